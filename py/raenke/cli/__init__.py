"""The command `raenke`; only this package and the games' own commands speak to a terminal."""
