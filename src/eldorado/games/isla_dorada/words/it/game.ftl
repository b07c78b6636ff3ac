### Isla Dorada in italiano. Ogni chiave sta sotto l'id del gioco.

isla_dorada-title = Isla Dorada
# sul tabellone del terminale, per posto
isla_dorada-marks = 012345
isla_dorada-about = Un'asta per 3–6 giocatori: una sola spedizione va dove vuole chi offre di più, e ognuno ha mete segrete.

isla_dorada-option-cooperative = Offerte in comune: i giocatori possono dividere un'offerta
isla_dorada-option-two_treasures = Si tengono solo due dei tre tesori iniziali
isla_dorada-option-two_sea_journeys = Il mare è chiuso dopo due viaggi

isla_dorada-preset-classic = Classico
isla_dorada-preset-classic-about = Ognuno offre da solo; l'offerta più alta guida la spedizione.

isla_dorada-preset-cooperative = Offerte in comune
isla_dorada-preset-cooperative-about = Aggiungi all'offerta di un altro invece di superarla, e pagate insieme.

isla_dorada-position-unknown = { $key }: “{ $value }” non esiste.
isla_dorada-position-phase = { $key }: una posizione si può dare all'inizio delle offerte o della pesca, non in “{ $value }”.
isla_dorada-position-no_seat = { $key }: il posto { $value } non esiste.
isla_dorada-position-marker_at_camp = { $key }: il Campo base non riceve mai un segnalino.
isla_dorada-position-too_many = { $key }: { $n } sono troppi, al massimo { $most }.
isla_dorada-position-wrong_path = { $key }: non su un sentiero di quel tipo.
isla_dorada-position-twice = { $key }: “{ $value }” è già da un'altra parte.
isla_dorada-position-bonus_without = { $key }: un Bonus sta su un tesoro che il suo giocatore ha giocato.
isla_dorada-position-bolt = { $key }: la carta fulmine “{ $value }” non sta mai in mano.
isla_dorada-position-pool = { $key }: al massimo { $most } carte, e nessuna carta fulmine.
isla_dorada-position-too_many_cards = { $key }: ci sono solo { $most } carte “{ $value }”.
isla_dorada-position-gold = { $key }: tra 0 e { $most }.
isla_dorada-position-hand = { $key }: al massimo { $most } carte dopo la pesca.
isla_dorada-position-only_bolts = { $key }: un mazzo di sole carte fulmine non può esistere.

isla_dorada-type-jungle = giungla
isla_dorada-type-mountain = montagna
isla_dorada-type-sand = sabbia
isla_dorada-type-river = fiume
isla_dorada-type-lake = lago
isla_dorada-type-sea = mare
isla_dorada-type-air = aria

isla_dorada-by-jungle = attraverso la giungla
isla_dorada-by-mountain = per i monti
isla_dorada-by-sand = sulla sabbia
isla_dorada-by-river = lungo il fiume
isla_dorada-by-lake = sul lago
isla_dorada-by-sea = per mare
isla_dorada-by-air = in volo

isla_dorada-symbol-idol = idolo
isla_dorada-symbol-mask = maschera
isla_dorada-symbol-jewel = gioiello
isla_dorada-symbol-chalice = calice
isla_dorada-symbol-scroll = pergamena
isla_dorada-symbol-weapon = arma

isla_dorada-place-hora_pena = Hora-Pena
isla_dorada-place-septris = Septris
isla_dorada-place-methritis = Methritis
isla_dorada-place-rhobanis = Rhobanis
isla_dorada-place-bulo_mapo = Bulo-Mapo
isla_dorada-place-wahi_waha = Wahi-Waha
isla_dorada-place-mana_hatu = Mana-Hatu
isla_dorada-place-kamoptis = Kamoptis
isla_dorada-place-joztakitl = Joztakitl
isla_dorada-place-kakotapl = Kakotapl
isla_dorada-place-vanu_tabu = Vanu-Tabu
isla_dorada-place-balabatung = Balabatung
isla_dorada-place-base_camp = Campo base
isla_dorada-place-qualtops = Qualtops
isla_dorada-place-etintaklop = Etintaklop
isla_dorada-place-aminadang = Aminadang
isla_dorada-place-taratarong = Taratarong
isla_dorada-place-kilitiping = Kilitiping
isla_dorada-place-teltoqlut = Teltoqlut

isla_dorada-card-yak = Yak
isla_dorada-card-kamel = Kamel
isla_dorada-card-gonogo = Gonogo
isla_dorada-card-kayak = Kayak
isla_dorada-card-drako = Drako
isla_dorada-card-zeppelin = Zeppelin
isla_dorada-card-shaman = Sciamano
isla_dorada-card-juju = Juju
isla_dorada-card-ovetos = Ovetos
isla_dorada-card-sangaia = Sangaia
isla_dorada-card-bongo = Bongo
isla_dorada-card-bonus_idol = Bonus (idolo)
isla_dorada-card-bonus_mask = Bonus (maschera)
isla_dorada-card-bonus_jewel = Bonus (gioiello)
isla_dorada-card-bonus_chalice = Bonus (calice)
isla_dorada-card-bonus_scroll = Bonus (pergamena)
isla_dorada-card-bonus_weapon = Bonus (arma)
isla_dorada-card-makaks = Makaks
isla_dorada-card-bigfoot = Bigfoot
isla_dorada-card-leviathan = Leviatano
isla_dorada-card-antik = Antik
isla_dorada-card-istwa = Istwa
isla_dorada-card-marabout = Marabutto
isla_dorada-card-diawas = Diawas
isla_dorada-card-panda = Panda
isla_dorada-card-samedi = Samedi

isla_dorada-card_text-yak = Paga 1 su un sentiero di montagna.
isla_dorada-card_text-kamel = Paga 1 su un sentiero di sabbia.
isla_dorada-card_text-gonogo = Paga 1 su un sentiero di giungla.
isla_dorada-card_text-kayak = Paga 2 su fiume, lago e mare.
isla_dorada-card_text-drako = Paga 2 su qualunque via, e costa 1 oro.
isla_dorada-card_text-zeppelin = Paga 5 su qualunque via, e costa 3 oro.
isla_dorada-card_text-shaman = Trasforma in un altro animale quanti animali uguali vuoi di un pagamento.
isla_dorada-card_text-juju = Durante le offerte, prima di offrire o passare: un altro giocatore non vi partecipa più.
isla_dorada-card_text-ovetos = Con un'offerta di 4 o più: le offerte finiscono e quella vince.
isla_dorada-card_text-sangaia = Dopo uno spostamento: la spedizione prosegue per un altro sentiero dello stesso tipo, dopo un volo verso un luogo vicino.
isla_dorada-card_text-bongo = Gioca un tesoro di un luogo vicino.
isla_dorada-card_text-bonus_idol = Vale 3 con un tesoro appena giocato che mostra lo stesso simbolo.
isla_dorada-card_text-bonus_mask = Vale 3 con un tesoro appena giocato che mostra lo stesso simbolo.
isla_dorada-card_text-bonus_jewel = Vale 3 con un tesoro appena giocato che mostra lo stesso simbolo.
isla_dorada-card_text-bonus_chalice = Vale 3 con un tesoro appena giocato che mostra lo stesso simbolo.
isla_dorada-card_text-bonus_scroll = Vale 3 con un tesoro appena giocato che mostra lo stesso simbolo.
isla_dorada-card_text-bonus_weapon = Vale 3 con un tesoro appena giocato che mostra lo stesso simbolo.
isla_dorada-card_text-makaks = Ruba a caso una carta avventura a un altro giocatore.
isla_dorada-card_text-bigfoot = Metti Bigfoot su un sentiero di giungla, montagna o sabbia: è chiuso.
isla_dorada-card_text-leviathan = Metti il Leviatano su un sentiero di fiume, lago o mare: è chiuso.
isla_dorada-card_text-antik = Pesca 2 tesori e tienine 1.
isla_dorada-card_text-istwa = Pesca un destino; tieni questo o il tuo.
isla_dorada-card_text-marabout = Ruba a caso un tesoro dalla mano di un altro giocatore.
isla_dorada-card_text-diawas = Mazzo, scarti e carte scoperte si mescolano, si scoprono quattro carte nuove; pescane una.
isla_dorada-card_text-panda = Scegli due giocatori; ciascuno scarta 3 carte avventura.
isla_dorada-card_text-samedi = Scegli due giocatori; ciascuno pesca una maledizione.

isla_dorada-treasure-t01 = Idolo d'argilla di Hora-Pena
isla_dorada-treasure-t02 = Maschera di bronzo di Hora-Pena
isla_dorada-treasure-t03 = Gioiello d'argento di Hora-Pena
isla_dorada-treasure-t04 = Pergamena d'oro di Hora-Pena
isla_dorada-treasure-t05 = Maschera d'argilla di Septris
isla_dorada-treasure-t06 = Gioiello di bronzo di Septris
isla_dorada-treasure-t07 = Calice d'argento di Septris
isla_dorada-treasure-t08 = Lama d'oro di Septris
isla_dorada-treasure-t09 = Gioiello d'argilla di Methritis
isla_dorada-treasure-t10 = Calice di bronzo di Methritis
isla_dorada-treasure-t11 = Pergamena d'argento di Methritis
isla_dorada-treasure-t12 = Idolo d'oro di Methritis
isla_dorada-treasure-t13 = Calice d'argilla di Rhobanis
isla_dorada-treasure-t14 = Pergamena di bronzo di Rhobanis
isla_dorada-treasure-t15 = Lama d'argento di Rhobanis
isla_dorada-treasure-t16 = Maschera d'oro di Rhobanis
isla_dorada-treasure-t17 = Pergamena d'argilla di Bulo-Mapo
isla_dorada-treasure-t18 = Lama di bronzo di Bulo-Mapo
isla_dorada-treasure-t19 = Idolo d'argento di Bulo-Mapo
isla_dorada-treasure-t20 = Gioiello d'oro di Bulo-Mapo
isla_dorada-treasure-t21 = Lama d'argilla di Wahi-Waha
isla_dorada-treasure-t22 = Idolo di bronzo di Wahi-Waha
isla_dorada-treasure-t23 = Maschera d'argento di Wahi-Waha
isla_dorada-treasure-t24 = Calice d'oro di Wahi-Waha
isla_dorada-treasure-t25 = Idolo d'argilla di Mana-Hatu
isla_dorada-treasure-t26 = Maschera di bronzo di Mana-Hatu
isla_dorada-treasure-t27 = Gioiello d'argento di Mana-Hatu
isla_dorada-treasure-t28 = Pergamena d'oro di Mana-Hatu
isla_dorada-treasure-t29 = Maschera d'argilla di Kamoptis
isla_dorada-treasure-t30 = Gioiello di bronzo di Kamoptis
isla_dorada-treasure-t31 = Calice d'argento di Kamoptis
isla_dorada-treasure-t32 = Lama d'oro di Kamoptis
isla_dorada-treasure-t33 = Gioiello d'argilla di Joztakitl
isla_dorada-treasure-t34 = Calice di bronzo di Joztakitl
isla_dorada-treasure-t35 = Pergamena d'argento di Joztakitl
isla_dorada-treasure-t36 = Idolo d'oro di Joztakitl
isla_dorada-treasure-t37 = Calice d'argilla di Kakotapl
isla_dorada-treasure-t38 = Pergamena di bronzo di Kakotapl
isla_dorada-treasure-t39 = Lama d'argento di Kakotapl
isla_dorada-treasure-t40 = Maschera d'oro di Kakotapl
isla_dorada-treasure-t41 = Pergamena d'argilla di Vanu-Tabu
isla_dorada-treasure-t42 = Lama di bronzo di Vanu-Tabu
isla_dorada-treasure-t43 = Idolo d'argento di Vanu-Tabu
isla_dorada-treasure-t44 = Gioiello d'oro di Vanu-Tabu
isla_dorada-treasure-t45 = Lama d'argilla di Balabatung
isla_dorada-treasure-t46 = Idolo di bronzo di Balabatung
isla_dorada-treasure-t47 = Maschera d'argento di Balabatung
isla_dorada-treasure-t48 = Calice d'oro di Balabatung
isla_dorada-treasure-t49 = Idolo d'argilla di Qualtops
isla_dorada-treasure-t50 = Maschera di bronzo di Qualtops
isla_dorada-treasure-t51 = Gioiello d'argento di Qualtops
isla_dorada-treasure-t52 = Pergamena d'oro di Qualtops
isla_dorada-treasure-t53 = Maschera d'argilla di Etintaklop
isla_dorada-treasure-t54 = Gioiello di bronzo di Etintaklop
isla_dorada-treasure-t55 = Calice d'argento di Etintaklop
isla_dorada-treasure-t56 = Lama d'oro di Etintaklop
isla_dorada-treasure-t57 = Gioiello d'argilla di Aminadang
isla_dorada-treasure-t58 = Calice di bronzo di Aminadang
isla_dorada-treasure-t59 = Pergamena d'argento di Aminadang
isla_dorada-treasure-t60 = Idolo d'oro di Aminadang
isla_dorada-treasure-t61 = Calice d'argilla di Taratarong
isla_dorada-treasure-t62 = Pergamena di bronzo di Taratarong
isla_dorada-treasure-t63 = Lama d'argento di Taratarong
isla_dorada-treasure-t64 = Maschera d'oro di Taratarong
isla_dorada-treasure-t65 = Pergamena d'argilla di Kilitiping
isla_dorada-treasure-t66 = Lama di bronzo di Kilitiping
isla_dorada-treasure-t67 = Idolo d'argento di Kilitiping
isla_dorada-treasure-t68 = Gioiello d'oro di Kilitiping
isla_dorada-treasure-t69 = Lama d'argilla di Teltoqlut
isla_dorada-treasure-t70 = Idolo di bronzo di Teltoqlut
isla_dorada-treasure-t71 = Maschera d'argento di Teltoqlut
isla_dorada-treasure-t72 = Calice d'oro di Teltoqlut

isla_dorada-curse-c01 = Maledizione di Hora-Pena
isla_dorada-curse-c02 = Maledizione di Septris
isla_dorada-curse-c03 = Maledizione di Methritis
isla_dorada-curse-c04 = Maledizione di Rhobanis
isla_dorada-curse-c05 = Maledizione di Bulo-Mapo
isla_dorada-curse-c06 = Maledizione di Wahi-Waha
isla_dorada-curse-c07 = Maledizione di Mana-Hatu
isla_dorada-curse-c08 = Maledizione di Kamoptis
isla_dorada-curse-c09 = Maledizione di Joztakitl
isla_dorada-curse-c10 = Maledizione di Kakotapl
isla_dorada-curse-c11 = Maledizione di Vanu-Tabu
isla_dorada-curse-c12 = Maledizione di Balabatung
isla_dorada-curse-c13 = Maledizione di Qualtops
isla_dorada-curse-c14 = Maledizione di Etintaklop
isla_dorada-curse-c15 = Maledizione di Aminadang
isla_dorada-curse-c16 = Maledizione di Taratarong
isla_dorada-curse-c17 = Maledizione di Kilitiping
isla_dorada-curse-c18 = Maledizione di Teltoqlut

isla_dorada-destiny-d01 = Le rive occidentali
isla_dorada-destiny-d02 = Le tombe del nord
isla_dorada-destiny-d03 = Le piramidi dell'est
isla_dorada-destiny-d04 = I templi del sud
isla_dorada-destiny-d05 = Nel folto della giungla
isla_dorada-destiny-d06 = Il tetto dell'isola
isla_dorada-destiny-d07 = Mare di sabbia
isla_dorada-destiny-d08 = A colpi di pagaia
isla_dorada-destiny-d09 = Il giro dell'isola
isla_dorada-destiny-d10 = Ali
isla_dorada-destiny-d11 = La lunga costa
isla_dorada-destiny-d12 = Gente di fiume
isla_dorada-destiny-d13 = Fuori dai sentieri battuti
isla_dorada-destiny-d14 = Abitanti del lago
isla_dorada-destiny-d15 = Mandria di Yak
isla_dorada-destiny-d16 = Mandria di Kamel
isla_dorada-destiny-d17 = Mandria di Gonogo
isla_dorada-destiny-d18 = Cantiere navale
isla_dorada-destiny-d19 = Parsimonia
isla_dorada-destiny-d20 = Gran giro
isla_dorada-destiny-d21 = Girare in tondo
isla_dorada-destiny-d22 = Di nuovo a casa

isla_dorada-destiny_text-d01 = Visita Hora-Pena, Bulo-Mapo, Wahi-Waha, Mana-Hatu, Vanu-Tabu.
isla_dorada-destiny_text-d02 = Visita Septris, Methritis, Rhobanis, Kamoptis.
isla_dorada-destiny_text-d03 = Visita Joztakitl, Kakotapl, Qualtops, Etintaklop, Teltoqlut.
isla_dorada-destiny_text-d04 = Visita Balabatung, Aminadang, Taratarong, Kilitiping.
isla_dorada-destiny_text-d05 = Almeno 5 tappe nella giungla.
isla_dorada-destiny_text-d06 = Almeno 5 tappe in montagna.
isla_dorada-destiny_text-d07 = Almeno 5 tappe sulla sabbia.
isla_dorada-destiny_text-d08 = Almeno 6 tappe su fiume, lago o mare.
isla_dorada-destiny_text-d09 = I due segnalini mare stanno su sentieri diversi.
isla_dorada-destiny_text-d10 = Almeno 5 tappe in volo.
isla_dorada-destiny_text-d11 = Visita Hora-Pena, Rhobanis, Kakotapl, Teltoqlut, Aminadang.
isla_dorada-destiny_text-d12 = Visita Bulo-Mapo, Etintaklop, Vanu-Tabu.
isla_dorada-destiny_text-d13 = Visita Kakotapl, Vanu-Tabu, Taratarong.
isla_dorada-destiny_text-d14 = Visita Mana-Hatu, Balabatung, Campo base.
isla_dorada-destiny_text-d15 = Almeno 4 Yak in mano alla fine.
isla_dorada-destiny_text-d16 = Almeno 4 Kamel in mano alla fine.
isla_dorada-destiny_text-d17 = Almeno 4 Gonogo in mano alla fine.
isla_dorada-destiny_text-d18 = Almeno 3 Kayak in mano alla fine.
isla_dorada-destiny_text-d19 = Almeno 8 monete d'oro rimaste alla fine.
isla_dorada-destiny_text-d20 = Almeno 13 luoghi diversi visitati.
isla_dorada-destiny_text-d21 = Almeno 4 segnalini su un luogo.
isla_dorada-destiny_text-d22 = L'ultimo segnalino sta su Balabatung, Kamoptis, Kilitiping, Mana-Hatu, Qualtops.

isla_dorada-phase-set_up = Preparazione
isla_dorada-phase-bidding = Offerte
isla_dorada-phase-paying = Pagamento
isla_dorada-phase-moving = Viaggio
isla_dorada-phase-treasures = Tesori
isla_dorada-phase-cable_news = Dispaccio
isla_dorada-phase-drawing = Pesca
isla_dorada-phase-over = Fine

isla_dorada-move-pass = Passa
isla_dorada-move-no_sangaia = Nessun Sangaia
isla_dorada-move-done = Fatto
isla_dorada-move-no_buy = Non comprare carte
isla_dorada-move-way = A { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }
isla_dorada-move-sangaia = Sangaia: avanti a { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }
isla_dorada-move-bid = Offri { $amount } per { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }
isla_dorada-move-bid_ovetos = Offri { $amount } per { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }, con Ovetos
isla_dorada-move-amount = Offri { $amount }
isla_dorada-move-amount_ovetos = Offri { $amount }, con Ovetos
isla_dorada-move-juju = Juju su { SEAT($victim) }
isla_dorada-move-rob_card = Ruba una carta a { SEAT($victim) }
isla_dorada-move-rob_treasure = Ruba un tesoro a { SEAT($victim) }
isla_dorada-move-choose = { SEAT($victim) }
isla_dorada-move-pay = Paga con { WORD($card, of: "isla_dorada-card") }
isla_dorada-move-pay_gold = Paga con { WORD($card, of: "isla_dorada-card") } e { $gold } oro
isla_dorada-move-pay_turned = Paga con uno Sciamano e { WORD($card, of: "isla_dorada-card") }
isla_dorada-move-discard = Scarta { WORD($card, of: "isla_dorada-card") }
isla_dorada-move-bonus = Bonus ({ WORD($symbol, of: "isla_dorada-symbol") })
isla_dorada-move-take = Prendi { WORD($card, of: "isla_dorada-card") }
isla_dorada-move-buy = Compra { WORD($card, of: "isla_dorada-card") } per 1 oro
isla_dorada-move-deck = Pesca dal mazzo
isla_dorada-move-buy_deck = Compra dal mazzo per 1 oro
isla_dorada-move-play = Gioca { WORD($treasure, of: "isla_dorada-treasure") } ({ $points })
isla_dorada-move-bongo = Bongo: gioca { WORD($treasure, of: "isla_dorada-treasure") } ({ $points })
isla_dorada-move-return = Restituisci { WORD($treasure, of: "isla_dorada-treasure") }
isla_dorada-move-keep = Tieni “{ WORD($destiny, of: "isla_dorada-destiny") }”
isla_dorada-move-keep-told = Tieni “{ WORD($destiny, of: "isla_dorada-destiny") }”, { $points } punti: { WORD($destiny, of: "isla_dorada-destiny_text") }
isla_dorada-move-block = Il sentiero { WORD($from, of: "isla_dorada-place") } – { WORD($to, of: "isla_dorada-place") } ({ WORD($type, of: "isla_dorada-type") })

isla_dorada-plan-bid = Offri { $amount } per { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }
isla_dorada-plan-add = Aggiungi { $amount } all'offerta per { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }
isla_dorada-plan-pay =
    { $gold ->
        [0] Paga { $due } con { WORD($cards, of: "isla_dorada-card") }
       *[other] Paga { $due } con { WORD($cards, of: "isla_dorada-card") } e { $gold } oro
    }
isla_dorada-plan-show = Gioca { WORD($treasures, of: "isla_dorada-treasure") }: { $points } punti
isla_dorada-plan-show_bonus = Gioca { WORD($treasures, of: "isla_dorada-treasure") } con un Bonus: { $points } punti
isla_dorada-plan-show_bongo = Gioca { WORD($treasures, of: "isla_dorada-treasure") } con un Bongo: { $points } punti
isla_dorada-plan-discard = Scarta { WORD($cards, of: "isla_dorada-card") }

isla_dorada-hint-worth = { WORD($to, of: "isla_dorada-place") } per te vale subito { $worth }, e puoi pagare fino a { $most }.
isla_dorada-hint-worth_destiny = { WORD($to, of: "isla_dorada-place") } per te vale subito { $worth } e fa avanzare il tuo destino; puoi pagare fino a { $most }.
isla_dorada-hint-destiny = { WORD($to, of: "isla_dorada-place") } fa avanzare il tuo destino ({ WORD($destiny, of: "isla_dorada-destiny") }); puoi pagare fino a { $most }.
isla_dorada-hint-toward =
    { $steps ->
        [one] Da { WORD($to, of: "isla_dorada-place") } manca { $steps } passo a { WORD($site, of: "isla_dorada-place") }, dove ti aspetta un tesoro da { $points }.
       *[other] Da { WORD($to, of: "isla_dorada-place") } mancano { $steps } passi a { WORD($site, of: "isla_dorada-place") }, dove ti aspetta un tesoro da { $points }.
    }
isla_dorada-hint-onward = { WORD($to, of: "isla_dorada-place") } costa poco e ti lascia in mano le carte buone; puoi pagare fino a { $most }.
isla_dorada-hint-ovetos = { WORD($to, of: "isla_dorada-place") } per te vale subito { $worth }. Un Ovetos chiude le offerte prima che qualcuno rilanci.
isla_dorada-hint-let = L'offerta in corso ti porta a { WORD($to, of: "isla_dorada-place") }, che per te vale { $worth }, e pagano altri.
isla_dorada-hint-suffer = { WORD($to, of: "isla_dorada-place") } ti costa { $worth }, ma deviare la spedizione ti costerebbe di più.
isla_dorada-hint-stuck = { WORD($to, of: "isla_dorada-place") } ti costa { $worth }, e non puoi pagare una via migliore.
isla_dorada-hint-pass = Da qui nessuna via vale per te più di quanto costerebbe un'offerta più alta.
isla_dorada-hint-dear = { WORD($to, of: "isla_dorada-place") } per te vale { $worth }, ma rispetto a { WORD($now, of: "isla_dorada-place") }, dove porta l'offerta in corso, non abbastanza da offrire { $next }.
isla_dorada-hint-beyond = { WORD($to, of: "isla_dorada-place") } per te vale { $worth }, ma lì la prossima offerta è { $next }, e non puoi pagarla.
isla_dorada-hint-juju = Questo round per te conta, e nessuno può superare la tua offerta più facilmente di { SEAT($victim) }.
isla_dorada-hint-pay = È il pagamento che rimpiangerai meno.
isla_dorada-hint-pay_turned = Uno Sciamano trasforma le tue carte { WORD($card, of: "isla_dorada-card") } in quello che questa via chiede.
isla_dorada-hint-keep = { WORD($destiny, of: "isla_dorada-destiny") } è il più probabile per i punti che porta.
isla_dorada-hint-give_back =
    { $steps ->
        [one] { WORD($site, of: "isla_dorada-place") } porta { $points } ed è a { $steps } passo: gli altri promettono di più.
       *[other] { WORD($site, of: "isla_dorada-place") } porta { $points } ed è a { $steps } passi: gli altri promettono di più.
    }
isla_dorada-hint-take = { WORD($card, of: "isla_dorada-card") } è la carta più utile che puoi avere qui.
isla_dorada-hint-buy = { WORD($card, of: "isla_dorada-card") } per te vale più della moneta che costa.
isla_dorada-hint-herd = Il tuo destino, { WORD($destiny, of: "isla_dorada-destiny") }, vuole carte { WORD($card, of: "isla_dorada-card") } in mano alla fine.
isla_dorada-hint-deck = Tra le carte scoperte non c'è niente di meglio di una carta ignota.
isla_dorada-hint-buy_deck = Una carta ignota per te adesso vale più della moneta che costa.
isla_dorada-hint-no_buy = Una moneta è un punto alla fine; nessuna carta qui vale di più per te.
isla_dorada-hint-play = Giocato qui conta { $points }, e nessuno può portartelo via.
isla_dorada-hint-bongo = { WORD($site, of: "isla_dorada-place") } è qui accanto: un Bongo gioca adesso i suoi { $points } punti, senza andarci.
isla_dorada-hint-bonus = Il Bonus conta solo su un tesoro giocato nello stesso momento: è adesso.
isla_dorada-hint-done = Qui non hai altro da giocare.
isla_dorada-hint-sangaia = { WORD($to, of: "isla_dorada-place") } per te vale { $worth }.
isla_dorada-hint-sangaia_on = { WORD($to, of: "isla_dorada-place") } per le tue mete è meglio del luogo raggiunto.
isla_dorada-hint-no_sangaia = Nessun luogo che un Sangaia raggiunge da qui vale la carta.
isla_dorada-hint-keep_sangaia = { WORD($to, of: "isla_dorada-place") } per te vale { $worth }, ma rispetto a restare qui non abbastanza da spendere la carta.
isla_dorada-hint-discard = { WORD($card, of: "isla_dorada-card") } è la carta che ti serve meno.
isla_dorada-hint-rob_card = { SEAT($victim) } è in testa, o ha più carte di tutti.
isla_dorada-hint-rob_treasure = { SEAT($victim) } è in testa: lì un tesoro rubato fa più male.
isla_dorada-hint-choose = { SEAT($victim) } è l'avversario che meno puoi permetterti di vedere in testa.
isla_dorada-hint-block = Chiudere il sentiero tra { WORD($from, of: "isla_dorada-place") } e { WORD($to, of: "isla_dorada-place") } tiene la spedizione lontana da dove non la vuoi.

isla_dorada-event-round = Round { $n }. { SEAT($who) } guida e apre le offerte.
isla_dorada-event-passed = { SEAT($who) } passa.
isla_dorada-event-bid = { SEAT($who) } offre { $amount } per { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }.
isla_dorada-event-added = { SEAT($who) } aggiunge { $amount } all'offerta per { WORD($to, of: "isla_dorada-place") }: adesso { $total }.
isla_dorada-event-ovetos = { SEAT($who) } gioca Ovetos: le offerte sono chiuse.
isla_dorada-event-juju = { SEAT($who) } gioca Juju: { SEAT($victim) } non partecipa più a queste offerte.
isla_dorada-event-freed = Ogni sentiero era chiuso e nessuno ha aperto: Bigfoot lascia il tabellone. { SEAT($who) } apre di nuovo.
isla_dorada-event-won = { SEAT($who) } guida la spedizione: { $amount } per { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }.
isla_dorada-event-paid = { SEAT($who) } paga con { WORD($card, of: "isla_dorada-card") }.
isla_dorada-event-paid-many = { SEAT($who) } paga con { WORD($card, of: "isla_dorada-card") }.
isla_dorada-event-paid_gold = { SEAT($who) } paga con { WORD($card, of: "isla_dorada-card") } e { $gold } oro.
isla_dorada-event-paid_turned = { SEAT($who) } paga con { WORD($card, of: "isla_dorada-card") }, trasformato da uno Sciamano.
isla_dorada-event-moved = La spedizione va a { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }.
isla_dorada-event-answered = { SEAT($who) } ha risposto.
isla_dorada-event-sangaia = { SEAT($who) } gioca Sangaia: avanti a { WORD($to, of: "isla_dorada-place") }.
isla_dorada-event-went_on = La spedizione prosegue fino a { WORD($to, of: "isla_dorada-place") }.
isla_dorada-event-marker = Il segnalino { $n } va su { WORD($site, of: "isla_dorada-place") }.
isla_dorada-event-cursed = { SEAT($who) } deve mostrare la maledizione di { WORD($site, of: "isla_dorada-place") }: −{ $points }.
isla_dorada-event-bongo = { SEAT($who) } gioca Bongo per { WORD($site, of: "isla_dorada-place") }.
isla_dorada-event-treasure = { SEAT($who) } gioca { WORD($treasure, of: "isla_dorada-treasure") }: +{ $points }.
isla_dorada-event-bonus = { SEAT($who) } aggiunge un Bonus ({ WORD($symbol, of: "isla_dorada-symbol") }): +{ $points }.
isla_dorada-event-news = Dispaccio: ognuno pesca { $n } tesori e ne tiene { $keep }.
isla_dorada-event-bolt = { WORD($card, of: "isla_dorada-card") }!
isla_dorada-event-drew_bolt = { SEAT($who) } pesca una carta fulmine.
isla_dorada-event-pool = Si scopre { WORD($card, of: "isla_dorada-card") }.
isla_dorada-event-took = { SEAT($who) } prende { WORD($card, of: "isla_dorada-card") }.
isla_dorada-event-took-many = { SEAT($who) } prende { WORD($card, of: "isla_dorada-card") }.
isla_dorada-event-bought = { SEAT($who) } paga 1 oro per una seconda carta.
isla_dorada-event-discarded = { SEAT($who) } scarta { WORD($card, of: "isla_dorada-card") }.
isla_dorada-event-discarded-many = { SEAT($who) } scarta { WORD($card, of: "isla_dorada-card") }.
isla_dorada-event-monster = { SEAT($who) } mette { WORD($card, of: "isla_dorada-card") } sul sentiero { WORD($from, of: "isla_dorada-place") } – { WORD($to, of: "isla_dorada-place") } ({ WORD($type, of: "isla_dorada-type") }).
isla_dorada-event-shuffled = Mazzo, scarti e carte scoperte si mescolano insieme.
isla_dorada-event-chosen = { SEAT($who) } sceglie { SEAT($first) } e { SEAT($second) }.
isla_dorada-event-over = L'ultimo round è finito; si mostrano i destini.

isla_dorada-event-news_drawn =
    { $n ->
        [one] { SEAT($who) } pesca { $n } tesoro.
       *[other] { SEAT($who) } pesca { $n } tesori.
    }
isla_dorada-event-news_drawn-secret = Peschi { WORD($treasures, of: "isla_dorada-treasure") }.

isla_dorada-event-antik =
    { $n ->
        [one] { SEAT($who) } pesca { $n } tesoro.
       *[other] { SEAT($who) } pesca { $n } tesori.
    }
isla_dorada-event-antik-secret = Peschi { WORD($treasures, of: "isla_dorada-treasure") }.

isla_dorada-event-istwa = { SEAT($who) } pesca un destino.
isla_dorada-event-istwa-secret = Peschi “{ WORD($destiny, of: "isla_dorada-destiny") }”.

isla_dorada-event-curse_drawn = { SEAT($who) } pesca una maledizione.
isla_dorada-event-curse_drawn-secret = { SEAT($who) } pesca: { WORD($curse, of: "isla_dorada-curse") }.

isla_dorada-event-drew = { SEAT($who) } pesca dal mazzo.
isla_dorada-event-drew-secret = { SEAT($who) } pesca { WORD($card, of: "isla_dorada-card") }.

isla_dorada-event-stole_card = { SEAT($who) } ruba una carta a { SEAT($victim) }.
isla_dorada-event-stole_card-secret = { SEAT($who) } ruba { WORD($card, of: "isla_dorada-card") } a { SEAT($victim) }.

isla_dorada-event-stole_treasure = { SEAT($who) } ruba un tesoro a { SEAT($victim) }.
isla_dorada-event-stole_treasure-secret = { SEAT($who) } ruba { WORD($treasure, of: "isla_dorada-treasure") } a { SEAT($victim) }.

isla_dorada-question-destiny = quale destino tenere
isla_dorada-question-starting_treasure = quale tesoro iniziale restituire
isla_dorada-question-open = dove andare, e quanto offri
isla_dorada-question-bid = se offri
isla_dorada-question-amount = quanto offri
isla_dorada-question-pay = con quali carte paghi
isla_dorada-question-sangaia = se giochi un Sangaia
isla_dorada-question-treasures = quali tesori giochi
isla_dorada-question-news = quale tesoro restituire
isla_dorada-question-free = quale carta peschi
isla_dorada-question-buy = se compri una seconda carta
isla_dorada-question-limit = quale carta scarti
isla_dorada-question-makaks = a chi rubare una carta
isla_dorada-question-bigfoot = dove va Bigfoot
isla_dorada-question-leviathan = dove va il Leviatano
isla_dorada-question-antik = quale tesoro restituire
isla_dorada-question-istwa = quale destino tenere
isla_dorada-question-marabout = a chi rubare un tesoro
isla_dorada-question-diawas = quale carta peschi
isla_dorada-question-panda = quali due giocatori scartano
isla_dorada-question-panda_loses = quale carta scarti
isla_dorada-question-samedi = quali due giocatori pescano una maledizione
isla_dorada-question-over = più niente

isla_dorada-prompt-destiny = Tieni uno dei tuoi due destini.
isla_dorada-prompt-starting_treasure = Restituisci uno dei tuoi tre tesori iniziali.
isla_dorada-prompt-open = Guidi tu ({ WORD($place, of: "isla_dorada-place") }). Dove deve andare la spedizione? Indica una via e un'offerta.
isla_dorada-prompt-bid = La più alta: { $high } per { WORD($to, of: "isla_dorada-place") } ({ SEAT($who) }). Offri di più, o passa.
isla_dorada-prompt-open_by_air = Ogni sentiero è chiuso. Apri in volo, o passa.
isla_dorada-prompt-amount = A { WORD($to, of: "isla_dorada-place") } { WORD($type, of: "isla_dorada-by") }: quanto offri? Almeno { $need }.
isla_dorada-prompt-pay = Paga { $due } per la via verso { WORD($to, of: "isla_dorada-place") }, prima la carta più cara.
isla_dorada-prompt-sangaia = La spedizione ha raggiunto { WORD($place, of: "isla_dorada-place") }. Gioca un Sangaia per proseguire, o no.
isla_dorada-prompt-treasures = Gioca i tuoi tesori di { WORD($place, of: "isla_dorada-place") }, o tienili.
isla_dorada-prompt-treasures_more = Altro a { WORD($place, of: "isla_dorada-place") }? Aggiungilo, o di' che hai finito.
isla_dorada-prompt-treasures_near = Gioca con un Bongo un tesoro vicino a { WORD($place, of: "isla_dorada-place") }, o tienilo.
isla_dorada-prompt-news = Dispaccio: tieni { $keep } di questi tesori; uno torna indietro.
isla_dorada-prompt-free = Pesca una carta, tra quelle scoperte o dal mazzo.
isla_dorada-prompt-buy = Compra una seconda carta per 1 oro, o finisci.
isla_dorada-prompt-limit = Troppe carte: scartane { $n }.
isla_dorada-prompt-makaks = Makaks: a chi rubi una carta?
isla_dorada-prompt-bigfoot = Bigfoot: quale sentiero blocca?
isla_dorada-prompt-leviathan = Leviatano: quale sentiero d'acqua blocca?
isla_dorada-prompt-antik = Antik: tieni uno dei due tesori.
isla_dorada-prompt-istwa = Istwa: quale destino tieni?
isla_dorada-prompt-marabout = Marabutto: a chi rubi un tesoro?
isla_dorada-prompt-diawas = Diawas: pesca una carta, tra le nuove scoperte o dal mazzo.
isla_dorada-prompt-panda = Panda: scegli due giocatori che scartano tre carte ciascuno.
isla_dorada-prompt-panda_second = Panda: { SEAT($first) } scarta tre carte, e chi altro?
isla_dorada-prompt-panda_loses =
    { $n ->
        [one] Panda: scarta { $n } carta.
       *[other] Panda: scarta { $n } carte.
    }
isla_dorada-prompt-samedi = Samedi: scegli due giocatori che pescano una maledizione ciascuno.
isla_dorada-prompt-samedi_second = Samedi: { SEAT($first) } pesca una maledizione, e chi altro?
isla_dorada-prompt-wait = In attesa di { SEAT($who) }.
isla_dorada-prompt-over = La partita è finita.

isla_dorada-refusal-other_question = Adesso non è questo che si chiede: decidi { WORD($question, of: "isla_dorada-question") }.
isla_dorada-refusal-pays_later = Le carte si usano per pagare quando l'asta è vinta.
isla_dorada-refusal-destiny_later = I destini si guardano alla fine della partita.
isla_dorada-refusal-over = La partita è finita.
isla_dorada-refusal-silenced = Su di te è stato giocato un Juju: non partecipi più a queste offerte.
isla_dorada-refusal-not_your_turn = Tocca a { SEAT($who) } offrire.
isla_dorada-refusal-not_your_payment = Sta pagando { SEAT($who) }.
isla_dorada-refusal-answered = Hai già scelto; gli altri stanno ancora scegliendo.
isla_dorada-refusal-not_asked = A te non si chiede niente, o hai già risposto.
isla_dorada-refusal-not_your_drawing = Sta decidendo { SEAT($who) }.
isla_dorada-refusal-monster = { WORD($card, of: "isla_dorada-card") } blocca quella via.
isla_dorada-refusal-sea_closed = Si sono fatti due viaggi per mare: il mare è chiuso.
isla_dorada-refusal-must_open = Chi guida deve aprire: indica una via e un'offerta; per terra e per acqua basta 0.
isla_dorada-refusal-which_way = Prima di' per quale via è l'offerta.
isla_dorada-refusal-name_amount = Adesso di' quanto offri.
isla_dorada-refusal-not_oneself = Un Juju si gioca su un altro giocatore, mai su di sé.
isla_dorada-refusal-no_juju = Non hai un Juju.
isla_dorada-refusal-out_already = { SEAT($who) } è già fuori da queste offerte.
isla_dorada-refusal-air_to_here = La spedizione è a { WORD($place, of: "isla_dorada-place") }: un volo porta in un altro luogo.
isla_dorada-refusal-not_from_here = Quella via comincia a { WORD($place, of: "isla_dorada-place") }, dove la spedizione non è.
isla_dorada-refusal-upstream = I fiumi si percorrono solo seguendo la corrente.
isla_dorada-refusal-bound = Partecipi all'offerta per { WORD($to, of: "isla_dorada-place") }: finché si offre, non puoi passare a un'altra.
isla_dorada-refusal-cannot_pay = Servirebbe { $need }, ma per questo le tue carte e il tuo oro pagano al massimo { $most }.
isla_dorada-refusal-no_wings = A un volo serve un Drako o uno Zeppelin, con l'oro che costa.
isla_dorada-refusal-air_zero = Un volo non si può aprire con 0.
isla_dorada-refusal-not_higher = L'offerta più alta è { $high }: offri di più.
isla_dorada-refusal-not_highest = Il totale più alto è { $high }: aggiungi almeno { $need } per superarlo.
isla_dorada-refusal-no_ovetos = Non hai un Ovetos.
isla_dorada-refusal-below_four = A Ovetos serve un'offerta di { $need }; questa fa { $amount }.
isla_dorada-refusal-ovetos_far =
    { $amount ->
        [0] A Ovetos serve un'offerta di { $need }, e qui non puoi più offrire.
       *[other] A Ovetos serve un'offerta di { $need }; qui puoi offrire al massimo { $amount }.
    }
isla_dorada-refusal-not_held = Non hai { WORD($card, of: "isla_dorada-card") }.
isla_dorada-refusal-shaman_alone = Uno Sciamano non ha un valore suo: paga con gli animali che trasforma, e va insieme a loro.
isla_dorada-refusal-only_wings = Per un volo pagano solo Drako e Zeppelin, non { WORD($card, of: "isla_dorada-card") }.
isla_dorada-refusal-pays_nothing = { WORD($card, of: "isla_dorada-card") } su questa via non paga niente.
isla_dorada-refusal-needs_shaman = { WORD($card, of: "isla_dorada-card") } qui paga solo se uno Sciamano lo trasforma.
isla_dorada-refusal-no_gold =
    { $gold ->
        [one] { WORD($card, of: "isla_dorada-card") } richiede anche { $gold } moneta d'oro.
       *[other] { WORD($card, of: "isla_dorada-card") } richiede anche { $gold } monete d'oro.
    }
isla_dorada-refusal-dearest_first = Metti prima le carte più care: { WORD($card, of: "isla_dorada-card") } adesso lascerebbe una carta di troppo.
isla_dorada-refusal-rest_unpaid = Con { WORD($card, of: "isla_dorada-card") } adesso, i { $due } ancora dovuti non si potrebbero pagare senza una carta di troppo.
isla_dorada-refusal-shaman_gone = Se lo Sciamano trasforma { WORD($card, of: "isla_dorada-card") }, i { $due } ancora dovuti non si possono pagare con quello che resta.
isla_dorada-refusal-gold_gone = Se l'oro va con { WORD($card, of: "isla_dorada-card") }, i { $due } ancora dovuti non si possono pagare con quello che resta.
isla_dorada-refusal-no_sangaia = Non hai un Sangaia.
isla_dorada-refusal-not_onward = Un Sangaia prosegue per un altro sentiero dello stesso tipo, dopo un volo verso un luogo vicino; non lì.
isla_dorada-refusal-no_bonus = Non hai un Bonus ({ WORD($symbol, of: "isla_dorada-symbol") }).
isla_dorada-refusal-no_such_treasure = Un Bonus ({ WORD($symbol, of: "isla_dorada-symbol") }) va con un tesoro di quel simbolo che giochi adesso.
isla_dorada-refusal-treasure_not_held = Non hai { WORD($treasure, of: "isla_dorada-treasure") }.
isla_dorada-refusal-treasure_chosen = Hai già scelto { WORD($treasure, of: "isla_dorada-treasure") }.
isla_dorada-refusal-needs_bongo = { WORD($site, of: "isla_dorada-place") } è un luogo vicino: servirebbe un Bongo per ogni suo tesoro.
isla_dorada-refusal-camp = Il Campo base non ha tesori: bisogna visitare { WORD($site, of: "isla_dorada-place") }.
isla_dorada-refusal-new_visit = La visita a { WORD($site, of: "isla_dorada-place") } è di prima: per questo tesoro ne serve una nuova.
isla_dorada-refusal-too_far = { WORD($site, of: "isla_dorada-place") } non è un luogo vicino: un Bongo non ci arriva.
isla_dorada-refusal-other_site = Quel tesoro è a { WORD($site, of: "isla_dorada-place") }; la spedizione non è lì.
isla_dorada-refusal-not_offered = Quella carta non è tra quelle da cui scegli.
isla_dorada-refusal-not_in_pool = Tra le carte scoperte non c'è { WORD($card, of: "isla_dorada-card") }.
isla_dorada-refusal-deck_empty = Mazzo e scarti sono vuoti.
isla_dorada-refusal-must_draw = La carta gratuita non è facoltativa.
isla_dorada-refusal-two_different = Due giocatori diversi.
isla_dorada-refusal-rob_oneself = Non si ruba a sé stessi.
isla_dorada-refusal-nothing_to_rob = { SEAT($who) } non ha niente da rubare.
isla_dorada-refusal-wrong_path = { WORD($card, of: "isla_dorada-card") } non va su un sentiero di quel tipo.
isla_dorada-refusal-there_already = { WORD($card, of: "isla_dorada-card") } è già lì: scegli un altro posto.

isla_dorada-result-won = { SEAT($winners) } vince con { $points } punti.
isla_dorada-result-more_treasures = { SEAT($winners) } vince con { $points } punti e più tesori giocati.
isla_dorada-result-shared = { SEAT($winners) } condividono la vittoria con { $points } punti.

## numeri per il terminale

isla_dorada-fact-score = i tuoi punti finora: { $value }
isla_dorada-fact-near = { "" }
isla_dorada-fact-amounts = { "" }

isla_dorada-fact-goals-each =
    { $card }: { $points } { $points ->
        [one] punto
       *[other] punti
    } a { $site }, a { $steps } { $steps ->
        [one] passo
       *[other] passi
    }

isla_dorada-fact-destiny-each = il tuo destino “{ $destiny }”: { $have } di { $need }, per { $points } punti

isla_dorada-fact-ways-each = a { $to } ({ $type }): per te vale { $worth }, puoi offrire da { $next } a { $most }

isla_dorada-fact-if_now-each = se le offerte finissero adesso: a { $to } ({ $type }), per te vale { $worth }

isla_dorada-fact-payment-each = il pagamento più economico di { $due }: { $gold } oro; carte: { $cards }

## il foglio dei punti nel terminale

isla_dorada-sheet-gold = Oro rimasto
isla_dorada-sheet-treasures = Tesori
isla_dorada-sheet-bonuses = Bonus
isla_dorada-sheet-destiny = Destino
isla_dorada-sheet-curses = Maledizioni
isla_dorada-sheet-total = Totale
isla_dorada-sheet-of_destiny = { SEAT($who) }: “{ WORD($destiny, of: "isla_dorada-destiny") }”. { WORD($destiny, of: "isla_dorada-destiny_text") }

## quello che vedono solo i propri occhi

isla_dorada-own-dealt = { "" }
isla_dorada-own-picked = { "" }
isla_dorada-own-offer = { "" }

## il tavolo come testo

isla_dorada-drawn-title = Isla Dorada, round { $round }, { WORD($phase, of: "isla_dorada-drawn-phase") }
isla_dorada-drawn-phase-set_up = preparazione
isla_dorada-drawn-phase-bidding = offerte
isla_dorada-drawn-phase-paying = pagamento
isla_dorada-drawn-phase-moving = viaggio
isla_dorada-drawn-phase-treasures = tesori
isla_dorada-drawn-phase-cable_news = dispaccio
isla_dorada-drawn-phase-drawing = pesca
isla_dorada-drawn-phase-over = fine
isla_dorada-drawn-row-expedition = spedizione
isla_dorada-drawn-row-markers = segnalini
isla_dorada-drawn-row-bigfoot = bigfoot
isla_dorada-drawn-row-leviathan = leviatano
isla_dorada-drawn-row-sea_tokens = segnalini mare
isla_dorada-drawn-row-ways = vie
isla_dorada-drawn-row-pool = carte scoperte
isla_dorada-drawn-row-deck = mazzo
isla_dorada-drawn-row-bid = offerta
isla_dorada-drawn-at_path = { $place }, al sentiero { $path }
isla_dorada-drawn-markers_of = { $n } di { $of }: { $places }
isla_dorada-drawn-deck_of = { $deck }, scarti { $discards }
isla_dorada-drawn-bid_of =
    { $kind ->
        [air] { $gold } di seat { $seat } per { $way }
       *[land] { $gold } di seat { $seat } per { $way }
    }
isla_dorada-drawn-seat = oro { $gold }, carte { $cards }, tesori { $held } in mano, { $played } giocati; maledizioni { $curses }
isla_dorada-drawn-none = nessuno
isla_dorada-drawn-empty = nessuna
isla_dorada-drawn-legend-B = B bigfoot
isla_dorada-drawn-legend-L = L leviatano
isla_dorada-drawn-legend-V = V corrente
isla_dorada-drawn-legend-place = [{ $place }] la spedizione
isla_dorada-own-hand = mano: { $all }
isla_dorada-own-treasures = tesori: { $all }
isla_dorada-own-curses = maledizioni: { $all }
isla_dorada-own-destiny = destino: { $all }
isla_dorada-own-pending = tesori che stai giocando: { $all }
isla_dorada-own-known = di nuovo in un mazzo, come sai: { $all }
isla_dorada-own-known_treasures = tesori che hai visto: { $all }
