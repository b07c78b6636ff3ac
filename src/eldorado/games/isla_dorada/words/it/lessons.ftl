### Le lezioni di Isla Dorada in italiano.

isla_dorada-lesson-first = Una spedizione per tutti
isla_dorada-lesson-first-about = Un round intero in dieci piccoli passi: offri, paga, trova un tesoro, evita una maledizione.
isla_dorada-lesson-first-end = Questo è un round. Sedici luoghi dopo vince chi ha più punti: adesso parti con una spedizione tua.

isla_dorada-lesson-first-goal = La meta
isla_dorada-lesson-first-goal-say = Tutti i giocatori viaggiano insieme: c'è una sola spedizione, adesso al campo base. Hai carte tesoro, ciascuna per un luogo dell'isola. Vuoi farti portare nei tuoi luoghi, soprattutto a Kilitiping; gli altri vogliono andare nei loro.

isla_dorada-lesson-first-cards = Animali e vie
isla_dorada-lesson-first-cards-say = Ogni via chiede il suo animale: i Gonogo vanno nella giungla, gli Yak sui monti, i Kamel sulla sabbia, i Kayak sull'acqua. Con le carte che hai in mano puoi offrire. Hai tre Gonogo e uno Yak.

isla_dorada-lesson-first-open = La prima offerta
isla_dorada-lesson-first-open-say = Chi guida indica una via e dice quanti animali vale. La giungla porta dritto a Kilitiping, dove c'è uno dei tuoi tesori.
isla_dorada-lesson-first-open-ask = Indica la via della giungla verso Kilitiping, e offri 0: forse nessuno vuole andare altrove.
isla_dorada-lesson-first-open-done = Chiedere non costa niente. Ma il secondo giocatore ha degli Yak e offre 2 per la via di montagna verso Kamoptis!

isla_dorada-lesson-first-open-wrong-curse = Così si va a Kamoptis, e tu ne hai la maledizione: conterebbe contro di te. Scegli Kilitiping.
isla_dorada-lesson-first-open-wrong-nothing_there = Anche quella è una via nella giungla, ma lì non c'è un tuo tesoro. Scegli Kilitiping.
isla_dorada-lesson-first-open-wrong-water = L'acqua chiede Kayak, e tu non ne hai: non potresti offrire niente. Scegli Kilitiping.
isla_dorada-lesson-first-open-wrong-much = Non cominciare mai con più del necessario: forse basta meno. Offri 0.

isla_dorada-lesson-first-outbid = Offri di più
isla_dorada-lesson-first-outbid-say = Adesso la spedizione andrebbe a Kamoptis. Chi resta deve offrire più di 2, per una via qualunque. A chi passa si chiede di nuovo dopo la prossima offerta.
isla_dorada-lesson-first-outbid-ask = Offri 3 per la via verso Kilitiping.
isla_dorada-lesson-first-outbid-done = Tre Gonogo: nessuno va oltre. Gli altri passano, e la spedizione è tua.

isla_dorada-lesson-first-outbid-wrong-pass = Se passi, la spedizione va a Kamoptis, dove c'è la tua maledizione. Puoi ancora offrire 3.
isla_dorada-lesson-first-outbid-wrong-nothing_there = Lì non c'è un tuo tesoro. Offri per Kilitiping.

isla_dorada-lesson-first-pay = Paga quello che hai offerto
isla_dorada-lesson-first-pay-say = Paga solo chi vince. Gli animali che hai offerto vanno negli scarti, tutti gli altri tengono i loro.
isla_dorada-lesson-first-pay-ask = Paga con i tuoi tre Gonogo.
isla_dorada-lesson-first-pay-done = La spedizione parte per Kilitiping, e tu guidi il prossimo round.

isla_dorada-lesson-first-treasure = Un tesoro
isla_dorada-lesson-first-treasure-say = La spedizione è arrivata. Chi ha un tesoro di questo luogo adesso può mostrarlo: alla fine conta i suoi punti. Il tuo di Kilitiping ne vale 5.
isla_dorada-lesson-first-treasure-ask = Mostra il tesoro di Kilitiping, poi di' che hai finito.
isla_dorada-lesson-first-treasure-done = Cinque punti per te. Un segnalino mostra che la spedizione è stata qui.

isla_dorada-lesson-first-treasure-wrong-forgotten = Il tuo tesoro è qui: prima mostralo, o ti resta in mano.

isla_dorada-lesson-first-draw = Carte nuove
isla_dorada-lesson-first-draw-say = Alla fine di un round ognuno prende una carta, tra le quattro scoperte o alla cieca dal mazzo.
isla_dorada-lesson-first-draw-ask = Prendi il Gonogo.
isla_dorada-lesson-first-draw-done = Questa non si paga, e un'altra carta ne prende il posto.

isla_dorada-lesson-first-draw-wrong-deck = Nel mazzo può esserci di tutto. Hai speso i tuoi Gonogo: prendi quello scoperto.
isla_dorada-lesson-first-draw-wrong-other = Buona anche quella, ma hai speso tutti i tuoi Gonogo: prendine uno.

isla_dorada-lesson-first-purse = Quanto vale l'oro
isla_dorada-lesson-first-purse-say = Una seconda carta si può comprare per una moneta d'oro. Ma nessuno riceve mai oro, e quello che resta conta alla fine, un punto a moneta.
isla_dorada-lesson-first-purse-ask = Tieni il tuo oro: non comprare carte.
isla_dorada-lesson-first-purse-done = Dieci punti ancora nella tua borsa. Adesso gli altri prendono le loro carte, e comincia il prossimo round.

isla_dorada-lesson-first-purse-wrong-dear = Costa una moneta d'oro, e nessuna di queste ti porta in un luogo che vuoi. Non comprare carte.

isla_dorada-lesson-first-curse = Maledizioni
isla_dorada-lesson-first-curse-say = Hai anche una maledizione di Kamoptis. Se mai la spedizione ci arriva devi mostrarla, e ti costa 4 punti. Così ci sono luoghi per cui offri, e luoghi contro cui offri.

isla_dorada-lesson-first-scoring = Come finisce
isla_dorada-lesson-first-scoring-say = Quando sedici luoghi hanno un segnalino la partita è finita. Tesori e oro contano per te, le maledizioni contro di te, e il tuo destino segreto può aggiungere punti suoi: il tuo vuole i luoghi con una stella. Vince chi ha più punti.

isla_dorada-lesson-cooperative = Offrire insieme
isla_dorada-lesson-cooperative-about = Tre minuti sulle offerte in comune: dividi un'offerta, e dividine il prezzo.
isla_dorada-lesson-cooperative-end = Chi vuole fare la stessa strada? Scoprilo in una partita con offerte in comune.

isla_dorada-lesson-cooperative-open = Un'offerta da dividere
isla_dorada-lesson-cooperative-open-say = Con le offerte in comune le offerte per vie diverse stanno una accanto all'altra, e gli altri possono aggiungere alla tua invece di offrire contro. Quindi comincia con poco, e guarda chi vuole venire con te.
isla_dorada-lesson-cooperative-open-ask = Offri 1 per la via della giungla verso Kilitiping.
isla_dorada-lesson-cooperative-open-done = Il secondo giocatore aggiunge 1: la tua offerta vale 2. Ma il terzo offre 3 per la via verso Kamoptis.

isla_dorada-lesson-cooperative-open-wrong-curse = Così si va a Kamoptis, e tu ne hai la maledizione: conterebbe contro di te. Scegli Kilitiping.
isla_dorada-lesson-cooperative-open-wrong-nothing_there = Lì non c'è un tuo tesoro. Scegli Kilitiping.
isla_dorada-lesson-cooperative-open-wrong-water = L'acqua chiede Kayak, e tu non ne hai. Scegli Kilitiping.
isla_dorada-lesson-cooperative-open-wrong-much = Forse qualcuno viene con te, quindi comincia con poco, ma non con niente: chi offre 0 non ha una parte. Offri 1.

isla_dorada-lesson-cooperative-add = Aggiungi
isla_dorada-lesson-cooperative-add-say = Adesso dividi un'offerta, e questa via vi impegna: in questo round nessuno di voi due può offrire per un'altra. Conta il totale di una via, e il vostro deve superare ogni altro per proseguire. Adesso è 2, Kamoptis è a 3.
isla_dorada-lesson-cooperative-add-ask = Aggiungi 2 all'offerta per Kilitiping.
isla_dorada-lesson-cooperative-add-done = Quattro in tutto, tre sono tuoi. Gli altri passano, e la spedizione va a Kilitiping.

isla_dorada-lesson-cooperative-add-wrong-pass = Se passi, la spedizione va a Kamoptis, dove c'è la tua maledizione. Aggiungi 2.

isla_dorada-lesson-cooperative-share = Ciascuno paga la sua parte
isla_dorada-lesson-cooperative-share-say = Chi divide un'offerta paga la sua parte, con le sue carte. Chi ha la parte più grande guida il prossimo round; a parità, chi è entrato prima.
isla_dorada-lesson-cooperative-share-ask = Paga la tua parte con tre Gonogo.
isla_dorada-lesson-cooperative-share-done = Il secondo giocatore ha pagato un Gonogo, e tutti arrivano a Kilitiping.

isla_dorada-lesson-cooperative-bound = Da soli o insieme
isla_dorada-lesson-cooperative-bound-say = Finché nessuno si è unito alla tua offerta puoi lasciarla per un'altra via. Se un altro aggiunge a un'offerta d'apertura di 0, l'offerta diventa sua. Ogni volo chiede Drako o Zeppelin a chiunque vi partecipi.
