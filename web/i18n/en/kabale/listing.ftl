# Loaded before the game itself, for start page, menu and the page about Ränke: its name and settings.
kabale-name = Kabale & Hiebe
kabale-line = Place your allies face down among the other players’ cards, and win goals with the highest total, or with a trick.
kabale-about = Kabale & Hiebe (two to six players)
kabale-design = Kabale & Hiebe (in English Ruse & Bruise) was designed by Lutz Stepponat and published by Hans im Glück in 2006.
kabale-cards = All cards
kabale-switch-contested = Awards: show only contested columns
kabale-temper-cautious = Keeps away from other players’ face-down cards.
kabale-temper-vengeful = Goes where the leader’s cards are, preferably with cards that do harm there.
kabale-temper-grasping = Goes for the goals worth most.
kabale-temper-builder = Goes for the areas it still needs, to win one of each.
kabale-temper-schemer = Likes allies with special rules, above all those that act when revealed.
