"""The balance report of Chronos Conquest."""
