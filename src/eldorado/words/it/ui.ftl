### Quello che il browser dice di sé: schermate, pulsanti, note. I giochi portano le proprie parole.

ui-home = Inizio
ui-home-games = Giochi
ui-home-players = da { $low } a { $high } giocatori
ui-home-play_now = Gioca subito contro i bot
ui-home-make_table = Apri un tavolo
ui-home-join = Entra con un codice
ui-home-code = Codice
ui-home-go = Vai
ui-home-join_about = Il codice di un tavolo, o quello che porta qui il tuo posto da un altro dispositivo.
ui-home-again = Riprova
ui-home-waiting =
    { $n ->
        [one] { $n } tavolo ti aspetta
       *[other] { $n } tavoli ti aspettano
    }
ui-home-tables = I tuoi tavoli
ui-home-no_tables = Ancora nessuno. Compariranno qui, prima quelli che ti aspettano.
ui-home-import = Importa una registrazione
ui-home-imported = La registrazione è qui: puoi rivederla.
ui-home-state-yours = Tocca a te
ui-home-state-over = Finita. Vittoria di { $winners }
ui-home-state-nobody = Finita. Nessuno ha vinto
ui-home-state-open = In attesa di giocatori · codice { $code }
ui-home-state-playing = Tocca a { $who }
ui-home-state-paused = In pausa
ui-home-state-read_only = Le regole sono cambiate: si può guardare, non continuare
ui-title = El Dorado
ui-title-turn = ● Tocca a te · { $title }
ui-nowhere = Questa pagina non esiste.
ui-loading = Un momento…
ui-slow = Ci vuole più del previsto. Forse la connessione è lenta, o il server è occupato.
ui-close = Chiudi
ui-skip = Vai al tabellone
ui-eye = Non si può semplicemente annullare
ui-recap = Dalla tua ultima mossa
ui-recap-again = ▶ Rivedi
ui-recap-playing = Rivedi quello che è successo dalla tua ultima mossa.
ui-recap-stop = ■ Ferma
ui-me-first = Tu:
ui-me-within = te
ui-me-of = tuo
ui-option-value = { $name }: { $value }

ui-learn-by_playing = Impara giocando:
ui-learn-label = Lezione
ui-learn-step = Passo { $n } di { $all }
ui-learn-next = Avanti
ui-learn-back = Indietro
ui-learn-show = Fammi vedere
ui-learn-again = Ricomincia il passo
ui-learn-skip = Salta questo passo
ui-learn-finish = Fine
ui-learn-finished = Ben fatto!
ui-learn-repeat = Ancora una volta dall'inizio
ui-learn-leave = Esci
ui-learn-offer = È la prima volta? Impara giocando
ui-learn-once_more = Ripeti la lezione
ui-learn-go_on = Continua la lezione
ui-learn-minutes =
    { $n ->
        [one] circa { $n } minuto
       *[other] circa { $n } minuti
    }

ui-first-now = Da soli
ui-first-now-about = Gioca subito contro i bot: un clic, e i primi passi ti vengono mostrati strada facendo.
ui-first-friends = Con gli amici
ui-first-friends-about = Apri un tavolo e manda il link, il codice o il codice QR. Nessuno ha bisogno di registrarsi.
ui-first-screen = Allo stesso schermo
ui-first-screen-about = Posti per più persone qui: un sipario nasconde a ciascuno le carte degli altri.
ui-first-back = Vai e vieni
ui-first-back-about = Niente va perso: lascia un tavolo e torna più tardi, o da un altro dispositivo.

ui-error-offline = Il server non risponde. Riprova tra un momento.
ui-error-broken = Qualcosa è andato storto da parte nostra.
ui-error-part = Una parte di questa pagina non si è caricata. Forse ne esiste una versione più recente.

ui-notify-turn = Tocca a te

ui-join-unknown = Non c'è nessun tavolo con il codice “{ $code }”.

ui-rules-primer = Come si gioca, in due minuti
ui-rules-primer_short = Come si gioca
ui-rules-of_table = Le clausole di questo tavolo.
ui-rules-everything = Tutte le clausole, di ogni edizione e opzione.
ui-rules-all = Mostra tutte le clausole
ui-rules-only_table = Solo quelle di questo tavolo
ui-rules = Regole
ui-rules-of = Regole · { $game }
ui-rules-search = Cerca nelle regole
ui-rules-none = Nessuna clausola contiene questa parola.
ui-rules-ruling = Decisione:
ui-rules-contents = Indice

ui-entries-card = Le carte
ui-entries-token = I segnalini caverna
ui-entries-terrain = Gli esagoni
ui-entries-tile = Le tessere
ui-entries-destiny = I destini
ui-entries-explorer = Gli esploratori
ui-entries-item = Che cosa si può comprare

ui-settings = Impostazioni
ui-settings-name = Il tuo nome
ui-settings-text = Modalità testo: ogni mossa è un pulsante
ui-settings-motion = Animazioni
ui-settings-sound = Suoni
ui-settings-sound_shared = Suoni anche dove più persone condividono questo schermo
ui-settings-volume = Volume
ui-settings-notify = Notifica quando tocca a me
ui-settings-coach = Mostra di nuovo i primi passi

ui-settings-language = Lingua
ui-settings-language-browser = Come preferisce il browser

ui-settings-theme = Colori
ui-settings-theme-dark = Scuro
ui-settings-theme-contrast = Alto contrasto

ui-setup-thieves = i Ladri
ui-setup-team = squadra { $n }
ui-setup-title = Nuovo tavolo · { $game }
ui-setup-preset = Che cosa si gioca
ui-setup-options = Opzioni
ui-setup-seats = Posti
ui-setup-count = Numero di posti
ui-setup-who = Chi siede al posto { $n }
ui-setup-name = Nome al posto { $n }
ui-setup-pace = Ritmo
ui-setup-start = Inizia
ui-setup-title_of = Nome del tavolo
ui-setup-review = Un'analisi dopo la partita: dove è stata vinta e persa
ui-setup-hints_on = Suggerimenti permessi
ui-setup-invite = Apri il tavolo e invita

ui-seat-you = Tu
ui-seat-open = Posto libero
ui-seat-link = Chi inviti, con un link
ui-seat-hot = Qualcuno a questo schermo
ui-seat-name = Nome
ui-seat-here = presente
ui-seat-away = assente
ui-seat-screen = a questo schermo

ui-pace-minutes = Minuti a testa
ui-pace-increment = Secondi aggiunti per decisione
ui-pace-days_each = Giorni per mossa

ui-pace-relaxed = Con calma
ui-pace-relaxed-about = Senza orologio.

ui-pace-live = Con l'orologio
ui-pace-live-about = A chi finisce il tempo subentra un bot.

ui-pace-days = Giorni per mossa
ui-pace-days-about = Vai e vieni quando vuoi.

ui-lobby-waiting = In attesa di giocatori
ui-lobby-waiting_ready = Ci sono tutti. Gli orologi partono quando tutti hanno dato il via libera.
ui-lobby-ready = ha dato il via libera
ui-lobby-unready = non ha ancora dato il via libera
ui-lobby-am_ready = Per me si può iniziare
ui-lobby-asked = ha un invito a giocare ancora
ui-lobby-live = Con l'orologio: { $minutes } min, { $increment } s aggiunti
ui-lobby-days =
    { $n ->
        [one] { $n } giorno per mossa
       *[other] { $n } giorni per mossa
    }
ui-lobby-relaxed = Senza orologio
ui-lobby-sit = Siediti qui
ui-lobby-start = Inizia, bot ai posti liberi
ui-lobby-leave = Alzati
ui-lobby-watch = Puoi anche restare a guardare.
ui-lobby-invite = Invita

ui-invite-link = Manda questo link
ui-invite-copy = Copia
ui-invite-copied = Copiato.
ui-invite-code = oppure questo codice
ui-invite-qr = Il link come codice QR

ui-chat = Chat
ui-chat-empty = Ancora nessun messaggio.
ui-chat-say = Scrivi qualcosa
ui-chat-send = Invia
ui-chat-mute = Silenzia { $who }
ui-chat-unmute = Ascolta di nuovo { $who }
ui-chat-watcher = Spettatore
ui-chat-unread =
    { $n ->
        [one] { $n } messaggio non letto
       *[other] { $n } messaggi non letti
    }

ui-bar-tools = Strumenti
ui-bar-over = La partita è finita
ui-bar-yours = Tocca a te
ui-bar-your_turn = Il tuo turno
ui-bar-several = Tocca a { $n } giocatori
ui-bar-theirs = Tocca a { $who }
ui-bar-asked = Ti viene chiesto
ui-bar-turn_of = Turno di { $who }
ui-bar-watching = stai guardando
ui-bar-players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
ui-bar-table = Tavolo “{ $name }”
ui-bar-round = round { $n }
ui-bar-round_phase = round { $n } · { $phase }
ui-bar-undo = Annulla
ui-bar-undo_ask = Chiedi di annullare
ui-bar-undo_turn = Annulla il turno
ui-bar-undo_turn-about = Annulla il tuo turno fin qui
ui-bar-undo_turn_ask = Chiedi di annullare il turno
ui-bar-replay = Rivedi
ui-bar-skip = Salta
ui-bar-skip-about = Mostra subito che cosa fanno i bot, finché non tocca a te
ui-bar-menu = Menu

ui-hint = Suggerimento
ui-hint-about = Che cosa farebbe qui un bot, da quello che vedi tu
ui-hint-do = Esegui
ui-hint-none = Nessun suggerimento per questo.
ui-hint-thinking = Ci sto pensando…
ui-hint-times = { $what } ({ $n } volte)
ui-hint-others = Considerato anche: { $list }.

## a ogni cosa si può chiedere che cos'è

ui-inspect-now = Che cosa può fare ora
ui-inspect-pin = Resta aperto con un clic destro, una pressione lunga o il tasto I.
ui-inspect-not_asked = Non ora: decide { SEAT($who) }.
ui-inspect-no_undo = Non c'è niente di tuo da annullare.

ui-inspect-button-gold = Esegue la mossa proposta. Tocca qualcosa sul tabellone e il pulsante dirà che cosa farebbe.
ui-inspect-button-undo = Annulla l'ultima cosa che hai fatto, finché da allora non è stato rivelato nulla. Per andare più indietro si chiede agli altri.
ui-inspect-button-hint = Chiede a un bot che cosa farebbe con ciò che vedi.
ui-inspect-button-end = Termina il tuo turno.
ui-inspect-button-buy = Mostra che cosa possono pagare le tue carte.
ui-inspect-button-trade = Offre a un altro giocatore carte in cambio di carte.
ui-inspect-button-pass = Per ora non offri di più; dopo un'offerta più alta ti si chiede di nuovo.

ui-since = Mentre eri via
ui-since-n =
    { $n ->
        [one] { $n } mossa
       *[other] { $n } mosse
    }
ui-since-step = Passo per passo
ui-since-close = Torna al tavolo

ui-rail-yours = tocca a te
ui-rail-thinking = sta pensando
ui-rail-held-away = assente · gioca un bot
ui-rail-held-time = tempo scaduto · gioca un bot
ui-rail-held-asked = gioca un bot

ui-out-resigned = ha abbandonato
ui-out-left = ha lasciato il tavolo
ui-out-removed = fuori, per scelta di chi ospita

ui-held-away = { SEAT($who) } era assente: un bot tiene il posto.
ui-held-time = A { SEAT($who) } è scaduto il tempo: un bot tiene il posto.
ui-held-asked = Un bot gioca per { SEAT($who) }.
ui-held-back = Riprendi il posto

ui-curtain-pass = Passa il dispositivo a { $who }
ui-curtain-take = Sono { $who }

ui-offer-before = Torna a prima di: { $what }
ui-offer-undo = { SEAT($who) } chiede di annullare delle mosse.
ui-offer-end = { SEAT($who) } propone di finire la partita così com'è.
ui-offer-yes = Accetta
ui-offer-no = Rifiuta
ui-offer-waiting = In attesa di { $who }.
ui-offer-withdraw = Ritira

ui-menu-invite = Link per invitare o guardare
ui-menu-result = Risultato
ui-menu-export = Esporta la registrazione
ui-menu-transfer = Sposta il mio posto su un altro dispositivo
ui-menu-transfer_code = Sull'altro dispositivo, scrivi sotto “Entra con un codice” (una volta, entro dieci minuti):
ui-menu-back = Non adesso
ui-menu-left = Hai lasciato il tavolo.
ui-menu-hold = Fai giocare un bot per { SEAT($who) }
ui-menu-end_now = Termina la partita
ui-menu-end_sure = Terminare la partita? Finisce qui, con la classifica di adesso.
ui-menu-end = Proponi di finire la partita
ui-menu-give_up = Abbandona
ui-menu-give_up_sure = Abbandonare? La partita finisce qui e per te è persa.
ui-menu-resign = Abbandona
ui-menu-resign_sure = Vuoi abbandonare? Finirai in fondo alla classifica; un bot continua al tuo posto.
ui-menu-leave = Lascia il tavolo per sempre
ui-menu-leave_sure = Vuoi lasciare il tavolo per sempre? Non potrai tornare a questo posto.
ui-menu-remove = Allontana { $who }
ui-menu-remove_sure = Vuoi allontanare { $who } dal tavolo? Un bot continua a quel posto.
ui-menu-delete = Elimina il tavolo
ui-menu-delete_sure = Vuoi eliminare il tavolo e la sua registrazione, per tutti?
ui-menu-watchers =
    { $n ->
        [one] { $n } persona guarda
       *[other] { $n } persone guardano
    }

ui-menu-hints = Suggerimenti
ui-menu-hints-on = permessi
ui-menu-hints-off = non permessi

ui-menu-bot_pace = I bot giocano
ui-menu-bot_pace-slow = lentamente
ui-menu-bot_pace-normal = in modo che si possa seguire
ui-menu-bot_pace-fast = in fretta
ui-menu-bot_pace-instant = all'istante

ui-table-gone = Questo tavolo non c'è, o non c'è più.
ui-table-kept = Sei fuori linea: la tua mossa è conservata e viene fatta appena il tavolo risponde, se è ancora richiesta.
ui-table-not_kept = Mentre eri fuori linea il tavolo è andato avanti: la tua mossa non è stata fatta.
ui-table-unkeep = Non fare la mossa
ui-table-stale = Nel frattempo il tavolo è andato avanti: ecco com'è adesso.
ui-table-newer = Il server è stato aggiornato. La pagina si ricarica per adeguarsi.
ui-table-reconnecting = Il server non risponde. Niente va perso: la partita riprende da sola appena torna.
ui-table-removed = Chi ospita ti ha allontanato dal tavolo. Puoi restare a guardare.
ui-table-moved = Il tuo posto è passato a un altro dispositivo. Qui puoi guardare.
ui-table-hopeless = Non hai più nulla con cui giocare: per te in questa partita non può più cambiare niente.
ui-table-halted = Chi gestisce questo server ha messo in pausa il tavolo. Niente va perso.
ui-table-paused = Il tavolo è in pausa per un difetto (numero { $id }). Niente va perso.
ui-table-read_only = Le regole sono cambiate da quando questa partita è cominciata, e sarebbe andata in modo diverso: si può guardare, esportare ed eliminare, ma non continuare.
ui-table-keep_record = Salva la registrazione
ui-table-stepback = Torna indietro di un passo
ui-table-nothing = Adesso con questo non si può fare niente.
ui-table-sound_on = I suoni sono attivi.
ui-table-sound_off = I suoni sono spenti.

ui-keys = Tasti
ui-keys-card = Prendi una carta della mano
ui-keys-arrows = Muoviti sul tabellone
ui-keys-enter = Fai quello che dice il pulsante d'oro; mentre giocano i bot, salta
ui-keys-inspect = Che cos'è? Per l'elemento evidenziato
ui-keys-mute = Suoni sì o no
ui-keys-end = Finisci il turno
ui-keys-buy = Compra od offri
ui-keys-pass = Passa
ui-keys-undo = Annulla
ui-keys-undo_turn = Annulla il turno fin qui
ui-keys-hint = Un suggerimento; fuori dal tuo turno, Alt alla prossima reazione
ui-keys-last = Mostra di nuovo l'ultima mossa
ui-keys-replay = Rivedi la partita
ui-keys-zoom = Più vicino, più lontano, tutta la mappa
ui-keys-rules = La regola di questa decisione
ui-keys-escape = Torna indietro

ui-log = Cronaca
ui-log-empty = Non è ancora successo niente.
ui-log-more = altre { $n } righe
ui-log-undo = { SEAT($who) } annulla delle mosse
ui-log-chat = { $name }: { $text }
ui-log-jump = Guarda quel momento
ui-log-help = tocca una riga per rivederla

ui-text-moves = Che cosa puoi fare
ui-text-plans = Più passi insieme
ui-text-wait = Non tocca a te.
ui-text-state = La situazione
ui-text-board = Torna al tabellone

ui-sheet-open = Alza il foglio
ui-sheet-shut = Abbassa il foglio

ui-board-fit = Tutta la mappa
ui-board-closer = Più vicino
ui-board-farther = Più lontano
ui-board-mine = La mia pedina
ui-board-fold = Chiudi: { $panel }
ui-board-unfold = Apri: { $panel }
ui-board-last = Ultima mossa

ui-result-title = Risultato
ui-result-open = Nessuno era in testa
ui-result-won =
    { $n ->
        [one] Vince { SEAT($who) }!
       *[other] Vincono { SEAT($who) }!
    }
ui-result-shared = Vittoria condivisa
ui-result-nobody = Nessuno vince.
ui-result-rematch = Rivincita
ui-result-join_rematch = Partecipa alla rivincita
ui-result-seed = Seme di tutte le mescolate: { $seed }
ui-result-how-agreed = Finita di comune accordo.
ui-result-how-resigned = Finita per abbandono.
ui-result-how-abandoned = Tutti hanno lasciato il tavolo.
ui-result-how-long = La partita era diventata troppo lunga: il tavolo l'ha chiusa.

ui-replay-title = Rivedi
ui-replay-start = Situazione iniziale
ui-replay-eye = Visto da
ui-replay-spectator = uno spettatore
ui-replay-as = { SEAT($who) }
ui-replay-leave = Al tavolo
ui-replay-play = Riproduci
ui-replay-pause = Pausa
ui-replay-back = Un passo indietro
ui-replay-forward = Un passo avanti
ui-replay-key_back = Momento chiave precedente
ui-replay-key_next = Momento chiave seguente
ui-replay-speed = Velocità
ui-replay-scrub = Momento
ui-replay-at = { $at } di { $n }
ui-replay-moments = Momenti chiave
ui-replay-share = Link a questo momento

ui-review-title = Analisi
ui-review-open = Analizza la partita
ui-review-about = Un esperto giudica ogni turno con quello che allora sapeva chi giocava. Intanto puoi guardarti intorno, o tornare più tardi.
ui-review-waiting = Si sta analizzando un'altra partita; poi tocca a questa.
ui-review-begins = L'analisi comincia…
ui-review-progress = { $done } turni su { $of } analizzati
ui-review-again = Riprova
ui-review-curve = Probabilità di vittoria dopo ogni turno
ui-review-yours = Il tuo turno { $n } di { $all }
ui-review-theirs = { $who }, turno { $n } di { $all }
ui-review-before = { $who }: il turno prima
ui-review-after = { $who }: il turno dopo
ui-review-point = svolta { $n } di { $all }
ui-review-did = Che cosa è stato fatto
ui-review-you_did = Che cosa hai fatto
ui-review-would = L'esperto avrebbe fatto
ui-review-expert = L'esperto
ui-review-grade-same = Vale quanto quello dell'esperto.
ui-review-grade-small =
    { $n ->
        [one] Un po' meno: { $n } punto di probabilità di vittoria.
       *[other] Un po' meno: { $n } punti di probabilità di vittoria.
    }
ui-review-grade-some = { $n } punti di probabilità di vittoria regalati.
ui-review-grade-large = Un errore grosso: { $n } punti di probabilità di vittoria regalati.
ui-review-moved_own = La tua probabilità di vittoria: prima { $from }%, poi { $to }%.
ui-review-moved = La probabilità di vittoria di { $who }: prima { $from }%, poi { $to }%.
ui-review-board = Guardalo sul tabellone
ui-review-back = Torna all'analisi
ui-review-play_on = Continua a giocare da qui
ui-review-play_about = Un nuovo tavolo da questa posizione, tu contro i bot
ui-review-points = Svolte
ui-review-points_about = probabilità di chi gioca
ui-review-all_yours = I tuoi turni
ui-review-all_of = I turni di { $who }
ui-review-all_about = punti regalati
ui-review-one =
    { $cost ->
        [one] Turno { $n }, { $cost } punto regalato
       *[other] Turno { $n }, { $cost } punti regalati
    }

ui-clock-days = { $d } g { $h } h
ui-clock-hours = { $h } h { $m } min

ui-coach-next = Avanti
ui-coach-done = Si comincia
ui-coach-skip = Salta
ui-coach-of = { $n } di { $all }

ui-orders-title = Quando agiscono gli altri, chiedimi
ui-orders-always = sempre
ui-orders-matters = se conta
ui-orders-never = mai
ui-orders-fights = In caso d'attacco, combatti con quello che c'è
ui-orders-trades = Offerte di scambio
ui-orders-trades-ask = chiedimi
ui-orders-trades-turn = rifiuta in questo turno
ui-orders-trades-never = rifiuta sempre
ui-orders-halt = Alt
ui-orders-halt_about = Chiedimi alla prossima occasione, qualunque siano i miei ordini

ui-any-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
ui-any-no_cards = Nessuna carta in mano.
ui-any-choose = Scegli che cosa fare
ui-any-wait = Aspetta gli altri
ui-any-panels = Pannelli
ui-any-scores = Punti
ui-any-players = Giocatori
ui-any-hand = Mano

ui-any-tab-now = Adesso
ui-any-tab-players = Giocatori
ui-any-tab-log = Cronaca
