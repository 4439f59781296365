# katachi patterns 1
#   X friend  O enemy  . empty  # off the board  * the move (empty)  ? anything  , anything on the board
#   x friend or empty  o enemy or empty  @ friend or enemy  - empty or off the board
#   1 2 3 friend with 1, 2, 3 or more liberties   A B C enemy with 1, 2, 3 or more liberties
#   a-w (not o, x): described in the lines below the diagram

pattern answer-the-cap
class escape
text answer the cap with a knight's move
. . a . . ?
. . . . * .
. . X . . .
. . . . . .
. . . . . .
# # # # # #
a O last yes
sources hand

pattern stretch-out-between
class escape
text stretch out between the enemy's stones
flags quiet
? . ?
. * .
O a O
a 12
sources hand

pattern crawl-second-line
class escape
text crawl ahead on the second line
flags quiet
? ? . .
O a . .
X X * .
? . . .
# # # #
a O last yes
sources hand

pattern knight-move-out
class escape
text run out with a knight's move
. . . . .
. . . * .
O . . . .
O . X . .
. . . . .
. . . . .
# # # # #
sources hand

pattern jump-out-of-the-one-space-pincer
class escape
text jump out into the centre between the star and the pincer
. . * . .
. . . . .
O . . . .
. . X . a
. . . . .
. . . . .
# # # # #
a O last yes
sources hand

pattern jump-out-of-the-high-pincer
class escape
text jump out into the centre between the star and the high pincer
. . * . . .
. . . . . .
O . . . . a
. . X . . .
. . . . . .
. . . . . .
# # # # # #
a O last yes
sources hand

pattern jump-alongside
class escape
text the enemy jumps: jump too, one step ahead of being shut in
flags quiet
. . . . .
. * . a .
. . . . .
? X . O ?
a O last yes
sources hand

pattern push-out
class escape
text push out between the enemy's stones
flags quiet
. . .
O * O
? X ?
distance 2-7
sources hand
