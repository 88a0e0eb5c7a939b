"""ASCII Empires in the terminal: the sheet, the dice, and choosing an answer."""
