# The final scoring: one line for each rule that brought points, each seat in one sentence for the ear, and how a tie was broken. Lines begin small; the page raises their first letter.
scoring-title = A végső pontozás
stage-skip = Ugrás az eredményhez
stage-skip-all = A pontozás átugrása

line-districts = kerületek
line-colours = mind az öt szín
line-first-complete = elsőként teljes város
line-complete = teljes város
line-museum = { $district }: alatta lévő lapok
line-treasury = { $district }: arany
line-map-room = { $district }: lapok a kézben
line-wishing-well = { $district }: a többi lila kerület

scoring-tied = Azonos pontszám: a kerületek értéke { $districts }, arany { $gold }
scoring-tie-districts = Azonos pontszám, így egyedül a kerületek értéke dönt: { $parts }.
scoring-tie-gold = A pontszám és a kerületek értéke is azonos, így a megmaradt arany dönt: { $parts }.
scoring-tie-shared = Azonos a pontszám, a kerületek értéke és az arany is.

# $lines: „kerületek 21 és elsőként teljes város 4”; $parts: „Ada 25 és te 24”.
scoring-heard = { $reader ->
  [you] Te
 *[other] { $name }
 }: { $points } – { $lines }.
scoring-heard-all = Végső pontozás: { $parts }.
scoring-part = { $reader ->
  [you] te { $number }
 *[other] { $name } { $number }
 }
