"""Imperials in the terminal."""
