"""The command line `raenke`; only this package and the games' own commands do terminal I/O."""
