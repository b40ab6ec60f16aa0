# Loaded before the game itself, for start page, menu and the page about Ränke: its name and settings.
kabale-name = Kabale & Hiebe
kabale-line = Rakd le rejtve a szövetségeseidet a többieké közé, és nyerd el a célokat: a legnagyobb összeggel vagy csellel.
kabale-about = Kabale & Hiebe 2–6 játékosnak
kabale-design = A Kabale & Hiebe (angolul Ruse & Bruise) Lutz Stepponat játéka; 2006-ban a Hans im Glück adta ki.
kabale-cards = Minden lap
kabale-switch-contested = Értékelés: csak a vitatott oszlopok
kabale-temper-cautious = Elkerüli, amit mások rejtve raktak le.
kabale-temper-vengeful = Oda megy, ahol az élen álló lapjai fekszenek, leginkább azzal, ami ott árt.
kabale-temper-grasping = A legtöbbet érő célokra megy.
kabale-temper-builder = Azokra a területekre megy, amelyek még hiányoznak neki, hogy mindegyikből nyerjen egyet.
kabale-temper-schemer = Szereti a saját szabályú szövetségeseket, főleg azokat, amelyek felfedéskor hatnak.
