"""The rules of ASCII Empires, from the sentences of its rulebook."""
