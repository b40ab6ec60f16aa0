# What is wrong with a record of the toy.
bad-record-hand = { fault-bad-record } A hand is no hand of the toy.
