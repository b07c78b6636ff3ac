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
