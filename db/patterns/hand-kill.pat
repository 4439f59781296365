# katachi patterns 1
#   X friend  O enemy  . empty  # off the board  * the move (empty)  ? anything  , anything on the board
#   x friend or empty  o enemy or empty  @ friend or enemy  - empty or off the board
#   1 2 3 friend with 1, 2, 3 or more liberties   A B C enemy with 1, 2, 3 or more liberties
#   a-w (not o, x): described in the lines below the diagram

pattern vital-point-of-three-kill
class kill
text take the vital point of the three-point eye
? a b a ?
a . * . a
? a a a ?
a O#
b O liberties 1-5 alive no
sources hand

pattern vital-point-of-the-bent-three-kill
class kill
text take the elbow of the bent three
? a a ?
a * . a
a . b ?
? a ? ?
a O#
b O liberties 1-5 alive no
sources hand

pattern vital-point-of-the-pyramid-four-kill
class kill
text take the middle of the pyramid four
? a a a ?
a . * . a
? b . b ?
? ? a ? ?
a O#
b O liberties 1-6 alive no
sources hand

pattern vital-point-of-the-bulky-five-kill
class kill
text take the vital point of the bulky five
? a a ? ?
a . . b ?
a . * . a
? a a a ?
a O#
b O liberties 1-7 alive no
sources hand

pattern vital-point-of-the-crossed-five-kill
class kill
text take the middle of the crossed five
? ? a ? ?
? b . b ?
a . * . a
? b . b ?
? ? a ? ?
a O#
b O liberties 1-7 alive no
sources hand

pattern vital-point-of-the-rabbity-six-kill
class kill
text take the vital point of the rabbity six
? a a ? ?
a . . b ?
a . * . a
? b . b ?
? ? a ? ?
a O#
b O liberties 1-8 alive no
sources hand

pattern take-the-eye-diagonal
class kill
text make the eye false by taking the diagonal point
flags quiet
o O *
O . a
o O X
a O alive no
distance 2-9
sources hand

pattern take-the-eye-on-the-edge
class kill
text make the eye on the edge false
flags quiet
o O *
O . a
# # #
a O alive no
distance 2-9
sources hand

pattern poke-the-eye
class kill
text poke into the mouth before the enemy closes the eye
flags quiet
o O o ?
O . * X
o O o ?
distance 2-9
sources hand

pattern poke-the-eye-on-the-edge
class kill
text crawl in on the first line before the enemy closes the eye
flags quiet
o O o ?
O . * X
# # # #
sources hand

pattern throw-in
class kill
text throw in on the weak side so that the eye becomes false
X O O o
O * . O
X O O o
moves
  enemy c2 answer the enemy takes: the eye is false
sources hand

pattern throw-in-on-the-first-line
class kill
text throw in on the first line so that the eye becomes false
X O O o
O * . O
# # # #
moves
  enemy c2 answer the enemy takes: the eye is false
sources hand

pattern snapback
class kill
text throw in: taking the stone is a snapback
flags urgent
? X O ?
X B * O
X B . X
? X X ?
moves
  enemy c3 answer the enemy takes
    friend * take them all back
sources hand

pattern net
class kill
text catch the cutting stone in a net
flags urgent
? X X ?
X a . .
X . * .
? . . .
a B capturable yes
distance 2-9
moves
  enemy c2 answer the enemy runs
    friend d2 close the net
  enemy b3 answer or runs the other way
    friend b4 close the net
sources hand

pattern ladder
class kill
text atari: the ladder works
flags urgent
? X X ?
X a . .
? * . .
a B ladder yes
distance 2-9
moves
  enemy c2 answer the enemy runs
    friend d2 atari: the ladder goes on
sources hand

pattern catch-the-stone-just-played
class kill
text the stone just played can be caught: atari
flags urgent quiet
X a *
a B capturable yes last yes
sources hand
