### La ricerca di El Dorado in italiano, con i termini del regolamento italiano. Ogni chiave sta sotto “quest”.

quest-title = La ricerca di El Dorado
# sul tabellone del terminale, per posto
quest-marks = ABCD
quest-about = Una corsa attraverso la giungla: ingaggia la tua spedizione, carta dopo carta, e raggiungi la città d'oro prima di tutti.

quest-option-course = Percorso
quest-option-course-first--game = Prima partita
quest-option-course-hills--of--gold = Colline d'oro
quest-option-course-home--stretch = Dirittura d'arrivo
quest-option-course-winding--paths = Sentieri tortuosi
quest-option-course-serpentine = Serpentina
quest-option-course-swamplands = Paludi
quest-option-course-witch--cauldron = Calderone della strega
quest-option-course-random = Un percorso casuale
quest-option-caves = Caverne
quest-option-caves-true = con caverne
quest-option-caves-false = senza caverne
quest-option-strips = Tessere giunzione sulle strisce
quest-option-strips-large_only = solo dove si toccano due tessere grandi
quest-option-strips-start_side = anche sul lato della striscia verso la partenza
quest-option-strips-every_seam = su ogni bordo comune
quest-option-start = Primo giocatore
quest-option-start-first = chi si è seduto prima degli altri
quest-option-start-lots = estratto a sorte

quest-preset-first = Prima partita
quest-preset-first-about = Il percorso per la prima partita, senza caverne.
quest-preset-caves = Primo percorso con caverne
quest-preset-caves-about = Il primo percorso, con segnalini da trovare nelle caverne.
quest-preset-hills--of--gold = Colline d'oro
quest-preset-hills--of--gold-about = Facile. Sei tessere, con caverne.
quest-preset-home--stretch = Dirittura d'arrivo
quest-preset-home--stretch-about = Facile. Cinque tessere e una striscia, con caverne.
quest-preset-winding--paths = Sentieri tortuosi
quest-preset-winding--paths-about = Medio. Sei tessere, con caverne.
quest-preset-serpentine = Serpentina
quest-preset-serpentine-about = Medio. Sei tessere che si snodano, con caverne.
quest-preset-swamplands = Paludi
quest-preset-swamplands-about = Difficile. Cinque tessere e due strisce, con caverne.
quest-preset-witch--cauldron = Calderone della strega
quest-preset-witch--cauldron-about = Difficile. Sei tessere e la strada più lunga, con caverne.
quest-preset-random = Un percorso casuale
quest-preset-random-about = Un percorso che nessuno ha mai visto, con caverne.

quest-symbol-machete = machete
quest-symbol-coin = moneta
quest-symbol-paddle = pagaia
quest-symbol-joker = jolly
quest-symbol-action = azione
quest-power-machete =
    { $power ->
        [one] { $power } machete
       *[other] { $power } machete
    }
quest-power-coin =
    { $power ->
        [one] { $power } moneta
       *[other] { $power } monete
    }
quest-power-paddle =
    { $power ->
        [one] { $power } pagaia
       *[other] { $power } pagaie
    }

quest-terrain-jungle = giungla
quest-terrain-village = villaggio
quest-terrain-water = acqua
quest-terrain-rubble = macerie
quest-terrain-camp = campo base
quest-terrain-mountain = montagna
quest-terrain-start = esagono di partenza

quest-direction-e = a est
quest-direction-se = a sud-est
quest-direction-sw = a sud-ovest
quest-direction-w = a ovest
quest-direction-nw = a nord-ovest
quest-direction-ne = a nord-est

quest-card-explorer = Ricercatore
quest-card-explorer-help = Machete 1: attraverso un esagono di giungla che ne chiede uno.
quest-card-traveler = Viaggiatore
quest-card-traveler-help = Moneta 1: attraverso un villaggio, o una moneta.
quest-card-sailor = Marinaio
quest-card-sailor-help = Pagaia 1: attraverso un esagono di acqua che ne chiede una.
quest-card-scout = Scout
quest-card-scout-help = Machete 2: attraverso giungla che ne chiede fino a 2 in tutto.
quest-card-trailblazer = Esploratore
quest-card-trailblazer-help = Machete 3: attraverso giungla che ne chiede fino a 3 in tutto.
quest-card-jack_of_all_trades = Tuttofare
quest-card-jack_of_all_trades-help = Machete, moneta o pagaia 1: scegli quando la giochi.
quest-card-photographer = Fotografa
quest-card-photographer-help = Moneta 2: attraverso villaggi, o due monete.
quest-card-treasure_chest = Forziere
quest-card-treasure_chest-help = Moneta 4, una volta: usato per la sua forza lascia il gioco.
quest-card-transmitter = Trasmittente
quest-card-transmitter-help = Prendi gratis una carta qualunque del mercato, sulla plancia o sopra. Poi lascia il gioco.
quest-card-pioneer = Pioniere
quest-card-pioneer-help = Machete 5: attraverso giungla che ne chiede fino a 5 in tutto.
quest-card-giant_machete = Machete gigante
quest-card-giant_machete-help = Machete 6, una volta: usato per la sua forza lascia il gioco.
quest-card-captain = Capitano
quest-card-captain-help = Pagaia 3: attraverso acqua che ne chiede fino a 3 in tutto.
quest-card-journalist = Giornalista
quest-card-journalist-help = Moneta 3: attraverso villaggi, o tre monete.
quest-card-millionaire = Milionaria
quest-card-millionaire-help = Moneta 4: attraverso villaggi, o quattro monete.
quest-card-adventurer = Avventuriera
quest-card-adventurer-help = Machete, moneta o pagaia 2: scegli quando la giochi.
quest-card-prop_plane = Aereo a elica
quest-card-prop_plane-help = Machete, moneta o pagaia 4, una volta: usato per la sua forza lascia il gioco.
quest-card-cartographer = Cartografo
quest-card-cartographer-help = Pesca due carte e continua a giocare.
quest-card-scientist = Scienziata
quest-card-scientist-help = Pesca una carta, poi puoi eliminare dal gioco una carta della tua mano.
quest-card-compass = Bussola
quest-card-compass-help = Pesca tre carte. Poi lascia il gioco.
quest-card-travel_log = Diario di viaggio
quest-card-travel_log-help = Pesca due carte, poi elimina fino a due carte della tua mano. Poi lascia il gioco.
quest-card-native = Nativo
quest-card-native-help = Un passo su un esagono vicino qualunque, senza pagarne il costo, o rimuove una tessera giunzione vicina.

quest-token-machete_1 = Machete 1
quest-token-machete_1-help = Muove come una carta machete 1.
quest-token-machete_2 = Machete 2
quest-token-machete_2-help = Muove come una carta machete 2.
quest-token-machete_3 = Machete 3
quest-token-machete_3-help = Muove come una carta machete 3.
quest-token-coin_1 = Moneta 1
quest-token-coin_1-help = Muove come una carta moneta 1, o paga una moneta.
quest-token-coin_2 = Moneta 2
quest-token-coin_2-help = Muove come una carta moneta 2, o paga due monete.
quest-token-paddle_1 = Pagaia 1
quest-token-paddle_1-help = Muove come una carta pagaia 1.
quest-token-paddle_2 = Pagaia 2
quest-token-paddle_2-help = Muove come una carta pagaia 2.
quest-token-draw_1 = Pesca
quest-token-draw_1-help = Pesca una carta e continua a giocare.
quest-token-remove_card = Elimina
quest-token-remove_card-help = Elimina dal gioco una carta della tua mano.
quest-token-replace_hand = Cambio
quest-token-replace_hand-help = Gioca senza effetto da una a quattro carte della tua mano, poi pescane altrettante.
quest-token-keep_item = Conserva
quest-token-keep_item-help = Subito dopo aver usato un oggetto: va negli scarti invece di lasciare il gioco.
quest-token-pass_occupied = Passaggio
quest-token-pass_occupied-help = Fino alla fine del turno puoi entrare e passare negli esagoni occupati da pedine.
quest-token-free_move = Nativo
quest-token-free_move-help = Un passo su un esagono vicino qualunque, o rimuove una tessera giunzione vicina.
quest-token-change_symbol = Simbolo
quest-token-change_symbol-help = La prossima carta che giochi può avere un altro simbolo, con la stessa forza.

quest-move-step = Un passo { WORD($direction, of: "quest-direction") }: { WORD($terrain, of: "quest-terrain") } { $power }
quest-move-pay_step =
    { $power ->
        [one] Vai { WORD($direction, of: "quest-direction") } ({ WORD($terrain, of: "quest-terrain") }): { $power } carta
       *[other] Vai { WORD($direction, of: "quest-direction") } ({ WORD($terrain, of: "quest-terrain") }): { $power } carte
    }
quest-move-native_step = Il Nativo ti guida { WORD($direction, of: "quest-direction") } ({ WORD($terrain, of: "quest-terrain") })
quest-move-overcome = Supera la tessera giunzione { $blockade } ({ WORD($terrain, of: "quest-terrain") } { $power })
quest-move-pay_blockade =
    { $power ->
        [one] Supera la tessera giunzione { $blockade }: { $power } carta
       *[other] Supera la tessera giunzione { $blockade }: { $power } carte
    }
quest-move-native_blockade = Il Nativo rimuove la tessera giunzione { $blockade }
quest-move-stop = Fermati qui e perdi { $left } di forza
quest-move-end = Finisci il turno
quest-move-done = Nessun'altra carta
quest-move-keep = Tieni il resto e pesca
quest-move-give = Dai { WORD($card, of: "quest-card") }
quest-move-exchange = Cambia { WORD($card, of: "quest-card") }
quest-move-spend = Spendi { WORD($card, of: "quest-card") }
quest-move-spend_as_coin = Spendi { WORD($card, of: "quest-card") } come monete
quest-move-play = Gioca { WORD($card, of: "quest-card") } per { WORD($symbol, of: "quest-power") }
quest-move-act = Gioca { WORD($card, of: "quest-card") }
quest-move-buy = Compra { WORD($card, of: "quest-card") }
quest-move-take = Prendi { WORD($card, of: "quest-card") }
quest-move-remove = Elimina { WORD($card, of: "quest-card") } dal gioco
quest-move-remove_new = Elimina dal gioco la nuova carta { WORD($card, of: "quest-card") }
quest-move-discard = Scarta { WORD($card, of: "quest-card") }
quest-move-play_token = Gioca il segnalino { WORD($token, of: "quest-token") }
quest-move-spend_token = Spendi il segnalino { WORD($token, of: "quest-token") }
quest-move-use_token = Usa il segnalino { WORD($token, of: "quest-token") }

quest-event-played = { SEAT($seat) } gioca { WORD($card, of: "quest-card") } per { WORD($symbol, of: "quest-power") }.
quest-event-step = { SEAT($seat) } muove di un esagono.
quest-event-step-many = { SEAT($seat) } muove di { $count } esagoni.
quest-event-arrived = { SEAT($seat) } raggiunge El Dorado!
quest-event-final = Comincia l'ultimo round.
quest-event-overcame = { SEAT($seat) } supera una tessera giunzione.
quest-event-gave = { SEAT($seat) } cede { WORD($card, of: "quest-card") }.
quest-event-gave-many = { SEAT($seat) } cede { WORD($card, of: "quest-card") }.
quest-event-removed = { SEAT($seat) } elimina { WORD($card, of: "quest-card") } dal gioco.
quest-event-removed-many = { SEAT($seat) } elimina { WORD($card, of: "quest-card") } dal gioco.
quest-event-saved = { SEAT($seat) } conserva { WORD($card, of: "quest-card") }.
quest-event-stopped = { SEAT($seat) } si ferma.
quest-event-explored = { SEAT($seat) } esplora una caverna e trova { WORD($token, of: "quest-token") }.
quest-event-token = { SEAT($seat) } gioca il segnalino { WORD($token, of: "quest-token") }.
quest-event-acted = { SEAT($seat) } gioca { WORD($card, of: "quest-card") }.
quest-event-spent = { SEAT($seat) } spende { WORD($card, of: "quest-card") }: vale { HALF($worth) }.
quest-event-spent-many = { SEAT($seat) } spende { WORD($card, of: "quest-card") }.
quest-event-bought = { SEAT($seat) } compra { WORD($card, of: "quest-card") }.
quest-event-took = { SEAT($seat) } prende { WORD($card, of: "quest-card") }.
quest-event-shuffled = { SEAT($seat) } mescola.
quest-event-drew =
    { $count ->
        [one] { SEAT($seat) } pesca { $count } carta.
       *[other] { SEAT($seat) } pesca { $count } carte.
    }
quest-event-drew-secret = { SEAT($seat) } pesca { WORD($cards, of: "quest-card") }.
quest-event-ended = { SEAT($seat) } finisce il turno.
quest-event-discarded = { SEAT($seat) } scarta { WORD($card, of: "quest-card") }.
quest-event-discarded-many = { SEAT($seat) } scarta { WORD($card, of: "quest-card") }.
quest-event-turn = Round { $round }: tocca a { SEAT($seat) }.
quest-event-over = La corsa è finita. Vittoria di { SEAT($winners) }.

quest-prompt-over = La corsa è finita.
quest-prompt-wait = Tocca a { SEAT($who) }.
quest-prompt-turn = Muovi, poi compra al massimo una carta, poi finisci il turno.
quest-prompt-final = Il tuo ultimo turno: raggiungi El Dorado adesso.
quest-prompt-stranded = Non ti resta nessuna carta, quindi non puoi più né muoverti né comprare: puoi solo finire il turno.
quest-prompt-arrived = Sei a El Dorado. Finisci il turno.
quest-prompt-moving = Forza rimasta: { $left } ({ WORD($symbol, of: "quest-symbol") }): continua, o gioca un'altra carta.
quest-prompt-spending = Monete spese: { HALF($coins) }. Spendine altre, o scegli una carta che non costi di più.
quest-prompt-bought = Comprato. Si possono ancora giocare carte azione; poi finisci il turno.
quest-prompt-bought_out = Comprato. Finisci il turno.
quest-prompt-pay =
    { $left ->
        [one] Dai { $left } carta della tua mano.
       *[other] Dai { $left } carte della tua mano.
    }
quest-prompt-native = Dove ti guida il Nativo?
quest-prompt-remove = Scegli una carta da eliminare dal gioco (al massimo { $left }).
quest-prompt-exchange = Scegli le carte da cambiare (al massimo altre { $left }).
quest-prompt-take = Scegli una carta qualunque del mercato: è gratis.
quest-prompt-discard = Scarta quello che non vuoi tenere, poi pesca.

quest-plan-walk =
    { $steps ->
        [one] Muovi di { $steps } esagono, costo { $cost }
       *[other] Muovi di { $steps } esagoni, costo { $cost }
    }
quest-plan-route =
    { $steps ->
        [one] Muovi di { $steps } esagono, costo { $cost }
       *[other] Muovi di { $steps } esagoni, costo { $cost }
    }
quest-plan-clear = Supera la tessera giunzione: costo { $cost }
quest-plan-buy =
    { $cost ->
        [one] Compra { WORD($card, of: "quest-card") } per { $cost } moneta
       *[other] Compra { WORD($card, of: "quest-card") } per { $cost } monete
    }
quest-plan-pay = Dai { WORD($cards, of: "quest-card") }
quest-plan-thin = Elimina { WORD($cards, of: "quest-card") }
quest-plan-exchange = Cambia { WORD($cards, of: "quest-card") }
quest-plan-end =
    { $kept ->
        [0] Finisci il turno, scartane { $discarded }
       *[other]
            { $discarded ->
                [0] Finisci il turno, tienine { $kept }
               *[other] Finisci il turno: tieni { $kept }, scarta { $discarded }
            }
    }

quest-hint-closer = Ti avvicina a El Dorado di { $by }; distanza rimasta: { $left }.
quest-hint-onward = Tiene aperta la tua strada per El Dorado; distanza rimasta: { $left }.
quest-hint-blockade = La strada passa per questa tessera giunzione, e la tessera decide un pareggio a tuo favore.
quest-hint-buy = { WORD($card, of: "quest-card") } è la carta migliore per il tuo mazzo che adesso puoi pagare.
quest-hint-coins = Queste carte non ti portano oltre in questo turno, quindi pagano un acquisto (monete: { HALF($half) }).
quest-hint-thin = Senza { WORD($card, of: "quest-card") } peschi più spesso le tue carte migliori.
quest-hint-least = { WORD($card, of: "quest-card") } è la carta che ti serve meno.
quest-hint-first = Vale la pena sapere che cosa porta prima di decidere altro.
quest-hint-end = Niente di quello che hai in mano vale adesso più delle carte che pescherai.

quest-result-none = Nessuno ha raggiunto El Dorado.
quest-result-won = { SEAT($who) } vince la corsa a El Dorado nel round { $round }.
quest-result-shared = { SEAT($who) } condividono la vittoria nel round { $round }.

quest-refusal-over = La corsa è finita.
quest-refusal-not_your_turn = È il turno di { SEAT($who) }.
quest-refusal-stop = Non c'è forza rimasta a cui rinunciare.
quest-refusal-done = Non viene chiesto niente; finisci invece il turno.
quest-refusal-give = Adesso non c'è da dare carte: prima vai sulle macerie o sul campo base.
quest-refusal-phase_over = Per questo turno non si giocano più carte: scarta o tieni quello che resta.
quest-refusal-not_in_hand = Non hai { WORD($card, of: "quest-card") } in mano.
quest-refusal-already_used = La carta { WORD($card, of: "quest-card") } è già stata usata in questo turno.
quest-refusal-card_of_this_turn = La carta { WORD($card, of: "quest-card") } è arrivata in questo turno e non si può usare prima del prossimo.
quest-refusal-on_discard_pile = { WORD($card, of: "quest-card") } è nella tua pila degli scarti e torna solo quando si mescola.
quest-refusal-not_there_to_remove = Nella tua mano non c'è { WORD($card, of: "quest-card") } da eliminare così.
quest-refusal-piece_arrived = Quella pedina ha raggiunto El Dorado e non muove più.
quest-refusal-no_space = In quella direzione non c'è nessun esagono.
quest-refusal-mountain = Nelle montagne non si entra mai.
quest-refusal-start_space = In un esagono di partenza non si torna mai.
quest-refusal-blockade_between = In mezzo c'è la tessera giunzione { $blockade }: prima superala.
quest-refusal-occupied = Lì c'è un'altra pedina.
quest-refusal-coins_spent = Hai speso monete: per questo turno non si muove più. Solo un Nativo fa ancora un passo.
quest-refusal-few_cards =
    { $cards ->
        [one] Serve { $cards } carta della tua mano, e ne hai { $hand }.
       *[other] Servono { $cards } carte della tua mano, e ne hai { $hand }.
    }
quest-refusal-play_first = Prima gioca una carta: { WORD($symbol, of: "quest-symbol") } { $power } o più.
quest-refusal-no_such_card = Serve una sola carta con { WORD($symbol, of: "quest-symbol") } { $power } o più, e non ne hai.
quest-refusal-other_piece = La carta in uso muove solo la pedina { $piece }.
quest-refusal-wrong_symbol = Serve { WORD($symbol, of: "quest-symbol") }; la carta in uso è { WORD($have, of: "quest-symbol") }.
quest-refusal-joker_keeps = La carta { WORD($card, of: "quest-card") } è stata giocata come { WORD($have, of: "quest-symbol") } e tiene quel simbolo.
quest-refusal-not_combined = Serve forza { $power } da una sola carta: quello a cui si è rinunciato prima non si somma alla forza { $left } in uso.
quest-refusal-four_exchanged = Un cambio prende al massimo { $most } carte.
quest-refusal-too_weak = Serve forza { $power }, e ne resta { $left }.
quest-refusal-no_blockade = Su quel bordo non c'è mai stata una tessera giunzione.
quest-refusal-blockade_gone = La tessera giunzione { $blockade } non c'è più: il passaggio è aperto a tutti.
quest-refusal-not_at_seam = Nessuna tua pedina è accanto a quel bordo.
quest-refusal-not_its_symbol = { WORD($card, of: "quest-card") } ha il simbolo { WORD($symbol, of: "quest-symbol") }.
quest-refusal-card_too_weak = Forza { $power } è troppo poca per gli esagoni { WORD($symbol, of: "quest-symbol") } accanto a te.
quest-refusal-nothing_beside = Niente accanto a te accetta il simbolo { WORD($symbol, of: "quest-symbol") }.
quest-refusal-native_nowhere = Non c'è dove andare, né una tessera giunzione accanto a te.
quest-refusal-market_empty = Il mercato è vuoto.
quest-refusal-bought_already = Si compra una carta per turno, e dopo non si spende più niente.
quest-refusal-coins_anyway = { WORD($card, of: "quest-card") } paga comunque con la sua forza: spendila e basta.
quest-refusal-no_symbol_token = Solo dopo un segnalino simbolo una carta senza monete paga con la sua forza.
quest-refusal-discard = Si scarta dopo aver giocato: prima finisci il turno.
quest-refusal-remove = Adesso niente ti permette di eliminare una carta.
quest-refusal-remove_new = Adesso niente ti permette di eliminare una carta.
quest-refusal-take = Solo una Trasmittente prende una carta gratis.
quest-refusal-sold_out = { WORD($card, of: "quest-card") }: non ce ne sono più.
quest-refusal-not_on_board = Tutti e sei gli spazi della plancia mercato sono occupati, e { WORD($card, of: "quest-card") } non è tra questi.
quest-refusal-spend_first =
    { $cost ->
        [one] Prima spendi delle carte: costa { $cost } moneta.
       *[other] Prima spendi delle carte: costa { $cost } monete.
    }
quest-refusal-too_dear =
    { $cost ->
        [one] Costa { $cost } moneta, e tu ne hai { HALF($coins) }.
       *[other] Costa { $cost } monete, e tu ne hai { HALF($coins) }.
    }
quest-refusal-no_token = Non hai il segnalino { WORD($token, of: "quest-token") }.
quest-refusal-token_no_use = Con quel segnalino non si può entrare né superare niente accanto a te.
quest-refusal-empty_hand = Nella tua mano non c'è una carta per questo.
quest-refusal-no_item_just_used = Si gioca subito dopo aver usato un oggetto per la sua funzione.
quest-refusal-passing_already = In questo turno puoi già passare oltre le pedine.
quest-refusal-changing_already = Un segnalino simbolo aspetta già la prossima carta.
quest-refusal-out_of_reach = Le carte che hai in mano adesso non ti portano lì.
quest-refusal-asked-pay =
    { $left ->
        [one] Prima dai ancora { $left } carta.
       *[other] Prima dai ancora { $left } carte.
    }
quest-refusal-asked-native = Il Nativo aspetta: scegli un esagono o una tessera giunzione accanto a te.
quest-refusal-asked-remove = Prima scegli che cosa eliminare dal gioco.
quest-refusal-asked-exchange = Prima scegli le carte da cambiare.
quest-refusal-asked-take = Prima scegli una carta del mercato.

quest-course-unreadable = { $file } non si può leggere: { SAID($problem) }.
quest-course-blockade_count = blockades ha una voce per ogni bordo tra due tessere, { $seams } in tutto, o si tralascia.
quest-course-bad_blockade = La tessera giunzione “{ $blockade }” non esiste. Scegli tra: { $choices }.
quest-course-blockade_twice = La tessera giunzione { $blockade } c'è due volte. Posane un'altra, o lasciala estrarre.
quest-course-unknown = Il percorso “{ $course }” non esiste. Scegli tra: { $choices }; oppure dai un file di percorso.
quest-course-bad_seed = “{ $seed }” non è un seme per un percorso casuale: scrivi random: e un numero intero, come random:7.
quest-course-not_toml = Il file di percorso non si può leggere: { SAID($why) }. Scrivilo come i percorsi della documentazione.
quest-course-one_only = Un file di percorso contiene un percorso: tieni un [[course]] e togli gli altri.
quest-course-no_tiles = Il percorso non ha tessere: dai tiles = [ … ] dalla tessera di partenza (A o B) in poi.
quest-course-no_tile = { $where } non è una tessera: scrivi { "{" } side, rotation, q, r { "}" }.
quest-course-no_number = A { $where } serve un numero intero “{ $key }” tra { $low } e { $high }.
quest-course-unknown_key = { $where } non ha “{ $key }”. Ha: { $choices }.
quest-course-no_finish = Il percorso non ha un arrivo: dai finish = { "{" } side, rotation, q, r { "}" }, con side tra { $choices }.
quest-course-unknown_side = { $where }: il lato di tessera “{ $side }” non esiste. Scegli tra: { $choices }.
quest-course-tile_twice = La tessera { $tile } c'è due volte. Sostituiscine una con un'altra.
quest-course-both_sides = La tessera { $tile } è il retro di { $other }: un percorso non può usare entrambi i lati. Sostituiscine una.
quest-course-no_start = La prima tessera è { $tile }: un percorso comincia con una tessera di partenza, A o B, e ne ha una sola.
quest-course-overlap =
    { $tile ->
        [finish] El Dorado si sovrappone alla tessera { $other } sull'esagono { $hex }. Sposta o gira uno dei due.
       *[other] La tessera { $tile } si sovrappone alla tessera { $other } sull'esagono { $hex }. Sposta o gira una delle due.
    }
quest-course-touch =
    { $other ->
        [finish] La tessera { $tile } ed El Dorado si toccano sull'esagono { $hex } ma non si seguono. Allontanali.
       *[other] Le tessere { $tile } e { $other } si toccano sull'esagono { $hex } ma non si seguono. Allontanale.
    }
quest-course-half_seam = Le tessere { $tile } e { $other } hanno in comune solo { $edges } lati, non un bordo intero di { $whole } o più: fai scorrere una delle due. Da una tessera grande alla seguente è (7, -3), (7, -4), o uno di questi girato.
quest-course-apart =
    { $other ->
        [finish] El Dorado segue la tessera { $tile } ma non la tocca. Avvicinali.
       *[other] Le tessere { $tile } e { $other } si seguono ma non si toccano. Avvicinale.
    }
quest-course-no_way = Dall'esagono di partenza { $start } (esagono { $hex }) non c'è una strada per El Dorado senza montagne. Gira o sostituisci una tessera.

quest-position-bad_value = “{ $value }” non può essere il valore di { $key }.
quest-position-unknown_key = Una posizione non ha “{ $key }”. Ha: { $choices }.
quest-position-no_player = In questa posizione non c'è il giocatore “{ $player }”.
quest-position-pieces =
    { $count ->
        [one] A { $key } serve { $count } esagono.
       *[other] A { $key } servono { $count } esagoni.
    }
quest-position-no_space = { $key }: su questo percorso l'esagono “{ $space }” non esiste.
quest-position-no_seam = { $key }: il bordo “{ $seam }” non esiste. I bordi sono: { $choices }.
quest-position-no_cave = { $key }: l'esagono { $space } non mostra una caverna.
quest-position-on_finish = { $key }: { $space } è un esagono di arrivo, dove nessuna pedina resta; per una che è arrivata scrivi el dorado.
quest-position-on_mountain = { $key }: { $space } è una montagna, dove nessuna pedina sta.
quest-position-shared_space = Due pedine non possono stare sullo stesso esagono.
quest-position-blockade_twice = La tessera giunzione { $number } c'è due volte.
quest-position-too_many = Di “{ $card }” ce ne sono { $count }, ma nel gioco solo { $of }.
quest-position-caves_off = I segnalini appartengono alla variante caverne: attiva l'opzione caves.
quest-position-few_tokens = { $tokens } segnalini non bastano per caverne che ne contengono { $wanted }.
quest-position-no_wish = “{ $word }” non è una carta, un segnalino o un numero da pescare.

## numeri per il terminale

quest-fact-distance = fatica che manca a El Dorado, giocatore per giocatore: { $value }
quest-fact-length = { "" }
quest-fact-round = { "" }
quest-fact-worth = la tua mano vale in monete: { HALF($value) }
quest-fact-coins = { "" }
quest-fact-hand = { "" }
quest-fact-in_reach = a portata nel mercato: { $value }

## di più su una carta, nell'aiuto del terminale

quest-detail-worth = in un acquisto paga { HALF($value) }

quest-warning-short = Corto
quest-warning-short-about = La fatica minima è { $effort }; i percorsi raccomandati hanno { $least } o più.

quest-warning-long = Lungo
quest-warning-long-about = La fatica minima è { $effort }; i percorsi raccomandati hanno al massimo { $most }.

quest-warning-unequal = Partenze non equivalenti
quest-warning-unequal-about = Dall'esagono di partenza { $start } ci vuole { $more } in più che dal migliore.

quest-warning-start_inside = Partenza sul bordo
quest-warning-start_inside-about = Gli esagoni di partenza toccano la tessera seguente. Gira la tessera di partenza in modo che stiano all'estremità esterna.

quest-warning-area = Grande area di un colore
quest-warning-area-about = { $count } esagoni di { WORD($terrain, of: "quest-terrain") } stanno insieme.

quest-warning-wild_water = Acque impetuose
quest-warning-wild_water-about = Ogni strada passa per acqua che nessuna barca può attraversare.

quest-warning-bend = La curva a { $tile } è facile all'interno
quest-warning-bend-about = L'interno dovrebbe essere più difficile dell'esterno.

quest-warning-shortcut = Niente da scegliere
quest-warning-shortcut-about = La strada più corta è anche la più facile. Una scorciatoia dovrebbe passare per esagoni più difficili.

quest-warning-bottlenecks = Colli di bottiglia
quest-warning-bottlenecks-about = Ci sono { $count } punti per cui tutti devono passare.

# Il tabellone come testo, con quello che gli sta accanto; le lettere della legenda sono quelle sul tabellone.
quest-drawn-legend =
    { $caves ->
        [yes] J giungla, V villaggio, W acqua, R macerie, B campo base, ^^ montagna, ^4 una caverna con 4 segnalini, S partenza, * El Dorado
       *[no] J giungla, V villaggio, W acqua, R macerie, B campo base, ^^ montagna, ^c una caverna, S partenza, * El Dorado
    }
quest-drawn-part = (una parte del tabellone, che è largo { $columns } colonne)
quest-drawn-blockade = tessera giunzione { $number } ({ WORD($terrain, of: "quest-terrain") } { $power }) tra { $one } e { $two }
quest-drawn-blockade_later = tra { $one } e { $two } una tessera giunzione pescata all'inizio
quest-drawn-round =
    { $final ->
        [yes] round { $round }, { WORD($phase, of: "quest-drawn-phase") }, ultimo round
       *[no] round { $round }, { WORD($phase, of: "quest-drawn-phase") }
    }
quest-drawn-player = { $mark } in { $places }, mano { $hand }, mazzo di pesca { $deck }, pila degli scarti: { $discard }
quest-drawn-taken = tessere giunzione { $numbers }
quest-drawn-tokens = segnalini { $tokens }
quest-drawn-played = carte giocate: { $cards }
quest-drawn-left = { WORD($symbol, of: "quest-symbol") } { $left } ancora da usare
quest-drawn-market = plancia mercato: { $piles }
quest-drawn-beside = riserva: { $piles }
quest-drawn-pile = { $n } { $card } a { $price }
quest-drawn-none = niente
quest-drawn-empty = vuota
quest-own-hand = mano: { $all }
quest-own-draw = mazzo di pesca: { $all }
quest-own-new_hand = in mano, appena pescate: { $all }
quest-drawn-phase-play = si gioca
quest-drawn-phase-pay = si paga
quest-drawn-phase-native = il Nativo fa strada
quest-drawn-phase-remove = si elimina
quest-drawn-phase-exchange = si scambia
quest-drawn-phase-take = si prende
quest-drawn-phase-discard = si scarta
quest-drawn-phase-over = fine
