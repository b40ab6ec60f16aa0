# What went wrong, by the ids of docs/WORKER.md and of the page itself: what happened, what it means, what to do.
fault-unknown = Váratlan hiba történt. Mentett játszmáid sértetlenek.

fault-bad-request = Az oldal olyasmit kért a játékmotortól, amit az nem ért. Kérlek, töltsd újra az oldalt.
fault-illegal-action = Ez most nem lehetséges: { $text }. Lehetséges: { $legal }
fault-bad-record = { $number ->
    [0] Ez nem egy játszma ép feljegyzése; semmi sem változott. Műszaki adat: { $token } { $problem }
   *[other] Ez a feljegyzés sérült ({ $number }. bejegyzés: { $token }); semmi sem változott. Műszaki adat: { $problem }
  }
fault-bad-setup = Így nem állítható össze játszma. Műszaki adat: { $problem }
fault-not-your-turn = Most nem ez a hely van soron.
fault-undo-refused = { $reason ->
    [nothing] { undo-nothing }
    [revealed] { undo-revealed }
    [shuffled] { undo-shuffled }
    [goals] { undo-goals }
   *[decided] { undo-decided }
  }
fault-no-table = Nincs megnyitott játszma.
fault-game-running = Ez a játszma még tart, ezért csak a saját helyedről nézheted meg.
fault-engine-broke = A játékmotor váratlanul leállt. Játszmád az utolsó lépésig el van mentve. Műszaki adat: { $what }

undo-nothing = Nincs visszavonható lépésed.
undo-revealed = Nem lehetséges: azóta felfedtek egy lapot, amelyet nem ismerhettél.
undo-shuffled = Nem lehetséges: azóta megkevertek egy paklit.
undo-goals = Nem lehetséges: azóta új célok fordultak fel.
undo-decided = Nem lehetséges: azóta valaki más döntött.

fault-link-broken = Ez a hivatkozás sérült vagy hiányos. Semmi sem változott.
fault-link-too-long = Ez a hivatkozás túl hosszú ahhoz, hogy tőlünk való legyen. Semmi sem változott.
fault-file-not-ours = Ez a fájl nem Ränke-játszma. Semmi sem változott.
fault-file-too-large = Ez a fájl túl nagy ahhoz, hogy Ränke-játszma legyen. Semmi sem változott.
fault-newer-version = Ezt a játszmát egy újabb változat mentette el. A megnyitásához frissítsd az oldalt.
