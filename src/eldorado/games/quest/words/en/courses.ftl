### The course editor in the browser, and `eldorado course` in the terminal.

ui-courses-mine = My courses
ui-courses-none = None yet. Make one, let chance make one, or bring a course file.
ui-courses-new = Make a course
ui-courses-make_own = Make a course of your own
ui-courses-make_about = Lay the tiles yourself, see how long and how fair it is, play it.
ui-courses-own = A course of yours
ui-courses-random = Random course
ui-courses-random_named = Random course { $n }
ui-courses-from_file = Open a course file
ui-courses-open = Open { $name }
ui-courses-edit = Edit
ui-courses-duplicate = Duplicate
ui-courses-take_away = Delete
ui-courses-taken_away = “{ $name }” is deleted.
ui-courses-back_again = It is back.
ui-courses-copy_of = { $name } (copy)
ui-courses-unfinished = Cannot be played yet.
ui-courses-unnamed = A course of one's own
ui-courses-keep = Keep this course
ui-courses-editor = Course editor
ui-courses-name = Name of the course
ui-courses-save = Save
ui-courses-is_saved = Saved
ui-courses-saved = Saved in this browser, under “My courses”.
ui-courses-not_kept = This browser keeps nothing: share the course as a link or a file before you leave.
ui-courses-undo = Undo
ui-courses-redo = Redo
ui-courses-play = Play this course
ui-courses-tiles = Tiles
ui-courses-tiles_about = front and back
ui-courses-strips = Strips
ui-courses-strips_about = no blockade
ui-courses-finish = Finish
ui-courses-finish_about = goes to the end
ui-courses-side-free = Tile side { $side }: lay it at the end, or drag it
ui-courses-side-in = Tile side { $side } is in the course: go to it
ui-courses-side-back = Tile side { $side }: its other side is in the course
ui-courses-table = The course: drag tiles, turn them with the wheel or R
ui-courses-begin = Begin with tile A or B
ui-courses-tile_at = Tile { $side }, { $n } of { $of }, turned by { $turn } degrees
ui-courses-turn_left = Turn to the left
ui-courses-turn_right = Turn to the right
ui-courses-take_out = Take out
ui-courses-blockade_at = Between { $one } and { $two }: { $what }. Change it
ui-courses-blockade-drawn = a blockade drawn at the start
ui-courses-blockade-none = no blockade
ui-courses-shake = Change something
ui-courses-mirror = Mirror
ui-courses-draw_blockades = Draw all blockades
ui-courses-key_turn = turns
ui-courses-key_back = puts it back
ui-courses-line-idle = Drag a tile to the course, or tap it to lay it at the end.
ui-courses-line-selected = { $what }, turned by { $turn }°. Drag it, turn it, or take it out.
ui-courses-line-first = Let go to lay { $what } here.
ui-courses-line-after = Let go to lay { $what } after { $other }.
ui-courses-line-seam = Let go to lay { $what } after { $other }: a blockade will lie between them.
ui-courses-line-start = { $what } cannot come first: a course begins with tile A or B (Q-SETUP-3).
ui-courses-line-apart = { $what } would lie apart here: it has to share a whole side with { $other } (Q-SETUP-10).
ui-courses-line-overlap = { $what } would lie on { $other } here (Q-SETUP-10).
ui-courses-line-touch = { $what } would touch { $other } here, which it does not follow (Q-SETUP-10).
ui-courses-line-over = Let go to lay { $what } in the place of { $other }.
ui-courses-report = Report
ui-courses-if = if { $what } lands here
ui-courses-empty = There is no tile yet. Begin with a start tile, A or B.
ui-courses-connected = Connected
ui-courses-connected_about =
    All four start spaces lead to El Dorado. { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }, { $blockades } { $blockades ->
        [one] blockade
       *[other] blockades
    }.
ui-courses-cannot = Cannot be played
ui-courses-show = show
ui-courses-show_where = Show where: { $what }
ui-courses-effort = Least effort from each start
ui-courses-effort_of = Start space { $n }: least effort { $effort }. Show the way
ui-courses-spread = { $n } apart
ui-courses-hints = Hints of the rulebook
ui-courses-no_hints = Nothing to warn of
ui-courses-length = Length
ui-courses-racing = Bots begin to race in a moment…
ui-courses-rounds = { $low }–{ $high } rounds
ui-courses-rounds_one = { $n } rounds
ui-courses-in_games = in { $n } of { $of } simulated games
ui-courses-in_all_games = in { $n } simulated games
ui-courses-nobody =
    { $n ->
        [one] In { $n } simulated game nobody arrived.
       *[other] In { $n } simulated games nobody arrived.
    }
ui-courses-wins = Wins from each start
ui-courses-win_share = Start space { $n } wins { $share } percent
ui-courses-falls = Blockades fall
ui-courses-fall = { $one }–{ $two }: round { $n }
ui-courses-share = Share
ui-courses-share_about = Whoever opens the link sees the course and can play it, change it or keep it.
ui-courses-link = Link to the course
ui-courses-copy = Copy
ui-courses-copied = The link is copied.
ui-courses-file = Course file
ui-courses-png = Picture (PNG)
ui-courses-svg = Picture (SVG)
ui-courses-not_here = This course is not in this browser, or not any more.
ui-courses-bad_link = This link holds no course. Perhaps a part of it got lost.
ui-courses-empty_file = This file is empty: it holds no course.
ui-courses-fault-half_seam = { $tile } and { $other } share { $edges } edges only. Move one of them along until the whole side touches.
ui-courses-fault-overlap = { $tile } lies on { $other }. Move or turn one of them.
ui-courses-fault-touch = { $tile } and { $other } touch but do not follow each other. Move them apart.
ui-courses-fault-no_way = No way leads from start space { $start } to El Dorado. Turn or replace a tile.

course-playable =
    { $name }: can be played. { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }, { $blockades } { $blockades ->
        [one] blockade
       *[other] blockades
    }.
course-not_playable = { $name }: cannot be played.
course-start = start space { $start }: least effort { $effort } ({ $by })
course-spread = The start spaces differ by { $spread }.
course-length =
    { $games ->
        [one] { $games } simulated game: { $low } to { $high } rounds, { $middle } in the middle.
       *[other] { $games } simulated games: { $low } to { $high } rounds, { $middle } in the middle.
    }
course-length_same =
    { $games ->
        [one] { $games } simulated game: { $low } rounds.
       *[other] { $games } simulated games: { $low } rounds in each of them.
    }
course-wins = Wins from the start spaces: { $wins }.
course-unfinished = In { $n } of them nobody arrived.
