### Parole di ciò che si condivide: immagini di tavoli e percorsi, e quello che un link mostra di sé.

share-free = posto libero
share-open = In attesa di giocatori: prendi posto.
share-paused = La partita è in pausa.
share-to_move = Tocca a { SEAT($who) }
share-moment =
    { $at ->
        [one] Dopo { $at } mossa su { $of }
       *[other] Dopo { $at } mosse su { $of }
    }
share-course = Un percorso
share-course-line = Un percorso per La ricerca di El Dorado: guardalo, modificalo, corrici.

ui-share-button = Condividi immagine
ui-share-title = Condividi
ui-share-about = L'immagine mostra ciò che vede uno spettatore.
ui-share-race = L'immagine mostra il risultato e niente della corsa.
ui-share-alt = L'immagine da condividere
ui-share-png = Immagine (PNG)
ui-share-svg = Immagine (SVG)
ui-share-link = Link
ui-share-copy = Copia il link
ui-share-copied = Il link è copiato.
ui-share-send = Invia …
ui-share-none = Di questo gioco non c'è un'immagine.
