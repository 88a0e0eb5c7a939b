"""What the bot thinks of each action card, one file a deck as in `cards/`."""
