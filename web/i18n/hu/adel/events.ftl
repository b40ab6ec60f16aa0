# What happened, one message for each kind of event in py/raenke/adel/events.py. They may stand within a sentence: none begins with a capital that it
# does not need or ends with a full stop; the scripts add both. $name and $other are players, $role, $district, $given and $kept names as an object (“the
# King”, “the Palace”), $character, $card, $cards and $others bare names or lists of them.
# $reader is “you” if the viewer did it or it is the viewer’s, “to-you” if the viewer is the other one of it, “hidden” if the viewer may not know
# the card, “giver” if the viewer, as $giver, passed the crown. “-own”: in the own city, or the own crown.
event-round-began = { $round }. forduló: { $reader ->
  [you] a koronát te viseled
 *[other] a koronát { $name } viseli
 }
event-crown-Ki = { $reader ->
  [you] Királyként átveszed a koronát, amelyet eddig { $other } viselt
  [to-you] { $name } Királyként átveszi tőled a koronát
 *[other] { $name } Királyként átveszi a koronát, amelyet eddig { $other } viselt
 }
event-crown-Sc = { $reader ->
  [you] { $giver } Császárként átteszi a koronát { $other } fejéről a tiédre
  [to-you] { $giver } Császárként átteszi a koronát a te fejedről { $name } fejére
  [giver] Császárként átteszed a koronát { $other } fejéről { $name } fejére
 *[other] { $giver } Császárként átteszi a koronát { $other } fejéről { $name } fejére
 }
event-crown-Sc-own = { $reader ->
  [you] { $giver } Császárként átteszi a koronáját a te fejedre
  [giver] Császárként átteszed a koronádat { $name } fejére
 *[other] { $giver } Császárként átteszi a koronáját { $name } fejére
 }
event-crown-abdication = { $reader ->
  [you] három forduló után { $other } lemond, a korona a tiéd
  [to-you] három forduló után lemondasz, a korona új viselője { $name }
 *[other] három forduló után { $other } lemond, a korona új viselője { $name }
 }
event-crown-murdered = { $reader ->
  [you] te voltál a meggyilkolt Király, és végül mégis tiéd a korona, amelyet eddig { $other } viselt
  [to-you] { $name } volt a meggyilkolt Király, és végül mégis övé a korona, amelyet eddig te viseltél
 *[other] { $name } volt a meggyilkolt Király, és végül mégis övé a korona, amelyet eddig { $other } viselt
 }
event-throne-room = a korona gazdát cserélt, ezért { $reader ->
  [you] a Tróntermed { $amount } aranyat hoz
 *[other] { $name } Trónterme { $amount } aranyat hoz
 }
event-set-aside = felfedve félretéve: { $characters }; rejtve még egy
event-set-aside-down = egy karakter rejtve félretéve
event-looked-down = { $reader ->
  [you] megnézed a rejtett karaktert: { $character }
  [hidden] { $name } megnézi a rejtett karaktert
 *[other] { $name } megnézi a rejtett karaktert: { $character }
 }
event-drafted = { $reader ->
  [you] { $role } választod
  [hidden] { $name } karaktert választ
 *[other] { $name } { $role } választja
 }
event-put-aside = { $reader ->
  [you] rejtve félreteszed { $role }
  [hidden] { $name } rejtve félretesz egy karaktert
 *[other] { $name } rejtve félreteszi { $role }
 }
event-unanswered = { $role } hiába szólítják
event-unanswered-murdered = { $role } hiába szólítják: meggyilkolták
event-unanswered-murdered-known = { $role } hiába szólítják: { $reader ->
  [you] te voltál az, és meggyilkoltak
 *[other] { $name } volt az, és meggyilkolták
 }
run-unanswered = { $from }–{ $to }: senki sem felel
event-unanswered-bewitched = { $role } hiába szólítják: a Boszorkány hasztalan várt
event-revealed = { $reader ->
  [you] { $character }ként lépsz elő
 *[other] { $name } { $character }ként lép elő
 }
event-revealed-murdered = { $reader ->
  [you] { $character }ként lépsz elő: meggyilkoltak, de az Ispotályod még ad aranyat vagy lapot
 *[other] { $name } { $character }ként lép elő: meggyilkolták, de az Ispotály még ad aranyat vagy lapot
 }
event-revealed-bewitched = { $reader ->
  [you] { $character }ként lépsz elő, megbabonázva: csak arany vagy lap jut neked
 *[other] { $name } { $character }ként lép elő, megbabonázva: csak arany vagy lap jut neki
 }, a többi a Boszorkányé
event-robbed = { $reader ->
  [you] { $other } Tolvajként kirabol, és elviszi minden aranyadat
  [to-you] Tolvajként elviszed { $name } minden aranyát
 *[other] { $other } Tolvajként elviszi { $name } minden aranyát
 }: { $amount }
event-robbed-nothing = { $reader ->
  [you] { $other } Tolvajként üresen találja az erszényedet
  [to-you] Tolvajként üresen találod { $name } erszényét
 *[other] { $other } Tolvajként üresen találja { $name } erszényét
 }
event-taxed = { $reader ->
  [you] építettél, ezért { $other } { $amount } arany adót szed be tőled
  [to-you] { $name } épített, ezért { $amount } arany adót fizet neked
 *[other] { $name } épített, ezért { $other } { $amount } arany adót szed be tőle
 }
event-queen = { $reader ->
  [you] Királynőként { $amount } aranyat kapsz, mert a szomszédodé a korona
 *[other] { $name } Királynőként { $amount } aranyat kap, mert a szomszédjáé a korona
 }
event-took-gold = { $reader ->
  [you] { $amount } aranyat veszel fel
 *[other] { $name } { $amount } aranyat vesz fel
 }
event-drew = { $reader ->
  [you] { $cause ->
    [Ar] Építészként lapot húzol
    [Co] Navigátorként lapot húzol
    [Mg] Mágusként lapot húzol
    [Smi] a Kovácsműhelyben lapot húzol
    [Par] a Parkban lapot húzol
   *[cards] lapot húzol
   }: { $cards }
  [hidden] { $name }{ $cause ->
    [Ar] { " " }Építészként
    [Co] { " " }Navigátorként
    [Mg] { " " }Mágusként
    [Smi] { " " }a Kovácsműhelyben
    [Par] { " " }a Parkban
   *[cards] { "" }
   } { $count } lapot húz
 *[other] { $name }{ $cause ->
    [Ar] { " " }Építészként
    [Co] { " " }Navigátorként
    [Mg] { " " }Mágusként
    [Smi] { " " }a Kovácsműhelyben
    [Par] { " " }a Parkban
   *[cards] { "" }
   } lapot húz: { $cards }
 }
event-kept = { $reader ->
  [you] megtartod { $kept }
  [hidden] { $name } egyet megtart közülük
 *[other] { $name } megtartja { $kept }
 }
event-kept-rest = { $reader ->
  [you] megtartod
 *[other] { $name } megtartja
 } { $kept } (a pakli alá: { $others })
event-extra-gold-Me = { $reader ->
  [you] Kereskedőként még { $amount } aranyat kapsz
 *[other] { $name } Kereskedőként még { $amount } aranyat kap
 }
event-extra-gold-Co = { $reader ->
  [you] Navigátorként még { $amount } aranyat veszel fel
 *[other] { $name } Navigátorként még { $amount } aranyat vesz fel
 }
event-income = { $reader ->
  [you] { $character }ként { $amount } aranyat szedsz be
 *[other] { $name } { $character }ként { $amount } aranyat szed be
 }: { $cards }
event-built = { $reader ->
  [you] { $amount } aranyért megépíted { $district }
 *[other] { $name } { $amount } aranyért megépíti { $district }
 }
event-built-Cj = { $reader ->
  [you] { $amount } aranyért megépíted { $district } { $other } kezéből
  [to-you] { $name } { $amount } aranyért megépíti { $district } a te kezedből
 *[other] { $name } { $amount } aranyért megépíti { $district } { $other } kezéből
 }
event-refunded = { $reader ->
  [you] Alkimistaként { $amount } aranyat kapsz vissza
 *[other] { $name } Alkimistaként { $amount } aranyat kap vissza
 }
event-named-As = { $reader ->
  [you] meggyilkolod { $role }
 *[other] { $name } meggyilkolja { $role }
 }
event-named-Th = { $reader ->
  [you] Tolvajként kiszemeled { $role }
 *[other] { $name } Tolvajként kiszemeli { $role }
 }
event-named-Wt = { $reader ->
  [you] megbabonázod { $role }
 *[other] { $name } megbabonázza { $role }
 }
event-paused = { $reader ->
  [you] vársz
 *[other] { $name } vár
 }, amíg nem szólítják { $role }
event-resumed = { $reader ->
  [you] te, a Boszorkány, { $character }ként folytatod { $other } körét
  [to-you] { $name }, a Boszorkány, { $character }ként folytatja a körödet
 *[other] { $name }, a Boszorkány, { $character }ként folytatja { $other } körét
 }
event-resumed-own = { $reader ->
  [you] te, a Boszorkány, { $character }ként folytatod a körödet
 *[other] { $name }, a Boszorkány, { $character }ként folytatja a körét
 }
event-swapped = { $reader ->
  [you] Mágusként elcseréled a lapjaidat { $other } lapjaira (tőled: { $cards }; tőle: { $others })
  [to-you] { $name } Mágusként elcseréli a lapjait a tieidre (tőled: { $others }; tőle: { $cards })
  [hidden] { $name } Mágusként elcseréli a lapjait { $other } lapjaira
 *[other] { $name } Mágusként elcseréli a lapjait { $other } lapjaira (ezt adja: { $cards }; ezt kapja: { $others })
 }
event-put-under = { $reader ->
  [you] Mágusként lapot teszel a pakli alá: { $cards }
  [hidden] { $name } Mágusként { $count } lapot tesz a pakli alá
 *[other] { $name } Mágusként lapot tesz a pakli alá: { $cards }
 }
event-looked = { $reader ->
  [you] Varázslóként megnézed { $other } lapjait: { $cards }
  [to-you] { $name } Varázslóként megnézi a lapjaidat
  [hidden] { $name } Varázslóként megnézi { $other } lapjait
 *[other] { $name } Varázslóként megnézi { $other } lapjait: { $cards }
 }
event-conjured = { $reader ->
  [you] Varázslóként elveszel egy lapot { $other } kezéből: { $card }
  [to-you] { $name } Varázslóként elvesz egy lapot a kezedből: { $card }
  [hidden] { $name } Varázslóként elvesz egy lapot { $other } kezéből
 *[other] { $name } Varázslóként elvesz egy lapot { $other } kezéből: { $card }
 }
event-tribute-gold = { $reader ->
  [you] { $other } { $amount } aranyat kap tőled a koronáért
  [to-you] { $name } { $amount } aranyat fizet neked a koronáért
 *[other] { $other } { $amount } aranyat kap a koronáért { $name } erszényéből
 }
event-tribute-card = { $reader ->
  [you] { $other } egy lapot kap tőled a koronáért: { $card }
  [to-you] { $name } egy lapot ad neked a koronáért: { $card }
  [hidden] { $other } egy lapot kap a koronáért { $name } kezéből
 *[other] { $other } egy lapot kap a koronáért { $name } kezéből: { $card }
 }
event-pardoned = { $reader ->
  [you] Apátként { $amount } aranyat veszel el { $other } erszényéből, mert ő a leggazdagabb
  [to-you] { $name } Apátként { $amount } aranyat vesz el tőled, mert te vagy a leggazdagabb
 *[other] { $name } Apátként { $amount } aranyat vesz el { $other } erszényéből, mert ő a leggazdagabb
 }
event-destroyed-Wa = { $reader ->
  [you] Hadúrként { $amount ->
    [0] ingyen
   *[other] { $amount } aranyért
   } lerombolod { $district } { $other } városában
  [to-you] { $name } Hadúrként { $amount ->
    [0] ingyen
   *[other] { $amount } aranyért
   } lerombolja { $district } a városodban
 *[other] { $name } Hadúrként { $amount ->
    [0] ingyen
   *[other] { $amount } aranyért
   } lerombolja { $district } { $other } városában
 }
event-destroyed-Wa-own = { $reader ->
  [you] Hadúrként { $amount ->
    [0] ingyen
   *[other] { $amount } aranyért
   } lerombolod { $district } a saját városodban
 *[other] { $name } Hadúrként { $amount ->
    [0] ingyen
   *[other] { $amount } aranyért
   } lerombolja { $district } a saját városában
 }
event-destroyed-Arm = { $reader ->
  [you] felrobbantod a Fegyvertáradat, és lerombolod { $district } { $other } városában
  [to-you] { $name } felrobbantja a Fegyvertárát, és lerombolja { $district } a városodban
 *[other] { $name } felrobbantja a Fegyvertárát, és lerombolja { $district } { $other } városában
 }
event-saved = { $reader ->
  [you] { $amount } aranyért a kezedbe mented { $district } a Temetőből
 *[other] { $name } { $amount } aranyért a kezébe menti { $district } a Temetőből
 }
event-let-go = { $reader ->
  [you] a Temetőben hagyod { $district }
 *[other] { $name } a Temetőben hagyja { $district }
 }
event-exchanged = { $reader ->
  [you] Diplomataként odaadod { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }és { $amount } aranyat
   }, és elhozod { $district } { $other } városából
  [to-you] { $name } Diplomataként odaadja neked { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }és { $amount } aranyat
   }, és elviszi { $district } a városodból
 *[other] { $name } Diplomataként odaadja { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }és { $amount } aranyat
   }, és elviszi { $district } { $other } városából
 }
event-adorned = { $reader ->
  [you] Művészként { $amount } arannyal díszíted { $district }
 *[other] { $name } Művészként { $amount } arannyal díszíti { $district }
 }
event-sold = { $reader ->
  [you] a Laboratóriumban egy lapból { $amount } aranyat csinálsz: { $card }
  [hidden] { $name } a Laboratóriumban egy lapból { $amount } aranyat csinál
 *[other] { $name } a Laboratóriumban egy lapból { $amount } aranyat csinál: { $card }
 }
event-smithed = { $reader ->
  [you] { $amount } aranyat fizetsz a Kovácsműhelyben
 *[other] { $name } { $amount } aranyat fizet a Kovácsműhelyben
 }
event-tucked = { $reader ->
  [you] egy lapot teszel a Múzeum alá: { $card }
  [hidden] { $name } egy lapot tesz a Múzeum alá
 *[other] { $name } egy lapot tesz a Múzeum alá: { $card }
 }
event-searched = { $reader ->
  [you] a Világítótorony fényénél kiveszel egy lapot a pakliból: { $card }
  [hidden] { $name } a Világítótorony fényénél kivesz egy lapot a pakliból
 *[other] { $name } a Világítótorony fényénél kivesz egy lapot a pakliból: { $card }
 }
event-looked-away = { $reader ->
  [you] semmit sem veszel ki a pakliból
 *[other] { $name } semmit sem vesz ki a pakliból
 }
event-shuffled = megkeverik a paklit
event-bell = { $reader ->
  [you] megkondul a Harangtornyod
 *[other] megkondul { $name } Harangtornya
 }: eggyel kevesebb kerülettel is teljes egy város
event-bell-still = { $reader ->
  [you] hallgatni hagyod a harangot
 *[other] { $name } hallgatni hagyja a harangot
 }
event-bell-void = lehullt a harang: a teljes városhoz ismét annyi kerület kell, mint azelőtt
event-poor-house = { $reader ->
  [you] a Szegényház révén { $amount } aranyat kapsz
 *[other] { $name } a Szegényház révén { $amount } aranyat kap
 }
event-complete = { $reader ->
  [you] a városod teljes
 *[other] { $name } városa teljes
 }
event-complete-first = { $reader ->
  [you] a városod elsőként lett teljes
 *[other] { $name } városa elsőként lett teljes
 }: ez az utolsó forduló
event-incomplete = { $reader ->
  [you] a városod már nem teljes
 *[other] { $name } városa már nem teljes
 }
event-turn-ended = { $reader ->
  [you] befejezed a körödet
 *[other] { $name } befejezi a körét
 }
event-round-ended = { $round }. forduló vége
event-scored = { $reader ->
  [you] { $amount } pontod van
 *[other] { $name } pontszáma { $amount }
 }
event-game-over = vége a játszmának
cards-nothing = semmi
cards-several = { $count } × { $card }

# What struck the viewer since its last decision; likewise without a capital and a full stop.
hit-unanswered = { $character }ként meggyilkoltak, és nem léphettél
hit-revealed-murdered = { $character }ként meggyilkoltak, az Ispotályod még ad aranyat vagy lapot
hit-revealed-bewitched = { $character }ként megbabonáztak, csak arany vagy lap jut neked
hit-resumed = { $name }, a Boszorkány, { $character }ként lépett helyetted
hit-robbed = { $other } Tolvajként kirabolt, és elvitte minden aranyadat: { $amount }
hit-swapped = { $name } Mágusként elcserélte a lapjait a tieidre (tőled: { $others }; tőle: { $cards })
hit-destroyed-Wa = { $name } Hadúrként lerombolta { $district } a városodban
hit-destroyed-Arm = { $name } a Fegyvertárral lerombolta { $district } a városodban
hit-exchanged = { $name } Diplomataként elvitte { $district } a városodból, és { $given }{ $amount ->
  [0] { "" }
 *[other] { " " }és { $amount } aranyat
 } adta érte
hit-looked = { $name } Varázslóként megnézte a lapjaidat
hit-conjured = { $name } Varázslóként elvett egy lapot a kezedből: { $card }
hit-built = { $name } Varázslóként a te kezedből építette meg { $district }
hit-pardoned = { $name } Apátként { $amount } aranyat vett el tőled, mert te voltál a leggazdagabb
hit-taxed = { $other } { $amount } arany adót szedett be tőled, mert építettél
hit-incomplete = a városod már nem teljes

# Why nothing can be taken back.
undo-revealed = Nem lehetséges: azóta felfedtek egy lapot, amelyet nem ismerhettél.
undo-drew = Nem lehetséges: azóta lapot húztál.
undo-looked = Nem lehetséges: azóta olyan lapokat láttál, amelyeket nem ismerhettél.
undo-called = Nem lehetséges: azóta kiderült, ki felel a szólításra.
undo-passed = Nem lehetséges: azóta mások karaktert választottak.
undo-shuffled = Nem lehetséges: azóta megkeverték a paklit.
undo-round = Nem lehetséges: azóta új forduló kezdődött.

# Statistics.
statistics-characters = A karaktereid
statistics-characters-note = Hányszor feleltél a szólításra az egyes karakterekként.
statistics-districts = A kerületeid
statistics-districts-note = A kerületek, amelyeket megépítettél, akár álltak még a végén, akár nem.

# What acts for the first time in a person's life; a whole sentence each.
first-As = Az Orgyilkos egy karaktert gyilkol meg, nem egy játékost: akinél az van, ebben a fordulóban nem lép.
first-Th = A Tolvaj megnevez egy karaktert: amikor azt szólítják, először minden aranya a Tolvajé lesz.
first-Mg = A Mágus minden lapját elcseréli egy másik játékossal, vagy saját lapokat cserél a paklival.
first-Ki = A Király, amint szólítják, megkapja a koronát: aki viseli, a következő fordulóban elsőként választ.
first-Pr = Amíg a Püspök él, a 8-as rang ebben a fordulóban nem bánthatja ezt a várost.
first-Me = A Kereskedő az arany vagy a lapok után magától kap még 1 aranyat.
first-Ar = Az Építész még 2 lapot húz, és ebben a körben három kerületet is építhet.
first-Wa = A Hadúr eggyel kevesebb aranyat fizet, mint amennyibe a kerület kerül, és lerombolja. A teljes város biztonságban van.
first-Wt = A Boszorkány köre szünetel, amíg a megbabonázott karaktert nem szólítják: akkor annak képességével ő lép helyette.
first-Tx = Amíg az Adószedő járja a várost, aki épít, a köre végén 1 aranyat fizet.
first-Cj = A Varázsló megnézi valaki összes lapját, és egyet elvesz: a kezébe veszi, vagy rögtön megépíti.
first-Sc = A Császárnak oda kell adnia a koronát valakinek: aki viseli, a következő fordulóban elsőként választ.
first-Pa = Az Apát 1 aranyat vesz el az egyedüli leggazdagabbtól.
first-Al = A köre végén az Alkimista visszakapja, amibe az építés került.
first-Co = A Navigátor még 4 aranyat vagy 4 lapot kap, de ebben a körben nem építhet.
first-Di = A Diplomata elcseréli egy kerületét egy másikra, és ha az drágább, kifizeti a különbséget.
first-At = A Művész aranya ott marad: a kerület ezentúl eggyel többet ér, és lerombolni is eggyel drágább.
first-Qu = A Királynő 3 aranyat kap, ha a korona a szomszédjánál van.
first-Lab = A Laboratórium a gazdája minden körében egyszer aranyat csinál egy lapból.
first-Smi = A Kovácsműhely a gazdája minden körében egyszer 2 aranyért 3 lapot ad.
first-Gra = Ha a 8-as rang lerombol egy kerületet, a Temető gazdája 1 aranyért kezébe veheti a lapját.
first-Lig = Aki megépíti a Világítótornyot, kivehet egy tetszőleges lapot a pakliból.
first-Arm = A Fegyvertár egy másik város kerületével együtt repül a levegőbe. Csak a teljes város van tőle biztonságban.
first-Mus = A Múzeum alatti lapok a végén 1-1 pontot érnek.
first-Bel = Megszólalt a Harangtorony: mostantól mindenkinek eggyel kevesebb kerület kell, és hamarabb jön a vég.
first-Poo = A Szegényház 1 aranyat ad a gazdájának, ha a köre arany nélkül ér véget.
first-Par = A Park 2 lapot ad a gazdájának, ha a köre üres kézzel ér véget.
first-Hos = Az Ispotályban a meggyilkolt is felvehet aranyat vagy húzhat lapot, de többet nem tehet.
first-Thr = A Trónterem 1 aranyat hoz, valahányszor a korona gazdát cserél.

# Names as an object.
character-As-object = az Orgyilkost
character-Th-object = a Tolvajt
character-Mg-object = a Mágust
character-Ki-object = a Királyt
character-Pr-object = a Püspököt
character-Me-object = a Kereskedőt
character-Ar-object = az Építészt
character-Wa-object = a Hadurat
character-Wt-object = a Boszorkányt
character-Tx-object = az Adószedőt
character-Cj-object = a Varázslót
character-Sc-object = a Császárt
character-Pa-object = az Apátot
character-Al-object = az Alkimistát
character-Co-object = a Navigátort
character-Di-object = a Diplomatát
character-At-object = a Művészt
character-Qu-object = a Királynőt
district-Man-object = az Udvarházat
district-Cas-object = a Kastélyt
district-Pal-object = a Palotát
district-Tem-object = a Szentélyt
district-Chu-object = a Templomot
district-Mon-object = a Kolostort
district-Cat-object = a Székesegyházat
district-Tav-object = a Fogadót
district-Mar-object = a Piacot
district-Tra-object = a Kereskedőházat
district-Doc-object = a Rakpartot
district-Har-object = a Kikötőt
district-Tow-object = a Városházát
district-Wat-object = az Őrtornyot
district-Pri-object = a Börtönt
district-Bat-object = a Csatateret
district-For-object = az Erődöt
district-Hau-object = a Kísértetnegyedet
district-Kee-object = az Öregtornyot
district-Lab-object = a Laboratóriumot
district-Smi-object = a Kovácsműhelyt
district-Obs-object = a Csillagvizsgálót
district-Gra-object = a Temetőt
district-Lib-object = a Könyvtárat
district-Sch-object = a Varázslóiskolát
district-Uni-object = az Egyetemet
district-Dra-object = a Sárkánykaput
district-Lig-object = a Világítótornyot
district-Arm-object = a Fegyvertárat
district-Mus-object = a Múzeumot
district-Tre-object = a Kincstárat
district-Map-object = a Térképtermet
district-Wis-object = a Kívánságkutat
district-Qua-object = a Kőfejtőt
district-Poo-object = a Szegényházat
district-Bel-object = a Harangtornyot
district-Fac-object = a Manufaktúrát
district-Par-object = a Parkot
district-Hos-object = az Ispotályt
district-Thr-object = a Tróntermet
district-Wal-object = a Nagy falat

# What is known.
known-ranks = Ki kicsoda
known-passed = Továbbadtad: { $characters }
known-pile = { $count } lap a pakliban
known-pile-cards = Ami ismert belőle, fölülről számolva
known-at = { $at }.
known-museum = A Múzeum alatt
known-purse = { $gold } arany, { $hand } lap kézben
known-crown = viseli a koronát
known-characters = Ebben a fordulóban: { $characters }
known-city = Város
known-cards = A kezében, amennyit tudsz
known-own = A kezedben
known-points = Pontok eddig
known-hand = { $name } kezében
known-none = semmi
known-no-card = egyik sem

feat-no-gold = Nem mind arany, ami fénylik
feat-no-gold-text = Győzz úgy, hogy arany és lap közül egyszer sem az aranyat választod.
feat-murdered = Kilenc élet
feat-murdered-text = Gyilkoljanak meg kétszer egy játszmában, és mégis győzz.
feat-violet = Bíborban született
feat-violet-text = Legyen a végén négy lila kerület a városodban.
feat-characters = Ezerarcú
feat-characters-text = Felelj a szólításra minden karakterként: összesen { $of } van.
