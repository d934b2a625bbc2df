### What the command line says.

## Help

cli-about = A table for Kinoko, Konito and Tom Kuni: play in the terminal, let bots play, replay games and check their dice.
cli-usage = usage:
cli-commands = commands
cli-options = options
cli-arguments = arguments
cli-examples = examples:
# $game is the name of a game.
cli-options-of = options of a { $game } table (-o NAME=VALUE):
cli-bots-of = bots of { $game }:

cli-help-help = show this help
cli-help-version = show the version
cli-help-lang = language: { $langs } (as your system if not given)
cli-help-play = play in the terminal, against bots
cli-help-simulate = let bots play many games, and count
cli-help-arena = let bots meet at the same dice and deals, and rate them
cli-help-replay = step through a recorded game
cli-help-verify = check that a game’s dice and deals were fair
cli-help-rules = read the rules of a game
cli-help-game = which game: { $games }
cli-help-players = how many players ({ $default } if not given)
cli-help-option = an option of the table, see below; may be repeated
cli-help-seed = a word or a number; the same one gives the same dice and deals
cli-help-name = your name
cli-help-bots = the bots in the other seats, see below; one name fills them all
cli-help-bots-all = the bot in each seat, see below; one name fills them all
cli-help-bots-arena = the bots that meet (the four levels if not given)
cli-help-record = where to keep the record of the game (in your data folder if not given)
cli-help-games = how many games ({ $default } if not given)
cli-help-games-arena = how many games for each company of bots, at least ({ $default } if not given)
cli-help-processes = how many processes play at once (one for each core if not given)
cli-help-json = print the result as JSON
cli-help-file = a record, as “play” keeps them
cli-help-seat = as this seat saw it, counted from 0, or all to see everything; as a spectator if not given

cli-about-play = Play a game in the terminal: you in one seat, bots in the others. Type the number of what you want to do; h gives a hint, w says why the bots did what they did, ? shows the rules, q leaves. The game is kept as a record that can be replayed and checked.
cli-about-simulate = Let bots play many games and count wins, scores and the game’s own facts, each with its 95 % interval. The same seed gives the same games.
cli-about-arena = Let every bot meet every other at the same dice and deals, in every seat, and say how strong each is (Elo), who wins how often against whom, and how long each thinks. The same seed gives the same games.
cli-about-replay = Step through a recorded game as one of its seats saw it, or as a spectator. Enter goes on, b goes back, a number goes to that move, q leaves. Without a terminal everything is printed at once.
cli-about-verify = Draw every die and every deal of a finished game again from its revealed seed, check every move against the rules, and say whether all of it fits.
cli-help-serve = open the house: tables for everyone on the network, in their browsers
cli-help-backup = copy everything the house keeps, while it is open
cli-help-host = the address to listen on (all of this machine’s if not given)
cli-help-port = the port to listen on (8000 if not given)
cli-help-data = the folder in which everything is kept (your data folder if not given)
cli-help-public-url = the address under which others reach this house, if it stands behind a proxy
cli-help-trust-proxy = believe a proxy in front of this house who it is that asks
cli-help-open = show the page in a browser, if there is one
cli-help-backup-file = where to put the copy

cli-about-serve = Open the house: whoever is on your network can open a table, share its link or QR code, and play in the browser, with people and bots. Everything is kept in one folder; stop it and start it again, and every table goes on where it was.
cli-about-backup = Copy everything the house keeps into one file, at one moment, while people play on. To bring it back, put the file into a data folder under the name tablee.sqlite.
cli-about-rules = Print the numbered rules of a game as this table plays them.

## Playing

cli-play-welcome = { $game }. Type a number to choose, h for a hint, w to hear why the bots did what they did, ? for the rules, q to leave.
cli-play-fair = All dice and deals come from a secret seed. Its fingerprint, to check afterwards: { $commitment }
cli-play-prompt = Your choice
cli-play-back = back
cli-play-not-a-choice = Please type a number from { $first } to { $last }.
cli-play-no-reasons = Nothing that may be told yet.
cli-play-left = You leave the table.
cli-play-saved = Record of this game: { $file }
# $replay and $verify are commands.
cli-play-next = See it again: { $replay }
    Check its dice: { $verify }
cli-play-default-name = Guest

## Serving

cli-serve-welcome = Tablée is open.
cli-serve-here = On this machine: { $url }
cli-serve-network = For everyone on your network: { $url }
cli-serve-data = Everything is kept in { $file }
cli-serve-stop = Ctrl+C stops it. Tables go on after the next start.
cli-serve-stopped = Tablée is closed. All tables are kept.
# $file is the copy, $name what to call it in a data folder.
cli-backup-done = Copied to { $file }. To bring it back, put it into a data folder as { $name }.
cli-error-port = “{ $port }” is not a port, which is a number from 1 to 65535
cli-error-url = “{ $url }” is not an address like https://play.example.org
cli-error-listen = port { $port } cannot be used: { $reason }. Try another one, such as --port 8001
cli-error-no-house = nothing is kept in { $folder } yet

## Simulating

cli-simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players } players, seed { $seed }
cli-simulate-seat = seat
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-score = score
cli-simulate-fact = fact
cli-simulate-mean = mean
cli-simulate-interval = 95 % interval
cli-simulate-note = A shared victory counts in equal parts.
cli-simulate-speed = { $seconds } s, { $speed } moves a second
cli-simulate-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-elo = Elo
cli-arena-median = decides in
cli-arena-p99 = 99 % in
cli-arena-shares = How often the bot of a row wins against those of a column (alone among them, if more than two sides play)
cli-arena-all-different = All different at one table
cli-arena-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } … { NUMBER($high, style: "percent", maximumFractionDigits: 0) })
# 1 divided by the number of sides
cli-arena-note = { NUMBER($fair, style: "percent", maximumFractionDigits: 1) } would be fair. Elo counts from the first bot named, who has 1000; 400 more is ten times as strong.

## Replaying

cli-replay-title = { $game }, { $file }
cli-replay-seat = as { $name } saw it
cli-replay-spectator = as a spectator saw it
cli-replay-all = with everything shown
cli-replay-step = Move { $move } of { $moves }
cli-replay-keys = Enter: on · b: back · number: go to a move · q: leave
cli-replay-unfinished = The record stops here. The game was not finished.

## Checking

cli-verify-proved = Fair: all { $draws } draws are what the seed gives, and every move is within the rules.
cli-verify-no-seed = Not proved: the record reveals no seed. A seed is revealed when a game is finished.
cli-verify-no-commitment = Not proved: the record holds no fingerprint from before the first draw.
cli-verify-commitment = Not fair: the revealed seed does not belong to the fingerprint in the record.
cli-verify-draw = Not fair: move { $move } is not what the seed gives.
cli-verify-illegal = Not a valid game: move { $move } is against the rules.
cli-verify-unfinished = Not a whole game: it stops after move { $move }.
cli-verify-after-end = Not a valid game: move { $move } comes after the end.
cli-verify-published = The fingerprint in the record, to compare with the one shown before the first draw: { $commitment }

## When something is wrong

cli-error = Error: { $reason }
# $help is a command.
cli-error-usage = this command cannot be read ({ $reason }). How it is written: { $help }
cli-error-no-file = there is no file { $file }
cli-error-unreadable = { $file } cannot be read: { $reason }
cli-error-unwritable = { $file } cannot be written: { $reason }
cli-error-exists = { $file } exists already and is left as it is
cli-error-record = { $file } is not a valid record. Line { $line }: { $reason }
cli-error-not-text = not a text file
cli-error-game = unknown game { $game }; choose from: { $games }
cli-error-lang = unknown language { $lang }; choose from: { $langs }
cli-error-players = { $game } is for { $seats } players
cli-error-bot = unknown bot { $bot }; choose from: { $bots }
cli-error-arena-bots = an arena needs at least two different bots, each named once
cli-error-one-side = at this table everybody wins or loses together: there is nobody to compare
cli-error-bot-count = { $found ->
    [one] { $found } bot
   *[other] { $found } bots
} for { $expected ->
    [one] { $expected } seat
   *[other] { $expected } seats
}
cli-error-option = a table cannot be set up like this: { $reason }
cli-error-option-name = unknown option { $option }; choose from: { $options }
cli-error-option-form = an option is written NAME=VALUE, not { $option }
cli-error-number = { $name } should be a whole number from { $least } to { $most }
cli-error-endless = with these bots and options a game does not end: stopped after { $moves } moves

## Decks

cli-help-deck = make, check and keep decks of your own for Konito
cli-about-deck = Decks are spreadsheets (CSV), one expression a line. “new” writes an example to begin with, “check” lists every fault with its line, “import” keeps a good deck in your data folder. The language of the deck is that of --lang.
cli-help-deck-what = new, check or import
cli-help-deck-file = the deck, a CSV file
cli-deck-new = An example is in { $file }. The themes you can use: { $themes }
cli-deck-good = { $file }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $expressions ->
    [one] { $expressions } expression
   *[other] { $expressions } expressions
}, no fault.
cli-deck-fault = line { $line }: { $fault }
cli-deck-bad = { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
} in { $file }. Nothing of it is kept.
cli-deck-kept = Kept as { $file }. Play with it: { $play }
cli-error-deck-what = “{ $what }” is nothing to do with a deck; new, check and import are

## Playing Konito alone, against the clock

cli-solo-welcome = I read, you type how it goes on. { $seconds } seconds a turn, { $turns } turns to the finish. An empty line passes the face, q leaves.
cli-solo-ready = Press Enter to turn the hourglass
cli-solo-left = { $seconds } s
cli-solo-first-letter = it begins with “{ $letters }”
cli-error-option-file = the option { $option } cannot be read from a file
