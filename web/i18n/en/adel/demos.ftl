# Characters and purple districts seen at work: what is said while their small positions play (web/demos/adel). The seat that reads is the first.
demo-you = You
demo-second = Bruno
demo-third = Casimir
demo-fourth = Dorothea
demo-fifth = Emil

demo-As-names = Your Assassin names the King. Your rival has secretly chosen him.
demo-As-silent = The King is called, and nobody answers. Whoever chose him loses a turn.

demo-Th-names = Your Thief names the Magician. You will find out whose gold that is when the Magician is called.
demo-Th-robs = The Magician answers, and before anything else you get all his gold: 4.

demo-Mg-swaps = You give 2 cards and get 4: your Magician swaps hands, however many cards each holds.
demo-Mg-builds = One of them is a Palace. Now it stands in your city.

demo-Ki-crown = As soon as your King is called, the crown is yours: you choose first next round.
demo-Ki-income = Manor and Castle are yellow. Each brings the King 1 gold.

demo-Pr-income = Your 3 blue districts bring the Bishop 1 gold each.
demo-Pr-comes = Your rival is the Warlord and has plenty of gold.
demo-Pr-safe = But he leaves without destroying anything: this round the Bishop’s city is safe from rank 8.

demo-Me-extra = Your Merchant takes 2 gold like everyone else, and gets 1 more on top.
demo-Me-income = Docks, Market, and Tavern are green: that makes 3 more.
demo-Me-builds = Enough for a Town Hall, with gold to spare.

demo-Ar-draws = Your Architect has taken gold, and draws 2 cards besides. He keeps both.
demo-Ar-three = Tavern, Church, and Market: 3 districts in one turn, where others build 1.

demo-Wa-income = Your 3 red districts bring the Warlord 1 gold each.
demo-Wa-destroys = Your rival paid 4 for the Castle. Destroying it costs 1 less: 3.

demo-Wt-names = Your Witch takes gold, bewitches the Merchant, and waits until he is called.
demo-Wt-short = Your rival is the Merchant, but may only take gold or cards. That was the whole turn.
demo-Wt-resumes = Now you take over as the Merchant, with your own gold, hand, and city.
demo-Wt-income = You get his extra gold, and income for your own 2 green districts.

demo-Tx-comes = Your Tax Collector can just wait. This round, building comes at a price.
demo-Tx-first = Your rival has built, and pays you 1 gold at the end of the turn.
demo-Tx-second = Your rival’s second character builds too, and pays too.

demo-Cj-looks = Your Wizard looks at your rival’s hand. She must take one of these cards.
demo-Cj-builds = You take the Palace, pay for it, and build it at once.
demo-Cj-own = That did not count as your own building: a Temple follows in the same turn.

demo-Sc-income = Castle and Manor are yellow. Each brings the Emperor 1 gold, just like the King.
demo-Sc-crown = But he doesn’t keep the crown; he must give it away. Bruno loses it to Casimir.

demo-Pa-income = Church and Temple are blue. Each brings the Abbot 1 gold.
demo-Pa-pardons = Your rival alone is the richest, and pays 1 gold for a clear conscience.

demo-Al-builds = You pay 5 gold for a Palace.
demo-Al-refund = At the end of the turn your Alchemist gets all 5 back. He has built for free.

demo-Co-extra = Your Navigator takes 2 gold, and then 4 more. It could have been 4 cards instead.
demo-Co-idle = You could easily afford the Palace, but he cannot build. His riches are for later rounds.

demo-Di-income = Your 2 red districts bring the Diplomat 1 gold each.
demo-Di-exchanges = A Watchtower for a Castle! The Castle costs 3 more, so you pay your rival 3 gold.

demo-At-first = Your Artist puts 1 gold on the Castle, where it stays: now it is worth 5.
demo-At-second = The Manor gets one too. Each is worth 1 more for good, and costs 1 more to destroy.

demo-Qu-crown = Your neighbor is the King, and takes the crown.
demo-Qu-gold = Your Queen comes last of all. The crown is right next to her, and that is worth 3 gold.

demo-Hau-full = Your city is complete. It has yellow, blue, green, and purple, but nothing red.
demo-Hau-scores = The Haunted Quarter counts as red: 3 points for all five colors. If you had built it in the last round, it would not.

demo-Kee-comes = Your rival is the Warlord, with gold enough for anything in your city.
demo-Kee-stands = He destroys the Harbor. Your Keep stands: rank 8 can neither destroy it nor take it away.

demo-Lab-lacks = Your Cathedral costs 5, and you have 4 gold.
demo-Lab-sells = Your Laboratory turns a card you can spare into 1 gold.
demo-Lab-builds = That was all you needed: the Cathedral is built.

demo-Smi-pays = You pay your Smithy 2 gold…
demo-Smi-draws = …and draw 3 cards for it. You keep them all.

demo-Obs-draws = You draw cards. Your Observatory shows you 3, where others see 2.
demo-Obs-keeps = You keep the one you like best, a Cathedral. The others go to the bottom of the deck.

demo-Gra-destroys = Your rival’s Warlord destroys your Harbor.
demo-Gra-saves = For 1 gold your Graveyard gives you the card back. You can build it again.

demo-Lib-draws = You draw 2 cards and keep both. Without your Library, one would go to the bottom of the deck.

demo-Sch-green = When the Merchant collects, your School of Magic is as green as the Tavern: 2 gold.
demo-Sch-red = And when the Warlord collects, it is red: 1 more.

demo-Lig-built = You have built your Lighthouse, and it shows you every card in the deck.
demo-Lig-finds = You take the one you like best: the Dragon Gate.
demo-Lig-shuffles = Then the deck is shuffled. Nobody knows what comes next, not even you.

demo-Arm-fires = Your Armory is destroyed, and your rival’s Palace with it, for free. Not even a Keep would be safe.

demo-Qua-takes = There is a Market in your city, and you hold another. Normally you could not build it…
demo-Qua-twice = …but you have a Quarry: you may have one district twice.

demo-Poo-spends = Your last gold went into the Manor.
demo-Poo-pays = Your turn ends with no gold left, and the Poor House gives you 1.

demo-Bel-built = With your Bell Tower you have 6 districts. In this game a complete city takes 7.
demo-Bel-rings = You ring the bell: now 6 are enough.
demo-Bel-complete = And so your city is suddenly complete. This round is the last.

demo-Fac-gold = A Laboratory costs 5, and you have 4 gold.
demo-Fac-builds = With your Factory that is enough: other purple districts cost you 1 less.

demo-Par-empty = The Market was your last card.
demo-Par-draws = Your turn ends with an empty hand, and your Park gives you 2 new cards.

demo-Hos-names = Your rival’s Assassin murders the Bishop. That is you.
demo-Hos-murdered = Anyone else would have to stay silent. Thanks to your Hospital, the Bishop answers all the same.
demo-Hos-gold = You take your 2 gold. You are too weak for anything more.

demo-Thr-crown = Your rival is the King, and takes the crown from you.
demo-Thr-pays = Your Throne Room makes up for it: 1 gold whenever the crown changes hands, whoever gets it.

demo-Wal-comes = Your rival is the Warlord. Destroying your Manor should cost 2 gold.
demo-Wal-dearer = But rank 8 pays 1 gold more for everything behind your Great Wall: 3 for the Manor.

demo-Uni-built = You pay 6 gold for your University, and your city is complete.
demo-Uni-scores = At the end the University is worth 8 points, 2 more than it cost.

demo-Dra-built = You pay 6 gold for your Dragon Gate, and your city is complete.
demo-Dra-scores = At the end the Dragon Gate is worth 8 points, 2 more than it cost.

demo-Mus-tucks = Once a turn you put a card under your Museum. Now there are 3.
demo-Mus-scores = Each of the 3 is worth 1 point in the end, whatever is printed on it.

demo-Tre-full = Your city is complete, and you have 7 gold left.
demo-Tre-scores = With the Imperial Treasury every gold counts: 7 more points.

demo-Map-full = Your city is complete, and you have 3 cards left in your hand.
demo-Map-scores = With the Map Room each of them is worth 1 point: 3 more.

demo-Wis-built = Your Wishing Well joins 3 other purple districts.
demo-Wis-scores = Each of them grants a wish: 3 more points.
