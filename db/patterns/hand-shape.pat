# katachi patterns 1
#   X friend  O enemy  . empty  # off the board  * the move (empty)  ? anything  , anything on the board
#   x friend or empty  o enemy or empty  @ friend or enemy  - empty or off the board
#   1 2 3 friend with 1, 2, 3 or more liberties   A B C enemy with 1, 2, 3 or more liberties
#   a-w (not o, x): described in the lines below the diagram

pattern star-point
text take the star point of the empty corner
# # # # # # # #
# . . . . . . .
# . . . . . . .
# . . . . . . .
# . . . * . . .
# . . . . . . .
# . . . . . . .
# . . . . . . .
phase opening
sources hand

pattern three-four-point
text take the three-four point of the empty corner
# # # # # # # #
# . . . . . . .
# . . . . . . .
# . . . . . . .
# . . * . . . .
# . . . . . . .
# . . . . . . .
# . . . . . . .
phase opening
sources hand

pattern ponnuki
text capture the stone: a ponnuki is worth thirty points
flags urgent quiet
? X ?
X A *
? X ?
sources hand
