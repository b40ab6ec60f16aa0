# The award told in steps: one message for each rule in docs/WORKER.md. $by and $cards are lists of award-card, joined;
# $number, $sum are already formatted (9½).
stage-again = Read the award again
award-column = Column { $column }: { $goal }
stage-skip = Skip to the verdict
stage-skip-all = Skip all columns
award-heading-printed = The numbers
award-heading-couple = Prince and Squire
award-heading-verdict = The verdict
award-counts-highest = The highest sum wins
award-counts-lowest = The lowest sum wins
award-counts-couple = No sum counts here any more
award-no-part = takes no part
award-card = { $card } ({ $name })
award-gone = removed
award-no-number = no number

award-printed = To begin with, every card has its printed number.
award-printed-home = Every card has its printed number. At home below { $area }, and so 12: { $cards }. All others of their kind count 8.
award-musketeers = { $by }: every other ability here is void, only printed numbers count.
award-wizard = { $by } is the only Wizard here and removes every card of 10 or more: { $cards }.
award-wizards = { $by }: more than one Wizard, so they thwart one another, and nobody is removed.
award-witch = { $by } is the only Witch here and removes every other card of 9 or less: { $cards }.
award-witches = { $by }: more than one Witch, so they thwart one another, and nobody is removed.
award-couple = { $reader ->
  [you] Your Prince and Squire stand together in this column.
 *[other] Prince and Squire of { $name } stand together in this column.
 }
award-hermit = { $by }: 12, less 1 for each other card ({ $count }), makes { $number }.
award-giant = { $by }: 2, plus 3 for each other card ({ $count }), makes { $number }.
award-doppelganger = { $by } copies the number below: { $cards }, { $number }.
award-doppelganger-none = { $by } finds no number below and has none.
award-romeo = { $by } has his Juliet in the column and counts 15.
award-dragon = { $by } lowers cards of the other colours by 2: { $cards }.
award-beggar = { $by }: the lowest sum wins.

award-couple-wins = { $reader ->
  [you] You win
 *[other] { $name } wins
 }: at the award, Prince and Squire together beat every sum.
award-highest = { $reader ->
  [you] You win with the highest sum
 *[other] { $name } wins with the highest sum
 }, { $sum }.
award-lowest = { $reader ->
  [you] You win with the lowest sum
 *[other] { $name } wins with the lowest sum
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

count-title = The final count
count-no-goals = No goals won
count-plain = Sum of all goals: { $points }
count-doubled = All six areas: twice { $six }, less { $spare } for further goals, makes { $points }
count-doubled-exact = All six areas: twice { $six } makes { $points }
count-missing-area = No doubling; missing: { $areas }
