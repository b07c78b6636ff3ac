### In italiano.

isla_dorada-primer-goal = La meta
isla_dorada-primer-goal-treasures = Viaggiate tutti con una sola spedizione. Hai tesori e maledizioni di certi luoghi: falla andare ai tuoi tesori, e mai alle tue maledizioni.

isla_dorada-primer-turn = Un round
isla_dorada-primer-turn-bid = **Offri** per decidere dove va. Indica una via e quanti animali vale per te; gli altri passano o offrono di più, per una via qualunque. Paga solo chi vince.
isla_dorada-primer-turn-together = **Offrite insieme** per decidere dove va. Le offerte per vie diverse stanno una accanto all'altra, e gli altri possono aggiungere alla tua. Chi è nell'offerta più alta paga la sua parte.
isla_dorada-primer-turn-move = **Viaggio**: la spedizione ci va, e un segnalino mostra che c'è stata.
isla_dorada-primer-turn-show = **Maledizioni e tesori**: chi ha una maledizione di quel luogo deve mostrarla, chi ha un tesoro può.
isla_dorada-primer-turn-draw = **Pesca** una carta, scoperta o coperta; una seconda costa una moneta d'oro.

isla_dorada-primer-signs = Che cosa significano i simboli
isla_dorada-primer-signs-jungle = Giungla: Gonogo
isla_dorada-primer-signs-mountain = Montagna: Yak
isla_dorada-primer-signs-sand = Sabbia: Kamel
isla_dorada-primer-signs-river = Acqua: Kayak, valgono 2; i fiumi solo a favore di corrente
isla_dorada-primer-signs-air = In volo ovunque: Drako e Zeppelin, che costano anche oro
isla_dorada-primer-signs-monster = Mostro: non passa nessuno
isla_dorada-primer-signs-destiny = Destino: una meta segreta tua

isla_dorada-primer-end = Come finisce
isla_dorada-primer-end-score = Con il sedicesimo segnalino si gioca l'ultimo round. Tesori, oro e un destino compiuto contano per te, le maledizioni contro. Vince chi ha più punti.
