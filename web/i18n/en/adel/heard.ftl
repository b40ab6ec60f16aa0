# What lies on the table, for the ear; sentences get their full stop in the script. $name is a player, $cards and $names are lists already joined.
heard-district = { $district }, { $colour } { $cost }
heard-district-gold = with gold
heard-district-cards = with { $count ->
  [one] { $count } card
 *[other] { $count } cards
 } beneath
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
heard-city-empty = { $name }: no district yet
heard-seat = { $name }: { $gold } gold, { $hand ->
  [one] { $hand } card
 *[other] { $hand } cards
 } in hand, { $count } of { $need } districts, { $points ->
  [one] { $points } point
 *[other] { $points } points
 }
heard-crown = has the crown
heard-known = in hand, as you know: { $cards }
heard-rank = { $rank }, { $character }
heard-is = { $reader ->
  [you] you
 *[other] { $name }
 }
heard-face-up = set aside face up
heard-face-down = set aside face down
heard-unanswered = nobody answered
heard-nobody = nobody
heard-open = still to be chosen
heard-perhaps = perhaps { $names }
heard-murdered = murdered
heard-bewitched = bewitched
heard-robbed = robbed
heard-marked = to be robbed

# What play sounds like as it happens: a whole turn in one sentence, put together from these clauses and those of events.ftl with semicolons. Who plays
# has been named; the clauses that follow leave the name out.
ear-unanswered = nobody answers as { $characters }
ear-revealed = { $name } is the { $character }
ear-revealed-murdered = { $name } is the { $character }, murdered, in hospital
ear-revealed-bewitched = { $name } is the { $character }, bewitched
ear-goes-on = { $name } goes on
ear-crown = takes the crown from { $other }
ear-gold = takes { $amount } gold
ear-cards = takes { $count ->
  [one] a card
 *[other] { $count } cards
 }
ear-put-under = changes { $count ->
  [one] a card
 *[other] { $count } cards
 } at the pile
ear-built = builds { $district } for { $amount }
ear-built-Cj = builds { $district } out of { $other }’s hand
ear-named-As = murders { $role }
ear-named-Th = sets out to rob { $role }
ear-named-Wt = bewitches { $role }
ear-swapped = swaps hands with { $other }
ear-conjured = takes a card from { $other }’s hand
ear-pardoned = takes { $amount } gold from { $other }
ear-destroyed = destroys { $district } in { $other }’s city
ear-exchanged = gives { $given } for { $district } of { $other }
ear-adorned = puts gold on { $district }
ear-sold = turns a card into { $amount } gold
ear-tucked = lays a card under the Museum
ear-searched = takes a card out of the pile
ear-yours = over to you
