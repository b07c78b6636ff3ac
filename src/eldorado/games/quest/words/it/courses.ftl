### In italiano.

ui-courses-mine = I miei percorsi
ui-courses-none = Ancora nessuno. Creane uno, lascialo comporre al caso, o apri un file di percorso.
ui-courses-new = Crea un percorso
ui-courses-make_own = Crea un percorso tuo
ui-courses-make_about = Posa tu le tessere, guarda quanto è lungo e quanto è equo, giocalo.
ui-courses-own = Un tuo percorso
ui-courses-random = Percorso casuale
ui-courses-random_named = Percorso casuale { $n }
ui-courses-from_file = Apri un file di percorso
ui-courses-open = Apri { $name }
ui-courses-edit = Modifica
ui-courses-duplicate = Duplica
ui-courses-take_away = Elimina
ui-courses-taken_away = “{ $name }” è stato eliminato.
ui-courses-back_again = È di nuovo qui.
ui-courses-copy_of = { $name } (copia)
ui-courses-unfinished = Non si può ancora giocare.
ui-courses-unnamed = Un percorso personale
ui-courses-keep = Tieni questo percorso
ui-courses-editor = Editor di percorsi
ui-courses-name = Nome del percorso
ui-courses-save = Salva
ui-courses-is_saved = Salvato
ui-courses-saved = Salvato in questo browser, sotto “I miei percorsi”.
ui-courses-not_kept = Questo browser non conserva niente: condividi il percorso con un link o un file prima di andare via.
ui-courses-undo = Annulla
ui-courses-redo = Ripeti
ui-courses-play = Gioca questo percorso
ui-courses-tiles = Tessere
ui-courses-tiles_about = fronte e retro
ui-courses-strips = Strisce
ui-courses-strips_about = senza tessera giunzione
ui-courses-finish = Destinazione
ui-courses-finish_about = va alla fine
ui-courses-table = Il percorso: trascina le tessere, girale con la rotella o con R
ui-courses-begin = Comincia con la tessera A o B
ui-courses-tile_at = Tessera { $side }, { $n } di { $of }, girata di { $turn } gradi
ui-courses-turn_left = Gira a sinistra
ui-courses-turn_right = Gira a destra
ui-courses-take_out = Togli
ui-courses-blockade_at = Tra { $one } e { $two }: { $what }. Cambiala
ui-courses-shake = Cambia qualcosa
ui-courses-mirror = Specchia
ui-courses-draw_blockades = Estrai tutte le tessere giunzione
ui-courses-key_turn = gira
ui-courses-key_back = rimette a posto
ui-courses-report = Rapporto
ui-courses-if = se { $what } finisce qui
ui-courses-empty = Non c'è ancora nessuna tessera. Comincia con una di partenza, A o B.
ui-courses-connected = Collegato
ui-courses-connected_about =
    Tutti e quattro gli esagoni di partenza portano a El Dorado. { $tiles } { $tiles ->
        [one] tessera
       *[other] tessere
    }, { $blockades } { $blockades ->
        [one] tessera giunzione
       *[other] tessere giunzione
    }.
ui-courses-cannot = Non si può giocare
ui-courses-show = mostra
ui-courses-show_where = Mostra dove: { $what }
ui-courses-effort = Fatica minima da ogni partenza
ui-courses-effort_of = Esagono di partenza { $n }: fatica minima { $effort }. Mostra la strada
ui-courses-spread = { $n } di differenza
ui-courses-hints = Suggerimenti del regolamento
ui-courses-no_hints = Niente da segnalare
ui-courses-length = Lunghezza
ui-courses-racing = I bot cominciano a correre tra un momento…
ui-courses-rounds = { $low }–{ $high } round
ui-courses-rounds_one = { $n } round
ui-courses-in_games = in { $n } di { $of } partite simulate
ui-courses-in_all_games = in { $n } partite simulate
ui-courses-nobody =
    { $n ->
        [one] In { $n } partita simulata nessuno è arrivato.
       *[other] In { $n } partite simulate nessuno è arrivato.
    }
ui-courses-wins = Vittorie da ogni partenza
ui-courses-win_share = L'esagono di partenza { $n } vince il { $share } per cento
ui-courses-falls = Le tessere giunzione cadono
ui-courses-fall = { $one }–{ $two }: round { $n }
ui-courses-share = Condividi
ui-courses-share_about = Chi apre il link vede il percorso e può giocarlo, cambiarlo o tenerlo.
ui-courses-link = Link al percorso
ui-courses-copy = Copia
ui-courses-copied = Link copiato.
ui-courses-file = File di percorso
ui-courses-png = Immagine (PNG)
ui-courses-svg = Immagine (SVG)
ui-courses-not_here = Questo percorso non è in questo browser, o non più.
ui-courses-bad_link = Questo link non contiene un percorso. Forse ne è andata persa una parte.
ui-courses-empty_file = Questo file è vuoto: non contiene un percorso.

ui-courses-side-free = Lato di tessera { $side }: posalo alla fine, o trascinalo
ui-courses-side-in = Il lato di tessera { $side } è nel percorso: vai lì
ui-courses-side-back = Lato di tessera { $side }: l'altro suo lato è nel percorso

ui-courses-blockade-drawn = una tessera giunzione estratta all'inizio
ui-courses-blockade-none = nessuna tessera giunzione

ui-courses-line-idle = Trascina una tessera sul percorso, o toccala per posarla alla fine.
ui-courses-line-selected = { $what }, girata di { $turn }°. Trascinala, girala, o toglila.
ui-courses-line-over = Rilascia per posare { $what } al posto di { $other }.
ui-courses-line-first = Rilascia per posare { $what } qui.
ui-courses-line-after = Rilascia per posare { $what } dopo { $other }.
ui-courses-line-seam = Rilascia per posare { $what } dopo { $other }: tra le due ci sarà una tessera giunzione.
ui-courses-line-start = { $what } non può venire per prima: un percorso comincia con la tessera A o B (Q-SETUP-3).
ui-courses-line-apart = Qui { $what } resterebbe staccata: deve avere un bordo intero in comune con { $other } (Q-SETUP-10).
ui-courses-line-overlap = Qui { $what } starebbe sopra { $other } (Q-SETUP-10).
ui-courses-line-touch = Qui { $what } toccherebbe { $other }, che non la precede (Q-SETUP-10).

ui-courses-fault-half_seam = { $tile } e { $other } hanno in comune solo { $edges } lati. Fai scorrere una delle due finché si tocca tutto il bordo.
ui-courses-fault-overlap = { $tile } sta sopra { $other }. Sposta o gira una delle due.
ui-courses-fault-touch = { $tile } e { $other } si toccano ma non si seguono. Allontanale.
ui-courses-fault-no_way = Dall'esagono di partenza { $start } nessuna strada porta a El Dorado. Gira o sostituisci una tessera.

course-playable =
    { $name }: si può giocare. { $tiles } { $tiles ->
        [one] tessera
       *[other] tessere
    }, { $blockades } { $blockades ->
        [one] tessera giunzione
       *[other] tessere giunzione
    }.
course-not_playable = { $name }: non si può giocare.
course-start = esagono di partenza { $start }: fatica minima { $effort } ({ $by })
course-spread = Gli esagoni di partenza differiscono di { $spread }.
course-length =
    { $games ->
        [one] { $games } partita simulata: da { $low } a { $high } round, mediana { $middle }.
       *[other] { $games } partite simulate: da { $low } a { $high } round, mediana { $middle }.
    }
course-length_same =
    { $games ->
        [one] { $games } partita simulata: { $low } round.
       *[other] { $games } partite simulate: { $low } round in ognuna.
    }
course-wins = Vittorie dagli esagoni di partenza: { $wins }.
course-unfinished = In { $n } di queste nessuno è arrivato.
