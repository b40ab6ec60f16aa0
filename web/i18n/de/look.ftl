# Was der Tisch dem Ohr sagt, wo das Auge Bilder hat. $name ist eine Person am Tisch.
look-down = verdeckt
look-slipped = unter die Tarnkappe geschoben
look-hidden = Eine Karte von { $name }, { $lies }
look-placed = { $have } von { $want } gelegt
look-closed = vom Sturm geschlossen
look-fulfilled = erfüllt
look-leads = { $name } führt, soweit Du siehst
look-leads-you = Du führst, soweit Du siehst
look-do-place = { $card } hier anlegen
look-do-trade = Ziel mit dieser Spalte tauschen
look-hand = Deine Hand
look-seat = { $letter }, { $name }
look-you = Du
look-turn = am Zug
look-first = hat die Runde eröffnet
look-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
look-goals = { $goals ->
    [one] { $goals } Ziel
   *[other] { $goals } Ziele
}
look-piles = Hand { $hand }, Zugstapel { $deck }, Ablagestapel { $discard }
