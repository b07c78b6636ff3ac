### Parole del server dei tavoli: rifiuti che nessuna regola fa, quello che succede a un tavolo, l'avvio del server.

action-unknown = L'azione { $action } non esiste.

wire-elsewhere = Il tavolo si sta spostando in un'altra parte del server. Riprova tra un momento.
wire-unknown = Qui non c'è niente. Forse il tavolo è stato eliminato, o il link è incompleto.
wire-malformed = La richiesta non è comprensibile. { $detail }
wire-too_large = È troppo grande.
wire-took_too_long = Ci ha messo troppo. Prova con qualcosa di più piccolo, o riprova più tardi.
wire-too_fast = Troppo in fretta. Aspetta un momento e riprova.
wire-foreign_origin = Un altro sito non può fare questo.
wire-foreign_host = Questo server non risponde a quel nome. Chi lo gestisce può aggiungerlo con --allow-host.
wire-broken = Qualcosa è andato storto da parte nostra (errore { $id }). Niente è cambiato.
wire-in_doubt = Il collegamento con il database si è interrotto durante il salvataggio. Se è stato salvato si vedrà quando il collegamento torna: guarda prima di rifarlo.
wire-not_kept = Al momento il server non può salvare niente ({ $why }). Niente è cambiato.

table-not_installed = Il gioco “{ $game }” non è più installato qui. Il tavolo è conservato: reinstalla il gioco e continua.
table-not_yours = Quel posto non è tuo.
table-not_seated = Non hai un posto a questo tavolo.
table-host_only = Solo chi ospita può farlo.
table-host_sits = Chi ospita deve tenere un posto. Per rinunciarvi, lascia il tavolo.
table-look_first = Prendi il posto prima di chiedere delle sue carte.
table-not_playing = La partita non è in corso.
table-not_started = La partita non è cominciata.
table-started = La partita è cominciata.
table-paused = Il tavolo è in pausa per un errore da parte nostra; chi ospita può tornare indietro di un passo.
table-over = La partita è finita.
table-not_over = La partita non è finita: la registrazione contiene ancora informazioni nascoste.
table-read_only = Questa partita è stata giocata con una versione precedente delle regole: si può guardare ma non continuare.
table-full = Tutti i posti sono occupati.
table-taken = Quel posto è occupato.
table-seated = Siedi già a questo tavolo.
table-seats_open = Un posto è ancora libero.
table-no_such_seat = Quel posto non esiste.
table-no_such_entry =
    { $n ->
        [one] C'è solo { $n } mossa.
       *[other] Ci sono solo { $n } mosse.
    }
table-still_here = Sta giocando: da una partita si può allontanare solo chi è assente.
table-damaged = Questo tavolo non si può leggere: il file in cui è conservato forse è danneggiato. Chi gestisce il server trova di più nel suo registro.
table-not_removable = Da quel posto non si può allontanare nessuno.
table-held = Quel posto è già tenuto da un bot.
table-not_held = Quel posto non è tenuto da un bot.
table-not_away = Forse torna subito: un bot può giocare per chi è assente da un minuto.
table-nothing_to_undo = Non hai niente da annullare.
table-undo_needs_consent = Questo non si può semplicemente annullare: da allora qualcosa è stato rivelato. Chiedi agli altri.
table-no_hints = Qui niente suggerimenti: si gioca tra persone con l'orologio, e il tavolo non li ha concordati.
table-offer_open = C'è ancora un'altra domanda aperta.
table-no_offer = Quella domanda non è più aperta.
table-chat_empty = Il messaggio è vuoto.
table-no_more = A questo tavolo si è già detto e cambiato troppo: ora accetta soltanto mosse.
table-too_many = Hai { $most } tavoli non finiti. Prima finiscine o eliminane uno.
table-server_closed = Al momento questo server non accetta nuovi tavoli. Le partite in corso continuano.
table-halted = Chi gestisce questo server ha messo in pausa il tavolo.
table-too_many_kept = Hai { $most } tavoli. Prima eliminane qualcuno.
table-kept_out = Chi gestisce questo server ha escluso questo browser.

lobby-too_many = Hai { $most } tavoli nella sala. Prima chiudine uno, o toglilo dalla sala.
lobby-off = Questo server non ha una sala.
lobby-host_only = Può farlo solo chi gestisce questo server, dal computer su cui è in funzione.
lobby-nobody_there = Lì non siede nessuno di cui si possa escludere il browser.

profile-no_code = Questo codice non porta niente: è scritto male, già usato o scaduto. Creane uno nuovo nell'altro browser.
profile-same_browser = Questo profilo è già in questo browser.

hint-bot = È quello che farebbe un bot normale da quello che vedi.

table-event-made = Il tavolo è stato aperto.
table-event-sat = { SEAT($seat) } si siede.
table-event-seat = Chi ospita cambia il posto di { SEAT($seat) }.
table-event-ready = { SEAT($seat) } dà il via libera.
table-event-unready = { SEAT($seat) } ritira il via libera.
table-event-started = La partita comincia.
table-event-left = { SEAT($seat) } lascia il tavolo.
table-event-resigned = { SEAT($seat) } abbandona.
table-event-removed = Chi ospita allontana { SEAT($seat) }.
table-event-held = Un bot gioca per { SEAT($seat) }.
table-event-back = { SEAT($seat) } è di ritorno.
table-event-offer = { SEAT($seat) } chiede agli altri.
table-event-offer-undo = { SEAT($seat) } chiede di annullare delle mosse.
table-event-offer-end = { SEAT($seat) } propone di finire la partita.
table-event-answer = { SEAT($seat) } risponde.
table-event-answer-yes = { SEAT($seat) } accetta.
table-event-answer-no = { SEAT($seat) } rifiuta.
table-event-agreed = Tutti sono d'accordo.
table-event-offer_over = La domanda è ritirata.
table-event-paused = Il tavolo è in pausa (errore { $error }).
table-event-halted = Chi gestisce questo server ha messo in pausa il tavolo.
table-event-resumed = Il tavolo riprende.
table-event-stepback = Chi ospita torna indietro di un passo.
table-event-over = La partita è finita.
table-event-rematch = Si prepara una rivincita.
table-event-transfer = Un posto passa a un altro dispositivo.
table-event-settings = Chi ospita cambia le impostazioni del tavolo.
table-event-imported = La registrazione è stata importata.

serve-processes_need_database = A più processi serve un database comune: aggiungi --store postgresql://…, o togli --processes.
serve-local = El Dorado è aperto su { $url }
serve-network = Altri dispositivi di questa rete: { $url }
serve-data = I tavoli sono conservati in { $folder }
serve-stop = Ctrl-C ferma il server; le partite riprendono da dov'erano.
serve-port_taken = La porta { $port } è usata da un altro programma. Scegline un'altra con --port, o non indicarla.
serve-port_forbidden = Questo utente non può usare la porta { $port }. Scegline una sopra la 1023.
serve-bad_port = { $port } non è una porta. Scegli un numero da 1 a 65535.
serve-bad_host = Questo computer non ha l'indirizzo “{ $host }”. Prova 0.0.0.0 per tutti, o 127.0.0.1 soltanto per questo computer.
serve-bad_url = “{ $url }” non è un indirizzo che i giocatori possano aprire. Scrivilo come https://games.example.
serve-bad_workers = { $workers } non è un numero di processi possibile. Scegli da 1 a 64.
serve-bad_store_address = “{ $store }” non è l'indirizzo di un archivio. Scrivilo come postgresql://user:password@host:5432/name, o non indicare --store.
serve-store_in_use = Un altro server lavora con i tavoli in { $store }. Prima fermalo, o dai a questo un altro database.
serve-no_database = Il database { $store } non si può usare ({ $why }). Avvialo, o correggi l'indirizzo dopo --store.
serve-bad_log = Il registro non ha il formato “{ $form }”. Scegli tra: { $choices }.
serve-no_port = Nessuna porta da { $first } a { $last } è libera. Scegline una con --port.
serve-running_at = El Dorado è già aperto su { $url }, con i tavoli in { $folder }. Usa quello, o dai a questo un'altra cartella con --data.
serve-running = Un server lavora già con i tavoli in { $folder }. Usa quello, o dai a questo un'altra cartella con --data.
serve-bad_folder = Nella cartella { $folder } non si può scrivere. Scegline un'altra con --data.
serve-bad_store = I tavoli in { $file } non si possono aprire ({ $why }). Metti al loro posto una copia di riserva, o scegli un'altra cartella con --data.
serve-damaged_store = I tavoli in { $file } sono danneggiati ({ $why }). Nel file non è stato scritto niente. Metti al suo posto una copia di riserva, o copia quello che si può leggere: eldorado tables rescue --data { $folder }
serve-full_disk = Sul disco di { $file } non c'è più spazio. Liberane un po' e riavvia; niente è cambiato.
serve-old_store = I tavoli in { $file } sono stati scritti da eldorado { $version }; aprili con quella versione, o dai a questa un'altra cartella con --data.
serve-newer_store = I tavoli in { $file } sono stati scritti da una versione più recente (passo { $version }). Usa quella, o un'altra cartella con --data.
serve-machine_needs_processes = Più computer condividono un database: aggiungi --store postgresql://… e --processes, o togli --machine.
serve-other_machines = Un altro computer serve i tavoli di { $store } e i due non possono raggiungersi: dai a ciascuno il proprio indirizzo con --machine.
serve-bad_machine = { $machine } non è un indirizzo di questo computer: dai a --machine quello con cui gli altri computer lo raggiungono.

tables-no_restart = Con questi tavoli non lavora nessun server a più processi (serve --processes).
tables-rescued =
    { $count ->
        [one] { $count } tavolo è stato copiato in { $file }. Per usarlo, metti quel file al posto di eldorado.sqlite3.
       *[other] { $count } tavoli sono stati copiati in { $file }. Per usarli, metti quel file al posto di eldorado.sqlite3.
    }
tables-rescued_before = { $file } c'è già. Spostalo e riprova.
tables-unknown_action = Per i tavoli non c'è l'azione “{ $action }”. Scegli tra: { $choices }.
tables-which = Quale tavolo? eldorado tables { $action } ID; `eldorado tables` li elenca.
tables-unknown = Il tavolo “{ $table }” non esiste. `eldorado tables` li elenca.
tables-none = In { $folder } non ci sono ancora tavoli.
tables-copied =
    { $count ->
        [one] { $count } tavolo copiato, e ogni riga della copia confrontata con l'originale.
       *[other] { $count } tavoli copiati, e ogni riga della copia confrontata con l'originale.
    }
tables-copy_which = Copiare da dove a dove? eldorado tables copy FROM TO, ciascuno una cartella o un indirizzo come postgresql://user@host/name.
tables-copy_used = In { $target } c'è già qualcosa. Copia in un database vuoto o in un'altra cartella.
tables-copy_old = I tavoli in { $source } sono di una versione precedente. Avvia una volta con essi il server di questa versione, poi copia.
tables-copy_differs = Quello che è stato scritto in { $target } non è quello che è stato letto (in “{ $kind }”). Là niente è stato conservato; per favore segnalalo.
tables-copy_failed = La copia di { $source } in { $target } non è riuscita ({ $why }). Là niente è stato conservato.
tables-not_playing = Il tavolo { $table } non è in gioco.
tables-not_paused = Il tavolo { $table } non è stato messo in pausa da questo comando. Uno fermato da un difetto riprende quando chi ospita torna indietro di un passo.
tables-no_answer = Il server in funzione non risponde. Guarda il suo registro, o fermalo e riprova.
tables-done-pause = Il tavolo { $table } è in pausa.
tables-done-unpause = Il tavolo { $table } riprende.
tables-done-remove = Il tavolo { $table } è stato eliminato.
tables-done-close = Il server non accetta nuovi tavoli. Le partite in corso continuano.
tables-done-reopen = Il server torna ad accettare nuovi tavoli.
tables-done-restart = I processi sono sostituiti uno dopo l'altro. Le partite continuano.
tables-done-block = Il browser { $table } è escluso; dove sedeva continua un bot.
tables-done-unblock = Il browser { $table } può tornare.
tables-no_store = In { $folder } non ci sono tavoli: là nessun server ha mai lavorato.
tables-which_browser = Quale browser? eldorado tables { $action } BROWSER; `eldorado tables browsers` li elenca.
tables-bad_browser = “{ $browser }” non indica un browser: servono almeno i primi { $least } caratteri di ciò che mostra `eldorado tables browsers`.
tables-no_browser = Il browser “{ $browser }” non c'è. `eldorado tables browsers` li elenca.
tables-two_browsers = Con “{ $browser }” cominciano più browser. Scrivine di più.
tables-is_blocked = escluso
