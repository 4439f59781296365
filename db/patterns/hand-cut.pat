# katachi patterns 1
#   X friend  O enemy  . empty  # off the board  * the move (empty)  ? anything  , anything on the board
#   x friend or empty  o enemy or empty  @ friend or enemy  - empty or off the board
#   1 2 3 friend with 1, 2, 3 or more liberties   A B C enemy with 1, 2, 3 or more liberties
#   a-w (not o, x): described in the lines below the diagram

pattern double-atari
class cut
text cut with double atari at {*}
flags urgent
? . ?
. * B
? B a
a 23
sources hand

pattern cut-with-atari
class cut
text cut with atari
flags urgent
? . ?
. * C
? B X
sources hand

pattern cut-the-hane
class cut
text the enemy plays hane without support: cut
flags urgent
? . . ?
. * a .
? O X ?
a O last yes
sources hand

pattern push-through-one-space-jump
class cut
text push through the one-space jump, then cut
x X x
O * O
. . .
moves
  enemy b3 answer the enemy blocks
    friend a3 cut on one side
    friend c3 or on the other
sources hand

pattern wedge-one-space-jump
class cut
text wedge into the pressed one-space jump
X . X
a * a
. . .
a BC liberties 2-3
moves
  enemy b3 answer atari from below
    friend b1 connect: two cutting points are left
  enemy b1 answer atari from above
    friend b3 stretch out
sources hand

pattern push-through-knight-move
class cut
text push through the knight's move, then cut
O . .
X * O
? x ?
distance 2-9
moves
  enemy b1 answer the enemy blocks
    friend c1 cut
sources hand

pattern strike-at-the-waist
class cut
text strike at the waist of the knight's move
. . .
O * .
X . O
moves
  enemy b3 answer the enemy pushes inside
    friend c2 cut
  enemy c2 answer the enemy blocks outside
    friend b3 connect through
sources hand

pattern peep-at-the-jump
class cut
text peep at the one-space jump
. . .
O . O
. * .
? . ?
? X ?
moves
  enemy b2 answer the enemy connects
sources hand

pattern peep-at-the-tigers-mouth
class cut
text peep into the tiger's mouth
x O x
O . O
. * .
? x ?
distance 2-9
moves
  enemy b2 answer the enemy fills the mouth
sources hand

pattern stop-the-first-line-connection
class cut
text descend and stop the enemy from connecting underneath
flags urgent
? ? X ? ?
? O X O ?
. . * . .
# # # # #
sources hand

pattern stop-the-second-line-bridge
class cut
text stop the enemy from connecting underneath on the second line
flags urgent
? X X X ?
? O X O ?
. . * . .
. . . . .
# # # # #
sources hand

pattern cut-behind-second-line-hane
class cut
text cut behind the enemy's hane on the second line
O X ?
* O X
. . ?
# # #
distance 2-9
sources hand

pattern cut-the-short-strings
class cut
text cut: both enemy strings are short of liberties
? . ?
. * a
? a X
a C liberties 3
distance 2-7
sources hand
