### The Last Torch, in English. Every key is below “torches”.

torches-title = The Last Torch
torches-about = Take torches from the heap, but do not be left with the last one.
torches-option-torches = Torches in the heap
torches-preset-usual = Usual
torches-preset-usual-about = With 21 torches.
torches-preset-long = Long
torches-preset-long-about = With 40 torches.
torches-move-take =
    { $n ->
        [one] Take { $n } torch
       *[other] Take { $n } torches
    }
torches-event-took =
    { $left ->
        [one] { SEAT($who) } took { $n }; { $left } is left.
       *[other] { SEAT($who) } took { $n }; { $left } are left.
    }
torches-prompt-take =
    { $left ->
        [one] { $left } torch is left: how many do you take?
       *[other] { $left } torches are left: how many do you take?
    }
torches-prompt-wait = Wait for the others.
torches-prompt-over = The game is over.
torches-refusal-not_asked = It is not your turn.
torches-refusal-not_now = Not now.
torches-refusal-take = There are not that many torches left.
torches-result-dark = { SEAT($who) } is left in the dark.
torches-counter-torches =
    { $n ->
        [one] { $n } torch
       *[other] { $n } torches
    }
