# Motives of puzzles: what each is called, and why the solution is right. $character, $card and $other are bare names,
# $name a player; $odds is a share with its per cent sign.
motive-bell = A harang
why-bell = { $rings ->
  [1] Szólaltasd meg: ha eggyel kevesebb kerület is elég, akkor ér véget a játék, amikor jól állsz.
 *[0] Hagyd némán: ha hamarabb vége a játéknak, az másnak jobb, mint neked.
 }
motive-complete = Teljes város
why-complete = Ezzel teljes a városod: { $card }. { $first ->
  [1] Te vagy az első, ez 4 pontot ér
 *[0] Ez 2 pontot ér
 }, és a játék ezzel a fordulóval véget ér.
motive-murder = Kit gyilkolj meg
why-murder = { $odds } az esélye, hogy { $name } választotta ezt a karaktert: { $character }. { $lacks ->
  [0] Az ő városa teljes.
 *[other] A városából már csak { $lacks } kerület hiányzik, és { $gold } aranya van rá.
 } Neki fáj a legjobban, ha kimarad.
motive-rob = Kit rabolj ki
why-rob = { $name } erszényében { $gold } arany van, és { $odds } az esélye, hogy ő választotta ezt a karaktert: { $character }. Sehol máshol nem szerezhetsz ennyit ilyen biztosan.
motive-bewitch = Kit babonázz meg
why-bewitch = { $odds } az esélye, hogy { $name } választotta ezt a karaktert: { $character }. Boszorkányként te lépsz helyette, a saját aranyadból és a saját városodban.
motive-stop = Egy város megállítása
why-stop = { $name } városából már csak { $lacks } kerület hiányzik. Ez a lépés épp időben akasztja meg.
motive-destroy = Mit rombolj le
why-destroy = Ez a kerület: { $card }. Az elvesztése { $name } számára a legfájóbb, és van rá aranyad.
motive-exchange = Mit cserélj el
why-exchange = Ezt add: { $other }, és ezt kapod érte: { $card }. Neked többet ér, { $name } városában pedig kevesebbet árthat.
motive-swap = Lapok cseréje
why-swap = { $name } kezében { $cards } lap van, a tiédben { $own }. A csere neked ad választékot, és tőle veszi el.
motive-conjure = Más lapjai
why-conjure = { $builds ->
  [1] Építsd meg azonnal: { $card }. Ez nem számít bele abba az egy kerületbe, amelyet ebben a körben építhetsz.
  [0] Ezt a lapot vedd a kezedbe: { $card }. Így { $name } már nem építheti meg.
 *[look] Az ő lapjait érdemes megnézni: { $name }.
 }
motive-crown = Kié legyen a korona
why-crown = A következő fordulóban { $name } fején árt a korona a legkevesebbet.
motive-patience = Türelem
why-patience = Csábító volna ez a kerület: { $card }. De az aranyad és ez a lap egy későbbi körben többet ér.
motive-architect = Az Építész köre
why-architect = Az Építész egy körben három kerületet is építhet. Most ezen a sor: { $card }.
motive-colours = Mind az öt szín
why-colours = Ez a kerület hozza az utolsó hiányzó színt: { $card }. Mind az öt együtt 3 pontot ér.
motive-purse = Arany a Tolvaj elől
why-purse = { $gold } aranyad van, és a Tolvaj is játékban lehet. Ha ezt a karaktert választod, nem veszítheted el, mielőtt elköltöd: { $character }.
motive-income = Jövedelmező karakter
why-income = { $character }: a színének minden kerülete 1 aranyat hoz, és a városodban { $paid } ilyen áll.
motive-pick = Kit válassz
why-pick = Most ez a karakter illik hozzád a legjobban: { $character }. { $gold } aranyad és { $cards } lapod van.
motive-build = Mit építs
why-build = { $card }: mindabból, amit megépíthetsz, most ez viszi leginkább előre a városodat.
motive-take = Arany vagy lap
why-take = { $takes ->
  [gold] Van mit építened, de kevés hozzá az aranyad: vegyél fel aranyat.
 *[cards] Aranyad van, de kevés olyan lapod, amelyet érdemes megépíteni: húzz lapot.
 }
motive-keep = Melyik lapot tartsd meg
why-keep = Ezt tartsd meg: { $card }. Ez illik a legjobban az aranyadhoz és a városodhoz.
motive-renew = Új lapok
why-renew = Cserélj a paklival: amit visszateszel, annak kevés hasznát veszed.
