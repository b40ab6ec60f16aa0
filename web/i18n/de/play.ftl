# Playing at the table: what is known, the keys, the sounds, and what stands where for the ear.
setting-sounds = Leise Klänge

known-title = Was bekannt ist
known-goals = Gewonnene Ziele
known-unseen = Noch ungesehen: Hand, Zugstapel oder verdeckt
known-unseen-own = Kommt noch aus Deinem Zugstapel
known-discards = Abgelegt
known-none = keine
known-piles = { $hand } auf der Hand, { $deck } im Zugstapel
known-left = { $count ->
    [one] Noch { $count } Ziel liegt im Stapel.
   *[other] Noch { $count } Ziele liegen im Stapel.
}

log-empty = Noch nichts.
log-award = Die Vergabe noch einmal lesen

curtain-cloak = Es geht um eine Tarnkappe in Spalte { $column }.
curtain-traitor = Es geht um einen Verräter in Spalte { $column }.

play-last-none = Noch ist nichts geschehen.

keys-title = Tasten
keys-off = Einzelne Tasten sind in den Einstellungen ausgeschaltet; Pfeile, Enter und Escape gehen immer.
keys-arrows = Durch Hand und Spalten gehen
keys-enter = Karte wählen, in die Spalte legen
keys-numbers = Die gewählte Karte in diese Spalte legen
keys-escape = Karte zurücklegen, oder alles sofort zeigen
keys-space = Weiter: überspringen, was gerade gezeigt wird
keys-m = Den letzten Zug vorlesen
keys-c = Die Spalten vorlesen
keys-h = Deine Hand vorlesen
keys-g = Die Plätze mit ihren Zielen vorlesen
keys-u = Zurücknehmen
keys-i = Die Karte unter dem Fokus erklären
keys-l = Was geschah
keys-k = Was bekannt ist
keys-help = Diese Liste
key-arrows = Pfeile
key-space = Leertaste
