# Adel’s table for the eye and the ear: seats, cities, the rail of ranks, the herald. $name is a player, $names a list already joined.
round-now = Round { $round }
round-last = Round { $round }, the last
seats-title = The other players
seats-who = { $letter }, { $name }
seats-you = you
seats-turn = to act
seats-crown = has the crown
seats-gold = { $gold } gold
seats-hand = { $cards ->
  [one] { $cards } card in hand
 *[other] { $cards } cards in hand
 }
seats-built = { $built } of { $need } districts
seats-first = first complete city
seats-complete = complete city
seats-points = { $points ->
  [one] { $points } point
 *[other] { $points } points
 }
seats-city-of = { $name }’s city
seats-city-own = Your city
seats-city-empty = Nothing built yet
seats-unfold = Show all of { $name }’s city
seats-hand-of = { $name }’s hand
seats-district-costs = costs { $gold }
seats-district-gold = with the Artist’s gold
seats-district-cards = { $count ->
  [one] { $count } card under it
 *[other] { $count } cards under it
 }
seats-district-for = now for { $gold } gold
rail-title = The characters of this round
rail-rank = { $rank }, { $character }
rail-now = being called
rail-next = next to be called
rail-held = it is { $name }
rail-yours = it is you
rail-up = set aside face up, nobody has it
rail-down = set aside face down (you saw it)
rail-unanswered = nobody answered
rail-nobody = as far as you know, nobody has it
rail-unchosen = as far as you know, not chosen yet
rail-anybody = could be any other player
rail-any-short = any
rail-can = could be { $names }
rail-murdered = murdered
rail-bewitched = bewitched
rail-robbed = named by the Thief
herald-title = The herald
herald-draft = Choosing characters
herald-chooses = { $reader ->
  [you] You choose
 *[other] { $name } is choosing
 }
herald-you = You
herald-nobody = Nobody answers
herald-short = gold or cards, nothing more
herald-takes = still to take gold or cards
herald-taken = gold or cards taken
herald-built = { $count } built
herald-builds = may build { $count }
herald-pile = { $cards ->
  [one] { $cards } card in the deck
 *[other] { $cards } cards in the deck
 }
