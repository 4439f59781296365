"""The review pages: a server for people to judge and edit what was mined.

The pages write decisions, edits and joseki, and start releases; all else they only read.
"""
