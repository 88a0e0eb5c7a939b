"""Compiles catalogues: checks a package's `locale/*.ftl`, and writes what renderers and code read.

It needs fluent.syntax, a package of the dev extra; nothing that plays or serves imports this room.
"""
