### Words of the app: being called, being offline, being renewed.

push-turn = It is your move
push-many =
    { $n ->
        [one] { $n } table waits for you.
       *[other] { $n } tables wait for you.
    }
push-unknown_service = This server does not know the push service of your browser.

ui-app-offline = Offline: you see what was here last. It goes on as soon as the server answers.
ui-app-back = Connected again.
ui-app-next =
    { $n ->
        [one] { $n } other table waits for you
       *[other] { $n } other tables wait for you
    }
ui-app-install = Install as an app
ui-app-by_hand = In Safari: Share, then “Add to Home Screen”.
ui-app-closed = Your browser cannot be called while this page is closed; open pages still call you.
ui-app-quiet = Quiet hours
ui-app-quiet_from = Quiet from
ui-app-quiet_to = until
