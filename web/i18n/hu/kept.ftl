# What is kept: the library, the replay, links, statistics.
points = { $points } pont
result-won = Győzelem
result-shared = Közös győzelem
result-place = { $place }. hely { $of } játékos közül
library-reading = Játszmáid betöltése…
library-empty = Még nincs játszma. Amit elkezdesz, magától ide mentődik.
library-filter = Keresés cím vagy név szerint
library-filters = Szűrők
library-all = Mind
library-by-game = Játék
library-by-result = Eredmény
library-by-level = Szint
library-by-person = Emberek
library-result-won = Megnyert
library-result-lost = Elvesztett
library-result-running = Folyamatban
library-import = Fájlok megnyitása…
library-export-all = Mind mentése fájlba
library-file-note = A fájl egyszerű szöveg, és a játszma minden lapját tartalmazza. A fájlokat ide is húzhatod. A fájlból vagy hivatkozásból érkező befejezett játszmák nem számítanak bele a statisztikába.
library-count = { $count ->
  [one] { $count } játszma
 *[other] { $count } játszma
 }
library-more = Még { $count } mutatása
library-continue = Folytatás
library-replay = Visszanézés
library-rename = Átnevezés
library-export = Mentés fájlba
library-delete = Törlés
library-gone = Törölve: { $name }
library-undo = Visszaállítás
library-name = A játszma címe
library-save = Cím megtartása
library-cancel = Mégse
library-practice = Gyakorlás
library-hints = { $count } tipp
library-running = { $round }. forduló
library-over = { $count ->
  [one] { $names } győzött { $points } ponttal
 *[other] { $names } közösen győzött { $points } ponttal
 }
library-checking = Ellenőrzés: { $done } / { $total }…
library-stop = Leállítás
library-added = { $count ->
  [0] Nem volt benne új.
  [one] { $count } játszma hozzáadva.
 *[other] { $count } játszma hozzáadva.
 }{ $known ->
  [0] { "" }
  [one] { " " }{ $known } már megvolt.
 *[other] { " " }{ $known } már megvolt.
 }
library-damaged = { $count ->
  [one] Egy sérült tétel
 *[other] { $count } sérült tétel
 }
library-damaged-more = És még { $count }.
library-damage-file = { $file }: { $what }
library-damage-game = { $file }, { $game }. játszma: { $what }
library-sound = { $count ->
  [0] Semmit sem tartottunk meg: nincs benne új, ép játszma.
  [one] Még semmit sem tartottunk meg. Új és ép: { $count } játszma.
 *[other] Még semmit sem tartottunk meg. Új és ép: { $count } játszma.
 }{ $known ->
  [0] { "" }
 *[other] { " " }Már megvan: { $known }.
 }
library-keep-sound = Az épek megtartása
library-keep-none = Egyiket sem
library-undone = A böngésző tárhelye ezt nem fogadta el. Semmi sem változott.
library-missing = Ez a játszma már nincs meg: egy másik böngészőfülön törölték.
library-unread = A böngésző tárhelye nem adja ki a játszmáidat. Amint kiadja, itt lesznek.
library-broken = { $count ->
  [one] Egy bejegyzés sérült, és már nem játszma. Fájlba mentheted vagy törölheted.
 *[other] { $count } bejegyzés sérült, és már nem játszma. Fájlba mentheted vagy törölheted őket.
 }

replay-title = Visszanézés
replay-opening = A játszma betöltése…
replay-keys = Lépkedés a játszmában
replay-back = Egy lépés vissza
replay-next = Egy lépés előre
replay-play = Lejátszás
replay-pause = Szünet
replay-slider = Hely a játszmában
replay-at = { $at }. lépés, összesen { $total }. { $words }
replay-eyes = Nézőpont
replay-open = Minden lap felfedve
replay-public = Amit mindenki láthat
replay-seat = { $name }
replay-only-own = Amíg a játszma tart, csak a saját nézőpontodból láthatod.
replay-only-public = Amíg a játszma tart, csak azt látod, amit mindenki láthat.
replay-play-on = Folytatás innen
replay-play-on-help = Új gyakorló játszma ebből az állásból; a régi marad, ahogy volt.
replay-from = Ebből: { $name }

thought-show = Mit gondolt { $name }?
thought-title = Amit { $name } gondolt
thought-note = Újra végiggondolva, csak abból kiindulva, amit { $name } tudhatott.
thought-note-strongest = { $name } nem lát ilyen messzire: ezt a legerősebb bot gondolta volna, csak abból kiindulva, amit { $name } tudhatott.
thought-wait = Újra végiggondolja…
thought-only = Csak egy lépés volt lehetséges.
thought-moves = A lépések, elöl a legjobb
thought-chance = győzelmi esély: { $chance } (± { $doubt })
thought-points = { $points } pont (± { $spread })
thought-played = ezt lépte
thought-more = És még { $count }.
thought-clear = Az első egyértelműen a legjobb.
thought-close = A legjobbak túl közel vannak egymáshoz ahhoz, hogy dönteni lehessen köztük.
thought-beliefs = Amit valószínűnek tartott
thought-likely = Ami az első után a legvalószínűbb

share-title = Hivatkozás megosztása
share-what = A hivatkozásban benne van a teljes befejezett játszma, minden lapjával és a játékosok nevével. Egyetlen szerver sem tud róla.
share-link = Hivatkozás
share-copy = Másolás
share-send = Megosztás…
share-copied = Másolva.
share-by-hand = A hivatkozás ki van jelölve: másold ki kézzel.
share-impossible = Ez a játszma nem fér hivatkozásba. Mentsd inkább fájlba.
link-title = Játszma egy hivatkozásban
link-reading = Olvassuk a hivatkozást…
link-running = Egy játszma, amely eddig jutott: { $round }. forduló
link-look = Megnézem
link-look-note = Minden lépés, felfedett lapokkal.
challenge-send = Kihívás küldése
challenge-title = Győzz le ezzel az osztással
challenge-what = Aki megnyitja a hivatkozást, ugyanezt az osztást játssza ugyanezek ellen a botok ellen, és a végén egymás mellett látja a két eredményt. Előre semmi sem derül ki az osztásból. Egyetlen szerver sem tud róla.
challenge-heading = Kihívás
challenge-about = Ugyanaz az osztás, ugyanazok a játékosok és szintek: jobb leszel, mint { $name }? A lapok titokban maradnak, amíg nem játszol.
challenge-accept = Ezt az osztást játszom
challenge-accept-note = Ugyanaz az osztás ugyanazok ellen, az elejétől; az eredményedet ehhez mérjük.
challenge-won = Megnyerted a kihívást: neked { $points } pontod van, { $name } ugyanezzel az osztással { $other } pontot ért el.
challenge-lost = { $name } ezzel az osztással továbbra is jobb: { $other } pont a te { $points } pontoddal szemben.
challenge-tied = Te és { $name } egyaránt { $points } pontot hoztatok ki ebből az osztásból.
challenge-look = Megnézem a másik játszmát
link-keep = Megtartom
link-kept = Ott van a játszmáid közt
link-note = Csak akkor mentjük el, ha megtartod.
kind-other = Bot

statistics-reading = Összeadjuk a számokat…
statistics-note = Befejezett játszmák, gyakorlás nélkül. Minden ezen az eszközön marad.
statistics-none = Még nincs mit számolni. Fejezz be egy játszmát, és itt lesz.
statistics-strange = { $count ->
  [one] Egy bejegyzést nem lehetett elolvasni, az nem számít bele.
 *[other] { $count } bejegyzést nem lehetett elolvasni, azok nem számítanak bele.
 }
statistics-games = Játszmák
statistics-won = Győzelmek
statistics-hints = Játszmák tippel
statistics-won-of = { $won } / { $played } ({ $share })
statistics-points = Átlagos pontszám
statistics-played = Lejátszva
statistics-by-size = A játékosok száma szerint
statistics-by-level = A legerősebb bot szerint
statistics-strongest = Legerősebb bot
statistics-people = Csak emberek
statistics-trend = Az idő múlásával
statistics-trend-note = Minden karika egy játszma, kitöltve, ha győzelem volt; a vonal a legutóbbi { $games } játszma átlaga.
statistics-trend-heard = { $games } játszma pontjai; a mozgóátlag { $first } pontról { $last } pontra változik.
statistics-whose = Kinek a játszmái
statistics-everybody = Mindenkié
statistics-latest = Legutóbbi játszmák
statistics-date = Dátum
statistics-result = Eredmény
statistics-sum = Pont
statistics-against = Ellenfél
statistics-export = Mentés fájlba
statistics-erase = Statisztika törlése
statistics-erase-really = { $count ->
  [one] { $count } játszma számait töröljük. Maga a játszma megmarad.
 *[other] { $count } játszma számait töröljük. Maguk a játszmák megmaradnak.
 }
statistics-erased = A statisztika törölve.
