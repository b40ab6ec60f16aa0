# Adel’s table for the eye and the ear: seats, cities, the rail of ranks, the herald. $name is a player, $names a list already joined.
round-now = Round { $round }
round-last = Round { $round }, the last
seats-title = The others at the table
seats-who = { $letter }, { $name }
seats-you = you
seats-turn = to act
seats-crown = wears the crown
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
seats-city-of = City of { $name }
seats-city-own = Your city
seats-city-empty = Nothing built yet
seats-unfold = City of { $name } in full
seats-hand-of = In the hand of { $name }
seats-district-costs = cost { $gold }
seats-district-gold = with the Artist’s gold
seats-district-cards = { $count ->
  [one] { $count } card under it
 *[other] { $count } cards under it
 }
seats-district-for = now for { $gold } gold
rail-title = The characters of this round
rail-rank = { $rank }, { $character }
rail-now = called now
rail-next = called next
rail-held = it is { $name }
rail-yours = it is you
rail-up = set aside face up, nobody has it
rail-down = set aside face down, as you know
rail-unanswered = nobody answered
rail-nobody = nobody can be it, as far as you know
rail-unchosen = not chosen yet, as far as you know
rail-anybody = anybody else can be it
rail-can = can be { $names }
rail-murdered = murdered
rail-bewitched = bewitched
rail-robbed = robbed
herald-title = The herald
herald-draft = The court casts its parts
herald-chooses = { $reader ->
  [you] You choose
 *[other] { $name } is choosing
 }
herald-you = You
herald-nobody = Nobody answers
herald-short = takes gold or cards, and no more
herald-takes = still to take gold or cards
herald-taken = has taken
herald-built = { $count } built
herald-builds = may build { $count }
herald-pile = { $cards ->
  [one] { $cards } district in the pile
 *[other] { $cards } districts in the pile
 }
