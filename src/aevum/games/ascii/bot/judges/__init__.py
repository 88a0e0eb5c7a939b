"""What the standard bot thinks of each thing, with a default for unknown things."""
