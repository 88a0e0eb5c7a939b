"""Tables: the match, the viewers, clocks, take-backs and chat of each, and the hub of all."""
