# The stage, on which a game tells step by step what has happened.
stage-step = { $step } of { $steps }
stage-next = Next
stage-back = Back
stage-close = Back to the table
stage-pause = Pause
stage-go-on = Resume
