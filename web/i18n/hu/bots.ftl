# Saját botok: a lista, a mérkőzés, és amit az asztalnál mondunk róluk.
bots-title = Saját botok
bots-intro = Adj hozzá egy botot, amelyet te vagy egy ismerősöd írt, Python-fájlként vagy wheelként, és játssz ellene. Csak azt látja, amit a saját helyéről tudni lehet, nem éri el a hálózatot, és ezen az eszközön marad: a hivatkozásokba és a mentett játszmákba csak a neve kerül, a kódja soha.
bots-add = Bot hozzáadása…
bots-checking = { $file } ellenőrzése…
bots-added = { $name } hozzáadva. Új játszmánál a botok között találod.
bots-replaced = { $name } helyére ez a fájl került.
bots-removed = { $name } eltávolítva.
bots-refused = Nem sikerült hozzáadni: { $file }. { $problem }
bots-none = Még nincs saját botod.
bots-unreadable = Ez a böngésző nem engedi elolvasni a botjaidat.
bots-version = Változat: { $version }
bots-file = { $file }, { $kilobytes } kB, hozzáadva: { $date }
bots-hash = SHA-256 { $hash }
bots-match = Mérkőzés
bots-remove = Eltávolítás
bots-remove-title = Eltávolítod ezt a botot: { $name }?
bots-remove-ask = A bot törlődik erről az eszközről; a fájl, amelyből hozzáadtad, a helyén marad. A befejezetlen játszmákban egy 3. szintű bot játszik helyette.
bots-remove-yes = Eltávolítom
bots-remove-no = Megtartom
bots-example = A legkisebb bot
bots-example-text = Mentsd el „.py” végű fájlként, aztán add hozzá. A botírás leírása a forráskódban van: docs/adding/bot.md (angolul).

match-title = A botod mérkőzése
match-intro = A botod a kiválasztott szint botjai ellen játszik. Ugyanazokkal a lapokkal minden helyről egyszer játszik, hogy a szerencse kiegyenlítődjön.
match-bot = A botod
match-game = Játék
match-level = Ellenfél
match-games = Játszmák
match-start = Mérkőzés indítása
match-stop = Leállítás
match-none = Előbb adj hozzá egy botot.
match-progress = { $of } játszmából { $games } kész
match-won = { $bot } a játszmák { $percent }%-át nyerte meg ({ $games } játszma).
match-interval = Hosszú távon nagy valószínűséggel a játszmák { $low }–{ $high }%-át nyeri meg (95%-os konfidenciaintervallum). Egyforma erőnél { $even }% volna.
match-better = { $bot } erősebb ennél a szintnél.
match-worse = { $bot } gyengébb ennél a szintnél.
match-even = Egyelőre egyik sem egyértelműen erősebb.
match-waiting = Az első játszma folyik…
match-stopped = A mérkőzés leállt.
match-done = A mérkőzés véget ért.
match-failures = { $failures ->
  [one] Egy döntés nem sikerült, helyette véletlen lépés történt.
 *[other] { $failures } döntés nem sikerült, helyettük véletlen lépés történt.
 } A legutóbbi ok: { $problem }
match-failed = A mérkőzés leállt: egymás után három döntés nem sikerült. { $problem }
match-broken = A mérkőzést nem lehet folytatni. Indítsd újra.

bot-not-here = { $count ->
  [one] Ez a bot nincs ezen az eszközön: { $bots }. Egy 3. szintű bot játszik helyette.
 *[other] Ezek a botok nincsenek ezen az eszközön: { $bots }. 3. szintű botok játszanak helyettük.
 }
bot-trouble = { $name } nem hozott érvényes döntést, ezért véletlen lépés történt helyette. { $problem }
bot-offer-title = { $name } sorra hibázik
bot-offer = Egymás után három döntése nem sikerült. Játsszon tovább helyette valamelyik botunk?
bot-offer-level = Folytatja
bot-offer-yes = Lecserélem
bot-offer-no = Maradjon: { $name }

bot-problem-binary-wheel = Ez a wheel csak egyfajta gépre készült. Itt csak a tiszta Pythonban írt wheel működik (a neve „none-any.whl” végű).
bot-problem-broke = A Python leállt, valószínűleg túl sok memóriát használt a bot.
bot-problem-damaged = A fájlt nem lehet elolvasni.
bot-problem-empty = A fájl üres.
bot-problem-ended = A bot már nincs itt.
bot-problem-illegal = A válasza nem szabályos lépés.
bot-problem-import = Szüksége van erre a csomagra, de itt nem érhető el: { $module }.
bot-problem-name = Botnak nem adható ez a név: „{ $name }”. Legfeljebb 32 karakter lehet: ékezet nélküli betű, számjegy, pont, kötőjel és aláhúzás, az elején betű.
bot-problem-name-taken = „{ $name }” már az egyik botunk neve. Adj a tiédnek másikat.
bot-problem-no-answer = Nem adott választ.
bot-problem-no-bot = Nincs benne bot: sem choose(view, rng) függvény, sem olyan osztály, amelynek van think(view, rng) metódusa.
bot-problem-no-files = A botokhoz szükséges fájlokat nem sikerült betölteni. Ellenőrizd a kapcsolatot, és próbáld újra.
bot-problem-no-start = A bot Pythonja nem indult el. Próbáld újra.
bot-problem-nonsense = A válaszát nem lehet értelmezni.
bot-problem-not-made = Argumentumok nélkül nem hozható létre: { $what }
bot-problem-not-python = Ez sem Python-fájl (.py), sem wheel (.whl).
bot-problem-raised = { $line ->
  [0] Hiba: { $what }
 *[other] Hiba, { $line }. sor: { $what }
 }
bot-problem-raises = { $line ->
  [0] Hiba betöltéskor: { $what }
 *[other] Hiba betöltéskor, { $line }. sor: { $what }
 }
bot-problem-several-bots = Több bot van benne: { $names }. Egy BOT = … sorral add meg, melyikre gondolsz.
bot-problem-silent = Túl sokáig tartott, ezért leállítottuk.
bot-problem-syntax = { $line ->
  [0] Ez nem érvényes Python: { $what }
 *[other] Nem érvényes Python, { $line }. sor: { $what }
 }
bot-problem-too-large = A fájl túl nagy. Egy Python-fájl legfeljebb 1 MB, egy wheel 5 MB lehet.
bot-problem-unsaved = Ez a böngésző nem engedi elmenteni.
bot-problem-wheel = A wheel sérült vagy hiányos: { $what }
