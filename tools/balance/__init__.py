"""Balance reports: many games among standard bots, counted."""
