# What is wrong with a set-up or a record of Adel, by the ids of the engine’s faults; also told while its room is not open.
bad-setup-rank = { fault-bad-setup } Ebből a rangból egy karakter kell: { $rank } ({ $names }); itt ennyi van: { $found }.
bad-setup-queen = { fault-bad-setup } A Királynőhöz legalább { $least } játékos kell, itt ennyien vannak: { $players }.
bad-setup-nine = { fault-bad-setup } Kilenc karakterhez legalább { $least } játékos kell, itt ennyien vannak: { $players }.
bad-setup-copies = { fault-bad-setup } A játékban { $most } van belőle, a választott szám pedig { $found }: { $code }.
bad-record-no-character = { fault-bad-record } Nincs ilyen karakter.
bad-record-no-district = { fault-bad-record } Nincs ilyen kerület.
bad-record-no-rank = { fault-bad-record } Nincs ilyen rang.
bad-record-wrong-rank = { fault-bad-record } Oda ilyen rangú karakter kell: { $rank }.
bad-record-plain-districts = { fault-bad-record } A pakliból hiányzik néhány közönséges kerület (összesen { $wanted } kell).
bad-record-set-up = { fault-bad-record } Ezeket a lapokat így nem lehet együtt játszani.
