### Words of the daily race.

daily-begun = You have had today's race. The next one is tomorrow.
daily-no_undo = In the daily race only what drew no card can be taken back: everybody has the same draws.
daily-sealed = This is today's daily race, and you have yet to run it. Finish yours first, or come back tomorrow.
daily-not_yet = From a daily race you can play on when its day is over.
daily-same_for_all = The daily race is the same for everybody: without hints, without a bot in your place, and not in the lobby.
daily-title = Daily race
daily-alone = alone
daily-experts = against three experts

daily-card-line = { $day } · { WORD($mode, of: "daily") }
daily-card-rounds =
    { $n ->
        [one] round
       *[other] rounds
    }
daily-card-running = still running
daily-card-gave_up = given up
daily-card-late = too late
daily-card-place = place { $place } of 4

ui-daily-waits = Today's race waits for you.
ui-daily-running = Your race of today is running.
ui-daily-had =
    { $n ->
        [one] You needed { $n } round today.
       *[other] You needed { $n } rounds today.
    }
ui-daily-had_late = Today an expert reached El Dorado before you.
ui-daily-late = Too late: an expert reached El Dorado before you.
ui-daily-gave_up = You gave this race up.
ui-daily-missed = You did not run on this day.
ui-daily-about = One race a day, the same course, market and draws for everybody here. Reach El Dorado in as few rounds as you can, alone or against three experts.
ui-daily-honour = Everybody has one race a day, on their honour. What drew a card cannot be taken back. Only those who finish before the day is over are among the best.
ui-daily-go_on = Go on
ui-daily-today = Today's race
ui-daily-rounds =
    { $n ->
        [one] round
       *[other] rounds
    }
ui-daily-copy = Copy text
ui-daily-copied = The text is copied.
ui-daily-best = Best of this server
ui-daily-races =
    { $n ->
        [one] { $n } race
       *[other] { $n } races
    }
ui-daily-nobody = Nobody has arrived yet.
ui-daily-nameless = A traveller
ui-daily-earlier = Earlier
ui-daily-later = Later
ui-daily-calendar_about = The number is how many rounds you needed.
ui-daily-sealed = The seed is told when the day is over. Its SHA-256: { $hash }
ui-daily-seed = The seed of this day: { $seed }

ui-daily-start-alone = Alone, against the rounds
ui-daily-start-experts = Against three experts

ui-daily-text = Text to share
ui-daily-text-alone =
    { $n ->
        [one] El Dorado, daily race of { $day }: { $n } round, alone.
       *[other] El Dorado, daily race of { $day }: { $n } rounds, alone.
    }
ui-daily-text-experts =
    { $n ->
        [one] El Dorado, daily race of { $day }: place { $place } of 4 against three experts, { $n } round.
       *[other] El Dorado, daily race of { $day }: place { $place } of 4 against three experts, { $n } rounds.
    }
ui-daily-text-late = El Dorado, daily race of { $day }: too late, an expert was faster.
