# katachi patterns 1
#   X friend  O enemy  . empty  # off the board  * the move (empty)  ? anything  , anything on the board
#   x friend or empty  o enemy or empty  @ friend or enemy  - empty or off the board
#   1 2 3 friend with 1, 2, 3 or more liberties   A B C enemy with 1, 2, 3 or more liberties
#   a-w (not o, x): described in the lines below the diagram

pattern L410900285634862
? ? . . . ? ?
? . . . . . ?
O . . . . . .
O . . * . . .
X 3 . . . . .
? . . . . . ?
? ? # # # ? ?
seen 4984 played 161 games 160 players 150 won 77/161 years 2009-2017
weight 1.0209 gain -0.9636

pattern L149379254396682
? . . . ?
. . . . #
. C * . #
C . 3 . #
? C . . ?
seen 12184 played 142 games 142 players 136 won 62/142 years 2009-2018
weight -0.9399 gain -0.9637

pattern L145846601702524
a . . C ?
. . . . 3
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 9703 played 61 games 61 players 60 won 24/61 years 2001-2017
weight -2.0917 gain -0.9643

pattern L924240174219871
C C C
. * .
3 C C
seen 340385 played 262 games 259 players 244 won 140/262 years 2001-2019
weight -2.1401 gain -0.9644

pattern L723548175210027
. . . . . . # ?
. . . . . . # ?
. . . . . . # #
. . C * . . # #
. . C 3 . . # #
X . C . . . # ?
X O . X . . # ?
? ? . . . ? ? ?
seen 234 played 107 games 107 players 101 won 44/107 years 2001-2019
weight 0.4711 gain -0.9645

pattern L043358304272948
? ? . ? ?
? . . . ?
C . * . .
? 2 a 3 ?
? ? C ? ?
a C last yes
seen 817 played 149 games 149 players 146 won 73/149 years 2001-2018
weight -0.5109 gain -0.9648

pattern L568165987466772
C . C a
. * . ?
# # # ?
a ? last yes
seen 18650 played 133 games 133 players 129 won 67/133 years 2009-2019
weight -0.9552 gain -0.9648

pattern L552068882934385
? ? . . . ? ?
? . . . . . ?
. . . C a C .
. . . * 3 . X
. . . . . . .
? . . . . . ?
? ? # # # ? ?
a C last yes
seen 246 played 117 games 117 players 111 won 51/117 years 2001-2019
weight 0.6102 gain -0.9653

pattern L014823124365209
? ? a
? B ?
3 * 1
? b ?
a ? last yes
b .2
seen 288 played 221 games 221 players 207 won 114/221 years 2001-2017
weight 0.7646 gain -0.9657

pattern L541086853731519
? ? . . . ? ?
? . . . . . ?
. . . C C . O
. . . * 3 . X
. . . . . . X
? . . . . . ?
? ? . . . ? ?
seen 2260 played 40 games 40 players 40 won 19/39 years 2009-2017
weight -0.6579 gain -0.9658

pattern L680678137332730
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. C . * 3 . .
? . . C C . ?
? . . . . . ?
? ? ? . ? ? ?
seen 10999 played 38 games 38 players 37 won 16/38 years 2009-2016
weight -1.546 gain -0.9658

pattern L778456916594256
? ? . ? ?
? 3 . . ?
2 B * 3 C
? . a 3 ?
? ? . ? ?
a C last yes
seen 223 played 183 games 182 players 170 won 92/183 years 2001-2018
weight 0.4934 gain -0.9661

pattern L608876959196710
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * 3 3 X
? . . a C 3 ?
? . . . . O ?
? ? ? . ? ? ?
a C last yes
seen 897 played 353 games 353 players 323 won 176/353 years 2001-2019
weight -0.3823 gain -0.9664

pattern L291616867977473
? ? . . . ? ?
? . . . . . ?
. C . . . . .
O . . * . . .
. . 3 . . . .
? . . . . . ?
? ? . . . ? ?
seen 33659 played 43 games 43 players 41 won 19/43 years 2001-2017
weight -1.4011 gain -0.9667

pattern L934370888699286
. C .
3 * .
C C .
? ? ?
? a ?
a ? last yes
seen 1176 played 56 games 56 players 53 won 32/56 years 2009-2017
weight -0.7588 gain -0.9668

pattern L216598055185243
? a ?
3 C .
B * .
B . .
a ? last yes
seen 2609 played 178 games 178 players 167 won 87/177 years 2001-2019
weight -0.5861 gain -0.9672

pattern L936830003388066
C . B
C * .
3 . a
a .3C
seen 29288 played 212 games 212 players 201 won 101/212 years 2000-2018
weight -0.7772 gain -0.9673

pattern L934445820396298
? ? . ? ?
? . 3 . ?
. . * 2 C
? . C C ?
? ? C ? ?
seen 24675 played 82 games 82 players 78 won 33/82 years 2001-2019
weight -0.4265 gain -0.9674

pattern L217984414969498
? 3 . . ?
3 . . . #
. . * . #
. . . . #
? . . . ?
seen 1115457 played 50 games 50 players 48 won 26/50 years 2001-2017
weight -2.7465 gain -0.968

pattern L509907550538196
? ? . ? ?
? . . . ?
. C * 2 a
? . 3 B ?
? ? 3 ? ?
a BC
seen 1383 played 160 games 160 players 155 won 86/160 years 2001-2019
weight 0.488 gain -0.968

pattern L003679473813779
? 3 ? ?
a * 3 ?
? 1 ? ?
? ? ? b
a .3
b ? last yes
seen 5276 played 573 games 566 players 490 won 278/573 years 2000-2019
weight -0.4009 gain -0.9681

pattern L684248136561465
? ? ? . ? ? ?
? X C C . # ?
? C 3 C . # ?
. . 3 * . # #
? . . . . # ?
? # # # # # ?
? ? ? # ? ? ?
seen 1291 played 554 games 552 players 403 won 236/553 years 2001-2017
weight 0.9174 gain -0.9681

pattern L806611841796385
? . . . ?
. . . . C
. . * . 3
. 3 . . .
? . . . ?
seen 15106 played 62 games 62 players 62 won 34/62 years 2001-2018
weight -0.6076 gain -0.9681

pattern L831059667085034
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . 3 * C . .
? . . a 2 . ?
? . . . . . ?
? ? ? b ? ? ?
a C last yes
b O-
seen 1472 played 1382 games 1367 players 1011 won 714/1381 years 2001-2018
weight 0.5565 gain -0.9683

pattern L048469122162145
? ? . ? ?
? . . 1 ?
. 3 * A 3
? . . 3 ?
? ? . ? ?
seen 962 played 70 games 70 players 66 won 28/70 years 2009-2019
weight -0.6182 gain -0.9684

pattern L406605730208572
? 1 ?
3 * 3
? 2 ?
seen 8594 played 959 games 948 players 755 won 540/959 years 2001-2019
weight 1.088 gain -0.9685

pattern L687914564536698
a 1 A 2
? . * .
? # # #
a ? last yes
seen 3641 played 3091 games 2935 players 1779 won 1591/3090 years 2000-2019
weight 0.6137 gain -0.9687

pattern L736471691102244
? ? B ? ?
? . 2 B ?
# . * . 3
? . . . ?
? ? . ? ?
seen 1372 played 69 games 69 players 66 won 32/68 years 2001-2017
weight -0.7415 gain -0.9687

pattern L801767913661952
a ? ? ? ?
? C . . ?
3 . . C .
. . * . .
. . . . .
? # # # ?
a ? last yes
seen 2590 played 607 games 605 players 511 won 281/607 years 2001-2018
weight 0.7957 gain -0.969

pattern L124819809921574
. B 3
. * 3
. a C
a C last yes
seen 903 played 190 games 190 players 187 won 84/190 years 2000-2018
weight -0.6422 gain -0.9691

pattern L416485569810769
? . . . ?
. a . . .
. . * . 3
. . . . .
? . C . ?
a C last yes
seen 1675 played 64 games 64 players 62 won 23/64 years 2001-2017
weight -0.4226 gain -0.9692

pattern L920173886293834
? ? ? O ? ? ?
? . . . . . ?
? . . . . . ?
# . . * . . .
? . . . . . ?
? . . a . . ?
? ? ? . ? ? ?
a C last yes
seen 10246 played 224 games 224 players 213 won 105/223 years 1992-2019
weight -0.5189 gain -0.9693

pattern L102417890839918
B 3 .
2 * .
. . 3
seen 18786 played 412 games 411 players 364 won 196/412 years 2001-2019
weight 0.1908 gain -0.9695

pattern L467031677667901
? ? . ? ?
? # B 3 ?
# # * 3 3
? # 3 3 ?
? ? C ? ?
seen 6108 played 49 games 49 players 47 won 23/49 years 2009-2017
weight -1.0283 gain -0.9696

pattern L540670004710889
. . . . . . . .
. . . . . O . O
. . . . . . . .
. . . * . . X .
. . . . . . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 5451 played 76 games 76 players 71 won 36/76 years 2001-2019
weight 0.7095 gain -0.9697

pattern L242536521345051
. 3 3
. * B
. . 2
seen 20995 played 3008 games 2860 players 1815 won 1457/3005 years 1993-2019
weight 0.432 gain -0.9701

pattern L393457480931875
C a 3
. * B
C . .
a C last yes
seen 533 played 34 games 34 players 34 won 23/34 years 2009-2017
weight -0.5934 gain -0.9704

pattern L812315795140414
C 1 a
C * 3
. . .
a A last yes
seen 1698 played 162 games 161 players 157 won 96/162 years 2001-2019
weight -0.4075 gain -0.9705

pattern L989643162215101
? ? . . . ? ?
? . . . . . ?
# . . . . . .
# . . * . . .
# . . C . . .
? . 3 3 C O ?
? ? . . X ? ?
seen 4864 played 152 games 151 players 132 won 61/152 years 2009-2018
weight 0.5122 gain -0.9707

pattern L858423829337322
? . . . ?
. C . . .
. . * . .
. 3 . . .
? 3 C C ?
seen 6160 played 232 games 231 players 217 won 117/231 years 2001-2019
weight 0.6832 gain -0.9711

pattern L696449854585596
? ? ? . ? ? ?
? . . . . . ?
? . . . . 3 ?
. . . * . . O
? . . . . C ?
? . . . . . ?
? ? ? . ? ? ?
seen 93123 played 823 games 816 players 640 won 438/823 years 2001-2019
weight 0.1229 gain -0.9715

pattern L880993489485637
3 3 B
. * 3
3 C 3
seen 615 played 207 games 207 players 193 won 110/207 years 2001-2019
weight 1.1269 gain -0.9719

pattern L968639778931512
a C . #
? . * #
? C . #
a ? last yes
seen 11980 played 120 games 120 players 113 won 65/120 years 2001-2018
weight -0.6615 gain -0.9722

pattern L223179697082678
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . . . .
. . . . . . . .
. O . 3 . O . X
. . . . . . . .
. . . . . . . .
seen 2490 played 118 games 118 players 111 won 64/118 years 2001-2017
weight -0.6401 gain -0.9724

pattern L495559690824826
? ? . ? ?
? . . a ?
. . * . .
? 3 . 3 ?
? ? . ? ?
a C last yes
seen 15761 played 371 games 371 players 337 won 192/371 years 2001-2019
weight 0.4873 gain -0.9725

pattern L897615848169676
? ? ? O ? ? ?
? . . C 3 . ?
? . . C 3 . ?
. . . * . . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 147954 played 1265 games 1233 players 929 won 645/1265 years 2000-2019
weight -0.2015 gain -0.973

pattern L416672867173206
? C . . ?
3 a . . #
. . * . #
. . . . #
? . . . ?
a C last yes
seen 24417 played 51 games 51 players 50 won 12/51 years 2001-2017
weight -1.0517 gain -0.9732

pattern L413935430300576
? ? ? . ? ? ?
? # # . . . ?
? # # . a 3 ?
# # # * 1 B O
? # # . B 3 ?
? # # . . X ?
? ? ? . ? ? ?
a B last yes
seen 108 played 69 games 69 players 64 won 40/69 years 2001-2017
weight 0.671 gain -0.9739

pattern L939947392171929
? # # # ?
# # # # #
. . * . .
3 . C 3 3
? C C 3 ?
seen 9356 played 108 games 107 players 104 won 48/108 years 2000-2018
weight -0.5287 gain -0.9743

pattern L752755767072533
3 . C ? a
. * . ? ?
# # # ? ?
a ? last yes
seen 10605 played 35 games 35 players 35 won 18/35 years 2009-2017
weight -1.6474 gain -0.9755

pattern L627060236821053
? ? ? . ? ? ?
? . 3 . . . ?
? . . . . . ?
. . C * . C .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 10669 played 77 games 77 players 76 won 35/76 years 2001-2018
weight -0.607 gain -0.9757

pattern L955441160718311
? ? # # # ? ?
? # # # # # ?
# # # # # # #
. . . * a . #
X 3 3 3 C 2 #
? O 3 C C . ?
? ? O X X ? ?
a C last yes
seen 103 played 52 games 52 players 52 won 29/52 years 2009-2017
weight 0.687 gain -0.9758

pattern L191832464402774
? ? . . . ? ?
? . . . C . ?
. . . . . . X
. . . * . . .
. . . . . . .
? . . . . X ?
? ? . . . ? ?
seen 9311 played 120 games 120 players 110 won 57/120 years 2009-2017
weight 0.9976 gain -0.9763

pattern L201718009807652
? ? ? . ? ? ?
? . . . . X ?
? . . . . . ?
# . . * . . .
? . . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 9127 played 43 games 43 players 43 won 18/43 years 2001-2018
weight -1.0438 gain -0.9766

pattern L693639429780788
? . ?
2 * C
? 1 ?
seen 72283 played 832 games 823 players 673 won 416/832 years 2001-2019
weight -0.9415 gain -0.977

pattern L294379408350417
. . . . . . . #
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . C 3 . . #
. . . . . . . #
. . . O . . . #
. X . . . . . #
seen 1640 played 1604 games 1562 players 1087 won 815/1604 years 1993-2019
weight 1.1305 gain -0.9778

pattern L223762777079168
? 2 ?
2 * 2
? . ?
seen 67967 played 513 games 507 players 436 won 266/513 years 2001-2019
weight -0.639 gain -0.9781

pattern L383872907454936
C . .
C * .
1 B 3
seen 10904 played 259 games 257 players 243 won 123/259 years 2001-2019
weight -0.5931 gain -0.9784

pattern L278301366541480
? ? # ? ?
? . . . ?
. . * a 3
? . . . ?
? ? C ? ?
a C last yes
seen 2577 played 346 games 342 players 303 won 162/346 years 2001-2019
weight -0.4693 gain -0.9786

pattern L065149384424520
? ? # # # ? ?
? . . . . . ?
. . . . . . #
. . C * . . #
. . . . . . #
? . . . . . ?
? ? . O . ? ?
seen 113794 played 733 games 731 players 571 won 304/733 years 2001-2019
weight 0.3764 gain -0.9787

pattern L187976995591484
? ? C ?
? . * B
a ? 3 ?
a ? last yes
seen 5666 played 228 games 228 players 211 won 115/228 years 2009-2019
weight -0.4746 gain -0.9787

pattern L451399975124581
? . 3 . ?
. . . . .
. . * . .
. . 2 C .
? 3 C . ?
seen 1937 played 696 games 692 players 577 won 341/695 years 2000-2019
weight 0.7654 gain -0.9791

pattern L418151571979764
? ? ? . ? ? ?
? O C . . . ?
? . . . . . ?
X . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 127833 played 258 games 257 players 239 won 130/258 years 2001-2019
weight -0.7749 gain -0.9792

pattern L403322808419033
? . . . ?
. . . . .
. . * . .
. . B 2 2
? a 3 C ?
a .3
seen 9909 played 795 games 787 players 648 won 412/795 years 2000-2019
weight -0.2396 gain -0.9799

pattern L886214374260814
? ? ? . ? ? ?
? . . 3 3 O ?
? C . 3 C . ?
. . . * a . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 133 played 98 games 98 players 94 won 54/98 years 2001-2018
weight 0.6126 gain -0.9801

pattern L853180252583872
? ? 3 ? ?
? C 3 . ?
. C * 3 C
? . . . ?
? ? # ? ?
seen 10252 played 203 games 203 players 194 won 106/203 years 2001-2019
weight 0.8415 gain -0.9805

pattern L028508927210942
? . . . ?
. . . 3 .
. . * . .
. . . . a
? . 3 . ?
a C last yes
seen 3418 played 269 games 267 players 240 won 129/269 years 2001-2019
weight 0.4938 gain -0.9806

pattern L494747441580868
. . . . . . # ?
. . . C . . # ?
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . C C . . # ?
. . O X . . # ?
? ? . X . ? ? ?
seen 23096 played 118 games 118 players 111 won 62/118 years 2001-2017
weight -0.4682 gain -0.9811

pattern L053043256296890
. . a
C * .
3 3 .
? ? b
a .C
b ? last yes
seen 25729 played 2753 games 2654 players 1670 won 1464/2751 years 1992-2019
weight 0.1486 gain -0.9813

pattern L539184793379982
? ? . . . ?
? . . . . .
? . . * . .
? . . . C .
a ? 3 . . ?
a ? last yes
seen 15267 played 453 games 444 players 382 won 223/453 years 2001-2018
weight 0.2425 gain -0.9815

pattern L011652197680912
? ? a
C C .
. * .
3 . .
a ? last yes
seen 15309 played 116 games 116 players 111 won 60/116 years 2001-2018
weight -1.5973 gain -0.9818

pattern L435413591130848
? ? 3 C C
a ? . * .
? ? # # #
a ? last yes
seen 6430 played 255 games 254 players 237 won 113/255 years 2001-2017
weight 0.4641 gain -0.9819

pattern L717578317172302
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * . . .
? . 3 C . 3 ?
? . 3 C . . ?
? ? a . ? ? ?
a ? last yes
seen 900 played 419 games 418 players 375 won 189/419 years 2001-2019
weight 0.9005 gain -0.9828

pattern L267178534028592
? ? ? O ? ? ?
? . . . . . ?
? . . . . . ?
# . . * a . .
? . . . . . ?
? . . . 3 . ?
? ? ? . ? ? ?
a C last yes
seen 612 played 49 games 49 players 48 won 25/49 years 2001-2018
weight -0.6189 gain -0.983

pattern L663263133326704
? ? 2 ? ?
? . C C ?
# . * . 3
? . . 3 ?
? ? . ? ?
seen 14325 played 248 games 247 players 226 won 114/248 years 2001-2018
weight 1.1826 gain -0.9833

pattern L448417341108906
? C . . ?
C 1 . . #
3 A * . #
3 3 . . #
? . . . ?
seen 521 played 382 games 379 players 339 won 194/382 years 2001-2019
weight 0.3928 gain -0.9835

pattern L327353352581130
C 3 3
C * C
. . 2
seen 3203 played 450 games 448 players 405 won 240/450 years 2001-2019
weight 0.4928 gain -0.9841

pattern L115255805802254
? ? . . . ? ?
? . . . . . ?
. . . 3 . . #
. . . * . . #
. . C . C . #
? . . . . . ?
? ? . . . ? ?
seen 38481 played 34 games 34 players 31 won 16/34 years 2009-2017
weight -1.0215 gain -0.9843

pattern L622086812083627
? ? . . . ? ?
? . . 3 . a ?
. C . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a O last yes
seen 11559 played 3139 games 2933 players 1767 won 1604/3137 years 2000-2019
weight -0.3329 gain -0.9843

pattern L063118092364373
# # #
3 * .
C a 3
a C last yes
seen 188 played 176 games 176 players 168 won 64/176 years 2001-2019
weight 1.1475 gain -0.9845

pattern L586681836242455
? ? . ? ?
? B . # ?
C 1 * # #
? C 3 # ?
? ? 3 ? ?
seen 157 played 92 games 92 players 88 won 41/92 years 2001-2017
weight 0.6514 gain -0.9845

pattern L362211759980751
? ? . ? ?
? . . . ?
. . * B 2
? . C 2 ?
? ? . ? a
a ? last yes
seen 2097 played 955 games 945 players 746 won 471/953 years 2000-2019
weight 0.7162 gain -0.9847

pattern L458724134338027
3 B 3
C * .
. . 3
seen 1820 played 164 games 164 players 152 won 94/164 years 2001-2018
weight 0.5512 gain -0.9847

pattern L713036496156594
? . . 3 ?
. . . . .
. . * . 3
. . . . .
? . . . a
a ? last yes
seen 9604 played 104 games 103 players 100 won 52/104 years 2000-2018
weight -0.6253 gain -0.9847

pattern L157124631889959
? ? . ? ?
? C . . ?
C 2 * . #
? . . . ?
? ? C ? ?
seen 36249 played 207 games 207 players 192 won 92/207 years 2000-2018
weight -1.5616 gain -0.9849

pattern L254496631602229
. . .
. * C
. B 3
phase opening
seen 4721 played 514 games 457 players 206 won 237/511 years 2013-2019
weight 0.2173 gain -0.9849

pattern L508173004059419
? ? ? X ? ? ?
? . C C 3 O ?
? 2 C 3 3 3 ?
# . C * . . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 180 played 58 games 58 players 58 won 34/58 years 2009-2017
weight 0.6956 gain -0.9851

pattern L771390228486859
? . ?
. * 1
? a ?
? ? ?
? ? b
a .C
b ? last yes
seen 5094 played 127 games 127 players 121 won 68/127 years 2001-2019
weight -1.033 gain -0.9857

pattern L402878438879304
? ? a ? ?
? . . . ?
. . . . .
. . * . .
. . C . .
? . . . ?
a ? last yes
seen 32624 played 65 games 65 players 65 won 26/65 years 2001-2017
weight -0.7402 gain -0.9859

pattern L299995152818061
? . . . . . ? ?
. O . 3 . . O ?
. . . . . . . ?
. . . * . . . .
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 12523 played 814 games 787 players 612 won 406/813 years 1992-2019
weight 0.3894 gain -0.9863

pattern L309200134070075
. . . . . . # ?
. . . . . . # ?
. . . . . . # #
. . . * . . # #
. . C C 3 . # #
. O . 3 . . # ?
. . . . . . # ?
? ? . . . ? ? ?
seen 294 played 66 games 66 players 64 won 42/66 years 2000-2018
weight 0.4797 gain -0.9863

pattern L900882718124014
? ? # ?
? . * .
a ? C ?
a ? last yes
seen 275254 played 2201 games 2131 players 1418 won 1134/2200 years 2000-2019
weight -0.3718 gain -0.9863

pattern L389864355466337
. . . . . . . ?
. . . . C . O ?
. . . . . . . .
. . C * . 3 . X
. . . 3 . . . .
. . . . . . . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 401 played 268 games 267 players 235 won 141/268 years 2009-2017
weight 0.2627 gain -0.9872

pattern L931290285640760
2 C 3
2 * .
2 B .
seen 121 played 81 games 80 players 74 won 41/81 years 2001-2018
weight 0.7988 gain -0.9872

pattern L379489024733435
3 3 3
3 * .
C 1 B
seen 7925 played 1004 games 985 players 777 won 476/1004 years 1992-2018
weight -0.2861 gain -0.9874

pattern L552255089045559
. . . . . . . ?
. . . . . . . ?
. . . . C . . .
. . . * . . X .
. . . . 3 . . .
. . . . . . . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 1377 played 123 games 123 players 110 won 61/123 years 2009-2017
weight 0.5696 gain -0.9877

pattern L473097881965239
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * C C O .
. C . 3 . 3 X ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 866 played 242 games 241 players 198 won 153/242 years 2001-2019
weight 0.3659 gain -0.9878

pattern L843113895798367
? ? . ? ?
? . C . ?
C . * . .
? . C 3 ?
? ? C ? ?
seen 17318 played 34 games 34 players 34 won 20/34 years 2009-2019
weight -0.7923 gain -0.9881

pattern L151464178001128
. C a
3 * 2
C 3 .
a 2C
seen 5478 played 962 games 950 players 765 won 456/962 years 2001-2019
weight 0.8362 gain -0.9882

pattern L389503417330810
? ? . ? ?
? . . C ?
C . * . .
? . a 3 ?
? ? . ? ?
a C last yes
seen 1356 played 165 games 165 players 156 won 83/165 years 2000-2019
weight -0.6974 gain -0.9882

pattern L592716274644825
? . C . ?
. . . . .
. . * . .
C . . . .
? . C C ?
seen 17766 played 45 games 45 players 44 won 23/45 years 2001-2016
weight -1.2323 gain -0.9883

pattern L894183933759396
? 3 ? ? ?
3 * C ? ?
? 2 ? ? ?
? ? ? ? a
a ? last yes
seen 2273 played 45 games 45 players 44 won 22/45 years 2001-2017
weight -0.6223 gain -0.9883

pattern L124768793072246
? # # # ?
. . . . .
. . * . .
C . 3 C .
? . . . ?
seen 17229 played 976 games 961 players 758 won 481/976 years 2001-2019
weight -0.2762 gain -0.9885

pattern L238277669310894
. . . . . . . ?
. . . . . . . ?
. . . . . 3 . .
. . . * C . O .
. . . 3 C . O .
. O . . 3 X O ?
. . . . . . X ?
? ? . . . ? ? ?
seen 374 played 347 games 346 players 293 won 188/346 years 1993-2017
weight 1.0751 gain -0.9887

pattern L567007285158143
a ? ? ? ?
? ? 3 ? ?
? . . . ?
. . * . .
? C . . ?
? ? . ? ?
a ? last yes
seen 7827 played 233 games 231 players 217 won 116/233 years 2001-2019
weight 0.4593 gain -0.9888

pattern L424723317534629
? ? ? X ? ? ?
? . . . C . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 1457406 played 1716 games 1688 players 1104 won 852/1715 years 2001-2019
weight -0.6778 gain -0.9891

pattern L600872418525834
. . . . . X X ?
. . . . 3 O X .
. . . . . . O O
. . . * C . . .
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 1963 played 82 games 82 players 70 won 33/82 years 2009-2017
weight 0.5342 gain -0.9891

pattern L735516483710930
a . .
C * .
2 . .
a C last yes
seen 28969 played 204 games 204 players 186 won 97/203 years 2001-2019
weight -0.8425 gain -0.9892

pattern L420588330713276
? ? C ? ?
? . C 3 ?
. . * B B
? # # # ?
? ? # ? ?
seen 53770 played 189 games 188 players 178 won 86/189 years 2009-2018
weight -0.9834 gain -0.9893

pattern L894229114196547
? ? ? X ? ? ?
? O . C 3 . ?
? . . C 3 . ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 10553 played 500 games 495 players 434 won 259/499 years 2001-2019
weight -0.2499 gain -0.9893

pattern L545175125031983
? 3 C .
? 3 * C
a C . .
a ? last yes
seen 669 played 99 games 99 players 96 won 56/99 years 2001-2017
weight -0.663 gain -0.9894

pattern L316031109047003
. . C
3 * C
3 a .
a C last yes
seen 1233 played 49 games 49 players 48 won 25/49 years 2009-2018
weight -0.6146 gain -0.9895

pattern L805408159373515
? . . . ?
. . 3 . .
. . * . .
. . a 3 .
? . C 3 ?
a C last yes
seen 2356 played 1367 games 1355 players 1020 won 770/1366 years 2000-2019
weight -0.2825 gain -0.9895

pattern L053157003324474
? ? # ? ?
? . . . ?
. a * . b
? 3 C C ?
? ? . ? ?
a C last yes
b .C
seen 4482 played 242 games 242 players 216 won 105/242 years 2001-2019
weight -0.4556 gain -0.9898

pattern L642610452305195
. . . . . . # ?
. . . . . . # ?
. . . . . . # #
. . . * . . # #
. 3 . C . . # #
X O . . . . # ?
X X O . . . # ?
? ? O . . ? ? ?
seen 1988 played 83 games 83 players 71 won 34/83 years 2009-2017
weight 0.5348 gain -0.9899

pattern L776698107460787
? . . . . X ? ?
. . . . 3 O X ?
. . . . . . O ?
. . . * C . . .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 1988 played 83 games 83 players 71 won 34/83 years 2009-2017
weight 0.5348 gain -0.9899

pattern L191306140362815
C . .
. * B
. . 1
seen 12918 played 145 games 145 players 141 won 64/145 years 2001-2019
weight -0.923 gain -0.9901

pattern L341772272878999
. . . . . X X .
. . . . 3 O X .
. . . . . . O O
. . . * C . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 1962 played 82 games 82 players 70 won 33/82 years 2009-2017
weight 0.5351 gain -0.9903

pattern L716249691108420
? 2 B . ?
a C 2 . #
. 3 * . #
. . . . #
? . . . ?
a C last yes
seen 809 played 135 games 134 players 123 won 70/135 years 2001-2017
weight 0.3437 gain -0.9905

pattern L193655133386004
? a ?
C . C
. * C
3 . .
a ? last yes
seen 1921 played 53 games 53 players 52 won 22/53 years 2001-2017
weight -0.5332 gain -0.9907

pattern L857939477492657
? . O O X . ? ?
. . C 3 . . # ?
X . C 3 . . # ?
. . C * . . # #
. . . . . . # ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 1826 played 128 games 128 players 120 won 74/128 years 2009-2017
weight 0.2184 gain -0.9908

pattern L437103887511018
. . . . . . # ?
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . C C 3 . # #
. O . 3 . . # #
. . . . . . # ?
? . . . . . ? ?
seen 290 played 66 games 66 players 64 won 42/66 years 2000-2018
weight 0.4828 gain -0.9909

pattern L725366998554791
? ? O X . ? ?
? . C 3 . . ?
. . C 3 . . .
. . a * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 4619 played 1383 games 1178 players 879 won 681/1383 years 1988-2019
weight -0.3487 gain -0.9909

pattern L104238498267198
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . . O .
. . . . . . . .
. . . . . . . .
. . . . . . . ?
? . . . . . ? ?
seen 3584501 played 4226 games 3946 players 1986 won 2081/4222 years 1992-2019
weight -0.1194 gain -0.991

pattern L253650842429878
? ? . ? ?
? C 3 . ?
3 3 * . .
? . C . ?
? ? 3 ? ?
seen 1513 played 44 games 44 players 43 won 23/44 years 2009-2016
weight -0.7942 gain -0.9913

pattern L458214585169703
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . . . ?
. . . C . . . ?
? . . . . O ? ?
? ? ? . ? ? ? ?
seen 193832 played 128 games 128 players 125 won 53/127 years 2001-2017
weight -1.1196 gain -0.9914

pattern L937863448075232
. . . . . . # ?
. . . . . . # ?
. . . . . . # #
. . . * . . # #
. . 3 C . . # #
. . . . . . # ?
. . O . . . # ?
? ? . . . ? ? ?
seen 12440 played 8762 games 8342 players 2975 won 4246/8758 years 1992-2019
weight 0.0965 gain -0.9916

pattern L080213375534130
? 2 2 B ?
C . . . .
. 3 * . .
. . . . .
? . . . ?
seen 1872 played 102 games 102 players 101 won 53/102 years 2001-2019
weight 0.8322 gain -0.9918

pattern L430369264694988
? ? 3 ? ?
? # . 3 ?
# # * 3 .
? # . C ?
? ? . ? ?
seen 16539 played 210 games 209 players 189 won 96/210 years 2000-2017
weight 0.5685 gain -0.9919

pattern L772822746698912
? ? B ? ?
? 1 B 3 ?
. . * . .
? . . . ?
? ? . ? ?
seen 2410 played 398 games 394 players 367 won 195/398 years 2000-2019
weight 0.9012 gain -0.9922

pattern L732195536696381
. . . . . . . ?
. . . . . . . ?
. . . . . . . .
. . C * . . X .
. . . . . . . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 80061 played 53 games 53 players 50 won 27/52 years 2000-2018
weight -0.5418 gain -0.9923

pattern L830888092804243
3 3 .
3 * 3
C 1 C
seen 164034 played 4602 games 4057 players 2218 won 2294/4602 years 2000-2019
weight -0.3058 gain -0.9923

pattern L828744641634531
? ? ? . ? ? ?
? . 3 . . . ?
? 2 . 3 . . ?
X C C * . . #
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 1874 played 55 games 55 players 52 won 26/55 years 2009-2017
weight 0.7185 gain -0.9927

pattern L925491359151478
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. . C * . . .
X . 2 a . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 3820 played 140 games 140 players 132 won 58/140 years 2001-2018
weight -0.5137 gain -0.9935

pattern L383716717643126
a 3 . . ?
C . . C .
. . * . .
. . . . .
? # # # ?
a ? last yes
seen 2090 played 160 games 160 players 152 won 84/160 years 2001-2018
weight 0.572 gain -0.9936

pattern L993004687366116
? ? . ? ?
? # . 3 ?
# # * B 2
? # . B ?
? ? . ? ?
seen 22611 played 674 games 668 players 565 won 331/673 years 2001-2019
weight 0.5793 gain -0.9939

pattern L657036760382950
. C 1
3 * .
C . 3
seen 223 played 73 games 73 players 70 won 32/73 years 2001-2017
weight 0.9289 gain -0.9945

pattern L858076434791976
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . C . . C .
? . . . . . ?
? ? . . . ? ?
seen 741260 played 64 games 64 players 64 won 31/64 years 2000-2017
weight -2.0498 gain -0.9945

pattern L753792015170267
? C . C ?
. . 3 . .
. . * C .
. . . . .
? . . . ?
seen 1801 played 34 games 34 players 34 won 17/34 years 2009-2017
weight -0.681 gain -0.995

pattern L273710670307078
. . . . . . . ?
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . C . 3 . . #
. . . . . . . #
. . . X . . . ?
? . . . . . ? ?
seen 1370 played 123 games 123 players 110 won 61/123 years 2009-2017
weight 0.5751 gain -0.9952

pattern L415328885786959
? ? . ? ?
? C . C ?
3 C * . C
? 3 . 3 ?
? ? . ? ?
seen 20408 played 168 games 166 players 154 won 82/168 years 2009-2017
weight -0.3899 gain -0.9957

pattern L498929727898083
. . . . . . . .
. . . . . . . .
. . . . C . . .
. . . * . . X .
. . . . 3 . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 1366 played 122 games 122 players 110 won 61/122 years 2009-2017
weight 0.5755 gain -0.9957

pattern L571816681609051
. 2 #
a * #
3 . #
a C last yes
seen 136 played 70 games 70 players 70 won 41/70 years 1992-2017
weight 0.6639 gain -0.9958

pattern L865081344685490
? ? ? . ? ? ?
? . . . . . ?
? 3 . a . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
a C last yes
phase middle
seen 277 played 28 games 28 players 18 won 16/27 years 2013-2019
weight -0.4818 gain -0.9958

pattern L963541550191090
a . . ?
. * C b
3 . . ?
a .C
b ? last yes
seen 28579 played 324 games 322 players 284 won 159/324 years 2001-2019
weight -0.7069 gain -0.9963

pattern L627825376041369
? ? ? a ?
? ? . ? ?
? . . 3 ?
. . * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 233732 played 817 games 813 players 665 won 418/817 years 2000-2019
weight -0.7281 gain -0.9965

pattern L784255753636543
? ? B ? ?
? 1 a 3 ?
. . * . .
? . . . ?
? ? . ? ?
a B last yes
seen 762 played 329 games 326 players 306 won 167/329 years 2000-2019
weight 0.9111 gain -0.9967

pattern L972403007968213
? ? ? . ? ? ?
? a . 3 . . ?
? . . . . 3 ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a O last yes
seen 5421 played 40 games 39 players 38 won 22/40 years 2009-2016
weight -1.1126 gain -0.9973

pattern L195130733111311
? ? # ? ?
? # # # ?
. . * 1 a
? . 3 B ?
? ? 3 ? ?
a A last yes
seen 563 played 41 games 41 players 41 won 22/41 years 2001-2016
weight -0.5197 gain -0.9974

pattern L105413389631713
. . C
. * C
. 3 a
b ? ?
a .3
b ? last yes
seen 13133 played 278 games 275 players 258 won 132/278 years 2001-2019
weight -0.5307 gain -0.9979

pattern L692712289446738
? ? ? . ? ? ?
? . . 3 . . ?
? . . . . C ?
. . 3 * . . .
? . . a . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 797 played 407 games 406 players 342 won 221/407 years 2001-2019
weight 0.3014 gain -0.9979

pattern L502615525749723
? ? 3 ? ?
? C C 3 ?
. C * A 3
? C C 3 ?
? ? C ? ?
seen 10029 played 590 games 249 players 233 won 268/590 years 2000-2017
weight -0.5991 gain -0.998

pattern L944111220970271
? ? . ? ?
? . . C ?
. . * . .
? a 3 . ?
? ? 3 ? ?
a C last yes
seen 1554 played 897 games 890 players 696 won 469/896 years 2000-2019
weight 0.424 gain -0.9981

pattern L765422141275069
a 3 C
3 * 1
. 3 C
a .A
seen 80470 played 2636 games 2506 players 1628 won 1301/2636 years 1992-2019
weight -0.4222 gain -0.9987

pattern L750952439176650
? . . . . . ? ?
. . . . . . . ?
. . . . C . . ?
. . . * . . . #
. . . . . . . ?
. . . . . . . ?
? . . O . . ? ?
? ? ? . ? ? ? ?
seen 136628 played 64 games 64 players 62 won 32/64 years 2001-2017
weight -0.8107 gain -0.999

pattern L848034173936134
? ? O . . ? ?
? X C . . # ?
X C 3 3 . # #
. C C * . # #
. . . . . # #
? # # # # # ?
? ? # # # ? ?
seen 1088 played 523 games 522 players 377 won 219/522 years 2001-2017
weight 0.9514 gain -0.9999

pattern L439449567274056
? . ? ?
C * C ?
? . ? ?
? ? ? a
a ? last yes
seen 212419 played 1223 games 1199 players 910 won 616/1223 years 2001-2019
weight -0.517 gain -1.0003

pattern L340930926277894
? ? . ? ?
? 3 3 3 ?
. C * C 3
? C . C ?
? ? 3 ? ?
seen 26527 played 64 games 64 players 63 won 28/64 years 2000-2017
weight -1.5036 gain -1.0004

pattern L518244038255477
a ? . ? ?
? . . . ?
3 . * . C
? . . . ?
? ? . ? ?
a ? last yes
seen 13004 played 748 games 736 players 599 won 367/748 years 2000-2019
weight -0.1831 gain -1.0008

pattern L880393932521110
? ? a ? ?
? ? . ? ?
? . . . ?
# . * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 216031 played 47 games 47 players 47 won 25/47 years 2001-2019
weight -2.7235 gain -1.0011

pattern L712395927753671
? # # # ?
# # # # #
. . * a .
3 3 3 C 2
? 3 C C ?
a C last yes
seen 133 played 61 games 61 players 61 won 37/61 years 2009-2017
weight 0.7109 gain -1.0014

pattern L019748895714501
? ? 3 ?
a . * 2
? ? . ?
a ? last yes
seen 11148 played 178 games 178 players 167 won 92/178 years 2009-2018
weight -0.4473 gain -1.0016

pattern L163257635947563
? . . . . . ? ?
. . . . . . . ?
. C . . . . . ?
. . . * . . . .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 3292944 played 86355 games 39365 players 6520 won 43492/86299 years 1988-2019
weight 0.0273 gain -1.0016

pattern L554374276587639
? ? # ? ?
? . . . ?
. 3 * C .
? . . . ?
? ? . ? ?
seen 50115 played 230 games 229 players 218 won 118/230 years 2000-2019
weight -0.4685 gain -1.0016

pattern L393185935844432
? # . C ?
# # . C 3
# # * 3 3
# # . . 3
? # . . ?
seen 207863 played 205 games 204 players 192 won 113/205 years 2001-2019
weight -1.3028 gain -1.0019

pattern L571461644389974
? ? . . . ? ?
? . . . . . ?
. a . . . . .
. . . * . . .
X 3 . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 3338 played 100 games 99 players 96 won 49/100 years 2001-2018
weight -0.3182 gain -1.002

pattern L787805589082010
? ? . . . ? ?
? O 3 . . . ?
O . . . . . .
. . C * . . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 2822 played 89 games 89 players 77 won 38/89 years 2009-2017
weight 0.5437 gain -1.002

pattern L200115064582464
? ? a ? ?
? 3 C . ?
3 C * 3 .
? C . . ?
? ? 3 ? ?
a .C
seen 3395 played 217 games 216 players 200 won 102/217 years 2001-2019
weight 0.624 gain -1.0023

pattern L590194308617000
? . . . ? ?
. C . . . ?
. . * . . ?
. . . . . ?
? . . . ? ?
? ? ? ? ? a
a ? last yes
seen 18843 played 120 games 120 players 118 won 56/120 years 2001-2017
weight -0.6678 gain -1.0027

pattern L295224444998153
? # # # ?
. . . . .
3 . * 2 B
B 2 2 C 2
? C C C ?
seen 245 played 180 games 180 players 170 won 84/180 years 2001-2019
weight 0.7759 gain -1.0028

pattern L449989461224618
a ? . . . ?
? . . . . .
? C . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 128379 played 310 games 310 players 280 won 154/310 years 2000-2019
weight -0.6314 gain -1.0033

pattern L700996680762617
? . . . ?
. . . . .
. . * . 3
. . C . 3
? . C 2 ?
seen 4680 played 35 games 35 players 35 won 13/35 years 2001-2019
weight -1.292 gain -1.0039

pattern L120942042342212
? # # # ?
. . . . #
3 . * . #
C 3 3 . #
? C a . ?
a C last yes
seen 259 played 50 games 50 players 49 won 18/50 years 2000-2017
weight 0.6419 gain -1.0042

pattern L832306250838498
? ? ? . ? ? ?
? . 3 . . . ?
? . . . . . ?
. a . * . . #
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 1255 played 285 games 284 players 264 won 151/285 years 1992-2019
weight 0.5734 gain -1.0043

pattern L522503578144862
? 2 ?
3 * C
? C ?
a ? ?
a ? last yes
seen 3033 played 89 games 89 players 87 won 46/89 years 2009-2017
weight -0.7954 gain -1.0044

pattern L711685016005004
2 . 3
. * .
3 . 3
seen 29465 played 44 games 44 players 42 won 23/44 years 2009-2018
weight -1.7771 gain -1.0046

pattern L678467503764600
? . . . ?
3 3 . . .
C C * . .
. . . . .
? 3 . a ?
a .C
seen 6789 played 1136 games 1119 players 883 won 585/1136 years 2000-2019
weight 0.6298 gain -1.005

pattern L932837867123283
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . . . .
. . . . . C . .
. O . 3 . . . .
. . . . . . . ?
? . . . . . ? ?
seen 17312 played 2432 games 2378 players 1483 won 1221/2431 years 2000-2019
weight -0.338 gain -1.0053

pattern L044491698667748
? . . . ?
. . . . .
. . * . 3
. 3 . C a
? . . . ?
a .C
seen 57058 played 224 games 224 players 208 won 104/224 years 2001-2019
weight -0.3574 gain -1.0058

pattern L100485645248983
? . . . ?
C . C . .
. . * . .
. . . . .
? . C . ?
seen 109203 played 59 games 59 players 56 won 21/59 years 2009-2017
weight -2.1218 gain -1.0061

pattern L788673581715803
? ? . . . ? ?
? . . . . . ?
. . . C . 3 .
. . . * . . .
. . . . . 3 O
? . . . . . ?
? ? . . . ? ?
seen 1623 played 48 games 48 players 48 won 16/48 years 2001-2017
weight -0.6049 gain -1.0063

pattern L357383288230548
? ? . ? ?
? . C 2 ?
C . * . .
? . . . ?
? ? C ? ?
seen 1968 played 45 games 45 players 44 won 23/45 years 2009-2018
weight -0.6679 gain -1.0064

pattern L394954648233128
? a ?
? ? ?
? . ?
2 * .
? C ?
a ? last yes
seen 12414 played 162 games 162 players 153 won 81/162 years 2001-2017
weight -0.6269 gain -1.0067

pattern L276994303533659
? ? . ? ? ?
? . 3 3 ? ?
. . * C . ?
? . . . ? ?
? ? . ? ? ?
? ? ? ? ? a
a ? last yes
seen 4480 played 37 games 37 players 37 won 18/37 years 2001-2016
weight -0.6055 gain -1.0069

pattern L358894565346962
? . . . ?
. . . . .
C . * . .
. . . 3 .
? C . . ?
seen 118688 played 485 games 479 players 404 won 243/485 years 1992-2019
weight 0.7576 gain -1.0069

pattern L683016640982912
? ? # ? ?
? . . . ?
C . * 2 C
? . 3 B ?
? ? 3 ? ?
seen 1444 played 35 games 35 players 35 won 20/35 years 2009-2017
weight -0.6458 gain -1.0071

pattern L012045673962239
? ? ? ? a
? ? ? ? ?
. C . ? ?
. * . ? ?
. 3 . ? ?
a ? last yes
seen 34017 played 64 games 64 players 62 won 34/64 years 2009-2017
weight -0.4248 gain -1.0075

pattern L714887896285951
. . . . . . . .
. . . . . O . .
. . . . . . . .
. . . * 3 . . .
. . . C C 3 . .
. . 3 . . X . .
. . . O O O X .
. . . . . . . .
seen 369 played 346 games 345 players 292 won 187/345 years 1993-2017
weight 1.0964 gain -1.0077

pattern L827958967515376
. . . . . . . ?
. . . . . O . .
. . . . . . . .
. . . * 3 . . .
. . . C C 3 . .
. . 3 . . X . .
. . . O O O X ?
? . . . . . ? ?
seen 369 played 346 games 345 players 292 won 187/345 years 1993-2017
weight 1.0964 gain -1.0077

pattern L771779986548089
? ? 3 ? ?
? C C . ?
. 3 * . .
? . . 3 ?
? ? . ? ?
seen 8685 played 68 games 68 players 67 won 40/68 years 2001-2017
weight -0.8903 gain -1.0081

pattern L946258557970581
3 a 3
3 * .
C . C
a C last yes
seen 243 played 162 games 161 players 151 won 85/162 years 2001-2018
weight -0.5346 gain -1.0081

pattern L468413720166894
C . C
. * 1
C . A
seen 1374 played 54 games 54 players 51 won 28/54 years 2009-2019
weight -0.658 gain -1.0083

pattern L103060390778367
? ? # ? ?
? . . . ?
. . * . .
? 2 C 2 ?
? ? C ? ?
seen 2537 played 40 games 40 players 40 won 8/40 years 2001-2017
weight -0.9422 gain -1.0084

pattern L762742830749089
? ? a ? ?
? . . . ?
C 2 * . .
? B . . ?
? ? . ? ?
a C last yes
seen 399 played 113 games 113 players 110 won 59/113 years 2000-2019
weight 0.6553 gain -1.0086

pattern L685187060880494
? # # # ?
. . . . .
. . * . .
. . . . .
? . C . ?
a ? ? ? ?
a ? last yes
seen 18709 played 79 games 79 players 76 won 33/79 years 2001-2019
weight -1.4199 gain -1.0087

pattern L089902959208420
? ? C ? ?
? 1 . . ?
2 B * . .
? . . . ?
? ? . ? ?
seen 12262 played 68 games 68 players 68 won 26/68 years 2009-2018
weight -0.4962 gain -1.0095

pattern L863010175539539
? ? . . O ? ?
? . . 3 C . ?
. . . 3 C . .
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 2332 played 34 games 34 players 34 won 14/34 years 2001-2017
weight -0.6271 gain -1.0096

pattern L265058542285309
a ? ?
? ? ?
? . ?
C * .
? 3 ?
a ? last yes
seen 140420 played 2208 games 2140 players 1444 won 1085/2203 years 1992-2019
weight -0.7652 gain -1.0099

pattern L942574267243601
. B 3
C * 3
2 . 3
seen 14536 played 428 games 425 players 377 won 220/427 years 2001-2019
weight -0.4743 gain -1.0101

pattern L354774060914939
? ? 1 ? ?
? C C 3 ?
3 3 * 3 .
? . . . ?
? ? . ? ?
seen 2481 played 42 games 42 players 42 won 20/42 years 2009-2016
weight -0.6902 gain -1.0111

pattern L003081584888812
? ? ? # ? ? ?
? . . . . # ?
? 3 . . . # ?
O 3 B * . # #
? C 3 . . # ?
? O 3 . . # ?
? ? ? . ? ? ?
seen 722 played 94 games 94 players 90 won 51/94 years 2009-2019
weight 0.6933 gain -1.0114

pattern L215636920868653
a ? b ? ?
? . C . ?
3 . * . .
? . . . ?
? ? . ? ?
a ? last yes
b .C
seen 43911 played 2660 games 2582 players 1543 won 1357/2659 years 1992-2019
weight 0.5508 gain -1.0115

pattern L341269062443973
3 . . ?
. * . a
C 3 . ?
a ? last yes
seen 1280 played 44 games 44 players 43 won 24/44 years 1993-2019
weight -0.6759 gain -1.0116

pattern L603750641964852
? ? . ? ?
? . . . ?
. . * . .
? . C . ?
? ? 3 ? ?
? ? ? ? a
a ? last yes
seen 15522 played 55 games 55 players 53 won 29/55 years 2001-2018
weight -1.5086 gain -1.0116

pattern L255652785653237
? ? . . . ? ?
? . . . C . ?
. . 3 . . . X
. . . * C . .
. . . . . . O
? . . . . . ?
? ? # # # ? ?
seen 411 played 144 games 142 players 102 won 65/144 years 2001-2017
weight 0.7213 gain -1.0119

pattern L718456164057687
. . . . . . . ?
. . . . . . . ?
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . C . . . ?
. . . . . . . ?
? ? X . X ? ? ?
seen 2241 played 215 games 214 players 192 won 99/215 years 2001-2019
weight 0.7845 gain -1.0119

pattern L915382663212077
? ? . ? ?
? . . 3 ?
. . * B 3
? . . . ?
? ? . ? ?
? ? ? ? a
a ? last yes
seen 1810 played 115 games 115 players 108 won 72/115 years 2001-2017
weight -0.4325 gain -1.0119

pattern L833360884888949
3 . .
A * C
2 C .
seen 10210 played 535 games 531 players 448 won 267/535 years 1993-2019
weight 0.2959 gain -1.0121

pattern L091508189674095
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. . C * . . X
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 137901 played 153 games 152 players 146 won 81/152 years 2000-2019
weight -0.9755 gain -1.0125

pattern L694855858803032
? . . 3 ?
# . . C C
# . * . .
# . . . .
? . . C ?
seen 145072 played 115 games 115 players 111 won 46/115 years 2001-2019
weight -1.0296 gain -1.0125

pattern L912631193518197
? ? ? . ? ? ?
? . . . . . ?
? 3 . . C . ?
X . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 16570 played 66 games 66 players 63 won 28/66 years 2001-2017
weight -0.7181 gain -1.0126

pattern L473498380325629
? ? . ? ?
? 3 . . ?
3 . * 3 3
? C . C ?
? ? . ? ?
seen 20398 played 91 games 91 players 86 won 42/91 years 2009-2018
weight -0.8467 gain -1.0129

pattern L748151332336830
? 3 3 3
a B * .
? # # #
a ? last yes
seen 345 played 85 games 85 players 84 won 45/85 years 2001-2018
weight -0.3412 gain -1.0133

pattern L801008550625656
? . . . ?
. . . . .
. . * 2 a
. . 3 C C
? . . . ?
a C last yes
seen 1795 played 150 games 149 players 141 won 65/150 years 2001-2018
weight -0.4284 gain -1.0133

pattern L628964318454939
? . . . . . ? ?
. . . . . . . ?
O . 3 . . . . ?
. . C * . . . .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 12509 played 8831 games 8394 players 2990 won 4285/8827 years 1992-2019
weight 0.1096 gain -1.0139

pattern L641411195026537
? . 3 . ?
. . . . .
. . * C C
. . . 3 .
? . . . ?
seen 3689 played 1190 games 1179 players 915 won 570/1190 years 2000-2019
weight 0.4385 gain -1.0139

pattern L792125120307595
? . . . ?
. . . . .
. 3 * . .
C . C . .
? . C . ?
seen 10327 played 65 games 65 players 64 won 34/65 years 2001-2018
weight -0.9381 gain -1.0144

pattern L727528982825058
? ? . ? ?
? C 3 . ?
C 2 * . .
? . . . ?
? ? . ? ?
seen 194504 played 9463 games 8456 players 3336 won 4778/9457 years 1992-2019
weight 0.2853 gain -1.0146

pattern L641464776303386
. . C
. * C
. C 3
a ? ?
a ? last yes
seen 7637 played 203 games 203 players 194 won 109/203 years 2001-2018
weight -0.6878 gain -1.0148

pattern L232346979185208
? ? X . . ? ?
? . . . . . ?
. . 3 . C . .
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 64402 played 85 games 84 players 84 won 45/85 years 2000-2017
weight -0.6616 gain -1.0149

pattern L969220638491368
a 2 .
C * .
. 3 .
a C last yes
seen 1634 played 206 games 206 players 191 won 102/206 years 2001-2018
weight -0.3191 gain -1.0149

pattern L186858522456428
2 2 .
C * 3
C C a
a 3C
seen 59395 played 447 games 442 players 391 won 231/447 years 2001-2019
weight -0.7419 gain -1.015

pattern L168940954466818
C C 2
. * .
. 3 .
seen 65345 played 1451 games 1358 players 1009 won 706/1450 years 2000-2019
weight -0.3727 gain -1.0151

pattern L627068085880772
? ? ? . ? ? ?
? X . . . . ?
? 3 C . . . ?
. C . * . . .
? . C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 85119 played 739 games 725 players 606 won 396/739 years 2001-2019
weight 0.5551 gain -1.0151

pattern L874191456653402
? ? . ? ?
? . . . ?
. 3 * 3 3
? . . C ?
? ? C ? ?
seen 107577 played 49 games 49 players 47 won 30/49 years 2009-2019
weight -1.2818 gain -1.0153

pattern L535846212357850
3 . 3
. * A
3 . 2
seen 7587 played 73 games 72 players 72 won 41/73 years 2009-2018
weight -0.5651 gain -1.016

pattern L586425927898276
? ? . ? ?
? . . . ?
3 . * . #
a . . . ?
? ? . ? ?
a ? last yes
seen 65726 played 131 games 131 players 126 won 57/131 years 2001-2019
weight -1.0733 gain -1.0165

pattern L410671151817105
? ? ? # ? ? ?
? . 2 . # # ?
? C C a # # ?
X C 3 * # # #
? 3 3 . # # ?
? O 3 . # # ?
? ? ? . ? ? ?
a C last yes
seen 112 played 58 games 58 players 58 won 34/58 years 2009-2017
weight 0.7268 gain -1.0181

pattern L433400143006923
? ? 3 ? ?
? 2 . . ?
. a * . .
? 3 . . ?
? ? . ? ?
a B last yes
seen 598 played 535 games 531 players 474 won 296/535 years 1992-2019
weight 0.6607 gain -1.0182

pattern L037560521474890
? ? a
? ? ?
? 3 ?
3 * 1
? 3 ?
a ? last yes
seen 4073 played 147 games 146 players 138 won 75/147 years 2001-2018
weight -0.6349 gain -1.0187

pattern L322147938133488
? ? # ? ?
? # # # ?
. . * . .
? . 3 C a
? ? 3 ? ?
a ? last yes
seen 24509 played 140 games 140 players 135 won 60/140 years 2001-2019
weight -0.7846 gain -1.0187

pattern L064571640645217
a ? ? ?
? ? C ?
? A * C
? ? # ?
a ? last yes
seen 198 played 43 games 43 players 43 won 22/43 years 2009-2017
weight -0.9835 gain -1.0191

pattern L044623047867077
? . . 3 ?
# . . . .
# . * C .
# . 3 C .
? . 3 C ?
seen 5396 played 543 games 538 players 473 won 248/543 years 2001-2019
weight 0.4468 gain -1.0192

pattern L044157603923148
? ? . . x ? ?
? . . 3 . . ?
. . . . . C .
. . 3 * . . .
. . . a . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 590 played 366 games 365 players 308 won 198/366 years 2001-2019
weight 0.5434 gain -1.0198

pattern L680135022166924
? ? . ? ?
? . . . ?
# . * 3 a
? . b . ?
? ? . ? ?
a .A
b C last yes
seen 34898 played 11281 games 9672 players 3499 won 5773/11277 years 1992-2019
weight -0.179 gain -1.0198

pattern L322126298879324
? ? . . . ? ?
? . . . . . ?
# . . C . . X
# . . * . . .
# . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 2323 played 237 games 227 players 150 won 128/236 years 1992-2017
weight 0.5809 gain -1.0202

pattern L970762467931975
? ? a ? ?
? ? 2 ? ?
? . . 3 ?
. . * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 45767 played 114 games 114 players 106 won 59/114 years 2000-2019
weight -1.1631 gain -1.0203

pattern L024392750208244
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . 3 X .
. . . C . . O ?
. . . . . O . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 2171 played 56 games 56 players 54 won 20/56 years 2009-2016
weight -0.7433 gain -1.0205

pattern L282735356910882
. . a
. * 1
. 3 B
a B last yes
seen 9352 played 7576 games 6888 players 3068 won 3753/7574 years 1988-2019
weight 0.2838 gain -1.0207

pattern L064317476835055
? . . . ?
3 C C . .
3 3 * . .
. . . . .
? C . . ?
seen 2857 played 452 games 449 players 398 won 223/452 years 2000-2019
weight 0.8813 gain -1.0213

pattern L340382296351573
. . . ?
. * 3 ?
. 3 C ?
? ? ? a
a ? last yes
seen 8019 played 169 games 169 players 161 won 92/169 years 2001-2018
weight -0.3172 gain -1.0217

pattern L825816316595912
. . 3
C * .
. . 2
seen 41837 played 222 games 221 players 208 won 113/222 years 1992-2019
weight -0.8778 gain -1.0219

pattern L098381128172590
? . . . ?
# . . 3 .
# . * B .
# . . 3 C
? . . 3 ?
seen 1192 played 170 games 169 players 161 won 97/170 years 2001-2019
weight 0.6495 gain -1.022

pattern L154358072016110
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . C * C . .
O . 3 . . . .
? . . . . . ?
? ? . . . ? ?
seen 3975 played 1349 games 1324 players 978 won 691/1347 years 2001-2019
weight 0.2689 gain -1.0222

pattern L870152685472116
? . 3 C ?
. . . 2 C
. . * . C
. . . . .
? . . . ?
seen 54831 played 443 games 439 players 388 won 219/443 years 2001-2017
weight -0.82 gain -1.0222

pattern L375322041813692
? ? ? . ? ? ?
? # # . . . ?
? # # . 2 B ?
# # # * A 1 O
? # # . 3 . ?
? # # . . X ?
? ? ? . ? ? ?
seen 1704 played 321 games 320 players 283 won 152/321 years 1992-2019
weight -0.3382 gain -1.0223

pattern L060343056758010
? ? ? . ? ? ?
? . . . . . ?
? . . . . 3 ?
. . . * . . X
? . . . a . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 2135 played 480 games 474 players 425 won 231/480 years 2001-2019
weight 0.4414 gain -1.023

pattern L721026080649505
? . . . . . ? ?
. . . . . . # ?
. . . . . . # ?
. . 3 * . . # #
. . . . . . # ?
. . . . . . # ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 2379417 played 345 games 342 players 295 won 173/343 years 1992-2018
weight 0.6094 gain -1.0235

pattern L721339971025604
C C 3
. * B
C 3 a
a .3
seen 10187 played 393 games 392 players 354 won 212/393 years 2001-2018
weight 0.3481 gain -1.0235

pattern L527178802034081
? . . . ?
. . . . 3
. . * . 3
. . C 2 .
? . C C ?
seen 2548 played 108 games 106 players 105 won 54/108 years 2001-2019
weight -0.6398 gain -1.024

pattern L694262052022006
? ? C ? ?
? 2 C . ?
C . * . .
? . . . ?
? ? . ? ?
seen 23588 played 322 games 317 players 285 won 165/322 years 2001-2019
weight -0.6363 gain -1.0241

pattern L209800470313447
? ? . ? ?
? . . . ?
# . * 2 C
? . C C ?
? ? 3 ? ?
seen 62174 played 286 games 286 players 245 won 127/286 years 2001-2019
weight -0.9909 gain -1.0247

pattern L044432587972209
? ? . . . ? ?
? . . . . . ?
. . . . . . #
. . . * . . #
. . 3 C . . #
? . . . . . ?
? ? O . . ? ?
seen 13652 played 9440 games 8896 players 3121 won 4576/9436 years 1992-2019
weight 0.0899 gain -1.0248

pattern L644359498259869
? ? . ? ?
? . . . ?
3 . * . .
? . B 2 ?
? ? 1 ? ?
seen 3617 played 510 games 507 players 430 won 271/510 years 2001-2019
weight 0.2773 gain -1.0248

pattern L555763408112410
C C C
C * 2
C . .
seen 136466 played 48 games 48 players 48 won 24/48 years 2009-2017
weight -2.294 gain -1.0249

pattern L227948492477692
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * 3 . .
? . . C . 3 ?
? . . . 3 O ?
? ? ? . ? ? ?
seen 1633 played 331 games 324 players 277 won 154/331 years 2001-2018
weight 0.4734 gain -1.025

pattern L364363772494690
. . . . . # # ?
. . 3 . . # # #
. . . . . # # #
O C C * . # # #
. 3 3 . . # # #
. . . . . # # #
. . . . . # # ?
? # # # # # ? ?
seen 3641 played 2927 games 2878 players 1622 won 1559/2926 years 1992-2019
weight 0.5229 gain -1.0251

pattern L616792642906020
. . . . . # # ?
. . 3 . . # # ?
. . . . . # # #
O C C * . # # #
. 3 3 . . # # #
. . . . . # # ?
. . . . . # # ?
? ? # # # ? ? ?
seen 3641 played 2927 games 2878 players 1622 won 1559/2926 years 1992-2019
weight 0.5229 gain -1.0251

pattern L638623591874064
. . . O . . . #
. . . C 3 . . #
. 3 . C 3 . . #
. . . * . . . #
. . . . . . . #
# # # # # # # #
# # # # # # # #
# # # # # # # #
seen 3641 played 2927 games 2878 players 1622 won 1559/2926 years 1992-2019
weight 0.5229 gain -1.0251

pattern L695023616070026
? 3 C . ?
3 3 C . .
3 B * . .
. . . . .
? # # # ?
seen 9929 played 203 games 202 players 181 won 95/203 years 2001-2017
weight -0.5255 gain -1.0252

pattern L656727533957656
? ? . . . ? ?
? . . . 3 . ?
. . C . . . X
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 13053 played 58 games 58 players 56 won 25/58 years 2000-2019
weight -0.6302 gain -1.0253

pattern L213643993857684
? . . . ?
. . . . .
. . * . C
. . C . 3
? . . . ?
seen 124015 played 87 games 87 players 86 won 39/87 years 2009-2018
weight -0.8088 gain -1.0258

pattern L499455446646439
? . . 3 ?
C C . . .
. . * C .
. . . . .
? . . . ?
seen 15360 played 55 games 55 players 53 won 28/55 years 2009-2017
weight -0.6985 gain -1.0265

pattern L532008529775365
. . 3 ? ?
. * . ? ?
. . C ? a
a ? last yes
seen 96994 played 1033 games 1025 players 801 won 506/1032 years 2000-2019
weight -0.9644 gain -1.0267

pattern L401921052182172
? A ?
B * 3
? C ?
seen 15198 played 626 games 620 players 530 won 349/626 years 2001-2019
weight -0.65 gain -1.0268

pattern L309199929187357
? . . . ?
. . . . #
. C * . #
C 3 3 . #
? C . . ?
seen 1939 played 192 games 191 players 171 won 107/192 years 2000-2019
weight 0.6591 gain -1.0271

pattern L673992023038800
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . C . 3 . O ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 14348 played 375 games 372 players 328 won 180/375 years 2001-2019
weight 0.2459 gain -1.0274

pattern L244108292856628
? ? # ? ?
? . . . ?
# . * C .
? . . . ?
? ? 3 ? ?
seen 7218 played 400 games 399 players 353 won 235/400 years 2001-2019
weight 0.3482 gain -1.0276

pattern L352294558650920
? ? C ? ?
a . . . ?
2 C * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 5199 played 557 games 552 players 470 won 259/557 years 2001-2019
weight 0.8417 gain -1.0277

pattern L525137228510112
? C ?
C * a
? 2 ?
a A last yes
seen 307 played 212 games 212 players 203 won 106/212 years 2001-2019
weight 0.5245 gain -1.0279

pattern L051172490130188
? ? C ? ?
? 3 C . ?
. . * . C
? . . . ?
? ? # ? ?
seen 58520 played 1737 games 1707 players 1165 won 900/1736 years 2001-2019
weight -0.243 gain -1.0281

pattern L772612688101202
? ? ? . ? ? ?
? . . . . . ?
? 3 . C . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 97757 played 13842 games 12626 players 3574 won 7119/13833 years 1992-2019
weight -0.3142 gain -1.0281

pattern L050728335258943
? ? . ? ?
? C . . ?
C . * C C
? 3 . . ?
? ? . ? ?
seen 17067 played 84 games 84 players 80 won 37/84 years 2001-2017
weight -0.5991 gain -1.0286

pattern L015114832854179
? ? ? . ? ? ?
? . . . . . ?
? . . . C C ?
. . C * 3 3 .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 2943 played 467 games 450 players 324 won 230/467 years 2001-2019
weight 0.2115 gain -1.0288

pattern L753005890917001
? ? . ? ?
? 3 3 A ?
. . * 1 C
? . . C ?
? ? . ? ?
seen 1385 played 61 games 61 players 61 won 31/61 years 2001-2016
weight -0.6288 gain -1.0288

pattern L515829835585720
? ? . ? ?
? . . . ?
a C * . 3
? 3 . . ?
? ? . ? ?
a C last yes
seen 1684 played 238 games 234 players 223 won 121/238 years 2000-2019
weight -0.3709 gain -1.029

pattern L604417940987316
? ? a ? ?
? ? C ? ?
? 3 C . ?
. . * . .
? # # # ?
? ? # ? ?
a ? last yes
seen 9487 played 256 games 254 players 230 won 138/256 years 2001-2018
weight -0.3714 gain -1.0291

pattern L604456702908295
. . . . . . . ?
. . . . . . . ?
. . . . C . . #
. . . * . . . #
. . . . 3 . . #
. . . . . . . ?
. . . . O . . ?
? ? . . . ? ? ?
seen 11004 played 340 games 338 players 295 won 164/340 years 2001-2019
weight 0.2527 gain -1.0291

pattern L357863645997756
1 B .
C * .
. 3 .
seen 21533 played 710 games 706 players 575 won 311/709 years 2000-2019
weight -0.7317 gain -1.0295

pattern L656153978169422
1 B .
A * C
2 B .
seen 823 played 542 games 351 players 315 won 303/542 years 2000-2019
weight 0.4075 gain -1.0322

pattern L279215825526966
? ? a ? ?
? . C C ?
. . * 3 3
? 3 b . ?
? ? . ? ?
a .C
b C last yes
seen 884 played 618 games 612 players 511 won 340/617 years 2000-2019
weight 0.415 gain -1.0324

pattern L908148280839726
3 . .
3 * .
B . a
a C last yes
seen 2430 played 51 games 51 players 51 won 35/51 years 2000-2019
weight -0.7009 gain -1.0329

pattern L724522411683974
C 1 A
. * 2
3 3 a
a .C
seen 688 played 78 games 78 players 72 won 39/78 years 2009-2019
weight -0.6591 gain -1.0332

pattern L215161151610533
? ? . ? ?
? . . . ?
. C * 3 C
? C 3 . ?
? ? . ? ?
seen 17766 played 92 games 92 players 91 won 39/92 years 1992-2019
weight -0.3125 gain -1.0334

pattern L550052298321593
? . X . . . ? ?
. . . . C . . ?
O . 3 . . . . ?
. . . * C . . .
. . . . . . . ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 3124 played 170 games 170 players 162 won 74/170 years 2001-2018
weight 0.6972 gain -1.0336

pattern L433135119859456
? ? . . . ? ?
? O . . . . ?
. . . . . . .
. 3 . * . . .
. . . . . . .
? O C . . . ?
? ? . . . ? ?
seen 4492 played 225 games 224 players 202 won 104/225 years 2009-2018
weight 0.4036 gain -1.034

pattern L689559137534116
? ? . ? ?
? C . . ?
C 2 * 3 .
? 2 . C ?
? ? . ? ?
seen 774 played 159 games 159 players 151 won 76/159 years 2001-2019
weight 0.4145 gain -1.0341

pattern L095356395981439
? . . . ?
. . 3 3 .
. . * B 2
. . . . C
? . . . ?
seen 5043 played 56 games 56 players 55 won 35/56 years 2009-2017
weight -0.7241 gain -1.0342

pattern L849937315472213
? . . . ?
# . . C .
# . * . C
# . . . a
? . . C ?
a .C
seen 406576 played 143 games 143 players 141 won 71/143 years 2009-2019
weight -1.1228 gain -1.0343

pattern L912582295696584
? ? . . . ? ?
? . . . . . ?
. . . . . . #
. . . * . . #
. . C C 3 . #
? O . 3 . . ?
? ? . . . ? ?
seen 337 played 70 games 70 players 67 won 45/70 years 2000-2018
weight 0.5122 gain -1.0343

pattern L595279350061992
? C ?
3 * a
? 3 ?
? ? ?
b ? ?
a .2
b ? last yes
seen 43797 played 1077 games 1061 players 836 won 547/1076 years 2001-2019
weight -0.3182 gain -1.0346

pattern L903544998092925
? ? C . C
a ? . * .
? ? b . 3
a ? last yes
b .C
seen 7860 played 216 games 216 players 197 won 104/215 years 2001-2018
weight -0.5908 gain -1.0346

pattern L941970824453366
. . 3 ?
C * . a
. . 3 ?
a ? last yes
seen 12155 played 255 games 253 players 220 won 128/255 years 2001-2018
weight 0.5554 gain -1.0346

pattern L816631859085052
a ? . ? ?
? C . 3 ?
. . * . .
? . . . ?
? ? # ? ?
a ? last yes
seen 21550 played 99 games 99 players 94 won 47/99 years 2001-2017
weight -1.3035 gain -1.0348

pattern L628653165574288
? ? . . . ? ?
? . . . . . ?
. . . 3 . . #
. . . * . . #
. . . C . . #
? . . . . . ?
? ? . . . ? ?
seen 224373 played 218 games 215 players 190 won 108/218 years 2001-2017
weight -0.8513 gain -1.0354

pattern L831665294370426
? ? 3 ? ?
? 3 . . ?
. 3 * . .
? 3 C . ?
? ? C ? ?
seen 13320 played 49 games 49 players 49 won 24/49 years 2009-2017
weight -0.6612 gain -1.0354

pattern L158434166440299
? ? X . . ? ?
? . . . . . ?
. 3 . . . . .
. . . * . . .
O . C . . . .
? . . . . . ?
? ? . . . ? ?
seen 3369 played 39 games 39 players 38 won 20/39 years 2009-2018
weight -0.7224 gain -1.0356

pattern L367713913863373
? ? ? ? a
. . C ? ?
. * 2 ? ?
. . . ? ?
a ? last yes
seen 5526 played 181 games 181 players 174 won 90/181 years 2001-2018
weight -0.6327 gain -1.0356

pattern L967057216031254
C C 3
C * A
2 C 1
seen 816 played 269 games 141 players 137 won 109/269 years 2001-2018
weight 0.4246 gain -1.0359

pattern L776996786537575
? . . 3 ?
# . . 3 3
# . * C C
# . . 3 .
? . . . ?
seen 508 played 349 games 347 players 299 won 184/349 years 2001-2018
weight 0.3689 gain -1.0361

pattern L210755045871179
? ? ? . ? ? ?
? . . . . O ?
? . . 3 3 3 ?
. . . * C C .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 3639 played 85 games 85 players 83 won 49/84 years 2001-2017
weight -0.4 gain -1.0363

pattern L022779199810031
? ? ? # ? ? ?
? . . . . . ?
? 3 . . . . ?
. 3 C * . . .
? C . . . . ?
? O . . . . ?
? ? ? . ? ? ?
seen 6106 played 157 games 156 players 135 won 62/157 years 2009-2018
weight 0.516 gain -1.0364

pattern L935562415740461
. 3 .
3 * a
b . C
a C last yes
b .C
seen 11055 played 166 games 166 players 153 won 75/166 years 2009-2019
weight -0.4348 gain -1.0364

pattern L564590390911478
? ? ? a
? 3 ? ?
C * . ?
? C ? ?
a ? last yes
seen 40397 played 824 games 815 players 672 won 412/822 years 1992-2019
weight -0.4111 gain -1.0365

pattern L149764381671112
? a ?
. * 1
? . ?
a C last yes
seen 8578 played 1797 games 1750 players 1248 won 911/1796 years 2000-2019
weight -1.1026 gain -1.0367

pattern L579854340953199
? a C ? ?
? . . . ?
. . * . .
? 3 . . ?
? ? . ? ?
a ? last yes
seen 8387 played 90 games 90 players 83 won 41/90 years 2009-2019
weight -0.9856 gain -1.0367

pattern L393569692153371
? ? # ? ?
? . . . ?
. C * . 3
? 3 B . ?
? ? 3 ? ?
seen 1407 played 56 games 56 players 52 won 23/56 years 2001-2018
weight -0.5179 gain -1.0368

pattern L918483358070334
? ? # ? ?
? . . . ?
. . * . .
? 1 A 3 ?
? ? 3 ? ?
seen 1870 played 1091 games 1069 players 828 won 570/1091 years 2000-2019
weight 0.4353 gain -1.0369

pattern L296300731902171
. . 3
. * 3
. a B
a B last yes
seen 1944 played 198 games 198 players 184 won 99/198 years 2001-2019
weight -0.9634 gain -1.0371

pattern L437739747086724
? 3 . 3 ?
. C . 3 C
. . * a .
. . . . .
? # # # ?
a C last yes
seen 462 played 392 games 390 players 343 won 178/392 years 2001-2018
weight 0.7109 gain -1.0371

pattern L747783804771633
? ? 2 ? ?
? B B . ?
C 3 * . #
? 3 . . ?
? ? . ? ?
seen 1878 played 255 games 254 players 234 won 140/255 years 2001-2019
weight 1.7165 gain -1.0371

pattern L069275003701518
? . 3 3 ?
. . . . .
. . * . .
. . . a .
? . . . ?
a C last yes
seen 5392 played 105 games 105 players 102 won 57/105 years 2000-2019
weight -0.4739 gain -1.0374

pattern L504244935068271
? ? . ? ?
? 3 . C ?
C . * 3 .
? . C . ?
? ? . ? ?
seen 987 played 132 games 131 players 125 won 68/132 years 2001-2019
weight 0.5191 gain -1.0377

pattern L080553014027767
? ? . . . ? ?
? . C . . . ?
. . . . . . X
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 116477 played 165 games 165 players 152 won 101/165 years 2009-2019
weight 0.8804 gain -1.038

pattern L234391448685153
3 A #
. * #
. C #
seen 4675 played 135 games 135 players 130 won 73/135 years 2001-2017
weight -0.712 gain -1.038

pattern L054475907059377
C C a
. * A
C C 1
a 12
seen 3592 played 708 games 697 players 597 won 354/708 years 2001-2019
weight -0.8063 gain -1.0382

pattern L273518201082227
. 3 a
. * 1
. 3 C
a C last yes
seen 4265 played 3567 games 3352 players 1952 won 1745/3565 years 1992-2019
weight 0.3828 gain -1.0386

pattern L789834989917960
? . . . . . ? ?
. . . 3 . . # ?
. . . . . . # ?
O . C * . . # #
. . . . . . # ?
. . . . . . # ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 67510 played 153 games 153 players 145 won 72/152 years 2000-2018
weight -0.2307 gain -1.0386

pattern L735510393742136
? . . . ?
a . C . .
3 . * . .
3 . C . .
? . . . ?
a .3
seen 91043 played 124 games 124 players 120 won 53/124 years 2000-2019
weight -0.4459 gain -1.0391

pattern L332157850711037
? 3 . . ?
. . . . .
2 . * . .
C . . . .
? . . . ?
seen 19844 played 66 games 66 players 62 won 30/66 years 2001-2018
weight -0.7472 gain -1.0397

pattern L289379206916716
? ? . ? ?
? . . . ?
. . * . 3
? . . 2 a
? ? 3 ? ?
a ? last yes
seen 2783 played 273 games 273 players 251 won 161/273 years 2001-2019
weight 0.5492 gain -1.0398

pattern L452535342867255
a C . 3 ?
3 . . . .
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 2783 played 275 games 273 players 250 won 137/274 years 1993-2019
weight 0.762 gain -1.0398

pattern L408114391808259
? ? . O . ? ?
? . . . . . ?
. . . C 3 3 .
. . . * C C .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 178 played 64 games 64 players 61 won 37/64 years 2001-2019
weight 0.5715 gain -1.0399

pattern L157806690536469
? # ?
a * A
? C ?
a B last yes
seen 195 played 66 games 66 players 63 won 37/66 years 2001-2016
weight -1.1665 gain -1.04

pattern L166480934947211
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . 3 . . .
? . . . . . ?
? ? . . . ? ?
seen 2675829 played 359 games 356 players 306 won 179/357 years 1992-2018
weight 0.6046 gain -1.0408

pattern L853580139296557
? ? ? . ? ? ?
? O . . # # ?
? C C . # # ?
X 3 C * # # #
? 3 3 . # # ?
? O . . # # ?
? ? ? . ? ? ?
seen 11622 played 53 games 53 players 52 won 26/52 years 2001-2019
weight -1.1782 gain -1.0411

pattern L085270662712993
? . . . ?
. . . . .
. . * . .
. . . . .
? 3 3 B ?
seen 104309 played 576 games 566 players 484 won 273/575 years 2001-2018
weight -0.2205 gain -1.042

pattern L147481657242205
3 B 2
3 * a
b . .
a C last yes
b .3
seen 1417 played 621 games 615 players 534 won 297/621 years 1992-2019
weight 0.4776 gain -1.042

pattern L314036643616867
? ? # ? ?
? # # # ?
. . * . a
? . 3 B ?
? ? . ? ?
a C last yes
seen 9539 played 329 games 328 players 293 won 192/329 years 2001-2018
weight -1.0401 gain -1.0421

pattern L864242939944871
? ? . ? ?
? 3 . . ?
C a * . .
? C 3 . ?
? ? 3 ? ?
a C last yes
seen 1157 played 943 games 932 players 747 won 454/942 years 2000-2019
weight 0.4952 gain -1.0422

pattern L867796611262116
? . . . ? ?
. . . . . ?
. . * . 3 ?
. . . . . a
? . C . ? ?
a ? last yes
seen 8068 played 46 games 46 players 45 won 25/46 years 2001-2019
weight -2.2091 gain -1.0424

pattern L330000900468524
a C 2 b
. * B ?
. . . ?
a .C
b ? last yes
seen 2406 played 461 games 454 players 401 won 223/461 years 2000-2019
weight 0.4917 gain -1.0426

pattern L583141531217714
? 3 ? a
C * C ?
? C ? ?
a ? last yes
seen 21484 played 534 games 530 players 480 won 277/534 years 1993-2019
weight -0.8545 gain -1.0426

pattern L988382379805864
? ? ? . ? ? ?
? . C . . X ?
? . . . . . ?
. C . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 48278 played 58 games 58 players 55 won 22/58 years 2009-2017
weight -1.1843 gain -1.0426

pattern L254595526650684
? ? . ? ?
? . C . ?
. 3 * . .
? 3 B . ?
? ? a ? ?
a 2B
seen 2686 played 465 games 463 players 404 won 247/465 years 2001-2019
weight 0.7195 gain -1.0429

pattern L620371532304836
? ? . ? ?
? . . . ?
C . * . .
? . 3 . ?
? a . ? ?
a ? last yes
seen 30586 played 59 games 59 players 58 won 33/59 years 2009-2018
weight -1.588 gain -1.0435

pattern L654840656762308
? ? ? O ? ? ?
? . . . . . ?
? . . . C . ?
# . . * . 3 X
? . . . 3 . ?
? . . . . . ?
? ? ? # ? ? ?
seen 1649 played 346 games 346 players 295 won 169/346 years 2000-2017
weight 0.921 gain -1.0435

pattern L787568473716151
? ? # ? ?
? . . . ?
. . * . .
? 3 a 3 ?
? ? C ? ?
a C last yes
seen 8327 played 7663 games 7013 players 2922 won 3919/7661 years 1992-2019
weight 0.2706 gain -1.0435

pattern L558345785099772
? . . . X . ? ?
. . . . . . . ?
. . . . C . . ?
. . . * . . . #
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 83651 played 455 games 453 players 398 won 241/455 years 2001-2019
weight 0.5408 gain -1.0442

pattern L265003547155476
? ? ? . ? ? ?
? . . . 3 . ?
? . C . . . ?
O . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 9719 played 61 games 61 players 58 won 31/61 years 2001-2018
weight -0.6528 gain -1.0446

pattern L808179638295126
a . C
. * C
b C 3
a .C
b C last yes
seen 33768 played 337 games 336 players 315 won 177/336 years 2001-2018
weight -0.8296 gain -1.0449

pattern L421789861289794
? ? . . . ? ?
? . . . . . ?
. . . . . . #
. . . * . . #
. . 2 B . . #
? O C 3 . . ?
? ? . X . ? ?
seen 195 played 88 games 86 players 84 won 49/88 years 2000-2019
weight 0.832 gain -1.0453

pattern L777938233769248
? ? . ? ?
? C . . ?
C . * . 3
? . 3 . ?
? ? . ? ?
seen 38076 played 72 games 72 players 71 won 38/72 years 2001-2019
weight -0.7459 gain -1.0456

pattern L712014806729652
? ? 3 ? ? ?
? . . . ? ?
. . * . . ?
? . . . ? ?
? ? C ? ? a
a ? last yes
seen 8952 played 76 games 76 players 72 won 45/76 years 2009-2017
weight -1.5769 gain -1.0457

pattern L764963560299353
? C ? ?
. * C ?
? B ? a
a ? last yes
seen 10896 played 56 games 56 players 56 won 29/56 years 2009-2018
weight -1.7703 gain -1.0459

pattern L910204405215409
? 3 C . ?
. 3 C . .
3 C * . .
3 C . . .
? . . . ?
seen 16173 played 165 games 165 players 152 won 87/165 years 2001-2019
weight -0.6987 gain -1.0462

pattern L194656999392976
# # #
. * C
C . 3
seen 12500 played 573 games 567 players 462 won 287/573 years 2000-2019
weight 0.6148 gain -1.0464

pattern L768764686180391
? . C . ?
. 3 C . .
. . * . .
. . . . .
? . . C ?
seen 4000 played 102 games 102 players 100 won 52/102 years 2009-2017
weight -0.4797 gain -1.0464

pattern L614259281516301
? ? . X . ? ?
? . . . . . ?
# . . . C . .
# . . * . . .
# . . C 3 . .
? . . . . . ?
? ? . . . ? ?
seen 3898 played 368 games 366 players 302 won 172/368 years 2001-2018
weight -0.1921 gain -1.0467

pattern L632165758887834
? . . . . O ? ?
. . . . . O X ?
. . . . . C X ?
. . . * C 3 . .
. . . . . 3 . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 1272 played 146 games 145 players 126 won 59/146 years 2009-2017
weight 0.5759 gain -1.0472

pattern L622862693897626
. . . . . . . ?
. . . . . . . ?
. . . . . . . #
. . . * 3 . . #
. . . C . . . #
. . . . . . . ?
. . . . . . . ?
? ? . . . ? ? ?
seen 1272 played 571 games 567 players 481 won 267/570 years 2001-2018
weight 0.2488 gain -1.0473

pattern L668671079607856
? C 3 .
? C * .
? . . .
? ? ? ?
a ? ? ?
a ? last yes
seen 13511 played 218 games 217 players 202 won 117/218 years 2001-2019
weight -0.5853 gain -1.048

pattern L473175129066245
? # # # ?
. . . . .
C C * . .
3 3 C . .
? . . . ?
seen 9819 played 47 games 47 players 47 won 28/47 years 2009-2016
weight -0.6936 gain -1.0486

pattern L162222952049003
? ? . ? ?
? 3 . C ?
. . * . C
? 3 . . ?
? ? 3 ? ?
seen 10259 played 37 games 37 players 36 won 17/37 years 2009-2017
weight -0.4166 gain -1.0493

pattern L902884883755914
? ? ? . ? ? ?
? . . . . . ?
? a . . . . ?
X . . * . . .
? 3 . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 10576 played 753 games 745 players 610 won 364/753 years 2001-2019
weight 0.2095 gain -1.0493

pattern L832784832631386
? ? 3 . .
? ? C * .
? ? C . .
a ? ? ? ?
a ? last yes
seen 15192 played 220 games 219 players 202 won 93/220 years 1992-2018
weight -0.96 gain -1.0499

pattern L262985668764533
? ? . ? a
? . . 3 ?
. . * B 2
? . . . ?
? ? . ? ?
a ? last yes
seen 1530 played 306 games 302 players 278 won 161/306 years 2001-2019
weight 0.3859 gain -1.05

pattern L860278194147204
? ? 3 ? ?
? . . 3 ?
# . * 3 3
? . . . ?
? ? # ? ?
seen 93276 played 317 games 315 players 292 won 152/317 years 1992-2019
weight 1.4191 gain -1.0505

pattern L213994804606621
? ? . . . ? ?
? . . . . . ?
O . . . . . O
. . . * C . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 15870 played 182 games 180 players 161 won 81/182 years 2001-2019
weight 0.5836 gain -1.0508

pattern L959524589573684
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * . . .
? . . . C . ?
? . . . C X ?
? ? ? . ? ? ?
seen 78150 played 36 games 36 players 35 won 13/36 years 2009-2018
weight -1.2611 gain -1.0508

pattern L453672032130548
a ? . ? ?
? C C . ?
. 3 * . #
? . . . ?
? ? . ? ?
a ? last yes
seen 1067 played 70 games 70 players 69 won 30/70 years 2001-2018
weight -0.5877 gain -1.0509

pattern L662805597833876
? ? . ? ?
? a . C ?
C 2 * 3 .
? . . . ?
? ? . ? ?
a C last yes
seen 494 played 67 games 67 players 66 won 29/67 years 2009-2017
weight -0.9962 gain -1.051

pattern L218578433189964
? ? ? O ? ? ?
? X . . . # ?
? C C . . # ?
. . . * . # #
? . 3 . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 4615 played 39 games 39 players 39 won 18/39 years 2000-2016
weight -0.6204 gain -1.0517

pattern L118297036870033
a ? . ? ?
? . . . ?
. . * . C
? . . C ?
? ? . ? ?
a ? last yes
seen 11716 played 88 games 88 players 85 won 38/88 years 2009-2017
weight -1.1602 gain -1.0521

pattern L344381461570472
? ? 3 ? ?
? C . 3 ?
3 C * C .
? C 3 . ?
? ? . ? ?
seen 924 played 35 games 35 players 34 won 18/35 years 2009-2017
weight -0.6265 gain -1.0522

pattern L660265030090792
? ? . ? ?
? . . C ?
. . * . .
? a . 3 ?
? ? 3 ? ?
a C last yes
seen 2016 played 566 games 564 players 459 won 287/566 years 2001-2019
weight 0.5219 gain -1.0526

pattern L209611656689416
a ? ? ? ?
? ? . ? ?
? . . C ?
. . * . C
? . . . ?
? ? . ? ?
a ? last yes
seen 13914 played 79 games 79 players 75 won 41/79 years 2009-2019
weight -0.6537 gain -1.0528

pattern L295716682663136
? ? . ? ?
? . . 3 ?
. C * 3 C
? . B B ?
? ? 3 ? ?
seen 7933 played 47 games 47 players 47 won 23/47 years 2009-2018
weight -0.6656 gain -1.0528

pattern L342763791861779
. B 2
. * .
. . 3
? ? a
a ? last yes
seen 828 played 391 games 388 players 333 won 194/391 years 2001-2019
weight 0.864 gain -1.0532

pattern L645055026156577
? ? # ? ?
? . . . ?
C . * 2 C
? . 3 C ?
? ? . ? ?
seen 4349 played 94 games 93 players 90 won 50/94 years 2001-2017
weight -0.6524 gain -1.0537

pattern L927800661318469
? C ?
3 * a
? 3 ?
? b ?
a 23
b ? last yes
seen 6248 played 207 games 205 players 192 won 103/207 years 2001-2018
weight -0.4306 gain -1.0537

pattern L174791981772964
? # # # ?
. . . . .
. . * C .
. . B 2 .
? C 2 . ?
seen 961 played 107 games 107 players 100 won 54/107 years 2001-2017
weight -0.4975 gain -1.054

pattern L729376471205108
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * C . . #
. . . . . . . ?
. . . . 3 . . ?
? . . . . . ? ?
? ? ? x ? ? ? ?
seen 117237 played 995 games 979 players 747 won 519/994 years 2001-2019
weight 0.3915 gain -1.0552

pattern L919636060295911
? ? . ? ?
? C C . ?
3 3 * . #
? 3 . . ?
? ? . ? ?
seen 70247 played 1153 games 1131 players 860 won 593/1153 years 1992-2019
weight 0.8085 gain -1.0554

pattern L335150497670108
? . . . . . ? ?
X . . . . . X ?
O 3 3 3 3 . . ?
. C C * C C . .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 246 played 112 games 111 players 96 won 61/112 years 2009-2017
weight 0.654 gain -1.0558

pattern L399203907865798
. . X . . . # ?
. . . . . . # ?
. . . . . . # #
. . C * . . # #
. . . . . . # #
. . . . . . # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 2092 played 230 games 221 players 144 won 126/229 years 1992-2017
weight 0.6306 gain -1.0559

pattern L436154223344414
. . X . . . # ?
. . . . . . # #
. . . . . . # #
. . C * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # ?
? # # # # # ? ?
seen 2092 played 230 games 221 players 144 won 126/229 years 1992-2017
weight 0.6306 gain -1.0559

pattern L471284648992948
. . . . . . # #
. . . . . . # #
X . . C . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # #
# # # # # # # #
seen 2092 played 230 games 221 players 144 won 126/229 years 1992-2017
weight 0.6306 gain -1.0559

pattern L580571551951973
. . . ? ?
. * C ? ?
. 3 3 ? a
a ? last yes
seen 25010 played 2506 games 2437 players 1538 won 1312/2505 years 2000-2019
weight 0.1965 gain -1.0562

pattern L790186660064808
? ? . ? ?
? . . C ?
. . * . 2
? C . . ?
? ? . ? ?
seen 20127 played 148 games 148 players 140 won 64/148 years 2001-2019
weight -0.5866 gain -1.0562

pattern L054761343193101
? 3 . . ?
. . . . .
. . * . .
. 3 C . .
? . . C ?
seen 1186 played 58 games 58 players 56 won 35/58 years 2009-2018
weight -0.5495 gain -1.0569

pattern L474247478674211
? ? ? a
3 . 3 ?
. * . ?
. C . ?
a ? last yes
seen 11123 played 87 games 86 players 86 won 46/87 years 2001-2018
weight -0.4412 gain -1.0573

pattern L070685050162687
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * C . . #
. . . . . . . ?
. . . 3 . O . ?
? X . . . . ? ?
? ? ? . ? ? ? ?
seen 39251 played 100 games 100 players 92 won 54/100 years 2009-2017
weight -0.6735 gain -1.0576

pattern L145598116104669
? . . . ?
3 3 3 . .
. C * . C
. . . . .
? . . . ?
seen 2909 played 40 games 40 players 39 won 23/40 years 2009-2018
weight -0.7008 gain -1.0577

pattern L182725931016094
? a ? ? ?
? ? 3 ? ?
? 2 . . ?
. . * . #
? 3 . . ?
? ? . ? ?
a ? last yes
seen 282 played 121 games 120 players 115 won 39/120 years 1992-2019
weight 0.5801 gain -1.059

pattern L769738274019346
? ? ? . ? ? ?
? # . . . O ?
? # . . 2 C ?
# # . * B 2 .
? # . . . . ?
? # . . . . ?
? ? ? # ? ? ?
seen 1575 played 371 games 366 players 315 won 178/370 years 2001-2019
weight 0.7401 gain -1.0592

pattern L409608089618606
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . X . ? ?
seen 20788 played 101 games 88 players 56 won 65/101 years 2009-2019
weight 0.8365 gain -1.0595

pattern L339722664731267
? X O . . # ? ?
. X C . . # # ?
X C 3 3 . # # ?
. C C * . # # #
. . . . . # # ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 1024 played 494 games 494 players 352 won 203/494 years 2009-2017
weight 1.0171 gain -1.0604

pattern L348989175106222
? ? # . . ? ?
? # # . . . ?
# # # . . . .
# # # * C C .
# # # . 3 3 O
? # # . . . ?
? ? # . . ? ?
seen 12215 played 113 games 113 players 106 won 70/113 years 2001-2018
weight -0.7103 gain -1.0605

pattern L639414363445525
? ? . ? ?
? a 3 . ?
3 . * . C
? . . . ?
? ? . ? ?
a C last yes
seen 2173 played 354 games 353 players 319 won 175/354 years 2000-2019
weight 0.5328 gain -1.0605

pattern L084172264147014
. . . . . . # #
. . . 3 . . # #
. . . . . . # #
O . C * . . # #
. . . . . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # #
seen 66701 played 149 games 149 players 142 won 70/148 years 2000-2018
weight -0.2358 gain -1.0606

pattern L491509317743721
. . . . . . # ?
. . . 3 . . # ?
. . . . . . # #
O . C * . . # #
. . . . . . # #
. . . . . . # ?
. . . . . . # ?
? ? # # # ? ? ?
seen 66701 played 149 games 149 players 142 won 70/148 years 2000-2018
weight -0.2358 gain -1.0606

pattern L717260855105086
. . . O . . . ?
. . . . . . . #
. . . C . . . #
. 3 . * . . . #
. . . . . . . #
. . . . . . . #
# # # # # # # ?
? # # # # # ? ?
seen 66701 played 149 games 149 players 142 won 70/148 years 2000-2018
weight -0.2358 gain -1.0606

pattern L678935576288968
? ? . 3 .
? ? . * .
? ? . . .
a ? ? ? ?
a ? last yes
seen 244247 played 66 games 66 players 63 won 30/66 years 2009-2018
weight -0.7794 gain -1.0607

pattern L718476809005519
. . . a
3 * C ?
b . . ?
a ? last yes
b .3
seen 53562 played 356 games 353 players 324 won 180/356 years 2000-2019
weight -0.3942 gain -1.0607

pattern L103488920706970
. . X . . # # ?
X X C C . # # ?
O C 3 C . # # #
. . 3 * . # # #
. . . . . # # #
# # # # # # # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 1023 played 494 games 494 players 352 won 203/494 years 2009-2017
weight 1.0182 gain -1.0614

pattern L614329788653159
. X O . . # # #
. X C . . # # #
X C 3 3 . # # #
. C C * . # # #
. . . . . # # #
# # # # # # # #
# # # # # # # #
# # # # # # # #
seen 1023 played 494 games 494 players 352 won 203/494 years 2009-2017
weight 1.0182 gain -1.0614

pattern L764054460684516
. X O . . # # ?
. X C . . # # #
X C 3 3 . # # #
. C C * . # # #
. . . . . # # #
# # # # # # # #
# # # # # # # ?
? # # # # # ? ?
seen 1023 played 494 games 494 players 352 won 203/494 years 2009-2017
weight 1.0182 gain -1.0614

pattern L481239179773393
C C a
3 * 3
3 . 3
a C last yes
seen 8380 played 36 games 36 players 35 won 15/36 years 2001-2016
weight -1.6221 gain -1.0615

pattern L598116562725936
? . C 2 ?
. . C . 3
. . * 3 .
. . . . .
? # # # ?
seen 1502 played 56 games 56 players 53 won 20/56 years 2009-2019
weight 0.5575 gain -1.0619

pattern L184327502243828
? ? ? . ? ? ?
? X . . . . ?
? C C . C . ?
. . . * . . .
? . 3 . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 2838 played 52 games 52 players 51 won 29/52 years 2009-2019
weight -0.5861 gain -1.062

pattern L542946736753699
? ? . ? ?
? . . . ?
# . * . 3
? . . . ?
? ? . ? ?
? ? ? a ?
a ? last yes
seen 70362 played 74 games 74 players 73 won 38/74 years 2001-2017
weight -1.9633 gain -1.0623

pattern L496080305831553
a ? ? ?
? C . .
? . * 3
? . C C
a ? last yes
seen 2756 played 68 games 68 players 66 won 35/68 years 2001-2017
weight -1.0107 gain -1.0625

pattern L391639042465743
? ? ? X ? ? ?
? O 3 3 C . ?
? . 3 C C . ?
. . . * . . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 193272 played 220 games 220 players 212 won 113/220 years 2000-2018
weight -1.1246 gain -1.0627

pattern L274049816418143
? ? . ? ?
? 2 2 C ?
. C * . .
? . . . ?
? ? . ? ?
seen 1507 played 701 games 694 players 586 won 350/701 years 2001-2019
weight 0.3526 gain -1.0634

pattern L364903980594610
? ? . ? ?
? . . . ?
. . * . .
? 3 B . ?
? ? 2 a ?
a ? last yes
seen 9801 played 3350 games 3224 players 1875 won 1775/3348 years 1993-2019
weight -0.1483 gain -1.0636

pattern L403815299158367
? ? ? . ? ? ?
? X . . . . ?
? C . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 10369 played 38 games 38 players 37 won 18/38 years 2001-2017
weight -0.6392 gain -1.0637

pattern L099994509248060
? ? . ? ?
? 3 . . ?
. . * 3 .
? . C . ?
? ? C ? ?
seen 43820 played 210 games 209 players 198 won 112/210 years 2001-2019
weight -0.5959 gain -1.0639

pattern L875894763885962
? ? . . . ?
? . . . . .
a . . * . .
? 3 . . . .
? ? . . . ?
a ? last yes
seen 254212 played 157 games 157 players 148 won 80/157 years 2001-2018
weight -1.6729 gain -1.0639

pattern L391964058120611
? . . . ?
. . . . .
B 2 * . .
2 C C . .
? . . . ?
seen 11633 played 709 games 703 players 591 won 329/706 years 2001-2019
weight 0.3943 gain -1.0644

pattern L426025196294990
? ? . ? ?
? . C . ?
. . * 3 .
? . . 3 ?
? ? 3 ? ?
seen 22834 played 111 games 110 players 104 won 48/111 years 2001-2017
weight -0.8572 gain -1.065

pattern L743279496190266
? ? 3 ? ?
? . . . ?
C . * . 3
? 3 . . ?
? ? . ? ?
seen 29391 played 58 games 58 players 58 won 29/58 years 2001-2017
weight -0.794 gain -1.0653

pattern L024034273942678
. . .
a * .
. . 2
a C last yes
seen 7755 played 344 games 342 players 310 won 166/344 years 1993-2018
weight -0.6247 gain -1.0661

pattern L073368096382651
? ? # # #
a ? . * .
? ? 2 . .
a ? last yes
seen 8698 played 116 games 116 players 112 won 34/116 years 2000-2018
weight -0.7775 gain -1.0661

pattern L315151149221111
? ? C ? ?
? 3 . . ?
. . * . 3
? # # # ?
? ? # ? ?
seen 23291 played 35 games 35 players 35 won 15/35 years 2009-2017
weight -1.1586 gain -1.0662

pattern L786335700679439
. 3 C
. * 1
C . C
seen 5092 played 328 games 327 players 305 won 130/328 years 2000-2019
weight -0.4389 gain -1.0664

pattern L067382243256149
. . . . . . . ?
X . . . . . X ?
O 3 3 3 3 . . .
. C C * C C . .
. . . . . . . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 236 played 111 games 110 players 95 won 60/111 years 2009-2017
weight 0.6635 gain -1.0666

pattern L998993058349362
. . . . . . . ?
X . . . . . X .
O 3 3 3 3 . . .
. C C * C C . .
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 235 played 111 games 110 players 95 won 60/111 years 2009-2017
weight 0.6636 gain -1.0668

pattern L543792754179553
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
# . . * 3 . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 3096085 played 380 games 377 players 323 won 191/378 years 1992-2018
weight 0.6176 gain -1.0669

pattern L309919781426331
? . a
C * 2
? A ?
a ? last yes
seen 273 played 64 games 64 players 62 won 34/64 years 2009-2018
weight -0.4397 gain -1.067

pattern L593476542555221
a ? ? ?
? ? 3 ?
? b * C
? ? B ?
a ? last yes
b .3
seen 3597 played 193 games 192 players 180 won 97/193 years 2001-2018
weight -0.5901 gain -1.067

pattern L709149870943302
. X O . . . # #
. . 3 C . . # #
. . 3 C . . # #
. . 3 * . . # #
. . 3 C . . # #
. . . C . . # #
. X . . . . # #
. . . . . . # #
seen 223 played 110 games 109 players 94 won 59/110 years 2009-2017
weight 0.6638 gain -1.067

pattern L162525123084601
? ? B ? ?
? . . . ?
. C * . .
? . . . ?
? ? C ? ?
seen 12253 played 58 games 58 players 58 won 33/58 years 2001-2017
weight -0.2787 gain -1.0675

pattern L157033537956288
? ? ? . ? ? ?
? O . . . . ?
? . . . . . ?
. . . * . . .
? C . . . . ?
? . 3 . . . ?
? ? ? . ? ? ?
seen 20497 played 120 games 120 players 115 won 60/120 years 2009-2017
weight -0.4653 gain -1.0685

pattern L305598910961887
? ? ? . ? ? ?
? . . . . . ?
? . C . . . ?
O . . * . C .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 22414 played 42 games 42 players 40 won 20/42 years 2009-2019
weight -1.2254 gain -1.0689

pattern L383046217115769
? ? ? . ? ? ?
? . . C 3 . ?
? . . . . . ?
# . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 22930 played 89 games 89 players 87 won 52/89 years 2001-2018
weight -0.6728 gain -1.0698

pattern L445444241303477
. . . . . . . ?
. . . 3 . . . ?
. . . . . . . #
. . . * C . . #
. . . . . . . #
. . . 3 . . . ?
. . . . . . . ?
? ? . . . ? ? ?
seen 1465 played 379 games 376 players 320 won 182/379 years 2001-2018
weight 0.1398 gain -1.0698

pattern L699672733425984
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . #
. . . . C . . ?
. . . . . . . ?
? . . . X . ? ?
? ? ? . ? ? ? ?
seen 87324 played 463 games 461 players 403 won 239/463 years 2001-2019
weight 0.7241 gain -1.0699

pattern L247472916655063
. . . . . . . ?
. . . . . . O ?
. . . . . . . .
. C . * . 3 . .
. . . . . . . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 895 played 94 games 94 players 84 won 48/94 years 2009-2018
weight 0.6685 gain -1.0701

pattern L888108755242424
? ? . ? ?
? . . . ?
# . * . 3
? 2 . . ?
? ? 3 ? ?
seen 4412 played 599 games 591 players 507 won 295/598 years 1992-2019
weight 0.9631 gain -1.0704

pattern L287788404767905
? 3 3 . ?
. . . . #
3 . * . #
. 2 C . #
? C . . ?
seen 133 played 96 games 96 players 89 won 44/96 years 2001-2017
weight 0.5729 gain -1.0707

pattern L781789305146913
? 2 ?
a * #
? . ?
a B last yes
seen 2301 played 299 games 293 players 268 won 136/299 years 2009-2019
weight -0.4875 gain -1.0707

pattern L535965512446145
? ? . ? ?
? a . C ?
C . * . .
? . . . ?
? ? . ? ?
a C last yes
seen 10825 played 46 games 46 players 45 won 23/46 years 2009-2019
weight -2.1681 gain -1.0709

pattern L464810550395863
. . . . . . . ?
. . . . . . O .
. . . . . . . .
. C . * . 3 . .
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 877 played 92 games 92 players 82 won 46/92 years 2009-2018
weight 0.6693 gain -1.071

pattern L431686031569323
C a 3
. * C
. . C
a C last yes
seen 4028 played 79 games 79 players 79 won 47/78 years 2000-2018
weight -0.6574 gain -1.0714

pattern L997767701194965
? ? . . . ? ?
? . . . . . ?
O a . . . . .
. 3 . * . . O
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 325 played 103 games 103 players 99 won 57/103 years 2001-2017
weight 0.5193 gain -1.0716

pattern L513379579761635
? ? a ? ?
? 3 3 3 ?
. . * C .
? . C . ?
? ? . ? ?
a .C
seen 92232 played 106 games 105 players 102 won 53/106 years 2001-2019
weight -1.3892 gain -1.0721

pattern L195931949230132
? . . . . . ? ?
. . . . . . # ?
X . . C . . # ?
. . . * . . # #
. . . . . . # ?
. . . . . . # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 2167 played 235 games 225 players 148 won 127/234 years 1992-2017
weight 0.6588 gain -1.0726

pattern L099776132346910
? . . . ?
. . C C C
. 3 * 3 3
. . . . .
? . . . ?
seen 112976 played 1190 games 1167 players 884 won 564/1190 years 2001-2019
weight -0.2352 gain -1.0729

pattern L135467324383538
? ? a
3 . b
. * .
# # #
a ? last yes
b 2C
seen 13981 played 140 games 140 players 138 won 67/140 years 2001-2019
weight -0.7477 gain -1.073

pattern L543939251352823
? . . O . . ? ?
. . . . . . # ?
. . C . . . # ?
X 3 . * . . # #
O . 3 . . . # ?
. . . . . . # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 641 played 299 games 299 players 254 won 145/299 years 2000-2017
weight 0.6066 gain -1.073

pattern L535422989949315
? ? . ? ?
? . 3 . ?
. . * 2 C
? C C C ?
? ? 3 ? ?
seen 30429 played 45 games 45 players 45 won 25/45 years 2001-2019
weight -0.6355 gain -1.0733

pattern L571397324491782
. . . . . . # #
. . . C . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . 3 . . # #
. O . . . . # #
. . . . . . # #
seen 872 played 92 games 92 players 82 won 46/92 years 2009-2018
weight 0.6715 gain -1.0734

pattern L140307195764466
. . . X O . # #
. . . 3 . . # #
. . C . 3 . # #
O . . * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # #
# # # # # # # #
seen 640 played 299 games 299 players 254 won 145/299 years 2000-2017
weight 0.607 gain -1.0735

pattern L696125128131724
. . . X O . # ?
. . . 3 . . # ?
. . C . 3 . # #
O . . * . . # #
. . . . . . # #
. . . . . . # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 640 played 299 games 299 players 254 won 145/299 years 2000-2017
weight 0.607 gain -1.0735

pattern L990722533747952
. . . X O . # ?
. . . 3 . . # #
. . C . 3 . # #
O . . * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # ?
? # # # # # ? ?
seen 640 played 299 games 299 players 254 won 145/299 years 2000-2017
weight 0.607 gain -1.0735

pattern L450506891341405
? ? . ? ?
? 3 C . ?
. . * . .
? . . 3 ?
? ? 3 ? ?
seen 5498 played 205 games 203 players 186 won 100/205 years 2001-2019
weight -0.6687 gain -1.0736

pattern L928497604436610
? . . . ?
. . . . #
. C * . #
B 2 2 . #
? C C . ?
seen 3691 played 1296 games 1271 players 914 won 597/1296 years 2000-2019
weight 0.6665 gain -1.0737

pattern L380424283154717
? . ?
2 * .
? 3 ?
? ? ?
a ? ?
a ? last yes
seen 28475 played 2125 games 2057 players 1371 won 1107/2124 years 2000-2019
weight 0.5164 gain -1.0742

pattern L738405400708155
? ? C ? ?
? 3 3 3 ?
a C * . .
? C 3 . ?
? ? 3 ? ?
a .2
seen 28486 played 520 games 516 players 444 won 250/518 years 1992-2018
weight -0.4422 gain -1.0743

pattern L260568621269127
? ? X O O ? ?
? . . 3 C . ?
# . . 3 C . X
# . . * C . .
# . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 2032 played 132 games 132 players 124 won 76/132 years 2009-2017
weight 0.2391 gain -1.0745

pattern L034320099305819
? ? . ? ?
? . . 3 ?
. . * . .
? . . . ?
? ? C ? ?
seen 1558552 played 9010 games 8114 players 3138 won 4462/9008 years 1992-2019
weight 0.0605 gain -1.0746

pattern L241424338097944
? ? . ? ?
? 3 . 2 ?
. . * C .
? . . C ?
? ? . ? ?
seen 10138 played 78 games 78 players 77 won 40/78 years 2001-2017
weight -0.6871 gain -1.0749

pattern L886291622464546
? . 3 . ?
. C . . .
. . * C .
. . . . .
? . . C ?
seen 8607 played 37 games 37 players 36 won 14/37 years 2009-2016
weight -0.6702 gain -1.0749

pattern L544925268070155
? ? O X . ? ?
? . a . 3 . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 8135 played 700 games 692 players 570 won 340/700 years 2001-2019
weight 0.2698 gain -1.0756

pattern L922738255144206
? ? ? . ? ?
? ? . . . ?
a . . * . .
? ? . . 3 ?
? ? ? . ? ?
a ? last yes
seen 121669 played 163 games 163 players 151 won 75/163 years 2001-2017
weight -0.568 gain -1.0757

pattern L374074546216707
? ? ? . ? ? ?
? . . 3 . a ?
? C . . . . ?
. . . * . . .
? . . . . . ?
? o . . . . ?
? ? ? . ? ? ?
a O last yes
seen 19645 played 4337 games 4054 players 2163 won 2218/4334 years 2000-2019
weight -0.3186 gain -1.0758

pattern L979073364653914
. 3 .
. * B
a 2 2
a C last yes
seen 364 played 173 games 173 players 163 won 82/172 years 2000-2019
weight 0.492 gain -1.0762

pattern L531180255365598
? ? 3 ? ?
? 3 A 2 ?
. C * C C
? . C . ?
? ? C ? ?
seen 876 played 67 games 28 players 27 won 22/67 years 2009-2018
weight -0.4368 gain -1.0763

pattern L493489245771694
. . . . . . # #
. . C . . . # #
X . C 3 . . # #
. C 2 * . . # #
. . . . . . # #
# # # # # # # #
# # # # # # # #
# # # # # # # #
seen 1747 played 1576 games 1557 players 1085 won 731/1574 years 2001-2018
weight 0.8247 gain -1.0765

pattern L720936669962093
. . X . . # # ?
. . . C . # # #
. C C 2 . # # #
. . 3 * . # # #
. . . . . # # #
. . . . . # # #
# # # # # # # ?
? # # # # # ? ?
seen 1747 played 1576 games 1557 players 1085 won 731/1574 years 2001-2018
weight 0.8247 gain -1.0765

pattern L722902581503176
. . . . . . # ?
. . C . . . # ?
X . C 3 . . # #
. C 2 * . . # #
. . . . . . # #
# # # # # # # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 1747 played 1576 games 1557 players 1085 won 731/1574 years 2001-2018
weight 0.8247 gain -1.0765

pattern L318781546353072
# # #
A * B
3 C 1
seen 633 played 62 games 41 players 40 won 25/62 years 2001-2017
weight -0.6963 gain -1.0767

pattern L249178897422059
? . . . . # ? ?
. . . . . # # ?
. . . . . # # ?
. 3 . * . # # #
. . . C . # # ?
. X . . . # # ?
? X O . . # ? ?
? ? ? . ? ? ? ?
seen 3335 played 731 games 726 players 513 won 387/730 years 2001-2019
weight 0.3614 gain -1.077

pattern L782331446793708
3 a 1
3 * B
. . .
a C last yes
seen 433 played 175 games 175 players 165 won 93/175 years 2001-2018
weight -0.7895 gain -1.0774

pattern L737982519595430
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * C . .
? . . . . . ?
? a . 3 . . ?
? ? ? . ? ? ?
a O last yes
seen 2060 played 865 games 859 players 666 won 440/864 years 1992-2019
weight 0.2615 gain -1.0793

pattern L978759616003835
? ? ? . ? ? ?
? . . . . . ?
? . . C C C ?
. . 3 * 3 3 X
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 31547 played 65 games 65 players 63 won 25/65 years 2009-2017
weight -0.9948 gain -1.08

pattern L155176930753527
? ? ? X ? ? ?
? . . . . . ?
? . 3 . a . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 3082 played 246 games 242 players 209 won 122/246 years 2001-2017
weight 0.4625 gain -1.0802

pattern L613071196123334
? ? . 2 C
a ? . * C
? ? . . .
a ? last yes
seen 5046 played 62 games 62 players 62 won 29/62 years 2001-2017
weight -0.2799 gain -1.0806

pattern L721823726306426
? . ?
# * C
? B ?
? ? ?
? a ?
a ? last yes
seen 8878 played 283 games 283 players 265 won 142/283 years 2001-2018
weight -0.2788 gain -1.0806

pattern L730496688404886
? ? . ? ?
? . 3 . ?
. . * a .
? . C 2 ?
? ? C ? ?
a C last yes
seen 1689 played 460 games 455 players 407 won 226/460 years 1992-2019
weight -0.567 gain -1.0807

pattern L933594153470334
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
O . 3 . C . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 14861 played 370 games 368 players 326 won 173/370 years 2001-2019
weight 0.4778 gain -1.0817

pattern L280397215965379
? ? . ? ?
? 3 3 3 ?
. C * C C
? . . . ?
? ? . ? ?
seen 43074 played 1336 games 1308 players 998 won 661/1336 years 1993-2019
weight -0.1836 gain -1.0818

pattern L478277279107316
? ? a ? ?
? . . . ?
. . * . .
? . C . ?
? ? . ? ?
a B last yes
seen 2999 played 35 games 35 players 35 won 19/35 years 2009-2019
weight -1.2069 gain -1.0819

pattern L707920244458967
. . . . . . . .
. . . . . . X .
. . . . . . . .
. . . * . 3 . .
. . . C . . . .
. . . . . O . .
. . . . . . . .
# # # # # # # #
seen 38873 played 91 games 91 players 84 won 49/91 years 2009-2017
weight -0.6902 gain -1.082

pattern L390001714793173
? ? ? . ? ? ?
? . 3 . . . ?
? . . . . C ?
. . C * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 16715 played 1208 games 1190 players 862 won 561/1206 years 1993-2019
weight 0.3316 gain -1.0822

pattern L140085535246756
? C . 3 ?
. . . . .
. C * 3 .
. 2 C . .
? . . . ?
seen 550 played 375 games 373 players 325 won 182/375 years 2000-2019
weight 0.528 gain -1.0845

pattern L409221722092165
? ? C ? ?
? 2 C . ?
C C * . .
? . . . ?
? ? . ? ?
seen 49445 played 1152 games 1129 players 867 won 558/1151 years 1992-2019
weight -0.4432 gain -1.0846

pattern L779287559798459
? 3 . . ?
C 3 . . #
C C * . #
3 . . . #
? 3 . . ?
seen 2142 played 74 games 74 players 74 won 34/74 years 2009-2017
weight -0.4621 gain -1.0847

pattern L918617374915267
? ? ? . ? ? ?
? . . . . . ?
? . . a . . ?
# . . * . . .
? . . 3 . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 45353 played 246 games 244 players 220 won 127/246 years 2001-2018
weight -0.3662 gain -1.0848

pattern L322204346467813
B B 3
2 * 3
. 3 a
a .3
seen 36929 played 828 games 819 players 641 won 391/828 years 2001-2019
weight -0.2152 gain -1.0852

pattern L794276115587627
? C C C
? . * .
a 1 A 3
a ? last yes
seen 863 played 693 games 687 players 552 won 331/693 years 2000-2019
weight 0.8757 gain -1.0852

pattern L262484852783729
? ? . ? ?
? . . . ?
. . * . .
? C . 3 ?
? ? . ? a
a ? last yes
seen 21517 played 51 games 51 players 48 won 31/51 years 2009-2019
weight -1.9856 gain -1.0857

pattern L701881859483562
. . O O X . # #
. . C 3 . . # #
X . C 3 . . # #
. . C * . . # #
. . . . . . # #
# # # # # # # #
# # # # # # # #
# # # # # # # #
seen 1633 played 126 games 126 players 119 won 74/126 years 2009-2017
weight 0.2419 gain -1.0857

pattern L827295614808605
. . X . . # # ?
. . . . . # # ?
O C C C . # # #
O 3 3 * . # # #
X . . . . # # #
. . . . . # # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 1633 played 126 games 126 players 119 won 74/126 years 2009-2017
weight 0.2419 gain -1.0857

pattern L873125301247968
. . X . . # # ?
. . . . . # # #
O C C C . # # #
O 3 3 * . # # #
X . . . . # # #
. . . . . # # #
# # # # # # # ?
? # # # # # ? ?
seen 1633 played 126 games 126 players 119 won 74/126 years 2009-2017
weight 0.2419 gain -1.0857

pattern L310864030626685
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . #
? . a C 3 . ?
? . C 3 3 . ?
? ? ? O ? ? ?
a C last yes
seen 404 played 173 games 172 players 158 won 75/172 years 2000-2018
weight 0.8142 gain -1.0858

pattern L642940198596287
? ? . ? ?
? 3 3 . ?
C 3 * 3 .
? C 1 B ?
? ? 1 ? ?
seen 390 played 90 games 90 players 88 won 42/90 years 2001-2019
weight 0.5185 gain -1.0865

pattern L256746463794333
? ? . ? ?
? . C . ?
3 . * . .
? C . 3 ?
? ? . ? ?
seen 27021 played 271 games 270 players 249 won 127/271 years 2001-2019
weight -0.4291 gain -1.0871

pattern L993900037292516
? ? ? . ? ? ?
? . . . 3 . ?
? . C 3 . . ?
. . C * C . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 1130 played 49 games 49 players 47 won 26/49 years 2009-2017
weight -0.3513 gain -1.0871

pattern L901701294690250
? ? 3 ? ?
? . . . ?
. 3 * . .
? 3 B . ?
? ? 2 ? ?
seen 14927 played 121 games 120 players 115 won 73/121 years 2001-2018
weight -0.5981 gain -1.0872

pattern L599227020235883
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. a . * . . .
. . . . . . .
? X . . . . ?
? ? . . . ? ?
a C last yes
seen 4073 played 396 games 394 players 331 won 194/396 years 2001-2019
weight 0.3343 gain -1.0877

pattern L705219895006058
? ? C ? ?
? . . 2 ?
C . * C .
? . . . ?
? ? . ? ?
seen 4522 played 57 games 57 players 57 won 30/57 years 2009-2018
weight -0.9038 gain -1.0879

pattern L345200930498989
? ? ? ? a
C . C ? ?
. * . ? ?
. . . ? ?
a ? last yes
seen 65124 played 1180 games 1163 players 878 won 581/1179 years 1988-2019
weight -0.9551 gain -1.0886

pattern L462178642251603
a ? ?
. B 3
. * B
. . .
a ? last yes
seen 1742 played 478 games 475 players 420 won 246/477 years 1988-2019
weight 0.3066 gain -1.0886

pattern L265438069605633
? 3 3 3
a C * C
? . C .
a ? last yes
seen 2044 played 98 games 97 players 96 won 61/98 years 2001-2018
weight -0.4753 gain -1.0887

pattern L630033185560779
? a ?
? ? ?
? 3 ?
b * C
? C ?
a ? last yes
b 3C
seen 28725 played 295 games 292 players 271 won 132/295 years 2000-2019
weight -1.1996 gain -1.0888

pattern L078200098912327
? ? . ? ?
? . C a ?
. . * 3 3
? . . . ?
? ? C ? ?
a C last yes
seen 514 played 147 games 147 players 141 won 84/147 years 2001-2019
weight 0.563 gain -1.0889

pattern L916749781619230
? ? ? . ? ? ?
? . . . . . ?
? . C . . . ?
X . . * C . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 41283 played 48 games 48 players 48 won 20/48 years 2009-2018
weight -1.3574 gain -1.0893

pattern L129664762053666
? a ?
b * 3
? C ?
a A last yes
b .3
seen 363 played 323 games 321 players 300 won 186/323 years 2001-2019
weight 0.9263 gain -1.09

pattern L933232397648272
? ? . ? ?
? . 3 . ?
. . * . C
? . . a ?
? ? . ? ?
a C last yes
seen 23537 played 77 games 77 players 76 won 38/77 years 2001-2017
weight -0.9892 gain -1.0901

pattern L191732710409394
. . . . . . . ?
. . . . . . . ?
. . . . . . . #
. . . * C . . #
. . . . . . . #
. . . 3 . O . ?
. X . . . . . ?
? ? . . . ? ? ?
seen 38940 played 91 games 91 players 84 won 49/91 years 2009-2017
weight -0.6959 gain -1.0904

pattern L773982252206837
. . . . . . . ?
. . . . . . X .
. . . . . . . .
. . . * . 3 . .
. . . C . . . .
. . . . . O . .
. . . . . . . ?
? # # # # # ? ?
seen 38940 played 91 games 91 players 84 won 49/91 years 2009-2017
weight -0.6959 gain -1.0904

pattern L156044974299041
? . . . ?
. . . 3 .
. C * . .
. . . . C
? . . . ?
seen 14050 played 498 games 496 players 407 won 245/498 years 2001-2018
weight 0.36 gain -1.0905

pattern L571724347738105
? ? # ? ?
? . . . ?
C . * . .
? C . C ?
? ? . ? ?
seen 296504 played 999 games 983 players 795 won 503/999 years 2000-2019
weight -0.8998 gain -1.092

pattern L272896321012496
. 3 .
. * a
3 C C
a C last yes
seen 1409 played 62 games 62 players 60 won 26/62 years 2009-2016
weight -0.4418 gain -1.0922

pattern L925151778132148
? ? C a ?
? . . . ?
. . * . C
? . . . ?
? ? . ? ?
a ? last yes
seen 9103 played 98 games 98 players 94 won 44/97 years 2001-2018
weight -1.3277 gain -1.0925

pattern L118213197846165
? ? a ? ?
? 3 C . ?
. . * . .
? . 3 . ?
? ? . ? ?
a C last yes
seen 8246 played 1078 games 1071 players 827 won 525/1077 years 2000-2019
weight -0.4734 gain -1.093

pattern L681739893486173
? ? C ? ?
? . . . ?
C . * . #
? C C . ?
? ? 3 ? ?
seen 29119 played 61 games 61 players 61 won 28/61 years 2001-2018
weight -0.5803 gain -1.093

pattern L263224211868732
? . . . . X ? ?
. . . . . . O ?
. . . C C C . ?
. . . * 3 . X .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 244 played 114 games 114 players 108 won 50/114 years 2001-2019
weight 0.543 gain -1.0931

pattern L083755629825186
. . . . . . . #
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . . . . . #
. . . . . . . #
@ . . . . . . #
seen 135284 played 135 games 134 players 129 won 60/135 years 2001-2019
weight -0.3907 gain -1.0937

pattern L462823899849711
3 . .
B * 3
1 C .
seen 4542 played 317 games 314 players 284 won 149/316 years 2001-2019
weight -0.5341 gain -1.0938

pattern L807897417722947
. C .
. * .
. C .
? ? ?
? ? a
a ? last yes
seen 58068 played 116 games 116 players 111 won 51/116 years 2001-2018
weight -0.629 gain -1.0946

pattern L930448770907853
? ? ? . ? ? ?
? . . C . . ?
? . . . . . ?
. 3 . * . . #
? . . . . . ?
? . C . . . ?
? ? ? . ? ? ?
seen 876 played 106 games 106 players 100 won 56/106 years 2009-2017
weight 0.6732 gain -1.0947

pattern L964102536084983
. . . . . . . ?
. . . . 3 . . #
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . . . . . #
. . . . . . . ?
? . . . X . ? ?
seen 138765 played 373 games 370 players 305 won 205/373 years 2001-2019
weight 0.4568 gain -1.0951

pattern L075711446792398
? . . . ?
. . . . .
. . * . .
. . . . C
? . . 3 ?
? ? ? ? a
a ? last yes
seen 11099 played 159 games 158 players 154 won 74/159 years 2001-2019
weight -0.7512 gain -1.0959

pattern L832603171997688
? ? . ? ?
? . C . ?
. . * 3 .
? . a C ?
? ? C ? ?
a C last yes
seen 1724 played 120 games 120 players 116 won 59/119 years 2001-2019
weight -1.2563 gain -1.096

pattern L114624492940611
? . . . . . ? ?
. . . 3 . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 3725014 played 3611 games 3388 players 1814 won 1803/3610 years 1992-2019
weight 0.2313 gain -1.0962

pattern L433980538141200
. . . . . . . ?
. . . . . . . O
. . . . . . . .
. . . * . . . .
. . . . . . X .
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 53569 played 270 games 270 players 239 won 132/270 years 2001-2019
weight 0.3429 gain -1.0962

pattern L520793564097859
? ? ? a
? ? ? ?
# . . ?
# * B ?
# . 3 ?
a ? last yes
seen 6067 played 147 games 147 players 140 won 77/147 years 2000-2018
weight -0.4484 gain -1.0966

pattern L256903689867761
? ? B ? ?
a C 2 . ?
. . * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 5507 played 647 games 635 players 545 won 323/646 years 2001-2018
weight -0.544 gain -1.0969

pattern L339778731177003
? . . # ?
. C . # #
C C * # #
3 3 . # #
? 3 . # ?
seen 17393 played 100 games 100 players 96 won 46/100 years 2001-2018
weight -0.3878 gain -1.097

pattern L922824497208159
? ? ? O ? ? ?
? . . . . X ?
? . . C . . ?
. . . * . . X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 60887 played 176 games 176 players 149 won 105/176 years 2009-2017
weight -0.3438 gain -1.0972

pattern L078058854348749
? ? C ? ?
? a . 3 ?
. . * . .
? # # # ?
? ? # ? ?
a C last yes
seen 10122 played 47 games 47 players 47 won 19/47 years 2009-2017
weight -1.5262 gain -1.0977

pattern L088841827098313
? . . . ?
. . . C C
. . * . .
. . . C 3
? . . . ?
seen 9948 played 56 games 56 players 56 won 35/56 years 2001-2019
weight -0.4337 gain -1.0979

pattern L164634792529211
? a ?
? ? ?
? C ?
C * A
? b ?
a ? last yes
b AB
seen 1186 played 330 games 324 players 296 won 163/330 years 2001-2019
weight -0.9126 gain -1.0979

pattern L476412264573744
? ? . ? ?
? . . . ?
. . * . C
? . . 3 ?
? ? . ? a
a ? last yes
seen 19148 played 97 games 96 players 87 won 52/97 years 2001-2017
weight -1.3438 gain -1.0981

pattern L554333949731804
3 . .
C * B
3 3 3
seen 1139 played 272 games 270 players 246 won 145/272 years 2001-2019
weight 0.974 gain -1.0981

pattern L316813480485054
? ? # ? ?
? # # # ?
. . * . 2
? 3 . 2 ?
? ? 2 ? ?
seen 53887 played 43 games 43 players 42 won 12/43 years 2001-2016
weight -1.4228 gain -1.0987

pattern L409906786581273
? ? ? . ? ? ?
? . . C . O ?
? . . 2 a . ?
# . . * 3 . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a B last yes
seen 125 played 106 games 105 players 87 won 48/106 years 2001-2019
weight 0.6077 gain -1.0989

pattern L339022131951664
? ? ? . ? ? ?
? O . 3 . . a
? . . . . C ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 486 played 141 games 141 players 120 won 77/141 years 2009-2018
weight 0.5249 gain -1.0991

pattern L398429680403866
? ? # ? ?
? . . . ?
. . * . .
? . 2 C ?
? ? a ? ?
a B last yes
seen 3456 played 234 games 233 players 219 won 116/234 years 1992-2019
weight -0.3978 gain -1.0992

pattern L535506558149848
? # # # ?
. . . . .
C . * . .
3 C . . .
? C . C ?
seen 24760 played 49 games 49 players 49 won 24/49 years 2009-2019
weight -1.1419 gain -1.0993

pattern L911612263965052
3 a 1
. * C
. . .
a B last yes
seen 5978 played 295 games 292 players 273 won 140/295 years 1992-2019
weight -0.7516 gain -1.0999

pattern L213935687285923
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . . . ?
. O . 3 . . . ?
? . . . . . ? ?
? ? ? X ? ? ? ?
seen 50304 played 1265 games 1151 players 861 won 645/1265 years 1992-2019
weight 0.2744 gain -1.1

pattern L469146189240184
? . 1 C ?
# . B 3 C
# . * 3 3
# . . . .
? . . . ?
seen 1736 played 183 games 182 players 170 won 81/183 years 2001-2018
weight 0.7792 gain -1.1014

pattern L818662697471127
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . 3 * 3 . .
? . C a . . ?
? . . . . . ?
? ? ? x ? ? ?
a C last yes
seen 1054 played 757 games 746 players 609 won 383/757 years 2001-2019
weight 0.3811 gain -1.1014

pattern L246617241512757
? ? . ? ?
? . . . a
3 . * . 3
? . . . ?
? ? . ? ?
a ? last yes
seen 19146 played 399 games 396 players 351 won 187/399 years 2000-2018
weight 0.375 gain -1.1015

pattern L360780006021430
? a ? ? ?
? ? . ? ?
? . . . ?
. . * C .
? . . . ?
? ? . ? ?
a ? last yes
seen 82550 played 485 games 483 players 424 won 239/485 years 1992-2019
weight -0.5366 gain -1.1015

pattern L195209265440641
? ? ? . ? ?
? ? . 3 . ?
? . C * . .
? ? . . . ?
a ? ? . ? ?
a ? last yes
seen 3135 played 61 games 61 players 61 won 29/61 years 2009-2017
weight -0.698 gain -1.1018

pattern L610148309799804
. . . . . . . #
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . . . . . #
. . . . X . . #
. O . . . . . #
seen 49426 played 263 games 263 players 234 won 129/263 years 2001-2019
weight 0.3677 gain -1.1024

pattern L777061981709700
. . .
C * B
C 2 B
seen 3672 played 578 games 574 players 494 won 287/578 years 2000-2019
weight 0.6655 gain -1.1024

pattern L868782428655912
? 3 C . ?
. . C . .
. 3 * . .
. . . . .
? C . . ?
seen 6636 played 1094 games 1082 players 832 won 577/1093 years 1992-2019
weight 1.3616 gain -1.1025

pattern L766878362458217
? ? . . . ? ?
? . . . a . ?
. . . . . . X
. . . * . . .
. . . . . . .
? . . . . X ?
? ? . . . ? ?
a C last yes
seen 1057 played 119 games 119 players 109 won 56/119 years 2009-2017
weight 1.2195 gain -1.1026

pattern L890858345066359
? ? . ? ?
? . . . ?
C . * 3 3
? . C 3 ?
? ? . ? ?
seen 26175 played 411 games 408 players 374 won 208/411 years 2000-2019
weight -0.339 gain -1.1028

pattern L395392869025463
C 2 B
. * 1
3 3 C
seen 734 played 291 games 291 players 271 won 147/291 years 2001-2019
weight 0.7006 gain -1.1031

pattern L235573795513471
? ? . ? ?
? C . . ?
3 C * . C
? 3 C C ?
? ? . ? ?
seen 30079 played 51 games 51 players 51 won 24/51 years 2009-2017
weight -0.3492 gain -1.1032

pattern L682469182639124
? C . a ?
3 C . b .
. 3 * . .
. . . . .
? . . . ?
a .3
b C last yes
seen 2045 played 838 games 826 players 688 won 442/838 years 2000-2019
weight 0.4452 gain -1.1039

pattern L824890855721987
? ? ? . ? ? ?
? . . . . O ?
? . . . . . ?
. . . * 3 . .
? . . C C 3 ?
? . 3 . . X ?
? ? ? O ? ? ?
seen 938 played 376 games 375 players 318 won 201/375 years 1993-2017
weight 0.9208 gain -1.1039

pattern L376304044796789
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. C 2 * . . .
? . C 3 . . ?
? . C . . . ?
? ? ? . ? ? ?
seen 1676 played 139 games 137 players 129 won 71/139 years 1992-2019
weight 0.4307 gain -1.1041

pattern L199245404189967
? ? . . . ? ?
? . . . . . ?
O 3 3 3 3 . .
. C C * C C .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 551 played 145 games 144 players 126 won 73/145 years 2009-2017
weight 0.6297 gain -1.1042

pattern L340317450807876
? . 3 . ?
. C 3 . .
. . * . .
. . . . .
? . . . ?
seen 70718 played 90 games 90 players 87 won 41/90 years 2001-2018
weight -1.9094 gain -1.1042

pattern L992515380988611
? . . . ?
. C . C .
. . * . .
. . . C .
? . 3 C ?
seen 5407 played 48 games 48 players 47 won 20/48 years 2001-2018
weight -0.459 gain -1.1047

pattern L348600897964293
3 a C
. * C
3 3 C
a C last yes
seen 1443 played 52 games 52 players 48 won 24/52 years 2001-2017
weight -0.6023 gain -1.1049

pattern L815276548570432
? C . 3 ?
3 C . . .
. . * . .
. . . . .
? # # # ?
seen 43806 played 41 games 41 players 41 won 15/41 years 2001-2018
weight -1.5037 gain -1.1049

pattern L978355473459303
? . . 3
? C * .
? . 3 .
a ? ? ?
a ? last yes
seen 4934 played 77 games 76 players 76 won 45/77 years 2001-2019
weight -0.8497 gain -1.1064

pattern L347194434959232
C 1 C
2 * C
. 3 .
seen 2359 played 73 games 73 players 72 won 41/73 years 2001-2018
weight -0.7379 gain -1.107

pattern L784119777768656
? ? . ? ?
? . . . ?
. C * 3 3
? C . . ?
? ? . ? ?
seen 30824 played 60 games 35 players 8 won 28/60 years 2009-2016
weight -1.2649 gain -1.1072

pattern L327734693375455
. . . . . . . ?
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . C . . . #
. . . . . . . ?
? . X . X . ? ?
seen 1378 played 212 games 211 players 189 won 99/212 years 2001-2019
weight 0.8873 gain -1.1073

pattern L549743378318700
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . . * 3 . O
? . . . C . ?
? . . . . . ?
? ? ? . ? ? ?
seen 3880 played 943 games 933 players 762 won 439/942 years 2000-2019
weight 0.1622 gain -1.1075

pattern L071814183873468
? ? . . . ? ?
? . . . . . ?
O C a . . . .
X C 2 * . . .
X 3 . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 193 played 78 games 78 players 76 won 36/78 years 2009-2019
weight -0.401 gain -1.1077

pattern L997176549251559
? . . . . . ? ?
. . C . . . # ?
. . . . . . # ?
. . . * . . # #
. . . . . . # ?
. . . C . . # ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 278048 played 3361 games 3220 players 1814 won 1710/3358 years 2000-2019
weight 0.2282 gain -1.1078

pattern L637580818572383
. . . . . . . ?
. . . . . . . ?
. . . . . . . #
. . . * . . . #
. . . . 3 . . #
. . C . . . . ?
. . . . . . . ?
? ? . . . ? ? ?
seen 49597 played 2205 games 2138 players 1365 won 1013/2203 years 2000-2019
weight 0.1482 gain -1.1081

pattern L488133061533420
? ? 3 ? ?
? 3 3 C ?
. . * 2 .
? # # # ?
? ? # ? ?
seen 125024 played 541 games 529 players 470 won 263/541 years 2000-2019
weight -0.3361 gain -1.109

pattern L603166074636255
. 3 a ?
3 * 1 ?
B 1 1 b
a BC
b ? last yes
seen 588 played 544 games 542 players 475 won 256/544 years 2001-2019
weight 0.8174 gain -1.1091

pattern L498373003646333
? ? 3 ? ?
? . C . ?
C . * . .
? . . . ?
? ? # ? ?
seen 66933 played 223 games 222 players 202 won 105/223 years 2001-2018
weight -1.6254 gain -1.1094

pattern L023144990072614
? ? . ? ?
? . . . ?
3 . * 3 .
? 3 . . ?
? ? . ? ?
seen 713974 played 53 games 53 players 53 won 25/53 years 2001-2017
weight -1.8382 gain -1.1101

pattern L674637210871454
? ? . ? ?
? . C . ?
. . * . a
? 3 B . ?
? ? 3 ? ?
a #C
seen 7870 played 263 games 263 players 245 won 133/263 years 1992-2018
weight -0.5442 gain -1.1102

pattern L220991052776342
? . . . ?
. . . . .
. . * . .
. . . C .
? . 2 C ?
seen 324982 played 286 games 283 players 255 won 134/286 years 2001-2019
weight -1.1661 gain -1.1105

pattern L436871327332596
? . . . ?
. . . . .
. . * . .
. 2 a . .
? C C 3 ?
a C last yes
seen 2162 played 51 games 51 players 51 won 24/51 years 2001-2016
weight -0.762 gain -1.1106

pattern L958588813823392
? . 3 3 ?
# . C C C
# . * 3 .
# . . . .
? . . . ?
seen 4964 played 59 games 59 players 58 won 25/59 years 2001-2019
weight -0.7421 gain -1.111

pattern L914892737059499
? ? 3 ? ?
? a C . ?
. 3 * . .
? . . . ?
? ? 3 ? ?
a C last yes
seen 1008 played 45 games 45 players 44 won 25/45 years 2009-2016
weight -0.6628 gain -1.1112

pattern L606577768645487
3 3 3
B * .
# # #
seen 650938 played 12042 games 8890 players 3466 won 6145/12042 years 1988-2019
weight -0.1825 gain -1.1115

pattern L251845133149793
? ? ? ? a
? . 3 . ?
. . . . C
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 10626 played 771 games 759 players 619 won 416/771 years 2001-2018
weight -0.2342 gain -1.112

pattern L780877460358259
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X 3 . * . . .
? . . . . . ?
? . . C . . ?
? ? ? o ? ? ?
seen 29646 played 592 games 589 players 497 won 280/592 years 1992-2019
weight 0.4457 gain -1.112

pattern L841736647511482
. X . . . # # #
O X B . . # # #
O C 3 3 . # # #
. . C * . # # #
. . . . . # # #
# # # # # # # #
# # # # # # # #
# # # # # # # #
seen 607 played 522 games 516 players 422 won 266/521 years 2001-2019
weight 0.6429 gain -1.1123

pattern L934398110409554
. O O . . # # ?
X X C . . # # ?
. B 3 C . # # #
. . 3 * . # # #
. . . . . # # #
# # # # # # # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 607 played 522 games 516 players 422 won 266/521 years 2001-2019
weight 0.6429 gain -1.1123

pattern L975784324018520
. O O . . # # ?
X X C . . # # #
. B 3 C . # # #
. . 3 * . # # #
. . . . . # # #
# # # # # # # #
# # # # # # # ?
? # # # # # ? ?
seen 607 played 522 games 516 players 422 won 266/521 years 2001-2019
weight 0.6429 gain -1.1123

pattern L187084940758855
? . . . . . ? ?
. . . C . . # ?
. . . . . . # ?
. . . * . . # #
. . . . . . # ?
. . . . . . # ?
? . X . . . ? ?
? ? ? . ? ? ? ?
seen 41749 played 2632 games 2570 players 1604 won 1284/2631 years 1992-2019
weight 0.3902 gain -1.1133

pattern L187379418754983
? ? # ? ?
? # # # ?
. . * 1 1
? . 3 B ?
? ? 3 ? ?
seen 865 played 550 games 544 players 484 won 305/547 years 2000-2019
weight 0.2433 gain -1.1136

pattern L883428387270482
. . . . . . . .
. . . . . . . .
. . . . . . . X
. . . * . C . .
. . . . . . . X
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 1320 played 211 games 210 players 188 won 99/211 years 2001-2019
weight 0.8954 gain -1.1145

pattern L222447980548242
. . . . . . . ?
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . 3 . . #
. . C . . . . #
. . . . . . . ?
? . . . . . ? ?
seen 49582 played 2204 games 2137 players 1364 won 1013/2202 years 2000-2019
weight 0.1494 gain -1.1149

pattern L405023421013242
? ? . ? ?
? 3 . a ?
C . * . .
? . 3 . ?
? ? . ? ?
a C last yes
seen 4690 played 84 games 84 players 81 won 38/84 years 2001-2018
weight -0.9273 gain -1.115

pattern L804752300023765
? ? ? . ? ? ?
? . . C . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . 3 a . ?
? ? ? . ? ? ?
a C last yes
seen 786 played 171 games 171 players 158 won 94/171 years 2009-2019
weight 0.52 gain -1.1159

pattern L085857088140672
? . . 3 ?
. 3 . . .
. C * . .
C . . . .
? . . . ?
seen 2356 played 81 games 81 players 77 won 41/81 years 1992-2017
weight -0.837 gain -1.1162

pattern L502112775604292
? 3 ?
B * .
? 2 ?
? ? a
a ? last yes
seen 1425 played 301 games 299 players 273 won 161/301 years 2001-2019
weight -0.4808 gain -1.1162

pattern L349364185812052
1 . 3
A * .
3 . .
seen 2317 played 267 games 266 players 241 won 135/267 years 2001-2018
weight -0.4212 gain -1.1163

pattern L701374678073986
? a ? ? ?
? ? 2 ? ?
? C 2 . ?
. . * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 656 played 222 games 222 players 210 won 113/222 years 2001-2019
weight 0.562 gain -1.1166

pattern L247291997389105
. . a
. * 3
2 b C
a .C
b C last yes
seen 7553 played 4000 games 3822 players 2096 won 2012/3998 years 1992-2019
weight 0.5119 gain -1.117

pattern L993725812041459
3 B . a
. * . ?
. . . ?
a ? last yes
seen 4293 played 494 games 492 players 428 won 276/493 years 2000-2019
weight -0.2912 gain -1.1173

pattern L427178454991022
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . #
. . C . 3 . . ?
. . . . . . . ?
? . . X . . ? ?
? ? ? . ? ? ? ?
seen 1701 played 132 games 132 players 118 won 67/132 years 2009-2017
weight 0.6704 gain -1.1177

pattern L619037754160851
? ? . . . ? ?
? # . . . . ?
# # . . . 3 .
# # . * 3 . .
# # . 2 C C .
? # . a . . ?
? ? . . X ? ?
a C last yes
seen 415 played 396 games 394 players 332 won 217/396 years 2001-2018
weight 1.1807 gain -1.1179

pattern L658936251447420
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . a * . . X
? . . . 3 . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 2125 played 763 games 756 players 593 won 369/763 years 2001-2019
weight 0.744 gain -1.1181

pattern L690507276455102
? ? ? . ? ? ?
? O C . # # ?
? 3 C . # # ?
. 3 3 * # # #
? . . . # # ?
? . . . # # ?
? ? ? . ? ? ?
seen 45416 played 41 games 41 players 41 won 18/41 years 2001-2019
weight -1.3711 gain -1.1186

pattern L421042114414194
? ? a
? ? ?
C 3 C
C * 3
. . .
a ? last yes
seen 99 played 54 games 54 players 54 won 28/54 years 2001-2019
weight 0.5839 gain -1.1187

pattern L794269769290026
? ? . ? ?
? 3 3 . ?
. C * C .
? C . . ?
? ? C ? ?
seen 6264 played 118 games 118 players 114 won 58/118 years 2001-2017
weight -0.5227 gain -1.1187

pattern L964483720674717
? . B # ?
C C 1 # #
C 3 * # #
3 3 . # #
? . . # ?
seen 7017 played 2870 games 2653 players 1644 won 1491/2869 years 1988-2019
weight 0.5088 gain -1.1187

pattern L015334395589195
? a ?
? ? ?
? C ?
B * C
? A ?
a ? last yes
seen 1013 played 219 games 217 players 207 won 114/218 years 2000-2019
weight -1.0811 gain -1.1188

pattern L096973385681408
a ? C 3 .
? ? . * .
? ? # # #
a ? last yes
seen 23090 played 84 games 84 players 82 won 41/84 years 2001-2019
weight -1.1608 gain -1.1193

pattern L183678283268678
? ? 3 ? ?
? . . C ?
# . * . a
? . . . ?
? ? . ? ?
a C last yes
seen 1765 played 55 games 55 players 53 won 31/55 years 2001-2017
weight -1.0286 gain -1.1194

pattern L454375952376842
? ? ? O ? ? ?
? . . . . # ?
? . C . . # ?
. . . * . # #
? 3 . . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 16967 played 46 games 46 players 46 won 22/46 years 2001-2016
weight -1.2942 gain -1.1194

pattern L735727756398120
? ? . ? ?
? . . . ?
3 . * a .
? . . . ?
? ? C ? ?
a C last yes
seen 7763 played 122 games 122 players 115 won 55/122 years 2001-2019
weight -0.7572 gain -1.1195

pattern L442431321995474
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. C . * . . .
. . . . . . .
? . 3 . . . ?
? ? . . O ? ?
seen 14653 played 62 games 60 players 56 won 28/62 years 2001-2018
weight -0.9595 gain -1.1199

pattern L449407622581460
? ? . ? ?
? . . . ?
. . * . .
? C . . a
? ? C ? ?
a ? last yes
seen 15635 played 188 games 187 players 177 won 93/188 years 2000-2019
weight -0.5217 gain -1.1201

pattern L477591770040451
? X . . . # ? ?
O X B . . # # ?
O C 3 3 . # # ?
. . C * . # # #
. . . . . # # ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 808 played 530 games 524 players 427 won 271/529 years 2001-2019
weight 0.5327 gain -1.1201

pattern L220142222016394
C 2 .
C * 3
. B 3
seen 50207 played 732 games 722 players 586 won 345/732 years 2000-2019
weight -0.845 gain -1.1207

pattern L263423729153413
? . . . ?
C . . . .
. . * 2 a
. 3 . C .
? . . . ?
a C last yes
seen 233 played 151 games 151 players 143 won 79/151 years 1992-2018
weight 0.7784 gain -1.1207

pattern L512497155407213
? . . . . . ? ?
. . . . . . # ?
. . . . . . # ?
. . . * . . # #
. . . . . . # ?
. . . C . . # ?
? O O X O . ? ?
? ? ? X ? ? ? ?
seen 2494 played 166 games 166 players 138 won 87/166 years 2009-2017
weight 0.5406 gain -1.1208

pattern L404741872505560
. . . . O . . ?
. . . . . . . ?
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . . . . . ?
. . . X X . . ?
? ? . . O ? ? ?
seen 1223 played 111 games 111 players 102 won 54/111 years 2009-2018
weight 0.9907 gain -1.1226

pattern L951559635659151
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
O . C * . . #
? . . . . . ?
? . . 3 . . ?
? ? ? . ? ? ?
seen 1501 played 299 games 299 players 268 won 157/299 years 2001-2018
weight 0.5635 gain -1.1228

pattern L166046062594088
? ? # ? ?
? . . . ?
. . * C 3
? 3 3 C ?
? ? C ? ?
seen 26219 played 436 games 435 players 382 won 214/436 years 2001-2019
weight 0.7381 gain -1.1229

pattern L634871994450471
. . C
3 * .
. 3 3
seen 462522 played 91 games 91 players 91 won 44/91 years 2001-2017
weight -1.7428 gain -1.1229

pattern L631393397610105
? ? ? X ? ? ?
? . . C 3 X ?
? . . C . . ?
. . . * . 3 .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 6254 played 141 games 141 players 131 won 77/141 years 2000-2019
weight 0.8301 gain -1.123

pattern L680967618327686
? ? . . . ? ?
? . . . . . ?
. . . . . . X
. a . * . . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
a C last yes
seen 7622 played 2205 games 2168 players 1405 won 1061/2203 years 1992-2019
weight 0.355 gain -1.1233

pattern L759537273500943
? . . . ?
C . . . .
C . * . .
. . . . .
? . . C ?
seen 77093 played 41 games 41 players 40 won 18/41 years 2009-2017
weight -2.426 gain -1.1234

pattern L379770531515672
? ? ? a
? ? ? ?
. 3 C ?
. * 2 ?
. . . ?
a ? last yes
seen 4159 played 203 games 203 players 188 won 99/203 years 2009-2018
weight 0.3866 gain -1.1239

pattern L947854417236006
? ? C ? ?
? . . 2 ?
. . * B 1
? . . . ?
? ? . ? ?
seen 3604 played 164 games 163 players 151 won 79/164 years 2001-2017
weight -0.6483 gain -1.1241

pattern L332679588690343
? . . O . . ? ?
. . . . . . O ?
. . . . . . . ?
. . . * . . X .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 923 played 102 games 102 players 97 won 57/102 years 2001-2018
weight 0.563 gain -1.1245

pattern L104014182504604
a . .
3 * C
. C .
a C last yes
seen 4987 played 556 games 554 players 475 won 288/556 years 2000-2019
weight -0.4105 gain -1.1248

pattern L245359161132613
? ? 3 ? ?
? B 3 . ?
C 1 * . a
? C . . ?
? ? . ? ?
a #C
seen 1734 played 942 games 926 players 747 won 457/942 years 2000-2019
weight 0.5128 gain -1.125

pattern L857288110546017
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . X
. . . . . 3 .
? . . . C a ?
? ? . . . ? ?
a O last yes
seen 1474 played 82 games 82 players 79 won 45/82 years 2001-2018
weight -0.5006 gain -1.1256

pattern L697992537015075
a ? . C . ?
? 3 . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 17232 played 49 games 49 players 47 won 28/49 years 2009-2017
weight -1.5574 gain -1.1259

pattern L330801713014478
. . . . . . . .
. . . . . . . .
. . . . . C . .
. . . * . . . .
. . . . 3 . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 49566 played 2202 games 2135 players 1364 won 1012/2200 years 2000-2019
weight 0.1514 gain -1.1261

pattern L429578143737745
3 . C
. * 2
C C 2
seen 1650 played 236 games 236 players 219 won 124/235 years 2001-2019
weight 0.4527 gain -1.1265

pattern L433858030075217
? . C . ?
. . . . .
. 3 * . .
. 3 C . .
? 3 C . ?
seen 4585 played 331 games 331 players 299 won 167/330 years 2000-2019
weight 0.9272 gain -1.1267

pattern L032452445430836
3 3 a
. * 1
. . C
a A last yes
seen 1316 played 273 games 272 players 252 won 146/273 years 2009-2019
weight -0.2022 gain -1.127

pattern L161863498086530
? . . . ?
# . . B 3
# . * 1 C
# . . a .
? . . . ?
a C last yes
seen 915 played 807 games 801 players 662 won 417/807 years 2001-2019
weight 0.5605 gain -1.1275

pattern L351703829773730
C C 2
. * .
3 3 .
seen 27594 played 359 games 357 players 316 won 172/359 years 2000-2019
weight -0.6085 gain -1.1276

pattern L084374224090522
. . C
C * .
3 B B
seen 169361 played 1587 games 1562 players 1142 won 802/1587 years 2001-2019
weight -0.6202 gain -1.1279

pattern L756228494296705
? 2 ?
2 * 3
? a ?
a C last yes
seen 9873 played 5161 games 4740 players 2404 won 2550/5159 years 1992-2019
weight 0.4651 gain -1.1279

pattern L000156307862075
. . . . X . . ?
. . . . . . . ?
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . . . . . ?
. . . . . . . ?
? ? . . . ? ? ?
seen 1959349 played 3995 games 3863 players 2035 won 1938/3989 years 1992-2019
weight 0.1643 gain -1.1285

pattern L328807676596382
3 3 3
3 * .
B B 3
seen 14386 played 308 games 304 players 282 won 142/308 years 2000-2019
weight 0.638 gain -1.1288

pattern L163700137776407
? ? 3 ? ?
? 3 . C ?
a . * . .
? . . . ?
? ? . ? ?
a C last yes
seen 3045 played 41 games 41 players 40 won 19/41 years 2009-2018
weight -0.8418 gain -1.1289

pattern L343299195592347
. . . . . . . ?
. . . . . . O .
. . . C C . . O
. . . * 3 3 . .
. . . . . . . X
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 136 played 50 games 50 players 46 won 21/50 years 2009-2017
weight 0.7037 gain -1.1293

pattern L678456876392348
. . . . . . . ?
. . . . . . O ?
. . . C C . . O
. . . * 3 3 . .
. . . . . . . X
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 136 played 50 games 50 players 46 won 21/50 years 2009-2017
weight 0.7037 gain -1.1293

pattern L187380329626249
? ? ? a
. C . ?
. * . ?
3 C . ?
a ? last yes
seen 3674 played 37 games 37 players 36 won 23/37 years 2009-2016
weight -1.4313 gain -1.1295

pattern L647957738781795
? ? A ? ?
? B 1 # ?
3 3 * # #
? . . # ?
? ? . ? ?
seen 987 played 41 games 41 players 41 won 22/41 years 2001-2016
weight -0.5972 gain -1.13

pattern L667939717785190
. . a
. * 1
. C 1
a C last yes
seen 4588 played 2401 games 1806 players 1293 won 1085/2400 years 2001-2019
weight -0.3849 gain -1.1302

pattern L655629360968039
? . . . ?
3 . . . #
. 3 * . #
C C 2 . #
? . a . ?
a C last yes
seen 3500 played 2217 games 2165 players 1381 won 1171/2216 years 2001-2019
weight 0.1605 gain -1.1303

pattern L290854432248075
? . C . ?
. . 2 C .
. . * . .
. . . 3 .
? C . . ?
seen 332 played 158 games 157 players 149 won 82/158 years 1992-2018
weight 0.7867 gain -1.1306

pattern L747319989311419
? . . . ?
. . . . .
. . * . .
a C 2 . .
? 3 C C ?
a C last yes
seen 1956 played 436 games 433 players 388 won 215/436 years 2001-2019
weight 0.2879 gain -1.131

pattern L936739256067285
. . . . . . . ?
. . . . . O . .
. . . . . . . .
. . . * . 3 . .
. . . . . . . .
. . . . . O . .
. . . . . . . ?
? . . . . X ? ?
seen 2627 played 124 games 124 players 117 won 66/124 years 2001-2017
weight -0.7545 gain -1.131

pattern L017923985259489
? ? C ? ?
? . . 3 ?
# . * . C
? . . C ?
? ? . ? ?
seen 25548 played 40 games 40 players 38 won 20/40 years 2009-2018
weight -2.0114 gain -1.1322

pattern L156868907798744
? ? C ? ?
? . 2 C ?
. a * 2 .
? # # # ?
? ? # ? ?
a C last yes
seen 571 played 343 games 340 players 306 won 173/343 years 1992-2018
weight 0.4094 gain -1.1322

pattern L349738472766897
? ? ? . ? ? ?
? . . . . X ?
? . . . 3 . ?
. . . * a C .
? . . . . . ?
? . . . . X ?
? ? ? . ? ? ?
a C last yes
seen 615 played 174 games 174 players 166 won 102/174 years 2000-2019
weight 0.7364 gain -1.1322

pattern L531568428294004
? . 3 C ?
. . 3 C a
. . * b .
. . . . .
? . . . ?
a 2C
b C last yes
seen 1809 played 493 games 489 players 438 won 240/493 years 2001-2018
weight 0.2516 gain -1.1326

pattern L813964371503122
? ? . . . ? ?
? . . . . . ?
. . 3 . C . .
. . a * . . X
. . . . . . .
? . . . . . ?
? ? # # # ? ?
a C last yes
seen 2865 played 336 games 334 players 276 won 154/336 years 2001-2018
weight -0.3585 gain -1.1328

pattern L119911110553763
? ? 3 ? ?
? C 3 . ?
a C * C .
? . . 3 ?
? ? . ? ?
a .3
seen 2121 played 690 games 683 players 565 won 377/689 years 2000-2019
weight 0.4989 gain -1.1333

pattern L602361086166188
? ? ? . ? ? ?
? O . . . . ?
? 3 3 . . . ?
. . . * . . .
? a . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 1919 played 36 games 36 players 36 won 16/36 years 2009-2016
weight -0.6248 gain -1.1333

pattern L219737101260059
? ? . ? ?
? 3 3 . ?
a C * . C
? C 3 . ?
? ? . ? ?
a 23
seen 2599 played 184 games 184 players 168 won 86/183 years 2001-2019
weight 1.0002 gain -1.134

pattern L264042367206251
B 1 B
. * 3
a C .
a .C
seen 1992 played 730 games 722 players 615 won 372/729 years 2000-2019
weight 0.68 gain -1.1342

pattern L229521892857038
? ? . ? ?
? # . . ?
# # * C C
? # A 3 ?
? ? 3 ? ?
seen 9858 played 436 games 433 players 403 won 225/436 years 2001-2018
weight 0.2948 gain -1.1345

pattern L197790905405360
? a 2 ? ?
? . C . ?
. . * . .
? . C . ?
? ? . ? ?
a ? last yes
seen 7918 played 37 games 37 players 37 won 12/37 years 2009-2017
weight -0.4006 gain -1.1355

pattern L473629256501447
. 2 C ?
. * . a
. . . ?
a ? last yes
seen 4291 played 130 games 130 players 124 won 70/129 years 2000-2017
weight -0.6114 gain -1.1356

pattern L933730602896173
? . . . ?
. 3 . a .
. . * . .
. 3 . . .
? . . . ?
a C last yes
seen 5230 played 243 games 243 players 221 won 128/243 years 2001-2019
weight 0.8272 gain -1.1375

pattern L735333770461319
? ? C ?
a 1 * 3
? ? . ?
a ? last yes
seen 1432 played 272 games 271 players 252 won 140/271 years 2001-2018
weight -0.3667 gain -1.1388

pattern L625526161412023
? ? ? ? a
? ? ? ? ?
. . C ? ?
. * . ? ?
C . . ? ?
a ? last yes
seen 4787 played 37 games 37 players 35 won 18/37 years 2009-2017
weight -1.66 gain -1.1398

pattern L470926992397263
? . ?
C * .
? B ?
seen 5385422 played 186149 games 40751 players 6841 won 93901/186076 years 1988-2019
weight -0.0201 gain -1.1416

pattern L812773256988984
. . C a
. * C ?
. . 3 ?
a ? last yes
seen 11800 played 299 games 299 players 268 won 155/299 years 1992-2019
weight -0.9011 gain -1.1416

pattern L566897640827692
? ? ? . ? ? ?
? O . . . . ?
? 3 3 . . . ?
. . . * . . .
? C . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 16806 played 77 games 77 players 76 won 34/77 years 2009-2018
weight -0.7787 gain -1.1417

pattern L506779768041138
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? C . . . C ?
? . . 3 . . ?
? ? ? . ? ? ?
seen 6506 played 1469 games 1387 players 1014 won 710/1466 years 2001-2019
weight 0.3858 gain -1.142

pattern L235450930844966
. . . . . . # ?
. . . . . . # #
. . C . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # ?
? # # # # # ? ?
seen 1311270 played 3842 games 3594 players 1948 won 1957/3838 years 1988-2019
weight 0.3819 gain -1.1424

pattern L521842233080110
. . . . . . # ?
. . . . . . # ?
. . C . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 1311270 played 3842 games 3594 players 1948 won 1957/3838 years 1988-2019
weight 0.3819 gain -1.1424

pattern L821830171780139
. . . . . . # #
. . . . . . # #
. . C . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # #
# # # # # # # #
seen 1311270 played 3842 games 3594 players 1948 won 1957/3838 years 1988-2019
weight 0.3819 gain -1.1424

pattern L222103616053280
? ? . ? ? ?
? C . 3 ? ?
. . * . . ?
? C . . ? a
? ? . ? ? ?
a ? last yes
seen 1643 played 38 games 38 players 38 won 15/38 years 2009-2017
weight -0.675 gain -1.1425

pattern L448546588871469
? a ?
? ? ?
C . 3
C * .
. . .
a ? last yes
seen 9428 played 57 games 57 players 57 won 31/57 years 2001-2017
weight -0.844 gain -1.1427

pattern L569743825235867
. C .
. * a
. 2 B
a B last yes
seen 674 played 48 games 48 players 47 won 26/48 years 2001-2017
weight -0.5247 gain -1.1428

pattern L165194207184388
? B ? ? a
# * . ? ?
? . ? ? ?
a ? last yes
seen 2160 played 47 games 47 players 47 won 28/47 years 2009-2019
weight -0.792 gain -1.1438

pattern L656517903433686
C . . ?
. * C a
. . . ?
a ? last yes
seen 41868 played 167 games 166 players 163 won 68/167 years 2001-2018
weight -1.5822 gain -1.1442

pattern L496167835307758
? ? ? ? ? a
? ? . ? ? ?
? . . . ? ?
. . * . . ?
? . C 3 ? ?
? ? . ? ? ?
a ? last yes
seen 1174 played 70 games 70 players 67 won 41/70 years 2001-2017
weight -0.6368 gain -1.1452

pattern L972867220879931
3 . . a
. * 3 ?
. . . ?
a ? last yes
seen 66672 played 54 games 54 players 51 won 28/54 years 2001-2016
weight -1.6806 gain -1.1452

pattern L074027434809855
? . . . . # ? ?
. . . . . # # ?
. . . . . # # ?
. . . * . # # #
. . . . . # # ?
. X . C . # # ?
? . . . . # ? ?
? ? ? . ? ? ? ?
seen 15567 played 400 games 398 players 336 won 198/400 years 2001-2019
weight 0.3358 gain -1.1455

pattern L806257115425125
? . . . O . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . #
. . . . . . . ?
. . . . . . . ?
? . . X X . ? ?
? ? ? . ? ? ? ?
seen 1760 played 114 games 114 players 104 won 57/114 years 2009-2018
weight 0.9567 gain -1.1456

pattern L718189915626655
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * C . .
. . . . . . .
? . . . 3 . ?
? ? . X . ? ?
seen 18552 played 161 games 161 players 148 won 77/161 years 2009-2019
weight -0.6123 gain -1.1457

pattern L066753836098870
? ? . O . ? ?
? . . . . . ?
# . . . . . .
# . . * . . .
# . . . . . .
? . . a . . ?
? ? . . . ? ?
a C last yes
seen 8082 played 177 games 177 players 169 won 80/177 years 1992-2019
weight -0.437 gain -1.1459

pattern L033236158582618
? # # # ?
# # # # #
. . * . .
. C 2 C .
? C 2 . ?
seen 10649 played 89 games 89 players 86 won 48/89 years 2009-2018
weight -0.3483 gain -1.1472

pattern L066509942160258
? ? . ? ?
? C . # ?
a 2 * # #
? . . # ?
? ? . ? ?
a B last yes
seen 7886 played 58 games 58 players 58 won 37/58 years 2009-2018
weight -0.5677 gain -1.1474

pattern L699674431519177
? ? 2 ? ?
? . . . ?
. . * 2 a
? . . C ?
? ? . ? ?
a BC
seen 2519 played 126 games 126 players 121 won 62/126 years 2001-2018
weight -0.5098 gain -1.1474

pattern L804782232424040
. C C
. * .
. . .
? ? a
a ? last yes
seen 67936 played 461 games 458 players 381 won 224/460 years 2001-2019
weight 0.7172 gain -1.1474

pattern L826526795495483
? B ?
a * 2
? . ?
a B last yes
seen 877 played 54 games 54 players 52 won 27/54 years 2009-2018
weight -0.718 gain -1.1475

pattern L379921743450404
C . C
. * .
. . .
? ? ?
? a ?
a ? last yes
seen 17826 played 288 games 287 players 270 won 132/288 years 2001-2019
weight -0.823 gain -1.1476

pattern L430815853742859
? . . . ?
a . 3 B .
. . * 2 C
. . . . .
? . . . ?
a .C
seen 13511 played 1203 games 1186 players 901 won 630/1203 years 2001-2019
weight 0.5225 gain -1.1476

pattern L118969517926322
? ? . . . ? ?
? . . . . . ?
. . . . C . O
X . . * . C X
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 1289 played 37 games 37 players 36 won 21/37 years 2000-2018
weight 0.5307 gain -1.1481

pattern L095858794550288
? ? ? # ? ? ?
? . . . . . ?
? . . . 3 . ?
. . . * C 3 .
? . . . C . ?
? . . . . O ?
? ? ? . ? ? ?
seen 481 played 83 games 83 players 79 won 51/83 years 2000-2018
weight 0.5968 gain -1.1483

pattern L657026930354300
? 3 . a
? . * .
? 3 . .
b ? ? ?
a .C
b ? last yes
seen 105016 played 590 games 585 players 504 won 262/590 years 2001-2018
weight -0.3265 gain -1.1489

pattern L874492451692424
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . . .
? . . . . 3 ?
? . . . . . ?
? ? ? . ? ? ?
seen 52184 played 129 games 129 players 122 won 65/129 years 2001-2018
weight -0.3818 gain -1.1492

pattern L979637592185880
. . . . . . . ?
. . . . . . . ?
. . . . . . . .
. . . * . . . .
. 3 . . . . . X
. . . . . . . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 143583 played 380 games 377 players 311 won 208/380 years 2001-2019
weight 0.4845 gain -1.1499

pattern L566882539486938
? ? ? A ?
a ? 3 * .
? ? ? . ?
a ? last yes
seen 3053 played 70 games 70 players 70 won 33/70 years 2009-2019
weight -0.783 gain -1.1503

pattern L255951404206260
2 . .
B * .
2 . 3
seen 1383 played 420 games 417 players 379 won 203/420 years 1992-2019
weight 0.9817 gain -1.1509

pattern L859720654915037
? ? 3 ? ?
? 2 . . ?
C C * . #
? C . . ?
? ? . ? ?
seen 4884 played 174 games 174 players 170 won 73/174 years 2001-2019
weight 0.9694 gain -1.151

pattern L056543977811250
? ? a ? ?
? C b 3 ?
c 3 * . 3
? . . . ?
? ? . ? ?
a .C
b C last yes
c .3
seen 1445 played 1164 games 1135 players 871 won 575/1164 years 1992-2019
weight 0.556 gain -1.1513

pattern L104709843449819
? ? C ? ?
? a 2 . ?
. . * . 3
? . . . ?
? ? C ? ?
a C last yes
seen 593 played 197 games 196 players 181 won 103/196 years 2001-2018
weight 0.285 gain -1.1515

pattern L784746995172602
? ? a ? ?
? . . . ?
3 3 * C .
? C . . ?
? ? C ? ?
a .C
seen 12844 played 338 games 336 players 305 won 183/338 years 2001-2019
weight -0.4241 gain -1.1515

pattern L689991753357031
? C ? ? a
B * C ? ?
? . ? ? ?
a ? last yes
seen 7559 played 34 games 34 players 34 won 17/34 years 2009-2019
weight -1.545 gain -1.1516

pattern L443718693738757
? ? . . . ? ?
? . . . . . ?
. . . . . . .
X 3 . * . . .
. . C . . . .
? X C . . . ?
? ? X X X ? ?
seen 745 played 130 games 129 players 113 won 59/130 years 2001-2017
weight 1.2037 gain -1.1524

pattern L537454200885002
. . 3
B * 3
2 C .
seen 2838 played 509 games 509 players 451 won 270/509 years 2001-2019
weight 0.4696 gain -1.1526

pattern L041539819274939
a ? ? ?
? . . .
? . * .
? . . 3
a ? last yes
seen 103151 played 452 games 449 players 396 won 217/452 years 2001-2019
weight -0.9065 gain -1.1532

pattern L164533810844028
. . C
a * C
3 3 b
a C last yes
b .3C
seen 4752 played 1008 games 993 players 766 won 526/1008 years 2000-2019
weight -0.6647 gain -1.1532

pattern L500403083780711
? ? 3 ? ?
? 3 . . ?
3 3 * . 3
? . C . ?
? ? . ? ?
seen 3527 played 46 games 46 players 46 won 14/46 years 2009-2017
weight -0.5962 gain -1.1535

pattern L871780309843893
? C ?
C * B
? 3 ?
? ? a
a ? last yes
seen 1195 played 52 games 52 players 51 won 22/52 years 2001-2017
weight -0.8627 gain -1.1535

pattern L695554738623277
? ? C ? ?
? 2 C . ?
C C * . #
? . . . ?
? ? . ? ?
seen 44905 played 165 games 165 players 155 won 67/165 years 2009-2019
weight -0.7728 gain -1.1539

pattern L628810536860866
. . . . . X . X
. . . . . . . .
. . . . . C . O
. . . * . . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 3124 played 81 games 81 players 67 won 38/81 years 2001-2019
weight 0.2091 gain -1.1551

pattern L008676287385641
? ? . ? ?
? . 3 a ?
. . * C 3
? . . . ?
? ? C ? ?
a C last yes
seen 964 played 35 games 35 players 35 won 14/35 years 2009-2016
weight -0.6447 gain -1.1556

pattern L320164891313792
? 3 3 C ?
. 3 C a .
. . * . .
# # # # #
? # # # ?
a C last yes
seen 12079 played 137 games 137 players 134 won 68/136 years 2001-2019
weight -1.3011 gain -1.1558

pattern L185296245408763
? . . . ?
. . . . a
. . * . C
. . . . C
? . . 3 ?
a C last yes
seen 5314 played 97 games 97 players 91 won 47/97 years 2001-2018
weight -0.5318 gain -1.1561

pattern L789962686206420
? ? ? . ? ? ?
? . . 3 3 O ?
? . . 3 C C ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 25717 played 88 games 88 players 83 won 39/88 years 2001-2018
weight -0.3775 gain -1.1565

pattern L809762573919700
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * 3 . . #
. . . C . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 1705 played 782 games 776 players 633 won 377/781 years 2001-2018
weight 0.3434 gain -1.1568

pattern L781369422266196
? . 3 . ?
. . . . .
. . * . .
. . . . .
? 3 3 C ?
seen 9350 played 238 games 238 players 221 won 112/238 years 2001-2018
weight 0.8833 gain -1.1574

pattern L856577626064429
C C C
. * C
3 A 3
seen 28206 played 410 games 405 players 353 won 199/410 years 2000-2019
weight -1.1484 gain -1.1576

pattern L023423450874889
? ? a ? ?
? b . C ?
. 3 * . .
? . . C ?
? ? 3 ? ?
a .C
b C last yes
seen 3411 played 1899 games 1847 players 1257 won 975/1897 years 1992-2019
weight 0.2968 gain -1.1591

pattern L704089092931380
? ? a
C . .
. * 3
. C .
a ? last yes
seen 3588 played 143 games 143 players 137 won 76/143 years 2001-2019
weight -1.2314 gain -1.1591

pattern L798007576657668
a ? ? ? ? ?
? ? . 3 . ?
? C . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 8815 played 211 games 210 players 197 won 109/211 years 2000-2018
weight -0.4438 gain -1.1598

pattern L340412210316016
? ? ? O ? ? ?
? . . . . # ?
? . . . . # ?
. C . * . # #
? . . . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 34317 played 34 games 34 players 32 won 13/34 years 2009-2017
weight -1.3512 gain -1.1599

pattern L312652719877683
1 B B
C * B
. 3 B
seen 2133 played 40 games 40 players 38 won 27/40 years 2009-2018
weight -0.8003 gain -1.1601

pattern L247167659007943
a ? ? 2 ?
? ? 2 * 3
? ? ? 3 ?
a ? last yes
seen 7655 played 66 games 66 players 65 won 35/66 years 2001-2017
weight -0.6719 gain -1.1602

pattern L809273974884284
a ? ?
C . .
3 * .
3 . .
a ? last yes
seen 18496 played 83 games 83 players 80 won 46/83 years 2001-2019
weight -1.6588 gain -1.1622

pattern L007883415257290
? 3 3 . ?
. a 3 . .
C 1 * . .
. C . . .
? . . . ?
a A last yes
seen 184 played 94 games 94 players 91 won 60/94 years 2009-2018
weight 0.6182 gain -1.1625

pattern L137689902557393
? 1 ?
C * .
? C ?
seen 481300 played 141 games 137 players 125 won 75/141 years 2001-2018
weight -0.8452 gain -1.1626

pattern L378872794714042
. . . . . O X ?
. . . . . O X ?
. . . . . C X .
. . . * C 3 . .
. . . . . 3 . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 1004 played 141 games 140 players 122 won 58/141 years 2009-2017
weight 0.6833 gain -1.1631

pattern L884953121093886
. . . . . O X ?
. . . . . O X .
. . . . . C X .
. . . * C 3 . .
. . . . . 3 . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 1004 played 141 games 140 players 122 won 58/141 years 2009-2017
weight 0.6833 gain -1.1631

pattern L979698844958462
. . . . . . # #
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . C . . # #
O O C 3 3 . # #
X X X . . . # #
. . . . . . # #
seen 1003 played 141 games 140 players 122 won 58/141 years 2009-2017
weight 0.6835 gain -1.1633

pattern L508721856547840
? C . C ?
. . C 3 3
. . * C .
. . . . .
? # # # ?
seen 50021 played 35 games 35 players 34 won 15/35 years 2009-2016
weight -2.0125 gain -1.1636

pattern L075145190881468
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . C * . . . ,
. . . 3 . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 1946 played 902 games 896 players 709 won 439/901 years 2001-2019
weight 0.3402 gain -1.1639

pattern L914140577550037
? # ?
3 * .
? 1 ?
seen 3155 played 575 games 560 players 492 won 284/575 years 2000-2019
weight 0.5413 gain -1.164

pattern L125743737884664
? . . . a
# . . . .
# . * . C
# . . . .
? . . . ?
a ? last yes
seen 37705 played 51 games 51 players 49 won 22/51 years 2009-2017
weight -1.3143 gain -1.1641

pattern L588641662483722
? a ?
B * C
? . ?
a B last yes
seen 13062 played 102 games 100 players 98 won 50/102 years 2001-2018
weight -0.7225 gain -1.1642

pattern L050314923109209
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
O . . * . . .
? . . . . a ?
? . . 3 . . ?
? ? ? . ? ? ?
a C last yes
seen 736 played 198 games 193 players 178 won 105/198 years 2001-2018
weight 0.4583 gain -1.1647

pattern L580934591160627
. C 3
C * A
. B 1
seen 13575 played 8514 games 4010 players 2279 won 4430/8514 years 1992-2019
weight -0.2561 gain -1.1652

pattern L780112164389271
a ? ?
? B ?
C * C
? . ?
a ? last yes
seen 28510 played 95 games 94 players 92 won 49/95 years 2009-2019
weight -1.4252 gain -1.1655

pattern L557254155711632
? ? . ? ?
? . . 3 ?
. 3 * . 3
? 3 C . ?
? ? . ? ?
seen 36093 played 235 games 234 players 218 won 121/235 years 2000-2017
weight -0.6929 gain -1.1663

pattern L694002155199197
? ? ? ? a
? 3 ? ? ?
. * . ? ?
? 3 ? ? ?
a ? last yes
seen 207902 played 144 games 144 players 138 won 73/144 years 2001-2019
weight -1.0524 gain -1.1663

pattern L283985601467453
3 C . a
3 * . ?
3 C b ?
a ? last yes
b .C
seen 3227 played 177 games 176 players 164 won 85/177 years 2001-2019
weight -0.3873 gain -1.1665

pattern L425675957084178
a ? ?
? ? ?
C . C
. * .
# # #
a ? last yes
seen 13809 played 48 games 48 players 48 won 30/48 years 2009-2018
weight -1.9045 gain -1.167

pattern L977674023204608
? ? . ? ?
? 3 . . ?
. . * . .
? . . 3 ?
? ? . ? ?
seen 163804 played 58 games 58 players 56 won 30/57 years 2001-2018
weight -1.3083 gain -1.1671

pattern L943904434561821
? ? 2 ? ?
? # . 3 ?
# # * . 3
? # . . ?
? ? . ? ?
seen 303366 played 81 games 81 players 77 won 41/81 years 2001-2018
weight -1.5718 gain -1.1677

pattern L612461884211469
a . 3 b
? . * C
? . . C
a ? last yes
b .C
seen 7063 played 121 games 120 players 119 won 54/121 years 2009-2019
weight -0.5674 gain -1.1683

pattern L530227033037981
2 C C
. * .
. . 2
seen 3286 played 34 games 34 players 33 won 15/34 years 2009-2017
weight -0.6698 gain -1.1694

pattern L848744020477864
? ? a
? . ?
C * B
? 3 ?
a ? last yes
seen 3602 played 257 games 257 players 238 won 135/257 years 2001-2019
weight -0.7817 gain -1.1698

pattern L522164064171248
? ? . ? ?
? . . . ?
3 . * . .
? 2 a . ?
? ? b ? ?
a B last yes
b 2B
seen 3859 played 1574 games 1542 players 1089 won 838/1572 years 2001-2019
weight 0.5811 gain -1.1704

pattern L259886532959294
? ? ? . ? ? ?
? . . . # # ?
? . . . # # ?
. C a * # # #
? 3 3 . # # ?
? X C . # # ?
? ? ? . ? ? ?
a C last yes
seen 2198 played 1013 games 1004 players 734 won 546/1013 years 2001-2019
weight 0.4136 gain -1.172

pattern L821267347999265
C . C
. * C
. a 1
a B last yes
seen 3287 played 154 games 154 players 142 won 76/154 years 2000-2018
weight -0.3892 gain -1.1721

pattern L370583667372694
? ? . ? ?
? . . . ?
. . * . 3
? . a . ?
? ? 1 ? ?
a C last yes
seen 6224 played 53 games 53 players 52 won 23/53 years 2009-2019
weight -1.3061 gain -1.1722

pattern L734531671538641
? ? a ? ?
? 2 B . ?
. . * . .
? . C . ?
? ? 3 ? ?
a 23
seen 1779 played 171 games 171 players 160 won 91/171 years 2001-2018
weight -1.0628 gain -1.1727

pattern L219273768167209
. 3 .
C * .
3 B B
seen 6591 played 256 games 254 players 237 won 135/256 years 2000-2019
weight -0.5656 gain -1.1729

pattern L169237540564613
B 3 .
B * .
B 3 .
seen 10253 played 778 games 766 players 639 won 414/778 years 1992-2019
weight 0.9163 gain -1.1731

pattern L182843615932979
? ? C ? ?
? . . . ?
3 . * 3 .
? . . . ?
? ? . ? ?
seen 285297 played 139 games 139 players 130 won 75/139 years 1992-2018
weight -1.3031 gain -1.1733

pattern L943669089141882
? ? . ? ?
? 3 . . ?
. . * . a
? C . C ?
? ? . ? ?
a C last yes
seen 1968 played 73 games 73 players 73 won 42/73 years 2000-2017
weight -0.7861 gain -1.1735

pattern L314349795053475
? ? a ?
b 1 * #
? ? 3 ?
a #2
b ? last yes
seen 524 played 237 games 234 players 225 won 126/237 years 2001-2019
weight -0.9999 gain -1.1739

pattern L107894789702815
. . . . . . # ?
. . C . . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
. . . . . . # ?
? . X . . . ? ?
seen 31052 played 2248 games 2203 players 1394 won 1130/2245 years 1992-2019
weight 0.3631 gain -1.174

pattern L854911551863317
? . 3 . ?
. . . . .
. C * . .
. . . . .
? C 3 . ?
seen 5902 played 757 games 753 players 603 won 389/757 years 2000-2019
weight 0.4832 gain -1.175

pattern L305066738970894
? ? . . .
a ? C * .
? ? C . 3
a ? last yes
seen 9203 played 55 games 55 players 51 won 32/55 years 2009-2017
weight -0.7962 gain -1.1754

pattern L719545113185928
? ? . . . ? ?
? . . . . . ?
. . . C C C .
. . . * 3 . X
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 288 played 118 games 118 players 112 won 52/118 years 2001-2019
weight 0.5907 gain -1.1757

pattern L668636852746156
? . . . ?
. . . C 2
. 3 * C 2
. . . 3 C
? . . 3 ?
seen 2048 played 161 games 159 players 146 won 91/161 years 2009-2019
weight 0.9838 gain -1.1758

pattern L757756536567083
? ? B ? ?
? 1 B . ?
2 A * . .
? # # # ?
? ? # ? ?
seen 209 played 76 games 76 players 73 won 44/76 years 2009-2019
weight 0.5391 gain -1.1758

pattern L531021905717198
. . 3
. * .
. C C
? ? ?
a ? ?
a ? last yes
seen 8457 played 57 games 57 players 57 won 28/57 years 2001-2017
weight -1.0683 gain -1.1759

pattern L965681164074028
. 3 B
. * 2
. . 2
? ? a
a ? last yes
seen 4992 played 46 games 46 players 45 won 24/46 years 2009-2017
weight -0.7789 gain -1.1759

pattern L382156698651303
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? O . 3 . . ?
? ? . X O ? ?
seen 21743 played 465 games 455 players 407 won 249/465 years 2000-2019
weight 0.5367 gain -1.177

pattern L429678543675575
? ? . X . ? ?
? . . . . . ?
# . . C . . .
# . . * 3 . .
# . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 874 played 270 games 268 players 248 won 135/270 years 2001-2017
weight 0.7007 gain -1.1775

pattern L643719135270995
? ? . ? ?
? . . . ?
. C * 3 .
? 2 a . ?
? ? . ? ?
a C last yes
seen 10647 played 7766 games 7168 players 3068 won 3789/7762 years 1992-2019
weight 0.4393 gain -1.1778

pattern L599908445920697
? # ?
. * B
a . ?
a ? last yes
seen 2390 played 89 games 89 players 86 won 50/89 years 2001-2018
weight -0.8633 gain -1.178

pattern L281699366222946
? ? O . . ? ?
? . . . . # ?
X . 3 . . # #
. . . * . # #
. C . C . # #
? . . . . # ?
? ? . . . ? ?
seen 8478 played 239 games 239 players 222 won 99/239 years 2000-2018
weight 0.6607 gain -1.1791

pattern L559699057527054
? ? ? X ? ? ?
? . . . . . ?
? . . a . . ?
. . 3 * . . #
? . . . . . ?
? . . . . . ?
? ? ? - ? ? ?
a C last yes
seen 513 played 275 games 275 players 257 won 143/275 years 2001-2019
weight 0.5537 gain -1.1793

pattern L747913083250718
? . . . ?
. . C . 3
. . * . .
. . . . .
? . a . ?
a C last yes
seen 3704 played 59 games 59 players 59 won 25/58 years 2001-2019
weight -0.7363 gain -1.1795

pattern L795512766785019
O . . . . . . ?
. O . C . . . ?
. . . . . . . .
. 3 . * . . . .
. . . . . . . .
. . . . . . . ?
. . . . . . . ?
? ? . . . ? ? ?
seen 2058 played 132 games 131 players 129 won 72/132 years 1992-2018
weight -0.3726 gain -1.1801

pattern L718013240334919
? ? . ? ?
? 3 . C ?
C 3 * . .
? 3 B . ?
? ? 3 ? ?
seen 8596 played 49 games 49 players 49 won 33/49 years 2009-2018
weight -0.7583 gain -1.1812

pattern L418180111815792
? ? . ? ?
? . . 3 ?
# . * a 1
? . . . ?
? ? . ? ?
a B last yes
seen 3726 played 387 games 385 players 345 won 198/387 years 2001-2019
weight -0.8086 gain -1.1814

pattern L821963101383475
a ? ?
? ? ?
. . .
C * .
2 C .
a ? last yes
seen 2375 played 56 games 56 players 56 won 36/56 years 2009-2018
weight -0.712 gain -1.182

pattern L947778578371851
. . . . . . # #
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . B 2 . # #
. . 3 3 C . # #
. . X O O . # #
. . X O . . # #
seen 80 played 70 games 70 players 68 won 42/70 years 2001-2018
weight 0.6712 gain -1.1821

pattern L241659066700505
? ? C ? ?
? . 2 C ?
# . * 3 3
? . . . ?
? ? C ? ?
seen 6393 played 154 games 154 players 145 won 86/154 years 2001-2019
weight -0.4622 gain -1.1824

pattern L431341534657388
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . 3 . .
. . . . . . . .
. . . . . O . .
. . . . O . . ?
? . . . . . ? ?
seen 8406 played 797 games 796 players 594 won 391/797 years 2001-2017
weight 0.4268 gain -1.1828

pattern L903606893226338
. 3 a
. * A
. 3 A
a 3A
seen 55868 played 703 games 698 players 590 won 366/703 years 2001-2018
weight 0.3372 gain -1.183

pattern L788129627804684
. . a
3 * .
. . C
a 2B
seen 72297 played 250 games 249 players 238 won 130/250 years 2001-2017
weight -0.56 gain -1.1831

pattern L214721299004981
. . . . O . . ?
. . . . . . . ?
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . . . . . ?
. . . . . . . ?
? ? . . @ ? ? ?
seen 182387 played 419 games 416 players 353 won 210/419 years 2001-2018
weight 0.4568 gain -1.1833

pattern L369958911283025
. . . . . . . ?
. . . . . . . ?
. . . . . . . .
. . . * . . . .
. . . . . . . .
. . . 3 . . . ?
. . . . . . . ?
? ? . . . ? ? ?
seen 3330844 played 3304 games 3115 players 1712 won 1645/3303 years 1988-2019
weight 0.3228 gain -1.1833

pattern L972298402204548
. . . . . . # ?
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . 3 C . . # #
. . . . . . # #
. . O . . . # ?
? . . . . . ? ?
seen 12428 played 8753 games 8333 players 2971 won 4239/8749 years 1992-2019
weight 0.1186 gain -1.1833

pattern L681819610170934
C C 2
C * C
a A 1
a 12
seen 1215 played 384 games 193 players 181 won 171/384 years 2000-2018
weight 0.348 gain -1.1836

pattern L057128645876799
? # # # ?
. . . . #
. . * . #
C C . . #
? 3 C . ?
seen 32794 played 65 games 65 players 64 won 38/65 years 2009-2018
weight -0.8848 gain -1.1837

pattern L650473858120324
? ? O O a ? ?
? . 3 3 C X ?
. . . . 3 . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a O last yes
seen 2274 played 1074 games 1069 players 669 won 506/1074 years 2001-2018
weight -1.176 gain -1.1837

pattern L632534846381342
? ? . . . ? ?
? . 3 . . # ?
. . . . . # #
. . . * . # #
O . C . . # #
? . . . . # ?
? ? . . . ? ?
seen 44618 played 103 games 103 players 102 won 54/103 years 2009-2016
weight -0.8568 gain -1.1839

pattern L291936167815687
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . C * . . X .
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 66142 played 45 games 45 players 43 won 24/44 years 2000-2018
weight -0.6371 gain -1.1844

pattern L861782453838681
? ? 3 ? ?
? 3 A 3 ?
C C * C .
? C C C ?
? ? 3 ? ?
seen 4075 played 193 games 80 players 79 won 92/193 years 2001-2018
weight -0.4066 gain -1.1845

pattern L205734347795653
? . C .
? C * .
a C 3 .
a ? last yes
seen 4179 played 108 games 108 players 106 won 61/108 years 2001-2017
weight -0.5154 gain -1.1847

pattern L891067305805109
? ? ? a
? ? ? ?
? C ? ?
. * 2 ?
? b ? ?
a ? last yes
b 3C
seen 11736 played 157 games 157 players 151 won 84/157 years 2001-2018
weight -0.2932 gain -1.185

pattern L882800948872390
? ? ? . ? ? ?
? . . . . . ?
? . . a 3 . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
a C last yes
seen 1200 played 374 games 374 players 326 won 187/374 years 2001-2019
weight -0.2255 gain -1.1853

pattern L212249608347439
. . C ?
. * C ?
. . 3 ?
? ? ? ?
? ? ? a
a ? last yes
seen 13110 played 376 games 372 players 337 won 183/376 years 2000-2019
weight -0.3825 gain -1.1858

pattern L657335036337637
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . O ?
? ? ? X ? a ?
a ? last yes
seen 12832 played 58 games 58 players 56 won 28/58 years 2009-2018
weight -1.5324 gain -1.1859

pattern L226973971511371
? ? B ? ?
? . 2 C ?
. . * C 3
? . . C ?
? ? . ? ?
seen 23149 played 66 games 66 players 63 won 31/66 years 2009-2019
weight -0.3557 gain -1.186

pattern L704568895797233
C 3 . ?
2 * . a
. . . ?
a ? last yes
seen 1966 played 35 games 35 players 35 won 20/35 years 2009-2018
weight -0.4709 gain -1.1866

pattern L169084515030300
? 2 ?
3 * C
a C ?
a ? last yes
seen 3281 played 47 games 47 players 46 won 27/47 years 2001-2017
weight -1.0662 gain -1.1872

pattern L525160087344267
? ? a ? ?
? ? 1 ? ?
? B 1 # ?
3 3 * # #
? . . # ?
? ? . ? ?
a ? last yes
seen 492 played 428 games 424 players 383 won 241/426 years 2000-2019
weight 0.2447 gain -1.1874

pattern L803430393975397
? 3 . . ?
. . . . .
. . * . .
. . . . C
? . . 3 ?
seen 32930 played 260 games 258 players 241 won 136/260 years 2001-2018
weight 0.7233 gain -1.1874

pattern L996073449765234
? ? C ? ?
? 3 C . ?
. 3 * 3 .
? . . . ?
? ? # ? ?
seen 21916 played 171 games 171 players 160 won 84/171 years 2009-2019
weight -0.8672 gain -1.1874

pattern L580748998911637
C . a
. * 3
3 C .
a BC
seen 4019 played 788 games 778 players 635 won 404/788 years 2001-2019
weight 1.0625 gain -1.1877

pattern L781791690374451
? ? . ? ?
? . . # ?
2 2 * # #
? C 2 # ?
? ? . ? ?
seen 21688 played 41 games 41 players 41 won 21/41 years 2009-2018
weight -0.9542 gain -1.188

pattern L735776198360225
? ? . ? ?
? . C 1 ?
. . * B 2
? . . . ?
? ? # ? ?
seen 16183 played 80 games 79 players 76 won 40/80 years 2000-2018
weight -1.2841 gain -1.1882

pattern L795814092245645
C . a
. * .
. C .
? ? ?
? ? b
a .C
b ? last yes
seen 40442 played 437 games 437 players 386 won 206/436 years 2001-2018
weight -0.7274 gain -1.1882

pattern L370277023496654
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . B 2 . . ?
? . 3 C C . ?
? ? ? . ? ? ?
seen 3099 played 573 games 566 players 484 won 275/573 years 2001-2019
weight 0.4897 gain -1.1887

pattern L547228712942264
3 . C
A * .
3 . .
seen 9498 played 175 games 175 players 169 won 93/175 years 2001-2018
weight -0.6206 gain -1.189

pattern L502770208453173
? ? . ? ?
? . . . ?
2 a * . .
? . . . ?
? ? C ? ?
a C last yes
seen 12756 played 54 games 54 players 53 won 28/54 years 2009-2018
weight -1.3739 gain -1.19

pattern L667312020355374
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . 3 . .
. . . . . . . .
. . . . C . . .
. . . . . . . ?
? . . . . . ? ?
seen 67967 played 617 games 611 players 498 won 306/617 years 2000-2018
weight -0.4014 gain -1.1905

pattern L156680009794320
. C .
3 * .
. . .
? ? ?
? ? a
a ? last yes
seen 9073 played 331 games 330 players 307 won 167/330 years 2001-2019
weight -0.429 gain -1.1912

pattern L414608055601799
? ? . . . ?
? . . . . .
? . C * . .
a . . . . .
? ? . . . ?
a ? last yes
seen 87290 played 2212 games 2166 players 1273 won 1058/2212 years 2000-2019
weight -0.5264 gain -1.193

pattern L657337876934746
? ? a ? ?
? ? . ? ?
? . . . ?
. . * C C
? . . 3 ?
? ? . ? ?
a ? last yes
seen 2083 played 64 games 64 players 63 won 42/64 years 2009-2017
weight -0.9208 gain -1.194

pattern L052683211157191
? ? C . . ?
? 3 . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? ? ? ? ?
a ? last yes
seen 9765 played 165 games 165 players 157 won 81/165 years 2001-2019
weight -0.7425 gain -1.1952

pattern L598552619004224
? ? a ? ?
? ? . ? ?
? . . . ?
. . * . 3
? . . C ?
? ? . ? ?
a ? last yes
seen 11224 played 69 games 69 players 69 won 28/69 years 2000-2018
weight -0.8915 gain -1.1963

pattern L844407947808951
? ? ? X ? ? ?
? X . 3 . . ?
? C C . . . ?
X . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 2934 played 145 games 144 players 127 won 70/145 years 2001-2017
weight 1.1884 gain -1.1968

pattern L071945949189151
. . . ?
3 * . a
B 2 2 ?
a ? last yes
seen 2354 played 372 games 369 players 330 won 186/372 years 2001-2019
weight 0.4953 gain -1.1969

pattern L766020946635413
. a .
. * 3
. . 3
a C last yes
seen 92500 played 4925 games 4604 players 2376 won 2529/4923 years 1992-2019
weight -0.502 gain -1.1973

pattern L928220550155022
? ? ? . ? ?
a ? . . . ?
? B 2 * . .
? ? B . . ?
? ? ? . ? ?
a ? last yes
seen 1291 played 62 games 62 players 60 won 35/62 years 2001-2019
weight -0.6266 gain -1.1977

pattern L806085107747425
? ? . ? ?
? C . 3 ?
. . * C .
? C . C ?
? ? . ? ?
seen 19535 played 39 games 39 players 37 won 19/39 years 2009-2019
weight -0.7774 gain -1.1981

pattern L022918177426598
? ? ? . ? a ?
? . . 3 . . ?
? . . . . C ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 5787 played 421 games 418 players 370 won 209/421 years 2001-2018
weight -0.5184 gain -1.1984

pattern L967569353378167
? B B 3
a . * .
? . . .
a ? last yes
seen 7594 played 105 games 105 players 100 won 48/105 years 2000-2018
weight -0.9866 gain -1.1984

pattern L463264275863832
? ? ? 2 ?
a ? . * 3
? ? ? C ?
a ? last yes
seen 1392 played 45 games 45 players 44 won 25/45 years 2009-2017
weight -0.8768 gain -1.1989

pattern L007162217937790
? ? . ? ?
? . . . ?
. C * . a
? 2 . . ?
? ? 2 ? ?
a .C
seen 6986 played 751 games 741 players 628 won 360/751 years 2001-2019
weight 0.3995 gain -1.1995

pattern L156827101860859
? ? ? . ? ? ?
? X . . . . ?
? . . C . 3 ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 11459 played 43 games 43 players 43 won 22/43 years 2001-2017
weight -1.1798 gain -1.1995

pattern L818311380153701
? ? C ? ?
? 3 . 3 ?
. . * . .
? . C . ?
? ? . ? ?
seen 15091 played 233 games 231 players 203 won 119/233 years 2001-2017
weight 0.4584 gain -1.2

pattern L261217665881005
? ? C ? ?
? C C C ?
. C * C 3
? 3 A 3 ?
? ? 3 ? ?
seen 4392 played 210 games 89 players 89 won 108/210 years 2001-2017
weight -0.5817 gain -1.2002

pattern L135154213023010
? ? ? . ? ? ?
? X . . . . ?
? . . . . . ?
. . C * . . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 100402 played 71 games 70 players 68 won 28/71 years 2001-2017
weight -1.0211 gain -1.2021

pattern L048155509869126
? C C C ?
. C 3 3 3
B 2 * . .
. . . . .
? # # # ?
seen 1570 played 55 games 55 players 55 won 33/55 years 2001-2018
weight -0.701 gain -1.2029

pattern L165272760267580
. . . ? ?
. * . ? ?
. 2 B ? ?
? ? ? ? a
a ? last yes
seen 3835 played 72 games 72 players 67 won 39/72 years 2000-2018
weight -0.6037 gain -1.203

pattern L905132070582744
3 C .
. * C
3 . .
seen 307455 played 4127 games 3923 players 2116 won 2140/4127 years 1992-2019
weight 0.213 gain -1.2033

pattern L213165536306467
? ? C ? ?
? # . C ?
# # * . .
? # . . ?
? ? # ? ?
seen 184583 played 38 games 38 players 37 won 18/38 years 2009-2017
weight -1.7422 gain -1.2035

pattern L438374215538713
? ? ? . ? ? ?
? X . a . # ?
? . . . . # ?
. . . * . # #
? . . . . # ?
? . . . . # ?
? ? ? . ? ? ?
a C last yes
seen 5569 played 449 games 446 players 369 won 227/449 years 2001-2019
weight 0.6868 gain -1.2036

pattern L206428671823171
? ? . ? ?
? 3 C . ?
. . * . .
? . . . ?
? ? C ? ?
seen 62583 played 7179 games 6593 players 2889 won 3678/7174 years 1993-2019
weight 0.199 gain -1.2044

pattern L536033076726090
C . .
. * 3
. B 3
a ? ?
a ? last yes
seen 1552 played 316 games 313 players 284 won 175/316 years 2001-2019
weight 0.6257 gain -1.2048

pattern L222625631135243
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . 3 C . 3 .
? . 3 C . . ?
? ? . a . ? ?
a O last yes
seen 3685 played 3009 games 2955 players 1665 won 1591/3008 years 1992-2019
weight 0.6273 gain -1.206

pattern L167745230710929
? ? ? . ? ? ?
? O C . . # ?
? 3 3 C . # ?
. . . * . # #
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 11131 played 684 games 678 players 551 won 318/683 years 2000-2018
weight -0.2088 gain -1.2069

pattern L820098238328864
? ? . O . ? ?
? . . . . . ?
. . . a 3 . .
. . . * . . .
. . . . . . .
? . . 3 . . ?
? ? . . . ? ?
a C last yes
seen 321 played 219 games 219 players 194 won 110/218 years 2009-2017
weight 0.5487 gain -1.2069

pattern L423692209197131
C 3 3
1 * 3
C 1 B
seen 3056 played 496 games 489 players 434 won 221/496 years 2001-2018
weight 0.3818 gain -1.207

pattern L680557413755794
. . . . O . . #
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . C . . . #
. . . . . . . #
. . . O . . . #
seen 34492 played 36 games 36 players 35 won 17/36 years 2009-2017
weight -0.4206 gain -1.2072

pattern L182447230885481
? ? a ? ?
? . . . ?
. . * 3 .
? . 2 B ?
? ? C ? ?
a .C
seen 51667 played 2777 games 2677 players 1685 won 1506/2776 years 1993-2019
weight 0.2528 gain -1.2075

pattern L976193396380795
? 2 . . ?
3 C 3 . #
. C * . #
. . . . #
? # # # ?
seen 963 played 437 games 436 players 380 won 237/437 years 2001-2018
weight 0.7031 gain -1.2079

pattern L457053470218119
? ? ? . ? ? ?
? O . . . . ?
? C 2 . . . ?
X 3 a * . . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
a B last yes
seen 205 played 142 games 140 players 133 won 76/142 years 2000-2019
weight 0.9862 gain -1.2081

pattern L617708214641654
a ? ? ? ?
? ? ? ? ?
? ? 3 . .
? ? . * .
? ? 3 . .
a ? last yes
seen 80416 played 71 games 71 players 71 won 25/71 years 2001-2018
weight -0.9155 gain -1.2083

pattern L698338061152045
? ? 2 ? ?
? 3 A 2 ?
. . * . .
? . . . ?
? ? . ? ?
seen 10317 played 528 games 524 players 448 won 298/528 years 2000-2019
weight 0.6971 gain -1.2089

pattern L050801257155475
. . X . . . # #
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
. . . . . . # #
. . . . . . # #
seen 2719192 played 7367 games 6887 players 2737 won 3813/7363 years 2000-2019
weight 0.2055 gain -1.2101

pattern L185100823797983
? . . . ?
. 3 . . .
. . * . C
. . . . .
? . . . ?
seen 404686 played 5026 games 4757 players 2299 won 2460/5025 years 1992-2019
weight 0.1225 gain -1.2114

pattern L247976483606201
? ? ? . ? ? ?
? . . . . . ?
? . C . . . ?
. . . * . . .
? . 3 . . . ?
? O 3 C . . ?
? ? ? O ? ? ?
seen 484 played 117 games 117 players 110 won 65/117 years 2001-2019
weight 0.6682 gain -1.2115

pattern L585780118333358
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . 3 X ?
? ? ? X ? ? ?
seen 407478 played 68 games 67 players 66 won 34/68 years 2001-2017
weight -2.2915 gain -1.2117

pattern L587641097893517
? ? ? . ? ? ?
? . . . # # ?
? . . . # # ?
. 3 3 * # # #
? 3 B . # # ?
? O . C # # ?
? ? ? . ? ? ?
seen 33510 played 273 games 272 players 257 won 164/273 years 2001-2019
weight -0.2923 gain -1.2124

pattern L716483744282984
. 3 3
a * C
3 3 b
a C last yes
b .3C
seen 723 played 569 games 563 players 484 won 289/569 years 2000-2019
weight 0.5975 gain -1.2133

pattern L568817596251889
? 3 . .
? 3 * .
? C . .
a ? ? ?
a ? last yes
seen 17459 played 41 games 41 players 41 won 23/41 years 2001-2017
weight -2.301 gain -1.2139

pattern L954342223069485
? # # # ?
. . . . #
. C * . #
. . . . #
? 3 3 . ?
seen 1954 played 144 games 143 players 136 won 86/144 years 2001-2019
weight 0.6167 gain -1.2145

pattern L595590704930170
? ? . ? ?
? . C 1 ?
# . * B 2
? . . . ?
? ? . ? ?
seen 8244 played 89 games 89 players 87 won 40/89 years 2001-2018
weight -0.6404 gain -1.215

pattern L058783409441328
. . . . . . # ?
. . . C . . # ?
. 3 . . . . # #
. . . * . . # #
. . . . . . # #
# # # # # # # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 66508 played 333 games 333 players 286 won 158/333 years 2000-2018
weight -0.2512 gain -1.2155

pattern L085036114318105
. . . . . # # #
. . 3 . . # # #
. . . . . # # #
. C . * . # # #
. . . . . # # #
. . . . . # # #
# # # # # # # #
# # # # # # # #
seen 66508 played 333 games 333 players 286 won 158/333 years 2000-2018
weight -0.2512 gain -1.2155

pattern L115252903855958
. . . . . . # ?
. . . C . . # #
. 3 . . . . # #
. . . * . . # #
. . . . . . # #
# # # # # # # #
# # # # # # # ?
? # # # # # ? ?
seen 66508 played 333 games 333 players 286 won 158/333 years 2000-2018
weight -0.2512 gain -1.2155

pattern L518925531114186
? ? # ? ?
? . . . ?
. . * . C
? 3 . C ?
? ? a ? ?
a C last yes
seen 1342 played 44 games 44 players 43 won 27/44 years 2001-2016
weight -0.8773 gain -1.2163

pattern L024846892862989
a . .
b * .
. 3 .
a 23
b B last yes
seen 7608 played 1613 games 1585 players 1137 won 817/1613 years 1992-2019
weight 0.3982 gain -1.2167

pattern L457761180915694
C 1 1
3 * B
a . .
a .3
seen 5564 played 2954 games 2819 players 1737 won 1536/2953 years 2000-2019
weight 0.3792 gain -1.2171

pattern L183922483932635
? . . . ?
. . . . .
. . * . .
C . 3 . a
? . . . ?
a C last yes
seen 16794 played 45 games 45 players 45 won 20/45 years 2001-2016
weight -1.3641 gain -1.2175

pattern L037551027437418
# # # ?
3 * . ?
3 C . a
a ? last yes
seen 2067 played 43 games 43 players 43 won 25/43 years 2001-2016
weight -1.0433 gain -1.2176

pattern L066286897097333
. . . . . . . ?
. . . . . . O ?
. . . . . . O X
. . . * . C X X
. . . . . . O .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 1514 played 160 games 160 players 133 won 84/160 years 2009-2017
weight 0.7255 gain -1.2176

pattern L049285915948397
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * . . .
? . . . . 3 ?
? . . . a . ?
? ? ? . ? ? ?
a C last yes
seen 20759 played 233 games 230 players 219 won 108/233 years 2000-2019
weight 0.4213 gain -1.2183

pattern L440407927251490
. . . . . . . ?
. . . . . . O X
. . . . . . O X
. . . * . C X X
. . . . . . O .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 1505 played 160 games 160 players 133 won 84/160 years 2009-2017
weight 0.726 gain -1.2183

pattern L930383789244494
. . . . . . . X
. . . . . . O X
. . . . . . O X
. . . * . C X X
. . . . . . O .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 1505 played 160 games 160 players 133 won 84/160 years 2009-2017
weight 0.726 gain -1.2183

pattern L169663328654126
? ? C ? ?
? . C . ?
. . * . 3
? . . C ?
? ? C ? ?
seen 34424 played 108 games 108 players 105 won 49/108 years 2001-2019
weight -0.8065 gain -1.2189

pattern L458790416580598
? a ?
2 * 3
? B ?
a BC
seen 27369 played 2463 games 2355 players 1508 won 1337/2463 years 2000-2019
weight -0.2524 gain -1.2191

pattern L885700712485239
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . 3 . . . ?
? a ? . ? ? ?
a ? last yes
seen 66908 played 318 games 315 players 279 won 165/318 years 1992-2018
weight 0.9889 gain -1.2191

pattern L341630565042425
? ? . ? ?
? . . 3 ?
# . * 3 .
? . C . ?
? ? . ? ?
seen 34412 played 1006 games 993 players 798 won 575/1006 years 2000-2019
weight 0.5864 gain -1.2197

pattern L674760811762905
? ? 3 ? ?
? 1 B . ?
. B * . .
? 3 . . ?
? ? . ? ?
seen 3902 played 1010 games 995 players 783 won 495/1010 years 2000-2019
weight 0.1913 gain -1.22

pattern L847748550713074
3 . C
A * .
3 3 3
seen 16988 played 386 games 382 players 345 won 204/386 years 2009-2019
weight -0.5579 gain -1.2204

pattern L609363678978716
? ? . C .
? ? . * .
? ? . . .
? ? ? ? ?
a ? ? ? ?
a ? last yes
seen 217173 played 1739 games 1713 players 1174 won 836/1738 years 1992-2019
weight 0.2422 gain -1.2206

pattern L163167330031751
? . . 3 ?
# . . 3 3
# . * C .
# . . . C
? . . . ?
seen 11917 played 201 games 198 players 190 won 94/201 years 2001-2018
weight -0.6373 gain -1.2214

pattern L896301160861076
a ? ?
? ? ?
C . .
. * .
# # #
a ? last yes
seen 77535 played 42 games 42 players 41 won 16/42 years 2001-2016
weight -1.8906 gain -1.2217

pattern L034276081351712
? . ?
. * .
? B ?
ko yes
seen 10101 played 246 games 218 players 128 won 122/246 years 1992-2019
weight -0.4241 gain -1.2218

pattern L251804108236322
? ? . ? ?
? # . C ?
# # * 1 a
? # . B ?
? ? . ? ?
a A last yes
seen 3590 played 180 games 179 players 169 won 96/180 years 2001-2018
weight -0.2564 gain -1.2218

pattern L179331013064334
? ? . ? ?
? C . C ?
. . * . .
? 3 . C ?
? ? . ? ?
seen 101880 played 1524 games 1497 players 1049 won 728/1523 years 2000-2019
weight 0.2572 gain -1.2221

pattern L898716752747923
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. 2 C * . . .
X C . . . . .
? O . . . . ?
? ? . . . ? ?
seen 9611 played 53 games 51 players 50 won 19/53 years 2009-2019
weight -0.5977 gain -1.2223

pattern L077020673400491
3 . 3
. * 3
3 3 3
seen 190802 played 160 games 155 players 145 won 74/160 years 2001-2017
weight -0.8305 gain -1.2224

pattern L103758305603632
? ? . X . ? ?
? . C 3 . . ?
. . C 3 . . .
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 28344 played 87 games 87 players 82 won 44/87 years 2001-2017
weight -0.6686 gain -1.2229

pattern L050417685558868
. C 2
. * A
. B 3
seen 4241 played 127 games 127 players 120 won 72/127 years 2001-2017
weight -0.5742 gain -1.2232

pattern L429718949761469
? ? . . . ? ?
? . . . . . ?
. . C . . 3 .
. . . * . . .
. . . . . . X
? . . . . . ?
? ? . . . ? ?
seen 30328 played 41 games 41 players 38 won 29/41 years 2001-2017
weight -1.4548 gain -1.2232

pattern L443674877845893
3 3 C
3 * 1
C 3 B
seen 2253 played 267 games 266 players 248 won 156/267 years 2000-2019
weight 1.2107 gain -1.2236

pattern L577015038605554
? 2 ? a
. * C ?
? . ? ?
a ? last yes
seen 18250 played 3069 games 2952 players 1826 won 1512/3066 years 2000-2019
weight -0.5151 gain -1.224

pattern L634349703028322
? ? ? . ? ? ?
? . . . . O ?
? . . . . C ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 24878 played 34 games 34 players 32 won 13/34 years 2009-2016
weight -1.4908 gain -1.2241

pattern L634819407311194
? . . . ?
. . . . .
. . * . 3
. . . . .
? C . C ?
seen 243005 played 1481 games 1443 players 1026 won 743/1481 years 2000-2019
weight 0.3522 gain -1.2245

pattern L129780567755018
. . . . . # # ?
. . . . . # # #
. . 3 . . # # #
X . C * . # # #
O C . . . # # #
. . . . . # # #
. . . . . # # ?
? # # # # # ? ?
seen 802 played 322 games 321 players 277 won 172/322 years 2001-2018
weight 0.4109 gain -1.2248

pattern L744495382069612
? ? . ? ?
? C 3 . ?
C C * . .
? . . C ?
? ? . ? ?
seen 32403 played 272 games 270 players 247 won 137/272 years 2001-2019
weight -0.9397 gain -1.2248

pattern L855120836754827
. . . . . # # #
. . . . . # # #
. . 3 . . # # #
X . C * . # # #
O C . . . # # #
. . . . . # # #
. . . . . # # #
# # # # # # # #
seen 802 played 322 games 321 players 277 won 172/322 years 2001-2018
weight 0.4109 gain -1.2248

pattern L890359210700872
. . . . . # # ?
. . . . . # # ?
. . 3 . . # # #
X . C * . # # #
O C . . . # # #
. . . . . # # ?
. . . . . # # ?
? ? # # # ? ? ?
seen 802 played 322 games 321 players 277 won 172/322 years 2001-2018
weight 0.4109 gain -1.2248

pattern L768591207535300
. . . . . . # #
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . C . . . # #
X . . . . . # #
. . . . . . # #
seen 48193 played 4900 games 4656 players 2280 won 2609/4897 years 1992-2019
weight 0.4054 gain -1.2259

pattern L819383618242536
? ? 3 ? ?
? . 3 a ?
. . * . .
? . . . ?
? ? C ? ?
a C last yes
seen 3404 played 999 games 986 players 777 won 536/998 years 1988-2019
weight -0.4722 gain -1.2267

pattern L209295529180921
? ? . ? ?
? C . . ?
3 C * . .
? 3 C . ?
? ? . a ?
a ? last yes
seen 1392 played 36 games 36 players 36 won 18/36 years 2001-2017
weight -0.9016 gain -1.2269

pattern L359105306713880
. B 1
3 * .
. . a
a 3C
seen 4825 played 141 games 140 players 134 won 67/141 years 2001-2019
weight -0.483 gain -1.2274

pattern L418105806124821
? ? . ? ?
? C . . ?
a C * . .
? 3 B . ?
? ? 3 ? ?
a 23
seen 88281 played 1315 games 1297 players 987 won 655/1315 years 2000-2019
weight -0.9037 gain -1.2274

pattern L614445581763310
? ? . ? ?
? # . 3 ?
# # * C a
? # . C ?
? ? 3 ? ?
a 2C
seen 22774 played 210 games 210 players 200 won 99/210 years 2001-2018
weight -0.9091 gain -1.2277

pattern L311251097070751
# a 2
# * .
# . 3
a B last yes
seen 4008 played 2192 games 2099 players 1391 won 1096/2191 years 1992-2019
weight 0.4179 gain -1.2279

pattern L086086833497475
? C . . ?
. . . . .
C . * . .
. . . . .
? . . 3 ?
seen 25929 played 59 games 59 players 58 won 27/59 years 2009-2017
weight -0.5612 gain -1.2286

pattern L482435393845538
? ? 3 ? ?
? 3 C C ?
a A * C 3
? 2 C C ?
? ? C ? ?
a 23
seen 1242 played 150 games 77 players 76 won 77/150 years 2009-2017
weight -0.1882 gain -1.2293

pattern L038391506096669
? . . . ?
3 3 C . 3
C 3 * . .
. . . . .
? # # # ?
seen 73296 played 151 games 151 players 134 won 54/151 years 2001-2019
weight -0.9844 gain -1.2301

pattern L715558939831869
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. 3 . * . . .
. . . C . . .
? X . . . . ?
? ? . O . ? ?
seen 24052 played 121 games 121 players 115 won 68/121 years 2001-2017
weight -1.0144 gain -1.2302

pattern L146742070024596
2 C C a
. * . ?
. . . ?
a ? last yes
seen 5153 played 52 games 52 players 50 won 22/52 years 2001-2019
weight -0.9864 gain -1.2304

pattern L291477366426371
? ? ? X ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 194239 played 266 games 265 players 231 won 140/266 years 2000-2017
weight -0.872 gain -1.2304

pattern L943770983874462
? . . . ?
3 . . . #
B 2 * . #
. a . . #
? . . . ?
a C last yes
seen 7582 played 632 games 624 players 529 won 308/631 years 2001-2019
weight -0.3271 gain -1.2304

pattern L639658724924743
. C .
. * .
3 . C
? a ?
a ? last yes
seen 13144 played 1017 games 1003 players 714 won 488/1017 years 1992-2019
weight -0.6531 gain -1.2306

pattern L921362756464038
? ? . . . ? ?
? O . . . . ?
O 3 3 . C . .
O C . * . . .
X . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 196 played 113 games 113 players 106 won 62/113 years 2001-2018
weight 0.681 gain -1.2306

pattern L369210239501915
? ? . . . ? ?
? . . . . . ?
X . . . . . .
O C . * . . .
O 3 3 . a . .
? O . . . . ?
? ? . . . ? ?
a C last yes
seen 164 played 113 games 113 players 106 won 62/113 years 2001-2018
weight 0.6946 gain -1.2308

pattern L093349182774576
3 a 3
3 * .
. 3 .
a C last yes
seen 764 played 383 games 376 players 343 won 172/383 years 2001-2019
weight 0.754 gain -1.2314

pattern L697867568835637
a ? ? ?
? ? ? ?
? C C .
? . * .
? . . .
a ? last yes
seen 102757 played 184 games 183 players 176 won 81/184 years 2001-2017
weight -0.6647 gain -1.2324

pattern L888653249007608
? ? . ? ?
? . . . ?
3 . * . C
? C 3 . ?
? ? . ? ?
seen 4490 played 449 games 448 players 396 won 210/449 years 1993-2019
weight 0.5941 gain -1.2325

pattern L298430658030669
3 . C
C * C
C 3 a
a .3
seen 20387 played 1297 games 1276 players 965 won 677/1297 years 2000-2019
weight -0.1891 gain -1.2336

pattern L068577950450735
a ? ?
? . ?
3 * C
? . ?
a ? last yes
seen 161823 played 5026 games 4743 players 2354 won 2558/5023 years 1992-2019
weight -0.178 gain -1.2339

pattern L378826384630716
? ? a ? ?
? B B . ?
3 3 * C .
? . . . ?
? ? . ? ?
a 23
seen 7970 played 130 games 129 players 116 won 64/128 years 2001-2017
weight -0.7636 gain -1.2346

pattern L121913759198788
? ? . ? ?
? . . . ?
C . * . C
? 2 . . ?
? ? . ? ?
seen 21207 played 37 games 37 players 37 won 22/37 years 2009-2017
weight -2.0061 gain -1.2351

pattern L676833923739796
? ? # ? ?
? . . . ?
. C * . .
? . . 3 ?
? ? 3 ? ?
seen 29744 played 1645 games 1602 players 1120 won 854/1645 years 1992-2019
weight 0.4717 gain -1.2352

pattern L993966200821818
? . ?
. * 1
? . ?
? ? a
a ? last yes
seen 2694 played 191 games 190 players 180 won 100/191 years 2001-2018
weight -0.767 gain -1.2358

pattern L684002660994226
? . . . . # ? ?
. . . . . # # ?
. . 3 . . # # ?
X . C * . # # #
O C . . . # # ?
. . . . . # # ?
? . . . . # ? ?
? ? ? # ? ? ? ?
seen 825 played 327 games 326 players 281 won 174/327 years 2001-2018
weight 0.4162 gain -1.2363

pattern L857075099263849
. . a
. * 2
. 2 b
a .2
b A last yes
seen 3009 played 195 games 195 players 182 won 116/195 years 2000-2018
weight 0.6731 gain -1.2368

pattern L533431789349245
? ? 3 ? ? ?
? . . . ? a
. . * . . ?
? . C . ? ?
? ? . ? ? ?
a ? last yes
seen 5677 played 47 games 47 players 43 won 22/47 years 2009-2019
weight -0.7969 gain -1.2374

pattern L113412059356414
. . . . . . . ?
. . . . . O . ?
. . . . . . . .
. . . * . 3 . .
. . . . . . . .
. . . . C . . ?
. . . . . . . ?
? ? . . . ? ? ?
seen 17656 played 2572 games 2512 players 1542 won 1286/2571 years 2000-2019
weight -0.2735 gain -1.2376

pattern L051767333121107
? ? a
? ? ?
? 2 ?
C * C
? . ?
a ? last yes
seen 7245 played 87 games 86 players 84 won 45/87 years 2009-2018
weight -0.9722 gain -1.2377

pattern L105871513287166
. . . . . . . #
. . . . . . . #
. . C . 3 . . #
X . . * C . . #
. . . . . . . #
. . . . . . . #
# # # # # # # #
# # # # # # # #
seen 3870 played 366 games 364 players 300 won 171/366 years 2001-2018
weight -0.229 gain -1.2386

pattern L557538324318548
. . . X . . # ?
. . . . . . # #
. . C . . . # #
. . . * . . # #
. . 3 C . . # #
. . . . . . # #
. . . . . . # ?
? # # # # # ? ?
seen 3870 played 366 games 364 players 300 won 171/366 years 2001-2018
weight -0.229 gain -1.2386

pattern L929109578505190
. . . . . . . ?
. . . . . . . ?
. . C . 3 . . #
X . . * C . . #
. . . . . . . #
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 3870 played 366 games 364 players 300 won 171/366 years 2001-2018
weight -0.229 gain -1.2386

pattern L004855116599875
a ? ? ? ? ?
? ? . . . ?
? . . . . .
? . C * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 43230 played 122 games 122 players 117 won 52/122 years 2001-2019
weight -1.1348 gain -1.2389

pattern L608398742070116
? . . X . . ? ?
. . . . . . # ?
. . C . . . # ?
. . . * . . # #
. . 3 C . . # ?
. . . . . . # ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 3871 played 366 games 364 players 300 won 171/366 years 2001-2018
weight -0.2291 gain -1.2391

pattern L846661084948480
? . . . ?
. . . . .
C . * . .
. . . . .
? . . . ?
? ? ? a ?
a ? last yes
seen 45578 played 118 games 118 players 113 won 60/118 years 2009-2019
weight -1.241 gain -1.2391

pattern L641041835005543
? ? . . . ? ?
? . . . . . ?
. . . C . . .
. . . * 3 . .
. C . . . . .
? . . 3 . . ?
? ? . . . ? ?
seen 578 played 327 games 326 players 280 won 174/327 years 2001-2018
weight 0.3913 gain -1.2393

pattern L099868490845024
? . . . ?
. . . . .
3 . * . .
a . b . .
? . . . ?
a .C
b C last yes
seen 163622 played 8984 games 8192 players 3292 won 4449/8976 years 1992-2019
weight -0.2127 gain -1.2412

pattern L362857982145961
? . . . ?
2 . . . .
B B * . .
3 3 C . .
? . . . ?
seen 1218 played 627 games 607 players 504 won 343/627 years 2001-2019
weight 0.3168 gain -1.2415

pattern L807524248723323
B B 3
3 * .
. . C
seen 919 played 163 games 163 players 156 won 83/162 years 2001-2019
weight 0.9229 gain -1.2415

pattern L221824979356161
? ? . ? ?
? 3 B 2 ?
. . * . 3
? . . . ?
? ? . ? ?
seen 1634 played 604 games 600 players 518 won 338/604 years 1992-2019
weight 0.3245 gain -1.2416

pattern L196333793022665
? ? ? . ? ? ?
? . . . . . ?
? . C . . C ?
. C 2 * . . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 10574 played 166 games 165 players 147 won 86/166 years 2009-2018
weight 0.4595 gain -1.2418

pattern L252158176559741
? ? . ? ?
? . . . ?
# . * C .
? . 3 3 ?
? ? . ? ?
? ? ? a ?
a ? last yes
seen 2338 played 836 games 831 players 626 won 408/836 years 2001-2019
weight 0.6342 gain -1.2421

pattern L391086676427121
? . . . ?
. . . . .
. . * . .
. 3 C 3 .
? . C a ?
a .3
seen 3747 played 2594 games 2509 players 1601 won 1264/2594 years 2000-2019
weight 0.3351 gain -1.2422

pattern L575638550929926
. 2 C
C * C
C . .
seen 66875 played 116 games 116 players 111 won 49/116 years 2001-2018
weight -1.2454 gain -1.2425

pattern L565729611027945
a . . .
? . * .
? . C C
a ? last yes
seen 47762 played 48 games 48 players 47 won 24/48 years 2001-2017
weight -1.7134 gain -1.2446

pattern L764512805239869
? . . # ?
C 2 . # #
1 A * # #
. 3 . # #
? . . # ?
seen 6324 played 1784 games 1747 players 1209 won 852/1782 years 2000-2019
weight 0.2091 gain -1.2448

pattern L285893049027145
? 3 . . ?
C 3 . . .
2 a * . .
. . . . .
? . . . ?
a B last yes
seen 7481 played 1870 games 1835 players 1264 won 928/1867 years 2000-2019
weight -0.3321 gain -1.245

pattern L860420375994435
? ? C ? ?
? 3 3 C ?
. . * . .
? . . 3 ?
? ? . ? ?
seen 47942 played 67 games 67 players 67 won 38/67 years 2001-2018
weight -0.9911 gain -1.245

pattern L676609315811855
? ? 3 ? ?
? . 3 . ?
. C * . .
? . . 3 ?
? ? C ? ?
seen 17101 played 108 games 108 players 103 won 55/108 years 2009-2019
weight -0.7657 gain -1.2451

pattern L619821123591745
# . 3 ? ?
# * C ? a
# . 3 ? ?
a ? last yes
seen 626 played 372 games 370 players 326 won 184/372 years 1992-2019
weight 0.6101 gain -1.2461

pattern L840361932238460
? # # # ?
. . . . .
. . * . .
. . . . .
? 3 . a ?
a 3C
seen 1483450 played 357 games 356 players 316 won 182/356 years 2001-2019
weight -1.1844 gain -1.2462

pattern L589326640235047
. . . . . . . ?
. . . . . . . #
. . . . C . . #
. . . * . . . #
. . . . 3 . . #
. . . . . . . #
. . . . O . . ?
? . . . . . ? ?
seen 10066 played 318 games 316 players 281 won 156/318 years 2001-2019
weight 0.3388 gain -1.2465

pattern L576652158563675
? ? B ? ?
? B B B ?
. 2 * 2 .
? # # # ?
? ? # ? ?
seen 2681 played 163 games 161 players 151 won 95/163 years 2001-2017
weight 0.6498 gain -1.2468

pattern L714960753432475
? . . . ?
2 B . . .
B 1 * . .
3 C C . .
? a . . ?
a .3
seen 397 played 306 games 305 players 274 won 145/306 years 2001-2018
weight 1.3529 gain -1.2473

pattern L120948254762346
. 3 .
. * .
B 1 a
a AB
seen 1221 played 460 games 450 players 378 won 241/460 years 2001-2019
weight 0.6137 gain -1.2475

pattern L198105335982591
? . . . . . ? ?
. . . . . . # ?
. . . C . . # ?
. . . * . . # #
. . C 3 . . # ?
. . C 3 . . # ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 967 played 281 games 265 players 148 won 138/281 years 2009-2019
weight 0.2973 gain -1.2477

pattern L779960633378572
? ? . ? ?
? C C . ?
B 1 * . .
? a . . ?
? ? . ? ?
a B last yes
seen 4346 played 1362 games 1341 players 980 won 669/1361 years 2001-2019
weight -0.2676 gain -1.2478

pattern L486987348979803
. C 3 ?
. * 3 ?
. 3 C a
a ? last yes
seen 1177 played 617 games 610 players 507 won 343/616 years 2000-2019
weight 0.8743 gain -1.2479

pattern L693554965616576
C 2 2
3 * C
3 3 C
seen 2809 played 510 games 500 players 442 won 250/510 years 1992-2018
weight 0.6807 gain -1.2487

pattern L114233633680638
? . C . ?
. . 2 a .
. . * . .
. . . C .
? . . . ?
a C last yes
seen 1354 played 212 games 211 players 194 won 97/212 years 2000-2019
weight -0.4611 gain -1.2488

pattern L732313317607861
? ? ? . ? ? ?
? . . . # # ?
? . 3 . # # ?
. C C * # # #
? C 2 . # # ?
? X . . # # ?
? ? ? . ? ? ?
seen 623 played 149 games 149 players 144 won 57/149 years 2001-2018
weight 0.6461 gain -1.2491

pattern L523180338362619
? ? ? . ? ? ?
? . . . . O ?
? . . . . C ?
. . . * . C X
? . . . . . ?
? . . . C . ?
? ? ? . ? ? ?
seen 57849 played 78 games 78 players 76 won 35/78 years 2001-2018
weight -0.67 gain -1.2492

pattern L571599843499770
? ? . ? ?
? . . . ?
. C * . .
? 1 B 3 ?
? ? . ? ?
seen 8169 played 178 games 176 players 171 won 72/178 years 2001-2019
weight -0.2103 gain -1.2504

pattern L071065670262081
? ? . . . ? ?
? . . C 3 X ?
. . . C 3 C O
. . . * . . .
# # # # # # #
? # # # # # ?
? ? # # # ? ?
seen 3585 played 964 games 955 players 699 won 528/964 years 2001-2018
weight 0.3503 gain -1.2506

pattern L186334353230173
? . . . ?
. . . . .
. . * . .
. a . . .
? . . C ?
a C last yes
seen 59521 played 43 games 43 players 42 won 21/43 years 2001-2017
weight -1.8184 gain -1.251

pattern L510699193944009
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * 3 3 X
. . . a C 3 O
? . . . . O ?
? ? . . . ? ?
a C last yes
seen 584 played 224 games 224 players 206 won 116/224 years 2001-2019
weight -0.652 gain -1.2521

pattern L406089906876762
? . . . ?
. . . . 3
. . * C .
. . . . C
? . . 3 ?
seen 6609 played 58 games 58 players 57 won 27/58 years 2001-2017
weight -0.7364 gain -1.2526

pattern L895184712610088
? ? ? . ? ? ?
? . . . . . ?
? . . . C . ?
. . . * . . X
? . . . . 3 ?
? . . . C O ?
? ? ? . ? ? ?
seen 930 played 64 games 64 players 61 won 36/64 years 2001-2019
weight 0.5114 gain -1.253

pattern L894705047957937
? C 3 B ?
C . B 2 .
. C * . .
. . . . .
? # # # ?
seen 985 played 613 games 603 players 517 won 294/611 years 2001-2019
weight 0.627 gain -1.2533

pattern L163758874445697
? ? B ? ?
? C 1 C ?
3 3 * 2 C
? . . . ?
? ? . ? ?
seen 62 played 44 games 44 players 43 won 24/44 years 2001-2018
weight 0.5545 gain -1.2541

pattern L362392381002268
? ? . ? ?
? 3 C . ?
3 B * . C
? . . . ?
? ? 3 ? ?
seen 2351 played 49 games 49 players 48 won 24/49 years 2009-2018
weight -0.751 gain -1.2541

pattern L459542135438125
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . . . X
. . . . . C . .
. . . . . . . O
. . . . . . . .
# # # # # # # #
seen 42017 played 84 games 84 players 47 won 44/84 years 2009-2017
weight -0.6726 gain -1.2547

pattern L136900816657926
? a ?
C * 3
? B ?
a C last yes
seen 11803 played 1685 games 1652 players 1178 won 872/1685 years 1993-2019
weight -0.3795 gain -1.2559

pattern L342705514812725
. . a
3 * 1
. . B
a B last yes
seen 528 played 316 games 309 players 261 won 165/316 years 2001-2019
weight 0.5396 gain -1.2563

pattern L183380097856084
C . C
2 * .
. C .
seen 25249 played 414 games 411 players 369 won 199/414 years 2000-2018
weight -0.1569 gain -1.2572

pattern L858978482051168
? ? . ? ?
? . 3 3 a
. . * C C
? . . . ?
? ? . ? ?
a ? last yes
seen 4721 played 244 games 241 players 225 won 123/244 years 2001-2019
weight -1.3748 gain -1.2572

pattern L512214848361097
? ? . . . ? ?
? O . . . . ?
O 2 2 . . . .
X C C * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 1790 played 276 games 275 players 247 won 152/276 years 2001-2019
weight 0.4829 gain -1.2574

pattern L805959518962099
? ? . . . ?
? 3 . . . .
? 3 B * . .
a C 2 . . .
? ? . . . ?
a ? last yes
seen 3696 played 1247 games 1227 players 910 won 592/1246 years 2001-2019
weight 0.2702 gain -1.2577

pattern L421396328846123
? ? # ? ?
? . . a ?
. . * 2 C
? 3 . 2 ?
? ? . ? ?
a B last yes
seen 453 played 234 games 231 players 220 won 124/234 years 2000-2018
weight 0.6791 gain -1.2578

pattern L243999400970874
? ? 3 ? ?
? C 3 C ?
a C * . .
? . . . ?
? ? # ? ?
a .23
seen 3977 played 1011 games 976 players 785 won 525/1011 years 2001-2019
weight 0.3679 gain -1.2579

pattern L252665064244101
? ? . ? ?
? 3 3 . ?
C C * 3 .
? . B B ?
? ? # ? ?
seen 235 played 192 games 190 players 180 won 89/192 years 2001-2017
weight 0.853 gain -1.2586

pattern L193293122155984
C C 2
. * 2
C . .
seen 16327 played 130 games 130 players 129 won 66/130 years 2001-2019
weight -0.9672 gain -1.259

pattern L357530146168574
? . . . . . ? ?
. . . . . . # ?
. . . . . . # ?
. . . * . . # #
. . 3 C . . # ?
. . . . . . # ?
? . O . . . ? ?
? ? ? . ? ? ? ?
seen 12558 played 8821 games 8392 players 2990 won 4271/8817 years 1992-2019
weight 0.1278 gain -1.2594

pattern L667363086834584
? ? # ? ?
? . . . ?
# . * B 3
? . . 3 ?
? ? . ? ?
seen 15417 played 141 games 141 players 138 won 80/141 years 2001-2017
weight -0.7442 gain -1.26

pattern L672371832661513
a ? ? ?
? . . C
? . * .
? . 3 .
a ? last yes
seen 14017 played 66 games 66 players 66 won 31/66 years 2001-2017
weight -1.7384 gain -1.2608

pattern L908532215087827
? ? . ? ?
? . . C ?
. . * C a
? C 3 3 ?
? ? . ? ?
a 13C
seen 7429 played 648 games 644 players 553 won 359/648 years 2001-2019
weight 0.3665 gain -1.261

pattern L018164850872630
? ? . . . ? ?
? . . . . O ?
. . . . . . .
X . . * C . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 6461 played 148 games 145 players 137 won 83/148 years 2009-2017
weight 0.5259 gain -1.2611

pattern L726307691936013
? . . . ?
. . . C .
a . * . C
. . . . .
? . . . ?
a C last yes
seen 3201 played 50 games 50 players 47 won 24/50 years 2001-2019
weight -0.7177 gain -1.2617

pattern L025866846894070
? a ?
? ? ?
C 2 .
3 * .
. . .
a ? last yes
seen 8057 played 530 games 526 players 458 won 263/530 years 2000-2019
weight -0.655 gain -1.2621

pattern L682993085890128
3 B .
B * C
. . .
seen 243914 played 368 games 365 players 330 won 178/368 years 1992-2019
weight -0.6797 gain -1.2624

pattern L396009064455094
. . . . . O . .
. . . 3 . . . .
. . . . . C . .
. . . * . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
seen 15482 played 1567 games 1145 players 994 won 811/1564 years 1992-2019
weight 0.3626 gain -1.2627

pattern L018552053337491
? ? . . . ? ?
? . 3 . . . ?
O . C 3 . . .
. . a * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 5688 played 639 games 638 players 540 won 333/639 years 1993-2019
weight -0.4835 gain -1.263

pattern L824389616153573
3 a .
. * B
. 3 3
a C last yes
seen 469 played 205 games 204 players 197 won 102/205 years 2000-2019
weight 0.6715 gain -1.2632

pattern L008587411811441
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * 2 C O
. . . 2 C 3 X
? . . C C X ?
? ? . . . ? ?
seen 882 played 195 games 195 players 169 won 110/195 years 2009-2017
weight 0.4862 gain -1.2637

pattern L590266673332264
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
O . . * . . .
? . . . . . ?
? a . 3 . . ?
? ? ? . ? ? ?
a O last yes
seen 2229 played 41 games 41 players 40 won 24/41 years 2001-2016
weight -0.9488 gain -1.2637

pattern L156462509459628
? ? 3 . C
? ? . * .
a ? . . .
a ? last yes
seen 34327 played 685 games 679 players 553 won 319/685 years 2001-2019
weight -1.0119 gain -1.2638

pattern L164205128287750
? ? C ? ?
? . C 3 ?
. . * 3 3
? . C . ?
? ? . ? ?
seen 15294 played 580 games 574 players 495 won 312/580 years 2000-2019
weight -0.3325 gain -1.2642

pattern L087521740978645
? ? ? . ? ? ?
? X . 3 . . ?
? C . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 54634 played 152 games 152 players 149 won 80/151 years 2001-2018
weight -1.2482 gain -1.2649

pattern L298025508971620
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * C C O
? C . 3 . 3 ?
? . . . . . ?
? ? ? . ? ? ?
seen 2596 played 527 games 526 players 429 won 313/527 years 2001-2019
weight 0.2748 gain -1.2651

pattern L529265111978254
? ? 3 ? ?
? . 3 C ?
. . * a .
? . . 3 ?
? ? . ? ?
a C last yes
seen 6305 played 5049 games 4722 players 2418 won 2586/5043 years 1988-2019
weight 0.2833 gain -1.2659

pattern L223604133066821
C . a
. * 2
. . b
a C last yes
b .C
seen 14780 played 2848 games 2747 players 1726 won 1407/2847 years 2000-2019
weight -0.1441 gain -1.2663

pattern L610138322533543
? . . 3 ?
. . . 3 .
. . * . .
. . . C .
? . . . ?
seen 49234 played 121 games 120 players 119 won 65/121 years 2001-2019
weight -0.782 gain -1.2663

pattern L453592231482140
? ? ? . ? ? ?
? . . . . . ?
? . C 3 . . ?
. . C * . . .
? . . 3 . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 1023 played 726 games 718 players 583 won 369/726 years 2001-2019
weight 0.4098 gain -1.2672

pattern L979532532233850
C 2 2
. * B
. 3 .
seen 1226 played 268 games 268 players 248 won 141/266 years 2000-2019
weight 0.3361 gain -1.2678

pattern L057879549562164
? . . C ?
. 3 . . .
. . * . .
. . . . 3
? . . . ?
seen 9358 played 36 games 36 players 36 won 19/36 years 2001-2018
weight -0.692 gain -1.268

pattern L756384557665809
? C C C ?
3 3 3 C .
. . * 2 a
. . . . .
? # # # ?
a B last yes
seen 553 played 44 games 44 players 44 won 26/44 years 2001-2018
weight -0.7289 gain -1.2681

pattern L682947246916344
? . . . ?
. . . . .
. . * . .
. a . C .
? . . C ?
a C last yes
seen 3287 played 36 games 36 players 36 won 16/36 years 2009-2019
weight -1.4294 gain -1.2686

pattern L378921930773058
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . a . 3 . ?
? . . . . . ?
? ? ? o ? ? ?
a C last yes
seen 100840 played 1231 games 1216 players 922 won 602/1230 years 2000-2019
weight 0.322 gain -1.2691

pattern L554851450479349
A 3 .
. * .
. a .
a C last yes
seen 2670 played 333 games 332 players 314 won 169/332 years 2001-2019
weight 0.537 gain -1.2692

pattern L627111978350494
? ? . . . ?
? . . . . .
? . . * . .
? . 3 . . .
a ? . . C ?
a ? last yes
seen 3167 played 97 games 97 players 96 won 41/97 years 2001-2017
weight -0.7842 gain -1.2702

pattern L010034004215723
? ? ? . ? ? ?
? . 3 . . . ?
? . . . . . ?
. . C * . . .
? 3 3 . . . ?
? O 3 3 3 . ?
? ? ? O ? ? ?
seen 35597 played 35 games 35 players 34 won 13/35 years 2009-2016
weight -1.38 gain -1.2705

pattern L017612592981213
C C 3 ? ?
. * B ? a
. . . ? ?
a ? last yes
seen 5618 played 1432 games 1409 players 996 won 706/1432 years 1992-2019
weight -0.3448 gain -1.2706

pattern L020962840525930
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . . . .
. . C . 3 . O .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 9882 played 311 games 309 players 277 won 155/311 years 2001-2019
weight 0.351 gain -1.2706

pattern L252107288799150
? ? . ? ? ?
? . C 3 ? ?
. . * B 1 a
? . . . ? ?
? ? # ? ? ?
a ? last yes
seen 1391 played 702 games 694 players 570 won 321/702 years 2000-2019
weight -0.3707 gain -1.2715

pattern L939174362729734
? # # # ?
# # # # #
. . * . #
. . 2 B #
? 3 C . ?
seen 10578 played 1866 games 1827 players 1287 won 904/1865 years 2000-2019
weight 0.4338 gain -1.2719

pattern L309868204486610
? . . . ?
# . . . .
# . * 3 3
# . 2 C C
? . C . ?
seen 17051 played 7493 games 6977 players 2982 won 3861/7488 years 1988-2019
weight 0.353 gain -1.2723

pattern L568684880621212
? ? . ? ?
? . . . ?
# . * C .
? . . . ?
? ? . ? ?
? ? ? a ?
a ? last yes
seen 108918 played 183 games 183 players 151 won 87/183 years 2001-2017
weight -1.4225 gain -1.2731

pattern L070786007351910
? a ?
B . #
3 * #
. . #
a ? last yes
seen 25495 played 1555 games 1518 players 1088 won 854/1555 years 1992-2019
weight -0.653 gain -1.2736

pattern L713665200885612
? ? C . .
a ? . * .
? ? C . 3
a ? last yes
seen 5527 played 124 games 124 players 118 won 70/124 years 2001-2019
weight -1.0588 gain -1.274

pattern L122755184407733
? ? . ? ?
? . a . ?
. . * 3 .
? . 3 B ?
? ? 3 ? ?
a C last yes
seen 919 played 233 games 233 players 212 won 125/233 years 2001-2018
weight -0.448 gain -1.2746

pattern L939403195090392
? ? 3 ? ?
? 3 . 3 ?
. 3 * . .
? # # # ?
? ? # ? ?
seen 68287 played 39 games 38 players 37 won 19/39 years 2000-2016
weight -0.7053 gain -1.2752

pattern L845986694446755
? 3 3 3 ?
3 B B . .
B 2 * . .
. . . . .
? # # # ?
seen 234 played 99 games 99 players 92 won 56/99 years 2009-2018
weight 0.5479 gain -1.2754

pattern L394124105000436
. 3 .
. * .
a B 3
a .3
seen 319267 played 1873 games 1822 players 1285 won 948/1871 years 2001-2019
weight -0.2537 gain -1.2757

pattern L901122252144668
? ? . ? ?
? . C C ?
. . * . .
? C 3 . ?
? ? . ? ?
seen 16591 played 71 games 71 players 69 won 33/71 years 2009-2017
weight -1.105 gain -1.2757

pattern L538725271013186
? ? . ? ?
? 2 B 3 ?
. . * 3 .
? . . . ?
? ? . ? ?
seen 4334 played 969 games 957 players 777 won 473/967 years 1993-2019
weight 0.4949 gain -1.2763

pattern L288496314692983
? . . . ?
3 . C . .
. . * . .
. 3 . C .
? . . . ?
seen 43734 played 82 games 82 players 80 won 37/82 years 2001-2019
weight -1.348 gain -1.2766

pattern L386053559736135
? # # # ?
. . . . .
. . * . .
. 3 C . C
? . . . ?
seen 16062 played 1478 games 1457 players 1054 won 765/1477 years 2001-2019
weight 0.299 gain -1.2769

pattern L651074312199002
? ? . ?
a B * b
? ? . ?
a ? last yes
b #C
seen 1823 played 486 games 482 players 427 won 258/486 years 2000-2019
weight 0.5969 gain -1.2773

pattern L016990195741554
? ? ? ? a
3 3 3 ? ?
. * C ? ?
. . . ? ?
a ? last yes
seen 5320 played 41 games 41 players 40 won 22/41 years 2001-2016
weight -1.6663 gain -1.2775

pattern L112966959990519
? ? ? . ? ? ?
? . . . . . ?
? . 3 . . . ?
. . C * . . X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 1503 played 390 games 390 players 341 won 193/390 years 2001-2019
weight -0.2608 gain -1.2779

pattern L142343986920300
? ? . ? ?
? . C . ?
. . * . 3
? . . C ?
? ? C ? ?
seen 175617 played 1049 games 1031 players 808 won 504/1049 years 2001-2019
weight -0.6441 gain -1.2809

pattern L492620534108776
? 3 C C ?
. . 2 C 3
. . * 3 .
. . . . .
? . . . ?
seen 3447 played 347 games 346 players 313 won 197/347 years 2001-2019
weight 0.6845 gain -1.2813

pattern L631490111819151
? ? C ? ?
? . . . ?
. . * . .
? . . 3 ?
? ? . a ?
a ? last yes
seen 9892 played 65 games 65 players 56 won 29/65 years 2000-2019
weight -0.5883 gain -1.2813

pattern L219442834814109
C C #
3 * #
# # #
seen 11950 played 169 games 166 players 163 won 87/169 years 2001-2019
weight -0.416 gain -1.282

pattern L990651131340422
? ? ? . ? ?
? ? . . . ?
? . . * . 3
? ? . . . ?
a ? ? . ? ?
a ? last yes
seen 166147 played 304 games 302 players 282 won 177/304 years 1992-2019
weight -1.8644 gain -1.2822

pattern L077306176036412
? ? 3 ? ?
? a . . ?
. 3 * . .
? . . . ?
? ? # ? ?
a C last yes
seen 2205 played 673 games 668 players 565 won 303/673 years 2000-2019
weight 0.6601 gain -1.2823

pattern L660655325842640
? ? # ? ?
? . . . ?
. . * . .
? C . 3 ?
? ? 3 ? ?
seen 584765 played 5188 games 4880 players 2381 won 2558/5186 years 1992-2019
weight -0.2875 gain -1.2825

pattern L090357481484489
2 C .
a * .
. . .
a C last yes
seen 180290 played 18432 games 14989 players 4355 won 8737/18419 years 1992-2019
weight -0.3391 gain -1.2835

pattern L846680452984202
. 3 .
3 * B
. . 3
seen 26146 played 64 games 64 players 62 won 32/64 years 2000-2017
weight -0.9767 gain -1.2836

pattern L593587512770147
? ? . ? ?
? C . . ?
3 C * . .
? 2 C C ?
? ? 2 ? ?
seen 24263 played 48 games 48 players 48 won 24/48 years 2009-2017
weight -0.495 gain -1.2838

pattern L627731714392800
? # # # ?
. . . . .
. . * . .
. . . . C
? . . C ?
seen 1161188 played 151 games 150 players 144 won 73/151 years 2000-2019
weight -1.332 gain -1.2839

pattern L389720558642259
? B ?
1 * #
? A ?
seen 7098 played 168 games 168 players 162 won 100/168 years 2001-2018
weight -0.9508 gain -1.2843

pattern L239106643309227
? . . . . . ? ?
. . . . . . . ?
. . . . 3 3 X ?
. . . * C C O O
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 1299 played 48 games 47 players 46 won 20/48 years 2001-2019
weight -0.5711 gain -1.2844

pattern L921249264344639
? ? . ? ?
? 3 . . ?
. . * C C
? . . 2 ?
? ? 3 ? ?
seen 1689 played 121 games 121 players 117 won 62/121 years 2001-2019
weight 0.7524 gain -1.2845

pattern L274504222195379
? . . B ?
. . . . a
. . * . C
. . . . .
? . . . ?
a .C
seen 76605 played 90 games 90 players 84 won 41/90 years 2000-2018
weight -1.3519 gain -1.2849

pattern L057161526723243
? . . . ?
C . 3 . .
2 C * . .
. . . . .
? # # # ?
seen 7944 played 40 games 40 players 39 won 24/40 years 2009-2017
weight -1.1838 gain -1.2865

pattern L122527055816099
? . . 2 ?
. . C C 2
. . * 2 C
. . . . C
? . . . ?
seen 3503 played 60 games 60 players 59 won 24/59 years 2000-2017
weight -0.8451 gain -1.2869

pattern L978674718116955
? ? ? . ? ?
? ? . . . ?
? . . * . .
? ? C . 3 ?
? ? ? . ? ?
a ? ? ? ? ?
a ? last yes
seen 9438 played 45 games 45 players 45 won 26/45 years 2009-2019
weight -0.8071 gain -1.2876

pattern L878334925667426
? . . . ?
. . . C .
. . * . .
. C . . .
? . . . ?
seen 11302 played 190 games 190 players 176 won 112/190 years 2001-2019
weight 0.9519 gain -1.288

pattern L550205869444775
a . .
. * B
C C 3
a C last yes
seen 1853 played 100 games 100 players 98 won 58/100 years 2000-2018
weight -0.5062 gain -1.2885

pattern L206661280588249
? ? . ? ? ?
? C . . ? ?
. . * . . a
? . C . ? ?
? ? . ? ? ?
a ? last yes
seen 7821 played 74 games 74 players 70 won 26/74 years 2009-2019
weight -0.753 gain -1.2886

pattern L673307079198607
? C . . ?
2 C . . #
. 3 * . #
. . . . #
? . . . ?
seen 4292 played 77 games 77 players 77 won 38/77 years 2000-2017
weight -0.6362 gain -1.29

pattern L078369711290828
? B ?
C * A
? 1 ?
seen 7102 played 93 games 93 players 89 won 48/93 years 2001-2017
weight -0.7385 gain -1.2904

pattern L390661405099721
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . a . 3 . O
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 4434 played 247 games 246 players 225 won 120/247 years 2001-2019
weight 0.5608 gain -1.2904

pattern L004020849974474
C 3 3
C * A
C 3 A
seen 458 played 76 games 76 players 76 won 44/76 years 2001-2016
weight 0.356 gain -1.2918

pattern L304863576512145
? . . . ?
3 C a . .
3 3 * . .
. . . . .
? C . . ?
a C last yes
seen 361 played 233 games 231 players 215 won 121/233 years 2000-2018
weight 0.5049 gain -1.2921

pattern L151074928758413
? ? . ? ?
? . . . ?
# . * C .
? . . 2 ?
? ? C ? ?
seen 18628 played 94 games 94 players 93 won 47/94 years 2001-2019
weight -1.6905 gain -1.2927

pattern L895529443802290
1 C .
A * C
3 C C
seen 14001 played 4943 games 2296 players 1462 won 2472/4943 years 1992-2019
weight 0.2077 gain -1.2939

pattern L223008569251609
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. . . * . a .
. . . . . . X
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 7439 played 118 games 118 players 115 won 54/118 years 2000-2019
weight -1.6464 gain -1.2945

pattern L446233852936007
. . . . X . . ?
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . . . . . #
. . . . . . . ?
? . . . . . ? ?
seen 1941194 played 3957 games 3830 players 2024 won 1916/3951 years 1992-2019
weight 0.1812 gain -1.2945

pattern L565763698090507
? ? ? ? a
? ? . ? ?
? . 3 . ?
. . * . .
? . C . ?
? ? . ? ?
a ? last yes
seen 22772 played 56 games 56 players 55 won 29/56 years 2001-2019
weight -1.5565 gain -1.2948

pattern L912201521177371
? ? . X X ? ?
? # . 3 C O ?
# # . C C . .
# # . * 3 . .
# # . . . . .
? # . . . . ?
? ? . . O ? ?
seen 9644 played 78 games 78 players 75 won 32/78 years 2009-2018
weight -0.8405 gain -1.2968

pattern L950561287494294
3 3 .
3 * 3
B 1 a
a B last yes
seen 533 played 110 games 109 players 104 won 59/110 years 2001-2018
weight -0.3859 gain -1.297

pattern L232776586022134
C C C
. * 2
. B B
seen 2934 played 261 games 234 players 219 won 143/261 years 2001-2019
weight 0.557 gain -1.2977

pattern L156024855629029
? ? . ? ?
? # . . ?
# # * 3 .
? # 1 C ?
? ? a ? ?
a B last yes
seen 4128 played 3531 games 3222 players 1875 won 1771/3528 years 1992-2019
weight 0.3309 gain -1.2979

pattern L168365164181392
? 2 ?
2 * C
? B ?
seen 52404 played 268 games 266 players 244 won 130/268 years 1992-2017
weight -0.4039 gain -1.2997

pattern L398046000817269
? ? . O . ? ?
? . . . . . ?
. . . . . . .
X 3 . * . . .
O . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 10562 played 43 games 43 players 43 won 25/43 years 2009-2016
weight -0.7115 gain -1.2997

pattern L722473364778040
. . . . . . . ?
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . . C . . #
. . . . . . . ?
? . . X . O ? ?
seen 42699 played 84 games 84 players 47 won 44/84 years 2009-2017
weight -0.6976 gain -1.2999

pattern L909540827590219
? ? . ? ?
? . a . ?
. C * 3 .
? . . . ?
? ? . ? ?
a C last yes
seen 33766 played 88 games 88 players 87 won 44/88 years 2000-2017
weight -0.9265 gain -1.3018

pattern L527085785616092
? . B 3 ?
. . . . .
. . * . .
. . . . .
? . . C ?
seen 8610 played 40 games 40 players 40 won 22/40 years 2009-2017
weight -0.7178 gain -1.3019

pattern L530232339365232
? ? . . . ? ?
? . . . C . ?
. . 3 . . . X
. . . * C . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 2757 played 58 games 58 players 55 won 25/58 years 2009-2016
weight -0.8268 gain -1.3025

pattern L759774715712681
? ? 3 ? ? ?
? . . 3 ? ?
. . * . . ?
? . . . ? a
? ? . ? ? ?
a ? last yes
seen 17709 played 38 games 38 players 38 won 18/38 years 2009-2017
weight -2.0847 gain -1.3026

pattern L428491981290864
? ? 2 ? ?
? 3 . 2 ?
. . * . 3
? . . . ?
? ? . ? ?
seen 29535 played 45 games 45 players 44 won 19/45 years 2009-2016
weight -0.88 gain -1.304

pattern L607077770633443
? ? . . . ? ?
? . . . . . ?
. . . . . . X
. . . * . . X
. . . . . . .
? . . . . . ?
? ? . O . ? ?
seen 16197 played 49 games 49 players 47 won 23/49 years 2001-2016
weight -1.5755 gain -1.3043

pattern L837520085228677
? 2 2 C ?
3 . 2 C .
. . * . .
. . . . .
? # # # ?
seen 262 played 96 games 95 players 88 won 54/96 years 2001-2018
weight 0.9083 gain -1.3044

pattern L666699425394926
? # . C ?
# # . C C
# # * . C
# # . C 2
? # . C ?
seen 15615 played 59 games 59 players 59 won 27/59 years 2009-2019
weight -0.729 gain -1.3045

pattern L723478760154654
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . . . .
O . . . . . . .
. . . 3 . . . .
. . . . . . . .
. . . . . . . .
seen 6833 played 61 games 61 players 57 won 28/61 years 2001-2018
weight -0.5287 gain -1.3051

pattern L383393268696777
. . . . . . . O
. . . . . . . .
. . . . . . . .
. . . * . . X .
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 60129 played 864 games 859 players 625 won 427/864 years 2001-2019
weight 0.9686 gain -1.3059

pattern L086967347950954
? ? a
? ? ?
? . ?
# * B
? . ?
a ? last yes
seen 24113 played 2152 games 2091 players 1411 won 1110/2151 years 2000-2019
weight -0.3866 gain -1.3068

pattern L899713971160405
? ? a ? ?
? . . . ?
. 3 * . .
? C C . ?
? ? . ? ?
a 23
seen 136910 played 3065 games 2937 players 1819 won 1523/3064 years 1992-2019
weight -0.3697 gain -1.3072

pattern L294375203612594
? # # # ?
. . . # #
3 . * # #
3 3 . # #
? C . # ?
seen 45440 played 47 games 47 players 45 won 20/47 years 2009-2018
weight -0.7273 gain -1.3089

pattern L609902748107776
? ? ? O ? ? ?
? O 3 C . . ?
? . 3 . . . ?
. . . * . . .
? . a . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 203 played 117 games 117 players 110 won 65/117 years 2001-2019
weight 0.7501 gain -1.3102

pattern L904388856579389
? a ?
# * b
? 2 ?
a 13
b A last yes
seen 734 played 500 games 494 players 420 won 254/500 years 1993-2019
weight -0.5804 gain -1.3103

pattern L816738457709381
? ? # ? ?
? . . . ?
. . * . 3
? . 3 . ?
? ? . ? ?
seen 1412720 played 129 games 127 players 116 won 60/129 years 2009-2017
weight -1.4277 gain -1.3104

pattern L291375011575953
. a #
. * #
3 . #
a C last yes
seen 3453 played 569 games 568 players 479 won 286/569 years 2000-2019
weight -0.2799 gain -1.3112

pattern L490527507746347
? . . . ?
. 3 . . .
. . * . .
. . . . C
? . . . ?
seen 148241 played 126 games 126 players 116 won 73/126 years 2001-2017
weight -0.9705 gain -1.3115

pattern L310523596841290
. . 3 ? ?
. * . ? ?
. . 3 ? a
a ? last yes
seen 77265 played 210 games 210 players 194 won 111/210 years 2000-2019
weight -0.6579 gain -1.3117

pattern L541911173430889
? 2 ?
B * .
? 2 ?
seen 6802 played 738 games 733 players 601 won 369/738 years 2001-2019
weight 0.5756 gain -1.312

pattern L029783199898181
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . C 3 . . .
? . C . . . ?
? ? . . . ? ?
seen 5970 played 49 games 49 players 46 won 24/49 years 2001-2019
weight -0.9863 gain -1.3121

pattern L465372650768644
? ? . ? ?
? . C . ?
. 3 * . .
? . 3 C ?
? ? . ? ?
seen 17432 played 707 games 702 players 599 won 336/707 years 2000-2019
weight -0.3927 gain -1.3122

pattern L272172865982989
? . . . ?
. . . . .
. . * . .
. . . . .
? C . 3 ?
? a ? ? ?
a ? last yes
seen 9518 played 199 games 198 players 192 won 91/198 years 2001-2018
weight -0.3778 gain -1.3125

pattern L084973308805130
? ? C ? ?
? B 1 C ?
. 2 * . .
? # # # ?
? ? # ? ?
seen 4153 played 97 games 97 players 95 won 43/97 years 2001-2019
weight 0.5769 gain -1.3128

pattern L165413016400567
. . . O . . . ?
. . . . . . O ?
. . . . . . . X
. . . * . . X .
. . . . . . . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 756 played 100 games 100 players 95 won 57/100 years 2001-2016
weight 0.7016 gain -1.3131

pattern L873117204043506
. . . O . . . ?
. . . . . . O X
. . . . . . . X
. . . * . . X .
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 756 played 100 games 100 players 95 won 57/100 years 2001-2016
weight 0.7016 gain -1.3131

pattern L358381373479767
? ? ? a
? ? ? ?
C . 3 ?
. * . ?
. . C ?
a ? last yes
seen 2328 played 68 games 68 players 68 won 34/68 years 2001-2017
weight -1.1784 gain -1.3132

pattern L314250435765808
? ? . . O ? ?
? . . . . . ?
# . . . . . .
# . . * . . .
# . . . . . .
? . . a . . ?
? ? . . . ? ?
a C last yes
seen 8407 played 94 games 94 players 88 won 58/94 years 2001-2018
weight -1.1549 gain -1.3139

pattern L468876161566563
? . . . . . ? ?
. . . . C . O ?
. . . . . . . ?
. . C * . 3 . X
. . . 3 . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 412 played 273 games 272 players 240 won 144/273 years 2009-2017
weight 0.3537 gain -1.314

pattern L566196617500413
? . . 3
a . * C
? b . .
a ? last yes
b .C
seen 4954 played 422 games 418 players 370 won 227/422 years 1992-2018
weight -0.5064 gain -1.3142

pattern L150458805399702
? ? # ? ?
? . . . ?
. . * . .
? . C . ?
? ? 2 a ?
a ? last yes
seen 27306 played 355 games 354 players 316 won 186/355 years 2000-2018
weight -0.3266 gain -1.3145

pattern L260104628493321
? ? ? O ? ? ?
? O C 3 3 . ?
? 2 2 B . . ?
. . C * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 264 played 37 games 37 players 37 won 20/37 years 2009-2019
weight -0.4958 gain -1.3158

pattern L666105233615595
? . . . ?
. . . . .
. . * . a
. . . . .
? C . 3 ?
a C last yes
seen 4303 played 47 games 47 players 46 won 23/46 years 2001-2017
weight -0.8294 gain -1.3162

pattern L358705953288434
a ? ?
? ? ?
? C ?
B * C
? A ?
a ? last yes
seen 954 played 191 games 190 players 183 won 111/191 years 2009-2017
weight -1.3566 gain -1.3166

pattern L229572162843625
? ? . . . ? ?
? . . . . . ?
. . . a . . .
. . . * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 96927 played 2600 games 2533 players 1528 won 1257/2598 years 2000-2019
weight -0.13 gain -1.3168

pattern L224595712810541
? a 3 C ?
. . B 2 .
. . * . .
. . . . .
? . . . ?
a .C
seen 21123 played 1767 games 1729 players 1215 won 954/1765 years 2000-2019
weight -0.4399 gain -1.317

pattern L808131504037215
. . . O . . . O
. . . . . . O X
. . . . . . . X
. . . * . . X .
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 723 played 100 games 100 players 95 won 57/100 years 2001-2016
weight 0.705 gain -1.3173

pattern L029154502410123
? . . . ?
. . . . .
. 3 * . .
. a C . .
? . . . ?
a C last yes
seen 27837 played 8631 games 7843 players 3139 won 4458/8626 years 1988-2019
weight 0.5165 gain -1.3174

pattern L412555797671133
? ? ? . ? ? ?
? . . . . X ?
? . . . . . ?
. . . * . 3 .
? . . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 51795 played 233 games 232 players 213 won 109/233 years 2000-2019
weight -0.7218 gain -1.3176

pattern L652881466274906
? ? # ? ?
? # # # ?
. . * . .
a 1 A 2 ?
? ? b ? ?
a ? last yes
b 3A
seen 578 played 489 games 481 players 428 won 284/489 years 2001-2019
weight 0.6147 gain -1.3188

pattern L629374908848945
? ? . ? ?
? . . 2 ?
. . * B 2
? . . . ?
? ? # ? ?
seen 16959 played 5614 games 5304 players 2550 won 2949/5612 years 1988-2019
weight 0.322 gain -1.3192

pattern L158343773204767
? ? # ? ?
? # # # ?
. . * C .
? 3 . . ?
? ? C ? ?
seen 13844 played 34 games 34 players 34 won 16/34 years 2009-2018
weight -1.3899 gain -1.3223

pattern L286634579351291
? ? . ? ?
? . 3 B ?
3 3 * 1 B
? C 1 1 ?
? ? C ? ?
seen 167 played 115 games 115 players 113 won 61/115 years 2000-2017
weight 0.5309 gain -1.3223

pattern L499079668097417
? . ?
3 * 2
? a ?
a C last yes
seen 26368 played 8902 games 7795 players 3222 won 4443/8896 years 1992-2019
weight -0.142 gain -1.3224

pattern L002598855870703
2 C #
A * #
# # #
seen 2260 played 602 games 208 players 197 won 265/602 years 2001-2018
weight 0.3334 gain -1.3235

pattern L632010414916016
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . 3 .
? . C . . . ?
? . . . 3 . ?
? ? ? . ? ? ?
seen 51119 played 102 games 102 players 99 won 61/102 years 2001-2017
weight -1.671 gain -1.3237

pattern L492968648463155
a ? ? ? ?
? ? . ? ?
? . 3 C ?
. . * . .
? . . . ?
? ? # ? ?
a ? last yes
seen 3400 played 39 games 39 players 39 won 15/39 years 2001-2016
weight -0.7973 gain -1.3245

pattern L881707426695175
? ? # ? ?
? . . . ?
C . * . .
? C 3 . ?
? ? . ? ?
seen 62120 played 1471 games 1442 players 1064 won 761/1471 years 1992-2019
weight -0.3528 gain -1.3255

pattern L855080199980876
C . .
C * .
C C C
seen 479720 played 70 games 64 players 57 won 25/70 years 2001-2019
weight -2.1048 gain -1.3258

pattern L183160064035108
3 3 a
b * C
C . C
a .C
b C last yes
seen 4384 played 192 games 189 players 180 won 94/192 years 2001-2019
weight -0.9105 gain -1.3263

pattern L793689122834133
? . . . . # ? ?
. . 3 . . # # ?
. . . . . # # ?
. C . * . # # #
. . . . . # # ?
. . . . . # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 67071 played 336 games 336 players 288 won 159/336 years 2000-2018
weight -0.2851 gain -1.327

pattern L977764664966038
? ? 3 ? ?
? C 3 . ?
. C * 3 .
? C C 3 ?
? ? 3 ? ?
seen 14319 played 46 games 46 players 42 won 18/46 years 2009-2018
weight -0.7269 gain -1.3281

pattern L601206243467286
a . 3
C * .
1 C .
a .C
seen 38770 played 201 games 201 players 190 won 85/201 years 2001-2019
weight -1.291 gain -1.3283

pattern L161439726502464
? ? . O X ? ?
? . C . 3 . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 16198 played 362 games 360 players 307 won 191/362 years 2001-2018
weight 0.3499 gain -1.3286

pattern L696719711860107
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . a * . . .
? . C 3 . . ?
? . 3 . . . ?
? ? ? . ? ? ?
a C last yes
seen 14085 played 2108 games 2063 players 1364 won 1087/2108 years 1993-2019
weight -0.5063 gain -1.3287

pattern L432725710356735
? ? B ? ?
? . . . ?
. . * . .
? . . C ?
? ? C ? ?
seen 10169 played 55 games 55 players 53 won 24/55 years 2000-2018
weight -0.8854 gain -1.332

pattern L363360845273266
? ? . O . ? ?
? . . . . . ?
. . 3 . . a .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 538 played 114 games 113 players 109 won 57/114 years 2009-2018
weight 0.8717 gain -1.3325

pattern L407936477329882
? ? ? ? a
? . ? ? ?
2 * C ? ?
? . ? ? ?
a ? last yes
seen 4609 played 52 games 52 players 52 won 22/52 years 2001-2019
weight -0.54 gain -1.3332

pattern L954824137004467
? ? ? # ? ? ?
? # # # # # ?
? . . . . # ?
. . C * . # #
? C 3 . . # ?
? O 3 . . # ?
? ? ? . ? ? ?
seen 4158 played 2042 games 1970 players 1308 won 1048/2041 years 2000-2019
weight 0.4533 gain -1.334

pattern L813548700424292
? . . . ?
. . a . .
. . * . .
. . 3 C .
? . 3 C ?
a C last yes
seen 1111 played 368 games 349 players 220 won 178/368 years 2001-2019
weight 0.374 gain -1.3341

pattern L127576799071991
? ? . ? ?
? 2 . . ?
3 A * . #
? 3 . . ?
? ? . ? ?
seen 50844 played 436 games 430 players 372 won 208/436 years 2000-2019
weight -0.451 gain -1.3351

pattern L323550856208820
3 3 .
C * 2
C . C
seen 70186 played 653 games 643 players 541 won 315/653 years 2001-2019
weight -0.677 gain -1.3352

pattern L289293063333324
? ? . ? a
? . . C ?
. . * . .
? . . 3 ?
? ? . ? ?
a ? last yes
seen 30802 played 162 games 162 players 146 won 89/162 years 2001-2018
weight -0.7645 gain -1.3354

pattern L325062003410832
? ? # ? ?
? . . . ?
C C * . #
? . 3 . ?
? ? . ? ?
seen 3698 played 95 games 95 players 94 won 50/95 years 2001-2019
weight 0.3608 gain -1.3364

pattern L906241330796567
. . . . . # # ?
. . . . . # # ?
. . . . . # # #
. . C * . # # #
. 3 3 C . # # #
. X C . . # # ?
. X O . . # # ?
? ? O . . ? ? ?
seen 2515 played 51 games 51 players 50 won 19/51 years 2009-2017
weight -0.8077 gain -1.3366

pattern L724920384118675
a ? ?
? ? ?
C 3 .
C * .
. . .
a ? last yes
seen 24418 played 771 games 763 players 621 won 371/770 years 2001-2019
weight -0.4833 gain -1.3367

pattern L837968763418656
? ? C ? ?
? . . . ?
C C * . .
? 2 C . ?
? ? . ? ?
seen 23602 played 105 games 105 players 100 won 42/105 years 2001-2018
weight -0.664 gain -1.3375

pattern L554992424471744
? a . .
? B * .
? . . .
b ? ? ?
a 23
b ? last yes
seen 10620 played 602 games 599 players 496 won 317/602 years 2001-2019
weight -0.5547 gain -1.3376

pattern L854919316859039
? ? C ? ?
? . . 2 ?
. . * 2 C
? . . a ?
? ? . ? ?
a B last yes
seen 1220 played 331 games 329 players 307 won 163/331 years 2001-2019
weight 0.8415 gain -1.3379

pattern L222130367077136
? . . . ?
. . . C .
. . * 1 C
. . 3 A .
? . 3 3 ?
seen 933 played 199 games 199 players 186 won 110/199 years 1988-2019
weight 0.4165 gain -1.3391

pattern L540458402079097
? ? C ? ?
? 3 C . a
. . * . .
? # # # ?
? ? # ? ?
a ? last yes
seen 13727 played 152 games 152 players 143 won 82/152 years 2000-2018
weight -0.892 gain -1.3401

pattern L547980368771229
3 . .
3 * 3
. B 3
seen 64161 played 93 games 91 players 88 won 49/93 years 2001-2017
weight -2.1877 gain -1.3403

pattern L382685165886871
? ? ? O ? ? ?
? . 3 3 a . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a B last yes
seen 6493 played 72 games 72 players 68 won 33/72 years 2001-2018
weight -0.9143 gain -1.3409

pattern L249906599050417
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * 2 C . #
. . . 2 C C . ?
. . . C 3 X . ?
? . . O X . ? ?
? ? ? O ? ? ? ?
seen 856 played 190 games 190 players 164 won 108/190 years 2009-2017
weight 0.5217 gain -1.3412

pattern L923938442238217
? C C .
? . * .
a C . .
a ? last yes
seen 18779 played 42 games 42 players 42 won 20/42 years 2009-2018
weight -1.8147 gain -1.3413

pattern L950940200211665
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. C . * . . .
? . . . . . ?
? O . . 3 . ?
? ? ? . ? ? ?
seen 50330 played 111 games 111 players 107 won 55/110 years 2001-2019
weight -0.5745 gain -1.3422

pattern L155177233692337
? # # # ?
. . . . .
. . * . .
. . 3 a .
? . 3 C ?
a C last yes
seen 5602 played 519 games 515 players 439 won 280/519 years 2001-2019
weight -0.5096 gain -1.3426

pattern L310869164730871
? C . . ?
. . . . .
. . * . .
C C . . .
? 3 3 . ?
seen 25791 played 62 games 62 players 62 won 26/62 years 2001-2017
weight -1.2144 gain -1.344

pattern L435043930429520
? . C . ?
. 2 C . .
. C * . .
. . . . .
? C . . ?
seen 5110 played 44 games 44 players 44 won 17/44 years 2009-2019
weight -1.165 gain -1.3442

pattern L111151631229457
? C . # ?
3 C . # #
3 . * # #
3 3 . # #
? C . # ?
seen 10334 played 38 games 38 players 38 won 20/38 years 2000-2019
weight -0.6921 gain -1.3444

pattern L695341600228004
? . C C ?
. 3 C 3 3
. . * . .
. . . . .
? . . . ?
seen 1237 played 890 games 881 players 720 won 427/890 years 1992-2019
weight 0.4937 gain -1.3448

pattern L241020889383096
? . . . ?
. . . . .
. . * . C
. . . . .
? a . . ?
a C last yes
seen 27217 played 75 games 75 players 75 won 39/75 years 2001-2018
weight -0.9365 gain -1.3455

pattern L485008506762733
? ? 3 ? ?
? . 3 C ?
. . * 2 C
? . . 2 ?
? ? . ? ?
seen 14112 played 36 games 36 players 35 won 20/36 years 2009-2019
weight -1.0123 gain -1.3461

pattern L745364295059746
? . ? ?
3 * 3 ?
? C ? a
a ? last yes
seen 55499 played 1503 games 1472 players 1073 won 791/1503 years 1992-2019
weight -0.5545 gain -1.3465

pattern L358981153267965
? ? 2 ?
a 2 * 3
? ? 3 ?
a ? last yes
seen 12613 played 66 games 65 players 64 won 34/66 years 2000-2018
weight -0.8766 gain -1.3478

pattern L940652012839697
C . 2
C * .
C . .
seen 85581 played 43 games 43 players 42 won 18/43 years 2009-2017
weight -3.1996 gain -1.3484

pattern L587907861077360
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . C . O
O . . . . . . .
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 36372 played 40 games 40 players 39 won 19/40 years 2009-2017
weight -0.4703 gain -1.3488

pattern L083056476987035
3 3 3
B * .
1 . .
seen 8958 played 71 games 71 players 69 won 29/71 years 2009-2017
weight -1.691 gain -1.3491

pattern L023825833387585
. C .
C * .
3 C .
seen 1008751 played 57 games 57 players 56 won 22/57 years 2009-2019
weight -1.283 gain -1.3517

pattern L454498554517065
? ? ? a
? 3 ? ?
3 * . ?
? C ? ?
a ? last yes
seen 42872 played 421 games 420 players 383 won 208/421 years 2000-2019
weight -0.4399 gain -1.3522

pattern L001163607544662
? . . . ?
. . . a .
. . * . .
. 3 . . 3
? . . . ?
a C last yes
seen 2392 played 217 games 216 players 205 won 112/217 years 2001-2019
weight 0.6907 gain -1.3528

pattern L754159221846462
3 3 .
B * 3
3 3 C
seen 22494 played 102 games 102 players 99 won 63/102 years 2001-2017
weight -0.8827 gain -1.353

pattern L679646284473915
C C C
2 * 3
C C 3
seen 2888 played 152 games 152 players 142 won 86/152 years 2000-2018
weight -0.4379 gain -1.3532

pattern L362971198014215
? . . . ?
. 3 . . .
. a * . .
. . . . .
? . C . ?
a C last yes
seen 868 played 318 games 318 players 290 won 163/318 years 2001-2019
weight -0.5328 gain -1.3535

pattern L748372068647630
C . 3
. * C
. . .
? a ?
a ? last yes
seen 1161 played 40 games 40 players 39 won 19/40 years 2009-2019
weight -0.7949 gain -1.3542

pattern L723906162673292
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. C 2 * . . .
? C C 2 . . ?
? X 3 C . . ?
? ? ? O ? ? ?
seen 1051 played 221 games 221 players 195 won 118/221 years 2001-2017
weight 0.5055 gain -1.3552

pattern L630811235176554
? . ?
# * 2
? . ?
? ? ?
? ? a
a ? last yes
seen 20350 played 50 games 50 players 49 won 35/50 years 2009-2019
weight -1.0892 gain -1.356

pattern L971356019322794
? ? ? ? a
? . ? ? ?
B * C ? ?
? C ? ? ?
a ? last yes
seen 6087 played 34 games 34 players 33 won 22/34 years 2009-2016
weight -1.5107 gain -1.3573

pattern L764030032899981
C C 3
. * B
C C 3
seen 32304 played 780 games 761 players 645 won 402/780 years 2001-2019
weight 0.7332 gain -1.3581

pattern L200039546012681
? ? . ? ?
? C . . ?
2 2 * . #
? . . . ?
? ? . ? ?
seen 18417 played 1159 games 1142 players 882 won 563/1159 years 2000-2019
weight 0.3212 gain -1.3585

pattern L723768234504739
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? a . . . . ?
? O 3 3 . . ?
? ? ? , ? ? ?
a C last yes
seen 9366 played 670 games 669 players 555 won 322/670 years 2001-2019
weight -0.3445 gain -1.3591

pattern L077423922301180
? ? 3 ? ?
? C . . ?
C C * . #
? . . . ?
? ? # ? ?
seen 11638 played 34 games 34 players 33 won 16/34 years 2009-2018
weight -0.7131 gain -1.3595

pattern L238806890507890
? . . . ?
a . 3 b C
. . * . 3
. . . . 3
? . . . ?
a .C
b C last yes
seen 1579 played 1120 games 1105 players 874 won 544/1119 years 2001-2019
weight 0.8202 gain -1.3603

pattern L791534871075120
. . . . . . . .
. . . . . . . X
. . . . . . . .
O . . * . . X .
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 32798 played 65 games 65 players 62 won 35/65 years 2001-2016
weight -1.4281 gain -1.3603

pattern L116761534422721
? ? . ? ?
? C . . ?
C 1 * . C
? B . . ?
? ? . ? ?
seen 6344 played 671 games 670 players 568 won 322/671 years 2000-2019
weight -0.4374 gain -1.3615

pattern L981623057826930
. . . ?
. * C ?
3 . C ?
? ? ? ?
? ? ? a
a ? last yes
seen 8271 played 34 games 34 players 34 won 14/34 years 2001-2016
weight -1.9649 gain -1.3624

pattern L115545204191787
? ? 3 ? ?
? . . . ?
. C * . #
? 3 . . ?
? ? . ? ?
seen 25886 played 1506 games 1482 players 1078 won 763/1506 years 1992-2019
weight -0.5139 gain -1.3632

pattern L410329172427718
. . . . . . . ?
. . . . . . . ?
X . . . . . . .
. . . * . . . .
. . . . . . . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 2748705 played 7416 games 6930 players 2745 won 3842/7412 years 2000-2019
weight 0.191 gain -1.3641

pattern L028156867741290
? ? . ? ?
? . . . ?
3 . * . .
? 2 . . ?
? ? 2 ? ?
seen 19299 played 394 games 391 players 357 won 185/394 years 2001-2019
weight 0.7689 gain -1.3645

pattern L559068419395083
? . ?
. * a
? b ?
a A last yes
b .23C
seen 3013 played 2660 games 2292 players 1525 won 1445/2658 years 1992-2019
weight 1.3667 gain -1.3649

pattern L153287050504155
? ? . ? ?
? 1 C . ?
a A * C .
? 2 C . ?
? ? C ? ?
a 23
seen 723 played 400 games 213 players 195 won 227/399 years 2001-2019
weight 0.6117 gain -1.3656

pattern L302018949026407
. . C
C * 3
. 3 3
seen 48404 played 311 games 307 players 268 won 156/311 years 2001-2018
weight -0.6776 gain -1.3658

pattern L715320403459389
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . 2 C . . ?
? O 2 C . . ?
? ? ? X ? ? ?
seen 4414 played 557 games 549 players 471 won 300/557 years 2000-2019
weight 0.3945 gain -1.3666

pattern L039952735193200
? ? . X . ? ?
? . . C . . ?
. . C . . . #
. . . * . . #
. . . . . . #
? . . . . . ?
? ? # # # ? ?
seen 6695 played 34 games 34 players 34 won 13/34 years 2001-2017
weight -1.5098 gain -1.3667

pattern L474919499682057
? B ?
# * C
? A ?
seen 22574 played 6878 games 2749 players 1675 won 3565/6878 years 1992-2019
weight -0.1548 gain -1.3668

pattern L053211078981695
. . . . . X . ?
. . . . . . . .
. . . . . C . O
. . . * . . . .
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 3572 played 92 games 92 players 78 won 43/92 years 2001-2019
weight 0.2437 gain -1.3671

pattern L315937386694026
? ? C ? ?
? . . . ?
C C * . .
? 2 . . ?
? ? . ? ?
seen 19562 played 231 games 228 players 208 won 104/231 years 2001-2017
weight -0.7076 gain -1.3674

pattern L989855036188027
. . . . . . . ?
. . . . . . . ?
. . . . . . . .
. . . * 2 C O O
. . . 2 C 3 X X
. . . C C X . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 848 played 189 games 189 players 163 won 108/189 years 2009-2017
weight 0.5348 gain -1.3691

pattern L450649587917708
? ? . . . ? ?
? . . . . . ?
. . . . . . .
X . . * C . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 18959 played 42 games 42 players 39 won 14/42 years 2009-2017
weight -1.953 gain -1.3693

pattern L840473992883604
? ? 3 ?
? a * C
? ? . ?
? ? ? ?
b ? ? ?
a 2C
b ? last yes
seen 42068 played 1118 games 1094 players 856 won 571/1118 years 1992-2019
weight -0.2934 gain -1.37

pattern L379236919767705
C C . ?
. * . ?
. . . ?
? ? ? a
a ? last yes
seen 46730 played 45 games 45 players 44 won 17/45 years 2001-2017
weight -1.8048 gain -1.3701

pattern L234280206671964
? ? . ? ?
? . . . ?
. . * . .
? 3 . . ?
? ? . ? ?
? ? a ? ?
a ? last yes
seen 264127 played 1006 games 986 players 795 won 500/1006 years 1992-2019
weight -0.7013 gain -1.3706

pattern L908493986776791
. . 3
. * B
C 3 a
a .3
seen 3470 played 182 games 181 players 175 won 94/182 years 2001-2018
weight 0.5583 gain -1.371

pattern L455569303514222
? B ?
. * .
? 1 a
a ? last yes
seen 435 played 200 games 199 players 184 won 106/200 years 2001-2019
weight 0.6214 gain -1.3711

pattern L645744909557577
a . 3
3 * .
3 C C
a C last yes
seen 1307 played 546 games 544 players 479 won 247/546 years 2001-2019
weight 0.8573 gain -1.3711

pattern L517217875610131
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . a * 3 . X
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
a C last yes
seen 1617 played 55 games 55 players 52 won 25/55 years 2001-2018
weight -0.7168 gain -1.3713

pattern L880044579661619
? . . . ?
. . a . .
. 3 * 3 .
. . . . .
? . C . ?
a C last yes
seen 3525 played 2336 games 2280 players 1481 won 1179/2332 years 2000-2019
weight 0.246 gain -1.3713

pattern L368082065877389
? # # # ?
# # # # #
. . * 1 1
. . 3 B B
? . 3 B ?
seen 267 played 162 games 162 players 157 won 95/161 years 2000-2019
weight 0.301 gain -1.3715

pattern L295911895646553
? . . C ?
. . a 2 .
. . * . .
. . . . .
? # # # ?
a C last yes
seen 28064 played 3368 games 3232 players 1851 won 1605/3364 years 2000-2019
weight -0.3449 gain -1.3722

pattern L430734605755707
? ? . . . ? ?
? O C . . # ?
. 3 3 a . # #
. . . * . # #
# # # # # # #
? # # # # # ?
? ? # # # ? ?
a C last yes
seen 387 played 46 games 46 players 45 won 20/46 years 2009-2018
weight -0.5505 gain -1.3725

pattern L864338468469303
a C C
. * C
. . .
a 23
seen 384945 played 282 games 280 players 257 won 131/282 years 2001-2019
weight -0.8169 gain -1.3725

pattern L169055613326991
? ? ? a
# . . ?
# * . ?
# . 3 ?
a ? last yes
seen 65132 played 79 games 79 players 78 won 39/79 years 2000-2018
weight -1.7744 gain -1.3733

pattern L599830954399067
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . 3 * . . .
? C C . . 3 ?
? . . . . . ?
? ? ? . ? ? ?
seen 999 played 492 games 489 players 417 won 249/492 years 1992-2019
weight 0.4595 gain -1.3733

pattern L408476648364001
a 3 .
. * C
. . .
a B last yes
seen 2029 played 260 games 258 players 236 won 151/260 years 2001-2019
weight -0.6763 gain -1.3751

pattern L798246650701102
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. 2 B * . . .
O C 2 . . . .
? X . . . . ?
? ? . . . ? ?
seen 191 played 101 games 101 players 100 won 49/101 years 2001-2017
weight 0.5069 gain -1.3752

pattern L652254347919626
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . . 3 C . .
? . . . . O ?
? ? . . . ? ?
seen 16592 played 78 games 78 players 75 won 33/78 years 2009-2018
weight -1.0467 gain -1.3755

pattern L752280395910024
? ? . ? ?
? C . . ?
. . * . #
? 2 C . ?
? ? C ? ?
seen 63003 played 170 games 170 players 162 won 78/170 years 2001-2018
weight -1.3804 gain -1.3778

pattern L820955416634469
? C ?
C * .
? . a
a ? last yes
seen 67020 played 430 games 426 players 379 won 223/430 years 2001-2019
weight -0.8991 gain -1.3781

pattern L789742554026582
? . . . . . ? ?
. . . . . . O ?
. . . C C . . ?
. . . * 3 3 . .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 2647 played 824 games 815 players 633 won 359/824 years 1992-2019
weight 0.4612 gain -1.3785

pattern L795426154262673
? ? ? . ? ? ?
? . . . . . ?
? C a . . 3 ?
. . 3 * . . .
? . . . . . ?
? . . . . . ?
? ? ? - ? ? ?
a C last yes
seen 651 played 519 games 516 players 437 won 256/519 years 1992-2017
weight 0.4201 gain -1.3798

pattern L291956983991682
? ? . ? ?
? 2 . . ?
C a * . .
? . . . ?
? ? C ? ?
a C last yes
seen 1115 played 76 games 76 players 74 won 33/76 years 2009-2017
weight -0.377 gain -1.3802

pattern L102172435351228
? 3 ?
. * A
? # ?
seen 116357 played 7991 games 6764 players 2945 won 4114/7987 years 1992-2019
weight 0.2971 gain -1.3808

pattern L350077599076170
? . 3 a ?
. . . . .
. . * . .
. . . . .
? 3 . . ?
a C last yes
seen 4731 played 63 games 63 players 61 won 39/62 years 2001-2016
weight -0.8554 gain -1.3811

pattern L629539247563529
? a . ? ?
? . . # ?
3 . * # #
? C . # ?
? ? . ? ?
a ? last yes
seen 7834 played 56 games 56 players 55 won 24/56 years 2009-2017
weight -1.4449 gain -1.3812

pattern L976882674411785
? ? . ? ?
? . . 3 ?
. . * B 3
? . . . ?
? ? # ? ?
seen 34031 played 273 games 271 players 246 won 162/273 years 2001-2019
weight -0.9019 gain -1.3815

pattern L394567933710821
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. 3 . . C . .
? . . . . . ?
? ? . . O ? ?
seen 14063 played 38 games 38 players 37 won 18/37 years 2001-2017
weight -1.1062 gain -1.3819

pattern L271656835979010
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? O . 3 . a ?
? ? . . . ? ?
a O last yes
seen 8477 played 1670 games 1593 players 1127 won 837/1667 years 2000-2019
weight -0.2756 gain -1.3821

pattern L199870115990026
? ? O . . ? ?
? . . . . . ?
. . . . . . .
. C . * . . .
. . . . . . .
? . 3 . . . ?
? ? . . X ? ?
seen 52173 played 50 games 50 players 50 won 29/50 years 2009-2017
weight -1.9729 gain -1.3822

pattern L038820079756323
? ? . ? ?
? C a . ?
3 3 * 3 .
? . . . ?
? ? . ? ?
a C last yes
seen 9578 played 2847 games 2747 players 1688 won 1412/2845 years 1992-2019
weight 0.3228 gain -1.3823

pattern L001664273051071
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
# . . * . . .
? . . . . . ?
? . . C . X ?
? ? ? . ? ? ?
seen 138946 played 308 games 307 players 277 won 139/308 years 2001-2019
weight -0.3902 gain -1.3827

pattern L429789023176413
? ? . X . ? ?
? . . . . . ?
. . 3 . a . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 1596 played 206 games 203 players 179 won 107/206 years 2001-2017
weight 0.7205 gain -1.3831

pattern L048527516274824
3 C a
C * 3
. B 3
a .C
seen 6216 played 544 games 540 players 456 won 292/544 years 2001-2019
weight 0.4188 gain -1.3842

pattern L464685298006614
? ? 3 ? ?
? . 3 . ?
C C * . .
? . C . ?
? ? . ? ?
seen 25345 played 73 games 73 players 73 won 43/73 years 2001-2019
weight -1.0746 gain -1.3849

pattern L304608544470894
? . . . . . ? ?
. . . 3 . . . ?
. . . . . . . ?
. . . * C . . #
. . . . . . . ?
. . . 3 . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 1510 played 397 games 394 players 331 won 195/397 years 2001-2018
weight 0.1852 gain -1.3856

pattern L036201341044884
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . . . .
. . . . . C . .
. . . 3 . . . .
. . . . . . . .
. . . . . . . .
seen 67258 played 588 games 582 players 481 won 293/588 years 2000-2018
weight -0.4749 gain -1.3861

pattern L938710776872257
? ? . . . ? ?
? . . . . . ?
O . . . . . .
X 3 3 * . . .
O C a . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 1674 played 1209 games 1192 players 928 won 593/1208 years 2001-2019
weight 0.3362 gain -1.3863

pattern L102931485185652
C C a
C * 3
3 C .
a .C
seen 57751 played 894 games 883 players 724 won 450/894 years 1992-2019
weight 0.4849 gain -1.3871

pattern L506166965674162
a ? ?
? b ?
. * C
? . ?
a ? last yes
b .C
seen 927689 played 11190 games 9753 players 3673 won 5393/11186 years 1988-2019
weight -0.3013 gain -1.3885

pattern L315322366888781
? ? . ? ?
? . . a ?
. 3 * . .
? . . C ?
? ? . ? ?
a C last yes
seen 47586 played 294 games 293 players 263 won 143/293 years 2000-2018
weight -0.7821 gain -1.3889

pattern L420959737241023
? . . . . . ? ?
. . C . . . # ?
. . . . . . # ?
. . . * . . # #
. . C 2 . . # ?
. . . C . . # ?
? . O . . . ? ?
? ? ? X ? ? ? ?
seen 2502 played 89 games 88 players 81 won 51/89 years 2009-2018
weight 0.6941 gain -1.3893

pattern L136517796999153
? ? a ? ?
? . 3 . ?
. . . . .
. C * . .
. . . . .
? . . . ?
a ? last yes
seen 4535 played 201 games 200 players 189 won 92/201 years 2009-2017
weight -0.4808 gain -1.3902

pattern L448698163024003
? . . . . . ? ?
. . . C . . # ?
. . . . . . # ?
. . . * . . # #
. . . C . . # ?
. . . . . . # ?
? . O . . . ? ?
? ? ? . ? ? ? ?
seen 36281 played 59 games 59 players 55 won 25/59 years 2009-2018
weight -0.8083 gain -1.3903

pattern L415898365467242
? 2 ?
# * a
? C ?
a BC
seen 403884 played 144 games 135 players 131 won 56/144 years 2001-2019
weight -1.4122 gain -1.3904

pattern L103766600063433
? B ?
. * a
? . ?
a B last yes
seen 26198 played 5448 games 4980 players 2541 won 2768/5445 years 2000-2019
weight 0.3417 gain -1.3908

pattern L616031666605668
. C .
. * .
C . .
? ? ?
? a ?
a ? last yes
seen 35959 played 293 games 291 players 263 won 144/293 years 2001-2019
weight -0.4907 gain -1.391

pattern L026740405664622
? ? . ? ?
? . . . ?
. . * C C
? . 3 . ?
? ? B ? ?
seen 6348 played 81 games 81 players 78 won 46/81 years 2001-2019
weight -0.6407 gain -1.3913

pattern L216689914020820
? . . a
b 2 * 3
? C . 3
a .C
b ? last yes
seen 15335 played 665 games 661 players 549 won 322/665 years 2001-2018
weight -0.5361 gain -1.3918

pattern L754174959493000
? ? . ? ?
? . 3 C ?
C . * . .
? . . . ?
? ? . ? ?
seen 43057 played 3607 games 3453 players 1940 won 1841/3607 years 1988-2019
weight 0.3913 gain -1.3927

pattern L935993851080186
? ? a ? ?
? ? . ? ?
? . . . ?
C . * . .
? C . . ?
? ? . ? ?
a ? last yes
seen 13783 played 56 games 56 players 56 won 25/56 years 2009-2019
weight -1.1499 gain -1.3939

pattern L341614251943796
. . . . . X . .
. . . . . . . .
. . . . . . . .
. . . * . 3 . .
. . . . . . . .
. . . . . O . .
. . . . . . . .
. . . . O . . .
seen 8418 played 37 games 37 players 37 won 17/37 years 2009-2016
weight -0.7568 gain -1.3946

pattern L834302591637654
? ? 3 ? ?
? C C 3 ?
. . * B 1
? . . . ?
? ? a ? ?
a #C
seen 36768 played 1841 games 1803 players 1203 won 874/1841 years 1993-2019
weight -0.2354 gain -1.3947

pattern L434585990411257
? ? C ? ?
? . . a ?
. . * . .
? . 3 . ?
? ? . ? ?
a C last yes
seen 13878 played 82 games 82 players 80 won 46/82 years 2000-2019
weight -1.0029 gain -1.3951

pattern L859570051874854
? ? . ? ?
? . . . ?
. . * 3 .
? . C 3 ?
a ? C ? ?
a ? last yes
seen 5965 played 140 games 140 players 135 won 75/140 years 2001-2017
weight -0.3695 gain -1.3962

pattern L276511312549644
? ? C ? ?
? . C . ?
. . * 3 3
? . . . ?
? ? 3 ? ?
seen 12312 played 156 games 155 players 149 won 74/156 years 2001-2017
weight -0.6139 gain -1.3968

pattern L586291758541181
a 3 ?
1 * 3
? . ?
a ? last yes
seen 6774 played 2672 games 2573 players 1627 won 1398/2672 years 2000-2019
weight 0.4763 gain -1.3975

pattern L729527370275196
? 3 . 3 ?
. C . 3 C
. . * C .
. . . . .
? # # # ?
seen 724 played 413 games 411 players 362 won 183/413 years 2001-2018
weight 0.8234 gain -1.398

pattern L537555977828625
? a ?
? ? ?
3 C C
3 * .
b C .
a ? last yes
b .3
seen 3715 played 112 games 112 players 111 won 58/112 years 2001-2019
weight -0.4814 gain -1.3981

pattern L728717051653402
? . . .
? 3 * C
? B . .
a ? ? ?
a ? last yes
seen 3654 played 36 games 36 players 35 won 17/36 years 2009-2019
weight -0.7719 gain -1.3986

pattern L953249271596727
? 3 . . ?
. C 3 . .
. a * . .
. . . . C
? . . . ?
a C last yes
seen 319 played 58 games 58 players 54 won 28/58 years 2009-2017
weight -0.3865 gain -1.399

pattern L685899084683763
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. 3 . * . 3 .
? . . C . C ?
? O . . . . ?
? ? ? . ? ? ?
seen 1245 played 253 games 252 players 231 won 137/253 years 2001-2017
weight 0.4754 gain -1.4007

pattern L729631133699253
3 C .
. * .
3 . C
a ? ?
a ? last yes
seen 1395 played 57 games 57 players 57 won 33/57 years 2001-2019
weight -0.5915 gain -1.4021

pattern L399006578700867
? . . . ?
. . . . .
3 . * . C
. . C . .
? 3 3 C ?
seen 2505 played 141 games 141 players 133 won 70/141 years 2001-2018
weight 1.0301 gain -1.4025

pattern L483860182531429
? ? C ? ?
? . C 3 ?
. . * . .
? . . a ?
? ? . ? ?
a C last yes
seen 3727 played 154 games 154 players 146 won 84/153 years 2000-2019
weight -1.0066 gain -1.4027

pattern L210499575685321
? a ?
3 C 2
3 * .
. . .
a ? last yes
seen 856 played 339 games 335 players 312 won 142/338 years 2000-2019
weight 0.6819 gain -1.403

pattern L964798633665712
? B ?
2 * 3
a . ?
a ? last yes
seen 2677 played 861 games 848 players 671 won 432/859 years 2000-2019
weight 0.2977 gain -1.4041

pattern L493000239637855
? . C 3 ?
# . 3 . .
# . * C .
# . . . .
? . . 3 ?
seen 2705 played 230 games 230 players 213 won 122/230 years 1992-2019
weight 0.7385 gain -1.405

pattern L979969868630422
? C . 3 ?
C C 3 . .
. . * . .
# # # # #
? # # # ?
seen 79532 played 37 games 37 players 36 won 22/37 years 2009-2018
weight -1.8203 gain -1.4053

pattern L094494943651883
? ? ? . ? ? ?
? . . 3 . . ?
? a . . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 5242 played 109 games 109 players 105 won 60/109 years 2000-2017
weight -0.4828 gain -1.406

pattern L024628780707536
? ? ? X ? a ?
? . . . . . ?
? . . . C . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 17852 played 130 games 129 players 108 won 62/130 years 2001-2017
weight -0.4407 gain -1.4064

pattern L260035016752912
B B .
3 * C
. . .
seen 64255 played 1721 games 1683 players 1189 won 895/1719 years 2000-2019
weight -0.2762 gain -1.4066

pattern L131408213042813
? ? . ? ?
? . 3 . ?
a . * C C
? . . C ?
? ? . ? ?
a .3
seen 77936 played 166 games 166 players 156 won 76/166 years 2000-2019
weight -0.9322 gain -1.4077

pattern L265313343461484
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . 3 . ?
. . . . C X . ?
? . . . . O ? ?
? ? ? . ? ? ? ?
seen 24519 played 65 games 65 players 62 won 35/65 years 2009-2019
weight -1.1736 gain -1.4082

pattern L461748033045543
? ? . ? ?
? . . # ?
C . * # #
? C . # ?
? ? 2 ? ?
seen 86440 played 87 games 87 players 87 won 44/87 years 1992-2018
weight -0.5855 gain -1.4083

pattern L411126063030098
? 3 . .
? . * .
? C . .
a ? ? ?
a ? last yes
seen 87155 played 771 games 764 players 617 won 382/771 years 2001-2018
weight -0.9664 gain -1.409

pattern L838048682635458
? C ?
C * 3
? C a
a ? last yes
seen 24973 played 803 games 792 players 655 won 415/803 years 2000-2019
weight -0.9428 gain -1.409

pattern L437631540485272
? . ?
. * #
? A ?
seen 44713 played 3658 games 3152 players 1901 won 1991/3658 years 1992-2019
weight 0.4287 gain -1.4095

pattern L555757911959038
? . . .
a . * .
? 3 . 3
a ? last yes
seen 65591 played 130 games 130 players 122 won 60/130 years 2001-2019
weight -0.8777 gain -1.4118

pattern L196965460564044
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X . . * . . .
? . . . . . ?
? a . . . . ?
? ? ? . ? ? ?
a O last yes
seen 128215 played 1313 games 1245 players 977 won 615/1313 years 2000-2019
weight 0.4997 gain -1.412

pattern L387166467762078
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. . a * 3 3 .
. . . . C C .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 813 played 268 games 252 players 137 won 132/268 years 2009-2019
weight 0.3765 gain -1.4124

pattern L850412821762915
? ? . ? ?
? . . C ?
. . * . B
? C . C ?
? ? . ? ?
seen 27264 played 384 games 384 players 349 won 197/384 years 2001-2019
weight 0.8365 gain -1.4154

pattern L734006685463112
? ? O . . ? ?
? . C . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 338742 played 44 games 44 players 44 won 25/44 years 2009-2019
weight -2.0174 gain -1.4161

pattern L469724294735069
? ? C ? ?
? a 2 . ?
. . * . .
? . . 3 ?
? ? . ? ?
a C last yes
seen 5316 played 1952 games 1910 players 1307 won 980/1949 years 2001-2019
weight -0.3962 gain -1.4167

pattern L589367522755713
? ? . ? ?
? a . # ?
1 1 * # #
? B . # ?
? ? . ? ?
a C last yes
seen 2147 played 40 games 40 players 40 won 15/40 years 2001-2019
weight -1.0062 gain -1.417

pattern L310618643614155
? C ?
3 * 1
? 2 ?
seen 17341 played 1733 games 1682 players 1173 won 885/1732 years 2001-2019
weight -0.3408 gain -1.4177

pattern L432141443151943
. 3 3
C * 3
3 3 .
seen 66957 played 150 games 150 players 139 won 67/150 years 2001-2017
weight -1.9609 gain -1.4192

pattern L678393476220758
? ? ? x ? ? ?
? . . . . . ?
? . . C . . ?
. . 3 * . . #
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 481 played 277 games 277 players 248 won 129/277 years 2001-2019
weight 0.5762 gain -1.4192

pattern L894392427016345
? . 3 B ?
. 3 . 1 C
. . * C .
. . . . .
? # # # ?
seen 1684 played 458 games 455 players 398 won 191/458 years 1988-2019
weight 0.5971 gain -1.4199

pattern L418082203024889
? . . . ?
3 . . . .
C 2 * . .
C a . . .
? . . . ?
a C last yes
seen 9910 played 4339 games 4120 players 2234 won 2128/4335 years 1993-2019
weight -0.3976 gain -1.4213

pattern L502153687276792
? ? 3 ? ?
? . . . ?
3 3 * . .
? C . . ?
? ? . ? ?
seen 56108 played 562 games 559 players 486 won 303/562 years 2000-2019
weight -0.9361 gain -1.422

pattern L576863945633157
? . . . . . ? ?
. . . . . . . ?
. . . . C . . ?
. . . * . . . #
. . . . . . . ?
. . 3 3 C O . ?
? . . . X . ? ?
? ? ? . ? ? ? ?
seen 1570 played 231 games 229 players 170 won 134/230 years 2009-2018
weight 0.4192 gain -1.4223

pattern L612264562113929
? ? . O X ? ?
? . . C 3 . ?
. . . C . . .
. . . * 3 . .
. . . . . . .
? . . . C . ?
? ? . . . ? ?
seen 1411 played 305 games 304 players 250 won 189/305 years 2001-2019
weight 0.3384 gain -1.4225

pattern L095905595938343
. . . . . . . .
. . . . . . . .
. . . . C C . .
. . C * 3 3 . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 931 played 278 games 262 players 145 won 136/278 years 2009-2019
weight 0.2937 gain -1.4227

pattern L400358631651656
? ? C ? ?
? C . . ?
3 3 * . .
? . C . ?
? ? . ? ?
seen 2211 played 368 games 366 players 340 won 181/368 years 2001-2019
weight 0.2961 gain -1.4246

pattern L798453559589295
? B ?
C * A
? C ?
phase middle
seen 4723 played 1285 games 582 players 306 won 652/1281 years 1992-2019
weight 0.2658 gain -1.4246

pattern L837819636573014
. . . . . . . ?
. . . . . . . X
. . . . . . . .
O . . * . . X .
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 33550 played 67 games 67 players 64 won 35/67 years 2001-2016
weight -1.5413 gain -1.4246

pattern L538340839971922
? ? . ? ?
? C C . ?
. . * . .
? C 3 . ?
? ? 3 ? ?
seen 28233 played 67 games 67 players 65 won 33/67 years 2001-2018
weight -1.3921 gain -1.4247

pattern L821424566344324
. . B
C * 2
3 3 .
seen 8761 played 93 games 93 players 88 won 54/93 years 2001-2017
weight -0.8366 gain -1.4255

pattern L747023602056063
? # # # ?
. . . . .
. C * . .
3 C 3 . .
? 2 . a ?
a .C
seen 2010 played 541 games 537 players 477 won 292/541 years 2000-2019
weight 0.9903 gain -1.4258

pattern L427330131758588
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X 3 . * . . .
? C . a . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 4796 played 131 games 131 players 124 won 67/131 years 2001-2017
weight -0.6431 gain -1.4265

pattern L677289286198602
. . 2
3 * .
3 . C
seen 18889 played 107 games 107 players 101 won 43/107 years 2001-2019
weight -0.9079 gain -1.4265

pattern L111640586886584
? ? ? . ? ? ?
? . . C . . ?
? . C 2 . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 6230 played 203 games 199 players 178 won 91/203 years 2000-2018
weight -0.7559 gain -1.4266

pattern L237116834295540
? ? # ? ?
? # # # ?
. . * . .
? . . 2 ?
? ? C ? ?
seen 513171 played 110 games 110 players 108 won 29/110 years 2001-2018
weight -2.8263 gain -1.4276

pattern L964409378982743
. . . . . . . .
. . . . . . X .
. . . 3 . . . .
. . . * C . X O
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 258 played 150 games 149 players 138 won 65/150 years 2001-2017
weight 0.65 gain -1.4281

pattern L534880781332045
a ? ?
C 3 3
. * .
. . .
a ? last yes
seen 38936 played 207 games 206 players 192 won 117/207 years 2001-2019
weight -1.2042 gain -1.4286

pattern L748747939453937
? ? ? O ? ? ?
? . C 3 3 X ?
? . . . . . ?
. . C * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 14527 played 37 games 37 players 35 won 18/37 years 2001-2016
weight -1.0504 gain -1.4303

pattern L768076900937920
? ? . ? ?
? 3 a 1 ?
. . * C .
? . . . ?
? ? . ? ?
a B last yes
seen 3214 played 59 games 59 players 59 won 24/59 years 2001-2017
weight -0.6688 gain -1.4307

pattern L007190391378938
? ? C ? ?
? . . C ?
a C * . .
? . . . ?
? ? . ? ?
a 23
seen 45875 played 224 games 222 players 205 won 101/224 years 2001-2019
weight -0.7535 gain -1.4313

pattern L358180599840895
? ? ? . ? ? ?
? . . . . . ?
? C C . . . ?
. 3 3 * a . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
a C last yes
seen 823 played 272 games 256 players 141 won 134/272 years 2001-2019
weight 0.3842 gain -1.432

pattern L466361089550937
? ? . . . ? ?
? . . . . . ?
O . . . . . .
. . . * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 94641 played 48 games 48 players 45 won 20/48 years 2001-2017
weight -1.4708 gain -1.433

pattern L114615222177222
. a .
3 * 3
. . 3
a C last yes
seen 15837 played 1928 games 1862 players 1298 won 982/1924 years 1992-2019
weight 0.2234 gain -1.4332

pattern L484059436744438
? ? # . O ? ?
? # # . C X ?
# # # . 3 3 .
# # # * a C .
# # # . . . .
? # # . . . ?
? ? # . . ? ?
a C last yes
seen 1895 played 939 games 930 players 683 won 512/939 years 2001-2018
weight 0.6868 gain -1.4358

pattern L848565101981970
? . . . ?
. . C . a
. . * . 3
. C 3 . .
? . . . ?
a .3
seen 6498 played 687 games 680 players 567 won 359/685 years 2000-2019
weight 0.7047 gain -1.4362

pattern L665002686033634
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . C . O ?
? ? . . . ? ?
seen 342449 played 273 games 272 players 248 won 134/273 years 2000-2019
weight -0.4297 gain -1.4366

pattern L372327973844521
3 3 3
C * a
C C C
a C last yes
seen 1878 played 39 games 38 players 37 won 21/39 years 1992-2018
weight -0.6697 gain -1.4371

pattern L104265972282812
? . . . ?
. . . . .
C C * . .
C 3 3 . C
? . . . ?
seen 2943 played 314 games 313 players 292 won 156/314 years 2001-2019
weight 0.8084 gain -1.4384

pattern L622185754628820
. . . . . . # ?
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
. . X . . . # ?
? . . . . . ? ?
seen 2870146 played 7335 games 6866 players 2726 won 3802/7330 years 2000-2019
weight 0.1217 gain -1.4398

pattern L310375502784333
? a C . ?
. 3 . . .
. . * . .
. . . . .
? . . . ?
a C last yes
seen 39972 played 232 games 231 players 216 won 104/232 years 2001-2018
weight -0.3721 gain -1.4401

pattern L227626680965996
? ? . ? ? ?
? . . . ? ?
C . * C . a
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 9844 played 107 games 106 players 101 won 45/107 years 2009-2016
weight -0.9541 gain -1.4403

pattern L037078410895340
? 3 ? ? ?
. * 1 ? a
? # ? ? ?
a ? last yes
seen 4477 played 3583 games 3317 players 1959 won 1762/3581 years 1992-2019
weight 0.3679 gain -1.4417

pattern L256709585542630
a . C
. * C
3 . C
a C last yes
seen 12068 played 63 games 63 players 62 won 33/63 years 2009-2018
weight -0.9892 gain -1.4417

pattern L073436516808223
? ? . ? ? ?
? . . . ? ?
. . * . . ?
? C . C ? a
? ? C ? ? ?
a ? last yes
seen 2069 played 37 games 37 players 37 won 19/37 years 2001-2017
weight -0.8548 gain -1.4429

pattern L318091496537661
3 3 a
. * .
C . 3
a C last yes
seen 2570 played 494 games 489 players 440 won 214/494 years 2001-2018
weight 0.8266 gain -1.4431

pattern L289714279053566
? ? ? . ? ? ?
? . . 3 3 O ?
? . . . C . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 81785 played 35 games 35 players 34 won 20/35 years 2009-2018
weight -2.1068 gain -1.4432

pattern L215864658324540
? ? # ? ?
? . . . ?
. . * . .
? 3 C 3 ?
? ? C ? ?
seen 11202 played 8618 games 7798 players 3093 won 4363/8616 years 1992-2019
weight 0.601 gain -1.4442

pattern L988187244734610
? C ? ?
3 * 3 a
? 3 ? ?
a ? last yes
seen 9801 played 153 games 151 players 144 won 73/153 years 2001-2017
weight -0.9258 gain -1.4451

pattern L312445950410188
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
. a C * . # #
? . 3 . . # ?
? X . . . # ?
? ? ? . ? ? ?
a C last yes
seen 11631 played 506 games 503 players 430 won 267/505 years 2001-2019
weight -0.4103 gain -1.4452

pattern L246057277078561
? ? . . .
? ? . * .
? ? C C 3
? ? ? ? ?
a ? ? ? ?
a ? last yes
seen 13660 played 185 games 185 players 173 won 87/185 years 1992-2019
weight -0.4857 gain -1.4457

pattern L887070942557011
? ? ? . ? ? ?
? . . . C . ?
? . . . . . ?
x . . * . . .
? . C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 43876 played 335 games 334 players 290 won 175/335 years 2001-2019
weight 0.6783 gain -1.4462

pattern L542889860240738
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . #
. . . . . . . ?
. . . C . . . ?
? . X X O . ? ?
? ? ? . ? ? ? ?
seen 9288 played 265 games 264 players 242 won 129/265 years 2001-2019
weight 0.839 gain -1.4464

pattern L566677518402920
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . C . .
? . . . . . ?
? ? . X X ? ?
seen 29395 played 55 games 55 players 53 won 24/55 years 2001-2017
weight -1.0355 gain -1.4472

pattern L840300929872123
? a C ? ?
? . 2 2 ?
. . * C C
? . . . ?
? ? . ? ?
a ? last yes
seen 790 played 134 games 134 players 126 won 66/134 years 2001-2019
weight -0.4961 gain -1.4472

pattern L476111694777730
a ? . . . ?
? 3 . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 206831 played 769 games 763 players 590 won 390/769 years 1992-2019
weight 0.457 gain -1.448

pattern L969833039486643
? ? C ? ?
? . C C ?
. . * 2 C
? . . . ?
? ? . ? ?
seen 244184 played 1781 games 1739 players 1229 won 834/1781 years 1988-2019
weight -0.484 gain -1.4481

pattern L127468018250954
. . . . . . # ?
. . . . . . # #
. . . C . . # #
. . . * . . # #
. . C 3 . . # #
. . C 3 . . # #
. . . . . . # ?
? . . . . . ? ?
seen 933 played 279 games 263 players 146 won 137/279 years 2009-2019
weight 0.3005 gain -1.4494

pattern L378021765490205
3 B 2
C * A
a C 3
a .C
seen 1202 played 374 games 176 players 166 won 174/374 years 2001-2017
weight 0.6382 gain -1.4494

pattern L985981738907272
. . . . . . # ?
. . . . . . # ?
. . . C . . # #
. . . * . . # #
. . C 3 . . # #
. . C 3 . . # ?
. . . . . . # ?
? ? . . . ? ? ?
seen 933 played 279 games 263 players 146 won 137/279 years 2009-2019
weight 0.3005 gain -1.4494

pattern L075843513175136
? ? ? . ? ?
a ? . . . ?
? . C * . .
? ? . . . ?
? ? ? . ? ?
a ? last yes
seen 167633 played 4660 games 4483 players 2194 won 2257/4658 years 2000-2019
weight -0.6908 gain -1.4499

pattern L524780296469583
? . . . ?
. . . . .
. . * . .
. C . 3 .
? . . . ?
? ? ? ? a
a ? last yes
seen 4785 played 203 games 203 players 184 won 87/203 years 2001-2017
weight -0.4041 gain -1.4503

pattern L159595537982846
C 3 .
C * a
. . 3
a C last yes
seen 4336 played 2443 games 2377 players 1516 won 1265/2442 years 2000-2019
weight 0.3329 gain -1.4504

pattern L487515595664979
? ? . ? ?
? C . . ?
. . * 3 C
? C . . ?
? ? . ? ?
seen 24381 played 130 games 130 players 126 won 70/130 years 2001-2017
weight -0.9422 gain -1.4507

pattern L790905525739494
? . . . ?
. . . . .
. . * C .
3 . . . .
? . C . ?
seen 106073 played 80 games 80 players 80 won 39/80 years 2001-2018
weight -1.2441 gain -1.4508

pattern L782562937512172
a C C
B * C
. . .
a 23
seen 279485 played 415 games 398 players 344 won 196/415 years 2001-2019
weight -0.8995 gain -1.451

pattern L583402887873412
? ? . ? ? ?
? . . C ? ?
. . * . C a
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 29379 played 87 games 87 players 83 won 46/87 years 2001-2017
weight -1.3603 gain -1.4513

pattern L390403155337450
? ? . ? ?
? . . . ?
. C * C C
? C 3 3 ?
? ? 3 ? ?
seen 22984 played 744 games 736 players 604 won 388/743 years 1992-2019
weight -0.3225 gain -1.4519

pattern L014363079647661
. . . . . . . ?
. . . . . . . ?
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . . . . . ?
. . . . . . . ?
? ? . X X ? ? ?
seen 38845 played 1382 games 1371 players 900 won 659/1380 years 1992-2019
weight 0.6387 gain -1.4526

pattern L119663982646211
? ? ? . ? ? ?
? . . . . . ?
? C . . . . ?
. . . * . . .
? . . . . . ?
? X 3 . . . ?
? ? ? . ? ? ?
seen 28304 played 40 games 40 players 40 won 20/40 years 2001-2017
weight -1.0357 gain -1.4526

pattern L610323559971447
? . . . . O ? ?
. . . . . . . ?
. . . . . 3 . ?
. . . * . . . .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 14140 played 71 games 71 players 66 won 45/71 years 2001-2017
weight -0.6159 gain -1.4528

pattern L155777804461546
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . C * . . .
? C 3 . . . ?
? . 3 . . X ?
? ? ? . ? ? ?
seen 462 played 387 games 385 players 352 won 190/387 years 2000-2019
weight 0.4214 gain -1.453

pattern L366414839889740
? . . . ?
. C 3 . .
. . * . .
. . C . C
? . . . ?
seen 2441 played 62 games 62 players 62 won 34/62 years 2000-2017
weight -0.6538 gain -1.4534

pattern L265902614569772
? ? a ? ?
? C 2 . ?
. C * . .
? . . . ?
? ? # ? ?
a B last yes
seen 1328 played 43 games 43 players 43 won 15/43 years 2009-2017
weight -1.0039 gain -1.4542

pattern L009653243115068
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . C . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . X . .
seen 48610 played 201 games 200 players 192 won 97/201 years 2001-2017
weight -0.4294 gain -1.4544

pattern L784945847770571
? ? a ? ?
? . . . ?
. . * C .
? . . . ?
? ? . ? ?
a C last yes
seen 215143 played 146 games 145 players 138 won 56/146 years 2001-2019
weight -0.6206 gain -1.4551

pattern L724920258890315
? ? C ? ?
? 2 . . ?
C 2 * . #
? B 3 . ?
? ? . ? ?
seen 1040 played 136 games 133 players 132 won 66/136 years 2001-2019
weight 0.7732 gain -1.4562

pattern L406498096108293
? . . . . . ? ?
. . . . . . . ?
X . . . C . . ?
. . . * 3 . O .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 329 played 147 games 147 players 139 won 72/147 years 2009-2019
weight 0.3327 gain -1.457

pattern L940250068036754
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . C . ?
? . . C . . ?
? ? ? X ? ? ?
seen 64321 played 131 games 130 players 121 won 59/131 years 2001-2019
weight -0.687 gain -1.4578

pattern L265499451812437
? ? . ? ?
? a . . ?
B 2 * . #
? . . . ?
? ? . ? ?
a B last yes
seen 7165 played 186 games 186 players 171 won 100/186 years 2001-2017
weight -0.7941 gain -1.4581

pattern L921440555100424
? 3 3 . ?
C . . . .
. . * . .
a . . . .
? . . . ?
a C last yes
seen 2703 played 47 games 47 players 47 won 19/47 years 2009-2017
weight -0.8602 gain -1.4591

pattern L553876372225221
? ? ? X ? ? ?
? X 3 C C . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 38748 played 185 games 184 players 177 won 108/185 years 2000-2018
weight -0.4714 gain -1.4606

pattern L519161303605598
? a ?
. 2 C
. * .
3 . 3
a ? last yes
seen 4376 played 114 games 114 players 106 won 55/114 years 2001-2019
weight -0.9361 gain -1.4608

pattern L933447303080267
? 3 B 3 ?
. 3 B . .
. . * . .
# # # # #
? # # # ?
seen 97533 played 140 games 140 players 136 won 68/140 years 2001-2019
weight -1.5735 gain -1.4614

pattern L013190692889925
. 3 B
3 * 1
3 C C
seen 2267 played 393 games 390 players 343 won 203/393 years 2001-2019
weight 0.6207 gain -1.4618

pattern L451402808884500
? ? ? a
? C ? ?
b * B ?
? 3 ? ?
a ? last yes
b .C
seen 8410 played 485 games 480 players 428 won 247/485 years 2001-2019
weight -0.4602 gain -1.4618

pattern L407623203677751
? ? . ? ?
? . 3 . ?
. . * . .
? 3 B 3 ?
? ? . ? ?
seen 16020 played 53 games 53 players 53 won 29/53 years 2009-2018
weight -0.9827 gain -1.4621

pattern L686616544050946
? ? # ? ?
? . . . ?
. . * . C
? . . . ?
? ? a ? ?
a C last yes
seen 6628 played 39 games 39 players 38 won 26/39 years 2009-2017
weight -1.0889 gain -1.4625

pattern L299338030423361
2 B .
. * .
# # #
seen 462246 played 9045 games 7988 players 3218 won 4561/9042 years 1992-2019
weight 0.1721 gain -1.4638

pattern L886705100535020
? 3 . . ?
. . . . .
. C * . .
3 3 . . .
? 3 3 3 ?
seen 43747 played 53 games 53 players 50 won 21/53 years 2009-2016
weight -1.7769 gain -1.4671

pattern L985837403355818
a 1 C
2 * .
. 3 .
a A last yes
seen 252 played 83 games 83 players 80 won 52/83 years 2001-2018
weight 0.4029 gain -1.4677

pattern L514252107387331
? . . . ?
C . . . #
2 B * . #
. 2 a . #
? . . . ?
a C last yes
seen 500 played 76 games 76 players 75 won 39/76 years 2001-2017
weight -0.6353 gain -1.4686

pattern L466497085614814
? ? . ? ?
? . . . ?
2 C * . .
? . . C ?
? ? . ? ?
seen 57196 played 855 games 847 players 708 won 425/855 years 2001-2019
weight 0.2812 gain -1.4695

pattern L003517050556655
? ? a ? ?
? C . 3 ?
. . * . C
? . . . ?
? ? C ? ?
a .3
seen 39183 played 391 games 388 players 351 won 206/391 years 2001-2019
weight -0.3195 gain -1.4697

pattern L562025510652859
? ? 3 ? ?
? C . . a
. . * C .
? . . . ?
? ? . ? ?
a ? last yes
seen 4687 played 65 games 65 players 64 won 36/65 years 2001-2017
weight -1.1001 gain -1.4703

pattern L448688479044684
? ? . ? ?
? . . C ?
. . * . 2
? . . C ?
? ? . ? ?
seen 78238 played 603 games 596 players 499 won 279/603 years 2001-2019
weight -0.3695 gain -1.4712

pattern L125260451633680
? ? 3 ? ?
? C . . ?
. . * 3 .
? . C . ?
? ? . ? ?
seen 96646 played 3412 games 3265 players 1847 won 1746/3411 years 2001-2019
weight 0.1742 gain -1.4717

pattern L797822571258277
? ? # ? ?
? . C . ?
. C * B 3
? 2 A 3 ?
? ? 3 ? ?
seen 340 played 48 games 26 players 26 won 23/48 years 2009-2016
weight -0.5944 gain -1.4718

pattern L844463712538663
# A 2
# * 2
# 2 2
seen 13145 played 287 games 278 players 260 won 121/287 years 1992-2019
weight -0.7421 gain -1.4742

pattern L965996951238768
. C .
. * 3
C C 3
? ? a
a ? last yes
seen 2152 played 107 games 107 players 103 won 55/107 years 2001-2018
weight -0.4987 gain -1.4743

pattern L276651571023807
? ? 3 ? ?
? . . . ?
. . * C .
? . . . ?
? ? a ? ?
a C last yes
seen 18100 played 85 games 85 players 82 won 46/85 years 2001-2017
weight -1.4436 gain -1.4753

pattern L977919512075294
? . a . ?
. . . . .
3 . * . .
. . . . .
? C . . ?
a C last yes
seen 2360 played 429 games 426 players 379 won 227/428 years 2000-2019
weight 0.2845 gain -1.4757

pattern L611626498082727
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . . . .
O . . . . . . .
. . . 3 . . . .
. . . . . . . ?
? . . . . . ? ?
seen 8316 played 69 games 69 players 65 won 32/69 years 2001-2018
weight -0.6202 gain -1.4764

pattern L338041591065623
3 . . ?
. * 3 ?
. 3 C a
a ? last yes
seen 5213 played 612 games 609 players 392 won 306/612 years 2001-2018
weight 0.2323 gain -1.4767

pattern L310065305600076
? ? . ? ?
? . . . ?
a 2 * . .
? B . . ?
? ? . ? ?
a B last yes
seen 16481 played 561 games 556 players 475 won 321/560 years 2001-2019
weight -0.9742 gain -1.4775

pattern L514314689289362
3 3 B
3 * 2
. C a
a .C
seen 5501 played 221 games 219 players 205 won 114/221 years 2001-2018
weight -0.4706 gain -1.4776

pattern L593596502818365
? ? ? . ? ? ?
? . . . . . ?
? . C . C . ?
. . . * . . #
? . . 3 . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 53717 played 53 games 53 players 47 won 27/53 years 2009-2017
weight -1.6199 gain -1.4783

pattern L390088658992191
? a ?
. * .
? C ?
? ? b
a 23
b ? last yes
seen 229370 played 6580 games 6079 players 2760 won 3141/6579 years 1992-2019
weight -0.2918 gain -1.4785

pattern L870769817451840
? # ?
. * .
? a ?
a A last yes
seen 1532 played 1319 games 1260 players 938 won 715/1319 years 1992-2019
weight 0.9473 gain -1.48

pattern L359507360586049
. C .
a * C
. 3 .
a C last yes
seen 11025 played 171 games 171 players 160 won 79/169 years 1992-2018
weight -0.7098 gain -1.4801

pattern L807293143910616
? ? ? . ? ? ?
? # . . . X ?
? # . . . . ?
# # . * . . .
? # . a 3 3 ?
? # . . C . ?
? ? ? . ? ? ?
a C last yes
seen 411 played 379 games 377 players 344 won 186/379 years 2000-2019
weight 0.4613 gain -1.4806

pattern L860781354142843
? ? . ? ?
a . . . ?
. C * . .
? C 3 . ?
? ? . ? ?
a ? last yes
seen 2392 played 35 games 35 players 35 won 21/34 years 2001-2019
weight -0.5659 gain -1.4812

pattern L315579622517998
? C . . ?
a . . . .
3 B * . .
3 3 C . .
? C . . ?
a .C
seen 1089 played 166 games 165 players 155 won 84/166 years 2001-2019
weight 0.5342 gain -1.4824

pattern L133828683469169
? ? . ? ?
? C . C ?
. . * C 3
? C . 3 ?
? ? . ? ?
seen 28602 played 156 games 155 players 143 won 82/156 years 2001-2018
weight -0.5012 gain -1.4827

pattern L540932750283935
a ? . . .
? ? . * .
? ? C C .
a ? last yes
seen 83334 played 177 games 176 players 170 won 90/177 years 2001-2018
weight -0.6976 gain -1.4828

pattern L767438601863969
? ? . ? ?
? . C . ?
3 3 * . .
? . 3 . ?
? ? . ? ?
seen 73746 played 163 games 163 players 157 won 81/163 years 2001-2018
weight -1.0304 gain -1.4828

pattern L447126218771191
? ? ? X ? ? ?
? . . . . . ?
? . a . C . ?
. . . * . . .
? . . . 3 . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 6270 played 90 games 90 players 82 won 42/90 years 2009-2017
weight -1.166 gain -1.4831

pattern L314820533476054
? ? . . . ? ?
? . . . . . ?
. . . C . 3 .
. . . * . . .
. . . . . 3 .
? . . . . . ?
? ? . . . ? ?
seen 27965 played 193 games 193 players 183 won 94/192 years 2000-2018
weight -0.6607 gain -1.4835

pattern L888717649950771
. . . . . . . ?
. . . . . . . .
. . . . . . X .
. C . * . . X O
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 3160 played 956 games 951 players 705 won 459/956 years 2001-2019
weight 0.3844 gain -1.4837

pattern L009153902513701
3 3 .
. * C
3 . 1
seen 3758 played 53 games 53 players 53 won 23/53 years 2009-2017
weight -1.1263 gain -1.4839

pattern L083923493870343
? ? . . . ? ?
? . . . . . ?
X . . . . . .
O . . * . . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 82587 played 92 games 92 players 89 won 50/92 years 2001-2019
weight -1.0212 gain -1.4839

pattern L082155649408689
? . . . ?
. . . . .
. . * . 3
. . C . .
? C . . ?
seen 17083 played 76 games 76 players 75 won 40/76 years 2000-2018
weight -1.4304 gain -1.484

pattern L233111713741630
? ? # # # ? ?
? . . . . . ?
. . . . . . .
X . . * . . .
. . . . . . O
? . . . . . ?
? ? . . . ? ?
seen 112467 played 1445 games 1416 players 1007 won 732/1444 years 1992-2019
weight 0.4986 gain -1.4849

pattern L276905596482341
? ? . ? ?
? . . . ?
3 B * . C
? 3 . . ?
? ? . ? ?
seen 29544 played 1226 games 1208 players 903 won 668/1226 years 2000-2019
weight 0.389 gain -1.4863

pattern L436981321235982
? ? . . . ? ?
? . . . . . ?
O C . . . . .
. 3 . * . . O
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 785 played 115 games 115 players 108 won 63/115 years 2001-2017
weight 0.7128 gain -1.4864

pattern L408843527488777
? ? . . . ? ?
? . 3 . . # ?
. . . . . # #
. . C * . # #
. . . . . # #
? . . . . # ?
? ? . . . ? ?
seen 325779 played 673 games 667 players 557 won 327/673 years 1992-2019
weight -0.9325 gain -1.487

pattern L984975651849655
? ? . ? ?
? . . . ?
a . * . C
? . 2 B ?
? ? C ? ?
a .3
seen 23591 played 1523 games 1489 players 1072 won 746/1523 years 1992-2019
weight 0.1936 gain -1.4884

pattern L038977284992533
? 3 ? ?
B * 3 ?
? 3 ? ?
? ? ? a
a ? last yes
seen 3518 played 50 games 50 players 50 won 24/50 years 2001-2017
weight -1.1759 gain -1.4894

pattern L231339684793949
? ? ? . ? ? ?
? . . B 3 X ?
? . . 2 C . ?
. . . * C . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 1098 played 145 games 144 players 137 won 77/145 years 2009-2019
weight 0.8521 gain -1.4897

pattern L156547840170627
? 3 . C ?
. 3 C . .
. C * . .
. . . . .
? # # # ?
seen 27642 played 143 games 143 players 135 won 64/143 years 2001-2018
weight -0.4646 gain -1.4926

pattern L366127589871400
? a ?
B 2 .
B * .
# # #
a ? last yes
seen 983 played 54 games 51 players 52 won 25/54 years 2001-2017
weight -0.9212 gain -1.4928

pattern L263110693691395
? ? B ?
a 2 * #
? ? . ?
a ? last yes
seen 1601 played 76 games 73 players 73 won 35/76 years 2001-2017
weight -0.9665 gain -1.4957

pattern L354638767725315
? ? ? a
. . 3 ?
. * . ?
# # # ?
a ? last yes
seen 97313 played 47 games 47 players 46 won 21/47 years 2009-2017
weight -2.3334 gain -1.4957

pattern L228797309799664
? a ?
? . ?
. * .
? 2 ?
a ? last yes
seen 8430 played 268 games 268 players 254 won 136/268 years 2001-2019
weight -0.4543 gain -1.496

pattern L555225071804496
? ? ? O ? ? ?
? . . . . . ?
? C . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 260921 played 36 games 36 players 36 won 16/36 years 2009-2017
weight -2.6635 gain -1.4963

pattern L698937635801831
? ? # ? ?
? # # # ?
. . * C 3
? . 3 C ?
? ? . ? ?
seen 10795 played 48 games 48 players 48 won 25/48 years 2001-2017
weight -1.0303 gain -1.4963

pattern L152222028190330
? . . . ? ?
. . . . . a
. . * . . ?
. C . . 3 ?
? . . . ? ?
a ? last yes
seen 2876 played 71 games 71 players 71 won 25/71 years 2009-2017
weight -0.9769 gain -1.4965

pattern L836743243477614
? . . . ?
# . . . .
# . * C .
# . 3 3 .
? . C 3 ?
seen 39311 played 77 games 77 players 75 won 40/77 years 2009-2016
weight -0.9721 gain -1.4966

pattern L446211240999218
# # #
. * .
C . 3
? ? ?
a ? ?
a ? last yes
seen 7413 played 38 games 38 players 36 won 19/38 years 2001-2019
weight -1.831 gain -1.4969

pattern L733838226692508
a . C
. * C
. . 3
a C last yes
seen 9863 played 269 games 269 players 247 won 143/269 years 2001-2019
weight -0.4818 gain -1.4969

pattern L804633133200786
? ? . ? ?
? C . . ?
3 C * . .
? 3 . . ?
? ? . ? ?
? ? a ? ?
a ? last yes
seen 1530 played 37 games 37 players 35 won 14/37 years 2001-2016
weight -0.858 gain -1.4978

pattern L419866457385307
? a ? ? ?
? ? . ? ?
? C 3 . ?
. C * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 6100 played 76 games 76 players 76 won 32/76 years 2001-2017
weight -0.9548 gain -1.4992

pattern L652830618319547
. . . . . . X ?
. . . . . . . .
. . . . . C . .
. . . * . . . .
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 48612 played 4905 games 4661 players 2283 won 2611/4902 years 1992-2019
weight 0.3568 gain -1.5017

pattern L180728802147720
. . . . . . . ?
. . . . . . . ?
. . . . . . X .
. C . * . . X O
. . . . . . . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 3289 played 973 games 967 players 716 won 470/973 years 2001-2019
weight 0.3902 gain -1.502

pattern L508023061482153
? . . C ?
. . . . B
. . * B 3
. . . 3 3
? . . . ?
seen 2466 played 243 games 243 players 226 won 131/243 years 2001-2019
weight 1.0153 gain -1.5024

pattern L154790961095199
3 . 3
. * .
2 a .
a C last yes
seen 2723 played 673 games 665 players 567 won 325/673 years 1992-2019
weight 0.755 gain -1.5025

pattern L044420797875991
3 . .
3 * 3
a C .
a C last yes
seen 5800 played 87 games 87 players 83 won 55/87 years 2001-2018
weight -0.7845 gain -1.5043

pattern L136416457382999
? ? . ? ?
? . 3 . ?
# . * C 3
? . . . ?
? ? . ? ?
seen 25086 played 103 games 102 players 96 won 43/103 years 2001-2017
weight -1.5589 gain -1.5067

pattern L308855850686161
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . . * B 2 .
? . . . 2 C ?
? . . . . X ?
? ? ? . ? ? ?
seen 249 played 130 games 130 players 129 won 65/130 years 2001-2018
weight 0.6978 gain -1.5069

pattern L216863737263359
? ? ? X ? ? ?
? . . . C . ?
? . . . . . ?
. . . * . . .
? . . . . C ?
? . . . . . ?
? ? ? . ? ? ?
seen 44311 played 44 games 44 players 43 won 23/44 years 2009-2017
weight -0.9351 gain -1.5097

pattern L329842723097123
? ? . ? ?
? C 3 3 ?
C 3 * C C
? 3 . . ?
? ? . ? ?
seen 3124 played 311 games 309 players 278 won 151/311 years 2001-2019
weight 0.4175 gain -1.5107

pattern L579386851187341
? ? a
? . ?
3 * 2
? B ?
a ? last yes
seen 1304 played 107 games 107 players 102 won 56/107 years 2001-2019
weight -0.9477 gain -1.5109

pattern L436606787240761
? . ? ? ?
# * C ? ?
? . ? ? ?
? ? ? ? a
a ? last yes
seen 208022 played 1572 games 1541 players 1130 won 790/1571 years 1992-2019
weight 0.3792 gain -1.5126

pattern L904591573858833
? ? a ? ?
? . C . ?
. 3 * . .
? 3 C C ?
? ? . ? ?
a .C
seen 43006 played 630 games 622 players 520 won 292/630 years 2001-2019
weight -0.7125 gain -1.5165

pattern L845045502889317
? ? X . . ? ?
? . . . . . ?
. . . . . . .
. a . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 19861 played 631 games 627 players 527 won 294/630 years 2000-2019
weight -0.3018 gain -1.5166

pattern L399220135892707
? a . b ?
3 . . . .
3 . * . .
. . . . .
? . . . ?
a C last yes
b .3
seen 23413 played 1652 games 1623 players 1156 won 808/1651 years 2000-2019
weight -0.3742 gain -1.5173

pattern L356526360737390
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * C . . .
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 2956015 played 299 games 290 players 259 won 126/299 years 1988-2019
weight -0.5271 gain -1.5189

pattern L361387955236942
? ? . ? ?
? . C 3 ?
C 3 * 3 .
? . . . ?
? ? . ? ?
seen 14828 played 102 games 102 players 100 won 49/102 years 2001-2018
weight -0.8097 gain -1.5189

pattern L490184702451963
? ? . ? ?
? C . . ?
2 . * . #
? C . . ?
? ? . ? ?
seen 46362 played 53 games 53 players 51 won 16/52 years 2001-2016
weight -2.1238 gain -1.5189

pattern L993474705183341
. C C
. * 3
. . 3
? ? a
a ? last yes
seen 7561 played 115 games 114 players 112 won 59/115 years 1992-2018
weight -1.227 gain -1.5198

pattern L454929518610356
? . ?
# * C
? A ?
? ? a
a ? last yes
seen 593 played 398 games 392 players 365 won 205/398 years 2000-2019
weight 0.8954 gain -1.5223

pattern L725239890430220
? 3 ?
a * 3
? . ?
? ? ?
? ? b
a 2C
b ? last yes
seen 48137 played 275 games 272 players 253 won 127/275 years 2001-2019
weight -0.6118 gain -1.5226

pattern L046734422233879
? . . . ?
. . . . .
. . * C .
. . a 2 .
? . . . ?
a C last yes
seen 43171 played 5177 games 4878 players 2455 won 2455/5172 years 1992-2019
weight -0.1552 gain -1.5232

pattern L259045217985737
? ? . ? ?
? . . C ?
C . * . a
? . . . ?
? ? . ? ?
a C last yes
seen 13402 played 89 games 89 players 87 won 48/89 years 2001-2018
weight -1.3869 gain -1.5237

pattern L238856837688013
? C . . ?
. 2 C . 3
. . * . .
. . . . .
? . . . ?
seen 5178 played 508 games 506 players 450 won 226/508 years 2001-2019
weight 0.5986 gain -1.5239

pattern L093226815267556
? ? . ? ?
? . . . ?
B . * . .
? . . C ?
? ? . ? ?
seen 52481 played 210 games 208 players 196 won 106/210 years 2000-2018
weight -0.6588 gain -1.5259

pattern L835139921325428
? 3 B 3 ?
. a 1 B .
. . * . .
# # # # #
? # # # ?
a B last yes
seen 203 played 122 games 121 players 111 won 65/122 years 2001-2017
weight 0.9296 gain -1.5264

pattern L178504394816857
? 3 C . ?
C C 2 . .
C 2 * . .
. . . . .
? . . . ?
seen 1552 played 260 games 260 players 226 won 138/260 years 2001-2017
weight 0.453 gain -1.5268

pattern L949138460916806
? ? . . O ? ?
? . . . . . a
# . . C 3 . .
# . . * . . .
# . . . . . .
? # # # # # ?
? ? # # # ? ?
a ? last yes
seen 220 played 140 games 139 players 96 won 75/140 years 2013-2018
weight 0.6747 gain -1.5275

pattern L233455128313642
? . . . . X ? ?
. . . . . . . ?
. . . . . C . ?
. . . * . . . .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 12604 played 214 games 212 players 185 won 104/214 years 2001-2019
weight 0.2913 gain -1.5286

pattern L952698051597255
? ? . ? ?
? . C . ?
. . * . .
? 3 . C ?
? ? . ? ?
seen 501582 played 2194 games 2121 players 1434 won 1087/2193 years 1992-2019
weight -0.3421 gain -1.5293

pattern L311702718311096
? ? . . . ? ?
? . . 3 . . ?
# . . . . . .
# . . * C . O
# . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 72148 played 183 games 183 players 171 won 85/182 years 2000-2018
weight -0.4002 gain -1.5297

pattern L159086489741530
a . 3
. * .
. C .
a C last yes
seen 59663 played 742 games 738 players 619 won 369/742 years 2000-2019
weight -0.3395 gain -1.5318

pattern L868297786235156
? ? B ? ?
? C . C ?
C . * . .
? 3 . . ?
? ? . ? ?
seen 4555 played 158 games 158 players 149 won 69/158 years 2001-2019
weight 0.6569 gain -1.5325

pattern L431226330138971
? ? . ? ?
? . . . ?
# . * . 3
? . . 2 ?
? ? 2 ? ?
seen 3932 played 359 games 359 players 330 won 192/359 years 2001-2018
weight 1.0256 gain -1.533

pattern L612649277020623
? ? . ? ?
? . . 3 ?
C C * . C
? . . . ?
? ? . ? ?
seen 31401 played 104 games 104 players 99 won 44/104 years 2001-2018
weight -0.9824 gain -1.5334

pattern L173041311340570
? # # # ?
# # # # #
. . * . .
3 3 B 2 .
? C . a ?
a C last yes
seen 1202 played 1028 games 1015 players 831 won 519/1027 years 1993-2019
weight 0.7598 gain -1.5337

pattern L642169288106135
? . . . ?
. . 3 C .
. . * . .
. . . 3 .
? . . . ?
seen 39190 played 455 games 451 players 381 won 253/454 years 2001-2019
weight -0.702 gain -1.5344

pattern L184016010985156
? ? a ? ?
? ? . ? ?
? . . . ?
. . * . .
? . . . ?
? ? # ? ?
a ? last yes
seen 144691 played 75 games 75 players 73 won 38/75 years 2001-2019
weight -1.4665 gain -1.5363

pattern L270609700706653
C . .
. * 3
3 C a
a 3C
seen 20159 played 2380 games 2308 players 1534 won 1205/2380 years 1988-2019
weight 0.761 gain -1.5385

pattern L308037093547397
? ? . ? ?
? . C C ?
. . * . .
? . C 3 ?
? ? . ? ?
seen 28225 played 120 games 119 players 112 won 56/120 years 2001-2018
weight -1.4204 gain -1.5392

pattern L922361106130084
? ? ? - ? ? ?
? # . . . . ?
? # . . 3 3 ?
# # . * C C X
? # . . C 3 ?
? # . . C X ?
? ? ? . ? ? ?
seen 9560 played 175 games 175 players 165 won 87/175 years 2009-2017
weight 0.3215 gain -1.5395

pattern L106873593287678
? . . . ?
. 3 . . .
. C * . C
. . . . .
? . . . ?
seen 8077 played 2494 games 2423 players 1563 won 1328/2492 years 1993-2019
weight 0.8884 gain -1.5405

pattern L661821140472615
? . . . ?
a . 3 . .
. . * b .
. . C 2 .
? . . . ?
a .C
b C last yes
seen 5353 played 4418 games 4227 players 2281 won 2155/4414 years 2000-2019
weight 0.4236 gain -1.5406

pattern L460003326754281
? ? . ? ?
? . . . ?
# . * . 3
? . . 3 ?
? ? . ? a
a ? last yes
seen 33814 played 115 games 115 players 109 won 62/115 years 2000-2019
weight -1.0489 gain -1.5412

pattern L963941828327285
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. 2 B * . . .
? C 2 . . . ?
? o . . . . ?
? ? ? . ? ? ?
seen 21881 played 859 games 854 players 692 won 414/859 years 2000-2019
weight -0.396 gain -1.5415

pattern L980021371122319
? ? . ? ? ?
? . . 3 ? a
# . * . 2 ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 2601 played 36 games 36 players 36 won 11/36 years 2001-2019
weight -1.0766 gain -1.5422

pattern L032571561790186
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . #
. . . . 3 . . ?
. . C . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 52867 played 2259 games 2189 players 1396 won 1039/2257 years 2000-2019
weight 0.2343 gain -1.5428

pattern L797924190728001
? ? ? . ? ? ?
? . . . . . a
? . . C 3 . ?
# . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
a ? last yes
seen 224 played 141 games 140 players 97 won 76/141 years 2010-2018
weight 0.6827 gain -1.5442

pattern L775799137292816
? # # # ?
# # # # #
. . * . .
. C . . .
? . C C ?
seen 307432 played 60 games 60 players 57 won 34/60 years 2001-2019
weight -1.9165 gain -1.5443

pattern L377465498891541
? . . . ?
. . . . .
3 . * a .
. . . . .
? . . . ?
a C last yes
seen 33458 played 117 games 116 players 114 won 54/117 years 2001-2017
weight -1.3149 gain -1.545

pattern L956425259805940
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. . . * . # #
? 3 3 C . # ?
? X C C . # ?
? ? ? X ? ? ?
seen 17554 played 541 games 540 players 453 won 273/541 years 2001-2019
weight 0.1419 gain -1.5453

pattern L481818423129023
? ? . ? ?
? # . . ?
# # * C 3
? # . C ?
? ? C ? ?
seen 101646 played 48 games 48 players 48 won 31/48 years 2001-2018
weight -0.873 gain -1.546

pattern L528262334768806
a 3 . . ?
C . . . .
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 38387 played 1051 games 1035 players 782 won 550/1051 years 2000-2019
weight -0.3637 gain -1.5468

pattern L857064883066667
C . a
. * .
3 . .
? ? ?
? b ?
a .C
b ? last yes
seen 67745 played 1782 games 1729 players 1221 won 869/1778 years 2000-2019
weight -0.5464 gain -1.547

pattern L259727130373052
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. 3 . * . 3 . .
. . . C . . . .
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 1460 played 377 games 374 players 318 won 181/377 years 2001-2018
weight 0.2092 gain -1.5472

pattern L427061988764636
# A 1
# * B
# . .
seen 2033 played 558 games 551 players 469 won 294/558 years 2001-2019
weight 0.3916 gain -1.5472

pattern L224754674685311
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . . * a . .
? . . . 3 . ?
? . . . . . ?
? ? ? x ? ? ?
a C last yes
seen 17158 played 11564 games 10657 players 3476 won 5720/11558 years 1992-2019
weight 0.2002 gain -1.548

pattern L428914792176788
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . C . ?
? . . 3 . O ?
? ? ? . ? ? ?
seen 19765 played 52 games 52 players 50 won 26/52 years 2009-2019
weight -0.95 gain -1.5494

pattern L803046779796591
? . . . ?
3 . a . 3
. . * . .
. . . . .
? # # # ?
a C last yes
seen 6480 played 1253 games 1244 players 873 won 569/1252 years 2001-2019
weight 0.7846 gain -1.5502

pattern L250463031224148
? 3 . C ?
C 3 . . a
. C * . .
. . . . .
? . . . ?
a .3
seen 7444 played 2233 games 2180 players 1438 won 1223/2233 years 1992-2019
weight 0.4946 gain -1.5504

pattern L936623792206484
. . .
. * .
. . .
distance 12-20
seen 14378775 played 14252 games 2550 players 765 won 7036/14210 years 1988-2019
weight 0.0517 gain -1.5506

pattern L993473704419598
? ? . . . ? ?
? . . 3 . . ?
. C . . . . .
. . C * . . .
. . . . . . .
? X . . . . ?
? ? . . . ? ?
seen 4162 played 47 games 47 players 45 won 20/47 years 2009-2016
weight -0.5928 gain -1.5506

pattern L532312237352461
? . 3 . ?
3 3 . . #
. . * . #
. . . . #
? # # # ?
seen 49540 played 69 games 69 players 65 won 26/69 years 2009-2017
weight -0.8855 gain -1.551

pattern L929458102609556
1 C a
B * C
3 A 3
a .C
seen 3098 played 192 games 153 players 148 won 103/192 years 2001-2018
weight -1.364 gain -1.5517

pattern L448729724138409
C 3 .
1 * .
C 2 .
seen 9525 played 2872 games 2752 players 1671 won 1388/2871 years 1992-2019
weight 0.434 gain -1.5524

pattern L294289952278155
? ? ? # ? ? ?
? # # # # # ?
? . . . . # ?
. . C * . # #
? 3 C 3 . # ?
? O 2 . . # ?
? ? ? X ? ? ?
seen 247 played 94 games 94 players 85 won 46/94 years 2009-2017
weight 0.7773 gain -1.5525

pattern L295050403113226
? . . . ?
a . . . .
. . * C .
. . . 2 C
? . 3 . ?
a .C
seen 9632 played 2895 games 2794 players 1711 won 1455/2894 years 2000-2019
weight 0.6469 gain -1.5525

pattern L646896754976139
? # # #
? . * .
a . C 2
a ? last yes
seen 5929 played 63 games 63 players 61 won 31/62 years 2001-2019
weight -1.0131 gain -1.5526

pattern L641208793312839
? ? O . . ? ?
? . 3 C . . ?
. . 3 C . . #
. . . * . . #
. . . . . . #
? . . . . . ?
? ? . . . ? ?
seen 4560 played 58 games 58 players 53 won 29/57 years 2000-2018
weight -1.0315 gain -1.5536

pattern L253363026967307
. C .
3 * C
. C 1
seen 7613 played 81 games 81 players 77 won 29/80 years 1992-2019
weight -1.0497 gain -1.5542

pattern L313099802774348
? ? # ? ?
? . . . ?
C C * . .
? 2 . C ?
? ? C ? ?
seen 11540 played 53 games 53 players 53 won 31/53 years 2009-2018
weight -1.1461 gain -1.557

pattern L424946204287543
? ? . ? ?
? . . . ?
2 C * . .
? . . 3 ?
? ? . ? ?
seen 25459 played 225 games 224 players 209 won 110/225 years 2001-2018
weight -0.6869 gain -1.5571

pattern L277570302546931
. X . . . . . ?
. . . . . . . ?
. C . . . . . .
. . . * . . . .
. . . . . . . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 8057 played 151 games 151 players 132 won 72/151 years 2001-2019
weight 0.2132 gain -1.5576

pattern L746896847500357
? ? . ? ?
? C 3 . ?
3 C * . C
? . . . ?
? ? # ? ?
seen 10559 played 101 games 101 players 100 won 42/101 years 2001-2018
weight -0.9726 gain -1.5579

pattern L427032941900881
? ? ? . ? ? ?
? . . . . . ?
? . 3 . . . ?
. . . * . . .
? C . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 424715 played 4986 games 4686 players 2414 won 2375/4984 years 1993-2019
weight 0.3435 gain -1.558

pattern L614026825407931
? . . . ?
3 C . . .
3 C * . .
. 2 a . .
? . . . ?
a C last yes
seen 8974 played 427 games 427 players 369 won 201/426 years 2001-2019
weight -0.6932 gain -1.5581

pattern L873553079383107
. . .
C * .
. C .
? ? ?
? ? a
a ? last yes
seen 49636 played 36 games 36 players 36 won 19/36 years 2009-2019
weight -1.8807 gain -1.5586

pattern L382424612518313
? ? 3 ? ?
? . a C ?
. 3 * 3 .
? . . . ?
? ? . ? ?
a C last yes
seen 1746 played 104 games 104 players 102 won 52/103 years 2001-2019
weight -0.9329 gain -1.5588

pattern L290367345093642
? ? . O . ? ?
? . . . . X ?
. . 3 C . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? O . . ? ?
seen 145 played 107 games 107 players 98 won 53/107 years 2009-2018
weight 0.4416 gain -1.5602

pattern L456918433170503
? ? . . . ? ?
? . . 3 . . ?
. . . . . 3 .
. . . * C 3 .
. . . . . C O
? . . C . . ?
? ? . . . ? ?
seen 591 played 70 games 70 players 66 won 33/70 years 2009-2017
weight 0.8334 gain -1.5604

pattern L070034399094353
? ? . . . ? ?
? . . 3 . . ?
. C . . . . .
. . . * . . O
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 2512 played 340 games 330 players 291 won 185/340 years 2000-2019
weight 0.6813 gain -1.5607

pattern L496421528852844
? 3 . .
? . * .
? . 3 .
a ? ? ?
a ? last yes
seen 37612 played 56 games 56 players 54 won 30/56 years 2009-2016
weight -1.8633 gain -1.5608

pattern L346514814506269
? ? . . O ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . a 3 . .
? X . . . . ?
? ? . O . ? ?
a C last yes
seen 144 played 107 games 107 players 98 won 53/107 years 2009-2018
weight 0.4419 gain -1.5612

pattern L875299954423108
? ? a ? ?
? . . . ?
. . * . .
? C C 2 ?
? ? 3 ? ?
a .C
seen 113447 played 532 games 528 players 455 won 253/531 years 2001-2019
weight -0.8933 gain -1.5613

pattern L354471599697838
. . B
. * 2
. B B
seen 1783 played 266 games 264 players 241 won 137/266 years 2001-2019
weight 0.5592 gain -1.5647

pattern L314850512168163
# B 3
# * C
# . .
seen 853958 played 1690 games 1620 players 1135 won 803/1690 years 1992-2019
weight -0.3438 gain -1.5677

pattern L821141295751854
1 B .
A * C
3 . .
seen 495 played 181 games 181 players 174 won 80/181 years 2001-2019
weight 0.546 gain -1.5678

pattern L954692675124814
. . .
. * .
. 2 C
phase endgame
seen 7717 played 123 games 112 players 87 won 68/123 years 2013-2019
weight -0.2425 gain -1.57

pattern L173522340540709
? ? 3 ? ?
? . 3 3 ?
. . * C .
? . 3 C ?
? ? 3 ? ?
seen 24056 played 375 games 371 players 328 won 193/375 years 2000-2018
weight -0.7751 gain -1.5701

pattern L890349769003127
? ? . ? ?
? 3 . . ?
2 . * . .
? a . . ?
? ? . ? ?
a C last yes
seen 5452 played 95 games 95 players 93 won 41/95 years 2001-2018
weight -0.6901 gain -1.5711

pattern L686476873313730
. 3 . ?
. * . ?
. . C ?
? ? ? ?
? ? ? a
a ? last yes
seen 21925 played 54 games 54 players 53 won 23/54 years 2000-2017
weight -0.9586 gain -1.5714

pattern L792575522867732
? ? a ? ?
? . . . ?
. . * . .
? . . C ?
? ? . ? b
a 3C
b ? last yes
seen 15468 played 112 games 112 players 105 won 55/112 years 2001-2017
weight -1.2624 gain -1.5719

pattern L635760172416454
? ? . ? ? ?
? . . 3 ? ?
. C * . . ?
? . . . ? a
? ? . ? ? ?
a ? last yes
seen 6173 played 35 games 35 players 35 won 14/35 years 2001-2017
weight -1.0785 gain -1.5755

pattern L967746991975936
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
# . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
distance 12-20
seen 465274 played 1498 games 1188 players 378 won 708/1495 years 1992-2019
weight 0.2326 gain -1.5757

pattern L672428369319736
? ? . ? ?
? 3 3 B ?
. . * 2 .
? # # # ?
? ? # ? ?
seen 15305 played 95 games 95 players 91 won 47/95 years 2009-2017
weight -0.6045 gain -1.5762

pattern L120894993262221
3 . #
. * #
3 B #
seen 24427 played 2623 games 2434 players 1538 won 1359/2621 years 1992-2019
weight 0.5826 gain -1.5763

pattern L303612986361956
? . . . . . ? ?
. . . . . . . ?
. . . . . . O ?
. . . * . . . .
. . . . . C . ?
. . . 3 . . O ?
? . . . . X ? ?
? ? ? . ? ? ? ?
seen 8667 played 545 games 541 players 428 won 296/545 years 2001-2018
weight 0.8507 gain -1.5775

pattern L611114375370988
? ? . ? ?
? . C . ?
# . * 3 .
? . 2 C ?
? ? C ? ?
seen 6603 played 371 games 368 players 332 won 168/370 years 2001-2018
weight -0.5654 gain -1.5781

pattern L416128314149996
3 . 3
3 * .
3 B B
seen 21388 played 76 games 76 players 75 won 40/76 years 2001-2018
weight -0.6501 gain -1.5783

pattern L212754818248165
a ? ?
C . C
. * .
3 . C
a ? last yes
seen 2199 played 70 games 70 players 67 won 38/70 years 2001-2019
weight -0.9335 gain -1.5806

pattern L004991344689780
# C C
# * .
# . C
seen 435511 played 362 games 353 players 322 won 189/361 years 2001-2019
weight -1.5935 gain -1.581

pattern L743673779833183
? . . . ?
. . 3 . .
. C * . C
. . 3 . .
? a . . ?
a .3
seen 3999 played 2451 games 2390 players 1532 won 1240/2447 years 2000-2019
weight 0.3477 gain -1.5812

pattern L670590718416623
? ? 3 ? ?
? C 3 C ?
3 C * C .
? . C . ?
? ? . ? ?
seen 4627 played 50 games 50 players 50 won 25/50 years 2009-2016
weight -0.7018 gain -1.5813

pattern L226122995073963
? ? # # # ? ?
? . . . . . ?
# . . . . . .
# . . * C . .
# . . . . . O
? . . . 3 . ?
? ? . . . ? ?
seen 6822 played 1797 games 1784 players 1172 won 925/1797 years 2000-2018
weight 0.765 gain -1.5827

pattern L833297270280955
? . . . ?
# . . . .
# . * C .
# . . . 3
? . . 3 ?
seen 53548 played 90 games 90 players 88 won 38/90 years 2001-2017
weight -0.4405 gain -1.5835

pattern L668660557829798
? . . . ?
. . . . .
. 3 * . .
. 3 C . .
? 3 C . a
a ? last yes
seen 2459 played 49 games 49 players 48 won 29/49 years 2001-2017
weight -0.7237 gain -1.5841

pattern L671661129280363
. B a
3 * 2
3 . .
a 2B
seen 6563 played 133 games 132 players 130 won 67/133 years 2001-2017
weight -0.8182 gain -1.5852

pattern L974149437577335
? ? ? ? a
? 3 . . ?
. . . . .
C . * . .
. . . . .
? . . . ?
a ? last yes
seen 4695 played 51 games 51 players 50 won 17/51 years 2001-2019
weight -0.9929 gain -1.5855

pattern L483270251776187
? ? 3 ? ?
? 3 A 3 ?
3 C * C .
? C C . ?
? ? . ? ?
seen 19141 played 466 games 256 players 239 won 227/466 years 2001-2019
weight -0.7859 gain -1.5857

pattern L300521139800195
? ? ? a
? ? ? ?
. . 3 ?
. * . ?
C . . ?
a ? last yes
seen 12326 played 211 games 211 players 201 won 105/211 years 2001-2017
weight -0.6347 gain -1.5858

pattern L728594002315435
? a ?
B * 2
? . b
a .C
b ? last yes
seen 2456 played 636 games 629 players 538 won 327/636 years 2000-2019
weight 0.6541 gain -1.5885

pattern L317013053835772
? ? # ? ?
? . . . ?
C . * . .
? C C 3 ?
? ? . ? ?
seen 39654 played 510 games 505 players 432 won 249/510 years 2001-2018
weight -0.5235 gain -1.5905

pattern L141625306481997
? . . . ?
. . . . .
. . * . 3
. . . . 3
? . C 3 ?
seen 57428 played 54 games 54 players 54 won 26/54 years 2009-2016
weight -2.5655 gain -1.5913

pattern L610672893131358
? ? . ? ?
? . . C ?
a . * . .
? 3 . C ?
? ? . ? ?
a 2B
seen 8476 played 142 games 142 players 136 won 58/142 years 2001-2019
weight -0.6052 gain -1.5913

pattern L606185177960993
. B 2
. * 2
3 . .
seen 9824 played 380 games 379 players 335 won 190/380 years 2001-2018
weight -0.3403 gain -1.5915

pattern L837804722497402
? ? X . . ? ?
? a C 3 3 . ?
. . . . . . .
. . . * . . .
. . C . . . .
? . . . . . ?
? ? . . . ? ?
a O last yes
seen 846 played 228 games 226 players 168 won 134/227 years 2009-2018
weight 0.4844 gain -1.5931

pattern L253927176646041
? ? C ? ? ?
? C . . ? a
. . * . . ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 15566 played 65 games 65 players 63 won 31/65 years 2001-2017
weight -1.5329 gain -1.5938

pattern L779659311497236
? . . . ?
. . . . 3
. . * . 3
. . 3 C C
? . . . ?
seen 2257 played 1097 games 1082 players 856 won 538/1096 years 2001-2019
weight 0.7523 gain -1.5938

pattern L578583189355705
? ? . ? ?
? . . . ?
. . * . .
? . . . ?
? ? 3 ? ?
? ? ? ? a
a ? last yes
seen 417067 played 12556 games 10947 players 3642 won 6317/12550 years 1988-2019
weight -0.2156 gain -1.594

pattern L146637799513755
? ? . ? ?
? . . . ?
a 3 * . C
? 3 C . ?
? ? . ? ?
a .B
seen 130865 played 1713 games 1681 players 1197 won 875/1713 years 1992-2019
weight -0.6582 gain -1.5973

pattern L606737123389953
. . . . . . . #
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . C . . . . #
. . . . 3 . . #
. . . O X . . #
. O . O X . . #
seen 1393 played 221 games 221 players 192 won 103/221 years 2009-2017
weight 0.5794 gain -1.5974

pattern L339867590577062
? ? . . . ? ?
? . . . . . ?
. 3 . . a . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 17817 played 1222 games 1218 players 782 won 625/1221 years 2000-2019
weight 0.5712 gain -1.5975

pattern L119945396381771
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. . . * . . X
. . . . . . .
? . . . . a ?
? ? . . . ? ?
a O last yes
seen 5436 played 212 games 212 players 192 won 104/212 years 2001-2017
weight -0.5443 gain -1.5988

pattern L753135049972681
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * a . .
? . . . 3 . ?
? . 3 . . . ?
? ? ? . ? ? ?
a C last yes
seen 3075 played 2031 games 2011 players 1042 won 1012/2030 years 2001-2019
weight 0.3414 gain -1.5994

pattern L240398088247149
. X . . . . . ?
. . . . . . . .
. C . . . . . .
. . . * . . . .
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 7986 played 150 games 150 players 131 won 71/150 years 2001-2019
weight 0.22 gain -1.6019

pattern L929916944123915
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. 3 . * . . .
. . . C . . .
? X . . . . ?
? ? . . . ? ?
seen 32853 played 37 games 37 players 37 won 23/37 years 2001-2018
weight -1.2815 gain -1.6031

pattern L022774424804231
C . #
3 * #
. 2 #
seen 39718 played 77 games 77 players 76 won 38/77 years 2001-2018
weight -1.0305 gain -1.6069

pattern L076126688670926
a 3 .
3 * .
. . .
a C last yes
seen 7105 played 2192 games 2129 players 1338 won 1124/2191 years 2001-2019
weight 0.4114 gain -1.6071

pattern L057783890744279
a ? ?
? ? ?
? 2 ?
3 * C
? . ?
a ? last yes
seen 8683 played 335 games 335 players 300 won 166/335 years 2001-2018
weight -0.5118 gain -1.6088

pattern L753574102984206
? . . . ?
. . . . .
. . * . .
2 . . . .
? 3 3 . ?
seen 51544 played 40 games 40 players 40 won 19/40 years 2009-2017
weight -2.3803 gain -1.6088

pattern L698783516631669
. . 2
. * .
. C C
seen 149007 played 250 games 250 players 224 won 121/250 years 2000-2019
weight -2.0883 gain -1.609

pattern L752030153316976
? a ?
? 3 ?
. * C
? b ?
a ? last yes
b 23C
seen 61122 played 1766 games 1720 players 1180 won 946/1766 years 1992-2019
weight -0.4525 gain -1.6092

pattern L086488681466244
. . . . . . . ?
. . . . . . . ?
. . . . . . X .
. . . * . . . .
. . . . . . . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 2892655 played 7414 games 6934 players 2749 won 3847/7409 years 2000-2019
weight 0.1955 gain -1.6102

pattern L065806452908165
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
X 3 3 * . # #
? C C . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 82309 played 368 games 366 players 333 won 166/368 years 2000-2019
weight -0.4943 gain -1.6105

pattern L645619652866849
2 B .
a * .
C . b
a C last yes
b .C
seen 6769 played 561 games 555 players 482 won 287/561 years 2001-2017
weight -0.9344 gain -1.6109

pattern L373001972518117
? ? # ? ?
? . . . ?
# . * . 3
? . 3 3 ?
? ? a ? ?
a C last yes
seen 654 played 87 games 87 players 82 won 35/87 years 2000-2019
weight 1.0088 gain -1.6117

pattern L438975975898351
? ? . ? ?
? . C . ?
C C * C .
? 3 3 . ?
? ? . ? ?
seen 31611 played 132 games 132 players 126 won 68/132 years 2000-2019
weight -0.5704 gain -1.6137

pattern L387558522493481
? . C . ?
3 . . . .
. . * . C
. . . . .
? . . . ?
seen 22846 played 236 games 234 players 218 won 126/236 years 2001-2019
weight 0.7504 gain -1.6138

pattern L723778065911446
. . . . . # # ?
. . . . . # # ?
. . . . . # # #
. . . * . # # #
. C . . . # # #
. . . . . # # ?
. . . . . # # ?
? ? . . . ? ? ?
seen 3016953 played 1808 games 1781 players 1188 won 893/1808 years 1993-2019
weight 0.5872 gain -1.6142

pattern L753059210414941
? . . . ?
. . . . .
a . * . .
. . . . .
? C . . ?
a C last yes
seen 124269 played 306 games 306 players 282 won 148/306 years 2001-2018
weight -0.9088 gain -1.6157

pattern L241813743188328
? ? . ? ?
? 3 C C ?
. 3 * . C
? . . . ?
? ? # ? ?
seen 15839 played 218 games 216 players 199 won 124/218 years 2009-2018
weight 0.6763 gain -1.6175

pattern L124883439234912
? ? a ? ?
? . 2 B ?
. . * . .
? . . 3 ?
? ? . ? ?
a C last yes
seen 965 played 35 games 35 players 35 won 25/35 years 2001-2018
weight -0.7194 gain -1.6183

pattern L803847332928430
? ? a
. . 2
. * .
. C .
a ? last yes
seen 7338 played 333 games 331 players 290 won 153/333 years 2001-2019
weight 0.7474 gain -1.6186

pattern L017221091245432
? . . . ?
. . . . .
. . * 3 .
3 . . . .
? . . C ?
seen 65114 played 36 games 36 players 35 won 13/36 years 2009-2017
weight -1.718 gain -1.619

pattern L589973432894401
? ? ? . ? ? ?
? . . 3 . . ?
? . . . . C ?
O . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 9380 played 617 games 597 players 501 won 330/617 years 2000-2019
weight 0.7176 gain -1.6207

pattern L982446590786209
? ? . ? ?
? 3 . 3 ?
3 C * . C
? C . . ?
? ? . ? ?
seen 28384 played 201 games 201 players 182 won 98/201 years 2001-2019
weight -0.5585 gain -1.6217

pattern L412460888612434
? ? . ? ?
? . . . ?
. . * C .
? . B 3 ?
? ? 1 ? ?
seen 7770 played 1514 games 1481 players 1094 won 714/1512 years 2000-2019
weight 0.3694 gain -1.6218

pattern L834161990253765
3 3 a
C * C
. B 3
a .C
seen 6597 played 622 games 617 players 507 won 350/622 years 1992-2018
weight -0.6152 gain -1.6219

pattern L047050606745757
? ? # ? ?
? . . . ?
. . * . B
? . C . ?
? ? . ? ?
seen 44191 played 75 games 75 players 71 won 29/75 years 2009-2017
weight -1.2107 gain -1.6228

pattern L939788545663246
? . . . ?
# . . . .
# . * 3 3
# . 2 C C
? . C C ?
seen 10596 played 373 games 373 players 338 won 176/373 years 2000-2018
weight -0.5984 gain -1.6234

pattern L596064102596836
. . . . . . . #
. . . 3 . . . #
. . . . . . . #
. . . * C . . #
. . . . . . . #
. . . 3 . . . #
. . . . . . . #
. . . . . . . #
seen 1458 played 377 games 374 players 318 won 181/377 years 2001-2018
weight 0.2209 gain -1.6242

pattern L216562389313918
? ? a
. . b
. * .
. 3 C
a ? last yes
b .C
seen 9198 played 176 games 175 players 166 won 82/176 years 2001-2019
weight -0.8116 gain -1.6245

pattern L101571632823461
? ? . . . ? ?
? . . . C . ?
. . . . . . .
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 4301623 played 1964 games 1932 players 1267 won 967/1964 years 1993-2019
weight 0.2152 gain -1.6293

pattern L003253764643514
. . . . . . # ?
. . . . . . # ?
. . . . . . # #
. . . * . . # #
. . . . . . # #
X . C . . . # ?
. . . . . . # ?
? ? O . . ? ? ?
seen 4106 played 99 games 98 players 85 won 45/99 years 2001-2019
weight 0.2987 gain -1.6308

pattern L268739566244241
? . . . ?
. . . . .
. . * . 2
. . . 3 B
? . . . ?
seen 32719 played 77 games 77 players 77 won 34/77 years 2001-2017
weight -0.9598 gain -1.631

pattern L140090330828263
? ? ? ? a
? . . . ?
. . . . C
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 111647 played 191 games 190 players 184 won 99/191 years 2001-2019
weight -1.1902 gain -1.6331

pattern L010531562014924
? . . . ?
# . . 3 .
# . * 3 C
# . a C .
? . . . ?
a C last yes
seen 5864 played 90 games 90 players 81 won 47/90 years 2001-2017
weight -1.3878 gain -1.6351

pattern L766570201038894
? ? . ? ?
? . 3 . ?
. a * . C
? . C . ?
? ? . ? ?
a C last yes
seen 10057 played 48 games 48 players 47 won 21/48 years 2009-2018
weight -1.161 gain -1.6354

pattern L899070238891640
? a ?
? ? ?
3 C C
B * .
. . .
a ? last yes
seen 2331 played 90 games 90 players 86 won 43/90 years 2001-2017
weight -0.759 gain -1.6355

pattern L933178347954596
# B 3
# * B
# . .
seen 279595 played 730 games 719 players 594 won 365/730 years 2000-2019
weight -0.6798 gain -1.6372

pattern L128758151435326
? . . . ?
# . . . .
# . * . C
# . . . .
? . . . ?
seen 6218745 played 5866 games 5537 players 2560 won 2796/5862 years 1988-2019
weight -0.3574 gain -1.6376

pattern L335905783741879
. X . . . . # ?
. . . 3 . . # #
O . . . . . # #
. . C * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # ?
? # # # # # ? ?
seen 166 played 58 games 58 players 52 won 28/58 years 2009-2018
weight 0.6237 gain -1.6384

pattern L444372172388462
. . O . . . # #
X . . . . . # #
. . . C . . # #
. 3 . * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # #
# # # # # # # #
seen 166 played 58 games 58 players 52 won 28/58 years 2009-2018
weight 0.6237 gain -1.6384

pattern L647369559208160
? . O . . . ? ?
X . . . . . # ?
. . . C . . # ?
. 3 . * . . # #
. . . . . . # ?
. . . . . . # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 166 played 58 games 58 players 52 won 28/58 years 2009-2018
weight 0.6237 gain -1.6384

pattern L687865675606380
. X . . . . # ?
. . . 3 . . # ?
O . . . . . # #
. . C * . . # #
. . . . . . # #
. . . . . . # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 166 played 58 games 58 players 52 won 28/58 years 2009-2018
weight 0.6237 gain -1.6384

pattern L189905995802754
? C 3 . ?
3 3 . . #
. . * . #
. C . . #
? . . . ?
seen 6253 played 368 games 366 players 328 won 182/368 years 2001-2019
weight 0.9453 gain -1.6401

pattern L154673370530620
? . ?
a * #
? B ?
a C last yes
seen 11942 played 42 games 42 players 42 won 21/42 years 2009-2019
weight -2.6666 gain -1.6452

pattern L048844426533446
# # #
. * C
. 3 .
seen 77487 played 2594 games 2456 players 1556 won 1340/2594 years 2000-2019
weight -0.3279 gain -1.6464

pattern L125970375244517
? a . ? ?
? . . C ?
. . * . .
? . . C ?
? ? . ? ?
a ? last yes
seen 11574 played 139 games 139 players 132 won 66/138 years 2000-2017
weight -0.8192 gain -1.648

pattern L701018362735891
1 C 2
B * A
# # #
seen 547 played 46 games 31 players 31 won 16/46 years 2009-2018
weight -0.8707 gain -1.6503

pattern L570577527324352
. X . . . . . .
. . . . . . . .
. C . . . . . .
. . . * . . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 7859 played 149 games 149 players 130 won 70/149 years 2001-2019
weight 0.2276 gain -1.651

pattern L802807949635554
? ? # ? ?
? # # # ?
. . * . .
? 2 B B ?
? ? 3 ? ?
seen 14012 played 308 games 306 players 286 won 144/308 years 2001-2019
weight -0.4964 gain -1.651

pattern L339648866089281
? . . . ?
. 3 C . C
. . * . .
. . . . a
? . . . ?
a .C
seen 11085 played 1570 games 1551 players 1122 won 814/1569 years 2000-2019
weight 0.6259 gain -1.6522

pattern L780591811398722
? ? ? . ? ? ?
? . . . . . ?
a . . . . . ?
O . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 134409 played 116 games 116 players 107 won 63/116 years 2000-2018
weight -1.2771 gain -1.6533

pattern L167104044505489
B 1 a
3 * .
3 3 3
a C last yes
seen 446 played 128 games 128 players 124 won 58/128 years 2001-2018
weight -0.6267 gain -1.6554

pattern L575115054934640
. . .
. * .
a . b
a C last yes
b 2B
seen 25288 played 450 games 446 players 413 won 227/450 years 2001-2019
weight -0.4406 gain -1.6561

pattern L416607445041725
? ? . ? ?
? . . . ?
. . * . #
? 3 B . ?
? ? 2 ? ?
seen 8934 played 864 games 854 players 685 won 455/864 years 2000-2019
weight 0.29 gain -1.6564

pattern L116421041219614
? ? ? a ? ? ?
? . . . . . ?
? 3 . C . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
a O last yes
seen 3107 played 170 games 170 players 156 won 78/170 years 2000-2017
weight -1.184 gain -1.6565

pattern L235175524075682
? . . . ?
# . . . 3
# . * 3 .
# . C C 2
? . . . ?
seen 7848 played 123 games 123 players 119 won 65/123 years 2001-2018
weight -0.745 gain -1.6565

pattern L594185131159486
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X . 3 * C . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 41696 played 85 games 85 players 81 won 42/85 years 2001-2018
weight -0.9775 gain -1.6589

pattern L078533163986775
? ? a
? ? ?
? C ?
. * 2
? C ?
a ? last yes
seen 6854 played 66 games 66 players 66 won 35/66 years 2009-2019
weight -1.1722 gain -1.6594

pattern L049202154769225
. . .
3 * 3
a C .
? ? b
a .C
b ? last yes
seen 2282 played 97 games 97 players 95 won 45/97 years 2001-2017
weight -0.841 gain -1.6604

pattern L679744890602886
? a ?
? ? ?
? . ?
C * .
? . ?
a ? last yes
seen 992556 played 10468 games 9227 players 3507 won 5201/10468 years 1992-2019
weight -0.2751 gain -1.6622

pattern L366323712223458
? # # # ?
. . . . .
. . * . C
. . . C .
? . . C ?
seen 59414 played 70 games 70 players 67 won 36/70 years 2009-2017
weight -1.294 gain -1.6636

pattern L801010852784023
? . . # ?
3 . . # #
3 . * # #
B 2 . # #
? C . # ?
seen 33503 played 479 games 475 players 416 won 213/478 years 2001-2019
weight 0.7934 gain -1.664

pattern L742432765590229
? . . C ?
. . . . .
. . * . .
. . . . .
? . . . ?
seen 36801734 played 130365 games 41497 players 6841 won 65477/130275 years 1988-2019
weight 0.0738 gain -1.6644

pattern L917754449612120
? ? ? a ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? O ? ? ?
a O last yes
seen 18714 played 41 games 41 players 40 won 19/41 years 2009-2016
weight -0.9131 gain -1.6644

pattern L042168264446361
? O . . . . ? ?
. . . 3 . . # ?
. . C 3 . . # ?
. . C * . . # #
. . . . . . # ?
. . . . . . # ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 3067 played 868 games 857 players 669 won 394/868 years 1992-2019
weight 0.5952 gain -1.6663

pattern L806473153214140
. C .
3 * .
3 C C
? ? a
a ? last yes
seen 2057 played 85 games 85 players 81 won 45/85 years 2009-2017
weight -0.6837 gain -1.6663

pattern L979157923237070
a ? C C 3
? ? . * C
? ? . . .
a ? last yes
seen 12612 played 105 games 105 players 104 won 49/105 years 2000-2018
weight -0.9995 gain -1.6663

pattern L975618590009462
C 1 1
. * B
. . .
seen 20287 played 7412 games 6511 players 2909 won 3782/7405 years 2000-2019
weight 0.3733 gain -1.667

pattern L654562367518035
? # . . ?
# # . C .
# # * 3 3
# # . . .
? # . 3 ?
seen 40241 played 52 games 52 players 52 won 28/52 years 2000-2017
weight -1.8839 gain -1.6672

pattern L431830720227331
? # # # ?
. . . . .
C C * . .
3 3 3 . .
? . . . ?
seen 74071 played 927 games 912 players 723 won 475/926 years 2001-2019
weight -0.3912 gain -1.6675

pattern L222324694436164
? 3 ? ? ?
. * 2 ? a
? . ? ? ?
a ? last yes
seen 30559 played 1229 games 1215 players 911 won 621/1229 years 2000-2019
weight -0.3106 gain -1.6677

pattern L928773267232188
? ? . . . ? ?
? . . 3 . . ?
. C . . . . X
. . . * . . .
O . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 50597 played 114 games 114 players 113 won 57/114 years 2001-2017
weight -0.7201 gain -1.6684

pattern L467728237164152
? . . . O . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . #
. . . C 3 . . ?
. X . . . . . ?
? . . O . . ? ?
? ? ? . ? ? ? ?
seen 139 played 106 games 106 players 97 won 53/106 years 2009-2018
weight 0.4732 gain -1.6691

pattern L758226615479759
? . . . ?
. . . . 3
. . * . .
. . . . .
? . . . ?
? a ? ? ?
a ? last yes
seen 49084 played 37 games 37 players 36 won 21/37 years 2001-2018
weight -2.1448 gain -1.6712

pattern L793823403119886
? B ?
# * C
? . a
a ? last yes
seen 11414 played 591 games 587 players 496 won 330/591 years 2000-2019
weight -0.3225 gain -1.6728

pattern L338901502433087
? . . . ?
3 3 . . #
C C * . #
3 C . . #
? C . . ?
seen 36325 played 392 games 391 players 347 won 199/392 years 2000-2019
weight 0.9031 gain -1.6729

pattern L074445896502749
. . . . . . . ?
. . . . . X . ?
. . . . . . . .
. . . * C . O .
O . . . 3 . . .
. . . . . . . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 138 played 106 games 106 players 97 won 53/106 years 2009-2018
weight 0.4745 gain -1.6735

pattern L100116179999456
. . . . . . . .
. . . . . X . .
. . . . . . . .
. . . * C . O .
O . . . 3 . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 138 played 106 games 106 players 97 won 53/106 years 2009-2018
weight 0.4745 gain -1.6735

pattern L794917507484119
. . . . O . . ?
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . C 3 . . #
. X . . . . . #
. . . O . . . ?
? . . . . . ? ?
seen 138 played 106 games 106 players 97 won 53/106 years 2009-2018
weight 0.4745 gain -1.6735

pattern L338983935076342
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
O C . * . . .
? 3 3 . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 201969 played 85 games 85 players 81 won 38/85 years 2009-2018
weight -1.6721 gain -1.6737

pattern L651530286721401
? ? ? ? a
3 . 3 ? ?
. * . ? ?
. . . ? ?
a ? last yes
seen 77248 played 110 games 110 players 108 won 43/110 years 2001-2017
weight -1.3978 gain -1.6738

pattern L699137401450203
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . . . ?
. . 3 3 C . . ?
? . . O O . ? ?
? ? ? . ? ? ? ?
seen 726 played 249 games 248 players 220 won 118/249 years 1992-2018
weight 0.5145 gain -1.6746

pattern L821224408919130
2 B .
. * C
3 . C
seen 10672 played 241 games 240 players 226 won 124/241 years 2001-2017
weight -0.8112 gain -1.6754

pattern L122707882753864
a ? ? ?
? ? . ?
? . * C
? ? C ?
a ? last yes
seen 66652 played 379 games 376 players 330 won 183/379 years 2001-2019
weight -0.9503 gain -1.6758

pattern L109666141475645
1 C C
B * 3
3 3 .
seen 4132 played 63 games 63 players 62 won 28/63 years 2001-2019
weight -0.7481 gain -1.6768

pattern L451532714633608
? ? . ? ?
? 3 C C ?
. . * . .
? 3 . . ?
? ? C ? ?
seen 11019 played 85 games 85 players 84 won 38/85 years 2001-2018
weight -0.4926 gain -1.677

pattern L362513066946248
? ? . ? ?
? . . . ?
. 3 * 3 .
? 3 C . ?
? ? . ? ?
seen 91800 played 945 games 938 players 767 won 491/945 years 1992-2019
weight -0.7179 gain -1.6772

pattern L098596533902402
? ? O . . ? ?
? X C . . # ?
. 3 C . . # #
. B 1 * . # #
. . a . . # #
? . . . . # ?
? ? . . . ? ?
a C last yes
seen 557 played 65 games 65 players 58 won 30/65 years 2001-2018
weight -1.8005 gain -1.6782

pattern L217086752933228
? . . . ?
. . . . 3
. . * . 3
. C . . C
? . . . a
a ? last yes
seen 915 played 231 games 229 players 169 won 135/230 years 2009-2018
weight 0.5157 gain -1.6783

pattern L770313463543141
2 A 2
C * C
. B 3
seen 186 played 121 games 80 players 76 won 70/121 years 2001-2018
weight 1.0332 gain -1.6783

pattern L133853182464940
? ? 3 ? ?
? B B . ?
B 2 * . .
? . . . ?
? ? # ? ?
seen 3015 played 1076 games 1070 players 808 won 527/1075 years 2001-2019
weight 0.497 gain -1.6784

pattern L925309749481464
3 C .
A * C
2 C C
seen 23305 played 1763 games 878 players 734 won 897/1763 years 2001-2019
weight -0.7349 gain -1.6792

pattern L186674282315420
? ? # ? ?
? # # # ?
. . * . C
? . . C ?
? ? . ? ?
seen 619918 played 57 games 57 players 55 won 31/57 years 2001-2017
weight -2.7122 gain -1.682

pattern L156473937887363
? ? . ? ?
? . . . ?
C . * C .
? . . . ?
? ? . ? ?
? ? ? a ?
a ? last yes
seen 10850 played 46 games 46 players 45 won 20/46 years 2009-2019
weight -1.1338 gain -1.6824

pattern L846511710746408
? . ? ?
1 * . ?
? . ? ?
? ? ? a
a ? last yes
seen 1561 played 57 games 57 players 57 won 29/57 years 2009-2016
weight -1.2591 gain -1.6841

pattern L116023385525190
. . . . . . # ?
. . . . . . # ?
. . . . . . # #
. . 3 * . . # #
. . . C . . # #
. . . . . . # ?
. X . X . . # ?
? ? . O . ? ? ?
seen 269 played 156 games 155 players 144 won 67/156 years 2001-2017
weight 0.646 gain -1.6853

pattern L333949956186337
. . . . . . # ?
. . . . . . # #
. . . . . . # #
. . 3 * . . # #
. . . C . . # #
. . . . . . # #
. X . X . . # ?
? . . O . . ? ?
seen 269 played 156 games 155 players 144 won 67/156 years 2001-2017
weight 0.646 gain -1.6853

pattern L999019910167078
? ? # ? ?
? # # # ?
# . * . .
? . C 3 ?
? ? C ? ?
seen 186644 played 4172 games 3981 players 2128 won 2123/4172 years 2000-2019
weight 0.1575 gain -1.6856

pattern L015112797714996
1 a .
C * .
. . .
a B last yes
seen 20646 played 356 games 353 players 328 won 191/356 years 2000-2019
weight -0.9581 gain -1.6862

pattern L998050368413295
. 3 A
C * 3
a 3 3
a .3
seen 15342 played 75 games 75 players 71 won 46/75 years 2000-2017
weight -1.2695 gain -1.6873

pattern L089824037170796
? ? ? . ? ? ?
? # # . C O ?
? # # . C 3 ?
# # # * 3 3 X
? # # . . . ?
? # # . . . ?
? ? ? . ? ? ?
seen 31648 played 36 games 36 players 36 won 14/36 years 2009-2018
weight -0.9419 gain -1.6876

pattern L801439245210316
. C 2
. * .
C . .
seen 83519 played 2635 games 2548 players 1595 won 1202/2635 years 1992-2019
weight 0.3947 gain -1.6888

pattern L946353194642177
? ? 3 ? ?
? . B 3 ?
. . * . 3
? . . . ?
? ? . ? ?
seen 64039 played 435 games 431 players 391 won 204/434 years 2001-2019
weight -1.1918 gain -1.6888

pattern L246795898083290
. . . . . . O ?
. . . . . . . ?
. . . . . 3 . .
. . . * . 3 . .
. . C . . C X .
. . . . . O . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 857 played 230 games 228 players 169 won 134/229 years 2009-2018
weight 0.5197 gain -1.6891

pattern L408998445223955
? ? . ? ?
? . . . ?
C . * . .
? 3 . . ?
? ? 2 ? ?
seen 27407 played 132 games 131 players 127 won 56/132 years 2001-2018
weight -0.9322 gain -1.6891

pattern L480035963401860
. . . . . . O .
. . . . . . . .
. . . . . 3 . .
. . . * . 3 . .
. . C . . C X .
. . . . . O . .
. . . . . . . .
# # # # # # # #
seen 857 played 230 games 228 players 169 won 134/229 years 2009-2018
weight 0.5197 gain -1.6891

pattern L709041387211526
. . . . . . . ?
. . . . . . . #
. . . . C . . #
. . . * . . . #
. . . . . . . #
. . 3 3 C O . #
O . . . X . . ?
? . . . . . ? ?
seen 857 played 230 games 228 players 169 won 134/229 years 2009-2018
weight 0.5197 gain -1.6891

pattern L585300815667149
? ? ? . ? ? ?
? O . . 3 . ?
? . C . . . ?
. . . * . . .
? . C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 45993 played 65 games 64 players 65 won 25/65 years 2001-2018
weight -1.5522 gain -1.6895

pattern L873793636171075
? . . . . . ? ?
. . . . . . X ?
. . . 3 . . . ?
. . . * C . X O
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 276 played 158 games 157 players 146 won 68/158 years 2001-2017
weight 0.6481 gain -1.6903

pattern L365958403335272
? ? . ? ?
? . . 3 ?
. 3 * . .
? C C C ?
? ? 3 ? ?
seen 32003 played 78 games 77 players 75 won 41/78 years 2001-2019
weight -0.53 gain -1.6908

pattern L204141736007685
? . . . ?
. . . . .
C . * . .
. . B 3 .
? C 3 a ?
a .3
seen 3782 played 560 games 554 players 450 won 280/560 years 2001-2017
weight 0.6363 gain -1.6921

pattern L843823087172384
? ? 3 ? ?
? . . . a
. . * C .
? . . . ?
? ? . ? ?
a ? last yes
seen 20205 played 497 games 494 players 431 won 250/496 years 2001-2019
weight -1.0268 gain -1.6929

pattern L530809390790322
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
. . 3 * . # #
? . C . . # ?
? O . . . # ?
? ? ? . ? ? ?
seen 38277 played 575 games 572 players 473 won 299/575 years 2001-2019
weight -0.3754 gain -1.6953

pattern L510577487269238
? 2 ?
. * .
? . ?
phase endgame
seen 25771 played 434 games 342 players 188 won 229/434 years 1992-2019
weight -0.3525 gain -1.6956

pattern L614935340724068
? ? 2 ? ?
? . . . ?
3 3 * . .
? . . . ?
? ? . ? ?
seen 26049 played 43 games 43 players 42 won 20/43 years 2009-2018
weight -1.7938 gain -1.6963

pattern L305363622620364
. . O . . . . #
. . . . . . . #
. . . . 3 . . #
. . C * . . . #
. . . . . . . #
. . . . . . . #
# # # # # # # #
# # # # # # # #
seen 2608 played 99 games 99 players 88 won 44/99 years 2001-2019
weight 0.5492 gain -1.6977

pattern L676121289978878
. . O . . . . ?
. . . . . . . ?
. . . . 3 . . #
. . C * . . . #
. . . . . . . #
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 2608 played 99 games 99 players 88 won 44/99 years 2001-2019
weight 0.5492 gain -1.6977

pattern L828382088278066
. . O . . . . ?
. . . . . . . #
. . . . 3 . . #
. . C * . . . #
. . . . . . . #
. . . . . . . #
# # # # # # # ?
? # # # # # ? ?
seen 2608 played 99 games 99 players 88 won 44/99 years 2001-2019
weight 0.5492 gain -1.6977

pattern L589913237928920
? . . 3 ?
# . . 3 C
# . * C 3
# . . C 3
? . . . ?
seen 6441 played 46 games 46 players 46 won 22/46 years 2001-2019
weight -1.2812 gain -1.6985

pattern L000851721047312
? ? . . . ? ?
? . . . . . ?
o . . . . . .
. . . * . . .
. C . . . C .
? . . 3 . . ?
? ? . . . ? ?
seen 4471 played 1237 games 1179 players 881 won 582/1235 years 2001-2019
weight 0.5656 gain -1.6987

pattern L818999045930938
? ? C ? ?
? 2 C . ?
. . * . .
? 3 . . ?
? ? a ? ?
a 3C
seen 8592 played 324 games 322 players 296 won 155/324 years 2001-2017
weight -0.3852 gain -1.699

pattern L941428718200855
a 3 .
C * 3
. . b
a C last yes
b .3
seen 46258 played 208 games 207 players 193 won 113/208 years 2001-2019
weight -1.1192 gain -1.7009

pattern L432725359722454
a ? ? . ? ?
? ? C . . ?
? . . * . #
? ? 3 . . ?
? ? ? . ? ?
a ? last yes
seen 16393 played 111 games 111 players 103 won 55/111 years 2001-2018
weight -0.7215 gain -1.7013

pattern L346583507351580
? ? . ? ?
? . C 3 ?
. . * C a
? . . . ?
? ? # ? ?
a C last yes
seen 5173 played 38 games 38 players 38 won 20/38 years 2009-2017
weight -1.3834 gain -1.7026

pattern L501753046214642
? C C 3 ?
. . a 3 .
. . * . .
# # # # #
? # # # ?
a C last yes
seen 5726 played 322 games 320 players 288 won 162/322 years 2001-2019
weight -0.6194 gain -1.7033

pattern L754231695647946
2 2 C
C * 3
C 3 .
seen 1988 played 644 games 634 players 541 won 336/644 years 2001-2019
weight 0.6771 gain -1.7035

pattern L302845805362351
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. C . . . . . ?
. . . 3 . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 89570 played 644 games 636 players 527 won 313/644 years 2000-2019
weight -0.3699 gain -1.7057

pattern L571376646470855
? ? B ? ?
? a 2 . ?
. . * . .
? . . . ?
? ? # ? ?
a C last yes
seen 12565 played 1184 games 1169 players 900 won 594/1183 years 1992-2019
weight -0.6906 gain -1.7062

pattern L878488270906123
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * . . .
? . . C . . ?
? X . . . . ?
? ? ? . ? ? ?
seen 783623 played 87 games 87 players 83 won 44/87 years 2001-2019
weight -1.4458 gain -1.7065

pattern L755054821830335
? ? . . #
a ? . * #
? ? 3 . #
a ? last yes
seen 100047 played 126 games 126 players 118 won 55/126 years 2001-2017
weight -0.637 gain -1.7073

pattern L285657795376469
? ? a ? ?
? . . . ?
# . * 3 3
? . . . ?
? ? . ? ?
a C last yes
seen 4988 played 37 games 37 players 37 won 20/37 years 2001-2017
weight -2.0321 gain -1.7111

pattern L554591953791489
a ? X . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a ? last yes
seen 94426 played 40 games 40 players 39 won 18/40 years 2009-2017
weight -0.9886 gain -1.7135

pattern L841698404873547
? # # #
? . * .
? . . 3
? ? ? ?
a ? ? ?
a ? last yes
seen 77488 played 60 games 60 players 58 won 24/60 years 2009-2018
weight -0.6354 gain -1.7143

pattern L677753020392577
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . 3 . .
? . . 3 C . ?
? ? . . O ? ?
seen 26977 played 4703 games 4571 players 1996 won 2247/4701 years 2001-2018
weight 0.5655 gain -1.7148

pattern L224914243241881
? ? ? O ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . 3 . . . ?
? ? ? . ? ? ?
seen 222132 played 106 games 105 players 97 won 63/106 years 2001-2019
weight -0.8151 gain -1.7163

pattern L216636784062941
. . .
. * .
. a 3
a B last yes
seen 62330 played 15577 games 12952 players 4035 won 8041/15571 years 1988-2019
weight 0.1718 gain -1.7175

pattern L580118383440577
? ? C ? ?
? C 2 . ?
. . * . .
? C 3 3 ?
? ? C ? ?
seen 7209 played 66 games 66 players 65 won 29/66 years 1988-2017
weight -0.5796 gain -1.7185

pattern L417391308121825
. . . . . . . ?
. . . . . X . ?
. . . . . . . .
. . . * . C . .
. . . . . . . .
# # # # # # # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 5317 played 384 games 382 players 325 won 188/384 years 2009-2019
weight 0.7104 gain -1.7191

pattern L863723687374667
? ? 3 ? ?
? . . . ?
3 3 * . .
? C 3 . ?
? ? . ? ?
seen 41484 played 43 games 43 players 41 won 22/43 years 2001-2018
weight -1.1502 gain -1.7195

pattern L070397836256698
? ? 3 ? ?
? . C . ?
. . * . C
? 3 . 3 ?
? ? . ? ?
seen 8169 played 47 games 47 players 46 won 27/47 years 2001-2017
weight -0.6819 gain -1.7196

pattern L927329178686469
. . B ? a
. * . ? ?
. . . ? ?
a ? last yes
seen 63685 played 81 games 81 players 80 won 44/81 years 2001-2017
weight -1.5908 gain -1.7206

pattern L830162573609850
? . . . ?
3 . . . #
3 B * . #
C 2 . . #
? . . . ?
seen 3400 played 479 games 476 players 415 won 265/478 years 2001-2019
weight 0.5721 gain -1.7207

pattern L637675244159579
? . . . ?
. . . . a
. . * . .
. . . . C
? . . . ?
a C last yes
seen 128093 played 73 games 73 players 72 won 40/73 years 2001-2019
weight -1.3986 gain -1.7214

pattern L618413288179052
# # #
A * C
2 C C
seen 22108 played 4007 games 1526 players 1164 won 1838/4007 years 1993-2019
weight -0.3055 gain -1.7232

pattern L186886307579578
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. 3 . . C . .
? . . 3 . O ?
? ? . . . ? ?
seen 66035 played 58 games 58 players 53 won 26/58 years 2009-2017
weight -1.0838 gain -1.7237

pattern L493723950364842
? . . . ?
. . C . .
. . * . .
. . 3 C .
? . 3 C ?
seen 21984 played 2002 games 1937 players 1301 won 1003/2001 years 2000-2019
weight 0.6925 gain -1.7256

pattern L926953296414897
? ? . ? ?
? . . 3 ?
. . * . .
? . . . ?
a ? . ? ?
a ? last yes
seen 42152 played 50 games 50 players 50 won 26/50 years 2001-2018
weight -1.1231 gain -1.728

pattern L761467887871607
? ? ? . ? ? ?
? . . . . . ?
? . 3 C . . ?
. . 3 * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 15954 played 34 games 34 players 32 won 20/34 years 2009-2016
weight -1.0238 gain -1.7305

pattern L023250771050364
3 3 3
C * C
. C .
seen 138144 played 1331 games 1298 players 1007 won 688/1331 years 2001-2018
weight -0.9681 gain -1.7316

pattern L664338185204096
a . b
. * .
C 3 3
a .C
b C last yes
seen 9193 played 421 games 419 players 377 won 205/421 years 2001-2019
weight -0.5254 gain -1.7319

pattern L247083723172433
? ? ? . ? ? ?
? . . 3 . . ?
? C . . . . ?
. . C * . . .
? . . . . . ?
? X . . . . ?
? ? ? . ? ? ?
seen 5174 played 60 games 60 players 58 won 27/60 years 2009-2016
weight -0.6741 gain -1.7322

pattern L949542248812820
. . C a
. * C ?
. C 3 ?
a ? last yes
seen 10522 played 112 games 112 players 107 won 56/112 years 2001-2017
weight -1.2394 gain -1.7343

pattern L170091479543405
? C . . ?
3 C . . #
. 3 * . #
3 . . . #
? . . . ?
seen 211106 played 243 games 243 players 214 won 116/243 years 2001-2019
weight -1.4497 gain -1.7404

pattern L195540311218304
. 3 C ?
. * 1 a
. 3 B ?
a ? last yes
seen 3465 played 2968 games 2858 players 1780 won 1468/2966 years 2000-2019
weight 0.478 gain -1.7405

pattern L220938762158942
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? C C . . . ?
? X 2 C C . ?
? ? ? X ? ? ?
seen 11399 played 36 games 36 players 36 won 15/36 years 2009-2019
weight -0.9943 gain -1.7409

pattern L014187034127079
? . a
B * C
? . ?
a ? last yes
seen 9883 played 300 games 300 players 275 won 163/300 years 2001-2019
weight -0.9207 gain -1.7425

pattern L460728971345182
? . . . ?
. . 3 . .
. . * . .
. . C . .
? . . C ?
seen 124046 played 66 games 66 players 66 won 28/66 years 2001-2017
weight -2.6661 gain -1.7431

pattern L538327526525387
. C .
3 * 3
. . .
seen 304984 played 38312 games 23282 players 5250 won 19593/38294 years 1988-2019
weight -0.0677 gain -1.7442

pattern L332053756838719
. . 3
C * A
. . 3
seen 9928 played 163 games 161 players 151 won 80/163 years 1992-2017
weight -0.5788 gain -1.7465

pattern L740663854557812
? ? . ? ?
? 3 . . ?
C 3 * C .
? . 3 C ?
? ? 3 ? ?
seen 34526 played 34 games 34 players 34 won 14/34 years 2009-2017
weight -1.0237 gain -1.7498

pattern L041835876792150
C . a
. * .
C . C
a C last yes
seen 4682 played 87 games 87 players 87 won 47/87 years 2001-2017
weight -0.7272 gain -1.7504

pattern L234060061168594
a C ?
2 * .
? 2 ?
a ? last yes
seen 2964 played 102 games 102 players 100 won 49/102 years 2009-2018
weight -0.9295 gain -1.7512

pattern L173648802844583
? . . . . # ? ?
. . . . . # # ?
. . . . . # # ?
. . . * . # # #
. C . . . # # ?
. . . . . # # ?
? . . . . # ? ?
? ? ? . ? ? ? ?
seen 3174125 played 1854 games 1827 players 1212 won 914/1854 years 1993-2019
weight 0.6162 gain -1.7513

pattern L962196753033555
? ? . . . ? ?
? . . . . . ?
. . . . . . O
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . X ? ?
seen 241257 played 74 games 74 players 74 won 42/74 years 2001-2017
weight -1.3258 gain -1.7514

pattern L828362962558334
. . .
. * 2
C . a
a B last yes
seen 8473 played 358 games 357 players 327 won 174/358 years 2001-2019
weight -1.0516 gain -1.7533

pattern L355650833436674
a 1 ?
3 * C
? . ?
a ? last yes
seen 12648 played 4974 games 4666 players 2347 won 2538/4974 years 1992-2019
weight -0.586 gain -1.7535

pattern L247259447048711
? ? . ? ?
? C 3 . ?
3 C * . .
? C . . ?
? ? C ? ?
seen 30436 played 42 games 42 players 42 won 23/42 years 2009-2017
weight -1.6466 gain -1.7544

pattern L146930084110059
C . .
C * C
C 2 2
seen 37482 played 171 games 169 players 160 won 77/171 years 1992-2017
weight -1.2467 gain -1.7546

pattern L545301245080488
C C 3
2 * .
# # #
seen 8476 played 762 games 751 players 628 won 347/761 years 2000-2019
weight 1.0909 gain -1.7552

pattern L134297402792093
? . ? ? ?
. * 3 ? ?
? 3 ? ? ?
? ? ? ? ?
? ? ? ? a
a ? last yes
seen 106147 played 120 games 119 players 116 won 67/120 years 2001-2019
weight -0.5234 gain -1.7558

pattern L512234465442669
a ? ? ? ?
? ? ? ? ?
? ? ? B ?
? ? b * .
? ? ? . ?
a ? last yes
b 2C
seen 16834 played 1232 games 1214 players 931 won 645/1232 years 1992-2019
weight 0.5017 gain -1.7564

pattern L283213190638745
? ? . ? ?
? . . . ?
3 3 * . .
? 3 A 2 ?
? ? 1 ? ?
seen 460 played 260 games 259 players 236 won 137/260 years 2001-2018
weight 0.8198 gain -1.7571

pattern L364580587843981
a 2 .
. * .
. C C
a C last yes
seen 5080 played 389 games 387 players 356 won 204/389 years 2000-2019
weight -0.4453 gain -1.7573

pattern L663667878157265
? ? ? . ? ? ?
? . . . 3 X ?
? . . . . . ?
. . . * C . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 25296 played 269 games 269 players 253 won 134/269 years 2001-2019
weight -0.6967 gain -1.7578

pattern L628154910544304
C . .
. * C
. C 2
seen 65536 played 629 games 625 players 518 won 276/629 years 2001-2019
weight 0.8296 gain -1.7581

pattern L003417020325606
? . a . ?
C C 2 . #
3 3 * . #
. . . . #
? . . . ?
a C last yes
seen 9252 played 7317 games 6828 players 2946 won 3768/7312 years 1988-2019
weight 0.558 gain -1.7585

pattern L427816613389571
? ? a ? ?
? B 3 3 ?
2 B * . .
? . . . ?
? ? # ? ?
a .A
seen 2108 played 167 games 167 players 148 won 76/167 years 2001-2018
weight 0.918 gain -1.7608

pattern L742199802861340
? C ?
3 * 3
? a ?
a C last yes
seen 12962 played 8922 games 7695 players 3094 won 4719/8921 years 1992-2019
weight 0.9979 gain -1.7611

pattern L933124617815285
? . C .
a C * .
? C 3 .
a ? last yes
seen 3660 played 74 games 73 players 72 won 31/74 years 2009-2019
weight -1.0338 gain -1.7616

pattern L673892437650065
? 2 ?
C * 2
? 2 ?
seen 69080 played 689 games 677 players 567 won 302/689 years 2000-2019
weight -0.6792 gain -1.762

pattern L438720007539911
? ? . ? ?
? . . . ?
2 C * 3 .
? . . . ?
? ? . ? ?
seen 32259 played 37 games 37 players 37 won 23/37 years 2009-2017
weight -2.7307 gain -1.7624

pattern L821607385876961
? ? . ? ?
? C 3 . ?
. . * 3 .
? C C C ?
? ? 3 ? ?
seen 10857 played 37 games 37 players 37 won 22/37 years 2009-2016
weight -1.0752 gain -1.7627

pattern L378419281823673
a ? ? . ? ?
? ? . . C ?
? . . * . .
? ? . . 3 ?
? ? ? . ? ?
a ? last yes
seen 7760 played 36 games 36 players 36 won 20/36 years 2009-2016
weight -1.0709 gain -1.763

pattern L645598891892060
? ? ? . ? ? ?
? . 3 3 C a ?
? . . . . . ?
. . . * . . .
? . . . C . ?
? . . . . . ?
? ? ? . ? ? ?
a O last yes
seen 853 played 230 games 228 players 168 won 135/229 years 2009-2018
weight 0.5476 gain -1.7631

pattern L776777570028853
? 2 ?
. * .
? 3 ?
? ? ?
? a ?
a ? last yes
seen 4528 played 36 games 36 players 36 won 15/36 years 2009-2018
weight -1.095 gain -1.7635

pattern L115053600996454
? # ?
. * C
? 3 a
a ? last yes
seen 2509 played 123 games 123 players 119 won 65/123 years 2001-2019
weight -0.9229 gain -1.7638

pattern L565021614572349
? ? X . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . X
? . . . . . ?
? ? . . . ? ?
seen 59871 played 36 games 36 players 36 won 17/36 years 2000-2017
weight -2.0013 gain -1.7664

pattern L698688394332082
? 3 ?
3 * 3
? a ?
a B last yes
seen 5233 played 223 games 221 players 205 won 102/223 years 2000-2018
weight -2.2178 gain -1.7668

pattern L470573109462316
? ? . ? ?
? . . . ?
. . * . .
? . . 3 ?
? ? 3 ? ?
? ? ? ? a
a ? last yes
seen 28157 played 398 games 397 players 357 won 199/398 years 2001-2019
weight -0.5111 gain -1.7673

pattern L844981821397014
? . . . ?
. . . . .
. a * . .
. 3 C . .
? 3 . . ?
a C last yes
seen 6530 played 1750 games 1722 players 1190 won 924/1749 years 2000-2019
weight -0.2636 gain -1.7686

pattern L792288623806328
? ? . ? ?
? . 3 C a
. . * 3 .
? 3 . . ?
? ? . ? ?
a ? last yes
seen 3112 played 549 games 546 players 337 won 271/549 years 2001-2017
weight 0.3102 gain -1.769

pattern L838283607081170
? ? a ? ?
? ? . ? ?
? . . . ?
3 . * . .
? . . . ?
? ? 3 ? ?
a ? last yes
seen 8299 played 35 games 35 players 34 won 13/35 years 2009-2016
weight -1.1176 gain -1.7734

pattern L404033887349812
? . . # ?
. C . # #
3 C * # #
. 3 . # #
? 3 . # ?
seen 22102 played 53 games 53 players 53 won 21/53 years 2009-2018
weight -1.6009 gain -1.774

pattern L863260090916743
a ? ? ?
? ? 1 ?
? C * .
? ? . ?
a ? last yes
seen 2125 played 38 games 38 players 38 won 20/38 years 2000-2019
weight -0.7464 gain -1.7745

pattern L265290404905517
? ? . . . ?
? . . . . .
? . . * . .
? . . C . .
a ? . . . ?
a ? last yes
seen 56060 played 179 games 179 players 169 won 94/179 years 2001-2017
weight -1.2423 gain -1.7748

pattern L534026134048483
? ? . ? ?
? . . . ?
3 C * . C
? . . . ?
? ? . ? ?
seen 153413 played 849 games 845 players 678 won 405/848 years 2000-2019
weight -0.781 gain -1.7778

pattern L611010268599832
. . . . . . X ?
. . . 3 . X X ?
. . . . . . O O
. . . * C . . .
. . . . . . . .
# # # # # # # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 1833 played 682 games 677 players 487 won 360/682 years 2001-2018
weight 0.6636 gain -1.7785

pattern L135121742301154
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. . . * 3 . O
X . . . a . o
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 591 played 273 games 272 players 250 won 134/273 years 2000-2019
weight 0.5071 gain -1.7794

pattern L229927566017556
? . . . . . ? ?
. . . . . . # ?
O . . C . . # ?
. . . * . . # #
. . 3 . . . # ?
. . . . . . # ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 2662 played 106 games 106 players 94 won 49/106 years 2001-2019
weight 0.5969 gain -1.7834

pattern L135989536439153
. . . . . . . .
. . . . . X . .
. . . . . . . .
. . . * . C . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
# # # # # # # #
seen 3860 played 373 games 371 players 315 won 181/373 years 2009-2019
weight 0.9232 gain -1.7837

pattern L990466408427024
? . . . ?
. . . . .
. . * . 3
. . . B 3
? . . a ?
a 23
seen 128746 played 345 games 341 players 310 won 186/345 years 2001-2018
weight -0.4937 gain -1.7837

pattern L447832162800188
? ? ? a
. . C ?
. * 3 ?
. . . ?
a ? last yes
seen 16189 played 658 games 653 players 559 won 334/658 years 2000-2019
weight -0.4417 gain -1.7844

pattern L970795861704664
3 3 C
. * C
a 3 b
a C last yes
b .C
seen 1759 played 800 games 785 players 624 won 385/800 years 1993-2019
weight 0.5716 gain -1.7851

pattern L939587085647036
? C C 3 ?
a . 2 B .
. . * . .
. . . . .
? . . . ?
a .C
seen 38094 played 3300 games 3184 players 1863 won 1586/3300 years 1992-2019
weight 0.3177 gain -1.7856

pattern L833358270462480
C C C
3 * 3
3 3 3
seen 144304 played 423 games 394 players 361 won 198/423 years 2001-2019
weight -1.4283 gain -1.7879

pattern L160369432185429
? ? # ? ?
? # # # ?
. . * . .
? 3 a C ?
? ? C ? ?
a C last yes
seen 14365 played 241 games 240 players 227 won 118/241 years 2000-2019
weight -1.2863 gain -1.7894

pattern L838584193701492
? ? . ? ?
? . . . ?
3 . * a .
? 3 . . ?
? ? C ? ?
a C last yes
seen 5574 played 212 games 211 players 199 won 101/212 years 2001-2019
weight -0.5372 gain -1.7897

pattern L485417876075324
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . 3 X
. . . C . . O
? . . . . O ?
? ? . . . ? ?
seen 5171 played 135 games 135 players 125 won 60/135 years 2009-2018
weight -0.5024 gain -1.79

pattern L944055220179182
? . . . ?
. . . C 3
. . * C 3
. . C 2 .
? . . . ?
seen 17210 played 558 games 554 players 460 won 268/557 years 2001-2019
weight -0.4728 gain -1.7912

pattern L884611402861740
? # . . ?
# # . . .
# # * 3 3
# # 1 B B
? # 1 B ?
? ? a ? ?
a ? last yes
seen 153 played 135 games 135 players 131 won 82/134 years 2000-2019
weight 0.4053 gain -1.7916

pattern L239969594030041
? ? . ? ?
? 3 . . ?
C . * . .
? . . C ?
? ? . ? ?
seen 147078 played 515 games 508 players 447 won 260/515 years 2000-2019
weight -0.7949 gain -1.7924

pattern L158985038781728
? ? . ? ?
? . . . ?
. . * . #
? . 3 . ?
? ? . ? ?
seen 778821 played 49 games 45 players 43 won 24/49 years 2009-2019
weight -2.7553 gain -1.7926

pattern L187491335444398
? ? a ? ?
? . C . ?
C 3 * . .
? . . . ?
? ? C ? ?
a .C
seen 20076 played 260 games 259 players 243 won 118/260 years 2001-2018
weight -0.6607 gain -1.7935

pattern L784899864449042
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
X C C * C . .
? 3 3 3 C . ?
? . . . . . ?
? ? ? . ? ? ?
seen 790 played 152 games 152 players 137 won 80/152 years 2009-2019
weight 0.9902 gain -1.7942

pattern L848680516737720
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . 3 .
? . . C . . ?
? . . . 3 . ?
? ? ? . ? ? ?
seen 16197 played 50 games 50 players 50 won 21/50 years 2001-2017
weight -1.1387 gain -1.7944

pattern L277501987579245
? . . 3 ?
3 . 3 . .
C C * . .
. . . . .
? . . . ?
seen 10196 played 79 games 79 players 74 won 42/79 years 2001-2017
weight -0.8372 gain -1.7971

pattern L796363495079787
C . .
. * .
2 a 3
a C last yes
seen 751 played 249 games 248 players 231 won 106/249 years 2001-2019
weight -0.5413 gain -1.7976

pattern L600827023758256
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . 3 * C . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 457448 played 555 games 548 players 443 won 281/555 years 2001-2018
weight -0.5352 gain -1.7988

pattern L538209615560111
? ? . ? ?
? . . 3 ?
. . * . 3
? . C 3 ?
? ? . ? ?
seen 27853 played 301 games 299 players 268 won 140/301 years 2001-2019
weight -0.7538 gain -1.7989

pattern L723773754170835
# # #
. * .
B 1 A
seen 14624 played 468 games 460 players 398 won 258/468 years 2001-2019
weight -0.6515 gain -1.7992

pattern L258045119820455
? ? . ? ?
? . . 3 a
. . * . b
? . . . ?
? ? . ? ?
a ? last yes
b 2C
seen 84156 played 672 games 662 players 571 won 325/672 years 2000-2019
weight -0.6155 gain -1.8011

pattern L665174158909222
? ? . ? ?
? C . C ?
. . * . 3
? . 3 . ?
? ? C ? ?
seen 8585 played 285 games 284 players 263 won 139/285 years 2000-2019
weight 0.877 gain -1.8013

pattern L202631129497008
? . . . ?
. . . . .
. . * . 3
. a 2 . .
? C C 3 ?
a C last yes
seen 1413 played 893 games 888 players 609 won 450/892 years 2001-2017
weight 0.4544 gain -1.8044

pattern L054102348716205
? . . 3 ?
# . C . 3
# . * 3 .
# . . . .
? . . . ?
seen 11797 played 66 games 66 players 66 won 32/66 years 2001-2018
weight -1.1683 gain -1.8068

pattern L899314931389323
? ? ? . ? ? ?
? . . 3 . . ?
? . . . . 3 ?
. . . * C 3 .
? . . . . C ?
? . . C . . ?
? ? ? . ? ? ?
seen 733 played 79 games 79 players 74 won 38/79 years 2009-2017
weight 0.8159 gain -1.8113

pattern L077932279559841
? ? a ? ?
? . . . ?
3 . * . C
? C . . ?
? ? . ? ?
a .C
seen 389088 played 2766 games 2680 players 1669 won 1365/2764 years 2000-2019
weight -0.2376 gain -1.8114

pattern L656674621314249
? ? C ? ?
? 2 C . ?
. . * . C
? . . . ?
? ? # ? ?
seen 12078 played 143 games 142 players 136 won 71/143 years 2001-2019
weight -0.6043 gain -1.8127

pattern L666245439724844
? ? . ? ?
? 3 . . ?
. . * . #
? . . . ?
? ? C ? ?
seen 180848 played 784 games 778 players 635 won 419/783 years 1993-2019
weight 0.2955 gain -1.8128

pattern L956029641546398
. . #
3 * #
C . #
? ? ?
? a ?
a ? last yes
seen 8076 played 76 games 76 players 74 won 49/76 years 2001-2019
weight -1.7361 gain -1.8128

pattern L351831137181663
? ? ? . ? ? ?
? a . . . . ?
? C . . . . ?
X 3 . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a O last yes
seen 2631 played 277 games 276 players 251 won 131/277 years 2001-2019
weight -0.7512 gain -1.8135

pattern L783205058484679
? ? ? . ? ? ?
? O . . . . ?
? C 2 . . . ?
. 2 a * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a B last yes
seen 2751 played 176 games 176 players 168 won 83/176 years 2000-2019
weight -0.6221 gain -1.8173

pattern L798163079510120
? ? ? . ? ? ?
? X . . . . ?
? . . . . . ?
O C . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 93330 played 216 games 214 players 195 won 116/216 years 2001-2019
weight -0.6659 gain -1.8202

pattern L113309011160278
? . ?
. * B
? 2 ?
? ? ?
? a ?
a ? last yes
seen 4534 played 820 games 815 players 648 won 412/819 years 2001-2019
weight -0.4994 gain -1.8222

pattern L719397181374805
? ? ? a
. C . ?
. * . ?
C . b ?
a ? last yes
b .C
seen 27580 played 263 games 262 players 236 won 126/263 years 2001-2019
weight -0.5881 gain -1.823

pattern L805237576730185
? . . . ?
. . . . #
. C * . #
. C 3 . #
? 3 . . ?
seen 14822 played 3038 games 2938 players 1729 won 1607/3037 years 2000-2019
weight 0.4556 gain -1.8239

pattern L640956970975072
? . . 3 ?
. . . . .
. . * . .
. . 2 C .
? 3 C a ?
a .C
seen 1435 played 514 games 508 players 432 won 243/514 years 2000-2019
weight 0.7474 gain -1.8245

pattern L633193069116044
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . . #
? . . . 3 . ?
? . C . . . ?
? ? ? X ? ? ?
seen 4180 played 35 games 35 players 33 won 21/35 years 2009-2017
weight -0.4858 gain -1.8254

pattern L030836373686916
? . C . ?
. . C 3 .
. . * 3 .
. C . . .
? . . . ?
seen 35331 played 84 games 84 players 82 won 43/83 years 2001-2017
weight -1.6866 gain -1.8264

pattern L036883378391980
? ? C ? ?
? # 3 3 ?
# # * C .
? # . . ?
? ? . ? ?
seen 10698 played 43 games 43 players 43 won 27/43 years 2001-2018
weight -1.243 gain -1.8266

pattern L729199018462063
? a ?
B * B
? . ?
a BC
seen 114112 played 715 games 702 players 588 won 354/714 years 2001-2019
weight -1.7839 gain -1.828

pattern L052554421446196
? . . .
? . * .
a C C .
a ? last yes
seen 135319 played 74 games 74 players 72 won 29/74 years 2000-2017
weight -1.0428 gain -1.8283

pattern L920631887513161
? . 3 C
a . * C
? . . C
a ? last yes
seen 3838 played 64 games 64 players 62 won 32/64 years 2009-2017
weight -0.8142 gain -1.8292

pattern L809227830718816
? ? . ? ?
? . . C ?
C C * . .
? C 3 3 ?
? ? C ? ?
seen 22062 played 57 games 57 players 56 won 31/57 years 2009-2019
weight -1.4691 gain -1.8295

pattern L936840854868171
? ? . ? ?
? . . . ?
3 3 * . .
? B B . ?
? ? 2 ? ?
seen 6124 played 213 games 212 players 201 won 110/213 years 2001-2018
weight -0.721 gain -1.8327

pattern L351982886235791
? . . . ?
C . 3 C .
. . * . .
. . . . .
? . . . ?
seen 6256 played 652 games 645 players 556 won 332/651 years 2001-2019
weight 0.4639 gain -1.833

pattern L352309839579211
? ? 3 ? ?
? 1 A 3 ?
. . * . .
? # # # ?
? ? # ? ?
seen 66546 played 13906 games 11689 players 3814 won 7122/13900 years 1988-2019
weight 0.1352 gain -1.8347

pattern L464918079399032
? 3 . # ?
. C . # #
C C * # #
3 3 . # #
? . . # ?
seen 12361 played 39 games 39 players 39 won 16/39 years 2009-2018
weight -1.1583 gain -1.8361

pattern L877731174868584
? ? . ? ? ?
? . . 3 ? ?
# . * . . a
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 71673 played 58 games 58 players 55 won 28/58 years 2001-2018
weight -1.3372 gain -1.8366

pattern L744601335417644
. 3 .
. * 2
2 2 C
seen 89930 played 118 games 118 players 114 won 61/118 years 2001-2019
weight -1.0794 gain -1.8369

pattern L007209111918130
3 3 .
3 * 2
C 1 C
seen 81820 played 3316 games 3045 players 1813 won 1702/3316 years 1988-2019
weight -0.4599 gain -1.8404

pattern L555064716205255
? ? B 3 .
a ? 1 * .
? ? # # #
a ? last yes
seen 794 played 661 games 651 players 563 won 352/659 years 2000-2019
weight 0.4007 gain -1.8449

pattern L842218165379490
? ? a ? ?
? 2 C C ?
. C * . .
? . . . ?
? ? C ? ?
a 23
seen 39115 played 138 games 138 players 135 won 62/138 years 2009-2018
weight -0.8819 gain -1.8449

pattern L826040382313023
? . . . ?
C . C C C
. . * 3 3
. . . . .
? . . . ?
seen 19286 played 53 games 53 players 53 won 31/53 years 2001-2017
weight -1.9379 gain -1.8453

pattern L730352266868834
? ? ? . ? ? ?
? . . . . . ?
? . . . a C ?
. . . * 3 3 X
? . . . . . ?
? o . . . . ?
? ? ? . ? ? ?
a C last yes
seen 9331 played 5573 games 4275 players 2274 won 2768/5571 years 1988-2019
weight 0.3836 gain -1.8457

pattern L205440630321313
? ? a
? ? ?
. . .
C * C
. . .
a ? last yes
seen 54775 played 107 games 107 players 106 won 36/107 years 2001-2017
weight -0.5639 gain -1.8459

pattern L417098872468836
C . C
. * .
B 3 .
seen 38977 played 665 games 658 players 555 won 331/665 years 2001-2019
weight 1.1983 gain -1.8473

pattern L647663878622016
? ? ? . ? ? ?
? . 3 . . . ?
? . . . 3 . ?
. . . * C . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 3435 played 2051 games 2028 players 1056 won 1020/2050 years 2001-2019
weight 0.3743 gain -1.8476

pattern L346697576185903
? ? . ? ?
? . . 2 ?
# . * B 1
? . . . ?
? ? # ? ?
seen 4889 played 237 games 237 players 211 won 115/237 years 2001-2018
weight -0.9265 gain -1.8484

pattern L862559619366418
? ? ? . ? ?
? ? 3 . . ?
? . . * . .
? ? . . . ?
a ? ? . ? ?
a ? last yes
seen 136159 played 207 games 206 players 190 won 107/207 years 2001-2018
weight -0.6595 gain -1.849

pattern L052717385068961
? ? ? . ? ?
a ? 3 . . ?
? . . * . .
? ? . . . ?
? ? ? # ? ?
a ? last yes
seen 124823 played 45 games 45 players 45 won 20/44 years 2001-2018
weight -2.7694 gain -1.8497

pattern L868294265478036
? # . C ?
# # . C 3
# # * C 3
# # . 3 C
? # . 3 ?
seen 49048 played 251 games 247 players 230 won 123/251 years 2001-2019
weight -0.7 gain -1.8506

pattern L319519778169654
? . . . ?
. 3 . . .
. C * . C
C . . . .
? . . . ?
seen 2787 played 79 games 79 players 78 won 38/79 years 2001-2018
weight -0.9727 gain -1.8514

pattern L186431205946379
? ? . ? ?
? 3 . # ?
3 . * # #
? 3 . # ?
? ? # ? ?
seen 11035 played 40 games 40 players 40 won 15/40 years 2009-2017
weight -0.9441 gain -1.8519

pattern L866059399501334
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. 2 A * # # #
? 2 2 B # # ?
? O C . # # ?
? ? ? . ? ? ?
seen 928 played 51 games 38 players 38 won 23/51 years 2009-2016
weight -0.6719 gain -1.8529

pattern L486921984578320
a 3 3
C * .
1 B .
a .C
seen 6729 played 113 games 113 players 108 won 48/113 years 2009-2018
weight -1.2607 gain -1.8537

pattern L235350064645915
? ? C ? ?
? . . . ?
. C * . .
? . . C ?
? ? . ? ?
seen 201992 played 228 games 226 players 211 won 97/228 years 1993-2019
weight -0.5687 gain -1.854

pattern L148980263337186
? . . . ?
. . . . .
. C * 3 .
. . . a .
? b . . ?
a C last yes
b .3
seen 42460 played 5145 games 4934 players 2316 won 2499/5143 years 2000-2019
weight -0.1868 gain -1.8546

pattern L328588800521382
? ? # ? ? ?
? . . . ? ?
. . * . . ?
? . . . ? ?
? ? . ? ? a
a ? last yes
seen 841031 played 129 games 128 players 125 won 56/129 years 2001-2019
weight -1.5533 gain -1.8553

pattern L830599861820267
? . C 3 ?
. . C 3 .
. . * 3 .
. . C . .
? C . . ?
seen 9124 played 77 games 77 players 76 won 40/77 years 2001-2019
weight -1.2979 gain -1.857

pattern L005663095563704
? ? . ? ?
? . C C ?
. C * 3 .
? C 3 . ?
? ? . ? ?
seen 68222 played 65 games 65 players 61 won 35/65 years 2001-2018
weight -1.2166 gain -1.8579

pattern L350471429961901
a . 3
C * .
3 3 3
a 23
seen 35133 played 1454 games 1399 players 1053 won 671/1454 years 1992-2019
weight -0.756 gain -1.8586

pattern L692448884773204
? 3 ?
B * .
? C ?
? ? a
a ? last yes
seen 8331 played 711 games 707 players 591 won 363/710 years 2000-2018
weight -0.4664 gain -1.8598

pattern L920843044742262
? . . . a
3 . . . .
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 51540 played 53 games 53 players 52 won 27/53 years 2001-2017
weight -2.4712 gain -1.8599

pattern L683362619415812
. . . ? a
. * C ? ?
. C 2 ? ?
a ? last yes
seen 3531 played 104 games 104 players 100 won 51/104 years 2001-2019
weight -0.6668 gain -1.8601

pattern L768408136556577
? # # # ?
. . . . .
. . * . .
. C C 3 3
? . 2 C ?
seen 26005 played 114 games 113 players 106 won 53/114 years 2009-2018
weight -0.712 gain -1.8601

pattern L327397498356832
3 a 3
. * .
. . .
a C last yes
seen 24975 played 20074 games 15904 players 4418 won 10153/20064 years 1992-2019
weight 0.3249 gain -1.862

pattern L363900146639202
? ? C ? ?
? . . . ?
. 3 * . 3
? . a . ?
? ? . ? ?
a C last yes
seen 1165 played 616 games 607 players 528 won 321/615 years 2001-2019
weight 0.9817 gain -1.8622

pattern L908710334466325
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . 3 * C . .
? . C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 28123 played 3830 games 3741 players 1833 won 1839/3830 years 2001-2019
weight -0.5188 gain -1.8626

pattern L911340020899697
? ? . X . ? ?
? . . C . . ?
. . 3 C . . #
. . 3 * . . #
. . . C . . #
? . . . . . ?
? ? . . . ? ?
seen 745 played 64 games 64 players 59 won 35/64 years 2009-2017
weight 0.4615 gain -1.8628

pattern L638852759323934
. . . . . # # ?
. . . . . # # #
. . . . . # # #
. . . * . # # #
. . . . . # # #
. X . C . # # #
. . . . . # # ?
? . . . . # ? ?
seen 4242 played 379 games 377 players 320 won 184/379 years 2009-2019
weight 0.8644 gain -1.8669

pattern L270168045125737
? ? ? a
. . . ?
C * . ?
3 C C ?
a ? last yes
seen 6071 played 34 games 34 players 33 won 20/34 years 2009-2017
weight -1.2241 gain -1.8677

pattern L577901987788595
. . .
. * .
3 . 3
? a ?
a ? last yes
seen 62686 played 38 games 38 players 37 won 23/38 years 2009-2017
weight -3.0542 gain -1.8731

pattern L595091092454644
? . 3 . ?
. 3 C C .
. 3 * . .
. . . . .
? # # # ?
seen 107247 played 77 games 77 players 76 won 43/77 years 2001-2016
weight -1.7701 gain -1.8744

pattern L638340546942467
C . C
C * C
1 A 3
seen 4735 played 874 games 853 players 691 won 437/874 years 2001-2019
weight -0.4003 gain -1.8776

pattern L196625086017789
? ? ? . ? ? ?
? . . . . . ?
? 3 . . . . ?
O . . * . . .
? C . . . . ?
? . . C . . ?
? ? ? . ? ? ?
seen 32303 played 623 games 622 players 499 won 304/623 years 2001-2019
weight 0.6034 gain -1.8786

pattern L020923185776444
C 3 3
3 * 3
. C C
seen 14083 played 1715 games 1669 players 1169 won 796/1714 years 1992-2019
weight 0.6507 gain -1.8793

pattern L113483218851802
? ? a
C C .
. * .
. . .
a ? last yes
seen 165112 played 224 games 223 players 206 won 125/224 years 2001-2019
weight -1.4172 gain -1.88

pattern L760035809815596
? ? 3 ? ?
? . . . ?
. . * . .
? . . . ?
? ? . ? ?
ko yes
seen 38184 played 33 games 32 players 25 won 19/33 years 2013-2019
weight -0.7382 gain -1.8803

pattern L860304332519217
. . C
C * .
3 C .
? a ?
a ? last yes
seen 4042 played 63 games 63 players 60 won 33/63 years 2001-2017
weight -1.1285 gain -1.8818

pattern L971632580014316
? ? . ? ?
a . . . ?
. . * . C
? . . C ?
? ? . ? ?
a ? last yes
seen 10450 played 170 games 169 players 163 won 79/170 years 2000-2019
weight -0.9422 gain -1.8822

pattern L193679302336719
? ? ? ? a
? ? ? ? ?
? . ? ? ?
B * C ? ?
? . ? ? ?
a ? last yes
seen 7680 played 114 games 114 players 111 won 57/114 years 2001-2019
weight -0.4895 gain -1.8852

pattern L915731302396957
? ? . . . ? ?
? . . . . . ?
# . . C . . O
# . . * . . .
# . . . 3 . .
? . . . . . ?
? ? . . . ? ?
seen 3569 played 122 games 122 players 107 won 59/122 years 2001-2019
weight 0.5693 gain -1.888

pattern L192929353666394
. . . . . . . ?
. . . . . . . ?
. . . . C . . #
. . . * . . . #
. . . . . . . #
. . . . C . . ?
. . . . . . . ?
? ? . . . ? ? ?
seen 130552 played 448 games 448 players 308 won 240/448 years 2001-2018
weight -0.7634 gain -1.8886

pattern L303101833390758
? ? . ? ?
? . . . ?
C C * C C
? 3 A 3 ?
? ? 3 ? ?
seen 1913 played 231 games 231 players 212 won 114/231 years 2001-2019
weight 0.6073 gain -1.8902

pattern L927226792543568
. C C
. * 2
. 3 .
seen 523788 played 2410 games 2347 players 1527 won 1133/2410 years 1992-2019
weight -0.5916 gain -1.8922

pattern L232717786661809
? . . . ?
. . . . .
3 . * . .
. . 2 C .
? 3 C C ?
seen 4322 played 1057 games 1051 players 727 won 533/1055 years 2001-2017
weight 0.7402 gain -1.8931

pattern L464608527483975
? ? . . . ? ?
? . . . C . ?
. . . . . 3 .
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 33349 played 243 games 242 players 232 won 116/243 years 2000-2019
weight 0.6032 gain -1.8958

pattern L863918184845231
. . . . . . # #
. . . . . . # #
. . . C . . # #
. . 3 * . . # #
. . 3 C . . # #
. . . C . . # #
. X . X . . # #
. . . . . . # #
seen 707 played 62 games 62 players 57 won 34/62 years 2009-2017
weight 0.4719 gain -1.8967

pattern L705851056155100
? a ? ? ?
. * C ? ?
? . ? ? b
a 12
b ? last yes
seen 17073 played 303 games 299 players 274 won 159/303 years 2001-2019
weight -0.7666 gain -1.902

pattern L352968926953542
? ? 3 ? ?
? . . . ?
. . * C .
? . . . ?
? ? . ? ?
? ? ? ? a
a ? last yes
seen 10111 played 78 games 78 players 77 won 37/78 years 2001-2019
weight -1.7295 gain -1.9034

pattern L872746657821690
C 3 .
. * .
2 2 C
seen 4002 played 479 games 476 players 416 won 221/479 years 2001-2019
weight 0.9906 gain -1.9042

pattern L775832336513766
? . ?
3 * A
? 1 ?
seen 5238 played 1657 games 1602 players 1143 won 878/1656 years 2001-2019
weight -0.931 gain -1.9058

pattern L827475385454111
3 B 2
C * C
C . C
seen 19910 played 726 games 722 players 613 won 328/726 years 2000-2019
weight 1.1516 gain -1.9059

pattern L461038006837702
? . . . ?
C . . . .
3 . * . .
. . . . 3
? . . . ?
seen 14933 played 102 games 102 players 97 won 55/101 years 2001-2018
weight -0.5749 gain -1.913

pattern L552236408553703
? . . . . . ? ?
. . . . . . X ?
. . . 3 3 . . ?
. . C * C C X .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 726 played 63 games 63 players 58 won 34/63 years 2009-2017
weight 0.477 gain -1.9131

pattern L355335386846163
? . . . ?
. . . . .
. 3 * C .
. . . . .
? . . C ?
seen 210828 played 113 games 112 players 110 won 48/113 years 2001-2017
weight -1.7712 gain -1.9132

pattern L719475574990859
. 3 3
. * B
. C 2
seen 7640 played 1269 games 1250 players 967 won 620/1269 years 1992-2019
weight 0.7134 gain -1.9164

pattern L937225359905675
? . . . . . ? ?
. . . . . . x ?
. . . . . . . ?
. . . * . C . O
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 257990 played 1029 games 1022 players 808 won 509/1029 years 1992-2019
weight 0.3392 gain -1.9167

pattern L247201880949662
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
. C . * . # #
? . C . . # ?
? O 3 C . # ?
? ? ? . ? ? ?
seen 35307 played 43 games 43 players 43 won 23/43 years 2009-2017
weight -0.7573 gain -1.9185

pattern L488701229066135
# # #
. * .
. . 3
? ? ?
a ? ?
a ? last yes
seen 81454 played 108 games 108 players 104 won 61/108 years 2000-2018
weight -0.7881 gain -1.9186

pattern L877840110113860
? a . # ?
1 C . # #
C C * # #
3 3 . # #
? . . # ?
a .C
seen 91388 played 276 games 276 players 247 won 134/276 years 2000-2018
weight -0.675 gain -1.9193

pattern L030309718790102
B B 2
. * C
. . C
seen 23224 played 315 games 314 players 295 won 150/315 years 2001-2018
weight -0.691 gain -1.9219

pattern L561136822965001
. . 3
3 * C
3 . C
seen 165089 played 980 games 954 players 764 won 487/980 years 2000-2019
weight -1.0875 gain -1.9237

pattern L565023411320187
. C .
. * 3
3 . C
seen 25990 played 1980 games 1918 players 1295 won 1027/1979 years 1992-2019
weight 0.5071 gain -1.9251

pattern L364825275024005
. . C
C * .
. . 3
? ? ?
? a ?
a ? last yes
seen 5550 played 97 games 97 players 93 won 50/97 years 2000-2017
weight -0.6028 gain -1.9256

pattern L802177290382176
. . . . . . . ?
. . . . C . . ?
. . . . . . . .
. . . * . 3 . .
. . . . . . . .
. . . . . . . ?
. . . . . . . ?
? ? . . . ? ? ?
seen 69959 played 334 games 331 players 291 won 159/334 years 2001-2018
weight -0.3438 gain -1.9284

pattern L584341328435275
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . C * 3 . .
? . . . a . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 20177 played 3783 games 3697 players 1814 won 1818/3783 years 2001-2019
weight -0.4428 gain -1.9295

pattern L972972741415475
? A ?
A * a
? C ?
a BC
seen 42842 played 2856 games 2701 players 1677 won 1659/2856 years 1992-2019
weight -0.2605 gain -1.9304

pattern L091327042974288
? ? . ? ?
? 3 . C ?
C C * . .
? . . . ?
? ? . ? ?
seen 173031 played 3699 games 3511 players 1998 won 1879/3697 years 2000-2019
weight 0.2371 gain -1.932

pattern L929852408840966
. . . . . # # ?
. . . . . # # #
. . . . . # # #
. 3 . * . # # #
. . . C . # # #
. X . . . # # #
X X O . . # # ?
? O O . . # ? ?
seen 1817 played 682 games 677 players 487 won 360/682 years 2001-2018
weight 0.7348 gain -1.9324

pattern L040694157424121
? A ?
A * C
? . ?
seen 10431 played 465 games 459 players 401 won 291/465 years 2001-2019
weight -0.8771 gain -1.9326

pattern L148661437521444
B 1 a
B * .
. . .
a BC last yes
seen 5282 played 3347 games 3071 players 1864 won 1679/3346 years 2000-2019
weight 0.3662 gain -1.9332

pattern L066571577390196
. . C ? ?
. * C ? ?
. . . ? a
a ? last yes
seen 114962 played 99 games 99 players 96 won 52/99 years 2009-2018
weight -1.8195 gain -1.9387

pattern L924612938335978
? ? ? . ? ? ?
? . . C . . ?
? . a . C . ?
. . 3 * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 770 played 344 games 339 players 299 won 194/344 years 2001-2018
weight -0.7516 gain -1.9392

pattern L442124764132249
. . .
C * C
2 . .
seen 279073 played 1898 games 1852 players 1289 won 886/1898 years 2000-2019
weight -0.6057 gain -1.9399

pattern L851434746954263
? . . . ?
. . . . .
C . * . 3
C . . . .
? . C . ?
seen 6453 played 48 games 48 players 48 won 24/48 years 2001-2019
weight -0.7842 gain -1.9441

pattern L451732219842258
a ? ? ?
? . . .
? . * .
? 3 C C
a ? last yes
seen 3239 played 89 games 89 players 88 won 42/89 years 2001-2019
weight -0.8925 gain -1.9449

pattern L901944209280646
? ? . ? ?
? . C . ?
. 3 * . .
? 3 . . ?
? ? . ? ?
seen 71958 played 285 games 284 players 255 won 136/285 years 2001-2019
weight -1.4364 gain -1.9472

pattern L097578187833696
. . .
. * C
. . 3
? ? ?
a ? ?
a ? last yes
seen 10787 played 1266 games 1251 players 927 won 659/1266 years 2000-2019
weight -0.6778 gain -1.9477

pattern L524378327251189
. . . ?
3 * C ?
a C . b
a .3
b ? last yes
seen 9597 played 150 games 150 players 146 won 88/150 years 2001-2017
weight -0.5439 gain -1.9481

pattern L054052705288497
? . . . ?
. . . . .
C 2 * . .
3 a . . .
? . . . ?
a B last yes
seen 2379 played 259 games 259 players 246 won 138/258 years 2001-2019
weight -0.4064 gain -1.9513

pattern L287876428245128
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. C C * C C .
? 3 3 3 3 . ?
? . . . . . ?
? ? ? . ? ? ?
seen 1217 played 188 games 187 players 161 won 95/188 years 2009-2019
weight 0.6313 gain -1.9514

pattern L775957260494090
? ? C ? ?
? . . . ?
. . * . B
? . . C ?
? ? . ? ?
seen 60654 played 120 games 120 players 112 won 56/120 years 2001-2019
weight -1.4272 gain -1.9519

pattern L031325330210393
. . .
. * 3
3 . .
? a ?
a ? last yes
seen 28228 played 36 games 36 players 36 won 20/36 years 2001-2018
weight -2.2989 gain -1.9541

pattern L510162792674837
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X . . * . . .
? 3 . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 56760 played 575 games 567 players 470 won 272/574 years 2001-2019
weight -0.329 gain -1.9557

pattern L943885878204193
C . . ? a
C * . ? ?
3 . . ? ?
a ? last yes
seen 3338 played 36 games 36 players 36 won 19/36 years 2009-2017
weight -0.8547 gain -1.9567

pattern L977903634996205
? ? . . . ? ?
? . . . . . ?
. . . . . . a
. . . * . . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
a O last yes
seen 365705 played 213 games 213 players 154 won 103/213 years 2001-2018
weight -1.2002 gain -1.9588

pattern L206602034644449
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. . . * . . .
? . . C 3 . ?
? X . C 3 . ?
? ? ? O ? ? ?
seen 37703 played 197 games 197 players 184 won 91/197 years 2001-2018
weight -0.8348 gain -1.9598

pattern L951078437798063
? ? . ? ?
? . 3 . ?
C . * . .
? 3 . . ?
? ? . ? ?
seen 1034011 played 191 games 191 players 173 won 105/191 years 2001-2019
weight -0.7386 gain -1.9616

pattern L424746706682218
? ? ? . ? ? ?
? . . . . O ?
? . . . 2 C ?
. . . * B 3 X
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 513 played 207 games 205 players 191 won 112/207 years 2000-2019
weight 1.4909 gain -1.9617

pattern L609284671467003
? ? ? ? ? a
? ? . ? ? ?
? . . . ? ?
3 . * . . ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 163517 played 316 games 316 players 291 won 175/316 years 2001-2019
weight -0.9852 gain -1.9638

pattern L986539697773109
C . 3
. * a
C . .
a C last yes
seen 12854 played 1970 games 1925 players 1319 won 995/1970 years 1988-2019
weight -0.2059 gain -1.9644

pattern L396564307826201
? # # # ?
# # # # #
. . * . .
. 3 C . .
? . C C ?
seen 53195 played 347 games 342 players 316 won 154/346 years 2001-2018
weight -0.721 gain -1.9647

pattern L375051491834167
C C 1
. * B
. . B
seen 8805 played 80 games 80 players 79 won 46/80 years 2001-2018
weight -1.3405 gain -1.9666

pattern L345853071585392
a ? ? ? ?
? ? ? . ?
? ? A * .
? ? ? . ?
a ? last yes
seen 3697 played 430 games 427 players 377 won 212/429 years 1993-2019
weight 1.1872 gain -1.968

pattern L579075924626901
1 B .
B * .
3 . a
a .3C
seen 14472 played 2369 games 2284 players 1493 won 1165/2368 years 2000-2019
weight 0.4423 gain -1.9685

pattern L804398788020373
? . 3 . ?
. 3 . . .
. . * . .
. . . . .
? . . . ?
seen 1295355 played 53 games 51 players 48 won 24/53 years 2000-2019
weight -3.9756 gain -1.9713

pattern L965452168749626
? . . . . . ? ?
X . 3 . . . # ?
O . . . . . # ?
. . C * . . # #
. . . . . . # ?
. . . . . . # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 590 played 222 games 222 players 191 won 113/222 years 2001-2017
weight 0.6569 gain -1.9732

pattern L125189443364617
? ? ? a ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . #
? . . . . . ?
? . C . . . ?
? ? ? . ? ? ?
a O last yes
seen 11267 played 135 games 135 players 120 won 63/135 years 2001-2019
weight -1.0526 gain -1.9761

pattern L804088316752150
. C 2
. * a
# # #
a B last yes
seen 18822 played 101 games 101 players 99 won 57/101 years 2001-2019
weight -0.5993 gain -1.977

pattern L184077820271556
# # # ?
. * . ?
3 C C a
a ? last yes
seen 16001 played 543 games 538 players 460 won 298/543 years 2001-2019
weight -0.5331 gain -1.9775

pattern L842836898610845
? . . . . . ? ?
. . . . . . . ?
. . . . . C O ?
. . . * . 3 O .
. . . . . 3 . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 673 played 323 games 320 players 277 won 161/323 years 1992-2018
weight 0.6235 gain -1.9797

pattern L979554448742620
1 B #
C * #
C . #
seen 140698 played 236 games 231 players 215 won 97/236 years 2001-2019
weight -1.2156 gain -1.9802

pattern L151462092771253
? ? . ? ?
? a 3 . ?
C . * . .
? . . . ?
? ? # ? ?
a C last yes
seen 2132 played 351 games 350 players 322 won 178/351 years 1992-2019
weight -0.756 gain -1.9837

pattern L209555502983348
. . . . . # # #
. . . . . # # #
. . . . . # # #
. 3 . * . # # #
. . . C . # # #
. X . . . # # #
X X O . . # # #
X O O . . # # #
seen 1815 played 682 games 677 players 487 won 360/682 years 2001-2018
weight 0.7611 gain -1.9874

pattern L895040251838361
? C 3 a ?
3 3 3 . #
3 . * . #
. . . . #
? # # # ?
a B last yes
seen 301 played 145 games 144 players 138 won 71/145 years 2001-2017
weight 1.1664 gain -1.9891

pattern L620605548274376
. . . . . . . #
. . . . . . . #
. . . . . . . #
. . . * 2 C . #
. . . 2 C C . #
. . . C 3 X . #
. . . O X . . #
. . . O X X . #
seen 398 played 189 games 189 players 163 won 108/189 years 2009-2017
weight 0.8723 gain -1.9908

pattern L719473171043811
. . . . . . . ?
. . . . . . . #
. . . . . . . #
. . . * 2 C . #
. . . 2 C C . #
. . . C 3 X . #
. . . O X . . ?
? . . O X X ? ?
seen 398 played 189 games 189 players 163 won 108/189 years 2009-2017
weight 0.8723 gain -1.9908

pattern L902951158320314
? ? 3 ? ?
? C . . ?
. . * . C
? . C . ?
? ? . ? ?
seen 47578 played 128 games 128 players 120 won 59/128 years 2000-2018
weight -1.2132 gain -1.9925

pattern L249488906764937
? ? C ? ?
? C C . ?
C 2 * . .
? . . . ?
? ? C ? ?
seen 32111 played 88 games 87 players 81 won 38/88 years 2009-2018
weight -1.333 gain -1.9931

pattern L974212734793275
. . 3
. * a
C . .
a C last yes
seen 14426 played 3177 games 3070 players 1820 won 1631/3175 years 1988-2019
weight 0.2558 gain -1.9975

pattern L438988039093139
? B ?
C * #
? 2 ?
seen 39886 played 385 games 382 players 339 won 181/385 years 2000-2019
weight 0.6406 gain -2.0001

pattern L241893691862613
? ? . ? ?
? . . . ?
. . * 3 3
? C C C ?
? ? C ? ?
seen 40760 played 79 games 78 players 77 won 33/79 years 2001-2017
weight -1.5896 gain -2.0035

pattern L795942872110235
? ? . O . ? ?
? . . . . . ?
. . . C . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 249436 played 139 games 139 players 124 won 51/139 years 2009-2019
weight -0.8148 gain -2.0036

pattern L959959073441486
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . a * . . .
? 2 C 3 . . ?
? O 3 . . . ?
? ? ? . ? ? ?
a C last yes
seen 1804 played 576 games 547 players 456 won 297/576 years 2000-2018
weight -0.4932 gain -2.0049

pattern L290207251595898
3 3 a
A * .
1 C C
a .C
seen 3617 played 459 games 457 players 403 won 240/459 years 2001-2019
weight -0.5779 gain -2.0056

pattern L228524132879713
? . . . ?
. 3 . . .
. . * 3 .
. . 3 C .
? . . C ?
seen 4118 played 515 games 513 players 309 won 255/515 years 2009-2017
weight 0.3158 gain -2.0082

pattern L690695613763102
? . ?
C * a
? 2 ?
a B last yes
seen 6574 played 2712 games 2554 players 1661 won 1380/2712 years 2000-2019
weight 0.5571 gain -2.0083

pattern L149561032792845
? . . . ?
. . . . .
3 C * . .
3 . . . .
? . . . ?
seen 99133 played 71 games 71 players 69 won 30/71 years 2009-2017
weight -1.9545 gain -2.0092

pattern L172779278524629
C 3 .
C * .
. . .
? ? ?
a ? ?
a ? last yes
seen 13250 played 357 games 356 players 319 won 180/355 years 2001-2019
weight -0.3942 gain -2.0099

pattern L256039390146589
? . . 3 ?
. . . . .
. . * . .
. . . . .
a . . . ?
a ? last yes
seen 38008 played 35 games 35 players 35 won 16/35 years 2001-2019
weight -2.4306 gain -2.0101

pattern L946526304999214
. . . ?
. * . a
2 C C ?
a ? last yes
seen 2754 played 35 games 35 players 35 won 19/35 years 2001-2016
weight -1.2255 gain -2.0141

pattern L866884608975642
? ? . ? ?
? . . 3 ?
. . * 3 C
? C . . ?
? ? 3 ? ?
seen 34853 played 35 games 35 players 35 won 25/35 years 2001-2016
weight -1.1173 gain -2.0164

pattern L144870876825284
. 2 A
. * 3
. C .
seen 13473 played 265 games 263 players 227 won 132/265 years 2001-2018
weight -0.905 gain -2.0185

pattern L893825266434552
? ? . ? ?
? . . . ?
. 3 * C .
? . 3 C ?
? ? 3 ? ?
seen 161426 played 92 games 92 players 86 won 49/91 years 1988-2018
weight -1.4886 gain -2.0185

pattern L015936713438797
? ? C ? ?
? a . . ?
. . * . .
? . . . ?
? ? C ? ?
a C last yes
seen 13289 played 44 games 44 players 43 won 17/44 years 2001-2017
weight -1.6145 gain -2.0196

pattern L350740444209234
. . . . . . . ?
. . . . . . X ?
. . . 3 3 . . .
. . C * C C X .
. . . . . . . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 708 played 63 games 63 players 58 won 34/63 years 2009-2017
weight 0.5112 gain -2.0213

pattern L903391562670537
. . . . . . # ?
. . . . . . # #
. . . C . . # #
. . 3 * . . # #
. . 3 C . . # #
. . . C . . # #
. X . X . . # ?
? . . . . . ? ?
seen 708 played 63 games 63 players 58 won 34/63 years 2009-2017
weight 0.5112 gain -2.0213

pattern L600069882891410
a ? ? C ? ?
? ? . . . ?
? . . * . .
? ? . C . ?
? ? ? . ? ?
a ? last yes
seen 12442 played 37 games 37 players 37 won 19/37 years 2001-2016
weight -2.495 gain -2.0238

pattern L600255428266039
3 . 3 ? ?
. * C ? ?
. . . ? ?
? ? ? ? a
a ? last yes
seen 1723 played 42 games 42 players 40 won 17/42 years 2009-2016
weight -1.3871 gain -2.0269

pattern L977834928235944
? . . C ?
C . . C .
. . * . .
. . . . .
? . . . ?
seen 74703 played 63 games 63 players 61 won 37/63 years 2001-2019
weight -1.6343 gain -2.0289

pattern L811408096640252
? ? ? . ? ? ?
? X . 3 . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 768585 played 361 games 357 players 323 won 183/361 years 2000-2019
weight -1.0687 gain -2.029

pattern L749214550986629
3 . .
. * C
. B 1
seen 8665 played 170 games 170 players 158 won 73/170 years 2001-2018
weight -1.2544 gain -2.0345

pattern L650389854481774
? ? ? . ? ?
? ? . . . ?
? 3 . * . #
? ? . . . ?
? ? ? . ? ?
a ? ? ? ? ?
a ? last yes
seen 57237 played 68 games 68 players 67 won 35/68 years 1992-2017
weight -1.4793 gain -2.0359

pattern L828416673907507
. . a
. * 3
. . .
a C last yes
seen 691972 played 131648 games 39750 players 6623 won 66271/131582 years 1988-2019
weight -0.049 gain -2.0359

pattern L150985795614996
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . 3 . O
. . . . 3 C O .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 23254 played 4454 games 4348 players 1900 won 2125/4452 years 2001-2018
weight 0.5219 gain -2.0363

pattern L801047485812281
? ? . ? ?
? 3 C . ?
a . * . .
? 3 . . ?
? ? 3 ? ?
a .3
seen 22577 played 468 games 465 players 412 won 231/468 years 2001-2019
weight -0.8427 gain -2.0365

pattern L820565931662442
? ? a ? ?
? . . 2 ?
. . * b 3
? . . . ?
? ? . ? ?
a .3C
b B capturable yes
seen 6531 played 380 games 356 players 171 won 191/379 years 1993-2019
weight 0.2827 gain -2.0388

pattern L217456299654040
? ? 3 ? ?
? . . 3 ?
. C * . 3
? C 3 . ?
? ? . ? ?
seen 3431 played 37 games 37 players 37 won 12/37 years 2009-2017
weight -0.6848 gain -2.0393

pattern L330843646198841
a ? 3 ?
? C * 3
? ? 3 ?
a ? last yes
seen 20929 played 805 games 794 players 663 won 402/805 years 2000-2019
weight -0.6177 gain -2.0418

pattern L692362267930164
2 . 3
C * 3
. 3 C
seen 4894 played 817 games 813 players 645 won 421/817 years 1992-2019
weight 0.8375 gain -2.0419

pattern L611625651072538
? ? C ? ?
? B 2 . ?
. . * . a
? . . . ?
? ? . ? ?
a 2C
seen 13775 played 900 games 889 players 708 won 460/900 years 2000-2019
weight 0.4795 gain -2.0438

pattern L761441654185807
? . . . ?
. . . . .
. . * 3 3
. . a C C
? . . 1 ?
a C last yes
seen 1190 played 358 games 352 players 327 won 178/358 years 2000-2019
weight -0.589 gain -2.0486

pattern L524746758207153
? ? C ? ?
? . C 3 ?
. . * 3 .
? C C . ?
? ? C ? ?
seen 20104 played 249 games 248 players 229 won 112/249 years 2001-2018
weight -0.724 gain -2.051

pattern L257331878417919
? ? . ? ?
? . . . ?
. . * . .
? . . . ?
? ? . ? ?
phase middle
seen 10888748 played 8167 games 2393 players 712 won 4080/8145 years 1988-2019
weight 0.0414 gain -2.0512

pattern L749404093189544
? ? 3 ? ?
? . C . ?
. . * 3 .
? . . . ?
? ? . ? ?
seen 106156 played 973 games 961 players 764 won 485/973 years 2001-2019
weight -1.2565 gain -2.0529

pattern L222078447135734
? ? . ? ?
? . . . ?
C . * . .
? . . C ?
? a . ? ?
a ? last yes
seen 6470 played 47 games 47 players 47 won 23/47 years 2001-2019
weight -1.1246 gain -2.0532

pattern L669231275057677
? ? . a . ? ?
? . . . . . ?
. . . . . . X
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a O last yes
seen 39381 played 40 games 40 players 39 won 16/40 years 2001-2018
weight -2.256 gain -2.0549

pattern L811403970877292
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . C 3 . . .
? . C 3 . . ?
? ? O X . ? ?
seen 20383 played 85 games 85 players 84 won 35/85 years 2009-2017
weight -0.8679 gain -2.0559

pattern L213342040539509
? # . . ?
# # . . C
# # * a C
# # . 3 .
? # . . ?
a C last yes
seen 3026 played 44 games 44 players 43 won 17/44 years 2001-2017
weight -1.296 gain -2.0568

pattern L907875080024285
? . . . ?
. . . . .
. C * . .
3 3 3 . .
? . . . ?
seen 87667 played 123 games 123 players 116 won 67/123 years 2000-2017
weight -2.1389 gain -2.0572

pattern L430606262422482
. . . . . . . ?
. . . . . . . #
. . . . C . . #
. . . * . . . #
. . . . . . . #
. . . . C . . #
. . . . . . . ?
? . . X . . ? ?
seen 14616 played 50 games 50 players 50 won 27/50 years 2001-2017
weight -1.1492 gain -2.0597

pattern L162363607238153
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . C . . . .
? . . . . . ?
? ? O . . ? ?
seen 424101 played 159 games 159 players 148 won 83/159 years 2009-2018
weight -1.3914 gain -2.0598

pattern L953721623242872
? ? C ? ?
? 3 a 3 ?
. . * . 3
? . . . ?
? ? # ? ?
a C last yes
seen 1162 played 1113 games 1088 players 845 won 608/1113 years 2000-2019
weight 1.0396 gain -2.0609

pattern L692093286678339
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . 3 . . . ?
? X C 3 3 . ?
? ? a O ? ? ?
a ? last yes
seen 2903 played 1149 games 1143 players 720 won 547/1149 years 2001-2018
weight -1.044 gain -2.0639

pattern L996678063775300
? ? 3 ? ?
? . . . ?
# . * . .
? . . . ?
? ? # ? ?
seen 1192770 played 579 games 571 players 484 won 286/579 years 2001-2019
weight -1.1331 gain -2.0672

pattern L089666029118133
? ? a
? 3 ?
b * 3
? C ?
a ? last yes
b 3B
seen 17580 played 1320 games 1300 players 957 won 621/1319 years 2000-2019
weight 0.5696 gain -2.0674

pattern L230591881949706
? ? ? . ? ? ?
? . . . . . ?
? . 3 a . . ?
. . . * . . .
? . . C . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 5721 played 1808 games 1768 players 1242 won 905/1806 years 2000-2019
weight 0.4739 gain -2.0709

pattern L968417185559135
. . C a
3 * C ?
. . 3 ?
a ? last yes
seen 2998 played 37 games 37 players 37 won 22/37 years 2009-2017
weight -1.2889 gain -2.0717

pattern L935284167204125
? ? . ? ?
? 3 . . ?
C C * . .
? 3 . . ?
? ? . ? ?
seen 12819 played 7678 games 7042 players 3008 won 3816/7673 years 1992-2019
weight 0.8071 gain -2.072

pattern L286761860031597
a ? ? ? ?
? ? 3 ? ?
? C C 3 ?
. . * . .
? . . . ?
? ? # ? ?
a ? last yes
seen 4997 played 44 games 44 players 42 won 20/44 years 2009-2017
weight -1.2676 gain -2.0732

pattern L082155380867541
? ? . ? ?
? . C . ?
. . * . .
a . . . ?
? ? . ? ?
a ? last yes
seen 61637 played 102 games 101 players 94 won 45/102 years 2001-2019
weight -1.8896 gain -2.0752

pattern L822535251710708
? . . .
? . * .
? 2 C C
a ? ? ?
a ? last yes
seen 19931 played 290 games 288 players 266 won 142/290 years 2001-2019
weight -0.4001 gain -2.0772

pattern L678003230309649
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . . O ?
. . . . . . . ?
? . X . X . ? ?
? ? ? X ? ? ? ?
seen 64335 played 50 games 50 players 43 won 29/50 years 2009-2017
weight -0.5919 gain -2.0789

pattern L809099397244203
a C 3
. * C
C C C
a .C
seen 1257100 played 197 games 195 players 182 won 93/197 years 2001-2019
weight -0.8313 gain -2.0799

pattern L945792781494499
. . . . . . # #
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
. . . X . . # #
. X . . . . # #
seen 123608 played 56 games 56 players 54 won 33/56 years 2001-2018
weight -0.9159 gain -2.0814

pattern L509800170768033
? ? . ? ?
? . a . ?
b 3 * 3 C
? . . . ?
? ? . ? ?
a C last yes
b .3
seen 2470 played 526 games 522 players 446 won 286/526 years 2000-2017
weight -0.7395 gain -2.0825

pattern L078006042867417
a ? 3 ?
? C * .
? ? 3 ?
a ? last yes
seen 59774 played 2950 games 2840 players 1775 won 1480/2949 years 1992-2019
weight -0.3744 gain -2.0827

pattern L198274958302867
3 3 B
B * 3
. . .
seen 15660 played 125 games 124 players 118 won 64/125 years 2001-2017
weight -0.8397 gain -2.0859

pattern L817420966150318
. C 3
. * .
. C 2
? ? a
a ? last yes
seen 3304 played 642 games 638 players 545 won 329/642 years 2001-2018
weight 0.8177 gain -2.0873

pattern L558920375204702
B 2 .
B * .
. . .
seen 152693 played 8116 games 7258 players 3108 won 4089/8114 years 2000-2019
weight 0.2197 gain -2.0891

pattern L247242053642269
? ? ? X ? ? ?
? O . 3 . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 82890 played 867 games 848 players 701 won 448/867 years 2000-2019
weight 0.9345 gain -2.0912

pattern L092381023390054
. . . . . . . ?
. . . . . . . ?
. . . . . . X .
. . . * . . . X
. . . . . . X O
. . . . . . . ?
. . . . O . O ?
? ? . . . ? ? ?
seen 59916 played 41 games 41 players 35 won 23/41 years 2009-2017
weight -0.5848 gain -2.0916

pattern L616961264903656
? ? 3 ? ?
? 3 C C ?
3 A * C .
? 3 C C ?
? ? 3 ? ?
seen 10888 played 485 games 203 players 193 won 255/484 years 2001-2019
weight -0.4855 gain -2.0936

pattern L985230614487349
? ? . ? ?
? . C C ?
. . * . .
? . 3 . ?
? ? . ? ?
seen 343475 played 87 games 87 players 83 won 39/87 years 2009-2018
weight -2.3228 gain -2.0962

pattern L513600084545007
. . . ?
C * . ?
. . 3 ?
? ? ? a
a ? last yes
seen 30827 played 2036 games 1984 players 1363 won 1071/2036 years 1993-2019
weight 0.4106 gain -2.0965

pattern L192179808145184
? ? . ? ?
? . C . ?
. C * . C
? . 3 . ?
? ? . ? ?
seen 167519 played 276 games 276 players 242 won 114/276 years 2001-2018
weight -1.0022 gain -2.0989

pattern L645054242436677
C . C
C * .
C . C
seen 302280 played 394 games 389 players 343 won 220/394 years 2000-2018
weight -1.9415 gain -2.0992

pattern L126614601080801
? . . . ?
. . . . .
. . * . C
. . . . .
? . C C ?
seen 175045 played 295 games 294 players 269 won 145/295 years 2001-2019
weight -0.6819 gain -2.0995

pattern L153093352536344
? ? . ? ?
? 3 . . ?
a . * C .
? C . . ?
? ? . ? ?
a 23
seen 382365 played 912 games 901 players 709 won 419/912 years 2000-2019
weight -1.1088 gain -2.0999

pattern L486170677639093
? ? . ? ?
? C C . ?
C 2 * . .
? . 3 . ?
? ? C ? ?
seen 11589 played 60 games 60 players 58 won 30/60 years 2009-2017
weight -0.4018 gain -2.1011

pattern L523575394903240
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
O . . * . . x
? . 3 . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 861361 played 150 games 150 players 143 won 79/150 years 2000-2019
weight -1.4179 gain -2.1033

pattern L070665912474005
? ? . ? ?
? # . C ?
# # * . .
? # . 3 ?
? ? 2 ? ?
seen 40326 played 40 games 40 players 40 won 20/40 years 2009-2019
weight -1.3935 gain -2.1035

pattern L934601982899108
. . . ?
C * 3 ?
. . . ?
? ? ? a
a ? last yes
seen 34435 played 611 games 599 players 508 won 323/610 years 2001-2019
weight 1.0653 gain -2.1047

pattern L045494858996554
? . . . ?
. . . . a
. . * 2 C
. . . B 3
? . C . ?
a 3C
seen 5470 played 699 games 694 players 594 won 345/699 years 2001-2019
weight 0.9531 gain -2.1058

pattern L962460468327774
. . . . . . . #
. . . . . . . #
. . . . C . . #
. . . * . . . #
. . . . . . . #
. . . . C . . #
. . . . . . . #
. . . X . . . #
seen 14207 played 48 games 48 players 48 won 26/48 years 2001-2017
weight -1.1714 gain -2.107

pattern L480705998830544
? . . . ?
. . . . .
. C * . 3
. . . C .
? . . . ?
seen 124096 played 47 games 47 players 46 won 20/47 years 2001-2018
weight -1.9446 gain -2.1094

pattern L461872586581071
. C .
. * .
3 . C
? ? a
a ? last yes
seen 7645 played 121 games 121 players 116 won 61/121 years 2001-2019
weight -0.9587 gain -2.1129

pattern L153159491119951
? . ? ? ?
# * . ? a
? . ? ? ?
a ? last yes
seen 1608383 played 453 games 450 players 398 won 207/453 years 2001-2019
weight -0.413 gain -2.115

pattern L961609481408627
? . . . ?
. . . C .
. . * . 3
. . a . 3
? . . . ?
a C last yes
seen 733 played 56 games 56 players 53 won 22/56 years 2009-2017
weight -0.7307 gain -2.119

pattern L755676682546475
? ? C ? ?
? C . C ?
. . * . .
? . C . ?
? ? . ? ?
seen 28624 played 47 games 47 players 47 won 26/47 years 2001-2017
weight -1.1627 gain -2.1211

pattern L952992164796502
? . . . ?
. . . . C
. . * . .
3 . . C .
? . . . ?
seen 59855 played 51 games 51 players 51 won 27/51 years 2009-2017
weight -1.3775 gain -2.1211

pattern L550591493271214
. . . . . . . ?
. . . . . . . O
. . . . C . . .
. . . * . . O O
. . . . . 3 X X
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 1519 played 238 games 238 players 207 won 111/238 years 2009-2019
weight 0.7404 gain -2.1231

pattern L127262281571433
? ? C ? ?
? . . . ?
. . * . .
? . . . ?
? ? 3 ? ?
a ? ? ? ?
a ? last yes
seen 12735 played 310 games 309 players 288 won 160/310 years 2001-2019
weight -0.6511 gain -2.1237

pattern L750167779011243
. . C
. * C
. . 2
seen 902782 played 5432 games 5053 players 2537 won 2583/5428 years 1992-2019
weight -0.2134 gain -2.124

pattern L242531785862666
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . a * . . .
? . . 3 . . ?
? o . . . . ?
? ? ? . ? ? ?
a C last yes
seen 3951 played 960 games 948 players 740 won 466/960 years 2000-2019
weight -0.4228 gain -2.1248

pattern L687234500345926
? . . . . . ? ?
. . . . . . . ?
. . . . C . . ?
. . . * . . O O
. . . . . 3 X ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 3010 played 301 games 301 players 261 won 137/301 years 2001-2019
weight 0.6959 gain -2.1261

pattern L609688013868713
? ? ? . ? ? ?
? . . . # # ?
? C C . # # ?
X C 2 * # # #
? 3 . . # # ?
? . . . # # ?
? ? ? . ? ? ?
seen 86985 played 40 games 40 players 37 won 21/40 years 1993-2018
weight -1.5303 gain -2.1287

pattern L408422126739937
? ? ? . ? ? ?
? O . . . . ?
? C . . . . ?
. . . * . C .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 17465 played 38 games 38 players 38 won 21/38 years 2009-2017
weight -1.2001 gain -2.1297

pattern L370117556594045
? a ?
? ? ?
? 3 ?
b * C
? . ?
a ? last yes
b 2C
seen 25846 played 1102 games 1085 players 863 won 570/1102 years 2000-2019
weight -0.7893 gain -2.1312

pattern L609912801671696
3 C .
. * C
a 3 C
a .C
seen 122505 played 3110 games 2968 players 1792 won 1581/3110 years 1988-2019
weight 0.3527 gain -2.1377

pattern L021266328610666
? . . . ?
. . . . .
. . * . .
. . . . .
? . . C ?
? a ? ? ?
a ? last yes
seen 116919 played 59 games 59 players 58 won 26/58 years 2001-2017
weight -3.2988 gain -2.1413

pattern L686450916960459
? . . . ?
. . 3 . .
3 . * . .
. C . C .
? . . . ?
seen 16384 played 54 games 54 players 53 won 25/54 years 2001-2017
weight -1.4012 gain -2.1418

pattern L020468114635586
. . . . . . . .
. . . . . . . .
. . . . 3 . O .
. . . * C . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 12372 played 8726 games 8312 players 2966 won 4220/8723 years 1992-2019
weight 0.268 gain -2.1431

pattern L343270418782964
? C ?
. * 3
? # ?
seen 1250207 played 15672 games 10396 players 3675 won 7832/15669 years 1988-2019
weight 0.1749 gain -2.1433

pattern L692708075109653
? ? ? . ? ?
? ? . . . ?
? . . * . .
? ? C 2 . ?
a ? ? C ? ?
a ? last yes
seen 1850 played 37 games 37 players 37 won 11/37 years 2001-2018
weight -0.9588 gain -2.1439

pattern L539157081023099
a C 2
C * A
C C 2
a 1C
seen 16961 played 1707 games 798 players 672 won 802/1707 years 1993-2019
weight -0.6192 gain -2.145

pattern L300509578243688
# . 3 ? ?
# * C ? a
# . . ? ?
a ? last yes
seen 16624 played 380 games 376 players 334 won 189/380 years 2001-2018
weight -0.6711 gain -2.1459

pattern L677683318722038
. . .
. * .
. C .
phase opening
seen 1267687 played 5362 games 2400 players 634 won 2662/5340 years 1988-2019
weight -0.0672 gain -2.1473

pattern L002306682761135
? # . . ?
# # . . 3
# # * . 3
# # . 2 B
? # . a ?
a BC last yes
seen 9094 played 446 games 442 players 381 won 198/445 years 2001-2019
weight 0.6502 gain -2.1495

pattern L329049610240039
? ? 3 ? ?
? . . . ?
. . * . 3
? . . 3 ?
? ? C ? ?
seen 43180 played 50 games 50 players 49 won 26/50 years 2001-2017
weight -1.6254 gain -2.1536

pattern L828254515264913
? . . # ?
. 3 . # #
C 3 * # #
. C . # #
? . . # ?
seen 122702 played 41 games 41 players 41 won 17/41 years 2009-2016
weight -2.9542 gain -2.1543

pattern L868502498361173
? # # # ?
# # # # #
. B * # #
C 2 A # #
? 2 2 # ?
seen 2088 played 222 games 137 players 134 won 130/222 years 2001-2018
weight -0.8024 gain -2.155

pattern L070048406107879
? ? ? . ? ? ?
? . . 3 3 O ?
? . . 3 C . ?
. . . * C . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 17610 played 1199 games 1185 players 891 won 605/1199 years 2001-2019
weight 0.3648 gain -2.1558

pattern L575065378335122
. C 3
. * B
. C 3
seen 24479 played 48 games 48 players 48 won 20/48 years 2009-2017
weight -1.3827 gain -2.1596

pattern L661597942948954
. X O . . . # ?
. . . . . . # #
. 3 . C . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # ?
? # # # # # ? ?
seen 488 played 201 games 201 players 171 won 103/201 years 2001-2017
weight 0.7404 gain -2.1597

pattern L733158062483402
. X O . . . # ?
. . . . . . # ?
. 3 . C . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 488 played 201 games 201 players 171 won 103/201 years 2001-2017
weight 0.7404 gain -2.1597

pattern L771189176590130
. . . . . . # #
X . 3 . . . # #
O . . . . . # #
. . C * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # #
# # # # # # # #
seen 488 played 201 games 201 players 171 won 103/201 years 2001-2017
weight 0.7404 gain -2.1597

pattern L764395011270323
C . a
3 * .
3 . b
a C last yes
b .3
seen 19852 played 266 games 266 players 244 won 142/266 years 2001-2019
weight -0.837 gain -2.1622

pattern L286520541808911
? B ?
. * 1
? . ?
seen 108459 played 22742 games 15169 players 4502 won 11329/22731 years 2000-2019
weight 0.741 gain -2.1626

pattern L356184653311475
? ? 3 ? ?
? . 3 C ?
. . * C .
? . 3 3 ?
? ? . ? ?
seen 94608 played 961 games 948 players 732 won 513/960 years 2001-2019
weight -0.7126 gain -2.1629

pattern L241481882164380
a ? . . .
? ? C * .
? ? 3 . .
a ? last yes
seen 33760 played 3344 games 3220 players 1871 won 1724/3343 years 1992-2019
weight -0.276 gain -2.1684

pattern L147972706613641
. . .
C * .
a 3 3
? ? ?
? b ?
a .C
b ? last yes
seen 15495 played 242 games 242 players 223 won 122/242 years 2001-2019
weight -0.9145 gain -2.1708

pattern L773878789684583
. 2 a
3 * C
. . .
a C last yes
seen 8643 played 166 games 166 players 161 won 75/166 years 2000-2018
weight -0.7189 gain -2.1763

pattern L298137533559967
? ? . ? ?
? C 3 . ?
3 . * . .
? . . . ?
? ? # ? ?
seen 20922 played 275 games 273 players 239 won 135/274 years 2001-2019
weight -0.5773 gain -2.1791

pattern L872274680991503
1 1 C
1 * 3
B 3 .
seen 4022 played 2538 games 2443 players 1576 won 1239/2536 years 2000-2019
weight 0.8728 gain -2.1807

pattern L218966587851346
1 C C
1 * .
a . .
a B last yes
seen 1954 played 876 games 860 players 712 won 408/876 years 2001-2019
weight -0.7326 gain -2.186

pattern L768902555361460
. . . . . . . ?
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . 3 . . #
. . . 3 C . . #
. . . . O . . ?
? . . O . . ? ?
seen 23333 played 4455 games 4349 players 1900 won 2125/4453 years 2001-2018
weight 0.4871 gain -2.189

pattern L404060085350534
. . . . . . . ?
. . . . . . . ?
. . . . C . . .
. . . * . . O O
. . . . . 3 X X
. . . . . . . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 2339 played 271 games 271 players 235 won 126/271 years 2001-2019
weight 0.7293 gain -2.1899

pattern L139634226760945
C . .
C * B
3 . 2
seen 3363 played 372 games 368 players 334 won 196/372 years 2001-2019
weight 0.8763 gain -2.1937

pattern L886485778238569
? . . . ?
C . . . .
. . * . .
. . . . .
? . 3 3 ?
seen 49211 played 40 games 40 players 40 won 19/40 years 2009-2017
weight -1.7749 gain -2.1954

pattern L540030146041804
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . C * C C X
? . . 3 3 . ?
? . . . . . ?
? ? ? . ? ? ?
seen 890 played 75 games 75 players 69 won 41/75 years 2009-2017
weight 0.5698 gain -2.1979

pattern L361616600669462
. . C
. * C
. 2 C
a ? ?
a ? last yes
seen 7212 played 94 games 94 players 86 won 50/94 years 2009-2018
weight -0.5512 gain -2.2041

pattern L539125505309590
3 . .
. * 3
. 2 B
? a ?
a ? last yes
seen 3391 played 264 games 264 players 238 won 126/264 years 2001-2019
weight 0.6134 gain -2.21

pattern L932264722486297
? ? ? . ? ? ?
? # . . . . ?
? # . . 3 . ?
# # . * C . .
? # . . . . ?
? # . . C . ?
? ? ? . ? ? ?
seen 1936 played 421 games 417 players 367 won 225/421 years 2001-2019
weight 0.5319 gain -2.2132

pattern L730734731735792
? ? . ? ? a
? . . C ? ?
. . * . . ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 171887 played 1922 games 1887 players 1256 won 1002/1922 years 1992-2019
weight -0.3523 gain -2.2149

pattern L779100840703585
? ? ? O ? ? ?
? . . . a O ?
? . . . . 3 ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 4000 played 45 games 45 players 45 won 21/45 years 2001-2017
weight -1.6589 gain -2.2156

pattern L251866882426895
? ? . ? ?
? C . . ?
. . * . #
? 3 . . ?
? ? . ? ?
? ? a ? ?
a ? last yes
seen 9826 played 103 games 103 players 101 won 47/103 years 2001-2018
weight -1.1015 gain -2.2162

pattern L065224111387574
? ? a
? ? ?
? C ?
A * C
? C ?
a ? last yes
seen 4049 played 461 games 451 players 401 won 228/461 years 2001-2019
weight -1.687 gain -2.2167

pattern L460632595171660
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . 3 . . . ?
? . C 3 . . ?
? ? ? . ? ? ?
seen 37312 played 4803 games 4669 players 2031 won 2303/4801 years 2001-2019
weight 0.5339 gain -2.2207

pattern L601220421993284
3 B .
3 * C
. 3 a
a 3C
seen 255191 played 4138 games 3824 players 2114 won 2087/4138 years 2000-2019
weight -0.568 gain -2.2227

pattern L473926713724265
? . . . ?
C . . . .
. . * . .
3 . C . .
? C . . ?
seen 4706 played 37 games 37 players 36 won 17/37 years 2001-2017
weight -0.7874 gain -2.2298

pattern L116485644314978
A 3 .
2 * .
2 . .
seen 112494 played 125 games 125 players 117 won 62/125 years 1992-2019
weight -1.8903 gain -2.2302

pattern L551418398291453
? ? . ? ?
? # . C ?
# # * . .
? # . C ?
? ? B ? ?
seen 89671 played 46 games 46 players 45 won 20/46 years 2009-2019
weight -2.9759 gain -2.2313

pattern L527882828927057
? a ?
? C ?
C * 3
? b ?
a ? last yes
b 2C
seen 26921 played 1101 games 1086 players 847 won 603/1101 years 1992-2019
weight -0.4686 gain -2.2318

pattern L580821533012927
? ? a
. C C
. * 3
b . .
a ? last yes
b .C
seen 14604 played 1117 games 1103 players 880 won 578/1117 years 2000-2019
weight -0.4989 gain -2.2321

pattern L604745876653379
? ? # # # ? ?
? . . . . # ?
. . . . . # #
. . C * . # #
O . 3 . . # #
? . . . . # ?
? ? . . . ? ?
seen 14619 played 4291 games 4141 players 2078 won 2065/4291 years 1993-2018
weight 0.5116 gain -2.2343

pattern L053869594203944
2 2 C
. * .
3 3 C
seen 57171 played 234 games 234 players 214 won 127/234 years 2001-2019
weight -1.1751 gain -2.235

pattern L995804028904226
? ? ? . ? ? ?
? O C . . # ?
? 3 3 a . # ?
. . . * . # #
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
a C last yes
seen 1158 played 466 games 465 players 398 won 216/466 years 2001-2018
weight -0.3986 gain -2.2355

pattern L259954598787020
? ? ? . ? ? ?
? # . . . . ?
? # . . . . ?
# # . * . . .
? # . . . C ?
? # . . 3 . ?
? ? ? . ? ? ?
seen 65971 played 452 games 448 players 403 won 214/452 years 2000-2019
weight 0.6023 gain -2.2386

pattern L202518075096905
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . . * C . .
? . . a 2 . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 5327 played 238 games 237 players 223 won 104/238 years 2001-2018
weight -0.6932 gain -2.2389

pattern L570550129977237
? . . . ?
. . . . .
. . * . .
C . . . .
a . . . ?
a ? last yes
seen 130749 played 162 games 160 players 148 won 82/162 years 2000-2019
weight -1.5399 gain -2.2415

pattern L795226856397718
? . . . ?
. . . . .
. . * C .
C C C 2 .
? 3 3 . ?
seen 25201 played 175 games 175 players 164 won 79/175 years 2001-2019
weight -0.4535 gain -2.2423

pattern L235695233129283
? ? . ? ?
? # . 3 ?
# # * . C
? # . C ?
? ? . ? ?
seen 644848 played 949 games 929 players 738 won 456/948 years 2000-2019
weight -0.6914 gain -2.246

pattern L434270552552282
. . .
. * C
3 . C
a ? ?
a ? last yes
seen 11494 played 70 games 70 players 69 won 28/70 years 2000-2017
weight -1.0089 gain -2.246

pattern L669757484897591
? ? # # # ? ?
? # # # # # ?
# . . . . . .
# . . * . . .
# . . C 3 3 .
? . . . C . ?
? ? . O . ? ?
seen 428 played 227 games 227 players 210 won 115/227 years 2000-2019
weight 0.7163 gain -2.2506

pattern L808816196200695
? . ?
C * C
? 2 ?
seen 1222969 played 8104 games 7251 players 3080 won 4029/8103 years 1992-2019
weight -0.2138 gain -2.2521

pattern L835011334366310
. . . . . . . ?
. . . . . . . ?
. . . . . . . #
. . . * . . . #
. . . . 3 . . #
. . . 3 C . . ?
. . . . O . . ?
? ? . O . ? ? ?
seen 23452 played 4457 games 4350 players 1901 won 2126/4455 years 2001-2018
weight 0.468 gain -2.2553

pattern L466467907779551
C C 2 ? ?
. * . ? a
. . . ? ?
a ? last yes
seen 2555 played 48 games 48 players 48 won 20/48 years 2001-2018
weight -0.8964 gain -2.2554

pattern L568375665124470
? . . 3
? . * .
? C . .
? ? ? ?
a ? ? ?
a ? last yes
seen 9860 played 54 games 54 players 54 won 21/54 years 2009-2017
weight -1.7017 gain -2.2566

pattern L705766150365218
1 C C
B * .
3 . 3
seen 6750 played 92 games 91 players 89 won 31/92 years 2000-2019
weight -1.3985 gain -2.2647

pattern L307060469941386
? ? ? . ? ? ?
? . . 3 . . ?
? C . . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 24936 played 137 games 136 players 132 won 74/137 years 2000-2017
weight -1.0462 gain -2.2716

pattern L168352724823047
. a C
. * 2
. 3 .
a C last yes
seen 12093 played 317 games 315 players 289 won 146/317 years 2001-2019
weight -0.6902 gain -2.2733

pattern L056199147122373
? ? . ? ?
? C 3 . ?
. 3 * . .
? . . 3 ?
? ? . ? ?
seen 21486 played 577 games 574 players 359 won 285/577 years 2001-2019
weight 0.4597 gain -2.2753

pattern L471956316477664
. . . . . . . .
. . . . . . . .
. . . . C C . .
. . . * . 3 X .
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 1407 played 56 games 54 players 41 won 26/56 years 2001-2017
weight -0.8864 gain -2.2766

pattern L321906481578688
? . . . ?
. . . . .
. . * . 3
. . . . C
? . . . a
a ? last yes
seen 11079 played 671 games 664 players 555 won 330/671 years 2001-2019
weight -0.6241 gain -2.2835

pattern L388651879162462
? ? . ? ?
? # . . ?
# # * . C
? # . C ?
? ? a ? ?
a B last yes
seen 18291 played 37 games 37 players 37 won 18/37 years 2000-2017
weight -2.7921 gain -2.2835

pattern L251301423652422
? ? 3 ? ?
? C 3 . ?
. . * . .
? . C . ?
? ? C ? ?
seen 17340 played 262 games 261 players 239 won 123/262 years 2001-2019
weight -0.5259 gain -2.2846

pattern L729396268637908
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . 3 .
? . . . C . ?
? ? . . O ? ?
seen 102038 played 186 games 186 players 174 won 101/185 years 2001-2017
weight -1.5999 gain -2.2874

pattern L421011274800224
. . C
B * .
3 . C
seen 24793 played 1281 games 1263 players 948 won 733/1279 years 1992-2019
weight 0.9178 gain -2.2875

pattern L565795331452252
? . . . ?
C C 3 . #
C 2 * . #
. . . . #
? . . . ?
seen 4647 played 518 games 515 players 423 won 232/518 years 2001-2018
weight 0.7922 gain -2.2878

pattern L859234053868749
. C .
. * B
C C 2
seen 164199 played 340 games 334 players 296 won 173/340 years 2001-2018
weight -1.223 gain -2.2899

pattern L840155679559475
? ? . ? ?
? . . . ?
. . * C C
? . . . ?
? ? # ? ?
seen 142397 played 180 games 179 players 165 won 67/180 years 2001-2017
weight -1.0122 gain -2.2953

pattern L904893510698565
? . . . . . ? ?
. . . . . O o ?
. . . C C 3 X ?
. . . * 3 . . .
. . . . . . . ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 1321 played 808 games 791 players 593 won 433/807 years 2001-2019
weight 0.2706 gain -2.297

pattern L001726283452916
? ? . ? ?
? C 2 # ?
C C * # #
? C . # ?
? ? . ? ?
seen 357403 played 864 games 848 players 696 won 410/864 years 1992-2019
weight -0.7613 gain -2.3031

pattern L652356102579863
? C 2 . ?
. 3 A 3 .
. 3 * . .
. . . . .
? . . . ?
seen 8890 played 214 games 214 players 199 won 110/214 years 2009-2019
weight 0.8989 gain -2.3043

pattern L810272006819817
? ? a ? ?
? . C 3 ?
. . * B 3
? C . B ?
? ? . ? ?
a .C
seen 32112 played 198 games 197 players 182 won 97/198 years 2009-2019
weight -0.8092 gain -2.3049

pattern L965918876802304
? 3 . . ?
C C 3 . .
C 2 * . .
C . . . .
? . . . ?
seen 9709 played 61 games 61 players 61 won 30/61 years 2001-2017
weight -1.6175 gain -2.3055

pattern L627316057405830
? ? ? a
C 3 3 ?
. * . ?
. . . ?
a ? last yes
seen 13989 played 76 games 76 players 75 won 36/76 years 2001-2017
weight -1.2285 gain -2.3095

pattern L349917902713437
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . 3 . O
. . . . 3 C O ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 23574 played 4458 games 4351 players 1902 won 2126/4456 years 2001-2018
weight 0.4468 gain -2.3142

pattern L705240504931741
a . 3
3 * .
. C b
a C last yes
b .3C
seen 2881 played 1155 games 1134 players 850 won 603/1154 years 1992-2019
weight 0.4641 gain -2.3161

pattern L298851153076382
? ? C ? ?
? 3 a 2 ?
. . * . 3
? . . . ?
? ? . ? ?
a C last yes
seen 2379 played 2045 games 1988 players 1360 won 1005/2045 years 1988-2019
weight 0.7713 gain -2.3248

pattern L589864321454027
? ? a ?
b C * 3
? ? C ?
a 2C
b ? last yes
seen 9875 played 449 games 445 players 396 won 220/449 years 1993-2019
weight -0.7125 gain -2.328

pattern L175553455247400
? ? ? . ? ? ?
? . . . . o ?
? . . . C . ?
. . . * . . X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 845624 played 1957 games 1906 players 1291 won 990/1957 years 2000-2019
weight -0.2294 gain -2.3286

pattern L972027758752717
C . a
. * .
C . .
? ? b
a .C
b ? last yes
seen 47458 played 679 games 672 players 571 won 332/678 years 2000-2019
weight -1.5271 gain -2.3286

pattern L940424400007536
? ? ? . ? ? ?
? . . . . . ?
? C . . . . ?
O . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 989735 played 164 games 164 players 157 won 83/164 years 2001-2018
weight -1.3916 gain -2.3334

pattern L558867011281726
a ? ? ? ?
? ? 3 . C
? ? . * C
? ? . . .
a ? last yes
seen 8535 played 49 games 49 players 49 won 26/49 years 2001-2016
weight -1.5298 gain -2.3359

pattern L553917762148842
? ? # # # ? ?
? . . . . . ?
. . . . . . .
O . 3 * . . .
. . C . . . X
? . . . . . ?
? ? . . . ? ?
seen 530 played 225 games 224 players 210 won 112/225 years 2009-2019
weight 0.5483 gain -2.34

pattern L119291797410746
? # ?
3 * .
? . ?
seen 2562650 played 1129 games 992 players 800 won 566/1128 years 1992-2019
weight -0.6513 gain -2.3415

pattern L142051584758343
? ? B ? ?
? C 2 . ?
. C * 3 .
? . . . ?
? ? . ? ?
seen 26941 played 34 games 34 players 33 won 9/34 years 2001-2017
weight -1.6652 gain -2.3451

pattern L066715220108037
? . 3 . ?
3 . . a .
. . * . .
. . . . .
? # # # ?
a C last yes
seen 11480 played 64 games 64 players 63 won 34/64 years 2009-2018
weight -1.4556 gain -2.3521

pattern L189840244068636
? # # # ?
# # # # #
2 A * B #
2 2 B . #
? 2 2 B ?
seen 111 played 62 games 25 players 25 won 35/62 years 2009-2017
weight 0.5505 gain -2.3531

pattern L857496041518737
C C .
. * .
C 3 3
seen 225804 played 1458 games 1413 players 1010 won 717/1457 years 1992-2019
weight -0.622 gain -2.3549

pattern L057992825634068
? ? . ? ? ?
? . . . ? ?
. . * . . ?
? C . . ? ?
? ? C ? ? ?
? ? ? ? ? a
a ? last yes
seen 16752 played 66 games 66 players 64 won 31/66 years 2000-2018
weight -1.2648 gain -2.3563

pattern L352877338263060
3 C C
3 * C
. 3 C
seen 325321 played 1101 games 1054 players 858 won 552/1101 years 1992-2019
weight -1.313 gain -2.3602

pattern L296465613132209
? ? # ? ?
? . . . ?
. . * . 3
? . C 3 ?
? ? . ? ?
seen 58239 played 1310 games 1288 players 971 won 687/1309 years 1992-2019
weight -0.6692 gain -2.3627

pattern L993166824392897
? ? C ? ?
? 3 C . ?
B 3 * . .
? . . . ?
? ? # ? ?
seen 11443 played 208 games 207 players 194 won 110/208 years 2001-2019
weight -0.507 gain -2.3656

pattern L819063521295467
? ? ? . ? ? ?
? O . . . # ?
? . . . . # ?
. . 3 * . # #
? . C C . # ?
? O C 3 . # ?
? ? ? X ? ? ?
seen 3784 played 41 games 41 players 41 won 20/41 years 2009-2017
weight -0.8331 gain -2.3658

pattern L415002693793224
? . C . ?
. 3 . . .
. . * . .
. . . . .
? # # # ?
seen 131211 played 48 games 48 players 48 won 25/48 years 2001-2017
weight -1.5825 gain -2.3659

pattern L307502027287479
? ? # ? ?
? . . . ?
. . * . 3
? C 3 . ?
? ? . ? ?
seen 35394 played 1108 games 1087 players 809 won 601/1108 years 2001-2019
weight -0.3396 gain -2.3719

pattern L439406994701974
C C . ? a
. * . ? ?
. . . ? ?
a ? last yes
seen 89245 played 56 games 56 players 56 won 28/56 years 2009-2018
weight -1.5662 gain -2.3719

pattern L709804585342497
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . . .
? . 3 C . . ?
? . 3 C . . ?
? ? ? O ? ? ?
seen 7379 played 609 games 605 players 511 won 284/607 years 2001-2019
weight -0.2905 gain -2.3733

pattern L432521252555922
? ? . ? ?
? # . 3 ?
# # * A 3
? # . 3 ?
? ? . ? ?
seen 198581 played 98 games 98 players 93 won 61/98 years 2001-2019
weight -1.053 gain -2.3765

pattern L416815195162782
1 . C
B * .
B . .
seen 11967 played 129 games 129 players 126 won 61/129 years 2009-2019
weight -0.9074 gain -2.3786

pattern L663227382926739
? . . . ?
. . . . .
C . * . .
. . . . .
? C . C ?
seen 128908 played 159 games 159 players 147 won 66/159 years 2001-2019
weight -0.9046 gain -2.3803

pattern L664951810319450
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
# . . * C . .
? . . 3 C . ?
? . . 3 C . ?
? ? ? o ? ? ?
seen 7715 played 469 games 467 players 392 won 274/469 years 1992-2019
weight 0.7534 gain -2.3881

pattern L081803104734096
? ? C ? ?
? . C C ?
3 B * C a
? 3 A 3 ?
? ? 3 ? ?
a 13
seen 4792 played 511 games 237 players 214 won 274/511 years 2009-2018
weight 0.8113 gain -2.3886

pattern L701133585143471
? # # # ?
. . . . .
. . * . .
. . . a .
? . 3 C ?
a C last yes
seen 4867 played 35 games 35 players 34 won 12/35 years 2001-2016
weight -1.4134 gain -2.3971

pattern L503082619284738
. . .
3 * a
3 B .
a C last yes
seen 7324 played 784 games 772 players 653 won 405/784 years 1988-2018
weight -0.5967 gain -2.3988

pattern L013267002071082
3 . . ? ?
C * . ? ?
. . . ? a
a ? last yes
seen 4759 played 218 games 217 players 209 won 96/218 years 2001-2018
weight -0.8877 gain -2.4014

pattern L169681619465028
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . 2 C . ?
? ? ? O ? ? ?
seen 104820 played 58 games 58 players 55 won 36/58 years 2009-2018
weight -1.0145 gain -2.4018

pattern L111735842317402
? C . C ?
. . . C .
. . * . .
. . . . .
? . . . ?
seen 174499 played 35 games 35 players 34 won 20/35 years 2001-2017
weight -2.5856 gain -2.4031

pattern L290755480368548
? ? ? . ? ? ?
? . . . . . ?
? . . 3 C C ?
. . . * 3 . .
? . 3 . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 2031 played 497 games 495 players 295 won 249/497 years 2009-2017
weight 0.4534 gain -2.4061

pattern L198528568232367
a ? ? ? ?
? ? . ? ?
? . . . ?
. . * . C
? . C . ?
? ? . ? ?
a ? last yes
seen 9300 played 39 games 39 players 39 won 19/39 years 2001-2019
weight -2.5803 gain -2.409

pattern L130849372525629
? . . . ?
. . . . .
. . * . .
. . . . .
? . B 2 ?
seen 265110 played 49 games 49 players 47 won 22/49 years 2001-2019
weight -1.9777 gain -2.411

pattern L003161376101771
? ? a ? ?
? ? . ? ?
? . . 3 ?
# . * . 3
? . . . ?
? ? . ? ?
a ? last yes
seen 10279 played 64 games 64 players 62 won 36/64 years 2001-2017
weight -1.3363 gain -2.4113

pattern L463390719265978
? ? a ? ?
? ? . ? ?
? 3 . . ?
. . * . #
? . . . ?
? ? . ? ?
a ? last yes
seen 41197 played 34 games 34 players 34 won 20/34 years 2009-2017
weight -2.9903 gain -2.4129

pattern L651997703603886
? ? . . . ? ?
? . a . . . ?
. . C 3 . . .
. . 3 * . . .
. . . . 3 . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 1853 played 488 games 486 players 287 won 246/488 years 2009-2017
weight 0.4577 gain -2.4135

pattern L459376604644497
? ? . . . ? ?
? . . . . . ?
. . . 3 C C .
. . . * 3 . .
. . 3 . . . .
? . . . . . ?
? ? . . . ? ?
seen 1861 played 489 games 487 players 288 won 247/489 years 2009-2017
weight 0.4583 gain -2.4152

pattern L167279314102308
? a . . ?
. C 3 . .
. 3 * . .
. . . 3 .
? . . . ?
a C last yes
seen 2203 played 510 games 508 players 305 won 252/510 years 2009-2017
weight 0.4153 gain -2.419

pattern L011527557428638
? ? . ? ?
? . . . ?
. . * . 3
? . C . ?
? ? . ? ?
a ? ? ? ?
a ? last yes
seen 6604 played 74 games 74 players 74 won 30/74 years 2001-2018
weight -1.1986 gain -2.4221

pattern L356742050858140
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
O 3 . * . . .
? . . . . . ?
? . 3 . . . ?
? ? ? . ? ? ?
seen 65690 played 58 games 58 players 56 won 31/58 years 2009-2017
weight -1.546 gain -2.4233

pattern L358316823022945
C a .
3 * .
3 . C
a C last yes
seen 4475 played 132 games 132 players 128 won 68/132 years 2001-2019
weight -1.2709 gain -2.4234

pattern L039362289917169
? ? . ? ?
? . . 3 ?
. . * 3 B
? . C 3 ?
? ? C ? ?
seen 19459 played 46 games 46 players 46 won 29/46 years 2009-2016
weight -1.0421 gain -2.4243

pattern L353465004862700
2 2 2
C * B
C . B
seen 10868 played 42 games 42 players 38 won 15/42 years 2001-2017
weight -1.8373 gain -2.429

pattern L983767500363700
? ? C ? ?
? B . . ?
C 2 * . .
a . . . ?
? ? . ? ?
a ? last yes
seen 1794 played 503 games 499 players 429 won 240/503 years 2001-2019
weight 0.5757 gain -2.4305

pattern L645034503033128
? . . . . . ? ?
. . . . . . . ?
. . . . 3 . . ?
. . 3 * . . . #
. C C 3 . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 1843 played 488 games 486 players 288 won 246/488 years 2009-2017
weight 0.4661 gain -2.4373

pattern L890369813519936
? ? 3 ? ?
? 2 . . ?
C C * . .
? . . C ?
? ? . ? ?
seen 3991 played 191 games 190 players 181 won 80/191 years 1992-2018
weight 1.1758 gain -2.4375

pattern L470156291091689
C C C
2 * 3
. 3 .
seen 105566 played 1012 games 996 players 789 won 471/1012 years 1992-2019
weight -0.613 gain -2.4399

pattern L619813166006817
C C C
C * 3
. C .
seen 113648 played 331 games 328 players 302 won 181/330 years 2001-2018
weight -1.7461 gain -2.4416

pattern L017775727890291
. . . . . . . #
. . . . . . . #
. . . . 3 . . #
. . 3 * . . . #
. C C 3 . . . #
. . . . . . . #
. . . . . . . #
# # # # # # # #
seen 1840 played 488 games 486 players 288 won 246/488 years 2009-2017
weight 0.4689 gain -2.4451

pattern L282368655020104
. . . . . . . ?
. . . . C . . ?
. . . 3 C . . #
. . . * 3 . . #
. . 3 . . . . #
. . . . . . . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 1840 played 488 games 486 players 288 won 246/488 years 2009-2017
weight 0.4689 gain -2.4451

pattern L311703408574441
. . . . . . . ?
. . . . C . . #
. . . 3 C . . #
. . . * 3 . . #
. . 3 . . . . #
. . . . . . . #
. . . . . . . ?
? # # # # # ? ?
seen 1840 played 488 games 486 players 288 won 246/488 years 2009-2017
weight 0.4689 gain -2.4451

pattern L372993758179486
? ? C ? a
? . . . ?
. . * . .
? C . . ?
? ? . ? ?
a ? last yes
seen 8739 played 56 games 56 players 52 won 28/56 years 2001-2017
weight -1.1331 gain -2.4475

pattern L568572553224498
? ? ? . ? ? ?
? . . . . . ?
? . . a . . ?
. . . * . 3 .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 105996 played 3172 games 3075 players 1766 won 1517/3169 years 2000-2019
weight -0.266 gain -2.4576

pattern L357533618912239
? # # #
? . * .
? 3 . .
? ? ? ?
a ? ? ?
a ? last yes
seen 98335 played 39 games 39 players 39 won 20/39 years 2009-2019
weight -1.417 gain -2.4584

pattern L513690023903336
? C 3 3 ?
. 2 B . .
. . * . .
. . . . .
? . . . ?
seen 33917 played 3693 games 3546 players 1997 won 1830/3691 years 2000-2019
weight 0.3594 gain -2.4624

pattern L998288182062656
. . .
3 * C
. a .
a C last yes
seen 91767 played 661 games 652 players 544 won 342/660 years 2000-2019
weight -0.5825 gain -2.4634

pattern L317753899027880
? ? . ? ?
? 3 . . ?
. C * . .
? C 3 . ?
? ? 3 ? ?
seen 10090 played 5304 games 4934 players 2486 won 2722/5298 years 1988-2019
weight 0.587 gain -2.4693

pattern L395236448366718
? 3 . . ?
. . C . .
. . * . .
. . . . .
? # # # ?
seen 128298 played 65 games 65 players 64 won 29/65 years 2009-2018
weight -1.4929 gain -2.4693

pattern L226267299978413
a . b
. * C
3 3 C
a C last yes
b .C
seen 25045 played 330 games 329 players 297 won 175/330 years 2000-2019
weight -0.9536 gain -2.4727

pattern L891912262345427
C C C
2 * 3
. 3 3
seen 100754 played 712 games 692 players 588 won 345/711 years 2001-2019
weight -1.041 gain -2.4766

pattern L531617587173526
. . . . . . . ?
. . . . . . . ?
. . . . . . . X
. . . * . . . .
. . . . . . . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 2768169 played 3360 games 3288 players 1789 won 1616/3359 years 2000-2019
weight 0.1407 gain -2.4831

pattern L360648255372172
C C C
. * .
. C 3
seen 307281 played 1022 games 1011 players 753 won 507/1021 years 1988-2019
weight -0.6296 gain -2.487

pattern L653060404859417
? . . . ?
. . . . .
. . * . C
. . . C .
? 3 3 C ?
seen 16159 played 310 games 310 players 277 won 162/310 years 2001-2019
weight 1.2433 gain -2.491

pattern L318159189681798
? B . # ?
. 3 B # #
. 3 * # #
# # # # #
? # # # ?
seen 35296 played 52 games 52 players 52 won 23/52 years 2009-2017
weight -1.2334 gain -2.4929

pattern L894869074514837
a ? ? ?
? ? ? ?
? . . .
? . * .
? C 3 .
a ? last yes
seen 5905 played 73 games 72 players 70 won 42/73 years 2001-2017
weight -0.8656 gain -2.4956

pattern L091762042581542
. 2 a
3 * 1
. B 1
a BC
seen 1693 played 830 games 825 players 658 won 414/829 years 1988-2019
weight 0.4666 gain -2.5015

pattern L379683134938011
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . . O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 258956 played 141 games 141 players 137 won 60/140 years 2001-2019
weight -1.3773 gain -2.505

pattern L329479633568028
C 3 3
1 * 3
A 2 .
seen 16013 played 474 games 469 players 409 won 281/474 years 2000-2019
weight -0.8704 gain -2.5057

pattern L481446035648190
. . . . . . # ?
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
. . . X . . # ?
? X . . . . ? ?
seen 136771 played 69 games 69 players 66 won 40/69 years 2001-2018
weight -1.4386 gain -2.5122

pattern L977689249653510
? ? # ? ?
? # B . ?
# # * B 2
? # A 2 ?
? ? 2 ? ?
seen 641 played 207 games 90 players 85 won 103/207 years 2009-2018
weight 0.6018 gain -2.5215

pattern L839416838559081
? ? 3 ? ?
? 2 A 3 ?
3 C * C .
? C C . ?
? ? . ? ?
seen 1593 played 44 games 34 players 35 won 16/44 years 2009-2016
weight -0.7997 gain -2.5232

pattern L604109724375520
? ? . ? ?
? . . . ?
. C * . .
? 3 B . ?
? ? B ? ?
seen 6495 played 1639 games 1559 players 1105 won 894/1637 years 2000-2019
weight 0.6858 gain -2.524

pattern L351902082953177
# C .
# * .
# . 3
seen 41845 played 883 games 881 players 699 won 444/883 years 2000-2019
weight -0.432 gain -2.5323

pattern L398631004761316
? ? . ? ?
? C . . ?
3 C * . #
? 3 C . ?
? ? . ? ?
seen 340701 played 2531 games 2453 players 1537 won 1202/2531 years 2000-2019
weight -0.5156 gain -2.536

pattern L999681365585664
? ? . ? ?
? . . . ?
3 . * C .
? 3 3 C ?
? ? C ? ?
seen 36646 played 87 games 87 players 86 won 44/87 years 2009-2017
weight -1.1567 gain -2.5387

pattern L182783282440861
? ? . ? ?
? 3 3 . ?
3 C * C .
? C . C ?
? ? 3 ? ?
seen 33137 played 40 games 40 players 40 won 19/40 years 2009-2017
weight -1.5756 gain -2.5473

pattern L893915778355534
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . X
? . . . . . ?
? . . . . X ?
? ? ? O ? ? ?
seen 540275 played 324 games 321 players 294 won 185/324 years 2001-2019
weight -1.059 gain -2.5499

pattern L170374923753169
? ? . ? ?
? C . # ?
1 C * # #
? 2 . # ?
? ? 3 ? ?
seen 45439 played 36 games 36 players 36 won 12/36 years 2009-2017
weight -2.5921 gain -2.5501

pattern L826436705081045
. . 3
. * .
3 A 3
seen 32233 played 113 games 112 players 107 won 60/113 years 2001-2017
weight -1.2598 gain -2.5547

pattern L760971185672833
? ? . ? ?
? B . . ?
. . * . .
? . . . ?
? ? # ? ?
seen 179568 played 36 games 36 players 34 won 16/36 years 2009-2017
weight -3.7406 gain -2.5661

pattern L358957859239263
B B 3
. * .
C . .
seen 73331 played 667 games 662 players 545 won 322/667 years 2001-2019
weight -1.0515 gain -2.568

pattern L360651053071298
? # # #
a 1 * 3
? C 3 3
a ? last yes
seen 3882 played 687 games 668 players 559 won 374/686 years 1992-2019
weight -0.7739 gain -2.5723

pattern L480694173571973
. 3 .
. * .
. a .
a C last yes
seen 343831 played 8067 games 7278 players 3042 won 4046/8066 years 1992-2019
weight -0.2046 gain -2.5749

pattern L509627725814892
? ? 3 ? ?
? C 3 3 ?
. C * . .
? . . . ?
? ? . ? ?
seen 87924 played 104 games 104 players 102 won 49/104 years 2000-2018
weight -1.9095 gain -2.5875

pattern L385157031033743
a 3 ?
3 * C
? 3 ?
a ? last yes
seen 5295 played 2822 games 2644 players 1672 won 1439/2821 years 1992-2019
weight 1.2696 gain -2.5948

pattern L346187520919703
? a ? ? ?
? . . . ?
. . . . 3
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 82413 played 65 games 65 players 65 won 33/65 years 2001-2018
weight -1.6409 gain -2.5969

pattern L793475438532280
? ? . ? ?
? . . . ?
a . * . 3
? . . C ?
? ? . ? ?
a C last yes
seen 12303 played 232 games 231 players 209 won 120/232 years 2001-2018
weight -0.9409 gain -2.5979

pattern L617182382069060
C . C
. * .
. . 3
? a ?
a ? last yes
seen 9766 played 219 games 219 players 206 won 104/219 years 2001-2018
weight -0.9506 gain -2.602

pattern L449420454468867
? ? . ? ?
? . . . ?
. . * 2 a
? . C 2 ?
? ? C ? ?
a BC
seen 34644 played 1593 games 1543 players 1109 won 817/1592 years 2000-2019
weight -0.4633 gain -2.6028

pattern L802760903787663
? ? ? x ? ? ?
? . . 3 . . ?
? . . . . . ?
. . . * . . O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 264117 played 1425 games 1329 players 990 won 710/1423 years 1992-2019
weight -0.2619 gain -2.609

pattern L878846626665172
? ? ? O ? ? ?
? . C . . . ?
? 3 3 C . . ?
. . . * . . #
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 536 played 260 games 260 players 239 won 132/260 years 2000-2019
weight 0.9062 gain -2.6104

pattern L775428893177637
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . 3 ?
? . . . . . ?
? ? ? X ? ? ?
seen 229827 played 68 games 68 players 67 won 35/68 years 2009-2019
weight -1.6541 gain -2.6134

pattern L963500285485396
? ? 3 ? ?
? . . . ?
. C * C 3
? . . . ?
? ? . ? ?
seen 73703 played 116 games 116 players 110 won 47/116 years 2001-2019
weight -0.8297 gain -2.6192

pattern L911790764776768
? . 3 3 ?
. 3 B . .
. . * . .
. . . . .
? . . . ?
seen 33343 played 91 games 91 players 88 won 42/91 years 2000-2019
weight -1.8097 gain -2.6214

pattern L015343323714164
? . ?
a * B
? C ?
? ? ?
? b ?
a .3
b ? last yes
seen 24930 played 1841 games 1789 players 1244 won 957/1840 years 2000-2019
weight -0.5988 gain -2.6255

pattern L897177500062433
. . . . . . . ?
. . . . . . . ?
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . 3 . C . . ?
. . X O . . . ?
? ? . X O ? ? ?
seen 431 played 153 games 153 players 131 won 72/153 years 2009-2017
weight 0.6832 gain -2.6289

pattern L671008349558915
. . . . . . . ?
. . . . . . . .
. . . . . 3 X .
. . . * . . O X
. . . . . C . O
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 424 played 153 games 153 players 131 won 72/153 years 2009-2017
weight 0.69 gain -2.6295

pattern L340769920733293
. C 3
. * B
a . B
a C last yes
seen 4269 played 95 games 95 players 91 won 46/95 years 2001-2017
weight -1.2846 gain -2.6329

pattern L625143610684115
? ? 3 ? ? ?
? . . . ? ?
. . * . . ?
? . . . ? ?
? ? C ? ? ?
? ? ? ? ? a
a ? last yes
seen 9422 played 45 games 45 players 45 won 19/45 years 2001-2017
weight -1.9172 gain -2.6355

pattern L997108520176575
. . . . . . # #
. . . C . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
. . X X . . # #
. . . O . . # #
seen 2901 played 900 games 896 players 677 won 427/900 years 2001-2019
weight 0.6826 gain -2.6379

pattern L623812159544050
. . . . . . . #
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . 3 . C . . #
. . X O . . . #
. . . X O . . #
seen 410 played 153 games 153 players 131 won 72/153 years 2009-2017
weight 0.6957 gain -2.6434

pattern L112556528955481
. . . . . . # ?
. . . . . . # #
. . . . . . # #
. . . * . . # #
. 3 . . . . # #
. X B . . . # #
. O X X . . # ?
? O . . . . ? ?
seen 821 played 197 games 196 players 156 won 93/197 years 2009-2017
weight 0.7915 gain -2.6481

pattern L277580511646383
. . . . . . # ?
. . . . . . # ?
. . . . . . # #
. . . * . . # #
. 3 . . . . # #
. X B . . . # ?
. O X X . . # ?
? ? . . . ? ? ?
seen 821 played 197 games 196 players 156 won 93/197 years 2009-2017
weight 0.7915 gain -2.6481

pattern L694741891853141
? ? ? . ? ? ?
? . a . . . ?
? . C 3 . . ?
. . 3 * . . .
? . . . 3 . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 1915 played 496 games 494 players 294 won 248/496 years 2009-2017
weight 0.5532 gain -2.6482

pattern L686527052285866
? . . . ?
. . . . .
. . * . .
. 2 B . .
? A 3 3 ?
seen 16853 played 35 games 35 players 34 won 23/35 years 2001-2017
weight -1.9477 gain -2.65

pattern L163784289023853
? ? C . .
a ? . * .
? ? . 3 .
a ? last yes
seen 21943 played 78 games 78 players 77 won 40/78 years 2001-2018
weight -1.1068 gain -2.6504

pattern L018225802544013
. . .
. * 3
C C a
? ? ?
? ? b
a 3C
b ? last yes
seen 16743 played 162 games 160 players 154 won 84/162 years 2001-2019
weight -0.9103 gain -2.6552

pattern L109345700482143
? . . . ?
. . . . .
. . * . .
B . . . .
? . 3 . ?
seen 42159 played 63 games 63 players 61 won 35/63 years 2001-2017
weight -1.2424 gain -2.6575

pattern L804607301746241
C C 3
. * 3
3 3 A
seen 8470 played 87 games 87 players 82 won 48/87 years 2001-2016
weight -1.3397 gain -2.6588

pattern L402494728757247
? ? # ? ?
? # # # ?
3 . * . .
? 3 . . ?
? ? . ? ?
seen 605358 played 40 games 33 players 32 won 14/40 years 2001-2019
weight -2.9988 gain -2.6627

pattern L119268654234709
? . ? ?
. * 2 a
? 2 ? ?
a ? last yes
seen 34352 played 5790 games 5405 players 2620 won 2858/5781 years 2000-2019
weight 0.2051 gain -2.665

pattern L137563097250202
. 3 3
. * .
3 3 .
seen 329482 played 35 games 35 players 35 won 22/35 years 2009-2016
weight -3.4364 gain -2.6662

pattern L290012298673447
? ? C ? ?
? 3 . . ?
3 . * C .
? . . . ?
? ? . ? ?
seen 93025 played 669 games 663 players 546 won 306/669 years 2001-2019
weight -0.3587 gain -2.6704

pattern L318383788072170
? ? ? - ? ? ?
? . . . . . ?
? . 3 C . . ?
. . . * . . .
? . . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 9871 played 2182 games 2129 players 1428 won 1093/2180 years 2000-2019
weight 0.8822 gain -2.6798

pattern L861402077123808
C a .
3 * .
. 3 .
a C last yes
seen 28599 played 581 games 572 players 497 won 301/581 years 1992-2019
weight -1.0726 gain -2.6819

pattern L855773962718602
? ? a ? ?
? . . . ?
. . * . 3
? b . . ?
? ? . ? ?
a 3C
b C last yes
seen 11143 played 430 games 427 players 378 won 216/430 years 2001-2019
weight -0.8566 gain -2.69

pattern L833404289255075
? a C . ?
C C 2 . .
. 3 * . .
. . . . .
? . . . ?
a .2
seen 9986 played 1048 games 1034 players 799 won 535/1047 years 1992-2019
weight 0.6223 gain -2.6947

pattern L820740525121414
? . ? ? ?
a * . ? b
? B ? ? ?
a 2C
b ? last yes
seen 14395 played 721 games 715 players 576 won 376/720 years 2000-2019
weight -0.9865 gain -2.7026

pattern L781778938303515
? ? # ? ?
? . . . ?
3 . * . #
? 3 3 . ?
? ? 3 a ?
a ? last yes
seen 680 played 241 games 240 players 224 won 117/241 years 2001-2019
weight 1.9403 gain -2.7039

pattern L583096370090332
? ? 3 ? ?
? B B . ?
. 3 * C .
? . . . ?
? ? . ? ?
seen 9554 played 187 games 186 players 177 won 108/187 years 2001-2019
weight -0.8152 gain -2.7048

pattern L477463579837961
? . . . ?
. . C . .
. . * C .
. . 3 C .
? . . 3 ?
seen 76391 played 90 games 90 players 82 won 40/90 years 2009-2017
weight -0.6814 gain -2.7058

pattern L659420676593855
? ? a ?
b B * .
? ? 3 ?
a #2
b ? last yes
seen 1403 played 304 games 302 players 283 won 176/304 years 2001-2018
weight -0.6209 gain -2.7066

pattern L763997101376443
? # # # ?
. . . . .
. . * . .
. . C 3 3
? . a . ?
a C last yes
seen 2958 played 127 games 127 players 125 won 62/127 years 2001-2018
weight -0.9899 gain -2.7072

pattern L402736354960009
? 3 . . ?
. . . . .
. . * . .
C . . C .
? . . . ?
seen 33987 played 69 games 69 players 68 won 31/69 years 2001-2017
weight -1.1811 gain -2.71

pattern L067905100810488
? ? ? x ? ? ?
? . . . . . ?
? . . a C C ?
. . . * 3 3 X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 10127 played 2861 games 2429 players 1512 won 1446/2859 years 1988-2019
weight -0.2978 gain -2.7119

pattern L455146843837631
. . .
. * .
. . C
phase late
seen 1101561 played 4391 games 1878 players 554 won 2074/4390 years 1992-2019
weight 0.0586 gain -2.7132

pattern L164167755341717
? C 3 . ?
. . B 3 .
. . * . .
# # # # #
? # # # ?
seen 103415 played 39 games 39 players 38 won 15/39 years 2009-2019
weight -2.1688 gain -2.7181

pattern L515086848798851
a . .
. * C
. . 3
a C last yes
seen 6094 played 289 games 288 players 268 won 146/289 years 1992-2019
weight -0.8658 gain -2.7234

pattern L635451062805633
. C 1
. * .
. 3 .
seen 51968 played 321 games 319 players 285 won 164/321 years 2000-2019
weight -0.944 gain -2.7397

pattern L119045792949067
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . a
? . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 384297 played 271 games 271 players 205 won 129/271 years 2001-2018
weight -0.7659 gain -2.7496

pattern L481565837414524
C . C
. * .
C . C
seen 86028 played 389 games 387 players 356 won 191/389 years 2001-2019
weight -0.5729 gain -2.757

pattern L571895181264364
? ? 3 ? ?
? # . . ?
# # * . 3
? # . 3 ?
? ? . ? ?
seen 73316 played 87 games 87 players 87 won 33/87 years 2009-2017
weight -0.9808 gain -2.7582

pattern L616796239745593
? ? # ? ?
? # # # ?
C . * . .
? C . C ?
? ? B ? ?
seen 13915 played 41 games 41 players 39 won 22/41 years 2009-2017
weight -1.4429 gain -2.7611

pattern L910581255394094
3 . 3
B * 3
. 3 C
seen 14677 played 72 games 71 players 71 won 41/72 years 2000-2017
weight -0.8679 gain -2.7716

pattern L782190015235606
? . . . . . ? ?
. . . . . . # ?
. . . . . . # ?
. . . * . . # #
. 3 . . . . # ?
. X B . . . # ?
? O X X . . ? ?
? ? ? . ? ? ? ?
seen 911 played 200 games 199 players 159 won 95/200 years 2009-2017
weight 0.7941 gain -2.7768

pattern L912314200209234
a ? ? ? ? ?
? ? C . 3 ?
? . . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 11017 played 36 games 36 players 35 won 16/36 years 2001-2017
weight -1.7219 gain -2.7828

pattern L258253273442675
? . C . ?
. . . . .
. . * . .
. . . . .
? . . . ?
? ? ? ? a
a ? last yes
seen 50146 played 318 games 314 players 287 won 148/318 years 2000-2019
weight -0.7194 gain -2.7853

pattern L391668558867491
. . . . . . . .
. . . . 3 X O O
. . . . . B X .
. . . * . . X .
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 748 played 193 games 192 players 152 won 91/193 years 2009-2017
weight 0.8693 gain -2.7861

pattern L907214538212132
? . . . ?
. . . . .
. . * C .
3 . 3 C .
? . 3 C ?
seen 25942 played 390 games 386 players 353 won 185/390 years 2001-2018
weight -1.0852 gain -2.7876

pattern L737192838085742
? ? . ? ?
? . . B ?
. . * . C
? . . . ?
? ? . ? ?
seen 203722 played 103 games 102 players 99 won 48/103 years 2001-2019
weight -1.7186 gain -2.7939

pattern L943535328176195
C . 3
1 * 3
B 3 3
seen 9246 played 405 games 402 players 370 won 209/405 years 1992-2018
weight -0.7164 gain -2.7964

pattern L809500937493263
? . ?
3 * C
? 2 ?
? ? a
a ? last yes
seen 10642 played 559 games 556 players 470 won 272/559 years 2000-2019
weight -0.7157 gain -2.803

pattern L874389034253581
? 3 ?
# * C
? . ?
? ? a
a ? last yes
seen 4134 played 219 games 219 players 204 won 105/219 years 2000-2018
weight -0.9965 gain -2.8041

pattern L668124105956423
? . ?
3 * .
? A ?
? ? ?
? a ?
a ? last yes
seen 6548 played 2509 games 2443 players 1576 won 1272/2508 years 2000-2019
weight 0.8926 gain -2.8043

pattern L467218919391521
? ? ? ? a
? ? ? ? ?
. C . ? ?
. * . ? ?
b . . ? ?
a ? last yes
b .C
seen 371808 played 2283 games 2224 players 1462 won 1053/2281 years 1992-2019
weight -0.2483 gain -2.8109

pattern L689861144587571
? . . . ?
. C . . .
. . * . 3
C . . . .
? . . . ?
seen 24080 played 99 games 99 players 92 won 50/99 years 2000-2017
weight -0.9391 gain -2.8151

pattern L093129472356171
. . .
C * .
. . .
? ? a
a ? last yes
seen 199438 played 2489 games 2413 players 1588 won 1165/2489 years 2000-2019
weight -0.5198 gain -2.8181

pattern L722678418953299
. . 3
C * 3
1 C a
a .3
seen 17616 played 77 games 77 players 74 won 43/77 years 2001-2018
weight -1.7824 gain -2.8193

pattern L176463788073854
? ? ? . ? ? ?
? . . . 3 X ?
? . . . . B ?
. . . * . . X
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 3844 played 225 games 224 players 173 won 107/225 years 2009-2017
weight 0.7665 gain -2.8206

pattern L489775345340953
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . C X ?
? ? ? . ? ? ?
seen 551545 played 99 games 99 players 93 won 64/99 years 2009-2019
weight -1.7287 gain -2.83

pattern L216918812107340
? ? ? C ?
? ? C * C
a ? ? A ?
a ? last yes
seen 3992 played 685 games 660 players 576 won 328/684 years 2001-2019
weight -1.2476 gain -2.8362

pattern L893820883735122
a . .
2 * .
2 . .
a C last yes
seen 32351 played 2896 games 2788 players 1758 won 1347/2895 years 2000-2019
weight -0.4223 gain -2.838

pattern L797744717373814
. . . . . . # ?
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . C . . . # #
. . C 3 . . # #
. . . X . . # ?
? . . . . . ? ?
seen 2389 played 73 games 70 players 57 won 34/73 years 2001-2017
weight -1.1213 gain -2.8421

pattern L300651609032374
? ? . ? ?
? . . . ?
. . * C .
? . C . ?
? ? C ? ?
seen 1266991 played 85 games 84 players 83 won 36/85 years 2001-2018
weight -1.0236 gain -2.85

pattern L810718050086851
. . . . . . O ?
. . . . . . . ?
. . . . . . O .
. . . * C . . .
. . . . . . . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 15355 played 41 games 41 players 41 won 22/41 years 2009-2019
weight -1.4826 gain -2.8522

pattern L499782258015544
. a .
C * .
C 3 3
a C last yes
seen 10413 played 89 games 88 players 86 won 53/89 years 2001-2018
weight -0.8861 gain -2.8525

pattern L890079940569260
. . a
C * .
. . .
? b ?
a .C
b ? last yes
seen 479147 played 1191 games 1169 players 879 won 581/1189 years 2000-2019
weight -0.478 gain -2.8606

pattern L401131022214516
? ? 3 ? ?
? . . . ?
. 3 * . .
? C . . ?
? ? . ? ?
seen 64421 played 3139 games 3000 players 1782 won 1680/3138 years 1992-2019
weight -0.5122 gain -2.8701

pattern L878912751656438
? ? . ? ?
? . . . ?
C . * . .
? 3 . . ?
? ? B ? ?
seen 55973 played 79 games 79 players 78 won 38/79 years 2001-2018
weight -1.3731 gain -2.8708

pattern L200909708800519
? ? # ? ?
? . . . ?
a . * . .
? 3 . . ?
? ? . ? ?
a C last yes
seen 54996 played 62 games 62 players 60 won 29/62 years 2009-2019
weight -1.8941 gain -2.8752

pattern L602088496115421
C C 3
C * C
3 A 1
seen 1495 played 705 games 302 players 279 won 318/705 years 1992-2019
weight 1.1018 gain -2.8802

pattern L416406520361777
. . a
B * .
3 C C
a 2BC
seen 94536 played 1684 games 1635 players 1154 won 911/1684 years 1992-2019
weight -0.5247 gain -2.888

pattern L021558104428030
? . . . . . ? ?
X . C . . . # ?
. . . . . . # ?
. . . * . . # #
. . . . . . # ?
. . . . . . # ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 12564 played 224 games 223 players 192 won 112/224 years 2001-2019
weight 0.4408 gain -2.898

pattern L446609555703736
? ? . . . ? ?
? . . . 3 X ?
. . . . . B X
. . . * . . X
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 2452 played 223 games 222 players 171 won 105/223 years 2009-2017
weight 0.8392 gain -2.9008

pattern L121265917850224
. . .
C * .
. 2 a
a B last yes
seen 4544 played 717 games 709 players 580 won 371/717 years 2000-2019
weight -0.4281 gain -2.9017

pattern L451501303472758
3 3 C
. * 3
3 . 3
seen 343078 played 120 games 120 players 117 won 50/120 years 1992-2017
weight -2.1157 gain -2.9051

pattern L366437347812524
? ? . ? ?
? . . a ?
. . * . .
? 3 . C ?
? ? . ? ?
a C last yes
seen 55458 played 1673 games 1638 players 1139 won 806/1673 years 2000-2019
weight -0.3529 gain -2.9072

pattern L086160523493175
? ? a ? ?
? . b . ?
. . * . .
? . . 3 ?
? ? . ? ?
a 2C
b C last yes
seen 17774 played 187 games 187 players 174 won 93/187 years 2001-2017
weight -0.9444 gain -2.912

pattern L012046687098403
? C . . ?
3 . . a .
. . * . .
. . . . .
? . . . ?
a C last yes
seen 3303 played 35 games 35 players 34 won 19/35 years 2001-2017
weight -1.6167 gain -2.9141

pattern L323824211492160
? C ?
C * A
? C ?
ko yes
seen 1913 played 84 games 65 players 51 won 49/80 years 1992-2019
weight -1.1643 gain -2.9173

pattern L704715679611450
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . O ?
? ? X . O ? ?
seen 72617 played 41 games 41 players 40 won 23/41 years 2000-2017
weight -1.5426 gain -2.9189

pattern L486724537310767
C . .
. * 3
. C C
seen 712875 played 11764 games 10179 players 3678 won 5825/11761 years 1988-2019
weight 0.1788 gain -2.9236

pattern L280786641031938
? ? ? a
. . C ?
. * . ?
3 . . ?
a ? last yes
seen 5642 played 58 games 58 players 55 won 20/58 years 2001-2018
weight -1.3971 gain -2.942

pattern L803489020567827
? ? C ? ?
? 3 C 2 ?
. . * . 3
? . . . ?
? ? . ? ?
seen 3403 played 2193 games 2125 players 1429 won 1086/2193 years 1988-2019
weight 1.0632 gain -2.9428

pattern L189983652230771
? ? 2 ? ?
? . B 3 ?
. C * . .
? 3 3 . ?
? ? C ? ?
seen 764 played 268 games 266 players 237 won 136/268 years 2001-2018
weight 0.8221 gain -2.9486

pattern L845360921920797
? ? ? . ? ? a
? # . . . . ?
? # . . . . ?
# # . * . C .
? # . . . . ?
? # . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 7389 played 39 games 39 players 38 won 15/39 years 2001-2017
weight -1.7208 gain -2.9514

pattern L049356304572467
C C a
. * .
. 2 C
a .2
seen 87836 played 887 games 877 players 730 won 454/887 years 2000-2019
weight -0.407 gain -2.96

pattern L714857082623889
. . .
C * .
. . C
? ? ?
? a ?
a ? last yes
seen 31911 played 218 games 217 players 204 won 109/218 years 2001-2018
weight -1.0808 gain -2.9695

pattern L783060777323534
? ? 3 ? ?
? . . C ?
. . * . .
? C . . ?
? ? . ? ?
seen 136546 played 2116 games 2068 players 1411 won 1093/2113 years 1992-2019
weight 0.4828 gain -2.9698

pattern L908528581438872
? ? . ? ?
? C . C ?
. . * . .
? . . 3 ?
? ? . ? ?
seen 572760 played 5275 games 4921 players 2398 won 2588/5272 years 1988-2019
weight -0.2981 gain -2.9698

pattern L189128640780079
? ? . ? ?
? . . . ?
. . * . #
? C . . ?
? ? . ? ?
phase late
seen 175174 played 296 games 284 players 155 won 144/296 years 1992-2019
weight 0.3862 gain -2.9821

pattern L279915732081511
? ? C ? ?
? . C 3 ?
C . * 3 .
? 3 . . ?
? ? . ? ?
seen 29111 played 106 games 106 players 104 won 52/106 years 2001-2019
weight -1.3068 gain -2.9887

pattern L425804156621537
? ? B ? ?
? B 3 3 ?
. . * . .
? # # # ?
? ? # ? ?
seen 106483 played 37 games 37 players 37 won 21/37 years 2009-2017
weight -2.2687 gain -2.9903

pattern L928652513676552
? C ? ? ?
. * . ? ?
? C ? ? a
a ? last yes
seen 196470 played 909 games 902 players 741 won 424/909 years 2000-2019
weight -0.5025 gain -2.9913

pattern L264859639325328
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . C . O ?
? ? ? . ? ? ?
seen 834782 played 884 games 873 players 708 won 439/884 years 2000-2019
weight -0.8297 gain -2.9949

pattern L681650742348677
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
distance 12-20
seen 353777 played 1102 games 941 players 314 won 512/1099 years 1992-2019
weight 0.2152 gain -3.0027

pattern L785733319609059
? . . . ?
. . . . .
. . * . C
. 3 C . .
? 3 C . ?
seen 4220 played 419 games 418 players 367 won 234/419 years 2001-2019
weight 0.733 gain -3.0056

pattern L031709744190792
? ? C ? ?
? . . . ?
. . * a 2
? . . . ?
? ? # ? ?
a C last yes
seen 5075 played 64 games 64 players 62 won 26/64 years 2009-2018
weight -1.1053 gain -3.0197

pattern L204891438698273
? 3 ?
B * 3
? 2 ?
seen 253674 played 3696 games 3432 players 1895 won 1820/3696 years 2000-2019
weight -0.5428 gain -3.0199

pattern L590224708618161
? ? . . . ? ?
? . . . . . ?
. . . C . . .
. 3 . * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 1830 played 480 games 477 players 402 won 234/480 years 2001-2018
weight 0.4414 gain -3.0228

pattern L040718001146050
? ? . ? ?
? C . 3 ?
. . * a .
? C . . ?
? ? . ? ?
a C last yes
seen 4538 played 532 games 529 players 453 won 266/532 years 1988-2018
weight -0.3565 gain -3.0377

pattern L200231957629016
a ? ? 3 ?
? ? b * 3
? ? ? . ?
a ? last yes
b .3
seen 224520 played 173 games 172 players 163 won 89/173 years 2001-2019
weight -0.923 gain -3.0508

pattern L644097698233306
? ? . ? ?
? 3 . . ?
. . * C .
? . 3 C ?
? ? . ? ?
seen 138692 played 1490 games 1452 players 1035 won 739/1490 years 2000-2019
weight -0.5758 gain -3.0533

pattern L302676432147786
? ? ? . ? ? ?
? . . . . . ?
? 3 . . . . ?
. . . * . . .
? . C . . . ?
? . . . C . ?
? ? ? . ? ? ?
seen 399925 played 39 games 39 players 39 won 16/39 years 2009-2018
weight -1.8627 gain -3.0546

pattern L786598219482537
? ? ? a
? ? ? ?
C . 3 ?
. * . ?
b . . ?
a ? last yes
b .C
seen 62819 played 1063 games 1045 players 812 won 506/1063 years 2001-2019
weight -0.6205 gain -3.0703

pattern L092378427221958
3 3 .
3 * 3
B B B
seen 10128 played 298 games 292 players 273 won 171/298 years 2001-2017
weight 0.6696 gain -3.0736

pattern L451337754371973
a ? ? . ? ?
? ? . . . ?
? C . * . 3
? ? . . . ?
? ? ? . ? ?
a ? last yes
seen 10782 played 53 games 53 players 53 won 31/53 years 2009-2017
weight -1.8005 gain -3.0876

pattern L632177169854002
? . ?
. * 2
? . ?
a ? ?
a ? last yes
seen 22848 played 1095 games 1079 players 843 won 556/1093 years 2000-2019
weight -0.3716 gain -3.0892

pattern L714062866960471
? C . . ?
C . . . .
C . * . .
C . . . .
? . . . ?
seen 295026 played 179 games 179 players 174 won 87/179 years 2001-2017
weight -2.0047 gain -3.1078

pattern L770203228927159
2 C C
B * C
1 A 3
seen 456 played 359 games 218 players 213 won 134/359 years 2001-2019
weight 1.1558 gain -3.1094

pattern L974044836878907
? . . . ?
. . . . .
. . * . .
. C C 3 .
? C 3 . ?
seen 13271 played 54 games 54 players 51 won 28/54 years 2009-2017
weight -1.391 gain -3.1108

pattern L203450098175826
? ? . ? ?
? 3 . . ?
3 . * a .
? . . . ?
? ? . ? ?
a C last yes
seen 7431 played 317 games 314 players 284 won 162/316 years 2001-2019
weight -0.7372 gain -3.1213

pattern L097780788543509
? ? . ? ? ?
? . . . ? a
# . * C C ?
? . . 3 ? ?
? ? . ? ? ?
a ? last yes
seen 8854 played 468 games 464 players 409 won 239/468 years 2001-2019
weight -0.6255 gain -3.1645

pattern L107129841461893
# # #
. * B
C C .
seen 168957 played 1008 games 930 players 754 won 460/1008 years 1992-2019
weight -0.7587 gain -3.1886

pattern L384555252363382
? . . . ?
. . . . .
. . * . .
. . . . .
? 3 . . ?
? a ? ? ?
a ? last yes
seen 197713 played 88 games 88 players 86 won 49/88 years 2009-2018
weight -1.648 gain -3.1889

pattern L156637057751234
? ? # # # ? ?
? # # # # # ?
# # . . . . .
# # . * a C .
# # . . 3 . .
? # . . . X ?
? ? . . . ? ?
a C last yes
seen 3169 played 765 games 759 players 627 won 372/764 years 2000-2017
weight -0.658 gain -3.1932

pattern L116982938452216
? ? ? 3 ? ?
? ? . . . ?
? C . * . .
a ? . . . ?
? ? ? . ? ?
a ? last yes
seen 14318 played 212 games 211 players 203 won 116/212 years 2001-2019
weight -1.3534 gain -3.2191

pattern L414514966581658
a ? ?
? ? ?
? C ?
. * .
? . ?
a ? last yes
seen 1214092 played 24174 games 18454 players 4736 won 11885/24159 years 1988-2019
weight -0.1484 gain -3.2206

pattern L729653299900160
? ? . ? ?
? 3 C C ?
. 3 * . .
? 3 C . ?
? ? C ? ?
seen 42676 played 395 games 390 players 341 won 188/395 years 2000-2019
weight -0.9386 gain -3.2269

pattern L159851307301526
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * 3 . .
? . . C C 3 ?
? . . . . O ?
? ? ? . ? ? ?
seen 3453 played 1440 games 1409 players 989 won 758/1439 years 2000-2019
weight 0.4507 gain -3.2362

pattern L799794220420833
? a ?
? ? ?
3 . 3
. * .
# # #
a ? last yes
seen 8357 played 58 games 58 players 57 won 15/58 years 2001-2017
weight -1.1099 gain -3.2476

pattern L274716770080378
? ? # # # ? ?
? # # # # # ?
# # # # # # #
# # . * . . .
# # . C 3 3 .
? # . C C X ?
? ? . X X ? ?
seen 1302 played 321 games 321 players 279 won 167/321 years 2001-2019
weight 0.8885 gain -3.2603

pattern L453194318191773
? . . . ?
. . C . .
3 . * . 3
. . . . .
? . . . ?
seen 8133 played 964 games 952 players 738 won 485/964 years 2000-2018
weight 0.7045 gain -3.2621

pattern L228132995967658
. . B
C * 3
. . 3
seen 64650 played 170 games 168 players 157 won 96/170 years 2001-2019
weight -1.6219 gain -3.2639

pattern L277777005104234
? . . .
a 2 * .
? B 2 b
a ? last yes
b .C
seen 7921 played 1341 games 1321 players 986 won 680/1340 years 2001-2019
weight 0.6265 gain -3.2697

pattern L940285601836504
3 . C
. * .
. . .
? ? ?
a ? ?
a ? last yes
seen 18618 played 143 games 142 players 138 won 73/143 years 2000-2017
weight -1.2841 gain -3.271

pattern L362378619283093
? ? . . O ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . a ? ?
a O last yes
seen 36757 played 183 games 183 players 158 won 87/183 years 2001-2018
weight -1.4102 gain -3.2796

pattern L802152175157719
? ? . ? ?
? # . . ?
# # * C .
? # B 2 ?
? ? . ? ?
seen 78244 played 36 games 36 players 35 won 16/36 years 2009-2019
weight -2.0056 gain -3.2837

pattern L237182255236924
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
O . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 47933 played 36 games 36 players 35 won 15/36 years 2009-2019
weight -1.3273 gain -3.2884

pattern L682966660226561
? . . . ?
. . . . .
C . * . .
1 C . . .
? . . . ?
seen 93660 played 85 games 85 players 81 won 40/85 years 2009-2017
weight -1.8466 gain -3.3156

pattern L712455850019633
? ? 3 ? ?
? . . . ?
. . * . .
? . . . ?
? ? . a ?
a ? last yes
seen 128019 played 1390 games 1363 players 984 won 707/1389 years 2001-2019
weight -1.954 gain -3.3633

pattern L133901248324682
? . . . ?
C . . . #
C . * . #
3 C . . #
? C . . ?
seen 240974 played 100 games 100 players 97 won 40/99 years 2001-2018
weight -1.6343 gain -3.3758

pattern L252190861318061
a ? ? ?
? ? 2 ?
? C * b
? ? . ?
a ? last yes
b .3
seen 36193 played 895 games 887 players 691 won 453/894 years 2001-2019
weight -0.7545 gain -3.3988

pattern L365297939587412
? . . . ?
. . . . .
. . * . .
C C 3 . .
? 3 3 3 ?
seen 7801 played 61 games 61 players 61 won 30/61 years 2001-2016
weight -1.3074 gain -3.4076

pattern L060435977928208
# # # ?
. * . ?
. . 3 a
a ? last yes
seen 104618 played 111 games 111 players 103 won 57/111 years 2001-2018
weight -1.6305 gain -3.4094

pattern L563705800898541
? . . . ?
. . . . .
C . * . .
3 . . . .
? . C . ?
seen 21271 played 48 games 48 players 46 won 18/48 years 2001-2016
weight -1.4278 gain -3.4116

pattern L772895743628961
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . . .
? . . . . . ?
? . . . . . a
? ? ? . ? ? ?
a ? last yes
seen 9231 played 38 games 38 players 37 won 19/38 years 2009-2016
weight -1.2665 gain -3.4228

pattern L350102353585359
? . . . ?
. . . . .
. . * C .
. C . 3 C
? . . 3 ?
seen 8008 played 1640 games 1608 players 1145 won 837/1639 years 2000-2019
weight 0.5862 gain -3.4284

pattern L719756832952302
? ? . . . ? ?
? . . . . . ?
# . . . . . .
# . . * . . .
# . . . . . .
? . . . . . ?
? ? . . . ? ?
distance 12-20
seen 372528 played 1143 games 970 players 318 won 534/1140 years 1992-2019
weight 0.1697 gain -3.4321

pattern L352792639484204
? ? ? - ? ? ?
? . . . . . ?
? . . . . . ?
X . . * C . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 325466 played 805 games 799 players 648 won 404/804 years 2000-2019
weight -0.5121 gain -3.4528

pattern L171080447634139
? ? O . . ? ?
? . . . . . ?
. . . . . . .
. . C * . . .
. . . . . . .
? . . . . . ?
? ? . X . ? ?
seen 25745 played 39 games 39 players 38 won 21/39 years 2009-2017
weight -1.8297 gain -3.4791

pattern L939533948099209
? ? . ? ?
? C . . ?
B . * . .
? # # # ?
? ? # ? ?
seen 517683 played 127 games 127 players 120 won 71/127 years 2009-2018
weight -1.5922 gain -3.4815

pattern L158501985773270
? . . . ?
. . . . .
. . * . .
C . C . 3
? . . . ?
seen 149867 played 184 games 184 players 175 won 78/184 years 2001-2018
weight -1.3896 gain -3.4838

pattern L569396813482768
C . .
. * B
B B 3
seen 12006 played 229 games 229 players 212 won 111/229 years 2000-2019
weight -0.9402 gain -3.4901

pattern L405171956553955
. . 3
C * 3
. . a
a C last yes
seen 25796 played 431 games 429 players 367 won 233/430 years 2001-2018
weight -1.1241 gain -3.5124

pattern L959757940569484
? ? C ? ?
? . . . ?
. . * C 2
? . . . ?
? ? # ? ?
seen 66686 played 434 games 426 players 382 won 180/434 years 2001-2019
weight -0.8231 gain -3.5163

pattern L079907088122391
2 . .
C * C
C . .
seen 145233 played 283 games 282 players 253 won 139/283 years 2000-2019
weight -1.6396 gain -3.5502

pattern L841920230118074
. . . . . . # #
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
. . . . . . # #
. . X . . . # #
seen 2693381 played 3204 games 3139 players 1732 won 1542/3203 years 2000-2019
weight 0.256 gain -3.5519

pattern L542382057725554
a ? ?
. . C
. * .
. C C
a ? last yes
seen 13674 played 35 games 35 players 35 won 21/35 years 2009-2019
weight -1.2637 gain -3.5661

pattern L531696736228996
a ? ? ? ? ?
? ? ? . ? ?
? ? . . . ?
? . . * . .
? ? C . . ?
? ? ? C ? ?
a ? last yes
seen 13379 played 83 games 83 players 78 won 40/83 years 2009-2017
weight -1.2523 gain -3.5784

pattern L669473761955490
# . C
# * 3
# . 3
? a ?
a ? last yes
seen 4983 played 76 games 76 players 75 won 43/76 years 2001-2017
weight -1.2042 gain -3.5913

pattern L625938401553166
? ? ? a
. 2 C ?
. * C ?
. . . ?
a ? last yes
seen 14907 played 132 games 131 players 128 won 69/132 years 2001-2017
weight -1.1066 gain -3.6003

pattern L401563594929110
. 3 .
3 * C
C C C
seen 103937 played 203 games 200 players 190 won 98/203 years 2009-2018
weight -1.7217 gain -3.6009

pattern L084939182903836
? . . . ?
C . C . .
. . * . .
3 . . . .
? . . . ?
seen 504289 played 191 games 191 players 182 won 97/191 years 2001-2019
weight -1.7219 gain -3.6176

pattern L875384095569867
? a ?
? ? ?
. . 3
. * .
C . .
a ? last yes
seen 11497 played 148 games 148 players 142 won 81/148 years 2001-2017
weight -0.8514 gain -3.6242

pattern L243545145203859
? ? . ? ? ?
? . . . ? a
. . * . C ?
? C . . ? ?
? ? . ? ? ?
a ? last yes
seen 11803 played 48 games 48 players 45 won 24/48 years 2001-2018
weight -1.522 gain -3.6268

pattern L074694021500631
a ? ? ? ?
? ? C . .
? ? . * .
? ? . 3 .
a ? last yes
seen 47972 played 56 games 56 players 54 won 27/56 years 1992-2018
weight -2.0174 gain -3.6273

pattern L895352672500215
a ? C C .
? ? . * .
? ? . . .
a ? last yes
seen 122900 played 67 games 67 players 67 won 30/67 years 2001-2017
weight -1.601 gain -3.6293

pattern L856899053630474
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * C . X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 201796 played 88 games 88 players 86 won 28/88 years 2001-2017
weight -2.4493 gain -3.6356

pattern L818680892275377
a 2 ?
1 * 3
? 3 ?
a ? last yes
seen 17440 played 5927 games 5284 players 2551 won 3248/5927 years 1988-2019
weight -0.3546 gain -3.6428

pattern L744806873755758
? # # # ?
. . . . .
. . * . .
. . . 3 .
? C . . ?
seen 987054 played 151 games 151 players 137 won 90/150 years 2001-2019
weight -0.9364 gain -3.6964

pattern L429767666226447
? . . . . . ? ?
. . . . . . # ?
. . . . . . # ?
. . . * . . # #
. . . . . . # ?
. . . . . . # ?
? . . X . . ? ?
? ? ? O ? ? ? ?
seen 87091 played 222 games 221 players 207 won 105/222 years 2001-2018
weight -1.2809 gain -3.6994

pattern L365201065983333
? . . . ?
. . C C a
. . * 3 3
. . . . .
? . . 3 ?
a .3
seen 17437 played 246 games 245 players 226 won 142/246 years 2001-2019
weight -0.8113 gain -3.732

pattern L000047601009751
? ? . ? ?
? . C . ?
. C * B 3
? 3 A 3 ?
? ? 3 ? ?
seen 11353 played 669 games 408 players 361 won 356/669 years 2000-2018
weight -0.6806 gain -3.7321

pattern L387262201355070
? . . . . . ? ?
. . . . . . . ?
. . . . . 3 X ?
. . . * . . O X
. . . . . C . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 652 played 182 games 182 players 156 won 90/182 years 2009-2017
weight 1.0224 gain -3.7471

pattern L242389657034629
? 3 ?
2 * 3
? 2 ?
? ? a
a ? last yes
seen 8492 played 41 games 41 players 41 won 23/41 years 2009-2018
weight -1.5541 gain -3.7489

pattern L665078290903953
a ? ? ? ? ?
? ? . . C ?
? . . . . .
? . . * . 3
? . . . . .
? ? . . . ?
a ? last yes
seen 4550 played 48 games 48 players 48 won 25/48 years 2009-2017
weight -1.3886 gain -3.7555

pattern L071332686219042
? ? C ? ?
? . . . ?
. C * . .
? . 3 . ?
? ? . ? ?
seen 256159 played 6207 games 5755 players 2644 won 3063/6205 years 2000-2019
weight -0.3153 gain -3.7907

pattern L865820363827188
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. C 2 * . . .
? . C 3 . . ?
? . C . 3 . ?
? ? ? . ? ? ?
seen 13231 played 1714 games 1686 players 1114 won 929/1713 years 2001-2019
weight 0.3953 gain -3.7975

pattern L882687277128457
? # ?
3 * 3
? . ?
seen 201007 played 34 games 32 players 31 won 21/34 years 2009-2019
weight -3.3592 gain -3.8077

pattern L590005559809344
? B ?
. * B
? . ?
seen 389971 played 14724 games 11862 players 3983 won 7581/14714 years 1988-2019
weight 0.3156 gain -3.8107

pattern L714035029933663
? . . . ?
. . C . .
. . * . .
. . C 3 .
? . C . ?
seen 59937 played 77 games 77 players 74 won 35/77 years 2009-2018
weight -1.6205 gain -3.8289

pattern L893738510461395
? . . . ?
C . . . .
C . * . .
. . . . C
? . . . ?
seen 126226 played 176 games 175 players 165 won 83/176 years 2001-2018
weight -1.0072 gain -3.8367

pattern L256343451366162
C . C
3 * 3
3 . .
seen 262036 played 766 games 752 players 621 won 383/766 years 2001-2019
weight 0.9532 gain -3.8626

pattern L941359688622096
? ? . . . ? ?
? . . . . # ?
. 3 . . . # #
. . 3 * . # #
. C C 2 . # #
? . . C . # ?
? ? X . . ? ?
seen 758 played 398 games 396 players 333 won 218/398 years 2001-2018
weight 0.8953 gain -3.8663

pattern L411730245627138
? ? . ? ?
? 3 . . ?
3 B * . #
? . . . ?
? ? 3 ? ?
seen 34892 played 114 games 114 players 113 won 55/114 years 2009-2017
weight -1.8749 gain -3.8813

pattern L405462194767991
? ? ? . ? ? ?
? . . . . . ?
? C . . . . ?
. . . * . C O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 32426 played 72 games 72 players 71 won 45/72 years 2001-2017
weight -1.0966 gain -3.884

pattern L412759595390592
? ? . ? ?
? . 3 . ?
. C * . .
? . C . ?
? ? C ? ?
seen 42218 played 159 games 158 players 145 won 78/159 years 2001-2019
weight -0.8653 gain -3.9172

pattern L698134147925252
? ? . . . ?
? . 3 . . #
? . . * . #
? . C . . #
a ? . . . ?
a ? last yes
seen 6955 played 44 games 44 players 43 won 19/44 years 2009-2017
weight -2.0299 gain -3.9314

pattern L199503808460488
? ? # ? ?
? # # # ?
C 2 * . .
? . C 3 ?
? ? C ? ?
seen 2577 played 371 games 369 players 312 won 181/371 years 2000-2018
weight 0.5688 gain -3.9353

pattern L127833935783835
? . . . ?
. . . . .
. C * . .
. 3 . . .
? . 3 . ?
seen 12676 played 1217 games 1121 players 853 won 659/1217 years 2001-2019
weight 0.9374 gain -3.9428

pattern L005412750470666
? ? . ? ?
? 3 . . ?
B B * . .
? . . . ?
? ? C ? ?
seen 2603 played 314 games 312 players 295 won 166/314 years 2000-2019
weight 0.9258 gain -3.9684

pattern L999847850956304
? ? . ? ?
? . . . ?
. . * . .
? . . . ?
? ? . ? ?
seen 437929157 played 611424 games 42330 players 7133 won 306797/610978 years 1988-2019
weight 0.0193 gain -3.9726

pattern L605597076817283
. . . . . . . ?
. . . . . . . .
. . . . . . . X
. . . * . . . .
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 2734030 played 3295 games 3224 players 1765 won 1581/3294 years 2000-2019
weight 0.2808 gain -3.9757

pattern L483491835277104
? ? # ? ?
? . C . ?
3 B * C C
? 3 A 3 ?
? ? 3 ? ?
seen 5032 played 805 games 298 players 271 won 406/804 years 2009-2019
weight 0.7334 gain -3.9768

pattern L750008258039634
. C 2
C * B
3 A 3
seen 1202 played 606 games 313 players 286 won 293/606 years 2001-2019
weight 1.0071 gain -3.9811

pattern L822798105977876
? a ?
. 2 B
. * .
. . .
a ? last yes
seen 68339 played 4398 games 4193 players 2237 won 2287/4394 years 2000-2019
weight -0.502 gain -3.9882

pattern L347996579477928
a . . . ?
. . . . .
. . * C .
. . . . .
? . . . ?
a ? last yes
seen 20393 played 58 games 58 players 54 won 26/58 years 2001-2018
weight -1.8207 gain -3.9925

pattern L945285359558184
? ? . . . ? ?
? . . . . # ?
. . . . . # #
. . C * . # #
. . C 3 . # #
? O 3 . . # ?
? ? X . . ? ?
seen 2288 played 1247 games 1221 players 876 won 658/1246 years 2001-2019
weight 0.5593 gain -4.0178

pattern L153563250981689
? ? . ? ?
? . C 3 ?
C . * 3 .
? . 3 . ?
? ? . ? ?
seen 129187 played 83 games 83 players 81 won 32/83 years 2001-2018
weight -1.7255 gain -4.0497

pattern L919833712708515
? ? 2 ? ?
? . C . ?
. . * . .
? . C . ?
? ? . ? ?
seen 45923 played 50 games 50 players 50 won 17/50 years 2009-2017
weight -1.2583 gain -4.0764

pattern L966441184837031
? ? . ? ?
? . . . ?
. . * . C
? . . 2 ?
? ? B ? ?
seen 49656 played 196 games 196 players 185 won 99/196 years 2001-2018
weight -0.9595 gain -4.0925

pattern L807232964546834
? . . . O . ? ?
. . . . . . . ?
. . . C . . . ?
. . . * . . . #
. . . . . . . ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 291242 played 1492 games 1473 players 957 won 723/1491 years 2001-2019
weight 0.4846 gain -4.1133

pattern L717628964551111
? . . . ?
. 3 . a .
. . * . .
. . C . .
? . . . ?
a C last yes
seen 21045 played 89 games 89 players 86 won 46/89 years 2001-2018
weight -1.2534 gain -4.1392

pattern L429354798406207
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . . C . . .
? . . . . . ?
? ? . . O ? ?
seen 316549 played 1536 games 1514 players 977 won 745/1535 years 2001-2019
weight 0.6088 gain -4.1459

pattern L044434911238894
. . . . O . . #
. . . . . . . #
. . . C . . . #
. . . * . . . #
. . . . . . . #
# # # # # # # #
# # # # # # # #
# # # # # # # #
seen 287855 played 1488 games 1469 players 955 won 720/1487 years 2001-2019
weight 0.5047 gain -4.1503

pattern L071485550430233
. . . . . # # ?
. . . . . # # #
. . . . . # # #
. . C * . # # #
O . . . . # # #
. . . . . # # #
. . . . . # # ?
? # # # # # ? ?
seen 287855 played 1488 games 1469 players 955 won 720/1487 years 2001-2019
weight 0.5047 gain -4.1503

pattern L531435383836688
. . . . . # # ?
. . . . . # # ?
. . . . . # # #
. . C * . # # #
O . . . . # # #
. . . . . # # ?
. . . . . # # ?
? ? # # # ? ? ?
seen 287855 played 1488 games 1469 players 955 won 720/1487 years 2001-2019
weight 0.5047 gain -4.1503

pattern L222340633043443
? ? . ? ?
? . . 3 ?
. C * . .
? . . a ?
? ? . ? ?
a C last yes
seen 36336 played 247 games 246 players 229 won 110/247 years 2001-2018
weight -0.6952 gain -4.1598

pattern L812335850681148
3 3 #
. * #
3 . #
seen 421372 played 177 games 174 players 164 won 72/177 years 2000-2017
weight -1.6592 gain -4.1688

pattern L887186305001800
? . . . ?
. . C 2 .
. . * C C
. . . . .
? . . . ?
seen 31659 played 526 games 525 players 459 won 238/525 years 2000-2019
weight -1.145 gain -4.1724

pattern L282818633368362
? O X . . # ? ?
. O 3 . . # # ?
. . C 3 . # # ?
. . C * . # # #
. . . . . # # ?
. . . . . # # ?
? . . . . # ? ?
? ? ? . ? ? ? ?
seen 1176 played 740 games 723 players 547 won 396/739 years 2001-2019
weight 0.5508 gain -4.1936

pattern L219361863041919
. C .
C * .
. . 3
seen 621871 played 1444 games 1411 players 1030 won 671/1442 years 1992-2019
weight -0.8046 gain -4.2189

pattern L878855787648394
? ? # ? ?
? . . . ?
. . * . .
? C . . ?
a ? . ? ?
a ? last yes
seen 89618 played 162 games 162 players 152 won 87/162 years 2009-2018
weight -1.6147 gain -4.2327

pattern L166591362865205
? ? . ? ?
? . . . ?
. . * C 3
a . . . ?
? ? . ? ?
a ? last yes
seen 7486 played 73 games 73 players 73 won 29/73 years 2001-2018
weight -1.0977 gain -4.2726

pattern L232054345254102
? ? 3 ? ?
? . . . ?
C a * . #
? 3 . . ?
? ? . ? ?
a C last yes
seen 1670 played 1340 games 1316 players 1002 won 668/1339 years 2001-2019
weight 1.1279 gain -4.2872

pattern L856457632822378
? ? 2 ? ?
? 2 . # ?
C . * # #
? . . # ?
? ? . ? ?
seen 37025 played 87 games 87 players 86 won 48/87 years 2001-2018
weight -1.5576 gain -4.3064

pattern L150632415840858
? ? ? . ? ? ?
? . . . . . ?
? . . . C . ?
. . . * . C O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 53025 played 65 games 65 players 62 won 27/65 years 2001-2018
weight -1.2427 gain -4.365

pattern L190257899906513
? . ?
2 * 3
? # ?
seen 126785 played 229 games 228 players 213 won 122/228 years 2001-2019
weight -2.1571 gain -4.3801

pattern L897101050873720
? ? # ? ?
? . . . ?
. . * . .
? B 2 . ?
? ? a ? ?
a 2B
seen 41708 played 968 games 950 players 760 won 511/967 years 2000-2019
weight -0.8925 gain -4.3884

pattern L888357578669650
? . . . ?
. . . . .
. . * . .
. . C . .
? . 2 . ?
seen 17569 played 50 games 50 players 47 won 25/50 years 2009-2018
weight -1.2255 gain -4.3886

pattern L602116562061815
3 3 .
C * .
. 3 .
seen 495455 played 8663 games 7596 players 3159 won 4387/8658 years 1992-2019
weight -0.3888 gain -4.395

pattern L824088955179809
3 . .
3 * .
A 1 C
seen 5337 played 489 games 487 players 425 won 266/489 years 2000-2019
weight -0.7476 gain -4.4061

pattern L429642473533946
. . .
B * .
1 1 a
a C last yes
seen 5305 played 4463 games 4082 players 2187 won 2256/4460 years 2000-2019
weight 0.5071 gain -4.4093

pattern L512646623405647
? ? 3 ? ?
? 3 A # ?
3 B * # #
? B B # ?
? ? B ? ?
seen 607 played 130 games 63 players 61 won 70/130 years 2001-2019
weight 0.467 gain -4.5908

pattern L590677299994481
a . C
C * C
C 2 2
a .C
seen 118444 played 298 games 297 players 273 won 136/298 years 2001-2018
weight -1.9301 gain -4.6004

pattern L028546474920367
? . C . ?
# . 2 C C
# . * 3 .
# . . . 3
? . . . ?
seen 21748 played 2541 games 2472 players 1511 won 1345/2540 years 2001-2019
weight 0.5394 gain -4.6036

pattern L430163659257523
C C C
C * 3
C 3 3
seen 138988 played 380 games 357 players 338 won 206/380 years 2001-2019
weight -1.0082 gain -4.6157

pattern L914642245464876
? ? ? O ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . C . . ?
? . . . . . ?
? ? ? o ? ? ?
seen 202308 played 141 games 141 players 138 won 57/141 years 1992-2017
weight -1.1844 gain -4.6461

pattern L234570998530996
? ? . ? ?
? C . . ?
C . * . .
? . 3 . ?
? ? 3 ? ?
seen 54209 played 86 games 86 players 82 won 43/86 years 2001-2017
weight -1.6527 gain -4.66

pattern L882145475596909
? 3 ?
# * .
? # ?
seen 477277 played 40 games 39 players 33 won 28/40 years 2009-2018
weight -3.0561 gain -4.6954

pattern L059796314610297
3 3 3
A * .
3 3 .
seen 149411 played 460 games 456 players 413 won 212/460 years 2000-2019
weight -1.3593 gain -4.7162

pattern L256951224032166
? . . 3 ?
. . . . .
. . * . .
. . . . 3
? . . . ?
seen 1170548 played 170 games 169 players 160 won 101/169 years 2001-2018
weight -2.1272 gain -4.7845

pattern L939338050666114
? . . . ?
. . . . 3
. . * C .
. . . . .
? . . . ?
seen 462578 played 494 games 491 players 447 won 220/494 years 2001-2019
weight -0.811 gain -4.96

pattern L840157666088268
. . 3 ?
3 * . ?
. . C a
a ? last yes
seen 6919 played 44 games 44 players 42 won 18/44 years 2000-2017
weight -1.3113 gain -4.9606

pattern L964473768910880
? ? 3 ? ?
? 1 A 2 ?
# B * C 3
? . C C ?
? ? . ? ?
seen 234 played 163 games 92 players 89 won 65/163 years 2009-2017
weight 0.4234 gain -4.9997

pattern L760176002156308
? C ?
C * A
? C ?
distance 7-11
seen 6101 played 792 games 490 players 266 won 386/787 years 1988-2019
weight -0.506 gain -5.0302

pattern L987610786093793
? ? ? . ? ? ?
? . . . . . ?
? . . C . . ?
. 3 . * . 3 x
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 2485 played 576 games 572 players 474 won 280/576 years 2001-2018
weight 0.8233 gain -5.0428

pattern L058167636056598
. C .
3 * .
3 B B
seen 74617 played 1568 games 1534 players 1114 won 818/1567 years 2000-2019
weight -0.6777 gain -5.0588

pattern L105156595007878
1 1 1
B * 1
. 3 C
seen 865 played 518 games 513 players 459 won 248/518 years 2001-2018
weight 0.6225 gain -5.0804

pattern L641093820181317
? . . . ?
. . C . .
a . * . .
. . . . .
? . . . ?
a C last yes
seen 89333 played 48 games 48 players 44 won 20/48 years 2009-2019
weight -1.9413 gain -5.4251

pattern L952356706863681
? . . . ?
. . 3 . .
. . * . .
. . . C .
? . . . ?
seen 1337527 played 662 games 657 players 542 won 333/662 years 2001-2019
weight -1.1985 gain -5.4393

pattern L108316808566249
# # #
. * .
a C .
a C last yes
seen 151430 played 148 games 148 players 138 won 75/148 years 2001-2019
weight -1.794 gain -5.5099

pattern L623454371284735
? . . . ?
# . . . .
# . * . C
# . . C .
? . . C ?
seen 836643 played 238 games 238 players 212 won 98/238 years 2001-2019
weight -0.8605 gain -5.7417

pattern L726001904539251
? ? . ? ?
? . . . ?
# . * . C
? . . a ?
? ? . ? ?
a C last yes
seen 120073 played 85 games 85 players 81 won 42/85 years 2001-2019
weight -2.1728 gain -5.8154

pattern L039780589627720
? . . . ?
. . . . .
. . * C .
. . . . .
? . . . ?
phase opening
seen 558572 played 751 games 668 players 202 won 325/747 years 1992-2019
weight -0.2167 gain -5.8217

pattern L224537348621516
# 2 .
# * C
# . 3
seen 6019 played 625 games 621 players 511 won 318/625 years 1992-2018
weight 1.0354 gain -5.8609

pattern L371208387950962
? ? ? ? ? a
? ? C ? ? ?
? . . . ? ?
. . * . . ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 250393 played 846 games 835 players 689 won 433/846 years 2000-2019
weight -0.9652 gain -5.8853

pattern L580397973325360
? ? . ? ?
? C C . ?
. . * . #
? . . . ?
? ? . ? ?
seen 529644 played 50 games 50 players 49 won 19/50 years 2001-2017
weight -1.663 gain -6.0735

pattern L273962845977649
. . .
. * 3
2 a .
a C last yes
seen 20796 played 9528 games 8487 players 3347 won 4775/9527 years 1988-2019
weight 0.5186 gain -6.3285

pattern L647672458350985
? ? . ? ? ?
? . . . ? ?
. . * . 2 a
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 54760 played 54 games 54 players 52 won 31/54 years 2001-2019
weight -2.6494 gain -6.5913

pattern L896444404138628
1 1 B
A * .
3 3 .
seen 1085 played 794 games 786 players 642 won 383/794 years 2001-2019
weight 0.592 gain -6.7426

pattern L263702197612347
. B 1
C * A
C C 2
seen 4331 played 2407 games 1417 players 1066 won 1153/2407 years 2001-2019
weight 0.4468 gain -7.0717

pattern L658882561659104
? ? ? X ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 187509 played 87 games 87 players 85 won 49/87 years 2001-2017
weight -1.7628 gain -7.1257

pattern L025940025249832
? ? . ? ?
? . . . ?
. . * . .
? . . . ?
? ? . ? ?
phase opening
seen 14626716 played 27915 games 2555 players 783 won 13965/27813 years 1988-2019
weight 0.1138 gain -7.3671

pattern L081174568518470
. . .
. * .
. . .
phase opening
seen 20222997 played 38810 games 2555 players 783 won 19438/38676 years 1988-2019
weight 0.1168 gain -7.8445

pattern L498726125773299
? . . . ?
. . . . .
. C * . .
3 . . C .
? . . . ?
seen 65890 played 70 games 70 players 69 won 27/70 years 2009-2016
weight -2.221 gain -8.1718

pattern L064162373302539
C C C
. * .
. C C
seen 773989 played 178 games 174 players 164 won 97/177 years 2001-2017
weight -2.9252 gain -10.2898

pattern L817700701652860
? C ?
C * A
? C ?
phase endgame
seen 14832 played 1800 games 407 players 241 won 854/1798 years 1992-2019
weight -0.362 gain -11.5148

pattern L347432456663221
3 A 3
C * C
C C C
seen 135066 played 7428 games 2545 players 1748 won 3683/7427 years 2000-2019
weight -1.0571 gain -21.8013
