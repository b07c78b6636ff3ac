### Words of the table server: refusals that no rule makes, events at a table, starting the server.

action-unknown = There is no action { $action }.

wire-unknown = There is nothing here. The table may have been deleted, or the link may be incomplete.
wire-malformed = That was not understood. { $detail }
wire-too_large = That is too large.
wire-too_fast = That was too fast. Wait a moment and try again.
wire-foreign_origin = Another website may not do this.
wire-foreign_host = This server does not go by that name. Whoever runs it can add it with --allow-host.
wire-broken = Something went wrong on our side (error { $id }). Nothing was changed.
wire-elsewhere = The table is moving to another part of the server. Try again in a moment.
wire-not_kept = The server cannot save anything at the moment ({ $why }). Nothing was changed.

table-not_installed = The game “{ $game }” is not installed here any more. The table is kept: install the game again and it goes on.
table-not_yours = That seat is not yours.
table-not_seated = You have no seat at this table.
table-host_only = Only the host can do that.
table-host_sits = The host has to keep a seat. To give it up, leave the table.
table-look_first = Take over the seat before asking about its cards.
table-not_playing = The game is not being played now.
table-not_started = The game has not started.
table-started = The game has started.
table-paused = The table is paused because of an error on our side; the host can take a step back.
table-over = The game is over.
table-not_over = The game is not over: its record still holds hidden information.
table-read_only = This game was played by an earlier version of the rules: it can be viewed but not played on.
table-full = All seats are taken.
table-taken = That seat is taken.
table-seated = You already sit at this table.
table-seats_open = A seat is still open.
table-no_such_seat = There is no such seat.
table-no_such_entry = There are only { $n } entries.
table-still_here = They are playing: only somebody who has been away can be removed from a game.
table-damaged = This table cannot be read: the file it is kept in may be damaged. Whoever runs the server finds more in its log.
table-not_removable = Nobody can be removed from that seat.
table-held = A bot holds that seat already.
table-not_held = No bot holds that seat.
table-not_away = They may be back in a moment: a bot can play for somebody who has been away for a minute.
table-nothing_to_undo = There is nothing of yours to take back.
table-undo_needs_consent = That cannot simply be taken back: something was revealed since. Ask the others.
table-no_hints = No hints here: people play each other by the clock, and the table has not agreed to them.
table-offer_open = Another question is still open.
table-no_offer = That question is no longer open.
table-chat_empty = The message is empty.
table-too_many = You have { $most } unfinished tables. Finish or delete one first.
table-server_closed = This server takes no new tables at the moment. Games that are running go on.
table-halted = Whoever runs this server has paused the table.
table-too_many_kept = You have { $most } tables. Delete some first.
table-kept_out = Whoever runs this server has shut this browser out.

lobby-too_many = You have { $most } tables in the lobby. Close one of them first, or take it out of the lobby.
lobby-off = This server has no lobby.
lobby-host_only = Only whoever runs this server can do that, on the machine it runs on.
lobby-nobody_there = Nobody whose browser could be shut out sits there.

profile-same_browser = This profile is in this browser already.

hint-bot = This is what a normal bot would do from what you can see.

table-event-made = The table was made.
table-event-sat = { SEAT($seat) } sits down.
table-event-seat = The host changes seat { SEAT($seat) }.
table-event-ready = { SEAT($seat) } is ready.
table-event-unready = { SEAT($seat) } is not ready yet.
table-event-started = The game starts.
table-event-left = { SEAT($seat) } leaves.
table-event-resigned = { SEAT($seat) } resigns.
table-event-removed = The host removes { SEAT($seat) }.
table-event-held = A bot plays for { SEAT($seat) }.
table-event-back = { SEAT($seat) } is back.
table-event-offer = { SEAT($seat) } asks the others.
table-event-offer-undo = { SEAT($seat) } asks to take moves back.
table-event-offer-end = { SEAT($seat) } offers to end the game.
table-event-answer = { SEAT($seat) } answers.
table-event-answer-yes = { SEAT($seat) } agrees.
table-event-answer-no = { SEAT($seat) } declines.
table-event-agreed = All agree.
table-event-offer_over = The question is withdrawn.
table-event-paused = The table is paused (error { $error }).
table-event-halted = Whoever runs this server has paused the table.
table-event-resumed = The table goes on.
table-event-stepback = The host steps back.
table-event-over = The game is over.
table-event-rematch = A rematch is being set up.
table-event-transfer = A seat moves to another device.
table-event-settings = The host changes the settings of the table.
table-event-imported = The record was imported.

serve-local = El Dorado is open at { $url }
serve-network = Other devices on this network: { $url }
serve-data = Tables are kept in { $folder }
serve-stop = Ctrl-C stops the server; games go on where they were.
serve-port_taken = Port { $port } is taken by another program. Choose another one with --port, or leave it out.
serve-port_forbidden = Port { $port } may not be used by this user. Choose one above 1023.
serve-bad_port = { $port } is not a port. Choose a number from 1 to 65535.
serve-bad_host = This machine has no address “{ $host }”. Try 0.0.0.0 for all of them, or 127.0.0.1 for this machine alone.
serve-bad_url = “{ $url }” is not an address that players can open. Write it like https://games.example.
serve-bad_workers = { $workers } is not a possible number of processes. Choose 1 to 64.
serve-bad_store_address = “{ $store }” is not the address of a store. Write it like postgresql://user:password@host:5432/name, or leave --store out.
serve-store_in_use = Another server runs with the tables in { $store }. Stop it first, or give this one another database.
serve-no_database = The database { $store } cannot be used ({ $why }). Start it, or correct the address behind --store.
serve-processes_need_database = Several processes need a database that they share: add --store postgresql://…, or leave --processes out.
serve-bad_log = The log has no form “{ $form }”. Choose one of: { $choices }.
serve-no_port = No port from { $first } to { $last } is free. Choose one with --port.
serve-running_at = El Dorado is already open at { $url }, with the tables in { $folder }. Use that one, or give this one another folder with --data.
serve-running = A server already runs with the tables in { $folder }. Use it, or give this one another folder with --data.
serve-bad_folder = The folder { $folder } cannot be written to. Choose another one with --data.
serve-bad_store = The tables in { $file } cannot be opened ({ $why }). Put a backup in its place, or choose another folder with --data.
serve-damaged_store = The tables in { $file } are damaged ({ $why }). Nothing was written into the file. Put a backup in its place, or copy what can be read: eldorado tables rescue --data { $folder }
serve-full_disk = There is no room left on the disk of { $file }. Make some and start again; nothing was changed.
serve-old_store = The tables in { $file } were written by eldorado { $version }; open them with that version, or give this one another folder with --data.
serve-newer_store = The tables in { $file } were written by a newer version (step { $version }). Use that one, or another folder with --data.

tables-rescued = { $count } tables were copied to { $file }. To use them, put that file in the place of eldorado.sqlite3.
tables-rescued_before = { $file } is there already. Move it away, and try again.
tables-unknown_action = Tables have no action “{ $action }”. Choose one of: { $choices }.
tables-which = Which table? eldorado tables { $action } ID; `eldorado tables` lists them.
tables-unknown = There is no table “{ $table }”. `eldorado tables` lists them.
tables-none = There are no tables yet in { $folder }.
tables-copied =
    { $count ->
        [one] { $count } table was copied, and every row of the copy compared with the original.
       *[other] { $count } tables were copied, and every row of the copy compared with the original.
    }
tables-copy_which = Copy from where to where? eldorado tables copy FROM TO, each a folder or an address like postgresql://user@host/name.
tables-copy_used = There is something in { $target } already. Copy into an empty database or another folder.
tables-copy_old = The tables in { $source } are of an older version. Start this version's server with them once, then copy.
tables-copy_differs = What was written to { $target } is not what was read (in “{ $kind }”). Nothing was kept there; please report this.
tables-copy_failed = Copying { $source } to { $target } failed ({ $why }). Nothing was kept there.
tables-not_playing = Table { $table } is not being played.
tables-not_paused = Table { $table } was not paused by this command. One that a defect paused goes on when its host steps back.
tables-no_restart = No server of several processes (serve --processes) runs with these tables.
tables-no_answer = The running server does not answer. Look at its log, or stop it and try again.
tables-done-pause = Table { $table } is paused.
tables-done-unpause = Table { $table } goes on.
tables-done-remove = Table { $table } was removed.
tables-done-close = The server takes no new tables. Games that are running go on.
tables-done-reopen = The server takes new tables again.
tables-done-restart = The processes are replaced one after the other. Games go on.
tables-done-block = The browser { $table } is shut out; a bot plays on where it sat.
tables-done-unblock = The browser { $table } may come again.
tables-no_store = There are no tables in { $folder }: no server has run there.
tables-which_browser = Which browser? eldorado tables { $action } BROWSER; `eldorado tables browsers` lists them.
tables-bad_browser = “{ $browser }” names no browser: at least the first { $least } characters of what `eldorado tables browsers` shows.
tables-no_browser = There is no browser “{ $browser }”. `eldorado tables browsers` lists them.
tables-two_browsers = “{ $browser }” is the beginning of several browsers. Give more of it.
tables-is_blocked = shut out
