# Questions whose answers everybody can see.

loadsgf moves.sgf 6
1 attack D5
#? [1 D6]
#CATEGORY=escape
2 defend D5
#? [1 D6]*
trymove W D6
3 attack D5
#CATEGORY=free
#? [!1 A1]
popgo
4 is_legal B D5
#? [0]
5 attack D7
#? [.*]

loadsgf corner.sgf
10 attack G1
#? [1 H1]
11 unconditional_status B8
#? [undecided]*
12 unconditional_status A9
#? [black_territory]&
play W G3
13 name
#? [Nobody]*
14 unconditional_status C9
#? [black_territory
15 same_dragon B9 D8
#? [1]
16 boil_water
#? [1]

boardsize 9
komi 0
20 estimate_score
#? [B[+].*]
