### What the board of Isla Dorada says in the browser.

ui-isla-map = The island
ui-isla-panels = Panels
ui-isla-expedition = Expedition
ui-isla-expedition_here = the expedition is here
ui-isla-track = { $n } of { $all } markers placed
ui-isla-marker_on = Marker { $n } on { WORD($site, of: "isla_dorada-place") }
ui-isla-marker_next = Marker { $n } is the next
ui-isla-news_at = Cable news with marker { $n }
ui-isla-markers_here = markers { $list }
ui-isla-treasure_label = treasure { $points }
ui-isla-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
ui-isla-here = here
ui-isla-next_visit = here: at the next visit
ui-isla-sea_token = Sea token
ui-isla-off_board = off the board
ui-isla-path = { WORD($type, of: "isla_dorada-type") }: { WORD($from, of: "isla_dorada-place") } – { WORD($to, of: "isla_dorada-place") }
ui-isla-tap_path = Tap a path on the map, or choose it here.
ui-isla-bubble = { SEAT($who) } bids { $n }
ui-isla-bubble_coop = { SEAT($who) } · { $n } in all
ui-isla-bubble_way = { WORD($type, of: "isla_dorada-by") }
ui-isla-round = Round { $n }
ui-isla-bidding = Bidding
ui-isla-players = Explorers
ui-isla-clockwise = clockwise
ui-isla-leads = ⚑ leads
ui-isla-leader = ⚑ { $text }
ui-isla-bid_short = → { WORD($to, of: "isla_dorada-place") }
ui-isla-silenced_short = silenced
ui-isla-silenced_from = by { $who }'s Juju
ui-isla-silenced_from_you = by your Juju
ui-isla-bids = bids
ui-isla-your_bid = your bid
ui-isla-silenced_by = silenced by { $who }'s Juju
ui-isla-silenced_by_you = silenced by your Juju
ui-isla-place_done = been there
ui-isla-silenced = silenced by Juju
ui-isla-passed = passed, may return
ui-isla-passed_short = passed
ui-isla-pays = is paying
ui-isla-your_call = your call
ui-isla-bid_to = bid { $n }: { WORD($to, of: "isla_dorada-place") }
ui-isla-share_to = { $n } in: { WORD($to, of: "isla_dorada-place") }
ui-isla-cards_n =
    { $n ->
        [one] { $n } adventure card
       *[other] { $n } adventure cards
    }
ui-isla-gold_n = { $n } gold
ui-isla-treasures_n =
    { $n ->
        [one] { $n } treasure in hand, { $played } played: { $points }
       *[other] { $n } treasures in hand, { $played } played: { $points }
    }
ui-isla-curses_n =
    { $n ->
        [one] { $n } hidden curse, shown: { $points }
       *[other] { $n } hidden curses, shown: { $points }
    }
ui-isla-known = known: { $list }
ui-isla-where = Where to next?
ui-isla-anywhere = Fly to { WORD($to, of: "isla_dorada-place") }
ui-isla-air_none = to any place
ui-isla-by_air = Where to by air
ui-isla-treasure_here =
    { $n ->
        [one] { $points } treasure
       *[other] { $points } treasures
    }
ui-isla-curse_here = { $points } curse
ui-isla-leads_here = { $who } leads here
ui-isla-you_lead_here = you lead here
ui-isla-total = { $n } by { SEAT($who) }
ui-isla-destiny_row = ★ destiny
ui-isla-destiny_star = ★
ui-isla-bound = you share the bid for { WORD($to, of: "isla_dorada-place") }
ui-isla-destiny_here = your destiny wants it
ui-isla-toward =
    { $steps ->
        [one] { $steps } step to { WORD($site, of: "isla_dorada-place") } { $points }
       *[other] { $steps } steps to { WORD($site, of: "isla_dorada-place") } { $points }
    }
ui-isla-explored = explored { $n }×
ui-isla-cannot = you can pay { $n } at most
ui-isla-free_bid = costs nothing
ui-isla-costs = { $cards }
ui-isla-costs_gold = { $cards }, { $gold } gold
ui-isla-max = max { $n }
ui-isla-bid = Bid { $n }
ui-isla-add = Add { $n }
ui-isla-bid_for = Bid { $n } for { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }
ui-isla-add_for = Add { $n } to the bid for { WORD($to, of: "isla_dorada-place") }
ui-isla-more_for = Another amount for { WORD($to, of: "isla_dorada-place") }
ui-isla-pass_on = Pass until this bidding is over
ui-isla-must_open = The leader must open
ui-isla-how_much = How much?
ui-isla-with_ovetos = With an Ovetos the bidding ends and the bid wins:
ui-isla-bid_ovetos = { $n } + Ovetos
ui-isla-other_way = Another way
ui-isla-tricks = Tricks
ui-isla-not_in_hand = not in hand
ui-isla-juju_hint = silence one…
ui-isla-ovetos_hint = end it, from 4
ui-isla-silence = Silence { $who }
ui-isla-if_now = If the bidding ends now
ui-isla-if_way = { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }.
ui-isla-if_gain = You gain { $n }.
ui-isla-if_lose = You lose { $n }.
ui-isla-if_nothing = You gain nothing.
ui-isla-if_curse = Your curse is one step from there.
ui-isla-stands = { SEAT($who) } bids { $n } for { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }.
ui-isla-opens = { $who } opens the bidding.
ui-isla-payment = Payment
ui-isla-due = { $n } due
ui-isla-pay_this = Pay { $cards }
ui-isla-discard_this = Discard { $cards }
ui-isla-and_gold = and { $n } gold
ui-isla-pay_else = Or card by card, the dearest first:
ui-isla-discarding = Discard
ui-isla-discard_else = Or card by card:
ui-isla-someone_pays = { $who } is paying.
ui-isla-pool = Pool and deck
ui-isla-pool_about = Open to all when cards are drawn.
ui-isla-pool_take = Take one card, it is free.
ui-isla-pool_buy = A second card costs 1 gold.
ui-isla-take_card = Take the { WORD($card, of: "isla_dorada-card") }
ui-isla-buy_card = Buy the { WORD($card, of: "isla_dorada-card") } for 1 gold
ui-isla-pool_card = { WORD($card, of: "isla_dorada-card") } in the pool
ui-isla-take_deck =
    { $n ->
        [one] Draw from the deck, { $n } card
       *[other] Draw from the deck, { $n } cards
    }
ui-isla-buy_deck =
    { $n ->
        [one] Buy from the deck for 1 gold, { $n } card
       *[other] Buy from the deck for 1 gold, { $n } cards
    }
ui-isla-deck_n = { $n } in the deck
ui-isla-discard_n = { $n } discarded
ui-isla-answers_in = The table answers for you in { $n } s.
ui-isla-keep = Keep this one
ui-isla-keep_old = Keep your own
ui-isla-give_back = Give this one back
ui-isla-will_play = will be played
ui-isla-play_it = Play it
ui-isla-play_bongo = Play it with a Bongo
ui-isla-done_play = Done
ui-isla-hold_back = Hold back
ui-isla-holds =
    { $cards } { $cards ->
        [one] card
       *[other] cards
    }, { $treasures } { $treasures ->
        [one] treasure
       *[other] treasures
    }
ui-isla-hand = Your adventure cards
ui-isla-hand_of = { $n } of { $all }
ui-isla-hand_hint = tap a card to read it
ui-isla-frame = gold frame: what the proposal would spend
ui-isla-no_hand = No cards in hand.
ui-isla-card_about = { WORD($card, of: "isla_dorada-card") }: { $text }
ui-isla-card_label = { $n } { WORD($card, of: "isla_dorada-card") }. { $text }
ui-isla-spends = { $n } would be spent.
ui-isla-secret = Secret to you
ui-isla-fly = tap to fly there
ui-isla-score_now = score now { $n }
ui-isla-curse = curse
ui-isla-no_goals = No treasures in hand.
ui-isla-destiny = Destiny: { WORD($destiny, of: "isla_dorada-destiny") } { $points }
ui-isla-progress = { $have } of { $need } done
ui-isla-progress_short = { $have }/{ $need }
ui-isla-face_up = Face up
ui-isla-watching = what everybody may see
ui-isla-nothing_yet = nothing yet
ui-isla-choose = Choose above
ui-isla-wait = Not your decision now
ui-isla-board = Board
ui-isla-sheet = Score sheet
ui-isla-sheet_gold = Gold left
ui-isla-sheet_treasures = Treasures
ui-isla-sheet_bonuses = Bonuses
ui-isla-sheet_curses = Curses
ui-isla-sheet_bonus = Bonus on the { WORD($treasure, of: "isla_dorada-treasure") }
ui-isla-sheet_destiny = Destiny fulfilled: { WORD($destiny, of: "isla_dorada-destiny") }
ui-isla-sheet_missed = Destiny missed: { WORD($destiny, of: "isla_dorada-destiny") } ({ $have } of { $need })
ui-isla-sheet_total = Total
ui-isla-text_place = The expedition is at { WORD($place, of: "isla_dorada-place") }. { $n } of { $all } markers placed:
ui-isla-text_way = { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }: worth { $worth }, at most { $most }
ui-isla-text_player = { $cards } cards, { $gold } gold, { $treasures } treasures in hand, { $played } played, { $curses } hidden curses

ui-isla-tab-now = Now
ui-isla-tab-cards = Cards
ui-isla-tab-goals = Goals
ui-isla-tab-players = Players
ui-isla-tab-log = Log

## what the inspector says of a thing

ui-isla-about-treasure = Worth { $n } when it is played while the expedition is at { WORD($site, of: "isla_dorada-place") }. Its symbol is the { WORD($symbol, of: "isla_dorada-symbol") }.
ui-isla-about-curse = Counts { $n } at the end if the expedition comes to { WORD($site, of: "isla_dorada-place") } while you hold it.
ui-isla-about-destiny = Worth { $n } at the end if it is fulfilled, nothing otherwise.
ui-isla-about-site = A site: its treasures are played and its curses fall when the expedition is here.
ui-isla-about-camp = Base Camp: the expedition sets out from here. It has no treasures and no curses.
ui-isla-about-expedition = The expedition
ui-isla-about-expedition_text = One figure for everybody: it goes where the highest bidder wants. Now it is at { WORD($at, of: "isla_dorada-place") }.
ui-isla-about-here = The expedition is here.
ui-isla-about-visits =
    { $n ->
        [one] Visited { $n } time.
       *[other] Visited { $n } times.
    }
ui-isla-about-way = Leads { WORD($type, of: "isla_dorada-by") } to { WORD($to, of: "isla_dorada-place") }.
ui-isla-about-deck = Adventure cards
ui-isla-about-deck_text = Unknown until it is drawn. A card with a bolt takes effect at once.
ui-isla-about-left = { $n } in the deck.
ui-isla-about-path = Cards that pay here: { $list }.
ui-isla-about-river = It is only travelled downstream, towards { WORD($to, of: "isla_dorada-place") }.
ui-isla-about-closed = A monster closes it: nobody can bid for it.
ui-isla-about-sea_token = Marks a journey by sea on this path; a destiny may ask for it.
ui-isla-about-monster = Closes the path it stands on: nobody can bid for it.
ui-isla-about-opponent =
    { $gold } gold, { $cards } { $cards ->
        [one] card
       *[other] cards
    }, { $treasures } { $treasures ->
        [one] treasure
       *[other] treasures
    }, { $curses } { $curses ->
        [one] curse
       *[other] curses
    }.
ui-isla-about-held = In your hand: { $list }.
ui-isla-about-shown = Worth { $n } as far as everybody can see, gold included.
ui-isla-about-wanted = Your destiny wants it.
ui-isla-about-known = In the hand for sure: { $list }.
ui-isla-about-known_treasures = Treasures seen: { $list }.
ui-isla-about-played = Treasures played: { $list }.
ui-isla-about-cursed = Cursed by: { $list }.

ui-isla-coach-where = One expedition, moved by all. The list says where it can go next, what each way is worth to you, and what the next bid would cost.
ui-isla-coach-bid = Bid or pass with one tap. The highest bidder leads and pays; who passed may come back in.
ui-isla-coach-goals = Your treasures are gold on the map, your curse is violet. Tap a goal card to fly there. Others do not see them.
ui-isla-coach-round = After the move everybody draws a card: one is free, a second costs 1 gold. Gold left counts at the end.
ui-isla-coach-end = The game ends with the sixteenth marker. Treasures played, gold and a fulfilled destiny count; curses count against you.

ui-isla-note-yak = on mountain
ui-isla-note-kamel = on sand
ui-isla-note-gonogo = in jungle
ui-isla-note-kayak = on all water
ui-isla-note-drako = on any way
ui-isla-note-zeppelin = on any way
ui-isla-note-shaman = turns animals
ui-isla-note-juju = silence one
ui-isla-note-ovetos = end it, from 4
ui-isla-note-sangaia = one more leg
ui-isla-note-bongo = from next door
ui-isla-note-bonus = with its symbol
