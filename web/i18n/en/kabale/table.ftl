# Kabale’s table for the eye and the ear: what is asked, what lies where, what is known. $name is a player, $cards a list
# already joined in the reader’s language.
table-decline-cloak = Slip nothing
table-decline-traitor = Don’t trade
look-down = face down
look-slipped = slipped under the Cloak
look-hidden = A card of { $name }, { $lies }
look-placed = { $have } of { $want } placed
look-closed = closed by a Storm
look-fulfilled = fulfilled
look-leads = { $reader ->
  [you] You lead as far as you can see
 *[other] { $name } leads as far as you can see
 }
look-do-place = Place { $card } here
look-do-trade = Trade goals with this column
look-do-slip = Slip { $card } under the Cloak here
look-hand = Your hand
look-seat = { $letter }, { $name }
look-you = you
look-turn = to move
look-first = opened the round
look-points = { $points ->
  [one] { $points } point
 *[other] { $points } points
 }
look-goals = { $goals ->
  [one] { $goals } goal
 *[other] { $goals } goals
 }
look-race = { $have } of six areas, at least { $points } points with all six
look-race-whole = all six areas
race-completes = { $reader ->
  [you] would complete your set
 *[other] would complete the set of { $name }
 }: { $points } points
race-open = { $reader ->
  [you] Column { $column } would give you all six areas
 *[other] Column { $column } would give { $name } all six areas
 }: { $points } points.
look-piles = hand { $hand }, draw pile { $deck }, discards { $discard }
known-unseen = Not yet seen: in hand, pile or face down
known-unseen-own = Still to come from your pile
known-discards = Discards
known-none = none
known-piles = { $hand } in hand, { $deck } to draw
known-left = { $count ->
  [one] { $count } goal still lies in the pile.
 *[other] { $count } goals still lie in the pile.
 }

curtain-cloak = It is about a Cloak in column { $column }.
curtain-traitor = It is about a Traitor in column { $column }.
keys-arrows = Move through hand and columns
keys-enter = Choose the card, place it in the column
keys-numbers = Place the chosen card in that column
keys-escape = Lay the card back, or show everything at once
keys-c = Say the columns
keys-h = Say your hand
keys-g = Say the seats with their goals
keys-i = Explain the card under the focus
goal-text = { $area } { $points }
column-label = Column { $column }
round-of = Round { $round } of { $rounds }
status-place = Choose a card, then a column.
status-place-column = { $card } – { $rule }. Now choose a column.
status-cloak = Your Cloak: choose a card to slip under it in column { $column }, or decline.
status-cloak-column = { $card } – { $rule }. Now tap your Cloak’s column, { $column }.
status-traitor = Your Traitor: choose the column to trade goals with column { $column }, or decline.
status-wait = { $name } is thinking…
status-wait-cloak = { $name } decides about the Cloak…
status-wait-traitor = { $name } decides about the Traitor…
status-over = The game is over.

heard-card-up = { $name }’s { $card }, face up
heard-card-up-own = Your { $card }, face up
heard-card-down = { $name }’s hidden card
heard-card-down-known = { $name }’s { $card }, face down
heard-card-down-own = Your { $card }, face down
heard-card-slipped = { $name }’s hidden card, slipped under the Cloak
heard-card-slipped-known = { $name }’s { $card }, slipped under the Cloak
heard-card-slipped-own = Your { $card }, slipped under the Cloak
heard-counts = counts { $number }
heard-column = Column { $column }, { $goal }, { $placed } of { $wanted } placed
heard-column-fulfilled = Column { $column }, { $goal }, fulfilled with { $placed } of { $wanted }
heard-column-closed = Column { $column }, { $goal }, closed by a Storm
heard-column-no-goal = Column { $column }, goal already awarded
heard-column-cards = From the goal downwards: { $cards }
heard-column-empty = No cards yet
heard-hand = Your hand: { $cards }
heard-hand-empty = Your hand is empty
heard-seat = { $name }: { $hand } in hand, { $deck } to draw, { $discard } discarded, { $goals ->
  [one] { $goals } goal
 *[other] { $goals } goals
 } won, { $points ->
  [one] { $points } point
 *[other] { $points } points
 }
undo-revealed = Not possible: a card you could not know has been revealed since.
undo-shuffled = Not possible: a pile has been shuffled since.
undo-goals = Not possible: new goals have been turned up since.
undo-drawn = Not possible: another person has drawn a card since.
known-hand = In the hand of { $name }
statistics-allies = Allies that won columns
statistics-allies-note = Your allies that still stood in a column when it became yours.
