# What is kept: the library, the replay, links, statistics.
points = { $points ->
  [one] { $points } point
 *[other] { $points } points
 }
result-won = Victory
result-shared = Shared victory
result-place = { $place ->
  [1] 1st
  [2] 2nd
  [3] 3rd
 *[other] { $place }th
 } of { $of }
library-reading = Loading your games…
library-empty = No games yet. Every game you start is saved here automatically.
library-filter = Search by title or name
library-filters = Filters
library-all = All
library-by-game = Game
library-by-result = Result
library-by-level = Level
library-by-person = Player
library-result-won = Won
library-result-lost = Lost
library-result-running = In progress
library-import = Open files…
library-export-all = Save all as a file
library-file-note = Files are plain text and contain all the cards of a game. You can also drop them onto this page. Finished games from files and links do not count in the statistics.
library-count = { $count ->
  [one] { $count } game
 *[other] { $count } games
 }
library-more = Show { $count } more
library-continue = Resume
library-replay = Replay
library-rename = Rename
library-export = Save as a file
library-delete = Delete
library-gone = Deleted: { $name }
library-undo = Restore
library-name = Title of this game
library-save = Save the title
library-cancel = Cancel
library-practice = Practice
library-hints = { $count ->
  [one] { $count } hint
 *[other] { $count } hints
 }
library-running = Round { $round }
library-over = { $count ->
  [one] { $names } won with { $points }
 *[other] { $names } shared the victory with { $points }
 }
library-checking = Checking game { $done } of { $total }…
library-stop = Stop
library-added = { $count ->
  [0] Nothing new was found.
  [one] { $count } game has been added.
 *[other] { $count } games have been added.
 }{ $known ->
  [0] { "" }
  [one] { " " }{ $known } was already here.
 *[other] { " " }{ $known } were already here.
 }
library-damaged = { $count ->
  [one] Something here is damaged
 *[other] { $count } things here are damaged
 }
library-damaged-more = And { $count } more.
library-damage-file = { $file }: { $what }
library-damage-game = { $file }, game { $game }: { $what }
library-sound = { $count ->
  [0] Nothing has been saved, and there is nothing new and intact to save.
  [one] Nothing has been saved yet. { $count } game is new and intact.
 *[other] Nothing has been saved yet. { $count } games are new and intact.
 }{ $known ->
  [0] { "" }
 *[other] { " " }Already here: { $known }.
 }
library-keep-sound = Keep the intact games
library-keep-none = Keep nothing
library-undone = The browser’s storage refused this. Nothing was changed.
library-missing = This game is no longer here: another tab deleted it.
library-unread = The browser’s storage isn’t giving us your games. They’ll appear here as soon as it does.
library-broken = { $count ->
  [one] One entry is damaged and no longer a game. You can save it as a file or delete it.
 *[other] { $count } entries are damaged and no longer games. You can save them as files or delete them.
 }

replay-title = Replay
replay-opening = Loading the game…
replay-keys = Move through the game
replay-back = One move back
replay-next = One move forward
replay-play = Play
replay-pause = Pause
replay-slider = Position in the game
replay-at = Move { $at } of { $total }. { $words }
replay-eyes = Viewed as
replay-open = All cards face up
replay-public = What everyone may see
replay-seat = { $name }
replay-only-own = While the game is being played, you can view it only as yourself.
replay-only-public = While the game is being played, you see only what everyone may see.
replay-play-on = Play on from here
replay-play-on-help = Starts a new practice game from this position; the old one stays as it is.
replay-from = From: { $name }

thought-show = What did { $name } think?
thought-title = What { $name } thought
thought-note = Worked out again, using only what { $name } could know.
thought-note-strongest = { $name } does not look that far ahead: this is what the strongest bot would have thought, using only what { $name } could know.
thought-wait = Thinking it through again…
thought-only = There was only one move.
thought-moves = The moves, best first
thought-chance = wins { $chance } (± { $doubt })
thought-points = points: { $points } (± { $spread })
thought-played = played
thought-more = And { $count } more.
thought-clear = The first move is clearly the best.
thought-close = The best moves are too close to tell apart.
thought-beliefs = What seemed likely
thought-likely = What is most likely to follow the first move

share-title = Share a link
share-what = The link contains the whole finished game, with every card and the players’ names. No server ever sees it.
share-link = Link
share-copy = Copy
share-send = Share…
share-copied = Copied.
share-by-hand = The link is selected: copy it yourself.
share-impossible = This game does not fit into a link. Save it as a file instead.
link-title = A game from a link
link-reading = Reading the link…
link-running = A game in round { $round }:
link-look = View it
link-look-note = Every move, with all cards face up.
challenge-send = Challenge a friend
challenge-title = Beat my score on this deal
challenge-what = Whoever opens the link plays the same deal against the same bots, and sees both results side by side at the end. The deal isn’t shown beforehand, and no server ever sees it.
challenge-heading = A challenge
challenge-about = The same deal, the same players and levels: can you do better than { $name }? The cards stay secret until you play.
challenge-accept = Play this deal
challenge-accept-note = The same deal against the same players, from the start; your result is compared with this one.
challenge-won = Challenge won: you scored { $points }, and { $name } scored { $other } on the same deal.
challenge-lost = { $name } stays ahead on this deal: { $other } to your { $points }.
challenge-tied = You and { $name } both scored { $points } on this deal.
challenge-look = View the other game
link-keep = Keep it
link-kept = It’s in your games
link-note = It isn’t saved unless you keep it.
kind-other = Bot

statistics-reading = Adding up the figures…
statistics-note = Finished games, excluding practice. Everything stays on this device.
statistics-none = Nothing to count yet. Finish a game, and it will appear here.
statistics-strange = { $count ->
  [one] One entry could not be read and does not count.
 *[other] { $count } entries could not be read and do not count.
 }
statistics-games = Games
statistics-won = Victories
statistics-hints = Games with hints
statistics-won-of = { $won } of { $played } ({ $share })
statistics-points = Average points
statistics-played = Played
statistics-by-size = By number of players
statistics-by-level = By the strongest bot
statistics-strongest = Strongest bot
statistics-people = People only
statistics-trend = Over time
statistics-trend-note = One dot per game, filled in if it was won; the line is the average of the last { $games } games.
statistics-trend-heard = Points in { $games } games; the moving average goes from { $first } to { $last }.
statistics-whose = Whose games
statistics-everybody = Everybody’s
statistics-latest = Latest games
statistics-date = Date
statistics-result = Result
statistics-sum = Points
statistics-against = Against
statistics-export = Save as a file
statistics-erase = Erase statistics
statistics-erase-really = { $count ->
  [one] The figures of { $count } game will be erased. The game itself stays.
 *[other] The figures of { $count } games will be erased. The games themselves stay.
 }
statistics-erased = The statistics have been erased.
