# The rules page; its order stands in web/js/adel/view/rules_outline.js, the rules of characters and districts in characters.ftl and districts.ftl.
rules-title = Die Regeln von Ohne Furcht und Adel
rules-contents = Inhalt
cards-print = Diese Seite drucken

rules-idea-title = Worum es geht
rules-idea-p1 = Du baust eine Stadt, Bauwerk für Bauwerk, und alle anderen tun es auch. Jedes Bauwerk kostet Gold und bringt Punkte; sobald jemand acht davon hat, geht das Spiel zu Ende.
rules-idea-p2 = In jeder Runde schlüpfen alle heimlich in die Rolle eines Charakters vom Hof. Für diese eine Runde leiht er Dir, was er kann: eine Krone, einen Dolch, einen Beutel voller Steuern. Dann werden die Charaktere der Reihe nach aufgerufen, vom niedrigsten Rang bis zum höchsten, und erst jetzt sehen die anderen, wer Du bist.
rules-idea-p3 = Die Kunst liegt darin, die anderen zu durchschauen: Der Meuchler nennt einen Charakter, keinen Mitspieler. Wähle also, was Dir nützt, aber nicht das, was alle von Dir erwarten.

rules-setup-title = Vor dem Spiel
rules-setup-p1 = Das Spiel ist für zwei bis sieben Personen. Wer die Krone bekommt, entscheidet das Los.
rules-setup-p2 = Alle Bauwerkkarten werden zu einem Nachziehstapel gemischt. Alle bekommen 2 Gold und 4 Karten, die sonst niemand sieht.
rules-setup-p3 = Acht Charaktere sind im Spiel, von jedem Rang von 1 bis 8 einer; ab drei Spielern kann ein neunter dazukommen. Jede Runde läuft so ab: Alle wählen Charaktere, dann werden diese aufgerufen, und wer sich meldet, ist am Zug.

rules-town-title = Bauwerke und Farben
rules-town-p1 = Ein Bauwerk kostet so viel Gold, wie daraufsteht, und bringt am Ende ebenso viele Punkte. Zwei gleiche Bauwerke darfst Du nicht bauen.
rules-town-p2 = Vier Farben bringen manchen Charakteren Einkünfte: Gelb steht für den Adel, Blau für den Glauben, Grün für den Handel, Rot für das Kriegshandwerk. Von den violetten Bauwerken kann jedes etwas Eigenes; das steht weiter unten.
rules-town-p3 = 54 Karten haben eine dieser vier Farben; hinter dem × steht, wie oft es jede gibt.

rules-draft-title = Eine Runde beginnt: Charaktere wählen
rules-draft-p1 = Die Charaktere werden gemischt, und einige kommen beiseite: manche für alle offen, dazu einer verdeckt. Rang 4 liegt nie offen. Den verdeckten darf nur ansehen, wer die Krone hat; in der internationalen Ausgabe sieht ihn niemand.
rules-draft-p2 = Dann nimmt, wer die Krone hat, heimlich einen der übrigen und gibt den Rest nach links weiter; dort geht es genauso. Was am Ende übrig bleibt, liegt ebenfalls verdeckt beiseite.
rules-draft-p3 = Wie viele beiseiteliegen, hängt von der Zahl der Spieler ab:
rules-draft-table = Charaktere, die offen und verdeckt beiseiteliegen
rules-draft-players = Spieler
rules-draft-eight = von 8 Charakteren
rules-draft-nine = von 9 Charakteren
rules-draft-cell = { $up } offen, { $down } verdeckt
rules-draft-details-title = Zu zweit, zu dritt und zu siebt
rules-draft-details-p1 = Zu zweit und zu dritt hat jeder zwei Charaktere und damit zwei Züge je Runde, aber nur eine Hand, einen Beutel und eine Stadt. Jede Fähigkeit gilt nur im Zug ihres eigenen Charakters.
rules-draft-details-p2 = Zu zweit: Wer die Krone hat, nimmt einen Charakter. Danach nimmt abwechselnd jeder einen und legt einen weiteren verdeckt beiseite, bis keiner mehr übrig ist; damit beginnt, wer die Krone nicht hat.
rules-draft-details-p3 = Zu dritt: Die Charaktere gehen zweimal herum, und jedes Mal nimmt jeder einen. Der Rest kommt verdeckt beiseite. Bei neun Charakteren wird nach dem ersten Mal noch einer ausgelost und beiseitegelegt.
rules-draft-details-p4 = Zu siebt mit acht Charakteren: Wer als Letzter wählt, nimmt entweder die eine Karte, die noch übrig ist, oder die, die von Anfang an verdeckt dalag.

rules-call-title = Der Aufruf
rules-call-p1 = Die Ränge werden von 1 an aufgerufen. Wer den aufgerufenen Charakter hat, meldet sich und ist am Zug; meldet sich niemand, folgt der nächste. Wer ermordet wurde, schweigt.
rules-call-p2 = Sind alle aufgerufen, werden die Charaktere wieder eingesammelt, und wer nun die Krone hat, beginnt die nächste Runde.
rules-call-p3 = Was einem Charakter gilt, den niemand hat, bleibt ohne Folgen.

rules-turn-title = Dein Zug
rules-turn-p1 = Zuerst musst Du etwas nehmen: entweder 2 Gold oder Karten. Für Karten ziehst Du zwei vom Stapel, behältst eine und legst die andere unter den Stapel.
rules-turn-p2 = Danach darfst Du ein Bauwerk aus der Hand bauen: Bezahle es und stelle es in Deine Stadt.
rules-turn-p3 = Jederzeit in Deinem Zug darfst Du einmal die Fähigkeit Deines Charakters nutzen und einmal für jedes Bauwerk seiner Farbe 1 Gold einnehmen. Beides ist freiwillig, solange in der Regel kein „muss“ steht.
rules-turn-p4 = Der Zeitpunkt will überlegt sein: Ein König, der seine Einkünfte vor dem Bauen nimmt, kann sich vielleicht mehr leisten; einer, der zuerst einen Palast baut, bekommt auch für den schon Gold.
rules-turn-details-title = Feinheiten des Zuges
rules-turn-details-p1 = Auch Labor, Schmiede, Museum und Waffenkammer darfst Du nutzen, bevor Du Gold oder Karten genommen hast. Was gar nichts ändern würde, lässt sich nicht wählen.
rules-turn-details-p2 = Karten, die eine Hand oder eine Stadt verlassen, kommen unter den Nachziehstapel. Gemischt wird er nicht, außer durch den Leuchtturm. Sind zu wenige Karten übrig, ziehst Du eben diese; ist keine mehr da, musst Du Gold nehmen.
rules-turn-details-p3 = Meldet sich ein Charakter, geschieht der Reihe nach: Er wird bestohlen; der König nimmt die Krone; wer schon gebaut hat, zahlt dem Steuereintreiber; die Königin bekommt ihr Gold.
rules-turn-details-p4 = Endet ein Zug, geschieht der Reihe nach: Der Alchemist bekommt sein Gold zurück, die Steuer wird gezahlt, das Armenhaus gibt Gold, der Park Karten.

rules-base-title = Die acht des Grundspiels
rules-base-p1 = Wo „darf einnehmen“ steht, kommt das Gold nicht von selbst: Nimm es in Deinem Zug.
rules-dark-title = Die dunklen Lande
rules-dark-p1 = Diese zehn bringt die Erweiterung mit. Jeder tritt an die Stelle eines anderen vom selben Rang, sodass es von jedem Rang höchstens einen gibt; der neunte, Künstler oder Königin, kommt zu den acht hinzu.
rules-powers-details-title = Feinheiten der Fähigkeiten
rules-powers-details-p1 = Wer ermordet ist, kann nicht bestohlen werden, und ein ermordeter Intrigant vergibt keine Krone.
rules-powers-details-p2 = Was ein verhexter Charakter von selbst bekäme, bekommt die Hexe: das Gold des Händlers, die Karten des Baumeisters, das Gold der Königin, wenn jemand neben der Hexe die Krone hat. Nur die Krone nimmt auch ein verhexter König selbst. Als Eroberer kann auch die Hexe nicht bauen. Hat sie gebaut, bevor sie jemanden nannte, darf sie im fremden Zug trotzdem bauen; eine Schmiede etwa nützt ihr aber in beiden zusammen nur einmal.
rules-powers-details-p3 = Für Söldner und Diplomat gilt, was ein Bauwerk kostet: 6 bei Universität und Drachentor, 1 mehr mit dem Gold des Künstlers. Was die Große Mauer verlangt, kommt noch dazu.
rules-powers-details-p4 = Zerstörte Bauwerke kommen unter den Nachziehstapel, sofern kein Friedhof sie rettet.
rules-powers-details-p5 = Nennen darfst Du jeden Rang außer dem eigenen, auch einen, der offen beiseiteliegt; das bleibt dann ohne Wirkung. Der Dieb darf außerdem weder Rang 1 noch Ermordete und Verhexte nennen. Zu zweit und zu dritt kann es Dein eigener anderer Charakter sein: Ein Diebstahl bringt dann nichts.

rules-violet-title = Violette Bauwerke des Grundspiels
rules-violet-p1 = Ein violettes Bauwerk wirkt, sobald es in Deiner Stadt steht. Jedes gibt es einmal, nur den Wehrturm zweimal.
rules-violet-dark-title = Violette Bauwerke der Dunklen Lande
rules-violet-dark-p1 = Von diesen vierzehn gibt es jedes einmal.
rules-violet-details-title = Feinheiten der violetten Bauwerke
rules-violet-details-p1 = Die Karten unter dem Museum bleiben verdeckt; nur wer eine daruntergelegt hat, kennt sie. Wird das Museum getauscht, bekommt der neue Besitzer ihre Punkte, ansehen darf er sie nicht.
rules-violet-details-p2 = Was der Glockenturm verkündet hat, gilt auch, wenn er getauscht wird. Sind dadurch mehrere Städte auf einmal vollständig, zählt die Reihenfolge von seinem Besitzer nach links. Fällt der Turm, ist eine Stadt, die ohne ihn zu klein ist, nicht mehr vollständig.
rules-violet-details-p3 = Der Friedhof rettet nur, was Rang 8 zerstört, nicht, was eine Waffenkammer zerstört.
rules-violet-details-p4 = Ein Tausch darf in keine Stadt ein zweites gleiches Bauwerk bringen, auch nicht mit einem Steinbruch; stehen dort schon zwei gleiche, hindert das nicht. Der Beschwörer darf sofort bauen, was er schon hat.
rules-violet-details-p5 = Die Manufaktur macht nur das Bauen billiger: Beim Zerstören und Tauschen zählen die vollen Kosten.

rules-end-title = Wann das Spiel endet
rules-end-p1 = Eine Stadt ist mit acht Bauwerken vollständig, in der kurzen Partie mit sieben. Die Runde, in der das geschieht, wird zu Ende gespielt: Alle, die noch aufgerufen werden, kommen noch an die Reihe, und auch ein neuntes Bauwerk ist erlaubt. Dann werden die Punkte gezählt.
rules-end-p2 = Eine vollständige Stadt ist sicher: Weder Rang 8 noch eine Waffenkammer kommt an sie heran.

rules-count-title = Die Schlusswertung
rules-count-p1 = Zähle die Punkte Deiner Bauwerke zusammen. Hast Du alle fünf Farben, kommen 3 dazu. War Deine Stadt als erste vollständig, kommen 4 dazu; wurde sie es erst später, 2. Und schließlich, was Deine violetten Bauwerke bringen.
rules-count-p2 = Ein Beispiel. Du hast Taverne 1, Kirche 2, Gutshof 3, Schloss 4, Hafen 4, Festung 5, Rathaus 5 und die Universität, die 8 zählt: zusammen 32. Alle fünf Farben bringen 3, die erste vollständige Stadt 4: Du hast 39 Punkte.
rules-count-p3 = Dein Gegenüber hat sieben Bauwerke, zusammen 27 Punkte, aber kein rotes, und vollständig ist die Stadt auch nicht. Eines davon ist die Schatzkammer, und im Beutel sind noch 6 Gold: 27 + 6 = 33.
rules-count-p4 = Bei Gleichstand entscheiden die Punkte der Bauwerke allein, dann das übrige Gold; wer auch dann noch gleichauf liegt, teilt sich den Sieg.

rules-know-title = Was Du wissen darfst
rules-know-p1 = Offen für alle: jede Stadt, jeder Beutel, wie viele Karten jemand auf der Hand hat, die Krone, die offen beiseitegelegten Charaktere und alle, die sich schon gemeldet haben. Dazu kennst Du Deine eigenen Karten und Charaktere und weißt, welche Charaktere Du weitergegeben hast, und auch, welcher verdeckt liegt, falls Du ihn angesehen hast.
rules-know-p2 = Nicht wissen darfst Du, was die anderen auf der Hand haben, wer sie sind, bevor sie sich melden, und was als Nächstes im Stapel liegt.

rules-options-title = Ausgaben und Varianten
rules-options-p1 = Wenn Du nichts anderes wählst, wird hier die deutsche Ausgabe gespielt. Die internationale weicht an sechs Stellen ab:
rules-edition-1 = Den verdeckten Charakter sieht niemand an, in der deutschen Ausgabe tut es, wer die Krone hat.
rules-edition-2 = Ein ermordeter König nimmt die Krone am Ende der Runde; in der deutschen Ausgabe bleibt sie, wo sie ist.
rules-edition-3 = Wem der Intrigant die Krone gibt, der gibt ihm eine Karte oder 1 Gold zurück; die Wahl hat, wer eine Karte hat. In der deutschen Ausgabe bekommt der Intrigant nichts.
rules-edition-4 = Das Labor gibt für eine Karte 2 Gold, in der deutschen Ausgabe 1.
rules-edition-5 = Der Alchemist bekommt zurück, was er fürs Bauen gezahlt hat; in der deutschen Ausgabe auch, was in seine Schmiede ging.
rules-edition-6 = Der Söldner darf auch ein eigenes Bauwerk zerstören, in der deutschen Ausgabe nur fremde.
rules-options-p2 = Wählen kannst Du außerdem, welche Charaktere mitspielen, welche violetten Bauwerke im Stapel sind und ob die kurze Partie mit sieben Bauwerken gespielt wird.
rules-options-p3 = Mit Abdanken gilt: Wer drei Runden hintereinander mit der Krone begonnen hat, gibt sie nach links weiter.

# Headings of the overview.
cards-yellow = Gelb: Adel
cards-blue = Blau: Glaube
cards-green = Grün: Handel
cards-red = Rot: Kriegshandwerk

# What explains itself where it lies.
help-rank = Rang { $rank }
help-rank-colour = Rang { $rank }, { $colour }
help-district = { $colour }, kostet { $cost }
help-district-points = { $colour }, kostet { $cost }, zählt { $points }
help-now = Hier und jetzt
help-not-here = Ist in diesem Spiel nicht dabei.
help-up = Liegt offen beiseite: In dieser Runde ist es niemand.
help-down = Liegt verdeckt beiseite, wie Du weißt: In dieser Runde ist es niemand.
help-murdered = Ist ermordet worden.
help-bewitched = Ist verhext.
help-robbed = Vom Dieb genannt.
help-was = Das ist in dieser Runde { $name }.
help-yours = Das bist in dieser Runde Du.
help-unanswered = Niemand hat sich gemeldet.
help-nobody = Soweit Du weißt, ist es in dieser Runde niemand.
help-can = Soweit Du weißt, kann es sein: { $names }
help-income = Deine Stadt, wie sie jetzt ist, bringt { $gold } Gold für die Farbe.
help-queen-yes = Jemand neben Dir hat die Krone: 3 Gold.
help-queen-no = Niemand neben Dir hat die Krone.
help-richest = Am reichsten: { $name } mit { $gold } Gold.
help-richest-none = Niemand ist zurzeit allein am reichsten.
help-pays = Bringt 1 Gold ein für: { $characters }
help-hand-cost = Dich kostet es { $cost } Gold.
help-build = Du kannst es jetzt für { $cost } Gold bauen.
help-cannot-build = Lässt sich jetzt nicht bauen: { $reason }
help-have = In Deiner Stadt steht schon eines.
help-in-city = In der Stadt von { $name }
help-in-own = In Deiner Stadt
help-gold = Das Gold des Künstlers liegt darauf: 1 mehr an Kosten und Punkten.
help-under = { $count ->
  [one] { $count } Karte liegt darunter.
 *[other] { $count } Karten liegen darunter.
 }
help-under-known = Darunter, wie Du weißt: { $cards }
help-destroy = Du kannst es für { $cost } Gold zerstören.
help-cannot-destroy = Lässt sich nicht zerstören: { $reason }
help-arm = Deine Waffenkammer kann es kostenlos zerstören.
help-cannot-arm = Außer Reichweite Deiner Waffenkammer: { $reason }
help-exchange = Im Tausch zu haben: { $offers }
help-exchange-offer = gegen { $district } und { $cost } Gold
help-exchange-even = gegen { $district }
help-cannot-exchange = Lässt sich nicht tauschen: { $reason }
help-give = Du kannst es zum Tausch anbieten.
help-adorn = Du kannst es mit 1 Gold verschönern.
help-cannot-adorn = Lässt sich nicht verschönern: { $reason }
help-use = Du kannst es jetzt nutzen.
help-cannot-use = Lässt sich jetzt nicht nutzen: { $reason }
help-brings = Bringt zurzeit { $points ->
  [one] { $points } Punkt.
 *[other] { $points } Punkte.
 }
help-haunted = Gilt zurzeit als { $colour }.
help-haunted-many = Dir fehlt mehr als eine Farbe; es kann nur für eine stehen.
help-haunted-none = Du hast auch ohne es alle fünf Farben.
help-haunted-late = In dieser Runde gebaut: Endet das Spiel mit ihr, steht es für keine andere Farbe.
help-quarry-open = Noch hast Du keine zwei gleichen.
help-quarry-done = Zwei gleiche hast Du schon.
help-poor-yes = Du hast gerade kein Gold: Du bekämst 1.
help-poor-no = Du hast noch Gold: Du bekämst nichts.
help-park-yes = Deine Hand ist leer: Du bekämst 2 Karten.
help-park-no = Du hast noch Handkarten: Du bekämst nichts.
help-factory = Für Dich jetzt billiger: { $cards }
help-bell = Für eine vollständige Stadt genügen { $need } Bauwerke.
help-has = In dieser Runde: { $characters }
help-perhaps = Kann in dieser Runde sein: { $characters }
help-swap = Du kannst hier die Handkarten tauschen.
help-look = Du kannst diese Handkarten ansehen.
help-crown = Du kannst die Krone hierhin weitergeben.
help-cannot-seat = Hier zurzeit nicht: { $reason }
