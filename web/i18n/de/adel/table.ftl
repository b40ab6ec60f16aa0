# Adel’s turn: what is asked, what is possible and what is not, the draft, the hand, cards laid out. $name is a player.
ask-draft = Wähle Deinen Charakter. Niemand sieht ihn.
ask-aside = Lege einen Charakter verdeckt beiseite: In dieser Runde hat ihn niemand.
ask-turn-take = { $character }: Nimm Gold oder ziehe Karten.
ask-turn-take-special = { $character }: { $special ->
  [name-As] Ermorde jemanden
  [name-Th] Bestiehl jemanden
  [swap] Tausche Karten
  [look] Sieh Dir Handkarten an
  [destroy] Zerstöre ein Bauwerk
  [exchange] Tausche Bauwerke
 *[other] Nutze Deine Fähigkeit
 }, oder nimm Gold oder Karten.
ask-turn-build = { $character }: Baue, tu etwas anderes oder beende Deinen Zug.
ask-turn-go-on = { $character }: Tu noch etwas oder beende Deinen Zug.
ask-turn-must-name = { $character }: Nenne nun den Rang, den Du verhext.
ask-turn-must-crown = { $character }: Du musst noch die Krone vergeben.
ask-short-witch = Du bist verhext: Nimm Gold oder Karten, alles Weitere gehört der Hexe.
ask-short-hospital = Du wurdest ermordet; Dein Hospital lässt Dir Gold oder Karten.
ask-keep = { $count ->
  [one] Welche Karte behältst Du?
 *[other] Welche { $count } Karten behältst Du?
 }
ask-put = Tippe auf weitere Karten, die unter den Stapel kommen, oder ziehe.
ask-conjure = Die Hand von { $name }: Welche Karte nimmst Du?
ask-tribute = Du hast die Krone bekommen: Gib 1 Gold oder eine Karte dafür.
ask-rescue = Zerstört: { $card }. Holt Dein Friedhof das Bauwerk zurück?
ask-search = Leuchtturm: Nimm eine Karte aus dem Nachziehstapel, oder keine.
ask-bell = Glockenturm: Soll die Glocke läuten und das Ende vorziehen?

touch-put = Tippe nun auf die Karte, die unter den Stapel kommt.
touch-sell = Tippe nun auf die Karte, die Du verkaufst.
touch-tuck = Tippe nun auf die Karte, die unter das Museum kommt.
touch-adorn = Tippe nun auf ein eigenes Bauwerk, das noch nicht verschönert ist.
touch-destroy = Tippe nun auf ein eigenes Bauwerk, das fallen soll.
touch-arm = Tippe nun auf das Bauwerk, das mit der Waffenkammer fällt.
touch-exchange = Tippe nun auf das eigene Bauwerk, das Du hergibst.
touch-exchange-for = Du gibst her: { $card }. Tippe nun auf das Bauwerk, das Du dafür willst.
touch-conjure = { $card }: auf die Hand oder gleich bauen?

wait-draft = { $name } wählt einen Charakter …
wait-aside = { $name } legt einen Charakter beiseite …
wait-tribute = { $name } überlegt, was die Krone wert ist …
wait-rescue = { $name } entscheidet über den Friedhof …
wait-turn = { $name } überlegt als { $character } …
wait-somebody = { $name } überlegt …

curtain-draft = Du wählst einen Charakter.
curtain-turn = Am Zug: { $character }.
curtain-tribute = Du schuldest etwas für die Krone.
curtain-rescue = Dein Friedhof kann ein Bauwerk retten.
curtain-decision = Es gibt etwas zu entscheiden.

warn-last = Mit dieser Runde endet die Partie.
warn-near = { $count ->
  [one] { $names } fehlt nur noch ein Bauwerk.
 *[other] { $names } fehlt nur noch je ein Bauwerk.
 }
warn-near-you = Dir fehlt nur noch ein Bauwerk.

turn-title = Dein Zug
turn-gold = Gold nehmen
turn-cards = Karten ziehen
turn-take = Gold oder Karten
turn-build = Bauen
turn-income = Einkünfte
turn-end = Zug beenden
turn-name-As = Ermorden
turn-name-Th = Bestehlen
turn-name-Wt = Verhexen
turn-swap = Handkarten tauschen
turn-put = Mit dem Stapel tauschen
turn-look = Handkarten ansehen
turn-crown = Krone vergeben
turn-pardon = 1 vom Reichsten nehmen
turn-extra-gold = 4 Gold extra
turn-extra-cards = 4 Karten extra
turn-adorn = Bauwerk verschönern
turn-destroy = Zerstören
turn-destroy-own = Eigenes zerstören
turn-exchange = Bauwerke tauschen
turn-sell = Karte verkaufen
turn-smith = 3 Karten ziehen
turn-tuck = Unters Museum legen
turn-arm = Waffenkammer sprengen
turn-touch-build = Tippe auf eine Handkarte.
turn-touch-name = Tippe oben auf einen Rang.
turn-touch-swap = Tippe auf einen Mitspieler.
turn-touch-look = Tippe auf einen Mitspieler.
turn-touch-crown = Tippe auf einen Mitspieler.
turn-touch-destroy = Tippe auf ein Bauwerk einer anderen Stadt.
turn-builds = { $count ->
  [one] Noch eines.
 *[other] Bis zu { $count }.
 }
turn-beyond = Nicht möglich: { $why }
turn-impossible = Jetzt nicht möglich
turn-lay-back = Noch einmal tippen: abbrechen
turn-undone = Ungenutzt: { $what }
undone-build = Bauen
undone-income = Einkünfte
undone-power = Fähigkeit
effect-gain = bringt { $gold } Gold
effect-cost = kostet { $gold } Gold

reason-take-first = erst Gold oder Karten nehmen
reason-taken = schon genommen
reason-pile-empty = der Nachziehstapel ist leer
reason-built-enough = { $limit ->
  [one] in diesem Zug schon gebaut
 *[other] in diesem Zug schon { $limit } gebaut
 }
reason-cannot-build = der Eroberer baut nicht
reason-already-built = steht schon in Deiner Stadt
reason-too-dear = kostet { $cost } Gold, Du hast { $gold }
reason-no-income = { $colour ->
  [yellow] kein gelbes Bauwerk in Deiner Stadt
  [blue] kein blaues Bauwerk in Deiner Stadt
  [green] kein grünes Bauwerk in Deiner Stadt
 *[red] kein rotes Bauwerk in Deiner Stadt
 }
reason-used = in diesem Zug schon genutzt
reason-own-rank = der eigene Rang
reason-rank-one = Rang 1 ist vor Dieben sicher
reason-murdered = ein ermordeter Charakter
reason-bewitched = ein verhexter Charakter
reason-hands-empty = Ihr habt beide keine Handkarten
reason-hand-empty = dort gibt es keine Handkarten
reason-own-hand-empty = Deine Hand ist leer
reason-has-crown = { $name } hat sie schon
reason-no-richest = niemand ist allein der Reichste
reason-is-richest = der Reichste bist Du selbst
reason-no-district = kein Bauwerk dafür
reason-already-gold = schon verschönert
reason-complete-city = vollständige Stadt: { $name }
reason-own-complete = Deine Stadt ist vollständig
reason-preacher = der Prediger schützt die Stadt von { $name }
reason-keep = der Wehrturm ist vor Rang 8 sicher
reason-theirs-already = gleiches Bauwerk schon bei { $name }
reason-must-name = erst einen Rang nennen
reason-must-crown = erst die Krone vergeben
reason-no-pair = keine zwei Bauwerke lassen sich tauschen
reason-nothing = bliebe ohne Wirkung
beyond-too-dear = alles ab { $cost } Gold
short-too-dear = { $missing ->
  [one] { $missing } fehlt
 *[other] { $missing } fehlen
 }
short-already-built = steht

hand-title = Deine Hand: { $count ->
  [one] { $count } Karte
 *[other] { $count } Karten
 }
hand-empty = Deine Hand ist leer.
hand-card = { $card }, { $colour }
hand-costs = kostet Dich { $gold }

draft-title = Wahl der Charaktere
draft-offer = Zur Wahl
draft-rank = Rang { $rank },
draft-up = Offen
draft-down = Verdeckt
draft-hidden = unbekannt
draft-order = Wer wann wählt
draft-does-pick = behält
draft-does-aside = beiseite
draft-yours = Von Dir gewählt
draft-put-aside = Von Dir beiseitegelegt
draft-step-pick-done = { $reader ->
  [you] Du hast gewählt
 *[other] { $name } hat gewählt
 }
draft-step-pick-now = { $reader ->
  [you] Du wählst
 *[other] { $name } wählt
 }
draft-step-pick-later = { $reader ->
  [you] Du wählst später
 *[other] { $name } wählt später
 }
draft-step-aside-done = { $reader ->
  [you] Du hast einen beiseitegelegt
 *[other] { $name } hat einen beiseitegelegt
 }
draft-step-aside-now = { $reader ->
  [you] Du legst einen beiseite
 *[other] { $name } legt einen beiseite
 }
draft-step-aside-later = { $reader ->
  [you] Du legst später einen beiseite
 *[other] { $name } legt später einen beiseite
 }

asked-title = Eine Frage an Dich
asked-cards = Zur Wahl
asked-keep = Auf die Hand
asked-build = Gleich bauen
asked-leave = Keine nehmen
asked-put = { $count ->
  [one] Eine Karte liegt unter dem Stapel.
 *[other] { $count } Karten liegen unter dem Stapel.
 }
asked-draw = { $count ->
  [one] Eine Karte ziehen
 *[other] { $count } Karten ziehen
 }
asked-tribute = Die Krone kommt von { $name }. Ihr Preis: 1 Gold oder eine Handkarte.
asked-gold = 1 Gold geben
asked-rescue = { $card }: unter den Stapel oder für { $gold } Gold auf Deine Hand.
asked-save = Zurückholen
asked-let-go = Nicht zurückholen
asked-bell = Vollständig ist eine Stadt jetzt mit { $need } Bauwerken. Läutet die Glocke, genügt eines weniger.
asked-declare = Glocke läuten
asked-still = Nicht läuten

keys-arrows = Durch Ränge, Plätze, Auswahl und Hand gehen
keys-enter = Wählen, drücken, bauen
keys-numbers = Diesen Charakter wählen, diesen Rang nennen, diese Karte nehmen oder bauen
keys-escape = Gewähltes zurücklegen oder alles sofort zeigen
keys-c = Die Städte vorlesen
keys-g = Gold und Handkarten aller vorlesen
keys-h = Deine Hand vorlesen
keys-i = Erklären, was den Fokus hat
keys-r = Die Ränge vorlesen

# What a bot thought, in the replay.
thought-role = { $character }: { $holders }
thought-holder = { $name } { $odds }
thought-hand = Hand, { $name }: { $cards }
thought-card = { $district } { $odds }

# Why a hint names a move.
hint-district = { $card }, { $name }
hint-holders = { $count ->
  [one] Nur ein Mitspieler kann in dieser Runde diesen Charakter haben: { $character }.
 *[other] { $count } Mitspieler können in dieser Runde diesen Charakter haben: { $character }.
 }
hint-likeliest = Am ehesten { $name } ({ $odds }).
hint-gold = Gold am Ende der Runde: etwa { $mine }, nach anderen Zügen { $other }.
hint-cards = Handkarten am Ende der Runde: etwa { $mine }, nach anderen Zügen { $other }.
hint-districts = Bauwerke Deiner Stadt am Ende der Runde: etwa { $mine }, nach anderen Zügen { $other }.
hint-score = Punkte Deiner Stadt am Ende der Runde: etwa { $mine }, nach anderen Zügen { $other }.
hint-crown = Die nächste Runde beginnst Du in { $chance } der Fälle mit der Krone; nach anderen Zügen in { $other }.
hint-rival-score = Punktverlust für { $name }, verglichen mit anderen Zügen: etwa { $points }.
hint-rival-gold = Goldverlust für { $name }, verglichen mit anderen Zügen: etwa { $gold }.
hint-sole = Dann kann in dieser Runde niemand sonst diesen Charakter haben: { $character }.
hint-complete = Am Ende der Runde ist Deine Stadt in { $chance } der Fälle vollständig; nach anderen Zügen in { $other }.
hint-colours = Am Ende der Runde hat Deine Stadt in { $chance } der Fälle alle fünf Farben; nach anderen Zügen in { $other }.
hint-rival-complete = Am Ende der Runde ist die Stadt von { $name } nur in { $chance } der Fälle vollständig; nach anderen Zügen in { $other }.
hint-rival-colours = Am Ende der Runde hat die Stadt von { $name } nur in { $chance } der Fälle alle fünf Farben; nach anderen Zügen in { $other }.
trophies-title = { $reader ->
  [you] Deine Stadt
 *[other] Die Stadt von { $name }
 }
