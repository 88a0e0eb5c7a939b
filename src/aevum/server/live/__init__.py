"""Matches that time carries: commands in the order of their moments, pauses, bids, bots."""
