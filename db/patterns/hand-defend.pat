# katachi patterns 1
#   X friend  O enemy  . empty  # off the board  * the move (empty)  ? anything  , anything on the board
#   x friend or empty  o enemy or empty  @ friend or enemy  - empty or off the board
#   1 2 3 friend with 1, 2, 3 or more liberties   A B C enemy with 1, 2, 3 or more liberties
#   a-w (not o, x): described in the lines below the diagram

pattern small-knight-enclosure
class defend
text enclose the corner with a small knight's move
# # # # # # # ?
# . . . . . . .
# . . . . . . .
# . . . . * . .
# . . X . . . .
# . . . . . . .
# . . . . . . ?
? . . . . . ? ?
sources hand

pattern large-knight-enclosure
class defend
text enclose the corner with a large knight's move
# # # # # # # #
# . . . . . . .
# . . . . . . .
# . . . . . * .
# . . X . . . .
# . . . . . . .
# . . . . . . ?
? . . . . . ? ?
sources hand

pattern one-space-enclosure
class defend
text enclose the corner with a one-space jump
# # # # # # # ?
# . . . . . . .
# . . . . . . .
# . . . . . . .
# . . X . * . .
# . . . . . . .
# . . . . . . ?
? . . . . . ? ?
sources hand

pattern answer-the-approach-with-a-knight-move
class defend
text answer the approach with a knight's move on the other side
flags quiet
# # # # # # # ?
# . . . . . . .
# . . . . . . .
# . . . . . a .
# . . . X . . .
# . . . . . . .
# . . * . . . ?
? . . . . . ? ?
a O last yes
moves
  enemy e3 slide into the corner
    friend d4 answer guard at three-three
sources hand

pattern answer-the-approach-with-a-jump
class defend
text answer the approach with a one-space jump
flags quiet
# # # # # # # ?
# . . . . . . .
# . . . . . . .
# . . . . . a .
# . . . X . . .
# . . . . . . .
# . . . * . . ?
? . . . . . ? ?
a O last yes
sources hand

pattern kick
class defend
text kick the approaching stone and take its base
# # # # # # # ?
# . . . . . . .
# . . . . . . .
# . . . . * O .
# . . . X . . .
# . . . . . . .
# . ? ? . . . ?
moves
  enemy g5 answer the enemy stands up
    friend e7 guard with a jump
sources hand

pattern guard-three-three
class defend
text guard the corner at three-three after the slide
# # # # # # #
# . . . . . .
# . . . a . .
# . . * . . O
# . . . X . ?
# . . . . . .
# . . x x ? ?
a O last yes
sources hand

pattern block-the-three-three-invasion
class defend
text block the invader at three-three on one side
flags urgent quiet
# # # # # # #
# . . . . . .
# . . . . . .
# . . a . . .
# . . * X . .
# . . . . . .
# . . . . . ?
a O last yes
moves
  enemy e4 stretch
    friend f4 hane
    friend f5 or stretch
sources hand

pattern hane-after-the-three-three-stretch
class defend
text hane at the head of the invader's two stones
flags quiet
# # # # # # # #
# . . . . . . .
# . . . . . . .
# . . O a * . .
# . . X X . . .
# . . . . . . .
a O last yes
moves
  enemy f3 answer hane
    friend g3 a second hane
    friend f5 or connect
sources hand

pattern diagonal-answer-to-the-approach
class defend
text the diagonal move: it cannot be sealed in
# # # # # # # ?
# . . . . . . .
# . . . . . . .
# . . . . O . .
# . . X . . . .
# . . . * . . .
# . . . . . . ?
? . . . . . ? ?
sources hand

pattern two-space-extension
class defend
text the enemy has guarded the corner against the slide: extend two spaces and settle
flags quiet
? ? ? . . . . .
? O . . . . . .
a . . X . . * .
? X . . . . . .
? . . . . . . .
# # # # # # # #
a O last yes
sources hand

pattern three-space-extension-from-two
class defend
text from two stones in a wall extend three
? . . . . . . .
? X . . . . . .
? X . . . * . .
? . . . . . . .
? . . . . . . .
# # # # # # # #
sources hand

pattern four-space-extension-from-three
class defend
text from three stones in a wall extend four
? X . . . . . .
? X . . . . . .
? X . . . . * .
? . . . . . . .
? . . . . . . .
# # # # # # # #
sources hand

pattern iron-pillar
class defend
text the iron pillar: stretch down between two approaches
# # # # # # #
# . . . . . .
# . . . . . .
# . . . * . O
# . . . X . .
# . . . . . .
# . . O . . ?
sources hand

pattern answer-the-shoulder-hit-by-crawling
class defend
text crawl along the third line under the shoulder hit
flags quiet
? . . . .
? . a . .
? X * . .
. . . . .
. . . . .
# # # # #
a O last yes
sources hand

pattern answer-the-shoulder-hit-by-pushing-up
class defend
text push up against the shoulder hit
flags quiet
. . . . ?
. * a . .
. X . . .
. . . . .
. . . . .
# # # # #
a O last yes
sources hand

pattern extend-and-check
class defend
text extend two spaces and check the enemy's extension at once
. . . . . . .
. . . . . . ?
O . . * . . X
. . . . . . .
. . . . . . .
# # # # # # #
sources hand

pattern connect-against-the-corner-hane
class defend
text connect outside: the corner lives, the wall is ours
flags quiet
# # # # # # # #
# . . . . . . .
# . . . . a . .
# . . O O X . .
# . . X X * . .
# . . . . . . .
a O last yes
also
  friend g3 block instead: the wall is then open to a cut
sources hand

pattern jump-after-the-kick
class defend
text the enemy has stood up after the kick: guard the corner with a jump
flags quiet
# # # # # # # ?
# . . . . . . ?
# . . . . . . ?
# . . . . X O .
# . . . X . a .
# . . . . . . .
# . . . * . . ?
? . . . . . ? ?
a O last yes
sources hand

pattern answer-the-double-approach
class defend
text approached from both sides: attach on top of one and come out
flags urgent
# # # # # # #
# . . . . . .
# . . . . . .
# . . . . . O
# . . . X . .
# . . . . . .
# . . O * . .
? ? . . . . ?
moves
  enemy e8 answer hane
    friend f7 stretch
sources hand
