"""The balance report of ASCII Empires: a field of strategies, and what other numbers do to it."""
