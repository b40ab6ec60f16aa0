# What is wrong with a set-up or a record of Adel, by the ids of the engine’s faults; also told while its room is not open.
bad-setup-rank = { fault-bad-setup } Von Rang { $rank } gehört ein Charakter dazu ({ $names }), gewählt sind { $found }.
bad-setup-queen = { fault-bad-setup } Die Königin braucht mindestens { $least } Spieler, hier sind es { $players }.
bad-setup-nine = { fault-bad-setup } Neun Charaktere brauchen mindestens { $least } Spieler, hier sind es { $players }.
bad-setup-copies = { fault-bad-setup } { $code } ist { $found }-mal gewählt, im Spiel gibt es davon { $most }.
bad-record-no-character = { fault-bad-record } Diesen Charakter gibt es nicht.
bad-record-no-district = { fault-bad-record } Dieses Bauwerk gibt es nicht.
bad-record-no-rank = { fault-bad-record } Diesen Rang gibt es nicht.
bad-record-wrong-rank = { fault-bad-record } Dort gehört ein Charakter von Rang { $rank } hin.
bad-record-plain-districts = { fault-bad-record } Im Stapel fehlen einige der { $wanted } gewöhnlichen Bauwerke.
bad-record-set-up = { fault-bad-record } Diese Karten lassen sich so nicht zusammen spielen.
