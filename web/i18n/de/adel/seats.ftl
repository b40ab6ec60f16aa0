# Adel’s table for the eye and the ear: seats, cities, the rail of ranks, the herald. $name is a player, $names a list already joined.
round-now = Runde { $round }
round-last = Runde { $round }, die letzte
seats-title = Die anderen am Tisch
seats-who = { $letter }, { $name }
seats-you = Du
seats-turn = am Zug
seats-crown = trägt die Krone
seats-gold = { $gold } Gold
seats-hand = { $cards ->
  [one] { $cards } Karte auf der Hand
 *[other] { $cards } Karten auf der Hand
 }
seats-built = { $built } von { $need } Bauwerken
seats-first = erste vollständige Stadt
seats-complete = vollständige Stadt
seats-points = { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
 }
seats-city-of = Stadt: { $name }
seats-city-own = Deine Stadt
seats-city-empty = Noch nichts gebaut
seats-unfold = Ganze Stadt: { $name }
seats-hand-of = Auf der Hand: { $name }
seats-district-costs = Kosten { $gold }
seats-district-gold = mit dem Gold des Künstlers
seats-district-cards = { $count ->
  [one] { $count } Karte darunter
 *[other] { $count } Karten darunter
 }
seats-district-for = jetzt für { $gold } Gold
rail-title = Die Charaktere dieser Runde
rail-rank = { $rank }, { $character }
rail-now = gerade aufgerufen
rail-next = wird als Nächstes aufgerufen
rail-held = das ist { $name }
rail-yours = das bist Du
rail-up = liegt offen beiseite, niemand ist es
rail-down = liegt verdeckt beiseite, wie Du weißt
rail-unanswered = niemand hat sich gemeldet
rail-nobody = niemand, soweit Du weißt
rail-unchosen = noch nicht gewählt, soweit Du weißt
rail-anybody = alle anderen kommen infrage
rail-any-short = alle
rail-can = vielleicht { $names }
rail-murdered = ermordet
rail-bewitched = verhext
rail-robbed = vom Dieb genannt
herald-title = Der Herold
herald-draft = Wahl der Charaktere
herald-chooses = { $reader ->
  [you] Du wählst
 *[other] { $name } wählt
 }
herald-you = Du
herald-nobody = Niemand meldet sich
herald-short = nur Gold oder Karten
herald-takes = zuerst Gold oder Karten
herald-taken = Gold oder Karten genommen
herald-built = { $count } gebaut
herald-builds = Bauen: noch { $count }
herald-pile = { $cards ->
  [one] { $cards } Bauwerk im Stapel
 *[other] { $cards } Bauwerke im Stapel
 }
