"""Temporum in the terminal."""
