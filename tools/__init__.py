"""The project's own commands: building, testing, measuring."""
