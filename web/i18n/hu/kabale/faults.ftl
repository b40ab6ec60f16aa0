# What is wrong with a set-up or a record of Kabale, by the ids of the engine’s faults; also told while its room is not open.
bad-record-allies = { fault-bad-record } Ide { $wanted } szövetséges kell, itt { $found } van: { $token }.
bad-record-ally-twice = { fault-bad-record } Egy szövetséges kétszer szerepel ott.
bad-record-goal-too-often = { fault-bad-record } Ez a cél nincs meg ennyiszer a játékban.
bad-record-goals = { fault-bad-record } Ide { $wanted } cél kell, itt { $found } van.
bad-record-no-ally = { fault-bad-record } Nincs ilyen szövetséges.
bad-record-no-column = { fault-bad-record } Nincs ilyen oszlop.
bad-record-no-goal = { fault-bad-record } Nincs ilyen cél.
