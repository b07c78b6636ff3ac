toy-title = Diggers
toy-about = Dig, block, trade: a game small enough to read in one sitting.

toy-option-rounds = Rounds
toy-option-teams = In pairs

toy-preset-short = One round
toy-preset-short-about = To see how it goes.
toy-preset-pairs = Pairs
toy-preset-pairs-about = Opposite seats play together.

# How the board that any game gets names what it shows; an empty name hides it.
toy-view-round = Round
toy-view-leader = Leader: { SEAT($value) }
toy-view-hands = Hand
toy-view-gold = Gold
toy-view-shields = Shields
toy-view-known = Seen
toy-view-chosen = Chosen
toy-view-pile = Pile
toy-view-offer = { "" }
toy-view-done = { "" }

toy-move-dig = Dig with a { $value }
toy-move-pass = Let it be
toy-move-block = Block the find
toy-move-peek = Look at the top card
toy-move-offer = Offer { SEAT($who) } a trade
toy-move-end = End the turn
toy-move-give = Give a { $value }
toy-move-want = For a { $value }
toy-move-accept = Accept
toy-move-decline = Decline

toy-event-chosen = { SEAT($who) } has chosen.
toy-event-answered = { SEAT($who) } has answered.
toy-event-shown = The cards are shown: { $values }.
toy-event-found = { SEAT($who) } found gold.
toy-event-blocked = { SEAT($who) } blocked { SEAT($whom) }.
toy-event-peeked = { SEAT($who) } looked at the top card.
toy-event-peeked-secret = The top card is a { $value }.
toy-event-offered = { SEAT($who) } offers { SEAT($whom) } a { $give } for a { $want }.
toy-event-traded = { SEAT($who) } and { SEAT($whom) } traded.
toy-event-declined = { SEAT($who) } declined.
toy-event-drew =
    { $n ->
        [one] { SEAT($who) } drew { $n } card.
       *[other] { SEAT($who) } drew { $n } cards.
    }
toy-event-drew-secret = You drew: { $values }.

toy-plan-trade = Offer { SEAT($whom) } a { $give } for a { $want }

toy-prompt-dig = Choose a card to dig with.
toy-prompt-react = { SEAT($who) } found gold. Block it?
toy-prompt-turn = Your turn: look, trade, or end it.
toy-prompt-give = Which card do you give?
toy-prompt-want = Which value do you want?
toy-prompt-answer = A { $give } for your { $want }?
toy-prompt-wait = Wait for the others.
toy-prompt-over = The game is over.

toy-refusal-not_asked = You are not asked.
toy-refusal-not_now = Not now: { WORD($question, of: "toy-phase") }.
toy-refusal-dig = You hold no { $value }.
toy-refusal-give = You hold no { $value }.
toy-refusal-peek = Only once in a turn.
toy-refusal-offer = Once in a turn, with a card to give, to somebody else at the table.
toy-refusal-want = The same value for itself is no trade.
toy-refusal-accept = You do not hold the card.

toy-phase-dig = everybody is choosing a card
toy-phase-react = a find is being blocked or not
toy-phase-turn = it is the leader's turn
toy-phase-give = the offer needs a card to give
toy-phase-want = the offer needs a value to get
toy-phase-answer = an offer waits for its answer

toy-result-gold = Most gold: { $most }.
