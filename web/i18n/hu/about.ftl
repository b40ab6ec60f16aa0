# The page about Ränke. $games is a list of what each game says of itself.
about-what = A Ränke az udvari ármány asztala: { $games }, barátokkal egy eszköz körül vagy botok ellen. A böngésződben fut, hálózat nélkül is.
about-private = Semmi sem hagyja el az eszközödet: nincs fiók, nincs követés, nincs szerver. A játszmák és a beállítások ennek a böngészőnek a tárhelyén vannak.
about-thanks = Köszönet
about-unofficial = A Ränke nem hivatalos rajongói munka. A szerzők és a kiadó nem készítették, nem ellenőrizték és nem hagyták jóvá, és senki sem keres rajta. A játékok neve a tulajdonosoké; itt minden szöveg és kép saját, vagy alább fel van tüntetve.
about-pictures = Képek: game-icons.net, Lorc, Delapouite és mások munkái, CC BY 3.0.
about-type = Betűtípusok: a Fontsource gyűjteményből, SIL Open Font License alatt.
about-parts = Alapja a Pyodide, a lit-html, a Fluent és a Workbox.
about-artists = A képek és szerzőik
about-licences = Minden rész licence
about-part = { $name } { $version }: { $licence }
about-version = { $version } változat, Python { $python }
