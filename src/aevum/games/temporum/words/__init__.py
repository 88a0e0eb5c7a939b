"""Temporum in words: the texts of cards and Zones, and the reference made of them."""
