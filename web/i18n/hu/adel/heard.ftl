# What lies on the table, for the ear; sentences get their full stop in the script. $name is a player, $cards and $names are lists already joined.
heard-district = { $district }, { $colour } { $cost }
heard-district-gold = arannyal
heard-district-cards = alatta { $count } lap
heard-you-are = Te vagy: { $characters }
heard-purse = Aranyad: { $gold }
heard-hand = A lapjaid: { $cards }
heard-hand-empty = Nincs lap a kezedben
heard-city = { $name }, kerületek: { $count } / { $need }, pontok: { $points }
heard-city-complete = { $name }, teljes város, kerületek: { $count } / { $need }, pontok: { $points }
heard-city-empty = { $name }: még nincs kerülete
heard-seat = { $name }: { $gold } arany, kézben { $hand } lap, kerületek: { $count } / { $need }, pontok: { $points }
heard-crown = nála a korona
heard-known = a kezében, ahogy tudod: { $cards }
heard-rank = { $rank }, { $character }
heard-is = { $reader ->
  [you] te
 *[other] { $name }
 }
heard-face-up = felfedve félretéve
heard-face-down = rejtve félretéve
heard-unanswered = senki sem felelt
heard-nobody = senki
heard-open = még választható
heard-perhaps = talán { $names }
heard-murdered = meggyilkolva
heard-bewitched = megbabonázva
heard-robbed = kirabolva
heard-marked = a Tolvaj célpontja

# What play sounds like as it happens: a whole turn in one sentence, put together from these clauses and those of events.ftl with semicolons. Who plays
# has been named; the clauses that follow leave the name out, and ear-again adds it ($deed is the clause) once another was the subject.
ear-unanswered = nem felel: { $characters }
ear-revealed = { $name } { $character }ként lép elő
ear-revealed-murdered = { $name } a meggyilkolt { $character }, de van Ispotálya
ear-revealed-bewitched = { $name } { $character }ként lép elő, megbabonázva
ear-again = { $reader ->
  [you] { $deed }
 *[other] { $name } { $deed }
 }
ear-crown = átveszi a koronát, amelyet eddig { $other } viselt
ear-gold = felvesz { $amount } aranyat
ear-cards = felvesz { $count } lapot
ear-put-under = { $count } lapot cserél a paklival
ear-built = { $amount } aranyért megépíti { $district }
ear-built-Cj = { $other } kezéből megépíti { $district }
ear-named-As = meggyilkolja { $role }
ear-named-Th = kiszemeli { $role }
ear-named-Wt = megbabonázza { $role }
ear-swapped = elcseréli a lapjait { $other } lapjaira
ear-conjured = elvesz egy lapot { $other } kezéből
ear-pardoned = elvesz { $amount } aranyat { $other } erszényéből
ear-destroyed = lerombolja { $district } { $other } városában
ear-exchanged = odaadja { $given }, és elviszi { $district } { $other } városából
ear-adorned = arannyal díszíti { $district }
ear-sold = egy lapból { $amount } aranyat csinál
ear-tucked = egy lapot tesz a Múzeum alá
ear-searched = kivesz egy lapot a pakliból
ear-yours = te jössz
