# What happened, one message for each kind of event in docs/WORKER.md; $reader is “you” if the viewer did it or owns the card,
# “hidden” if the viewer may not know the card. $column and $to count from 1.
event-round-began = { $reader ->
  [you] Runde { $round } beginnt, Du eröffnest.
 *[other] Runde { $round } beginnt, { $name } eröffnet.
 }
event-placed = { $reader ->
  [you] Du legst verdeckt in Spalte { $column }: { $card }.
  [hidden] { $name } legt eine Karte verdeckt in Spalte { $column }.
 *[other] { $name } legt verdeckt in Spalte { $column }: { $card }.
 }
event-revealed = { $reader ->
  [you] In Spalte { $column } wird Deine Karte aufgedeckt
 *[other] In Spalte { $column } wird eine Karte von { $name } aufgedeckt
 }: { $card }.
event-moved = { $reader ->
  [you] Dein Entdecker zieht aus Spalte { $column } in Spalte { $to }.
 *[other] Der Entdecker von { $name } zieht aus Spalte { $column } in Spalte { $to }.
 }
event-moved-back = { $reader ->
  [you] Deinem Entdecker versperren überall Stürme den Weg
 *[other] Dem Entdecker von { $name } versperren überall Stürme den Weg
 }: Er kehrt ans Ende von Spalte { $column } zurück.
event-stayed = { $reader ->
  [you] Dein Entdecker ist weit genug gewandert und bleibt in Spalte { $column }.
 *[other] Der Entdecker von { $name } ist weit genug gewandert und bleibt in Spalte { $column }.
 }
event-discarded = { $reader ->
  [you] Der Meuchler in Spalte { $column } ermordet Deine Karte
 *[other] Der Meuchler in Spalte { $column } ermordet eine Karte von { $name }
 }: { $card }.
event-closed = { $reader ->
  [you] Dein Sturm schließt Spalte { $column }.
 *[other] Der Sturm von { $name } schließt Spalte { $column }.
 }
event-asked-cloak = { $reader ->
  [you] Du darfst in Spalte { $column } eine Karte unter Deine Tarnkappe schieben.
 *[other] { $name } darf in Spalte { $column } eine Karte unter die Tarnkappe schieben.
 }
event-asked-traitor = { $reader ->
  [you] Du darfst das Ziel von Spalte { $column } tauschen.
 *[other] { $name } darf das Ziel von Spalte { $column } tauschen.
 }
event-slipped = { $reader ->
  [you] Du schiebst in Spalte { $column } unter Deine Tarnkappe: { $card }.
  [hidden] { $name } schiebt in Spalte { $column } eine Karte unter die Tarnkappe.
 *[other] { $name } schiebt in Spalte { $column } unter die Tarnkappe: { $card }.
 }
event-traded = { $reader ->
  [you] Dein Verräter tauscht Ziele
 *[other] Der Verräter von { $name } tauscht Ziele
 }: Über Spalte { $column } liegt nun { $goal }, über Spalte { $to } { $other }.
event-declined-cloak = { $reader ->
  [you] Du schiebst in Spalte { $column } nichts unter Deine Tarnkappe.
 *[other] { $name } schiebt in Spalte { $column } nichts unter die Tarnkappe.
 }
event-declined-traitor = { $reader ->
  [you] Du lässt die Ziele
 *[other] { $name } lässt die Ziele
 }, wo sie sind.
event-shuffled = { $reader ->
  [you] Du mischst Deinen Ablagestapel zu einem neuen Nachziehstapel.
 *[other] { $name } mischt den Ablagestapel zu einem neuen Nachziehstapel.
 }
event-drawn = { $reader ->
  [you] Du ziehst: { $card }.
  [hidden] { $name } zieht eine Karte.
 *[other] { $name } zieht: { $card }.
 }
event-round-ended = { $reader ->
  [you] Du beendest Runde { $round }. Alle Karten werden aufgedeckt.
 *[other] { $name } beendet Runde { $round }. Alle Karten werden aufgedeckt.
 }
event-settled = Spalte { $column } wird entschieden: { $goal }.
event-won = { $reader ->
  [you] Du gewinnst { $goal } in Spalte { $column }.
 *[other] { $name } gewinnt { $goal } in Spalte { $column }.
 }
event-lost = Niemand gewinnt { $goal }; das Ziel scheidet aus.
event-game-over = Die Partie ist zu Ende.
hit-discarded = Ein Meuchler in Spalte { $column } hat Deine Karte ermordet: { $card }.
hit-closed = Der Sturm von { $name } hat Spalte { $column } geschlossen, wo Karten von Dir liegen.
hit-traded = { $name } hat die Ziele der Spalten { $column } und { $to } getauscht, wo Karten von Dir liegen.
hit-revealed = In Spalte { $column } wurde Deine Karte aufgedeckt: { $card }.
