# What went wrong, by the ids of docs/WORKER.md and of the page itself: what happened, what it means, what to do.
fault-unknown = Etwas Unerwartetes ist schiefgegangen. Deine gespeicherten Partien sind unberührt.

fault-bad-request = Die Seite hat die Spiel-Engine um etwas gebeten, das diese nicht versteht. Bitte lade die Seite neu.
fault-bad-record = { $number ->
  [0] Das ist keine gültige Aufzeichnung einer Partie; nichts wurde geändert.
 *[other] Diese Aufzeichnung ist bei Eintrag { $number } ({ $token }) beschädigt; nichts wurde geändert.
 }
fault-bad-setup = So lässt sich keine Partie aufbauen.
fault-illegal-action = Dieser Zug ist jetzt nicht möglich.
fault-not-your-turn = Dieser Platz ist nicht am Zug.
fault-no-session = Es ist keine Partie geöffnet.
fault-game-running = Diese Partie läuft noch und lässt sich deshalb nur von Deinem eigenen Platz aus ansehen.
fault-engine-broke = Die Spiel-Engine ist unerwartet stehen geblieben. Deine Partie ist bis zum letzten Zug gespeichert. Technische Angabe: { $what }
fault-entry = Was hier liegt, ist beschädigt und keine Partie mehr. Bei Deinen Partien kannst Du es als Datei sichern oder löschen.

undo-nothing = Es gibt keinen Zug von Dir, der sich zurücknehmen lässt.
undo-decided = Nicht möglich: Inzwischen hat jemand anderes entschieden.
undo-practice = Inzwischen ist etwas ans Licht gekommen: eine gezogene oder aufgedeckte Karte oder die Antwort eines Bots. Nimmst Du das zurück, gilt die Partie von nun an als Übung: Sie zählt nicht in der Statistik, und Du wirst nicht noch einmal gefragt.

fault-link-broken = Dieser Link ist beschädigt oder unvollständig. Nichts wurde geändert.
fault-link-too-long = Dieser Link ist zu lang, um von uns zu stammen. Nichts wurde geändert.
fault-file-not-ours = Diese Datei ist keine Partie von Ränke. Nichts wurde geändert.
fault-file-too-large = Diese Datei ist zu groß für eine Partie von Ränke. Nichts wurde geändert.

# What exactly is wrong, by the ids of the engine's faults; each begins with what it comes to.
bad-setup-bot = { fault-bad-setup } Diese Version hat keinen Bot namens { $bot }.
bad-setup-first = { fault-bad-setup } Bei { $players } Spielern kann Platz { $seat } nicht beginnen.
bad-setup-game = { fault-bad-setup } Diese Version kennt das Spiel { $game } nicht.
bad-setup-name = { fault-bad-setup } Der Name eines Menschen kann nicht mit „{ $prefix }“ beginnen.
bad-setup-option = { fault-bad-setup } Dieses Spiel hat die Einstellung { $name } nicht.
bad-setup-players = { fault-bad-setup } Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $players }.
bad-setup-value = { fault-bad-setup } Bei { $name } lässt sich { $value } nicht wählen; möglich: { $values }.

bad-record-broken = { fault-bad-record } Dort ist ein Kopfeintrag oder ein Kommentar unvollständig.
bad-record-chance = { fault-bad-record } Dort fehlt, was der Zufall entschieden hat.
bad-record-control-characters = { fault-bad-record } Im Wert von { $token } stehen Zeichen, die sich nicht schreiben lassen.
bad-record-escape = { fault-bad-record } Im Wert von { $token } steht ein umgekehrter Schrägstrich vor dem falschen Zeichen.
bad-record-header-missing = { fault-bad-record } Der Kopfeintrag { $token } fehlt.
bad-record-header-on-line = { fault-bad-record } Der Kopfeintrag { $token } steht nicht in einer eigenen Zeile.
bad-record-header-twice = { fault-bad-record } Der Kopfeintrag { $token } steht zweimal da.
bad-record-header-value = { fault-bad-record } „{ $token }“ ist kein gültiger Wert; möglich: { $legal }.
bad-record-headers-first = { fault-bad-record } Eine Aufzeichnung beginnt mit ihren Kopfeinträgen.
bad-record-many-games = { fault-bad-record } Sie enthält mehrere Partien, hier passt nur eine.
bad-record-no-chance = { fault-bad-record } Dort bleibt nichts dem Zufall überlassen.
bad-record-no-game = { fault-bad-record } Sie enthält keine Partie.
bad-record-not-allowed = { fault-bad-record } Die Regeln erlauben das dort nicht.
bad-record-other-seat = { fault-bad-record } Dort entscheidet Platz { $seat }.
bad-record-over = { fault-bad-record } Vorher ist die Partie schon zu Ende.
bad-record-result = { fault-bad-record } „{ $token }“ folgt nicht aus den Zügen.
bad-record-unknown-game = { fault-bad-record } Diese Version kennt „{ $token }“ nicht.
bad-record-unknown-header = { fault-bad-record } Eine Partie dieser Art hat keinen Kopfeintrag { $token }.
bad-record-unknown-token = { fault-bad-record } Einen solchen Eintrag gibt es nicht.
bad-record-value-too-long = { fault-bad-record } Der Wert von { $token } ist länger als { $most } Zeichen.
bad-record-version = Diese Partie wurde von einer neueren Version gespeichert. Aktualisiere die Seite, um sie zu öffnen.
bad-record-wrong-chance = { fault-bad-record } So kann der Zufall nicht entschieden haben.
bad-record-no-seat = { fault-bad-record } Diesen Platz gibt es nicht.
