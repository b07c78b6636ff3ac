### Parole dell'app: essere chiamati, essere fuori linea, essere aggiornati.

push-turn = Tocca a te
push-many =
    { $n ->
        [one] { $n } tavolo ti aspetta.
       *[other] { $n } tavoli ti aspettano.
    }
push-unknown_service = Questo server non conosce il servizio di notifica del tuo browser.

ui-app-offline = Fuori linea: vedi quello che c'era l'ultima volta. Si continua appena il server risponde.
ui-app-back = Di nuovo in linea.
ui-app-next =
    { $n ->
        [one] { $n } altro tavolo ti aspetta
       *[other] { $n } altri tavoli ti aspettano
    }
ui-app-install = Installa come app
ui-app-by_hand = In Safari: Condividi, poi “Aggiungi alla schermata Home”.
ui-app-closed = Il tuo browser non può essere chiamato quando questa pagina è chiusa; le pagine aperte chiamano ancora.
ui-app-quiet = Ore di silenzio
ui-app-quiet_from = Silenzio dalle
ui-app-quiet_to = alle
