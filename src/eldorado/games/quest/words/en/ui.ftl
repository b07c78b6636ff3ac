### What the board of the Quest says in the browser.

ui-quest-map = The course
ui-quest-overview = The whole course: tap to look there
ui-quest-beyond = { SEAT($who) } is out of sight: look there
ui-quest-el_dorado = El Dorado
ui-quest-space = { WORD($terrain, of: "quest-terrain") } { $power }
ui-quest-space_plain = { WORD($terrain, of: "quest-terrain") }
ui-quest-start_space = start space { $n }
ui-quest-finish = finishing space
ui-quest-free = free
ui-quest-taken_by = taken by { SEAT($who) }
ui-quest-cave_left =
    { $n ->
        [one] cave with { $n } token
       *[other] cave with { $n } tokens
    }
ui-quest-blockade = blockade, { WORD($terrain, of: "quest-terrain") } { $power }
ui-quest-blockades = Blockades
ui-quest-no_blockades = All are gone.
ui-quest-piece = Piece { $n }
ui-quest-hand = Hand
ui-quest-count-hand = hand
ui-quest-count-deck = deck
ui-quest-count-discard = discard
ui-quest-no_hand = No cards in hand.
ui-quest-fresh = came this turn: usable from the next
ui-quest-draw_pile = Draw · { $n }
ui-quest-discard_pile = Discard · { $n }
ui-quest-market = Market
ui-quest-one_per_turn = one purchase per turn
ui-quest-bought = bought this turn
ui-quest-pile = { WORD($card, of: "quest-card") }, costs { $cost }, { $n } left
ui-quest-hole = free place
ui-quest-reserve = Reserve
ui-quest-reserve_open = open: a place is free
ui-quest-reserve_shut = opens when a pile sells out
ui-quest-on_board = on the board
ui-quest-beside = beside the board
ui-quest-worth = Unplayed hand is worth
ui-quest-hand_pays = your hand pays
ui-quest-coins =
    { $n ->
        [one] { HALF($half) } coin
       *[other] { HALF($half) } coins
    }
ui-quest-worth_card = worth { HALF($half) }
ui-quest-worth_coins =
    { $n ->
        [one] worth { HALF($half) } coin
       *[other] worth { HALF($half) } coins
    }
ui-quest-coins_spent =
    { $n ->
        [one] { HALF($half) } coin on the table
       *[other] { HALF($half) } coins on the table
    }
ui-quest-in_reach =
    { $n ->
        [one] { $n } pile in reach
       *[other] { $n } piles in reach
    }
ui-quest-expeditions = Expeditions
ui-quest-to_goal = to goal
ui-quest-turn_order = Turn order from the top
ui-quest-final_round = The final round
ui-quest-race = Steps left to El Dorado: { $list }
ui-quest-this_turn = This turn
ui-quest-turn_of = Turn of { $who }
ui-quest-played = Cards played this turn
ui-quest-nothing_played = Nothing played yet.
ui-quest-played_here = The cards of this turn will lie here, for all to see.
ui-quest-power_left = { $what } left
ui-quest-passing = Occupied spaces may be passed.
ui-quest-changing = The next card may change its symbol.
ui-quest-tokens = Cave tokens
ui-quest-choices = Other ways
ui-quest-tap = Tap a card or a space
ui-quest-tap_lit = Tap a lit space
ui-quest-tap_pile = Tap a lit pile
ui-quest-held-both = { $what }: tap a lit space, or a lit pile to pay with it.
ui-quest-held-space = { $what }: tap a lit space.
ui-quest-held-pile = { $what } reaches no space now; tap a lit pile to pay with it.
ui-quest-held-other = { $what }: choose what it shall do.
ui-quest-tap_again = tap the space again to go
ui-quest-tile = Tile { $side }
ui-quest-tile_in = Laid in: { WORD($courses, of: "quest-option-course") }.
ui-quest-tap_pile_again = tap the pile again to buy
ui-quest-tap_it_again = tap it again to do it
ui-quest-your_hand = Your hand
ui-quest-hand_help = Tap a card, or drag it where it goes.
ui-quest-move =
    { $n ->
        [one] Move { $n } space
       *[other] Move { $n } spaces
    }
ui-quest-move_home = Move to El Dorado
ui-quest-clear = Overcome the blockade
ui-quest-clear_far = Move { $n } and overcome the blockade
ui-quest-spends = spends { $what }
ui-quest-loses = { $what } gone for good
ui-quest-spends_loses = spends { $what }, { $gone } gone for good
ui-quest-nothing_left = Nothing left to play: end your turn.
ui-quest-of_power = { $what }: { $cost } of { $all }
ui-quest-of_left = { $cost } of the { $all } left
ui-quest-the_blockade = blockade
ui-quest-next_to_blockade = next to the { WORD($terrain, of: "quest-terrain") } blockade
ui-quest-gone_for_good = { $what } gone for good
ui-quest-wait = Not your move
ui-quest-wait_skip = tap the map to skip
ui-quest-buy = Buy a card
ui-quest-buy_short = Buy
ui-quest-end_short = End
ui-quest-panels = Panels
ui-quest-round = Round { $n }
ui-quest-text_player = { $where }; { $distance } to goal; hand { $hand }, deck { $deck }, discard { $discard }; blockades { $blockades }
ui-quest-plot = Distance to El Dorado by round
ui-quest-plot_about = A line for each player over { $rounds } rounds
ui-quest-bought_cards = Cards bought
ui-quest-bought_none = none

ui-quest-tab-hand = Hand
ui-quest-tab-played = Played
ui-quest-tab-market = Market
ui-quest-tab-players = Players
ui-quest-tab-log = Log

ui-quest-end = End turn
ui-quest-end-title = End of the turn
ui-quest-end-about = Leftovers: keep or discard? You draw up to four.
ui-quest-end-keep = keep
ui-quest-end-discard = discard
ui-quest-end-keeping = { WORD($card, of: "quest-card") }: keep
ui-quest-end-discarding = { WORD($card, of: "quest-card") }: discard
ui-quest-end-confirm = Keep { $keep }, draw { $draw }
ui-quest-end-confirm_none =
    { $n ->
        [one] Discard it, draw { $draw }
       *[other] Discard all { $n }, draw { $draw }
    }
ui-quest-end-none =
    { $n ->
        [one] Discard it
       *[other] Discard all { $n }
    }
ui-quest-end-all =
    { $n ->
        [one] Keep it
       *[other] Keep all { $n }
    }
ui-quest-end-cancel = Not yet
ui-quest-end-ask = Leftovers at the end of the turn:
ui-quest-end-choose = Choose…

ui-quest-deed-step = A step
ui-quest-deed-moved =
    { $n ->
        [one] moved { $n } space
       *[other] moved { $n } spaces
    }
ui-quest-deed-blockade = a blockade overcome
ui-quest-deed-found = found { WORD($token, of: "quest-token") }
ui-quest-deed-spent =
    { $n ->
        [one] { $n } card spent
       *[other] { $n } cards spent
    }
ui-quest-deed-bought = Bought { WORD($card, of: "quest-card") }
ui-quest-deed-took = Took { WORD($card, of: "quest-card") }
ui-quest-deed-gave = { $what } for { $where }
ui-quest-deed-gave_up = Gave up { $what }
ui-quest-deed-gone = gone for good

ui-quest-digest-blockade = overcame a blockade
ui-quest-digest-bought = bought { $what }
ui-quest-digest-took = took { $what }
ui-quest-digest-gave = discarded { $what }
ui-quest-digest-removed = removed { $what } for good
ui-quest-digest-arrived = reached El Dorado
ui-quest-digest-idle = neither moved nor bought

ui-quest-review-walk =
    { $n ->
        [one] { $card }: { $n } space
       *[other] { $card }: { $n } spaces
    }
ui-quest-review-buy = Buy { WORD($card, of: "quest-card") } with { $what }
ui-quest-review-spent = Spend { $what }

ui-quest-note-machete =
    { $n ->
        [one] { $n } machete
       *[other] { $n } machetes
    }
ui-quest-note-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
ui-quest-note-paddle =
    { $n ->
        [one] { $n } paddle
       *[other] { $n } paddles
    }
ui-quest-note-joker = any symbol, { $n }
ui-quest-note-transmitter = take any card free
ui-quest-note-cartographer = draw 2 cards
ui-quest-note-compass = draw 3 cards
ui-quest-note-scientist = draw 1, may remove 1
ui-quest-note-travel_log = draw 2, remove up to 2
ui-quest-note-native = one step anywhere

ui-quest-coach-hand = These are your cards. Tap one: the spaces it reaches light up, with what they cost.
ui-quest-coach-map = Or tap a space on the map: the table proposes the cheapest cards to get there.
ui-quest-coach-gold = The gold button does what is proposed. An eye on it means: something is revealed, so it cannot simply be taken back.
ui-quest-coach-market = Cards you do not need for moving pay for one new card. Tap a pile: the payment is proposed.
ui-quest-coach-end = End your turn when you are done: keep or discard what is left, and draw up to four. First to El Dorado wins.

## what the inspector says of a thing

ui-quest-about-sign =
    { $n ->
        [one] Costs { $what }.
       *[other] Costs { $what }, all from one card.
    }
ui-quest-about-rubble =
    { $n ->
        [one] Costs { $n } card of your hand, of any kind. It comes back later.
       *[other] Costs { $n } cards of your hand, of any kind. They come back later.
    }
ui-quest-about-camp =
    { $n ->
        [one] Costs { $n } card of your hand, of any kind. It leaves the game for good.
       *[other] Costs { $n } cards of your hand, of any kind. They leave the game for good.
    }
ui-quest-about-mountain = Nobody can enter it.
ui-quest-about-start = Where the race began. Nobody can go back here.
ui-quest-about-worth =
    { $n ->
        [one] Worth { HALF($half) } coin when you pay at the market.
       *[other] Worth { HALF($half) } coins when you pay at the market.
    }
ui-quest-about-pile =
    { $cost ->
        [one] Costs { $cost } coin. { $n } left.
       *[other] Costs { $cost } coins. { $n } left.
    }
ui-quest-about-reserve = In reserve: it can be bought once a place of the market is empty.
ui-quest-about-reserve_open = A place of the market is free: it can be bought now, and its pile moves there.
ui-quest-about-cave_name = Cave
ui-quest-about-finish = El Dorado: who enters has arrived.
ui-quest-about-cave = A cave: who stops beside it may find something.
ui-quest-about-cave_left =
    { $n ->
        [0] It is empty.
        [one] One token is left in it.
       *[other] { $n } tokens are left in it.
    }
ui-quest-about-blockade = Blockade
ui-quest-about-blockade_kept = Who overcomes it keeps it and opens the way for everybody. It breaks ties at the end.
ui-quest-about-any_card = any card
ui-quest-about-stands = { SEAT($who) } stands here: nobody else can enter.
ui-quest-about-stands_own = Your piece stands here.
ui-quest-about-draw = Draw pile
ui-quest-about-draw_text = What you draw next, in an order nobody knows.
ui-quest-about-discard = Discard pile
ui-quest-about-discard_text = When the draw pile is empty these are shuffled and become the new one.
ui-quest-about-lies = In it: { $list }.
ui-quest-about-empty = It is empty.
ui-quest-about-fresh_hand = In the hand, seen by all: { $list }.
ui-quest-about-unseen = In hand or draw pile: { $list }.
ui-quest-about-in_discard = Discarded: { $list }.
ui-quest-about-holds = Hand { $hand }, draw pile { $draw }, discard pile { $discard }.
ui-quest-about-tokens = Cave tokens: { $list }.
ui-quest-about-owns = Blockades kept: { $n }.
ui-quest-about-tile_side = On tile { $side }.
ui-quest-about-free_place = A free place
ui-quest-about-free_place_text = Any card of the reserve can be bought now; its pile then moves here.
ui-quest-about-reserve_name = The reserve
