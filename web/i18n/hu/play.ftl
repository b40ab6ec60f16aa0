# At any table: what stands in the way, the curtain, the log, the keys, what is said of turns and of the end.
table-title = Az asztalnál
table-title-round = { $round }. forduló
table-waiting = Az asztalod készen áll. Kezdünk, mihelyt összegyűlt az udvar.
table-opening = A lapok visszatérnek az asztalra…
table-elsewhere = Ez a játszma egy másik böngészőfülön folyik.
table-take-over = Folytatás itt
table-lost = Ez a játszma nincs meg ezen az eszközön.
table-broken = Ezt a játszmát nem lehet megnyitni.
table-again = Újra
table-new = Új játszma kezdése
table-skip = Átugrás
table-hurry = Lépjen most
table-step = Tovább
table-undo = Visszavonás
table-more = még { $count }
table-explain = A lap magyarázata
table-practice = Ez a játszma gyakorlásnak számít, és kimarad a statisztikából.
table-hint = Tipp
table-hints = Tipp (eddig { $count })
table-hint-none = Tipp csak a saját döntésedhez kérhető, és csak akkor, ha van miből választanod.
hint-thinking = Készül a tipp…
hint-look = Ezt nézd: { $what }.
hint-more = Mutasd a lépéseket
hint-note = Csak abból számolva, amit tudhatsz. Az esélyek becslések, mindegyik mellett ott a bizonytalansága.
hint-likely = Utána a legvalószínűbb ({ $odds }): { $event }
hint-close = Amennyire meg lehet ítélni, ugyanolyan jó, mint az első.
hint-behind = A győzelmi esély ennyivel kisebb, mint az elsőnél: { $less }.
undo-spoils = Azóta kiderült valami, ezért a játszma gyakorlásnak számítana.
undo-practice-yes = Visszavonás, gyakorlásként
undo-practice-no = Maradjon így
table-log = Mi történt
curtain-title = { $name }, te döntesz
curtain-hint = A többiek nézzenek félre, amíg döntesz.
curtain-lift = Én vagyok az, mutasd a lapjaimat
settings-sound = Hang és zene
setting-sounds = Hangeffektek
setting-soundVolume = A hangeffektek hangereje
setting-cues = Hang, ha te jössz, vagy ha baj ért
setting-music = Zene
setting-musicVolume = A zene hangereje
sound-offer = Szóljanak hangok és halk zene játék közben?
sound-offer-sounds = Hangok
sound-offer-music = Hangok és zene
sound-offer-no = Köszönöm, nem
setting-concernsOnly = Csak annál álljon meg, ami engem érint
setting-remarks = A botok néha megjegyzést tesznek
setting-explains = A lapok magyarázata, amikor először hatnak

known-title = Amit tudni lehet

log-empty = Még semmi.

play-last-none = Még nem történt semmi.

keys-title = Billentyűparancsok
keys-off = Az egybillentyűs parancsok ki vannak kapcsolva a beállításokban; a nyilak, az Enter és az Escape mindig működnek.
keys-space = Tovább: átugrod, ami épp látszik
keys-m = Az utolsó lépés felolvasása
keys-u = Visszavonás
keys-t = Tipp: előbb az, hogy mit nézz, aztán a legjobb lépések
keys-l = Mi történt
keys-k = Amit tudni lehet
keys-help = Ez a lista
key-arrows = nyilak
key-space = szóköz

since-your-turn = Legutóbbi köröd óta
since-more = és még { $count }

status-taken-back = Visszavonva.
pace-change = Tempó: { $pace }. Váltás erre: { $next }
status-passed = { $moves ->
  [one] { $moves } téged nem érintő lépés átugorva.
 *[other] { $moves } téged nem érintő lépés átugorva.
 }
status-done = Nézd meg, mi lett belőle, aztán takard el a lapjaidat.
table-done = Kész, eltakarom
table-watch = Megnézem, mi történt
game-winner = { $reader ->
  [you] Győztél { $points } ponttal.
 *[other] { $name } győzött { $points } ponttal.
 }
game-winners = { $names } osztozik a győzelmen, egyenként { $points } ponttal.

first-time-off = Ne magyarázz többet

end-title = A játszma vége
end-standings = Végeredmény
end-again = Még egyszer
end-led = { $reader ->
  [you] Az első fordulótól az utolsóig te vezettél.
 *[other] Az első fordulótól az utolsóig { $name } vezetett.
 }
end-turned = { $round ->
  [1] Az
  [5] Az
 *[other] A
 } { $round }. fordulóban dőlt el: { $reader ->
  [you] utána már senki sem ért utol.
 *[other] { $name } előnyét utána már senki sem hozta be.
 }
end-turned-last = Csak az utolsó, { $round }. fordulóban dőlt el: { $reader ->
  [you] akkor kerültél az élre.
 *[other] akkor került az élre { $name }.
 }
end-gained = { $points } pont abban a fordulóban.
end-decisive = Ez döntötte el ({ $points } pont):
end-short = { $points } ponttal { $name } mögött.
end-level = { $name } ugyanennyi pontot szerzett.
end-lost-near = Olyan szoros volt, hogy az udvar még most is erről vitatkozik.
end-lost = Az udvarnál mindig van holnap.
end-best-new = Egyéni csúcs { $players } játékossal! Eddig: { $points }.
end-best = Csúcsod { $players } játékossal: { $points }.
end-first = Az első befejezett játszmád { $players } játékossal.
end-course = Pontok az egyes fordulók után
end-round = Forduló
end-picture = Kép megosztása
end-picture-failed = A kép ezen az eszközön nem készíthető el.
end-share = Hivatkozás megosztása
end-save = Mentés fájlba
end-hints = Kért tippek: { $count }.

# A first game of any kind, told while it is played.
lesson-step = { $step }/{ $steps }. lépés
lesson-next = Tovább
lesson-again = Újra
lesson-skip = Lecke kihagyása
lesson-finish = Az igazi asztalhoz
lesson-wrong = Szabad, de még nem most. Kövesd a fényt.
