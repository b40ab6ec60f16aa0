# What is worth coming back for: the rating, feats, the deal of the day.
rating-title = Rating
rating-value = { $rating } ± { $wide }
rating-line = Rating { $rating } ({ $change })
rating-note = { $games ->
  [one] After one game against bots.
 *[other] After { $games } games against bots.
 }
rating-uncertain = Still a rough estimate: every game makes it more certain.
rating-heard = The rating over { $games } games: from { $first } to { $last }; highest { $most }, lowest { $least }.
rating-how = How it’s calculated
rating-how-1 = With Glicko-2, as on chess sites: beating stronger bots raises it, losing to weaker ones lowers it, and the more games you have played, the smaller the steps. The number after ± says how far off it may be: with 95% probability, the true rating lies within that range.
rating-how-2 = The levels’ ratings are fixed; they come from thousands of games that the levels played against each other:
rating-how-3 = A game counts as one result against each bot at the table; together, these weigh less than separate games would, because they aren’t independent. Only games that you play alone against our bots count: no practice games, and none with hints, other people, or bots of your own.

feats-title = Feats
feats-note = { $done } of { $of } achieved, in games that count.
feat-collected = { $have } of { $of }
feat-open = Not yet
feat-look = Replay: { $name }
feat-new = A new feat: { $name }
feat-by-one = By a hair’s breadth
feat-by-one-text = Win by a single point.
feat-from-behind = The last shall be first
feat-from-behind-text = Be last when the final round begins, and win.
feat-strongest = The power behind the throne
feat-strongest-text = Win at a table with an Éminence grise.

daily-note = One deal a day, the same for everyone in the world. The first try counts; after that, it’s practice.
daily-which = Game
daily-reading = Loading your calendar…
daily-today = Today, { $date }
daily-table = { $players } players; bots: { $level }.
daily-fresh = Not played yet.
daily-missed = Not played that day.
daily-running = Started, and waiting for you.
daily-gone = Started, but the game has been deleted.
daily-result = Place { $place } of { $of }, points: { $points }
daily-uncounted = (practice)
daily-rounds = Your place after each round: { $places }
daily-play = Play
daily-practice = Play for practice
daily-month-back = Previous month
daily-month-next = Next month
daily-streak = { $now ->
  [0] No streak at the moment; longest: { $longest }.
  [one] Streak: 1 day; longest: { $longest }.
 *[other] Streak: { $now } days; longest: { $longest }.
 }
daily-share = Share the result
daily-share-what = The result, without giving anything away. No server sees it until you send it.
daily-share-text = Text
daily-share-by-hand = The text is selected: copy it yourself.
daily-line = Ränke · { $game } · { $date } · { $place }/{ $of } · points: { $points }
daily-how = How it works
daily-how-1 = The date in Coordinated Universal Time (UTC) determines the deal, and the bots put the same effort into every move on every device: whoever makes the same moves gets the same replies. Your first decision starts the try; you can finish it later, and it keeps its date. A try counts as practice if you use a hint in it, or undo something that revealed anything. The bots get stronger toward the weekend.
daily-how-2 = Nothing is sent anywhere: everything can be worked out from the code, even tomorrow’s deal. So a result is a matter of honor. The emblems show your place after each round: 👑 first, ⚔️ second, 🛡️ third, 🕯️ lower.
feat-week = A week at court
feat-week-text = Finish the same game’s deal of the day seven days in a row.
