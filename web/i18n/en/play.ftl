# Playing at the table: what is known, the keys, the sounds, and what stands where for the ear.
setting-sounds = Quiet sounds

known-title = What is known
known-goals = Goals won
known-unseen = Not yet seen: in hand, pile or face down
known-unseen-own = Still to come from your pile
known-discards = Discards
known-none = none
known-piles = { $hand } in hand, { $deck } to draw
known-left = { $count ->
    [one] { $count } goal still lies in the pile.
   *[other] { $count } goals still lie in the pile.
}

log-empty = Nothing yet.
log-award = Read the award again

curtain-cloak = It is about a Cloak in column { $column }.
curtain-traitor = It is about a Traitor in column { $column }.

play-last-none = Nothing has happened yet.

keys-title = Keys
keys-off = Single keys are switched off in the settings; arrows, Enter and Escape always work.
keys-arrows = Move through hand and columns
keys-enter = Choose the card, place it in the column
keys-numbers = Place the chosen card in that column
keys-escape = Lay the card back, or show everything at once
keys-space = On: skip what is being shown
keys-m = Say the last move
keys-c = Say the columns
keys-h = Say your hand
keys-g = Say the seats with their goals
keys-u = Take back
keys-i = Explain the card under the focus
keys-l = What happened
keys-k = What is known
keys-help = This list
key-arrows = arrows
key-space = Space
