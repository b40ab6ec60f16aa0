# The frame of every screen, settings, messages of the page itself, and names.
brand = Ränke
title = { $screen } – Ränke
title-start = Ränke – udvari ármány két–hat játékosnak
skip-to-content = Ugrás a tartalomhoz
menu = Menü
menu-start = Új játék
menu-settings = Beállítások
menu-about = A Ränkéről
message-close = Bezárás
update-waits = Újabb változat vár. A játszmád ott folytatódik, ahol tart.
update-apply = Frissítés
words-loading = Egy pillanat, a szavak úton vannak …
page-unknown = Ez a cím a Ränkében sehová sem vezet. Itt a kezdet.
page-missing = Ezt az oldalt nem sikerült betölteni. Próbáld újra, ha van hálózat.

language = Nyelv
language-missing = Ezt a nyelvet nem sikerült betölteni. Próbáld újra, ha van hálózat.
theme = Fény
theme-auto = Mint az eszközön
theme-light = Nappal
theme-dark = Gyertyafénynél
pace = Tempó
pace-instant = Azonnal
pace-quick = Gyors
pace-normal = Komótos
pace-step = Lépésenként
setting-shortcuts = Egybillentyűs parancsok játék közben

engine-loading = Gyülekezik az udvar: { $percent } %
engine-waking = Az udvar helyet foglal …
engine-no-start = A játékot nem sikerült betölteni. Ellenőrizd a kapcsolatot, és töltsd újra az oldalt.

storage-refused = Ez a böngésző semmit sem őriz meg nekünk: játssz tovább, de a játszma ezzel a lappal véget ér.
storage-full = A böngésző tárhelye megtelt: játssz tovább, de az új lépések csak ezen a lapon élnek.

table-title = Az asztalnál
table-title-round = { $round }. forduló
table-waiting = Az asztalod meg van terítve. Kezdünk, mihelyt összegyűlt az udvar.
table-opening = A kártyák visszatérnek az asztalra …
table-elsewhere = Ezt a játszmát egy másik lapon játsszák.
table-take-over = Folytatás itt
table-lost = Ez a játszma nincs vagy már nincs ezen az eszközön.
table-broken = Ezt a játszmát nem lehet megnyitni.
table-again = Újra
table-new = Új játékhoz
table-skip = Átugrás
table-step = Tovább
table-decline-cloak = Nem csúsztatok alá semmit
table-decline-traitor = Maradjanak a célok
table-undo = Visszavonás
table-log = Mi történt
table-winner = győz
curtain-title = { $name }, Te következel
curtain-hint = A többiek nézzenek félre, amíg döntesz.
curtain-lift = Én vagyok az, mutasd a lapjaim

about-what = A Ränke az udvari ármány asztala: Kabale & Hiebe két–hat játékosnak, barátokkal egy eszköz körül vagy botok ellen. A böngésződben fut, hálózat nélkül is.
about-private = Semmi sem hagyja el az eszközödet: nincs fiók, nincs követés, nincs kiszolgáló. A játszmák és a beállítások ennek a böngészőnek a tárában vannak.
about-thanks = Köszönet
about-design = A Kabale & Hiebe Lutz Stepponat játéka (2006). A Ränke független tisztelgés, saját szavakkal és képekkel.
about-pictures = Képek: game-icons.net, Lorc, Delapouite és mások munkái, CC BY 3.0.
about-type = Betűk: a Fontsource gyűjteményből, SIL Open Font License alatt.
about-parts = Alapja a Pyodide, a lit-html, a Fluent, a Workbox és az idb-keyval.
about-version = { $version } változat, Python { $python }

court-name-1 = Ottilia
court-name-2 = Boldizsár
court-name-3 = Klementina
court-name-4 = Bálint
court-name-5 = Leonóra
court-name-6 = Konrád
person-name = { $number }. játékos
kind-human = Ember
kind-bot-random = Bot: apród
kind-bot-greedy = Bot: udvaronc
kind-bot-rollout = Bot: kancellár
