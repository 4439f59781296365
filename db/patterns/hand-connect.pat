# katachi patterns 1
#   X friend  O enemy  . empty  # off the board  * the move (empty)  ? anything  , anything on the board
#   x friend or empty  o enemy or empty  @ friend or enemy  - empty or off the board
#   1 2 3 friend with 1, 2, 3 or more liberties   A B C enemy with 1, 2, 3 or more liberties
#   a-w (not o, x): described in the lines below the diagram

pattern peep-answer-one-space
class connect
text the enemy peeps at the one-space jump: connect
flags urgent quiet
type answer
? o ?
X * X
? a ?
a O last yes
sources hand

pattern mouth-peep-answer
class connect
text the enemy peeps into the tiger's mouth: fill it
flags urgent quiet
type answer
o X ?
X * X
? a ?
a O last yes
sources hand

pattern diagonal-peep-answer
class connect
text the enemy takes one of the two points of the diagonal: take the other
flags urgent quiet
type answer
X *
a X
a O last yes
sources hand

pattern bamboo-joint-answer
class connect
text the bamboo joint is pushed into on one side: connect on the other
flags urgent quiet
type answer
X X
* a
X X
a O last yes
sources hand

pattern bamboo-joint-connect
class connect
text join the stones with a bamboo joint against the peep
flags quiet
? X X ?
a . . x
? X * x
a O last yes
sources hand

pattern tiger-mouth-connect
class connect
text protect the cutting point with a tiger's mouth
flags quiet
? . * .
x X . .
? O X ?
distance 2-7
sources hand

pattern solid-connection
class connect
text connect solidly at the cutting point
flags quiet
O X ?
X * o
? O ?
sources hand

pattern connect-under-first-line
class connect
text connect underneath on the first line
? ? O ? ?
? X O X ?
. . * . .
# # # # #
sources hand

pattern bridge-under-second-line
class connect
text connect underneath on the second line
? O O O ?
? X O X ?
. . * . .
. . . . .
# # # # #
sources hand

pattern connect-the-hane-stone
class connect
text connect the hane stone on the first line that is in atari
flags urgent quiet
type answer
X O ?
* 1 O
# # #
sources hand

pattern connect-after-second-line-hane
class connect
text connect behind the hane on the second line
flags quiet
type answer
X O ?
* X O
. . ?
# # #
distance 2-9
sources hand

pattern connect-out-of-atari
class connect
text connect the stone in atari to its friends
flags urgent quiet
type answer
O 1 * a
a 23
distance 2-7
sources hand

pattern connect-the-pressed-jump
class connect
text connect the jump that is pressed from one side
flags quiet
O X ?
o * o
O X ?
distance 2-9
sources hand

pattern connect-out-of-atari-round-the-corner
class connect
text connect the stone in atari to its friends round the corner
flags urgent quiet
type answer
? a
1 *
a 23
distance 2-7
sources hand
