# What happened, one message for each kind of event in py/raenke/adel/events.py. They may stand within a sentence: none begins with a capital that it
# does not need or ends with a full stop; the scripts add both. $name and $other are players, $role, $district, $given and $kept names as an object (“the
# King”, “the Palace”), $character, $card, $cards and $others bare names or lists of them.
# $reader is “you” if the viewer did it or it is the viewer’s, “to-you” if the viewer is the other one of it, “hidden” if the viewer may not know
# the card, “giver” if the viewer, as $giver, passed the crown. “-own”: in the own city, or the own crown.
event-round-began = round { $round } begins; { $reader ->
  [you] you have the crown
 *[other] { $name } has the crown
 }
event-crown-Ki = { $reader ->
  [you] you take the crown from { $other }
  [to-you] { $name } takes the crown from you
 *[other] { $name } takes the crown from { $other }
 }
event-crown-Sc = { $reader ->
  [you] { $giver } passes the crown from { $other } to you
  [to-you] { $giver } takes the crown from you and passes it to { $name }
  [giver] you pass the crown from { $other } to { $name }
 *[other] { $giver } passes the crown from { $other } to { $name }
 }
event-crown-Sc-own = { $reader ->
  [you] { $giver } passes the crown to you
  [giver] you pass the crown to { $name }
 *[other] { $giver } passes the crown to { $name }
 }
event-crown-abdication = { $reader ->
  [you] { $other } abdicates after three rounds, and the crown goes to you
  [to-you] you abdicate after three rounds, and the crown goes to { $name }
 *[other] { $other } abdicates after three rounds, and the crown goes to { $name }
 }
event-crown-murdered = { $reader ->
  [you] you were the murdered King, and now take the crown from { $other }
  [to-you] { $name } was the murdered King, and now takes the crown from you
 *[other] { $name } was the murdered King, and now takes the crown from { $other }
 }
event-throne-room = { $reader ->
  [you] your Throne Room
 *[other] { $name }’s Throne Room
 } pays { $amount } gold as the crown moves
event-set-aside = set aside face up: { $characters } (and one more face down)
event-set-aside-down = one character is set aside face down
event-looked-down = { $reader ->
  [you] you look at the face-down character: { $character }
  [hidden] { $name } looks at the face-down character
 *[other] { $name } looks at the face-down character: { $character }
 }
event-drafted = { $reader ->
  [you] you choose { $role }
  [hidden] { $name } chooses a character
 *[other] { $name } chooses { $role }
 }
event-put-aside = { $reader ->
  [you] you set { $role } aside
  [hidden] { $name } sets a character aside
 *[other] { $name } sets { $role } aside
 }, face down
event-unanswered = { $role } is called, but nobody answers
event-unanswered-murdered = { $role } is called, but has been murdered
event-unanswered-murdered-known = { $role } is called, but { $reader ->
  [you] you have been murdered
 *[other] { $name } has been murdered
 }
run-unanswered = { $from }–{ $to }: nobody answers
event-unanswered-bewitched = { $role } is called, but nobody answers: the Witch has waited in vain
event-revealed = { $reader ->
  [you] you are the { $character }
 *[other] { $name } is the { $character }
 }
event-revealed-murdered = { $reader ->
  [you] you are the murdered { $character }, but your Hospital still lets you
 *[other] { $name } is the murdered { $character }, but the Hospital still lets them
 } take gold or cards
event-revealed-bewitched = { $reader ->
  [you] you are the { $character }
 *[other] { $name } is the { $character }
 }, bewitched: only gold or cards, and the rest of the turn is the Witch’s
event-robbed = { $reader ->
  [you] you lose all your gold ({ $amount }) to { $other }, the Thief
  [to-you] as Thief, you take all of { $name }’s gold ({ $amount })
 *[other] { $name } loses all their gold ({ $amount }) to { $other }, the Thief
 }
event-robbed-nothing = { $reader ->
  [you] you have no gold to lose to { $other }, the Thief
  [to-you] as Thief, you find that { $name } has no gold
 *[other] { $name } has no gold to lose to { $other }, the Thief
 }
event-taxed = { $reader ->
  [you] you pay { $other } { $amount } gold in tax for building
  [to-you] { $name } pays you { $amount } gold in tax for building
 *[other] { $name } pays { $other } { $amount } gold in tax for building
 }
event-queen = { $reader ->
  [you] you get { $amount } gold as Queen: the crown is right next to you
 *[other] { $name } gets { $amount } gold as Queen, right next to the crown
 }
event-took-gold = { $reader ->
  [you] you take { $amount } gold
 *[other] { $name } takes { $amount } gold
 }
event-drew = { $reader ->
  [you] you draw{ $cause ->
    [Ar] { " " }as Architect
    [Co] { " " }as Navigator
    [Mg] { " " }as Magician
    [Smi] { " " }with the Smithy
    [Par] { " " }with the Park
   *[cards] { "" }
   }: { $cards }
  [hidden] { $name } draws { $count ->
    [one] a card
   *[other] { $count } cards
   }{ $cause ->
    [Ar] { " " }as Architect
    [Co] { " " }as Navigator
    [Mg] { " " }as Magician
    [Smi] { " " }with the Smithy
    [Par] { " " }with the Park
   *[cards] { "" }
   }
 *[other] { $name } draws{ $cause ->
    [Ar] { " " }as Architect
    [Co] { " " }as Navigator
    [Mg] { " " }as Magician
    [Smi] { " " }with the Smithy
    [Par] { " " }with the Park
   *[cards] { "" }
   }: { $cards }
 }
event-kept = { $reader ->
  [you] you keep { $kept }
  [hidden] { $name } keeps one of them
 *[other] { $name } keeps { $kept }
 }
event-kept-rest = { $reader ->
  [you] you keep
 *[other] { $name } keeps
 } { $kept } (to the bottom of the deck: { $others })
event-extra-gold-Me = { $reader ->
  [you] you get { $amount } extra gold as Merchant
 *[other] { $name } gets { $amount } extra gold as Merchant
 }
event-extra-gold-Co = { $reader ->
  [you] you take { $amount } extra gold as Navigator
 *[other] { $name } takes { $amount } extra gold as Navigator
 }
event-income = { $reader ->
  [you] you collect { $amount } gold as { $character }
 *[other] { $name } collects { $amount } gold as { $character }
 }: { $cards }
event-built = { $reader ->
  [you] you build { $district } for { $amount } gold
 *[other] { $name } builds { $district } for { $amount } gold
 }
event-built-Cj = { $reader ->
  [you] you build { $district } from { $other }’s hand for { $amount } gold
  [to-you] { $name } builds { $district } from your hand for { $amount } gold
 *[other] { $name } builds { $district } from { $other }’s hand for { $amount } gold
 }
event-refunded = { $reader ->
  [you] you get { $amount } gold back as Alchemist
 *[other] { $name } gets { $amount } gold back as Alchemist
 }
event-named-As = { $reader ->
  [you] you murder { $role }
 *[other] { $name } murders { $role }
 }
event-named-Th = { $reader ->
  [you] you plan to rob { $role }
 *[other] { $name } plans to rob { $role }
 }
event-named-Wt = { $reader ->
  [you] you bewitch { $role }
 *[other] { $name } bewitches { $role }
 }
event-paused = { $reader ->
  [you] you wait until { $role } is called
 *[other] { $name } waits until { $role } is called
 }
event-resumed = { $reader ->
  [you] as Witch, you take over { $other }’s turn as { $character }
  [to-you] { $name }, the Witch, takes over your turn as { $character }
 *[other] { $name }, the Witch, takes over { $other }’s turn as { $character }
 }
event-resumed-own = { $reader ->
  [you] as Witch, you take over your own turn as { $character }
 *[other] { $name }, the Witch, goes on as { $character }
 }
event-swapped = { $reader ->
  [you] you swap hands with { $other }: you give { $cards }, and get { $others }
  [to-you] { $name } swaps hands with you: you give { $others }, and get { $cards }
  [hidden] { $name } swaps hands with { $other }
 *[other] { $name } swaps hands with { $other }, giving { $cards }, and getting { $others }
 }
event-put-under = { $reader ->
  [you] you put { $count ->
    [one] a card
   *[other] { $count } cards
   } on the bottom of the deck: { $cards }
  [hidden] { $name } puts { $count ->
    [one] a card
   *[other] { $count } cards
   } on the bottom of the deck
 *[other] { $name } puts { $count ->
    [one] a card
   *[other] { $count } cards
   } on the bottom of the deck: { $cards }
 }
event-looked = { $reader ->
  [you] you look at { $other }’s hand: { $cards }
  [to-you] { $name } looks at your hand
  [hidden] { $name } looks at { $other }’s hand
 *[other] { $name } looks at { $other }’s hand: { $cards }
 }
event-conjured = { $reader ->
  [you] you take a card from { $other }’s hand: { $card }
  [to-you] { $name } takes a card from your hand: { $card }
  [hidden] { $name } takes a card from { $other }’s hand
 *[other] { $name } takes a card from { $other }’s hand: { $card }
 }
event-tribute-gold = { $reader ->
  [you] you pay { $other } { $amount } gold for the crown
  [to-you] { $name } pays you { $amount } gold for the crown
 *[other] { $name } pays { $other } { $amount } gold for the crown
 }
event-tribute-card = { $reader ->
  [you] you give { $other } a card for the crown: { $card }
  [to-you] { $name } gives you a card for the crown: { $card }
  [hidden] { $name } gives { $other } a card for the crown
 *[other] { $name } gives { $other } a card for the crown: { $card }
 }
event-pardoned = { $reader ->
  [you] you take { $amount } gold from { $other }
  [to-you] { $name } takes { $amount } gold from you
 *[other] { $name } takes { $amount } gold from { $other }
 }, the richest player
event-destroyed-Wa = { $reader ->
  [you] you destroy { $district } in { $other }’s city { $amount ->
    [0] for free
   *[other] for { $amount } gold
   }
  [to-you] { $name } destroys { $district } in your city { $amount ->
    [0] for free
   *[other] for { $amount } gold
   }
 *[other] { $name } destroys { $district } in { $other }’s city { $amount ->
    [0] for free
   *[other] for { $amount } gold
   }
 }
event-destroyed-Wa-own = { $reader ->
  [you] you destroy { $district } in your own city { $amount ->
    [0] for free
   *[other] for { $amount } gold
   }
 *[other] { $name } destroys { $district } in their own city { $amount ->
    [0] for free
   *[other] for { $amount } gold
   }
 }
event-destroyed-Arm = { $reader ->
  [you] you destroy your Armory and, with it, { $district } in { $other }’s city
  [to-you] { $name } destroys the Armory and, with it, { $district } in your city
 *[other] { $name } destroys the Armory and, with it, { $district } in { $other }’s city
 }
event-saved = { $reader ->
  [you] your Graveyard puts { $district } into your hand for { $amount } gold
 *[other] { $name }’s Graveyard puts { $district } into their hand for { $amount } gold
 }
event-let-go = { $reader ->
  [you] you don’t use your Graveyard to save { $district }
 *[other] { $name } doesn’t use the Graveyard to save { $district }
 }
event-exchanged = { $reader ->
  [you] you exchange { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }and { $amount } gold
   } for { $district } in { $other }’s city
  [to-you] { $name } exchanges { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }and { $amount } gold
   } for { $district } in your city
 *[other] { $name } exchanges { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }and { $amount } gold
   } for { $district } in { $other }’s city
 }
event-adorned = { $reader ->
  [you] you put { $amount } gold on { $district } as Artist
 *[other] { $name } puts { $amount } gold on { $district } as Artist
 }
event-sold = { $reader ->
  [you] you sell a card to the Laboratory for { $amount } gold: { $card }
  [hidden] { $name } sells a card to the Laboratory for { $amount } gold
 *[other] { $name } sells a card to the Laboratory for { $amount } gold: { $card }
 }
event-smithed = { $reader ->
  [you] you pay the Smithy { $amount } gold
 *[other] { $name } pays the Smithy { $amount } gold
 }
event-tucked = { $reader ->
  [you] you put a card under the Museum: { $card }
  [hidden] { $name } puts a card under the Museum
 *[other] { $name } puts a card under the Museum: { $card }
 }
event-searched = { $reader ->
  [you] you take a card from the deck with the Lighthouse: { $card }
  [hidden] { $name } takes a card from the deck with the Lighthouse
 *[other] { $name } takes a card from the deck with the Lighthouse: { $card }
 }
event-looked-away = { $reader ->
  [you] you take nothing from the deck
 *[other] { $name } takes nothing from the deck
 }
event-shuffled = the deck is shuffled
event-bell = { $reader ->
  [you] you ring your Bell Tower
 *[other] { $name } rings the Bell Tower
 }: one district fewer now completes a city
event-bell-still = { $reader ->
  [you] you don’t ring your Bell Tower
 *[other] { $name } doesn’t ring the Bell Tower
 }
event-bell-void = the Bell Tower is gone: a city needs as many districts as before
event-poor-house = { $reader ->
  [you] your Poor House gives you { $amount } gold
 *[other] { $name }’s Poor House gives { $amount } gold
 }
event-complete = { $reader ->
  [you] your city is complete
 *[other] { $name }’s city is complete
 }
event-complete-first = { $reader ->
  [you] you have
 *[other] { $name } has
 } the first complete city: this is the last round
event-incomplete = { $reader ->
  [you] your city is no longer complete
 *[other] { $name }’s city is no longer complete
 }
event-turn-ended = { $reader ->
  [you] you end your turn
 *[other] { $name } ends their turn
 }
event-round-ended = round { $round } is over
event-scored = { $reader ->
  [you] you have { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
   }
 *[other] { $name } has { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
   }
 }
event-game-over = the game is over
cards-nothing = nothing
cards-several = { $count } × { $card }

# What struck the viewer since its last decision; likewise without a capital and a full stop.
hit-unanswered = you were murdered as { $character } and lost your turn
hit-revealed-murdered = you were murdered as { $character }, but your Hospital still lets you take gold or cards
hit-revealed-bewitched = you were bewitched as { $character } and may only take gold or cards
hit-resumed = { $name }, the Witch, took over your turn as { $character }
hit-robbed = { $other }, the Thief, took all your gold ({ $amount })
hit-swapped = { $name }, the Magician, swapped hands with you: you gave { $others }, and got { $cards }
hit-destroyed-Wa = { $name }, the Warlord, destroyed { $district } in your city
hit-destroyed-Arm = { $name } used the Armory to destroy { $district } in your city
hit-exchanged = { $name }, the Diplomat, took { $district } from your city and gave you { $given }{ $amount ->
  [0] { "" }
 *[other] { " " }and { $amount } gold
 }
hit-looked = { $name }, the Wizard, looked at your hand
hit-conjured = { $name }, the Wizard, took a card from your hand: { $card }
hit-built = { $name }, the Wizard, built { $district } from your hand
hit-pardoned = { $name }, the Abbot, took { $amount } gold from you, the richest player
hit-taxed = you paid { $other } { $amount } gold in tax for building
hit-incomplete = your city is no longer complete

# Why nothing can be taken back.
undo-revealed = Can’t undo: a card you couldn’t have known has been revealed since.
undo-drew = Can’t undo: you have drawn cards since.
undo-looked = Can’t undo: you have since seen cards you couldn’t have known.
undo-called = Can’t undo: a call has since shown who holds a character.
undo-passed = Can’t undo: others have chosen their characters since.
undo-shuffled = Can’t undo: the deck has been shuffled since.
undo-round = Can’t undo: a new round has begun since.

# Statistics.
statistics-characters = Characters you have played
statistics-characters-note = How often you answered a call as each of them.
statistics-districts = Districts you built
statistics-districts-note = The districts you built, whether or not they were still standing at the end.

# What acts for the first time in a person's life; a whole sentence each.
first-As = The Assassin murders a character, not a player: whoever holds that character has no turn this round.
first-Th = The Thief names a character. When it is called, all its gold goes to the Thief first.
first-Mg = The Magician swaps his whole hand with another player, or any of his cards with the deck.
first-Ki = The King takes the crown as soon as he is called: whoever has it chooses first next round.
first-Pr = As long as the Bishop is alive, rank 8 cannot touch his city for the rest of the round.
first-Me = The Merchant automatically gets 1 extra gold after taking gold or cards.
first-Ar = The Architect draws 2 extra cards and may build up to three districts this turn.
first-Wa = The Warlord pays 1 gold less than a district’s cost and destroys it. Complete cities are safe.
first-Wt = The Witch’s turn pauses until the bewitched character is called. Then she takes over that turn, power and all.
first-Tx = While the Tax Collector is around, whoever builds pays 1 gold at the end of their turn.
first-Cj = The Wizard looks at a player’s whole hand and takes one card: she adds it to her own hand or builds it at once.
first-Sc = The Emperor must give the crown away: whoever has it chooses first next round.
first-Pa = The Abbot takes 1 gold from the one player who has the most.
first-Al = At the end of his turn the Alchemist gets back what he paid to build.
first-Co = The Navigator takes 4 extra gold or 4 extra cards, but can’t build this turn.
first-Di = The Diplomat exchanges one of his districts for another player’s, and pays the difference if theirs costs more.
first-At = The Artist’s gold stays on the district: from now on it is worth 1 point more and costs 1 more to destroy.
first-Qu = The Queen gets 3 gold if the player next to her has the crown.
first-Lab = The Laboratory turns a card into gold, once during each of its owner’s turns.
first-Smi = The Smithy lets its owner draw 3 cards for 2 gold, once a turn.
first-Gra = When rank 8 destroys a district, the Graveyard’s owner may take its card into their hand for 1 gold.
first-Lig = Whoever builds the Lighthouse may take any one card from the deck.
first-Arm = The Armory is destroyed together with a district in another city. Only a complete city is safe from it.
first-Mus = Every card under the Museum is worth 1 point at the end.
first-Bel = The Bell Tower has been rung: everyone now needs one district fewer, so the game ends sooner.
first-Poo = The Poor House gives its owner 1 gold if their turn ends with none.
first-Par = The Park gives its owner 2 cards if their turn ends with an empty hand.
first-Hos = The Hospital lets even a murdered character take gold or cards, but nothing more.
first-Thr = The Throne Room pays its owner 1 gold whenever the crown changes hands.

# Names as an object.
character-As-object = the Assassin
character-Th-object = the Thief
character-Mg-object = the Magician
character-Ki-object = the King
character-Pr-object = the Bishop
character-Me-object = the Merchant
character-Ar-object = the Architect
character-Wa-object = the Warlord
character-Wt-object = the Witch
character-Tx-object = the Tax Collector
character-Cj-object = the Wizard
character-Sc-object = the Emperor
character-Pa-object = the Abbot
character-Al-object = the Alchemist
character-Co-object = the Navigator
character-Di-object = the Diplomat
character-At-object = the Artist
character-Qu-object = the Queen
district-Man-object = the Manor
district-Cas-object = the Castle
district-Pal-object = the Palace
district-Tem-object = the Temple
district-Chu-object = the Church
district-Mon-object = the Monastery
district-Cat-object = the Cathedral
district-Tav-object = the Tavern
district-Mar-object = the Market
district-Tra-object = the Trading Post
district-Doc-object = the Docks
district-Har-object = the Harbor
district-Tow-object = the Town Hall
district-Wat-object = the Watchtower
district-Pri-object = the Prison
district-Bat-object = the Battlefield
district-For-object = the Fortress
district-Hau-object = the Haunted Quarter
district-Kee-object = the Keep
district-Lab-object = the Laboratory
district-Smi-object = the Smithy
district-Obs-object = the Observatory
district-Gra-object = the Graveyard
district-Lib-object = the Library
district-Sch-object = the School of Magic
district-Uni-object = the University
district-Dra-object = the Dragon Gate
district-Lig-object = the Lighthouse
district-Arm-object = the Armory
district-Mus-object = the Museum
district-Tre-object = the Imperial Treasury
district-Map-object = the Map Room
district-Wis-object = the Wishing Well
district-Qua-object = the Quarry
district-Poo-object = the Poor House
district-Bel-object = the Bell Tower
district-Fac-object = the Factory
district-Par-object = the Park
district-Hos-object = the Hospital
district-Thr-object = the Throne Room
district-Wal-object = the Great Wall

# What is known.
known-ranks = Who is who
known-passed = You passed on: { $characters }
known-pile = { $count ->
  [one] { $count } card in the deck
 *[other] { $count } cards in the deck
 }
known-pile-cards = Known cards, counted from the top
known-at = { $at }.
known-museum = Under the Museum
known-purse = { $gold } gold, { $hand ->
  [one] { $hand } card
 *[other] { $hand } cards
 } in hand
known-crown = has the crown
known-characters = This round: { $characters }
known-city = City
known-cards = Known cards in hand
known-own = In your hand
known-points = Points so far
known-hand = { $name }’s hand
known-none = none
known-no-card = none of them

feat-no-gold = All that glitters
feat-no-gold-text = Win without ever taking gold instead of cards.
feat-murdered = Nine lives
feat-murdered-text = Be murdered twice in one game and win it anyway.
feat-violet = Born in the purple
feat-violet-text = Have four purple districts in your city at the end of a game.
feat-characters = A thousand faces
feat-characters-text = Answer a call as each of the { $of } characters.
