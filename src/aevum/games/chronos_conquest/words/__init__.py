"""Chronos Conquest in words."""
