### What the command line says.
### Italian: the lines of a help say what the command does, in the third person.

## Help

cli-about = Un tavolo per Kinoko, Konito e Tom Kuni: gioca nel terminale, fai giocare i bot, rivedi le partite e controllane i dadi.
cli-usage = uso:
cli-commands = comandi
cli-options = opzioni
cli-arguments = argomenti
cli-examples = esempi:
# $game is the name of a game.
cli-options-of = opzioni di un tavolo di { $game } (-o NAME=VALUE):
cli-bots-of = bot di { $game }:

cli-help-help = mostra questo aiuto
cli-help-version = mostra la versione
cli-help-lang = lingua: { $langs } (di norma quella del sistema)
cli-help-play = gioca nel terminale contro i bot
cli-help-simulate = fa giocare molte partite ai bot e conta
cli-help-arena = far incontrare i bot con gli stessi dadi e le stesse carte, e valutarli
cli-help-replay = mostra passo passo una partita registrata
cli-help-verify = controlla che dadi e distribuzioni di una partita siano regolari
cli-help-rules = mostra le regole di un gioco
cli-help-game = quale gioco: { $games }
cli-help-players = numero di giocatori (di norma { $default })
cli-help-option = un’opzione del tavolo, vedi sotto; si può ripetere
cli-help-seed = una parola o un numero; lo stesso seme dà gli stessi dadi e le stesse distribuzioni
cli-help-name = il tuo nome
cli-help-bots = i bot agli altri posti, vedi sotto; un solo nome vale per tutti
cli-help-bots-all = il bot a ogni posto, vedi sotto; un solo nome vale per tutti
cli-help-bots-arena = i bot che si incontrano (i quattro livelli se non indicato)
cli-help-record = dove salvare la registrazione della partita (di norma nella tua cartella dei dati)
cli-help-games = numero di partite (di norma { $default })
cli-help-games-arena = quante partite almeno per ogni compagnia di bot ({ $default } se non indicato)
cli-help-processes = quanti processi giocano insieme (uno per core se non indicato)
cli-help-json = mostra il risultato in JSON
cli-help-file = una registrazione salvata da «play»
cli-help-seat = la partita vista da questo posto, contando da 0, o all per vedere tutto; di norma vista dal pubblico

cli-about-play = Gioca una partita nel terminale: tu a un posto, i bot agli altri. Scrivi il numero di ciò che vuoi fare; con h ricevi un consiglio, con w sai perché i bot hanno giocato così, con ? vedi le regole, con q lasci il tavolo. La partita viene registrata e si può rivedere e controllare.
cli-about-simulate = Fa giocare molte partite ai bot e conta vittorie, punti e dati propri del gioco, ciascuno con il suo intervallo al 95%. Lo stesso seme dà le stesse partite.
cli-about-arena = Ogni bot incontra ogni altro con gli stessi dadi e le stesse carte, a tutti i posti: quanto è forte ciascuno (Elo), chi vince quante volte contro chi e quanto riflette. Lo stesso seme dà le stesse partite.
cli-about-replay = Mostra passo passo una partita registrata, vista da uno dei suoi posti o dal pubblico. Invio va avanti, b torna indietro, un numero porta a quella mossa, q esce. Senza terminale si stampa tutto in una volta.
cli-about-verify = Rifà tutti i tiri di dadi e tutte le distribuzioni di una partita finita a partire dal seme rivelato, controlla ogni mossa in base alle regole e dice se tutto torna.
cli-help-serve = apre la casa: tavoli per chiunque sia in rete, nel browser
cli-help-backup = copia tutto ciò che la casa conserva, mentre è aperta
cli-help-host = l’indirizzo su cui ascoltare (di norma tutti quelli di questo computer)
cli-help-port = la porta su cui ascoltare (di norma 8000)
cli-help-data = la cartella in cui si salva tutto (di norma la tua cartella dei dati)
cli-help-public-url = l’indirizzo a cui gli altri raggiungono questa casa, se sta dietro un proxy
cli-help-trust-proxy = si fida del proxy davanti a questa casa quando dice chi bussa
cli-help-open = mostra la pagina in un browser, se ce n’è uno
cli-help-backup-file = dove salvare la copia

cli-about-serve = Apre la casa: chiunque sia nella tua rete può aprire un tavolo, condividerne il link o il codice QR e giocare nel browser, con persone e bot. Tutto si salva in un’unica cartella; se chiudi la casa e la riapri, ogni tavolo riprende da dov’era.
cli-about-backup = Copia in un unico file tutto ciò che la casa conserva, così com’è in quel momento, mentre si continua a giocare. Per ripristinarlo, metti il file in una cartella dei dati con il nome tablee.sqlite.
cli-about-rules = Mostra le regole numerate di un gioco, così come si giocano a questo tavolo.

## Playing

cli-play-welcome = { $game }. Scrivi un numero per scegliere, h per un consiglio, w per sapere perché i bot hanno giocato così, ? per le regole, q per uscire.
cli-play-fair = Tutti i dadi e tutte le distribuzioni vengono da un seme segreto. La sua impronta, per controllare dopo: { $commitment }
cli-play-prompt = La tua scelta
cli-play-back = indietro
cli-play-not-a-choice = Scrivi un numero da { $first } a { $last }.
cli-play-no-reasons = Ancora niente che si possa dire.
cli-play-left = Lasci il tavolo.
cli-play-saved = Registrazione di questa partita: { $file }
# $replay and $verify are commands.
cli-play-next = Per rivederla: { $replay }
    Per controllarne i dadi: { $verify }
cli-play-default-name = Ospite

## Serving

cli-serve-welcome = Tablée è aperta.
cli-serve-here = Su questo computer: { $url }
cli-serve-network = Per chiunque sia nella tua rete: { $url }
cli-serve-data = Tutto si salva in { $file }
cli-serve-stop = Con Ctrl+C si chiude. Quando la riapri, i tavoli riprendono da dov’erano.
cli-serve-stopped = Tablée è chiusa. Tutti i tavoli restano salvati.
# $file is the copy, $name what to call it in a data folder.
cli-backup-done = Copia salvata in { $file }. Per ripristinarla, mettila in una cartella dei dati con il nome { $name }.
cli-error-port = «{ $port }» non è una porta: scrivi un numero da 1 a 65535
cli-error-url = «{ $url }» non è un indirizzo come https://play.example.org
cli-error-listen = impossibile usare la porta { $port }: { $reason }. Provane un’altra: --port 8001
cli-error-no-house = in { $folder } non c’è ancora niente di salvato

## Simulating

cli-simulate-title = { $game }: { $games ->
    [one] { $games } partita
    [many] { $games } di partite
   *[other] { $games } partite
}, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}, seme { $seed }
cli-simulate-seat = posto
cli-simulate-bot = bot
cli-simulate-wins = vittorie
cli-simulate-score = punti
cli-simulate-fact = dato
cli-simulate-mean = media
cli-simulate-interval = intervallo al 95%
cli-simulate-note = Una vittoria condivisa conta in parti uguali.
cli-simulate-speed = { $seconds } s, { $speed } mosse al secondo
cli-simulate-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-elo = Elo
cli-arena-median = decide in
cli-arena-p99 = 99 % in
cli-arena-shares = Quante volte il bot della riga vince contro quelli della colonna (da solo fra loro, se giocano più di due parti)
cli-arena-all-different = Tutti diversi a un tavolo
cli-arena-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } … { NUMBER($high, style: "percent", maximumFractionDigits: 0) })
# 1 divided by the number of sides
cli-arena-note = { NUMBER($fair, style: "percent", maximumFractionDigits: 1) } sarebbe equo. L’Elo si conta dal primo bot nominato, che ha 1000; 400 in più è dieci volte più forte.

## Replaying

cli-replay-title = { $game }, { $file }
cli-replay-seat = la partita vista da { $name }
cli-replay-spectator = la partita vista dal pubblico
cli-replay-all = la partita con tutto scoperto
cli-replay-step = Mossa { $move } di { $moves }
cli-replay-keys = Invio: avanti · b: indietro · numero: vai a una mossa · q: esci
cli-replay-unfinished = La registrazione si ferma qui. La partita non è stata finita.

## Checking

cli-verify-proved = Partita regolare: { $draws ->
    [one] { $draws } estrazione corrisponde al seme
   *[other] tutte le { $draws } estrazioni corrispondono al seme
} e ogni mossa rispetta le regole.
cli-verify-no-seed = Non dimostrato: la registrazione non rivela alcun seme. Il seme si rivela a partita finita.
cli-verify-no-commitment = Non dimostrato: la registrazione non contiene l’impronta di prima della prima estrazione.
cli-verify-commitment = Partita non regolare: il seme rivelato non corrisponde all’impronta nella registrazione.
cli-verify-draw = Partita non regolare: la mossa { $move } non corrisponde al seme.
cli-verify-illegal = Partita non valida: la mossa { $move } è contro le regole.
cli-verify-unfinished = Partita incompleta: si ferma dopo la mossa { $move }.
cli-verify-after-end = Partita non valida: la mossa { $move } viene dopo la fine.
cli-verify-published = L’impronta nella registrazione, da confrontare con quella mostrata prima della prima estrazione: { $commitment }

## When something is wrong

cli-error = Errore: { $reason }
# $help is a command.
cli-error-usage = questo comando non si capisce ({ $reason }). Come si scrive: { $help }
cli-error-no-file = il file { $file } non esiste
cli-error-unreadable = impossibile leggere { $file }: { $reason }
cli-error-unwritable = impossibile scrivere { $file }: { $reason }
cli-error-exists = { $file } esiste già e resta com’è
cli-error-record = { $file } non è una registrazione valida. Riga { $line }: { $reason }
cli-error-not-text = non è un file di testo
cli-error-game = il gioco { $game } non esiste; disponibili: { $games }
cli-error-lang = la lingua { $lang } non c’è; disponibili: { $langs }
cli-error-players = a { $game } si gioca in { $seats }
cli-error-bot = il bot { $bot } non esiste; disponibili: { $bots }
cli-error-arena-bots = un’arena ha bisogno di almeno due bot diversi, ciascuno nominato una volta
cli-error-one-side = a questo tavolo tutti vincono o perdono insieme: non c’è nessuno da confrontare
cli-error-bot-count = { $found } bot per { $expected ->
    [one] { $expected } posto
   *[other] { $expected } posti
}
cli-error-option = non si può preparare un tavolo così: { $reason }
cli-error-option-name = l’opzione { $option } non esiste; disponibili: { $options }
cli-error-option-form = un’opzione si scrive NAME=VALUE, non { $option }
cli-error-number = { $name } deve essere un numero intero da { $least } a { $most }
cli-error-endless = con questi bot e queste opzioni una partita non finisce: fermata dopo { $moves } mosse

## Decks

cli-help-deck = crea, controlla e salva i tuoi mazzi per Konito
cli-about-deck = I mazzi sono fogli di calcolo (CSV), un’espressione per riga. «new» scrive un esempio da cui cominciare, «check» elenca ogni errore con la sua riga, «import» salva un mazzo corretto nella tua cartella dei dati. La lingua del mazzo è quella di --lang.
cli-help-deck-what = new, check o import
cli-help-deck-file = il mazzo, un file CSV
cli-deck-new = C’è un esempio in { $file }. I temi che puoi usare: { $themes }
cli-deck-good = { $file }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $expressions ->
    [one] { $expressions } espressione
   *[other] { $expressions } espressioni
}, nessun errore.
cli-deck-fault = riga { $line }: { $fault }
cli-deck-bad = { $faults ->
    [one] { $faults } errore
   *[other] { $faults } errori
} in { $file }. Non se ne salva nulla.
cli-deck-kept = Salvato come { $file }. Per giocarci: { $play }
cli-error-deck-what = «{ $what }» non è qualcosa che si fa con un mazzo; disponibili: new, check e import

## Playing Konito alone, against the clock

cli-solo-welcome = Io leggo, tu scrivi come continua. { $seconds } secondi per turno, { $turns } turni per arrivare al traguardo. Con una riga vuota salti la faccia, con q esci.
cli-solo-ready = Premi Invio per girare la clessidra
cli-solo-left = { $seconds } s
cli-solo-first-letter = comincia con «{ $letters }»
cli-error-option-file = l’opzione { $option } non si può leggere da un file
