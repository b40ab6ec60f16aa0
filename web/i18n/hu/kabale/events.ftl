# What happened, one message for each kind of event in docs/WORKER.md; $reader is “you” if the viewer did it or owns the card,
# “hidden” if the viewer may not know the card. $column and $to count from 1.
event-round-began = { $reader ->
  [you] { $round }. forduló: te nyitsz.
 *[other] { $round }. forduló: { $name } nyit.
 }
event-placed = { $reader ->
  [you] Rejtve leraksz egy lapot
  [hidden] { $name } rejtve lerak egy lapot
 *[other] { $name } rejtve lerak egy lapot
 } { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlopba{ $reader ->
  [you] : { $card }
  [hidden] { "" }
 *[other] : { $card }
 }.
event-revealed = { $column ->
  [1] Az
  [5] Az
 *[other] A
 } { $column }. oszlopban { $reader ->
  [you] felfedik a lapodat
 *[other] felfedik { $name } lapját
 }: { $card }.
event-moved = { $reader ->
  [you] A Felfedeződ
 *[other] { $name } Felfedezője
 } továbbáll { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlopból { $to ->
  [1] az
  [5] az
 *[other] a
 } { $to }. oszlopba.
event-moved-back = { $reader ->
  [you] A Felfedeződ
 *[other] { $name } Felfedezője
 } mindenütt Viharba ütközik, és visszatér { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlop aljára.
event-stayed = { $reader ->
  [you] A Felfedeződ
 *[other] { $name } Felfedezője
 } eleget vándorolt, és { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlopban marad.
event-discarded = Az Orgyilkos { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlopban meggyilkolja { $reader ->
  [you] a lapodat
 *[other] { $name } lapját
 }: { $card }.
event-closed = { $reader ->
  [you] A Viharod
 *[other] { $name } Vihara
 } lezárja { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlopot.
event-asked-cloak = { $reader ->
  [you] Lapot csúsztathatsz a Ködsüveged alá
 *[other] { $name } lapot csúsztathat a Ködsüveg alá
 } { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlopban.
event-asked-traitor = { $reader ->
  [you] Elcserélheted
 *[other] { $name } elcserélheti
 } { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlop célját.
event-slipped = { $reader ->
  [you] Lapot csúsztatsz a Ködsüveged alá
 *[other] { $name } lapot csúsztat a Ködsüveg alá
 } { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlopban{ $reader ->
  [you] : { $card }
  [hidden] { "" }
 *[other] : { $card }
 }.
event-traded = { $reader ->
  [you] Az Árulód
 *[other] { $name } Árulója
 } célokat cserél: { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlop célja most { $goal }, { $to ->
  [1] az
  [5] az
 *[other] a
 } { $to }. oszlopé { $other }.
event-declined-cloak = { $reader ->
  [you] Semmit sem csúsztatsz a Ködsüveged alá
 *[other] { $name } semmit sem csúsztat a Ködsüveg alá
 } { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlopban.
event-declined-traitor = { $reader ->
  [you] A helyükön hagyod a célokat.
 *[other] { $name } a helyükön hagyja a célokat.
 }
event-shuffled = { $reader ->
  [you] Új húzópaklivá kevered a dobópaklidat.
 *[other] { $name } új húzópaklivá keveri a dobópakliját.
 }
event-drawn = { $reader ->
  [you] Ezt húzod: { $card }.
  [hidden] { $name } húz egy lapot.
 *[other] { $name } ezt húzza: { $card }.
 }
event-round-ended = { $reader ->
  [you] Lezárod
 *[other] { $name } lezárja
 } { $round ->
  [1] az
  [5] az
 *[other] a
 } { $round }. fordulót. Minden lapot felfordítanak.
event-settled = Eldől { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlop: { $goal }.
event-won = { $reader ->
  [you] Elnyered
 *[other] { $name } elnyeri
 } { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlop célját: { $goal }.
event-lost = Senki sem nyeri el: { $goal }. Ez a cél kikerül a játékból.
event-game-over = Vége a játszmának.
hit-discarded = Az Orgyilkos { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlopban meggyilkolta a lapodat: { $card }.
hit-closed = { $name } Vihara lezárta { $column ->
  [1] az
  [5] az
 *[other] a
 } { $column }. oszlopot, ahol lapjaid vannak.
hit-traded = { $name } célokat cserélt ott, ahol lapjaid vannak: { $column }. és { $to }. oszlop.
hit-revealed = { $column ->
  [1] Az
  [5] Az
 *[other] A
 } { $column }. oszlopban felfedték a lapodat: { $card }.
