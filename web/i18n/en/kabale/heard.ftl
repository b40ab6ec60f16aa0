# What play sounds like as it happens: a whole turn in one sentence, put together from these clauses with semicolons and a full
# stop; one sentence for a settled column; the points of a round. $reader is “you” if the viewer did it or owns the card.
turn-placed = { $reader ->
  [you] you place { $card } in column { $column }
 *[other] { $name } places in column { $column }
 }
turn-revealed = { $reader ->
  [you] your { $card } is revealed
 *[other] { $name }’s { $card } is revealed
 }
turn-revealed-there = { $reader ->
  [you] your { $card } is revealed in column { $column }
 *[other] { $name }’s { $card } is revealed in column { $column }
 }
turn-moved = the Explorer walks to column { $to }
turn-moved-back = the Explorer finds every way stormed and returns
turn-stayed = the Explorer walks no further
turn-discarded = { $reader ->
  [you] the Assassin strikes your { $card }
 *[other] the Assassin strikes { $name }’s { $card }
 }
turn-closed = the Storm closes column { $column }
turn-slipped = { $reader ->
  [you] you slip { $card } under your Cloak
 *[other] { $name } slips a card under the Cloak
 }
turn-declined-cloak = nothing is slipped under the Cloak
turn-traded = goals are traded: { $goal } to column { $column }, { $other } to column { $to }
turn-declined-traitor = no goals are traded
turn-shuffled = you shuffle your discards into a new pile
turn-drawn = you draw { $card }
turn-round-ended = the round ends
turn-round-began = round { $round } begins, { $reader ->
  [you] you open
 *[other] { $name } opens
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
  [you] you win with the lowest sum
 *[other] { $name } wins with the lowest sum
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
  [you] you win by Prince and Squire
 *[other] { $name } wins by Prince and Squire
 }
heard-award-nobody = Column { $column }, { $goal }: nobody wins
heard-sum = { $reader ->
  [you] you { $sum }
 *[other] { $name } { $sum }
 }
heard-by-rules = by { $rules }
heard-count = Final count: { $parts }

# The same for the eye, where columns are settled together: one line each.
award-label = The awards
award-together = Settled together
award-round = The round is settled
award-winner-nobody = Nobody
award-why-highest = highest sum, { $sum }
award-why-alone = unopposed, { $sum }
award-why-lowest = lowest sum, { $sum }
award-why-nearest = tie at { $sum }, nearest the goal
award-why-farthest = tie at { $sum }, farthest from the goal
award-why-couple-wins = Prince and Squire
award-why-nobody = no number is left
