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
# $command is typed in a terminal.
web-soon = Presto qui. Intanto, nel terminale: { $command }
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
web-bot-always-ready = bot, sempre pronto
web-free-seat = Posto libero
web-free-seat-why = per chi arriva
web-sit-here = Siediti qui
web-move-here = Spostati qui
web-free-this-seat = Libera il posto di { $name }
web-ready = tutto pronto
web-not-yet = non ancora
web-one-seat-more = Un posto in più
web-one-seat-less = Un posto in meno
web-watching = Pubblico: { $names }
web-how-we-play = Come giochiamo
web-everyone-sees = tutti vedono queste scelte
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
web-won = Vittoria di { $names }
web-skip = Salta
web-next-round = Prossima manche
web-see-the-end = Guarda il tavolo
# $code is a code that no message explains.
web-refused = Non ha funzionato ({ $code }).

## Kinoko

web-kinoko-forbidden = Proibito
web-kinoko-your-family = La tua famiglia
web-kinoko-round = Manche { $round }
web-kinoko-points = { $points } punti su { $goal }
web-kinoko-dice = Dadi
web-kinoko-dock = Che cosa puoi fare
# $mushroom is a kind of mushroom, $place where the card lies, $value is 1, 2 or 3.
web-kinoko-card = { $value }, { $mushroom }, { $place }
web-kinoko-card-known = { $value }, coperta, la conosci: { $mushroom }, { $place }
web-kinoko-card-back = { $value }, coperta, { $place }
web-kinoko-choose-die = scegli un dado
web-kinoko-choose-first = scegli la prima carta
web-kinoko-choose-second = scegli la seconda carta
web-kinoko-choose-swap = scambi le due carte?
web-kinoko-choose-peek = scegli una carta da sbirciare
web-kinoko-choose-set = scegli una serie da scambiare con la tua
web-kinoko-close = ferma la manche o termina il turno
web-kinoko-die-number = Scambia due { $value }
web-kinoko-die-blank = Non fare nulla
web-kinoko-die-peek = Sbircia una carta
web-kinoko-die-sets = Scambia serie
web-kinoko-die-reroll = Rilancia i dadi
web-kinoko-other-die = Un altro dado
web-kinoko-swap = Scambia
web-kinoko-swap-sets = Scambia le serie
web-kinoko-end-turn = Termina il turno
# The last space is U+00A0: two lines on a narrow button.
web-kinoko-announce = Ferma la manche
web-kinoko-announce-later = Ferma la manche: dopo l’azione
web-kinoko-announce-sure = Fermi la manche?
web-kinoko-announce-claim = La tua famiglia: { $mushroom }. Dici che i suoi tre funghi sono insieme, in uno stesso luogo.
web-kinoko-announce-right = per te se è così, e per chiunque altro abbia i suoi tre insieme. Una carta proibita in mano costa un punto.
web-kinoko-announce-wrong = per ciascuno degli altri se non è così.
web-kinoko-not-yet = Non ancora
web-kinoko-reveal-right = { $me ->
    [yes] I tuoi tre sono insieme!
   *[no] { $name } ha ragione: i tre sono insieme!
}
web-kinoko-reveal-wrong = { $me ->
    [yes] Stavolta no: i tuoi tre sono separati.
   *[no] Stavolta no: i tre di { $name } sono separati.
}
web-kinoko-gathered = insieme, { $place }
web-kinoko-lost = carta proibita in mano: { $species }
web-kinoko-stays-at-zero = resta a 0
web-kinoko-option-aid = Che cosa il tavolo ricorda per te
web-kinoko-option-aid-why = un aiuto alla memoria, uguale per tutti
web-kinoko-option-aid-memory = niente: si gioca a memoria
web-kinoko-option-aid-seen = ciò che hai visto
web-kinoko-option-aid-deduced = anche ciò che se ne deduce
web-kinoko-option-gathered_scores_anyway = Tre insieme contano lo stesso
web-kinoko-option-gathered_scores_anyway-why = dopo un annuncio sbagliato, tre insieme danno 2 punti invece di 1
web-kinoko-option-tie_break = Chi vince in caso di parità
web-kinoko-option-tie_break-why = se più giocatori arrivano insieme a quattro punti
web-kinoko-option-tie_break-last_to_stop = chi ha fermato una manche più di recente
web-kinoko-option-tie_break-last_round = solo chi ha fermato l’ultima manche
