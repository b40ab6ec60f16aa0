# Motives of puzzles: what each is called, and why the solution is right. $goal and $wanted are goals, $card, $kept and $partner allies by
# their bare names, $column and $to numbers of columns, $name a player.
motive-own-set = Mind a hat terület
why-own-set = { $column ->
  [1] Az
  [5] Az
 *[other] A
 } { $column }. oszlop célja { $goal }: ez a terület még hiányzik neked. Ezzel hatból { $areas } a tiéd, és mind a hat duplán számít.
motive-break-set = Egy gyűjtő megállítása
why-break-set = { $name } már { $areas } területet gyűjtött. { $column ->
  [1] Az
  [5] Az
 *[other] A
 } { $column }. oszlop célja ({ $goal }) új volna neki. Bárki nyerje el, csak ő ne.
motive-couple = Herceg és Apród
why-couple = A Herceg és az Apród együtt mindenképpen elnyeri { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlop célját ({ $goal }), bármi legyen is ott a többieknek.
motive-save = Lap tartogatása
why-save = { $partner ->
  [none] { $column ->
  [1] Az
  [5] Az
 *[other] A
 } { $column }. oszlopban ez a lap is elég: { $card }. Későbbre megmarad: { $kept }.
 *[other] Ezt még ne rakd le: { $kept }. A párja ({ $partner }) ott van a kezedben, később együtt elnyerhetnek egy célt.
 }
motive-cloak = A Ködsüveg alatt
why-cloak = { $card ->
  [none] { $column ->
  [1] Az
  [5] Az
 *[other] A
 } { $column }. oszlopban egyik lapod sem ér többet a Ködsüveg alatt, mint a kezedben.
 *[other] { $column ->
  [1] Az
  [5] Az
 *[other] A
 } { $column }. oszlopban a Ködsüveg alatt ez a lap az értékelésig biztonságban, rejtve marad: { $card }.
 }
motive-traitor = Az Áruló cseréje
why-traitor = { $wanted ->
  [none] Hagyd a helyén ezt a célt: { $goal }. Bármelyik csere másnak hasznosabb volna, mint neked.
 *[other] Ezt a célt cseréld el: { $goal }, erre: { $wanted }. A célok helyet cserélnek, az alattuk fekvő lapok maradnak.
 }
motive-trigger = A saját lapod felfedése
why-trigger = Közvetlenül a lerakott lap fölött a saját rejtett lapod fekszik: { $card }. Most felfeded, és épp akkor hat, amikor neked jó.
motive-tie = Holtverseny
why-tie = { $column ->
  [1] Az
  [5] Az
 *[other] A
 } { $column }. oszlopban azonos az összeg, és { $rule ->
  [farthest] a Koldus miatt a céltól legtávolabbi lap dönt
 *[nearest] a célhoz legközelebbi lap dönt
 }: a tiéd. Így tiéd a cél: { $goal }.
motive-purge = Varázsló és Boszorkány
why-purge = Az értékeléskor ez a lap rendet tesz { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlopban: { $card }. { $removed } lap kikerül, és ami marad, azzal tiéd a cél: { $goal }.
motive-void = Muskétások
why-void = A Muskétások { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlopban minden képességet semmissé tesznek. Csak a nyomtatott értékek számítanak, és azokkal tiéd a cél: { $goal }.
motive-lowest = A legkisebb összeg
why-lowest = A Koldussal { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlopban a legkisebb összeg nyer: az a tiéd, és vele ez a cél is: { $goal }.
motive-dragon = A Sárkány
why-dragon = A Sárkányod { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlopban mások minden lapjából levon 2-t. Ez elég ehhez a célhoz: { $goal }.
motive-last-card = A forduló vége
why-last-card = Ezzel a lappal az utolsó cél is teljesül, és a fordulónak azonnal vége. { $column ->
  [1] Az
  [5] Az
 *[other] A
 } { $column }. oszlopban már senki sem válaszolhat, a cél a tiéd: { $goal }.
motive-leader = Az élen álló megállítása
why-leader = Az élen áll: { $name }. E lépés nélkül valószínűleg { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlop célja ({ $goal }) is az övé lenne.
motive-dear = A legtöbbet érő cél
why-dear = Ebben a fordulóban egyetlen cél sem ér többet ennél: { $goal }. { $column ->
  [1] Az
  [5] Az
 *[other] A
 } { $column }. oszlopban ezzel a lappal nyered el: { $card }.
motive-bluff = Blöff
why-bluff = Rejtve még ez a lap is veszélyesnek látszik { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlopban: { $card }. Az erős lapjaid a kezedben maradnak egy jobb célra.
