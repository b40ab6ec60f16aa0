# What went wrong, by the ids of docs/WORKER.md and of the page itself: what happened, what it means, what to do.
fault-unknown = Something unexpected went wrong. Your saved games are untouched.

fault-bad-request = The page asked the engine for something it does not understand. Please reload the page.
fault-illegal-action = { $text } is not possible now. Possible: { $legal }
fault-bad-record = { $number ->
    [0] This is not a sound record of a game; nothing was changed. Technical detail: { $token } { $problem }
   *[other] This record is damaged at entry { $number } ({ $token }); nothing was changed. Technical detail: { $problem }
  }
fault-bad-setup = A game cannot be set up like this. Technical detail: { $problem }
fault-not-your-turn = It is not this seat’s turn.
fault-undo-refused = { $reason ->
    [nothing] { undo-nothing }
    [revealed] { undo-revealed }
    [shuffled] { undo-shuffled }
    [goals] { undo-goals }
   *[decided] { undo-decided }
  }
fault-no-table = No game is open.
fault-game-running = This game is still running, so it can only be looked at from your own seat.
fault-engine-broke = The engine stopped unexpectedly. Your game is saved up to the last move. Technical detail: { $what }

undo-nothing = There is no move of yours to take back.
undo-revealed = Not possible: a card you could not know has been revealed since.
undo-shuffled = Not possible: a pile has been shuffled since.
undo-goals = Not possible: new goals have been turned up since.
undo-decided = Not possible: another person has decided since.

fault-link-broken = This link is damaged or incomplete. Nothing was changed.
fault-link-too-long = This link is too long to be one of ours. Nothing was changed.
fault-file-not-ours = This file is not a game of Ränke. Nothing was changed.
fault-file-too-large = This file is too large to be a game of Ränke. Nothing was changed.
fault-newer-version = This game was saved by a newer version. Update the page to open it.
