### Everything Konito says.
###
### $name is a player's name; $me is "yes" when the sentence speaks to that very player, "no" when it speaks of somebody else.
### $theme, $start and $end are the parts of an expression, in the deck's own language. $team is the name
### of a team, or of a player.

konito = Konito

## The table as a picture

konito-turn = Turno { $turn }
konito-turn-of = Turno { $turn } di { $most }
konito-reads = { $me ->
    [yes] Leggi tu
   *[no] Legge { $name }
}
konito-legend = 1 facile · 2 medio · 3 difficile · ! sfida · # traguardo
konito-team-0 = Volpi
konito-team-1 = Gufi
konito-team-2 = Lontre
konito-everyone = Tutti insieme
konito-challenge = Sfida: { $text }
konito-hidden = non ancora letta
konito-hint = Indizio: { $text }

## What one may do

konito-ask-partner = Chi indovina con te?
konito-ask-number = Scegli un numero per la sfida
konito-ask-start = Tutto pronto?
konito-ask-reading = Che cosa fai?
konito-ask-review = Il turno è finito
konito-offer-partner = { $name }
konito-offer-number = { $number }
konito-offer-start = Gira la clessidra
konito-offer-read_out = Leggi ad alta voce: { $theme }: { $start }…
konito-offer-got = Indovinata: { $start } → { $end }
konito-offer-say = Scrivi un indizio
konito-offer-guess = Scrivi una risposta
konito-offer-pass_face = Salta questa faccia
konito-offer-contest = Contesta «{ $end }»: { $reason }
konito-offer-concede = Accetta la contestazione
konito-offer-vote-right = La contestazione è giusta
konito-offer-vote-wrong = La contestazione è sbagliata
konito-offer-next = Vai al turno successivo
konito-reason-banned_word = una parola proibita
konito-reason-translation = una traduzione
konito-reason-wrong_tap = non è stata indovinata

## What happened

konito-told-first = { $me ->
    [yes] Cominci tu a leggere.
   *[no] Comincia { $name } a leggere.
}
konito-told-track = Il percorso ha { $squares } caselle.
konito-told-partner = { $me ->
    [yes] In questo turno indovini tu.
   *[no] In questo turno indovina { $name }.
}
konito-told-number = Numero scelto: { $number }.
konito-told-start = La sabbia scorre: { $seconds } secondi.
konito-told-read = { $theme }: { $start }…
konito-told-got = Trovata: { $start } { $end }.
konito-told-said = Indizio: { $text }
konito-told-guess = { $name }: { $text }
konito-told-almost = Quasi!
konito-told-complete = Questa faccia è completa.
konito-told-passed = Si salta questa faccia.
konito-told-time = La sabbia è finita. Facce complete: { $faces }.
konito-told-heaps = Carte: { $both } con entrambe le facce indovinate, { $one } con una, { $none } con nessuna.
konito-told-contest = { $name } contesta «{ $end }»: { $reason }.
konito-told-upheld = La contestazione è giusta: «{ $end }» non vale.
konito-told-rejected = La contestazione è sbagliata: «{ $end }» vale.
konito-told-moved = { $team }: ora alla casella { $square }.

## The end

konito-won-finish = { $names }: traguardo raggiunto!
konito-won-out-of-turns = I turni sono finiti, { $squares ->
    [one] a una casella dal traguardo.
   *[other] a { $squares } caselle dal traguardo.
} Subito un’altra partita?
konito-won-turn-limit = I turni sono finiti. Più avanti di tutti: { $names }!

## Why an action is refused

refusal-konito-not-now = Questo adesso non si può fare.
refusal-konito-not-your-role = In questo turno tocca a qualcun altro.
refusal-konito-time-is-up = Il tempo è scaduto.
refusal-konito-time-runs-backwards = Il tempo non può andare all’indietro.
refusal-konito-still-time = C’è ancora sabbia.
refusal-konito-no-time-given = In questo gioco ogni mossa dice quando è stata fatta.
refusal-konito-no-such-line = Quella riga non c’è su questa faccia.
refusal-konito-already-guessed = Questa è già stata indovinata.
refusal-konito-already-read = Questa è già stata letta.
refusal-konito-banned-word = Quella parola fa parte della risposta. Dillo in un altro modo.
refusal-konito-empty-text = Scrivi qualcosa.
refusal-konito-text-too-long = È troppo lungo.
refusal-konito-not-a-partner = Scegli un’altra persona a questo tavolo.
refusal-konito-not-guessed = Si può contestare solo ciò che vale come indovinato.
refusal-konito-contested-already = Qualcuno l’ha già contestata.
refusal-konito-voted-already = Hai già votato.
refusal-konito-objection-is-open = Prima bisogna risolvere una contestazione.
refusal-konito-unknown-action = In Konito questo non si può fare.

## Facts that simulations count

konito-fact-turns = turni per partita
konito-fact-faces = facce complete per turno
konito-fact-finished = partite che arrivano al traguardo

## The bots

konito-bot-random = fa una cosa qualsiasi
konito-bot-weak = conosce un’espressione su tre
konito-bot-simple = conosce due espressioni su tre
konito-bot-strong = conosce nove espressioni su dieci
konito-bot-chick = Pulcino: la prima partita di un bambino, conosce poche di quelle difficili
konito-bot-squirrel = Scoiattolo: gioca volentieri e ne conosce una su due
konito-bot-fox = Volpe: gioca con attenzione e ne conosce la maggior parte
konito-bot-owl = Gufo: gioca da maestro e le conosce quasi tutte
konito-bot-prompter = Suggeritore: dice che cosa leggere e quale indizio dare, e non indovina niente

## Why a bot did what it did, in its own words

konito-why-knew = { $hints ->
    [0] «{ $text }»: questa la conoscevo.
    [1] «{ $text }»: l’indizio me l’ha fatta tornare in mente.
   *[other] «{ $text }»: mi è tornata in mente dopo { $hints } indizi.
}
konito-why-unsure = «{ $text }»? Avevo un dubbio: { $expressions } espressioni cominciano così.
konito-why-slipped = «{ $text }» è la prima cosa che mi è venuta in mente.
konito-why-tried_luck = { $told ->
    [yes] Non la conoscevo, così ho provato «{ $text }», che comincia con «{ $letters }».
   *[no] Non la conoscevo, così ho provato «{ $text }», sul tema «{ $theme }».
}
konito-why-read_first = Una faccia nuova: la sua prima espressione.
konito-why-read_on = { $found ->
    [yes] È trovata: avanti con la successiva.
   *[no] { $seconds ->
        [0] Non ancora trovata: intanto la successiva.
       *[other] Nessuna risposta da { $seconds } secondi: intanto la successiva.
    }
}
konito-why-gave_hint = { $seconds ->
    [0] Indizio numero { $number } per questa.
   *[other] Nessuna risposta da { $seconds } secondi: indizio numero { $number } per questa.
}
konito-why-same_words = «{ $text }» ha le parole giuste in un’altra forma.
konito-why-gave_up = { $hints ->
    [0] Nessuno trova il resto.
    [1] Nessuno trova il resto, nemmeno con un indizio.
   *[other] Nessuno trova il resto, nemmeno con { $hints } indizi.
}
konito-why-cannot_hear = Non posso sentirvi: quando legge un bot, le risposte vanno scritte.
konito-why-furthest_back = { $behind ->
    [0] Le pedine sono alla pari: va bene chiunque.
    [1] { $me ->
        [yes] Quella pedina è una casella dietro l’altra: dividere con lei ti costa di meno.
       *[no] Quella pedina è una casella dietro l’altra: dividere con lei mi costa di meno.
    }
   *[other] { $me ->
        [yes] Quella pedina è { $behind } caselle dietro l’altra: dividere con lei ti costa di meno.
       *[no] Quella pedina è { $behind } caselle dietro l’altra: dividere con lei mi costa di meno.
    }
}
konito-why-any_number = Nessuno ha visto la carta: un numero vale l’altro.
konito-why-just_likes = Non avevo un piano, ne avevo voglia.
konito-why-nobody_typed = { $guesses ->
    [1] L’unica risposta scritta non ci va vicino.
   *[other] Nessuna delle { $guesses } risposte ci va vicino.
}
konito-why-judged-typed = Qualcuno l’ha scritta.
konito-why-judged-near = È stato scritto qualcosa di molto vicino.
konito-why-judged-nothing_near = Niente di ciò che è stato scritto ci va vicino.
konito-why-judged-unheard = Qui non si sa che cosa è stato detto a voce; nel dubbio vale.
konito-why-judged-clean = Nessun indizio aveva una parola della famiglia della risposta.

## Options of a table

konito-option-deck = il mazzo: en/starter, fr/starter, oppure uno tuo da un file, @FILE.csv (N28)
konito-option-form = la forma di gioco: teams, three, together o solo; se non è indicata, dipende dal numero di giocatori (N23, N24)
konito-option-teams = numero di squadre: 2 o 3 (N8)
konito-option-tiles = numero di tessere del percorso, da 2 a 15 (N6)
konito-option-challenges = se le tessere stanno con la casella sfida in vista (N6)
konito-option-track = un percorso tutto tuo, tessera per tessera, come 1, 4b, 15 (N6)
konito-option-judging = typed: il tavolo confronta le risposte; voice: chi legge tocca ciò che è stato detto, e i bot non sentono nulla (N25)
konito-option-others_see_ends = se le altre squadre vedono la faccia e i suoi finali, per giudicare (N12)
konito-option-fresh = se le carte che lo stesso gruppo ha già visto in partite precedenti escono per ultime
konito-option-seen = carte che questo gruppo ha già visto
konito-option-seconds = quanto dura la clessidra (N11)
konito-option-turn_limit = quanti turni ha ciascuna squadra prima che vinca chi è più avanti, da 1 a 50; senza un numero non c’è fine, e insieme sono 6 (N29)

## Faults of a deck. $what is the word or number concerned, $other another line of the file.

konito-fault-columns = la prima riga deve essere { $what }
konito-fault-cells = celle: { $what }; devono essere 9
konito-fault-csv = non è una riga leggibile di un foglio di calcolo: { $what }
konito-fault-no-cards = non ci sono carte
konito-fault-empty = «{ $what }» è vuoto
konito-fault-face = «{ $what }» non è una faccia; le facce sono a e b
konito-fault-level = «{ $what }» non è un livello; i livelli sono green, orange e red
konito-fault-theme = «{ $what }» non è un tema di questa lingua
konito-fault-start-too-long = l’inizio ha più di { $what } caratteri
konito-fault-end-too-long = il finale ha più di { $what } caratteri
konito-fault-end-in-start = il finale compare già nell’inizio o nel tema: { $what }
konito-fault-two-levels = la carta { $what } ha un altro livello alla riga { $other }
# $what is a face and two numbers: what there is, and what there should be.
konito-fault-count = numero sbagliato di espressioni su { $what }
konito-fault-double = questa espressione è già alla riga { $other }
konito-fault-nearly-double = questa espressione è quasi uguale a quella della riga { $other }
konito-fault-end-too-often = «{ $what }» è il finale di più di tre espressioni
konito-fault-need = «{ $what }» non è qualcosa di cui una sfida possa avere bisogno
konito-fault-challenge-length = una sfida ha da 1 a { $what } caratteri
konito-fault-challenge-number = «{ $what }»: le sfide di una carta sono numerate 1, 2, 3
konito-fault-challenge-count = la carta sfida { $what } deve avere tre sfide
konito-fault-no-such-deck = il mazzo «{ $what }» non esiste
