"""Training: what guides a game's search is fitted to games that bots play against themselves."""
