# katachi patterns 1
#   X friend  O enemy  . empty  # off the board  * the move (empty)  ? anything  , anything on the board
#   x friend or empty  o enemy or empty  @ friend or enemy  - empty or off the board
#   1 2 3 friend with 1, 2, 3 or more liberties   A B C enemy with 1, 2, 3 or more liberties
#   a-w (not o, x): described in the lines below the diagram

pattern L152561337291753
? ? ? . ? ? ?
? . . . . . ?
? . . . . a ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
a C last yes
seen 17307 played 120 games 120 players 116 won 57/120 years 2000-2018
weight -0.3753 gain -2.7175

pattern L051566237187868
? . . . ?
. . . . .
. . * 3 .
. . C 3 C
? 3 C 3 ?
seen 1130 played 55 games 55 players 55 won 23/55 years 2001-2017
weight -0.2922 gain -2.719

pattern L909012018741796
? . . . ?
. . . C C
. . * . .
. . C 3 .
? . C . ?
seen 1810 played 41 games 41 players 41 won 22/41 years 2001-2017
weight -0.5037 gain -2.7197

pattern L426511802210618
a ? ? ? ? ?
? ? . . . ?
? . C . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 21961 played 45 games 45 players 44 won 19/44 years 2001-2019
weight -0.8362 gain -2.7217

pattern L481818423129023
? ? . ? ?
? # . . ?
# # * C 3
? # . C ?
? ? C ? ?
seen 101646 played 48 games 48 players 48 won 31/48 years 2001-2018
weight -0.9956 gain -2.7224

pattern L591108630970687
? ? . ? ?
? C . 3 ?
. . * . C
? C C . ?
? ? 3 ? ?
seen 14877 played 39 games 39 players 39 won 21/39 years 2001-2017
weight -0.6647 gain -2.7234

pattern L432118948637713
? ? ? . ? ? ?
? . . . . . ?
? . . 3 a . ?
# . . * C . .
? . . . . . ?
? . . . . . ?
? ? ? O ? ? ?
a C last yes
seen 1333 played 1218 games 1204 players 873 won 593/1218 years 2001-2019
weight 0.6263 gain -2.7238

pattern L873974009135325
? C 3 . ?
. . . . .
. . * . .
. . . . .
? . C C ?
seen 2790 played 60 games 60 players 59 won 26/60 years 2009-2019
weight -0.3294 gain -2.7241

pattern L014283265577295
. C a
C * 3
C . .
a C last yes
seen 8416 played 104 games 104 players 96 won 65/104 years 2000-2019
weight -0.5691 gain -2.7266

pattern L933992243251141
? ? . ? ?
? . C . ?
3 . * C .
? . 3 a ?
? ? . ? ?
a C last yes
seen 4020 played 134 games 133 players 130 won 65/134 years 2001-2019
weight -0.4291 gain -2.727

pattern L322466742097303
? ? . ? ?
? . . . ?
. . * C C
? . . 3 ?
? ? . ? ?
a ? ? ? ?
a ? last yes
seen 2026 played 154 games 154 players 148 won 75/154 years 2001-2019
weight -0.247 gain -2.7273

pattern L001611755055366
? ? ? - ? ? ?
? # # . . . ?
? # # . . . ?
# # # * C C O
? # # . 3 3 ?
? # # . 3 O ?
? ? ? . ? ? ?
seen 28704 played 174 games 174 players 168 won 72/174 years 2001-2019
weight -0.386 gain -2.7274

pattern L841243658219259
? ? . ? ?
? . C . ?
. 3 * . .
? . . . ?
a ? C ? ?
a ? last yes
seen 1137 played 365 games 362 players 324 won 201/365 years 2001-2019
weight -0.2777 gain -2.7282

pattern L666443986969388
? ? C ? ?
? C . C ?
. . * . .
a . . . ?
? ? . ? ?
a ? last yes
seen 1864 played 53 games 53 players 52 won 24/53 years 2009-2018
weight -0.4045 gain -2.7287

pattern L449232934068105
3 C . ?
3 * C ?
. . . ?
? ? ? a
a ? last yes
seen 4313 played 50 games 50 players 49 won 24/50 years 2001-2016
weight -0.7745 gain -2.7336

pattern L486825220145801
. . . . . X O ?
. . . . 3 O . ?
. . . . 3 C . .
. . . * C . . .
. . . . . . . .
# # # # # # # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 552 played 546 games 536 players 452 won 279/546 years 2000-2019
weight 1.6125 gain -2.7355

pattern L800333833386811
. . . ?
. * . ?
C 2 . ?
? ? ? a
a ? last yes
seen 7149 played 1306 games 1278 players 971 won 660/1306 years 2000-2019
weight 0.2669 gain -2.7356

pattern L123141750951737
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . 3 C . . .
? . 3 C . . ?
? ? X . . ? ?
seen 1665 played 34 games 34 players 34 won 20/34 years 2001-2017
weight -0.667 gain -2.7358

pattern L687229239144218
3 3 3
B * 3
3 A 3
seen 3868 played 57 games 57 players 55 won 34/57 years 2001-2018
weight -0.4291 gain -2.7361

pattern L563705800898541
? . . . ?
. . . . .
C . * . .
3 . . . .
? . C . ?
seen 21271 played 48 games 48 players 46 won 18/48 years 2001-2016
weight -1.4165 gain -2.7371

pattern L906407579802468
? 2 ?
. * C
a . ?
a ? last yes
seen 10551 played 223 games 221 players 209 won 101/223 years 2001-2019
weight -0.6057 gain -2.7384

pattern L592651790199530
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. 3 . . C . X
? . C . . . ?
? ? . . . ? ?
seen 7664 played 73 games 72 players 71 won 29/73 years 2009-2017
weight -1.0068 gain -2.7389

pattern L596827776400454
? ? . . . ? ?
? . . . . . ?
. a . . . . .
X C . * . . .
O 3 . 3 C . .
? X . . . . ?
? ? . . . ? ?
a C last yes
seen 390 played 300 games 299 players 248 won 161/300 years 2009-2017
weight 0.4051 gain -2.7389

pattern L912241823800086
? ? C ? ?
? . 3 . ?
. . * . 3
? C . . ?
? ? . ? ?
seen 14486 played 101 games 101 players 94 won 52/101 years 2001-2018
weight -0.5184 gain -2.7398

pattern L466874083546607
? # . C ?
# # a 3 3
# # * C 3
# # . C 3
? # . . ?
a B last yes
seen 641 played 79 games 79 players 78 won 40/79 years 2001-2018
weight -0.482 gain -2.7402

pattern L615783319276259
? ? ? . ? ? ?
? . . C . O ?
? . . . C 3 ?
. . . * . 3 X
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 8366 played 34 games 34 players 34 won 22/34 years 2001-2017
weight -1.3384 gain -2.7415

pattern L027103582646854
? . . 3 ?
. . . B B
. . * . 2
. . . . .
? . . . ?
seen 10107 played 35 games 35 players 35 won 20/35 years 2001-2017
weight -0.8746 gain -2.7416

pattern L509337453288989
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . 3 * . . .
. 3 C C . . .
? . . . . . ?
? ? O . X ? ?
seen 1088 played 73 games 73 players 69 won 36/73 years 2000-2019
weight -0.4196 gain -2.7416

pattern L737472579533992
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
. . . * . # #
? . . . . # ?
? O . . . # ?
? ? ? . ? ? ?
seen 5006896 played 71 games 70 players 63 won 33/71 years 2009-2018
weight -1.0518 gain -2.7423

pattern L793517275939712
. . . . . . O ?
. . . . . . . ?
. . . C . 3 . .
. . . * . . . .
. . . . . . . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 2535 played 85 games 85 players 81 won 32/85 years 2009-2018
weight -0.437 gain -2.7424

pattern L578816897718325
? ? . ? ? ?
? . . . ? ?
. . * . 3 ?
? . . C ? a
? ? . ? ? ?
a ? last yes
seen 18071 played 198 games 198 players 185 won 95/198 years 2001-2019
weight -0.3268 gain -2.7432

pattern L946443463054620
. . . ? ?
. * . ? ?
2 C . ? ?
? ? ? ? ?
? ? ? ? a
a ? last yes
seen 4149 played 78 games 78 players 77 won 36/78 years 2001-2017
weight -0.7633 gain -2.7434

pattern L580146266481585
? ? C ? ?
? . C 3 ?
C C * . .
? . . 3 ?
? ? . ? ?
seen 9138 played 75 games 75 players 74 won 34/75 years 2001-2018
weight -0.8267 gain -2.7444

pattern L951964389578401
? # # # ?
# # # # #
. . * . 3
3 . C 2 .
? C . C ?
seen 4696 played 53 games 53 players 53 won 22/53 years 2009-2018
weight -0.5439 gain -2.7445

pattern L173750275460973
? # # # ?
# # # # #
. . * . .
3 3 3 a .
? C 3 C ?
a C last yes
seen 937 played 36 games 36 players 35 won 16/36 years 2009-2017
weight -0.4625 gain -2.7468

pattern L594014213549578
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. C . * . . . .
. . . . . . X ?
. O . 3 . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 5139 played 81 games 80 players 78 won 43/81 years 2001-2019
weight -0.4191 gain -2.7469

pattern L151551898547114
? ? . ? ?
? . . . ?
2 . * . 3
? a . . ?
? ? . ? ?
a C last yes
seen 2039 played 36 games 36 players 35 won 14/36 years 2001-2019
weight -0.5992 gain -2.7481

pattern L571078148433857
? . . . ?
. . . . .
. . * . .
. . . . .
? a 3 3 ?
a B last yes
seen 16046 played 288 games 285 players 255 won 139/287 years 2001-2018
weight -0.1399 gain -2.7493

pattern L145598116104669
? . . . ?
3 3 3 . .
. C * . C
. . . . .
? . . . ?
seen 2909 played 40 games 40 players 39 won 23/40 years 2009-2018
weight -0.7424 gain -2.7512

pattern L931174043964733
? ? ? . ? ? ?
? O C 2 . # ?
? . 2 B . # ?
. . . * . # #
? . C . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 360 played 102 games 102 players 102 won 55/101 years 2001-2019
weight -0.2889 gain -2.7514

pattern L381956476854640
? ? ? a
? ? ? ?
? . ? ?
3 * C ?
? B ? ?
a ? last yes
seen 5018 played 103 games 103 players 97 won 62/103 years 2009-2018
weight -0.3946 gain -2.7522

pattern L494407459754140
? ? ? . ? ? ?
? . . . . . ?
? . . 3 . . ?
. . . * C . #
? . 3 . . . ?
? X 3 C . . ?
? ? ? O ? ? ?
seen 665 played 236 games 236 players 218 won 129/236 years 2001-2017
weight 0.2628 gain -2.7528

pattern L159217309235709
? 3 . 3 ?
. . C . .
. . * . .
. C . . .
? . . . ?
seen 6494 played 37 games 37 players 37 won 14/37 years 2001-2016
weight -0.8518 gain -2.7552

pattern L087752273228617
? ? # ? ?
? . . . ?
. . * C .
? a C 3 ?
? ? 3 ? ?
a C last yes
seen 4076 played 157 games 157 players 143 won 67/157 years 2001-2018
weight -0.1947 gain -2.7553

pattern L875707430766212
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . 3 . . . ?
? X . . C . ?
? ? ? O ? ? ?
seen 3061 played 34 games 34 players 34 won 14/34 years 2001-2017
weight -0.6539 gain -2.7555

pattern L518128924194390
? . . . ?
. . . . #
. . * . #
C 3 . . #
? . . . ?
seen 67721 played 49 games 49 players 42 won 21/48 years 2009-2019
weight -1.4172 gain -2.7556

pattern L525378289155589
? . . . ?
3 . C . #
. 3 * . #
3 . . . #
? . . . ?
seen 5673 played 238 games 237 players 221 won 112/238 years 2001-2019
weight -0.2585 gain -2.7556

pattern L005146143202505
? ? 3 ? ?
? C 3 3 ?
. C * . .
? C 3 . ?
? ? . ? ?
seen 17427 played 62 games 62 players 62 won 33/62 years 1988-2018
weight -1.0841 gain -2.756

pattern L193344868296677
. . . . . . . ?
. . . . . . . .
X . . . . . . .
. . . * . . . O
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 58141 played 422 games 420 players 361 won 217/422 years 2001-2019
weight 0.1424 gain -2.7571

pattern L629345943261899
? ? . . . ? ?
? . . . . O ?
. . . . . 2 O
. . . * . 2 O
. . . . C C X
? . . . . . ?
? ? . . . ? ?
seen 1219 played 281 games 281 players 255 won 133/280 years 2000-2019
weight 0.5226 gain -2.7596

pattern L127500311253146
? 3 ? ? a
3 * 2 ? ?
? 1 ? ? ?
a ? last yes
seen 1037 played 38 games 38 players 38 won 17/38 years 2009-2017
weight -0.5802 gain -2.7599

pattern L004849627088307
? ? # ? ?
? # # # ?
. B * A 1
? B B 1 ?
? ? 1 ? ?
seen 422 played 260 games 157 players 153 won 142/260 years 2009-2017
weight -0.3002 gain -2.7605

pattern L561078387137471
C 3 3
. * 3
C . 3
seen 156338 played 192 games 191 players 181 won 92/192 years 1992-2018
weight -0.464 gain -2.7636

pattern L437566951330838
? ? C ? ?
? C . C ?
3 C * 3 .
? . . . ?
? ? . ? ?
seen 5297 played 57 games 57 players 55 won 27/57 years 2009-2017
weight -0.7973 gain -2.7639

pattern L339069088733594
? ? . ? ?
? C a . ?
. 3 * . #
? . C . ?
? ? . ? ?
a C last yes
seen 698 played 207 games 207 players 184 won 113/207 years 2000-2018
weight -0.4555 gain -2.7644

pattern L798737884032481
a . ?
3 * C
? A ?
a ? last yes
seen 409 played 53 games 53 players 53 won 30/53 years 2000-2016
weight -0.4709 gain -2.7666

pattern L734882973302023
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * 3 . . .
O . . C . . X ?
. . . . . O . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 469 played 280 games 280 players 210 won 163/280 years 2009-2017
weight 0.3607 gain -2.7668

pattern L712943468611754
? 2 . . ?
C C . . .
. . * . .
3 . . . .
? . . . ?
seen 11911 played 69 games 69 players 69 won 31/69 years 2001-2018
weight -0.7909 gain -2.7669

pattern L471031344383740
? . . 3 ?
. 3 . . .
1 B * . .
C . . . .
? . . . ?
seen 827 played 39 games 39 players 38 won 26/39 years 2009-2017
weight -0.6758 gain -2.7672

pattern L690797593221158
? # . 3 ?
# # . 3 3
# # * 3 C
# # 2 C C
? # . 2 ?
seen 8520 played 46 games 46 players 45 won 18/46 years 2009-2019
weight -0.3141 gain -2.7676

pattern L672778954581704
? ? a
? ? ?
b 3 .
C * .
. . 3
a ? last yes
b .C
seen 5516 played 91 games 91 players 91 won 50/91 years 1992-2019
weight -0.266 gain -2.7686

pattern L639756077724773
. . . . . . . ?
. . . . . . . ?
. . . . . . . .
. . . * 3 . . .
O . . C . . X .
. . . . . O . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 467 played 279 games 279 players 209 won 162/279 years 2009-2017
weight 0.3612 gain -2.7687

pattern L115377502722578
? . . . ?
. . . . .
3 3 * . .
3 C . 3 .
? C . . ?
seen 10659 played 55 games 55 players 55 won 27/55 years 2009-2017
weight -0.7137 gain -2.7688

pattern L838852516999677
? C 2 . ?
C C C 3 .
. . * . .
. . . . .
? # # # ?
seen 2958 played 45 games 45 players 44 won 25/45 years 2001-2019
weight -0.77 gain -2.7697

pattern L368175382241822
? ? . ? ?
? . C . ?
C C * C C
? 2 A 2 ?
? ? 2 ? ?
seen 692 played 60 games 44 players 44 won 20/60 years 2009-2018
weight -0.9498 gain -2.7701

pattern L326041226163080
? . . . ?
. . . . .
. . * . .
. C . C .
? 3 B . ?
seen 44977 played 1266 games 1245 players 929 won 631/1266 years 2000-2019
weight 0.266 gain -2.7705

pattern L639819751708553
? . . . ?
. . . . .
. a * . .
. 2 C C .
? . 3 . ?
a C last yes
seen 5866 played 124 games 124 players 122 won 67/124 years 2009-2018
weight -0.356 gain -2.7707

pattern L970923126176397
? ? ? . ? ? ?
? O . . . # ?
? . a . . # ?
. . 3 * . # #
? . . . . # ?
? . C . . # ?
? ? ? . ? ? ?
a C last yes
seen 1162 played 41 games 41 players 41 won 18/41 years 2009-2017
weight -0.4826 gain -2.772

pattern L751909121952550
? ? ? ? a
? ? ? ? ?
C C C ? ?
. * 3 ? ?
. . . ? ?
a ? last yes
seen 4309 played 39 games 39 players 39 won 19/39 years 2001-2018
weight -0.773 gain -2.7733

pattern L895423899821311
? ? ? . ? ? ?
? . . . . O ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . C . 3 . ?
? ? ? . ? ? ?
seen 12872 played 99 games 99 players 93 won 46/99 years 2001-2018
weight -0.2842 gain -2.7733

pattern L376454331228794
? ? . . . ? ?
? . . . . . ?
X . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . O ? ?
seen 141843 played 35 games 35 players 35 won 21/35 years 2009-2019
weight -1.4354 gain -2.7737

pattern L559983135873858
? ? . ? ?
? . . 3 ?
3 . * B 1
? . . . a
? ? . ? ?
a ? last yes
seen 528 played 36 games 36 players 36 won 18/36 years 2009-2017
weight -0.562 gain -2.7746

pattern L661799768528085
# 3 3
# * A
# . 1
? ? a
a ? last yes
seen 135 played 101 games 100 players 99 won 54/101 years 2009-2018
weight 0.4609 gain -2.7751

pattern L254691804523619
? ? . . . ? ?
? . . . C . ?
. a . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 8839 played 56 games 56 players 53 won 31/56 years 2001-2019
weight -0.44 gain -2.7763

pattern L368946701909131
? ? . ? ?
? . . 3 ?
. . * 3 3
? a 1 C ?
? ? C ? ?
a C last yes
seen 382 played 108 games 107 players 101 won 53/108 years 2001-2019
weight -0.3641 gain -2.7764

pattern L766759568565777
? ? # ? ?
? # # # ?
a 1 * . .
? 1 A 3 ?
? ? 3 ? ?
a 1B
seen 427 played 347 games 343 players 318 won 168/347 years 2001-2019
weight 0.5577 gain -2.7766

pattern L513598810462275
? . . . ?
. . . . .
. . * C .
. . 2 2 C
? 3 C C ?
seen 870 played 135 games 134 players 131 won 67/135 years 2001-2018
weight 0.4855 gain -2.7768

pattern L319761469124235
? ? . ? ?
? . . C ?
a . * 1 1
? . . A ?
? ? 3 ? ?
a .3
seen 1118 played 966 games 951 players 751 won 479/966 years 2000-2019
weight 0.5513 gain -2.7769

pattern L736394291972908
? ? . ? ?
a 2 . 3 ?
. C * . C
? . . . ?
? ? . ? ?
a ? last yes
seen 1978 played 846 games 840 players 668 won 403/846 years 2001-2019
weight 0.5481 gain -2.777

pattern L519840766071562
? ? . ? ?
? . C 3 ?
# . * . .
? . . 3 ?
? ? . ? ?
seen 14813 played 1946 games 1894 players 1268 won 1083/1945 years 2000-2019
weight -0.1508 gain -2.7774

pattern L572195527625616
? ? . . . ? ?
? . . 3 . O ?
. . . . . . X
. . . * . . .
. . . . . . X
? . . . . . ?
? ? . . . ? ?
seen 3597 played 39 games 39 players 38 won 21/39 years 2009-2017
weight -0.683 gain -2.7783

pattern L543931674660394
? 3 ? ? a
. * 2 ? ?
? 2 ? ? ?
a ? last yes
seen 4953 played 40 games 40 players 40 won 20/40 years 2009-2018
weight -1.2318 gain -2.7792

pattern L588301601172512
? . . . ?
. . . . .
. . * . 3
C C . . .
? . . . ?
seen 18646 played 130 games 130 players 125 won 66/130 years 2001-2018
weight -0.5711 gain -2.7801

pattern L572655627958573
? ? ? . ? ? ?
? . . . . . ?
? 3 . . . . ?
O 3 . * . . O
? C C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 2095 played 44 games 44 players 43 won 19/44 years 2009-2018
weight -0.3834 gain -2.7807

pattern L868502498361173
? # # # ?
# # # # #
. B * # #
C 2 A # #
? 2 2 # ?
seen 2088 played 222 games 137 players 134 won 130/222 years 2001-2018
weight -0.195 gain -2.7816

pattern L859240875898024
a C C 3
? . * 3
? # # #
a ? last yes
seen 1281 played 95 games 95 players 91 won 46/95 years 2000-2017
weight -0.2816 gain -2.7827

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
weight 0.1039 gain -2.7829

pattern L668342481357334
? ? . ? ? ?
? C 3 . ? ?
. . * . . ?
? . . . ? a
? ? . ? ? ?
a ? last yes
seen 1350 played 36 games 36 players 35 won 21/36 years 2001-2017
weight -0.7666 gain -2.7836

pattern L149414717353109
? ? ? . ? ? ?
? . C . C . ?
? . . . . . ?
. . 3 * . . .
? . . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 1791 played 381 games 380 players 331 won 212/381 years 2001-2017
weight 0.3397 gain -2.7876

pattern L244681838543037
? C . . ?
. . . C .
. . * . .
. a . 3 .
? . . . ?
a C last yes
seen 830 played 116 games 116 players 112 won 67/116 years 2001-2019
weight -0.4337 gain -2.7877

pattern L293237131751161
? ? ? X ? ? ?
? . . 3 C . ?
? C . 3 C . ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 11320 played 510 games 509 players 412 won 238/510 years 2001-2019
weight 0.2624 gain -2.7881

pattern L300891553130165
? ? C ? ?
? . . . ?
. . * 3 .
? C C 3 ?
? ? . ? ?
seen 16298 played 86 games 85 players 80 won 39/86 years 2009-2019
weight -0.3491 gain -2.7891

pattern L404206303211408
? ? . ? ?
? . a C ?
# . * 3 3
? . . 3 ?
? ? . ? ?
a C last yes
seen 2658 played 403 games 398 players 360 won 207/403 years 2000-2019
weight 0.1984 gain -2.7896

pattern L228215415968527
? # . C ?
# # . C C
# # * 3 C
# # . 3 3
? # 3 . ?
seen 3368 played 34 games 33 players 33 won 21/34 years 2001-2016
weight -0.8292 gain -2.7916

pattern L295561933295790
? . . . ?
. . . . a
. . * . C
. . . 3 .
? . . . ?
a C last yes
seen 2921 played 40 games 40 players 39 won 15/40 years 2009-2019
weight -1.0221 gain -2.7918

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
weight -0.1668 gain -2.7955

pattern L748552583229091
? ? # ? ?
? # # # ?
. . * 2 .
? . . C ?
? ? . ? ?
seen 35100 played 72 games 72 players 68 won 37/72 years 2001-2018
weight -1.1753 gain -2.7958

pattern L153710847056756
? ? . ?
? . * 2
a ? B ?
a ? last yes
seen 1208 played 75 games 75 players 75 won 34/75 years 2009-2019
weight -0.563 gain -2.7964

pattern L163950982370840
? ? 3 ? ?
? . . 3 ?
C a * . .
? 2 . . ?
? ? . ? ?
a C last yes
seen 255 played 102 games 102 players 97 won 58/102 years 2000-2018
weight 0.682 gain -2.7964

pattern L722904351210005
3 . 1
3 * C
C . .
seen 6392 played 116 games 115 players 108 won 46/116 years 2009-2018
weight -0.3218 gain -2.7966

pattern L870239386770886
? ? . ? ?
? . C 3 ?
C C * A 3
? . C 3 ?
? ? . ? ?
seen 3055 played 120 games 71 players 68 won 75/120 years 2009-2017
weight -0.6436 gain -2.7988

pattern L492574634322905
? C . B ?
. . a 2 .
. . * . .
. . . . .
? . . . ?
a C last yes
seen 2619 played 45 games 44 players 44 won 27/45 years 2001-2017
weight -0.8094 gain -2.8002

pattern L679991000214566
? a ? ? ?
? ? C ? ?
? . C 2 ?
. . * C .
? . . . ?
? ? . ? ?
a ? last yes
seen 678 played 37 games 37 players 37 won 21/37 years 2001-2019
weight -0.4064 gain -2.8006

pattern L074882876308248
? ? . ? ?
? C C # ?
C C * # #
? 3 A # ?
? ? 1 ? ?
seen 369 played 206 games 103 players 97 won 81/206 years 1992-2016
weight 0.5245 gain -2.8015

pattern L901961889754695
? . . . ?
3 . . . .
3 C * . .
C . . . C
? . . . ?
seen 14159 played 83 games 83 players 82 won 32/83 years 2009-2018
weight -0.3943 gain -2.8047

pattern L951185172438379
? ? C ?
? 3 * C
? ? B ?
? ? ? ?
a ? ? ?
a ? last yes
seen 2299 played 92 games 92 players 87 won 46/92 years 2000-2019
weight -0.2356 gain -2.8052

pattern L380781099577193
? ? . ? ?
? . . . ?
3 . * . .
? 2 C . ?
? ? . ? ?
? a ? ? ?
a ? last yes
seen 694 played 126 games 126 players 122 won 68/125 years 1992-2019
weight -0.6328 gain -2.8061

pattern L586112019128646
? ? ? a ? ? ?
? O B 2 . # ?
? 3 3 . . # ?
X . . * . # #
? . . . . # ?
? # # # # # ?
? ? ? # ? ? ?
a O last yes
seen 397 played 196 games 195 players 175 won 98/196 years 2009-2019
weight 0.2887 gain -2.8061

pattern L119023613587599
. 3 3 ?
. * C ?
. . . a
a ? last yes
seen 26675 played 2123 games 2060 players 1423 won 1115/2122 years 2001-2019
weight -0.1462 gain -2.8079

pattern L723306752951181
? ? O . . ? ?
? . . . . . ?
. . . . . . .
. . C * . . .
. . . 3 . . .
? a . . . . ?
? ? X . . ? ?
a O last yes
seen 472 played 281 games 281 players 211 won 164/281 years 2009-2017
weight 0.3708 gain -2.8082

pattern L811403970877292
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . C 3 . . .
? . C 3 . . ?
? ? O X . ? ?
seen 20383 played 85 games 85 players 84 won 35/85 years 2009-2017
weight -0.5494 gain -2.8086

pattern L723261365538560
? ? ? . ? ? ?
? . . . . X ?
? . . . 2 C ?
. . . * C . .
? . . . . . ?
? . . . C . ?
? ? ? . ? ? ?
seen 335 played 112 games 112 players 106 won 48/112 years 2009-2017
weight 0.561 gain -2.8087

pattern L634310392706472
? C . . ?
. 3 . . .
. . * . .
C . . . .
? . . . ?
seen 14186 played 42 games 42 players 42 won 19/42 years 2001-2018
weight -0.4557 gain -2.8101

pattern L287802395768921
? ? . ? ?
? 3 . B ?
. . * 3 3
? . . . ?
? ? . ? ?
seen 45174 played 62 games 62 players 62 won 32/61 years 2001-2019
weight -0.784 gain -2.8109

pattern L160660672221530
? # ?
a * C
? 3 ?
a C last yes
seen 684 played 174 games 174 players 167 won 81/174 years 1992-2017
weight -0.2059 gain -2.8115

pattern L756209235679638
. . . . . . . .
. . . . . . . .
X . . . . . . .
. . . * . . . O
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 56754 played 421 games 419 players 360 won 217/421 years 2001-2019
weight 0.155 gain -2.812

pattern L463102527910071
? ? . . . ? ?
? . . . 3 . ?
. . . 3 . . .
. 3 . * C . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 773 played 396 games 392 players 351 won 212/396 years 2009-2018
weight 0.2202 gain -2.813

pattern L687998298772126
? . C . ?
. 3 . C .
3 . * . .
. . . . .
? # # # ?
seen 3365 played 35 games 35 players 35 won 15/35 years 2001-2017
weight -0.5422 gain -2.8143

pattern L037082602360501
? ? ? X ? ? ?
? . . . . . ?
? . . C . . ?
. . . * . 3 .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 2144 played 35 games 35 players 35 won 14/35 years 2009-2019
weight -0.4622 gain -2.8145

pattern L886778968114192
? ? . . . ? ?
? . . . . # ?
. . . . . # #
. C . * . # #
. . . . . # #
? X 3 . . # ?
? ? O . . ? ?
seen 10806 played 45 games 45 players 45 won 19/45 years 2009-2017
weight -1.2185 gain -2.8153

pattern L140229756891946
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. . . * . . .
? . 3 C C C ?
? . 3 3 C X ?
? ? ? o ? ? ?
seen 14877 played 134 games 132 players 127 won 70/134 years 2001-2019
weight -0.6741 gain -2.8182

pattern L373723598462601
? ? a ? ?
? # A 2 ?
# # * B 3
? # C . ?
? ? . ? ?
a 23
seen 4547 played 596 games 305 players 284 won 301/596 years 2001-2019
weight -0.2799 gain -2.8199

pattern L565651051951592
? ? . ? ?
? . . C ?
3 . * C 3
? . . 3 ?
? ? . ? ?
seen 22320 played 408 games 406 players 360 won 210/408 years 2001-2019
weight 0.1251 gain -2.8202

pattern L514003261011729
? . . . ?
C . . . #
. C * . #
. . . . #
? 3 . . ?
seen 219483 played 169 games 169 players 160 won 69/169 years 2001-2019
weight -0.6145 gain -2.8203

pattern L900319851100872
? 3 3 B ?
. 3 B . .
. . * . .
# # # # #
? # # # ?
seen 28578 played 95 games 95 players 92 won 50/95 years 2009-2017
weight -0.9021 gain -2.8212

pattern L279915732081511
? ? C ? ?
? . C 3 ?
C . * 3 .
? 3 . . ?
? ? . ? ?
seen 29111 played 106 games 106 players 104 won 52/106 years 2001-2019
weight -1.3259 gain -2.8221

pattern L404115118585755
? ? ? . ? ? ?
? . . . . . ?
? . C . . . ?
. . . * . . X
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 29139 played 66 games 66 players 64 won 35/66 years 2001-2019
weight -0.3492 gain -2.8233

pattern L247259932036665
a C . #
? 3 * #
? . . #
a ? last yes
seen 28239 played 194 games 193 players 183 won 111/194 years 2000-2019
weight -0.3545 gain -2.8242

pattern L421829100535835
? ? 2 ?
? . * C
? ? a ?
? ? ? ?
b ? ? ?
a .3
b ? last yes
seen 14211 played 177 games 177 players 165 won 88/177 years 2000-2019
weight -0.5284 gain -2.8272

pattern L508745417629568
? ? C ? ?
? 2 C C ?
2 A * C 3
? 2 C 3 ?
? ? C ? ?
seen 175 played 75 games 39 players 38 won 19/75 years 2009-2016
weight 0.3906 gain -2.8273

pattern L971801755243898
? ? # ? ?
? # # # ?
. . * C .
? 3 3 C ?
? ? 3 ? ?
seen 71300 played 690 games 678 players 582 won 355/690 years 2000-2019
weight -0.189 gain -2.8273

pattern L656143030121032
? # # #
? . * .
? C 3 3
? ? ? ?
a ? ? ?
a ? last yes
seen 16258 played 46 games 46 players 45 won 20/46 years 2009-2018
weight -0.9927 gain -2.8283

pattern L119095423779687
? ? ? ? a
. . . ? ?
2 * . ? ?
C C . ? ?
a ? last yes
seen 3913 played 41 games 41 players 38 won 23/41 years 2009-2018
weight -0.4549 gain -2.8286

pattern L427894987387631
? ? C ? ?
? . . . ?
. a * . .
? 3 C . ?
? ? C ? ?
a C last yes
seen 3323 played 116 games 116 players 108 won 63/116 years 2009-2017
weight -0.4711 gain -2.8287

pattern L893179920033052
a ? ? ?
? ? ? ?
? 3 3 .
? C * .
? . . C
a ? last yes
seen 2804 played 73 games 73 players 73 won 33/73 years 2001-2017
weight -0.6267 gain -2.8298

pattern L821166646953991
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * C . . #
. . . . . . . ?
. . . 3 . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 144247 played 775 games 766 players 600 won 359/775 years 2000-2019
weight -0.5032 gain -2.8304

pattern L365502248484805
? ? . ? ?
? . C 1 ?
. C * A 3
? 2 C 3 ?
? ? C ? ?
seen 100 played 64 games 39 players 38 won 27/64 years 2001-2017
weight 0.4093 gain -2.8319

pattern L866018785063966
? 3 . a ?
C 3 . . .
. . * . .
. . . . .
? # # # ?
a C last yes
seen 2220 played 41 games 41 players 39 won 17/41 years 2009-2018
weight -0.5413 gain -2.8334

pattern L015023424614021
a ? ? ?
? . . .
? . * .
? 3 . 3
a ? last yes
seen 37253 played 37 games 37 players 36 won 16/36 years 2001-2017
weight -1.9254 gain -2.8335

pattern L751232846273035
? ? C ? ?
? . . . ?
. . * B 3
? . 3 B ?
? ? 3 ? ?
seen 1280 played 34 games 34 players 34 won 16/34 years 2009-2018
weight -0.8836 gain -2.8339

pattern L467093160845294
? ? 3 a ?
? . . C ?
. . * . .
? . . 3 ?
? ? . ? ?
a ? last yes
seen 4528 played 71 games 71 players 70 won 32/71 years 2009-2018
weight -0.6643 gain -2.8343

pattern L855758794149265
? ? 3 ? ?
? a . 3 ?
3 . * . .
? . . . ?
? ? . ? ?
a C last yes
seen 1984 played 99 games 99 players 93 won 53/99 years 2009-2018
weight -0.2147 gain -2.8345

pattern L391258792700683
. . . . . . . ?
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . C . . #
. . . . . . . #
. . . X . . . ?
? . . . . . ? ?
seen 123070 played 85 games 85 players 73 won 43/85 years 2000-2019
weight -0.2171 gain -2.8347

pattern L533643475652989
? . 3 C ?
# . 3 C .
# . * . .
# # # # #
? # # # ?
seen 43914 played 416 games 415 players 369 won 201/416 years 2001-2019
weight -0.3445 gain -2.8361

pattern L629416821955498
? ? 3 ? ?
? 3 C C ?
C C * . .
? . . C ?
? ? . ? ?
seen 112532 played 201 games 199 players 184 won 91/201 years 2001-2019
weight -0.4322 gain -2.8369

pattern L157708478122271
? ? . ? ?
? . . C ?
. . * C C
? . C 2 ?
? ? . ? ?
seen 21529 played 204 games 204 players 193 won 81/203 years 2001-2019
weight -0.3525 gain -2.8377

pattern L292706813869154
C C 3
. * C
a 2 C
a .C
seen 51137 played 217 games 215 players 208 won 102/217 years 2001-2019
weight -0.2801 gain -2.838

pattern L697135597407785
? ? ? X ? ? ?
? O . . . . ?
? . C . . . ?
. . . * . . .
? . C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 3539 played 45 games 45 players 44 won 28/45 years 2009-2018
weight -0.6766 gain -2.8404

pattern L113925279090865
? 3 C . ?
. . C . C
. 3 * . .
. . . . .
? . . . ?
seen 6928 played 56 games 56 players 53 won 22/56 years 2009-2019
weight -1.0382 gain -2.8408

pattern L843113895798367
? ? . ? ?
? . C . ?
C . * . .
? . C 3 ?
? ? C ? ?
seen 17318 played 34 games 34 players 34 won 20/34 years 2009-2019
weight -0.7824 gain -2.8419

pattern L275695384765874
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . C . . . ?
? ? a X ? ? ?
a ? last yes
seen 24183 played 81 games 81 players 78 won 42/80 years 2001-2017
weight -0.3535 gain -2.842

pattern L776234482343037
? . . 3 ?
. . a C C
. . * 2 2
. . . . B
? . . . ?
a C last yes
seen 325 played 54 games 54 players 53 won 30/54 years 2009-2017
weight -0.3619 gain -2.8447

pattern L892366041308796
? # # # ?
# # . . .
# # * 3 3
# # . C 3
? # . a ?
a C last yes
seen 1799 played 214 games 213 players 199 won 99/214 years 2001-2018
weight -0.2372 gain -2.845

pattern L435847173594870
. . .
3 * 3
3 C C
? ? ?
? ? a
a ? last yes
seen 2141 played 116 games 116 players 112 won 55/116 years 2001-2019
weight -0.2736 gain -2.8459

pattern L243620123750792
a ? ? ? ?
? ? 3 . .
? ? . * C
? ? . 3 C
a ? last yes
seen 3396 played 47 games 47 players 47 won 21/47 years 2009-2016
weight -0.5165 gain -2.8465

pattern L096757483730252
? . . a ?
. . C . .
. . * . .
. . . . .
? . . . ?
a C last yes
seen 55965 played 82 games 82 players 77 won 39/82 years 2009-2018
weight -0.4652 gain -2.8468

pattern L436782303887664
? ? ? 3 ?
? ? . * B
? ? ? C ?
? ? ? ? ?
a ? ? ? ?
a ? last yes
seen 4542 played 66 games 66 players 63 won 32/66 years 2001-2017
weight -0.5129 gain -2.8469

pattern L545858430321866
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
a . C . 3 . ?
? ? . . . ? ?
a ? last yes
seen 2994 played 45 games 45 players 45 won 27/45 years 2001-2016
weight -0.5516 gain -2.8472

pattern L878776911364496
? ? . ? ?
? 2 a . ?
. . * . 3
? 3 . . ?
? ? . ? ?
a C last yes
seen 594 played 240 games 239 players 222 won 118/240 years 1992-2019
weight 0.2463 gain -2.8496

pattern L499419952153779
? . . . ?
. . . . .
. . * . .
. . 3 a .
? 3 . . ?
a C last yes
seen 5392 played 181 games 180 players 169 won 89/180 years 2001-2019
weight -0.2412 gain -2.8504

pattern L617041115595663
? ? ? . ? ?
a ? . C . ?
? 3 . * . .
? ? . . C ?
? ? ? . ? ?
a ? last yes
seen 1907 played 85 games 85 players 78 won 42/85 years 2001-2017
weight -0.2452 gain -2.851

pattern L935614523370507
a ? ? ?
? ? 3 ?
? 2 * .
? ? 3 ?
a ? last yes
seen 21877 played 50 games 50 players 48 won 22/50 years 2001-2018
weight -0.9259 gain -2.8535

pattern L428648940328004
? ? 3 ? ?
? 3 A # ?
3 C * # #
? C C # ?
? ? . ? ?
seen 9982 played 1194 games 514 players 446 won 571/1194 years 2000-2019
weight -0.198 gain -2.8538

pattern L788080224587331
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. C . * . C .
. . . . . . .
? . 3 . . . ?
? ? . . . ? ?
seen 943 played 43 games 43 players 43 won 24/43 years 2009-2019
weight -0.4974 gain -2.8549

pattern L881668917602799
? ? # # # ? ?
? # # # # # ?
# # . . . . .
# # . * . 2 a
# # . . 3 B .
? # . . 3 O ?
? ? . X O ? ?
a O last yes
seen 369 played 196 games 195 players 175 won 98/196 years 2009-2019
weight 0.319 gain -2.8557

pattern L586814750746339
? ? # ? ?
? . . . ?
3 . * . .
? . C . ?
? ? C ? ?
seen 119036 played 900 games 889 players 715 won 388/900 years 2001-2019
weight -0.0984 gain -2.8562

pattern L125026845180635
? ? # ? ?
? . . . ?
3 3 * . 3
? C . . ?
? ? . ? ?
seen 3536 played 56 games 56 players 54 won 20/56 years 2000-2018
weight -0.5949 gain -2.8578

pattern L816972765221897
? ? . . . ? ?
? X . . C . ?
X . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 13480 played 71 games 71 players 67 won 42/71 years 2009-2017
weight -0.5695 gain -2.8586

pattern L932967371438474
? ? . ? ? ?
? . . 3 ? ?
C . * . . a
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 7897 played 131 games 131 players 124 won 64/131 years 2001-2019
weight -0.3053 gain -2.8588

pattern L607689897431342
? ? . ? ?
? . C . ?
C 3 * . 3
? . . . ?
? ? . ? ?
seen 17195 played 476 games 472 players 402 won 231/476 years 2001-2019
weight -0.2914 gain -2.8606

pattern L038718702956098
? ? ? a
? ? ? ?
? C ? ?
3 * 2 ?
? . ? ?
a ? last yes
seen 4085 played 78 games 78 players 76 won 42/77 years 2001-2017
weight -0.6068 gain -2.861

pattern L953146720761886
? ? . . . ? ?
? . . . . . ?
. . . . . 3 .
. . . * . . O
. . . . . C .
? . . . . . ?
? ? . . . ? ?
seen 8382 played 89 games 89 players 84 won 45/89 years 2001-2017
weight -0.528 gain -2.861

pattern L192275053008771
? 3 . . ?
3 . 3 . #
C 2 * . #
. C C . #
? . . . ?
seen 10881 played 41 games 41 players 39 won 21/41 years 2009-2017
weight -0.9145 gain -2.8615

pattern L191468511614555
? . . C ?
. . . C a
. . * 2 C
. . . . 3
? . . . ?
a C last yes
seen 390 played 55 games 55 players 54 won 25/55 years 2000-2019
weight -0.3186 gain -2.8619

pattern L042332687096938
? ? . ? ?
? 3 3 . ?
3 B * . 3
? . C C ?
? ? C ? ?
seen 4831 played 49 games 49 players 48 won 19/49 years 2009-2017
weight -0.4186 gain -2.8622

pattern L964299186225812
? . . #
? B * #
? 2 . #
? ? ? ?
a ? ? ?
a ? last yes
seen 1026 played 66 games 66 players 64 won 30/66 years 2009-2019
weight -0.6635 gain -2.8644

pattern L886077069512322
? C . .
? . * .
? 2 C .
? ? ? ?
a ? ? ?
a ? last yes
seen 1849 played 58 games 58 players 57 won 27/58 years 2001-2018
weight -0.4026 gain -2.8651

pattern L591773267106655
? ? . ? ?
? C . . ?
. . * . #
? 2 a . ?
? ? . ? ?
a C last yes
seen 6403 played 366 games 365 players 319 won 184/366 years 2000-2019
weight -0.302 gain -2.8677

pattern L805472454269898
? ? ? . ? ? ?
? O . . . . ?
? . . . . . ?
. . . * . . .
? C . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 1343774 played 367 games 367 players 328 won 187/367 years 2001-2019
weight -0.9558 gain -2.8689

pattern L846509627676845
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. . . * . . .
? a 2 . . . ?
? . C 3 3 . ?
? ? ? X ? ? ?
a C last yes
seen 525 played 41 games 41 players 41 won 23/41 years 2001-2016
weight -0.7091 gain -2.8696

pattern L126112871588016
? ? . . . ? ?
? . . . . . ?
. C . . . . .
. . . * . . .
. 3 . . . . .
? . . . . . ?
? ? . . O ? ?
seen 6813 played 50 games 50 players 50 won 24/50 years 2009-2018
weight -0.5566 gain -2.8713

pattern L361148040981433
? ? . . # ? ?
? . . . # # ?
O . . . # # #
. . C * # # #
O C 2 . # # #
? X . 3 # # ?
? ? X . # ? ?
seen 10512 played 152 games 151 players 145 won 68/152 years 2001-2019
weight 0.5812 gain -2.8722

pattern L133935822832328
? ? 3 ? ?
? C . . ?
. . * . B
? . . C ?
? ? . ? ?
seen 3461 played 35 games 35 players 35 won 17/35 years 2009-2019
weight -0.9469 gain -2.8723

pattern L145031536725751
? ? . ? ?
? 3 C . ?
a . * . .
? C . . ?
? ? . ? ?
a C last yes
seen 593 played 66 games 66 players 62 won 44/66 years 2001-2019
weight -0.3617 gain -2.8729

pattern L002316742803342
? ? . . O ? ?
? . . . B X ?
. . . C 3 C a
. . . * 3 . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
a O last yes
seen 461 played 450 games 447 players 342 won 214/450 years 2001-2018
weight 0.7645 gain -2.8746

pattern L434295006750136
? ? ? . ? ? ?
? . . 3 . O ?
? . . . . . ?
X . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 25145 played 96 games 95 players 92 won 57/96 years 2001-2017
weight -0.2867 gain -2.8755

pattern L935434196058853
? ? . ? ?
? . a . ?
. 3 * . .
? . C C ?
? ? . ? ?
a C last yes
seen 1759 played 128 games 128 players 123 won 60/128 years 2001-2017
weight -0.3434 gain -2.8758

pattern L920126885206036
? a . . ?
. . . . .
. . * . 3
C . . . .
? . . . ?
a .C
seen 576800 played 2414 games 2338 players 1513 won 1242/2410 years 1992-2019
weight -0.1744 gain -2.8761

pattern L683016640982912
? ? # ? ?
? . . . ?
C . * 2 C
? . 3 B ?
? ? 3 ? ?
seen 1444 played 35 games 35 players 35 won 20/35 years 2009-2017
weight -0.5952 gain -2.8773

pattern L551546520249249
? . . . ?
. . . . C
. . * . .
3 . . . .
? . . C ?
seen 21356 played 60 games 60 players 59 won 32/60 years 2001-2017
weight -0.9141 gain -2.8784

pattern L665756857688220
? ? # ? ?
? . . . ?
. . * . .
? 1 B . ?
? ? 3 ? ?
seen 20317 played 55 games 55 players 53 won 25/55 years 2001-2017
weight -0.9714 gain -2.8791

pattern L995627057615301
? ? . . X ? ?
? . . . . O ?
. . . 3 . . .
. . . * C . .
. . . . . . .
? . . . . . ?
? ? . . O ? ?
seen 858 played 314 games 314 players 244 won 178/314 years 2009-2017
weight 0.3656 gain -2.8798

pattern L955044507494867
. 3 3 ?
. * C ?
. 3 . ?
? ? ? ?
? ? ? a
a ? last yes
seen 1849 played 36 games 36 players 36 won 20/36 years 2009-2017
weight -0.5803 gain -2.88

pattern L860781354142843
? ? . ? ?
a . . . ?
. C * . .
? C 3 . ?
? ? . ? ?
a ? last yes
seen 2392 played 35 games 35 players 35 won 21/34 years 2001-2019
weight -0.6474 gain -2.8818

pattern L291344244310173
? ? . ? ?
? . . . ?
C . * . a
? . 3 . ?
? ? . ? ?
a C last yes
seen 13190 played 61 games 61 players 59 won 27/60 years 2001-2017
weight -0.521 gain -2.8823

pattern L400586003657416
? ? . ? ?
? . . 2 ?
. . * B .
? . C 1 ?
? ? . ? ?
seen 1958 played 54 games 53 players 50 won 19/54 years 2001-2019
weight -0.5806 gain -2.8826

pattern L891013220311355
? ? . ? ?
? C . . ?
3 C * B 1
? C . 3 ?
? ? . ? ?
seen 1522 played 45 games 45 players 45 won 19/45 years 2009-2017
weight -0.4783 gain -2.8828

pattern L591195896421649
? . 3 .
a 3 * C
? . . .
a ? last yes
seen 4640 played 71 games 71 players 70 won 35/71 years 2009-2019
weight -0.3397 gain -2.8829

pattern L575010495491061
? ? ? O ? ? ?
? # . . C X ?
? # . C 3 3 ?
# # . * . . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 3714 played 81 games 81 players 78 won 40/81 years 2000-2019
weight -0.4969 gain -2.8835

pattern L373386348702489
? ? . ? ?
? 3 . . ?
. . * 3 .
? . . . ?
? ? C ? ?
seen 249086 played 43 games 43 players 42 won 21/43 years 2009-2019
weight -1.8165 gain -2.8842

pattern L031922832908847
? ? ? . ? ? ?
? # . . . . ?
? # . . C . ?
# # . * . . .
? # . . . . ?
? # . . a . ?
? ? ? . ? ? ?
a C last yes
seen 35566 played 42 games 42 players 40 won 17/42 years 2001-2017
weight -0.6261 gain -2.8862

pattern L595728707044199
? . C . ?
3 . . . C
. . * . .
. . . . .
? . . . ?
seen 106093 played 296 games 295 players 273 won 134/296 years 2001-2019
weight -0.5829 gain -2.8865

pattern L976379804892787
? . . . ?
. . . . .
. C * . .
. . . 3 a
? . . . ?
a C last yes
seen 2484 played 37 games 37 players 36 won 18/37 years 2009-2016
weight -0.6582 gain -2.8865

pattern L538627580990110
? ? . ? ?
? . . # ?
3 . * # #
? 2 . # ?
? ? 2 ? ?
seen 58290 played 83 games 83 players 82 won 46/82 years 2000-2016
weight -0.9233 gain -2.8869

pattern L053497854691702
? ? a ? ?
? . . C ?
# . * . .
? . . C ?
? ? . ? ?
a C last yes
seen 11893 played 163 games 162 players 154 won 97/163 years 2001-2019
weight -0.5158 gain -2.8882

pattern L756811649734005
? ? . . X ? ?
? . . . . O ?
. . . . . . .
. . . * . C .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 62787 played 142 games 142 players 134 won 62/142 years 2000-2019
weight -0.6232 gain -2.8884

pattern L090954528780564
? . B # ?
C C 1 # #
3 3 * # #
. . . # #
? 3 . # ?
seen 2071 played 733 games 722 players 586 won 362/733 years 1992-2019
weight 0.3036 gain -2.8887

pattern L934370888699286
. C .
3 * .
C C .
? ? ?
? a ?
a ? last yes
seen 1176 played 56 games 56 players 53 won 32/56 years 2009-2017
weight -0.8068 gain -2.8905

pattern L067555688251861
? ? . C .
a ? . * .
? ? 3 C .
a ? last yes
seen 3150 played 61 games 61 players 56 won 27/61 years 2009-2018
weight -0.2063 gain -2.8908

pattern L489905153757104
? . . . ?
. . . . .
. . * . .
3 . . . C
? 3 . . ?
seen 46436 played 191 games 191 players 180 won 91/191 years 2001-2019
weight -0.2848 gain -2.8935

pattern L458811153125041
? ? ? . ? ? ?
? . . . . x ?
? . . . . . ?
. . . * a C .
? . . . 3 C ?
? . . . 3 O ?
? ? ? . ? ? ?
a C last yes
seen 3018 played 602 games 600 players 507 won 292/602 years 2001-2019
weight -0.1403 gain -2.8937

pattern L409878869615841
C C 3
1 * 3
C . 3
seen 12455 played 392 games 392 players 355 won 187/392 years 2001-2018
weight -0.5484 gain -2.8946

pattern L724092369460026
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * . . .
? . . C . 3 ?
? . . . . a ?
? ? ? . ? ? ?
a O last yes
seen 6473 played 36 games 36 players 34 won 14/36 years 2009-2018
weight -0.4707 gain -2.8946

pattern L315435976916733
? ? C ? ?
? . . 2 ?
. . * . B
? . . C ?
? ? . ? ?
seen 8237 played 63 games 63 players 61 won 31/63 years 2001-2018
weight -0.3419 gain -2.8957

pattern L939799608797277
C C C
3 * 3
B . 3
seen 8285 played 152 games 152 players 142 won 68/152 years 2001-2019
weight -0.3211 gain -2.8974

pattern L049753978722029
? C C C
? . * .
a C 3 3
a ? last yes
seen 1699 played 38 games 38 players 38 won 20/38 years 2009-2016
weight -0.9724 gain -2.8975

pattern L539230668325611
? . . . ?
. . . . .
. . * . .
a . . . .
? . C C ?
a C last yes
seen 15821 played 127 games 127 players 119 won 55/127 years 2001-2019
weight -0.3358 gain -2.8988

pattern L341298755889072
3 3 .
A * C
3 . .
seen 6974 played 556 games 552 players 479 won 289/556 years 2000-2019
weight -0.1755 gain -2.9003

pattern L624281771922700
? ? . ? ?
? C . . ?
C . * . .
? . C 3 ?
? ? C ? ?
seen 5395 played 127 games 127 players 123 won 57/127 years 2001-2018
weight -0.3322 gain -2.9023

pattern L882021551218084
? . O . . . ? ?
. . . C . . # ?
. . . . . . # ?
. . . * . . # #
. . . . . . # ?
. . . 3 . . # ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 9654 played 69 games 69 players 65 won 38/69 years 2009-2017
weight -0.7258 gain -2.9025

pattern L786849036474189
a ? 3 ?
? 2 * C
? ? B ?
a ? last yes
seen 536 played 72 games 72 players 70 won 47/72 years 2009-2017
weight -0.5158 gain -2.9038

pattern L601111642288096
? . . . . . ? ?
O . . . . . . ?
. . . . . . . ?
. C . * . . . .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 179073 played 413 games 410 players 373 won 181/413 years 2000-2019
weight -0.5487 gain -2.9057

pattern L765564033063239
? . . . ?
. . . . #
. . * . #
. 2 B . #
? C 1 . ?
seen 1881 played 343 games 340 players 301 won 152/343 years 2001-2019
weight 0.4875 gain -2.9069

pattern L968314235640962
? C . . ?
. . . C C
. . * . .
. . . . 3
? . . . ?
seen 17205 played 36 games 36 players 36 won 18/36 years 2001-2018
weight -1.2418 gain -2.907

pattern L320938151979997
? ? ? . ? ? ?
? . . . . . ?
? . . . C . ?
# . . * . . .
? . . B 3 . ?
? . . 3 . . ?
? ? ? . ? ? ?
seen 2526 played 57 games 56 players 57 won 23/57 years 2001-2017
weight -0.3657 gain -2.909

pattern L306289904352154
C . 3 a
C * . ?
. . . ?
a ? last yes
seen 9177 played 76 games 76 players 76 won 50/76 years 2001-2017
weight -0.409 gain -2.9094

pattern L543944944037248
? . . . ?
. . . . .
. . * . .
. 3 B . 3
? . 3 . ?
seen 4205 played 76 games 74 players 72 won 43/76 years 2009-2018
weight -0.4178 gain -2.9109

pattern L694465069775997
? ? # . X ? ?
? # # . . X ?
# # # . 3 . O
# # # * C C .
# # # . . . .
? # # . . . ?
? ? # . . ? ?
seen 8066 played 42 games 42 players 40 won 20/42 years 2001-2018
weight -1.0331 gain -2.9113

pattern L194636637089078
? C C . ?
. . . . #
. 3 * . #
. . . . #
? . . . ?
seen 97599 played 133 games 133 players 127 won 53/133 years 2001-2017
weight -0.2832 gain -2.9131

pattern L591859257939168
C C C
C * 2
. 3 .
seen 55793 played 151 games 149 players 143 won 73/151 years 1992-2018
weight -1.4207 gain -2.9155

pattern L239421482620377
? . C . ?
. . . . .
. . * . 3
. . . . .
? . . . ?
? ? a ? ?
a ? last yes
seen 2050 played 134 games 134 players 127 won 63/134 years 2001-2019
weight -0.3725 gain -2.9168

pattern L053876896904064
? ? C ? ?
? C . . ?
3 . * . a
? . . C ?
? ? . ? ?
a .C
seen 33661 played 286 games 284 players 263 won 124/286 years 2001-2019
weight -0.2499 gain -2.918

pattern L582802855619328
? # . C ?
# # . 1 C
# # * B 3
# # C . C
? # . C ?
seen 10961 played 43 games 43 players 42 won 20/43 years 2009-2017
weight -0.346 gain -2.919

pattern L347192317650214
? ? # # # ? ?
? # # # # # ?
# # # # # # #
# # . * . . .
# # . 3 C a .
? # . 3 3 O ?
? ? . X O ? ?
a C last yes
seen 1102 played 165 games 164 players 156 won 71/165 years 2009-2018
weight -0.2023 gain -2.92

pattern L748810098277622
? ? . ? ?
? . . C ?
. . * . a
? . . C ?
? ? C ? ?
a C last yes
seen 2439 played 98 games 98 players 96 won 48/98 years 2001-2018
weight -0.5313 gain -2.9211

pattern L478413200109264
? . . . . . ? ?
. . . . . . X ?
. . . . . . . ?
X . . * . . O .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 3259 played 44 games 43 players 43 won 20/44 years 2009-2017
weight -0.5035 gain -2.9228

pattern L573142836748495
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . 3 . X
. . . . . . . ?
. . . . . . . ?
? . . . O . ? ?
? ? ? . ? ? ? ?
seen 7837 played 163 games 147 players 143 won 87/163 years 2001-2019
weight -0.3077 gain -2.923

pattern L179210381912883
a ? ?
? C ?
. * A
? . ?
a ? last yes
seen 531 played 54 games 54 players 53 won 30/54 years 2001-2017
weight -0.532 gain -2.9236

pattern L421330850518390
? . . . . . ? ?
. . . . . . . ?
. . . . 3 . . ?
. . . * . . . #
. . . C . 3 . ?
. O . . C . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 59986 played 197 games 195 players 182 won 100/197 years 2009-2017
weight -0.2187 gain -2.9254

pattern L745084563776555
? ? # ? ?
? # # # ?
# . * 3 .
? B 2 . ?
? ? C ? ?
seen 8715 played 34 games 34 players 34 won 15/34 years 2001-2016
weight -0.8892 gain -2.9258

pattern L411549433090310
? ? C ? ?
? C . 3 ?
C . * . .
? # # # ?
? ? # ? ?
seen 48389 played 306 games 306 players 279 won 165/306 years 2001-2018
weight -0.2233 gain -2.9261

pattern L347797119644436
? ? 3 ? ?
? C . . ?
a . * . .
? . 2 b ?
? ? C ? ?
a .3
b C last yes
seen 546 played 267 games 267 players 247 won 134/267 years 2001-2019
weight 0.3536 gain -2.9272

pattern L814004429617764
? # # # ?
# # # # #
# # * A 2
# # B 1 .
? # . C ?
seen 1710 played 847 games 365 players 319 won 449/847 years 2001-2019
weight 0.3802 gain -2.9279

pattern L787591207311793
? C C 3 ?
B . C 3 .
. . * . .
# # # # #
? # # # ?
seen 6294 played 111 games 111 players 105 won 63/110 years 2009-2018
weight -0.4114 gain -2.929

pattern L643053013647631
. . C ? a
. * C ? ?
. C 2 ? ?
a ? last yes
seen 3453 played 51 games 51 players 48 won 28/51 years 2009-2017
weight -0.5023 gain -2.9291

pattern L797006541896476
? ? . . . ? ?
? . 3 . . . ?
O . C 3 . . .
. . a * . . .
X . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 712 played 52 games 52 players 50 won 25/52 years 2000-2019
weight -0.5412 gain -2.9291

pattern L075061323955011
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . 3 . .
. . . . . . . ?
. . . . C . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 90358 played 1004 games 987 players 764 won 513/1004 years 2000-2019
weight -0.1232 gain -2.9296

pattern L412862567001142
? ? C ? ?
? . . . ?
# . * . .
? . . . ?
? ? 3 ? ?
seen 28274 played 166 games 166 players 159 won 77/166 years 2001-2019
weight -0.7789 gain -2.9297

pattern L883853305827423
? # # # ?
# # # # #
B . * . .
. C 3 . .
? C 3 . ?
seen 3559 played 34 games 33 players 33 won 22/34 years 2009-2018
weight -0.4698 gain -2.93

pattern L108239306575182
C . #
. * #
. 3 #
seen 40220 played 98 games 96 players 92 won 46/98 years 2001-2017
weight -0.4474 gain -2.9301

pattern L770435101855597
? . . . ?
. . . . C
. a * . .
. . 3 . C
? . . . ?
a C last yes
seen 1580 played 533 games 532 players 452 won 288/533 years 2000-2017
weight 0.2317 gain -2.9302

pattern L289318842844923
. a C
3 * 3
C 3 3
a C last yes
seen 1393 played 947 games 936 players 750 won 429/946 years 2001-2018
weight 0.5278 gain -2.9304

pattern L879592271286191
3 . 3
. * C
a C 1
a .C
seen 4901 played 86 games 86 players 81 won 38/86 years 2009-2018
weight -0.5951 gain -2.9309

pattern L801896891977275
? ? ? . ? ? ?
? . . . . . ?
? . C . . . ?
. . . * . . .
? . . . . . ?
? X 3 . . . ?
? ? ? x ? ? ?
seen 20630 played 180 games 177 players 169 won 78/180 years 2001-2019
weight -0.17 gain -2.9319

pattern L183678283268678
? ? 3 ? ?
? . . C ?
# . * . a
? . . . ?
? ? . ? ?
a C last yes
seen 1765 played 55 games 55 players 53 won 31/55 years 2001-2017
weight -1.1294 gain -2.9339

pattern L579146876184475
. . . . . . # ?
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
. . . O . . # ?
? . X O . . ? ?
seen 100925 played 74 games 74 players 67 won 44/74 years 2009-2017
weight -0.5345 gain -2.9346

pattern L342244250071773
? ? ? X ? ? ?
? . . . . . ?
? . . . C C ?
. . . * . 3 .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 15581 played 81 games 81 players 76 won 38/80 years 2001-2019
weight -0.4387 gain -2.935

pattern L262478928485355
? ? 3 ? ?
? 3 A # ?
B B * # #
? . B # ?
? ? # ? ?
seen 459 played 35 games 13 players 13 won 23/35 years 2009-2016
weight -0.5514 gain -2.9373

pattern L666105233615595
? . . . ?
. . . . .
. . * . a
. . . . .
? C . 3 ?
a C last yes
seen 4303 played 47 games 47 players 46 won 23/46 years 2001-2017
weight -0.9759 gain -2.9374

pattern L305189175921760
? ? ? # ? ? ?
? . . . . # ?
? . . . . # ?
X . 3 * . # #
? 3 C 2 . # ?
? . C C . # ?
? ? ? . ? ? ?
seen 5615 played 68 games 68 players 65 won 40/68 years 2001-2017
weight 0.4219 gain -2.9398

pattern L009631996179477
? ? B ? ?
? . . . ?
C C * . .
? . . . ?
? ? . ? ?
seen 24116 played 102 games 102 players 98 won 57/102 years 2001-2017
weight -0.1828 gain -2.9406

pattern L431804488600353
? . . . ?
. . . . .
. . * . 3
. C . . C
? . . . ?
seen 32130 played 307 games 304 players 279 won 152/307 years 2001-2019
weight -0.2702 gain -2.941

pattern L601797476670864
? ? ? O ? ? ?
? O B 3 . . ?
? . . 3 . . ?
. C C * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 2674 played 61 games 61 players 58 won 26/61 years 2009-2017
weight -0.4307 gain -2.9417

pattern L077814119036369
? a ?
B . .
. * .
. C .
a ? last yes
seen 4055 played 51 games 51 players 48 won 26/51 years 2009-2018
weight -0.2677 gain -2.9458

pattern L967719957730710
? ? ? a
C . . ?
C * 3 ?
3 . . ?
a ? last yes
seen 1321 played 35 games 35 players 34 won 19/35 years 2009-2019
weight -0.857 gain -2.9458

pattern L173795116155482
? ? ? a
? ? ? ?
? 2 ? ?
. * . ?
? # ? ?
a ? last yes
seen 18500 played 62 games 62 players 62 won 34/62 years 2001-2018
weight -1.0266 gain -2.9459

pattern L583012334550271
? ? ? . ? ? a
? . . . . . ?
? . . . . . ?
. . . * . . O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 101217 played 34 games 34 players 33 won 14/34 years 2009-2018
weight -2.1489 gain -2.9469

pattern L208781671493224
? ? a ? ?
? . 3 . ?
. C * . #
? . . . ?
? ? C ? ?
a 3C
seen 5068 played 121 games 121 players 117 won 56/121 years 2001-2017
weight -0.4282 gain -2.947

pattern L732003258414547
? ? . C .
? ? . * .
? ? 3 C .
? ? ? ? ?
a ? ? ? ?
a ? last yes
seen 3111 played 60 games 60 players 58 won 25/60 years 2001-2017
weight -0.5808 gain -2.9488

pattern L727115088934261
? A ? a
3 * . ?
? # ? ?
a ? last yes
seen 180 played 102 games 101 players 100 won 55/102 years 2009-2018
weight 0.4845 gain -2.9494

pattern L084392590961073
? ? C ? ?
? . . C ?
# . * C C
? . . 3 ?
? ? . ? ?
seen 33530 played 450 games 445 players 388 won 220/450 years 2001-2018
weight -0.3515 gain -2.9498

pattern L536075988913751
? ? ? . ? ? ?
? . . . # # ?
? C . . # # ?
X C C * # # #
? 3 3 . # # ?
? . . . # # ?
? ? ? . ? ? ?
seen 25651 played 329 games 327 players 296 won 171/329 years 2000-2019
weight -0.1813 gain -2.9506

pattern L591601769110904
? ? . . . ? ?
? . . . . . ?
. C . . . . .
X C . * . . .
O 3 . 3 C . .
? X . . . . ?
? ? . . . ? ?
seen 398 played 303 games 301 players 251 won 161/303 years 2009-2017
weight 0.4278 gain -2.9506

pattern L757036705211783
3 C C ? ?
3 * . ? ?
. . . ? a
a ? last yes
seen 5480 played 62 games 62 players 60 won 19/62 years 2009-2018
weight -1.1092 gain -2.9508

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
weight 0.1817 gain -2.951

pattern L475090212199972
C . a
. * .
C C .
a C last yes
seen 13858 played 47 games 47 players 47 won 27/47 years 2001-2019
weight -0.7553 gain -2.9517

pattern L560576094802157
? a 3 ? ?
? C . . ?
. . * . .
? . C . ?
? ? . ? ?
a ? last yes
seen 7051 played 55 games 55 players 55 won 25/55 years 2001-2018
weight -0.2852 gain -2.9517

pattern L173251573307135
? . C . ?
. 3 C . 3
3 . * . .
. . . . .
? . . . ?
seen 495 played 159 games 159 players 151 won 83/159 years 2001-2019
weight 0.6473 gain -2.9523

pattern L231827352334363
? ? . ? ?
? . . C ?
3 . * . .
? . . . ?
? ? . a ?
a ? last yes
seen 4222 played 86 games 86 players 78 won 43/86 years 2009-2018
weight -1.4398 gain -2.9528

pattern L845092243385411
? ? . ? ?
? . . 3 ?
. C * . C
? . C . ?
? ? 3 ? ?
seen 13611 played 49 games 49 players 49 won 26/49 years 2001-2017
weight -0.401 gain -2.954

pattern L589653159634289
? ? ? C ? ?
a ? 3 . . ?
? . . * C .
? ? . . . ?
? ? ? . ? ?
a ? last yes
seen 1947 played 51 games 51 players 50 won 23/51 years 2009-2017
weight -0.4537 gain -2.9548

pattern L670901450996790
? ? ? - ? ? ?
? . . . . . ?
? . . . . . ?
. C . * . C .
? . . . . . ?
? O . . . . ?
? ? ? . ? ? ?
seen 36096 played 230 games 229 players 217 won 119/230 years 2001-2019
weight -0.2125 gain -2.9556

pattern L336787688031010
? B ? ?
. * . ?
? 3 ? ?
? ? ? ?
? ? ? a
a ? last yes
seen 5218 played 55 games 55 players 54 won 26/55 years 2009-2016
weight -0.9964 gain -2.9562

pattern L056289130382927
? ? # ? ?
? 2 . # ?
3 B * # #
? . . # ?
? ? . ? ?
seen 20921 played 254 games 254 players 234 won 124/253 years 2001-2019
weight -0.2921 gain -2.9567

pattern L521928688035667
? ? a
. . .
3 * .
B . .
a ? last yes
seen 2348 played 42 games 42 players 42 won 21/42 years 2009-2019
weight -1.0379 gain -2.9571

pattern L631015849150703
? ? ? . ? ? ?
? . . C . O ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . C . ?
? ? ? . ? ? ?
seen 60933 played 96 games 96 players 91 won 49/96 years 2000-2018
weight -0.7434 gain -2.9588

pattern L087137354437188
? ? C . .
? ? . * .
? ? 2 . .
a ? ? ? ?
a ? last yes
seen 3632 played 35 games 35 players 35 won 14/35 years 2000-2017
weight -0.701 gain -2.9589

pattern L558387391028738
B 1 1
. * A
# # #
seen 170 played 107 games 107 players 102 won 44/107 years 2001-2017
weight 0.3727 gain -2.9611

pattern L266976309364016
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . C . a ?
? ? ? . ? ? ?
a O last yes
seen 24927 played 39 games 39 players 38 won 18/39 years 2009-2017
weight -0.417 gain -2.9619

pattern L378021765490205
3 B 2
C * A
a C 3
a .C
seen 1202 played 374 games 176 players 166 won 174/374 years 2001-2017
weight 0.2677 gain -2.9623

pattern L007991116819495
? # # # ?
# # # # #
3 . * . .
. 3 C C .
? 3 3 C ?
seen 17094 played 148 games 146 players 136 won 61/148 years 2000-2017
weight -0.3609 gain -2.9631

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
weight 0.6096 gain -2.9631

pattern L642522151783560
? ? . ? ?
? # . . ?
# # * C .
? # . 2 ?
? ? 2 ? ?
seen 32797 played 411 games 401 players 363 won 190/411 years 2001-2018
weight -0.5925 gain -2.9635

pattern L625928693078552
? . . . ?
a . C . .
3 . * . .
3 . . . .
? . . . ?
a .B
seen 43105 played 683 games 677 players 570 won 318/682 years 2000-2019
weight -0.2461 gain -2.9637

pattern L414284977345054
? ? ? X ? ? ?
? X . . 3 O ?
? . 3 3 3 C ?
. . . * B . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 8892 played 46 games 46 players 45 won 20/46 years 2001-2017
weight -0.6401 gain -2.9648

pattern L545520501200772
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
# . . * . . .
? . . . . . ?
? . . . . a ?
? ? ? . ? ? ?
a O last yes
seen 26774 played 58 games 58 players 55 won 27/58 years 2001-2019
weight -1.3355 gain -2.9655

pattern L558384390612447
? ? . . O ? ?
? . . . C X ?
. . . . . . .
. . . * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 12793 played 46 games 46 players 46 won 26/45 years 2001-2018
weight -0.6394 gain -2.9691

pattern L471635392964711
? . . . ?
. . . . 3
. . * . .
. a . 3 .
? . . . ?
a C last yes
seen 5213 played 36 games 35 players 35 won 20/36 years 2001-2017
weight -0.5432 gain -2.9692

pattern L512107167862564
? 2 C C ?
3 . 2 C .
. . * . .
# # # # #
? # # # ?
seen 16385 played 53 games 53 players 51 won 25/53 years 2009-2018
weight -0.5794 gain -2.9699

pattern L186233069316763
? 3 C . ?
3 3 a . .
. . * . .
. . . . .
? # # # ?
a C last yes
seen 1448 played 197 games 197 players 188 won 99/197 years 2001-2019
weight -0.4852 gain -2.9715

pattern L389608461045209
? . . C ?
. . . . .
. . * C .
. . C 2 .
? . . . ?
seen 17456 played 761 games 758 players 631 won 323/761 years 2001-2019
weight -0.2334 gain -2.9734

pattern L083348682112275
? ? # # # ? ?
? . . . . . ?
. . . . . . .
O C a * . . .
X 3 3 . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 1393 played 198 games 198 players 170 won 79/198 years 2001-2019
weight -0.2203 gain -2.9739

pattern L351016980119284
? . 3 . ?
. C . . .
. . * a .
. . . . .
? . . . ?
a C last yes
seen 5638 played 59 games 59 players 58 won 25/59 years 2009-2017
weight -1.0849 gain -2.9772

pattern L792432160718954
a ? ? ?
? ? ? ?
? C . .
? C * .
? 3 C C
a ? last yes
seen 4944 played 38 games 38 players 38 won 15/38 years 2009-2019
weight -0.5154 gain -2.9773

pattern L863260090916743
a ? ? ?
? ? 1 ?
? C * .
? ? . ?
a ? last yes
seen 2125 played 38 games 38 players 38 won 20/38 years 2000-2019
weight -0.6177 gain -2.9778

pattern L206214736695817
? ? ? # ? ? ?
? # # # # # ?
? . . . # # ?
X 3 3 * # # #
? C C . # # ?
? O . . # # ?
? ? ? . ? ? ?
seen 4119 played 74 games 74 players 72 won 33/74 years 2001-2018
weight -0.4782 gain -2.9781

pattern L701457930683724
? 3 . . ?
. . . . .
3 . * . .
a . . . .
? . . . ?
a C last yes
seen 6555 played 44 games 44 players 44 won 16/44 years 2009-2018
weight -1.0468 gain -2.9784

pattern L604742623088210
. . . . . . . .
. . . . . . . .
. . . . . . . .
X 3 3 * . . . .
O C C . . . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 1398 played 742 games 608 players 480 won 387/742 years 2001-2019
weight 0.3088 gain -2.9789

pattern L869385160043852
? ? ? # ? ? ?
? . . . . . ?
? . . a . . ?
O . . * 3 . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 316 played 197 games 196 players 179 won 106/197 years 2009-2019
weight 0.3915 gain -2.979

pattern L342086064968923
? ? . . .
? ? 3 * C
? ? a C .
b ? ? ? ?
a .C
b ? last yes
seen 9047 played 90 games 90 players 88 won 45/90 years 2001-2019
weight -0.5581 gain -2.9796

pattern L489509086129337
? # # # ?
# # # # #
# . * B .
# . B 3 B
? . 3 3 ?
seen 5583 played 67 games 67 players 65 won 25/67 years 2001-2017
weight -0.4859 gain -2.9829

pattern L189594627479924
? ? ? # ? ? ?
? . . . . . ?
? . . C . . ?
. . 3 * . . O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 532 played 205 games 204 players 185 won 110/205 years 2009-2019
weight 0.3787 gain -2.983

pattern L350077599076170
? . 3 a ?
. . . . .
. . * . .
. . . . .
? 3 . . ?
a C last yes
seen 4731 played 63 games 63 players 61 won 39/62 years 2001-2016
weight -0.8209 gain -2.983

pattern L914348544633077
? . . . ?
. . . . .
. C * . .
3 . . . .
? 3 . . ?
seen 39413 played 203 games 201 players 194 won 94/202 years 2000-2019
weight -0.493 gain -2.9841

pattern L220499290542148
? ? a
. . .
. * B
. C 2
a ? last yes
seen 411 played 39 games 39 players 39 won 27/39 years 2009-2017
weight -0.7542 gain -2.9844

pattern L136736151552907
? ? . . . ? ?
? . . . . . ?
. . . . . . #
X . 3 * . . #
. . . . . . #
? . . C . . ?
? ? . . . ? ?
seen 65502 played 43 games 43 players 42 won 24/43 years 2001-2016
weight -0.4245 gain -2.9845

pattern L449165146191575
? ? . ? ?
? . a . ?
b 3 * 3 .
? 3 B . ?
? ? 3 ? ?
a C last yes
b .3
seen 815 played 633 games 627 players 548 won 345/632 years 2001-2019
weight 0.3195 gain -2.985

pattern L850805622067596
? . . . X . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . C . .
. . . . . . . ?
. . . . . X . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 3008 played 99 games 99 players 92 won 52/99 years 2001-2017
weight 0.5758 gain -2.985

pattern L002181276937849
? ? ? . ? ? ?
? . . 3 . . ?
? . . . . . ?
. . . * . . .
a . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 13478 played 94 games 93 players 90 won 42/94 years 2009-2019
weight -0.4556 gain -2.9866

pattern L439225930704057
? ? a ? ?
? C C 3 ?
C C * A 3
? C C 2 ?
? ? 2 ? ?
a 3C
seen 1226 played 164 games 74 players 72 won 71/164 years 2009-2018
weight -0.2434 gain -2.988

pattern L621293338720995
a . B
C * 3
3 . 3
a .C
seen 31831 played 304 games 302 players 277 won 159/304 years 2001-2018
weight -0.5084 gain -2.9917

pattern L938072130657962
? . . . . . ? ?
. O . . . . . ?
. . . . . . . ?
. 3 . * . . . .
. . . . . . . ?
O . C . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 2443 played 556 games 508 players 457 won 290/556 years 2001-2019
weight 0.1798 gain -2.9918

pattern L158657223038809
? . . . ?
. . . . .
a . * . .
. . . . .
? # # # ?
a C last yes
seen 32592 played 545 games 541 players 449 won 272/545 years 2001-2019
weight 0.4669 gain -2.9935

pattern L544586571121164
? ? O . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . C . ?
? ? . . . ? ?
seen 64662 played 112 games 112 players 107 won 59/112 years 2001-2018
weight -0.2481 gain -2.9953

pattern L072629354703750
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . . X .
. . . . C . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 121196 played 82 games 82 players 71 won 42/82 years 2000-2019
weight -0.2219 gain -2.9954

pattern L496464031078372
? . . . ?
# . . 3 3
# . * C .
# . . . .
? . . C ?
seen 14663 played 237 games 237 players 217 won 114/237 years 2001-2018
weight -0.3689 gain -2.9958

pattern L690104671813363
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . a .
? . C . 3 . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 3248 played 65 games 65 players 62 won 29/65 years 2009-2019
weight -0.6332 gain -2.9974

pattern L681819610170934
C C 2
C * C
a A 1
a 12
seen 1215 played 384 games 193 players 181 won 171/384 years 2000-2018
weight 0.2732 gain -2.9979

pattern L776090442336258
? ? . ? ?
? . . . ?
. 3 * . 3
? C 3 . ?
? a . ? ?
a ? last yes
seen 2703 played 96 games 96 players 92 won 47/96 years 2001-2017
weight -0.5148 gain -2.9987

pattern L633731970529281
# # #
1 * 2
A 3 B
seen 1584 played 41 games 41 players 41 won 21/41 years 2009-2017
weight -0.6248 gain -2.9996

pattern L260563549684343
? ? a
. . .
. * .
C C .
a ? last yes
seen 51281 played 121 games 121 players 117 won 48/121 years 1993-2019
weight -0.7085 gain -3.0004

pattern L011633611390002
a ? ? ?
? ? ? ?
? ? C ?
? 3 * B
? ? C ?
a ? last yes
seen 534 played 45 games 45 players 43 won 19/45 years 2009-2017
weight -0.3676 gain -3.0006

pattern L835322008607881
? ? . ? ?
? . . . ?
3 3 * . #
a . . . ?
? ? . ? ?
a ? last yes
seen 4172 played 35 games 35 players 35 won 20/35 years 2009-2019
weight -0.8878 gain -3.0021

pattern L773726542565975
? ? . . . ?
? 3 . . . .
a . . * . .
? . C . . .
? ? . . . ?
a ? last yes
seen 6873 played 73 games 73 players 70 won 30/73 years 2001-2019
weight -1.0021 gain -3.0039

pattern L881580744389133
? 3 ?
. * #
a . ?
a ? last yes
seen 6156 played 56 games 56 players 55 won 33/56 years 1992-2018
weight -0.7349 gain -3.0043

pattern L312270701952878
? a ? ? ?
? ? . ? ?
? 3 . . ?
. . * . .
? . . C ?
? ? . ? ?
a ? last yes
seen 3577 played 40 games 40 players 39 won 19/40 years 2009-2017
weight -1.2329 gain -3.0048

pattern L089480313212466
? ? ? 3 ? ?
? ? . . . ?
a . 3 * . .
? ? . C . ?
? ? ? . ? ?
a ? last yes
seen 899 played 56 games 55 players 56 won 31/56 years 2009-2019
weight -0.5835 gain -3.0051

pattern L604386972966955
? ? . . . ?
? C . . . .
a 3 . * . .
? 3 . . . .
? ? . . . ?
a ? last yes
seen 5110 played 38 games 38 players 35 won 28/38 years 2001-2017
weight -0.4924 gain -3.0073

pattern L703598568111596
? ? C ? ?
? 3 . C ?
. . * . .
? . 3 a ?
? ? . ? ?
a C last yes
seen 3207 played 542 games 541 players 460 won 262/542 years 2001-2018
weight -0.1972 gain -3.0081

pattern L274282732684700
? . . . ?
. . . . #
C C * . #
. 3 . . #
? a 3 . ?
a .3
seen 11544 played 517 games 514 players 440 won 280/517 years 2000-2019
weight 0.2616 gain -3.011

pattern L389753693085141
? ? ? ? a
? . . . ?
. C . C .
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 6350 played 91 games 91 players 83 won 35/91 years 2001-2019
weight -0.275 gain -3.0132

pattern L496577591762455
? . . . ?
a . . . .
3 3 * . .
. . b . .
? . . . ?
a .B
b C last yes
seen 1318 played 332 games 330 players 294 won 151/332 years 2001-2019
weight -0.2583 gain -3.0133

pattern L998569003217615
? ? ? . ? ? ?
? O 3 . # # ?
? C 3 . # # ?
O . C * # # #
? . . . # # ?
? o . . # # ?
? ? ? . ? ? ?
seen 11660 played 98 games 98 players 96 won 50/98 years 2001-2018
weight -0.373 gain -3.0136

pattern L334928440597630
? # . . ?
# # . C C
# # * . C
# # . C 3
? # . C ?
seen 47863 played 173 games 173 players 166 won 100/173 years 2009-2019
weight -0.3889 gain -3.0142

pattern L517070728220885
? ? 3 ? ?
? . C . ?
3 . * . C
? . . . ?
? ? . ? ?
seen 29539 played 409 games 406 players 359 won 199/409 years 2001-2019
weight -0.2771 gain -3.0146

pattern L393450109968357
? ? # ? ?
? . . . ?
C . * . .
? . 3 B ?
? ? 3 ? ?
seen 5138 played 34 games 34 players 34 won 17/34 years 2009-2018
weight -0.7624 gain -3.0152

pattern L330780392460820
? . . . ?
# . . C C
# . * C 3
# . C 3 3
? . C 3 ?
seen 20614 played 57 games 57 players 56 won 23/57 years 2001-2017
weight -0.6729 gain -3.0159

pattern L929683449701487
? ? ? . ? ? ?
? X . . . # ?
? 3 . . . # ?
. . . * . # #
? . C . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 15534 played 74 games 74 players 72 won 32/74 years 2001-2017
weight -0.5281 gain -3.0159

pattern L249908499572904
? . O . . # ? ?
X X C . . # # ?
X 3 3 3 . # # ?
O C C * . # # #
. . . . . # # ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 170 played 168 games 167 players 151 won 91/168 years 2009-2016
weight 0.7785 gain -3.0167

pattern L794359159735280
O . O . . # # ?
X X C . . # # ?
X 3 3 3 . # # #
O C C * . # # #
. . . . . # # #
# # # # # # # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 170 played 168 games 167 players 151 won 91/168 years 2009-2016
weight 0.7785 gain -3.0167

pattern L801055481327690
O . O . . # # ?
X X C . . # # #
X 3 3 3 . # # #
O C C * . # # #
. . . . . # # #
# # # # # # # #
# # # # # # # ?
? # # # # # ? ?
seen 170 played 168 games 167 players 151 won 91/168 years 2009-2016
weight 0.7785 gain -3.0167

pattern L845317613670190
O . O . . # # #
X X C . . # # #
X 3 3 3 . # # #
O C C * . # # #
. . . . . # # #
# # # # # # # #
# # # # # # # #
# # # # # # # #
seen 170 played 168 games 167 players 151 won 91/168 years 2009-2016
weight 0.7785 gain -3.0167

pattern L181841953278904
? ? ? . ? ? ?
? . . . . O ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . O ?
? ? ? X ? ? ?
seen 46386 played 66 games 66 players 64 won 32/66 years 2001-2018
weight -0.5432 gain -3.0184

pattern L706587660908879
. C .
. * C
2 . .
seen 21827 played 80 games 80 players 79 won 41/80 years 2001-2017
weight -0.564 gain -3.019

pattern L732990640054381
? . . . ?
3 . C . .
. . * . .
3 . . . .
? . 3 . ?
seen 10664 played 69 games 69 players 67 won 26/69 years 2001-2019
weight -0.4515 gain -3.0199

pattern L283275326410264
. . . . . . . .
. . . . . O . .
. . . . . . . .
. . . * C . . .
. . 3 . . C . .
. . . . 3 . . .
. . . . . . . .
# # # # # # # #
seen 59343 played 195 games 193 players 180 won 99/195 years 2009-2017
weight -0.2207 gain -3.0204

pattern L775215535174288
a ? ?
? ? ?
. B 3
. * 3
. . 3
a ? last yes
seen 3468 played 62 games 62 players 62 won 36/62 years 2001-2019
weight -0.5603 gain -3.0204

pattern L898612285983468
. . . . . . . ?
. . . . . . . #
. . . . 3 . . #
. . . * . . . #
. . . C . 3 . #
. O . . C . . #
. . . . . . . ?
? . . . . . ? ?
seen 59343 played 195 games 193 players 180 won 99/195 years 2009-2017
weight -0.2207 gain -3.0204

pattern L942607595749876
. . . . . . . ?
. . . . . O . ?
. . . . . . . .
. . . * C . . .
. . 3 . . C . .
. . . . 3 . . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 59343 played 195 games 193 players 180 won 99/195 years 2009-2017
weight -0.2207 gain -3.0204

pattern L179163533174023
. . . . . . . ?
. . . . . . . ?
. . . . . . . #
. . . * . . . #
. C . C . . . #
. . . 3 3 . . ?
. . . . . . . ?
? ? . X . ? ? ?
seen 1467 played 38 games 38 players 38 won 17/38 years 2001-2017
weight -0.7012 gain -3.0206

pattern L129532343327095
? # . C ?
# # . C 2
# # * C C
# # . 3 3
? # . . ?
seen 26144 played 156 games 155 players 149 won 72/156 years 2000-2019
weight -0.1712 gain -3.0211

pattern L471336822354337
? ? C ? ?
? 3 . . ?
C . * C 3
? . . . ?
? ? . ? ?
seen 4403 played 62 games 62 players 61 won 37/62 years 2009-2017
weight -0.3955 gain -3.0213

pattern L227626680965996
? ? . ? ? ?
? . . . ? ?
C . * C . a
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 9844 played 107 games 106 players 101 won 45/107 years 2009-2016
weight -0.7962 gain -3.0215

pattern L089993404597633
? # # # ?
. . . # #
3 3 * # #
3 C 2 # #
? C . # ?
seen 9445 played 40 games 40 players 39 won 19/40 years 2009-2017
weight -0.5881 gain -3.0273

pattern L179215077936774
? ? . . . ?
? 3 . . . .
? . . * . .
? 3 . . . .
a ? . . . ?
a ? last yes
seen 15868 played 34 games 34 players 34 won 23/34 years 2009-2018
weight -0.4624 gain -3.0273

pattern L334200692478487
? ? . . . ? ?
? X . 3 . . ?
O . . . . . .
. . C * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 10394 played 73 games 73 players 73 won 34/73 years 2009-2017
weight -0.4966 gain -3.0273

pattern L341269062443973
3 . . ?
. * . a
C 3 . ?
a ? last yes
seen 1280 played 44 games 44 players 43 won 24/44 years 1993-2019
weight -0.8568 gain -3.0277

pattern L114936099108809
? ? ? . ? ? ?
? . . . . . ?
? . . . . 3 ?
. . . * 2 C O
? . . 3 C . ?
? . . . a . ?
? ? ? . ? ? ?
a C last yes
seen 1131 played 404 games 403 players 340 won 204/404 years 2001-2019
weight 0.1133 gain -3.0297

pattern L368517577215622
? O . . . . ? ?
. . . C . . . ?
. 3 . . . . . ?
. . . * . . . .
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 16566 played 568 games 541 players 465 won 247/567 years 2000-2019
weight -0.2012 gain -3.03

pattern L505836247647945
? . . . ?
. . C C .
. . * 3 .
. . . . .
? . 3 3 ?
seen 3564 played 46 games 46 players 46 won 29/46 years 2009-2017
weight -0.4475 gain -3.0375

pattern L198351834551171
? ? ? . ? ? ?
? . . . . . ?
? . 3 . . . ?
. . . * . . #
? . . . . . ?
? . . C . . ?
? ? ? X ? ? ?
seen 12883 played 45 games 45 players 45 won 23/45 years 2009-2019
weight -0.7014 gain -3.0379

pattern L450606495283312
? ? C ? ?
? . . C ?
. . * . C
? C . . ?
? ? . ? ?
seen 19652 played 36 games 36 players 36 won 16/36 years 2009-2018
weight -1.5969 gain -3.0379

pattern L003185643001560
? ? . ? ?
? C . 3 ?
a C * . .
? . C 3 ?
? ? C ? ?
a .3
seen 20718 played 122 games 122 players 119 won 57/122 years 2001-2018
weight -0.3447 gain -3.0392

pattern L162113205171967
? ? . . . ? ?
? O . . . . ?
. . . . . . .
. . . * . . .
. 3 . . . . .
? . . . . . ?
? ? O . . ? ?
seen 19853 played 62 games 62 players 60 won 31/62 years 2001-2017
weight -0.4795 gain -3.0414

pattern L686072882515479
? ? . . . ?
? . . . . .
? 3 3 * . .
? C C C . .
a ? . . . ?
a ? last yes
seen 3748 played 63 games 63 players 61 won 29/63 years 2001-2018
weight -0.6062 gain -3.0415

pattern L452888020405257
? ? ? . ? ? ?
? . 3 . . . ?
? . . . C . ?
. . 3 * . . .
? . . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 3603 played 67 games 67 players 66 won 30/67 years 2001-2019
weight -0.4643 gain -3.0437

pattern L174737582859903
1 C 3
A * B
2 C .
seen 215 played 115 games 78 players 78 won 50/115 years 2001-2017
weight 0.5747 gain -3.0438

pattern L896052297191414
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . X .
. . . . . 3 . ?
. . . . C O X ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 7233 played 106 games 105 players 101 won 60/106 years 2001-2019
weight -0.2739 gain -3.0453

pattern L421134857466842
a ? C C C
? ? 3 * .
? ? . . .
a ? last yes
seen 4862 played 43 games 43 players 43 won 16/43 years 2000-2018
weight -0.9308 gain -3.0455

pattern L922277383532861
? ? ? . ? ?
? ? . . . ?
a 3 . * . .
? ? C . . ?
? ? ? . ? ?
a ? last yes
seen 9911 played 61 games 61 players 60 won 24/61 years 2009-2016
weight -0.7639 gain -3.0467

pattern L886934090192723
? ? # ? ?
? . . . ?
. . * . .
a . C . ?
? ? 3 ? ?
a ? last yes
seen 5690 played 35 games 35 players 35 won 20/35 years 2001-2019
weight -1.0721 gain -3.0477

pattern L902103601759518
? ? a
? ? ?
. . .
. * 3
. B 3
a ? last yes
seen 4410 played 57 games 57 players 56 won 32/57 years 2009-2019
weight -0.4366 gain -3.0488

pattern L102279104139719
. . .
B * .
3 A 2
seen 6313 played 138 games 138 players 132 won 78/138 years 2001-2018
weight -0.3072 gain -3.0506

pattern L420916307666782
? # # # ?
. . . . .
. . * . .
. . C . 3
? . . . ?
? ? ? ? a
a ? last yes
seen 8439 played 147 games 147 players 140 won 61/147 years 2000-2019
weight -0.4801 gain -3.0508

pattern L604186253778179
? ? # ? ?
? # # # ?
# . * a .
? . B 3 ?
? ? 3 ? ?
a B last yes
seen 370 played 106 games 106 players 102 won 54/106 years 2009-2018
weight 0.4813 gain -3.052

pattern L109191036105009
? ? C ? ?
? . . C ?
B . * . .
? . . . ?
? ? . ? ?
seen 10822 played 51 games 51 players 50 won 28/51 years 2009-2019
weight -0.9681 gain -3.0521

pattern L604251868270106
? ? ? . ? ? ?
? . . . . . ?
? . . . . . a
. . C * . 3 .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
a ? last yes
seen 1346 played 38 games 38 players 38 won 14/38 years 2001-2017
weight -1.0506 gain -3.0541

pattern L448997912152234
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . 3 .
. . . . . . .
? . . . . . ?
? ? O . X ? ?
seen 15760 played 46 games 46 players 42 won 29/46 years 2001-2018
weight -0.8758 gain -3.0552

pattern L455773608489153
? . . . . . ? ?
. . . . . . . ?
. . . . . C . ?
. . . * . . . .
. . . . . . . ?
. . . . . . . ?
? . . . . O ? ?
? ? ? . ? ? ? ?
seen 147474 played 46 games 46 players 43 won 18/46 years 2009-2017
weight -1.0173 gain -3.0564

pattern L148611238508391
? . . . ?
. . . . .
. . * B 3
. . C 1 .
? . . C ?
seen 5844 played 55 games 55 players 54 won 26/55 years 2000-2019
weight -0.5954 gain -3.057

pattern L578148291038615
? 2 C C ?
. C . . .
. . * . .
. . . . .
? . . . ?
seen 100643 played 256 games 255 players 231 won 119/256 years 2001-2019
weight -0.5633 gain -3.0616

pattern L495125021413097
C . . a
C * C ?
b 3 . ?
a ? last yes
b .C
seen 2274 played 147 games 147 players 141 won 83/147 years 2009-2019
weight -0.23 gain -3.0623

pattern L749016669811093
? ? C ? ?
? C . 3 ?
C C * . .
? . . . ?
? ? # ? ?
seen 28182 played 104 games 104 players 100 won 56/104 years 2000-2019
weight -0.2408 gain -3.0635

pattern L038575141587651
? . . . ?
. . . . .
. . * . 3
. . . . 3
? . C 2 ?
seen 10442 played 49 games 49 players 47 won 24/49 years 2009-2016
weight -1.7116 gain -3.0689

pattern L929819531604620
? ? . . . ? ?
? . . . . . ?
. . . . . C .
. . . * . . X
. . . . . . X
? . . . . . ?
? ? . . . ? ?
seen 19495 played 65 games 65 players 62 won 29/65 years 2001-2017
weight -0.5586 gain -3.0703

pattern L941830390914172
? ? # ? ?
? 1 B . ?
3 A * C 3
? 2 C . ?
? ? C ? ?
seen 341 played 251 games 119 players 114 won 116/251 years 2001-2019
weight 0.7178 gain -3.0706

pattern L827843363871676
? ? # ? ?
? . . . ?
. . * 2 B
? C C C ?
? ? C ? ?
seen 8745 played 56 games 56 players 56 won 26/56 years 2001-2017
weight -0.5373 gain -3.072

pattern L020804449160778
? ? 3 ? ?
? 2 A 2 ?
C C * B 2
? . C . ?
? ? . ? ?
seen 349 played 47 games 33 players 32 won 20/47 years 2009-2017
weight -0.4193 gain -3.0725

pattern L122527055816099
? . . 2 ?
. . C C 2
. . * 2 C
. . . . C
? . . . ?
seen 3503 played 60 games 60 players 59 won 24/59 years 2000-2017
weight -0.7963 gain -3.0744

pattern L089851977816413
? ? ? ? a
? ? ? ? ?
3 . C ? ?
. * C ? ?
. . . ? ?
a ? last yes
seen 7724 played 40 games 40 players 39 won 23/40 years 2009-2017
weight -0.7426 gain -3.0745

pattern L763157953611224
? . . . . # ? ?
. . . . . # # ?
. . 3 . . # # ?
. . . * . # # #
. . C . . # # ?
. . . . . # # ?
? . O . . # ? ?
? ? ? . ? ? ? ?
seen 18266 played 51 games 51 players 50 won 23/50 years 2001-2016
weight -0.7317 gain -3.0784

pattern L497792466182521
? ? ? . ? ? ?
? . C . C . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 379865 played 68 games 68 players 65 won 30/68 years 2001-2019
weight -1.0275 gain -3.0787

pattern L976859800193398
? ? # ? ?
? # # # ?
C C * A 1
? . C 3 ?
? ? C ? ?
seen 142 played 79 games 29 players 29 won 36/79 years 2009-2017
weight 0.3437 gain -3.079

pattern L406775048771475
? ? ? . ? ?
? ? . . C ?
a . . * . .
? ? . . C ?
? ? ? . ? ?
a ? last yes
seen 6800 played 86 games 86 players 83 won 41/86 years 2001-2019
weight -0.6723 gain -3.0794

pattern L260159891059220
? ? C ? ?
? . C 3 ?
. . * C 3
? C . C ?
? ? C ? ?
seen 19502 played 55 games 55 players 53 won 23/55 years 2009-2019
weight -1.5482 gain -3.08

pattern L892119085452472
? ? . ? ?
? . . . ?
. 3 * . .
? 3 C . ?
? ? C ? ?
? ? ? ? a
a ? last yes
seen 3382 played 78 games 78 players 76 won 35/78 years 2001-2018
weight -0.4764 gain -3.0808

pattern L146742070024596
2 C C a
. * . ?
. . . ?
a ? last yes
seen 5153 played 52 games 52 players 50 won 22/52 years 2001-2019
weight -1.0255 gain -3.082

pattern L553332967048277
3 C a ?
3 * . ?
3 . C b
a .C
b ? last yes
seen 3600 played 77 games 75 players 75 won 46/77 years 2001-2018
weight -0.4402 gain -3.0827

pattern L759606012836467
? ? ? . ? ? ?
? O a . # # ?
? 3 C . # # ?
X 3 3 * # # #
? . . . # # ?
? # # # # # ?
? ? ? # ? ? ?
a C last yes
seen 1235 played 171 games 170 players 160 won 73/171 years 2009-2018
weight -0.2016 gain -3.0828

pattern L164910781158193
? ? ? . ? ? ?
? . . 3 . X ?
? . . . . . ?
. . a * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 802 played 40 games 40 players 39 won 20/40 years 2001-2018
weight -0.4194 gain -3.0829

pattern L219011582268930
? B ?
A * #
? A ?
seen 20595 played 963 games 938 players 755 won 556/963 years 2000-2019
weight 0.3675 gain -3.0833

pattern L912825897078278
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . X
. . . . . . . ?
. . . C . . . ?
? . . . . . ? ?
? ? ? O ? ? ? ?
seen 5630 played 100 games 100 players 97 won 48/100 years 2001-2017
weight -0.2428 gain -3.0842

pattern L102824583116810
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . . . .
X 3 . . . . . .
O O C . . . . .
. . . . . . . ?
? . . . . . ? ?
seen 38817 played 694 games 691 players 565 won 340/694 years 2001-2019
weight 0.2115 gain -3.0857

pattern L844804768392133
? ? C ? ?
? C . # ?
. 3 * # #
? 3 . # ?
? ? . ? ?
seen 9316 played 74 games 74 players 74 won 40/74 years 2009-2019
weight -0.8803 gain -3.0865

pattern L301704181974927
a C 3 . ?
C 2 . . .
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 5087 played 50 games 50 players 47 won 27/50 years 2009-2017
weight -0.8949 gain -3.0875

pattern L685133595653375
? ? ? O ? ? ?
? O . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . C . . ?
? ? ? . ? ? ?
seen 14838 played 48 games 48 players 46 won 19/48 years 2009-2016
weight -1.4843 gain -3.0876

pattern L193514379160903
? ? . ? ?
? . . . ?
3 3 * . #
? B B . ?
? ? 3 ? ?
seen 28079 played 169 games 168 players 156 won 92/169 years 2001-2019
weight -0.393 gain -3.088

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
weight 0.916 gain -3.089

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
weight 0.916 gain -3.089

pattern L264972805181533
? ? . . . ? ?
? . . . . . ?
. . . . . . #
O . . * . . #
. . C . . . #
? . . . . . ?
? ? . . . ? ?
seen 14056 played 47 games 47 players 45 won 25/47 years 2009-2016
weight -0.261 gain -3.0909

pattern L761296303749196
a ? ? ? ?
? ? 3 . .
? ? . * C
? ? . C .
a ? last yes
seen 3523 played 38 games 38 players 37 won 26/38 years 2001-2017
weight -0.41 gain -3.0925

pattern L807661394446431
C C 3
C * .
# # #
seen 93918 played 40 games 40 players 39 won 19/40 years 2009-2016
weight -1.3848 gain -3.0938

pattern L264252916319767
? ? ? . ? ? ?
? @ C . . O ?
? 3 . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 64557 played 188 games 188 players 177 won 96/188 years 2001-2018
weight -1.2596 gain -3.0976

pattern L926404564255923
3 . .
3 * 3
3 . a
a C last yes
seen 4904 played 70 games 70 players 70 won 31/70 years 2001-2018
weight -0.3604 gain -3.0987

pattern L048551983694662
? ? ? . ? ? ?
? . . . . . ?
? 3 3 . C . ?
. C C * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 2410 played 60 games 60 players 60 won 29/60 years 2001-2017
weight -0.5936 gain -3.0993

pattern L311918799414812
? ? . ? ?
? C C 1 ?
. C * A 2
? C C 3 ?
? ? 3 ? ?
seen 556 played 153 games 61 players 59 won 86/153 years 2001-2017
weight 0.2887 gain -3.1

pattern L926061853400624
? ? C ? ?
? . 3 3 ?
. . * C .
? . . . ?
? ? 3 ? ?
seen 13481 played 319 games 317 players 287 won 181/319 years 2001-2019
weight -0.271 gain -3.1

pattern L235423069825997
a ? ? . ? ?
? ? . C . ?
? 3 . * . .
? ? . . . ?
? ? ? . ? ?
a ? last yes
seen 21611 played 626 games 623 players 528 won 317/625 years 2000-2019
weight -0.2801 gain -3.1015

pattern L376107317401961
? . ? ? ?
# * . ? ?
? B ? ? ?
? ? ? ? a
a ? last yes
seen 1499 played 48 games 48 players 47 won 21/48 years 2009-2019
weight -0.4847 gain -3.1016

pattern L736403699572683
B . .
3 * 3
3 . a
a C last yes
seen 477 played 40 games 40 players 39 won 26/40 years 2009-2017
weight -0.3383 gain -3.102

pattern L061153473809813
# # #
A * C
1 B 2
seen 182 played 143 games 58 players 57 won 60/143 years 2000-2018
weight 0.6418 gain -3.1037

pattern L587915819848370
? ? . ? ?
? . . . ?
. . * . .
? 3 . . ?
? ? . ? ?
? ? ? a ?
a ? last yes
seen 183267 played 589 games 583 players 489 won 326/589 years 2001-2019
weight -0.2471 gain -3.1039

pattern L319725394234818
? ? # ? ?
? . . . ?
. 3 * 3 .
? . C . ?
? ? . ? ?
seen 8216 played 139 games 139 players 128 won 72/139 years 2001-2019
weight -0.7058 gain -3.1064

pattern L638666514296557
? 3 3 C ?
. . 3 C .
. . * . C
# # # # #
? # # # ?
seen 15681 played 66 games 66 players 63 won 38/66 years 2009-2018
weight -0.2936 gain -3.1064

pattern L060661927756129
? ? ? . ? ? ?
? . . . . . ?
? . C . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? a
a ? last yes
seen 7786 played 38 games 38 players 38 won 19/38 years 2009-2017
weight -0.5348 gain -3.1082

pattern L964761772030639
? ? O . . ? ?
? . . C . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 37527 played 72 games 72 players 69 won 36/72 years 2001-2018
weight -0.3367 gain -3.1095

pattern L799056466591801
? . . X . . ? ?
. O . . . . . ?
. . . C 2 . . ?
. . . * C . . #
. . . . . . . ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 2397 played 47 games 47 players 40 won 25/47 years 2009-2017
weight -1.0843 gain -3.1107

pattern L615999907848316
? ? . ? ?
? 3 . . ?
3 C * . .
? C . 3 ?
? ? a ? ?
a 3C
seen 12536 played 186 games 186 players 178 won 86/186 years 2001-2018
weight -0.3034 gain -3.1115

pattern L593508647539372
? ? . . O ? ?
? . . 3 . . ?
. . . . . C .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 20107 played 364 games 359 players 327 won 179/364 years 2000-2019
weight -0.2818 gain -3.1121

pattern L542888199041961
? ? ? . ? ? ?
? X . . . . ?
? . . . . . ?
. . . * . . .
? C . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 495786 played 259 games 259 players 229 won 131/258 years 2001-2019
weight -0.4737 gain -3.1122

pattern L363952074289139
? ? C ? ?
? 3 C . ?
. . * C 3
? . . . ?
? ? # ? ?
seen 26399 played 57 games 57 players 56 won 25/57 years 2001-2017
weight -0.882 gain -3.1139

pattern L786192535421638
3 3 3
3 * C
B . C
seen 30651 played 157 games 157 players 151 won 77/157 years 2001-2019
weight -1.1084 gain -3.1162

pattern L244509603869671
? # # # ?
# # # # #
3 3 * 2 #
3 C 2 . #
? C C C ?
seen 6232 played 56 games 56 players 55 won 29/56 years 2009-2019
weight -0.418 gain -3.1189

pattern L394366785440428
? ? a
# . C
# * 2
# . .
a ? last yes
seen 13657 played 70 games 70 players 68 won 30/70 years 2001-2018
weight -1.2299 gain -3.1211

pattern L427599700824043
? ? 2 ? ?
? # A 1 ?
# # * B .
? # # # ?
? ? # ? ?
seen 2877 played 1436 games 610 players 504 won 761/1436 years 2001-2019
weight 0.3249 gain -3.1211

pattern L565729611027945
a . . .
? . * .
? . C C
a ? last yes
seen 47762 played 48 games 48 players 47 won 24/48 years 2001-2017
weight -1.7393 gain -3.1212

pattern L448527701823234
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * B 2 .
? . . . 2 B ?
? . . . 2 O ?
? ? ? O ? ? ?
seen 258 played 45 games 43 players 42 won 21/45 years 2009-2018
weight -0.5614 gain -3.1221

pattern L941159136943728
? 2 ? ? a
3 * . ? ?
? 3 ? ? ?
a ? last yes
seen 6071 played 76 games 76 players 73 won 31/76 years 2001-2018
weight -0.5481 gain -3.1226

pattern L383046217115769
? ? ? . ? ? ?
? . . C 3 . ?
? . . . . . ?
# . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 22930 played 89 games 89 players 87 won 52/89 years 2001-2018
weight -0.5723 gain -3.1243

pattern L752475454581116
. C 1
C * A
3 C 2
seen 201 played 128 games 80 players 78 won 50/128 years 2009-2019
weight 0.705 gain -3.1264

pattern L585690332222968
? ? . 3 . ?
a 3 . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 17317 played 76 games 76 players 75 won 37/76 years 2001-2019
weight -0.4964 gain -3.1292

pattern L941964925453438
? . . . ? ?
. . . . . ?
. . * . . ?
. C . C . a
? . . . ? ?
a ? last yes
seen 9374 played 147 games 146 players 136 won 65/147 years 2001-2018
weight -0.5271 gain -3.1309

pattern L678501409888345
? ? ? ? a
? ? ? ? ?
? 2 ? ? ?
C * . ? ?
? 3 ? ? ?
a ? last yes
seen 4289 played 43 games 43 players 42 won 13/43 years 2009-2018
weight -0.7884 gain -3.1334

pattern L308006218863441
? # # # ?
# # # # #
. . * . 3
C C C 2 .
? . C C ?
seen 6211 played 35 games 35 players 35 won 13/35 years 2009-2016
weight -0.7892 gain -3.1342

pattern L860677647068994
? ? ? . ? ? ?
? . C . . . ?
? 3 . C . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 4848 played 83 games 83 players 82 won 38/83 years 2001-2017
weight -0.5683 gain -3.1346

pattern L004627644499301
. . . . . . . ?
. . . . . . . .
. . . . . . . O
. . . * . . X X
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 93803 played 468 games 461 players 369 won 226/468 years 2001-2019
weight 0.1641 gain -3.1354

pattern L933453484418880
. . B
C * 1
C . B
seen 7849 played 67 games 67 players 65 won 34/67 years 2009-2019
weight -0.6099 gain -3.1355

pattern L811268468512090
? ? . ? ?
? 3 . C ?
. . * . C
? 2 C . ?
? ? . ? ?
seen 953 played 73 games 73 players 72 won 33/73 years 2009-2017
weight -0.3142 gain -3.1384

pattern L218967993729331
? . . . . . ? ?
. . . . . . . ?
. . . . . C . ?
. . . * . C X .
. . C 3 . 3 O ?
. . . . . X . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 357 played 291 games 289 players 240 won 157/291 years 2009-2017
weight 0.495 gain -3.1397

pattern L783775271245204
? ? ? . ? ? ?
? . . . . . ?
? . . . . C ?
. C . * . . X
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 11096 played 105 games 105 players 102 won 45/105 years 2001-2017
weight -0.2661 gain -3.1434

pattern L161144603657462
? ? X . # ? ?
? O 3 . # # ?
O 3 3 . # # #
O C 3 * # # #
. . B . # # #
? # # # # # ?
? ? # # # ? ?
seen 2976 played 56 games 56 players 55 won 29/56 years 2001-2017
weight -0.6568 gain -3.1436

pattern L575873810406395
? . . . ?
. . . . .
C . * . C
. . . . .
? . . C ?
seen 41933 played 151 games 150 players 141 won 65/151 years 2000-2018
weight -0.4466 gain -3.1451

pattern L448233864073662
? ? . . . ? ?
? . . . . . ?
O . . C . . X
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 125111 played 44 games 44 players 44 won 20/44 years 2009-2016
weight -1.7608 gain -3.1454

pattern L337788496807140
? . . . ?
. . . 2 C
. . * a C
. . . . .
? . . . ?
a C last yes
seen 13826 played 1210 games 1186 players 929 won 565/1210 years 2001-2019
weight -0.08 gain -3.146

pattern L938050070170762
? # # # ?
. . . . .
C a * . .
2 C 3 . .
? 3 . . ?
a C last yes
seen 759 played 34 games 34 players 34 won 14/34 years 2001-2019
weight -0.4445 gain -3.1525

pattern L895149182173312
? ? . ? ?
? C . C ?
3 . * . .
? C . C ?
? ? . ? ?
seen 16092 played 37 games 37 players 37 won 19/37 years 2009-2017
weight -0.6366 gain -3.1528

pattern L558890074362371
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. C . * . . . .
. . . . . . X ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 34983 played 282 games 280 players 254 won 144/282 years 2001-2019
weight -0.1393 gain -3.1547

pattern L343423370719223
? ? 3 ? ?
? . B 3 ?
. C * 3 .
? C 3 . ?
? ? 3 ? ?
seen 19486 played 233 games 231 players 215 won 113/233 years 2001-2018
weight -0.4438 gain -3.1561

pattern L980705458479719
? ? . ? ?
? 3 . 3 ?
C C * . C
? . . . ?
? ? 3 ? ?
seen 556 played 52 games 52 players 52 won 19/52 years 2009-2018
weight -0.3362 gain -3.1577

pattern L022926495200749
? # C . ?
# # . C C
# # * . C
# # . . .
? # # # ?
seen 22374 played 44 games 44 players 44 won 22/44 years 2009-2017
weight -0.8645 gain -3.1578

pattern L930406040957908
? . 3 . ?
. . . . .
. 3 * . .
3 . C . .
? . . . ?
seen 5348 played 838 games 832 players 644 won 451/838 years 2001-2018
weight 0.2514 gain -3.1579

pattern L375912816839438
? ? . ? ?
? . . . ?
. . * C C
? . B 2 ?
? ? B ? ?
seen 2482 played 308 games 306 players 278 won 169/308 years 2001-2018
weight 0.2625 gain -3.1588

pattern L172779278524629
C 3 .
C * .
. . .
? ? ?
a ? ?
a ? last yes
seen 13250 played 357 games 356 players 319 won 180/355 years 2001-2019
weight -0.2878 gain -3.1593

pattern L593527004939762
? ? X O . ? ?
? . . C . . ?
. . . . . . #
. . . * . . #
. . . . . . #
? . 3 . . . ?
? ? . . . ? ?
seen 3135 played 34 games 34 players 34 won 15/34 years 2009-2018
weight -0.3843 gain -3.1594

pattern L636172228274195
a . . 3
? 3 * C
? . . b
a ? last yes
b .C
seen 3962 played 184 games 183 players 172 won 89/184 years 2009-2017
weight -0.4312 gain -3.1595

pattern L455147697216865
? ? . ? ?
? . 3 . ?
3 . * 3 .
? . C . ?
? ? C ? ?
seen 16967 played 67 games 67 players 66 won 32/67 years 2001-2018
weight -0.8075 gain -3.1599

pattern L266464901414321
? ? C ?
? C * 3
? ? a ?
? ? ? ?
b ? ? ?
a .2
b ? last yes
seen 41272 played 350 games 348 players 311 won 172/350 years 2001-2019
weight -0.5014 gain -3.1619

pattern L308706789396454
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . C O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 52068 played 57 games 57 players 57 won 23/57 years 2009-2017
weight -0.6215 gain -3.1623

pattern L155257390378475
? ? 3 ? ?
? . B 3 ?
. C * A 3
? C C 3 ?
? ? 2 ? ?
seen 1825 played 82 games 58 players 57 won 39/82 years 2001-2017
weight -0.662 gain -3.1629

pattern L340462209277312
? ? C ? ?
? . . 3 ?
. . * . .
? C . 3 ?
? ? a ? ?
a 3C
seen 39119 played 89 games 89 players 86 won 42/89 years 2001-2017
weight -0.6005 gain -3.1636

pattern L709825621367266
? ? ? a ?
? ? 3 ? ?
? 3 B . ?
. . * . .
? # # # ?
? ? # ? ?
a ? last yes
seen 4496 played 134 games 134 players 128 won 57/134 years 2001-2018
weight -0.5256 gain -3.1645

pattern L104839234878934
? ? . . . ? ?
? . . . . # ?
. . C . . # #
. . 3 * . # #
. . . . . # #
? X . . . # ?
? ? . . . ? ?
seen 2112 played 53 games 52 players 50 won 26/53 years 2009-2017
weight -0.5953 gain -3.1655

pattern L114405544732261
? . . . . . ? ?
. . . . . X . ?
. . . . . . . ?
. . . * . C . .
. . . . . . . ?
. . . . . . . ?
? . . . X . ? ?
? ? ? . ? ? ? ?
seen 2465 played 94 games 94 players 88 won 51/94 years 2001-2017
weight 0.6218 gain -3.1665

pattern L493372821229065
? # # # ?
. . . . .
3 3 * . .
C C C . .
? . . C ?
seen 5370 played 123 games 123 players 120 won 59/123 years 2001-2018
weight -0.3165 gain -3.1673

pattern L712203483570983
? ? C ? ?
? C 1 C ?
. . * 3 3
? . . 3 ?
? ? . ? ?
seen 4982 played 195 games 193 players 180 won 89/195 years 2001-2019
weight -0.4401 gain -3.1683

pattern L653571492341695
? . . C
a C * .
? 3 B B
a ? last yes
seen 903 played 34 games 34 players 34 won 21/34 years 2001-2016
weight -0.7386 gain -3.1701

pattern L919310803790934
? # . C ?
# # . C .
# # * . C
# # . C .
? # . a ?
a 3C
seen 33514 played 92 games 92 players 89 won 53/92 years 2009-2017
weight -0.6939 gain -3.1704

pattern L186740162573228
? ? ? . ? ?
? ? . . . ?
? . . * . .
? ? B . . ?
a ? ? 3 ? ?
a ? last yes
seen 5839 played 61 games 61 players 59 won 32/61 years 2001-2017
weight -0.4898 gain -3.1705

pattern L028964351325885
? 3 . . ?
. . . . #
. . * . #
. . . . #
? . C . ?
seen 24760 played 37 games 37 players 37 won 19/37 years 2009-2019
weight -1.0456 gain -3.1706

pattern L455950214379111
? 3 . . ?
. . . . .
. . * . .
. . . . .
? . . 3 ?
seen 177268 played 74 games 74 players 73 won 38/74 years 2001-2017
weight -1.8399 gain -3.171

pattern L625995405968422
? ? a
? ? ?
. . 3
. * 3
. . b
a ? last yes
b .3
seen 195585 played 127 games 127 players 122 won 63/127 years 2001-2019
weight -0.6475 gain -3.1714

pattern L695794741964433
? ? 3 ? a
? . . . ?
. . * C .
? . . . ?
? ? 3 ? ?
a ? last yes
seen 932 played 61 games 61 players 60 won 31/61 years 2009-2019
weight -0.553 gain -3.1716

pattern L614621458331078
? ? # ? ?
? 3 B . ?
3 C * . .
? C C C ?
? ? . ? ?
seen 7625 played 41 games 41 players 41 won 16/41 years 2009-2017
weight -0.5553 gain -3.1789

pattern L576173942347952
? ? C ? ?
? 3 3 C ?
C 3 * 1 C
? 3 3 C ?
? ? . ? ?
seen 5386 played 110 games 109 players 105 won 51/110 years 2001-2017
weight -0.404 gain -3.1799

pattern L251301423652422
? ? 3 ? ?
? C 3 . ?
. . * . .
? . C . ?
? ? C ? ?
seen 17340 played 262 games 261 players 239 won 123/262 years 2001-2019
weight -0.4402 gain -3.1817

pattern L261805562365022
? ? . . . ? ?
? . . . . . ?
X 3 . . . . .
X C . * . . .
O C . . . . .
? . . . . . ?
? ? . . . ? ?
seen 8518 played 57 games 57 players 57 won 24/57 years 2001-2018
weight -0.3754 gain -3.183

pattern L625586237443107
? ? . ? ?
? . . C ?
. . * . 3
? . 3 . ?
? a . ? ?
a ? last yes
seen 3181 played 42 games 42 players 42 won 23/42 years 2001-2016
weight -0.595 gain -3.1844

pattern L176195155080266
? ? # ? ?
? . . . ?
3 . * . .
? 3 3 . ?
? ? 3 ? ?
seen 351610 played 48 games 48 players 47 won 23/48 years 2001-2016
weight -0.6081 gain -3.1848

pattern L724146736218616
? ? . . . ? ?
? . C . . . ?
. . . . . . .
. . . * . . .
. . a . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 23755 played 288 games 288 players 240 won 157/288 years 2009-2019
weight -0.8654 gain -3.1849

pattern L775016133602310
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
# . . * . . .
? . . a 2 . ?
? . . 2 B . ?
? ? ? . ? ? ?
a B last yes
seen 665 played 226 games 226 players 196 won 130/226 years 2001-2017
weight 0.4218 gain -3.185

pattern L532312237352461
? . 3 . ?
3 3 . . #
. . * . #
. . . . #
? # # # ?
seen 49540 played 69 games 69 players 65 won 26/69 years 2009-2017
weight -1.0757 gain -3.1852

pattern L329444709515314
? ? 3 ? ?
? a . 3 ?
. . * . .
? . . 3 ?
? ? . ? ?
a C last yes
seen 1923 played 43 games 43 players 43 won 18/43 years 2009-2017
weight -0.7766 gain -3.1874

pattern L251389982267676
3 . C
. * .
. 2 B
seen 8366 played 223 games 223 players 204 won 112/222 years 2001-2019
weight -0.158 gain -3.1879

pattern L506517868735035
. O . . # # # #
. . . . # # # #
. 3 . . # # # #
. C C * # # # #
O C 3 . # # # #
X X 3 . # # # #
. . . . # # # #
. . . . # # # #
seen 54209 played 67 games 67 players 67 won 29/67 years 2001-2017
weight -0.2897 gain -3.189

pattern L569383625412799
? . . . ?
. . . . .
. . * C .
. . 3 . .
? . . C ?
seen 23964 played 856 games 850 players 683 won 434/856 years 1988-2019
weight -0.1486 gain -3.1914

pattern L300296010559624
a ? C 3 3
? ? . * .
? ? . . .
a ? last yes
seen 12207 played 40 games 40 players 40 won 25/40 years 2001-2019
weight -1.1242 gain -3.1925

pattern L654892789538256
? ? . . . ? ?
? . . . . . ?
. . . . . . X
. . . * . 3 X
. . . . . C X
? . . . . O ?
? ? . . . ? ?
seen 2332 played 44 games 44 players 43 won 29/44 years 2009-2018
weight -0.457 gain -3.1955

pattern L626921332144131
? . . C ?
. . . . .
. . * . .
. . 3 C .
? . . . ?
seen 8832 played 190 games 190 players 178 won 98/190 years 2001-2018
weight -0.3631 gain -3.1967

pattern L285760042927894
? . . . ?
. 2 a . .
. C * . .
. . . . .
? C . . ?
a C last yes
seen 6001 played 397 games 395 players 354 won 167/397 years 2001-2019
weight -0.3805 gain -3.1968

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
weight 0.1999 gain -3.1974

pattern L935439801697693
? ? ? . ? ? ?
? . . . . . ?
a . . . . . ?
O 3 . * . . .
? 3 . . . . ?
? X C . . . ?
? ? ? . ? ? ?
a ? last yes
seen 710 played 50 games 50 players 49 won 17/50 years 2009-2017
weight -0.686 gain -3.1979

pattern L309715229987212
? 3 C . ?
. . C . .
3 . * . .
. . . . .
? C . . ?
seen 6202 played 79 games 79 players 78 won 36/79 years 2001-2019
weight -0.3001 gain -3.2025

pattern L631653217381762
? ? . ? ?
? . 3 . ?
C . * . .
? C 3 . ?
? ? . ? ?
seen 66872 played 363 games 362 players 326 won 191/363 years 2001-2019
weight -0.4456 gain -3.2033

pattern L839482409100737
? ? ? . ?
? ? . * 2
? ? ? C ?
a ? ? ? ?
a ? last yes
seen 12626 played 173 games 172 players 159 won 75/173 years 2000-2017
weight -0.4385 gain -3.2053

pattern L885035504530551
? ? 3 ? ?
? . B 3 ?
. C * 3 3
? . C C ?
? ? . ? ?
seen 9770 played 186 games 186 players 175 won 106/186 years 2001-2019
weight -0.3823 gain -3.206

pattern L267227349248300
? ? a ? ?
? C C . ?
3 C * B #
? 3 A 1 ?
? ? 2 ? ?
a .C
seen 889 played 423 games 192 players 176 won 213/423 years 2001-2019
weight 0.4045 gain -3.2066

pattern L728255641560118
? . . . ?
. . C . a
. . * . .
. . 3 . 3
? . . . ?
a .3
seen 251489 played 568 games 564 players 483 won 271/567 years 1992-2019
weight -0.2924 gain -3.2074

pattern L370454964804937
? ? . ? ?
? 2 a . ?
C C * . .
? C . . ?
? ? . ? ?
a C last yes
seen 2391 played 64 games 64 players 64 won 33/64 years 2001-2018
weight -1.0259 gain -3.2091

pattern L141878068465993
? ? . ? ?
? . . C ?
3 C * . .
? . 3 . ?
? ? . ? ?
seen 8681 played 152 games 151 players 145 won 80/152 years 2001-2018
weight -0.6356 gain -3.2092

pattern L753574102984206
? . . . ?
. . . . .
. . * . .
2 . . . .
? 3 3 . ?
seen 51544 played 40 games 40 players 40 won 19/40 years 2009-2017
weight -2.4685 gain -3.2092

pattern L891713797375048
. . . . . . # ?
. . . . . . # ?
. . . . . . # #
. . . * . . # #
. . C 3 . . # #
. . C 3 . . # ?
. . . O X . # ?
? ? . O . ? ? ?
seen 417 played 105 games 105 players 101 won 48/104 years 2001-2017
weight 0.3368 gain -3.2095

pattern L608609595070005
? ? 3 ? ?
? . . . ?
C 2 * . #
? 2 C . ?
? ? . ? ?
seen 402 played 98 games 98 players 95 won 42/98 years 2001-2019
weight 0.3416 gain -3.2106

pattern L028019507907903
? . . . ?
. C . 3 .
. . * . .
. C 3 . .
? C . . ?
seen 2261 played 38 games 38 players 37 won 16/38 years 2001-2017
weight -0.7765 gain -3.2119

pattern L088406133281368
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. . . * . . .
? C 2 . . . ?
? . C 3 3 . ?
? ? ? X ? ? ?
seen 2546 played 48 games 48 players 48 won 29/48 years 2001-2016
weight -0.6172 gain -3.2125

pattern L215194479938505
? ? ? . ? ? ?
? . . C 3 . ?
? . . . . . ?
. . . * . 3 .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 6341 played 37 games 36 players 33 won 16/37 years 2009-2017
weight -1.6132 gain -3.2128

pattern L438259485174236
? . . . ?
. C . . .
. 3 * . .
. . . . .
? 3 C a ?
a C last yes
seen 434 played 306 games 305 players 254 won 162/306 years 2009-2017
weight 0.364 gain -3.2131

pattern L161814999136296
? . . 3 ?
. . . . .
. . * . .
. . . C C
? . C 3 ?
seen 4551 played 35 games 35 players 35 won 14/35 years 2009-2019
weight -0.4873 gain -3.2147

pattern L387984252134229
? 2 ?
C * .
? 3 ?
? ? ?
? a ?
a ? last yes
seen 3916 played 78 games 78 players 78 won 43/78 years 2009-2017
weight -0.8456 gain -3.2149

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
weight -0.9235 gain -3.2155

pattern L128153189998972
? . . . ?
. . . . .
. . * . C
. . 3 C C
? . 3 C ?
seen 4657 played 148 games 147 players 127 won 63/148 years 2001-2017
weight -0.433 gain -3.2157

pattern L890117792333252
? ? . . . ? ?
? . . . . O ?
. . . . . . .
. . . * . . .
. . . . . C .
? . . . . . ?
? ? X . X ? ?
seen 35021 played 36 games 36 players 34 won 18/36 years 2009-2016
weight -0.5469 gain -3.2176

pattern L191787459038495
a ? B 2 .
? ? 3 * .
? ? 3 . .
a ? last yes
seen 713 played 38 games 38 players 36 won 20/38 years 2009-2018
weight -0.6744 gain -3.2188

pattern L152825428015275
? ? . a ?
? . C 2 ?
. . * . .
? . . C ?
? ? . ? ?
a ? last yes
seen 2798 played 204 games 204 players 183 won 89/204 years 2001-2019
weight -0.4537 gain -3.2193

pattern L172342497972771
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. a 2 * . . .
O C 2 C . . .
? X B . . . ?
? ? . . . ? ?
a C last yes
seen 505 played 449 games 449 players 336 won 186/449 years 2009-2018
weight 0.3546 gain -3.2198

pattern L612480602501763
? a ?
. C .
. * C
3 . .
a ? last yes
seen 4900 played 35 games 35 players 35 won 14/35 years 2009-2018
weight -1.249 gain -3.2216

pattern L575631680032263
? ? 3 ? ?
? . . . ?
3 C * C .
? C . . ?
? ? 3 ? ?
seen 14544 played 55 games 55 players 53 won 33/55 years 2001-2018
weight -0.4259 gain -3.2219

pattern L481509450522343
? . . . ?
# . . C .
# . * . .
# . . . C
? . . 3 a
a ? last yes
seen 3119 played 40 games 40 players 40 won 19/40 years 2001-2016
weight -0.963 gain -3.2229

pattern L711109506644918
? ? . ? ? ?
? . . . ? ?
C C * . . ?
? 3 . . ? ?
? ? . ? ? ?
? ? ? ? ? a
a ? last yes
seen 1535 played 62 games 62 players 61 won 24/62 years 2001-2017
weight -0.5632 gain -3.2231

pattern L968269956048598
? ? . ? ?
? . . . ?
C . * 3 .
? . C . ?
? ? C ? ?
seen 27276 played 486 games 485 players 421 won 244/486 years 2001-2019
weight -0.2045 gain -3.2237

pattern L094519418768928
? ? . . . ? a
? . . . . . ?
. . . . . . .
. . . * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a ? last yes
seen 12527 played 71 games 71 players 70 won 31/71 years 2001-2018
weight -0.354 gain -3.2255

pattern L647865584350083
? . . . ?
. . C 2 .
. C * A 3
. 2 C 2 .
? . C . ?
seen 193 played 73 games 51 players 50 won 38/73 years 2009-2017
weight 0.3495 gain -3.2257

pattern L920050486080142
? ? a ? ?
? . 3 . ?
. . . . .
. C * . .
. . . . .
? 3 . . ?
a ? last yes
seen 865 played 85 games 84 players 80 won 42/85 years 2009-2017
weight -0.3473 gain -3.226

pattern L590224708618161
? ? . . . ? ?
? . . . . . ?
. . . C . . .
. 3 . * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 1830 played 480 games 477 players 402 won 234/480 years 2001-2018
weight 0.4402 gain -3.2275

pattern L610385937596416
. . . . . . . .
. . . . . . . .
. . . . . C . .
. . . * . C X .
. . C 3 . 3 O O
. . . . . X . .
. . . . . . . .
. . . . . . . .
seen 355 played 291 games 289 players 240 won 157/291 years 2009-2017
weight 0.5143 gain -3.228

pattern L793464165418275
. . . . . . . ?
. . . . . . . ?
. . . . C . . .
. . . * 3 . . .
. . . . . . . .
. . C C 3 X . ?
. . . X O . . ?
? ? . . O ? ? ?
seen 355 played 291 games 289 players 240 won 157/291 years 2009-2017
weight 0.5143 gain -3.228

pattern L985647007322412
. . . . . . . ?
. . . . . . . .
. . . . . C . .
. . . * . C X .
. . C 3 . 3 O O
. . . . . X . .
. . . . . . . ?
? . . . . . ? ?
seen 355 played 291 games 289 players 240 won 157/291 years 2009-2017
weight 0.5143 gain -3.228

pattern L881656790256347
? ? . ? ?
? . 3 . ?
a . * . .
? . C . ?
? ? . ? ?
a C last yes
seen 27549 played 54 games 54 players 53 won 24/54 years 2009-2019
weight -0.8309 gain -3.2285

pattern L921409759623872
? ? . ? ?
? C . a ?
. . * 2 .
? . C C ?
? ? . ? ?
a C last yes
seen 838 played 166 games 165 players 150 won 88/166 years 2000-2018
weight -0.2183 gain -3.2289

pattern L780352902871252
? ? . . . ? ?
? . . . . . ?
. . . . . . #
. . C * . . #
. . . . . . #
? . . 3 . . ?
? ? . . . ? ?
seen 84492 played 554 games 547 players 476 won 267/553 years 1988-2019
weight -0.4426 gain -3.2297

pattern L395393829696638
? ? a ? ?
? ? . ? ?
? . . 3 ?
. C * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 7157 played 68 games 68 players 60 won 29/68 years 2000-2018
weight -0.8239 gain -3.2311

pattern L812084541823471
? . . C ?
C . C . 3
. . * . .
. . . . .
? # # # ?
seen 32911 played 68 games 68 players 67 won 20/68 years 2009-2019
weight -0.264 gain -3.2339

pattern L027570717941840
? ? . ? ?
? . . 3 ?
. 3 * C C
? . C . ?
? ? . ? ?
seen 11109 played 627 games 619 players 522 won 333/627 years 2001-2019
weight -0.1594 gain -3.2362

pattern L694271555507097
? ? . ? ?
? . . B ?
. C * 2 B
? . . . ?
? ? . ? ?
seen 9729 played 160 games 159 players 155 won 76/160 years 2001-2017
weight -0.5135 gain -3.2362

pattern L221727907752816
? ? C ? ?
? . C 3 ?
3 . * 3 .
? . 3 . ?
? ? 3 ? ?
seen 6261 played 48 games 48 players 48 won 26/48 years 2001-2017
weight -0.4917 gain -3.2374

pattern L372551487332315
? . . . ?
. . . . .
. . * . .
. . . . .
? . C . ?
? ? a ? ?
a ? last yes
seen 55420 played 414 games 411 players 363 won 207/413 years 2001-2019
weight -0.3072 gain -3.2378

pattern L009455077189989
. . . . O X . ?
O . 3 C C X . .
. . . C 3 3 . .
. . . * . . . .
# # # # # # # #
# # # # # # # #
# # # # # # # ?
? # # # # # ? ?
seen 54413 played 69 games 69 players 69 won 30/69 years 2001-2017
weight -0.2701 gain -3.2404

pattern L004463981388842
? ? # ? ?
? # # # ?
. B * 3 .
? B B 3 ?
? ? 3 ? ?
seen 7522 played 144 games 143 players 138 won 82/144 years 1992-2017
weight -0.2533 gain -3.2412

pattern L965364408926647
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . O
? a . . C . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 5286 played 65 games 65 players 61 won 35/65 years 2009-2018
weight -0.4533 gain -3.2443

pattern L240384512368078
? ? 3 ? ?
? C C 3 ?
. . * 3 .
? C . . ?
? ? C ? ?
seen 24857 played 147 games 145 players 140 won 80/147 years 2000-2017
weight -0.3373 gain -3.2457

pattern L347516730839389
? ? . ? ?
? . . 3 a
. . * . .
? # # # ?
? ? # ? ?
a ? last yes
seen 55387 played 44 games 44 players 43 won 22/44 years 2001-2016
weight -0.8104 gain -3.2468

pattern L618234424752932
? ? ? a
. . . ?
. * 3 ?
C C C ?
a ? last yes
seen 3732 played 46 games 46 players 46 won 21/46 years 2009-2018
weight -0.6972 gain -3.2475

pattern L346575457308794
? ? C ? ?
? . C 1 ?
. . * B 3
? . . . ?
? ? . ? ?
seen 19988 played 181 games 181 players 168 won 97/181 years 2001-2017
weight -0.2988 gain -3.2476

pattern L426528799875431
? ? . . . ?
a C . . . .
? 3 C * . .
? 3 . . . .
? ? . . . ?
a ? last yes
seen 6536 played 76 games 76 players 71 won 39/76 years 2009-2017
weight -0.6587 gain -3.2477

pattern L808074705715073
? # # # ?
# # # # #
. . * . .
. C C 2 .
? C 3 A ?
seen 19940 played 65 games 65 players 64 won 36/65 years 2001-2017
weight -0.5369 gain -3.2494

pattern L439406994701974
C C . ? a
. * . ? ?
. . . ? ?
a ? last yes
seen 89245 played 56 games 56 players 56 won 28/56 years 2009-2018
weight -1.7148 gain -3.252

pattern L994365451789135
? ? . . . ? ?
? . . . a . ?
. . . . . . .
. . . * . . .
. . . . C . .
? . . . . . ?
? ? . O . ? ?
a C last yes
seen 3981 played 52 games 52 players 49 won 28/52 years 2009-2018
weight -0.4805 gain -3.253

pattern L087523661101582
? ? 3 ?
? 3 * C
? ? 2 ?
a ? ? ?
a ? last yes
seen 3027 played 120 games 119 players 118 won 60/120 years 2001-2018
weight -0.4583 gain -3.2544

pattern L140505737449815
? C . C ?
. . . . .
. . * . .
. 3 . . .
? . . . ?
seen 81520 played 49 games 49 players 49 won 27/49 years 2001-2019
weight -1.1939 gain -3.2555

pattern L852068046275045
? # # #
? . * .
? 3 . 3
a ? ? ?
a ? last yes
seen 12316 played 81 games 81 players 79 won 29/81 years 2001-2017
weight -0.2314 gain -3.2555

pattern L355534726484430
? a ?
C 2 .
C * .
. C .
a ? last yes
seen 9756 played 100 games 99 players 98 won 41/100 years 2009-2018
weight -0.5911 gain -3.2557

pattern L051679633109710
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . . 3 a . .
? X . . . . ?
? ? . . . ? ?
a C last yes
seen 1888 played 50 games 50 players 48 won 25/50 years 2009-2017
weight -0.6062 gain -3.259

pattern L472028307352948
? # . . ?
# # . 3 a
# # * A 3
# # . 1 B
? # B 1 ?
a .3
seen 330 played 273 games 270 players 251 won 135/273 years 2001-2018
weight 0.7273 gain -3.259

pattern L899007673546692
. . .
3 * B
. B 3
seen 15333 played 122 games 122 players 119 won 56/122 years 2001-2019
weight -0.8951 gain -3.2617

pattern L123216257254369
. a b
3 * 3
. . C
a C last yes
b .C
seen 7753 played 4930 games 4600 players 2364 won 2610/4930 years 1992-2019
weight 0.3771 gain -3.262

pattern L782672964994252
. . . . . . . ?
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . . . . . #
. . . . . . . ?
? . X . O . ? ?
seen 87142 played 71 games 71 players 61 won 41/71 years 2001-2016
weight -0.4935 gain -3.2621

pattern L041493687954943
? ? ? . ? ? ?
? X . . . # ?
? . 3 . . # ?
O C C * . # #
? . . . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 7153 played 77 games 77 players 76 won 41/77 years 2000-2017
weight -0.6713 gain -3.2624

pattern L707706879919720
. . . . . . . ?
. . . . . . . ?
. C . . . . . O
. . . * . . . O
. . . . . . . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 18316 played 121 games 120 players 117 won 49/121 years 2001-2019
weight -0.7451 gain -3.2662

pattern L260788761003371
? . . . ?
. . . . .
. . * . 3
. . . C .
? . . a ?
a C last yes
seen 4031 played 59 games 59 players 55 won 32/59 years 2009-2019
weight -0.4421 gain -3.2675

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
weight -0.1885 gain -3.2691

pattern L740186339219633
3 . C
. * C
2 C .
a ? ?
a ? last yes
seen 1110 played 42 games 42 players 41 won 17/42 years 2001-2018
weight -0.5147 gain -3.2697

pattern L821267347999265
C . C
. * C
. a 1
a B last yes
seen 3287 played 154 games 154 players 142 won 76/154 years 2000-2018
weight -0.4222 gain -3.2711

pattern L840042673458295
? ? # ? ?
? . . . ?
. 3 * 3 3
? C 1 C ?
? ? 1 ? ?
seen 314 played 201 games 200 players 195 won 94/200 years 2001-2017
weight 0.7242 gain -3.2735

pattern L719672328800156
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * . 3 .
? . . C . 3 ?
? . . . . X ?
? ? ? . ? ? ?
seen 6406 played 42 games 42 players 40 won 21/42 years 2009-2017
weight -0.6925 gain -3.2737

pattern L113543782802048
? ? ? . ? ? ?
? . . . . O ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 148994 played 269 games 263 players 239 won 134/269 years 2001-2019
weight -0.5816 gain -3.2777

pattern L651951290559454
? ? X . . ? ?
? O . 3 . . ?
a . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a O last yes
seen 568 played 38 games 38 players 35 won 30/38 years 2001-2017
weight -0.4594 gain -3.2789

pattern L482263533238293
? . 3 . ?
. 2 C C .
. C * . .
. . . . .
? . . . ?
seen 29284 played 246 games 246 players 235 won 125/246 years 2001-2019
weight -0.4597 gain -3.2796

pattern L659597081906140
? ? ? ? a
? ? . ? ?
? . . . ?
. . * C .
? . 3 3 ?
? ? . ? ?
a ? last yes
seen 5564 played 64 games 64 players 64 won 30/64 years 2009-2017
weight -0.8506 gain -3.2878

pattern L804654208694885
? . . . ?
3 . . . .
. 3 * 3 .
. C C . .
? . . . ?
seen 2095 played 100 games 100 players 94 won 45/100 years 2001-2019
weight -0.4516 gain -3.2885

pattern L301375302472083
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * a . .
. . . . 2 C .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 2322 played 278 games 276 players 253 won 112/278 years 2000-2019
weight -0.2448 gain -3.2904

pattern L953692623400327
? ? . ? ?
? . C . ?
3 . * . 3
? C . C ?
? ? C ? ?
seen 7028 played 50 games 50 players 47 won 26/50 years 2001-2016
weight -0.6669 gain -3.2909

pattern L633193069116044
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . . #
? . . . 3 . ?
? . C . . . ?
? ? ? X ? ? ?
seen 4180 played 35 games 35 players 33 won 21/35 years 2009-2017
weight -0.5758 gain -3.2911

pattern L820626424472735
? . . 3 ?
. . . . .
. . * . C
. . . . .
? . . . ?
? ? ? ? a
a ? last yes
seen 11166 played 64 games 64 players 62 won 29/64 years 2001-2017
weight -1.7351 gain -3.2912

pattern L305576965107335
? . C 3 ?
. C . 3 .
. . * . .
# # # # #
? # # # ?
seen 58403 played 34 games 34 players 32 won 18/34 years 2001-2018
weight -1.2417 gain -3.2915

pattern L308923727883403
? . . . ?
. . . C C
. . * C 2
. . . 3 .
? . . . ?
seen 9520 played 54 games 54 players 54 won 29/54 years 2001-2017
weight -0.4762 gain -3.2916

pattern L674231454823129
? ? ? ? ? a
? ? 3 ? ? ?
? . C . ? ?
. . * . . ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 10782 played 63 games 63 players 61 won 34/63 years 2001-2017
weight -0.3394 gain -3.2919

pattern L765234639452680
? ? . ? ?
? . C . ?
. . * . 3
? C 3 3 ?
? ? 3 ? ?
seen 4546 played 69 games 69 players 69 won 48/69 years 2001-2017
weight -0.4453 gain -3.292

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
weight -1.4013 gain -3.2925

pattern L355485738862288
? 3 ?
3 * .
? . ?
? ? ?
? a ?
a ? last yes
seen 151861 played 159 games 159 players 151 won 77/159 years 2001-2018
weight -1.3248 gain -3.2942

pattern L720307764676457
? ? ? a
. . . ?
. * 3 ?
. 3 C ?
a ? last yes
seen 6205 played 51 games 51 players 51 won 26/51 years 2009-2017
weight -0.7875 gain -3.2944

pattern L857685372291146
. . . . . . . ?
. . . . . . . .
. . . . C C O O
. . . * . 3 X X
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 4573 played 319 games 318 players 267 won 162/319 years 2001-2019
weight -0.176 gain -3.2949

pattern L376498547168446
? ? . ? ?
? . . . ?
. C * C C
? . . C ?
? ? 3 ? ?
seen 93445 played 113 games 112 players 110 won 58/113 years 2009-2019
weight -0.5788 gain -3.2952

pattern L180734951566442
. . 3
. * .
. 3 C
? ? ?
a ? ?
a ? last yes
seen 1874 played 68 games 68 players 67 won 37/68 years 2001-2018
weight -0.6833 gain -3.2955

pattern L728793723682641
? ? . ? ?
? C C 3 ?
3 C * A 3
? . C 2 ?
? ? . ? ?
seen 781 played 39 games 27 players 28 won 17/39 years 2009-2017
weight -0.3905 gain -3.2995

pattern L572648954598966
. . 3
2 * .
a . C
a B last yes
seen 756 played 39 games 39 players 38 won 17/39 years 2001-2017
weight -0.4136 gain -3.3

pattern L708032626315434
? . . . ?
. . . . .
. . * . .
. C C 3 .
? 3 C 3 ?
seen 4216 played 71 games 71 players 69 won 41/71 years 2009-2018
weight -0.3455 gain -3.3009

pattern L120460148494034
? ? ? x ? ? ?
? . . 3 . . ?
? C . . . a ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 4149 played 1496 games 1407 players 1027 won 708/1493 years 2001-2019
weight 0.3748 gain -3.3021

pattern L003871018064458
? # # # ?
. . . . .
. . * . .
. . 3 C C
? . . C ?
seen 25357 played 213 games 213 players 196 won 106/213 years 2000-2019
weight -0.7503 gain -3.3033

pattern L667259759477698
? ? ? . ? ? ?
? . . 3 . . ?
? . . . . . ?
X . 3 * . . #
? . . C . . ?
? . C . . . ?
? ? ? . ? ? ?
seen 4628 played 41 games 41 players 38 won 19/41 years 2001-2019
weight -0.8525 gain -3.3035

pattern L216075899309145
. . . . . . . ?
. . . . . . . ?
. . . . . . . .
. . . * . . X .
. . . . C . . .
. . . . . . . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 234482 played 144 games 143 players 129 won 72/144 years 2000-2019
weight -0.3916 gain -3.3041

pattern L905651015985153
? ? ? X ? ? ?
? . . . a . ?
? . . . . . ?
. . . * . . X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 6833 played 63 games 63 players 62 won 27/63 years 2001-2017
weight -0.5385 gain -3.3042

pattern L978665323971003
? ? ? . ? ?
a ? . 3 3 ?
? C . * C .
? ? . . . ?
? ? ? . ? ?
a ? last yes
seen 899 played 40 games 40 players 37 won 22/40 years 2009-2016
weight -0.5328 gain -3.3065

pattern L898728559509251
? ? ? . ? ? ?
? . . . . . ?
? 3 . . . . ?
O C 2 * . . .
? . C 3 . . ?
? . C . . . ?
? ? ? . ? ? ?
seen 2341 played 473 games 471 players 395 won 242/472 years 2001-2019
weight 0.3629 gain -3.3078

pattern L109203138551178
. 3 C
3 * a
C 3 .
a C last yes
seen 2008 played 1498 games 1470 players 1060 won 735/1497 years 2000-2019
weight 0.4054 gain -3.3083

pattern L253053753165398
? . C . ?
. C . . .
. . * . .
. . . . 3
? . . . ?
seen 13764 played 47 games 47 players 47 won 18/47 years 2001-2018
weight -0.9648 gain -3.3094

pattern L424943962486036
? ? . ? ? ?
? . . . ? ?
. . * . 3 a
? . . . ? ?
? ? # ? ? ?
a ? last yes
seen 11140 played 97 games 97 players 94 won 44/97 years 1993-2019
weight -0.5901 gain -3.311

pattern L000039388397154
? ? . . O ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. 3 . . . . .
? . . C . . ?
? ? . . . ? ?
seen 2388 played 67 games 67 players 66 won 27/67 years 2009-2017
weight -0.3521 gain -3.3122

pattern L296671757699427
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
O . . . . a .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 14687 played 60 games 60 players 56 won 32/60 years 2001-2018
weight -0.4014 gain -3.3185

pattern L613994721337119
C 2 .
2 * 3
. 2 C
seen 12764 played 63 games 63 players 60 won 36/63 years 2001-2017
weight -0.5171 gain -3.3213

pattern L568918241389400
? ? # ? ?
? 1 A # ?
. B * # #
? 2 C # ?
? ? C ? ?
seen 103 played 84 games 29 players 29 won 35/84 years 2000-2017
weight 0.4074 gain -3.3232

pattern L469548653170167
? ? . ? ?
? . 3 3 ?
. . * C .
? C 2 . ?
? ? C ? ?
seen 1839 played 244 games 243 players 225 won 131/244 years 2001-2019
weight -0.193 gain -3.3245

pattern L021811091065322
? . . . ?
. . . . .
C . * . .
1 . . . .
? 3 . . ?
seen 18139 played 53 games 53 players 53 won 23/53 years 2001-2017
weight -1.2316 gain -3.3251

pattern L245010496063932
? # # # ? ?
. . . . . ?
. . * . . ?
. . . . . a
? . C . ? ?
a ? last yes
seen 29836 played 39 games 39 players 38 won 21/39 years 2009-2016
weight -1.0831 gain -3.326

pattern L467031677667901
? ? . ? ?
? # B 3 ?
# # * 3 3
? # 3 3 ?
? ? C ? ?
seen 6108 played 49 games 49 players 47 won 23/49 years 2009-2017
weight -1.148 gain -3.3263

pattern L417145878113618
2 2 a
. * .
. 3 C
a BC
seen 32447 played 310 games 306 players 287 won 153/310 years 2001-2019
weight -0.3193 gain -3.3268

pattern L954147099713818
3 C a
3 * .
. B 3
a .C
seen 15821 played 357 games 355 players 304 won 198/356 years 2000-2019
weight -0.3057 gain -3.3268

pattern L040138539794168
? ? ? X ? ? ?
? O 3 B B X ?
? 3 3 B . C ?
. . . * . . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 1439 played 105 games 105 players 102 won 57/105 years 2009-2018
weight 0.45 gain -3.3284

pattern L121517868405817
? ? ? . ? ? ?
? . . . . O ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . 3 . C . ?
? ? ? . ? ? ?
seen 19087 played 120 games 120 players 115 won 62/120 years 2001-2019
weight -0.3844 gain -3.3289

pattern L221123454663818
? ? C ? ?
? a . C ?
. . * . C
? . . . ?
? ? # ? ?
a C last yes
seen 1144 played 40 games 40 players 40 won 21/40 years 2001-2019
weight -0.737 gain -3.3291

pattern L206740324276141
C 2 a
. * .
. . b
a .2
b C last yes
seen 2220 played 160 games 159 players 159 won 79/160 years 2000-2019
weight -0.3324 gain -3.3299

pattern L322218689793308
? ? . ? ?
? . . . ?
a . * C C
? . C 3 ?
? ? b ? ?
a .3
b C last yes
seen 7643 played 690 games 687 players 563 won 345/690 years 2000-2019
weight -0.1244 gain -3.3331

pattern L634325492430785
? . . . ? ?
. . . . . ?
. . * . . ?
C . . . . ?
? . . . ? ?
? ? ? ? ? a
a ? last yes
seen 71196 played 233 games 232 players 221 won 107/232 years 2000-2019
weight -0.5189 gain -3.3337

pattern L019529085152930
? 3 3 3 ?
1 B . . .
C . * . .
. . . . .
? . . . ?
seen 7261 played 34 games 34 players 34 won 17/34 years 2009-2017
weight -0.5977 gain -3.3338

pattern L671005253046635
? ? . ? ?
? . . . ?
. . * . a
? C . C ?
? ? C ? ?
a C last yes
seen 3556 played 135 games 135 players 125 won 66/135 years 2001-2017
weight -0.4606 gain -3.3343

pattern L191010893740101
? ? ? . ? ? ?
? . C . . . ?
? . . . . . ?
. . . * . . .
? . C . . . ?
? . . C . . ?
? ? ? X ? ? ?
seen 4890 played 36 games 36 players 35 won 20/36 years 2001-2019
weight -0.7363 gain -3.3354

pattern L313263979104020
? ? . ? ?
? . . . ?
3 3 * . .
? 3 C . ?
? ? . ? ?
? ? ? a ?
a ? last yes
seen 1511 played 62 games 62 players 62 won 31/62 years 2009-2016
weight -0.6714 gain -3.3372

pattern L029594524662292
? . . 3 ?
. . . . C
. . * . .
. . . . .
? C C . ?
seen 8848 played 52 games 52 players 52 won 27/52 years 2001-2017
weight -0.7489 gain -3.3375

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
weight -0.5575 gain -3.3399

pattern L163307871535229
? ? # ? ?
? # # # ?
2 . * . .
? 3 . C ?
? ? 3 ? ?
seen 45146 played 100 games 100 players 93 won 44/100 years 2001-2017
weight -1.2571 gain -3.3403

pattern L810374030387878
? ? ? . ? ? ?
? . . C C X ?
? . . a 2 . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 3454 played 129 games 129 players 128 won 56/129 years 2009-2018
weight -0.2907 gain -3.3413

pattern L005685299277473
? C . # ?
a . . # #
C C * # #
C 2 . # #
? . . # ?
a .C
seen 40398 played 136 games 136 players 122 won 59/136 years 2001-2019
weight -0.5431 gain -3.3442

pattern L698471516420041
? ? . ? ?
? . . C ?
C C * C 2
? 3 3 C ?
? ? . ? ?
seen 6609 played 81 games 80 players 80 won 34/81 years 2009-2017
weight -0.7414 gain -3.3443

pattern L420541045000399
? a . . ?
. . . . .
. . * . .
. . . . 3
? . . . ?
a C last yes
seen 31691 played 56 games 56 players 56 won 31/56 years 2009-2019
weight -1.1473 gain -3.3454

pattern L860369136252993
? . . . ?
3 . 3 C .
. . * . 3
. . . . .
? . . . ?
seen 1035 played 45 games 45 players 45 won 16/45 years 2009-2017
weight -0.6886 gain -3.346

pattern L162401033692756
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X 3 . * . . .
? . . . . . ?
? . . . . . ?
? a ? . ? ? ?
a ? last yes
seen 3936 played 45 games 45 players 44 won 23/45 years 2001-2017
weight -0.4722 gain -3.3461

pattern L781486387922078
a ? B ?
? . * C
? ? 3 ?
a ? last yes
seen 2227 played 170 games 170 players 163 won 86/170 years 2001-2018
weight -0.4274 gain -3.348

pattern L916729773319813
? ? C ? ?
? . . . ?
# . * 3 a
? . . . ?
? ? . ? ?
a C last yes
seen 3853 played 44 games 44 players 43 won 16/44 years 2001-2019
weight -1.3085 gain -3.3489

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
weight -0.8459 gain -3.3522

pattern L924746307811938
? . . . ?
. . 3 . .
. . * C .
. a . . .
? . . . ?
a C last yes
seen 2475 played 84 games 83 players 80 won 39/84 years 1992-2019
weight -0.6288 gain -3.3534

pattern L571207317840883
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
. . C * . # #
? . . . . # ?
? . 3 . . # ?
a ? ? . ? ? ?
a ? last yes
seen 2260 played 40 games 40 players 39 won 23/40 years 2009-2018
weight -0.7624 gain -3.3539

pattern L934351501655598
? ? . ? ?
? . . . ?
3 C * . 3
? . C . ?
? ? C ? ?
seen 14423 played 36 games 36 players 36 won 19/36 years 2000-2017
weight -0.5454 gain -3.3559

pattern L793704768332021
? . C . ?
. . . 3 .
. . * . .
. . . . .
? . . C ?
seen 20572 played 75 games 74 players 73 won 35/75 years 2001-2017
weight -0.3637 gain -3.3563

pattern L518884302839944
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . a . . . ?
? ? . X . ? ?
a C last yes
seen 42224 played 92 games 92 players 89 won 45/92 years 2001-2017
weight -0.4053 gain -3.3601

pattern L352010046556360
? ? C ? ?
? . . 3 ?
# . * 3 .
? . . C ?
? ? . ? ?
seen 27260 played 81 games 81 players 80 won 46/81 years 2001-2017
weight -0.7888 gain -3.3612

pattern L761742136468643
? ? . 3 .
? ? . * .
? ? 3 . .
a ? ? ? ?
a ? last yes
seen 36265 played 41 games 41 players 41 won 22/41 years 2001-2018
weight -1.3925 gain -3.3613

pattern L128638268835710
? ? C ? ?
? . C . ?
. . * . 3
? . . C ?
? ? 3 ? ?
seen 6498 played 55 games 55 players 55 won 27/55 years 2009-2019
weight -0.5803 gain -3.3618

pattern L113640947849438
? ? C ? ?
? . C 3 ?
. . * 3 3
? . 3 . ?
? ? . ? ?
seen 31335 played 44 games 44 players 43 won 24/44 years 2001-2018
weight -1.5209 gain -3.363

pattern L566075527389264
? . 3 3 ?
# . 3 C 3
# . * C 3
# . . C 3
? . . C ?
seen 3782 played 36 games 36 players 36 won 16/36 years 2009-2017
weight -0.384 gain -3.3645

pattern L307619179171826
. . #
3 * #
. . #
? ? ?
? a ?
a ? last yes
seen 14052 played 40 games 40 players 37 won 22/40 years 2009-2017
weight -0.8703 gain -3.3651

pattern L900510412780143
? # # # ?
# # # # #
C . * . .
. B 3 3 3
? 3 3 B ?
seen 4377 played 46 games 46 players 44 won 27/46 years 2001-2017
weight -0.6869 gain -3.3658

pattern L032942655590602
. . X . . . # ?
. . . . . . # ?
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # ?
. . . . . . # ?
? ? . O . ? ? ?
seen 60743 played 434 games 432 players 373 won 222/434 years 2001-2019
weight 0.202 gain -3.3667

pattern L501687441025835
. . . . . . . ?
. . . . . . . .
. . . . C C . .
. . . * 3 3 O O
. . . . . . X .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 407 played 101 games 101 players 97 won 46/100 years 2001-2017
weight 0.3315 gain -3.3677

pattern L333517042357226
? ? O . . ? ?
? . . . . . ?
. . . . . . .
X . . * . . .
X . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 40343 played 97 games 97 players 96 won 47/97 years 2001-2018
weight -0.372 gain -3.368

pattern L328955114060198
? ? . . X ? ?
? # . . . O ?
# # . . . . .
# # . * C . .
# # . . . . .
? # . . . . ?
? ? . . . ? ?
seen 63604 played 47 games 47 players 46 won 24/47 years 2009-2017
weight -0.5284 gain -3.3692

pattern L047743345947305
? ? C ? ?
? 3 C . ?
. 3 * . .
? C C C ?
? ? C ? ?
seen 8814 played 148 games 146 players 141 won 84/148 years 2001-2017
weight -0.5574 gain -3.3701

pattern L116896212179258
a ? ? ? ? ?
? ? ? . ? ?
? ? . . . ?
? C C * . .
? ? . . . ?
? ? ? . ? ?
a ? last yes
seen 21256 played 75 games 75 players 75 won 29/75 years 2001-2018
weight -0.8843 gain -3.3733

pattern L265718891650252
. C 3 ? ?
. * 3 ? ?
. C C ? a
a ? last yes
seen 2238 played 241 games 241 players 225 won 126/241 years 2000-2017
weight -0.4371 gain -3.3735

pattern L668040915926568
a ? ? ? ? ?
? ? ? . ? ?
? ? . . . ?
? 3 . * C .
? ? . . . ?
? ? ? . ? ?
a ? last yes
seen 7962 played 83 games 83 players 79 won 44/83 years 2009-2017
weight -1.006 gain -3.376

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
weight -0.4682 gain -3.3765

pattern L553405573448492
. . . . . . . .
. . . . . . . .
. . . C . . . .
. . . * 3 . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 1263 played 578 games 569 players 481 won 296/578 years 2009-2017
weight 0.2341 gain -3.3772

pattern L950364971720926
? ? ? . ? ? ?
? . . . . # ?
? . C . . # ?
. . . * . # #
? a . . . # ?
? . 3 . . # ?
? ? ? . ? ? ?
a C last yes
seen 3741 played 528 games 527 players 394 won 243/528 years 2001-2019
weight 0.3343 gain -3.3785

pattern L144183425831134
? ? ? . ? ? ?
a . . . . . ?
? . . . . . ?
. C . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 28869 played 49 games 49 players 46 won 24/49 years 2009-2018
weight -1.0235 gain -3.3788

pattern L647048332268842
? ? a ? ?
? . 3 . ?
3 3 * . .
? C 1 C ?
? ? C ? ?
a .C
seen 5285 played 393 games 390 players 347 won 201/393 years 2000-2018
weight -0.4684 gain -3.3823

pattern L058041062880070
a . . C
? 2 * .
? B . .
a ? last yes
seen 1089 played 90 games 90 players 88 won 43/90 years 2001-2019
weight -0.3441 gain -3.384

pattern L268015890078649
? ? ? O ? ? ?
? . . . . X ?
? . C . C . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 4129 played 51 games 51 players 51 won 25/51 years 2009-2017
weight -0.5429 gain -3.3841

pattern L637446750989843
? ? . . . ? ?
? . . . . . ?
. . . . . . #
. . . * . . #
. . . C . . #
? . . . . . ?
? ? O . . ? ?
seen 999993 played 909 games 887 players 705 won 387/909 years 2001-2019
weight -0.0838 gain -3.3849

pattern L996677788947317
# . 3 ?
# * 3 ?
# . C ?
? ? ? ?
? ? ? a
a ? last yes
seen 13638 played 35 games 35 players 33 won 23/35 years 2009-2017
weight -0.8751 gain -3.3856

pattern L000840632498774
? ? . ? ?
? . . . ?
# . * C .
? # # # ?
? ? # ? ?
seen 9527 played 78 games 78 players 75 won 33/78 years 2009-2018
weight -0.3314 gain -3.388

pattern L737013099265586
. . . . . . . ?
. . . . . . . ?
. . . . . . . X
. . . * . . O O
. . . . . . . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 109376 played 104 games 103 players 95 won 61/104 years 2001-2017
weight -0.4859 gain -3.3889

pattern L480922501577364
? a ?
? ? ?
? . ?
. * B
? B ?
a ? last yes
seen 1802 played 108 games 108 players 101 won 54/108 years 2001-2019
weight -0.5663 gain -3.389

pattern L657489857531745
? ? # ? ? ?
? # # # ? ?
. . * . . a
? . B 3 ? ?
? ? 3 ? ? ?
a ? last yes
seen 667 played 34 games 34 players 32 won 18/34 years 2000-2017
weight -0.5185 gain -3.389

pattern L567145479479693
? . . . ?
# . . 3 .
# . * . 3
# . . C C
? . . C ?
seen 10167 played 82 games 82 players 76 won 39/81 years 2001-2018
weight -0.7124 gain -3.3897

pattern L077171823558985
? ? ? . ? ? ?
? . . . . . ?
? . . . C . ?
O . . * . . .
? . . . . . ?
? O . . . . ?
? ? ? . ? ? ?
seen 15473 played 42 games 42 players 42 won 21/42 years 2001-2016
weight -0.5952 gain -3.3899

pattern L510247355835784
? ? . ? ?
? C . . ?
3 C * C .
? . 3 . ?
? ? 3 ? ?
seen 7273 played 138 games 138 players 130 won 76/138 years 2001-2019
weight -0.3103 gain -3.3905

pattern L349768260352744
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. 3 . * . . .
? . . . . . ?
? . . . . . ?
? a ? . ? ? ?
a ? last yes
seen 7147 played 37 games 36 players 31 won 24/37 years 2001-2018
weight -0.7925 gain -3.3913

pattern L524372251347918
? C . . ?
. . . . .
. . * . .
. a 3 . .
? . . . ?
a C last yes
seen 3718 played 130 games 130 players 121 won 68/130 years 2001-2018
weight -0.6107 gain -3.3921

pattern L893780348820647
? ? # ? ? ?
? . . . ? ?
. C * . . ?
? . . 3 ? a
? ? . ? ? ?
a ? last yes
seen 1903 played 56 games 56 players 55 won 21/56 years 2001-2018
weight -0.7225 gain -3.3952

pattern L484922038970792
? . 3 # ?
C 2 . # #
C C * # #
C . . # #
? C . # ?
seen 18391 played 122 games 122 players 119 won 56/122 years 2001-2019
weight -0.7306 gain -3.3954

pattern L268124995199544
. 3 .
C * C
. . C
? ? a
a ? last yes
seen 776 played 39 games 39 players 37 won 21/39 years 2009-2016
weight -0.5544 gain -3.3963

pattern L504405240961558
? # . C ?
# # . . C
# # * . C
# # . . C
? # . . ?
seen 945498 played 83 games 83 players 77 won 38/83 years 2009-2019
weight -1.7038 gain -3.3971

pattern L913959534316729
? ? # # # ?
? . . . . .
? . . * . .
a C . . . .
? ? . 3 . ?
a ? last yes
seen 3499 played 34 games 34 players 34 won 19/34 years 2001-2017
weight -0.5709 gain -3.3972

pattern L196580107824059
? . . . . . ? ?
X . . . . . . ?
. C . . . . . ?
. . . * . . . .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 13555 played 69 games 69 players 65 won 27/69 years 2000-2017
weight -0.269 gain -3.3984

pattern L908478857506815
? . . . . . ? ?
. . . . . . # ?
. . . . . . # ?
. . . * . . # #
. . . . . . # ?
. . . C . . # ?
? . X X O . ? ?
? ? ? O ? ? ? ?
seen 8037 played 60 games 60 players 57 won 35/60 years 2001-2017
weight -0.561 gain -3.3997

pattern L103305136536167
? ? 3 ? ?
? C C C ?
. C * C C
? 3 A 1 ?
? ? 3 ? ?
seen 676 played 66 games 37 players 37 won 17/66 years 2001-2017
weight -0.5717 gain -3.4016

pattern L569906214850619
? a 3 ? ?
? 3 . . ?
3 . * . .
? . . . ?
? ? # ? ?
a ? last yes
seen 665 played 37 games 37 players 36 won 17/37 years 2009-2016
weight -0.4964 gain -3.4018

pattern L182295046973556
? ? ? O ? ? ?
? . C . . . ?
? . . . . . ?
. . . * . . .
? . C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 36267 played 34 games 34 players 34 won 13/34 years 2001-2017
weight -1.0792 gain -3.4033

pattern L621341680709737
C 3 3
1 * 3
A 3 C
seen 1706 played 44 games 44 players 44 won 19/44 years 2009-2017
weight -0.4438 gain -3.4033

pattern L763246247480426
? ? . ? ?
? 3 . 2 ?
. . * C .
? 3 C . ?
? ? . ? ?
seen 1827 played 148 games 148 players 141 won 65/148 years 2009-2019
weight 0.6476 gain -3.4036

pattern L554656786594367
? . C . ?
. . . . .
. . * . 3
C . . . .
? . . . ?
seen 13766 played 131 games 131 players 125 won 69/131 years 2001-2019
weight -0.3717 gain -3.4049

pattern L617075600077946
? ? . ? ?
? . 3 . ?
. a * . b
? . . . ?
? ? . ? ?
a C last yes
b #2B
seen 18431 played 2569 games 2489 players 1608 won 1239/2569 years 2000-2019
weight -0.2819 gain -3.4062

pattern L888377687863841
? ? ? a
. . . ?
2 * . ?
C C . ?
a ? last yes
seen 3783 played 59 games 59 players 58 won 27/59 years 2009-2018
weight -0.4526 gain -3.4063

pattern L289786993097291
C . C
3 * 3
. 3 .
seen 37836 played 54 games 54 players 53 won 30/54 years 2001-2018
weight -0.5922 gain -3.4067

pattern L820620962225664
? ? ? . ? ? ?
? . . . # # ?
? . 3 . # # ?
X 3 A * # # #
? C 1 . # # ?
? O a . # # ?
? ? ? . ? ? ?
a C last yes
seen 526 played 470 games 468 players 405 won 251/470 years 2001-2019
weight 0.5175 gain -3.4071

pattern L504805818299345
a C C C
? 3 * .
? . . .
a ? last yes
seen 3241 played 61 games 61 players 61 won 29/61 years 2009-2017
weight -0.8511 gain -3.4074

pattern L033061867984135
? # # # ?
. . . . .
. . * . .
. . . 2 C
? . 3 C ?
? ? ? a ?
a ? last yes
seen 944 played 345 games 345 players 304 won 166/345 years 2001-2018
weight 0.3776 gain -3.41

pattern L697992537015075
a ? . C . ?
? 3 . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 17232 played 49 games 49 players 47 won 28/49 years 2009-2017
weight -1.7143 gain -3.4125

pattern L739035208051144
? . . . ?
. . . . .
. . * . 3
3 . 3 a .
? . . . ?
a C last yes
seen 757 played 45 games 45 players 45 won 16/45 years 2009-2017
weight -0.671 gain -3.4135

pattern L978637680568002
? ? . . O ? ?
? . 3 . . . ?
. . . . . C .
. . . * . . .
. . . . . 3 .
? . . . . . ?
? ? . . . ? ?
seen 2452 played 40 games 40 players 40 won 24/40 years 2001-2017
weight -0.4396 gain -3.4151

pattern L709123706623056
? C 2 .
? 3 * .
? . . .
? ? ? ?
a ? ? ?
a ? last yes
seen 3453 played 43 games 43 players 41 won 28/43 years 2009-2017
weight -0.4629 gain -3.4183

pattern L640498586984265
? ? . ? ?
? C . . ?
. . * C C
? . . . ?
? ? C ? ?
seen 56213 played 77 games 77 players 75 won 36/77 years 1993-2018
weight -0.6507 gain -3.4211

pattern L204917916220061
. . . . . . . .
. . . . . . . .
. C . . . C . O
. . . * . . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 15123 played 146 games 146 players 136 won 63/146 years 2001-2018
weight 0.2602 gain -3.4263

pattern L357582957062849
. . . . . . # ?
. . C . . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . C . . . # #
. . . . . . # ?
? . O . . . ? ?
seen 21396 played 210 games 210 players 194 won 95/210 years 2001-2018
weight 0.5344 gain -3.4275

pattern L544855462363723
? ? . ? ?
? . . . ?
C 3 * 3 .
? 3 C 3 ?
? ? C ? ?
seen 2588 played 113 games 113 players 106 won 54/113 years 2001-2019
weight -0.3841 gain -3.4277

pattern L676716072158477
. 3 . ?
. * . ?
. . 2 ?
? ? ? a
a ? last yes
seen 2631 played 42 games 42 players 42 won 17/42 years 2001-2017
weight -1.0559 gain -3.4287

pattern L715207856190983
? ? . ? ?
? . C 2 ?
# . * C .
? . . C ?
? ? . ? ?
seen 23809 played 42 games 42 players 42 won 20/42 years 2001-2018
weight -1.2933 gain -3.4316

pattern L406089906876762
? . . . ?
. . . . 3
. . * C .
. . . . C
? . . 3 ?
seen 6609 played 58 games 58 players 57 won 27/58 years 2001-2017
weight -0.8628 gain -3.432

pattern L055999308584524
? . C C ?
. . . . C
. . * . C
. . . C .
? . . . ?
seen 9468 played 38 games 38 players 38 won 20/38 years 2009-2017
weight -0.5348 gain -3.4322

pattern L126621381980218
. . . . . # # ?
. . 3 . . # # ?
. . . . . # # #
. C . * . # # #
. . . . . # # #
. . . . . # # ?
. . . . . # # ?
? ? . . . ? ? ?
seen 15090 played 134 games 134 players 128 won 71/134 years 2000-2019
weight -0.3719 gain -3.435

pattern L766931905466852
? ? O . . ? ?
? . . . . X ?
. . . C . . .
. . . * . 3 .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 13928 played 36 games 36 players 35 won 18/36 years 2001-2019
weight -1.3019 gain -3.4352

pattern L477370834764408
? ? ? . ? ? ?
? . . . 3 O ?
? . . . . C ?
. . . * . . .
? . . . C . ?
? . . . . . ?
? ? ? . ? ? ?
seen 23461 played 40 games 40 players 40 won 18/40 years 2009-2017
weight -1.1219 gain -3.4364

pattern L624642770140818
C 2 2
3 * .
. 3 a
a C last yes
seen 909 played 415 games 412 players 371 won 187/414 years 2001-2019
weight 0.3828 gain -3.4374

pattern L832107064931290
? ? a
C 3 3
2 * .
. . .
a ? last yes
seen 2436 played 34 games 34 players 34 won 17/34 years 2009-2017
weight -0.8515 gain -3.4387

pattern L480378338671735
? ? 3 ? ?
? . B 3 ?
. C * 3 .
? C C 3 ?
? ? a ? ?
a 3C
seen 10502 played 124 games 123 players 120 won 60/124 years 2001-2019
weight -0.3542 gain -3.4389

pattern L168911116065531
? 3 3 C ?
. 3 C C .
. 3 * . .
. . . . .
? # # # ?
seen 35382 played 74 games 74 players 71 won 40/74 years 2001-2018
weight -1.0655 gain -3.4425

pattern L742967837866378
? 3 . 2 ?
. . . 2 C
. . * a 2
. . . . .
? . . . ?
a B last yes
seen 562 played 90 games 90 players 87 won 41/90 years 2001-2018
weight -0.3048 gain -3.4427

pattern L688344366680952
a ? ?
2 C .
. * .
# # #
a ? last yes
seen 25972 played 146 games 146 players 142 won 68/146 years 2001-2017
weight -0.3973 gain -3.4435

pattern L275802438836282
? ? . . . ? ?
? . . . C . ?
# . . . . . X
# . . * . . .
# . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 12409 played 52 games 52 players 52 won 21/52 years 2009-2017
weight -0.4445 gain -3.4436

pattern L777769823827878
. . . . . . # ?
. . . . . . # ?
. . . . . . # #
. . C * . . # #
. . . 3 . . # #
. . . . . . # ?
. . . . . . # ?
? ? . . . ? ? ?
seen 1306 played 594 games 585 players 493 won 302/594 years 2009-2017
weight 0.2074 gain -3.4443

pattern L168568109781597
? A ?
1 * 1
? 1 ?
seen 1782 played 346 games 331 players 293 won 170/346 years 1988-2018
weight -0.5273 gain -3.4447

pattern L217456299654040
? ? 3 ? ?
? . . 3 ?
. C * . 3
? C 3 . ?
? ? . ? ?
seen 3431 played 37 games 37 players 37 won 12/37 years 2009-2017
weight -0.7318 gain -3.4455

pattern L293588411695544
? ? 3 ? ?
? 3 . . ?
a . * . .
? . C . ?
? ? . ? ?
a C last yes
seen 2141 played 34 games 34 players 34 won 17/34 years 2001-2016
weight -1.0702 gain -3.4472

pattern L691133730378342
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * C . .
? . . . . . ?
? X . 3 3 . ?
? ? ? O ? ? ?
seen 2278 played 35 games 35 players 34 won 19/35 years 2001-2017
weight -0.8578 gain -3.4472

pattern L313860387102749
? ? . ? ?
? 3 . . ?
. . * . .
? . 3 a ?
? ? . ? ?
a C last yes
seen 11852 played 1184 games 1165 players 880 won 596/1184 years 1992-2019
weight -0.1762 gain -3.4476

pattern L801646835939786
? . . .
? . * C
? 3 . C
a ? ? ?
a ? last yes
seen 10975 played 73 games 73 players 73 won 31/72 years 1993-2019
weight -0.7721 gain -3.4476

pattern L876160850097008
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. 3 . * . . .
? . 2 C . . ?
? X C . . . ?
? ? ? . ? ? ?
seen 26178 played 223 games 222 players 210 won 100/223 years 2001-2019
weight 0.2292 gain -3.4492

pattern L350388918248459
? . . . ?
. 3 . 3 .
C . * . .
. . C . .
? . . . ?
seen 17021 played 44 games 44 players 43 won 22/44 years 2009-2019
weight -0.8505 gain -3.4512

pattern L102918141940556
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. C . * . . O
? . . . . 3 ?
? . . . . . ?
? ? ? . ? ? ?
seen 13244 played 58 games 58 players 57 won 25/58 years 2001-2017
weight -0.5793 gain -3.4516

pattern L035677337856367
? ? B ? ?
? . B 3 ?
. . * C .
? . . . ?
? ? C ? ?
seen 895 played 79 games 79 players 78 won 42/79 years 2001-2019
weight 0.324 gain -3.4519

pattern L515318439269869
? 3 3 . ?
C 3 A 2 .
C C * B 2
. . C . .
? # # # ?
seen 264 played 50 games 19 players 19 won 33/50 years 2009-2017
weight 0.3078 gain -3.4519

pattern L971777369981306
? ? . ? ?
? . . C ?
# . * . C
? . a 3 ?
? ? . ? ?
a C last yes
seen 809 played 246 games 246 players 223 won 135/246 years 2000-2019
weight -0.181 gain -3.4534

pattern L513745936723858
? ? ? ? a
? . . . ?
. C . . C
. . * . .
. . . . .
? # # # ?
a ? last yes
seen 7347 played 35 games 35 players 35 won 19/35 years 2009-2017
weight -1.5459 gain -3.4564

pattern L936221266013987
? . . C ?
. . a . .
. . * 3 .
. . . . .
? # # # ?
a C last yes
seen 11571 played 1156 games 1138 players 895 won 552/1156 years 2000-2019
weight -0.3664 gain -3.4622

pattern L226150804132515
? ? a
. . C
3 * .
3 C C
a ? last yes
seen 3280 played 63 games 63 players 62 won 36/63 years 2001-2018
weight -0.6557 gain -3.4626

pattern L986423580947464
a ? ? ?
? ? C ?
? . * 2
? ? # ?
a ? last yes
seen 2269 played 39 games 39 players 38 won 23/39 years 2000-2018
weight -0.8054 gain -3.4629

pattern L154242967115201
C . 3
. * 3
a 3 b
a .3C
b C last yes
seen 1468 played 550 games 544 players 481 won 302/550 years 2000-2019
weight 0.3662 gain -3.4655

pattern L359426210785971
C . 2 a
. * B ?
. . . ?
a ? last yes
seen 7380 played 2934 games 2852 players 1714 won 1587/2933 years 2000-2019
weight 0.1229 gain -3.4656

pattern L938709424165543
? ? a ? ?
? . . . ?
C C * . #
? 3 3 . ?
? ? . ? ?
a C last yes
seen 755 played 38 games 38 players 38 won 29/38 years 2001-2017
weight -0.5781 gain -3.4704

pattern L306711885621658
? ? . ? ?
? . 3 C ?
C . * . .
a . . . ?
? ? . ? ?
a ? last yes
seen 655 played 326 games 324 players 272 won 174/326 years 2009-2017
weight 0.2708 gain -3.4706

pattern L129443293824060
? . . 3 ?
# . . . .
# . * . C
# . . C .
? . . C ?
seen 29179 played 138 games 138 players 134 won 59/138 years 2001-2018
weight -0.1786 gain -3.4709

pattern L484754706811054
3 . .
a * .
. . b
a B last yes
b 3C
seen 2957 played 729 games 721 players 610 won 370/728 years 2000-2018
weight 0.2273 gain -3.4709

pattern L862631006775712
? ? ? . ? ? ?
? # . . . . ?
? # . . C . ?
# # . * . C .
? # . . 3 C ?
? # . . 3 O ?
? ? ? . ? ? ?
seen 10944 played 89 games 89 players 85 won 39/89 years 2001-2017
weight -0.4398 gain -3.4717

pattern L905971833583320
? C C . ?
C C . . .
3 . * . .
3 . . . .
? . . . ?
seen 5218 played 38 games 38 players 38 won 21/38 years 2001-2016
weight -0.6013 gain -3.4721

pattern L855423197315466
? . . 3
? C * .
? . . C
a ? ? ?
a ? last yes
seen 4472 played 54 games 54 players 52 won 33/54 years 2001-2017
weight -1.0034 gain -3.4726

pattern L830466996231289
a C C
. * .
# # #
a C last yes
seen 83886 played 157 games 157 players 151 won 88/157 years 2001-2018
weight -0.7805 gain -3.4746

pattern L050728335258943
? ? . ? ?
? C . . ?
C . * C C
? 3 . . ?
? ? . ? ?
seen 17067 played 84 games 84 players 80 won 37/84 years 2001-2017
weight -0.5438 gain -3.4751

pattern L157610418502807
? ? . . . ? ?
? # . . 3 X ?
# # . . C . .
# # . * . C .
# # . . . . .
? # . . C . ?
? ? . . . ? ?
seen 21377 played 42 games 42 players 42 won 12/42 years 2009-2017
weight -0.565 gain -3.4786

pattern L150836354827089
? ? # . . ? ?
? # # . . . ?
# # # . . . .
# # # * C C .
# # # . 3 3 .
? # # . . . ?
? ? # . . ? ?
seen 21116 played 107 games 107 players 103 won 57/107 years 2001-2018
weight -0.5775 gain -3.4799

pattern L519866127095959
. C C
C * 3
. C 3
? a ?
a ? last yes
seen 1459 played 57 games 57 players 57 won 32/57 years 2001-2017
weight -0.7724 gain -3.4803

pattern L885815766216074
? ? C . .
a ? . * .
? ? 3 C .
a ? last yes
seen 3283 played 145 games 145 players 139 won 77/145 years 2001-2019
weight -0.5089 gain -3.4835

pattern L940705533148772
? ? C ? ?
? . 2 C ?
3 . * . .
? . . . ?
? ? # ? ?
seen 16050 played 541 games 539 players 461 won 252/540 years 2000-2019
weight -0.2134 gain -3.4846

pattern L149479274700818
? # . . ?
# # . 2 A
# # * C 2
# # . C 2
? # . . ?
seen 5655 played 44 games 44 players 44 won 22/44 years 2001-2019
weight -0.5106 gain -3.485

pattern L514530071228486
? ? ? X ? ? ?
? O C . . X ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 25622 played 35 games 35 players 34 won 16/35 years 2009-2017
weight -0.9654 gain -3.4865

pattern L494713611576716
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
O C . * . # #
? . . . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 30514 played 84 games 84 players 81 won 41/84 years 2001-2019
weight -0.4512 gain -3.4877

pattern L217210877066245
? ? C ? ?
? 3 . 3 ?
3 . * . 3
? . . . ?
? ? # ? ?
seen 11384 played 34 games 33 players 32 won 13/34 years 2009-2016
weight -0.5258 gain -3.4891

pattern L446134062728198
? ? . ? ?
? C C C ?
3 . * 3 .
? . 3 . ?
? ? . ? ?
seen 28728 played 35 games 35 players 35 won 21/35 years 2009-2019
weight -1.1641 gain -3.4899

pattern L485618823544181
? C C C ?
. . . . C
. . * . C
. . . . C
? . . . ?
seen 23951 played 94 games 94 players 91 won 45/94 years 2001-2017
weight -0.4011 gain -3.4912

pattern L740512237650489
? ? C ? ?
? . . . ?
. . * C .
a . . . ?
? ? 3 ? ?
a ? last yes
seen 706 played 53 games 53 players 53 won 24/53 years 2001-2017
weight -0.4658 gain -3.4919

pattern L162525123084601
? ? B ? ?
? . . . ?
. C * . .
? . . . ?
? ? C ? ?
seen 12253 played 58 games 58 players 58 won 33/58 years 2001-2017
weight -0.4004 gain -3.4934

pattern L715465716630197
? ? a ? ?
? ? . ? ?
? . 3 . ?
. . * . .
? . C . ?
? ? . ? ?
a ? last yes
seen 22984 played 167 games 166 players 158 won 75/167 years 1992-2019
weight -0.5384 gain -3.4935

pattern L543330360396392
? . . . ?
C . . 3 C
. . * . C
. . . . .
? . . . ?
seen 33144 played 106 games 106 players 103 won 54/106 years 2009-2018
weight -0.3276 gain -3.4951

pattern L124507519710367
? # . . ?
# # . C a
# # * C C
# # . 2 C
? # 3 . ?
a .3
seen 28493 played 114 games 114 players 108 won 53/114 years 2009-2018
weight -0.4802 gain -3.4963

pattern L813048477463022
? ? C ? ?
? . . . ?
. 3 * . C
? . . C ?
? ? . ? ?
seen 16832 played 105 games 105 players 101 won 50/105 years 2001-2019
weight -0.2909 gain -3.499

pattern L876851149159227
. . . ? ?
. * 3 ? ?
. . B ? a
a ? last yes
seen 16996 played 41 games 41 players 41 won 12/41 years 2009-2017
weight -0.9621 gain -3.4999

pattern L635448368476581
? ? . ? ?
? 3 a . ?
. . * . .
? . C . ?
? ? 3 ? ?
a C last yes
seen 2134 played 55 games 55 players 55 won 33/55 years 2009-2018
weight -1.0766 gain -3.5021

pattern L681498445779735
? ? . ? ?
? . . . ?
. . * . 3
? . . B ?
? ? 3 ? ?
? ? ? ? a
a ? last yes
seen 2446 played 107 games 107 players 100 won 55/107 years 2001-2018
weight 0.3627 gain -3.5045

pattern L712799219644458
? ? . ? ?
? 2 C . ?
C C * B 3
? 3 A 3 ?
? ? 3 ? ?
seen 245 played 44 games 27 players 27 won 15/44 years 2009-2016
weight -0.3962 gain -3.5059

pattern L129911505586100
? ? ? . ? ? ?
? . . . . . ?
? 3 3 . . . ?
. C . * . . .
? C . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 14104 played 49 games 49 players 49 won 30/49 years 2001-2017
weight -1.182 gain -3.5069

pattern L243252669338173
? ? . ? ? ?
? . . . ? ?
C . * . . ?
? . . 3 ? ?
? ? . ? ? a
a ? last yes
seen 7204 played 62 games 62 players 61 won 28/62 years 2009-2018
weight -1.1839 gain -3.5075

pattern L926392820926237
? ? ? . ? ? ?
? . . . C . ?
? . . . . B ?
. . . * . 3 .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 12676 played 82 games 82 players 81 won 39/82 years 2009-2018
weight -0.7104 gain -3.5111

pattern L648475934612848
? . . . ?
. . . C .
. . * . .
. . C 3 3
? . . 3 ?
seen 642 played 34 games 34 players 31 won 22/34 years 2001-2018
weight -0.4969 gain -3.5125

pattern L812882143284290
? ? . . X ? ?
? . . . . . ?
. . . . 2 C .
. . . * a . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 7945 played 212 games 211 players 200 won 82/212 years 2001-2018
weight -0.3243 gain -3.5127

pattern L085328398620613
? C ?
3 * C
? B ?
? ? ?
a ? ?
a ? last yes
seen 2469 played 258 games 258 players 228 won 133/258 years 2001-2017
weight -0.2224 gain -3.5131

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
weight -1.4997 gain -3.5137

pattern L848466863920379
? ? . ? ? ?
? . . . ? a
. C * . . ?
? C 3 . ? ?
? ? . ? ? ?
a ? last yes
seen 2929 played 39 games 39 players 39 won 21/39 years 2000-2017
weight -1.0856 gain -3.5143

pattern L941498166976740
? ? . O . ? ?
? . . . C . ?
. . . 3 C . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 1528 played 69 games 69 players 68 won 38/69 years 2009-2019
weight -0.3322 gain -3.5157

pattern L547228712942264
3 . C
A * .
3 . .
seen 9498 played 175 games 175 players 169 won 93/175 years 2001-2018
weight -0.4607 gain -3.5167

pattern L311622597332623
? ? ? X ? ? ?
? O 3 3 C . ?
? C 3 C C . ?
. . . * . . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 13181 played 68 games 68 players 66 won 36/68 years 2001-2017
weight -1.1427 gain -3.5186

pattern L625143610684115
? ? 3 ? ? ?
? . . . ? ?
. . * . . ?
? . . . ? ?
? ? C ? ? ?
? ? ? ? ? a
a ? last yes
seen 9422 played 45 games 45 players 45 won 19/45 years 2001-2017
weight -1.9604 gain -3.5187

pattern L183803387960764
? ? 3 ? ?
? . . C ?
C . * . .
? . C . ?
? ? 3 ? ?
seen 4131 played 51 games 51 players 51 won 28/51 years 1993-2016
weight -0.5193 gain -3.5228

pattern L119911110553763
? ? 3 ? ?
? C 3 . ?
a C * C .
? . . 3 ?
? ? . ? ?
a .3
seen 2121 played 690 games 683 players 565 won 377/689 years 2000-2019
weight 0.2521 gain -3.5253

pattern L739558095932437
? ? . ? ?
? . . . ?
C C * . .
? 3 3 . ?
? ? A ? ?
seen 7487 played 87 games 87 players 84 won 41/87 years 2001-2017
weight -0.583 gain -3.5275

pattern L003130274884170
? . . # ?
3 . . # #
. 3 * # #
C a . # #
? . . # ?
a C last yes
seen 12082 played 38 games 38 players 38 won 22/38 years 2001-2017
weight -1.1691 gain -3.5287

pattern L651646320928837
? ? 2 ? ?
? . a . ?
# . * . 3
? . . . ?
? ? . ? ?
a C last yes
seen 1838 played 86 games 86 players 84 won 41/86 years 2001-2018
weight -0.473 gain -3.5324

pattern L277179591698501
? . . . ?
. . . . .
. . * C .
C C . . .
? 3 . 3 ?
seen 26584 played 46 games 46 players 45 won 21/46 years 2009-2018
weight -1.3235 gain -3.5325

pattern L567134449896613
? # # # ?
# # # # #
. . * . .
3 3 C C C
? 3 . 3 ?
seen 5639 played 35 games 35 players 35 won 17/35 years 2009-2017
weight -0.4647 gain -3.5339

pattern L100397952033018
? ? . ? ?
? . . C ?
# . * C 3
? C . C ?
? ? B ? ?
seen 41133 played 37 games 37 players 37 won 20/37 years 2009-2017
weight -0.5623 gain -3.5343

pattern L199144260550134
? ? ? X ? ? ?
? X . C . . ?
? 3 C . . . ?
. C . * . . .
? . C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 14964 played 57 games 57 players 54 won 24/57 years 2009-2017
weight -0.5848 gain -3.5372

pattern L128070818935889
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . X
? . . . C . ?
? . . 3 C . ?
? ? ? X ? ? ?
seen 9645 played 61 games 61 players 60 won 30/61 years 2001-2018
weight -0.3495 gain -3.5386

pattern L817473456385874
? C . .
? . * C
? 3 . a
b ? ? ?
a .3
b ? last yes
seen 8203 played 184 games 184 players 171 won 92/184 years 2001-2018
weight -0.4837 gain -3.5389

pattern L722874183523344
. . 2 ?
. * C ?
. . C ?
? ? ? ?
? ? ? a
a ? last yes
seen 2979 played 36 games 36 players 36 won 20/36 years 2009-2016
weight -0.975 gain -3.5412

pattern L451532714633608
? ? . ? ?
? 3 C C ?
. . * . .
? 3 . . ?
? ? C ? ?
seen 11019 played 85 games 85 players 84 won 38/85 years 2001-2018
weight -0.5848 gain -3.5426

pattern L921028074367895
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . X
? . . . . C a
? . . . 3 . ?
? ? ? . ? ? ?
a ? last yes
seen 573 played 42 games 42 players 40 won 21/42 years 2009-2019
weight -0.7985 gain -3.5426

pattern L348600897964293
3 a C
. * C
3 3 C
a C last yes
seen 1443 played 52 games 52 players 48 won 24/52 years 2001-2017
weight -0.6573 gain -3.5431

pattern L936391297722587
? . . . ?
. . . . 3
. . * C C
. . . . .
? . . 3 ?
seen 45796 played 141 games 141 players 130 won 62/141 years 2001-2019
weight -0.2911 gain -3.5475

pattern L468698636214839
? ? 3 ? ?
? 3 . 3 ?
. . * . C
? . C . ?
? ? . ? ?
seen 15524 played 74 games 74 players 74 won 31/74 years 2009-2019
weight -0.4362 gain -3.5485

pattern L832052271353721
a 1 C
. * 3
. . .
a C last yes
seen 11319 played 8144 games 7430 players 3092 won 4056/8137 years 1988-2019
weight -0.1777 gain -3.5488

pattern L776758126072368
. . . . . . . .
. . . . . . . .
. . . . C C . .
. . . * 3 3 O O
. . . . . . X .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 405 played 100 games 100 players 96 won 46/99 years 2001-2017
weight 0.319 gain -3.5493

pattern L424100793537867
? a ?
? ? ?
3 C C
3 * .
3 C C
a ? last yes
seen 3633 played 42 games 42 players 41 won 17/42 years 2009-2019
weight -0.7209 gain -3.5498

pattern L299149627486183
? # # # ?
. . . . .
. . * . .
C C . 3 3
? 3 3 . ?
seen 17804 played 127 games 126 players 120 won 69/127 years 2001-2017
weight -0.4059 gain -3.5503

pattern L205935837045041
? ? # ? ?
? . . . ?
# . * 3 .
? . 2 A ?
? ? C ? ?
seen 10143 played 51 games 51 players 49 won 25/51 years 2009-2018
weight -0.4398 gain -3.5527

pattern L332645344083436
? . . . ?
. . . . .
. 3 * . 3
C C . 3 .
? . . . ?
seen 1256 played 47 games 47 players 46 won 24/47 years 2001-2017
weight -0.54 gain -3.5529

pattern L029879213183281
? 2 ?
a * C
? 2 b
a .3
b ? last yes
seen 1831 played 197 games 196 players 185 won 93/197 years 2001-2017
weight -0.6594 gain -3.5552

pattern L819212198111513
. . . . . . # #
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
. . O . . . # #
. . . O . . # #
seen 41587 played 70 games 70 players 68 won 44/70 years 2001-2019
weight -0.3918 gain -3.5556

pattern L684607942707082
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. a C * . . .
? . 3 3 . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 1750 played 302 games 302 players 268 won 156/302 years 1992-2019
weight -0.3511 gain -3.5596

pattern L920820221200145
? ? 3 ? ?
? C . . ?
C . * . .
? . . . ?
? ? a ? ?
a C last yes
seen 1873 played 55 games 55 players 54 won 25/55 years 2009-2018
weight -0.5521 gain -3.5617

pattern L984864561250036
? ? . ? ?
? 3 3 . ?
. . * . .
? . . . ?
? ? . ? ?
seen 2493144 played 152 games 63 players 16 won 72/152 years 2001-2017
weight -0.7932 gain -3.5627

pattern L225383607606158
3 C .
. * .
C 3 .
a ? ?
a ? last yes
seen 227 played 35 games 35 players 35 won 18/35 years 2009-2017
weight -0.5693 gain -3.5628

pattern L722341713654705
? ? # ? ?
? 3 B . ?
3 A * C .
? 3 C . ?
? ? . ? ?
seen 2621 played 188 games 98 players 91 won 121/188 years 2009-2018
weight -0.695 gain -3.5632

pattern L788200633594410
? ? ? . ? ? ?
? X . . . . ?
? . 3 . . . ?
. . a * . . x
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 707 played 453 games 452 players 399 won 231/453 years 2001-2019
weight 0.3886 gain -3.5663

pattern L326339269191673
? C C 3 ?
3 3 C 3 .
. . * . .
# # # # #
? # # # ?
seen 18989 played 2283 games 2225 players 1461 won 1076/2281 years 1992-2019
weight 0.2304 gain -3.5665

pattern L007851182845816
? ? ? 3 ?
? ? C * 3
? ? ? B ?
a ? ? ? ?
a ? last yes
seen 3031 played 96 games 96 players 95 won 45/96 years 2001-2017
weight -0.3369 gain -3.5668

pattern L239427946890426
a ? ? ?
? ? ? ?
? ? 2 ?
? . * b
? ? 3 ?
a ? last yes
b .3
seen 15142 played 108 games 106 players 106 won 55/108 years 2009-2017
weight -0.5137 gain -3.568

pattern L395850207072951
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . X
? . . . C . ?
? X . . . . ?
? ? ? . ? ? ?
seen 11034 played 65 games 65 players 64 won 33/65 years 2001-2017
weight -0.6418 gain -3.568

pattern L998168155188159
a . 3 C
? 3 * C
? . . .
a ? last yes
seen 6317 played 106 games 106 players 102 won 48/106 years 2001-2017
weight -0.5132 gain -3.5686

pattern L595590704930170
? ? . ? ?
? . C 1 ?
# . * B 2
? . . . ?
? ? . ? ?
seen 8244 played 89 games 89 players 87 won 40/89 years 2001-2018
weight -0.799 gain -3.5691

pattern L183898599324628
3 3 3
. * 3
B 1 A
seen 1551 played 54 games 54 players 53 won 27/54 years 2009-2018
weight -1.0301 gain -3.5706

pattern L518182288216939
? ? 3 ? ?
? 3 C C ?
. C * . .
? . . . ?
? ? C ? ?
seen 89481 played 240 games 240 players 220 won 121/240 years 2000-2019
weight -0.9911 gain -3.5722

pattern L556274596119088
? ? . ? ?
? . . . ?
. 3 * . 3
? . C . ?
? ? 2 ? ?
seen 2335 played 56 games 56 players 56 won 26/56 years 2009-2019
weight -0.8189 gain -3.5763

pattern L334152742173803
. . 3
C * 3
. a .
a C last yes
seen 15693 played 120 games 120 players 116 won 63/120 years 2001-2018
weight -1.2248 gain -3.5777

pattern L034666334776193
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . #
. . . 3 C . . ?
. . . 3 C . . ?
? . . X O . ? ?
? ? ? O ? ? ? ?
seen 684 played 526 games 524 players 411 won 269/526 years 2001-2019
weight 0.5496 gain -3.5779

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
weight -0.4288 gain -3.5796

pattern L754159221846462
3 3 .
B * 3
3 3 C
seen 22494 played 102 games 102 players 99 won 63/102 years 2001-2017
weight -0.8787 gain -3.5816

pattern L950165705745938
? ? C ? ?
? . C 2 ?
. C * A 2
? . C 3 ?
? ? C ? ?
seen 491 played 69 games 39 players 39 won 18/69 years 2001-2017
weight -0.2962 gain -3.5818

pattern L896804585186810
? ? . ? ?
? . . C ?
C . * C 3
? C . 3 ?
? ? 3 ? ?
seen 5855 played 47 games 47 players 47 won 29/47 years 2000-2017
weight -0.7164 gain -3.583

pattern L469282524916292
? ? 3 ?
a . * 3
? ? . ?
a ? last yes
seen 130137 played 454 games 449 players 404 won 243/454 years 2001-2019
weight -0.1625 gain -3.5844

pattern L840722989022126
? C . . ?
. . C C 3
. . * 3 3
. . . . .
? # # # ?
seen 5332 played 123 games 123 players 108 won 64/123 years 2009-2018
weight -0.6886 gain -3.5852

pattern L982450693418476
. 3 C
C * 3
1 . 3
seen 1371 played 302 games 302 players 280 won 148/302 years 2000-2019
weight 0.7717 gain -3.5863

pattern L205391631432764
? . a
C * C
? C ?
a ? last yes
seen 82223 played 241 games 239 players 219 won 127/241 years 2001-2019
weight -0.5088 gain -3.5871

pattern L262097790284481
? . . . ?
. 3 3 . .
. C * . .
. C 3 . .
? C 3 . ?
seen 15667 played 83 games 83 players 80 won 47/83 years 2009-2019
weight -0.8416 gain -3.5879

pattern L344913437025768
? ? . ? ?
? C . . ?
. . * . .
? 3 C C ?
? ? . ? ?
seen 15851 played 88 games 88 players 84 won 40/88 years 2009-2019
weight -0.778 gain -3.5888

pattern L171536737394545
? o O X . . ? ?
. . . 3 . . . ?
. C . . . . . ?
. . . * . . . .
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 21283 played 675 games 671 players 556 won 346/674 years 2000-2019
weight -0.2862 gain -3.5891

pattern L067389800209653
. . . . . # # ?
. O . . . # # #
. . . . . # # #
X . C * . # # #
. . 2 C . # # #
. . . . . # # #
. . . . . # # ?
? # # # # # ? ?
seen 2389 played 45 games 45 players 39 won 25/45 years 2009-2017
weight -1.0578 gain -3.5893

pattern L245043652416398
. . . . . # # ?
. O . . . # # ?
. . . . . # # #
X . C * . # # #
. . 2 C . # # #
. . . . . # # ?
. . . . . # # ?
? ? # # # ? ? ?
seen 2389 played 45 games 45 players 39 won 25/45 years 2009-2017
weight -1.0578 gain -3.5893

pattern L525849896963403
. . . . . # # #
. O . . . # # #
. . . . . # # #
X . C * . # # #
. . 2 C . # # #
. . . . . # # #
. . . . . # # #
# # # # # # # #
seen 2389 played 45 games 45 players 39 won 25/45 years 2009-2017
weight -1.0578 gain -3.5893

pattern L300563098749100
? ? . . X ? ?
? . 3 3 C O ?
. . . . 2 C .
. . . * . . .
# # # # # # #
? # # # # # ?
? ? # # # ? ?
seen 10591 played 69 games 69 players 67 won 35/69 years 2001-2017
weight -0.6298 gain -3.5901

pattern L344228858731708
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . 3 .
? . . . . . ?
? ? . O O ? ?
seen 40373 played 61 games 61 players 59 won 36/61 years 2009-2019
weight -0.3775 gain -3.5908

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
weight 0.9186 gain -3.5946

pattern L097342073489310
a ? 3 ?
? 3 * 3
? ? 3 ?
a ? last yes
seen 51450 played 36 games 36 players 36 won 24/36 years 2009-2018
weight -1.3222 gain -3.5961

pattern L053475576663476
. . . . . . . ?
. . . . B X X X
. . . C 2 C O O
. . . * 2 C . .
. . . . . . . .
# # # # # # # #
# # # # # # # ?
? # # # # # ? ?
seen 500 played 451 games 451 players 330 won 189/451 years 2009-2017
weight 0.5537 gain -3.5964

pattern L674082315027212
. . . . . # # #
. . . . . # # #
. . . . . # # #
. . C * . # # #
. B 2 2 . # # #
. X C C . # # #
. X O . . # # #
. X O . . # # #
seen 500 played 451 games 451 players 330 won 189/451 years 2009-2017
weight 0.5537 gain -3.5964

pattern L854436833128965
? . C . ?
# . . C 3
# . * . C
# . . . C
? . . . ?
seen 9539 played 44 games 44 players 43 won 21/44 years 2009-2017
weight -0.4184 gain -3.5972

pattern L032185474201323
. . . . . . . ?
. . . . B X X ?
. . . C 2 C O O
. . . * 2 C . .
. . . . . . . .
# # # # # # # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 501 played 452 games 452 players 331 won 189/452 years 2009-2018
weight 0.554 gain -3.5977

pattern L445252187121663
? ? . ? ?
? 3 . . ?
3 C * . .
? C . C ?
? ? C ? ?
seen 4749 played 67 games 67 players 65 won 38/67 years 2009-2019
weight -0.6101 gain -3.5992

pattern L668004667605638
? ? . ? ?
? . . . ?
C 3 * . #
? . . . ?
? ? C ? ?
seen 91754 played 137 games 136 players 129 won 53/137 years 2000-2019
weight -0.6862 gain -3.6002

pattern L689201981906442
? 3 . . ?
. . . . .
3 . * . .
C . . . .
? . . . ?
seen 26154 played 113 games 113 players 107 won 54/113 years 2009-2018
weight -1.261 gain -3.6011

pattern L716699590444692
? . . . ?
. . C . .
. . * . .
. . . . .
? . . 3 ?
? ? ? ? a
a ? last yes
seen 3100 played 34 games 34 players 33 won 14/34 years 2009-2016
weight -1.7881 gain -3.6015

pattern L876343343888743
? . 3 . ?
. . C . #
C C * B #
. 2 A 1 #
? . 3 . ?
seen 100 played 78 games 40 players 38 won 26/78 years 2009-2017
weight 0.597 gain -3.6016

pattern L415234096720596
? # # # ?
# # # # #
. . * . .
. C . . .
? C 3 3 ?
seen 587280 played 91 games 91 players 88 won 37/91 years 1992-2017
weight -0.9177 gain -3.6019

pattern L960251357005416
? . . . ?
. . . . #
3 3 * . #
. C . . #
? C . . ?
seen 126538 played 500 games 492 players 431 won 242/500 years 2001-2018
weight -0.6792 gain -3.6037

pattern L329314570109578
? ? ? . ? ? ?
? X C . . . ?
? C C . . . ?
. 3 3 * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 8756 played 53 games 53 players 52 won 32/53 years 2001-2016
weight -0.7594 gain -3.605

pattern L718433626205193
? . . . ?
. . . . .
C . * . .
. . 3 . C
? . . . ?
seen 100963 played 89 games 89 players 87 won 38/89 years 2001-2016
weight -0.3939 gain -3.6052

pattern L400975621928665
? 3 ? ? ?
3 * . ? ?
? B ? ? ?
? ? ? ? a
a ? last yes
seen 3823 played 43 games 43 players 39 won 21/43 years 2009-2017
weight -0.5108 gain -3.6071

pattern L355162797343651
? # . . ? ?
# # . 3 3 ?
# # * C C ?
# # . . . a
? # . . ? ?
a ? last yes
seen 2816 played 112 games 112 players 107 won 59/112 years 2001-2019
weight -0.3404 gain -3.6074

pattern L503379724676403
? ? 3 ? ?
? 3 3 C ?
2 . * . .
? # # # ?
? ? # ? ?
seen 37985 played 142 games 141 players 137 won 60/142 years 2001-2019
weight -0.8746 gain -3.6076

pattern L295913736223002
? ? . . . ? ?
? . . . . . ?
. . a 3 . . .
. . C * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 290 played 230 games 229 players 211 won 107/230 years 2001-2019
weight 0.3876 gain -3.6087

pattern L760281112959401
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. . . * . . .
? . 3 B . C ?
? O 3 3 C . ?
? ? ? . ? ? ?
seen 1917 played 39 games 39 players 39 won 15/39 years 2009-2019
weight -0.7102 gain -3.6111

pattern L939668403245859
3 . . ?
. * 3 ?
. . . a
a ? last yes
seen 40147 played 161 games 159 players 146 won 81/161 years 2000-2018
weight -0.4634 gain -3.6123

pattern L415046110679361
? ? ? O ? ? ?
? # . 3 C X ?
? # . 3 C C ?
# # . * . . .
? # . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 1566 played 326 games 326 players 296 won 171/326 years 2001-2019
weight 0.5235 gain -3.614

pattern L265290404905517
? ? . . . ?
? . . . . .
? . . * . .
? . . C . .
a ? . . . ?
a ? last yes
seen 56060 played 179 games 179 players 169 won 94/179 years 2001-2017
weight -1.4758 gain -3.6157

pattern L813637006545900
? ? . ? ?
? . . . ?
. . * a .
? 3 3 . ?
? ? C ? ?
a C last yes
seen 11640 played 87 games 86 players 87 won 46/87 years 2001-2017
weight -0.5832 gain -3.6159

pattern L235376530307753
? . . . ?
# . . 3 .
# . * C .
# . . C .
? . . . ?
seen 16213 played 108 games 107 players 101 won 39/108 years 2001-2018
weight -0.3083 gain -3.617

pattern L811515395234089
? . . . ?
C . . C a
. . * 3 .
. . . . .
? . . . ?
a C last yes
seen 1147 played 54 games 54 players 53 won 27/54 years 2009-2017
weight -0.7305 gain -3.617

pattern L085270662712993
? . . . ?
. . . . .
. . * . .
. . . . .
? 3 3 B ?
seen 104309 played 576 games 566 players 484 won 273/575 years 2001-2018
weight -0.2002 gain -3.6188

pattern L517996624296408
3 . .
. * .
C 3 B
seen 5123 played 39 games 39 players 39 won 24/39 years 2009-2017
weight -0.4047 gain -3.6195

pattern L965716995211694
? ? 3 ? ?
? . . C ?
. a * . C
? . . . ?
? ? # ? ?
a C last yes
seen 620 played 37 games 37 players 36 won 22/37 years 2001-2019
weight -0.4459 gain -3.6215

pattern L950940200211665
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. C . * . . .
? . . . . . ?
? O . . 3 . ?
? ? ? . ? ? ?
seen 50330 played 111 games 111 players 107 won 55/110 years 2001-2019
weight -0.6367 gain -3.6226

pattern L468422889112906
? ? . ? ?
? C . # ?
2 2 * # #
? C 2 # ?
? ? . ? ?
seen 13750 played 44 games 44 players 44 won 28/44 years 2009-2017
weight -0.9328 gain -3.623

pattern L566328769490539
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . a
? . 3 . C . ?
? ? ? . ? ? ?
a ? last yes
seen 5680 played 45 games 45 players 45 won 18/45 years 2001-2019
weight -0.6235 gain -3.6242

pattern L971261585675766
. . . . . . . ?
. . . . . . . ?
. C . . . C . O
. . . * . . . .
. . . . . . . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 21883 played 211 games 211 players 195 won 95/211 years 2001-2018
weight 0.5255 gain -3.6253

pattern L309118505397756
? ? C ? ?
? 3 C . ?
C . * . .
? . . . ?
? ? . ? ?
seen 25281 played 1030 games 1020 players 787 won 540/1030 years 1992-2019
weight -0.2014 gain -3.626

pattern L930282972560332
? ? a . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
a ? last yes
seen 18022 played 77 games 76 players 73 won 37/77 years 2009-2018
weight -0.772 gain -3.6279

pattern L434843991319992
? ? ? . ? ?
? ? . . . ?
? 3 . * . .
? ? . . C ?
? ? ? . ? ?
a ? ? ? ? ?
a ? last yes
seen 5747 played 99 games 99 players 94 won 46/99 years 2001-2017
weight -1.0136 gain -3.6331

pattern L687959352945496
? ? . ? ?
? 3 . . ?
C C * . .
? . 3 3 ?
? ? . ? ?
seen 2090 played 385 games 381 players 343 won 182/385 years 2001-2019
weight 0.2755 gain -3.6331

pattern L865576204844199
2 A 1
C * B
2 C .
seen 150 played 122 games 72 players 71 won 48/122 years 2009-2019
weight 0.662 gain -3.6373

pattern L326235107590579
? ? . ? ? a
? . . 3 ? ?
# . * . . ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 84557 played 53 games 53 players 51 won 28/53 years 2001-2019
weight -1.446 gain -3.6391

pattern L647663878622016
? ? ? . ? ? ?
? . 3 . . . ?
? . . . 3 . ?
. . . * C . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 3435 played 2051 games 2028 players 1056 won 1020/2050 years 2001-2019
weight 0.1985 gain -3.6393

pattern L051845866650558
? ? 3 ? ?
? C . 3 ?
. . * 3 C
? C C C ?
? ? 3 ? ?
seen 11306 played 84 games 84 players 80 won 43/83 years 2001-2019
weight -0.3264 gain -3.6404

pattern L573763814496194
? ? . ? ?
? . . . ?
. . * C C
? a . . ?
? ? . ? ?
a C last yes
seen 8366 played 48 games 48 players 46 won 21/48 years 2009-2018
weight -0.9263 gain -3.6424

pattern L909664536654032
? . . . ?
. 2 C . .
. B * C C
. 2 A 3 .
? . 3 3 ?
seen 75 played 69 games 31 players 31 won 40/69 years 2009-2017
weight 0.5219 gain -3.6437

pattern L230832381695378
? ? ? . ? ? ?
? . . . # # ?
? . . . # # ?
O . C * # # #
? . 3 . # # ?
? X . . # # ?
? ? ? . ? ? ?
seen 18060 played 41 games 41 players 40 won 24/41 years 2001-2018
weight -0.5219 gain -3.6439

pattern L867522817392531
? ? . ? ? ?
? . . . ? ?
. C * . . a
? . . 3 ? ?
? ? . ? ? ?
a ? last yes
seen 10093 played 123 games 123 players 116 won 61/123 years 2001-2019
weight -0.4324 gain -3.6441

pattern L529346236326556
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. C . * . . X .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 132777 played 6943 games 6264 players 2830 won 3538/6941 years 2000-2019
weight 0.1234 gain -3.6443

pattern L784987156232728
? ? . ? ?
? . . # ?
C C * # #
a 2 . # ?
? ? . ? ?
a ? last yes
seen 6205 played 44 games 44 players 44 won 20/44 years 2001-2017
weight -0.707 gain -3.6454

pattern L027746662672069
? 3 ?
C * B
? . a
a ? last yes
seen 466 played 34 games 34 players 33 won 18/34 years 2001-2016
weight -0.6632 gain -3.648

pattern L264617952316894
. . . . . X O ?
. . . . . X O ?
. . . . . 3 O .
. . . * 2 C X X
. . . . C C O X
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 975 played 50 games 50 players 30 won 22/50 years 2009-2017
weight -0.5994 gain -3.6496

pattern L343352065295492
. . . . . X O ?
. . . . . X O .
. . . . . 3 O .
. . . * 2 C X X
. . . . C C O X
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 975 played 50 games 50 players 30 won 22/50 years 2009-2017
weight -0.5994 gain -3.6496

pattern L431450035994560
? ? ? ? a
? ? ? ? ?
C C . ? ?
. * . ? ?
. . . ? ?
a ? last yes
seen 86025 played 38 games 38 players 36 won 16/38 years 2009-2019
weight -2.1859 gain -3.6506

pattern L643571520178374
? ? . ? ?
? . . . ?
# . * C .
? . 2 a ?
? ? C ? ?
a C last yes
seen 1329 played 91 games 91 players 85 won 44/91 years 2001-2018
weight -0.3393 gain -3.6507

pattern L999730546679995
? ? . . . ? ?
? # . . . X ?
# # . . 3 . .
# # . * C C .
# # . . . . .
? # . . . O ?
? ? . . . ? ?
seen 10756 played 97 games 97 players 91 won 47/97 years 2009-2017
weight -0.5615 gain -3.6527

pattern L119560628659281
? ? . ? ?
? . C . ?
. 3 * 3 .
? . B 3 ?
? ? 3 ? ?
seen 1162 played 454 games 451 players 408 won 245/453 years 2001-2019
weight 0.3283 gain -3.6541

pattern L336898717467840
? ? ? . ? ? ?
? . . . 3 O ?
? . . . . C ?
. . . * . . .
? . . . . . ?
? . . . C . ?
? ? ? . ? ? ?
seen 11682 played 50 games 49 players 46 won 20/50 years 2009-2017
weight -0.4124 gain -3.655

pattern L591004069379533
? 3 B 3 ?
. 3 B . 3
. . * . .
# # # # #
? # # # ?
seen 13543 played 63 games 63 players 63 won 30/63 years 2009-2018
weight -0.8313 gain -3.6553

pattern L033317839216747
? ? 3 ? ?
? B . C ?
3 B * . .
? 3 C . ?
? ? C ? ?
seen 20754 played 69 games 69 players 69 won 25/69 years 2001-2019
weight -0.8048 gain -3.6559

pattern L006455238524152
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . C O
? . . . . . ?
? . . . C . ?
? ? ? . ? ? ?
seen 66710 played 63 games 63 players 62 won 30/63 years 2001-2017
weight -1.1753 gain -3.6566

pattern L831315529543304
? . . . ?
. . . . .
. . * . 3
. . a 2 .
? . 2 B ?
a B last yes
seen 315 played 126 games 126 players 119 won 65/126 years 2001-2018
weight 0.2696 gain -3.6593

pattern L735727756398120
? ? . ? ?
? . . . ?
3 . * a .
? . . . ?
? ? C ? ?
a C last yes
seen 7763 played 122 games 122 players 115 won 55/122 years 2001-2019
weight -0.9352 gain -3.6602

pattern L076687226970090
? . . . ?
. . 3 . 3
. . * . .
. . C . .
? . . C ?
seen 39633 played 66 games 66 players 64 won 37/66 years 2000-2016
weight -0.8061 gain -3.6618

pattern L922411380099742
3 . . ?
. * . a
3 . . ?
a ? last yes
seen 14953 played 36 games 36 players 36 won 18/36 years 2001-2017
weight -1.3885 gain -3.6649

pattern L640682682980469
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. . . * . 3 O
. C . . . . .
? . . . . . ?
? ? . . . ? ?
seen 2433 played 34 games 34 players 32 won 17/34 years 2001-2018
weight -0.5237 gain -3.665

pattern L135960384183853
a ? ?
3 . .
. * C
3 3 C
a ? last yes
seen 2455 played 35 games 35 players 34 won 19/35 years 2009-2017
weight -0.5351 gain -3.6656

pattern L286974230572614
? C . # ?
2 C . # #
2 C * # #
. 3 . # #
? . . # ?
seen 10381 played 84 games 84 players 82 won 36/84 years 2000-2018
weight -0.3724 gain -3.6701

pattern L528595989843560
3 C C
3 * a
3 . 3
a C last yes
seen 997 played 36 games 36 players 36 won 22/36 years 2009-2017
weight -0.4273 gain -3.6722

pattern L376637272040057
? . . . ?
3 . C . C
. . * . C
. . . . .
? . . . ?
seen 20561 played 38 games 38 players 38 won 17/38 years 2001-2018
weight -0.913 gain -3.6768

pattern L284575128183016
? ? 3 ? ?
? C . C ?
a . * . .
? . . . ?
? ? # ? ?
a C last yes
seen 4159 played 39 games 39 players 38 won 16/39 years 2009-2018
weight -0.7687 gain -3.6779

pattern L733781863978079
? . . . ?
. . . . .
C C * . .
. . . . .
? . . . ?
seen 159909 played 92 games 92 players 84 won 35/92 years 2001-2019
weight -1.504 gain -3.6782

pattern L671489568457387
? . . . . # ? ?
. . . . . # # ?
. . . . . # # ?
. . C * . # # #
. B 2 2 . # # ?
. X C C . # # ?
? X O . . # ? ?
? ? ? . ? ? ? ?
seen 508 played 459 games 459 players 338 won 194/459 years 2009-2018
weight 0.572 gain -3.6799

pattern L604502281766639
? ? . . . ? ?
? . . . C . ?
. . . . . . .
. . . * . . .
. . . . C . .
? . . . . . ?
? ? . X . ? ?
seen 131527 played 153 games 153 players 137 won 68/153 years 2009-2018
weight -0.417 gain -3.6814

pattern L021854366110173
? ? ? . ? ? ?
? . . . . . ?
? . . . . C ?
. . . * . . .
? 3 . . 3 . ?
? . . . . . ?
? ? ? . ? ? ?
seen 17980 played 51 games 51 players 49 won 22/51 years 2009-2017
weight -0.4689 gain -3.6822

pattern L892809167918748
? ? . ? ?
? . C . ?
3 . * . 3
? . C C ?
? ? C ? ?
seen 18426 played 50 games 50 players 49 won 24/50 years 2001-2016
weight -0.5736 gain -3.6836

pattern L204525741701891
a . 3 . ?
. . . . .
. . * . .
. . . . 3
? . . . ?
a ? last yes
seen 1353 played 36 games 36 players 36 won 16/36 years 2009-2016
weight -0.8389 gain -3.6837

pattern L089453408454440
? ? a
? ? ?
B B .
3 * .
. . .
a ? last yes
seen 1057 played 53 games 53 players 53 won 32/53 years 2009-2018
weight -0.6514 gain -3.6844

pattern L855937208982700
? . . . ?
. . . . .
a C * . .
3 . . . .
? . 3 . ?
a C last yes
seen 5674 played 49 games 49 players 49 won 22/49 years 2009-2017
weight -0.5546 gain -3.6861

pattern L154348676751490
? ? . . . ? ?
? . 3 . . # ?
O . . . . # #
. . C * . # #
O . . . . # #
? . . . . # ?
? ? . . . ? ?
seen 5833 played 63 games 63 players 60 won 30/63 years 2009-2016
weight -0.2746 gain -3.6879

pattern L240674484455029
3 . . ? ?
. * . ? ?
. . . ? ?
? ? ? ? ?
? ? ? ? a
a ? last yes
seen 107831 played 92 games 92 players 89 won 47/92 years 2009-2019
weight -1.8515 gain -3.688

pattern L705785045782986
? ? . ? ?
? . . C ?
# . * . .
? . 3 B ?
? ? . ? ?
seen 10323 played 87 games 87 players 85 won 39/87 years 2009-2018
weight -0.8145 gain -3.6883

pattern L451075825230213
? ? # # # ? ?
? # # # # # ?
# # # # # # #
. . . * . . .
X . 3 C . . .
? . 3 C . . ?
? ? X . O ? ?
seen 4215 played 80 games 80 players 78 won 40/80 years 2009-2018
weight -0.2483 gain -3.6888

pattern L392763131973373
? ? ? . ? ? ?
? . C . . . ?
? . . C . 3 ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 101041 played 42 games 42 players 42 won 18/42 years 2001-2019
weight -1.0807 gain -3.6909

pattern L541580176024444
? ? ? . ? ? ?
? . . . . . ?
? . . C . 3 ?
# . . * . . .
? . . . C . ?
? . . . . . ?
? ? ? . ? ? ?
seen 21354 played 78 games 78 players 74 won 34/78 years 2001-2017
weight -1.5543 gain -3.691

pattern L344388908605020
? ? # ? ?
? # # # ?
. . * . .
? C 3 . ?
? a 3 ? ?
a ? last yes
seen 13981 played 60 games 60 players 59 won 39/60 years 2009-2018
weight -1.216 gain -3.6915

pattern L646539432278790
C 3 . ?
3 * . a
. . . ?
a ? last yes
seen 4177 played 37 games 37 players 37 won 21/37 years 2009-2017
weight -0.7125 gain -3.692

pattern L884611402861740
? # . . ?
# # . . .
# # * 3 3
# # 1 B B
? # 1 B ?
? ? a ? ?
a ? last yes
seen 153 played 135 games 135 players 131 won 82/134 years 2000-2019
weight 0.3424 gain -3.6927

pattern L722378478886725
. 2 A
2 * A
# # #
seen 1079 played 41 games 41 players 41 won 24/41 years 2009-2017
weight 0.346 gain -3.6934

pattern L641023553027956
? . . . ?
. . . . .
3 . * . .
. . C . .
? C 2 . ?
seen 4843 played 118 games 118 players 99 won 56/118 years 2009-2018
weight -0.2581 gain -3.6936

pattern L893789502286295
? ? # ? ?
? # # # ?
C . * . #
? C . . ?
? ? C ? ?
seen 54158 played 125 games 125 players 122 won 77/125 years 2009-2017
weight -0.5859 gain -3.6937

pattern L266595663933822
? ? ? . ? ? ?
? . 3 . 3 . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 342573 played 111 games 111 players 104 won 69/111 years 2001-2019
weight -0.3012 gain -3.695

pattern L154049870428510
? ? ? X ? ? ?
? . . . . X ?
? . . . . . ?
. . . * . 3 .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 37304 played 56 games 56 players 56 won 21/56 years 2001-2018
weight -0.7924 gain -3.6956

pattern L107798873818958
? ? . ? ?
? 3 . . ?
a . * . .
? C . . ?
? ? . ? ?
? b ? ? ?
a .3
b ? last yes
seen 25785 played 108 games 108 players 95 won 58/108 years 2000-2018
weight -0.8747 gain -3.6964

pattern L288068124821195
? a ?
? ? ?
C 2 #
3 * #
3 . #
a ? last yes
seen 1216 played 43 games 43 players 43 won 26/43 years 2001-2018
weight -0.3562 gain -3.6979

pattern L788673581715803
? ? . . . ? ?
? . . . . . ?
. . . C . 3 .
. . . * . . .
. . . . . 3 O
? . . . . . ?
? ? . . . ? ?
seen 1623 played 48 games 48 players 48 won 16/48 years 2001-2017
weight -0.693 gain -3.6994

pattern L544998519565855
? . . 3 ?
. . . . .
. . * . .
. . . 3 .
? . 3 C ?
seen 11318 played 39 games 39 players 39 won 15/39 years 2009-2017
weight -0.8658 gain -3.702

pattern L514314689289362
3 3 B
3 * 2
. C a
a .C
seen 5501 played 221 games 219 players 205 won 114/221 years 2001-2018
weight -0.4209 gain -3.7042

pattern L263974032231356
? a ?
? ? ?
. . .
. * B
. 3 3
a ? last yes
seen 5165 played 46 games 46 players 45 won 24/46 years 2009-2017
weight -1.3195 gain -3.7051

pattern L167603015966187
a ? ? ?
? ? ? ?
? C C C
? 3 * .
? . . .
a ? last yes
seen 4798 played 44 games 44 players 43 won 20/43 years 2001-2017
weight -1.0704 gain -3.7055

pattern L713093427891146
? 3 B B ?
3 3 B . C
. . * . .
# # # # #
? # # # ?
seen 1974 played 146 games 146 players 136 won 73/146 years 2009-2018
weight 0.4643 gain -3.7056

pattern L268739566244241
? . . . ?
. . . . .
. . * . 2
. . . 3 B
? . . . ?
seen 32719 played 77 games 77 players 77 won 34/77 years 2001-2017
weight -1.0917 gain -3.7057

pattern L285626413951532
? ? . ? ?
? . . 3 ?
a . * b C
? 3 . 3 ?
? ? . ? ?
a .3
b C last yes
seen 1767 played 1367 games 1345 players 977 won 691/1367 years 2000-2019
weight 0.2771 gain -3.7091

pattern L922642316124441
? ? a ? ?
? C . C ?
C C * 3 3
? 3 3 . ?
? ? . ? ?
a .C
seen 8098 played 75 games 75 players 74 won 30/75 years 2001-2017
weight -0.264 gain -3.7093

pattern L296848821181330
? ? ? ? ? a
? . . . ? ?
. . . . . ?
. . * . 3 ?
. C . . . ?
? . . . ? ?
a ? last yes
seen 1006 played 34 games 34 players 33 won 13/34 years 2009-2017
weight -0.6716 gain -3.7144

pattern L749605094647896
? # C . ?
# # . B 3
# # * 3 .
# # . . 3
? # . a ?
a 3C
seen 12884 played 166 games 166 players 154 won 92/166 years 2009-2017
weight -0.536 gain -3.7144

pattern L823157136776205
? . . B ?
. 2 B 1 .
. B * A 2
# # # # #
? # # # ?
seen 64 played 56 games 27 players 27 won 24/56 years 2009-2017
weight 0.5903 gain -3.7152

pattern L284239798986585
? . . C ?
# . . C .
# . * C 3
# . . 3 3
? . . . ?
seen 18712 played 84 games 84 players 78 won 41/84 years 2009-2019
weight -0.6037 gain -3.7155

pattern L908769777034094
? . 3 . ?
. . . . a
. . * C C
. . . . .
? . . . ?
a .2
seen 15706 played 113 games 113 players 106 won 54/113 years 2001-2019
weight -0.3356 gain -3.7169

pattern L701875384666202
? ? . ? ?
? 3 3 C ?
a C * . .
? C . C ?
? ? . ? ?
a 23C
seen 16304 played 501 games 500 players 444 won 260/501 years 2001-2019
weight -0.2651 gain -3.7273

pattern L509743174799550
? ? 3 B .
? ? C * .
a ? . . .
a ? last yes
seen 4722 played 366 games 366 players 327 won 197/366 years 2001-2019
weight -0.2568 gain -3.7292

pattern L405780340034747
? . . . ? ?
# . . 3 C a
# . * . 3 ?
# . . . . ?
? . . . ? ?
a ? last yes
seen 8608 played 39 games 39 players 39 won 22/39 years 2001-2017
weight -0.5949 gain -3.7331

pattern L245941316206789
C . 3
C * 3
. a .
a C last yes
seen 7870 played 124 games 124 players 121 won 66/124 years 1992-2019
weight -0.4069 gain -3.7337

pattern L575065378335122
. C 3
. * B
. C 3
seen 24479 played 48 games 48 players 48 won 20/48 years 2009-2017
weight -1.3091 gain -3.7371

pattern L855039606506171
? ? 3 ? ?
? C C C ?
. . * . 3
? C 3 3 ?
? ? C ? ?
seen 17168 played 131 games 131 players 123 won 69/131 years 2001-2017
weight -0.2591 gain -3.7377

pattern L438203392501690
. . 2
3 * .
C . C
seen 5621 played 74 games 74 players 74 won 37/74 years 2001-2018
weight -0.3422 gain -3.7386

pattern L888085110346307
? ? . ? ?
? C C . ?
3 3 * C .
? . . . ?
? ? 3 ? ?
seen 40975 played 230 games 230 players 218 won 121/230 years 2000-2018
weight -0.3042 gain -3.7411

pattern L629601415148644
? ? . ? ? a
? . . . ? ?
. . * . 3 ?
? . . C ? ?
? ? C ? ? ?
a ? last yes
seen 3585 played 97 games 97 players 95 won 50/97 years 2001-2019
weight -0.2846 gain -3.7422

pattern L232158657654716
? ? C ? ?
? a 2 . ?
. 3 * . .
? . . . ?
? ? . ? ?
a C last yes
seen 2229 played 956 games 947 players 737 won 471/954 years 1992-2019
weight -0.3295 gain -3.7443

pattern L755087523657593
? ? . . C ?
? . . . . .
a . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 45644 played 36 games 36 players 36 won 20/36 years 2009-2016
weight -2.5095 gain -3.7449

pattern L967120572256819
? ? ? . ? ? ?
? . . . 3 . ?
? . C . . C ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 19672 played 55 games 55 players 49 won 28/55 years 2001-2019
weight -0.4405 gain -3.745

pattern L033315621536084
? # # # ?
. 1 A # #
. B * # #
2 2 C # #
? C C # ?
seen 83 played 71 games 21 players 21 won 31/71 years 2000-2017
weight 0.4246 gain -3.7452

pattern L516195830341654
? ? # ? ?
? # # # ?
. B * A #
? B B 1 ?
? ? 3 ? ?
seen 754 played 323 games 114 players 109 won 192/323 years 2009-2017
weight 0.2688 gain -3.7466

pattern L752324045023026
? ? ? . ? ? ?
? # . . . . ?
? # . . . C ?
# # . * . . .
? # . . . C ?
? # . . . . ?
? ? ? . ? ? ?
seen 454667 played 65 games 65 players 62 won 25/65 years 2009-2019
weight -0.4377 gain -3.7492

pattern L503895033695001
? ? 3 ? ?
? . . . ?
. . * . .
? 3 B . ?
? ? 2 ? ?
seen 6369 played 452 games 452 players 401 won 230/452 years 2000-2019
weight 0.192 gain -3.7494

pattern L138258022942478
. C C
3 * .
B . 3
seen 6776 played 81 games 81 players 78 won 31/81 years 2009-2017
weight -0.7403 gain -3.7517

pattern L180278529150794
? ? ? O ? ? ?
? . . 3 3 . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 378160 played 50 games 50 players 47 won 25/50 years 2001-2016
weight -1.6609 gain -3.7522

pattern L322425071913990
? . . a ?
. . . . .
. . * . .
. 3 . . .
? . . . ?
a C last yes
seen 20749 played 35 games 35 players 34 won 22/35 years 2001-2017
weight -0.8745 gain -3.7524

pattern L374128394313764
? . 3 3 ?
. . . . C
. . * . .
. . . . 3
? . . . ?
seen 18005 played 193 games 192 players 180 won 96/193 years 2001-2019
weight -0.1513 gain -3.7527

pattern L287404385180035
? ? ? . ? ? ?
? O 3 . . . ?
? 3 3 . C . ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 16539 played 45 games 45 players 45 won 23/45 years 2001-2019
weight -0.617 gain -3.7549

pattern L010812848156360
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . 3 X
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 17479 played 65 games 65 players 63 won 30/65 years 2009-2017
weight -0.9953 gain -3.7566

pattern L100924474598016
? ? . ? ?
a C . . ?
2 . * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 15422 played 63 games 62 players 61 won 30/63 years 2009-2019
weight -1.2333 gain -3.7572

pattern L446381244284296
? ? ? . ? ? ?
? . . C . . ?
? . . . . 3 ?
. . . * . . .
? . . . . . ?
? . . . . X ?
? ? ? . ? ? ?
seen 32480 played 200 games 199 players 187 won 101/199 years 2000-2019
weight -0.4355 gain -3.7592

pattern L078557289508867
? . . 3 ?
. C . . C
C . * . .
. . . . .
? . . . ?
seen 4626 played 86 games 86 players 84 won 46/86 years 2001-2019
weight -0.3258 gain -3.7595

pattern L182317357697110
? ? 3 ? ?
? 3 . . ?
3 . * . .
? . . . ?
? ? C ? ?
seen 40490 played 240 games 240 players 226 won 110/239 years 2001-2019
weight -0.2965 gain -3.7597

pattern L531021905717198
. . 3
. * .
. C C
? ? ?
a ? ?
a ? last yes
seen 8457 played 57 games 57 players 57 won 28/57 years 2001-2017
weight -1.2209 gain -3.7607

pattern L681488484117249
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . C . .
. . . . . . . ?
. . . . 3 . . ?
? . X . . . ? ?
? ? ? . ? ? ? ?
seen 208531 played 42 games 42 players 41 won 25/42 years 2001-2016
weight -1.0118 gain -3.761

pattern L605411806411697
? ? ? . ? ? ?
? # # . . O ?
? # # . . C ?
# # # * . C .
? # # . . . ?
? # # . . O ?
? ? ? . ? ? ?
seen 102940 played 35 games 35 players 35 won 17/35 years 2009-2018
weight -0.6063 gain -3.7628

pattern L188298149925915
? . 3 . ?
. . 3 C .
3 . * . .
. . . . .
? # # # ?
seen 5694 played 34 games 34 players 34 won 13/34 years 2009-2018
weight -0.6426 gain -3.7668

pattern L584009753859370
? . . . ?
. . C . .
. . * C .
. . 3 3 C
? . . . ?
seen 6997 played 34 games 34 players 34 won 14/34 years 2000-2017
weight -1.332 gain -3.7677

pattern L451260761178949
? ? . ? ?
? 2 . . ?
C 2 * . #
? B . . ?
? ? . ? ?
seen 5175 played 38 games 38 players 37 won 21/38 years 2009-2017
weight -1.0782 gain -3.7693

pattern L441165429856513
? 3 ?
. * #
? . ?
a ? ?
a ? last yes
seen 4430 played 41 games 41 players 41 won 25/41 years 2001-2019
weight -1.0809 gain -3.7698

pattern L902700948111439
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * C . .
? 3 3 . . . ?
? O C 3 3 . ?
? ? ? o ? ? ?
seen 314 played 124 games 124 players 119 won 72/124 years 2001-2017
weight 0.4474 gain -3.7705

pattern L536858460507867
. . . . . . . ?
. . . . . . . .
. . . . 3 3 . .
. . . * B 3 . .
. . . . . C O .
. . . C . . . .
. . . . . . . ?
? . . . . . ? ?
seen 609 played 213 games 213 players 163 won 98/213 years 2009-2017
weight 0.5739 gain -3.7742

pattern L603021115566111
. . . . . . . ?
. . . . . . . ?
. . . . 3 3 . .
. . . * B 3 . .
. . . . . C O .
. . . C . . . ?
. . . . . . . ?
? ? . . . ? ? ?
seen 609 played 213 games 213 players 163 won 98/213 years 2009-2017
weight 0.5739 gain -3.7742

pattern L686716272736317
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . C . .
. . 3 B . . . ?
. . 3 3 C . . ?
? . . . O . ? ?
? ? ? . ? ? ? ?
seen 609 played 213 games 213 players 163 won 98/213 years 2009-2017
weight 0.5739 gain -3.7742

pattern L750567052568278
. . . . . . . .
. . . . . . . .
. . . . 3 3 . .
. . . * B 3 . .
. . . . . C O .
. . . C . . . .
. . . . . . . .
. . . . . . . .
seen 609 played 213 games 213 players 163 won 98/213 years 2009-2017
weight 0.5739 gain -3.7742

pattern L336430544209070
? ? . ? ?
? 3 . . ?
3 B * C .
? . . . ?
? ? . ? ?
seen 55455 played 2122 games 2071 players 1375 won 1134/2120 years 1988-2019
weight -0.1164 gain -3.7772

pattern L091762042581542
. 2 a
3 * 1
. B 1
a BC
seen 1693 played 830 games 825 players 658 won 414/829 years 1988-2019
weight 0.4878 gain -3.7787

pattern L339880178145805
. . C ?
. * C ?
. . 3 a
a ? last yes
seen 2743 played 166 games 166 players 156 won 82/166 years 2000-2017
weight -0.4915 gain -3.7816

pattern L439836415955232
? ? . ? ?
? 3 3 . ?
3 C * . #
? C C . ?
? ? . ? ?
seen 22303 played 39 games 39 players 39 won 18/39 years 2001-2017
weight -0.9827 gain -3.783

pattern L805749171366525
? ? . ? ?
? . 3 . ?
C C * 3 .
? 3 3 . ?
? ? . ? ?
seen 31325 played 42 games 42 players 42 won 20/42 years 2001-2016
weight -0.9474 gain -3.7921

pattern L403815299158367
? ? ? . ? ? ?
? X . . . . ?
? C . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 10369 played 38 games 38 players 37 won 18/38 years 2001-2017
weight -0.6504 gain -3.7925

pattern L887786388537632
. . . . . . . .
. . . 3 . O . .
. . . . . . . .
. . . * . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
seen 107515 played 3480 games 3100 players 1762 won 1705/3477 years 1992-2019
weight 0.204 gain -3.7928

pattern L723879549763370
? ? C ? ?
? 2 . . ?
2 . * . .
? . . . ?
? ? # ? ?
seen 9597 played 90 games 89 players 87 won 43/90 years 2001-2019
weight -0.9062 gain -3.7931

pattern L545984573759890
? ? . . . ? ?
? . . . . . ?
. . . . 2 B .
. . . * B 2 .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 838 played 266 games 266 players 235 won 155/266 years 2001-2019
weight 0.358 gain -3.7944

pattern L264623539023075
a ? ?
? ? ?
. 3 .
C * .
. C .
a ? last yes
seen 3495 played 40 games 40 players 40 won 15/40 years 2009-2016
weight -0.4523 gain -3.7958

pattern L605418606338167
? ? . ? ?
? . . . ?
3 . * . .
? 3 . . ?
? ? 3 ? ?
? a ? ? ?
a ? last yes
seen 5517 played 52 games 52 players 50 won 30/52 years 2001-2019
weight -1.2035 gain -3.7966

pattern L666446317856984
? 3 ? ? ?
3 * C ? ?
? 3 ? ? ?
? ? ? ? ?
? ? ? ? a
a ? last yes
seen 15982 played 117 games 117 players 115 won 60/117 years 1992-2018
weight -0.4199 gain -3.7997

pattern L324218357905673
. C C
. * .
. . .
? ? ?
? a ?
a ? last yes
seen 66884 played 71 games 71 players 68 won 31/71 years 2009-2017
weight -1.3262 gain -3.8013

pattern L704013398035972
? # 2 2 ?
# # 2 C C
# # * 3 C
# # . 3 3
? # . . ?
seen 9034 played 97 games 97 players 95 won 51/97 years 2009-2018
weight -0.3003 gain -3.8027

pattern L234487920374784
. . . . . . . ?
. . . . . . . .
. . . C . . . .
. . . * 3 . . .
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 1283 played 587 games 578 players 489 won 301/587 years 2009-2017
weight 0.23 gain -3.8031

pattern L744144010813172
? ? 2 ? ?
? C C 2 ?
C C * A 2
? C C 2 ?
? ? 2 ? ?
seen 185 played 58 games 24 players 24 won 22/58 years 2009-2018
weight 0.2894 gain -3.804

pattern L597202041275649
? . . . ?
. 3 . . #
. . * . #
C . . . #
? 3 3 . ?
seen 8776 played 50 games 50 players 50 won 22/50 years 2001-2017
weight -0.3529 gain -3.8048

pattern L370149798505946
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . 3 * . . .
. 3 C C . . .
? . 3 C . . ?
? ? X O . ? ?
seen 3319 played 42 games 42 players 37 won 19/42 years 2009-2019
weight -0.7286 gain -3.8122

pattern L802835024885091
? ? ? . ? ? ?
? . . . 3 . ?
? . C . C C ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 55148 played 64 games 64 players 64 won 26/64 years 2001-2019
weight -0.9011 gain -3.8122

pattern L024429491148420
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. C . * . . .
? . . . . 3 ?
? O . 3 . . ?
? ? ? . ? ? ?
seen 8984 played 56 games 56 players 55 won 25/56 years 2001-2018
weight -0.7099 gain -3.8136

pattern L527459818514857
? ? . ? ?
? . . C ?
. C * 3 3
? . C . ?
? ? 3 ? ?
seen 2069 played 52 games 52 players 51 won 23/52 years 2009-2017
weight -0.4521 gain -3.8146

pattern L552839001810822
? ? a
. B 2
C * .
. . .
a ? last yes
seen 2455 played 207 games 206 players 191 won 97/207 years 2001-2019
weight -0.5991 gain -3.8147

pattern L181683467691288
? ? a ? ?
? ? . ? ?
? . . C ?
# . * . 3
? . . . ?
? ? # ? ?
a ? last yes
seen 1914 played 38 games 38 players 36 won 22/38 years 2001-2019
weight -1.167 gain -3.8156

pattern L679757486425967
? ? . . . ? ?
? . . . . . ?
# . . . . . .
# . . * . . .
# . . C . . O
? . . . . . ?
? ? . . . ? ?
seen 19149 played 50 games 50 players 49 won 17/50 years 2001-2019
weight -1.0695 gain -3.8159

pattern L459842901605126
? ? C ? ?
? 2 C C ?
2 A * C C
? 3 C C ?
? ? 3 ? ?
seen 490 played 104 games 45 players 43 won 58/104 years 2009-2019
weight 0.5699 gain -3.8168

pattern L135670132450732
? . . . ?
. . . 3 .
. . * . .
. . . . .
? C . 3 ?
seen 82440 played 133 games 133 players 124 won 67/133 years 2001-2019
weight -0.2949 gain -3.8169

pattern L904300196850567
? . . . ?
. C . 2 C
. . * C C
. . . . .
? # # # ?
seen 19622 played 58 games 58 players 56 won 31/58 years 2009-2017
weight -0.5222 gain -3.8253

pattern L013599113505507
? . ?
A * .
? A ?
seen 7946 played 163 games 163 players 156 won 92/163 years 2000-2018
weight -0.5757 gain -3.8271

pattern L023588876221225
? ? . ? ?
? C C # ?
C C * # #
? 2 A # ?
? ? 2 ? ?
seen 3074 played 481 games 224 players 215 won 238/481 years 2009-2018
weight -0.2496 gain -3.8293

pattern L183229811998714
? . . .
a 2 * 3
? C C C
a ? last yes
seen 1800 played 158 games 158 players 153 won 78/157 years 2001-2019
weight -0.3606 gain -3.8318

pattern L810228835950382
? 2 ? ? a
B * . ? ?
? . ? ? ?
a ? last yes
seen 1233 played 91 games 91 players 89 won 46/91 years 2009-2018
weight -0.4465 gain -3.8321

pattern L706344209829003
? ? . ? ?
? . 3 . ?
3 . * . .
? . . C ?
? ? C ? ?
seen 26434 played 100 games 100 players 96 won 42/100 years 2001-2018
weight -0.8692 gain -3.8329

pattern L696987672925570
2 C 2
A * C
2 C .
seen 872 played 301 games 176 players 168 won 129/301 years 2001-2017
weight 0.8185 gain -3.8341

pattern L247227329166273
? C ? ? ?
3 * 3 ? ?
? . ? ? ?
? ? ? ? a
a ? last yes
seen 44740 played 548 games 547 players 467 won 276/547 years 1992-2019
weight -0.1369 gain -3.8376

pattern L345322098909169
? ? # # # ? ?
? # # # # # ?
# # # # # # #
# # # * A 2 .
# # # B 1 . X
? # # . B X ?
? ? # . O ? ?
seen 295 played 144 games 55 players 55 won 75/144 years 2009-2019
weight 0.2615 gain -3.8376

pattern L564391300423677
? X X . # # ? ?
@ X . 2 # # # ?
O B 1 A # # # ?
. . B * # # # #
# # # # # # # ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 295 played 144 games 55 players 55 won 75/144 years 2009-2019
weight 0.2615 gain -3.8376

pattern L247955328636494
? ? C ? ?
? . C . ?
. . * 3 3
? . . a ?
? ? . ? ?
a C last yes
seen 479 played 302 games 302 players 278 won 163/302 years 2000-2019
weight 0.4814 gain -3.8379

pattern L803700700609722
? ? C ? ?
? . . . ?
B 2 * . .
? B . . ?
? ? . ? ?
seen 5495 played 230 games 229 players 212 won 123/230 years 2001-2018
weight -0.2696 gain -3.84

pattern L002807807572956
? ? . ? ?
? . . . ?
a . * . .
? 3 . . ?
? ? . ? ?
a B last yes
seen 17598 played 47 games 46 players 45 won 27/47 years 2009-2019
weight -0.8068 gain -3.8431

pattern L174188212948956
? ? ? # ? ? ?
? # # # # # ?
? . . . . # ?
. . . * . # #
? 3 . . . # ?
? . 3 3 . # ?
? ? ? O ? ? ?
seen 47770 played 35 games 35 players 35 won 11/35 years 2009-2017
weight -1.1136 gain -3.8435

pattern L515007934102005
# . 1
# * A
# . 1
seen 768 played 165 games 164 players 153 won 90/165 years 2001-2017
weight 0.2892 gain -3.8455

pattern L088343072535150
? ? ? O ? ? ?
? # . . . . ?
? # . . . . ?
# # . * . . .
? # . . a . ?
? # . . . . ?
? ? ? . ? ? ?
a C last yes
seen 2064 played 34 games 34 players 34 won 16/34 years 2009-2016
weight -0.6268 gain -3.846

pattern L732269502211801
? ? . . . ? ?
? . . . . . ?
X . . a . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 16865 played 97 games 97 players 89 won 46/97 years 2000-2017
weight -0.2632 gain -3.8479

pattern L410110795556231
? ? . ? ? ?
? . . . ? ?
C . * . . ?
? . . C ? a
? ? . ? ? ?
a ? last yes
seen 9783 played 70 games 69 players 68 won 28/70 years 2001-2018
weight -0.798 gain -3.8494

pattern L932762529414831
? ? . . . ?
? . . . . .
? . . * . .
? . . . . .
a ? C . 3 ?
a ? last yes
seen 17013 played 197 games 196 players 170 won 103/197 years 2000-2018
weight -0.8785 gain -3.8536

pattern L793057269513621
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
X . . * . # #
? a . . . # ?
? . 3 . . # ?
? ? ? . ? ? ?
a C last yes
seen 584 played 38 games 38 players 38 won 14/38 years 2009-2016
weight -0.6329 gain -3.8539

pattern L071873812542736
? ? . . . ? ?
? . . C . . ?
X 3 . . . . .
O . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 4318 played 38 games 38 players 37 won 20/38 years 2009-2017
weight -0.8501 gain -3.8561

pattern L509229776981425
? ? ? . ? ? ?
? . . 3 . . ?
? C . . . . ?
. C . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 2186 played 45 games 45 players 45 won 19/45 years 2000-2017
weight -0.6161 gain -3.8563

pattern L167220704336852
O O O . # # # #
X X 3 . # # # #
O B 3 . # # # #
. . C * # # # #
. . . . # # # #
# # # # # # # #
# # # # # # # #
# # # # # # # #
seen 320 played 40 games 40 players 32 won 15/40 years 2009-2016
weight 0.4389 gain -3.8573

pattern L708304685519651
O O O . # # # ?
X X 3 . # # # #
O B 3 . # # # #
. . C * # # # #
. . . . # # # #
# # # # # # # #
# # # # # # # ?
? # # # # # ? ?
seen 320 played 40 games 40 players 32 won 15/40 years 2009-2016
weight 0.4389 gain -3.8573

pattern L945772845969797
O O O . # # # ?
X X 3 . # # # ?
O B 3 . # # # #
. . C * # # # #
. . . . # # # #
# # # # # # # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 320 played 40 games 40 players 32 won 15/40 years 2009-2016
weight 0.4389 gain -3.8573

pattern L022774424804231
C . #
3 * #
. 2 #
seen 39718 played 77 games 77 players 76 won 38/77 years 2001-2018
weight -1.0914 gain -3.8605

pattern L131904156278945
? ? C ? ?
? 3 C 3 ?
. C * A 3
? . C 3 ?
? ? . ? ?
seen 374 played 110 games 56 players 55 won 47/110 years 2001-2019
weight 0.4318 gain -3.8606

pattern L658966998659236
? ? X . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? X X . ? ?
seen 34156 played 46 games 46 players 44 won 29/46 years 2009-2017
weight -1.0746 gain -3.861

pattern L978674718116955
? ? ? . ? ?
? ? . . . ?
? . . * . .
? ? C . 3 ?
? ? ? . ? ?
a ? ? ? ? ?
a ? last yes
seen 9438 played 45 games 45 players 45 won 26/45 years 2009-2019
weight -0.9072 gain -3.8614

pattern L918248691958292
# # #
. * .
. . C
? ? ?
a ? ?
a ? last yes
seen 88414 played 45 games 45 players 44 won 25/45 years 2009-2018
weight -2.7781 gain -3.8673

pattern L047139923627607
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. 3 . * . . .
. . . . . . .
? . C . . . ?
? ? . . . ? ?
seen 12519 played 72 games 72 players 71 won 38/72 years 2001-2017
weight -0.3611 gain -3.8683

pattern L111484876840613
? ? ? . ? ? ?
? . . . . . ?
? . . . C C ?
. . . * . 3 O
? . . 3 . 3 ?
? . . . . . ?
? ? ? . ? ? ?
seen 7296 played 36 games 36 players 35 won 18/36 years 2009-2017
weight -0.6194 gain -3.8687

pattern L118443328754396
? ? . ? ?
? . . C ?
3 C * . 3
? . . . ?
? ? 3 ? ?
seen 2102 played 36 games 36 players 35 won 16/36 years 2001-2019
weight -0.6276 gain -3.8687

pattern L660561806839538
? # . . ?
# # a 3 3
# # * C 3
# # . C C
? # . . ?
a B last yes
seen 3987 played 85 games 85 players 78 won 37/85 years 2000-2017
weight -0.5315 gain -3.8696

pattern L421916793361262
? ? . ? ?
? 3 . C ?
C . * . C
? C . . ?
? ? . ? ?
seen 5947 played 86 games 86 players 85 won 53/86 years 2001-2018
weight -0.5687 gain -3.8716

pattern L988905934002100
? ? ? O ? ? ?
? X 3 3 . # ?
? . . . . # ?
. . . * . # #
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 190127 played 79 games 79 players 74 won 39/79 years 1992-2018
weight -0.5766 gain -3.8738

pattern L450271058175731
? ? ? . ? ? ?
? . . . . . ?
? 3 . 3 . . ?
. . . * a . .
? . C . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 1231 played 48 games 48 players 47 won 20/48 years 2001-2019
weight -0.5056 gain -3.8745

pattern L101131895121496
? . C C ?
C . . . .
. . * . .
# # # # #
? # # # ?
seen 966628 played 59 games 59 players 56 won 26/59 years 2009-2017
weight -1.3333 gain -3.8746

pattern L331271876397103
? . C . ?
. 3 C . .
. 3 * . .
. . . C .
? 3 . . ?
seen 13818 played 61 games 61 players 60 won 37/61 years 2001-2018
weight -1.2432 gain -3.8791

pattern L685070002145352
? . . . ?
. . . . C
. . * . .
. . . . .
? a . . ?
a C last yes
seen 28341 played 60 games 60 players 59 won 24/60 years 2009-2018
weight -0.6965 gain -3.88

pattern L347996579477928
a . . . ?
. . . . .
. . * C .
. . . . .
? . . . ?
a ? last yes
seen 20393 played 58 games 58 players 54 won 26/58 years 2001-2018
weight -1.9689 gain -3.8808

pattern L375589974804208
? . . . ?
. . . . .
. . * a C
. . 3 . 2
? . . . ?
a C last yes
seen 801 played 120 games 120 players 118 won 58/120 years 2000-2019
weight -0.4873 gain -3.8856

pattern L669555108115057
? ? ? a
? 3 ? ?
. * . ?
? 3 ? ?
a ? last yes
seen 230379 played 654 games 646 players 535 won 323/654 years 2001-2019
weight -0.3292 gain -3.8864

pattern L396088695845071
3 3 .
C * 3
C . C
seen 175993 played 1344 games 1298 players 973 won 675/1344 years 2000-2019
weight -0.0986 gain -3.8905

pattern L510446956962448
. . . . . . . .
. . . . . O . .
. . . . . . . .
. . . * . 3 . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . O . .
seen 4174 played 433 games 432 players 350 won 193/433 years 2000-2018
weight 0.4557 gain -3.8914

pattern L693261612039736
? ? . . . ? ?
? . . C . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? X . . . . ?
? ? . . . ? ?
seen 29540 played 34 games 34 players 33 won 14/34 years 2001-2016
weight -0.714 gain -3.8967

pattern L108889473963568
? 3 3 . ?
. C C . #
C . * . #
. . . . #
? # # # ?
seen 11558 played 43 games 43 players 40 won 21/43 years 1992-2016
weight -0.6468 gain -3.8969

pattern L202492129772156
? . . .
? . * 3
a 2 B 3
a ? last yes
seen 738 played 48 games 48 players 47 won 18/48 years 2001-2018
weight -0.5729 gain -3.8999

pattern L932003238948753
? ? . . .
a ? C * 3
? ? . . .
a ? last yes
seen 29755 played 115 games 115 players 111 won 55/115 years 2001-2019
weight -0.684 gain -3.9034

pattern L013049760281814
? ? . ? ?
? . . C ?
. C * . .
? . . C ?
? ? . ? ?
seen 107060 played 201 games 200 players 187 won 101/201 years 2009-2019
weight -0.2457 gain -3.9039

pattern L776996786537575
? . . 3 ?
# . . 3 3
# . * C C
# . . 3 .
? . . . ?
seen 508 played 349 games 347 players 299 won 184/349 years 2001-2018
weight 0.3912 gain -3.9055

pattern L132046752647481
? ? C ? ?
? . C 2 ?
. 3 * . .
? . C . ?
? ? . ? ?
seen 1473 played 145 games 144 players 137 won 67/143 years 2001-2019
weight -0.4374 gain -3.9087

pattern L833297270280955
? . . . ?
# . . . .
# . * C .
# . . . 3
? . . 3 ?
seen 53548 played 90 games 90 players 88 won 38/90 years 2001-2017
weight -0.4821 gain -3.9102

pattern L703467973876902
? . . . ?
. . . . .
. . * . C
. 3 . C .
? . C . ?
seen 4539 played 35 games 34 players 33 won 18/35 years 2001-2017
weight -0.6351 gain -3.9116

pattern L226481041673439
? ? . ? ?
? 3 3 3 ?
3 B * . .
? . . . ?
? ? # ? ?
seen 15586 played 55 games 55 players 55 won 31/55 years 2009-2017
weight -0.5654 gain -3.9145

pattern L657789435692503
? . . . ?
. . . C .
. . * . .
. . . . C
? . C . ?
seen 73629 played 127 games 125 players 119 won 57/126 years 2009-2017
weight -0.9347 gain -3.9199

pattern L951593251828611
? . . . ? a
. . . . . ?
. . * . . ?
. . . . 3 ?
? . . C ? ?
a ? last yes
seen 11070 played 206 games 204 players 195 won 96/206 years 2001-2018
weight -0.7472 gain -3.9208

pattern L462823345798570
? . . . ?
. . . . .
C . * . .
. . . . .
? 3 . . a
a ? last yes
seen 5933 played 79 games 79 players 77 won 45/79 years 2001-2019
weight -0.8403 gain -3.9215

pattern L317737865101127
? . . # ?
. . . # #
C C * # #
. 2 . # #
? A . # ?
seen 6286 played 54 games 54 players 53 won 27/54 years 2009-2017
weight -0.3977 gain -3.9216

pattern L151286037445324
? 3 3 . ?
a C . . .
. . * . .
. . . . .
? . . . ?
a C last yes
seen 16207 played 181 games 180 players 173 won 94/181 years 2001-2019
weight -0.3729 gain -3.9232

pattern L089824037170796
? ? ? . ? ? ?
? # # . C O ?
? # # . C 3 ?
# # # * 3 3 X
? # # . . . ?
? # # . . . ?
? ? ? . ? ? ?
seen 31648 played 36 games 36 players 36 won 14/36 years 2009-2018
weight -1.1399 gain -3.9234

pattern L247702859146066
. 3 .
. * .
3 . .
? ? ?
a ? ?
a ? last yes
seen 65640 played 37 games 37 players 37 won 16/37 years 2009-2017
weight -1.3004 gain -3.9266

pattern L817148730577686
? ? ? a
? ? ? ?
. . . ?
. * . ?
2 . . ?
a ? last yes
seen 8434 played 38 games 38 players 38 won 24/38 years 2009-2017
weight -1.573 gain -3.9289

pattern L460854347390863
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . a . ?
? . . . . O ?
? ? ? X ? ? ?
a C last yes
seen 9443 played 64 games 64 players 62 won 29/64 years 2001-2017
weight -0.4141 gain -3.9305

pattern L952544009352286
? . . # ?
C C . # #
3 3 * # #
B 3 . # #
? 3 . # ?
seen 25390 played 42 games 42 players 42 won 20/42 years 2009-2018
weight -0.6177 gain -3.931

pattern L844963764137545
? ? ? . ? ? ?
? . C . . . ?
? . . . . . ?
. C . * . . .
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 10370 played 77 games 77 players 73 won 32/77 years 2001-2018
weight -0.4408 gain -3.9317

pattern L849152724677160
? . . . ?
C C . . #
C 3 * . #
3 3 . . #
? 3 . . ?
seen 22136 played 43 games 43 players 41 won 25/43 years 2009-2018
weight -0.9982 gain -3.9322

pattern L308340270196273
? ? ? . ? ? ?
? # . . C . ?
? # . . C 3 ?
# # . * 3 3 O
? # . . . 3 ?
? # . . . . ?
? ? ? . ? ? ?
seen 15839 played 37 games 37 players 34 won 23/37 years 2009-2018
weight -1.4577 gain -3.9337

pattern L637120825094898
? ? . ? ?
? 1 . # ?
3 B * # #
? . C # ?
? ? . ? ?
seen 24903 played 53 games 53 players 52 won 23/53 years 2009-2017
weight -0.7874 gain -3.9382

pattern L925231287069793
? # # # ?
# # # # #
B . * . .
3 C 3 3 3
? C C C ?
seen 2788 played 67 games 67 players 66 won 42/67 years 2001-2019
weight -0.4902 gain -3.94

pattern L150632415840858
? ? ? . ? ? ?
? . . . . . ?
? . . . C . ?
. . . * . C O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 53025 played 65 games 65 players 62 won 27/65 years 2001-2018
weight -1.2159 gain -3.9408

pattern L909829825742806
? . . 3 ?
. C . . a
. . * . .
. . . . .
? # # # ?
a C last yes
seen 15756 played 77 games 77 players 72 won 43/77 years 2009-2019
weight -0.3303 gain -3.9416

pattern L451772185412713
. . . . . . # ?
. . . . . . # ?
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . C . . # ?
, . . . . . # ?
? ? . . . ? ? ?
seen 1220539 played 11117 games 10019 players 3537 won 5473/11112 years 1992-2019
weight -0.0653 gain -3.9421

pattern L447494653797097
? 3 C . ?
. C . C .
. . * . .
C . . . .
? . . . ?
seen 7276 played 59 games 59 players 59 won 22/59 years 2001-2017
weight -0.5609 gain -3.9423

pattern L246514334413497
# # #
. * .
. 2 B
? a ?
a ? last yes
seen 28612 played 140 games 140 players 133 won 83/140 years 2001-2018
weight -1.1022 gain -3.9424

pattern L986993675126203
? ? ? . ? ? ?
? . . . a . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? O . . . . ?
? ? ? . ? ? ?
a C last yes
seen 11118 played 38 games 38 players 38 won 22/38 years 2001-2018
weight -0.7724 gain -3.9441

pattern L368082065877389
? # # # ?
# # # # #
. . * 1 1
. . 3 B B
? . 3 B ?
seen 267 played 162 games 162 players 157 won 95/161 years 2000-2019
weight 0.3367 gain -3.9463

pattern L657463490159950
. 3 3
. * C
a C .
a C last yes
seen 8060 played 64 games 64 players 61 won 39/64 years 2009-2017
weight -0.8288 gain -3.948

pattern L780324028229379
? a ?
A 2 .
3 * .
. . .
a ? last yes
seen 4203 played 46 games 46 players 46 won 30/46 years 2001-2018
weight -0.6919 gain -3.9509

pattern L275512602701582
? # # # ?
. . . . .
. . * . .
. 3 . C .
? . . a ?
a C last yes
seen 7838 played 87 games 87 players 83 won 48/87 years 2001-2018
weight -0.3845 gain -3.9515

pattern L944042012350709
a ? ?
? ? ?
. 3 .
. * .
C C .
a ? last yes
seen 8019 played 76 games 76 players 72 won 35/76 years 2009-2018
weight -0.3203 gain -3.9528

pattern L122906289241814
2 C .
B * C
. . .
seen 92322 played 64 games 64 players 63 won 27/64 years 2009-2017
weight -2.1148 gain -3.9533

pattern L228843735690929
? ? . ? ?
? . . . ?
. . * C C
? . 2 C ?
? ? C ? ?
? ? a ? ?
a ? last yes
seen 3141 played 169 games 169 players 165 won 88/169 years 2001-2019
weight -0.2879 gain -3.9538

pattern L172033871617925
a ? ? ? ?
? ? ? A ?
? ? 3 * .
? ? ? . ?
a ? last yes
seen 2858 played 49 games 49 players 48 won 32/49 years 2009-2017
weight -0.6648 gain -3.9563

pattern L664434239410376
? ? C ? ?
? C . . ?
. C * C .
? . 3 . ?
? ? 3 ? ?
seen 3066 played 63 games 63 players 61 won 31/63 years 2001-2019
weight -0.5471 gain -3.9566

pattern L315909562995465
? ? ? . ? ? ?
? . . C . O ?
? . 3 C . . ?
. . . * . . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 7459 played 46 games 46 players 46 won 20/46 years 2001-2018
weight -0.6838 gain -3.9569

pattern L299309548922896
? . . . ? ?
. . . . . ?
3 . * . . ?
. . . . . a
? . . . ? ?
a ? last yes
seen 63883 played 58 games 58 players 58 won 28/58 years 2001-2018
weight -1.3266 gain -3.9601

pattern L213736447587698
? . . . ?
. . . . .
. . * . .
. C . . 3
? C . . ?
seen 29244 played 166 games 166 players 156 won 82/166 years 2001-2017
weight -0.4328 gain -3.9634

pattern L830069001585643
? ? # # # ? ?
? # # # # # ?
# # # # # # #
. . . * . . .
. . 3 C . . .
? . 3 C . . ?
? ? O O . ? ?
seen 13719 played 88 games 88 players 86 won 42/88 years 2001-2017
weight -0.6125 gain -3.9635

pattern L832283329237154
? # # # ?
# # # # #
. . * 2 .
. 3 3 C 2
? 3 C C ?
seen 25928 played 96 games 96 players 92 won 46/96 years 2009-2017
weight -0.6061 gain -3.9635

pattern L528734795256197
? ? . ? ?
? . . . ?
. . * C .
? . B 1 ?
? ? 2 ? ?
seen 33213 played 261 games 259 players 238 won 119/261 years 2001-2018
weight -0.4119 gain -3.9637

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
weight -0.3552 gain -3.9674

pattern L131191404029334
? ? C ? ?
? 3 C . ?
. 3 * . 3
? . 3 . ?
? ? . ? ?
seen 34939 played 112 games 112 players 112 won 52/112 years 2001-2017
weight -0.4413 gain -3.9679

pattern L115629162438565
? ? 3 ? ?
? C . . ?
C C * . .
? . . . ?
? ? C ? ?
seen 23157 played 63 games 63 players 61 won 23/63 years 2001-2017
weight -0.4328 gain -3.9701

pattern L646425317233202
? ? 3 ? ?
? . . . ?
a . * . .
? # # # ?
? ? # ? ?
a B last yes
seen 10547 played 45 games 45 players 43 won 22/45 years 2001-2019
weight -0.5087 gain -3.9713

pattern L133901248324682
? . . . ?
C . . . #
C . * . #
3 C . . #
? C . . ?
seen 240974 played 100 games 100 players 97 won 40/99 years 2001-2018
weight -2.0158 gain -3.972

pattern L837411363219512
? ? . ? ? ?
? 3 . . ? a
. . * C . ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 12052 played 318 games 317 players 280 won 148/318 years 2001-2017
weight -0.2158 gain -3.9729

pattern L747913083250718
? . . . ?
. . C . 3
. . * . .
. . . . .
? . a . ?
a C last yes
seen 3704 played 59 games 59 players 59 won 25/58 years 2001-2019
weight -0.7377 gain -3.9736

pattern L168445017718447
3 C 3
3 * C
3 B .
seen 710 played 85 games 85 players 84 won 42/85 years 2009-2018
weight -0.2687 gain -3.9804

pattern L513603537712290
? ? . . O ? ?
? . . . C . ?
# . . . . . .
# . . * . . .
# . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 34955 played 199 games 198 players 181 won 97/198 years 2000-2018
weight -0.314 gain -3.9826

pattern L528390054817227
? ? 3 ? ?
? . . 3 ?
C . * . C
? C . C ?
? ? . ? ?
seen 3593 played 50 games 50 players 49 won 24/50 years 2001-2017
weight -0.7542 gain -3.9833

pattern L732635735507088
? C . 3 ?
C . . . .
C . * . .
. . . . .
? . . . ?
seen 18653 played 52 games 52 players 52 won 28/52 years 2009-2017
weight -0.9496 gain -3.9848

pattern L753385204883307
? ? 3 ? ?
? C 3 . ?
. C * . C
? C 3 3 ?
? ? C ? ?
seen 6148 played 71 games 71 players 69 won 34/71 years 2009-2018
weight -0.5307 gain -3.9859

pattern L847963579165507
? ? 3 ? ?
? B . 3 ?
. . * . .
? # # # ?
? ? # ? ?
seen 80153 played 38 games 38 players 37 won 16/38 years 2009-2017
weight -1.7244 gain -3.9905

pattern L900549921629316
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. C C * . 3 O
? 3 C 3 3 3 ?
? X 3 C C O ?
? ? ? . ? ? ?
seen 504 played 478 games 478 players 380 won 279/478 years 2009-2017
weight 0.8486 gain -3.9906

pattern L215941843983207
? ? a ? ?
? . . . ?
. . * 3 3
? . . . ?
? ? . ? ?
a C last yes
seen 38278 played 69 games 69 players 67 won 28/69 years 2001-2019
weight -2.4414 gain -3.9909

pattern L456387261529783
? ? # # # ? ?
? # # # # # ?
. . . . # # #
. 3 . * # # #
X C 2 . # # #
? O C . # # ?
? ? . . # ? ?
seen 3634 played 52 games 52 players 50 won 15/52 years 2000-2017
weight -0.661 gain -3.9924

pattern L235550872105467
? ? . ? ?
? . . . ?
# . * . 2
? . . 2 ?
? ? . ? ?
seen 16632 played 176 games 176 players 167 won 80/176 years 1992-2019
weight -0.3959 gain -3.9964

pattern L536981223329706
? ? . . . ? ?
? . 3 . . . ?
. C . . . . .
. . . * . . .
. . . . . . .
? O . . . . ?
? ? . . . ? ?
seen 6954 played 48 games 48 players 47 won 23/48 years 2009-2017
weight -0.4902 gain -3.9969

pattern L851350440697802
. . . . . . . ?
. . . . . . . ?
. . . . . . . #
. . . * . . . #
. . . 3 C . . #
. . . 3 C . . ?
. . . X O . . ?
? ? X O . ? ? ?
seen 512 played 494 games 492 players 386 won 260/494 years 2001-2019
weight 0.8331 gain -3.9985

pattern L630026920008847
? ? . 3 .
? ? . * .
? ? . . C
a ? ? ? ?
a ? last yes
seen 12430 played 34 games 34 players 33 won 15/34 years 2001-2017
weight -1.1166 gain -3.999

pattern L220530209429656
? O O . # # ? ?
X X 3 . # # # ?
O B 3 . # # # ?
. . C * # # # #
. . . . # # # ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 325 played 42 games 42 players 34 won 17/42 years 2009-2016
weight 0.4668 gain -3.9993

pattern L939692761324317
. . .
. * .
. 3 3
? ? ?
? a ?
a ? last yes
seen 132211 played 63 games 63 players 63 won 24/63 years 2009-2017
weight -1.4974 gain -4.0003

pattern L385469316643528
? . . C ?
# . . . .
# . * C 3
# . . . 3
? . . . ?
seen 6445 played 35 games 35 players 35 won 16/35 years 2009-2019
weight -0.5019 gain -4.0034

pattern L098125005989234
? ? . ? ?
? C . C ?
. . * . .
? 3 . . ?
? ? . ? a
a ? last yes
seen 1474 played 38 games 38 players 37 won 22/38 years 2001-2017
weight -0.7831 gain -4.0045

pattern L160877721770168
? C . C ?
3 . . . .
. . * . .
3 . . . .
? . . . ?
seen 24539 played 104 games 104 players 101 won 63/104 years 2000-2018
weight -0.3856 gain -4.0097

pattern L510812936150933
? ? ? . ? ? ?
? . . a . X ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 138344 played 938 games 925 players 738 won 468/937 years 2001-2019
weight -0.1665 gain -4.0112

pattern L078584532613530
a ? ? ? ? ?
? ? ? . ? ?
? ? . . . ?
? C . * . .
? ? . . . ?
? ? ? C ? ?
a ? last yes
seen 10036 played 64 games 64 players 62 won 34/64 years 2001-2017
weight -1.7288 gain -4.014

pattern L859956317244418
. . . . . . # ?
. . . . . . # ?
. . . . . . # #
. . . * . . # #
. . C . . . # #
. . C 3 . . # ?
. . O X . . # ?
? ? O X . ? ? ?
seen 5038 played 330 games 329 players 276 won 170/330 years 2001-2019
weight -0.3251 gain -4.0142

pattern L247731621825017
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X . . * . . .
? . . . . . ?
? X C . . . ?
? ? ? o ? ? ?
seen 83186 played 184 games 184 players 176 won 97/184 years 2001-2019
weight -0.4413 gain -4.0179

pattern L987281004984726
? . . 3 ?
. . . . C
. . * . C
. . . 3 a
? . . . ?
a C last yes
seen 736 played 42 games 42 players 41 won 22/42 years 2000-2018
weight -0.6586 gain -4.0193

pattern L678941355720588
? ? 2 ? ?
? C . . ?
C . * . 3
? . . . ?
? ? . ? ?
seen 5657 played 43 games 43 players 43 won 24/43 years 2001-2019
weight -0.643 gain -4.0204

pattern L200118210002465
? ? . ? ?
? . 3 . ?
3 . * . .
? . C C ?
? ? 3 ? ?
seen 20574 played 47 games 47 players 47 won 24/47 years 2001-2017
weight -0.7051 gain -4.0218

pattern L049063746905178
? ? ? . ? ? ?
? . . . . . ?
? . a . . . ?
. . . * . . .
? . . . . . ?
? . . . . O ?
? ? ? . ? ? ?
a C last yes
seen 2146 played 34 games 34 players 33 won 20/34 years 2009-2019
weight -0.5918 gain -4.0272

pattern L965424781490967
? ? . ? ?
? C 3 . ?
. C * . 3
? . 3 3 ?
? ? . ? ?
seen 4530 played 36 games 36 players 35 won 17/36 years 2001-2018
weight -0.88 gain -4.029

pattern L640487177626501
? 3 . .
? 3 * .
? C 3 .
a ? ? ?
a ? last yes
seen 14541 played 56 games 56 players 56 won 30/56 years 2009-2018
weight -1.0447 gain -4.0301

pattern L285962495433187
2 C C
. * C
. 3 C
seen 16935 played 170 games 168 players 163 won 84/170 years 2000-2019
weight -0.2907 gain -4.0329

pattern L883002934336059
? C C C ?
3 3 . C a
. . * . .
# # # # #
? # # # ?
a .C
seen 19649 played 73 games 73 players 73 won 38/73 years 2001-2019
weight -0.3816 gain -4.0334

pattern L442098701714328
C . C
3 * 2
. 3 .
seen 38291 played 126 games 126 players 119 won 74/126 years 2001-2018
weight -0.2172 gain -4.0348

pattern L156107465131913
? . . . ?
. . . . C
. . * . 3
. . . . .
? 3 . . ?
seen 11562 played 86 games 86 players 84 won 48/85 years 2001-2019
weight -0.5747 gain -4.0365

pattern L679796267191088
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . C . . . X
? . . . 3 . ?
? ? . . . ? ?
seen 4027 played 69 games 69 players 68 won 38/69 years 2001-2017
weight -0.3289 gain -4.04

pattern L768074254536238
? ? . ? ?
? 3 . 3 ?
C . * . .
? . . . ?
? ? C ? ?
seen 42198 played 78 games 78 players 73 won 35/77 years 2001-2019
weight -0.6289 gain -4.0411

pattern L187333429403252
? a ? ? ?
? ? . ? ?
? 3 . # ?
3 . * # #
? . . # ?
? ? . ? ?
a ? last yes
seen 23541 played 49 games 49 players 49 won 23/49 years 2001-2016
weight -1.4837 gain -4.0415

pattern L987389935415748
? ? C ? ?
? 3 3 3 ?
C C * . .
? 3 3 3 ?
? ? . ? ?
seen 8416 played 38 games 38 players 38 won 16/38 years 2001-2017
weight -0.8161 gain -4.042

pattern L894700054710657
C 3 .
. * B
. 3 3
seen 7919 played 151 games 150 players 143 won 80/151 years 2001-2019
weight -0.4873 gain -4.047

pattern L956102911562681
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . C .
. . . . . . O
? . . . . . ?
? ? . . X ? ?
seen 8952 played 104 games 104 players 101 won 58/104 years 2001-2017
weight -0.3448 gain -4.0489

pattern L628999601034457
? ? X . O ? ?
? . . . C . ?
. . 3 . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 5400 played 36 games 36 players 36 won 12/36 years 2009-2017
weight -0.999 gain -4.0502

pattern L348065938759445
? 3 ? ?
# * 2 ?
? . ? a
a ? last yes
seen 4428 played 34 games 33 players 33 won 18/34 years 2009-2018
weight -0.6683 gain -4.0537

pattern L152751614880097
? . . . ?
. . . . .
B . * . .
3 3 . . .
? . . . ?
seen 286406 played 157 games 156 players 141 won 80/157 years 2001-2018
weight -0.4613 gain -4.0541

pattern L627312366261374
? ? 2 ? ?
? . . . ?
. . * . .
? C . C ?
? ? . ? ?
seen 5026 played 48 games 48 players 48 won 14/48 years 2009-2017
weight -0.788 gain -4.0587

pattern L458558590047811
? ? ? ? a
? 2 ? ? ?
C * . ? ?
? . ? ? ?
a ? last yes
seen 14437 played 241 games 241 players 224 won 97/240 years 2000-2019
weight -0.1734 gain -4.0601

pattern L354535655137231
? ? X . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . X ? ?
seen 55956 played 35 games 35 players 35 won 22/35 years 2001-2017
weight -1.1435 gain -4.0607

pattern L576810901223287
? . . 3 ?
# . . 3 .
# . * . 3
# . . C .
? . . . ?
seen 17141 played 104 games 104 players 102 won 52/104 years 2001-2019
weight -0.7736 gain -4.0634

pattern L876071343608794
# . 3 ? ?
# * . ? ?
# . 3 ? ?
? ? ? ? ?
? ? ? ? a
a ? last yes
seen 14138 played 60 games 60 players 60 won 23/60 years 2000-2017
weight -0.8929 gain -4.0652

pattern L061391972072626
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . C .
? . . . 3 O ?
? ? . O X ? ?
seen 13623 played 38 games 38 players 37 won 26/38 years 2000-2019
weight -0.8721 gain -4.0656

pattern L696842964323920
? 3 a C ?
C C . . .
. . * . .
. . . . .
? . . . ?
a C last yes
seen 1559 played 45 games 45 players 44 won 29/45 years 2009-2018
weight -1.2596 gain -4.0671

pattern L509368796748939
? ? ? . ? ? ?
? . . . . . ?
? C . . . . ?
. . . * . . .
? . 3 . . . ?
? X . . . . ?
? ? ? O ? ? ?
seen 10568 played 44 games 44 players 43 won 29/44 years 2001-2018
weight -0.733 gain -4.0696

pattern L102283914451962
? ? . ? ?
? . . C ?
. C * 3 3
? C . . ?
? ? C ? ?
seen 2461 played 46 games 46 players 46 won 22/46 years 2009-2019
weight -0.5934 gain -4.0715

pattern L148695255763130
? ? . . . ? ?
? . . . . . ?
X . . . . . .
. . . * . . .
. a . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 58464 played 218 games 217 players 148 won 95/218 years 1992-2019
weight -0.5441 gain -4.0718

pattern L498212804828796
# B 3
# * B
# 3 3
seen 4390 played 104 games 103 players 99 won 59/104 years 2009-2017
weight -0.3982 gain -4.0733

pattern L564225233006287
? ? . ? ?
? . . a ?
. 3 * 3 .
? . . . ?
? ? . ? ?
a C last yes
seen 12452 played 296 games 294 players 264 won 146/296 years 2000-2018
weight -0.4053 gain -4.0755

pattern L320534838134768
. . . . . . . ?
. . . . . . . .
. . . . . . . X
. . . * 3 3 X O
. . . . C C O .
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 498 played 483 games 481 players 376 won 253/483 years 2001-2019
weight 0.7944 gain -4.0758

pattern L650258236438231
? . . . ?
. 3 a . b
. . * . .
. . 3 . .
? . . . ?
a C last yes
b .C
seen 2388 played 966 games 957 players 770 won 503/965 years 2000-2019
weight 0.3276 gain -4.0758

pattern L668627862687020
? ? . . . ? ?
? . . . . O ?
. . . . C . .
. . . * . . X
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 42316 played 38 games 38 players 38 won 18/38 years 2009-2017
weight -2.0372 gain -4.0831

pattern L705234354153445
3 . 3
C * .
C . C
seen 285249 played 2236 games 2127 players 1378 won 1141/2236 years 1993-2019
weight -0.2227 gain -4.0836

pattern L561877680466716
? ? C ? ?
? . C 3 ?
3 C * A 3
? . B 1 ?
? ? # ? ?
seen 675 played 437 games 208 players 199 won 209/437 years 1993-2018
weight 0.375 gain -4.0852

pattern L382932170355813
. . 3
. * .
. 3 3
a ? ?
a ? last yes
seen 20811 played 34 games 34 players 34 won 16/34 years 2001-2018
weight -0.6198 gain -4.0886

pattern L647884289657894
? ? . . . ? ?
? . . . . O ?
X . . 3 a . .
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
a C last yes
seen 2078 played 39 games 39 players 38 won 18/39 years 2009-2017
weight -0.7087 gain -4.0886

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
weight -0.9526 gain -4.0907

pattern L256620336478666
? ? ? . ? ? ?
? O . . . . ?
? . . . . . ?
. 3 . * . . .
? C . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 8094 played 78 games 78 players 75 won 47/78 years 2001-2019
weight -0.9549 gain -4.0935

pattern L976938437730689
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
O . C * . # #
? . . . . # ?
? X 3 . . # ?
? ? ? . ? ? ?
seen 25669 played 147 games 147 players 138 won 68/147 years 2001-2019
weight -0.2354 gain -4.0949

pattern L515692902098131
. . . . . . . #
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . 3 C . . #
. . . 3 C . . #
. . . X O . . #
. . X O . . . #
seen 493 played 481 games 479 players 375 won 251/481 years 2001-2019
weight 0.8 gain -4.0972

pattern L041461934850225
. B 3
B * .
2 C C
seen 6363 played 37 games 37 players 37 won 17/37 years 2001-2017
weight -0.6877 gain -4.0977

pattern L129238394875635
. . . . . . . ?
. . . . . O . ?
. . . . . . . .
. . . * . 3 . .
. . . . . . . .
. . . . . . . ?
. . . . . . . ?
? ? . . . ? ? ?
seen 120015 played 1736 games 1710 players 1182 won 867/1734 years 1992-2019
weight 0.1807 gain -4.1009

pattern L203323519620762
? ? . ? ?
? 3 . . ?
. . * . 3
? . . . ?
? ? . a ?
a ? last yes
seen 6873 played 90 games 90 players 85 won 37/90 years 2000-2017
weight -0.263 gain -4.1017

pattern L201943368619477
? ? 3 ? ?
? . . # ?
3 3 * # #
? C . # ?
? ? . ? ?
seen 38084 played 168 games 167 players 159 won 70/168 years 2001-2019
weight -0.436 gain -4.1023

pattern L019748895714501
? ? 3 ?
a . * 2
? ? . ?
a ? last yes
seen 11148 played 178 games 178 players 167 won 92/178 years 2009-2018
weight -0.5708 gain -4.1057

pattern L626284642671013
? ? ? . ? ? ?
? O . . . . ?
? . . . . . ?
. . . * . . .
? C . . C . ?
? . . . . . ?
? ? ? . ? ? ?
seen 15420 played 54 games 54 players 53 won 34/54 years 2009-2018
weight -0.7154 gain -4.1067

pattern L256052298869216
? . . . ?
. . . . .
. . * . .
C . . . .
? 3 C . ?
seen 13788 played 45 games 45 players 44 won 22/45 years 2001-2018
weight -0.9192 gain -4.1085

pattern L225736682984062
? ? C ? ?
? . . . ?
3 . * . C
? . 3 . ?
? ? . ? ?
seen 19528 played 48 games 48 players 47 won 30/48 years 2001-2018
weight -0.5548 gain -4.1106

pattern L252774873894725
? . . C ?
. . . . .
. . * . .
. . . C .
? . . C ?
seen 100752 played 85 games 85 players 85 won 45/85 years 2009-2017
weight -1.3196 gain -4.118

pattern L977674023204608
? ? . ? ?
? 3 . . ?
. . * . .
? . . 3 ?
? ? . ? ?
seen 163804 played 58 games 58 players 56 won 30/57 years 2001-2018
weight -1.1145 gain -4.1186

pattern L581563681351579
? ? . ? ?
? . C . ?
3 3 * . .
? B 3 3 ?
? ? . ? ?
seen 1010 played 79 games 79 players 78 won 36/79 years 2001-2017
weight -0.3848 gain -4.1193

pattern L415087053743966
? ? 1 ? ?
? . B 3 ?
# . * C 3
? . . C ?
? ? C ? ?
seen 3379 played 77 games 77 players 74 won 37/77 years 2001-2018
weight -0.723 gain -4.1226

pattern L711603826675006
. . . . . . X ?
. . . . . . . ?
. . . . . . . @
. . . * . C . .
. . . . . . . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 49755 played 454 games 452 players 391 won 217/454 years 2001-2019
weight -0.3795 gain -4.1249

pattern L493537087655715
? ? . ? ?
? C . . ?
3 . * . 3
? . . . ?
? ? 3 ? ?
seen 16851 played 153 games 152 players 138 won 82/153 years 2000-2018
weight -0.4353 gain -4.1268

pattern L288148046704042
? . . . . . ? ?
O . . . . . . ?
. . . . . . . ?
. . . * . . X .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 8439 played 75 games 75 players 75 won 43/75 years 2001-2019
weight -0.3969 gain -4.1272

pattern L026031589936237
? ? C ? ?
? . . . ?
C . * . .
? . 3 a ?
? ? . ? ?
a C last yes
seen 613 played 80 games 80 players 75 won 38/80 years 2009-2019
weight -0.5497 gain -4.1276

pattern L277517260240024
? . C C ?
C C 3 3 3
. . * . .
# # # # #
? # # # ?
seen 16113 played 46 games 46 players 46 won 23/46 years 2001-2017
weight -0.9909 gain -4.131

pattern L573123637415856
? ? . ? ?
? 3 . . ?
C . * . C
? . . C ?
? ? . ? ?
seen 28725 played 231 games 231 players 213 won 126/231 years 2001-2018
weight -0.2965 gain -4.131

pattern L977150153298629
? ? . ? ?
a . 3 . ?
. . * . .
? . . . ?
? ? C ? ?
a ? last yes
seen 10619 played 38 games 38 players 36 won 24/38 years 2001-2019
weight -0.9186 gain -4.1323

pattern L796110781399481
? ? ? O ? ? ?
? . 3 3 C O ?
? . 3 C C . ?
# . . * . . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 5956 played 49 games 49 players 47 won 21/49 years 2009-2019
weight -0.9598 gain -4.1325

pattern L641257615150034
? . . . ?
C . . . .
2 . * C .
. . . . .
? . . . ?
seen 21785 played 87 games 87 players 87 won 40/87 years 2009-2018
weight -0.5267 gain -4.134

pattern L798158250106372
. . . . . . . X
. . . . . . . .
. . . . . . . .
. . . * . . X .
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 49409 played 46 games 46 players 46 won 21/46 years 2009-2017
weight -1.7813 gain -4.1381

pattern L954047569841812
? 3 . . ?
. . . . .
. . * . C
. . . . .
? # # # ?
seen 15707 played 72 games 72 players 67 won 32/72 years 2001-2019
weight -0.5564 gain -4.1384

pattern L167566187285067
a ? ? ? ?
? ? . . C
? ? C * .
? ? b 3 .
a ? last yes
b .3C
seen 7089 played 181 games 181 players 175 won 89/181 years 2000-2018
weight -0.3153 gain -4.1422

pattern L624706692012889
2 A 2
2 * 2
2 2 2
seen 4051 played 60 games 58 players 58 won 26/60 years 2009-2016
weight -0.9035 gain -4.1451

pattern L626299361848493
? ? ? . ? ? ?
? . . . . . ?
? . . . C . ?
. . . * . C O
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 17848 played 58 games 58 players 53 won 24/58 years 2009-2017
weight -0.9425 gain -4.1456

pattern L424938825241018
? ? # ? ?
? . . . ?
2 B * . #
? 1 . . ?
? ? . ? ?
seen 11343 played 45 games 45 players 45 won 18/45 years 2009-2017
weight -0.5955 gain -4.1457

pattern L927394123799062
? ? ? ? a
? ? 3 ? ?
? . . C ?
. . * . 3
? . . . ?
? ? . ? ?
a ? last yes
seen 3275 played 47 games 47 players 47 won 21/47 years 2001-2019
weight -0.6909 gain -4.146

pattern L866837165814247
? ? # ? ?
? . . . ?
. . * . 3
? . 3 3 ?
? ? . ? ?
seen 482388 played 67 games 67 players 67 won 33/67 years 2001-2019
weight -0.5276 gain -4.1466

pattern L421462269567926
a ? ? ? ?
? ? ? ? ?
? ? ? . ?
? ? 3 * .
? ? ? 2 ?
a ? last yes
seen 13819 played 123 games 123 players 116 won 66/123 years 2000-2018
weight -0.5632 gain -4.1474

pattern L547017213561430
a ? ? ? ?
? ? ? ? ?
? ? ? 2 ?
? ? 3 * #
? ? ? 3 ?
a ? last yes
seen 1043 played 35 games 35 players 34 won 19/35 years 2009-2017
weight -0.5028 gain -4.1482

pattern L066030294168315
a . C .
? . * .
? 3 . C
a ? last yes
seen 9239 played 122 games 122 players 119 won 54/122 years 2001-2019
weight -0.6087 gain -4.149

pattern L251157684958459
? ? . . O ? ?
? . . . . O ?
. . . . . . X
. . . * . . X
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 23071 played 56 games 56 players 55 won 36/56 years 2009-2017
weight -1.0066 gain -4.1491

pattern L241788262508992
? ? . ? ?
a . 3 . ?
C . * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 23782 played 94 games 94 players 90 won 45/94 years 2001-2018
weight -0.8756 gain -4.1515

pattern L919884693502078
? . . . ?
. . . . C
. 3 * . .
. 3 C . .
? 3 C . ?
seen 4585 played 39 games 39 players 39 won 23/39 years 2009-2018
weight -0.7526 gain -4.1517

pattern L004078131388986
? . . C ?
. . . . C
3 . * . .
. . . . .
? . . . ?
seen 33107 played 108 games 108 players 104 won 53/108 years 2001-2017
weight -0.8678 gain -4.1541

pattern L531495627856451
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . 3 ?
? . C . 3 O ?
? ? ? . ? ? ?
seen 10258 played 93 games 92 players 89 won 43/93 years 2001-2016
weight -0.3909 gain -4.1565

pattern L838283607081170
? ? a ? ?
? ? . ? ?
? . . . ?
3 . * . .
? . . . ?
? ? 3 ? ?
a ? last yes
seen 8299 played 35 games 35 players 34 won 13/35 years 2009-2016
weight -1.0054 gain -4.1576

pattern L697547794195513
. . .
. * 3
. C .
? a ?
a ? last yes
seen 21878 played 1533 games 1498 players 1088 won 751/1530 years 2000-2019
weight -0.2119 gain -4.1629

pattern L569658383785117
? ? C ? ?
? C C C ?
3 C * C C
? 3 A 1 ?
? ? 2 ? ?
seen 177 played 36 games 17 players 17 won 19/36 years 2009-2016
weight -0.3679 gain -4.1668

pattern L957909667128511
? ? C ? ?
? 3 3 3 ?
a C * . 3
? C 3 . ?
? ? . ? ?
a .3
seen 4447 played 131 games 131 players 122 won 66/131 years 1993-2019
weight -0.3222 gain -4.1677

pattern L741503761807032
? C C C ?
3 C . 3 3
. . * . .
# # # # #
? # # # ?
seen 10123 played 40 games 40 players 39 won 20/40 years 2001-2017
weight -0.6179 gain -4.1678

pattern L295159879799987
? ? . ? ?
? . . . ?
C C * C C
? 3 . 3 ?
? ? . ? ?
seen 58242 played 440 games 436 players 376 won 202/440 years 2000-2018
weight -0.323 gain -4.1685

pattern L736661484111256
? ? . . # ? ?
? X . . # # ?
X 3 3 . # # #
O C C * # # #
. . . . # # #
? . . . # # ?
? ? . . # ? ?
seen 13765 played 108 games 107 players 103 won 63/108 years 2001-2018
weight -0.6296 gain -4.17

pattern L488475137323228
? . . . ?
# . . . .
# . * . .
# . C . .
? . . . ?
seen 43481 played 70 games 70 players 67 won 27/70 years 2009-2018
weight -0.7239 gain -4.1759

pattern L255336349197233
? ? . ? ?
? # . B ?
# # * 1 C
? # . C ?
? ? . ? ?
seen 276988 played 669 games 648 players 561 won 307/669 years 2000-2019
weight -0.2439 gain -4.177

pattern L434018523185036
? ? . ? ?
? C . . ?
C . * . .
? 3 . . ?
? ? C ? ?
seen 46339 played 338 games 337 players 317 won 182/338 years 2001-2019
weight -0.6516 gain -4.1795

pattern L389406908468964
a C .
. * C
. 3 .
a C last yes
seen 10670 played 45 games 45 players 44 won 22/45 years 2001-2017
weight -0.9864 gain -4.1812

pattern L630811235176554
? . ?
# * 2
? . ?
? ? ?
? ? a
a ? last yes
seen 20350 played 50 games 50 players 49 won 35/50 years 2009-2019
weight -1.1091 gain -4.1831

pattern L424361194867706
a ? ? ? ?
? ? . ? ?
? . . . ?
. . * C .
? . . . ?
? ? C ? ?
a ? last yes
seen 9403 played 38 games 38 players 37 won 19/38 years 2009-2017
weight -0.9548 gain -4.19

pattern L707978202638727
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. C . * . . .
. . . . . . .
a . . . . . ?
? ? . . . ? ?
a ? last yes
seen 19743 played 59 games 59 players 57 won 30/59 years 2001-2019
weight -0.6244 gain -4.1903

pattern L676528465749691
? ? # ? ?
? . . . ?
# . * . .
? . 2 B ?
? ? B ? ?
seen 2396 played 184 games 184 players 174 won 87/184 years 2001-2018
weight -0.6013 gain -4.1908

pattern L493006300912150
? . . . ? ?
. . C . . ?
. . * 3 . ?
. . . . . a
? . . . ? ?
a ? last yes
seen 1166 played 130 games 130 players 123 won 62/130 years 2001-2018
weight -0.4353 gain -4.1912

pattern L502376796288109
? ? . ? ?
? . . . ?
3 C * . 3
? . . C ?
? ? C ? ?
seen 4476 played 34 games 34 players 34 won 19/34 years 2009-2017
weight -0.9717 gain -4.1924

pattern L294090968104126
? ? . ? ?
? . . . ?
. . * 3 .
? . 2 B ?
? ? A ? ?
seen 5273 played 43 games 43 players 41 won 29/43 years 2001-2017
weight -0.9171 gain -4.1948

pattern L164204662061322
? ? . . . ?
? . . . . .
a 3 . * . .
? 3 . C . .
? ? . . . ?
a ? last yes
seen 3416 played 59 games 59 players 58 won 30/59 years 2001-2017
weight -1.0437 gain -4.1976

pattern L251012177390687
? ? ? 3 ? ?
? ? . C . ?
a . . * . .
? ? . . . ?
? ? ? . ? ?
a ? last yes
seen 8741 played 51 games 51 players 50 won 23/51 years 2009-2016
weight -1.6372 gain -4.1977

pattern L783763170925010
? ? ? . ? ? ?
? . . . C . ?
? . . . . C ?
. . . * . . X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 134601 played 59 games 59 players 57 won 28/59 years 2009-2017
weight -0.8803 gain -4.1993

pattern L576546145762453
3 3 3 ?
C * C ?
C . . ?
? ? ? a
a ? last yes
seen 1793 played 73 games 73 players 72 won 36/73 years 2001-2017
weight -0.6585 gain -4.2058

pattern L476149161495884
a . b
C * C
C 3 .
a C last yes
b .C
seen 3462 played 83 games 83 players 81 won 39/83 years 2009-2017
weight -0.7069 gain -4.2069

pattern L624221199010674
? ? ? . ? ? ?
? O 3 . . # ?
? C 3 . . # ?
. . a * . # #
? . . . . # ?
? o . . . # ?
? ? ? . ? ? ?
a C last yes
seen 3073 played 2289 games 2221 players 1441 won 1156/2287 years 2000-2019
weight -0.2385 gain -4.2081

pattern L462086276112600
? ? ? . ? ?
? ? . . . ?
? 3 . * . .
? ? C . C ?
? ? ? . ? ?
a ? ? ? ? ?
a ? last yes
seen 2438 played 55 games 55 players 55 won 25/55 years 2009-2019
weight -0.8691 gain -4.2125

pattern L049093711616654
. . a ?
3 * . ?
3 C . ?
? ? ? b
a .C
b ? last yes
seen 26461 played 614 games 612 players 520 won 313/614 years 2001-2019
weight -0.376 gain -4.2127

pattern L767285456638460
? . . . . . ? ?
. . . . . . . ?
O . . . . . . ?
O . . * . . . .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 52044 played 153 games 153 players 139 won 71/153 years 2001-2019
weight -0.291 gain -4.2139

pattern L728646376553616
. . .
B * 3
2 B 3
seen 3118 played 105 games 105 players 103 won 52/105 years 2001-2019
weight -0.2946 gain -4.2142

pattern L784764049628763
C C 3 ?
. * . ?
. . . ?
? ? ? ?
? ? ? a
a ? last yes
seen 3114 played 37 games 37 players 36 won 20/37 years 2001-2018
weight -1.0173 gain -4.215

pattern L519134087589402
? ? ? X ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . C 3 . . ?
? ? ? . ? ? ?
seen 2537 played 48 games 48 players 47 won 29/48 years 2001-2018
weight -0.5587 gain -4.2162

pattern L614621108734549
? . . . a
. . 3 . .
. . * . C
. . . . .
? . . . ?
a ? last yes
seen 17293 played 61 games 61 players 61 won 35/61 years 2001-2019
weight -0.4752 gain -4.2178

pattern L614789375829195
? ? . . # ? ?
? . . . # # ?
. . . . # # #
X . 3 * # # #
. 2 C . # # #
? O C . # # ?
? ? . . # ? ?
seen 23266 played 41 games 41 players 41 won 29/41 years 2001-2017
weight -0.9023 gain -4.222

pattern L046059964816551
. O . . # # # ?
. . . . # # # ?
. 3 . . # # # #
. C C * # # # #
O C 3 . # # # #
X X 3 . # # # ?
. . . . # # # ?
? ? . . # ? ? ?
seen 54587 played 69 games 69 players 69 won 30/69 years 2001-2017
weight -0.3648 gain -4.2239

pattern L758719183926312
? ? ? . ? ? ?
? # # 3 . X ?
? # # . 2 C ?
# # # * C C .
? # # . . . ?
? # # . . O ?
? ? ? . ? ? ?
seen 12293 played 107 games 107 players 103 won 44/107 years 2009-2017
weight -0.3697 gain -4.2266

pattern L376187560376905
? . . . ?
. . . . 3
. . * . .
3 . . C .
? C . . ?
seen 10760 played 81 games 81 players 76 won 45/81 years 2009-2017
weight -0.5763 gain -4.2272

pattern L814553594473079
? ? ? . ? ? ?
? X 3 . # # ?
? 3 C 2 # # ?
X 3 C * # # #
? C C . # # ?
? O . . # # ?
? ? ? . ? ? ?
seen 5289 played 43 games 43 players 43 won 24/43 years 2009-2016
weight -1.0361 gain -4.2293

pattern L763484347075751
. . . . . . . ?
. . . . . . . X
. . . . . . . X
. . . * . . . X
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 12800 played 64 games 64 players 58 won 34/64 years 2001-2019
weight -0.5689 gain -4.2305

pattern L265242102873622
? ? . ? a
? . 3 C ?
. . * 3 3
? . . . ?
? ? . ? ?
a ? last yes
seen 2145 played 80 games 80 players 80 won 47/80 years 2001-2018
weight -0.334 gain -4.2349

pattern L847921856981791
? ? C . C
? ? . * .
? ? . 3 .
? ? ? ? ?
a ? ? ? ?
a ? last yes
seen 6960 played 51 games 51 players 51 won 25/51 years 2001-2018
weight -1.3776 gain -4.2365

pattern L545085392540080
a ? ? ?
? ? ? ?
? C C .
? . * .
? 3 . .
a ? last yes
seen 7416 played 105 games 105 players 102 won 55/105 years 2001-2018
weight -0.3882 gain -4.2391

pattern L540450456743291
a ? C ?
? B * .
? ? B ?
a ? last yes
seen 7720 played 121 games 121 players 114 won 57/121 years 2000-2017
weight -0.7676 gain -4.2407

pattern L862079237671387
a ? ? ? ?
? ? C C C
? ? 3 * 3
? ? . . 3
a ? last yes
seen 2006 played 34 games 34 players 34 won 18/34 years 2001-2017
weight -1.0287 gain -4.241

pattern L239719107520387
? C . . ?
3 . . C .
. . * . C
. . . . .
? . . . ?
seen 8029 played 37 games 37 players 37 won 24/37 years 2009-2017
weight -0.5996 gain -4.2416

pattern L994097434228346
? ? . ? ?
? . . C ?
# . * C 3
? C C 3 ?
? ? 2 ? ?
seen 38859 played 169 games 168 players 158 won 85/169 years 2001-2019
weight -0.2618 gain -4.2425

pattern L696538282352042
? a ? ? ?
? . 3 . ?
C . . . .
. . * . .
. . . . .
? # # # ?
a ? last yes
seen 7959 played 47 games 47 players 41 won 23/47 years 2009-2017
weight -1.5242 gain -4.2461

pattern L320164891313792
? 3 3 C ?
. 3 C a .
. . * . .
# # # # #
? # # # ?
a C last yes
seen 12079 played 137 games 137 players 134 won 68/136 years 2001-2019
weight -1.4327 gain -4.2464

pattern L930251033004904
? ? . ? ?
? 3 3 . ?
C C * 3 .
? C C 3 ?
? ? 3 ? ?
seen 11026 played 47 games 46 players 46 won 24/47 years 2009-2019
weight -0.6551 gain -4.2466

pattern L537510353999581
? C ? ? ?
. * 2 ? ?
? . ? ? ?
? ? ? ? ?
? ? ? ? a
a ? last yes
seen 13524 played 161 games 161 players 153 won 74/161 years 2001-2019
weight -0.4409 gain -4.2498

pattern L440144523843671
? ? 3 ? ?
? 3 . C ?
C . * . .
? 3 . . ?
? ? . ? ?
seen 6536 played 37 games 37 players 37 won 17/37 years 2009-2018
weight -1.1287 gain -4.2509

pattern L363454208643336
a C C
. * C
3 . .
a 23
seen 92725 played 173 games 173 players 168 won 67/173 years 2001-2019
weight -0.8198 gain -4.2519

pattern L630120497979408
? C 3 . ?
. . . . .
. . * . 3
. . . . .
? . . . ?
seen 11471 played 129 games 129 players 125 won 56/129 years 2009-2018
weight -0.2468 gain -4.2567

pattern L409212970242024
? ? . ? ?
? . . . ?
. . * . .
? . . 3 ?
? ? B ? ?
? ? ? ? a
a ? last yes
seen 9773 played 40 games 40 players 39 won 16/40 years 2001-2018
weight -0.9261 gain -4.2579

pattern L845523463374617
? ? . ? ?
? . C C ?
C C * C C
? 3 A 3 ?
? ? 3 ? ?
seen 9450 played 444 games 205 players 191 won 246/444 years 2001-2018
weight -0.2712 gain -4.2664

pattern L100913690438646
? ? 3 ? ?
? . 3 . ?
C a * . .
? 3 3 . ?
? ? 3 ? ?
a C last yes
seen 193 played 143 games 143 players 140 won 85/142 years 2001-2019
weight 0.6412 gain -4.2686

pattern L502464772263021
? ? . ? ?
? . . . ?
3 . * . 3
? . . C a
? ? . ? ?
a ? last yes
seen 2201 played 75 games 75 players 74 won 42/75 years 2009-2017
weight -0.4107 gain -4.2701

pattern L274727202271087
? ? . ? ?
? . . . ?
. . * . C
? C 3 3 ?
? ? . ? ?
seen 19635 played 72 games 72 players 72 won 40/72 years 2001-2017
weight -0.9047 gain -4.2771

pattern L816162586615428
? ? ? . ? ? ?
? . . . . # ?
? . 3 . . # ?
. . . * . # #
? a C . . # ?
? X . . . # ?
? ? ? . ? ? ?
a C last yes
seen 4302 played 42 games 42 players 42 won 24/42 years 2001-2017
weight -0.6511 gain -4.2778

pattern L072837151142295
? a ?
? ? ?
. . .
. * .
3 B .
a ? last yes
seen 2464 played 70 games 69 players 69 won 30/70 years 2009-2018
weight -0.5997 gain -4.2792

pattern L469659511782262
? ? . ? ? ?
? 3 . . ? ?
. . * . . ?
? C . . ? a
? ? . ? ? ?
a ? last yes
seen 6925 played 36 games 36 players 36 won 19/36 years 2001-2019
weight -1.4501 gain -4.2856

pattern L822489114182384
? 3 . . ?
B . . . .
. C * . .
. . . . .
? C . . ?
seen 3411 played 48 games 48 players 47 won 28/48 years 2009-2018
weight -0.5772 gain -4.2868

pattern L409235702706730
? ? ? O ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? O ? ? ?
seen 192357 played 172 games 168 players 155 won 85/172 years 2000-2017
weight -0.345 gain -4.287

pattern L930984915980414
a ? ? ? ?
? ? ? ? ?
? ? C 3 .
? ? 3 * .
? ? . . .
a ? last yes
seen 5808 played 58 games 58 players 56 won 34/58 years 2009-2019
weight -0.3921 gain -4.2886

pattern L449960124676263
? ? 3 ? ?
? 3 . C ?
. . * . 3
? 3 . . ?
? ? . ? ?
seen 17880 played 52 games 52 players 51 won 23/52 years 2000-2019
weight -1.0781 gain -4.2919

pattern L793038983149871
? 2 ? ? ?
. * 3 ? a
? . ? ? ?
a ? last yes
seen 18615 played 560 games 557 players 485 won 239/560 years 2001-2019
weight -0.314 gain -4.2941

pattern L417371155798022
C . a
C * 2
. . .
a C last yes
seen 5117 played 364 games 361 players 328 won 185/363 years 2001-2019
weight -0.1906 gain -4.295

pattern L737435986449729
? # . C ?
# # . C .
# # * C C
# # 2 C 3
? # . 3 ?
seen 18418 played 80 games 80 players 76 won 37/80 years 2000-2017
weight -0.6162 gain -4.2974

pattern L696288320095793
C a .
2 * 3
. 3 .
a C last yes
seen 2861 played 289 games 288 players 256 won 157/289 years 1992-2019
weight -0.2843 gain -4.3016

pattern L056267904246741
. . . ?
2 * . ?
C 2 2 a
a ? last yes
seen 1768 played 86 games 86 players 83 won 35/86 years 2001-2018
weight -0.4093 gain -4.3037

pattern L771623056609734
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? O a ? ?
a ? last yes
seen 6048 played 91 games 91 players 86 won 43/91 years 2001-2016
weight -0.3465 gain -4.304

pattern L961052574942488
a ? ? ? ? ?
? ? . . . ?
? . . . . .
? . . * . .
? . C . . .
? ? . . . ?
a ? last yes
seen 50030 played 110 games 110 players 106 won 55/110 years 2001-2019
weight -0.8936 gain -4.3047

pattern L345955329847086
? ? ? ? a
? ? ? ? ?
? C ? ? ?
A * . ? ?
? C ? ? ?
a ? last yes
seen 594 played 38 games 38 players 38 won 20/38 years 2009-2017
weight -0.8732 gain -4.3086

pattern L839363369775866
? . . . ?
# . . C .
# . * . .
# . . . .
? # # # ?
seen 141828 played 67 games 67 players 66 won 34/67 years 2001-2018
weight -0.5437 gain -4.3108

pattern L118929561993444
? ? ? X ? ? ?
? . . . 3 . ?
? . . . . . ?
. . . * . 3 .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 54198 played 38 games 38 players 37 won 24/38 years 2009-2017
weight -1.067 gain -4.3131

pattern L359968079393121
? ? ? . ? ? ?
? # . . 3 . ?
? # . . . . ?
# # . * . . .
? # . . C . ?
? # . . . . ?
? ? ? O ? ? ?
seen 17219 played 87 games 87 players 83 won 45/86 years 2001-2017
weight -0.4443 gain -4.3152

pattern L199491321201338
? . . . . O ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . C . .
. . . . . . . ?
. . . . . . . ?
? . . . . X ? ?
? ? ? . ? ? ? ?
seen 39276 played 67 games 67 players 63 won 32/67 years 2001-2017
weight -0.9118 gain -4.3197

pattern L990301016401338
? ? X X X ? ?
? . . . . . ?
. . . . . . .
O . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 11316 played 60 games 60 players 60 won 32/60 years 2001-2019
weight -0.3869 gain -4.3266

pattern L393358944357949
? . . . ?
a C . . #
3 . * . #
. . . . #
? . . . ?
a C last yes
seen 13282 played 94 games 94 players 92 won 42/94 years 2001-2017
weight -0.532 gain -4.3311

pattern L447639197612543
? # ?
. * B
? . ?
? ? ?
a ? ?
a ? last yes
seen 1695 played 46 games 45 players 45 won 21/46 years 2000-2017
weight -0.6473 gain -4.3338

pattern L090563350001630
? 3 ? ?
3 * 3 ?
? . ? ?
? ? ? a
a ? last yes
seen 53025 played 43 games 43 players 43 won 17/43 years 2009-2016
weight -1.0779 gain -4.3356

pattern L922212872828810
. . . ? ?
C * C ? ?
3 . . ? ?
? ? ? ? a
a ? last yes
seen 3504 played 48 games 48 players 47 won 14/48 years 2009-2017
weight -1.1021 gain -4.3356

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
weight -1.4528 gain -4.3374

pattern L487476508874266
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . C * . . .
O . . . . . .
? X . . . . ?
? ? . . . ? ?
seen 59247 played 34 games 34 players 34 won 16/34 years 2009-2017
weight -1.0513 gain -4.3377

pattern L449407622581460
? ? . ? ?
? . . . ?
. . * . .
? C . . a
? ? C ? ?
a ? last yes
seen 15635 played 188 games 187 players 177 won 93/188 years 2000-2019
weight -0.8086 gain -4.3443

pattern L571493150591047
? 3 3 A ?
. B 3 3 .
C . * . .
# # # # #
? # # # ?
seen 5173 played 53 games 53 players 53 won 26/53 years 2009-2017
weight -0.6714 gain -4.3443

pattern L031164742183164
. a C
. * 2
. C .
a C last yes
seen 3821 played 114 games 114 players 109 won 70/114 years 2001-2018
weight -0.9782 gain -4.3487

pattern L242376929775034
? ? . ? ?
? # . 3 ?
# # * 3 3
? # a C ?
? ? . ? ?
a C last yes
seen 2974 played 253 games 250 players 231 won 138/253 years 2000-2019
weight -0.1915 gain -4.3506

pattern L435362131081832
? . . . ?
. C . 3 .
. . * B 3
. . . . .
? . . . ?
seen 7501 played 255 games 254 players 227 won 118/255 years 2001-2017
weight -0.2839 gain -4.3513

pattern L119898872532030
? a ?
? ? ?
# . .
# * C
# . .
a ? last yes
seen 20546 played 51 games 51 players 51 won 28/51 years 2001-2017
weight -1.2259 gain -4.3593

pattern L692799403037400
? ? ? . ? ?
? ? . . . ?
? C C * . #
? ? . . . ?
a ? ? . ? ?
a ? last yes
seen 10342 played 58 games 57 players 57 won 23/58 years 2009-2017
weight -0.6496 gain -4.3616

pattern L697867568835637
a ? ? ?
? ? ? ?
? C C .
? . * .
? . . .
a ? last yes
seen 102757 played 184 games 183 players 176 won 81/184 years 2001-2017
weight -0.6719 gain -4.3616

pattern L539219168551566
? ? 3 ? ?
? . . . ?
a . * . .
? . . C ?
? ? . ? ?
a .3
seen 1593545 played 16212 games 13405 players 4104 won 8204/16203 years 1992-2019
weight 0.064 gain -4.3646

pattern L897455833738134
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. 2 B * . . .
? B 2 . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 1046 played 325 games 325 players 282 won 182/325 years 2001-2019
weight 0.4585 gain -4.3651

pattern L356742050858140
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
O 3 . * . . .
? . . . . . ?
? . 3 . . . ?
? ? ? . ? ? ?
seen 65690 played 58 games 58 players 56 won 31/58 years 2009-2017
weight -1.5672 gain -4.37

pattern L796878085319183
3 B B
3 * .
3 C a
a C last yes
seen 1065 played 38 games 38 players 38 won 20/38 years 2001-2017
weight -0.5593 gain -4.3704

pattern L588641662483722
? a ?
B * C
? . ?
a B last yes
seen 13062 played 102 games 100 players 98 won 50/102 years 2001-2018
weight -0.8187 gain -4.3708

pattern L302507350678056
? ? C ? ?
? . C . ?
3 C * 3 .
? C . . ?
? ? . ? ?
seen 27237 played 67 games 67 players 64 won 38/67 years 2001-2017
weight -0.7712 gain -4.3721

pattern L355458694166241
? ? . ? ?
? . C 3 ?
. . * 3 .
? . . . ?
? a . ? ?
a ? last yes
seen 2323 played 102 games 102 players 97 won 57/102 years 1988-2018
weight -0.7251 gain -4.3735

pattern L536966468371431
? . . . ?
C . . . .
C . * . .
C . . 3 .
? . . . ?
seen 28204 played 90 games 90 players 90 won 41/90 years 2009-2017
weight -0.7325 gain -4.3775

pattern L990715540564121
. C a
. * .
. . C
a C last yes
seen 60583 played 114 games 113 players 105 won 61/114 years 2001-2018
weight -0.5901 gain -4.3784

pattern L405462194767991
? ? ? . ? ? ?
? . . . . . ?
? C . . . . ?
. . . * . C O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 32426 played 72 games 72 players 71 won 45/72 years 2001-2017
weight -1.3094 gain -4.3808

pattern L873853824113567
? # # # ?
# # # # #
. . * . .
a . C 3 .
? . C 3 ?
a C last yes
seen 4240 played 58 games 58 players 58 won 29/58 years 2000-2017
weight -0.6086 gain -4.3808

pattern L419324049436637
? ? . ? ?
? . . . ?
3 . * C 3
? C . . ?
? ? . ? ?
seen 22957 played 214 games 214 players 202 won 111/214 years 2001-2018
weight -0.4883 gain -4.382

pattern L258855040920243
. . .
. * .
B . .
? ? a
a ? last yes
seen 24319 played 55 games 55 players 54 won 27/55 years 2001-2019
weight -1.8657 gain -4.3839

pattern L416454371957370
. 2 C
. * .
3 3 B
seen 4834 played 62 games 62 players 61 won 28/62 years 2009-2017
weight -0.4696 gain -4.3874

pattern L987953856740394
? ? . . X ? ?
? . . . . . ?
. . . . . . .
. . . * . . O
. . . . C . .
? . . . . . ?
? ? . . . ? ?
seen 6679 played 52 games 52 players 52 won 28/52 years 2001-2019
weight -0.5202 gain -4.388

pattern L562826852027060
3 . .
. * C
. 3 .
? ? ?
? a ?
a ? last yes
seen 3663 played 44 games 43 players 43 won 24/44 years 2009-2017
weight -0.5878 gain -4.3887

pattern L031373989731534
. . O . . # # ?
. . . . . # # #
. . 3 . . # # #
. . C * . # # #
. C . 3 . # # #
. . 3 . . # # #
. . . . . # # ?
? . . . . # ? ?
seen 799 played 663 games 661 players 503 won 348/663 years 1992-2018
weight 0.266 gain -4.389

pattern L119342809071696
. . O . . # # #
. . . . . # # #
. . 3 . . # # #
. . C * . # # #
. C . 3 . # # #
. . 3 . . # # #
. . . . . # # #
. . . . . # # #
seen 799 played 663 games 661 players 503 won 348/663 years 1992-2018
weight 0.266 gain -4.389

pattern L800195039728732
. . O . . # # ?
. . . . . # # ?
. . 3 . . # # #
. . C * . # # #
. C . 3 . # # #
. . 3 . . # # ?
. . . . . # # ?
? ? . . . ? ? ?
seen 799 played 663 games 661 players 503 won 348/663 years 1992-2018
weight 0.266 gain -4.389

pattern L206739982370500
. C 1
. * .
. C 3
seen 7024 played 81 games 81 players 78 won 35/81 years 2001-2017
weight -0.6467 gain -4.3926

pattern L956540584581397
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . C . . C .
? . . . . . ?
? ? . . . ? ?
seen 119767 played 75 games 74 players 69 won 40/75 years 2001-2019
weight -0.4116 gain -4.3942

pattern L036619101241802
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. 3 . * . . .
a . . . . . ?
? O . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 6002 played 35 games 35 players 35 won 21/35 years 2001-2017
weight -1.3689 gain -4.3966

pattern L318010906297230
? ? . . . ? ?
? O . . . . ?
. . C 3 . . X
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 2705 played 45 games 45 players 44 won 23/45 years 2009-2017
weight -0.6928 gain -4.3972

pattern L598854148657808
? ? . ? ?
? 2 C . ?
3 C * . #
? C . . ?
? ? C ? ?
seen 5999 played 34 games 34 players 34 won 19/34 years 2009-2017
weight -1.0875 gain -4.3972

pattern L782932891449035
? ? C ? ?
? C . # ?
3 . * # #
? . . # ?
? ? . ? ?
seen 144813 played 107 games 107 players 106 won 58/107 years 2000-2018
weight -0.6295 gain -4.4001

pattern L809020313409408
3 C .
3 * .
a . .
a C last yes
seen 14542 played 7128 games 6222 players 2818 won 3756/7125 years 1992-2019
weight 0.0721 gain -4.4055

pattern L779442216693206
? # # # ?
# # # # #
. . * . B
C C . B 3
? C C 3 ?
seen 5982 played 76 games 76 players 74 won 47/76 years 2009-2016
weight -0.3756 gain -4.4093

pattern L293120579565908
? 3 C C ?
3 C 3 3 3
C C * . 3
. . . . .
? # # # ?
seen 798 played 486 games 486 players 386 won 284/486 years 2009-2017
weight 0.8708 gain -4.4108

pattern L371133329495534
? . . C ?
. . . . 3
. . * . 3
. . . . a
? . . . ?
a C last yes
seen 3000 played 450 games 447 players 403 won 231/450 years 2001-2019
weight 0.2626 gain -4.4114

pattern L490759279786881
? ? ? . ? ? ?
? # . . . . ?
? # . . . 3 ?
# # . * . . .
? # . . . . ?
? # . . C . ?
? ? ? . ? ? ?
seen 131626 played 48 games 48 players 47 won 22/48 years 2009-2017
weight -0.7776 gain -4.4127

pattern L305547601214108
? ? C ? ?
? 2 C . ?
a B * . .
? . . . ?
? ? C ? ?
a 23
seen 7210 played 442 games 440 players 384 won 237/442 years 2001-2019
weight -0.2998 gain -4.4131

pattern L248190000052295
? . . . ?
. C 3 . .
. C * . .
. . . C .
? . . . ?
seen 10067 played 36 games 35 players 36 won 16/36 years 2001-2018
weight -1.1213 gain -4.4162

pattern L263128790834317
? ? . ? ?
? C . # ?
C . * # #
? C . # ?
? ? 3 ? ?
seen 31970 played 127 games 127 players 121 won 64/127 years 2009-2019
weight -0.3366 gain -4.4199

pattern L542671195674312
? . . . . . ? ?
. . . . C . . ?
O . 3 C . 3 . ?
. . . * 3 . . .
. . . . . . . ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 807 played 669 games 667 players 508 won 352/669 years 1992-2018
weight 0.2681 gain -4.42

pattern L873077286188171
? . . . ?
. . . . .
B . * . .
3 . C . .
? . . . ?
seen 12256 played 104 games 104 players 101 won 55/104 years 2009-2018
weight -0.5595 gain -4.4227

pattern L483473547920473
? # # # ?
. . . . .
. . * . 3
C . . C 3
? . . C ?
seen 20813 played 104 games 103 players 100 won 50/104 years 2000-2017
weight -0.4715 gain -4.4234

pattern L611997681579228
a 2 . 3
? B * 3
? . . b
a ? last yes
b .3
seen 1989 played 111 games 111 players 109 won 54/111 years 2001-2018
weight -0.7592 gain -4.4283

pattern L961609481408627
? . . . ?
. . . C .
. . * . 3
. . a . 3
? . . . ?
a C last yes
seen 733 played 56 games 56 players 53 won 22/56 years 2009-2017
weight -0.8242 gain -4.4297

pattern L832221749793772
? ? C ? ?
? . C C ?
. 3 * 3 C
? . . 3 ?
? ? . ? ?
seen 25678 played 94 games 94 players 93 won 51/94 years 2001-2018
weight -0.8018 gain -4.4307

pattern L640281923249254
? 3 . . ?
. . . . .
. . * . .
. . . . 3
? . C . ?
seen 15063 played 95 games 95 players 88 won 46/95 years 2001-2019
weight -0.5731 gain -4.431

pattern L403249774004869
? ? a ? ?
? 3 . 3 ?
. . * . .
? C . C ?
? ? . ? ?
a 3C
seen 30219 played 83 games 83 players 83 won 40/83 years 2001-2017
weight -1.6603 gain -4.433

pattern L927122478395369
? . . .
? . * .
a . C C
a ? last yes
seen 100690 played 53 games 53 players 53 won 29/53 years 2001-2017
weight -2.5838 gain -4.4368

pattern L540613488687743
# # # ? ?
. * . ? ?
C C 3 ? a
a ? last yes
seen 10550 played 221 games 221 players 203 won 110/221 years 2001-2019
weight -0.4758 gain -4.4376

pattern L794930272566621
? . . . ?
3 . . . .
C 2 * . .
. C 3 . .
? a . . ?
a C last yes
seen 1751 played 568 games 562 players 466 won 286/567 years 2001-2019
weight 0.1746 gain -4.4381

pattern L010262930360954
? . . . ? a
. . . . 3 ?
. . * . 3 ?
. . . . . ?
? . . . ? ?
a ? last yes
seen 29914 played 35 games 35 players 34 won 13/35 years 2001-2016
weight -1.712 gain -4.4408

pattern L575823414996267
? . . . ?
. . . . C
. . * C .
. . C 3 A
? . . 3 ?
seen 1393 played 36 games 36 players 35 won 17/36 years 2009-2017
weight -0.5727 gain -4.441

pattern L642728690416263
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
O . . * . . .
? . . . . . ?
? . . . 3 . ?
? ? ? . ? ? ?
seen 185059 played 117 games 117 players 114 won 57/117 years 2001-2018
weight -0.9517 gain -4.4433

pattern L169383985359578
? . . . ?
. . . . .
. . * . .
. . . C .
? . 3 a ?
a C last yes
seen 35560 played 358 games 357 players 327 won 156/358 years 2001-2018
weight -0.5461 gain -4.4455

pattern L091508189674095
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. . C * . . X
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 137901 played 153 games 152 players 146 won 81/152 years 2000-2019
weight -0.8193 gain -4.4511

pattern L799221045059421
? ? O . . ? ?
? X . C . O ?
. . 3 3 C . .
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 26718 played 61 games 61 players 59 won 36/61 years 2009-2017
weight -0.5559 gain -4.4513

pattern L464170377369099
a ? ? ? ?
? C . . ?
3 . . . .
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 17279 played 276 games 275 players 254 won 137/276 years 2001-2019
weight -0.3557 gain -4.4518

pattern L263484761180031
C . .
C * .
3 . 3
? ? ?
? a ?
a ? last yes
seen 1252 played 47 games 47 players 47 won 20/47 years 2009-2017
weight -0.5421 gain -4.4545

pattern L361301423688012
? . 3 . ?
a . . . .
C . * . .
. . . . .
? . . . ?
a C last yes
seen 6624 played 825 games 802 players 634 won 419/825 years 2000-2018
weight -0.1786 gain -4.455

pattern L447581027470342
? ? ? . ? ? ?
? . . . C . ?
? . . . . . ?
. . . * . . .
? . . . C . ?
? . . . . . ?
? ? ? X ? ? ?
seen 168680 played 221 games 221 players 201 won 100/221 years 2001-2018
weight -0.8003 gain -4.4579

pattern L180737722337303
? . C C ?
. . . 2 C
. . * . 2
. . . . .
? . . . ?
seen 14874 played 34 games 34 players 34 won 10/34 years 2009-2018
weight -0.6509 gain -4.4609

pattern L863031375179951
? ? C ? ?
? . C . ?
C C * 3 .
? . . . ?
? ? # ? ?
seen 7403 played 90 games 90 players 88 won 46/90 years 2001-2019
weight -0.2988 gain -4.4624

pattern L503630288826541
? ? ? . ? ? ?
? . . . a . ?
? . . . . . ?
. . . * . . .
? . . . 3 . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 21449 played 45 games 45 players 43 won 19/45 years 2001-2018
weight -0.605 gain -4.4644

pattern L127377322812622
B B B
B * 3
B B 3
seen 20011 played 446 games 440 players 382 won 226/446 years 2000-2019
weight -0.3749 gain -4.4652

pattern L767804364819716
? ? C ? ?
? . . C ?
. 3 * . C
? . . . ?
? ? . ? ?
seen 38099 played 66 games 66 players 65 won 34/66 years 2001-2019
weight -1.3429 gain -4.4656

pattern L858556751641086
? ? ? 3 ? ?
? ? 3 . . ?
? 3 . * . .
a ? . . . ?
? ? ? . ? ?
a ? last yes
seen 3906 played 34 games 34 players 34 won 18/34 years 2009-2019
weight -0.7242 gain -4.471

pattern L431022459699564
? # # # ?
. . . . .
. . * . .
. a . . 3
? . . . ?
a C last yes
seen 24850 played 113 games 113 players 109 won 58/112 years 2001-2017
weight -0.4344 gain -4.4727

pattern L184696647051003
? . . . ?
. . . . .
. . * . .
. . . C .
? 3 . . ?
a ? ? ? ?
a ? last yes
seen 4806 played 64 games 64 players 62 won 36/64 years 2009-2018
weight -0.7518 gain -4.473

pattern L127653350788500
? . . . ?
3 3 . . .
. . * a .
. . . . .
? . . . ?
a C last yes
seen 1422 played 78 games 78 players 76 won 42/78 years 2000-2018
weight -0.4168 gain -4.4788

pattern L540759865760011
? 3 . . ?
2 C 3 . .
C C * . .
. . . . .
? # # # ?
seen 4094 played 57 games 57 players 57 won 25/57 years 2001-2019
weight -0.5014 gain -4.4816

pattern L922013640575029
? ? ? . ? ? ?
? . . . 3 . ?
? . . C . . ?
. . . * 3 . O
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 1166 played 154 games 154 players 138 won 66/154 years 2001-2017
weight 0.3971 gain -4.4823

pattern L692716712506516
a ? ? ?
? ? ? ?
? ? 3 ?
? C * .
? ? C ?
a ? last yes
seen 43377 played 420 games 415 players 360 won 206/419 years 2001-2019
weight -0.3302 gain -4.4839

pattern L826926622365252
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X 3 . * . . .
? . . . . . ?
? X 3 . . . ?
? ? ? . ? ? ?
seen 17925 played 67 games 67 players 64 won 29/67 years 2001-2019
weight -0.3551 gain -4.487

pattern L807536022590436
? ? ? . ? ? ?
? . . . . . ?
? . . . C . ?
# . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 112540 played 217 games 217 players 197 won 109/217 years 2001-2019
weight -0.6656 gain -4.4909

pattern L938779262475479
? ? . ? ?
? . . . ?
. . * 3 .
? B 1 A ?
? ? B ? ?
seen 1455 played 343 games 342 players 307 won 175/343 years 2001-2019
weight 0.2959 gain -4.4966

pattern L524210681402259
O X X . # # # ?
X X . 2 # # # ?
O B 1 A # # # #
. . B * # # # #
# # # # # # # #
# # # # # # # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 118 played 89 games 28 players 28 won 36/89 years 2009-2019
weight 0.3018 gain -4.4992

pattern L578217786886201
O X X . # # # ?
X X . 2 # # # #
O B 1 A # # # #
. . B * # # # #
# # # # # # # #
# # # # # # # #
# # # # # # # ?
? # # # # # ? ?
seen 118 played 89 games 28 players 28 won 36/89 years 2009-2019
weight 0.3018 gain -4.4992

pattern L636985400351027
O X O . # # # #
X X B . # # # #
X . 1 B # # # #
. 2 A * # # # #
# # # # # # # #
# # # # # # # #
# # # # # # # #
# # # # # # # #
seen 118 played 89 games 28 players 28 won 36/89 years 2009-2019
weight 0.3018 gain -4.4992

pattern L285517349920877
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . C * . 3 .
. . C 3 . . .
? . . . . . ?
? ? . . . ? ?
seen 376 played 234 games 233 players 215 won 110/234 years 2001-2019
weight 0.3832 gain -4.5002

pattern L560841696953161
. . a
3 * 3
3 . 3
a C last yes
seen 3761 played 34 games 34 players 34 won 17/34 years 2009-2018
weight -1.2249 gain -4.5003

pattern L572652688927354
a . . . ?
. . . . .
3 . * . .
. . . . 3
? . . . ?
a ? last yes
seen 2566 played 77 games 77 players 73 won 32/77 years 2001-2018
weight -0.3334 gain -4.5086

pattern L430988833452740
C . . ? ?
. * . ? a
3 . . ? ?
a ? last yes
seen 17954 played 114 games 114 players 112 won 63/114 years 2001-2019
weight -1.3242 gain -4.5137

pattern L926907234536404
? . . . ?
C C . . #
3 C * . #
3 3 C C #
? . 2 . ?
seen 13324 played 65 games 65 players 63 won 34/65 years 2001-2016
weight -0.4763 gain -4.5137

pattern L486068059960256
? ? 3 ? ?
? 2 . . ?
. . * . 3
? . . . ?
? ? . ? ?
seen 12483 played 38 games 37 players 38 won 17/38 years 2001-2017
weight -1.8819 gain -4.5143

pattern L011044044247930
a ? ?
? ? ?
. . .
. * C
. 2 C
a ? last yes
seen 3893 played 46 games 46 players 46 won 24/46 years 2001-2019
weight -0.7378 gain -4.516

pattern L460915379296102
a ? ? C ? ?
? ? . . . ?
? 3 . * . .
? ? . C . ?
? ? ? . ? ?
a ? last yes
seen 1102 played 53 games 53 players 52 won 25/53 years 2001-2019
weight -1.0728 gain -4.517

pattern L235668411345989
? . . . ?
. C . . C
. . * . C
. . . . 3
? . . . ?
seen 14133 played 96 games 96 players 94 won 53/96 years 2009-2018
weight -0.3871 gain -4.5176

pattern L276846066555148
? ? . ? ?
? C . 3 ?
. . * 3 3
? . C 3 ?
? ? . ? ?
seen 15255 played 57 games 57 players 56 won 29/57 years 2001-2017
weight -1.0971 gain -4.5248

pattern L179015619317944
3 . .
. * .
B B 3
seen 21853 played 324 games 323 players 291 won 167/324 years 2001-2019
weight -0.3709 gain -4.5253

pattern L281374728078645
3 C . ? a
3 * C ? ?
. . . ? ?
a ? last yes
seen 3245 played 37 games 37 players 36 won 15/37 years 2001-2018
weight -0.7163 gain -4.5265

pattern L083484074596038
? ? C . .
? ? . * .
? ? . 3 .
? ? ? ? ?
a ? ? ? ?
a ? last yes
seen 16726 played 47 games 47 players 46 won 27/47 years 2001-2019
weight -0.7252 gain -4.5271

pattern L616796239745593
? ? # ? ?
? # # # ?
C . * . .
? C . C ?
? ? B ? ?
seen 13915 played 41 games 41 players 39 won 22/41 years 2009-2017
weight -1.5605 gain -4.5334

pattern L480725691020796
? . . C
a 3 * .
? . . 3
a ? last yes
seen 10284 played 51 games 51 players 49 won 23/51 years 2009-2017
weight -1.1187 gain -4.5361

pattern L556647127798739
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . . . .
. . . . . C . .
. . . . . . . .
. . . . . . . ?
? . . . . O ? ?
seen 175799 played 165 games 164 players 149 won 94/165 years 2001-2017
weight -0.3128 gain -4.5376

pattern L287445430965336
? ? 3 ? ?
? 3 . 2 ?
. . * . 3
? . . . ?
? ? . ? ?
seen 15054 played 47 games 47 players 46 won 30/47 years 2001-2018
weight -0.9873 gain -4.5402

pattern L399365681360647
? ? . ? ?
? 1 C . ?
3 C * . .
? C . . ?
? ? . ? ?
seen 96339 played 108 games 108 players 106 won 37/108 years 2001-2019
weight -0.7423 gain -4.5402

pattern L338699249413829
? ? a
? ? ?
. . 3
C * .
. . 3
a ? last yes
seen 10201 played 55 games 55 players 52 won 28/55 years 2009-2017
weight -0.9452 gain -4.5426

pattern L210179447429382
? . . 3 ?
. . . . .
. . * . .
. . . . .
? . C C ?
seen 96381 played 297 games 297 players 271 won 155/296 years 2000-2019
weight -0.8564 gain -4.5492

pattern L148699215239613
? a ?
? ? ?
. . .
. * B
. . 3
a ? last yes
seen 4272 played 201 games 200 players 191 won 99/201 years 2001-2019
weight -0.3377 gain -4.5501

pattern L791314325727043
? ? . ? ?
? . C 3 ?
# . * B 3
? . C . ?
? ? . ? ?
seen 76771 played 77 games 77 players 76 won 38/77 years 2001-2017
weight -1.1851 gain -4.5534

pattern L531139095097965
? . C . ?
. . . . .
. . * . .
. . . . a
? . . 3 ?
a 3B
seen 38830 played 191 games 190 players 180 won 107/191 years 2001-2019
weight -0.4658 gain -4.5546

pattern L746278496544929
? ? 3 ? ?
? . . . ?
. . * . .
? . . . ?
? a 2 ? ?
a ? last yes
seen 9106 played 46 games 46 players 45 won 18/46 years 2001-2017
weight -1.059 gain -4.5582

pattern L906045489846183
? ? . ? ?
? . 3 C ?
. . * . .
? 3 . C ?
? ? C ? ?
seen 20919 played 698 games 696 players 577 won 337/698 years 2001-2018
weight -0.2462 gain -4.5626

pattern L047050606745757
? ? # ? ?
? . . . ?
. . * . B
? . C . ?
? ? . ? ?
seen 44191 played 75 games 75 players 71 won 29/75 years 2009-2017
weight -1.2055 gain -4.5663

pattern L333567047744410
? ? 3 ? ?
? 3 3 . ?
C 3 * 3 .
? 3 C 3 ?
? ? C ? ?
seen 5343 played 40 games 40 players 38 won 25/40 years 2009-2017
weight -0.8825 gain -4.5704

pattern L696874648971958
? 3 3 3 ?
. . C . C
. . * . .
. . . . .
? . . . ?
seen 23949 played 81 games 81 players 77 won 37/81 years 2001-2019
weight -0.8346 gain -4.5705

pattern L365297939587412
? . . . ?
. . . . .
. . * . .
C C 3 . .
? 3 3 3 ?
seen 7801 played 61 games 61 players 61 won 30/61 years 2001-2016
weight -1.3114 gain -4.572

pattern L152591418580067
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . 3 . .
? . C . . . ?
? ? . . X ? ?
seen 64213 played 307 games 307 players 286 won 150/307 years 2000-2018
weight -0.4934 gain -4.5721

pattern L960624802682709
. C 3
. * .
. 3 3
a ? ?
a ? last yes
seen 1575 played 36 games 36 players 35 won 18/36 years 2001-2018
weight -1.0228 gain -4.5727

pattern L327008542849435
? 3 . # ?
3 . 3 # #
C 2 * # #
C C 2 # #
? C . # ?
seen 19122 played 65 games 64 players 65 won 31/65 years 2009-2019
weight -1.0496 gain -4.5791

pattern L350791329451484
? ? . ? ?
? . . . ?
2 . * . C
? 3 . . ?
? ? . ? ?
seen 24827 played 251 games 250 players 230 won 122/251 years 2001-2019
weight -0.3322 gain -4.5795

pattern L061370899118458
a ? ?
2 . C
. * C
. . .
a ? last yes
seen 4006 played 43 games 43 players 42 won 20/43 years 2000-2019
weight -0.7766 gain -4.5796

pattern L627177634875260
? 2 . #
? C * #
? C . #
a ? ? ?
a ? last yes
seen 2830 played 59 games 59 players 56 won 27/59 years 2001-2017
weight -1.0328 gain -4.5828

pattern L311125766486019
? ? . C . ?
? 3 . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? ? ? ? ?
a ? last yes
seen 6074 played 53 games 53 players 51 won 28/53 years 2009-2018
weight -1.4832 gain -4.5862

pattern L476440377066599
? C . . ?
. . . . C
. . * . .
3 . . . .
? . . . ?
seen 21553 played 130 games 130 players 125 won 65/130 years 2009-2018
weight -0.4563 gain -4.5913

pattern L348981681564308
? ? ? . ? ? ?
? # . . . . ?
? # . . 3 3 ?
# # . * C . .
? # . . C 3 ?
? # . . . O ?
? ? ? . ? ? ?
seen 23832 played 51 games 51 players 50 won 23/51 years 2001-2017
weight -1.0901 gain -4.5927

pattern L688914086272138
? ? # ? ?
? . . . ?
. . * 3 C
? 3 . . ?
? ? 3 ? ?
seen 29739 played 63 games 63 players 62 won 28/63 years 2000-2017
weight -0.4493 gain -4.5938

pattern L526975392078724
3 C .
. * C
C . C
seen 53794 played 46 games 46 players 45 won 19/46 years 2009-2017
weight -1.2419 gain -4.5968

pattern L664273910831741
? ? . ? ?
? 3 . # ?
. a * # #
? C . # ?
? ? . ? ?
a C last yes
seen 5870 played 142 games 141 players 137 won 80/142 years 1992-2019
weight -0.6237 gain -4.5972

pattern L244370109011735
? ? ? . ? a ?
? # . . 3 . ?
? # . . . . ?
# # . * C . .
? # . . . . ?
? # . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 6408 played 76 games 76 players 70 won 28/76 years 2009-2019
weight -0.5128 gain -4.5976

pattern L169769286392113
? ? . ? ?
? . . 3 ?
# . * . .
? . . 3 ?
? ? . a ?
a ? last yes
seen 9922 played 37 games 37 players 37 won 20/37 years 2009-2019
weight -0.8927 gain -4.5992

pattern L997257193285598
3 . 2
. * 2
. . a
a C last yes
seen 6110 played 104 games 104 players 98 won 50/104 years 2001-2017
weight -0.4848 gain -4.6076

pattern L437296805299734
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? O . 3 C O ?
? ? ? . ? ? ?
seen 4947 played 87 games 87 players 81 won 33/87 years 2001-2018
weight -0.6397 gain -4.6217

pattern L673585972718878
? 3 . 3 a
C . . . .
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 1958 played 34 games 34 players 33 won 19/34 years 2009-2016
weight -0.7217 gain -4.6236

pattern L974012752096627
? ? . ? ?
? . . a ?
. 3 * . 3
? 3 C . ?
? ? C ? ?
a C last yes
seen 992 played 40 games 40 players 40 won 18/40 years 2000-2018
weight -0.8743 gain -4.6277

pattern L038375136776410
? . . . ?
. . . . #
3 . * . #
3 C . . #
? C C . ?
seen 4234 played 36 games 36 players 35 won 13/36 years 2009-2017
weight -0.8197 gain -4.6281

pattern L040613768521451
? ? . ? ?
? 3 . . ?
. . * . .
? . . 3 ?
? ? 2 ? ?
seen 19279 played 69 games 69 players 69 won 36/69 years 2001-2019
weight -0.4674 gain -4.6286

pattern L924704870072619
? # ?
A * a
? B ?
a 23
seen 2516 played 137 games 136 players 130 won 79/137 years 2001-2018
weight 0.6111 gain -4.6302

pattern L786857473248521
? ? ? . ? ? ?
? . . . C . ?
? . 3 . . . ?
. . . * . . .
a . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 1148 played 57 games 57 players 56 won 30/57 years 2009-2019
weight -0.535 gain -4.6345

pattern L740441259816293
? . 3 3 ?
. 3 C C C
. 3 * . .
. . . . .
? # # # ?
seen 14181 played 43 games 43 players 43 won 17/43 years 2000-2017
weight -1.3069 gain -4.6367

pattern L077932279559841
? ? a ? ?
? . . . ?
3 . * . C
? C . . ?
? ? . ? ?
a .C
seen 389088 played 2766 games 2680 players 1669 won 1365/2764 years 2000-2019
weight -0.1769 gain -4.6389

pattern L139222149730890
? ? . ? ?
? . 3 . ?
. C * . C
? C 3 3 ?
? ? 3 ? ?
seen 4407 played 43 games 43 players 42 won 22/43 years 2001-2017
weight -0.4904 gain -4.6432

pattern L923014125774445
? ? ? . ? ? ?
? X C . . . ?
? . . . . . ?
X 3 . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 9887 played 138 games 138 players 134 won 63/138 years 2001-2019
weight -0.4671 gain -4.6485

pattern L795071231849074
? ? # # # ? ?
? . . . . . ?
X . . . . . .
X . . * . . O
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 2595 played 35 games 35 players 33 won 20/35 years 2009-2018
weight -0.6067 gain -4.6523

pattern L642503605190456
? ? . ? ?
a . . . ?
1 C * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 21068 played 54 games 54 players 52 won 23/54 years 2000-2017
weight -0.8023 gain -4.6526

pattern L478351890743465
? # # # ?
. . . . .
C . * . .
C . . . C
? C C . ?
seen 15833 played 41 games 41 players 41 won 18/41 years 2000-2019
weight -0.9865 gain -4.6529

pattern L262484852783729
? ? . ? ?
? . . . ?
. . * . .
? C . 3 ?
? ? . ? a
a ? last yes
seen 21517 played 51 games 51 players 48 won 31/51 years 2009-2019
weight -2.0694 gain -4.6563

pattern L912269837130787
? ? ? . ? ?
? ? C . . ?
? . . * . .
a ? 3 . . ?
? ? ? 3 ? ?
a ? last yes
seen 1612 played 69 games 69 players 66 won 32/69 years 2000-2018
weight -0.6721 gain -4.6623

pattern L528833239336276
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . #
. . . . . . . ?
. . . . . . . ?
? . . . O . ? ?
? ? ? O ? ? ? ?
seen 112133 played 93 games 93 players 85 won 49/93 years 2001-2017
weight -0.4667 gain -4.6653

pattern L914796102906281
? ? ? . ? ? ?
? . . . . . ?
? C . . C . ?
X C . * . . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 15680 played 36 games 35 players 35 won 15/36 years 2001-2018
weight -0.81 gain -4.6653

pattern L461748033045543
? ? . ? ?
? . . # ?
C . * # #
? C . # ?
? ? 2 ? ?
seen 86440 played 87 games 87 players 87 won 44/87 years 1992-2018
weight -1.1041 gain -4.6662

pattern L115988650516437
? . . .
a . * B
? b C 2
a ? last yes
b .C
seen 1129 played 74 games 74 players 74 won 43/74 years 2001-2019
weight -0.6919 gain -4.6698

pattern L186865728224438
? ? O . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . X
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 146655 played 127 games 127 players 119 won 58/127 years 2001-2018
weight -0.971 gain -4.6698

pattern L570702127659906
? . . . ?
3 3 . . #
C a * . #
. . . . #
? . . . ?
a C last yes
seen 6087 played 1748 games 1712 players 1231 won 908/1744 years 2000-2019
weight -0.2435 gain -4.6716

pattern L870456371034664
? # # # ?
. . . . .
. . * . C
C . . C .
? C . . ?
seen 19351 played 35 games 35 players 33 won 11/35 years 2001-2017
weight -1.2067 gain -4.6761

pattern L998677827331078
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . X
. . . . . . X
? . . . . a ?
? ? . . . ? ?
a O last yes
seen 10507 played 55 games 55 players 52 won 23/55 years 2001-2019
weight -0.4614 gain -4.6784

pattern L895691915829906
? ? ? . ? ? ?
? . . . . . ?
? . . . . C ?
. . . * . . .
? . . . . . ?
? . . . . X ?
? ? ? X ? ? ?
seen 53623 played 84 games 84 players 82 won 47/84 years 2001-2018
weight -0.8185 gain -4.6789

pattern L315964346665963
? C ?
2 * 3
? . ?
a ? ?
a ? last yes
seen 8453 played 566 games 561 players 483 won 288/566 years 2001-2019
weight -0.2316 gain -4.6804

pattern L286183629165031
? ? . ? ?
? . . 3 ?
. . * . a
? C . C ?
? ? . ? ?
a C last yes
seen 4169 played 66 games 66 players 65 won 32/66 years 2001-2016
weight -1.0415 gain -4.6808

pattern L981245674461522
3 . . ?
. * 3 ?
C . C ?
? ? ? ?
? ? ? a
a ? last yes
seen 1194 played 42 games 42 players 41 won 19/42 years 2009-2017
weight -1.3208 gain -4.684

pattern L262532740978965
? ? . ? ?
? C . . ?
. 3 * . .
? . . 3 ?
? ? . ? ?
seen 38005 played 1326 games 1303 players 960 won 660/1326 years 1992-2019
weight -0.2705 gain -4.6864

pattern L982404948558945
? ? # ? ?
? # # # ?
. . * . .
? 2 . . ?
? ? 2 ? ?
seen 132811 played 143 games 143 players 134 won 66/143 years 2001-2017
weight -0.9915 gain -4.689

pattern L345965014297089
? ? . ? ?
? . C C ?
. . * . 3
? . . . ?
? ? C ? ?
seen 69893 played 80 games 80 players 79 won 34/80 years 2001-2019
weight -0.3401 gain -4.6906

pattern L706216783641573
? a ? ? ?
? . 3 . ?
. . . . .
. . * . .
. . . . .
? C . . ?
a ? last yes
seen 4799 played 81 games 81 players 77 won 39/81 years 2001-2017
weight -1.295 gain -4.6919

pattern L571048186859604
? ? . ? ?
? . . . ?
. . * . .
? C . 3 ?
? ? . ? ?
? ? a ? ?
a ? last yes
seen 15419 played 92 games 92 players 89 won 41/92 years 2001-2019
weight -0.5625 gain -4.6922

pattern L460106680385617
? . . . ?
3 . . . .
. . * . .
. . . . 3
? . C C ?
seen 5326 played 59 games 59 players 59 won 31/59 years 2001-2018
weight -0.4837 gain -4.6978

pattern L826072504822314
? # # # ?
# # # # #
. 3 * . .
C 3 C C C
? 3 3 C ?
seen 6097 played 46 games 46 players 45 won 26/46 years 2001-2017
weight -0.8893 gain -4.6979

pattern L898055266977416
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . #
. . . . . . . ?
. . . . . . . ?
? . . . X . ? ?
? ? ? X ? ? ? ?
seen 100218 played 48 games 47 players 48 won 22/48 years 2009-2018
weight -1.2299 gain -4.6984

pattern L939947392171929
? # # # ?
# # # # #
. . * . .
3 . C 3 3
? C C 3 ?
seen 9356 played 108 games 107 players 104 won 48/108 years 2000-2018
weight -0.7115 gain -4.6989

pattern L659057801617767
? ? # ? ?
? # # # ?
. . * . a
? 3 C C ?
? ? C ? ?
a B last yes
seen 1749 played 39 games 39 players 38 won 21/39 years 2001-2016
weight -1.0618 gain -4.701

pattern L821607385876961
? ? . ? ?
? C 3 . ?
. . * 3 .
? C C C ?
? ? 3 ? ?
seen 10857 played 37 games 37 players 37 won 22/37 years 2009-2016
weight -1.0362 gain -4.7086

pattern L681739893486173
? ? C ? ?
? . . . ?
C . * . #
? C C . ?
? ? 3 ? ?
seen 29119 played 61 games 61 players 61 won 28/61 years 2001-2018
weight -0.7449 gain -4.7093

pattern L950230766289234
? ? ? . ? ? ?
? # . . . . ?
? # . . 3 . ?
# # . * a . .
? # . 3 . C ?
? # . . 3 . ?
? ? ? . ? ? ?
a C last yes
seen 944 played 758 games 754 players 563 won 395/758 years 1992-2018
weight 0.2283 gain -4.7115

pattern L097051772300625
? ? ? O ? ? ?
? . C C . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 229792 played 149 games 148 players 136 won 75/149 years 1992-2019
weight -0.8943 gain -4.7136

pattern L598171603098177
? ? 3 ? ?
? 1 A 3 ?
. C * 3 C
? . . 3 ?
? ? . ? ?
seen 741 played 80 games 80 players 79 won 37/80 years 2001-2016
weight -0.39 gain -4.7147

pattern L353243288633902
? ? . . . ? ?
? . . . . . ?
X . . . . . .
X . . * . . .
O C . . . . .
? . . . . . ?
? ? . . . ? ?
seen 90706 played 147 games 147 players 141 won 75/146 years 2001-2019
weight -0.3314 gain -4.7155

pattern L825337675090074
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. C . * . . .
? C . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 34417 played 79 games 78 players 75 won 36/79 years 2009-2019
weight -0.9423 gain -4.7164

pattern L108725007964159
? . . . ?
. C . . #
C . * . #
3 C . . #
? . . . ?
seen 23016 played 97 games 97 players 94 won 48/97 years 2001-2017
weight -0.5876 gain -4.7247

pattern L186431205946379
? ? . ? ?
? 3 . # ?
3 . * # #
? 3 . # ?
? ? # ? ?
seen 11035 played 40 games 40 players 40 won 15/40 years 2009-2017
weight -1.1349 gain -4.7276

pattern L998744322649149
? ? O . . ? ?
? . . . . . ?
X . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 8935 played 43 games 42 players 41 won 20/43 years 2009-2017
weight -0.8753 gain -4.7283

pattern L638518416758432
? ? . ? ? ?
? . . . ? a
C . * C . ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 20222 played 158 games 158 players 150 won 67/157 years 2000-2017
weight -0.5972 gain -4.7318

pattern L286879513730680
? # # # ?
# # # # #
. . * . .
. . . C C
? C C . ?
seen 196188 played 38 games 38 players 36 won 14/38 years 2009-2018
weight -1.1247 gain -4.7333

pattern L658913685227266
? ? ? . ? ? ?
? . . . C . ?
? . 3 C . 3 ?
. . . * 3 . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 970 played 760 games 756 players 563 won 396/760 years 1992-2018
weight 0.2296 gain -4.7356

pattern L483491835277104
? ? # ? ?
? . C . ?
3 B * C C
? 3 A 3 ?
? ? 3 ? ?
seen 5032 played 805 games 298 players 271 won 406/804 years 2009-2019
weight 0.2339 gain -4.7366

pattern L046686775678451
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . . . ?
. . . . C . . ?
? . . X . . ? ?
? ? ? . ? ? ? ?
seen 31033 played 49 games 49 players 48 won 21/49 years 2001-2017
weight -0.5022 gain -4.7376

pattern L841704546770345
? C . . ?
. C . . .
3 . * . .
3 . . . .
? . . . ?
seen 22361 played 128 games 127 players 124 won 59/128 years 2001-2017
weight -0.6722 gain -4.7429

pattern L774343115099803
? ? 3 ? ?
? C C 2 ?
C . * C C
? . . . ?
? ? . ? ?
seen 19604 played 61 games 61 players 60 won 31/61 years 2001-2017
weight -0.5682 gain -4.7549

pattern L537862653272106
? . . C ?
. . . . .
. . * C C
. . . 2 2
? . . . ?
seen 1870 played 63 games 63 players 62 won 33/63 years 2009-2019
weight -0.5338 gain -4.7574

pattern L680096658847776
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
. . . * . # #
? . . . . # ?
? X . C . # ?
? ? ? . ? ? ?
seen 31691 played 481 games 478 players 396 won 246/481 years 2001-2019
weight 0.5297 gain -4.7592

pattern L741502219433135
? C ?
# * 3
? C ?
seen 6505 played 249 games 248 players 233 won 117/249 years 1992-2018
weight -0.4215 gain -4.7626

pattern L932191338988186
? 3 3 B ?
. 3 B B B
. 3 * B .
# # # # #
? # # # ?
seen 2736 played 44 games 44 players 43 won 30/44 years 2009-2017
weight -0.8321 gain -4.7629

pattern L066841845488784
? . . . ?
. . . . .
. . * C C
. . . . 3
? . 3 3 ?
seen 9576 played 73 games 73 players 71 won 39/73 years 2009-2017
weight -0.4795 gain -4.7633

pattern L971356019322794
? ? ? ? a
? . ? ? ?
B * C ? ?
? C ? ? ?
a ? last yes
seen 6087 played 34 games 34 players 33 won 22/34 years 2009-2016
weight -1.5498 gain -4.764

pattern L006114795251286
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X . . * . . .
? . . . . 3 ?
? . . . C . ?
? ? ? . ? ? ?
seen 4847 played 63 games 63 players 61 won 33/63 years 2001-2017
weight -0.408 gain -4.7687

pattern L183930916503102
? ? . ? ?
? . . . ?
. . * . 3
? . C . ?
? ? 2 ? ?
seen 39611 played 976 games 963 players 748 won 486/976 years 2000-2019
weight -0.1354 gain -4.7699

pattern L954638701868546
? ? C a ?
? 3 3 C ?
. . * 2 B
? . . . ?
? ? . ? ?
a ? last yes
seen 2953 played 36 games 36 players 36 won 19/36 years 2009-2016
weight -0.8366 gain -4.7699

pattern L671247186500559
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. 3 . * . . .
. . . . . . .
? X . . . . ?
? ? . . . ? ?
seen 308705 played 59 games 59 players 58 won 35/59 years 2009-2017
weight -0.9079 gain -4.7721

pattern L343606334662580
? ? . ? ?
? . 3 . ?
3 . * . .
? C . 3 ?
? ? C ? ?
seen 51231 played 65 games 65 players 63 won 41/65 years 2001-2016
weight -0.9072 gain -4.7729

pattern L329415499980677
. . . . . . . ?
. . . . . . . ?
. . . . . . . .
. 3 . * . . . .
. . . . . . . .
. O . . . . . ?
. . . . . . . ?
? ? . . . ? ? ?
seen 153545 played 4135 games 3677 players 1983 won 2044/4132 years 1992-2019
weight 0.1103 gain -4.7747

pattern L501150939445677
? ? 3 ? ?
? . 3 C ?
3 3 * C .
? . 3 C ?
? ? . ? ?
seen 6436 played 35 games 35 players 35 won 17/35 years 2009-2019
weight -0.762 gain -4.7788

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
weight -0.2694 gain -4.7826

pattern L849452811325252
? ? # # # ? ?
? # # # # # ?
# # # # # # #
. . . * . . #
X C C C 3 . #
? X C 3 3 . ?
? ? X O O ? ?
seen 234 played 117 games 117 players 101 won 57/117 years 2009-2017
weight 0.6797 gain -4.7833

pattern L062128069197687
? C . . ?
C C . . .
. . * . .
. . . . .
? . C . ?
seen 38602 played 68 games 68 players 68 won 35/68 years 2001-2019
weight -1.2515 gain -4.7846

pattern L635690457649524
? ? 3 ? ?
? 3 3 C ?
C . * . .
? . . . ?
? ? # ? ?
seen 19672 played 34 games 34 players 33 won 17/34 years 2009-2017
weight -0.8368 gain -4.7883

pattern L864917512825824
? ? ? ? a
? ? . ? ?
? . C . ?
. . * . .
? . . . ?
? ? C ? ?
a ? last yes
seen 11721 played 61 games 61 players 61 won 34/61 years 2001-2018
weight -1.2413 gain -4.7896

pattern L843203290500492
? ? C ? ?
? 2 C . ?
3 . * C .
? . . . ?
? ? . ? ?
seen 6899 played 47 games 47 players 47 won 17/47 years 2001-2019
weight -0.6709 gain -4.7943

pattern L187774136643587
? ? . . .
a ? . * .
? ? B . C
a ? last yes
seen 3926 played 41 games 41 players 40 won 17/41 years 2001-2019
weight -1.2051 gain -4.7945

pattern L111555103068127
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . C .
. . . . . . X
? . . . . . ?
? ? . . . ? ?
seen 121302 played 501 games 497 players 434 won 236/501 years 2000-2019
weight -0.6696 gain -4.7979

pattern L155121342308292
C . 3
C * .
. a .
a C last yes
seen 8378 played 112 games 112 players 111 won 55/112 years 2009-2019
weight -0.5832 gain -4.798

pattern L538327526525387
. C .
3 * 3
. . .
seen 304984 played 38312 games 23282 players 5250 won 19593/38294 years 1988-2019
weight -0.0381 gain -4.8

pattern L940980509035811
? ? ? X ? ? ?
? O . . 3 . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 53144 played 109 games 109 players 103 won 54/109 years 2001-2019
weight -0.4919 gain -4.8012

pattern L262073473751182
? ? ? . ? ? ?
? . . . . . a
? . . . . . ?
. C . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 14628 played 62 games 62 players 60 won 33/62 years 2001-2017
weight -0.7655 gain -4.802

pattern L577360755240505
? ? ? a ?
? . . . ?
# . . . .
# . * C .
# . . . .
? . . . ?
a ? last yes
seen 54769 played 109 games 109 players 85 won 49/109 years 2001-2016
weight -0.5348 gain -4.8024

pattern L036690882763650
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . 3 ?
? . C . a O ?
? ? ? . ? ? ?
a C last yes
seen 2950 played 34 games 34 players 34 won 14/34 years 2009-2017
weight -0.7876 gain -4.8039

pattern L868997251778013
B B 1
B * A
2 C 1
seen 254 played 156 games 71 players 68 won 81/156 years 2001-2018
weight 0.7196 gain -4.8053

pattern L410839271840332
? ? . ? ?
? . . C ?
B . * . .
? C . . ?
? ? . ? ?
seen 20021 played 99 games 99 players 97 won 52/99 years 2000-2018
weight -0.6675 gain -4.8071

pattern L952388719482065
? ? ? . ? ? ?
? . . . . X ?
? . . . . . ?
a . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a O#
seen 434477 played 81 games 81 players 80 won 46/81 years 2001-2017
weight -2.6746 gain -4.8084

pattern L453672032130548
a ? . ? ?
? C C . ?
. 3 * . #
? . . . ?
? ? . ? ?
a ? last yes
seen 1067 played 70 games 70 players 69 won 30/70 years 2001-2018
weight -0.6763 gain -4.8148

pattern L888765474061785
? ? # ? ?
? # # # ?
3 . * . .
? 3 . 2 ?
? ? 3 ? ?
seen 7377 played 34 games 34 players 33 won 18/34 years 2009-2016
weight -0.9311 gain -4.8218

pattern L702694713091006
? a ?
? ? ?
. 3 .
. * .
C C 3
a ? last yes
seen 1657 played 50 games 50 players 49 won 25/50 years 1993-2018
weight -0.7242 gain -4.8219

pattern L640207200525002
? ? ? X ? ? ?
? X 3 3 3 O ?
? . 3 C C C ?
. . . * . . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 2836 played 47 games 47 players 45 won 20/47 years 2009-2017
weight -0.778 gain -4.8247

pattern L155740967463250
? ? . . a ? ?
? . . . . . ?
. . . . . . X
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a O last yes
seen 73358 played 78 games 78 players 75 won 37/78 years 2001-2017
weight -0.7725 gain -4.825

pattern L718476809005519
. . . a
3 * C ?
b . . ?
a ? last yes
b .3
seen 53562 played 356 games 353 players 324 won 180/356 years 2000-2019
weight -0.6544 gain -4.8268

pattern L671705557348453
? ? . . . ? ?
? # . . C O ?
# # . . 3 . .
# # . * . 3 .
# # . . C . .
? # . . . . ?
? ? . . . ? ?
seen 1880 played 66 games 66 players 61 won 29/66 years 2001-2017
weight -0.665 gain -4.8282

pattern L048294590226361
? ? . . . ? ?
? . . C . . ?
. . . . . . O
. . . * . . O
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 18605 played 41 games 41 players 41 won 14/41 years 2009-2017
weight -0.9935 gain -4.8329

pattern L016136899380242
? ? ? # ? ? ?
? # # . . . ?
? # # . . . ?
# # # * C C .
? # # . 3 C ?
? # # . 3 . ?
? ? ? . ? ? ?
seen 3137 played 35 games 35 players 35 won 17/35 years 2009-2018
weight -0.7608 gain -4.8349

pattern L949798035896091
? C C . ?
3 C . C .
. . * . .
# # # # #
? # # # ?
seen 24046 played 68 games 67 players 65 won 35/68 years 2000-2018
weight -0.8028 gain -4.8351

pattern L037487075692649
. X X . # # # ?
. X C . # # # #
X C C . # # # #
O 3 C * # # # #
O 3 3 . # # # #
X . . . # # # #
# # # # # # # ?
? # # # # # ? ?
seen 226 played 116 games 116 players 100 won 57/116 years 2009-2017
weight 0.6948 gain -4.8371

pattern L206477518667134
. X X . # # # #
. X C . # # # #
X C C . # # # #
O 3 C * # # # #
O 3 3 . # # # #
X . . . # # # #
# # # # # # # #
# # # # # # # #
seen 226 played 116 games 116 players 100 won 57/116 years 2009-2017
weight 0.6948 gain -4.8371

pattern L427433616234419
. . X O O X # ?
X X C 3 3 . # ?
X C C C 3 . # #
. . . * . . # #
# # # # # # # #
# # # # # # # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 226 played 116 games 116 players 100 won 57/116 years 2009-2017
weight 0.6948 gain -4.8371

pattern L866761141257010
? . X O O X ? ?
X X C 3 3 . # ?
X C C C 3 . # ?
. . . * . . # #
# # # # # # # ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 226 played 116 games 116 players 100 won 57/116 years 2009-2017
weight 0.6948 gain -4.8371

pattern L275863304220830
? ? a ? ?
? ? . ? ?
? 2 C . ?
. . * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 3845 played 96 games 96 players 93 won 51/96 years 2009-2019
weight -0.5133 gain -4.8375

pattern L183380097856084
C . C
2 * .
. C .
seen 25249 played 414 games 411 players 369 won 199/414 years 2000-2018
weight -0.2968 gain -4.8511

pattern L524173293291912
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . C . O
. . . . . . . ?
X . . . . . X ?
? . . . X . ? ?
? ? ? . ? ? ? ?
seen 2602 played 35 games 35 players 34 won 19/35 years 2001-2017
weight -0.642 gain -4.8543

pattern L429534213161622
? ? . ? ?
? C . . ?
C . * C 2
? . . . ?
? ? . ? ?
seen 9485 played 104 games 104 players 99 won 51/104 years 2001-2019
weight -0.8578 gain -4.8575

pattern L900156248604817
? ? . . . ? ?
? # . . 3 . ?
# # . 3 . C .
# # . * a . .
# # . . 3 . .
? # . . . . ?
? ? . . O ? ?
a C last yes
seen 815 played 675 games 673 players 511 won 356/675 years 1992-2018
weight 0.2826 gain -4.8584

pattern L367550094141691
? ? . ? ?
? . . . ?
C . * 3 .
? . 3 C ?
? ? 3 ? ?
seen 14491 played 65 games 65 players 63 won 44/65 years 2001-2018
weight -0.8062 gain -4.8639

pattern L915514179135178
? ? . ? ?
? . . C ?
# . * . .
? . a 2 ?
? ? C ? ?
a C last yes
seen 2124 played 57 games 57 players 56 won 29/57 years 2001-2018
weight -0.6261 gain -4.8639

pattern L634687977401433
? . . . ?
. . . . .
. . * 3 .
. . . B 1
? . . . ?
seen 4839 played 41 games 41 players 41 won 22/41 years 2009-2017
weight -0.8448 gain -4.8712

pattern L971625062467033
? ? . . . ? ?
? # . . 3 . ?
# # . 3 . C .
# # . * C . .
# # . . 3 . .
? # . . . . ?
? ? . . O ? ?
seen 816 played 676 games 674 players 511 won 356/676 years 1992-2018
weight 0.2836 gain -4.873

pattern L697715639659442
a ? ? 3 ?
? ? 3 * 3
? ? ? 1 ?
a ? last yes
seen 3248 played 97 games 97 players 94 won 50/97 years 2000-2017
weight -0.5828 gain -4.8768

pattern L225895439448553
? # # # ?
# # # # #
. . * . .
A 3 C . .
? 3 C . ?
seen 6790 played 70 games 70 players 69 won 40/70 years 2009-2017
weight -0.8522 gain -4.8773

pattern L686959249886588
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . . O ?
. . . . C . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 713325 played 80 games 80 players 72 won 49/80 years 2009-2017
weight -0.6745 gain -4.8788

pattern L471711758056738
? ? O O . ? ?
? . . . . . ?
# . . . . . .
# . . * . . .
# . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 25639 played 138 games 138 players 128 won 62/138 years 2001-2018
weight -0.2642 gain -4.8828

pattern L802087862157132
? ? . ? ?
? . . 3 ?
3 . * . .
? . C . ?
? ? 3 ? ?
seen 6815 played 50 games 50 players 49 won 22/50 years 2001-2019
weight -1.0201 gain -4.8847

pattern L235480875675781
? ? . ? ?
? . . C a
. . * . 3
? . C . ?
? ? . ? ?
a ? last yes
seen 6036 played 55 games 55 players 55 won 27/55 years 2000-2017
weight -1.2967 gain -4.8932

pattern L382222919812646
? . C C ?
3 . . 3 .
. . * . .
. . . . .
? . . . ?
seen 17722 played 75 games 75 players 73 won 34/75 years 2009-2018
weight -0.7105 gain -4.8959

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
weight 0.3134 gain -4.8972

pattern L680673005314766
? ? ? ? a
? ? ? ? ?
. . C ? ?
C * . ? ?
. . . ? ?
a ? last yes
seen 29999 played 156 games 156 players 148 won 84/156 years 2001-2018
weight -0.7955 gain -4.8995

pattern L077020673400491
3 . 3
. * 3
3 3 3
seen 190802 played 160 games 155 players 145 won 74/160 years 2001-2017
weight -1.2789 gain -4.8996

pattern L201236747720334
? ? C ? ?
? . C . ?
. . * . 3
? . . . ?
? ? 3 ? ?
seen 24055 played 167 games 165 players 154 won 82/167 years 2001-2019
weight -0.5436 gain -4.8998

pattern L723239208774319
? 3 3 C ?
3 . . 2 2
. . * . B
# # # # #
? # # # ?
seen 745 played 61 games 61 players 61 won 22/61 years 2001-2017
weight -0.3548 gain -4.9

pattern L059509225153203
a ? ?
. . #
3 * #
C . #
a ? last yes
seen 16170 played 217 games 213 players 204 won 113/217 years 2001-2019
weight -0.2863 gain -4.9034

pattern L217999424732259
? ? . ? ?
? 3 . B ?
C 3 * 3 .
? C C . ?
? ? . ? ?
seen 2003 played 47 games 46 players 46 won 20/47 years 2001-2019
weight -0.6321 gain -4.9037

pattern L193883832979333
? ? ? a
3 3 . ?
C * . ?
C . 3 ?
a ? last yes
seen 1429 played 41 games 40 players 41 won 16/41 years 2001-2019
weight -0.8497 gain -4.9074

pattern L605486538219445
. . . ? ?
. * . ? a
3 3 . ? ?
a ? last yes
seen 75778 played 48 games 48 players 48 won 23/48 years 2001-2018
weight -0.9125 gain -4.9083

pattern L119937624177260
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . 3 .
? . C . C C ?
? . . . . . ?
? ? ? . ? ? ?
seen 18314 played 180 games 177 players 168 won 83/180 years 2001-2017
weight -0.5857 gain -4.9084

pattern L822333667875219
? ? ? ? ? a
? ? . ? ? ?
? . . . ? ?
. . * . 3 ?
? . . C ? ?
? ? C ? ? ?
a ? last yes
seen 3101 played 54 games 54 players 54 won 28/54 years 2009-2019
weight -0.8651 gain -4.9132

pattern L050355072362567
? ? . ? ?
? . . . ?
. . * . #
? 3 . . ?
? ? 3 ? ?
a ? ? ? ?
a ? last yes
seen 3335 played 40 games 40 players 39 won 19/40 years 2009-2017
weight -1.1486 gain -4.9137

pattern L909204742766349
3 3 .
. * .
. C .
? a ?
a ? last yes
seen 6948 played 88 games 88 players 87 won 38/88 years 2001-2017
weight -0.8975 gain -4.9226

pattern L106962729863254
? ? ? . ? ? ?
? . . . 3 O ?
? . . . . C ?
. . . * . C X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 14796 played 158 games 158 players 148 won 84/158 years 2001-2019
weight -0.5063 gain -4.9236

pattern L339682030378122
? ? ? . ? ? ?
? # # . . . ?
? # # . . . ?
# # # * 3 3 x
? # # . C . ?
? # # . . O ?
? ? ? . ? ? ?
seen 109200 played 80 games 80 players 77 won 44/80 years 2001-2017
weight -0.8572 gain -4.9264

pattern L134371683692128
? ? . ? ?
? . C . ?
C . * . 3
? 3 . 3 ?
? ? . ? ?
seen 43028 played 176 games 175 players 168 won 85/176 years 2001-2017
weight -0.3004 gain -4.9289

pattern L652246841385645
? . . . ?
. . . . .
. . * . 3
. . . . .
? . . 3 a
a ? last yes
seen 5515 played 58 games 58 players 57 won 34/58 years 2001-2018
weight -0.8284 gain -4.9291

pattern L083181669601712
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. . . * . C .
. . . . . . .
? . . . C . ?
? ? . . . ? ?
seen 6635 played 38 games 38 players 37 won 14/38 years 2001-2018
weight -0.717 gain -4.9307

pattern L661282343336242
? . 3 . ?
. . 3 C .
. . * . C
. . . . .
? . . . ?
seen 4416 played 57 games 57 players 56 won 31/57 years 2001-2017
weight -0.5267 gain -4.9357

pattern L243651871408887
? ? C ? ?
? 2 a . ?
. . * . .
? . . . ?
? ? C ? ?
a C last yes
seen 1781 played 151 games 151 players 148 won 62/151 years 2001-2019
weight -0.3292 gain -4.941

pattern L371610147332507
. . . . . . # #
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
. . X . . . # #
. . . . . . # #
seen 2676929 played 6711 games 6362 players 2585 won 3468/6706 years 2000-2019
weight -0.1209 gain -4.9456

pattern L682876751644658
? 3 . B ?
. 3 C . C
. . * . .
# # # # #
? # # # ?
seen 9170 played 50 games 50 players 50 won 24/50 years 2001-2018
weight -1.0672 gain -4.9469

pattern L159851307301526
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * 3 . .
? . . C C 3 ?
? . . . . O ?
? ? ? . ? ? ?
seen 3453 played 1440 games 1409 players 989 won 758/1439 years 2000-2019
weight 0.2992 gain -4.9476

pattern L660658762184689
3 . .
3 * .
3 . a
a C last yes
seen 42985 played 92 games 92 players 91 won 44/92 years 2001-2019
weight -0.8304 gain -4.9516

pattern L432725710356735
? ? B ? ?
? . . . ?
. . * . .
? . . C ?
? ? C ? ?
seen 10169 played 55 games 55 players 53 won 24/55 years 2000-2018
weight -0.8874 gain -4.955

pattern L373880204701921
? ? . ? ?
? 3 3 . ?
. C * . .
? . . . ?
? ? . ? ?
? ? a ? ?
a ? last yes
seen 3949 played 45 games 45 players 44 won 21/45 years 2001-2018
weight -0.8554 gain -4.9589

pattern L788595623354325
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. C . * . . .
? . . . . . ?
? . . . . O ?
? ? ? . ? ? ?
seen 18187 played 42 games 42 players 42 won 16/42 years 2009-2017
weight -0.7504 gain -4.9624

pattern L169241649151474
? ? # ? ?
? # # # ?
. a * . .
? C 3 3 ?
? ? C ? ?
a C last yes
seen 8215 played 440 games 438 players 383 won 223/440 years 2000-2019
weight -0.2429 gain -4.9626

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
weight 0.343 gain -4.9641

pattern L592654985523416
C . 3 ? ?
. * . ? ?
. . C ? ?
? ? ? ? a
a ? last yes
seen 2252 played 62 games 62 players 60 won 28/62 years 2001-2018
weight -1.0312 gain -4.9681

pattern L423621692839988
? 3 3 . ?
B B B 1 #
. B * A #
# # # # #
? # # # ?
seen 123 played 86 games 25 players 25 won 63/86 years 2009-2017
weight 0.4373 gain -4.9702

pattern L369985836377737
? ? ? . ? ? ?
? . B 3 . . ?
? C 2 . . . ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 2627 played 56 games 56 players 52 won 26/56 years 2009-2018
weight -0.4676 gain -4.9723

pattern L768394497222533
? a ?
C . .
. * C
3 3 C
a ? last yes
seen 1555 played 51 games 50 players 50 won 34/51 years 2009-2017
weight -0.6512 gain -4.974

pattern L765415343711679
? ? . ? ? ?
? . . . ? ?
. . * . . ?
? . . C ? a
? ? 3 ? ? ?
a ? last yes
seen 29969 played 227 games 226 players 214 won 111/227 years 2000-2018
weight -0.9173 gain -4.9846

pattern L190368798753828
? ? . ? ?
? . . . ?
2 . * . C
a . . . ?
? ? . ? ?
a ? last yes
seen 7917 played 43 games 43 players 43 won 23/43 years 2009-2017
weight -0.9224 gain -4.986

pattern L143517573732099
? . . . ?
3 . . . .
3 . * . .
C C . . .
? 3 . . ?
seen 6150 played 57 games 57 players 57 won 32/57 years 2001-2016
weight -0.5562 gain -4.991

pattern L565763698090507
? ? ? ? a
? ? . ? ?
? . 3 . ?
. . * . .
? . C . ?
? ? . ? ?
a ? last yes
seen 22772 played 56 games 56 players 55 won 29/56 years 2001-2019
weight -1.7468 gain -4.9975

pattern L154430129179922
? ? a
? ? ?
? C ?
C * .
? C ?
a ? last yes
seen 66035 played 49 games 49 players 48 won 23/49 years 2001-2017
weight -1.0917 gain -5.0

pattern L660626385609549
? ? C ? ?
? 3 . . ?
. . * . C
? C . . ?
? ? C ? ?
seen 4590 played 55 games 55 players 54 won 34/55 years 2001-2017
weight -0.6254 gain -5.0004

pattern L861901321405179
? ? # ? ?
? . . . ?
3 . * . .
? a 3 . ?
? ? . ? ?
a C last yes
seen 7306 played 241 games 239 players 211 won 120/241 years 2001-2019
weight -0.2689 gain -5.0045

pattern L230268590439488
1 A 1
B * C
. C 3
seen 288 played 110 games 65 players 64 won 30/110 years 2009-2017
weight 0.534 gain -5.0067

pattern L141370607607576
. . . . . . . ?
. . . . . . . ?
. . . . . . . .
. . . * . . . .
. . . . . . . .
. . . 3 . O . ?
. . . . . . . ?
? ? . . . ? ? ?
seen 114474 played 3213 games 3111 players 1772 won 1583/3210 years 1988-2019
weight 0.2454 gain -5.0075

pattern L641093820181317
? . . . ?
. . C . .
a . * . .
. . . . .
? . . . ?
a C last yes
seen 89333 played 48 games 48 players 44 won 20/48 years 2009-2019
weight -2.179 gain -5.0084

pattern L821963101383475
a ? ?
? ? ?
. . .
C * .
2 C .
a ? last yes
seen 2375 played 56 games 56 players 56 won 36/56 years 2009-2018
weight -0.8427 gain -5.0094

pattern L198169093123623
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . O
. C . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 51012 played 62 games 62 players 60 won 26/62 years 2001-2017
weight -1.3236 gain -5.0103

pattern L505753902456848
? ? C ? ?
? . . C ?
# . * C 3
? . 3 3 ?
? ? C ? ?
seen 3004 played 53 games 53 players 52 won 21/52 years 2001-2019
weight -0.5914 gain -5.02

pattern L679686021907020
? ? . . . ? ?
? . . . C O ?
. . . . . 3 O
. . . * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 15403 played 213 games 204 players 192 won 120/213 years 2001-2018
weight -0.531 gain -5.0239

pattern L168825485283024
? ? ? . ? ? ?
? . . . . . ?
? . . C . . ?
. . . * . . X
? . . . . . ?
? . . C . . ?
? ? ? . ? ? ?
seen 6856 played 38 games 38 players 38 won 16/37 years 2001-2017
weight -1.1238 gain -5.027

pattern L174764607411594
? ? ? . ? ? ?
? . . . . O ?
? . . . . . ?
. . . * . C .
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 18582 played 109 games 109 players 100 won 62/109 years 2009-2019
weight -0.6884 gain -5.0306

pattern L542684125140100
? ? ? ? a
C C 2 ? ?
. * . ? ?
. . . ? ?
a ? last yes
seen 5279 played 112 games 112 players 108 won 57/111 years 2000-2017
weight -0.6411 gain -5.0328

pattern L009817149629257
? ? # ? ?
? . . . ?
. C * . #
? C . . ?
? ? C ? ?
seen 61138 played 36 games 36 players 34 won 21/36 years 2009-2018
weight -0.9059 gain -5.0331

pattern L170842247550627
? # # # ?
# # # # #
3 A * C .
3 3 C C .
? C . . ?
seen 839 played 68 games 31 players 31 won 32/68 years 2009-2017
weight -0.4939 gain -5.0359

pattern L542382057725554
a ? ?
. . C
. * .
. C C
a ? last yes
seen 13674 played 35 games 35 players 35 won 21/35 years 2009-2019
weight -1.2745 gain -5.0449

pattern L912240976299316
3 . C ? ?
C * . ? ?
. . . ? a
a ? last yes
seen 2132 played 52 games 52 players 52 won 27/52 years 2009-2017
weight -1.1819 gain -5.0461

pattern L918305176946683
a ? ? ? ?
? ? ? 3 ?
? ? 3 * C
? ? ? B ?
a ? last yes
seen 2399 played 59 games 59 players 59 won 24/59 years 2001-2017
weight -0.6128 gain -5.0469

pattern L560208709069151
? . . 3 ?
. . . . .
. . * C C
. . . . 3
? . 3 . ?
seen 4437 played 44 games 44 players 43 won 22/44 years 2001-2016
weight -0.9581 gain -5.0479

pattern L059461282031097
? ? . ? ?
? C . . ?
3 a * . .
? . . . ?
? ? # ? ?
a C last yes
seen 17989 played 44 games 44 players 42 won 22/44 years 2009-2017
weight -1.0819 gain -5.0521

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
weight 0.3022 gain -5.0526

pattern L437163432245907
? ? . O O ? ?
? . . . . . ?
. . . . . . X
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 114310 played 252 games 250 players 232 won 118/252 years 2001-2019
weight -0.345 gain -5.0557

pattern L181592956846534
? . . . ?
# . . 3 .
# . * a .
# . . C .
? . . . ?
a C last yes
seen 3688 played 65 games 65 players 63 won 23/65 years 2001-2018
weight -0.5158 gain -5.0611

pattern L313740329119992
? ? ? ? a
? ? ? ? ?
? B ? ? ?
C * C ? ?
? . ? ? ?
a ? last yes
seen 14539 played 34 games 34 players 34 won 16/34 years 2009-2018
weight -1.1617 gain -5.0626

pattern L218007499779575
? ? C ? ?
? . C . ?
. . * . #
? # # # ?
? ? # ? ?
seen 284394 played 158 games 158 players 152 won 86/158 years 2001-2018
weight -0.3175 gain -5.0642

pattern L703128492732755
? ? . . . ? ?
? . . 3 . O ?
. . a . 3 C .
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
a C last yes
seen 1776 played 63 games 63 players 58 won 28/63 years 2001-2017
weight -0.705 gain -5.0684

pattern L672428369319736
? ? . ? ?
? 3 3 B ?
. . * 2 .
? # # # ?
? ? # ? ?
seen 15305 played 95 games 95 players 91 won 47/95 years 2009-2017
weight -0.5852 gain -5.0697

pattern L189212723804806
? ? ? . ? ? ?
? # . . . O ?
? # . . . . ?
# # . * . C O
? # . . . . ?
? # . . . . ?
? ? ? . ? ? ?
seen 22249 played 39 games 39 players 39 won 20/39 years 2009-2017
weight -0.9244 gain -5.0726

pattern L716390073830096
? ? ? O ? ? ?
? . C 2 . . ?
? . C . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 119905 played 93 games 92 players 89 won 39/93 years 2001-2018
weight -0.6159 gain -5.0726

pattern L958916447211297
? ? ? O ? ? ?
? O 3 3 . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 48023 played 62 games 62 players 56 won 26/61 years 2001-2017
weight -1.0085 gain -5.0747

pattern L411599968567680
a ? ?
? ? ?
C C #
C * #
3 A #
a ? last yes
seen 209 played 55 games 52 players 51 won 37/55 years 2009-2017
weight -0.6097 gain -5.0761

pattern L569849914647313
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . X .
. . . . C . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 248773 played 187 games 186 players 167 won 90/187 years 2000-2019
weight -0.2931 gain -5.0809

pattern L634349703028322
? ? ? . ? ? ?
? . . . . O ?
? . . . . C ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 24878 played 34 games 34 players 32 won 13/34 years 2009-2016
weight -1.4359 gain -5.0852

pattern L689517017727220
3 C C
3 * C
3 . 3
seen 95645 played 737 games 718 players 602 won 397/737 years 2000-2019
weight -0.4364 gain -5.0852

pattern L578858446159877
? ? . ? ?
? . . . ?
. . * . .
? C . . ?
a ? B ? ?
a ? last yes
seen 7806 played 104 games 104 players 101 won 48/104 years 2009-2017
weight -0.3976 gain -5.0957

pattern L499133816240929
? ? ? ? a
? ? 3 ? ?
? . . . ?
. C * C .
? . . . ?
? ? . ? ?
a ? last yes
seen 6796 played 43 games 43 players 43 won 25/43 years 2001-2018
weight -0.7432 gain -5.0961

pattern L499782258015544
. a .
C * .
C 3 3
a C last yes
seen 10413 played 89 games 88 players 86 won 53/89 years 2001-2018
weight -0.8584 gain -5.0994

pattern L974281948913363
a ? ?
? ? ?
b . #
C * #
2 . #
a ? last yes
b .C
seen 8504 played 88 games 88 players 86 won 40/88 years 2001-2019
weight -0.9066 gain -5.1033

pattern L102417890839918
B 3 .
2 * .
. . 3
seen 18786 played 412 games 411 players 364 won 196/412 years 2001-2019
weight -0.2233 gain -5.1035

pattern L433422817779512
? ? . ? ?
? # . C ?
# # * 3 3
? # . . ?
? ? . ? a
a ? last yes
seen 6855 played 35 games 35 players 35 won 19/35 years 2000-2017
weight -0.9745 gain -5.1041

pattern L423271836104821
? ? ? . ? ?
? ? . . . ?
? . . * 3 .
? ? . C . ?
? ? ? . ? ?
a ? ? ? ? ?
a ? last yes
seen 2972 played 52 games 52 players 52 won 31/52 years 2001-2018
weight -0.8164 gain -5.1074

pattern L615477339826593
? ? # ? ?
? . . . ?
C C * . .
? . . 3 ?
? ? C ? ?
seen 7475 played 66 games 66 players 63 won 34/66 years 2009-2019
weight -0.6869 gain -5.1089

pattern L613312665735823
? ? . ? ?
? . 3 . ?
C . * . C
? . . . ?
? ? . ? ?
seen 68148 played 109 games 109 players 104 won 49/108 years 2001-2019
weight -0.7104 gain -5.1112

pattern L050834783602613
? ? ? . ? ? ?
? O . C . . ?
? 3 . . . . ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 51386 played 173 games 172 players 154 won 86/173 years 2001-2018
weight -0.818 gain -5.1129

pattern L115296352822555
? ? ? . ? ? ?
? . . 3 a . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
a C last yes
seen 1189 played 35 games 35 players 34 won 24/35 years 2001-2018
weight -0.7403 gain -5.1161

pattern L359329607178900
? ? 3 ? ?
? . 3 . ?
# . * 2 C
? . C C ?
? ? . ? ?
seen 6100 played 69 games 69 players 67 won 32/69 years 2001-2019
weight -0.3237 gain -5.1174

pattern L336013541768286
? ? a
? ? ?
C . .
. * C
. 3 .
a ? last yes
seen 2604 played 54 games 54 players 51 won 28/54 years 2001-2017
weight -0.7275 gain -5.1176

pattern L417444034419680
? ? . ? ?
? 3 . . ?
3 . * . #
? 3 . . ?
? ? C ? ?
seen 44826 played 67 games 67 players 64 won 27/67 years 2001-2017
weight -0.7177 gain -5.1266

pattern L014686629083962
? ? . ? ?
? . C 2 ?
# B * C C
? 1 A 2 ?
? ? 3 ? ?
seen 61 played 57 games 26 players 26 won 25/57 years 2009-2017
weight 0.5102 gain -5.1279

pattern L053869594203944
2 2 C
. * .
3 3 C
seen 57171 played 234 games 234 players 214 won 127/234 years 2001-2019
weight -1.0852 gain -5.1285

pattern L495121659726726
? ? . ? ?
? 3 . . ?
C . * . C
? . 3 . ?
? ? . ? ?
seen 45492 played 37 games 37 players 37 won 17/37 years 2001-2017
weight -0.6563 gain -5.1297

pattern L212982690995265
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . . . ?
. . . C . . . ?
? X . . . . ? ?
? ? ? . ? ? ? ?
seen 82014 played 239 games 239 players 223 won 117/239 years 2001-2019
weight -1.0755 gain -5.1327

pattern L222467798093887
? ? . ? ?
? 3 . # ?
3 3 * # #
? a . # ?
? ? . ? ?
a C last yes
seen 7484 played 108 games 108 players 104 won 47/108 years 2009-2017
weight -0.7942 gain -5.1333

pattern L243967904182713
? C . . ?
. . . . .
C . * . .
. . . . .
? C . . ?
seen 57297 played 116 games 115 players 108 won 58/116 years 2001-2019
weight -1.1814 gain -5.1342

pattern L846661084948480
? . . . ?
. . . . .
C . * . .
. . . . .
? . . . ?
? ? ? a ?
a ? last yes
seen 45578 played 118 games 118 players 113 won 60/118 years 2009-2019
weight -1.4891 gain -5.1358

pattern L005523347991110
? ? ? X ? ? ?
? . . . . X ?
? . . . . . ?
. C . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 12982 played 126 games 125 players 118 won 51/126 years 1993-2019
weight -0.3541 gain -5.1393

pattern L265003547155476
? ? ? . ? ? ?
? . . . 3 . ?
? . C . . . ?
O . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 9719 played 61 games 61 players 58 won 31/61 years 2001-2018
weight -0.8482 gain -5.1422

pattern L531696736228996
a ? ? ? ? ?
? ? ? . ? ?
? ? . . . ?
? . . * . .
? ? C . . ?
? ? ? C ? ?
a ? last yes
seen 13379 played 83 games 83 players 78 won 40/83 years 2009-2017
weight -1.4004 gain -5.1515

pattern L263091637226719
a ? ? ?
? ? ? ?
? 3 C .
? 3 * C
? . . .
a ? last yes
seen 3810 played 48 games 48 players 47 won 22/48 years 2001-2018
weight -0.4225 gain -5.1552

pattern L712752923029371
? . . . ?
3 . . . #
C . * . #
C . . . #
? . . . ?
seen 38797 played 184 games 183 players 173 won 83/184 years 2000-2017
weight -0.4756 gain -5.1553

pattern L740817718834248
? . . . ?
# . . 3 .
# . * 3 .
# . . C 3
? . . C ?
seen 53227 played 46 games 45 players 44 won 27/46 years 2001-2017
weight -0.6422 gain -5.1592

pattern L236087491693836
? . . . ?
. . . C .
. . * . .
. . . C .
? . C 3 ?
seen 24155 played 56 games 55 players 55 won 19/55 years 2000-2017
weight -0.6726 gain -5.1608

pattern L613104427077068
? ? B ? ?
? C . # ?
. . * # #
? . . # ?
? ? # ? ?
seen 109568 played 41 games 41 players 38 won 14/41 years 2000-2017
weight -1.9168 gain -5.1609

pattern L296625230101498
? # # # ?
. . . . .
. . * . .
. . 3 C .
? 3 . a ?
a C last yes
seen 14019 played 224 games 223 players 200 won 100/224 years 2001-2018
weight -0.6085 gain -5.1612

pattern L591763383414345
? ? X X . ? ?
? O C . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 122456 played 88 games 88 players 86 won 43/88 years 2001-2017
weight -0.3413 gain -5.1613

pattern L768258968700954
? 3 . . ?
. . . . C
. . * . .
C . . . .
? . . . ?
seen 14078 played 72 games 72 players 70 won 39/72 years 2001-2019
weight -0.5937 gain -5.1623

pattern L164954966560633
? ? . ? ?
? 3 3 . ?
. C * . 3
? . . a ?
? ? . ? ?
a C last yes
seen 715 played 36 games 36 players 35 won 19/36 years 2001-2016
weight -0.9114 gain -5.1651

pattern L681936830425167
? ? . . . ? ?
? . . C . . ?
# . . . . . .
# . . * . . .
# . . . . . .
? . . . . . ?
? ? . . a ? ?
a O last yes
seen 11463 played 50 games 50 players 45 won 24/50 years 2001-2018
weight -0.6697 gain -5.167

pattern L991469668351830
1 C 1
A * C
3 C C
seen 371 played 82 games 46 players 46 won 32/82 years 1992-2017
weight -0.5636 gain -5.17

pattern L977507715776628
. 3 . ?
. * 2 a
C C C ?
a ? last yes
seen 3427 played 38 games 38 players 36 won 21/38 years 2001-2019
weight -0.9137 gain -5.1737

pattern L097949122127976
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . #
. . . . . . . ?
. . . C . . . ?
? . . . O . ? ?
? ? ? O ? ? ? ?
seen 26024 played 44 games 44 players 39 won 15/44 years 2009-2018
weight -1.3364 gain -5.18

pattern L206661280588249
? ? . ? ? ?
? C . . ? ?
. . * . . a
? . C . ? ?
? ? . ? ? ?
a ? last yes
seen 7821 played 74 games 74 players 70 won 26/74 years 2009-2019
weight -0.8802 gain -5.1824

pattern L499597826553968
a ? ? ?
? C C 3
? . * C
? 3 . .
a ? last yes
seen 401 played 39 games 39 players 39 won 18/39 years 2009-2017
weight -0.478 gain -5.1867

pattern L913564811709323
? . . . ?
. . . . .
. C * . .
. . . . .
? 3 C C ?
seen 25368 played 45 games 45 players 43 won 21/45 years 2009-2017
weight -0.7738 gain -5.1888

pattern L016990195741554
? ? ? ? a
3 3 3 ? ?
. * C ? ?
. . . ? ?
a ? last yes
seen 5320 played 41 games 41 players 40 won 22/41 years 2001-2016
weight -1.6883 gain -5.1952

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
weight 0.3961 gain -5.1972

pattern L328326762720226
? ? . ? ?
? . . . ?
. . * . C
a . . 3 ?
? ? . ? ?
a ? last yes
seen 12174 played 96 games 96 players 95 won 44/96 years 2001-2017
weight -0.9807 gain -5.2003

pattern L143782563074145
? ? . . . ? ?
? . . 3 . . ?
. C . . . a .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 2100 played 894 games 853 players 682 won 410/892 years 2001-2019
weight 0.3319 gain -5.2031

pattern L113058676235282
. C 1
C * A
. B 3
seen 6267 played 2934 games 1571 players 1144 won 1627/2933 years 1992-2019
weight -0.3816 gain -5.2048

pattern L548402284464319
? ? ? . ? ?
? ? . . . ?
? . . * C .
a ? C . . ?
? ? ? . ? ?
a ? last yes
seen 14119 played 40 games 40 players 39 won 21/40 years 2009-2016
weight -2.2463 gain -5.2048

pattern L215681234284605
? ? . X . ? ?
? X . . . . ?
O . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 88734 played 43 games 43 players 43 won 24/43 years 2001-2019
weight -0.6221 gain -5.2065

pattern L294153039285845
? ? C ? ?
? # . C ?
# # * 3 3
? # . 3 ?
? ? . ? ?
seen 33660 played 184 games 182 players 178 won 90/184 years 2001-2018
weight -0.5613 gain -5.2077

pattern L677707843528790
? ? O X . ? ?
? . C C . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 49333 played 34 games 34 players 34 won 21/34 years 2009-2017
weight -1.5541 gain -5.2101

pattern L221575886096075
? ? . . . ? ?
? . . . . . ?
# . . C 3 . .
# . . * . . .
# . . . . . .
? . . C . . ?
? ? . . . ? ?
seen 1031 played 638 games 630 players 505 won 317/637 years 2001-2018
weight 0.3687 gain -5.2107

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
weight 0.32 gain -5.2111

pattern L160202229924925
? ? ? . ? ? ?
? # # . . X ?
? # # . 3 . ?
# # # * 3 3 X
? # # B 3 C ?
? # # . C O ?
? ? ? . ? ? ?
seen 8199 played 69 games 69 players 69 won 30/69 years 2001-2018
weight -0.6029 gain -5.2127

pattern L712978204803873
? ? 3 ? ?
? # . 3 ?
# # * . C
? # . C ?
? ? . ? ?
seen 22671 played 98 games 98 players 95 won 46/98 years 2001-2018
weight -0.3613 gain -5.2162

pattern L939403195090392
? ? 3 ? ?
? 3 . 3 ?
. 3 * . .
? # # # ?
? ? # ? ?
seen 68287 played 39 games 38 players 37 won 19/39 years 2000-2016
weight -0.6917 gain -5.2218

pattern L345020689039691
? ? # ? ?
? . . . ?
3 . * . .
? . 3 3 ?
? ? C ? ?
seen 528294 played 58 games 58 players 57 won 34/58 years 2001-2019
weight -1.3079 gain -5.2261

pattern L180990843335221
2 B 3
B * A
. C 1
seen 37 played 36 games 22 players 22 won 23/36 years 2009-2019
weight 0.56 gain -5.2274

pattern L103495674487746
a . . . ?
3 . C . .
. . * . .
. . . . .
? # # # ?
a ? last yes
seen 11921 played 49 games 48 players 46 won 22/49 years 2009-2018
weight -0.9871 gain -5.2309

pattern L694926322115883
? . . 3 ?
. . . . B
. . * . .
. . . . C
? . . . ?
seen 20548 played 53 games 53 players 52 won 25/53 years 2001-2017
weight -0.9225 gain -5.2345

pattern L774878830538561
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. C . * . . .
? . . . . . ?
? . C . . o ?
? ? ? . ? ? ?
seen 1204645 played 1115 games 1097 players 811 won 549/1115 years 2000-2019
weight -0.3471 gain -5.2422

pattern L960915337487480
? . . . ?
. . . . .
. . * . .
. . . . 3
? a 3 3 ?
a C last yes
seen 2295 played 68 games 68 players 67 won 29/68 years 2001-2018
weight -0.8093 gain -5.2446

pattern L766784224515785
? ? . ? ?
? C C C ?
. . * 3 .
? . . 3 ?
? ? . ? ?
seen 11389 played 49 games 31 players 6 won 26/49 years 2009-2011
weight -0.536 gain -5.246

pattern L565859331663165
. . . . . . . ?
. . . 3 . O . .
. . . . . . . .
. . . * . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . ?
? . . . . . ? ?
seen 124600 played 3755 games 3339 players 1864 won 1856/3752 years 1992-2019
weight 0.1229 gain -5.2475

pattern L782693938932077
? ? C ? ?
? . . . ?
. . * . .
? C . . ?
? a 3 ? ?
a ? last yes
seen 4406 played 67 games 67 players 66 won 30/67 years 2009-2017
weight -0.44 gain -5.2486

pattern L383045092769477
? . . 3 ? ?
. . . . . ?
. . * . . ?
. . . . . ?
? . . . ? a
a ? last yes
seen 69187 played 46 games 46 players 45 won 26/46 years 2000-2018
weight -1.6968 gain -5.2626

pattern L289625398449177
? . . . ?
# . . 3 .
# . * . .
# . . C .
? . . . ?
? ? ? ? a
a ? last yes
seen 8816 played 66 games 66 players 66 won 32/66 years 2001-2017
weight -0.4813 gain -5.2665

pattern L136301809740447
? ? ? X ? ? ?
? . . . . . ?
? . . . . 3 ?
. . . * . . O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 48594 played 59 games 59 players 58 won 35/59 years 2001-2018
weight -1.3705 gain -5.2767

pattern L777265755445293
? ? ? . ? ? ?
? . 3 . . . ?
? . . . . . ?
. . C * . . .
? . . . . . ?
? . . . . O ?
? ? ? . ? ? ?
seen 6011 played 65 games 64 players 64 won 34/65 years 2001-2017
weight -0.8805 gain -5.2802

pattern L897486636196039
? # . . ?
# # . . .
# # * . .
# # . 3 3
? # . B ?
seen 274807 played 42 games 42 players 42 won 15/42 years 2001-2017
weight -1.4299 gain -5.2818

pattern L297279553113660
C . .
. * .
B 3 3
seen 99976 played 377 games 375 players 328 won 205/377 years 2000-2019
weight -0.6371 gain -5.2826

pattern L329977057615826
? ? ? . ? ? ?
? . C . . . ?
? . . . . . ?
. . . * . . #
? . C . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 9975 played 63 games 63 players 60 won 24/63 years 2001-2018
weight -0.6381 gain -5.2836

pattern L433795906303070
? ? . . O ? ?
? . . . . . ?
. . . . . . X
. . . * . . X
. . . . . . X
? . . . . . ?
? ? . . . ? ?
seen 27332 played 139 games 139 players 133 won 61/139 years 2001-2019
weight -0.2763 gain -5.2909

pattern L273040566407296
? . 3 C ?
. . . . .
. . * . .
. . . . .
? # # # ?
seen 69721 played 152 games 152 players 141 won 72/152 years 1992-2019
weight -0.4657 gain -5.291

pattern L788334590392787
? . . . ?
. . . . .
. . * . C
. . . C .
? . C a ?
a .3
seen 78163 played 221 games 221 players 206 won 118/221 years 2001-2019
weight -0.7872 gain -5.2915

pattern L156332209382594
? ? 3 ? ?
? C . . ?
C . * 3 3
? . . . ?
? ? . ? ?
seen 9663 played 38 games 38 players 38 won 18/38 years 2009-2018
weight -0.8871 gain -5.3016

pattern L959629704139511
? . . . . . ? ?
. . . . . O . ?
. . . . . . . ?
. . . * . . . .
. . . . . . . ?
. . . . C . . ?
? . . . . O ? ?
? ? ? . ? ? ? ?
seen 40791 played 45 games 45 players 40 won 23/45 years 2009-2016
weight -0.6282 gain -5.3016

pattern L350750373606062
? ? a ? ?
? . . . ?
. . . . 3
. . * . .
. . . C .
? . . . ?
a ? last yes
seen 2601 played 43 games 43 players 41 won 17/43 years 2001-2019
weight -1.2107 gain -5.3032

pattern L693139440915203
? . . . ?
. . . . .
. C * . .
. . . . .
? . C C ?
seen 107719 played 35 games 35 players 35 won 15/35 years 2009-2019
weight -2.1811 gain -5.3044

pattern L360514020664216
? ? . ? ?
? . . . ?
3 3 * . .
? C 2 . ?
? a C ? ?
a ? last yes
seen 5354 played 268 games 267 players 249 won 141/268 years 2001-2018
weight -0.411 gain -5.305

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
weight 0.3317 gain -5.3066

pattern L820958117884062
? ? ? . ? ? ?
? . . . . . ?
? . . 3 . . ?
# . . * . . .
? . . C 2 . ?
? . . . a . ?
? ? ? . ? ? ?
a C last yes
seen 1677 played 45 games 45 players 42 won 22/45 years 2009-2016
weight -0.5289 gain -5.3096

pattern L312238172485265
? ? . ? ?
? C . . ?
C 3 * C C
? 3 . . ?
? ? . ? ?
seen 24148 played 166 games 165 players 155 won 86/166 years 2001-2017
weight -0.6129 gain -5.3124

pattern L923284440690287
? ? . . . ? ?
? # . . . . ?
# # . . . . .
# # . * . . .
# # . . . . .
? # . C . X ?
? ? . . . ? ?
seen 20660 played 416 games 414 players 349 won 206/416 years 2001-2019
weight 0.2857 gain -5.313

pattern L383680172253609
? ? . . . ? ?
? . . a . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . O ? ?
a C last yes
seen 13012 played 158 games 158 players 147 won 67/157 years 1992-2017
weight -0.4418 gain -5.318

pattern L596001549360370
? ? 3 ? ?
? 3 . C ?
. C * C .
? . . . ?
? ? . ? ?
seen 12610 played 53 games 52 players 53 won 23/53 years 2001-2017
weight -1.4478 gain -5.3225

pattern L771471683330737
. . . . . . # ?
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . C . . # #
. . . . . . # ?
? O O . . . ? ?
seen 16287 played 59 games 59 players 57 won 26/59 years 2009-2019
weight -0.8528 gain -5.3264

pattern L156753534205284
? . . C ?
. C . . .
. . * 3 .
. C . . .
? . . . ?
seen 27200 played 38 games 38 players 37 won 16/38 years 2001-2019
weight -1.4064 gain -5.3294

pattern L900583873169136
? ? 3 ? ?
? C . . ?
a . * C .
? . . . ?
? ? . ? ?
a C last yes
seen 2151 played 45 games 45 players 45 won 23/45 years 2001-2017
weight -0.6546 gain -5.3334

pattern L730605847858776
? ? . ? ?
? . . . ?
# . * . .
? . C C ?
? ? 3 ? ?
seen 644781 played 323 games 323 players 293 won 146/323 years 2001-2019
weight -0.7452 gain -5.3346

pattern L066622868962519
? ? 3 ? ?
? . C . ?
# . * C C
? . . . ?
? ? . ? ?
seen 113547 played 107 games 107 players 104 won 47/107 years 2000-2017
weight -0.3422 gain -5.3368

pattern L576443107461749
a ? ? ? ? ?
? ? . C . ?
? . C . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 3882 played 58 games 58 players 57 won 25/58 years 1993-2017
weight -0.8582 gain -5.3375

pattern L361110692844728
? ? . ? ?
? . 3 . ?
3 . * . 3
? C . . ?
? ? . ? ?
seen 50575 played 131 games 131 players 129 won 70/131 years 1992-2018
weight -0.8882 gain -5.3382

pattern L701514464110113
? . . . ?
# . . C .
# . * . 3
# . . C 3
? . . C ?
seen 144438 played 46 games 46 players 45 won 21/46 years 2009-2016
weight -1.7551 gain -5.3423

pattern L954765060849420
? ? B ? ?
? . . C ?
# . * . C
? . . 3 ?
? ? . ? ?
seen 11759 played 77 games 77 players 77 won 39/77 years 2001-2017
weight -0.7017 gain -5.3476

pattern L960195221009493
? ? . ? ?
? . . . ?
a b * . .
? C . . ?
? ? 3 ? ?
a .2
b C last yes
seen 34187 played 113 games 113 players 110 won 44/113 years 2000-2019
weight -0.4164 gain -5.3486

pattern L583555570155091
? ? . ? ?
? . . # ?
C . * # #
? C . # ?
? ? B ? ?
seen 319585 played 254 games 251 players 228 won 106/254 years 2000-2019
weight -0.4327 gain -5.3628

pattern L313748118455441
? ? . ? ?
? . . . ?
B . * . .
? C . 3 ?
? ? . ? ?
seen 24195 played 91 games 91 players 88 won 42/91 years 2001-2017
weight -1.3436 gain -5.3636

pattern L121913759198788
? ? . ? ?
? . . . ?
C . * . C
? 2 . . ?
? ? . ? ?
seen 21207 played 37 games 37 players 37 won 22/37 years 2009-2017
weight -2.1235 gain -5.3706

pattern L342604009220253
? ? ? . ?
? ? . * 2
? ? ? 3 ?
a ? ? ? ?
a ? last yes
seen 14296 played 117 games 117 players 113 won 68/117 years 2001-2019
weight -0.5631 gain -5.3724

pattern L247786266162002
? ? A ? ?
? C 3 3 ?
C C * . .
? . . . ?
? ? # ? ?
seen 29466 played 63 games 63 players 59 won 36/63 years 2009-2017
weight -0.5618 gain -5.3754

pattern L409437311439325
? # # # ?
# # # # #
. . * . C
. . . C C
? C C 3 ?
seen 20914 played 40 games 40 players 40 won 25/40 years 2009-2017
weight -0.742 gain -5.3774

pattern L935736792107472
? # # # ?
. . . . #
3 . * . #
3 3 . . #
? 3 . . ?
seen 23022 played 36 games 36 players 36 won 19/36 years 2009-2016
weight -1.4359 gain -5.3783

pattern L771268612738664
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . #
. . . . C . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? O ? ? ? ?
seen 144597 played 232 games 232 players 211 won 126/232 years 2001-2019
weight -0.4516 gain -5.3829

pattern L915052040968398
? ? ? . ? ? ?
? O . C . . ?
? . . . . . ?
X . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 185545 played 419 games 417 players 380 won 207/419 years 2001-2018
weight -0.5505 gain -5.39

pattern L473926713724265
? . . . ?
C . . . .
. . * . .
3 . C . .
? C . . ?
seen 4706 played 37 games 37 players 36 won 17/37 years 2001-2017
weight -0.9047 gain -5.3925

pattern L156473937887363
? ? . ? ?
? . . . ?
C . * C .
? . . . ?
? ? . ? ?
? ? ? a ?
a ? last yes
seen 10850 played 46 games 46 players 45 won 20/46 years 2009-2019
weight -1.2137 gain -5.3962

pattern L156484503133050
? . . # ?
C . . # #
. . * # #
. 3 . # #
? . . # ?
seen 349676 played 56 games 56 players 55 won 25/56 years 2001-2017
weight -0.9828 gain -5.3962

pattern L357506226511725
? ? . . . ? ?
? . . . C . ?
# . . . . . .
# . . * . . .
# . . . . . .
? . . C . . ?
? ? . . O ? ?
seen 9880 played 57 games 57 players 57 won 25/57 years 2009-2017
weight -0.7973 gain -5.3972

pattern L851043293891161
. 3 3
3 * .
C . .
seen 102794 played 46 games 46 players 45 won 22/46 years 2009-2017
weight -1.7375 gain -5.4007

pattern L805660665850005
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . C .
. . . . . . O
? . . . . X ?
? ? . . . ? ?
seen 27288 played 90 games 90 players 88 won 45/90 years 2001-2018
weight -0.7217 gain -5.4033

pattern L636052816231488
? # # # ?
. . . . .
. . * . .
. C . . .
? C . . ?
seen 435738 played 247 games 247 players 232 won 110/247 years 2001-2019
weight -0.8737 gain -5.4068

pattern L433125449366427
a . 3 .
? . * C
? . C .
a ? last yes
seen 3748 played 67 games 67 players 67 won 32/65 years 2001-2019
weight -0.9789 gain -5.4085

pattern L576936911901285
? ? . . #
? ? . * #
? ? 3 . #
? ? ? ? ?
a ? ? ? ?
a ? last yes
seen 89477 played 43 games 43 players 43 won 15/43 years 2009-2016
weight -1.0539 gain -5.4116

pattern L667473548383720
? # # # ?
. . . . .
. . * . .
3 3 3 C .
? C C a ?
a .C
seen 114468 played 231 games 229 players 205 won 125/231 years 2001-2019
weight -0.3576 gain -5.4162

pattern L961571560075260
a ? ?
? ? ?
. 3 .
. * .
. . 3
a ? last yes
seen 38587 played 45 games 45 players 43 won 15/45 years 2001-2017
weight -1.3112 gain -5.4177

pattern L204010362550354
? . . . ?
. . . . .
. . * . .
3 3 . . 3
? C C C ?
seen 5602 played 38 games 38 players 38 won 21/38 years 2001-2017
weight -0.5885 gain -5.4184

pattern L387997816674245
? . . C ?
# . . . C
# . * . 3
# . . . .
? . . . ?
seen 15448 played 39 games 39 players 38 won 14/39 years 2009-2018
weight -0.8748 gain -5.4194

pattern L466467907779551
C C 2 ? ?
. * . ? a
. . . ? ?
a ? last yes
seen 2555 played 48 games 48 players 48 won 20/48 years 2001-2018
weight -0.7807 gain -5.4239

pattern L742806389742589
? ? ? ? a
? ? ? ? ?
# . . ? ?
# * 3 ? ?
# . C ? ?
a ? last yes
seen 15559 played 40 games 40 players 39 won 15/40 years 2009-2018
weight -0.8344 gain -5.4253

pattern L374572969464384
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . O
. . . . . . O
? . . . . . ?
? ? . X . ? ?
seen 23958 played 89 games 89 players 87 won 38/89 years 2001-2017
weight -0.9316 gain -5.4301

pattern L402396008339702
? . . . ?
3 . C . .
. . * . .
. 3 . . .
? . . . ?
seen 139747 played 564 games 558 players 497 won 247/563 years 2001-2019
weight -0.1129 gain -5.4324

pattern L565021614572349
? ? X . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . X
? . . . . . ?
? ? . . . ? ?
seen 59871 played 36 games 36 players 36 won 17/36 years 2000-2017
weight -2.0649 gain -5.4405

pattern L338058098951570
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . C ?
? O . . 3 X ?
? ? ? . ? ? ?
seen 14698 played 127 games 127 players 120 won 58/127 years 2001-2017
weight -0.5988 gain -5.4414

pattern L229558196882103
. . 3 a
3 * . ?
3 C C ?
a ? last yes
seen 4968 played 81 games 81 players 79 won 50/81 years 2001-2017
weight -0.5572 gain -5.4446

pattern L314320450313952
? 3 . 3 ?
C . . . .
. . * . .
. . . . .
? # # # ?
seen 84059 played 98 games 98 players 88 won 51/98 years 2001-2018
weight -0.8127 gain -5.4536

pattern L551570445602732
? ? ? O ? ? ?
? O C C . . ?
? . . . . . ?
. . . * . . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 204871 played 61 games 61 players 61 won 31/61 years 2001-2018
weight -1.0102 gain -5.46

pattern L944584240939739
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . C . . . X
? . . . . X ?
? ? . . . ? ?
seen 12424 played 38 games 38 players 37 won 14/38 years 2009-2017
weight -0.7823 gain -5.4638

pattern L001623530198223
? . . # ?
3 3 . # #
3 . * # #
C 2 2 # #
? C C # ?
seen 6579 played 34 games 34 players 34 won 17/34 years 2009-2016
weight -0.9097 gain -5.4674

pattern L543378858883211
? ? . ? ?
? . . . ?
C 3 * . C
? . . . ?
? ? 3 ? ?
seen 20130 played 105 games 105 players 99 won 51/105 years 2009-2017
weight -0.6774 gain -5.4686

pattern L366529792958989
? a ?
? ? ?
2 C C
. * .
. . .
a ? last yes
seen 4416 played 46 games 46 players 46 won 24/46 years 2009-2018
weight -1.0566 gain -5.4771

pattern L772521612341766
? # B B ?
# # B 1 1
# # * A 1
# # # # #
? # # # ?
seen 182 played 159 games 85 players 83 won 83/159 years 2001-2017
weight 0.4581 gain -5.4829

pattern L057879549562164
? . . C ?
. 3 . . .
. . * . .
. . . . 3
? . . . ?
seen 9358 played 36 games 36 players 36 won 19/36 years 2001-2018
weight -0.7427 gain -5.4858

pattern L093456667729538
B . B
. * .
# # #
seen 34005 played 161 games 161 players 146 won 89/161 years 2001-2017
weight -0.4117 gain -5.4893

pattern L894869074514837
a ? ? ?
? ? ? ?
? . . .
? . * .
? C 3 .
a ? last yes
seen 5905 played 73 games 72 players 70 won 42/73 years 2001-2017
weight -1.1777 gain -5.499

pattern L503599723201098
? ? a
? ? ?
3 . C
. * .
. C .
a ? last yes
seen 6445 played 64 games 64 players 63 won 27/64 years 2009-2018
weight -1.107 gain -5.5058

pattern L980807050664258
? ? . . . ? ?
? . . . . # ?
. . C . . # #
O . . * . # #
. . 3 . . # #
? . . . . # ?
? ? . . . ? ?
seen 21667 played 37 games 37 players 35 won 20/37 years 2009-2016
weight -1.1739 gain -5.5078

pattern L566829252832039
? # # # ?
# . . . .
# . * . .
# . . . .
? . C . ?
seen 431364 played 41 games 41 players 39 won 17/41 years 2009-2017
weight -2.0814 gain -5.5089

pattern L427538571636509
C . . a
C * C ?
. . . ?
a ? last yes
seen 12206 played 76 games 76 players 74 won 33/76 years 2000-2019
weight -0.4581 gain -5.5103

pattern L599094519492622
? ? . ? ?
? C 2 # ?
3 3 * # #
? . . # ?
? ? 3 ? ?
seen 11201 played 63 games 63 players 60 won 30/63 years 2009-2017
weight -0.7539 gain -5.5125

pattern L910742172889093
? # . . ?
# # . 3 3
# # * . .
# # . . C
? # . . ?
seen 198424 played 72 games 72 players 71 won 38/72 years 2001-2017
weight -0.7309 gain -5.5129

pattern L116220222239539
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. 3 . * . . .
? . 2 C . . ?
? X C . C . ?
? ? ? . ? ? ?
seen 19856 played 35 games 35 players 35 won 17/35 years 2009-2016
weight -1.0938 gain -5.5211

pattern L193655133386004
? a ?
C . C
. * C
3 . .
a ? last yes
seen 1921 played 53 games 53 players 52 won 22/53 years 2001-2017
weight -0.691 gain -5.5214

pattern L531807668713114
? ? ? X ? ? ?
? . . . . . ?
? . C . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 74113 played 252 games 252 players 237 won 126/250 years 2000-2018
weight -0.5455 gain -5.5256

pattern L572070625745688
? ? ? . ? ? ?
? . C . . # ?
? 3 C . . # ?
. 3 C * . # #
? 3 3 . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 7052 played 37 games 37 players 37 won 17/37 years 2009-2017
weight -1.9365 gain -5.5261

pattern L566677518402920
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . C . .
? . . . . . ?
? ? . X X ? ?
seen 29395 played 55 games 55 players 53 won 24/55 years 2001-2017
weight -0.9253 gain -5.5275

pattern L718222493846799
? ? . ? ?
? . . . ?
C 3 * . .
? . . 3 ?
? ? 2 ? ?
seen 7643 played 34 games 34 players 34 won 18/34 years 2009-2017
weight -0.8351 gain -5.5322

pattern L706944187800037
? . . . ?
. C . 3 .
. . * . .
. . . . .
? C . . ?
seen 62976 played 188 games 188 players 170 won 101/188 years 2001-2018
weight -0.6585 gain -5.5484

pattern L285811240839630
? ? . ? ?
? C . 3 ?
C . * . C
? C . . ?
? ? . ? ?
seen 7215 played 114 games 114 players 108 won 64/114 years 2001-2019
weight -0.4063 gain -5.5488

pattern L450649587917708
? ? . . . ? ?
? . . . . . ?
. . . . . . .
X . . * C . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 18959 played 42 games 42 players 39 won 14/42 years 2009-2017
weight -2.0398 gain -5.5497

pattern L528170750108783
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. . . * . # #
? 3 C . . # ?
? X C C . # ?
? ? ? X ? ? ?
seen 8215 played 49 games 49 players 48 won 23/49 years 2009-2017
weight -0.9287 gain -5.5553

pattern L897532848372121
? . . . ?
C . . . .
3 a * . .
. . . . .
? . . . ?
a C last yes
seen 29125 played 80 games 79 players 77 won 45/80 years 2009-2019
weight -0.7545 gain -5.5553

pattern L457728302255400
? ? 3 ? ?
? C . . ?
C . * C .
? C . . ?
? ? . ? ?
seen 18546 played 64 games 64 players 62 won 37/64 years 2001-2019
weight -1.1783 gain -5.5598

pattern L332896564622132
? . . . ?
# . . . .
# . * . .
# . . 3 3
? . 3 C ?
seen 43478 played 120 games 120 players 117 won 55/120 years 2009-2019
weight -0.6132 gain -5.5613

pattern L583565862952052
? . . . ?
a C . 3 .
. . * . .
. . . . .
? # # # ?
a C last yes
seen 6344 played 71 games 71 players 69 won 34/71 years 2001-2018
weight -0.7783 gain -5.5619

pattern L807960887563817
? ? # ? ?
? # # # ?
. B * . .
? 1 C C ?
? ? 3 ? ?
seen 45313 played 73 games 71 players 69 won 28/73 years 2009-2018
weight -0.6519 gain -5.5623

pattern L784090366269981
C . .
C * C
2 C .
seen 200521 played 36 games 36 players 36 won 13/36 years 2001-2017
weight -1.7912 gain -5.5953

pattern L660986623857561
? ? ? . ? ? ?
? . . . . O ?
? . . . . C ?
. . . * . C X
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 54833 played 40 games 40 players 39 won 22/40 years 2001-2019
weight -1.606 gain -5.602

pattern L435722879028031
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
a ? . . . ? ?
a ? last yes
seen 33146 played 78 games 78 players 77 won 38/78 years 2009-2017
weight -1.3145 gain -5.6069

pattern L014239749499408
? ? 3 ? ?
? . . 3 ?
. C * 3 C
? . . 3 ?
? ? 3 ? ?
seen 8910 played 34 games 34 players 34 won 13/34 years 2001-2017
weight -0.6891 gain -5.6079

pattern L694081357255898
? ? . ? ?
? C 3 . ?
. C * . 3
? . . 3 ?
? ? . ? ?
seen 16514 played 182 games 181 players 167 won 91/182 years 2001-2018
weight -0.444 gain -5.6084

pattern L514316310402567
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
. 3 3 * . # #
? 3 C . . # ?
? X C . . # ?
? ? ? . ? ? ?
seen 52095 played 145 games 144 players 138 won 65/145 years 2001-2017
weight -0.4022 gain -5.6137

pattern L382364637883873
? ? a
. . 2
. * .
b . .
a ? last yes
b 3C
seen 16677 played 267 games 267 players 249 won 143/267 years 2001-2018
weight -0.4169 gain -5.6236

pattern L253029458468969
? 3 ?
3 * .
? . ?
? ? ?
? ? a
a ? last yes
seen 140908 played 324 games 323 players 298 won 160/324 years 2001-2019
weight -0.447 gain -5.6248

pattern L076738405322560
. . . . . . . .
. . . . . . . O
. . . . . . . .
. . . * . . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 81113 played 110 games 109 players 106 won 59/109 years 2000-2019
weight -0.3874 gain -5.6326

pattern L909086768505355
3 . C
3 * .
. 3 B
seen 32662 played 95 games 95 players 92 won 47/95 years 2001-2018
weight -0.3722 gain -5.6453

pattern L737164603043759
? . . . ? ?
. . . . . ?
. C * . . ?
. . . . . ?
? . . . ? a
a ? last yes
seen 33356 played 195 games 195 players 182 won 93/195 years 2001-2018
weight -0.7554 gain -5.6519

pattern L343960846946835
C . a
C * .
3 C C
a 2B
seen 32430 played 100 games 100 players 98 won 46/100 years 2009-2017
weight -0.4344 gain -5.6534

pattern L187842290508091
? ? . ? ?
? . . . ?
C . * . a
? . . 3 ?
? ? . ? ?
a C last yes
seen 14862 played 119 games 119 players 113 won 67/119 years 2001-2018
weight -1.1916 gain -5.6558

pattern L907814271652759
? ? C ? ?
? . . . ?
. C * . 3
? . . . ?
? ? C ? ?
seen 16804 played 120 games 120 players 113 won 63/120 years 2000-2019
weight -0.537 gain -5.6618

pattern L229521892857038
? ? . ? ?
? # . . ?
# # * C C
? # A 3 ?
? ? 3 ? ?
seen 9858 played 436 games 433 players 403 won 225/436 years 2001-2018
weight 0.396 gain -5.6672

pattern L628666750702004
? ? ? . ? ? ?
? . . . . . ?
? . . . . 3 ?
. . . * . . O
? . . C . C ?
? . . . . . ?
? ? ? . ? ? ?
seen 148210 played 56 games 56 players 55 won 29/56 years 2009-2019
weight -0.58 gain -5.6678

pattern L771627112030265
? ? C ? ?
? # C C ?
# # * C .
? # A 3 ?
? ? 3 ? ?
seen 1415 played 133 games 61 players 60 won 52/133 years 2001-2017
weight -0.4066 gain -5.6697

pattern L330469125649210
? . . . ?
# . . C .
# . * . C
# . . C 2
? . . C ?
seen 20000 played 46 games 46 players 44 won 19/45 years 2001-2018
weight -1.0918 gain -5.6725

pattern L092501658727252
? ? . ? ?
? . . . ?
. 3 * C C
? a . C ?
? ? . ? ?
a C last yes
seen 2367 played 38 games 38 players 38 won 15/38 years 2001-2019
weight -1.1161 gain -5.6758

pattern L926036731302446
? ? 1 ? ?
? 3 . # ?
. . * # #
? . . # ?
? ? . ? ?
seen 33715 played 96 games 96 players 95 won 30/96 years 2009-2018
weight -0.4604 gain -5.6776

pattern L866946071719127
? # . . ?
# # . a C
# # * 3 C
# # . 3 3
? # . 3 ?
a C last yes
seen 1693 played 79 games 79 players 78 won 44/79 years 2001-2017
weight -0.698 gain -5.6809

pattern L206171854134416
? ? ? . ? ? ?
? X . . . . ?
? . C . . . ?
. . . * . . .
? . C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 8931 played 60 games 60 players 57 won 29/60 years 2009-2016
weight -1.1357 gain -5.6815

pattern L863657668839317
? ? ? a
? ? ? ?
? . ? ?
C * 2 ?
? . ? ?
a ? last yes
seen 5115 played 49 games 49 players 48 won 24/49 years 2001-2018
weight -1.0095 gain -5.6834

pattern L519161303605598
? a ?
. 2 C
. * .
3 . 3
a ? last yes
seen 4376 played 114 games 114 players 106 won 55/114 years 2001-2019
weight -0.8065 gain -5.6866

pattern L701175445728185
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . C * 3 C .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 5352 played 43 games 43 players 43 won 26/43 years 2009-2017
weight -1.2108 gain -5.6874

pattern L343478370322348
? ? . ? ? ?
? 3 3 . ? ?
C C * . . ?
? . . . ? a
? ? . ? ? ?
a ? last yes
seen 1751 played 50 games 50 players 49 won 26/50 years 2009-2019
weight -0.6844 gain -5.6896

pattern L461038006837702
? . . . ?
C . . . .
3 . * . .
. . . . 3
? . . . ?
seen 14933 played 102 games 102 players 97 won 55/101 years 2001-2018
weight -0.5887 gain -5.7015

pattern L402474560931964
? ? # ? ? ?
? . . . ? ?
. . * . . ?
? . . . ? ?
? ? . ? ? ?
? ? ? ? ? a
a ? last yes
seen 468184 played 250 games 249 players 227 won 119/250 years 2001-2019
weight -0.5479 gain -5.7016

pattern L552837269069660
? . . 3 ?
. C . . .
. . * 3 .
. . a . .
? . . b ?
a C last yes
b .3
seen 3507 played 185 games 183 players 170 won 82/185 years 2001-2019
weight -0.3142 gain -5.7073

pattern L253616502337757
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * . . #
? . C . . . ?
? O . . . . ?
? ? ? X ? ? ?
seen 78786 played 73 games 73 players 72 won 37/73 years 2009-2017
weight -0.443 gain -5.715

pattern L466195728080486
? . . . ? ?
. . . . . ?
. . * . . ?
. . . . . a
? 3 . C ? ?
a ? last yes
seen 9974 played 68 games 68 players 66 won 27/68 years 2001-2019
weight -1.2421 gain -5.7283

pattern L185296245408763
? . . . ?
. . . . a
. . * . C
. . . . C
? . . 3 ?
a C last yes
seen 5314 played 97 games 97 players 91 won 47/97 years 2001-2018
weight -0.6104 gain -5.7286

pattern L090163798923176
? ? ? . ? ? ?
? . . . . . ?
? . . C . . ?
. . . * . . .
? . . . . 3 ?
? . . . . . ?
? ? ? . ? ? ?
seen 49485 played 76 games 76 players 73 won 29/76 years 2001-2019
weight -0.8025 gain -5.7429

pattern L723986676722035
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
a . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a O last yes
seen 9330 played 42 games 41 players 41 won 19/42 years 2001-2018
weight -1.2843 gain -5.7472

pattern L194822280331630
? . . . ?
. . . . C
C . * . .
. . . C .
? . . . ?
seen 46101 played 41 games 41 players 41 won 17/41 years 2001-2019
weight -1.6629 gain -5.7512

pattern L073368096382651
? ? # # #
a ? . * .
? ? 2 . .
a ? last yes
seen 8698 played 116 games 116 players 112 won 34/116 years 2000-2018
weight -1.0481 gain -5.7668

pattern L989579125672337
. . . . . . . ?
. . . . . . . O
. . . . . . . .
. . . * . . . .
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 97385 played 138 games 137 players 132 won 74/137 years 2000-2019
weight -0.3602 gain -5.7774

pattern L308071411191675
? ? ? . ? ? ?
? . . . # # ?
? 3 3 . # # ?
X 3 C * # # #
? C C . # # ?
? O . . # # ?
? ? ? . ? ? ?
seen 11475 played 100 games 100 players 99 won 47/100 years 2001-2017
weight -0.5738 gain -5.7913

pattern L958770065043147
B . . ?
. * . a
. . . ?
a ? last yes
seen 7952 played 181 games 181 players 168 won 82/181 years 2001-2018
weight -0.3856 gain -5.7954

pattern L033236158582618
? # # # ?
# # # # #
. . * . .
. C 2 C .
? C 2 . ?
seen 10649 played 89 games 89 players 86 won 48/89 years 2009-2018
weight -0.4685 gain -5.7967

pattern L594185131159486
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X . 3 * C . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 41696 played 85 games 85 players 81 won 42/85 years 2001-2018
weight -0.9794 gain -5.7995

pattern L673321893280072
? ? . ? ?
? . . . ?
3 . * . .
? 3 . . ?
? ? . a ?
a ? last yes
seen 13553 played 98 games 98 players 94 won 56/98 years 2009-2019
weight -1.4981 gain -5.8026

pattern L231858535558866
? ? . ? ?
? 2 . . ?
C 2 * . .
? C . . ?
? ? . ? ?
seen 18130 played 100 games 100 players 98 won 57/100 years 2009-2018
weight -0.8073 gain -5.8037

pattern L055576032253131
? ? ? . ? ? ?
? . . . 3 . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . 3 . . ?
? ? ? . ? ? ?
seen 471119 played 103 games 103 players 94 won 70/103 years 2001-2019
weight -0.6686 gain -5.8098

pattern L021361501384570
C . 3 ?
. * 3 ?
C . . a
a ? last yes
seen 3907 played 110 games 110 players 105 won 50/110 years 2001-2017
weight -0.4197 gain -5.8155

pattern L145982255448561
? ? ? ? a
? ? ? ? ?
. . . ? ?
. * 3 ? ?
. . . ? ?
a ? last yes
seen 383967 played 115 games 114 players 110 won 60/115 years 2001-2018
weight -1.2776 gain -5.8165

pattern L631586170978433
? # . . ?
# # . C C
# # * 3 C
# # . 3 3
? # . 3 ?
seen 84881 played 225 games 225 players 214 won 120/224 years 2001-2017
weight -0.4749 gain -5.8189

pattern L731922306755539
? ? . X . ? ?
? . . . . . ?
O . . . . . .
O . . * . . .
O . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 11088 played 47 games 46 players 44 won 19/47 years 2001-2018
weight -1.0377 gain -5.8189

pattern L104119232296063
? ? ? . ? ? ?
? X . C . O ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 46269 played 56 games 56 players 54 won 28/56 years 2001-2019
weight -1.0821 gain -5.8207

pattern L389447865233744
? ? # ? ?
? # # # ?
. . * . .
? C 3 . ?
? ? 3 ? ?
? ? ? ? a
a ? last yes
seen 9239 played 39 games 39 players 38 won 24/39 years 2001-2018
weight -0.9537 gain -5.8238

pattern L429620089942706
? . . 3 ? ?
. . . . . ?
. . * . C ?
. . . . . a
? . . . ? ?
a ? last yes
seen 4023 played 52 games 52 players 52 won 26/52 years 2009-2018
weight -0.9643 gain -5.8247

pattern L964076175162151
? ? . . . ? ?
a . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
a ? last yes
seen 28290 played 38 games 38 players 36 won 14/38 years 2001-2016
weight -0.8534 gain -5.8321

pattern L968583153142329
? ? . . . ? ?
? . . . . . ?
# . . . . . .
# . . * . . .
# . . . . . O
? . . . . . ?
? ? . . . ? ?
seen 56304 played 111 games 108 players 103 won 54/111 years 2000-2018
weight -0.3952 gain -5.8339

pattern L624874610423496
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * . . .
? . . C 2 . ?
? . . . C . ?
? ? ? . ? ? ?
seen 33939 played 1570 games 1534 players 1045 won 731/1569 years 2000-2019
weight 0.2384 gain -5.8345

pattern L666053873403069
? ? ? . ? ? ?
? # . . . . ?
? # . . . . ?
# # . * . C .
? # . . . . ?
? # . . C O ?
? ? ? . ? ? ?
seen 102516 played 41 games 41 players 39 won 15/41 years 2009-2019
weight -1.114 gain -5.8354

pattern L175864697031308
? ? ? . ? ? ?
? . . . . X ?
? 3 . . . . ?
. . . * . . .
? . C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 5501 played 59 games 59 players 58 won 33/59 years 2001-2019
weight -0.9684 gain -5.8536

pattern L531747477246813
? ? a
C C .
. * .
3 C .
a ? last yes
seen 2937 played 35 games 35 players 33 won 19/35 years 2009-2018
weight -1.1104 gain -5.858

pattern L802874640864803
? ? X O O ? ?
? . B 3 3 . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 9310 played 75 games 75 players 70 won 35/75 years 2001-2017
weight -0.3794 gain -5.8595

pattern L798625181484247
? ? 3 ? ?
? . . C ?
. C * C .
? . . . ?
? ? 3 ? ?
seen 34503 played 67 games 66 players 62 won 31/67 years 2001-2016
weight -0.543 gain -5.8641

pattern L255285986796686
? 3 C . ?
. . C . 3
. . * . .
. . . . .
? # # # ?
seen 57021 played 42 games 42 players 42 won 12/42 years 2009-2018
weight -1.1948 gain -5.881

pattern L841413258170646
3 C a
. * .
. C .
b ? ?
a .C
b ? last yes
seen 7051 played 132 games 131 players 126 won 70/132 years 2001-2019
weight -0.7537 gain -5.881

pattern L082155380867541
? ? . ? ?
? . C . ?
. . * . .
a . . . ?
? ? . ? ?
a ? last yes
seen 61637 played 102 games 101 players 94 won 45/102 years 2001-2019
weight -1.945 gain -5.8893

pattern L582641310528194
? # . . ?
# # . . 3
# # * . 3
# # . 3 C
? # . 3 ?
seen 645775 played 113 games 113 players 110 won 49/113 years 2000-2019
weight -0.6378 gain -5.8921

pattern L848586404498665
? ? . . X ? ?
? . . . . . ?
. . . . . . .
. . . * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 315157 played 125 games 125 players 120 won 62/125 years 2001-2017
weight -1.6593 gain -5.8923

pattern L986868585893538
? ? . . . ? ?
? . . . . . ?
. . . . . . X
. . . * . . .
. . . . C . .
? . . . . . ?
? ? . . . ? ?
seen 48891 played 149 games 149 players 138 won 79/149 years 2000-2019
weight -0.329 gain -5.8923

pattern L981838279984408
? ? ? X ? ? ?
? . . C . O ?
? . . . C . ?
# . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 53474 played 58 games 58 players 56 won 28/58 years 2009-2018
weight -0.5452 gain -5.8959

pattern L464695831208572
3 C . ?
B * . ?
. . . a
a ? last yes
seen 1631 played 39 games 39 players 39 won 23/39 years 2009-2019
weight -1.2397 gain -5.9241

pattern L630697794897446
? . . . ?
a C 3 . .
. 3 * . C
. . . . .
? . . . ?
a C last yes
seen 1962 played 787 games 784 players 549 won 386/786 years 2001-2018
weight 0.4453 gain -5.9267

pattern L468839851299067
. . .
3 * C
. . .
a ? ?
a ? last yes
seen 38838 played 215 games 213 players 205 won 97/215 years 2001-2019
weight -0.6193 gain -5.9302

pattern L099919679871404
? ? ? a ?
? . C . ?
. . . . .
. . * . .
. . . . .
? # # # ?
a ? last yes
seen 27047 played 57 games 57 players 57 won 29/57 years 2009-2017
weight -2.2682 gain -5.9308

pattern L789962686206420
? ? ? . ? ? ?
? . . 3 3 O ?
? . . 3 C C ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 25717 played 88 games 88 players 83 won 39/88 years 2001-2018
weight -0.5518 gain -5.9308

pattern L533431789349245
? ? 3 ? ? ?
? . . . ? a
. . * . . ?
? . C . ? ?
? ? . ? ? ?
a ? last yes
seen 5677 played 47 games 47 players 43 won 22/47 years 2009-2019
weight -0.8294 gain -5.9313

pattern L418697192442965
? ? 3 ? ?
? C 3 . ?
3 C * 3 3
? C . C ?
? ? . ? ?
seen 4244 played 35 games 35 players 35 won 18/35 years 2001-2017
weight -0.7651 gain -5.9447

pattern L828153589037902
? ? ? . ? ? ?
? . . . . . ?
? . . . . a ?
. . . * . . .
? . . . . 3 ?
? . . . . X ?
? ? ? . ? ? ?
a C last yes
seen 4377 played 55 games 55 players 52 won 24/55 years 2009-2016
weight -0.8537 gain -5.9455

pattern L912142088074286
? ? . ? ?
? C a . ?
. . * . #
? 3 . . ?
? ? . ? ?
a C last yes
seen 6311 played 96 games 96 players 91 won 48/96 years 2001-2017
weight -0.384 gain -5.9476

pattern L305039228866108
? ? . . . ? ?
? . C . . O ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 721485 played 135 games 135 players 129 won 69/135 years 2009-2019
weight -0.801 gain -5.948

pattern L724927100340969
? . . . ?
. . . . .
C . * . .
. C . . .
? . . . ?
? ? a ? ?
a ? last yes
seen 3839 played 54 games 53 players 51 won 36/54 years 2009-2017
weight -0.7092 gain -5.9488

pattern L779805466280488
? ? . ? ?
? C . . ?
. . * . a
? C . . ?
? ? . ? ?
a C last yes
seen 7928 played 100 games 100 players 96 won 54/100 years 2009-2019
weight -0.6593 gain -5.949

pattern L539439923010303
? . . . ?
. 3 . . 3
. . * . .
a . . . .
? . . . ?
a C last yes
seen 3862 played 59 games 59 players 57 won 26/59 years 2009-2019
weight -0.7504 gain -5.954

pattern L163608807005398
? ? C ? ?
? . . . ?
2 C * . .
? C 3 . ?
? ? . ? ?
seen 4828 played 85 games 85 players 83 won 33/84 years 2001-2017
weight -0.6275 gain -5.9659

pattern L633258065161583
? ? 3 ? ?
? . B 3 ?
C C * 3 .
? . . . ?
? ? . ? ?
seen 29240 played 245 games 244 players 227 won 115/245 years 2001-2019
weight -0.6915 gain -5.9662

pattern L074636144556336
? ? . . . ?
? . 3 . . .
a . . * . .
? . C . . .
? ? . . . ?
a ? last yes
seen 8559 played 40 games 40 players 39 won 16/40 years 2009-2016
weight -1.1305 gain -5.9692

pattern L716129076093741
? ? ? . ? ? ?
? . . . . # ?
? C C . . # ?
. C 3 * . # #
? . 3 . . # ?
? X . . . # ?
? ? ? . ? ? ?
seen 131339 played 75 games 75 players 69 won 47/75 years 2009-2016
weight -1.2989 gain -5.9819

pattern L595638475282711
. . . . . . X .
. . . . . . . .
. . . . . . . .
. . . * . . O .
. . . . C . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 21161 played 36 games 36 players 36 won 17/36 years 2009-2017
weight -1.0221 gain -5.9908

pattern L426949844028874
? ? . ? ?
? . . . ?
C 2 * . .
? C 2 . ?
? ? a ? ?
a AC
seen 38278 played 2151 games 2075 players 1422 won 1025/2150 years 1993-2019
weight 0.2532 gain -5.991

pattern L520511603334672
. . 3
3 * .
3 . a
a C last yes
seen 6083 played 44 games 44 players 44 won 21/44 years 2009-2018
weight -0.784 gain -5.9954

pattern L056748407574073
3 3 C
. * 3
. C 3
seen 51688 played 1804 games 1753 players 1230 won 932/1803 years 1992-2019
weight -0.1666 gain -5.9958

pattern L999712441742884
? ? 3 ? ?
? . . C ?
. . * . .
? 3 . 3 ?
? ? . ? ?
seen 65641 played 196 games 196 players 188 won 84/196 years 2000-2019
weight -0.6231 gain -6.0032

pattern L139791661480020
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? X 3 . C . ?
? ? ? . ? ? ?
seen 46774 played 148 games 148 players 138 won 69/148 years 2001-2017
weight -0.481 gain -6.0044

pattern L964938845542826
? ? 3 ? ?
? . . . ?
. . * C 3
? . . C ?
? ? . ? ?
seen 142143 played 108 games 108 players 105 won 44/108 years 2001-2019
weight -0.5905 gain -6.0128

pattern L847142005093228
C 3 .
C * B
C 3 3
seen 4414 played 127 games 127 players 122 won 75/127 years 2001-2019
weight -0.5767 gain -6.0141

pattern L354638767725315
? ? ? a
. . 3 ?
. * . ?
# # # ?
a ? last yes
seen 97313 played 47 games 47 players 46 won 21/47 years 2009-2017
weight -2.4703 gain -6.0306

pattern L295169327881183
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . X
? . . . . . ?
? ? . . O ? ?
seen 671477 played 329 games 328 players 293 won 154/329 years 2001-2019
weight -0.334 gain -6.0395

pattern L956029641546398
. . #
3 * #
C . #
? ? ?
? a ?
a ? last yes
seen 8076 played 76 games 76 players 74 won 49/76 years 2001-2019
weight -1.8354 gain -6.0516

pattern L601470074544246
? ? ? . ? ? ?
? . . . . O ?
? . . . . . ?
. . . * . . .
? . . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 43268 played 54 games 54 players 53 won 20/54 years 2009-2017
weight -0.9165 gain -6.0533

pattern L776891939130784
? a ? ? ?
? . . . ?
. . . . .
. . * . .
. C . . .
? . . . ?
a ? last yes
seen 53653 played 50 games 50 players 49 won 24/50 years 2009-2018
weight -2.0173 gain -6.0569

pattern L857459668769580
. . C ?
. * C ?
. C 3 ?
? ? ? ?
? ? ? a
a ? last yes
seen 8158 played 139 games 139 players 130 won 64/139 years 2001-2017
weight -0.7088 gain -6.0575

pattern L717721437222604
? ? . . .
? ? . * 3
a ? . B 3
a ? last yes
seen 6055 played 63 games 62 players 62 won 33/63 years 2001-2018
weight -0.7083 gain -6.0669

pattern L754844180277863
? ? . ? ?
? C . . ?
a C * C .
? . 3 C ?
? ? 3 ? ?
a 23
seen 34434 played 486 games 484 players 429 won 231/486 years 2001-2019
weight -0.2329 gain -6.0681

pattern L998127783664489
? . . . ?
. . . . #
3 C * . #
. . . . #
? 3 . . ?
seen 17044 played 39 games 39 players 38 won 19/39 years 2009-2017
weight -0.7825 gain -6.0715

pattern L229642730592847
? . . . ?
. . C . 3
. . * . .
. . C . 3
? . . C ?
seen 32021 played 44 games 44 players 44 won 19/44 years 2009-2018
weight -0.6879 gain -6.0896

pattern L073781404260279
? ? ? # ? ? ?
? . . . . . ?
? . . C 2 . ?
. . C * A 3 .
? . . C 2 . ?
? . . . . . ?
? ? ? . ? ? ?
seen 913 played 613 games 304 players 329 won 280/613 years 1988-2018
weight 0.6964 gain -6.09

pattern L786907061671211
a ? ? ?
? ? ? ?
? . 3 C
? . * C
? . C .
a ? last yes
seen 3821 played 36 games 36 players 35 won 14/36 years 2001-2017
weight -1.4215 gain -6.093

pattern L296262702914617
? ? ? . ? ? ?
? . . . . O ?
? C . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 655288 played 507 games 502 players 421 won 255/507 years 1988-2019
weight -0.5148 gain -6.0968

pattern L029248697382784
? ? . ? ?
? . . . ?
. . * . .
? B . . ?
? ? 3 ? ?
a ? ? ? ?
a ? last yes
seen 6965 played 137 games 136 players 132 won 64/137 years 2001-2019
weight -0.3169 gain -6.0982

pattern L921021806421463
? ? . ? ?
? . C C ?
C C * C 3
? 1 A 3 ?
? ? 3 ? ?
seen 1310 played 315 games 148 players 143 won 151/315 years 2009-2019
weight -0.2061 gain -6.099

pattern L358073506221958
? 3 . # ?
C . . # #
C . * # #
. . . # #
? C . # ?
seen 60991 played 74 games 74 players 69 won 32/74 years 2001-2019
weight -0.4905 gain -6.1131

pattern L788129627804684
. . a
3 * .
. . C
a 2B
seen 72297 played 250 games 249 players 238 won 130/250 years 2001-2017
weight -0.8751 gain -6.123

pattern L407975247711725
? . . . a
. . . . 3
. . * . 3
. . . . .
? . . . ?
a ? last yes
seen 36577 played 83 games 83 players 78 won 39/83 years 2001-2018
weight -1.3569 gain -6.1299

pattern L893470713281844
? ? . ? ?
? . . . ?
. . * . .
? . . C ?
? ? 3 ? ?
? a ? ? ?
a ? last yes
seen 24524 played 254 games 254 players 232 won 132/254 years 2001-2019
weight -0.4448 gain -6.1414

pattern L362172471271091
? # # # ?
# # # # #
. . * . .
3 3 . 3 3
? . 3 . ?
seen 14156 played 105 games 105 players 99 won 40/105 years 2009-2016
weight -0.3967 gain -6.1419

pattern L752755767072533
3 . C ? a
. * . ? ?
# # # ? ?
a ? last yes
seen 10605 played 35 games 35 players 35 won 18/35 years 2009-2017
weight -1.7175 gain -6.1465

pattern L718608032334989
? ? ? . ? ? ?
? X . . . . ?
? . . 3 C C ?
. C . * 3 . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 1285 played 631 games 631 players 440 won 305/631 years 2001-2017
weight 0.3021 gain -6.1475

pattern L796343433369092
? ? . ? ?
? . . . ?
C . * 3 3
? . . . ?
? ? . ? ?
seen 131793 played 83 games 54 players 23 won 41/83 years 2009-2018
weight -2.0495 gain -6.1509

pattern L062725086227710
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . 3 * . C .
? a C 3 . . ?
? . . . . X ?
? ? ? . ? ? ?
a C last yes
seen 1280 played 631 games 631 players 440 won 305/631 years 2001-2017
weight 0.3027 gain -6.151

pattern L692708075109653
? ? ? . ? ?
? ? . . . ?
? . . * . .
? ? C 2 . ?
a ? ? C ? ?
a ? last yes
seen 1850 played 37 games 37 players 37 won 11/37 years 2001-2018
weight -1.0161 gain -6.1545

pattern L740705461900451
? ? ? O ? ? ?
? . C 3 . . ?
? . C 3 . . ?
. . . * . . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 61071 played 38 games 38 players 37 won 21/38 years 2001-2019
weight -1.4424 gain -6.156

pattern L106540544831520
? ? . . . ? ?
? . . . . . ?
. . . . . C .
. . . * . . O
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 220152 played 43 games 43 players 41 won 23/43 years 2009-2017
weight -0.9879 gain -6.1573

pattern L601108232987151
? ? a ? ?
? . C . ?
. . * . .
? . . . ?
? ? # ? ?
a C last yes
seen 40998 played 46 games 46 players 45 won 23/46 years 2009-2017
weight -1.7585 gain -6.1663

pattern L582085120183126
? ? . ? ? a
? . . . ? ?
. . * . . ?
? C . 3 ? ?
? ? . ? ? ?
a ? last yes
seen 9183 played 48 games 48 players 48 won 30/48 years 2001-2018
weight -0.6797 gain -6.169

pattern L302624234344831
? ? 3 ? ?
? C . . a
C . * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 3024 played 122 games 122 players 114 won 62/122 years 2000-2018
weight -0.2513 gain -6.1712

pattern L050415878196641
? . . . ?
3 3 . . #
. . * . #
C . . . #
? . . . ?
seen 31384 played 41 games 41 players 41 won 22/41 years 2009-2018
weight -1.4103 gain -6.1739

pattern L038351974067038
? ? . ? ?
? . C 2 ?
. C * A 3
? . B 3 ?
? ? 3 ? ?
seen 2987 played 438 games 273 players 253 won 234/437 years 2000-2019
weight -0.4748 gain -6.1784

pattern L249493758332686
? . C . ?
. . . 3 .
3 . * . .
. . . . .
? . . . ?
seen 19768 played 53 games 53 players 53 won 32/53 years 2000-2019
weight -0.8402 gain -6.1785

pattern L081543425937323
. . . . . . . #
. . . . C . . #
. . . 3 C . . #
. . . * 3 . . #
. . . . . . . #
. . . C . X . #
. O . . . . . #
. . . . . . . #
seen 1213 played 623 games 623 players 434 won 300/623 years 2009-2017
weight 0.3158 gain -6.1842

pattern L343779354578333
. . . . . . . ?
. . . . . . O .
. . . . . . . .
. . 3 * . C . .
. C C 3 . . . .
. . . . . X . .
. . . . . . . ?
? # # # # # ? ?
seen 1213 played 623 games 623 players 434 won 300/623 years 2009-2017
weight 0.3158 gain -6.1842

pattern L833911323805922
. . . . . . . ?
. . . . C . . ?
. . . 3 C . . #
. . . * 3 . . #
. . . . . . . #
. . . C . X . ?
. O . . . . . ?
? ? . . . ? ? ?
seen 1213 played 623 games 623 players 434 won 300/623 years 2009-2017
weight 0.3158 gain -6.1842

pattern L993234167364578
? . . . . . ? ?
. . . . C . . ?
. . . 3 C . . ?
. . . * 3 . . #
. . . . . . . ?
. . . C . X . ?
? O . . . . ? ?
? ? ? . ? ? ? ?
seen 1213 played 623 games 623 players 434 won 300/623 years 2009-2017
weight 0.3158 gain -6.1842

pattern L487357691580305
? ? . . . ?
? . . . C .
? . . * . .
? . . . C .
a ? . . . ?
a ? last yes
seen 3274 played 91 games 91 players 88 won 44/91 years 2000-2018
weight -0.6179 gain -6.1858

pattern L976434351914228
? ? 3 ? ?
? . C . ?
. . * B 3
? . . 3 ?
? ? . ? ?
seen 10272 played 368 games 367 players 330 won 192/368 years 2001-2018
weight -0.36 gain -6.1881

pattern L175766683189630
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? O ? a ?
a ? last yes
seen 117696 played 61 games 61 players 59 won 29/61 years 2001-2019
weight -2.6216 gain -6.1914

pattern L946131337232018
3 3 .
. * 3
C . C
seen 145026 played 276 games 273 players 256 won 143/275 years 2000-2018
weight -0.3023 gain -6.1939

pattern L408998445223955
? ? . ? ?
? . . . ?
C . * . .
? 3 . . ?
? ? 2 ? ?
seen 27407 played 132 games 131 players 127 won 56/132 years 2001-2018
weight -1.1429 gain -6.2065

pattern L109284313542727
? ? ? . ? ? ?
? O C . # # ?
? 3 C . # # ?
X C C * # # #
? 3 3 . # # ?
? . . . # # ?
? ? ? . ? ? ?
seen 6223 played 40 games 40 players 39 won 21/40 years 2009-2018
weight -1.2241 gain -6.2069

pattern L710204500998467
? . . . ?
. . . C .
C . * . .
C . . C .
? . . . ?
seen 20579 played 35 games 35 players 35 won 15/35 years 2009-2017
weight -1.6921 gain -6.2101

pattern L858376222158419
? . . . ?
. . . . .
. . * C .
. . . . .
? . . 3 ?
? ? ? a ?
a ? last yes
seen 10726 played 38 games 38 players 38 won 10/38 years 2001-2018
weight -1.541 gain -6.2127

pattern L673307079198607
? C . . ?
2 C . . #
. 3 * . #
. . . . #
? . . . ?
seen 4292 played 77 games 77 players 77 won 38/77 years 2000-2017
weight -0.5263 gain -6.2128

pattern L081945696973674
? ? . . . ?
? . . . . .
? . . * . .
? 2 . . . .
a ? 3 . . ?
a ? last yes
seen 10787 played 45 games 45 players 44 won 19/45 years 2009-2016
weight -1.1859 gain -6.2132

pattern L615808297699430
? . . . ?
. . . . .
. . * C .
. . . . 3
? 3 C C ?
seen 4779 played 35 games 35 players 35 won 12/35 years 2001-2016
weight -0.9895 gain -6.2187

pattern L529771040986641
. . . ? ?
C * C ? ?
a 3 3 ? ?
? ? ? ? ?
? ? ? ? b
a .3C
b ? last yes
seen 4968 played 218 games 218 players 205 won 122/218 years 2000-2018
weight -0.382 gain -6.2233

pattern L619130242291490
. . . ?
C * 3 ?
C 2 . ?
? ? ? a
a ? last yes
seen 2024 played 46 games 46 players 46 won 19/46 years 2009-2016
weight -0.8223 gain -6.2241

pattern L817066584906499
? . C C ?
C C . C C
. . * . .
# # # # #
? # # # ?
seen 19970 played 58 games 57 players 58 won 31/58 years 2009-2018
weight -1.2941 gain -6.2342

pattern L863821019457865
? . . . ?
. . . . .
. C * . .
. . . . 3
? . . C ?
seen 22002 played 49 games 49 players 48 won 26/49 years 2009-2018
weight -1.2293 gain -6.2381

pattern L437540473022107
. . 3
. * .
2 . .
? a ?
a ? last yes
seen 2495 played 63 games 63 players 62 won 34/63 years 2009-2019
weight -0.702 gain -6.2454

pattern L313670826609167
? ? ? . ? ? ?
? . . C . . ?
? . . . . . ?
# . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . a ? ?
a ? last yes
seen 12342 played 54 games 54 players 48 won 25/54 years 2001-2018
weight -0.7806 gain -6.2534

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
weight 0.3768 gain -6.2594

pattern L420136835970782
? ? ? . ? ?
? ? . . . ?
? . . * . .
? ? C . . ?
a ? ? 3 ? ?
a ? last yes
seen 22199 played 185 games 185 players 172 won 95/185 years 2000-2019
weight -0.6281 gain -6.2633

pattern L107323319509645
? ? ? . ? ?
? ? 3 . . ?
? . . * . .
? ? . C . ?
a ? ? . ? ?
a ? last yes
seen 5245 played 54 games 54 players 54 won 28/54 years 2001-2017
weight -0.9212 gain -6.2678

pattern L833798438408026
? ? . ? ?
? . . . ?
3 . * . 3
? B . . ?
? ? C ? ?
seen 7044 played 39 games 39 players 39 won 18/39 years 2000-2018
weight -0.6687 gain -6.2682

pattern L017700237109489
? ? . ? ? a
? . . . ? ?
. C * . C ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 14151 played 91 games 90 players 87 won 39/90 years 2001-2019
weight -1.6319 gain -6.2685

pattern L139528508745627
? ? . ? ? a
? . . . ? ?
. . * . . ?
? . C . ? ?
? ? . ? ? ?
a ? last yes
seen 88563 played 706 games 698 players 578 won 325/706 years 2001-2019
weight -0.3733 gain -6.2717

pattern L119299937561822
3 . #
3 * #
C 2 #
? ? ?
a ? ?
a ? last yes
seen 3736 played 49 games 49 players 48 won 25/49 years 2009-2017
weight -1.0411 gain -6.2809

pattern L539865986413550
? ? ? . ? ? ?
? . . . C . ?
? . . . . . ?
. . . * . . .
? . . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 349813 played 180 games 180 players 148 won 87/180 years 2001-2019
weight -0.3419 gain -6.2854

pattern L069371711318880
? . . 3 ?
. . . . C
. . * . .
. . . . C
? . C . ?
seen 12729 played 87 games 87 players 86 won 46/87 years 2001-2018
weight -0.6355 gain -6.2857

pattern L886886537793852
? . . . ?
. . . . .
. . * . C
C . . C .
? . 3 3 ?
seen 7375 played 50 games 50 players 50 won 26/50 years 2009-2018
weight -0.7434 gain -6.2876

pattern L527085785616092
? . B 3 ?
. . . . .
. . * . .
. . . . .
? . . C ?
seen 8610 played 40 games 40 players 40 won 22/40 years 2009-2017
weight -0.9392 gain -6.2938

pattern L682018903556909
? ? C ? ?
? . C . ?
3 . * 3 3
? 3 . . ?
? ? . ? ?
seen 8980 played 45 games 45 players 44 won 23/45 years 2009-2018
weight -1.0415 gain -6.299

pattern L052843231553860
? ? ? . ? ? ?
? . . . . . ?
? 3 . . . . ?
O . . * . . .
? . . . . . ?
? . . C . . ?
? ? ? . ? ? ?
seen 10274 played 67 games 67 players 66 won 29/67 years 2001-2019
weight -0.5747 gain -6.3081

pattern L135695619029076
B B 1
B * .
# # #
seen 15152 played 88 games 87 players 88 won 29/88 years 2001-2019
weight -0.677 gain -6.3269

pattern L754114272624911
? ? # ? ? ?
? . . . ? ?
. . * . . ?
? 3 . C ? ?
? ? . ? ? a
a ? last yes
seen 15596 played 127 games 127 players 126 won 62/127 years 2001-2018
weight -0.4759 gain -6.3344

pattern L801389451139889
? . . . ?
C C 3 . .
. 3 * . C
. . . . .
? . . . ?
seen 2374 played 792 games 789 players 552 won 388/791 years 2001-2018
weight 0.4342 gain -6.3355

pattern L920843044742262
? . . . a
3 . . . .
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 51540 played 53 games 53 players 52 won 27/53 years 2001-2017
weight -2.4861 gain -6.3396

pattern L076166797180487
? ? C ? ?
? . . . ?
. . * . 3
? 3 . a ?
? ? . ? ?
a C last yes
seen 885 played 35 games 35 players 35 won 6/35 years 2009-2019
weight -0.8536 gain -6.3422

pattern L847479592855431
? ? # ? ?
? . C . ?
# B * C C
? 1 A 3 ?
? ? 3 ? ?
seen 414 played 201 games 75 players 73 won 119/201 years 2001-2019
weight 0.5295 gain -6.3456

pattern L901293029843525
? a . ? ?
? . . # ?
. 3 * # #
? C . # ?
? ? . ? ?
a ? last yes
seen 6344 played 76 games 76 players 75 won 40/76 years 2009-2019
weight -0.5721 gain -6.3482

pattern L542369549333021
? ? 3 ? ?
? C . . ?
. . * . .
? . B 3 ?
? ? 3 ? ?
seen 4205 played 99 games 99 players 97 won 52/99 years 2001-2018
weight -0.5795 gain -6.3495

pattern L062138319472061
? C . # ?
3 C . # #
. 3 * # #
3 . . # #
? . . # ?
seen 211037 played 56 games 56 players 56 won 35/56 years 2001-2019
weight -2.0675 gain -6.3563

pattern L631679417023762
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . . .
? . . . . . ?
? . . 3 . . ?
? ? ? o ? ? ?
seen 499676 played 6610 games 6166 players 2788 won 3189/6606 years 1993-2019
weight -0.116 gain -6.3769

pattern L866884608975642
? ? . ? ?
? . . 3 ?
. . * 3 C
? C . . ?
? ? 3 ? ?
seen 34853 played 35 games 35 players 35 won 25/35 years 2001-2016
weight -1.1419 gain -6.377

pattern L900992808090981
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . 3 * . C .
. a C 3 . . .
? . . . . X ?
? ? . . . ? ?
a C last yes
seen 1219 played 625 games 625 players 436 won 302/625 years 2001-2017
weight 0.3246 gain -6.3774

pattern L528350536911196
? . . . ?
3 . . . .
. . * . .
C C . . .
? 3 . . ?
seen 34318 played 99 games 99 players 93 won 47/99 years 2001-2018
weight -1.1312 gain -6.3802

pattern L496243538271481
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . 3 * . C .
. C C 3 . . .
? . . . . X ?
? ? . . . ? ?
seen 1219 played 625 games 625 players 436 won 302/625 years 2001-2017
weight 0.3246 gain -6.3812

pattern L001215264128402
? ? ? . ? ? ?
? . . . . # ?
? . C . . # ?
. . . * . # #
? C . . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 1457716 played 43 games 43 players 42 won 16/43 years 2009-2017
weight -1.54 gain -6.3864

pattern L580850022742994
? . C C ?
. . . . 3
. . * . .
. . . 3 .
? . . . ?
seen 21501 played 63 games 63 players 58 won 31/63 years 2009-2019
weight -0.867 gain -6.3864

pattern L512565394730649
? . . . ?
C . . . .
. . * . .
3 . . . .
? . . 3 ?
seen 56357 played 175 games 175 players 164 won 84/175 years 2001-2018
weight -0.4912 gain -6.4064

pattern L535091260606758
? C . . ?
. . . . .
. . * . .
. . . . .
? . 3 . ?
? ? a ? ?
a ? last yes
seen 4049 played 63 games 63 players 60 won 24/62 years 2001-2018
weight -0.9549 gain -6.4077

pattern L928773267232188
? ? . . . ? ?
? . . 3 . . ?
. C . . . . X
. . . * . . .
O . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 50597 played 114 games 114 players 113 won 57/114 years 2001-2017
weight -0.8081 gain -6.4098

pattern L220938762158942
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? C C . . . ?
? X 2 C C . ?
? ? ? X ? ? ?
seen 11399 played 36 games 36 players 36 won 15/36 years 2009-2019
weight -1.1779 gain -6.4157

pattern L115252680965174
? ? ? a
? ? ? ?
. . 3 ?
C * . ?
b 3 . ?
a ? last yes
b .C
seen 6407 played 81 games 81 players 79 won 44/81 years 2009-2019
weight -0.688 gain -6.4209

pattern L436871327332596
? . . . ?
. . . . .
. . * . .
. 2 a . .
? C C 3 ?
a C last yes
seen 2162 played 51 games 51 players 51 won 24/51 years 2001-2016
weight -0.6723 gain -6.4289

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
weight -2.3503 gain -6.4323

pattern L893980870222088
? ? . ? ?
a . . . ?
. 3 * C .
? . . . ?
? ? C ? ?
a ? last yes
seen 3657 played 77 games 77 players 74 won 34/77 years 2001-2018
weight -0.664 gain -6.4343

pattern L215731199651604
. C a
3 * .
. C C
a C last yes
seen 5430 played 94 games 93 players 91 won 56/94 years 2001-2017
weight -0.7797 gain -6.4379

pattern L204664805063528
? . . 3 ?
. . . . .
. . * . .
. . C . 3
? . . . ?
seen 46225 played 292 games 290 players 258 won 118/292 years 2000-2019
weight -0.1912 gain -6.4409

pattern L638440921730314
? ? . ? ?
? . . . ?
C C * C C
? . . . ?
? ? . ? ?
seen 37836 played 39 games 39 players 39 won 14/39 years 2009-2018
weight -0.9006 gain -6.4414

pattern L925399246977819
? ? . ? ?
? C . . a
. . * . .
? . . . ?
? ? # ? ?
a ? last yes
seen 105462 played 182 games 180 players 165 won 92/182 years 2001-2019
weight -1.3024 gain -6.4512

pattern L403992086592426
3 C .
3 * a
. 3 .
a C last yes
seen 11285 played 189 games 188 players 177 won 80/189 years 2000-2019
weight -1.0226 gain -6.4592

pattern L346477338848149
? ? C ? ?
? . 2 a ?
# . * . .
? # # # ?
? ? # ? ?
a C last yes
seen 2651 played 61 games 61 players 60 won 28/61 years 2001-2016
weight -0.6962 gain -6.4625

pattern L446993867212567
? ? . ? ?
? a . . ?
. . * . #
? . . . ?
? ? # ? ?
a C last yes
seen 65666 played 45 games 45 players 45 won 24/45 years 2001-2017
weight -1.8877 gain -6.464

pattern L070397836256698
? ? 3 ? ?
? . C . ?
. . * . C
? 3 . 3 ?
? ? . ? ?
seen 8169 played 47 games 47 players 46 won 27/47 years 2001-2017
weight -0.7882 gain -6.4713

pattern L584559226640440
? ? 3 ? ?
? . . . ?
C . * . .
? 3 . . ?
? ? C ? ?
seen 24287 played 195 games 195 players 188 won 98/195 years 2001-2019
weight -0.2871 gain -6.4727

pattern L299053631541012
? ? C ? ?
? C C C ?
3 . * 3 .
? . . . ?
? ? . ? ?
seen 8976 played 99 games 99 players 94 won 44/99 years 2001-2017
weight -0.653 gain -6.4766

pattern L766570201038894
? ? . ? ?
? . 3 . ?
. a * . C
? . C . ?
? ? . ? ?
a C last yes
seen 10057 played 48 games 48 players 47 won 21/48 years 2009-2018
weight -1.1435 gain -6.4798

pattern L109447397045685
. . . ? ?
C * C ? ?
. . . ? ?
? ? ? ? a
a ? last yes
seen 48021 played 70 games 70 players 69 won 30/69 years 2001-2019
weight -0.7062 gain -6.4808

pattern L571418736363793
? ? ? . ? ? ?
? # . . . O ?
? # . . 3 . ?
# # . * . . O
? # . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 12410 played 60 games 60 players 59 won 22/59 years 1988-2019
weight -0.5725 gain -6.4855

pattern L471597975037613
? 3 . . ?
. . . . C
. . * . .
. . . . .
? # # # ?
seen 248235 played 139 games 138 players 131 won 60/139 years 2001-2019
weight -1.1504 gain -6.4935

pattern L279401209440775
? . . . O . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . #
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? O ? ? ? ?
seen 154979 played 242 games 241 players 203 won 115/242 years 2001-2018
weight -0.4025 gain -6.4946

pattern L792646182584326
? ? 3 ?
a . * 3
? ? 3 ?
a ? last yes
seen 19878 played 42 games 42 players 42 won 22/42 years 2009-2019
weight -1.221 gain -6.497

pattern L312944006688572
? ? ? . ? ?
a ? . . . ?
? . . * . #
? ? 3 . . ?
? ? ? . ? ?
a ? last yes
seen 59978 played 51 games 51 players 49 won 25/51 years 2009-2019
weight -1.4467 gain -6.5011

pattern L082155649408689
? . . . ?
. . . . .
. . * . 3
. . C . .
? C . . ?
seen 17083 played 76 games 76 players 75 won 40/76 years 2000-2018
weight -1.3712 gain -6.5083

pattern L366042550888937
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . a * 3 . .
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
a C last yes
seen 1158 played 43 games 43 players 43 won 20/43 years 2001-2016
weight -0.8735 gain -6.5092

pattern L186256288080208
? ? 3 C C
? ? C * .
? ? . . .
? ? ? ? ?
a ? ? ? ?
a ? last yes
seen 5036 played 40 games 40 players 40 won 17/40 years 2001-2016
weight -1.2264 gain -6.5098

pattern L487407914646157
? . . C ?
3 . . . .
. . * . .
. . . . .
? . C . ?
seen 12065 played 56 games 56 players 51 won 29/56 years 2009-2017
weight -0.6811 gain -6.5105

pattern L153287050504155
? ? . ? ?
? 1 C . ?
a A * C .
? 2 C . ?
? ? C ? ?
a 23
seen 723 played 400 games 213 players 195 won 227/399 years 2001-2019
weight 0.6727 gain -6.5115

pattern L685292457510117
? ? # ? ? ?
? . . . ? ?
. . * . . ?
? C . 3 ? ?
? ? . ? ? a
a ? last yes
seen 15868 played 85 games 85 players 82 won 47/85 years 2009-2019
weight -1.4267 gain -6.5127

pattern L317423193607030
? ? . ? ?
? # . a ?
# # * C 3
? # . 2 ?
? ? . ? ?
a C last yes
seen 8375 played 42 games 42 players 41 won 25/42 years 2009-2017
weight -1.0025 gain -6.5202

pattern L796924678126956
? . . . ? ?
. . . . . ?
. . * C . a
. C . . . ?
? . . . ? ?
a ? last yes
seen 6315 played 38 games 38 players 38 won 20/38 years 2001-2017
weight -2.2893 gain -6.5351

pattern L864929315017559
. . . . . . # #
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
. . . . . . # #
O . . . . . # #
seen 88997 played 205 games 205 players 196 won 101/205 years 2001-2019
weight -0.5279 gain -6.5412

pattern L555600236550834
? 3 . 3
? 3 * 3
a C C 3
a ? last yes
seen 2481 played 40 games 40 players 39 won 19/40 years 2009-2016
weight -1.0797 gain -6.5419

pattern L165167823519501
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. . C * . . .
. . . . . . .
? . . . . . ?
? ? . O . ? ?
seen 8634 played 37 games 37 players 35 won 21/37 years 2000-2017
weight -1.0992 gain -6.5426

pattern L651530286721401
? ? ? ? a
3 . 3 ? ?
. * . ? ?
. . . ? ?
a ? last yes
seen 77248 played 110 games 110 players 108 won 43/110 years 2001-2017
weight -1.272 gain -6.5467

pattern L136099850615995
? ? 3 ? ?
? . 3 C ?
. . * . C
? . 3 . ?
? ? 3 ? ?
seen 31193 played 40 games 40 players 35 won 17/40 years 2009-2017
weight -1.4528 gain -6.5487

pattern L303553735182937
? ? . . X ? ?
? . . . . . ?
. . . . 2 C .
. . . * C . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 10316 played 236 games 235 players 222 won 93/236 years 2001-2018
weight -0.4485 gain -6.5556

pattern L437916459547701
? ? ? . ? ? ?
? . . 3 3 . ?
? . . . C C ?
# . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 3997 played 41 games 41 players 41 won 18/41 years 2009-2019
weight -0.8527 gain -6.5565

pattern L676609315811855
? ? 3 ? ?
? . 3 . ?
. C * . .
? . . 3 ?
? ? C ? ?
seen 17101 played 108 games 108 players 103 won 55/108 years 2009-2019
weight -0.8887 gain -6.5575

pattern L247780266032049
? ? ? . ? ? ?
? . C . . X ?
? . . . . 3 ?
. . . * . . O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 9757 played 44 games 44 players 41 won 23/44 years 2001-2017
weight -0.7309 gain -6.5666

pattern L687748663649192
? ? ? ? ? a
? C C 3 ? ?
. . . 3 . ?
. . * . . ?
. . . . . ?
? . . . ? ?
a ? last yes
seen 1357 played 57 games 57 players 57 won 22/57 years 2001-2018
weight -0.594 gain -6.5748

pattern L150315097270962
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
O . . * . . O .
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 69156 played 46 games 43 players 42 won 23/46 years 2000-2016
weight -0.8726 gain -6.5762

pattern L181780330528254
? . . . ?
. . . . .
. . * . .
. C . . 3
? C . C ?
seen 15507 played 36 games 36 players 36 won 15/36 years 2009-2016
weight -1.1361 gain -6.5769

pattern L849459840921388
? ? . O . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . a ? ?
a O last yes
seen 27396 played 56 games 56 players 54 won 27/56 years 2009-2017
weight -0.6224 gain -6.5809

pattern L866661154522494
? # ?
A * a
? A ?
a #A
seen 5959 played 433 games 422 players 379 won 268/432 years 2001-2018
weight 0.3586 gain -6.5813

pattern L486742911275968
? . . . ?
. . . . .
3 . * . C
. . . . .
? . C C ?
seen 4548 played 42 games 42 players 40 won 21/42 years 2001-2017
weight -1.384 gain -6.5849

pattern L429465972801265
? ? C ? ?
? . . 3 ?
. C * . a
? . . . ?
? ? . ? ?
a C last yes
seen 2687 played 53 games 53 players 50 won 26/53 years 2009-2018
weight -0.9663 gain -6.5879

pattern L855201702798370
# # # ?
. * . ?
C 3 3 ?
? ? ? ?
? ? ? a
a ? last yes
seen 12247 played 56 games 56 players 56 won 23/56 years 2001-2017
weight -1.7577 gain -6.5933

pattern L072152632685767
? 3 . . ? ?
. . . C . a
. . * . . ?
. . . . . ?
? . . . ? ?
a ? last yes
seen 3993 played 46 games 46 players 44 won 31/46 years 2009-2018
weight -1.1833 gain -6.6042

pattern L446832751350709
? . . . . O ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . X .
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 131700 played 135 games 134 players 126 won 68/135 years 2001-2018
weight -0.4588 gain -6.6044

pattern L449989461224618
a ? . . . ?
? . . . . .
? C . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 128379 played 310 games 310 players 280 won 154/310 years 2000-2019
weight -0.9927 gain -6.6054

pattern L308361657622993
a ? ? ? ? ?
? ? . . 3 ?
? . . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 86725 played 85 games 84 players 76 won 54/85 years 2009-2019
weight -1.215 gain -6.6066

pattern L145004892608483
a ? ? ? ?
? ? ? ? ?
? ? ? . ?
? ? 3 * .
? ? ? 3 ?
a ? last yes
seen 156843 played 93 games 93 players 91 won 42/93 years 2001-2017
weight -1.6052 gain -6.6072

pattern L305647480059123
? ? ? X ? ? ?
? . . a C O ?
? . . . . 3 ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 1946 played 46 games 46 players 46 won 26/46 years 2009-2017
weight -1.0769 gain -6.6081

pattern L879036169220176
? . . C ?
. . . . .
. . * . .
. . . . .
? 3 . C ?
seen 43604 played 173 games 173 players 162 won 87/173 years 2001-2018
weight -0.388 gain -6.614

pattern L603750641964852
? ? . ? ?
? . . . ?
. . * . .
? . C . ?
? ? 3 ? ?
? ? ? ? a
a ? last yes
seen 15522 played 55 games 55 players 53 won 29/55 years 2001-2018
weight -1.7029 gain -6.6193

pattern L903796910232299
? . . . ? ?
. . . . . ?
. . * . C a
. . . . 3 ?
? . . . ? ?
a ? last yes
seen 19559 played 98 games 98 players 96 won 40/98 years 2001-2018
weight -0.8822 gain -6.6219

pattern L415343727037041
? # # # ?
. . . . .
. . * . .
3 . C . 3
? . . 3 ?
seen 19076 played 58 games 58 players 57 won 28/57 years 2001-2018
weight -0.6863 gain -6.6228

pattern L738824147867600
? 3 . . ? ?
. . . . . ?
. . * . . a
. . . . . ?
? . . . ? ?
a ? last yes
seen 51323 played 133 games 132 players 122 won 53/132 years 2001-2019
weight -0.6507 gain -6.624

pattern L422428111146750
? 3 ? ?
3 * . ?
? . ? ?
? ? ? a
a ? last yes
seen 63827 played 130 games 129 players 128 won 66/130 years 2001-2018
weight -1.2914 gain -6.6328

pattern L829957808175142
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . 3 X
. . . . . C .
? . . . . . ?
? ? . . . ? ?
seen 15179 played 87 games 87 players 85 won 47/87 years 2001-2019
weight -0.7955 gain -6.6415

pattern L662662569504710
? 3 C C ?
C 3 C . .
. B * . .
# # # # #
? # # # ?
seen 14458 played 39 games 39 players 39 won 16/39 years 2001-2017
weight -0.7505 gain -6.6478

pattern L906271526345201
? ? . ? ? a
? . . C ? ?
. . * . . ?
? . C . ? ?
? ? . ? ? ?
a ? last yes
seen 6613 played 46 games 46 players 45 won 23/46 years 2009-2017
weight -1.3507 gain -6.6485

pattern L383950202128767
? . . . ?
. C . . .
. . * 3 .
. a . . .
? . . . ?
a C last yes
seen 18946 played 84 games 84 players 81 won 41/84 years 2009-2017
weight -0.8006 gain -6.6498

pattern L192928856678502
? ? ? a ?
? 3 C . ?
. 3 . . .
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 7085 played 91 games 91 players 89 won 47/91 years 2000-2018
weight -0.5357 gain -6.6502

pattern L705929083989624
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . 3 ?
? . . . . O ?
? ? ? . ? ? ?
seen 467040 played 98 games 98 players 94 won 47/98 years 2001-2018
weight -1.3536 gain -6.6614

pattern L471964305147985
? ? . ? ?
? . . 3 ?
# . * . .
? . . C ?
? ? . ? ?
? ? a ? ?
a ? last yes
seen 15655 played 112 games 110 players 107 won 67/112 years 1992-2016
weight -1.2469 gain -6.6638

pattern L023423450874889
? ? a ? ?
? b . C ?
. 3 * . .
? . . C ?
? ? 3 ? ?
a .C
b C last yes
seen 3411 played 1899 games 1847 players 1257 won 975/1897 years 1992-2019
weight 0.2782 gain -6.6696

pattern L307767402523626
3 B .
. * C
. C .
seen 120611 played 60 games 59 players 59 won 27/60 years 2009-2017
weight -1.9331 gain -6.6696

pattern L340885543295225
? . C . ?
. . . . .
C . * . .
C . . . .
? . . . ?
seen 83176 played 163 games 163 players 157 won 77/163 years 2009-2018
weight -1.0721 gain -6.6833

pattern L954841662352682
? # # # ?
# # # # #
. . * . .
. 3 3 C .
? C C C ?
seen 91078 played 125 games 124 players 117 won 55/125 years 2001-2018
weight -0.8578 gain -6.6852

pattern L440779511545148
? . . . ?
C . . . .
. . * . .
. . . . .
? . . . ?
? ? ? ? a
a ? last yes
seen 51525 played 82 games 82 players 81 won 34/82 years 2001-2017
weight -2.0391 gain -6.687

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
weight -1.08 gain -6.6873

pattern L077423922301180
? ? 3 ? ?
? C . . ?
C C * . #
? . . . ?
? ? # ? ?
seen 11638 played 34 games 34 players 33 won 16/34 years 2009-2018
weight -0.7561 gain -6.6984

pattern L567042142258706
? ? . O O ? ?
? . . . . . ?
# . . . . . .
# . . * . . .
# . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 107631 played 270 games 268 players 231 won 137/270 years 2001-2019
weight -0.3566 gain -6.7008

pattern L784176507684901
? ? 3 ? ?
? . C . ?
. C * . #
? . . . ?
? ? . ? ?
seen 320794 played 76 games 76 players 73 won 35/75 years 2000-2019
weight -1.4034 gain -6.7055

pattern L086808892713786
? . a . ?
. C . . .
. . * . .
. . . . .
? 3 . . ?
a C last yes
seen 2320 played 38 games 38 players 34 won 15/38 years 2009-2017
weight -1.2919 gain -6.7142

pattern L938619124618567
? . . . ?
C 2 . . .
C C * . .
3 . . . .
? . . . ?
seen 11921 played 118 games 117 players 114 won 60/118 years 2000-2016
weight -0.9161 gain -6.7255

pattern L499455446646439
? . . 3 ?
C C . . .
. . * C .
. . . . .
? . . . ?
seen 15360 played 55 games 55 players 53 won 28/55 years 2009-2017
weight -0.7331 gain -6.7338

pattern L943548645352609
? ? . ? ?
? 3 . 3 ?
2 . * . .
? . . . ?
? ? . ? ?
seen 46305 played 69 games 69 players 66 won 35/69 years 2001-2019
weight -1.5797 gain -6.7508

pattern L528614536559065
a ? C ? ?
? B . . ?
. 3 * . .
? . . . ?
? ? # ? ?
a ? last yes
seen 999 played 64 games 64 players 62 won 40/64 years 2009-2017
weight -0.7297 gain -6.7573

pattern L125743737884664
? . . . a
# . . . .
# . * . C
# . . . .
? . . . ?
a ? last yes
seen 37705 played 51 games 51 players 49 won 22/51 years 2009-2017
weight -1.4331 gain -6.7586

pattern L737192838085742
? ? . ? ?
? . . B ?
. . * . C
? . . . ?
? ? . ? ?
seen 203722 played 103 games 102 players 99 won 48/103 years 2001-2019
weight -1.7877 gain -6.7683

pattern L242135929155151
? ? a ? ?
? C C C ?
. 3 * . .
? . C . ?
? ? . ? ?
a 23
seen 38577 played 363 games 362 players 325 won 166/363 years 2001-2018
weight -0.7008 gain -6.7737

pattern L998689049368889
? ? ? . ? ? ?
? . . 3 . . ?
? . . . . . ?
. . . * 3 . .
? . . C a . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 485 played 309 games 307 players 278 won 138/309 years 1992-2019
weight 0.4447 gain -6.7766

pattern L324669288622409
? ? 3 ? ?
? C C 3 ?
. . * 3 .
? C C C ?
? ? C ? ?
seen 9671 played 109 games 109 players 108 won 57/109 years 2001-2018
weight -0.4695 gain -6.7849

pattern L830203316715617
? ? ? . ? ? ?
? . . . . O ?
? . . . . . ?
. . . * . 3 .
? . . . . a ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 2730 played 44 games 44 players 43 won 27/44 years 2009-2017
weight -0.7597 gain -6.7893

pattern L245506722641745
? 3 3 . ?
3 . . . #
. . * . #
. . . . #
? # # # ?
seen 235055 played 189 games 188 players 183 won 95/189 years 2001-2018
weight -0.2938 gain -6.8004

pattern L379236919767705
C C . ?
. * . ?
. . . ?
? ? ? a
a ? last yes
seen 46730 played 45 games 45 players 44 won 17/45 years 2001-2017
weight -2.0646 gain -6.8134

pattern L638398725927285
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. C . * . . .
O . . . . . O
? . . . . . ?
? ? . . . ? ?
seen 17675 played 48 games 48 players 47 won 29/48 years 2001-2017
weight -0.6915 gain -6.8166

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
weight -1.2969 gain -6.8186

pattern L370373725411077
? ? # ? ?
? # # # ?
# . * . .
? C C . ?
? ? 3 ? ?
seen 41720 played 40 games 40 players 39 won 20/40 years 2009-2019
weight -1.6485 gain -6.8375

pattern L095476842650187
3 C C
C * .
3 B .
seen 8004 played 39 games 39 players 39 won 20/39 years 2009-2016
weight -0.8915 gain -6.844

pattern L716884955328473
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
a C . * . . .
? . . . . . ?
? X . . . . ?
? ? ? . ? ? ?
a O last yes
seen 4613 played 37 games 36 players 35 won 17/37 years 2009-2019
weight -1.2175 gain -6.8455

pattern L273178374478399
. . . . . . X ?
. . . . . . . .
. . . . . . . .
. . . * . . O .
. . . . C . . .
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 21458 played 39 games 39 players 39 won 19/39 years 2009-2017
weight -1.0269 gain -6.8481

pattern L373457485197357
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . O
? . . . . . ?
? . C . . . ?
? ? ? . ? ? ?
seen 201054 played 103 games 103 players 98 won 42/103 years 2001-2018
weight -1.4254 gain -6.8574

pattern L265547329844092
? . . . ?
. . . . .
. . * . 3
a . . . .
? 3 . . ?
a C last yes
seen 2292 played 57 games 57 players 56 won 27/57 years 2009-2016
weight -0.7423 gain -6.8665

pattern L685187060880494
? # # # ?
. . . . .
. . * . .
. . . . .
? . C . ?
a ? ? ? ?
a ? last yes
seen 18709 played 79 games 79 players 76 won 33/79 years 2001-2019
weight -1.4535 gain -6.8694

pattern L811775666342994
? ? . ? ?
? B . 3 ?
. 3 * . .
? . . . ?
? ? . ? ?
seen 67951 played 104 games 104 players 99 won 58/104 years 2009-2019
weight -0.6401 gain -6.8759

pattern L510162792674837
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X . . * . . .
? 3 . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 56760 played 575 games 567 players 470 won 272/574 years 2001-2019
weight -0.2811 gain -6.8766

pattern L344338786087076
? ? ? . ? ? ?
? O . . . . ?
? . . . . . ?
. . . * . . .
? . . . C . ?
? . . . . . ?
? ? ? X ? ? ?
seen 6169 played 64 games 64 players 64 won 40/64 years 2001-2018
weight -0.5743 gain -6.8767

pattern L184327502243828
? ? ? . ? ? ?
? X . . . . ?
? C C . C . ?
. . . * . . .
? . 3 . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 2838 played 52 games 52 players 51 won 29/52 years 2009-2019
weight -0.6853 gain -6.8886

pattern L394736486659816
? ? . . . ? ?
? . . . . O ?
. C . . . . .
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 487456 played 45 games 45 players 45 won 20/45 years 2009-2017
weight -0.8402 gain -6.8912

pattern L601567246085130
? B ? ? ?
a * 3 ? ?
? . ? ? ?
? ? ? ? b
a .3
b ? last yes
seen 20068 played 342 games 339 players 310 won 185/342 years 2001-2019
weight -0.3299 gain -6.8934

pattern L415328885786959
? ? . ? ?
? C . C ?
3 C * . C
? 3 . 3 ?
? ? . ? ?
seen 20408 played 168 games 166 players 154 won 82/168 years 2009-2017
weight -0.4246 gain -6.8962

pattern L812392873564049
? . . # ?
. C . # #
3 3 * # #
C 3 . # #
? 3 . # ?
seen 65527 played 45 games 45 players 44 won 23/45 years 2000-2019
weight -0.8269 gain -6.8995

pattern L150486302644279
? ? # ? ?
? # # # ?
1 A * # #
? 1 B # ?
? ? B ? ?
seen 381 played 311 games 170 players 159 won 161/311 years 2001-2018
weight 0.9056 gain -6.9023

pattern L658866374695004
? ? ? . ? ? ?
? . . . C . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? O ? ? ?
seen 411641 played 327 games 327 players 292 won 162/327 years 1992-2019
weight -0.6038 gain -6.9069

pattern L810452726142234
? ? . ? ?
? 3 . . ?
C . * C .
? . 3 3 ?
? ? 3 ? ?
seen 4719 played 41 games 41 players 41 won 24/41 years 2001-2019
weight -1.1619 gain -6.9083

pattern L115255805802254
? ? . . . ? ?
? . . . . . ?
. . . 3 . . #
. . . * . . #
. . C . C . #
? . . . . . ?
? ? . . . ? ?
seen 38481 played 34 games 34 players 31 won 16/34 years 2009-2017
weight -1.015 gain -6.9154

pattern L495176003124286
? . . . ?
2 . . . .
C . * . .
a . . . .
? 3 . . ?
a .C
seen 15373 played 90 games 90 players 86 won 39/90 years 2001-2018
weight -0.7758 gain -6.9238

pattern L688705683868403
? ? . ? ? ?
? . . . ? ?
. . * . . ?
? . . 3 ? ?
? ? C ? ? ?
? ? ? ? ? a
a ? last yes
seen 21558 played 106 games 106 players 103 won 38/106 years 2001-2018
weight -0.7405 gain -6.9278

pattern L819063521295467
? ? ? . ? ? ?
? O . . . # ?
? . . . . # ?
. . 3 * . # #
? . C C . # ?
? O C 3 . # ?
? ? ? X ? ? ?
seen 3784 played 41 games 41 players 41 won 20/41 years 2009-2017
weight -0.956 gain -6.933

pattern L687653625033000
? 3 C C ?
. 3 . . .
. . * . .
. . . . .
? # # # ?
seen 52293 played 91 games 90 players 89 won 45/91 years 2000-2019
weight -0.6137 gain -6.9629

pattern L771956855316794
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . #
? . . . . . ?
? . . C . . ?
? a ? . ? ? ?
a ? last yes
seen 21441 played 69 games 69 players 66 won 35/69 years 2001-2019
weight -0.9905 gain -6.9667

pattern L925055037393113
? . . . ?
. . . . .
. . * . .
. . C . .
? 3 C a ?
a 23
seen 73395 played 169 games 169 players 160 won 68/169 years 2000-2019
weight -0.5389 gain -6.9694

pattern L272945337355283
? 3 . # ?
C C . # #
C . * # #
C C . # #
? C . # ?
seen 7292 played 112 games 111 players 110 won 55/112 years 2001-2018
weight -0.6936 gain -6.9715

pattern L871035759030426
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . C . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . X .
seen 35434 played 109 games 109 players 105 won 41/109 years 2001-2019
weight -0.7224 gain -6.9867

pattern L683863928212241
? ? . ? ?
? a . . ?
. 3 * . #
? . . . ?
? ? . ? ?
a B last yes
seen 6254 played 49 games 49 players 48 won 23/49 years 2001-2018
weight -1.1864 gain -6.9935

pattern L712412643855364
? 3 . # ?
C 3 . # #
C C * # #
C . . # #
? B . # ?
seen 5286 played 59 games 59 players 59 won 34/59 years 2009-2017
weight -0.8523 gain -6.9947

pattern L370162362964761
? ? C ? ?
? 2 2 a ?
. . * . .
? . . . ?
? ? . ? ?
a C last yes
seen 5253 played 88 games 88 players 87 won 50/88 years 2009-2018
weight -0.4841 gain -7.008

pattern L623218124943083
? 3 . 3 ?
. . . . C
. . * . .
. . . C .
? . . . ?
seen 10634 played 39 games 39 players 39 won 24/39 years 2009-2017
weight -0.9248 gain -7.0234

pattern L571500504071489
? 3 3 C ?
. . . 3 3
. . * . .
. . . . C
? . . . ?
seen 5249 played 40 games 40 players 40 won 23/40 years 2009-2017
weight -0.9354 gain -7.0303

pattern L868294692889679
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . . . .
. . . . . . . .
. . C . . . . .
. . . . . . . O
. . . . . . . .
seen 78702 played 132 games 132 players 120 won 65/132 years 2009-2017
weight -0.267 gain -7.0316

pattern L750233126373544
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. 3 . . . . .
? . . . . . ?
? ? . O O ? ?
seen 68139 played 45 games 45 players 44 won 24/44 years 2001-2018
weight -1.1034 gain -7.0319

pattern L100235510316824
C 3 . ? ?
. * . ? ?
. . . ? ?
? ? ? ? a
a ? last yes
seen 5041 played 38 games 38 players 36 won 20/38 years 2009-2019
weight -1.2441 gain -7.033

pattern L396085875629860
? . . C ?
. . . . 3
. . * . .
. . . C C
? . . C ?
seen 5849 played 37 games 37 players 37 won 21/37 years 2009-2016
weight -0.7604 gain -7.037

pattern L433695889762120
a ? ? ?
? ? ? ?
? ? . ?
? 3 * #
? ? 2 ?
a ? last yes
seen 6029 played 44 games 43 players 43 won 19/44 years 2001-2016
weight -1.1861 gain -7.0463

pattern L840026919964517
? . . . ?
. . . . .
. C * . .
. . . 3 .
? . B 3 ?
seen 3613 played 59 games 59 players 58 won 31/59 years 2001-2017
weight -0.7442 gain -7.0606

pattern L841698404873547
? # # #
? . * .
? . . 3
? ? ? ?
a ? ? ?
a ? last yes
seen 77488 played 60 games 60 players 58 won 24/60 years 2009-2018
weight -0.8628 gain -7.0621

pattern L326873352745160
a . #
C * #
3 B #
a C last yes
seen 7670 played 470 games 468 players 396 won 270/470 years 2001-2019
weight -0.3426 gain -7.0634

pattern L520557113404655
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . X
? . . . . . ?
? . . C C O ?
? ? ? . ? ? ?
seen 12532 played 37 games 37 players 37 won 20/37 years 2009-2016
weight -0.8609 gain -7.0655

pattern L904202967721671
? ? ? . ? ? ?
? O C . 3 . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 47827 played 146 games 146 players 138 won 77/146 years 2001-2019
weight -0.8055 gain -7.0682

pattern L644684748550736
? ? ? X ? ? ?
? . a . . . ?
? . . . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 26921 played 112 games 111 players 98 won 56/112 years 2001-2019
weight -0.8169 gain -7.0706

pattern L369149010134716
? . . 3 ?
# . . . .
# . * . .
# . . . C
? . . . ?
seen 250304 played 57 games 57 players 57 won 35/56 years 2001-2017
weight -1.9928 gain -7.072

pattern L720110205660108
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . 3 ?
? O . . a . ?
? ? ? . ? ? ?
a C last yes
seen 2181 played 43 games 43 players 43 won 26/43 years 2009-2017
weight -0.7819 gain -7.0736

pattern L192022014834972
? . . . ?
. . . . .
. . * . .
. . a . .
? 3 . . ?
a C last yes
seen 82520 played 196 games 195 players 187 won 96/196 years 2001-2019
weight -0.2833 gain -7.0739

pattern L058365792588256
? ? . ? ?
? . . # ?
A 2 * # #
? C . # ?
? ? . ? ?
seen 141564 played 145 games 145 players 136 won 72/145 years 2009-2019
weight -0.9711 gain -7.081

pattern L201718009807652
? ? ? . ? ? ?
? . . . . X ?
? . . . . . ?
# . . * . . .
? . . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 9127 played 43 games 43 players 43 won 18/43 years 2001-2018
weight -1.0745 gain -7.0989

pattern L371561276332021
? ? . ? ?
? . C . ?
# B * C C
? 3 A 3 ?
? ? 3 ? ?
seen 4806 played 305 games 172 players 166 won 201/305 years 1988-2018
weight -0.6229 gain -7.1012

pattern L221578595430620
? . . . ?
. . . . .
a . * . .
C . 3 . .
? . . . ?
a C last yes
seen 16933 played 38 games 38 players 36 won 12/38 years 2001-2018
weight -2.0273 gain -7.1032

pattern L481451580622957
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . X . ? a
a ? last yes
seen 47462 played 117 games 116 players 108 won 62/117 years 2001-2017
weight -0.673 gain -7.1078

pattern L723795575281728
? . . . . . ? ?
. . . . . . X ?
. . . . . . . ?
. . . * . . O .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 96527 played 54 games 54 players 52 won 28/54 years 2001-2018
weight -1.1956 gain -7.1149

pattern L264079285580111
? ? O . O ? ?
? O . . C X ?
. . . C 3 3 .
. . . * . . .
# # # # # # #
? # # # # # ?
? ? # # # ? ?
seen 2584 played 35 games 35 players 35 won 18/35 years 2009-2017
weight -0.8192 gain -7.1247

pattern L021266328610666
? . . . ?
. . . . .
. . * . .
. . . . .
? . . C ?
? a ? ? ?
a ? last yes
seen 116919 played 59 games 59 players 58 won 26/58 years 2001-2017
weight -3.4336 gain -7.153

pattern L504279992540895
? ? . ? ?
? 3 . . ?
. . * . C
? . . C ?
? ? 3 ? ?
seen 25466 played 157 games 157 players 150 won 71/157 years 2001-2019
weight -0.5307 gain -7.1626

pattern L060435977928208
# # # ?
. * . ?
. . 3 a
a ? last yes
seen 104618 played 111 games 111 players 103 won 57/111 years 2001-2018
weight -1.5808 gain -7.1639

pattern L834560406960757
a ? ? ? ? ?
? ? . . . ?
? . . . . .
? . . * . .
? . . . . C
? ? . . . ?
a ? last yes
seen 59043 played 85 games 84 players 78 won 42/85 years 2001-2018
weight -1.2712 gain -7.172

pattern L643957561623854
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X . . * . . .
? . . . . . ?
? O . 3 . . ?
? ? ? . ? ? ?
seen 27219 played 131 games 131 players 122 won 68/130 years 2001-2019
weight -0.2939 gain -7.1773

pattern L081664342936440
? ? ? . ? ? ?
? X . . . # ?
? . . . . # ?
. a . * . # #
? . . . . # ?
? . . . . # ?
? ? ? . ? ? ?
a C last yes
seen 37434 played 46 games 46 players 46 won 22/46 years 2001-2019
weight -0.9749 gain -7.1806

pattern L025672182979579
? ? . ? ?
? . . . ?
a . * C .
? C . . ?
? ? . ? ?
a C last yes
seen 21822 played 38 games 38 players 36 won 15/38 years 2009-2017
weight -1.9585 gain -7.1827

pattern L755246121424026
? ? . . . ? ?
? . . . . . ?
. C . . . . .
. . . * C . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 258685 played 86 games 86 players 71 won 45/86 years 2001-2019
weight -0.8016 gain -7.1875

pattern L162714338595292
C . . ? ?
. * 3 ? a
. . . ? ?
a ? last yes
seen 42860 played 201 games 201 players 178 won 87/200 years 2001-2019
weight -0.5586 gain -7.1928

pattern L928422297976099
? ? # ? ?
? . . . ?
. 3 * . .
? . . . ?
? ? C ? ?
seen 60651 played 107 games 106 players 103 won 60/107 years 2001-2019
weight -0.5282 gain -7.2003

pattern L640094121003076
? ? a ? ?
? 1 A 3 ?
# B * C C
? . C C ?
? ? . ? ?
a 23
seen 1365 played 537 games 273 players 265 won 288/537 years 2000-2019
weight -0.2596 gain -7.2022

pattern L703202246247721
? . 3 3 ?
. . . . a
. . * . C
. . . . .
? . . . ?
a C last yes
seen 1307 played 102 games 102 players 98 won 55/102 years 2000-2018
weight -0.5142 gain -7.2127

pattern L298990387303425
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . . . .
. . . . . . . .
. . . 3 . O . .
. . . . . . . ?
? . . . . . ? ?
seen 91798 played 2849 games 2765 players 1630 won 1389/2846 years 1988-2019
weight 0.1689 gain -7.2141

pattern L516492704617076
? ? ? ? a
? ? ? ? ?
? 3 ? ? ?
. * . ? ?
? 3 ? ? ?
a ? last yes
seen 193358 played 124 games 124 players 120 won 61/124 years 2001-2019
weight -1.337 gain -7.2158

pattern L700996680762617
? . . . ?
. . . . .
. . * . 3
. . C . 3
? . C 2 ?
seen 4680 played 35 games 35 players 35 won 13/35 years 2001-2019
weight -1.4285 gain -7.2264

pattern L537197236172224
? . C C ?
. . . . C
. . * . .
. . . . .
? # # # ?
seen 319507 played 289 games 286 players 266 won 131/289 years 2001-2019
weight -1.6419 gain -7.2284

pattern L383730670554655
? ? a ? ?
? ? 3 ? ?
? . . . ?
C C * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 2299 played 77 games 77 players 73 won 44/77 years 2001-2018
weight -0.7117 gain -7.2325

pattern L411704792150496
? ? . . . ? ?
? . . . . . ?
. . . . . . .
X . . * . . .
X . . . . . .
? X . . . . ?
? ? . . . ? ?
seen 174736 played 56 games 56 players 54 won 27/56 years 2009-2019
weight -0.8059 gain -7.2471

pattern L586425927898276
? ? . ? ?
? . . . ?
3 . * . #
a . . . ?
? ? . ? ?
a ? last yes
seen 65726 played 131 games 131 players 126 won 57/131 years 2001-2019
weight -1.3972 gain -7.2492

pattern L974532018395166
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . C C ?
? . 3 . C X ?
? ? ? . ? ? ?
seen 10021 played 34 games 34 players 34 won 18/34 years 2009-2017
weight -1.1453 gain -7.2524

pattern L443585382309508
? . C . ?
. . . . .
. . * . .
. . . . .
? . C 3 ?
seen 19921 played 138 games 136 players 123 won 67/138 years 2009-2018
weight -0.6234 gain -7.2703

pattern L016513078876984
? ? . . . ? ?
? . . . . . ?
X C . . . . .
O . . * . . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 36246 played 98 games 98 players 89 won 41/98 years 2009-2019
weight -0.8023 gain -7.2712

pattern L860295677733866
? ? C ? ?
? 2 C 2 ?
. C * A 3
? . C 2 ?
? ? . ? ?
seen 260 played 111 games 67 players 66 won 51/111 years 2009-2017
weight 0.5955 gain -7.2738

pattern L713036496156594
? . . 3 ?
. . . . .
. . * . 3
. . . . .
? . . . a
a ? last yes
seen 9604 played 104 games 103 players 100 won 52/104 years 2000-2018
weight -0.622 gain -7.2781

pattern L905842032906538
? ? ? . ? ? ?
? . . . . . ?
? . . . . . a
O . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 42833 played 116 games 116 players 107 won 60/116 years 2001-2018
weight -0.5634 gain -7.2795

pattern L704715679611450
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . O ?
? ? X . O ? ?
seen 72617 played 41 games 41 players 40 won 23/41 years 2000-2017
weight -1.5981 gain -7.285

pattern L583292229307180
? ? ? O ? ? ?
? # . . C . ?
? # . . . . ?
# # . * . . .
? # . . C . ?
? # . . . . ?
? ? ? . ? ? ?
seen 64394 played 59 games 59 players 57 won 27/59 years 2009-2016
weight -1.0516 gain -7.2852

pattern L304549759652239
? ? ? . ? ? ?
? . . . 3 . ?
? . . . . . ?
. . . * . 3 .
? . . . . . ?
? . . . C . ?
? ? ? . ? ? ?
seen 35460 played 63 games 63 players 60 won 26/63 years 2009-2016
weight -0.9272 gain -7.2993

pattern L083902165386216
? C . . ?
3 . . . #
C C * . #
. . . . #
? 3 . . ?
seen 17339 played 46 games 46 players 44 won 22/46 years 2009-2016
weight -1.0567 gain -7.3243

pattern L558867011281726
a ? ? ? ?
? ? 3 . C
? ? . * C
? ? . . .
a ? last yes
seen 8535 played 49 games 49 players 49 won 26/49 years 2001-2016
weight -1.5896 gain -7.3376

pattern L213643993857684
? . . . ?
. . . . .
. . * . C
. . C . 3
? . . . ?
seen 124015 played 87 games 87 players 86 won 39/87 years 2009-2018
weight -0.8453 gain -7.3383

pattern L709347215271200
? . ? ?
. * 3 a
? 3 ? ?
a ? last yes
seen 168690 played 148 games 147 players 142 won 67/148 years 2001-2018
weight -1.4516 gain -7.3431

pattern L945285359558184
? ? . . . ? ?
? . . . . # ?
. . . . . # #
. . C * . # #
. . C 3 . # #
? O 3 . . # ?
? ? X . . ? ?
seen 2288 played 1247 games 1221 players 876 won 658/1246 years 2001-2019
weight 0.4387 gain -7.3437

pattern L164831025613274
. . .
. * 3
B 3 C
seen 15096 played 41 games 41 players 41 won 20/41 years 2000-2018
weight -0.5932 gain -7.3473

pattern L393765802056639
? # . C ?
# # . C .
# # * 3 3
# # . . .
? # # # ?
seen 8368 played 50 games 50 players 49 won 25/50 years 2001-2016
weight -1.3788 gain -7.3529

pattern L669195584138137
? ? ? X ? ? ?
? . C . . . ?
? . . . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 12833 played 37 games 37 players 36 won 16/37 years 2009-2019
weight -0.8187 gain -7.3608

pattern L311938156832071
? ? ? X ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . #
? . . C . . ?
? . . . . . ?
? ? ? @ ? ? ?
seen 45973 played 135 games 135 players 120 won 63/135 years 2009-2019
weight -0.9646 gain -7.3648

pattern L418151571979764
? ? ? . ? ? ?
? O C . . . ?
? . . . . . ?
X . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 127833 played 258 games 257 players 239 won 130/258 years 2001-2019
weight -0.6577 gain -7.3812

pattern L263702197612347
. B 1
C * A
C C 2
seen 4331 played 2407 games 1417 players 1066 won 1153/2407 years 2001-2019
weight 0.3957 gain -7.385

pattern L980892489877804
? ? # # # ? ?
? # # # # # ?
# # # # # # #
. . . * . . .
. . . C 3 . .
? . . C 3 . ?
? ? O . O ? ?
seen 5471 played 55 games 55 players 55 won 30/55 years 2000-2017
weight -0.7541 gain -7.3863

pattern L085325074139655
? ? ? . ? ? ?
? # . . C O ?
? # . . . . ?
# # . * . . .
? # . . . . ?
? # . . . . ?
? ? ? . ? ? ?
seen 350879 played 76 games 76 players 72 won 30/76 years 2001-2019
weight -0.6253 gain -7.3881

pattern L985264109254198
? a ?
? . ?
. * #
? # ?
a ? last yes
seen 44079 played 62 games 62 players 61 won 35/62 years 2001-2019
weight -0.8939 gain -7.3942

pattern L608935049066538
? . 3 . ?
C C C 3 .
. . * . .
. . . . .
? # # # ?
seen 22013 played 107 games 107 players 103 won 55/107 years 1993-2018
weight -0.8055 gain -7.3953

pattern L258903502030618
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . O
. . . . . . X ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 197488 played 151 games 151 players 142 won 67/150 years 2000-2019
weight -0.455 gain -7.4085

pattern L625334264717716
? ? . ? ?
? 3 3 3 ?
C C * . .
? . 3 . ?
? ? . ? ?
seen 14823 played 65 games 65 players 65 won 33/65 years 2009-2018
weight -1.0647 gain -7.4096

pattern L052717385068961
? ? ? . ? ?
a ? 3 . . ?
? . . * . .
? ? . . . ?
? ? ? # ? ?
a ? last yes
seen 124823 played 45 games 45 players 45 won 20/44 years 2001-2018
weight -2.8438 gain -7.4176

pattern L792835130988630
? C . .
? . * 3
a C . .
a ? last yes
seen 8194 played 124 games 124 players 121 won 62/124 years 2001-2017
weight -1.3048 gain -7.4228

pattern L222078447135734
? ? . ? ?
? . . . ?
C . * . .
? . . C ?
? a . ? ?
a ? last yes
seen 6470 played 47 games 47 players 47 won 23/47 years 2001-2019
weight -1.2936 gain -7.4343

pattern L450809958540047
? # . . ?
# # . C C
# # * . C
# # . . .
? # # # ?
seen 52571 played 69 games 69 players 67 won 33/69 years 2000-2017
weight -1.1301 gain -7.4384

pattern L464601415346634
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? X . . . O ?
? ? ? X ? ? ?
seen 69350 played 92 games 92 players 87 won 42/92 years 2001-2017
weight -0.842 gain -7.4422

pattern L945596980816592
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . 3 . ?
? . . . . X ?
? ? ? . ? ? ?
seen 131448 played 37 games 18 players 15 won 16/37 years 2009-2017
weight -1.895 gain -7.4422

pattern L848181758961005
? ? ? X ? ? ?
? . 3 C . . ?
? . 3 C . C ?
. . . * . . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 12252 played 83 games 83 players 81 won 40/83 years 2001-2017
weight -0.793 gain -7.4449

pattern L742710985522239
? ? ? . ? ? ?
? . . . . . ?
? . . . . 3 ?
X . . * . . O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 32804 played 49 games 49 players 47 won 26/49 years 2001-2017
weight -1.08 gain -7.4528

pattern L778684559352168
? ? . ? ?
? 2 . . ?
a . * . #
? . . . ?
? ? . ? ?
a C last yes
seen 4527 played 36 games 36 players 36 won 17/36 years 2001-2017
weight -1.1761 gain -7.4645

pattern L517367855396399
? ? . ? ?
? . 3 . ?
3 . * . 3
? C C . ?
? ? . ? ?
seen 17672 played 64 games 64 players 63 won 33/64 years 2001-2017
weight -1.1156 gain -7.4706

pattern L483924149899783
? ? 3 ? ?
? . . . ?
C . * . .
? . . 3 ?
? ? 3 ? ?
seen 51006 played 139 games 138 players 128 won 72/139 years 2001-2019
weight -0.8275 gain -7.4721

pattern L830593698794515
? ? a
? ? ?
C C 2
. * .
# # #
a ? last yes
seen 4501 played 35 games 35 players 34 won 21/35 years 2009-2019
weight -1.1198 gain -7.4747

pattern L094411940693600
? ? C a ?
? . . 3 ?
. . * . .
? . . . ?
? ? C ? ?
a ? last yes
seen 2237 played 48 games 48 players 48 won 17/48 years 2000-2016
weight -1.1695 gain -7.4784

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
weight -1.3376 gain -7.4821

pattern L874912742914551
C 3 3
. * 3
C C .
seen 34906 played 213 games 211 players 204 won 110/213 years 2001-2019
weight -0.7783 gain -7.4904

pattern L089434789413333
? ? ? . ? ? ?
? . . . . O ?
? . . . . . ?
O . . * C . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 40000 played 83 games 83 players 80 won 44/83 years 2001-2017
weight -0.6244 gain -7.4985

pattern L014701634359384
? . 3 C ?
. . . 3 .
. . * . 3
. . . . .
? . . . ?
seen 32383 played 85 games 84 players 83 won 36/85 years 2001-2019
weight -0.6911 gain -7.502

pattern L750527313473467
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . . . .
. . . . . . . .
. . . 3 . O . .
. . . . . . . .
. . . . . . . .
seen 86237 played 2745 games 2664 players 1585 won 1333/2742 years 1988-2019
weight 0.1444 gain -7.5118

pattern L856126411683552
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . 3 . . . ?
? O . . . . ?
? ? ? . ? ? ?
seen 55518 played 95 games 95 players 92 won 49/95 years 2001-2018
weight -0.5444 gain -7.5164

pattern L476258777895575
? . . C ?
# . . C 3
# . * . 3
# . . C C
? . . . ?
seen 66198 played 41 games 41 players 39 won 18/41 years 2001-2016
weight -1.4427 gain -7.5208

pattern L806473153214140
. C .
3 * .
3 C C
? ? a
a ? last yes
seen 2057 played 85 games 85 players 81 won 45/85 years 2009-2017
weight -0.733 gain -7.522

pattern L124262174923421
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . 3 X
? . . 3 . O ?
? ? . . . ? ?
seen 19919 played 41 games 41 players 38 won 18/41 years 2001-2017
weight -0.9879 gain -7.5241

pattern L144870876825284
. 2 A
. * 3
. C .
seen 13473 played 265 games 263 players 227 won 132/265 years 2001-2018
weight -0.8743 gain -7.5471

pattern L741789289424502
? 3 . # ?
3 3 . # #
C 3 * # #
C C 2 # #
? 3 . # ?
seen 23892 played 52 games 52 players 51 won 20/52 years 2001-2019
weight -1.0495 gain -7.5542

pattern L861770599239989
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
O . . * . . .
? . C . 3 . ?
? . . . . . ?
? ? ? . ? ? ?
seen 63109 played 124 games 123 players 114 won 54/124 years 1992-2017
weight -1.546 gain -7.5691

pattern L313297057696600
? ? . ? ?
? 2 C C ?
3 A * C C
? 3 C . ?
? ? C ? ?
seen 255 played 40 games 17 players 17 won 20/40 years 2009-2018
weight 0.6662 gain -7.5718

pattern L806416663701091
? . . a
? . * .
b 3 . 3
a .C
b ? last yes
seen 87390 played 357 games 355 players 326 won 181/356 years 2000-2019
weight -0.5291 gain -7.5721

pattern L740155724476180
? . . C ?
C . . C 3
. . * . C
. . . . C
? . . . ?
seen 11354 played 35 games 34 players 34 won 15/35 years 2009-2017
weight -1.5011 gain -7.5865

pattern L974044836878907
? . . . ?
. . . . .
. . * . .
. C C 3 .
? C 3 . ?
seen 13271 played 54 games 54 players 51 won 28/54 years 2009-2017
weight -1.4264 gain -7.5939

pattern L051911439731525
? ? X . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . O
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 148170 played 102 games 102 players 97 won 56/102 years 2001-2018
weight -1.0884 gain -7.594

pattern L777620132081096
? ? . ? ?
? . 3 . ?
3 . * . .
? . . . ?
? ? C ? ?
seen 218621 played 143 games 143 players 138 won 68/143 years 2000-2019
weight -0.8548 gain -7.5948

pattern L297867187149708
? ? ? . ?
? ? 3 * C
? ? ? 2 ?
? ? ? ? ?
a ? ? ? ?
a ? last yes
seen 4962 played 65 games 65 players 65 won 36/65 years 2001-2017
weight -0.5013 gain -7.5962

pattern L855112040021367
? # # # ?
. . . . .
. . * . .
C . . . .
? 3 . . ?
seen 283462 played 177 games 176 players 159 won 89/177 years 2001-2018
weight -1.0419 gain -7.6008

pattern L461533856997327
? ? . ? ? ?
? . . . ? ?
3 . * . 3 ?
? . . . ? a
? ? . ? ? ?
a ? last yes
seen 18554 played 93 games 93 players 90 won 46/93 years 2001-2017
weight -1.2348 gain -7.6019

pattern L098555905501536
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . 3 . . ?
? ? . X . ? ?
seen 21861 played 93 games 41 players 12 won 45/93 years 2009-2016
weight -0.6301 gain -7.6116

pattern L079846189294450
? ? 3 ? ? ?
? . . . ? a
. . * . . ?
? C . . ? ?
? ? . ? ? ?
a ? last yes
seen 4684 played 103 games 103 players 97 won 58/103 years 2001-2019
weight -0.7571 gain -7.6254

pattern L059471442797896
? . . . . . ? ?
. . . . . . . ?
. . . . C . . ?
. . . * . . . .
. . . . . . . ?
. . . . . . . ?
? . . . . X ? ?
? ? ? . ? ? ? ?
seen 50490 played 67 games 67 players 66 won 30/67 years 2001-2017
weight -0.6264 gain -7.6554

pattern L679114731733514
? ? ? O ? ? ?
? . . C . . ?
? . . . . . ?
. . . * . . .
? . C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 30935 played 44 games 44 players 42 won 26/44 years 2001-2018
weight -1.1498 gain -7.6582

pattern L033619841126553
? # # # ?
. . . . .
2 . * . .
B 3 . . .
? . . . ?
seen 8348 played 113 games 113 players 109 won 47/113 years 2009-2017
weight -0.6201 gain -7.6605

pattern L248465692602258
? ? ? . ? ? ?
? . . . . O ?
? . . . . . ?
. . . * . . X
? . . . . . ?
? . . . C . ?
? ? ? . ? ? ?
seen 20157 played 40 games 40 players 40 won 17/40 years 2009-2018
weight -1.1049 gain -7.662

pattern L740413303986754
? ? 3 ? ?
? 3 C C ?
C C * C C
? 3 A 2 ?
? ? 3 ? ?
seen 100 played 58 games 32 players 32 won 20/58 years 2009-2017
weight 0.6118 gain -7.6709

pattern L278273179898085
? . C C ?
C . . C 3
. . * . .
# # # # #
? # # # ?
seen 30551 played 39 games 39 players 39 won 21/39 years 2009-2018
weight -0.9509 gain -7.6714

pattern L498726125773299
? . . . ?
. . . . .
. C * . .
3 . . C .
? . . . ?
seen 65890 played 70 games 70 players 69 won 27/70 years 2009-2016
weight -2.1134 gain -7.6756

pattern L485707634018764
? ? ? a
? ? ? ?
. 3 . ?
C * . ?
. . 3 ?
a ? last yes
seen 2667 played 42 games 41 players 42 won 14/42 years 2009-2018
weight -0.8599 gain -7.6961

pattern L405369223269026
? ? . ? ?
? . . # ?
3 . * # #
? 3 . # ?
? ? . ? ?
? ? a ? ?
a ? last yes
seen 13431 played 50 games 50 players 50 won 24/50 years 2001-2017
weight -1.1616 gain -7.7058

pattern L375211146703949
? # # # ?
. . . . .
. . * . .
. 3 . . C
? . . C ?
seen 107304 played 108 games 108 players 105 won 58/108 years 2001-2018
weight -0.7114 gain -7.716

pattern L360715989878967
? ? ? . ? ? ?
? . . . 3 X ?
? . . . . . ?
. . . * . . .
? . . . a . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 2308 played 79 games 79 players 77 won 34/79 years 2001-2018
weight -0.5327 gain -7.7167

pattern L959524589573684
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * . . .
? . . . C . ?
? . . . C X ?
? ? ? . ? ? ?
seen 78150 played 36 games 36 players 35 won 13/36 years 2009-2018
weight -1.3121 gain -7.7346

pattern L609906703174516
? ? 3 ? ?
? . . . ?
3 . * . 3
? . . . ?
? ? # ? ?
seen 30460 played 86 games 86 players 83 won 44/86 years 2001-2019
weight -1.3159 gain -7.7411

pattern L263752254365680
? # # # ?
# # # # #
2 A * C .
. 1 B . C
? 1 1 C ?
seen 212 played 131 games 65 players 64 won 62/131 years 2001-2017
weight 0.4571 gain -7.7431

pattern L187380329626249
? ? ? a
. C . ?
. * . ?
3 C . ?
a ? last yes
seen 3674 played 37 games 37 players 36 won 23/37 years 2009-2016
weight -1.4666 gain -7.7541

pattern L806611841796385
? . . . ?
. . . . C
. . * . 3
. 3 . . .
? . . . ?
seen 15106 played 62 games 62 players 62 won 34/62 years 2001-2018
weight -0.6192 gain -7.7578

pattern L721259926914756
? . . # ?
C 3 . # #
C . * # #
. . . # #
? . . # ?
seen 299259 played 35 games 34 players 34 won 13/35 years 2001-2017
weight -1.0612 gain -7.7796

pattern L960183430761128
? ? ? . ? ? ?
? . . . 3 . ?
? . . . . . ?
. . . * C . O
? . . . . . ?
? . . . . X ?
? ? ? . ? ? ?
seen 12412 played 55 games 55 players 54 won 20/55 years 2009-2018
weight -1.4591 gain -7.7801

pattern L307501223373084
? ? ? . ? ? ?
? X . . . . ?
? . . . . . ?
X . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? a ? ? ?
a O#
seen 86967 played 73 games 73 players 72 won 34/73 years 2001-2018
weight -1.7292 gain -7.7945

pattern L134297402792093
? . ? ? ?
. * 3 ? ?
? 3 ? ? ?
? ? ? ? ?
? ? ? ? a
a ? last yes
seen 106147 played 120 games 119 players 116 won 67/120 years 2001-2019
weight -0.536 gain -7.8189

pattern L818294128212977
? ? . ? ?
? 3 3 . ?
3 B * . 3
? . C . ?
? ? C ? ?
seen 7691 played 98 games 98 players 93 won 53/98 years 2001-2018
weight -0.483 gain -7.8278

pattern L201578542380229
? ? ? ? a
. . C ? ?
C * . ? ?
. . 3 ? ?
a ? last yes
seen 5493 played 41 games 41 players 41 won 20/41 years 2001-2018
weight -1.273 gain -7.8291

pattern L392516391112015
a ? ? ?
? ? . ?
? . * 3
? ? b ?
a ? last yes
b AB
seen 13486 played 197 games 197 players 189 won 91/197 years 2001-2018
weight -0.7141 gain -7.8335

pattern L665078290903953
a ? ? ? ? ?
? ? . . C ?
? . . . . .
? . . * . 3
? . . . . .
? ? . . . ?
a ? last yes
seen 4550 played 48 games 48 players 48 won 25/48 years 2009-2017
weight -1.628 gain -7.837

pattern L616689072258061
? . . . ?
. C . . #
C . * . #
3 . . . #
? . . . ?
seen 8954 played 68 games 68 players 66 won 36/68 years 2001-2017
weight -0.5692 gain -7.8496

pattern L364825275024005
. . C
C * .
. . 3
? ? ?
? a ?
a ? last yes
seen 5550 played 97 games 97 players 93 won 50/97 years 2000-2017
weight -0.678 gain -7.8578

pattern L102009841024470
? ? . ?
? . * 3
? ? 3 ?
? ? ? ?
a ? ? ?
a ? last yes
seen 184540 played 142 games 141 players 136 won 72/142 years 2001-2019
weight -1.0583 gain -7.859

pattern L253363026967307
. C .
3 * C
. C 1
seen 7613 played 81 games 81 players 77 won 29/80 years 1992-2019
weight -1.1051 gain -7.8814

pattern L182854779069154
? . . 3 ?
# . . . .
# . * . .
# . . . C
? . . C ?
seen 49175 played 78 games 78 players 73 won 52/78 years 2001-2017
weight -0.804 gain -7.883

pattern L310739751167365
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . X O
. . . . . . X ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 20490 played 39 games 39 players 39 won 21/39 years 1992-2017
weight -1.5504 gain -7.8851

pattern L783748585225878
? ? ? . ? ? ?
? O . . # # ?
? . . . # # ?
. C . * # # #
? C . . # # ?
? . . . # # ?
? ? ? . ? ? ?
seen 196321 played 39 games 39 players 37 won 23/39 years 2009-2017
weight -0.9323 gain -7.8933

pattern L718408698632334
? . . 3 ?
. . . . .
. . * C C
. . . . .
? . . . ?
seen 22195 played 71 games 71 players 66 won 28/71 years 2009-2017
weight -1.1134 gain -7.9106

pattern L294621236395348
? ? B ? ?
? B B 1 ?
. B * A 1
? # # # ?
? ? # ? ?
seen 292 played 243 games 125 players 129 won 131/243 years 2000-2018
weight 0.56 gain -7.9162

pattern L286679769162505
? ? . . . ? ?
? . . C . . ?
. . . . . 3 .
. . . * . . .
. . . . . . .
? . . . . X ?
? ? . . . ? ?
seen 12872 played 76 games 76 players 76 won 40/76 years 2001-2018
weight -0.8113 gain -7.9193

pattern L855030511895147
? C C . ?
3 . . C .
. . * . .
# # # # #
? # # # ?
seen 34564 played 52 games 52 players 51 won 29/52 years 2001-2019
weight -0.7158 gain -7.9568

pattern L069275003701518
? . 3 3 ?
. . . . .
. . * . .
. . . a .
? . . . ?
a C last yes
seen 5392 played 105 games 105 players 102 won 57/105 years 2000-2019
weight -0.6483 gain -7.9794

pattern L451732219842258
a ? ? ?
? . . .
? . * .
? 3 C C
a ? last yes
seen 3239 played 89 games 89 players 88 won 42/89 years 2001-2019
weight -0.9131 gain -7.983

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
weight -0.7772 gain -8.0007

pattern L607675985893547
? ? . ? ?
? . . # ?
. . * # #
? B 2 # ?
? ? . ? ?
seen 27082 played 70 games 70 players 68 won 39/70 years 2001-2017
weight -0.746 gain -8.0088

pattern L302389633560277
? ? 3 ? ?
? . . . ?
C 3 * . .
? . . . ?
? ? C ? ?
seen 31136 played 90 games 90 players 87 won 43/90 years 2009-2017
weight -1.0186 gain -8.0197

pattern L821659106605260
? ? ? a
? ? ? ?
C . . ?
. * C ?
. 3 b ?
a ? last yes
b 3C
seen 4855 played 108 games 108 players 106 won 59/107 years 2000-2018
weight -0.6242 gain -8.0375

pattern L831650855462264
? ? . . . ? ?
? . . . . . ?
X . . . . . .
. 3 . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 149538 played 74 games 72 players 67 won 34/74 years 2001-2017
weight -1.8985 gain -8.0687

pattern L726502142072593
. . . ? a
3 * . ? ?
. . . ? ?
a ? last yes
seen 245678 played 38 games 38 players 37 won 16/38 years 2001-2016
weight -2.4601 gain -8.0781

pattern L055315675861136
? 3 . . ?
3 . . . .
3 . * . .
3 C . . .
? C . . ?
seen 3484 played 41 games 41 players 41 won 24/41 years 2009-2016
weight -0.5771 gain -8.0959

pattern L881294779440361
# # # ?
. * . ?
. . C a
a ? last yes
seen 116584 played 72 games 72 players 71 won 34/72 years 2000-2017
weight -2.0125 gain -8.1042

pattern L948969672627421
? ? ? . ? ? ?
? . . . . # ?
? . C . . # ?
X . . * . # #
? . . . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 37328 played 54 games 54 players 51 won 26/54 years 2001-2018
weight -1.1239 gain -8.1047

pattern L828254515264913
? . . # ?
. 3 . # #
C 3 * # #
. C . # #
? . . # ?
seen 122702 played 41 games 41 players 41 won 17/41 years 2009-2016
weight -2.9137 gain -8.106

pattern L260565467317152
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . a . . 3 .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 16786 played 43 games 43 players 43 won 24/42 years 2001-2016
weight -2.1167 gain -8.1197

pattern L962196753033555
? ? . . . ? ?
? . . . . . ?
. . . . . . O
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . X ? ?
seen 241257 played 74 games 74 players 74 won 42/74 years 2001-2017
weight -1.5903 gain -8.137

pattern L620263139054824
? ? ? . ? ? ?
? O . 3 . . ?
? . C 3 . 3 ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 32223 played 63 games 63 players 63 won 29/63 years 2009-2017
weight -0.8708 gain -8.1454

pattern L659639068610138
. . .
. * .
. 3 3
? ? ?
? ? a
a ? last yes
seen 127951 played 44 games 44 players 43 won 24/44 years 2001-2017
weight -2.4154 gain -8.1477

pattern L001153771888958
? ? . . . ? ?
? . . a . X ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 100513 played 436 games 431 players 377 won 218/436 years 2001-2019
weight -0.3749 gain -8.1688

pattern L032141104789245
? ? . . . ? ?
? . . . . . ?
. . . . . . O
. . . * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 117909 played 69 games 69 players 69 won 32/69 years 2009-2018
weight -2.2822 gain -8.1716

pattern L179623703634886
? ? # ? ?
? . . # ?
3 . * # #
? 3 . # ?
? ? 3 ? ?
seen 52887 played 80 games 80 players 79 won 36/80 years 2001-2016
weight -0.5545 gain -8.1801

pattern L415153237405831
. C a
C * C
1 A 2
a .2
seen 10112 played 4079 games 2311 players 1488 won 2007/4076 years 1992-2019
weight -0.1914 gain -8.1871

pattern L609230456483556
1 C 3
A * B
1 B B
seen 867 played 356 games 167 players 158 won 233/356 years 2001-2019
weight 0.3801 gain -8.1883

pattern L103828814655616
3 . C ?
3 * . a
. . . ?
a ? last yes
seen 9857 played 48 games 48 players 48 won 32/48 years 2000-2018
weight -0.9631 gain -8.2019

pattern L490935873007037
? ? 3 ? ?
? 3 . . ?
. . * . .
? 3 . . ?
? ? C ? ?
seen 75554 played 40 games 40 players 40 won 21/40 years 2009-2017
weight -1.6974 gain -8.2497

pattern L505918091399039
? ? a ? ?
? 3 A # ?
. C * # #
? C C # ?
? ? . ? ?
a 23
seen 3667 played 272 games 125 players 123 won 114/272 years 2001-2017
weight -0.4304 gain -8.2518

pattern L950077691445574
? ? # ? ?
? # . . ?
# # * a 3
? # . . ?
? ? . ? ?
a C last yes
seen 7723 played 44 games 44 players 44 won 11/44 years 2009-2018
weight -1.3726 gain -8.2844

pattern L388516053947435
? ? B ? ?
? # . C ?
# # * C 3
? # . . ?
? ? . ? ?
seen 102969 played 34 games 34 players 34 won 22/34 years 2009-2019
weight -2.0852 gain -8.3173

pattern L757359602513402
? ? . ? ?
? . . . ?
3 3 * . .
? . . . ?
? ? . ? ?
seen 2552475 played 1394 games 238 players 187 won 669/1394 years 2001-2018
weight -1.2573 gain -8.3301

pattern L429428889559028
? ? ? . ? ? ?
? . . . . a ?
? . . . . C ?
. . . * . . X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a O last yes
seen 17906 played 34 games 34 players 33 won 17/34 years 2001-2016
weight -0.9534 gain -8.3318

pattern L138034588880871
? a ?
? . ?
# * C
? C ?
a ? last yes
seen 8513 played 37 games 36 players 33 won 24/37 years 2001-2017
weight -0.7052 gain -8.3337

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
weight -1.4173 gain -8.3361

pattern L784119777768656
? ? . ? ?
? . . . ?
. C * 3 3
? C . . ?
? ? . ? ?
seen 30824 played 60 games 35 players 8 won 28/60 years 2009-2016
weight -1.2182 gain -8.3482

pattern L327246680793190
? ? ? . ? ?
? ? . . . ?
a . C * 3 .
? ? . . . ?
? ? ? . ? ?
a ? last yes
seen 16914 played 36 games 36 players 35 won 13/36 years 2009-2017
weight -0.9313 gain -8.3587

pattern L351794938855997
? . . . ?
. . . . .
. . * . .
C . . . C
? C C C ?
seen 18241 played 62 games 62 players 59 won 30/62 years 2001-2018
weight -1.1771 gain -8.3701

pattern L223601069947926
? ? a
. . .
3 * .
. . 3
a ? last yes
seen 19322 played 41 games 41 players 39 won 18/41 years 2001-2017
weight -1.5562 gain -8.3743

pattern L500102076903268
? . . C
? . * .
a . 3 .
a ? last yes
seen 20754 played 91 games 91 players 89 won 47/91 years 2000-2017
weight -1.5252 gain -8.3743

pattern L034772396052909
? . . . ?
. . . . .
. . * . .
. . . . .
? 3 3 3 a
a ? last yes
seen 14203 played 60 games 60 players 60 won 24/60 years 1992-2017
weight -0.6846 gain -8.3927

pattern L107780121333201
? . 3 . ?
. 3 . . C
. . * . .
. . . . .
? # # # ?
seen 84518 played 36 games 36 players 34 won 18/36 years 2000-2017
weight -1.2658 gain -8.4036

pattern L954751024328800
? ? . a ?
? C . 3 ?
. . * . .
? . . . ?
? ? # ? ?
a ? last yes
seen 27943 played 129 games 129 players 122 won 61/129 years 2000-2019
weight -1.1343 gain -8.4229

pattern L811024900571311
? ? 1 ? ?
? C C 1 ?
. C * A 2
? # # # ?
? ? # ? ?
seen 213 played 135 games 64 players 63 won 45/135 years 2009-2019
weight 0.764 gain -8.4281

pattern L909341651715083
? ? a
? ? ?
# . .
# * 3
# . B
a ? last yes
seen 4379 played 41 games 41 players 40 won 17/41 years 2009-2016
weight -1.1163 gain -8.4294

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
weight -0.8429 gain -8.4416

pattern L123343509041504
# # #
. * 3
B B 3
seen 26020 played 116 games 115 players 110 won 55/116 years 2001-2018
weight -0.6505 gain -8.444

pattern L411004587742440
? ? ? X ? ? ?
? X 3 . . . ?
? . . . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 23240 played 40 games 40 players 40 won 25/40 years 2001-2019
weight -1.1356 gain -8.4474

pattern L826657516083007
? ? . ? ?
? . . . ?
B . * . .
? 2 . . ?
? ? 3 ? ?
seen 17385 played 157 games 155 players 148 won 87/157 years 2001-2019
weight -0.5231 gain -8.4478

pattern L735510393742136
? . . . ?
a . C . .
3 . * . .
3 . C . .
? . . . ?
a .3
seen 91043 played 124 games 124 players 120 won 53/124 years 2000-2019
weight -0.5966 gain -8.45

pattern L033186368380338
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . X
. C . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 33241 played 92 games 92 players 89 won 47/92 years 2009-2019
weight -0.626 gain -8.4563

pattern L755676682546475
? ? C ? ?
? C . C ?
. . * . .
? . C . ?
? ? . ? ?
seen 28624 played 47 games 47 players 47 won 26/47 years 2001-2017
weight -1.4328 gain -8.4703

pattern L669073364134932
. . . . . . . ?
. . . . . . . ?
. . . . . . . #
. . . * C . . #
. . . . . . . #
. . . 3 . . . ?
. . . . . . . ?
? ? . . . ? ? ?
seen 137886 played 670 games 665 players 517 won 315/670 years 2000-2019
weight -0.3239 gain -8.4781

pattern L307502027287479
? ? # ? ?
? . . . ?
. . * . 3
? C 3 . ?
? ? . ? ?
seen 35394 played 1108 games 1087 players 809 won 601/1108 years 2001-2019
weight -0.3924 gain -8.4892

pattern L654356742229953
? . . C ?
3 . . C 3
. . * . 3
. . . . .
? . . . ?
seen 8880 played 52 games 52 players 52 won 27/52 years 2009-2018
weight -0.9579 gain -8.5044

pattern L626227428646471
a ? ? ?
? . . .
? C * 3
? . . .
a ? last yes
seen 41728 played 162 games 162 players 154 won 80/162 years 1992-2019
weight -1.359 gain -8.5166

pattern L934423362289975
? ? . . . ? ?
? . . . . . ?
. . . . . . .
O . . * . . .
. . . C . . O
? . . . . . ?
? ? . . . ? ?
seen 17456 played 64 games 64 players 61 won 31/64 years 2009-2017
weight -0.5951 gain -8.5571

pattern L791997182887686
? ? . ? ?
? # . . ?
# # * 3 .
? # C C ?
? ? C ? ?
seen 19520 played 123 games 122 players 119 won 58/123 years 2000-2017
weight -1.0762 gain -8.5605

pattern L531550122238194
? ? 3 ? ?
? . . C ?
. . * . B
? # # # ?
? ? # ? ?
seen 80311 played 148 games 148 players 139 won 92/148 years 2001-2018
weight -0.5055 gain -8.6271

pattern L550231559438410
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . 3 .
? . C 3 . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 869 played 320 games 318 players 287 won 146/320 years 1992-2019
weight 0.4665 gain -8.648

pattern L303381657977781
? . 3 C ?
. . . C 2
. . * . .
. . . . .
? . . . ?
seen 13720 played 40 games 40 players 39 won 19/40 years 2009-2019
weight -1.5189 gain -8.6533

pattern L858644780547203
. 3 .
. * .
a . C
b ? ?
a .3
b ? last yes
seen 32197 played 107 games 107 players 102 won 54/107 years 2001-2018
weight -1.2778 gain -8.661

pattern L465318337515663
? ? ? . ? ? ?
? # # . . . ?
? # # . 3 3 ?
# # # * C 3 .
? # # . C C ?
? # # . . O ?
? ? ? . ? ? ?
seen 15636 played 92 games 92 players 87 won 47/92 years 2001-2017
weight -0.6828 gain -8.6629

pattern L119663982646211
? ? ? . ? ? ?
? . . . . . ?
? C . . . . ?
. . . * . . .
? . . . . . ?
? X 3 . . . ?
? ? ? . ? ? ?
seen 28304 played 40 games 40 players 40 won 20/40 years 2001-2017
weight -0.9887 gain -8.6784

pattern L393729453069854
? ? . ? ?
? . . . ?
3 . * . 2
? . . . ?
? ? . ? ?
seen 47273 played 170 games 170 players 160 won 73/170 years 2001-2019
weight -1.1153 gain -8.6961

pattern L814346305464164
? ? 3 ? ?
? C C 3 ?
3 . * . .
? 3 3 3 ?
? ? C ? ?
seen 10714 played 46 games 46 players 46 won 25/46 years 2009-2019
weight -0.9808 gain -8.6988

pattern L374870278815128
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . 3 . .
. . . C . . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 137060 played 661 games 656 players 510 won 310/661 years 2001-2019
weight -0.3241 gain -8.7092

pattern L750826766997420
? 3 . . ?
. . . . .
3 . * . .
. . . . .
? 3 . . ?
seen 52651 played 42 games 42 players 42 won 21/42 years 2001-2017
weight -2.7745 gain -8.7217

pattern L757193263155363
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . C . . . ?
? ? O X . ? ?
seen 494548 played 688 games 686 players 470 won 352/688 years 2001-2019
weight -0.5815 gain -8.7261

pattern L315151149221111
? ? C ? ?
? 3 . . ?
. . * . 3
? # # # ?
? ? # ? ?
seen 23291 played 35 games 35 players 35 won 15/35 years 2009-2017
weight -1.3506 gain -8.7333

pattern L630407615575712
? ? . . . ? ?
? . 3 . . . ?
. . . . . . .
O . C * . . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 7112 played 67 games 67 players 65 won 30/67 years 2001-2018
weight -0.7538 gain -8.7559

pattern L204887939114682
? ? ? . ? ? ?
? . . . . . ?
? 3 . C . . ?
. . . * . . .
? . . . C . ?
? . . . . . ?
? ? ? . ? ? ?
seen 14851 played 39 games 39 players 37 won 17/39 years 2009-2018
weight -1.2598 gain -8.779

pattern L066571577390196
. . C ? ?
. * C ? ?
. . . ? a
a ? last yes
seen 114962 played 99 games 99 players 96 won 52/99 years 2009-2018
weight -2.022 gain -8.797

pattern L233729083995284
. . . . . . . ?
. . . . . . . .
. . . . . C . .
. . . * . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . ?
? . . . . O ? ?
seen 89572 played 62 games 62 players 61 won 31/62 years 2001-2017
weight -0.8437 gain -8.8047

pattern L209649195677357
C C .
2 * .
. . .
? ? ?
? ? a
a ? last yes
seen 4519 played 53 games 53 players 53 won 20/53 years 2001-2018
weight -1.0368 gain -8.8061

pattern L281923690080056
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . 3 . .
. . . C . . . .
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 137325 played 663 games 658 players 511 won 312/663 years 2000-2019
weight -0.331 gain -8.8073

pattern L654588905176396
? . . . ?
. . . . C
. . * . .
. . . . .
a . . . ?
a ? last yes
seen 37714 played 129 games 129 players 120 won 55/129 years 2001-2017
weight -1.4833 gain -8.826

pattern L271799094857559
. . a
. * 3
. 3 .
a C last yes
seen 19961 played 68 games 68 players 67 won 40/68 years 2001-2017
weight -0.5952 gain -8.8388

pattern L302676432147786
? ? ? . ? ? ?
? . . . . . ?
? 3 . . . . ?
. . . * . . .
? . C . . . ?
? . . . C . ?
? ? ? . ? ? ?
seen 399925 played 39 games 39 players 39 won 16/39 years 2009-2018
weight -1.8646 gain -8.8626

pattern L625780371367269
? ? . ? ?
? . . C ?
. . * . .
? . . 2 ?
? ? C ? ?
seen 28498 played 106 games 106 players 102 won 56/106 years 2001-2019
weight -0.7694 gain -8.8652

pattern L096392142544015
? ? ? ? a
? . ? ? ?
C * 3 ? ?
? B ? ? ?
a ? last yes
seen 5487 played 110 games 110 players 108 won 56/110 years 2009-2019
weight -0.5519 gain -8.8694

pattern L162020741278729
? ? a ? ?
? . . . ?
. 3 . . .
. . * . .
. . . . .
? . C . ?
a ? last yes
seen 2567 played 45 games 45 players 43 won 23/45 years 2009-2017
weight -1.024 gain -8.8883

pattern L999681365585664
? ? . ? ?
? . . . ?
3 . * C .
? 3 3 C ?
? ? C ? ?
seen 36646 played 87 games 87 players 86 won 44/87 years 2009-2017
weight -1.3212 gain -8.8912

pattern L152846370521343
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? 3 . . . . ?
? O C . C . ?
? ? ? . ? ? ?
seen 46783 played 273 games 272 players 251 won 128/273 years 2001-2019
weight -0.3103 gain -8.899

pattern L259045217985737
? ? . ? ?
? . . C ?
C . * . a
? . . . ?
? ? . ? ?
a C last yes
seen 13402 played 89 games 89 players 87 won 48/89 years 2001-2018
weight -1.7038 gain -8.8996

pattern L567110164511800
? . . . ?
. . . . .
. 3 * . .
. . . . .
? C C . ?
seen 165516 played 177 games 177 players 166 won 85/177 years 2001-2018
weight -0.7667 gain -8.908

pattern L533755096698532
? ? . ? ?
? . 3 . ?
a . * . C
? . . C ?
? ? . ? ?
a #C
seen 49996 played 119 games 119 players 114 won 59/119 years 2009-2019
weight -1.169 gain -8.9284

pattern L606142520972799
? . ? ? ?
3 * . ? ?
? 2 ? ? ?
? ? ? ? ?
? ? ? ? a
a ? last yes
seen 11956 played 75 games 75 players 74 won 31/74 years 2001-2019
weight -1.0111 gain -8.9285

pattern L749637046371454
a ? ? ? ?
? ? . ? ?
? . C . ?
. . * . .
? . . C ?
? ? . ? ?
a ? last yes
seen 7730 played 43 games 43 players 39 won 17/43 years 2009-2018
weight -1.6804 gain -8.9291

pattern L335397494798607
? # # # ?
# # # # #
. . * . .
B B 1 C .
? 3 C . ?
seen 9343 played 51 games 51 players 51 won 16/51 years 2009-2018
weight -1.147 gain -8.9333

pattern L473498380325629
? ? . ? ?
? 3 . . ?
3 . * 3 3
? C . C ?
? ? . ? ?
seen 20398 played 91 games 91 players 86 won 42/91 years 2009-2018
weight -0.8362 gain -8.9652

pattern L402494728757247
? ? # ? ?
? # # # ?
3 . * . .
? 3 . . ?
? ? . ? ?
seen 605358 played 40 games 33 players 32 won 14/40 years 2001-2019
weight -3.2085 gain -9.0101

pattern L178198633537124
? . . . ?
. . . . 3
. . * . .
. . . a C
? . . 3 ?
a C last yes
seen 12344 played 54 games 54 players 52 won 25/54 years 2009-2018
weight -0.9922 gain -9.0144

pattern L340382296351573
. . . ?
. * 3 ?
. 3 C ?
? ? ? a
a ? last yes
seen 8019 played 169 games 169 players 161 won 92/169 years 2001-2018
weight -0.4783 gain -9.0151

pattern L455829235304118
? ? ? . ? ? ?
? . . . . . ?
? . . . C . ?
# . . * . . .
? . . . . . ?
? . . . C . ?
? ? ? . ? ? ?
seen 174389 played 147 games 146 players 134 won 68/147 years 2001-2019
weight -0.6338 gain -9.0279

pattern L367838021458541
? 2 . .
? . * .
? . . .
a ? ? ?
a ? last yes
seen 13728 played 275 games 275 players 253 won 127/275 years 2001-2019
weight -0.7557 gain -9.0303

pattern L795693671519178
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. . . * . . .
? C C . C C ?
? O 3 C C X ?
? ? ? X ? ? ?
seen 8545 played 46 games 46 players 45 won 29/46 years 2009-2019
weight -1.4289 gain -9.0435

pattern L051767333121107
? ? a
? ? ?
? 2 ?
C * C
? . ?
a ? last yes
seen 7245 played 87 games 86 players 84 won 45/87 years 2009-2018
weight -0.9526 gain -9.0449

pattern L302430327666185
? 3 . C ?
C . . . .
. 3 * C .
. . . . .
? . . . ?
seen 7204 played 42 games 42 players 41 won 14/42 years 2000-2018
weight -1.3016 gain -9.0584

pattern L810163861561812
? # # # ?
. . . . .
. . * . .
. . . C .
? 3 . . ?
? ? ? a ?
a ? last yes
seen 13842 played 41 games 41 players 41 won 18/41 years 2001-2019
weight -1.1162 gain -9.0584

pattern L732485935944800
? ? ? ? a
. C . ? ?
. * . ? ?
. C . ? ?
a ? last yes
seen 54315 played 124 games 124 players 121 won 60/124 years 2001-2018
weight -0.7083 gain -9.0876

pattern L862559619366418
? ? ? . ? ?
? ? 3 . . ?
? . . * . .
? ? . . . ?
a ? ? . ? ?
a ? last yes
seen 136159 played 207 games 206 players 190 won 107/207 years 2001-2018
weight -0.8249 gain -9.1202

pattern L408422126739937
? ? ? . ? ? ?
? O . . . . ?
? C . . . . ?
. . . * . C .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 17465 played 38 games 38 players 38 won 21/38 years 2009-2017
weight -1.2832 gain -9.134

pattern L494381692736734
? . . . ?
# . . 3 .
# . * . a
# . . C .
? . . . ?
a C last yes
seen 10793 played 45 games 45 players 41 won 15/45 years 2001-2017
weight -1.7918 gain -9.1502

pattern L496421528852844
? 3 . .
? . * .
? . 3 .
a ? ? ?
a ? last yes
seen 37612 played 56 games 56 players 54 won 30/56 years 2009-2016
weight -1.9049 gain -9.1513

pattern L566626816502380
? ? ? a ?
? ? 3 ? ?
? C . . ?
. . * C .
? . . . ?
? ? . ? ?
a ? last yes
seen 4085 played 50 games 49 players 48 won 32/50 years 2009-2016
weight -0.989 gain -9.1558

pattern L345206597291076
? ? 3 ? ?
? . . C ?
3 3 * . .
? . . . ?
? ? . ? ?
seen 43912 played 172 games 171 players 164 won 94/171 years 2001-2017
weight -0.6055 gain -9.1559

pattern L651904610673181
a ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . C .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 17849 played 97 games 96 players 93 won 48/97 years 2009-2017
weight -1.0334 gain -9.1946

pattern L123469908657580
? ? C ? ?
? . C . ?
. . * . B
? # # # ?
? ? # ? ?
seen 35876 played 63 games 63 players 59 won 30/63 years 2001-2018
weight -0.7964 gain -9.2413

pattern L817201938840897
? ? . . . ? ?
? . . . . . ?
. . . . C . X
. C . * . . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 6478 played 34 games 34 players 34 won 21/34 years 2001-2017
weight -1.0997 gain -9.2608

pattern L739719439258392
# # #
. * .
a 3 A
a BC
seen 58907 played 89 games 89 players 85 won 39/89 years 2001-2019
weight -1.4358 gain -9.2717

pattern L122717858942375
a ? ? ? ?
? ? . C C
? ? . * .
? ? . . .
a ? last yes
seen 88365 played 38 games 38 players 38 won 22/38 years 2001-2018
weight -2.4107 gain -9.3142

pattern L301871122021335
? ? ? a
? ? ? ?
? . ? ?
3 * . ?
? 3 ? ?
a ? last yes
seen 123876 played 107 games 106 players 100 won 51/107 years 2000-2018
weight -1.6963 gain -9.3175

pattern L481565837414524
C . C
. * .
C . C
seen 86028 played 389 games 387 players 356 won 191/389 years 2001-2019
weight -1.0826 gain -9.3284

pattern L594282454481088
? ? C ? ? ?
? . . C ? ?
. . * . . a
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 20905 played 119 games 118 players 112 won 70/119 years 2001-2018
weight -1.2887 gain -9.3345

pattern L713388392282796
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . 3 . . ?
a ? ? . ? ? ?
a ? last yes
seen 22593 played 117 games 117 players 110 won 53/117 years 2001-2018
weight -0.8919 gain -9.338

pattern L962482408960240
a ? . ? ?
? . C . ?
. . * . .
? C . . ?
? ? . ? ?
a ? last yes
seen 7045 played 36 games 36 players 35 won 11/36 years 2009-2018
weight -2.5631 gain -9.3444

pattern L915146918975611
? ? . ? ?
? . . # ?
C C * # #
? C . # ?
? ? C ? ?
seen 140216 played 61 games 61 players 58 won 30/61 years 2001-2017
weight -1.0172 gain -9.3517

pattern L139104824976861
? # # # ?
. . . . .
. . * . .
C . . 3 C
? . . 3 ?
seen 33156 played 68 games 68 players 65 won 32/68 years 2001-2018
weight -1.29 gain -9.3606

pattern L637482363610444
? ? C ? ?
? C C . ?
3 . * . .
? # # # ?
? ? # ? ?
seen 222101 played 159 games 159 players 152 won 83/159 years 2001-2019
weight -0.5799 gain -9.3614

pattern L706680509223290
? ? . X O ? ?
? . . C . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 159053 played 102 games 102 players 97 won 43/102 years 2000-2019
weight -1.1811 gain -9.364

pattern L556709258418953
? ? ? . ? ? ?
? . . . . . ?
? C . . C . ?
. . . * . . .
? . . . . . ?
? . . . . X ?
? ? ? . ? ? ?
seen 8133 played 40 games 40 players 38 won 22/40 years 2009-2017
weight -1.1898 gain -9.4002

pattern L701245747293384
? ? C ? ?
? 3 C C ?
3 A * C a
? 3 C C ?
? ? 3 ? ?
a 2C
seen 9186 played 665 games 262 players 246 won 396/665 years 2000-2019
weight -0.227 gain -9.4208

pattern L096723310153792
? ? . ? ?
? 3 . . ?
3 3 * . #
? C 3 . ?
? ? 3 ? ?
seen 65447 played 80 games 80 players 80 won 42/80 years 2009-2017
weight -0.7914 gain -9.4222

pattern L660182882557967
? ? 3 ? ?
? . . C ?
3 . * . .
? . . 3 ?
? ? . ? ?
seen 28418 played 152 games 152 players 142 won 75/152 years 2001-2019
weight -0.9967 gain -9.4386

pattern L353943864536981
? ? . ? ?
? . . . ?
C C * C .
? 3 B . ?
? ? 3 ? ?
seen 120257 played 67 games 66 players 66 won 30/67 years 2001-2017
weight -0.9668 gain -9.449

pattern L328285236048439
? ? C ? ?
? C C C ?
3 3 * C 3
? . 3 3 ?
? ? . ? ?
seen 11941 played 55 games 55 players 54 won 31/55 years 2009-2017
weight -1.2765 gain -9.4574

pattern L013871320112442
? ? ? a ?
? . . . ?
. . . . .
. . * . C
. . . . .
? . . . ?
a ? last yes
seen 73047 played 195 games 194 players 186 won 82/195 years 2001-2019
weight -1.323 gain -9.4653

pattern L682947246916344
? . . . ?
. . . . .
. . * . .
. a . C .
? . . C ?
a C last yes
seen 3287 played 36 games 36 players 36 won 16/36 years 2009-2019
weight -1.6412 gain -9.4705

pattern L691335422016270
? ? . ? ? ?
? . . . ? ?
. . * C . ?
? C . . ? ?
? ? . ? ? ?
? ? ? ? ? a
a ? last yes
seen 7103 played 50 games 50 players 47 won 21/50 years 2009-2017
weight -1.3601 gain -9.4766

pattern L836818131883349
? . C . ?
. . . . a
. . * . .
. . . . .
? # # # ?
a C last yes
seen 95977 played 52 games 52 players 52 won 24/52 years 2001-2017
weight -1.4565 gain -9.4776

pattern L965577110011333
? 3 3 . ?
C C 3 3 .
. . * . .
# # # # #
? # # # ?
seen 46928 played 55 games 55 players 54 won 19/55 years 2001-2018
weight -1.112 gain -9.4957

pattern L650389854481774
? ? ? . ? ?
? ? . . . ?
? 3 . * . #
? ? . . . ?
? ? ? . ? ?
a ? ? ? ? ?
a ? last yes
seen 57237 played 68 games 68 players 67 won 35/68 years 1992-2017
weight -1.8814 gain -9.503

pattern L323606381120909
? ? . ? ?
? C . 3 ?
. . * . 3
? # # # ?
? ? # ? ?
seen 36965 played 127 games 127 players 126 won 59/127 years 2001-2018
weight -0.5208 gain -9.5106

pattern L894179220167073
? . . . ?
3 C . C .
. . * . .
. . . . .
? . . . ?
seen 17306 played 83 games 83 players 82 won 42/83 years 2001-2018
weight -0.9776 gain -9.55

pattern L698134147925252
? ? . . . ?
? . 3 . . #
? . . * . #
? . C . . #
a ? . . . ?
a ? last yes
seen 6955 played 44 games 44 players 43 won 19/44 years 2009-2017
weight -2.0104 gain -9.5606

pattern L728400625852799
? ? ? . ? ? ?
? . . . . O ?
? . . . . . ?
. 3 . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 90369 played 120 games 120 players 114 won 69/120 years 2009-2019
weight -0.8148 gain -9.5723

pattern L083923493870343
? ? . . . ? ?
? . . . . . ?
X . . . . . .
O . . * . . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 82587 played 92 games 92 players 89 won 50/92 years 2001-2019
weight -1.2273 gain -9.6027

pattern L172220362693254
? ? . ? ?
? . C . ?
. . * . .
a 3 . 3 ?
? ? . ? ?
a ? last yes
seen 4251 played 49 games 49 players 43 won 23/49 years 2009-2017
weight -1.1628 gain -9.6292

pattern L366186606826606
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . 3 .
. . . . . C .
? . . . . . ?
? ? . . . ? ?
seen 42374 played 119 games 119 players 113 won 58/119 years 2001-2018
weight -1.3555 gain -9.6318

pattern L847906722135290
? ? 3 ? ?
? . . . ?
2 . * . .
? . 3 . ?
? ? . ? ?
seen 14444 played 36 games 36 players 35 won 24/36 years 2009-2018
weight -1.1771 gain -9.6333

pattern L442631770894482
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? X . . . . ?
a ? ? X ? ? ?
a ? last yes
seen 17909 played 49 games 49 players 49 won 28/49 years 2009-2017
weight -0.7998 gain -9.6371

pattern L571895181264364
? ? 3 ? ?
? # . . ?
# # * . 3
? # . 3 ?
? ? . ? ?
seen 73316 played 87 games 87 players 87 won 33/87 years 2009-2017
weight -1.0126 gain -9.6388

pattern L666699425394926
? # . C ?
# # . C C
# # * . C
# # . C 2
? # . C ?
seen 15615 played 59 games 59 players 59 won 27/59 years 2009-2019
weight -0.9221 gain -9.6417

pattern L087780999672445
? ? . ? ?
? C 3 . ?
2 . * . .
? . . . ?
? ? # ? ?
seen 3043 played 99 games 99 players 91 won 48/99 years 2009-2017
weight -1.0136 gain -9.6551

pattern L620371532304836
? ? . ? ?
? . . . ?
C . * . .
? . 3 . ?
? a . ? ?
a ? last yes
seen 30586 played 59 games 59 players 58 won 33/59 years 2009-2018
weight -1.7757 gain -9.6708

pattern L056499591818649
? . . . ?
. . . . .
C . * . .
. . . C C
? . . . ?
seen 80321 played 210 games 210 players 191 won 96/210 years 1992-2019
weight -0.3584 gain -9.6727

pattern L157033537956288
? ? ? . ? ? ?
? O . . . . ?
? . . . . . ?
. . . * . . .
? C . . . . ?
? . 3 . . . ?
? ? ? . ? ? ?
seen 20497 played 120 games 120 players 115 won 60/120 years 2009-2017
weight -0.6319 gain -9.6873

pattern L405023421013242
? ? . ? ?
? 3 . a ?
C . * . .
? . 3 . ?
? ? . ? ?
a C last yes
seen 4690 played 84 games 84 players 81 won 38/84 years 2001-2018
weight -0.9727 gain -9.6873

pattern L627111978350494
? ? . . . ?
? . . . . .
? . . * . .
? . 3 . . .
a ? . . C ?
a ? last yes
seen 3167 played 97 games 97 players 96 won 41/97 years 2001-2017
weight -0.7405 gain -9.6907

pattern L323570449204097
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . . . ?
. . C . 3 . O ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 25291 played 108 games 108 players 103 won 51/108 years 2001-2019
weight -1.0893 gain -9.6992

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
weight -1.2024 gain -9.6993

pattern L780703459746190
? ? . ? ?
? 3 . . ?
3 . * . .
? . . . ?
? ? . ? ?
a ? ? ? ?
a ? last yes
seen 18033 played 79 games 79 players 77 won 43/79 years 2001-2017
weight -1.0695 gain -9.702

pattern L607077770633443
? ? . . . ? ?
? . . . . . ?
. . . . . . X
. . . * . . X
. . . . . . .
? . . . . . ?
? ? . O . ? ?
seen 16197 played 49 games 49 players 47 won 23/49 years 2001-2016
weight -1.5202 gain -9.7077

pattern L893001814342705
? ? a ? ?
? ? b ? ?
? . . 3 ?
. . * . C
? . . . ?
? ? . ? ?
a ? last yes
b .C
seen 25385 played 223 games 222 players 210 won 120/223 years 2001-2019
weight -0.822 gain -9.7155

pattern L235350064645915
? ? C ? ?
? . . . ?
. C * . .
? . . C ?
? ? . ? ?
seen 201992 played 228 games 226 players 211 won 97/228 years 1993-2019
weight -1.0658 gain -9.7244

pattern L171080447634139
? ? O . . ? ?
? . . . . . ?
. . . . . . .
. . C * . . .
. . . . . . .
? . . . . . ?
? ? . X . ? ?
seen 25745 played 39 games 39 players 38 won 21/39 years 2009-2017
weight -1.8934 gain -9.7355

pattern L404687906513718
? ? . ? ?
? . . 3 ?
. . * . .
? 3 . . ?
? ? C ? ?
seen 128309 played 237 games 237 players 218 won 124/237 years 2001-2019
weight -0.4946 gain -9.7786

pattern L939283176425020
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. C . . . . X
? . . . . . ?
? ? . . . ? ?
seen 214308 played 89 games 89 players 88 won 49/89 years 2001-2018
weight -1.9126 gain -9.779

pattern L953021114364722
? 3 . . ?
. . C . .
. . * . .
. . . . .
? C . . ?
seen 23287 played 47 games 47 players 46 won 19/47 years 2001-2017
weight -1.4978 gain -9.7865

pattern L833539866353960
? ? ? . ? ? ?
? . . C . . ?
? . C . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 52792 played 73 games 73 players 73 won 33/73 years 2009-2019
weight -1.0395 gain -9.789

pattern L281281500142550
. . a
b * C
. . C
a .C
b C last yes
seen 84829 played 286 games 286 players 245 won 138/286 years 2001-2018
weight -0.7637 gain -9.7964

pattern L506474835937949
? ? a ? ?
? C C 3 ?
. C * A 3
? 3 C 3 ?
? ? C ? ?
a 3C
seen 1310 played 416 games 164 players 155 won 190/416 years 2000-2018
weight 0.5136 gain -9.7991

pattern L576115526331105
? ? 3 ? ?
? . C . ?
. . * . 3
? . . a ?
? ? . ? ?
a C last yes
seen 1080 played 42 games 42 players 42 won 18/42 years 2009-2016
weight -0.8686 gain -9.8052

pattern L629539247563529
? a . ? ?
? . . # ?
3 . * # #
? C . # ?
? ? . ? ?
a ? last yes
seen 7834 played 56 games 56 players 55 won 24/56 years 2009-2017
weight -1.5897 gain -9.8281

pattern L725789451399275
C C 2
C * B
1 A 1
seen 733 played 475 games 231 players 207 won 207/475 years 2000-2019
weight 0.9551 gain -9.8565

pattern L451045477340821
? ? . ? ?
? # . . ?
# # * C 3
? # . C ?
? ? 3 ? ?
seen 24163 played 92 games 92 players 90 won 47/92 years 2000-2016
weight -0.7296 gain -9.8763

pattern L807897417722947
. C .
. * .
. C .
? ? ?
? ? a
a ? last yes
seen 58068 played 116 games 116 players 111 won 51/116 years 2001-2018
weight -0.8439 gain -9.8895

pattern L258253273442675
? . C . ?
. . . . .
. . * . .
. . . . .
? . . . ?
? ? ? ? a
a ? last yes
seen 50146 played 318 games 314 players 287 won 148/318 years 2000-2019
weight -0.7881 gain -9.9001

pattern L775799137292816
? # # # ?
# # # # #
. . * . .
. C . . .
? . C C ?
seen 307432 played 60 games 60 players 57 won 34/60 years 2001-2019
weight -2.0895 gain -9.9007

pattern L901634115946097
a ? ? ?
? ? ? ?
? 3 . 3
? . * .
? . . .
a ? last yes
seen 85171 played 220 games 220 players 203 won 103/220 years 2000-2019
weight -0.8216 gain -9.9143

pattern L151943750846235
B . #
3 * #
. . #
a ? ?
a ? last yes
seen 4269 played 94 games 94 players 94 won 60/94 years 2001-2019
weight -0.9888 gain -9.9159

pattern L775279575066589
? ? . ? ?
? . . . ?
. . * . #
a 3 . . ?
? ? . ? ?
a ? last yes
seen 101510 played 115 games 115 players 108 won 56/114 years 2001-2019
weight -1.4903 gain -9.9258

pattern L127165780177195
? ? ? . ? ? ?
? . . . 3 O ?
? . . . . 3 ?
. . . * . 3 O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 50261 played 77 games 77 players 73 won 40/77 years 2009-2017
weight -0.884 gain -9.989

pattern L923938442238217
? C C .
? . * .
a C . .
a ? last yes
seen 18779 played 42 games 42 players 42 won 20/42 years 2009-2018
weight -1.8844 gain -10.0048

pattern L169663328654126
? ? C ? ?
? . C . ?
. . * . 3
? . . C ?
? ? C ? ?
seen 34424 played 108 games 108 players 105 won 49/108 years 2001-2019
weight -1.063 gain -10.0426

pattern L650857176439279
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . X
? . . . . . ?
? . . . . X ?
? ? ? . ? ? ?
seen 1728673 played 408 games 405 players 344 won 212/408 years 2001-2019
weight -1.6416 gain -10.0513

pattern L979969868630422
? C . 3 ?
C C 3 . .
. . * . .
# # # # #
? # # # ?
seen 79532 played 37 games 37 players 36 won 22/37 years 2009-2018
weight -2.0989 gain -10.0726

pattern L183922483932635
? . . . ?
. . . . .
. . * . .
C . 3 . a
? . . . ?
a C last yes
seen 16794 played 45 games 45 players 45 won 20/45 years 2001-2016
weight -1.3366 gain -10.0778

pattern L953611510410397
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . . . .
. . . . . . . .
. . . 3 . . . O
. . . . . . . ?
? . . . . . ? ?
seen 55852 played 101 games 101 players 97 won 45/101 years 2001-2018
weight -0.5186 gain -10.0813

pattern L195007880071507
? ? C ? ?
? . C C ?
3 . * . .
? . . . ?
? ? . ? ?
seen 146632 played 160 games 159 players 142 won 64/160 years 2001-2018
weight -0.4206 gain -10.0911

pattern L115612074368558
? ? ? . ? ?
? ? . . . ?
? . . * . .
? ? . C . ?
a ? ? C ? ?
a ? last yes
seen 23533 played 38 games 38 players 38 won 16/38 years 2009-2019
weight -2.1108 gain -10.093

pattern L942206330548848
? ? ? a
? ? ? ?
? 3 ? ?
3 * C ?
? b ? ?
a ? last yes
b .23C
seen 85742 played 710 games 706 players 594 won 380/710 years 2001-2019
weight -0.375 gain -10.0939

pattern L079409578797419
? ? . ? ?
? B . . ?
C . * . #
? . . . ?
? ? . ? ?
seen 80051 played 146 games 146 players 140 won 79/145 years 2001-2019
weight -0.7819 gain -10.0998

pattern L312975899638425
a ? . . . ?
? . . . . .
? . . * . 3
? . . . . .
? ? . . . ?
a ? last yes
seen 51938 played 76 games 76 players 75 won 43/76 years 2001-2018
weight -0.8201 gain -10.1167

pattern L193236239146696
? C . # ?
C C . # #
3 3 * # #
C 3 . # #
? 3 . # ?
seen 30954 played 61 games 61 players 60 won 29/61 years 2001-2019
weight -0.6897 gain -10.135

pattern L236840017065384
? ? . ? ?
? . . a ?
. 3 * . .
? 3 C . ?
? ? . ? ?
a C last yes
seen 8111 played 329 games 326 players 294 won 169/329 years 2001-2019
weight -0.6704 gain -10.1602

pattern L236509865978896
? . . . ?
. . . . .
. . * . .
. . . . .
? 3 . C ?
? ? ? ? a
a ? last yes
seen 21078 played 45 games 45 players 45 won 25/45 years 2009-2017
weight -1.3552 gain -10.1894

pattern L686476873313730
. 3 . ?
. * . ?
. . C ?
? ? ? ?
? ? ? a
a ? last yes
seen 21925 played 54 games 54 players 53 won 23/54 years 2000-2017
weight -0.9889 gain -10.1968

pattern L694002155199197
? ? ? ? a
? 3 ? ? ?
. * . ? ?
? 3 ? ? ?
a ? last yes
seen 207902 played 144 games 144 players 138 won 73/144 years 2001-2019
weight -1.3754 gain -10.2091

pattern L953436847342570
? ? a
. . .
C * 3
. C b
a ? last yes
b 3C
seen 7074 played 136 games 136 players 129 won 68/136 years 2001-2019
weight -0.8223 gain -10.2093

pattern L095689502846402
? ? . ? ? ?
? . C . ? a
C . * . 3 ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 1776 played 65 games 65 players 64 won 28/65 years 2009-2017
weight -0.5795 gain -10.2108

pattern L003011678794070
? . . . ?
C . . . .
C . * . .
C . . . C
? . . 3 ?
seen 5520 played 57 games 57 players 56 won 24/57 years 2001-2019
weight -0.7976 gain -10.2273

pattern L542946736753699
? ? . ? ?
? . . . ?
# . * . 3
? . . . ?
? ? . ? ?
? ? ? a ?
a ? last yes
seen 70362 played 74 games 74 players 73 won 38/74 years 2001-2017
weight -2.1685 gain -10.2312

pattern L523674222202814
? . . . ?
# . . . .
# . * . a
# . . . 3
? . . . ?
a C last yes
seen 21281 played 63 games 63 players 61 won 25/63 years 2009-2017
weight -1.1194 gain -10.2413

pattern L451236059914144
? ? . . . ?
a . C . 3 .
? . . * . .
? . . . . .
? ? # # # ?
a ? last yes
seen 10171 played 37 games 37 players 37 won 16/37 years 2009-2016
weight -1.3716 gain -10.2437

pattern L549978726195078
? ? ? a ? ? ?
? . . . . . ?
? . . . . . ?
O . . * . . .
? . . . . . ?
? O . . . . ?
? ? ? . ? ? ?
a X#
seen 90740 played 94 games 94 players 92 won 43/94 years 2009-2019
weight -1.6158 gain -10.2486

pattern L909144053906358
? ? ? O ? ? ?
? . . . . . ?
? . 3 . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 71864 played 57 games 57 players 55 won 35/57 years 2009-2018
weight -1.4194 gain -10.268

pattern L828444392237553
? ? ? . ? ? ?
? . . . . X ?
? . . . . . ?
. . . * . 3 .
? . . . C . ?
? . . . . . ?
? ? ? . ? ? ?
seen 14211 played 61 games 61 players 58 won 24/61 years 2001-2019
weight -0.8968 gain -10.3011

pattern L183021385225505
? ? ? ? a
? . . . ?
. . . . .
. . * . .
. . . . .
? . . 3 ?
a ? last yes
seen 73292 played 57 games 57 players 55 won 32/57 years 2009-2017
weight -1.6962 gain -10.3245

pattern L315927688477736
? C C C ?
. . . C 3
. . * . .
# # # # #
? # # # ?
seen 198491 played 73 games 73 players 71 won 38/73 years 2009-2017
weight -1.1316 gain -10.3534

pattern L555757911959038
? . . .
a . * .
? 3 . 3
a ? last yes
seen 65591 played 130 games 130 players 122 won 60/130 years 2001-2019
weight -1.2534 gain -10.3653

pattern L577901987788595
. . .
. * .
3 . 3
? a ?
a ? last yes
seen 62686 played 38 games 38 players 37 won 23/38 years 2009-2017
weight -3.129 gain -10.3876

pattern L746432980807305
? . . . ?
. . . . 3
. . * . .
. . . . .
? . . . ?
? ? ? ? a
a ? last yes
seen 91088 played 61 games 61 players 57 won 28/61 years 2009-2018
weight -2.7837 gain -10.3887

pattern L455271817486482
? ? . . . ?
? . . . . .
? . . * . .
? . 3 . . .
a ? . . . ?
a ? last yes
seen 145278 played 70 games 70 players 69 won 37/70 years 2001-2018
weight -1.3592 gain -10.4001

pattern L057425926815121
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X . . * . . .
? 3 . . . . ?
? . . . . . ?
? ? ? O ? ? ?
seen 36354 played 47 games 47 players 47 won 20/47 years 2001-2019
weight -0.9553 gain -10.4104

pattern L581268656577009
? ? . ? ?
? . C . ?
. . * . .
a . 3 . ?
? ? . ? ?
a ? last yes
seen 17993 played 99 games 99 players 96 won 46/99 years 2009-2018
weight -0.6717 gain -10.4232

pattern L881859065453487
. . . ? a
. * . ? ?
C C . ? ?
a ? last yes
seen 56492 played 48 games 48 players 48 won 23/48 years 2001-2016
weight -1.3139 gain -10.4567

pattern L893473638031622
? ? a
? ? ?
3 . C
. * .
3 . C
a ? last yes
seen 11524 played 44 games 44 players 43 won 16/44 years 2009-2016
weight -1.846 gain -10.4996

pattern L040405776747143
? ? # ? ?
? . . . ?
. . * . .
? 3 . 3 ?
? ? 3 ? ?
seen 323582 played 224 games 223 players 211 won 98/224 years 2000-2018
weight -0.8214 gain -10.5404

pattern L944819013014061
. . . . . . # ?
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . C . . # #
. . . . . . # #
. . O . . . # ?
? O . . . . ? ?
seen 22069 played 39 games 39 players 39 won 20/39 years 2009-2017
weight -1.2769 gain -10.5771

pattern L536619138448146
? ? . ? ?
? 3 . . ?
. . * . .
? . . . ?
? ? . ? ?
a ? ? ? ?
a ? last yes
seen 129859 played 154 games 154 players 140 won 87/154 years 2000-2018
weight -0.9005 gain -10.6036

pattern L197999210304141
1 C a
A * C
2 B 3
a .C
seen 485 played 338 games 173 players 165 won 124/338 years 2001-2018
weight 0.7187 gain -10.626

pattern L016272978895038
? . . B ?
. . . . C
. . * . .
. . . . .
? . . . ?
seen 253398 played 237 games 237 players 216 won 122/237 years 2001-2019
weight -1.1814 gain -10.6425

pattern L871329024503973
? # # # ?
. . . . .
. . * . .
3 . . . .
? . C 3 ?
seen 6295 played 36 games 36 players 36 won 19/36 years 2001-2017
weight -1.1865 gain -10.6495

pattern L596838125282884
? ? . . .
? ? 3 * .
? ? 3 C C
? ? ? ? ?
a ? ? ? ?
a ? last yes
seen 8541 played 72 games 71 players 71 won 41/72 years 2009-2017
weight -1.3518 gain -10.6674

pattern L229142162686610
? ? O . O ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? O . . ? ?
seen 29838 played 54 games 54 players 53 won 28/54 years 2001-2016
weight -1.0029 gain -10.6908

pattern L554423317328269
? . . C ?
. . . . .
. . * . C
. . . . .
? # # # ?
seen 163578 played 183 games 183 players 175 won 91/183 years 2000-2019
weight -0.6509 gain -10.6964

pattern L030841064807004
? 3 . # ?
. . . # #
C . * # #
C . . # #
? . . # ?
seen 138594 played 62 games 62 players 60 won 35/62 years 2001-2016
weight -1.3763 gain -10.7011

pattern L219750636012105
? ? ? . ?
? ? 3 * 3
? ? ? . ?
a ? ? ? ?
a ? last yes
seen 230143 played 224 games 223 players 212 won 113/223 years 2000-2019
weight -1.1183 gain -10.7364

pattern L352721757693348
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? 3 . . . . ?
? X C . . . ?
? a ? . ? ? ?
a ? last yes
seen 6205 played 52 games 52 players 52 won 24/52 years 2001-2018
weight -1.2401 gain -10.7415

pattern L548584633596714
? ? a ? ?
? C C . ?
. C * B #
? 3 A 1 ?
? ? 3 ? ?
a 23
seen 464 played 297 games 150 players 145 won 143/297 years 2009-2018
weight 0.6053 gain -10.817

pattern L588080222350285
? . . . ?
. . . 3 .
3 . * . .
. . . . .
? C . . ?
seen 23277 played 57 games 57 players 55 won 27/57 years 2001-2017
weight -0.8145 gain -10.8191

pattern L840900735015480
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . 3 . . ?
? ? ? . a ? ?
a ? last yes
seen 50754 played 69 games 69 players 69 won 32/69 years 2001-2018
weight -1.9346 gain -10.8483

pattern L059235842406195
? ? 3 ? ?
? 3 . 3 ?
3 . * . .
? # # # ?
? ? # ? ?
seen 125907 played 109 games 109 players 105 won 45/109 years 2009-2019
weight -1.4053 gain -10.8592

pattern L654562367518035
? # . . ?
# # . C .
# # * 3 3
# # . . .
? # . 3 ?
seen 40241 played 52 games 52 players 52 won 28/52 years 2000-2017
weight -1.9266 gain -10.8623

pattern L917153162304420
? ? . . . ? ?
? . . . . . ?
X . . . . . .
. . . * . . .
X . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 372748 played 314 games 311 players 278 won 171/314 years 2000-2019
weight -0.6177 gain -10.8704

pattern L295497653490288
? ? . a ?
? 3 . . ?
. . * . .
? . . . ?
? ? 3 ? ?
a ? last yes
seen 6162 played 59 games 59 players 56 won 22/59 years 2009-2019
weight -0.9965 gain -10.8796

pattern L088414713750398
? ? . ? ?
? C . # ?
B . * # #
? C . # ?
? ? . ? ?
seen 288708 played 132 games 130 players 125 won 57/132 years 2001-2019
weight -2.4694 gain -10.8805

pattern L361955776090373
? ? # ? ?
? . C . ?
C C * B 2
? 3 A 2 ?
? ? 3 ? ?
seen 447 played 153 games 61 players 60 won 71/153 years 2009-2018
weight 0.6765 gain -10.8844

pattern L389370176755009
? ? . ? ?
? . . 3 ?
a 3 * . .
? . . . ?
? ? . ? ?
a C last yes
seen 30566 played 59 games 59 players 55 won 31/59 years 2000-2017
weight -1.9592 gain -10.8853

pattern L108316808566249
# # #
. * .
a C .
a C last yes
seen 151430 played 148 games 148 players 138 won 75/148 years 2001-2019
weight -1.8914 gain -10.8876

pattern L007289460001415
? ? ? . ? ? ?
? O . C . . ?
? C . . . . ?
X . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 43705 played 59 games 59 players 57 won 30/59 years 2000-2017
weight -1.2839 gain -10.8893

pattern L276068265222617
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . C .
? . . . 3 3 ?
? . . . . . ?
? ? ? . ? ? ?
seen 160452 played 45 games 45 players 45 won 27/45 years 2001-2016
weight -3.0007 gain -10.8934

pattern L199700326263633
. . .
3 * .
3 . 3
? ? ?
? ? a
a ? last yes
seen 17489 played 46 games 46 players 45 won 16/46 years 2001-2019
weight -1.1242 gain -10.8956

pattern L566897640827692
? ? ? . ? ? ?
? O . . . . ?
? 3 3 . . . ?
. . . * . . .
? C . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 16806 played 77 games 77 players 76 won 34/77 years 2009-2018
weight -1.0032 gain -10.9077

pattern L463390719265978
? ? a ? ?
? ? . ? ?
? 3 . . ?
. . * . #
? . . . ?
? ? . ? ?
a ? last yes
seen 41197 played 34 games 34 players 34 won 20/34 years 2009-2017
weight -3.1938 gain -10.943

pattern L053016746404449
? C . # ?
3 3 . # #
3 . * # #
. 3 . # #
? . . # ?
seen 23431 played 61 games 61 players 58 won 16/61 years 2001-2018
weight -1.1053 gain -10.9438

pattern L717308443014193
? 3 . . ?
C C . . .
. . * . .
. . . . .
? # # # ?
seen 88575 played 93 games 93 players 91 won 28/93 years 2001-2018
weight -0.9491 gain -10.9664

pattern L203194064542621
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . X
. . . . . . .
? . . . . . ?
? ? . . . a ?
a ? last yes
seen 39821 played 148 games 147 players 140 won 84/148 years 2001-2019
weight -1.4591 gain -10.9791

pattern L799794220420833
? a ?
? ? ?
3 . 3
. * .
# # #
a ? last yes
seen 8357 played 58 games 58 players 57 won 15/58 years 2001-2017
weight -1.1665 gain -10.9908

pattern L269124832690863
? ? ? a ?
? . . . ?
. . . . .
. . * . .
C . . . .
? . . . ?
a ? last yes
seen 47402 played 42 games 42 players 39 won 18/42 years 2001-2019
weight -2.0057 gain -10.9949

pattern L890817132805288
? ? . ? ?
? . . C ?
# . * 3 .
? . . 3 ?
? ? 2 ? ?
seen 8599 played 66 games 66 players 63 won 32/66 years 2001-2017
weight -0.853 gain -10.9981

pattern L357533618912239
? # # #
? . * .
? 3 . .
? ? ? ?
a ? ? ?
a ? last yes
seen 98335 played 39 games 39 players 39 won 20/39 years 2009-2019
weight -1.431 gain -11.0356

pattern L189102346558367
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . X
. . . . . . O ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 202443 played 117 games 116 players 107 won 61/117 years 2009-2018
weight -0.7341 gain -11.0462

pattern L471862173068632
? ? ? a
? ? ? ?
? C ? ?
. * 3 ?
? 3 ? ?
a ? last yes
seen 47606 played 280 games 280 players 268 won 140/280 years 2001-2019
weight -0.7343 gain -11.0556

pattern L237182255236924
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
O . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 47933 played 36 games 36 players 35 won 15/36 years 2009-2019
weight -1.609 gain -11.0831

pattern L665301035487263
? ? . ? ? ?
? . . . ? ?
. . * 3 . a
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 111362 played 39 games 39 players 38 won 18/39 years 2009-2017
weight -1.9508 gain -11.0918

pattern L790905525739494
? . . . ?
. . . . .
. . * C .
3 . . . .
? . C . ?
seen 106073 played 80 games 80 players 80 won 39/80 years 2001-2018
weight -1.4134 gain -11.1162

pattern L318695949871198
a ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . C ?
? . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 23589 played 34 games 34 players 32 won 19/34 years 2009-2017
weight -1.21 gain -11.1275

pattern L760971185672833
? ? . ? ?
? B . . ?
. . * . .
? . . . ?
? ? # ? ?
seen 179568 played 36 games 36 players 34 won 16/36 years 2009-2017
weight -3.8511 gain -11.1437

pattern L123572521511639
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . 3 . C X ?
? ? ? . ? ? ?
seen 28616 played 36 games 36 players 36 won 17/36 years 2009-2018
weight -1.6334 gain -11.1893

pattern L366254104629611
? ? . ? ?
? C . # ?
C . * # #
? 2 . # ?
? ? . ? ?
seen 82601 played 131 games 131 players 125 won 48/131 years 2000-2018
weight -1.065 gain -11.1911

pattern L540381308880505
. C C
C * C
2 A 1
seen 4709 played 1496 games 858 players 683 won 694/1496 years 2001-2019
weight -0.1825 gain -11.2048

pattern L962048543135879
# . .
# * .
# . C
? ? ?
? a ?
a ? last yes
seen 55376 played 90 games 90 players 88 won 49/90 years 2001-2017
weight -1.2767 gain -11.2066

pattern L082057429734751
? # # # ?
# # # # #
. . * . .
. . 3 C .
? 3 3 . ?
seen 51098 played 59 games 59 players 56 won 27/59 years 2009-2018
weight -1.2496 gain -11.22

pattern L655898747388739
? . . . ?
# . . . 2
# . * . C
# . . . .
? . . . ?
seen 25889 played 67 games 67 players 67 won 40/67 years 2001-2017
weight -1.5165 gain -11.2306

pattern L498950907146331
? ? ? . a ? ?
? . . . . . ?
? . . . . . ?
. . . * . C .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 20107 played 60 games 60 players 59 won 21/60 years 2001-2018
weight -1.4329 gain -11.2729

pattern L004037769070591
? . . .
? . * .
a 3 3 .
a ? last yes
seen 172385 played 188 games 188 players 174 won 98/188 years 2001-2017
weight -0.6818 gain -11.273

pattern L709208198309135
? ? ? . ? ? ?
? X . 3 . . ?
? C C 3 . . ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 20113 played 78 games 78 players 76 won 35/78 years 2001-2018
weight -0.9102 gain -11.2809

pattern L303163030223049
? ? . ? ?
? C C . ?
. . * . 3
? . . . ?
? ? # ? ?
seen 48035 played 67 games 66 players 65 won 29/67 years 2001-2018
weight -1.0423 gain -11.2828

pattern L964473768910880
? ? 3 ? ?
? 1 A 2 ?
# B * C 3
? . C C ?
? ? . ? ?
seen 234 played 163 games 92 players 89 won 65/163 years 2009-2017
weight 0.3563 gain -11.3082

pattern L267802898805318
? ? ? . ? ?
a ? C . 3 ?
? . . * . .
? ? . . . ?
? ? ? # ? ?
a ? last yes
seen 17356 played 115 games 115 players 115 won 59/115 years 2001-2019
weight -1.1035 gain -11.3597

pattern L043403911577234
? ? ? . ? ? ?
? . . . . . ?
? . . . . 3 ?
. . . * . a .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 38827 played 34 games 34 players 33 won 15/34 years 2009-2016
weight -2.1148 gain -11.3753

pattern L305347914280939
? ? ? O ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? a ? ? ?
a O last yes
seen 24436 played 45 games 45 players 42 won 18/45 years 2001-2017
weight -2.2086 gain -11.4247

pattern L030586714096291
? ? . ? ?
? . . . ?
. C * . B
? . . C ?
? ? . ? ?
seen 47128 played 65 games 65 players 62 won 32/65 years 2001-2019
weight -1.4051 gain -11.4704

pattern L334417271922970
? . . . ?
. . . C C
. . * . .
. . . . .
? . C . ?
seen 46431 played 120 games 120 players 115 won 50/120 years 2001-2018
weight -0.8423 gain -11.5128

pattern L849937315472213
? . . . ?
# . . C .
# . * . C
# . . . a
? . . C ?
a .C
seen 406576 played 143 games 143 players 141 won 71/143 years 2009-2019
weight -1.4834 gain -11.5345

pattern L990466408427024
? . . . ?
. . . . .
. . * . 3
. . . B 3
? . . a ?
a 23
seen 128746 played 345 games 341 players 310 won 186/345 years 2001-2018
weight -0.6076 gain -11.5423

pattern L462975719725890
? ? ? X ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . . #
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 95826 played 175 games 175 players 169 won 77/175 years 2000-2018
weight -1.1252 gain -11.5572

pattern L964348993077607
? . . . ?
. . . . .
. . * . .
. . . . .
? 3 3 . ?
? ? ? a ?
a ? last yes
seen 52269 played 96 games 96 players 91 won 43/95 years 2001-2018
weight -1.2412 gain -11.6314

pattern L237096771592445
? ? ? X ? ? ?
? . . 3 C O ?
? . . . 2 C ?
. . . * . . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 92822 played 55 games 55 players 55 won 24/55 years 2001-2016
weight -1.2048 gain -11.6476

pattern L346437616340848
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
X . . C . . .
? . . . . . ?
? ? . . . ? ?
seen 36991 played 81 games 81 players 79 won 48/81 years 2001-2018
weight -0.9628 gain -11.6767

pattern L525041192185867
3 3 a
. * 3
3 . .
a .C
seen 1057993 played 222 games 210 players 202 won 111/222 years 2001-2018
weight -2.5708 gain -11.6919

pattern L361414766266333
? ? . ? ? ?
? . . 3 ? a
# . * . . ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 128398 played 195 games 193 players 173 won 95/195 years 2001-2019
weight -0.9965 gain -11.7693

pattern L379494148676374
? ? ? . ? ? ?
? . . . . . a
? . . . . . ?
. . . * . 3 X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 7891 played 47 games 47 players 47 won 24/47 years 2009-2017
weight -2.1333 gain -11.8503

pattern L863295321791814
? . . . ?
3 . . . #
. . * . #
. . . . #
? C C . ?
seen 15696 played 60 games 60 players 58 won 34/60 years 2009-2019
weight -0.6449 gain -11.864

pattern L800485554333693
? C . . ?
. . . . .
. . * . .
. . . . .
? . . . ?
? ? ? ? a
a ? last yes
seen 51862 played 88 games 88 players 87 won 49/88 years 2001-2019
weight -1.9117 gain -11.8842

pattern L912226370269158
? . a C ?
. 3 . . .
. . * . .
. . . . .
? . . . ?
a C last yes
seen 5874 played 37 games 37 players 35 won 18/37 years 2009-2019
weight -1.95 gain -11.8896

pattern L788636029636837
# # #
. * .
3 . 3
a ? ?
a ? last yes
seen 12999 played 36 games 36 players 34 won 19/36 years 2009-2017
weight -1.883 gain -11.9448

pattern L551418398291453
? ? . ? ?
? # . C ?
# # * . .
? # . C ?
? ? B ? ?
seen 89671 played 46 games 46 players 45 won 20/46 years 2009-2019
weight -3.1803 gain -11.9705

pattern L806223731001816
? 3 . . ? ?
. . . . . a
. . * . . ?
. . . . . ?
? . . . ? ?
a ? last yes
seen 72654 played 82 games 82 players 79 won 43/82 years 2001-2017
weight -1.7708 gain -11.9784

pattern L570550129977237
? . . . ?
. . . . .
. . * . .
C . . . .
a . . . ?
a ? last yes
seen 130749 played 162 games 160 players 148 won 82/162 years 2000-2019
weight -1.5901 gain -12.0005

pattern L091106385432059
# . 3 ?
# * . a
# . . ?
a ? last yes
seen 120638 played 41 games 41 players 41 won 18/41 years 2001-2017
weight -3.2582 gain -12.0869

pattern L837372835463631
? # # # ?
. . . . .
. . * . .
. C . . 3
? . . . ?
? ? ? ? a
a ? last yes
seen 3272 played 76 games 76 players 76 won 37/76 years 2009-2017
weight -0.8748 gain -12.1971

pattern L430307691741046
? ? 3 ? ?
? . 3 . ?
a C * . .
? . . . ?
? ? . ? ?
a C last yes
seen 5157 played 341 games 339 players 296 won 164/339 years 2000-2018
weight -0.444 gain -12.2625

pattern L590194308617000
? . . . ? ?
. C . . . ?
. . * . . ?
. . . . . ?
? . . . ? ?
? ? ? ? ? a
a ? last yes
seen 18843 played 120 games 120 players 118 won 56/120 years 2001-2017
weight -1.0787 gain -12.3315

pattern L313315815085227
? # # #
? . * .
? . 3 C
? ? ? ?
a ? ? ?
a ? last yes
seen 14997 played 62 games 62 players 61 won 34/62 years 2001-2018
weight -1.3868 gain -12.3341

pattern L753059210414941
? . . . ?
. . . . .
a . * . .
. . . . .
? C . . ?
a C last yes
seen 124269 played 306 games 306 players 282 won 148/306 years 2001-2018
weight -1.2867 gain -12.3505

pattern L867796611262116
? . . . ? ?
. . . . . ?
. . * . 3 ?
. . . . . a
? . C . ? ?
a ? last yes
seen 8068 played 46 games 46 players 45 won 25/46 years 2001-2019
weight -2.2702 gain -12.3759

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
weight -2.0802 gain -12.4429

pattern L281558356605273
? ? ? . ? ? ?
? . . . . . ?
? . . 3 . . ?
. . . * . . X
? . . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 10728 played 57 games 57 players 57 won 25/57 years 2000-2016
weight -1.3566 gain -12.4668

pattern L361932785374603
? 3 3 3 ?
3 . 3 C C
. . * . .
# # # # #
? # # # ?
seen 50943 played 142 games 142 players 138 won 70/142 years 2001-2018
weight -1.2298 gain -12.4751

pattern L600069882891410
a ? ? C ? ?
? ? . . . ?
? . . * . .
? ? . C . ?
? ? ? . ? ?
a ? last yes
seen 12442 played 37 games 37 players 37 won 19/37 years 2001-2016
weight -2.4521 gain -12.4884

pattern L490108180683695
. . 3
C * 3
a . .
a C last yes
seen 10755 played 58 games 58 players 57 won 31/58 years 2001-2019
weight -1.2978 gain -12.501

pattern L570042860342155
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . a . . O ?
? ? ? . ? ? ?
a C last yes
seen 65373 played 43 games 43 players 43 won 26/43 years 2001-2019
weight -2.2201 gain -12.5182

pattern L290430307383348
? ? ? ? a
? ? ? ? ?
? . ? ? ?
3 * C ? ?
? C ? ? ?
a ? last yes
seen 34637 played 214 games 214 players 196 won 107/214 years 2001-2017
weight -0.5941 gain -12.5514

pattern L438097669812651
2 C C
A * C
2 C .
seen 15935 played 1853 games 1055 players 820 won 879/1853 years 2000-2019
weight -0.3368 gain -12.6016

pattern L179692624148608
? # . C ?
# # . . .
# # * C .
# # . 3 3
? # . . ?
seen 31452 played 63 games 63 players 61 won 23/63 years 2009-2017
weight -1.232 gain -12.6128

pattern L039952735193200
? ? . X . ? ?
? . . C . . ?
. . C . . . #
. . . * . . #
. . . . . . #
? . . . . . ?
? ? # # # ? ?
seen 6695 played 34 games 34 players 34 won 13/34 years 2001-2017
weight -1.6279 gain -12.6131

pattern L811408096640252
? ? ? . ? ? ?
? X . 3 . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 768585 played 361 games 357 players 323 won 183/361 years 2000-2019
weight -1.1452 gain -12.6992

pattern L199691524519587
3 . . ?
. * . a
. 3 . ?
a ? last yes
seen 26607 played 45 games 45 players 44 won 18/45 years 2001-2018
weight -1.5389 gain -12.7001

pattern L323683078985665
a ? ? ? ?
? ? b ? ?
? 3 . . ?
. . * . .
? . . . ?
? ? # ? ?
a ? last yes
b 3C
seen 30849 played 92 games 92 players 88 won 51/92 years 2000-2019
weight -1.0401 gain -12.7432

pattern L544441313463933
? C . . ?
. . . . .
. . * . a
. . . . .
? . . . ?
a C last yes
seen 28708 played 139 games 139 players 134 won 63/139 years 2001-2019
weight -1.2279 gain -12.8126

pattern L067948663967588
? # . . ?
# # . C .
# # * 3 B
# # . 3 3
? # . . ?
seen 124809 played 48 games 48 players 48 won 29/48 years 2009-2017
weight -1.6659 gain -12.8157

pattern L547063782080902
? 3 . # ?
. . . # #
C . * # #
. . . # #
? . . # ?
seen 785331 played 192 games 191 players 168 won 91/192 years 2000-2018
weight -0.6802 gain -12.849

pattern L451501303472758
3 3 C
. * 3
3 . 3
seen 343078 played 120 games 120 players 117 won 50/120 years 1992-2017
weight -2.3832 gain -12.8602

pattern L988382379805864
? ? ? . ? ? ?
? . C . . X ?
? . . . . . ?
. C . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 48278 played 58 games 58 players 55 won 22/58 years 2009-2017
weight -1.3597 gain -12.8645

pattern L098078783027627
a . . b
? . * .
? 3 . 3
a ? last yes
b .C
seen 45409 played 267 games 266 players 245 won 145/267 years 2001-2019
weight -0.5151 gain -12.8978

pattern L008896818454867
? ? C ? ?
? . . . ?
. 3 * 3 .
? . . C ?
? ? . ? ?
seen 13339 played 49 games 49 players 44 won 27/49 years 2009-2018
weight -1.4631 gain -12.9213

pattern L826472640125068
? ? . . . ? ?
? . . . . . ?
X . . . . . .
. . . * C . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 38944 played 78 games 78 players 75 won 38/78 years 2001-2018
weight -1.2534 gain -12.9286

pattern L052187282536517
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
a . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 50353 played 65 games 65 players 61 won 29/65 years 2001-2019
weight -2.2227 gain -12.9489

pattern L925939984797715
? ? ? O ? ? ?
? . . . . . ?
? . C . 3 . ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 55675 played 151 games 147 players 139 won 87/151 years 2001-2019
weight -0.8041 gain -12.9553

pattern L888357578669650
? . . . ?
. . . . .
. . * . .
. . C . .
? . 2 . ?
seen 17569 played 50 games 50 players 47 won 25/50 years 2009-2018
weight -1.6421 gain -12.9631

pattern L596800611549142
a ? ? ? ?
? ? . ? ?
? C . C ?
. . * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 17650 played 183 games 183 players 165 won 76/183 years 1992-2019
weight -0.8127 gain -13.0231

pattern L455392362011108
? ? . . X ? ?
? # . . C O ?
# # . . . . .
# # . * . . .
# # . . . . .
? # . . . . ?
? ? . . . ? ?
seen 126114 played 34 games 34 players 33 won 14/34 years 2009-2019
weight -1.2047 gain -13.0324

pattern L395236448366718
? 3 . . ?
. . C . .
. . * . .
. . . . .
? # # # ?
seen 128298 played 65 games 65 players 64 won 29/65 years 2009-2018
weight -1.7615 gain -13.0579

pattern L358826613835509
? ? . ? ?
? . . 3 ?
# . * 3 3
? . . B ?
? ? . ? ?
seen 63664 played 64 games 64 players 63 won 34/64 years 2009-2017
weight -1.0245 gain -13.0812

pattern L208115418446217
? C . # ?
C . . # #
. C * # #
C 3 . # #
? 3 . # ?
seen 23136 played 78 games 78 players 76 won 40/78 years 2009-2017
weight -1.1819 gain -13.1342

pattern L506751001831063
? . . . ?
. . . . .
. . * . .
. . . . .
? . . C ?
a ? ? ? ?
a ? last yes
seen 102014 played 51 games 51 players 49 won 22/51 years 2001-2016
weight -3.1128 gain -13.1481

pattern L783414405670957
? ? . a ?
? C . . ?
. . * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 164290 played 280 games 279 players 261 won 138/280 years 2000-2019
weight -1.2468 gain -13.2128

pattern L621822087036050
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . 3 .
? . . . . . ?
? ? . . O ? ?
seen 590180 played 81 games 81 players 75 won 38/80 years 2001-2019
weight -2.1006 gain -13.2334

pattern L545520045373341
C . 3
3 * 3
. . 3
seen 299407 played 259 games 257 players 238 won 125/259 years 2001-2019
weight -1.3338 gain -13.2419

pattern L191683725961386
? 3 . # ?
. 3 . # #
3 . * # #
. 3 . # #
? C . # ?
seen 18876 played 44 games 44 players 42 won 13/44 years 2009-2018
weight -1.335 gain -13.2711

pattern L828663816870006
? C . . ?
. . . . #
. . * . #
C C . . #
? . . . ?
seen 77459 played 36 games 36 players 36 won 20/36 years 2009-2016
weight -2.5991 gain -13.2822

pattern L535965512446145
? ? . ? ?
? a . C ?
C . * . .
? . . . ?
? ? . ? ?
a C last yes
seen 10825 played 46 games 46 players 45 won 23/46 years 2009-2019
weight -2.3342 gain -13.3268

pattern L055683731107237
? ? . ? a
? . . . ?
. . * . .
? . . 3 ?
? ? . ? ?
a ? last yes
seen 122836 played 318 games 318 players 294 won 146/318 years 2001-2018
weight -0.7702 gain -13.3365

pattern L519145086966143
? ? ? a ? ? ?
? . . . . . ?
? . C . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
a O last yes
seen 12713 played 38 games 38 players 38 won 22/38 years 2009-2017
weight -2.4692 gain -13.3527

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
weight -0.9873 gain -13.3587

pattern L594323601367396
? ? . . X ? ?
? . . . . O ?
. . . . . . O
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 175814 played 36 games 36 players 34 won 15/36 years 2009-2018
weight -2.7374 gain -13.4008

pattern L742790781908106
? ? ? . ? ? ?
? . . . . . ?
? . . C . . ?
. . . * . . .
? . . . . . ?
? . . . . X ?
? ? ? . ? ? ?
seen 49684 played 113 games 113 players 109 won 53/113 years 2009-2019
weight -0.7661 gain -13.527

pattern L706818558629400
? ? . . .
? ? . * .
? ? . . B
? ? ? ? ?
a ? ? ? ?
a ? last yes
seen 12782 played 53 games 53 players 51 won 26/53 years 2009-2017
weight -1.7459 gain -13.546

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
weight -1.0096 gain -13.5493

pattern L001173013026966
? a ? ? ?
? . . . ?
. C . . .
. . * . .
. . . . .
? C . . ?
a ? last yes
seen 5532 played 35 games 35 players 35 won 15/35 years 2009-2018
weight -1.6724 gain -13.652

pattern L633517985968574
? ? a ? ?
? . . C ?
C C * . .
? 3 C C ?
? ? 3 ? ?
a 3C
seen 34867 played 104 games 104 players 102 won 52/104 years 2009-2018
weight -1.1507 gain -13.7019

pattern L902951158320314
? ? 3 ? ?
? C . . ?
. . * . C
? . C . ?
? ? . ? ?
seen 47578 played 128 games 128 players 120 won 59/128 years 2000-2018
weight -1.614 gain -13.7615

pattern L690507276455102
? ? ? . ? ? ?
? O C . # # ?
? 3 C . # # ?
. 3 3 * # # #
? . . . # # ?
? . . . # # ?
? ? ? . ? ? ?
seen 45416 played 41 games 41 players 41 won 18/41 years 2001-2019
weight -1.5571 gain -13.8129

pattern L840157666088268
. . 3 ?
3 * . ?
. . C a
a ? last yes
seen 6919 played 44 games 44 players 42 won 18/44 years 2000-2017
weight -1.4911 gain -13.8507

pattern L966042836586224
? ? . ? ?
? . . . ?
. 3 * C .
? . . . ?
a ? . ? ?
a ? last yes
seen 12779 played 66 games 66 players 63 won 31/65 years 2001-2018
weight -1.8882 gain -13.9265

pattern L003161376101771
? ? a ? ?
? ? . ? ?
? . . 3 ?
# . * . 3
? . . . ?
? ? . ? ?
a ? last yes
seen 10279 played 64 games 64 players 62 won 36/64 years 2001-2017
weight -1.6646 gain -13.9491

pattern L568375665124470
? . . 3
? . * .
? C . .
? ? ? ?
a ? ? ?
a ? last yes
seen 9860 played 54 games 54 players 54 won 21/54 years 2009-2017
weight -1.8749 gain -14.001

pattern L165089078250860
. 3 . a
. * . ?
. . 3 ?
a ? last yes
seen 26517 played 86 games 86 players 85 won 48/86 years 2009-2017
weight -0.9851 gain -14.0287

pattern L285657795376469
? ? a ? ?
? . . . ?
# . * 3 3
? . . . ?
? ? . ? ?
a C last yes
seen 4988 played 37 games 37 players 37 won 20/37 years 2001-2017
weight -2.1305 gain -14.0342

pattern L525311105083354
? ? . . . ?
? . . . . .
a . . * . .
? . . . . .
? ? . C . ?
a ? last yes
seen 43287 played 124 games 124 players 118 won 47/124 years 2001-2018
weight -0.9253 gain -14.0927

pattern L686021390024375
? ? . ? ?
? 3 . # ?
3 . * # #
? 3 . # ?
? ? 2 ? ?
seen 84768 played 83 games 83 players 80 won 34/83 years 2001-2017
weight -0.997 gain -14.0958

pattern L483025125230204
? ? # ? ?
? . . . ?
3 . * . .
? . 3 . ?
? ? 3 ? ?
seen 325328 played 100 games 99 players 99 won 58/100 years 2001-2017
weight -1.7014 gain -14.1566

pattern L440358927353017
? ? . . #
? ? 3 * #
? ? C . #
? ? ? ? ?
a ? ? ? ?
a ? last yes
seen 17485 played 63 games 63 players 63 won 27/63 years 2009-2017
weight -1.7217 gain -14.1948

pattern L998206873727606
. 3 . ?
. * . ?
3 . C a
a ? last yes
seen 7023 played 126 games 126 players 118 won 66/126 years 2001-2018
weight -0.7554 gain -14.2498

pattern L877891163940776
? ? ? . ? ? ?
? . . . . . ?
? . . . . C ?
. . . * . C O
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 28806 played 45 games 45 players 45 won 23/45 years 2001-2019
weight -1.0085 gain -14.2623

pattern L681772394494466
? . . . . . ? ?
. . . . . . . ?
. . . . . . O ?
. . . * . . . O
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 100493 played 122 games 122 players 113 won 76/122 years 2001-2019
weight -1.5632 gain -14.3545

pattern L731312016354072
? ? . ? ?
? . . . ?
. 3 * . 3
? . . . ?
? ? a ? ?
a C last yes
seen 12318 played 44 games 44 players 44 won 19/44 years 2009-2017
weight -1.2783 gain -14.3604

pattern L318428314839214
? ? ? 2 ?
? ? 3 * #
a ? ? . ?
a ? last yes
seen 7305 played 58 games 57 players 55 won 32/58 years 2009-2017
weight -1.6346 gain -14.3923

pattern L593596502818365
? ? ? . ? ? ?
? . . . . . ?
? . C . C . ?
. . . * . . #
? . . 3 . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 53717 played 53 games 53 players 47 won 27/53 years 2009-2017
weight -1.6045 gain -14.4021

pattern L575115054934640
. . .
. * .
a . b
a C last yes
b 2B
seen 25288 played 450 games 446 players 413 won 227/450 years 2001-2019
weight -0.4911 gain -14.4073

pattern L687081890869212
# # #
B * A
. B 1
seen 1535 played 760 games 345 players 310 won 371/760 years 2001-2019
weight -0.6524 gain -14.4454

pattern L873553079383107
. . .
C * .
. C .
? ? ?
? ? a
a ? last yes
seen 49636 played 36 games 36 players 36 won 19/36 years 2009-2019
weight -2.0885 gain -14.5981

pattern L012046687098403
? C . . ?
3 . . a .
. . * . .
. . . . .
? . . . ?
a C last yes
seen 3303 played 35 games 35 players 34 won 19/35 years 2001-2017
weight -1.6404 gain -14.6282

pattern L862771903745412
. . . . . . # ?
. . . . . . # ?
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # ?
O . . . . . # ?
? ? . . . ? ? ?
seen 53933 played 76 games 76 players 72 won 40/76 years 2009-2019
weight -1.2542 gain -14.657

pattern L834892561192541
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? O . . . . ?
? a ? . ? ? ?
a ? last yes
seen 105582 played 168 games 168 players 150 won 85/168 years 2000-2018
weight -0.8079 gain -14.6632

pattern L137689902557393
? 1 ?
C * .
? C ?
seen 481300 played 141 games 137 players 125 won 75/141 years 2001-2018
weight -1.0565 gain -14.669

pattern L629808894805503
? ? C ? ?
? . . . ?
. . * . .
? C . . ?
? ? . ? ?
? ? a ? ?
a ? last yes
seen 9912 played 47 games 47 players 47 won 24/47 years 2001-2018
weight -2.3172 gain -14.6805

pattern L644569544936786
? 3 3 a ?
. . . . C
. . * . .
. . . . .
? # # # ?
a .3
seen 67307 played 134 games 133 players 129 won 63/134 years 2001-2019
weight -0.8048 gain -15.0546

pattern L031325330210393
. . .
. * 3
3 . .
? a ?
a ? last yes
seen 28228 played 36 games 36 players 36 won 20/36 years 2001-2018
weight -2.4116 gain -15.1045

pattern L580397973325360
? ? . ? ?
? C C . ?
. . * . #
? . . . ?
? ? . ? ?
seen 529644 played 50 games 50 players 49 won 19/50 years 2001-2017
weight -1.8658 gain -15.4783

pattern L075270594074577
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . X
? . . . . . a
? . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 260057 played 36 games 36 players 34 won 22/36 years 2001-2017
weight -2.6715 gain -15.6761

pattern L787033667036637
? C . . ?
. . . . #
. . * . #
. . . . #
? C . . ?
seen 431216 played 45 games 44 players 44 won 20/45 years 2001-2017
weight -2.5743 gain -15.7015

pattern L931733812009865
? # ?
B * C
? A ?
seen 3672 played 1505 games 546 players 466 won 721/1503 years 2001-2019
weight 0.6152 gain -15.702

pattern L775428893177637
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . 3 ?
? . . . . . ?
? ? ? X ? ? ?
seen 229827 played 68 games 68 players 67 won 35/68 years 2009-2019
weight -1.942 gain -15.8173

pattern L065316119745077
? ? . ? ?
? . . . ?
. . * . C
a . 3 . ?
? ? . ? ?
a ? last yes
seen 31917 played 93 games 93 players 88 won 49/93 years 2009-2017
weight -2.5452 gain -15.9631

pattern L074694021500631
a ? ? ? ?
? ? C . .
? ? . * .
? ? . 3 .
a ? last yes
seen 47972 played 56 games 56 players 54 won 27/56 years 1992-2018
weight -2.2776 gain -16.0667

pattern L859125541117462
. 3 .
. * .
C . .
? ? ?
a ? ?
a ? last yes
seen 24352 played 68 games 68 players 65 won 42/68 years 2001-2016
weight -1.767 gain -16.1003

pattern L333603372133236
? ? . . . ? ?
? . . . . . ?
. . . . . . .
X . . * . . .
. . . . . . .
? . . . . . ?
? ? O . O ? ?
seen 28065 played 72 games 72 players 69 won 33/72 years 2001-2017
weight -1.2 gain -16.1555

pattern L828704400392325
. . .
3 * 3
B . 3
seen 195337 played 69 games 69 players 66 won 37/69 years 2009-2017
weight -2.3292 gain -16.2807

pattern L454375952376842
? ? ? O ? ? ?
? . . . . # ?
? . C . . # ?
. . . * . # #
? 3 . . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 16967 played 46 games 46 players 46 won 22/46 years 2001-2016
weight -1.3166 gain -16.7774

pattern L376041047329677
? . . . ?
. . . . .
3 . * . .
3 C . . .
? . . 3 ?
seen 22561 played 61 games 61 players 61 won 37/61 years 2009-2019
weight -1.5617 gain -16.8296

pattern L489775345340953
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . C X ?
? ? ? . ? ? ?
seen 551545 played 99 games 99 players 93 won 64/99 years 2009-2019
weight -1.8266 gain -16.9011

pattern L366323712223458
? # # # ?
. . . . .
. . * . C
. . . C .
? . . C ?
seen 59414 played 70 games 70 players 67 won 36/70 years 2009-2017
weight -1.5841 gain -17.0585

pattern L115793801782298
? ? . . . ? ?
? . . . . . a
. . . . . . .
. . . * . . .
. . . . . . X
? . . . . . ?
? ? . . . ? ?
a ? last yes
seen 49952 played 74 games 74 players 65 won 35/74 years 2001-2019
weight -2.0371 gain -17.1034

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
weight -1.6059 gain -17.6534

pattern L573097777706865
? ? O O . ? ?
? . 3 . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 194343 played 65 games 65 players 65 won 38/65 years 2009-2017
weight -1.5258 gain -17.7275

pattern L017221091245432
? . . . ?
. . . . .
. . * 3 .
3 . . . .
? . . C ?
seen 65114 played 36 games 36 players 35 won 13/36 years 2009-2017
weight -1.7721 gain -17.7631

pattern L944271679784581
a 3 . . ?
. . . . .
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 180503 played 48 games 48 players 46 won 26/48 years 2001-2018
weight -2.5658 gain -17.8022

pattern L134244048678217
? ? a ? ?
? ? b ? ?
? C . . ?
. . * . .
? . . . ?
? ? # ? ?
a ? last yes
b .C
seen 101016 played 131 games 130 players 127 won 57/131 years 2001-2018
weight -2.3355 gain -17.8364

pattern L384555252363382
? . . . ?
. . . . .
. . * . .
. . . . .
? 3 . . ?
? a ? ? ?
a ? last yes
seen 197713 played 88 games 88 players 86 won 49/88 years 2009-2018
weight -1.7724 gain -17.8391

pattern L860980464418119
? ? # # #
? ? . * .
? ? 3 . .
a ? ? ? ?
a ? last yes
seen 91662 played 57 games 57 players 55 won 28/57 years 2009-2019
weight -1.7417 gain -17.9206

pattern L687284641255798
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . C * . . .
. . . . . . X
? . . . . . ?
? ? . . . ? ?
seen 72903 played 82 games 82 players 79 won 35/82 years 2001-2018
weight -1.8184 gain -17.9689

pattern L062752056738602
? . . . ? a
. . . . . ?
. . * . . ?
. . . . 3 ?
? . . . ? ?
a ? last yes
seen 94627 played 95 games 95 players 92 won 47/95 years 2001-2018
weight -1.619 gain -17.969

pattern L256039390146589
? . . 3 ?
. . . . .
. . * . .
. . . . .
a . . . ?
a ? last yes
seen 38008 played 35 games 35 players 35 won 16/35 years 2001-2019
weight -2.5217 gain -17.9911

pattern L585780118333358
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . 3 X ?
? ? ? X ? ? ?
seen 407478 played 68 games 67 players 66 won 34/68 years 2001-2017
weight -2.5392 gain -18.0292

pattern L526503603671644
? . . . . . ? ?
. . . . . . O ?
. . . . . . . ?
. . . * . 3 . X
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 44026 played 96 games 96 players 89 won 44/96 years 2000-2018
weight -1.2207 gain -18.0613

pattern L567960641242921
. C .
. * .
. C .
? ? ?
? a ?
a ? last yes
seen 38571 played 59 games 59 players 58 won 29/59 years 2000-2018
weight -1.8735 gain -18.4537

pattern L875894763885962
? ? . . . ?
? . . . . .
a . . * . .
? 3 . . . .
? ? . . . ?
a ? last yes
seen 254212 played 157 games 157 players 148 won 80/157 years 2001-2018
weight -1.8312 gain -18.4937

pattern L182843615932979
? ? C ? ?
? . . . ?
3 . * 3 .
? . . . ?
? ? . ? ?
seen 285297 played 139 games 139 players 130 won 75/139 years 1992-2018
weight -1.4921 gain -18.5206

pattern L416672867173206
? C . . ?
3 a . . #
. . * . #
. . . . #
? . . . ?
a C last yes
seen 24417 played 51 games 51 players 50 won 12/51 years 2001-2017
weight -1.106 gain -18.6587

pattern L232909601005355
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. C . * . . .
? 3 . . . . ?
? X . . . . ?
? ? ? . ? ? ?
seen 57526 played 58 games 58 players 58 won 24/58 years 2009-2018
weight -2.253 gain -18.8077

pattern L497523605928961
? 3 ?
. * .
? 3 ?
? a ?
a ? last yes
seen 122219 played 187 games 186 players 170 won 102/187 years 2001-2019
weight -1.3802 gain -19.2175

pattern L562989816524882
? ? . ? ? ?
? . . . ? a
# . * . 3 ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 73563 played 149 games 149 players 135 won 77/149 years 2009-2017
weight -1.8823 gain -19.285

pattern L381784060271256
? ? 3 ? ?
? C C C ?
. . * . C
? # # # ?
? ? # ? ?
seen 164923 played 120 games 120 players 120 won 60/120 years 2009-2018
weight -1.086 gain -19.2915

pattern L611378829297854
? # . 3 ?
# # . 3 C
# # * 3 3
# # . C 3
? # . C ?
seen 63517 played 129 games 129 players 126 won 56/129 years 2001-2019
weight -0.9607 gain -19.31

pattern L758226615479759
? . . . ?
. . . . 3
. . * . .
. . . . .
? . . . ?
? a ? ? ?
a ? last yes
seen 49084 played 37 games 37 players 36 won 21/37 years 2001-2018
weight -2.5173 gain -19.4332

pattern L145846601702524
a . . C ?
. . . . 3
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 9703 played 61 games 61 players 60 won 24/61 years 2001-2017
weight -2.265 gain -19.507

pattern L631989164198573
a ? . . . ?
? . . . . .
? . . * . .
? . . . . .
? ? . 3 . ?
a ? last yes
seen 50028 played 140 games 140 players 131 won 62/140 years 2000-2018
weight -1.3935 gain -19.7377

pattern L938488370242496
? ? ? ? a
? ? ? ? ?
. C C ? ?
. * . ? ?
. . . ? ?
a ? last yes
seen 105457 played 96 games 96 players 94 won 45/96 years 2001-2017
weight -1.7984 gain -19.7769

pattern L674629736479480
? ? a ? ?
? 1 A 3 ?
2 B * C 3
? . C C ?
? ? . ? ?
a 23
seen 272 played 250 games 200 players 193 won 129/250 years 2001-2017
weight 0.9142 gain -19.9576

pattern L070627785772765
. . 3 ? ?
C * 3 ? ?
. . . ? a
a ? last yes
seen 10592 played 40 games 40 players 39 won 20/40 years 2009-2017
weight -1.6135 gain -19.9917

pattern L227932730056063
? ? . ? ?
? . . C ?
. . * C .
? . 3 C ?
? ? 3 ? ?
seen 54478 played 397 games 82 players 54 won 193/397 years 2009-2017
weight -1.0837 gain -20.0223

pattern L152222028190330
? . . . ? ?
. . . . . a
. . * . . ?
. C . . 3 ?
? . . . ? ?
a ? last yes
seen 2876 played 71 games 71 players 71 won 25/71 years 2009-2017
weight -1.2284 gain -20.2264

pattern L305915302605013
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . #
? . . . . . ?
? . 3 . . . ?
? ? ? X ? ? ?
seen 152563 played 177 games 177 players 165 won 81/177 years 2001-2019
weight -0.9811 gain -20.2957

pattern L004855116599875
a ? ? ? ? ?
? ? . . . ?
? . . . . .
? . C * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 43230 played 122 games 122 players 117 won 52/122 years 2001-2019
weight -1.5966 gain -20.5172

pattern L305598910961887
? ? ? . ? ? ?
? . . . . . ?
? . C . . . ?
O . . * . C .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 22414 played 42 games 42 players 40 won 20/42 years 2009-2019
weight -1.318 gain -20.7187

pattern L377963772544107
? C . . ?
. . . C .
. . * . .
. . . . 3
? . . . ?
seen 587387 played 200 games 199 players 187 won 92/200 years 2000-2019
weight -1.385 gain -20.8429

pattern L334023745819403
? a . . . ? ?
? . 3 . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a ? last yes
seen 32266 played 44 games 44 players 43 won 22/44 years 2001-2018
weight -2.0707 gain -21.0765

pattern L200909708800519
? ? # ? ?
? . . . ?
a . * . .
? 3 . . ?
? ? . ? ?
a C last yes
seen 54996 played 62 games 62 players 60 won 29/62 years 2009-2019
weight -2.3115 gain -21.3341

pattern L169055613326991
? ? ? a
# . . ?
# * . ?
# . 3 ?
a ? last yes
seen 65132 played 79 games 79 players 78 won 39/79 years 2000-2018
weight -1.9211 gain -21.4554

pattern L612830153775275
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . 3 a . ?
? ? . . . ? ?
a C last yes
seen 30743 played 96 games 96 players 92 won 44/96 years 2001-2018
weight -2.4389 gain -21.5212

pattern L628820722829828
? . . . ?
C . C . .
C . * . .
. . . . .
? . . . ?
seen 292514 played 313 games 312 players 280 won 148/313 years 2001-2019
weight -0.7165 gain -21.7536

pattern L658882561659104
? ? ? X ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 187509 played 87 games 87 players 85 won 49/87 years 2001-2017
weight -2.0368 gain -22.0535

pattern L614935340724068
? ? 2 ? ?
? . . . ?
3 3 * . .
? . . . ?
? ? . ? ?
seen 26049 played 43 games 43 players 42 won 20/43 years 2009-2018
weight -2.0134 gain -22.5939

pattern L486014861648160
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . C . . ?
? . . . . X ?
? ? ? o ? ? ?
seen 421999 played 344 games 342 players 311 won 145/344 years 1993-2019
weight -1.2564 gain -22.9005

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
weight -1.9698 gain -23.0898

pattern L366590785944256
? ? . ? ?
? . . . ?
. C * . .
? . . C ?
? ? . ? a
a ? last yes
seen 20769 played 46 games 46 players 45 won 19/46 years 2001-2018
weight -3.0457 gain -23.242

pattern L971632580014316
? ? . ? ?
a . . . ?
. . * . C
? . . C ?
? ? . ? ?
a ? last yes
seen 10450 played 170 games 169 players 163 won 79/170 years 2000-2019
weight -1.4104 gain -23.6383

pattern L672371832661513
a ? ? ?
? . . C
? . * .
? . 3 .
a ? last yes
seen 14017 played 66 games 66 players 66 won 31/66 years 2001-2017
weight -2.0011 gain -23.7306

pattern L991601780947019
. . . . . . . ?
. . . . . . . ?
. . . . . . . .
. . . * . . X .
. . . . . . . .
. . . . . . . ?
. . . . . . O ?
? ? . . . ? ? ?
seen 98670 played 84 games 84 players 81 won 50/84 years 2009-2018
weight -1.2303 gain -24.5285

pattern L124320816481458
a ? ? ?
? ? ? ?
? . . C
? 3 * .
? . . b
a ? last yes
b .C
seen 27464 played 153 games 153 players 149 won 84/153 years 2000-2019
weight -1.105 gain -25.3292

pattern L856457632822378
? ? 2 ? ?
? 2 . # ?
C . * # #
? . . # ?
? ? . ? ?
seen 37025 played 87 games 87 players 86 won 48/87 years 2001-2018
weight -1.646 gain -25.7344

pattern L463974215811388
# . .
# * a
# . 1
a C last yes
seen 51456 played 79 games 79 players 77 won 42/79 years 2001-2016
weight -2.6021 gain -25.8176

pattern L198528568232367
a ? ? ? ?
? ? . ? ?
? . . . ?
. . * . C
? . C . ?
? ? . ? ?
a ? last yes
seen 9300 played 39 games 39 players 39 won 19/39 years 2001-2019
weight -2.7085 gain -27.7342

pattern L388651879162462
? ? . ? ?
? # . . ?
# # * . C
? # . C ?
? ? a ? ?
a B last yes
seen 18291 played 37 games 37 players 37 won 18/37 years 2000-2017
weight -3.0693 gain -30.6501

pattern L579862439989865
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . X
. . . . . . X
? . . . . O ?
? ? . . . ? ?
seen 144457 played 337 games 335 players 292 won 186/336 years 2001-2019
weight -0.7702 gain -31.005

pattern L136277733040168
? ? ? ? a
? 3 ? ? ?
3 * . ? ?
? . ? ? ?
a ? last yes
seen 163980 played 127 games 127 players 124 won 61/127 years 2001-2019
weight -1.8531 gain -31.3789

pattern L217222345348031
1 A 1
B * C
a C C
a .3
seen 3843 played 2157 games 1141 players 858 won 963/2157 years 2000-2019
weight 0.836 gain -33.9213

pattern L647672458350985
? ? . ? ? ?
? . . . ? ?
. . * . 2 a
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 54760 played 54 games 54 players 52 won 31/54 years 2001-2019
weight -3.2238 gain -36.0856
