"""What every game is made of. No game's name appears here, and nothing is imported from outside."""
