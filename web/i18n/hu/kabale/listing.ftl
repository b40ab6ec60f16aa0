# Loaded before the game itself, for start page, menu and the page about Ränke: its name and settings.
kabale-name = Kabale & Hiebe
kabale-about = Kabale & Hiebe 2–6 játékosnak
kabale-design = A Kabale & Hiebe (angolul Ruse & Bruise) Lutz Stepponat játéka; 2006-ban a Hans im Glück adta ki.
kabale-cards = Minden lap
kabale-switch-contested = Értékelés: csak a vitatott oszlopok
