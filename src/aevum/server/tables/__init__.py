"""One table: its match, who looks on, clocks, take-backs, chat, and all tables together."""
