# The first game, told while it is played.
lesson-title = Az első cselszövésed
lesson-step = { $step }/{ $steps }. lépés
lesson-next = Tovább
lesson-again = Próbáld újra
lesson-skip = Lecke kihagyása
lesson-finish = Az igazi asztalhoz
lesson-wrong = Szabad, de még nem most. Kövesd a fényt.

lesson-1-title = Üdvözlünk az udvarban
lesson-1-text = A fenti zászlók a célok. Mindegyik egy oszlop élén áll, és az alatta lévő szövetségesek küzdenek érte. Akié a forduló végén ott a legnagyobb összeg, azé a cél.
lesson-2-title = A kezed
lesson-2-text = Ez a három szövetséges téged szolgál. A szám mutatja, mennyit érnek, a mellette lévő jel pedig, mikor hatnak. Időzz el egy lapon, vagy tartsd nyomva, és bemutatkozik.
lesson-3-title = Küldd az Orgyilkost
lesson-3-text = Válaszd az Orgyilkost, aztán a fénylő oszlopot. Rejtve kerül le: ellenfeled csak azt látja, hogy a tiéd.
lesson-4-title = Ellenfeled válaszol
lesson-4-text = Ellenfeled közvetlenül a te lapod alá rakott, és aki ezt teszi, felfedi a fölötte lévő lapot. Az Orgyilkos épp ebben reménykedett.
lesson-5-title = Az Orgyilkos lecsap
lesson-5-text = A lap, amelyik felfedte, halott, és a gazdája dobópakliján fekszik. A később odarakott lapok biztonságban vannak. Kétszer is gondold meg hát, raksz-e rejtett lap alá.
lesson-6-title = Teljesítsd a célokat
lesson-6-text = Egy cél annyi lapot kíván, ahány pontot ér. Rakd a fénylő lapot a fénylő oszlopba: ezzel minden cél teljesül, és a forduló véget ér.
lesson-7-title = Lehullanak az álarcok
lesson-7-text = Minden lap felfordul, és minden oszlop külön dől el. Menj végig rajta lépésről lépésre: minden változó szám megmondja, miért változik.
lesson-8-title = Mi számít a végén?
lesson-8-text = Hat forduló után összeadjuk a céljaid pontjait. Ha mind a hat területről van célod, duplán is számíthatnak: minden terület legjobbja kétszer, mínusz 1 minden további célért.
lesson-9-title = Eleget tudsz
lesson-9-text = Az udvar nem vár azokra, akik már mindent tudnak. Hogy melyik szövetséges mire képes, az asztalnál bármikor elolvashatod.
