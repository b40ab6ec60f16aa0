# Characters and violet districts seen at work: what is said while their small positions play (web/demos/adel). The seat that reads is the first.
demo-you = Du
demo-second = Bruno
demo-third = Casimir
demo-fourth = Dorothea
demo-fifth = Emil

demo-As-names = Dein Meuchler nennt den König. Ganz im Geheimen hat ihn Dein Gegenüber gewählt.
demo-As-silent = Der König wird aufgerufen, und niemand meldet sich. Wer ihn spielen wollte, setzt aus.

demo-Th-names = Dein Dieb nennt den Magier. Wessen Beutel es trifft, zeigt sich, wenn der Magier aufgerufen wird.
demo-Th-robs = Der Magier meldet sich, und als Erstes geht sein ganzer Beutel an Dich: 4 Gold.

demo-Mg-swaps = Du gibst 2 Karten und bekommst 4: Dein Magier tauscht die ganze Hand, wie voll sie auch ist.
demo-Mg-builds = Ein Palast ist dabei. Nun steht er in Deiner Stadt.

demo-Ki-crown = Sobald Dein König aufgerufen wird, gehört Dir die Krone: In der nächsten Runde wählst Du zuerst.
demo-Ki-income = Gutshof und Schloss sind gelb. Jedes bringt dem König 1 Gold.

demo-Pr-income = Deine 3 blauen Bauwerke bringen dem Prediger je 1 Gold.
demo-Pr-comes = Dein Gegenüber kommt als Söldner, mit vollem Beutel.
demo-Pr-safe = Und zieht unverrichteter Dinge ab: In dieser Runde ist die Stadt des Predigers vor Rang 8 sicher.

demo-Me-extra = Dein Händler nimmt 2 Gold wie alle, und 1 kommt obendrauf.
demo-Me-income = Werft, Markt und Taverne sind grün: Das macht noch einmal 3.
demo-Me-builds = Genug für ein Rathaus, und ausgegeben ist noch nicht alles.

demo-Ar-draws = Dein Baumeister hat sein Gold genommen, und 2 Karten kommen dazu. Er behält beide.
demo-Ar-three = Taverne, Kirche und Markt: 3 Bauwerke in einem Zug, wo andere nur 1 bauen.

demo-Wa-income = Deine 3 roten Bauwerke bringen dem Söldner je 1 Gold.
demo-Wa-destroys = Das Schloss hat Dein Gegenüber 4 Gold gekostet. Es zu zerstören kostet 1 weniger: 3.

demo-Wt-names = Deine Hexe nimmt ihr Gold, verhext den Händler und wartet, bis er aufgerufen wird.
demo-Wt-short = Der Händler ist Dein Gegenüber, darf aber nur Gold oder Karten nehmen. Das war der ganze Zug.
demo-Wt-resumes = Nun machst Du als Händler weiter, mit eigenem Beutel, eigener Hand und eigener Stadt.
demo-Wt-income = Sein zusätzliches Gold gehört Dir, und Deine 2 grünen Bauwerke zahlen für ihn.

demo-Tx-comes = Dein Steuereintreiber hat alle Zeit der Welt. In dieser Runde hat Bauen seinen Preis.
demo-Tx-first = Dein Gegenüber hat gebaut, und am Ende des Zuges geht 1 Gold an Dich.
demo-Tx-second = Auch der zweite Charakter baut, und auch er bezahlt.

demo-Cj-looks = Dein Beschwörer sieht Deinem Gegenüber in die Karten. Eine davon muss er nehmen.
demo-Cj-builds = Du nimmst den Palast, bezahlst ihn und baust ihn auf der Stelle.
demo-Cj-own = Als Dein eigener Bau zählt das nicht: Im selben Zug folgt noch ein Tempel.

demo-Sc-income = Schloss und Gutshof sind gelb. Jedes bringt dem Intriganten 1 Gold, so wie dem König.
demo-Sc-crown = Doch die Krone behält er nicht, er muss sie weitergeben. Bruno verliert sie an Casimir.

demo-Pa-income = Kirche und Tempel sind blau. Jedes bringt dem Ablassprediger 1 Gold.
demo-Pa-pardons = Niemand ist so reich wie Dein Gegenüber. Das kostet 1 Gold, dem Seelenheil zuliebe.

demo-Al-builds = Du zahlst 5 Gold für einen Palast.
demo-Al-refund = Am Ende des Zuges bekommt Dein Alchemist alle 5 zurück. Er hat kostenlos gebaut.

demo-Co-extra = Dein Eroberer nimmt 2 Gold und dann noch 4. Es hätten auch 4 Karten sein können.
demo-Co-idle = Den Palast könnte er leicht bezahlen, doch bauen darf er nicht. Sein Schatz ist für spätere Runden.

demo-Di-income = Deine 2 roten Bauwerke bringen dem Diplomaten je 1 Gold.
demo-Di-exchanges = Ein Wachturm für ein Schloss! Das Schloss kostet 3 mehr, also bekommt Dein Gegenüber 3 Gold von Dir.

demo-At-first = Dein Künstler verschönert das Schloss mit 1 Gold, das dort bleibt: Nun ist es 5 wert.
demo-At-second = Auch der Gutshof bekommt eins. Jedes ist für immer 1 mehr wert, und es zu zerstören kostet 1 mehr.

demo-Qu-crown = Neben Dir sitzt der König und nimmt sich die Krone.
demo-Qu-gold = Deine Königin kommt als Letzte. Ihr Nachbar hat die Krone, und das ist 3 Gold wert.

demo-Hau-full = Deine Stadt ist vollständig. Gelb, Blau, Grün und Violett sind da, nur Rot fehlt.
demo-Hau-scores = Das Geisterviertel geht als Rot durch: 3 Punkte für alle fünf Farben. Erst in der letzten Runde gebaut, dürfte es das nicht.

demo-Kee-comes = Dein Gegenüber kommt als Söldner, mit Gold genug für alles in Deiner Stadt.
demo-Kee-stands = Der Hafen fällt. Dein Wehrturm steht: Rang 8 kann ihn weder zerstören noch im Tausch nehmen.

demo-Lab-lacks = Deine Kathedrale kostet 5, und Du hast 4 Gold.
demo-Lab-sells = Dein Labor macht aus einer Karte, die Du entbehren kannst, 1 Gold.
demo-Lab-builds = Mehr hat nicht gefehlt: Die Kathedrale steht.

demo-Smi-pays = Du bringst 2 Gold in Deine Schmiede …
demo-Smi-draws = … und bekommst 3 Karten dafür. Du behältst sie alle.

demo-Obs-draws = Du nimmst Karten. In Deiner Sternwarte siehst Du 3 davon, andere nur 2.
demo-Obs-keeps = Du behältst, was Dir am besten gefällt: eine Kathedrale. Die anderen kommen unter den Stapel.

demo-Gra-destroys = Der Söldner Deines Gegenübers zerstört Deinen Hafen.
demo-Gra-saves = Für 1 Gold gibt Dein Friedhof Dir die Karte zurück. Du darfst sie noch einmal bauen.

demo-Lib-draws = Du ziehst 2 Karten und behältst beide. Ohne Deine Bibliothek käme eine davon unter den Stapel.

demo-Sch-green = Nimmt der Händler Gold ein, ist Deine Magierschule grün wie die Taverne: 2 Gold.
demo-Sch-red = Nimmt der Söldner Gold ein, ist sie rot: noch 1.

demo-Lig-built = Dein Leuchtturm steht und zeigt Dir alle Karten des Stapels.
demo-Lig-finds = Du nimmst die, die Dir am besten gefällt: das Drachentor.
demo-Lig-shuffles = Dann wird der Stapel gemischt. Was nun kommt, weiß niemand, nicht einmal Du.

demo-Arm-fires = Deine Waffenkammer fliegt in die Luft, und der Palast Deines Gegenübers mit ihr, ganz ohne Gold. Selbst ein Wehrturm wäre nicht sicher.

demo-Qua-takes = Ein Markt steht in Deiner Stadt, und einen hast Du noch auf der Hand. Das wäre einer zu viel …
demo-Qua-twice = … doch Du hast einen Steinbruch: Ein Bauwerk darf doppelt dastehen.

demo-Poo-spends = Dein letztes Gold steckt im Gutshof.
demo-Poo-pays = Dein Zug endet mit leerem Beutel, und das Armenhaus steckt Dir 1 Gold zu.

demo-Bel-built = Mit Deinem Glockenturm stehen 6 Bauwerke. Bei 7 wäre dieses Spiel zu Ende.
demo-Bel-rings = Du lässt die Glocke läuten: Nun genügen 6.
demo-Bel-complete = So ist Deine Stadt mit einem Schlag vollständig. Diese Runde ist die letzte.

demo-Fac-gold = Ein Labor kostet 5, und Du hast 4 Gold.
demo-Fac-builds = Dank Deiner Manufaktur reicht das: Andere violette Bauwerke kosten Dich 1 weniger.

demo-Par-empty = Der Markt war Deine letzte Karte.
demo-Par-draws = Dein Zug endet mit leerer Hand, und Dein Park schenkt Dir 2 neue Karten.

demo-Hos-names = Der Meuchler Deines Gegenübers ermordet den Prediger. Das bist Du.
demo-Hos-murdered = Andere müssten schweigen. Aus Deinem Hospital meldet sich der Prediger trotzdem.
demo-Hos-gold = Du nimmst Deine 2 Gold. Für mehr bist Du zu schwach.

demo-Thr-crown = Dein Gegenüber ist König und nimmt Dir die Krone.
demo-Thr-pays = Dein Thronsaal tröstet Dich: 1 Gold, sooft die Krone wechselt, wer auch immer sie bekommt.

demo-Wal-comes = Dein Gegenüber kommt als Söldner. Deinen Gutshof zu zerstören sollte 2 Gold kosten.
demo-Wal-dearer = Doch hinter Deiner Großen Mauer zahlt Rang 8 für alles 1 Gold mehr: 3 für den Gutshof.

demo-Uni-built = Du zahlst 6 Gold für Deine Universität, und Deine Stadt ist vollständig.
demo-Uni-scores = In der Schlusswertung zählt die Universität 8 Punkte, 2 mehr, als sie gekostet hat.

demo-Dra-built = Du zahlst 6 Gold für Dein Drachentor, und Deine Stadt ist vollständig.
demo-Dra-scores = In der Schlusswertung zählt das Drachentor 8 Punkte, 2 mehr, als es gekostet hat.

demo-Mus-tucks = Einmal je Zug legst Du eine Karte unter Dein Museum. Nun sind es 3.
demo-Mus-scores = Jede der 3 ist am Ende 1 Punkt wert, was auch immer auf ihr steht.

demo-Tre-full = Deine Stadt ist vollständig, und 7 Gold sind übrig.
demo-Tre-scores = In der Schatzkammer zählt jedes Gold: noch 7 Punkte.

demo-Map-full = Deine Stadt ist vollständig, und 3 Karten hast Du noch auf der Hand.
demo-Map-scores = Im Kartenzimmer zählt jede von ihnen 1 Punkt: noch 3.

demo-Wis-built = Dein Wunschbrunnen steht neben 3 anderen violetten Bauwerken.
demo-Wis-scores = Jedes davon erfüllt einen Wunsch: noch 3 Punkte.
