"""Generates files from the types of messages and bodies; run it with `make wire`."""
