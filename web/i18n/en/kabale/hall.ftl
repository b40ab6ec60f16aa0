# What is said of Kabale before its room is open: its name, and what else of it the menu and the page about Ränke offer.
kabale-name = Kabale & Hiebe
kabale-about = Kabale & Hiebe for two to six
kabale-design = Kabale & Hiebe (in English Ruse & Bruise) was designed by Lutz Stepponat and published by Hans im Glück in 2006.
kabale-cards = All cards
kabale-switch-contested = Awards: only contested columns
