# katachi patterns 1
#   X friend  O enemy  . empty  # off the board  * the move (empty)  ? anything  , anything on the board
#   x friend or empty  o enemy or empty  @ friend or enemy  - empty or off the board
#   1 2 3 friend with 1, 2, 3 or more liberties   A B C enemy with 1, 2, 3 or more liberties
#   a-w (not o, x): described in the lines below the diagram

pattern one-space-jump-out
class escape
text jump out into the centre
? . . * . . ?
? . . . . . ?
O . . X . . O
. . . . . . .
. . . . . . .
# # # # # # #
sources hand

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

pattern head-out-between
class escape
text push the head out between the enemy's stones
? . ?
. * .
O . O
? X ?
? X ?
sources hand

pattern diagonal-move-out
class escape
text step out diagonally
? . . .
. . * .
O X . .
O . ? ?
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
? . . .
O O . .
X X * .
? . . .
# # # #
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
