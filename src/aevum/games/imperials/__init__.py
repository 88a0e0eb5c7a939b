"""Imperials: hexes, villages and towns, in Basic and in Wonders & Warriors."""
