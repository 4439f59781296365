"""The review pages: a server on which a person judges and edits what was mined.

They write decisions, edits and joseki, and have releases made; all else they only read.
"""
