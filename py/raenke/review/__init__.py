"""Review of a finished game: what each decision cost, how the chances to win went, and luck told apart from skill."""
