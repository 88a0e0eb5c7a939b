"""Temporum in words: what every card and Zone does, and the reference made of them."""
