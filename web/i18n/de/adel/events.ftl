# What happened, one message for each kind of event in py/raenke/adel/events.py. They may stand within a sentence: none begins with a capital that it
# does not need or ends with a full stop; the scripts add both. $name and $other are players, $role, $district and $given names as an object (“the
# King”, “the Palace”), $character, $card, $cards and $others bare names or lists of them.
# $reader is “you” if the viewer did it or it is the viewer’s, “to-you” if the viewer is the other one of it, “hidden” if the viewer may not know
# the card. “-own”: in the own city.
event-round-began = Runde { $round } beginnt, { $reader ->
  [you] Du trägst die Krone
 *[other] { $name } trägt die Krone
 }
event-crown-Ki = { $reader ->
  [you] als König nimmst Du die Krone von { $other }
  [to-you] als König nimmt Dir { $name } die Krone ab
 *[other] als König nimmt { $name } die Krone von { $other }
 }
event-crown-Sc = { $reader ->
  [you] der Intrigant spielt Dir die Krone zu, die { $other } trug
  [to-you] der Intrigant spielt { $name } die Krone zu, die Du trugst
 *[other] der Intrigant spielt { $name } die Krone zu, die { $other } trug
 }
event-crown-abdication = { $reader ->
  [you] nach drei Runden dankt { $other } ab, die Krone geht an Dich
  [to-you] nach drei Runden dankst Du ab, die Krone geht an { $name }
 *[other] nach drei Runden dankt { $other } ab, die Krone geht an { $name }
 }
event-crown-murdered = { $reader ->
  [you] Du warst der ermordete König und bekommst die Krone von { $other } doch noch
  [to-you] { $name } war der ermordete König und bekommt Deine Krone doch noch
 *[other] { $name } war der ermordete König und bekommt die Krone von { $other } doch noch
 }
event-throne-room = weil die Krone wechselt, { $reader ->
  [you] bringt Dein Thronsaal { $amount } Gold
 *[other] bringt der Thronsaal von { $name } { $amount } Gold
 }
event-set-aside = offen beiseite: { $characters }, und einer verdeckt
event-set-aside-down = ein Charakter liegt verdeckt beiseite
event-looked-down = { $reader ->
  [you] Du siehst den verdeckten Charakter an: { $character }
  [hidden] { $name } sieht den verdeckten Charakter an
 *[other] { $name } sieht den verdeckten Charakter an: { $character }
 }
event-drafted = { $reader ->
  [you] Du wählst { $role }
  [hidden] { $name } wählt einen Charakter
 *[other] { $name } wählt { $role }
 }
event-put-aside = { $reader ->
  [you] Du legst { $role } verdeckt beiseite
  [hidden] { $name } legt einen Charakter verdeckt beiseite
 *[other] { $name } legt { $role } verdeckt beiseite
 }
event-unanswered = { $role } ruft man vergebens auf
event-unanswered-murdered = { $role } ruft man vergebens auf: ermordet
event-unanswered-murdered-known = { $role } ruft man vergebens auf: { $reader ->
  [you] Du wurdest ermordet
 *[other] { $name } wurde ermordet
 }
event-unanswered-bewitched = { $role } ruft man vergebens auf: Die Hexe hat umsonst gewartet
event-revealed = { $reader ->
  [you] Du meldest Dich als { $character }
 *[other] { $name } meldet sich als { $character }
 }
event-revealed-murdered = { $reader ->
  [you] Du meldest Dich als { $character }, ermordet, doch Dein Hospital gewährt noch Gold oder Karten
 *[other] { $name } meldet sich als { $character }, ermordet, doch das Hospital gewährt noch Gold oder Karten
 }
event-revealed-bewitched = { $reader ->
  [you] Du meldest Dich als { $character }
 *[other] { $name } meldet sich als { $character }
 }, verhext: nur Gold oder Karten, der Rest gehört der Hexe
event-robbed = { $reader ->
  [you] als Dieb raubt Dir { $other } alles Gold
  [to-you] als Dieb erbeutest Du alles Gold von { $name }
 *[other] als Dieb erbeutet { $other } alles Gold von { $name }
 }: { $amount }
event-robbed-nothing = { $reader ->
  [you] als Dieb greift { $other } ins Leere: Du hast kein Gold
  [to-you] als Dieb greifst Du ins Leere: { $name } hat kein Gold
 *[other] als Dieb greift { $other } ins Leere: { $name } hat kein Gold
 }
event-taxed = { $reader ->
  [you] Du hast gebaut und zahlst { $amount } Gold Steuer an { $other }
  [to-you] { $name } hat gebaut und zahlt Dir { $amount } Gold Steuer
 *[other] { $name } hat gebaut und zahlt { $amount } Gold Steuer an { $other }
 }
event-queen = { $reader ->
  [you] als Königin neben der Krone bekommst Du { $amount } Gold
 *[other] als Königin neben der Krone bekommt { $name } { $amount } Gold
 }
event-took-gold = { $reader ->
  [you] Du nimmst { $amount } Gold
 *[other] { $name } nimmt { $amount } Gold
 }
event-drew = { $reader ->
  [you] Du ziehst{ $cause ->
    [Ar] { " " }als Baumeister
    [Co] { " " }als Eroberer
    [Mg] { " " }als Magier
    [Smi] { " " }aus der Schmiede
    [Par] { " " }im Park
   *[cards] { "" }
   }: { $cards }
  [hidden] { $name } zieht{ $cause ->
    [Ar] { " " }als Baumeister
    [Co] { " " }als Eroberer
    [Mg] { " " }als Magier
    [Smi] { " " }aus der Schmiede
    [Par] { " " }im Park
   *[cards] { "" }
   } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
   }
 *[other] { $name } zieht{ $cause ->
    [Ar] { " " }als Baumeister
    [Co] { " " }als Eroberer
    [Mg] { " " }als Magier
    [Smi] { " " }aus der Schmiede
    [Par] { " " }im Park
   *[cards] { "" }
   }: { $cards }
 }
event-kept = { $reader ->
  [you] Du behältst: { $cards }
  [hidden] { $name } behält eine davon
 *[other] { $name } behält: { $cards }
 }
event-kept-rest = { $reader ->
  [you] Du behältst
 *[other] { $name } behält
 }: { $cards }, unter den Stapel kommt: { $others }
event-extra-gold-Me = { $reader ->
  [you] als Händler nimmst Du { $amount } Gold extra
 *[other] als Händler nimmt { $name } { $amount } Gold extra
 }
event-extra-gold-Co = { $reader ->
  [you] als Eroberer nimmst Du { $amount } Gold extra
 *[other] als Eroberer nimmt { $name } { $amount } Gold extra
 }
event-income = { $reader ->
  [you] als { $character } nimmst Du { $amount } Gold ein
 *[other] als { $character } nimmt { $name } { $amount } Gold ein
 }: { $cards }
event-built = { $reader ->
  [you] Du baust { $district } für { $amount } Gold
 *[other] { $name } baut { $district } für { $amount } Gold
 }
event-built-Cj = { $reader ->
  [you] aus der Hand von { $other } baust Du { $district } für { $amount } Gold
  [to-you] aus Deiner Hand baut { $name } { $district } für { $amount } Gold
 *[other] aus der Hand von { $other } baut { $name } { $district } für { $amount } Gold
 }
event-refunded = { $reader ->
  [you] als Alchemist bekommst Du { $amount } Gold zurück
 *[other] als Alchemist bekommt { $name } { $amount } Gold zurück
 }
event-named-As = { $reader ->
  [you] als Meuchler ermordest Du { $role }
 *[other] als Meuchler ermordet { $name } { $role }
 }
event-named-Th = { $reader ->
  [you] als Dieb hast Du es auf { $role } abgesehen
 *[other] als Dieb hat es { $name } auf { $role } abgesehen
 }
event-named-Wt = { $reader ->
  [you] als Hexe verhext Du { $role }
 *[other] als Hexe verhext { $name } { $role }
 }
event-paused = { $reader ->
  [you] Du wartest
 *[other] { $name } wartet
 }, bis man { $role } aufruft
event-resumed = { $reader ->
  [you] als Hexe spielst Du an Stelle von { $other } weiter als { $character }
  [to-you] als Hexe spielt { $name } an Deiner Stelle weiter als { $character }
 *[other] als Hexe spielt { $name } an Stelle von { $other } weiter als { $character }
 }
event-resumed-own = { $reader ->
  [you] als Hexe spielst Du weiter als { $character }
 *[other] als Hexe spielt { $name } weiter als { $character }
 }
event-swapped = { $reader ->
  [you] als Magier tauschst Du die Hand mit { $other }, gibst { $cards } und bekommst { $others }
  [to-you] als Magier tauscht { $name } die Hand mit Dir: Du gibst { $others } und bekommst { $cards }
  [hidden] als Magier tauscht { $name } die Hand mit { $other }
 *[other] als Magier tauscht { $name } die Hand mit { $other }, gibt { $cards } und bekommt { $others }
 }
event-put-under = { $reader ->
  [you] als Magier legst Du unter den Stapel: { $cards }
  [hidden] als Magier legt { $name } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
   } unter den Stapel
 *[other] als Magier legt { $name } unter den Stapel: { $cards }
 }
event-looked = { $reader ->
  [you] als Beschwörer siehst Du die Hand von { $other } an: { $cards }
  [to-you] als Beschwörer sieht { $name } Deine Hand an
  [hidden] als Beschwörer sieht { $name } die Hand von { $other } an
 *[other] als Beschwörer sieht { $name } die Hand von { $other } an: { $cards }
 }
event-conjured = { $reader ->
  [you] als Beschwörer nimmst Du eine Karte aus der Hand von { $other }: { $card }
  [to-you] als Beschwörer nimmt { $name } eine Karte aus Deiner Hand: { $card }
  [hidden] als Beschwörer nimmt { $name } eine Karte aus der Hand von { $other }
 *[other] als Beschwörer nimmt { $name } eine Karte aus der Hand von { $other }: { $card }
 }
event-tribute-gold = { $reader ->
  [you] für die Krone zahlst Du { $amount } Gold an { $other }
  [to-you] für die Krone zahlt Dir { $name } { $amount } Gold
 *[other] für die Krone zahlt { $name } { $amount } Gold an { $other }
 }
event-tribute-card = { $reader ->
  [you] für die Krone gibst Du eine Karte an { $other }: { $card }
  [to-you] für die Krone gibt Dir { $name } eine Karte: { $card }
  [hidden] für die Krone gibt { $name } eine Karte an { $other }
 *[other] für die Krone gibt { $name } eine Karte an { $other }: { $card }
 }
event-pardoned = { $reader ->
  [you] als Ablassprediger nimmst Du { $amount } Gold von { $other }, denn dort liegt am meisten
  [to-you] als Ablassprediger nimmt { $name } { $amount } Gold von Dir, denn bei Dir liegt am meisten
 *[other] als Ablassprediger nimmt { $name } { $amount } Gold von { $other }, denn dort liegt am meisten
 }
event-destroyed-Wa = { $reader ->
  [you] als Söldner zerstörst Du { $amount ->
    [0] kostenlos
   *[other] für { $amount } Gold
   } { $district } in der Stadt von { $other }
  [to-you] als Söldner zerstört { $name } { $amount ->
    [0] kostenlos
   *[other] für { $amount } Gold
   } { $district } in Deiner Stadt
 *[other] als Söldner zerstört { $name } { $amount ->
    [0] kostenlos
   *[other] für { $amount } Gold
   } { $district } in der Stadt von { $other }
 }
event-destroyed-Wa-own = { $reader ->
  [you] als Söldner zerstörst Du { $amount ->
    [0] kostenlos
   *[other] für { $amount } Gold
   } { $district } in Deiner eigenen Stadt
 *[other] als Söldner zerstört { $name } { $amount ->
    [0] kostenlos
   *[other] für { $amount } Gold
   } { $district } in der eigenen Stadt
 }
event-destroyed-Arm = { $reader ->
  [you] Du sprengst die Waffenkammer und zerstörst { $district } in der Stadt von { $other }
  [to-you] { $name } sprengt die Waffenkammer und zerstört { $district } in Deiner Stadt
 *[other] { $name } sprengt die Waffenkammer und zerstört { $district } in der Stadt von { $other }
 }
event-saved = { $reader ->
  [you] vom Friedhof rettest Du { $district } für { $amount } Gold auf die Hand
 *[other] vom Friedhof rettet { $name } { $district } für { $amount } Gold auf die Hand
 }
event-let-go = { $reader ->
  [you] Dein Friedhof lässt { $district } ruhen
 *[other] der Friedhof von { $name } lässt { $district } ruhen
 }
event-exchanged = { $reader ->
  [you] als Diplomat gibst Du { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }und { $amount } Gold
   } für { $district } in der Stadt von { $other }
  [to-you] als Diplomat gibt Dir { $name } { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }und { $amount } Gold
   } für { $district } in Deiner Stadt
 *[other] als Diplomat gibt { $name } { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }und { $amount } Gold
   } für { $district } in der Stadt von { $other }
 }
event-adorned = { $reader ->
  [you] als Künstler legst Du { $amount } Gold auf { $district }
 *[other] als Künstler legt { $name } { $amount } Gold auf { $district }
 }
event-sold = { $reader ->
  [you] im Labor machst Du aus einer Karte { $amount } Gold: { $card }
  [hidden] im Labor macht { $name } aus einer Karte { $amount } Gold
 *[other] im Labor macht { $name } aus einer Karte { $amount } Gold: { $card }
 }
event-smithed = { $reader ->
  [you] Du zahlst der Schmiede { $amount } Gold
 *[other] { $name } zahlt der Schmiede { $amount } Gold
 }
event-tucked = { $reader ->
  [you] Du legst eine Karte unter das Museum: { $card }
  [hidden] { $name } legt eine Karte unter das Museum
 *[other] { $name } legt eine Karte unter das Museum: { $card }
 }
event-searched = { $reader ->
  [you] im Licht des Leuchtturms nimmst Du eine Karte aus dem Stapel: { $card }
  [hidden] im Licht des Leuchtturms nimmt { $name } eine Karte aus dem Stapel
 *[other] im Licht des Leuchtturms nimmt { $name } eine Karte aus dem Stapel: { $card }
 }
event-looked-away = { $reader ->
  [you] Du nimmst nichts aus dem Stapel
 *[other] { $name } nimmt nichts aus dem Stapel
 }
event-shuffled = der Stapel wird gemischt
event-bell = { $reader ->
  [you] Dein Glockenturm läutet
 *[other] der Glockenturm von { $name } läutet
 }: Ein Bauwerk weniger macht eine Stadt vollständig
event-bell-still = { $reader ->
  [you] Du lässt die Glocke schweigen
 *[other] { $name } lässt die Glocke schweigen
 }
event-bell-void = die Glocke ist gefallen: Eine Stadt braucht wieder so viele Bauwerke wie zuvor
event-poor-house = { $reader ->
  [you] das Armenhaus gibt Dir { $amount } Gold
 *[other] das Armenhaus gibt { $name } { $amount } Gold
 }
event-complete = { $reader ->
  [you] Deine Stadt ist vollständig
 *[other] die Stadt von { $name } ist vollständig
 }
event-complete-first = { $reader ->
  [you] Deine Stadt ist als erste vollständig
 *[other] die Stadt von { $name } ist als erste vollständig
 }: Diese Runde ist die letzte
event-incomplete = { $reader ->
  [you] Deine Stadt ist nicht mehr vollständig
 *[other] die Stadt von { $name } ist nicht mehr vollständig
 }
event-turn-ended = { $reader ->
  [you] Dein Zug ist zu Ende
 *[other] der Zug von { $name } ist zu Ende
 }
event-round-ended = Runde { $round } ist zu Ende
event-scored = { $reader ->
  [you] Du hast { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
   }
 *[other] { $name } hat { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
   }
 }
event-game-over = die Partie ist zu Ende
cards-nothing = nichts
cards-several = { $count } × { $card }

# What struck the viewer since its last decision; likewise without a capital and a full stop.
hit-unanswered = als { $character } wurdest Du ermordet und hattest keinen Zug
hit-revealed-murdered = als { $character } wurdest Du ermordet, Dein Hospital gewährt noch Gold oder Karten
hit-revealed-bewitched = als { $character } wurdest Du verhext und nimmst nur Gold oder Karten
hit-resumed = als Hexe hat { $name } an Deiner Stelle als { $character } weitergespielt
hit-robbed = als Dieb hat Dir { $other } alles Gold geraubt: { $amount }
hit-swapped = als Magier hat { $name } mit Dir die Hand getauscht: Du gabst { $others } und bekamst { $cards }
hit-destroyed-Wa = als Söldner hat { $name } { $district } in Deiner Stadt zerstört
hit-destroyed-Arm = mit der Waffenkammer hat { $name } { $district } in Deiner Stadt zerstört
hit-exchanged = als Diplomat hat Dir { $name } { $district } genommen und dafür { $given }{ $amount ->
  [0] { "" }
 *[other] { " " }und { $amount } Gold
 } gegeben
hit-looked = als Beschwörer hat { $name } Deine Hand angesehen
hit-conjured = als Beschwörer hat { $name } eine Karte aus Deiner Hand genommen: { $card }
hit-built = als Beschwörer hat { $name } { $district } aus Deiner Hand gebaut
hit-pardoned = als Ablassprediger hat Dir { $name } { $amount } Gold genommen, weil Du am meisten hattest
hit-taxed = weil Du gebaut hattest, bekam { $other } { $amount } Gold Steuer von Dir
hit-incomplete = Deine Stadt ist nicht mehr vollständig

# Why nothing can be taken back.
undo-revealed = Nicht möglich: Seither kam eine Karte ans Licht, die Du nicht kennen konntest.
undo-drew = Nicht möglich: Du hast seither Karten gezogen.
undo-looked = Nicht möglich: Du hast seither Karten gesehen, die Du nicht kennen konntest.
undo-called = Nicht möglich: Seither hat sich gezeigt, wer sich auf einen Aufruf meldet.
undo-passed = Nicht möglich: Andere haben seither ihre Charaktere gewählt.
undo-shuffled = Nicht möglich: Seither wurde der Stapel gemischt.
undo-round = Nicht möglich: Seither hat eine neue Runde begonnen.

# Statistics.
statistics-characters = Deine Charaktere
statistics-characters-note = So oft hast Du Dich auf ihren Aufruf gemeldet.
statistics-districts = Deine Bauwerke
statistics-districts-note = Die Bauwerke, die Du gebaut hast, ob sie am Ende noch standen oder nicht.

# What acts for the first time in a person's life; a whole sentence each.
first-As = Der Meuchler ermordet einen Charakter, nicht einen Mitspieler: Wer ihn gewählt hat, setzt diese Runde aus.
first-Th = Der Dieb nennt einen Charakter: Wird der aufgerufen, geht zuerst all sein Gold an den Dieb.
first-Mg = Der Magier tauscht die ganze Hand mit einem Mitspieler, oder eigene Karten am Stapel.
first-Ki = Der König nimmt beim Aufruf die Krone: Wer sie trägt, wählt in der nächsten Runde zuerst.
first-Pr = Solange der Prediger lebt, kann Rang 8 dieser Stadt für den Rest der Runde nichts anhaben.
first-Me = Der Händler bekommt nach Gold oder Karten von selbst 1 Gold extra.
first-Ar = Der Baumeister zieht 2 Karten extra und darf in diesem Zug drei Bauwerke bauen.
first-Wa = Der Söldner zahlt 1 Gold weniger, als ein Bauwerk kostet, und zerstört es. Vollständige Städte sind sicher.
first-Wt = Der Zug der Hexe ruht, bis der verhexte Charakter aufgerufen wird: Dann spielt sie mit dessen Fähigkeit an seiner Stelle weiter.
first-Tx = Solange der Steuereintreiber umgeht, zahlt jeder, der baut, am Ende seines Zuges 1 Gold.
first-Cj = Der Beschwörer sieht eine ganze Hand an und nimmt eine Karte: auf die eigene Hand, oder er baut sie sofort.
first-Sc = Der Intrigant muss die Krone vergeben: Wer sie trägt, wählt in der nächsten Runde zuerst.
first-Pa = Der Ablassprediger nimmt 1 Gold von dem, der als Einziger das meiste hat.
first-Al = Am Ende des Zuges bekommt der Alchemist zurück, was das Bauen gekostet hat.
first-Co = Der Eroberer nimmt 4 Gold oder 4 Karten extra, baut in diesem Zug aber nichts.
first-Di = Der Diplomat tauscht ein eigenes Bauwerk gegen ein fremdes und zahlt den Unterschied, wenn jenes teurer ist.
first-At = Das Gold des Künstlers bleibt liegen: Von nun an ist das Bauwerk 1 mehr wert, und es zu zerstören kostet 1 mehr.
first-Qu = Die Königin bekommt 3 Gold, wenn die Krone auf dem Platz neben ihr sitzt.
first-Lab = Das Labor macht aus einer Karte Gold, einmal in jedem Zug, wem es auch gehört.
first-Smi = Die Schmiede gibt für 2 Gold 3 Karten, einmal in jedem Zug, wem sie auch gehört.
first-Gra = Zerstört Rang 8 ein Bauwerk, darf, wem der Friedhof gehört, die Karte für 1 Gold auf die Hand nehmen.
first-Lig = Wer den Leuchtturm baut, sucht sich eine beliebige Karte aus dem Stapel.
first-Arm = Die Waffenkammer fliegt mitsamt einem Bauwerk einer anderen Stadt in die Luft. Nur vollständige Städte sind sicher.
first-Mus = Jede Karte unter dem Museum ist am Ende 1 Punkt wert.
first-Bel = Der Glockenturm hat geläutet: Nun braucht jeder ein Bauwerk weniger, und das Ende kommt früher.
first-Poo = Das Armenhaus gibt 1 Gold, wenn ein Zug ohne Gold endet.
first-Par = Der Park gibt 2 Karten, wenn ein Zug mit leerer Hand endet.
first-Hos = Im Hospital nehmen selbst Ermordete noch Gold oder Karten, sonst aber nichts.
first-Thr = Der Thronsaal bringt jedes Mal 1 Gold, wenn die Krone wechselt.

# Names as an object.
character-As-object = den Meuchler
character-Th-object = den Dieb
character-Mg-object = den Magier
character-Ki-object = den König
character-Pr-object = den Prediger
character-Me-object = den Händler
character-Ar-object = den Baumeister
character-Wa-object = den Söldner
character-Wt-object = die Hexe
character-Tx-object = den Steuereintreiber
character-Cj-object = den Beschwörer
character-Sc-object = den Intriganten
character-Pa-object = den Ablassprediger
character-Al-object = den Alchemisten
character-Co-object = den Eroberer
character-Di-object = den Diplomaten
character-At-object = den Künstler
character-Qu-object = die Königin
district-Man-object = den Gutshof
district-Cas-object = das Schloss
district-Pal-object = den Palast
district-Tem-object = den Tempel
district-Chu-object = die Kirche
district-Mon-object = das Kloster
district-Cat-object = die Kathedrale
district-Tav-object = die Taverne
district-Mar-object = den Markt
district-Tra-object = das Kontor
district-Doc-object = die Werft
district-Har-object = den Hafen
district-Tow-object = das Rathaus
district-Wat-object = den Wachturm
district-Pri-object = das Gefängnis
district-Bat-object = die Kaserne
district-For-object = die Festung
district-Hau-object = das Geisterviertel
district-Kee-object = den Wehrturm
district-Lab-object = das Labor
district-Smi-object = die Schmiede
district-Obs-object = die Sternwarte
district-Gra-object = den Friedhof
district-Lib-object = die Bibliothek
district-Sch-object = die Magierschule
district-Uni-object = die Universität
district-Dra-object = das Drachentor
district-Lig-object = den Leuchtturm
district-Arm-object = die Waffenkammer
district-Mus-object = das Museum
district-Tre-object = die Schatzkammer
district-Map-object = das Kartenzimmer
district-Wis-object = den Wunschbrunnen
district-Qua-object = den Steinbruch
district-Poo-object = das Armenhaus
district-Bel-object = den Glockenturm
district-Fac-object = die Manufaktur
district-Par-object = den Park
district-Hos-object = das Hospital
district-Thr-object = den Thronsaal
district-Wal-object = die Große Mauer

# What is known.
known-ranks = Wer ist wer
known-passed = Weitergegeben hast Du: { $characters }
known-pile = { $count ->
  [one] { $count } Karte im Stapel
 *[other] { $count } Karten im Stapel
 }
known-pile-cards = Davon bekannt, von oben gezählt
known-at = { $at }.
known-museum = Unter dem Museum
known-purse = { $gold } Gold, { $hand ->
  [one] { $hand } Karte
 *[other] { $hand } Karten
 } auf der Hand
known-crown = trägt die Krone
known-characters = In dieser Runde: { $characters }
known-city = Stadt
known-cards = Auf der Hand, wie Du weißt
known-own = Auf Deiner Hand
known-points = Punkte bisher
known-hand = Auf der Hand von { $name }
known-none = keine
known-no-card = keine davon
