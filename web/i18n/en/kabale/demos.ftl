# Each card seen at work: what is said while its small position plays (web/demos/kabale). The seat that reads is the first.
demo-Ki-laid = Your King counts 20, the highest number at court.
demo-Ki-wins = 20 against 16: not even the Queen stands up to him.
demo-Ki-loses = But it is the sum that decides: Juliet’s 14 and the Merchant’s 8 together bring your rival’s King down.

demo-Qu-laid = Your Queen has no ability. She has her 16.
demo-Qu-wins = 16 against 14: Juliet has to yield to her.
demo-Qu-loses = Only the King has a higher number printed on him. Against his 20 your rival’s Queen is lost.

demo-Ju-alone = Your Juliet counts 14. Alone she has to yield to the King’s 20.
demo-Ju-romeo = Her Romeo follows her. By himself he would count only 5.
demo-Ju-wins = But beside the Juliet of his own colour Romeo counts 15: 14 + 15 beats the King.

demo-Al-home = Below an Alchemy goal your Alchemist is at home and counts 12.
demo-Al-away = Below a Fencing goal your rival’s Alchemist is a stranger and counts 8.

demo-Fe-home = Below a Fencing goal your Fencing Master is at home and counts 12.
demo-Fe-away = Below a Farming goal your rival’s Fencing Master is a stranger and counts 8.

demo-La-home = Below a Farming goal your Landowner is at home and counts 12.
demo-La-away = Below a Trade goal your rival’s Landowner is a stranger and counts 8.

demo-Me-home = Below a Trade goal your Merchant is at home and counts 12.
demo-Me-away = Below a Religion goal your rival’s Merchant is a stranger and counts 8.

demo-Ca-home = Below a Religion goal your Cardinal is at home and counts 12.
demo-Ca-away = Below a Music goal your rival’s Cardinal is a stranger and counts 8.

demo-Mi-home = Below a Music goal your Minstrel is at home and counts 12.
demo-Mi-away = Below an Alchemy goal your rival’s Minstrel is a stranger and counts 8.

demo-home-decides = Whoever is at home wins, 12 against 8. What matters is the goal at the head of the column when the round ends.

demo-Ex-walks = A card was laid below your Explorer and has revealed him. He walks to the next column on the right.
demo-Ex-reveals = There he lies face down again, at the bottom, and reveals the card above him: a King.
demo-Ex-round = Your Juliet reveals him once more, and he walks on: after the last column comes the first.

demo-As-waits = Your Assassin lies face down and waits.
demo-As-strikes = Your rival’s King has revealed him and pays for it: he goes to the discard pile.
demo-As-safe = The Assassin kills only the card that reveals him. Whoever comes later is safe.

demo-St-laid = This goal wants 4 cards. Your Storm is the first of them.
demo-St-closes = Romeo has revealed the Storm: the column is closed, and no card may be placed there any more.
demo-St-wins = Its goal counts as fulfilled with 2 cards, and so the round ends: 9 against 5, and 4 points for you.

demo-Cl-asked = Your Cloak was revealed. Now you may slip a card from your hand beneath it.
demo-Cl-slips = In slips the King. He reveals nothing and stays hidden until the round ends, and you draw at once.
demo-Cl-wins = Now he shows his face. The Cloak counts 0, but his 20 beats the Queen’s 16.

demo-Tr-laid = Your rival’s King fights for 3 points. Your Traitor lies below a goal of only 1.
demo-Tr-trades = He is revealed, and you trade the two goals: now the 3 points lie above your own cards.
demo-Tr-wins = 26 against 8: the 3 points are yours, and the King has to be content with 1.

demo-Mu-wizard = Your rival’s Wizard would remove your King, as he removes every card of 10 or more.
demo-Mu-come = But here come your Musketeers: in this column every other ability is void.
demo-Mu-wins = The Wizard waves his arms in vain. Only printed numbers count: 31 against 7.

demo-Wz-waits = Your Wizard counts only 7. His hour comes at the award.
demo-Wz-queen = King and Queen, 20 and 16, on either side of a 7.
demo-Wz-wins = He is the only Wizard here, so every card of 10 or more is removed. His 7 is enough.

demo-Wt-waits = Your Witch counts no more than 1.
demo-Wt-romeo = An 8 and a 5 lie beside her: who would bet on her?
demo-Wt-wins = She is the only Witch here, so every other card of 9 or less is removed. She alone is left.

demo-Pr-king = Your Prince counts 14, your rival’s King 20.
demo-Pr-squire = Your Squire would add only 2. But he is of the Prince’s own colour.
demo-Pr-wins = Prince and Squire together win the goal. Here no sum counts any more.

demo-Sq-beggar = Your rival’s Beggar lets the lowest sum win: his 4 would beat your Prince’s 14.
demo-Sq-comes = Your Squire has only a 2, but he has a Prince of his own colour.
demo-Sq-wins = Together they win the goal, even against a Beggar.

demo-He-alone = Your rival’s Hermit counts 12, as long as he is alone.
demo-He-romeo = 12 + 5 would beat your Queen’s 16. But the Hermit is fond of nobody’s company.
demo-He-loses = For every other card he counts 1 less, here only 10: 15 against 16, and the goal is yours.

demo-Gi-laid = Your Little Giant begins with 2. Every other card in the column lets him grow by 3.
demo-Gi-grows = Your rival adds a Squire, and the Little Giant grows again.
demo-Gi-wins = 2 + 3 + 3 makes 8, and that beats 5 + 2.

demo-Do-laid = Your Doppelganger has no number of its own. It takes that of the card directly below it.
demo-Do-copies = Your rival lays a King below it: now the Doppelganger counts 20 as well.
demo-Do-wins = 20 and the Merchant’s 8 beat a King who is all by himself.

demo-Dr-laid = Your Dragon counts 11 and lowers every card of the other colours by 2.
demo-Dr-romeo = Landowner and Romeo, 8 + 5, would defeat it.
demo-Dr-wins = But before the Dragon they count only 6 + 3: 9 against 11.

demo-Ro-two = Two Romeos, and each counts 5.
demo-Ro-juliet = Now your Juliet appears. She lifts only the Romeo of her own colour.
demo-Ro-wins = Your Romeo counts 15, your rival’s is left with 5: 29 against 25.

demo-Be-laid = Your Beggar has nothing but a 4.
demo-Be-odds = Queen and Juliet, 30 together: here that is far too much.
demo-Be-wins = With a Beggar in the column the lowest sum wins: 4 beats 30.
