"""Chronos Conquest at the terminal."""
