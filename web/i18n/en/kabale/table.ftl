# Kabale’s table for the eye and the ear: what is asked, what lies where, what is known. $name is a player, $cards a list
# already joined in the reader’s language.
table-decline-cloak = Don’t slip a card
table-decline-traitor = Don’t trade
look-down = face down
look-slipped = slipped under the Cloak
look-hidden = { $name }’s card, { $lies }
look-placed = { $have } of { $want } placed
look-closed = closed by a Storm
look-fulfilled = fulfilled
look-leads = { $reader ->
  [you] You lead, as far as you can see
 *[other] { $name } leads, as far as you can see
 }
look-do-place = Place your { $card } here
look-do-trade = Trade goals with this column
look-do-slip = Slip your { $card } under the Cloak here
look-hand = Your hand
look-seat = { $letter }, { $name }
look-you = you
look-turn = to move
look-first = started the round
look-points = { $points ->
  [one] { $points } point
 *[other] { $points } points
 }
look-goals = { $goals ->
  [one] { $goals } goal
 *[other] { $goals } goals
 }
look-race = { $have } of 6 areas; all six would score at least { $points }
look-race-whole = all six areas
race-completes = { $reader ->
  [you] would complete your set
 *[other] would complete { $name }’s set
 }: { $points } points
race-open = { $reader ->
  [you] Column { $column } would give you all six areas
 *[other] Column { $column } would give { $name } all six areas
 }: { $points } points.
look-piles = hand { $hand }, draw pile { $deck }, discard pile { $discard }
known-unseen = Not seen yet: in hand, draw pile, or face down
known-unseen-own = Still to come from your draw pile
known-discards = Discard pile
known-none = none
known-piles = { $hand } in hand, { $deck } in the draw pile
known-left = { $count ->
  [one] { $count } goal is still to come.
 *[other] { $count } goals are still to come.
 }

curtain-cloak = A Cloak in column { $column } needs a decision.
curtain-traitor = A Traitor in column { $column } needs a decision.
keys-arrows = Move through hand and columns
keys-enter = Choose the card, place it in the column
keys-numbers = Place the chosen card in that column
keys-escape = Put the card back, or show everything at once
keys-c = Read out the columns
keys-h = Read out your hand
keys-g = Read out the players and their goals
keys-i = Explain the card with the focus
goal-text = { $area } { $points }
column-label = Column { $column }
round-of = Round { $round } of { $rounds }
status-place = Choose a card, then a column.
status-place-column = { $card } – { $rule }. Now choose a column.
status-cloak = Your Cloak: choose a card to slip under it in column { $column }, or decline.
status-cloak-column = { $card } – { $rule }. Now tap your Cloak’s column, { $column }.
status-traitor = Your Traitor: choose the column to trade goals with column { $column }, or decline.
status-wait = { $name } is thinking…
status-wait-cloak = { $name } is deciding about the Cloak…
status-wait-traitor = { $name } is deciding about the Traitor…
status-over = The game is over.

heard-card-up = { $name }’s { $card }, face up
heard-card-up-own = Your { $card }, face up
heard-card-down = { $name }’s face-down card
heard-card-down-known = { $name }’s { $card }, face down
heard-card-down-own = Your { $card }, face down
heard-card-slipped = { $name }’s face-down card, slipped under the Cloak
heard-card-slipped-known = { $name }’s { $card }, slipped under the Cloak
heard-card-slipped-own = Your { $card }, slipped under the Cloak
heard-counts = worth { $number }
heard-column = Column { $column }, { $goal }, { $placed } of { $wanted } placed
heard-column-fulfilled = Column { $column }, { $goal }, fulfilled with { $placed } of { $wanted }
heard-column-closed = Column { $column }, { $goal }, closed by a Storm
heard-column-no-goal = Column { $column }, goal already awarded
heard-column-cards = From the goal down: { $cards }
heard-column-empty = No cards yet
heard-hand = Your hand: { $cards }
heard-hand-empty = Your hand is empty
heard-seat = { $name }: { $hand } in hand, { $deck } in the draw pile, { $discard } discarded, { $goals ->
  [one] { $goals } goal
 *[other] { $goals } goals
 } won, { $points ->
  [one] { $points } point
 *[other] { $points } points
 }
undo-revealed = Can’t undo: a card you couldn’t have known has been revealed since.
undo-shuffled = Can’t undo: a draw pile has been shuffled since.
undo-goals = Can’t undo: new goals have been turned face up since.
undo-drawn = Can’t undo: another player has drawn a card since.
known-hand = { $name }’s hand
statistics-allies = Allies that won columns
statistics-allies-note = Your allies that were still in a column when you won it.

# What a bot thought, in the replay.
thought-hidden = Column { $column }, card { $place }, { $name }:
thought-columns = Chances in the columns: { $columns }.
thought-column = { $column }: { $chance }

# Why a hint names a move.
hint-win = Wins { $goal } in { $chance } of the cases still possible; other moves, in { $other } on average.
hint-spoil = { $name } wins { $goal } in only { $chance } of cases; after other moves, in { $other }.
hint-best = Your best chance is { $goal }: { $chance }.
hint-missing = { $area } is one of the { $count } areas you still need for all six.
hint-completes = { $area } is the last area you need for all six.
trophies-title = { $reader ->
  [you] Your goals
 *[other] { $name }’s goals
 }

feat-six = The whole realm
feat-six-text = Hold goals of all six areas at the end of a game.
feat-sweep = A clean sweep
feat-sweep-text = Win three goals in one round.
feat-alone = One against the crowd
feat-alone-text = Win a column with just one of your allies left in it, against three or more belonging to others.
feat-allies = Friends everywhere
feat-allies-text = Win at least one column with the help of each of the { $of } allies.
