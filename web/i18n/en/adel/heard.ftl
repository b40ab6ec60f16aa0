# What lies on the table, for the ear; sentences get their full stop in the script. $name is a player, $cards and $names are lists already joined.
heard-district = { $district }, { $colour } { $cost }
heard-district-gold = with gold on it
heard-district-cards = with { $count ->
  [one] { $count } card
 *[other] { $count } cards
 } under it
heard-you-are = You are: { $characters }
heard-purse = Your gold: { $gold }
heard-hand = Your hand: { $cards }
heard-hand-empty = Your hand is empty
heard-city = { $name }, { $count } of { $need } districts, { $points ->
  [one] { $points } point
 *[other] { $points } points
 }
heard-city-complete = { $name }, complete with { $count } of { $need } districts, { $points ->
  [one] { $points } point
 *[other] { $points } points
 }
heard-city-empty = { $name }: no districts yet
heard-seat = { $name }: { $gold } gold, { $hand ->
  [one] { $hand } card
 *[other] { $hand } cards
 } in hand, { $count } of { $need } districts, { $points ->
  [one] { $points } point
 *[other] { $points } points
 }
heard-crown = has the crown
heard-known = known cards in hand: { $cards }
heard-rank = { $rank }, { $character }
heard-is = { $reader ->
  [you] you
 *[other] { $name }
 }
heard-face-up = set aside face up
heard-face-down = set aside face down
heard-unanswered = nobody answered
heard-nobody = nobody
heard-open = not chosen yet
heard-perhaps = perhaps { $names }
heard-murdered = murdered
heard-bewitched = bewitched
heard-robbed = robbed
heard-marked = named by the Thief

# What play sounds like as it happens: a whole turn in one sentence, put together from these clauses and those of events.ftl with semicolons. Who plays
# has been named; the clauses that follow leave the name out, and ear-again adds it ($deed is the clause) once another was the subject.
ear-unanswered = { $characters }: no answer
ear-revealed = { $name } is the { $character }
ear-revealed-murdered = { $name } is the { $character }, murdered, but with a Hospital
ear-revealed-bewitched = { $name } is the { $character }, bewitched
ear-again = { $reader ->
  [you] { $deed }
 *[other] { $name } { $deed }
 }
ear-crown = takes the crown from { $other }
ear-gold = takes { $amount } gold
ear-cards = takes { $count ->
  [one] a card
 *[other] { $count } cards
 }
ear-put-under = swaps { $count ->
  [one] a card
 *[other] { $count } cards
 } with the deck
ear-built = builds { $district } for { $amount }
ear-built-Cj = builds { $district } from { $other }’s hand
ear-named-As = murders { $role }
ear-named-Th = plans to rob { $role }
ear-named-Wt = bewitches { $role }
ear-swapped = swaps hands with { $other }
ear-conjured = takes a card from { $other }’s hand
ear-pardoned = takes { $amount } gold from { $other }
ear-destroyed = destroys { $district } in { $other }’s city
ear-exchanged = exchanges { $given } for { $district } in { $other }’s city
ear-adorned = puts gold on { $district }
ear-sold = sells a card for { $amount } gold
ear-tucked = puts a card under the Museum
ear-searched = takes a card from the deck
ear-yours = your turn
