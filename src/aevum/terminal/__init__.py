"""Playing in a terminal: the Textual client and the plain line mode."""
