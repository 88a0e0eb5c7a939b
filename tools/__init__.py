"""Commands of the house: building, testing, measuring."""
