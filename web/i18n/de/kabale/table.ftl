# Kabale’s table for the eye and the ear: what is asked, what lies where, what is known. $name is a player, $cards a list
# already joined in the reader’s language.
table-decline-cloak = Nichts darunterschieben
table-decline-traitor = Nicht tauschen
look-down = verdeckt
look-slipped = unter die Tarnkappe geschoben
look-hidden = Eine Karte von { $name }, { $lies }
look-placed = { $have } von { $want } gelegt
look-closed = vom Sturm geschlossen
look-fulfilled = erfüllt
look-leads = { $reader ->
  [you] Du führst
 *[other] { $name } führt
 }, soweit Du siehst
look-do-place = { $card } hier anlegen
look-do-trade = Ziel mit dieser Spalte tauschen
look-do-slip = { $card } hier unter die Tarnkappe schieben
look-hand = Deine Hand
look-seat = { $letter }, { $name }
look-you = Du
look-turn = am Zug
look-first = hat die Runde eröffnet
look-points = { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
 }
look-goals = { $goals ->
  [one] { $goals } Ziel
 *[other] { $goals } Ziele
 }
look-race = { $have } von sechs Gebieten; mit allen sechs mindestens { $points } Punkte
look-race-whole = alle sechs Gebiete
race-completes = { $reader ->
  [you] brächte Dir alle sechs Gebiete
 *[other] brächte { $name } alle sechs Gebiete
 }: { $points } Punkte
race-open = { $reader ->
  [you] Spalte { $column } brächte Dir alle sechs Gebiete
 *[other] Spalte { $column } brächte { $name } alle sechs Gebiete
 }: { $points } Punkte.
look-piles = Hand { $hand }, Nachziehstapel { $deck }, Ablagestapel { $discard }
known-unseen = Noch ungesehen: Hand, Nachziehstapel oder verdeckt
known-unseen-own = Noch in Deinem Nachziehstapel
known-discards = Abgelegt
known-none = keine
known-piles = { $hand } auf der Hand, { $deck } im Nachziehstapel
known-left = { $count ->
  [one] Noch { $count } Ziel liegt im Stapel.
 *[other] Noch { $count } Ziele liegen im Stapel.
 }

curtain-cloak = Es geht um eine Tarnkappe in Spalte { $column }.
curtain-traitor = Es geht um einen Verräter in Spalte { $column }.
keys-arrows = Durch Hand und Spalten gehen
keys-enter = Karte wählen, in die Spalte legen
keys-numbers = Die gewählte Karte in diese Spalte legen
keys-escape = Karte zurücklegen oder alles sofort zeigen
keys-c = Die Spalten vorlesen
keys-h = Deine Hand vorlesen
keys-g = Die Plätze mit ihren Zielen vorlesen
keys-i = Die Karte erklären, die den Fokus hat
goal-text = { $area } { $points }
column-label = Spalte { $column }
round-of = Runde { $round } von { $rounds }
status-place = Wähle eine Karte, dann eine Spalte.
status-place-column = { $card } – { $rule }. Wähle nun eine Spalte.
status-cloak = Deine Tarnkappe: Wähle eine Karte, die Du in Spalte { $column } darunterschiebst, oder verzichte.
status-cloak-column = { $card } – { $rule }. Tippe nun auf die Spalte Deiner Tarnkappe, { $column }.
status-traitor = Dein Verräter: Wähle die Spalte, deren Ziel Du mit Spalte { $column } tauschst, oder verzichte.
status-wait = { $name } überlegt …
status-wait-cloak = { $name } entscheidet über die Tarnkappe …
status-wait-traitor = { $name } entscheidet über den Verräter …
status-over = Die Partie ist zu Ende.

heard-card-up = { $card } von { $name }, offen
heard-card-up-own = Deine Karte: { $card }, offen
heard-card-down = Verdeckte Karte von { $name }
heard-card-down-known = { $card } von { $name }, verdeckt
heard-card-down-own = Deine Karte: { $card }, verdeckt
heard-card-slipped = Verdeckte Karte von { $name }, unter der Tarnkappe
heard-card-slipped-known = { $card } von { $name }, unter der Tarnkappe
heard-card-slipped-own = Deine Karte: { $card }, unter der Tarnkappe
heard-counts = zählt { $number }
heard-column = Spalte { $column }, { $goal }, { $placed } von { $wanted } gelegt
heard-column-fulfilled = Spalte { $column }, { $goal }, erfüllt mit { $placed } von { $wanted }
heard-column-closed = Spalte { $column }, { $goal }, vom Sturm geschlossen
heard-column-no-goal = Spalte { $column }, Ziel schon vergeben
heard-column-cards = Vom Ziel abwärts: { $cards }
heard-column-empty = Noch keine Karten
heard-hand = Deine Hand: { $cards }
heard-hand-empty = Deine Hand ist leer
heard-seat = { $name }: { $hand } auf der Hand, { $deck } im Nachziehstapel, { $discard } abgelegt, { $goals ->
  [one] { $goals } Ziel
 *[other] { $goals } Ziele
 } gewonnen, { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
 }
undo-revealed = Nicht möglich: Inzwischen wurde eine Karte aufgedeckt, die Du nicht kennen konntest.
undo-shuffled = Nicht möglich: Inzwischen wurde ein Stapel gemischt.
undo-goals = Nicht möglich: Inzwischen wurden neue Ziele aufgedeckt.
undo-drawn = Nicht möglich: Inzwischen hat jemand anderes eine Karte gezogen.
known-hand = Auf der Hand von { $name }
statistics-allies = Verbündete, die Spalten gewannen
statistics-allies-note = Deine Verbündeten, die noch in einer Spalte lagen, als Du diese gewannst.

# What a bot thought, in the replay.
thought-hidden = Spalte { $column }, Karte { $place }, { $name }:
thought-columns = Aussichten in den Spalten: { $columns }.
thought-column = { $column }: { $chance }

# Why a hint names a move.
hint-win = Gewinnt { $goal } in { $chance } der möglichen Fälle; andere Züge im Schnitt in { $other }.
hint-spoil = { $name } gewinnt { $goal } nur in { $chance } der Fälle; nach anderen Zügen in { $other }.
hint-best = Deine beste Chance ist { $goal }: { $chance }.
hint-missing = { $area } ist eines der { $count } Gebiete, die Dir zu allen sechs noch fehlen.
hint-completes = { $area } ist das letzte Gebiet, das Dir zu allen sechs fehlt.
trophies-title = { $reader ->
  [you] Deine Ziele
 *[other] Die Ziele von { $name }
 }

feat-six = Das ganze Reich
feat-six-text = Habe am Ende einer Partie Ziele aus allen sechs Gebieten.
feat-sweep = Reiner Tisch
feat-sweep-text = Gewinne drei Ziele in einer Runde.
feat-alone = Allein gegen alle
feat-alone-text = Gewinne eine Spalte, in der nur noch ein einziger Deiner Verbündeten liegt, gegen drei oder mehr fremde.
feat-allies = Überall Freunde
feat-allies-text = Gewinne mit der Hilfe jedes der { $of } Verbündeten mindestens eine Spalte.
