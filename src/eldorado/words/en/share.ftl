### Words of what is shared: pictures of tables and courses, and what a link shows of itself.

share-free = free seat
share-open = Waiting for players: take a seat.
share-paused = The game is paused.
share-to_move = { SEAT($who) } to move
share-moment = After { $at } of { $of } moves
share-course = A course
share-course-line = A course for The Quest for El Dorado: look at it, change it, race on it.

ui-share-button = Share picture
ui-share-title = Share
ui-share-about = The picture shows what a spectator sees.
ui-share-race = The picture shows the result and nothing of the race.
ui-share-alt = The picture that is shared
ui-share-png = Picture (PNG)
ui-share-svg = Picture (SVG)
ui-share-link = Link
ui-share-copy = Copy link
ui-share-copied = The link is copied.
ui-share-send = Send …
ui-share-none = There is no picture of this game.
