# What is wrong with a set-up or a record of Adel, by the ids of the engine’s faults; also told while its room is not open.
bad-setup-rank = { fault-bad-setup } There must be exactly one character of rank { $rank } ({ $names }); there are { $found }.
bad-setup-queen = { fault-bad-setup } The Queen needs at least { $least } players; there are { $players }.
bad-setup-nine = { fault-bad-setup } Nine characters need at least { $least } players; there are { $players }.
bad-setup-copies = { fault-bad-setup } { $code } is chosen { $found } times, but the game has only { $most }.
bad-record-no-character = { fault-bad-record } There is no such character.
bad-record-no-district = { fault-bad-record } There is no such district.
bad-record-no-rank = { fault-bad-record } There is no such rank.
bad-record-wrong-rank = { fault-bad-record } A character of rank { $rank } is needed there.
bad-record-plain-districts = { fault-bad-record } Some of the { $wanted } districts without powers are missing from the deck.
bad-record-set-up = { fault-bad-record } These cards cannot be played together like this.
