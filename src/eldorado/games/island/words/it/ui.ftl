### Quello che dice nel browser il tabellone dell'Isola.

ui-island-mute-turn = Niente scambi in questo turno
ui-island-mute-never = Niente scambi in questa partita
ui-island-map = L'isola
ui-island-cave = La caverna
ui-island-fold = Chiudi la caverna
ui-island-unfold = Mostra la caverna
ui-island-cave_word = caverna
ui-island-exit_word = uscita
ui-island-panels = Pannelli
ui-island-left = ancora { $n }
ui-island-left_of = { $n } di { $all } rimaste
ui-island-n_villagers =
    { $n ->
        [one] { $n } abitante
       *[other] { $n } abitanti
    }
ui-island-round = Round { $n }: turno di { SEAT($who) }
ui-island-explorers = Esploratori
ui-island-shrines = santuari
ui-island-tiles = tessere
ui-island-battles = battaglie
ui-island-how_won = Come è stata vinta
ui-island-how_lost = Come è stata persa
ui-island-plot = Che cosa mostrano le linee
ui-island-plot_shrines = Santuari controllati, per round
ui-island-plot_strength = Forza degli esploratori, per round
ui-island-plot_about = Una linea per giocatore, su { $rounds } round
ui-island-controls =
    { $n ->
        [one] { $n } santuario dell'isola, { $cave } della caverna
       *[other] { $n } santuari dell'isola, { $cave } della caverna
    }
ui-island-strength = forza { $n }
ui-island-strength_word = forza
ui-island-of_limit = di { $n }
ui-island-seen = viste da tutti: { $cards }
ui-island-cards = carte
ui-island-off_map = fuori dalla mappa
ui-island-attacked = è sotto attacco
ui-island-attacks = attacca
ui-island-holds_cave = ha il santuario della caverna
ui-island-offerings_of = offerte: { SEAT($who) }
ui-island-villagers_of =
    { $n ->
        [one] { $n } abitante di { SEAT($who) }
       *[other] { $n } abitanti di { SEAT($who) }
    }
ui-island-figure_of = esploratore di { SEAT($who) }, forza { $strength }
ui-island-building_of = { WORD($what, of: "island-item") } di { SEAT($who) }
ui-island-civilization = La tua civiltà
ui-island-have = { $n } { WORD($what, of: "island-resource") }
ui-island-bank_hint = { $n } di { $limit } carte · tocca due pile per scambiare { $rate } : 1
ui-island-bank_hint_free =
    { $n ->
        [one] { $n } carta · tocca due pile per scambiare { $rate } : 1
       *[other] { $n } carte · tocca due pile per scambiare { $rate } : 1
    }
ui-island-bank_give = { $rate } { WORD($what, of: "island-resource") } per 1 di …? Toccalo.
ui-island-buy = Compra
ui-island-buy_later = nel tuo turno
ui-island-buy_soon = appena esplori
ui-island-one_tile = una tessera per un'armata
ui-island-one_free = una tessera, gratis in questo turno
ui-island-no_villagers = Nessun tuo abitante è sulla mappa.
ui-island-no_march = Nessun tuo abitante può muovere.
ui-island-die = un { $n }
ui-island-golden = Dadi d'oro
ui-island-to_speed = velocità
ui-island-to_gather = raccolta
ui-island-take_n =
    { $n ->
        [one] Prendi { $n } carta
       *[other] Prendi { $n } carte
    }
ui-island-give_n =
    { $n ->
        [one] Dai { $n } carta
       *[other] Dai { $n } carte
    }
ui-island-take_none = Non prendere niente
ui-island-take_leave =
    { $n ->
        [one] Prendi { $n } carta, lascia il resto al compagno
       *[other] Prendi { $n } carte, lascia il resto al compagno
    }
ui-island-take_keep =
    { $n ->
        [one] Prendi { $n } carta, tieni velocità { $speed }
       *[other] Prendi { $n } carte, tieni velocità { $speed }
    }
ui-island-take_these =
    { $n ->
        [one] Prendi questa
       *[other] Prendi queste
    }
ui-island-farming = coltivi { WORD($what, of: "island-resource") }
ui-island-farming_none = non coltivi niente
ui-island-tap_place = Tocca un luogo illuminato accanto al tuo esploratore per posarla.
ui-island-attack_dice =
    { $n ->
        [one] attacca con { $n } dado
       *[other] attacca con { $n } dadi
    }
ui-island-defence_dice =
    { $n ->
        [one] difende con { $n } dado
       *[other] difende con { $n } dadi
    }
ui-island-fight_as_is = Combatti con quello che c'è
ui-island-attack_as_is = Attacca con quello che c'è
ui-island-gives = { SEAT($who) } dà
ui-island-you_give = Tu dai
ui-island-more = uno in più: { WORD($what, of: "island-resource") }
ui-island-less = uno in meno: { WORD($what, of: "island-resource") }
ui-island-send_offer = Proponi questo a { SEAT($who) }
ui-island-offer_says =
    { $way ->
        [gives] { $goods } in cambio di niente
        [asks] niente in cambio di { $price }
       *[swaps] { $goods } in cambio di { $price }
    }
ui-island-cancel_offer = Nessuno scambio
ui-island-no_trade = Nella tua fase di esplorazione, con chi è abbastanza vicino e ha qualcosa da scambiare
ui-island-no_hurry = Il tavolo ti aspetta.
ui-island-then_bot = Quando il tuo tempo è finito, un bot risponde per te.
ui-island-passing = Altri agiscono: il tavolo lascia correre per te.
ui-island-time_left = tempo rimasto: { $n }
ui-island-ring_days = { $n } g
ui-island-ring_hours = { $n } h
ui-island-sheet_attacked = { SEAT($who) } ti attacca: { WORD($what, of: "island-place") }
ui-island-sheet_raid = Ti attacca { WORD($who, of: "island-guardian") }: { WORD($what, of: "island-place") }
ui-island-sheet_defend = Porta pezzi, fuggi, o combatti con quello che c'è.
ui-island-sheet_farmhouse = { SEAT($who) } attacca la tua fattoria
ui-island-swap = Scambia i dadi
ui-island-nothing = niente
ui-island-wins = Vince { SEAT($who) }.
ui-island-is_tie = Pareggio.
ui-island-dice_yours = tirati da te
ui-island-dice_of = tirati da { SEAT($who) }
ui-island-done = fatto
ui-island-now = adesso
ui-island-on_turn = di turno · velocità { $n }
ui-island-on_turn_early = di turno
ui-island-by_thief = { $what } (ladro in { $at })
ui-island-thief_of = ladro di { SEAT($who) }, forza { $strength }
ui-island-wolf_of = Lupo di { SEAT($who) }, forza { $strength }
ui-island-beast_here = { WORD($what, of: "island-guardian") }, forza { $n }
ui-island-beast_at = { WORD($what, of: "island-guardian") } in { $at }
ui-island-rolled_by = tirato da { SEAT($who) }
ui-island-die_speed = { SEAT($who) }: velocità
ui-island-die_gather = { SEAT($who) }: raccolta
ui-island-free = libero
ui-island-enough = Basta così
ui-island-keep_speed = Tieni il resto come velocità
ui-island-let_stand = Lasciali
ui-island-roll_again =
    { $n ->
        [one] Rilancia { $n } dado
       *[other] Rilancia { $n } dadi
    }
ui-island-roll_marked = tocca i dadi che vuoi rilanciare
ui-island-rob_nobody = Non derubare nessuno
ui-island-fight_first = Prima { SEAT($who) }
ui-island-steal_from =
    { $n ->
        [one] { SEAT($who) }, che ha { $n } carta
       *[other] { SEAT($who) }, che ha { $n } carte
    }
ui-island-reroll_die = Rilancia il { $n }
ui-island-hand_of = Le carte di { SEAT($who) }
ui-island-spoils = Il bottino
ui-island-tap_hideout = Tocca un angolo illuminato per mettere il nascondiglio e uscire allo scoperto.
ui-island-tap_shining = Tocca un luogo illuminato sulla mappa.
ui-island-send_here = Manda qui { WORD($what, of: "island-guardian") }
ui-island-reach_of =
    { $cards ->
        [one] { SEAT($who) }: a { $n }, { $cards } carta
       *[other] { SEAT($who) }: a { $n }, { $cards } carte
    }
ui-island-reach_chance =
    { $cards ->
        [one] { SEAT($who) }: a { $n }, { $cards } carta, { $p } a portata
       *[other] { SEAT($who) }: a { $n }, { $cards } carte, { $p } a portata
    }
ui-island-reach_fort = { SEAT($who) }: al sicuro in un forte
ui-island-reach_none = { SEAT($who) }: fuori portata
ui-island-reach = Quanto lontano dovresti arrivare:
ui-island-to_roll = ancora da tirare
ui-island-hide_dice = Metti via i dadi
ui-island-doubloons = { $n } di { $most } dobloni
ui-island-costs_doubloons =
    { $n ->
        [one] { $n } doblone
       *[other] { $n } dobloni
    }
ui-island-in_hiding = nascosti
ui-island-thieves_left =
    { $n ->
        [one] resta { $n } ladro
       *[other] restano { $n } ladri
    }
ui-island-the_thieves = i Ladri, ne restano { $n }
ui-island-team = squadra { $n }
ui-island-in_team = Squadra { $n } · { $who }
ui-island-secret_tiles = in segreto
ui-island-dealt = Le tue tessere segrete
ui-island-guardians = Guardiani
ui-island-guardian_unmet = non ancora incontrato
ui-island-guardian_waits = aspetta un santuario
ui-island-guardian_rests = riposa in { $at }
ui-island-guardian_hunts = in { $at }, punta a { $to }
ui-island-prey-explorer = il tuo esploratore
ui-island-prey-villager = i tuoi abitanti
ui-island-prey-wolf = il tuo Lupo
ui-island-guardian_at = in { $at }
ui-island-guardian_steps = da { $low } a { $high } passi
ui-island-win = vittoria { $p }
ui-island-hold = resisti { $p }
ui-island-tie = pareggio { $p }
ui-island-lose = sconfitta { $p }
ui-island-hide_full = Resta al coperto e aspetta
ui-island-n_figures =
    { $n ->
        [one] { $n } esploratore
       *[other] { $n } esploratori
    }
ui-island-reply_likely = Risposta probabile
ui-island-reply_only = Risposta
ui-island-reply_worst = Risposta peggiore
ui-island-reply_alone =
    { $n ->
        [one] { SEAT($who) } combatte con quello che c'è: { $n } dado contro { $k }
       *[other] { SEAT($who) } combatte con quello che c'è: { $n } dadi contro { $k }
    }
ui-island-reply_brings =
    { $n ->
        [one] { SEAT($who) } porta { $what }: { $n } dado contro { $k }
       *[other] { SEAT($who) } porta { $what }: { $n } dadi contro { $k }
    }
ui-island-stake-win = Vinci
ui-island-stake-tie = Pareggi
ui-island-stake-lose = Perdi
ui-island-tie_first = chi attacca si ritira e il suo turno finisce
ui-island-tie_second = chi è arrivato si ritira
ui-island-no_risk = non rischi niente
ui-island-loss-game = la partita è persa
ui-island-loss-won = vinci la partita
ui-island-loss-thieves =
    { $n ->
        [one] { $n } ladro lascia la mappa
       *[other] { $n } ladri lasciano la mappa
    }
ui-island-loss-building = cade: { WORD($what, of: "island-item") }
ui-island-loss-wolf = il Lupo cambia padrone
ui-island-loss-mine-villagers =
    { $n ->
        [one] { $n } abitante torna nella tua riserva
       *[other] { $n } abitanti tornano nella tua riserva
    }
ui-island-loss-mine-explorer = il tuo esploratore è fuori dalla mappa fino al tuo prossimo turno
ui-island-loss-mine-explorer_first = chi vince sposta altrove il tuo esploratore
ui-island-loss-mine-cards =
    { $n ->
        [one] cedi { $n } carta su { $of }
       *[other] cedi { $n } carte su { $of }
    }
ui-island-loss-mine-shrine = perdi il santuario della caverna
ui-island-loss-theirs-villagers =
    { $n ->
        [one] { SEAT($who) } perde { $n } abitante
       *[other] { SEAT($who) } perde { $n } abitanti
    }
ui-island-loss-theirs-explorer = { SEAT($who) } è fuori dalla mappa fino al prossimo turno
ui-island-loss-theirs-explorer_first = sposti altrove { SEAT($who) }
ui-island-loss-theirs-cards =
    { $n ->
        [one] ottieni { $n } carta su { $of }
       *[other] ottieni { $n } carte su { $of }
    }
ui-island-loss-theirs-shrine = il santuario della caverna è tuo
ui-island-odds = Probabilità
ui-island-text_odds = { $at } contro { SEAT($who) }: vittoria { $win }, pareggio { $tie }, sconfitta { $lose }
ui-island-text_player =
    in { $at }, forza { $strength }, { $cards } { $cards ->
        [one] carta
       *[other] carte
    }, { $n } { $n ->
        [one] santuario
       *[other] santuari
    }
ui-island-you_stand = sei in { $at }
ui-island-tap = Tocca un luogo sulla mappa
ui-island-may_react = Turno di { SEAT($who) }. Gli altri possono reagire.
ui-island-wait = Stanno decidendo altri
ui-island-watching = Stai guardando.
ui-island-offer_trade = Proponi uno scambio
ui-island-costs_nothing = non costa niente
ui-island-bring_n =
    { $n ->
        [one] Porta { $n } abitante, partenza: { WORD($land, of: "island-place") }
       *[other] Porta { $n } abitanti, partenza: { WORD($land, of: "island-place") }
    }
ui-island-flee_n =
    { $n ->
        [one] Fuggi { WORD($way, of: "island-way") } con { $n } abitante
       *[other] Fuggi { WORD($way, of: "island-way") } con { $n } abitanti
    }
ui-island-flee_all =
    { $n ->
        [one] Fuggi con { $n } abitante
       *[other] Fuggi con { $n } abitanti
    }
ui-island-attack_n =
    { $n ->
        [one] Attacca { SEAT($who) } con { $n } abitante, partenza: { WORD($land, of: "island-place") }
       *[other] Attacca { SEAT($who) } con { $n } abitanti, partenza: { WORD($land, of: "island-place") }
    }
ui-island-tiles_n = su { $n } tessere
ui-island-for_speed = per velocità { $n }
ui-island-other_ways = Altre vie d'accesso:
ui-island-way_in = entrando { WORD($way, of: "island-way") }
ui-island-nobody_left = Chi fugge è salvo; se non resta nessuno, non c'è battaglia.
ui-island-then_buys = Poi { SEAT($who) } lo compra.
ui-island-then_goes_on = Poi { SEAT($who) } continua.
ui-island-standing = Ordine permanente
ui-island-standing_battle = al prossimo attacco:
ui-island-standing_window = dalla prossima volta, chiedimi:
ui-island-standing_ask = chiedimi
ui-island-standing_fight = combatti con quello che c'è
ui-island-trade_form = Componi il tuo scambio con { SEAT($who) }: che cosa dà ciascuno.
ui-island-with_whom = Con chi? Tocca un giocatore.
ui-island-where_to_put = Dove? Tocca un luogo illuminato: { WORD($what, of: "island-item") }.
ui-island-which_army = Quale armata? Tocca una tessera illuminata con i tuoi abitanti.
ui-island-where_to_march = Verso dove? Tocca una tessera illuminata.
ui-island-march_to =
    { $n ->
        [one] Marcia verso { WORD($land, of: "island-place") }
       *[other] Marcia verso { WORD($land, of: "island-place") } con { $n } abitanti
    }
ui-island-march_attack =
    { $n ->
        [one] Marcia verso { WORD($land, of: "island-place") }: attacca { SEAT($who) }
       *[other] Marcia verso { WORD($land, of: "island-place") }: attacca { SEAT($who) } con { $n } abitanti
    }
ui-island-march_beast =
    { $n ->
        [one] Marcia verso { WORD($land, of: "island-place") }: attacca
       *[other] Marcia verso { WORD($land, of: "island-place") }: attacca con { $n } abitanti
    }
ui-island-dice_fall = Si tirano i dadi.
ui-island-fewer = Meno abitanti
ui-island-fewer_may = Possono andarne meno: chiedimi quanti
ui-island-tab-now = Adesso
ui-island-tab-civ = Compra
ui-island-tab-players = Giocatori
ui-island-tab-log = Cronaca

ui-island-treasure-bavieca = una velocità in più ogni turno
ui-island-treasure-golden_rose = una carta a scelta prima di ogni raccolta
ui-island-treasure-army_of_jimenez = un dado di ogni battaglia rilanciato

ui-island-craft-bridge = sull'acqua accanto a te
ui-island-craft-sequoia_speed = un passo in più

ui-island-short-fort_occupied = Un avversario è troppo vicino: ogni angolo qui tocca una sua tessera.
ui-island-short-too_dear = Carte insufficienti.
ui-island-short-corner_here = Tocca un angolo illuminato.
ui-island-short-not_your_explore = Nel tuo turno.

## quello che si dice di una cosa quando la si interroga

ui-island-about-farmed = Raccoglie qui chi vi ha l'esploratore, o un abitante accanto a una propria fattoria: { WORD($what, of: "island-resource") }.
ui-island-about-garden = Qui si raccolgono cibo, legno e oro a piacere.
ui-island-about-water = Nessuno sta sull'acqua; un ponte può attraversarla.
ui-island-about-shrine = Mettiti accanto e fai un'offerta. Un santuario rende più forte il tuo esploratore, e il quarto vince.
ui-island-about-cave_entrance = Da qui un passo porta nella caverna e indietro.
ui-island-about-exit = La via del ritorno all'isola.
ui-island-about-basic = Un luogo vuoto della caverna. Qui non si raccoglie niente.
ui-island-about-cave_shrine = Chi lo trova lo tiene e lo porta con sé; chi batte chi lo tiene lo prende.
ui-island-about-beast = Chi entra deve combatterla. Forza { $n }.
ui-island-about-treasure = Un tesoro: { $what }.
ui-island-about-cursed_treasure = Cinque oro subito, ma meno velocità e forza finché il santuario della caverna non toglie la maledizione.
ui-island-about-cave_in = L'uscita è sepolta: è tornata fra le tessere che si possono trovare.
ui-island-about-secret_exit = Una via dalla caverna a una tessera accanto al suo ingresso.
ui-island-about-totecs_garden = Un giardino sotto terra: cibo, legno e oro a piacere.
ui-island-about-bridge = Attraversa l'acqua, nel senso della lunghezza, per tutti.
ui-island-about-unknown = Nessuno sa che cosa c'è qui. Un punto di velocità lo scopre.
ui-island-about-villager = Forza 1. Su una tessera toccata da una tua fattoria raccoglie lì; un movimento d'armata lo porta avanti.
ui-island-about-farmhouse = Su un angolo: un tuo abitante su una tessera che tocca raccoglie lì. I nuovi abitanti arrivano sulle sue tessere.
ui-island-about-fort = Su un angolo: occupa e difende le tessere che tocca. I nuovi abitanti vi arrivano; non raccoglie niente.
ui-island-about-offering = Va su un santuario accanto al tuo esploratore e lo fa tuo.
ui-island-about-band = I Ladri: non raccolgono nulla, derubano gli esploratori e pagano in dobloni. Vincono anche loro con quattro santuari.
ui-island-about-army_move = Porta gli abitanti di una tessera alla successiva, anche in battaglia.
ui-island-about-offering_band = Va su un santuario accanto a uno dei tuoi ladri e lo fa tuo.
ui-island-about-resource_band = Due carte uguali comprano un doblone. La banca dà una carta di un altro tipo per { $rate } dello stesso.
ui-island-about-guardian-wolf = Dopo ogni tuo turno si muove di quanto dice un dado di battaglia verso l'essere vivente più vicino, e attacca chi incontra. Finché sta su un santuario, lì non si fanno offerte.
ui-island-about-guardian-thief = Dopo ogni tuo turno va verso il più vicino dei tuoi santuari e scambia la tua offerta con la sua: tu perdi 1 di forza, ogni guardiano ne guadagna 1. Attacca chi incontra.
ui-island-about-guardian-titan = Dopo ogni tuo turno si muove di quanto dice un dado d'oro verso l'essere vivente più vicino, e attacca chi incontra. Finché sta su un santuario, lì non si fanno offerte.
ui-island-about-strength = Forza { $n }.
ui-island-about-stack_island =
    { $n ->
        [0] Nella pila non resta nessuna tessera dell'isola.
        [one] Nella pila resta { $n } tessera dell'isola.
       *[other] Nella pila restano { $n } tessere dell'isola.
    }
ui-island-about-stack_cave =
    { $n ->
        [0] Nella pila non resta nessuna tessera della caverna.
        [one] Nella pila resta { $n } tessera della caverna.
       *[other] Nella pila restano { $n } tessere della caverna.
    }
ui-island-about-team_dice = Una squadra tira quattro dadi d'oro: ognuno di voi ne prende uno come velocità e uno per raccogliere.
ui-island-about-remove = Toglie la tua costruzione dalla mappa e la rimette nella riserva, al suo prezzo.
ui-island-about-thief = Un ladro della banda: si muove, ruba e combatte da solo.
ui-island-about-outpost = Su un angolo: i ladri arrivano sulle tessere che tocca.
ui-island-about-hideout = Su un angolo: qui la banda esce allo scoperto, e i ladri arrivano sulle tessere che tocca.
ui-island-doubloon = Doblone
ui-island-about-doubloon = Li hanno solo i Ladri, cinque al massimo. Pagano ladri, nascondiglio, avamposti e offerte; due carte uguali ne comprano uno.
ui-island-about-resource = Paga ciò che compri. La banca dà una carta di un altro tipo per { $rate } dello stesso.
ui-island-about-stock = Restano nella pila: { $n }.
ui-island-about-costs = Costa { $list }.
ui-island-about-left = Ne restano { $n } nella tua riserva.
ui-island-about-shrines =
    { $n ->
        [one] Controlla { $n } santuario. Forza { $strength }.
       *[other] Controlla { $n } santuari. Forza { $strength }.
    }
ui-island-about-cards =
    { $n ->
        [one] { $n } carta in mano.
       *[other] { $n } carte in mano.
    }
ui-island-about-seen = Viste da tutti: { $list }.
ui-island-about-hand = In mano: { $list }.

ui-island-so_far = In questo turno
ui-island-so_far-cards = { $n } carte
ui-island-so_far-found =
    { $n ->
        [one] { $n } tessera posata
       *[other] { $n } tessere posate
    }
ui-island-so_far-walked =
    { $n ->
        [one] { $n } tessera percorsa
       *[other] { $n } tessere percorse
    }
ui-island-so_far-attacks =
    { $n ->
        [one] { $n } attacco
       *[other] { $n } attacchi
    }
ui-island-so_far-bought = hai comprato { WORD($what, of: "island-an") }
ui-island-so_far-over =
    { $n ->
        [one] { $n } carta da rendere alla fine
       *[other] { $n } carte da rendere alla fine
    }

ui-island-coach-dice = Ogni turno due dadi d'oro: uno è la tua velocità, l'altro quanto raccogli.
ui-island-coach-points = Ogni turno sei punti: alcuni li prendi come carte di ciò che coltivi, gli altri sono la tua velocità.
ui-island-coach-move = Tocca una tessera per andarci, o un punto interrogativo illuminato per scoprire che cosa c'è oltre.
ui-island-coach-buy = Tocca un acquisto: i luoghi adatti si illuminano. Uno in grigio dice perché no.
ui-island-coach-shrines = Metti un'offerta su ognuno dei tre santuari dell'isola e trova quello della caverna: il quarto vince subito.
ui-island-coach-halt = Mentre giocano gli altri possono attaccarti, o può esserci qualcosa a cui rispondere. Alt fa sì che il tavolo ti chieda alla prossima occasione.
