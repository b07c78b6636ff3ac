### The lessons of the Quest. Each step has a title, what is said, what the learner is asked to do (ask), what is said once it
### is done, and what wrong moves are told. See docs/lessons.md.

quest-lesson-first = Your first expedition
quest-lesson-first-about = The whole game in ten small steps: you make every move.
quest-lesson-first-end = That is all you need. Lead an expedition of your own now: three bots are waiting at the start.

quest-lesson-first-goal = The goal
quest-lesson-first-goal-say = Somewhere behind the jungle lies El Dorado. Your piece stands at the start, the golden city at the far end. Whoever gets there first wins the race.

quest-lesson-first-signs = What a card shows
quest-lesson-first-signs-say = Four cards are your expedition for this turn. The sign on a card says which ground it crosses: the Explorer's machete cuts through one space of jungle.
quest-lesson-first-signs-ask = Play the Explorer and go to a green space beside your piece.
quest-lesson-first-signs-done = The first step is made. A card you played lies on the discard pile until you have gone through your whole deck.

quest-lesson-first-signs-wrong-spend = That would pay with the card at the market. First we walk: use the Explorer on a green space.
quest-lesson-first-signs-wrong-end = Your turn can do more. First walk into the jungle with the Explorer.

quest-lesson-first-terrain = Every ground has its sign
quest-lesson-first-terrain-say = Machetes for green jungle, paddles for blue water, coins for yellow villages. One card enters a space if its sign is the same and its number is at least that of the space.
quest-lesson-first-terrain-ask = Cross the water: use the Sailor on the blue space.
quest-lesson-first-terrain-done = Exactly: a paddle for the water. Where several ways lead on, the cards in your hand decide which one is yours.

quest-lesson-first-terrain-wrong-jungle = The Explorer's machete is for jungle. The blue space is water: it takes a paddle.
quest-lesson-first-terrain-wrong-village = The Traveler's coin is for villages. The blue space is water: it takes a paddle.
quest-lesson-first-terrain-wrong-spend = That would pay at the market. Use the Sailor to cross the water.
quest-lesson-first-terrain-wrong-end = Not yet: the Sailor can still cross the water.

quest-lesson-first-power = Power left over
quest-lesson-first-power-say = The Scout has two machetes. The first space takes one; with the one left over the same card walks on, as long as the next space is jungle too.
quest-lesson-first-power-ask = With the Scout, walk two spaces of jungle towards the next tile.
quest-lesson-first-power-done = One card, two spaces. Two cards are never added up for one space, but one strong card may go far.

quest-lesson-first-power-wrong-way = The Scout can go there, but we are heading for the next tile: take the two spaces in a row that lead to it.
quest-lesson-first-power-wrong-stop = Stopping loses the machete that is left. Use it for the next space.
quest-lesson-first-power-wrong-explorer = The Explorer has one machete only, good for one space. The Scout does both.
quest-lesson-first-power-wrong-spend = That would pay at the market. Walk with the Scout instead.
quest-lesson-first-power-wrong-end = Ending the turn now would waste the Scout's two machetes.

quest-lesson-first-rubble = Rubble
quest-lesson-first-rubble-say = Grey rubble asks for no sign: it costs as many cards as it shows, whatever they are. They go to your discard pile and come back later.
quest-lesson-first-rubble-ask = Step onto the rubble beside your piece and give any one card.
quest-lesson-first-rubble-done = A card is a card to the rubble: give what you need least this turn.

quest-lesson-first-rubble-wrong-path = That card can go elsewhere with its sign. Onto the rubble you simply step, and then give a card.
quest-lesson-first-rubble-wrong-spend = That would pay at the market. Step onto the rubble and give a card for it.
quest-lesson-first-rubble-wrong-end = Step onto the rubble first.

quest-lesson-first-camp = Base camps and lean decks
quest-lesson-first-camp-say = Red base camps cost cards as well, but those leave the game for good. That is no loss: a lean deck of good cards brings the best ones back to your hand sooner.
quest-lesson-first-camp-ask = Step onto the red camp beside your piece and get rid of a weak card.
quest-lesson-first-camp-done = One weak card less, for ever: from now on your Trailblazer comes round more often.

quest-lesson-first-camp-wrong-best = The Trailblazer with its three machetes is your best card, and it would be gone for good. Give the Traveler or the Explorer.
quest-lesson-first-camp-wrong-path = That card can walk elsewhere. We want the red camp beside your piece: step onto it and give a weak card.
quest-lesson-first-camp-wrong-spend = That would pay at the market. Step onto the camp instead.
quest-lesson-first-camp-wrong-end = Step onto the camp first: it is a chance to get rid of a weak card.

quest-lesson-first-blockade = Blockades
quest-lesson-first-blockade-say = A blockade lies between two tiles and closes the way for everybody. Pay what it shows, like a space: you keep it, and the way is open. In a tie the most blockades win.
quest-lesson-first-blockade-ask = Take the blockade with the Scout, then walk on across its seam with the machete that is left.
quest-lesson-first-blockade-done = The blockade is yours and the seam is open, for the others too. Being first there pays off.

quest-lesson-first-blockade-wrong-coin = This blockade shows a machete: the Traveler's coin does not open it.
quest-lesson-first-blockade-wrong-stop = One machete is left: walk on with it.
quest-lesson-first-blockade-wrong-way = That leads along the blockade. Take it down and go across.
quest-lesson-first-blockade-wrong-spend = That would pay at the market. Open the blockade with the Scout.
quest-lesson-first-blockade-wrong-end = Open the blockade first.

quest-lesson-first-buy = Buying cards
quest-lesson-first-buy-say = Cards also pay: one that shows coins is worth its coins, every other half a coin. Once a turn you may buy one card. It goes to your discard pile and works for you from the next shuffle on.
quest-lesson-first-buy-ask = Your hand is worth 3 coins. Choose the Trailblazer (three machetes, 3 coins) or another card of the market, and buy it.
quest-lesson-first-buy-done = A strong card for four weak ones: that is how an expedition grows. Change is lost, so spend no more than you have to.

quest-lesson-first-buy-wrong-move = That walks with the card. This turn we go shopping: choose a card of the market.
quest-lesson-first-buy-wrong-end = You have not bought anything yet. Choose a card of the market.

quest-lesson-first-turn = The end of a turn
quest-lesson-first-turn-say = What you played goes to the discard pile. Of the cards that are left you keep what you like, then you draw up to four. When the draw pile is empty the discard pile is shuffled: then your new card comes.
quest-lesson-first-turn-ask = End the turn. Keep the cards you need next, discard the others.
quest-lesson-first-turn-done = Now the others move, and you begin again with four cards.

quest-lesson-first-finish = El Dorado
quest-lesson-first-finish-say = The last tile. Two spaces of jungle, and then the water before the golden city. As soon as somebody has arrived, everybody else plays the round to its end.
quest-lesson-first-finish-ask = Bring your piece to El Dorado: the Trailblazer through the jungle, the Sailor across the water.
quest-lesson-first-finish-done = You have reached the city of gold!

quest-lesson-first-finish-wrong-spend = Keep that card: both are needed for the way to the city.
quest-lesson-first-finish-wrong-end = You are nearly there. One more effort!
quest-lesson-first-finish-wrong-back = That leads away from the city. Go towards it.
quest-lesson-first-finish-wrong-stop = Stopping loses what is left of the card. Walk on towards the city.

quest-lesson-caves = The caves
quest-lesson-caves-about = Two minutes about the caves: stop beside one and see what lies in it.
quest-lesson-caves-end = Caves are on most courses. Look for a way that stops beside one, if it costs you no turn.

quest-lesson-caves-explore = Look into a cave
quest-lesson-caves-explore-say = In a mountain with a cave lie four tokens, face down. A piece that stops beside it takes the top one. Passing by is not enough, and the same piece gets a second one only after it has been away.
quest-lesson-caves-explore-ask = Go to the space beside the cave with the Explorer.
quest-lesson-caves-explore-done = A token with two coins! Tokens are kept as long as you like.

quest-lesson-caves-explore-wrong-elsewhere = That is not beside the cave. Use the Explorer for the space that touches it.
quest-lesson-caves-explore-wrong-spend = That would pay at the market. Walk to the cave with the Explorer.
quest-lesson-caves-explore-wrong-end = The cave is one step away: go there first.

quest-lesson-caves-use = Use a token
quest-lesson-caves-use-say = A token with a sign works like a card of that sign and power, once: then it is gone. Coins may pay at the market instead. It can be used at once or in any later turn.
quest-lesson-caves-use-ask = Use the token to enter the village beside your piece.
quest-lesson-caves-use-done = Beside the same cave still, so no second token. One coin is left for another village.

quest-lesson-caves-use-wrong-card = The Traveler could do it too, but we want to try the token.
quest-lesson-caves-use-wrong-spend = That would pay at the market. Use the token for the village.
quest-lesson-caves-use-wrong-end = First use the token for the village.

quest-lesson-caves-kinds = What else lies there
quest-lesson-caves-kinds-say = Other tokens draw a card, remove one from your deck, exchange your hand, keep an item that would be gone, let you pass another piece, or step anywhere beside you like a Native. Each says what it does when you look at it.

quest-lesson-pieces = Two pieces each
quest-lesson-pieces-about = Two minutes about the race of two: two pieces, one hand of cards.
quest-lesson-pieces-end = With two players the blockades are yours to fight for, with two pieces each. Off you go!

quest-lesson-pieces-choose = Choose a piece
quest-lesson-pieces-choose-say = When two play, each has two pieces and one hand of cards. For each card you choose which of your pieces it moves.
quest-lesson-pieces-choose-ask = Use the Explorer for your second piece, the marked one: move it into the jungle beside it.
quest-lesson-pieces-choose-done = The next card may move the other piece, or this one again.

quest-lesson-pieces-choose-wrong-first = That moves your first piece. This time choose the second one.
quest-lesson-pieces-choose-wrong-spend = That would pay at the market. First walk with the Explorer.
quest-lesson-pieces-choose-wrong-end = Not yet: walk with the Explorer first.

quest-lesson-pieces-split = One card, one piece
quest-lesson-pieces-split-say = The power of a card cannot be divided between your pieces: what is left over goes on with the same piece, or is lost.
quest-lesson-pieces-split-ask = Move your first piece two spaces towards the next tile with the Scout.
quest-lesson-pieces-split-done = Both machetes for one piece. Your pieces also block each other: a space with a piece on it is closed, even to you.

quest-lesson-pieces-split-wrong-second = That begins with your second piece, and the Scout would stay with it. Use it for the first one.
quest-lesson-pieces-split-wrong-stop = Stopping loses the machete that is left; the other piece cannot have it. Walk on.
quest-lesson-pieces-split-wrong-explorer = The Explorer has one machete only. Use the Scout for both spaces.
quest-lesson-pieces-split-wrong-way = The Scout can go there, but we are heading for the next tile.
quest-lesson-pieces-split-wrong-spend = That would pay at the market. Walk with the Scout instead.
quest-lesson-pieces-split-wrong-end = First walk with the Scout.

quest-lesson-pieces-arrive = One of two
quest-lesson-pieces-arrive-say = To win, both of your pieces must reach El Dorado. The first arrival ends nothing, so a piece that is far behind holds up the other.
quest-lesson-pieces-arrive-ask = Bring your front piece to El Dorado: the Sailor crosses the water.
quest-lesson-pieces-arrive-done = One has arrived. Now every card is for the second piece.

quest-lesson-pieces-arrive-wrong-spend = That would pay at the market. Use the Sailor to reach El Dorado.
quest-lesson-pieces-arrive-wrong-end = The city is one space away: use the Sailor.

quest-lesson-pieces-both = Both are there
quest-lesson-pieces-both-say = As soon as both pieces of a player have arrived the last round is on: the other may still finish the round. If both make it, the most blockades decide.
quest-lesson-pieces-both-ask = Bring your second piece to El Dorado: the Trailblazer through the jungle, the Sailor across the water.
quest-lesson-pieces-both-done = Both are in the city of gold!

quest-lesson-pieces-both-wrong-spend = Keep that card: both are needed for the way to the city.
quest-lesson-pieces-both-wrong-end = You are nearly there. One more effort!
quest-lesson-pieces-both-wrong-back = That leads away from the city. Go towards it.
quest-lesson-pieces-both-wrong-stop = Stopping loses what is left of the card. Walk on towards the city.
