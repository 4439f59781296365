"""Benchmarks: they print figures, and never judge by the clock. Collections come as paths."""
