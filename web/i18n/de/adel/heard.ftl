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
heard-city = { $name }, { $count } von { $need } Vierteln, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
heard-city-complete = { $name }, vollendet mit { $count } von { $need } Vierteln, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
heard-city-empty = { $name }: noch kein Viertel
heard-seat = { $name }: { $gold } Gold, { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
  } auf der Hand, { $count } von { $need } Vierteln, { $points ->
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
