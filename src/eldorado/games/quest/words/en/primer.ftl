### “How to play, in two minutes”: the panels of web/src/games/quest/primer.ts.

quest-primer-goal = The goal
quest-primer-goal-race = You lead an expedition through the jungle, with a small deck of cards. Be the first to bring your piece to El Dorado.

quest-primer-turn = Your turn
quest-primer-turn-walk = **Play cards to move.** One card enters a space beside you if its sign is the same and its number at least that of the space. What is left over goes on with the same card.
quest-primer-turn-buy = **Buy at most one card.** Cards with coins pay their coins, every other card half a coin. The new card goes to your discard pile and comes back with the next shuffle.
quest-primer-turn-draw = **Draw up to four.** What you played goes to the discard pile; of the rest you keep what you like. When the draw pile is empty, the discard pile is shuffled.

quest-primer-signs = What the signs mean
quest-primer-signs-jungle = Jungle: a machete
quest-primer-signs-village = Village: a coin
quest-primer-signs-water = Water: a paddle
quest-primer-signs-power = Two signs: one card with at least 2
quest-primer-signs-rubble = Rubble: any card, to the discard pile
quest-primer-signs-camp = Base camp: any card, which leaves your deck for good
quest-primer-signs-mountain = Mountain: closed to everybody
quest-primer-signs-blockade = Blockade: pay it like a space and keep it; the way is open
quest-primer-signs-cave = Cave: stop beside it and take a token

quest-primer-end = How it ends
quest-primer-end-arrive = As soon as somebody has arrived, the round is played to its end. Who alone has arrived wins.
quest-primer-end-pieces = With two players each has two pieces, and both must arrive.
quest-primer-end-tie = If several have arrived, the most blockades decide.
