# The page about Ränke. $games is a list of what each game says of itself.
about-what = Ränke is a table for games of court intrigue: { $games }, against bots or with friends around one device. It runs in your browser, even offline.
about-private = Nothing leaves your device: no account, no tracking, no server. Games and settings are kept in this browser’s storage.
about-thanks = Thanks
about-unofficial = Ränke is unofficial fan work. Neither the authors nor the publisher made, checked or endorsed it, and nobody makes money from it. Names of games belong to their owners; all words and pictures here are our own or credited below.
about-pictures = Pictures: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0.
about-type = Fonts: from the Fontsource collection, under the SIL Open Font License.
about-parts = Built with Pyodide, lit-html, Fluent and Workbox.
about-artists = Pictures, by author
about-licences = Licenses of all parts
about-part = { $name } { $version }: { $licence }
about-version = Version { $version }, Python { $python }
