"""The review pages: a person judges and edits what was mined.

They write decisions and edits, nothing else.
"""
