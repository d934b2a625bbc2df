### Everything Kinoko says.
###
### $name is a player's name, $value is 1, 2 or 3.
### $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $place, $a and $b are places, as the messages kinoko-place-… name them.
### $mushroom is a kind of mushroom, as kinoko-mushroom names it.
###
### Words: fungo, famiglia, colore proibito, serie and fila are the rulebook's. The rulebook calls both a round and a
### player's turn "turno"; here a round is always "manche" and "turno" is a player's turn.
### To announce is "fermare la manche" on the table, "annunciare" in the rules.
### "Carta { $value }" avoids the article, which would be l’1 but il 2.

kinoko = Kinoko

## The six kinds. The letters R O Y G B P are the same in every language, like a chessboard's coordinates.

kinoko-colour-R = rosso
kinoko-colour-O = arancione
kinoko-colour-Y = giallo
kinoko-colour-G = verde
kinoko-colour-B = blu
kinoko-colour-P = viola

kinoko-species-R = amanita
kinoko-species-O = gallinaccio
kinoko-species-Y = spugnola
kinoko-species-G = campanella
kinoko-species-B = lattario
kinoko-species-P = laccaria

# $species and $colour come from the messages above.
kinoko-mushroom = { $species } ({ $colour })

## Places

kinoko-place-own = la tua mano
kinoko-place-hand = mano di { $name }
kinoko-place-upper = fila in alto
kinoko-place-lower = fila in basso

## The table as a picture

kinoko-round = Manche { $round }
kinoko-race = si gioca fino a { $goal } punti
kinoko-you = Tu
kinoko-forbidden = Colore proibito: { $mushroom }
kinoko-your-family = La tua famiglia: { $mushroom }
kinoko-dice = Dadi: { $dice }
kinoko-face-1 = 1
kinoko-face-2 = 2
kinoko-face-3 = 3
kinoko-face-blank = vuota
kinoko-face-reroll = rilancia
kinoko-face-peek = sbircia
kinoko-face-sets = serie
kinoko-legend = In gioco: { $kinds }
kinoko-turn-of = { $me ->
    [yes] Tocca a te
   *[no] Tocca a { $name }
}

## What one may do

kinoko-ask-die = Tocca a te, scegli un dado
kinoko-ask-close = Fermi la manche o termini il turno?
kinoko-ask-first = Quali due carte? La prima…
kinoko-ask-second = … e la seconda
kinoko-ask-peek = Quale carta sbirci?
kinoko-ask-sets = Quale serie prendi?
kinoko-offer-number = { $value }: scambia due carte di valore { $value }
kinoko-offer-peek = Sbircia: guarda una carta
kinoko-offer-sets = Serie: scambia le tue tre carte con un’altra serie
kinoko-offer-reroll = Rilancia: tira di nuovo tutti e tre i dadi
kinoko-offer-pass = Vuota: non fare nulla
kinoko-offer-place = { $place }
kinoko-offer-card = { $place }: carta { $value }
kinoko-offer-end-turn = Termina il turno
kinoko-offer-announce = Ferma la manche: i miei tre sono insieme

## What happened

kinoko-told-colours = In gioco: { $mushrooms }.
kinoko-told-starter = { $me ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
}
kinoko-told-family = Le carte sono distribuite. Colore proibito in questa manche: { $forbidden }. La tua famiglia: { $family }.
kinoko-told-forbidden = Le carte sono distribuite. Colore proibito in questa manche: { $forbidden }.
kinoko-told-roll = { $me ->
    [yes] Tiri i dadi: { $dice }.
   *[no] { $name } tira i dadi: { $dice }.
}
kinoko-told-swap = { $me ->
    [yes] Scambi le carte di valore { $value }: { $a } ↔ { $b }.
   *[no] { $name } scambia le carte di valore { $value }: { $a } ↔ { $b }.
}
kinoko-told-swap-sets = { $me ->
    [yes] Scambi le serie: { $a } ↔ { $b }.
   *[no] { $name } scambia le serie: { $a } ↔ { $b }.
}
kinoko-told-peek = { $me ->
    [yes] Sbirci la carta { $value } ({ $place }): { $mushroom }.
   *[no] { $name } sbircia la carta { $value } ({ $place }).
}
kinoko-told-reroll = { $me ->
    [yes] Rilanci i dadi.
   *[no] { $name } rilancia i dadi.
}
kinoko-told-pass = { $me ->
    [yes] In questo turno non fai nulla.
   *[no] In questo turno { $name } non fa nulla.
}
kinoko-told-announce = { $me ->
    [yes] Fermi la manche!
   *[no] { $name } ferma la manche!
}

## The reveal

kinoko-reveal-right = { $me ->
    [yes] I tuoi tre sono insieme: { $mushroom }, { $place }.
   *[no] { $name } ha ragione, i tre sono insieme: { $mushroom }, { $place }.
}
kinoko-reveal-wrong = { $me ->
    [yes] Stavolta no, i tuoi tre sono separati: { $mushroom }.
   *[no] Stavolta no, i tre di { $name } sono separati: { $mushroom }.
}
kinoko-reveal-limit = La manche arriva al suo limite: nessun punto.
kinoko-reveal-family = { $me ->
    [yes] Tu: { $mushroom }
   *[no] { $name }: { $mushroom }
}
kinoko-reveal-together = insieme ({ $place })
kinoko-reveal-gains = +{ $points }
kinoko-reveal-loses = −1 per il colore proibito
kinoko-reveal-stays = resta a 0
kinoko-reveal-score = { $points ->
    [one] ora { $points } punto
   *[other] ora { $points } punti
}

## The end

kinoko-won-points = { $me ->
    [yes] Vinci con { $points } punti.
   *[no] { $name } vince con { $points } punti.
}
kinoko-won-last-stop = { $me ->
    [yes] Parità a { $points } punti. Vince chi ha fermato una manche più di recente: tu.
   *[no] Parità a { $points } punti. Vince chi ha fermato una manche più di recente: { $name }.
}
# $names is a list of names.
kinoko-won-shared = Parità a { $points } punti: { $names } condividono la vittoria.

## Why an action is refused

refusal-kinoko-choose-a-die-first = Prima scegli un dado ed esegui la sua azione.
refusal-kinoko-action-is-done = Hai già fatto la tua azione in questo turno: ferma la manche o termina il turno.
refusal-kinoko-not-on-the-dice = Nessuno dei dadi lo mostra.
refusal-kinoko-no-such-place = Quel luogo non c’è a questo tavolo.
refusal-kinoko-same-place = Per uno scambio servono due luoghi diversi.
refusal-kinoko-own-set = Quella serie è la tua: scegline un’altra.
refusal-kinoko-no-such-value = I funghi hanno i valori 1, 2 e 3.
refusal-kinoko-unknown-action = In Kinoko questo non si può fare.

## Facts that simulations count

kinoko-fact-rounds = manche per partita
kinoko-fact-turns = turni per manche
kinoko-fact-right = annunci giusti

## The bots

kinoko-bot-random = sceglie una cosa qualsiasi, ferma la manche per capriccio
kinoko-bot-simple = ricorda ciò che ha visto, riunisce la sua famiglia, ferma la manche quando è abbastanza sicuro
kinoko-bot-chick = Pulcino: la prima partita di un bambino, dimentica subito ciò che non si vede più
kinoko-bot-squirrel = Scoiattolo: gioca volentieri, dimentica un po’ e qualcosa gli sfugge
kinoko-bot-fox = Volpe: ricorda tutto, pensa una mossa avanti
kinoko-bot-owl = Gufo: gioca da esperto, intuisce che cosa raccolgono gli altri

## Options of a table

kinoko-option-aid = che cosa il tavolo ricorda per i suoi giocatori: memory, seen o deduced (K28)
kinoko-option-starter = il posto che comincia la prima manche; se non è indicato, si sorteggia (K8)
kinoko-option-dice = le facce dei tre dadi (K11)
kinoko-option-gathered_scores_anyway = dopo un annuncio sbagliato, gli altri che hanno i loro tre funghi insieme prendono 2 punti invece di 1 (K22)
kinoko-option-round_limit = turni dopo i quali una manche finisce senza punti (K24)
kinoko-option-tie_break = chi vince in caso di parità: last_to_stop o last_round (K26)

## Why a bot does something. $me says whether it is advice to the reader; else the bot speaks of itself.
## $chance, $before and $after are per cent.

kinoko-why-calls = { $me ->
    [yes] I tuoi tre sono insieme: { $chance } %.
   *[no] I miei tre sono insieme, credo: { $chance } %.
}
kinoko-why-together = { $me ->
    [yes] I tuoi tre sono insieme al { $chance } %.
   *[no] I miei tre sono insieme al { $chance } %.
}
kinoko-why-weighed = Annunciare ora vince la partita al { $now } %, continuare al { $later } %.
kinoko-why-waits = { $me ->
    [yes] I tuoi tre sono insieme al { $chance } %: ancora poco.
   *[no] I miei tre sono insieme al { $chance } %: poco per me.
}
kinoko-why-gathers = { $me ->
    [yes] Avvicina i tuoi ({ $place }): tutti e tre insieme al { $chance } %.
   *[no] Avvicina i miei ({ $place }): tutti e tre insieme al { $chance } %.
}
kinoko-why-finds = { $me ->
    [yes] Ti mostra una carta { $value } che forse è tua: { $chance } %.
   *[no] Mi mostra una carta { $value } che forse è mia: { $chance } %.
}
kinoko-why-parts = Sembra che { $name } raccolga { $mushroom } ({ $chance } %): così restano separati.
kinoko-why-sheds = { $me ->
    [yes] Un fungo proibito nella tua mano diventa meno probabile: { $before } %, poi { $after } %.
   *[no] Un fungo proibito nella mia mano diventa meno probabile: { $before } %, poi { $after } %.
}
kinoko-why-looks = { $me ->
    [yes] La carta { $value } ({ $place }) forse è tua: { $chance } %.
   *[no] La carta { $value } ({ $place }) forse è mia: { $chance } %.
}
kinoko-why-rolls = Il prossimo lancio potrebbe essere migliore.
kinoko-why-bides = { $me ->
    [yes] Niente sui dadi è meglio per te.
   *[no] Niente sui dadi è meglio per me.
}
