"""Balance reports: many games between standard bots, counted."""
