# The frame of every screen, settings, messages of the page itself, and names.
brand = Ränke
title = { $screen } – Ränke
title-start = Ränke – Intrigen am Hof, zu zweit bis zu sechst
skip-to-content = Zum Inhalt springen
menu = Menü
menu-start = Neues Spiel
menu-settings = Einstellungen
menu-about = Über Ränke
message-close = Schließen
update-waits = Eine neuere Fassung wartet. Deine Partie geht dort weiter, wo sie ist.
update-apply = Erneuern
words-loading = Einen Augenblick, die Worte sind unterwegs …
page-unknown = Diese Adresse führt in Ränke nirgendwohin. Hier ist der Anfang.
page-missing = Diese Seite ließ sich nicht laden. Versuch es noch einmal, wenn Du online bist.

language = Sprache
language-missing = Diese Sprache ließ sich nicht laden. Versuch es noch einmal, wenn Du online bist.
theme = Licht
theme-auto = Wie das Gerät
theme-light = Bei Tage
theme-dark = Bei Kerzenschein
pace = Tempo
pace-instant = Sofort
pace-quick = Flott
pace-normal = Gemächlich
pace-step = Schritt für Schritt
setting-shortcuts = Tastenkürzel im Spiel

engine-loading = Der Hof versammelt sich: { $percent } %
engine-waking = Der Hof nimmt Platz …
engine-no-start = Das Spiel ließ sich nicht laden. Prüf die Verbindung und lade die Seite neu.

storage-refused = Dieser Browser bewahrt nichts für uns auf: Spiel ruhig weiter, aber die Partie endet mit diesem Tab.
storage-full = Der Speicher des Browsers ist voll: Spiel ruhig weiter, aber neue Züge leben nur in diesem Tab.

table-title = Am Tisch
table-title-round = Runde { $round }
table-waiting = Dein Tisch ist gedeckt. Es geht los, sobald der Hof versammelt ist.
table-opening = Die Karten kommen zurück auf den Tisch …
table-elsewhere = Diese Partie wird in einem anderen Tab gespielt.
table-take-over = Hier weiterspielen
table-lost = Diese Partie liegt nicht oder nicht mehr auf diesem Gerät.
table-broken = Diese Partie lässt sich nicht öffnen.
table-again = Noch einmal versuchen
table-new = Zu einem neuen Spiel
table-skip = Überspringen
table-step = Weiter
table-decline-cloak = Nichts unterschieben
table-decline-traitor = Ziele liegen lassen
table-undo = Zurücknehmen
table-log = Was geschah
table-winner = gewinnt
curtain-title = { $name }, Du bist gefragt
curtain-hint = Die anderen schauen weg, bis Du entschieden hast.
curtain-lift = Ich bin’s, zeig meine Karten

about-what = Ränke ist ein Tisch für höfische Intrigen: Kabale & Hiebe zu zweit bis zu sechst, mit Freunden an einem Gerät oder gegen Bots. Es läuft in Deinem Browser, auch ohne Netz.
about-private = Nichts verlässt Dein Gerät: kein Konto, keine Verfolgung, kein Server. Partien und Einstellungen liegen im Speicher dieses Browsers.
about-thanks = Dank
about-design = Kabale & Hiebe hat Lutz Stepponat erdacht (2006). Ränke ist eine unabhängige Verbeugung mit eigenen Worten und Bildern.
about-pictures = Bilder: game-icons.net, von Lorc, Delapouite und anderen, CC BY 3.0.
about-type = Schriften: aus der Sammlung Fontsource, unter der SIL Open Font License.
about-parts = Gebaut auf Pyodide, lit-html, Fluent, Workbox und idb-keyval.
about-version = Version { $version }, Python { $python }

court-name-1 = Ottilie
court-name-2 = Balthasar
court-name-3 = Clementine
court-name-4 = Valentin
court-name-5 = Leonore
court-name-6 = Konrad
person-name = Spieler { $number }
kind-human = Mensch
kind-bot-random = Bot: Page
kind-bot-greedy = Bot: Höfling
kind-bot-rollout = Bot: Kanzler
