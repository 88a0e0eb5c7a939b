"""Compiles rules with mypyc: those of Aevum itself and of games in other packages."""
