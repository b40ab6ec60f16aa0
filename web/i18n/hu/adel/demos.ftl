# Characters and violet districts seen at work: what is said while their small positions play (web/demos/adel). The seat that reads is the first.
demo-you = Te
demo-second = Brúnó
demo-third = Kázmér
demo-fourth = Dorottya
demo-fifth = Emil

demo-As-names = Az Orgyilkosod a Királyt nevezi meg. Azt nagy titokban az ellenfeled választotta.
demo-As-silent = Szólítják a Királyt, és senki sem felel. Aki vele lépett volna, most kimarad.

demo-Th-names = A Tolvajod a Mágust nevezi meg. Hogy kié az az erszény, majd kiderül, amikor a Mágust szólítják.
demo-Th-robs = A Mágus felel, és mindenekelőtt tiéd a teljes erszénye: 4 arany.

demo-Mg-swaps = Adsz 2 lapot, és kapsz 4-et: a Mágusod minden lapot elcserél, akárhány van is belőlük.
demo-Mg-builds = Akadt köztük egy Palota. Most már a te városodban áll.

demo-Ki-crown = Mihelyt a Királyodat szólítják, tiéd a korona: a következő fordulóban te választasz először.
demo-Ki-income = Az Udvarház és a Kastély sárga. Mindkettő 1 aranyat hoz a Királynak.

demo-Pr-income = A 3 kék kerületed mindegyike 1 aranyat hoz a Püspöknek.
demo-Pr-comes = Ellenfeled Hadúrként érkezik, tömött erszénnyel.
demo-Pr-safe = És dolgavégezetlenül távozik: ebben a fordulóban a 8-as rang nem bánthatja a Püspök városát.

demo-Me-extra = A Kereskedőd 2 aranyat vesz fel, mint bárki más, és kap még 1-et.
demo-Me-income = A Rakpart, a Piac és a Fogadó zöld: az újabb 3.
demo-Me-builds = Elég egy Városházára, és még marad is belőle.

demo-Ar-draws = Az Építészed felvette az aranyát, és még 2 lap jár neki. Mindkettőt megtartja.
demo-Ar-three = Fogadó, Templom, Piac: 3 kerület egyetlen körben, ahol más csak 1-et építhet.

demo-Wa-income = A 3 vörös kerületed mindegyike 1 aranyat hoz a Hadúrnak.
demo-Wa-destroys = Ellenfelednek 4-be került a Kastély. Lerombolni 1-gyel olcsóbb: 3.

demo-Wt-names = A Boszorkányod felveszi az aranyát, megbabonázza a Kereskedőt, és vár, amíg szólítják.
demo-Wt-short = Ellenfeled a Kereskedő, de csak aranyat vehet fel vagy lapot húzhat. Ennyi volt az egész köre.
demo-Wt-resumes = Most te folytatod Kereskedőként, a saját erszényeddel, lapjaiddal és városoddal.
demo-Wt-income = Tiéd a ráadás arany, és a saját 2 zöld kerületedért járó bevétel is.

demo-Tx-comes = Az Adószedőd ráér. Ebben a fordulóban ára van az építkezésnek.
demo-Tx-first = Ellenfeled épített, és a köre végén 1 arany hozzád kerül.
demo-Tx-second = A második karaktere is épít, és az is fizet.

demo-Cj-looks = A Varázslód belenéz ellenfeled lapjaiba. Egyet el kell vennie közülük.
demo-Cj-builds = Elveszed a Palotát, kifizeted, és ott helyben megépíted.
demo-Cj-own = Ez nem számít a saját építkezésednek: ugyanabban a körben jön még egy Szentély.

demo-Sc-income = A Kastély és az Udvarház sárga. Mindkettő 1 aranyat hoz a Császárnak, akárcsak a Királynak.
demo-Sc-crown = De a koronát nem tarthatja meg, oda kell adnia valakinek. Brúnótól Kázmérhoz kerül.

demo-Pa-income = A Templom és a Szentély kék. Mindkettő 1 aranyat hoz az Apátnak.
demo-Pa-pardons = Senki sem olyan gazdag, mint ellenfeled. A lelke üdvéért 1 aranyat fizet.

demo-Al-builds = 5 aranyat fizetsz egy Palotáért.
demo-Al-refund = A kör végén az Alkimistád mind az 5-öt visszakapja. Ingyen épített.

demo-Co-extra = A Navigátorod felvesz 2 aranyat, aztán még 4-et. 4 lap is lehetett volna helyette.
demo-Co-idle = Könnyen kifizetné a Palotát, de nem építhet. A kincs a következő fordulóké.

demo-Di-income = A 2 vörös kerületed mindegyike 1 aranyat hoz a Diplomatának.
demo-Di-exchanges = Őrtorony egy Kastélyért! A Kastély 3-mal drágább, így az ellenfeled 3 aranyat kap tőled.

demo-At-first = A Művészed 1 arannyal díszíti a Kastélyt, és az arany ott is marad: mostantól 5-öt ér.
demo-At-second = Az Udvarház is kap egyet. Mindkettő örökre 1-gyel többet ér, és 1-gyel drágább lerombolni.

demo-Qu-crown = Melletted ül a Király, és magához veszi a koronát.
demo-Qu-gold = A Királynőd jön legutoljára. A korona a szomszédjánál van, és ez 3 aranyat ér.

demo-Hau-full = A városod teljes. Van benne sárga, kék, zöld és lila, csak vörös nincs.
demo-Hau-scores = A Kísértetnegyed vörösnek is elmegy: 3 pont az öt színért. Ha az utolsó fordulóban építetted volna, ez nem járna.

demo-Kee-comes = Ellenfeled Hadúrként érkezik, és az aranyából a városodban bármire futja.
demo-Kee-stands = A Kikötő elesik. Az Öregtoronynak nincs baja: a 8-as rang se le nem rombolhatja, se el nem cserélheti.

demo-Lab-lacks = A Székesegyházad 5-be kerül, és 4 aranyad van.
demo-Lab-sells = A Laboratóriumod 1 aranyat csinál egy nélkülözhető lapból.
demo-Lab-builds = Csak ennyi hiányzott: áll a Székesegyház.

demo-Smi-pays = 2 aranyat viszel a Kovácsműhelybe…
demo-Smi-draws = …és 3 lapot kapsz érte. Mindet megtartod.

demo-Obs-draws = Lapot húzol. A Csillagvizsgálóból 3-at látsz, ahol más csak 2-t.
demo-Obs-keeps = Megtartod, ami a legjobban tetszik: egy Székesegyházat. A többi a pakli aljára kerül.

demo-Gra-destroys = Ellenfeled Hadura lerombolja a Kikötődet.
demo-Gra-saves = 1 aranyért a Temetőd visszaadja a lapot. Még egyszer megépítheted.

demo-Lib-draws = 2 lapot húzol, és mindkettőt megtartod. A Könyvtárad nélkül az egyik a pakli aljára kerülne.

demo-Sch-green = Amikor a Kereskedő szedi be az aranyát, a Varázslóiskolád zöld, akárcsak a Fogadó: 2 arany.
demo-Sch-red = Amikor pedig a Hadúr, akkor vörös: még 1.

demo-Lig-built = Áll a Világítótornyod, és megmutatja a pakli összes lapját.
demo-Lig-finds = Kiveszed, ami a legjobban tetszik: a Sárkánykaput.
demo-Lig-shuffles = Aztán megkeverik a paklit. Hogy mi jön most, senki sem tudja, még te sem.

demo-Arm-fires = A Fegyvertárad a levegőbe repül, és vele ellenfeled Palotája, egyetlen arany nélkül. Még egy Öregtorony sem volna biztonságban.

demo-Qua-takes = Áll egy Piac a városodban, és van még egy a kezedben. Az már eggyel több a kelleténél…
demo-Qua-twice = …de van Kőfejtőd: egy kerület kétszer is ott állhat.

demo-Poo-spends = Az utolsó aranyad is az Udvarházra ment el.
demo-Poo-pays = Üres erszénnyel zárod a körödet, és a Szegényház 1 aranyat csúsztat a markodba.

demo-Bel-built = A Harangtoronnyal 6 kerület áll. Ez a játék 7-nél érne véget.
demo-Bel-rings = Megkondíttatod a harangot: most már 6 is elég.
demo-Bel-complete = Így egy csapásra teljes a városod. Ez az utolsó forduló.

demo-Fac-gold = A Laboratórium 5-be kerül, és 4 aranyad van.
demo-Fac-builds = A Manufaktúráddal ennyi is elég: a többi lila kerületed 1-gyel olcsóbb.

demo-Par-empty = A Piac volt az utolsó lapod.
demo-Par-draws = Üres kézzel zárod a körödet, és a Parkod 2 új lapot ad.

demo-Hos-names = Ellenfeled Orgyilkosa meggyilkolja a Püspököt. Az te vagy.
demo-Hos-murdered = Más most hallgatna. Az Ispotályodból a Püspök mégis felel.
demo-Hos-gold = Felveszed a 2 aranyadat. Többre nincs erőd.

demo-Thr-crown = Ellenfeled a Király, és átveszi tőled a koronát.
demo-Thr-pays = A Trónterem megvigasztal: 1 arany, valahányszor a korona gazdát cserél, akárki kapja is.

demo-Wal-comes = Ellenfeled Hadúrként érkezik. Az Udvarházad lerombolása 2 aranyba kerülne.
demo-Wal-dearer = De a Nagy fal mögött a 8-as rangnak minden 1 arannyal drágább: 3 az Udvarházért.

demo-Uni-built = 6 aranyat fizetsz az Egyetemért, és teljes a városod.
demo-Uni-scores = A végső pontozáskor az Egyetem 8 pontot ér, 2-vel többet, mint amennyibe került.

demo-Dra-built = 6 aranyat fizetsz a Sárkánykapuért, és teljes a városod.
demo-Dra-scores = A végső pontozáskor a Sárkánykapu 8 pontot ér, 2-vel többet, mint amennyibe került.

demo-Mus-tucks = Körönként egyszer egy lapot teszel a Múzeumod alá. Most már 3 van ott.
demo-Mus-scores = Mind a 3 lap 1 pontot ér a végén, bármi áll is rajta.

demo-Tre-full = A városod teljes, és maradt 7 aranyad.
demo-Tre-scores = A Kincstárban minden arany számít: még 7 pont.

demo-Map-full = A városod teljes, és maradt 3 lap a kezedben.
demo-Map-scores = A Térképteremben mindegyik 1 pontot ér: még 3.

demo-Wis-built = A Kívánságkutad 3 másik lila kerület mellé épül.
demo-Wis-scores = Mindegyikük teljesít egy kívánságot: még 3 pont.
