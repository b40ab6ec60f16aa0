# Adel’s turn: what is asked, what is possible and what is not, the draft, the hand, cards laid out. $name is a player.
ask-draft = Válaszd ki a karakteredet. Senki sem látja.
ask-aside = Tégy félre egy karaktert rejtve: ebben a fordulóban senkié sem lesz.
ask-turn-take = { $character }: vegyél fel aranyat, vagy húzz lapot.
ask-turn-take-special = { $character }: { $special ->
  [name-As] gyilkolj meg valakit
  [name-Th] rabolj ki valakit
  [swap] cserélj lapokat
  [look] nézd meg valaki lapjait
  [destroy] rombolj le egy kerületet
  [exchange] cserélj kerületet
 *[other] használd a képességedet
 }, vagy vegyél fel aranyat, vagy húzz lapot.
ask-turn-build = { $character }: építs, tégy valami mást, vagy fejezd be a körödet.
ask-turn-go-on = { $character }: tehetsz még valamit, vagy befejezheted a körödet.
ask-turn-must-name = { $character }: most nevezd meg a rangot, amelyet megbabonázol.
ask-turn-must-crown = { $character }: még oda kell adnod valakinek a koronát.
ask-short-witch = Megbabonáztak: vegyél fel aranyat, vagy húzz lapot, a többi a Boszorkányé.
ask-short-hospital = Meggyilkoltak, de az Ispotályod jóvoltából felvehetsz aranyat vagy húzhatsz lapot.
ask-keep = { $count ->
  [one] Melyik lapot tartod meg?
 *[other] Melyik { $count } lapot tartod meg?
 }
ask-put = Koppints további lapokra, amelyek a pakli aljára kerülnek, vagy húzz.
ask-conjure = { $name } lapjai: melyiket veszed el?
ask-tribute = Megkaptad a koronát: adj érte 1 aranyat vagy egy lapot.
ask-rescue = Lerombolták: { $card }. Visszahozza a Temetőd?
ask-search = Világítótorony: vegyél ki egy lapot a húzópakliból, vagy egyet se.
ask-bell = Harangtorony: szóljon a harang, hogy hamarabb legyen vége?

touch-put = Most koppints a lapra, amely a pakli aljára kerül.
touch-sell = Most koppints a lapra, amelyet eladsz.
touch-tuck = Most koppints a lapra, amely a Múzeum alá kerül.
touch-adorn = Most koppints egy kerületedre, amelyen még nincs arany.
touch-destroy = Most koppints arra a kerületedre, amelyet lerombolsz.
touch-arm = Most koppints a kerületre, amelyet a Fegyvertárral együtt lerombolsz.
touch-exchange = Most koppints arra a kerületedre, amelyet odaadsz.
touch-exchange-for = Odaadod: { $card }. Most koppints a kerületre, amelyet cserébe kérsz.
touch-conjure = { $card }: a kezedbe veszed, vagy rögtön megépíted?

wait-draft = { $name } karaktert választ…
wait-aside = { $name } félretesz egy karaktert…
wait-tribute = { $name } azon töpreng, mennyit ér a korona…
wait-rescue = { $name } a Temetőről dönt…
wait-turn = { $name } gondolkodik ({ $character })…
wait-somebody = { $name } gondolkodik…

curtain-draft = Karaktert választasz.
curtain-turn = Te következel: { $character }.
curtain-tribute = A koronáért tartozol valamivel.
curtain-rescue = A Temetőd megmenthet egy kerületet.
curtain-decision = Dönteni kell valamiről.

warn-last = Ezzel a fordulóval vége a játszmának.
warn-near = { $count ->
  [one] Már csak egy kerület hiányzik neki: { $names }.
 *[other] Már csak egy-egy kerület hiányzik nekik: { $names }.
 }
warn-near-you = Már csak egy kerületed hiányzik.

turn-title = A köröd
turn-gold = Arany felvétele
turn-cards = Lapok húzása
turn-take = Arany vagy lap
turn-build = Építés
turn-income = Bevétel
turn-end = Kör vége
turn-name-As = Gyilkosság
turn-name-Th = Rablás
turn-name-Wt = Megbabonázás
turn-swap = Csere egy játékossal
turn-put = Csere a paklival
turn-look = Lapok megnézése
turn-crown = Korona átadása
turn-pardon = 1 arany a leggazdagabbtól
turn-extra-gold = Még 4 arany
turn-extra-cards = Még 4 lap
turn-adorn = Díszítés
turn-destroy = Rombolás
turn-destroy-own = Saját lerombolása
turn-exchange = Kerületcsere
turn-sell = Lap eladása
turn-smith = 3 lap húzása
turn-tuck = Lap a Múzeum alá
turn-arm = Fegyvertár robbantása
turn-touch-build = Koppints egy lapodra.
turn-touch-name = Koppints fent egy rangra.
turn-touch-swap = Koppints egy játékosra.
turn-touch-look = Koppints egy játékosra.
turn-touch-crown = Koppints egy játékosra.
turn-touch-destroy = Koppints egy másik város kerületére.
turn-builds = { $count ->
  [one] Még egyet építhetsz.
 *[other] Még { $count } kerületet építhetsz.
 }
turn-beyond = Nem megy: { $why }
turn-impossible = Most nem lehetséges
turn-lay-back = Újabb koppintás: mégsem
turn-undone = Kimarad: { $what }
undone-build = építés
undone-income = bevétel
undone-power = képesség
effect-gain = { $gold } aranyat hoz
effect-cost = { $gold } aranyba kerül

reason-take-first = előbb arany vagy lap
reason-taken = már megvolt
reason-pile-empty = üres a húzópakli
reason-built-enough = { $limit ->
  [one] már építettél
 *[other] már { $limit } kerületet építettél
 }
reason-cannot-build = a Navigátor nem épít
reason-already-built = már áll a városodban
reason-too-dear = ára { $cost }, neked { $gold } van
reason-no-income = { $colour ->
  [yellow] nincs sárga kerületed
  [blue] nincs kék kerületed
  [green] nincs zöld kerületed
 *[red] nincs vörös kerületed
 }
reason-used = ebben a körben már volt
reason-own-rank = a saját rangod
reason-rank-one = az 1-es rang nem rabolható ki
reason-murdered = a meggyilkolt karakter
reason-bewitched = a megbabonázott karakter
reason-hands-empty = egyikőtöknek sincs lapja
reason-hand-empty = nincs lapja
reason-own-hand-empty = nincs lapod
reason-has-crown = már nála van: { $name }
reason-no-richest = nincs egyedüli leggazdagabb
reason-is-richest = te vagy a leggazdagabb
reason-no-district = nincs hozzá kerület
reason-already-gold = már van rajta arany
reason-complete-city = { $name } városa teljes
reason-own-complete = a te városod teljes
reason-preacher = { $name } városát a Püspök védi
reason-keep = az Öregtornyot a 8-as rang nem bánthatja
reason-theirs-already = ilyen már van nála: { $name }
reason-must-name = előbb nevezz meg egy rangot
reason-must-crown = előbb add oda a koronát
reason-no-pair = nincs két cserélhető kerület
reason-nothing = nincs mire
beyond-too-dear = ami { $cost } aranyba vagy többe kerül
short-too-dear = { $missing } hiányzik
short-already-built = már áll

hand-title = A lapjaid: { $count }
hand-empty = Nincs lap a kezedben.
hand-card = { $card }, { $colour }
hand-costs = neked { $gold } aranyba kerül

draft-title = Karakterválasztás
draft-offer = Választható
draft-rank = { $rank }. rang,
draft-up = Felfedve
draft-down = Rejtve
draft-hidden = ismeretlen
draft-order = Ki mikor választ
draft-does-pick = megtart
draft-does-aside = félretesz
draft-yours = Ebben a fordulóban a tiéd
draft-put-aside = Te tetted félre
draft-step-pick-done = { $reader ->
  [you] már választottál
 *[other] { $name } már választott
 }
draft-step-pick-now = { $reader ->
  [you] most választasz
 *[other] { $name } most választ
 }
draft-step-pick-later = { $reader ->
  [you] később választasz
 *[other] { $name } később választ
 }
draft-step-aside-done = { $reader ->
  [you] félretettél egyet
 *[other] { $name } félretett egyet
 }
draft-step-aside-now = { $reader ->
  [you] most teszel félre egyet
 *[other] { $name } most tesz félre egyet
 }
draft-step-aside-later = { $reader ->
  [you] később teszel félre egyet
 *[other] { $name } később tesz félre egyet
 }

asked-title = Kérdés hozzád
asked-cards = Választható
asked-keep = A kezembe
asked-build = Rögtön megépítem
asked-leave = Egyet sem
asked-put = { $count } lap került a pakli aljára.
asked-draw = { $count } lap húzása
asked-tribute = A koronát tőle kaptad: { $name }. Az ára 1 arany vagy egy lap a kezedből.
asked-gold = 1 aranyat adok
asked-rescue = { $card }: a pakli aljára kerül, vagy { $gold } aranyért a kezedbe.
asked-save = Visszahozom
asked-let-go = Nem hozom vissza
asked-bell = Egy város most { $need } kerülettel teljes. Ha a harang megkondul, eggyel kevesebb is elég.
asked-declare = Szóljon a harang
asked-still = Ne szóljon


keys-arrows = Mozgás a rangok, helyek, választék és lapok között
keys-enter = Választás, gombnyomás, építés
keys-numbers = Karakter választása, rang megnevezése, lap elvétele vagy építése
keys-escape = A választás visszavétele, vagy minden megmutatása egyszerre
keys-c = A városok felolvasása
keys-g = Az aranyak és lapszámok felolvasása
keys-h = A lapjaid felolvasása
keys-i = A kijelölt dolog magyarázata
keys-r = A rangok felolvasása

# What a bot thought, in the replay.
thought-role = { $character }: { $holders }
thought-holder = { $name } { $odds }
thought-hand = Kézben, { $name }: { $cards }
thought-card = { $district } { $odds }

# Miért ezt a lépést mondja a tipp.
hint-district = { $card }, { $name }
hint-holders = { $character }: ebben a fordulóban { $count } másik játékosnál lehet.
hint-likeliest = A legvalószínűbb: { $name } ({ $odds }).
hint-gold = A forduló végén nagyjából ennyi aranyad lesz: { $mine }; más lépések után { $other }.
hint-cards = A forduló végén nagyjából ennyi lap lesz a kezedben: { $mine }; más lépések után { $other }.
hint-districts = A forduló végén nagyjából ennyi kerülete lesz a városodnak: { $mine }; más lépések után { $other }.
hint-score = A forduló végén nagyjából ennyi pontot ér a városod: { $mine }; más lépések után { $other }.
hint-crown = A következő fordulót { $chance } eséllyel te kezded a koronával; más lépések után { $other }.
hint-rival-score = { $name } a forduló végén nagyjából ennyivel kevesebb ponttal áll, mint más lépések után: { $points }.
hint-rival-gold = { $name } a forduló végén nagyjából ennyivel kevesebb arannyal áll, mint más lépések után: { $gold }.
hint-sole = Ebben a fordulóban így senki más nem lehet ez a karakter: { $character }.
hint-complete = A forduló végén { $chance } eséllyel teljes lesz a városod; más lépések után { $other }.
hint-colours = A forduló végén { $chance } eséllyel mind az öt szín meglesz a városodban; más lépések után { $other }.
hint-rival-complete = { $name } városa a forduló végén csak { $chance } eséllyel lesz teljes; más lépések után { $other }.
hint-rival-colours = { $name } városában a forduló végén csak { $chance } eséllyel lesz meg mind az öt szín; más lépések után { $other }.
trophies-title = { $reader ->
  [you] Városod
 *[other] { $name } városa
 }
