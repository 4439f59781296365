"""Releases of knowledge: text and decisions become binaries, gates say whether they may go out.

`katachi release` and the release page of `katachi review` are thin over this (docs/releasing.md).
"""
