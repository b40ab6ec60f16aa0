# The first game, told while it is played.
lesson-title = Deine erste Intrige
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-again = Noch einmal versuchen
lesson-skip = Lektion überspringen
lesson-finish = An den richtigen Tisch
lesson-wrong = Das ist erlaubt, aber noch nicht jetzt. Folge dem Licht.

lesson-1-title = Willkommen am Hof
lesson-1-text = Die Banner oben sind Ziele. Jedes steht über einer Spalte, und die Verbündeten darunter streiten um das Ziel. Wer dort am Rundenende die höchste Summe hat, bekommt es.
lesson-2-title = Deine Hand
lesson-2-text = Diese drei Verbündeten dienen Dir. Die Zahl sagt, was sie wert sind, das Zeichen daneben, wann sie wirken. Verweile auf einer Karte oder halte sie gedrückt, dann erklärt sie sich.
lesson-3-title = Schick den Meuchler
lesson-3-text = Wähle Deinen Meuchler, dann die leuchtende Spalte. Er wird verdeckt gelegt: Dein Gegenüber sieht nur, dass er Dir gehört.
lesson-4-title = Dein Gegenüber antwortet
lesson-4-text = Dein Gegenüber hat eine Karte direkt unter Deine gelegt, und wer das tut, deckt die Karte darüber auf. Genau darauf hat Dein Meuchler gehofft.
lesson-5-title = Der Meuchler schlägt zu
lesson-5-text = Die Karte, die ihn aufgedeckt hat, ist tot und liegt auf dem Ablagestapel ihres Besitzers. Wer dort später anlegt, ist sicher. Überlege also zweimal, ob Du unter eine verdeckte Karte legst.
lesson-6-title = Erfülle die Ziele
lesson-6-text = Ein Ziel will so viele Karten, wie es Punkte hat. Lege die leuchtende Karte in die leuchtende Spalte: Dann sind alle Ziele erfüllt, und die Runde endet.
lesson-7-title = Die Masken fallen
lesson-7-text = Alle Karten werden aufgedeckt, und jede Spalte wird für sich entschieden. Geh sie Schritt für Schritt durch: Jede Zahl, die sich ändert, sagt Dir, warum.
lesson-8-title = Was am Ende zählt
lesson-8-text = Nach sechs Runden werden die Punkte Deiner Ziele addiert. Ziele aus allen sechs Gebieten können doppelt zählen: das beste jedes Gebiets zweimal, minus 1 für jedes weitere Ziel.
lesson-9-title = Du weißt genug
lesson-9-text = Der Hof wartet nicht auf die, die alles wissen. Was jeder Verbündete kann, liest Du am Tisch jederzeit nach.
