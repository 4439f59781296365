# katachi patterns 1
#   X friend  O enemy  . empty  # off the board  * the move (empty)  ? anything  , anything on the board
#   x friend or empty  o enemy or empty  @ friend or enemy  - empty or off the board
#   1 2 3 friend with 1, 2, 3 or more liberties   A B C enemy with 1, 2, 3 or more liberties
#   a-w (not o, x): described in the lines below the diagram

pattern cap-the-invader
class surround
text cap the invading stone
. . . * . . .
. . . . . . .
X . . O . . X
. . . . . . .
. . . . . . .
# # # # # # #
sources hand

pattern press-the-crawl
class surround
text keep pressing the enemy who crawls on the third line
flags quiet
? ? . .
X X * .
O O a .
? ? . ?
? ? ? ?
# # # #
a O last yes
sources hand

pattern jump-ahead-of-the-crawl
class surround
text jump ahead of the enemy who crawls
? ? . . .
X X . * .
O O a . .
? ? . . ?
? ? ? ? ?
# # # # #
a O last yes
sources hand

pattern one-space-low-pincer
class surround
text pincer the approach from one space away
. . . . . . .
X . . . . . .
. . a . * . .
. . . . . . .
. . . . . . .
# # # # # # #
a O last yes
phase opening
sources hand

pattern two-space-high-pincer
class surround
text pincer the approach from two spaces away, on the fourth line
. . . . . . . .
X . . . . * . .
. . a . . . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
a O last yes
phase opening
sources hand

pattern three-space-low-pincer
class surround
text pincer the approach from three spaces away
. . . . . . . .
X . . . . . . .
. . a . . . * .
. . . . . . . .
. . . . . . . .
# # # # # # # #
a O last yes
phase opening
sources hand

pattern cap-the-jump
class surround
text cap the stone that has jumped out
? . * . ?
. . . . .
. . a . .
. . . . .
? . O . ?
? . . . ?
? . . . ?
# # # # #
a O last yes
sources hand
