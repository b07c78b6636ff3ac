### The Quest for El Dorado, in English. Every key is below “quest”.

quest-title = The Quest for El Dorado
# on the board of the terminal, by seat
quest-marks = ABCD
quest-about = A race through the jungle: hire an expedition, card by card, and be the first to reach the city of gold.

quest-option-course = Course
quest-option-course-first--game = First Game
quest-option-course-hills--of--gold = Hills of Gold
quest-option-course-home--stretch = Home Stretch
quest-option-course-winding--paths = Winding Paths
quest-option-course-serpentine = Serpentine
quest-option-course-swamplands = Swamplands
quest-option-course-witch--cauldron = Witch's Cauldron
quest-option-course-random = A random course
quest-option-caves = Caves
quest-option-caves-true = with caves
quest-option-caves-false = without caves
quest-option-strips = Blockades at strips
quest-option-strips-large_only = only where two large tiles touch
quest-option-strips-start_side = also on a strip's side towards the start
quest-option-strips-every_seam = on every seam
quest-option-start = Start player
quest-option-start-first = who sat down first
quest-option-start-lots = drawn by lots

quest-preset-first = First game
quest-preset-first-about = The course for a first game, without caves.
quest-preset-caves = First course with caves
quest-preset-caves-about = The first course, with tokens to be found in the caves.
quest-preset-hills--of--gold = Hills of Gold
quest-preset-hills--of--gold-about = Easy. Six tiles, with caves.
quest-preset-home--stretch = Home Stretch
quest-preset-home--stretch-about = Easy. Five tiles and a strip, with caves.
quest-preset-winding--paths = Winding Paths
quest-preset-winding--paths-about = Medium. Six tiles, with caves.
quest-preset-serpentine = Serpentine
quest-preset-serpentine-about = Medium. Six tiles that wind about, with caves.
quest-preset-swamplands = Swamplands
quest-preset-swamplands-about = Hard. Five tiles and two strips, with caves.
quest-preset-witch--cauldron = Witch's Cauldron
quest-preset-witch--cauldron-about = Hard. Six tiles and the longest way, with caves.
quest-preset-random = A random course
quest-preset-random-about = A course nobody has seen before, with caves.

quest-symbol-machete = machete
quest-symbol-coin = coin
quest-symbol-paddle = paddle
quest-symbol-joker = joker
quest-symbol-action = action
quest-power-machete =
    { $power ->
        [one] { $power } machete
       *[other] { $power } machetes
    }
quest-power-coin =
    { $power ->
        [one] { $power } coin
       *[other] { $power } coins
    }
quest-power-paddle =
    { $power ->
        [one] { $power } paddle
       *[other] { $power } paddles
    }

quest-terrain-jungle = jungle
quest-terrain-village = village
quest-terrain-water = water
quest-terrain-rubble = rubble
quest-terrain-camp = base camp
quest-terrain-mountain = mountain
quest-terrain-start = start space

quest-direction-e = east
quest-direction-se = south-east
quest-direction-sw = south-west
quest-direction-w = west
quest-direction-nw = north-west
quest-direction-ne = north-east

quest-card-explorer = Explorer
quest-card-explorer-help = Machete 1: through a jungle space that asks for one.
quest-card-traveler = Traveler
quest-card-traveler-help = Coin 1: through a village, or one coin.
quest-card-sailor = Sailor
quest-card-sailor-help = Paddle 1: across a water space that asks for one.
quest-card-scout = Scout
quest-card-scout-help = Machete 2: through jungle that asks for up to 2 in all.
quest-card-trailblazer = Trailblazer
quest-card-trailblazer-help = Machete 3: through jungle that asks for up to 3 in all.
quest-card-jack_of_all_trades = Jack-of-all-Trades
quest-card-jack_of_all_trades-help = Machete, coin or paddle 1, as you choose when you play it.
quest-card-photographer = Photographer
quest-card-photographer-help = Coin 2: through villages, or two coins.
quest-card-treasure_chest = Treasure Chest
quest-card-treasure_chest-help = Coin 4, once: used for its power it leaves the game.
quest-card-transmitter = Transmitter
quest-card-transmitter-help = Take any one card of the market, on or beside the board, for free. Then it leaves the game.
quest-card-pioneer = Pioneer
quest-card-pioneer-help = Machete 5: through jungle that asks for up to 5 in all.
quest-card-giant_machete = Giant Machete
quest-card-giant_machete-help = Machete 6, once: used for its power it leaves the game.
quest-card-captain = Captain
quest-card-captain-help = Paddle 3: across water that asks for up to 3 in all.
quest-card-journalist = Journalist
quest-card-journalist-help = Coin 3: through villages, or three coins.
quest-card-millionaire = Millionaire
quest-card-millionaire-help = Coin 4: through villages, or four coins.
quest-card-adventurer = Adventurer
quest-card-adventurer-help = Machete, coin or paddle 2, as you choose when you play it.
quest-card-prop_plane = Prop Plane
quest-card-prop_plane-help = Machete, coin or paddle 4, once: used for its power it leaves the game.
quest-card-cartographer = Cartographer
quest-card-cartographer-help = Draw two cards and play on.
quest-card-scientist = Scientist
quest-card-scientist-help = Draw a card, then you may remove a card of your hand from the game.
quest-card-compass = Compass
quest-card-compass-help = Draw three cards. Then it leaves the game.
quest-card-travel_log = Travel Log
quest-card-travel_log-help = Draw two cards, then remove up to two cards of your hand. Then it leaves the game.
quest-card-native = Native
quest-card-native-help = One step onto any space beside you, whatever it asks for, or take down a blockade beside you.

quest-token-machete_1 = Machete 1
quest-token-machete_1-help = Moves like a card of machete 1.
quest-token-machete_2 = Machete 2
quest-token-machete_2-help = Moves like a card of machete 2.
quest-token-machete_3 = Machete 3
quest-token-machete_3-help = Moves like a card of machete 3.
quest-token-coin_1 = Coin 1
quest-token-coin_1-help = Moves like a card of coin 1, or pays one coin.
quest-token-coin_2 = Coin 2
quest-token-coin_2-help = Moves like a card of coin 2, or pays two coins.
quest-token-paddle_1 = Paddle 1
quest-token-paddle_1-help = Moves like a card of paddle 1.
quest-token-paddle_2 = Paddle 2
quest-token-paddle_2-help = Moves like a card of paddle 2.
quest-token-draw_1 = Draw
quest-token-draw_1-help = Draw a card and play on.
quest-token-remove_card = Remove
quest-token-remove_card-help = Remove one card of your hand from the game.
quest-token-replace_hand = Exchange
quest-token-replace_hand-help = Play one to four cards of your hand without effect, then draw as many.
quest-token-keep_item = Preserve
quest-token-keep_item-help = Right after you used an item: it is discarded instead of leaving the game.
quest-token-pass_occupied = Pass
quest-token-pass_occupied-help = Until the end of this turn you may enter and pass spaces where pieces stand.
quest-token-free_move = Native
quest-token-free_move-help = One step onto any space beside you, or take down a blockade beside you.
quest-token-change_symbol = Symbol
quest-token-change_symbol-help = The next card you play may have another symbol, with the same power.

quest-move-step = Step { WORD($direction, of: "quest-direction") } onto { WORD($terrain, of: "quest-terrain") } { $power }
quest-move-pay_step =
    { $power ->
        [one] Go { WORD($direction, of: "quest-direction") } onto { WORD($terrain, of: "quest-terrain") }: { $power } card
       *[other] Go { WORD($direction, of: "quest-direction") } onto { WORD($terrain, of: "quest-terrain") }: { $power } cards
    }
quest-move-native_step = The Native leads { WORD($direction, of: "quest-direction") } onto { WORD($terrain, of: "quest-terrain") }
quest-move-overcome = Overcome blockade { $blockade } ({ WORD($terrain, of: "quest-terrain") } { $power })
quest-move-pay_blockade =
    { $power ->
        [one] Overcome blockade { $blockade }: { $power } card
       *[other] Overcome blockade { $blockade }: { $power } cards
    }
quest-move-native_blockade = The Native takes down blockade { $blockade }
quest-move-stop = Stop here and lose { $left } power
quest-move-end = End your turn
quest-move-done = No more cards
quest-move-keep = Keep the rest and draw
quest-move-give = Give { WORD($card, of: "quest-card") }
quest-move-exchange = Exchange { WORD($card, of: "quest-card") }
quest-move-spend = Spend { WORD($card, of: "quest-card") }
quest-move-spend_as_coin = Spend { WORD($card, of: "quest-card") } as coins
quest-move-play = Play { WORD($card, of: "quest-card") } for { WORD($symbol, of: "quest-power") }
quest-move-act = Play { WORD($card, of: "quest-card") }
quest-move-buy = Buy { WORD($card, of: "quest-card") }
quest-move-take = Take { WORD($card, of: "quest-card") }
quest-move-remove = Remove { WORD($card, of: "quest-card") } from the game
quest-move-remove_new = Remove the new { WORD($card, of: "quest-card") } from the game
quest-move-discard = Discard { WORD($card, of: "quest-card") }
quest-move-play_token = Play the token { WORD($token, of: "quest-token") }
quest-move-spend_token = Spend the token { WORD($token, of: "quest-token") }
quest-move-use_token = Use the token { WORD($token, of: "quest-token") }

quest-event-played = { SEAT($seat) } plays { WORD($card, of: "quest-card") } for { WORD($symbol, of: "quest-power") }.
quest-event-step = { SEAT($seat) } moves a space.
quest-event-step-many = { SEAT($seat) } moves { $count } spaces.
quest-event-arrived = { SEAT($seat) } reaches El Dorado!
quest-event-final = The final round is on.
quest-event-overcame = { SEAT($seat) } overcomes a blockade.
quest-event-gave = { SEAT($seat) } gives up { WORD($card, of: "quest-card") }.
quest-event-gave-many = { SEAT($seat) } gives up { WORD($card, of: "quest-card") }.
quest-event-removed = { SEAT($seat) } removes { WORD($card, of: "quest-card") } from the game.
quest-event-removed-many = { SEAT($seat) } removes { WORD($card, of: "quest-card") } from the game.
quest-event-saved = { SEAT($seat) } preserves { WORD($card, of: "quest-card") }.
quest-event-stopped = { SEAT($seat) } stops.
quest-event-explored = { SEAT($seat) } explores a cave and finds { WORD($token, of: "quest-token") }.
quest-event-token = { SEAT($seat) } plays the token { WORD($token, of: "quest-token") }.
quest-event-acted = { SEAT($seat) } plays { WORD($card, of: "quest-card") }.
quest-event-spent = { SEAT($seat) } spends { WORD($card, of: "quest-card") } for { HALF($worth) }.
quest-event-spent-many = { SEAT($seat) } spends { WORD($card, of: "quest-card") }.
quest-event-bought = { SEAT($seat) } buys { WORD($card, of: "quest-card") }.
quest-event-took = { SEAT($seat) } takes { WORD($card, of: "quest-card") }.
quest-event-shuffled = { SEAT($seat) } shuffles.
quest-event-drew =
    { $count ->
        [one] { SEAT($seat) } draws { $count } card.
       *[other] { SEAT($seat) } draws { $count } cards.
    }
quest-event-drew-secret = { SEAT($seat) } draws { WORD($cards, of: "quest-card") }.
quest-event-ended = { SEAT($seat) } ends the turn.
quest-event-discarded = { SEAT($seat) } discards { WORD($card, of: "quest-card") }.
quest-event-discarded-many = { SEAT($seat) } discards { WORD($card, of: "quest-card") }.
quest-event-turn = Round { $round }: { SEAT($seat) }'s turn.
quest-event-over = The race is over. Winner: { SEAT($winners) }.

quest-prompt-over = The race is over.
quest-prompt-wait = { SEAT($who) } is to move.
quest-prompt-turn = Move, then buy at most one card, then end your turn.
quest-prompt-final = Your last turn: reach El Dorado now.
quest-prompt-stranded = You have no card left anywhere, so you can neither move nor buy again: all you can do is end your turn.
quest-prompt-arrived = You have arrived. End your turn.
quest-prompt-moving = { $left } { WORD($symbol, of: "quest-symbol") } power left: go on, or play another card.
quest-prompt-spending =
    { $n ->
        [one] { HALF($coins) } coin spent: spend more, or choose a card of at most that price.
       *[other] { HALF($coins) } coins spent: spend more, or choose a card of at most that price.
    }
quest-prompt-bought = Bought. Action cards may still be played; then end your turn.
quest-prompt-bought_out = Bought. End your turn.
quest-prompt-pay =
    { $left ->
        [one] Give { $left } card from your hand.
       *[other] Give { $left } cards from your hand.
    }
quest-prompt-native = Where does the Native lead you?
quest-prompt-remove = Choose a card to remove from the game ({ $left } at most).
quest-prompt-exchange = Choose cards to exchange ({ $left } more at most).
quest-prompt-take = Choose any card of the market: it is free.
quest-prompt-discard = Discard what you do not want to keep, then draw.

quest-plan-walk =
    { $steps ->
        [one] Move { $steps } space, cost { $cost }
       *[other] Move { $steps } spaces, cost { $cost }
    }
quest-plan-route =
    { $steps ->
        [one] Move { $steps } space, cost { $cost }
       *[other] Move { $steps } spaces, cost { $cost }
    }
quest-plan-clear = Overcome the blockade: cost { $cost }
quest-plan-buy =
    { $cost ->
        [one] Buy { WORD($card, of: "quest-card") } for { $cost } coin
       *[other] Buy { WORD($card, of: "quest-card") } for { $cost } coins
    }
quest-plan-pay = Give { WORD($cards, of: "quest-card") }
quest-plan-thin = Remove { WORD($cards, of: "quest-card") }
quest-plan-exchange = Exchange { WORD($cards, of: "quest-card") }
quest-plan-end =
    { $kept ->
        [0] End your turn, discarding { $discarded }
       *[other]
            { $discarded ->
                [0] End your turn, keeping { $kept }
               *[other] End your turn: keep { $kept }, discard { $discarded }
            }
    }

quest-hint-closer = It brings you { $by } nearer to El Dorado: { $left } to go.
quest-hint-onward = It keeps your way to El Dorado open: { $left } to go.
quest-hint-blockade = The way on leads through this blockade, and the blockade breaks a tie for you.
quest-hint-buy = { WORD($card, of: "quest-card") } is the best card for your deck that you can pay now.
quest-hint-coins = These cards take you no further this turn, so they pay for a purchase: { HALF($half) } coins.
quest-hint-thin = Without { WORD($card, of: "quest-card") } you draw your better cards more often.
quest-hint-least = { WORD($card, of: "quest-card") } is the card you need least.
quest-hint-first = What it does is worth knowing before anything else is decided.
quest-hint-end = Nothing left in your hand is worth more now than the cards you will draw.

quest-result-none = Nobody has reached El Dorado.
quest-result-won = { SEAT($who) } wins the race to El Dorado in round { $round }.
quest-result-shared = { SEAT($who) } share the victory in round { $round }.

quest-refusal-over = The race is over.
quest-refusal-not_your_turn = It is the turn of { SEAT($who) }.
quest-refusal-stop = There is no power left to give up.
quest-refusal-done = Nothing is being asked; end your turn instead.
quest-refusal-give = Nothing asks for cards now: step onto the rubble or base camp first.
quest-refusal-phase_over = Playing cards is over for this turn: discard or keep what is left.
quest-refusal-not_in_hand = You have no { WORD($card, of: "quest-card") } in your hand.
quest-refusal-already_used = The { WORD($card, of: "quest-card") } was already used this turn.
quest-refusal-card_of_this_turn = The { WORD($card, of: "quest-card") } came to you this turn and cannot be used before the next.
quest-refusal-on_discard_pile = The { WORD($card, of: "quest-card") } lies on your discard pile and comes back only through a shuffle.
quest-refusal-not_there_to_remove = There is no { WORD($card, of: "quest-card") } like that in your hand to remove.
quest-refusal-piece_arrived = That piece has reached El Dorado and moves no more.
quest-refusal-no_space = There is no space in that direction.
quest-refusal-mountain = Mountains are never entered.
quest-refusal-start_space = A start space is never entered again.
quest-refusal-blockade_between = Blockade { $blockade } lies between: overcome it first.
quest-refusal-occupied = Another piece stands there.
quest-refusal-coins_spent = Coins were spent: moving is over for this turn. Only a Native still steps.
quest-refusal-few_cards =
    { $cards ->
        [one] That takes { $cards } card from your hand, and you have { $hand }.
       *[other] That takes { $cards } cards from your hand, and you have { $hand }.
    }
quest-refusal-play_first = Play a card first: { WORD($symbol, of: "quest-symbol") } { $power } or more.
quest-refusal-no_such_card = That asks for one card with { WORD($symbol, of: "quest-symbol") } { $power } or more, and you hold none.
quest-refusal-other_piece = The card in use moves piece { $piece } only.
quest-refusal-wrong_symbol = That asks for { WORD($symbol, of: "quest-symbol") }; the card in use is { WORD($have, of: "quest-symbol") }.
quest-refusal-joker_keeps = The { WORD($card, of: "quest-card") } was played as { WORD($have, of: "quest-symbol") } and keeps that symbol.
quest-refusal-not_combined = That asks for power { $power } from one card: what was given up before does not add to the { $left } in use.
quest-refusal-four_exchanged = An exchange takes { $most } cards at most.
quest-refusal-too_weak = That asks for power { $power }, and { $left } is left.
quest-refusal-no_blockade = No blockade was laid on that seam.
quest-refusal-blockade_gone = Blockade { $blockade } is gone: the seam is open to everyone.
quest-refusal-not_at_seam = No piece of yours stands at that seam.
quest-refusal-not_its_symbol = The { WORD($card, of: "quest-card") } has the symbol { WORD($symbol, of: "quest-symbol") }.
quest-refusal-card_too_weak = Power { $power } is too little for the { WORD($symbol, of: "quest-symbol") } spaces beside you.
quest-refusal-nothing_beside = Nothing beside you takes the symbol { WORD($symbol, of: "quest-symbol") }.
quest-refusal-native_nowhere = There is nowhere to step and no blockade beside you.
quest-refusal-market_empty = The market is empty.
quest-refusal-bought_already = One card is bought per turn, and after it nothing more is spent.
quest-refusal-coins_anyway = The { WORD($card, of: "quest-card") } pays at its power anyway: just spend it.
quest-refusal-no_symbol_token = Only after a symbol token does a card without coins pay at its power.
quest-refusal-discard = Cards are discarded after playing: end your turn first.
quest-refusal-remove = Nothing lets you remove a card now.
quest-refusal-remove_new = Nothing lets you remove a card now.
quest-refusal-take = Only a Transmitter takes a card for free.
quest-refusal-sold_out = There is no { WORD($card, of: "quest-card") } left.
quest-refusal-not_on_board = All six places of the market board are taken, and the { WORD($card, of: "quest-card") } is not on it.
quest-refusal-spend_first =
    { $cost ->
        [one] Spend cards first: this costs { $cost } coin.
       *[other] Spend cards first: this costs { $cost } coins.
    }
quest-refusal-too_dear =
    { $cost ->
        [one] This costs { $cost } coin, and you have { HALF($coins) }.
       *[other] This costs { $cost } coins, and you have { HALF($coins) }.
    }
quest-refusal-no_token = You have no token { WORD($token, of: "quest-token") }.
quest-refusal-token_no_use = Nothing beside you can be entered or overcome with that token.
quest-refusal-empty_hand = There is no card in your hand for it.
quest-refusal-no_item_just_used = It is played right after an item was used for its function.
quest-refusal-passing_already = You may already pass pieces this turn.
quest-refusal-changing_already = A symbol token already waits for the next card.
quest-refusal-out_of_reach = The cards in your hand do not take you there now.
quest-refusal-asked-pay =
    { $left ->
        [one] Give { $left } more card first.
       *[other] Give { $left } more cards first.
    }
quest-refusal-asked-native = The Native is waiting: choose a space or a blockade beside you.
quest-refusal-asked-remove = Choose what to remove from the game first.
quest-refusal-asked-exchange = Choose the cards to exchange first.
quest-refusal-asked-take = Choose a card of the market first.

quest-course-unknown = There is no course “{ $course }”. Choose one of: { $choices }; or give a course file.
quest-course-bad_seed = “{ $seed }” is no seed for a random course: write random: and a whole number, such as random:7.
quest-course-not_toml = The course file cannot be read: { SAID($why) }. Write it like the courses in the documentation.
quest-course-unreadable = { $file } cannot be read: { SAID($problem) }.
quest-course-one_only = A course file holds one course: keep one [[course]] and take the others out.
quest-course-no_tiles = The course has no tiles: give tiles = [ … ] from the start tile (A or B) on.
quest-course-no_tile = { $where } is no tile: write { "{" } side, rotation, q, r { "}" }.
quest-course-no_number = { $where } needs a whole number “{ $key }” between { $low } and { $high }.
quest-course-unknown_key = { $where } has no “{ $key }”. It has: { $choices }.
quest-course-no_finish = The course has no finish: give finish = { "{" } side, rotation, q, r { "}" }, side one of { $choices }.
quest-course-unknown_side = { $where }: there is no tile side “{ $side }”. Choose one of: { $choices }.
quest-course-tile_twice = Tile { $tile } is there twice. Use another tile instead of one of them.
quest-course-both_sides = Tile { $tile } is the back of { $other }: one course cannot use both sides. Replace one of them.
quest-course-no_start = The first tile is { $tile }: a course begins with a start tile, A or B, and has only one.
quest-course-overlap =
    { $tile ->
        [finish] El Dorado overlaps tile { $other } on hex { $hex }. Move or turn one of them.
       *[other] Tile { $tile } overlaps tile { $other } on hex { $hex }. Move or turn one of them.
    }
quest-course-touch =
    { $other ->
        [finish] Tile { $tile } and El Dorado touch at hex { $hex } but do not follow each other. Move them apart.
       *[other] Tiles { $tile } and { $other } touch at hex { $hex } but do not follow each other. Move them apart.
    }
quest-course-half_seam = Tiles { $tile } and { $other } share { $edges } edges only, not a whole seam of { $whole } or more: move one of them along. From a large tile to the next it is (7, -3), (7, -4), or one of these turned.
quest-course-apart =
    { $other ->
        [finish] El Dorado follows tile { $tile } but does not touch it. Move them together.
       *[other] Tiles { $tile } and { $other } follow each other but do not touch. Move them together.
    }
quest-course-blockade_count = blockades has an entry for each seam between two tiles, { $seams } of them, or is left out.
quest-course-bad_blockade = There is no blockade “{ $blockade }”. Choose one of: { $choices }.
quest-course-blockade_twice = Blockade { $blockade } is there twice. Lay another one, or let it be drawn.
quest-course-no_way = There is no way from start space { $start } (hex { $hex }) to El Dorado without mountains. Turn or replace a tile.

quest-warning-short = Short
quest-warning-short-about = The least effort is { $effort }; recommended courses have { $least } or more.
quest-warning-long = Long
quest-warning-long-about = The least effort is { $effort }; recommended courses have at most { $most }.
quest-warning-unequal = Start spaces differ
quest-warning-unequal-about = From start space { $start } it takes { $more } more than from the best one.
quest-warning-start_inside = Start at the seam
quest-warning-start_inside-about = Start spaces touch the next tile. Turn the start tile so that they lie at its outer end.
quest-warning-area = Large area of one colour
quest-warning-area-about = { $count } spaces of { WORD($terrain, of: "quest-terrain") } lie together.
quest-warning-wild_water = Wild water
quest-warning-wild_water-about = Every way leads over water that no boat can cross.
quest-warning-bend = Bend at { $tile } is easy inside
quest-warning-bend-about = Its inside should be harder than its outside.
quest-warning-shortcut = Nothing to choose
quest-warning-shortcut-about = The shortest way is the easiest as well. A shortcut should lead through harder spaces.
quest-warning-bottlenecks = Bottlenecks
quest-warning-bottlenecks-about = There are { $count } places that everybody has to pass.

quest-position-bad_value = “{ $value }” cannot be the value of { $key }.
quest-position-unknown_key = A position has no “{ $key }”. It has: { $choices }.
quest-position-no_player = There is no player “{ $player }” in this position.
quest-position-pieces =
    { $count ->
        [one] { $key } needs { $count } space.
       *[other] { $key } needs { $count } spaces.
    }
quest-position-no_space = { $key }: there is no space “{ $space }” on this course.
quest-position-no_seam = { $key }: there is no seam “{ $seam }”. The seams are: { $choices }.
quest-position-no_cave = { $key }: space { $space } shows no cave.
quest-position-on_finish = { $key }: { $space } is a finishing space, where no piece stays; write el dorado for one that has arrived.
quest-position-on_mountain = { $key }: { $space } is a mountain, where no piece stands.
quest-position-shared_space = Two pieces cannot stand on one space.
quest-position-blockade_twice = Blockade { $number } is there twice.
quest-position-too_many = There are { $count } of “{ $card }”, but only { $of } in the game.
quest-position-caves_off = Tokens belong to the caves variant: set the option caves.
quest-position-few_tokens = { $tokens } tokens are not enough for caves that hold { $wanted }.
quest-position-no_wish = “{ $word }” is no card, token or number to be drawn.

## numbers for the terminal; lists arrive in words, and what it shows anyway has none

quest-fact-distance = effort left to El Dorado, player by player: { $value }
quest-fact-length = { "" }
quest-fact-round = { "" }
quest-fact-worth = your hand is worth in coins: { HALF($value) }
quest-fact-coins = { "" }
quest-fact-hand = { "" }
quest-fact-in_reach = within reach in the market: { $value }

## more about a card, in the terminal's help

quest-detail-worth = pays { HALF($value) } in a purchase

# The board as text, with what lies beside it; the letters of the legend are those on the board.
quest-drawn-legend =
    { $caves ->
        [yes] J jungle, V village, W water, R rubble, B base camp, ^^ mountain, ^4 a cave with 4 tokens, S start, * El Dorado
       *[no] J jungle, V village, W water, R rubble, B base camp, ^^ mountain, ^c a cave, S start, * El Dorado
    }
quest-drawn-part = (part of the board, which is { $columns } columns wide)
quest-drawn-blockade = blockade { $number } ({ WORD($terrain, of: "quest-terrain") } { $power }) between { $one } and { $two }
quest-drawn-blockade_later = a blockade drawn at the start between { $one } and { $two }
quest-drawn-round =
    { $final ->
        [yes] round { $round }, { WORD($phase, of: "quest-drawn-phase") }, the final round
       *[no] round { $round }, { WORD($phase, of: "quest-drawn-phase") }
    }
quest-drawn-player = { $mark } at { $places }, hand { $hand }, draw pile { $deck }, discard pile: { $discard }
quest-drawn-taken = blockades { $numbers }
quest-drawn-tokens = tokens { $tokens }
quest-drawn-played = played: { $cards }
quest-drawn-left = { WORD($symbol, of: "quest-symbol") } { $left } left
quest-drawn-market = market: { $piles }
quest-drawn-beside = beside: { $piles }
quest-drawn-pile = { $n } { $card } at { $price }
quest-drawn-none = none
quest-drawn-empty = empty
quest-own-hand = hand: { $all }
quest-own-draw = draw pile: { $all }
quest-own-new_hand = hand, drawn just now: { $all }
quest-drawn-phase-play = play
quest-drawn-phase-pay = pay
quest-drawn-phase-native = native
quest-drawn-phase-remove = remove
quest-drawn-phase-exchange = exchange
quest-drawn-phase-take = take
quest-drawn-phase-discard = discard
quest-drawn-phase-over = over
