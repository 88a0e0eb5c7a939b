"""The balance report of ASCII Empires: a field of strategies, and the effects of other numbers."""
