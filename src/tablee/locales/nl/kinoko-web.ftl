### What the page of Kinoko says.

web-kinoko-forbidden = Verboden
web-kinoko-your-family = Jouw familie
web-kinoko-round = Ronde { $round }
web-kinoko-points = { $points } van de { $goal } punten
web-kinoko-dice = Dobbelstenen
web-kinoko-dock = Wat je kunt doen
# $mushroom is a kind of mushroom, $place where the card lies, $value is 1, 2 or 3.
web-kinoko-card = { $value }, { $mushroom }, { $place }
web-kinoko-card-known = { $value }, dicht, je kent hem: { $mushroom }, { $place }
web-kinoko-card-back = { $value }, dicht, { $place }
web-kinoko-choose-die = kies een dobbelsteen
web-kinoko-choose-first = kies de eerste kaart
web-kinoko-choose-second = kies de tweede kaart
web-kinoko-choose-swap = de twee verwisselen?
web-kinoko-choose-peek = kies een kaart om te bekijken
web-kinoko-choose-set = kies met welke set je verwisselt
web-kinoko-close = zet de ronde stop of beëindig je beurt
web-kinoko-die-number = Verwissel { $value } met { $value }
web-kinoko-die-blank = Doe niets
web-kinoko-die-peek = Bekijk een kaart
web-kinoko-die-sets = Verwissel sets
web-kinoko-die-reroll = Gooi opnieuw
web-kinoko-other-die = Andere dobbelsteen
web-kinoko-swap = Verwissel
web-kinoko-swap-sets = Verwissel sets
web-kinoko-end-turn = Einde beurt
# The last space is U+00A0: two lines on a narrow button.
web-kinoko-announce = Stop de ronde
web-kinoko-announce-later = Stop de ronde: na je actie
web-kinoko-announce-sure = Zet je de ronde stop?
web-kinoko-announce-claim = Jouw familie: { $mushroom }. Je zegt dat alle drie bij elkaar liggen, op één plek.
web-kinoko-announce-right = voor jou als het klopt, en voor alle anderen van wie de drie bij elkaar liggen. Een verboden kaart in de hand kost een punt.
web-kinoko-announce-wrong = voor elk van de anderen als het niet klopt.
web-kinoko-not-yet = Nog niet
web-kinoko-reveal-right = { $me ->
    [yes] Jouw drie liggen bij elkaar!
   *[no] { $name } heeft gelijk: de drie liggen bij elkaar!
}
web-kinoko-reveal-wrong = { $me ->
    [yes] Deze keer niet: jouw drie liggen verspreid.
   *[no] Deze keer niet: de drie van { $name } liggen verspreid.
}
web-kinoko-gathered = bij elkaar, { $place }
web-kinoko-lost = verboden kaart in de hand: { $species }
web-kinoko-stays-at-zero = blijft op 0
web-kinoko-option-aid = Wat de tafel voor je onthoudt
web-kinoko-option-aid-why = hulp voor het geheugen, voor iedereen gelijk
web-kinoko-option-aid-memory = niets: speel uit je hoofd
web-kinoko-option-aid-seen = wat je hebt gezien
web-kinoko-option-aid-deduced = ook wat daaruit volgt
web-kinoko-option-gathered_scores_anyway = Drie bij elkaar telt toch
web-kinoko-option-gathered_scores_anyway-why = na een foute aankondiging levert drie bij elkaar 2 punten op in plaats van 1
web-kinoko-option-tie_break = Wie bij gelijkspel wint
web-kinoko-option-tie_break-why = als meerdere spelers tegelijk vier punten halen
web-kinoko-option-tie_break-last_to_stop = wie het laatst een ronde stopzette
web-kinoko-option-tie_break-last_round = alleen wie de laatste ronde stopzette
