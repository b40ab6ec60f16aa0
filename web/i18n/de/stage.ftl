# The stage, on which a game tells step by step what has happened.
stage-step = { $step } von { $steps }
stage-next = Weiter
stage-back = Zurück
stage-close = Zurück zum Tisch
stage-pause = Anhalten
stage-go-on = Fortsetzen
