"""The state, and everything that changes it."""
