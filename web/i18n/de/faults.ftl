# What went wrong, by the ids of docs/WORKER.md and of the page itself: what happened, what it means, what to do.
fault-unknown = Etwas Unerwartetes ist schiefgegangen. Deine gespeicherten Partien sind unberührt.

fault-bad-request = Die Seite hat die Spiel-Engine um etwas gebeten, das diese nicht versteht. Bitte lade die Seite neu.
fault-illegal-action = { $text } ist jetzt nicht möglich. Möglich: { $legal }
fault-bad-record = { $number ->
    [0] Das ist keine fehlerfreie Aufzeichnung einer Partie; nichts wurde geändert. Technische Angabe: { $token } { $problem }
   *[other] Diese Aufzeichnung ist bei Eintrag { $number } ({ $token }) beschädigt; nichts wurde geändert. Technische Angabe: { $problem }
  }
fault-bad-setup = So lässt sich keine Partie aufbauen. Technische Angabe: { $problem }
fault-not-your-turn = Dieser Platz ist nicht am Zug.
fault-undo-refused = { $reason ->
    [nothing] { undo-nothing }
    [revealed] { undo-revealed }
    [shuffled] { undo-shuffled }
    [goals] { undo-goals }
   *[decided] { undo-decided }
  }
fault-no-table = Es ist keine Partie geöffnet.
fault-game-running = Diese Partie läuft noch und lässt sich deshalb nur von Deinem eigenen Platz aus ansehen.
fault-engine-broke = Die Spiel-Engine ist unerwartet stehen geblieben. Deine Partie ist bis zum letzten Zug gespeichert. Technische Angabe: { $what }

undo-nothing = Es gibt keinen Zug von Dir, der sich zurücknehmen lässt.
undo-revealed = Nicht möglich: Seither wurde eine Karte aufgedeckt, die Du nicht kennen konntest.
undo-shuffled = Nicht möglich: Seither wurde ein Stapel gemischt.
undo-goals = Nicht möglich: Seither wurden neue Ziele aufgedeckt.
undo-decided = Nicht möglich: Seither hat jemand anderes entschieden.

fault-link-broken = Dieser Link ist beschädigt oder unvollständig. Nichts wurde geändert.
fault-link-too-long = Dieser Link ist zu lang, um von uns zu stammen. Nichts wurde geändert.
fault-file-not-ours = Diese Datei ist keine Partie von Ränke. Nichts wurde geändert.
fault-file-too-large = Diese Datei ist zu groß für eine Partie von Ränke. Nichts wurde geändert.
fault-newer-version = Diese Partie wurde von einer neueren Fassung gespeichert. Aktualisiere die Seite, um sie zu öffnen.
