"""Matches over the network: guests, tables, storage, live clocks."""
