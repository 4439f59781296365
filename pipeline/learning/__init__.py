"""What the learning stages (generalise, train, refine, survey) and joseki mining have in common.

The stages decide what is learned and write it to the database; here are the passes over games, the files
that are kept between passes, and the choice of patterns.
"""
