# The award told in steps: one message for each rule in docs/WORKER.md. $by and $cards are lists of award-card, joined;
# $number, $sum are already formatted (9½).
stage-again = Die Vergabe noch einmal lesen
award-column = Spalte { $column }: { $goal }
stage-skip = Sofort zum Ergebnis
stage-skip-all = Alle Spalten überspringen
stage-skip-count = Schlusswertung überspringen
award-heading-printed = Die Zahlen
award-heading-couple = Prinz und Knappe
award-heading-verdict = Das Ergebnis
award-counts-highest = Die höchste Summe gewinnt
award-counts-lowest = Die niedrigste Summe gewinnt
award-counts-couple = Hier zählt keine Summe mehr
award-no-part = nimmt nicht teil
award-card = { $card } ({ $name })
award-gone = entfernt
award-no-number = keine Zahl

award-printed = Zu Beginn gilt für jede Karte ihre aufgedruckte Zahl.
award-printed-home = Für jede Karte gilt ihre aufgedruckte Zahl. Daheim unter { $area } und deshalb 12: { $cards }. Alle anderen ihrer Art zählen 8.
award-musketeers = { $by }: Hier gilt keine andere Fähigkeit, nur aufgedruckte Zahlen zählen.
award-wizard = { $by } ist hier der einzige Zauberer und entfernt jede Karte ab 10: { $cards }.
award-wizards = { $by }: Mehr als ein Zauberer, also heben sie einander auf, und niemand wird entfernt.
award-witch = { $by } ist hier die einzige Hexe und entfernt jede andere Karte bis 9: { $cards }.
award-witches = { $by }: Mehr als eine Hexe, also heben sie einander auf, und niemand wird entfernt.
award-couple = { $reader ->
  [you] Dein Prinz und Dein Knappe liegen in dieser Spalte zusammen.
 *[other] Prinz und Knappe von { $name } liegen in dieser Spalte zusammen.
 }
award-hermit = { $by }: 12, minus 1 für jede andere Karte ({ $count }), ergibt { $number }.
award-giant = { $by }: 2, plus 3 für jede andere Karte ({ $count }), ergibt { $number }.
award-doppelganger = { $by } kopiert die Zahl darunter: { $cards }, { $number }.
award-doppelganger-none = { $by } findet keine Zahl unter sich und hat keine.
award-romeo = { $by } hat seine Julia in der Spalte und zählt 15.
award-dragon = { $by } senkt Karten der anderen Farben um 2: { $cards }.
award-beggar = { $by }: Die niedrigste Summe gewinnt.

award-couple-wins = { $reader ->
  [you] Du gewinnst
 *[other] { $name } gewinnt
 }: Prinz und Knappe zusammen schlagen jede Summe.
award-highest = { $reader ->
  [you] Du gewinnst mit der höchsten Summe
 *[other] { $name } gewinnt mit der höchsten Summe
 }, { $sum }.
award-lowest = { $reader ->
  [you] Du gewinnst mit der niedrigsten Summe
 *[other] { $name } gewinnt mit der niedrigsten Summe
 }, { $sum }.
award-nearest = { $reader ->
  [you] Gleichstand. Du gewinnst mit der Karte
 *[other] Gleichstand. { $name } gewinnt mit der Karte
 }, die dem Ziel am nächsten liegt: { $by }.
award-farthest = { $reader ->
  [you] Gleichstand. Du gewinnst mit der Karte
 *[other] Gleichstand. { $name } gewinnt mit der Karte
 }, die am weitesten vom Ziel liegt: { $by }.
award-nobody = Keine Karte mit einer Zahl ist übrig: Niemand gewinnt, das Ziel scheidet aus.

award-now = Soweit Du siehst, { $reader ->
  [you] würdest Du gewinnen
 *[other] würde { $name } gewinnen
 }, wenn die Runde jetzt endete.
award-now-nobody = Soweit Du siehst, würde niemand gewinnen, wenn die Runde jetzt endete.

count-title = Die Schlusswertung
count-no-goals = Keine Ziele gewonnen
count-plain = Summe aller Ziele: { $points }
count-doubled = Alle sechs Gebiete: zweimal { $six }, minus { $spare } für weitere Ziele, ergibt { $points }
count-doubled-exact = Alle sechs Gebiete: zweimal { $six } ergibt { $points }
count-missing-area = Keine Verdopplung; noch nicht dabei: { $areas }
