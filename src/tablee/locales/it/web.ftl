### What the pages say. $name is a player's name, $code a code of the table's or the server's.

## Games

web-kinoko = Kinoko
web-konito = Konito
web-tomkuni = Tom Kuni
web-kinoko-in-a-line = Vedi i funghi degli altri, mai i tuoi.
web-konito-in-a-line = Uno dice l’inizio, gli altri trovano il finale.
web-tomkuni-in-a-line = Il ludo in cui ci si spinge avanti a vicenda.
# A proverb that everyone knows, in two lines of at most ten letters, and its end in two lines.
web-konito-picture-1 = Chi va
web-konito-picture-2 = piano…
web-konito-picture-3 = va sano e
web-konito-picture-4 = va lontano!

## Home

web-home = Torna alla home
web-language = Lingua
web-play = Gioca
web-against-bots = contro i bot
web-open-table = Apri un tavolo
web-open-which = Quale gioco?
web-have-code = Ho un codice
web-join = Entra
web-back-to-table = Torna al tuo tavolo
web-guest = Ospite
web-arriving = Un attimo, il tuo posto sta arrivando…

## Joining

web-who-are-you = Come ti chiamiamo?
web-name = Il tuo nome
web-sit-down = Siediti
web-joining = Ti accompagniamo al tavolo…
web-close = Chiudi

## Before the start

web-table-of = Tavolo di { $name }
web-invite = Invita
web-code = Codice del tavolo
web-qr = Codice QR del link a questo tavolo
web-share = Condividi il link
web-copied = Il link è copiato.
web-seats = Posti
web-thats-you = sei tu
web-here = presente
web-away = assente
web-bot = Bot
web-free-seat = Posto libero
web-free-seat-why = per chi arriva
web-sit-here = Siediti qui
web-free-this-seat = Libera il posto di { $name }
web-bot-level = Livello di { $name }
web-swap-seat = Scambia il posto di { $name }
web-swap-with = Scambia i posti di { $name } e { $other }
web-swap-how = Tocca ora il posto con cui { $name } si scambia.
web-ready = tutto pronto
web-not-yet = non ancora
web-one-seat-more = Un posto in più
web-one-seat-less = Un posto in meno
web-watching = Pubblico: { $names }
web-how-we-play = Come giochiamo
web-everyone-sees = tutti vedono queste scelte
web-usual-rules = Le regole solite.
# $what names options.
web-unusual-rules = Diverso dal solito: { $what }
web-change-rules = Cambia
web-quiet-table = Tavolo silenzioso
web-quiet-table-why = solo reazioni, niente chat: ideale con i bambini
web-listed-table = Chiunque può trovare questo tavolo
web-listed-table-why = altrimenti solo chi ha il link o il codice
web-begins-when-ready = La partita comincia quando tutti sono pronti.
web-i-am-ready = Tutto pronto
web-not-ready-after-all = Ancora un attimo

## At the table

web-menu = Menu
web-rules = Regole
web-log = Che cosa è successo
web-at-the-table = Al tavolo
web-sound = Suono
web-your-turn = Tocca a te
web-turn-of = Tocca a { $name }
web-watching-now = Guardi la partita
web-say-something = Di’ qualcosa
web-send = Invia
web-somebody = Qualcuno
web-reacted = { $name }: { $what }
web-reaction-bravo = Complimenti!
web-reaction-laugh = Ah ah!
web-reaction-wow = Wow!
web-reaction-thanks = Grazie!
web-reaction-sorry = Scusate!
web-reaction-hurry = Dai!
web-reaction-heart = Con affetto
web-reaction-think = Mmm…
web-chosen = scelta
web-connection-lost = Connessione persa. Ti teniamo il posto.
web-reconnect = Riconnetti
web-bot-keeps-your-seat = Un bot gioca al posto tuo.
web-take-back = Riprendi il posto
web-paused = La partita è in pausa.
web-resume = Riprendi
web-question = Una richiesta a tutti
web-asks-undo = { $name } vorrebbe annullare l’ultima mossa.
web-asks-pause = { $name } vorrebbe fare una pausa.
web-agree = D’accordo
web-rather-not = Meglio di no
web-waiting-for-answers = Aspettiamo le risposte…
web-time-is-short = Il tuo tempo sta per finire.
# $time is written as minutes and seconds, 4:59.
web-time-left = Restano { $time }
web-more-time = Più tempo
web-rematch-is-open = C’è un’altra partita che aspetta.
web-follow = Andiamo
web-undo = Annulla
web-ask-undo = Chiedi di annullare
web-pause = Chiedi una pausa
web-fair = Prova di dadi regolari
web-options = Opzioni di questo tavolo
web-theme = Chiaro o scuro
web-theme-system = come il dispositivo
web-theme-light = chiaro
web-theme-dark = scuro
web-speed = Velocità
web-speed-1 = normale
web-speed-0-5 = rapida
web-speed-0 = immediata
web-speed-2 = lenta
web-letters = Lettere sulle carte
web-move-device = Passa a un altro dispositivo
web-move-device-how = Inquadra questo codice con l’altro dispositivo entro dieci minuti. Funziona una volta sola.
web-record = Scarica la registrazione
web-leave = Lascia il tavolo
web-over = La partita è finita
web-play-again = Gioca ancora
web-won = { $count ->
    [one] { $names } vince
   *[other] { $names } vincono
}
web-skip = Salta
web-next-round = Prossima manche
web-see-the-end = Guarda il tavolo
# $code is a code that no message explains.
web-refused = Non ha funzionato ({ $code }).

## What home lists

web-open-tables = Tavoli aperti
# $free is a number of seats.
web-free-seats = { $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
}
web-finished-games = Da rivedere

## On a television

web-television = Mostra su un televisore
# $address is typed into the television's browser.
web-television-how = Apri lì { $address }
web-tv-join = Siediti con il tuo telefono
web-tv-lost = Connessione persa. Nuovo tentativo…
web-tv-again = Un’altra partita? Scegliete «Gioca ancora» su un telefono.
# The key is F in every language.
web-tv-full-screen = Schermo intero (F)
# After a name on a plate.
web-plays = gioca
# $points is a number.
web-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Watching a game again

web-watch-again = Rivedi la partita
web-replay-eyes = Vista da
web-replay-all = tutto scoperto
web-replay-spectator = il pubblico
web-replay-moves = Mosse
# $move and $moves are numbers.
web-replay-move = Mossa { $move } di { $moves }
web-replay-first = All’inizio
web-replay-back = Indietro
web-replay-play = Fai scorrere
web-replay-stop = Ferma
web-replay-forward = Avanti
web-replay-last = Alla fine
web-replay-link = Copia il link a questa mossa
web-one-moment = Un momento…
web-to-the-table = Al tavolo

## Robots and hints

bot-chick = Pulcino
bot-chick-why = una prima partita
bot-squirrel = Scoiattolo
bot-squirrel-why = gioca in compagnia
bot-fox = Volpe
bot-fox-why = pensa prima
bot-owl = Gufo
bot-owl-why = un esperto
web-hints = Suggerimenti
web-hints-why = chi è di turno può chiedere che cosa farebbe un esperto
web-hint = Che cosa farebbe un esperto?
web-thoughts = Mostra che cosa hanno pensato i robot ({ $count })
