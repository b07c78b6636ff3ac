### “How to play, in two minutes”: the panels of web/src/games/island/primer.ts.

island-primer-goal = The goal
island-primer-goal-shrines = The island is unknown: you discover it tile by tile. Be the first to control its three shrines and the one in the cave.
island-primer-goal-large = The island is unknown: you discover it tile by tile. With so many players two of its shrines and the one in the cave are enough: be the first to control them.

island-primer-turn = Your turn
island-primer-turn-roll = **Roll two dice.** One is your speed, the other says how many cards you gather. You choose which is which.
island-primer-turn-points = **Six points** instead of dice: gather with some of them, go on with the others.
island-primer-turn-gather = **Gather** cards of the tile your explorer stands on, and of each tile with a villager and a farmhouse of yours.
island-primer-turn-explore = **Explore**: go a tile for each speed, known or newly discovered; buy pieces, move armies and attack in between.

island-primer-signs = What the signs mean
island-primer-signs-food = Food
island-primer-signs-wood = Wood
island-primer-signs-gold = Gold
island-primer-signs-garden = Garden: all three, in any mix
island-primer-signs-water = Water: nobody enters it
island-primer-signs-shrine = Shrine: make an offering from beside it
island-primer-signs-cave_entrance = Way into the cave, a map of its own
island-primer-signs-villager = Villager: works and fights, strength 1
island-primer-signs-farmhouse = Farmhouse: a villager beside it gathers
island-primer-signs-fort = Fort: guards the three tiles around it
island-primer-signs-offering = Offering: the shrine is yours, and you are 1 stronger
island-primer-signs-hideout = Hideout of the Thieves: guards like a fort
island-primer-signs-thief = Thief: strength 3, four tiles a turn
island-primer-signs-doubloon = Doubloon: what the Thieves pay with
island-primer-signs-guardian = Guardian: holds a shrine and hunts you

island-primer-battle = A battle
island-primer-battle-strength = Entering a tile with pieces of an opponent is an attack. Each side rolls as many dice as it is strong; the higher sum wins. Dwellers of the cave are fought the same way.
island-primer-battle-half = A beaten explorer gives half of the cards to the victor and is put back on the island before the next turn. Beaten villagers and buildings can be bought again.
island-primer-battle-all = A beaten explorer gives all cards to the victor and is put back on the island at once; if it was the loser's turn, it is over.
island-primer-battle-lost = If your explorer is beaten, the game is lost. You may pay gold to roll dice again.

island-primer-end = How it ends
island-primer-end-cave = Whoever discovers the cave shrine holds it at once, until somebody beats them. The one who controls the last shrine that is needed wins on the spot.
island-primer-end-team = Partners have one turn together, share villagers, buildings and offerings, and win together: one of them must hold the cave shrine.
island-primer-end-thieves = The Thieves win by the same shrines. They steal instead of gathering, and begin in hiding.
