"""Compiles catalogues: checks a package's `locale/*.ftl` and writes files for renderers and code.

It needs fluent.syntax from the catalogue extra; code that plays or serves never imports it.
"""
