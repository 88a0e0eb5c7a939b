"""Commands of the project: building, testing, measuring."""
