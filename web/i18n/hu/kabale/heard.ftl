# What play sounds like as it happens: a whole turn in one sentence, put together from these clauses with semicolons and a full
# stop; one sentence for a settled column; the points of a round. $reader is “you” if the viewer did it or owns the card.
turn-placed = { $column }. oszlop: { $reader ->
  [you] ide tetted – { $card }
 *[other] { $name } lapot tett ide
 }
turn-revealed = { $reader ->
  [you] felfedve a te lapod
 *[other] felfedve { $name } lapja
 } – { $card }
turn-revealed-there = { $column }. oszlop: { $reader ->
  [you] felfedve a te lapod
 *[other] felfedve { $name } lapja
 } – { $card }
turn-moved = a Felfedező új helye { $to }. oszlop
turn-moved-back = a Felfedező útját mindenütt vihar állja, visszatér
turn-stayed = a Felfedező nem megy tovább
turn-discarded = { $reader ->
  [you] az Orgyilkos leszúrta a lapodat
 *[other] az Orgyilkos leszúrta { $name } lapját
 } – { $card }
turn-closed = a Vihar lezárta: { $column }. oszlop
turn-slipped = { $reader ->
  [you] a Ködsüveged alá csúsztattad – { $card }
 *[other] { $name } lapot csúsztatott a Ködsüveg alá
 }
turn-declined-cloak = semmi sem került a Ködsüveg alá
turn-traded = célcsere: { $column }. oszlop { $goal }, { $to }. oszlop { $other }
turn-declined-traitor = a célok a helyükön maradnak
turn-shuffled = új húzópaklivá keverted a dobott lapjaidat
turn-drawn = húztál – { $card }
turn-round-ended = vége a fordulónak
turn-round-began = kezdődik a { $round }. forduló, { $reader ->
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
