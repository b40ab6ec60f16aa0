# What happened, one message for each kind of event in docs/WORKER.md; $reader is “you” if the viewer did it or owns the card,
# “hidden” if the viewer may not know the card. $column and $to count from 1.
event-round-began = Kezdődik: { $reader ->
  [you] { $round }. forduló. Te nyitsz.
 *[other] { $round }. forduló. Nyit: { $name }.
 }
event-placed = { $column }. oszlop: { $reader ->
  [you] ezt raktad le rejtve – { $card }.
  [hidden] { $name } lerakott egy rejtett lapot.
 *[other] { $name } ezt rakta le rejtve – { $card }.
 }
event-revealed = { $column }. oszlop: { $reader ->
  [you] felfedték a lapodat
 *[other] felfedték { $name } lapját
 } – { $card }.
event-moved = { $reader ->
  [you] A te Felfedeződ továbbállt
 *[other] { $name } Felfedezője továbbállt
 }: { $column }. oszlop → { $to }. oszlop.
event-moved-back = { $column }. oszlop: { $reader ->
  [you] a te Felfedeződ mindenütt Viharba ütközik
 *[other] { $name } Felfedezője mindenütt Viharba ütközik
 }, és visszatér az oszlop aljára.
event-stayed = { $column }. oszlop: { $reader ->
  [you] a te Felfedeződ eleget vándorolt
 *[other] { $name } Felfedezője eleget vándorolt
 }, itt marad.
event-discarded = { $column }. oszlop: { $reader ->
  [you] az Orgyilkos leszúrta a lapodat
 *[other] az Orgyilkos leszúrta { $name } lapját
 } – { $card }.
event-closed = { $column }. oszlop: { $reader ->
  [you] a te Viharod lezárta.
 *[other] { $name } Vihara lezárta.
 }
event-asked-cloak = { $column }. oszlop: { $reader ->
  [you] lapot csúsztathatsz a Ködsüveged alá.
 *[other] { $name } lapot csúsztathat a Ködsüveg alá.
 }
event-asked-traitor = { $column }. oszlop: { $reader ->
  [you] elcserélheted az oszlop célját.
 *[other] { $name } elcserélheti az oszlop célját.
 }
event-slipped = { $column }. oszlop: { $reader ->
  [you] ezt csúsztattad a Ködsüveged alá – { $card }.
  [hidden] { $name } egy lapot csúsztatott a Ködsüveg alá.
 *[other] { $name } ezt csúsztatta a Ködsüveg alá – { $card }.
 }
event-traded = { $reader ->
  [you] A te Árulód célokat cserélt. { $column }. oszlop
 *[other] { $name } Árulója célokat cserélt. { $column }. oszlop
 }: { $goal }; { $to }. oszlop: { $other }.
event-declined-cloak = { $column }. oszlop: { $reader ->
  [you] semmit sem csúsztattál a Ködsüveged alá.
 *[other] { $name } semmit sem csúsztatott a Ködsüveg alá.
 }
event-declined-traitor = { $reader ->
  [you] A helyükön hagytad a célokat.
 *[other] { $name } a helyükön hagyta a célokat.
 }
event-shuffled = { $reader ->
  [you] Új húzópaklivá keverted a dobópaklidat.
 *[other] { $name } új húzópaklivá keverte a dobópakliját.
 }
event-drawn = { $reader ->
  [you] Húztál: { $card }.
  [hidden] { $name } húzott egy lapot.
 *[other] { $name } húzott: { $card }.
 }
event-round-ended = { $round }. forduló: { $reader ->
  [you] te zártad le. Minden lap felfordul.
 *[other] { $name } lezárta. Minden lap felfordul.
 }
event-settled = { $column }. oszlop: eldől, kié lesz – { $goal }.
event-won = { $column }. oszlop: { $reader ->
  [you] elnyerted ezt a célt
 *[other] { $name } elnyerte ezt a célt
 } – { $goal }.
event-lost = Senki sem nyerte el: { $goal }. Ez a cél kikerül a játékból.
event-game-over = Vége a játszmának.
hit-discarded = { $column }. oszlop: az Orgyilkos leszúrta a lapodat – { $card }.
hit-closed = { $column }. oszlop: { $name } Vihara lezárta a lapjaid fölött.
hit-traded = { $column }. és { $to }. oszlop: { $name } célokat cserélt a lapjaid fölött.
hit-revealed = { $column }. oszlop: felfedték a lapodat – { $card }.
