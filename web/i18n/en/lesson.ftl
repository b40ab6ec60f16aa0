# The first game, told while it is played.
lesson-title = Your first intrigue
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-again = Try again
lesson-skip = Skip the lesson
lesson-finish = To the real table
lesson-wrong = That may be done, but not just yet. Follow the light.

lesson-1-title = Welcome to court
lesson-1-text = The banners above are goals. Each heads a column, and the allies below it fight for it. Whoever has the highest sum there when the round ends takes the goal.
lesson-2-title = Your hand
lesson-2-text = These three allies serve you. The number says what they are worth, the sign beside it when they act. Rest on a card or hold it, and it explains itself.
lesson-3-title = Send the Assassin
lesson-3-text = Choose your Assassin, then the column that glows. He is laid face down: your rival sees only that he is yours.
lesson-4-title = Your rival answers
lesson-4-text = Your rival laid a card right below yours, and whoever does that reveals the card above. Your Assassin was hoping for just this.
lesson-5-title = The Assassin strikes
lesson-5-text = The card that revealed him is dead and lies on its owner’s discard pile. Cards placed there later are safe. So think twice before you lay a card below a hidden one.
lesson-6-title = Fulfil the goals
lesson-6-text = A goal wants as many cards as it has points. Place the glowing card in the glowing column: then all goals are fulfilled and the round ends.
lesson-7-title = The masks fall
lesson-7-text = All cards are turned up, and each column is settled for itself. Go through it step by step: every number that changes tells you why.
lesson-8-title = What counts in the end
lesson-8-text = After six rounds the points of your goals are added up. Goals of all six areas may count twice as much: the best of each area doubled, less 1 for every further goal.
lesson-9-title = You know enough
lesson-9-text = The court does not wait for those who know everything. What each ally does you can read at the table at any time.
