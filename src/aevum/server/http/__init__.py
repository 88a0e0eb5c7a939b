"""The HTTP interface: every endpoint, the pages, and what is said when something is wrong."""
