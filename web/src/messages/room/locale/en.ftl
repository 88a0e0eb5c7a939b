### What tables, replays and settings say; loaded with the first of these pages.

## Connection
room-connecting = Connecting …

### The table, its lobby, settings, history, replays



### The kit: what boards, ends, chat and replays share
