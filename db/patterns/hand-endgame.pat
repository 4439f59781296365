# katachi patterns 1
#   X friend  O enemy  . empty  # off the board  * the move (empty)  ? anything  , anything on the board
#   x friend or empty  o enemy or empty  @ friend or enemy  - empty or off the board
#   1 2 3 friend with 1, 2, 3 or more liberties   A B C enemy with 1, 2, 3 or more liberties
#   a-w (not o, x): described in the lines below the diagram

pattern hane-on-the-first-line
class endgame
text hane on the first line, and connect
flags quiet
? X O ?
? X O o
. . * .
# # # #
phase late-
moves
  enemy d3 answer the enemy blocks
    friend b3 connect
sources hand

pattern block-the-first-line-hane
class endgame
text block the hane on the first line
flags urgent quiet
type answer
? X O
x X O
* a .
# # #
a O last yes
moves
  enemy c3 answer the enemy connects
sources hand

pattern hane-on-the-second-line
class endgame
text hane on the second line
flags quiet
? X O ?
? X O o
. . * .
. . . .
# # # #
sources hand

pattern block-the-second-line-hane
class endgame
text block the hane on the second line
flags urgent quiet
type answer
? X O ?
x X O ?
* a . ?
. . . ?
# # # #
a O last yes
moves
  enemy c3 answer the enemy connects
sources hand

pattern block-the-second-line-crawl
class endgame
text block the crawl along the second line
flags urgent quiet
type answer
? X X ?
O a * .
? . . .
# # # #
a O last yes
sources hand

pattern block-the-first-line-crawl
class endgame
text block the crawl along the first line
flags urgent quiet
type answer
? X X ?
O a * .
# # # #
a O last yes
sources hand

pattern monkey-jump
class endgame
text monkey jump into the territory along the first line
X O O ? ?
X . . . ?
x . . * .
# # # # #
phase late-
sources hand

pattern descend-to-the-second-line
class endgame
text descend to the second line: it guards the side and aims at sliding in
flags quiet
O X ?
O X .
. * .
. . .
# # #
sources hand

pattern take-the-ko
class endgame
text take the ko
? a b ?
X A * O
? a b ?
a X#
b O#
sources hand

pattern fill-the-ko
class endgame
text fill the ko
flags quiet
? a b ?
X * 1 O
? a b ?
a X#
b O#
sources hand
