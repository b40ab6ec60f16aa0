# What is wrong with a set-up or a record of Kabale, by the ids of the engine’s faults; also told while its room is not open.
bad-record-allies = { fault-bad-record } { $token }에는 동료가 { $wanted }장 필요한데 { $found }장 있습니다.
bad-record-ally-twice = { fault-bad-record } 같은 동료가 두 번 나옵니다.
bad-record-goal-too-often = { fault-bad-record } 이 목표는 그만큼 여러 장 있지 않습니다.
bad-record-goals = { fault-bad-record } 목표가 { $wanted }장 필요한데 { $found }장 있습니다.
bad-record-no-ally = { fault-bad-record } 그런 동료는 없습니다.
bad-record-no-column = { fault-bad-record } 그런 열은 없습니다.
bad-record-no-goal = { fault-bad-record } 그런 목표는 없습니다.
