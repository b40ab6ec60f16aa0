# What play sounds like as it happens: a whole turn in one sentence, put together from these clauses with semicolons and a full
# stop; one sentence for a settled column; the points of a round. $reader is “you” if the viewer did it or owns the card.
turn-placed = { $reader ->
  [you] lapot raksz
 *[other] { $name } lapot rak
 } { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlopba{ $reader ->
  [you] : { $card }
 *[other] { "" }
 }
turn-revealed = { $reader ->
  [you] felfedik a lapodat
 *[other] felfedik { $name } lapját
 }: { $card }
turn-revealed-there = { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlopban { $reader ->
  [you] felfedik a lapodat
 *[other] felfedik { $name } lapját
 }: { $card }
turn-moved = a Felfedező továbbáll { $to ->
  [1] az
  [5] az
 *[other] a
 } { $to }. oszlopba
turn-moved-back = a Felfedező mindenütt Viharba ütközik, és visszatér
turn-stayed = a Felfedező nem áll tovább
turn-discarded = az Orgyilkos meggyilkolja { $reader ->
  [you] a lapodat
 *[other] { $name } lapját
 }: { $card }
turn-closed = a Vihar lezárja { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlopot
turn-slipped = { $reader ->
  [you] ezt csúsztatod a Ködsüveged alá: { $card }
 *[other] { $name } lapot csúsztat a Ködsüveg alá
 }
turn-declined-cloak = semmi sem kerül a Ködsüveg alá
turn-traded = célcsere: { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlop célja most { $goal }, { $to ->
  [1] az
  [5] az
 *[other] a
 } { $to }. oszlopé { $other }
turn-declined-traitor = a célok a helyükön maradnak
turn-shuffled = új húzópaklivá kevered a dobópaklidat
turn-drawn = ezt húzod: { $card }
turn-round-ended = vége a fordulónak
turn-round-began = { $round }. forduló: { $reader ->
  [you] te nyitsz
 *[other] { $name } nyit
 }
turn-yours = te jössz
turn-points = a forduló pontjai: { $parts }
turn-points-of = { $reader ->
  [you] te { $points }
 *[other] { $name } { $points }
 }
turn-points-none = ebben a fordulóban senki sem nyert célt

heard-award-highest = { $column }. oszlop, { $goal }: { $reader ->
  [you] te nyersz, összeged { $sum }
 *[other] { $name } nyer, összege { $sum }
 }
heard-award-alone = { $column }. oszlop, { $goal }: { $reader ->
  [you] vetélytárs nélkül nyersz, összeged { $sum }
 *[other] { $name } vetélytárs nélkül nyer, összege { $sum }
 }
heard-award-lowest = { $column }. oszlop, { $goal }: { $reader ->
  [you] te nyersz a legkisebb összeggel
 *[other] { $name } nyer a legkisebb összeggel
 }, { $sum }
heard-award-nearest = { $column }. oszlop, { $goal }: holtverseny ({ $sum }), { $reader ->
  [you] te nyersz, te vagy legközelebb a célhoz
 *[other] { $name } nyer, ő van legközelebb a célhoz
 }
heard-award-farthest = { $column }. oszlop, { $goal }: holtverseny ({ $sum }), { $reader ->
  [you] te nyersz, te vagy legtávolabb a céltól
 *[other] { $name } nyer, ő van legtávolabb a céltól
 }
heard-award-couple-wins = { $column }. oszlop, { $goal }: { $reader ->
  [you] te nyersz a Herceggel és az Apróddal
 *[other] { $name } nyer a Herceggel és az Apróddal
 }
heard-award-nobody = { $column }. oszlop, { $goal }: senki sem nyer
heard-sum = { $reader ->
  [you] te { $sum }
 *[other] { $name } { $sum }
 }
heard-sums = { $sums }
heard-by-rules = hatott: { $rules }
heard-count = Végső pontozás: { $parts }

# The same for the eye, where columns are settled together: one line each.
award-label = Az értékelés
award-together = Együtt eldőlt oszlopok
award-round = Eldőlt a forduló
award-winner-nobody = Senki
award-why-highest = legnagyobb összeg, { $sum }
award-why-alone = vetélytárs nélkül, { $sum }
award-why-lowest = legkisebb összeg, { $sum }
award-why-nearest = holtverseny ({ $sum }), legközelebb a célhoz
award-why-farthest = holtverseny ({ $sum }), legtávolabb a céltól
award-why-couple-wins = Herceg és Apród
award-why-nobody = nem maradt érték
