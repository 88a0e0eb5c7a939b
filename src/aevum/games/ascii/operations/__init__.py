"""The operations of Armies: raids, and Colonies founded or razed."""
