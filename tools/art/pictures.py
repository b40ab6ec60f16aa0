"""Tables for `tools/art/sprite.py`: the icon of each district and sign, its artist, and paths of our own."""

from __future__ import annotations

APP_ICON = "duality-mask"
"""What the games are about."""

# District -> icon.
TOWN = {
    "Man": "medieval-village-01",
    "Cas": "castle",
    "Pal": "capitol",
    "Tem": "greek-temple",
    "Chu": "church",
    "Mon": "prayer",
    "Cat": "byzantin-temple",
    "Tav": "beer-stein",
    "Mar": "shop",
    "Tra": "barrel",
    "Doc": "harbor-dock",
    "Har": "anchor",
    "Tow": "clock-tower",
    "Wat": "watchtower",
    "Pri": "manacles",
    "Bat": "crossed-swords",
    "For": "tower-flag",
    "Hau": "ghost",
    "Kee": "locked-fortress",
    "Lab": "fizzing-flask",
    "Smi": "anvil",
    "Obs": "telescope",
    "Gra": "graveyard",
    "Lib": "bookshelf",
    "Sch": "fairy-wand",
    "Uni": "graduate-cap",
    "Dra": "dragon-head",
    "Lig": "lighthouse",
    "Arm": "axe-sword",
    "Mus": "column-vase",
    "Tre": "open-treasure-chest",
    "Map": "treasure-map",
    "Wis": "well",
    "Qua": "war-pick",
    "Poo": "bindle",
    "Bel": "ringing-bell",
    "Fac": "gears",
    "Par": "oak",
    "Hos": "caduceus",
    "Thr": "stone-throne",
    "Wal": "defensive-wall",
}

# Picture -> which of its outlines are light, besides all that is empty inside.
LIGHT = {
    "town-Man": (7, 14),
    "town-Tem": (0,),
    "town-Chu": (0, 12),
    "town-Mon": (4,),
    "town-Cat": (0, 4, 5, 11),
    "town-Tav": (0,),
    "town-Mar": (2, 4, 6),
    "town-Tra": (6, 11),
    "town-Doc": (5, 6, 7, 10, 11, 13, 14, 15),
    "town-Tow": (11, 13),
    "town-Bat": (1, 3),
    "town-For": (1,),
    "town-Lab": (0, 1, 2, 4, 5),
    "town-Smi": (3, 4),
    "town-Obs": (1, 7),
    "town-Lib": (1, 3, 10),
    "town-Sch": (0, 2, 3, 4, 5, 6),
    "town-Uni": (1,),
    "town-Dra": (0, 1),
    "town-Lig": (1,),
    "town-Arm": (3, 5),
    "town-Mus": (0, 1, 2),
    "town-Tre": (4, 8, 10, 11),
    "town-Wis": (0,),
    "town-Qua": (4, 6, 7, 8, 9, 10, 11),
    "town-Poo": (6,),
    "town-Bel": (3, 4, 5, 6),
    "town-Hos": (0, 1),
    "town-Thr": (0, 9),
    "town-Wal": (1,),
}

# Kinds whose pictures have two tones; portraits, in `figures/`, have four.
TWO_TONED = ("town",)

# Kinds that stand together in sprite.svg.
TOGETHER = ("area", "colour", "face", "mood", "seat", "sign", "temper")

AREAS = {
    "A": "round-bottom-flask",
    "F": "crossed-swords",
    "L": "wheat",
    "T": "scales",
    "R": "church",
    "M": "lyre",
}

# Seat -> emblem, in seating order.
SEATS = ["lion", "eagle-emblem", "rose", "fleur-de-lys", "moon", "sun", "key"]

# What the page says with a picture besides cards, areas and seats.
SIGNS = {
    "turn": "candlebright",
    "laurels": "laurels",
    "flame": "flame",
    "hands": "shaking-hands",
    "crown": "crown",
    "castle": "castle",
    "coins": "two-coins",
    "lock": "padlock",
    "curtain": "theater-curtains",
    "scroll": "scroll-unfurled",
    "lantern": "lantern-flame",
    "hourglass": "hourglass",
}

# Bot of an older game -> its sign; the five levels have portraits.
FACES = {
    "random": "robin-hood-hat",
    "greedy": "mustache",
    "rollout": "monk-face",
}

# Temper of a bot -> its sign.
TEMPERS = {
    "cautious": "tortoise",
    "vengeful": "dagger-rose",
    "grasping": "shiny-purse",
    "builder": "stairs",
    "schemer": "spider-web",
}

AUTHORS = {
    "Caro Asercion": "https://game-icons.net",
    "Faithtoken": "http://fungustoken.deviantart.com",
    "HeavenlyDog": "http://www.gnomosygoblins.blogspot.com",
    "Skoll": "https://game-icons.net",
    "Lorc": "https://lorcblog.blogspot.com",
    "Delapouite": "https://delapouite.com",
    "Carl Olsen": "https://twitter.com/unstoppableCarl",
}

# Icon -> who drew it (the icon set does not say; game-icons.net does). Everything else is Lorc's.
DRAWN_BY = {
    "axe-sword": "Delapouite",
    "barrel": "Delapouite",
    "bindle": "Delapouite",
    "bookshelf": "Delapouite",
    "byzantin-temple": "Delapouite",
    "caduceus": "Delapouite",
    "castle": "Delapouite",
    "church": "Delapouite",
    "clock-tower": "Caro Asercion",
    "column-vase": "Delapouite",
    "dagger-rose": "Delapouite",
    "defensive-wall": "HeavenlyDog",
    "dragon-head": "Faithtoken",
    "flame": "Carl Olsen",
    "fleur-de-lys": "Delapouite",
    "freemasonry": "Delapouite",
    "graduate-cap": "Delapouite",
    "graveyard": "Delapouite",
    "greek-temple": "Delapouite",
    "harbor-dock": "Delapouite",
    "lighthouse": "Delapouite",
    "medieval-village-01": "Caro Asercion",
    "monk-face": "Delapouite",
    "mustache": "Delapouite",
    "open-treasure-chest": "Skoll",
    "peace-dove": "Delapouite",
    "robin-hood-hat": "Delapouite",
    "shaking-hands": "Delapouite",
    "shop": "Delapouite",
    "stairs": "Delapouite",
    "telescope": "Delapouite",
    "theater-curtains": "Delapouite",
    "tortoise": "Delapouite",
    "tower-flag": "Delapouite",
    "two-coins": "Delapouite",
    "war-pick": "Delapouite",
    "watchtower": "Delapouite",
    "well": "Delapouite",
}

# Drawn for Ränke, on the same 512 square: no credit needed.
OWN = {
    "bolt": "M312 16 96 292h132l-32 204 220-286H282z",
    "seal": "M256 20l46 40 61-12 25 57 62 8-1 63 50 38-31 54 31 54-50 38 1 63-62 8-25 57-61-12-46 40-46-40-61 12-25-57"
    "-62-8 1-63-50-38 31-54-31-54 50-38-1-63 62-8 25-57 61 12z",
    "shield": "M40 16h432v236c0 122-92 200-216 248C132 452 40 374 40 252z",
    "menu": "M64 112h384v44H64zm0 122h384v44H64zm0 122h384v44H64z",
    "sliders": "M48 116h216v-44h56v44h144v40H320v44h-56v-44H48zm0 120h72v-44h56v44h288v40H176v44h-56v-44H48zm0 120h2"
    "48v-44h56v44h112v40H352v44h-56v-44H48z",
    "close": "M120 88 256 224 392 88l32 32-136 136 136 136-32 32-136-136-136 136-32-32 136-136L88 120z",
    "hand": "M108 176 232 96l148 228-124 80zM266 88h176v272h-44zM92 214l104 198-40 24L60 252z",
    "deck": "M96 40h248v312H96zm280 40h40v344H136v-40h240z",
    "discard": "M84 92h232v44H128v276H84zm96 56h248v312H180zm44 44v224h160V192z",
    "play": "M128 56 432 256 128 456z",
    "pause": "M112 72h104v368H112zm184 0h104v368H296z",
    "next": "M96 72l224 184L96 440zm248 0h72v368h-72z",
    "back": "M416 72v368L192 256zM96 72h72v368H96z",
    "sound": "M40 184h96l128-104v352L136 328H40zm272-16c40 40 40 136 0 176l30 30c62-62 62-174 "
    "0-236zm68-68c82 82 82 230 0 312l30 30c100-100 100-272 0-372z",
    "bin": "M176 48h160l16 40h104v48H56V88h104zM96 168h320l-24 304H120zm88 48 10 208h36l-8-208zm108 0-8 208h36l10-208z",
    "share": "M256 24 376 144l-34 34-62-62v212h-48V116l-62 62-34-34zM88 232h88v48h-40v160h240V280h-40v-48h88v256H88z",
    "check": "M196 400 56 260l48-48 92 92L408 92l48 48z",
    "undo": "M224 96v72h96a112 112 0 0 1 0 224H128v-48h192a64 64 0 0 0 0-128h-96v72L88 192z",
    "house": "M256 40 480 232h-56v240H304V328h-96v144H88V232H32z",
    "coin": "M256 40a216 216 0 1 1 0 432a216 216 0 1 1 0-432zm0 40a176 176 0 1 0 0 352a176 176 0 1 0 0-352zm0 28a148 "
    "148 0 1 1 0 "
    "296 148 148 0 1 1 0-296zm0 60-60 88 60 88 60-88z",
    "dagger": "M76 436L112 330L267 174L338 245L182 400zM255 74L438 257L404 291L221 108zM393 79L433 119L376 175L337 "
    "136zM407 34L478 105L455 127L385 57z",
    "mask": "M24 168c80-32 160-24 232 32 72-56 152-64 232-32 4 112-40 192-120 192-56 0-80-40-112-64-32 24-56 64-112 "
    "64-80 0-124-80"
    "-120-192zm72 72c24 40 72 48 112 24-24-36-72-48-112-24zm320 0c-40-24-88-12-112 24 40 24 88 16 112-24z",
    "witch": "M16 408c56-32 104-44 144-50l24-86c48 24 112 24 152 0l24 86c40 6 88 18 136 50-64 44-152 64-240 64S80 452 "
    "16 408zm178-1"
    "76 38-144 88-48 24 40-40 48 24 104c-40 24-92 24-134 0z",
    "eye": "M256 120c112 0 190 90 224 136-34 46-112 136-224 136S66 302 32 256c34-46 112-136 224-136zm0 "
    "48a88 88 0 1 0 0 176 "
    "88 88 0 0 0 0-176zm0 48a40 40 0 1 1 0 80 40 40 0 0 1 0-80z",
}

# The five colours of districts, told apart 9 pixels wide: crown, cross, purse, shield, star.
COLOURS = {
    "yellow": "M40 120l112 96L256 72l104 144 112-96-40 312H80z",
    "blue": "M204 32h104v120h124v104H308v224H204V256H80V152h124z",
    "green": "M168 32h176l-40 96c88 48 144 144 144 232 0 80-64 120-192 120S64 440 64 360c0-88 56-184 144-232z",
    "red": "M64 40h384v200c0 120-80 192-192 240C144 432 64 360 64 240z",
    "violet": "M256 24L317 188L492 195L355 304L402 473L256 376L110 473L157 304L20 195L195 188z",
}
