### The lessons of the Island; docs/lessons.md says which sentences a step has.

island-lesson-first = Your first landing
island-lesson-first-about = The whole game in twelve small steps: discover, gather, build, fight, and the four shrines.
island-lesson-first-end = That is the whole way to El Dorado. Land on an island of your own now: nobody knows yet what lies there.

island-lesson-first-goal = The goal
island-lesson-first-goal-say = You are Hector, and nobody has seen this island before. Somewhere on it stand three shrines, and a fourth lies in a cave. Whoever is first to control all four wins at once.

island-lesson-first-dice = Two dice
island-lesson-first-dice-say = A turn begins with two dice. One of them is your speed: how many tiles you can go. With the other you gather: so many cards of the tile you stand on, here gold. Which is which is your choice.
island-lesson-first-dice-ask = We want to see the island: take the 4 as speed.
island-lesson-first-dice-done = The 2 gathered two gold for you. Now you have four steps.

island-lesson-first-dice-wrong-slow = That would gather four gold and leave two steps. Also a good turn, but now we want to explore: take the 4 as speed.

island-lesson-first-discover = Discover
island-lesson-first-discover-say = A step can lead to a tile that lies there already, or into the unknown. To discover, turn up a tile: it must lie next to you and touch two tiles of the map. Then you walk onto it.
island-lesson-first-discover-ask = Discover a tile, and choose one of the two places for it.
island-lesson-first-discover-done = Food! The step led you onto the new tile; three are left.

island-lesson-first-discover-wrong-known = That tile is known already. Discover a new one.
island-lesson-first-discover-wrong-end = You still have steps, and what is left at the end of a turn is lost. Discover a tile.
island-lesson-first-discover-wrong-trade = You could trade with a neighbour. First have a look at the island: discover a tile.

island-lesson-first-shrine = Water and shrines
island-lesson-first-shrine-say = Not every tile can be entered. Water and shrines are laid on the map, but you stay where you are, and the step is spent all the same.
island-lesson-first-shrine-ask = Discover another tile.
island-lesson-first-shrine-done = A shrine! Nobody walks onto it; you will soon make an offering from beside it.

island-lesson-first-shrine-wrong-known = That tile is known already. Discover a new one.
island-lesson-first-shrine-wrong-end = You still have steps. Discover another tile.
island-lesson-first-shrine-wrong-trade = Later. Discover another tile first.

island-lesson-first-build = Build a farm
island-lesson-first-build-say = Your explorer gathers only where he stands. A farmhouse on a corner of a tile, with one of your villagers on that tile, gathers there every turn while you travel on. A farmhouse costs 2 wood and 1 food, a villager 2 food.
island-lesson-first-build-ask = Build a farmhouse on any corner of your tile, then buy a villager for this tile.
island-lesson-first-build-done = From now on this wood tile works for you, wherever you go.

island-lesson-first-build-wrong-fort = A fort guards the three tiles around its corner, but it gathers nothing. Build a farmhouse.
island-lesson-first-build-wrong-walk = Farmhouses are built where your explorer stands. Build first, then go on.
island-lesson-first-build-wrong-elsewhere = The farmhouse is there too, but it is this wood tile that we want to farm: put the villager here.
island-lesson-first-build-wrong-end = Not yet: you have what a farmhouse and a villager cost.
island-lesson-first-build-wrong-trade = You need everything you have for the farm.

island-lesson-first-gather = Gather from two tiles
island-lesson-first-gather-say = You went on to the gold tile. Now two tiles give you cards: the one you stand on, and the wood tile with farmhouse and villager. Your gather die shows 3.
island-lesson-first-gather-ask = Take three cards, any mix of wood and gold.
island-lesson-first-gather-done = Three cards, wherever they grow. A garden tile would give all three kinds.

island-lesson-first-offering = An offering
island-lesson-first-offering-say = An offering costs 1 food, 2 wood and 3 gold, and you stand beside the shrine. It stays there for good: the shrine is yours, and your explorer gets 1 stronger. Others may make their offering there too.
island-lesson-first-offering-ask = Make an offering at the shrine.
island-lesson-first-offering-done = The first of four, and your strength is now 2.

island-lesson-first-offering-wrong-walk = You must be next to the shrine to make an offering, and here you are. Make it now.
island-lesson-first-offering-wrong-dear = That would cost cards you need for the offering: 1 food, 2 wood and 3 gold.
island-lesson-first-offering-wrong-trade = You have all you need: 1 food, 2 wood and 3 gold.
island-lesson-first-offering-wrong-end = You can afford the offering, and a shrine is what you came for.

island-lesson-first-turn = Nine cards at most
island-lesson-first-turn-say = You may end your turn with nine cards at most. You have eleven; what is too much goes back, so it is better to spend in time.
island-lesson-first-turn-ask = End the turn, and give back any two cards.
island-lesson-first-turn-done = Now the others roll and explore.

island-lesson-first-turn-wrong-later = That would be the better way to get rid of cards. This once, end the turn to see what happens.

island-lesson-first-strength = Strength
island-lesson-first-strength-say = Entering a tile with an opponent's pieces is an attack. Each side rolls as many dice as it is strong, and the higher sum wins. Tizoc and a villager are 1 and 1: two dice. You have 2, and your villager can follow for 1 gold: three dice.
island-lesson-first-strength-ask = Attack the tile in the east, and bring your villager.
island-lesson-first-strength-done = 12 against 8: you win, and Tizoc gives you half of his cards. A defender may bring villagers too, or let them flee.

island-lesson-first-strength-wrong-elsewhere = Nobody is there. Attack the tile in the east.
island-lesson-first-strength-wrong-alone = Two dice against two would be a coin toss. Bring the villager first.
island-lesson-first-strength-wrong-army = Your explorer goes first: then the villager joins the same battle.
island-lesson-first-strength-wrong-later = That does not help in this battle. Attack the tile in the east.
island-lesson-first-strength-wrong-end = This is your chance: attack the tile in the east.

island-lesson-first-defeat = What a defeat costs
island-lesson-first-defeat-say = William has a villager beside him and a fort at the corner: 1 and 1 and 1 are three dice, and you have two. It is a bad idea, but you should see once what a defeat costs. It is safer to learn it here.
island-lesson-first-defeat-ask = Attack the tile in the south-east, and then choose half of your cards for the victor.
island-lesson-first-defeat-done = Half of your cards, rounded down, and your explorer is off the map. Just before your next turn William puts him back, beside a shrine of yours. Shrines and buildings stay yours.

island-lesson-first-defeat-wrong-elsewhere = That is the wiser way, but this once attack the tile in the south-east.
island-lesson-first-defeat-wrong-later = Wiser, certainly. But this once attack the tile in the south-east.
island-lesson-first-defeat-wrong-end = Wiser, certainly. But this once attack the tile in the south-east.

island-lesson-first-cave = The cave
island-lesson-first-cave-say = The cave is a map of its own: from its entrance you step to its exit, and discover tiles there like outside. Some hide a dweller, and finding one is attacking it: the Tiger has 2 dice, the Thieves 3, the Giant 4. With two shrines you have 3.
island-lesson-first-cave-ask = Step into the cave, and discover a tile there.
island-lesson-first-cave-done = A Tiger, and you beat it: 12 against 8. Losing would have cost half of your cards, as before.

island-lesson-first-cave-wrong-elsewhere = Step into the cave: it is the other side of the tile you stand on.
island-lesson-first-cave-wrong-outside = That would discover a tile of the island. First step into the cave.
island-lesson-first-cave-wrong-later = Later. Step into the cave first.
island-lesson-first-cave-wrong-end = You have steps left. Go on into the cave.

island-lesson-first-win = The fourth shrine
island-lesson-first-win-say = You control all three shrines of the island. The last one lies deep in the cave, in the lower half of its tiles. Who discovers it controls it at once, without an offering, as long as nobody beats them.
island-lesson-first-win-ask = Discover one more tile of the cave.
island-lesson-first-win-done = The cave shrine! Four shrines: you have found El Dorado.

island-lesson-first-win-wrong-back = That leads back. One more tile: discover it.
island-lesson-first-win-wrong-end = Do not stop here. Discover one more tile.

island-lesson-thieves = The Thieves
island-lesson-thieves-about = Four minutes as the Thieves of El Dorado: come out of hiding, steal, and buy shrines with doubloons.
island-lesson-thieves-end = Now you know them from both sides. With the Thieves in play one of you takes their seat, and moves last.

island-lesson-thieves-hiding = Out of hiding
island-lesson-thieves-hiding-say = The Thieves begin in hiding, with no piece on the island. Each turn there brings a doubloon, five at most; or they put a hideout on a corner of the map and begin. You have five doubloons, a hideout costs two.
island-lesson-thieves-hiding-ask = Put the hideout on the upper right corner of the wood tile in the east.
island-lesson-thieves-hiding-done = The hideout holds its tiles like a fort, with strength 2.

island-lesson-thieves-hiding-wrong-hide = You have five doubloons, and more cannot be kept. It is time to come out.
island-lesson-thieves-hiding-wrong-elsewhere = That would be allowed too, but we want to stay away from the explorers: the upper right corner of the wood tile in the east.

island-lesson-thieves-thief = A thief
island-lesson-thieves-thief-say = A thief is placed beside a building of the band. He has strength 3 and goes four tiles each turn, without dice; he discovers and fights like an explorer. Against single explorers there are two thieves, three doubloons each.
island-lesson-thieves-thief-ask = Buy a thief, and walk with him one tile to the west.
island-lesson-thieves-thief-done = Four steps each turn, and a thief just bought may use them at once.

island-lesson-thieves-thief-wrong-end = A hideout alone gets you nowhere. Buy a thief and walk west.
island-lesson-thieves-thief-wrong-way = He could go there. But the explorers are in the west.

island-lesson-thieves-steal = Steal
island-lesson-thieves-steal-say = Thieves gather nothing. Their turn begins with 1 gold from the stock, or with a theft: on the thief die one number is how far you reach, the other how many cards you take. You look at the hand first. Now it will show 1 and 6.
island-lesson-thieves-steal-ask = Steal: rob Orellana, whose Hector is one tile away, with reach 1, and take all his cards.
island-lesson-thieves-steal-done = Reach 1 let you take up to six cards. From somebody farther away you would have got one only.

island-lesson-thieves-steal-wrong-gold = One gold is safe, but Hector has four cards and stands next to you. Steal.
island-lesson-thieves-steal-wrong-other = Quesada's Tizoc is within reach too. We want Orellana's Hector: he has the gold.
island-lesson-thieves-steal-wrong-one = With reach 6 you may take only one card. Hector is one tile away: reach 1 is enough, and six is what you take.
island-lesson-thieves-steal-wrong-done = Do not leave yet: take his cards.

island-lesson-thieves-doubloons = Doubloons
island-lesson-thieves-doubloons-say = The Thieves pay with doubloons. Two cards of a kind buy one, and five is the most. An offering costs all five, and your thief stands beside a shrine.
island-lesson-thieves-doubloons-ask = Turn two gold and two food into doubloons, then make the offering.
island-lesson-thieves-doubloons-done = A shrine for the Thieves. It does not make them stronger, but it counts: they win with the same four shrines.

island-lesson-thieves-doubloons-wrong-end = You can pay for the offering in this very turn.
island-lesson-thieves-doubloons-wrong-stay = Your thief stands beside the shrine. Stay and make the offering.
island-lesson-thieves-doubloons-wrong-dear = That would spend doubloons you need for the offering.
island-lesson-thieves-doubloons-wrong-trade = You need no trade: two of a kind buy a doubloon.

island-lesson-thieves-against = Against the Thieves
island-lesson-thieves-against-say = Sitting on the other side? On a tile with a fort nobody robs you, as Hector shows. Who beats a thief gets half of the band's cards, and costs it a doubloon. Take their last piece, and they are back in hiding, without cards.

island-lesson-teams = Teams
island-lesson-teams-about = Three minutes about partners: one turn, four dice, one set of pieces.
island-lesson-teams-end = Find a partner, or let a bot be yours, and play two against two.

island-lesson-teams-partners = Two explorers, one team
island-lesson-teams-partners-say = You are Bellona, your partner Orellana is Stella, and you have one turn together. Villagers, farmhouses, the fort and offerings belong to both of you. You may stand on one tile, and never fight each other.

island-lesson-teams-dice = Four dice
island-lesson-teams-dice-say = Both roll two dice, and the four lie open: each of you takes one as speed and one to gather, whoever wants which. You stand on gold, so gather well; Stella has a long way to go and wants a fast one.
island-lesson-teams-dice-ask = Take the 1 as your speed and gather with the 6.
island-lesson-teams-dice-done = Stella took the 5 as speed, and gathered three food on her tile.

island-lesson-teams-dice-wrong-fast = Gather with the 6: you stand on gold. As speed take the 1.
island-lesson-teams-dice-wrong-speed = Leave that one to Stella, who needs the speed. Take the 1.
island-lesson-teams-dice-wrong-little = Gather with the 6, and take the 1 as speed.

island-lesson-teams-give = Help each other
island-lesson-teams-give-say = Partners see each other's cards. The price of a thing cannot be shared, but on the same tile, or next to each other, you give and trade as you like. You lack one wood for an offering, and Stella has two.
island-lesson-teams-give-ask = Offer Stella a trade: one wood for nothing.
island-lesson-teams-give-done = Stella agreed at once: whatever you buy with it belongs to both.

island-lesson-teams-give-wrong-end = The offering is one wood away. Ask Stella for it.
island-lesson-teams-give-wrong-stay = Stay beside Stella and the shrine, and ask her for the wood.
island-lesson-teams-give-wrong-rival = That is an opponent. Stella is your partner.
island-lesson-teams-give-wrong-ask = That asks for nothing. Ask for one wood.
island-lesson-teams-give-wrong-nothing = You need all you have for the offering. Between partners nothing is enough: ask for one wood only.

island-lesson-teams-shrine = One offering for both
island-lesson-teams-shrine-say = 1 food, 2 wood, 3 gold: now you can pay the offering by yourself. It makes both explorers stronger, and both may return beside it after a defeat.
island-lesson-teams-shrine-ask = Make an offering at the shrine.
island-lesson-teams-shrine-done = You are both stronger by 1.

island-lesson-teams-shrine-wrong-end = You can afford the offering now.
island-lesson-teams-shrine-wrong-stay = You stand beside the shrine. Make the offering from here.
island-lesson-teams-shrine-wrong-trade = You have all you need for the offering.
island-lesson-teams-shrine-wrong-dear = That would cost cards you need for the offering.

island-lesson-teams-finish = The end of the turn
island-lesson-teams-finish-say = Partners act in any order, one thing after the other. The turn is over when both have said so; as long as one is still exploring, that one can call the other back.
island-lesson-teams-finish-ask = Say that you are done.
island-lesson-teams-finish-done = Stella may go on. When she is done too, the other team rolls its dice.

island-lesson-teams-finish-wrong-stay = You could, but you have done what you came for. End your turn.
island-lesson-teams-finish-wrong-trade = No more trade. End your turn.

island-lesson-teams-win = How a team wins
island-lesson-teams-win-say = A team wins with its offerings on all three shrines of the island and one of you holding the cave shrine. From six players on two shrines and the cave shrine are enough.

island-lesson-solo = Alone on the island
island-lesson-solo-about = Four minutes about the game for one: six points a turn, and three guardians.
island-lesson-solo-end = Now try it alone. It is hard: the guardians win more often than not.

island-lesson-solo-points = Six points
island-lesson-solo-points-say = Alone you roll no dice: each turn has six points. Gather with as many as you like, a card each, then go on with the rest, a tile each.
island-lesson-solo-points-ask = Gather three gold, and keep three points as speed.
island-lesson-solo-points-done = Three cards, and three steps are left.

island-lesson-solo-points-wrong-early = First gather three gold.
island-lesson-solo-points-wrong-enough = Three are enough this time: keep the other points for walking.

island-lesson-solo-shrine = A guardian for every shrine
island-lesson-solo-shrine-say = The three shrines of the island are guarded: the first one found brings the Wolf, the second the Thief, the third the Titan. As long as a guardian stands on a shrine no offering can be made there.
island-lesson-solo-shrine-ask = Discover a tile.
island-lesson-solo-shrine-done = A shrine, and the Wolf on it, with strength 1. The Thief has 3, the Titan 6.

island-lesson-solo-shrine-wrong-end = You still have points. Discover a tile.
island-lesson-solo-shrine-wrong-known = That tile is known already. Discover a new one.
island-lesson-solo-shrine-wrong-build = Later. Discover a tile first.

island-lesson-solo-round = They hunt you
island-lesson-solo-round-say = After each of your turns the guardians move. Wolf and Titan go towards the nearest living thing and attack what they meet, buildings too. If your explorer is beaten, by whomever, the game is lost.
island-lesson-solo-round-ask = End your turn and see where the Wolf goes.
island-lesson-solo-round-done = One step closer. But its shrine is free now: beside it you could make an offering.

island-lesson-solo-round-wrong-build = That can wait. End your turn and watch the Wolf.

island-lesson-solo-fight = Roll again
island-lesson-solo-fight-say = In a battle you may pay for a second chance: 1 gold for each die you want to roll again, once in each battle. Your single die will show a 1.
island-lesson-solo-fight-ask = Attack the Wolf in the east. Then mark your die and roll it again for 1 gold.
island-lesson-solo-fight-done = 6 against 3: the Wolf is beaten, goes back to a shrine and misses one round. Guardians never leave for good.

island-lesson-solo-fight-wrong-end = Better you attack than it. Move onto the Wolf's tile in the east.
island-lesson-solo-fight-wrong-elsewhere = The Wolf is in the east. Attack it.
island-lesson-solo-fight-wrong-stand = With a 1 you could only lose or tie. Mark the die first: it costs 1 gold.
island-lesson-solo-fight-wrong-build = Later. First the Wolf.

island-lesson-solo-thief = The Thief
island-lesson-solo-thief-say = The Thief does not hunt at first: he walks to the nearest shrine you control and swaps your offering for one of his. Here he stands one step away from it.
island-lesson-solo-thief-ask = End your turn and watch him.
island-lesson-solo-thief-done = The shrine is lost, you are weaker by 1, and every guardian is stronger by 1. You may buy an offering there again; that one he leaves alone.

island-lesson-solo-thief-wrong-build = That does not stop him. End your turn and watch.

island-lesson-solo-goal = How it ends
island-lesson-solo-goal-say = You win as always: three shrines of the island and the one of the cave. You lose with your explorer, so bring villagers into battle, build a fort, and never end a turn where the Titan can reach you.
