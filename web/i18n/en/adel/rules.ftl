# The rules page; its order stands in web/js/adel/view/rules_outline.js, the rules of characters and districts in characters.ftl and districts.ftl.
rules-title = The rules of Citadels
rules-contents = Contents
cards-print = Print this page

rules-idea-title = What it is about
rules-idea-p1 = You build a city, district by district, and so does everybody else. Every district costs gold and is worth points; once somebody’s city has eight of them, the game comes to its end.
rules-idea-p2 = In each round everyone secretly slips into the part of a character at court. It lends you its power for this round: a crown, a dagger, a purse of taxes. Then the characters are called one by one, from the lowest rank to the highest, and only then do the others see who you are.
rules-idea-p3 = The art lies in guessing. The Assassin names a character, not a player. So choose what is of use to you, but not what everybody expects of you.

rules-setup-title = Before the game
rules-setup-p1 = Two to seven play. One of them, drawn by lot, receives the crown.
rules-setup-p2 = All district cards are shuffled into one draw pile. Everyone receives 2 gold and 4 cards, which the others do not see.
rules-setup-p3 = Eight characters play, one of each rank from 1 to 8; from three players on there may be a ninth. A round is: choosing characters, calling them, and a turn for each that answers.

rules-town-title = Districts and colours
rules-town-p1 = The number on a district is its cost in gold, and in the end its points. No city may hold two of the same name.
rules-town-p2 = Four colours bring certain characters an income: yellow stands for nobility, blue for faith, green for trade, red for war. Each violet district has a power of its own, explained further below.
rules-town-p3 = 54 cards have one of these four colours; the × is followed by how many there are of each.

rules-draft-title = A round begins: choosing characters
rules-draft-p1 = The characters are shuffled and some set aside: face up for all to see, and one face down. Rank 4 never lies face up. Whoever holds the crown may look at the one that lies face down; in the international edition nobody does.
rules-draft-p2 = Then the crown’s holder takes one of the rest in secret and passes the others on to the left, where the next does the same. What remains at the end lies face down as well.
rules-draft-p3 = How many are set aside depends on how many play:
rules-draft-table = Characters set aside, face up and face down
rules-draft-players = Players
rules-draft-eight = of 8 characters
rules-draft-nine = of 9 characters
rules-draft-cell = { $up } up, { $down } down
rules-draft-details-title = With two, three or seven players
rules-draft-details-p1 = With two or three everyone plays two characters each round and so has two turns, but one hand, one purse and one city. A power works only in the turn of its own character.
rules-draft-details-p2 = Two players: the crown’s holder takes one character. From then on, in turn, each takes one and sets another aside face down, until none is left; the other player begins.
rules-draft-details-p3 = Three players: the characters go round twice, and everyone takes one each time. What remains is set aside face down. With nine characters one more is set aside at random after the first time round.
rules-draft-details-p4 = Seven players with eight characters: the last to choose takes either the one card that is left or the one that has lain face down from the beginning.

rules-call-title = The call
rules-call-p1 = The ranks are called from 1 on. Whoever holds the one called says so and takes a turn; if nobody does, the next is called. Someone murdered keeps silent.
rules-call-p2 = When all have been called, the characters are returned and the next round begins with whoever holds the crown by then.
rules-call-p3 = What is done to a character that nobody holds comes to nothing.

rules-turn-title = Your turn
rules-turn-p1 = First, you must take: either 2 gold, or cards. For cards you draw two from the pile, keep one and put the other under the pile.
rules-turn-p2 = After that you may build one district from your hand: pay its cost and stand it in your city.
rules-turn-p3 = At any time in your turn you may use your character’s power, and collect 1 gold for each district of its colour, each of them once. Neither is a duty unless the rule says “must”.
rules-turn-p4 = It pays to think about when: a King who collects before he builds may be able to afford more, one who builds a Palace first collects for that as well.
rules-turn-details-title = Finer points of the turn
rules-turn-details-p1 = Laboratory, Smithy, Museum and Armory too may be used before you take. What would change nothing cannot be chosen at all.
rules-turn-details-p2 = Cards that leave a hand or a city go under the draw pile. It is not shuffled, save by a Lighthouse. If too few cards are left, you draw those; if there are none, you must take gold.
rules-turn-details-p3 = When a character answers, this happens in order: it is robbed; the King takes the crown; the Tax Collector is paid by those who have built already; the Queen gets her gold.
rules-turn-details-p4 = When a turn ends, in order: the Alchemist’s gold comes back, the tax is paid, the Poor House gives gold, the Park cards.

rules-base-title = The eight of the base game
rules-base-p1 = Where a rule says “may collect”, the gold does not come by itself: take it in your turn.
rules-dark-title = The Dark City
rules-dark-p1 = These ten come with the expansion. Each plays in the place of another of the same rank, so of every rank there is one at most; the ninth rank, Artist or Queen, is added to the eight.
rules-powers-details-title = Finer points of the powers
rules-powers-details-p1 = A murdered character cannot be robbed, and a murdered Schemer gives nothing away.
rules-powers-details-p2 = What a bewitched character would get by itself goes to the Witch: the Merchant’s extra gold, the Architect’s cards, the Queen’s gold if the crown sits beside the Witch. Only the crown still goes to the bewitched King. As a Conqueror the Witch cannot build either. If she built before she named, she may still build in the other’s turn; but a Smithy, say, works for her once in both together.
rules-powers-details-p3 = A district’s cost is what counts for Warlord and Diplomat: 6 for University and Dragon Gate, and 1 more with the Artist’s gold on it. A Great Wall’s extra gold comes on top.
rules-powers-details-p4 = Destroyed districts go under the draw pile, unless a Graveyard saves them.
rules-powers-details-p5 = Any rank but your own may be named, even one that lies face up and can harm nobody. With two or three players it may turn out to be your own other character: then a robbery takes nothing.

rules-violet-title = Violet districts of the base game
rules-violet-p1 = A violet district works as soon as it stands in your city. There is one of each, but two Keeps.
rules-violet-dark-title = Violet districts of The Dark City
rules-violet-dark-p1 = There is one of each of these fourteen.
rules-violet-details-title = Finer points of the violet ones
rules-violet-details-p1 = The Museum’s cards stay hidden; only who put one there knows it. If the Museum is exchanged, its new owner gets their points, but may not look.
rules-violet-details-p2 = A Bell Tower’s declaration stands even if the tower is exchanged. If it completes several cities at once, they count as complete in order from its owner to the left. If the tower falls, a city that is too small without it is complete no more.
rules-violet-details-p3 = The Graveyard saves only what rank 8 destroys, not what an Armory does.
rules-violet-details-p4 = An exchange may never leave two alike in a city, not even with a Quarry. The Conjurer, however, may build one at once that she already has.
rules-violet-details-p5 = The Factory makes building cheaper, nothing else: to destroy or exchange a district, its full cost counts.

rules-end-title = When the game ends
rules-end-p1 = A city is complete with eight districts, in a short game with seven. The round in which that happens is played to its end: all who are still to be called take their turn, and whoever wants to may build a ninth. Then the points are counted.
rules-end-p2 = A complete city is safe: neither rank 8 nor an Armory can touch it any more.

rules-count-title = The final count
rules-count-p1 = Count the points of your districts. Add 3 if you have all five colours. Add 4 if your city was the first to be complete, or 2 if it is complete as well. Then add what your violet districts bring.
rules-count-p2 = An example. You have Tavern 1, Church 2, Manor 3, Castle 4, Harbor 4, Fortress 5, Town Hall 5 and the University, which is worth 8: together 32. All five colours bring 3, the first complete city 4: you have 39 points.
rules-count-p3 = Your rival has seven districts, worth 27 together, but nothing red, and the city is not complete. One of them is the Imperial Treasury, and 6 gold are left in the purse: 27 + 6 = 33.
rules-count-p4 = In a tie, the points of the districts alone decide, then the gold that is left; who is still equal shares the victory.

rules-know-title = What you may know
rules-know-p1 = Open to all: every city, every purse, how many cards everyone holds, the crown, the characters that lie face up and those that have answered. You also know your own cards and characters, and which characters you passed on; also the one that lies face down, if you looked at it.
rules-know-p2 = You may not know the hands of the others, who they are before they answer, and what comes next in the draw pile.

rules-options-title = Editions and options
rules-options-p1 = Unless you choose otherwise, the German edition is played here. The international one differs in six places:
rules-edition-1 = The character that lies face down is seen by nobody, in the German edition by the crown’s holder.
rules-edition-2 = A murdered King takes the crown at the end of the round; in the German edition it stays where it is.
rules-edition-3 = Whoever gets the crown from the Schemer gives him a card or 1 gold in return: a choice for those who hold a card. In the German edition nothing.
rules-edition-4 = The Laboratory gives 2 gold for a card, in the German edition 1.
rules-edition-5 = The Alchemist gets back what he paid for building; in the German edition also what he paid to his Smithy.
rules-edition-6 = The Warlord may also destroy a district of his own, in the German edition only those of others.
rules-options-p2 = You can also choose which characters play, which violet districts are in the deck, and a short game to seven districts.
rules-options-p3 = With abdication, whoever has begun three rounds running with the crown passes it on to the left.

# Headings of the overview.
cards-yellow = Yellow: nobility
cards-blue = Blue: faith
cards-green = Green: trade
cards-red = Red: war

# What explains itself where it lies.
help-rank = Rank { $rank }
help-rank-colour = Rank { $rank }, { $colour }
help-district = { $colour }, costs { $cost }
help-district-points = { $colour }, costs { $cost }, worth { $points }
help-now = Here and now
help-not-here = Does not play in this game.
help-up = Lies face up: nobody is it this round.
help-down = Lies face down, as you know: nobody is it this round.
help-murdered = Has been murdered.
help-bewitched = Has been bewitched.
help-robbed = Has been named by the Thief.
help-was = It is { $name } this round.
help-yours = It is you this round.
help-unanswered = Nobody answered.
help-nobody = As far as you know, nobody is it this round.
help-can = As far as you know, it may be: { $names }
help-income = With your city as it stands: { $gold } gold for its colour.
help-queen-yes = The crown sits beside you: 3 gold.
help-queen-no = The crown does not sit beside you.
help-richest = Richest of all: { $name }, with { $gold } gold.
help-richest-none = Nobody alone is the richest now.
help-pays = Pays 1 gold to: { $characters }
help-hand-cost = Building it costs you { $cost } gold.
help-build = You can build it now, for { $cost } gold.
help-cannot-build = Not to be built now: { $reason }
help-have = You already have one in your city.
help-in-city = In the city of { $name }
help-in-own = In your city
help-gold = The Artist’s gold lies on it: 1 more in cost and points.
help-under = { $count ->
  [one] { $count } card lies under it.
 *[other] { $count } cards lie under it.
 }
help-under-known = Under it, as you know: { $cards }
help-destroy = You can destroy it, for { $cost } gold.
help-cannot-destroy = Not to be destroyed: { $reason }
help-arm = Your Armory can destroy it, for nothing.
help-cannot-arm = Out of your Armory’s reach: { $reason }
help-exchange = To be had in exchange: { $offers }
help-exchange-offer = for { $district } and { $cost } gold
help-exchange-even = for { $district }
help-cannot-exchange = Not to be exchanged: { $reason }
help-give = You can offer it in an exchange.
help-adorn = You can put 1 gold on it.
help-cannot-adorn = No gold for it: { $reason }
help-use = You can use it now.
help-cannot-use = Not to be used now: { $reason }
help-brings = Now it brings { $points ->
  [one] { $points } point.
 *[other] { $points } points.
 }
help-haunted = Passes for { $colour } now.
help-haunted-many = You lack more than one colour; it can stand for one only.
help-haunted-none = You have all five colours even without it.
help-haunted-late = Built in this round: if the game ends with it, it stands for no other colour.
help-quarry-open = You have no two alike yet.
help-quarry-done = You have two alike already.
help-poor-yes = You have no gold now: it would give 1.
help-poor-no = You still have gold: it would give nothing.
help-park-yes = Your hand is empty: it would give 2 cards.
help-park-no = You still hold cards: it would give nothing.
help-factory = Cheaper for you now: { $cards }
help-bell = For a complete city { $need } districts are enough.
help-has = This round: { $characters }
help-perhaps = May be this round: { $characters }
help-swap = You can swap hands here.
help-look = You can look at this hand.
help-crown = You can give the crown here.
help-cannot-seat = Not here now: { $reason }
