# What is kept: the library, the replay, links, statistics.
points = { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
 }
result-won = Sieg
result-shared = Geteilter Sieg
result-place = Platz { $place } von { $of }
library-reading = Deine Partien werden geladen …
library-empty = Noch keine Partien. Jede, die Du beginnst, wird hier von selbst gespeichert.
library-filter = Nach Titel oder Namen suchen
library-filters = Filter
library-all = Alle
library-by-game = Spiel
library-by-result = Ergebnis
library-by-level = Stufe
library-by-person = Personen
library-result-won = Gewonnen
library-result-lost = Verloren
library-result-running = Läuft noch
library-import = Dateien öffnen …
library-export-all = Alle als Datei sichern
library-file-note = Dateien sind schlichter Text und enthalten alle Karten einer Partie. Du kannst sie auch auf diese Seite ziehen. Beendete Partien aus Dateien und Links zählen nicht in der Statistik.
library-count = { $count ->
  [one] { $count } Partie
 *[other] { $count } Partien
 }
library-more = { $count } weitere zeigen
library-continue = Weiterspielen
library-replay = Rückblick
library-rename = Umbenennen
library-export = Als Datei sichern
library-delete = Löschen
library-gone = Gelöscht: { $name }
library-undo = Wiederherstellen
library-name = Titel dieser Partie
library-save = Titel speichern
library-cancel = Abbrechen
library-practice = Übung
library-hints = { $count ->
  [one] { $count } Tipp
 *[other] { $count } Tipps
 }
library-running = Runde { $round }
library-over = { $count ->
  [one] { $names } gewann mit { $points }
 *[other] { $names } teilten sich den Sieg mit { $points }
 }
library-checking = Partie { $done } von { $total } wird geprüft …
library-stop = Anhalten
library-added = { $count ->
  [0] Nichts Neues gefunden.
  [one] { $count } Partie ist hinzugekommen.
 *[other] { $count } Partien sind hinzugekommen.
 }{ $known ->
  [0] { "" }
  [one] { " " }{ $known } war schon da.
 *[other] { " " }{ $known } waren schon da.
 }
library-damaged = { $count ->
  [one] Hier stimmt etwas nicht
 *[other] Hier stimmt an { $count } Stellen etwas nicht
 }
library-damaged-more = Und { $count } weitere.
library-damage-file = { $file }: { $what }
library-damage-game = { $file }, Partie { $game }: { $what }
library-sound = { $count ->
  [0] Es wurde nichts behalten: Keine neue, fehlerfreie Partie ist dabei.
  [one] Noch wurde nichts behalten. { $count } Partie ist neu und fehlerfrei.
 *[other] Noch wurde nichts behalten. { $count } Partien sind neu und fehlerfrei.
 }{ $known ->
  [0] { "" }
 *[other] { " " }Schon da: { $known }.
 }
library-keep-sound = Die fehlerfreien behalten
library-keep-none = Nichts behalten
library-undone = Der Speicher des Browsers hat das nicht angenommen. Nichts wurde geändert.
library-missing = Diese Partie ist nicht mehr da: Ein anderer Tab hat sie gelöscht.
library-unread = Der Speicher des Browsers gibt Deine Partien nicht heraus. Sobald er es tut, stehen sie hier.
library-broken = { $count ->
  [one] Ein Eintrag ist beschädigt und keine Partie mehr. Du kannst ihn als Datei sichern oder löschen.
 *[other] { $count } Einträge sind beschädigt und keine Partien mehr. Du kannst sie als Dateien sichern oder löschen.
 }

replay-title = Rückblick
replay-opening = Die Partie wird geladen …
replay-keys = Durch die Partie gehen
replay-back = Einen Zug zurück
replay-next = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Stelle in der Partie
replay-at = Zug { $at } von { $total }. { $words }
replay-eyes = Blickwinkel
replay-open = Alle Karten offen
replay-public = Was alle sehen dürfen
replay-seat = { $name }
replay-only-own = Solange die Partie läuft, siehst Du sie nur aus Deiner eigenen Sicht.
replay-only-public = Solange die Partie läuft, siehst Du nur, was alle sehen dürfen.
replay-play-on = Von hier weiterspielen
replay-play-on-help = Macht aus dieser Stellung eine neue Übungspartie; die alte bleibt, wie sie ist.
replay-from = Aus: { $name }

thought-show = Was hat { $name } gedacht?
thought-title = Was { $name } gedacht hat
thought-note = Noch einmal durchdacht, nur mit dem, was { $name } wissen konnte.
thought-note-strongest = So weit schaut { $name } nicht voraus: Das hätte der stärkste Bot gedacht, nur mit dem, was { $name } wissen konnte.
thought-wait = Wird noch einmal durchdacht …
thought-only = Es war nur ein Zug möglich.
thought-moves = Die Züge, der beste zuerst
thought-chance = Gewinnchance { $chance } (± { $doubt })
thought-points = Punkte: { $points } (± { $spread })
thought-played = gespielt
thought-more = Und { $count } weitere.
thought-clear = Der erste ist klar der beste.
thought-close = Die besten liegen so nah beieinander, dass sie sich nicht unterscheiden lassen.
thought-beliefs = Was wahrscheinlich schien
thought-likely = Was auf den ersten Zug am ehesten folgt

share-title = Link teilen
share-what = Der Link enthält die ganze beendete Partie mit allen Karten und den Namen der Spieler. Kein Server erfährt davon.
share-link = Link
share-copy = Kopieren
share-send = Teilen …
share-copied = Kopiert.
share-by-hand = Der Link ist markiert: Kopiere ihn von Hand.
share-impossible = Diese Partie lässt sich nicht in einen Link fassen. Sichere sie als Datei.
link-title = Eine Partie in einem Link
link-reading = Der Link wird gelesen …
link-running = Eine Partie, die bis Runde { $round } gekommen ist:
link-look = Ansehen
link-look-note = Jeder Zug, mit offenen Karten.
challenge-send = Freunde herausfordern
challenge-title = Spielst Du diese Karten besser als ich?
challenge-what = Wer den Link öffnet, spielt dieselben Karten gegen dieselben Bots und sieht am Ende beide Ergebnisse nebeneinander. Vorher bekommt niemand die Karten zu sehen, und kein Server erfährt davon.
challenge-heading = Eine Herausforderung
challenge-about = Dieselben Karten, dieselben Mitspieler und Stufen: Schaffst Du mehr als { $name }? Die Karten bleiben geheim, bis Du spielst.
challenge-accept = Diese Karten spielen
challenge-accept-note = Dieselben Karten gegen dieselben Mitspieler, von Anfang an; Dein Ergebnis wird mit diesem verglichen.
challenge-won = Herausforderung gewonnen: Du kommst auf { $points }, { $name } kam mit denselben Karten auf { $other }.
challenge-lost = { $name } bleibt mit diesen Karten vorn: { $other }. Du kommst auf { $points }.
challenge-tied = Du und { $name } kommt mit diesen Karten beide auf { $points }.
challenge-look = Die andere Partie ansehen
link-keep = Behalten
link-kept = Du findest sie bei Deinen Partien
link-note = Behalten wird sie nur, wenn Du es willst.
kind-other = Bot

statistics-reading = Die Zahlen werden zusammengezählt …
statistics-note = Beendete Partien, ohne Übungen. Alles bleibt auf diesem Gerät.
statistics-none = Noch nichts zu zählen. Spiele eine Partie zu Ende, dann steht sie hier.
statistics-strange = { $count ->
  [one] Ein Eintrag ließ sich nicht lesen und zählt nicht mit.
 *[other] { $count } Einträge ließen sich nicht lesen und zählen nicht mit.
 }
statistics-games = Partien
statistics-won = Siege
statistics-hints = Partien mit Tipps
statistics-won-of = { $won } von { $played } ({ $share })
statistics-points = Punkte im Schnitt
statistics-played = Gespielt
statistics-by-size = Nach Zahl der Spieler
statistics-by-level = Nach dem stärksten Bot
statistics-strongest = Stärkster Bot
statistics-people = Nur Menschen
statistics-trend = Im Lauf der Zeit
statistics-trend-note = Jeder Kreis ist eine Partie, gefüllt, wenn sie gewonnen wurde; die Linie ist der Schnitt der letzten { $games } Partien.
statistics-trend-heard = Die Punkte von { $games } Partien; der gleitende Schnitt geht von { $first } auf { $last }.
statistics-whose = Wessen Partien
statistics-everybody = Alle
statistics-latest = Letzte Partien
statistics-date = Datum
statistics-result = Ergebnis
statistics-sum = Punkte
statistics-against = Gegen
statistics-export = Als Datei sichern
statistics-erase = Statistik löschen
statistics-erase-really = { $count ->
  [one] Die Zahlen von { $count } Partie werden gelöscht. Die Partie selbst bleibt.
 *[other] Die Zahlen von { $count } Partien werden gelöscht. Die Partien selbst bleiben.
 }
statistics-erased = Die Statistik ist gelöscht.
