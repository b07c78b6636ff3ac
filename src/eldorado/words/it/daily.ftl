### Parole della corsa del giorno.

daily-begun = La corsa di oggi l'hai già fatta. La prossima è domani.
daily-no_undo = Nella corsa del giorno si può annullare solo ciò che non ha fatto pescare carte: tutti hanno le stesse pescate.
daily-sealed = È la corsa di oggi, e tu non l'hai ancora fatta. Finisci prima la tua, o torna domani.
daily-not_yet = Da una corsa del giorno si può continuare a giocare quando il suo giorno è finito.
daily-same_for_all = La corsa del giorno è uguale per tutti: senza suggerimenti, senza un bot al tuo posto, e non compare nella sala.
daily-title = Corsa del giorno
daily-alone = in solitaria
daily-experts = contro tre esperti

daily-card-line = { $day } · { WORD($mode, of: "daily") }
daily-card-rounds = round
daily-card-running = ancora in corso
daily-card-gave_up = abbandonata
daily-card-late = troppo tardi
daily-card-place = { $place }° posto su 4

ui-daily-waits = La corsa di oggi ti aspetta.
ui-daily-running = La tua corsa di oggi è in corso.
ui-daily-had =
    { $n ->
        [one] Oggi ti è servito { $n } round.
       *[other] Oggi ti sono serviti { $n } round.
    }
ui-daily-had_late = Oggi un esperto ha raggiunto El Dorado prima di te.
ui-daily-late = Troppo tardi: un esperto ha raggiunto El Dorado prima di te.
ui-daily-gave_up = Hai abbandonato questa corsa.
ui-daily-missed = Quel giorno non hai corso.
ui-daily-about = Una corsa al giorno, con lo stesso percorso, lo stesso mercato e le stesse pescate per tutti, qui. Raggiungi El Dorado in meno round possibile, in solitaria o contro tre esperti.
ui-daily-honour = Ognuno ha una corsa al giorno, sulla parola. Ciò che ha fatto pescare una carta non si può annullare. Tra i migliori conta solo chi finisce prima della fine del giorno.
ui-daily-go_on = Continua
ui-daily-today = La corsa di oggi
ui-daily-rounds = round
ui-daily-copy = Copia il testo
ui-daily-copied = Il testo è copiato.
ui-daily-best = I migliori risultati di questo server
ui-daily-races =
    { $n ->
        [one] { $n } corsa
       *[other] { $n } corse
    }
ui-daily-nobody = Non è ancora arrivato nessuno.
ui-daily-nameless = Senza nome
ui-daily-earlier = Prima
ui-daily-later = Dopo
ui-daily-calendar_about = Il numero dice quanti round ti sono serviti.
ui-daily-sealed = Il seme si rivela quando il giorno è finito. Il suo SHA-256: { $hash }
ui-daily-seed = Il seme di questo giorno: { $seed }

ui-daily-start-alone = In solitaria, contro i round
ui-daily-start-experts = Contro tre esperti

ui-daily-text = Testo da condividere
ui-daily-text-alone = El Dorado, corsa del giorno ({ $day }): { $n } round, in solitaria.
ui-daily-text-experts = El Dorado, corsa del giorno ({ $day }): { $place }° posto su 4 contro tre esperti, { $n } round.
ui-daily-text-late = El Dorado, corsa del giorno ({ $day }): troppo tardi, un esperto è stato più veloce.
