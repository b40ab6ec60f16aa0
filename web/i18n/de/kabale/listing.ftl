# Loaded before the game itself, for start page, menu and the page about Ränke: its name and settings.
kabale-name = Kabale & Hiebe
kabale-line = Lege Deine Verbündeten verdeckt zwischen die der anderen und gewinne die Ziele: mit der höchsten Summe oder mit einer List.
kabale-about = Kabale & Hiebe für zwei bis sechs
kabale-design = Kabale & Hiebe (englisch Ruse & Bruise) hat Lutz Stepponat erdacht; erschienen ist es 2006 bei Hans im Glück.
kabale-cards = Alle Karten
kabale-switch-contested = Vergabe: nur umkämpfte Spalten zeigen
kabale-temper-cautious = Hält sich von den verdeckten Karten anderer fern.
kabale-temper-vengeful = Geht dorthin, wo die Karten des Führenden liegen, am liebsten mit dem, was dort schadet.
kabale-temper-grasping = Hat es auf die Ziele mit den meisten Punkten abgesehen.
kabale-temper-builder = Hat es auf die Gebiete abgesehen, die noch fehlen, um aus jedem ein Ziel zu gewinnen.
kabale-temper-schemer = Mag Verbündete mit eigenen Regeln, vor allem solche, die beim Aufdecken wirken.
