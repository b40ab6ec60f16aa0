# Amit az asztal a fülnek mond, ahol a szem képet lát. $name egy játékos.
look-down = lefordítva
look-slipped = a Ködsüveg alá csúsztatva
look-hidden = { $name } egyik lapja, { $lies }
look-placed = { $want } lapból { $have } már itt van
look-closed = a Vihar lezárta
look-fulfilled = teljesült
look-leads = amennyire látod, { $name } vezet
look-do-place = { $card } ide
look-do-trade = Célcsere ezzel az oszloppal
look-hand = A kezed
look-seat = { $letter }, { $name }
look-you = te
look-turn = ő következik
look-first = ő nyitotta a kört
look-points = { $points } pont
look-goals = { $goals } cél
look-piles = kéz { $hand }, húzópakli { $deck }, dobópakli { $discard }
