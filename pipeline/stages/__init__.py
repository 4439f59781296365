"""One module a stage; stages meet in the database, never import each other, never print."""
