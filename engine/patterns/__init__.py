"""Masks, symmetries, the binary and the matcher of 8x8 patterns."""
