# Puzzles: the list, and what is said at the table. $chance and $best are shares with their per cent sign.
puzzles-title = Puzzles
puzzles-intro = One position, one best move. Every position comes from a real game, and its best move was checked against all the others.
puzzles-game = Game
puzzles-grade = Difficulty
puzzles-motive = Theme
puzzles-all = All
puzzle-grade = { $grade ->
  [1] 1 – page
  [2] 2 – squire
  [3] 3 – knight
  [4] 4 – count
 *[5] 5 – mastermind
 }
puzzles-solved = { $solved } of { $count } solved
puzzles-streak = { $streak ->
  [0] No streak yet
  [one] { $streak } puzzle solved on the first try
 *[other] { $streak } puzzles in a row on the first try
 }
puzzles-best = Best: { $best } in a row
puzzles-none = No puzzles match.
puzzles-missing = The puzzles could not be loaded. Try again once you’re online.
puzzles-loading = Setting up the puzzles…
puzzles-start = Solve the next one
puzzle-name = Puzzle { $number }
puzzle-item = { $how ->
  [first] Puzzle { $number }, solved on the first try
  [later] Puzzle { $number }, solved
  [shown] Puzzle { $number }, seen but not solved
 *[new] Puzzle { $number }
 }
puzzle-task = Find the best move.
puzzle-help = Play it at the table. Take your time.
puzzle-wrong = That isn’t it: it would win { $chance } of such games; the best move would win { $best }.
puzzle-wrong-close = Not quite: it would win { $chance } of such games; the best move would win { $best }.
puzzle-right = Right!
puzzle-right-streak = Right! { $streak } in a row.
puzzle-shown = This is the move.
puzzle-gap = It would win { $best } of such games; the next best move would win { $chance }.
puzzle-again = Try again
puzzle-show = Show me
puzzle-next = Next puzzle
puzzle-repeat = Once more
puzzle-list = All puzzles
puzzle-unknown = That puzzle no longer exists. Here are the others.
puzzle-unkept = This browser doesn’t save what you have solved: it will be gone when you close this tab.
