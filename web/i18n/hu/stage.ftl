# The stage, on which a game tells step by step what has happened.
stage-step = { $step }/{ $steps }
stage-next = Tovább
stage-back = Vissza
stage-close = Vissza az asztalhoz
stage-pause = Szünet
stage-go-on = Folytatás
