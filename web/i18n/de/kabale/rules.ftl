# The rules page; its order stands in web/js/kabale/view/rules_outline.js, the allies' own rules in cards.ftl.
rules-title = Die Regeln von Kabale & Hiebe
rules-contents = Inhalt
cards-print = Diese Seite drucken

rules-idea-title = Worum es geht
rules-idea-p1 = Am Hof wollen alle Einfluss: in Alchemie, Fechten, Ackerbau, Handel, Religion und Musik. Jedes Ziel, das Du gewinnst, bringt 1 bis 5 Punkte.
rules-idea-p2 = Um Ziele zu gewinnen, schickst Du Deine Verbündeten verdeckt in die Spalten darunter. Am Rundenende fallen alle Masken: Das Ziel bekommt, wer in seiner Spalte die höchste Summe hat, sofern es kein Verbündeter anders eingerichtet hat.
rules-idea-p3 = Wer nach sechs Runden die meisten Punkte hat, gewinnt.

rules-setup-title = Vor dem Spiel
rules-setup-p1 = Das Spiel ist für zwei bis sechs Personen. Es gibt 36 Ziele: in jedem der sechs Gebiete je eines mit 1, 2, 4 und 5 Punkten und zwei mit 3. Sie werden gemischt, und sechs je Spieler sind dabei; die übrigen sieht niemand.
rules-setup-p2 = Alle besitzen die gleichen 25 Verbündeten in ihrer eigenen Farbe, mischen sie zu einem Nachziehstapel und ziehen drei auf die Hand.
rules-setup-p3 = In jeder Runde werden so viele Ziele aufgedeckt, wie Spieler am Tisch sitzen. Jedes steht über einer Spalte; darunter liegen die Verbündeten in einer Reihe. Wer die erste Runde eröffnet, wird abgemacht oder ausgelost.

rules-turn-title = Dein Zug
rules-turn-p1 = Du musst eine Handkarte verdeckt ans untere Ende einer Spalte Deiner Wahl legen. Gesperrt sind nur Spalten, die ein offener Sturm geschlossen hat.
rules-turn-p2 = Ist die Karte direkt über Deiner verdeckt, deckt Deine Karte sie auf, ganz gleich, wem sie gehört. Ist es ein Entdecker, ein Meuchler, ein Sturm, eine Tarnkappe oder ein Verräter, wirkt sie sofort.
rules-turn-p3 = Danach ziehst Du eine Karte, auch in dem Zug, der die Runde beendet. Ist Dein Nachziehstapel leer, wenn Du ziehen musst, wird Dein Ablagestapel zum neuen gemischt; sind beide leer, ziehst Du nichts.
rules-turn-p4 = Weiter geht es im Uhrzeigersinn. Wer keine Handkarte hat, wird übersprungen; kann niemand mehr anlegen, endet die Runde.

rules-fulfil-title = Wann eine Runde endet
rules-fulfil-p1 = Ein Ziel ist erfüllt, sobald in seiner Spalte mindestens so viele Karten liegen, wie es Punkte hat, oder wenn dort ein offener Sturm liegt. Sind am Ende eines Zuges alle Ziele erfüllt, endet die Runde.
rules-fulfil-p2 = Solange noch ein anderes Ziel unerfüllt ist, darfst Du auch unter ein schon erfülltes legen. Und nichts ist gewiss: Ein Entdecker zieht davon, ein Verräter tauscht das Ziel, und schon ist wieder eines unerfüllt.
rules-fulfil-p3 = Beendet hat die Runde, wer am Zug war, auch wenn ein fremder Verräter den Ausschlag gab. Die nächste Runde eröffnet, wer zu dessen Linken sitzt.

rules-reveal-title = Verbündete, die beim Aufdecken wirken
rules-reveal-p1 = Diese fünf wirken nur, wenn eine andere Karte sie aufdeckt, nie beim großen Aufdecken am Rundenende. Über Tarnkappe und Verräter entscheidet ihr Besitzer, ganz gleich, wer am Zug ist, und noch bevor nachgezogen wird.
rules-reveal-details-title = Mehr zum Aufdecken
rules-reveal-details-p1 = Deckt ein Entdecker eine weitere Karte auf, kann auch sie wirken, und so fort. Sind alle anderen Spalten vom Sturm geschlossen, kehrt er ans Ende seiner eigenen Spalte zurück und deckt dort auf, was über ihm liegt.
rules-reveal-details-p2 = Innerhalb eines Zuges wandert derselbe Entdecker höchstens so oft, wie es Spalten gibt. Noch einmal aufgedeckt, bleibt er offen liegen.
rules-reveal-details-p3 = Der Meuchler ermordet die Karte, die ihn aufgedeckt hat, ob gerade gelegt oder ein eben eingetroffener Entdecker. Sein Opfer kommt offen auf den Ablagestapel des Besitzers.
rules-reveal-details-p4 = Die Karte, die einen Sturm aufdeckt, bleibt unter ihm liegen. Bringt ein Verräter ein Ziel über eine vom Sturm geschlossene Spalte, ist dieses Ziel erfüllt.
rules-reveal-details-p5 = Die Karte unter der Tarnkappe liegt über der Karte, die die Tarnkappe aufgedeckt hat. Sie hilft, das Ziel zu erfüllen, und was sie bei der Vergabe kann, gilt. Mit leerer Hand gibt es nichts zu entscheiden.

rules-numbers-title = Verbündete, die einfach zählen
rules-numbers-p1 = Diese Verbündeten bringen ihre Zahl mit und stellen keine Fragen. Die sechs Meister der Gebiete zählen daheim 12 und anderswo 8; es entscheidet das Ziel, das am Rundenende über ihnen liegt.

rules-award-title = Verbündete, die bei der Vergabe wirken
rules-award-p1 = Am Rundenende werden alle Karten aufgedeckt, dann wird jede Spalte für sich entschieden. Jeder Verbündete wirkt nur in seiner eigenen Spalte.
rules-award-p2 = Die Reihenfolge steht fest, in fünf Schritten, die auf den Siegeln stehen: I Musketiere, II Zauberer, III Hexe, IV Prinz und Knappe, V alle anderen. Danach entscheiden die Summen. Sind Musketiere da, geht es sofort zu den Summen.
rules-award-p3 = Ein Beispiel. Unter Handel 4 liegen, vom Ziel abwärts, Dein Zauberer 7, der König 20 Deines Gegenübers, Dein Kardinal 8 und der Kleine Riese 2 Deines Gegenübers. Der Zauberer ist der einzige hier, also wird der König entfernt (II). Der Kleine Riese bekommt für jede der zwei anderen verbliebenen Karten 3 und zählt 8 (V). Du hast 7 + 8 = 15, Dein Gegenüber 8: Das Ziel gehört Dir.

rules-verdict-title = Wer das Ziel gewinnt
rules-verdict-p1 = Die höchste Summe gewinnt das Ziel. Liegen mehrere gleichauf, bekommt es von ihnen, wessen Karte dem Ziel am nächsten liegt; dafür zählt jede Karte, die noch in der Spalte liegt, auch eine ohne Zahl.
rules-verdict-p2 = Ist noch ein Bettler da, gewinnt stattdessen die niedrigste Summe; liegen mehrere gleichauf, von ihnen, wessen Karte am weitesten vom Ziel liegt.
rules-verdict-p3 = Es nimmt nur teil, wer noch mindestens eine Karte mit einer Zahl in der Spalte hat, und sei es eine Tarnkappe mit ihrer 0. Nimmt niemand teil, scheidet das Ziel aus.
rules-verdict-p4 = Gewonnene Ziele liegen verdeckt vor ihren Besitzern. Alle gespielten Verbündeten kommen offen auf die Ablagestapel ihrer Besitzer.

rules-details-title = Feinheiten der Vergabe
rules-details-p1 = Zauberer und Hexe richten sich nach der ursprünglichen Zahl: der aufgedruckten, 12 oder 8 je nach Ziel, beim Eremiten 12, beim Kleinen Riesen 2, bei Romeo 5 und beim Doppelgänger nach der Zahl, die er in diesem Augenblick kopiert. Alle betroffenen Karten werden gleichzeitig entfernt.
rules-details-p2 = Eine entfernte Karte ist für alles Weitere fort: Sie wird nicht gezählt, entscheidet keinen Gleichstand und wirkt nicht mehr. Ein Doppelgänger kopiert dann, was nun unter ihm liegt.
rules-details-p3 = Ein Doppelgänger ohne Zahl wird nie entfernt. Kopiert er die 1 einer Hexe, dann schon: Verschont wird nur die Hexe selbst.
rules-details-p4 = Liegt unter einem Doppelgänger ein weiterer, nimmt er dessen Zahl an, oder keine, wenn der keine hat. Kopiert wird nur die ursprüngliche Zahl; Drachen senken danach den Doppelgänger selbst.
rules-details-p5 = Keine Zahl fällt je unter 0.

rules-count-title = Die Schlusswertung
rules-count-p1 = Nach sechs Runden zählst Du die Punkte Deiner Ziele zusammen.
rules-count-p2 = Hast Du Ziele aus allen sechs Gebieten, gibt es einen zweiten Weg: zweimal die Punkte Deines besten Ziels in jedem Gebiet, minus 1 für jedes weitere Ziel. Es zählt der bessere der beiden Wege.
rules-count-p3 = Zwei Beispiele: 3, 2, 2, 3, 1 und 2 in sechs Gebieten ergeben 26. Bei 1, 4, 5, 2, 2, 1 in sechs Gebieten und einer weiteren 3 ist es zweimal 15 minus 1, also 29.
rules-count-p4 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.

rules-know-title = Was Du wissen darfst
rules-know-p1 = Für alle offen sind: alles, was offen liegt, alle Ablagestapel, die Größe jeder Hand und jedes Stapels, die bisher aufgedeckten Ziele und wer sie gewonnen hat. Die Rücken sind farbig, also siehst Du auch, wem eine verdeckte Karte gehört. Ein Entdecker, der gewandert ist, bleibt bekannt, auch wenn er wieder verdeckt liegt. Du kennst Deine Hand und Deine eigenen verdeckten Karten.
rules-know-p2 = Verborgen bleiben die Hände und verdeckten Karten der anderen, die Reihenfolge jedes Nachziehstapels, sogar Deines eigenen, und die Ziele, die noch kommen.
