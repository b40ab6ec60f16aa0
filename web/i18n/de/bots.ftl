# Bots that people add themselves: the list, a match, and what is told at the table.
bots-title = Eigene Bots
bots-intro = Füge einen Bot hinzu, den Du selbst geschrieben oder von jemandem bekommen hast, als Python-Datei oder Wheel, und spiel gegen ihn. Er sieht nur, was an seinem Platz bekannt ist, kommt nicht ins Netz und bleibt auf diesem Gerät: In Links und gespeicherten Partien steht sein Name, nie sein Code.
bots-add = Bot hinzufügen …
bots-checking = { $file } wird geprüft …
bots-added = { $name } ist hinzugefügt. Du findest ihn bei den Bots, wenn Du eine Partie einrichtest.
bots-replaced = { $name } wurde durch diese Datei ersetzt.
bots-removed = { $name } wurde entfernt.
bots-refused = { $file } wurde nicht hinzugefügt. { $problem }
bots-none = Noch keine eigenen Bots.
bots-unreadable = Dieser Browser lässt uns Deine Bots nicht lesen.
bots-version = Version { $version }
bots-file = { $file }, { $kilobytes } kB, hinzugefügt am { $date }
bots-hash = SHA-256 { $hash }
bots-match = Wettkampf
bots-remove = Entfernen
bots-remove-title = { $name } entfernen?
bots-remove-ask = Der Bot wird von diesem Gerät gelöscht; die Datei, aus der er kam, bleibt, wo sie ist. In angefangenen Partien spielt ein Bot der Stufe 3 für ihn.
bots-remove-yes = Entfernen
bots-remove-no = Behalten
bots-example = Der kleinste Bot
bots-example-text = Speichere das als Datei, deren Name auf „.py“ endet, und füge sie hinzu. Wie man Bots schreibt, steht im Quelltext in docs/adding/bot.md (auf Englisch).

match-title = Wettkampf Deines Bots
match-intro = Dein Bot spielt gegen Bots einer Stufe. Jede Kartenverteilung wird einmal von jedem Platz aus gespielt, damit sich das Glück ausgleicht.
match-bot = Dein Bot
match-game = Spiel
match-level = Gegen
match-games = Partien
match-start = Wettkampf beginnen
match-stop = Anhalten
match-none = Füge zuerst einen Bot hinzu.
match-progress = { $games } von { $of } Partien gespielt
match-won =
    { $games ->
        [one] { $bot } hat { $percent } % von einer Partie gewonnen.
       *[other] { $bot } hat { $percent } % von { $games } Partien gewonnen.
    }
match-interval = Auf lange Sicht gewinnt dieser Bot sehr wahrscheinlich zwischen { $low } % und { $high } % (95-%-Intervall). { $even } % wären ausgeglichen.
match-better = { $bot } ist stärker als diese Stufe.
match-worse = { $bot } ist schwächer als diese Stufe.
match-even = Bisher ist keine Seite deutlich stärker.
match-waiting = Die erste Partie läuft …
match-stopped = Der Wettkampf wurde angehalten.
match-done = Der Wettkampf ist zu Ende.
match-failures = { $failures ->
  [one] Eine Entscheidung ist misslungen; stattdessen wurde ein zufälliger Zug gemacht.
 *[other] { $failures } Entscheidungen sind misslungen; stattdessen wurden zufällige Züge gemacht.
 } Der letzte Grund: { $problem }
match-failed = Der Wettkampf wurde angehalten: Drei Entscheidungen nacheinander sind misslungen. { $problem }
match-broken = Der Wettkampf konnte nicht weitergehen. Beginne ihn noch einmal.

bot-not-here = { $count ->
  [one] Der Bot { $bots } ist nicht auf diesem Gerät. Für ihn spielt ein Bot der Stufe 3.
 *[other] Diese Bots sind nicht auf diesem Gerät: { $bots }. Für sie spielen Bots der Stufe 3.
 }
bot-trouble = { $name } hat keine gültige Entscheidung getroffen; stattdessen wurde ein zufälliger Zug gemacht. { $problem }
bot-offer-title = { $name } versagt immer wieder
bot-offer = Drei Entscheidungen nacheinander sind misslungen. Soll einer unserer Bots an seiner Stelle weiterspielen?
bot-offer-level = Weiter spielt
bot-offer-yes = Ersetzen
bot-offer-no = { $name } behalten

bot-problem-binary-wheel = Dieses Wheel ist nur für eine bestimmte Art von Rechner gemacht. Hier laufen nur Wheels in reinem Python (ihr Name endet auf „none-any.whl“).
bot-problem-broke = Python ist stehen geblieben, wahrscheinlich weil der Bot zu viel Speicher brauchte.
bot-problem-damaged = Die Datei lässt sich nicht lesen.
bot-problem-empty = Die Datei ist leer.
bot-problem-ended = Der Bot ist nicht mehr hier.
bot-problem-illegal = Seine Antwort ist kein erlaubter Zug.
bot-problem-import = Er braucht das Paket { $module }, das es hier nicht gibt.
bot-problem-name = Ein Bot kann nicht „{ $name }“ heißen: höchstens 32 Zeichen, nur Buchstaben ohne Umlaute und Akzente, Ziffern, Punkte, Binde- und Unterstriche, am Anfang ein Buchstabe.
bot-problem-name-taken = „{ $name }“ heißt schon einer unserer Bots. Gib Deinem einen anderen Namen.
bot-problem-no-answer = Er hat nicht geantwortet.
bot-problem-no-bot = Darin ist kein Bot: weder eine Funktion choose(view, rng) noch eine Klasse mit think(view, rng).
bot-problem-no-files = Die Dateien, die Bots brauchen, ließen sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.
bot-problem-no-start = Python ließ sich für den Bot nicht starten. Versuch es noch einmal.
bot-problem-nonsense = Seine Antwort ist nicht zu verstehen.
bot-problem-not-made = Er lässt sich nicht ohne Argumente erzeugen: { $what }
bot-problem-not-python = Das ist weder eine Python-Datei (.py) noch ein Wheel (.whl).
bot-problem-raised = { $line ->
  [0] Fehler: { $what }
 *[other] Fehler in Zeile { $line }: { $what }
 }
bot-problem-raises = { $line ->
  [0] Fehler beim Laden: { $what }
 *[other] Fehler beim Laden in Zeile { $line }: { $what }
 }
bot-problem-several-bots = Darin sind mehrere Bots: { $names }. Sag mit BOT = …, welcher gemeint ist.
bot-problem-silent = Er hat zu lange gebraucht und wurde beendet.
bot-problem-syntax = { $line ->
  [0] Das ist kein gültiges Python: { $what }
 *[other] Zeile { $line } ist kein gültiges Python: { $what }
 }
bot-problem-too-large = Die Datei ist zu groß. Eine Python-Datei darf bis zu 1 MB haben, ein Wheel bis zu 5 MB.
bot-problem-unsaved = Dieser Browser lässt uns den Bot nicht speichern.
bot-problem-wheel = Das Wheel ist beschädigt oder unvollständig: { $what }
