# The rules page; its order stands in web/js/adel/view/rules_outline.js, the rules of characters and districts in characters.ftl and districts.ftl.
rules-title = The rules of Citadels
rules-contents = Contents
cards-print = Print this page

rules-idea-title = What it’s about
rules-idea-p1 = You build a city, district by district, and so does everyone else. Every district costs gold and is worth points. Once somebody’s city has eight of them, the game is about to end.
rules-idea-p2 = Each round, everyone secretly chooses a character at court and has that character’s power for the round: a crown, a dagger, a bag of taxes. Then the characters are called one by one, from the lowest rank to the highest, and only then do the others see who you are.
rules-idea-p3 = The art lies in guessing. The Assassin names a character, not a player. So choose one that is useful to you, but not the one everybody expects.

rules-setup-title = Setup
rules-setup-p1 = The game is for two to seven players. One of them, chosen at random, gets the crown.
rules-setup-p2 = All district cards are shuffled into one face-down deck. Everyone gets 2 gold and 4 cards, which the others do not see.
rules-setup-p3 = Eight characters are in the game, one of each rank from 1 to 8; with three or more players there may be a ninth. In each round, characters are chosen and then called, and each that answers takes a turn.

rules-town-title = Districts and colors
rules-town-p1 = The number on a district is its cost in gold and, at the end, its points. You may not build two districts of the same name.
rules-town-p2 = Four colors bring certain characters an income: yellow stands for nobility, blue for faith, green for trade, red for war. Each purple district has a power of its own, explained below.
rules-town-p3 = 54 cards have one of these four colors; the number after the × says how many there are of each.

rules-draft-title = A round begins: choosing characters
rules-draft-p1 = The characters are shuffled and some are set aside: some face up for all to see, and one face down. Rank 4 is never set aside face up. Whoever has the crown may look at the face-down one; in the international edition nobody does.
rules-draft-p2 = Then the player with the crown takes one of the rest in secret and passes the others on to the left, where the next player does the same. What is left at the end is set aside face down as well.
rules-draft-p3 = How many are set aside depends on the number of players:
rules-draft-table = Characters set aside, face up and face down
rules-draft-players = Players
rules-draft-eight = of 8 characters
rules-draft-nine = of 9 characters
rules-draft-cell = { $up } up, { $down } down
rules-draft-details-title = With two, three, or seven players
rules-draft-details-p1 = With two or three players, everyone plays two characters each round and so has two turns, but one hand, one supply of gold, and one city. A power works only during its own character’s turn.
rules-draft-details-p2 = Two players: the player with the crown takes one character. Then, beginning with the other player, each in turn takes one and sets another aside face down, until none is left.
rules-draft-details-p3 = Three players: the characters go around twice, and everyone takes one each time. What is left is set aside face down. With nine characters, one more is set aside at random after the first time around.
rules-draft-details-p4 = Seven players with eight characters: the last to choose takes either the one card that is left or the one that was set aside face down at the beginning.

rules-call-title = The call
rules-call-p1 = The ranks are called, starting with 1. Whoever holds the character called says so and takes a turn; if nobody does, the next rank is called. A murdered character stays silent.
rules-call-p2 = When all have been called, the characters are returned, and the next round begins with whoever has the crown by then.
rules-call-p3 = Whatever is done to a character that nobody holds has no effect.

rules-turn-title = Your turn
rules-turn-p1 = First, you must take either 2 gold or cards. For cards, you draw two from the deck, keep one, and put the other on the bottom of the deck.
rules-turn-p2 = After that you may build one district from your hand: pay its cost and add it to your city.
rules-turn-p3 = At any time during your turn you may use your character’s power, and collect 1 gold for each district of its color, once each. Both are optional unless the rule says “must.”
rules-turn-p4 = Timing matters: a King who collects before he builds may be able to afford more, while one who builds a Palace first collects for that as well.
rules-turn-details-title = Finer points of the turn
rules-turn-details-p1 = Laboratory, Smithy, Museum, and Armory may also be used before you take gold or cards. An action that would change nothing cannot be chosen.
rules-turn-details-p2 = Cards that leave a hand or a city go to the bottom of the deck. It is never shuffled, except by a Lighthouse. If too few cards are left, you draw those; if there are none, you must take gold.
rules-turn-details-p3 = When a character answers, this happens in order: it is robbed; the King takes the crown; the Tax Collector is paid by those who have already built; the Queen gets her gold.
rules-turn-details-p4 = When a turn ends, in order: the Alchemist’s gold comes back, the tax is paid, the Poor House gives gold, the Park gives cards.

rules-base-title = The eight of the base game
rules-base-p1 = Where a rule says “may collect,” the gold does not come automatically: take it during your turn.
rules-dark-title = The Dark City
rules-dark-p1 = These ten come with the expansion. Each takes the place of another of the same rank, so there is at most one of each rank; the ninth rank, Artist or Queen, is added to the eight.
rules-powers-details-title = Finer points of the powers
rules-powers-details-p1 = A murdered character cannot be robbed, and a murdered Emperor gives nothing away.
rules-powers-details-p2 = What a bewitched character would get automatically goes to the Witch: the Merchant’s extra gold, the Architect’s cards, the Queen’s gold if the crown is right next to the Witch. Only the crown still goes to the bewitched King. As Navigator, the Witch cannot build either. If she built before she named a character, she may still build in that character’s turn; but a Smithy, for example, works only once in both parts of her turn together.
rules-powers-details-p3 = A district’s cost is what counts for Warlord and Diplomat: 6 for University and Dragon Gate, and 1 more with the Artist’s gold on it. A Great Wall’s extra gold comes on top.
rules-powers-details-p4 = Destroyed districts go to the bottom of the deck, unless a Graveyard saves them.
rules-powers-details-p5 = Any rank but your own may be named, even one that was set aside face up: then it has no effect. The Thief also may not name rank 1 or a character that was murdered or bewitched. With two or three players it may turn out to be your own other character: robbing it has no effect.

rules-violet-title = Purple districts of the base game
rules-violet-p1 = A purple district works as soon as it is in your city. There is one of each, except the Keep, of which there are two.
rules-violet-dark-title = Purple districts of The Dark City
rules-violet-dark-p1 = There is one of each of these fourteen.
rules-violet-details-title = Finer points of the purple districts
rules-violet-details-p1 = The Museum’s cards stay face down; only the player who put one there knows it. If the Museum is exchanged, its new owner gets their points, but may not look.
rules-violet-details-p2 = Once rung, the Bell Tower’s bell counts even if the tower is exchanged. If it completes several cities at once, they count as complete in order from its owner to the left. If the tower is destroyed, a city that is too small without it is no longer complete.
rules-violet-details-p3 = The Graveyard saves only what rank 8 destroys, not what an Armory destroys.
rules-violet-details-p4 = An exchange may never bring a second district of the same name into a city, not even with a Quarry; a pair that is already there prevents nothing. The Wizard, however, may take a district that her city already has and build it at once.
rules-violet-details-p5 = The Factory makes building cheaper, nothing else: when a district is destroyed or exchanged, its full cost counts.

rules-end-title = When the game ends
rules-end-p1 = A city is complete with eight districts, or seven in a short game. The round in which that happens is played to its end: everyone still to be called takes their turn, and may even build a ninth district. Then the points are counted.
rules-end-p2 = A complete city is safe: neither rank 8 nor an Armory can touch it.

rules-count-title = The final scoring
rules-count-p1 = Count the points of your districts. Add 3 if you have all five colors. Add 4 if your city was the first to be complete, or 2 if it was completed later. Then add what your purple districts bring.
rules-count-p2 = An example. You have Tavern 1, Church 2, Manor 3, Castle 4, Harbor 4, Fortress 5, Town Hall 5, and the University, which is worth 8: together 32. All five colors bring 3, the first complete city 4: you have 39 points.
rules-count-p3 = Your rival has seven districts, worth 27 together, but nothing red, and the city is not complete. One of them is the Imperial Treasury, and your rival has 6 gold left: 27 + 6 = 33.
rules-count-p4 = In a tie, the points from districts alone decide, then the gold that is left; players who are still tied share the victory.

rules-know-title = What you may know
rules-know-p1 = Known to everyone: every city, everyone’s gold, how many cards everyone holds, the crown, the characters that are face up, and those that have answered. You also know your own cards and characters, and which characters you passed on; also the face-down one, if you looked at it.
rules-know-p2 = Hidden from you: the other players’ hands, who they are before they answer, and what comes next in the deck.

rules-options-title = Editions and options
rules-options-p1 = Unless you choose otherwise, you play the German edition. The international one differs in six ways:
rules-edition-1 = Nobody looks at the face-down character; in the German edition the player with the crown does.
rules-edition-2 = A murdered King takes the crown at the end of the round; in the German edition it stays where it is.
rules-edition-3 = Whoever gets the crown from the Emperor gives him a card or 1 gold in return: whichever they like, 1 gold if they have no card, or nothing if they have neither. In the German edition they give nothing.
rules-edition-4 = The Laboratory gives 2 gold for a card; in the German edition, 1.
rules-edition-5 = The Alchemist gets back what he paid to build; in the German edition also what he paid at the Smithy.
rules-edition-6 = The Warlord may also destroy a district of his own; in the German edition only those of others.
rules-options-p2 = You can also choose which characters and which purple districts are in the game, or play a short game to seven districts.
rules-options-p3 = With abdication, whoever has had the crown for three rounds running passes it on to the left.

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
help-not-here = Not in this game.
help-up = Set aside face up: nobody has it this round.
help-down = Set aside face down (you saw it): nobody has it this round.
help-murdered = Has been murdered.
help-bewitched = Has been bewitched.
help-robbed = Has been named by the Thief.
help-was = It’s { $name } this round.
help-yours = It’s you this round.
help-unanswered = Nobody answered.
help-nobody = As far as you know, nobody has it this round.
help-can = As far as you know, it could be: { $names }
help-income = With your city as it is: { $gold } gold for its color.
help-queen-yes = The crown is right next to you: 3 gold.
help-queen-no = The crown is not next to you.
help-richest = Richest player: { $name }, with { $gold } gold.
help-richest-none = No single player is the richest now.
help-pays = Brings 1 gold to: { $characters }
help-hand-cost = It costs you { $cost } gold to build.
help-build = You can build it now, for { $cost } gold.
help-cannot-build = Can’t be built now: { $reason }
help-have = You already have one in your city.
help-in-city = In { $name }’s city
help-in-own = In your city
help-gold = The Artist’s gold is on it: 1 more in cost and points.
help-under = { $count ->
  [one] { $count } card is under it.
 *[other] { $count } cards are under it.
 }
help-under-known = Under it, as far as you know: { $cards }
help-destroy = You can destroy it for { $cost } gold.
help-cannot-destroy = Can’t be destroyed: { $reason }
help-arm = Your Armory can destroy it for free.
help-cannot-arm = Your Armory can’t destroy it: { $reason }
help-exchange = You can get it in an exchange: { $offers }
help-exchange-offer = for your { $district } and { $cost } gold
help-exchange-even = for your { $district }
help-cannot-exchange = Can’t be exchanged: { $reason }
help-give = You can offer it in an exchange.
help-adorn = You can put 1 gold on it.
help-cannot-adorn = Can’t get gold: { $reason }
help-use = You can use it now.
help-cannot-use = Can’t be used now: { $reason }
help-brings = Right now it brings { $points ->
  [one] { $points } point.
 *[other] { $points } points.
 }
help-haunted = Counts as { $colour } now.
help-haunted-many = You are missing more than one color; it can only count as one.
help-haunted-none = You have all five colors even without it.
help-haunted-late = Built this round: if the game ends with this round, it counts as no other color.
help-quarry-open = You don’t have two alike yet.
help-quarry-done = You already have two alike.
help-poor-yes = You have no gold now: it would give you 1.
help-poor-no = You still have gold: it would give you nothing.
help-park-yes = Your hand is empty: it would give you 2 cards.
help-park-no = You still have cards: it would give you nothing.
help-factory = Cheaper for you now: { $cards }
help-bell = { $need } districts are enough for a complete city.
help-has = This round: { $characters }
help-perhaps = Possibly this round: { $characters }
help-swap = You can swap hands with this player.
help-look = You can look at this player’s hand.
help-crown = You can give this player the crown.
help-cannot-seat = Not this player: { $reason }
