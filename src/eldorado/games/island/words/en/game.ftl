island-title = The Island of El Dorado
# on the board of the terminal, by seat
island-marks = ABCDEFGH
island-about = Discover an island tile by tile, farm it, arm yourself, and be the first to control all four shrines.

island-option-edition = Edition
island-option-edition-first = First edition
island-option-edition-second = Second edition
island-option-mode = Mode
island-option-mode-free = Everybody alone
island-option-mode-thieves = Everybody alone, and the Thieves
island-option-mode-teams = Teams of two
island-option-mode-teams_thieves = Teams of two, and the Thieves
island-option-radius = Table: tiles from the middle to its edge
island-option-rounds = Rounds until the game ends undecided (0: no bound)
island-option-unlimited = Unlimited resource cards
island-option-offers = Trades a player may offer in a turn (0: none)
island-option-fort = Strength of forts (0: as the edition says)
island-option-bridge = Expansion: the bridge
island-option-bridge-true = bridge
island-option-sixth_board = Expansion: Sequoia and Yanga
island-option-sixth_board-true = Sequoia and Yanga
island-option-cave_tiles = Expansion: nine more cave tiles: treasures, Titan, Wolf, events
island-option-cave_tiles-true = more of the cave
island-option-hard_tiles = Hardcore: important tiles dealt in secret
island-option-hard_tiles-true = secret tiles
island-option-hard_rerolls = Hardcore: battle dice can be re-rolled for gold
island-option-hard_rerolls-true = re-rolls
island-option-hard_points = Hardcore: six turn points instead of dice
island-option-hard_points-true = turn points
island-option-prices = Own prices, such as “fort = 2 wood 1 gold; villager = 2 food”

island-preset-second = Second edition
island-preset-second-about = 2–5 players, 6 with Sequoia and Yanga: the explorers with their abilities, fair spoils.
island-preset-first = First edition
island-preset-first-about = 2–4 players, strong forts, the winner takes all.
island-preset-solo = Alone
island-preset-solo-about = One player against Wolf, Thief and Titan, who come with the shrines. Defeat loses.
island-preset-hardcore = Hardcore
island-preset-hardcore-about = Second edition with less luck: important tiles dealt in secret, six turn points instead of dice, re-rolls for gold.

island-preset-thieves = The Thieves
island-preset-thieves-about = One of two to seven players is the Thieves: in hiding at first, robbing the explorers. With bridge, treasures, Titan and Wolf.
island-preset-teams_thieves = Teams and Thieves
island-preset-teams_thieves-about = Teams of two against each other and four thieves: three, five or seven players.
island-preset-teams = Teams
island-preset-teams-about = Four, six or eight players in teams of two, with bridge, treasures, Titan and Wolf.

island-error-seats = { WORD($said, of: "island-mode") } is for { $counts } players, not for { $seats }. With { $seats } there is: { WORD($others, of: "island-mode") }.
island-error-prices = “{ $text }” is no price. Write “item = number resource …”, with items { $items } and resources { $resources }.
island-error-free_army = “{ $text }”: an army movement must cost at least one card, or windows would never close.

# As a list names it and as a command line says it.
island-mode-edition_first = “First edition” (edition=first)
island-mode-mode_free = “Everybody alone” (mode=free)
island-mode-mode_thieves = “Everybody alone, and the Thieves” (mode=thieves)
island-mode-mode_teams = “Teams of two” (mode=teams)
island-mode-mode_teams_thieves = “Teams of two, and the Thieves” (mode=teams_thieves)
island-mode-second_mode_free = “Second edition, everybody alone” (edition=second mode=free)
island-mode-second_mode_thieves = “Second edition, everybody alone, and the Thieves” (edition=second mode=thieves)
island-mode-second_mode_teams = “Second edition, teams of two” (edition=second mode=teams)
island-mode-second_mode_teams_thieves = “Second edition, teams of two, and the Thieves” (edition=second mode=teams_thieves)

island-resource-food = food
island-resource-wood = wood
island-resource-gold = gold
island-resource-cave_shrine = the cave shrine
island-resource-bavieca = Bavieca
island-resource-golden_rose = the Golden Rose
island-resource-army_of_jimenez = the Army of Jiménez
island-resource-nothing = nothing

island-tile-food = food
island-tile-wood = wood
island-tile-gold = gold
island-tile-garden = garden
island-tile-water = water
island-tile-shrine = shrine
island-tile-cave_entrance = cave entrance
island-tile-basic = cave
island-tile-exit = cave exit
island-tile-cave_shrine = cave shrine
island-tile-giant = Giant
island-tile-thieves = Thieves
island-tile-tiger = Tiger
island-tile-bridge = bridge
island-tile-bavieca = Bavieca
island-tile-golden_rose = Golden Rose
island-tile-army_of_jimenez = Army of Jiménez
island-tile-cursed_treasure = cursed treasure
island-tile-titan = Titan
island-tile-wolf = Wolf
island-tile-cave_in = cave-in
island-tile-secret_exit = secret exit
island-tile-totecs_garden = Totec's garden
island-tile-unknown = unknown tile

island-place-food = the fields
island-place-wood = the forest
island-place-gold = the gold hills
island-place-garden = the garden
island-place-water = the water
island-place-shrine = the shrine
island-place-cave_entrance = the cave's entrance
island-place-basic = the bare cave
island-place-exit = the cave's exit
island-place-cave_shrine = the cave shrine
island-place-giant = the Giant's lair
island-place-thieves = the Thieves' den
island-place-tiger = the Tiger's lair
island-place-bridge = the bridge
island-place-bavieca = Bavieca's stable
island-place-golden_rose = the Golden Rose
island-place-army_of_jimenez = the tomb of Jiménez
island-place-cursed_treasure = the cursed treasure
island-place-titan = the Titan's lair
island-place-wolf = the Wolf's lair
island-place-cave_in = the cave-in
island-place-secret_exit = the secret exit
island-place-totecs_garden = Totec's garden
island-place-unknown = unknown ground

island-guardian-wolf = the Wolf
island-guardian-thief = the Thief
island-guardian-titan = the Titan

island-item-villager = villager
island-item-farmhouse = farmhouse
island-item-fort = fort
island-item-offering = offering
island-item-army_move = army movement
island-item-flee = flight
island-item-reroll_die = re-roll
island-item-bridge = bridge
island-item-sequoia_speed = speed
island-item-wolf_step = step of the Wolf
island-item-thief = thief
island-item-outpost = outpost
island-item-hideout = hideout
island-item-doubloon = doubloon

island-an-villager = a villager
island-an-farmhouse = a farmhouse
island-an-fort = a fort
island-an-offering = an offering
island-an-army_move = an army movement
island-an-bridge = the bridge
island-an-sequoia_speed = speed
island-an-thief = a thief
island-an-outpost = an outpost
island-an-hideout = the hideout

island-explorer-stella = Stella the Adventurer
island-explorer-bellona = Bellona the Commander
island-explorer-hector = Hector the Corporal
island-explorer-nicolas = Nicolas the Fortuitous
island-explorer-tizoc = Tizoc the Gatherer
island-explorer-emma = Emma the Cartographer
island-explorer-victoria = Victoria the Wealthy
island-explorer-pedro = Pedro the Conquistador
island-explorer-william = William the Merchant
island-explorer-laffite = Laffite the Pirate
island-explorer-sequoia = Sequoia the Traveler
island-explorer-yanga = Yanga the Ranger

island-ability-stella = +1 speed each turn.
island-ability-bellona = One free army movement in each explore phase.
island-ability-hector = A fifth villager.
island-ability-nicolas = May re-roll both golden dice once per turn.
island-ability-tizoc = 1 food before gathering, farmed or not.
island-ability-emma = Looks at the top three island tiles before exploring and puts them back in any order.
island-ability-victoria = Starts with 4 of each resource.
island-ability-pedro = Strength 2 to start with.
island-ability-william = Trades 3 : 1 with the bank.
island-ability-laffite = Each 3 or 5 he rolls steals a card.
island-ability-sequoia = 1 wood buys 1 speed in her explore phase.
island-ability-yanga = Attacks from up to two tiles away, without risk.

island-side-e = in the east
island-side-se = in the south-east
island-side-s = in the south
island-side-sw = in the south-west
island-side-w = in the west
island-side-nw = in the north-west
island-side-n = in the north
island-side-ne = in the north-east
island-side-middle = in the middle
island-way-e = east
island-way-ne = north-east
island-way-nw = north-west
island-way-w = west
island-way-sw = south-west
island-way-se = south-east
island-way-through = through the cave's mouth

island-axis-e = from west to east
island-axis-ne = from south-west to north-east
island-axis-nw = from south-east to north-west

island-corner-n = north
island-corner-s = south
island-corner-en = upper east
island-corner-es = lower east
island-corner-wn = upper west
island-corner-ws = lower west

island-against-pieces = the pieces there
island-against-farmhouse = a farmhouse
island-against-giant = the Giant
island-against-thieves = the Thieves
island-against-tiger = the Tiger
island-against-titan = the Titan
island-against-wolf = the Wolf
island-against-thief = the Thief
island-against-outpost = an outpost
island-against-lair = a thief on the Thieves tile

island-move-end = End the turn
island-move-done = Done
island-move-pass = Let it pass
island-move-accept = Accept
island-move-refuse = Refuse
island-move-counter = Make a counter-offer
island-move-reroll = Roll again
island-move-speed = Speed { $n }, gather { $gather }
island-move-bank = Bank: { $n } { WORD($give, of: "island-resource") } for 1 { WORD($get, of: "island-resource") }
island-move-take = Take 1 { WORD($what, of: "island-resource") }
island-move-give = Give 1 { WORD($what, of: "island-resource") }
island-move-choose = Choose { SEAT($to) }
island-move-trade = Offer { SEAT($to) } a trade
island-move-amount = { $n }
island-move-mark = Mark die { $n } to be rolled again
island-move-explorer = Play { WORD($explorer, of: "island-explorer") }. { WORD($explorer, of: "island-ability") }
island-move-begins = { WORD($explorer, of: "island-explorer") } begins
island-move-mine_speed = Take the { $n } as your speed
island-move-mine_gather = Take the { $n } to gather with
island-move-recall = Let your partner go on
island-move-next = Next on the stack: { WORD($what, of: "island-tile") }
island-move-discover = Discover a tile
island-move-move = Move { WORD($way, of: "island-way") }
island-move-join = Join the battle from the { WORD($way, of: "island-way") }
island-move-bridge = Build the bridge on the water { WORD($way, of: "island-way") }, { WORD($axis, of: "island-axis") }
island-move-unbridge = Remove the bridge
island-move-sprint = Buy 1 speed for wood
island-move-shoot = Shoot at { WORD($land, of: "island-place") } ({ $at })
island-move-plunder = { WORD($what, of: "island-tile") }
island-move-die = Jiménez re-rolls die { $n }
island-move-slip = Leave by the secret exit, { WORD($way, of: "island-way") } of the entrance
island-move-slip_army = Villagers leave by the secret exit, { WORD($way, of: "island-way") } of the entrance
island-move-wolf = The Wolf goes { WORD($way, of: "island-way") }
island-move-wolf_find = The Wolf discovers a tile
island-move-fight = Fight { WORD($what, of: "island-guardian") }
island-move-show = Discover your own tile: { WORD($what, of: "island-tile") }
island-move-place = Lay the tile { WORD($way, of: "island-way") }
island-move-farmhouse = Farmhouse at the { WORD($corner, of: "island-corner") } corner
island-move-fort = Fort at the { WORD($corner, of: "island-corner") } corner
island-move-remove = Remove your { WORD($what, of: "island-item") }
island-move-raze = Attack { SEAT($to) }'s farmhouse from { WORD($land, of: "island-place") } ({ $at })
island-move-raze_outpost = Attack { SEAT($to) }'s outpost from { WORD($land, of: "island-place") } ({ $at })
island-move-villager = Villager onto { WORD($land, of: "island-place") } ({ $at })
island-move-offering = Offering onto { WORD($land, of: "island-place") } ({ $at })
island-move-put = Put the explorer on { WORD($land, of: "island-place") } ({ $at })
island-move-army = March from { WORD($land, of: "island-place") } ({ $from }) { WORD($way, of: "island-way") }
island-move-bring = Bring villagers from { WORD($land, of: "island-place") } ({ $from }), entering from the { WORD($way, of: "island-way") }
island-move-flee = Flee from { WORD($land, of: "island-place") } ({ $from }) { WORD($way, of: "island-way") }
island-move-hide = Stay in hiding: take a doubloon
island-move-emerge = Come out of hiding: hideout at { WORD($land, of: "island-place") } ({ $at }), { WORD($corner, of: "island-corner") } corner
island-move-steal = Steal: roll the thief die
island-move-rob =
    { $n ->
        [one] Rob { SEAT($to) }: reach { $reach }, up to { $n } card
       *[other] Rob { SEAT($to) }: reach { $reach }, up to { $n } cards
    }
island-move-pair = A doubloon for { $n } { WORD($what, of: "island-resource") }
island-move-rider = The thief at { WORD($land, of: "island-place") } ({ $at }) rides Bavieca
island-move-bearer = The thief at { WORD($land, of: "island-place") } ({ $at }) takes the cave shrine
island-move-hand_over = Pass the cave shrine to the thief at { WORD($land, of: "island-place") } ({ $at })
island-move-thief = Thief onto { WORD($land, of: "island-place") } ({ $at })
island-move-outpost = Outpost at the { WORD($corner, of: "island-corner") } corner
island-move-hideout = Hideout at the { WORD($corner, of: "island-corner") } corner

island-plan-walk = Walk to { WORD($land, of: "island-place") } ({ $to }): { $cost } speed
island-plan-attack = Walk to { WORD($land, of: "island-place") } ({ $to }) and attack: { $cost } speed
island-plan-share = Speed { $speed }, gather { $gather }
island-plan-gather = Gather { WORD($what, of: "island-resource") }

island-prompt-over = The game is over.
island-prompt-wait = { SEAT($who) } to decide.
island-prompt-choose = Choose your explorer.
island-prompt-choose_begin = Which explorer of your team begins?
island-prompt-share = Your team rolled { $dice }. Take one die as your speed and one to gather with.
island-prompt-share_reroll = Your team rolled { $dice }. Roll your own two again, or let them stand?
island-prompt-heir_cards = Which of you takes the cards?
island-prompt-heir_shrine = Which of you takes the cave shrine?
island-prompt-heir_treasure = Which of you takes the treasure?
island-prompt-divide =
    { $n ->
        [one] Divide the spoils: { $n } card left. Take what you want, or leave the rest to your partner.
       *[other] Divide the spoils: { $n } cards left. Take what you want, or leave the rest to your partner.
    }
island-prompt-explore_alone = Your partner has declared the end. { $n } speed left: explore on, let your partner go on, or end the turn.
island-prompt-return = Put { SEAT($to) }'s explorer back on the island.
island-prompt-steal =
    { $n ->
        [one] Choose whom to rob: { $n } card to take.
       *[other] Choose whom to rob: { $n } cards to take.
    }
island-prompt-dice = You rolled { $a } and { $b }. Which one is your speed?
island-prompt-dice_reroll = You rolled { $a } and { $b }. Choose your speed, or roll again.
island-prompt-gather =
    { $n ->
        [one] Gather { $n } card: which?
       *[other] Gather { $n } cards: which?
    }
island-prompt-look =
    { $n ->
        [one] Which tile comes first on the stack?
       *[other] Which tile comes next on the stack?
    }
island-prompt-explore = Explore: { $n } speed left. Move, discover, buy, attack, or end your turn.
island-prompt-explore_still = No speed left. Buy, trade, or end your turn.
island-prompt-explore_off = Your explorer is off the map. Villagers and the bank remain.
island-prompt-place = You found { WORD($what, of: "island-place") }. Where does the tile go?
island-prompt-window = { SEAT($who) } is exploring. Attack now, or let it pass?
island-prompt-window_buy = { SEAT($who) } is about to buy { WORD($what, of: "island-an") }. Attack first, or let it pass?
island-prompt-count = How many villagers go? Up to { $n }.
island-prompt-order = Whom do you fight first?
island-prompt-battle_attack = You attack. Bring more pieces, or let it be decided.
island-prompt-battle_defend = You are attacked. Bring pieces, flee, or fight with what is there.
island-prompt-rose = The Golden Rose: take a card of your choice.
island-prompt-plunder = Which treasure of { SEAT($who) }'s?
island-prompt-plunder_own = Which of your treasures do you give up?
island-prompt-titan =
    { $n ->
        [one] Which way does the Titan go? It has { $n } step left.
       *[other] Which way does the Titan go? It has { $n } steps left.
    }
island-prompt-raid = Whom does the Titan fight first?
island-prompt-guardians =
    { $n ->
        [one] Two ways are equally short: where does { WORD($what, of: "island-guardian") } go? { $n } step left.
       *[other] Two ways are equally short: where does { WORD($what, of: "island-guardian") } go? { $n } steps left.
    }
island-prompt-banish = You defeated { WORD($what, of: "island-guardian") }: to which shrine does it go?
island-prompt-pack = Which guardian do you fight first?
island-prompt-reroll = Your dice: { $dice }. Mark those to roll again (1 gold each), or let them stand.
island-prompt-reroll_one = Your dice: { $dice }. Let them stand, or roll again what your explorer or treasure allows.
island-prompt-points = { $n } turn points: take cards, then keep the rest as speed.
island-prompt-spoils =
    { $n ->
        [one] You were defeated: { $n } card to give.
       *[other] You were defeated: { $n } cards to give.
    }
island-prompt-limit = Your hand is over { $n } cards: give { $over } back.
island-prompt-offer = Your trade with { SEAT($to) }: how much { WORD($what, of: "island-resource") } do you { WORD($field, of: "island-field") }?
island-prompt-answer = { SEAT($who) } offers you a trade.
island-prompt-hiding_full = You are in hiding with all { $most } doubloons there are. Wait, or place your hideout for { $cost }: then you explore, without gold or theft this turn.
island-prompt-hiding = You are in hiding with { $n } of { $most } doubloons. Take one, or place your hideout for { $cost }: then you explore, without gold or theft this turn.
island-prompt-haul = Take 1 gold, or roll the thief die and steal.
island-prompt-rob = You rolled { $a } and { $b }: one is your reach, the other your steal. Whom do you rob?
island-prompt-loot =
    { $n ->
        [one] You look into { SEAT($who) }'s hand. Take up to { $n } card.
       *[other] You look into { SEAT($who) }'s hand. Take up to { $n } cards.
    }
island-prompt-rider = Which thief rides Bavieca?
island-prompt-bearer = Which thief carries the cave shrine?
island-prompt-explore_band_off = None of your thieves is on the map. Buy, trade, or end your turn.
island-prompt-explore_band_still = Your thieves have no speed left. Buy, trade, or end your turn.
island-prompt-explore_band = Explore: your thieves have { $n } speed left. Move, discover, buy, attack, or end your turn.

island-field-give = give
island-field-ask = ask for

island-refusal-no_hole = Nobody of yours stands on the secret exit.
island-refusal-no_door = The secret exit leads to walkable tiles next to the entrance.
island-refusal-no_wolf = You have no Wolf.
island-refusal-wolf_place = The Wolf discovers places next to itself and its explorer.
island-refusal-no_giving_back = Cards are given back only for a purchase, or when the hand is over its limit.
island-refusal-no_treasure = That treasure is not there.
island-refusal-guarded = A guardian stands on that shrine.
island-refusal-barred = This explorer does not play alone.
island-refusal-guardian_way = Guardians take a shortest way to what they are after.
island-refusal-banish_shrine = A defeated guardian goes to an island shrine.
island-refusal-banish_taken = A guardian stands there already.
island-refusal-no_guardian = That guardian is not here.
island-refusal-titan_way = The Titan takes a shortest way to the nearest living thing.
island-refusal-no_such_die = There is no such die to roll again, or no gold for it.
island-refusal-no_own_tile = You hold no such tile in secret.
island-refusal-own_on_island = Tiles dealt in secret are discovered on the island.
island-refusal-not_sequoia = Only Sequoia buys speed.
island-refusal-not_yanga = Only Yanga attacks from afar.
island-refusal-no_more_shots = After a tie or a loss Yanga neither moves nor shoots in this phase.
island-refusal-out_of_range = That tile is out of range.
island-refusal-shot_fort = A building occupies that tile: it cannot be shot at.
island-refusal-shot_nobody = No opponent is there.
island-refusal-no_bridge_option = This table plays without the bridge.
island-refusal-no_bridge = There is no bridge.
island-refusal-bridge_used = Somebody is on the bridge.
island-refusal-bridge_far = You must stand at one of its ends.
island-refusal-bridge_by_other = Another thief of yours, named first, builds that bridge.
island-refusal-one_bridge = There is one bridge for all, and it stands.
island-refusal-bridge_water = The bridge goes onto a water tile next to you.
island-refusal-bridge_occupied = An opponent occupies that water tile.
island-refusal-bridge_ends = Both ends must be discovered and not be water.
island-refusal-on_bridge = From the bridge nothing is built, removed or discovered, and nobody is bought onto it.
island-refusal-ended = You have declared the end of the turn; your partner can let you go on.
island-refusal-nobody_ended = Your partner has not declared the end.
island-refusal-first_round = In the first round only one explorer of a team plays.
island-refusal-reroll_first = First Nicolas says whether he rolls again.
island-refusal-one_die_each = Each partner takes one die as speed and one to gather with.
island-refusal-die_taken = That die is taken.
island-refusal-no_partner = Only you or your partner can take it.
island-refusal-not_in_pot = There is no { WORD($what, of: "island-resource") } among the spoils.
island-refusal-over = The game is over.
island-refusal-not_yours = It is not your decision now.
island-refusal-not_now = This is not what is asked of you now.
island-refusal-not_in_battle = In a battle only its two sides decide.
island-refusal-not_asked = You are not asked in this window, or have answered.
island-refusal-trade_in_battle = Players do not trade while a battle is fought.
island-refusal-trade_off_turn = Trades are offered in one's own explore phase.
island-refusal-bank_closed = The bank is closed between a defeat and its payment.
island-refusal-bank_same = The bank takes one type for another.
island-refusal-bank_few = The bank wants { $n } { WORD($what, of: "island-resource") }.
island-refusal-stack_empty = There is no { WORD($what, of: "island-resource") } left in the stack.
island-refusal-not_farmed = You are not farming { WORD($what, of: "island-resource") }.
island-refusal-no_reroll = You have no re-roll.
island-refusal-same_dice = Both dice show the same.
island-refusal-no_such_card = You hold no { WORD($what, of: "island-resource") }.
island-refusal-no_victim = There is nothing to steal there.
island-refusal-not_there = That side is not on the tile.
island-refusal-amount = From 1 to { $most }.
island-refusal-offer_amount = Nobody can give so much.
island-refusal-cannot_accept = You do not have what is asked for.
island-refusal-one_counter = There is one counter-offer only.
island-refusal-no_such_tile = You look at fewer tiles, or at another of this kind.
island-refusal-return_island = A defeated explorer returns to the island.
island-refusal-return_occupied = An opponent occupies that tile.
island-refusal-return_bridge = Nobody returns onto the bridge.
island-refusal-return_shrine = It must be next to a shrine its owner controls.
island-refusal-not_walkable = Nobody stands on water or on a shrine.
island-refusal-own_farmhouse = That farmhouse is your own.
island-refusal-peace = No battle before everyone has finished a first turn.
island-refusal-not_at_farmhouse = None of your explorers, thieves and villagers stands at that farmhouse.
island-refusal-own_outpost = That outpost is your own.
island-refusal-not_at_outpost = None of your explorers and villagers stands at that outpost.
island-refusal-off_map = Your explorer is off the map.
island-refusal-held = After a tie this piece cannot be moved again this turn.
island-refusal-no_speed = There is not enough speed left.
island-refusal-nothing_left = There is no tile left to discover.
island-refusal-no_place = No tile can be laid next to your explorer.
island-refusal-no_passage = Only the cave's entrance and exit lead through.
island-refusal-bridge_sides = The bridge is entered and left by its two ends only.
island-refusal-no_tile = No tile lies there: discover it.
island-refusal-taken = A tile lies there.
island-refusal-edge = That is beyond the edge of the table.
island-refusal-crossed = No tile is laid next to an X of the exit.
island-refusal-touch_two = A new tile must touch two others.
island-refusal-too_dear = You cannot pay for it: { WORD($what, of: "island-item") } costs { WORD($cards, of: "island-resource") }.
island-refusal-none_left = No { WORD($what, of: "island-item") } is left in your supply.
island-refusal-lost_this_turn = Lost in battle, { WORD($what, of: "island-an") } can be bought again in your next explore phase.
island-refusal-not_beside_building = Villagers come to a tile touching one of your buildings.
island-refusal-all_occupied = An opponent occupies each tile at your buildings that can be entered.
island-refusal-none_walkable = No tile at your buildings can be entered.
island-refusal-occupied = An opponent occupies that tile.
island-refusal-no_shrine = Offerings go onto shrines.
island-refusal-has_offering = Your offering is already there.
island-refusal-not_next_to_shrine = Your explorer must be next to a shrine.
island-refusal-corner_taken = There is a building on that corner.
island-refusal-fort_occupied = An opponent occupies a tile at that corner.
island-refusal-no_removal = In the first edition buildings are not removed.
island-refusal-not_beside_own = Your explorer must be at your own building.
island-refusal-no_army = None of your villagers can move from there.
island-refusal-no_villagers = You have no villager on the map.
island-refusal-army_blocked = The army cannot go there.
island-refusal-trade_self = One does not trade with oneself.
island-refusal-trade_far = Your explorers must be on the same or adjacent tiles.
island-refusal-trade_off_map = An explorer is off the map: only the bank trades.
island-refusal-offers_used = You have made your { $n } offers of this turn.
island-refusal-nothing_to_trade = Neither of you has anything to trade.
island-refusal-fort_protects = A fort protects that tile: it cannot be attacked off-turn.
island-refusal-no_target = Off-turn an army moves only to attack the on-turn player's explorer or army on an adjacent tile.
island-refusal-join_off_turn = An explorer joins a battle on its own turn only.
island-refusal-villagers_only = For a farmhouse only villagers come in, and nobody flees.
island-refusal-bring_or_flee = A defender brings pieces or flees, not both.
island-refusal-no_way = There is no open way to the battle from there.
island-refusal-attacker_stays = Attackers cannot leave a battle.
island-refusal-flee_blocked = There is no tile to flee to.
island-refusal-flee_occupied = An opponent occupies that tile: nobody flees there.
island-refusal-fled_already = Who has fled does not come back into this battle.
island-refusal-not_your_explore = Purchases are made in your own explore phase.
island-refusal-too_few_coins =
    { $n ->
        [one] You need { $n } doubloon for { WORD($what, of: "island-an") }.
       *[other] You need { $n } doubloons for { WORD($what, of: "island-an") }.
    }
island-refusal-hidden_no_theft = In hiding the Thieves take a doubloon or place their hideout; they neither steal nor take gold.
island-refusal-in_hiding = The Thieves are in hiding.
island-refusal-not_hiding = The Thieves are not in hiding: a hideout goes onto a corner of a thief's tile.
island-refusal-outpost_hidden = No outpost is placed while hiding.
island-refusal-hideout_occupied = An opponent occupies a tile at that corner.
island-refusal-hideout_land = The hideout must touch a tile one can stand on.
island-refusal-not_in_hand = There is no { WORD($what, of: "island-resource") } left in that hand.
island-refusal-only_gold = The Thieves take 1 gold, or steal.
island-refusal-rob_self = One does not rob oneself.
island-refusal-rob_off_map = That explorer is off the map: in nobody's reach.
island-refusal-out_of_reach = That explorer is out of reach.
island-refusal-fort_shelters = That explorer is on a tile occupied by a fort.
island-refusal-no_such_thief = No such thief can be chosen.
island-refusal-not_thieves = Only the Thieves do that.
island-refusal-coins_full = There are only { $n } doubloons.
island-refusal-no_pair = A doubloon costs { $n } { WORD($what, of: "island-resource") }.
island-refusal-no_shrine_piece = No thief of yours carries the cave shrine.
island-refusal-thief_far = The thieves must be on the same or adjacent tiles.
island-refusal-theft_first = Stealing comes before exploring.
island-refusal-thief_not_beside_own = A thief of yours must be at your own building.
island-refusal-thief_not_next_to_shrine = A thief of yours must be next to the shrine.
island-refusal-not_beside_outpost = Thieves come to a tile touching an outpost or the hideout.
island-refusal-thief_off_map = That thief is not on the map.
island-refusal-no_thief_on_map = None of your thieves is on the map.
island-refusal-villagers_not_yours = The Thieves have no villagers.

island-event-turn = Round { $round }: { SEAT($who) }'s turn.
island-event-turn_team = Round { $round }: { SEAT($who) } play together.
island-event-explorer = { SEAT($who) } plays { WORD($explorer, of: "island-explorer") }.
island-event-starters = In the first round { SEAT($who) } play.
island-event-enters = { SEAT($who) } enters at { WORD($land, of: "island-place") } ({ $at }).
island-event-takes_die = { SEAT($who) } takes the { $n } as { WORD($use, of: "island-use") }.
island-event-heir =
    { $n ->
        [one] { SEAT($who) } takes { $n } card of the spoils.
       *[other] { SEAT($who) } takes { $n } cards of the spoils.
    }
island-event-divides = { SEAT($who) } takes a card of the spoils.
island-event-divides-secret = { SEAT($who) } takes 1 { WORD($card, of: "island-resource") } of the spoils.
island-event-first_roll = Who begins? { SEAT($seats) } roll { $faces }.
island-event-begins = { SEAT($who) } begins.
island-event-anew = The start tile is shut in: everything is set up anew.
island-event-rolls = { SEAT($who) } rolls { $a } and { $b }.
island-event-dice = { SEAT($who) } keeps { $speed } as speed and gathers { $gather }.
island-event-tizoc = { SEAT($who) } takes 1 food (Tizoc).
island-event-steals = { SEAT($who) } steals a card from { SEAT($from) }.
island-event-steals-secret = { SEAT($who) } steals 1 { WORD($card, of: "island-resource") } from { SEAT($from) }.
island-event-gathers = { SEAT($who) } gathers { $n } { WORD($what, of: "island-resource") }.
island-event-gathers-many = { SEAT($who) } gathers { WORD($what, of: "island-resource") }.
island-event-looks =
    { $n ->
        [one] { SEAT($who) } looks at the top { $n } tile.
       *[other] { SEAT($who) } looks at the top { $n } tiles.
    }
island-event-looks-secret = { SEAT($who) } looks at { WORD($tiles, of: "island-tile") }.
island-event-step = { SEAT($who) } walks to { WORD($land, of: "island-place") } ({ $to }).
island-event-step-many = { SEAT($who) } walks { $count } tiles: { WORD($land, of: "island-place") }.
island-event-flips = { SEAT($who) } turns up { WORD($what, of: "island-place") }.
island-event-bridge = { SEAT($who) } builds the bridge at { WORD($land, of: "island-place") } ({ $at }).
island-event-finds = { SEAT($who) } finds: { WORD($what, of: "island-tile") }.
island-event-loses_treasure = { SEAT($who) } loses: { WORD($what, of: "island-tile") }.
island-event-titan_rolls = The Titan moves up to { $n }.
island-event-titan_moves = The Titan walks to { WORD($land, of: "island-place") } ({ $at }).
island-event-guardian = Guardian: { WORD($what, of: "island-guardian") } is at { WORD($land, of: "island-place") } ({ $at }).
island-event-guardian_beaten = { SEAT($who) } defeats { WORD($what, of: "island-guardian") }.
island-event-guardian_rolls = Guardian: { WORD($what, of: "island-guardian") } moves up to { $n }.
island-event-guardian_moves = Guardian: { WORD($what, of: "island-guardian") } goes to { WORD($land, of: "island-place") } ({ $at }).
island-event-swaps = The Thief replaces { SEAT($who) }'s offering at { WORD($land, of: "island-place") } ({ $at }): the guardians grow stronger.
island-event-lost = { SEAT($who) }'s explorer is defeated: the guardians keep the island.
island-event-wolf = { SEAT($who) }'s Wolf goes to { WORD($land, of: "island-place") } ({ $to }).
island-event-cave_in = The cave's exit falls in.
island-event-bridge_gone = { SEAT($who) } removes the bridge at { WORD($land, of: "island-place") } ({ $at }).
island-event-shoots = { SEAT($who) } shoots at { WORD($land, of: "island-place") } ({ $at }).
island-event-sprint = { SEAT($who) } buys 1 speed.
island-event-shows = { SEAT($who) } discovers a tile dealt in secret: { WORD($what, of: "island-tile") }.
island-event-points = { SEAT($who) } keeps { $n } speed.
island-event-rerolls =
    { $n ->
        [one] { SEAT($who) } rolls { $n } die again: { $dice }.
       *[other] { SEAT($who) } rolls { $n } dice again: { $dice }.
    }
island-event-discovers = { SEAT($who) } lays { WORD($what, of: "island-place") } ({ $at }).
island-event-discovers-many = { SEAT($who) } lays { WORD($what, of: "island-place") }.
island-event-exit = The cave's exit is laid.
island-event-cave_shrine = { SEAT($who) } holds the cave shrine.
island-event-shrine_lifted = The cave shrine's tile is lifted.
island-event-announces = { SEAT($who) } is about to buy { WORD($what, of: "island-an") }.
island-event-prevented = { SEAT($who) } can no longer buy { WORD($what, of: "island-an") }.
island-event-buys = { SEAT($who) } buys { WORD($what, of: "island-an") } at { WORD($land, of: "island-place") } ({ $at }).
island-event-buys-many = { SEAT($who) } buys { WORD($what, of: "island-an") }.
island-event-removes = { SEAT($who) } removes { WORD($what, of: "island-an") }.
island-event-bank = { SEAT($who) } trades { $n } { WORD($give, of: "island-resource") } for 1 { WORD($get, of: "island-resource") }.
island-event-army =
    { $n ->
        [one] { SEAT($who) } moves { $n } villager to { WORD($land, of: "island-place") } ({ $to }).
       *[other] { SEAT($who) } moves { $n } villagers to { WORD($land, of: "island-place") } ({ $to }).
    }
island-event-joins = { SEAT($who) }'s explorer joins the battle at { WORD($land, of: "island-place") } ({ $at }).
island-event-reacts = { SEAT($who) } attacks off-turn.
island-event-marches = { SEAT($who) } moves an army off-turn.
island-event-raze = { SEAT($who) } attacks { SEAT($against) }'s farmhouse from { WORD($land, of: "island-place") } ({ $at }).
island-event-raze_outpost = { SEAT($who) } attacks an outpost of { SEAT($against) } from { WORD($land, of: "island-place") } ({ $at }).
island-event-no_battle = Nobody is left to defend { WORD($land, of: "island-place") } ({ $at }).
island-event-battle =
    { $kind ->
        [pieces] { SEAT($who) } attacks { SEAT($against) } at { WORD($land, of: "island-place") } ({ $at }): { $attack } against { $defence }.
        [farmhouse] { SEAT($who) } attacks { SEAT($against) }'s farmhouse at { WORD($land, of: "island-place") } ({ $at }): { $attack } against { $defence }.
        [outpost] { SEAT($who) } attacks { SEAT($against) }'s outpost at { WORD($land, of: "island-place") } ({ $at }): { $attack } against { $defence }.
       *[other] { SEAT($who) } attacks { WORD($kind, of: "island-against") } at { WORD($land, of: "island-place") } ({ $at }): { $attack } against { $defence }.
    }
island-event-raided = Attack of { WORD($what, of: "island-guardian") } on { SEAT($against) } at { WORD($land, of: "island-place") } ({ $at }): { $attack } against { $defence }.
island-event-tie = A tie: the attackers step back.
island-event-tie_shot = A tie: the shot hits nobody, and Yanga rests.
island-event-tie_raid = A tie: the attack is over.
island-event-villagers_lost =
    { $n ->
        [one] { SEAT($who) } loses { $n } villager at { WORD($land, of: "island-place") } ({ $at }).
       *[other] { SEAT($who) } loses { $n } villagers at { WORD($land, of: "island-place") } ({ $at }).
    }
island-event-destroyed = { SEAT($who) } loses { WORD($what, of: "island-an") }.
island-event-defeated = { SEAT($who) }'s explorer is defeated.
island-event-spoils = { SEAT($who) } gives { SEAT($to) } a card.
island-event-spoils-secret = { SEAT($who) } gives { SEAT($to) } 1 { WORD($card, of: "island-resource") }.
island-event-spoils-many = { SEAT($who) } gives { SEAT($to) } { $count } cards.
island-event-spoils-secret-many = { SEAT($who) } gives { SEAT($to) } { WORD($card, of: "island-resource") }.
island-event-gives_back-many = { SEAT($who) } gives back { WORD($card, of: "island-resource") }.
island-event-gives_back = { SEAT($who) } gives back 1 { WORD($card, of: "island-resource") }.
island-event-returns = { SEAT($who) }'s explorer returns at { WORD($land, of: "island-place") } ({ $at }).
island-event-shuffled_back = The { WORD($what, of: "island-tile") } goes back into the cave stack.
island-event-dweller_beaten = { SEAT($who) } defeats { WORD($what, of: "island-against") }.
island-event-treasure = { SEAT($who) } takes the Thieves' treasure.
island-event-offers =
    { $way ->
        [asks] { SEAT($who) } asks { SEAT($to) } for { WORD($price, of: "island-resource") }.
        [gives] { SEAT($who) } offers { SEAT($to) } { WORD($goods, of: "island-resource") } for nothing.
       *[swaps] { SEAT($who) } offers { SEAT($to) } { WORD($goods, of: "island-resource") } for { WORD($price, of: "island-resource") }.
    }
island-event-refuses = { SEAT($who) } refuses { SEAT($to) }'s offer.
island-event-trades =
    { $way ->
        [asks] { SEAT($to) } gives { SEAT($who) } { WORD($price, of: "island-resource") }.
        [gives] { SEAT($who) } gives { SEAT($to) } { WORD($goods, of: "island-resource") }.
       *[swaps] { SEAT($who) } gives { SEAT($to) } { WORD($goods, of: "island-resource") } for { WORD($price, of: "island-resource") }.
    }
island-event-won = { SEAT($who) } controls the fourth shrine and rules El Dorado.
island-event-won_team = { SEAT($who) } control their last shrine and rule El Dorado.
island-event-closed = The island is closed and cannot be won.
island-event-bound = { $n } rounds are over: the game ends undecided.
island-event-hides =
    { $n ->
        [one] { SEAT($who) } stays in hiding and takes { $n } doubloon.
       *[other] { SEAT($who) } stays in hiding and takes { $n } doubloons.
    }
island-event-emerges = { SEAT($who) } comes out of hiding: the hideout is at { WORD($land, of: "island-place") } ({ $at }).
island-event-vanishes = { SEAT($who) } has lost the last piece of the Thieves and goes into hiding.
island-event-thief_die = { SEAT($who) } rolls { $a } and { $b } on the thief die.
island-event-nobody_in_reach = Nobody is in the Thieves' reach.
island-event-looks_hand =
    { $n ->
        [one] { SEAT($who) } robs { SEAT($from) }: reach { $reach }, up to { $n } card.
       *[other] { SEAT($who) } robs { SEAT($from) }: reach { $reach }, up to { $n } cards.
    }
island-event-looks_hand-secret = { SEAT($who) } looks into { SEAT($from) }'s hand: { $food } food, { $wood } wood, { $gold } gold.
island-event-pair = { SEAT($who) } turns { $n } { WORD($what, of: "island-resource") } into a doubloon.
island-event-thief_joins = { SEAT($who) }: a thief appears at { WORD($land, of: "island-place") } ({ $at }).
island-event-thieves_lost =
    { $n ->
        [one] { SEAT($who) } loses { $n } thief at { WORD($land, of: "island-place") } ({ $at }).
       *[other] { SEAT($who) } loses { $n } thieves at { WORD($land, of: "island-place") } ({ $at }).
    }
island-event-coin_lost = { SEAT($who) } loses a doubloon.
island-event-rider = { SEAT($who) }: the thief at { WORD($land, of: "island-place") } ({ $at }) rides Bavieca.
island-event-bearer = { SEAT($who) }: the thief at { WORD($land, of: "island-place") } ({ $at }) carries the cave shrine.
island-event-wolf_taken = { SEAT($who) } takes over the Wolf.
island-event-wolf_dies = { SEAT($who) }'s Wolf is dead.

island-hint-explorer = A good one to begin with. { WORD($explorer, of: "island-ability") }
island-hint-explorer_points = A good one to begin with. With turn points { WORD($explorer, of: "island-explorer") } may roll the battle dice again.
island-hint-begins = Whoever begins plays the first round alone.
island-hint-reroll = Both dice together are low: a second roll is likely to be better.
island-hint-dice_speed =
    { $gather ->
        [one] There is ground to cover: { $n } steps now, and { $gather } card on the way.
       *[other] There is ground to cover: { $n } steps now, and { $gather } cards on the way.
    }
island-hint-dice_walk =
    { $n ->
        [one] You farm nothing, so that no die gathers: { $n } step now.
       *[other] You farm nothing, so that no die gathers: { $n } steps now.
    }
island-hint-dice_gather =
    { $gather ->
        [one] You can use cards more than steps now: { $gather } card, and { $n } speed.
       *[other] You can use cards more than steps now: { $gather } cards, and { $n } speed.
    }
island-hint-mine_speed = Of all ways to share the four dice this one serves both of you best.
island-hint-mine_gather = Of all ways to share the four dice this one serves both of you best.
island-hint-recall = Your partner still has something worth doing.
island-hint-take = You lack { WORD($what, of: "island-resource") } for: { WORD($items, of: "island-item") }.
island-hint-take_spare = You will run short of { WORD($what, of: "island-resource") } first.
island-hint-give = You can spare { WORD($what, of: "island-resource") } most easily.
island-hint-bank = You have more { WORD($give, of: "island-resource") } than you need, and lack { WORD($get, of: "island-resource") }.
island-hint-next = Then you are the one who finds it: { WORD($what, of: "island-tile") }.
island-hint-keep = There is somewhere to go: the points left are worth more as speed.
island-hint-leave = The rest serves your partner better.
island-hint-discover = Unknown ground may hold richer land, and keeps the way open.
island-hint-discover_shrine =
    { $n ->
        [one] { $n } shrine has not been found yet, and whoever finds one stands beside it.
       *[other] { $n } shrines have not been found yet, and whoever finds one stands beside it.
    }
island-hint-discover_entrance = The cave's entrance has not been found yet, and the fourth shrine lies in the cave.
island-hint-discover_cave =
    { $n ->
        [one] The cave shrine lies among the { $n } tile left of the cave, but so do beasts.
       *[other] The cave shrine lies among the { $n } tiles left of the cave, but so do beasts.
    }
island-hint-show = A tile of your own lies where it serves you, not where it serves others.
island-hint-place = There it opens the most new ground.
island-hint-place_water = There it shuts off the least.
island-hint-place_shrine = There you can best stand beside it.
island-hint-walk = It brings you nearer to what you want next.
island-hint-to_shrine = From there you can put an offering on the shrine.
island-hint-to_cave = There is the way into the cave, where the fourth shrine lies.
island-hint-to_land = There you can gather next turn, and go on: { WORD($what, of: "island-place") }.
island-hint-into_cave = You are strong enough to look for the cave shrine.
island-hint-out_of_cave = What you still want is on the island.
island-hint-slip = It saves the way back to the exit.
island-hint-slip_army = It saves the way back to the exit.
island-hint-bridge = It shortens the way to what you want next.
island-hint-unbridge = Others would gain more from it than you.
island-hint-sprint = One step more gets you there this turn.
island-hint-wolf = Where the Wolf stands it fights for you.
island-hint-wolf_find = The Wolf finds a tile without costing you speed.
island-hint-army = There your villagers farm, or stand where a fight may come.
island-hint-attack = It pays at these odds: win { $win } %, tie { $tie } %, lose { $lose } %.
island-hint-shoot = From afar you risk nothing: win { $win } %, tie { $tie } %.
island-hint-raze = It pays: without that farmhouse its owner gathers less.
island-hint-raze_outpost = It pays: no thief can come from there any more.
island-hint-pass = Nothing here is worth a battle.
island-hint-pass_odds = Your best attack wins with { $win } %: too little for what it costs.
island-hint-fight = With what is there you win with { $win } %; bringing more costs more than it gains.
island-hint-hold = With what is there you hold with { $win } %; bringing more costs more than it gains.
island-hint-bring = It raises your chance from { $now } % to { $then } %.
island-hint-bring_more = Every piece more is a die more.
island-hint-flee = Staying, they would hold with { $win } % only. Fled, they live.
island-hint-dice_stand = These dice are good enough to stand.
island-hint-low_die = A low die is the one to roll again.
island-hint-die = The lowest die is the one to roll again.
island-hint-all_go = All that can go: every villager is a die more.
island-hint-villager = A villager at your building farms its tile each turn, and fights.
island-hint-farmhouse = With villagers beside it you gather from up to three tiles, wherever you go.
island-hint-fort = It holds its three tiles for you and adds its strength to whoever defends them.
island-hint-offering = Your shrine number { $n }: your explorer's strength grows to { $strength }.
island-hint-remove = The piece serves you better somewhere else.
island-hint-trade = Near each other you can exchange what you have too much of.
island-hint-offer = A card you can spare for one you lack.
island-hint-accept = You get what you lack for what you can spare.
island-hint-refuse = It would cost you more than it brings.
island-hint-refuse_leader = { SEAT($who) } is too close to winning to be helped.
island-hint-counter = Another exchange would serve you better.
island-hint-choose = { SEAT($who) } first: most is won there for the least risk.
island-hint-choose_steal =
    { $n ->
        [one] { SEAT($who) } holds { $n } card and is the one to be slowed down.
       *[other] { SEAT($who) } holds { $n } cards and is the one to be slowed down.
    }
island-hint-put = There its owner is farthest from what they want next.
island-hint-banish = There it is farthest from your way.
island-hint-lead = That way it comes least near to you.
island-hint-fight_guardian = That one is the easiest to beat.
island-hint-plunder = That treasure serves you most.
island-hint-hide = One doubloon more, and you come out stronger.
island-hint-emerge = There the explorers come by, and a shrine is near.
island-hint-steal = Somebody is in reach: what you can steal is worth more than 1 gold.
island-hint-rob = That hand holds the most you can reach.
island-hint-loot = You need { WORD($what, of: "island-resource") } most of what is in that hand.
island-hint-haul_gold = Nobody worth robbing is in reach.
island-hint-pair = Doubloons are what you buy with, and cards can be stolen again.
island-hint-rider = That thief has the longest way to go.
island-hint-bearer = That thief is the safest with it.
island-hint-hand_over = That thief is the safer one with it.
island-hint-thief = One thief more: four steps more each turn, and three dice more in battle.
island-hint-outpost = From an outpost new thieves come, and your reach is longer.
island-hint-hideout = The hideout holds its tiles, and keeps you from being driven into hiding.
island-hint-end = Nothing more this turn is worth what it costs.

island-use-speed = speed
island-use-gather = what to gather

island-result-won_team = { SEAT($who) } control all the shrines they need.
island-result-won = { SEAT($who) } controls all four shrines.
island-result-lost = { SEAT($who) } was defeated: the guardians keep the island.
island-result-closed = The island is closed: ranked by shrines.
island-result-bound = The bound on rounds is reached: ranked by shrines.
island-result-going = Round { $round }.

## the terminal's table says these already

island-fact-shrines = { "" }
island-fact-strength = { "" }
island-fact-cards = { "" }
island-fact-buy = { "" }
island-fact-reach = { "" }
island-fact-attacks = { "" }
island-fact-stakes = { "" }
island-fact-bills = { "" }
island-fact-farms = { "" }
island-fact-free_march = { "" }
island-fact-battle = { "" }
island-fact-hosts = { "" }
island-fact-offer = { "" }
island-fact-haul = { "" }
island-fact-again = { "" }
island-fact-over =
    { $value ->
        [0] { "" }
        [one] You hold { $value } card more than you may keep: you will have to give it back.
       *[other] You hold { $value } cards more than you may keep: you will have to give them back.
    }

## what only one's own eyes see

island-own-hand = your hand: { $n0 } food, { $n1 } wood, { $n2 } gold
island-own-hands = { "" }

## the table as text; names on the map are short

island-drawn-round = round { $round }; stacks: { $stacks }; prices: { $prices }
island-drawn-price = { WORD($what, of: "island-drawn-item") } { $cost }
island-drawn-cards = { $n } { WORD($what, of: "island-resource") }
island-drawn-nothing = nothing
island-drawn-band =
    { $hidden ->
        [yes] the Thieves, in hiding, { $doubloons } doubloons
       *[no] the Thieves, { $doubloons } doubloons
    }
island-drawn-hand = { $n } cards
island-drawn-seen = seen: { $cards }
island-drawn-shrines =
    { $cave ->
        [yes] { $n } shrines with the cave's
       *[no] { $n } shrines
    }
island-drawn-strength = strength { $n }
island-drawn-building = { WORD($what, of: "island-item") } { $corner }
island-drawn-item-villager = villager
island-drawn-item-farmhouse = farmhouse
island-drawn-item-fort = fort
island-drawn-item-offering = offering
island-drawn-item-army_move = army move
island-drawn-guardian-wolf = Wolf
island-drawn-guardian-thief = Thief
island-drawn-guardian-titan = Titan
island-drawn-tile-food = food
island-drawn-tile-wood = wood
island-drawn-tile-gold = gold
island-drawn-tile-garden = GARDEN
island-drawn-tile-water = ~~~
island-drawn-tile-shrine = SHRINE
island-drawn-tile-cave_entrance = CAVE
island-drawn-tile-basic = cave
island-drawn-tile-exit = EXIT
island-drawn-tile-cave_shrine = C.SHR
island-drawn-tile-giant = Giant
island-drawn-tile-thieves = Thieves
island-drawn-tile-tiger = Tiger
island-drawn-tile-bridge = bridge
island-drawn-tile-bavieca = Bavieca
island-drawn-tile-golden_rose = Rose
island-drawn-tile-army_of_jimenez = Jimenez
island-drawn-tile-cursed_treasure = Curse
island-drawn-tile-titan = Titan
island-drawn-tile-wolf = Wolf
island-drawn-tile-cave_in = cave-in
island-drawn-tile-secret_exit = secret
island-drawn-tile-totecs_garden = Totec
island-own-looks_at = next tiles of the stack: { $all }
island-own-own = your hidden tiles: { $all }
