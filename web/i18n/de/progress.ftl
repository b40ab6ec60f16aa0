# What is worth coming back for: the rating, feats, the deal of the day.
rating-title = Wertungszahl
rating-value = { $rating } ± { $wide }
rating-line = Wertungszahl { $rating } ({ $change })
rating-note = { $games ->
  [one] Nach einer Partie gegen Bots.
 *[other] Nach { $games } Partien gegen Bots.
 }
rating-uncertain = Noch eine grobe Schätzung: Mit jeder Partie wird sie genauer.
rating-heard = Die Wertungszahl über { $games } Partien: von { $first } auf { $last }; höchste { $most }, niedrigste { $least }.
rating-how = So wird sie berechnet
rating-how-1 = Nach Glicko-2, wie auf Schachseiten: Siege gegen stärkere Bots heben die Zahl, Niederlagen gegen schwächere senken sie, und je mehr Partien Du gespielt hast, desto kleiner werden die Schritte. Die Zahl nach dem ± sagt, wie weit sie danebenliegen kann: Mit 95 % Wahrscheinlichkeit liegt die wahre Wertungszahl in diesem Bereich.
rating-how-2 = Die Zahlen der Stufen stehen fest; sie stammen aus Tausenden von Partien der Stufen gegeneinander:
rating-how-3 = Jede Partie zählt als ein Ergebnis gegen jeden Bot am Tisch; zusammen wiegen diese Ergebnisse weniger als ebenso viele einzelne Partien, denn sie hängen voneinander ab. Es zählen nur Partien, die Du allein gegen unsere Bots spielst: keine Übungen und keine mit Tipps, mehreren Menschen oder eigenen Bots.

feats-title = Bravourstücke
feats-note = { $done } von { $of } geschafft, in Partien, die zählen.
feat-collected = { $have } von { $of }
feat-open = Noch nicht
feat-look = Rückblick: { $name }
feat-new = Ein neues Bravourstück: { $name }
feat-by-one = Um Haaresbreite
feat-by-one-text = Gewinne mit einem einzigen Punkt Vorsprung.
feat-from-behind = Die Letzten werden die Ersten sein
feat-from-behind-text = Liege auf dem letzten Platz, wenn die letzte Runde beginnt, und gewinne.
feat-strongest = Die Macht hinter dem Thron
feat-strongest-text = Gewinne an einem Tisch mit einer Grauen Eminenz.

daily-note = Jeden Tag eine Partie, für alle auf der Welt dieselbe. Der erste Versuch zählt; danach ist es Übung.
daily-which = Spiel
daily-reading = Dein Kalender wird geladen …
daily-today = Heute, { $date }
daily-table = { $players } Spieler; Bots: { $level }.
daily-fresh = Noch nicht gespielt.
daily-missed = An diesem Tag nicht gespielt.
daily-running = Angefangen; die Partie wartet auf Dich.
daily-gone = Angefangen, aber die Partie wurde gelöscht.
daily-result = Platz { $place } von { $of }, Punkte: { $points }
daily-uncounted = (Übung)
daily-rounds = Dein Platz nach jeder Runde: { $places }
daily-play = Spielen
daily-practice = Zur Übung spielen
daily-month-back = Voriger Monat
daily-month-next = Nächster Monat
daily-streak = { $now ->
  [0] Zurzeit keine Serie; längste: { $longest }.
  [one] Serie: 1 Tag; längste: { $longest }.
 *[other] Serie: { $now } Tage; längste: { $longest }.
 }
daily-share = Ergebnis teilen
daily-share-what = Das Ergebnis, ohne etwas zu verraten. Kein Server sieht es, bevor Du es verschickst.
daily-share-text = Text
daily-share-by-hand = Der Text ist markiert: Kopiere ihn von Hand.
daily-line = Ränke · { $game } · { $date } · { $place }/{ $of } · Punkte: { $points }
daily-how = So geht es
daily-how-1 = Das Datum nach Weltzeit (UTC) bestimmt, was ausgeteilt wird, und die Bots überlegen auf jedem Gerät gleich gründlich: Wer dieselben Züge macht, bekommt dieselben Antworten. Dein Versuch beginnt mit Deiner ersten Entscheidung; Du kannst ihn später zu Ende spielen, und er behält sein Datum. Er gilt als Übung, wenn Du einen Tipp nutzt oder etwas zurücknimmst, das schon etwas verraten hat. Zum Wochenende hin werden die Bots stärker.
daily-how-2 = Nichts wird irgendwohin geschickt: Alles lässt sich aus dem Programm berechnen, auch die Partie von morgen. Ein Ergebnis ist also Ehrensache. Die Zeichen zeigen Deinen Platz nach jeder Runde: 👑 Platz 1, ⚔️ Platz 2, 🛡️ Platz 3, 🕯️ weiter hinten.
feat-week = Eine Woche bei Hofe
feat-week-text = Beende sieben Tage nacheinander die Partie des Tages im selben Spiel.
