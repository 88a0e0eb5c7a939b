"""Tempus Imperium in the terminal: its board, its panels, and choosing a move."""
