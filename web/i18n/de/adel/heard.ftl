# What lies on the table, for the ear; sentences get their full stop in the script. $name is a player, $cards and $names are lists already joined.
heard-district = { $district }, { $colour } { $cost }
heard-district-gold = mit Gold
heard-district-cards = mit { $count ->
  [one] { $count } Karte
 *[other] { $count } Karten
 } darunter
heard-you-are = Du bist: { $characters }
heard-purse = Dein Gold: { $gold }
heard-hand = Deine Hand: { $cards }
heard-hand-empty = Deine Hand ist leer
heard-city = { $name }, { $count } von { $need } Bauwerken, { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
 }
heard-city-complete = { $name }, vollständig mit { $count } von { $need } Bauwerken, { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
 }
heard-city-empty = { $name }: noch kein Bauwerk
heard-seat = { $name }: { $gold } Gold, { $hand ->
  [one] { $hand } Karte
 *[other] { $hand } Karten
 } auf der Hand, { $count } von { $need } Bauwerken, { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
 }
heard-crown = trägt die Krone
heard-known = auf der Hand, wie Du weißt: { $cards }
heard-rank = { $rank }, { $character }
heard-is = { $reader ->
  [you] Du
 *[other] { $name }
 }
heard-face-up = liegt offen beiseite
heard-face-down = liegt verdeckt beiseite
heard-unanswered = niemand hat sich gemeldet
heard-nobody = niemand
heard-open = noch nicht gewählt
heard-perhaps = vielleicht { $names }
heard-murdered = ermordet
heard-bewitched = verhext
heard-robbed = bestohlen
heard-marked = vom Dieb genannt

# What play sounds like as it happens: a whole turn in one sentence, put together from these clauses and those of events.ftl with semicolons. Who plays
# has been named; the clauses that follow leave the name out, and ear-again adds it ($deed is the clause) once another was the subject.
ear-unanswered = { $characters }: Niemand meldet sich
ear-revealed = { $name } ist { $character }
ear-revealed-murdered = { $name } ist { $character }, ermordet, im Hospital
ear-revealed-bewitched = { $name } ist { $character }, verhext
ear-again = { $reader ->
  [you] { $deed }
 *[other] { $name } { $deed }
 }
ear-crown = übernimmt die Krone von { $other }
ear-gold = nimmt { $amount } Gold
ear-cards = nimmt { $count ->
  [one] eine Karte
 *[other] { $count } Karten
 }
ear-put-under = tauscht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } mit dem Stapel
ear-built = baut { $district } für { $amount }
ear-built-Cj = baut { $district } aus der Hand von { $other }
ear-named-As = ermordet { $role }
ear-named-Th = hat es auf { $role } abgesehen
ear-named-Wt = verhext { $role }
ear-swapped = tauscht die Handkarten mit { $other }
ear-conjured = nimmt eine Karte aus der Hand von { $other }
ear-pardoned = nimmt { $amount } Gold von { $other }
ear-destroyed = zerstört { $district } in der Stadt von { $other }
ear-exchanged = tauscht { $given } gegen { $district } von { $other }
ear-adorned = verschönert { $district }
ear-sold = macht aus einer Karte { $amount } Gold
ear-tucked = legt eine Karte unter das Museum
ear-searched = nimmt eine Karte aus dem Stapel
ear-yours = Du bist am Zug
