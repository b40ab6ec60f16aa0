# The frame of every screen, settings, messages of the page itself, and names.
brand = Ränke
title = { $screen } – Ränke
title-start = Ränke – intrigues at court, two to six at the table
skip-to-content = Skip to the content
menu = Menu
menu-start = New game
menu-settings = Settings
menu-about = About Ränke
message-close = Close
update-waits = A newer version waits. Your game goes on where it is.
update-apply = Renew
words-loading = A moment, the words are on their way …
page-unknown = This address leads nowhere in Ränke. Here is the beginning.
page-missing = This page could not be loaded. Try again when you are online.

language = Language
language-missing = This language could not be loaded. Try again when you are online.
theme = Light
theme-auto = As the device
theme-light = By day
theme-dark = By candle
pace = Pace
pace-instant = At once
pace-quick = Quick
pace-normal = Unhurried
pace-step = Step by step
setting-shortcuts = Single-key shortcuts in play

engine-loading = The court assembles: { $percent } %
engine-waking = The court takes its seats …
engine-no-start = The game could not be loaded. Check the connection and load the page again.

storage-refused = This browser keeps nothing for us: play on, but the game ends with this tab.
storage-full = The browser’s storage is full: play on, but newer moves live in this tab only.

table-title = At the table
table-title-round = Round { $round }
table-waiting = Your table is laid. It begins as soon as the court is assembled.
table-opening = The cards are coming back to the table …
table-elsewhere = This game is being played in another tab.
table-take-over = Play it here
table-lost = This game is not on this device, or no longer.
table-broken = This game cannot be opened.
table-again = Try again
table-new = To a new game
table-skip = Skip
table-step = On
table-decline-cloak = Slip nothing
table-decline-traitor = Leave the goals
table-undo = Take back
table-log = What happened
table-winner = wins
curtain-title = { $name }, you are asked
curtain-hint = The others look away until you have decided.
curtain-lift = It is me, show my cards

about-what = Ränke is a table for court intrigue: Kabale & Hiebe for two to six, against friends round one device or against bots. It plays in your browser, also without a network.
about-private = Nothing leaves your device: no account, no tracking, no server. Games and settings lie in this browser’s storage.
about-thanks = Thanks
about-design = Kabale & Hiebe was designed by Lutz Stepponat (2006). Ränke is an independent homage with its own words and pictures.
about-pictures = Pictures: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0.
about-type = Type: from the Fontsource collection, under the SIL Open Font License.
about-parts = Built upon Pyodide, lit-html, Fluent, Workbox and idb-keyval.
about-version = Version { $version }, Python { $python }

court-name-1 = Ottilie
court-name-2 = Balthasar
court-name-3 = Clementine
court-name-4 = Valentin
court-name-5 = Leonore
court-name-6 = Konrad
person-name = Player { $number }
kind-human = Person
kind-bot-random = Bot: Page
kind-bot-greedy = Bot: Courtier
kind-bot-rollout = Bot: Chancellor
