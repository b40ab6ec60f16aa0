# What is wrong with a set-up or a record of Kabale, by the ids of the engine’s faults; also told while its room is not open.
bad-record-allies = { fault-bad-record } Zu { $token } gehören { $wanted } Verbündete, da stehen { $found }.
bad-record-ally-twice = { fault-bad-record } Ein Verbündeter steht dort zweimal.
bad-record-goal-too-often = { fault-bad-record } So oft gibt es dieses Ziel nicht.
bad-record-goals = { fault-bad-record } Zur Partie gehören { $wanted } Ziele, da stehen { $found }.
bad-record-no-ally = { fault-bad-record } Diesen Verbündeten gibt es nicht.
bad-record-no-column = { fault-bad-record } Diese Spalte gibt es nicht.
bad-record-no-goal = { fault-bad-record } Dieses Ziel gibt es nicht.
