### What `--help` says: the same as the docstrings of the commands (a test compares them).

help-title = A digital tabletop for the El Dorado board games.
help-usage = Usage:
help-command = COMMAND
help-options = Options
help-options_word = OPTIONS
help-default = [default: { $value }]
help-required = [required]
help-help = show this message
help-more = `eldorado COMMAND --help` explains a command; `eldorado --version` says what is installed.

## what several commands take

help-all-code = a Python file that brings games or bots; can be given several times
help-all-file = the record
help-all-game = which game; `eldorado games` lists them
help-all-json = print one JSON document instead of text
help-all-lang = the language to speak, as it; `eldorado words` lists them
help-all-option = one option, as caves=true or course=@FILE; can be given several times
help-all-out = a file for a row per game: .csv, .jsonl or .parquet; a run that was stopped is taken up where it was
help-all-preset = a named set of options
help-all-ray = a Ray cluster that does the work: HOST:PORT, auto for the one that runs here, local for a new one
help-all-seats = the number of seats; by default as usual for the game or the preset
help-all-words = a folder with languages, besides those that are installed
help-all-workers = processes to use; 0 is all cores

## arena

help-arena = Let bots meet each other, pair by pair, and rate them.
help-arena-about =
    Let every bot meet every other, each deal from every seating, and rate them with intervals.

    The same seed gives the same games, on any number of cores.
help-arena-bots = the bots that meet, as greedy,normal,easy
help-arena-games = how many games of each pairing
help-arena-seed = the seed; by default a fresh one, which is printed
help-arena-plot = a picture of the ratings: .svg or .png

## bench

help-bench = Measure how fast the engines are.
help-bench-about = Measure random decisions, greedy games, the policy, rollouts and copies of each game, on one core.
help-bench-games = which games; by default all
help-bench-seconds = how long each figure is measured

## check

help-check = Run scenarios.
help-check-about = Run scenarios and say which do not hold; the exit code is 1 if any does not, and 2 if one cannot even be played. docs/scenarios.md has the format.
help-check-files = scenario files, or folders of them

## course

help-course = Check or draw a course of the Quest.
help-course-about =
    Check a course of the Quest, or draw it.

    Checked are whether it can be played, how long and how fair it is, and the rulebook's hints. The exit code is 1 if the course cannot be played.
help-course-action = check or draw
help-course-file = a course file, or the name of a course: first-game, random:7
help-course-games = how many games of bots are played to find the length in rounds, with check
help-course-out = the picture's file, with draw, whose name ends in .svg or .png; PNG needs `eldorado[pictures]`. Without a file the course is drawn as text
help-course-json = print one JSON document instead of text, with check

## games

help-games = List the games.
help-games-about = List the games with their seats, options, presets and bots.

## lab

help-lab = Make the bots' weights again, and measure how strong the levels are.
help-lab-about =
    Tune a policy's weights in company, fit its value on games with itself, or measure the strength of the levels.

    docs/bots.md tells how these follow each other.
help-lab-action = tune, fit or strength
help-lab-game = which game: quest, isla_dorada or island
help-lab-games = games for each try, for the fit (the Island: for each kind of game), or for each row of the table; left out, 160, 400 or 400
help-lab-tries = how many other weights are tried
help-lab-seed = where the chance begins; strength has deals of its own for every seed
help-lab-workers = processes to use for strength and tuning; 0 is all cores
help-lab-ray = a Ray cluster for strength and tuning: HOST:PORT, auto for the one that runs here, local for a new one
help-lab-rows = only the rows of the table whose name has this in it
help-lab-alone = tune the Island's weights for a game alone instead of those in company
help-lab-out = where tuned weights are written after every try, or the games of strength as they end (.csv or .jsonl); a run that was stopped goes on from there

## learn

help-learn = Learn a game by playing it, one idea at a time.
help-learn-about =
    Learn a game in the terminal: prepared positions, one idea at a time, every move your own.

    Without a game, list the lessons. At each step: a number or a notation makes a move, `show` plays it for you, `next` and `back` go to another step, `again` begins the step again, `help WORD` explains a card or a clause, `quit` stops; the lesson goes on there next time.
help-learn-lesson = which of its lessons; by default the first
help-learn-again = begin with the first step, wherever you left it
help-learn-step = begin with this step

## picture

help-picture = Draw a position of a recorded game.
help-picture-about = Draw a position of a recorded game as a picture.
help-picture-at = the position after this entry; by default the last one
help-picture-as_ = the seat whose eyes see it; -1 is a spectator
help-picture-out = the picture's file, whose name ends in .svg or .png; PNG needs `eldorado[pictures]`

## play

help-play = Play a game in the terminal.
help-play-about =
    Play a game in the terminal, against bots or with others at the same keyboard, or go on with a saved one.

    At each decision: a number or a notation plays a move, p1 a plan, `undo` takes back, `help WORD` explains a card or a clause, `quit` stops; `help` lists the rest.
help-play-game = which game; `eldorado games` lists them; or the file of a record, to go on with it
help-play-people = how many of them sit at this keyboard; bots play the others
help-play-names = what the people are called, as Ada,Bo
help-play-bots = which bot plays the other seats; by default the one the game names
help-play-seed = the seed, to deal the same game again; by default a secret one
help-play-save = write the record to this file when the game ends or is stopped
help-play-ask_all = ask even where there is only one answer

## replay

help-replay = Show a recorded game.
help-replay-about = Show a recorded game: its moves, and the position after any of them. Every entry is checked on the way.
help-replay-at = show the position after this entry; by default all moves and the last position
help-replay-seat = whose view --json shows; -1 is a spectator

## report

help-report = Make a page with plots of a file of simulated games.
help-report-about = Make one HTML page of a file that `eldorado simulate --out` wrote: who wins from where, and with what.
help-report-file = games as .csv, .jsonl or .parquet
help-report-out = where to write the page; by default beside the file, with the ending .html
help-report-ray = a Ray cluster that draws the plots: HOST:PORT, auto for the one that runs here, local for a new one
help-report-json = print the figures as one JSON document instead of making a page

## review

help-review = Review a recorded game: chances to win turn by turn, turning points, what the expert would have done.
help-review-about = Review a recorded game: everybody's chance to win after every turn, the five turns that changed it most, and what the expert would have done. Each turn is judged by what its player knew then.
help-review-seat = only the turns of this seat, counted from 0; the curve is everybody's
help-review-rollouts = how thoroughly each turn is looked at

## rules

help-rules = Show the rules of a game, clause by clause, or which of them are proven.
help-rules-about =
    Show the clauses of a game: all, one by its id, or those that carry a word.

    With --coverage: which of these clauses are proven, by mutants that the scenarios citing them must notice; the exit code is 1 unless all are. docs/scenarios.md says what counts.
help-rules-word = a clause such as Q-MOVE-1, or a word to look for
help-rules-coverage = run the mutants
help-rules-tests = the folder with scenarios and mutants; by default it is searched for
help-rules-workers = how many mutants are run at the same time

## serve

help-serve = Start the table server and open it in the browser (also: `eldorado` alone).
help-serve-about = Start the table server: one address for this machine, one for the phones and friends of the local network.
help-serve-host = the address to listen on; 127.0.0.1 keeps other devices out
help-serve-port = the port to listen on; by default the one used last, then 7440, then the next free one
help-serve-open = open the browser
help-serve-data = the folder for tables, records and languages; by default the user's data folder
help-serve-url = the address players see, if a reverse proxy stands in front (for links and QR codes)
help-serve-workers = how many processes think for bots
help-serve-allow_host = a further name under which browsers may call this server, such as one of your own network
help-serve-metrics = show figures at /metrics, to this machine and to holders of the token in ELDORADO_METRICS_TOKEN
help-serve-log = text, or json: one object a line
help-serve-store = a PostgreSQL database for the tables, such as postgresql://user@host/name; by default a file in the folder
help-serve-processes = how many processes serve the tables of the database, so that several cores help; they replace each other
help-serve-lobby = show open tables and running games to all who come; each table's host decides whether it is shown
help-serve-machine = this machine's address in the private network of all machines that serve the tables of the database

## simulate

help-simulate = Let bots play many games and sum them up.
help-simulate-about =
    Let bots play many games: who wins from which seat, how long games are, how fast they go.

    The same seed gives the same games, on any number of cores. Random players do not finish the Quest: they remove their cards at camps until nobody can move; such games end undecided after 20,000 decisions.
help-simulate-bots = one bot for all seats, or one for each, like greedy,random; by default the one others are measured against
help-simulate-games = how many games
help-simulate-seed = the seed of the first game
help-simulate-offset = the number of the first game, to share out one simulation among several runs
help-simulate-decisions = a file for a row per decision, beside --out
help-simulate-records = a folder for the record of each game, as `eldorado replay` and `eldorado picture` read them

## tables

help-tables = List, export, pause, remove or copy the tables of a server's store.
help-tables-about = Look after the tables of a server, while it runs or not.
help-tables-action = list; browsers; export, pause, unpause or remove ID; block or unblock BROWSER; close or reopen the server to new tables; restart its processes one by one; copy FROM TO; rescue
help-tables-table = the table's id; for block, a browser as `browsers` shows it; for copy, the folder or the postgresql:// address to copy from
help-tables-to = for copy, the folder or the postgresql:// address to copy to
help-tables-data = the server's data folder; by default the user's data folder
help-tables-store = the PostgreSQL database of the server, if it has one
help-tables-json = print one JSON document instead of a table

## verify

help-verify = Prove that nobody chose the shuffles of a recorded game.
help-verify-about = Prove that every shuffle and roll of a game comes from the seed committed to before it began.
help-verify-file = the record of a game that is over

## words

help-words = List the languages, and what each still lacks.
help-words-about = List the languages with how many sentences each says itself, how many are still said in English, and what is wrong in its files; the exit code is 1 if anything is.
help-words-language = show the sentences this language lacks, in English, to be translated in a file of its own
