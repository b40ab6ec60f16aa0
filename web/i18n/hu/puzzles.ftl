# Puzzles: the list, and what is said at the table. $chance and $best are shares with their per cent sign.
puzzles-title = Feladványok
puzzles-intro = Egy állás, egy legjobb lépés. Minden állás valódi játszmából való, és a legjobb lépést az összes többivel összevetettük.
puzzles-game = Játék
puzzles-grade = Nehézség
puzzles-motive = Miről szól
puzzles-all = Mind
puzzle-grade = { $grade ->
  [1] 1 – apród
  [2] 2 – fegyverhordozó
  [3] 3 – lovag
  [4] 4 – gróf
 *[5] 5 – nagymester
 }
puzzles-solved = Megoldva: { $solved } / { $count }
puzzles-streak = { $streak ->
  [0] Még nincs sorozatod
 *[other] { $streak } feladvány egymás után, elsőre
 }
puzzles-best = Legjobb: { $best } egymás után
puzzles-none = Ilyen feladvány nincs.
puzzles-missing = A feladványokat nem sikerült betölteni. Próbáld újra, ha van kapcsolat.
puzzles-loading = A feladványok betöltése…
puzzles-start = Megoldom a következőt
puzzle-name = { $number }. feladvány
puzzle-item = { $how ->
  [first] { $number }. feladvány, elsőre megoldva
  [later] { $number }. feladvány, megoldva
  [shown] { $number }. feladvány, láttad, de nem te oldottad meg
 *[new] { $number }. feladvány
 }
puzzle-task = Keresd meg a legjobb lépést!
puzzle-help = Lépd meg az asztalnál. A gondolkodás nem kerül semmibe.
puzzle-wrong = Nem ez az: így a győzelmi esély { $chance }, a legjobb lépéssel { $best }.
puzzle-wrong-close = Majdnem: így a győzelmi esély { $chance }, a legjobb lépéssel { $best }.
puzzle-right = Ez az!
puzzle-right-streak = Ez az! Egymás után megoldva: { $streak }.
puzzle-shown = Ez a jó lépés.
puzzle-gap = Ezzel a győzelmi esély { $best }, a második legjobb lépéssel { $chance }.
puzzle-again = Újra próbálom
puzzle-show = Mutasd meg
puzzle-next = Következő feladvány
puzzle-repeat = Még egyszer
puzzle-list = Minden feladvány
puzzle-unknown = Ez a feladvány már nincs meg. Itt a többi.
puzzle-unkept = Ez a böngésző nem menti, mit oldottál meg: csak addig marad meg, amíg ez a böngészőfül nyitva van.
