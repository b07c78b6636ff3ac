### Words that no single game owns: names, errors, the terminal. An error says in one line what is wrong and what to do.

seat = Player { $n }

language-name = English

words-unknown = There are no words for the language “{ $language }”. Choose one of: { $choices }.
words-unreadable = { $file }, line { $line }, cannot be read as words: { SAID($problem) }.
words-no_folder = There is no folder { $folder } with languages.
words-no_fluent = { $file } is no file of sentences any more: write them in a file that ends in .ftl, in the form of Project Fluent.
words-fault-syntax = { $problem }
words-fault-no_entry = a line begins with the name of a sentence and “=”, with a space if the sentence goes on, or with “#” for a comment
words-fault-twice = “{ $id }” has a sentence already in line { $first }; remove one of the two
words-fault-utf8 = the file is not written in UTF-8; save it so
words-fault-closed = the file cannot be opened ({ SAID($problem) })
words-fault-argument = ${ $name } is no argument of this sentence; it has { $choices }
words-fault-no_argument = ${ $name } is no argument of this sentence, which has none
words-fault-empty = a sentence is missing behind “=”
words-fault-function = there is no function { $name }; choose one of { $choices }
words-fault-refers = there is no sentence or term { $name } in this language; write it, or say its words here

game-unknown = There is no game “{ $game }”. Choose one of: { $choices }.
game-taken = The name “{ $game }” is taken by { $by }; give the game another id.
game-bad_seats = { $game }: default_seats is { $usual }, but seats lists { $choices }.
game-broken = The game “{ $game }” cannot be loaded from { $package }: { $problem }.

reason-other = { $said }
reason-missing = No such file or directory
reason-forbidden = Permission denied
reason-folder = Is a directory
reason-no_folder = Not a directory
reason-exists = File exists
reason-full = No space left on device
reason-read_only = Read-only file system
reason-long_name = File name too long
reason-no_text = not a text
reason-large = larger than { $n } MB
reason-toml-syntax = { $said } (at line { $line }, column { $column })
reason-toml-end = { $said } (at end of document)
reason-toml-depth = brackets within brackets without end
reason-toml-long = more than { $n } characters
reason-toml-dots = too many dots in line { $line }
reason-toml-brackets = too many brackets within brackets in line { $line }
reason-toml-digits = a number of too many digits in line { $line }

option-unknown = { $game } has no option “{ $option }”. It has: { $choices }.
option-bad_value = Option “{ $option }” cannot be “{ $value }”. Choose one of: { $choices }.
option-bad_names =
    { $n } { $n ->
        [one] name
       *[other] names
    } for { $seats } { $seats ->
        [one] seat
       *[other] seats
    }.
option-same_names = Every player needs a name, and no two can have the same name: { $names }.
option-unknown_preset = { $game } has no preset “{ $preset }”. Choose one of: { $choices }.
option-not_a_pair = “{ $word }” should look like NAME=VALUE, with one of these names: { $choices }.
option-unreadable = { $file } cannot be read: { SAID($problem) }.
option-bad_seats = { $game } cannot be played by { $seats }. Choose one of: { $choices }.
option-bad_seed = “{ $seed }” is not a seed: give a whole number, or bytes.
option-too_small = “{ $option }” must be at least { $least }.

weights-unreadable = { $file } holds no weights that a run of lab tune has left.
weights-unknown = There are no weights “{ $name }” for { $game }.
weights-not_a_number = The weights “{ $name }” of { $game } are broken: { $key } should be a number.
weights-broken_in = The weights “{ $name }” of { $game } are broken: { $key } should be a whole number.

code-no_file = There is no file { $file } with code.
code-not_python = { $file } is not a Python file.
code-broken = { $file } cannot be loaded: { $problem }.
code-nothing = { $file } registers no game and no bot: call games.register or bots.register in it.

bot-unknown = { $game } has no bot “{ $bot }”. Choose one of: { $choices }.
bot-taken = There is a bot “{ $bot }” for { $game } already; give yours another name.
bot-default_taken = “{ $bot }” cannot be the default opponent of { $game }: that is “{ $by }”.
bot-random = Random bot
bot-random-about = Plays any legal move.
bot-greedy = Greedy bot
bot-greedy-about = Always plays what looks best at once; others are measured against it.
bot-easy = Easy bot
bot-easy-about = Knows what is good, but often plays its second or third choice.
bot-normal = Normal bot
bot-normal-about = Always plays what looks best at once.
bot-tuned = Tuned bot
bot-tuned-about = Plays by weights that were tuned in games against others, without thinking ahead; it gives the advice that nobody asks for.
bot-hard = Hard bot
bot-hard-about = Plays by weights that were tuned in games against others.
bot-hard-ahead = Plays by weights that were tuned in games against others, and thinks a little ahead.
bot-expert = Expert bot
bot-expert-about = Thinks ahead: tries out what it could do, and sees what becomes of it.
bot-how_many = { $n } bots for { $seats } seats: name one for all, or one for each.

notation-unreadable = “{ $text }” cannot be read as a move here. Moves look like this: { $choices }.
notation-bad_word = “{ $text }” cannot be read: “{ $word }” is not a { $what }. Choose from: { $choices }.
notation-incomplete = “{ $text }” is not complete: name a { $what }. Choose from: { $choices }.
notation-ambiguous = “{ $text }” can mean several moves: { $choices }.

position-unknown = A position has no “{ $key }”. It has: { $choices }.
position-twice = The position gives “{ $key }” twice.
position-bad_value = The position's “{ $key }” cannot be “{ $value }”; it looks like this: { $like }.
position-not_there = The position is impossible: “{ $key }” says { $value }, and there is none left.

rules-not_found = No clause of { $game } contains “{ $word }”.
rules-no_tests = There are no scenarios in { $folder }; name their folder with --tests.
rules-unknown_clause = There is no clause “{ $clause }”. Near it: { $choices }.

match-no_picture = { $game } has no pictures: it does not say how a position is drawn.
match-whose_turn = Name the seat; these have a decision to make: { $seats }.
match-over = The game is over.
match-no_seat = There is no seat { $seat }. The seats are: { $seats }.
match-no_action = Seat { $seat } cannot choose action { $action } here.
match-no_entry = There is no entry { $entry }; the last one is { $last }.
match-undo_nothing = There is nothing to take back.
match-undo_over = The game is over; nothing can be taken back.
match-undo_where = Entry { $to } cannot be returned to: it was taken back itself, or does not exist.
match-undo_too_far = Something was revealed or another player moved since then; without the others' consent you can go back to entry { $limit } at most.

record-verified = The seed is the one committed to before the game, and it gave all { $outcomes } outcomes of the deal and the { $entries } entries.
record-foreign = This is not an eldorado record.
record-unknown_dice = The record names dice that this program does not know: { $dice }.
record-old_format = This record was written by eldorado { $version }; open it with that version.
record-house = The record has house rules that this program does not know: { $names }.
record-unknown_component = The record needs “{ $name }” ({ $what }), which this program does not have.
record-bad_start = The record is damaged: a game cannot begin as it says.
record-newer_format = The record has format { $format }; this program reads formats up to { $known }. Install a newer version to open it.
record-newer_rules = The record follows version { $rules } of the rules; this program knows up to { $known }. Install a newer version to open it.
record-older_shown = This is the position that was saved after entry { $entry }.
record-older_rules = The record follows version { $rules } of the rules, which have changed since (now { $known }): it can be viewed but not played on.
record-unreadable = { $file } cannot be read: { SAID($problem) }.
record-unknown_game = This is a record of “{ $game }”, which is not installed. Installed games: { $choices }.
record-other_game = This is a record of { $game }, not of { $expected }.
record-bad_line = Line { $line } of the record is damaged.
record-cut_off = The record is cut off in line { $line }, its last. Without that line it can be opened as far as it goes.
record-after_end = The record is damaged: line { $line } comes after its end.
record-bad_options = The record's options do not fit the game: { SAID($problem) }.
record-damaged = The record is damaged at entry { $entry }.
record-illegal = The record is damaged: entry { $entry } is not legal there.
record-bad_snapshot = The record is damaged: its snapshot after entry { $entry } shows another position.
record-other_end = The record is damaged: its entries do not lead to the end it states.
record-commitment = The seed is not the one that was committed to before the game.
record-deal_not_from_seed = The deal does not come from the seed.
record-not_from_seed = An outcome of entry { $entry } does not come from the seed.
record-no_seed = The record holds no seed yet: it is revealed when the game is over.
record-read_only = This record can only be viewed: to play on, give the seed it was started with.
record-outcomes_missing = The record is damaged: an outcome of chance is missing.
record-outcome_out_of_range = The record is damaged: it holds the outcome { $outcome } where there were only { $of } possibilities.
record-outcome_not_there = The record is damaged: it holds the outcome “{ $outcome }”, which is not among what could be drawn.

scenario-dice_missing = The scenario's dice are used up: { $used } were given, and one more is needed.
scenario-dice_out_of_range = The scenario's dice say “{ $outcome }”, but only { $of } outcomes are possible here.
scenario-dice_not_there = The scenario's dice say “{ $outcome }”, which cannot be drawn here.
scenario-no_files = There are no scenarios in: { $choices }.
scenario-unreadable = { $file }: the scenario cannot be read: { SAID($problem) }.
scenario-not_toml = { $file } is not valid TOML: { SAID($problem) }.
scenario-lacks = { $file }: “{ $key }” is missing.
scenario-unknown_key = { $file }: a scenario has no “{ $key }”. It has: { $choices }.
scenario-bad_value = { $file }: “{ $key }” must be { $wanted }.
scenario-one_of = { $file }: exactly one of these is needed: { $choices }.

scenario-fails = { $file }, play { $play }: { $said }
scenario-fails-set_up = the position or the options are refused: { SAID($problem) }.
scenario-fails-cannot_read = a move cannot be read: { SAID($problem) }.
scenario-fails-error = { SAID($problem) }.
scenario-fails-dice_skipped = the dice say “{ $word }”, but only one thing could be drawn, and it was another.
scenario-fails-dice_left = { $used } of { $n } dice were used; left over: { $left }.
scenario-fails-no_seat = there is no seat { $seat }.
scenario-fails-which_seat = name the seat that acts; these have a decision to make: { $seats }.
scenario-fails-refused = “{ $move }” of seat { $seat } is refused by { $clause }: { SAID($why) }.
scenario-fails-not_legal = “{ $move }” of seat { $seat } is not legal.
scenario-fails-not_refused = “{ $move }” should be refused, but is allowed.
scenario-fails-other_clause = “{ $move }” is refused by { $clause }, not by { $expected }.
scenario-fails-changed = asking about “{ $move }” changed the position.
scenario-fails-more_legal = these are legal too: { $moves }.
scenario-fails-absent = “{ $path }” is not there.
scenario-fails-present = “{ $path }” should not be there, but is { $found }.
scenario-fails-value = “{ $path }” is { $found }, not { $expected }.

proof-unknown_clause = { $file }: there is no clause “{ $clause }” in the rules.
proof-other_game = { $file }: a scenario of { $game } among those of { $expected }.
proof-no_file = { $file }: the mutant of { $clause } names “{ $target }”, which is not in the package.
proof-not_once = { $file }: the text of the mutant of { $clause } occurs { $times } times in { $target }; it must occur exactly once.
proof-no_change = { $file }: the mutant of { $clause } changes nothing.
proof-not_later = { $file }: { $clause } cannot be left for later; only clauses tagged [T] can.
proof-twice = { $file }: { $clause } has a mutant and a reason to have none.
proof-broken = { $file }: the mutant of { $clause } breaks the program instead of the rule: { $problem }.

play-news = What happened:
play-yours = Only you know:
play-facts = Good to know:
play-moves = Moves (number or notation):
play-plans = Plans (p1, p2 …):
play-more_moves = … { $n } more; “moves” lists all
play-more_plans = … { $n } more; “plans” lists all
play-more_facts = … { $n } more; “facts” lists all
play-more_news = … { $n } before; “log” tells all
play-more_yours = … { $n } more; “yours” lists all
play-board_hidden = (The board does not fit on this screen: “board” shows it.)
play-none_played = None of these moves was played:
play-left = Something was revealed; not played: { $moves }.
play-over = The game in { $file } is over. See it with: eldorado replay { $file }
play-kept_as_it_was = { $file } is a saved game and goes on as it was: leave out --seats, --names, --preset and --option.
play-sheet = Score sheet:
play-hand_over = Pass the keyboard to { SEAT($who) }. Press Enter when nobody else is looking.
play-undone = Taken back.
play-saved = Written to { $file }.
play-not_saved = { $file } cannot be written: { SAID($problem) }.
play-stopped =
    { $n ->
        [one] Stopped after { $n } entry.
       *[other] Stopped after { $n } entries.
    }
play-odds =
    { $attack ->
        [one] ({ $attack } die against { $defence }: attacker wins { $win } %, tie { $tie } %)
       *[other] ({ $attack } dice against { $defence }: attacker wins { $win } %, tie { $tie } %)
    }
play-rank = { $rank }. { SEAT($who) }
play-no_number = There is no move { $number }; the last one is { $last }.
play-no_plan =
    { $last ->
        [0] There are no plans for this decision.
       *[other] There is no plan p{ $number }; the last one is p{ $last }.
    }
play-no_help = There is no help for “{ $word }”.
play-players = Players: { $players }
play-piece = { $said }, piece { $piece }
play-no_log = Nothing has happened yet.
play-save_where = Save where? Write: save FILE.
play-help =
    NUMBER or NOTATION  play a move of the list; several with ; between them
    p1, p2 …            play a plan
    undo                take back
    help WORD           about a card, a clause or any other word of the game
    board               show the board with all of its map; moves, plans, facts, yours and log show parts of the page
    Enter               show everything
    save FILE           write the record
    quit                stop

review-too_long = A game of { $turns } turns is too long to be reviewed; { $most } are the most.
review-off = This table was made without a review.
review-failed = The review could not be made. Try again later.
review-no_turns = Nobody made a decision in this game, so there is nothing to review.
review-nothing_left = The game is over at this position; go back to an earlier one to play on.
review-no_policy = There is no review for { $game }: none of its bots says what a position is worth.
review-point = Turning point: turn { $turn }, { $who } ({ $change } points of the chance to win). Played: { $played }.
review-cost = Turn { $turn }, { $who }: played { $played }. The expert would have played { $expert }, for { $cost } points more of the chance to win.
review-summary = { $good } of { $turns } turns were as good as the expert's, or within two points of the chance to win.

lab-format = The name of the file { $file } must end in one of: { $choices }.
lab-other_run = { $file } holds the rows of another run (its “{ $column }” differs). Choose another file.
lab-in_use = Another run is writing { $file }. Wait until it ends, or choose another file.
lab-unwritable = { $file } cannot be written: { SAID($problem) }.
lab-unreadable = { $file } is not a file of games written by `eldorado simulate --out`: { $problem }.
lab-no_file = There is no file { $file }.
lab-decisions_alone = --decisions needs --out as well: the games its rows belong to.
lab-same_file = { $file } cannot hold games and decisions at once: give --out and --decisions different files.
lab-arena_alone = An arena needs a game of at least two seats.
lab-arena_bots = An arena needs at least two different bots, as --bots greedy,random.
lab-empty = The file holds no game.
lab-max_decisions = A game needs at least 1 decision before it is cut off, not { $given }.
lab-env_bots = Name one bot for all other seats or one for each of the { $others }, not { $given }.
lab-env_seat = There is no seat { $given }: seats go from 0 to { $most }.
lab-spiel_options = Options are written as caves:true;course:random, not as { $word }.
lab-picture_format = The name of the picture { $file } must end in .svg or .png.
lab-no_layout = { $game } does not say how its positions become numbers: it has no `layout`.
lab-worker_gone = A process that played games has ended before its work was done: it was killed, or memory ran out. Run the command again; with --out it goes on where it was.
lab-no_cluster = No Ray cluster answers at { $address }: { SAID($problem) }. Start one with `ray start --head`, or use --ray local.
lab-not_ray = What answers at { $address } is not a Ray cluster. Give the address that `ray start --head` printed.
lab-no_cluster_here = No Ray cluster runs on this machine. Start one with `ray start --head`, or use --ray local.
lab-cluster_lost = The Ray cluster could not do the work: { $problem }. Run the command again; with --out it goes on where it was.
lab-other_version = A node of the cluster has eldorado { $there } and this one has { $here }: install the same version on every node.
lab-column_missing = The file has no column { $columns }: it was not written by `eldorado simulate --out`.

replay-after = After { $at } of { $of } entries
extra-missing = This needs { $library }. Install it with: pip install "eldorado[{ $extra }]"

data-missing = { $file }, { $entry }: “{ $field }” is missing. Write { $wanted }.
data-wrong = { $file }, { $entry }: “{ $field }” is “{ $value }”. Write { $wanted }.
data-not_so = { $file }, { $entry }: “{ $field }” cannot be like this. Write { $wanted }.
data-not_toml = { $file } cannot be read: { SAID($why) }. Correct that line.

lesson-unknown = There is no lesson “{ $lesson }” of { $game }. Choose one of: { $choices }.
lesson-unknown_key = { $file }: a lesson has no “{ $key }”. It has: { $choices }.
lesson-needs_given = { $file }: step { $step } must give its position: it is the first one, or the step before it leaves a choice.
lesson-twice = { $file }: step { $step } is called “{ $id }”, as an earlier one is; give each step an id of its own.
lesson-no_step = There is no step { $step }: the lesson has { $n }.
lesson-other_moves = The lesson was changed since: “{ $move }” is no move of this step any more. Begin the step again.
lesson-wrong = That is allowed, but not what this step is about. Try again.
