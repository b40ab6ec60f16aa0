# The page about Ränke. $games is a list of what each game says of itself.
about-what = Ränke is a table for court intrigue: { $games }, against friends round one device or against bots. It plays in your browser, also without a network.
about-private = Nothing leaves your device: no account, no tracking, no server. Games and settings lie in this browser’s storage.
about-thanks = Thanks
about-unofficial = Ränke is unofficial fan work. Neither the author nor the publisher has made, checked or endorsed it, and nobody makes money from it. Names of games belong to those who own them; all words and pictures here are our own or credited below.
about-pictures = Pictures: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0.
about-type = Fonts: from the Fontsource collection, under the SIL Open Font License.
about-parts = Built upon Pyodide, lit-html, Fluent and Workbox.
about-artists = Pictures, by author
about-licences = Licences of all parts
about-part = { $name } { $version }: { $licence }
about-version = Version { $version }, Python { $python }
