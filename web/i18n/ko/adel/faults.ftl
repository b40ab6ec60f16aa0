# What is wrong with a set-up or a record of Adel, by the ids of the engine’s faults; also told while its room is not open.
bad-setup-rank = { fault-bad-setup } { $rank }번 인물은 한 명이어야 하는데({ $names }) { $found }명 있습니다.
bad-setup-queen = { fault-bad-setup } 여왕이 나오려면 { $least }명 이상이어야 하는데 { $players }명입니다.
bad-setup-nine = { fault-bad-setup } 인물 9명으로 하려면 { $least }명 이상이어야 하는데 { $players }명입니다.
bad-setup-copies = { fault-bad-setup } 게임에 { $most }장 있는 카드를 { $found }장 골랐습니다: { $code }.
bad-record-no-character = { fault-bad-record } 그런 인물은 없습니다.
bad-record-no-district = { fault-bad-record } 그런 건물은 없습니다.
bad-record-no-rank = { fault-bad-record } 그런 번호의 인물은 없습니다.
bad-record-wrong-rank = { fault-bad-record } 그 자리에는 { $rank }번 인물이 와야 합니다.
bad-record-plain-districts = { fault-bad-record } 카드 더미에는 일반 건물이 모두 { $wanted }장 있어야 합니다.
bad-record-set-up = { fault-bad-record } 이 카드들은 이렇게 함께 쓸 수 없습니다.
