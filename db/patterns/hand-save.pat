# katachi patterns 1
#   X friend  O enemy  . empty  # off the board  * the move (empty)  ? anything  , anything on the board
#   x friend or empty  o enemy or empty  @ friend or enemy  - empty or off the board
#   1 2 3 friend with 1, 2, 3 or more liberties   A B C enemy with 1, 2, 3 or more liberties
#   a-w (not o, x): described in the lines below the diagram

pattern vital-point-of-three-live
class save
text make two eyes: take the vital point of the three
flags urgent
? a b a ?
a . * . a
? a a a ?
a X#
b X liberties 1-5 alive no
sources hand

pattern vital-point-of-the-bent-three-live
class save
text live at the elbow of the bent three
flags urgent
? a a ?
a * . a
a . b ?
? a ? ?
a X#
b X liberties 1-5 alive no
sources hand

pattern vital-point-of-the-pyramid-four-live
class save
text live in the middle of the pyramid four
flags urgent
? a a a ?
a . * . a
? b . b ?
? ? a ? ?
a X#
b X liberties 1-6 alive no
sources hand

pattern vital-point-of-the-bulky-five-live
class save
text live at the vital point of the bulky five
flags urgent
? a a ? ?
a . . b ?
a . * . a
? a a a ?
a X#
b X liberties 1-7 alive no
sources hand

pattern vital-point-of-the-crossed-five-live
class save
text live in the middle of the crossed five
flags urgent
? ? a ? ?
? b . b ?
a . * . a
? b . b ?
? ? a ? ?
a X#
b X liberties 1-7 alive no
sources hand

pattern vital-point-of-the-rabbity-six-live
class save
text live at the vital point of the rabbity six
flags urgent
? a a ? ?
a . . b ?
a . * . a
? b . b ?
? ? a ? ?
a X#
b X liberties 1-8 alive no
sources hand

pattern make-the-eye-real
class save
text take the diagonal point and the eye is real
flags quiet
x X *
X . X
x X O
distance 2-9
sources hand

pattern make-the-eye-on-the-edge-real
class save
text make the eye on the edge real
flags quiet
x X *
X . X
# # #
distance 2-9
sources hand

pattern close-the-eye
class save
text close the eye
flags quiet
x X x ?
X . * O
x X x ?
distance 2-9
sources hand

pattern close-the-eye-on-the-edge
class save
text close the eye on the first line
flags quiet
x X x ?
X . * O
# # # #
sources hand

pattern make-the-eye-from-the-weak-side
class save
text fill on the weak side: the other point becomes a real eye
O X X x
X * . X
O X X x
sources hand

pattern connect-against-the-snapback
class save
text connect: the throw-in would be a snapback
flags urgent
? O X ?
O 2 * X
O 2 . O
? O O ?
sources hand

pattern extend-from-atari
class save
text stretch out of atari
flags urgent quiet
type answer
? ? o ?
O a * .
? ? . ?
a 1 dead no
sources hand

pattern stretch-before-the-ladder
class save
text the stone is about to be caught in a ladder: stretch out
flags urgent quiet
? O ? ?
O a * .
? . . ?
a 2 ladder yes
distance 2-5
sources hand

pattern capture-to-save
class save
text capture the stone that holds ours in atari
flags urgent quiet
1 A *
sources hand

pattern capture-to-save-round-the-corner
class save
text capture round the corner the stone that holds ours in atari
flags urgent quiet
1 A
? *
sources hand

pattern capture-the-cutting-stone
class save
text capture the cutting stone: everything is connected
flags urgent quiet
? X ?
X A *
sources hand

pattern capture-two-stones
class save
text capture the two cutting stones
flags urgent quiet
X X ?
A A *
? X ?
sources hand

pattern answer-the-atari
class save
text answer the atari: stretch
flags urgent quiet
type answer
a b *
a O last yes
b 1 dead no
sources hand

pattern answer-the-atari-round-the-corner
class save
text answer the atari: turn away
flags urgent quiet
type answer
a ?
b *
a O last yes
b 1 dead no
sources hand

pattern take-the-stone-just-played
class save
text take the stone that the enemy has just put in atari
flags urgent quiet
X a *
a A last yes
sources hand
