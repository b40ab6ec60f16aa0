# Motives of puzzles: what each is called, and why the solution is right. $character, $card and $other are bare names,
# $name a player; $odds is a share with its per cent sign.
motive-bell = Ring the bell
why-bell = { $rings ->
  [1] Ring it: with one district fewer to build, the game ends while you are well placed.
 *[0] Leave it silent: an earlier end would help others more than you.
 }
motive-complete = Complete the city
why-complete = This district makes your city complete: { $card }. { $first ->
  [1] You are the first, which is worth 4 points
 *[0] That is worth 2 points
 }, and the game ends this round.
motive-murder = Whom to murder
why-murder = The odds are { $odds } that { $name } chose this character: { $character }. { $lacks ->
  [0] Their city is complete.
  [one] Their city needs only one more district.
 *[other] Their city needs { $lacks } more districts, and they have { $gold } gold to build them.
 } Nobody would be hurt more by a lost turn.
motive-rob = Whom to rob
why-rob = { $name } has { $gold } gold, and the odds are { $odds } that they chose this character: { $character }. Nowhere else can you count on taking so much.
motive-bewitch = Whom to bewitch
why-bewitch = The odds are { $odds } that { $name } chose this character: { $character }. As the Witch, you take over that turn, with your own gold and in your own city.
motive-stop = Stop a city
why-stop = { $lacks ->
  [one] { $name } needs only one more district.
 *[other] { $name } needs only { $lacks } more districts.
 } This move comes just in time.
motive-destroy = What to destroy
why-destroy = { $card }: losing it hurts { $name } the most, and you can afford to destroy it.
motive-exchange = What to exchange
why-exchange = { $card } from { $name } for your { $other }: you gain by it, and { $name } becomes less of a threat.
motive-swap = Swap hands
why-swap = { $name } has { $cards ->
  [one] one card
 *[other] { $cards } cards
 }, you have { $own }. The swap gives you choices and takes them from { $name }.
motive-conjure = Another player’s hand
why-conjure = { $builds ->
  [1] Build this card at once: { $card }. It doesn’t count as the one district you may build this turn.
  [0] Take this card into your hand: { $card }. Then { $name } can no longer build it.
 *[look] { $name }’s hand is the one worth looking at.
 }
motive-crown = Whom to crown
why-crown = The crown does the least harm with { $name }, and that is what counts when the next round begins.
motive-patience = Patience
why-patience = { $card } is tempting, but your gold and that card will do more for you on a later turn.
motive-architect = The Architect’s turn
why-architect = The Architect may build three districts in one turn. This is the one to build now: { $card }.
motive-colours = All five colors
why-colours = { $card } adds the last color your city lacks: all five together are worth 3 points.
motive-purse = Keep gold from the Thief
why-purse = You have { $gold } gold, and the Thief may be in play. As { $character }, you cannot lose it before you spend it.
motive-income = A character that pays
why-income = { $character } collects 1 gold for each district of the matching color, and your city has { $paid } of them.
motive-pick = Whom to choose
why-pick = { $character } suits you best: you have { $gold } gold and { $cards ->
  [one] one card
 *[other] { $cards } cards
 } in hand.
motive-build = What to build
why-build = { $card } now: of everything you could build, it does the most for your city.
motive-take = Gold or cards
why-take = { $takes ->
  [gold] You have cards to build but too little gold: take gold.
 *[cards] You have gold but not enough worth building: draw cards.
 }
motive-keep = Which card to keep
why-keep = Keep this card: { $card }. It fits your gold and your city best.
motive-renew = New cards
why-renew = Swap with the deck: what you put back is of little use to you.
