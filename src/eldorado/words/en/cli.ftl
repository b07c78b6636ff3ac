### What commands say: errors in their arguments, and the labels of what they print.

cli-unknown_command = There is no command “{ $command }”. Choose one of: { $choices } (eldorado --help lists all).
cli-unknown_option = “{ $command }” has no option “{ $option }” (eldorado { $command } --help).
cli-too_many = “{ $command }” does not know what to do with “{ $words }” (eldorado { $command } --help).
cli-missing = “{ $command }” needs { $argument } (eldorado { $command } --help).
cli-missing_value = “{ $command }”: { $argument } needs a value (eldorado { $command } --help).
cli-whole_number = “{ $command }”: { $option } takes a whole number, not “{ $value }” (eldorado { $command } --help).
cli-number = “{ $command }”: { $option } takes a number, not “{ $value }” (eldorado { $command } --help).
cli-no_value = “{ $command }”: { $option } takes no value (eldorado { $command } --help).
cli-twice = “{ $command }”: { $option } is given twice (eldorado { $command } --help).
cli-bad_arguments = “{ $command }”: { $message } (eldorado { $command } --help)

learn-listed =
    { $minutes ->
        [one] eldorado learn { $game } { $lesson }: { $name }, about { $minutes } minute
       *[other] eldorado learn { $game } { $lesson }: { $name }, about { $minutes } minutes
    }
learn-begin =
    { $n ->
        [one] { $name }: { $n } step. `help` says what can be typed.
       *[other] { $name }: { $n } steps. `help` says what can be typed.
    }
learn-step = Step { $n } of { $all }: { $title }
learn-you = You
learn-enter = Press Enter to go on.
learn-stopped = Left for now. `eldorado learn { $game } { $lesson }` goes on here.
learn-help = A number or a notation makes a move; `show` plays it for you; `again` begins the step again; `next` and `back` go to another step; `help WORD` explains a card or a clause; `quit` stops, and the lesson goes on here next time.

cli-games-label-seats = seats
cli-games-label-option = option
cli-games-label-presets = presets
cli-games-label-bots = bots
cli-games-seats = { $seats } ({ $usual } by default)

cli-taken_up = Stopped. What was finished is kept: the same command goes on from there and completes { $file }.

cli-simulate-progress = { $games } games
cli-simulate-games =
    { $games ->
        [one] { $games } game of { $game }, { $finished } finished, { $shared } shared
       *[other] { $games } games of { $game }, { $finished } finished, { $shared } shared
    }
cli-simulate-rounds = rounds { $mean } ({ $low } to { $high }), { $decisions } decisions
cli-simulate-decisions = { $decisions } decisions
cli-simulate-undecided = not decided after { $most } decisions: { $games }
cli-simulate-random_quest = Random players of the Quest remove their cards at camps until nobody can move.
cli-simulate-seat = seat { $seat }
cli-simulate-wins = { $wins } wins
cli-simulate-range = (95 %: { $low } to { $high })
cli-simulate-speed = { $seconds } s, { $speed } decisions/s

cli-arena-games = { $games } games of { $game } by { $seats }, { $finished } finished, seed { $seed }, { $seconds } s
cli-arena-column-bot = bot
cli-arena-column-rating = rating
cli-arena-range = { $low } to { $high }

cli-check-hold = { $held } of { $of } scenarios hold
cli-report-made =
    { $games ->
        [one] { $games } game: { $file }
       *[other] { $games } games: { $file }
    }
cli-report-title =
    { $games ->
        [one] { $games } game of { $game }
       *[other] { $games } games of { $game }
    }
cli-report-bots = Bots by seat: { $bots }.
cli-report-finished = { $finished } of { $games } games finished, in { $mean } rounds on average ({ $low } to { $high }).
cli-report-scores = Scores: { $mean } on average ({ $low } to { $high }); the best was ahead of the next by { $margin }.
cli-report-sources = Where a seat's points came from, on average: { $points }.
cli-report-seats = Wins by seat
cli-report-rounds = Rounds
cli-report-columns = Below, “won” is how many of the seats that had something won, with the interval that holds the true share 95 times in 100. “Against all” divides it by the share of all seats: 1 makes no difference.
cli-report-axis-seats = won, % (bars: 95 % interval)
cli-report-axis-rounds = rounds
cli-report-axis-games = games
cli-report-axis-won = seats with it that won, % (95 % interval)
cli-report-axis-round = round
cli-report-axis-many = how many
cli-report-column-copies = copies
cli-report-column-per_game = per game
cli-report-column-seats = seats
cli-report-column-won = won
cli-report-column-interval = 95 %
cli-report-column-lift = against all
cli-report-column-first = first in round
cli-report-event-bought = Cards bought
cli-report-event-took = Cards taken for free
cli-report-event-removed = Cards removed
cli-report-event-explored = Cave tokens found
cli-report-event-explorer = Explorers
cli-report-event-buys = Purchases
cli-report-event-does = Armies, trades and other deeds
cli-report-event-fights = Battles and defeats
cli-report-event-bolt = Bolt cards
cli-report-event-treasure = Treasures played
cli-report-event-cursed = Curses shown
cli-report-event-won = Where auctions led
cli-report-event-bid = Winning bids
cli-report-event-leg = Ways travelled
cli-report-event-marker = Places with a marker
cli-report-event-trick = Jujus, Ovetos and the like
cli-report-event-destiny = Destinies kept
cli-report-event-fulfilled = Destinies fulfilled
cli-report-thing-army = moves of an army
cli-report-thing-bank = trades with the bank
cli-report-thing-trades = trades with players
cli-report-thing-reacts = attacks off-turn
cli-report-thing-vanishes = Thieves gone into hiding
cli-report-thing-looks_hand = robberies
cli-report-thing-battle = battles
cli-report-thing-defeated = defeats of one's explorer
cli-report-thing-juju = Juju
cli-report-thing-ovetos = Ovetos
cli-report-thing-sangaia = Sangaia
cli-report-thing-bongo = Bongo
cli-report-thing-bonus = Bonus
cli-report-thing-paid_turned = payments turned by a Shaman
