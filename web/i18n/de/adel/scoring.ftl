# The final scoring: one line for each rule that brought points, each seat in one sentence for the ear, and how a tie was broken. Lines begin small; the page raises their first letter.
scoring-title = Die Schlusswertung
stage-skip = Sofort zum Ergebnis
stage-skip-all = Schlusswertung überspringen

line-districts = Bauwerke
line-colours = alle fünf Farben
line-first-complete = erste vollständige Stadt
line-complete = vollständige Stadt
line-museum = { $district }: Karten darunter
line-treasury = { $district }: Gold
line-map-room = { $district }: Handkarten
line-wishing-well = { $district }: andere violette Bauwerke

scoring-tied = Punktgleich: Bauwerke allein { $districts }, Gold { $gold }
scoring-tie-districts = Punktgleich, also entscheiden die Bauwerke allein: { $parts }.
scoring-tie-gold = Gleich an Punkten und Bauwerken, also entscheidet das übrige Gold: { $parts }.
scoring-tie-shared = Gleich an Punkten, Bauwerken und Gold.

# $lines: „Bauwerke 21 und erste vollständige Stadt 4“; $parts: „Ada 25 und Du 24“.
scoring-heard = { $reader ->
  [you] Du
 *[other] { $name }
 }: { $points } – { $lines }.
scoring-heard-all = Schlusswertung: { $parts }.
scoring-part = { $reader ->
  [you] Du { $number }
 *[other] { $name } { $number }
 }
