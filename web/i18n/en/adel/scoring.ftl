# The final scoring: one line for each rule that brought points, each seat in one sentence for the ear, and how a tie was broken. Lines begin small; the page raises their first letter.
scoring-title = The final scoring
stage-skip = Skip to the result
stage-skip-all = Skip the scoring

line-districts = districts
line-colours = all five colors
line-first-complete = first complete city
line-complete = complete city
line-museum = { $district }: cards under it
line-treasury = { $district }: gold
line-map-room = { $district }: cards in hand
line-wishing-well = { $district }: other purple districts

scoring-tied = Tied on points: { $districts } from districts alone, { $gold } gold
scoring-tie-districts = Tied on points, so the districts alone decide: { $parts }.
scoring-tie-gold = Tied on points and on districts, so the gold that is left decides: { $parts }.
scoring-tie-shared = Tied on points, on districts, and on gold.

# $lines: "districts 21 and first complete city 4"; $parts: "Ada 25 and you 24".
scoring-heard = { $reader ->
  [you] You
 *[other] { $name }
 }: { $points } – { $lines }.
scoring-heard-all = Final scoring: { $parts }.
scoring-part = { $reader ->
  [you] you { $number }
 *[other] { $name } { $number }
 }
