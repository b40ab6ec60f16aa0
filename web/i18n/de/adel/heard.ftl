# What lies on the table, for the ear; sentences get their full stop in the script. $name is a player, $cards and $names are lists already joined.
heard-district = { $district }, { $colour } { $cost }
heard-district-gold = mit Gold
heard-district-cards = mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } darunter
heard-you-are = Du bist: { $characters }
heard-purse = Dein Gold: { $gold }
heard-hand = Deine Hand: { $cards }
heard-hand-empty = Deine Hand ist leer
heard-city = { $name }, { $count } von { $need } Bauwerken, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
heard-city-complete = { $name }, vollständig mit { $count } von { $need } Bauwerken, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
heard-city-empty = { $name }: noch kein Bauwerk
heard-seat = { $name }: { $gold } Gold, { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
  } auf der Hand, { $count } von { $need } Bauwerken, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
heard-crown = trägt die Krone
heard-known = auf der Hand, wie Du weißt: { $cards }
heard-rank = { $rank }, { $character }
heard-is = { $name }
heard-is-you = Du
heard-face-up = liegt offen beiseite
heard-face-down = liegt verdeckt beiseite
heard-unanswered = niemand hat geantwortet
heard-nobody = niemand
heard-perhaps = vielleicht { $names }
heard-murdered = ermordet
heard-bewitched = verhext
heard-robbed = soll bestohlen werden

# What play sounds like as it happens: a whole turn in one sentence, put together from these clauses and those of events.ftl with semicolons. Who plays
# has been named; the clauses that follow leave the name out.
turn-unanswered = vergebens gerufen: { $characters }
turn-revealed = { $name } ist { $character }
turn-revealed-murdered = { $name } ist { $character }, ermordet, im Hospital
turn-revealed-bewitched = { $name } ist { $character }, verhext
turn-crown = nimmt { $other } die Krone ab
turn-gold = nimmt { $amount } Gold
turn-cards = nimmt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
turn-put-under = tauscht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } am Stapel
turn-built = baut { $district } für { $amount }
turn-built-Cj = baut { $district } aus der Hand von { $other }
turn-named-As = ermordet { $role }
turn-named-Th = hat es auf { $role } abgesehen
turn-named-Wt = verhext { $role }
turn-swapped = tauscht die Hand mit { $other }
turn-conjured = nimmt eine Karte aus der Hand von { $other }
turn-pardoned = nimmt { $amount } Gold von { $other }
turn-destroyed = zerstört { $district } in der Stadt von { $other }
turn-exchanged = gibt { $given } für { $district } von { $other }
turn-adorned = vergoldet { $district }
turn-sold = macht aus einer Karte { $amount } Gold
turn-tucked = legt eine Karte unter das Museum
turn-searched = nimmt eine Karte aus dem Stapel
turn-yours = Du bist dran
