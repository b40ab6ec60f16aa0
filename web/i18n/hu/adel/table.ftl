# Adel’s turn: what is asked, what is possible and what is not, the draft, the hand, cards laid out. $name is a player.
ask-draft = Válaszd ki a karakteredet. Senki sem látja.
ask-aside = Tégy félre egy karaktert lefordítva: ebben a fordulóban senkié sem lesz.
ask-turn-take = { $character }: végy el aranyat, vagy húzz lapot.
ask-turn-build = { $character }: építs, tégy valami mást, vagy fejezd be a lépésedet.
ask-turn-go-on = { $character }: tehetsz még valamit, vagy befejezheted a lépésedet.
ask-turn-must-name = { $character }: most nevezd meg a rangot, amelyet megbabonázol.
ask-turn-must-crown = { $character }: a koronát még tovább kell adnod.
ask-short-witch = Megbabonáztak: végy el aranyat vagy lapot, a többi a Boszorkányé.
ask-short-hospital = Megöltek, de az Ispotályod jóvoltából aranyat vagy lapot vehetsz el.
ask-keep = { $count ->
  [one] Melyik lapot tartod meg?
 *[other] Melyik { $count } lapot tartod meg?
 }
ask-put = Koppints további lapokra, amelyek a pakli aljára kerülnek, vagy húzz.
ask-conjure = { $name } lapjai: melyiket veszed el?
ask-tribute = Megkaptad a koronát: adj érte 1 aranyat vagy egy lapot.
ask-rescue = Lerombolták: { $card }. Visszahozza a Temetőd?
ask-search = Világítótorony: végy el egy lapot a húzópakliból, vagy egyet se.
ask-bell = Harangtorony: megkonduljon a harang a korábbi végért?

touch-put = Most koppints a lapra, amely a pakli aljára kerül.
touch-sell = Most koppints a lapra, amelyet eladsz.
touch-tuck = Most koppints a lapra, amely a Múzeumba kerül.
touch-adorn = Most koppints egy kerületedre, amelyen még nincs arany.
touch-destroy = Most koppints arra a kerületedre, amelyet lerombolsz.
touch-arm = Most koppints a kerületre, amely a Fegyvertárral együtt vész el.
touch-exchange = Most koppints arra a kerületedre, amelyet odaadod.
touch-exchange-for = Odaadod: { $card }. Most koppints a kerületre, amelyet cserébe kérsz.
touch-conjure = { $card }: a kezedbe veszed, vagy rögtön megépíted?

wait-draft = { $name } karaktert választ…
wait-aside = { $name } félretesz egy karaktert…
wait-tribute = { $name } azon töpreng, mennyit ér a korona…
wait-rescue = { $name } a Temetőről dönt…
wait-turn = { $name } gondolkodik, szerepe: { $character }…
wait-somebody = { $name } gondolkodik…

curtain-draft = Karaktert kell választani.
curtain-turn = Soron van: { $character }.
curtain-tribute = A korona áráról van szó.
curtain-rescue = A Temetőről van szó.
curtain-decision = Dönteni kell valamiről.

warn-last = Ezzel a fordulóval vége a játszmának.
warn-near = { $count ->
  [one] Már csak egy kerület hiányzik neki: { $names }.
 *[other] Már csak egy-egy kerület hiányzik nekik: { $names }.
 }
warn-near-you = Már csak egy kerületed hiányzik.

turn-title = A lépésed
turn-gold = Aranyat veszek
turn-cards = Lapot húzok
turn-take = Arany vagy lap
turn-build = Építés
turn-income = Bevétel
turn-end = Lépés vége
turn-name-As = Gyilkosság
turn-name-Th = Rablás
turn-name-Wt = Megbabonázás
turn-swap = Kézcsere
turn-put = Lapcsere
turn-look = Más lapjai
turn-crown = Korona átadása
turn-pardon = Bűnbocsánat
turn-extra-gold = Több arany
turn-extra-cards = Több lap
turn-adorn = Díszítés
turn-destroy = Rombolás
turn-destroy-own = Saját lerombolása
turn-exchange = Kerületcsere
turn-sell = Lap eladása
turn-smith = Kovácsolás
turn-tuck = Lap a Múzeumba
turn-arm = Fegyvertár robbantása
turn-touch-build = Koppints egy lapodra.
turn-touch-name = Koppints fent egy rangra.
turn-touch-swap = Koppints egy játékosra.
turn-touch-look = Koppints egy játékosra.
turn-touch-crown = Koppints egy játékosra.
turn-touch-destroy = Koppints egy másik város kerületére.
turn-builds = { $count ->
  [one] Még egyet.
 *[other] Legfeljebb { $count } épülhet.
 }
turn-beyond = Nem megy: { $why }
turn-impossible = Most nem lehetséges
turn-lay-back = Újra megnyomva elveted
turn-undone = Kimarad: { $what }
undone-build = építés
undone-income = bevétel
undone-power = képesség
effect-gain = { $gold } aranyat hoz
effect-cost = { $gold } aranyba kerül

reason-take-first = előbb arany vagy lap
reason-taken = megvan
reason-pile-empty = üres a húzópakli
reason-built-enough = { $limit ->
  [one] már építettél
 *[other] már { $limit } kerületet építettél
 }
reason-cannot-build = a Hódító nem épít
reason-already-built = már áll a városodban
reason-too-dear = ára { $cost }, neked { $gold } van
reason-no-income = { $colour ->
  [yellow] nincs sárga kerületed
  [blue] nincs kék kerületed
  [green] nincs zöld kerületed
 *[red] nincs piros kerületed
 }
reason-used = ebben a lépésben már megvolt
reason-own-rank = a saját rangod
reason-rank-one = az 1-es rang nem rabolható ki
reason-murdered = a megölt nem
reason-bewitched = a megbabonázott nem
reason-hands-empty = egyikőtöknek sincs lapja
reason-hand-empty = nincs lapja
reason-own-hand-empty = nincs lapod
reason-has-crown = már nála van: { $name }
reason-no-richest = senki sem egymaga a leggazdagabb
reason-is-richest = te vagy a leggazdagabb
reason-no-district = nincs hozzá kerület
reason-already-gold = már van rajta arany
reason-complete-city = { $name } városa kész
reason-own-complete = a te városod kész
reason-preacher = a Püspök védi: { $name }
reason-keep = az Öregtorony ledönthetetlen
reason-theirs-already = ilyen már van nála: { $name }
reason-must-name = előbb nevezz meg egy rangot
reason-must-crown = előbb add át a koronát
reason-no-pair = nincs két cserélhető kerület
reason-nothing = nincs mire
beyond-too-dear = { $cost } aranytól túl drága
short-too-dear = még { $missing }
short-already-built = már áll

hand-title = A lapjaid: { $count } lap
hand-empty = Nincs lap a kezedben.
hand-card = { $card }, { $colour }
hand-costs = neked { $gold } aranyba kerül

draft-title = Karakterválasztás
draft-offer = Választható
draft-rank = { $rank }. rang,
draft-up = Felfedve
draft-down = Lefordítva
draft-hidden = ismeretlen
draft-order = Ki mikor választ
draft-yours = Ebben a fordulóban a tiéd
draft-put-aside = Te tetted félre
draft-step-pick-done = { $name } már választott
draft-step-pick-now = { $name } most választ
draft-step-pick-later = { $name } később választ
draft-step-aside-done = { $name } félretett egyet
draft-step-aside-now = { $name } most tesz félre egyet
draft-step-aside-later = { $name } később tesz félre egyet

asked-title = Kérdés hozzád
asked-cards = Választható
asked-keep = A kezembe
asked-build = Rögtön megépítem
asked-leave = Egyet sem
asked-put = { $count } lap került a pakli aljára.
asked-draw = { $count } lap húzása
asked-tribute = A koronát tőle kaptad: { $name }. Az ára 1 arany vagy egy lap a kezedből.
asked-gold = 1 aranyat adok
asked-rescue = { $card }: a pakli aljára kerül, vagy { $gold } aranyért a kezedbe.
asked-save = Visszahozom
asked-let-go = Veszni hagyom
asked-bell = Egy város most { $need } kerülettel kész. Ha a harang megkondul, eggyel kevesebb is elég.
asked-declare = Szóljon a harang
asked-still = Maradjon néma


keys-arrows = Mozgás a rangok, helyek, választék és lapok között
keys-enter = Választás, gombnyomás, építés
keys-numbers = Az a karakter, az a rang vagy az a lap
keys-escape = A választás visszavétele, vagy minden mutatása egyszerre
keys-c = A városok felolvasása
keys-g = Az aranyak és lapszámok felolvasása
keys-h = A lapjaid felolvasása
keys-i = A kijelölt dolog magyarázata
keys-r = A rangok felolvasása
