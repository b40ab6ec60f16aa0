# What happened, one message for each kind of event in py/raenke/adel/events.py. They may stand within a sentence: none begins with a capital that it
# does not need or ends with a full stop; the scripts add both. $name and $other are players, $role, $district and $given names as an object (“the
# King”, “the Palace”), $character, $card, $cards and $others bare names or lists of them.
# $reader is “you” if the viewer did it or it is the viewer’s, “to-you” if the viewer is the other one of it, “hidden” if the viewer may not know
# the card. “-own”: in the own city.
event-round-began = round { $round } begins, { $reader ->
  [you] you wear the crown
 *[other] { $name } wears the crown
 }
event-crown-Ki = { $reader ->
  [you] as King you take the crown from { $other }
  [to-you] as King { $name } takes the crown from you
 *[other] as King { $name } takes the crown from { $other }
 }
event-crown-Sc = { $reader ->
  [you] the Schemer passes the crown from { $other } to you
  [to-you] the Schemer passes the crown from you to { $name }
 *[other] the Schemer passes the crown from { $other } to { $name }
 }
event-crown-abdication = { $reader ->
  [you] after three rounds { $other } abdicates, the crown goes to you
  [to-you] after three rounds you abdicate, the crown goes to { $name }
 *[other] after three rounds { $other } abdicates, the crown goes to { $name }
 }
event-crown-murdered = { $reader ->
  [you] you were the murdered King and take the crown from { $other } after all
  [to-you] { $name } was the murdered King and takes the crown from you after all
 *[other] { $name } was the murdered King and takes the crown from { $other } after all
 }
event-throne-room = as the crown moves, { $reader ->
  [you] your Throne Room pays { $amount } gold
 *[other] { $name }’s Throne Room pays { $amount } gold
 }
event-set-aside = set aside face up: { $characters }, and one more face down
event-set-aside-down = one character is set aside face down
event-looked-down = { $reader ->
  [you] you look at the character face down: { $character }
  [hidden] { $name } looks at the character face down
 *[other] { $name } looks at the character face down: { $character }
 }
event-drafted = { $reader ->
  [you] you choose { $role }
  [hidden] { $name } chooses a character
 *[other] { $name } chooses { $role }
 }
event-put-aside = { $reader ->
  [you] you put { $role } aside
  [hidden] { $name } puts a character aside
 *[other] { $name } puts { $role } aside
 }, face down
event-unanswered = { $role } is called, nobody answers
event-unanswered-murdered = { $role } is called and stays silent: murdered
event-unanswered-murdered-known = { $role } is called and stays silent: { $reader ->
  [you] you have been murdered
 *[other] { $name } has been murdered
 }
event-unanswered-bewitched = { $role } is called, nobody answers: the Witch has waited in vain
event-revealed = { $reader ->
  [you] you are the { $character }
 *[other] { $name } is the { $character }
 }
event-revealed-murdered = { $reader ->
  [you] you are the { $character }, murdered, but your Hospital still grants gold or cards
 *[other] { $name } is the { $character }, murdered, but the Hospital still grants gold or cards
 }
event-revealed-bewitched = { $reader ->
  [you] you are the { $character }
 *[other] { $name } is the { $character }
 }, bewitched: only gold or cards, the rest is the Witch’s
event-robbed = { $reader ->
  [you] as Thief { $other } takes all your gold
  [to-you] as Thief you take all of { $name }’s gold
 *[other] as Thief { $other } takes all of { $name }’s gold
 }: { $amount }
event-robbed-nothing = { $reader ->
  [you] as Thief { $other } finds your purse empty
  [to-you] as Thief you find { $name }’s purse empty
 *[other] as Thief { $other } finds { $name }’s purse empty
 }
event-taxed = { $reader ->
  [you] you have built and pay { $other } { $amount } gold of tax
  [to-you] { $name } has built and pays you { $amount } gold of tax
 *[other] { $name } has built and pays { $other } { $amount } gold of tax
 }
event-queen = { $reader ->
  [you] beside the crown you get { $amount } gold as Queen
 *[other] beside the crown { $name } gets { $amount } gold as Queen
 }
event-took-gold = { $reader ->
  [you] you take { $amount } gold
 *[other] { $name } takes { $amount } gold
 }
event-drew = { $reader ->
  [you] you draw{ $cause ->
    [Ar] { " " }as Architect
    [Co] { " " }as Conqueror
    [Mg] { " " }as Magician
    [Smi] { " " }from the Smithy
    [Par] { " " }from the Park
   *[cards] { "" }
   }: { $cards }
  [hidden] { $name } draws { $count ->
    [one] a card
   *[other] { $count } cards
   }{ $cause ->
    [Ar] { " " }as Architect
    [Co] { " " }as Conqueror
    [Mg] { " " }as Magician
    [Smi] { " " }from the Smithy
    [Par] { " " }from the Park
   *[cards] { "" }
   }
 *[other] { $name } draws{ $cause ->
    [Ar] { " " }as Architect
    [Co] { " " }as Conqueror
    [Mg] { " " }as Magician
    [Smi] { " " }from the Smithy
    [Par] { " " }from the Park
   *[cards] { "" }
   }: { $cards }
 }
event-kept = { $reader ->
  [you] you keep: { $cards }
  [hidden] { $name } keeps one of them
 *[other] { $name } keeps: { $cards }
 }
event-kept-rest = { $reader ->
  [you] you keep
 *[other] { $name } keeps
 }: { $cards }, under the pile: { $others }
event-extra-gold-Me = { $reader ->
  [you] as Merchant you take { $amount } extra gold
 *[other] as Merchant { $name } takes { $amount } extra gold
 }
event-extra-gold-Co = { $reader ->
  [you] as Conqueror you take { $amount } extra gold
 *[other] as Conqueror { $name } takes { $amount } extra gold
 }
event-income = { $reader ->
  [you] as { $character } you collect { $amount } gold
 *[other] as { $character } { $name } collects { $amount } gold
 }: { $cards }
event-built = { $reader ->
  [you] you build { $district } for { $amount } gold
 *[other] { $name } builds { $district } for { $amount } gold
 }
event-built-Cj = { $reader ->
  [you] out of { $other }’s hand you build { $district } for { $amount } gold
  [to-you] out of your hand { $name } builds { $district } for { $amount } gold
 *[other] out of { $other }’s hand { $name } builds { $district } for { $amount } gold
 }
event-refunded = { $reader ->
  [you] as Alchemist you get { $amount } gold back
 *[other] as Alchemist { $name } gets { $amount } gold back
 }
event-named-As = { $reader ->
  [you] as Assassin you murder { $role }
 *[other] as Assassin { $name } murders { $role }
 }
event-named-Th = { $reader ->
  [you] as Thief you set out to rob { $role }
 *[other] as Thief { $name } sets out to rob { $role }
 }
event-named-Wt = { $reader ->
  [you] as Witch you bewitch { $role }
 *[other] as Witch { $name } bewitches { $role }
 }
event-paused = { $reader ->
  [you] you wait until { $role } is called
 *[other] { $name } waits until { $role } is called
 }
event-resumed = { $reader ->
  [you] as Witch you go on in { $other }’s place as { $character }
  [to-you] as Witch { $name } goes on in your place as { $character }
 *[other] as Witch { $name } goes on in { $other }’s place as { $character }
 }
event-resumed-own = { $reader ->
  [you] as Witch you go on as { $character }
 *[other] as Witch { $name } goes on as { $character }
 }
event-swapped = { $reader ->
  [you] as Magician you swap hands with { $other }, giving { $cards }, getting { $others }
  [to-you] as Magician { $name } swaps hands with you: you give { $others } and get { $cards }
  [hidden] as Magician { $name } swaps hands with { $other }
 *[other] as Magician { $name } swaps hands with { $other }, giving { $cards }, getting { $others }
 }
event-put-under = { $reader ->
  [you] as Magician you put under the pile: { $cards }
  [hidden] as Magician { $name } puts { $count ->
    [one] a card
   *[other] { $count } cards
   } under the pile
 *[other] as Magician { $name } puts under the pile: { $cards }
 }
event-looked = { $reader ->
  [you] as Conjurer you look at { $other }’s hand: { $cards }
  [to-you] as Conjurer { $name } looks at your hand
  [hidden] as Conjurer { $name } looks at { $other }’s hand
 *[other] as Conjurer { $name } looks at { $other }’s hand: { $cards }
 }
event-conjured = { $reader ->
  [you] as Conjurer you take a card from { $other }’s hand: { $card }
  [to-you] as Conjurer { $name } takes a card from your hand: { $card }
  [hidden] as Conjurer { $name } takes a card from { $other }’s hand
 *[other] as Conjurer { $name } takes a card from { $other }’s hand: { $card }
 }
event-tribute-gold = { $reader ->
  [you] for the crown you pay { $other } { $amount } gold
  [to-you] for the crown { $name } pays you { $amount } gold
 *[other] for the crown { $name } pays { $other } { $amount } gold
 }
event-tribute-card = { $reader ->
  [you] for the crown you give { $other } a card: { $card }
  [to-you] for the crown { $name } gives you a card: { $card }
  [hidden] for the crown { $name } gives { $other } a card
 *[other] for the crown { $name } gives { $other } a card: { $card }
 }
event-pardoned = { $reader ->
  [you] as Pardoner you take { $amount } gold from { $other }
  [to-you] as Pardoner { $name } takes { $amount } gold from you
 *[other] as Pardoner { $name } takes { $amount } gold from { $other }
 }, the richest
event-destroyed-Wa = { $reader ->
  [you] as Warlord you destroy { $district } in { $other }’s city { $amount ->
    [0] for nothing
   *[other] for { $amount } gold
   }
  [to-you] as Warlord { $name } destroys { $district } in your city { $amount ->
    [0] for nothing
   *[other] for { $amount } gold
   }
 *[other] as Warlord { $name } destroys { $district } in { $other }’s city { $amount ->
    [0] for nothing
   *[other] for { $amount } gold
   }
 }
event-destroyed-Wa-own = { $reader ->
  [you] as Warlord you destroy { $district } in your own city { $amount ->
    [0] for nothing
   *[other] for { $amount } gold
   }
 *[other] as Warlord { $name } destroys { $district } at home { $amount ->
    [0] for nothing
   *[other] for { $amount } gold
   }
 }
event-destroyed-Arm = { $reader ->
  [you] you blow up the Armory and destroy { $district } in { $other }’s city
  [to-you] { $name } blows up the Armory and destroys { $district } in your city
 *[other] { $name } blows up the Armory and destroys { $district } in { $other }’s city
 }
event-saved = { $reader ->
  [you] from the Graveyard you save { $district } for { $amount } gold
 *[other] from the Graveyard { $name } saves { $district } for { $amount } gold
 }
event-let-go = { $reader ->
  [you] your Graveyard lets { $district } rest
 *[other] { $name }’s Graveyard lets { $district } rest
 }
event-exchanged = { $reader ->
  [you] as Diplomat you give { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }and { $amount } gold
   } for { $district } in { $other }’s city
  [to-you] as Diplomat { $name } gives you { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }and { $amount } gold
   } for { $district } in your city
 *[other] as Diplomat { $name } gives { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }and { $amount } gold
   } for { $district } in { $other }’s city
 }
event-adorned = { $reader ->
  [you] as Artist you put { $amount } gold on { $district }
 *[other] as Artist { $name } puts { $amount } gold on { $district }
 }
event-sold = { $reader ->
  [you] in the Laboratory you turn a card into { $amount } gold: { $card }
  [hidden] in the Laboratory { $name } turns a card into { $amount } gold
 *[other] in the Laboratory { $name } turns a card into { $amount } gold: { $card }
 }
event-smithed = { $reader ->
  [you] you pay the Smithy { $amount } gold
 *[other] { $name } pays the Smithy { $amount } gold
 }
event-tucked = { $reader ->
  [you] you lay a card under the Museum: { $card }
  [hidden] { $name } lays a card under the Museum
 *[other] { $name } lays a card under the Museum: { $card }
 }
event-searched = { $reader ->
  [you] by the Lighthouse’s beam you take a card out of the pile: { $card }
  [hidden] by the Lighthouse’s beam { $name } takes a card out of the pile
 *[other] by the Lighthouse’s beam { $name } takes a card out of the pile: { $card }
 }
event-looked-away = { $reader ->
  [you] you take nothing out of the pile
 *[other] { $name } takes nothing out of the pile
 }
event-shuffled = the pile is shuffled
event-bell = { $reader ->
  [you] your Bell Tower rings
 *[other] { $name }’s Bell Tower rings
 }: one district fewer completes a city
event-bell-still = { $reader ->
  [you] you leave the bell still
 *[other] { $name } leaves the bell still
 }
event-bell-void = the bell has fallen: a city needs as many districts as before
event-poor-house = { $reader ->
  [you] the Poor House gives you { $amount } gold
 *[other] the Poor House gives { $name } { $amount } gold
 }
event-complete = { $reader ->
  [you] your city is complete
 *[other] { $name }’s city is complete
 }
event-complete-first = { $reader ->
  [you] your city is complete
 *[other] { $name }’s city is complete
 }, before all others: this round is the last
event-incomplete = { $reader ->
  [you] your city is no longer complete
 *[other] { $name }’s city is no longer complete
 }
event-turn-ended = { $reader ->
  [you] your turn is over
 *[other] { $name }’s turn is over
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
hit-unanswered = as { $character } you were murdered and had no turn
hit-revealed-murdered = as { $character } you were murdered, your Hospital still grants gold or cards
hit-revealed-bewitched = as { $character } you were bewitched and only take gold or cards
hit-resumed = as Witch { $name } played on in your place as { $character }
hit-robbed = as Thief { $other } took all your gold: { $amount }
hit-swapped = as Magician { $name } swapped hands with you: you gave { $others } and got { $cards }
hit-destroyed-Wa = as Warlord { $name } destroyed { $district } in your city
hit-destroyed-Arm = with the Armory { $name } destroyed { $district } in your city
hit-exchanged = as Diplomat { $name } took { $district } from your city and gave you { $given }{ $amount ->
  [0] { "" }
 *[other] { " " }and { $amount } gold
 }
hit-looked = as Conjurer { $name } looked at your hand
hit-conjured = as Conjurer { $name } took a card from your hand: { $card }
hit-built = as Conjurer { $name } built { $district } out of your hand
hit-pardoned = as Pardoner { $name } took { $amount } gold from you, the richest
hit-taxed = because you had built, { $other } got { $amount } gold of tax from you
hit-incomplete = your city is no longer complete

# Why nothing can be taken back.
undo-revealed = Not possible: a card you could not know has come to light since.
undo-drew = Not possible: you have drawn cards since.
undo-looked = Not possible: you have seen cards since that you could not know.
undo-called = Not possible: it has come out since who answers a call.
undo-passed = Not possible: others have chosen their characters since.
undo-shuffled = Not possible: the pile has been shuffled since.
undo-round = Not possible: a new round has begun since.

# Statistics.
statistics-characters = Characters you have been
statistics-characters-note = How often you answered a call as each of them.
statistics-districts = Districts you built
statistics-districts-note = The districts you built, whether or not they still stood at the end.

# What acts for the first time in a person's life; a whole sentence each.
first-As = The Assassin murders a character, not a player: whoever holds it has no turn this round.
first-Th = The Thief names a character: when it is called, all its gold goes to the Thief first.
first-Mg = The Magician swaps whole hands with another player, or changes cards of his own at the pile.
first-Ki = The King takes the crown as soon as he is called: whoever wears it chooses first next round.
first-Pr = As long as the Preacher lives, rank 8 cannot touch this city for the rest of the round.
first-Me = The Merchant gets 1 gold extra after taking gold or cards, all by itself.
first-Ar = The Architect draws 2 extra cards, and may build three districts in this turn.
first-Wa = The Warlord pays one gold less than a district costs, and destroys it. Complete cities are safe.
first-Wt = The Witch’s turn rests until the bewitched character is called: then she plays on in its place, with its power.
first-Tx = While the Tax Collector is about, whoever builds pays 1 gold at the end of the turn.
first-Cj = The Conjurer looks at a whole hand and takes one card of it: into the own hand, or it is built at once.
first-Sc = The Schemer must give the crown away: whoever wears it chooses first next round.
first-Pa = The Pardoner takes 1 gold from the one player who has the most.
first-Al = At the end of the turn the Alchemist gets back what it cost to build.
first-Co = The Conqueror takes 4 extra gold or 4 extra cards, but builds nothing in this turn.
first-Di = The Diplomat exchanges a district of his own for another’s, and pays the difference if that one is dearer.
first-At = The Artist’s gold stays on the district: from now on it is worth 1 more and costs 1 more to destroy.
first-Qu = The Queen gets 3 gold when her neighbour wears the crown.
first-Lab = The Laboratory turns a card into gold, once in each turn of its owner.
first-Smi = The Smithy deals 3 cards for 2 gold, once in each turn of its owner.
first-Gra = When rank 8 destroys a district, the Graveyard’s owner may buy its card for 1 gold.
first-Lig = Whoever builds the Lighthouse picks any one card out of the pile.
first-Arm = The Armory goes up together with a district of another city. Only a complete city is safe from it.
first-Mus = Every card under the Museum is worth 1 point at the end.
first-Bel = The Bell Tower has been rung: now everybody needs one district fewer, and the game ends sooner.
first-Poo = The Poor House gives 1 gold to an owner whose turn ends without any.
first-Par = The Park gives 2 cards to an owner whose turn ends with an empty hand.
first-Hos = In the Hospital even the murdered take gold or cards, and nothing more.
first-Thr = The Throne Room pays its owner 1 gold whenever the crown goes to somebody else.

# Names as an object.
character-As-object = the Assassin
character-Th-object = the Thief
character-Mg-object = the Magician
character-Ki-object = the King
character-Pr-object = the Preacher
character-Me-object = the Merchant
character-Ar-object = the Architect
character-Wa-object = the Warlord
character-Wt-object = the Witch
character-Tx-object = the Tax Collector
character-Cj-object = the Conjurer
character-Sc-object = the Schemer
character-Pa-object = the Pardoner
character-Al-object = the Alchemist
character-Co-object = the Conqueror
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
  [one] { $count } card in the pile
 *[other] { $count } cards in the pile
 }
known-pile-cards = Known of it, counted from the top
known-at = { $at }.
known-museum = Under the Museum
known-purse = { $gold } gold, { $hand ->
  [one] { $hand } card
 *[other] { $hand } cards
 } in hand
known-crown = wears the crown
known-characters = This round: { $characters }
known-city = City
known-cards = In hand, as you know
known-own = In your hand
known-points = Points so far
known-hand = In the hand of { $name }
known-none = none
known-no-card = none of them
