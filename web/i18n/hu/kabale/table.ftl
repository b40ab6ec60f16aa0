# Kabale’s table for the eye and the ear: what is asked, what lies where, what is known. $name is a player, $cards a list
# already joined in the reader’s language.
table-decline-cloak = Nem csúsztatok alá semmit
table-decline-traitor = Nem cserélek
look-down = rejtve
look-slipped = a Ködsüveg alá csúsztatva
look-hidden = { $name } egyik lapja, { $lies }
look-placed = lerakva { $have }, kell { $want }
look-closed = a Vihar lezárta
look-fulfilled = teljesült
look-leads = amennyire látod, { $reader ->
  [you] te vezetsz
 *[other] { $name } vezet
 }
look-do-place = { $card } ide
look-do-trade = Célcsere ezzel az oszloppal
look-do-slip = { $card } becsúsztatása itt a Ködsüveg alá
look-hand = A lapjaid
look-seat = { $letter }, { $name }
look-you = te
look-turn = soron van
look-first = nyitotta a fordulót
look-points = { $points } pont
look-goals = { $goals } cél
look-race = hatból { $have } terület; mind a hattal legalább { $points } pont
look-race-whole = mind a hat terület
race-completes = { $reader ->
  [you] ezzel mind a hat terület a tiéd lenne
 *[other] ezzel { $name } mind a hat területet megszerezné
 }: { $points } pont
race-open = { $column }. oszlop: { $reader ->
  [you] ezzel mind a hat terület a tiéd lenne
 *[other] ezzel { $name } mind a hat területet megszerezné
 }, { $points } pont.
look-piles = kézben { $hand }, húzópakli { $deck }, dobópakli { $discard }
known-unseen = Még nem láttad: kézben, húzópakliban vagy rejtve
known-unseen-own = Ez jöhet még a húzópaklidból
known-discards = A dobópakliban
known-none = nincs
known-piles = kézben { $hand }, húzópakliban { $deck }
known-left = { $count ->
  [one] Még { $count } cél van a pakliban.
 *[other] Még { $count } cél van a pakliban.
 }

curtain-cloak = { $column ->
  [1] Az
  [5] Az
 *[other] A
 } { $column }. oszlop Ködsüvegéről van szó.
curtain-traitor = { $column ->
  [1] Az
  [5] Az
 *[other] A
 } { $column }. oszlop Árulójáról van szó.
keys-arrows = Mozgás a lapjaid és az oszlopok között
keys-enter = Lap választása, lerakás az oszlopba
keys-numbers = A választott lap lerakása abba az oszlopba
keys-escape = A lap visszavétele, vagy minden mutatása egyszerre
keys-c = Az oszlopok felolvasása
keys-h = A lapjaid felolvasása
keys-g = A helyek és céljaik felolvasása
keys-i = A kijelölt lap magyarázata
goal-text = { $area } { $points }
column-label = { $column }. oszlop
round-of = { $round }/{ $rounds }. forduló
status-place = Válassz egy lapot, aztán egy oszlopot.
status-place-column = { $card } – { $rule }. Most válassz oszlopot.
status-cloak = A te Ködsüveged ({ $column }. oszlop): válaszd ki, melyik lapot csúsztatod alá, vagy mondj le róla.
status-cloak-column = { $card } – { $rule }. Most koppints a Ködsüveged oszlopára: { $column }.
status-traitor = A te Árulód ({ $column }. oszlop): válaszd ki, melyik oszloppal cserélsz célt, vagy mondj le róla.
status-wait = { $name } gondolkodik…
status-wait-cloak = { $name } a Ködsüvegről dönt…
status-wait-traitor = { $name } az Árulóról dönt…
status-over = Vége a játszmának.

heard-card-up = { $name } lapja: { $card }, felfedve
heard-card-up-own = A te lapod: { $card }, felfedve
heard-card-down = { $name } rejtett lapja
heard-card-down-known = { $name } lapja: { $card }, rejtve
heard-card-down-own = A te lapod: { $card }, rejtve
heard-card-slipped = { $name } rejtett lapja a Ködsüveg alatt
heard-card-slipped-known = { $name } lapja: { $card }, a Ködsüveg alatt
heard-card-slipped-own = A te lapod: { $card }, a Ködsüveg alatt
heard-counts = értéke { $number }
heard-column = { $column }. oszlop, { $goal }, lerakva { $placed }, kell { $wanted }
heard-column-fulfilled = { $column }. oszlop, { $goal }, teljesült, lerakva { $placed }, kell { $wanted }
heard-column-closed = { $column }. oszlop, { $goal }, Vihar zárta le
heard-column-no-goal = { $column }. oszlop, a célja már gazdára talált
heard-column-cards = A céltól lefelé: { $cards }
heard-column-empty = Még nincs benne lap
heard-hand = A lapjaid: { $cards }
heard-hand-empty = Nincs lap a kezedben
heard-seat = { $name }: kézben { $hand }, húzópakliban { $deck }, dobópakliban { $discard }, elnyert célok: { $goals }, pontok: { $points }
undo-revealed = Nem lehetséges: azóta felfedtek egy lapot, amelyet nem ismerhettél.
undo-shuffled = Nem lehetséges: azóta megkevertek egy paklit.
undo-goals = Nem lehetséges: azóta új célok fordultak fel.
undo-drawn = Nem lehetséges: azóta valaki más húzott egy lapot.
known-hand = { $name } kezében
statistics-allies = Oszlopot nyerő szövetségesek
statistics-allies-note = Szövetségeseid, akik még az oszlopban álltak, amikor a tiéd lett.

# What a bot thought, in the replay.
thought-hidden = { $column }. oszlop, { $place }. lap, { $name }:
thought-columns = Esélyek az oszlopokban: { $columns }.
thought-column = { $column }.: { $chance }

# Miért ezt a lépést mondja a tipp.
hint-win = { $goal }: az ott lehetséges lapok mellett { $chance } eséllyel elnyered; más lépésekkel átlagosan { $other }.
hint-spoil = { $goal }: { $name } csak { $chance } eséllyel nyeri el; más lépések után { $other }.
hint-best = A legjobb esélyed: { $goal }, { $chance }.
hint-missing = { $area }: ez a terület még hiányzik; mind a hathoz ennyi kell még: { $count }.
hint-completes = { $area }: ez az utolsó terület, amely mind a hathoz hiányzik.
trophies-title = { $reader ->
  [you] Céljaid
 *[other] { $name } céljai
 }

feat-six = Az egész birodalom
feat-six-text = Legyen a játszma végén mind a hat területről legalább egy célod.
feat-sweep = Tarolás
feat-sweep-text = Nyerj három célt egy fordulóban.
feat-alone = Egy mindenki ellen
feat-alone-text = Nyerj meg egy oszlopot, amelyben már csak egyetlen szövetségesed áll három vagy több másik ellen.
feat-allies = Barátok mindenütt
feat-allies-text = Nyerj oszlopot minden szövetséges segítségével: összesen { $of } van.
