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
heard-is = { $name }
heard-is-you = you
heard-face-up = set aside face up
heard-face-down = set aside face down
heard-unanswered = nobody answered
heard-nobody = nobody
heard-perhaps = perhaps { $names }
heard-murdered = murdered
heard-bewitched = bewitched
heard-robbed = to be robbed
