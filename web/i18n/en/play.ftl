# At any table: what stands in the way, the curtain, the log, the keys, what is said of turns and of the end.
table-title = At the table
table-title-round = Round { $round }
table-waiting = Your table is ready. It begins as soon as the court is assembled.
table-opening = The cards are coming back to the table…
table-elsewhere = This game is being played in another tab.
table-take-over = Play it here
table-lost = This game is not on this device, or no longer.
table-broken = This game cannot be opened.
table-again = Try again
table-new = To a new game
table-skip = Skip
table-step = Next
table-undo = Take back
table-explain = Explain this card
table-practice = This game counts as practice and stays out of the statistics.
undo-spoils = Something has come to light since, so the game would count as practice.
undo-practice-yes = Take back, as practice
undo-practice-no = Leave it as it is
table-log = What happened
curtain-title = { $name }, your decision
curtain-hint = The others look away until you have decided.
curtain-lift = It is me, show my cards
setting-sounds = Quiet sounds
setting-explains = Explain cards when they first act

known-title = What is known

log-empty = Nothing yet.

play-last-none = Nothing has happened yet.

keys-title = Keys
keys-off = Single keys are switched off in the settings; arrows, Enter and Escape always work.
keys-space = Next: skip what is being shown
keys-m = Say the last move
keys-u = Take back
keys-l = What happened
keys-k = What is known
keys-help = This list
key-arrows = arrows
key-space = Space

since-your-turn = Since your turn
since-more = and { $count } more

status-taken-back = Taken back.
pace-change = Pace: { $pace }. Change to: { $next }
status-done = See what came of it, then hide your cards.
table-done = Done, hide
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

first-time-off = No more of these

end-title = The game is over
end-again = Again
end-share = Share
end-save = Save

# A first game of any kind, told while it is played.
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-again = Try again
lesson-skip = Skip the lesson
lesson-finish = To the real table
lesson-wrong = That may be done, but not just yet. Follow the light.
