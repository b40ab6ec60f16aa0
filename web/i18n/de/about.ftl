# The page about Ränke. $games is a list of what each game says of itself.
about-what = Ränke ist ein Tisch für höfische Intrigen: { $games }, mit Freunden an einem Gerät oder gegen Bots. Ränke läuft in Deinem Browser, auch ohne Netz.
about-private = Nichts verlässt Dein Gerät: kein Konto, kein Tracking, kein Server. Partien und Einstellungen liegen im Speicher dieses Browsers.
about-thanks = Dank
about-unofficial = Ränke ist ein inoffizielles Fanwerk. Weder die Autoren noch der Verlag haben es gemacht, geprüft oder gutgeheißen, und niemand verdient daran. Die Namen der Spiele gehören ihren Inhabern; alle Texte und Bilder hier sind eigene oder unten genannt.
about-pictures = Bilder: game-icons.net, von Lorc, Delapouite und anderen, CC BY 3.0.
about-type = Schriften: aus der Sammlung Fontsource, unter der SIL Open Font License.
about-parts = Gebaut auf Pyodide, lit-html, Fluent und Workbox.
about-artists = Die Bilder und wer sie gezeichnet hat
about-licences = Lizenzen aller Teile
about-part = { $name } { $version }: { $licence }
about-version = Fassung { $version }, Python { $python }
