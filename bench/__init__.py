"""Benchmarks of speed and strength, measured side by side in one run."""
