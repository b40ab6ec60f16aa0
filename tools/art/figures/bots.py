"""Faces of bots: a head for each level, and for each mood the brows, eyes and mouth it wears."""

from __future__ import annotations

from tools.art.figures.drawing import Layer, both, disc, oval
from tools.art.figures.parts import BODY, HEAD

FACES: dict[str, tuple[Layer, ...]] = {
    # Lady-in-waiting: curls, pearls, and a fan at hand.
    "1": (
        f"light {BODY}",
        "shade M120 320C70 290 90 240 116 226C80 180 110 130 146 122C150 50 210 26 256 26S362 50 366 122"
        "C402 130 432 180 396 226C422 240 442 290 392 320Q350 340 346 300L166 300Q162 340 120 320Z",
        *HEAD,
        "shade M150 212C150 130 200 100 256 98S362 130 362 212C330 196 290 170 256 128C222 170 182 196 150 212Z",
        "pale " + disc(196, 72, 17) + disc(256, 56, 17) + disc(316, 72, 17),
        "light! " + both(disc(194, 280, 20)),
        "pale " + both(disc(152, 318, 15)),
        "pale M350 520L240 430Q300 376 400 370Q470 372 520 410L520 520Z",
        "~9 M356 520L282 402M372 520L344 380M388 520L410 372M410 520L470 386",
    ),
    # Court scribe: a skullcap, spectacles pushed up, the quill behind the ear.
    "2": (
        f"shade {BODY}",
        "pale M176 350L256 392L336 350L330 420L256 450L182 420Z",
        *HEAD,
        "ink M152 220C140 120 190 86 256 86S372 120 360 220C344 206 334 186 332 164L180 164C178 186 168 206 152 220Z",
        "shade M136 146C140 60 200 40 256 40S372 60 376 146Q256 110 136 146Z",
        "pale M340 230C360 150 400 70 500 20C500 120 440 200 360 236Z",
        "~9 M340 240C390 170 430 110 476 54",
        "light M60 440L160 420L180 520L60 520Z",
    ),
    # Envoy: travelling hat and plume, sash and seal.
    "3": (
        f"shade {BODY}",
        "light M110 376L180 348L430 520L310 520Z",
        "pale " + disc(330, 470, 30),
        *HEAD,
        "ink M154 214C146 150 170 120 190 116L322 116C342 120 366 150 358 214L330 170L182 170Z",
        "light M18 150C80 160 120 140 150 126C160 60 200 36 266 40S360 70 366 120C400 124 450 110 490 70"
        "C490 160 400 190 256 176S60 190 18 150Z",
        "shade! M150 116Q256 146 364 110L368 138Q256 172 148 146Z",
        "pale M150 118C120 70 150 10 250 -4C330 -10 340 30 300 40C230 36 200 70 190 122Z",
    ),
    # Spymaster: collar up, and a mask that everybody knows.
    "4": (
        "ink M30 520C34 420 90 350 140 300L180 350L256 430L332 350L372 300C422 350 478 420 482 520Z",
        "shade M140 296L120 400L256 500L392 400L372 296L320 370L256 430L192 370Z",
        *HEAD,
        "ink M148 190C120 90 190 40 256 40S392 90 364 190Q340 130 256 120Q172 130 148 190Z",
        "light M146 192Q256 168 366 192Q374 266 318 268Q274 266 256 240Q238 266 194 268Q138 266 146 192Z",
        "pale! " + both(oval(216, 226, 30, 18)),
        "light M104 156C52 140 24 100 16 60C100 74 180 50 256 20C332 50 412 74 496 60C488 100 460 140 408 156"
        "Q256 84 104 156Z",
        "~11 M40 82Q150 120 256 62Q362 120 472 82",
    ),
    # Éminence grise: a cowl, a shadow, and no hurry at all.
    "5": (
        f"shade {BODY}",
        "shade M256 6C110 20 70 190 100 330Q130 390 256 452Q382 390 412 330C442 190 402 20 256 6Z",
        *HEAD,
        "ink M256 60C170 70 136 150 150 300C170 380 220 400 256 412C292 400 342 380 362 300"
        "C376 150 342 70 256 60ZM256 140C320 140 342 180 338 226C334 290 300 350 256 350S178 290 174 226"
        "C170 180 192 140 256 140Z",
        "light M226 430L286 430L286 460L310 460L310 484L286 484L286 520L226 520L226 484L202 484L202 460L226 460Z",
    ),
}

_EYES = "ink " + both(oval(218, 222, 14, 15))

MOODS: dict[str, tuple[Layer, ...]] = {
    "calm": (
        _EYES,
        "~14 " + both("M192 186Q214 174 238 186"),
        "~11 M254 220L244 264Q252 270 264 266",
        "~13 M226 298Q256 306 286 298",
    ),
    # Looks to the side, brows up in the middle.
    "cautious": (
        "ink " + oval(208, 224, 14, 15) + oval(282, 224, 14, 15),
        "~14 " + both("M190 190Q212 172 240 168"),
        "~11 M250 226L240 264Q250 270 260 266",
        "~13 M236 302L280 298",
    ),
    "vengeful": (
        "ink " + both(oval(220, 228, 13, 12)),
        "~20 " + both("M184 180L242 206"),
        "~11 M254 226L242 264Q252 270 264 266",
        "~14 M224 306Q256 284 288 306",
    ),
    # One eye has narrowed on a price.
    "grasping": (
        "ink " + oval(218, 222, 14, 15),
        "~13 M276 224Q296 234 316 222",
        "~14 M188 186Q214 168 240 184M274 196Q300 190 324 200",
        "~11 M254 220L244 264Q252 270 264 266",
        "pale M216 290Q256 306 298 286Q292 326 256 326Q222 322 216 290Z",
    ),
    "builder": (
        "ink " + both(oval(218, 214, 14, 15)),
        "~15 " + both("M190 176Q214 158 240 172"),
        "~11 M254 214L244 260Q252 266 264 262",
        "~14 M214 290Q256 320 298 290",
    ),
    "schemer": (
        "ink " + both(oval(222, 224, 14, 12)),
        "~15 M188 192Q214 186 242 202M272 170Q300 150 328 172",
        "~11 M254 222L244 264Q252 270 264 266",
        "~13 M218 302Q268 312 300 278",
    ),
    "glad": (
        "~14 " + both("M196 226Q218 202 240 226"),
        "~14 " + both("M190 180Q214 160 238 172"),
        "~11 M254 222L244 260Q252 266 264 262",
        "ink M208 286Q256 298 304 286Q296 338 256 338T208 286Z",
    ),
    "hurt": (
        "ink " + both(oval(218, 224, 17, 19)),
        "~14 " + both("M184 190Q210 182 236 160"),
        "~11 M254 228L246 264Q254 270 262 266",
        "ink " + oval(256, 308, 20, 22),
    ),
}
"""A temper has the mood of its name; calm is the mood of no temper; glad and hurt are of the moment."""
