# What happened, one message for each kind of event in py/raenke/adel/events.py. They may stand within a sentence: none begins with a capital that it
# does not need or ends with a full stop; the scripts add both. $name and $other are players, $role, $district and $given names as an object (“the
# King”, “the Palace”), $character, $card, $cards and $others bare names or lists of them. “-you”: the viewer did it or it is the viewer’s;
# “-to-you”: the viewer is the other one of it; “-hidden”: the viewer may not know the card; “-own”: in the own city.
event-round-began = Runde { $round } beginnt, { $name } trägt die Krone
event-round-began-you = Runde { $round } beginnt, Du trägst die Krone
event-crown-Ki = als König nimmt { $name } die Krone von { $other }
event-crown-Ki-you = als König nimmst Du die Krone von { $other }
event-crown-Ki-to-you = als König nimmt Dir { $name } die Krone ab
event-crown-Sc = der Intrigant spielt { $name } die Krone zu, die { $other } trug
event-crown-Sc-you = der Intrigant spielt Dir die Krone zu, die { $other } trug
event-crown-Sc-to-you = der Intrigant spielt { $name } die Krone zu, die Du trugst
event-crown-abdication = nach drei Runden dankt { $other } ab, die Krone geht an { $name }
event-crown-abdication-you = nach drei Runden dankt { $other } ab, die Krone geht an Dich
event-crown-abdication-to-you = nach drei Runden dankst Du ab, die Krone geht an { $name }
event-crown-murdered = { $name } war der ermordete König und bekommt die Krone von { $other } doch noch
event-crown-murdered-you = Du warst der ermordete König und bekommst die Krone von { $other } doch noch
event-crown-murdered-to-you = { $name } war der ermordete König und bekommt Deine Krone doch noch
event-throne-room = weil die Krone wechselt, bringt der Thronsaal von { $name } { $amount } Gold
event-throne-room-you = weil die Krone wechselt, bringt Dein Thronsaal { $amount } Gold
event-set-aside = offen beiseite: { $characters }, und einer verdeckt
event-set-aside-down = ein Charakter liegt verdeckt beiseite
event-looked-down = { $name } sieht den verdeckten Charakter an: { $character }
event-looked-down-hidden = { $name } sieht den verdeckten Charakter an
event-looked-down-you = Du siehst den verdeckten Charakter an: { $character }
event-drafted = { $name } wählt { $role }
event-drafted-hidden = { $name } wählt einen Charakter
event-drafted-you = Du wählst { $role }
event-put-aside = { $name } legt { $role } verdeckt beiseite
event-put-aside-hidden = { $name } legt einen Charakter verdeckt beiseite
event-put-aside-you = Du legst { $role } verdeckt beiseite
event-unanswered = { $role } ruft man vergebens auf
event-unanswered-murdered = { $role } ruft man vergebens auf: ermordet
event-unanswered-murdered-known = { $role } ruft man vergebens auf: { $name } wurde ermordet
event-unanswered-murdered-you = { $role } ruft man vergebens auf: Du wurdest ermordet
event-unanswered-bewitched = { $role } ruft man vergebens auf: Die Hexe hat umsonst gewartet
event-revealed = { $name } meldet sich als { $character }
event-revealed-you = Du meldest Dich als { $character }
event-revealed-murdered = { $name } meldet sich als { $character }, ermordet, doch das Hospital gewährt noch Gold oder Karten
event-revealed-murdered-you = Du meldest Dich als { $character }, ermordet, doch Dein Hospital gewährt noch Gold oder Karten
event-revealed-bewitched = { $name } meldet sich als { $character }, verhext: nur Gold oder Karten, der Rest gehört der Hexe
event-revealed-bewitched-you = Du meldest Dich als { $character }, verhext: nur Gold oder Karten, der Rest gehört der Hexe
event-robbed = als Dieb erbeutet { $other } alles Gold von { $name }: { $amount }
event-robbed-you = als Dieb raubt Dir { $other } alles Gold: { $amount }
event-robbed-to-you = als Dieb erbeutest Du alles Gold von { $name }: { $amount }
event-robbed-nothing = als Dieb greift { $other } ins Leere: { $name } hat kein Gold
event-robbed-nothing-you = als Dieb greift { $other } ins Leere: Du hast kein Gold
event-robbed-nothing-to-you = als Dieb greifst Du ins Leere: { $name } hat kein Gold
event-taxed = { $name } hat gebaut und zahlt { $amount } Gold Steuer an { $other }
event-taxed-you = Du hast gebaut und zahlst { $amount } Gold Steuer an { $other }
event-taxed-to-you = { $name } hat gebaut und zahlt Dir { $amount } Gold Steuer
event-queen = als Königin neben der Krone bekommt { $name } { $amount } Gold
event-queen-you = als Königin neben der Krone bekommst Du { $amount } Gold
event-took-gold = { $name } nimmt { $amount } Gold
event-took-gold-you = Du nimmst { $amount } Gold
event-drew = { $name } zieht{ $cause ->
    [Ar] { " " }als Baumeister
    [Co] { " " }als Eroberer
    [Mg] { " " }als Magier
    [Smi] { " " }aus der Schmiede
    [Par] { " " }im Park
   *[cards] { "" }
  }: { $cards }
event-drew-hidden = { $name } zieht{ $cause ->
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
event-drew-you = Du ziehst{ $cause ->
    [Ar] { " " }als Baumeister
    [Co] { " " }als Eroberer
    [Mg] { " " }als Magier
    [Smi] { " " }aus der Schmiede
    [Par] { " " }im Park
   *[cards] { "" }
  }: { $cards }
event-kept = { $name } behält: { $cards }
event-kept-rest = { $name } behält: { $cards }, unter den Stapel kommt: { $others }
event-kept-hidden = { $name } behält eine davon
event-kept-you = Du behältst: { $cards }
event-kept-rest-you = Du behältst: { $cards }, unter den Stapel kommt: { $others }
event-extra-gold-Me = als Händler nimmt { $name } { $amount } Gold extra
event-extra-gold-Me-you = als Händler nimmst Du { $amount } Gold extra
event-extra-gold-Co = als Eroberer nimmt { $name } { $amount } Gold extra
event-extra-gold-Co-you = als Eroberer nimmst Du { $amount } Gold extra
event-income = als { $character } nimmt { $name } { $amount } Gold ein: { $cards }
event-income-you = als { $character } nimmst Du { $amount } Gold ein: { $cards }
event-built = { $name } baut { $district } für { $amount } Gold
event-built-you = Du baust { $district } für { $amount } Gold
event-built-Cj = aus der Hand von { $other } baut { $name } { $district } für { $amount } Gold
event-built-Cj-you = aus der Hand von { $other } baust Du { $district } für { $amount } Gold
event-built-Cj-to-you = aus Deiner Hand baut { $name } { $district } für { $amount } Gold
event-refunded = als Alchemist bekommt { $name } { $amount } Gold zurück
event-refunded-you = als Alchemist bekommst Du { $amount } Gold zurück
event-named-As = als Meuchler ermordet { $name } { $role }
event-named-As-you = als Meuchler ermordest Du { $role }
event-named-Th = als Dieb hat es { $name } auf { $role } abgesehen
event-named-Th-you = als Dieb hast Du es auf { $role } abgesehen
event-named-Wt = als Hexe verhext { $name } { $role }
event-named-Wt-you = als Hexe verhext Du { $role }
event-paused = { $name } wartet, bis man { $role } aufruft
event-paused-you = Du wartest, bis man { $role } aufruft
event-resumed = als Hexe spielt { $name } an Stelle von { $other } weiter als { $character }
event-resumed-you = als Hexe spielst Du an Stelle von { $other } weiter als { $character }
event-resumed-to-you = als Hexe spielt { $name } an Deiner Stelle weiter als { $character }
event-resumed-own = als Hexe spielt { $name } weiter als { $character }
event-resumed-own-you = als Hexe spielst Du weiter als { $character }
event-swapped = als Magier tauscht { $name } die Hand mit { $other }, gibt { $cards } und bekommt { $others }
event-swapped-hidden = als Magier tauscht { $name } die Hand mit { $other }
event-swapped-you = als Magier tauschst Du die Hand mit { $other }, gibst { $cards } und bekommst { $others }
event-swapped-to-you = als Magier tauscht { $name } die Hand mit Dir: Du gibst { $others } und bekommst { $cards }
event-put-under = als Magier legt { $name } unter den Stapel: { $cards }
event-put-under-hidden = als Magier legt { $name } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } unter den Stapel
event-put-under-you = als Magier legst Du unter den Stapel: { $cards }
event-looked = als Beschwörer sieht { $name } die Hand von { $other } an: { $cards }
event-looked-hidden = als Beschwörer sieht { $name } die Hand von { $other } an
event-looked-you = als Beschwörer siehst Du die Hand von { $other } an: { $cards }
event-looked-to-you = als Beschwörer sieht { $name } Deine Hand an
event-conjured = als Beschwörer nimmt { $name } eine Karte aus der Hand von { $other }: { $card }
event-conjured-hidden = als Beschwörer nimmt { $name } eine Karte aus der Hand von { $other }
event-conjured-you = als Beschwörer nimmst Du eine Karte aus der Hand von { $other }: { $card }
event-conjured-to-you = als Beschwörer nimmt { $name } eine Karte aus Deiner Hand: { $card }
event-tribute-gold = für die Krone zahlt { $name } { $amount } Gold an { $other }
event-tribute-gold-you = für die Krone zahlst Du { $amount } Gold an { $other }
event-tribute-gold-to-you = für die Krone zahlt Dir { $name } { $amount } Gold
event-tribute-card = für die Krone gibt { $name } eine Karte an { $other }: { $card }
event-tribute-card-hidden = für die Krone gibt { $name } eine Karte an { $other }
event-tribute-card-you = für die Krone gibst Du eine Karte an { $other }: { $card }
event-tribute-card-to-you = für die Krone gibt Dir { $name } eine Karte: { $card }
event-pardoned = als Ablassprediger nimmt { $name } { $amount } Gold von { $other }, denn dort liegt am meisten
event-pardoned-you = als Ablassprediger nimmst Du { $amount } Gold von { $other }, denn dort liegt am meisten
event-pardoned-to-you = als Ablassprediger nimmt { $name } { $amount } Gold von Dir, denn bei Dir liegt am meisten
event-destroyed-Wa = als Söldner zerstört { $name } { $amount ->
    [0] kostenlos
   *[other] für { $amount } Gold
  } { $district } in der Stadt von { $other }
event-destroyed-Wa-you = als Söldner zerstörst Du { $amount ->
    [0] kostenlos
   *[other] für { $amount } Gold
  } { $district } in der Stadt von { $other }
event-destroyed-Wa-to-you = als Söldner zerstört { $name } { $amount ->
    [0] kostenlos
   *[other] für { $amount } Gold
  } { $district } in Deiner Stadt
event-destroyed-Wa-own = als Söldner zerstört { $name } { $amount ->
    [0] kostenlos
   *[other] für { $amount } Gold
  } { $district } in der eigenen Stadt
event-destroyed-Wa-own-you = als Söldner zerstörst Du { $amount ->
    [0] kostenlos
   *[other] für { $amount } Gold
  } { $district } in Deiner eigenen Stadt
event-destroyed-Arm = { $name } sprengt die Waffenkammer und zerstört { $district } in der Stadt von { $other }
event-destroyed-Arm-you = Du sprengst die Waffenkammer und zerstörst { $district } in der Stadt von { $other }
event-destroyed-Arm-to-you = { $name } sprengt die Waffenkammer und zerstört { $district } in Deiner Stadt
event-saved = vom Friedhof rettet { $name } { $district } für { $amount } Gold auf die Hand
event-saved-you = vom Friedhof rettest Du { $district } für { $amount } Gold auf die Hand
event-let-go = der Friedhof von { $name } lässt { $district } ruhen
event-let-go-you = Dein Friedhof lässt { $district } ruhen
event-exchanged = als Diplomat gibt { $name } { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }und { $amount } Gold
  } für { $district } in der Stadt von { $other }
event-exchanged-you = als Diplomat gibst Du { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }und { $amount } Gold
  } für { $district } in der Stadt von { $other }
event-exchanged-to-you = als Diplomat gibt Dir { $name } { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }und { $amount } Gold
  } für { $district } in Deiner Stadt
event-adorned = als Künstler legt { $name } { $amount } Gold auf { $district }
event-adorned-you = als Künstler legst Du { $amount } Gold auf { $district }
event-sold = im Labor macht { $name } aus einer Karte { $amount } Gold: { $card }
event-sold-hidden = im Labor macht { $name } aus einer Karte { $amount } Gold
event-sold-you = im Labor machst Du aus einer Karte { $amount } Gold: { $card }
event-smithed = { $name } zahlt der Schmiede { $amount } Gold
event-smithed-you = Du zahlst der Schmiede { $amount } Gold
event-tucked = { $name } legt eine Karte unter das Museum: { $card }
event-tucked-hidden = { $name } legt eine Karte unter das Museum
event-tucked-you = Du legst eine Karte unter das Museum: { $card }
event-searched = im Licht des Leuchtturms nimmt { $name } eine Karte aus dem Stapel: { $card }
event-searched-hidden = im Licht des Leuchtturms nimmt { $name } eine Karte aus dem Stapel
event-searched-you = im Licht des Leuchtturms nimmst Du eine Karte aus dem Stapel: { $card }
event-looked-away = { $name } nimmt nichts aus dem Stapel
event-looked-away-you = Du nimmst nichts aus dem Stapel
event-shuffled = der Stapel wird gemischt
event-bell = der Glockenturm von { $name } läutet: Ein Bauwerk weniger macht eine Stadt vollständig
event-bell-you = Dein Glockenturm läutet: Ein Bauwerk weniger macht eine Stadt vollständig
event-bell-still = { $name } lässt die Glocke schweigen
event-bell-still-you = Du lässt die Glocke schweigen
event-bell-void = die Glocke ist gefallen: Eine Stadt braucht wieder so viele Bauwerke wie zuvor
event-poor-house = das Armenhaus gibt { $name } { $amount } Gold
event-poor-house-you = das Armenhaus gibt Dir { $amount } Gold
event-complete = die Stadt von { $name } ist vollständig
event-complete-you = Deine Stadt ist vollständig
event-complete-first = die Stadt von { $name } ist als erste vollständig: Diese Runde ist die letzte
event-complete-first-you = Deine Stadt ist als erste vollständig: Diese Runde ist die letzte
event-incomplete = die Stadt von { $name } ist nicht mehr vollständig
event-incomplete-you = Deine Stadt ist nicht mehr vollständig
event-turn-ended = der Zug von { $name } ist zu Ende
event-turn-ended-you = Dein Zug ist zu Ende
event-round-ended = Runde { $round } ist zu Ende
event-scored = { $name } hat { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
  }
event-scored-you = Du hast { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
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
