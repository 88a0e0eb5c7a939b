"""Tempus Imperium in the terminal: its board, its panels, and how a move is put together."""
