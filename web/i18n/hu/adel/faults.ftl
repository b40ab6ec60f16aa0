# What is wrong with a set-up or a record of Adel, by the ids of the engine’s faults; also told while its room is not open.
bad-setup-rank = { fault-bad-setup } Egy ilyen rangú szereplő kell: { $rank } ({ $names }); itt ennyi van: { $found }.
bad-setup-queen = { fault-bad-setup } A királynőhöz legalább { $least } játékos kell, itt ennyien vannak: { $players }.
bad-setup-nine = { fault-bad-setup } Kilenc szereplőhöz legalább { $least } játékos kell, itt ennyien vannak: { $players }.
bad-setup-copies = { fault-bad-setup } A játékban { $most } van belőle, a választott szám pedig { $found }: { $code }.
bad-record-no-character = { fault-bad-record } Nincs ilyen szereplő.
bad-record-no-district = { fault-bad-record } Nincs ilyen negyed.
bad-record-no-rank = { fault-bad-record } Nincs ilyen rang.
bad-record-wrong-rank = { fault-bad-record } Oda ilyen rangú szereplő kell: { $rank }.
bad-record-plain-districts = { fault-bad-record } A pakliból hiányzik néhány a { $wanted } közönséges negyed közül.
bad-record-set-up = { fault-bad-record } Ezeket a lapokat így nem lehet együtt játszani.
