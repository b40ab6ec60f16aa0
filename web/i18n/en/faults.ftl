# What went wrong, by the ids of docs/WORKER.md and of the page itself: what happened, what it means, what to do.
fault-unknown = Something unexpected went wrong. Your saved games are safe.

fault-bad-request = The page asked the engine for something it does not understand. Please reload the page.
fault-bad-record = { $number ->
  [0] This is not a valid record of a game; nothing was changed.
 *[other] This record is damaged at entry { $number } ({ $token }); nothing was changed.
 }
fault-bad-setup = A game cannot be set up like this.
fault-illegal-action = That move is not possible now.
fault-not-your-turn = It is not this player’s turn.
fault-no-session = No game is open.
fault-game-running = This game is still being played, so you can view it only as yourself.
fault-engine-broke = The engine stopped unexpectedly. Your game is saved up to the last move. Technical detail: { $what }
fault-entry = This entry is damaged and no longer a game. Under “Your games” you can save it as a file or delete it.

undo-nothing = You have no move to undo.
undo-decided = Can’t undo: another player has made a decision since.
undo-practice = Something has been revealed since: a card that was drawn or turned face up, or a bot’s answer. If you undo this, the game counts as practice from now on: it stays out of the statistics, and you won’t be asked again.

fault-link-broken = This link is damaged or incomplete. Nothing was changed.
fault-link-too-long = This link is too long to be one of ours. Nothing was changed.
fault-file-not-ours = This file is not a game of Ränke. Nothing was changed.
fault-file-too-large = This file is too large to be a game of Ränke. Nothing was changed.

# What exactly is wrong, by the ids of the engine's faults; each begins with what it comes to.
bad-setup-bot = { fault-bad-setup } This version has no bot called { $bot }.
bad-setup-first = { fault-bad-setup } Player { $seat } cannot start in a game for { $players }.
bad-setup-game = { fault-bad-setup } This version does not know the game { $game }.
bad-setup-name = { fault-bad-setup } A player’s name cannot begin with “{ $prefix }”.
bad-setup-option = { fault-bad-setup } There is no option { $name }.
bad-setup-players = { fault-bad-setup } This game is for { $least } to { $most } players, not { $players }.
bad-setup-value = { fault-bad-setup } The option { $name } cannot be { $value }; possible: { $values }.

bad-record-broken = { fault-bad-record } A header or a comment is broken there.
bad-record-chance = { fault-bad-record } A random event is missing there.
bad-record-control-characters = { fault-bad-record } The value of { $token } contains characters that are not allowed.
bad-record-escape = { fault-bad-record } In the value of { $token }, a backslash stands before the wrong character.
bad-record-header-missing = { fault-bad-record } The header { $token } is missing.
bad-record-header-on-line = { fault-bad-record } The header { $token } is not on a line of its own.
bad-record-header-twice = { fault-bad-record } The header { $token } appears twice.
bad-record-header-value = { fault-bad-record } “{ $token }” is not a valid value; possible: { $legal }.
bad-record-headers-first = { fault-bad-record } A record must begin with its headers.
bad-record-many-games = { fault-bad-record } It contains several games, and only one is expected here.
bad-record-no-chance = { fault-bad-record } Nothing random happens there.
bad-record-no-game = { fault-bad-record } It contains no game.
bad-record-not-allowed = { fault-bad-record } The rules do not allow that there.
bad-record-other-seat = { fault-bad-record } Player { $seat } must decide there.
bad-record-over = { fault-bad-record } The game is over before that.
bad-record-result = { fault-bad-record } “{ $token }” does not follow from the moves.
bad-record-unknown-game = { fault-bad-record } This version does not know “{ $token }”.
bad-record-unknown-header = { fault-bad-record } A game of this kind has no header { $token }.
bad-record-unknown-token = { fault-bad-record } There is no such entry.
bad-record-value-too-long = { fault-bad-record } The value of { $token } is longer than { $most } characters.
bad-record-version = This game was saved by a newer version. Update the page to open it.
bad-record-wrong-chance = { fault-bad-record } This random event is impossible there.
bad-record-no-seat = { fault-bad-record } There is no such player.
