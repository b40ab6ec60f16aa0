# Characters and violet districts seen at work: what is said while their small positions play (web/demos/adel). The seat that reads is the first.
demo-you = You
demo-second = Bruno
demo-third = Casimir
demo-fourth = Dorothea
demo-fifth = Emil

demo-As-names = Your Assassin names the King. In all secrecy your rival has chosen him.
demo-As-silent = The King is called, and nobody answers. Whoever was to play him has lost the turn.

demo-Th-names = Your Thief names the Magician. Whose purse that is will be seen when the Magician is called.
demo-Th-robs = The Magician answers, and first of all the whole purse goes to you: 4 gold.

demo-Mg-swaps = You give 2 cards and get 4: your Magician swaps hands, however many cards they hold.
demo-Mg-builds = Among them is a Palace. It stands in your city now.

demo-Ki-crown = As soon as your King is called the crown is yours: in the next round you choose first.
demo-Ki-income = Manor and Castle are yellow. Each brings the King 1 gold.

demo-Pr-income = Your 3 blue districts bring the Preacher 1 gold each.
demo-Pr-comes = Your rival comes as the Warlord, with a full purse.
demo-Pr-safe = And leaves again with nothing done: in this round the Preacher’s city is safe from rank 8.

demo-Me-extra = Your Merchant takes 2 gold like everybody, and 1 more on top.
demo-Me-income = Docks, Market and Tavern are green: that makes another 3.
demo-Me-builds = Enough for a Town Hall, and not all of it is spent.

demo-Ar-draws = Your Architect has taken his gold, and 2 cards come besides. He keeps both.
demo-Ar-three = Tavern, Church and Market: 3 districts in one turn, where others build 1.

demo-Wa-income = Your 3 red districts bring the Warlord 1 gold each.
demo-Wa-destroys = Your rival paid 4 for the Castle. Tearing it down costs 1 less: 3.

demo-Wt-names = Your Witch takes her gold, bewitches the Merchant, and waits until he is called.
demo-Wt-short = Your rival is the Merchant, but may only take gold or cards. That was the whole turn.
demo-Wt-resumes = Now you go on as the Merchant, with your own purse, hand and city.
demo-Wt-income = His extra gold is yours, and your own 2 green districts pay for him.

demo-Tx-comes = Your Tax Collector has all the time in the world. In this round building has its price.
demo-Tx-first = Your rival has built, and at the end of the turn 1 gold goes to you.
demo-Tx-second = The second character builds as well, and pays as well.

demo-Cj-looks = Your Conjurer looks into your rival’s hand. One of these cards she must take.
demo-Cj-builds = You take the Palace, pay for it and build it on the spot.
demo-Cj-own = That did not count as your own building: a Temple follows in the same turn.

demo-Sc-income = Castle and Manor are yellow. Each brings the Schemer 1 gold, as it would the King.
demo-Sc-crown = But he keeps no crown, he has to give it away. Bruno loses it to Casimir.

demo-Pa-income = Church and Temple are blue. Each brings the Pardoner 1 gold.
demo-Pa-pardons = Your rival alone is the richest of all, and pays 1 gold for the good of the soul.

demo-Al-builds = You pay 5 gold for a Palace.
demo-Al-refund = At the end of the turn your Alchemist gets all 5 back. He has built for nothing.

demo-Co-extra = Your Conqueror takes 2 gold, and then 4 more. It could have been 4 cards as well.
demo-Co-idle = You could easily pay for the Palace, but he may not build. His treasure is for rounds to come.

demo-Di-income = Your 2 red districts bring the Diplomat 1 gold each.
demo-Di-exchanges = A Watchtower for a Castle! The Castle costs 3 more, and that is what your rival gets from you.

demo-At-first = Your Artist puts 1 gold on the Castle, where it stays: now it is worth 5.
demo-At-second = The Manor gets one too. Each is worth 1 more for good, and dearer to destroy.

demo-Qu-crown = The seat beside yours is King, and takes the crown.
demo-Qu-gold = Your Queen comes last of all. The crown sits beside her, and that is worth 3 gold.

demo-Hau-full = Your city is complete. It has yellow, blue, green and violet, but nothing red.
demo-Hau-scores = The Haunted Quarter passes for red: 3 points for all five colours. Built in the last round, it would not.

demo-Kee-comes = Your rival comes as the Warlord, with gold enough for anything in your city.
demo-Kee-stands = The Harbor falls. Your Keep stands: rank 8 can neither destroy it nor take it away.

demo-Lab-lacks = Your Cathedral costs 5, and you have 4 gold.
demo-Lab-sells = Your Laboratory makes 1 gold of a card that you can spare.
demo-Lab-builds = That was all that was missing: the Cathedral stands.

demo-Smi-pays = You bring 2 gold to your Smithy …
demo-Smi-draws = … and get 3 cards for it. You keep them all.

demo-Obs-draws = You take cards. From your Observatory you see 3 of them, where others see 2.
demo-Obs-keeps = You keep the one you like best, a Cathedral. The others go under the pile.

demo-Gra-destroys = Your rival’s Warlord has your Harbor torn down.
demo-Gra-saves = For 1 gold your Graveyard gives you the card back. You may build it once more.

demo-Lib-draws = You draw 2 cards and keep both. Without your Library one of them would go under the pile.

demo-Sch-green = When the Merchant collects, your School of Magic is as green as the Tavern: 2 gold.
demo-Sch-red = And when the Warlord collects it is red: 1 more.

demo-Lig-built = Your Lighthouse stands, and shows you all the cards of the pile.
demo-Lig-finds = You take the one you like best: the Dragon Gate.
demo-Lig-shuffles = Then the pile is shuffled. Nobody knows what comes next, not even you.

demo-Arm-fires = Your Armory blows up, and your rival’s Palace with it, at no cost at all. Not even a Keep would be safe.

demo-Qua-takes = A Market stands in your city, and you hold another. That would be one too many …
demo-Qua-twice = … but you have a Quarry: one district may stand there twice.

demo-Poo-spends = Your last gold went into the Manor.
demo-Poo-pays = Your turn ends with an empty purse, and the Poor House slips you 1 gold.

demo-Bel-built = With your Bell Tower 6 districts stand. In this game 7 would end it.
demo-Bel-rings = You have the bell rung: now 6 will do.
demo-Bel-complete = And so your city is complete at a stroke. This round is the last.

demo-Fac-gold = A Laboratory costs 5, and you have 4 gold.
demo-Fac-builds = With your Factory that will do: other violet districts cost you 1 less.

demo-Par-empty = The Market was the last of your cards.
demo-Par-draws = Your turn ends with an empty hand, and your Park gives you 2 new cards.

demo-Hos-names = Your rival’s Assassin murders the Preacher. That is you.
demo-Hos-murdered = Others would have to keep silent. From your Hospital the Preacher answers all the same.
demo-Hos-gold = You take your 2 gold. For anything more you are too weak.

demo-Thr-crown = Your rival is King, and takes the crown from you.
demo-Thr-pays = Your Throne Room consoles you: 1 gold whenever the crown moves, whoever gets it.

demo-Wal-comes = Your rival comes as the Warlord. Tearing down your Manor should cost 2 gold.
demo-Wal-dearer = But behind your Great Wall everything is 1 gold dearer for rank 8: 3 for the Manor.

demo-Uni-built = You pay 6 gold for your University, and your city is complete.
demo-Uni-scores = In the count the University is worth 8 points, 2 more than it cost.

demo-Dra-built = You pay 6 gold for your Dragon Gate, and your city is complete.
demo-Dra-scores = In the count the Dragon Gate is worth 8 points, 2 more than it cost.

demo-Mus-tucks = Once a turn you put a card under your Museum. Now there are 3.
demo-Mus-scores = Each of the 3 is worth 1 point in the end, whatever is printed on it.

demo-Tre-full = Your city is complete, and 7 gold are left over.
demo-Tre-scores = With the Imperial Treasury every gold counts: 7 points more.

demo-Map-full = Your city is complete, and 3 cards are left in your hand.
demo-Map-scores = In the Map Room each of them counts 1 point: 3 more.

demo-Wis-built = Your Wishing Well joins 3 other violet districts.
demo-Wis-scores = Each of them grants a wish: 3 points more.
