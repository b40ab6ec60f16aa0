# What is said of Kabale before its room is open: its name, and what else of it the menu and the page about Ränke offer.
kabale-name = Kabale & Hiebe
kabale-about = Kabale & Hiebe két–hat játékosnak
kabale-design = A Kabale & Hiebe (angolul Ruse & Bruise) Lutz Stepponat játéka; 2006-ban a Hans im Glück adta ki.
kabale-cards = Minden lap
kabale-switch-contested = Értékelés: csak a vitatott oszlopok
