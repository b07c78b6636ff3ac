### What the browser says of itself: screens, buttons, notes. Games bring their own words.

ui-home = Home
ui-home-games = Games
ui-home-players = { $low } to { $high } players
ui-home-play_now = Play now against bots
ui-home-make_table = Make a table
ui-home-join = Join with a code
ui-home-code = Code
ui-home-go = Go
ui-home-join_about = The code of a table, or the code that brings your seat from another device.
ui-home-again = Try again
ui-home-waiting =
    { $n ->
        [one] { $n } table waits for you
       *[other] { $n } tables wait for you
    }
ui-home-tables = Your tables
ui-home-no_tables = None yet. Here they will be, those that wait for you first.
ui-home-import = Import a record
ui-home-imported = The record is here: look at it again.
ui-home-state-yours = It is your move
ui-home-state-over = Over. { $winners } won
ui-home-state-nobody = Over. Nobody won
ui-home-state-open = Waiting for players · code { $code }
ui-home-state-playing = { $who } to move
ui-home-state-paused = Paused
ui-home-state-read_only = The rules have changed: can be viewed, not played on
ui-title = El Dorado
ui-title-turn = ● Your move · { $title }
ui-nowhere = There is no such page here.
ui-loading = One moment…
ui-slow = This takes longer than it should. Perhaps the connection is slow, or the server is busy.
ui-close = Close
ui-skip = Skip to the board
ui-eye = Cannot simply be taken back
ui-recap = Since your last move
ui-recap-again = ▶ Play it again
ui-recap-playing = Played again, as it happened since your last move.
ui-recap-stop = ■ Stop
ui-me-first = You:
ui-me-within = you
ui-me-of = your
ui-option-value = { $name }: { $value }

ui-learn-label = Lesson
ui-learn-step = Step { $n } of { $all }
ui-learn-next = Go on
ui-learn-back = Back
ui-learn-show = Show me
ui-learn-again = Start again
ui-learn-skip = Skip this step
ui-learn-finish = Finish
ui-learn-finished = Well done!
ui-learn-repeat = Once more from the beginning
ui-learn-leave = Leave
ui-learn-offer = New to it? Learn by playing
ui-learn-once_more = Take the lesson once more
ui-learn-go_on = Go on with the lesson
ui-learn-minutes =
    { $n ->
        [one] about { $n } minute
       *[other] about { $n } minutes
    }
ui-learn-by_playing = Learn by playing:

ui-first-now = Alone
ui-first-now-about = Play now against bots: one click, and the first steps are shown as you go.
ui-first-friends = With friends
ui-first-friends-about = Make a table and send its link, its code or its QR code. Nobody needs an account.
ui-first-screen = At one screen
ui-first-screen-about = Seats for several people here: a curtain keeps everybody's cards to themselves.
ui-first-back = Come and go
ui-first-back-about = Nothing is lost: leave a table, come back later or on another device.

ui-error-offline = The server does not answer. Try again in a moment.
ui-error-broken = Something went wrong on our side.
ui-error-part = A part of this page could not be loaded. Perhaps there is a newer version of it.

ui-notify-turn = It is your move

ui-join-unknown = There is no table with the code “{ $code }”.

ui-rules = Rules
ui-rules-of = Rules · { $game }
ui-rules-search = Search the rules
ui-rules-none = No clause has that word.
ui-rules-ruling = Ruling:
ui-rules-primer = How to play, in two minutes
ui-rules-primer_short = How to play
ui-rules-of_table = The clauses of this table.
ui-rules-everything = All clauses, of every edition and option.
ui-rules-all = Show all clauses
ui-rules-only_table = Only those of this table
ui-rules-contents = Contents

ui-entries-card = The cards
ui-entries-token = The cave tokens
ui-entries-terrain = The spaces
ui-entries-tile = The tiles
ui-entries-destiny = The destinies
ui-entries-explorer = The explorers
ui-entries-item = What can be bought

ui-settings = Settings
ui-settings-name = Your name
ui-settings-text = Text mode: every move as a button
ui-settings-motion = Animation
ui-settings-sound = Sound
ui-settings-sound_shared = Sound also where several people share this screen
ui-settings-volume = Volume
ui-settings-notify = Notification when it is my move
ui-settings-coach = Show the first steps again

ui-settings-language = Language
ui-settings-language-browser = As the browser prefers

ui-settings-theme = Colours
ui-settings-theme-dark = Dark
ui-settings-theme-contrast = High contrast

ui-setup-thieves = the Thieves
ui-setup-team = team { $n }
ui-setup-title = New table · { $game }
ui-setup-preset = What to play
ui-setup-options = Options
ui-setup-seats = Seats
ui-setup-count = Number of seats
ui-setup-who = Who sits on seat { $n }
ui-setup-name = Name on seat { $n }
ui-setup-pace = Pace
ui-setup-start = Start
ui-setup-title_of = Name of the table
ui-setup-review = A review after the game: where it was won and lost
ui-setup-hints_on = Hints allowed
ui-setup-invite = Make the table and invite

ui-seat-you = You
ui-seat-open = Free seat
ui-seat-link = A friend, by link
ui-seat-hot = Somebody at this screen
ui-seat-name = Name
ui-seat-here = here
ui-seat-away = away
ui-seat-screen = at this screen

ui-pace-minutes = Minutes each
ui-pace-increment = Seconds added per decision
ui-pace-days_each = Days per move

ui-pace-relaxed = Relaxed
ui-pace-relaxed-about = No clock.

ui-pace-live = Live clock
ui-pace-live-about = A bot holds the seat of whoever runs out.

ui-pace-days = Days per move
ui-pace-days-about = Come and go as you like.

ui-lobby-waiting = Waiting for players
ui-lobby-waiting_ready = Everybody is seated. The clocks start when all are ready.
ui-lobby-ready = ready
ui-lobby-unready = not ready yet
ui-lobby-am_ready = I am ready
ui-lobby-asked = asked to play again
ui-lobby-live = Live clock: { $minutes } min, { $increment } s added
ui-lobby-days =
    { $n ->
        [one] { $n } day per move
       *[other] { $n } days per move
    }
ui-lobby-relaxed = No clock
ui-lobby-sit = Sit here
ui-lobby-start = Start, bots on free seats
ui-lobby-leave = Stand up
ui-lobby-watch = You can also stay and watch.
ui-lobby-invite = Invite

ui-invite-link = Send this link
ui-invite-copy = Copy
ui-invite-copied = Copied.
ui-invite-code = or this code
ui-invite-qr = The link as a QR code

ui-chat = Chat
ui-chat-empty = Nothing said yet.
ui-chat-say = Say something
ui-chat-send = Send
ui-chat-mute = Mute { $who }
ui-chat-unmute = Hear { $who } again
ui-chat-watcher = Spectator
ui-chat-unread =
    { $n ->
        [one] { $n } unread message
       *[other] { $n } unread messages
    }

ui-bar-tools = Tools
ui-bar-over = The game is over
ui-bar-yours = Your move
ui-bar-your_turn = Your turn
ui-bar-several = { $n } players to move
ui-bar-theirs = { $who } to move
ui-bar-asked = You are asked
ui-bar-turn_of = { $who }'s turn
ui-bar-watching = you are watching
ui-bar-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
ui-bar-table = Table “{ $name }”
ui-bar-round = round { $n }
ui-bar-round_phase = round { $n } · { $phase }
ui-bar-undo = Undo
ui-bar-undo_ask = Ask to undo
ui-bar-undo_turn = Undo turn
ui-bar-undo_turn-about = Take back your turn so far
ui-bar-undo_turn_ask = Ask for the turn back
ui-bar-replay = Replay
ui-bar-skip = Skip
ui-bar-skip-about = Show at once what the bots do, until you are asked
ui-bar-menu = Menu

ui-hint = Hint
ui-hint-about = What a bot would do here, from what you can see
ui-hint-do = Do it
ui-hint-none = No hint for this.
ui-hint-thinking = Thinking it over…
ui-hint-times = { $what } ({ $n } times)
ui-hint-others = Also weighed: { $list }.

## everything can be asked what it is

ui-inspect-now = What it can do now
ui-inspect-pin = Right click, long press or I keeps this open.
ui-inspect-not_asked = Not now: { SEAT($who) } to decide.
ui-inspect-no_undo = There is nothing of yours to take back.

ui-inspect-button-gold = Does what is proposed. Tap something on the board and it says what that would do.
ui-inspect-button-undo = Takes back what you did last, as long as nothing was revealed since. Beyond that the others are asked.
ui-inspect-button-hint = Asks a bot what it would do with what you can see.
ui-inspect-button-end = Ends your turn.
ui-inspect-button-buy = Shows what your cards can pay for.
ui-inspect-button-trade = Offers another player cards for cards.
ui-inspect-button-pass = You bid no more for now; after a higher bid you are asked again.

ui-since = Since you left
ui-since-n =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
ui-since-step = Step through
ui-since-close = Back to the table

ui-rail-yours = your move
ui-rail-thinking = thinking
ui-rail-held-away = away · a bot plays
ui-rail-held-time = out of time · a bot plays
ui-rail-held-asked = a bot plays

ui-out-resigned = resigned
ui-out-left = left
ui-out-removed = removed

ui-held-away = { SEAT($who) } was away: a bot holds the seat.
ui-held-time = { SEAT($who) } ran out of time: a bot holds the seat.
ui-held-asked = A bot plays for { SEAT($who) }.
ui-held-back = Take the seat back

ui-curtain-pass = Pass the device to { $who }
ui-curtain-take = I am { $who }

ui-offer-before = Back to before: { $what }
ui-offer-undo = { SEAT($who) } asks to take moves back.
ui-offer-end = { SEAT($who) } offers to end the game as it stands.
ui-offer-yes = Agree
ui-offer-no = Decline
ui-offer-waiting = Waiting for { $who }.
ui-offer-withdraw = Withdraw

ui-menu-invite = Invite or watch link
ui-menu-result = Result
ui-menu-export = Export the record
ui-menu-transfer = Move my seat to another device
ui-menu-transfer_code = On the other device, enter under “Join with a code” (once, within ten minutes):
ui-menu-back = Not now
ui-menu-left = You have left the table.
ui-menu-hold = Let a bot play for { SEAT($who) }
ui-menu-end_now = End the game
ui-menu-end_sure = End the game? It ends here, ranked as it stands.
ui-menu-end = Offer to end the game
ui-menu-give_up = Give up
ui-menu-give_up_sure = Give up? The game ends here and is lost for you.
ui-menu-resign = Resign
ui-menu-resign_sure = Resign? You will be ranked last; a bot plays your seat on.
ui-menu-leave = Leave for good
ui-menu-leave_sure = Leave for good? You cannot come back to this seat.
ui-menu-remove = Remove { $who }
ui-menu-remove_sure = Remove { $who } from the table? A bot plays the seat on.
ui-menu-delete = Delete the table
ui-menu-delete_sure = Delete the table and its record, for everybody?
ui-menu-watchers =
    { $n ->
        [one] { $n } person watching
       *[other] { $n } people watching
    }

ui-menu-hints = Hints
ui-menu-hints-on = allowed
ui-menu-hints-off = not allowed

ui-menu-bot_pace = Bots move
ui-menu-bot_pace-slow = slowly
ui-menu-bot_pace-normal = so that one can follow
ui-menu-bot_pace-fast = fast
ui-menu-bot_pace-instant = at once

ui-table-gone = This table is not there, or not any more.
ui-table-kept = You are offline: your move is kept, and made as soon as the table answers if it is still asked for.
ui-table-not_kept = The table had moved on while you were offline: your move was not made.
ui-table-unkeep = Do not make it
ui-table-stale = The table had moved on: here is how it stands.
ui-table-newer = The server was updated. This page loads again to match it.
ui-table-reconnecting = The server does not answer. Nothing is lost: the game goes on here by itself as soon as it is back.
ui-table-removed = The host has removed you from the table. You can stay and watch.
ui-table-moved = Your seat has moved to another device. Here you can watch.
ui-table-hopeless = You have nothing left to play with: this game cannot change for you any more.
ui-table-halted = Whoever runs this server has paused the table. Nothing is lost.
ui-table-paused = This table is paused by a defect (number { $id }). Nothing is lost.
ui-table-read_only = The rules have changed since this game was begun, and it would have gone differently: it can be viewed, exported and deleted, but not played on.
ui-table-keep_record = Save the record
ui-table-stepback = Go one step back
ui-table-nothing = Nothing can be done with that now.
ui-table-sound_on = Sound is on.
ui-table-sound_off = Sound is off.

ui-keys = Keys
ui-keys-card = Take a card of the hand
ui-keys-arrows = Move over the board
ui-keys-enter = Do what the gold button says; while bots move, skip
ui-keys-inspect = What is that? Of what has the focus
ui-keys-mute = Sound on or off
ui-keys-end = End the turn
ui-keys-buy = Buy or bid
ui-keys-pass = Pass
ui-keys-undo = Undo
ui-keys-undo_turn = Undo the turn so far
ui-keys-hint = A hint; off one's turn, Halt for the next reaction
ui-keys-last = Show the last move again
ui-keys-replay = Look at the game again
ui-keys-zoom = Closer, farther, whole map
ui-keys-rules = The rule of this decision
ui-keys-escape = Back out

ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-log-more = { $n } more lines
ui-log-undo = { SEAT($who) } took moves back
ui-log-chat = { $name }: { $text }
ui-log-jump = See that moment
ui-log-help = tap a line to see that moment

ui-text-moves = What you can do
ui-text-plans = Several steps at once
ui-text-wait = It is not your move.
ui-text-state = How it stands
ui-text-board = Back to the board

ui-sheet-open = Pull the sheet up
ui-sheet-shut = Pull the sheet down

ui-board-fit = Whole map
ui-board-closer = Closer
ui-board-farther = Farther
ui-board-mine = Own piece
ui-board-fold = Fold up: { $panel }
ui-board-unfold = Open: { $panel }
ui-board-last = Last move

ui-result-title = Result
ui-result-open = Nobody was ahead
ui-result-won =
    { $n ->
        [one] { SEAT($who) } wins!
       *[other] { SEAT($who) } win!
    }
ui-result-shared = A shared victory
ui-result-nobody = Nobody wins.
ui-result-rematch = Rematch
ui-result-join_rematch = Join the rematch
ui-result-seed = Seed of all shuffles: { $seed }
ui-result-how-agreed = Ended by agreement.
ui-result-how-resigned = Ended by resignation.
ui-result-how-abandoned = Everybody left.
ui-result-how-long = The game had become too long, so the table ended it.

ui-replay-title = Replay
ui-replay-start = As dealt
ui-replay-eye = Seen as
ui-replay-spectator = as a spectator
ui-replay-as = as { SEAT($who) }
ui-replay-leave = To the table
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-back = One step back
ui-replay-forward = One step on
ui-replay-key_back = Key moment before
ui-replay-key_next = Next key moment
ui-replay-speed = Speed
ui-replay-scrub = Moment
ui-replay-at = { $at } of { $n }
ui-replay-moments = Key moments
ui-replay-share = Link to this moment

ui-review-title = Review
ui-review-open = Review the game
ui-review-about = An expert looks at every turn, by what its player knew then. You can look around meanwhile, or come back later.
ui-review-waiting = Another game is being reviewed; this one comes next.
ui-review-begins = The review begins…
ui-review-progress = { $done } of { $of } turns reviewed
ui-review-again = Try again
ui-review-curve = Chance to win after every turn
ui-review-yours = Your turn { $n } of { $all }
ui-review-theirs = { $who }, turn { $n } of { $all }
ui-review-before = { $who }: the turn before
ui-review-after = { $who }: the next turn
ui-review-point = turning point { $n } of { $all }
ui-review-did = What was done
ui-review-you_did = What you did
ui-review-would = The expert would have done
ui-review-expert = The expert
ui-review-grade-same = As good as the expert's.
ui-review-grade-small =
    { $n ->
        [one] A little less: { $n } point of the chance to win.
       *[other] A little less: { $n } points of the chance to win.
    }
ui-review-grade-some = { $n } points of the chance to win given away.
ui-review-grade-large = A big one: { $n } points of the chance to win given away.
ui-review-moved_own = Your chance to win went from { $from }% to { $to }%.
ui-review-moved = { $who }'s chance to win went from { $from }% to { $to }%.
ui-review-board = See it on the board
ui-review-back = Back to the review
ui-review-play_on = Play on from here
ui-review-play_about = A new table from this position, you against bots
ui-review-points = Turning points
ui-review-points_about = the mover's chance
ui-review-all_yours = Your turns
ui-review-all_of = { $who }'s turns
ui-review-all_about = points given away
ui-review-one =
    { $cost ->
        [one] Turn { $n }, { $cost } point given away
       *[other] Turn { $n }, { $cost } points given away
    }

ui-clock-days = { $d } d { $h } h
ui-clock-hours = { $h } h { $m } min

ui-coach-next = Next
ui-coach-done = Let us go
ui-coach-skip = Skip
ui-coach-of = { $n } of { $all }

ui-orders-title = When others act, ask me
ui-orders-always = always
ui-orders-matters = if it matters
ui-orders-never = never
ui-orders-fights = Attacked, fight with what is here
ui-orders-trades = Offers of a trade
ui-orders-trades-ask = ask me
ui-orders-trades-turn = refuse in this turn
ui-orders-trades-never = always refuse
ui-orders-halt = Halt
ui-orders-halt_about = Ask me at the next window, whatever my orders say

ui-any-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
ui-any-no_cards = No cards in hand.
ui-any-choose = Choose what to do
ui-any-wait = Wait for the others
ui-any-panels = Panels
ui-any-scores = Scores
ui-any-players = Players
ui-any-hand = Hand

ui-any-tab-now = Now
ui-any-tab-players = Players
ui-any-tab-log = Log
