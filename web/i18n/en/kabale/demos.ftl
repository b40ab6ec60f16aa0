# Each card seen at work: what is said while its small position plays (web/demos/kabale). The seat that reads is the first.
demo-Ki-laid = Your King is worth 20, the highest number at court.
demo-Ki-wins = 20 against 16: not even the Queen stands up to him.
demo-Ki-loses = But it is the total that decides: Juliet’s 14 and the Merchant’s 8 together beat your rival’s King.

demo-Qu-laid = Your Queen has no ability. She has her 16.
demo-Qu-wins = 16 against 14: Juliet is no match for her.
demo-Qu-loses = Only the King has a higher printed number. Your rival’s Queen loses to his 20.

demo-Ju-alone = Your Juliet is worth 14. Alone, she is no match for the King’s 20.
demo-Ju-romeo = Her Romeo follows her. By himself he would be worth only 5.
demo-Ju-wins = But with the Juliet of his own color, Romeo is worth 15: 14 + 15 beats the King.

demo-Al-home = Below an Alchemy goal your Alchemist is at home and worth 12.
demo-Al-away = Below a Fencing goal your rival’s Alchemist is a stranger and worth 8.

demo-Fe-home = Below a Fencing goal your Fencing Master is at home and worth 12.
demo-Fe-away = Below a Farming goal your rival’s Fencing Master is a stranger and worth 8.

demo-La-home = Below a Farming goal your Landowner is at home and worth 12.
demo-La-away = Below a Trade goal your rival’s Landowner is a stranger and worth 8.

demo-Me-home = Below a Trade goal your Merchant is at home and worth 12.
demo-Me-away = Below a Religion goal your rival’s Merchant is a stranger and worth 8.

demo-Ca-home = Below a Religion goal your Cardinal is at home and worth 12.
demo-Ca-away = Below a Music goal your rival’s Cardinal is a stranger and worth 8.

demo-Mi-home = Below a Music goal your Minstrel is at home and worth 12.
demo-Mi-away = Below an Alchemy goal your rival’s Minstrel is a stranger and worth 8.

demo-home-decides = The one at home wins, 12 against 8. What matters is the goal at the head of the column when the round ends.

demo-Ex-walks = A card was placed below your Explorer and has revealed him. He moves to the next column to the right.
demo-Ex-reveals = There he lies face down again, at the bottom, and reveals the card above him: a King.
demo-Ex-round = Your Juliet reveals him once more, and he moves on: after the last column comes the first.

demo-As-waits = Your Assassin lies face down and waits.
demo-As-strikes = Your rival’s King has revealed him and pays for it: he goes to the discard pile.
demo-As-safe = The Assassin kills only the card that reveals him. Whoever comes later is safe.

demo-St-laid = This goal needs 4 cards. Your Storm is the first of them.
demo-St-closes = Romeo has revealed the Storm: the column is closed, and no more cards may be placed there.
demo-St-wins = Its goal counts as fulfilled with 2 cards, and so the round ends: 9 against 5, and 4 points for you.

demo-Cl-asked = Your Cloak was revealed. Now you may slip a card from your hand under it.
demo-Cl-slips = You slip in the King. He reveals nothing and stays face down until the round ends, and you draw at once.
demo-Cl-wins = Now he is revealed. The Cloak is worth 0, but his 20 beats the Queen’s 16.

demo-Tr-laid = Your rival’s King is after 3 points. Your Traitor is below a goal of only 1.
demo-Tr-trades = He is revealed, and you trade the two goals: now the 3 points are above your own cards.
demo-Tr-wins = 26 against 8: the 3 points are yours, and the King has to make do with 1.

demo-Mu-wizard = Your rival’s Wizard would remove your King, as he removes every card of 10 or more.
demo-Mu-come = But here come your Musketeers: in this column every other ability is void.
demo-Mu-wins = The Wizard waves his arms in vain. Only printed numbers count: 31 against 7.

demo-Wz-waits = Your Wizard is worth only 7. His time comes at the award.
demo-Wz-queen = King and Queen, 20 and 16, on either side of a 7.
demo-Wz-wins = He is the only Wizard here, so every card of 10 or more is removed. His 7 is enough.

demo-Wt-waits = Your Witch is worth only 1.
demo-Wt-romeo = With an 8 and a 5 next to her, who would bet on her?
demo-Wt-wins = She is the only Witch here, so every other card of 9 or less is removed. She alone is left.

demo-Pr-king = Your Prince is worth 14, your rival’s King 20.
demo-Pr-squire = Your Squire would add only 2. But he is of the Prince’s own color.
demo-Pr-wins = Prince and Squire together win the goal. Totals don’t count here.

demo-Sq-beggar = Your rival’s Beggar lets the lowest total win: his 4 would beat your Prince’s 14.
demo-Sq-comes = Your Squire is only a 2, but he has a Prince of his own color.
demo-Sq-wins = Together they win the goal, even against a Beggar.

demo-He-alone = Your rival’s Hermit is worth 12, as long as he is alone.
demo-He-romeo = 12 + 5 would beat your Queen’s 16. But the Hermit hates company.
demo-He-loses = He is worth 1 less for every other card, here only 10: 15 against 16, and the goal is yours.

demo-Gi-laid = Your Little Giant starts with 2. Every other card in the column makes him grow by 3.
demo-Gi-grows = Your rival adds a Squire, and the Little Giant grows again.
demo-Gi-wins = 2 + 3 + 3 makes 8, and that beats 5 + 2.

demo-Do-laid = Your Doppelganger has no number of its own. It takes that of the card directly below it.
demo-Do-copies = Your rival places a King below it: now the Doppelganger is worth 20 as well.
demo-Do-wins = 20 and the Merchant’s 8 beat a King on his own.

demo-Dr-laid = Your Dragon is worth 11 and lowers every other player’s card by 2.
demo-Dr-romeo = Landowner and Romeo, 8 + 5, would defeat it.
demo-Dr-wins = But against the Dragon they are worth only 6 + 3: 9 against 11.

demo-Ro-two = Two Romeos, each worth 5.
demo-Ro-juliet = Now your Juliet arrives. She helps only the Romeo of her own color.
demo-Ro-wins = Your Romeo is worth 15, your rival’s still 5: 29 against 25.

demo-Be-laid = Your Beggar has nothing but a 4.
demo-Be-odds = Queen and Juliet, 30 together: far too much here.
demo-Be-wins = With a Beggar in the column, the lowest total wins: 4 beats 30.
