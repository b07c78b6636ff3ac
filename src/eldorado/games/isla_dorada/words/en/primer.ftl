### “How to play, in two minutes”: the panels of web/src/games/isla_dorada/primer.ts.

isla_dorada-primer-goal = The goal
isla_dorada-primer-goal-treasures = All of you travel with one expedition. You hold treasures and curses of certain places: have it go to your treasures, and never to your curses.

isla_dorada-primer-turn = A round
isla_dorada-primer-turn-bid = **Bid** for where it goes next. Name a way and how many animals it is worth to you; others pass or bid more, for any way. Only the winner pays.
isla_dorada-primer-turn-together = **Bid together** for where it goes next. Bids for different ways stand side by side, and others may add to yours. Everybody in the highest bid pays their own part.
isla_dorada-primer-turn-move = **Move**: the expedition goes there, and a marker shows that it was there.
isla_dorada-primer-turn-show = **Curses and treasures**: who holds a curse of that place must show it, who holds a treasure may.
isla_dorada-primer-turn-draw = **Draw** a card, open or hidden; a second one costs a piece of gold.

isla_dorada-primer-signs = What the signs mean
isla_dorada-primer-signs-jungle = Jungle: Gonogos
isla_dorada-primer-signs-mountain = Mountain: Yaks
isla_dorada-primer-signs-sand = Sand: Kamels
isla_dorada-primer-signs-river = Water: Kayaks, worth 2; rivers lead downstream only
isla_dorada-primer-signs-air = By air to any place: Drakos and Zeppelins, which also cost gold
isla_dorada-primer-signs-monster = Monster: nobody passes it
isla_dorada-primer-signs-destiny = Destiny: a secret goal of your own

isla_dorada-primer-end = How it ends
isla_dorada-primer-end-score = With the sixteenth marker the last round is played. Treasures, gold and a destiny that came true count for you, curses against you. The most points win.
