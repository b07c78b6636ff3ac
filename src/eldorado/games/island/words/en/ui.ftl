### What the board of the Island says in the browser.

ui-island-mute-turn = No more trades this turn
ui-island-mute-never = No trades in this game
ui-island-map = The island
ui-island-cave = The Cave
ui-island-fold = Fold the cave away
ui-island-unfold = Show the cave
ui-island-cave_word = cave
ui-island-exit_word = exit
ui-island-panels = Panels
ui-island-left = { $n } left
ui-island-left_of = { $n } of { $all } left
ui-island-n_villagers =
    { $n ->
        [one] { $n } villager
       *[other] { $n } villagers
    }
ui-island-round = Round { $n }: { SEAT($who) }'s turn
ui-island-explorers = Explorers
ui-island-shrines = shrines
ui-island-tiles = tiles
ui-island-battles = battles
ui-island-how_won = How it was won
ui-island-how_lost = How it was lost
ui-island-plot = What the lines show
ui-island-plot_shrines = Shrines controlled, by round
ui-island-plot_strength = Strength of the explorers, by round
ui-island-plot_about = A line for each player over { $rounds } rounds
ui-island-controls =
    { $n } island { $n ->
        [one] shrine
       *[other] shrines
    }, { $cave } cave { $cave ->
        [one] shrine
       *[other] shrines
    }
ui-island-strength = strength { $n }
ui-island-strength_word = strength
ui-island-of_limit = of { $n }
ui-island-seen = seen by all: { $cards }
ui-island-cards = cards
ui-island-off_map = off the map
ui-island-attacked = is under attack
ui-island-attacks = attacks
ui-island-holds_cave = holds the cave shrine
ui-island-offerings_of = offerings: { SEAT($who) }
ui-island-villagers_of =
    { $n ->
        [one] { SEAT($who) }'s villager
       *[other] { SEAT($who) }'s { $n } villagers
    }
ui-island-figure_of = { SEAT($who) }'s explorer, strength { $strength }
ui-island-building_of = { SEAT($who) }'s { WORD($what, of: "island-item") }
ui-island-civilization = Your civilization
ui-island-have = { $n } { WORD($what, of: "island-resource") }
ui-island-bank_hint = { $n } of { $limit } cards · tap two piles to trade { $rate } : 1
ui-island-bank_hint_free =
    { $n ->
        [one] { $n } card · tap two piles to trade { $rate } : 1
       *[other] { $n } cards · tap two piles to trade { $rate } : 1
    }
ui-island-bank_give = { $rate } { WORD($what, of: "island-resource") } for 1 of …? Tap it.
ui-island-buy = Buy
ui-island-buy_later = on your turn
ui-island-buy_soon = once you explore
ui-island-one_tile = one tile for an army
ui-island-one_free = one tile, free this turn
ui-island-no_villagers = No villager of yours is on the map.
ui-island-no_march = No villager of yours can move.
ui-island-die = a { $n }
ui-island-golden = Golden dice
ui-island-to_speed = speed
ui-island-to_gather = gather
ui-island-take_n =
    { $n ->
        [one] Take { $n } card
       *[other] Take { $n } cards
    }
ui-island-give_n =
    { $n ->
        [one] Give { $n } card
       *[other] Give { $n } cards
    }
ui-island-take_none = Take nothing
ui-island-take_leave =
    { $n ->
        [one] Take { $n } card, leave the rest to your partner
       *[other] Take { $n } cards, leave the rest to your partner
    }
ui-island-take_keep =
    { $n ->
        [one] Take { $n } card, keep { $speed } as speed
       *[other] Take { $n } cards, keep { $speed } as speed
    }
ui-island-take_these =
    { $n ->
        [one] Take this
       *[other] Take these
    }
ui-island-farming = you farm { WORD($what, of: "island-resource") }
ui-island-farming_none = you farm nothing
ui-island-tap_place = Tap a shining place next to your explorer to lay it.
ui-island-attack_dice =
    { $n ->
        [one] attacks with { $n } die
       *[other] attacks with { $n } dice
    }
ui-island-defence_dice =
    { $n ->
        [one] defends with { $n } die
       *[other] defends with { $n } dice
    }
ui-island-fight_as_is = Fight with what is here
ui-island-attack_as_is = Attack with what is here
ui-island-gives = { SEAT($who) } gives
ui-island-you_give = You give
ui-island-more = one more: { WORD($what, of: "island-resource") }
ui-island-less = one less: { WORD($what, of: "island-resource") }
ui-island-send_offer = Offer this to { SEAT($who) }
ui-island-offer_says =
    { $way ->
        [gives] { $goods } for nothing
        [asks] nothing for { $price }
       *[swaps] { $goods } for { $price }
    }
ui-island-cancel_offer = No trade
ui-island-no_trade = In your explore phase, with whoever is near enough and has something to trade
ui-island-no_hurry = The table waits for you.
ui-island-then_bot = When your time is up, a bot answers for you.
ui-island-passing = Others act: the table lets it pass for you.
ui-island-time_left = time left: { $n }
ui-island-ring_days = { $n } d
ui-island-ring_hours = { $n } h
ui-island-sheet_attacked = { SEAT($who) } attacks you at { WORD($what, of: "island-place") }
ui-island-sheet_raid = { WORD($who, of: "island-guardian") } attacks you at { WORD($what, of: "island-place") }
ui-island-sheet_defend = Bring pieces, flee, or fight with what is here.
ui-island-sheet_farmhouse = { SEAT($who) } attacks your farmhouse
ui-island-swap = Swap the dice
ui-island-nothing = nothing
ui-island-wins = { SEAT($who) } wins.
ui-island-is_tie = A tie.
ui-island-dice_yours = rolled by you
ui-island-dice_of = rolled by { SEAT($who) }
ui-island-done = done
ui-island-now = now
ui-island-on_turn = on turn · speed { $n }
ui-island-on_turn_early = on turn
ui-island-by_thief = { $what } (thief at { $at })
ui-island-thief_of = { SEAT($who) }'s thief, strength { $strength }
ui-island-wolf_of = { SEAT($who) }'s Wolf, strength { $strength }
ui-island-beast_here = { WORD($what, of: "island-guardian") }, strength { $n }
ui-island-beast_at = { WORD($what, of: "island-guardian") } at { $at }
ui-island-rolled_by = rolled by { SEAT($who) }
ui-island-die_speed = { SEAT($who) }: speed
ui-island-die_gather = { SEAT($who) }: gather
ui-island-free = free
ui-island-enough = That is enough
ui-island-keep_speed = Keep the rest as speed
ui-island-let_stand = Let them stand
ui-island-roll_again =
    { $n ->
        [one] Roll { $n } die again
       *[other] Roll { $n } dice again
    }
ui-island-roll_marked = tap the dice you want to roll again
ui-island-rob_nobody = Rob nobody
ui-island-fight_first = { SEAT($who) } first
ui-island-steal_from =
    { $n ->
        [one] { SEAT($who) }, who holds { $n } card
       *[other] { SEAT($who) }, who holds { $n } cards
    }
ui-island-reroll_die = Roll the { $n } again
ui-island-hand_of = { SEAT($who) }'s cards
ui-island-spoils = The spoils
ui-island-tap_hideout = Tap a shining corner to place your hideout and come out.
ui-island-tap_shining = Tap a shining place on the map.
ui-island-send_here = Send { WORD($what, of: "island-guardian") } here
ui-island-reach_of =
    { $cards ->
        [one] { SEAT($who) }: { $n } away, { $cards } card
       *[other] { SEAT($who) }: { $n } away, { $cards } cards
    }
ui-island-reach_chance =
    { $cards ->
        [one] { SEAT($who) }: { $n } away, { $cards } card, { $p } within reach
       *[other] { SEAT($who) }: { $n } away, { $cards } cards, { $p } within reach
    }
ui-island-reach_fort = { SEAT($who) }: safe by a fort
ui-island-reach_none = { SEAT($who) }: out of reach
ui-island-reach = How far you would have to reach:
ui-island-to_roll = still to roll
ui-island-hide_dice = Put the dice away
ui-island-doubloons = { $n } of { $most } doubloons
ui-island-costs_doubloons =
    { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }
ui-island-in_hiding = in hiding
ui-island-thieves_left =
    { $n ->
        [one] { $n } thief left
       *[other] { $n } thieves left
    }
ui-island-the_thieves = the Thieves, { $n } left
ui-island-team = team { $n }
ui-island-in_team = Team { $n } · { $who }
ui-island-secret_tiles = in secret
ui-island-dealt = Your secret tiles
ui-island-guardians = Guardians
ui-island-guardian_unmet = not met yet
ui-island-guardian_waits = waits for a shrine
ui-island-guardian_rests = rests at { $at }
ui-island-guardian_hunts = at { $at }, goes for { $to }
ui-island-prey-explorer = your explorer
ui-island-prey-villager = your villagers
ui-island-prey-wolf = your Wolf
ui-island-guardian_at = at { $at }
ui-island-guardian_steps = { $low } to { $high } steps
ui-island-win = win { $p }
ui-island-hold = hold { $p }
ui-island-tie = tie { $p }
ui-island-lose = lose { $p }
ui-island-hide_full = Stay in hiding and wait
ui-island-n_figures =
    { $n ->
        [one] { $n } explorer
       *[other] { $n } explorers
    }
ui-island-reply_likely = Likely reply
ui-island-reply_only = Reply
ui-island-reply_worst = Worst reply
ui-island-reply_alone =
    { $n ->
        [one] { SEAT($who) } fights with what is there: { $n } die against { $k }
       *[other] { SEAT($who) } fights with what is there: { $n } dice against { $k }
    }
ui-island-reply_brings =
    { $n ->
        [one] { SEAT($who) } brings { $what }: { $n } die against { $k }
       *[other] { SEAT($who) } brings { $what }: { $n } dice against { $k }
    }
ui-island-stake-win = Win
ui-island-stake-tie = Tie
ui-island-stake-lose = Lose
ui-island-tie_first = the attackers step back, and their turn is over
ui-island-tie_second = whoever came steps back
ui-island-no_risk = you risk nothing
ui-island-loss-game = the game is lost
ui-island-loss-won = you win the game
ui-island-loss-thieves =
    { $n ->
        [one] { $n } thief leaves the map
       *[other] { $n } thieves leave the map
    }
ui-island-loss-building = the { WORD($what, of: "island-item") } falls
ui-island-loss-wolf = the Wolf changes hands
ui-island-loss-mine-villagers =
    { $n ->
        [one] { $n } villager goes back to your supply
       *[other] { $n } villagers go back to your supply
    }
ui-island-loss-mine-explorer = your explorer is off the map until your next turn
ui-island-loss-mine-explorer_first = the victor puts your explorer elsewhere
ui-island-loss-mine-cards =
    { $of ->
        [one] you give { $n } of { $of } card
       *[other] you give { $n } of { $of } cards
    }
ui-island-loss-mine-shrine = the cave shrine is lost
ui-island-loss-theirs-villagers =
    { $n ->
        [one] { SEAT($who) } loses { $n } villager
       *[other] { SEAT($who) } loses { $n } villagers
    }
ui-island-loss-theirs-explorer = { SEAT($who) } is off the map until the next turn
ui-island-loss-theirs-explorer_first = you put { SEAT($who) } elsewhere
ui-island-loss-theirs-cards =
    { $of ->
        [one] you get { $n } of { $of } card
       *[other] you get { $n } of { $of } cards
    }
ui-island-loss-theirs-shrine = the cave shrine is yours
ui-island-odds = Odds
ui-island-text_odds = { $at } against { SEAT($who) }: win { $win }, tie { $tie }, lose { $lose }
ui-island-text_player =
    { $n ->
        [one] at { $at }, strength { $strength }, { $cards } cards, { $n } shrine
       *[other] at { $at }, strength { $strength }, { $cards } cards, { $n } shrines
    }
ui-island-you_stand = you stand at { $at }
ui-island-tap = Tap a place on the map
ui-island-may_react = { SEAT($who) }'s turn. Others may react.
ui-island-wait = Others are deciding
ui-island-watching = You are watching.
ui-island-offer_trade = Offer a trade
ui-island-costs_nothing = costs nothing
ui-island-bring_n =
    { $n ->
        [one] Bring { $n } villager from { WORD($land, of: "island-place") }
       *[other] Bring { $n } villagers from { WORD($land, of: "island-place") }
    }
ui-island-flee_n =
    { $n ->
        [one] Flee { WORD($way, of: "island-way") } with { $n } villager
       *[other] Flee { WORD($way, of: "island-way") } with { $n } villagers
    }
ui-island-flee_all =
    { $n ->
        [one] Flee with { $n } villager
       *[other] Flee with { $n } villagers
    }
ui-island-attack_n =
    { $n ->
        [one] Attack { SEAT($who) } with { $n } villager from { WORD($land, of: "island-place") }
       *[other] Attack { SEAT($who) } with { $n } villagers from { WORD($land, of: "island-place") }
    }
ui-island-tiles_n = over { $n } tiles
ui-island-for_speed = for { $n } speed
ui-island-other_ways = Other ways in:
ui-island-way_in = from the { WORD($way, of: "island-way") }
ui-island-nobody_left = Who flees is safe; if nobody stays, there is no battle.
ui-island-then_buys = Then { SEAT($who) } buys it.
ui-island-then_goes_on = Then { SEAT($who) } goes on.
ui-island-standing = Standing order
ui-island-standing_battle = attacked the next time:
ui-island-standing_window = from the next time on, ask me:
ui-island-standing_ask = ask me
ui-island-standing_fight = fight with what is here
ui-island-trade_form = Put your trade with { SEAT($who) } together: what each of you gives.
ui-island-with_whom = With whom? Tap a player.
ui-island-where_to_put = Where? Tap a shining place for the { WORD($what, of: "island-item") }.
ui-island-which_army = Which army? Tap a shining tile with your villagers.
ui-island-where_to_march = Where to? Tap a shining tile.
ui-island-march_to =
    { $n ->
        [one] March to { WORD($land, of: "island-place") }
       *[other] March to { WORD($land, of: "island-place") } with { $n } villagers
    }
ui-island-march_attack =
    { $n ->
        [one] March to { WORD($land, of: "island-place") }: attack { SEAT($who) }
       *[other] March to { WORD($land, of: "island-place") }: attack { SEAT($who) } with { $n } villagers
    }
ui-island-march_beast =
    { $n ->
        [one] March to { WORD($land, of: "island-place") }: attack
       *[other] March to { WORD($land, of: "island-place") }: attack with { $n } villagers
    }
ui-island-dice_fall = The dice are rolled.
ui-island-fewer = Fewer of them
ui-island-fewer_may = Fewer may go: ask me how many
ui-island-tab-now = Now
ui-island-tab-civ = Buy
ui-island-tab-players = Players
ui-island-tab-log = Log

ui-island-treasure-bavieca = one more speed each turn
ui-island-treasure-golden_rose = a card of choice before each gathering
ui-island-treasure-army_of_jimenez = one die of each battle rolled again

ui-island-craft-bridge = over the water next to you
ui-island-craft-sequoia_speed = one more step

ui-island-short-fort_occupied = An opponent is too near: each corner here touches a tile of theirs.
ui-island-short-too_dear = Not enough cards.
ui-island-short-corner_here = Tap a shining corner.
ui-island-short-not_your_explore = On your turn.

## what the inspector says of a thing

ui-island-about-farmed = Whose explorer stands here, or a villager beside a farmhouse of the same colour, gathers { WORD($what, of: "island-resource") }.
ui-island-about-garden = Gathered here: food, wood and gold in any mix.
ui-island-about-water = Nobody stands on water; a bridge may lead over it.
ui-island-about-shrine = Stand next to it and give an offering. Control of a shrine makes your explorer stronger, and the fourth wins.
ui-island-about-cave_entrance = One step leads from here into the cave, and back.
ui-island-about-exit = The way back to the island.
ui-island-about-basic = An empty place of the cave. Nothing is gathered here.
ui-island-about-cave_shrine = Who finds it holds it and carries it along; who beats its holder takes it.
ui-island-about-beast = Whoever enters fights it. Strength { $n }.
ui-island-about-treasure = A treasure: { $what }.
ui-island-about-cursed_treasure = Five gold at once, but less speed and strength until the cave shrine lifts the curse.
ui-island-about-cave_in = The exit is buried: it went back among the tiles that can be found.
ui-island-about-secret_exit = A way out of the cave to a tile next to its entrance.
ui-island-about-totecs_garden = A garden below the ground: food, wood and gold in any mix.
ui-island-about-bridge = It leads over the water, lengthwise, for everybody.
ui-island-about-unknown = Nobody knows what lies here. One speed discovers it.
ui-island-about-villager = Strength 1. On a tile that a farmhouse of yours touches it gathers there; an army movement leads it on.
ui-island-about-farmhouse = On a corner: a villager of yours on a tile it touches gathers there. New villagers come onto its tiles.
ui-island-about-fort = On a corner: it occupies and defends the tiles it touches. New villagers come onto them; it gathers nothing.
ui-island-about-offering = Goes onto a shrine next to your explorer and makes the shrine yours.
ui-island-about-band = The Thieves: they gather nothing, rob the explorers, and pay with doubloons. They win with four shrines too.
ui-island-about-army_move = Leads villagers of one tile to the next, also into battle.
ui-island-about-offering_band = Goes onto a shrine next to one of your thieves and makes the shrine yours.
ui-island-about-resource_band = Two of a kind buy a doubloon. { $rate } of a kind get one of another from the bank.
ui-island-about-guardian-wolf = After each of your turns it moves by a battle die towards the nearest living thing and attacks what it meets. No offering on a shrine it stands on.
ui-island-about-guardian-thief = After each of your turns he heads for the nearest shrine you control and swaps your offering for his: you lose 1 strength, every guardian gains 1. He attacks what he meets.
ui-island-about-guardian-titan = After each of your turns it moves by a golden die towards the nearest living thing and attacks what it meets. No offering on a shrine it stands on.
ui-island-about-strength = Strength { $n }.
ui-island-about-stack_island =
    { $n ->
        [0] No island tile is left in the stack.
        [one] { $n } island tile is left in the stack.
       *[other] { $n } island tiles are left in the stack.
    }
ui-island-about-stack_cave =
    { $n ->
        [0] No cave tile is left in the stack.
        [one] { $n } cave tile is left in the stack.
       *[other] { $n } cave tiles are left in the stack.
    }
ui-island-about-team_dice = A team rolls four golden dice: each of you takes one as speed and one to gather with.
ui-island-about-remove = Takes your building off the map, back into your supply, at its price.
ui-island-about-thief = A thief of the band: it moves, steals and fights by itself.
ui-island-about-outpost = On a corner: thieves come onto the tiles it touches.
ui-island-about-hideout = On a corner: the band comes out of hiding here, and thieves onto the tiles it touches.
ui-island-doubloon = Doubloon
ui-island-about-doubloon = Only the Thieves have them, five at most. They pay for thieves, the hideout, outposts and offerings; two cards of a kind buy one.
ui-island-about-resource = Pays for what you buy. { $rate } of a kind get one of another from the bank.
ui-island-about-stock = Left in the stack: { $n }.
ui-island-about-costs = Costs { $list }.
ui-island-about-left = { $n } left in your supply.
ui-island-about-shrines =
    { $n ->
        [one] Controls { $n } shrine. Strength { $strength }.
       *[other] Controls { $n } shrines. Strength { $strength }.
    }
ui-island-about-cards =
    { $n ->
        [one] { $n } card in hand.
       *[other] { $n } cards in hand.
    }
ui-island-about-seen = Seen by all: { $list }.
ui-island-about-hand = In hand: { $list }.

ui-island-so_far = This turn
ui-island-so_far-cards = { $n } cards
ui-island-so_far-found =
    { $n ->
        [one] { $n } tile laid
       *[other] { $n } tiles laid
    }
ui-island-so_far-walked =
    { $n ->
        [one] { $n } tile walked
       *[other] { $n } tiles walked
    }
ui-island-so_far-attacks =
    { $n ->
        [one] { $n } attack
       *[other] { $n } attacks
    }
ui-island-so_far-bought = bought { WORD($what, of: "island-an") }
ui-island-so_far-over =
    { $n ->
        [one] { $n } card to give back at the end
       *[other] { $n } cards to give back at the end
    }

ui-island-coach-dice = Each turn two golden dice: one is your speed, the other how much you gather.
ui-island-coach-points = Each turn six points: take some as cards of what you farm, the rest is your speed.
ui-island-coach-move = Tap a tile to walk there, or a shining question mark to discover what lies beyond.
ui-island-coach-buy = Tap a purchase: the places for it light up. A greyed one says why not.
ui-island-coach-shrines = Put an offering on each of the three island shrines and find the cave shrine: the fourth wins at once.
ui-island-coach-halt = While others play you may be attacked, or have something to answer. Halt makes the table ask you at the next chance.
