# Loaded before the game itself, for start page, menu and the page about Ränke: its name and settings.
kabale-name = Kabale & Hiebe
kabale-about = Kabale & Hiebe, for two to six players
kabale-design = Kabale & Hiebe (in English Ruse & Bruise) was designed by Lutz Stepponat and published by Hans im Glück in 2006.
kabale-cards = All cards
kabale-switch-contested = Awards: only contested columns
