# At any table: what stands in the way, the curtain, the log, the keys, what is said of turns and of the end.
table-title = At the table
table-title-round = Round { $round }
table-waiting = Your table is ready. The game starts as soon as it has loaded.
table-opening = Laying out the cards…
table-elsewhere = This game is being played in another tab.
table-take-over = Play it here
table-lost = This game isn’t on this device, or no longer exists.
table-broken = This game cannot be opened.
table-again = Try again
table-new = Start a new game
table-skip = Skip
table-hurry = Move now
table-step = Next
table-undo = Undo
table-more = { $count } more
table-explain = Explain this card
table-practice = This game counts as practice and stays out of the statistics.
table-hint = Hint
table-hints = Hint ({ $count } so far)
table-hint-none = Hints are for your own decisions, where there is a choice.
hint-thinking = Thinking about a hint…
hint-look = Look here: { $what }.
hint-more = Show the moves
hint-note = Based only on what you can know. The chances are estimates, each with its margin of error.
hint-likely = Most likely next ({ $odds }): { $event }
hint-close = As good as the first, as far as anyone can tell.
hint-behind = Your chance of winning is { $less } lower than with the first.
undo-spoils = Something has been revealed since, so the game would count as practice.
undo-practice-yes = Undo as practice
undo-practice-no = Don’t undo
table-log = What happened
curtain-title = { $name }, it’s your decision
curtain-hint = Everyone else, look away until it’s decided.
curtain-lift = It’s me, show my cards
settings-sound = Sound and music
setting-sounds = Sound effects
setting-soundVolume = Sound effects volume
setting-cues = Sound when it’s your turn or you’ve been hit
setting-music = Music
setting-musicVolume = Music volume
sound-offer = Play with sound and quiet music?
sound-offer-sounds = Sound
sound-offer-music = Sound and music
sound-offer-no = No, thanks
setting-concernsOnly = Stop only for what concerns me
setting-remarks = Bots make a remark now and then
setting-explains = Explain cards the first time they act

known-title = What is known

log-empty = Nothing yet.

play-last-none = Nothing has happened yet.

keys-title = Keyboard shortcuts
keys-off = Single-key shortcuts are switched off in the settings; the arrow keys, Enter, and Escape always work.
keys-space = Next: skip what is being shown
keys-m = Read out the last move
keys-u = Undo
keys-t = Hint: first where to look, then the best moves
keys-l = What happened
keys-k = What is known
keys-help = This list
key-arrows = arrows
key-space = Space

since-your-turn = Since your turn
since-more = and { $count } more

status-taken-back = Undone.
pace-change = Pace: { $pace }. Change to: { $next }
status-passed = { $moves ->
  [one] Skipped { $moves } move that doesn’t concern you.
 *[other] Skipped { $moves } moves that don’t concern you.
 }
status-done = See what happened, then hide your cards.
table-done = Done, hide my cards
table-watch = Watch what happened
game-winner = { $reader ->
  [you] You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
   }.
 *[other] { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
   }.
 }
game-winners = { $names } share the victory with { $points ->
  [one] { $points } point
 *[other] { $points } points
 } each.

first-time-off = Don’t show these

end-title = The game is over
end-standings = Final standings
end-again = Play again
end-led = { $reader ->
  [you] You led
 *[other] { $name } led
 } from the first round to the last.
end-turned = Decided in round { $round }: after that, nobody caught up with { $reader ->
  [you] you
 *[other] { $name }
 }.
end-turned-last = Decided only in round { $round }, the last: { $reader ->
  [you] that is when you pulled
 *[other] that is when { $name } pulled
 } ahead.
end-gained = { $points ->
  [one] { $points } point
 *[other] { $points } points
 } in that round.
end-decisive = What made the difference ({ $points ->
  [one] { $points } point
 *[other] { $points } points
 }):
end-short = { $points ->
  [one] { $points } point
 *[other] { $points } points
 } behind { $name }.
end-level = Tied with { $name } on points.
end-lost-near = So close that the court is still arguing about it.
end-lost = At court, there is always a tomorrow.
end-best-new = Personal best with { $players } players! Previous best: { $points }.
end-best = Your best with { $players } players: { $points }.
end-first = Your first finished game with { $players } players.
end-course = Points after each round
end-round = Round
end-picture = Share a picture
end-picture-failed = The picture could not be made on this device.
end-share = Share a link
end-save = Save as a file
end-hints = { $count ->
  [one] Played with { $count } hint.
 *[other] Played with { $count } hints.
 }

# A first game of any kind, told while it is played.
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-again = Try again
lesson-skip = Skip the lesson
lesson-finish = Play a real game
lesson-wrong = That’s possible, but not just yet. Follow the light.
