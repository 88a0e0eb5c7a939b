"""The HTTP interface: every endpoint, the pages, and error answers."""
