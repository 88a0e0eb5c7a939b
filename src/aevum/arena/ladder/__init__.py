"""A ladder of bots: blocks of games between every two of them, a test of each rung, and ratings."""
