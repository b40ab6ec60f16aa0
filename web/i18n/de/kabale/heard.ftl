# What play sounds like as it happens: a whole turn in one sentence, put together from these clauses with semicolons and a full
# stop; one sentence for a settled column; the points of a round. $reader is “you” if the viewer did it or owns the card.
turn-placed = { $reader ->
  [you] Du legst in Spalte { $column }: { $card }
 *[other] { $name } legt eine Karte in Spalte { $column }
 }
turn-revealed = { $reader ->
  [you] Deine Karte wird aufgedeckt
 *[other] eine Karte von { $name } wird aufgedeckt
 }: { $card }
turn-revealed-there = in Spalte { $column } wird { $reader ->
  [you] Deine Karte
 *[other] eine Karte von { $name }
 } aufgedeckt: { $card }
turn-moved = der Entdecker zieht in Spalte { $to }
turn-moved-back = Stürme versperren dem Entdecker jeden Weg, er kehrt zurück
turn-stayed = der Entdecker zieht nicht weiter
turn-discarded = der Meuchler ermordet { $reader ->
  [you] Deine Karte
 *[other] eine Karte von { $name }
 }: { $card }
turn-closed = der Sturm schließt Spalte { $column }
turn-slipped = { $reader ->
  [you] Du schiebst unter Deine Tarnkappe: { $card }
 *[other] { $name } schiebt eine Karte unter die Tarnkappe
 }
turn-declined-cloak = unter die Tarnkappe kommt nichts
turn-traded = Ziele werden getauscht: { $goal } zu Spalte { $column }, { $other } zu Spalte { $to }
turn-declined-traitor = die Ziele bleiben, wo sie sind
turn-shuffled = Du mischst Deinen Ablagestapel zu einem neuen Nachziehstapel
turn-drawn = Du ziehst: { $card }
turn-round-ended = die Runde endet
turn-round-began = Runde { $round } beginnt, { $reader ->
  [you] Du eröffnest
 *[other] { $name } eröffnet
 }
turn-yours = Du bist am Zug
turn-points = Punkte dieser Runde: { $parts }
turn-points-of = { $reader ->
  [you] Du { $points }
 *[other] { $name } { $points }
 }
turn-points-none = in dieser Runde hat niemand ein Ziel gewonnen

heard-award-highest = Spalte { $column }, { $goal }: { $reader ->
  [you] Du gewinnst mit { $sum }
 *[other] { $name } gewinnt mit { $sum }
 }
heard-award-alone = Spalte { $column }, { $goal }: { $reader ->
  [you] Du gewinnst unangefochten mit { $sum }
 *[other] { $name } gewinnt unangefochten mit { $sum }
 }
heard-award-lowest = Spalte { $column }, { $goal }: { $reader ->
  [you] Du gewinnst mit der niedrigsten Summe
 *[other] { $name } gewinnt mit der niedrigsten Summe
 }, { $sum }
heard-award-nearest = Spalte { $column }, { $goal }: { $reader ->
  [you] Du gewinnst bei Gleichstand mit { $sum }
 *[other] { $name } gewinnt bei Gleichstand mit { $sum }
 }, dem Ziel am nächsten
heard-award-farthest = Spalte { $column }, { $goal }: { $reader ->
  [you] Du gewinnst bei Gleichstand mit { $sum }
 *[other] { $name } gewinnt bei Gleichstand mit { $sum }
 }, am weitesten vom Ziel
heard-award-couple-wins = Spalte { $column }, { $goal }: { $reader ->
  [you] Du gewinnst mit Prinz und Knappe
 *[other] { $name } gewinnt mit Prinz und Knappe
 }
heard-award-nobody = Spalte { $column }, { $goal }: Niemand gewinnt
heard-sum = { $reader ->
  [you] Du { $sum }
 *[other] { $name } { $sum }
 }
heard-sums = { $sums }
heard-by-rules = am Werk: { $rules }
heard-count = Schlusswertung: { $parts }

# The same for the eye, where columns are settled together: one line each.
award-label = Die Vergabe
award-together = Gemeinsam entschieden
award-round = Die Runde ist entschieden
award-winner-nobody = Niemand
award-why-highest = höchste Summe, { $sum }
award-why-alone = unangefochten, { $sum }
award-why-lowest = niedrigste Summe, { $sum }
award-why-nearest = Gleichstand mit { $sum }, dem Ziel am nächsten
award-why-farthest = Gleichstand mit { $sum }, am weitesten vom Ziel
award-why-couple-wins = Prinz und Knappe
award-why-nobody = keine Zahl ist übrig
