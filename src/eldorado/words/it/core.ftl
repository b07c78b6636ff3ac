### Parole che non appartengono a un solo gioco: nomi, errori, il terminale. Un errore dice in una riga che cosa non va e che cosa fare.

seat = Giocatore { $n }

language-name = Italiano

words-unknown = Non ci sono testi per la lingua “{ $language }”. Scegli tra: { $choices }.
words-unreadable = { $file }, riga { $line }, non si può leggere: { SAID($problem) }.
words-no_folder = La cartella { $folder } con le lingue non esiste.
words-no_fluent = { $file } non è più un file di frasi: scrivile in un file che finisce in .ftl, nel formato di Project Fluent.
words-fault-syntax = { $problem }
words-fault-no_entry = una riga comincia con il nome di una frase e “=”, con uno spazio se la frase continua, o con “#” per un commento
words-fault-twice = “{ $id }” ha già una frase alla riga { $first }; togli una delle due
words-fault-utf8 = il file non è scritto in UTF-8; salvalo così
words-fault-closed = il file non si può aprire ({ SAID($problem) })
words-fault-argument = ${ $name } non è un argomento di questa frase; ha { $choices }
words-fault-no_argument = ${ $name } non è un argomento di questa frase, che non ne ha
words-fault-empty = dopo “=” manca la frase
words-fault-function = la funzione { $name } non esiste; scegli tra { $choices }
words-fault-refers = la frase o il termine { $name } non c'è in questa lingua; scrivilo, o metti qui le sue parole

game-unknown = Il gioco “{ $game }” non esiste. Scegli tra: { $choices }.
game-taken = Il nome “{ $game }” è già usato da { $by }; dai al gioco un altro nome.
game-bad_seats = { $game }: default_seats è { $usual }, ma in seats ci sono { $choices }.
game-broken = Il gioco “{ $game }” non si può caricare da { $package }: { $problem }.

reason-other = { $said }
reason-missing = il file o la cartella non esiste
reason-forbidden = manca il permesso
reason-folder = è una cartella
reason-no_folder = non è una cartella
reason-exists = esiste già
reason-full = non c'è più spazio sul disco
reason-read_only = il disco è di sola lettura
reason-long_name = il nome è troppo lungo
reason-no_text = non è un testo
reason-large = supera { $n } MB
reason-toml-syntax = c'è un errore alla riga { $line }, colonna { $column } (“{ $said }”)
reason-toml-end = il testo finisce prima del previsto (“{ $said }”)
reason-toml-depth = ci sono parentesi dentro parentesi senza fine
reason-toml-long = supera { $n } caratteri
reason-toml-dots = ci sono troppi punti alla riga { $line }
reason-toml-brackets = ci sono troppe parentesi dentro parentesi alla riga { $line }
reason-toml-digits = c'è un numero con troppe cifre alla riga { $line }

option-unknown = { $game } non ha l'opzione “{ $option }”. Ha: { $choices }.
option-bad_value = L'opzione “{ $option }” non può essere “{ $value }”. Scegli tra: { $choices }.
option-bad_names =
    { $n } { $n ->
        [one] nome
       *[other] nomi
    } per { $seats } { $seats ->
        [one] posto
       *[other] posti
    }.
option-same_names = Ogni giocatore ha bisogno di un nome, e due non possono avere lo stesso: { $names }.
option-unknown_preset = { $game } non ha la proposta “{ $preset }”. Scegli tra: { $choices }.
option-not_a_pair = “{ $word }” dovrebbe avere la forma NOME=VALORE, con uno di questi nomi: { $choices }.
option-unreadable = { $file } non si può leggere: { SAID($problem) }.
option-bad_seats = { $game } non si può giocare in { $seats }. Scegli tra: { $choices }.
option-bad_seed = “{ $seed }” non è un seme: dai un numero intero, o dei byte.
option-too_small = “{ $option }” deve essere almeno { $least }.

weights-unreadable = { $file } non contiene pesi lasciati da lab tune.
weights-unknown = Non ci sono pesi “{ $name }” per { $game }.
weights-not_a_number = I pesi “{ $name }” di { $game } sono guasti: { $key } dovrebbe essere un numero.
weights-broken_in = I pesi “{ $name }” di { $game } sono guasti: { $key } dovrebbe essere un numero intero.

code-no_file = Il file { $file } con il codice non esiste.
code-not_python = { $file } non è un file Python.
code-broken = { $file } non si può caricare: { $problem }.
code-nothing = { $file } non registra né un gioco né un bot: chiamaci games.register o bots.register.

bot-unknown = { $game } non ha il bot “{ $bot }”. Scegli tra: { $choices }.
bot-taken = Per { $game } c'è già un bot “{ $bot }”; dai al tuo un altro nome.
bot-default_taken = “{ $bot }” non può essere l'avversario abituale di { $game }: lo è “{ $by }”.
bot-random = Bot casuale
bot-random-about = Gioca una mossa lecita qualunque.
bot-greedy = Bot goloso
bot-greedy-about = Gioca sempre quello che al momento sembra meglio; è il metro per tutti gli altri.
bot-easy = Bot facile
bot-easy-about = Sa che cosa è buono, ma spesso gioca la sua seconda o terza scelta.
bot-normal = Bot normale
bot-normal-about = Gioca sempre quello che al momento sembra meglio.
bot-tuned = Bot messo a punto
bot-tuned-about = Gioca con pesi messi a punto in partite contro altri, senza pensare in anticipo; da lui vengono i consigli non richiesti.
bot-hard = Bot difficile
bot-hard-about = Gioca con pesi messi a punto in partite contro altri.
bot-hard-ahead = Gioca con pesi messi a punto in partite contro altri e pensa un po' in anticipo.
bot-expert = Bot esperto
bot-expert-about = Pensa in anticipo: prova quello che potrebbe fare e guarda che cosa ne risulta.
bot-how_many = { $n } bot per { $seats } posti: nominane uno per tutti, o uno per ciascuno.

notation-unreadable = “{ $text }” qui non si può leggere come mossa. Le mosse hanno questa forma: { $choices }.
notation-bad_word = “{ $text }” non si può leggere: “{ $word }” non va bene qui ({ $what }). Scegli tra: { $choices }.
notation-incomplete = “{ $text }” non è completo: manca qualcosa ({ $what }). Scegli tra: { $choices }.
notation-ambiguous = “{ $text }” può voler dire più mosse: { $choices }.

position-unknown = Una posizione non ha “{ $key }”. Ha: { $choices }.
position-twice = La posizione dà due volte “{ $key }”.
position-bad_value = “{ $key }” della posizione non può essere “{ $value }”; ha questa forma: { $like }.
position-not_there = La posizione è impossibile: “{ $key }” dice { $value }, e non ce ne sono più.

rules-not_found = Nessuna clausola di { $game } contiene “{ $word }”.
rules-no_tests = In { $folder } non ci sono scenari; indica la loro cartella con --tests.
rules-unknown_clause = La clausola “{ $clause }” non esiste. Vicine: { $choices }.

match-no_picture = { $game } non ha immagini: non dice come si disegna una posizione.
match-whose_turn = Indica il posto; questi devono decidere: { $seats }.
match-over = La partita è finita.
match-no_seat = Il posto { $seat } non esiste. I posti sono: { $seats }.
match-no_action = Il posto { $seat } non può scegliere qui l'azione { $action }.
match-no_entry = La mossa { $entry } non esiste; l'ultima è la { $last }.
match-undo_nothing = Non c'è niente da annullare.
match-undo_over = La partita è finita; non si può annullare niente.
match-undo_where = Alla mossa { $to } non si può tornare: è stata annullata anch'essa, o non esiste.
match-undo_too_far = Da allora qualcosa è stato rivelato o un altro giocatore ha mosso; senza il consenso degli altri puoi tornare al massimo alla mossa { $limit }.

record-unknown_dice = La registrazione nomina dadi che questo programma non conosce: { $dice }.
record-verified = Il seme è quello promesso prima della partita, e ha dato tutti i { $outcomes } esiti della distribuzione e delle { $entries } mosse.
record-foreign = Questa non è una registrazione di eldorado.
record-old_format = Questa registrazione è stata scritta da eldorado { $version }; aprila con quella versione.
record-house = La registrazione ha regole della casa che questo programma non conosce: { $names }.
record-unknown_component = Alla registrazione serve “{ $name }” ({ $what }), che questo programma non ha.
record-bad_start = La registrazione è danneggiata: una partita non può cominciare come dice.
record-newer_format = La registrazione ha il formato { $format }; questo programma legge fino al formato { $known }. Installa una versione più recente per aprirla.
record-newer_rules = La registrazione segue la versione { $rules } delle regole; questo programma conosce fino alla { $known }. Installa una versione più recente per aprirla.
record-older_shown = Questa è la posizione salvata dopo la mossa { $entry }.
record-older_rules = La registrazione segue la versione { $rules } delle regole, che da allora sono cambiate (ora { $known }): si può guardare ma non continuare.
record-unreadable = { $file } non si può leggere: { SAID($problem) }.
record-unknown_game = Questa è una registrazione di “{ $game }”, che non è installato. Giochi installati: { $choices }.
record-other_game = Questa è una registrazione di { $game }, non di { $expected }.
record-bad_line = La riga { $line } della registrazione è danneggiata.
record-cut_off = La registrazione è troncata alla riga { $line }, l'ultima. Senza quella riga si può aprire fin dove arriva.
record-after_end = La registrazione è danneggiata: la riga { $line } viene dopo la sua fine.
record-bad_options = Le opzioni della registrazione non vanno bene per il gioco: { SAID($problem) }.
record-damaged = La registrazione è danneggiata alla mossa { $entry }.
record-illegal = La registrazione è danneggiata: la mossa { $entry } lì non è lecita.
record-bad_snapshot = La registrazione è danneggiata: l'istantanea dopo la mossa { $entry } mostra un'altra posizione.
record-other_end = La registrazione è danneggiata: le sue mosse non portano alla fine che dichiara.
record-commitment = Il seme non è quello promesso prima della partita.
record-deal_not_from_seed = La distribuzione non viene dal seme.
record-not_from_seed = Un esito della mossa { $entry } non viene dal seme.
record-no_seed = La registrazione non contiene ancora il seme: si rivela quando la partita è finita.
record-read_only = Questa registrazione si può solo guardare: per continuare, dai il seme con cui è cominciata.
record-outcomes_missing = La registrazione è danneggiata: manca un esito del caso.
record-outcome_out_of_range = La registrazione è danneggiata: contiene l'esito { $outcome } dove c'erano solo { $of } possibilità.
record-outcome_not_there = La registrazione è danneggiata: contiene l'esito “{ $outcome }”, che non è tra quelli che si potevano pescare.

scenario-dice_missing = I dadi dello scenario sono finiti: ne erano dati { $used }, e ne serve uno in più.
scenario-dice_out_of_range = I dadi dello scenario dicono “{ $outcome }”, ma qui sono possibili solo { $of } esiti.
scenario-dice_not_there = I dadi dello scenario dicono “{ $outcome }”, che qui non si può pescare.
scenario-no_files = Non ci sono scenari in: { $choices }.
scenario-unreadable = { $file }: lo scenario non si può leggere: { SAID($problem) }.
scenario-not_toml = { $file } non è TOML valido: { SAID($problem) }.
scenario-lacks = { $file }: manca “{ $key }”.
scenario-unknown_key = { $file }: uno scenario non ha “{ $key }”. Ha: { $choices }.
scenario-bad_value = { $file }: “{ $key }” deve essere { $wanted }.
scenario-one_of = { $file }: serve esattamente uno di questi: { $choices }.

scenario-fails = { $file }, partita { $play }: { $said }
scenario-fails-set_up = la posizione o le opzioni sono rifiutate: { SAID($problem) }.
scenario-fails-cannot_read = una mossa non si può leggere: { SAID($problem) }.
scenario-fails-error = { SAID($problem) }.
scenario-fails-dice_skipped = i dadi dicono “{ $word }”, ma si poteva pescare una cosa sola, ed era un'altra.
scenario-fails-dice_left = { $used } di { $n } dadi sono stati usati; avanzano: { $left }.
scenario-fails-no_seat = il posto { $seat } non esiste.
scenario-fails-which_seat = indica il posto che agisce; questi devono decidere: { $seats }.
scenario-fails-refused = “{ $move }” del posto { $seat } è rifiutata da { $clause }: { SAID($why) }.
scenario-fails-not_legal = “{ $move }” del posto { $seat } non è lecita.
scenario-fails-not_refused = “{ $move }” dovrebbe essere rifiutata, ma è permessa.
scenario-fails-other_clause = “{ $move }” è rifiutata da { $clause }, non da { $expected }.
scenario-fails-changed = chiedere di “{ $move }” ha cambiato la posizione.
scenario-fails-more_legal = sono lecite anche queste: { $moves }.
scenario-fails-absent = “{ $path }” non c'è.
scenario-fails-present = “{ $path }” non dovrebbe esserci, ma è { $found }.
scenario-fails-value = “{ $path }” è { $found }, non { $expected }.

proof-unknown_clause = { $file }: la clausola “{ $clause }” non è nelle regole.
proof-other_game = { $file }: uno scenario di { $game } tra quelli di { $expected }.
proof-no_file = { $file }: il mutante di { $clause } nomina “{ $target }”, che non è nel pacchetto.
proof-not_once = { $file }: il testo del mutante di { $clause } compare { $times } volte in { $target }; deve comparire esattamente una volta.
proof-no_change = { $file }: il mutante di { $clause } non cambia niente.
proof-not_later = { $file }: { $clause } non si può rimandare; lo si può solo con le clausole segnate [T].
proof-twice = { $file }: { $clause } ha un mutante e un motivo per non averne.
proof-broken = { $file }: il mutante di { $clause } rompe il programma invece della regola: { $problem }.

play-news = Che cosa è successo:
play-yours = Lo sai solo tu:
play-facts = Buono a sapersi:
play-moves = Mosse (numero o notazione):
play-plans = Piani (p1, p2 …):
play-more_moves = … altre { $n }; “moves” le elenca tutte
play-more_plans = … altri { $n }; “plans” li elenca tutti
play-more_facts = … altri { $n }; “facts” li elenca tutti
play-more_news = … prima altri { $n }; “log” li racconta tutti
play-more_yours = … altri { $n }; “yours” li elenca tutti
play-board_hidden = (Il tabellone non entra in questo schermo: “board” lo mostra.)
play-none_played = Nessuna di queste mosse è stata giocata:
play-left = Qualcosa è stato rivelato; non giocate: { $moves }.
play-over = La partita in { $file } è finita. Rivedila con: eldorado replay { $file }
play-kept_as_it_was = { $file } è una partita salvata e continua com'era: togli --seats, --names, --preset e --option.
play-sheet = Foglio dei punti:
play-hand_over = Passa la tastiera a { SEAT($who) }. Premi Invio quando nessun altro guarda.
play-undone = Annullato.
play-saved = Scritto in { $file }.
play-not_saved = { $file } non si può scrivere: { SAID($problem) }.
play-stopped =
    { $n ->
        [one] Fermata dopo { $n } mossa.
       *[other] Fermata dopo { $n } mosse.
    }
play-odds =
    { $attack ->
        [one] ({ $attack } dado contro { $defence }: l'attaccante vince { $win } %, pareggio { $tie } %)
       *[other] ({ $attack } dadi contro { $defence }: l'attaccante vince { $win } %, pareggio { $tie } %)
    }
play-rank = { $rank }. { SEAT($who) }
play-no_number = La mossa { $number } non esiste; l'ultima è la { $last }.
play-no_plan =
    { $last ->
        [0] Per questa decisione non ci sono piani.
       *[other] Il piano p{ $number } non esiste; l'ultimo è p{ $last }.
    }
play-no_help = Non c'è aiuto per “{ $word }”.
play-players = Giocatori: { $players }
play-piece = { $said }, pedina { $piece }
play-no_log = Non è ancora successo niente.
play-save_where = Salvare dove? Scrivi: save FILE.
play-help =
    NUMERO o NOTAZIONE  gioca una mossa della lista; più mosse separate da ;
    p1, p2 …            gioca un piano
    undo                annulla
    help PAROLA         su una carta, una clausola o un'altra parola del gioco
    board               mostra il tabellone con tutta la mappa; moves, plans, facts, yours e log mostrano le parti della pagina
    Invio               mostra tutto
    save FILE           scrivi la registrazione
    quit                smetti

review-too_long = Una partita di { $turns } turni è troppo lunga per l'analisi; al massimo { $most }.
review-off = Questo tavolo è stato creato senza analisi.
review-failed = Non è stato possibile fare l'analisi. Riprova più tardi.
review-no_turns = In questa partita nessuno ha preso decisioni: non c'è niente da analizzare.
review-nothing_left = In questa posizione la partita è finita; torna a una precedente per continuare a giocare.
review-no_policy = Per { $game } non c'è un'analisi: nessuno dei suoi bot dice quanto vale una posizione.
review-point = Svolta: turno { $turn }, { $who } ({ $change } punti di probabilità di vittoria). Giocato: { $played }.
review-cost =
    { $cost ->
        [one] Turno { $turn }, { $who }: giocato { $played }. L'esperto avrebbe giocato { $expert }, per { $cost } punto in più di probabilità di vittoria.
       *[other] Turno { $turn }, { $who }: giocato { $played }. L'esperto avrebbe giocato { $expert }, per { $cost } punti in più di probabilità di vittoria.
    }
review-summary =
    { $good ->
        [one] { $good } turno su { $turns } valeva quanto quello dell'esperto, o al massimo due punti in meno di probabilità di vittoria.
       *[other] { $good } turni su { $turns } valevano quanto quelli dell'esperto, o al massimo due punti in meno di probabilità di vittoria.
    }

lab-format = Il nome del file { $file } deve finire con uno di questi: { $choices }.
lab-other_run = { $file } contiene le righe di un'altra esecuzione (la sua “{ $column }” è diversa). Scegli un altro file.
lab-in_use = Un'altra esecuzione sta scrivendo { $file }. Aspetta che finisca o scegli un altro file.
lab-unwritable = { $file } non si può scrivere: { SAID($problem) }.
lab-unreadable = { $file } non è un file di partite scritto da `eldorado simulate --out`: { $problem }.
lab-no_file = Il file { $file } non esiste.
lab-decisions_alone = A --decisions serve anche --out: le partite a cui appartengono le righe.
lab-same_file = { $file } non può contenere insieme partite e decisioni: dai a --out e --decisions file diversi.
lab-arena_alone = A un'arena serve un gioco da almeno due posti.
lab-arena_bots = A un'arena servono almeno due bot diversi, come --bots greedy,random.
lab-empty = Il file non contiene partite.
lab-max_decisions = Una partita ha bisogno di almeno 1 decisione prima di essere interrotta, non { $given }.
lab-env_bots = Nomina un bot per tutti gli altri posti o uno per ciascuno dei { $others }, non { $given }.
lab-env_seat = Il posto { $given } non esiste: i posti vanno da 0 a { $most }.
lab-spiel_options = Le opzioni si scrivono come caves:true;course:random, non come { $word }.
lab-picture_format = Il nome dell'immagine { $file } deve finire con .svg o .png.
lab-no_layout = { $game } non dice come le sue posizioni diventano numeri: non ha `layout`.
lab-worker_gone = Un processo che giocava partite è finito prima del suo lavoro: è stato interrotto, o mancava memoria. Ripeti il comando; con --out riprende da dove era.
lab-no_cluster = Nessun cluster Ray risponde a { $address }: { SAID($problem) }. Avviane uno con `ray start --head`, oppure usa --ray local.
lab-not_ray = Quello che risponde a { $address } non è un cluster Ray. Indica l'indirizzo stampato da `ray start --head`.
lab-no_cluster_here = Su questo computer non c'è un cluster Ray. Avviane uno con `ray start --head`, oppure usa --ray local.
lab-cluster_lost = Il cluster Ray non ha potuto fare il lavoro: { $problem }. Ripeti il comando; con --out riprende da dove era.
lab-other_version = Un nodo del cluster ha eldorado { $there } e questo ha { $here }: installa la stessa versione su ogni nodo.
lab-column_missing = Il file non ha la colonna { $columns }: non è stato scritto da `eldorado simulate --out`.

replay-after = Mossa { $at } di { $of }
extra-missing = Per questo serve { $library }. Installalo con: pip install "eldorado[{ $extra }]"

data-missing = { $file }, { $entry }: manca “{ $field }”. Scrivi { $wanted }.
data-wrong = { $file }, { $entry }: “{ $field }” è “{ $value }”. Scrivi { $wanted }.
data-not_so = { $file }, { $entry }: “{ $field }” non può essere così. Scrivi { $wanted }.
data-not_toml = { $file } non si può leggere: { SAID($why) }. Correggi quella riga.

lesson-unknown = La lezione “{ $lesson }” di { $game } non esiste. Scegli tra: { $choices }.
lesson-unknown_key = { $file }: una lezione non ha “{ $key }”. Ha: { $choices }.
lesson-needs_given = { $file }: il passo { $step } deve dare la sua posizione: è il primo, o il passo prima lascia una scelta.
lesson-twice = { $file }: il passo { $step } si chiama “{ $id }”, come uno precedente; dai a ogni passo un id suo.
lesson-no_step = Il passo { $step } non esiste: la lezione ne ha { $n }.
lesson-other_moves = Da allora la lezione è cambiata: “{ $move }” non è più una mossa di questo passo. Ricomincia il passo.
lesson-wrong = È permesso, ma questo passo riguarda altro. Riprova.
