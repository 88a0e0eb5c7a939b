"""The rules of Chronos Conquest, from the sentences of its rulebook."""
