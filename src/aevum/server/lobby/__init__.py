"""Before and after a match: new tables, seats and settings, lists, the puzzle of the day."""
