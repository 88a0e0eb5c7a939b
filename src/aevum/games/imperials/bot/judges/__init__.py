"""What the bot thinks of each action card, one file for each deck as in `cards/`."""
