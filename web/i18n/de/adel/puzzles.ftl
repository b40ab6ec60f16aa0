# Motives of puzzles: what each is called, and why the solution is right. $character, $card and $other are bare names,
# $name a player; $odds is a share with its per cent sign.
motive-bell = Die Glocke läuten
why-bell = { $rings ->
  [1] Läute sie: Mit einem Bauwerk weniger endet das Spiel, solange Du gut stehst.
 *[0] Lass sie schweigen: Ein früheres Ende würde anderen mehr nützen als Dir.
 }
motive-complete = Vollständige Stadt
why-complete = { $card } macht Deine Stadt { $first ->
  [1] als erste vollständig, das bringt 4 Punkte
 *[0] vollständig, das bringt 2 Punkte
 }, und das Spiel endet mit dieser Runde.
motive-murder = Wen ermorden
why-murder = Mit { $odds } Wahrscheinlichkeit hat { $name } diesen Charakter gewählt: { $character }. { $lacks ->
  [0] Diese Stadt ist vollständig.
  [one] Dieser Stadt fehlt nur noch ein Bauwerk.
 *[other] Dieser Stadt fehlen noch { $lacks } Bauwerke, und dafür sind { $gold } Gold da.
 } Nirgends schmerzt ein verlorener Zug mehr.
motive-rob = Wen bestehlen
why-rob = { $name } hat { $gold } Gold und mit { $odds } Wahrscheinlichkeit diesen Charakter gewählt: { $character }. Nirgends ist so viel so sicher zu holen.
motive-bewitch = Wen verhexen
why-bewitch = Mit { $odds } Wahrscheinlichkeit hat { $name } diesen Charakter gewählt: { $character }. Als Hexe übernimmst Du diesen Zug, mit eigenem Gold und in der eigenen Stadt.
motive-stop = Eine Stadt aufhalten
why-stop = { $lacks ->
  [one] { $name } fehlt nur noch ein Bauwerk.
 *[other] { $name } fehlen nur noch { $lacks } Bauwerke.
 } Dieser Zug kommt gerade noch rechtzeitig.
motive-destroy = Was zerstören
why-destroy = { $card }: Dieser Verlust trifft { $name } am härtesten, und die Zerstörung kannst Du Dir leisten.
motive-exchange = Was tauschen
why-exchange = { $card } von { $name } gegen { $other } aus Deiner Stadt: Du gewinnst dabei, und von { $name } droht danach weniger.
motive-swap = Handkarten tauschen
why-swap = { $name } hat { $cards ->
  [one] eine Karte
 *[other] { $cards } Karten
 }, Du hast { $own }. Der Tausch gibt Dir Auswahl und nimmt sie { $name }.
motive-conjure = Eine fremde Hand
why-conjure = { $builds ->
  [1] Sofort bauen: { $card }. Das zählt nicht als das eine Bauwerk Deines Zuges.
  [0] Auf die Hand nehmen: { $card }. So kann { $name } das nicht mehr bauen.
 *[look] Bei { $name } lohnt sich der Blick in die Hand.
 }
motive-crown = Wer die Krone bekommt
why-crown = Bei { $name } richtet die Krone am wenigsten Schaden an, und darauf kommt es in der nächsten Runde an.
motive-patience = Geduld
why-patience = { $card } wäre verlockend, aber Dein Gold und diese Karte sind in einem späteren Zug mehr wert.
motive-architect = Der Zug des Baumeisters
why-architect = Der Baumeister darf in einem Zug drei Bauwerke bauen. Jetzt ist dieses an der Reihe: { $card }.
motive-colours = Alle fünf Farben
why-colours = { $card } bringt die letzte Farbe, die Deiner Stadt fehlt: Alle fünf zusammen zählen 3 Punkte.
motive-purse = Gold vor dem Dieb retten
why-purse = Du hast { $gold } Gold, und der Dieb könnte im Spiel sein. Als { $character } kannst Du es nicht verlieren, bevor Du es ausgibst.
motive-income = Einträglicher Charakter
why-income = { $character } nimmt für jedes Bauwerk seiner Farbe 1 Gold ein, und Deine Stadt hat { $paid } davon.
motive-pick = Wen wählen
why-pick = { $character } passt am besten: Du hast { $gold } Gold und { $cards ->
  [one] eine Karte
 *[other] { $cards } Karten
 } auf der Hand.
motive-build = Was bauen
why-build = { $card }: Von allem, was Du bauen könntest, bringt dies Deine Stadt am weitesten voran.
motive-take = Gold oder Karten
why-take = { $takes ->
  [gold] Karten zum Bauen hast Du, aber zu wenig Gold: Nimm Gold.
 *[cards] Gold hast Du, aber zu wenig, was sich zu bauen lohnt: Ziehe Karten.
 }
motive-keep = Welche Karte behalten
why-keep = Behalte diese Karte: { $card }. Nichts passt besser zu Deinem Gold und Deiner Stadt.
motive-renew = Neue Karten
why-renew = Tausche mit dem Stapel: Was Du weglegst, nützt Dir wenig.
