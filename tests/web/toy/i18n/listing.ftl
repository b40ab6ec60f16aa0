# What is said of the toy while its room is closed.
toy-name = Left or Right
toy-line = Put a card to the left or to the right.
toy-about = Left or Right for two to four
toy-design = Left or Right lives in the tests.
toy-option-limit = Limit
toy-option-limit-9 = nine
toy-option-limit-6 = six
toy-option-limit-help = More than that is too much.
toy-switch-quiet = Tell no winner of a side
