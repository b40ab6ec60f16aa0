# What is wrong with a set-up or a record of Adel, by the ids of the engine’s faults; also told while its room is not open.
