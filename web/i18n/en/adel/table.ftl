# Adel’s turn: what is asked, what is possible and what is not, the draft, the hand, cards laid out. $name is a player.
ask-draft = Choose your character. Nobody sees it.
ask-aside = Set one character aside, face down: nobody has it this round.
ask-turn-take = { $character }: take gold or draw cards.
ask-turn-take-special = { $character }: { $special ->
  [name-As] murder someone
  [name-Th] rob someone
  [swap] swap cards
  [look] look at a hand
  [destroy] destroy a district
  [exchange] exchange districts
 *[other] use your power
 }, or take gold or cards.
ask-turn-build = { $character }: build, do something else, or end your turn.
ask-turn-go-on = { $character }: do something else, or end your turn.
ask-turn-must-name = { $character }: now name the rank you bewitch.
ask-turn-must-crown = { $character }: you still have to give the crown away.
ask-short-witch = You are bewitched: take gold or cards. The rest of the turn is the Witch’s.
ask-short-hospital = You were murdered, but your Hospital lets you take gold or cards.
ask-keep = { $count ->
  [one] Which card do you keep?
 *[other] Which { $count } cards do you keep?
 }
ask-put = Tap more cards to swap with the deck, or draw.
ask-conjure = { $name }’s hand: which card do you take?
ask-tribute = You have been given the crown: give 1 gold or a card for it.
ask-rescue = Do you use your Graveyard to save the { $card }?
ask-search = Lighthouse: take one card from the deck, or none.
ask-bell = Bell Tower: will you ring the bell to end the game sooner?

touch-put = Now tap the card that goes to the bottom of the deck.
touch-sell = Now tap the card to sell.
touch-tuck = Now tap the card that goes under the Museum.
touch-adorn = Now tap one of your districts that has no gold on it yet.
touch-destroy = Now tap one of your own districts to destroy.
touch-arm = Now tap the district to destroy along with the Armory.
touch-exchange = Now tap one of your own districts to give away.
touch-exchange-for = You give the { $card }. Now tap the district you want in return.
touch-conjure = { $card }: into your hand, or build it at once?

wait-draft = { $name } is choosing a character…
wait-aside = { $name } is setting a character aside…
wait-tribute = { $name } is choosing what to give for the crown…
wait-rescue = { $name } is deciding about the Graveyard…
wait-turn = { $name } is thinking, as { $character }…
wait-somebody = { $name } is thinking…

curtain-draft = Time to choose a character.
curtain-turn = Your turn as { $character }.
curtain-tribute = You owe something for the crown.
curtain-rescue = Your Graveyard may save a district.
curtain-decision = There is something to decide.

warn-last = The game ends with this round.
warn-near = { $count ->
  [one] { $names } needs only one more district.
 *[other] { $names } need only one more district each.
 }
warn-near-you = You need only one more district.

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
turn-put = Swap with the deck
turn-look = Look at a hand
turn-crown = Give the crown
turn-pardon = Take 1 from the richest
turn-extra-gold = 4 extra gold
turn-extra-cards = 4 extra cards
turn-adorn = Adorn a district
turn-destroy = Destroy
turn-destroy-own = Destroy your own
turn-exchange = Exchange districts
turn-sell = Sell a card
turn-smith = Draw 3 cards
turn-tuck = Card under the Museum
turn-arm = Destroy the Armory
turn-touch-build = Tap a card in your hand.
turn-touch-name = Tap a rank at the top.
turn-touch-swap = Tap a player.
turn-touch-look = Tap a player.
turn-touch-crown = Tap a player.
turn-touch-destroy = Tap a district in another city.
turn-builds = { $count ->
  [one] You may build one more.
 *[other] You may build up to { $count }.
 }
turn-beyond = Out of reach: { $why }
turn-impossible = Not possible now
turn-lay-back = Press again to cancel
turn-undone = Not done yet: { $what }
undone-build = building
undone-income = income
undone-power = your power
effect-gain = brings { $gold } gold
effect-cost = costs { $gold } gold

reason-take-first = take gold or cards first
reason-taken = already taken
reason-pile-empty = the deck is empty
reason-built-enough = { $limit ->
  [one] you have already built this turn
 *[other] you have already built { $limit } this turn
 }
reason-cannot-build = the Navigator can’t build
reason-already-built = your city already has one
reason-too-dear = costs { $cost }, you have { $gold }
reason-no-income = { $colour ->
  [yellow] no yellow district in your city
  [blue] no blue district in your city
  [green] no green district in your city
 *[red] no red district in your city
 }
reason-used = already used this turn
reason-own-rank = your own rank
reason-rank-one = rank 1 cannot be robbed
reason-murdered = already murdered
reason-bewitched = already bewitched
reason-hands-empty = both hands are empty
reason-hand-empty = no cards in that hand
reason-own-hand-empty = your hand is empty
reason-has-crown = { $name } already has it
reason-no-richest = no single player is the richest
reason-is-richest = you are the richest yourself
reason-no-district = no district it could be used on
reason-already-gold = it already has gold on it
reason-complete-city = { $name }’s city is complete
reason-own-complete = your own city is complete
reason-preacher = the Bishop protects { $name }’s city
reason-keep = a Keep is safe from rank 8
reason-theirs-already = { $name } already has one
reason-must-name = name a rank first
reason-must-crown = give the crown away first
reason-no-pair = no two districts can be exchanged
reason-nothing = nothing it could be used on
beyond-too-dear = anything from { $cost } gold up
short-too-dear = { $missing } short
short-already-built = built

hand-title = Your hand: { $count ->
  [one] { $count } card
 *[other] { $count } cards
 }
hand-empty = Your hand is empty.
hand-card = { $card }, { $colour }
hand-costs = costs you { $gold }

draft-title = Choosing characters
draft-offer = To choose from
draft-rank = Rank { $rank },
draft-up = Face up
draft-down = Face down
draft-hidden = hidden
draft-order = Who chooses when
draft-does-pick = keeps
draft-does-aside = sets aside
draft-yours = Yours this round
draft-put-aside = You set aside
draft-step-pick-done = { $reader ->
  [you] you have chosen
 *[other] { $name } has chosen
 }
draft-step-pick-now = { $reader ->
  [you] you are choosing
 *[other] { $name } is choosing
 }
draft-step-pick-later = { $reader ->
  [you] you choose later
 *[other] { $name } chooses later
 }
draft-step-aside-done = { $reader ->
  [you] you have set one aside
 *[other] { $name } has set one aside
 }
draft-step-aside-now = { $reader ->
  [you] you are setting one aside
 *[other] { $name } is setting one aside
 }
draft-step-aside-later = { $reader ->
  [you] you set one aside later
 *[other] { $name } sets one aside later
 }

asked-title = A question for you
asked-cards = To choose from
asked-keep = Into my hand
asked-build = Build it at once
asked-leave = Take none
asked-put = { $count ->
  [one] One card is on the bottom of the deck.
 *[other] { $count } cards are on the bottom of the deck.
 }
asked-draw = { $count ->
  [one] Draw one card
 *[other] Draw { $count } cards
 }
asked-tribute = { $name } has given you the crown. Its price: 1 gold, or a card from your hand.
asked-gold = Give 1 gold
asked-rescue = The { $card } card goes to the bottom of the deck, or into your hand for { $gold } gold.
asked-save = Save it
asked-let-go = Don’t save it
asked-bell = { $need } districts complete a city now. If you ring the bell, one fewer will do.
asked-declare = Ring the bell
asked-still = Don’t ring

keys-arrows = Move through ranks, players, choices, and hand
keys-enter = Choose, press, build
keys-numbers = Choose that character, name that rank, take or build that card
keys-escape = Cancel a choice, or show everything at once
keys-c = Read out the cities
keys-g = Read out gold and hands
keys-h = Read out your hand
keys-i = Explain what has the focus
keys-r = Read out the ranks

# What a bot thought, in the replay.
thought-role = { $character }: { $holders }
thought-holder = { $name } { $odds }
thought-hand = Hand, { $name }: { $cards }
thought-card = { $district } { $odds }

# Why a hint names a move.
hint-district = { $card }, { $name }
hint-holders = { $count ->
  [one] Only one other player may have this character this round: { $character }.
 *[other] { $count } other players may have this character this round: { $character }.
 }
hint-likeliest = Most likely, it’s { $name } ({ $odds }).
hint-gold = Gold at the end of the round: about { $mine }; after other moves, { $other }.
hint-cards = Cards in hand at the end of the round: about { $mine }; after other moves, { $other }.
hint-districts = Districts in your city at the end of the round: about { $mine }; after other moves, { $other }.
hint-score = Your city’s points at the end of the round: about { $mine }; after other moves, { $other }.
hint-crown = You then begin the next round with the crown in { $chance } of cases; after other moves, in { $other }.
hint-rival-score = Points lost by { $name }, compared with other moves: about { $points }.
hint-rival-gold = Gold lost by { $name }, compared with other moves: about { $gold }.
hint-sole = Nobody else can then be this character this round: { $character }.
hint-complete = Your city is complete at the end of the round in { $chance } of cases; after other moves, in { $other }.
hint-colours = Your city has all five colors at the end of the round in { $chance } of cases; after other moves, in { $other }.
hint-rival-complete = { $name } has a complete city at the end of the round in only { $chance } of cases; after other moves, in { $other }.
hint-rival-colours = { $name } has all five colors at the end of the round in only { $chance } of cases; after other moves, in { $other }.
trophies-title = { $reader ->
  [you] Your city
 *[other] { $name }’s city
 }
