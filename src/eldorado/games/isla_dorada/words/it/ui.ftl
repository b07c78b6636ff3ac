### Quello che dice nel browser il tabellone di Isla Dorada.

ui-isla-map = L'isola
ui-isla-panels = Pannelli
ui-isla-expedition = Spedizione
ui-isla-expedition_here = la spedizione è qui
ui-isla-track = { $n } di { $all } segnalini messi
ui-isla-marker_on = Segnalino { $n } su { WORD($site, of: "isla_dorada-place") }
ui-isla-marker_next = Il prossimo è il segnalino { $n }
ui-isla-news_at = Dispaccio con il segnalino { $n }
ui-isla-markers_here = segnalini { $list }
ui-isla-treasure_label = tesoro { $points }
ui-isla-steps =
    { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }
ui-isla-here = qui
ui-isla-next_visit = qui: alla prossima visita
ui-isla-sea_token = Segnalino mare
ui-isla-off_board = fuori dal tabellone
ui-isla-path = { WORD($type, of: "isla_dorada-type") }: { WORD($from, of: "isla_dorada-place") } – { WORD($to, of: "isla_dorada-place") }
ui-isla-tap_path = Tocca un sentiero sulla mappa, o sceglilo qui.
ui-isla-bubble = { SEAT($who) } offre { $n }
ui-isla-bubble_coop = { SEAT($who) } · { $n } in tutto
ui-isla-bubble_way = { WORD($type, of: "isla_dorada-by") }
ui-isla-round = Round { $n }
ui-isla-bidding = Offerte
ui-isla-players = Esploratori
ui-isla-clockwise = ↻ orario
ui-isla-leads = ⚑ guida
ui-isla-leader = ⚑ { $text }
ui-isla-bid_short = → { WORD($to, of: "isla_dorada-place") }
ui-isla-silenced_short = in silenzio
ui-isla-silenced_from = per il Juju di { $who }
ui-isla-silenced_from_you = per il tuo Juju
ui-isla-bids = offre
ui-isla-your_bid = tua offerta
ui-isla-silenced_by = in silenzio per il Juju di { $who }
ui-isla-silenced_by_you = in silenzio per il tuo Juju
ui-isla-place_done = già visitato
ui-isla-silenced = in silenzio per un Juju
ui-isla-passed = ha passato, può rientrare
ui-isla-passed_short = passa
ui-isla-pays = sta pagando
ui-isla-your_call = decidi tu
ui-isla-bid_to = offre { $n }: { WORD($to, of: "isla_dorada-place") }
ui-isla-share_to = { $n } messi: { WORD($to, of: "isla_dorada-place") }
ui-isla-cards_n =
    { $n ->
        [one] { $n } carta avventura
       *[other] { $n } carte avventura
    }
ui-isla-gold_n = { $n } oro
ui-isla-treasures_n =
    { $n ->
        [one] { $n } tesoro in mano, giocati { $played }: { $points }
       *[other] { $n } tesori in mano, giocati { $played }: { $points }
    }
ui-isla-curses_n =
    { $n ->
        [one] { $n } maledizione nascosta, mostrate: { $points }
       *[other] { $n } maledizioni nascoste, mostrate: { $points }
    }
ui-isla-known = note: { $list }
ui-isla-where = Dove si va?
ui-isla-anywhere = Vola a { WORD($to, of: "isla_dorada-place") }
ui-isla-air_none = in qualunque luogo
ui-isla-by_air = Dove in volo
ui-isla-treasure_here =
    { $n ->
        [one] { $points } tesoro
       *[other] { $points } tesori
    }
ui-isla-curse_here = { $points } maledizione
ui-isla-leads_here = { $who } guida qui
ui-isla-you_lead_here = qui guidi tu
ui-isla-total = { $n } di { SEAT($who) }
ui-isla-destiny_row = ★ destino
ui-isla-destiny_star = ★
ui-isla-bound = partecipi all'offerta per { WORD($to, of: "isla_dorada-place") }
ui-isla-destiny_here = il tuo destino lo vuole
ui-isla-toward =
    { $steps ->
        [one] { $steps } passo a { WORD($site, of: "isla_dorada-place") } { $points }
       *[other] { $steps } passi a { WORD($site, of: "isla_dorada-place") } { $points }
    }
ui-isla-explored = esplorato { $n }×
ui-isla-cannot = puoi pagare al massimo { $n }
ui-isla-free_bid = non costa niente
ui-isla-costs = { $cards }
ui-isla-costs_gold = { $cards }, { $gold } oro
ui-isla-max = max { $n }
ui-isla-bid = Offri { $n }
ui-isla-add = Aggiungi { $n }
ui-isla-bid_for = Offri { $n } per { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }
ui-isla-add_for = Aggiungi { $n } all'offerta per { WORD($to, of: "isla_dorada-place") }
ui-isla-more_for = Un altro importo per { WORD($to, of: "isla_dorada-place") }
ui-isla-pass_on = Passa fino alla fine di queste offerte
ui-isla-must_open = Chi guida deve aprire
ui-isla-how_much = Quanto?
ui-isla-with_ovetos = Con un Ovetos le offerte finiscono e quella vince:
ui-isla-bid_ovetos = { $n } + Ovetos
ui-isla-other_way = Un'altra via
ui-isla-tricks = Trucchi
ui-isla-not_in_hand = non in mano
ui-isla-juju_hint = zittisci qualcuno…
ui-isla-ovetos_hint = chiudi, da 4
ui-isla-silence = Zittisci { $who }
ui-isla-if_now = Se le offerte finiscono adesso
ui-isla-if_way = { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }.
ui-isla-if_gain = Guadagni { $n }.
ui-isla-if_lose = Perdi { $n }.
ui-isla-if_nothing = Non guadagni niente.
ui-isla-if_curse = La tua maledizione è a un passo da lì.
ui-isla-stands = { SEAT($who) } offre { $n } per { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }.
ui-isla-opens = { $who } apre le offerte.
ui-isla-payment = Pagamento
ui-isla-due = { $n } da pagare
ui-isla-pay_this = Paga { $cards }
ui-isla-discard_this = Scarta { $cards }
ui-isla-and_gold = e { $n } oro
ui-isla-pay_else = O carta per carta, prima la più cara:
ui-isla-discarding = Scarta
ui-isla-discard_else = O carta per carta:
ui-isla-someone_pays = { $who } sta pagando.
ui-isla-pool = Carte scoperte e mazzo
ui-isla-pool_about = Aperte a tutti quando si pesca.
ui-isla-pool_take = Prendi una carta, è gratis.
ui-isla-pool_buy = Una seconda carta costa 1 oro.
ui-isla-take_card = Prendi { WORD($card, of: "isla_dorada-card") }
ui-isla-buy_card = Compra { WORD($card, of: "isla_dorada-card") } per 1 oro
ui-isla-pool_card = { WORD($card, of: "isla_dorada-card") } tra le carte scoperte
ui-isla-take_deck =
    { $n ->
        [one] Pesca dal mazzo, { $n } carta
       *[other] Pesca dal mazzo, { $n } carte
    }
ui-isla-buy_deck =
    { $n ->
        [one] Compra dal mazzo per 1 oro, { $n } carta
       *[other] Compra dal mazzo per 1 oro, { $n } carte
    }
ui-isla-deck_n = { $n } nel mazzo
ui-isla-discard_n = { $n } scartate
ui-isla-answers_in = Il tavolo risponde per te tra { $n } s.
ui-isla-keep = Tieni questo
ui-isla-keep_old = Tieni il tuo
ui-isla-give_back = Restituisci questo
ui-isla-will_play = sarà giocato
ui-isla-play_it = Giocalo
ui-isla-play_bongo = Giocalo con un Bongo
ui-isla-done_play = Fatto
ui-isla-hold_back = Tienili
ui-isla-holds =
    { $cards } { $cards ->
        [one] carta
       *[other] carte
    }, { $treasures } { $treasures ->
        [one] tesoro
       *[other] tesori
    }
ui-isla-hand = Le tue carte avventura
ui-isla-hand_of = { $n } di { $all }
ui-isla-hand_hint = tocca una carta per leggerla
ui-isla-frame = cornice d'oro: quello che la proposta spenderebbe
ui-isla-no_hand = Nessuna carta in mano.
ui-isla-card_about = { WORD($card, of: "isla_dorada-card") }: { $text }
ui-isla-card_label = { $n } { WORD($card, of: "isla_dorada-card") }. { $text }
ui-isla-spends =
    { $n ->
        [one] Se ne spenderebbe { $n }.
       *[other] Se ne spenderebbero { $n }.
    }
ui-isla-secret = Lo sai solo tu
ui-isla-fly = tocca per volarci
ui-isla-score_now = punti adesso { $n }
ui-isla-curse = maledizione
ui-isla-no_goals = Nessun tesoro in mano.
ui-isla-destiny = Destino: { WORD($destiny, of: "isla_dorada-destiny") } { $points }
ui-isla-progress = { $have } di { $need } fatti
ui-isla-progress_short = { $have }/{ $need }
ui-isla-face_up = Scoperte
ui-isla-watching = quello che tutti possono vedere
ui-isla-nothing_yet = ancora niente
ui-isla-choose = Scegli qui sopra
ui-isla-wait = Adesso non decidi tu
ui-isla-board = Tabellone
ui-isla-sheet = Foglio dei punti
ui-isla-sheet_gold = Oro rimasto
ui-isla-sheet_treasures = Tesori
ui-isla-sheet_bonuses = Bonus
ui-isla-sheet_curses = Maledizioni
ui-isla-sheet_bonus = Bonus su { WORD($treasure, of: "isla_dorada-treasure") }
ui-isla-sheet_destiny = Destino compiuto: { WORD($destiny, of: "isla_dorada-destiny") }
ui-isla-sheet_missed = Destino mancato: { WORD($destiny, of: "isla_dorada-destiny") } ({ $have } di { $need })
ui-isla-sheet_total = Totale
ui-isla-text_place = La spedizione è a { WORD($place, of: "isla_dorada-place") }. { $n } di { $all } segnalini messi:
ui-isla-text_way = { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }: vale { $worth }, al massimo { $most }
ui-isla-text_player =
    { $cards } { $cards ->
        [one] carta
       *[other] carte
    }, { $gold } oro, { $treasures } { $treasures ->
        [one] tesoro
       *[other] tesori
    } in mano, { $played } { $played ->
        [one] giocato
       *[other] giocati
    }, { $curses } { $curses ->
        [one] maledizione nascosta
       *[other] maledizioni nascoste
    }

ui-isla-tab-now = Adesso
ui-isla-tab-cards = Carte
ui-isla-tab-goals = Mete
ui-isla-tab-players = Giocatori
ui-isla-tab-log = Cronaca

## quello che si dice di una cosa quando la si interroga

ui-isla-about-treasure = Vale { $n } se giocato quando la spedizione è a { WORD($site, of: "isla_dorada-place") }. Il suo simbolo è: { WORD($symbol, of: "isla_dorada-symbol") }.
ui-isla-about-curse = Conta { $n } alla fine se la spedizione arriva a { WORD($site, of: "isla_dorada-place") } mentre la tieni.
ui-isla-about-destiny = Vale { $n } alla fine se è compiuto, altrimenti niente.
ui-isla-about-site = Un luogo: i suoi tesori si giocano e le sue maledizioni colpiscono quando la spedizione è qui.
ui-isla-about-camp = Campo base: da qui parte la spedizione. Non ha tesori né maledizioni.
ui-isla-about-expedition = La spedizione
ui-isla-about-expedition_text = Una figura per tutti: va dove vuole chi offre di più. Ora è qui: { WORD($at, of: "isla_dorada-place") }.
ui-isla-about-here = La spedizione è qui.
ui-isla-about-visits =
    { $n ->
        [one] Visitato { $n } volta.
       *[other] Visitato { $n } volte.
    }
ui-isla-about-way = Porta { WORD($type, of: "isla_dorada-by") } a { WORD($to, of: "isla_dorada-place") }.
ui-isla-about-deck = Carte avventura
ui-isla-about-deck_text = Sconosciute finché non si pescano. Una carta con il fulmine ha effetto subito.
ui-isla-about-left = { $n } nel mazzo.
ui-isla-about-path = Le carte che pagano qui: { $list }.
ui-isla-about-river = Si percorre solo con la corrente, verso { WORD($to, of: "isla_dorada-place") }.
ui-isla-about-closed = Un mostro lo chiude: nessuno può offrire per passarci.
ui-isla-about-sea_token = Segna un viaggio per mare su questo sentiero; un destino può chiederlo.
ui-isla-about-monster = Chiude il sentiero su cui sta: nessuno può offrire per passarci.
ui-isla-about-opponent =
    { $gold } oro, { $cards } { $cards ->
        [one] carta
       *[other] carte
    }, { $treasures } { $treasures ->
        [one] tesoro
       *[other] tesori
    }, { $curses } { $curses ->
        [one] maledizione
       *[other] maledizioni
    }.
ui-isla-about-held = Nella tua mano: { $list }.
ui-isla-about-shown = Vale { $n } per quanto tutti vedono, oro compreso.
ui-isla-about-wanted = Lo vuole il tuo destino.
ui-isla-about-known = In mano di sicuro: { $list }.
ui-isla-about-known_treasures = Tesori visti: { $list }.
ui-isla-about-played = Tesori giocati: { $list }.
ui-isla-about-cursed = Maledizioni subite: { $list }.

ui-isla-coach-where = Una sola spedizione, mossa da tutti. L'elenco dice dove può andare, quanto vale per te ogni via e quanto costerebbe la prossima offerta.
ui-isla-coach-bid = Offri o passa con un tocco. Chi offre di più guida e paga; chi ha passato può rientrare.
ui-isla-coach-goals = Sulla mappa i tuoi tesori sono d'oro, la tua maledizione è viola. Tocca una carta meta per volarci. Gli altri non le vedono.
ui-isla-coach-round = Dopo il viaggio ognuno pesca una carta: una è gratis, una seconda costa 1 oro. L'oro rimasto conta alla fine.
ui-isla-coach-end = La partita finisce con il sedicesimo segnalino. Contano i tesori giocati, l'oro e un destino compiuto; le maledizioni contano contro di te.

ui-isla-note-yak = in montagna
ui-isla-note-kamel = sulla sabbia
ui-isla-note-gonogo = nella giungla
ui-isla-note-kayak = su ogni acqua
ui-isla-note-drako = su ogni via
ui-isla-note-zeppelin = su ogni via
ui-isla-note-shaman = trasforma animali
ui-isla-note-juju = zittisci qualcuno
ui-isla-note-ovetos = chiudi, da 4
ui-isla-note-sangaia = una tappa in più
ui-isla-note-bongo = da qui accanto
ui-isla-note-bonus = con il suo simbolo
