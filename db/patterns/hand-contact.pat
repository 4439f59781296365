# katachi patterns 1
#   X friend  O enemy  . empty  # off the board  * the move (empty)  ? anything  , anything on the board
#   x friend or empty  o enemy or empty  @ friend or enemy  - empty or off the board
#   1 2 3 friend with 1, 2, 3 or more liberties   A B C enemy with 1, 2, 3 or more liberties
#   a-w (not o, x): described in the lines below the diagram

pattern hane-after-tsuke
class contact
text hane against the attachment
flags quiet
. . * .
. X a .
. . . .
a O last yes
sources hand

pattern stretch-after-tsuke
class contact
text stretch calmly against the attachment
flags quiet
. * . .
. X a .
. . . .
a O last yes
sources hand

pattern pull-back-after-hane
class contact
text pull back after the hane
flags quiet
. . .
* X a
. O .
a O last yes
sources hand

pattern stretch-up-after-hane
class contact
text stand up after the hane
flags quiet
. * . ?
. X a .
? O . ?
a O last yes
sources hand

pattern crosscut-stretch
class contact
text crosscut: stretch
. . .
. O X
* X a
. . .
a O last yes
sources hand

pattern crosscut-atari
class contact
text crosscut: atari from this side
. * .
. O X
. X a
? . ?
a O last yes
sources hand

pattern hane-at-the-head-of-two
class contact
text hane at the head of two stones
flags urgent
a X X . .
a O O * .
? ? ? . ?
a X-
moves
  enemy d3 answer hane
    friend e2 stretch
sources hand

pattern stretch-at-the-head
class contact
text stretch: do not let the enemy play hane at the head
flags quiet
? ? . ?
O a . .
X X * .
? ? . ?
a O last yes
sources hand

pattern double-hane
class contact
text a second hane
? . . .
X X . .
O O X *
? . a .
? . . ?
a O last yes
sources hand

pattern stretch-after-the-counter-hane
class contact
text stretch ahead after the counter-hane
flags quiet
? . . . .
X X . . .
O O X * .
? . a . .
a O last yes
sources hand

pattern block-the-push
class contact
text block: do not let the enemy push through
flags urgent quiet
type answer
? O ?
X a X
? * ?
? . ?
a O last yes
sources hand

pattern atari-on-the-wedge
class contact
text atari on the wedge
flags urgent quiet
type answer
? . ?
X a X
? * ?
a B last yes
sources hand

pattern stand-up-after-the-kick
class contact
text stand up after the kick
flags urgent quiet
type answer
. . . .
O . * .
. a X .
. . . ?
. . . .
# # # #
a O last yes
sources hand

pattern attach-on-top-of-the-approach
class contact
text attach on top: build outside and settle the corner
. . . . .
X . * . .
. . O . .
. . . . .
. . . . .
# # # # #
moves
  enemy d2 answer hane
    friend c1 stretch
    friend b2 or pull back
sources hand

pattern attach-under-the-high-approach
class contact
text attach underneath the high approach and take the corner
# # # # # # # ?
# . . . . . . ?
# . . . . . . .
# . . . . * . .
# . . X . O . .
# . . . . . . .
# . . . . . . ?
moves
  enemy g4 answer hane outside
    friend e4 pull back
  enemy e4 hane inside
    friend e5 cut
sources hand

pattern pull-back-in-the-corner
class contact
text pull back and keep the corner
flags urgent quiet
type answer
# # # # # # # ?
# . . . . . . ?
# . . . . . . .
# . . . * X a .
# . . X . O . .
# . . . . . . .
a O last yes
moves
  enemy g5 answer connect
  enemy h5 answer connect with a tiger's mouth
sources hand

pattern connect-after-the-pull-back
class contact
text connect solidly: the cut would be severe
flags urgent quiet
type answer
# # # # # # # ?
# . . . . . . .
# . . . . . . .
# . . . a O X .
# . . O . X * .
# . . . . . . .
a O last yes
also
  friend h5 a tiger's mouth instead
sources hand

pattern turn
class contact
text turn: the enemy's head is stopped
flags quiet
X X X .
O O * .
? ? . .
sources hand

pattern connect-behind-the-hane
class contact
text the attached stone has pulled back: connect
flags quiet
type answer
. . . .
. * X .
? X O a
? . . ?
a O last yes
sources hand

pattern push-on-after-the-hane
class contact
text the attached stone has pulled back: press on
flags quiet
. . . .
. . X *
? X O a
? . . ?
a O last yes
sources hand
