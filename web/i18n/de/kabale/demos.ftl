# Each card seen at work: what is said while its small position plays (web/demos/kabale). The seat that reads is the first.
demo-Ki-laid = Dein König zählt 20, die höchste Zahl am Hof.
demo-Ki-wins = 20 gegen 16: Selbst die Königin kommt gegen ihn nicht an.
demo-Ki-loses = Doch es entscheidet die Summe: Julias 14 und die 8 des Händlers stürzen zusammen den König Deines Gegenübers.

demo-Qu-laid = Deine Königin hat keine Fähigkeit. Sie hat ihre 16.
demo-Qu-wins = 16 gegen 14: Julia muss ihr weichen.
demo-Qu-loses = Nur der König trägt eine höhere Zahl. Gegen seine 20 ist die Königin Deines Gegenübers verloren.

demo-Ju-alone = Deine Julia zählt 14. Allein muss sie der 20 des Königs weichen.
demo-Ju-romeo = Ihr Romeo folgt ihr. Allein würde er nur 5 zählen.
demo-Ju-wins = Doch bei der Julia seiner Farbe zählt Romeo 15: 14 + 15 schlägt den König.

demo-Al-home = Unter einem Alchemie-Ziel ist Dein Alchemist daheim und zählt 12.
demo-Al-away = Unter einem Fecht-Ziel ist der Alchemist Deines Gegenübers ein Fremder und zählt 8.

demo-Fe-home = Unter einem Fecht-Ziel ist Dein Fechtmeister daheim und zählt 12.
demo-Fe-away = Unter einem Ackerbau-Ziel ist der Fechtmeister Deines Gegenübers ein Fremder und zählt 8.

demo-La-home = Unter einem Ackerbau-Ziel ist Dein Gutsherr daheim und zählt 12.
demo-La-away = Unter einem Handels-Ziel ist der Gutsherr Deines Gegenübers ein Fremder und zählt 8.

demo-Me-home = Unter einem Handels-Ziel ist Dein Händler daheim und zählt 12.
demo-Me-away = Unter einem Religions-Ziel ist der Händler Deines Gegenübers ein Fremder und zählt 8.

demo-Ca-home = Unter einem Religions-Ziel ist Dein Kardinal daheim und zählt 12.
demo-Ca-away = Unter einem Musik-Ziel ist der Kardinal Deines Gegenübers ein Fremder und zählt 8.

demo-Mi-home = Unter einem Musik-Ziel ist Dein Minnesänger daheim und zählt 12.
demo-Mi-away = Unter einem Alchemie-Ziel ist der Minnesänger Deines Gegenübers ein Fremder und zählt 8.

demo-home-decides = Wer daheim ist, gewinnt mit 12 gegen 8. Maßgeblich ist das Ziel, das am Rundenende über der Spalte liegt.

demo-Ex-walks = Jemand hat eine Karte unter Deinen Entdecker gelegt und ihn aufgedeckt. Er zieht in die nächste Spalte rechts.
demo-Ex-reveals = Dort liegt er wieder verdeckt ganz unten und deckt die Karte über sich auf: einen König.
demo-Ex-round = Deine Julia deckt ihn noch einmal auf, und er zieht weiter: Nach der letzten Spalte kommt die erste.

demo-As-waits = Dein Meuchler liegt verdeckt da und wartet.
demo-As-strikes = Der König Deines Gegenübers hat ihn aufgedeckt und büßt dafür: Er kommt auf den Ablagestapel.
demo-As-safe = Der Meuchler ermordet nur die Karte, die ihn aufdeckt. Wer später kommt, ist sicher.

demo-St-laid = Dieses Ziel braucht 4 Karten. Dein Sturm ist die erste.
demo-St-closes = Romeo hat den Sturm aufgedeckt: Die Spalte ist geschlossen, niemand darf dort mehr anlegen.
demo-St-wins = Ihr Ziel gilt schon mit 2 Karten als erfüllt, und so endet die Runde: 9 gegen 5, und 4 Punkte für Dich.

demo-Cl-asked = Deine Tarnkappe wurde aufgedeckt. Nun darfst Du eine Handkarte darunterschieben.
demo-Cl-slips = Der König schlüpft darunter. Er deckt nichts auf und bleibt bis zum Rundenende verborgen, und Du ziehst sofort nach.
demo-Cl-wins = Jetzt zeigt er sich. Die Tarnkappe zählt 0, doch seine 20 schlägt die 16 der Königin.

demo-Tr-laid = Der König Deines Gegenübers kämpft um 3 Punkte. Dein Verräter liegt unter einem Ziel mit nur 1 Punkt.
demo-Tr-trades = Er wird aufgedeckt, und Du tauschst die beiden Ziele: Nun liegen die 3 Punkte über Deinen Karten.
demo-Tr-wins = 26 gegen 8: Die 3 Punkte gehören Dir, und der König muss sich mit 1 begnügen.

demo-Mu-wizard = Der Zauberer Deines Gegenübers würde Deinen König entfernen, wie jede Karte ab 10.
demo-Mu-come = Doch da kommen Deine Musketiere: In dieser Spalte gilt keine andere Fähigkeit mehr.
demo-Mu-wins = Der Zauberer fuchtelt vergebens. Nur die aufgedruckten Zahlen zählen: 31 gegen 7.

demo-Wz-waits = Dein Zauberer zählt nur 7. Seine Stunde kommt bei der Vergabe.
demo-Wz-queen = König und Königin, 20 und 16, und dazwischen eine 7.
demo-Wz-wins = Er ist der einzige Zauberer der Spalte, also wird jede Karte ab 10 entfernt. Seine 7 genügt.

demo-Wt-waits = Deine Hexe zählt gerade einmal 1.
demo-Wt-romeo = Neben ihr liegen eine 8 und eine 5: Wer würde auf sie wetten?
demo-Wt-wins = Sie ist die einzige Hexe der Spalte, also wird jede andere Karte bis 9 entfernt. Nur sie bleibt übrig.

demo-Pr-king = Dein Prinz zählt 14, der König Deines Gegenübers 20.
demo-Pr-squire = Dein Knappe würde nur 2 beitragen. Doch er trägt die Farbe des Prinzen.
demo-Pr-wins = Prinz und Knappe zusammen gewinnen das Ziel. Hier zählt keine Summe mehr.

demo-Sq-beggar = Der Bettler Deines Gegenübers lässt die niedrigste Summe gewinnen: Seine 4 würde die 14 Deines Prinzen schlagen.
demo-Sq-comes = Dein Knappe hat nur eine 2, aber auch einen Prinzen seiner Farbe.
demo-Sq-wins = Zusammen gewinnen sie das Ziel, selbst gegen einen Bettler.

demo-He-alone = Der Eremit Deines Gegenübers zählt 12, solange er allein ist.
demo-He-romeo = 12 + 5 würde die 16 Deiner Königin schlagen. Doch der Eremit mag keine Gesellschaft.
demo-He-loses = Für jede andere Karte zählt er 1 weniger, hier nur noch 10: 15 gegen 16, und das Ziel gehört Dir.

demo-Gi-laid = Dein Kleiner Riese beginnt mit 2. Jede andere Karte der Spalte lässt ihn um 3 wachsen.
demo-Gi-grows = Dein Gegenüber legt einen Knappen dazu, und der Kleine Riese wächst noch einmal.
demo-Gi-wins = 2 + 3 + 3 ergibt 8 und schlägt 5 + 2.

demo-Do-laid = Dein Doppelgänger hat keine eigene Zahl. Er nimmt die der Karte direkt unter sich an.
demo-Do-copies = Dein Gegenüber legt einen König darunter: Nun zählt auch der Doppelgänger 20.
demo-Do-wins = 20 und die 8 des Händlers schlagen einen König, der allein steht.

demo-Dr-laid = Dein Drache zählt 11 und senkt jede Karte der anderen Farben um 2.
demo-Dr-romeo = Gutsherr und Romeo, 8 + 5, würden ihn besiegen.
demo-Dr-wins = Doch vor dem Drachen zählen sie nur noch 6 + 3: 9 gegen 11.

demo-Ro-two = Zwei Romeos, und jeder zählt 5.
demo-Ro-juliet = Nun erscheint Deine Julia. Sie hebt nur den Romeo ihrer Farbe.
demo-Ro-wins = Dein Romeo zählt 15, dem Deines Gegenübers bleiben 5: 29 gegen 25.

demo-Be-laid = Dein Bettler hat nichts als eine 4.
demo-Be-odds = Königin und Julia, zusammen 30: Das ist hier viel zu viel.
demo-Be-wins = Liegt ein Bettler in der Spalte, gewinnt die niedrigste Summe: 4 schlägt 30.
