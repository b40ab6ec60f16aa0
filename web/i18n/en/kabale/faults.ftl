# What is wrong with a set-up or a record of Kabale, by the ids of the engine’s faults; also told while its room is not open.
bad-record-allies = { fault-bad-record } { $token } needs { $wanted } allies but has { $found }.
bad-record-ally-twice = { fault-bad-record } It lists an ally twice.
bad-record-goal-too-often = { fault-bad-record } The game does not have that many of this goal.
bad-record-goals = { fault-bad-record } It needs { $wanted } goals but has { $found }.
bad-record-no-ally = { fault-bad-record } There is no such ally.
bad-record-no-column = { fault-bad-record } There is no such column.
bad-record-no-goal = { fault-bad-record } There is no such goal.
