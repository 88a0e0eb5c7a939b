"""What every game is built from. It names no game and imports nothing from other rooms."""
