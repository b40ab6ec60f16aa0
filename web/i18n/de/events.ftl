# What happened, one message for each kind of event in docs/WORKER.md; "-you" where the viewer did it or owns the card,
# "-hidden" where the viewer may not know the card. $column and $to count from 1.
goal-text = { $area } { $points }
column-label = Spalte { $column }
round-of = Runde { $round } von { $rounds }

event-round-began = Runde { $round } beginnt; { $name } eröffnet.
event-round-began-you = Runde { $round } beginnt; Du eröffnest.
event-placed = { $name } legt verdeckt in Spalte { $column }: { $card }.
event-placed-hidden = { $name } legt eine Karte verdeckt in Spalte { $column }.
event-placed-you = Du legst verdeckt in Spalte { $column }: { $card }.
event-revealed = In Spalte { $column } wird eine Karte von { $name } aufgedeckt: { $card }.
event-revealed-you = In Spalte { $column } wird Deine Karte aufgedeckt: { $card }.
event-moved = Der Entdecker von { $name } zieht aus Spalte { $column } in Spalte { $to }.
event-moved-you = Dein Entdecker zieht aus Spalte { $column } in Spalte { $to }.
event-moved-back = Dem Entdecker von { $name } versperren überall Stürme den Weg: Er kehrt ans Ende von Spalte { $column } zurück.
event-moved-back-you = Deinem Entdecker versperren überall Stürme den Weg: Er kehrt ans Ende von Spalte { $column } zurück.
event-stayed = Der Entdecker von { $name } ist weit genug gewandert und bleibt in Spalte { $column }.
event-stayed-you = Dein Entdecker ist weit genug gewandert und bleibt in Spalte { $column }.
event-discarded = Der Meuchler in Spalte { $column } trifft eine Karte von { $name }: { $card }.
event-discarded-you = Der Meuchler in Spalte { $column } trifft Deine Karte: { $card }.
event-closed = Der Sturm von { $name } schließt Spalte { $column }.
event-closed-you = Dein Sturm schließt Spalte { $column }.
event-asked-cloak = { $name } darf in Spalte { $column } eine Karte unter die Tarnkappe schieben.
event-asked-cloak-you = Du darfst in Spalte { $column } eine Karte unter Deine Tarnkappe schieben.
event-asked-traitor = { $name } darf das Ziel von Spalte { $column } tauschen.
event-asked-traitor-you = Du darfst das Ziel von Spalte { $column } tauschen.
event-slipped = { $name } schiebt in Spalte { $column } unter die Tarnkappe: { $card }.
event-slipped-hidden = { $name } schiebt in Spalte { $column } eine Karte unter die Tarnkappe.
event-slipped-you = Du schiebst in Spalte { $column } unter Deine Tarnkappe: { $card }.
event-traded = Der Verräter von { $name } tauscht Ziele: Über Spalte { $column } liegt nun { $goal }, über Spalte { $to } { $other }.
event-traded-you = Dein Verräter tauscht Ziele: Über Spalte { $column } liegt nun { $goal }, über Spalte { $to } { $other }.
event-declined-cloak = { $name } schiebt in Spalte { $column } nichts unter die Tarnkappe.
event-declined-cloak-you = Du schiebst in Spalte { $column } nichts unter Deine Tarnkappe.
event-declined-traitor = { $name } lässt die Ziele, wo sie sind.
event-declined-traitor-you = Du lässt die Ziele, wo sie sind.
event-shuffled = { $name } mischt den Ablagestapel zu einem neuen Zugstapel.
event-shuffled-you = Du mischst Deinen Ablagestapel zu einem neuen Zugstapel.
event-drawn = { $name } zieht: { $card }.
event-drawn-hidden = { $name } zieht eine Karte.
event-drawn-you = Du ziehst: { $card }.
event-round-ended = { $name } beendet Runde { $round }. Alle Karten werden aufgedeckt.
event-round-ended-you = Du beendest Runde { $round }. Alle Karten werden aufgedeckt.
event-settled = Spalte { $column } wird entschieden: { $goal }.
event-won = { $name } gewinnt { $goal } aus Spalte { $column }.
event-won-you = Du gewinnst { $goal } aus Spalte { $column }.
event-lost = Niemand gewinnt { $goal }; das Ziel scheidet aus.
event-game-over = Die Partie ist zu Ende.

since-your-turn = Seit Deinem Zug
since-quiet = Deinen Karten ist nichts zugestoßen.
since-more = und { $count } weitere
hit-discarded = Ein Meuchler in Spalte { $column } hat Deine Karte getroffen: { $card }.
hit-closed = Der Sturm von { $name } hat Spalte { $column } über Deinen Karten geschlossen.
hit-traded = { $name } hat über Deinen Karten die Ziele der Spalten { $column } und { $to } getauscht.
hit-revealed = In Spalte { $column } wurde Deine Karte aufgedeckt: { $card }.

status-taken-back = Zurückgenommen.
status-your-turn = Du bist am Zug
status-place = Wähle eine Karte, dann eine Spalte.
status-place-column = { $card }: Wähle nun eine Spalte.
status-cloak = Deine Tarnkappe: Wähle eine Karte, die Du in Spalte { $column } darunterschiebst, oder verzichte.
status-traitor = Dein Verräter: Wähle die Spalte, deren Ziel Du mit Spalte { $column } tauschst, oder verzichte.
status-wait = { $name } überlegt …
status-wait-cloak = { $name } entscheidet über die Tarnkappe …
status-wait-traitor = { $name } entscheidet über den Verräter …
status-over = Die Partie ist zu Ende.

# Spoken to screen readers; $cards is a list already joined in the reader's language.
say-card-up = { $card } von { $name }, offen
say-card-up-own = Deine Karte: { $card }, offen
say-card-down = Verdeckte Karte von { $name }
say-card-down-known = { $card } von { $name }, verdeckt
say-card-down-own = Deine Karte: { $card }, verdeckt
say-card-slipped = Verdeckte Karte von { $name }, unter der Tarnkappe
say-card-slipped-known = { $card } von { $name }, unter der Tarnkappe
say-card-slipped-own = Deine Karte: { $card }, unter der Tarnkappe
say-counts = zählt { $number }
say-column = Spalte { $column }, { $goal }, { $placed } von { $wanted } gelegt
say-column-fulfilled = Spalte { $column }, { $goal }, erfüllt mit { $placed } von { $wanted }
say-column-closed = Spalte { $column }, { $goal }, vom Sturm geschlossen
say-column-no-goal = Spalte { $column }, Ziel schon vergeben
say-column-cards = Vom Ziel abwärts: { $cards }
say-column-empty = Noch keine Karten
say-hand = Deine Hand: { $cards }
say-hand-empty = Deine Hand ist leer
say-seat = { $name }: { $hand } auf der Hand, { $deck } im Zugstapel, { $discard } abgelegt, { $goals ->
    [one] { $goals } Ziel
   *[other] { $goals } Ziele
  } gewonnen, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
