# Bots that people add themselves: the list, a match, and what is told at the table.
bots-title = Your own bots
bots-intro = Add a bot that you or somebody you know has written, as a Python file or a wheel, and play against it. It sees only what its player knows, cannot reach the network, and stays on this device: links and saved games contain its name, never its code.
bots-add = Add a bot…
bots-checking = Checking { $file }…
bots-added = { $name } has been added. You’ll find it among the bots when you set up a game.
bots-replaced = { $name } has been replaced by this file.
bots-removed = { $name } has been removed.
bots-refused = { $file } was not added. { $problem }
bots-none = No bots of your own yet.
bots-unreadable = This browser doesn’t let us read your bots.
bots-version = Version { $version }
bots-file = { $file }, { $kilobytes } kB, added on { $date }
bots-hash = SHA-256 { $hash }
bots-match = Play a match
bots-remove = Remove
bots-remove-title = Remove { $name }?
bots-remove-ask = It will be deleted from this device; the file you added it from stays where it is. In unfinished games, a level 3 bot takes its place.
bots-remove-yes = Remove it
bots-remove-no = Keep it
bots-example = The smallest bot
bots-example-text = Save this as a file whose name ends in “.py”, then add it. The guide to writing bots is in docs/adding/bot.md of the source code.

match-title = Your bot’s match
match-intro = Your bot plays against bots of one level. Each deal is played once from every place at the table, so luck evens out.
match-bot = Your bot
match-game = Game
match-level = Against
match-games = Games
match-start = Start the match
match-stop = Stop
match-none = Add a bot first.
match-progress = { $games } of { $of } games played
match-won =
    { $games ->
        [one] { $bot } has won { $percent }% of one game.
       *[other] { $bot } has won { $percent }% of { $games } games.
    }
match-interval = In the long run, it will most likely win between { $low }% and { $high }% (95% confidence interval). An even match would be { $even }%.
match-better = { $bot } is stronger than this level.
match-worse = { $bot } is weaker than this level.
match-even = So far, neither is clearly stronger.
match-waiting = The first game is being played…
match-stopped = The match was stopped.
match-done = The match is over.
match-failures = { $failures ->
  [one] One decision failed, and a random move was made instead.
 *[other] { $failures } decisions failed, and random moves were made instead.
 } The last reason: { $problem }
match-failed = The match was stopped: three decisions in a row have failed. { $problem }
match-broken = The match could not go on. Start it again.

bot-not-here = { $count ->
  [one] The bot { $bots } is not on this device. A level 3 bot takes its place.
 *[other] These bots are not on this device: { $bots }. Level 3 bots take their place.
 }
bot-trouble = { $name } made no valid decision, so a random move was made for it. { $problem }
bot-offer-title = { $name } keeps failing
bot-offer = Three decisions in a row have failed. Should one of our bots play on in its place?
bot-offer-level = Replacement
bot-offer-yes = Replace it
bot-offer-no = Keep { $name }

bot-problem-binary-wheel = This wheel is made for one kind of device. Only wheels in pure Python work here (their names end in “none-any.whl”).
bot-problem-broke = Python has stopped, probably because the bot used too much memory.
bot-problem-damaged = The file cannot be read.
bot-problem-empty = The file is empty.
bot-problem-ended = The bot is no longer here.
bot-problem-illegal = Its answer is not a legal move.
bot-problem-import = It needs the package { $module }, which is not available here.
bot-problem-name = A bot cannot be called “{ $name }”. Use up to 32 characters: letters without accents, digits, dots, hyphens, and underscores. The first must be a letter.
bot-problem-name-taken = One of our own bots is called “{ $name }”. Give yours another name.
bot-problem-no-answer = It gave no answer.
bot-problem-no-bot = It contains no bot: neither a function choose(view, rng) nor a class with think(view, rng).
bot-problem-no-files = The files that bots need could not be loaded. Check your connection and try again.
bot-problem-no-start = The bot’s Python did not start. Try again.
bot-problem-nonsense = It answered with something that cannot be understood.
bot-problem-not-made = It cannot be created without arguments: { $what }
bot-problem-not-python = This is neither a Python file (.py) nor a wheel (.whl).
bot-problem-raised = { $line ->
  [0] It failed: { $what }
 *[other] It failed on line { $line }: { $what }
 }
bot-problem-raises = { $line ->
  [0] Loading it failed: { $what }
 *[other] Loading it failed on line { $line }: { $what }
 }
bot-problem-several-bots = It contains several bots: { $names }. Say which one you mean with BOT = …
bot-problem-silent = It took too long and was stopped.
bot-problem-syntax = { $line ->
  [0] This is not valid Python: { $what }
 *[other] Line { $line } is not valid Python: { $what }
 }
bot-problem-too-large = The file is too large. A Python file may have up to 1 MB, a wheel up to 5 MB.
bot-problem-unsaved = This browser doesn’t let us store it.
bot-problem-wheel = The wheel is damaged or incomplete: { $what }
