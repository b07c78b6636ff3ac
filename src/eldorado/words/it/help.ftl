### Quello che dice `--help`.

help-title = Un tavolo digitale per i giochi di El Dorado.
help-usage = Uso:
help-command = COMANDO
help-options = Opzioni
help-options_word = OPZIONI
help-default = [predefinito: { $value }]
help-required = [obbligatorio]
help-help = mostra questo messaggio
help-more = `eldorado COMANDO --help` spiega un comando; `eldorado --version` dice che cosa è installato.

## quello che prendono più comandi

help-all-code = un file Python che porta giochi o bot; si può dare più volte
help-all-file = la registrazione
help-all-game = quale gioco; `eldorado games` li elenca
help-all-json = scrive un solo documento JSON invece del testo
help-all-lang = la lingua da parlare, come it; `eldorado words` le elenca
help-all-option = un'opzione, come caves=true o course=@FILE; si può dare più volte
help-all-out = un file con una riga per partita: .csv, .jsonl o .parquet; un'esecuzione interrotta riprende da dov'era
help-all-preset = un insieme di opzioni con un nome
help-all-ray = un cluster Ray che fa il lavoro: HOST:PORTA, auto per quello in funzione qui, local per uno nuovo
help-all-seats = il numero di posti; se manca, quello solito del gioco o della proposta
help-all-words = una cartella con lingue, oltre a quelle installate
help-all-workers = quanti processi usare; 0 sono tutti i core

## arena

help-arena = Fa incontrare i bot, coppia per coppia, e li valuta.
help-arena-about =
    Fa incontrare ogni bot con ogni altro, ogni distribuzione con ogni disposizione dei posti, e li valuta con i relativi intervalli.

    Lo stesso seme dà le stesse partite, su qualsiasi numero di core.
help-arena-bots = i bot che si incontrano, come greedy,normal,easy
help-arena-games = quante partite per ogni coppia
help-arena-seed = il seme; se manca ne è scelto uno nuovo, che viene scritto
help-arena-plot = un'immagine delle valutazioni: .svg o .png

## bench

help-bench = Misura la velocità dei motori di gioco.
help-bench-about = Misura, per ogni gioco e su un solo core, decisioni a caso, partite del bot goloso, la tattica, simulazioni e copie.
help-bench-games = quali giochi; se mancano, tutti
help-bench-seconds = per quanto tempo si misura ogni valore

## check

help-check = Esegue gli scenari.
help-check-about = Esegue gli scenari e dice quali non valgono; il codice di uscita è 1 se ce n'è uno, e 2 se uno non si può nemmeno giocare. Il formato è in docs/scenarios.md.
help-check-files = file di scenari, o cartelle che ne contengono

## course

help-course = Controlla o disegna un percorso della Ricerca.
help-course-about =
    Controlla un percorso della Ricerca, oppure lo disegna.

    Si controlla se è giocabile, quanto è lungo e quanto è equo, e i consigli del regolamento. Il codice di uscita è 1 se il percorso non è giocabile.
help-course-action = check (controlla) o draw (disegna)
help-course-file = il file di un percorso, o il nome di un percorso: first-game, random:7
help-course-games = quante partite tra bot si giocano per trovare la lunghezza in round, con check
help-course-out = il file dell'immagine, con draw, dal nome che finisce in .svg o .png; a PNG serve `eldorado[pictures]`. Senza un file il percorso è disegnato come testo
help-course-json = scrive un solo documento JSON invece del testo, con check

## games

help-games = Elenca i giochi.
help-games-about = Elenca i giochi con i loro posti, le opzioni, le proposte e i bot.

## lab

help-lab = Rifà i pesi dei bot e misura la forza dei livelli.
help-lab-about =
    Regola in compagnia i pesi di una tattica, ne adatta il valore con partite contro sé stessa, o misura la forza dei livelli.

    docs/bots.md dice in che ordine si fanno.
help-lab-action = tune (regola), fit (adatta) o strength (forza)
help-lab-game = quale gioco: quest, isla_dorada o island
help-lab-games = partite per ogni tentativo, per l'adattamento (per l'Isola: per ogni tipo di partita) o per ogni riga della tabella; se manca, 160, 400 o 400
help-lab-tries = quanti altri pesi si provano
help-lab-seed = il seme di partenza; strength ha distribuzioni proprie per ogni seme
help-lab-workers = quanti processi usare per strength e tune; 0 sono tutti i core
help-lab-ray = un cluster Ray per strength e tune: HOST:PORTA, auto per quello in funzione qui, local per uno nuovo
help-lab-rows = solo le righe della tabella che hanno questo nel nome
help-lab-alone = regola i pesi dell'Isola per una partita in solitaria, invece di quelli in compagnia
help-lab-out = dove si scrivono i pesi dopo ogni tentativo, o le partite di strength man mano che finiscono (.csv o .jsonl); un'esecuzione interrotta riprende da lì

## learn

help-learn = Impara un gioco giocandolo, un'idea alla volta.
help-learn-about =
    Impara un gioco nel terminale: posizioni preparate, un'idea alla volta, ogni mossa è tua.

    Senza un gioco elenca le lezioni. A ogni passo: un numero o una notazione fa una mossa, `show` la gioca per te, `next` e `back` vanno a un altro passo, `again` ricomincia il passo, `help PAROLA` spiega una carta o una clausola, `quit` smette; la prossima volta la lezione riprende da lì.
help-learn-lesson = quale delle sue lezioni; se manca, la prima
help-learn-again = comincia dal primo passo, dovunque fossi
help-learn-step = comincia da questo passo

## picture

help-picture = Disegna una posizione di una partita registrata.
help-picture-about = Disegna una posizione di una partita registrata come immagine.
help-picture-at = la posizione dopo questa mossa; se manca, dopo l'ultima
help-picture-as_ = il posto con i cui occhi si guarda; -1 è chi assiste
help-picture-out = il file dell'immagine, dal nome che finisce in .svg o .png; a PNG serve `eldorado[pictures]`

## play

help-play = Gioca una partita nel terminale.
help-play-about =
    Gioca una partita nel terminale, contro i bot o con altri alla stessa tastiera, oppure continuane una salvata.

    A ogni decisione: un numero o una notazione fa una mossa, p1 un piano, `undo` annulla, `help PAROLA` spiega una carta o una clausola, `quit` smette; `help` elenca il resto.
help-play-game = quale gioco; `eldorado games` li elenca; o il file di una registrazione, per continuarla
help-play-people = quante persone siedono a questa tastiera; agli altri posti giocano i bot
help-play-names = come si chiamano le persone, come Ada,Bo
help-play-bots = quale bot gioca agli altri posti; se manca, quello che nomina il gioco
help-play-seed = il seme, per distribuire di nuovo la stessa partita; se manca, uno segreto
help-play-save = scrive la registrazione in questo file quando la partita finisce o si interrompe
help-play-ask_all = chiede anche dove c'è una sola risposta

## replay

help-replay = Mostra una partita registrata.
help-replay-about = Mostra una partita registrata: le mosse, e la posizione dopo ognuna di esse. Strada facendo ogni mossa è controllata.
help-replay-at = mostra la posizione dopo questa mossa; se manca, tutte le mosse e l'ultima posizione
help-replay-seat = il posto di cui --json mostra la vista; -1 è chi assiste

## report

help-report = Fa una pagina con grafici da un file di partite simulate.
help-report-about = Fa una pagina HTML da un file scritto da `eldorado simulate --out`: chi vince, da quale posto e con che cosa.
help-report-file = partite come .csv, .jsonl o .parquet
help-report-out = dove scrivere la pagina; se manca, accanto al file, con l'estensione .html
help-report-ray = un cluster Ray che disegna i grafici: HOST:PORTA, auto per quello in funzione qui, local per uno nuovo
help-report-json = scrive le cifre come un solo documento JSON invece di fare una pagina

## review

help-review = Analizza una partita registrata: probabilità di vincere turno per turno, svolte, che cosa avrebbe fatto l'esperto.
help-review-about = Analizza una partita registrata: la probabilità di vincere di tutti dopo ogni turno, i cinque turni che l'hanno cambiata di più, e che cosa avrebbe fatto l'esperto. Ogni turno è giudicato con quello che allora sapeva chi giocava.
help-review-seat = solo i turni di questo posto, contando da 0; la curva è di tutti
help-review-rollouts = con quanta cura si guarda ogni turno

## rules

help-rules = Mostra le regole di un gioco, clausola per clausola, o quali di esse sono provate.
help-rules-about =
    Mostra le clausole di un gioco: tutte, una con il suo codice, o quelle che contengono una parola.

    Con --coverage: quali di queste clausole sono provate, da mutanti che gli scenari che le citano devono scoprire; il codice di uscita è 1 se non lo sono tutte. docs/scenarios.md dice che cosa conta.
help-rules-word = una clausola come Q-MOVE-1, o una parola da cercare
help-rules-coverage = esegue i mutanti
help-rules-tests = la cartella con gli scenari e i mutanti; se manca, viene cercata
help-rules-workers = quanti mutanti si eseguono insieme

## serve

help-serve = Avvia il server dei tavoli e lo apre nel browser (anche: `eldorado` da solo).
help-serve-about = Avvia il server dei tavoli: un indirizzo per questo computer, uno per i telefoni e gli amici della rete locale.
help-serve-host = l'indirizzo su cui ascoltare; 127.0.0.1 tiene fuori gli altri dispositivi
help-serve-port = la porta su cui ascoltare; se manca, quella usata l'ultima volta, poi 7440, poi la prossima libera
help-serve-open = apre il browser
help-serve-data = la cartella per tavoli, registrazioni e lingue; se manca, la cartella dei dati dell'utente
help-serve-url = l'indirizzo che vede chi gioca, se davanti c'è un reverse proxy (per i link e i codici QR)
help-serve-workers = quanti processi pensano per i bot
help-serve-allow_host = un altro nome con cui i browser possono chiamare questo server, come uno della tua rete
help-serve-metrics = mostra le misure in /metrics, a questo computer o a chi ha il token di ELDORADO_METRICS_TOKEN
help-serve-log = text, oppure json: un oggetto per riga
help-serve-store = un database PostgreSQL per i tavoli, come postgresql://utente@host/nome; se manca, un file nella cartella
help-serve-processes = quanti processi servono i tavoli del database, così che aiutino più core; si sostituiscono a vicenda
help-serve-lobby = mostra i tavoli aperti e le partite in corso a chiunque venga; chi ospita un tavolo decide se è mostrato
help-serve-machine = l'indirizzo di questo computer nella rete privata di tutti quelli che servono i tavoli del database

## simulate

help-simulate = Fa giocare ai bot molte partite e le riassume.
help-simulate-about =
    Fa giocare ai bot molte partite: chi vince e da quale posto, quanto durano, quanto vanno veloci.

    Lo stesso seme dà le stesse partite, su qualsiasi numero di core. I giocatori casuali non finiscono la Ricerca: eliminano le loro carte ai campi base finché nessuno può muovere; partite così restano indecise e finiscono dopo 20.000 decisioni.
help-simulate-bots = un bot per tutti i posti, o uno per ciascuno, come greedy,random; se manca, quello con cui si misurano gli altri
help-simulate-games = quante partite
help-simulate-seed = il seme della prima partita
help-simulate-offset = il numero della prima partita, per dividere una simulazione tra più esecuzioni
help-simulate-decisions = un file con una riga per decisione, oltre a --out
help-simulate-records = una cartella per la registrazione di ogni partita, da leggere con `eldorado replay` e `eldorado picture`

## tables

help-tables = Elenca, esporta, mette in pausa, elimina o copia i tavoli di un server.
help-tables-about = Si occupa dei tavoli di un server, mentre è in funzione o no.
help-tables-action = list (elenca); browsers; export, pause, unpause o remove ID (esporta, ferma, riprende, elimina); block o unblock BROWSER (blocca, sblocca); close o reopen, chiude o riapre il server a nuovi tavoli; restart, riavvia i processi uno alla volta; copy DA A (copia); rescue (salva il salvabile)
help-tables-table = l'id del tavolo; per block, un browser come lo mostra `browsers`; per copy, la cartella o l'indirizzo postgresql:// da cui copiare
help-tables-to = per copy, la cartella o l'indirizzo postgresql:// in cui copiare
help-tables-data = la cartella dei dati del server; se manca, quella dell'utente
help-tables-store = il database PostgreSQL del server, se ne ha uno
help-tables-json = scrive un solo documento JSON invece di una tabella

## verify

help-verify = Dimostra che nessuno ha scelto le mescolate di una partita registrata.
help-verify-about = Dimostra che ogni mescolata e ogni tiro di una partita vengono dal seme promesso prima che cominciasse.
help-verify-file = la registrazione di una partita finita

## words

help-words = Elenca le lingue, e che cosa manca ancora a ciascuna.
help-words-about = Elenca le lingue: quante frasi ha ciascuna, quante restano ancora in inglese, e che cosa c'è di sbagliato nei suoi file; il codice di uscita è 1 se c'è qualcosa.
help-words-language = mostra le frasi che mancano a questa lingua, in inglese, da tradurre in un file suo
