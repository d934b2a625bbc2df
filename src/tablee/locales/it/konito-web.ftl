### What the page of Konito says.

## Teams and the track

web-konito-you = Tu
web-konito-level-green = Verde, facile
web-konito-level-orange = Giallo, medio
web-konito-level-red = Rosso, difficile
# Printed on the track and on the back of the cards, in every language.
web-konito-defi = Défi
# $pawns says where every pawn stands.
web-konito-track = Il percorso, { $squares } caselle. { $pawns }
# $team is the name of a team or of a player.
web-konito-pawn-at = { $team }: casella { $square }
web-konito-at-square = casella { $square } di { $squares }
web-konito-seconds = { $seconds ->
    [one] ancora { $seconds } secondo
   *[other] ancora { $seconds } secondi
}

## Before the sand runs

# $names are those who guess.
web-konito-start-when-ready = La sabbia scorre per { $names } appena vuoi.
web-konito-chooses-partner = { $name } sceglie chi indovina.
web-konito-you-will-guess = Stai per indovinare. La sabbia non scorre ancora.
web-konito-you-will-judge = Stai per ascoltare e giudicare. La sabbia non scorre ancora.
web-konito-earphones = Se il tuo dispositivo legge lo schermo ad alta voce, usa le cuffie: svela i finali.

## The Reader

web-konito-face = Carta { $level }, { $lines } espressioni
# Stands below the number itself.
web-konito-faces = { $faces ->
    [one] faccia
   *[other] facce
}
# How many faces.
web-konito-faces-done = complete: { $faces }
web-konito-read = leggi
web-konito-found = trovata
web-konito-touch-found = tocca ciò che è trovato
web-konito-read-out = Leggi ad alta voce: { $start }
web-konito-accept = Trovata: { $start } { $end }
web-konito-clue = Un indizio per chi indovina
web-konito-clue-sent = Inviato: { $text }
web-konito-not-sent = Non inviato.
# $words are words of a clue.
web-konito-held = Della stessa famiglia di una parola da trovare: { $words }.
web-konito-contested-count = Contestazioni: { $count }. Si decide dopo il turno.

## A team-mate

web-konito-guess-the-ends = Indovina i finali
web-konito-say-the-ends = Di’ i finali ad alta voce
web-konito-listen = Ascolta: parla { $name }
web-konito-read-so-far = Letto finora
web-konito-not-read-yet = Non ancora lette su questa faccia: { $count }
web-konito-still-to-find = Ancora da trovare su questa faccia: { $count }
web-konito-clue-is = { $name }: «{ $text }»
web-konito-guesses = Tentativi
web-konito-guess-yes = sì
web-konito-guess-almost = quasi!
web-konito-guess-no = no
web-konito-your-guess = La tua risposta
web-konito-say-it = Dillo

## The others, and objections

web-konito-you-judge = Giudichi tu
web-konito-their-card = La carta in gioco
web-konito-hidden-from-guessers = nascosta a chi indovina
web-konito-ends-hidden = ciò che è letto e trovato
web-konito-not-read = non ancora letta
web-konito-said = Detto e scritto
web-konito-clue-short = indizio: «{ $text }»
web-konito-contest = Contesta
web-konito-contest-later = Puoi contestare ciò che vale come trovato, qui o dopo il turno.
web-konito-contest-what = Che cosa contesti?
web-konito-contest-why = Qualcosa non va con «{ $end }»?
web-konito-contest-how = Chi legge la accetta, o il tavolo vota.
web-konito-reason = Motivo
web-konito-objection = Una contestazione
web-konito-objects = { $me ->
    [yes] Contesti ({ $reason }):
   *[no] { $name } contesta ({ $reason }):
}
web-konito-votes = Giusta: { $right } · sbagliata: { $wrong } · da votare: { $missing }
web-konito-waits-votes = In attesa degli altri. { $team }: si può accettare.

## The Défi

web-konito-picks = { $me ->
    [yes] Scegli 1, 2 o 3 per { $reader }
   *[no] { $name } sceglie per { $reader }
}
web-konito-defi-square = { $team }: casella sfida. La clessidra aspetta.
web-konito-defi-number = Il { $number }: la sfida di questo turno
web-konito-defi-card = Carta sfida, scoperta
web-konito-defi-card-back = Carta sfida, coperta
web-konito-nobody-saw = Un numero a caso: nessuno ha visto la carta.
web-konito-number = Numero { $number }
web-konito-everyone-sees-choice = Tutti vedono la tua scelta.
web-konito-needs = serve: { $needs }
web-konito-need-opponent = un avversario
web-konito-need-two_teammates = due che indovinano
web-konito-need-one_room = la stessa stanza
web-konito-need-voice = una voce
web-konito-defi-starts = { $me ->
    [yes] La sabbia scorre quando giri la clessidra.
   *[no] La sabbia scorre quando { $name } gira la clessidra.
}

## The end of a turn, and of the game

web-konito-advances = { $team }: avanti di { $steps }
web-konito-stays = { $team }: sempre alla casella { $square }
# $level is a colour and how hard it is.
web-konito-lands = Casella { $square }: { $level }.
web-konito-lands-defi = Casella { $square }: { $level }, con una sfida la prossima volta.
web-konito-lands-finish = Il traguardo.
web-konito-cards-of-turn = Le carte di questo turno
web-konito-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
web-konito-heap-both = entrambe le facce
web-konito-heap-one = una faccia
web-konito-heap-none = nessuna faccia
web-konito-faces-of-turn = Le facce
# $count: how many expressions stand on the face besides the first.
web-konito-and-others = completa, altre { $count }
web-konito-passed = saltata
web-konito-taken-back = ritirata
web-konito-time-up = tempo scaduto, { $found } su { $all }
web-konito-next-reads = { $me ->
    [yes] Poi leggi tu
   *[no] Poi legge { $name }
}
web-konito-next-turn = Turno successivo
web-konito-to-the-end = Chiudi la partita
# $names are those who have won.
web-konito-won = { $names }: al traguardo!
web-konito-won-together = Ce l’avete fatta, insieme!
web-konito-after-turns = Turni: { $turns }
web-konito-ranking = Classifica
# Everyone has lost, together.
web-konito-end-out-of-turns = I turni sono finiti prima del traguardo.
# How far a pawn has come.
web-konito-score = { $points ->
    [one] { $points } casella
   *[other] { $points } caselle
}

## Before the start

web-konito-bots-hear-nothing = A questo tavolo si risponde a voce, e i bot non sentono nulla: non possono né leggere né indovinare. Con i bot è meglio scrivere.
web-konito-rather-type = Meglio scrivere
web-konito-deck = Mazzo
web-konito-deck-why = si indovina nella sua lingua
web-konito-deck-of = { $language }, { $cards } carte
web-konito-teams = Squadre
web-konito-shuffle = Mescola le squadre
web-konito-move = Sposta { $name }…
web-konito-move-to = sposta…
web-konito-place-of = posto di { $name }
web-konito-form-teams = Squadre di due o più, una pedina ciascuna.
web-konito-form-three = In tre, una pedina a testa: chi legge sceglie ogni volta con chi.
web-konito-form-together = Insieme contro il percorso: una pedina, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}.
web-konito-form-solo = Il tavolo legge, una persona indovina: una pedina, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}.
web-konito-form-none = In questo numero non si può giocare così.
web-konito-option-form = Forma di gioco
web-konito-option-form-why = gli uni contro gli altri o insieme
web-konito-option-form-usual = secondo il numero
web-konito-option-form-solo = da soli: legge il tavolo
web-konito-option-form-teams = squadre
web-konito-option-form-three = in tre
web-konito-option-form-together = insieme
web-konito-option-teams = Quante squadre
web-konito-option-teams-why = tre da sei persone in su
web-konito-option-tiles = Lunghezza del percorso
web-konito-option-tiles-why = tessere di tre caselle, da 2 a 15
web-konito-option-tiles-usual = solito
web-konito-option-challenges = Caselle sfida
web-konito-option-challenges-why = lì si legge con una regola speciale
web-konito-option-judging = Dove giocate
web-konito-option-judging-why = chi decide che cosa è trovato; i bot capiscono solo ciò che è scritto
web-konito-option-judging-typed = a distanza: per iscritto
web-konito-option-judging-voice = attorno al tavolo: a voce
web-konito-option-others_see_ends = Gli altri vedono i finali
web-konito-option-others_see_ends-why = per giudicare; altrimenti indovinano in silenzio
web-konito-option-seconds = Secondi della clessidra
web-konito-option-seconds-why = da 10 a 600, di solito 60
web-konito-option-turn_limit = Turni per squadra
web-konito-option-turn_limit-why = da 1 a 50, poi vince chi è più avanti; di solito senza limite
web-konito-option-turn_limit-usual = solito
web-konito-option-fresh = Prima le carte nuove
web-konito-option-fresh-why = nella prossima partita le carte viste escono per ultime
