# The rules page; its order stands in web/js/kabale/view/rules_outline.js, the allies' own rules in cards.ftl.
rules-title = The rules of Kabale & Hiebe
rules-contents = Contents
cards-print = Print this page

rules-idea-title = What it’s about
rules-idea-p1 = At court everyone wants influence: in alchemy, fencing, farming, trade, religion, and music. Each goal you win is worth 1 to 5 points.
rules-idea-p2 = To win goals, you send your allies into the columns below them, face down. When the round ends, all masks fall: the goal goes to whoever has the highest total in its column, unless some ally has other ideas.
rules-idea-p3 = After six rounds, whoever has the most points wins.

rules-setup-title = Setup
rules-setup-p1 = The game is for two to six players. There are 36 goals: in each of the six areas, one each worth 1, 2, 4, and 5 points, and two worth 3. They are shuffled, and six per player are used; nobody sees the others.
rules-setup-p2 = Everyone has the same 25 allies in a color of their own, shuffles them into a draw pile, and draws a hand of three.
rules-setup-p3 = For each round, as many goals are turned face up as there are players. Each heads a column; the allies lie in a line below it. Agree on who starts the first round, or choose at random.

rules-turn-title = Your turn
rules-turn-p1 = You must place one card from your hand, face down, at the bottom of a column of your choice. Only columns closed by a face-up Storm are off limits.
rules-turn-p2 = If the card directly above yours is face down, your card reveals it, no matter whose it is. If it is an Explorer, an Assassin, a Storm, a Cloak, or a Traitor, it acts at once.
rules-turn-p3 = Then you draw a card, even on the turn that ends the round. If your draw pile is empty when you must draw, your discard pile is shuffled to form a new one; if both are empty, you draw nothing.
rules-turn-p4 = Play goes on clockwise. Players with no card in hand are skipped; if nobody can place a card, the round ends.

rules-fulfil-title = When a round ends
rules-fulfil-p1 = A goal is fulfilled as soon as its column has at least as many cards as the goal has points, or a face-up Storm. If all goals are fulfilled at the end of a turn, the round ends.
rules-fulfil-p2 = As long as another goal is not fulfilled, you may also place cards below one that is. And nothing is certain: an Explorer may move away or a Traitor may trade the goal, and it is no longer fulfilled.
rules-fulfil-p3 = The round counts as ended by the player whose turn it was, even if another player’s Traitor brought that about. The next player to the left starts the next round.

rules-reveal-title = Allies that act when revealed
rules-reveal-p1 = These five act only when another card reveals them, never when all cards are turned face up at the end of the round. What a Cloak or a Traitor does is up to its owner, no matter whose turn it is; only then does the player whose turn it is draw.
rules-reveal-details-title = More about revealing
rules-reveal-details-p1 = An Explorer that reveals another card may set off its action too, and so on. If every other column is closed by a Storm, he comes back to the bottom of his own column and reveals the card above him there.
rules-reveal-details-p2 = Within one turn the same Explorer moves at most as many times as there are columns. Revealed once more, he stays where he is, face up.
rules-reveal-details-p3 = The Assassin kills the card that revealed him, whether it has just been placed or is an Explorer that has just arrived. His victim goes face up to its owner’s discard pile.
rules-reveal-details-p4 = The card that revealed a Storm stays below it. If a Traitor brings a goal to a column closed by a Storm, that goal is fulfilled.
rules-reveal-details-p5 = The card slipped under a Cloak is above the one that revealed the Cloak. It counts toward fulfilling the goal, and its ability works at the award. With an empty hand there is nothing to decide.

rules-numbers-title = Allies that simply count
rules-numbers-p1 = These allies bring their number, no questions asked. The six masters of the areas are worth 12 at home and 8 elsewhere; the goal above them when the round ends decides.

rules-award-title = Allies that act at the award
rules-award-p1 = At the end of the round all cards are turned face up, and then each column is awarded on its own. Every ally acts only in its own column.
rules-award-p2 = The order is fixed, in the five steps shown on the seals: I Musketeers, II Wizard, III Witch, IV Prince and Squire, V all others. Then the totals decide. If there are Musketeers, go straight to the totals.
rules-award-p3 = An example. Below Trade 4 there are, from the goal down, your Wizard 7, your rival’s King 20, your Cardinal 8, and your rival’s Little Giant 2. The Wizard is the only one here, so the King is removed (II). The Little Giant gains 3 for each of the two other cards left and is worth 8 (V). You have 7 + 8 = 15, your rival has 8: the goal is yours.

rules-verdict-title = Who wins the goal
rules-verdict-p1 = The highest total wins the goal. In a tie it goes to the tied player with the card nearest the goal; any card still in the column will do, even one without a number.
rules-verdict-p2 = If a Beggar is left, the lowest total wins instead, and a tie goes to the tied player with the card farthest from the goal.
rules-verdict-p3 = Only players with at least one numbered card left in the column take part, even if it is just a Cloak with its 0. If nobody takes part, the goal leaves the game.
rules-verdict-p4 = Won goals lie face down in front of their owners. All allies that were played go face up to their owners’ discard piles.

rules-details-title = Finer points of the award
rules-details-p1 = Wizard and Witch go by an ally’s base number: the printed one, 12 or 8 by the goal, Hermit 12, Little Giant 2, Romeo 5, and for a Doppelganger the number it copies at that moment. All affected cards are removed at the same time.
rules-details-p2 = A removed card is gone for everything that follows: it is not counted, decides no tie, and no longer acts. A Doppelganger then copies whatever is below it now.
rules-details-p3 = A Doppelganger without a number is never removed. One that copies a Witch’s 1 is: only the Witch herself is spared.
rules-details-p4 = If the card below a Doppelganger is another Doppelganger, it takes the number that one has, or none if that one has none. It copies the base number only; Dragons then lower the Doppelganger itself.
rules-details-p5 = No number ever falls below 0.

rules-count-title = The final scoring
rules-count-p1 = After six rounds you add up the points of your goals.
rules-count-p2 = If you have goals of all six areas, there is a second way: twice the points of your best goal in each area, minus 1 for every extra goal. The better of the two ways counts.
rules-count-p3 = Two examples: 3, 2, 2, 3, 1, and 2 in six areas make 26. With 1, 4, 5, 2, 2, 1 in six areas and an extra 3, it is twice 15 minus 1, so 29.
rules-count-p4 = Whoever has the most points wins; players who are tied share the victory.

rules-know-title = What you may know
rules-know-p1 = Known to everyone: everything that is face up, all discard piles, the size of every hand and pile, the goals so far, and who won them. The backs show their owners’ colors, so you can also see whose each face-down card is. An Explorer that has moved stays known, though he is face down again. You know your own hand and your own face-down cards.
rules-know-p2 = Hidden from you: the other players’ hands and face-down cards, the order of every draw pile, even your own, and the goals still to come.
