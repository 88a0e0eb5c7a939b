"""Tools that tune the weights of standard bots, and judge whether new ones are better."""
