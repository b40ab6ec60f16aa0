# What is wrong with a set-up or a record of Adel, by the ids of the engine’s faults; also told while its room is not open.
bad-setup-rank = { fault-bad-setup } One character of rank { $rank } is wanted ({ $names }), here are { $found }.
bad-setup-queen = { fault-bad-setup } The Queen needs at least { $least } players, here are { $players }.
bad-setup-nine = { fault-bad-setup } Nine characters need at least { $least } players, here are { $players }.
bad-setup-copies = { fault-bad-setup } { $code } is chosen { $found } times, and the game has { $most }.
bad-record-no-character = { fault-bad-record } There is no such character.
bad-record-no-district = { fault-bad-record } There is no such district.
bad-record-no-rank = { fault-bad-record } There is no such rank.
bad-record-wrong-rank = { fault-bad-record } A character of rank { $rank } is wanted there.
bad-record-plain-districts = { fault-bad-record } The deck lacks some of the { $wanted } plain districts.
bad-record-set-up = { fault-bad-record } These cards cannot be played together like this.
