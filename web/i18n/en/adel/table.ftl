# Adel’s turn: what is asked, what is possible and what is not, the draft, the hand, cards laid out. $name is a player.
ask-draft = Choose your character. Nobody sees it.
ask-aside = Set one character aside, face down: nobody has it this round.
ask-turn-take = { $character }: take gold or draw cards.
ask-turn-build = { $character }: build, do something else, or end your turn.
ask-turn-go-on = { $character }: do something more, or end your turn.
ask-turn-must-name = { $character }: now name the rank you bewitch.
ask-turn-must-crown = { $character }: you still have to pass the crown on.
ask-short-witch = You are bewitched: take gold or cards, the rest is the Witch’s.
ask-short-hospital = You were murdered; your Hospital lets you take gold or cards.
ask-keep = { $count ->
  [one] Which card do you keep?
 *[other] Which { $count } cards do you keep?
 }
ask-put = Tap more cards that go under the pile, or draw.
ask-conjure = The hand of { $name }: which card do you take?
ask-tribute = You have been handed the crown: give 1 gold or a card for it.
ask-rescue = { $card } has been destroyed: does your Graveyard bring it back?
ask-search = Lighthouse: take one card out of the draw pile, or none.
ask-bell = Bell Tower: does the bell ring for an earlier end?

touch-put = Now tap the card that goes under the pile.
touch-sell = Now tap the card you sell.
touch-tuck = Now tap the card that goes into the Museum.
touch-adorn = Now tap a district of yours that bears no gold yet.
touch-destroy = Now tap a district of your own that is to fall.
touch-arm = Now tap the district that falls along with the Armory.
touch-exchange = Now tap the district of your own that you give away.
touch-exchange-for = { $card } goes. Now tap the district you want for it.
touch-conjure = { $card }: into your hand, or built at once?

wait-draft = { $name } is choosing a character…
wait-aside = { $name } is setting a character aside…
wait-tribute = { $name } is thinking what the crown is worth…
wait-rescue = { $name } is thinking about the Graveyard…
wait-turn = { $name } is thinking, as { $character }…
wait-somebody = { $name } is thinking…

curtain-draft = A character is to be chosen.
curtain-turn = The turn of: { $character }.
curtain-tribute = It is about the price of the crown.
curtain-rescue = It is about the Graveyard.
curtain-decision = There is something to decide.

warn-last = The game ends with this round.
warn-near = { $count ->
  [one] { $names } needs but one more district.
 *[other] { $names } need but one more district each.
 }
warn-near-you = You need but one more district.

turn-title = Your turn
turn-gold = Take gold
turn-cards = Draw cards
turn-take = Gold or cards
turn-build = Build
turn-income = Income
turn-end = End turn
turn-name-As = Murder
turn-name-Th = Rob
turn-name-Wt = Bewitch
turn-swap = Swap hands
turn-put = Change cards
turn-look = Look at a hand
turn-crown = Give the crown
turn-pardon = Sell a pardon
turn-extra-gold = More gold
turn-extra-cards = More cards
turn-adorn = Adorn a district
turn-destroy = Destroy
turn-destroy-own = Destroy your own
turn-exchange = Exchange districts
turn-sell = Sell a card
turn-smith = Forge cards
turn-tuck = Into the Museum
turn-arm = Blow up the Armory
turn-touch-build = Tap a card in your hand.
turn-touch-name = Tap a rank above.
turn-touch-swap = Tap a player.
turn-touch-look = Tap a player.
turn-touch-crown = Tap a player.
turn-touch-destroy = Tap a district of another city.
turn-builds = { $count ->
  [one] One more may be built.
 *[other] Up to { $count }.
 }
turn-beyond = Not: { $why }
turn-impossible = Impossible now
turn-lay-back = Press again to leave it
turn-undone = Left undone: { $what }
undone-build = building
undone-income = income
undone-power = your power
effect-gain = brings { $gold } gold
effect-cost = costs { $gold } gold

reason-take-first = first take gold or cards
reason-taken = taken
reason-pile-empty = the draw pile is empty
reason-built-enough = { $limit ->
  [one] you have built this turn
 *[other] you have built { $limit } this turn
 }
reason-cannot-build = the Conqueror does not build
reason-already-built = it stands in your city already
reason-too-dear = costs { $cost }, you have { $gold }
reason-no-income = { $colour ->
  [yellow] no yellow district in your city
  [blue] no blue district in your city
  [green] no green district in your city
 *[red] no red district in your city
 }
reason-used = used this turn
reason-own-rank = your own rank
reason-rank-one = rank 1 cannot be robbed
reason-murdered = not the murdered one
reason-bewitched = not the bewitched one
reason-hands-empty = both hands are empty
reason-hand-empty = no cards in that hand
reason-own-hand-empty = your hand is empty
reason-has-crown = { $name } has it already
reason-no-richest = nobody alone is the richest
reason-is-richest = you are the richest yourself
reason-no-district = no district for it
reason-already-gold = it bears gold already
reason-complete-city = { $name }’s city is complete
reason-own-complete = your own city is complete
reason-preacher = the Preacher guards { $name }
reason-keep = a Keep stands for good
reason-theirs-already = { $name } has one like it
reason-must-name = first name a rank
reason-must-crown = first pass the crown on
reason-no-pair = no two districts can be exchanged
reason-nothing = nothing it could be used on
beyond-too-dear = from { $cost } gold on it is too dear
short-too-dear = { $missing } short
short-already-built = built

hand-title = Your hand: { $count ->
  [one] { $count } card
 *[other] { $count } cards
 }
hand-empty = Your hand is empty.
hand-card = { $card }, { $colour }
hand-costs = costs you { $gold }

draft-title = Choice of characters
draft-offer = To choose from
draft-rank = Rank { $rank },
draft-up = Face up
draft-down = Face down
draft-hidden = hidden
draft-order = Who chooses when
draft-yours = Yours this round
draft-put-aside = Set aside by you
draft-step-pick-done = { $name } has chosen
draft-step-pick-now = { $name } is choosing
draft-step-pick-later = { $name } chooses later
draft-step-aside-done = { $name } has set one aside
draft-step-aside-now = { $name } is setting one aside
draft-step-aside-later = { $name } sets one aside later

asked-title = A question to you
asked-cards = To choose from
asked-keep = Into my hand
asked-build = Build it at once
asked-leave = Take none
asked-put = { $count ->
  [one] One card lies under the pile.
 *[other] { $count } cards lie under the pile.
 }
asked-draw = { $count ->
  [one] Draw one card
 *[other] Draw { $count } cards
 }
asked-tribute = { $name } has given you the crown. Its price: 1 gold, or a card of your hand.
asked-gold = Give 1 gold
asked-rescue = { $card } goes under the pile, or into your hand for { $gold } gold.
asked-save = Bring it back
asked-let-go = Let it go
asked-bell = A city is now complete with { $need } districts. If the bell rings, one fewer will do.
asked-declare = Ring the bell
asked-still = Keep it still

keys-arrows = Move through ranks, seats, choices and hand
keys-enter = Choose, press, build
keys-numbers = Choose that character, name that rank, take or build that card
keys-escape = Lay back what was chosen, or show everything at once
keys-c = Say the cities
keys-g = Say the purses and hands
keys-h = Say your hand
keys-i = Explain what has the focus
keys-r = Say the ranks
