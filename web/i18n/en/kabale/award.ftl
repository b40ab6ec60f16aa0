# The award told in steps: one message for each rule in docs/WORKER.md. $by and $cards are lists of award-card, joined;
# $number, $sum are already formatted (9½).
stage-again = Replay the award
award-column = Column { $column }: { $goal }
stage-skip = Skip to the result
stage-skip-all = Skip all columns
stage-skip-count = Skip the scoring
award-heading-printed = The numbers
award-heading-couple = Prince and Squire
award-heading-verdict = The result
award-counts-highest = The highest total wins
award-counts-lowest = The lowest total wins
award-counts-couple = Totals don’t count here
award-no-part = does not take part
award-card = { $card } ({ $name })
award-gone = removed
award-no-number = no number

award-printed = To begin with, every card has its printed number.
award-printed-home = Every card has its printed number. At home below { $area }, and so worth 12: { $cards }. Masters of other areas are worth 8.
award-musketeers = { $by }: every other ability here is void; only printed numbers count.
award-wizard = { $by } is the only Wizard here and removes every card of 10 or more: { $cards }.
award-wizards = { $by }: with more than one Wizard, they cancel each other out and no card is removed.
award-witch = { $by } is the only Witch here and removes every other card of 9 or less: { $cards }.
award-witches = { $by }: with more than one Witch, they cancel each other out and no card is removed.
award-couple = { $reader ->
  [you] Your Prince and Squire stand together in this column.
 *[other] { $name }’s Prince and Squire stand together in this column.
 }
award-hermit = { $by }: 12, minus 1 for each other card ({ $count }), makes { $number }.
award-giant = { $by }: 2, plus 3 for each other card ({ $count }), makes { $number }.
award-doppelganger = { $by } copies the number below it: { $cards }, { $number }.
award-doppelganger-none = { $by } has no number below it to copy, so it has none.
award-romeo = { $by } has his Juliet in the column and is worth 15.
award-dragon = { $by } lowers the other players’ cards by 2: { $cards }.
award-beggar = { $by }: the lowest total wins.

award-couple-wins = { $reader ->
  [you] You win
 *[other] { $name } wins
 }: at the award, Prince and Squire together beat every total.
award-highest = { $reader ->
  [you] You win with the highest total
 *[other] { $name } wins with the highest total
 }, { $sum }.
award-lowest = { $reader ->
  [you] You win with the lowest total
 *[other] { $name } wins with the lowest total
 }, { $sum }.
award-nearest = { $reader ->
  [you] A tie. You win with the card nearest the goal
 *[other] A tie. { $name } wins with the card nearest the goal
 }: { $by }.
award-farthest = { $reader ->
  [you] A tie. You win with the card farthest from the goal
 *[other] A tie. { $name } wins with the card farthest from the goal
 }: { $by }.
award-nobody = No card with a number is left: nobody wins, and the goal leaves the game.

award-now = If the round ended now, as far as you can see, { $reader ->
  [you] you would win.
 *[other] { $name } would win.
 }
award-now-nobody = If the round ended now, as far as you can see, nobody would win.

count-title = The final scoring
count-no-goals = No goals won
count-plain = Sum of all goals: { $points }
count-doubled = All six areas: twice { $six }, minus { $spare } for extra goals, makes { $points }
count-doubled-exact = All six areas: twice { $six } makes { $points }
count-missing-area = Not doubled; missing: { $areas }
