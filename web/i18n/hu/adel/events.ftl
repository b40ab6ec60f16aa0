# What happened, one message for each kind of event in py/raenke/adel/events.py. They may stand within a sentence: none begins with a capital that it
# does not need or ends with a full stop; the scripts add both. $name and $other are players, $role, $district and $given names as an object (“the
# King”, “the Palace”), $character, $card, $cards and $others bare names or lists of them.
# $reader is “you” if the viewer did it or it is the viewer’s, “to-you” if the viewer is the other one of it, “hidden” if the viewer may not know
# the card. “-own”: in the own city.
event-round-began = { $round }. forduló, { $reader ->
  [you] a koronát te viseled
 *[other] a koronát { $name } viseli
 }
event-crown-Ki = { $reader ->
  [you] Királyként te veszed át a koronát, eddig { $other } viselte
  [to-you] Királyként { $name } veszi át tőled a koronát
 *[other] Királyként { $name } veszi át a koronát, eddig { $other } viselte
 }
event-crown-Sc = { $reader ->
  [you] a Cselszövő új fejre teszi a koronát, { $other } után te viseled
  [to-you] a Cselszövő új fejre teszi a koronádat, ezentúl { $name } viseli
 *[other] a Cselszövő új fejre teszi a koronát, { $other } után { $name } viseli
 }
event-crown-abdication = { $reader ->
  [you] három forduló után { $other } lemond, a korona a tiéd
  [to-you] három forduló után lemondasz, a korona új viselője { $name }
 *[other] három forduló után { $other } lemond, a korona új viselője { $name }
 }
event-crown-murdered = { $reader ->
  [you] te voltál a megölt Király, és végül mégis tiéd a korona, eddig { $other } viselte
  [to-you] { $name } volt a megölt Király, és végül mégis övé a korona, eddig te viselted
 *[other] { $name } volt a megölt Király, és végül mégis övé a korona, eddig { $other } viselte
 }
event-throne-room = a korona gazdát cserélt, { $reader ->
  [you] a Tróntermed { $amount } aranyat hoz
 *[other] { $name } Trónterme { $amount } aranyat hoz
 }
event-set-aside = nyíltan félretéve: { $characters }, és még egy rejtve
event-set-aside-down = egy karakter rejtve került félre
event-looked-down = { $reader ->
  [you] megnézted a rejtett karaktert: { $character }
  [hidden] { $name } megnézte a rejtett karaktert
 *[other] { $name } megnézte a rejtett karaktert: { $character }
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
event-unanswered-murdered = { $role } hiába szólítják: megölték
event-unanswered-murdered-known = { $role } hiába szólítják: { $reader ->
  [you] te voltál az, és megöltek
 *[other] { $name } volt az, és megölték
 }
event-unanswered-bewitched = { $role } hiába szólítják: a Boszorkány hasztalan várt
event-revealed = { $reader ->
  [you] { $character }ként lépsz elő
 *[other] { $name } { $character }ként lép elő
 }
event-revealed-murdered = { $reader ->
  [you] { $character }ként lépsz elő, megöltek, de az Ispotályod még ad aranyat vagy lapot
 *[other] { $name } { $character }ként lép elő, megölték, de az Ispotály még ad aranyat vagy lapot
 }
event-revealed-bewitched = { $reader ->
  [you] { $character }ként lépsz elő, megbabonázva: csak arany vagy lap jut neked
 *[other] { $name } { $character }ként lép elő, megbabonázva: csak arany vagy lap jut neki
 }, a többi a Boszorkányé
event-robbed = { $reader ->
  [you] Tolvajként { $other } elviszi minden aranyadat
  [to-you] Tolvajként elviszed { $name } minden aranyát
 *[other] Tolvajként { $other } elviszi { $name } minden aranyát
 }: { $amount }
event-robbed-nothing = { $reader ->
  [you] Tolvajként { $other } üresen találja az erszényedet
  [to-you] Tolvajként üresen találod { $name } erszényét
 *[other] Tolvajként { $other } üresen találja { $name } erszényét
 }
event-taxed = { $reader ->
  [you] építettél, az adó { $other } erszényébe kerül: { $amount } arany
  [to-you] { $name } épített, és { $amount } arany adót fizet neked
 *[other] { $name } épített, az adó { $other } erszényébe kerül: { $amount } arany
 }
event-queen = { $reader ->
  [you] Királynőként a korona mellett ülsz, és { $amount } aranyat kapsz
 *[other] Királynőként { $name } a korona mellett ül, és { $amount } aranyat kap
 }
event-took-gold = { $reader ->
  [you] { $amount } aranyat veszel el
 *[other] { $name } { $amount } aranyat vesz el
 }
event-drew = { $reader ->
  [you] húzol{ $cause ->
    [Ar] { " " }Építészként
    [Co] { " " }Hódítóként
    [Mg] { " " }Mágusként
    [Smi] { " " }a Kovácsműhelyben
    [Par] { " " }a Parkban
   *[cards] { "" }
   }: { $cards }
  [hidden] { $name }{ $cause ->
    [Ar] { " " }Építészként
    [Co] { " " }Hódítóként
    [Mg] { " " }Mágusként
    [Smi] { " " }a Kovácsműhelyben
    [Par] { " " }a Parkban
   *[cards] { "" }
   } { $count } lapot húz
 *[other] { $name }{ $cause ->
    [Ar] { " " }Építészként
    [Co] { " " }Hódítóként
    [Mg] { " " }Mágusként
    [Smi] { " " }a Kovácsműhelyben
    [Par] { " " }a Parkban
   *[cards] { "" }
   } húz: { $cards }
 }
event-kept = { $reader ->
  [you] ezt tartod meg: { $cards }
  [hidden] { $name } egyet megtart közülük
 *[other] { $name } ezt tartja meg: { $cards }
 }
event-kept-rest = { $reader ->
  [you] ezt tartod meg
 *[other] { $name } ezt tartja meg
 }: { $cards }, a pakli alá kerül: { $others }
event-extra-gold-Me = { $reader ->
  [you] Kereskedőként { $amount } aranyat kapsz ráadásul
 *[other] Kereskedőként { $name } { $amount } aranyat kap ráadásul
 }
event-extra-gold-Co = { $reader ->
  [you] Hódítóként { $amount } aranyat kapsz ráadásul
 *[other] Hódítóként { $name } { $amount } aranyat kap ráadásul
 }
event-income = { $reader ->
  [you] { $character }ként { $amount } aranyat szedsz be
 *[other] { $character }ként { $name } { $amount } aranyat szed be
 }: { $cards }
event-built = { $reader ->
  [you] { $amount } aranyért megépíted { $district }
 *[other] { $name } { $amount } aranyért megépíti { $district }
 }
event-built-Cj = { $reader ->
  [you] { $other } kezéből { $amount } aranyért megépíted { $district }
  [to-you] a te kezedből { $name } { $amount } aranyért megépíti { $district }
 *[other] { $other } kezéből { $name } { $amount } aranyért megépíti { $district }
 }
event-refunded = { $reader ->
  [you] Alkimistaként { $amount } aranyat kapsz vissza
 *[other] Alkimistaként { $name } { $amount } aranyat kap vissza
 }
event-named-As = { $reader ->
  [you] Orgyilkosként megölöd { $role }
 *[other] Orgyilkosként { $name } megöli { $role }
 }
event-named-Th = { $reader ->
  [you] Tolvajként kiszemeled { $role }
 *[other] Tolvajként { $name } kiszemeli { $role }
 }
event-named-Wt = { $reader ->
  [you] Boszorkányként megbabonázod { $role }
 *[other] Boszorkányként { $name } megbabonázza { $role }
 }
event-paused = { $reader ->
  [you] vársz
 *[other] { $name } vár
 }, amíg { $role } nem szólítják
event-resumed = { $reader ->
  [you] Boszorkányként te folytatod { $other } helyett mint { $character }
  [to-you] Boszorkányként { $name } folytatja helyetted mint { $character }
 *[other] Boszorkányként { $name } folytatja { $other } helyett mint { $character }
 }
event-resumed-own = { $reader ->
  [you] Boszorkányként te folytatod mint { $character }
 *[other] Boszorkányként { $name } folytatja mint { $character }
 }
event-swapped = { $reader ->
  [you] Mágusként elcseréled a lapjaidat { $other } lapjaira, adsz: { $cards }, kapsz: { $others }
  [to-you] Mágusként { $name } elcseréli a lapjait a tieidre, adsz: { $others }, kapsz: { $cards }
  [hidden] Mágusként { $name } elcseréli a lapjait { $other } lapjaira
 *[other] Mágusként { $name } elcseréli a lapjait { $other } lapjaira, ad: { $cards }, kap: { $others }
 }
event-put-under = { $reader ->
  [you] Mágusként a pakli alá teszel: { $cards }
  [hidden] Mágusként { $name } { $count } lapot tesz a pakli alá
 *[other] Mágusként { $name } a pakli alá tesz: { $cards }
 }
event-looked = { $reader ->
  [you] Varázslóként megnézed { $other } lapjait: { $cards }
  [to-you] Varázslóként { $name } megnézi a lapjaidat
  [hidden] Varázslóként { $name } megnézi { $other } lapjait
 *[other] Varázslóként { $name } megnézi { $other } lapjait: { $cards }
 }
event-conjured = { $reader ->
  [you] Varázslóként elveszel egy lapot { $other } kezéből: { $card }
  [to-you] Varázslóként { $name } elvesz egy lapot a kezedből: { $card }
  [hidden] Varázslóként { $name } elvesz egy lapot { $other } kezéből
 *[other] Varázslóként { $name } elvesz egy lapot { $other } kezéből: { $card }
 }
event-tribute-gold = { $reader ->
  [you] a koronáért fizetsz, { $other } erszényébe kerül { $amount } arany
  [to-you] a koronáért { $name } fizet neked { $amount } aranyat
 *[other] a koronáért { $name } fizet, { $other } erszényébe kerül { $amount } arany
 }
event-tribute-card = { $reader ->
  [you] a koronáért egy lapot adsz, { $other } kapja: { $card }
  [to-you] a koronáért { $name } egy lapot ad neked: { $card }
  [hidden] a koronáért { $name } egy lapot ad, { $other } kapja
 *[other] a koronáért { $name } egy lapot ad, { $other } kapja: { $card }
 }
event-pardoned = { $reader ->
  [you] Apátként a leggazdagabb erszényből, { $other } erszényéből veszel el { $amount } aranyat
  [to-you] Apátként { $name } tőled, a leggazdagabbtól vesz el { $amount } aranyat
 *[other] Apátként { $name } a leggazdagabb erszényből, { $other } erszényéből vesz el { $amount } aranyat
 }
event-destroyed-Wa = { $reader ->
  [you] Hadúrként { $amount ->
    [0] ingyen
   *[other] { $amount } aranyért
   } lerombolod { $district } { $other } városában
  [to-you] Hadúrként { $name } { $amount ->
    [0] ingyen
   *[other] { $amount } aranyért
   } lerombolja { $district } a te városodban
 *[other] Hadúrként { $name } { $amount ->
    [0] ingyen
   *[other] { $amount } aranyért
   } lerombolja { $district } { $other } városában
 }
event-destroyed-Wa-own = { $reader ->
  [you] Hadúrként { $amount ->
    [0] ingyen
   *[other] { $amount } aranyért
   } lerombolod { $district } a saját városodban
 *[other] Hadúrként { $name } { $amount ->
    [0] ingyen
   *[other] { $amount } aranyért
   } lerombolja { $district } a saját városában
 }
event-destroyed-Arm = { $reader ->
  [you] felrobbantod a Fegyvertárat, és lerombolod { $district } { $other } városában
  [to-you] { $name } felrobbantja a Fegyvertárat, és lerombolja { $district } a te városodban
 *[other] { $name } felrobbantja a Fegyvertárat, és lerombolja { $district } { $other } városában
 }
event-saved = { $reader ->
  [you] a Temetőből { $amount } aranyért kezedbe mented { $district }
 *[other] a Temetőből { $name } { $amount } aranyért kezébe menti { $district }
 }
event-let-go = { $reader ->
  [you] a Temetőd nyugodni hagyja { $district }
 *[other] { $name } Temetője nyugodni hagyja { $district }
 }
event-exchanged = { $reader ->
  [you] Diplomataként odaadod { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }és { $amount } aranyat
   }, és megkapod { $district } { $other } városából
  [to-you] Diplomataként { $name } odaadja neked { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }és { $amount } aranyat
   }, és elviszi { $district } a városodból
 *[other] Diplomataként { $name } odaadja { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }és { $amount } aranyat
   }, és megkapja { $district } { $other } városából
 }
event-adorned = { $reader ->
  [you] Művészként { $amount } arannyal ékesíted { $district }
 *[other] Művészként { $name } { $amount } arannyal ékesíti { $district }
 }
event-sold = { $reader ->
  [you] a Laboratóriumban egy lapból { $amount } aranyat csinálsz: { $card }
  [hidden] a Laboratóriumban { $name } egy lapból { $amount } aranyat csinál
 *[other] a Laboratóriumban { $name } egy lapból { $amount } aranyat csinál: { $card }
 }
event-smithed = { $reader ->
  [you] { $amount } aranyat fizetsz a Kovácsműhelynek
 *[other] { $name } { $amount } aranyat fizet a Kovácsműhelynek
 }
event-tucked = { $reader ->
  [you] egy lapot teszel a Múzeum alá: { $card }
  [hidden] { $name } egy lapot tesz a Múzeum alá
 *[other] { $name } egy lapot tesz a Múzeum alá: { $card }
 }
event-searched = { $reader ->
  [you] a Világítótorony fényénél kiveszel egy lapot a pakliból: { $card }
  [hidden] a Világítótorony fényénél { $name } kivesz egy lapot a pakliból
 *[other] a Világítótorony fényénél { $name } kivesz egy lapot a pakliból: { $card }
 }
event-looked-away = { $reader ->
  [you] semmit sem veszel ki a pakliból
 *[other] { $name } semmit sem vesz ki a pakliból
 }
event-shuffled = megkeverik a paklit
event-bell = { $reader ->
  [you] a Harangtornyod megkondul
 *[other] { $name } Harangtornya megkondul
 }: eggyel kevesebb kerülettel is kész egy város
event-bell-still = { $reader ->
  [you] hallgatni hagyod a harangot
 *[other] { $name } hallgatni hagyja a harangot
 }
event-bell-void = lehullt a harang: egy városhoz ismét annyi kerület kell, mint azelőtt
event-poor-house = { $reader ->
  [you] a Szegényház révén { $amount } aranyat kapsz
 *[other] a Szegényház révén { $name } { $amount } aranyat kap
 }
event-complete = { $reader ->
  [you] a városod elkészült
 *[other] { $name } városa elkészült
 }
event-complete-first = { $reader ->
  [you] a városod elsőként készült el
 *[other] { $name } városa elsőként készült el
 }: ez az utolsó forduló
event-incomplete = { $reader ->
  [you] a városod már nincs kész
 *[other] { $name } városa már nincs kész
 }
event-turn-ended = { $reader ->
  [you] a lépésed véget ért
 *[other] { $name } lépése véget ért
 }
event-round-ended = { $round }. forduló: vége
event-scored = { $reader ->
  [you] pontjaid száma { $amount }
 *[other] { $name } pontjainak száma { $amount }
 }
event-game-over = vége a játszmának
cards-nothing = semmi
cards-several = { $count } × { $card }

# What struck the viewer since its last decision; likewise without a capital and a full stop.
hit-unanswered = { $character }ként megöltek, és nem léphettél
hit-revealed-murdered = { $character }ként megöltek, az Ispotályod még ad aranyat vagy lapot
hit-revealed-bewitched = { $character }ként megbabonáztak, csak arany vagy lap jut neked
hit-resumed = Boszorkányként { $name } lépett helyetted mint { $character }
hit-robbed = Tolvajként { $other } elvitte minden aranyadat: { $amount }
hit-swapped = Mágusként { $name } elcserélte a lapjait a tieidre, adtál: { $others }, kaptál: { $cards }
hit-destroyed-Wa = Hadúrként { $name } lerombolta { $district } a városodban
hit-destroyed-Arm = a Fegyvertárral { $name } lerombolta { $district } a városodban
hit-exchanged = Diplomataként { $name } elvitte { $district } a városodból, és { $given }{ $amount ->
  [0] { "" }
 *[other] { " " }és { $amount } aranyat
 } adta érte
hit-looked = Varázslóként { $name } megnézte a lapjaidat
hit-conjured = Varázslóként { $name } elvett egy lapot a kezedből: { $card }
hit-built = Varázslóként { $name } a te kezedből építette meg { $district }
hit-pardoned = Apátként { $name } tőled, a leggazdagabbtól vett el { $amount } aranyat
hit-taxed = mivel építettél, { $other } { $amount } arany adót kapott tőled
hit-incomplete = a városod már nincs kész

# Why nothing can be taken back.
undo-revealed = Nem lehetséges: azóta napvilágra került egy lap, amelyet nem ismerhettél.
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
statistics-districts-note = A kerületek, amelyeket megépítettél, akár álltak a végén, akár nem.

# What acts for the first time in a person's life; a whole sentence each.
first-As = Az Orgyilkos egy karaktert öl meg, nem egy játékost: akinél az van, ebben a fordulóban nem lép.
first-Th = A Tolvaj megnevez egy karaktert: amikor azt szólítják, előbb minden aranya a Tolvajé lesz.
first-Mg = A Mágus minden lapját elcseréli egy másik játékossal, vagy a saját lapjait a pakliból.
first-Ki = A Király, amint szólítják, elveszi a koronát: aki viseli, a következő fordulóban elsőként választ.
first-Pr = Amíg a Püspök él, a 8-as rang ebben a fordulóban nem bánthatja ezt a várost.
first-Me = A Kereskedő az arany vagy a lapok után magától kap még 1 aranyat.
first-Ar = Az Építész 2 lapot húz ráadásul, és ebben a lépésben három kerületet is építhet.
first-Wa = A Hadúr eggyel kevesebb aranyat fizet, mint amennyibe a kerület kerül, és lerombolja. A teljes város biztonságban van.
first-Wt = A Boszorkány lépése szünetel, amíg a megbabonázott karaktert nem szólítják: akkor annak képességével ő lép helyette.
first-Tx = Amíg az Adószedő járja a várost, aki épít, a lépése végén 1 aranyat fizet.
first-Cj = A Varázsló megnézi valaki összes lapját, és egyet elvesz: a kezébe, vagy rögtön felépíti.
first-Sc = A Cselszövőnek tovább kell adnia a koronát: aki viseli, a következő fordulóban elsőként választ.
first-Pa = Az Apát 1 aranyat vesz el attól, akinek egyedül a legtöbb van.
first-Al = A lépése végén az Alkimista visszakapja, amibe az építés került.
first-Co = A Hódító 4 aranyat vagy 4 lapot kap ráadásul, de ebben a lépésben nem építhet.
first-Di = A Diplomata elcseréli egy kerületét egy másikra, és ha az drágább, kifizeti a különbséget.
first-At = A Művész aranya ott marad: a kerület ezentúl 1-gyel többet ér, és lerombolni is 1-gyel drágább.
first-Qu = A Királynő 3 aranyat kap, ha a szomszédja viseli a koronát.
first-Lab = A Laboratórium a gazdája minden lépésében egyszer aranyat csinál egy lapból.
first-Smi = A Kovácsműhely a gazdája minden lépésében egyszer 2 aranyért 3 lapot ad.
first-Gra = Ha a 8-as rang lerombol egy kerületet, a Temető gazdája 1 aranyért kezébe veheti a lapját.
first-Lig = Aki felépíti a Világítótornyot, kiválaszt egy tetszőleges lapot a pakliból.
first-Arm = A Fegyvertár egy másik város kerületével együtt repül a levegőbe. Csak a teljes város van tőle biztonságban.
first-Mus = A Múzeum alatti lapok a végén 1-1 pontot érnek.
first-Bel = Megszólalt a Harangtorony: mostantól mindenkinek eggyel kevesebb kerület kell, és hamarabb jön a vég.
first-Poo = A Szegényház 1 aranyat ad a gazdájának, ha a lépése arany nélkül ér véget.
first-Par = A Park 2 lapot ad a gazdájának, ha a lépése üres kézzel ér véget.
first-Hos = Az Ispotályban a megölt is vehet aranyat vagy lapot, de többet nem tehet.
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
character-Sc-object = a Cselszövőt
character-Pa-object = az Apátot
character-Al-object = az Alkimistát
character-Co-object = a Hódítót
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
