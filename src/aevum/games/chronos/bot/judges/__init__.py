"""What the bot thinks of each GOD, each CITY, each power and each kind of question."""
