# Playing at the table: what is known, the keys, the sounds, and what stands where for the ear.
setting-sounds = Halk hangok

known-title = Amit tudni lehet
known-goals = Elnyert célok
known-unseen = Még nem láttad: kézben, húzópakliban vagy rejtve
known-unseen-own = Ez jöhet még a húzópaklidból
known-discards = Eldobott lapok
known-none = nincs
known-piles = kézben { $hand }, húzópakliban { $deck }
known-left = { $count ->
    [one] Még { $count } cél van a pakliban.
   *[other] Még { $count } cél van a pakliban.
}

log-empty = Még semmi.
log-award = Az odaítélés újraolvasása

curtain-cloak = { $column ->
    [1] Az
    [5] Az
   *[other] A
  } { $column }. oszlop Ködsüvegéről van szó.
curtain-traitor = { $column ->
    [1] Az
    [5] Az
   *[other] A
  } { $column }. oszlop Árulójáról van szó.

play-last-none = Még nem történt semmi.

keys-title = Billentyűk
keys-off = Az egybetűs billentyűk ki vannak kapcsolva a beállításokban; a nyilak, az Enter és az Escape mindig működnek.
keys-arrows = Mozgás a kéz és az oszlopok között
keys-enter = Lap választása, lerakás az oszlopba
keys-numbers = A választott lap lerakása abba az oszlopba
keys-escape = A lap visszavétele, vagy minden mutatása egyszerre
keys-space = Tovább: átugrod, ami épp látszik
keys-m = Az utolsó lépés felolvasása
keys-c = Az oszlopok felolvasása
keys-h = A kezed felolvasása
keys-g = A helyek és céljaik felolvasása
keys-u = Visszavonás
keys-i = A kijelölt lap magyarázata
keys-l = Mi történt
keys-k = Amit tudni lehet
keys-help = Ez a lista
key-arrows = nyilak
key-space = szóköz
