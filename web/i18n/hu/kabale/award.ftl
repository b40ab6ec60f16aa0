# The award told in steps: one message for each rule in docs/WORKER.md. $by and $cards are lists of award-card, joined;
# $number, $sum are already formatted (9½).
stage-again = Az értékelés még egyszer
award-column = { $column }. oszlop: { $goal }
stage-skip = Ugrás az eredményhez
stage-skip-all = Minden oszlop átugrása
stage-skip-count = A pontozás átugrása
award-heading-printed = Az értékek
award-heading-couple = Herceg és Apród
award-heading-verdict = Az eredmény
award-counts-highest = A legnagyobb összeg győz
award-counts-lowest = A legkisebb összeg győz
award-counts-couple = Itt már nem számít az összeg
award-no-part = nem vesz részt
award-card = { $card } ({ $name })
award-gone = kikerült
award-no-number = nincs értéke

award-printed = Kezdetben minden lap a nyomtatott értékét éri.
award-printed-home = Minden lap a nyomtatott értékét éri. Otthon van ({ $area }), ezért 12-t ér: { $cards }. A többi ilyen lap 8-at ér.
award-musketeers = { $by }: itt minden más képesség érvénytelen, csak a nyomtatott érték számít.
award-wizard = { $by } itt az egyetlen Varázsló, és minden legalább 10-es lapot elűz: { $cards }.
award-wizards = { $by }: több Varázsló is van, így kioltják egymást, és senki sem kerül ki.
award-witch = { $by } itt az egyetlen Boszorkány, és minden más, legfeljebb 9-es lapot elűz: { $cards }.
award-witches = { $by }: több Boszorkány is van, így kioltják egymást, és senki sem kerül ki.
award-couple = { $reader ->
  [you] A te Herceged és Apródod együtt áll ebben az oszlopban.
 *[other] { $name } Hercege és Apródja együtt áll ebben az oszlopban.
 }
award-hermit = { $by }: 12, minden más lap után 1-gyel kevesebb (más lapok: { $count }), így { $number }.
award-giant = { $by }: 2, minden más lap után 3-mal több (más lapok: { $count }), így { $number }.
award-doppelganger = { $by } az alatta fekvő lap értékét veszi fel: { $cards }, { $number }.
award-doppelganger-none = { $by } nem talál értéket maga alatt, így neki sincs.
award-romeo = { $by } mellett ott van Júliája az oszlopban, így 15-öt ér.
award-dragon = { $by } 2-vel csökkenti más színű lapok értékét: { $cards }.
award-beggar = { $by }: a legkisebb összeg győz.

award-couple-wins = { $reader ->
  [you] Te nyersz
 *[other] { $name } nyer
 }: a Herceg és az Apród együtt minden összegnél többet ér.
award-highest = { $reader ->
  [you] Te nyersz a legnagyobb összeggel
 *[other] { $name } nyer a legnagyobb összeggel
 }: { $sum }.
award-lowest = { $reader ->
  [you] Te nyersz a legkisebb összeggel
 *[other] { $name } nyer a legkisebb összeggel
 }: { $sum }.
award-nearest = { $reader ->
  [you] Holtverseny. Te nyersz a célhoz legközelebbi lappal
 *[other] Holtverseny. { $name } nyer a célhoz legközelebbi lappal
 }: { $by }.
award-farthest = { $reader ->
  [you] Holtverseny. Te nyersz a céltól legtávolabbi lappal
 *[other] Holtverseny. { $name } nyer a céltól legtávolabbi lappal
 }: { $by }.
award-nobody = Nem maradt értékkel bíró lap: senki sem nyer, a cél kikerül a játékból.

award-now = { $reader ->
  [you] Amennyire látod, te nyernél, ha most érne véget a forduló.
 *[other] Amennyire látod, { $name } nyerne, ha most érne véget a forduló.
 }
award-now-nobody = Amennyire látod, senki sem nyerne, ha most érne véget a forduló.

count-title = A végső pontozás
count-no-goals = Nincs elnyert cél
count-plain = Az összes cél együtt: { $points }
count-doubled = Mind a hat terület: 2 × { $six }, mínusz { $spare } a további célokért, összesen { $points }
count-doubled-exact = Mind a hat terület: 2 × { $six }, összesen { $points }
count-missing-area = Nincs duplázás; hiányzik: { $areas }
