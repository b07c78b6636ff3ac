### Le lezioni della Ricerca in italiano.

quest-lesson-first = La tua prima spedizione
quest-lesson-first-about = Tutto il gioco in dieci piccoli passi: ogni mossa la fai tu.
quest-lesson-first-end = È tutto quello che serve. Adesso guida una spedizione tua: tre bot aspettano alla partenza.

quest-lesson-first-goal = La meta
quest-lesson-first-goal-say = Da qualche parte oltre la giungla c'è El Dorado. La tua pedina è alla partenza, la città d'oro all'altra estremità. Chi ci arriva prima di tutti vince la corsa.

quest-lesson-first-signs = Che cosa mostra una carta
quest-lesson-first-signs-say = Quattro carte sono la tua spedizione per questo turno. Il simbolo su una carta dice quale terreno attraversa: il machete del Ricercatore apre un esagono di giungla.
quest-lesson-first-signs-ask = Gioca il Ricercatore e vai su un esagono verde accanto alla tua pedina.
quest-lesson-first-signs-done = Il primo passo è fatto. Una carta giocata resta nella pila degli scarti finché non hai finito tutto il mazzo.

quest-lesson-first-signs-wrong-spend = Così pagheresti con la carta al mercato. Prima si cammina: usa il Ricercatore su un esagono verde.
quest-lesson-first-signs-wrong-end = Il tuo turno può fare di più. Prima entra nella giungla con il Ricercatore.

quest-lesson-first-terrain = Ogni terreno ha il suo simbolo
quest-lesson-first-terrain-say = Machete per la giungla verde, pagaie per l'acqua blu, monete per i villaggi gialli. Una carta entra in un esagono se il simbolo è lo stesso e il suo numero è almeno quello dell'esagono.
quest-lesson-first-terrain-ask = Attraversa l'acqua: usa il Marinaio sull'esagono blu.
quest-lesson-first-terrain-done = Esatto: una pagaia per l'acqua. Dove più strade vanno avanti, decidono le carte che hai in mano.

quest-lesson-first-terrain-wrong-jungle = Il machete del Ricercatore è per la giungla. L'esagono blu è acqua: serve una pagaia.
quest-lesson-first-terrain-wrong-village = La moneta del Viaggiatore è per i villaggi. L'esagono blu è acqua: serve una pagaia.
quest-lesson-first-terrain-wrong-spend = Così pagheresti al mercato. Usa il Marinaio per attraversare l'acqua.
quest-lesson-first-terrain-wrong-end = Non ancora: il Marinaio può ancora attraversare l'acqua.

quest-lesson-first-power = Forza in eccesso
quest-lesson-first-power-say = Lo Scout ha due machete. Il primo esagono ne prende uno; con quello che resta la stessa carta va avanti, finché anche l'esagono seguente è giungla.
quest-lesson-first-power-ask = Con lo Scout, avanza di due esagoni di giungla verso la tessera seguente.
quest-lesson-first-power-done = Una carta, due esagoni. Due carte non si sommano mai per un esagono, ma una carta forte può andare lontano.

quest-lesson-first-power-wrong-way = Lo Scout può andarci, ma noi andiamo verso la tessera seguente: prendi i due esagoni in fila che portano lì.
quest-lesson-first-power-wrong-stop = Fermandoti perdi il machete che resta. Usalo per l'esagono seguente.
quest-lesson-first-power-wrong-explorer = Il Ricercatore ha un solo machete, buono per un esagono. Lo Scout li fa tutti e due.
quest-lesson-first-power-wrong-spend = Così pagheresti al mercato. Cammina invece con lo Scout.
quest-lesson-first-power-wrong-end = Finire il turno adesso sprecherebbe i due machete dello Scout.

quest-lesson-first-rubble = Macerie
quest-lesson-first-rubble-say = Le macerie grigie non chiedono un simbolo: costano tante carte quante ne mostrano, di qualunque tipo. Vanno nella tua pila degli scarti e torneranno.
quest-lesson-first-rubble-ask = Vai sulle macerie accanto alla tua pedina e dai una carta qualunque.
quest-lesson-first-rubble-done = Per le macerie una carta è una carta: dai quella che in questo turno ti serve meno.

quest-lesson-first-rubble-wrong-path = Quella carta può andare altrove con il suo simbolo. Sulle macerie si va semplicemente, e poi si dà una carta.
quest-lesson-first-rubble-wrong-spend = Così pagheresti al mercato. Vai sulle macerie e dai una carta.
quest-lesson-first-rubble-wrong-end = Prima vai sulle macerie.

quest-lesson-first-camp = Campi base e mazzi snelli
quest-lesson-first-camp-say = Anche i campi base rossi costano carte, ma quelle lasciano il gioco per sempre. Non è una perdita: un mazzo snello di buone carte riporta prima in mano le migliori.
quest-lesson-first-camp-ask = Vai sul campo rosso accanto alla tua pedina e liberati di una carta debole.
quest-lesson-first-camp-done = Una carta debole in meno, per sempre: da adesso il tuo Esploratore torna più spesso.

quest-lesson-first-camp-wrong-best = L'Esploratore con i suoi tre machete è la tua carta migliore, e sparirebbe per sempre. Dai il Viaggiatore o il Ricercatore.
quest-lesson-first-camp-wrong-path = Quella carta può andare altrove. Noi vogliamo il campo rosso accanto alla tua pedina: vacci e dai una carta debole.
quest-lesson-first-camp-wrong-spend = Così pagheresti al mercato. Vai invece sul campo.
quest-lesson-first-camp-wrong-end = Prima vai sul campo: è un'occasione per liberarti di una carta debole.

quest-lesson-first-blockade = Tessere giunzione
quest-lesson-first-blockade-say = Una tessera giunzione sta tra due tessere e chiude la strada a tutti. Paga quello che mostra, come un esagono: la tieni, e la strada è aperta. In caso di pareggio vince chi ne ha di più.
quest-lesson-first-blockade-ask = Prendi la tessera giunzione con lo Scout, poi vai oltre con il machete che resta.
quest-lesson-first-blockade-done = La tessera è tua e il passaggio è aperto, anche per gli altri. Arrivare primi conviene.

quest-lesson-first-blockade-wrong-coin = Questa tessera mostra un machete: la moneta del Viaggiatore non la apre.
quest-lesson-first-blockade-wrong-stop = Resta un machete: usalo per andare avanti.
quest-lesson-first-blockade-wrong-way = Così cammini lungo la tessera giunzione. Superala e vai oltre.
quest-lesson-first-blockade-wrong-spend = Così pagheresti al mercato. Apri la tessera con lo Scout.
quest-lesson-first-blockade-wrong-end = Prima supera la tessera giunzione.

quest-lesson-first-buy = Comprare carte
quest-lesson-first-buy-say = Le carte servono anche a pagare: una che mostra monete vale le sue monete, ogni altra mezza moneta. Una volta per turno puoi comprare una carta. Va nella tua pila degli scarti e lavora per te dalla prossima mescolata.
quest-lesson-first-buy-ask = La tua mano vale 3 monete. Scegli l'Esploratore (tre machete, 3 monete) o un'altra carta del mercato, e comprala.
quest-lesson-first-buy-done = Una carta forte per quattro deboli: così cresce una spedizione. Il resto va perso, quindi non spendere più del necessario.

quest-lesson-first-buy-wrong-move = Così cammini con la carta. In questo turno facciamo acquisti: scegli una carta del mercato.
quest-lesson-first-buy-wrong-end = Non hai ancora comprato niente. Scegli una carta del mercato.

quest-lesson-first-turn = La fine di un turno
quest-lesson-first-turn-say = Quello che hai giocato va nella pila degli scarti. Delle carte che restano tieni quelle che vuoi, poi peschi fino ad averne quattro. Quando il mazzo di pesca è finito si mescolano gli scarti: allora arriva la tua carta nuova.
quest-lesson-first-turn-ask = Finisci il turno. Tieni le carte che ti serviranno, scarta le altre.
quest-lesson-first-turn-done = Adesso muovono gli altri, e tu ricominci con quattro carte.

quest-lesson-first-finish = El Dorado
quest-lesson-first-finish-say = L'ultima tessera. Due esagoni di giungla, e poi l'acqua davanti alla città d'oro. Appena qualcuno è arrivato, tutti gli altri giocano il round fino alla fine.
quest-lesson-first-finish-ask = Porta la tua pedina a El Dorado: l'Esploratore attraverso la giungla, il Marinaio sull'acqua.
quest-lesson-first-finish-done = Hai raggiunto la città d'oro!

quest-lesson-first-finish-wrong-spend = Tieni quella carta: servono tutte e due per arrivare alla città.
quest-lesson-first-finish-wrong-end = Ci sei quasi. Ancora uno sforzo!
quest-lesson-first-finish-wrong-back = Così ti allontani dalla città. Vai verso la città.
quest-lesson-first-finish-wrong-stop = Fermandoti perdi quello che resta della carta. Continua verso la città.

quest-lesson-caves = Le caverne
quest-lesson-caves-about = Due minuti sulle caverne: fermati accanto a una e guarda che cosa c'è dentro.
quest-lesson-caves-end = Le caverne sono su quasi tutti i percorsi. Cerca una strada che si fermi accanto a una, se non ti costa un turno.

quest-lesson-caves-explore = Guarda in una caverna
quest-lesson-caves-explore-say = In una montagna con una caverna ci sono quattro segnalini coperti. Una pedina che si ferma accanto prende il primo. Passare non basta, e la stessa pedina ne ottiene un secondo solo dopo essersi allontanata.
quest-lesson-caves-explore-ask = Vai con il Ricercatore sull'esagono accanto alla caverna.
quest-lesson-caves-explore-done = Un segnalino con due monete! I segnalini si tengono quanto si vuole.

quest-lesson-caves-explore-wrong-elsewhere = Quello non è accanto alla caverna. Usa il Ricercatore per l'esagono che la tocca.
quest-lesson-caves-explore-wrong-spend = Così pagheresti al mercato. Vai alla caverna con il Ricercatore.
quest-lesson-caves-explore-wrong-end = La caverna è a un passo: prima vacci.

quest-lesson-caves-use = Usa un segnalino
quest-lesson-caves-use-say = Un segnalino con un simbolo funziona come una carta di quel simbolo e di quella forza, una volta: poi non c'è più. Le monete possono invece pagare al mercato. Si può usare subito o in un turno successivo.
quest-lesson-caves-use-ask = Usa il segnalino per entrare nel villaggio accanto alla tua pedina.
quest-lesson-caves-use-done = Sei ancora accanto alla stessa caverna, quindi niente secondo segnalino. Resta una moneta per un altro villaggio.

quest-lesson-caves-use-wrong-card = Potrebbe farlo anche il Viaggiatore, ma vogliamo provare il segnalino.
quest-lesson-caves-use-wrong-spend = Così pagheresti al mercato. Usa il segnalino per il villaggio.
quest-lesson-caves-use-wrong-end = Prima usa il segnalino per il villaggio.

quest-lesson-caves-kinds = Che altro si trova
quest-lesson-caves-kinds-say = Altri segnalini pescano una carta, ne eliminano una dal mazzo, cambiano la mano, conservano un oggetto che andrebbe via, fanno passare oltre un'altra pedina, o fanno un passo ovunque accanto a te come un Nativo. Ciascuno dice che cosa fa quando lo guardi.

quest-lesson-pieces = Due pedine a testa
quest-lesson-pieces-about = Due minuti sulla corsa a due: due pedine, una mano di carte.
quest-lesson-pieces-end = In due giocatori le tessere giunzione ve le contendete voi, con due pedine a testa. Si parte!

quest-lesson-pieces-choose = Scegli una pedina
quest-lesson-pieces-choose-say = Quando si gioca in due, ciascuno ha due pedine e una mano di carte. Per ogni carta scegli quale delle tue pedine muove.
quest-lesson-pieces-choose-ask = Usa il Ricercatore per la tua seconda pedina, quella segnata: portala nella giungla accanto.
quest-lesson-pieces-choose-done = La prossima carta può muovere l'altra pedina, o ancora questa.

quest-lesson-pieces-choose-wrong-first = Così muovi la prima pedina. Questa volta scegli la seconda.
quest-lesson-pieces-choose-wrong-spend = Così pagheresti al mercato. Prima cammina con il Ricercatore.
quest-lesson-pieces-choose-wrong-end = Non ancora: prima cammina con il Ricercatore.

quest-lesson-pieces-split = Una carta, una pedina
quest-lesson-pieces-split-say = La forza di una carta non si divide tra le pedine: quella in eccesso prosegue con la stessa pedina, o è persa.
quest-lesson-pieces-split-ask = Muovi la prima pedina di due esagoni verso la tessera seguente con lo Scout.
quest-lesson-pieces-split-done = Tutti e due i machete per una pedina. Le tue pedine si ostacolano anche: un esagono con una pedina è chiuso, anche per te.

quest-lesson-pieces-split-wrong-second = Così cominci con la seconda pedina, e lo Scout resterebbe con lei. Usalo per la prima.
quest-lesson-pieces-split-wrong-stop = Fermandoti perdi il machete che resta; l'altra pedina non può averlo. Continua.
quest-lesson-pieces-split-wrong-explorer = Il Ricercatore ha un solo machete. Usa lo Scout per tutti e due gli esagoni.
quest-lesson-pieces-split-wrong-way = Lo Scout può andarci, ma noi andiamo verso la tessera seguente.
quest-lesson-pieces-split-wrong-spend = Così pagheresti al mercato. Cammina invece con lo Scout.
quest-lesson-pieces-split-wrong-end = Prima cammina con lo Scout.

quest-lesson-pieces-arrive = La prima delle due
quest-lesson-pieces-arrive-say = Per vincere devono raggiungere El Dorado tutte e due le tue pedine. Il primo arrivo non chiude la corsa, quindi una pedina molto indietro trattiene l'altra.
quest-lesson-pieces-arrive-ask = Porta a El Dorado la pedina più avanti: il Marinaio attraversa l'acqua.
quest-lesson-pieces-arrive-done = Una è arrivata. Adesso ogni carta è per la seconda pedina.

quest-lesson-pieces-arrive-wrong-spend = Così pagheresti al mercato. Usa il Marinaio per raggiungere El Dorado.
quest-lesson-pieces-arrive-wrong-end = La città è a un esagono: usa il Marinaio.

quest-lesson-pieces-both = Sono arrivate entrambe
quest-lesson-pieces-both-say = Appena sono arrivate entrambe le pedine di un giocatore comincia l'ultimo round: l'altro può ancora finire il round. Se ce la fanno tutti e due, decide chi ha più tessere giunzione.
quest-lesson-pieces-both-ask = Porta la seconda pedina a El Dorado: l'Esploratore attraverso la giungla, il Marinaio sull'acqua.
quest-lesson-pieces-both-done = Sono entrambe nella città d'oro!

quest-lesson-pieces-both-wrong-spend = Tieni quella carta: servono tutte e due per arrivare alla città.
quest-lesson-pieces-both-wrong-end = Ci sei quasi. Ancora uno sforzo!
quest-lesson-pieces-both-wrong-back = Così ti allontani dalla città. Vai verso la città.
quest-lesson-pieces-both-wrong-stop = Fermandoti perdi quello che resta della carta. Continua verso la città.
