# A thing seen at work: a small position that plays by itself.
demo-show = Zeig’s mir
demo-show-what = Zeig’s mir: { $name }
demo-title = Im Einsatz: { $name }
demo-again = Noch einmal
demo-opening = Der Tisch wird bereitet …
demo-missing = Diese Szene ließ sich nicht laden. Vielleicht fehlt die Verbindung.
demo-retry = Noch einmal versuchen
