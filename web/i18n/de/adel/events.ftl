# What happened, one message for each kind of event in py/raenke/adel/events.py. They may stand within a sentence: none begins with a capital that it
# does not need or ends with a full stop; the scripts add both. $name and $other are players, $role, $district, $given and $kept names as an object (“the
# King”, “the Palace”), $character, $card, $cards and $others bare names or lists of them.
# $reader is “you” if the viewer did it or it is the viewer’s, “to-you” if the viewer is the other one of it, “hidden” if the viewer may not know
# the card, “giver” if the viewer, as $giver, passed the crown. “-own”: in the own city, or the own crown.
event-round-began = Runde { $round } beginnt, { $reader ->
  [you] Du trägst die Krone
 *[other] { $name } trägt die Krone
 }
event-crown-Ki = { $reader ->
  [you] Du übernimmst als König die Krone von { $other }
  [to-you] { $name } übernimmt als König die Krone von Dir
 *[other] { $name } übernimmt als König die Krone von { $other }
 }
event-crown-Sc = { $reader ->
  [you] { $giver } gibt als Intrigant die Krone von { $other } an Dich weiter
  [to-you] { $giver } gibt als Intrigant Deine Krone an { $name } weiter
  [giver] Du gibst als Intrigant die Krone von { $other } an { $name } weiter
 *[other] { $giver } gibt als Intrigant die Krone von { $other } an { $name } weiter
 }
event-crown-Sc-own = { $reader ->
  [you] { $giver } gibt als Intrigant die Krone an Dich weiter
  [giver] Du gibst als Intrigant die Krone an { $name } weiter
 *[other] { $giver } gibt als Intrigant die Krone an { $name } weiter
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
event-throne-room = der Thronsaal gibt { $reader ->
  [you] Dir
 *[other] { $name }
 } { $amount } Gold, weil die Krone den Besitzer wechselt
event-set-aside = offen beiseitegelegt: { $characters }, dazu einer verdeckt
event-set-aside-down = ein Charakter wird verdeckt beiseitegelegt
event-looked-down = { $reader ->
  [you] Du siehst Dir den verdeckten Charakter an: { $character }
  [hidden] { $name } sieht sich den verdeckten Charakter an
 *[other] { $name } sieht sich den verdeckten Charakter an: { $character }
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
event-unanswered = niemand hat { $role } gewählt
event-unanswered-murdered = { $role } hat der Meuchler ermordet: Es bleibt still
event-unanswered-murdered-known = { $role } hat der Meuchler ermordet: { $reader ->
  [you] Du setzt aus
 *[other] { $name } setzt aus
 }
run-unanswered = { $from }–{ $to }: Niemand meldet sich
event-unanswered-bewitched = niemand hat { $role } gewählt: Die Hexe hat vergeblich gewartet
event-revealed = { $reader ->
  [you] Du meldest Dich als { $character }
 *[other] { $name } meldet sich als { $character }
 }
event-revealed-murdered = { $reader ->
  [you] Du meldest Dich als { $character }: ermordet, doch dank Deines Hospitals nimmst Du noch Gold oder Karten
 *[other] { $name } meldet sich als { $character }: ermordet, nimmt dank Hospital aber noch Gold oder Karten
 }
event-revealed-bewitched = { $reader ->
  [you] Du meldest Dich als { $character }
 *[other] { $name } meldet sich als { $character }
 }, verhext: nur Gold oder Karten, der Rest gehört der Hexe
event-robbed = { $reader ->
  [you] { $other } stiehlt Dir als Dieb alles: { $amount } Gold
  [to-you] Du stiehlst { $name } als Dieb alles: { $amount } Gold
 *[other] { $name } wird von { $other } bestohlen und verliert { $amount } Gold
 }
event-robbed-nothing = { $reader ->
  [you] { $other } greift als Dieb ins Leere: Du hast kein Gold
  [to-you] Du greifst als Dieb ins Leere: { $name } hat kein Gold
 *[other] { $other } greift als Dieb ins Leere: { $name } hat kein Gold
 }
event-taxed = { $reader ->
  [you] Du hast gebaut und zahlst { $amount } Gold Steuer an { $other }
  [to-you] { $name } hat gebaut und zahlt Dir { $amount } Gold Steuer
 *[other] { $other } bekommt von { $name } { $amount } Gold Steuer fürs Bauen
 }
event-queen = { $reader ->
  [you] Du bekommst als Königin { $amount } Gold, weil ein Nachbar die Krone hat
 *[other] { $name } bekommt als Königin { $amount } Gold, weil ein Nachbar die Krone hat
 }
event-took-gold = { $reader ->
  [you] Du nimmst { $amount } Gold
 *[other] { $name } nimmt { $amount } Gold
 }
event-drew = { $reader ->
  [you] Du ziehst{ $cause ->
    [Ar] { " " }als Baumeister
    [Co] { " " }als Eroberer
    [Mg] { " " }als Magier
    [Smi] { " " }in der Schmiede
    [Par] { " " }im Park
   *[cards] { "" }
   }: { $cards }
  [hidden] { $name } zieht{ $cause ->
    [Ar] { " " }als Baumeister
    [Co] { " " }als Eroberer
    [Mg] { " " }als Magier
    [Smi] { " " }in der Schmiede
    [Par] { " " }im Park
   *[cards] { "" }
   } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
   }
 *[other] { $name } zieht{ $cause ->
    [Ar] { " " }als Baumeister
    [Co] { " " }als Eroberer
    [Mg] { " " }als Magier
    [Smi] { " " }in der Schmiede
    [Par] { " " }im Park
   *[cards] { "" }
   }: { $cards }
 }
event-kept = { $reader ->
  [you] Du behältst { $kept }
  [hidden] { $name } behält eine davon
 *[other] { $name } behält { $kept }
 }
event-kept-rest = { $reader ->
  [you] Du behältst { $kept }
 *[other] { $name } behält { $kept }
 } (unter den Stapel: { $others })
event-extra-gold-Me = { $reader ->
  [you] Du bekommst als Händler { $amount } Gold extra
 *[other] { $name } bekommt als Händler { $amount } Gold extra
 }
event-extra-gold-Co = { $reader ->
  [you] Du nimmst als Eroberer { $amount } Gold extra
 *[other] { $name } nimmt als Eroberer { $amount } Gold extra
 }
event-income = { $reader ->
  [you] Du nimmst als { $character } { $amount } Gold ein
 *[other] { $name } nimmt als { $character } { $amount } Gold ein
 }: { $cards }
event-built = { $reader ->
  [you] Du baust { $district } für { $amount } Gold
 *[other] { $name } baut { $district } für { $amount } Gold
 }
event-built-Cj = { $reader ->
  [you] Du baust { $district } für { $amount } Gold aus der Hand von { $other }
  [to-you] { $name } baut { $district } für { $amount } Gold aus Deiner Hand
 *[other] { $name } baut { $district } für { $amount } Gold aus der Hand von { $other }
 }
event-refunded = { $reader ->
  [you] Du bekommst als Alchemist { $amount } Gold zurück
 *[other] { $name } bekommt als Alchemist { $amount } Gold zurück
 }
event-named-As = { $reader ->
  [you] Du ermordest { $role }
 *[other] { $name } ermordet { $role }
 }
event-named-Th = { $reader ->
  [you] Du hast es als Dieb auf { $role } abgesehen
 *[other] { $name } hat es als Dieb auf { $role } abgesehen
 }
event-named-Wt = { $reader ->
  [you] Du verhext { $role }
 *[other] { $name } verhext { $role }
 }
event-paused = { $reader ->
  [you] Du wartest
 *[other] { $name } wartet
 } auf { $role }
event-resumed = { $reader ->
  [you] Du spielst als Hexe anstelle von { $other } weiter, nun als { $character }
  [to-you] { $name } spielt als Hexe an Deiner Stelle weiter, nun als { $character }
 *[other] { $name } spielt als Hexe anstelle von { $other } weiter, nun als { $character }
 }
event-resumed-own = { $reader ->
  [you] Du spielst als Hexe weiter, nun als { $character }
 *[other] { $name } spielt als Hexe weiter, nun als { $character }
 }
event-swapped = { $reader ->
  [you] Du tauschst als Magier die Handkarten mit { $other }, gibst { $cards } und bekommst dafür { $others }
  [to-you] { $name } tauscht als Magier die Handkarten mit Dir: Du gibst { $others } und bekommst dafür { $cards }
  [hidden] { $name } tauscht als Magier die Handkarten mit { $other }
 *[other] { $name } tauscht als Magier die Handkarten mit { $other }, gibt { $cards } und bekommt dafür { $others }
 }
event-put-under = { $reader ->
  [you] Du legst als Magier unter den Stapel: { $cards }
  [hidden] { $name } legt als Magier { $count ->
    [one] eine Karte
   *[other] { $count } Karten
   } unter den Stapel
 *[other] { $name } legt als Magier unter den Stapel: { $cards }
 }
event-looked = { $reader ->
  [you] Du siehst Dir als Beschwörer die Handkarten von { $other } an: { $cards }
  [to-you] { $name } sieht sich als Beschwörer Deine Handkarten an
  [hidden] { $name } sieht sich als Beschwörer die Handkarten von { $other } an
 *[other] { $name } sieht sich als Beschwörer die Handkarten von { $other } an: { $cards }
 }
event-conjured = { $reader ->
  [you] Du nimmst als Beschwörer eine Karte aus der Hand von { $other }: { $card }
  [to-you] { $name } nimmt als Beschwörer eine Karte aus Deiner Hand: { $card }
  [hidden] { $name } nimmt als Beschwörer eine Karte aus der Hand von { $other }
 *[other] { $name } nimmt als Beschwörer eine Karte aus der Hand von { $other }: { $card }
 }
event-tribute-gold = { $reader ->
  [you] Du zahlst für die Krone { $amount } Gold an { $other }
  [to-you] { $name } zahlt Dir für die Krone { $amount } Gold
 *[other] { $name } zahlt für die Krone { $amount } Gold an { $other }
 }
event-tribute-card = { $reader ->
  [you] Du gibst für die Krone eine Karte an { $other }: { $card }
  [to-you] { $name } gibt Dir für die Krone eine Karte: { $card }
  [hidden] { $name } gibt für die Krone eine Karte an { $other }
 *[other] { $name } gibt für die Krone eine Karte an { $other }: { $card }
 }
event-pardoned = { $reader ->
  [you] Du nimmst als Ablassprediger { $amount } Gold vom reichsten Mitspieler: { $other }
  [to-you] { $name } nimmt als Ablassprediger { $amount } Gold von Dir, weil Du am meisten hast
 *[other] { $name } nimmt als Ablassprediger { $amount } Gold vom reichsten Mitspieler: { $other }
 }
event-destroyed-Wa = { $reader ->
  [you] Du zerstörst als Söldner { $amount ->
    [0] kostenlos
   *[other] für { $amount } Gold
   } { $district } in der Stadt von { $other }
  [to-you] { $name } zerstört als Söldner { $amount ->
    [0] kostenlos
   *[other] für { $amount } Gold
   } { $district } in Deiner Stadt
 *[other] { $name } zerstört als Söldner { $amount ->
    [0] kostenlos
   *[other] für { $amount } Gold
   } { $district } in der Stadt von { $other }
 }
event-destroyed-Wa-own = { $reader ->
  [you] Du zerstörst als Söldner { $amount ->
    [0] kostenlos
   *[other] für { $amount } Gold
   } { $district } in Deiner eigenen Stadt
 *[other] { $name } zerstört als Söldner { $amount ->
    [0] kostenlos
   *[other] für { $amount } Gold
   } { $district } in der eigenen Stadt
 }
event-destroyed-Arm = { $reader ->
  [you] Du sprengst die Waffenkammer und zerstörst { $district } in der Stadt von { $other }
  [to-you] { $name } sprengt die Waffenkammer und zerstört { $district } in Deiner Stadt
 *[other] { $name } sprengt die Waffenkammer und zerstört { $district } in der Stadt von { $other }
 }
event-saved = { $reader ->
  [you] Du holst { $district } für { $amount } Gold vom Friedhof auf die Hand
 *[other] { $name } holt { $district } für { $amount } Gold vom Friedhof auf die Hand
 }
event-let-go = { $reader ->
  [you] Du lässt { $district } auf dem Friedhof
 *[other] { $name } lässt { $district } auf dem Friedhof
 }
event-exchanged = { $reader ->
  [you] Du tauschst als Diplomat { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }und { $amount } Gold
   } gegen { $district } in der Stadt von { $other }
  [to-you] { $name } tauscht als Diplomat { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }und { $amount } Gold
   } gegen { $district } in Deiner Stadt
 *[other] { $name } tauscht als Diplomat { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }und { $amount } Gold
   } gegen { $district } in der Stadt von { $other }
 }
event-adorned = { $reader ->
  [you] Du verschönerst als Künstler { $district } mit { $amount } Gold
 *[other] { $name } verschönert als Künstler { $district } mit { $amount } Gold
 }
event-sold = { $reader ->
  [you] Du machst im Labor aus einer Karte { $amount } Gold: { $card }
  [hidden] { $name } macht im Labor aus einer Karte { $amount } Gold
 *[other] { $name } macht im Labor aus einer Karte { $amount } Gold: { $card }
 }
event-smithed = { $reader ->
  [you] Du zahlst in der Schmiede { $amount } Gold
 *[other] { $name } zahlt in der Schmiede { $amount } Gold
 }
event-tucked = { $reader ->
  [you] Du legst eine Karte unter das Museum: { $card }
  [hidden] { $name } legt eine Karte unter das Museum
 *[other] { $name } legt eine Karte unter das Museum: { $card }
 }
event-searched = { $reader ->
  [you] Du nimmst beim Leuchtturm eine Karte aus dem Stapel: { $card }
  [hidden] { $name } nimmt beim Leuchtturm eine Karte aus dem Stapel
 *[other] { $name } nimmt beim Leuchtturm eine Karte aus dem Stapel: { $card }
 }
event-looked-away = { $reader ->
  [you] Du nimmst nichts aus dem Stapel
 *[other] { $name } nimmt nichts aus dem Stapel
 }
event-shuffled = der Stapel wird gemischt
event-bell = { $reader ->
  [you] Dein Glockenturm läutet
 *[other] der Glockenturm von { $name } läutet
 }: Für eine vollständige Stadt genügt ein Bauwerk weniger
event-bell-still = { $reader ->
  [you] Du lässt die Glocke schweigen
 *[other] { $name } lässt die Glocke schweigen
 }
event-bell-void = die Glocke ist gefallen: Eine Stadt braucht wieder so viele Bauwerke wie zuvor
event-poor-house = { $reader ->
  [you] das Armenhaus gibt Dir { $amount } Gold
 *[other] das Armenhaus gibt { $name } { $amount } Gold
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
  [you] Du beendest Deinen Zug
 *[other] { $name } beendet den Zug
 }
event-round-ended = Runde { $round } ist zu Ende
event-scored = { $reader ->
  [you] Du hast { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
   }
 *[other] { $name } hat { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
   }
 }
event-game-over = die Partie ist zu Ende
cards-nothing = nichts
cards-several = { $count } × { $card }

# What struck the viewer since its last decision; likewise without a capital and a full stop.
hit-unanswered = Du wurdest als { $character } ermordet und hattest keinen Zug
hit-revealed-murdered = Du wurdest als { $character } ermordet, nimmst dank Deines Hospitals aber noch Gold oder Karten
hit-revealed-bewitched = Du wurdest als { $character } verhext und nimmst nur Gold oder Karten
hit-resumed = { $name } hat als Hexe an Deiner Stelle weitergespielt, als { $character }
hit-robbed = { $other } hat Dir als Dieb alles gestohlen: { $amount } Gold
hit-swapped = { $name } hat als Magier die Handkarten mit Dir getauscht: Du gabst { $others } und bekamst dafür { $cards }
hit-destroyed-Wa = { $name } hat als Söldner { $district } in Deiner Stadt zerstört
hit-destroyed-Arm = { $name } hat mit der Waffenkammer { $district } in Deiner Stadt zerstört
hit-exchanged = { $name } hat Dir als Diplomat { $district } genommen und dafür { $given }{ $amount ->
  [0] { "" }
 *[other] { " " }und { $amount } Gold
 } gegeben
hit-looked = { $name } hat sich als Beschwörer Deine Handkarten angesehen
hit-conjured = { $name } hat als Beschwörer eine Karte aus Deiner Hand genommen: { $card }
hit-built = { $name } hat als Beschwörer { $district } aus Deiner Hand gebaut
hit-pardoned = { $name } hat Dir als Ablassprediger { $amount } Gold genommen, weil Du am meisten hattest
hit-taxed = { $other } bekam { $amount } Gold Steuer von Dir, weil Du gebaut hattest
hit-incomplete = Deine Stadt ist nicht mehr vollständig

# Why nothing can be taken back.
undo-revealed = Nicht möglich: Inzwischen wurde eine Karte aufgedeckt, die Du nicht kennen konntest.
undo-drew = Nicht möglich: Du hast inzwischen Karten gezogen.
undo-looked = Nicht möglich: Du hast inzwischen Karten gesehen, die Du nicht kennen konntest.
undo-called = Nicht möglich: Inzwischen hat sich gezeigt, wer sich auf einen Aufruf meldet.
undo-passed = Nicht möglich: Andere haben inzwischen ihre Charaktere gewählt.
undo-shuffled = Nicht möglich: Inzwischen wurde der Stapel gemischt.
undo-round = Nicht möglich: Inzwischen hat eine neue Runde begonnen.

# Statistics.
statistics-characters = Deine Charaktere
statistics-characters-note = Wie oft Du Dich als jeder von ihnen gemeldet hast.
statistics-districts = Deine Bauwerke
statistics-districts-note = Die Bauwerke, die Du gebaut hast, ob sie am Ende noch standen oder nicht.

# What acts for the first time in a person's life; a whole sentence each.
first-As = Der Meuchler ermordet einen Charakter, keinen Mitspieler: Wer ihn gewählt hat, setzt diese Runde aus.
first-Th = Der Dieb nennt einen Charakter: Wird der aufgerufen, geht zuerst all sein Gold an den Dieb.
first-Mg = Der Magier tauscht alle Handkarten mit einem Mitspieler oder eigene Karten mit dem Stapel.
first-Ki = Der König nimmt beim Aufruf die Krone: Wer sie trägt, wählt in der nächsten Runde zuerst.
first-Pr = Solange der Prediger lebt, kann Rang 8 dieser Stadt für den Rest der Runde nichts anhaben.
first-Me = Hat der Händler Gold oder Karten genommen, bekommt er von selbst 1 Gold extra.
first-Ar = Der Baumeister zieht 2 Karten extra und darf in diesem Zug drei Bauwerke bauen.
first-Wa = Der Söldner zahlt 1 Gold weniger, als ein Bauwerk kostet, und zerstört es. Vollständige Städte sind sicher.
first-Wt = Der Zug der Hexe ruht, bis der verhexte Charakter aufgerufen wird: Dann spielt sie mit dessen Fähigkeit an seiner Stelle weiter.
first-Tx = Solange der Steuereintreiber umgeht, zahlt jeder, der baut, am Ende seines Zuges 1 Gold.
first-Cj = Der Beschwörer sieht sich eine ganze Hand an und nimmt eine Karte: auf die eigene Hand, oder er baut sie sofort.
first-Sc = Der Intrigant muss die Krone vergeben: Wer sie trägt, wählt in der nächsten Runde zuerst.
first-Pa = Der Ablassprediger nimmt 1 Gold von dem, der als Einziger das meiste hat.
first-Al = Am Ende des Zuges bekommt der Alchemist zurück, was das Bauen gekostet hat.
first-Co = Der Eroberer nimmt 4 Gold oder 4 Karten extra, baut in diesem Zug aber nichts.
first-Di = Der Diplomat tauscht ein eigenes Bauwerk gegen ein fremdes und zahlt den Unterschied, wenn jenes teurer ist.
first-At = Der Künstler verschönert mit Gold, das liegen bleibt: Von nun an ist das Bauwerk 1 mehr wert, und es zu zerstören kostet 1 mehr.
first-Qu = Die Königin bekommt 3 Gold, wenn jemand neben ihr die Krone hat.
first-Lab = Das Labor macht einmal in jedem Zug seines Besitzers aus einer Karte Gold.
first-Smi = Die Schmiede gibt ihrem Besitzer einmal in jedem Zug für 2 Gold 3 Karten.
first-Gra = Zerstört Rang 8 ein Bauwerk, darf der Besitzer des Friedhofs die Karte für 1 Gold auf die Hand nehmen.
first-Lig = Wer den Leuchtturm baut, sucht sich eine beliebige Karte aus dem Stapel.
first-Arm = Die Waffenkammer fliegt mitsamt einem Bauwerk einer anderen Stadt in die Luft. Nur vollständige Städte sind sicher.
first-Mus = Jede Karte unter dem Museum ist am Ende 1 Punkt wert.
first-Bel = Der Glockenturm hat geläutet: Nun braucht jeder ein Bauwerk weniger, und das Ende kommt früher.
first-Poo = Das Armenhaus gibt seinem Besitzer 1 Gold, wenn dessen Zug ohne Gold endet.
first-Par = Der Park gibt seinem Besitzer 2 Karten, wenn dessen Zug mit leerer Hand endet.
first-Hos = Im Hospital nehmen selbst Ermordete noch Gold oder Karten, sonst aber nichts.
first-Thr = Der Thronsaal bringt seinem Besitzer jedes Mal 1 Gold, wenn die Krone wechselt.

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
  [one] { $count } Karte im Stapel
 *[other] { $count } Karten im Stapel
 }
known-pile-cards = Davon bekannt, von oben gezählt
known-at = { $at }.
known-museum = Unter dem Museum
known-purse = { $gold } Gold, { $hand ->
  [one] { $hand } Karte
 *[other] { $hand } Karten
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

feat-no-gold = Über Geld spricht man nicht
feat-no-gold-text = Gewinne, ohne auch nur einmal Gold statt Karten zu nehmen.
feat-murdered = Totgesagte leben länger
feat-murdered-text = Werde in einer Partie zweimal ermordet und gewinne sie trotzdem.
feat-violet = Purpurgeboren
feat-violet-text = Habe am Ende vier violette Bauwerke in Deiner Stadt.
feat-characters = Tausend Gesichter
feat-characters-text = Melde Dich als jeder der { $of } Charaktere.
