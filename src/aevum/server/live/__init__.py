"""Real-time matches: commands in the order of their times, pauses, bids, bots."""
