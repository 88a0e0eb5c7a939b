"""Compiles catalogues: checks a package's `locale/*.ftl`, and writes what renderers and code read.

It needs fluent.syntax, of the catalogue extra; nothing that plays or serves imports this room.
"""
