# What the table says for the ear where the eye has pictures. $name is a player.
look-down = face down
look-slipped = slipped under the Cloak
look-hidden = A card of { $name }, { $lies }
look-placed = { $have } of { $want } placed
look-closed = closed by a Storm
look-fulfilled = fulfilled
look-leads = { $name } leads as far as you can see
look-leads-you = You lead as far as you can see
look-do-place = Place { $card } here
look-do-trade = Trade goals with this column
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
look-piles = hand { $hand }, draw pile { $deck }, discards { $discard }
