# Amiért érdemes visszatérni: az értékszám, a bravúrok, a nap játszmája.
rating-title = Értékszám
rating-value = { $rating } ± { $wide }
rating-line = Értékszám: { $rating } ({ $change })
rating-note = { $games } botok elleni játszma után.
rating-uncertain = Még csak durva becslés: minden játszma pontosítja.
rating-heard = Az értékszám { $games } játszma alatt: { $first } volt, most { $last }; a legmagasabb { $most }, a legalacsonyabb { $least }.
rating-how = Hogyan számoljuk
rating-how-1 = A Glicko-2 szerint, mint a sakkoldalakon: ha erősebb botok ellen győzöl, emelkedik, ha gyengébbektől kapsz ki, csökken, és minél több játszmád van, annál kisebbek a változások. A ± utáni szám azt mutatja, mennyit tévedhet: a valódi értékszám 95%-os valószínűséggel ezen belül van.
rating-how-2 = A szintek értékszáma rögzített; több ezer egymás ellen lejátszott játszmájukból adódik:
rating-how-3 = Egy játszma az asztal minden botja ellen egy-egy eredménynek számít; ezek együtt kevesebbet nyomnak a latban, mint a külön játszmák, mert összefüggnek. Csak az egyedül, a mi botjaink ellen játszott játszmák számítanak: a gyakorlás nem, és az sem, amelyben tipp, több ember vagy saját bot volt.

feats-title = Bravúrok
feats-note = { $of } közül { $done } megvan; a gyakorló játszmák nem számítanak.
feat-collected = { $have } / { $of }
feat-open = Még nincs meg
feat-look = Visszanézés: { $name }
feat-new = Új bravúr: { $name }
feat-by-one = Egy hajszállal
feat-by-one-text = Győzz egyetlen pont előnnyel.
feat-from-behind = Utolsókból lesznek az elsők
feat-from-behind-text = Légy utolsó, amikor az utolsó forduló kezdődik, és győzz.
feat-strongest = Hatalom a trón mögött
feat-strongest-text = Győzz olyan asztalnál, ahol szürke eminenciás ül.

daily-note = Naponta egy játszma, a világon mindenkinek ugyanaz. Az első próbálkozás számít, utána már csak gyakorlás.
daily-which = Játék
daily-reading = A naptárad betöltése…
daily-today = Ma, { $date }
daily-table = { $players } játékos; a botok szintje: { $level }.
daily-fresh = Még nem játszottad.
daily-missed = Aznap nem játszottál.
daily-running = Elkezdted, és rád vár.
daily-gone = Elkezdted, de a játszmát törölted.
daily-result = Helyezés: { $place } / { $of }, pontok: { $points }
daily-uncounted = (gyakorlás)
daily-rounds = A helyezésed az egyes fordulók után: { $places }
daily-play = Játszom
daily-practice = Játszom gyakorlásként
daily-month-back = Előző hónap
daily-month-next = Következő hónap
daily-streak = { $now ->
  [0] Most nincs sorozatod; a leghosszabb: { $longest }.
 *[other] { $now } nap egymás után; a leghosszabb: { $longest }.
 }
daily-share = Az eredmény megosztása
daily-share-what = Az eredmény, anélkül hogy bármit elárulna. Egyetlen szerver sem látja, amíg el nem küldöd.
daily-share-text = Szöveg
daily-share-by-hand = A szöveg ki van jelölve: másold ki kézzel.
daily-line = Ränke · { $game } · { $date } · { $place }/{ $of } · pontok: { $points }
daily-how = Hogyan működik
daily-how-1 = A dátum a világidő (UTC) szerint szabja meg, mit osztunk, és a botok minden eszközön ugyanannyit gondolkodnak: aki ugyanazt lépi, ugyanazt a választ kapja. A próbálkozás az első döntéseddel kezdődik; később is folytathatod, és megtartja a dátumát. Ha tippet kértél, vagy olyasmit vontál vissza, ami felfedett valamit, az már csak gyakorlás. A hétvége felé a botok erősebbek.
daily-how-2 = Semmit sem küldünk sehová: minden kiszámítható a programból, még a holnapi játszma is. Az eredmény tehát becsület dolga. A jelek a helyezésedet mutatják az egyes fordulók után: 👑 első, ⚔️ második, 🛡️ harmadik, 🕯️ hátrébb.
feat-week = Egy hét az udvarnál
feat-week-text = Fejezd be hét egymást követő napon ugyanannak a játéknak a napi játszmáját.
