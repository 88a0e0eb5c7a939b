"""How fast and how strong, measured side by side in one run."""
