### The lessons of Isla Dorada; docs/lessons.md says which sentences a step has.

isla_dorada-lesson-first = One expedition for all
isla_dorada-lesson-first-about = A whole round in ten small steps: bid, pay, find a treasure, avoid a curse.
isla_dorada-lesson-first-end = That is a round. Sixteen places later the richest explorer wins: join an expedition of your own now.

isla_dorada-lesson-first-goal = The goal
isla_dorada-lesson-first-goal-say = All players travel together: there is one expedition, now at the base camp. You hold treasure cards, each for a place of the island. You want to be taken to your places, above all to Kilitiping; the others want to go to theirs.

isla_dorada-lesson-first-cards = Animals and ways
isla_dorada-lesson-first-cards-say = Every way asks for its animal: Gonogos go through the jungle, Yaks over mountains, Kamels through sand, Kayaks over water. The cards in your hand are what you can bid with. You have three Gonogos and one Yak.

isla_dorada-lesson-first-open = The first bid
isla_dorada-lesson-first-open-say = The leader names a way and says how many animals it is worth. The jungle leads straight to Kilitiping, where one of your treasures lies.
isla_dorada-lesson-first-open-ask = Name the jungle way to Kilitiping, and bid 0: perhaps nobody wants to go elsewhere.
isla_dorada-lesson-first-open-done = It costs nothing to ask. But the second player has Yaks and bids 2 for the mountain way to Kamoptis!

isla_dorada-lesson-first-open-wrong-curse = That leads to Kamoptis, and you hold its curse: it would count against you. Choose Kilitiping.
isla_dorada-lesson-first-open-wrong-nothing_there = A way through the jungle too, but no treasure of yours lies there. Choose Kilitiping.
isla_dorada-lesson-first-open-wrong-water = Water asks for Kayaks, and you have none: you could bid nothing. Choose Kilitiping.
isla_dorada-lesson-first-open-wrong-much = Never begin with more than you must: it may be had for less. Bid 0.

isla_dorada-lesson-first-outbid = Bid more
isla_dorada-lesson-first-outbid-say = Now the expedition would go to Kamoptis. Whoever stays in must bid more than 2, for any way. Who passes is asked again after the next bid.
isla_dorada-lesson-first-outbid-ask = Bid 3 for the way to Kilitiping.
isla_dorada-lesson-first-outbid-done = Three Gonogos: nobody goes beyond that. The others pass, and the expedition is yours.

isla_dorada-lesson-first-outbid-wrong-pass = If you pass, the expedition goes to Kamoptis, where your curse lies. You can still bid 3.
isla_dorada-lesson-first-outbid-wrong-nothing_there = No treasure of yours lies there. Bid for Kilitiping.

isla_dorada-lesson-first-pay = Pay what you bid
isla_dorada-lesson-first-pay-say = Only the winner pays. The animals you bid go to the discard pile, all others keep theirs.
isla_dorada-lesson-first-pay-ask = Pay with your three Gonogos.
isla_dorada-lesson-first-pay-done = The expedition sets out for Kilitiping, and you lead the next round.

isla_dorada-lesson-first-treasure = A treasure
isla_dorada-lesson-first-treasure-say = The expedition has arrived. Everybody who holds a treasure of this place may show it now: it counts its points at the end. Yours of Kilitiping is worth 5.
isla_dorada-lesson-first-treasure-ask = Show the treasure of Kilitiping, then say that you are done.
isla_dorada-lesson-first-treasure-done = Five points for you. A marker shows that the expedition has been here.

isla_dorada-lesson-first-treasure-wrong-forgotten = Your treasure lies here: show it first, or it stays in your hand.

isla_dorada-lesson-first-draw = New cards
isla_dorada-lesson-first-draw-say = At the end of a round everybody takes a card, from the four that lie open or blindly from the deck.
isla_dorada-lesson-first-draw-ask = Take the Gonogo.
isla_dorada-lesson-first-draw-done = Nobody pays for this one, and another card takes its place.

isla_dorada-lesson-first-draw-wrong-deck = The deck may hold anything. You spent your Gonogos: take the open one.
isla_dorada-lesson-first-draw-wrong-other = Also good, but you spent all your Gonogos: take one.

isla_dorada-lesson-first-purse = What gold is worth
isla_dorada-lesson-first-purse-say = A second card may be bought for a piece of gold. But nobody ever receives gold, and what is left of it counts at the end, a point each.
isla_dorada-lesson-first-purse-ask = Keep your gold: buy no card.
isla_dorada-lesson-first-purse-done = Ten points still in your purse. Now the others take their cards, and the next round begins.

isla_dorada-lesson-first-purse-wrong-dear = That costs a piece of gold, and none of these takes you to a place you want. Buy no card.

isla_dorada-lesson-first-curse = Curses
isla_dorada-lesson-first-curse-say = You also hold a curse of Kamoptis. If the expedition ever arrives there you must show it, and it costs you 4 points. So there are places you bid for, and places you bid against.

isla_dorada-lesson-first-scoring = How it ends
isla_dorada-lesson-first-scoring-say = When sixteen places are marked the game is over. Treasures and gold count for you, curses against you, and your secret destiny may add points of its own: yours wants the places with a star. The most points win.

isla_dorada-lesson-cooperative = Bid together
isla_dorada-lesson-cooperative-about = Three minutes about cooperative bidding: share a bid, and share its price.
isla_dorada-lesson-cooperative-end = Who wants to go the same way? Find out in a game with cooperative bidding.

isla_dorada-lesson-cooperative-open = A bid to be shared
isla_dorada-lesson-cooperative-open-say = With cooperative bidding the bids for different ways stand side by side, and others may add to yours instead of bidding against it. So begin low, and see who wants to come along.
isla_dorada-lesson-cooperative-open-ask = Bid 1 for the jungle way to Kilitiping.
isla_dorada-lesson-cooperative-open-done = The second player adds 1: your bid is worth 2. But the third bids 3 for the way to Kamoptis.

isla_dorada-lesson-cooperative-open-wrong-curse = That leads to Kamoptis, and you hold its curse: it would count against you. Choose Kilitiping.
isla_dorada-lesson-cooperative-open-wrong-nothing_there = No treasure of yours lies there. Choose Kilitiping.
isla_dorada-lesson-cooperative-open-wrong-water = Water asks for Kayaks, and you have none. Choose Kilitiping.
isla_dorada-lesson-cooperative-open-wrong-much = Somebody may come along, so begin low, but not with nothing: a bid of 0 is no share. Bid 1.

isla_dorada-lesson-cooperative-add = Add to it
isla_dorada-lesson-cooperative-add-say = You share a bid now and are bound to this way: no other bid for either of you in this round. The total of a way counts, and yours must be higher than every other to go on. It is 2 now, Kamoptis is at 3.
isla_dorada-lesson-cooperative-add-ask = Add 2 to the bid for Kilitiping.
isla_dorada-lesson-cooperative-add-done = Four in all, three of them yours. The others pass, and the expedition goes to Kilitiping.

isla_dorada-lesson-cooperative-add-wrong-pass = If you pass, the expedition goes to Kamoptis, where your curse lies. Add 2.

isla_dorada-lesson-cooperative-share = Each pays a share
isla_dorada-lesson-cooperative-share-say = Who shares a bid pays the own part of it, from the own cards. The largest share leads the next round; in a tie, whoever joined first.
isla_dorada-lesson-cooperative-share-ask = Pay your share with three Gonogos.
isla_dorada-lesson-cooperative-share-done = The second player paid one Gonogo, and everybody arrives at Kilitiping.

isla_dorada-lesson-cooperative-bound = Alone or together
isla_dorada-lesson-cooperative-bound-say = As long as nobody has joined your bid you may leave it for another way. If another player adds to an opening bid of 0, the bid becomes theirs. Every journey by air asks for Drakos or Zeppelins from each who shares it.
