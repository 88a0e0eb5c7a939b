"""Everything that is written from the types of the messages and bodies; run it with `make wire`."""
