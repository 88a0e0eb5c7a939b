"""ASCII Empires in the terminal: the sheet, the dice, and how an answer is put together."""
