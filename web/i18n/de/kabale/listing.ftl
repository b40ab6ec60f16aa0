# Loaded before the game itself, for start page, menu and the page about Ränke: its name and settings.
kabale-name = Kabale & Hiebe
kabale-about = Kabale & Hiebe für zwei bis sechs
kabale-design = Kabale & Hiebe (englisch Ruse & Bruise) hat Lutz Stepponat erdacht; erschienen ist es 2006 bei Hans im Glück.
kabale-cards = Alle Karten
kabale-switch-contested = Vergabe: nur umkämpfte Spalten
