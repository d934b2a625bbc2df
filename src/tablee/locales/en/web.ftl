### What the pages say. $name is a player's name, $code a code of the table's or the server's.

## Games

web-kinoko = Kinoko
web-konito = Konito
web-tomkuni = Tom Kuni
web-kinoko-in-a-line = You see the others’ mushrooms, never your own.
web-konito-in-a-line = One says the beginning, the others find the end.
web-tomkuni-in-a-line = The ludo in which you push each other on.
# A proverb that everyone knows, in two lines of at most ten letters, and its end in two lines.
web-konito-picture-1 = An apple
web-konito-picture-2 = a day…
web-konito-picture-3 = keeps the
web-konito-picture-4 = doctor away!

## Home

web-home = Back to home
web-language = Language
web-play = Play
web-against-bots = against bots
web-open-table = Open a table
web-open-which = Which game?
web-have-code = I have a code
web-join = Join
web-back-to-table = Back to your table
web-guest = Guest
web-arriving = One moment, your place is coming over…

## Joining

web-who-are-you = What shall we call you?
web-name = Your name
web-sit-down = Sit down
web-joining = Joining the table…
web-close = Close

## Before the start

web-table-of = { $name }’s table
web-invite = Invite
web-code = The table’s code
web-qr = QR code of the link to this table
web-share = Share the link
web-copied = The link is copied.
web-seats = Seats
web-thats-you = that’s you
web-here = here
web-away = away
web-bot = Robot
web-free-seat = Free seat
web-free-seat-why = for whoever comes
web-sit-here = Sit here
web-free-this-seat = Free the seat of { $name }
web-bot-level = How strong { $name } is
web-swap-seat = Swap the seat of { $name }
web-swap-with = Swap the seats of { $name } and { $other }
web-swap-how = Now touch the seat with which { $name } changes places.
web-ready = ready
web-not-yet = not yet
web-one-seat-more = One seat more
web-one-seat-less = One seat less
web-watching = Watching: { $names }
web-how-we-play = How we play
web-everyone-sees = everyone sees these choices
web-usual-rules = The usual rules.
# $what names options.
web-unusual-rules = Different from usual: { $what }
web-change-rules = Change
web-quiet-table = Quiet table
web-quiet-table-why = reactions only, no chat: good for children
web-listed-table = Anyone may find this table
web-listed-table-why = otherwise only those who have the link or the code
web-begins-when-ready = The game begins once everyone is ready.
web-i-am-ready = I am ready
web-not-ready-after-all = Not ready after all

## At the table

web-menu = Menu
web-rules = Rules
web-log = What happened
web-at-the-table = At the table
web-sound = Sound
web-your-turn = Your turn
web-turn-of = { $name } is playing
web-watching-now = You are watching
web-say-something = Say something
web-send = Send
web-somebody = Somebody
web-reacted = { $name }: { $what }
web-reaction-bravo = Bravo!
web-reaction-laugh = Ha ha!
web-reaction-wow = Wow!
web-reaction-thanks = Thanks!
web-reaction-sorry = Sorry!
web-reaction-hurry = Come on!
web-reaction-heart = With love
web-reaction-think = Hmm…
web-chosen = chosen
web-connection-lost = Connection lost. Your place is kept.
web-reconnect = Reconnect
web-bot-keeps-your-seat = A robot plays for you.
web-take-back = Take my seat back
web-paused = The game is paused.
web-resume = Go on
web-question = A question to all
web-asks-undo = { $name } would like to take the last move back.
web-asks-pause = { $name } would like a pause.
web-agree = I agree
web-rather-not = Rather not
web-waiting-for-answers = Everyone is being asked…
web-time-is-short = Your time is running out.
# $time is written as minutes and seconds, 4:59.
web-time-left = { $time } left
web-more-time = More time
web-rematch-is-open = Another game is waiting.
web-follow = Go there
web-undo = Take back
web-ask-undo = Ask to take back
web-pause = Ask for a pause
web-fair = Proof of fair dice
web-options = Options of this table
web-theme = Light or dark
web-theme-system = as the device
web-theme-light = light
web-theme-dark = dark
web-speed = Speed
web-speed-1 = usual
web-speed-0-5 = fast
web-speed-0 = at once
web-speed-2 = slow
web-letters = Letters on the cards
web-move-device = Move to another device
web-move-device-how = Scan this with the other device within ten minutes. It works once.
web-record = Download the record
web-leave = Leave the table
web-over = The game is over
web-play-again = Play again
web-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
web-skip = Skip
web-next-round = Next round
web-see-the-end = See the table
# $code is a code that no message explains.
web-refused = That did not work ({ $code }).

## What home lists

web-open-tables = Open tables
# $free is a number of seats.
web-free-seats = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
web-finished-games = Watch again

## On a television

web-television = Show on a television
# $address is typed into the television's browser.
web-television-how = There, open { $address }
web-tv-join = Sit down with your phone
web-tv-lost = Connection lost. Trying again…
web-tv-again = Another game? Choose “Play again” on a phone.
# The key is F in every language.
web-tv-full-screen = Full screen (F)
# After a name on a plate.
web-plays = is playing
# $points is a number.
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Watching a game again

web-watch-again = Watch it again
web-replay-eyes = Seen by
web-replay-all = everything shown
web-replay-spectator = a spectator
web-replay-moves = Moves
# $move and $moves are numbers.
web-replay-move = Move { $move } of { $moves }
web-replay-first = To the beginning
web-replay-back = Back
web-replay-play = Let it run
web-replay-stop = Stop
web-replay-forward = On
web-replay-last = To the end
web-replay-link = Copy the link to this move
web-one-moment = One moment…
web-to-the-table = To the table

## Robots and hints

bot-chick = Chick
bot-chick-why = a first game
bot-squirrel = Squirrel
bot-squirrel-why = plays along
bot-fox = Fox
bot-fox-why = thinks ahead
bot-owl = Owl
bot-owl-why = an expert
web-hints = Hints
web-hints-why = whoever is to move may ask what an expert would do
web-hint = What would an expert do?
web-thoughts = Show what robots thought ({ $count })
