# Puzzles: the list, and what is said at the table. $chance and $best are shares with their per cent sign.
puzzles-title = Rätsel
puzzles-intro = Eine Stellung, ein bester Zug: Jede Stellung stammt aus einer echten Partie, und ihr bester Zug wurde mit allen anderen verglichen.
puzzles-game = Spiel
puzzles-grade = Schwierigkeit
puzzles-motive = Worum es geht
puzzles-all = Alle
puzzle-grade = { $grade ->
  [1] 1 – Page
  [2] 2 – Knappe
  [3] 3 – Ritter
  [4] 4 – Graf
 *[5] 5 – Drahtzieher
 }
puzzles-solved = { $solved } von { $count } gelöst
puzzles-streak = { $streak ->
  [0] Noch keine Serie
  [one] { $streak } Rätsel auf Anhieb gelöst
 *[other] { $streak } Rätsel in Folge auf Anhieb gelöst
 }
puzzles-best = Bestmarke: { $best } in Folge
puzzles-none = Dazu gibt es kein Rätsel.
puzzles-missing = Die Rätsel konnten nicht geladen werden. Versuch es noch einmal, sobald Du online bist.
puzzles-loading = Die Rätsel werden aufgebaut …
puzzles-start = Das nächste lösen
puzzle-name = Rätsel { $number }
puzzle-item = { $how ->
  [first] Rätsel { $number }, auf Anhieb gelöst
  [later] Rätsel { $number }, gelöst
  [shown] Rätsel { $number }, gesehen, aber nicht gelöst
 *[new] Rätsel { $number }
 }
puzzle-task = Finde den besten Zug.
puzzle-help = Spiel ihn am Tisch. Nachdenken kostet nichts.
puzzle-wrong = Das ist es nicht: Damit gewinnt man { $chance } solcher Partien, mit dem besten Zug { $best }.
puzzle-wrong-close = Nicht ganz: Damit gewinnt man { $chance } solcher Partien, mit dem besten Zug { $best }.
puzzle-right = Richtig!
puzzle-right-streak = Richtig! Das { $streak }. in Folge.
puzzle-shown = Das ist der Zug.
puzzle-gap = Damit gewinnt man { $best } solcher Partien, mit dem zweitbesten Zug { $chance }.
puzzle-again = Noch einmal versuchen
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-repeat = Noch einmal
puzzle-list = Alle Rätsel
puzzle-unknown = Dieses Rätsel gibt es nicht mehr. Hier sind die anderen.
puzzle-unkept = Dieser Browser speichert nicht, was Du gelöst hast: Es geht verloren, wenn Du diesen Tab schließt.
