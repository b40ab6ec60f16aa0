# Motives of puzzles: what each is called, and why the solution is right. $goal and $wanted are goals, $card, $kept and $partner allies by
# their bare names, $column and $to numbers of columns, $name a player.
motive-own-set = Alle sechs Gebiete
why-own-set = Über Spalte { $column } liegt { $goal }, ein Gebiet, das Dir noch fehlt: Damit hast Du { $areas } von sechs, und alle sechs zusammen zählen doppelt.
motive-break-set = Alle sechs verhindern
why-break-set = { $name } hat schon { $areas } Gebiete, und { $goal } wäre ein neues. Wer auch immer Spalte { $column } gewinnt: Es darf nicht { $name } sein.
motive-couple = Prinz und Knappe
why-couple = Prinz und Knappe gewinnen gemeinsam { $goal } in Spalte { $column }, ganz gleich, was die anderen dort haben.
motive-save = Eine Karte aufheben
why-save = { $partner ->
  [none] In Spalte { $column } genügt { $card }. Für später bleibt auf der Hand: { $kept }.
 *[other] Noch nicht hergeben: { $kept }. Das Gegenstück hast Du auf der Hand ({ $partner }), gemeinsam können sie später ein Ziel gewinnen.
 }
motive-cloak = Unter der Tarnkappe
why-cloak = { $card ->
  [none] Keine Deiner Handkarten nützt unter der Tarnkappe in Spalte { $column } mehr als auf der Hand.
 *[other] Unter der Tarnkappe in Spalte { $column } liegt die Karte bis zur Vergabe sicher und verdeckt: { $card }.
 }
motive-traitor = Der Tausch des Verräters
why-traitor = { $wanted ->
  [none] Lass { $goal }, wo es ist: Jeder Tausch würde anderen mehr nützen als Dir.
 *[other] Tausche { $goal } gegen { $wanted }: Die Ziele wechseln, die Karten darunter bleiben.
 }
motive-trigger = Die eigene Karte auslösen
why-trigger = Verdeckt über Deiner Karte liegt eine eigene: { $card }. Jetzt wird sie aufgedeckt und handelt genau dann, wenn es Dir passt.
motive-tie = Den Gleichstand gewinnen
why-tie = In Spalte { $column } liegen die Summen gleichauf, und { $rule ->
  [farthest] mit einem Bettler entscheidet die Karte, die am weitesten vom Ziel liegt
 *[nearest] dann entscheidet die Karte, die dem Ziel am nächsten liegt
 }: Deine. So bekommst Du { $goal }.
motive-purge = Zauberer und Hexe
why-purge = { $card } räumt bei der Vergabe in Spalte { $column } auf: { $removed ->
  [one] Eine Karte wird entfernt
 *[other] { $removed } Karten werden entfernt
 }, und mit dem Rest gewinnst Du { $goal }.
motive-void = Musketiere
why-void = Die Musketiere heben in Spalte { $column } alle Fähigkeiten auf. Dort zählen nur die aufgedruckten Zahlen, und danach gehört { $goal } Dir.
motive-lowest = Die niedrigste Summe
why-lowest = Mit dem Bettler gewinnt in Spalte { $column } die niedrigste Summe: Das ist Deine, also bekommst Du { $goal }.
motive-dragon = Der Drache
why-dragon = Dein Drache zieht in Spalte { $column } jeder fremden Karte 2 ab. Das reicht für { $goal }.
motive-last-card = Die Runde beenden
why-last-card = Diese Karte erfüllt das letzte Ziel, und die Runde endet sofort. In Spalte { $column } kann niemand mehr antworten: { $goal } gehört Dir.
motive-leader = Die Spitze aufhalten
why-leader = { $name } führt. Ohne diesen Zug ginge wohl auch { $goal } in Spalte { $column } dorthin.
motive-dear = Das höchste Ziel
why-dear = Kein Ziel dieser Runde zählt mehr als { $goal }, und in Spalte { $column } gewinnt es diese Karte: { $card }.
motive-bluff = Bluff
why-bluff = Verdeckt wirkt in Spalte { $column } selbst diese Karte bedrohlich: { $card }. Deine starken Karten bleiben für ein besseres Ziel auf der Hand.
