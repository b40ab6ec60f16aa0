# What is kept: the library, the replay, links, statistics.
points = { $points ->
  [one] { $points } point
 *[other] { $points } points
 }
result-won = Victory
result-shared = Shared victory
result-place = Place { $place } of { $of }
library-reading = The games are being fetched…
library-empty = No games yet. Every game you begin is kept here by itself.
library-filter = Search by title or name
library-import = Open files…
library-export-all = Save all as a file
library-file-note = Files are plain text and hold all the cards of a game. You can also drop them onto this page. Finished games from files and links do not count in the statistics.
library-count = { $count ->
  [one] { $count } game
 *[other] { $count } games
 }
library-more = Show { $count } more
library-continue = Go on
library-replay = Look again
library-rename = Rename
library-export = Save as a file
library-delete = Delete
library-gone = Deleted: { $name }
library-undo = Restore
library-name = Title of this game
library-save = Keep the title
library-cancel = Cancel
library-practice = Practice
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
 } { $known ->
  [0] { "" }
  [one] { $known } was here already.
 *[other] { $known } were here already.
 }
library-damaged = { $count ->
  [one] Something is not sound here
 *[other] { $count } things are not sound here
 }
library-damaged-more = And { $count } more.
library-damage-file = { $file }: { $what }
library-damage-game = { $file }, game { $game }: { $what }
library-sound = { $count ->
  [0] Nothing has been kept, and there is nothing new and sound to keep.
  [one] Nothing has been kept yet. { $count } game is new and sound.
 *[other] Nothing has been kept yet. { $count } games are new and sound.
 } { $known ->
  [0] { "" }
 *[other] Already here: { $known }.
 }
library-keep-sound = Keep what is sound
library-keep-none = Leave it
library-undone = The browser’s storage did not take this. Nothing was changed.
library-missing = This game is no longer here: another tab has deleted it.
library-unread = The browser’s storage does not give out your games. As soon as it does they stand here.
library-broken = { $count ->
  [one] One entry is damaged and no longer a game. You can save it as a file or delete it.
 *[other] { $count } entries are damaged and no longer games. You can save them as files or delete them.
 }

replay-title = Looking again
replay-opening = The game is laid out again…
replay-keys = Move through the game
replay-back = One move back
replay-next = One move on
replay-play = Play
replay-pause = Pause
replay-slider = Place in the game
replay-at = Move { $at } of { $total }. { $words }
replay-eyes = Seen by
replay-open = All cards open
replay-public = What everybody may see
replay-seat = { $name }
replay-only-own = As long as the game runs you see it with your own eyes only.
replay-only-public = As long as the game runs you see only what everybody may see.
replay-play-on = Play on from here
replay-play-on-help = Makes a new practice game from this position; the old one stays as it is.
replay-from = From: { $name }

share-title = Share a link
share-what = The link holds the whole finished game, every card of it and the names of the players. No server learns of it.
share-link = Link
share-copy = Copy
share-send = Share…
share-copied = Copied.
share-by-hand = The link is marked: copy it by hand.
share-impossible = This game cannot be put into a link. Save it as a file instead.
link-title = A game in a link
link-reading = The link is being read…
link-over = A finished game:
link-running = A game that has got to round { $round }:
link-winner = wins
link-look = Look at it
link-keep = Keep it
link-kept = It lies among your games
link-note = Nothing has been kept of it unless you say so.
kind-other = Bot

statistics-reading = The figures are being added up…
statistics-note = Finished games, without practice. It all stays on this device.
statistics-none = Nothing to count yet. Finish a game, and it will stand here.
statistics-strange = { $count ->
  [one] One entry could not be read and does not count.
 *[other] { $count } entries could not be read and do not count.
 }
statistics-games = Games
statistics-won = Victories
statistics-won-of = { $won } of { $played } ({ $share })
statistics-points = Points on average
statistics-played = Played
statistics-by-size = By seats at the table
statistics-by-level = By the strongest bot
statistics-strongest = Strongest bot
statistics-people = People only
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
