# At any table: what stands in the way, the curtain, the log, the keys, what is said of turns and of the end.
table-title = Am Tisch
table-title-round = Runde { $round }
table-waiting = Dein Tisch ist bereit. Es geht los, sobald der Hof versammelt ist.
table-opening = Die Karten kommen zurück auf den Tisch …
table-elsewhere = Diese Partie wird in einem anderen Tab gespielt.
table-take-over = Hier weiterspielen
table-lost = Diese Partie liegt nicht oder nicht mehr auf diesem Gerät.
table-broken = Diese Partie lässt sich nicht öffnen.
table-again = Noch einmal versuchen
table-new = Neue Partie beginnen
table-skip = Überspringen
table-hurry = Nicht länger warten
table-step = Weiter
table-undo = Zurücknehmen
table-more = noch { $count }
table-explain = Diese Karte erklären
table-practice = Diese Partie gilt als Übung und zählt nicht in der Statistik.
table-hint = Tipp
table-hints = Tipp (bisher { $count })
table-hint-none = Tipps gibt es zu Deinen eigenen Entscheidungen, wenn Du die Wahl hast.
hint-thinking = Ein Tipp wird überlegt …
hint-look = Schau hierhin: { $what }.
hint-more = Züge zeigen
hint-note = Nur aus dem errechnet, was Du wissen kannst. Die Chancen sind Schätzungen mit einer gewissen Unsicherheit.
hint-likely = Danach am ehesten ({ $odds }): { $event }
hint-close = So gut wie der erste, soweit sich das sagen lässt.
hint-behind = Die Gewinnchance ist um { $less } geringer als beim ersten.
undo-spoils = Inzwischen ist etwas ans Licht gekommen; die Partie würde zur Übung.
undo-practice-yes = Zurücknehmen, als Übung
undo-practice-no = Es dabei belassen
table-log = Was geschah
curtain-title = { $name }, Du entscheidest
curtain-hint = Die anderen schauen weg, bis Du entschieden hast.
curtain-lift = Ich bin’s, zeig meine Karten
settings-sound = Klänge und Musik
setting-sounds = Klänge zum Spielgeschehen
setting-soundVolume = Lautstärke der Klänge
setting-cues = Klang, wenn Du am Zug bist oder getroffen wurdest
setting-music = Musik
setting-musicVolume = Lautstärke der Musik
sound-offer = Mit Klängen und leiser Musik spielen?
sound-offer-sounds = Klänge
sound-offer-music = Klänge und Musik
sound-offer-no = Nein, danke
setting-concernsOnly = Nur anhalten, wenn es mich betrifft
setting-remarks = Bots machen ab und zu eine Bemerkung
setting-explains = Karten erklären, wenn sie zum ersten Mal wirken

known-title = Was bekannt ist

log-empty = Noch nichts.

play-last-none = Noch ist nichts geschehen.

keys-title = Tastenkürzel
keys-off = Tastenkürzel sind in den Einstellungen ausgeschaltet; Pfeile, Enter und Escape gehen immer.
keys-space = Weiter: überspringen, was gerade gezeigt wird
keys-m = Den letzten Zug vorlesen
keys-u = Zurücknehmen
keys-t = Tipp: erst wohin schauen, dann die besten Züge
keys-l = Was geschah
keys-k = Was bekannt ist
keys-help = Diese Liste
key-arrows = Pfeile
key-space = Leertaste

since-your-turn = Seit Deinem Zug
since-more = und { $count } weitere

status-taken-back = Zurückgenommen.
pace-change = Tempo: { $pace }. Ändern in: { $next }
status-passed = { $moves ->
  [one] { $moves } Zug übersprungen, der Dich nicht betrifft.
 *[other] { $moves } Züge übersprungen, die Dich nicht betreffen.
 }
status-done = Sieh, was daraus wurde, dann verdecke Deine Karten.
table-done = Fertig, verdecken
table-watch = Ansehen, was geschah
game-winner = { $reader ->
  [you] Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
   }.
 *[other] { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
   }.
 }
game-winners = { $names } teilen sich den Sieg mit je { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkten
 }.

first-time-off = Nichts mehr erklären

end-title = Ende der Partie
end-standings = Endstand
end-again = Noch eine Partie
end-led = { $reader ->
  [you] Du führst
 *[other] { $name } führt
 } von der ersten bis zur letzten Runde.
end-turned = Entschieden in Runde { $round }: Danach holt { $reader ->
  [you] Dich niemand
 *[other] niemand { $name }
 } mehr ein.
end-turned-last = Entschieden erst in Runde { $round }, der letzten: { $reader ->
  [you] Da ziehst Du
 *[other] Da zieht { $name }
 } vorbei.
end-gained = { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
 } in dieser Runde.
end-decisive = Den Ausschlag gab ({ $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
 }):
end-short = { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
 } hinter { $name }.
end-level = Nach Punkten gleichauf mit { $name }.
end-lost-near = So knapp, dass der Hof noch darüber streitet.
end-lost = Bei Hofe gibt es immer ein Morgen.
end-best-new = Persönlicher Rekord bei { $players } Spielern! Bisher: { $points }.
end-best = Dein Rekord bei { $players } Spielern: { $points }.
end-first = Deine erste beendete Partie mit { $players } Spielern.
end-course = Punkte nach jeder Runde
end-round = Runde
end-picture = Bild teilen
end-picture-failed = Das Bild ließ sich auf diesem Gerät nicht zeichnen.
end-share = Link teilen
end-save = Als Datei sichern
end-hints = { $count ->
  [one] Mit { $count } Tipp gespielt.
 *[other] Mit { $count } Tipps gespielt.
 }

# A first game of any kind, told while it is played.
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-again = Noch einmal versuchen
lesson-skip = Lektion überspringen
lesson-finish = Eine richtige Partie spielen
lesson-wrong = Das ist erlaubt, aber noch nicht jetzt. Folge dem Licht.
