### L'isola di El Dorado in italiano.

island-title = L'isola di El Dorado
# sul tabellone del terminale, per posto
island-marks = ABCDEFGH
island-about = Scopri un'isola tessera per tessera, coltivala, armati, e controlla prima degli altri tutti e quattro i santuari.

island-option-edition = Edizione
island-option-edition-first = Prima edizione
island-option-edition-second = Seconda edizione
island-option-mode = Modalità
island-option-mode-free = Ognuno per sé
island-option-mode-thieves = Ognuno per sé, e i Ladri
island-option-mode-teams = Squadre di due
island-option-mode-teams_thieves = Squadre di due, e i Ladri
island-option-radius = Tavolo: tessere dal centro al bordo
island-option-rounds = Round dopo i quali la partita finisce indecisa (0: senza limite)
island-option-unlimited = Carte risorsa illimitate
island-option-offers = Scambi che un giocatore può proporre in un turno (0: nessuno)
island-option-fort = Forza dei forti (0: come dice l'edizione)
island-option-bridge = Espansione: il ponte
island-option-bridge-true = ponte
island-option-sixth_board = Espansione: Sequoia e Yanga
island-option-sixth_board-true = Sequoia e Yanga
island-option-cave_tiles = Espansione: nove tessere caverna in più: tesori, Titano, Lupo, eventi
island-option-cave_tiles-true = più caverna
island-option-hard_tiles = Hardcore: tessere importanti distribuite in segreto
island-option-hard_tiles-true = tessere segrete
island-option-hard_rerolls = Hardcore: i dadi di battaglia si rilanciano pagando oro
island-option-hard_rerolls-true = rilanci
island-option-hard_points = Hardcore: sei punti turno invece dei dadi
island-option-hard_points-true = punti turno
island-option-prices = Prezzi propri, come “fort = 2 wood 1 gold; villager = 2 food”

island-preset-second = Seconda edizione
island-preset-second-about = 2–5 giocatori, 6 con Sequoia e Yanga: gli esploratori con le loro abilità, bottini equi.
island-preset-first = Prima edizione
island-preset-first-about = 2–4 giocatori, forti robusti, chi vince prende tutto.
island-preset-solo = Da soli
island-preset-solo-about = Un giocatore contro Lupo, Ladro e Titano, che arrivano con i santuari. Basta una sconfitta, e la partita è persa.
island-preset-hardcore = Hardcore
island-preset-hardcore-about = Seconda edizione con meno fortuna: tessere importanti distribuite in segreto, sei punti turno invece dei dadi, rilanci pagando oro.

island-preset-thieves = I Ladri
island-preset-thieves-about = Da due a sette giocatori, e uno di loro gioca i Ladri: all'inizio nascosti, derubano gli esploratori. Con ponte, tesori, Titano e Lupo.
island-preset-teams_thieves = Squadre e Ladri
island-preset-teams_thieves-about = Squadre di due l'una contro l'altra e contro quattro ladri: tre, cinque o sette giocatori.
island-preset-teams = Squadre
island-preset-teams-about = Quattro, sei od otto giocatori in squadre di due, con ponte, tesori, Titano e Lupo.

island-error-seats = { WORD($said, of: "island-mode") } è per { $counts } giocatori, non per { $seats }. In { $seats } c'è: { WORD($others, of: "island-mode") }.
island-error-prices = “{ $text }” non è un prezzo. Scrivi “oggetto = numero risorsa …”, con gli oggetti { $items } e le risorse { $resources }.
island-error-free_army = “{ $text }”: un movimento d'armata deve costare almeno una carta, o le finestre non si chiuderebbero mai.

# Come lo nomina un elenco e come lo dice una riga di comando.
island-mode-edition_first = “Prima edizione” (edition=first)
island-mode-mode_free = “Ognuno per sé” (mode=free)
island-mode-mode_thieves = “Ognuno per sé, e i Ladri” (mode=thieves)
island-mode-mode_teams = “Squadre di due” (mode=teams)
island-mode-mode_teams_thieves = “Squadre di due, e i Ladri” (mode=teams_thieves)
island-mode-second_mode_free = “Seconda edizione, ognuno per sé” (edition=second mode=free)
island-mode-second_mode_thieves = “Seconda edizione, ognuno per sé, e i Ladri” (edition=second mode=thieves)
island-mode-second_mode_teams = “Seconda edizione, squadre di due” (edition=second mode=teams)
island-mode-second_mode_teams_thieves = “Seconda edizione, squadre di due, e i Ladri” (edition=second mode=teams_thieves)

island-resource-food = cibo
island-resource-wood = legno
island-resource-gold = oro
island-resource-cave_shrine = il santuario della caverna
island-resource-bavieca = Bavieca
island-resource-golden_rose = la Rosa d'oro
island-resource-army_of_jimenez = l'Armata di Jiménez
island-resource-nothing = niente

island-tile-food = cibo
island-tile-wood = legno
island-tile-gold = oro
island-tile-garden = giardino
island-tile-water = acqua
island-tile-shrine = santuario
island-tile-cave_entrance = ingresso della caverna
island-tile-basic = caverna
island-tile-exit = uscita della caverna
island-tile-cave_shrine = santuario della caverna
island-tile-giant = Gigante
island-tile-thieves = Ladri
island-tile-tiger = Tigre
island-tile-bridge = ponte
island-tile-bavieca = Bavieca
island-tile-golden_rose = Rosa d'oro
island-tile-army_of_jimenez = Armata di Jiménez
island-tile-cursed_treasure = tesoro maledetto
island-tile-titan = Titano
island-tile-wolf = Lupo
island-tile-cave_in = frana
island-tile-secret_exit = uscita segreta
island-tile-totecs_garden = giardino di Totec
island-tile-unknown = tessera sconosciuta

island-place-food = i campi
island-place-wood = la foresta
island-place-gold = le colline d'oro
island-place-garden = il giardino
island-place-water = l'acqua
island-place-shrine = il santuario
island-place-cave_entrance = l'ingresso della caverna
island-place-basic = la caverna spoglia
island-place-exit = l'uscita della caverna
island-place-cave_shrine = il santuario della caverna
island-place-giant = la tana del Gigante
island-place-thieves = il covo dei Ladri
island-place-tiger = la tana della Tigre
island-place-bridge = il ponte
island-place-bavieca = la stalla di Bavieca
island-place-golden_rose = la Rosa d'oro
island-place-army_of_jimenez = la tomba di Jiménez
island-place-cursed_treasure = il tesoro maledetto
island-place-titan = la tana del Titano
island-place-wolf = la tana del Lupo
island-place-cave_in = la frana
island-place-secret_exit = l'uscita segreta
island-place-totecs_garden = il giardino di Totec
island-place-unknown = terra sconosciuta

island-guardian-wolf = il Lupo
island-guardian-thief = il Ladro
island-guardian-titan = il Titano

island-item-villager = abitante
island-item-farmhouse = fattoria
island-item-fort = forte
island-item-offering = offerta
island-item-army_move = movimento d'armata
island-item-flee = fuga
island-item-reroll_die = rilancio
island-item-bridge = ponte
island-item-sequoia_speed = velocità
island-item-wolf_step = passo del Lupo
island-item-thief = ladro
island-item-outpost = avamposto
island-item-hideout = nascondiglio
island-item-doubloon = doblone

island-an-villager = un abitante
island-an-farmhouse = una fattoria
island-an-fort = un forte
island-an-offering = un'offerta
island-an-army_move = un movimento d'armata
island-an-bridge = il ponte
island-an-sequoia_speed = velocità
island-an-thief = un ladro
island-an-outpost = un avamposto
island-an-hideout = il nascondiglio

island-explorer-stella = Stella l'Avventuriera
island-explorer-bellona = Bellona la Comandante
island-explorer-hector = Hector il Caporale
island-explorer-nicolas = Nicolas il Fortunato
island-explorer-tizoc = Tizoc il Raccoglitore
island-explorer-emma = Emma la Cartografa
island-explorer-victoria = Victoria la Ricca
island-explorer-pedro = Pedro il Conquistador
island-explorer-william = William il Mercante
island-explorer-laffite = Laffite il Pirata
island-explorer-sequoia = Sequoia la Viaggiatrice
island-explorer-yanga = Yanga il Ranger

island-ability-stella = +1 velocità ogni turno.
island-ability-bellona = Un movimento d'armata gratuito in ogni fase di esplorazione.
island-ability-hector = Un quinto abitante.
island-ability-nicolas = Una volta per turno può rilanciare entrambi i dadi d'oro.
island-ability-tizoc = 1 cibo prima di raccogliere, coltivato o no.
island-ability-emma = Guarda le prime tre tessere isola prima di esplorare e le rimette in qualunque ordine.
island-ability-victoria = Comincia con 4 di ogni risorsa.
island-ability-pedro = Comincia con forza 2.
island-ability-william = Scambia 3 : 1 con la banca.
island-ability-laffite = Ogni 3 o 5 che tira ruba una carta.
island-ability-sequoia = 1 legno compra 1 velocità nella sua fase di esplorazione.
island-ability-yanga = Attacca fino a due tessere di distanza, senza rischio.

island-side-e = a est
island-side-se = a sud-est
island-side-s = a sud
island-side-sw = a sud-ovest
island-side-w = a ovest
island-side-nw = a nord-ovest
island-side-n = a nord
island-side-ne = a nord-est
island-side-middle = al centro
island-way-e = a est
island-way-ne = a nord-est
island-way-nw = a nord-ovest
island-way-w = a ovest
island-way-sw = a sud-ovest
island-way-se = a sud-est
island-way-through = attraverso la bocca della caverna

island-axis-e = da ovest a est
island-axis-ne = da sud-ovest a nord-est
island-axis-nw = da sud-est a nord-ovest

island-corner-n = nord
island-corner-s = sud
island-corner-en = in alto a est
island-corner-es = in basso a est
island-corner-wn = in alto a ovest
island-corner-ws = in basso a ovest

island-against-pieces = i pezzi che vi si trovano
island-against-farmhouse = una fattoria
island-against-giant = il Gigante
island-against-thieves = i Ladri
island-against-tiger = la Tigre
island-against-titan = il Titano
island-against-wolf = il Lupo
island-against-thief = il Ladro
island-against-outpost = un avamposto
island-against-lair = un ladro sulla tessera dei Ladri

island-move-end = Finisci il turno
island-move-done = Fatto
island-move-pass = Lascia correre
island-move-accept = Accetta
island-move-refuse = Rifiuta
island-move-counter = Fai una controproposta
island-move-reroll = Rilancia
island-move-speed = Velocità { $n }, raccogli { $gather }
island-move-bank = Banca: { $n } { WORD($give, of: "island-resource") } per 1 { WORD($get, of: "island-resource") }
island-move-take = Prendi 1 { WORD($what, of: "island-resource") }
island-move-give = Dai 1 { WORD($what, of: "island-resource") }
island-move-choose = Scegli { SEAT($to) }
island-move-trade = Proponi uno scambio a { SEAT($to) }
island-move-amount = { $n }
island-move-mark = Segna il dado { $n } da rilanciare
island-move-explorer = Gioca { WORD($explorer, of: "island-explorer") }. { WORD($explorer, of: "island-ability") }
island-move-begins = Comincia { WORD($explorer, of: "island-explorer") }
island-move-mine_speed = Prendi il { $n } come velocità
island-move-mine_gather = Prendi il { $n } per raccogliere
island-move-recall = Lascia continuare il compagno
island-move-next = La prossima della pila: { WORD($what, of: "island-tile") }
island-move-discover = Scopri una tessera
island-move-move = Muovi { WORD($way, of: "island-way") }
island-move-join = Unisciti alla battaglia entrando { WORD($way, of: "island-way") }
island-move-bridge = Costruisci il ponte sull'acqua { WORD($way, of: "island-way") }, { WORD($axis, of: "island-axis") }
island-move-unbridge = Togli il ponte
island-move-sprint = Compra 1 velocità con legno
island-move-shoot = Prendi di mira { WORD($land, of: "island-place") } ({ $at })
island-move-plunder = { WORD($what, of: "island-tile") }
island-move-die = Jiménez rilancia il dado { $n }
island-move-slip = Esci dall'uscita segreta, { WORD($way, of: "island-way") } dell'ingresso
island-move-slip_army = Gli abitanti escono dall'uscita segreta, { WORD($way, of: "island-way") } dell'ingresso
island-move-wolf = Il Lupo va { WORD($way, of: "island-way") }
island-move-wolf_find = Il Lupo scopre una tessera
island-move-fight = Combatti: { WORD($what, of: "island-guardian") }
island-move-show = Scopri la tua tessera: { WORD($what, of: "island-tile") }
island-move-place = Posa la tessera { WORD($way, of: "island-way") }
island-move-farmhouse = Fattoria all'angolo { WORD($corner, of: "island-corner") }
island-move-fort = Forte all'angolo { WORD($corner, of: "island-corner") }
island-move-remove = Togli: { WORD($what, of: "island-item") }
island-move-raze = Attacca la fattoria di { SEAT($to) }, partenza: { WORD($land, of: "island-place") } ({ $at })
island-move-raze_outpost = Attacca l'avamposto di { SEAT($to) }, partenza: { WORD($land, of: "island-place") } ({ $at })
island-move-villager = Abitante: { WORD($land, of: "island-place") } ({ $at })
island-move-offering = Offerta: { WORD($land, of: "island-place") } ({ $at })
island-move-put = Metti l'esploratore: { WORD($land, of: "island-place") } ({ $at })
island-move-army = Marcia { WORD($way, of: "island-way") }, partenza: { WORD($land, of: "island-place") } ({ $from })
island-move-bring = Porta abitanti, entrando { WORD($way, of: "island-way") }, partenza: { WORD($land, of: "island-place") } ({ $from })
island-move-flee = Fuggi { WORD($way, of: "island-way") }, partenza: { WORD($land, of: "island-place") } ({ $from })
island-move-hide = Resta al coperto: prendi un doblone
island-move-emerge = Esci allo scoperto, nascondiglio: { WORD($land, of: "island-place") } ({ $at }), angolo { WORD($corner, of: "island-corner") }
island-move-steal = Ruba: tira il dado dei ladri
island-move-rob =
    { $n ->
        [one] Deruba { SEAT($to) }: portata { $reach }, fino a { $n } carta
       *[other] Deruba { SEAT($to) }: portata { $reach }, fino a { $n } carte
    }
island-move-pair = Un doblone per { $n } { WORD($what, of: "island-resource") }
island-move-rider = Il ladro ({ WORD($land, of: "island-place") }, { $at }) cavalca Bavieca
island-move-bearer = Il ladro ({ WORD($land, of: "island-place") }, { $at }) prende il santuario della caverna
island-move-hand_over = Passa il santuario della caverna al ladro ({ WORD($land, of: "island-place") }, { $at })
island-move-thief = Ladro: { WORD($land, of: "island-place") } ({ $at })
island-move-outpost = Avamposto all'angolo { WORD($corner, of: "island-corner") }
island-move-hideout = Nascondiglio all'angolo { WORD($corner, of: "island-corner") }

island-plan-walk = Vai verso { WORD($land, of: "island-place") } ({ $to }): velocità { $cost }
island-plan-attack = Vai verso { WORD($land, of: "island-place") } ({ $to }) e attacca: velocità { $cost }
island-plan-share = Velocità { $speed }, raccogli { $gather }
island-plan-gather = Raccogli { WORD($what, of: "island-resource") }

island-prompt-over = La partita è finita.
island-prompt-wait = Decide { SEAT($who) }.
island-prompt-choose = Scegli il tuo esploratore.
island-prompt-choose_begin = Quale esploratore della tua squadra comincia?
island-prompt-share = La tua squadra ha tirato { $dice }. Prendi un dado come velocità e uno per raccogliere.
island-prompt-share_reroll = La tua squadra ha tirato { $dice }. Rilanci i tuoi due, o li lasci?
island-prompt-heir_cards = Chi di voi prende le carte?
island-prompt-heir_shrine = Chi di voi prende il santuario della caverna?
island-prompt-heir_treasure = Chi di voi prende il tesoro?
island-prompt-divide =
    { $n ->
        [one] Dividi il bottino: resta { $n } carta. Prendi quello che vuoi, o lascia il resto al compagno.
       *[other] Dividi il bottino: restano { $n } carte. Prendi quello che vuoi, o lascia il resto al compagno.
    }
island-prompt-explore_alone = Il tuo compagno ha dichiarato la fine. Velocità rimasta { $n }: esplora ancora, lascia continuare il compagno, o finisci il turno.
island-prompt-return = Rimetti sull'isola l'esploratore di { SEAT($to) }.
island-prompt-steal =
    { $n ->
        [one] Scegli chi derubare: { $n } carta da prendere.
       *[other] Scegli chi derubare: { $n } carte da prendere.
    }
island-prompt-dice = Hai tirato { $a } e { $b }. Qual è la tua velocità?
island-prompt-dice_reroll = Hai tirato { $a } e { $b }. Scegli la velocità, o rilancia.
island-prompt-gather =
    { $n ->
        [one] Raccogli { $n } carta: quale?
       *[other] Raccogli { $n } carte: quali?
    }
island-prompt-look =
    { $n ->
        [one] Quale tessera è la prima della pila?
       *[other] Quale tessera è la prossima della pila?
    }
island-prompt-explore = Esplora: velocità rimasta { $n }. Muovi, scopri, compra, attacca, o finisci il turno.
island-prompt-explore_still = Nessuna velocità rimasta. Compra, scambia, o finisci il turno.
island-prompt-explore_off = Il tuo esploratore è fuori dalla mappa. Restano abitanti e banca.
island-prompt-place = Hai trovato { WORD($what, of: "island-place") }. Dove si posa?
island-prompt-window = { SEAT($who) } sta esplorando. Attacchi adesso, o lasci correre?
island-prompt-window_buy = { SEAT($who) } sta per comprare { WORD($what, of: "island-an") }. Attacchi prima, o lasci correre?
island-prompt-count = Quanti abitanti vanno? Fino a { $n }.
island-prompt-order = Contro chi combatti prima?
island-prompt-battle_attack = Attacchi. Porta altri pezzi, o lascia decidere.
island-prompt-battle_defend = Ti attaccano. Porta pezzi, fuggi, o combatti con quello che c'è.
island-prompt-rose = La Rosa d'oro: prendi una carta a scelta.
island-prompt-plunder = Quale tesoro di { SEAT($who) }?
island-prompt-plunder_own = Quale dei tuoi tesori cedi?
island-prompt-titan =
    { $n ->
        [one] Dove va il Titano? Gli resta { $n } passo.
       *[other] Dove va il Titano? Gli restano { $n } passi.
    }
island-prompt-raid = Contro chi combatte prima il Titano?
island-prompt-guardians =
    { $n ->
        [one] Due strade sono ugualmente corte: dove va { WORD($what, of: "island-guardian") }? Resta { $n } passo.
       *[other] Due strade sono ugualmente corte: dove va { WORD($what, of: "island-guardian") }? Restano { $n } passi.
    }
island-prompt-banish = Hai sconfitto { WORD($what, of: "island-guardian") }: a quale santuario va?
island-prompt-pack = Contro quale guardiano combatti per primo?
island-prompt-reroll = I tuoi dadi: { $dice }. Segna quelli da rilanciare (1 oro ciascuno), o lasciali.
island-prompt-reroll_one = I tuoi dadi: { $dice }. Lasciali, o rilancia quello che l'esploratore o il tesoro permette.
island-prompt-points =
    { $n ->
        [one] { $n } punto turno: prendi una carta, oppure tienilo come velocità.
       *[other] { $n } punti turno: prendi carte, poi tieni il resto come velocità.
    }
island-prompt-spoils =
    { $n ->
        [one] Hai perso la battaglia: { $n } carta da dare.
       *[other] Hai perso la battaglia: { $n } carte da dare.
    }
island-prompt-limit = La tua mano supera { $n } carte: restituiscine { $over }.
island-prompt-offer = Il tuo scambio con { SEAT($to) }: quanto { WORD($what, of: "island-resource") } { WORD($field, of: "island-field") }?
island-prompt-answer = { SEAT($who) } ti propone uno scambio.
island-prompt-hiding_full = I tuoi Ladri sono nascosti, con tutti i { $most } dobloni che ci sono. Aspetta, o metti il nascondiglio per { $cost }: poi esplori, senza oro né furto in questo turno.
island-prompt-hiding = I tuoi Ladri sono nascosti, con { $n } di { $most } dobloni. Prendine uno, o metti il nascondiglio per { $cost }: poi esplori, senza oro né furto in questo turno.
island-prompt-haul = Prendi 1 oro, o tira il dado dei ladri e ruba.
island-prompt-rob = Hai tirato { $a } e { $b }: uno è la portata, l'altro il furto. Chi derubi?
island-prompt-loot =
    { $n ->
        [one] Guardi nella mano di { SEAT($who) }. Prendi fino a { $n } carta.
       *[other] Guardi nella mano di { SEAT($who) }. Prendi fino a { $n } carte.
    }
island-prompt-rider = Quale ladro cavalca Bavieca?
island-prompt-bearer = Quale ladro porta il santuario della caverna?
island-prompt-explore_band_off = Nessuno dei tuoi ladri è sulla mappa. Compra, scambia o finisci il turno.
island-prompt-explore_band_still = I tuoi ladri non hanno più velocità. Compra, scambia, o finisci il turno.
island-prompt-explore_band = Esplora: i tuoi ladri hanno ancora velocità { $n }. Muovi, scopri, compra, attacca, o finisci il turno.

island-field-give = dai
island-field-ask = chiedi

island-refusal-no_hole = Nessuno dei tuoi è sull'uscita segreta.
island-refusal-no_door = L'uscita segreta porta su tessere percorribili accanto all'ingresso.
island-refusal-no_wolf = Non hai il Lupo.
island-refusal-wolf_place = Il Lupo scopre luoghi accanto a sé e al suo esploratore.
island-refusal-no_giving_back = Le carte si restituiscono solo per un acquisto, o quando la mano supera il limite.
island-refusal-no_treasure = Quel tesoro non è lì.
island-refusal-guarded = Su quel santuario c'è un guardiano.
island-refusal-barred = Questo esploratore non gioca da solo.
island-refusal-guardian_way = I guardiani prendono una delle strade più corte verso ciò che cercano.
island-refusal-banish_shrine = Un guardiano sconfitto va a un santuario dell'isola.
island-refusal-banish_taken = Lì c'è già un guardiano.
island-refusal-no_guardian = Quel guardiano non è qui.
island-refusal-titan_way = Il Titano prende una delle strade più corte verso l'essere vivente più vicino.
island-refusal-no_such_die = Non c'è un dado così da rilanciare, o manca l'oro.
island-refusal-no_own_tile = Non hai in segreto una tessera così.
island-refusal-own_on_island = Le tessere distribuite in segreto si scoprono sull'isola.
island-refusal-not_sequoia = Solo Sequoia compra velocità.
island-refusal-not_yanga = Solo Yanga attacca da lontano.
island-refusal-no_more_shots = Dopo un pareggio o una sconfitta Yanga in questa fase non muove e non colpisce più.
island-refusal-out_of_range = Quella tessera è fuori portata.
island-refusal-shot_fort = Un edificio occupa quella tessera: non si può colpire.
island-refusal-shot_nobody = Lì non c'è nessun avversario.
island-refusal-no_bridge_option = A questo tavolo si gioca senza il ponte.
island-refusal-no_bridge = Non c'è nessun ponte.
island-refusal-bridge_used = Sul ponte c'è qualcuno.
island-refusal-bridge_far = Devi stare a una delle sue estremità.
island-refusal-bridge_by_other = Quel ponte lo costruisce un altro tuo ladro, nominato prima.
island-refusal-one_bridge = C'è un solo ponte per tutti, ed è già costruito.
island-refusal-bridge_water = Il ponte va su una tessera d'acqua accanto a te.
island-refusal-bridge_occupied = Un avversario occupa quella tessera d'acqua.
island-refusal-bridge_ends = Entrambe le estremità devono essere scoperte e non essere acqua.
island-refusal-on_bridge = Dal ponte non si costruisce, non si toglie e non si scopre niente, e non ci si compra nessuno sopra.
island-refusal-ended = Hai dichiarato la fine del turno; il compagno può lasciarti continuare.
island-refusal-nobody_ended = Il tuo compagno non ha dichiarato la fine.
island-refusal-first_round = Nel primo round gioca un solo esploratore per squadra.
island-refusal-reroll_first = Prima Nicolas dice se rilancia.
island-refusal-one_die_each = Ogni compagno prende un dado come velocità e uno per raccogliere.
island-refusal-die_taken = Quel dado è già preso.
island-refusal-no_partner = Puoi prenderlo solo tu o il tuo compagno.
island-refusal-not_in_pot = Nel bottino non c'è { WORD($what, of: "island-resource") }.
island-refusal-over = La partita è finita.
island-refusal-not_yours = Adesso non decidi tu.
island-refusal-not_now = Adesso non è questo che ti si chiede.
island-refusal-not_in_battle = In una battaglia decidono solo le due parti.
island-refusal-not_asked = In questa finestra non ti si chiede niente, o hai già risposto.
island-refusal-trade_in_battle = Durante una battaglia i giocatori non scambiano.
island-refusal-trade_off_turn = Gli scambi si propongono nella propria fase di esplorazione.
island-refusal-bank_closed = La banca è chiusa tra una sconfitta e il suo pagamento.
island-refusal-bank_same = La banca prende un tipo per un altro.
island-refusal-bank_few = La banca vuole { $n } { WORD($what, of: "island-resource") }.
island-refusal-stack_empty = Nella pila non c'è più { WORD($what, of: "island-resource") }.
island-refusal-not_farmed = Non stai coltivando { WORD($what, of: "island-resource") }.
island-refusal-no_reroll = Non hai un rilancio.
island-refusal-same_dice = I due dadi mostrano lo stesso.
island-refusal-no_such_card = Non hai { WORD($what, of: "island-resource") }.
island-refusal-no_victim = Lì non c'è niente da rubare.
island-refusal-not_there = Quella parte non è sulla tessera.
island-refusal-amount = Da 1 a { $most }.
island-refusal-offer_amount = Nessuno può dare così tanto.
island-refusal-cannot_accept = Non hai quello che ti si chiede.
island-refusal-one_counter = C'è una sola controproposta.
island-refusal-no_such_tile = Guardi meno tessere, o un'altra di questo tipo.
island-refusal-return_island = Un esploratore sconfitto torna sull'isola.
island-refusal-return_occupied = Un avversario occupa quella tessera.
island-refusal-return_bridge = Nessuno torna sul ponte.
island-refusal-return_shrine = Deve essere accanto a un santuario controllato da chi lo gioca.
island-refusal-not_walkable = Nessuno sta sull'acqua o su un santuario.
island-refusal-own_farmhouse = Quella fattoria è tua.
island-refusal-peace = Nessuna battaglia prima che tutti abbiano finito un primo turno.
island-refusal-not_at_farmhouse = Nessun tuo esploratore, ladro o abitante è accanto a quella fattoria.
island-refusal-own_outpost = Quell'avamposto è tuo.
island-refusal-not_at_outpost = Nessun tuo esploratore o abitante è accanto a quell'avamposto.
island-refusal-off_map = Il tuo esploratore è fuori dalla mappa.
island-refusal-held = Dopo un pareggio questo pezzo non si può più muovere in questo turno.
island-refusal-no_speed = Non resta abbastanza velocità.
island-refusal-nothing_left = Non c'è più nessuna tessera da scoprire.
island-refusal-no_place = Accanto al tuo esploratore non si può posare nessuna tessera.
island-refusal-no_passage = Si passa solo dall'ingresso e dall'uscita della caverna.
island-refusal-bridge_sides = Sul ponte si entra e si esce solo dalle due estremità.
island-refusal-no_tile = Lì non c'è nessuna tessera: scoprila.
island-refusal-taken = Lì c'è già una tessera.
island-refusal-edge = È oltre il bordo del tavolo.
island-refusal-crossed = Accanto a una X dell'uscita non si posano tessere.
island-refusal-touch_two = Una tessera nuova deve toccarne altre due.
island-refusal-too_dear = Non puoi pagare: { WORD($what, of: "island-item") } costa { WORD($cards, of: "island-resource") }.
island-refusal-none_left = Nella tua riserva non c'è più: { WORD($what, of: "island-item") }.
island-refusal-lost_this_turn = Quello che si perde in battaglia si ricompra nella prossima fase di esplorazione: { WORD($what, of: "island-an") }.
island-refusal-not_beside_building = Gli abitanti arrivano su una tessera che tocca un tuo edificio.
island-refusal-all_occupied = Un avversario occupa ogni tessera presso i tuoi edifici in cui si può entrare.
island-refusal-none_walkable = In nessuna tessera presso i tuoi edifici si può entrare.
island-refusal-occupied = Un avversario occupa quella tessera.
island-refusal-no_shrine = Le offerte vanno sui santuari.
island-refusal-has_offering = La tua offerta è già lì.
island-refusal-not_next_to_shrine = Il tuo esploratore deve essere accanto a un santuario.
island-refusal-corner_taken = Su quell'angolo c'è un edificio.
island-refusal-fort_occupied = Un avversario occupa una tessera di quell'angolo.
island-refusal-no_removal = Nella prima edizione gli edifici non si tolgono.
island-refusal-not_beside_own = Il tuo esploratore deve essere accanto al tuo edificio.
island-refusal-no_army = Nessuno dei tuoi abitanti può muovere da lì.
island-refusal-no_villagers = Non hai abitanti sulla mappa.
island-refusal-army_blocked = L'armata non può andarci.
island-refusal-trade_self = Non si scambia con sé stessi.
island-refusal-trade_far = I vostri esploratori devono essere sulla stessa tessera o su tessere vicine.
island-refusal-trade_off_map = Un esploratore è fuori dalla mappa: scambia solo la banca.
island-refusal-offers_used = Hai già fatto le tue { $n } proposte di questo turno.
island-refusal-nothing_to_trade = Nessuno di voi ha qualcosa da scambiare.
island-refusal-fort_protects = Un forte protegge quella tessera: fuori turno non si può attaccare.
island-refusal-no_target = Fuori turno un'armata muove solo per attaccare l'esploratore o l'armata di chi è di turno su una tessera vicina.
island-refusal-join_off_turn = Un esploratore si unisce a una battaglia solo nel proprio turno.
island-refusal-villagers_only = Per una fattoria entrano solo abitanti, e nessuno fugge.
island-refusal-bring_or_flee = Chi difende porta pezzi o fugge, non entrambe le cose.
island-refusal-no_way = Da lì non c'è una strada libera verso la battaglia.
island-refusal-attacker_stays = Chi attacca non può lasciare una battaglia.
island-refusal-flee_blocked = Non c'è una tessera su cui fuggire.
island-refusal-flee_occupied = Un avversario occupa quella tessera: lì non si fugge.
island-refusal-fled_already = Chi è fuggito non torna in questa battaglia.
island-refusal-not_your_explore = Si compra nella propria fase di esplorazione.
island-refusal-too_few_coins =
    { $n ->
        [one] Ti serve { $n } doblone per { WORD($what, of: "island-an") }.
       *[other] Ti servono { $n } dobloni per { WORD($what, of: "island-an") }.
    }
island-refusal-hidden_no_theft = Nascosti, i Ladri prendono un doblone o mettono il nascondiglio; non rubano e non prendono oro.
island-refusal-in_hiding = I Ladri sono nascosti.
island-refusal-not_hiding = I Ladri non sono nascosti: un nascondiglio va su un angolo della tessera di un ladro.
island-refusal-outpost_hidden = Da nascosti non si mette un avamposto.
island-refusal-hideout_occupied = Un avversario occupa una tessera di quell'angolo.
island-refusal-hideout_land = Il nascondiglio deve toccare una tessera su cui si può stare.
island-refusal-not_in_hand = In quella mano non c'è più { WORD($what, of: "island-resource") }.
island-refusal-only_gold = I Ladri prendono 1 oro, o rubano.
island-refusal-rob_self = Non si deruba sé stessi.
island-refusal-rob_off_map = Quell'esploratore è fuori dalla mappa: nessuno può raggiungerlo.
island-refusal-out_of_reach = Quell'esploratore è fuori portata.
island-refusal-fort_shelters = Quell'esploratore è su una tessera occupata da un forte.
island-refusal-no_such_thief = Un ladro così non si può scegliere.
island-refusal-not_thieves = Questo lo fanno solo i Ladri.
island-refusal-coins_full = Ci sono solo { $n } dobloni.
island-refusal-no_pair = Un doblone costa { $n } { WORD($what, of: "island-resource") }.
island-refusal-no_shrine_piece = Nessun tuo ladro porta il santuario della caverna.
island-refusal-thief_far = I ladri devono essere sulla stessa tessera o su tessere vicine.
island-refusal-theft_first = Prima si ruba, poi si esplora.
island-refusal-thief_not_beside_own = Un tuo ladro deve essere accanto al tuo edificio.
island-refusal-thief_not_next_to_shrine = Un tuo ladro deve essere accanto al santuario.
island-refusal-not_beside_outpost = I ladri arrivano su una tessera che tocca un avamposto o il nascondiglio.
island-refusal-thief_off_map = Quel ladro non è sulla mappa.
island-refusal-no_thief_on_map = Nessun tuo ladro è sulla mappa.
island-refusal-villagers_not_yours = I Ladri non hanno abitanti.

island-event-turn = Round { $round }: turno di { SEAT($who) }.
island-event-turn_team = Round { $round }: { SEAT($who) } giocano insieme.
island-event-explorer = { SEAT($who) } gioca { WORD($explorer, of: "island-explorer") }.
island-event-starters = Nel primo round giocano { SEAT($who) }.
island-event-enters = { SEAT($who) } entra in gioco: { WORD($land, of: "island-place") } ({ $at }).
island-event-takes_die = { SEAT($who) } prende il { $n } come { WORD($use, of: "island-use") }.
island-event-heir =
    { $n ->
        [one] { SEAT($who) } prende { $n } carta del bottino.
       *[other] { SEAT($who) } prende { $n } carte del bottino.
    }
island-event-divides = { SEAT($who) } prende una carta del bottino.
island-event-divides-secret = { SEAT($who) } prende 1 { WORD($card, of: "island-resource") } del bottino.
island-event-first_roll = Chi comincia? { SEAT($seats) } tirano { $faces }.
island-event-begins = Comincia { SEAT($who) }.
island-event-anew = La tessera di partenza è chiusa: si prepara tutto da capo.
island-event-rolls = { SEAT($who) } tira { $a } e { $b }.
island-event-dice = { SEAT($who) } tiene { $speed } come velocità e raccoglie { $gather }.
island-event-tizoc = { SEAT($who) } prende 1 cibo (Tizoc).
island-event-steals = { SEAT($who) } ruba una carta a { SEAT($from) }.
island-event-steals-secret = { SEAT($who) } ruba 1 { WORD($card, of: "island-resource") } a { SEAT($from) }.
island-event-gathers = { SEAT($who) } raccoglie { $n } { WORD($what, of: "island-resource") }.
island-event-gathers-many = { SEAT($who) } raccoglie { WORD($what, of: "island-resource") }.
island-event-looks =
    { $n ->
        [one] { SEAT($who) } guarda in cima alla pila: { $n } tessera.
       *[other] { SEAT($who) } guarda in cima alla pila: { $n } tessere.
    }
island-event-looks-secret = { SEAT($who) } guarda { WORD($tiles, of: "island-tile") }.
island-event-step = { SEAT($who) } raggiunge { WORD($land, of: "island-place") } ({ $to }).
island-event-step-many = { SEAT($who) } percorre { $count } tessere: { WORD($land, of: "island-place") }.
island-event-flips = { SEAT($who) } scopre { WORD($what, of: "island-place") }.
island-event-bridge = { SEAT($who) } costruisce il ponte ({ WORD($land, of: "island-place") }, { $at }).
island-event-finds = { SEAT($who) } trova: { WORD($what, of: "island-tile") }.
island-event-loses_treasure = { SEAT($who) } perde: { WORD($what, of: "island-tile") }.
island-event-titan_rolls = Il Titano muove fino a { $n }.
island-event-titan_moves = Il Titano raggiunge { WORD($land, of: "island-place") } ({ $at }).
island-event-guardian = Guardiano: { WORD($what, of: "island-guardian") }, in { $at } ({ WORD($land, of: "island-place") }).
island-event-guardian_beaten = { SEAT($who) } sconfigge { WORD($what, of: "island-guardian") }.
island-event-guardian_rolls = Guardiano: { WORD($what, of: "island-guardian") } muove fino a { $n }.
island-event-guardian_moves = Guardiano: { WORD($what, of: "island-guardian") } va in { $at } ({ WORD($land, of: "island-place") }).
island-event-swaps = Il Ladro sostituisce l'offerta di { SEAT($who) } ({ WORD($land, of: "island-place") }, { $at }): i guardiani diventano più forti.
island-event-lost = L'esploratore di { SEAT($who) } è sconfitto: i guardiani tengono l'isola.
island-event-wolf = Il Lupo di { SEAT($who) } raggiunge { WORD($land, of: "island-place") } ({ $to }).
island-event-cave_in = L'uscita della caverna crolla.
island-event-bridge_gone = { SEAT($who) } toglie il ponte ({ WORD($land, of: "island-place") }, { $at }).
island-event-shoots = { SEAT($who) } prende di mira { WORD($land, of: "island-place") } ({ $at }).
island-event-sprint = { SEAT($who) } compra 1 velocità.
island-event-shows = { SEAT($who) } scopre una tessera distribuita in segreto: { WORD($what, of: "island-tile") }.
island-event-points = { SEAT($who) } tiene velocità { $n }.
island-event-rerolls =
    { $n ->
        [one] { SEAT($who) } rilancia { $n } dado: { $dice }.
       *[other] { SEAT($who) } rilancia { $n } dadi: { $dice }.
    }
island-event-discovers = { SEAT($who) } posa { WORD($what, of: "island-place") } ({ $at }).
island-event-discovers-many = { SEAT($who) } posa { WORD($what, of: "island-place") }.
island-event-exit = Si posa l'uscita della caverna.
island-event-cave_shrine = { SEAT($who) } ha il santuario della caverna.
island-event-shrine_lifted = La tessera del santuario della caverna viene tolta.
island-event-announces = { SEAT($who) } sta per comprare { WORD($what, of: "island-an") }.
island-event-prevented = { SEAT($who) } non può più comprare { WORD($what, of: "island-an") }.
island-event-buys = { SEAT($who) } compra { WORD($what, of: "island-an") }: { WORD($land, of: "island-place") } ({ $at }).
island-event-buys-many = { SEAT($who) } compra { WORD($what, of: "island-an") }.
island-event-removes = { SEAT($who) } toglie { WORD($what, of: "island-an") }.
island-event-bank = { SEAT($who) } scambia { $n } { WORD($give, of: "island-resource") } con 1 { WORD($get, of: "island-resource") }.
island-event-army =
    { $n ->
        [one] { SEAT($who) } muove { $n } abitante verso { WORD($land, of: "island-place") } ({ $to }).
       *[other] { SEAT($who) } muove { $n } abitanti verso { WORD($land, of: "island-place") } ({ $to }).
    }
island-event-joins = L'esploratore di { SEAT($who) } si unisce alla battaglia: { WORD($land, of: "island-place") } ({ $at }).
island-event-reacts = { SEAT($who) } attacca fuori turno.
island-event-marches = { SEAT($who) } muove un'armata fuori turno.
island-event-raze = { SEAT($who) } attacca la fattoria di { SEAT($against) }, partenza: { WORD($land, of: "island-place") } ({ $at }).
island-event-raze_outpost = { SEAT($who) } attacca un avamposto di { SEAT($against) }, partenza: { WORD($land, of: "island-place") } ({ $at }).
island-event-no_battle = Non resta nessuno a difendere { WORD($land, of: "island-place") } ({ $at }).
island-event-battle =
    { $kind ->
        [pieces] { SEAT($who) } attacca { SEAT($against) } in { $at } ({ WORD($land, of: "island-place") }): { $attack } contro { $defence }.
        [farmhouse] { SEAT($who) } attacca una fattoria di { SEAT($against) } in { $at } ({ WORD($land, of: "island-place") }): { $attack } contro { $defence }.
        [outpost] { SEAT($who) } attacca un avamposto di { SEAT($against) } in { $at } ({ WORD($land, of: "island-place") }): { $attack } contro { $defence }.
       *[other] { SEAT($who) } attacca { WORD($kind, of: "island-against") } in { $at } ({ WORD($land, of: "island-place") }): { $attack } contro { $defence }.
    }
island-event-raided = Guardiano: { WORD($what, of: "island-guardian") } attacca { SEAT($against) } in { $at } ({ WORD($land, of: "island-place") }): { $attack } contro { $defence }.
island-event-tie = Pareggio: chi attacca si ritira.
island-event-tie_shot = Pareggio: il tiro non colpisce nessuno, e Yanga riposa.
island-event-tie_raid = Pareggio: l'attacco è finito.
island-event-villagers_lost =
    { $n ->
        [one] { SEAT($who) } perde { $n } abitante in { $at } ({ WORD($land, of: "island-place") }).
       *[other] { SEAT($who) } perde { $n } abitanti in { $at } ({ WORD($land, of: "island-place") }).
    }
island-event-destroyed = { SEAT($who) } perde { WORD($what, of: "island-an") }.
island-event-defeated = L'esploratore di { SEAT($who) } è sconfitto.
island-event-spoils = { SEAT($who) } dà una carta a { SEAT($to) }.
island-event-spoils-secret = { SEAT($who) } dà 1 { WORD($card, of: "island-resource") } a { SEAT($to) }.
island-event-spoils-many = { SEAT($who) } dà { $count } carte a { SEAT($to) }.
island-event-spoils-secret-many = { SEAT($who) } dà a { SEAT($to) } { WORD($card, of: "island-resource") }.
island-event-gives_back-many = { SEAT($who) } restituisce { WORD($card, of: "island-resource") }.
island-event-gives_back = { SEAT($who) } restituisce 1 { WORD($card, of: "island-resource") }.
island-event-returns = L'esploratore di { SEAT($who) } torna in gioco: { WORD($land, of: "island-place") } ({ $at }).
island-event-shuffled_back = Torna nella pila della caverna: { WORD($what, of: "island-tile") }.
island-event-dweller_beaten = { SEAT($who) } batte { WORD($what, of: "island-against") }.
island-event-treasure = { SEAT($who) } prende il tesoro dei Ladri.
island-event-offers =
    { $way ->
        [asks] { SEAT($who) } chiede a { SEAT($to) } { WORD($price, of: "island-resource") }.
        [gives] { SEAT($who) } offre a { SEAT($to) } { WORD($goods, of: "island-resource") } senza chiedere niente.
       *[swaps] { SEAT($who) } propone a { SEAT($to) } { WORD($goods, of: "island-resource") } in cambio di { WORD($price, of: "island-resource") }.
    }
island-event-refuses = { SEAT($who) } rifiuta la proposta di { SEAT($to) }.
island-event-trades =
    { $way ->
        [asks] { SEAT($to) } dà a { SEAT($who) } { WORD($price, of: "island-resource") }.
        [gives] { SEAT($who) } dà a { SEAT($to) } { WORD($goods, of: "island-resource") }.
       *[swaps] { SEAT($who) } dà a { SEAT($to) } { WORD($goods, of: "island-resource") } in cambio di { WORD($price, of: "island-resource") }.
    }
island-event-won = { SEAT($who) } controlla il quarto santuario e governa El Dorado.
island-event-won_team = { SEAT($who) } controllano il loro ultimo santuario e governano El Dorado.
island-event-closed = L'isola è chiusa e non si può più vincere.
island-event-bound = { $n } round sono passati: la partita finisce indecisa.
island-event-hides =
    { $n ->
        [one] { SEAT($who) } resta al coperto e prende { $n } doblone.
       *[other] { SEAT($who) } resta al coperto e prende { $n } dobloni.
    }
island-event-emerges = { SEAT($who) } esce allo scoperto: il nascondiglio è in { $at } ({ WORD($land, of: "island-place") }).
island-event-vanishes = { SEAT($who) } ha perso l'ultimo pezzo dei Ladri e si nasconde.
island-event-thief_die = { SEAT($who) } tira { $a } e { $b } con il dado dei ladri.
island-event-nobody_in_reach = Nessuno è alla portata dei Ladri.
island-event-looks_hand =
    { $n ->
        [one] { SEAT($who) } deruba { SEAT($from) }: portata { $reach }, fino a { $n } carta.
       *[other] { SEAT($who) } deruba { SEAT($from) }: portata { $reach }, fino a { $n } carte.
    }
island-event-looks_hand-secret = { SEAT($who) } guarda nella mano di { SEAT($from) }: { $food } cibo, { $wood } legno, { $gold } oro.
island-event-pair = { SEAT($who) } trasforma { $n } { WORD($what, of: "island-resource") } in un doblone.
island-event-thief_joins = { SEAT($who) }: compare un ladro, { WORD($land, of: "island-place") } ({ $at }).
island-event-thieves_lost =
    { $n ->
        [one] { SEAT($who) } perde { $n } ladro ({ WORD($land, of: "island-place") }, { $at }).
       *[other] { SEAT($who) } perde { $n } ladri ({ WORD($land, of: "island-place") }, { $at }).
    }
island-event-coin_lost = { SEAT($who) } perde un doblone.
island-event-rider = { SEAT($who) }: il ladro ({ WORD($land, of: "island-place") }, { $at }) cavalca Bavieca.
island-event-bearer = { SEAT($who) }: il ladro ({ WORD($land, of: "island-place") }, { $at }) porta il santuario della caverna.
island-event-wolf_taken = { SEAT($who) } prende con sé il Lupo.
island-event-wolf_dies = Il Lupo di { SEAT($who) } è morto.

island-hint-explorer = Una buona scelta per cominciare. { WORD($explorer, of: "island-ability") }
island-hint-explorer_points = Una buona scelta per cominciare. Con i punti turno { WORD($explorer, of: "island-explorer") } può rilanciare i dadi di battaglia.
island-hint-begins = Chi comincia gioca il primo round senza il compagno.
island-hint-reroll = I due dadi insieme sono bassi: un secondo tiro è probabilmente migliore.
island-hint-dice_speed =
    { $gather ->
        [one] C'è strada da fare: adesso { $n } passi, e { $gather } carta lungo la via.
       *[other] C'è strada da fare: adesso { $n } passi, e { $gather } carte lungo la via.
    }
island-hint-dice_walk =
    { $n ->
        [one] Non coltivi nulla, quindi nessun dado raccoglie: adesso { $n } passo.
       *[other] Non coltivi nulla, quindi nessun dado raccoglie: adesso { $n } passi.
    }
island-hint-dice_gather =
    { $gather ->
        [one] Adesso ti servono più le carte che i passi: { $gather } carta, e velocità { $n }.
       *[other] Adesso ti servono più le carte che i passi: { $gather } carte, e velocità { $n }.
    }
island-hint-mine_speed = Tra tutti i modi di dividere i quattro dadi questo serve meglio a entrambi.
island-hint-mine_gather = Tra tutti i modi di dividere i quattro dadi questo serve meglio a entrambi.
island-hint-recall = Il tuo compagno ha ancora qualcosa che vale la pena fare.
island-hint-take = Ti manca { WORD($what, of: "island-resource") } per: { WORD($items, of: "island-item") }.
island-hint-take_spare = Ti mancherà per primo: { WORD($what, of: "island-resource") }.
island-hint-give = Puoi privarti più facilmente di { WORD($what, of: "island-resource") }.
island-hint-bank = Hai più { WORD($give, of: "island-resource") } del necessario, e ti manca { WORD($get, of: "island-resource") }.
island-hint-next = Così sei tu a trovarla: { WORD($what, of: "island-tile") }.
island-hint-keep = C'è dove andare: i punti rimasti valgono di più come velocità.
island-hint-leave = Il resto serve di più al tuo compagno.
island-hint-discover = La terra sconosciuta può essere più ricca, e tiene aperta la strada.
island-hint-discover_shrine =
    { $n ->
        [one] { $n } santuario non è ancora stato trovato, e chi ne trova uno gli sta accanto.
       *[other] { $n } santuari non sono ancora stati trovati, e chi ne trova uno gli sta accanto.
    }
island-hint-discover_entrance = L'ingresso della caverna non è ancora stato trovato, e il quarto santuario è nella caverna.
island-hint-discover_cave =
    { $n ->
        [one] Della caverna resta { $n } tessera: può essere il santuario, o una bestia.
       *[other] Il santuario della caverna è tra le { $n } tessere rimaste della caverna, ma anche le bestie.
    }
island-hint-show = Una tua tessera sta dove serve a te, non dove serve ad altri.
island-hint-place = Lì apre più terra nuova.
island-hint-place_water = Lì chiude il meno possibile.
island-hint-place_shrine = Lì ti è più facile stargli accanto.
island-hint-walk = Ti avvicina a quello che vuoi dopo.
island-hint-to_shrine = Da lì puoi mettere un'offerta sul santuario.
island-hint-to_cave = Lì c'è la via per la caverna, dove sta il quarto santuario.
island-hint-to_land = Lì puoi raccogliere nel prossimo turno, e proseguire: { WORD($what, of: "island-place") }.
island-hint-into_cave = Sei abbastanza forte per cercare il santuario della caverna.
island-hint-out_of_cave = Quello che vuoi ancora è sull'isola.
island-hint-slip = Risparmia la strada fino all'uscita.
island-hint-slip_army = Risparmia la strada fino all'uscita.
island-hint-bridge = Accorcia la strada verso quello che vuoi dopo.
island-hint-unbridge = Ad altri servirebbe più che a te.
island-hint-sprint = Un passo in più ti ci porta in questo turno.
island-hint-wolf = Dove sta il Lupo combatte per te.
island-hint-wolf_find = Il Lupo trova una tessera senza costarti velocità.
island-hint-army = Lì i tuoi abitanti coltivano, o stanno dove può venire una battaglia.
island-hint-attack = Conviene con queste probabilità: vittoria { $win } %, pareggio { $tie } %, sconfitta { $lose } %.
island-hint-shoot = Da lontano non rischi niente: vittoria { $win } %, pareggio { $tie } %.
island-hint-raze = Conviene: senza quella fattoria chi la possiede raccoglie meno.
island-hint-raze_outpost = Conviene: da lì non può più venire nessun ladro.
island-hint-pass = Qui niente vale una battaglia.
island-hint-pass_odds = Il tuo attacco migliore riesce nel { $win } % dei casi: troppo poco per quello che costa.
island-hint-fight = Con quello che c'è vinci nel { $win } % dei casi; portare altro costa più di quanto rende.
island-hint-hold = Con quello che c'è resisti nel { $win } % dei casi; portare altro costa più di quanto rende.
island-hint-bring = La tua probabilità sale: da { $now } % a { $then } %.
island-hint-bring_more = Ogni pezzo in più è un dado in più.
island-hint-flee = Se restano, resistono solo nel { $win } % dei casi. Se fuggono, sono salvi.
island-hint-dice_stand = Questi dadi sono abbastanza buoni.
island-hint-low_die = Conviene rilanciare un dado basso.
island-hint-die = Conviene rilanciare il dado più basso.
island-hint-all_go = Tutti quelli che possono: ogni abitante è un dado in più.
island-hint-villager = Un abitante accanto al tuo edificio coltiva la sua tessera ogni turno, e combatte.
island-hint-farmhouse = Con abitanti accanto raccogli da tre tessere al massimo, ovunque tu vada.
island-hint-fort = Tiene per te le sue tre tessere e aggiunge la sua forza a chi le difende.
island-hint-offering = Il tuo santuario numero { $n }: la forza del tuo esploratore sale a { $strength }.
island-hint-remove = Il pezzo ti serve di più altrove.
island-hint-trade = Da vicino potete scambiarvi quello che avete di troppo.
island-hint-offer = Una carta che ti avanza per una che ti manca.
island-hint-accept = Ottieni quello che ti manca per quello che ti avanza.
island-hint-refuse = Ti costerebbe più di quanto porta.
island-hint-refuse_leader = A { SEAT($who) } manca troppo poco alla vittoria: meglio non dare una mano.
island-hint-counter = Un altro scambio ti servirebbe di più.
island-hint-choose = Prima { SEAT($who) }: lì si vince di più con meno rischio.
island-hint-choose_steal =
    { $n ->
        [one] { SEAT($who) } ha { $n } carta ed è chi va rallentato.
       *[other] { SEAT($who) } ha { $n } carte ed è chi va rallentato.
    }
island-hint-put = Lì è più lontano da quello che gli serve dopo.
island-hint-banish = Lì è più lontano dalla tua strada.
island-hint-lead = Così ti viene meno vicino.
island-hint-fight_guardian = Quello è il più facile da battere.
island-hint-plunder = Quel tesoro ti serve di più.
island-hint-hide = Un doblone in più, e uscirai allo scoperto con più forza.
island-hint-emerge = Di lì passano gli esploratori, e un santuario è vicino.
island-hint-steal = Qualcuno è a portata: quello che puoi rubare vale più di 1 oro.
island-hint-rob = Tra le mani che puoi raggiungere, quella ha più carte.
island-hint-loot = Di quella mano ti serve soprattutto { WORD($what, of: "island-resource") }.
island-hint-haul_gold = Nessuno che valga la pena è a portata.
island-hint-pair = Con i dobloni si compra, e le carte si possono rubare di nuovo.
island-hint-rider = Quel ladro ha la strada più lunga.
island-hint-bearer = Con quel ladro è più al sicuro.
island-hint-hand_over = Con quel ladro è più al sicuro.
island-hint-thief = Un ladro in più: quattro passi in più ogni turno, e tre dadi in più in battaglia.
island-hint-outpost = Da un avamposto arrivano nuovi ladri, e la tua portata è più lunga.
island-hint-hideout = Il nascondiglio tiene le sue tessere, e ti evita di doverti nascondere.
island-hint-end = In questo turno niente vale più il suo costo.

island-use-speed = velocità
island-use-gather = raccolta

island-result-won_team = { SEAT($who) } controllano tutti i santuari che servono.
island-result-won = { SEAT($who) } controlla tutti e quattro i santuari.
island-result-lost = L'esploratore di { SEAT($who) } è stato sconfitto: i guardiani tengono l'isola.
island-result-closed = L'isola è chiusa: classifica per santuari.
island-result-bound = Il limite di round è raggiunto: classifica per santuari.
island-result-going = Round { $round }.

## la tabella del terminale lo dice già

island-fact-shrines = { "" }
island-fact-strength = { "" }
island-fact-cards = { "" }
island-fact-buy = { "" }
island-fact-reach = { "" }
island-fact-attacks = { "" }
island-fact-stakes = { "" }
island-fact-bills = { "" }
island-fact-farms = { "" }
island-fact-free_march = { "" }
island-fact-battle = { "" }
island-fact-hosts = { "" }
island-fact-offer = { "" }
island-fact-haul = { "" }
island-fact-again = { "" }
island-fact-over =
    { $value ->
        [0] { "" }
        [one] Hai { $value } carta in più di quante ne puoi tenere: dovrai renderla.
       *[other] Hai { $value } carte in più di quante ne puoi tenere: dovrai renderle.
    }

## quello che vedono solo i propri occhi

island-own-hand = la tua mano: { $n0 } cibo, { $n1 } legno, { $n2 } oro
island-own-hands = { "" }

## il tavolo come testo; i nomi sulla mappa sono brevi

island-drawn-round = round { $round }; mazzi: { $stacks }; prezzi: { $prices }
island-drawn-price = { WORD($what, of: "island-drawn-item") } { $cost }
island-drawn-cards = { $n } { WORD($what, of: "island-resource") }
island-drawn-nothing = niente
island-drawn-band =
    { $hidden ->
        [yes] i Ladri, nascosti, dobloni { $doubloons }
       *[no] i Ladri, dobloni { $doubloons }
    }
island-drawn-hand = carte { $n }
island-drawn-seen = viste: { $cards }
island-drawn-shrines =
    { $cave ->
        [yes] santuari { $n }, con quello della caverna
       *[no] santuari { $n }
    }
island-drawn-strength = forza { $n }
island-drawn-building = { WORD($what, of: "island-item") } { $corner }
island-drawn-item-villager = abitante
island-drawn-item-farmhouse = fattoria
island-drawn-item-fort = forte
island-drawn-item-offering = offerta
island-drawn-item-army_move = movimento d'armata
island-drawn-guardian-wolf = Lupo
island-drawn-guardian-thief = Ladro
island-drawn-guardian-titan = Titano
island-drawn-tile-food = cibo
island-drawn-tile-wood = legno
island-drawn-tile-gold = oro
island-drawn-tile-garden = GIARD.
island-drawn-tile-water = ~~~
island-drawn-tile-shrine = SANT.
island-drawn-tile-cave_entrance = CAVERNA
island-drawn-tile-basic = caverna
island-drawn-tile-exit = USCITA
island-drawn-tile-cave_shrine = S.CAV.
island-drawn-tile-giant = Gigante
island-drawn-tile-thieves = Ladri
island-drawn-tile-tiger = Tigre
island-drawn-tile-bridge = ponte
island-drawn-tile-bavieca = Bavieca
island-drawn-tile-golden_rose = Rosa
island-drawn-tile-army_of_jimenez = Jiménez
island-drawn-tile-cursed_treasure = Maled.
island-drawn-tile-titan = Titano
island-drawn-tile-wolf = Lupo
island-drawn-tile-cave_in = frana
island-drawn-tile-secret_exit = segreta
island-drawn-tile-totecs_garden = Totec
island-own-looks_at = prossime tessere della pila: { $all }
island-own-own = le tue tessere nascoste: { $all }
