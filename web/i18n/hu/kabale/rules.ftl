# The rules page; its order stands in web/js/kabale/view/rules_outline.js, the allies' own rules in cards.ftl.
rules-title = A Kabale & Hiebe szabályai
rules-contents = Tartalom
cards-print = Az oldal nyomtatása

rules-idea-title = Miről szól?
rules-idea-p1 = Az udvarban mindenki befolyásra vágyik: az alkímiában, a vívásban, a földművelésben, a kereskedelemben, a vallásban és a zenében. Minden cél, amelyet elnyersz, 1–5 pontot hoz.
rules-idea-p2 = Hogy célokat nyerj, szövetségeseidet rejtve az alattuk lévő oszlopokba küldöd. A forduló végén lehullanak az álarcok: a célt az kapja, akié az oszlopában a legnagyobb összeg, hacsak egy szövetséges másként nem rendezte.
rules-idea-p3 = Hat forduló után az győz, akinek a legtöbb pontja van.

rules-setup-title = A játék előtt
rules-setup-p1 = 2–6 játékos játszhatja. Összesen 36 cél van: a hat terület mindegyikében egy-egy 1, 2, 4 és 5 pontos, valamint két 3 pontos. Megkeveritek őket, és játékosonként hat kerül játékba; a többit senki sem látja.
rules-setup-p2 = Mindenkinek ugyanaz a 25 szövetségese van a saját színében. Ezeket húzópaklivá keveri, és hármat a kezébe húz.
rules-setup-p3 = Minden fordulóban annyi célt fordíttok fel, ahányan játszotok. Mindegyik egy oszlop élén áll; alatta sorakoznak a szövetségesek. Hogy ki nyitja az első fordulót, azt megbeszélitek vagy kisorsoljátok.

rules-turn-title = A te köröd
rules-turn-p1 = Egy kézben tartott lapodat le kell raknod rejtve egy tetszőleges oszlop aljára. Csak azok az oszlopok tiltottak, amelyeket felfedett Vihar zárt le.
rules-turn-p2 = Ha a közvetlenül fölötte fekvő lap rejtett, a te lapod felfedi, bárkié legyen is. Ha az Felfedező, Orgyilkos, Vihar, Ködsüveg vagy Áruló, azonnal hat.
rules-turn-p3 = Ezután húzol egy lapot, abban a körben is, amely lezárja a fordulót. Ha húznod kell, de üres a húzópaklid, a megkevert dobópaklid lesz az új; ha mindkettő üres, nem húzol.
rules-turn-p4 = A játék az óramutató járása szerint halad. Akinek nincs lap a kezében, kimarad; ha senki sem tud lapot lerakni, a forduló véget ér.

rules-fulfil-title = Mikor ér véget a forduló?
rules-fulfil-p1 = Egy cél akkor teljesül, ha az oszlopában legalább annyi lap van, ahány pontot ér, vagy ha felfedett Vihar fekszik ott. Ha egy kör végén minden cél teljesült, a forduló véget ér.
rules-fulfil-p2 = Amíg van teljesítetlen cél, már teljesült cél alá is rakhatsz lapot. És semmi sem biztos: egy Felfedező odébbáll, egy Áruló elcseréli a célt, és máris akad újra teljesítetlen.
rules-fulfil-p3 = A fordulót az zárta le, akinek a körében véget ért, akkor is, ha más Árulója döntötte el. A következőt a tőle balra ülő nyitja.

rules-reveal-title = Felfedéskor ható szövetségesek
rules-reveal-p1 = Ez az öt lap csak akkor hat, ha egy másik lap felfedi, a forduló végi felfordításkor soha. A Ködsüvegről és az Árulóról a gazdájuk dönt, bárki van is soron, és még azelőtt, hogy a soron lévő játékos húzna.
rules-reveal-details-title = Még a felfedésről
rules-reveal-details-p1 = Ha egy Felfedező újabb lapot fed fel, az is hathat, és így tovább. Ha minden más oszlopot Vihar zárt le, a Felfedező a saját oszlopa aljára tér vissza, és ott felfedi, ami fölötte fekszik.
rules-reveal-details-p2 = Egy körön belül ugyanaz a Felfedező legfeljebb annyiszor indul el, ahány oszlop van. Ha még egyszer felfedik, felfedve ott marad.
rules-reveal-details-p3 = Az Orgyilkos azt a lapot gyilkolja meg, amelyik felfedte, akár most rakták le, akár egy éppen érkezett Felfedező az. Áldozata felfedve a gazdája dobópaklijára kerül.
rules-reveal-details-p4 = Az a lap, amelyik a Vihart felfedte, alatta marad. Ha egy Áruló olyan oszlop fölé hoz célt, amelyet Vihar zárt le, az a cél teljesül.
rules-reveal-details-p5 = A Ködsüveg alá csúsztatott lap afölött fekszik, amelyik a Ködsüveget felfedte. Beleszámít a cél teljesítésébe, és amit az értékeléskor tud, az érvényes. Akinek nincs lap a kezében, annak nincs miről döntenie.

rules-numbers-title = Akiknek csak az értéke számít
rules-numbers-p1 = Ezek a szövetségesek hozzák az értéküket, és nem kérdeznek semmit. A hat terület mesterei otthon 12-t, máshol 8-at érnek; az a cél dönt, amelyik a forduló végén fölöttük áll.

rules-award-title = Értékeléskor ható szövetségesek
rules-award-p1 = A forduló végén minden lapot felfordítanak, aztán minden oszlop külön dől el. Minden szövetséges csak a saját oszlopában hat.
rules-award-p2 = A sorrend kötött, öt lépésben, ahogy a pecséteken áll: I. Muskétások, II. Varázsló, III. Boszorkány, IV. Herceg és Apród, V. mindenki más. Végül az összegek döntenek. Ha Muskétások vannak ott, rögtön az összegek következnek.
rules-award-p3 = Egy példa. A Kereskedelem 4 alatt a céltól lefelé ezek fekszenek: a te Varázslód (7), ellenfeled Királya (20), a te Bíborosod (8) és ellenfeled Kis óriása (2). A Varázsló itt az egyetlen, ezért a Király kikerül (II). A Kis óriás a két másik megmaradt lap után laponként 3-mal többet, vagyis 8-at ér (V). Neked 7 + 8 = 15 pontod van, ellenfelednek 8: a cél a tiéd.

rules-verdict-title = Kié lesz a cél?
rules-verdict-p1 = A legnagyobb összeg nyeri el a célt. Ha ez több játékosé, az holtverseny: közülük azé lesz a cél, akinek valamelyik lapja a legközelebb van hozzá; ehhez bármely, az oszlopban maradt lap jó, az érték nélküli is.
rules-verdict-p2 = Ha maradt Koldus, ehelyett a legkisebb összeg győz, holtversenyben pedig közülük az, akinek valamelyik lapja a legtávolabb van a céltól.
rules-verdict-p3 = Csak az vesz részt, akinek legalább egy értékkel bíró lapja maradt az oszlopban, legyen az akár egy 0-s Ködsüveg. Ha senki sem vesz részt, a cél kikerül a játékból.
rules-verdict-p4 = Az elnyert célok rejtve a gazdájuk előtt fekszenek. Minden kijátszott szövetséges felfedve a gazdája dobópaklijára kerül.

rules-details-title = Az értékelés finomságai
rules-details-p1 = A Varázsló és a Boszorkány az eredeti értéket nézi: a nyomtatottat, a cél szerint 12-t vagy 8-at, a Remeténél 12-t, a Kis óriásnál 2-t, Rómeónál 5-öt, a Hasonmásnál azt, amelyet abban a pillanatban másol. Minden érintett lap egyszerre kerül ki.
rules-details-p2 = A kikerült lap minden továbbiból kimarad: nem számoljuk, nem dönt el holtversenyt, és többé nem hat. A Hasonmás ekkor azt másolja, ami ezután fekszik alatta.
rules-details-p3 = Az érték nélküli Hasonmás soha nem kerül ki. Az viszont igen, amelyik egy Boszorkány 1-esét másolja: csak maga a Boszorkány menekül meg.
rules-details-p4 = Ha egy Hasonmás alatt másik Hasonmás fekszik, annak az értékét veszi fel; ha annak nincs, neki sem lesz. Csak az eredeti értéket másolja; a Sárkányok utána magát a Hasonmást csökkentik.
rules-details-p5 = Semmilyen érték nem csökken 0 alá.

rules-count-title = A végső pontozás
rules-count-p1 = Hat forduló után összeadod a céljaid pontjait.
rules-count-p2 = Ha mind a hat területről van célod, van egy második út is: minden területen a legjobb célod pontjai kétszer, mínusz 1 minden további célért. A kettő közül a jobbik számít.
rules-count-p3 = Két példa: hat területen 3, 2, 2, 3, 1 és 2 összesen 26. Hat területen 1, 4, 5, 2, 2, 1 és még egy további 3 esetén kétszer 15, mínusz 1, vagyis 29.
rules-count-p4 = Az győz, akinek a legtöbb pontja van; holtversenyben osztoztok a győzelmen.

rules-know-title = Mit tudhatsz?
rules-know-p1 = Mindenki láthatja: ami felfedve fekszik, minden dobópaklit, kinek hány lap van a kezében és a paklijaiban, az eddig felfordított célokat, és hogy ki nyerte el őket. A hátlapok színesek, így azt is látod, kié egy rejtett lap. Az a Felfedező, amelyik már vándorolt, ismert marad, noha újra rejtve fekszik. A kezedben tartott és a saját rejtett lapjaidat ismered.
rules-know-p2 = Nem tudhatod, milyen lapokat tartanak a kezükben és milyeneket rejtettek el a többiek, mi a sorrend bármelyik húzópakliban, még a tiédben sem, és milyen célok jönnek még.
