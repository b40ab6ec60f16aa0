# The rules page; its order stands in web/js/kabale/view/rules_outline.js, the allies' own rules in cards.ftl.
rules-title = The rules of Kabale & Hiebe
rules-contents = Contents
cards-print = Print this page

rules-idea-title = What it is about
rules-idea-p1 = At court one wants influence: in alchemy, fencing, farming, trade, religion and music. Each goal you win brings 1 to 5 points.
rules-idea-p2 = To win goals you send your allies into the columns below them, face down. When the round ends every mask falls: the goal goes to whoever has the highest sum in its column, unless some ally has arranged it otherwise.
rules-idea-p3 = After six rounds, whoever has the most points wins.

rules-setup-title = Before the game
rules-setup-p1 = Two to six play. There are 36 goals: in each of the six areas one with 1, 2, 4 and 5 points and two with 3. They are shuffled, and six per player take part; nobody sees the others.
rules-setup-p2 = Everyone owns the same 25 allies in a colour of their own, shuffles them into a draw pile and draws three as a hand.
rules-setup-p3 = For each round as many goals are turned up as there are players. Each heads a column; the allies lie in a line below it. Who opens the first round is agreed or drawn by lot.

rules-turn-title = Your turn
rules-turn-p1 = You must place one card from your hand, face down, at the bottom of a column of your choice. Only columns closed by a face-up Storm are barred.
rules-turn-p2 = If the card directly above yours is face down, your card reveals it, no matter whose it is. If it is an Explorer, an Assassin, a Storm, a Cloak or a Traitor, it acts at once.
rules-turn-p3 = Then you draw a card, also on the turn that ends the round. If your draw pile is empty when you must draw, your discard pile is shuffled to become the new one; if both are empty you draw nothing.
rules-turn-p4 = Play goes on clockwise. Whoever has no card in hand is passed over; if nobody can place a card, the round ends.

rules-fulfil-title = When a round ends
rules-fulfil-p1 = A goal is fulfilled as soon as at least as many cards lie in its column as it has points, or when a face-up Storm lies there. If all goals are fulfilled at the end of a turn, the round ends.
rules-fulfil-p2 = As long as another goal is unfulfilled you may also place cards below one already fulfilled. And nothing is certain: an Explorer may walk off, a Traitor may trade the goal, and one is unfulfilled again.
rules-fulfil-p3 = The round was ended by whoever’s turn it was, even if the Traitor of somebody else did it. The player to the left opens the next round.

rules-reveal-title = Allies that act when revealed
rules-reveal-p1 = These five act only when another card reveals them, never when all cards are turned up at the end of the round. Their owner decides on Cloak and Traitor, whoever’s turn it is, and before that player draws.
rules-reveal-details-title = More about revealing
rules-reveal-details-p1 = An Explorer that reveals another card may set off its action too, and so on. If every other column is closed by a Storm, he comes back to the bottom of his own column and reveals what lies above him there.
rules-reveal-details-p2 = Within one turn the same Explorer walks at most as many times as there are columns. Revealed once more, he stays where he is, face up.
rules-reveal-details-p3 = The Assassin strikes the card that revealed him, be it one just placed or an Explorer just arrived. His victim lies face up on its owner’s discard pile.
rules-reveal-details-p4 = The card that revealed a Storm stays below it. If a Traitor brings a goal to a column closed by a Storm, that goal is fulfilled.
rules-reveal-details-p5 = The card slipped under a Cloak lies above the one that revealed the Cloak. It counts towards fulfilling the goal, and what it can do at the award it does. With an empty hand there is nothing to decide.

rules-numbers-title = Allies that simply count
rules-numbers-p1 = These allies bring their number and ask no questions. The six masters of the areas count 12 at home and 8 elsewhere; the goal above them when the round ends decides.

rules-award-title = Allies that act at the award
rules-award-p1 = At the end of the round all cards are turned up, then each column is settled for itself. Every ally acts only in its own column.
rules-award-p2 = The order is fixed, in the five steps that stand on the seals: I Musketeers, II Wizard, III Witch, IV Prince and Squire, V all others. Then the sums decide. If Musketeers are there, it goes straight to the sums.
rules-award-p3 = An example. Below Trade 4 lie, from the goal downwards, your Wizard 7, your rival’s King 20, your Cardinal 8 and your rival’s Little Giant 2. The Wizard is the only one here, so the King is removed (II). The Little Giant gains 3 for each of the two other cards left and counts 8 (V). You have 7 + 8 = 15, your rival has 8: the goal is yours.

rules-verdict-title = Who wins the goal
rules-verdict-p1 = The highest sum wins the goal. In a tie it goes, among the tied, to whoever has a card nearest the goal; any card still in the column will do, even one without a number.
rules-verdict-p2 = If a Beggar is left, the lowest sum wins instead, and in a tie whoever has a card farthest from the goal.
rules-verdict-p3 = Only those take part who have at least one card with a number left in the column, be it a Cloak with its 0. If nobody takes part, the goal leaves the game.
rules-verdict-p4 = Won goals lie face down before their owners. All allies that were played go face up to their owners’ discard piles.

rules-details-title = Finer points of the award
rules-details-p1 = Wizard and Witch go by an ally’s base number: the printed one, 12 or 8 by the goal, Hermit 12, Little Giant 2, Romeo 5, and for a Doppelganger the number it copies at that moment. All cards concerned are removed at the same time.
rules-details-p2 = A removed card is gone for everything that follows: it is not counted, decides no tie and no longer acts. A Doppelganger then copies whatever now lies below it.
rules-details-p3 = A Doppelganger without a number is never removed. One that copies a Witch’s 1 is: only the Witch herself is spared.
rules-details-p4 = If the card below a Doppelganger is another Doppelganger, it takes the number that one has, or none if that one has none. It copies the base number only; Dragons then lower the Doppelganger itself.
rules-details-p5 = No number ever falls below 0.

rules-count-title = The final count
rules-count-p1 = After six rounds you add up the points of your goals.
rules-count-p2 = If you have goals of all six areas, there is a second way: twice the points of your best goal in each area, less 1 for every further goal. The better of the two ways counts.
rules-count-p3 = Two examples: 3, 2, 2, 3, 1 and 2 in six areas make 26. With 1, 4, 5, 2, 2, 1 in six areas and a further 3 it is twice 15 less 1, so 29.
rules-count-p4 = Whoever has the most points wins; those who are equal share the victory.

rules-know-title = What you may know
rules-know-p1 = Open to all: everything that lies face up, all discard piles, the size of every hand and pile, the goals turned up so far and who won them. Backs have colours, so you also see whose a hidden card is. An Explorer that has walked stays known, though he lies face down again. You know your own hand and your own hidden cards.
rules-know-p2 = You may not know the hands and hidden cards of the others, the order of any draw pile, even your own, nor the goals still to come.
