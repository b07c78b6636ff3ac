### In italiano.

island-lesson-first = Il tuo primo sbarco
island-lesson-first-about = Tutto il gioco in dodici piccoli passi: scoprire, raccogliere, costruire, combattere, e i quattro santuari.
island-lesson-first-end = Questa è tutta la strada per El Dorado. Adesso sbarca su un'isola tua: nessuno sa ancora che cosa c'è.

island-lesson-first-goal = La meta
island-lesson-first-goal-say = Sei Hector, e nessuno ha mai visto quest'isola. Da qualche parte ci sono tre santuari, e un quarto in una caverna. Chi li controlla tutti e quattro prima degli altri vince subito.

island-lesson-first-dice = Due dadi
island-lesson-first-dice-say = Un turno comincia con due dadi. Uno è la tua velocità: di quante tessere puoi spostarti. Con l'altro raccogli: tante carte della tessera su cui stai, qui oro. Scegli tu quale è quale.
island-lesson-first-dice-ask = Vogliamo vedere l'isola: prendi il 4 come velocità.
island-lesson-first-dice-done = Il 2 ti ha fatto raccogliere due oro. Adesso hai quattro passi.

island-lesson-first-dice-wrong-slow = Così raccoglieresti quattro oro e resterebbero due passi. Anche questo è un buon turno, ma adesso vogliamo esplorare: prendi il 4 come velocità.

island-lesson-first-discover = Scoprire
island-lesson-first-discover-say = Un passo può portare su una tessera che c'è già, o nell'ignoto. Per scoprire, gira una tessera: deve stare accanto a te e toccare due tessere della mappa. Poi ci vai sopra.
island-lesson-first-discover-ask = Scopri una tessera, e scegli in quale dei due posti metterla.
island-lesson-first-discover-done = Cibo! Il passo ti ha portato sulla tessera nuova; ne restano tre.

island-lesson-first-discover-wrong-known = Quella tessera è già nota. Scoprine una nuova.
island-lesson-first-discover-wrong-end = Hai ancora passi, e quello che avanza alla fine di un turno è perso. Scopri una tessera.
island-lesson-first-discover-wrong-trade = Potresti scambiare con un vicino. Prima guarda l'isola: scopri una tessera.

island-lesson-first-shrine = Acqua e santuari
island-lesson-first-shrine-say = Non in ogni tessera si può entrare. Acqua e santuari si posano sulla mappa, ma tu resti dove sei, e il passo è speso lo stesso.
island-lesson-first-shrine-ask = Scopri un'altra tessera.
island-lesson-first-shrine-done = Un santuario! Nessuno ci sale sopra; presto gli farai un'offerta standogli accanto.

island-lesson-first-shrine-wrong-known = Quella tessera è già nota. Scoprine una nuova.
island-lesson-first-shrine-wrong-end = Hai ancora passi. Scopri un'altra tessera.
island-lesson-first-shrine-wrong-trade = Più tardi. Prima scopri un'altra tessera.

island-lesson-first-build = Costruisci una fattoria
island-lesson-first-build-say = Il tuo esploratore raccoglie solo dove sta. Una fattoria su un angolo di una tessera, con un tuo abitante su quella tessera, raccoglie lì ogni turno mentre tu viaggi. Una fattoria costa 2 legno e 1 cibo, un abitante 2 cibo.
island-lesson-first-build-ask = Costruisci una fattoria su un angolo qualunque della tua tessera, poi compra un abitante per questa tessera.
island-lesson-first-build-done = Da adesso questa tessera di legno lavora per te, ovunque tu vada.

island-lesson-first-build-wrong-fort = Un forte custodisce le tre tessere intorno al suo angolo, ma non raccoglie niente. Costruisci una fattoria.
island-lesson-first-build-wrong-walk = Le fattorie si costruiscono dove sta il tuo esploratore. Prima costruisci, poi prosegui.
island-lesson-first-build-wrong-elsewhere = La fattoria tocca anche quella, ma vogliamo coltivare questa tessera di legno: metti qui l'abitante.
island-lesson-first-build-wrong-end = Non ancora: hai quello che costano una fattoria e un abitante.
island-lesson-first-build-wrong-trade = Per la fattoria ti serve tutto quello che hai.

island-lesson-first-gather = Raccogli da due tessere
island-lesson-first-gather-say = Adesso sei sulla tessera d'oro, e due tessere ti danno carte: quella su cui stai, e quella di legno con fattoria e abitante. Il dado della raccolta mostra 3.
island-lesson-first-gather-ask = Prendi tre carte, legno e oro come vuoi.
island-lesson-first-gather-done = Tre carte, ovunque crescano. Una tessera giardino darebbe tutti e tre i tipi.

island-lesson-first-offering = Un'offerta
island-lesson-first-offering-say = Un'offerta costa 1 cibo, 2 legno e 3 oro, e tu sei accanto al santuario. Resta lì per sempre: il santuario è tuo, e il tuo esploratore diventa più forte di 1. Anche altri possono farvi la loro offerta.
island-lesson-first-offering-ask = Fai un'offerta al santuario.
island-lesson-first-offering-done = Il primo di quattro, e la tua forza adesso è 2.

island-lesson-first-offering-wrong-walk = Per fare un'offerta devi essere accanto al santuario, e ci sei. Falla adesso.
island-lesson-first-offering-wrong-dear = Così spenderesti carte che ti servono per l'offerta: 1 cibo, 2 legno e 3 oro.
island-lesson-first-offering-wrong-trade = Hai tutto quello che serve: 1 cibo, 2 legno e 3 oro.
island-lesson-first-offering-wrong-end = Puoi permetterti l'offerta, ed è per i santuari che sei qui.

island-lesson-first-turn = Al massimo nove carte
island-lesson-first-turn-say = Puoi finire il turno con al massimo nove carte. Ne hai undici; quelle di troppo tornano indietro, quindi è meglio spendere in tempo.
island-lesson-first-turn-ask = Finisci il turno, e restituisci due carte qualunque.
island-lesson-first-turn-done = Adesso tirano ed esplorano gli altri.

island-lesson-first-turn-wrong-later = Sarebbe il modo migliore di liberarsi di carte. Per questa volta finisci il turno e guarda che cosa succede.

island-lesson-first-strength = Forza
island-lesson-first-strength-say = Entrare in una tessera con pezzi di un avversario è un attacco. Ogni parte tira tanti dadi quanto è forte, e vince la somma più alta. Tizoc e un abitante sono 1 e 1: due dadi. Tu hai 2, e il tuo abitante può seguirti per 1 oro: tre dadi.
island-lesson-first-strength-ask = Attacca la tessera a est, e porta il tuo abitante.
island-lesson-first-strength-done = 12 contro 8: vinci, e Tizoc ti dà metà delle sue carte. Anche chi difende può portare abitanti, o farli fuggire.

island-lesson-first-strength-wrong-elsewhere = Lì non c'è nessuno. Attacca la tessera a est.
island-lesson-first-strength-wrong-alone = Due dadi contro due sarebbe testa o croce. Prima porta l'abitante.
island-lesson-first-strength-wrong-army = Prima va il tuo esploratore: poi l'abitante si unisce alla stessa battaglia.
island-lesson-first-strength-wrong-later = In questa battaglia non aiuta. Attacca la tessera a est.
island-lesson-first-strength-wrong-end = È la tua occasione: attacca la tessera a est.

island-lesson-first-defeat = Che cosa costa una sconfitta
island-lesson-first-defeat-say = William ha accanto un abitante e un forte all'angolo: 1 e 1 e 1 sono tre dadi, e tu ne hai due. È una cattiva idea, ma una volta devi vedere che cosa costa una sconfitta. È più sicuro impararlo qui.
island-lesson-first-defeat-ask = Attacca la tessera a sud-est, e poi scegli metà delle tue carte per chi vince.
island-lesson-first-defeat-done = Metà delle tue carte, per difetto, e il tuo esploratore è fuori dalla mappa. Poco prima del tuo prossimo turno William lo rimette, accanto a un tuo santuario. Santuari ed edifici restano tuoi.

island-lesson-first-defeat-wrong-elsewhere = È la via più saggia, ma per questa volta attacca la tessera a sud-est.
island-lesson-first-defeat-wrong-later = Più saggio, certo. Ma per questa volta attacca la tessera a sud-est.
island-lesson-first-defeat-wrong-end = Più saggio, certo. Ma per questa volta attacca la tessera a sud-est.

island-lesson-first-cave = La caverna
island-lesson-first-cave-say = La caverna è una mappa a sé: dal suo ingresso passi alla sua uscita, e vi scopri tessere come fuori. Alcune nascondono una creatura, e trovarla è attaccarla: la Tigre ha 2 dadi, i Ladri 3, il Gigante 4. Con due santuari tu ne hai 3.
island-lesson-first-cave-ask = Entra nella caverna, e scoprivi una tessera.
island-lesson-first-cave-done = Una Tigre, e la batti: 12 contro 8. Perdere sarebbe costato metà delle carte, come prima.

island-lesson-first-cave-wrong-elsewhere = Entra nella caverna: è l'altra parte della tessera su cui stai.
island-lesson-first-cave-wrong-outside = Così scopriresti una tessera dell'isola. Prima entra nella caverna.
island-lesson-first-cave-wrong-later = Più tardi. Prima entra nella caverna.
island-lesson-first-cave-wrong-end = Hai ancora passi. Prosegui nella caverna.

island-lesson-first-win = Il quarto santuario
island-lesson-first-win-say = Controlli tutti e tre i santuari dell'isola. L'ultimo è nel profondo della caverna, nella metà inferiore delle sue tessere. Chi lo scopre lo controlla subito, senza offerta, finché nessuno lo batte.
island-lesson-first-win-ask = Scopri ancora una tessera della caverna.
island-lesson-first-win-done = Il santuario della caverna! Quattro santuari: hai trovato El Dorado.

island-lesson-first-win-wrong-back = Così torni indietro. Ancora una tessera: scoprila.
island-lesson-first-win-wrong-end = Non fermarti qui. Scopri ancora una tessera.

island-lesson-thieves = I Ladri
island-lesson-thieves-about = Quattro minuti come Ladri di El Dorado: esci allo scoperto, ruba, e compra santuari con i dobloni.
island-lesson-thieves-end = Adesso li conosci dalle due parti. Con i Ladri in gioco uno di voi gioca al loro posto, e muove dopo tutti gli altri.

island-lesson-thieves-hiding = Allo scoperto
island-lesson-thieves-hiding-say = I Ladri cominciano nascosti, senza pezzi sull'isola. Ogni turno così porta un doblone, al massimo cinque; oppure mettono un nascondiglio su un angolo della mappa e cominciano. Hai cinque dobloni, un nascondiglio ne costa due.
island-lesson-thieves-hiding-ask = Metti il nascondiglio sull'angolo in alto a destra della tessera di legno a est.
island-lesson-thieves-hiding-done = Il nascondiglio tiene le sue tessere come un forte, con forza 2.

island-lesson-thieves-hiding-wrong-hide = Hai cinque dobloni, e di più non se ne possono tenere. È ora di uscire.
island-lesson-thieves-hiding-wrong-elsewhere = Sarebbe permesso anche lì, ma vogliamo stare lontani dagli esploratori: l'angolo in alto a destra della tessera di legno a est.

island-lesson-thieves-thief = Un ladro
island-lesson-thieves-thief-say = Un ladro si mette accanto a un edificio della banda. Ha forza 3 e si sposta di quattro tessere ogni turno, senza dadi; scopre e combatte come un esploratore. Contro esploratori singoli ci sono due ladri, tre dobloni ciascuno.
island-lesson-thieves-thief-ask = Compra un ladro, e vai con lui di una tessera a ovest.
island-lesson-thieves-thief-done = Quattro passi ogni turno, e un ladro appena comprato può usarli subito.

island-lesson-thieves-thief-wrong-end = Un nascondiglio da solo non porta da nessuna parte. Compra un ladro e vai a ovest.
island-lesson-thieves-thief-wrong-way = Potrebbe andarci. Ma gli esploratori sono a ovest.

island-lesson-thieves-steal = Rubare
island-lesson-thieves-steal-say = I Ladri non raccolgono. Il loro turno comincia con 1 oro dalla riserva, o con un furto: sul dado dei ladri un numero è quanto lontano arrivi, l'altro quante carte prendi. Prima guardi la mano. Adesso mostrerà 1 e 6.
island-lesson-thieves-steal-ask = Ruba: deruba Orellana, il cui Hector è a una tessera, con portata 1, e prendi tutte le sue carte.
island-lesson-thieves-steal-done = La portata 1 ti ha fatto prendere fino a sei carte. Da uno più lontano ne avresti avuta una sola.

island-lesson-thieves-steal-wrong-gold = Un oro è sicuro, ma Hector ha quattro carte ed è accanto a te. Ruba.
island-lesson-thieves-steal-wrong-other = Anche il Tizoc di Quesada è a portata. Noi vogliamo l'Hector di Orellana: ha l'oro.
island-lesson-thieves-steal-wrong-one = Con portata 6 puoi prendere una sola carta. Hector è a una tessera: basta portata 1, e ne prendi sei.
island-lesson-thieves-steal-wrong-done = Non andartene ancora: prendi le sue carte.

island-lesson-thieves-doubloons = Dobloni
island-lesson-thieves-doubloons-say = I Ladri pagano con dobloni. Due carte dello stesso tipo ne comprano uno, e cinque è il massimo. Un'offerta li costa tutti e cinque, e il tuo ladro è accanto a un santuario.
island-lesson-thieves-doubloons-ask = Trasforma due oro e due cibo in dobloni, poi fai l'offerta.
island-lesson-thieves-doubloons-done = Un santuario per i Ladri. Non li rende più forti, ma conta: vincono con gli stessi quattro santuari.

island-lesson-thieves-doubloons-wrong-end = Puoi pagare l'offerta già in questo turno.
island-lesson-thieves-doubloons-wrong-stay = Il tuo ladro è accanto al santuario. Resta e fai l'offerta.
island-lesson-thieves-doubloons-wrong-dear = Così spenderesti dobloni che ti servono per l'offerta.
island-lesson-thieves-doubloons-wrong-trade = Non serve uno scambio: due dello stesso tipo comprano un doblone.

island-lesson-thieves-against = Contro i Ladri
island-lesson-thieves-against-say = Siedi dall'altra parte? Su una tessera con un forte nessuno ti deruba, come mostra Hector. Chi batte un ladro riceve metà delle carte della banda, e le costa un doblone. Prendi il loro ultimo pezzo, e sono di nuovo nascosti, senza carte.

island-lesson-teams = Squadre
island-lesson-teams-about = Tre minuti sui compagni: un turno, quattro dadi, una serie di pezzi.
island-lesson-teams-end = Trova un compagno, o fatti fare compagnia da un bot, e gioca due contro due.

island-lesson-teams-partners = Due esploratori, una squadra
island-lesson-teams-partners-say = Tu sei Bellona, Orellana gioca con te come Stella, e avete un turno insieme. Abitanti, fattorie, il forte e le offerte sono di entrambe. Potete stare sulla stessa tessera, e non combattete mai tra voi.

island-lesson-teams-dice = Quattro dadi
island-lesson-teams-dice-say = Ognuna tira due dadi, e i quattro sono scoperti: ciascuna ne prende uno come velocità e uno per raccogliere, chi vuole quale. Tu sei sull'oro, quindi raccogli bene; Stella ha molta strada e vuole un dado veloce.
island-lesson-teams-dice-ask = Prendi l'1 come velocità e raccogli con il 6.
island-lesson-teams-dice-done = Stella ha preso il 5 come velocità, e ha raccolto tre cibo sulla sua tessera.

island-lesson-teams-dice-wrong-fast = Raccogli con il 6: sei sull'oro. Come velocità prendi l'1.
island-lesson-teams-dice-wrong-speed = Quello lascialo a Stella, a cui serve velocità. Prendi l'1.
island-lesson-teams-dice-wrong-little = Raccogli con il 6, e prendi l'1 come velocità.

island-lesson-teams-give = Aiutatevi
island-lesson-teams-give-say = I compagni vedono le carte l'uno dell'altro. Il prezzo di una cosa non si divide, ma sulla stessa tessera, o su tessere vicine, vi date e scambiate quello che volete. Ti manca un legno per un'offerta, e Stella ne ha due.
island-lesson-teams-give-ask = Proponi a Stella uno scambio: un legno per niente.
island-lesson-teams-give-done = Stella ha accettato subito: quello che ci compri è di entrambe.

island-lesson-teams-give-wrong-end = Per l'offerta manca solo un legno. Chiedilo a Stella.
island-lesson-teams-give-wrong-stay = Resta accanto a Stella e al santuario, e chiedile il legno.
island-lesson-teams-give-wrong-rival = Quello è un avversario. La tua compagna è Stella.
island-lesson-teams-give-wrong-ask = Così non chiedi niente. Chiedi un legno.
island-lesson-teams-give-wrong-nothing = Per l'offerta ti serve tutto quello che hai. Tra compagni non si deve dare niente in cambio: chiedi solo un legno.

island-lesson-teams-shrine = Un'offerta per entrambe
island-lesson-teams-shrine-say = 1 cibo, 2 legno, 3 oro: adesso puoi pagare l'offerta da sola. Rende più forti entrambe le esploratrici, ed entrambe possono tornarvi accanto dopo una sconfitta.
island-lesson-teams-shrine-ask = Fai un'offerta al santuario.
island-lesson-teams-shrine-done = Siete entrambe più forti di 1.

island-lesson-teams-shrine-wrong-end = Adesso puoi permetterti l'offerta.
island-lesson-teams-shrine-wrong-stay = Sei accanto al santuario. Fai l'offerta da qui.
island-lesson-teams-shrine-wrong-trade = Hai tutto quello che serve per l'offerta.
island-lesson-teams-shrine-wrong-dear = Così spenderesti carte che ti servono per l'offerta.

island-lesson-teams-finish = La fine del turno
island-lesson-teams-finish-say = I compagni agiscono in qualunque ordine, una cosa dopo l'altra. Il turno è finito quando l'hanno detto entrambi; finché uno esplora ancora, può richiamare l'altro.
island-lesson-teams-finish-ask = Di' che hai finito.
island-lesson-teams-finish-done = Stella può continuare. Quando ha finito anche lei, l'altra squadra tira i suoi dadi.

island-lesson-teams-finish-wrong-stay = Potresti, ma hai fatto quello per cui sei venuta. Finisci il turno.
island-lesson-teams-finish-wrong-trade = Basta scambi. Finisci il turno.

island-lesson-teams-win = Come vince una squadra
island-lesson-teams-win-say = Una squadra vince con le sue offerte su tutti e tre i santuari dell'isola e uno di voi che ha il santuario della caverna. Da sei giocatori in su bastano due santuari e quello della caverna.

island-lesson-solo = Da soli sull'isola
island-lesson-solo-about = Quattro minuti sul gioco per uno: sei punti per turno, e tre guardiani.
island-lesson-solo-end = Adesso prova tu. È difficile: i guardiani vincono più spesso.

island-lesson-solo-points = Sei punti
island-lesson-solo-points-say = Da soli non si tirano dadi: ogni turno ha sei punti. Raccogli con quanti ne vuoi, una carta per punto, poi spostati con il resto, una tessera per punto.
island-lesson-solo-points-ask = Raccogli tre oro, e tieni tre punti come velocità.
island-lesson-solo-points-done = Tre carte, e restano tre passi.

island-lesson-solo-points-wrong-early = Prima raccogli tre oro.
island-lesson-solo-points-wrong-enough = Questa volta bastano tre: tieni gli altri punti per camminare.

island-lesson-solo-shrine = Un guardiano per ogni santuario
island-lesson-solo-shrine-say = I tre santuari dell'isola sono custoditi: il primo trovato porta il Lupo, il secondo il Ladro, il terzo il Titano. Finché un guardiano sta su un santuario non vi si può fare un'offerta.
island-lesson-solo-shrine-ask = Scopri una tessera.
island-lesson-solo-shrine-done = Un santuario, e sopra il Lupo, con forza 1. Il Ladro ne ha 3, il Titano 6.

island-lesson-solo-shrine-wrong-end = Hai ancora punti. Scopri una tessera.
island-lesson-solo-shrine-wrong-known = Quella tessera è già nota. Scoprine una nuova.
island-lesson-solo-shrine-wrong-build = Più tardi. Prima scopri una tessera.

island-lesson-solo-round = Ti danno la caccia
island-lesson-solo-round-say = Dopo ogni tuo turno muovono i guardiani. Lupo e Titano vanno verso l'essere vivente più vicino e attaccano quello che incontrano, anche edifici. Se il tuo esploratore è battuto, da chiunque, la partita è persa.
island-lesson-solo-round-ask = Finisci il turno e guarda dove va il Lupo.
island-lesson-solo-round-done = Un passo più vicino. Ma il suo santuario adesso è libero: standogli accanto potresti fare un'offerta.

island-lesson-solo-round-wrong-build = Può aspettare. Finisci il turno e guarda il Lupo.

island-lesson-solo-fight = Rilanciare
island-lesson-solo-fight-say = In una battaglia puoi pagare per una seconda occasione: 1 oro per ogni dado che vuoi rilanciare, una volta per battaglia. Il tuo unico dado mostrerà un 1.
island-lesson-solo-fight-ask = Attacca il Lupo a est. Poi segna il tuo dado e rilancialo per 1 oro.
island-lesson-solo-fight-done = 6 contro 3: il Lupo è battuto, torna a un santuario e salta un round. I guardiani non se ne vanno mai per sempre.

island-lesson-solo-fight-wrong-end = Meglio che attacchi tu. Vai sulla tessera del Lupo a est.
island-lesson-solo-fight-wrong-elsewhere = Il Lupo è a est. Attaccalo.
island-lesson-solo-fight-wrong-stand = Con un 1 potresti solo perdere o pareggiare. Prima segna il dado: costa 1 oro.
island-lesson-solo-fight-wrong-build = Più tardi. Prima il Lupo.

island-lesson-solo-thief = Il Ladro
island-lesson-solo-thief-say = All'inizio il Ladro non caccia: va al santuario più vicino che controlli e scambia la tua offerta con una sua. Qui gli manca un passo.
island-lesson-solo-thief-ask = Finisci il turno e guardalo.
island-lesson-solo-thief-done = Il santuario è perso, tu sei più debole di 1, e ogni guardiano è più forte di 1. Puoi ricomprarvi un'offerta; quella la lascia stare.

island-lesson-solo-thief-wrong-build = Questo non lo ferma. Finisci il turno e guarda.

island-lesson-solo-goal = Come finisce
island-lesson-solo-goal-say = Vinci come sempre: tre santuari dell'isola e quello della caverna. Perdi con il tuo esploratore, quindi porta abitanti in battaglia, costruisci un forte, e non finire mai un turno dove il Titano può raggiungerti.
