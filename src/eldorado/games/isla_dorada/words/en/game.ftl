### Isla Dorada in English. Every key lies below the id of the game; templates as in core/language/words.py.

isla_dorada-title = Isla Dorada
# on the board of the terminal, by seat
isla_dorada-marks = 012345
isla_dorada-about = An auction for 3–6 players: one expedition goes where the highest bidder wants, and everybody has secret goals.

isla_dorada-option-cooperative = Cooperative bidding: players may share a bid
isla_dorada-option-two_treasures = Keep only two of the three starting treasures
isla_dorada-option-two_sea_journeys = The sea is closed after two journeys

isla_dorada-preset-classic = Classic
isla_dorada-preset-classic-about = Everyone bids alone; the highest bid leads the expedition.

isla_dorada-preset-cooperative = Cooperative bidding
isla_dorada-preset-cooperative-about = Add to another's bid instead of outbidding it, and pay together.

isla_dorada-position-unknown = { $key }: there is no “{ $value }”.
isla_dorada-position-phase = { $key }: a position can be given at the start of bidding or drawing, not in “{ $value }”.
isla_dorada-position-no_seat = { $key }: there is no seat { $value }.
isla_dorada-position-marker_at_camp = { $key }: Base Camp never gets a marker.
isla_dorada-position-too_many = { $key }: { $n } are too many, at most { $most } are possible.
isla_dorada-position-wrong_path = { $key }: not on a path of that type.
isla_dorada-position-twice = { $key }: “{ $value }” is somewhere else already.
isla_dorada-position-bonus_without = { $key }: a Bonus lies on a treasure its player has played.
isla_dorada-position-bolt = { $key }: the bolt card “{ $value }” is never in a hand.
isla_dorada-position-pool = { $key }: at most { $most } cards, and no bolt cards.
isla_dorada-position-too_many_cards = { $key }: there are only { $most } cards “{ $value }”.
isla_dorada-position-gold = { $key }: between 0 and { $most }.
isla_dorada-position-hand = { $key }: at most { $most } cards after drawing.
isla_dorada-position-only_bolts = { $key }: a deck of bolt cards alone cannot be.

isla_dorada-type-jungle = jungle
isla_dorada-type-mountain = mountain
isla_dorada-type-sand = sand
isla_dorada-type-river = river
isla_dorada-type-lake = lake
isla_dorada-type-sea = sea
isla_dorada-type-air = air

isla_dorada-by-jungle = through the jungle
isla_dorada-by-mountain = over the mountains
isla_dorada-by-sand = across the sand
isla_dorada-by-river = down the river
isla_dorada-by-lake = over the lake
isla_dorada-by-sea = by sea
isla_dorada-by-air = by air

isla_dorada-symbol-idol = idol
isla_dorada-symbol-mask = mask
isla_dorada-symbol-jewel = jewel
isla_dorada-symbol-chalice = chalice
isla_dorada-symbol-scroll = scroll
isla_dorada-symbol-weapon = weapon

isla_dorada-place-hora_pena = Hora-Pena
isla_dorada-place-septris = Septris
isla_dorada-place-methritis = Methritis
isla_dorada-place-rhobanis = Rhobanis
isla_dorada-place-bulo_mapo = Bulo-Mapo
isla_dorada-place-wahi_waha = Wahi-Waha
isla_dorada-place-mana_hatu = Mana-Hatu
isla_dorada-place-kamoptis = Kamoptis
isla_dorada-place-joztakitl = Joztakitl
isla_dorada-place-kakotapl = Kakotapl
isla_dorada-place-vanu_tabu = Vanu-Tabu
isla_dorada-place-balabatung = Balabatung
isla_dorada-place-base_camp = Base Camp
isla_dorada-place-qualtops = Qualtops
isla_dorada-place-etintaklop = Etintaklop
isla_dorada-place-aminadang = Aminadang
isla_dorada-place-taratarong = Taratarong
isla_dorada-place-kilitiping = Kilitiping
isla_dorada-place-teltoqlut = Teltoqlut

isla_dorada-card-yak = Yak
isla_dorada-card-kamel = Kamel
isla_dorada-card-gonogo = Gonogo
isla_dorada-card-kayak = Kayak
isla_dorada-card-drako = Drako
isla_dorada-card-zeppelin = Zeppelin
isla_dorada-card-shaman = Shaman
isla_dorada-card-juju = Juju
isla_dorada-card-ovetos = Ovetos
isla_dorada-card-sangaia = Sangaia
isla_dorada-card-bongo = Bongo
isla_dorada-card-bonus_idol = Bonus (idol)
isla_dorada-card-bonus_mask = Bonus (mask)
isla_dorada-card-bonus_jewel = Bonus (jewel)
isla_dorada-card-bonus_chalice = Bonus (chalice)
isla_dorada-card-bonus_scroll = Bonus (scroll)
isla_dorada-card-bonus_weapon = Bonus (weapon)
isla_dorada-card-makaks = Makaks
isla_dorada-card-bigfoot = Bigfoot
isla_dorada-card-leviathan = Leviathan
isla_dorada-card-antik = Antik
isla_dorada-card-istwa = Istwa
isla_dorada-card-marabout = Marabout
isla_dorada-card-diawas = Diawas
isla_dorada-card-panda = Panda
isla_dorada-card-samedi = Samedi

isla_dorada-card_text-yak = Pays 1 on a mountain path.
isla_dorada-card_text-kamel = Pays 1 on a sand path.
isla_dorada-card_text-gonogo = Pays 1 on a jungle path.
isla_dorada-card_text-kayak = Pays 2 on river, lake and sea.
isla_dorada-card_text-drako = Pays 2 on any way, and costs 1 gold.
isla_dorada-card_text-zeppelin = Pays 5 on any way, and costs 3 gold.
isla_dorada-card_text-shaman = Turns any number of identical animals of a payment into another animal.
isla_dorada-card_text-juju = In the bidding, before you bid or pass: another player takes no further part in it.
isla_dorada-card_text-ovetos = With a bid of 4 or more: the bidding ends and the bid wins.
isla_dorada-card_text-sangaia = After a move: the expedition goes on along another path of the same type, after a flight to a neighbouring site.
isla_dorada-card_text-bongo = Play one treasure of a neighbouring site.
isla_dorada-card_text-bonus_idol = Worth 3 with a treasure just played that shows the same symbol.
isla_dorada-card_text-bonus_mask = Worth 3 with a treasure just played that shows the same symbol.
isla_dorada-card_text-bonus_jewel = Worth 3 with a treasure just played that shows the same symbol.
isla_dorada-card_text-bonus_chalice = Worth 3 with a treasure just played that shows the same symbol.
isla_dorada-card_text-bonus_scroll = Worth 3 with a treasure just played that shows the same symbol.
isla_dorada-card_text-bonus_weapon = Worth 3 with a treasure just played that shows the same symbol.
isla_dorada-card_text-makaks = Steal a random adventure card from another player.
isla_dorada-card_text-bigfoot = Place Bigfoot on a jungle, mountain or sand path: it is closed.
isla_dorada-card_text-leviathan = Place Leviathan on a river, lake or sea path: it is closed.
isla_dorada-card_text-antik = Draw 2 treasures and keep 1.
isla_dorada-card_text-istwa = Draw a destiny; keep it or your own.
isla_dorada-card_text-marabout = Steal a random treasure from another player's hand.
isla_dorada-card_text-diawas = Deck, discards and pool are shuffled, four new cards turned up; draw one.
isla_dorada-card_text-panda = Choose two players; each discards 3 adventure cards.
isla_dorada-card_text-samedi = Choose two players; each draws a curse.

isla_dorada-treasure-t01 = Clay Idol of Hora-Pena
isla_dorada-treasure-t02 = Bronze Mask of Hora-Pena
isla_dorada-treasure-t03 = Silver Jewel of Hora-Pena
isla_dorada-treasure-t04 = Golden Scroll of Hora-Pena
isla_dorada-treasure-t05 = Clay Mask of Septris
isla_dorada-treasure-t06 = Bronze Jewel of Septris
isla_dorada-treasure-t07 = Silver Chalice of Septris
isla_dorada-treasure-t08 = Golden Blade of Septris
isla_dorada-treasure-t09 = Clay Jewel of Methritis
isla_dorada-treasure-t10 = Bronze Chalice of Methritis
isla_dorada-treasure-t11 = Silver Scroll of Methritis
isla_dorada-treasure-t12 = Golden Idol of Methritis
isla_dorada-treasure-t13 = Clay Chalice of Rhobanis
isla_dorada-treasure-t14 = Bronze Scroll of Rhobanis
isla_dorada-treasure-t15 = Silver Blade of Rhobanis
isla_dorada-treasure-t16 = Golden Mask of Rhobanis
isla_dorada-treasure-t17 = Clay Scroll of Bulo-Mapo
isla_dorada-treasure-t18 = Bronze Blade of Bulo-Mapo
isla_dorada-treasure-t19 = Silver Idol of Bulo-Mapo
isla_dorada-treasure-t20 = Golden Jewel of Bulo-Mapo
isla_dorada-treasure-t21 = Clay Blade of Wahi-Waha
isla_dorada-treasure-t22 = Bronze Idol of Wahi-Waha
isla_dorada-treasure-t23 = Silver Mask of Wahi-Waha
isla_dorada-treasure-t24 = Golden Chalice of Wahi-Waha
isla_dorada-treasure-t25 = Clay Idol of Mana-Hatu
isla_dorada-treasure-t26 = Bronze Mask of Mana-Hatu
isla_dorada-treasure-t27 = Silver Jewel of Mana-Hatu
isla_dorada-treasure-t28 = Golden Scroll of Mana-Hatu
isla_dorada-treasure-t29 = Clay Mask of Kamoptis
isla_dorada-treasure-t30 = Bronze Jewel of Kamoptis
isla_dorada-treasure-t31 = Silver Chalice of Kamoptis
isla_dorada-treasure-t32 = Golden Blade of Kamoptis
isla_dorada-treasure-t33 = Clay Jewel of Joztakitl
isla_dorada-treasure-t34 = Bronze Chalice of Joztakitl
isla_dorada-treasure-t35 = Silver Scroll of Joztakitl
isla_dorada-treasure-t36 = Golden Idol of Joztakitl
isla_dorada-treasure-t37 = Clay Chalice of Kakotapl
isla_dorada-treasure-t38 = Bronze Scroll of Kakotapl
isla_dorada-treasure-t39 = Silver Blade of Kakotapl
isla_dorada-treasure-t40 = Golden Mask of Kakotapl
isla_dorada-treasure-t41 = Clay Scroll of Vanu-Tabu
isla_dorada-treasure-t42 = Bronze Blade of Vanu-Tabu
isla_dorada-treasure-t43 = Silver Idol of Vanu-Tabu
isla_dorada-treasure-t44 = Golden Jewel of Vanu-Tabu
isla_dorada-treasure-t45 = Clay Blade of Balabatung
isla_dorada-treasure-t46 = Bronze Idol of Balabatung
isla_dorada-treasure-t47 = Silver Mask of Balabatung
isla_dorada-treasure-t48 = Golden Chalice of Balabatung
isla_dorada-treasure-t49 = Clay Idol of Qualtops
isla_dorada-treasure-t50 = Bronze Mask of Qualtops
isla_dorada-treasure-t51 = Silver Jewel of Qualtops
isla_dorada-treasure-t52 = Golden Scroll of Qualtops
isla_dorada-treasure-t53 = Clay Mask of Etintaklop
isla_dorada-treasure-t54 = Bronze Jewel of Etintaklop
isla_dorada-treasure-t55 = Silver Chalice of Etintaklop
isla_dorada-treasure-t56 = Golden Blade of Etintaklop
isla_dorada-treasure-t57 = Clay Jewel of Aminadang
isla_dorada-treasure-t58 = Bronze Chalice of Aminadang
isla_dorada-treasure-t59 = Silver Scroll of Aminadang
isla_dorada-treasure-t60 = Golden Idol of Aminadang
isla_dorada-treasure-t61 = Clay Chalice of Taratarong
isla_dorada-treasure-t62 = Bronze Scroll of Taratarong
isla_dorada-treasure-t63 = Silver Blade of Taratarong
isla_dorada-treasure-t64 = Golden Mask of Taratarong
isla_dorada-treasure-t65 = Clay Scroll of Kilitiping
isla_dorada-treasure-t66 = Bronze Blade of Kilitiping
isla_dorada-treasure-t67 = Silver Idol of Kilitiping
isla_dorada-treasure-t68 = Golden Jewel of Kilitiping
isla_dorada-treasure-t69 = Clay Blade of Teltoqlut
isla_dorada-treasure-t70 = Bronze Idol of Teltoqlut
isla_dorada-treasure-t71 = Silver Mask of Teltoqlut
isla_dorada-treasure-t72 = Golden Chalice of Teltoqlut

isla_dorada-curse-c01 = Curse of Hora-Pena
isla_dorada-curse-c02 = Curse of Septris
isla_dorada-curse-c03 = Curse of Methritis
isla_dorada-curse-c04 = Curse of Rhobanis
isla_dorada-curse-c05 = Curse of Bulo-Mapo
isla_dorada-curse-c06 = Curse of Wahi-Waha
isla_dorada-curse-c07 = Curse of Mana-Hatu
isla_dorada-curse-c08 = Curse of Kamoptis
isla_dorada-curse-c09 = Curse of Joztakitl
isla_dorada-curse-c10 = Curse of Kakotapl
isla_dorada-curse-c11 = Curse of Vanu-Tabu
isla_dorada-curse-c12 = Curse of Balabatung
isla_dorada-curse-c13 = Curse of Qualtops
isla_dorada-curse-c14 = Curse of Etintaklop
isla_dorada-curse-c15 = Curse of Aminadang
isla_dorada-curse-c16 = Curse of Taratarong
isla_dorada-curse-c17 = Curse of Kilitiping
isla_dorada-curse-c18 = Curse of Teltoqlut

isla_dorada-destiny-d01 = The Western Shores
isla_dorada-destiny-d02 = The Northern Tombs
isla_dorada-destiny-d03 = The Eastern Pyramids
isla_dorada-destiny-d04 = The Southern Temples
isla_dorada-destiny-d05 = Deep Jungle
isla_dorada-destiny-d06 = Roof of the Island
isla_dorada-destiny-d07 = Sea of Sand
isla_dorada-destiny-d08 = By Paddle
isla_dorada-destiny-d09 = Around the Island
isla_dorada-destiny-d10 = Wings
isla_dorada-destiny-d11 = The Long Coast
isla_dorada-destiny-d12 = River Folk
isla_dorada-destiny-d13 = Off the Beaten Track
isla_dorada-destiny-d14 = Lake Dwellers
isla_dorada-destiny-d15 = Herd of Yaks
isla_dorada-destiny-d16 = Herd of Kamels
isla_dorada-destiny-d17 = Herd of Gonogos
isla_dorada-destiny-d18 = Boat Yard
isla_dorada-destiny-d19 = Thrifty
isla_dorada-destiny-d20 = Grand Tour
isla_dorada-destiny-d21 = Going in Circles
isla_dorada-destiny-d22 = Home Again

isla_dorada-destiny_text-d01 = Visit Hora-Pena, Bulo-Mapo, Wahi-Waha, Mana-Hatu, Vanu-Tabu.
isla_dorada-destiny_text-d02 = Visit Septris, Methritis, Rhobanis, Kamoptis.
isla_dorada-destiny_text-d03 = Visit Joztakitl, Kakotapl, Qualtops, Etintaklop, Teltoqlut.
isla_dorada-destiny_text-d04 = Visit Balabatung, Aminadang, Taratarong, Kilitiping.
isla_dorada-destiny_text-d05 = At least 5 legs by jungle.
isla_dorada-destiny_text-d06 = At least 5 legs by mountain.
isla_dorada-destiny_text-d07 = At least 5 legs by sand.
isla_dorada-destiny_text-d08 = At least 6 legs by river or lake or sea.
isla_dorada-destiny_text-d09 = Both sea tokens lie on different paths.
isla_dorada-destiny_text-d10 = At least 5 legs by air.
isla_dorada-destiny_text-d11 = Visit Hora-Pena, Rhobanis, Kakotapl, Teltoqlut, Aminadang.
isla_dorada-destiny_text-d12 = Visit Bulo-Mapo, Etintaklop, Vanu-Tabu.
isla_dorada-destiny_text-d13 = Visit Kakotapl, Vanu-Tabu, Taratarong.
isla_dorada-destiny_text-d14 = Visit Mana-Hatu, Balabatung, Base Camp.
isla_dorada-destiny_text-d15 = At least 4 Yaks in hand at the end.
isla_dorada-destiny_text-d16 = At least 4 Kamels in hand at the end.
isla_dorada-destiny_text-d17 = At least 4 Gonogos in hand at the end.
isla_dorada-destiny_text-d18 = At least 3 Kayaks in hand at the end.
isla_dorada-destiny_text-d19 = At least 8 gold left at the end.
isla_dorada-destiny_text-d20 = At least 13 different sites visited.
isla_dorada-destiny_text-d21 = At least 4 markers on one site.
isla_dorada-destiny_text-d22 = The last marker lies on Balabatung, Kamoptis, Kilitiping, Mana-Hatu, Qualtops.

isla_dorada-phase-set_up = Set-up
isla_dorada-phase-bidding = Bidding
isla_dorada-phase-paying = Paying
isla_dorada-phase-moving = Moving
isla_dorada-phase-treasures = Treasures
isla_dorada-phase-cable_news = Cable news
isla_dorada-phase-drawing = Drawing
isla_dorada-phase-over = The end

isla_dorada-move-pass = Pass
isla_dorada-move-no_sangaia = No Sangaia
isla_dorada-move-done = Done
isla_dorada-move-no_buy = Buy no card
isla_dorada-move-way = To { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }
isla_dorada-move-sangaia = Sangaia: on to { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }
isla_dorada-move-bid = Bid { $amount } for { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }
isla_dorada-move-bid_ovetos = Bid { $amount } for { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }, with Ovetos
isla_dorada-move-amount = Bid { $amount }
isla_dorada-move-amount_ovetos = Bid { $amount }, with Ovetos
isla_dorada-move-juju = Juju on { SEAT($victim) }
isla_dorada-move-rob_card = Steal a card from { SEAT($victim) }
isla_dorada-move-rob_treasure = Steal a treasure from { SEAT($victim) }
isla_dorada-move-choose = { SEAT($victim) }
isla_dorada-move-pay = Pay with { WORD($card, of: "isla_dorada-card") }
isla_dorada-move-pay_gold = Pay with { WORD($card, of: "isla_dorada-card") } and { $gold } gold
isla_dorada-move-pay_turned = Pay with a Shaman and { WORD($card, of: "isla_dorada-card") }
isla_dorada-move-discard = Discard { WORD($card, of: "isla_dorada-card") }
isla_dorada-move-bonus = Bonus ({ WORD($symbol, of: "isla_dorada-symbol") })
isla_dorada-move-take = Take the { WORD($card, of: "isla_dorada-card") }
isla_dorada-move-buy = Buy the { WORD($card, of: "isla_dorada-card") } for 1 gold
isla_dorada-move-deck = Draw from the deck
isla_dorada-move-buy_deck = Buy from the deck for 1 gold
isla_dorada-move-play = Play the { WORD($treasure, of: "isla_dorada-treasure") } ({ $points })
isla_dorada-move-bongo = Bongo: play the { WORD($treasure, of: "isla_dorada-treasure") } ({ $points })
isla_dorada-move-return = Give back the { WORD($treasure, of: "isla_dorada-treasure") }
isla_dorada-move-keep = Keep “{ WORD($destiny, of: "isla_dorada-destiny") }”
isla_dorada-move-keep-told = Keep “{ WORD($destiny, of: "isla_dorada-destiny") }”, { $points } points: { WORD($destiny, of: "isla_dorada-destiny_text") }
isla_dorada-move-block = The { WORD($type, of: "isla_dorada-type") } path from { WORD($from, of: "isla_dorada-place") } to { WORD($to, of: "isla_dorada-place") }

isla_dorada-plan-bid = Bid { $amount } for { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }
isla_dorada-plan-add = Add { $amount } to the bid for { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }
isla_dorada-plan-pay =
    { $gold ->
        [0] Pay { $due } with { WORD($cards, of: "isla_dorada-card") }
       *[other] Pay { $due } with { WORD($cards, of: "isla_dorada-card") } and { $gold } gold
    }
isla_dorada-plan-show = Play { WORD($treasures, of: "isla_dorada-treasure") }: { $points } points
isla_dorada-plan-show_bonus = Play { WORD($treasures, of: "isla_dorada-treasure") } with a Bonus: { $points } points
isla_dorada-plan-show_bongo = Play { WORD($treasures, of: "isla_dorada-treasure") } with a Bongo: { $points } points
isla_dorada-plan-discard = Discard { WORD($cards, of: "isla_dorada-card") }

isla_dorada-hint-worth = { WORD($to, of: "isla_dorada-place") } is worth { $worth } to you at once, and you can pay up to { $most }.
isla_dorada-hint-worth_destiny = { WORD($to, of: "isla_dorada-place") } is worth { $worth } to you at once and brings your destiny on; you can pay up to { $most }.
isla_dorada-hint-destiny = { WORD($to, of: "isla_dorada-place") } brings your destiny on ({ WORD($destiny, of: "isla_dorada-destiny") }); you can pay up to { $most }.
isla_dorada-hint-toward =
    { $steps ->
        [one] From { WORD($to, of: "isla_dorada-place") } it is { $steps } step to { WORD($site, of: "isla_dorada-place") }, where a treasure of { $points } waits for you.
       *[other] From { WORD($to, of: "isla_dorada-place") } it is { $steps } steps to { WORD($site, of: "isla_dorada-place") }, where a treasure of { $points } waits for you.
    }
isla_dorada-hint-onward = { WORD($to, of: "isla_dorada-place") } costs little and keeps your good cards in hand; you can pay up to { $most }.
isla_dorada-hint-ovetos = { WORD($to, of: "isla_dorada-place") } is worth { $worth } to you at once. An Ovetos ends the bidding before somebody raises.
isla_dorada-hint-let = The bid that stands takes you to { WORD($to, of: "isla_dorada-place") }, worth { $worth } to you, and others pay for it.
isla_dorada-hint-suffer = { WORD($to, of: "isla_dorada-place") } costs you { $worth }, but turning the expedition away would cost you more.
isla_dorada-hint-stuck = { WORD($to, of: "isla_dorada-place") } costs you { $worth }, and you cannot pay for a better way.
isla_dorada-hint-pass = No way from here is worth more to you than a higher bid would cost.
isla_dorada-hint-dear = { WORD($to, of: "isla_dorada-place") } is worth { $worth } to you, but compared with { WORD($now, of: "isla_dorada-place") }, where the bid that stands leads, not enough for a bid of { $next }.
isla_dorada-hint-beyond = { WORD($to, of: "isla_dorada-place") } is worth { $worth } to you, but the next bid there is { $next }, and you cannot pay it.
isla_dorada-hint-juju = This round matters to you, and { SEAT($victim) } is the rival who can outbid you most easily.
isla_dorada-hint-pay = It is the payment you will miss least.
isla_dorada-hint-pay_turned = A Shaman turns your { WORD($card, of: "isla_dorada-card") } cards into what this way asks for.
isla_dorada-hint-keep = { WORD($destiny, of: "isla_dorada-destiny") } is the likelier one for the points it brings.
isla_dorada-hint-give_back =
    { $steps ->
        [one] { WORD($site, of: "isla_dorada-place") } brings { $points } and is { $steps } step away: the others promise more.
       *[other] { WORD($site, of: "isla_dorada-place") } brings { $points } and is { $steps } steps away: the others promise more.
    }
isla_dorada-hint-take = { WORD($card, of: "isla_dorada-card") } is the most useful card you can get here.
isla_dorada-hint-buy = { WORD($card, of: "isla_dorada-card") } is worth more to you than the coin it costs.
isla_dorada-hint-herd = Your destiny, { WORD($destiny, of: "isla_dorada-destiny") }, wants { WORD($card, of: "isla_dorada-card") } cards in hand at the end.
isla_dorada-hint-deck = The pool shows nothing that beats an unknown card.
isla_dorada-hint-buy_deck = An unknown card is worth more to you now than the coin it costs.
isla_dorada-hint-no_buy = A coin is a point at the end; no card here is worth more to you.
isla_dorada-hint-play = Played here it counts { $points }, and nobody can take it away.
isla_dorada-hint-bongo = { WORD($site, of: "isla_dorada-place") } is next door: a Bongo plays its { $points } points now, without going there.
isla_dorada-hint-bonus = The Bonus counts only on a treasure played at the same time: this is the moment.
isla_dorada-hint-done = There is nothing more for you to play here.
isla_dorada-hint-sangaia = { WORD($to, of: "isla_dorada-place") } is worth { $worth } to you.
isla_dorada-hint-sangaia_on = { WORD($to, of: "isla_dorada-place") } is better for your goals than the place reached.
isla_dorada-hint-no_sangaia = No place a Sangaia reaches from here is worth the card.
isla_dorada-hint-keep_sangaia = { WORD($to, of: "isla_dorada-place") } is worth { $worth } to you, but not enough more than staying here to spend the card.
isla_dorada-hint-discard = { WORD($card, of: "isla_dorada-card") } is the card you need least.
isla_dorada-hint-rob_card = { SEAT($victim) } is ahead, or holds the most cards.
isla_dorada-hint-rob_treasure = { SEAT($victim) } is ahead: a stolen treasure hurts most there.
isla_dorada-hint-choose = { SEAT($victim) } is the one you can least afford to see ahead.
isla_dorada-hint-block = Closing the path between { WORD($from, of: "isla_dorada-place") } and { WORD($to, of: "isla_dorada-place") } keeps the expedition from where you do not want it.

isla_dorada-event-round = Round { $n }. { SEAT($who) } leads and opens the bidding.
isla_dorada-event-passed = { SEAT($who) } passes.
isla_dorada-event-bid = { SEAT($who) } bids { $amount } for { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }.
isla_dorada-event-added = { SEAT($who) } adds { $amount } to the bid for { WORD($to, of: "isla_dorada-place") }: { $total } now.
isla_dorada-event-ovetos = { SEAT($who) } plays Ovetos: the bidding is over.
isla_dorada-event-juju = { SEAT($who) } plays Juju: { SEAT($victim) } takes no further part in this bidding.
isla_dorada-event-freed = Every path was closed and nobody opened: Bigfoot leaves the board. { SEAT($who) } opens anew.
isla_dorada-event-won = { SEAT($who) } leads the expedition: { $amount } for { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }.
isla_dorada-event-paid = { SEAT($who) } pays with a { WORD($card, of: "isla_dorada-card") }.
isla_dorada-event-paid-many = { SEAT($who) } pays with { WORD($card, of: "isla_dorada-card") }.
isla_dorada-event-paid_gold = { SEAT($who) } pays with a { WORD($card, of: "isla_dorada-card") } and { $gold } gold.
isla_dorada-event-paid_turned = { SEAT($who) } pays with a { WORD($card, of: "isla_dorada-card") }, turned by a Shaman.
isla_dorada-event-moved = The expedition goes to { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }.
isla_dorada-event-answered = { SEAT($who) } has answered.
isla_dorada-event-sangaia = { SEAT($who) } plays Sangaia: on to { WORD($to, of: "isla_dorada-place") }.
isla_dorada-event-went_on = The expedition goes on to { WORD($to, of: "isla_dorada-place") }.
isla_dorada-event-marker = Marker { $n } is placed on { WORD($site, of: "isla_dorada-place") }.
isla_dorada-event-cursed = { SEAT($who) } must show the curse of { WORD($site, of: "isla_dorada-place") }: −{ $points }.
isla_dorada-event-bongo = { SEAT($who) } plays Bongo for { WORD($site, of: "isla_dorada-place") }.
isla_dorada-event-treasure = { SEAT($who) } plays the { WORD($treasure, of: "isla_dorada-treasure") }: +{ $points }.
isla_dorada-event-bonus = { SEAT($who) } adds a Bonus ({ WORD($symbol, of: "isla_dorada-symbol") }): +{ $points }.
isla_dorada-event-news = Cable news: everyone draws { $n } treasures and keeps { $keep }.
isla_dorada-event-bolt = { WORD($card, of: "isla_dorada-card") }!
isla_dorada-event-drew_bolt = { SEAT($who) } draws a bolt card.
isla_dorada-event-pool = { WORD($card, of: "isla_dorada-card") } is turned up.
isla_dorada-event-took = { SEAT($who) } takes the { WORD($card, of: "isla_dorada-card") }.
isla_dorada-event-took-many = { SEAT($who) } takes { WORD($card, of: "isla_dorada-card") }.
isla_dorada-event-bought = { SEAT($who) } pays 1 gold for a second card.
isla_dorada-event-discarded =
    { $card ->
        [ovetos] { SEAT($who) } discards an { WORD($card, of: "isla_dorada-card") }.
       *[other] { SEAT($who) } discards a { WORD($card, of: "isla_dorada-card") }.
    }
isla_dorada-event-discarded-many = { SEAT($who) } discards { WORD($card, of: "isla_dorada-card") }.
isla_dorada-event-monster = { SEAT($who) } places { WORD($card, of: "isla_dorada-card") } on the { WORD($type, of: "isla_dorada-type") } path from { WORD($from, of: "isla_dorada-place") } to { WORD($to, of: "isla_dorada-place") }.
isla_dorada-event-shuffled = Deck, discards and pool are shuffled together.
isla_dorada-event-chosen = { SEAT($who) } chooses { SEAT($first) } and { SEAT($second) }.
isla_dorada-event-over = The last round is over; destinies are shown.

isla_dorada-event-news_drawn =
    { $n ->
        [one] { SEAT($who) } draws { $n } treasure.
       *[other] { SEAT($who) } draws { $n } treasures.
    }
isla_dorada-event-news_drawn-secret = You draw { WORD($treasures, of: "isla_dorada-treasure") }.

isla_dorada-event-antik =
    { $n ->
        [one] { SEAT($who) } draws { $n } treasure.
       *[other] { SEAT($who) } draws { $n } treasures.
    }
isla_dorada-event-antik-secret = You draw { WORD($treasures, of: "isla_dorada-treasure") }.

isla_dorada-event-istwa = { SEAT($who) } draws a destiny.
isla_dorada-event-istwa-secret = You draw “{ WORD($destiny, of: "isla_dorada-destiny") }”.

isla_dorada-event-curse_drawn = { SEAT($who) } draws a curse.
isla_dorada-event-curse_drawn-secret = { SEAT($who) } draws the { WORD($curse, of: "isla_dorada-curse") }.

isla_dorada-event-drew = { SEAT($who) } draws from the deck.
isla_dorada-event-drew-secret =
    { $card ->
        [ovetos] { SEAT($who) } draws an { WORD($card, of: "isla_dorada-card") }.
       *[other] { SEAT($who) } draws a { WORD($card, of: "isla_dorada-card") }.
    }

isla_dorada-event-stole_card = { SEAT($who) } steals a card from { SEAT($victim) }.
isla_dorada-event-stole_card-secret =
    { $card ->
        [ovetos] { SEAT($who) } steals an { WORD($card, of: "isla_dorada-card") } from { SEAT($victim) }.
       *[other] { SEAT($who) } steals a { WORD($card, of: "isla_dorada-card") } from { SEAT($victim) }.
    }

isla_dorada-event-stole_treasure = { SEAT($who) } steals a treasure from { SEAT($victim) }.
isla_dorada-event-stole_treasure-secret = { SEAT($who) } steals the { WORD($treasure, of: "isla_dorada-treasure") } from { SEAT($victim) }.

isla_dorada-question-destiny = which destiny to keep
isla_dorada-question-starting_treasure = which starting treasure to give back
isla_dorada-question-open = where to, and what you bid
isla_dorada-question-bid = whether you bid
isla_dorada-question-amount = how much you bid
isla_dorada-question-pay = which cards you pay with
isla_dorada-question-sangaia = whether you play a Sangaia
isla_dorada-question-treasures = which treasures you play
isla_dorada-question-news = which treasure to give back
isla_dorada-question-free = which card you draw
isla_dorada-question-buy = whether you buy a second card
isla_dorada-question-limit = which card you discard
isla_dorada-question-makaks = whom to steal a card from
isla_dorada-question-bigfoot = where Bigfoot goes
isla_dorada-question-leviathan = where Leviathan goes
isla_dorada-question-antik = which treasure to give back
isla_dorada-question-istwa = which destiny to keep
isla_dorada-question-marabout = whom to steal a treasure from
isla_dorada-question-diawas = which card you draw
isla_dorada-question-panda = which two players discard
isla_dorada-question-panda_loses = which card you discard
isla_dorada-question-samedi = which two players draw a curse
isla_dorada-question-over = nothing any more

isla_dorada-prompt-destiny = Keep one of your two destinies.
isla_dorada-prompt-starting_treasure = Give back one of your three starting treasures.
isla_dorada-prompt-open = You lead. Where shall the expedition go from { WORD($place, of: "isla_dorada-place") }? Name a way and a bid.
isla_dorada-prompt-bid = Highest: { $high } for { WORD($to, of: "isla_dorada-place") } ({ SEAT($who) }). Bid more, or pass.
isla_dorada-prompt-open_by_air = Every path is closed. Open by air, or pass.
isla_dorada-prompt-amount = To { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }: how much do you bid? At least { $need }.
isla_dorada-prompt-pay = Pay { $due } for the way to { WORD($to, of: "isla_dorada-place") }, dearest card first.
isla_dorada-prompt-sangaia = The expedition has reached { WORD($place, of: "isla_dorada-place") }. Play a Sangaia to go on, or not.
isla_dorada-prompt-treasures = Play your treasures of { WORD($place, of: "isla_dorada-place") }, or hold them back.
isla_dorada-prompt-treasures_more = Anything else at { WORD($place, of: "isla_dorada-place") }? Add it, or say that you are done.
isla_dorada-prompt-treasures_near = Play a treasure next to { WORD($place, of: "isla_dorada-place") } with a Bongo, or hold it back.
isla_dorada-prompt-news = Cable news: keep { $keep } of these treasures; one goes back.
isla_dorada-prompt-free = Draw a card, from the pool or from the deck.
isla_dorada-prompt-buy = Buy a second card for 1 gold, or finish.
isla_dorada-prompt-limit = Too many cards: discard { $n }.
isla_dorada-prompt-makaks = Makaks: from whom do you steal a card?
isla_dorada-prompt-bigfoot = Bigfoot: which path does it block?
isla_dorada-prompt-leviathan = Leviathan: which path on the water does it block?
isla_dorada-prompt-antik = Antik: keep one of the two treasures.
isla_dorada-prompt-istwa = Istwa: which destiny do you keep?
isla_dorada-prompt-marabout = Marabout: from whom do you steal a treasure?
isla_dorada-prompt-diawas = Diawas: draw a card, from the new pool or from the deck.
isla_dorada-prompt-panda = Panda: choose two players who discard three cards each.
isla_dorada-prompt-panda_second = Panda: { SEAT($first) } discards three cards, and who else?
isla_dorada-prompt-panda_loses =
    { $n ->
        [one] Panda: discard { $n } card.
       *[other] Panda: discard { $n } cards.
    }
isla_dorada-prompt-samedi = Samedi: choose two players who draw a curse each.
isla_dorada-prompt-samedi_second = Samedi: { SEAT($first) } draws a curse, and who else?
isla_dorada-prompt-wait = Waiting for { SEAT($who) }.
isla_dorada-prompt-over = The game is over.

isla_dorada-refusal-other_question = That is not asked now: you decide { WORD($question, of: "isla_dorada-question") }.
isla_dorada-refusal-pays_later = Cards pay for a bid once the bidding is won.
isla_dorada-refusal-destiny_later = Destinies are looked at when the game is over.
isla_dorada-refusal-over = The game is over.
isla_dorada-refusal-silenced = A Juju was played on you: you take no further part in this bidding.
isla_dorada-refusal-not_your_turn = It is { SEAT($who) }'s turn to bid.
isla_dorada-refusal-not_your_payment = { SEAT($who) } is paying.
isla_dorada-refusal-answered = You have chosen already; the others are still choosing.
isla_dorada-refusal-not_asked = You are not asked, or have answered already.
isla_dorada-refusal-not_your_drawing = { SEAT($who) } is deciding.
isla_dorada-refusal-monster = { WORD($card, of: "isla_dorada-card") } blocks that way.
isla_dorada-refusal-sea_closed = Two journeys by sea have been made: the sea is closed.
isla_dorada-refusal-must_open = The leader must open: name a way and a bid; 0 will do by land and water.
isla_dorada-refusal-which_way = First say which way the bid is for.
isla_dorada-refusal-name_amount = Now say how much you bid.
isla_dorada-refusal-not_oneself = A Juju is played on another player, never on oneself.
isla_dorada-refusal-no_juju = You hold no Juju.
isla_dorada-refusal-out_already = { SEAT($who) } is out of this bidding already.
isla_dorada-refusal-air_to_here = The expedition stands at { WORD($place, of: "isla_dorada-place") }: an air journey leads to another place.
isla_dorada-refusal-not_from_here = That way begins at { WORD($place, of: "isla_dorada-place") }, where the expedition does not stand.
isla_dorada-refusal-upstream = Rivers are travelled downstream only.
isla_dorada-refusal-bound = You share the bid for { WORD($to, of: "isla_dorada-place") } and stay with it in this bidding.
isla_dorada-refusal-cannot_pay = { $need } would be needed, but your cards and gold pay at most { $most } for that.
isla_dorada-refusal-no_wings = An air journey needs a Drako or a Zeppelin, with the gold for it.
isla_dorada-refusal-air_zero = An air journey cannot be opened with 0.
isla_dorada-refusal-not_higher = The highest bid is { $high }: bid more.
isla_dorada-refusal-not_highest = The highest total is { $high }: add at least { $need } to be above it.
isla_dorada-refusal-no_ovetos = You hold no Ovetos.
isla_dorada-refusal-below_four = Ovetos needs a bid of { $need }; this makes { $amount }.
isla_dorada-refusal-ovetos_far =
    { $amount ->
        [0] Ovetos needs a bid of { $need }, and you cannot bid any more here.
       *[other] Ovetos needs a bid of { $need }; here you can bid { $amount } at most.
    }
isla_dorada-refusal-not_held = You hold no { WORD($card, of: "isla_dorada-card") }.
isla_dorada-refusal-shaman_alone = A Shaman has no value of its own: pay with the animals it turns, it goes along.
isla_dorada-refusal-only_wings = Only Drakos and Zeppelins pay for an air journey, not a { WORD($card, of: "isla_dorada-card") }.
isla_dorada-refusal-pays_nothing = A { WORD($card, of: "isla_dorada-card") } pays nothing on this way.
isla_dorada-refusal-needs_shaman = A { WORD($card, of: "isla_dorada-card") } pays here only if a Shaman turns it.
isla_dorada-refusal-no_gold = A { WORD($card, of: "isla_dorada-card") } needs { $gold } gold.
isla_dorada-refusal-dearest_first = Lay down the dearest cards first: a { WORD($card, of: "isla_dorada-card") } now would leave a card too many.
isla_dorada-refusal-rest_unpaid = With a { WORD($card, of: "isla_dorada-card") } next, the { $due } still due could not be paid without a card too many.
isla_dorada-refusal-shaman_gone = If the Shaman turns a { WORD($card, of: "isla_dorada-card") }, the { $due } still due cannot be paid with what is left.
isla_dorada-refusal-gold_gone = If the gold goes with a { WORD($card, of: "isla_dorada-card") }, the { $due } still due cannot be paid with what is left.
isla_dorada-refusal-no_sangaia = You hold no Sangaia.
isla_dorada-refusal-not_onward = A Sangaia leads on along another path of the same type, after a flight to a neighbouring site; not there.
isla_dorada-refusal-no_bonus = You hold no Bonus ({ WORD($symbol, of: "isla_dorada-symbol") }).
isla_dorada-refusal-no_such_treasure = A Bonus ({ WORD($symbol, of: "isla_dorada-symbol") }) goes with a treasure of that symbol that you play now.
isla_dorada-refusal-treasure_not_held = You do not hold the { WORD($treasure, of: "isla_dorada-treasure") }.
isla_dorada-refusal-treasure_chosen = You have chosen the { WORD($treasure, of: "isla_dorada-treasure") } already.
isla_dorada-refusal-needs_bongo = { WORD($site, of: "isla_dorada-place") } is a neighbour: a Bongo for each treasure of it would be needed.
isla_dorada-refusal-camp = Base Camp has no treasures: { WORD($site, of: "isla_dorada-place") } must be visited.
isla_dorada-refusal-new_visit = { WORD($site, of: "isla_dorada-place") } was visited before: the treasure needs a new visit.
isla_dorada-refusal-too_far = { WORD($site, of: "isla_dorada-place") } is no neighbour: a Bongo does not reach it.
isla_dorada-refusal-other_site = That treasure lies at { WORD($site, of: "isla_dorada-place") }; the expedition is not there.
isla_dorada-refusal-not_offered = That card is not among those you choose from.
isla_dorada-refusal-not_in_pool = There is no { WORD($card, of: "isla_dorada-card") } in the pool.
isla_dorada-refusal-deck_empty = Deck and discards are empty.
isla_dorada-refusal-must_draw = The free card is not optional.
isla_dorada-refusal-two_different = Two different players.
isla_dorada-refusal-rob_oneself = One does not steal from oneself.
isla_dorada-refusal-nothing_to_rob = { SEAT($who) } has nothing to steal.
isla_dorada-refusal-wrong_path = { WORD($card, of: "isla_dorada-card") } does not go onto a path of that type.
isla_dorada-refusal-there_already = { WORD($card, of: "isla_dorada-card") } is there already: move it elsewhere.

isla_dorada-result-won = { SEAT($winners) } wins with { $points } points.
isla_dorada-result-more_treasures = { SEAT($winners) } wins with { $points } points and more treasures played.
isla_dorada-result-shared = { SEAT($winners) } share the victory with { $points } points.

## numbers for the terminal; an empty one is said by another already

isla_dorada-fact-score = your score so far: { $value }
isla_dorada-fact-near = { "" }
isla_dorada-fact-amounts = { "" }

isla_dorada-fact-goals-each =
    { $card }: { $points } { $points ->
        [one] point
       *[other] points
    } at { $site }, { $steps } { $steps ->
        [one] leg
       *[other] legs
    } away

isla_dorada-fact-destiny-each = your destiny “{ $destiny }”: { $have } of { $need }, for { $points } points

isla_dorada-fact-ways-each = to { $to } by { $type }: worth { $worth } to you, you can bid { $next } to { $most }

isla_dorada-fact-if_now-each = if the bidding ended now: to { $to } by { $type }, worth { $worth } to you

isla_dorada-fact-payment-each = cheapest payment of { $due }: { $gold } gold; cards: { $cards }

## the score sheet in the terminal

isla_dorada-sheet-gold = Gold left
isla_dorada-sheet-treasures = Treasures
isla_dorada-sheet-bonuses = Bonuses
isla_dorada-sheet-destiny = Destiny
isla_dorada-sheet-curses = Curses
isla_dorada-sheet-total = Total
isla_dorada-sheet-of_destiny = { SEAT($who) }: “{ WORD($destiny, of: "isla_dorada-destiny") }”. { WORD($destiny, of: "isla_dorada-destiny_text") }

## what only one's own eyes see; an empty sentence is not shown

isla_dorada-own-dealt = { "" }
isla_dorada-own-picked = { "" }
isla_dorada-own-offer = { "" }

## the table as text

isla_dorada-drawn-title = Isla Dorada, round { $round }, { WORD($phase, of: "isla_dorada-drawn-phase") }
isla_dorada-drawn-phase-set_up = set up
isla_dorada-drawn-phase-bidding = bidding
isla_dorada-drawn-phase-paying = paying
isla_dorada-drawn-phase-moving = moving
isla_dorada-drawn-phase-treasures = treasures
isla_dorada-drawn-phase-cable_news = cable news
isla_dorada-drawn-phase-drawing = drawing
isla_dorada-drawn-phase-over = over
isla_dorada-drawn-row-expedition = expedition
isla_dorada-drawn-row-markers = markers
isla_dorada-drawn-row-bigfoot = bigfoot
isla_dorada-drawn-row-leviathan = leviathan
isla_dorada-drawn-row-sea_tokens = sea tokens
isla_dorada-drawn-row-ways = ways
isla_dorada-drawn-row-pool = pool
isla_dorada-drawn-row-deck = deck
isla_dorada-drawn-row-bid = bid
isla_dorada-drawn-at_path = { $place }, at the path { $path }
isla_dorada-drawn-markers_of = { $n } of { $of }: { $places }
isla_dorada-drawn-deck_of = { $deck }, discards { $discards }
isla_dorada-drawn-bid_of =
    { $kind ->
        [air] { $gold } by seat { $seat } for by { $way }
       *[land] { $gold } by seat { $seat } for { $way }
    }
isla_dorada-drawn-seat = gold { $gold }, cards { $cards }, treasures { $held } held, { $played } played; curses { $curses }
isla_dorada-drawn-none = none
isla_dorada-drawn-empty = empty
isla_dorada-drawn-legend-B = B bigfoot
isla_dorada-drawn-legend-L = L leviathan
isla_dorada-drawn-legend-V = V downstream
isla_dorada-drawn-legend-place = [{ $place }] the expedition
isla_dorada-own-hand = hand: { $all }
isla_dorada-own-treasures = treasures: { $all }
isla_dorada-own-curses = curses: { $all }
isla_dorada-own-destiny = destiny: { $all }
isla_dorada-own-pending = treasures you are playing: { $all }
isla_dorada-own-known = back in a pile, as you know: { $all }
isla_dorada-own-known_treasures = treasures you have seen: { $all }
