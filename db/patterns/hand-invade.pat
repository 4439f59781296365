# katachi patterns 1
#   X friend  O enemy  . empty  # off the board  * the move (empty)  ? anything  , anything on the board
#   x friend or empty  o enemy or empty  @ friend or enemy  - empty or off the board
#   1 2 3 friend with 1, 2, 3 or more liberties   A B C enemy with 1, 2, 3 or more liberties
#   a-w (not o, x): described in the lines below the diagram

pattern three-three-invasion-under-star
class invade
text invade the corner at the three-three point
# # # # # # #
# . . . . . .
# . . . . . .
# . . * . . .
# . . . O . .
# . . . . . .
# . . . . . ?
moves
  enemy d5 answer the enemy blocks on the wider side
    friend e4 stretch along the other side
      enemy f4 hane
        friend f3 hane underneath
  enemy e4 answer block on the other side
    friend d5 stretch
sources hand

pattern slide-into-the-corner
class invade
text slide into the corner under the star point
# # # # # # #
# . . . . . .
# . . . * . .
# . . . . . X
# . . . O . .
# . . . . . .
# . . ? ? ? ?
moves
  enemy d4 answer the enemy guards the corner
  friend d4 otherwise we take the corner too
sources hand

pattern knight-approach-to-star
class invade
text approach the star point with a knight's move
# # # # # # # ?
# . . . . . . .
# . . . . . . .
# . . . . . * .
# . . . O . . .
# . . . . . . .
# . . . . . . ?
? . . . . . ? ?
moves
  enemy d7 answer a knight's move
    friend e3 slide into the corner
      enemy d4 answer guard at three-three
  enemy f4 answer kick
    friend g5 stand up
  enemy e7 answer a one-space jump
sources hand

pattern low-approach-to-three-four
class invade
text approach the three-four point low
# # # # # # # ?
# . . . . . . .
# . . . . . . .
# . . . . * . .
# . . O . . . .
# . . . . . . .
# . . . . . . ?
? . . . . . ? ?
moves
  enemy e6 answer a diagonal move
  enemy d7 answer extend along the other side
sources hand

pattern high-approach-to-three-four
class invade
text approach the three-four point from above, one space away
# # # # # # # ?
# . . . . . . .
# . . . . . . .
# . . . . . . .
# . . O . * . .
# . . . . . . .
# . . . . . . ?
? . . . . . ? ?
moves
  enemy f4 answer attach underneath
    friend g4 hane
      enemy e4 pull back
        friend g5 connect
sources hand

pattern three-three-stretch
class invade
text stretch along the side after the block
flags urgent quiet
# # # # # # #
# . . . . . .
# . . . . . .
# . . X * . .
# . . a O . .
# . . . . . .
a O last yes
moves
  enemy f4 answer hane
    friend f3 hane
  enemy f5 stretch
sources hand

pattern attach-to-the-small-knight-enclosure
class invade
text attach to the small knight's enclosure from outside
# # # # # # # ?
# . . . . . . ?
# . . . . . . .
# . . . . O . .
# . . O . . . .
# . . * . . . .
# . . . . . . .
? . . . . . . ?
moves
  enemy c6 answer hane underneath
    friend d7 stretch
  enemy e6 answer hane outside
    friend c5 hane into the corner
sources hand

pattern shoulder-hit-on-the-enclosure
class invade
text shoulder hit: reduce the enclosure from above
# # # # # # # ?
# . . . . . . ?
# . . . . . . .
# . . . . O . .
# . . O . . * .
# . . . . . . .
# . . . . . . .
? . . . . . . ?
moves
  enemy f5 answer push
    friend f6 block from above
  enemy g4 answer crawl
    friend h5 stretch
sources hand

pattern approach-the-open-side-of-the-star
class invade
text approach from the side that the knight's move leaves open
# # # # # # #
# . . . . . .
# . . . . . .
# . . . . . O
# . . . O . .
# . . . . . .
# . . * . . .
? . . . . . ?
sources hand

pattern three-three-hane-underneath
class invade
text hane underneath to live in the corner
flags urgent quiet
# # # # # # # #
# . . . . . . .
# . . . . * . .
# . . X X a . .
# . . O O . . .
a O last yes
moves
  enemy g3 answer block
    friend e3 connect
sources hand
