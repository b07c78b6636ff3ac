### A place of one's own, and the lobby of a server.

ui-place = Your place
ui-place-about = What others see of you where you sit down. It lives in this browser: there is no account.
ui-place-nameless = No name yet
ui-place-saved = Saved.
ui-place-emblem = Emblem
ui-place-colours = Colours, the one you like best first
ui-place-colours_about = You get the first of them that nobody at the table has yet.
ui-place-colour_nth = { $colour }, choice { $n }
ui-place-elsewhere = Elsewhere
ui-place-elsewhere_about = A code brings everything to another browser: name, seats, tables, games. It is there then and no longer here. Settings and courses of your own stay.
ui-place-move = Code for another browser
ui-place-move_about = Type it there within ten minutes, on this page. It works once.
ui-place-backup = Code to keep
ui-place-backup_about = Write it down: should this browser be lost, it brings everything back. It works once; a newer one replaces it. Whoever has it has your place.
ui-place-have_code = A code from another browser
ui-place-bring = Bring it here
ui-place-moved = Everything is here now.
ui-place-export = Export as a file
ui-place-delete = Delete everything
ui-place-delete_about = This cannot be taken back:
ui-place-delete_what-seats = Where others play with you, your seat loses its name and a bot plays on. Seats at tables that wait are free again.
ui-place-delete_what-tables = Tables without other people are deleted, with their replays. What you said in chats is removed.
ui-place-delete_what-games = Your name, your emblem, your codes and your list of games are deleted.
ui-place-delete_what-courses = The courses you made are deleted from this browser.
ui-place-delete_what-kept = Others keep the games you shared, without your name from now on; in their own lists and in files they have, it stays as it was.
ui-place-delete_sure = Delete everything
ui-place-keep = Keep it
ui-place-deleted = Everything was deleted.
ui-place-played = Your finished games
ui-place-games = Games
ui-place-figures = Statistics
ui-place-none = None yet. Each game you finish will be here, with its replay and its review.
ui-place-nothing_counted = None of these games counts yet.
ui-place-counted = Decided games count, from the first move on and with one seat of yours; a shared first place is a win.
ui-place-filter = Filters
ui-place-all = all
ui-place-found = { $n } of { $all }
ui-place-days = the last { $n } days
ui-place-by-game = Game
ui-place-by-ground = Course or mode
ui-place-by-result = Result
ui-place-by-level = Strongest opponent
ui-place-by-seats = Players
ui-place-by-days = When
ui-place-result-won = Won
ui-place-result-shared = Won together
ui-place-result-lost = Lost
ui-place-result-broken = Broken off
ui-place-level-people = only people
ui-place-level-alone = nobody
ui-place-with = with { $who }
ui-place-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
ui-place-branch = played on from another game
ui-place-replay = Replay
ui-place-review = Review
ui-place-gone = The table was deleted.
ui-place-more = Show more
ui-place-sum-games = Games
ui-place-sum-wins = Wins
ui-place-sum-streak = Wins in a row now
ui-place-sum-longest = Longest row of wins
ui-place-rounds_of = Rounds
ui-place-mean = { $n } on average
ui-place-as_table = As a table
ui-place-favourites = Taken most often
ui-place-often = How often
ui-place-strength = Show how strong I play
ui-place-strength_is =
    { $n ->
        [one] By { $n } game against bots: { $rating } points, most likely between { $low } and { $high }. The normal bot has 0; 100 points more win about 64 of 100 games between two.
       *[other] By { $n } games against bots: { $rating } points, most likely between { $low } and { $high }. The normal bot has 0; 100 points more win about 64 of 100 games between two.
    }
ui-place-strength_about = An estimate: it takes the bots to be as strong as measured, and you to play as you always do. Hints count as your own ideas. Only you see it.
ui-place-strength_few = Too few games against measured bots: after five of them there is an estimate.

ui-place-shape-ivory = Disc
ui-place-shape-vermilion = Triangle
ui-place-shape-azure = Square
ui-place-shape-amber = Diamond
ui-place-shape-plum = Cross
ui-place-shape-jade = Hexagon
ui-place-shape-umber = Arch
ui-place-shape-ink = Arrow

ui-place-colour-ivory = Ivory
ui-place-colour-vermilion = Vermilion
ui-place-colour-azure = Azure
ui-place-colour-amber = Amber
ui-place-colour-plum = Plum
ui-place-colour-jade = Jade
ui-place-colour-umber = Umber
ui-place-colour-ink = Ink

ui-hall = Lobby
ui-hall-about = Tables of this server whose hosts opened them to everybody.
ui-hall-waiting = Waiting for players
ui-hall-running = To watch
ui-hall-no_waiting = No table waits for players. Make one, and show it here.
ui-hall-no_running = No game to watch at the moment.
ui-hall-join = Look in
ui-hall-watch = Watch
ui-hall-back = Back to the table
ui-hall-here = somebody is there
ui-hall-list = Show it in the lobby: everybody who comes to this server may sit down or watch
ui-hall-close = Close the table
ui-hall-close_about = The table is deleted for everybody.
ui-hall-closed = The table was closed.
ui-hall-keep = Leave it open
ui-hall-block = Also shut out the browser of
ui-hall-block_nobody = nobody
ui-hall-block_about = It can no longer sit down, make tables or watch, and bots play on for it. `eldorado tables unblock` lets it in again.
