"""ASCII Empires in words: questions, moves, the log, refusals and the sheet as text."""
