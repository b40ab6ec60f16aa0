# What happened, one message for each kind of event in docs/WORKER.md; $reader is “you” if the viewer did it or owns the card,
# “hidden” if the viewer may not know the card. $column and $to count from 1.
event-round-began = { $reader ->
  [you] Round { $round } begins; you start.
 *[other] Round { $round } begins; { $name } starts.
 }
event-placed = { $reader ->
  [you] You place your { $card } face down in column { $column }.
  [hidden] { $name } places a card face down in column { $column }.
 *[other] { $name } places their { $card } face down in column { $column }.
 }
event-revealed = { $reader ->
  [you] Your card in column { $column } is revealed
 *[other] { $name }’s card in column { $column } is revealed
 }: { $card }.
event-moved = { $reader ->
  [you] Your Explorer moves from column { $column } to column { $to }.
 *[other] { $name }’s Explorer moves from column { $column } to column { $to }.
 }
event-moved-back = { $reader ->
  [you] Your Explorer finds every other column closed and returns to the bottom of column { $column }.
 *[other] { $name }’s Explorer finds every other column closed and returns to the bottom of column { $column }.
 }
event-stayed = { $reader ->
  [you] Your Explorer has moved far enough and stays in column { $column }.
 *[other] { $name }’s Explorer has moved far enough and stays in column { $column }.
 }
event-discarded = { $reader ->
  [you] The Assassin in column { $column } kills your { $card }.
 *[other] The Assassin in column { $column } kills { $name }’s { $card }.
 }
event-closed = { $reader ->
  [you] Your Storm closes column { $column }.
 *[other] { $name }’s Storm closes column { $column }.
 }
event-asked-cloak = { $reader ->
  [you] You may slip a card under your Cloak in column { $column }.
 *[other] { $name } may slip a card under the Cloak in column { $column }.
 }
event-asked-traitor = { $reader ->
  [you] You may trade the goal of column { $column }.
 *[other] { $name } may trade the goal of column { $column }.
 }
event-slipped = { $reader ->
  [you] You slip your { $card } under your Cloak in column { $column }.
  [hidden] { $name } slips a card under the Cloak in column { $column }.
 *[other] { $name } slips their { $card } under the Cloak in column { $column }.
 }
event-traded = { $reader ->
  [you] Your Traitor trades goals
 *[other] { $name }’s Traitor trades goals
 }: column { $column } now has { $goal }, and column { $to } has { $other }.
event-declined-cloak = { $reader ->
  [you] You slip nothing under your Cloak in column { $column }.
 *[other] { $name } slips nothing under the Cloak in column { $column }.
 }
event-declined-traitor = { $reader ->
  [you] You don’t trade goals.
 *[other] { $name } doesn’t trade goals.
 }
event-shuffled = { $reader ->
  [you] You shuffle your discard pile into a new draw pile.
 *[other] { $name } shuffles the discard pile into a new draw pile.
 }
event-drawn = { $reader ->
  [you] You draw your { $card }.
  [hidden] { $name } draws a card.
 *[other] { $name } draws their { $card }.
 }
event-round-ended = { $reader ->
  [you] You end round { $round }. All cards are turned face up.
 *[other] { $name } ends round { $round }. All cards are turned face up.
 }
event-settled = The goal of column { $column } is awarded: { $goal }.
event-won = { $reader ->
  [you] You win { $goal } from column { $column }.
 *[other] { $name } wins { $goal } from column { $column }.
 }
event-lost = Nobody wins { $goal }; it leaves the game.
event-game-over = The game is over.
hit-discarded = The Assassin in column { $column } killed your { $card }.
hit-closed = { $name }’s Storm closed column { $column }, where you have cards.
hit-traded = { $name } traded the goals of columns { $column } and { $to }, where you have cards.
hit-revealed = Your card in column { $column } was revealed: { $card }.
