# What went wrong, by the ids of docs/WORKER.md and of the page itself: what happened, what it means, what to do.
fault-unknown = Váratlan hiba történt. Mentett játszmáid sértetlenek.

fault-bad-request = Az oldal olyasmit kért a játékmotortól, amit az nem ért. Kérlek, töltsd újra az oldalt.
fault-bad-record = { $number ->
  [0] Ez nem érvényes játszmafeljegyzés; semmi sem változott.
 *[other] Ez a feljegyzés sérült ({ $number }. bejegyzés: { $token }); semmi sem változott.
 }
fault-bad-setup = Így nem állítható össze játszma.
fault-illegal-action = Ez a lépés most nem lehetséges.
fault-not-your-turn = Most nem ez a hely van soron.
fault-no-session = Nincs megnyitott játszma.
fault-game-running = Ez a játszma még tart, ezért csak a saját helyedről nézheted meg.
fault-engine-broke = A játékmotor váratlanul leállt. Játszmád az utolsó lépésig el van mentve. Műszaki adat: { $what }
fault-entry = Ez a bejegyzés sérült, és már nem játszma. A játszmáid közt fájlba mentheted vagy törölheted.

undo-nothing = Nincs visszavonható lépésed.
undo-decided = Nem lehetséges: azóta valaki más döntött.
undo-practice = Azóta kiderült valami: lapot húztál, felfedtek egy lapot, vagy egy bot már válaszolt. Ha ezt visszavonod, a játszma innentől gyakorlásnak számít: kimarad a statisztikából, és többet nem kérdezünk.

fault-link-broken = Ez a hivatkozás sérült vagy hiányos. Semmi sem változott.
fault-link-too-long = Ez a hivatkozás túl hosszú ahhoz, hogy tőlünk való legyen. Semmi sem változott.
fault-file-not-ours = Ez a fájl nem Ränke-játszma. Semmi sem változott.
fault-file-too-large = Ez a fájl túl nagy ahhoz, hogy Ränke-játszma legyen. Semmi sem változott.

# What exactly is wrong, by the ids of the engine's faults; each begins with what it comes to.
bad-setup-bot = { fault-bad-setup } Ebben a változatban nincs ilyen bot: { $bot }.
bad-setup-first = { fault-bad-setup } Ez a hely nem kezdhet, ha ennyien játszanak ({ $players }): { $seat }.
bad-setup-game = { fault-bad-setup } Ez a változat nem ismeri ezt a játékot: { $game }.
bad-setup-name = { fault-bad-setup } Ember neve nem kezdődhet így: „{ $prefix }”.
bad-setup-option = { fault-bad-setup } Ilyen választási lehetőség nincs: { $name }.
bad-setup-players = { fault-bad-setup } Ennyien játszhatják: { $least }–{ $most }; ennyien nem: { $players }.
bad-setup-value = { fault-bad-setup } Itt nem választható: „{ $value }” ({ $name }); lehetséges: { $values }.

bad-record-broken = { fault-bad-record } Ott egy fejléc vagy megjegyzés hiányos.
bad-record-chance = { fault-bad-record } Ott hiányzik, amit a véletlen döntött el.
bad-record-control-characters = { fault-bad-record } Ennek az értékében le nem írható karakterek állnak: { $token }.
bad-record-escape = { fault-bad-record } Ennek az értékében rossz karakter előtt áll fordított perjel: { $token }.
bad-record-header-missing = { fault-bad-record } Hiányzik ez a fejléc: { $token }.
bad-record-header-on-line = { fault-bad-record } Ez a fejléc nem külön sorban áll: { $token }.
bad-record-header-twice = { fault-bad-record } Ez a fejléc kétszer szerepel: { $token }.
bad-record-header-value = { fault-bad-record } Ez nem érvényes érték: „{ $token }”; lehetséges: { $legal }.
bad-record-headers-first = { fault-bad-record } A feljegyzés a fejléceivel kezdődik.
bad-record-many-games = { fault-bad-record } Több játszma van benne, ide pedig egy kell.
bad-record-no-chance = { fault-bad-record } Ott semmit sem dönt el a véletlen.
bad-record-no-game = { fault-bad-record } Nincs benne játszma.
bad-record-not-allowed = { fault-bad-record } A szabályok ezt ott nem engedik.
bad-record-other-seat = { fault-bad-record } Ott ez a hely dönt: { $seat }.
bad-record-over = { fault-bad-record } A játszma már előbb véget ért.
bad-record-result = { fault-bad-record } Ez nem következik a lépésekből: „{ $token }”.
bad-record-unknown-game = { fault-bad-record } Ez a változat ezt nem ismeri: „{ $token }”.
bad-record-unknown-header = { fault-bad-record } Az ilyen játszmának nincs ilyen fejléce: { $token }.
bad-record-unknown-token = { fault-bad-record } Nincs ilyen bejegyzés.
bad-record-value-too-long = { fault-bad-record } Ennek az értéke hosszabb { $most } karakternél: { $token }.
bad-record-version = Ezt a játszmát egy újabb változat mentette el. A megnyitásához frissítsd az oldalt.
bad-record-wrong-chance = { fault-bad-record } A véletlen nem dönthetett így.
bad-record-no-seat = { fault-bad-record } Nincs ilyen hely.
