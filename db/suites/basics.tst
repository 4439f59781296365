# What every release must know: small positions whose answers everybody can see.
# katachi regress db/suites/basics.tst

boardsize 9
# a stone in atari; White can still run once
play B D4
play W D5
play B E5
play W C4
play W E4
#CATEGORY=capture
1 attack D4
#? [1 D3]
2 defend D4
#? [1 D3]
3 attack E4
#? [0]

boardsize 9
# a stone on the first line is caught from the open side
play B E1
play W E2
play W F2
play W G1
#CATEGORY=capture
10 attack E1
#? [1 D1]

boardsize 9
# two eyes in the corner
play B A2
play B B2
play B B1
play B C2
play B D2
play B D1
play W A3
play W B3
play W C3
play W D3
play W E1
play W E2
#CATEGORY=life
20 unconditional_status A2
#? [alive]
21 unconditional_status C1
#? [black_territory]
22 attack A2
#? [0]

boardsize 9
# a diagonal connection with one of its two cuts left
play B D5
play B E6
play W D6
#CATEGORY=connection
30 is_legal B E5
#? [1]
31 connect D5 E6
#? [1 .*]

boardsize 19
# a ladder that works, into the empty corner
play B D4
play W D3
play W C4
play W E4
#CATEGORY=ladder
40 attack D4
#? [1 D5]
