### What the command line says.

## Help

cli-about = A table for Kinoko, and soon Konito and Tom Kuni: play in the terminal, simulate, replay and check games.
cli-usage = usage:
cli-commands = commands
cli-options = options
cli-arguments = arguments
cli-help-help = show this help and leave
cli-help-version = show the version and leave
cli-help-play = play in the terminal, against bots
cli-about-play = Play a game in the terminal. You sit in one seat, bots in the others. Type the number of what you want to do; ? shows the rules, q leaves. The finished game is kept as a record that you can replay and check.
cli-help-simulate = let bots play many games and count
cli-about-simulate = Let bots play many games against each other and count: wins, scores and the game’s own facts, each with its 95 % interval. The same seed gives the same games.
cli-help-replay = step through a recorded game
cli-about-replay = Step through a recorded game as one of its seats saw it, or as a spectator. Enter goes on, b goes back, q leaves. Where there is no terminal, everything is printed at once.
cli-help-verify = check that a game’s dice and deals were fair
cli-about-verify = Draw every die and every deal of a finished record again from its revealed seed, check the rules move by move, and say whether it all fits.
cli-help-rules = read the rules of a game
cli-about-rules = Print the numbered rules of a game as this table plays them.
cli-help-game = which game: { $games }
cli-help-players = how many players
cli-help-seed = a word or number that makes the same game come again
cli-help-lang = language: { $langs } (default: that of your system)
cli-help-name = your name
cli-help-bots = who sits in the other seats, separated by commas; one name fills them all ({ $bots })
cli-help-bots-all = who sits in each seat, separated by commas; one name fills them all ({ $bots })
cli-help-option = an option of the table, for example -o round_limit=40; may be repeated
cli-help-record = where to keep the record (default: in your data folder)
cli-help-games = how many games
cli-help-json = print the result as JSON
cli-help-file = a record
cli-help-seat = as this seat saw it, counted from 0
cli-help-seats-play = at most { $most } players
cli-options-of = Options of { $game } tables (-o NAME=VALUE):
cli-bots-of = Bots of { $game }:
cli-examples = Examples:

## Playing

cli-play-welcome = { $game }. Type a number to choose, ? for the rules, q to leave.
cli-play-fair = Every die and deal comes from a secret seed. Its fingerprint, for checking afterwards: { $commitment }
cli-play-prompt = Your choice
cli-play-back = back
cli-play-not-a-choice = Please type a number from { $first } to { $last }.
cli-play-thinking = { $name } is thinking…
cli-play-go-on = Press Enter to go on
cli-play-left = You have left the table.
cli-play-saved = The record of this game: { $file }
cli-play-next = Step through it again with { $replay }, check its dice with { $verify }.
cli-play-default-name = You
cli-play-bot-name = { $name } (bot)

## Simulating

cli-simulate-title = { $game }, { $games } games, { $players } players, seed { $seed }
cli-simulate-seat = seat
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-score = score
cli-simulate-fact = fact
cli-simulate-mean = mean
cli-simulate-interval = 95 % interval
cli-simulate-per-second = { $games } games in { $seconds } s, { $moves } moves/s
cli-simulate-note = A shared victory counts in equal parts.

## Replaying

cli-replay-title = { $game }, { $date ->
   *[none] rules version { $version }
}
cli-replay-seat = as { $name } saw it
cli-replay-spectator = as a spectator saw it
cli-replay-step = { $step } of { $steps }
cli-replay-keys = Enter: on · b: back · q: leave
cli-replay-unfinished = The record stops here: the game was not finished.

## Verifying

cli-verify-proved = Fair. All { $draws } draws are what the seed gives, and every move is within the rules.
cli-verify-commitment-note = The fingerprint published before the first draw should have been: { $commitment }
cli-verify-no-seed = This cannot be proved: the record reveals no seed (was the game finished?).
cli-verify-commitment = Not fair: the revealed seed does not belong to the fingerprint in the record.
cli-verify-draw = Not fair: move { $move } is not what the seed gives.
cli-verify-illegal = Not a true game: move { $move } is against the rules.
cli-verify-unfinished = Not a whole game: it stops after move { $move }.
cli-verify-after-end = Not a true game: move { $move } comes after the end.

## When something is wrong

cli-error = Error: { $reason }
cli-error-no-file = there is no file { $file }
cli-error-unreadable = { $file } cannot be read: { $reason }
cli-error-unwritable = { $file } cannot be written: { $reason }
cli-error-record = { $file } is not a good record. Line { $line }: { $reason }
cli-error-game = unknown game { $game }; there is: { $games }
cli-error-lang = unknown language { $lang }; there is: { $langs }
cli-error-players = { $game } is for { $seats } players
cli-error-bot = unknown bot { $bot }; there is: { $bots }
cli-error-bot-count = { $found } bots for { $expected } seats
cli-error-option = option { $option }: { $reason }
cli-error-option-form = options are written NAME=VALUE
cli-error-number = { $name } should be a number from { $least } to { $most }
cli-error-seat = the record has no seat { $seat }; there is: { $seats }
