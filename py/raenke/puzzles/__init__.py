"""Puzzles: positions from self-play with one best decision, verified by search, graded and named by motive.

`raenke puzzles GAME` runs it; what a motive is, each game says in its module `motives`.
"""
