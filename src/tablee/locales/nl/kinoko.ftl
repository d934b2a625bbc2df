### Everything Kinoko says.
###
### $name is a player's name, $value is 1, 2 or 3.
### $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $place, $a and $b are places, as the messages kinoko-place-… name them.
### $mushroom is a kind of mushroom, as kinoko-mushroom names it.
###
### Words: champignon, familie, verboden kleur, ronde, de ronde stopzetten, set and rij are the rulebook's.
### To announce is "de ronde stopzetten" on the table, "aankondigen" in the rules.

kinoko = Kinoko

## The six kinds. The letters R O Y G B P are the same in every language, like a chessboard's coordinates.

kinoko-colour-R = rood
kinoko-colour-O = oranje
kinoko-colour-Y = geel
kinoko-colour-G = groen
kinoko-colour-B = blauw
kinoko-colour-P = paars

kinoko-species-R = vliegenzwam
kinoko-species-O = cantharel
kinoko-species-Y = morielje
kinoko-species-G = klokje
kinoko-species-B = melkzwam
kinoko-species-P = fopzwam

# $species and $colour come from the messages above.
kinoko-mushroom = { $species } ({ $colour })

## Places

kinoko-place-own = jouw hand
kinoko-place-hand = hand van { $name }
kinoko-place-upper = bovenste rij
kinoko-place-lower = onderste rij

## The table as a picture

kinoko-round = Ronde { $round }
kinoko-race = we spelen tot { $goal } punten
kinoko-you = Jij
kinoko-forbidden = Verboden kleur: { $mushroom }
kinoko-your-family = Jouw familie: { $mushroom }
kinoko-dice = Dobbelstenen: { $dice }
kinoko-face-1 = 1
kinoko-face-2 = 2
kinoko-face-3 = 3
kinoko-face-blank = blanco
kinoko-face-reroll = opnieuw
kinoko-face-peek = kijken
kinoko-face-sets = sets
kinoko-legend = In het spel: { $kinds }
kinoko-turn-of = { $me ->
    [yes] Jij bent aan de beurt
   *[no] { $name } is aan de beurt
}

## What one may do

kinoko-ask-die = Jij bent aan de beurt, kies een dobbelsteen
kinoko-ask-close = Zet je de ronde stop, of beëindig je je beurt?
kinoko-ask-first = Welke twee kaarten? De eerste…
kinoko-ask-second = … en de tweede
kinoko-ask-peek = Welke kaart bekijk je?
kinoko-ask-sets = Welke set neem je?
kinoko-offer-number = { $value }: verwissel twee kaarten met waarde { $value }
kinoko-offer-peek = Kijken: bekijk één kaart
kinoko-offer-sets = Sets: verwissel je drie kaarten met een andere set
kinoko-offer-reroll = Opnieuw: gooi alle drie de dobbelstenen nog eens
kinoko-offer-pass = Blanco: doe niets
kinoko-offer-place = { $place }
kinoko-offer-card = { $place }: de { $value }
kinoko-offer-end-turn = Beëindig je beurt
kinoko-offer-announce = Zet de ronde stop: mijn drie liggen bij elkaar

## What happened

kinoko-told-colours = In het spel: { $mushrooms }.
kinoko-told-starter = { $me ->
    [yes] Jij begint.
   *[no] { $name } begint.
}
kinoko-told-family = De kaarten zijn gedeeld. Verboden kleur in deze ronde: { $forbidden }. Jouw familie: { $family }.
kinoko-told-forbidden = De kaarten zijn gedeeld. Verboden kleur in deze ronde: { $forbidden }.
kinoko-told-roll = { $me ->
    [yes] Je gooit: { $dice }.
   *[no] { $name } gooit: { $dice }.
}
kinoko-told-swap = { $me ->
    [yes] Je verwisselt de kaarten met waarde { $value }: { $a } ↔ { $b }.
   *[no] { $name } verwisselt de kaarten met waarde { $value }: { $a } ↔ { $b }.
}
kinoko-told-swap-sets = { $me ->
    [yes] Je verwisselt sets: { $a } ↔ { $b }.
   *[no] { $name } verwisselt sets: { $a } ↔ { $b }.
}
kinoko-told-peek = { $me ->
    [yes] Je bekijkt de { $value } ({ $place }): { $mushroom }.
   *[no] { $name } bekijkt de { $value } ({ $place }).
}
kinoko-told-reroll = { $me ->
    [yes] Je gooit opnieuw.
   *[no] { $name } gooit opnieuw.
}
kinoko-told-pass = { $me ->
    [yes] Je doet deze beurt niets.
   *[no] { $name } doet deze beurt niets.
}
kinoko-told-announce = { $me ->
    [yes] Je zet de ronde stop!
   *[no] { $name } zet de ronde stop!
}

## The reveal

kinoko-reveal-right = { $me ->
    [yes] Jouw drie liggen bij elkaar: { $mushroom }, { $place }.
   *[no] { $name } heeft gelijk, de drie liggen bij elkaar: { $mushroom }, { $place }.
}
kinoko-reveal-wrong = { $me ->
    [yes] Deze keer niet, jouw drie liggen verspreid: { $mushroom }.
   *[no] Deze keer niet, de drie van { $name } liggen verspreid: { $mushroom }.
}
kinoko-reveal-limit = De ronde bereikt de limiet: geen punten.
kinoko-reveal-family = { $me ->
    [yes] Jij: { $mushroom }
   *[no] { $name }: { $mushroom }
}
kinoko-reveal-together = bij elkaar ({ $place })
kinoko-reveal-gains = +{ $points }
kinoko-reveal-loses = −1 voor de verboden kleur
kinoko-reveal-stays = blijft op 0
kinoko-reveal-score = { $points ->
    [one] nu { $points } punt
   *[other] nu { $points } punten
}

## The end

kinoko-won-points = { $me ->
    [yes] Je wint met { $points } punten.
   *[no] { $name } wint met { $points } punten.
}
kinoko-won-last-stop = { $me ->
    [yes] Gelijkspel met { $points } punten. Jij zette als laatste een ronde stop: je wint.
   *[no] Gelijkspel met { $points } punten. { $name } zette als laatste een ronde stop en wint.
}
# $names is a list of names.
kinoko-won-shared = Gelijkspel met { $points } punten: { $names } delen de overwinning.

## Why an action is refused

refusal-kinoko-choose-a-die-first = Kies eerst een dobbelsteen en voer de actie uit.
refusal-kinoko-action-is-done = Je hebt je actie deze beurt al gehad: zet de ronde stop of beëindig je beurt.
refusal-kinoko-not-on-the-dice = Dat staat op geen van de dobbelstenen.
refusal-kinoko-no-such-place = Die plek is er niet aan deze tafel.
refusal-kinoko-same-place = Om te verwisselen heb je twee verschillende plekken nodig.
refusal-kinoko-own-set = Die set is van jou: kies een andere.
refusal-kinoko-no-such-value = Champignons hebben de waarden 1, 2 en 3.
refusal-kinoko-unknown-action = Dat kan niet in Kinoko.

## Facts that simulations count

kinoko-fact-rounds = rondes per spel
kinoko-fact-turns = beurten per ronde
kinoko-fact-right = aankondigingen die kloppen

## The bots

kinoko-bot-random = kiest zomaar iets, zet de ronde stop in een opwelling
kinoko-bot-simple = onthoudt wat hij heeft gezien, brengt zijn familie bij elkaar, zet de ronde stop als hij vrij zeker is
kinoko-bot-chick = Kuiken: het eerste spel van een kind, vergeet meteen wat niet meer te zien is
kinoko-bot-squirrel = Eekhoorn: doet vrolijk mee, vergeet een beetje en ziet wel eens iets over het hoofd
kinoko-bot-fox = Vos: onthoudt alles, denkt één stap vooruit
kinoko-bot-owl = Uil: speelt als een expert, raadt wat anderen verzamelen

## Options of a table

kinoko-option-aid = wat de tafel voor de spelers onthoudt: memory, seen of deduced (K28)
kinoko-option-starter = de stoel waar de eerste ronde begint; geloot als er geen is genoemd (K8)
kinoko-option-dice = de vlakken van de drie dobbelstenen (K11)
kinoko-option-gathered_scores_anyway = na een foute aankondiging krijgen anderen van wie de drie bij elkaar liggen 2 punten in plaats van 1 (K22)
kinoko-option-round_limit = aantal beurten waarna een ronde zonder punten eindigt (K24)
kinoko-option-tie_break = wie bij gelijkspel wint: last_to_stop of last_round (K26)

## Why a bot does something. $me says whether it is advice to the reader; else the bot speaks of itself.
## $chance, $before and $after are per cent.

kinoko-why-calls = { $me ->
    [yes] Je drie liggen bij elkaar: { $chance } %.
   *[no] Mijn drie liggen bij elkaar, denk ik: { $chance } %.
}
kinoko-why-together = { $me ->
    [yes] Je drie liggen met { $chance } % bij elkaar.
   *[no] Mijn drie liggen met { $chance } % bij elkaar.
}
kinoko-why-weighed = Nu aankondigen wint het spel met { $now } %, doorgaan met { $later } %.
kinoko-why-waits = { $me ->
    [yes] Je drie liggen met { $chance } % bij elkaar: nog te weinig.
   *[no] Mijn drie liggen met { $chance } % bij elkaar: te weinig voor mij.
}
kinoko-why-gathers = { $me ->
    [yes] Dit brengt de jouwe dichter bij elkaar ({ $place }): alle drie samen met { $chance } %.
   *[no] Dit brengt de mijne dichter bij elkaar ({ $place }): alle drie samen met { $chance } %.
}
kinoko-why-finds = { $me ->
    [yes] Dit laat je een { $value } zien die misschien van jou is: { $chance } %.
   *[no] Dit laat me een { $value } zien die misschien van mij is: { $chance } %.
}
kinoko-why-parts = { $name } verzamelt zo te zien { $mushroom } ({ $chance } %): dit houdt ze uit elkaar.
kinoko-why-sheds = { $me ->
    [yes] Een verboden champignon in jouw hand wordt minder waarschijnlijk: { $before } %, dan { $after } %.
   *[no] Een verboden champignon in mijn hand wordt minder waarschijnlijk: { $before } %, dan { $after } %.
}
kinoko-why-looks = { $me ->
    [yes] De { $value } ({ $place }) is misschien van jou: { $chance } %.
   *[no] De { $value } ({ $place }) is misschien van mij: { $chance } %.
}
kinoko-why-rolls = De volgende worp is misschien beter.
kinoko-why-bides = { $me ->
    [yes] Niets op de dobbelstenen is beter voor jou.
   *[no] Niets op de dobbelstenen is beter voor mij.
}
