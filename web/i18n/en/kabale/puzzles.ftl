# Motives of puzzles: what each is called, and why the solution is right. $goal and $wanted are goals, $card, $kept and $partner allies by
# their bare names, $column and $to numbers of columns, $name a player.
motive-own-set = Complete your set
why-own-set = Column { $column } has { $goal }, an area you still lack: winning it brings you to { $areas } of the six areas, and with all six they count double.
motive-break-set = Break a set
why-break-set = { $name } already has { $areas } areas, and { $goal } would be a new one. Whoever wins column { $column }, it must not be { $name }.
motive-couple = Prince and Squire
why-couple = Together, the Prince and the Squire win { $goal } in column { $column } outright, whatever the others have there.
motive-save = Save a card
why-save = { $partner ->
  [none] { $card } will do in column { $column }. Keep for later: { $kept }.
 *[other] Keep for now: { $kept }. You have its partner in your hand ({ $partner }); together they can win a goal later.
 }
motive-cloak = Under the Cloak
why-cloak = { $card ->
  [none] Nothing in your hand is of more use under the Cloak in column { $column } than in your hand.
 *[other] Under the Cloak in column { $column } nobody can reveal it or act on it before the award: { $card }.
 }
motive-traitor = The Traitor’s trade
why-traitor = { $wanted ->
  [none] Leave { $goal } where it is: any trade would help somebody else more than you.
 *[other] Trade { $goal } for { $wanted }: the goals change, the cards below them stay.
 }
motive-trigger = Set off your own card
why-trigger = Face down above your card is one of your own: { $card }. It is now revealed and acts just when it suits you.
motive-tie = Win a tie
why-tie = In column { $column } the totals are tied, and { $rule ->
  [farthest] with a Beggar the card farthest from the goal
 *[nearest] the card nearest the goal
 } decides: yours. So { $goal } goes to you.
motive-purge = Wizard and Witch
why-purge = { $card } clears column { $column } at the award: { $removed ->
  [one] one card is removed
 *[other] { $removed } cards are removed
 }, and what is left wins you { $goal }.
motive-void = Musketeers
why-void = The Musketeers void every ability in column { $column }. Only printed numbers count there, and by those { $goal } is yours.
motive-lowest = The lowest total
why-lowest = With the Beggar, the lowest total wins column { $column }: yours is the lowest, so { $goal } goes to you.
motive-dragon = The Dragon
why-dragon = Your Dragon takes 2 from each of the others’ cards in column { $column }. That is enough for { $goal }.
motive-last-card = End the round
why-last-card = This card fulfills the last goal, and the round ends at once. Nobody can respond in column { $column } anymore: { $goal } is yours.
motive-leader = Stop the leader
why-leader = { $name } is in the lead. Without this move, { $goal } in column { $column } would most likely be theirs too.
motive-dear = The biggest goal
why-dear = No goal this round is worth more than { $goal }, and in column { $column } this card wins it: { $card }.
motive-bluff = Bluff
why-bluff = Face down, even { $card } can look like a threat in column { $column }. Your strong cards stay in your hand for a better goal.
