# What happened, one message for each kind of event in docs/WORKER.md; "-you" where the viewer did it or owns the card,
# "-hidden" where the viewer may not know the card. $column and $to count from 1.
goal-text = { $area } { $points }
column-label = Column { $column }
round-of = Round { $round } of { $rounds }

event-round-began = Round { $round } begins; { $name } opens.
event-round-began-you = Round { $round } begins; you open.
event-placed = { $name } places { $card } face down in column { $column }.
event-placed-hidden = { $name } places a card face down in column { $column }.
event-placed-you = You place { $card } face down in column { $column }.
event-revealed = { $name }’s card in column { $column } is revealed: { $card }.
event-revealed-you = Your card in column { $column } is revealed: { $card }.
event-moved = { $name }’s Explorer walks from column { $column } to column { $to }.
event-moved-you = Your Explorer walks from column { $column } to column { $to }.
event-moved-back = { $name }’s Explorer finds every way stormed and returns to the bottom of column { $column }.
event-moved-back-you = Your Explorer finds every way stormed and returns to the bottom of column { $column }.
event-stayed = { $name }’s Explorer has walked far enough and stays in column { $column }.
event-stayed-you = Your Explorer has walked far enough and stays in column { $column }.
event-discarded = The Assassin in column { $column } strikes { $name }’s card: { $card }.
event-discarded-you = The Assassin in column { $column } strikes your { $card }.
event-closed = { $name }’s Storm closes column { $column }.
event-closed-you = Your Storm closes column { $column }.
event-asked-cloak = { $name } may slip a card under the Cloak in column { $column }.
event-asked-cloak-you = You may slip a card under your Cloak in column { $column }.
event-asked-traitor = { $name } may trade the goal of column { $column }.
event-asked-traitor-you = You may trade the goal of column { $column }.
event-slipped = { $name } slips { $card } under the Cloak in column { $column }.
event-slipped-hidden = { $name } slips a card under the Cloak in column { $column }.
event-slipped-you = You slip { $card } under your Cloak in column { $column }.
event-traded = { $name }’s Traitor trades goals: column { $column } now has { $goal }, column { $to } has { $other }.
event-traded-you = Your Traitor trades goals: column { $column } now has { $goal }, column { $to } has { $other }.
event-declined-cloak = { $name } slips nothing under the Cloak in column { $column }.
event-declined-cloak-you = You slip nothing under your Cloak in column { $column }.
event-declined-traitor = { $name } leaves the goals where they are.
event-declined-traitor-you = You leave the goals where they are.
event-shuffled = { $name } shuffles the discard pile into a new draw pile.
event-shuffled-you = You shuffle your discard pile into a new draw pile.
event-drawn = { $name } draws { $card }.
event-drawn-hidden = { $name } draws a card.
event-drawn-you = You draw { $card }.
event-round-ended = { $name } ends round { $round }. All cards are turned up.
event-round-ended-you = You end round { $round }. All cards are turned up.
event-settled = Column { $column } is settled: { $goal }.
event-won = { $name } wins { $goal } from column { $column }.
event-won-you = You win { $goal } from column { $column }.
event-lost = Nobody wins { $goal }; it leaves the game.
event-game-over = The game is over.

since-your-turn = Since your turn
since-quiet = Nothing has befallen your cards.
since-more = and { $count } more
hit-discarded = Your { $card } fell to the Assassin in column { $column }.
hit-closed = { $name }’s Storm closed column { $column } over your cards.
hit-traded = { $name } traded the goals of columns { $column } and { $to } above your cards.
hit-revealed = Your { $card } in column { $column } was revealed.

status-taken-back = Taken back.
status-your-turn = Your turn
status-place = Choose a card, then a column.
status-place-column = { $card }: now choose a column.
status-cloak = Your Cloak: choose a card to slip under it in column { $column }, or decline.
status-traitor = Your Traitor: choose the column to trade goals with column { $column }, or decline.
status-wait = { $name } is thinking…
status-wait-cloak = { $name } decides about the Cloak…
status-wait-traitor = { $name } decides about the Traitor…
status-over = The game is over.

# Spoken to screen readers; $cards is a list already joined in the reader's language.
say-card-up = { $name }’s { $card }, face up
say-card-up-own = Your { $card }, face up
say-card-down = { $name }’s hidden card
say-card-down-known = { $name }’s { $card }, face down
say-card-down-own = Your { $card }, face down
say-card-slipped = { $name }’s hidden card, slipped under the Cloak
say-card-slipped-known = { $name }’s { $card }, slipped under the Cloak
say-card-slipped-own = Your { $card }, slipped under the Cloak
say-counts = counts { $number }
say-column = Column { $column }, { $goal }, { $placed } of { $wanted } placed
say-column-fulfilled = Column { $column }, { $goal }, fulfilled with { $placed } of { $wanted }
say-column-closed = Column { $column }, { $goal }, closed by a Storm
say-column-no-goal = Column { $column }, goal already awarded
say-column-cards = From the goal downwards: { $cards }
say-column-empty = No cards yet
say-hand = Your hand: { $cards }
say-hand-empty = Your hand is empty
say-seat = { $name }: { $hand } in hand, { $deck } to draw, { $discard } discarded, { $goals ->
    [one] { $goals } goal
   *[other] { $goals } goals
  } won, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
