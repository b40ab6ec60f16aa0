# A thing seen at work: a small position that plays by itself.
demo-show = Mutasd meg
demo-show-what = Mutasd meg: { $name }
demo-title = Működés közben: { $name }
demo-again = Még egyszer
demo-opening = Terítjük az asztalt…
demo-missing = Ezt a jelenetet nem sikerült betölteni. Talán megszakadt a kapcsolat.
demo-retry = Újra
