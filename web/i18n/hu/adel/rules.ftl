# The rules page; its order stands in web/js/adel/view/rules_outline.js, the rules of characters and districts in characters.ftl and districts.ftl.
rules-title = A Citadella szabályai
rules-contents = Tartalom
cards-print = Az oldal nyomtatása

rules-idea-title = Miről szól?
rules-idea-p1 = Várost építesz, kerületről kerületre, és a többiek is ezt teszik. Minden kerület aranyba kerül, és pontot ér; amint valakinek nyolc van belőlük, a játék a végéhez közeledik.
rules-idea-p2 = Minden fordulóban mindenki titokban az udvar egyik karakterének a bőrébe bújik. Erre az egy fordulóra kölcsönkapod, amit az tud: egy koronát, egy tőrt, egy erszény adót. Aztán a karaktereket sorra szólítják, a legalacsonyabb rangtól a legmagasabbig, és a többiek csak ekkor látják meg, ki vagy.
rules-idea-p3 = A játék lelke a találgatás. Az Orgyilkos karaktert nevez meg, nem játékost. Válaszd hát, ami a hasznodra van, de ne azt, amit mindenki vár tőled.

rules-setup-title = A játék előtt
rules-setup-p1 = 2–7 játékos játszhatja. Hogy kié a korona, azt sorsolás dönti el.
rules-setup-p2 = A kerületlapokat egyetlen húzópaklivá keveritek. Mindenki 2 aranyat és 4 lapot kap; a lapjaidat a többiek nem látják.
rules-setup-p3 = Nyolc karakter játszik, 1-től 8-ig minden rangból egy; három vagy több játékosnál egy kilencedik is csatlakozhat. Egy forduló így zajlik: mindenki karaktert választ, a karaktereket szólítják, és aki felel, az lép.

rules-town-title = Kerületek és színek
rules-town-p1 = Egy kerület annyi aranyba kerül, amennyi rajta áll, és a végén ugyanannyi pontot ér. Két egyforma kerületet nem építhetsz.
rules-town-p2 = Négy szín bevételt hoz némelyik karakternek: a sárga a nemességé, a kék a hité, a zöld a kereskedelemé, a vörös a hadaké. A lila kerületek mindegyike tud valami sajátosat; ezekről lejjebb olvashatsz.
rules-town-p3 = Ebből a négy színből 54 lap van; a × után az áll, melyikből hány.

rules-draft-title = Kezdődik a forduló: karakterválasztás
rules-draft-p1 = A karaktereket megkeveritek, és néhányat félretesztek: egyeseket felfedve, egyet pedig rejtve. A 4-es rang soha nem kerül felfedve félre. Akinél a korona van, megnézheti a rejtettet; a nemzetközi kiadásban senki sem nézi meg.
rules-draft-p2 = Ezután a korona viselője a többiből titokban választ egyet, a maradékot továbbadja balra, és ott ugyanígy folytatódik. Ami a végén megmarad, az is rejtve kerül félre.
rules-draft-p3 = Hogy hány kerül félre, az attól függ, hányan játszotok:
rules-draft-table = Felfedve és rejtve félretett karakterek
rules-draft-players = Játékosok
rules-draft-eight = 8 karakterből
rules-draft-nine = 9 karakterből
rules-draft-cell = { $up } felfedve, { $down } rejtve
rules-draft-details-title = Ketten, hárman, heten
rules-draft-details-p1 = Ketten és hárman mindenkinek két karaktere van, ezért fordulónként két köre van, de csak egy erszénye és egy városa van, és a lapjai is közösek. Egy képesség csak a maga karakterének a körében él.
rules-draft-details-p2 = Ketten: a korona viselője választ egy karaktert. Utána felváltva mindig választotok egyet, és egy másikat rejtve félretesztek, amíg el nem fogynak; ezt az kezdi, akinél nincs a korona.
rules-draft-details-p3 = Hárman: a karakterek kétszer mennek körbe, és mindenki mindkétszer választ egyet. A maradék rejtve kerül félre. Kilenc karakternél az első körbeadás után még egyet kisorsoltok, és félretesztek.
rules-draft-details-p4 = Heten, nyolc karakterrel: aki utolsóként választ, vagy a megmaradt egyetlen lapot veszi el, vagy azt, amelyik kezdettől fogva rejtve feküdt.

rules-call-title = A szólítás
rules-call-p1 = A rangokat 1-től kezdve szólítják. Akinél a szólított karakter van, felel, és lép; ha senki sem felel, a következő jön. Akit meggyilkoltak, hallgat.
rules-call-p2 = Ha mindet szólították, a karaktereket visszaadjátok, és a következő fordulót az kezdi, akinél most a korona van.
rules-call-p3 = Ami olyan karaktert ér, amelyik senkinél sincs, az következmény nélkül marad.

rules-turn-title = A te köröd
rules-turn-p1 = Először fel kell venned 2 aranyat, vagy lapot kell húznod. Lapból kettőt húzol a pakliból, az egyiket megtartod, a másikat a pakli aljára teszed.
rules-turn-p2 = Utána megépíthetsz egy kerületet a kezedből: kifizeted az árát, és a városodba állítod.
rules-turn-p3 = A körödben bármikor egyszer élhetsz a karaktered képességével, és egyszer beszedhetsz 1-1 aranyat a színének minden kerületéért. Egyik sem kötelező, hacsak a szabálya nem mondja, hogy „kell”.
rules-turn-p4 = Érdemes meggondolni, mikor: az a Király, aki még építés előtt beszedi az aranyát, talán többet engedhet meg magának; aki előbb Palotát épít, már azért is kap aranyat.
rules-turn-details-title = A kör finomságai
rules-turn-details-p1 = A Laboratóriumot, a Kovácsműhelyt, a Múzeumot és a Fegyvertárat is használhatod, mielőtt aranyat vennél fel vagy lapot húznál. Amivel semmi sem változna, azt nem is lehet választani.
rules-turn-details-p2 = A kézből vagy városból kikerülő lapok a húzópakli aljára kerülnek. A paklit csak a Világítótorony keveri meg. Ha kevesebb lap maradt, mint amennyit húznál, annyit húzol; ha egy sem, aranyat kell felvenned.
rules-turn-details-p3 = Amikor egy karakter felel, sorrendben ez történik: a Tolvaj kirabolja; a Király megkapja a koronát; aki már épített, fizet az Adószedőnek; a Királynő megkapja az aranyát.
rules-turn-details-p4 = Amikor egy kör véget ér, sorrendben: az Alkimista visszakapja az aranyát, az adót befizetik, a Szegényház aranyat ad, a Park lapot.

rules-base-title = Az alapjáték nyolc karaktere
rules-base-p1 = Ahol az áll, hogy „beszedhet”, az arany nem jön magától: szedd be a körödben.
rules-dark-title = A sötét vidék
rules-dark-p1 = Ez a tíz A sötét vidék (The Dark City) kiegészítővel érkezik. Mindegyik egy vele azonos rangú helyére lép, így minden rangból legfeljebb egy van; a kilencedik, a Művész vagy a Királynő, a nyolchoz társul.
rules-powers-details-title = A képességek finomságai
rules-powers-details-p1 = Akit meggyilkoltak, azt nem lehet kirabolni, és a meggyilkolt Császár nem adja oda a koronát.
rules-powers-details-p2 = Amit egy megbabonázott karakter magától megkapna, azt a Boszorkány kapja: a Kereskedő aranyát, az Építész lapjait, a Királynő aranyát, ha a korona a Boszorkány szomszédjánál van. Csak a korona lesz így is a megbabonázott Királyé. Navigátorként a Boszorkány sem építhet. Ha már a megnevezés előtt is épített, a megbabonázott karakter körében újra építhet; egy Kovácsműhelyt viszont a kettőben együtt csak egyszer használhat.
rules-powers-details-p3 = A Hadúrnál és a Diplomatánál az számít, mennyibe kerül a kerület: az Egyetem és a Sárkánykapu 6-ba, a Művész aranyával 1-gyel többe. Ehhez jön még, amit a Nagy fal kér.
rules-powers-details-p4 = A lerombolt kerület a húzópakli aljára kerül, hacsak egy Temető meg nem menti.
rules-powers-details-p5 = A sajátodon kívül bármelyik rangot megnevezheted, a felfedve félretettet is: annak nincs hatása. A Tolvaj az 1-es rangot, a meggyilkolt és a megbabonázott karaktert sem nevezheti meg. Ketten és hárman kiderülhet, hogy a saját másik karaktered az: ilyenkor a rablás nem hoz semmit.

rules-violet-title = Az alapjáték lila kerületei
rules-violet-p1 = A lila kerület attól fogva hat, hogy a városodban áll. Mindegyikből egy van, csak Öregtoronyból kettő.
rules-violet-dark-title = A sötét vidék lila kerületei
rules-violet-dark-p1 = Ebből a tizennégyből egy-egy van.
rules-violet-details-title = A lila kerületek finomságai
rules-violet-details-p1 = A Múzeum lapjai rejtve maradnak; mindegyiket csak az ismeri, aki alátette. Ha a Múzeumot elcserélik, az új gazdája megkapja a pontjaikat, de nem nézheti meg őket.
rules-violet-details-p2 = Amit a Harangtorony kihirdetett, akkor is érvényes, ha a tornyot elcserélik. Ha ettől több város lesz egyszerre teljes, a torony gazdájától balra haladva számít a sorrend. Ha a torony leomlik, a nélküle túl kicsi város többé nem teljes.
rules-violet-details-p3 = A Temető csak azt menti meg, amit a 8-as rangú karakter rombol le, azt nem, amit egy Fegyvertár.
rules-violet-details-p4 = A csere egyik városba sem hozhat olyan kerületet, amilyen ott már áll, Kőfejtővel sem; ha ott már áll két egyforma, az nem akadály. A Varázsló viszont azonnal megépítheti azt is, amilyen már áll nála.
rules-violet-details-p5 = A Manufaktúra csak az építést teszi olcsóbbá: romboláskor és cserekor a teljes ár számít.

rules-end-title = Mikor ér véget a játék?
rules-end-p1 = Egy város nyolc kerülettel teljes, a rövid játékban héttel. Azt a fordulót, amelyikben ez megtörténik, végigjátsszátok: akit még szólítanak, az még lép, és aki akar, kilencediket is építhet. Utána jön a pontozás.
rules-end-p2 = A teljes város biztonságban van: sem a 8-as rangú karakter, sem egy Fegyvertár nem érhet hozzá.

rules-count-title = A végső pontozás
rules-count-p1 = Add össze a kerületeid pontjait. Ha mind az öt színből van, jár még 3. Ha a te városod lett elsőként teljes, jár még 4; ha csak később, 2. Végül jön, amit a lila kerületeid hoznak.
rules-count-p2 = Egy példa. A városod: Fogadó 1, Templom 2, Udvarház 3, Kastély 4, Kikötő 4, Erőd 5, Városháza 5 és az Egyetem, amely 8-at ér: összesen 32. Az öt színért 3 jár, az elsőként teljes városért 4: 39 pontod van.
rules-count-p3 = Ellenfeled hét kerülete összesen 27 pontot ér, de egyik sem vörös, és a városa nem teljes. Az egyik a Kincstár, az erszényében pedig maradt 6 arany: 27 + 6 = 33.
rules-count-p4 = Holtversenyben a kerületek pontjai döntenek egymagukban, aztán a megmaradt arany; aki még így is egyenlő, osztozik a győzelmen.

rules-know-title = Mit tudhatsz?
rules-know-p1 = Mindenki láthatja: az összes várost és erszényt, ki hány lapot tart a kezében, a koronát, a felfedve félretett karaktereket, és azokat, akik már feleltek. Ezen felül ismered a saját lapjaidat és karaktereidet, és tudod, mely karaktereket adtad tovább, sőt azt is, melyik fekszik rejtve félretéve, ha megnézted.
rules-know-p2 = Nem tudhatod, milyen lapokat tartanak a kezükben a többiek, kicsodák, amíg nem felelnek, és mi jön a húzópakliban.

rules-options-title = Kiadások és változatok
rules-options-p1 = Ha mást nem választasz, itt a német kiadás szerint játszotok. A nemzetközi hat helyen tér el tőle:
rules-edition-1 = A rejtve félretett karaktert senki sem nézi meg; a német kiadásban a korona viselője igen.
rules-edition-2 = A meggyilkolt Király a forduló végén megkapja a koronát; a német kiadásban az ott marad, ahol van.
rules-edition-3 = Akinek a Császár a koronát adja, egy lapot vagy 1 aranyat ad érte cserébe, ahogy akarja. Ha nincs lapja, aranyat ad; ha aranya sincs, semmit. A német kiadásban semmi sem jár érte.
rules-edition-4 = A Laboratórium egy lapért 2 aranyat ad, a német kiadásban 1-et.
rules-edition-5 = Az Alkimista azt kapja vissza, amit építésre költött; a német kiadásban azt is, amit a Kovácsműhelyére.
rules-edition-6 = A Hadúr a saját kerületét is lerombolhatja, a német kiadásban csak a másokét.
rules-options-p2 = Azt is megválaszthatod, mely karakterek játszanak, mely lila kerületek kerülnek a pakliba, és hogy rövid játék legyen-e, hét kerületre.
rules-options-p3 = Ha lemondással játszotok, aki egymás után három fordulót kezdett a koronával, balra továbbadja.

# Headings of the overview.
cards-yellow = Sárga: nemesség
cards-blue = Kék: hit
cards-green = Zöld: kereskedelem
cards-red = Vörös: hadak

# What explains itself where it lies.
help-rank = { $rank }. rang
help-rank-colour = { $rank }. rang, { $colour }
help-district = { $colour }, ára { $cost }
help-district-points = { $colour }, ára { $cost }, pontértéke { $points }
help-now = Itt és most
help-not-here = Ebben a játékban nem szerepel.
help-up = Felfedve félretették: ebben a fordulóban senki sem az.
help-down = Rejtve félretették, ezt te tudod: ebben a fordulóban senki sem az.
help-murdered = Meggyilkolták.
help-bewitched = Megbabonázták.
help-robbed = A Tolvaj célpontja.
help-was = Ebben a fordulóban { $name } az.
help-yours = Ebben a fordulóban te vagy az.
help-unanswered = Senki sem felelt.
help-nobody = Amennyire tudod, ebben a fordulóban senki sem az.
help-can = Amennyire tudod, ő lehet: { $names }
help-income = A városod most { $gold } aranyat hoz a színéért.
help-queen-yes = A korona a szomszédodnál van: 3 arany.
help-queen-no = A korona nem a szomszédodnál van.
help-richest = A leggazdagabb: { $name } ({ $gold } arany).
help-richest-none = Most nincs egyedüli leggazdagabb.
help-pays = 1 aranyat hoz neki: { $characters }
help-hand-cost = Neked { $cost } aranyba kerül.
help-build = Most megépítheted, { $cost } aranyért.
help-cannot-build = Most nem építhető: { $reason }
help-have = Ilyen már áll a városodban.
help-in-city = { $name } városában
help-in-own = A városodban
help-gold = A Művész aranya fekszik rajta: ára és pontértéke 1-gyel több.
help-under = Alatta { $count } lap fekszik.
help-under-known = Alatta, ahogy tudod: { $cards }
help-destroy = Lerombolhatod, { $cost } aranyért.
help-cannot-destroy = Nem rombolható le: { $reason }
help-arm = A Fegyvertárad ingyen lerombolhatja.
help-cannot-arm = A Fegyvertárad nem éri el: { $reason }
help-exchange = Megkaphatod ezért cserébe: { $offers }
help-exchange-offer = { $district } + { $cost } arany
help-exchange-even = { $district }
help-cannot-exchange = Nem cserélhető el: { $reason }
help-give = Cserére kínálhatod.
help-adorn = 1 arannyal díszítheted.
help-cannot-adorn = Nem díszíthető: { $reason }
help-use = Most használhatod.
help-cannot-use = Most nem használható: { $reason }
help-brings = Most { $points } pontot hoz.
help-haunted = Most ezt a színt helyettesíti: { $colour }.
help-haunted-many = Több szín is hiányzik; csak egyet helyettesíthet.
help-haunted-none = Nélküle is megvan mind az öt színed.
help-haunted-late = Ebben a fordulóban épült: ha ezzel véget ér a játék, nem helyettesít más színt.
help-quarry-open = Még nincs két egyformád.
help-quarry-done = Két egyformád már van.
help-poor-yes = Most nincs aranyad: kapnál 1-et.
help-poor-no = Van még aranyad: nem kapnál semmit.
help-park-yes = Nincs lap a kezedben: 2-t húznál.
help-park-no = Van még lap a kezedben: nem húznál.
help-factory = Neked most olcsóbb: { $cards }
help-bell = A teljes városhoz { $need } kerület elég.
help-has = Ebben a fordulóban: { $characters }
help-perhaps = Ebben a fordulóban ez lehet: { $characters }
help-swap = Vele elcserélheted a lapjaidat.
help-look = Megnézheted a lapjait.
help-crown = Neki adhatod a koronát.
help-cannot-seat = Vele most nem: { $reason }
