# What play sounds like as it happens: a whole turn in one sentence, put together from these clauses with semicolons and a full
# stop; one sentence for an awarded column; the points of a round. $reader is “you” if the viewer did it or owns the card.
turn-placed = { $reader ->
  [you] you place your { $card } in column { $column }
 *[other] { $name } places a card in column { $column }
 }
turn-revealed = { $reader ->
  [you] revealed: your { $card }
 *[other] revealed: { $name }’s { $card }
 }
turn-revealed-there = { $reader ->
  [you] revealed in column { $column }: your { $card }
 *[other] revealed in column { $column }: { $name }’s { $card }
 }
turn-moved = the Explorer moves to column { $to }
turn-moved-back = the Explorer finds every other column closed and returns
turn-stayed = the Explorer moves no farther
turn-discarded = { $reader ->
  [you] the Assassin kills your { $card }
 *[other] the Assassin kills { $name }’s { $card }
 }
turn-closed = the Storm closes column { $column }
turn-slipped = { $reader ->
  [you] you slip your { $card } under your Cloak
 *[other] { $name } slips a card under the Cloak
 }
turn-declined-cloak = nothing is slipped under the Cloak
turn-traded = goals are traded: { $goal } to column { $column }, { $other } to column { $to }
turn-declined-traitor = no goals are traded
turn-shuffled = you shuffle your discard pile into a new draw pile
turn-drawn = you draw your { $card }
turn-round-ended = the round ends
turn-round-began = round { $round } begins; { $reader ->
  [you] you start
 *[other] { $name } starts
 }
turn-yours = your turn
turn-points = points this round: { $parts }
turn-points-of = { $reader ->
  [you] you { $points }
 *[other] { $name } { $points }
 }
turn-points-none = nobody won a goal this round

heard-award-highest = Column { $column }, { $goal }: { $reader ->
  [you] you win with { $sum }
 *[other] { $name } wins with { $sum }
 }
heard-award-alone = Column { $column }, { $goal }: { $reader ->
  [you] you win unopposed with { $sum }
 *[other] { $name } wins unopposed with { $sum }
 }
heard-award-lowest = Column { $column }, { $goal }: { $reader ->
  [you] you win with the lowest total
 *[other] { $name } wins with the lowest total
 }, { $sum }
heard-award-nearest = Column { $column }, { $goal }: { $reader ->
  [you] you win a tie at { $sum }
 *[other] { $name } wins a tie at { $sum }
 }, nearest the goal
heard-award-farthest = Column { $column }, { $goal }: { $reader ->
  [you] you win a tie at { $sum }
 *[other] { $name } wins a tie at { $sum }
 }, farthest from the goal
heard-award-couple-wins = Column { $column }, { $goal }: { $reader ->
  [you] you win with Prince and Squire
 *[other] { $name } wins with Prince and Squire
 }
heard-award-nobody = Column { $column }, { $goal }: nobody wins
heard-sum = { $reader ->
  [you] you { $sum }
 *[other] { $name } { $sum }
 }
heard-sums = { $sums }
heard-by-rules = in effect: { $rules }
heard-count = Final scoring: { $parts }

# The same for the eye, where columns are awarded together: one line each.
award-label = The awards
award-together = Awarded together
award-round = The awards of this round
award-winner-nobody = Nobody
award-why-highest = highest total, { $sum }
award-why-alone = unopposed, { $sum }
award-why-lowest = lowest total, { $sum }
award-why-nearest = tie at { $sum }, nearest the goal
award-why-farthest = tie at { $sum }, farthest from the goal
award-why-couple-wins = Prince and Squire
award-why-nobody = no number left
