### Quello che dicono i comandi: errori nei loro argomenti, e le etichette di ciò che stampano.

cli-unknown_command = Il comando “{ $command }” non esiste. Scegli tra: { $choices } (eldorado --help li elenca tutti).
cli-unknown_option = “{ $command }” non ha l'opzione “{ $option }” (eldorado { $command } --help).
cli-too_many = “{ $command }” non sa che cosa fare di “{ $words }” (eldorado { $command } --help).
cli-missing = A “{ $command }” serve { $argument } (eldorado { $command } --help).
cli-missing_value = “{ $command }”: a { $argument } serve un valore (eldorado { $command } --help).
cli-whole_number = “{ $command }”: { $option } vuole un numero intero, non “{ $value }” (eldorado { $command } --help).
cli-number = “{ $command }”: { $option } vuole un numero, non “{ $value }” (eldorado { $command } --help).
cli-no_value = “{ $command }”: { $option } non vuole un valore (eldorado { $command } --help).
cli-twice = “{ $command }”: { $option } è data due volte (eldorado { $command } --help).
cli-bad_arguments = “{ $command }”: { $message } (eldorado { $command } --help)

learn-listed =
    { $minutes ->
        [one] eldorado learn { $game } { $lesson }: { $name }, circa { $minutes } minuto
       *[other] eldorado learn { $game } { $lesson }: { $name }, circa { $minutes } minuti
    }
learn-begin =
    { $n ->
        [one] { $name }: { $n } passo. `help` dice che cosa si può scrivere.
       *[other] { $name }: { $n } passi. `help` dice che cosa si può scrivere.
    }
learn-step = Passo { $n } di { $all }: { $title }
learn-you = Tu
learn-enter = Premi Invio per continuare.
learn-stopped = Interrotta. `eldorado learn { $game } { $lesson }` riprende da qui.
learn-help = Un numero o una notazione fa una mossa; `show` la gioca per te; `again` ricomincia il passo; `next` e `back` vanno a un altro passo; `help PAROLA` spiega una carta o una clausola; `quit` smette, e la prossima volta la lezione riprende da qui.

cli-games-label-seats = posti
cli-games-label-option = opzione
cli-games-label-presets = proposte
cli-games-label-bots = bot
cli-games-seats = { $seats } (di solito { $usual })

cli-taken_up = Interrotto. Ciò che era finito è conservato: lo stesso comando riprende da lì e completa { $file }.

cli-simulate-progress = { $games } partite
cli-simulate-games =
    { $games ->
        [one] { $games } partita di { $game }, { $finished } finite, { $shared } condivise
       *[other] { $games } partite di { $game }, { $finished } finite, { $shared } condivise
    }
cli-simulate-rounds = round { $mean } (da { $low } a { $high }), { $decisions } decisioni
cli-simulate-decisions = { $decisions } decisioni
cli-simulate-undecided = non decise dopo { $most } decisioni: { $games }
cli-simulate-random_quest = I giocatori casuali della Ricerca eliminano le loro carte ai campi base finché nessuno può muovere.
cli-simulate-seat = posto { $seat }
cli-simulate-wins = { $wins } vittorie
cli-simulate-range = (95 %: da { $low } a { $high })
cli-simulate-speed = { $seconds } s, { $speed } decisioni/s

cli-arena-games = { $games } partite di { $game } in { $seats }, { $finished } finite, seme { $seed }, { $seconds } s
cli-arena-column-bot = bot
cli-arena-column-rating = valutazione
cli-arena-range = da { $low } a { $high }

cli-check-hold = { $held } scenari su { $of } valgono
cli-report-made =
    { $games ->
        [one] { $games } partita: { $file }
       *[other] { $games } partite: { $file }
    }
cli-report-title =
    { $games ->
        [one] { $game }: { $games } partita
       *[other] { $game }: { $games } partite
    }
cli-report-bots = Bot posto per posto: { $bots }.
cli-report-finished = Partite finite: { $finished } su { $games }, in media in { $mean } round (da { $low } a { $high }).
cli-report-scores = Punteggi: in media { $mean } (da { $low } a { $high }); il migliore aveva { $margin } punti più del successivo.
cli-report-sources = Da dove venivano i punti di un posto, in media: { $points }.
cli-report-seats = Vittorie per posto
cli-report-rounds = Round
cli-report-columns = Qui sotto “vinte” dice quanti dei posti che avevano una cosa hanno vinto, con l'intervallo che contiene la quota vera 95 volte su 100. “Rispetto a tutti” la divide per la quota di tutti i posti: 1 vuol dire nessuna differenza.
cli-report-axis-seats = vinte, % (barre: intervallo al 95 %)
cli-report-axis-rounds = round
cli-report-axis-games = partite
cli-report-axis-won = posti che l'avevano e hanno vinto, % (intervallo al 95 %)
cli-report-axis-round = round
cli-report-axis-many = quante volte
cli-report-column-copies = copie
cli-report-column-per_game = a partita
cli-report-column-seats = posti
cli-report-column-won = vinte
cli-report-column-interval = 95 %
cli-report-column-lift = rispetto a tutti
cli-report-column-first = prima volta nel round
cli-report-event-bought = Carte comprate
cli-report-event-took = Carte prese gratis
cli-report-event-removed = Carte eliminate
cli-report-event-explored = Segnalini caverna trovati
cli-report-event-explorer = Esploratori
cli-report-event-buys = Acquisti
cli-report-event-does = Armate, scambi e altre azioni
cli-report-event-fights = Battaglie e sconfitte
cli-report-event-bolt = Carte fulmine
cli-report-event-treasure = Tesori giocati
cli-report-event-cursed = Maledizioni mostrate
cli-report-event-won = Dove hanno portato le aste
cli-report-event-bid = Offerte vincenti
cli-report-event-leg = Vie percorse
cli-report-event-marker = Luoghi con un segnalino
cli-report-event-trick = Juju, Ovetos e simili
cli-report-event-destiny = Destini tenuti
cli-report-event-fulfilled = Destini compiuti
cli-report-thing-army = mosse di un'armata
cli-report-thing-bank = scambi con la banca
cli-report-thing-trades = scambi tra giocatori
cli-report-thing-reacts = attacchi fuori turno
cli-report-thing-vanishes = Ladri che si nascondono
cli-report-thing-looks_hand = furti
cli-report-thing-battle = battaglie
cli-report-thing-defeated = sconfitte del proprio esploratore
cli-report-thing-juju = Juju
cli-report-thing-ovetos = Ovetos
cli-report-thing-sangaia = Sangaia
cli-report-thing-bongo = Bongo
cli-report-thing-bonus = Bonus
cli-report-thing-paid_turned = pagamenti trasformati da uno Sciamano
