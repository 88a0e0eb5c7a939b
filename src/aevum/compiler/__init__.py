"""Compiling rules by mypyc: those of Aevum itself, and those of games in packages of their own."""
