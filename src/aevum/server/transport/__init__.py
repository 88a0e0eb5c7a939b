"""Sockets and frames: from the network to a table and back."""
