### Quello che dice nel browser il tabellone della Ricerca.

ui-quest-map = Il percorso
ui-quest-overview = Tutto il percorso: tocca per guardare lì
ui-quest-beyond = { SEAT($who) } è fuori vista: guarda lì
ui-quest-el_dorado = El Dorado
ui-quest-space = { WORD($terrain, of: "quest-terrain") } { $power }
ui-quest-space_plain = { WORD($terrain, of: "quest-terrain") }
ui-quest-start_space = esagono di partenza { $n }
ui-quest-finish = esagono di arrivo
ui-quest-free = libero
ui-quest-taken_by = c'è { SEAT($who) }
ui-quest-cave_left =
    { $n ->
        [one] caverna con { $n } segnalino
       *[other] caverna con { $n } segnalini
    }
ui-quest-blockade = tessera giunzione, { WORD($terrain, of: "quest-terrain") } { $power }
ui-quest-blockades = Tessere giunzione
ui-quest-no_blockades = Non ce ne sono più.
ui-quest-piece = Pedina { $n }
ui-quest-hand = Mano
ui-quest-count-hand = mano
ui-quest-count-deck = mazzo
ui-quest-count-discard = scarti
ui-quest-no_hand = Nessuna carta in mano.
ui-quest-fresh = arrivata in questo turno: si usa dal prossimo
ui-quest-draw_pile = Mazzo · { $n }
ui-quest-discard_pile = Scarti · { $n }
ui-quest-market = Mercato
ui-quest-one_per_turn = un acquisto per turno
ui-quest-bought = già comprato in questo turno
ui-quest-pile = { WORD($card, of: "quest-card") }, costa { $cost }, carte rimaste: { $n }
ui-quest-hole = spazio libero
ui-quest-reserve = Riserva
ui-quest-reserve_open = aperta: c'è uno spazio libero
ui-quest-reserve_shut = si apre quando finisce una pila
ui-quest-on_board = sulla plancia mercato
ui-quest-beside = sopra la plancia mercato
ui-quest-worth = La mano non giocata vale
ui-quest-hand_pays = la tua mano paga
ui-quest-coins =
    { $n ->
        [one] { HALF($half) } moneta
       *[other] { HALF($half) } monete
    }
ui-quest-worth_card = vale { HALF($half) }
ui-quest-worth_coins =
    { $n ->
        [one] vale { HALF($half) } moneta
       *[other] vale { HALF($half) } monete
    }
ui-quest-coins_spent =
    { $n ->
        [one] { HALF($half) } moneta sul tavolo
       *[other] { HALF($half) } monete sul tavolo
    }
ui-quest-in_reach =
    { $n ->
        [one] { $n } pila alla tua portata
       *[other] { $n } pile alla tua portata
    }
ui-quest-expeditions = Spedizioni
ui-quest-to_goal = alla meta
ui-quest-turn_order = Ordine di turno dall'alto
ui-quest-final_round = L'ultimo round
ui-quest-race = Passi che mancano a El Dorado: { $list }
ui-quest-this_turn = Questo turno
ui-quest-turn_of = Turno di { $who }
ui-quest-played = Carte giocate in questo turno
ui-quest-nothing_played = Ancora niente.
ui-quest-played_here = Le carte di questo turno staranno qui, in vista di tutti.
ui-quest-power_left = ancora { $what }
ui-quest-passing = Si può passare per gli esagoni occupati.
ui-quest-changing = La prossima carta può cambiare simbolo.
ui-quest-tokens = Segnalini caverna
ui-quest-choices = Altri modi
ui-quest-tap = Tocca una carta o un esagono
ui-quest-tap_lit = Tocca un esagono illuminato
ui-quest-tap_pile = Tocca una pila illuminata
ui-quest-held-both = { $what }: tocca un esagono illuminato, o una pila illuminata per pagare con questa carta.
ui-quest-held-space = { $what }: tocca un esagono illuminato.
ui-quest-held-pile = { $what } adesso non raggiunge nessun esagono; tocca una pila illuminata per pagare con questa carta.
ui-quest-held-other = { $what }: scegli che cosa deve fare.
ui-quest-tap_again = tocca di nuovo l'esagono per andare
ui-quest-tile = Tessera { $side }
ui-quest-tile_in = Si trova in: { WORD($courses, of: "quest-option-course") }.
ui-quest-tap_pile_again = tocca di nuovo la pila per comprare
ui-quest-tap_it_again = tocca di nuovo per farlo
ui-quest-your_hand = La tua mano
ui-quest-hand_help = Tocca una carta, o trascinala dove deve andare.
ui-quest-move =
    { $n ->
        [one] Muovi di { $n } esagono
       *[other] Muovi di { $n } esagoni
    }
ui-quest-move_home = Muovi a El Dorado
ui-quest-clear = Supera la tessera giunzione
ui-quest-clear_far = Muovi di { $n } e supera la tessera giunzione
ui-quest-spends = usa { $what }
ui-quest-loses = { $what } via per sempre
ui-quest-spends_loses = usa { $what }, { $gone } via per sempre
ui-quest-nothing_left = Niente più da giocare: finisci il turno.
ui-quest-of_power = { $what }: { $cost } di { $all }
ui-quest-of_left = { $cost } su { $all } ancora disponibili
ui-quest-the_blockade = tessera giunzione
ui-quest-next_to_blockade = accanto alla tessera giunzione ({ WORD($terrain, of: "quest-terrain") })
ui-quest-gone_for_good = { $what }: via per sempre
ui-quest-wait = Non tocca a te
ui-quest-wait_skip = tocca la mappa per saltare
ui-quest-buy = Compra
ui-quest-buy_short = Compra
ui-quest-end_short = Fine
ui-quest-panels = Pannelli
ui-quest-round = Round { $n }
ui-quest-text_player = { $where }; { $distance } alla meta; mano { $hand }, mazzo { $deck }, scarti { $discard }; tessere giunzione { $blockades }
ui-quest-plot = Distanza da El Dorado per round
ui-quest-plot_about = Una linea per giocatore, su { $rounds } round
ui-quest-bought_cards = Carte comprate
ui-quest-bought_none = nessuna

ui-quest-tab-hand = Mano
ui-quest-tab-played = Giocate
ui-quest-tab-market = Mercato
ui-quest-tab-players = Giocatori
ui-quest-tab-log = Cronaca

ui-quest-end = Fine turno
ui-quest-end-title = Fine del turno
ui-quest-end-about = Carte rimaste: tenerle o scartarle? Peschi fino ad averne quattro.
ui-quest-end-keep = tieni
ui-quest-end-discard = scarta
ui-quest-end-keeping = { WORD($card, of: "quest-card") }: si tiene
ui-quest-end-discarding = { WORD($card, of: "quest-card") }: si scarta
ui-quest-end-confirm = Tieni { $keep }, pesca { $draw }
ui-quest-end-confirm_none =
    { $n ->
        [one] Scartala, pesca { $draw }
       *[other] Scartale tutte e { $n }, pesca { $draw }
    }
ui-quest-end-none =
    { $n ->
        [one] Scartala
       *[other] Scartale tutte e { $n }
    }
ui-quest-end-all =
    { $n ->
        [one] Tienila
       *[other] Tieni tutte e { $n }
    }
ui-quest-end-cancel = Non ancora
ui-quest-end-ask = Carte rimaste alla fine del turno:
ui-quest-end-choose = Scegli…

ui-quest-deed-step = Un passo
ui-quest-deed-moved =
    { $n ->
        [one] avanti di { $n } esagono
       *[other] avanti di { $n } esagoni
    }
ui-quest-deed-blockade = superata una tessera giunzione
ui-quest-deed-found = trovato: { WORD($token, of: "quest-token") }
ui-quest-deed-spent =
    { $n ->
        [one] { $n } carta spesa
       *[other] { $n } carte spese
    }
ui-quest-deed-bought = Comprata: { WORD($card, of: "quest-card") }
ui-quest-deed-took = Presa: { WORD($card, of: "quest-card") }
ui-quest-deed-gave = { $what } per { $where }
ui-quest-deed-gave_up = Cedute: { $what }
ui-quest-deed-gone = via per sempre

ui-quest-digest-blockade = ha superato una tessera giunzione
ui-quest-digest-bought = ha comprato { $what }
ui-quest-digest-took = ha preso { $what }
ui-quest-digest-gave = ha scartato { $what }
ui-quest-digest-removed = ha eliminato { $what } per sempre
ui-quest-digest-arrived = è a El Dorado
ui-quest-digest-idle = non si è mosso e non ha comprato

ui-quest-review-walk =
    { $n ->
        [one] { $card }: { $n } esagono
       *[other] { $card }: { $n } esagoni
    }
ui-quest-review-buy = Compra { WORD($card, of: "quest-card") } con { $what }
ui-quest-review-spent = Spendi { $what }

ui-quest-note-machete = { $n } machete
ui-quest-note-coin =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
ui-quest-note-paddle =
    { $n ->
        [one] { $n } pagaia
       *[other] { $n } pagaie
    }
ui-quest-note-joker = un simbolo a scelta, { $n }
ui-quest-note-transmitter = prendi una carta gratis
ui-quest-note-cartographer = pesca 2 carte
ui-quest-note-compass = pesca 3 carte
ui-quest-note-scientist = pesca 1, puoi eliminarne 1
ui-quest-note-travel_log = pesca 2, eliminane fino a 2
ui-quest-note-native = un passo ovunque

ui-quest-coach-hand = Queste sono le tue carte. Toccane una: gli esagoni che raggiunge si illuminano, con quello che costano.
ui-quest-coach-map = Oppure tocca un esagono della mappa: il tavolo propone le carte più economiche per arrivarci.
ui-quest-coach-gold = Il pulsante d'oro fa quello che propone. Un occhio significa: qualcosa viene rivelato, quindi non si può semplicemente annullare.
ui-quest-coach-market = Le carte che non servono per muovere pagano una carta nuova. Tocca una pila: il pagamento viene proposto.
ui-quest-coach-end = Quando hai finito, finisci il turno: tieni o scarta quello che resta, e pesca fino ad avere quattro carte. Vince chi arriva prima a El Dorado.

## quello che si dice di una cosa quando la si interroga

ui-quest-about-sign =
    { $n ->
        [one] Costa { $what }.
       *[other] Costa { $what }, tutto da una sola carta.
    }
ui-quest-about-rubble =
    { $n ->
        [one] Costa { $n } carta della tua mano, di qualunque tipo. Tornerà più tardi.
       *[other] Costa { $n } carte della tua mano, di qualunque tipo. Torneranno più tardi.
    }
ui-quest-about-camp =
    { $n ->
        [one] Costa { $n } carta della tua mano, di qualunque tipo. Lascia il gioco per sempre.
       *[other] Costa { $n } carte della tua mano, di qualunque tipo. Lasciano il gioco per sempre.
    }
ui-quest-about-mountain = Nessuno può entrarci.
ui-quest-about-start = Da qui è partita la corsa. Nessuno può tornarci.
ui-quest-about-worth =
    { $n ->
        [one] Vale { HALF($half) } moneta quando paghi al mercato.
       *[other] Vale { HALF($half) } monete quando paghi al mercato.
    }
ui-quest-about-pile =
    { $cost ->
        [one] Costa { $cost } moneta. Carte rimaste: { $n }.
       *[other] Costa { $cost } monete. Carte rimaste: { $n }.
    }
ui-quest-about-reserve = Le pile sopra la plancia: si possono comprare quando uno spazio del mercato è vuoto.
ui-quest-about-finish = El Dorado: chi entra è arrivato.
ui-quest-about-reserve_open = Uno spazio del mercato è libero: si può comprare adesso, e la sua pila passa lì.
ui-quest-about-cave_name = Caverna
ui-quest-about-cave = Una caverna: chi si ferma accanto può trovarci qualcosa.
ui-quest-about-cave_left =
    { $n ->
        [0] È vuota.
        [one] Dentro resta un segnalino.
       *[other] Dentro restano { $n } segnalini.
    }
ui-quest-about-blockade = Tessera giunzione
ui-quest-about-blockade_kept = Chi la supera la tiene e apre la strada a tutti. Alla fine decide i pareggi.
ui-quest-about-any_card = una carta qualunque
ui-quest-about-stands = Qui c'è { SEAT($who) }: nessun altro può entrare.
ui-quest-about-stands_own = Qui c'è la tua pedina.
ui-quest-about-draw = Mazzo
ui-quest-about-draw_text = Ciò che peschi dopo, in un ordine che nessuno conosce.
ui-quest-about-discard = Scarti
ui-quest-about-discard_text = Quando il mazzo è vuoto si mescolano e diventano il nuovo mazzo.
ui-quest-about-lies = Contiene: { $list }.
ui-quest-about-empty = Non contiene carte.
ui-quest-about-fresh_hand = In mano, visto da tutti: { $list }.
ui-quest-about-unseen = In mano o nel mazzo: { $list }.
ui-quest-about-in_discard = Scartate: { $list }.
ui-quest-about-holds = Mano { $hand }, mazzo { $draw }, scarti { $discard }.
ui-quest-about-tokens = Segnalini delle caverne: { $list }.
ui-quest-about-owns = Tessere giunzione tenute: { $n }.
ui-quest-about-tile_side = Sulla tessera { $side }.
ui-quest-about-free_place = Uno spazio libero
ui-quest-about-free_place_text = Ora si può comprare qualunque carta sopra la plancia; la sua pila si sposta qui.
ui-quest-about-reserve_name = Riserva
