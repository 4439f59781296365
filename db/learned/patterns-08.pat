# katachi patterns 1
#   X friend  O enemy  . empty  # off the board  * the move (empty)  ? anything  , anything on the board
#   x friend or empty  o enemy or empty  @ friend or enemy  - empty or off the board
#   1 2 3 friend with 1, 2, 3 or more liberties   A B C enemy with 1, 2, 3 or more liberties
#   a-w (not o, x): described in the lines below the diagram

pattern L943770983874462
? . . . ?
3 . . . #
B 2 * . #
. a . . #
? . . . ?
a C last yes
seen 7582 played 632 games 624 players 529 won 308/631 years 2001-2019
weight -0.2929 gain -1.2594

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
weight -0.52 gain -1.2595

pattern L817870573736347
? C . 3 ?
. 2 C . .
. . * . .
. . . . .
? # # # ?
seen 4608 played 108 games 108 players 104 won 57/108 years 2001-2017
weight -0.5258 gain -1.2595

pattern L328149307518745
? ? . ? ?
? # . 3 ?
# # * a b
? # . . ?
? ? # ? ?
a C last yes
b .C
seen 12469 played 3517 games 3407 players 1927 won 1769/3517 years 1992-2019
weight -0.2433 gain -1.2599

pattern L879871820172255
? ? . ? ?
? 3 B 3 ?
3 3 * 3 .
? 3 . . ?
? ? . ? ?
seen 6032 played 49 games 49 players 48 won 23/49 years 2009-2017
weight -0.5265 gain -1.2601

pattern L999750352884338
? . ? ? ?
C * a ? ?
? C ? ? b
a .2
b ? last yes
seen 169794 played 929 games 917 players 725 won 456/928 years 2000-2019
weight -0.6598 gain -1.2604

pattern L821940001641998
? ? . ? ?
? C C . ?
. . * . #
? . 3 . ?
? ? . ? ?
seen 25493 played 41 games 41 players 41 won 22/41 years 2009-2017
weight -0.8488 gain -1.261

pattern L741512325013561
? ? ? O ? ? ?
? . C 2 B . ?
? . a 2 . . ?
# . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 708 played 372 games 371 players 317 won 192/371 years 2001-2019
weight -0.4539 gain -1.2612

pattern L788673581715803
? ? . . . ? ?
? . . . . . ?
. . . C . 3 .
. . . * . . .
. . . . . 3 O
? . . . . . ?
? ? . . . ? ?
seen 1623 played 48 games 48 players 48 won 16/48 years 2001-2017
weight -0.5453 gain -1.2613

pattern L748747939453937
? ? ? O ? ? ?
? . C 3 3 X ?
? . . . . . ?
. . C * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 14527 played 37 games 37 players 35 won 18/37 years 2001-2016
weight -1.0649 gain -1.2615

pattern L845690072332101
? ? . ? ?
? C . C ?
C C * 3 .
? . . . ?
? ? 3 ? ?
seen 7081 played 155 games 155 players 144 won 72/155 years 2001-2019
weight 0.3441 gain -1.2616

pattern L567052653774492
? ? # # # ? ?
? # # # # # ?
# # . . . . .
# # . * a C .
# # . . 3 . O
? # . . . X ?
? ? . . . ? ?
a C last yes
seen 235 played 127 games 126 players 113 won 57/127 years 2001-2016
weight 0.5941 gain -1.2621

pattern L218578433189964
? ? ? O ? ? ?
? X . . . # ?
? C C . . # ?
. . . * . # #
? . 3 . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 4615 played 39 games 39 players 39 won 18/39 years 2000-2016
weight -0.621 gain -1.2624

pattern L977052945117511
? . . . ?
. . . . #
. . * . #
. . . 2 #
? 3 3 C ?
seen 1516 played 237 games 234 players 208 won 130/237 years 2001-2019
weight 0.4195 gain -1.263

pattern L880189353222823
? ? # ? ?
? . . . ?
C . * C C
? C C 3 ?
? ? C ? ?
seen 17999 played 68 games 67 players 67 won 33/68 years 2009-2018
weight -0.5794 gain -1.2631

pattern L490746786827856
. . . . . . . ?
. . . . . O . ?
. . . . . . . .
. . . * . 3 . .
. . . . . . . .
. . . . . . . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 3970 played 463 games 454 players 394 won 242/462 years 1988-2018
weight 0.2807 gain -1.2636

pattern L393457480931875
C a 3
. * B
C . .
a C last yes
seen 533 played 34 games 34 players 34 won 23/34 years 2009-2017
weight -0.5717 gain -1.2639

pattern L566677518402920
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . C . .
? . . . . . ?
? ? . X X ? ?
seen 29395 played 55 games 55 players 53 won 24/55 years 2001-2017
weight -0.9606 gain -1.2646

pattern L340930926277894
? ? . ? ?
? 3 3 3 ?
. C * C 3
? C . C ?
? ? 3 ? ?
seen 26527 played 64 games 64 players 63 won 28/64 years 2000-2017
weight -1.4834 gain -1.2654

pattern L666443986969388
? ? C ? ?
? C . C ?
. . * . .
a . . . ?
? ? . ? ?
a ? last yes
seen 1864 played 53 games 53 players 52 won 24/53 years 2009-2018
weight -0.3342 gain -1.2659

pattern L966623492499866
? ? C ? ?
? 2 C . ?
. . * . 3
? . . . ?
? ? . ? ?
seen 13506 played 913 games 899 players 738 won 434/913 years 1993-2019
weight 0.1247 gain -1.2659

pattern L042543674298386
? ? . . . ? ?
? . . . . X ?
. . . 3 3 C X
. . . * C C O
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 1798 played 151 games 151 players 132 won 72/151 years 2009-2017
weight 0.3524 gain -1.266

pattern L553635696097559
? ? 3 ? ?
? . 3 C ?
. 3 * C C
? # # # ?
? ? # ? ?
seen 6780 played 62 games 62 players 61 won 27/62 years 2000-2017
weight -0.7052 gain -1.2661

pattern L853997579476510
? . . . ?
. . a . .
. . * 3 .
C . . . .
? . 3 . ?
a C last yes
seen 1097 played 480 games 478 players 403 won 252/480 years 2001-2019
weight 0.2639 gain -1.2661

pattern L742866350985149
1 C C
C * 3
3 3 .
seen 3042 played 43 games 43 players 43 won 22/43 years 2009-2017
weight -0.4352 gain -1.2666

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
weight -0.8087 gain -1.267

pattern L231521033925048
? C a
. * 3
? A ?
a ? last yes
seen 295 played 54 games 54 players 53 won 29/54 years 2001-2017
weight -0.473 gain -1.2672

pattern L639756129666894
? ? . . O ? ?
? . . . . . ?
# . . C . . .
# . . * . . .
# . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 9415 played 251 games 251 players 212 won 106/251 years 2001-2017
weight 0.4035 gain -1.2674

pattern L536666349729693
? ? . ? ?
? 2 a . ?
. . * . #
? . . . ?
? ? # ? ?
a C last yes
seen 13162 played 1470 games 1444 players 1073 won 727/1468 years 2000-2019
weight -0.3345 gain -1.2675

pattern L986670278398461
? ? . ? ?
? B 3 . ?
a 1 * . .
? C . . ?
? ? . ? ?
a C last yes
seen 1788 played 1696 games 1666 players 1184 won 854/1696 years 2000-2019
weight 0.4017 gain -1.2683

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
weight -0.8264 gain -1.2686

pattern L512051103134584
3 3 .
C * 2
C 2 C
seen 3925 played 364 games 361 players 328 won 176/364 years 2001-2019
weight 0.5086 gain -1.2692

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
weight 0.2517 gain -1.2693

pattern L912240976299316
3 . C ? ?
C * . ? ?
. . . ? a
a ? last yes
seen 2132 played 52 games 52 players 52 won 27/52 years 2009-2017
weight -1.2368 gain -1.2694

pattern L644128528399589
? ? ? O ? ? ?
? O 3 3 . # ?
? . C 3 . # ?
. . C * . # #
? . . . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 1038 played 329 games 327 players 296 won 155/329 years 2001-2019
weight 0.6918 gain -1.2696

pattern L957553871301432
? . . . ?
. . . . .
a 2 * . .
3 B . . .
? . . . ?
a B last yes
seen 1245 played 66 games 66 players 65 won 43/66 years 2001-2019
weight -0.7365 gain -1.2696

pattern L187975879926389
? ? C ? ?
? . . . ?
C . * . #
? . . . ?
? ? C ? ?
seen 31348 played 89 games 89 players 86 won 53/89 years 2009-2017
weight -1.5674 gain -1.2708

pattern L651728469505037
? ? . O . ? ?
? . . . a . ?
. . . . 3 . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 6255 played 117 games 117 players 98 won 62/117 years 2011-2017
weight 0.8419 gain -1.2715

pattern L885957624554496
? ? . ? ?
? 3 C . ?
. . * . a
? 3 C . ?
? ? C ? ?
a .C
seen 55732 played 1313 games 1289 players 958 won 588/1313 years 1992-2019
weight -0.4527 gain -1.2718

pattern L170091479543405
? C . . ?
3 C . . #
. 3 * . #
3 . . . #
? . . . ?
seen 211106 played 243 games 243 players 214 won 116/243 years 2001-2019
weight -1.4137 gain -1.2719

pattern L261974457961443
? C . . ?
2 2 a . .
. C * . .
. . . . .
? . . . ?
a C last yes
seen 1217 played 309 games 307 players 274 won 156/308 years 2001-2019
weight 0.3396 gain -1.2719

pattern L656286605316055
? # . 3 ?
# # . 3 C
# # * 3 3
# # B 3 C
? # . C ?
seen 7052 played 310 games 305 players 286 won 162/310 years 2001-2019
weight 0.316 gain -1.2719

pattern L756199189317420
? . . .
? C * 3
? . B 3
? ? ? ?
a ? ? ?
a ? last yes
seen 2644 played 56 games 56 players 55 won 26/56 years 2001-2018
weight -0.7076 gain -1.2719

pattern L729527370275196
? 3 . 3 ?
. C . 3 C
. . * C .
. . . . .
? # # # ?
seen 724 played 413 games 411 players 362 won 183/413 years 2001-2018
weight 0.8063 gain -1.2721

pattern L921012649134001
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . . . X
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 1944553 played 2541 games 2463 players 1477 won 1258/2539 years 1992-2019
weight 0.1171 gain -1.2722

pattern L031571468883129
? . ? a
C * C ?
? B ? ?
a ? last yes
seen 16213 played 42 games 42 players 42 won 23/42 years 2001-2018
weight -2.1761 gain -1.2723

pattern L584819376298338
. . . . . . . ?
. . . . . . . ?
. . . . 3 . . #
. C . * C . . #
. . . . . . . #
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 640 played 562 games 555 players 452 won 273/561 years 2001-2018
weight 0.311 gain -1.2729

pattern L832853103520351
. . . . . . # #
. . . C . . # #
. . . . . . # #
. . . * . . # #
. . 3 C . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # #
seen 640 played 562 games 555 players 452 won 273/561 years 2001-2018
weight 0.311 gain -1.2729

pattern L862956337123308
. . . . . . . ?
. . . . . . . #
. . . . 3 . . #
. C . * C . . #
. . . . . . . #
. . . . . . . #
# # # # # # # ?
? # # # # # ? ?
seen 640 played 562 games 555 players 452 won 273/561 years 2001-2018
weight 0.311 gain -1.2729

pattern L634871994450471
. . C
3 * .
. 3 3
seen 462522 played 91 games 91 players 91 won 44/91 years 2001-2017
weight -1.6393 gain -1.2736

pattern L903867260522376
? ? 3 ? ?
? . . . ?
a . * b .
? . C 2 ?
? ? . ? ?
a .3
b C last yes
seen 5157 played 1291 games 1270 players 961 won 624/1289 years 2000-2018
weight 0.2567 gain -1.2738

pattern L289082112159822
. C .
C * .
3 . .
seen 492174 played 2556 games 2467 players 1564 won 1269/2553 years 2000-2019
weight -0.2625 gain -1.2742

pattern L873489314208555
. 3 C
3 * 1
3 . C
seen 15782 played 1150 games 1131 players 870 won 539/1148 years 2001-2019
weight -0.4703 gain -1.2745

pattern L621293338720995
a . B
C * 3
3 . 3
a .C
seen 31831 played 304 games 302 players 277 won 159/304 years 2001-2018
weight -0.5152 gain -1.2753

pattern L923014125774445
? ? ? . ? ? ?
? X C . . . ?
? . . . . . ?
X 3 . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 9887 played 138 games 138 players 134 won 63/138 years 2001-2019
weight -0.2586 gain -1.2753

pattern L568165987466772
C . C a
. * . ?
# # # ?
a ? last yes
seen 18650 played 133 games 133 players 129 won 67/133 years 2009-2019
weight -0.8617 gain -1.2756

pattern L415525164496523
. . . . . . . ?
. . . . . . . ?
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . C . . . ?
. . . . . . . ?
? ? . . X ? ? ?
seen 11759 played 151 games 151 players 136 won 72/151 years 2001-2018
weight 0.4971 gain -1.2758

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
weight -0.3968 gain -1.2758

pattern L856032357232348
? ? a ?
b . * .
? ? 3 ?
a #2
b ? last yes
seen 128109 played 3554 games 3376 players 1917 won 1975/3553 years 1992-2019
weight -0.1141 gain -1.276

pattern L133747116530563
. . . . . . # ?
. . . . . . # #
. . . . . . # #
. C . * . . # #
. . . . . . # #
. . . . . . # #
. . . . . . # ?
? # # # # # ? ?
seen 10107 played 384 games 351 players 308 won 202/379 years 1993-2017
weight 0.5528 gain -1.2761

pattern L495080286484398
? ? . ? ?
? . . C ?
C C * C 3
? 3 3 C ?
? ? B ? ?
seen 2672 played 48 games 48 players 47 won 23/48 years 2009-2018
weight -0.5207 gain -1.2761

pattern L614564022877081
. . . . . . . #
. . . C . . . #
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . . . . . #
# # # # # # # #
# # # # # # # #
seen 10107 played 384 games 351 players 308 won 202/379 years 1993-2017
weight 0.5528 gain -1.2761

pattern L980092095265722
. . . . . . # ?
. . . . . . # ?
. . . . . . # #
. C . * . . # #
. . . . . . # #
. . . . . . # ?
. . . . . . # ?
? ? # # # ? ? ?
seen 10107 played 384 games 351 players 308 won 202/379 years 1993-2017
weight 0.5528 gain -1.2761

pattern L171239239412354
? ? ? . ? ? ?
? . . . C X ?
? . . . . 3 ?
X . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 6143 played 43 games 43 players 41 won 25/43 years 2001-2017
weight -0.6257 gain -1.2762

pattern L185881556381095
. . . . . O . ?
. . 2 B B X . ?
O C C 3 3 3 . #
. C 2 * . . . #
. . . . . . . #
# # # # # # # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 140 played 107 games 107 players 103 won 54/107 years 2001-2017
weight 0.6323 gain -1.2764

pattern L486706072030985
. . . . . O . ?
. . 2 B B X . #
O C C 3 3 3 . #
. C 2 * . . . #
. . . . . . . #
# # # # # # # #
# # # # # # # ?
? # # # # # ? ?
seen 140 played 107 games 107 players 103 won 54/107 years 2001-2017
weight 0.6323 gain -1.2764

pattern L925367001895937
. . O . . # # #
. . C C . # # #
. 2 C 2 . # # #
. B 3 * . # # #
. B 3 . . # # #
O X 3 . . # # #
. . . . . # # #
# # # # # # # #
seen 140 played 107 games 107 players 103 won 54/107 years 2001-2017
weight 0.6323 gain -1.2764

pattern L023948271278760
? . . . ?
. . . . #
. 3 * . #
3 C C . #
? C 3 . ?
seen 487 played 135 games 135 players 121 won 65/135 years 2001-2019
weight 0.7488 gain -1.2768

pattern L296789941576052
? . . . ?
. . . . .
. . * . .
. C . . .
? . . . ?
? ? ? ? a
a ? last yes
seen 40536 played 39 games 39 players 39 won 23/39 years 2009-2018
weight -0.6799 gain -1.2776

pattern L056499591818649
? . . . ?
. . . . .
C . * . .
. . . C C
? . . . ?
seen 80321 played 210 games 210 players 191 won 96/210 years 1992-2019
weight -0.2882 gain -1.2778

pattern L266464901414321
? ? C ?
? C * 3
? ? a ?
? ? ? ?
b ? ? ?
a .2
b ? last yes
seen 41272 played 350 games 348 players 311 won 172/350 years 2001-2019
weight -0.6084 gain -1.2784

pattern L702843821041381
? ? ? . ? ? ?
? . . . 3 . ?
? . . C 3 C ?
. . . * C . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 1393 played 391 games 390 players 326 won 187/391 years 2000-2018
weight 0.4865 gain -1.2789

pattern L271445018104091
? ? # ? ? ?
? . . . ? ?
. . * . 2 ?
? C . 3 ? a
? ? . ? ? ?
a ? last yes
seen 812 played 42 games 42 players 41 won 15/42 years 2000-2017
weight -0.6806 gain -1.2791

pattern L374950339034323
? . ?
1 * 2
? # ?
seen 1240 played 295 games 292 players 266 won 143/295 years 2000-2019
weight 1.0362 gain -1.2793

pattern L408612396391458
? ? 3 ? ?
? . 3 C ?
. . * . .
? C . a ?
? ? . ? ?
a C last yes
seen 407 played 48 games 48 players 48 won 24/48 years 2009-2019
weight -0.8204 gain -1.2793

pattern L980539145260857
? ? . ? ?
? . . 3 ?
# . * C .
? . . C ?
? ? 3 ? ?
seen 25595 played 495 games 492 players 425 won 209/494 years 2001-2019
weight -0.4755 gain -1.2799

pattern L444774920349595
? ? . ? ?
? . . . ?
. . * . .
? 3 . . ?
? a 3 ? ?
a ? last yes
seen 4675 played 263 games 262 players 245 won 150/263 years 2001-2018
weight 0.7774 gain -1.28

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
weight 0.4115 gain -1.2802

pattern L318121141096646
C 2 2
C * A
. C 3
seen 1123 played 58 games 58 players 55 won 33/58 years 2001-2018
weight -0.4476 gain -1.2803

pattern L014730897732545
? ? . ? ?
? 3 . . ?
1 A * . .
? 3 3 . ?
? ? . ? ?
seen 3339 played 763 games 749 players 608 won 403/763 years 2001-2019
weight 0.4719 gain -1.2813

pattern L135582457361898
? . . . ?
. . . . .
C . * a .
C . C 2 .
? . . . ?
a C last yes
seen 573 played 68 games 68 players 65 won 34/68 years 2001-2018
weight 0.7607 gain -1.2815

pattern L586305222570068
? . . . ?
# . . . .
# . * . C
# . a . .
? . 3 C ?
a C last yes
seen 681 played 128 games 126 players 120 won 61/128 years 2001-2017
weight -0.2431 gain -1.2815

pattern L908148280839726
3 . .
3 * .
B . a
a C last yes
seen 2430 played 51 games 51 players 51 won 35/51 years 2000-2019
weight -0.6725 gain -1.2816

pattern L722135025616612
B 3 B
. * B
# # #
seen 644 played 65 games 65 players 59 won 37/65 years 2001-2019
weight 0.5446 gain -1.2817

pattern L996113563512580
? . . . . . ? ?
. O . . . . . ?
. . . . . . . ?
. 3 . * . . . x
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 60046 played 845 games 816 players 633 won 440/845 years 2000-2019
weight 0.171 gain -1.282

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
weight -0.2466 gain -1.2822

pattern L238145102383269
? . . C ?
. C . C a
. . * . .
. . . . .
? . . . ?
a .C
seen 162863 played 358 games 356 players 323 won 174/358 years 2001-2019
weight -0.765 gain -1.2822

pattern L911867284408823
? ? . ? ?
? 3 . . ?
C C * . .
? . . . ?
? ? . ? a
a ? last yes
seen 1144 played 36 games 36 players 35 won 24/36 years 2009-2018
weight -0.7334 gain -1.2827

pattern L006114795251286
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X . . * . . .
? . . . . 3 ?
? . . . C . ?
? ? ? . ? ? ?
seen 4847 played 63 games 63 players 61 won 33/63 years 2001-2017
weight -0.4581 gain -1.2829

pattern L718038514485824
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . C . . ?
. . . 3 C X . ?
? . O X X O ? ?
? ? ? . ? ? ? ?
seen 1229 played 233 games 233 players 203 won 114/232 years 2001-2018
weight 1.11 gain -1.2831

pattern L790046718989192
? . 3 . ?
C 2 . . .
3 B * . .
a . . . .
? . . . ?
a .C
seen 1358 played 308 games 306 players 280 won 154/308 years 2001-2019
weight 0.4192 gain -1.2831

pattern L175598264766008
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * 3 3 O
? . . . a C ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 7800 played 3888 games 3759 players 2122 won 1931/3887 years 1993-2019
weight -0.1487 gain -1.2832

pattern L047909408336972
? ? C ? ?
? C 2 . ?
. . * . .
? C C C ?
? ? 3 ? ?
seen 20761 played 36 games 36 players 36 won 14/36 years 2009-2017
weight -1.0689 gain -1.2836

pattern L256709585542630
a . C
. * C
3 . C
a C last yes
seen 12068 played 63 games 63 players 62 won 33/63 years 2009-2018
weight -0.9637 gain -1.2836

pattern L417222213303572
. 2 C
2 * a
C 3 3
a C last yes
seen 347 played 270 games 267 players 251 won 131/269 years 2000-2018
weight 0.6569 gain -1.2836

pattern L952781275978218
? . . . ?
# . . a .
# . * 2 C
# . . . .
? . . 3 ?
a C last yes
seen 9204 played 334 games 334 players 295 won 149/333 years 2000-2019
weight -0.5318 gain -1.2837

pattern L535506558149848
? # # # ?
. . . . .
C . * . .
3 C . . .
? C . C ?
seen 24760 played 49 games 49 players 49 won 24/49 years 2009-2019
weight -1.0797 gain -1.2842

pattern L807344905764181
? . 3 . ?
. . . . C
. . * C .
. . 3 C .
? . . . ?
seen 477 played 275 games 270 players 243 won 156/274 years 1992-2017
weight 0.9156 gain -1.2842

pattern L320721428655733
? ? . ? ?
? 3 . 3 ?
. . * C a
? C . . ?
? ? . ? ?
a C last yes
seen 2491 played 100 games 100 players 96 won 53/100 years 2001-2019
weight -0.5452 gain -1.2845

pattern L570169052642028
? ? . ? ?
? 3 C . ?
2 A * C C
? 3 C C ?
? ? 3 ? ?
seen 160 played 38 games 18 players 18 won 19/38 years 2001-2019
weight 0.6426 gain -1.2847

pattern L090319007300806
? . . . ?
3 B . . .
C 2 * . .
2 . . . .
? 3 . . ?
seen 1411 played 203 games 203 players 178 won 105/203 years 2001-2017
weight 0.3612 gain -1.2853

pattern L447494653797097
? 3 C . ?
. C . C .
. . * . .
C . . . .
? . . . ?
seen 7276 played 59 games 59 players 59 won 22/59 years 2001-2017
weight -0.6528 gain -1.2857

pattern L502921321517485
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . O
. . . . 3 C .
? . . . . . ?
? ? . . . ? ?
seen 7629 played 119 games 119 players 100 won 63/119 years 2011-2017
weight 0.8326 gain -1.2857

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
weight 0.6768 gain -1.2861

pattern L735310044287003
3 3 3
. * C
C 1 C
? a ?
a ? last yes
seen 233 played 48 games 48 players 47 won 22/48 years 2009-2016
weight -0.2792 gain -1.2861

pattern L817853203278899
? . . . X O ? ?
. . 3 . . O . ?
. . . . C . . ?
. . . * . . . .
. . . . . . . ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 4114 played 112 games 111 players 110 won 57/112 years 2001-2017
weight 0.531 gain -1.2864

pattern L585373791101384
? ? # # # ? ?
? . . . . . ?
. 3 . . . . .
a . . * . . .
. C . . . . .
? . . . . . ?
? ? . . . ? ?
a O last yes
seen 367 played 85 games 84 players 82 won 47/85 years 2009-2017
weight 0.2935 gain -1.2867

pattern L241020889383096
? . . . ?
. . . . .
. . * . C
. . . . .
? a . . ?
a C last yes
seen 27217 played 75 games 75 players 75 won 39/75 years 2001-2018
weight -0.8959 gain -1.2869

pattern L749651432128013
? # # # ?
# # . . .
# # * a C
# # . 2 C
? # . . ?
a C last yes
seen 2089 played 273 games 272 players 253 won 113/273 years 1992-2019
weight 0.4173 gain -1.2871

pattern L068084648528378
? ? . ? ? ?
? . . B ? ?
. C * 2 C a
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 1675 played 84 games 84 players 83 won 44/84 years 2001-2017
weight 0.5628 gain -1.288

pattern L580118383440577
? ? C ? ?
? C 2 . ?
. . * . .
? C 3 3 ?
? ? C ? ?
seen 7209 played 66 games 66 players 65 won 29/66 years 1988-2017
weight -0.5173 gain -1.288

pattern L229518433976604
? ? # ? ?
? # # # ?
2 2 * . .
? C 3 . ?
? ? . ? ?
seen 20084 played 80 games 80 players 79 won 36/80 years 2001-2017
weight -0.341 gain -1.2892

pattern L113128760125132
? . . . . . ? ?
. . . . . . . ?
. . . C C C O ?
. . . * 3 3 X .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 1698 played 211 games 209 players 178 won 98/211 years 2001-2019
weight 0.4678 gain -1.2895

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
weight 0.4606 gain -1.2897

pattern L195130733111311
? ? # ? ?
? # # # ?
. . * 1 a
? . 3 B ?
? ? 3 ? ?
a A last yes
seen 563 played 41 games 41 players 41 won 22/41 years 2001-2016
weight -0.5195 gain -1.2901

pattern L843619535841885
. 3 .
C * 3
3 a .
a C last yes
seen 679 played 394 games 390 players 356 won 198/394 years 2001-2018
weight 1.2613 gain -1.2901

pattern L992540039222448
? ? # ? ?
? # # # ?
. . * . .
? 3 C . ?
? ? . ? ?
? ? a ? ?
a ? last yes
seen 5301 played 47 games 47 players 47 won 17/47 years 2009-2017
weight -1.1053 gain -1.2901

pattern L557529198363387
? 2 ?
3 * 3
? C ?
? ? ?
? ? a
a ? last yes
seen 558 played 37 games 37 players 37 won 22/37 years 2009-2017
weight -0.4909 gain -1.2906

pattern L002879336846345
? ? . ? ?
? . . . ?
. . * . .
? . 2 B ?
? ? C ? ?
? ? ? a ?
a ? last yes
seen 2112 played 62 games 61 players 62 won 31/62 years 2009-2017
weight -0.504 gain -1.2909

pattern L998288182062656
. . .
3 * C
. a .
a C last yes
seen 91767 played 661 games 652 players 544 won 342/660 years 2000-2019
weight -0.5571 gain -1.2909

pattern L394819914515856
? ? C . .
? ? 3 * .
? ? . . .
? ? ? ? ?
a ? ? ? ?
a ? last yes
seen 16945 played 309 games 309 players 277 won 144/308 years 2001-2019
weight 0.3113 gain -1.2914

pattern L775279575066589
? ? . ? ?
? . . . ?
. . * . #
a 3 . . ?
? ? . ? ?
a ? last yes
seen 101510 played 115 games 115 players 108 won 56/114 years 2001-2019
weight -0.8216 gain -1.2916

pattern L571982180093711
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . . O .
. 3 . C . . . O
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 5467 played 117 games 117 players 106 won 59/117 years 2001-2017
weight 0.2408 gain -1.2918

pattern L187935025652717
? ? ? . ? ? ?
? O . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . 3 . ?
? ? ? . ? ? ?
seen 111967 played 50 games 49 players 47 won 26/50 years 1992-2018
weight -0.9189 gain -1.2923

pattern L061421559867503
a C .
3 * .
3 . .
? ? b
a .C
b ? last yes
seen 8770 played 165 games 165 players 159 won 90/165 years 2001-2019
weight -0.5326 gain -1.2926

pattern L685703952294046
. 2 2
3 * 2
3 C 2
seen 4006 played 99 games 96 players 97 won 48/99 years 2001-2018
weight -0.7676 gain -1.2926

pattern L846457532957192
? ? . ? ?
? . . . ?
# . * B 3
? . B 2 ?
? ? 2 ? ?
seen 5795 played 47 games 47 players 46 won 30/47 years 2009-2016
weight -1.2137 gain -1.293

pattern L532847996901870
C C C
a * C
1 A 3
a C last yes
seen 428 played 286 games 285 players 261 won 176/286 years 2000-2019
weight -0.2837 gain -1.2931

pattern L660626385609549
? ? C ? ?
? 3 . . ?
. . * . C
? C . . ?
? ? C ? ?
seen 4590 played 55 games 55 players 54 won 34/55 years 2001-2017
weight -0.2507 gain -1.2931

pattern L996922477805147
. . . ?
. * C ?
C C 3 a
a ? last yes
seen 4930 played 104 games 104 players 101 won 48/104 years 2001-2018
weight -0.339 gain -1.2934

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
weight -0.4856 gain -1.2935

pattern L135733927382823
? ? . a ?
? . C 2 ?
C . * . 3
? . . . ?
? ? . ? ?
a ? last yes
seen 254 played 89 games 89 players 89 won 54/89 years 2001-2017
weight 0.699 gain -1.2936

pattern L173333173991975
# . C ? ?
# * C ? ?
# . 3 ? ?
? ? ? ? ?
? ? ? ? a
a ? last yes
seen 13114 played 93 games 93 players 90 won 49/93 years 2001-2017
weight -0.354 gain -1.2936

pattern L049946306292940
? . . . . . ? ?
. . . C . . . ?
. 3 . . . . . ?
. . . * . . . #
. . . . . . . ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 474426 played 15266 games 13034 players 3950 won 7573/15263 years 1992-2019
weight -0.1137 gain -1.2937

pattern L118760058546598
? ? . ? ?
? . 3 . ?
C a * 3 .
? 3 3 C ?
? ? C ? ?
a C last yes
seen 217 played 184 games 184 players 174 won 86/184 years 2001-2017
weight 0.5878 gain -1.2941

pattern L722463658253595
? ? . ? ?
? . a 3 ?
C . * . C
? . . . ?
? ? . ? ?
a C last yes
seen 322 played 38 games 38 players 37 won 23/38 years 2001-2016
weight -0.6061 gain -1.2943

pattern L992515380988611
? . . . ?
. C . C .
. . * . .
. . . C .
? . 3 C ?
seen 5407 played 48 games 48 players 47 won 20/48 years 2001-2018
weight -0.4639 gain -1.2944

pattern L178382339781768
? . . . . . ? ?
. . . C . . . ?
. . . . . . . ?
. . . * . . . #
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 10183 played 384 games 351 players 308 won 202/379 years 1993-2017
weight 0.5384 gain -1.2948

pattern L999309538815612
? ? ? . ? ? ?
? . . . . . ?
? . 3 . . . ?
. . . * C . .
? . . . . . ?
? . . 3 . . ?
? ? ? . ? ? ?
seen 2413 played 275 games 273 players 243 won 141/275 years 2001-2019
weight 0.5427 gain -1.2954

pattern L348065938759445
? 3 ? ?
# * 2 ?
? . ? a
a ? last yes
seen 4428 played 34 games 33 players 33 won 18/34 years 2009-2018
weight -0.632 gain -1.2956

pattern L639425345397279
? . . . ?
. 3 . a .
. . * . .
. C . C .
? . . . ?
a C last yes
seen 4541 played 244 games 242 players 216 won 111/244 years 2001-2019
weight -0.4493 gain -1.2961

pattern L330301644588258
. 2 C
a * 3
b 3 3
a C last yes
b .3
seen 2054 played 612 games 602 players 533 won 292/612 years 1992-2018
weight -0.3191 gain -1.2963

pattern L359684736731404
. . . X . . # ?
. . . . . . # ?
. . C . 3 . # #
O . . * . . # #
. . . . . . # #
. . . . . . # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 51252 played 2658 games 2602 players 1572 won 1253/2656 years 2001-2019
weight 0.204 gain -1.2963

pattern L564089812257294
. . . X . . # ?
. . . . . . # #
. . C . 3 . # #
O . . * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # ?
? # # # # # ? ?
seen 51252 played 2658 games 2602 players 1572 won 1253/2656 years 2001-2019
weight 0.204 gain -1.2963

pattern L840014079064299
. . . O . . # #
. . . . . . # #
. . C . . . # #
X . . * . . # #
. . 3 . . . # #
. . . . . . # #
# # # # # # # #
# # # # # # # #
seen 51252 played 2658 games 2602 players 1572 won 1253/2656 years 2001-2019
weight 0.204 gain -1.2963

pattern L466361089550937
? ? . . . ? ?
? . . . . . ?
O . . . . . .
. . . * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 94641 played 48 games 48 players 45 won 20/48 years 2001-2017
weight -1.4935 gain -1.2966

pattern L852462777054965
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
. . C * . # #
? . . . . # ?
? X 3 3 . # ?
? ? ? O ? ? ?
seen 8624 played 78 games 78 players 76 won 42/78 years 2009-2018
weight -0.3561 gain -1.2966

pattern L376191461078546
? ? ? . ? ? ?
a . . . . . ?
? . . . . . ?
. . . * . . .
? C . . . . ?
? . . 3 . . ?
? ? ? . ? ? ?
a ? last yes
seen 2462 played 42 games 42 players 40 won 25/42 years 1992-2016
weight -1.0031 gain -1.2968

pattern L049387755577677
? ? ? a
3 B 3 ?
3 * 3 ?
. . . ?
a ? last yes
seen 855 played 39 games 39 players 38 won 16/39 years 2009-2017
weight -0.7258 gain -1.2969

pattern L244561395885649
? . . . ?
2 . . . .
C . * . .
C . . . .
? . . . ?
seen 108711 played 140 games 140 players 125 won 65/138 years 2001-2017
weight -1.4141 gain -1.2969

pattern L056646495405324
. . . . . . X ?
. . . . . . . .
. . . . . . O .
. . . * . 3 X .
. . . . C C X .
. . . . . X O X
. . . . . . O ?
? . . . . . ? ?
seen 469 played 211 games 211 players 185 won 107/210 years 2001-2018
weight 1.3072 gain -1.297

pattern L093605473391252
. . . . . . . ?
. . . . . . . ?
. . . . . . . .
. . . * . . . .
. . . . C . . .
. . . 3 C X . ?
X . O X X O O ?
? ? . . . ? ? ?
seen 470 played 212 games 212 players 185 won 107/211 years 2001-2018
weight 1.3072 gain -1.297

pattern L004020849974474
C 3 3
C * A
C 3 A
seen 458 played 76 games 76 players 76 won 44/76 years 2001-2016
weight 0.3984 gain -1.2972

pattern L048844426533446
# # #
. * C
. 3 .
seen 77487 played 2594 games 2456 players 1556 won 1340/2594 years 2000-2019
weight -0.3096 gain -1.2976

pattern L423777111450807
? ? . . . ? ?
? . C C C O ?
. 2 C 2 2 C X
. B 2 * . 3 .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 90 played 52 games 51 players 49 won 26/52 years 2001-2019
weight 0.4689 gain -1.2978

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
weight 0.6138 gain -1.2979

pattern L933827553662482
? ? ? # ? ? ?
? # # # # # ?
? . . . # # ?
O . C * # # #
? B 2 . # # ?
? X . 3 # # ?
? ? ? . ? ? ?
seen 5169 played 54 games 54 players 52 won 29/54 years 2001-2017
weight -0.3767 gain -1.2979

pattern L019330804109832
? ? ? . ? ? ?
? # . . . . ?
? # . . 2 a ?
# # . * C . .
? # . . . . ?
? # . . . . ?
? ? ? . ? ? ?
a C last yes
seen 5378 played 396 games 395 players 359 won 186/396 years 2000-2019
weight 0.4528 gain -1.2984

pattern L966272791298851
? ? 3 ? ?
? C 3 C ?
. C * C 3
? . . C ?
? ? 3 ? ?
seen 1400 played 63 games 63 players 61 won 35/63 years 2009-2017
weight -0.3889 gain -1.2986

pattern L304675254473012
C 3 .
C * C
C 3 3
seen 3317 played 471 games 468 players 407 won 232/471 years 1992-2019
weight -0.342 gain -1.2988

pattern L941597356085168
? ? ? . ? ? ?
? O . . . . ?
? . . . . . ?
X 3 . * . . .
? . . . . . ?
? O . . . . ?
? ? ? . ? ? ?
seen 2652 played 108 games 108 players 108 won 50/108 years 2001-2019
weight 1.2086 gain -1.2988

pattern L121069162316645
? ? ? . ? ? ?
? . . . . . ?
? . . . . C ?
. . . * . . .
? . . C 3 3 ?
? . . . C . ?
? ? ? . ? ? ?
seen 1282 played 631 games 630 players 512 won 341/631 years 2000-2019
weight 0.2264 gain -1.2989

pattern L820008998057202
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . . . .
. . . . C . . .
. . . 3 C X . .
X . O X X O O .
. . . . . X O .
seen 467 played 211 games 211 players 185 won 107/210 years 2001-2018
weight 1.3106 gain -1.2991

pattern L143379592945879
? ? C ? ?
? . . 3 ?
3 . * C C
? . . . ?
? ? . ? ?
seen 1545 played 58 games 58 players 56 won 31/58 years 2001-2017
weight -0.4193 gain -1.3001

pattern L709825621367266
? ? ? a ?
? ? 3 ? ?
? 3 B . ?
. . * . .
? # # # ?
? ? # ? ?
a ? last yes
seen 4496 played 134 games 134 players 128 won 57/134 years 2001-2018
weight -0.509 gain -1.3002

pattern L289676713238168
? 3 ? ? ?
3 * C ? ?
? C ? ? ?
? ? ? ? a
a ? last yes
seen 22267 played 156 games 155 players 148 won 70/156 years 1992-2018
weight -0.6855 gain -1.3011

pattern L710157174653138
a ? ? ?
? ? ? ?
? . C b
? . * 3
? . . .
a ? last yes
b .C
seen 26802 played 459 games 455 players 404 won 228/458 years 2001-2019
weight -0.7058 gain -1.3021

pattern L398940164661537
? a ?
C 2 .
2 * .
. . .
a ? last yes
seen 10319 played 2085 games 2029 players 1380 won 1013/2083 years 2000-2019
weight 0.2227 gain -1.3024

pattern L357922803679435
? . ? ? ?
. * . ? ?
? 2 ? ? ?
? ? ? ? ?
? ? ? ? a
a ? last yes
seen 28662 played 655 games 650 players 546 won 328/654 years 2001-2019
weight 0.331 gain -1.3026

pattern L578452178587526
? . . 3 ?
# . . . .
# . * . .
# . a 2 .
? . . C ?
a C last yes
seen 1760 played 273 games 273 players 247 won 149/272 years 2001-2018
weight -0.338 gain -1.3026

pattern L169084515030300
? 2 ?
3 * C
a C ?
a ? last yes
seen 3281 played 47 games 47 players 46 won 27/47 years 2001-2017
weight -1.1082 gain -1.3029

pattern L230292093843294
? ? # ? ?
? # . B ?
# # * 1 C
? # 2 A ?
? ? . ? ?
seen 531 played 61 games 61 players 60 won 35/61 years 2001-2018
weight 0.3829 gain -1.303

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
weight 0.4186 gain -1.3035

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
weight 0.4186 gain -1.3035

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
weight 0.4186 gain -1.3035

pattern L855931542314068
. . B
. * 1
B 1 1
seen 738 played 132 games 132 players 127 won 57/132 years 2001-2019
weight 0.6717 gain -1.3048

pattern L900583873169136
? ? 3 ? ?
? C . . ?
a . * C .
? . . . ?
? ? . ? ?
a C last yes
seen 2151 played 45 games 45 players 45 won 23/45 years 2001-2017
weight -0.6408 gain -1.3052

pattern L777265755445293
? ? ? . ? ? ?
? . 3 . . . ?
? . . . . . ?
. . C * . . .
? . . . . . ?
? . . . . O ?
? ? ? . ? ? ?
seen 6011 played 65 games 64 players 64 won 34/65 years 2001-2017
weight -1.0097 gain -1.3062

pattern L990626873192404
? ? ? B ?
? ? . * .
? ? ? C ?
a ? ? ? ?
a ? last yes
seen 8129 played 146 games 143 players 137 won 79/146 years 2001-2019
weight -0.6882 gain -1.3063

pattern L604442388765029
? ? . . . ? ?
? . . . . . ?
. 3 3 a . . .
X C C * . . .
. . . . . . .
? O . . . . ?
? ? . . . ? ?
a C last yes
seen 242 played 105 games 105 players 104 won 50/105 years 2000-2019
weight 0.3684 gain -1.3067

pattern L512906484411045
? ? . ? ?
? . . . ?
. . * B 3
? . a 2 ?
? ? . ? ?
a C last yes
seen 17977 played 7168 games 6600 players 2887 won 3845/7164 years 1993-2019
weight -0.0753 gain -1.3071

pattern L615847451795966
? 3 3 3 ?
a 3 C C C
. b * . .
# # # # #
? # # # ?
a .C
b B last yes
seen 1766 played 174 games 172 players 161 won 86/174 years 1992-2019
weight 0.4408 gain -1.3073

pattern L178198633537124
? . . . ?
. . . . 3
. . * . .
. . . a C
? . . 3 ?
a C last yes
seen 12344 played 54 games 54 players 52 won 25/54 years 2009-2018
weight -0.9339 gain -1.3075

pattern L005938164069586
? . . . ?
. . . . #
. . * . #
3 . C . #
? 3 3 a ?
a B last yes
seen 193 played 132 games 130 players 125 won 68/132 years 2001-2019
weight 0.964 gain -1.3079

pattern L536033076726090
C . .
. * 3
. B 3
a ? ?
a ? last yes
seen 1552 played 316 games 313 players 284 won 175/316 years 2001-2019
weight 0.6493 gain -1.308

pattern L008587411811441
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * 2 C O
. . . 2 C 3 X
? . . C C X ?
? ? . . . ? ?
seen 882 played 195 games 195 players 169 won 110/195 years 2009-2017
weight 0.4997 gain -1.3083

pattern L562693874268324
? . . . ?
. . . . .
. a * . .
C 3 . . .
? 3 . C ?
a C last yes
seen 4324 played 1841 games 1811 players 1251 won 1005/1841 years 1992-2019
weight 0.1074 gain -1.3084

pattern L963641027688523
? ? . ? ?
? . . . ?
. . * . #
? C C 2 ?
? ? 2 ? ?
seen 2617 played 125 games 124 players 119 won 63/125 years 2009-2017
weight 1.1039 gain -1.3084

pattern L575115054934640
. . .
. * .
a . b
a C last yes
b 2B
seen 25288 played 450 games 446 players 413 won 227/450 years 2001-2019
weight -0.4729 gain -1.309

pattern L700099982657649
? ? . . . ? ?
? . . . . . ?
. . . a . . #
. . . * . . #
. . 3 . . . #
? . . . . . ?
? ? O X . ? ?
a C last yes
seen 357 played 56 games 56 players 46 won 26/56 years 2009-2017
weight 0.747 gain -1.309

pattern L497307735482934
? ? 3 ? ?
? . . 2 a
# . * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 7720 played 162 games 162 players 151 won 80/162 years 2001-2019
weight -0.4752 gain -1.3094

pattern L163784289023853
? ? C . .
a ? . * .
? ? . 3 .
a ? last yes
seen 21943 played 78 games 78 players 77 won 40/78 years 2001-2018
weight -1.0511 gain -1.31

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
weight 0.5176 gain -1.31

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
weight 0.5371 gain -1.311

pattern L210179447429382
? . . 3 ?
. . . . .
. . * . .
. . . . .
? . C C ?
seen 96381 played 297 games 297 players 271 won 155/296 years 2000-2019
weight -0.5315 gain -1.3112

pattern L378623681676706
? ? . ? ?
? . . . ?
# . * 3 C
? . . . ?
? ? 3 ? ?
seen 72068 played 84 games 84 players 83 won 41/84 years 2001-2018
weight -0.7358 gain -1.3114

pattern L273407938914800
? ? # ? ?
? # # # ?
3 A * C .
? 3 C . ?
? ? . ? ?
seen 6319 played 325 games 158 players 153 won 160/325 years 1993-2018
weight -0.8222 gain -1.3117

pattern L671122044993353
3 C 2
. * 2
. . B
seen 250 played 136 games 136 players 131 won 75/135 years 2009-2019
weight 0.7547 gain -1.3117

pattern L484079856222821
. . . . . . . .
. . . . . . . .
. . . . . C . X
. . . * . . . O
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 6045 played 103 games 103 players 98 won 46/103 years 2009-2017
weight -0.3038 gain -1.3119

pattern L401165035781924
? ? 3 ? ?
? C 3 . ?
2 a * . #
? . . . ?
? ? . ? ?
a C last yes
seen 466 played 149 games 149 players 140 won 77/148 years 2001-2019
weight 0.5025 gain -1.3125

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
weight 0.4239 gain -1.3128

pattern L128638268835710
? ? C ? ?
? . C . ?
. . * . 3
? . . C ?
? ? 3 ? ?
seen 6498 played 55 games 55 players 55 won 27/55 years 2009-2019
weight -0.3478 gain -1.3129

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
weight 0.1192 gain -1.3131

pattern L345955329847086
? ? ? ? a
? ? ? ? ?
? C ? ? ?
A * . ? ?
? C ? ? ?
a ? last yes
seen 594 played 38 games 38 players 38 won 20/38 years 2009-2017
weight -0.7211 gain -1.3145

pattern L796197019658772
? ? 3 ? ?
? . . . ?
. . * . .
? C 1 B ?
? ? C ? ?
seen 1141 played 507 games 505 players 446 won 266/507 years 1992-2019
weight 0.305 gain -1.3146

pattern L081766287148234
? ? ? . ? ? ?
? # . . . . ?
? # . . . . ?
# # . * . 3 .
? # . C 2 . ?
? # . C C X ?
? ? ? . ? ? ?
seen 1632 played 279 games 274 players 259 won 134/279 years 2001-2018
weight 0.4668 gain -1.3147

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
weight 0.5207 gain -1.315

pattern L171919718892959
. . a
B * .
3 C .
a BC
seen 75103 played 2353 games 2274 players 1497 won 1284/2352 years 1992-2019
weight -0.145 gain -1.3151

pattern L265438069605633
? 3 3 3
a C * C
? . C .
a ? last yes
seen 2044 played 98 games 97 players 96 won 61/98 years 2001-2018
weight -0.481 gain -1.3151

pattern L784558778325357
# # #
. * C
C . .
seen 151512 played 313 games 312 players 286 won 162/313 years 2000-2019
weight -0.6547 gain -1.3151

pattern L520888033687266
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . a * . . .
? . . . . . ?
? . 3 . . . ?
? ? ? . ? ? ?
a C last yes
seen 1238 played 116 games 115 players 105 won 52/116 years 2001-2016
weight -0.9919 gain -1.3154

pattern L130436420534780
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . O
. . . . . . .
? . . . . O ?
? ? . X . ? ?
seen 468791 played 47 games 47 players 46 won 26/47 years 2001-2017
weight -1.5038 gain -1.3158

pattern L976193396380795
? 2 . . ?
3 C 3 . #
. C * . #
. . . . #
? # # # ?
seen 963 played 437 games 436 players 380 won 237/437 years 2001-2018
weight 0.673 gain -1.3158

pattern L730506318628100
a ? ?
? C ?
3 * B
? . ?
a ? last yes
seen 2139 played 276 games 272 players 254 won 151/275 years 2001-2018
weight -0.3631 gain -1.316

pattern L904388856579389
? a ?
# * b
? 2 ?
a 13
b A last yes
seen 734 played 500 games 494 players 420 won 254/500 years 1993-2019
weight -0.6529 gain -1.3163

pattern L104709843449819
? ? C ? ?
? a 2 . ?
. . * . 3
? . . . ?
? ? C ? ?
a C last yes
seen 593 played 197 games 196 players 181 won 103/196 years 2001-2018
weight 0.3032 gain -1.3165

pattern L430369264694988
? ? 3 ? ?
? # . 3 ?
# # * 3 .
? # . C ?
? ? . ? ?
seen 16539 played 210 games 209 players 189 won 96/210 years 2000-2017
weight 0.5716 gain -1.3169

pattern L433320729109723
? ? . ? ?
? . C 3 ?
. 3 * C .
? . . . ?
? ? . ? ?
seen 4603 played 961 games 954 players 762 won 508/961 years 2000-2019
weight 0.5884 gain -1.3172

pattern L322301486369259
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
# . . * C . x
? . . B 2 . ?
? . . 3 . . ?
? ? ? . ? ? ?
seen 429 played 139 games 139 players 137 won 72/139 years 2001-2017
weight -0.2664 gain -1.3184

pattern L894705047957937
? C 3 B ?
C . B 2 .
. C * . .
. . . . .
? # # # ?
seen 985 played 613 games 603 players 517 won 294/611 years 2001-2019
weight 0.6209 gain -1.319

pattern L428365875910979
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
x . . * . . a
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a O last yes
seen 1571313 played 3488 games 3368 players 1782 won 1688/3486 years 1992-2019
weight -0.0985 gain -1.3191

pattern L882806287593659
? # # # ?
. . . . .
C . * . .
. C . . 3
? C . . ?
seen 3991 played 49 games 49 players 48 won 20/49 years 2000-2019
weight 0.7664 gain -1.3192

pattern L347516730839389
? ? . ? ?
? . . 3 a
. . * . .
? # # # ?
? ? # ? ?
a ? last yes
seen 55387 played 44 games 44 players 43 won 22/44 years 2001-2016
weight -0.8679 gain -1.3202

pattern L325109732065824
? ? . X . ? ?
? . . . . a ?
# . . . C . .
# . . * . . X
# . . . . . .
? . . . . . ?
? ? # # # ? ?
a O last yes
seen 606 played 503 games 493 players 412 won 284/501 years 1992-2017
weight 0.8195 gain -1.3208

pattern L189983652230771
? ? 2 ? ?
? . B 3 ?
. C * . .
? 3 3 . ?
? ? C ? ?
seen 764 played 268 games 266 players 237 won 136/268 years 2001-2018
weight 0.7959 gain -1.3209

pattern L209861863763058
. C 3
3 * 3
C a .
a C last yes
seen 670 played 490 games 486 players 409 won 235/489 years 2001-2019
weight 0.5388 gain -1.3211

pattern L525464948737987
? ? . ? ?
? . . C ?
# . * . C
? . . a ?
? ? . ? ?
a C last yes
seen 9902 played 243 games 240 players 229 won 115/243 years 2000-2018
weight -0.3149 gain -1.3214

pattern L495955025255596
a ? ? ?
? . . .
? 3 * .
? 3 . .
a ? last yes
seen 120432 played 35 games 35 players 33 won 17/35 years 2009-2019
weight -2.1228 gain -1.3217

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
weight 0.1204 gain -1.3226

pattern L969155639075619
? . . . ?
. . 3 . .
. . * C .
. . C 2 .
? . . . ?
seen 5940 played 4346 games 4161 players 2251 won 2116/4342 years 2000-2019
weight 0.4054 gain -1.3232

pattern L989832989638049
? ? ? O ? ? ?
? X 3 3 B . ?
? . . . 2 C ?
. . . * . . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 6961 played 171 games 171 players 158 won 85/171 years 2001-2017
weight 0.3751 gain -1.3232

pattern L114960621867966
3 3 C
C * C
. . C
a ? ?
a ? last yes
seen 1095 played 56 games 56 players 52 won 33/56 years 2009-2019
weight -0.3786 gain -1.3235

pattern L241753542380005
? ? a ? ?
? C C . ?
3 3 * . .
? # # # ?
? ? # ? ?
a .C
seen 14300 played 685 games 634 players 549 won 339/684 years 1992-2019
weight 0.5735 gain -1.3235

pattern L896633377269521
? . . . ?
. . . . .
. . * C C
. . a 2 2
? . . C ?
a C last yes
seen 796 played 227 games 226 players 200 won 114/227 years 2000-2019
weight 0.6614 gain -1.3235

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
weight 0.31 gain -1.3237

pattern L583402887873412
? ? . ? ? ?
? . . C ? ?
. . * . C a
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 29379 played 87 games 87 players 83 won 46/87 years 2001-2017
weight -1.3504 gain -1.3237

pattern L458684693335519
? ? C ? ?
? 3 . . ?
3 3 * C a
? . . 3 ?
? ? . ? ?
a .C
seen 9902 played 87 games 87 players 85 won 44/87 years 2009-2018
weight -0.4996 gain -1.3243

pattern L564518630826176
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . . O ?
. . C . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 155171 played 136 games 136 players 127 won 71/136 years 2009-2019
weight 0.5376 gain -1.3243

pattern L231676712586224
? ? ? # ? ? ?
? # # # # # ?
? # . . . . ?
# # . * . . .
? # . C . . ?
? # . 3 C O ?
? ? ? X ? ? ?
seen 17574 played 1240 games 1233 players 914 won 557/1240 years 2001-2019
weight 0.5877 gain -1.3244

pattern L482649278154748
? . . . . . ? ?
. . . . . . . ?
. . . . . . X ?
. . . * . . . .
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 59595 played 115 games 112 players 86 won 59/115 years 2000-2017
weight 1.0885 gain -1.3246

pattern L851434746954263
? . . . ?
. . . . .
C . * . 3
C . . . .
? . C . ?
seen 6453 played 48 games 48 players 48 won 24/48 years 2001-2019
weight -0.8017 gain -1.3247

pattern L279209266594033
? ? ? . ? ? ?
? . . . . # ?
? 3 3 . . # ?
. 3 C * . # #
? C C . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 23875 played 55 games 55 players 54 won 31/55 years 2001-2019
weight -1.2808 gain -1.3256

pattern L003517050556655
? ? a ? ?
? C . 3 ?
. . * . C
? . . . ?
? ? C ? ?
a .3
seen 39183 played 391 games 388 players 351 won 206/391 years 2001-2019
weight -0.2868 gain -1.3258

pattern L922361106130084
? ? ? - ? ? ?
? # . . . . ?
? # . . 3 3 ?
# # . * C C X
? # . . C 3 ?
? # . . C X ?
? ? ? . ? ? ?
seen 9560 played 175 games 175 players 165 won 87/175 years 2009-2017
weight 0.2846 gain -1.3258

pattern L090046850414367
? ? . . . ? ?
? . . . . . ?
O . . . . . .
X 3 . * . . .
X C C . . . .
? X . . . . ?
? ? . . . ? ?
seen 3156 played 247 games 246 players 215 won 120/246 years 2001-2018
weight 0.9955 gain -1.3268

pattern L155643571016756
? ? ? X ? ? ?
? . 3 . 2 O ?
? . . . 2 C ?
. . . * a . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
a B last yes
seen 213 played 146 games 145 players 134 won 77/146 years 2001-2019
weight 0.7154 gain -1.3272

pattern L151783373070898
? ? 2 ? ?
? # A 3 ?
# # * . 3
? # C . ?
? ? . ? ?
seen 4069 played 101 games 101 players 98 won 54/101 years 2001-2017
weight -0.5834 gain -1.3273

pattern L382772228755707
? # . . ?
# # . . .
# # * . .
# # a 2 2
? # . C ?
a B last yes
seen 829 played 91 games 91 players 89 won 45/91 years 2000-2017
weight -0.7598 gain -1.3274

pattern L859520267001575
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
# . . * . . X
? . . . C . ?
? . . . . a ?
? ? ? X ? ? ?
a O last yes
seen 611 played 504 games 494 players 413 won 284/502 years 1992-2018
weight 0.8213 gain -1.3281

pattern L536966468371431
? . . . ?
C . . . .
C . * . .
C . . 3 .
? . . . ?
seen 28204 played 90 games 90 players 90 won 41/90 years 2009-2017
weight -0.5592 gain -1.3283

pattern L408563828708292
? ? ? . ? ? ?
? O . C . . ?
? 3 A 1 C . ?
. 3 3 * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 177 played 55 games 55 players 55 won 32/55 years 1988-2018
weight 0.4823 gain -1.3287

pattern L625776821872529
? ? . ? ?
? 1 B 3 ?
C . * . .
? . . . ?
? ? . ? ?
seen 8800 played 61 games 61 players 59 won 36/61 years 2009-2016
weight -1.3803 gain -1.3292

pattern L683863928212241
? ? . ? ?
? a . . ?
. 3 * . #
? . . . ?
? ? . ? ?
a B last yes
seen 6254 played 49 games 49 players 48 won 23/49 years 2001-2018
weight -0.9204 gain -1.3294

pattern L613578190617578
? ? . ? ?
? . . . ?
# . * . .
? . C . ?
? ? 2 a ?
a ? last yes
seen 2421 played 142 games 142 players 136 won 58/141 years 2001-2019
weight 1.2668 gain -1.3302

pattern L753792015170267
? C . C ?
. . 3 . .
. . * C .
. . . . .
? . . . ?
seen 1801 played 34 games 34 players 34 won 17/34 years 2009-2017
weight -0.6844 gain -1.3304

pattern L820626424472735
? . . 3 ?
. . . . .
. . * . C
. . . . .
? . . . ?
? ? ? ? a
a ? last yes
seen 11166 played 64 games 64 players 62 won 29/64 years 2001-2017
weight -1.4969 gain -1.3306

pattern L264620595259726
? . . . ?
. . . . C
. C * . .
. . . . 3
? . . . ?
seen 49194 played 64 games 64 players 58 won 26/64 years 2009-2019
weight -0.6121 gain -1.331

pattern L860459072199587
? C 3 . ?
C C . . .
. . * C .
. . . . .
? . . . ?
seen 16825 played 36 games 36 players 36 won 16/36 years 2009-2019
weight -1.1218 gain -1.3327

pattern L899070238891640
? a ?
? ? ?
3 C C
B * .
. . .
a ? last yes
seen 2331 played 90 games 90 players 86 won 43/90 years 2001-2017
weight -0.7557 gain -1.3336

pattern L731502973506415
? 3 ?
C * A
? # ?
seen 2112 played 271 games 269 players 250 won 149/271 years 2001-2019
weight -0.35 gain -1.3339

pattern L700188622807916
? 3 . . ?
. 3 C . C
C C * . .
. . . . .
? . . . ?
seen 12482 played 221 games 220 players 207 won 106/220 years 2001-2019
weight -0.6865 gain -1.3342

pattern L915480028813351
. . .
. * .
. B 1
? ? a
a ? last yes
seen 6447 played 52 games 52 players 52 won 23/51 years 2001-2017
weight -1.0621 gain -1.3346

pattern L974005413994037
a ? ?
? ? ?
C C .
3 * C
. . .
a ? last yes
seen 5227 played 47 games 47 players 47 won 22/47 years 2009-2017
weight -1.1544 gain -1.3348

pattern L225194567084078
? ? . . . ? ?
? . . . . . ?
# . . . . . .
# . . * . . .
# . . . . . .
? . 3 . C . ?
? ? . O . ? ?
seen 502 played 88 games 87 players 85 won 48/88 years 2009-2017
weight 0.3051 gain -1.3355

pattern L761467887871607
? ? ? . ? ? ?
? . . . . . ?
? . 3 C . . ?
. . 3 * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 15954 played 34 games 34 players 32 won 20/34 years 2009-2016
weight -1.0272 gain -1.3362

pattern L820376877297848
? ? C ? ?
? . C 3 ?
# . * 3 a
? . C C ?
? ? . ? ?
a BC
seen 4575 played 275 games 275 players 248 won 156/275 years 2001-2018
weight 0.2472 gain -1.3365

pattern L678226897623692
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . B 3 3 ?
? . . 3 C O ?
? ? ? X ? ? ?
seen 2165 played 144 games 143 players 139 won 80/144 years 2001-2019
weight -0.4605 gain -1.3366

pattern L474247478674211
? ? ? a
3 . 3 ?
. * . ?
. C . ?
a ? last yes
seen 11123 played 87 games 86 players 86 won 46/87 years 2001-2018
weight -0.3769 gain -1.3367

pattern L669195584138137
? ? ? X ? ? ?
? . C . . . ?
? . . . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 12833 played 37 games 37 players 36 won 16/37 years 2009-2019
weight -0.6271 gain -1.3371

pattern L523180338362619
? ? ? . ? ? ?
? . . . . O ?
? . . . . C ?
. . . * . C X
? . . . . . ?
? . . . C . ?
? ? ? . ? ? ?
seen 57849 played 78 games 78 players 76 won 35/78 years 2001-2018
weight -0.5848 gain -1.3372

pattern L204157572028440
? ? . . . ? ?
? . . . . . ?
. 3 . a . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 69888 played 2341 games 2282 players 1434 won 1162/2339 years 2001-2019
weight -0.1494 gain -1.3373

pattern L755087523657593
? ? . . C ?
? . . . . .
a . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 45644 played 36 games 36 players 36 won 20/36 years 2009-2016
weight -2.5257 gain -1.3377

pattern L809325125115019
? ? . ? ?
? . . . ?
. C * C C
? 3 3 . ?
? ? 3 ? ?
seen 5543 played 202 games 202 players 193 won 119/202 years 2001-2019
weight -0.3718 gain -1.338

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
weight 0.5544 gain -1.338

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
weight 0.1224 gain -1.3382

pattern L291956983991682
? ? . ? ?
? 2 . . ?
C a * . .
? . . . ?
? ? C ? ?
a C last yes
seen 1115 played 76 games 76 players 74 won 33/76 years 2009-2017
weight -0.3954 gain -1.3389

pattern L315345261987121
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * . . .
? . 3 C . 3 ?
? . 3 . C O ?
? ? ? . ? ? ?
seen 1047 played 449 games 446 players 396 won 225/449 years 2001-2019
weight 0.5092 gain -1.3394

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
weight -1.1372 gain -1.3402

pattern L886377755990901
? . O . . . ? ?
. . . . . . # ?
. . . C . . # ?
. . . * . . # #
. . . . . . # ?
. . . . . . # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 8663 played 233 games 233 players 197 won 92/233 years 2001-2017
weight 0.23 gain -1.3402

pattern L963610307498633
? . . . ?
a . . . .
. C * . .
C 3 3 . .
? B . . ?
a C last yes
seen 707 played 68 games 68 players 66 won 37/68 years 2001-2017
weight -0.4593 gain -1.3404

pattern L232293268854440
? . . . . . ? ?
. . . . . . . ?
. . . . 3 . . ?
. C . * . . . #
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 6344 played 2523 games 2488 players 1414 won 1215/2523 years 2000-2018
weight 0.3568 gain -1.3406

pattern L610138322533543
? . . 3 ?
. . . 3 .
. . * . .
. . . C .
? . . . ?
seen 49234 played 121 games 120 players 119 won 65/121 years 2001-2019
weight -0.8209 gain -1.3412

pattern L689706243766325
? . . # ?
2 B . # #
A 1 * # #
. C . # #
? . . # ?
seen 5091 played 111 games 111 players 105 won 62/111 years 2001-2017
weight -0.39 gain -1.3412

pattern L890858345066359
? ? . ? ?
? . . . ?
C . * 3 3
? . C 3 ?
? ? . ? ?
seen 26175 played 411 games 408 players 374 won 208/411 years 2000-2019
weight -0.2906 gain -1.3417

pattern L317423193607030
? ? . ? ?
? # . a ?
# # * C 3
? # . 2 ?
? ? . ? ?
a C last yes
seen 8375 played 42 games 42 players 41 won 25/42 years 2009-2017
weight -1.0032 gain -1.3424

pattern L620539782736748
. C 2
. * B
. . 1
seen 4003 played 105 games 105 players 103 won 53/105 years 2000-2018
weight -0.4372 gain -1.3428

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
weight -0.3567 gain -1.343

pattern L399585036897706
? ? . ? ?
? . 3 C ?
. . * C .
? . . . ?
? ? . ? ?
? ? ? a ?
a ? last yes
seen 3286 played 97 games 96 players 91 won 54/97 years 2001-2019
weight -0.9003 gain -1.343

pattern L176503502066486
? ? ? . ? ? ?
? . . . . . ?
? . 3 . C . ?
x . . * . . .
? . C . C . ?
? . . . . . ?
? ? ? . ? ? ?
seen 19201 played 273 games 272 players 240 won 124/273 years 2001-2019
weight -0.2659 gain -1.3431

pattern L801597970111268
3 . C
a * 3
. . .
a C last yes
seen 1997 played 770 games 763 players 634 won 407/770 years 2000-2019
weight 0.4125 gain -1.3433

pattern L669164063026454
. . . . . . . #
. . . . . . . #
. . . . 3 . . #
. C . * . . . #
. . . . . . . #
. . . . . . . #
# # # # # # # #
# # # # # # # #
seen 6332 played 2521 games 2486 players 1414 won 1214/2521 years 2000-2018
weight 0.3497 gain -1.3439

pattern L946362976139366
. . . . . . # ?
. . . C . . # #
. . . . . . # #
. . . * . . # #
. . 3 . . . # #
. . . . . . # #
. . . . . . # ?
? # # # # # ? ?
seen 6332 played 2521 games 2486 players 1414 won 1214/2521 years 2000-2018
weight 0.3497 gain -1.3439

pattern L962482650156732
. . . . . . . ?
. . . . . . . ?
. . . . 3 . . #
. C . * . . . #
. . . . . . . #
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 6332 played 2521 games 2486 players 1414 won 1214/2521 years 2000-2018
weight 0.3497 gain -1.3439

pattern L986828065405939
3 . .
. * 3
B 1 B
seen 917 played 412 games 412 players 376 won 210/412 years 2000-2019
weight 0.6995 gain -1.344

pattern L295159879799987
? ? . ? ?
? . . . ?
C C * C C
? 3 . 3 ?
? ? . ? ?
seen 58242 played 440 games 436 players 376 won 202/440 years 2000-2018
weight -0.4123 gain -1.345

pattern L287876428245128
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. C C * C C .
? 3 3 3 3 . ?
? . . . . . ?
? ? ? . ? ? ?
seen 1217 played 188 games 187 players 161 won 95/188 years 2009-2019
weight 0.6039 gain -1.3453

pattern L278803572567689
? . . . . . ? ?
. . . . . . . ?
. . . . . C . ?
. . . * . . O .
. . . . . 3 . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 321 played 83 games 82 players 80 won 46/83 years 2009-2017
weight 0.3077 gain -1.3464

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
weight 0.7037 gain -1.3471

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
weight 0.7037 gain -1.3471

pattern L272443888134792
3 3 3
a * .
. . .
a B last yes
seen 11896 played 2872 games 2724 players 1665 won 1428/2870 years 1988-2019
weight 0.1904 gain -1.3472

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
weight 0.7039 gain -1.3473

pattern L743045297656757
? ? . . . ?
? . . . . .
? . C * . .
a C 3 3 . .
? ? . . . ?
a ? last yes
seen 628 played 184 games 184 players 170 won 101/184 years 2001-2018
weight 0.4637 gain -1.3481

pattern L767951887436461
? ? . ? ?
? . . . ?
. . * . .
? 2 . . ?
? ? a ? ?
a C last yes
seen 42224 played 73 games 73 players 69 won 38/73 years 2009-2018
weight -1.684 gain -1.3484

pattern L647048332268842
? ? a ? ?
? . 3 . ?
3 3 * . .
? C 1 C ?
? ? C ? ?
a .C
seen 5285 played 393 games 390 players 347 won 201/393 years 2000-2018
weight -0.6185 gain -1.3488

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
weight 0.2715 gain -1.3488

pattern L939947392171929
? # # # ?
# # # # #
. . * . .
3 . C 3 3
? C C 3 ?
seen 9356 played 108 games 107 players 104 won 48/108 years 2000-2018
weight -0.3804 gain -1.3494

pattern L506731124604269
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . B 1 a . ?
? . 3 C . X ?
? ? ? O ? ? ?
a C last yes
seen 117 played 115 games 115 players 111 won 67/115 years 2001-2017
weight 0.7529 gain -1.3499

pattern L453373643412814
a 3 .
. * 3
2 2 C
a B last yes
seen 288 played 118 games 118 players 115 won 54/118 years 2001-2019
weight 0.664 gain -1.3503

pattern L555813279036813
a ? ? ?
? ? ? ?
? . C C
? . * 2
? . . .
a ? last yes
seen 4503 played 54 games 54 players 53 won 23/54 years 2009-2017
weight -0.9211 gain -1.351

pattern L228863317048441
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. C 2 * . . .
. . C . 3 . .
? . . . . . ?
? ? . . . ? ?
seen 1834 played 1260 games 1242 players 918 won 647/1259 years 2000-2019
weight 0.4543 gain -1.3511

pattern L109905469463000
? 2 ?
a * C
? 2 ?
a B last yes
seen 180 played 60 games 59 players 60 won 27/60 years 2009-2017
weight -0.5659 gain -1.3513

pattern L155336238686883
? ? ? . ? ? ?
? . C 3 . . ?
? . C . 3 . ?
. . . * . . .
? . . . C . ?
? . . . . . ?
? ? ? . ? ? ?
seen 701 played 381 games 380 players 314 won 194/381 years 2001-2017
weight 0.5631 gain -1.3513

pattern L218966587851346
1 C C
1 * .
a . .
a B last yes
seen 1954 played 876 games 860 players 712 won 408/876 years 2001-2019
weight -0.7302 gain -1.3513

pattern L850272709830691
? . . . ?
3 . . . #
. 3 * . #
3 C C . #
? 1 C . ?
seen 5444 played 36 games 36 players 33 won 19/36 years 2000-2018
weight -0.553 gain -1.3513

pattern L514822614056458
? ? . . . ? ?
? . . . . . ?
# . . . . . .
# . . * . . .
# . . 3 C . .
? . . . . . ?
? ? . O . ? ?
seen 1954 played 498 games 495 players 438 won 237/497 years 2000-2019
weight 0.2245 gain -1.3516

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
weight 0.858 gain -1.3517

pattern L847171514938638
? ? . . . ? ?
? X 3 . . . ?
X B . 3 . . #
O . C * C . #
. . . . . . #
? . . C . . ?
? ? . . . ? ?
seen 217 played 76 games 76 players 69 won 42/76 years 2009-2017
weight 0.546 gain -1.3517

pattern L058167636056598
. C .
3 * .
3 B B
seen 74617 played 1568 games 1534 players 1114 won 818/1567 years 2000-2019
weight -0.6352 gain -1.3519

pattern L027123767481559
? 3 B . ?
. . 2 C .
. . * . .
. . . 3 .
? . . . ?
seen 1084 played 520 games 517 players 449 won 285/520 years 2001-2018
weight 0.3931 gain -1.352

pattern L023588876221225
? ? . ? ?
? C C # ?
C C * # #
? 2 A # ?
? ? 2 ? ?
seen 3074 played 481 games 224 players 215 won 238/481 years 2009-2018
weight -0.0986 gain -1.3523

pattern L475547326530157
? ? . ? ?
? . . . ?
. a * . .
? 3 . . ?
? ? 3 ? ?
a C last yes
seen 2389 played 1147 games 1137 players 854 won 598/1147 years 2000-2019
weight 0.544 gain -1.3534

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
weight 0.8991 gain -1.3536

pattern L605224295677824
. . . . . . . ?
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . 3 . C . . #
. . . . . . . ?
? . . . . . ? ?
seen 20507 played 993 games 940 players 669 won 486/987 years 2000-2018
weight 0.3117 gain -1.3537

pattern L554256921900124
? ? ? a ?
? ? 3 ? ?
? . . 3 ?
. C * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 2535 played 471 games 471 players 418 won 268/471 years 1992-2019
weight 0.4609 gain -1.3538

pattern L185216005317664
. . . . . . . ?
. . . . . . . ?
. . . . . 3 . .
. . . * . . . .
. . . . . C . .
. . . . . . . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 20656 played 994 games 941 players 670 won 486/988 years 2000-2018
weight 0.3047 gain -1.3555

pattern L688288166787819
? ? ? . ? ?
? ? 3 . . ?
a C C * . #
? ? . . . ?
? ? ? . ? ?
a ? last yes
seen 16703 played 3420 games 3326 players 1822 won 1788/3419 years 1992-2019
weight -0.5778 gain -1.3555

pattern L410839271840332
? ? . ? ?
? . . C ?
B . * . .
? C . . ?
? ? . ? ?
seen 20021 played 99 games 99 players 97 won 52/99 years 2000-2018
weight -0.7665 gain -1.3558

pattern L908149902768953
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . C 3 3 ?
? X . C 3 O ?
? ? ? . ? ? ?
seen 1216 played 203 games 202 players 175 won 86/203 years 2000-2019
weight 0.2979 gain -1.3565

pattern L786108540488878
? B ? ?
C * 3 ?
? a ? ?
? ? ? ?
? ? ? b
a .C
b ? last yes
seen 7482 played 194 games 194 players 183 won 97/194 years 2001-2018
weight -0.4447 gain -1.3568

pattern L429642473533946
. . .
B * .
1 1 a
a C last yes
seen 5305 played 4463 games 4082 players 2187 won 2256/4460 years 2000-2019
weight 0.4659 gain -1.357

pattern L601797476670864
? ? ? O ? ? ?
? O B 3 . . ?
? . . 3 . . ?
. C C * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 2674 played 61 games 61 players 58 won 26/61 years 2009-2017
weight -0.4446 gain -1.3578

pattern L912582295696584
? ? . . . ? ?
? . . . . . ?
. . . . . . #
. . . * . . #
. . C C 3 . #
? O . 3 . . ?
? ? . . . ? ?
seen 337 played 70 games 70 players 67 won 45/70 years 2000-2018
weight 0.5484 gain -1.3582

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
weight 0.1614 gain -1.3584

pattern L265290404905517
? ? . . . ?
? . . . . .
? . . * . .
? . . C . .
a ? . . . ?
a ? last yes
seen 56060 played 179 games 179 players 169 won 94/179 years 2001-2017
weight -1.1885 gain -1.3587

pattern L086925996843011
? ? . ? ?
? # . B ?
# # * 2 2
? # . a ?
? ? . ? ?
a C last yes
seen 2493 played 50 games 50 players 50 won 25/50 years 2009-2019
weight -1.3652 gain -1.3594

pattern L191010893740101
? ? ? . ? ? ?
? . C . . . ?
? . . . . . ?
. . . * . . .
? . C . . . ?
? . . C . . ?
? ? ? X ? ? ?
seen 4890 played 36 games 36 players 35 won 20/36 years 2001-2019
weight -0.5117 gain -1.3596

pattern L056652724893137
? . . . ?
. . 3 . C
. a * . .
. . . . .
? . 3 . ?
a C last yes
seen 332 played 202 games 201 players 186 won 104/202 years 2001-2018
weight 0.8058 gain -1.36

pattern L137563097250202
. 3 3
. * .
3 3 .
seen 329482 played 35 games 35 players 35 won 22/35 years 2009-2016
weight -3.3988 gain -1.36

pattern L285317733496953
. C .
. * .
C . C
? ? a
a ? last yes
seen 4855 played 42 games 42 players 40 won 25/42 years 2009-2016
weight -1.3813 gain -1.36

pattern L372327973844521
3 3 3
C * a
C C C
a C last yes
seen 1878 played 39 games 38 players 37 won 21/39 years 1992-2018
weight -0.6906 gain -1.3604

pattern L576902044708148
. . . . . . # ?
. O . C . . # ?
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # ?
. . . X . . # ?
? ? . . . ? ? ?
seen 2827 played 104 games 104 players 97 won 52/104 years 2001-2017
weight 0.2561 gain -1.3605

pattern L191626749155671
? ? ? . ? ?
a ? C . . ?
? . 3 * . .
? ? . . . ?
? ? ? . ? ?
a ? last yes
seen 2471 played 79 games 79 players 77 won 36/79 years 2009-2019
weight -1.0612 gain -1.3606

pattern L810152180927038
? ? ? a
? 3 ? ?
# * C ?
? . ? ?
a ? last yes
seen 2137 played 46 games 46 players 45 won 24/46 years 2001-2018
weight -1.3119 gain -1.3606

pattern L272172865982989
? . . . ?
. . . . .
. . * . .
. . . . .
? C . 3 ?
? a ? ? ?
a ? last yes
seen 9518 played 199 games 198 players 192 won 91/198 years 2001-2018
weight -0.3218 gain -1.3607

pattern L534026134048483
? ? . ? ?
? . . . ?
3 C * . C
? . . . ?
? ? . ? ?
seen 153413 played 849 games 845 players 678 won 405/848 years 2000-2019
weight -0.709 gain -1.3607

pattern L656383121115903
? ? ? . ? ? ?
? . . 3 3 O ?
? . . 3 C C ?
# . . * C . .
? . 3 3 C . ?
? . C C . . ?
? ? ? . ? ? ?
seen 337 played 125 games 125 players 113 won 50/125 years 2009-2018
weight 0.4801 gain -1.361

pattern L961609481408627
? . . . ?
. . . C .
. . * . 3
. . a . 3
? . . . ?
a C last yes
seen 733 played 56 games 56 players 53 won 22/56 years 2009-2017
weight -0.6823 gain -1.3611

pattern L154719679652694
? . . . ?
. . . . .
. . * C C
. . B 3 3
? C 1 C ?
seen 368 played 89 games 89 players 80 won 39/89 years 2009-2019
weight 0.6736 gain -1.3616

pattern L760001466545433
? . . 3 ?
# . . 3 C
# . * . 3
# . a . 3
? . . . ?
a C last yes
seen 619 played 362 games 361 players 323 won 189/362 years 2001-2018
weight 0.4972 gain -1.362

pattern L647088247805166
? # # # ?
. . . . .
. . * . C
. . . C 3
? . C . ?
seen 96494 played 270 games 270 players 248 won 125/270 years 2001-2017
weight -0.2401 gain -1.3623

pattern L729682713203226
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
O . . * . C . .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 133827 played 857 games 851 players 684 won 431/857 years 1992-2018
weight 0.4979 gain -1.3627

pattern L304495811028654
. . . . . . . ?
. . . . . . . ?
. . . C . . . #
. . . * . . . #
. . . C 3 . . #
. . . . . . . ?
. . . . O . . ?
? ? . . . ? ? ?
seen 3348 played 1228 games 1204 players 900 won 628/1226 years 2001-2019
weight 0.1547 gain -1.3628

pattern L306544362279677
? . C 1 ?
. . a C 3
. . * 3 3
. . . . .
? . . . ?
a C last yes
seen 971 played 130 games 130 players 127 won 71/130 years 2009-2019
weight -0.4318 gain -1.3632

pattern L838584193701492
? ? . ? ?
? . . . ?
3 . * a .
? 3 . . ?
? ? C ? ?
a C last yes
seen 5574 played 212 games 211 players 199 won 101/212 years 2001-2019
weight -0.5591 gain -1.3638

pattern L067370337663477
? . . . ?
a C . . #
3 C * . #
3 3 C . #
? C C . ?
a .C
seen 46405 played 106 games 105 players 98 won 45/106 years 2009-2017
weight -0.6389 gain -1.3639

pattern L576936911901285
? ? . . #
? ? . * #
? ? 3 . #
? ? ? ? ?
a ? ? ? ?
a ? last yes
seen 89477 played 43 games 43 players 43 won 15/43 years 2009-2016
weight -0.9977 gain -1.3646

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
weight 0.3146 gain -1.3655

pattern L904643316897985
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * C . . .
. C . . . . . ?
. . . . 3 . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 1001 played 84 games 84 players 81 won 41/83 years 2000-2017
weight 0.5729 gain -1.3655

pattern L305066738970894
? ? . . .
a ? C * .
? ? C . 3
a ? last yes
seen 9203 played 55 games 55 players 51 won 32/55 years 2009-2017
weight -0.7084 gain -1.3657

pattern L370809473782645
? O . . . # ? ?
X O C C . # # ?
X 3 C 1 B # # ?
. . 2 * . # # #
# # # # # # # ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 56 played 50 games 50 players 49 won 19/50 years 2001-2018
weight 0.6803 gain -1.3661

pattern L062752409834922
? . . . ? ?
C . . . . ?
. . * . . ?
. . . . . a
? . . . ? ?
a ? last yes
seen 49469 played 105 games 104 players 100 won 57/105 years 2009-2017
weight -0.5977 gain -1.3662

pattern L191771964874778
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * 2 C .
. 3 3 3 C C O
? X B B 2 . ?
? ? . . . ? ?
seen 188 played 109 games 109 players 104 won 56/109 years 2001-2017
weight 0.6375 gain -1.3662

pattern L360932165318413
? ? . ? ?
? . . . ?
# . * C C
? . C 3 ?
? ? . ? ?
seen 108995 played 1466 games 1446 players 1042 won 730/1466 years 2001-2019
weight 0.1149 gain -1.3662

pattern L585690332222968
? ? . 3 . ?
a 3 . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 17317 played 76 games 76 players 75 won 37/76 years 2001-2019
weight -0.3607 gain -1.3667

pattern L701041780323744
? ? . ? ?
? C . # ?
a C * # #
? 2 B # ?
? ? . ? ?
a 23
seen 114653 played 962 games 943 players 754 won 461/961 years 2000-2019
weight 0.2566 gain -1.3674

pattern L168365164181392
? 2 ?
2 * C
? B ?
seen 52404 played 268 games 266 players 244 won 130/268 years 1992-2017
weight -0.4017 gain -1.3675

pattern L221575886096075
? ? . . . ? ?
? . . . . . ?
# . . C 3 . .
# . . * . . .
# . . . . . .
? . . C . . ?
? ? . . . ? ?
seen 1031 played 638 games 630 players 505 won 317/637 years 2001-2018
weight 0.3801 gain -1.3681

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
weight 0.7616 gain -1.3682

pattern L853480273460450
. . . . . . . ?
. . . . . O . O
. . . . . . . .
. . . * . . X .
. . . . . . . .
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 5645 played 78 games 78 players 73 won 37/78 years 2001-2019
weight 0.4688 gain -1.3682

pattern L684248136561465
? ? ? . ? ? ?
? X C C . # ?
? C 3 C . # ?
. . 3 * . # #
? . . . . # ?
? # # # # # ?
? ? ? # ? ? ?
seen 1291 played 554 games 552 players 403 won 236/553 years 2001-2017
weight 0.8519 gain -1.3684

pattern L071988577392519
. . . . . . . .
. . . . . . . .
. . . . . 3 . .
. . . * . . . .
. . . . . C . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 20453 played 992 games 939 players 668 won 486/986 years 2000-2018
weight 0.3284 gain -1.3694

pattern L881702380516987
. . . . . . . #
. . . . . . . #
. . . . C . . #
. . . * . . . #
. . . C 2 . . #
. . . . B X . #
. . . O . X . #
. O . . X . . #
seen 584 played 524 games 522 players 405 won 272/524 years 2009-2018
weight 0.7317 gain -1.3695

pattern L386370064598790
? ? ? . ? ? ?
? . . . C . ?
? . 3 . . . ?
. . . * . 3 .
? . . . . . ?
? . . . . . ?
? ? ? - ? ? ?
seen 4345 played 124 games 124 players 118 won 52/124 years 2001-2019
weight 0.2942 gain -1.3697

pattern L802152175157719
? ? . ? ?
? # . . ?
# # * C .
? # B 2 ?
? ? . ? ?
seen 78244 played 36 games 36 players 35 won 16/36 years 2009-2019
weight -1.9963 gain -1.3701

pattern L425536768968514
? ? a ? ?
? C . B ?
. . * 1 B
? . . b ?
? ? . ? ?
a 3C
b C last yes
seen 357 played 263 games 263 players 245 won 129/263 years 2000-2018
weight 0.45 gain -1.3702

pattern L599830954399067
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . 3 * . . .
? C C . . 3 ?
? . . . . . ?
? ? ? . ? ? ?
seen 999 played 492 games 489 players 417 won 249/492 years 1992-2019
weight 0.4262 gain -1.3702

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
weight -0.442 gain -1.3704

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
weight -0.442 gain -1.3704

pattern L267125974813244
a . 3
. * 3
. . .
a C last yes
seen 82179 played 178 games 178 players 171 won 87/178 years 2001-2018
weight -0.5646 gain -1.3712

pattern L398044766506622
C 2 B
1 * 3
C 3 .
seen 1404 played 154 games 153 players 142 won 89/154 years 2001-2019
weight 0.5169 gain -1.3713

pattern L172909368965621
? ? ? ? a
? ? ? ? ?
? 3 ? ? ?
3 * b ? ?
? C ? ? ?
a ? last yes
b .C
seen 56863 played 255 games 253 players 227 won 117/255 years 2001-2019
weight -0.5209 gain -1.3714

pattern L416603333298023
C 3 . a
C * . ?
C 3 3 ?
a ? last yes
seen 1982 played 202 games 202 players 186 won 106/202 years 2009-2019
weight 0.9015 gain -1.3716

pattern L562989816524882
? ? . ? ? ?
? . . . ? a
# . * . 3 ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 73563 played 149 games 149 players 135 won 77/149 years 2009-2017
weight -1.4321 gain -1.3719

pattern L936505262728718
? # # # ?
. . . . #
. C * . #
C 3 3 . #
? C 3 . ?
seen 2595 played 275 games 274 players 253 won 130/275 years 1992-2019
weight 0.2091 gain -1.3723

pattern L998168155188159
a . 3 C
? 3 * C
? . . .
a ? last yes
seen 6317 played 106 games 106 players 102 won 48/106 years 2001-2017
weight -0.3857 gain -1.3723

pattern L933124617815285
? . C .
a C * .
? C 3 .
a ? last yes
seen 3660 played 74 games 73 players 72 won 31/74 years 2009-2019
weight -0.9741 gain -1.3724

pattern L182503658861735
? ? X O . ? ?
? . 3 C . # ?
. . 3 C . # #
. . 3 * . # #
. . . . . # #
? . . . . # ?
? ? . . . ? ?
seen 10731 played 122 games 122 players 114 won 60/122 years 2001-2018
weight -0.2341 gain -1.373

pattern L538209615560111
? ? . ? ?
? . . 3 ?
. . * . 3
? . C 3 ?
? ? . ? ?
seen 27853 played 301 games 299 players 268 won 140/301 years 2001-2019
weight -0.7624 gain -1.373

pattern L226973971511371
? ? B ? ?
? . 2 C ?
. . * C 3
? . . C ?
? ? . ? ?
seen 23149 played 66 games 66 players 63 won 31/66 years 2009-2019
weight -0.3228 gain -1.3736

pattern L181683467691288
? ? a ? ?
? ? . ? ?
? . . C ?
# . * . 3
? . . . ?
? ? # ? ?
a ? last yes
seen 1914 played 38 games 38 players 36 won 22/38 years 2001-2019
weight -0.931 gain -1.3737

pattern L797561471223307
? ? ? . ? ? ?
? X . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? X . C . . ?
? ? ? . ? ? ?
seen 18522 played 41 games 41 players 40 won 17/41 years 2009-2018
weight -1.1449 gain -1.3738

pattern L871613864377553
? C C C ?
. 3 3 C .
. . * 2 C
. . . . .
? # # # ?
seen 3981 played 328 games 326 players 300 won 158/327 years 2001-2019
weight 0.4098 gain -1.3738

pattern L126841880482181
. . . . . . . #
. . . C . . . #
. 3 . . . . . #
. . . * . . . #
. . . . . . . #
# # # # # # # #
# # # # # # # #
# # # # # # # #
seen 465530 played 15213 games 12995 players 3939 won 7540/15210 years 1992-2019
weight -0.078 gain -1.374

pattern L253162111410312
. . . . . # # ?
. . 3 . . # # ?
. . . . . # # #
. C . * . # # #
. . . . . # # #
. . . . . # # ?
. . . . . # # ?
? ? # # # ? ? ?
seen 465530 played 15213 games 12995 players 3939 won 7540/15210 years 1992-2019
weight -0.078 gain -1.374

pattern L485064404783189
. . . . . # # ?
. . 3 . . # # #
. . . . . # # #
. C . * . # # #
. . . . . # # #
. . . . . # # #
. . . . . # # ?
? # # # # # ? ?
seen 465530 played 15213 games 12995 players 3939 won 7540/15210 years 1992-2019
weight -0.078 gain -1.374

pattern L887427716530173
3 C .
B * .
. . a
a C last yes
seen 1719 played 68 games 68 players 67 won 42/68 years 1992-2017
weight -0.719 gain -1.3755

pattern L722382539787932
? ? ? . ? ? ?
? . . . . . ?
? . . 3 . . ?
. . . * . . #
? . . C 3 . ?
? . . C . . ?
? ? ? . ? ? ?
seen 1396 played 56 games 56 players 55 won 28/55 years 2001-2016
weight -0.7868 gain -1.3766

pattern L362241451599763
? . 3 3 ?
# . C . .
# . * . C
# . . . .
? . . . ?
seen 15424 played 85 games 85 players 83 won 47/85 years 2001-2018
weight -0.8218 gain -1.3771

pattern L869851213923052
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . 3 * . . .
? 3 C a . . ?
? X C . . . ?
? ? ? X ? ? ?
a C last yes
seen 491 played 50 games 50 players 49 won 29/50 years 2001-2017
weight -0.5019 gain -1.3772

pattern L168707121179632
? ? 3 ? ?
? 3 A 1 ?
. . * C .
? . . . ?
? ? a ? ?
a #C
seen 1694 played 446 games 441 players 384 won 261/446 years 2001-2019
weight -0.6007 gain -1.3779

pattern L274614311338760
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. 3 . * . . .
? . . . . . ?
? O . . . . ?
? ? a . ? ? ?
a ? last yes
seen 6589 played 176 games 176 players 160 won 96/176 years 2001-2017
weight -0.5328 gain -1.3779

pattern L093038725459116
? 2 ?
A * #
? 2 ?
seen 25601 played 638 games 631 players 548 won 347/638 years 2001-2019
weight 0.5937 gain -1.3783

pattern L870564723900593
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . O
? . . . 3 C ?
? . . . . . ?
? ? ? . ? ? ?
seen 12341 played 128 games 128 players 109 won 67/128 years 2009-2017
weight 0.7337 gain -1.3784

pattern L509627725814892
? ? 3 ? ?
? C 3 3 ?
. C * . .
? . . . ?
? ? . ? ?
seen 87924 played 104 games 104 players 102 won 49/104 years 2000-2018
weight -1.8853 gain -1.3785

pattern L467218919391521
? ? ? ? a
? ? ? ? ?
. C . ? ?
. * . ? ?
b . . ? ?
a ? last yes
b .C
seen 371808 played 2283 games 2224 players 1462 won 1053/2281 years 1992-2019
weight -0.1661 gain -1.3791

pattern L380129016000883
? ? B ?
? B * .
? ? a ?
? ? ? ?
b ? ? ?
a .3
b ? last yes
seen 2718 played 173 games 173 players 165 won 89/173 years 2001-2018
weight 0.4137 gain -1.3794

pattern L344338786087076
? ? ? . ? ? ?
? O . . . . ?
? . . . . . ?
. . . * . . .
? . . . C . ?
? . . . . . ?
? ? ? X ? ? ?
seen 6169 played 64 games 64 players 64 won 40/64 years 2001-2018
weight -0.4604 gain -1.3795

pattern L719524263765122
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
# . . * C . O
? . . . 3 . ?
? . . . . . ?
? ? ? O ? ? ?
seen 1111 played 698 games 690 players 503 won 349/698 years 2009-2019
weight 0.3952 gain -1.3798

pattern L723906162673292
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. C 2 * . . .
? C C 2 . . ?
? X 3 C . . ?
? ? ? O ? ? ?
seen 1051 played 221 games 221 players 195 won 118/221 years 2001-2017
weight 0.5208 gain -1.3799

pattern L652840424038126
? ? . . . ? ?
? . . . C . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . a ? ?
a O last yes
seen 17499 played 43 games 43 players 43 won 25/43 years 2001-2017
weight -0.4991 gain -1.3809

pattern L714440298985227
B 3 3
2 * C
. C .
seen 1388 played 89 games 89 players 83 won 56/89 years 2009-2018
weight -0.301 gain -1.381

pattern L807897417722947
. C .
. * .
. C .
? ? ?
? ? a
a ? last yes
seen 58068 played 116 games 116 players 111 won 51/116 years 2001-2018
weight -0.586 gain -1.381

pattern L234914279018610
. . . . . . . ?
. . . . . . . #
. . . . C . . #
. . . * . . . #
. . . C 2 . . #
. . . . B X . #
. . . O . X . ?
? O . . X . ? ?
seen 585 played 525 games 523 players 405 won 273/525 years 2009-2018
weight 0.7383 gain -1.3813

pattern L721777112523700
. . . . . . . ?
. . . . . . . ?
. . . . . . . .
. . . * C . O .
. . C . 2 B . X
. . . . . X X ?
. . . . . . . ?
? ? # # # ? ? ?
seen 585 played 525 games 523 players 405 won 273/525 years 2009-2018
weight 0.7383 gain -1.3813

pattern L181780330528254
? . . . ?
. . . . .
. . * . .
. C . . 3
? C . C ?
seen 15507 played 36 games 36 players 36 won 15/36 years 2009-2016
weight -1.1787 gain -1.3816

pattern L821659106605260
? ? ? a
? ? ? ?
C . . ?
. * C ?
. 3 b ?
a ? last yes
b 3C
seen 4855 played 108 games 108 players 106 won 59/107 years 2000-2018
weight -0.6547 gain -1.3817

pattern L158434166440299
? ? X . . ? ?
? . . . . . ?
. 3 . . . . .
. . . * . . .
O . C . . . .
? . . . . . ?
? ? . . . ? ?
seen 3369 played 39 games 39 players 38 won 20/39 years 2009-2018
weight -0.738 gain -1.3821

pattern L566897640827692
? ? ? . ? ? ?
? O . . . . ?
? 3 3 . . . ?
. . . * . . .
? C . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 16806 played 77 games 77 players 76 won 34/77 years 2009-2018
weight -0.7433 gain -1.3821

pattern L010945628083428
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
O . . * . C .
? . . . . . ?
? . . . . O ?
? ? ? . ? ? ?
seen 22608 played 41 games 41 players 41 won 19/41 years 2009-2017
weight -1.1126 gain -1.3823

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
weight 0.6338 gain -1.3826

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
weight 0.6338 gain -1.3826

pattern L952294907594439
? ? # ? ?
? . . . ?
. . * . 3
? C . 3 ?
? ? . ? ?
seen 157590 played 1738 games 1703 players 1193 won 888/1736 years 2000-2019
weight 0.2143 gain -1.3826

pattern L054013981575456
? ? ? . ? ? ?
? . . . . . ?
? . 3 C . . ?
. . . * . . #
? . . . . . ?
? . . C . . ?
? ? ? . ? ? ?
seen 1649 played 776 games 766 players 614 won 391/775 years 2001-2018
weight 0.4566 gain -1.3847

pattern L818327403859429
? ? . ? ?
? . . C ?
# . * C C
? . B 3 ?
? ? 2 ? ?
seen 2182 played 121 games 121 players 113 won 64/121 years 2009-2019
weight 0.7028 gain -1.3847

pattern L026061973980858
? ? a ? ?
? . . 3 ?
2 C * . .
? . . . ?
? ? # ? ?
a .C
seen 13674 played 229 games 229 players 211 won 107/229 years 2001-2018
weight -0.5391 gain -1.3848

pattern L113309011160278
? . ?
. * B
? 2 ?
? ? ?
? a ?
a ? last yes
seen 4534 played 820 games 815 players 648 won 412/819 years 2001-2019
weight -0.5234 gain -1.3853

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
weight 0.6359 gain -1.3861

pattern L826436705081045
. . 3
. * .
3 A 3
seen 32233 played 113 games 112 players 107 won 60/113 years 2001-2017
weight -1.2272 gain -1.3863

pattern L512932539505821
? . . . ?
. . . . .
. . * . .
C . . . 3
? C . 3 ?
seen 13884 played 39 games 39 players 37 won 17/39 years 2001-2019
weight -0.6707 gain -1.3867

pattern L856149125818394
? . . . ?
. . . . .
. . * C C
. . C 3 C
? C . 3 ?
seen 3757 played 145 games 145 players 141 won 68/145 years 2001-2019
weight -0.4198 gain -1.3876

pattern L630779070580155
? ? a ? ?
? C 3 3 ?
3 C * . 3
? . . . ?
? ? # ? ?
a .C
seen 5980 played 121 games 121 players 119 won 71/121 years 2009-2018
weight 0.608 gain -1.3881

pattern L050771048725620
3 3 .
A * C
3 3 .
seen 4263 played 840 games 832 players 705 won 437/839 years 2001-2019
weight -0.3313 gain -1.3884

pattern L484299897895894
? ? a ? ?
? . 3 3 ?
. . * C 3
? . . C ?
? ? . ? ?
a .C
seen 280360 played 589 games 584 players 493 won 280/589 years 2001-2019
weight -0.9705 gain -1.3884

pattern L320224034450508
. . . . . . . #
. . . . 3 . . #
. . . . . . . #
. . . * C . . #
. . . . . . . #
. . . . . . . #
. . . O . . . #
. . . . O . . #
seen 5033 played 116 games 116 players 105 won 58/116 years 2001-2017
weight 0.2741 gain -1.3885

pattern L296465613132209
? ? # ? ?
? . . . ?
. . * . 3
? . C 3 ?
? ? . ? ?
seen 58239 played 1310 games 1288 players 971 won 687/1309 years 1992-2019
weight -0.7906 gain -1.3886

pattern L789962686206420
? ? ? . ? ? ?
? . . 3 3 O ?
? . . 3 C C ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 25717 played 88 games 88 players 83 won 39/88 years 2001-2018
weight -0.3813 gain -1.3886

pattern L081183184884283
? ? C ? ?
? C 3 3 ?
3 3 * . .
? C . C ?
? ? . ? ?
seen 1831 played 201 games 200 players 192 won 108/201 years 2001-2019
weight 0.8521 gain -1.3899

pattern L899703608829927
? ? . ? ?
? . . . ?
3 . * 3 .
? . C . ?
? ? . ? ?
seen 144460 played 13517 games 11511 players 3788 won 6955/13513 years 2000-2019
weight 0.0823 gain -1.3899

pattern L686021390024375
? ? . ? ?
? 3 . # ?
3 . * # #
? 3 . # ?
? ? 2 ? ?
seen 84768 played 83 games 83 players 80 won 34/83 years 2001-2017
weight -0.6513 gain -1.3903

pattern L327765127109578
a ? ?
? . ?
A * #
? B ?
a ? last yes
seen 583 played 426 games 426 players 387 won 217/426 years 2000-2019
weight 0.4822 gain -1.3908

pattern L356448240028305
. . . . . . # ?
. . . C . . # ?
. . C 2 . . # #
. . . * . . # #
. . 3 . . . # #
. . . . . . # ?
. . . . . . # ?
? ? # # # ? ? ?
seen 8953 played 8904 games 8468 players 2824 won 4602/8901 years 1992-2019
weight 0.7961 gain -1.3913

pattern L490591584185929
. . . . . . # ?
. . . C . . # #
. . C 2 . . # #
. . . * . . # #
. . 3 . . . # #
. . . . . . # #
. . . . . . # ?
? # # # # # ? ?
seen 8953 played 8904 games 8468 players 2824 won 4602/8901 years 1992-2019
weight 0.7961 gain -1.3913

pattern L850782573277102
. . . . . . . #
. . . . . . . #
. . C . 3 . . #
. C 2 * . . . #
. . . . . . . #
. . . . . . . #
# # # # # # # #
# # # # # # # #
seen 8953 played 8904 games 8468 players 2824 won 4602/8901 years 1992-2019
weight 0.7961 gain -1.3913

pattern L241659066700505
? ? C ? ?
? . 2 C ?
# . * 3 3
? . . . ?
? ? C ? ?
seen 6393 played 154 games 154 players 145 won 86/154 years 2001-2019
weight -0.4508 gain -1.3914

pattern L821863836731295
. . 2
C * 2
. 3 C
seen 7452 played 509 games 506 players 440 won 252/509 years 2000-2019
weight -0.3252 gain -1.3917

pattern L742967837866378
? 3 . 2 ?
. . . 2 C
. . * a 2
. . . . .
? . . . ?
a B last yes
seen 562 played 90 games 90 players 87 won 41/90 years 2001-2018
weight -0.5458 gain -1.3933

pattern L129664762053666
? a ?
b * 3
? C ?
a A last yes
b .3
seen 363 played 323 games 321 players 300 won 186/323 years 2001-2019
weight 0.9538 gain -1.3934

pattern L345833506848057
? ? a ? ?
? . . . ?
. . . . .
. . * . .
. . . . .
? . . b ?
a ? last yes
b .C
seen 2704733 played 8838 games 8162 players 3183 won 4257/8831 years 1992-2019
weight -0.1766 gain -1.3934

pattern L344909527973732
a ? ?
? ? ?
? . ?
. * 3
? . ?
a ? last yes
seen 781184 played 2555 games 2463 players 1560 won 1297/2554 years 2000-2019
weight -0.1399 gain -1.3937

pattern L570732178989934
? ? . ? ?
? . . . ?
3 . * . .
? C . . ?
? ? . ? ?
? ? a ? ?
a ? last yes
seen 21165 played 154 games 153 players 146 won 74/154 years 2001-2017
weight -0.4211 gain -1.3938

pattern L609363678978716
? ? . C .
? ? . * .
? ? . . .
? ? ? ? ?
a ? ? ? ?
a ? last yes
seen 217173 played 1739 games 1713 players 1174 won 836/1738 years 1992-2019
weight 0.1998 gain -1.3938

pattern L962196753033555
? ? . . . ? ?
? . . . . . ?
. . . . . . O
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . X ? ?
seen 241257 played 74 games 74 players 74 won 42/74 years 2001-2017
weight -1.2179 gain -1.3945

pattern L205734347795653
? . C .
? C * .
a C 3 .
a ? last yes
seen 4179 played 108 games 108 players 106 won 61/108 years 2001-2017
weight -0.5226 gain -1.3946

pattern L672155730993018
? ? 3 ? ?
? . 3 3 ?
. . * C .
? a . . ?
? ? . ? ?
a C last yes
seen 1198 played 49 games 49 players 47 won 30/49 years 2001-2019
weight -0.5355 gain -1.3952

pattern L638167667243611
? ? . ? ?
? . . B ?
. . * 2 .
? C . C ?
? ? . ? ?
seen 713 played 267 games 266 players 228 won 124/267 years 2009-2019
weight 0.7805 gain -1.396

pattern L867739736859106
? C C . ?
. . . . .
C . * . .
. . . . .
? C . . ?
seen 14303 played 36 games 36 players 36 won 16/36 years 2001-2018
weight -1.1524 gain -1.396

pattern L448688479044684
? ? . ? ?
? . . C ?
. . * . 2
? . . C ?
? ? . ? ?
seen 78238 played 603 games 596 players 499 won 279/603 years 2001-2019
weight -0.353 gain -1.3961

pattern L325062003410832
? ? # ? ?
? . . . ?
C C * . #
? . 3 . ?
? ? . ? ?
seen 3698 played 95 games 95 players 94 won 50/95 years 2001-2019
weight 0.3508 gain -1.3963

pattern L532734433517608
? . . . . . ? ?
. . . . . . . ?
. . C . 3 . . ?
. C 2 * . . . #
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 8954 played 8905 games 8469 players 2824 won 4602/8902 years 1992-2019
weight 0.7993 gain -1.3967

pattern L140229756891946
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. . . * . . .
? . 3 C C C ?
? . 3 3 C X ?
? ? ? o ? ? ?
seen 14877 played 134 games 132 players 127 won 70/134 years 2001-2019
weight -0.3897 gain -1.3968

pattern L486383109189324
? C 2 2 ?
3 3 B B 2
. . * . .
# # # # #
? # # # ?
seen 1744 played 151 games 151 players 146 won 78/151 years 2001-2019
weight 0.7554 gain -1.3969

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
weight -0.3424 gain -1.397

pattern L987202927804910
? # # # ?
# # # # #
. . * . .
3 3 C C .
? B 3 C ?
seen 25564 played 52 games 52 players 52 won 28/52 years 2009-2019
weight -1.2048 gain -1.3972

pattern L870110384280762
? ? a ? ?
? C C 3 ?
. 3 * B 3
? . . . ?
? ? # ? ?
a .C
seen 763 played 109 games 109 players 101 won 62/109 years 2009-2017
weight 0.4049 gain -1.3973

pattern L942757265757259
? a . ? ?
? . C . ?
. . * . C
? . . . ?
? ? . ? ?
a ? last yes
seen 17223 played 50 games 50 players 49 won 21/50 years 2001-2019
weight -1.4782 gain -1.3973

pattern L615567442611762
1 A 3
. * 3
. . .
seen 9858 played 1919 games 1878 players 1303 won 954/1919 years 1992-2019
weight -0.1322 gain -1.3977

pattern L256903689867761
? ? B ? ?
a C 2 . ?
. . * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 5507 played 647 games 635 players 545 won 323/646 years 2001-2018
weight -0.6103 gain -1.3981

pattern L186317922544551
? ? . ? ?
? C . . ?
C 1 * . #
? B 3 . ?
? ? . ? ?
seen 3159 played 782 games 776 players 620 won 371/781 years 2000-2019
weight -0.3006 gain -1.3984

pattern L284296651551012
? . . . ?
. . C . .
. 3 * . .
. 3 C C .
? C 2 . ?
seen 3770 played 39 games 39 players 38 won 23/39 years 2001-2017
weight -0.4732 gain -1.3989

pattern L482435393845538
? ? 3 ? ?
? 3 C C ?
a A * C 3
? 2 C C ?
? ? C ? ?
a 23
seen 1242 played 150 games 77 players 76 won 77/150 years 2009-2017
weight -0.1772 gain -1.399

pattern L164167755341717
? C 3 . ?
. . B 3 .
. . * . .
# # # # #
? # # # ?
seen 103415 played 39 games 39 players 38 won 15/39 years 2009-2019
weight -2.163 gain -1.4

pattern L931290285640760
2 C 3
2 * .
2 B .
seen 121 played 81 games 80 players 74 won 41/81 years 2001-2018
weight 0.8075 gain -1.4004

pattern L666105233615595
? . . . ?
. . . . .
. . * . a
. . . . .
? C . 3 ?
a C last yes
seen 4303 played 47 games 47 players 46 won 23/46 years 2001-2017
weight -0.7731 gain -1.4009

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
weight 0.2774 gain -1.4009

pattern L200918191615150
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
x . . C . . .
? . . . . . ?
? ? . O . ? ?
seen 24653 played 430 games 428 players 364 won 217/430 years 1993-2017
weight 0.1971 gain -1.4012

pattern L616916216542097
? ? . ? ?
? . C . ?
. . * . .
? 2 B . ?
? ? 1 ? ?
seen 5272 played 404 games 403 players 355 won 183/404 years 1992-2018
weight -0.152 gain -1.4015

pattern L516991097031814
? B 1 . ?
. 2 a . .
. . * . .
. . . . .
? . . . ?
a B last yes
seen 9511 played 418 games 414 players 360 won 179/418 years 2000-2019
weight -0.3011 gain -1.4017

pattern L502371973491302
? . . . ?
# . . 3 3
# . * C 3
# . . C 3
? . . C ?
seen 90500 played 691 games 683 players 567 won 353/690 years 2001-2019
weight 0.3667 gain -1.4021

pattern L164205128287750
? ? C ? ?
? . C 3 ?
. . * 3 3
? . C . ?
? ? . ? ?
seen 15294 played 580 games 574 players 495 won 312/580 years 2000-2019
weight -0.2249 gain -1.4023

pattern L499748978143320
? . . . . . ? ?
X . 3 . . . . ?
. . . . . . . ?
. C . * . . . .
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 3078 played 394 games 392 players 347 won 201/394 years 2001-2019
weight 0.5758 gain -1.4025

pattern L043398009815970
? # # # ?
# . . . .
# . * . 3
# . . 3 .
? . . C ?
seen 85950 played 276 games 274 players 250 won 145/276 years 2001-2019
weight -0.4584 gain -1.4037

pattern L133935822832328
? ? 3 ? ?
? C . . ?
. . * . B
? . . C ?
? ? . ? ?
seen 3461 played 35 games 35 players 35 won 17/35 years 2009-2019
weight -0.9457 gain -1.4044

pattern L592587882254974
. . . ?
C * . ?
3 . C ?
? ? ? a
a ? last yes
seen 4449 played 310 games 310 players 287 won 147/310 years 2001-2019
weight 0.1989 gain -1.4044

pattern L145598116104669
? . . . ?
3 3 3 . .
. C * . C
. . . . .
? . . . ?
seen 2909 played 40 games 40 players 39 won 23/40 years 2009-2018
weight -0.7176 gain -1.4045

pattern L651646320928837
? ? 2 ? ?
? . a . ?
# . * . 3
? . . . ?
? ? . ? ?
a C last yes
seen 1838 played 86 games 86 players 84 won 41/86 years 2001-2018
weight -0.6526 gain -1.4048

pattern L840473992883604
? ? 3 ?
? a * C
? ? . ?
? ? ? ?
b ? ? ?
a 2C
b ? last yes
seen 42068 played 1118 games 1094 players 856 won 571/1118 years 1992-2019
weight -0.1634 gain -1.4048

pattern L809500937493263
? . ?
3 * C
? 2 ?
? ? a
a ? last yes
seen 10642 played 559 games 556 players 470 won 272/559 years 2000-2019
weight -0.6758 gain -1.4049

pattern L109191036105009
? ? C ? ?
? . . C ?
B . * . .
? . . . ?
? ? . ? ?
seen 10822 played 51 games 51 players 50 won 28/51 years 2009-2019
weight -0.6454 gain -1.4051

pattern L673092903852490
. . . . . # # #
. . 3 . . # # #
. . . . . # # #
. . C * . # # #
. . . . . # # #
. O . . . # # #
O . . . . # # #
. . . . . # # #
seen 5277 played 59 games 59 players 58 won 34/59 years 2009-2017
weight -0.8246 gain -1.4052

pattern L437566951330838
? ? C ? ?
? C . C ?
3 C * 3 .
? . . . ?
? ? . ? ?
seen 5297 played 57 games 57 players 55 won 27/57 years 2009-2017
weight -0.9337 gain -1.4053

pattern L348130252931610
? ? . ? ?
? . . . ?
a 2 * . .
? C . . ?
? ? . ? ?
a A last yes
seen 3726 played 112 games 112 players 108 won 66/112 years 2001-2017
weight -0.3602 gain -1.4056

pattern L674133169028336
? ? 3 ? ?
? . C C ?
# . * 3 C
? . C 3 ?
? ? C ? ?
seen 376 played 58 games 58 players 57 won 35/58 years 2001-2018
weight 0.333 gain -1.4058

pattern L455474142813726
? . 3 . ?
. . . 2 2
. . * C C
. . . . .
? . . 3 ?
seen 159 played 73 games 73 players 67 won 36/73 years 1992-2017
weight 0.3452 gain -1.4059

pattern L846104580946889
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . . . ?
. . . . . . . ?
? . . X . O ? ?
? ? ? . ? ? ? ?
seen 467248 played 262 games 261 players 236 won 109/261 years 2001-2019
weight 0.503 gain -1.4063

pattern L169913620394131
. . . . . . . ?
. . . . . . . ?
. . . . . . . #
. . . * . . . #
. . . C 3 . . #
. . . C 3 . . ?
. . . O X . . ?
? ? O X . ? ? ?
seen 656 played 587 games 585 players 461 won 349/587 years 2001-2017
weight 0.9007 gain -1.407

pattern L191106647132573
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
# . . * a . O
? . . . 3 . ?
? . . . . . ?
? ? ? O ? ? ?
a C last yes
seen 1081 played 695 games 687 players 501 won 346/695 years 2009-2019
weight 0.4046 gain -1.4081

pattern L256143855222322
? ? . ? ?
? . . 3 ?
# . * . .
? . . C ?
? ? . a ?
a ? last yes
seen 16533 played 142 games 142 players 134 won 65/142 years 2001-2018
weight -0.8343 gain -1.4083

pattern L582265231020500
. . . . . . . ?
. . . . 3 . . .
. . . C 3 . X O
. . . * B 3 . O
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 551 played 283 games 282 players 239 won 135/283 years 2001-2019
weight 0.6118 gain -1.4084

pattern L141047585253206
. . . ? a
. * C ? ?
b . 2 ? ?
a ? last yes
b .3
seen 5524 played 244 games 244 players 231 won 115/244 years 2001-2018
weight -0.7484 gain -1.4087

pattern L354017587410166
? ? . . . ? ?
? . . . . . ?
. 3 3 C . . .
X C C * . . .
. . . . . . .
? O . . . . ?
? ? . . . ? ?
seen 335 played 114 games 114 players 113 won 56/114 years 2000-2019
weight 0.3928 gain -1.409

pattern L446134062728198
? ? . ? ?
? C C C ?
3 . * 3 .
? . 3 . ?
? ? . ? ?
seen 28728 played 35 games 35 players 35 won 21/35 years 2009-2019
weight -1.0606 gain -1.4091

pattern L116278975338326
. . 2 ?
. * C a
. . 3 ?
a ? last yes
seen 1324 played 448 games 446 players 392 won 241/448 years 2001-2018
weight 0.3805 gain -1.4097

pattern L610215487472071
? ? ? . ? ? ?
? # # . . O ?
? # # . . C ?
# # # * C . X
? # # 2 C C ?
? # # . 3 X ?
? ? ? . ? ? ?
seen 7829 played 36 games 36 players 36 won 20/36 years 2009-2016
weight -0.5819 gain -1.4104

pattern L695554738623277
? ? C ? ?
? 2 C . ?
C C * . #
? . . . ?
? ? . ? ?
seen 44905 played 165 games 165 players 155 won 67/165 years 2009-2019
weight -0.8269 gain -1.4107

pattern L103760418528949
. . 2
. * A
. 2 A
seen 2382 played 188 games 186 players 175 won 104/188 years 2001-2019
weight 0.9758 gain -1.4112

pattern L205371362631131
? ? ? . ? ? ?
? . 3 . . # ?
? . . . . # ?
a . C * . # #
? . . . . # ?
? . . . . # ?
? ? ? . ? ? ?
a O last yes
seen 12299 played 181 games 181 players 164 won 87/181 years 2001-2017
weight -0.3604 gain -1.4113

pattern L796582105423282
? ? ? C ?
? ? . * 2
a ? ? . ?
a ? last yes
seen 11016 played 144 games 144 players 142 won 69/144 years 2001-2019
weight -0.7501 gain -1.4114

pattern L435362131081832
? . . . ?
. C . 3 .
. . * B 3
. . . . .
? . . . ?
seen 7501 played 255 games 254 players 227 won 118/255 years 2001-2017
weight -0.3716 gain -1.4124

pattern L420032336035851
? ? . ? ? ?
? . . 3 ? a
# . * B 3 ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 1736 played 58 games 58 players 56 won 30/58 years 2009-2017
weight -0.7947 gain -1.4126

pattern L377668538044681
? ? 3 ? ?
? a . . ?
C 2 * . #
? . . . ?
? ? . ? ?
a C last yes
seen 2157 played 286 games 283 players 263 won 116/286 years 2001-2019
weight -0.5598 gain -1.4127

pattern L499455446646439
? . . 3 ?
C C . . .
. . * C .
. . . . .
? . . . ?
seen 15360 played 55 games 55 players 53 won 28/55 years 2009-2017
weight -0.6775 gain -1.4136

pattern L064191141126144
? 3 . C ?
. . . . .
3 . * C .
. . . . .
? . . . ?
seen 20374 played 51 games 51 players 50 won 25/51 years 2001-2017
weight -0.8589 gain -1.4137

pattern L525528409075902
? ? C ? ?
? 3 3 C ?
. . * C a
? . 3 3 ?
? ? 3 ? ?
a .C
seen 19934 played 242 games 242 players 233 won 120/242 years 2001-2019
weight -0.5008 gain -1.4139

pattern L897532848372121
? . . . ?
C . . . .
3 a * . .
. . . . .
? . . . ?
a C last yes
seen 29125 played 80 games 79 players 77 won 45/80 years 2009-2019
weight -0.7945 gain -1.4145

pattern L496498847975388
. . . . . . . ?
. . . . . . . ?
. . . . . 3 . .
. . . * . . . .
. . . . . C . .
. . . . . . . ?
. . . . . . . ?
? ? . . o ? ? ?
seen 203616 played 3338 games 3236 players 1834 won 1692/3338 years 1992-2019
weight -0.2023 gain -1.4154

pattern L157057054967975
? ? . . . ? ?
? # . . . . ?
# # . . 3 . .
# # . * C a .
# # . 3 3 C .
? # . 3 B . ?
? ? . . . ? ?
a C last yes
seen 746 played 707 games 693 players 561 won 329/706 years 2001-2019
weight 0.4197 gain -1.4159

pattern L924704870072619
? # ?
A * a
? B ?
a 23
seen 2516 played 137 games 136 players 130 won 79/137 years 2001-2018
weight 0.7168 gain -1.416

pattern L610905486577019
? ? ? . ? ? ?
? . . . . X ?
? . . 3 3 C ?
. . . * C C x
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 17705 played 451 games 449 players 393 won 245/451 years 2001-2019
weight 0.4073 gain -1.4161

pattern L073672370902278
? ? . . . ? ?
? . . C C . ?
. . 3 C 3 B .
. . . * 3 3 .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 747 played 708 games 694 players 562 won 329/707 years 2001-2019
weight 0.4198 gain -1.4162

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
weight -0.6256 gain -1.4166

pattern L271166156020955
? . 2 C ?
. . B 3 3
. . * C .
. . . . .
? . . . ?
seen 1652 played 379 games 375 players 336 won 174/379 years 2001-2019
weight 0.3141 gain -1.4171

pattern L774232994473664
? . . # ?
3 3 . # #
B B * # #
2 B . # #
? 3 . # ?
seen 3674 played 37 games 37 players 37 won 18/37 years 2009-2018
weight -0.3298 gain -1.4175

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
weight -0.3454 gain -1.4177

pattern L672710754450454
3 C .
A * .
2 B .
seen 3028 played 67 games 67 players 67 won 37/67 years 1992-2017
weight -0.8461 gain -1.418

pattern L550630635506205
? ? C ? ?
? . . C ?
# . * 3 .
? . . . ?
? ? C ? ?
seen 5297 played 44 games 44 players 44 won 20/44 years 2001-2019
weight -0.857 gain -1.4184

pattern L984294849776417
? . . . . . ? ?
. O . C . . # ?
. . . . . . # ?
. . . * . . # #
. . . . . . # ?
. . . . . . # ?
? . . X . . ? ?
? ? ? . ? ? ? ?
seen 3431 played 121 games 121 players 113 won 59/121 years 2001-2017
weight 0.3163 gain -1.4184

pattern L719397181374805
? ? ? a
. C . ?
. * . ?
C . b ?
a ? last yes
b .C
seen 27580 played 263 games 262 players 236 won 126/263 years 2001-2019
weight -0.6393 gain -1.4186

pattern L566426999524235
. . B
. * 2
. . .
? a ?
a ? last yes
seen 1237 played 215 games 215 players 201 won 107/215 years 2000-2019
weight 0.5906 gain -1.4202

pattern L814167546632593
. . . . . . . ?
. . . . . . . ?
. . . . . . . #
. . . * . . . #
. . . . . . . #
. O . . . . . ?
. . . X . . . ?
? ? . . . ? ? ?
seen 7256 played 96 games 96 players 90 won 46/96 years 2001-2019
weight 0.3458 gain -1.4209

pattern L679376474016588
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . C . ?
. . . 3 . . . ?
? . . . X . ? ?
? ? ? . ? ? ? ?
seen 22869 played 62 games 62 players 62 won 34/62 years 2009-2019
weight -1.1311 gain -1.4212

pattern L017221091245432
? . . . ?
. . . . .
. . * 3 .
3 . . . .
? . . C ?
seen 65114 played 36 games 36 players 35 won 13/36 years 2009-2017
weight -1.6803 gain -1.422

pattern L280354054701311
. . . . . . . O
. . . . 3 . . .
. . . C 3 . X O
. . . * B 3 . O
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 500 played 277 games 276 players 237 won 132/277 years 2001-2019
weight 0.623 gain -1.4231

pattern L098022329932816
? ? ? . ? ? ?
? . . . . # ?
? 2 B . . # ?
. B 1 * . # #
? . C . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 1677 played 1058 games 1039 players 824 won 470/1058 years 2001-2019
weight 0.5757 gain -1.4233

pattern L192179808145184
? ? . ? ?
? . C . ?
. C * . C
? . 3 . ?
? ? . ? ?
seen 167519 played 276 games 276 players 242 won 114/276 years 2001-2018
weight -1.01 gain -1.4234

pattern L370702375538143
. B 2
C * .
C . .
seen 22807 played 531 games 528 players 452 won 238/531 years 2001-2019
weight -0.4937 gain -1.4237

pattern L526975392078724
3 C .
. * C
C . C
seen 53794 played 46 games 46 players 45 won 19/46 years 2009-2017
weight -1.4473 gain -1.424

pattern L159238441113974
? . . . ?
. C . . .
C . * . .
. 3 . . .
? . . . ?
seen 46080 played 397 games 394 players 354 won 216/396 years 2001-2018
weight 0.2527 gain -1.4245

pattern L977195616552909
? ? . ? ?
? . . 3 ?
. C * . .
? . a 3 ?
? ? . ? ?
a C last yes
seen 6907 played 1235 games 1224 players 902 won 670/1235 years 1992-2019
weight 0.178 gain -1.4245

pattern L679757486425967
? ? . . . ? ?
? . . . . . ?
# . . . . . .
# . . * . . .
# . . C . . O
? . . . . . ?
? ? . . . ? ?
seen 19149 played 50 games 50 players 49 won 17/50 years 2001-2019
weight -0.7418 gain -1.4246

pattern L776891939130784
? a ? ? ?
? . . . ?
. . . . .
. . * . .
. C . . .
? . . . ?
a ? last yes
seen 53653 played 50 games 50 players 49 won 24/50 years 2009-2018
weight -1.912 gain -1.4248

pattern L417444034419680
? ? . ? ?
? 3 . . ?
3 . * . #
? 3 . . ?
? ? C ? ?
seen 44826 played 67 games 67 players 64 won 27/67 years 2001-2017
weight -0.6737 gain -1.4252

pattern L618308720703195
? # # # ?
# # . . .
# # * C .
# # . 2 B
? # 3 . ?
seen 7950 played 71 games 71 players 68 won 35/71 years 2001-2017
weight -0.68 gain -1.4253

pattern L311663227604099
? . . . . . ? ?
. . . . . . . ?
. . . . . C O ?
. . C * 3 . X X
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 2440 played 338 games 337 players 291 won 184/338 years 2001-2017
weight 0.3603 gain -1.4254

pattern L155936214982420
? ? ? . ? ? ?
? . . . 3 . ?
? . C . . . ?
. . . * 3 . O
? . C . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 6857 played 199 games 199 players 178 won 100/199 years 2001-2017
weight 0.7693 gain -1.4255

pattern L747150630753389
? ? ? # ? ? ?
? . . . . . ?
? C 3 . . . ?
. C 3 * 3 3 .
? . a C C 3 ?
? . . . C O ?
? ? ? . ? ? ?
a C last yes
seen 206 played 116 games 116 players 105 won 45/116 years 2009-2018
weight 0.3841 gain -1.4255

pattern L330988165848399
? . . .
? 3 * C
a 3 B .
a ? last yes
seen 1001 played 53 games 53 players 53 won 36/53 years 2009-2017
weight -0.4607 gain -1.4276

pattern L862726977438489
? ? a
. 3 C
. * C
C . .
a ? last yes
seen 2101 played 58 games 58 players 58 won 32/58 years 2009-2017
weight -1.0236 gain -1.4276

pattern L659608099510589
. . .
C * .
a 1 B
a C last yes
seen 2189 played 564 games 561 players 464 won 280/564 years 2000-2019
weight 0.2548 gain -1.4278

pattern L897344857520299
? ? ? ? a
? ? b ? ?
? C . 3 ?
. . * . .
? . . . ?
? ? . ? ?
a ? last yes
b .3
seen 13811 played 301 games 300 players 270 won 135/301 years 2001-2019
weight -0.3547 gain -1.4279

pattern L119931509414001
? . . X . . ? ?
. . . . . . # ?
. . . . . . # ?
. . . * . . # #
. . . . . . # ?
. . C . . . # ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 45957 played 3022 games 2921 players 1735 won 1527/3021 years 1992-2019
weight 0.441 gain -1.4285

pattern L751351503178664
. . .
. * B
. C 1
? a ?
a ? last yes
seen 4574 played 156 games 155 players 149 won 70/156 years 2001-2019
weight -0.7403 gain -1.4293

pattern L755676682546475
? ? C ? ?
? C . C ?
. . * . .
? . C . ?
? ? . ? ?
seen 28624 played 47 games 47 players 47 won 26/47 years 2001-2017
weight -1.0704 gain -1.4295

pattern L654096944028990
? ? C ? ?
? . . . ?
. C * . C
? 3 B . ?
? ? 3 ? ?
seen 2603 played 69 games 69 players 67 won 44/69 years 2001-2018
weight -0.7289 gain -1.4296

pattern L923326631723175
? . . . ?
. . . . .
. . * . .
3 3 B . .
? B 1 . ?
seen 3340 played 201 games 199 players 182 won 99/201 years 2001-2018
weight -0.2236 gain -1.4307

pattern L564558468153764
C . C
C * .
3 . .
seen 283247 played 2261 games 2192 players 1441 won 1124/2260 years 1988-2019
weight -0.2177 gain -1.4309

pattern L365267851826662
? ? . ? ?
? . . . ?
a . * . 3
? . 2 C ?
? ? B ? ?
a .3
seen 5523 played 839 games 831 players 662 won 432/839 years 2000-2019
weight 0.3384 gain -1.4313

pattern L283059701923175
? ? . ? ?
? . 3 . ?
. . * . .
a 1 A 3 ?
? ? 3 ? ?
a ? last yes
seen 460 played 64 games 64 players 61 won 27/64 years 2009-2019
weight -0.5082 gain -1.432

pattern L469020334815108
? . . . ?
. 3 . . #
. . * . #
. . . . #
? C C . ?
seen 27840 played 187 games 186 players 174 won 105/187 years 2000-2019
weight 0.3436 gain -1.4327

pattern L085465619024632
? ? ? ? a
? ? . ? ?
? . C . ?
. . * 3 .
? . . . ?
? ? # ? ?
a ? last yes
seen 1753 played 66 games 66 players 64 won 30/66 years 2009-2018
weight -0.4385 gain -1.4336

pattern L381258516796953
? ? 3 ? ?
? . C . ?
. 3 * . #
? . . . ?
? ? . ? ?
seen 42004 played 344 games 344 players 312 won 182/344 years 1992-2019
weight -0.9668 gain -1.4339

pattern L921362756464038
? ? . . . ? ?
? O . . . . ?
O 3 3 . C . .
O C . * . . .
X . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 196 played 113 games 113 players 106 won 62/113 years 2001-2018
weight 0.6572 gain -1.4345

pattern L531696736228996
a ? ? ? ? ?
? ? ? . ? ?
? ? . . . ?
? . . * . .
? ? C . . ?
? ? ? C ? ?
a ? last yes
seen 13379 played 83 games 83 players 78 won 40/83 years 2009-2017
weight -1.1383 gain -1.4355

pattern L175624845473191
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . #
. C . . . . . ?
. . . 3 . . . ?
? O . . . . ? ?
? ? ? . ? ? ? ?
seen 4677 played 1710 games 1676 players 1084 won 873/1706 years 2000-2019
weight 0.2053 gain -1.4361

pattern L965300605136252
? a ?
? ? ?
b B .
. * .
. C .
a ? last yes
b 23
seen 3471 played 834 games 827 players 672 won 403/834 years 2001-2019
weight -0.2145 gain -1.4377

pattern L663454159401462
? . . . ?
. . . . .
. . * . 3
. . . . .
? . C . ?
? a ? ? ?
a ? last yes
seen 3201 played 42 games 42 players 41 won 28/42 years 2009-2019
weight -0.485 gain -1.4381

pattern L248465692602258
? ? ? . ? ? ?
? . . . . O ?
? . . . . . ?
. . . * . . X
? . . . . . ?
? . . . C . ?
? ? ? . ? ? ?
seen 20157 played 40 games 40 players 40 won 17/40 years 2009-2018
weight -1.0196 gain -1.4396

pattern L299338030423361
2 B .
. * .
# # #
seen 462246 played 9045 games 7988 players 3218 won 4561/9042 years 1992-2019
weight 0.1408 gain -1.4398

pattern L979157923237070
a ? C C 3
? ? . * C
? ? . . .
a ? last yes
seen 12612 played 105 games 105 players 104 won 49/105 years 2000-2018
weight -0.9429 gain -1.4398

pattern L742509277567898
? . . . ?
. . C 3 .
. C * . .
. . . 3 .
? a . . ?
a .3
seen 8625 played 750 games 741 players 589 won 414/750 years 1992-2019
weight 0.383 gain -1.4399

pattern L039346382419204
? . . . ?
# . . . 3
# . * . 3
# . . a C
? . . . ?
a C last yes
seen 2053 played 339 games 337 players 311 won 158/338 years 2000-2018
weight 0.4767 gain -1.44

pattern L125249641479172
? ? . ? ?
? . 3 . ?
. 3 * . 3
? C C . ?
? ? . ? ?
seen 90309 played 117 games 116 players 114 won 56/117 years 2001-2019
weight -1.0657 gain -1.4407

pattern L674637210871454
? ? . ? ?
? . C . ?
. . * . a
? 3 B . ?
? ? 3 ? ?
a #C
seen 7870 played 263 games 263 players 245 won 133/263 years 1992-2018
weight -0.4823 gain -1.441

pattern L922051773909816
3 . . ?
C * . ?
. . . ?
? ? ? ?
? ? ? a
a ? last yes
seen 5204 played 168 games 168 players 160 won 87/168 years 2001-2018
weight -0.524 gain -1.4411

pattern L303388872965610
. . a
. * 1
. . A
a C last yes
seen 8793 played 3335 games 3165 players 1914 won 1695/3333 years 1988-2019
weight -0.2269 gain -1.4415

pattern L432725359722454
a ? ? . ? ?
? ? C . . ?
? . . * . #
? ? 3 . . ?
? ? ? . ? ?
a ? last yes
seen 16393 played 111 games 111 players 103 won 55/111 years 2001-2018
weight -0.6759 gain -1.4419

pattern L055315675861136
? 3 . . ?
3 . . . .
3 . * . .
3 C . . .
? C . . ?
seen 3484 played 41 games 41 players 41 won 24/41 years 2009-2016
weight -0.4306 gain -1.4422

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
weight 0.6722 gain -1.4422

pattern L120948254762346
. 3 .
. * .
B 1 a
a AB
seen 1221 played 460 games 450 players 378 won 241/460 years 2001-2019
weight 0.6141 gain -1.444

pattern L482252107838636
? ? ? . ? ? ?
? # . . . . ?
? # . . 3 3 ?
# # . * C . .
? # . . . C ?
? # . . . O ?
? ? ? . ? ? ?
seen 8669 played 172 games 172 players 159 won 87/172 years 2001-2019
weight -0.4101 gain -1.4454

pattern L645800104459601
. . . . . . . ?
. . . . . . . .
. . . . . . . O
. . . * C C O X
. . . . 3 3 X .
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 650 played 586 games 584 players 460 won 348/586 years 2001-2017
weight 0.9308 gain -1.4454

pattern L273469026235661
? ? B ?
? . * B
a ? C ?
a ? last yes
seen 3225 played 35 games 35 players 35 won 18/35 years 2001-2017
weight -1.3303 gain -1.4457

pattern L868765082344367
2 B .
A * B
# # #
seen 3482 played 826 games 380 players 331 won 452/826 years 2000-2019
weight 0.3484 gain -1.446

pattern L319761469124235
? ? . ? ?
? . . C ?
a . * 1 1
? . . A ?
? ? 3 ? ?
a .3
seen 1118 played 966 games 951 players 751 won 479/966 years 2000-2019
weight 0.4379 gain -1.4463

pattern L720062517000314
B 3 3
1 * 3
1 1 A
seen 650 played 43 games 43 players 41 won 21/43 years 2009-2017
weight -0.9906 gain -1.447

pattern L672737557469381
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . O
? . . C 3 . ?
? . . C . X ?
? ? ? . ? ? ?
seen 881 played 43 games 43 players 41 won 20/43 years 2009-2019
weight -0.8533 gain -1.4471

pattern L991075688123204
? ? C ? ?
? . 2 B ?
. . * . .
? . . . a
? ? . ? ?
a ? last yes
seen 1471 played 129 games 129 players 125 won 58/129 years 2001-2018
weight -0.2346 gain -1.4472

pattern L585899536324725
? ? . . . ? ?
? . . . C . ?
. . . 3 C . O
. . . * 2 C .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 1016 played 92 games 92 players 87 won 46/92 years 2001-2019
weight 0.4136 gain -1.4474

pattern L335397494798607
? # # # ?
# # # # #
. . * . .
B B 1 C .
? 3 C . ?
seen 9343 played 51 games 51 players 51 won 16/51 years 2009-2018
weight -0.9043 gain -1.4475

pattern L887618603258265
? ? 2 ? ?
? 3 C C ?
. 3 * . .
? . a . ?
? ? . ? ?
a C last yes
seen 2166 played 151 games 151 players 143 won 80/151 years 1992-2018
weight -0.4351 gain -1.4482

pattern L057161526723243
? . . . ?
C . 3 . .
2 C * . .
. . . . .
? # # # ?
seen 7944 played 40 games 40 players 39 won 24/40 years 2009-2017
weight -1.2027 gain -1.449

pattern L760666875201141
. . . . . . . .
. . . . . . . .
. . . . . . . O
. . . * C C O X
. . . . 3 3 X .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 646 played 586 games 584 players 460 won 348/586 years 2001-2017
weight 0.9345 gain -1.4501

pattern L419532489934004
? ? a ? ?
? . C 3 ?
3 3 * 3 .
? C 3 . ?
? ? . ? ?
a C last yes
seen 122 played 79 games 79 players 79 won 42/79 years 2001-2018
weight 0.6167 gain -1.4507

pattern L732313317607861
? ? ? . ? ? ?
? . . . # # ?
? . 3 . # # ?
. C C * # # #
? C 2 . # # ?
? X . . # # ?
? ? ? . ? ? ?
seen 623 played 149 games 149 players 144 won 57/149 years 2001-2018
weight 0.6695 gain -1.4507

pattern L656859457793946
? ? ? . ? ? ?
? . . . . . ?
? . 3 . . . ?
. . . * . C .
? . C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 11159 played 41 games 41 players 40 won 18/41 years 2001-2017
weight -0.6839 gain -1.4514

pattern L505240950588311
? ? # # # ? ?
? # # # # # ?
. . . . . # #
. . 3 * . # #
X . 3 C . # #
? X C . . # ?
? ? O . . ? ?
seen 19534 played 201 games 200 players 187 won 93/201 years 2001-2017
weight -0.4976 gain -1.4516

pattern L313860387102749
? ? . ? ?
? 3 . . ?
. . * . .
? . 3 a ?
? ? . ? ?
a C last yes
seen 11852 played 1184 games 1165 players 880 won 596/1184 years 1992-2019
weight -0.2777 gain -1.4517

pattern L544680473068928
a 2 2 ? b
C * B ? ?
. . . ? ?
a .C
b ? last yes
seen 509 played 332 games 330 players 306 won 159/332 years 2000-2019
weight 0.9895 gain -1.4527

pattern L580571551951973
. . . ? ?
. * C ? ?
. 3 3 ? a
a ? last yes
seen 25010 played 2506 games 2437 players 1538 won 1312/2505 years 2000-2019
weight 0.2472 gain -1.4533

pattern L535727705934333
2 . 3
. * 3
3 C C
seen 984 played 198 games 197 players 186 won 78/198 years 2001-2017
weight 0.8587 gain -1.454

pattern L713053846001303
. 3 A
. * 3
. C 3
seen 25726 played 201 games 199 players 185 won 102/201 years 1992-2019
weight -1.4313 gain -1.454

pattern L336465072884077
? ? ? O ? ? ?
? . . . a . ?
? . . . 3 . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 8684 played 126 games 126 players 107 won 66/126 years 2009-2017
weight 0.8756 gain -1.4541

pattern L938948239284753
. . . . . . . ?
. . . . . . . .
. . . . 3 . . .
. . . * B . . .
. . . . 2 C . .
. . . . . . . .
. . . . . X . ?
? . . . . . ? ?
seen 1165 played 700 games 694 players 567 won 339/700 years 2001-2019
weight 0.2423 gain -1.4543

pattern L238104828725464
? ? ? . ? ? ?
? X 3 . . . ?
? C C 3 . . ?
X . C * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 1144 played 70 games 70 players 69 won 38/70 years 2001-2017
weight -0.6395 gain -1.4544

pattern L878488270906123
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * . . .
? . . C . . ?
? X . . . . ?
? ? ? . ? ? ?
seen 783623 played 87 games 87 players 83 won 44/87 years 2001-2019
weight -1.3247 gain -1.4551

pattern L662091058376756
? ? . . . ? ?
? . . . . . ?
. . . . . . #
. . . * . . #
. C C 2 . . #
? . . C . . ?
? ? . . . ? ?
seen 620 played 318 games 310 players 267 won 155/318 years 1993-2017
weight 0.4015 gain -1.4552

pattern L494345869119543
? ? C ? ?
? . C . ?
# . * . .
? . . . ?
? ? # ? ?
seen 32094 played 81 games 81 players 79 won 35/81 years 2009-2017
weight -0.8235 gain -1.4554

pattern L907093373671956
? ? . . . ? ?
? . . . . . ?
X . . . . . .
. . 3 * . . .
X . C C . . .
? . . . . . ?
? ? . . . ? ?
seen 557 played 89 games 89 players 88 won 42/89 years 2001-2019
weight 1.1047 gain -1.4557

pattern L883488034094629
? . . . ?
3 3 . C .
a C * . .
. . . . .
? . . . ?
a C last yes
seen 1566 played 60 games 60 players 58 won 24/60 years 2009-2017
weight -0.6438 gain -1.4564

pattern L340970934744459
? ? C ? ?
? . . . ?
. C * . .
? . . . ?
? ? . ? ?
seen 6346368 played 5083 games 4772 players 2482 won 2282/5082 years 1992-2019
weight -0.4319 gain -1.4565

pattern L893916636998658
A 2 .
1 * .
C 3 .
seen 1331 played 175 games 175 players 165 won 85/175 years 2001-2019
weight -0.6472 gain -1.4572

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
weight 0.2745 gain -1.4575

pattern L435768365898438
? ? . ? ?
? C . . ?
C 2 * . .
? . . . ?
? ? . ? ?
a ? ? ? ?
a ? last yes
seen 1823 played 153 games 153 players 145 won 73/153 years 2001-2018
weight 0.5049 gain -1.4585

pattern L980865012305676
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . a * . . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
a C last yes
seen 331541 played 139 games 139 players 119 won 63/139 years 2000-2019
weight -1.0368 gain -1.4585

pattern L012884047454822
? ? 2 ? ?
? B B 3 ?
C . * C C
? . . . ?
? ? . ? ?
seen 2527 played 37 games 37 players 37 won 15/37 years 2001-2016
weight -0.8414 gain -1.4597

pattern L019097218740044
? ? ? a ? ? ?
? . . . . . ?
? 3 . 3 . . ?
. . . * . . #
? . C . C . ?
? . . . . . ?
? ? ? . ? ? ?
a O last yes
seen 309 played 121 games 121 players 110 won 64/121 years 2009-2017
weight 0.6553 gain -1.4601

pattern L329046775645111
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
X . . * . C . O
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 11051 played 211 games 210 players 191 won 110/211 years 2001-2018
weight -0.5012 gain -1.4602

pattern L145846601702524
a . . C ?
. . . . 3
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 9703 played 61 games 61 players 60 won 24/61 years 2001-2017
weight -2.0227 gain -1.4603

pattern L093808073086886
? . . . X . ? ?
. . . . . . . ?
. . . . C . . ?
. . . * . . . #
. . . . . . . ?
. . . . C . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 80681 played 375 games 374 players 321 won 192/375 years 2001-2018
weight 0.2362 gain -1.4604

pattern L772821975284185
a ? ? ?
? ? 3 ?
? C * .
? ? 2 ?
a ? last yes
seen 5499 played 121 games 121 players 117 won 67/121 years 2001-2018
weight -0.6655 gain -1.4604

pattern L836818131883349
? . C . ?
. . . . a
. . * . .
. . . . .
? # # # ?
a C last yes
seen 95977 played 52 games 52 players 52 won 24/52 years 2001-2017
weight -1.3078 gain -1.4605

pattern L250041772564632
? ? . ? ?
? . a C ?
. 3 * 2 B
? . . . ?
? ? . ? ?
a C last yes
seen 735 played 281 games 280 players 259 won 156/279 years 2000-2019
weight 0.6121 gain -1.4608

pattern L857075099263849
. . a
. * 2
. 2 b
a .2
b A last yes
seen 3009 played 195 games 195 players 182 won 116/195 years 2000-2018
weight 0.7271 gain -1.4608

pattern L351189674044918
. . C
. * .
B 3 3
seen 42328 played 504 games 498 players 425 won 263/504 years 2001-2019
weight 0.2859 gain -1.4613

pattern L134599584152550
? 3 . . ?
3 3 . . #
C C * . #
. . . . #
? # # # ?
seen 9837 played 703 games 701 players 566 won 367/703 years 2001-2018
weight 0.2287 gain -1.4616

pattern L717416462753353
? ? . ? ?
? . . . ?
# . * a .
? . . 2 ?
? ? C ? ?
a C last yes
seen 1916 played 35 games 35 players 35 won 12/35 years 2009-2018
weight -1.0962 gain -1.4618

pattern L386521832277207
? . . . ?
. . . C .
. . * . .
. . . C .
? . a . ?
a C last yes
seen 5276 played 50 games 50 players 50 won 26/50 years 2001-2019
weight -0.812 gain -1.4627

pattern L204525741701891
a . 3 . ?
. . . . .
. . * . .
. . . . 3
? . . . ?
a ? last yes
seen 1353 played 36 games 36 players 36 won 16/36 years 2009-2016
weight -0.8463 gain -1.4628

pattern L005210643749153
? ? ? . a ? ?
? . 3 . . . ?
? . . . . . ?
. C . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 6031 played 141 games 139 players 88 won 68/141 years 2001-2018
weight 0.6913 gain -1.463

pattern L724669484173645
? ? # # # ? ?
? # # # # # ?
# # # # # # #
. . . * . . .
. . . C 3 . .
? . . C . X ?
? ? . . . ? ?
seen 15192 played 351 games 343 players 305 won 201/351 years 2001-2019
weight 0.4376 gain -1.4637

pattern L450107275219558
? ? . ? ?
? 2 . . ?
C C * . #
? 2 . . ?
? ? 3 ? ?
seen 364 played 136 games 136 players 132 won 65/136 years 2009-2019
weight 0.8175 gain -1.4653

pattern L609138504375771
? ? ? . ? ? ?
? . 2 B . O ?
? . a 2 . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a B last yes
seen 721 played 221 games 220 players 189 won 115/221 years 2001-2018
weight 0.6671 gain -1.4657

pattern L059163355996302
. . . . . . . ?
. . . . . . . ?
. . . . . . . #
. . . * C . . #
. . . . . . . #
. . . 3 3 . . ?
. . . O . . . ?
? ? . . . ? ? ?
seen 193 played 67 games 67 players 62 won 37/67 years 2009-2016
weight 0.6349 gain -1.4658

pattern L237915512216475
? ? 3 ? ?
? a . . ?
. . * 3 .
? 3 3 C ?
? ? C ? ?
a C last yes
seen 500 played 40 games 40 players 40 won 17/40 years 2009-2016
weight -0.472 gain -1.4661

pattern L198570051882883
? ? C ? ?
? C . C ?
3 . * C C
? 3 3 3 ?
? ? a ? ?
a 3C
seen 4711 played 113 games 113 players 109 won 61/113 years 2001-2019
weight 0.6966 gain -1.4662

pattern L229681212858398
? ? . ? ?
? C 2 C ?
3 C * . .
? . . . ?
? ? # ? ?
seen 7082 played 94 games 94 players 92 won 44/94 years 2001-2019
weight -0.6596 gain -1.4662

pattern L296053200179827
? ? a ? ?
? . C . ?
3 3 * . .
? C . C ?
? ? . ? ?
a 3C
seen 9042 played 318 games 315 players 294 won 177/318 years 2001-2019
weight 0.2795 gain -1.4669

pattern L512615074561734
? . . . ?
. . . 3 .
. . * . .
. . . . .
? . . . ?
seen 17268056 played 5573 games 5173 players 2487 won 2753/5572 years 1992-2019
weight -0.1111 gain -1.4685

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
weight -0.2497 gain -1.4688

pattern L363454208643336
a C C
. * C
3 . .
a 23
seen 92725 played 173 games 173 players 168 won 67/173 years 2001-2019
weight -0.3765 gain -1.4689

pattern L863657668839317
? ? ? a
? ? ? ?
? . ? ?
C * 2 ?
? . ? ?
a ? last yes
seen 5115 played 49 games 49 players 48 won 24/49 years 2001-2018
weight -0.8008 gain -1.4691

pattern L647957738781795
? ? A ? ?
? B 1 # ?
3 3 * # #
? . . # ?
? ? . ? ?
seen 987 played 41 games 41 players 41 won 22/41 years 2001-2016
weight -0.6032 gain -1.4694

pattern L446567512171967
? ? . ? ? ?
? . . 3 ? ?
# . * C . ?
? . . . ? ?
? ? . ? ? a
a ? last yes
seen 4218 played 135 games 135 players 129 won 66/135 years 2001-2017
weight -0.6252 gain -1.4707

pattern L715395236089720
? ? ? . ? ? ?
? . . . . O ?
? . . . . C ?
. . . * 2 C X
? . . . C 3 ?
? . . . C X ?
? ? ? . ? ? ?
seen 2802 played 260 games 258 players 216 won 132/260 years 2001-2019
weight 0.435 gain -1.4708

pattern L192728068002742
? B ? ?
C * 3 ?
? a ? b
a .C
b ? last yes
seen 9174 played 639 games 633 players 537 won 311/638 years 2000-2019
weight -0.4376 gain -1.4709

pattern L852857487976307
? . . . ?
. . . . .
3 3 * . .
C C 3 . .
? 3 3 . ?
seen 21410 played 275 games 273 players 246 won 123/275 years 2001-2017
weight 0.4322 gain -1.4709

pattern L881707426695175
? ? # ? ?
? . . . ?
C . * . .
? C 3 . ?
? ? . ? ?
seen 62120 played 1471 games 1442 players 1064 won 761/1471 years 1992-2019
weight -0.28 gain -1.4713

pattern L169681619465028
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . 2 C . ?
? ? ? O ? ? ?
seen 104820 played 58 games 58 players 55 won 36/58 years 2009-2018
weight -0.9881 gain -1.4714

pattern L426025196294990
? ? . ? ?
? . C . ?
. . * 3 .
? . . 3 ?
? ? 3 ? ?
seen 22834 played 111 games 110 players 104 won 48/111 years 2001-2017
weight -0.8898 gain -1.4714

pattern L396086964798523
. . C ?
. * . a
# # # ?
a ? last yes
seen 110543 played 326 games 323 players 298 won 186/326 years 2000-2019
weight -0.3623 gain -1.4721

pattern L169383985359578
? . . . ?
. . . . .
. . * . .
. . . C .
? . 3 a ?
a C last yes
seen 35560 played 358 games 357 players 327 won 156/358 years 2001-2018
weight -0.4519 gain -1.4722

pattern L674503508090314
. . . . . # # ?
. . . . . # # ?
. . C . . # # #
. 3 . * . # # #
. . 3 . . # # #
. X C . . # # ?
x . O . . # # ?
? ? . . . ? ? ?
seen 1333 played 671 games 669 players 518 won 308/671 years 2001-2017
weight 0.1866 gain -1.4724

pattern L689861144587571
? . . . ?
. C . . .
. . * . 3
C . . . .
? . . . ?
seen 24080 played 99 games 99 players 92 won 50/99 years 2000-2017
weight -0.9279 gain -1.4736

pattern L844804768392133
? ? C ? ?
? C . # ?
. 3 * # #
? 3 . # ?
? ? . ? ?
seen 9316 played 74 games 74 players 74 won 40/74 years 2009-2019
weight -0.6888 gain -1.4737

pattern L885580760496639
? ? . . . ? ?
? . . . . . ?
. . . . 2 C O
. . . * a 3 X
. . . . . . .
? . . . . . ?
? ? # # # ? ?
a B last yes
seen 665 played 564 games 564 players 446 won 330/563 years 2009-2017
weight 0.5306 gain -1.4737

pattern L053064852218897
? . . C ?
. . C 3 .
. C * 3 .
. . . . .
? . 3 . ?
seen 5354 played 315 games 313 players 274 won 168/315 years 2001-2019
weight 0.6828 gain -1.4747

pattern L057641155096828
? . . C ?
. . . . .
. . * . 3
. . . . .
? . . 3 ?
? ? ? ? a
a ? last yes
seen 1278 played 134 games 134 players 131 won 69/134 years 2001-2019
weight 0.5576 gain -1.4749

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
weight 0.1765 gain -1.4754

pattern L563763980716354
. . . . . . . .
. . . . . . . .
. . . . . . . .
O . . * . . . .
. . . . . . X .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 64420 played 283 games 282 players 214 won 162/282 years 2001-2017
weight 0.3782 gain -1.4756

pattern L827267046274976
a ? ? ? ?
? ? ? ? ?
? ? 3 B #
? ? 3 * #
? ? 3 . #
a ? last yes
seen 1912 played 43 games 43 players 42 won 16/43 years 2009-2016
weight -0.5765 gain -1.4761

pattern L363470817513078
? . . . ?
. . . . .
. . * C C
C . . 3 .
? . . . ?
seen 10456 played 342 games 342 players 306 won 162/341 years 2001-2019
weight -0.2743 gain -1.4764

pattern L247780266032049
? ? ? . ? ? ?
? . C . . X ?
? . . . . 3 ?
. . . * . . O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 9757 played 44 games 44 players 41 won 23/44 years 2001-2017
weight -0.5739 gain -1.4766

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
weight -0.2752 gain -1.4768

pattern L502680152633961
3 3 C
C * .
. C 3
seen 1879 played 93 games 93 players 88 won 51/93 years 2009-2017
weight -0.4227 gain -1.4772

pattern L314279751434349
? . B 2 ?
. . 2 a .
. . * . .
. . . . .
? . . . ?
a B last yes
seen 7635 played 649 games 640 players 522 won 339/647 years 2000-2019
weight 0.236 gain -1.4776

pattern L450836457165581
3 . C
3 * .
. C 2
seen 7691 played 348 games 348 players 313 won 173/347 years 1992-2018
weight -0.5785 gain -1.4778

pattern L131904156278945
? ? C ? ?
? 3 C 3 ?
. C * A 3
? . C 3 ?
? ? . ? ?
seen 374 played 110 games 56 players 55 won 47/110 years 2001-2019
weight 0.4431 gain -1.4779

pattern L691521756056947
? ? ? a
C C C ?
3 * 3 ?
3 . . ?
a ? last yes
seen 2430 played 50 games 50 players 50 won 29/50 years 2009-2018
weight -0.4675 gain -1.4782

pattern L603798466535904
? ? ? . ? ? ?
? . . . . . ?
? . . . a . ?
X . . * 3 . O
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
a C last yes
seen 1181 played 441 games 441 players 391 won 208/440 years 2001-2019
weight 0.4449 gain -1.4787

pattern L372995299579455
? ? ? . ?
? ? . * .
a ? ? 2 ?
a ? last yes
seen 35739 played 1558 games 1533 players 1120 won 773/1557 years 2000-2019
weight -0.2567 gain -1.4791

pattern L060083834782042
? 3 . 3 ?
. . . 3 C
. . * C .
. . . . .
? . . . ?
seen 5540 played 684 games 677 players 572 won 369/684 years 2001-2018
weight 0.3521 gain -1.4796

pattern L599769590140990
? ? ? . ? ? ?
? # . . . X ?
? # . . 3 C ?
# # . * . a .
? # . . C . ?
? # . . . . ?
? ? ? . ? ? ?
a C last yes
seen 1762 played 45 games 45 players 42 won 18/45 years 2009-2017
weight -0.5543 gain -1.4798

pattern L625223670054978
? . 3 . ?
. . . . C
. . * . a
. . . . .
? . . . ?
a C last yes
seen 15893 played 922 games 895 players 706 won 444/920 years 2000-2019
weight -0.1857 gain -1.4804

pattern L997257193285598
3 . 2
. * 2
. . a
a C last yes
seen 6110 played 104 games 104 players 98 won 50/104 years 2001-2017
weight -0.455 gain -1.4809

pattern L987157666663322
? ? C ? ?
? . . C ?
# . * . 3
? . . 3 ?
? ? . ? ?
seen 37184 played 620 games 613 players 520 won 326/620 years 1992-2019
weight 0.3281 gain -1.481

pattern L469400945859767
? # # # ?
# # # # #
. . * . .
. 2 a . C
? B B B ?
a B last yes
seen 693 played 610 games 608 players 507 won 309/609 years 2000-2019
weight 0.8084 gain -1.482

pattern L562826852027060
3 . .
. * C
. 3 .
? ? ?
? a ?
a ? last yes
seen 3663 played 44 games 43 players 43 won 24/44 years 2009-2017
weight -0.5138 gain -1.4822

pattern L642940198596287
? ? . ? ?
? 3 3 . ?
C 3 * 3 .
? C 1 B ?
? ? 1 ? ?
seen 390 played 90 games 90 players 88 won 42/90 years 2001-2019
weight 0.5498 gain -1.4834

pattern L435413591130848
? ? 3 C C
a ? . * .
? ? # # #
a ? last yes
seen 6430 played 255 games 254 players 237 won 113/255 years 2001-2017
weight 0.4514 gain -1.4838

pattern L478517489797269
? . . . ?
. . . C a
. . * . .
. . B 3 3
? . 2 C ?
a .C
seen 1352 played 513 games 510 players 445 won 259/513 years 1992-2019
weight 0.7101 gain -1.4838

pattern L631991969735400
? ? ? # ? ?
a ? . . . ?
? C . * . .
? ? . . . ?
? ? ? . ? ?
a ? last yes
seen 12274 played 41 games 41 players 40 won 21/41 years 2001-2017
weight -1.4023 gain -1.4843

pattern L876343343888743
? . 3 . ?
. . C . #
C C * B #
. 2 A 1 #
? . 3 . ?
seen 100 played 78 games 40 players 38 won 26/78 years 2009-2017
weight 0.6225 gain -1.4844

pattern L805729587938483
? ? . . . ? ?
? . . . . . ?
# . . . . . .
# . . * C . .
# . . 3 C . .
? . . 3 C . ?
? ? . X . ? ?
seen 3063 played 107 games 107 players 99 won 53/107 years 2001-2017
weight -0.4085 gain -1.4845

pattern L774343115099803
? ? 3 ? ?
? C C 2 ?
C . * C C
? . . . ?
? ? . ? ?
seen 19604 played 61 games 61 players 60 won 31/61 years 2001-2017
weight -0.6806 gain -1.4848

pattern L247976483606201
? ? ? . ? ? ?
? . . . . . ?
? . C . . . ?
. . . * . . .
? . 3 . . . ?
? O 3 C . . ?
? ? ? O ? ? ?
seen 484 played 117 games 117 players 110 won 65/117 years 2001-2019
weight 0.6463 gain -1.4864

pattern L252107288799150
? ? . ? ? ?
? . C 3 ? ?
. . * B 1 a
? . . . ? ?
? ? # ? ? ?
a ? last yes
seen 1391 played 702 games 694 players 570 won 321/702 years 2000-2019
weight -0.3436 gain -1.4864

pattern L642040188190154
? 2 ?
3 * 3
? 2 ?
seen 47277 played 73 games 72 players 70 won 41/73 years 2009-2017
weight -2.0255 gain -1.4865

pattern L974281948913363
a ? ?
? ? ?
b . #
C * #
2 . #
a ? last yes
b .C
seen 8504 played 88 games 88 players 86 won 40/88 years 2001-2019
weight -0.8903 gain -1.4872

pattern L983714894926707
? a ?
. C 3
. * 3
. . 3
a ? last yes
seen 12321 played 613 games 610 players 514 won 321/612 years 2001-2019
weight -0.3765 gain -1.4872

pattern L623970922686264
? ? . ? ?
? 3 . # ?
2 . * # #
? . . # ?
? a . ? ?
a ? last yes
seen 5197 played 324 games 321 players 293 won 159/324 years 2001-2018
weight 0.3393 gain -1.4873

pattern L919884693502078
? . . . ?
. . . . C
. 3 * . .
. 3 C . .
? 3 C . ?
seen 4585 played 39 games 39 players 39 won 23/39 years 2009-2018
weight -0.5883 gain -1.4873

pattern L847030364079581
? . . . . . ? ?
. . . . . . . ?
. . . 3 C . . ?
. 3 . * . . . #
. . . C . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 315 played 117 games 115 players 98 won 58/116 years 2000-2017
weight 0.5166 gain -1.4877

pattern L327643965655511
. . . . . . . ?
. . . . . . . #
. . . 3 C . . #
. 3 . * . . . #
. . . C . . . #
. . . . . . . #
. . . . . . . ?
? # # # # # ? ?
seen 314 played 117 games 115 players 98 won 58/116 years 2000-2017
weight 0.5167 gain -1.4879

pattern L582833564218106
. . . . . . . ?
. . . . . . . ?
. . . 3 C . . #
. 3 . * . . . #
. . . C . . . #
. . . . . . . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 314 played 117 games 115 players 98 won 58/116 years 2000-2017
weight 0.5167 gain -1.4879

pattern L960807468062138
. . . . . . . #
. . . . . . . #
. . . 3 C . . #
. 3 . * . . . #
. . . C . . . #
. . . . . . . #
. . . . . . . #
# # # # # # # #
seen 314 played 117 games 115 players 98 won 58/116 years 2000-2017
weight 0.5167 gain -1.4879

pattern L095689502846402
? ? . ? ? ?
? . C . ? a
C . * . 3 ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 1776 played 65 games 65 players 64 won 28/65 years 2009-2017
weight -0.5803 gain -1.4882

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
weight 0.7521 gain -1.4882

pattern L497941883116190
? C . . ?
3 3 . . #
. . * . #
a . b . #
? . . . ?
a 3C
b C last yes
seen 846 played 285 games 284 players 253 won 145/285 years 1992-2019
weight 0.5037 gain -1.4885

pattern L425461041086888
? ? C ? ?
? . . . ?
1 . * . .
? C . . ?
? ? . ? ?
seen 17940 played 36 games 36 players 36 won 13/36 years 2001-2017
weight -1.6204 gain -1.4902

pattern L043546873069452
3 3 #
A * #
2 2 #
seen 6747 played 339 games 338 players 298 won 168/339 years 2001-2019
weight -0.4575 gain -1.4903

pattern L688011490737821
? . . . ?
. C . C .
. . * . .
3 . 3 . .
? . . . ?
? ? a ? ?
a ? last yes
seen 853 played 132 games 132 players 120 won 69/132 years 2009-2017
weight 0.5889 gain -1.4904

pattern L201441239550486
? . . . . . ? ?
. . . . . . . ?
. . . C . . . ?
. . . * . . . #
. . . C 3 . . ?
. . . . . . . ?
? . . . O . ? ?
? ? ? . ? ? ? ?
seen 3566 played 1279 games 1255 players 937 won 655/1277 years 2001-2019
weight 0.1653 gain -1.4905

pattern L124683116570462
? ? . ? ?
? . . . ?
. . * . .
? C 2 . ?
? ? C ? ?
? a ? ? ?
a ? last yes
seen 1806 played 95 games 95 players 93 won 48/95 years 2009-2017
weight -0.5397 gain -1.491

pattern L706680509223290
? ? . X O ? ?
? . . C . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 159053 played 102 games 102 players 97 won 43/102 years 2000-2019
weight -0.9066 gain -1.4916

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
weight 0.6223 gain -1.4919

pattern L222340633043443
? ? . ? ?
? . . 3 ?
. C * . .
? . . a ?
? ? . ? ?
a C last yes
seen 36336 played 247 games 246 players 229 won 110/247 years 2001-2018
weight -0.6311 gain -1.4942

pattern L221880684900774
. 3 B
3 * 1
. 3 C
seen 35625 played 2548 games 2458 players 1536 won 1367/2546 years 2000-2019
weight 0.189 gain -1.4945

pattern L618413288179052
# # #
A * C
2 C C
seen 22108 played 4007 games 1526 players 1164 won 1838/4007 years 1993-2019
weight -0.119 gain -1.4947

pattern L095858794550288
? ? ? # ? ? ?
? . . . . . ?
? . . . 3 . ?
. . . * C 3 .
? . . . C . ?
? . . . . O ?
? ? ? . ? ? ?
seen 481 played 83 games 83 players 79 won 51/83 years 2000-2018
weight 0.6406 gain -1.4948

pattern L383683399292622
? 2 2 2 a
. C . . .
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 301 played 157 games 157 players 145 won 86/156 years 2000-2018
weight 0.8125 gain -1.4952

pattern L408050065015982
? ? # ? ?
? . . . ?
. . * . B
? . . C ?
? ? 3 ? ?
seen 11184 played 77 games 77 players 74 won 42/77 years 2000-2019
weight -0.4124 gain -1.4953

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
weight -0.3314 gain -1.4955

pattern L393434426930076
? . . . . . ? ?
. . . . . . # ?
. . . . . . # ?
. . . * . . # #
. . . . . . # ?
. . 3 C . . # ?
? . X O . . ? ?
? ? ? . ? ? ? ?
seen 10339 played 752 games 719 players 489 won 354/752 years 1988-2019
weight 0.6445 gain -1.4955

pattern L821141295751854
1 B .
A * C
3 . .
seen 495 played 181 games 181 players 174 won 80/181 years 2001-2019
weight 0.6015 gain -1.4957

pattern L177880835391211
? ? a ? ?
? . . C ?
. 3 * . 3
? . b . ?
? ? . ? ?
a .C
b C last yes
seen 5092 played 1243 games 1217 players 951 won 639/1239 years 2000-2019
weight 0.2481 gain -1.4959

pattern L788438859992702
? ? . . . ? ?
? . 3 . . . ?
X . 3 C . . .
. . C * . . .
. C . . . . .
? . . . . . ?
? ? . . . ? ?
seen 407 played 63 games 63 players 63 won 32/63 years 2001-2019
weight 0.4832 gain -1.4961

pattern L617075600077946
? ? . ? ?
? . 3 . ?
. a * . b
? . . . ?
? ? . ? ?
a C last yes
b #2B
seen 18431 played 2569 games 2489 players 1608 won 1239/2569 years 2000-2019
weight -0.113 gain -1.4962

pattern L181388833156301
? ? ? . ? ? ?
? X C . . # ?
? . 3 . . # ?
. 3 . * . # #
? . C . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 2936 played 1019 games 1016 players 749 won 494/1019 years 2000-2019
weight 0.6271 gain -1.4966

pattern L514783929635029
3 A 3
C * C
3 C .
seen 1709 played 533 games 248 players 229 won 247/533 years 2001-2019
weight 0.5925 gain -1.4968

pattern L015936713438797
? ? C ? ?
? a . . ?
. . * . .
? . . . ?
? ? C ? ?
a C last yes
seen 13289 played 44 games 44 players 43 won 17/44 years 2001-2017
weight -1.6161 gain -1.4973

pattern L047289070431651
? ? . ? ? ?
? . . C ? a
. . * . C ?
? . . C ? ?
? ? . ? ? ?
a ? last yes
seen 3719 played 42 games 42 players 40 won 20/42 years 2001-2018
weight -0.98 gain -1.4973

pattern L238962585801606
? . . . ?
# . C 3 .
# . * . .
# . . C 3
? . . C ?
seen 4059 played 78 games 78 players 77 won 33/78 years 2009-2017
weight -0.8083 gain -1.4975

pattern L702592534702236
? ? . . . ? ?
? . . . C . ?
. . . C 3 . X
. . . * 3 . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 5756 played 103 games 103 players 98 won 60/103 years 2001-2019
weight -0.4478 gain -1.4978

pattern L384533604604296
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. 3 . * . . .
. . . . . . .
? O a C . . ?
? ? X . . ? ?
a C last yes
seen 1028 played 361 games 348 players 300 won 179/361 years 2000-2018
weight 0.3826 gain -1.4981

pattern L303582585458133
? ? . ? ?
? . a # ?
b 3 * # #
? C 2 # ?
? ? . ? ?
a C last yes
b .3
seen 1050 played 510 games 506 players 449 won 271/510 years 2000-2019
weight 0.3552 gain -1.4985

pattern L246830931884073
? ? . ? ?
? C . . ?
a C * . C
? 3 B . ?
? ? 2 ? ?
a .3
seen 1924 played 170 games 170 players 164 won 87/170 years 2001-2018
weight 0.5304 gain -1.4996

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
weight 0.3213 gain -1.5

pattern L931095155422314
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. . C * 3 . X
. . . . . C O
? . . . . . ?
? ? . . . ? ?
seen 2793 played 367 games 365 players 313 won 197/367 years 2001-2017
weight 0.5039 gain -1.5001

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
weight 0.5892 gain -1.501

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
weight 0.5896 gain -1.5017

pattern L592051188616273
? ? C ? ?
? B 2 . ?
3 B * . #
? . . . ?
? ? . ? ?
seen 2767 played 273 games 273 players 254 won 124/273 years 2001-2019
weight 0.2452 gain -1.5017

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
weight 0.5896 gain -1.5017

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
weight 0.5896 gain -1.5017

pattern L066722736946154
? ? ? . ? ? ?
? . C . . O ?
? . . . . . ?
. 3 . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 33094 played 207 games 206 players 190 won 109/205 years 2001-2019
weight -0.4392 gain -1.5018

pattern L944111220970271
? ? . ? ?
? . . C ?
. . * . .
? a 3 . ?
? ? 3 ? ?
a C last yes
seen 1554 played 897 games 890 players 696 won 469/896 years 2000-2019
weight 0.4173 gain -1.5022

pattern L272437992742705
. . . . X . . ?
. . . . . . . ?
. . . . . . . #
. . . * . . . #
. . . . C . . #
O . 3 . . . . ?
. . . X . O . ?
? ? . . . ? ? ?
seen 120 played 77 games 77 players 63 won 40/77 years 2009-2017
weight 0.444 gain -1.5028

pattern L030503007586604
? . . . ?
. . . . .
. . * . .
. . . . .
? . 2 C ?
seen 375955 played 488 games 483 players 418 won 256/488 years 2001-2019
weight -0.9366 gain -1.5037

pattern L840300929872123
? a C ? ?
? . 2 2 ?
. . * C C
? . . . ?
? ? . ? ?
a ? last yes
seen 790 played 134 games 134 players 126 won 66/134 years 2001-2019
weight -0.4883 gain -1.5037

pattern L565651051951592
? ? . ? ?
? . . C ?
3 . * C 3
? . . 3 ?
? ? . ? ?
seen 22320 played 408 games 406 players 360 won 210/408 years 2001-2019
weight 0.2373 gain -1.5038

pattern L741371730588598
? ? ? O ? ? ?
? # . C 2 O ?
? # . C 2 . ?
# # . * . . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 35636 played 43 games 43 players 42 won 23/43 years 2001-2018
weight -0.6583 gain -1.5038

pattern L189437268793357
? 3 C C ?
C C 2 . C
. . * . .
. . . . .
? . . . ?
seen 3433 played 179 games 179 players 172 won 83/179 years 2001-2019
weight 0.4804 gain -1.504

pattern L294506300764892
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X C C * . . .
? 3 C 3 . . ?
? X 3 . . . ?
? ? ? . ? ? ?
seen 875 played 169 games 169 players 152 won 80/169 years 2009-2019
weight 0.6935 gain -1.5042

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
weight -0.2595 gain -1.5044

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
weight -0.6225 gain -1.5049

pattern L106238002744495
? ? # ? ?
? # # # ?
. . * 3 3
? . C C ?
? ? a ? ?
a 23
seen 1266 played 88 games 82 players 81 won 39/88 years 2009-2019
weight 0.5984 gain -1.5061

pattern L456432435844447
? ? 3 ? ?
? . . . ?
3 C * . C
? . . . ?
? ? . ? ?
seen 22382 played 307 games 303 players 282 won 157/307 years 2001-2019
weight -0.2998 gain -1.5062

pattern L100235510316824
C 3 . ? ?
. * . ? ?
. . . ? ?
? ? ? ? a
a ? last yes
seen 5041 played 38 games 38 players 36 won 20/38 years 2009-2019
weight -1.0782 gain -1.5067

pattern L706216783641573
? a ? ? ?
? . 3 . ?
. . . . .
. . * . .
. . . . .
? C . . ?
a ? last yes
seen 4799 played 81 games 81 players 77 won 39/81 years 2001-2017
weight -1.0806 gain -1.5071

pattern L920325714538142
? ? . O . ? ?
? X . C . . ?
. . 3 a . . .
. . . * . . .
# # # # # # #
? # # # # # ?
? ? # # # ? ?
a C last yes
seen 787 played 57 games 56 players 55 won 30/57 years 2009-2017
weight -0.4187 gain -1.5072

pattern L078284091831623
. . . O . . . #
. . . . . . . #
. . . C . . . #
. . . * . . . #
. . . . . . . #
. . . . . . . #
# # # # # # # #
# # # # # # # #
seen 17143 played 361 games 360 players 313 won 183/361 years 1993-2017
weight 0.2478 gain -1.5085

pattern L095973091189413
. . . O . . . ?
. . . . . . . #
. . . C . . . #
. . . * . . . #
. . . . . . . #
. . . . . . . #
# # # # # # # ?
? # # # # # ? ?
seen 17143 played 361 games 360 players 313 won 183/361 years 1993-2017
weight 0.2478 gain -1.5085

pattern L125720959858744
. . . O . . . ?
. . . . . . . ?
. . . C . . . #
. . . * . . . #
. . . . . . . #
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 17143 played 361 games 360 players 313 won 183/361 years 1993-2017
weight 0.2478 gain -1.5085

pattern L245506722641745
? 3 3 . ?
3 . . . #
. . * . #
. . . . #
? # # # ?
seen 235055 played 189 games 188 players 183 won 95/189 years 2001-2018
weight -0.2317 gain -1.5085

pattern L842690069937851
? a ?
3 * 1
? . ?
a C last yes
seen 2768 played 1616 games 1579 players 1144 won 791/1616 years 1992-2019
weight -0.2879 gain -1.5085

pattern L134371683692128
? ? . ? ?
? . C . ?
C . * . 3
? 3 . 3 ?
? ? . ? ?
seen 43028 played 176 games 175 players 168 won 85/176 years 2001-2017
weight -0.4244 gain -1.5087

pattern L451890314976819
C C 3 ?
. * 3 a
C C C ?
a ? last yes
seen 1791 played 36 games 36 players 36 won 18/36 years 2001-2018
weight -0.7877 gain -1.5091

pattern L459586260186108
. 3 C ?
. * C a
# # # ?
a ? last yes
seen 1158 played 34 games 34 players 34 won 14/34 years 2009-2017
weight -0.5358 gain -1.51

pattern L784207423601597
? 3 C C ?
3 B 2 . .
B B * . .
# # # # #
? # # # ?
seen 5134 played 58 games 58 players 58 won 33/58 years 2001-2017
weight -0.4597 gain -1.5102

pattern L183587007331504
C C 2 ?
. * B ?
a . . b
a .3
b ? last yes
seen 5271 played 676 games 672 players 574 won 358/676 years 2001-2019
weight -0.3943 gain -1.5113

pattern L300580512829205
? ? ? . ? ?
? ? 3 . # ?
a C C * # #
? ? 3 . # ?
? ? ? . ? ?
a ? last yes
seen 579 played 354 games 352 players 310 won 175/354 years 1992-2019
weight 0.6084 gain -1.5115

pattern L512909654175111
? 3 ? ?
C * B ?
? C ? a
a ? last yes
seen 6814 played 928 games 913 players 741 won 489/928 years 2000-2019
weight 0.6849 gain -1.5117

pattern L305575859762637
? ? . ? ?
? . . . ?
. 3 * . 2
? 3 C . ?
? ? . ? ?
seen 4258 played 36 games 36 players 36 won 22/36 years 2001-2017
weight -0.6279 gain -1.5125

pattern L769190957873890
? . . . . . ? ?
. . . 3 . . # ?
. . . . . . # ?
. . . * . . # #
. . C 3 . . # ?
. . . . . . # ?
? . . . . . ? ?
? ? ? X ? ? ? ?
seen 539 played 214 games 213 players 198 won 111/214 years 2009-2019
weight 0.6382 gain -1.5129

pattern L008896818454867
? ? C ? ?
? . . . ?
. 3 * 3 .
? . . C ?
? ? . ? ?
seen 13339 played 49 games 49 players 44 won 27/49 years 2009-2018
weight -1.3383 gain -1.5147

pattern L761237950237343
? . . . ?
C . . . .
C . * . .
a 3 . . .
? . . . ?
a C last yes
seen 4737 played 56 games 56 players 56 won 29/56 years 2001-2017
weight -1.435 gain -1.515

pattern L443432293555763
. . . . . . # #
. . . C . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . C C . . # #
. . O X . . # #
. . . X . . # #
seen 20970 played 103 games 103 players 97 won 49/103 years 2009-2017
weight -0.3795 gain -1.5151

pattern L676833923739796
? ? # ? ?
? . . . ?
. C * . .
? . . 3 ?
? ? 3 ? ?
seen 29744 played 1645 games 1602 players 1120 won 854/1645 years 1992-2019
weight 0.4025 gain -1.5153

pattern L722088068652045
. . .
2 * .
C C .
? ? ?
? a ?
a ? last yes
seen 6839 played 161 games 160 players 151 won 85/161 years 2001-2019
weight -0.6501 gain -1.5167

pattern L767143981319969
? 3 . 3 ?
. C . . .
. . * . .
. . . . .
? . . . ?
seen 49168 played 49 games 49 players 47 won 28/49 years 2001-2018
weight -1.2821 gain -1.5181

pattern L178480377290006
? ? 3 ? ?
? . . . ?
. . * C a
? . . . ?
? ? . ? ?
a C last yes
seen 17615 played 252 games 252 players 230 won 111/252 years 1988-2018
weight -0.6337 gain -1.5184

pattern L067201890103985
? . . . ?
a . . . .
3 3 * . .
C C C . .
? 2 . . ?
a .C
seen 8307 played 741 games 734 players 630 won 371/741 years 2001-2019
weight 0.2597 gain -1.5191

pattern L263423729153413
? . . . ?
C . . . .
. . * 2 a
. 3 . C .
? . . . ?
a C last yes
seen 233 played 151 games 151 players 143 won 79/151 years 1992-2018
weight 0.8443 gain -1.5191

pattern L339244258477834
? ? 3 ? ?
? 3 . . ?
. C * C .
? . 3 . ?
? ? . ? ?
seen 3290 played 76 games 76 players 74 won 36/76 years 2009-2018
weight -0.8136 gain -1.5191

pattern L912490213601841
? . . . ?
. . . . .
. . * C .
. . . . .
? . 3 3 ?
? ? ? ? a
a ? last yes
seen 2489 played 77 games 77 players 77 won 33/77 years 2000-2019
weight -1.2482 gain -1.5191

pattern L851613534241835
? ? ? . ? ? ?
? O . . . . ?
? . . . . . ?
. 3 3 * . . .
? C C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 5411 played 3196 games 3119 players 1704 won 1508/3195 years 1992-2019
weight 0.2807 gain -1.5193

pattern L322425071913990
? . . a ?
. . . . .
. . * . .
. 3 . . .
? . . . ?
a C last yes
seen 20749 played 35 games 35 players 34 won 22/35 years 2001-2017
weight -0.9173 gain -1.5196

pattern L239719107520387
? C . . ?
3 . . C .
. . * . C
. . . . .
? . . . ?
seen 8029 played 37 games 37 players 37 won 24/37 years 2009-2017
weight -0.5757 gain -1.5206

pattern L094411940693600
? ? C a ?
? . . 3 ?
. . * . .
? . . . ?
? ? C ? ?
a ? last yes
seen 2237 played 48 games 48 players 48 won 17/48 years 2000-2016
weight -1.2138 gain -1.5207

pattern L970318884440082
. . . . X . . #
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . C . . #
O . 3 . . . . #
. . . X . O . #
. . . . . . . #
seen 116 played 74 games 74 players 61 won 38/74 years 2009-2017
weight 0.368 gain -1.5222

pattern L806601606353277
a ? ? 2 ?
? ? C * 3
? ? ? . ?
a ? last yes
seen 5952 played 110 games 110 players 107 won 48/110 years 2001-2018
weight -0.7727 gain -1.523

pattern L342319762543037
. . . . . O . ?
. . . . . . . .
. . . . . 3 . .
. . . * . . X .
X . . . C . . .
. . . . . . O .
. . . . . . . ?
? # # # # # ? ?
seen 119 played 77 games 77 players 63 won 40/77 years 2009-2017
weight 0.4504 gain -1.5232

pattern L036883378391980
? ? C ? ?
? # 3 3 ?
# # * C .
? # . . ?
? ? . ? ?
seen 10698 played 43 games 43 players 43 won 27/43 years 2001-2018
weight -1.1974 gain -1.5238

pattern L124380448772706
? . . . . x ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . C 3 . . ?
. . . . . . . ?
? . . O . X ? ?
? ? ? . ? ? ? ?
seen 1350 played 959 games 953 players 739 won 481/959 years 2000-2018
weight 0.3639 gain -1.5238

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
weight 0.3377 gain -1.5239

pattern L796363495079787
C . .
. * .
2 a 3
a C last yes
seen 751 played 249 games 248 players 231 won 106/249 years 2001-2019
weight -0.5825 gain -1.5242

pattern L171468114449205
? ? ? . ? ? ?
? # . . . O ?
? # . . . C ?
# # . * C 3 .
? # . . . 3 ?
? # . . 3 . ?
? ? ? . ? ? ?
seen 2974 played 164 games 164 players 159 won 69/164 years 2001-2019
weight 0.7213 gain -1.5244

pattern L366254104629611
? ? . ? ?
? C . # ?
C . * # #
? 2 . # ?
? ? . ? ?
seen 82601 played 131 games 131 players 125 won 48/131 years 2000-2018
weight -0.8976 gain -1.5247

pattern L715061983432166
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . . X .
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
distance 12-20
seen 37074 played 281 games 266 players 126 won 140/280 years 1993-2019
weight 0.1015 gain -1.5253

pattern L226267299978413
a . b
. * C
3 3 C
a C last yes
b .C
seen 25045 played 330 games 329 players 297 won 175/330 years 2000-2019
weight -0.9481 gain -1.526

pattern L796061112723770
? ? # ? ?
? . . . ?
. . * . .
? B 1 a ?
? ? C ? ?
a B last yes
seen 544 played 486 games 477 players 401 won 222/486 years 2000-2019
weight 0.429 gain -1.5261

pattern L385683186815651
? ? ? ? a
3 . . ? ?
. * C ? ?
C . . ? ?
a ? last yes
seen 5760 played 62 games 62 players 62 won 28/62 years 2009-2018
weight -0.6884 gain -1.527

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
weight -1.2398 gain -1.5272

pattern L126649303764986
. . . ? ?
3 * . ? a
C . b ? ?
a ? last yes
b .3
seen 8078 played 92 games 92 players 88 won 51/92 years 2000-2018
weight -0.9084 gain -1.5275

pattern L915996707479869
? ? 3 ? ?
? . . . ?
. . * 2 a
? . C C ?
? ? . ? ?
a 2B
seen 9102 played 574 games 567 players 500 won 304/573 years 2000-2019
weight 0.3055 gain -1.5277

pattern L111773817897595
? ? . ? ?
? . C 3 ?
a . * 3 .
? 3 3 C ?
? ? C ? ?
a .3
seen 15832 played 182 games 180 players 169 won 103/182 years 1992-2019
weight -1.0505 gain -1.5278

pattern L637675244159579
? . . . ?
. . . . a
. . * . .
. . . . C
? . . . ?
a C last yes
seen 128093 played 73 games 73 players 72 won 40/73 years 2001-2019
weight -1.3723 gain -1.5281

pattern L864260103014598
? ? 3 ? ?
? . . . a
. . * . .
? . . . ?
? ? # ? ?
a ? last yes
seen 142893 played 1971 games 1917 players 1303 won 952/1969 years 1988-2019
weight -0.1288 gain -1.5297

pattern L947744867247551
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? C C 3 . . ?
? O 3 3 . . ?
? ? ? O ? ? ?
seen 814 played 128 games 128 players 117 won 65/128 years 2001-2019
weight 0.7703 gain -1.5297

pattern L304646871506010
. a 2
3 * 2
. . .
a B last yes
seen 1130 played 537 games 535 players 467 won 291/537 years 1992-2019
weight 0.6783 gain -1.5299

pattern L342763791861779
. B 2
. * .
. . 3
? ? a
a ? last yes
seen 828 played 391 games 388 players 333 won 194/391 years 2001-2019
weight 0.912 gain -1.53

pattern L867738564724673
? ? . ? ?
? C . . ?
C 1 * . .
? C . . ?
? ? . ? ?
seen 33165 played 2632 games 2545 players 1607 won 1252/2632 years 1992-2019
weight -0.3817 gain -1.5302

pattern L949706331887986
? ? a
? ? ?
? C ?
C * 3
? C ?
a ? last yes
seen 16787 played 269 games 269 players 252 won 144/269 years 2000-2018
weight -0.8911 gain -1.5304

pattern L169779086966070
? a ?
. . .
. * 3
C C 3
a ? last yes
seen 4570 played 72 games 72 players 72 won 42/72 years 2001-2019
weight -0.7171 gain -1.5309

pattern L783982638481339
. O . . . . . #
. . . 3 . . . #
. C . . . . . #
. . . * . . . #
. . . . . . . #
# # # # # # # #
# # # # # # # #
# # # # # # # #
seen 30547 played 1504 games 1485 players 1046 won 800/1503 years 2001-2019
weight 0.5169 gain -1.5315

pattern L822348894754299
. O . . . . . ?
. . . 3 . . . ?
. C . . . . . #
. . . * . . . #
. . . . . . . #
# # # # # # # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 30547 played 1504 games 1485 players 1046 won 800/1503 years 2001-2019
weight 0.5169 gain -1.5315

pattern L922661145254412
. O . . . . . ?
. . . 3 . . . #
. C . . . . . #
. . . * . . . #
. . . . . . . #
# # # # # # # #
# # # # # # # ?
? # # # # # ? ?
seen 30547 played 1504 games 1485 players 1046 won 800/1503 years 2001-2019
weight 0.5169 gain -1.5315

pattern L465049890121145
? # # # ?
. . . . .
3 . * . .
. 2 C . .
? C C . ?
seen 4188 played 367 games 363 players 340 won 165/367 years 2001-2019
weight 0.3614 gain -1.5323

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
weight 0.7103 gain -1.5325

pattern L028508927210942
? . . . ?
. . . 3 .
. . * . .
. . . . a
? . 3 . ?
a C last yes
seen 3418 played 269 games 267 players 240 won 129/269 years 2001-2019
weight 0.364 gain -1.533

pattern L457633514513297
. . . . . . . .
. . . . . . . .
. . . 3 . . O .
. . . * C . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 2842 played 167 games 167 players 144 won 89/167 years 2001-2019
weight -0.7382 gain -1.5333

pattern L067948663967588
? # . . ?
# # . C .
# # * 3 B
# # . 3 3
? # . . ?
seen 124809 played 48 games 48 players 48 won 29/48 years 2009-2017
weight -1.5171 gain -1.5337

pattern L944075668321860
? ? ? . ? ? ?
? . . . C . ?
? . . . C . ?
. . . * 2 C .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 723 played 327 games 318 players 274 won 158/327 years 1993-2017
weight 0.4104 gain -1.5338

pattern L539404771984441
? ? ? a ? ? ?
? X 3 C 2 . ?
? . B 2 . 3 ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a O last yes
seen 563 played 132 games 132 players 110 won 72/132 years 2009-2017
weight 0.2703 gain -1.534

pattern L422428111146750
? 3 ? ?
3 * . ?
? . ? ?
? ? ? a
a ? last yes
seen 63827 played 130 games 129 players 128 won 66/130 years 2001-2018
weight -0.9051 gain -1.5342

pattern L534700829503136
3 . 2
. * A
. . 3
seen 24088 played 369 games 366 players 319 won 191/369 years 2000-2019
weight -0.2978 gain -1.5355

pattern L973265578514379
? ? ? . ? ? ?
? # . . C X ?
? # . . 3 . ?
# # . * . 3 .
? # . . a . ?
? # . . . . ?
? ? ? . ? ? ?
a C last yes
seen 1809 played 974 games 971 players 720 won 470/974 years 2000-2018
weight 0.443 gain -1.5359

pattern L593587512770147
? ? . ? ?
? C . . ?
3 C * . .
? 2 C C ?
? ? 2 ? ?
seen 24263 played 48 games 48 players 48 won 24/48 years 2009-2017
weight -0.4857 gain -1.5364

pattern L114233633680638
? . C . ?
. . 2 a .
. . * . .
. . . C .
? . . . ?
a C last yes
seen 1354 played 212 games 211 players 194 won 97/212 years 2000-2019
weight -0.5085 gain -1.5369

pattern L109284313542727
? ? ? . ? ? ?
? O C . # # ?
? 3 C . # # ?
X C C * # # #
? 3 3 . # # ?
? . . . # # ?
? ? ? . ? ? ?
seen 6223 played 40 games 40 players 39 won 21/40 years 2009-2018
weight -0.9341 gain -1.5371

pattern L262484852783729
? ? . ? ?
? . . . ?
. . * . .
? C . 3 ?
? ? . ? a
a ? last yes
seen 21517 played 51 games 51 players 48 won 31/51 years 2009-2019
weight -1.9524 gain -1.5371

pattern L774867046243400
? ? C ?
a . * .
? ? B ?
a ? last yes
seen 12371 played 657 games 651 players 557 won 325/656 years 1992-2019
weight -0.4695 gain -1.5374

pattern L894700054710657
C 3 .
. * B
. 3 3
seen 7919 played 151 games 150 players 143 won 80/151 years 2001-2019
weight -0.7184 gain -1.5376

pattern L098381128172590
? . . . ?
# . . 3 .
# . * B .
# . . 3 C
? . . 3 ?
seen 1192 played 170 games 169 players 161 won 97/170 years 2001-2019
weight 0.6815 gain -1.5379

pattern L909540827590219
? ? . ? ?
? . a . ?
. C * 3 .
? . . . ?
? ? . ? ?
a C last yes
seen 33766 played 88 games 88 players 87 won 44/88 years 2000-2017
weight -0.9597 gain -1.5386

pattern L826526795495483
? B ?
a * 2
? . ?
a B last yes
seen 877 played 54 games 54 players 52 won 27/54 years 2009-2018
weight -0.6816 gain -1.5395

pattern L890079940569260
. . a
C * .
. . .
? b ?
a .C
b ? last yes
seen 479147 played 1191 games 1169 players 879 won 581/1189 years 2000-2019
weight -0.4421 gain -1.5398

pattern L567042142258706
? ? . O O ? ?
? . . . . . ?
# . . . . . .
# . . * . . .
# . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 107631 played 270 games 268 players 231 won 137/270 years 2001-2019
weight -0.3352 gain -1.5399

pattern L692014145536651
. . 2
3 * B
3 . 2
seen 2239 played 461 games 456 players 407 won 210/461 years 2000-2018
weight 0.6631 gain -1.541

pattern L100724080671499
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . . .
? C 3 . . . ?
? X 3 . . . ?
? ? ? . ? ? ?
seen 3827 played 1850 games 1813 players 1254 won 963/1850 years 1993-2019
weight -0.1206 gain -1.5416

pattern L321877096250738
? . 3 . ?
. 3 C C .
3 . * . .
. . . . .
? # # # ?
seen 31347 played 466 games 466 players 390 won 219/466 years 2001-2018
weight 0.4916 gain -1.5419

pattern L781486387922078
a ? B ?
? . * C
? ? 3 ?
a ? last yes
seen 2227 played 170 games 170 players 163 won 86/170 years 2001-2018
weight -0.4153 gain -1.5419

pattern L425675957084178
a ? ?
? ? ?
C . C
. * .
# # #
a ? last yes
seen 13809 played 48 games 48 players 48 won 30/48 years 2009-2018
weight -1.83 gain -1.5421

pattern L915382663212077
? ? . ? ?
? . . 3 ?
. . * B 3
? . . . ?
? ? . ? ?
? ? ? ? a
a ? last yes
seen 1810 played 115 games 115 players 108 won 72/115 years 2001-2017
weight -0.531 gain -1.5428

pattern L247167659007943
a ? ? 2 ?
? ? 2 * 3
? ? ? 3 ?
a ? last yes
seen 7655 played 66 games 66 players 65 won 35/66 years 2001-2017
weight -0.6345 gain -1.5436

pattern L574508469910658
? ? . ? ?
? a 3 . ?
. . * . 3
? . . . ?
? ? # ? ?
a C last yes
seen 7096 played 578 games 573 players 478 won 303/578 years 2001-2019
weight -0.7644 gain -1.5445

pattern L613753351767332
? ? . ? ?
? B . . ?
B 1 * . .
? B B . ?
? ? 3 ? ?
seen 1329 played 160 games 160 players 153 won 78/160 years 2001-2018
weight -0.5942 gain -1.545

pattern L795693671519178
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. . . * . . .
? C C . C C ?
? O 3 C C X ?
? ? ? X ? ? ?
seen 8545 played 46 games 46 players 45 won 29/46 years 2009-2019
weight -1.258 gain -1.545

pattern L983472981077491
? . ?
B * .
? B ?
? ? a
a ? last yes
seen 6769 played 1627 games 1584 players 1137 won 868/1624 years 1988-2019
weight 0.6527 gain -1.5452

pattern L300444954076131
. . . . . . . .
. . . . . . . .
. . . . . . X .
. . . * . . . .
. . B 2 . 3 . .
. X 3 C 2 . O .
. . . O O O . .
. . . . . . . .
seen 536 played 123 games 123 players 102 won 66/123 years 2009-2017
weight 0.3449 gain -1.5458

pattern L860656968995011
. . . . . . . ?
. . . . . X . .
. . . . B 3 . .
. . . * 2 C O .
. . . . . 2 O .
. . . . 3 . O .
. . X . . O . ?
? . . . . . ? ?
seen 536 played 123 games 123 players 102 won 66/123 years 2009-2017
weight 0.3449 gain -1.5458

pattern L985828667685804
. . . . . . . ?
. . . . . X . ?
. . . . B 3 . .
. . . * 2 C O .
. . . . . 2 O .
. . . . 3 . O ?
. . X . . O . ?
? ? . . . ? ? ?
seen 536 played 123 games 123 players 102 won 66/123 years 2009-2017
weight 0.3449 gain -1.5458

pattern L947145462547478
? ? 2 ? ?
? 3 C C ?
. 3 * . .
? . C . ?
? ? . ? ?
seen 27714 played 470 games 462 players 407 won 251/470 years 1992-2018
weight -0.1343 gain -1.5459

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
weight -0.5257 gain -1.5462

pattern L536466969088005
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * 2 C .
? . . 3 C . ?
? . . 3 C . ?
? ? ? X ? ? ?
seen 5050 played 57 games 57 players 54 won 28/57 years 2001-2018
weight -0.6687 gain -1.5469

pattern L047325476688023
. . . . . . # ?
. . . . . . # ?
O . . . . . # #
. . C * . . # #
. . . . . . # #
. . . . . . # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 8468 played 230 games 230 players 194 won 92/230 years 2001-2017
weight 0.3086 gain -1.5476

pattern L521909543348187
. . . . . . # ?
. . . . . . # #
O . . . . . # #
. . C * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # ?
? # # # # # ? ?
seen 8468 played 230 games 230 players 194 won 92/230 years 2001-2017
weight 0.3086 gain -1.5476

pattern L782132980084932
. . O . . . # #
. . . . . . # #
. . . C . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # #
# # # # # # # #
seen 8468 played 230 games 230 players 194 won 92/230 years 2001-2017
weight 0.3086 gain -1.5476

pattern L828663816870006
? C . . ?
. . . . #
. . * . #
C C . . #
? . . . ?
seen 77459 played 36 games 36 players 36 won 20/36 years 2009-2016
weight -2.5386 gain -1.5482

pattern L465121392364942
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * . . .
? 3 3 C . . ?
? O 3 C . O ?
? ? ? X ? ? ?
seen 2774 played 62 games 62 players 62 won 28/62 years 2001-2018
weight -0.6226 gain -1.5488

pattern L890341877642950
? B 3 . ?
. B 3 . .
C 1 * . .
. C . . .
? . . . ?
seen 1376 played 1047 games 1038 players 785 won 546/1044 years 2000-2019
weight 0.369 gain -1.5489

pattern L236087491693836
? . . . ?
. . . C .
. . * . .
. . . C .
? . C 3 ?
seen 24155 played 56 games 55 players 55 won 19/55 years 2000-2017
weight -0.8503 gain -1.5491

pattern L340279453820410
? 2 ?
3 * C
? B ?
seen 85628 played 2553 games 2454 players 1575 won 1306/2552 years 2000-2019
weight -0.2181 gain -1.5513

pattern L023825833387585
. C .
C * .
3 C .
seen 1008751 played 57 games 57 players 56 won 22/57 years 2009-2019
weight -1.272 gain -1.5521

pattern L895352672500215
a ? C C .
? ? . * .
? ? . . .
a ? last yes
seen 122900 played 67 games 67 players 67 won 30/67 years 2001-2017
weight -1.557 gain -1.5525

pattern L978469598535086
. . . O . . # ?
. . 3 C . . # ?
. . 3 C . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # ?
. . . X . . # ?
? ? . . . ? ? ?
seen 160 played 123 games 123 players 88 won 60/123 years 2009-2017
weight 0.389 gain -1.5526

pattern L865354910103891
? . . . . . ? ?
. . . . . O . ?
. . . . . . . ?
. . . * . C . .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 53473 played 88 games 88 players 85 won 40/88 years 2001-2019
weight -0.413 gain -1.5527

pattern L495121659726726
? ? . ? ?
? 3 . . ?
C . * . C
? . 3 . ?
? ? . ? ?
seen 45492 played 37 games 37 players 37 won 17/37 years 2001-2017
weight -0.4533 gain -1.5533

pattern L196265857429888
? . 3 . ?
. . . . .
. . * C .
. . . . .
? C . . ?
seen 12583 played 105 games 105 players 100 won 49/105 years 2000-2017
weight -0.6843 gain -1.5536

pattern L071860542465986
? ? . . . ? ?
? . . . . X ?
. . . . . 3 O
. . . * 2 C O
. . . . B 2 X
? . . . . . ?
? ? . . . ? ?
seen 177 played 37 games 37 players 35 won 21/37 years 2009-2019
weight 0.7454 gain -1.5541

pattern L388575304103842
? ? . ? ?
? . . . ?
a 3 * . .
? . C . ?
? ? . ? ?
? ? ? b ?
a .3
b ? last yes
seen 5050 played 162 games 162 players 157 won 88/162 years 1993-2018
weight -0.6024 gain -1.5543

pattern L266131562198065
? . . . ?
. . . . .
. a * 3 .
. . . . C
? . . . ?
a C last yes
seen 3515 played 408 games 406 players 345 won 214/408 years 2000-2018
weight 0.5779 gain -1.555

pattern L979969868630422
? C . 3 ?
C C 3 . .
. . * . .
# # # # #
? # # # ?
seen 79532 played 37 games 37 players 36 won 22/37 years 2009-2018
weight -1.716 gain -1.555

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
weight 0.5939 gain -1.5551

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
weight 0.5939 gain -1.5551

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
weight 0.5939 gain -1.5551

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
weight 0.5939 gain -1.5551

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
weight -0.5533 gain -1.5554

pattern L050728335258943
? ? . ? ?
? C . . ?
C . * C C
? 3 . . ?
? ? . ? ?
seen 17067 played 84 games 84 players 80 won 37/84 years 2001-2017
weight -0.5535 gain -1.5561

pattern L433422817779512
? ? . ? ?
? # . C ?
# # * 3 3
? # . . ?
? ? . ? a
a ? last yes
seen 6855 played 35 games 35 players 35 won 19/35 years 2000-2017
weight -0.913 gain -1.5565

pattern L462178642251603
a ? ?
. B 3
. * B
. . .
a ? last yes
seen 1742 played 478 games 475 players 420 won 246/477 years 1988-2019
weight 0.3043 gain -1.5565

pattern L312652719877683
1 B B
C * B
. 3 B
seen 2133 played 40 games 40 players 38 won 27/40 years 2009-2018
weight -0.8275 gain -1.5568

pattern L937382114516443
? ? ? X ? ? ?
? . . . . . ?
? . . . . . ?
. . a * . . .
? . 3 . C . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 420 played 117 games 117 players 113 won 57/117 years 2001-2017
weight 0.5149 gain -1.5572

pattern L783579826608296
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. a 2 * . . .
. . C . 3 . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 1675 played 1224 games 1212 players 900 won 631/1223 years 2000-2019
weight 0.5964 gain -1.5576

pattern L351902082953177
# C .
# * .
# . 3
seen 41845 played 883 games 881 players 699 won 444/883 years 2000-2019
weight -0.3608 gain -1.5581

pattern L373386348702489
? ? . ? ?
? 3 . . ?
. . * 3 .
? . . . ?
? ? C ? ?
seen 249086 played 43 games 43 players 42 won 21/43 years 2009-2019
weight -1.404 gain -1.5581

pattern L177310638673322
? ? a ? ?
? . C 3 ?
. . * B 3
? . . B ?
? ? . ? ?
a .C
seen 22450 played 941 games 927 players 747 won 489/940 years 2001-2019
weight -0.1029 gain -1.5582

pattern L798246650701102
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. 2 B * . . .
O C 2 . . . .
? X . . . . ?
? ? . . . ? ?
seen 191 played 101 games 101 players 100 won 49/101 years 2001-2017
weight 0.5445 gain -1.5584

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
weight 0.3657 gain -1.5585

pattern L749394322303781
? . . . ?
2 C . . .
. . * . .
3 . . . .
? . . . ?
seen 21913 played 52 games 52 players 51 won 28/52 years 2001-2018
weight -0.6911 gain -1.5587

pattern L513603537712290
? ? . . O ? ?
? . . . C . ?
# . . . . . .
# . . * . . .
# . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 34955 played 199 games 198 players 181 won 97/198 years 2000-2018
weight -0.4243 gain -1.5613

pattern L860781354142843
? ? . ? ?
a . . . ?
. C * . .
? C 3 . ?
? ? . ? ?
a ? last yes
seen 2392 played 35 games 35 players 35 won 21/34 years 2001-2019
weight -0.5703 gain -1.5613

pattern L059461282031097
? ? . ? ?
? C . . ?
3 a * . .
? . . . ?
? ? # ? ?
a C last yes
seen 17989 played 44 games 44 players 42 won 22/44 years 2009-2017
weight -1.0332 gain -1.5614

pattern L199700326263633
. . .
3 * .
3 . 3
? ? ?
? ? a
a ? last yes
seen 17489 played 46 games 46 players 45 won 16/46 years 2001-2019
weight -0.8783 gain -1.5614

pattern L531807668713114
? ? ? X ? ? ?
? . . . . . ?
? . C . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 74113 played 252 games 252 players 237 won 126/250 years 2000-2018
weight -0.4243 gain -1.5617

pattern L016272253312705
? ? . ? ?
? . . . ?
a . * . .
? C . C ?
? ? . ? ?
a C last yes
seen 25880 played 226 games 225 players 217 won 95/226 years 2000-2019
weight -0.391 gain -1.5632

pattern L065981105539053
3 a C
. * 3
2 . b
a C last yes
b .3
seen 285 played 200 games 199 players 185 won 81/200 years 2001-2017
weight 1.123 gain -1.5632

pattern L822798105977876
? a ?
. 2 B
. * .
. . .
a ? last yes
seen 68339 played 4398 games 4193 players 2237 won 2287/4394 years 2000-2019
weight -0.4986 gain -1.5633

pattern L290854432248075
? . C . ?
. . 2 C .
. . * . .
. . . 3 .
? C . . ?
seen 332 played 158 games 157 players 149 won 82/158 years 1992-2018
weight 0.8744 gain -1.5634

pattern L504244935068271
? ? . ? ?
? 3 . C ?
C . * 3 .
? . C . ?
? ? . ? ?
seen 987 played 132 games 131 players 125 won 68/132 years 2001-2019
weight 0.4651 gain -1.5642

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
weight 0.1882 gain -1.5649

pattern L465372650768644
? ? . ? ?
? . C . ?
. 3 * . .
? . 3 C ?
? ? . ? ?
seen 17432 played 707 games 702 players 599 won 336/707 years 2000-2019
weight -0.4081 gain -1.5651

pattern L568196509773549
? ? ? . ? ? ?
? . C . . # ?
? . . . . # ?
O . C * . # #
? . 3 . . # ?
? X . . . # ?
? ? ? . ? ? ?
seen 3788 played 49 games 49 players 48 won 21/49 years 2009-2017
weight -0.7669 gain -1.5659

pattern L790905525739494
? . . . ?
. . . . .
. . * C .
3 . . . .
? . C . ?
seen 106073 played 80 games 80 players 80 won 39/80 years 2001-2018
weight -1.18 gain -1.566

pattern L022774424804231
C . #
3 * #
. 2 #
seen 39718 played 77 games 77 players 76 won 38/77 years 2001-2018
weight -0.966 gain -1.5663

pattern L393729453069854
? ? . ? ?
? . . . ?
3 . * . 2
? . . . ?
? ? . ? ?
seen 47273 played 170 games 170 players 160 won 73/170 years 2001-2019
weight -1.1339 gain -1.5673

pattern L225383607606158
3 C .
. * .
C 3 .
a ? ?
a ? last yes
seen 227 played 35 games 35 players 35 won 18/35 years 2009-2017
weight -0.5579 gain -1.5675

pattern L119023613587599
. 3 3 ?
. * C ?
. . . a
a ? last yes
seen 26675 played 2123 games 2060 players 1423 won 1115/2122 years 2001-2019
weight -0.2115 gain -1.5687

pattern L453592231482140
? ? ? . ? ? ?
? . . . . . ?
? . C 3 . . ?
. . C * . . .
? . . 3 . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 1023 played 726 games 718 players 583 won 369/726 years 2001-2019
weight 0.3001 gain -1.5695

pattern L473498380325629
? ? . ? ?
? 3 . . ?
3 . * 3 3
? C . C ?
? ? . ? ?
seen 20398 played 91 games 91 players 86 won 42/91 years 2009-2018
weight -0.8052 gain -1.5699

pattern L555064716205255
? ? B 3 .
a ? 1 * .
? ? # # #
a ? last yes
seen 794 played 661 games 651 players 563 won 352/659 years 2000-2019
weight 0.4197 gain -1.5715

pattern L927394123799062
? ? ? ? a
? ? 3 ? ?
? . . C ?
. . * . 3
? . . . ?
? ? . ? ?
a ? last yes
seen 3275 played 47 games 47 players 47 won 21/47 years 2001-2019
weight -0.6781 gain -1.5721

pattern L408765125745784
? ? C ? ?
? . . . ?
. 3 * C .
? . 3 C ?
? ? 3 ? ?
seen 42178 played 56 games 56 players 55 won 30/56 years 2009-2019
weight -0.8871 gain -1.5726

pattern L546467863747533
C . B
. * a
# # #
a B last yes
seen 4231 played 45 games 45 players 44 won 26/45 years 2000-2017
weight -0.6411 gain -1.5741

pattern L351110549058428
. . . . . . . ?
. . . . . . . .
. . . . . . . X
. C . * . . . .
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 76434 played 3202 games 3133 players 1765 won 1624/3201 years 1992-2019
weight 0.2213 gain -1.5742

pattern L440866554914291
? ? . ? ?
? C . C ?
. . * . 3
? C . . ?
? ? 3 ? ?
seen 8020 played 143 games 143 players 138 won 68/143 years 2001-2018
weight 0.6056 gain -1.5744

pattern L444371542110313
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * C . .
. . C . . . .
? . . . . . ?
? ? . . . ? ?
seen 410634 played 99 games 99 players 94 won 37/99 years 2009-2018
weight -0.7178 gain -1.5746

pattern L359105306713880
. B 1
3 * .
. . a
a 3C
seen 4825 played 141 games 140 players 134 won 67/141 years 2001-2019
weight -0.4919 gain -1.5758

pattern L772362560317371
. B 3
C * B
C 3 3
seen 3500 played 207 games 207 players 195 won 102/207 years 2001-2018
weight 0.3001 gain -1.5759

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
weight 0.3048 gain -1.5767

pattern L287813191427449
? ? . ? ?
? . . C ?
3 B * C 3
? 3 . 3 ?
? ? . ? ?
seen 6343 played 101 games 100 players 99 won 53/101 years 2001-2017
weight -0.5271 gain -1.5775

pattern L533431789349245
? ? 3 ? ? ?
? . . . ? a
. . * . . ?
? . C . ? ?
? ? . ? ? ?
a ? last yes
seen 5677 played 47 games 47 players 43 won 22/47 years 2009-2019
weight -0.7681 gain -1.5778

pattern L199559048422166
? ? a ? ?
? 3 C . ?
. 3 * . .
? . . C ?
? ? . ? ?
a C last yes
seen 6561 played 135 games 135 players 127 won 74/135 years 2001-2017
weight -0.7503 gain -1.5779

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
weight 0.5517 gain -1.5782

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
weight -0.6799 gain -1.5782

pattern L793823403119886
? B ?
# * C
? . a
a ? last yes
seen 11414 played 591 games 587 players 496 won 330/591 years 2000-2019
weight -0.1779 gain -1.5783

pattern L694577994379223
? . . . O . ? ?
. . . . . . . ?
. . . C 3 . . ?
. . . * . . . #
. . . C . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 3280 played 1165 games 1144 players 871 won 611/1164 years 2001-2019
weight 0.1772 gain -1.5787

pattern L244681838543037
? C . . ?
. . . C .
. . * . .
. a . 3 .
? . . . ?
a C last yes
seen 830 played 116 games 116 players 112 won 67/116 years 2001-2019
weight -0.3061 gain -1.5788

pattern L131148758149327
? ? C ? ?
? . . . ?
C a * . .
? . 3 . ?
? ? . ? ?
a C last yes
seen 856 played 63 games 63 players 63 won 35/63 years 2009-2019
weight -0.793 gain -1.5797

pattern L260563549684343
? ? a
. . .
. * .
C C .
a ? last yes
seen 51281 played 121 games 121 players 117 won 48/121 years 1993-2019
weight -0.5311 gain -1.5809

pattern L732392341711924
3 . a
b * 3
. . 3
a .BC
b C last yes
seen 5316 played 976 games 960 players 773 won 504/974 years 2001-2019
weight 0.5132 gain -1.5811

pattern L156547840170627
? 3 . C ?
. 3 C . .
. C * . .
. . . . .
? # # # ?
seen 27642 played 143 games 143 players 135 won 64/143 years 2001-2018
weight -0.386 gain -1.5813

pattern L435553715699805
? 3 . # ?
3 B . # #
C . * # #
C C . # #
? . . # ?
seen 10071 played 199 games 199 players 182 won 130/199 years 2009-2018
weight 0.9467 gain -1.5813

pattern L229768009016048
? ? ? . ? ? ?
? . . . . . ?
? . . C . . ?
. . . * 3 . .
? C . . . . ?
? . . 3 . . ?
? ? ? . ? ? ?
seen 950 played 413 games 412 players 347 won 224/413 years 2001-2019
weight 0.4065 gain -1.5814

pattern L160351097555824
? ? . ? ?
? . 3 B ?
. . * a 2
? . . . ?
? ? . ? ?
a B last yes
seen 2729 played 284 games 284 players 262 won 147/284 years 2001-2019
weight -0.6413 gain -1.5821

pattern L708842317872817
? ? ? . ? ? ?
? . . . 3 O ?
? . C . 3 C ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 16423 played 52 games 52 players 52 won 21/52 years 2000-2018
weight -0.4817 gain -1.5846

pattern L628154910544304
C . .
. * C
. C 2
seen 65536 played 629 games 625 players 518 won 276/629 years 2001-2019
weight 0.7092 gain -1.5849

pattern L293782266076000
? ? . ? ?
? . 3 C ?
. . * 2 C
? . C . ?
? ? 3 ? ?
seen 1139 played 76 games 76 players 75 won 36/76 years 2001-2017
weight -0.5523 gain -1.5852

pattern L578566672403518
? . ?
2 * #
? 1 ?
? ? ?
? a ?
a ? last yes
seen 515 played 291 games 290 players 271 won 130/291 years 2000-2019
weight 0.8898 gain -1.5856

pattern L804088316752150
. C 2
. * a
# # #
a B last yes
seen 18822 played 101 games 101 players 99 won 57/101 years 2001-2019
weight -0.5132 gain -1.586

pattern L407936477329882
? ? ? ? a
? . ? ? ?
2 * C ? ?
? . ? ? ?
a ? last yes
seen 4609 played 52 games 52 players 52 won 22/52 years 2001-2019
weight -0.5388 gain -1.5874

pattern L451732219842258
a ? ? ?
? . . .
? . * .
? 3 C C
a ? last yes
seen 3239 played 89 games 89 players 88 won 42/89 years 2001-2019
weight -0.8998 gain -1.5875

pattern L714960753432475
? . . . ?
2 B . . .
B 1 * . .
3 C C . .
? a . . ?
a .3
seen 397 played 306 games 305 players 274 won 145/306 years 2001-2018
weight 1.3921 gain -1.5875

pattern L024928706889927
? ? 3 ? ?
? 3 B B ?
. . * . .
? . . . ?
? ? # ? ?
seen 20086 played 95 games 95 players 91 won 40/95 years 2001-2019
weight -0.8929 gain -1.5879

pattern L514412482649155
? ? . . . ? ?
? # . . . . ?
# # . . a . .
# # . * 2 C .
# # . . . . .
? # . . 3 . ?
? ? . . . ? ?
a C last yes
seen 4031 played 37 games 37 players 37 won 15/36 years 2000-2018
weight -0.8428 gain -1.588

pattern L269962537226583
? a ?
. 2 C
C * 3
. . .
a ? last yes
seen 1601 played 470 games 467 players 397 won 251/469 years 1993-2019
weight 0.4393 gain -1.5884

pattern L993004687366116
? ? . ? ?
? # . 3 ?
# # * B 2
? # . B ?
? ? . ? ?
seen 22611 played 674 games 668 players 565 won 331/673 years 2001-2019
weight 0.7059 gain -1.5884

pattern L329843877134343
? . . . ?
. . C . a
C . * . .
. 3 . . .
? . . . ?
a .3
seen 79083 played 650 games 643 players 518 won 308/650 years 1992-2019
weight 0.4061 gain -1.5887

pattern L149379254396682
? . . . ?
. . . . #
. C * . #
C . 3 . #
? C . . ?
seen 12184 played 142 games 142 players 136 won 62/142 years 2009-2018
weight -0.9257 gain -1.5902

pattern L860304332519217
. . C
C * .
3 C .
? a ?
a ? last yes
seen 4042 played 63 games 63 players 60 won 33/63 years 2001-2017
weight -1.1162 gain -1.5905

pattern L078635680526747
? O X . . # ? ?
X O 2 . . # # ?
. 2 C 3 . # # ?
. . C * . # # #
. . . . . # # ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 300 played 263 games 260 players 228 won 134/263 years 2009-2017
weight 0.6607 gain -1.5906

pattern L868892578253362
? ? # ? ?
? # # # ?
. . * . .
? 1 A 3 ?
? ? 1 ? ?
seen 2457 played 1560 games 1538 players 1133 won 788/1559 years 2000-2019
weight 0.2015 gain -1.5908

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
weight 0.5458 gain -1.5913

pattern L122076666075813
? ? # ? ?
? . . . ?
a . * . .
? C C 3 ?
? ? . ? ?
a C last yes
seen 1880 played 53 games 53 players 53 won 33/53 years 2001-2017
weight -0.4786 gain -1.5927

pattern L628070142235854
? # # #
a . * B
? C C 3
a ? last yes
seen 2136 played 371 games 369 players 329 won 203/371 years 2001-2019
weight 0.677 gain -1.5928

pattern L584079643428609
? ? . ? ?
? C C 3 ?
. . * B .
? # # # ?
? ? # ? ?
seen 47728 played 243 games 242 players 222 won 128/243 years 2001-2017
weight -0.3347 gain -1.5929

pattern L406001218049680
? ? 2 . .
a ? A * 3
? ? 3 . .
a ? last yes
seen 1374 played 953 games 934 players 756 won 499/951 years 2000-2019
weight 0.5852 gain -1.5931

pattern L450809958540047
? # . . ?
# # . C C
# # * . C
# # . . .
? # # # ?
seen 52571 played 69 games 69 players 67 won 33/69 years 2000-2017
weight -0.965 gain -1.5931

pattern L365201065983333
? . . . ?
. . C C a
. . * 3 3
. . . . .
? . . 3 ?
a .3
seen 17437 played 246 games 245 players 226 won 142/246 years 2001-2019
weight -0.7923 gain -1.5949

pattern L375627540136812
? a . ? ?
? C C . ?
3 3 * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 3010 played 163 games 161 players 157 won 88/163 years 2001-2019
weight -0.4445 gain -1.5949

pattern L078058854348749
? ? C ? ?
? a . 3 ?
. . * . .
? # # # ?
? ? # ? ?
a C last yes
seen 10122 played 47 games 47 players 47 won 19/47 years 2009-2017
weight -1.4901 gain -1.5966

pattern L717038285868159
? ? . ? ?
? C . . ?
C . * . C
? . . C ?
? ? . ? ?
seen 31149 played 40 games 40 players 40 won 19/40 years 2001-2017
weight -1.8422 gain -1.597

pattern L499836731908860
? ? ? . ? ?
? ? . . C ?
a . 3 * . .
? ? . . C ?
? ? ? . ? ?
a ? last yes
seen 3103 played 210 games 210 players 187 won 106/210 years 2009-2017
weight 0.4338 gain -1.5973

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
weight -0.6287 gain -1.5976

pattern L377161783303121
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * 3 3 X X
. . . . C C O ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 3251 played 731 games 613 players 507 won 352/731 years 1988-2019
weight 0.1559 gain -1.5979

pattern L901610887509719
? . . O . . ? ?
. . . . . . . ?
. . . C . . . ?
. . . * . . . #
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 17771 played 368 games 367 players 319 won 186/368 years 1993-2017
weight 0.2613 gain -1.5983

pattern L861277046103490
? # # # ?
. B . # #
C 2 * # #
3 . . # #
? 3 . # ?
seen 1225 played 107 games 107 players 106 won 51/107 years 2001-2019
weight 0.3083 gain -1.5986

pattern L029879213183281
? 2 ?
a * C
? 2 b
a .3
b ? last yes
seen 1831 played 197 games 196 players 185 won 93/197 years 2001-2017
weight -0.859 gain -1.5987

pattern L374718245990423
? ? ? O ? ? ?
? . . . . . ?
? . C 3 . . ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 14535 played 56 games 56 players 51 won 22/56 years 2000-2016
weight -1.4923 gain -1.5988

pattern L083445011726379
a ? . ?
? . * A
? ? C ?
a ? last yes
seen 979 played 47 games 47 players 47 won 27/47 years 2001-2017
weight -0.9716 gain -1.5994

pattern L490808197253806
? ? . ? ?
? . . 3 ?
C . * . .
? . . 3 ?
? ? . ? ?
seen 169457 played 116 games 116 players 110 won 55/116 years 2009-2018
weight -0.9066 gain -1.5995

pattern L163608807005398
? ? C ? ?
? . . . ?
2 C * . .
? C 3 . ?
? ? . ? ?
seen 4828 played 85 games 85 players 83 won 33/84 years 2001-2017
weight -0.5635 gain -1.5997

pattern L689949997843213
? ? ? C ? ?
? ? . . . ?
a . . * . .
? ? 3 . . ?
? ? ? . ? ?
a ? last yes
seen 7241 played 43 games 43 players 42 won 17/43 years 2001-2019
weight -1.4166 gain -1.5997

pattern L119593148546893
? ? ? . ? ? ?
? X . . . # ?
? 3 . C . # ?
. . . * . # #
? . . . . # ?
? # # # # # ?
? ? ? # ? ? ?
seen 5041 played 225 games 225 players 201 won 104/225 years 2001-2018
weight 0.5962 gain -1.5998

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
weight 0.743 gain -1.5999

pattern L833297270280955
? . . . ?
# . . . .
# . * C .
# . . . 3
? . . 3 ?
seen 53548 played 90 games 90 players 88 won 38/90 years 2001-2017
weight -0.3317 gain -1.6004

pattern L565023411320187
. C .
. * 3
3 . C
seen 25990 played 1980 games 1918 players 1295 won 1027/1979 years 1992-2019
weight 0.3831 gain -1.6007

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
weight 0.5513 gain -1.601

pattern L405023421013242
? ? . ? ?
? 3 . a ?
C . * . .
? . 3 . ?
? ? . ? ?
a C last yes
seen 4690 played 84 games 84 players 81 won 38/84 years 2001-2018
weight -0.8963 gain -1.6022

pattern L750613798088471
3 3 C
. * 3
C 2 .
seen 84663 played 248 games 248 players 234 won 130/248 years 2000-2018
weight 0.5765 gain -1.6025

pattern L631166702508836
? ? ? . ? ? ?
? O . . . . ?
? C . . . . ?
X C . * . . .
? 3 . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 1299 played 59 games 59 players 53 won 24/59 years 2001-2019
weight 0.8652 gain -1.6027

pattern L755541938340296
. a .
. * 3
C 3 3
a C last yes
seen 1496 played 48 games 48 players 47 won 29/48 years 2001-2016
weight -0.9715 gain -1.6029

pattern L086152864981486
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . 3 O .
. . . C . 3 . .
. . . . . . . X
. . . . . . . ?
? # # # # # ? ?
seen 100 played 66 games 66 players 61 won 36/66 years 2009-2016
weight 0.7215 gain -1.6044

pattern L145381452552741
. . . . . . . #
. . . . . . . #
. . . . . . . #
. . . * C . . #
. . . . . . . #
. . . 3 3 . . #
. . . O . . . #
. . . . . X . #
seen 100 played 66 games 66 players 61 won 36/66 years 2009-2016
weight 0.7215 gain -1.6044

pattern L429490860094146
3 C .
. * C
. 2 C
seen 12970 played 283 games 281 players 253 won 141/283 years 2001-2019
weight 0.3974 gain -1.6051

pattern L163062282387562
? ? ? . ? ? ?
? . . . . . ?
? . . . . 3 ?
. . . * B B X
? . . C 2 2 ?
? . . . . . ?
? ? ? . ? ? ?
seen 746 played 125 games 124 players 119 won 51/125 years 2001-2018
weight -0.3097 gain -1.6052

pattern L187380329626249
? ? ? a
. C . ?
. * . ?
3 C . ?
a ? last yes
seen 3674 played 37 games 37 players 36 won 23/37 years 2009-2016
weight -1.3829 gain -1.6053

pattern L210634583044017
. . . . . . . #
. . . . 3 . . #
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . . . . . #
. . . . . . . #
. . . . X . . #
seen 136979 played 369 games 366 players 303 won 202/369 years 2001-2019
weight 0.2206 gain -1.6054

pattern L468698636214839
? ? 3 ? ?
? 3 . 3 ?
. . * . C
? . C . ?
? ? . ? ?
seen 15524 played 74 games 74 players 74 won 31/74 years 2009-2019
weight -0.59 gain -1.6058

pattern L803430393975397
? 3 . . ?
. . . . .
. . * . .
. . . . C
? . . 3 ?
seen 32930 played 260 games 258 players 241 won 136/260 years 2001-2018
weight 0.7182 gain -1.6066

pattern L812392873564049
? . . # ?
. C . # #
3 3 * # #
C 3 . # #
? 3 . # ?
seen 65527 played 45 games 45 players 44 won 23/45 years 2000-2019
weight -0.7897 gain -1.6069

pattern L516704121643443
? ? ? X ? ? ?
? . C . 3 . ?
? . . C 3 . ?
# . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 7167 played 245 games 244 players 219 won 125/245 years 1992-2018
weight 0.6322 gain -1.607

pattern L491615925413859
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . 2 C . ?
? . 3 B . . ?
? ? ? O ? ? ?
seen 1070 played 132 games 132 players 124 won 77/132 years 2001-2019
weight -0.4337 gain -1.6072

pattern L069492416962220
? ? C ? ?
? 3 3 3 ?
C C * . .
? C 3 . ?
? ? . ? ?
seen 8624 played 109 games 109 players 107 won 57/109 years 2009-2019
weight -0.7004 gain -1.6076

pattern L950940200211665
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. C . * . . .
? . . . . . ?
? O . . 3 . ?
? ? ? . ? ? ?
seen 50330 played 111 games 111 players 107 won 55/110 years 2001-2019
weight -0.5142 gain -1.6077

pattern L372977298625578
a ? ? ? ?
? ? ? ? ?
? ? ? C ?
? ? . * 3
? ? ? C ?
a ? last yes
seen 38160 played 773 games 760 players 622 won 396/773 years 2000-2019
weight -0.2645 gain -1.608

pattern L762211089116905
? . . . . . ? ?
. . . C . . # ?
. . . . . . # ?
. . . * . . # #
. . . . . . # ?
. . 3 . . . # ?
? . . X . . ? ?
? ? ? X ? ? ? ?
seen 1180 played 504 games 503 players 414 won 236/504 years 2001-2018
weight 0.6487 gain -1.6089

pattern L574886657958894
? # # # ?
. . . . .
. . * . .
. . . C .
? C . . ?
seen 2077695 played 82 games 82 players 78 won 32/82 years 2001-2017
weight -2.4072 gain -1.609

pattern L716439798269216
? ? . . X ? ?
? . 3 . . . ?
O 2 . . . . .
O C 2 * . . .
. 3 B . . . .
? X . . . . ?
? ? . . . ? ?
seen 559 played 128 games 128 players 106 won 70/128 years 2009-2017
weight 0.3615 gain -1.609

pattern L786385069000772
? . . . ?
. . . a C
3 . * 2 C
. . . . 3
? . . . ?
a C last yes
seen 574 played 343 games 342 players 300 won 162/342 years 2001-2019
weight 0.2988 gain -1.6095

pattern L043852757699796
? ? ? . ? ? ?
? . C . # # ?
? C . . # # ?
X 3 B * # # #
? . 3 . # # ?
? . 3 . # # ?
? ? ? . ? ? ?
seen 651 played 47 games 47 players 47 won 25/47 years 2009-2017
weight 0.4568 gain -1.6102

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
weight 0.7486 gain -1.6104

pattern L730422695929223
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . 3 .
. . . . . . .
? . . . . . ?
? ? . a . ? ?
a O last yes
seen 12009 played 365 games 358 players 316 won 190/364 years 1992-2018
weight 0.3798 gain -1.6104

pattern L475326134856999
. . . . . . . .
. . . . C . . .
X . . . . . . .
. . . * . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
# # # # # # # #
seen 52688 played 106 games 106 players 99 won 64/106 years 2009-2019
weight 0.5705 gain -1.6108

pattern L988578566908230
? ? . ? ?
? a . C ?
. . * . .
? . . . ?
? ? 3 ? ?
a C last yes
seen 14135 played 1373 games 1347 players 979 won 700/1372 years 2000-2019
weight -0.2264 gain -1.6111

pattern L204081039218272
? . . . . O ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . C . .
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 319269 played 221 games 221 players 205 won 120/221 years 2001-2018
weight -0.4312 gain -1.6115

pattern L558867011281726
a ? ? ? ?
? ? 3 . C
? ? . * C
? ? . . .
a ? last yes
seen 8535 played 49 games 49 players 49 won 26/49 years 2001-2016
weight -1.5342 gain -1.612

pattern L676883637471917
? . . . X . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . #
. . . . C . . ?
O . 3 . . . . ?
? . . X . O ? ?
? ? ? . ? ? ? ?
seen 128 played 78 games 78 players 64 won 41/78 years 2009-2017
weight 0.4785 gain -1.6123

pattern L115255922246354
3 . .
3 * 3
. a C
a C last yes
seen 5512 played 426 games 424 players 386 won 210/426 years 2001-2019
weight -0.5406 gain -1.6131

pattern L834161990253765
3 3 a
C * C
. B 3
a .C
seen 6597 played 622 games 617 players 507 won 350/622 years 1992-2018
weight -0.4908 gain -1.6135

pattern L362392381002268
? ? . ? ?
? 3 C . ?
3 B * . C
? . . . ?
? ? 3 ? ?
seen 2351 played 49 games 49 players 48 won 24/49 years 2009-2018
weight -0.7691 gain -1.6137

pattern L633577625605297
? a . . ?
. . . . #
3 . * . #
. . . . #
? . . . ?
a C last yes
seen 124174 played 1595 games 1561 players 1100 won 755/1593 years 1988-2019
weight -0.4409 gain -1.6141

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
weight -0.6257 gain -1.6143

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
weight 0.7336 gain -1.6143

pattern L930273032838649
. . . . . . . ?
. . . . . . . ?
. . . . . . . X
. . . * . . . .
. . . . . . X .
. . . . C . . ?
. . . . . . . ?
? ? . . . ? ? ?
seen 101516 played 156 games 156 players 149 won 73/156 years 2009-2017
weight 0.5192 gain -1.6147

pattern L109544074809746
? ? . ? ?
? . 3 . ?
a 3 * . .
? . C . ?
? ? C ? ?
a .3
seen 64512 played 84 games 84 players 83 won 38/84 years 2001-2019
weight -0.8339 gain -1.6154

pattern L727990022827930
? ? C ? ?
? . 3 . ?
. 3 * . .
? . C . ?
? ? C ? ?
seen 4817 played 39 games 39 players 39 won 21/39 years 2009-2016
weight -1.0223 gain -1.6156

pattern L448729724138409
C 3 .
1 * .
C 2 .
seen 9525 played 2872 games 2752 players 1671 won 1388/2871 years 1992-2019
weight 0.4052 gain -1.6157

pattern L606185177960993
. B 2
. * 2
3 . .
seen 9824 played 380 games 379 players 335 won 190/380 years 2001-2018
weight -0.3733 gain -1.6164

pattern L403234582759291
? ? . ? ?
? 3 3 C ?
3 B * C .
? B . . ?
? ? C ? ?
seen 13050 played 185 games 184 players 174 won 91/185 years 2001-2017
weight -0.4498 gain -1.6167

pattern L197670811279909
? # ?
1 * A
? 1 ?
seen 2901 played 711 games 686 players 573 won 355/711 years 1993-2019
weight -0.6461 gain -1.6171

pattern L624706692012889
2 A 2
2 * 2
2 2 2
seen 4051 played 60 games 58 players 58 won 26/60 years 2009-2016
weight -0.8986 gain -1.6173

pattern L822535251710708
? . . .
? . * .
? 2 C C
a ? ? ?
a ? last yes
seen 19931 played 290 games 288 players 266 won 142/290 years 2001-2019
weight -0.3461 gain -1.6173

pattern L834302591637654
? ? 3 ? ?
? C C 3 ?
. . * B 1
? . . . ?
? ? a ? ?
a #C
seen 36768 played 1841 games 1803 players 1203 won 874/1841 years 1993-2019
weight -0.2618 gain -1.6174

pattern L294289952278155
? ? ? # ? ? ?
? # # # # # ?
? . . . . # ?
. . C * . # #
? 3 C 3 . # ?
? O 2 . . # ?
? ? ? X ? ? ?
seen 247 played 94 games 94 players 85 won 46/94 years 2009-2017
weight 0.7977 gain -1.618

pattern L985435512729503
? a ? ? ?
? ? 3 ? ?
? . C . ?
. . * . 3
? . . . ?
? ? . ? ?
a ? last yes
seen 744 played 51 games 51 players 50 won 22/51 years 2001-2017
weight 0.5206 gain -1.6185

pattern L764050787705489
? ? ? . ? ? ?
? O C C C . ?
? C 2 2 C 2 ?
. 3 . * 2 B .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 182 played 123 games 122 players 117 won 61/123 years 2001-2019
weight 0.5993 gain -1.6191

pattern L982442183808960
. . 3
. * .
3 a C
a C last yes
seen 2841 played 216 games 214 players 197 won 112/215 years 2001-2018
weight -0.2658 gain -1.6195

pattern L956831446771165
. . .
. * 3
3 A A
seen 53220 played 588 games 580 players 511 won 362/588 years 2001-2019
weight 0.4494 gain -1.6199

pattern L837968763418656
? ? C ? ?
? . . . ?
C C * . .
? 2 C . ?
? ? . ? ?
seen 23602 played 105 games 105 players 100 won 42/105 years 2001-2018
weight -0.6538 gain -1.62

pattern L046577287017404
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. . . * . . #
? . 2 C . . ?
? X C C . . ?
? ? ? O ? ? ?
seen 51974 played 133 games 133 players 128 won 63/133 years 2001-2019
weight -0.4353 gain -1.6201

pattern L948435563178984
? ? 3 ? ?
? . 3 3 ?
. . * a C
? . . 3 ?
? ? 3 ? ?
a C last yes
seen 195 played 190 games 190 players 183 won 86/190 years 2001-2019
weight 1.0282 gain -1.6209

pattern L900989492050130
? . . . . . ? ?
. . . . . . # ?
. . . . . . # ?
. . 3 * . . # #
. C C 2 . . # ?
. . . C . . # ?
? . O . . . ? ?
? ? ? X ? ? ? ?
seen 858 played 84 games 84 players 80 won 41/84 years 2001-2019
weight 0.5859 gain -1.6218

pattern L583352167942549
B . C
1 * .
C C a
a .C
seen 42773 played 130 games 130 players 126 won 70/130 years 2009-2017
weight -0.6079 gain -1.6231

pattern L191092667964503
C 3 .
C * C
C . 3
seen 31156 played 2706 games 2621 players 1631 won 1373/2705 years 2000-2019
weight -0.1981 gain -1.624

pattern L968639778931512
a C . #
? . * #
? C . #
a ? last yes
seen 11980 played 120 games 120 players 113 won 65/120 years 2001-2018
weight -0.7164 gain -1.6247

pattern L308037093547397
? ? . ? ?
? . C C ?
. . * . .
? . C 3 ?
? ? . ? ?
seen 28225 played 120 games 119 players 112 won 56/120 years 2001-2018
weight -1.4619 gain -1.625

pattern L968159466097742
? ? # ? ?
? . . . ?
. . * C 3
? a 2 C ?
? ? . ? ?
a C last yes
seen 430 played 41 games 41 players 41 won 15/41 years 2009-2017
weight -0.5395 gain -1.6252

pattern L976167551291293
? . . . ?
. . . . .
. . * a .
C . . . .
? . . 3 ?
a C last yes
seen 6424 played 571 games 566 players 500 won 273/570 years 2000-2019
weight 0.3549 gain -1.6257

pattern L517263848214018
? ? . . . ? ?
? . . . . . ?
. . 3 . 3 . .
. . C * . C .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 797 played 309 games 309 players 271 won 144/309 years 2001-2017
weight 0.3871 gain -1.6267

pattern L630655624279889
? ? . . X ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . C . .
? . 3 . . . ?
? ? . X . a ?
a ? last yes
seen 250 played 165 games 165 players 141 won 88/165 years 1992-2017
weight 0.7048 gain -1.6271

pattern L647663878622016
? ? ? . ? ? ?
? . 3 . . . ?
? . . . 3 . ?
. . . * C . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 3435 played 2051 games 2028 players 1056 won 1020/2050 years 2001-2019
weight 0.3449 gain -1.6273

pattern L591758263089561
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. a . * C . .
. . 3 . 3 . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 794 played 309 games 309 players 271 won 144/309 years 2001-2017
weight 0.3873 gain -1.6274

pattern L433400143006923
? ? 3 ? ?
? 2 . . ?
. a * . .
? 3 . . ?
? ? . ? ?
a B last yes
seen 598 played 535 games 531 players 474 won 296/535 years 1992-2019
weight 0.6999 gain -1.6279

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
weight -2.2427 gain -1.6281

pattern L784987156232728
? ? . ? ?
? . . # ?
C C * # #
a 2 . # ?
? ? . ? ?
a ? last yes
seen 6205 played 44 games 44 players 44 won 20/44 years 2001-2017
weight -0.7438 gain -1.6319

pattern L876946317007832
? ? # ? ?
? . . . ?
2 . * . .
? 3 . . ?
a ? . ? ?
a ? last yes
seen 2068 played 271 games 270 players 250 won 127/271 years 1993-2018
weight -0.5399 gain -1.6322

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
weight -0.2315 gain -1.6326

pattern L683667704638830
? . . . . O ? ?
. . . . . O X ?
. . . C C 3 X ?
. . . * 2 B . .
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 1230 played 262 games 259 players 227 won 110/262 years 2001-2019
weight 0.3567 gain -1.633

pattern L470750724430119
? C . . ?
C C . . .
. . * . .
. . . . .
? . 3 . ?
seen 15554 played 62 games 62 players 61 won 30/62 years 1992-2017
weight -0.8863 gain -1.6331

pattern L186146832064801
? ? . . . ? ?
? . . . . . ?
X . . . . . .
. . . * . . .
. 3 . 2 B . .
? . 2 C 3 X ?
? ? O a . ? ?
a O last yes
seen 541 played 128 games 128 players 106 won 70/128 years 2009-2017
weight 0.368 gain -1.6334

pattern L439051955273469
? . . . ?
. . . C C
. . * . 3
. C . 3 .
? . . . ?
seen 3304 played 551 games 549 players 444 won 278/551 years 2001-2019
weight 0.4647 gain -1.6335

pattern L908532215087827
? ? . ? ?
? . . C ?
. . * C a
? C 3 3 ?
? ? . ? ?
a 13C
seen 7429 played 648 games 644 players 553 won 359/648 years 2001-2019
weight 0.4078 gain -1.6336

pattern L481818423129023
? ? . ? ?
? # . . ?
# # * C 3
? # . C ?
? ? C ? ?
seen 101646 played 48 games 48 players 48 won 31/48 years 2001-2018
weight -0.8282 gain -1.634

pattern L785244822555860
? . 3 C ?
. . . a .
. . * . .
# # # # #
? # # # ?
a C last yes
seen 41853 played 56 games 56 players 56 won 19/56 years 2001-2017
weight -1.275 gain -1.6345

pattern L685911102010617
? ? X . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 49422 played 60 games 60 players 57 won 35/60 years 2000-2018
weight -0.5658 gain -1.635

pattern L421916793361262
? ? . ? ?
? 3 . C ?
C . * . C
? C . . ?
? ? . ? ?
seen 5947 played 86 games 86 players 85 won 53/86 years 2001-2018
weight -0.6635 gain -1.6351

pattern L396688040169962
? . . . ?
. . . . .
C C * . .
. 3 C . .
? 3 . C ?
seen 5035 played 142 games 142 players 133 won 63/142 years 2000-2017
weight -0.6141 gain -1.6355

pattern L861788698904986
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . C . O
. . . . . . . ?
. . . . 3 . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 6486 played 101 games 101 players 99 won 48/101 years 2009-2019
weight -0.5824 gain -1.6363

pattern L038475571314547
? ? . ? ?
? a . . ?
. 3 * C C
? . 3 3 ?
? ? . ? ?
a C last yes
seen 2160 played 94 games 94 players 91 won 58/94 years 2001-2017
weight -0.5539 gain -1.6367

pattern L741502219433135
? C ?
# * 3
? C ?
seen 6505 played 249 games 248 players 233 won 117/249 years 1992-2018
weight -0.4188 gain -1.6369

pattern L399551329089658
? ? ? O ? ? ?
? . . . . . ?
? . . 3 C . ?
# . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 1351 played 450 games 450 players 398 won 212/449 years 2001-2019
weight 0.5476 gain -1.6373

pattern L284728835426382
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . 3 * 3 . . .
X . C C . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 431 played 323 games 319 players 284 won 165/323 years 2001-2019
weight 0.367 gain -1.6379

pattern L298631974606540
? ? 3 ? ?
? 3 . . ?
. . * . a
? . . C ?
? ? 3 ? ?
a .C
seen 33076 played 293 games 291 players 269 won 165/293 years 2000-2019
weight -0.3621 gain -1.6379

pattern L372993758179486
? ? C ? a
? . . . ?
. . * . .
? C . . ?
? ? . ? ?
a ? last yes
seen 8739 played 56 games 56 players 52 won 28/56 years 2001-2017
weight -1.1766 gain -1.6393

pattern L343844081501499
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . . . .
. . . . . C . .
. . . . . . . .
. . . . X . . ?
? . X . . . ? ?
seen 100728 played 156 games 156 players 149 won 73/156 years 2009-2017
weight 0.5393 gain -1.6398

pattern L680673005314766
? ? ? ? a
? ? ? ? ?
. . C ? ?
C * . ? ?
. . . ? ?
a ? last yes
seen 29999 played 156 games 156 players 148 won 84/156 years 2001-2018
weight -0.7366 gain -1.64

pattern L798007576657668
a ? ? ? ? ?
? ? . 3 . ?
? C . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 8815 played 211 games 210 players 197 won 109/211 years 2000-2018
weight -0.4784 gain -1.6407

pattern L387648583343981
? ? . ? ?
? 3 C C ?
. 3 * . .
? 3 C C ?
? ? C ? ?
seen 14226 played 82 games 82 players 79 won 31/82 years 2001-2018
weight -0.5645 gain -1.6408

pattern L799031785765993
? ? . ? ?
a C . . ?
. . * . .
? C . . ?
? ? . ? ?
a ? last yes
seen 12913 played 61 games 61 players 60 won 34/61 years 2001-2017
weight -0.8396 gain -1.641

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
weight 0.7817 gain -1.6414

pattern L730778285393211
? . . . ?
. . . . .
. 3 * . .
3 C a . 3
? . . . ?
a C last yes
seen 684 played 320 games 319 players 292 won 160/320 years 2001-2019
weight 0.8015 gain -1.6419

pattern L071622902088144
? ? ? . ? ? ?
? . . a . . ?
? . . . 3 . ?
# . . * . . .
? . . C 3 . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 1525 played 550 games 549 players 440 won 255/550 years 2001-2018
weight 0.4972 gain -1.642

pattern L879265223153808
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . . . .
. . . . . C . .
. . . . . . . .
. . . . X . . .
. . X . . . . .
seen 99676 played 154 games 154 players 147 won 72/154 years 2009-2017
weight 0.5551 gain -1.6423

pattern L844125284588710
? ? ? . ? ? ?
? . . . . . ?
? . 3 C . . ?
. . . * . . #
? . 3 . . . ?
? . . C . . ?
? ? ? . ? ? ?
seen 1556 played 553 games 552 players 442 won 258/553 years 2001-2018
weight 0.4986 gain -1.6432

pattern L566118549614145
. . . ? ?
. * . ? ?
a . 2 ? b
a .C
b ? last yes
seen 82230 played 4373 games 4103 players 2211 won 2159/4371 years 1992-2019
weight 0.1012 gain -1.6436

pattern L943216067442237
? C 3 3
? C * C
? C . C
? ? ? ?
a ? ? ?
a ? last yes
seen 2062 played 35 games 35 players 35 won 15/35 years 2000-2016
weight -0.9832 gain -1.6447

pattern L760537578518655
3 3 3
A * 3
A A 3
seen 2881 played 80 games 80 players 79 won 34/80 years 2001-2018
weight -0.5362 gain -1.6449

pattern L361120747269953
? ? C ? ?
? C . . ?
. 3 * . .
? . . C ?
? ? . ? ?
seen 7432 played 203 games 202 players 188 won 103/203 years 2001-2018
weight -0.7695 gain -1.6454

pattern L202243823302252
? . . 3 ?
# . a C 2
# . * 3 .
# . . . .
? . . . ?
a C last yes
seen 1229 played 431 games 428 players 389 won 234/431 years 2000-2019
weight 0.4916 gain -1.6462

pattern L504058821095972
? . . . ?
# . . 3 a
# . * . .
# . C 3 .
? . C 3 ?
a .3
seen 12334 played 1018 games 1006 players 778 won 537/1018 years 2000-2019
weight -0.4255 gain -1.6465

pattern L221824979356161
? ? . ? ?
? 3 B 2 ?
. . * . 3
? . . . ?
? ? . ? ?
seen 1634 played 604 games 600 players 518 won 338/604 years 1992-2019
weight 0.3295 gain -1.6472

pattern L559068419395083
? . ?
. * a
? b ?
a A last yes
b .23C
seen 3013 played 2660 games 2292 players 1525 won 1445/2658 years 1992-2019
weight 1.3627 gain -1.6476

pattern L886724727308822
? ? ? a ?
? . 2 C ?
. . B 2 .
. . * . 3
. . . . .
? . . . ?
a ? last yes
seen 351 played 114 games 114 players 110 won 56/114 years 2001-2017
weight -0.6279 gain -1.6479

pattern L550722366358827
? ? . ? ?
? . 3 C ?
C . * 2 C
? . . . ?
? ? . ? ?
seen 10213 played 367 games 366 players 330 won 188/367 years 2001-2019
weight -0.3802 gain -1.6485

pattern L884611402861740
? # . . ?
# # . . .
# # * 3 3
# # 1 B B
? # 1 B ?
? ? a ? ?
a ? last yes
seen 153 played 135 games 135 players 131 won 82/134 years 2000-2019
weight 0.4371 gain -1.6485

pattern L743866898481254
? . C . ?
. . . . .
. . * 3 3
. . C C .
? . . . ?
seen 2161 played 286 games 285 players 260 won 148/286 years 2001-2019
weight 0.71 gain -1.6488

pattern L753005890917001
? ? . ? ?
? 3 3 A ?
. . * 1 C
? . . C ?
? ? . ? ?
seen 1385 played 61 games 61 players 61 won 31/61 years 2001-2016
weight -0.6219 gain -1.6491

pattern L124499945259560
3 3 . ?
C * C a
C . . ?
a ? last yes
seen 2002 played 105 games 105 players 104 won 52/105 years 2001-2018
weight -0.7057 gain -1.65

pattern L330000900468524
a C 2 b
. * B ?
. . . ?
a .C
b ? last yes
seen 2406 played 461 games 454 players 401 won 223/461 years 2000-2019
weight 0.4335 gain -1.65

pattern L864399923404737
? # . . ?
# # . . 3
# # * 2 C
# # . a C
? # . b ?
a C last yes
b .C
seen 15777 played 691 games 682 players 587 won 307/691 years 1993-2019
weight 0.6569 gain -1.6504

pattern L283070428243142
? . C C ?
# . . C 3
# . * C C
# . . . .
? # # # ?
seen 34718 played 125 games 125 players 118 won 69/125 years 2009-2019
weight 1.0672 gain -1.651

pattern L972867220879931
3 . . a
. * 3 ?
. . . ?
a ? last yes
seen 66672 played 54 games 54 players 51 won 28/54 years 2001-2016
weight -1.6813 gain -1.6513

pattern L123536751067929
. C . ? ?
. * 3 ? a
. . . ? ?
a ? last yes
seen 31732 played 2294 games 2225 players 1464 won 1194/2294 years 1992-2019
weight 0.1387 gain -1.6523

pattern L085593700820123
. C .
. * .
C 3 .
? ? a
a ? last yes
seen 1155 played 58 games 58 players 57 won 24/58 years 2001-2017
weight -0.5761 gain -1.6531

pattern L069218029033350
. . 3
2 * .
2 C 3
seen 639 played 311 games 309 players 280 won 149/310 years 2001-2019
weight 0.7078 gain -1.6559

pattern L421841786489742
3 3 C
3 * 1
. 3 a
a C last yes
seen 1537 played 381 games 377 players 335 won 197/381 years 2001-2019
weight -0.5857 gain -1.6569

pattern L887041529441789
. . C ? ?
. * . ? a
3 . . ? ?
a ? last yes
seen 9966 played 69 games 69 players 65 won 40/69 years 2001-2018
weight -1.3483 gain -1.659

pattern L683121638008223
. 2 a
. * C
. . .
a C last yes
seen 46074 played 4366 games 4175 players 2240 won 2126/4363 years 1992-2019
weight -0.1834 gain -1.6594

pattern L993474705183341
. C C
. * 3
. . 3
? ? a
a ? last yes
seen 7561 played 115 games 114 players 112 won 59/115 years 1992-2018
weight -1.2628 gain -1.6599

pattern L377258689762258
B B .
2 * .
2 . .
seen 10108 played 1068 games 1045 players 846 won 512/1068 years 2000-2019
weight -0.5866 gain -1.661

pattern L980036427427003
? ? ? # ? ? ?
? # # . . . ?
? # # . 3 . ?
# # # * C a .
? # # . 3 C ?
? # # . 3 . ?
? ? ? . ? ? ?
a C last yes
seen 777 played 95 games 95 players 86 won 44/95 years 2009-2017
weight -1.0032 gain -1.6616

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
weight -0.6513 gain -1.6628

pattern L630628929628766
. . . . . # # ?
. . . . . # # ?
. . C . . # # #
. . . * . # # #
. C . . . # # #
O . 3 . . # # ?
o . . . . # # ?
? ? . . . ? ? ?
seen 1369 played 135 games 135 players 127 won 63/135 years 2001-2018
weight 0.686 gain -1.6633

pattern L301997673971227
? ? . ? ?
? C 3 3 ?
. C * . 3
? . . . ?
? ? . ? ?
seen 18025 played 37 games 37 players 37 won 19/37 years 2009-2017
weight -1.4396 gain -1.6635

pattern L337788496807140
? . . . ?
. . . 2 C
. . * a C
. . . . .
? . . . ?
a C last yes
seen 13826 played 1210 games 1186 players 929 won 565/1210 years 2001-2019
weight -0.1476 gain -1.6636

pattern L766966186056975
? ? # ? ?
? . . . ?
. a * . .
? . . . ?
? ? . ? ?
a C last yes
seen 70726 played 1469 games 1427 players 1078 won 706/1467 years 2000-2019
weight -0.4582 gain -1.6637

pattern L153826148607845
C . .
. * 2
. B 2
seen 4781 played 496 games 495 players 428 won 255/496 years 2000-2019
weight 0.4001 gain -1.6647

pattern L093226815267556
? ? . ? ?
? . . . ?
B . * . .
? . . C ?
? ? . ? ?
seen 52481 played 210 games 208 players 196 won 106/210 years 2000-2018
weight -0.5706 gain -1.6652

pattern L611522344786446
? ? ? O ? ? ?
? . B 1 . # ?
? . 2 B . # ?
. . . * . # #
? . . . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 824 played 47 games 47 players 46 won 19/47 years 2001-2017
weight -0.5602 gain -1.6652

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
weight 0.6247 gain -1.6653

pattern L492968648463155
a ? ? ? ?
? ? . ? ?
? . 3 C ?
. . * . .
? . . . ?
? ? # ? ?
a ? last yes
seen 3400 played 39 games 39 players 39 won 15/39 years 2001-2016
weight -0.7868 gain -1.6655

pattern L370277023496654
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . B 2 . . ?
? . 3 C C . ?
? ? ? . ? ? ?
seen 3099 played 573 games 566 players 484 won 275/573 years 2001-2019
weight 0.589 gain -1.6665

pattern L380358240871961
? ? X . . ? ?
? O . . 3 . ?
. . C . . . .
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 5165 played 125 games 124 players 121 won 63/125 years 2001-2017
weight 0.4893 gain -1.6672

pattern L761769353451761
? ? C ? ?
? 3 . . ?
C . * . .
? . . . ?
? ? . ? ?
seen 221499 played 928 games 917 players 718 won 447/928 years 2001-2019
weight -0.1804 gain -1.6675

pattern L412424478276096
? a 3 C ?
3 3 C C .
. . * . .
# # # # #
? # # # ?
a .C
seen 109896 played 400 games 396 players 356 won 187/400 years 2001-2019
weight -0.8871 gain -1.6688

pattern L690478371603900
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . C . .
. . . . . . . ?
. . . . . X . ?
? . . X . . ? ?
? ? ? . ? ? ? ?
seen 3910 played 111 games 110 players 110 won 41/111 years 2000-2018
weight 0.4775 gain -1.6701

pattern L382781476216837
? ? ? X ? ? ?
? . C C 3 . ?
? . . . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 3730 played 107 games 107 players 100 won 58/107 years 2001-2017
weight 0.6999 gain -1.6703

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
weight 0.893 gain -1.6709

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
weight 0.893 gain -1.6709

pattern L247259447048711
? ? . ? ?
? C 3 . ?
3 C * . .
? C . . ?
? ? C ? ?
seen 30436 played 42 games 42 players 42 won 23/42 years 2009-2017
weight -1.5885 gain -1.671

pattern L431022459699564
? # # # ?
. . . . .
. . * . .
. a . . 3
? . . . ?
a C last yes
seen 24850 played 113 games 113 players 109 won 58/112 years 2001-2017
weight -0.5227 gain -1.6712

pattern L186683243427965
? ? a ? ?
? . . . ?
C 2 * . .
? C 2 . ?
? ? B ? ?
a .3
seen 11072 played 1464 games 1444 players 1085 won 728/1462 years 2001-2019
weight 0.4149 gain -1.6718

pattern L428960721885957
? ? . . . ? ?
? . . . . . ?
. . . . 2 C O
. . . * B 3 X
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 759 played 596 games 595 players 471 won 348/595 years 2001-2017
weight 0.6726 gain -1.6718

pattern L994453745583631
a ? ?
. C .
3 * .
b C .
a ? last yes
b 3C
seen 2710 played 247 games 247 players 228 won 129/247 years 2001-2018
weight -0.5366 gain -1.6724

pattern L370148644085470
? ? 3 ? ?
? 3 . C ?
C 3 * . .
? C . . ?
? ? . ? ?
seen 10889 played 421 games 420 players 374 won 189/421 years 1992-2019
weight 0.6189 gain -1.6726

pattern L497911842685312
? . . . ?
. 3 . C .
. . * . .
. . . . .
? # # # ?
seen 1899975 played 4408 games 4064 players 2197 won 2205/4404 years 1992-2019
weight -0.1582 gain -1.6728

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
weight -0.4132 gain -1.6735

pattern L519846197402934
C C a
3 * C
. b .
a .C
b C last yes
seen 10049 played 238 games 237 players 223 won 124/238 years 2000-2018
weight -0.6776 gain -1.6736

pattern L460086308818611
3 C C
. * .
. . .
? ? ?
a ? ?
a ? last yes
seen 3134 played 61 games 61 players 58 won 25/61 years 2001-2019
weight -0.6224 gain -1.6738

pattern L759183130773441
. . B
B * .
3 . .
seen 4388 played 61 games 61 players 61 won 37/61 years 2009-2017
weight -0.5365 gain -1.6748

pattern L076902436015063
? ? . ? ?
? 3 . . ?
. . * 3 3
? . . C ?
? ? . ? ?
seen 40160 played 451 games 448 players 395 won 207/451 years 2001-2018
weight -0.7066 gain -1.6749

pattern L116982938452216
? ? ? 3 ? ?
? ? . . . ?
? C . * . .
a ? . . . ?
? ? ? . ? ?
a ? last yes
seen 14318 played 212 games 211 players 203 won 116/212 years 2001-2019
weight -1.3301 gain -1.6766

pattern L196333793022665
? ? ? . ? ? ?
? . . . . . ?
? . C . . C ?
. C 2 * . . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 10574 played 166 games 165 players 147 won 86/166 years 2009-2018
weight 0.4079 gain -1.6767

pattern L639684715956371
C . a
C * 3
3 . .
a C last yes
seen 5282 played 698 games 693 players 583 won 367/698 years 2000-2019
weight -0.2847 gain -1.6772

pattern L998928352839276
? . . C ?
# . . . .
# . * C C
# . B 3 C
? . 3 3 ?
seen 38386 played 472 games 468 players 414 won 210/472 years 2001-2018
weight -0.4144 gain -1.6772

pattern L260104628493321
? ? ? O ? ? ?
? O C 3 3 . ?
? 2 2 B . . ?
. . C * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 264 played 37 games 37 players 37 won 20/37 years 2009-2019
weight -0.4802 gain -1.6775

pattern L352483288911196
? ? a
? . ?
# * 3
? 2 ?
a ? last yes
seen 6005 played 48 games 48 players 48 won 26/48 years 2009-2017
weight -1.3851 gain -1.6776

pattern L818436216950490
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . C . .
. . . . . . . .
. . . 3 . O . .
. . . X O . . ?
? . . . . . ? ?
seen 9791 played 76 games 76 players 73 won 34/76 years 2009-2016
weight -0.483 gain -1.6776

pattern L631393397610105
? ? ? X ? ? ?
? . . C 3 X ?
? . . C . . ?
. . . * . 3 .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 6254 played 141 games 141 players 131 won 77/141 years 2000-2019
weight 0.8259 gain -1.678

pattern L144972268399148
? ? . ? ?
? a . 3 ?
. . * . b
? . . . ?
? ? . ? ?
a C last yes
b BC
seen 29974 played 1357 games 1327 players 1016 won 667/1356 years 1992-2019
weight 0.3095 gain -1.6782

pattern L640991265248465
? ? . ? ?
? . . . ?
3 . * . .
? C . . ?
? ? . a ?
a ? last yes
seen 17589 played 113 games 113 players 107 won 50/113 years 2001-2017
weight -1.1437 gain -1.6789

pattern L680135022166924
? ? . ? ?
? . . . ?
# . * 3 a
? . b . ?
? ? . ? ?
a .A
b C last yes
seen 34898 played 11281 games 9672 players 3499 won 5773/11277 years 1992-2019
weight -0.0805 gain -1.6799

pattern L396945908971267
? . 3 . ?
. . . . .
. . * C .
C . 3 . .
? . . . ?
seen 750 played 234 games 233 players 216 won 126/234 years 2001-2018
weight 0.7329 gain -1.6805

pattern L685183714742417
? ? . . . ? ?
? . . . . . ?
X 3 . . . . .
O C . * . . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 16812 played 785 games 749 players 510 won 370/785 years 1988-2019
weight 0.4259 gain -1.6805

pattern L288765722386319
? . . . . . ? ?
. . . . . X . ?
. . . . B 3 . ?
. . . * 2 C O .
. . . . . 2 O ?
. . . . 3 . O ?
? . X . . O ? ?
? ? ? . ? ? ? ?
seen 544 played 127 games 127 players 105 won 69/127 years 2009-2017
weight 0.3807 gain -1.6808

pattern L000227125759114
? a ? ? ?
? . C . ?
. . . . .
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 133281 played 337 games 335 players 308 won 163/337 years 2001-2019
weight -0.407 gain -1.6816

pattern L243125125962399
. C a
. * 3
. C C
a C last yes
seen 1733 played 303 games 302 players 281 won 153/303 years 2000-2019
weight -0.6319 gain -1.6825

pattern L434270552552282
. . .
. * C
3 . C
a ? ?
a ? last yes
seen 11494 played 70 games 70 players 69 won 28/70 years 2000-2017
weight -0.9826 gain -1.6827

pattern L486170677639093
? ? . ? ?
? C C . ?
C 2 * . .
? . 3 . ?
? ? C ? ?
seen 11589 played 60 games 60 players 58 won 30/60 years 2009-2017
weight -0.3672 gain -1.6832

pattern L139447968648182
? ? ? ? a
? 2 ? ? ?
. * b ? ?
? . ? ? ?
a ? last yes
b 23
seen 21031 played 500 games 497 players 436 won 251/500 years 2001-2019
weight 0.4842 gain -1.6838

pattern L659899358308249
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * 3 . O
? . . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 1632 played 89 games 89 players 85 won 42/89 years 2001-2019
weight -0.6365 gain -1.6838

pattern L510118177646192
B B 2
. * C
a C .
a .C
seen 70137 played 427 games 421 players 382 won 227/427 years 2001-2019
weight 0.266 gain -1.6851

pattern L311125766486019
? ? . C . ?
? 3 . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? ? ? ? ?
a ? last yes
seen 6074 played 53 games 53 players 51 won 28/53 years 2009-2018
weight -1.4278 gain -1.6855

pattern L580642451693987
? ? . ? ?
? . C . ?
. . * 3 C
? C . . ?
? ? . ? ?
seen 12440 played 141 games 141 players 129 won 81/141 years 2001-2017
weight -0.8157 gain -1.6855

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
weight 0.4374 gain -1.6866

pattern L976434359337393
a C C
2 * 3
B . .
a .C
seen 3719 played 244 games 241 players 225 won 133/244 years 2001-2019
weight 0.7289 gain -1.6868

pattern L534880781332045
a ? ?
C 3 3
. * .
. . .
a ? last yes
seen 38936 played 207 games 206 players 192 won 117/207 years 2001-2019
weight -1.2532 gain -1.687

pattern L072391314188365
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . C ?
? O . C . . ?
? ? ? . ? ? ?
seen 32634 played 45 games 45 players 44 won 20/45 years 2001-2018
weight -1.2763 gain -1.6875

pattern L221197632349767
? ? ? . ? ? ?
? . . . . . ?
? . 3 . . . ?
. . C * . . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 19088 played 11551 games 10628 players 3485 won 5683/11544 years 1992-2019
weight 0.171 gain -1.6882

pattern L450799603863011
? ? C ? ?
? 3 3 C ?
. . * 2 B
? . . . ?
? ? . ? ?
seen 17544 played 186 games 186 players 169 won 102/186 years 2009-2018
weight -0.5661 gain -1.6885

pattern L670590718416623
? ? 3 ? ?
? C 3 C ?
3 C * C .
? . C . ?
? ? . ? ?
seen 4627 played 50 games 50 players 50 won 25/50 years 2009-2016
weight -0.7463 gain -1.6885

pattern L633193069116044
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . . #
? . . . 3 . ?
? . C . . . ?
? ? ? X ? ? ?
seen 4180 played 35 games 35 players 33 won 21/35 years 2009-2017
weight -0.3843 gain -1.69

pattern L880044579661619
? . . . ?
. . a . .
. 3 * 3 .
. . . . .
? . C . ?
a C last yes
seen 3525 played 2336 games 2280 players 1481 won 1179/2332 years 2000-2019
weight 0.2293 gain -1.6905

pattern L408476648364001
a 3 .
. * C
. . .
a B last yes
seen 2029 played 260 games 258 players 236 won 151/260 years 2001-2019
weight -0.7276 gain -1.6906

pattern L995435396354094
? ? . ? ? ?
? . . B ? ?
. . * 2 C a
? . . 2 ? ?
? ? C ? ? ?
a ? last yes
seen 199 played 54 games 54 players 49 won 26/54 years 2009-2018
weight 0.959 gain -1.6909

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
weight -1.1005 gain -1.6914

pattern L385157031033743
a 3 ?
3 * C
? 3 ?
a ? last yes
seen 5295 played 2822 games 2644 players 1672 won 1439/2821 years 1992-2019
weight 1.1288 gain -1.6918

pattern L391299009905294
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. 3 3 C . . . ?
X O C . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 1358 played 299 games 297 players 268 won 153/299 years 2009-2019
weight -0.3207 gain -1.6936

pattern L862286924600712
? ? . . . ? ?
? . C . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? O . . ? ?
seen 268099 played 318 games 318 players 286 won 154/318 years 2001-2018
weight -0.7769 gain -1.6939

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
weight 0.3259 gain -1.695

pattern L897455833738134
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. 2 B * . . .
? B 2 . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 1046 played 325 games 325 players 282 won 182/325 years 2001-2019
weight 0.5234 gain -1.6958

pattern L017470796508277
. . .
a * .
3 B 3
a C last yes
seen 394 played 212 games 212 players 199 won 98/212 years 2001-2018
weight 0.9566 gain -1.6961

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
weight 0.3564 gain -1.6963

pattern L130837527192518
? ? ? . ? ? ?
? X 3 . . . ?
? B . 3 . . ?
O . C * C . #
? . . . . . ?
? . . C . . ?
? ? ? . ? ? ?
seen 364 played 104 games 104 players 96 won 59/104 years 2009-2017
weight 0.7155 gain -1.6968

pattern L904057946958068
? 3 ?
a * C
? 3 ?
? ? ?
b ? ?
a 2C
b ? last yes
seen 1222 played 122 games 122 players 119 won 77/122 years 2001-2019
weight -0.5573 gain -1.6971

pattern L493847471271338
? ? . ? ?
? . . C ?
3 . * . .
? . . C ?
? ? . ? ?
? ? ? a ?
a ? last yes
seen 2112 played 113 games 113 players 107 won 47/113 years 2009-2019
weight -0.7377 gain -1.6977

pattern L298851153076382
? ? C ? ?
? 3 a 2 ?
. . * . 3
? . . . ?
? ? . ? ?
a C last yes
seen 2379 played 2045 games 1988 players 1360 won 1005/2045 years 1988-2019
weight 0.7127 gain -1.6978

pattern L437044736775138
? C C C ?
C 2 2 C 2
3 . * 2 B
. . . . .
? # # # ?
seen 315 played 215 games 214 players 197 won 101/215 years 2001-2019
weight 0.9031 gain -1.698

pattern L228648078941772
? ? 1 ? ?
? B 1 C ?
. . * C a
? . . . ?
? ? . ? ?
a .C
seen 1488 played 306 games 302 players 274 won 177/306 years 2001-2019
weight 0.6269 gain -1.6985

pattern L178504394816857
? 3 C . ?
C C 2 . .
C 2 * . .
. . . . .
? . . . ?
seen 1552 played 260 games 260 players 226 won 138/260 years 2001-2017
weight 0.473 gain -1.6995

pattern L157033537956288
? ? ? . ? ? ?
? O . . . . ?
? . . . . . ?
. . . * . . .
? C . . . . ?
? . 3 . . . ?
? ? ? . ? ? ?
seen 20497 played 120 games 120 players 115 won 60/120 years 2009-2017
weight -0.4347 gain -1.7007

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
weight 0.4722 gain -1.7011

pattern L400358631651656
? ? C ? ?
? C . . ?
3 3 * . .
? . C . ?
? ? . ? ?
seen 2211 played 368 games 366 players 340 won 181/368 years 2001-2019
weight 0.2609 gain -1.7029

pattern L020332972688227
? . . C ?
. C C C 3
C 3 * 3 3
C 3 . . .
? . . . ?
seen 557 played 141 games 141 players 128 won 57/141 years 2009-2018
weight 0.6267 gain -1.703

pattern L700996680762617
? . . . ?
. . . . .
. . * . 3
. . C . 3
? . C 2 ?
seen 4680 played 35 games 35 players 35 won 13/35 years 2001-2019
weight -1.2599 gain -1.7036

pattern L660201716188692
? ? . ? ?
? C 3 . ?
3 3 * 3 .
? . C 3 ?
? ? C ? ?
seen 1169 played 176 games 176 players 171 won 79/176 years 2001-2018
weight 0.7788 gain -1.705

pattern L320316129088692
? ? . ? ?
? . C . ?
. . * . .
? C 3 . ?
? ? . ? ?
seen 262196 played 12609 games 10991 players 3712 won 6330/12600 years 1993-2019
weight -0.0439 gain -1.7054

pattern L416672867173206
? C . . ?
3 a . . #
. . * . #
. . . . #
? . . . ?
a C last yes
seen 24417 played 51 games 51 players 50 won 12/51 years 2001-2017
weight -0.965 gain -1.7054

pattern L653571492341695
? . . C
a C * .
? 3 B B
a ? last yes
seen 903 played 34 games 34 players 34 won 21/34 years 2001-2016
weight -0.8828 gain -1.706

pattern L876851149159227
. . . ? ?
. * 3 ? ?
. . B ? a
a ? last yes
seen 16996 played 41 games 41 players 41 won 12/41 years 2009-2017
weight -1.0915 gain -1.7067

pattern L295224444998153
? # # # ?
. . . . .
3 . * 2 B
B 2 2 C 2
? C C C ?
seen 245 played 180 games 180 players 170 won 84/180 years 2001-2019
weight 0.7843 gain -1.7075

pattern L911528918197470
? . X . . # ? ?
. . . . . # # ?
. . . . . # # ?
. . . * . # # #
. C . . . # # ?
. . . . . # # ?
? . . . . # ? ?
? ? ? . ? ? ? ?
seen 71623 played 128 games 128 players 118 won 79/128 years 2009-2019
weight 0.5634 gain -1.7078

pattern L738817364127708
? ? ? O ? ? ?
? X C C . . ?
? 3 . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 29232 played 370 games 368 players 339 won 193/370 years 2001-2019
weight -0.2409 gain -1.7079

pattern L216562389313918
? ? a
. . b
. * .
. 3 C
a ? last yes
b .C
seen 9198 played 176 games 175 players 166 won 82/176 years 2001-2019
weight -0.8267 gain -1.708

pattern L788848114866596
3 C . ?
3 * 2 a
3 . C ?
a ? last yes
seen 1160 played 149 games 148 players 141 won 68/149 years 2001-2019
weight -0.7511 gain -1.7092

pattern L540877326342720
? . . . ?
. . . a .
3 . * . .
3 . . C .
? . . . ?
a C last yes
seen 930 played 78 games 78 players 71 won 37/78 years 2001-2016
weight -0.4737 gain -1.7093

pattern L913463668065079
? ? . . . ? ?
? . 3 . . . ?
. . . . . a .
. . C * . . .
. . . . . . .
? . . . . . ?
? ? X . . ? ?
a C last yes
seen 901 played 780 games 777 players 543 won 355/779 years 1993-2019
weight 0.444 gain -1.7094

pattern L016841555084467
. . . . . . # ?
. . . . . . # ?
. . . . . . # #
. . . * . . # #
. C C 2 . . # #
. . . C . . # ?
. . . . . . # ?
? ? . . . ? ? ?
seen 573 played 316 games 308 players 265 won 153/316 years 1993-2017
weight 0.4397 gain -1.7098

pattern L806357967416699
. . . . . . # #
. . . . . . # #
. . . . . . # #
. . . * . . # #
. C C 2 . . # #
. . . C . . # #
. . . . . . # #
. . . . . . # #
seen 573 played 316 games 308 players 265 won 153/316 years 1993-2017
weight 0.4397 gain -1.7098

pattern L806683488756432
. . . . . . # ?
. . . . . . # #
. . . . . . # #
. . . * . . # #
. C C 2 . . # #
. . . C . . # #
. . . . . . # ?
? . . . . . ? ?
seen 573 played 316 games 308 players 265 won 153/316 years 1993-2017
weight 0.4397 gain -1.7098

pattern L118969517926322
? ? . . . ? ?
? . . . . . ?
. . . . C . O
X . . * . C X
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 1289 played 37 games 37 players 36 won 21/37 years 2000-2018
weight 0.5212 gain -1.71

pattern L179833818451062
? # ?
. * 2
? . ?
? a ?
a ? last yes
seen 2497 played 189 games 189 players 176 won 104/189 years 2001-2019
weight 0.3866 gain -1.711

pattern L660703596928595
? . . . . . ? ?
. . . . . . # ?
. . . . . . # ?
. . . * . . # #
. . . 3 C . # ?
. . . 3 C . # ?
? X X O O . ? ?
? ? ? X ? ? ? ?
seen 583 played 85 games 85 players 82 won 38/85 years 2009-2016
weight -0.6904 gain -1.7116

pattern L269294725361161
a ? ? ? ?
? ? . C .
? ? . * .
? ? . . 3
a ? last yes
seen 16713 played 72 games 72 players 69 won 39/72 years 2009-2019
weight -1.5992 gain -1.712

pattern L694271555507097
? ? . ? ?
? . . B ?
. C * 2 B
? . . . ?
? ? . ? ?
seen 9729 played 160 games 159 players 155 won 76/160 years 2001-2017
weight -0.4093 gain -1.7127

pattern L382932170355813
. . 3
. * .
. 3 3
a ? ?
a ? last yes
seen 20811 played 34 games 34 players 34 won 16/34 years 2001-2018
weight -0.683 gain -1.7136

pattern L016653831465154
? ? ? a ? ? ?
? . C . 3 . ?
? . . . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a O last yes
seen 416 played 90 games 89 players 86 won 50/90 years 2009-2018
weight 0.396 gain -1.7137

pattern L525519908066486
? . . . . . ? ?
. . . . C . . ?
. . . . C . . ?
. . . * 2 C . .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 577 played 317 games 309 players 266 won 154/317 years 1993-2017
weight 0.4409 gain -1.7137

pattern L864242939944871
? ? . ? ?
? 3 . . ?
C a * . .
? C 3 . ?
? ? 3 ? ?
a C last yes
seen 1157 played 943 games 932 players 747 won 454/942 years 2000-2019
weight 0.4637 gain -1.7139

pattern L728594002315435
? a ?
B * 2
? . b
a .C
b ? last yes
seen 2456 played 636 games 629 players 538 won 327/636 years 2000-2019
weight 0.5863 gain -1.7143

pattern L058964582446634
? ? . ? ?
? . . . ?
3 3 * C .
? C 1 C ?
? ? C ? ?
seen 3803 played 104 games 104 players 101 won 47/104 years 2000-2017
weight -0.7742 gain -1.715

pattern L395012552249219
? ? ? . ? ? ?
? . . . . O ?
? . . 3 a C ?
. . . * C 3 X
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
a C last yes
seen 2850 played 346 games 344 players 306 won 142/346 years 2001-2018
weight -0.6782 gain -1.7152

pattern L553552530431358
? ? . . . ? ?
? . . . . . ?
# . . . 3 . X
# . . * . . .
# . . C . . .
? . . . . . ?
? ? . . . ? ?
seen 62915 played 737 games 730 players 577 won 374/737 years 2000-2019
weight 0.3776 gain -1.7152

pattern L189905995802754
? C 3 . ?
3 3 . . #
. . * . #
. C . . #
? . . . ?
seen 6253 played 368 games 366 players 328 won 182/368 years 2001-2019
weight 0.9503 gain -1.7166

pattern L518355967933718
? ? ? X ? ? ?
? X 3 C . . ?
? 3 C a . . ?
. . 3 * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 211 played 120 games 120 players 108 won 65/120 years 2009-2019
weight 0.7146 gain -1.7172

pattern L527361605907623
. a #
3 * #
3 . #
a B last yes
seen 1418 played 43 games 43 players 43 won 21/43 years 2001-2018
weight -0.7569 gain -1.7173

pattern L980021371122319
? ? . ? ? ?
? . . 3 ? a
# . * . 2 ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 2601 played 36 games 36 players 36 won 11/36 years 2001-2019
weight -1.0671 gain -1.7177

pattern L186431205946379
? ? . ? ?
? 3 . # ?
3 . * # #
? 3 . # ?
? ? # ? ?
seen 11035 played 40 games 40 players 40 won 15/40 years 2009-2017
weight -0.8916 gain -1.7178

pattern L829154651390130
? . . . ?
C 2 C . #
3 . * . #
3 . . . #
? 3 . . ?
seen 856 played 91 games 91 players 86 won 59/90 years 2001-2017
weight -0.6395 gain -1.7191

pattern L120315392629904
? . . a ?
C . . . .
. . * . .
. . . . .
? . . . ?
a C last yes
seen 64662 played 85 games 84 players 79 won 43/85 years 2009-2019
weight -1.5239 gain -1.7195

pattern L540831658608915
? ? 3 ? ?
? . . C ?
. . * . .
a . . . ?
? ? . ? ?
a ? last yes
seen 6906 played 117 games 117 players 114 won 60/117 years 2000-2017
weight -0.8321 gain -1.7201

pattern L094341467086932
? a . . ?
. 3 . . .
. . * . .
. . . . .
? . . . ?
a C last yes
seen 108976 played 176 games 176 players 154 won 100/176 years 2001-2018
weight 0.5156 gain -1.7218

pattern L818129454652256
a ? C . C
? ? . * 3
? ? . . .
a ? last yes
seen 2318 played 51 games 51 players 51 won 26/51 years 2009-2017
weight -1.0863 gain -1.722

pattern L021213727557295
? ? ? . ? ? ?
? . . . . . ?
? C . . . . ?
X C . * . . .
? 2 C . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 12849 played 44 games 44 players 43 won 21/44 years 2001-2019
weight -0.558 gain -1.7227

pattern L293588411695544
? ? 3 ? ?
? 3 . . ?
a . * . .
? . C . ?
? ? . ? ?
a C last yes
seen 2141 played 34 games 34 players 34 won 17/34 years 2001-2016
weight -1.1259 gain -1.7232

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
weight 0.524 gain -1.7246

pattern L452147856646032
? ? # # # ? ?
? # # # # # ?
# # # # # # #
. . B * # # #
O C 3 3 # # #
? X 3 . # # ?
? ? X . # ? ?
seen 2010 played 37 games 37 players 37 won 19/37 years 2001-2016
weight -1.0018 gain -1.7255

pattern L440879640075223
? ? . ? ?
? . . 3 ?
C . * . 3
? . . . ?
? ? C ? ?
seen 17744 played 269 games 268 players 240 won 150/269 years 2001-2018
weight 0.8285 gain -1.726

pattern L637451677343521
. . . . . # # ?
. . . . . # # ?
. . . . . # # #
. . C * . # # #
. C 3 . . # # #
. O 3 . . # # ?
. O X . . # # ?
? ? . . . ? ? ?
seen 515 played 427 games 404 players 270 won 220/427 years 2001-2019
weight 0.6225 gain -1.726

pattern L237429143060880
? # # # ?
. . . . .
. a * . .
. 2 . . 3
? C 3 3 ?
a C last yes
seen 327 played 80 games 80 players 75 won 50/79 years 2001-2017
weight -0.6209 gain -1.7265

pattern L399220135892707
? a . b ?
3 . . . .
3 . * . .
. . . . .
? . . . ?
a C last yes
b .3
seen 23413 played 1652 games 1623 players 1156 won 808/1651 years 2000-2019
weight -0.3226 gain -1.7273

pattern L696832614918415
? ? . ? ?
? 3 . # ?
3 . * # #
? 3 B # ?
? ? . ? ?
seen 5342 played 894 games 875 players 705 won 442/893 years 1992-2019
weight 0.3321 gain -1.7278

pattern L714403614941434
? 3 ? ?
. * C a
? . ? ?
a ? last yes
seen 219086 played 22267 games 17209 players 4633 won 11265/22256 years 1992-2019
weight -0.1063 gain -1.7286

pattern L478274197596481
? # . . ?
# # 3 . 3
# # * 2 C
# # B 2 C
? # . C ?
seen 27805 played 56 games 55 players 55 won 19/56 years 2001-2017
weight -1.9508 gain -1.7289

pattern L569981637194068
? ? ? 3 ?
? ? C * #
a ? ? . ?
a ? last yes
seen 3476 played 145 games 143 players 130 won 72/145 years 2001-2019
weight -0.7168 gain -1.7294

pattern L339496026620537
? # ? ?
. * . ?
? A ? a
a ? last yes
seen 27542 played 21750 games 16717 players 4493 won 11207/21740 years 1988-2019
weight 0.4568 gain -1.7295

pattern L220897388633315
? . 3 C ?
. . . a b
. . * 3 .
. . . . .
? . . . ?
a C last yes
b .C
seen 9375 played 429 games 428 players 384 won 197/429 years 2001-2019
weight -0.3639 gain -1.7303

pattern L149808304924642
? ? . . X ? ?
? # . . . . ?
# # . C . . .
# # . * 3 . .
# # . . . . .
? # . . C . ?
? ? . . . ? ?
seen 731 played 352 games 349 players 315 won 195/352 years 2001-2019
weight 0.578 gain -1.7309

pattern L788867062695486
? ? . . . ? ?
? # . . . . ?
# # . . . . .
# # . * . C .
# # . . . . .
? # . . . . ?
? ? . . O ? ?
seen 269752 played 51 games 51 players 50 won 22/51 years 2001-2017
weight -1.4814 gain -1.7318

pattern L365527166339824
? ? C ? ?
? . 3 . ?
a 3 * . #
? . b . ?
? ? . ? ?
a .3
b C last yes
seen 2533 played 555 games 544 players 470 won 287/555 years 1992-2019
weight 0.483 gain -1.7319

pattern L072837151142295
? a ?
? ? ?
. . .
. * .
3 B .
a ? last yes
seen 2464 played 70 games 69 players 69 won 30/70 years 2009-2018
weight -0.5489 gain -1.7322

pattern L910280772273281
? . C . ?
. . . . .
. C * C .
B . 3 . .
? 3 . . ?
seen 383 played 110 games 110 players 101 won 61/110 years 2009-2017
weight 0.7344 gain -1.7329

pattern L316306396320516
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? a . C . . ?
? . . 3 3 . ?
? ? ? . ? ? ?
a C last yes
seen 2478 played 228 games 227 players 200 won 123/228 years 2001-2019
weight 0.4921 gain -1.7331

pattern L667363086834584
? ? # ? ?
? . . . ?
# . * B 3
? . . 3 ?
? ? . ? ?
seen 15417 played 141 games 141 players 138 won 80/141 years 2001-2017
weight -0.7089 gain -1.7334

pattern L918801115493807
. . . ? ?
. * C ? a
3 B . ? ?
a ? last yes
seen 866 played 52 games 52 players 51 won 29/52 years 2000-2017
weight -0.7085 gain -1.7338

pattern L265902614569772
? ? a ? ?
? C 2 . ?
. C * . .
? . . . ?
? ? # ? ?
a B last yes
seen 1328 played 43 games 43 players 43 won 15/43 years 2009-2017
weight -0.9878 gain -1.7344

pattern L954638701868546
? ? C a ?
? 3 3 C ?
. . * 2 B
? . . . ?
? ? . ? ?
a ? last yes
seen 2953 played 36 games 36 players 36 won 19/36 years 2009-2016
weight -0.7514 gain -1.7345

pattern L612264562113929
? ? . O X ? ?
? . . C 3 . ?
. . . C . . .
. . . * 3 . .
. . . . . . .
? . . . C . ?
? ? . . . ? ?
seen 1411 played 305 games 304 players 250 won 189/305 years 2001-2019
weight 0.2926 gain -1.7353

pattern L284239798986585
? . . C ?
# . . C .
# . * C 3
# . . 3 3
? . . . ?
seen 18712 played 84 games 84 players 78 won 41/84 years 2009-2019
weight -0.652 gain -1.7355

pattern L149105012176078
? . . . . . ? ?
. . . . . . . ?
. . . . . . X ?
. . . * C . . O
. . . . . . O ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 21505 played 45 games 45 players 43 won 21/45 years 2009-2017
weight -1.2339 gain -1.7366

pattern L247201880949662
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
. C . * . # #
? . C . . # ?
? O 3 C . # ?
? ? ? . ? ? ?
seen 35307 played 43 games 43 players 43 won 23/43 years 2009-2017
weight -0.7649 gain -1.7388

pattern L584276359622012
? a ? ? ?
? ? C ? ?
? 3 . . ?
. . * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 29914 played 124 games 123 players 116 won 59/124 years 2001-2018
weight -0.9616 gain -1.7398

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
weight -2.0954 gain -1.7404

pattern L849101466596452
? C 2 # ?
. 3 . # #
3 3 * # #
C 3 B # #
? C . # ?
seen 6028 played 36 games 36 players 36 won 17/36 years 1992-2016
weight -1.0062 gain -1.7409

pattern L270399757320930
? a C . ?
. . . . .
. . * . .
. . . . .
? . 3 . ?
a C last yes
seen 4978 played 77 games 77 players 75 won 43/77 years 2001-2017
weight -0.7191 gain -1.741

pattern L269582505884452
2 2 B
a * .
# # #
a B last yes
seen 457 played 110 games 110 players 106 won 56/110 years 2000-2018
weight -0.7115 gain -1.7414

pattern L173581012762529
3 3 3
. * A
. . 3
seen 179631 played 1011 games 991 players 792 won 502/1011 years 2000-2019
weight -1.1672 gain -1.7416

pattern L277448535772535
? ? ? . ? ? ?
? . . . . . ?
? . a . . . ?
O B 2 * . . .
? 3 . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 628 played 117 games 117 players 110 won 69/117 years 2001-2019
weight -0.4899 gain -1.7423

pattern L742183792917480
? # . 3 ?
# # . 3 C
# # * . 2
# # . . 2
? # . a ?
a C last yes
seen 1364 played 92 games 92 players 87 won 43/92 years 2001-2018
weight 0.5325 gain -1.7435

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
weight 0.431 gain -1.7442

pattern L823108081485194
? ? . ? ?
? . . 3 ?
. C * 3 C
? . . a ?
? ? . ? ?
a C last yes
seen 14399 played 102 games 102 players 96 won 53/102 years 2001-2018
weight -1.0736 gain -1.7452

pattern L169663328654126
? ? C ? ?
? . C . ?
. . * . 3
? . . C ?
? ? C ? ?
seen 34424 played 108 games 108 players 105 won 49/108 years 2001-2019
weight -0.714 gain -1.7458

pattern L200231957629016
a ? ? 3 ?
? ? b * 3
? ? ? . ?
a ? last yes
b .3
seen 224520 played 173 games 172 players 163 won 89/173 years 2001-2019
weight -0.8695 gain -1.7459

pattern L060483948592792
. . . . . . . .
. . . . . O . .
. . . . . . . .
. . . * . 3 . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 3024 played 447 games 438 players 382 won 235/446 years 1988-2018
weight 0.5959 gain -1.7465

pattern L315909562995465
? ? ? . ? ? ?
? . . C . O ?
? . 3 C . . ?
. . . * . . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 7459 played 46 games 46 players 46 won 20/46 years 2001-2018
weight -0.5508 gain -1.748

pattern L375911524919104
. C .
C * C
3 3 a
a C last yes
seen 3976 played 127 games 127 players 121 won 61/127 years 2001-2017
weight -0.3434 gain -1.7484

pattern L942303353836067
? ? . ? ?
? . . . ?
3 B * 3 .
? 2 2 . ?
? ? C ? ?
seen 10899 played 36 games 36 players 36 won 15/36 years 2009-2017
weight -1.2661 gain -1.75

pattern L243118818685738
? # . . ?
# # . C C
# # * 3 3
# # . 3 A
? # . . ?
seen 64588 played 43 games 43 players 43 won 28/43 years 2009-2017
weight -1.1762 gain -1.7501

pattern L805749171366525
? ? . ? ?
? . 3 . ?
C C * 3 .
? 3 3 . ?
? ? . ? ?
seen 31325 played 42 games 42 players 42 won 20/42 years 2001-2016
weight -0.936 gain -1.7501

pattern L701133585143471
? # # # ?
. . . . .
. . * . .
. . . a .
? . 3 C ?
a C last yes
seen 4867 played 35 games 35 players 34 won 12/35 years 2001-2016
weight -1.3765 gain -1.7521

pattern L274610933214510
. . . . X . . ?
. . . . . . . ?
. . . . C . . #
. . . * . . . #
. . . . . . . #
. . . . C . . ?
. . . . . . . ?
? ? . . X ? ? ?
seen 18672 played 289 games 289 players 255 won 154/289 years 2001-2018
weight 0.8395 gain -1.7523

pattern L835139921325428
? 3 B 3 ?
. a 1 B .
. . * . .
# # # # #
? # # # ?
a B last yes
seen 203 played 122 games 121 players 111 won 65/122 years 2001-2017
weight 0.9331 gain -1.7529

pattern L247549656221291
? ? a ? ?
? 3 3 3 ?
B . * B .
? # # # ?
? ? # ? ?
a 3C
seen 9042 played 142 games 142 players 137 won 73/142 years 2009-2018
weight -0.6972 gain -1.753

pattern L318781546353072
# # #
A * B
3 C 1
seen 633 played 62 games 41 players 40 won 25/62 years 2001-2017
weight -0.714 gain -1.7543

pattern L187776960870494
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . . O O
. . . . 3 C . .
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 169 played 93 games 93 players 77 won 53/93 years 2011-2016
weight 0.9261 gain -1.7545

pattern L616170250568094
? ? ? . ? ? ?
? O a C . . ?
? . . . . . ?
. 3 . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 1430 played 463 games 448 players 373 won 238/463 years 2000-2018
weight 0.8625 gain -1.7548

pattern L662345802623669
. . . . . . . #
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . 3 . . #
. . . . C . . #
. . . O . . . #
. . . O . . . #
seen 168 played 93 games 93 players 77 won 53/93 years 2011-2016
weight 0.9264 gain -1.7549

pattern L733781863978079
? . . . ?
. . . . .
C C * . .
. . . . .
? . . . ?
seen 159909 played 92 games 92 players 84 won 35/92 years 2001-2019
weight -1.1567 gain -1.7553

pattern L346583507351580
? ? . ? ?
? . C 3 ?
. . * C a
? . . . ?
? ? # ? ?
a C last yes
seen 5173 played 38 games 38 players 38 won 20/38 years 2009-2017
weight -1.4058 gain -1.7556

pattern L639414363445525
? ? . ? ?
? a 3 . ?
3 . * . C
? . . . ?
? ? . ? ?
a C last yes
seen 2173 played 354 games 353 players 319 won 175/354 years 2000-2019
weight 0.467 gain -1.7556

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
weight 0.4738 gain -1.756

pattern L334152742173803
. . 3
C * 3
. a .
a C last yes
seen 15693 played 120 games 120 players 116 won 63/120 years 2001-2018
weight -1.1478 gain -1.756

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
weight 0.4738 gain -1.756

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
weight 0.4738 gain -1.756

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
weight -2.3962 gain -1.7562

pattern L563195469010844
. . C ? ?
. * . ? a
C . 3 ? ?
a ? last yes
seen 2345 played 72 games 72 players 72 won 35/72 years 2000-2019
weight -0.876 gain -1.7563

pattern L644023858503877
? ? . ? ?
? . 3 B ?
# . * 1 C
? . . a ?
? ? . ? ?
a C last yes
seen 861 played 656 games 651 players 545 won 313/655 years 2000-2019
weight -0.5406 gain -1.7564

pattern L993013771654130
? . . . ?
. . . . .
. . * . B
. C . 3 3
? . . . ?
seen 10008 played 89 games 89 players 84 won 49/89 years 2001-2017
weight -0.8123 gain -1.7569

pattern L110467049158382
? ? a ? ?
? C C C ?
. 3 * . .
? . C 3 ?
? ? . ? ?
a 23
seen 2939 played 252 games 251 players 237 won 125/252 years 2001-2018
weight -0.5473 gain -1.757

pattern L185187813586887
? ? 3 C .
? ? C * .
a ? C . .
a ? last yes
seen 11230 played 140 games 140 players 139 won 73/140 years 2001-2018
weight -0.7487 gain -1.7586

pattern L223762777079168
? 2 ?
2 * 2
? . ?
seen 67967 played 513 games 507 players 436 won 266/513 years 2001-2019
weight -0.5994 gain -1.7599

pattern L685899084683763
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. 3 . * . 3 .
? . . C . C ?
? O . . . . ?
? ? ? . ? ? ?
seen 1245 played 253 games 252 players 231 won 137/253 years 2001-2017
weight 0.4708 gain -1.7608

pattern L056748407574073
3 3 C
. * 3
. C 3
seen 51688 played 1804 games 1753 players 1230 won 932/1803 years 1992-2019
weight -0.1649 gain -1.7624

pattern L668834660078824
? ? ? . ? ? ?
? O . . . . ?
? 2 C C . . ?
X . 3 * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 2849 played 674 games 672 players 559 won 348/674 years 2000-2019
weight 0.4703 gain -1.7635

pattern L040697537994241
? 3 . . a
. . . . C
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 3608 played 44 games 44 players 41 won 23/44 years 2009-2017
weight -1.1162 gain -1.7647

pattern L839848256285549
1 B B
. * .
C C .
seen 4027 played 38 games 38 players 38 won 15/38 years 2009-2016
weight -0.5874 gain -1.7648

pattern L254215422678250
? ? . ? ?
? . . . ?
. C * C C
? C 2 . ?
? ? C ? ?
seen 9884 played 56 games 56 players 55 won 24/56 years 2009-2017
weight -0.3905 gain -1.7649

pattern L228683831229097
? a ?
1 * b
? 3 ?
a B last yes
b 23
seen 3996 played 3247 games 3057 players 1834 won 1648/3247 years 1992-2019
weight -0.5457 gain -1.765

pattern L554333949731804
3 . .
C * B
3 3 3
seen 1139 played 272 games 270 players 246 won 145/272 years 2001-2019
weight 0.9816 gain -1.7656

pattern L612649277020623
? ? . ? ?
? . . 3 ?
C C * . C
? . . . ?
? ? . ? ?
seen 31401 played 104 games 104 players 99 won 44/104 years 2001-2018
weight -1.0456 gain -1.766

pattern L833404289255075
? a C . ?
C C 2 . .
. 3 * . .
. . . . .
? . . . ?
a .2
seen 9986 played 1048 games 1034 players 799 won 535/1047 years 1992-2019
weight 0.5781 gain -1.7666

pattern L722494523346824
? ? . . . ? ?
? . . . . . ?
. C a . . . .
. 3 3 * . . .
. . . . . . .
? O . . . . ?
? ? . . . ? ?
a C last yes
seen 3041 played 2918 games 2867 players 1588 won 1364/2917 years 1992-2019
weight 0.3003 gain -1.7667

pattern L750826766997420
? 3 . . ?
. . . . .
3 . * . .
. . . . .
? 3 . . ?
seen 52651 played 42 games 42 players 42 won 21/42 years 2001-2017
weight -2.6598 gain -1.7668

pattern L166426073802793
? ? . ? ?
? . . 3 ?
C . * . .
? . . C ?
? ? . ? ?
seen 230073 played 1692 games 1646 players 1176 won 841/1692 years 2000-2019
weight 0.1435 gain -1.7674

pattern L923772874870370
? # ?
# * a
? 3 ?
a BC
seen 239713 played 1861 games 1765 players 1246 won 931/1860 years 1992-2019
weight -0.2612 gain -1.7678

pattern L575436806840478
? ? . ? ?
? C C C ?
# C * C 3
? 1 A 3 ?
? ? 3 ? ?
seen 1062 played 425 games 154 players 145 won 142/425 years 2001-2019
weight 0.5511 gain -1.7696

pattern L308072885265682
? ? . ? ?
? . 3 . ?
. . * . 3
? . 3 C ?
? ? . ? ?
seen 30352 played 610 games 609 players 499 won 298/610 years 2000-2018
weight 0.9361 gain -1.7699

pattern L770037225805377
? . . . ?
. . . . .
. . * C .
3 . 3 . .
? . 3 C ?
seen 6650 played 63 games 63 players 61 won 35/63 years 2001-2017
weight -1.124 gain -1.7705

pattern L366414839889740
? . . . ?
. C 3 . .
. . * . .
. . C . C
? . . . ?
seen 2441 played 62 games 62 players 62 won 34/62 years 2000-2017
weight -0.6993 gain -1.7713

pattern L191279967727855
a 3 3
C * .
C 1 C
a .C
seen 18240 played 601 games 597 players 514 won 306/600 years 1992-2019
weight -0.495 gain -1.772

pattern L513717748701249
. . . . . . . ?
. . . . C . . ?
X . . . . . . .
. . . * . . . .
. . . . . . . .
# # # # # # # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 58013 played 111 games 111 players 103 won 68/111 years 2009-2019
weight 0.637 gain -1.7726

pattern L804607301746241
C C 3
. * 3
3 3 A
seen 8470 played 87 games 87 players 82 won 48/87 years 2001-2016
weight -1.3532 gain -1.7728

pattern L810867810992731
? ? . ? ?
? . . . ?
. . * . .
? 2 C . ?
? ? . ? ?
a ? ? ? ?
a ? last yes
seen 2323 played 55 games 55 players 55 won 31/54 years 2001-2017
weight -0.9188 gain -1.7728

pattern L105643139960702
? ? . . . ? ?
? . . . . . ?
. . . . . . o
. . . * . . .
. a . . . . .
? . . 3 . . ?
? ? . . . ? ?
a C last yes
seen 31247 played 5698 games 4374 players 2409 won 2917/5691 years 1992-2019
weight 0.2122 gain -1.7731

pattern L886485778238569
? . . . ?
C . . . .
. . * . .
. . . . .
? . 3 3 ?
seen 49211 played 40 games 40 players 40 won 19/40 years 2009-2017
weight -1.7661 gain -1.7734

pattern L248947040013342
. . .
2 * C
2 2 C
seen 26650 played 45 games 45 players 45 won 22/45 years 2009-2018
weight -1.1314 gain -1.7746

pattern L429354798406207
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . . C . . .
? . . . . . ?
? ? . . O ? ?
seen 316549 played 1536 games 1514 players 977 won 745/1535 years 2001-2019
weight 0.5422 gain -1.7757

pattern L217086752933228
? . . . ?
. . . . 3
. . * . 3
. C . . C
? . . . a
a ? last yes
seen 915 played 231 games 229 players 169 won 135/230 years 2009-2018
weight 0.4679 gain -1.776

pattern L246769286207683
? ? . ? ?
? . 3 . ?
. C * 3 .
? . C 3 ?
? ? C ? ?
seen 40723 played 61 games 61 players 61 won 24/61 years 2009-2016
weight -1.6152 gain -1.7762

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
weight 0.8281 gain -1.7763

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
weight 0.8281 gain -1.7763

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
weight 0.8281 gain -1.7763

pattern L357009227957771
. . . . . # # ?
X X 3 . . # # #
O C . . . # # #
. . . * . # # #
. . . . . # # #
. . . . . # # #
. . . . . # # ?
? . X . . # ? ?
seen 536 played 81 games 81 players 80 won 42/81 years 2001-2018
weight 0.4103 gain -1.7768

pattern L984975651849655
? ? . ? ?
? . . . ?
a . * . C
? . 2 B ?
? ? C ? ?
a .3
seen 23591 played 1523 games 1489 players 1072 won 746/1523 years 1992-2019
weight 0.1845 gain -1.7779

pattern L285650256053619
? ? ? O ? ? ?
? . . . . . ?
? . . 3 a . ?
# . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 3316 played 924 games 914 players 747 won 430/923 years 2000-2019
weight 0.1561 gain -1.7786

pattern L342705514812725
. . a
3 * 1
. . B
a B last yes
seen 528 played 316 games 309 players 261 won 165/316 years 2001-2019
weight 0.4965 gain -1.7789

pattern L296426196126837
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . . X .
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 1872538 played 11849 games 10060 players 3430 won 5994/11843 years 1993-2019
weight 0.0756 gain -1.7809

pattern L611746742491534
? ? # ? ?
? . . . ?
. . * 2 a
? 3 . C ?
? ? . ? ?
a C last yes
seen 6479 played 1618 games 1569 players 1122 won 730/1618 years 2000-2019
weight -0.3611 gain -1.7813

pattern L344503433680863
? ? 3 ?
a . * 3
? ? C ?
a ? last yes
seen 41027 played 655 games 644 players 535 won 338/655 years 2000-2019
weight -0.6678 gain -1.7814

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
weight 0.3925 gain -1.7817

pattern L332053756838719
. . 3
C * A
. . 3
seen 9928 played 163 games 161 players 151 won 80/163 years 1992-2017
weight -0.5182 gain -1.7818

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
weight -0.6326 gain -1.7825

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
weight -0.9747 gain -1.784

pattern L048469122162145
? ? . ? ?
? . . 1 ?
. 3 * A 3
? . . 3 ?
? ? . ? ?
seen 962 played 70 games 70 players 66 won 28/70 years 2009-2019
weight -0.6865 gain -1.7873

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
weight -0.8947 gain -1.789

pattern L566247554115024
. . . . . . . ?
. . . . . O . .
. . . . . . . .
. . . * . 3 . .
. . . . . . . .
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 3128 played 449 games 440 players 384 won 236/448 years 1988-2018
weight 0.5759 gain -1.789

pattern L683054756347790
? ? . ? ?
? . . . ?
C . * . .
? B 1 C ?
? ? C ? ?
seen 5433 played 431 games 429 players 386 won 184/431 years 2001-2018
weight -0.3292 gain -1.7903

pattern L684237952483964
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . . * C . X
? . . a 2 . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 1749 played 141 games 141 players 136 won 56/141 years 2001-2018
weight -0.5866 gain -1.7904

pattern L690232562355427
3 C .
3 * .
3 C C
? ? ?
a ? ?
a ? last yes
seen 1841 played 63 games 63 players 62 won 36/63 years 2009-2017
weight -0.7764 gain -1.7908

pattern L211175619553304
? ? . ? ? ?
? . . . ? ?
. . * 3 3 ?
? . C C ? ?
? ? . ? ? ?
? ? ? ? ? a
a ? last yes
seen 4056 played 209 games 209 players 193 won 101/209 years 2000-2018
weight -0.3795 gain -1.7915

pattern L031803407814343
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
O . C * . . .
? . 3 . . C ?
? . . . . . ?
? ? ? . ? ? ?
seen 2356 played 783 games 776 players 615 won 405/782 years 2001-2018
weight 0.4802 gain -1.7916

pattern L414159180129607
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. C . * . . . .
. . . . . . . ?
. O . 3 . . . ?
? . O X . . ? ?
? ? ? . ? ? ? ?
seen 20406 played 140 games 140 players 125 won 64/140 years 2001-2017
weight -0.6504 gain -1.792

pattern L854449266533798
a ? 3 ?
? . * 3
? ? . ?
a ? last yes
seen 149254 played 312 games 310 players 275 won 141/312 years 2001-2019
weight -0.6064 gain -1.7923

pattern L717940797563941
# . C
# * .
# . C
? ? ?
? a ?
a ? last yes
seen 13351 played 60 games 60 players 60 won 34/60 years 2009-2019
weight -1.0254 gain -1.7938

pattern L628450404575901
3 . 3
a * .
2 2 b
a C last yes
b .C
seen 388 played 341 games 338 players 306 won 162/341 years 2001-2019
weight 0.795 gain -1.7946

pattern L943885878204193
C . . ? a
C * . ? ?
3 . . ? ?
a ? last yes
seen 3338 played 36 games 36 players 36 won 19/36 years 2009-2017
weight -0.8107 gain -1.7959

pattern L251499056154815
. . . a
. * . ?
. B 3 ?
a ? last yes
seen 2913 played 337 games 335 players 303 won 181/337 years 2001-2019
weight 0.4459 gain -1.7965

pattern L216554391326389
? ? . ? ?
? . . . ?
. . * . .
? 3 C . a
? ? C ? ?
a ? last yes
seen 3127 played 177 games 177 players 166 won 98/177 years 2001-2019
weight -0.7583 gain -1.7976

pattern L857645197989110
? a ?
? ? ?
b A 3
. * 3
. . .
a ? last yes
b 23
seen 3820 played 1611 games 1580 players 1137 won 804/1610 years 2001-2019
weight 0.232 gain -1.7976

pattern L683362619415812
. . . ? a
. * C ? ?
. C 2 ? ?
a ? last yes
seen 3531 played 104 games 104 players 100 won 51/104 years 2001-2019
weight -0.6767 gain -1.7978

pattern L115116290429877
. . . X X . # ?
. . . . . . # #
. . C . . . # #
O . . * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # ?
? # # # # # ? ?
seen 480 played 76 games 76 players 73 won 35/76 years 2009-2017
weight 0.5909 gain -1.799

pattern L845408622882894
. . . X X . # ?
. . . . . . # ?
. . C . . . # #
O . . * . . # #
. . . . . . # #
. . . . . . # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 480 played 76 games 76 players 73 won 35/76 years 2009-2017
weight 0.5909 gain -1.799

pattern L991429906107983
. . . X X . # #
. . . . . . # #
. . C . . . # #
O . . * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # #
# # # # # # # #
seen 480 played 76 games 76 players 73 won 35/76 years 2009-2017
weight 0.5909 gain -1.799

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
weight 0.5005 gain -1.8

pattern L470243947943092
? . . O . . ? ?
. . . . . . # ?
. . C . . . # ?
X . . * . . # #
X . . . . . # ?
. . . . . . # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 500 played 77 games 77 players 74 won 35/77 years 2009-2017
weight 0.5914 gain -1.8001

pattern L776642842440864
. . X . . # # ?
. . . . . # # #
. . . . . # # #
. . . * . # # #
. C . . . # # #
. . . . . # # #
. . . . . # # ?
? . . . . # ? ?
seen 53503 played 108 games 108 players 100 won 65/108 years 2009-2019
weight 0.6963 gain -1.801

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
weight -0.3385 gain -1.8011

pattern L726307691936013
? . . . ?
. . . C .
a . * . C
. . . . .
? . . . ?
a C last yes
seen 3201 played 50 games 50 players 47 won 24/50 years 2001-2019
weight -0.7566 gain -1.8029

pattern L804633133200786
? ? . ? ?
? C . . ?
3 C * . .
? 3 . . ?
? ? . ? ?
? ? a ? ?
a ? last yes
seen 1530 played 37 games 37 players 35 won 14/37 years 2001-2016
weight -0.8857 gain -1.8044

pattern L065806452908165
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
X 3 3 * . # #
? C C . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 82309 played 368 games 366 players 333 won 166/368 years 2000-2019
weight -0.4288 gain -1.8051

pattern L585780118333358
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . 3 X ?
? ? ? X ? ? ?
seen 407478 played 68 games 67 players 66 won 34/68 years 2001-2017
weight -2.2419 gain -1.8064

pattern L531568428294004
? . 3 C ?
. . 3 C a
. . * b .
. . . . .
? . . . ?
a 2C
b C last yes
seen 1809 played 493 games 489 players 438 won 240/493 years 2001-2018
weight 0.1821 gain -1.807

pattern L466467907779551
C C 2 ? ?
. * . ? a
. . . ? ?
a ? last yes
seen 2555 played 48 games 48 players 48 won 20/48 years 2001-2018
weight -0.906 gain -1.8072

pattern L235378639647632
? ? ? . ? ? ?
? # # C . O ?
? # # . B 3 ?
# # # * 3 3 X
? # # . . . ?
? # # . . X ?
? ? ? . ? ? ?
seen 7251 played 64 games 64 players 63 won 26/64 years 2000-2017
weight -0.5681 gain -1.8073

pattern L193655133386004
? a ?
C . C
. * C
3 . .
a ? last yes
seen 1921 played 53 games 53 players 52 won 22/53 years 2001-2017
weight -0.4962 gain -1.8077

pattern L545760516191269
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . B 3 . ?
? . C 1 . . ?
? ? ? O ? ? ?
seen 1439 played 57 games 57 players 52 won 24/57 years 2009-2017
weight -0.7879 gain -1.8078

pattern L707193387286898
. . . . . . . .
. . . . . . . .
. . . . 3 . . .
. . . * B . . .
. . . . 2 C . .
. . . . . . . .
. . . . . X . .
. . . . . . . .
seen 1142 played 688 games 682 players 556 won 330/688 years 2001-2019
weight 0.3541 gain -1.8087

pattern L547288725108583
? ? ? X ? ? ?
? . B 3 3 X ?
? C 2 . . . ?
. . . * . . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 1942 played 83 games 83 players 83 won 41/83 years 2001-2019
weight 0.6457 gain -1.8099

pattern L573223019821950
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
X . . * . . . .
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 2909452 played 2046 games 1987 players 1239 won 1034/2043 years 2000-2019
weight 0.2051 gain -1.8112

pattern L169055613326991
? ? ? a
# . . ?
# * . ?
# . 3 ?
a ? last yes
seen 65132 played 79 games 79 players 78 won 39/79 years 2000-2018
weight -1.6889 gain -1.8119

pattern L036222410213198
. a .
3 * 2
b C C
a C last yes
b .3
seen 491 played 79 games 79 players 78 won 44/79 years 2009-2018
weight -0.7405 gain -1.812

pattern L886778968114192
? ? . . . ? ?
? . . . . # ?
. . . . . # #
. C . * . # #
. . . . . # #
? X 3 . . # ?
? ? O . . ? ?
seen 10806 played 45 games 45 players 45 won 19/45 years 2009-2017
weight -1.232 gain -1.8128

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
weight -0.4096 gain -1.8132

pattern L721101302859583
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. . . * B . .
? . . . 2 C ?
? . 3 . 2 O ?
? ? ? X ? ? ?
seen 562 played 161 games 160 players 147 won 87/161 years 2001-2019
weight 0.6816 gain -1.8155

pattern L715558939831869
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. 3 . * . . .
. . . C . . .
? X . . . . ?
? ? . O . ? ?
seen 24052 played 121 games 121 players 115 won 68/121 years 2001-2017
weight -0.929 gain -1.8171

pattern L286089784427259
? ? . . . ? ?
? . . . . . ?
. . . . 3 . .
. C . * . . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 41826 played 3343 games 3266 players 1778 won 1607/3343 years 1992-2019
weight 0.2907 gain -1.8185

pattern L186711301478571
? ? . ? ?
? . . . ?
a 3 * . C
? . C 3 ?
? ? . ? ?
a .3
seen 3393 played 355 games 355 players 320 won 200/355 years 2001-2019
weight -0.2664 gain -1.8193

pattern L188548977721663
. . . . . # # ?
. . . . . # # ?
. . 3 . . # # #
. C C * . # # #
. C 3 3 . # # #
. . B 3 . # # ?
. . . . . # # ?
? ? . . . ? ? ?
seen 682 played 651 games 639 players 520 won 302/650 years 2001-2019
weight 0.5445 gain -1.8197

pattern L999847850956304
? ? . ? ?
? . . . ?
. . * . .
? . . . ?
? ? . ? ?
seen 437929157 played 611424 games 42330 players 7133 won 306797/610978 years 1988-2019
weight 0.0148 gain -1.8198

pattern L798163079510120
? ? ? . ? ? ?
? X . . . . ?
? . . . . . ?
O C . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 93330 played 216 games 214 players 195 won 116/216 years 2001-2019
weight -0.5947 gain -1.8201

pattern L019084157455391
? C . B ?
3 3 B 2 .
. . * . .
# # # # #
? # # # ?
seen 570 played 224 games 223 players 211 won 89/223 years 2001-2019
weight 1.2534 gain -1.8211

pattern L709844778855781
? a . ? ?
? . . . ?
C . * . .
? C . . ?
? ? 3 ? ?
a ? last yes
seen 2733 played 48 games 48 players 46 won 28/48 years 2001-2017
weight -0.644 gain -1.8214

pattern L028025500906684
? ? . . . ? ?
? . . . . . ?
. . 3 C . . .
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 7213 played 556 games 553 players 447 won 302/556 years 2000-2019
weight -0.3686 gain -1.8244

pattern L619130242291490
. . . ?
C * 3 ?
C 2 . ?
? ? ? a
a ? last yes
seen 2024 played 46 games 46 players 46 won 19/46 years 2009-2016
weight -0.9526 gain -1.8283

pattern L496080305831553
a ? ? ?
? C . .
? . * 3
? . C C
a ? last yes
seen 2756 played 68 games 68 players 66 won 35/68 years 2001-2017
weight -1.015 gain -1.8285

pattern L809344029084265
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
O C 3 . C . .
? X . 3 . . ?
? ? . . . ? ?
seen 2144 played 904 games 901 players 671 won 438/904 years 2000-2019
weight 0.2883 gain -1.8287

pattern L337460956761760
? ? # ? ?
? . . . ?
. . * . .
? . 3 C ?
? ? 3 ? a
a ? last yes
seen 3463 played 101 games 101 players 99 won 48/101 years 2001-2017
weight -0.4621 gain -1.8296

pattern L387590244816776
? ? C ? ?
? 3 C . ?
. 3 * . 3
? . . C ?
? ? . ? ?
seen 15014 played 265 games 264 players 239 won 128/265 years 2000-2019
weight -0.2794 gain -1.83

pattern L443145524717354
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . . X .
O . . . . . X O
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 898 played 108 games 108 players 99 won 54/108 years 2009-2018
weight 0.9424 gain -1.8315

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
weight -1.6625 gain -1.8327

pattern L601470074544246
? ? ? . ? ? ?
? . . . . O ?
? . . . . . ?
. . . * . . .
? . . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 43268 played 54 games 54 players 53 won 20/54 years 2009-2017
weight -0.8933 gain -1.8332

pattern L391677171129621
? ? . ? ?
? B 2 a ?
. 3 * . .
? . . 3 ?
? ? . ? ?
a C last yes
seen 490 played 221 games 220 players 198 won 131/221 years 2001-2019
weight 0.3768 gain -1.8344

pattern L193863015389833
3 C a
A * .
1 . a
b ? ?
a .C
b ? last yes
seen 968 played 776 games 764 players 614 won 454/775 years 1992-2019
weight 0.7166 gain -1.8352

pattern L658777552786175
? # # # ?
# # # # #
B 2 * . .
. . . 3 .
? C C 3 ?
seen 996 played 91 games 91 players 88 won 47/91 years 2009-2016
weight 0.751 gain -1.8352

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
weight -0.636 gain -1.8356

pattern L070397836256698
? ? 3 ? ?
? . C . ?
. . * . C
? 3 . 3 ?
? ? . ? ?
seen 8169 played 47 games 47 players 46 won 27/47 years 2001-2017
weight -0.6756 gain -1.8377

pattern L822610763557839
2 C .
2 * .
2 C C
seen 21481 played 117 games 117 players 114 won 61/117 years 2001-2019
weight -1.2658 gain -1.8386

pattern L841951354762709
? . . . ?
. . C . .
C . * 3 .
. 3 . . .
? . . . ?
seen 11895 played 456 games 455 players 363 won 236/456 years 2001-2018
weight 0.5494 gain -1.8394

pattern L251866882426895
? ? . ? ?
? C . . ?
. . * . #
? 3 . . ?
? ? . ? ?
? ? a ? ?
a ? last yes
seen 9826 played 103 games 103 players 101 won 47/103 years 2001-2018
weight -1.1029 gain -1.8399

pattern L159482826209000
? ? O X . ? ?
? . C . . . ?
. . . 3 . . #
. . . * . . #
. . . a . . #
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 811 played 338 games 336 players 289 won 182/338 years 2001-2017
weight 0.553 gain -1.8412

pattern L520557113404655
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . X
? . . . . . ?
? . . C C O ?
? ? ? . ? ? ?
seen 12532 played 37 games 37 players 37 won 20/37 years 2009-2016
weight -0.7562 gain -1.8419

pattern L892119085452472
? ? . ? ?
? . . . ?
. 3 * . .
? 3 C . ?
? ? C ? ?
? ? ? ? a
a ? last yes
seen 3382 played 78 games 78 players 76 won 35/78 years 2001-2018
weight -0.4647 gain -1.843

pattern L320454783687631
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . . . ?
. . . . . . x ?
? . . . X . ? ?
? ? ? . ? ? ? ?
seen 6882340 played 639 games 625 players 502 won 321/639 years 2000-2019
weight 0.2024 gain -1.8442

pattern L765213033255293
? . . . . # ? ?
. . . . . # # ?
. . 3 . . # # ?
. C C * . # # #
. C 3 3 . # # ?
. . B 3 . # # ?
? . . . . # ? ?
? ? ? . ? ? ? ?
seen 689 played 658 games 646 players 526 won 308/657 years 2001-2019
weight 0.5524 gain -1.8448

pattern L817882963674760
? ? . ? ?
? . C . ?
C . * . .
? . 3 . ?
? ? 3 ? ?
seen 110435 played 164 games 164 players 156 won 75/164 years 2000-2019
weight -1.2243 gain -1.8451

pattern L264265451808722
? ? ? . ? ? ?
? . . . . . ?
? . 3 . 3 . ?
. 3 . * C . O
? . C . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 834 played 101 games 100 players 95 won 59/101 years 2009-2017
weight 0.6556 gain -1.8458

pattern L993473704419598
? ? . . . ? ?
? . . 3 . . ?
. C . . . . .
. . C * . . .
. . . . . . .
? X . . . . ?
? ? . . . ? ?
seen 4162 played 47 games 47 players 45 won 20/47 years 2009-2016
weight -0.5804 gain -1.8466

pattern L624425158923468
C 3 3
C * a
. . 2
a C last yes
seen 384 played 240 games 240 players 225 won 131/240 years 2001-2019
weight 0.526 gain -1.8467

pattern L121265917850224
. . .
C * .
. 2 a
a B last yes
seen 4544 played 717 games 709 players 580 won 371/717 years 2000-2019
weight -0.3959 gain -1.8469

pattern L497780945401074
a ? ?
? 2 ?
3 * 3
? 3 ?
a ? last yes
seen 35552 played 37 games 37 players 37 won 22/37 years 2001-2017
weight -1.4491 gain -1.8472

pattern L768359166076808
? ? . ? ?
? . C . ?
. . * B B
? C C 3 ?
? ? 3 ? ?
seen 17104 played 36 games 36 players 36 won 20/36 years 2009-2017
weight -0.68 gain -1.8482

pattern L220531700625049
3 B .
B * B
. 3 3
seen 1764 played 35 games 35 players 35 won 16/35 years 2009-2017
weight -0.4842 gain -1.8485

pattern L953021114364722
? 3 . . ?
. . C . .
. . * . .
. . . . .
? C . . ?
seen 23287 played 47 games 47 players 46 won 19/47 years 2001-2017
weight -1.5224 gain -1.8488

pattern L831474399153205
. . . . . . O ?
. . . . . . . ?
. . . . . C . .
. . . * . . O .
. . . . . 3 . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 207 played 79 games 78 players 76 won 44/79 years 2009-2017
weight 0.432 gain -1.8489

pattern L871082532943802
. . . . . . O ?
. . . . . . . .
. . . . . C . .
. . . * . . O .
. . . . . 3 . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 207 played 79 games 78 players 76 won 44/79 years 2009-2017
weight 0.432 gain -1.8489

pattern L504503602082722
1 . C
A * C
3 C C
seen 1867 played 322 games 319 players 291 won 157/322 years 2001-2018
weight -0.3982 gain -1.8498

pattern L570424151091095
? ? . ? ?
? . . C ?
3 . * . C
? . 3 C ?
? ? . ? ?
seen 3299 played 417 games 410 players 347 won 210/417 years 2000-2018
weight 0.5628 gain -1.851

pattern L153563250981689
? ? . ? ?
? . C 3 ?
C . * 3 .
? . 3 . ?
? ? . ? ?
seen 129187 played 83 games 83 players 81 won 32/83 years 2001-2018
weight -1.7171 gain -1.8521

pattern L559013928501700
. . . . . . # #
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . C . 3 . # #
O . . O . . # #
. . . . . . # #
seen 206 played 79 games 78 players 76 won 44/79 years 2009-2017
weight 0.4333 gain -1.8544

pattern L046533556604642
? 3 . . ?
. . . . .
C 2 * . 3
. C . . .
? . . . ?
seen 382 played 120 games 120 players 113 won 73/120 years 2001-2019
weight 0.8401 gain -1.8551

pattern L848086402740611
1 a .
1 * .
A 3 .
a C last yes
seen 579 played 432 games 429 players 378 won 236/432 years 2000-2019
weight 0.4489 gain -1.8551

pattern L479702041371068
2 B .
. * C
3 . 3
seen 1121 played 161 games 160 players 147 won 74/161 years 2001-2019
weight 0.3675 gain -1.8557

pattern L616309272053550
? ? . . . ? ?
? . C . . . ?
. . . . 3 . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . a ? ?
a O last yes
seen 677 played 158 games 158 players 149 won 75/158 years 2001-2017
weight 0.5471 gain -1.8558

pattern L606468413174360
. C a
. * .
3 . C
a C last yes
seen 7651 played 65 games 65 players 63 won 29/65 years 2009-2016
weight -0.8399 gain -1.856

pattern L740663854557812
? ? . ? ?
? 3 . . ?
C 3 * C .
? . 3 C ?
? ? 3 ? ?
seen 34526 played 34 games 34 players 34 won 14/34 years 2009-2017
weight -1.0103 gain -1.8565

pattern L337284323659293
? . . . ?
. C . . .
C 2 * . C
. . . . .
? . . . ?
seen 11485 played 376 games 375 players 344 won 195/375 years 2001-2018
weight 0.2974 gain -1.8568

pattern L426342989596377
? C . . ?
. C . . #
3 . * . #
. . . . #
? . . . ?
seen 54083 played 52 games 52 players 51 won 30/52 years 2001-2018
weight -1.7469 gain -1.8597

pattern L122755184407733
? ? . ? ?
? . a . ?
. . * 3 .
? . 3 B ?
? ? 3 ? ?
a C last yes
seen 919 played 233 games 233 players 212 won 125/233 years 2001-2018
weight -0.4197 gain -1.8602

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
weight 1.0038 gain -1.861

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
weight 1.0049 gain -1.8629

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
weight 1.0049 gain -1.8629

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
weight 1.0049 gain -1.8629

pattern L406591752316072
? 3 3 C ?
. . B 2 2
. . * . .
. . . . 3
? . . . ?
seen 7363 played 191 games 191 players 170 won 89/191 years 2000-2017
weight -0.9887 gain -1.8638

pattern L775568737676449
a ? ? ?
? ? ? ?
? 3 3 3
? C * C
? . . C
a ? last yes
seen 1822 played 45 games 45 players 44 won 24/45 years 2001-2018
weight -0.6522 gain -1.8649

pattern L445246884811865
? . 3 . ?
. . 3 C C
. . * . .
. . . . .
? . . . ?
seen 23672 played 184 games 182 players 168 won 89/184 years 2000-2018
weight -0.8939 gain -1.865

pattern L359426210785971
C . 2 a
. * B ?
. . . ?
a ? last yes
seen 7380 played 2934 games 2852 players 1714 won 1587/2933 years 2000-2019
weight 0.1567 gain -1.8661

pattern L647992005473713
a C C
. * C
3 3 C
a 23
seen 156564 played 1185 games 1153 players 860 won 593/1185 years 1988-2019
weight -0.6294 gain -1.8665

pattern L793199290267571
. C C
2 * .
B . .
seen 9934 played 151 games 151 players 138 won 73/151 years 1992-2018
weight -0.5825 gain -1.8671

pattern L350102353585359
? . . . ?
. . . . .
. . * C .
. C . 3 C
? . . 3 ?
seen 8008 played 1640 games 1608 players 1145 won 837/1639 years 2000-2019
weight 0.7438 gain -1.8696

pattern L965518660388014
? ? ? . ?
a ? . * B
? ? ? . ?
a ? last yes
seen 8727 played 278 games 277 players 265 won 130/278 years 1993-2019
weight -0.8509 gain -1.8696

pattern L567654086366714
? ? . ? ?
? . . . ?
C . * . .
? . a . ?
? ? . ? ?
a C last yes
seen 186358 played 563 games 562 players 499 won 259/563 years 2000-2019
weight -0.4723 gain -1.8699

pattern L360831570603504
? ? . ? ?
? 3 . . ?
C C * . .
? 3 C . ?
? ? . ? ?
seen 4128 played 1849 games 1807 players 1271 won 967/1848 years 2000-2019
weight 0.6819 gain -1.87

pattern L184046869093538
? ? . ? ?
? 3 . . ?
. . * . .
? 3 a . ?
? ? . ? ?
a C last yes
seen 5027 played 2306 games 2239 players 1483 won 1232/2305 years 1993-2019
weight 0.2119 gain -1.8706

pattern L690507276455102
? ? ? . ? ? ?
? O C . # # ?
? 3 C . # # ?
. 3 3 * # # #
? . . . # # ?
? . . . # # ?
? ? ? . ? ? ?
seen 45416 played 41 games 41 players 41 won 18/41 years 2001-2019
weight -1.3243 gain -1.8708

pattern L378021765490205
3 B 2
C * A
a C 3
a .C
seen 1202 played 374 games 176 players 166 won 174/374 years 2001-2017
weight 0.6838 gain -1.8711

pattern L286183629165031
? ? . ? ?
? . . 3 ?
. . * . a
? C . C ?
? ? . ? ?
a C last yes
seen 4169 played 66 games 66 players 65 won 32/66 years 2001-2016
weight -1.1458 gain -1.8738

pattern L124819809921574
. B 3
. * 3
. a C
a C last yes
seen 903 played 190 games 190 players 187 won 84/190 years 2000-2018
weight -0.6217 gain -1.8743

pattern L603673015480138
? ? . ? ?
? . . 3 ?
. . * A 3
? C C 3 ?
? ? 3 ? ?
seen 17946 played 123 games 123 players 117 won 66/123 years 2000-2018
weight -0.5381 gain -1.8743

pattern L894869074514837
a ? ? ?
? ? ? ?
? . . .
? . * .
? C 3 .
a ? last yes
seen 5905 played 73 games 72 players 70 won 42/73 years 2001-2017
weight -0.8058 gain -1.8763

pattern L491437604757854
? O . . . . ? ?
. . . 3 . . . ?
. C . . . . . ?
. . . * . . . #
. . . . . . . ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 32386 played 1516 games 1497 players 1056 won 805/1515 years 2001-2019
weight 0.4678 gain -1.8807

pattern L821267347999265
C . C
. * C
. a 1
a B last yes
seen 3287 played 154 games 154 players 142 won 76/154 years 2000-2018
weight -0.3282 gain -1.8812

pattern L530232339365232
? ? . . . ? ?
? . . . C . ?
. . 3 . . . X
. . . * C . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 2757 played 58 games 58 players 55 won 25/58 years 2009-2016
weight -0.8658 gain -1.8818

pattern L825220069006570
. . 3
3 * .
3 A 3
seen 46251 played 176 games 176 players 168 won 97/176 years 2001-2019
weight -0.7097 gain -1.8822

pattern L912314200209234
a ? ? ? ? ?
? ? C . 3 ?
? . . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 11017 played 36 games 36 players 35 won 16/36 years 2001-2017
weight -1.7081 gain -1.8829

pattern L483025125230204
? ? # ? ?
? . . . ?
3 . * . .
? . 3 . ?
? ? 3 ? ?
seen 325328 played 100 games 99 players 99 won 58/100 years 2001-2017
weight -1.4244 gain -1.8836

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
weight -0.3011 gain -1.8838

pattern L738647465703803
? . . . ?
. . . . #
3 3 * . #
3 C a . #
? . . . ?
a C last yes
seen 910 played 200 games 200 players 186 won 100/199 years 2001-2017
weight -0.5416 gain -1.8849

pattern L652035405715382
? # # # ?
# # # # #
. . * . .
. . 2 C .
? 3 C C ?
seen 416847 played 952 games 939 players 765 won 421/952 years 1993-2019
weight 0.4483 gain -1.885

pattern L826472640125068
? ? . . . ? ?
? . . . . . ?
X . . . . . .
. . . * C . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 38944 played 78 games 78 players 75 won 38/78 years 2001-2018
weight -0.9998 gain -1.8851

pattern L596413953101278
? . . 3 ?
# . 3 C 3
# . * C C
# . . . .
? . . a ?
a .C
seen 78622 played 547 games 543 players 447 won 269/547 years 2009-2019
weight 0.3 gain -1.8862

pattern L998780166196292
1 A A
. * 3
. . a
a .3
seen 742 played 228 games 228 players 214 won 117/227 years 2001-2019
weight -0.4271 gain -1.8869

pattern L419191083161681
? ? . ? ?
? . C 3 ?
# . * 3 .
? # # # ?
? ? # ? ?
seen 12266 played 47 games 47 players 46 won 18/47 years 2000-2017
weight -1.1231 gain -1.8872

pattern L781789305146913
? 2 ?
a * #
? . ?
a B last yes
seen 2301 played 299 games 293 players 268 won 136/299 years 2009-2019
weight -0.5552 gain -1.8876

pattern L298277399002143
. . . . O . . ?
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . . . . . #
. . . X X . . ?
? . . . O . ? ?
seen 931 played 108 games 108 players 99 won 54/108 years 2009-2018
weight 0.941 gain -1.8889

pattern L941970824453366
. . 3 ?
C * . a
. . 3 ?
a ? last yes
seen 12155 played 255 games 253 players 220 won 128/255 years 2001-2018
weight 0.6462 gain -1.8893

pattern L900644472305395
? . . . ?
. . . . .
. . * . 3
. . . . .
? . . 3 ?
seen 2355323 played 1754 games 1710 players 1221 won 896/1754 years 2000-2019
weight -0.2666 gain -1.8906

pattern L750471568277353
? . 3 . ?
. . . . .
. . * . .
. . . . .
? . 3 . ?
seen 337811 played 352 games 351 players 308 won 185/352 years 2001-2018
weight -0.5118 gain -1.8912

pattern L029095186333828
3 . .
3 * C
B . C
seen 52878 played 192 games 192 players 185 won 98/192 years 2001-2017
weight -1.6763 gain -1.8924

pattern L429465972801265
? ? C ? ?
? . . 3 ?
. C * . a
? . . . ?
? ? . ? ?
a C last yes
seen 2687 played 53 games 53 players 50 won 26/53 years 2009-2018
weight -0.8405 gain -1.8928

pattern L619530349652038
3 A 1 a
. * . ?
# # # ?
a ? last yes
seen 21794 played 18498 games 14858 players 4254 won 9530/18489 years 1988-2019
weight 0.5093 gain -1.8929

pattern L102304395042631
? . ?
A * .
? a ?
a B last yes
seen 609 played 390 games 387 players 355 won 210/390 years 1992-2019
weight 1.038 gain -1.8938

pattern L038095708651927
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? a ?
a ? last yes
seen 3489629 played 540 games 539 players 462 won 247/540 years 2000-2019
weight -0.2701 gain -1.8947

pattern L658360941948984
. 3 B
3 * 1
3 3 C
seen 38242 played 1114 games 1085 players 846 won 602/1114 years 1992-2019
weight -0.3002 gain -1.8952

pattern L313099802774348
? ? # ? ?
? . . . ?
C C * . .
? 2 . C ?
? ? C ? ?
seen 11540 played 53 games 53 players 53 won 31/53 years 2009-2018
weight -1.1091 gain -1.8962

pattern L136592309132931
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . . * a 3 X
? . . . 2 C ?
? . . . . . ?
? ? ? . ? ? ?
a B last yes
seen 693 played 576 games 576 players 457 won 337/575 years 2009-2017
weight 0.6375 gain -1.8969

pattern L763995814657729
? ? . ? ?
? . . . ?
C 2 * . C
? B 3 . ?
? ? 3 ? ?
seen 1864 played 41 games 41 players 41 won 19/41 years 2001-2017
weight -0.6594 gain -1.897

pattern L427083366001354
B 2 .
B * .
. . C
seen 9610 played 398 games 395 players 356 won 224/398 years 2000-2019
weight -0.2199 gain -1.8975

pattern L689674550219857
3 3 .
C * 3
. C a
? b ?
a 3C
b ? last yes
seen 4687 played 163 games 162 players 151 won 81/163 years 2001-2016
weight -0.5222 gain -1.8975

pattern L290367345093642
? ? . O . ? ?
? . . . . X ?
. . 3 C . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? O . . ? ?
seen 145 played 107 games 107 players 98 won 53/107 years 2009-2018
weight 0.3856 gain -1.8978

pattern L175175402379949
? ? C ? ?
? B 1 C ?
3 3 * . .
? . . . ?
? ? . ? ?
seen 4603 played 3165 games 3054 players 1825 won 1621/3161 years 2000-2019
weight 0.7704 gain -1.8981

pattern L742298383757879
? ? . . . ? ?
? . . . . . ?
. . . . . . .
O . C * . . .
. . 3 . . C .
? . . . . . ?
? ? . . . ? ?
seen 1947 played 690 games 683 players 548 won 362/689 years 2001-2018
weight 0.5319 gain -1.8984

pattern L733838226692508
a . C
. * C
. . 3
a C last yes
seen 9863 played 269 games 269 players 247 won 143/269 years 2001-2019
weight -0.4214 gain -1.8989

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
weight 0.3859 gain -1.8993

pattern L051767333121107
? ? a
? ? ?
? 2 ?
C * C
? . ?
a ? last yes
seen 7245 played 87 games 86 players 84 won 45/87 years 2009-2018
weight -0.989 gain -1.901

pattern L566196617500413
? . . 3
a . * C
? b . .
a ? last yes
b .C
seen 4954 played 422 games 418 players 370 won 227/422 years 1992-2018
weight -0.439 gain -1.9015

pattern L402736354960009
? 3 . . ?
. . . . .
. . * . .
C . . C .
? . . . ?
seen 33987 played 69 games 69 players 68 won 31/69 years 2001-2017
weight -1.1886 gain -1.9023

pattern L997557689211474
? ? ? . ? ? ?
? O 2 . . . ?
? . C 3 . . ?
. . a * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 2091 played 596 games 590 players 500 won 276/596 years 2001-2019
weight -0.2607 gain -1.9023

pattern L361616600669462
. . C
. * C
. 2 C
a ? ?
a ? last yes
seen 7212 played 94 games 94 players 86 won 50/94 years 2009-2018
weight -0.5382 gain -1.9025

pattern L069275003701518
? . 3 3 ?
. . . . .
. . * . .
. . . a .
? . . . ?
a C last yes
seen 5392 played 105 games 105 players 102 won 57/105 years 2000-2019
weight -0.4112 gain -1.9031

pattern L922408481046488
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . . . .
. C . . . . . .
. . . 3 . . . .
. O . . . . . ?
? . . X . . ? ?
seen 5646 played 612 games 429 players 447 won 309/612 years 2000-2018
weight -0.4063 gain -1.9033

pattern L900549921629316
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. C C * . 3 O
? 3 C 3 3 3 ?
? X 3 C C O ?
? ? ? . ? ? ?
seen 504 played 478 games 478 players 380 won 279/478 years 2009-2017
weight 0.716 gain -1.9035

pattern L126456432671992
B B 3
3 * .
3 . 3
seen 11167 played 310 games 310 players 280 won 167/310 years 2001-2018
weight 0.5449 gain -1.9045

pattern L014701634359384
? . 3 C ?
. . . 3 .
. . * . 3
. . . . .
? . . . ?
seen 32383 played 85 games 84 players 83 won 36/85 years 2001-2019
weight -0.719 gain -1.9052

pattern L588282263746592
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . . X X
. . . . . . . O
. . . . C . O .
. . . . . . . .
. . . . . . . .
seen 8182 played 68 games 68 players 66 won 25/68 years 2001-2017
weight -0.7016 gain -1.9053

pattern L402494728757247
? ? # ? ?
? # # # ?
3 . * . .
? 3 . . ?
? ? . ? ?
seen 605358 played 40 games 33 players 32 won 14/40 years 2001-2019
weight -2.963 gain -1.9073

pattern L503961681906714
? ? ? 3 ? ?
? ? C . . ?
? . . * . .
? ? . . . ?
? ? ? . ? ?
a ? ? ? ? ?
a ? last yes
seen 15924 played 53 games 53 players 52 won 31/53 years 2001-2017
weight -1.5815 gain -1.9079

pattern L534871814206910
? ? O . . ? ?
? X 3 C C O ?
. 3 C 3 3 3 O
. C C * . 3 O
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 503 played 478 games 478 players 380 won 279/478 years 2009-2017
weight 0.7182 gain -1.9087

pattern L143894252855308
. . . . O X . ?
X O C C 3 X . #
O 3 3 3 C 3 . #
O 3 . * C C . #
. . . . . . . #
# # # # # # # #
# # # # # # # ?
? # # # # # ? ?
seen 502 played 478 games 478 players 380 won 279/478 years 2009-2017
weight 0.7183 gain -1.9089

pattern L420549537803068
? X O O . # ? ?
. O 3 3 . # # ?
. C 3 . . # # ?
. C 3 * . # # #
O 3 C C . # # ?
X X 3 C . # # ?
? . . . . # ? ?
? ? ? # ? ? ? ?
seen 502 played 478 games 478 players 380 won 279/478 years 2009-2017
weight 0.7183 gain -1.9089

pattern L610775314384898
. X O O . # # #
. O 3 3 . # # #
. C 3 . . # # #
. C 3 * . # # #
O 3 C C . # # #
X X 3 C . # # #
. . . . . # # #
# # # # # # # #
seen 502 played 478 games 478 players 380 won 279/478 years 2009-2017
weight 0.7183 gain -1.9089

pattern L751039769777152
. . . . O X . ?
X O C C 3 X . ?
O 3 3 3 C 3 . #
O 3 . * C C . #
. . . . . . . #
# # # # # # # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 502 played 478 games 478 players 380 won 279/478 years 2009-2017
weight 0.7183 gain -1.9089

pattern L145525792722532
C C . ? ?
. * . ? a
. . . ? ?
a ? last yes
seen 79591 played 91 games 91 players 89 won 40/91 years 2001-2019
weight -0.7442 gain -1.909

pattern L014826307692373
? ? ? . ? ? ?
? . . . C . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . C . . . ?
? ? ? x ? ? ?
seen 44851 played 149 games 149 players 139 won 76/148 years 2000-2017
weight 0.6606 gain -1.9096

pattern L213249471005022
? ? . ? ?
? 3 C . ?
. 3 * . .
? 3 C C ?
? ? C ? ?
seen 17069 played 263 games 262 players 237 won 139/263 years 2001-2019
weight -0.3646 gain -1.9097

pattern L964798633665712
? B ?
2 * 3
a . ?
a ? last yes
seen 2677 played 861 games 848 players 671 won 432/859 years 2000-2019
weight 0.2653 gain -1.9109

pattern L734043218853778
? ? . ? ?
? . . C ?
. C * . .
? C 3 3 ?
? ? . ? ?
seen 38702 played 140 games 140 players 136 won 63/140 years 2001-2017
weight -1.0914 gain -1.911

pattern L893825266434552
? ? . ? ?
? . . . ?
. 3 * C .
? . 3 C ?
? ? 3 ? ?
seen 161426 played 92 games 92 players 86 won 49/91 years 1988-2018
weight -1.4758 gain -1.9116

pattern L627068085880772
? ? ? . ? ? ?
? X . . . . ?
? 3 C . . . ?
. C . * . . .
? . C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 85119 played 739 games 725 players 606 won 396/739 years 2001-2019
weight 0.5802 gain -1.9121

pattern L234391448685153
3 A #
. * #
. C #
seen 4675 played 135 games 135 players 130 won 73/135 years 2001-2017
weight -0.7181 gain -1.9135

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
weight -0.7084 gain -1.9137

pattern L718189915626655
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * C . .
. . . . . . .
? . . . 3 . ?
? ? . X . ? ?
seen 18552 played 161 games 161 players 148 won 77/161 years 2009-2019
weight -0.5364 gain -1.9139

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
weight 0.2167 gain -1.914

pattern L868294265478036
? # . C ?
# # . C 3
# # * C 3
# # . 3 C
? # . 3 ?
seen 49048 played 251 games 247 players 230 won 123/251 years 2001-2019
weight -0.736 gain -1.9141

pattern L641041835005543
? ? . . . ? ?
? . . . . . ?
. . . C . . .
. . . * 3 . .
. C . . . . .
? . . 3 . . ?
? ? . . . ? ?
seen 578 played 327 games 326 players 280 won 174/327 years 2001-2018
weight 0.3943 gain -1.9158

pattern L077423922301180
? ? 3 ? ?
? C . . ?
C C * . #
? . . . ?
? ? # ? ?
seen 11638 played 34 games 34 players 33 won 16/34 years 2009-2018
weight -0.6792 gain -1.9176

pattern L113483218851802
? ? a
C C .
. * .
. . .
a ? last yes
seen 165112 played 224 games 223 players 206 won 125/224 years 2001-2019
weight -1.3833 gain -1.9177

pattern L697992537015075
a ? . C . ?
? 3 . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 17232 played 49 games 49 players 47 won 28/49 years 2009-2017
weight -1.505 gain -1.918

pattern L786204681389072
? ? . ? ?
? . . . a
# . * B 1
? . . 3 ?
? ? . ? ?
a ? last yes
seen 2986 played 444 games 443 players 382 won 196/444 years 2000-2019
weight -0.5736 gain -1.9201

pattern L349246704890072
? ? . ? ?
? . . C ?
. 3 * . C
? C C . ?
? ? . ? ?
seen 15727 played 173 games 173 players 166 won 84/173 years 2001-2019
weight -0.701 gain -1.9206

pattern L722221927374191
? C ? ? ?
C * 3 ? ?
? a ? ? b
a .3C
b ? last yes
seen 79749 played 1174 games 1156 players 876 won 580/1174 years 1992-2019
weight -0.5867 gain -1.9212

pattern L076687226970090
? . . . ?
. . 3 . 3
. . * . .
. . C . .
? . . C ?
seen 39633 played 66 games 66 players 64 won 37/66 years 2000-2016
weight -0.868 gain -1.9215

pattern L805226474012344
. . . . . . # ?
. . . . . . # ?
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # ?
. . . X . . # ?
? ? . . . ? ? ?
distance 12-20
seen 41955 played 303 games 282 players 134 won 149/302 years 1993-2019
weight 0.2486 gain -1.9218

pattern L138723800190160
? a ?
? ? ?
3 B 2
. * .
. . .
a ? last yes
seen 810 played 669 games 663 players 542 won 332/669 years 2001-2019
weight 1.0085 gain -1.9222

pattern L743673779833183
? . . . ?
. . 3 . .
. C * . C
. . 3 . .
? a . . ?
a .3
seen 3999 played 2451 games 2390 players 1532 won 1240/2447 years 2000-2019
weight 0.3358 gain -1.9236

pattern L176862514622889
? . . . ?
. . . . .
. a * . .
. C 3 . .
? 3 . . ?
a C last yes
seen 28653 played 6218 games 5782 players 2694 won 3174/6215 years 1992-2019
weight -0.1296 gain -1.9259

pattern L695298665420753
. . . . . . . ?
. . . C C . . .
. . 3 C 3 B . .
. . . * 3 3 . .
. . . . . . . .
# # # # # # # #
# # # # # # # ?
? # # # # # ? ?
seen 678 played 649 games 637 players 519 won 300/648 years 2001-2019
weight 0.5779 gain -1.9264

pattern L845935826763783
. . . . . . . .
. . . C C . . .
. . 3 C 3 B . .
. . . * 3 3 . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
# # # # # # # #
seen 678 played 649 games 637 players 519 won 300/648 years 2001-2019
weight 0.5779 gain -1.9264

pattern L401904877941891
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . a ?
a ? last yes
seen 2594700 played 112 games 112 players 107 won 47/112 years 2000-2017
weight -0.5498 gain -1.9275

pattern L694465069775997
? ? # . X ? ?
? # # . . X ?
# # # . 3 . O
# # # * C C .
# # # . . . .
? # # . . . ?
? ? # . . ? ?
seen 8066 played 42 games 42 players 40 won 20/42 years 2001-2018
weight -0.8749 gain -1.9279

pattern L652254347919626
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . . 3 C . .
? . . . . O ?
? ? . . . ? ?
seen 16592 played 78 games 78 players 75 won 33/78 years 2009-2018
weight -1.013 gain -1.9284

pattern L459067759591507
C C .
C * 3
3 . 3
seen 34631 played 143 games 143 players 140 won 64/143 years 2000-2019
weight -1.1243 gain -1.9291

pattern L522503578144862
? 2 ?
3 * C
? C ?
a ? ?
a ? last yes
seen 3033 played 89 games 89 players 87 won 46/89 years 2009-2017
weight -0.8328 gain -1.9304

pattern L382529074294221
? ? ? . ? ? ?
? . . . . . ?
? . 2 a . . ?
X . C * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 11569 played 427 games 426 players 384 won 182/427 years 2000-2019
weight -0.3485 gain -1.9305

pattern L106518138359838
? ? C ? ?
? . a 2 ?
3 . * . .
? . . . ?
? ? . ? ?
a C last yes
seen 2426 played 584 games 574 players 497 won 274/584 years 1993-2019
weight 0.2836 gain -1.9308

pattern L543451843845929
? ? ? . ? ? ?
? . . . . . ?
? C . . . . ?
O 1 B * . . .
? . 2 C . . ?
? X . . . . ?
? ? ? . ? ? ?
seen 1455 played 255 games 253 players 235 won 127/255 years 2001-2019
weight 0.7 gain -1.9308

pattern L562025510652859
? ? 3 ? ?
? C . . a
. . * C .
? . . . ?
? ? . ? ?
a ? last yes
seen 4687 played 65 games 65 players 64 won 36/65 years 2001-2017
weight -1.1193 gain -1.9339

pattern L120782027710458
? . C C ?
. a 3 3 .
. C * . .
C C 3 . .
? 3 3 . ?
a C last yes
seen 225 played 128 games 128 players 116 won 50/128 years 2009-2018
weight 0.5367 gain -1.9343

pattern L255652785653237
? ? . . . ? ?
? . . . C . ?
. . 3 . . . X
. . . * C . .
. . . . . . O
? . . . . . ?
? ? # # # ? ?
seen 411 played 144 games 142 players 102 won 65/144 years 2001-2017
weight 0.731 gain -1.935

pattern L283074126836165
? . . . ?
. . . . .
. . * . .
C C 2 . .
? 3 C . a
a ? last yes
seen 418 played 172 games 172 players 162 won 84/172 years 2001-2019
weight 0.4187 gain -1.9351

pattern L882756390394786
? . . . ? ?
C . . . . ?
. . * . . ?
. 3 . . . a
? . . . ? ?
a ? last yes
seen 2277 played 169 games 169 players 160 won 84/169 years 2001-2019
weight 0.5362 gain -1.9353

pattern L403815299158367
? ? ? . ? ? ?
? X . . . . ?
? C . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 10369 played 38 games 38 players 37 won 18/38 years 2001-2017
weight -0.5999 gain -1.9367

pattern L596747005665223
. . 3
B * 3
B B 3
seen 12116 played 46 games 46 players 46 won 21/46 years 2001-2017
weight -1.7696 gain -1.9371

pattern L533826143912798
. . . . . . # ?
. . . . . . # #
. . . . . . # #
. . 3 * . . # #
. . . C . . # #
. . . . . . # #
. . O . . . # ?
? . . . . . ? ?
seen 3066 played 191 games 191 players 165 won 103/191 years 2001-2019
weight -0.5704 gain -1.9372

pattern L836284485811385
? . C 2 ?
. a 1 C C
. . * . .
. . . . .
? . . . ?
a C last yes
seen 188 played 170 games 170 players 161 won 85/170 years 1992-2018
weight 1.1477 gain -1.9374

pattern L508984616295115
? # # # ?
. . . . .
C 2 * . .
. C 3 . C
? C 3 . ?
seen 2794 played 675 games 668 players 551 won 339/675 years 2000-2019
weight 0.4687 gain -1.9396

pattern L595091092454644
? . 3 . ?
. 3 C C .
. 3 * . .
. . . . .
? # # # ?
seen 107247 played 77 games 77 players 76 won 43/77 years 2001-2016
weight -1.7809 gain -1.9398

pattern L891197150966478
? ? . ? ?
? . . 3 ?
. C * . a
? . . 3 ?
? ? . ? ?
a C last yes
seen 6865 played 177 games 175 players 156 won 91/177 years 2001-2017
weight 0.7102 gain -1.94

pattern L517122025584941
? # # # ?
# # # # #
. 3 * C .
. 3 B . C
? 3 3 C ?
seen 20043 played 966 games 945 players 727 won 483/966 years 1988-2019
weight 0.1441 gain -1.9406

pattern L120362512002366
? 3 ?
. * .
? . ?
? ? ?
? ? a
a ? last yes
seen 752696 played 1135 games 1113 players 865 won 551/1135 years 2001-2019
weight -0.4712 gain -1.9409

pattern L053157003324474
? ? # ? ?
? . . . ?
. a * . b
? 3 C C ?
? ? . ? ?
a C last yes
b .C
seen 4482 played 242 games 242 players 216 won 105/242 years 2001-2019
weight -0.3937 gain -1.9425

pattern L139313676098768
# # #
. * B
3 B 2
seen 17558 played 37 games 37 players 36 won 15/37 years 2009-2017
weight -1.3306 gain -1.9426

pattern L587796851255052
? ? ? . ? ? ?
? . . . . # ?
? 3 . . . # ?
. . . * . # #
? 3 . . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 436943 played 187 games 186 players 169 won 98/187 years 2009-2017
weight -0.5871 gain -1.9433

pattern L858076434791976
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . C . . C .
? . . . . . ?
? ? . . . ? ?
seen 741260 played 64 games 64 players 64 won 31/64 years 2000-2017
weight -1.9718 gain -1.9435

pattern L913066127083722
? . . . ?
. a . C .
3 . * . .
. . . . .
? . . . ?
a C last yes
seen 7752 played 115 games 115 players 112 won 56/115 years 2009-2017
weight -0.3925 gain -1.9449

pattern L386147966286555
? . C . ?
. . C 2 .
. . * B 2
. . . . C
? . . . ?
seen 2428 played 126 games 126 players 123 won 61/126 years 2000-2019
weight -0.8422 gain -1.945

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
weight 0.9071 gain -1.9451

pattern L453890766961446
? ? a ? ?
? C . 3 ?
. . * . .
? . C 3 ?
? ? C ? ?
a 23
seen 39096 played 441 games 439 players 393 won 232/441 years 2001-2018
weight -0.4357 gain -1.9454

pattern L116246025432081
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. 3 . * . . .
? . . . . . ?
? O C a . . ?
? ? ? . ? ? ?
a C last yes
seen 2160 played 74 games 73 players 72 won 43/74 years 2001-2018
weight -0.6774 gain -1.9464

pattern L181166560859741
? ? . ? ?
? 3 C . ?
3 3 * . .
? 3 C C ?
? ? a ? ?
a 3C
seen 13576 played 239 games 238 players 224 won 106/239 years 1993-2019
weight -0.5012 gain -1.9465

pattern L350750373606062
? ? a ? ?
? . . . ?
. . . . 3
. . * . .
. . . C .
? . . . ?
a ? last yes
seen 2601 played 43 games 43 players 41 won 17/43 years 2001-2019
weight -0.8474 gain -1.9478

pattern L699301536182032
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
X . 3 * a . .
? C . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 1003 played 350 games 348 players 299 won 188/350 years 2000-2018
weight 0.5482 gain -1.9482

pattern L286761860031597
a ? ? ? ?
? ? 3 ? ?
? C C 3 ?
. . * . .
? . . . ?
? ? # ? ?
a ? last yes
seen 4997 played 44 games 44 players 42 won 20/44 years 2009-2017
weight -1.2316 gain -1.9492

pattern L607539907810350
a ? ? ? ?
? ? . . C
? ? C * .
? ? . . b
a ? last yes
b .3
seen 34404 played 431 games 430 players 376 won 203/431 years 2001-2019
weight -0.2414 gain -1.9503

pattern L992902737614777
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * 3 C O
. 3 . C . 3 O
? . . . . X ?
? ? . . . ? ?
seen 2177 played 92 games 92 players 85 won 46/92 years 1992-2019
weight 0.454 gain -1.9513

pattern L594185131159486
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X . 3 * C . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 41696 played 85 games 85 players 81 won 42/85 years 2001-2018
weight -0.9717 gain -1.9522

pattern L756195333517979
? . . . ?
. . . a C
. . * 3 .
. . . . 3
? . . C ?
a C last yes
seen 434 played 299 games 299 players 270 won 148/299 years 2001-2019
weight 0.7965 gain -1.9523

pattern L073368096382651
? ? # # #
a ? . * .
? ? 2 . .
a ? last yes
seen 8698 played 116 games 116 players 112 won 34/116 years 2000-2018
weight -0.6988 gain -1.9524

pattern L369841377796879
? . 3 . ?
. C . 3 .
. . * . .
. . C 3 .
? . . . ?
seen 1265 played 124 games 123 players 114 won 78/124 years 2009-2017
weight 0.5737 gain -1.9533

pattern L954235238990126
? ? . ? ?
? . . . ?
. C * 2 a
? . . B ?
? ? . ? ?
a B last yes
seen 2239 played 44 games 44 players 44 won 21/44 years 2001-2017
weight -0.7227 gain -1.9533

pattern L379565969438872
C 3 3 ? ?
C * C ? ?
. . C ? a
a ? last yes
seen 1605 played 52 games 52 players 50 won 29/51 years 2000-2018
weight -0.5141 gain -1.9539

pattern L693261612039736
? ? . . . ? ?
? . . C . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? X . . . . ?
? ? . . . ? ?
seen 29540 played 34 games 34 players 33 won 14/34 years 2001-2016
weight -0.7506 gain -1.9541

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
weight -0.9132 gain -1.9542

pattern L316031109047003
. . C
3 * C
3 a .
a C last yes
seen 1233 played 49 games 49 players 48 won 25/49 years 2009-2018
weight -0.6291 gain -1.9557

pattern L152222028190330
? . . . ? ?
. . . . . a
. . * . . ?
. C . . 3 ?
? . . . ? ?
a ? last yes
seen 2876 played 71 games 71 players 71 won 25/71 years 2009-2017
weight -0.9167 gain -1.9561

pattern L264252916319767
? ? ? . ? ? ?
? @ C . . O ?
? 3 . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 64557 played 188 games 188 players 177 won 96/188 years 2001-2018
weight -1.0394 gain -1.9573

pattern L403831184641161
? C ?
3 * 1
? . ?
seen 81598 played 5687 games 5249 players 2566 won 2814/5686 years 1992-2019
weight -0.097 gain -1.9593

pattern L554855281420341
3 a 3
. * .
. C .
a B last yes
seen 601 played 351 games 348 players 317 won 208/350 years 2001-2019
weight 1.0662 gain -1.9593

pattern L467126185644714
? ? . ? ?
? . a 3 ?
. 3 * C .
? . . . ?
? ? . ? ?
a C last yes
seen 1039 played 648 games 646 players 543 won 347/648 years 2000-2019
weight 0.3778 gain -1.9598

pattern L776828034046274
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . C . .
. . . . . . . .
. . . 3 . O . .
. . . X O . . .
. . . . . . . .
seen 9253 played 60 games 60 players 58 won 27/60 years 2009-2016
weight -0.5628 gain -1.9599

pattern L241813743188328
? ? . ? ?
? 3 C C ?
. 3 * . C
? . . . ?
? ? # ? ?
seen 15839 played 218 games 216 players 199 won 124/218 years 2009-2018
weight 0.6497 gain -1.9612

pattern L347194434959232
C 1 C
2 * C
. 3 .
seen 2359 played 73 games 73 players 72 won 41/73 years 2001-2018
weight -0.7203 gain -1.9632

pattern L978355473459303
? . . 3
? C * .
? . 3 .
a ? ? ?
a ? last yes
seen 4934 played 77 games 76 players 76 won 45/77 years 2001-2019
weight -0.7632 gain -1.9648

pattern L514314689289362
3 3 B
3 * 2
. C a
a .C
seen 5501 played 221 games 219 players 205 won 114/221 years 2001-2018
weight -0.4311 gain -1.9658

pattern L446609555703736
? ? . . . ? ?
? . . . 3 X ?
. . . . . B X
. . . * . . X
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 2452 played 223 games 222 players 171 won 105/223 years 2009-2017
weight 0.7981 gain -1.9665

pattern L702111907069918
? ? . ? ?
? C . . ?
. a * . .
? 2 B . ?
? ? 3 ? ?
a C last yes
seen 1761 played 174 games 173 players 159 won 91/174 years 2001-2017
weight -0.672 gain -1.9678

pattern L718013240334919
? ? . ? ?
? 3 . C ?
C 3 * . .
? 3 B . ?
? ? 3 ? ?
seen 8596 played 49 games 49 players 49 won 33/49 years 2009-2018
weight -0.7737 gain -1.9679

pattern L194656999392976
# # #
. * C
C . 3
seen 12500 played 573 games 567 players 462 won 287/573 years 2000-2019
weight 0.6083 gain -1.9685

pattern L269647895051348
? ? . ? ?
? . . . ?
. . * 3 .
? 2 A 3 ?
? ? 1 ? ?
seen 1623 played 577 games 574 players 496 won 313/577 years 2000-2019
weight 0.5811 gain -1.9685

pattern L429578143737745
3 . C
. * 2
C C 2
seen 1650 played 236 games 236 players 219 won 124/235 years 2001-2019
weight 0.4735 gain -1.9686

pattern L781778938303515
? ? # ? ?
? . . . ?
3 . * . #
? 3 3 . ?
? ? 3 a ?
a ? last yes
seen 680 played 241 games 240 players 224 won 117/241 years 2001-2019
weight 1.9718 gain -1.969

pattern L840155679559475
? ? . ? ?
? . . . ?
. . * C C
? . . . ?
? ? # ? ?
seen 142397 played 180 games 179 players 165 won 67/180 years 2001-2017
weight -0.929 gain -1.9691

pattern L366127589871400
? a ?
B 2 .
B * .
# # #
a ? last yes
seen 983 played 54 games 51 players 52 won 25/54 years 2001-2017
weight -0.9261 gain -1.9698

pattern L501753046214642
? C C 3 ?
. . a 3 .
. . * . .
# # # # #
? # # # ?
a C last yes
seen 5726 played 322 games 320 players 288 won 162/322 years 2001-2019
weight -0.5843 gain -1.9704

pattern L154358072016110
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . C * C . .
O . 3 . . . .
? . . . . . ?
? ? . . . ? ?
seen 3975 played 1349 games 1324 players 978 won 691/1347 years 2001-2019
weight 0.284 gain -1.9729

pattern L357718124529616
? ? ? . ? ? ?
? . . . . . ?
? . 3 . . . a
. . . * . . .
? C . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 1009 played 160 games 160 players 151 won 77/160 years 2001-2019
weight 0.5787 gain -1.9729

pattern L465960951078854
? . . . ?
. . 3 3 .
. . * C .
. . . . .
? . . C ?
seen 13971 played 112 games 111 players 107 won 63/112 years 2001-2018
weight -0.6758 gain -1.9734

pattern L636666328282512
? . . . ?
. . . . .
. a * . .
. 3 B . .
? 3 3 C ?
a C last yes
seen 1085 played 258 games 258 players 250 won 147/258 years 2001-2018
weight -0.7774 gain -1.9748

pattern L475468447957056
? . . . ?
# . a . .
# . * 3 .
# . . . .
? . . . ?
a C last yes
seen 9463 played 2712 games 2617 players 1659 won 1368/2711 years 2000-2019
weight -0.1341 gain -1.9758

pattern L189050439267208
? ? . ? ?
? . . . ?
. a * . .
? . . 3 ?
? ? C ? ?
a C last yes
seen 51508 played 2697 games 2616 players 1619 won 1331/2696 years 1988-2019
weight -0.377 gain -1.9765

pattern L006990831275016
? . . . ?
. . . . .
. . * . 3
. . . C C
? . . . ?
seen 866280 played 8983 games 8204 players 3249 won 4485/8975 years 1992-2019
weight -0.5799 gain -1.98

pattern L050368026169175
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X . . * . . O
? . C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 175423 played 70 games 70 players 65 won 37/70 years 2001-2017
weight -2.1818 gain -1.9802

pattern L279215825526966
? ? a ? ?
? . C C ?
. . * 3 3
? 3 b . ?
? ? . ? ?
a .C
b C last yes
seen 884 played 618 games 612 players 511 won 340/617 years 2000-2019
weight 0.4622 gain -1.9807

pattern L695413265263083
? ? C ? ?
? 2 C . ?
. . * . .
? 3 C . ?
? ? C ? ?
seen 13224 played 145 games 145 players 138 won 72/145 years 2001-2018
weight -0.7167 gain -1.9815

pattern L754453121824265
3 3 3
. * B
3 B a
a 1B
seen 13060 played 448 games 445 players 390 won 222/448 years 2001-2019
weight 0.5037 gain -1.9815

pattern L661824587872824
? ? . ? ?
? . . . ?
. . * C 1
? C . . ?
? ? . ? ?
seen 35962 played 88 games 88 players 84 won 49/88 years 2009-2019
weight -1.5493 gain -1.9824

pattern L843113895798367
? ? . ? ?
? . C . ?
C . * . .
? . C 3 ?
? ? C ? ?
seen 17318 played 34 games 34 players 34 won 20/34 years 2009-2019
weight -0.7919 gain -1.9859

pattern L878334925667426
? . . . ?
. . . C .
. . * . .
. C . . .
? . . . ?
seen 11302 played 190 games 190 players 176 won 112/190 years 2001-2019
weight 1.0035 gain -1.986

pattern L283479976903148
? ? ? . ? ? ?
? . . . . . ?
? . 3 C . . ?
. . . * . . X
? . C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 578 played 128 games 128 players 123 won 61/128 years 2001-2017
weight 0.6263 gain -1.9865

pattern L818311380153701
? ? C ? ?
? 3 . 3 ?
. . * . .
? . C . ?
? ? . ? ?
seen 15091 played 233 games 231 players 203 won 119/233 years 2001-2017
weight 0.529 gain -1.9865

pattern L251301423652422
? ? 3 ? ?
? C 3 . ?
. . * . .
? . C . ?
? ? C ? ?
seen 17340 played 262 games 261 players 239 won 123/262 years 2001-2019
weight -0.3726 gain -1.9868

pattern L957950287599539
. . . . . . # ?
. . . C . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . C C . . # #
. . O X . . # ?
? . . X . . ? ?
seen 21602 played 105 games 105 players 99 won 51/105 years 2009-2017
weight -0.4164 gain -1.9872

pattern L737192838085742
? ? . ? ?
? . . B ?
. . * . C
? . . . ?
? ? . ? ?
seen 203722 played 103 games 102 players 99 won 48/103 years 2001-2019
weight -1.6553 gain -1.9886

pattern L249952594724687
? ? . ? ?
? C . C ?
C . * . .
? . . 3 ?
? ? 3 ? ?
seen 10611 played 142 games 142 players 134 won 76/142 years 2001-2018
weight -0.8938 gain -1.9888

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
weight 0.5748 gain -1.9889

pattern L329979829923791
? a ?
. . C
C * C
3 3 b
a ? last yes
b .3C
seen 2623 played 307 games 304 players 279 won 174/307 years 2001-2019
weight -0.3152 gain -1.9894

pattern L660986623857561
? ? ? . ? ? ?
? . . . . O ?
? . . . . C ?
. . . * . C X
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 54833 played 40 games 40 players 39 won 22/40 years 2001-2019
weight -1.336 gain -1.9916

pattern L461038006837702
? . . . ?
C . . . .
3 . * . .
. . . . 3
? . . . ?
seen 14933 played 102 games 102 players 97 won 55/101 years 2001-2018
weight -0.4838 gain -1.9922

pattern L103293002782147
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. 3 . * . C . X
. . . . . C X .
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 1128 played 391 games 391 players 321 won 180/391 years 2009-2019
weight 0.5839 gain -1.993

pattern L916569149588294
? . . C ?
. C . C C
. . * . .
. . . 3 .
? . . . ?
seen 3385 played 36 games 36 players 36 won 21/36 years 2001-2017
weight -0.6012 gain -1.9932

pattern L868502498361173
? # # # ?
# # # # #
. B * # #
C 2 A # #
? 2 2 # ?
seen 2088 played 222 games 137 players 134 won 130/222 years 2001-2018
weight -0.8131 gain -1.994

pattern L679686021907020
? ? . . . ? ?
? . . . C O ?
. . . . . 3 O
. . . * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 15403 played 213 games 204 players 192 won 120/213 years 2001-2018
weight -0.5412 gain -1.9944

pattern L349923281153571
? ? 3 ? ?
? . . . ?
. a * C .
? . . . ?
? ? . ? ?
a C last yes
seen 56997 played 105 games 105 players 105 won 46/105 years 2001-2018
weight -1.0921 gain -1.9952

pattern L373457485197357
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . O
? . . . . . ?
? . C . . . ?
? ? ? . ? ? ?
seen 201054 played 103 games 103 players 98 won 42/103 years 2001-2018
weight -1.1125 gain -1.9955

pattern L041835876792150
C . a
. * .
C . C
a C last yes
seen 4682 played 87 games 87 players 87 won 47/87 years 2001-2017
weight -0.6827 gain -1.9961

pattern L148909343054626
C . C
C * .
3 3 C
seen 96702 played 2931 games 2778 players 1717 won 1539/2929 years 1993-2019
weight 0.386 gain -1.9968

pattern L136806044756014
? ? # ? ?
? # # # ?
C C * A 3
? C C 3 ?
? ? C ? ?
seen 4004 played 652 games 254 players 235 won 367/652 years 2001-2018
weight -0.486 gain -1.9979

pattern L717024640851617
? . . . ?
. . . . .
. . * . .
. . C 3 .
? . a . ?
a C last yes
seen 8835 played 720 games 710 players 588 won 357/720 years 1992-2019
weight -0.4485 gain -1.9981

pattern L213165536306467
? ? C ? ?
? # . C ?
# # * . .
? # . . ?
? ? # ? ?
seen 184583 played 38 games 38 players 37 won 18/38 years 2009-2017
weight -1.6965 gain -2.0002

pattern L797822571258277
? ? # ? ?
? . C . ?
. C * B 3
? 2 A 3 ?
? ? 3 ? ?
seen 340 played 48 games 26 players 26 won 23/48 years 2009-2016
weight -0.6078 gain -2.0008

pattern L927329178686469
. . B ? a
. * . ? ?
. . . ? ?
a ? last yes
seen 63685 played 81 games 81 players 80 won 44/81 years 2001-2017
weight -1.4846 gain -2.0015

pattern L501414123479078
? ? 2 ? ?
? 3 . 3 ?
. . * . .
? # # # ?
? ? # ? ?
seen 276496 played 73 games 73 players 70 won 25/73 years 2001-2017
weight -0.8986 gain -2.0017

pattern L036738275220307
? ? . ? ?
? . C 3 ?
C 3 * C C
? . . . ?
? ? # ? ?
seen 1403 played 44 games 44 players 42 won 21/44 years 2009-2016
weight -0.6545 gain -2.0026

pattern L170426551845559
. . . . . . # ?
. . . . . . # ?
. . . . . . # #
. . 3 * . . # #
. . . C . . # #
. . . . . . # ?
. . O . . . # ?
? ? . . . ? ? ?
seen 3109 played 195 games 194 players 167 won 106/195 years 2001-2019
weight -0.6033 gain -2.0027

pattern L547228712942264
3 . C
A * .
3 . .
seen 9498 played 175 games 175 players 169 won 93/175 years 2001-2018
weight -0.5613 gain -2.0033

pattern L247083723172433
? ? ? . ? ? ?
? . . 3 . . ?
? C . . . . ?
. . C * . . .
? . . . . . ?
? X . . . . ?
? ? ? . ? ? ?
seen 5174 played 60 games 60 players 58 won 27/60 years 2009-2016
weight -0.6698 gain -2.0037

pattern L662207037183970
? . 3 C ?
# . 3 C .
# . * C .
# . . . 3
? . . . ?
seen 2217 played 190 games 189 players 179 won 89/190 years 2001-2017
weight -0.5141 gain -2.0066

pattern L278273179898085
? . C C ?
C . . C 3
. . * . .
# # # # #
? # # # ?
seen 30551 played 39 games 39 players 39 won 21/39 years 2009-2018
weight -0.741 gain -2.0073

pattern L331029627661262
. . . . . # # #
X X 3 . . # # #
O C . . . # # #
. . . * . # # #
. . . . . # # #
. . . . . # # #
. . . . . # # #
. . X . . # # #
seen 359 played 72 games 72 players 71 won 40/72 years 2001-2018
weight 0.4784 gain -2.0088

pattern L473926713724265
? . . . ?
C . . . .
. . * . .
3 . C . .
? C . . ?
seen 4706 played 37 games 37 players 36 won 17/37 years 2001-2017
weight -0.7392 gain -2.0091

pattern L209839033365191
B . 3
2 * .
. C .
seen 3485 played 208 games 206 players 189 won 106/208 years 2001-2019
weight 0.521 gain -2.0093

pattern L647189307210243
3 3 3
C * .
. a .
a C last yes
seen 7184 played 128 games 128 players 123 won 61/128 years 2001-2017
weight -0.4161 gain -2.0093

pattern L918483358070334
? ? # ? ?
? . . . ?
. . * . .
? 1 A 3 ?
? ? 3 ? ?
seen 1870 played 1091 games 1069 players 828 won 570/1091 years 2000-2019
weight 0.4345 gain -2.0094

pattern L843203290500492
? ? C ? ?
? 2 C . ?
3 . * C .
? . . . ?
? ? . ? ?
seen 6899 played 47 games 47 players 47 won 17/47 years 2001-2019
weight -0.6104 gain -2.0107

pattern L679936239174524
? . ?
3 * 1
? # ?
seen 9842 played 1231 games 1183 players 917 won 649/1231 years 1992-2019
weight 0.5284 gain -2.0113

pattern L252645233860841
? ? 3 ? ?
? 3 A 3 ?
# B * C 3
? . C C ?
? ? . ? ?
seen 3700 played 483 games 230 players 212 won 311/483 years 2001-2018
weight -0.3669 gain -2.0149

pattern L254733142373310
? . . . . . ? ?
. . . . . . # ?
. . C . . . # ?
. . . * . . # #
. . . . . . # ?
. . . . . . # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 1314332 played 3875 games 3625 players 1960 won 1972/3871 years 1988-2019
weight 0.3098 gain -2.015

pattern L670751840394742
a ? ? ?
? ? C ?
? b * .
? ? B ?
a ? last yes
b .3
seen 14810 played 510 games 510 players 447 won 270/510 years 2001-2019
weight -0.8191 gain -2.0151

pattern L084611834094273
? ? . ? ?
? . . . ?
. . * . 3
? C C 3 ?
? ? 2 ? ?
seen 6336 played 76 games 76 players 75 won 40/76 years 2001-2017
weight -0.5122 gain -2.0167

pattern L256343451366162
C . C
3 * 3
3 . .
seen 262036 played 766 games 752 players 621 won 383/766 years 2001-2019
weight 0.9034 gain -2.0168

pattern L107135504840981
. C C
. * 1
. . B
seen 158151 played 6163 games 5662 players 2668 won 3038/6158 years 2000-2019
weight 0.3793 gain -2.017

pattern L176463788073854
? ? ? . ? ? ?
? . . . 3 X ?
? . . . . B ?
. . . * . . X
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 3844 played 225 games 224 players 173 won 107/225 years 2009-2017
weight 0.7209 gain -2.0178

pattern L004991344689780
# C C
# * .
# . C
seen 435511 played 362 games 353 players 322 won 189/361 years 2001-2019
weight -1.5677 gain -2.0184

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
weight -0.3546 gain -2.0186

pattern L527446435711757
? ? . ? ?
? . . . ?
. . * 3 3
? 3 C C ?
? ? C ? ?
seen 2696 played 1099 games 1084 players 843 won 520/1098 years 2000-2019
weight 0.3482 gain -2.0196

pattern L830593698794515
? ? a
? ? ?
C C 2
. * .
# # #
a ? last yes
seen 4501 played 35 games 35 players 34 won 21/35 years 2009-2019
weight -0.9956 gain -2.0205

pattern L431958571637820
? ? . ? ?
? 3 3 . ?
3 B * . .
? . . C ?
? ? . ? ?
seen 20058 played 242 games 241 players 224 won 143/242 years 2001-2019
weight -0.8609 gain -2.021

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
weight -0.8633 gain -2.0223

pattern L272054380259686
? ? a
. . .
. * B
. . 2
a ? last yes
seen 1430 played 157 games 157 players 151 won 91/157 years 2001-2018
weight -0.459 gain -2.0225

pattern L415585075810440
. . #
C * #
C 3 #
seen 19512 played 949 games 844 players 704 won 461/948 years 1992-2019
weight 0.4235 gain -2.0271

pattern L913235197971570
? ? 3 ? ?
? 3 B . ?
C 3 * C .
? 3 . . ?
? ? a ? ?
a 3C
seen 16099 played 122 games 121 players 118 won 54/122 years 2001-2018
weight -0.4094 gain -2.0289

pattern L611114375370988
? ? . ? ?
? . C . ?
# . * 3 .
? . 2 C ?
? ? C ? ?
seen 6603 played 371 games 368 players 332 won 168/370 years 2001-2018
weight -0.5371 gain -2.029

pattern L935562415740461
. 3 .
3 * a
b . C
a C last yes
b .C
seen 11055 played 166 games 166 players 153 won 75/166 years 2009-2019
weight -0.4215 gain -2.0295

pattern L007883415257290
? 3 3 . ?
. a 3 . .
C 1 * . .
. C . . .
? . . . ?
a A last yes
seen 184 played 94 games 94 players 91 won 60/94 years 2009-2018
weight 0.63 gain -2.0335

pattern L710204500998467
? . . . ?
. . . C .
C . * . .
C . . C .
? . . . ?
seen 20579 played 35 games 35 players 35 won 15/35 years 2009-2017
weight -1.6627 gain -2.0351

pattern L725636831557874
? ? . ? ?
? . C . ?
. . * B 3
? # # # ?
? ? # ? ?
seen 92999 played 182 games 176 players 167 won 97/182 years 1992-2017
weight -0.4172 gain -2.0371

pattern L081945696973674
? ? . . . ?
? . . . . .
? . . * . .
? 2 . . . .
a ? 3 . . ?
a ? last yes
seen 10787 played 45 games 45 players 44 won 19/45 years 2009-2016
weight -1.1366 gain -2.0388

pattern L036682840972632
? ? a
? ? ?
# . 3
# * .
# . .
a ? last yes
seen 123085 played 147 games 147 players 143 won 63/147 years 2001-2018
weight -0.9676 gain -2.0391

pattern L576810901223287
? . . 3 ?
# . . 3 .
# . * . 3
# . . C .
? . . . ?
seen 17141 played 104 games 104 players 102 won 52/104 years 2001-2019
weight -0.6223 gain -2.0391

pattern L109345700482143
? . . . ?
. . . . .
. . * . .
B . . . .
? . 3 . ?
seen 42159 played 63 games 63 players 61 won 35/63 years 2001-2017
weight -1.2604 gain -2.0396

pattern L820174709872344
? ? ? x ? ? ?
? . 3 . . . ?
? . . . . . ?
. C . * . . #
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 4125 played 406 games 404 players 360 won 207/406 years 1992-2019
weight 0.9899 gain -2.0396

pattern L988822217212820
? . . . . . ? ?
. . . . . . # ?
. . . . . . # ?
. . . * . . # #
. . . . . . # ?
. . . . . . # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 472729 played 1181 games 1011 players 387 won 611/1175 years 2000-2019
weight 0.4697 gain -2.04

pattern L674231454823129
? ? ? ? ? a
? ? 3 ? ? ?
? . C . ? ?
. . * . . ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 10782 played 63 games 63 players 61 won 34/63 years 2001-2017
weight -0.3545 gain -2.0402

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
weight -0.5806 gain -2.0448

pattern L207345499446578
. . . . . . # ?
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # ?
? # # # # # ? ?
seen 472314 played 1178 games 1008 players 384 won 609/1172 years 2000-2019
weight 0.4619 gain -2.0452

pattern L485718674608187
. . . . . . # #
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # #
# # # # # # # #
seen 472314 played 1178 games 1008 players 384 won 609/1172 years 2000-2019
weight 0.4619 gain -2.0452

pattern L583245349851550
. . . . . . # ?
. . . . . . # ?
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 472314 played 1178 games 1008 players 384 won 609/1172 years 2000-2019
weight 0.4619 gain -2.0452

pattern L072152632685767
? 3 . . ? ?
. . . C . a
. . * . . ?
. . . . . ?
? . . . ? ?
a ? last yes
seen 3993 played 46 games 46 players 44 won 31/46 years 2009-2018
weight -1.1314 gain -2.0456

pattern L730734731735792
? ? . ? ? a
? . . C ? ?
. . * . . ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 171887 played 1922 games 1887 players 1256 won 1002/1922 years 1992-2019
weight -0.2959 gain -2.0474

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
weight 0.4172 gain -2.0478

pattern L318428314839214
? ? ? 2 ?
? ? 3 * #
a ? ? . ?
a ? last yes
seen 7305 played 58 games 57 players 55 won 32/58 years 2009-2017
weight -1.5863 gain -2.0494

pattern L545255264470854
? a ? ? ?
? ? 3 ? ?
? 3 . . ?
. . * . #
? . . . ?
? ? . ? ?
a ? last yes
seen 5578 played 88 games 88 players 86 won 44/88 years 2009-2019
weight -0.971 gain -2.05

pattern L859570051874854
? ? . ? ?
? . . . ?
. . * 3 .
? . C 3 ?
a ? C ? ?
a ? last yes
seen 5965 played 140 games 140 players 135 won 75/140 years 2001-2017
weight -0.3799 gain -2.0508

pattern L884780204185723
? C C . ?
. . . . .
. 3 * . .
. . a . .
? . . . ?
a C last yes
seen 624 played 311 games 311 players 285 won 135/311 years 2001-2019
weight 0.564 gain -2.0535

pattern L196572889706788
? ? ? . ? ? ?
? O C 3 3 X ?
? . . B 3 C ?
. . . * C . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 109 played 37 games 37 players 37 won 16/37 years 2009-2017
weight 0.6269 gain -2.0536

pattern L825381502512836
? ? O . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . C . . . .
? . . . . . ?
? ? . . . ? ?
seen 196457 played 36 games 36 players 34 won 12/36 years 2001-2019
weight -2.1217 gain -2.0536

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
weight 0.4185 gain -2.0539

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
weight 0.4185 gain -2.0539

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
weight 0.4185 gain -2.0539

pattern L038391506096669
? . . . ?
3 3 C . 3
C 3 * . .
. . . . .
? # # # ?
seen 73296 played 151 games 151 players 134 won 54/151 years 2001-2019
weight -0.9813 gain -2.0542

pattern L783748585225878
? ? ? . ? ? ?
? O . . # # ?
? . . . # # ?
. C . * # # #
? C . . # # ?
? . . . # # ?
? ? ? . ? ? ?
seen 196321 played 39 games 39 players 37 won 23/39 years 2009-2017
weight -0.7529 gain -2.0545

pattern L459791568174596
? . X O X O ? ?
. X . C 3 O O ?
. C C C 3 3 X ?
. . . * B . . .
# # # # # # # ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 776 played 70 games 70 players 59 won 37/70 years 2009-2016
weight 0.3943 gain -2.059

pattern L553876372225221
? ? ? X ? ? ?
? X 3 C C . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 38748 played 185 games 184 players 177 won 108/185 years 2000-2018
weight -0.4665 gain -2.0592

pattern L989737642900765
? ? C ? ?
? 3 C 2 ?
. . * . C
? . . . ?
? ? # ? ?
seen 1640 played 64 games 64 players 64 won 34/64 years 2009-2017
weight -1.0718 gain -2.0592

pattern L967434117126287
? ? ? . ? ? ?
? . . . 3 X ?
? . . . 3 C ?
. . 3 * C 2 O
? . . . C 2 ?
? . . . . . ?
? ? ? # ? ? ?
seen 1627 played 111 games 110 players 102 won 62/111 years 2009-2019
weight 0.6838 gain -2.0599

pattern L806069257298390
? ? . ? ?
? . 3 3 ?
. . * C C
? . . . a
? ? . ? ?
a ? last yes
seen 1216 played 64 games 64 players 64 won 35/64 years 2001-2017
weight -0.8098 gain -2.0602

pattern L487476508874266
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . C * . . .
O . . . . . .
? X . . . . ?
? ? . . . ? ?
seen 59247 played 34 games 34 players 34 won 16/34 years 2009-2017
weight -0.9781 gain -2.0605

pattern L319563929002349
2 C 3
2 * 3
C 3 .
seen 1775 played 468 games 467 players 420 won 253/468 years 2001-2018
weight 0.5696 gain -2.061

pattern L866059399501334
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. 2 A * # # #
? 2 2 B # # ?
? O C . # # ?
? ? ? . ? ? ?
seen 928 played 51 games 38 players 38 won 23/51 years 2009-2016
weight -0.6745 gain -2.0621

pattern L253650842429878
? ? . ? ?
? C 3 . ?
3 3 * . .
? . C . ?
? ? 3 ? ?
seen 1513 played 44 games 44 players 43 won 23/44 years 2009-2016
weight -0.7881 gain -2.0646

pattern L380563269083945
C C .
3 * .
3 A 2
seen 1126 played 72 games 72 players 71 won 37/72 years 2001-2017
weight -0.4656 gain -2.0647

pattern L453672032130548
a ? . ? ?
? C C . ?
. 3 * . #
? . . . ?
? ? . ? ?
a ? last yes
seen 1067 played 70 games 70 players 69 won 30/70 years 2001-2018
weight -0.5771 gain -2.0649

pattern L697855855477395
. . . . . . . ?
. . . . . . . ?
. . . . . . . .
. . . * . . O O
. . . . 3 C . .
. . . . . . . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 190 played 112 games 112 players 93 won 60/112 years 2011-2017
weight 1.2011 gain -2.0656

pattern L846627364306406
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . O O
. . . . 3 C . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 239 played 113 games 113 players 94 won 60/113 years 2011-2017
weight 1.1894 gain -2.0661

pattern L334273113576268
? # . 3 ?
# # . 3 C
# # * a .
# # . . .
? # # # ?
a C last yes
seen 4642 played 1410 games 1390 players 1013 won 692/1410 years 2001-2019
weight -0.5479 gain -2.0686

pattern L404657367763286
? ? . ? ?
? . . . ?
. . * C a
? C 3 . ?
? ? . ? ?
a 13
seen 2829 played 315 games 313 players 282 won 160/315 years 1993-2018
weight -0.2772 gain -2.0689

pattern L903544998092925
? ? C . C
a ? . * .
? ? b . 3
a ? last yes
b .C
seen 7860 played 216 games 216 players 197 won 104/215 years 2001-2018
weight -0.6161 gain -2.0699

pattern L293120579565908
? 3 C C ?
3 C 3 3 3
C C * . 3
. . . . .
? # # # ?
seen 798 played 486 games 486 players 386 won 284/486 years 2009-2017
weight 0.7392 gain -2.0702

pattern L086160523493175
? ? a ? ?
? . b . ?
. . * . .
? . . 3 ?
? ? . ? ?
a 2C
b C last yes
seen 17774 played 187 games 187 players 174 won 93/187 years 2001-2017
weight -0.9136 gain -2.0711

pattern L531739016214887
2 B .
B * C
. . .
seen 63761 played 144 games 141 players 131 won 70/144 years 2001-2018
weight -0.6233 gain -2.073

pattern L044623047867077
? . . 3 ?
# . . . .
# . * C .
# . 3 C .
? . 3 C ?
seen 5396 played 543 games 538 players 473 won 248/543 years 2001-2019
weight 0.5089 gain -2.0733

pattern L505508785369125
. C .
. * .
a . .
? ? ?
? ? b
a .3
b ? last yes
seen 286499 played 3410 games 3271 players 1896 won 1629/3410 years 1992-2019
weight 0.2136 gain -2.0746

pattern L580725352891720
? ? 3 ? ?
? . . # ?
. . * # #
? . . # ?
? ? . ? ?
seen 459681 played 94 games 80 players 76 won 34/94 years 2001-2017
weight -1.3631 gain -2.0758

pattern L701182804578430
? # # # ?
. . . . .
. . * . .
. a 1 C C
? . C b ?
a C last yes
b 23
seen 404 played 218 games 216 players 200 won 100/218 years 2000-2018
weight 1.0558 gain -2.0758

pattern L897486636196039
? # . . ?
# # . . .
# # * . .
# # . 3 3
? # . B ?
seen 274807 played 42 games 42 players 42 won 15/42 years 2001-2017
weight -1.29 gain -2.076

pattern L348600897964293
3 a C
. * C
3 3 C
a C last yes
seen 1443 played 52 games 52 players 48 won 24/52 years 2001-2017
weight -0.5452 gain -2.0773

pattern L672371832661513
a ? ? ?
? . . C
? . * .
? . 3 .
a ? last yes
seen 14017 played 66 games 66 players 66 won 31/66 years 2001-2017
weight -1.6446 gain -2.0777

pattern L610698625094420
3 C .
3 * C
a C .
a .C
seen 422200 played 3878 games 3643 players 2030 won 1972/3877 years 1992-2019
weight -0.7843 gain -2.0785

pattern L430307691741046
? ? 3 ? ?
? . 3 . ?
a C * . .
? . . . ?
? ? . ? ?
a C last yes
seen 5157 played 341 games 339 players 296 won 164/339 years 2000-2018
weight -0.4223 gain -2.0797

pattern L580951490391651
. . .
. * C
a . C
a C last yes
seen 101113 played 310 games 307 players 284 won 178/310 years 2000-2019
weight -0.6276 gain -2.0808

pattern L882452261436487
? . ?
a * C
? B ?
a B last yes
seen 16451 played 78 games 78 players 75 won 39/78 years 2009-2018
weight -1.3467 gain -2.0812

pattern L035742015190800
. . . . # # # #
. X C . # # # #
X . C . # # # #
O C C * # # # #
X 3 3 B # # # #
O O 3 . # # # #
O O X . # # # #
X O X . # # # #
seen 731 played 70 games 70 players 59 won 37/70 years 2009-2016
weight 0.3997 gain -2.0823

pattern L112409093512920
. . . . # # # ?
. X C . # # # #
X . C . # # # #
O C C * # # # #
X 3 3 B # # # #
O O 3 . # # # #
O O X . # # # ?
? O X . # # ? ?
seen 731 played 70 games 70 players 59 won 37/70 years 2009-2016
weight 0.3997 gain -2.0823

pattern L976553651357244
. . . . # # # ?
. X C . # # # ?
X . C . # # # #
O C C * # # # #
X 3 3 B # # # #
O O 3 . # # # ?
O O X . # # # ?
? ? X . # ? ? ?
seen 731 played 70 games 70 players 59 won 37/70 years 2009-2016
weight 0.3997 gain -2.0823

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
weight 0.608 gain -2.0835

pattern L588641662483722
? a ?
B * C
? . ?
a B last yes
seen 13062 played 102 games 100 players 98 won 50/102 years 2001-2018
weight -0.6147 gain -2.0853

pattern L103766600063433
? B ?
. * a
? . ?
a B last yes
seen 26198 played 5448 games 4980 players 2541 won 2768/5445 years 2000-2019
weight 0.4323 gain -2.0855

pattern L802807949635554
? ? # ? ?
? # # # ?
. . * . .
? 2 B B ?
? ? 3 ? ?
seen 14012 played 308 games 306 players 286 won 144/308 years 2001-2019
weight -0.4626 gain -2.086

pattern L166591362865205
? ? . ? ?
? . . . ?
. . * C 3
a . . . ?
? ? . ? ?
a ? last yes
seen 7486 played 73 games 73 players 73 won 29/73 years 2001-2018
weight -0.9944 gain -2.0881

pattern L926507328137777
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
X . C . . . .
? . . . 3 . ?
? ? O . . ? ?
seen 5943 played 37 games 37 players 35 won 17/37 years 2001-2017
weight -1.3298 gain -2.0909

pattern L541864705808183
. . . . . . . #
. . . 3 . . . #
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . C C . . #
. . . . X . . #
. . . X . . . #
seen 1112 played 389 games 389 players 320 won 179/389 years 2009-2019
weight 0.6252 gain -2.0932

pattern L253927176646041
? ? C ? ? ?
? C . . ? a
. . * . . ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 15566 played 65 games 65 players 63 won 31/65 years 2001-2017
weight -1.5353 gain -2.0933

pattern L076508873214075
? ? C ? ?
? C 3 3 ?
. C * 3 C
? . B 3 ?
? ? 3 ? ?
seen 6166 played 52 games 52 players 52 won 23/52 years 2009-2018
weight -0.5668 gain -2.0943

pattern L735727756398120
? ? . ? ?
? . . . ?
3 . * a .
? . . . ?
? ? C ? ?
a C last yes
seen 7763 played 122 games 122 players 115 won 55/122 years 2001-2019
weight -0.7745 gain -2.0953

pattern L685133595653375
? ? ? O ? ? ?
? O . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . C . . ?
? ? ? . ? ? ?
seen 14838 played 48 games 48 players 46 won 19/48 years 2009-2016
weight -1.3446 gain -2.0966

pattern L883197420258110
? ? 3 ? ?
? . B 2 ?
. . * 2 a
? . . 2 ?
? ? C ? ?
a 2C
seen 1001 played 201 games 201 players 187 won 85/201 years 2001-2019
weight 0.9353 gain -2.0979

pattern L848034173936134
? ? O . . ? ?
? X C . . # ?
X C 3 3 . # #
. C C * . # #
. . . . . # #
? # # # # # ?
? ? # # # ? ?
seen 1088 played 523 games 522 players 377 won 219/522 years 2001-2017
weight 0.8933 gain -2.0981

pattern L735510393742136
? . . . ?
a . C . .
3 . * . .
3 . C . .
? . . . ?
a .3
seen 91043 played 124 games 124 players 120 won 53/124 years 2000-2019
weight -0.3741 gain -2.0985

pattern L490527507746347
? . . . ?
. 3 . . .
. . * . .
. . . . C
? . . . ?
seen 148241 played 126 games 126 players 116 won 73/126 years 2001-2017
weight -0.94 gain -2.0988

pattern L349364185812052
1 . 3
A * .
3 . .
seen 2317 played 267 games 266 players 241 won 135/267 years 2001-2018
weight -0.42 gain -2.1023

pattern L920122801313769
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
# . . * C . .
? . . . . . ?
? . . C . . ?
? ? ? . ? ? ?
seen 617407 played 53 games 53 players 51 won 26/53 years 2009-2019
weight -1.8967 gain -2.1043

pattern L351229978685113
? . C C ?
. . 2 C C
. . * . 3
. . . . .
? # # # ?
seen 5065 played 43 games 43 players 43 won 21/43 years 2009-2016
weight -0.7756 gain -2.1048

pattern L672428369319736
? ? . ? ?
? 3 3 B ?
. . * 2 .
? # # # ?
? ? # ? ?
seen 15305 played 95 games 95 players 91 won 47/95 years 2009-2017
weight -0.5676 gain -2.1101

pattern L312944006688572
? ? ? . ? ?
a ? . . . ?
? . . * . #
? ? 3 . . ?
? ? ? . ? ?
a ? last yes
seen 59978 played 51 games 51 players 49 won 25/51 years 2009-2019
weight -1.0908 gain -2.1112

pattern L536241709940284
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * C . .
. . . . . . O
? . . . . . ?
? ? . . . ? ?
seen 59626 played 51 games 50 players 46 won 23/51 years 2001-2019
weight -0.8947 gain -2.1119

pattern L549990782652062
? ? C ? ?
? 3 3 3 ?
C 3 * B 3
? 3 C . ?
? ? . ? ?
seen 8138 played 56 games 55 players 56 won 29/56 years 2009-2017
weight -0.7078 gain -2.1121

pattern L595126560388975
? ? . ? ?
? C 2 a ?
. C * . 3
? . . . ?
? ? . ? ?
a C last yes
seen 826 played 104 games 104 players 100 won 53/104 years 2001-2019
weight -0.3154 gain -2.1125

pattern L678501409888345
? ? ? ? a
? ? ? ? ?
? 2 ? ? ?
C * . ? ?
? 3 ? ? ?
a ? last yes
seen 4289 played 43 games 43 players 42 won 13/43 years 2009-2018
weight -0.7281 gain -2.1127

pattern L808377250795165
? ? B ? ?
? . . . ?
. . * . a
? . . . ?
? ? C ? ?
a .C
seen 50991 played 182 games 182 players 172 won 96/182 years 2009-2018
weight -0.747 gain -2.1137

pattern L232054345254102
? ? 3 ? ?
? . . . ?
C a * . #
? 3 . . ?
? ? . ? ?
a C last yes
seen 1670 played 1340 games 1316 players 1002 won 668/1339 years 2001-2019
weight 1.0195 gain -2.114

pattern L767804364819716
? ? C ? ?
? . . C ?
. 3 * . C
? . . . ?
? ? . ? ?
seen 38099 played 66 games 66 players 65 won 34/66 years 2001-2019
weight -1.1516 gain -2.1142

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
weight -0.5954 gain -2.1143

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
weight -1.7756 gain -2.1162

pattern L109447397045685
. . . ? ?
C * C ? ?
. . . ? ?
? ? ? ? a
a ? last yes
seen 48021 played 70 games 70 players 69 won 30/69 years 2001-2019
weight -0.5892 gain -2.1172

pattern L221514064483222
. . .
. * .
B . B
seen 19036 played 36 games 36 players 36 won 19/36 years 2000-2016
weight -1.6357 gain -2.118

pattern L135467324383538
? ? a
3 . b
. * .
# # #
a ? last yes
b 2C
seen 13981 played 140 games 140 players 138 won 67/140 years 2001-2019
weight -0.7415 gain -2.1185

pattern L151693891891200
? ? a ? ?
? . . . ?
. b * . .
? 2 B . ?
? ? B ? ?
a .C
b C last yes
seen 2970 played 1414 games 1339 players 999 won 709/1414 years 2000-2019
weight -0.227 gain -2.1186

pattern L848355083537705
? ? . . . ? ?
? . . . . . ?
. . . . . . #
. . . * . . #
. . . . . . #
? . . . . . ?
? ? # # # ? ?
seen 473364 played 1181 games 1011 players 387 won 611/1175 years 2000-2019
weight 0.4601 gain -2.1187

pattern L693482510240594
? . . . ?
a . 3 . .
. . * . .
. . . . .
? . . . ?
a C last yes
seen 173332 played 178 games 177 players 158 won 73/178 years 2001-2017
weight -1.0526 gain -2.119

pattern L477463579837961
? . . . ?
. . C . .
. . * C .
. . 3 C .
? . . 3 ?
seen 76391 played 90 games 90 players 82 won 40/90 years 2009-2017
weight -0.5636 gain -2.12

pattern L033513983780281
C C 3
C * A
1 A 3
seen 627 played 123 games 123 players 119 won 78/123 years 2001-2018
weight -0.7532 gain -2.1204

pattern L070916680096372
? C C 3 ?
. C 3 3 .
a 1 * . .
# # # # #
? # # # ?
a B last yes
seen 3121 played 2718 games 2515 players 1587 won 1412/2717 years 1988-2019
weight 0.6409 gain -2.1223

pattern L322919271586543
? ? 3 ? ?
? C C C ?
. 3 * . .
? . . C ?
? ? . ? ?
seen 38304 played 74 games 74 players 71 won 33/74 years 2000-2017
weight -1.1433 gain -2.1239

pattern L961571560075260
a ? ?
? ? ?
. 3 .
. * .
. . 3
a ? last yes
seen 38587 played 45 games 45 players 43 won 15/45 years 2001-2017
weight -1.0048 gain -2.1253

pattern L459925549905120
3 C .
3 * .
3 . a
a C last yes
seen 9766 played 136 games 136 players 133 won 74/136 years 2001-2019
weight -1.0042 gain -2.1259

pattern L128073994014038
3 . a
. * 2
. 3 B
a C last yes
seen 1136 played 389 games 386 players 330 won 222/389 years 2001-2019
weight 0.4737 gain -2.1262

pattern L217456299654040
? ? 3 ? ?
? . . 3 ?
. C * . 3
? C 3 . ?
? ? . ? ?
seen 3431 played 37 games 37 players 37 won 12/37 years 2009-2017
weight -0.6255 gain -2.1264

pattern L965976467214737
? ? C ? ?
? C 3 3 ?
C 1 * 3 .
? B 3 . ?
? ? . ? ?
seen 8195 played 42 games 42 players 41 won 17/42 years 2001-2018
weight -1.3793 gain -2.1267

pattern L716129076093741
? ? ? . ? ? ?
? . . . . # ?
? C C . . # ?
. C 3 * . # #
? . 3 . . # ?
? X . . . # ?
? ? ? . ? ? ?
seen 131339 played 75 games 75 players 69 won 47/75 years 2009-2016
weight -1.1763 gain -2.1269

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
weight 0.4432 gain -2.13

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
weight 0.4432 gain -2.13

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
weight 0.4432 gain -2.13

pattern L411004587742440
? ? ? X ? ? ?
? X 3 . . . ?
? . . . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 23240 played 40 games 40 players 40 won 25/40 years 2001-2019
weight -0.7849 gain -2.1306

pattern L138258022942478
. C C
3 * .
B . 3
seen 6776 played 81 games 81 players 78 won 31/81 years 2009-2017
weight -0.8292 gain -2.1329

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
weight -0.6014 gain -2.1334

pattern L595590704930170
? ? . ? ?
? . C 1 ?
# . * B 2
? . . . ?
? ? . ? ?
seen 8244 played 89 games 89 players 87 won 40/89 years 2001-2018
weight -0.6051 gain -2.1334

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
weight -0.6014 gain -2.1334

pattern L781791690374451
? ? . ? ?
? . . # ?
2 2 * # #
? C 2 # ?
? ? . ? ?
seen 21688 played 41 games 41 players 41 won 21/41 years 2009-2018
weight -0.9682 gain -2.134

pattern L326022733392867
C 3 3 ?
3 * C a
. 3 3 ?
a ? last yes
seen 448 played 351 games 351 players 318 won 172/351 years 2000-2018
weight 1.3485 gain -2.1346

pattern L677707843528790
? ? O X . ? ?
? . C C . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 49333 played 34 games 34 players 34 won 21/34 years 2009-2017
weight -1.5154 gain -2.1358

pattern L284145274641156
? # # # ?
# . . . B
# . * 3 3
# . . 3 C
? . 3 3 ?
seen 1419 played 164 games 163 players 156 won 80/164 years 2001-2017
weight 1.3045 gain -2.1364

pattern L588210494045568
? ? . ? ?
? . 3 . ?
. C * . .
? . . . ?
? ? # ? ?
seen 575625 played 17243 games 13708 players 4106 won 8704/17236 years 1992-2019
weight -0.1024 gain -2.1364

pattern L652881466274906
? ? # ? ?
? # # # ?
. . * . .
a 1 A 2 ?
? ? b ? ?
a ? last yes
b 3A
seen 578 played 489 games 481 players 428 won 284/489 years 2001-2019
weight 0.5581 gain -2.1373

pattern L323056424175142
. . . . . X O ?
. . . . . X O ?
. . . . . 3 O O
. . . * 2 C X X
. . . . C C O X
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 540 played 386 games 386 players 291 won 166/386 years 2009-2017
weight 1.2483 gain -2.1374

pattern L829957808175142
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . 3 X
. . . . . C .
? . . . . . ?
? ? . . . ? ?
seen 15179 played 87 games 87 players 85 won 47/87 years 2001-2019
weight -0.9803 gain -2.1379

pattern L027814592303701
? ? . . . ? ?
? # . . C . ?
# # . . . . .
# # . * . 3 .
# # . . . . .
? # . . . . ?
? ? . . . ? ?
seen 639038 played 5461 games 5166 players 2417 won 2812/5458 years 1992-2019
weight 0.1265 gain -2.1402

pattern L764664253246271
? ? ? . ? ? ?
? . . . . # ?
? . . C . # ?
. . 3 * . # #
? . . . . # ?
? . C . . # ?
? ? ? . ? ? ?
seen 1132 played 467 games 463 players 407 won 255/467 years 2001-2019
weight 0.4566 gain -2.1404

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
weight 0.8708 gain -2.141

pattern L118213197846165
? ? a ? ?
? 3 C . ?
. . * . .
? . 3 . ?
? ? . ? ?
a C last yes
seen 8246 played 1078 games 1071 players 827 won 525/1077 years 2000-2019
weight -0.5022 gain -2.1417

pattern L088327954166487
? . . . ?
. . . . .
. . * 2 B
. . . C 3
? . . a ?
a C last yes
seen 2187 played 347 games 345 players 315 won 168/346 years 2001-2018
weight -0.4011 gain -2.1426

pattern L049202154769225
. . .
3 * 3
a C .
? ? b
a .C
b ? last yes
seen 2282 played 97 games 97 players 95 won 45/97 years 2001-2017
weight -0.89 gain -2.143

pattern L070627785772765
. . 3 ? ?
C * 3 ? ?
. . . ? a
a ? last yes
seen 10592 played 40 games 40 players 39 won 20/40 years 2009-2017
weight -1.3548 gain -2.1462

pattern L619875778949675
. . . . . . # ?
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . 2 C . # #
X X 3 C C . # #
O O O X O . # ?
? . O X X . ? ?
seen 502 played 386 games 386 players 291 won 166/386 years 2009-2017
weight 1.256 gain -2.1471

pattern L634437344331736
. . . . . . # #
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . 2 C . # #
X X 3 C C . # #
O O O X O . # #
O . O X X . # #
seen 502 played 386 games 386 players 291 won 166/386 years 2009-2017
weight 1.256 gain -2.1471

pattern L836567875490933
? ? X . # ? ?
? O 3 . # # ?
X 3 3 B # # #
O C C * # # #
X . C . # # #
? X C . # # ?
? ? . . # ? ?
seen 852 played 72 games 72 players 61 won 38/72 years 2009-2016
weight 0.4088 gain -2.1508

pattern L612547687099893
? ? ? . ? ? ?
? . . . . # ?
? . C . . # ?
. . . * . # #
? . . . . # ?
? O . . . # ?
? ? ? . ? ? ?
seen 601508 played 49 games 49 players 48 won 26/49 years 2001-2017
weight -1.8075 gain -2.1511

pattern L652356102579863
? C 2 . ?
. 3 A 3 .
. 3 * . .
. . . . .
? . . . ?
seen 8890 played 214 games 214 players 199 won 110/214 years 2009-2019
weight 0.8536 gain -2.1522

pattern L857954382010602
? . . . ?
. . . . .
. . * . .
3 . a 3 3
? . . C ?
a C last yes
seen 728 played 533 games 532 players 461 won 269/533 years 2000-2019
weight 0.9486 gain -2.1534

pattern L231054644062288
3 3 a
. * 1
. C C
a A last yes
seen 719 played 41 games 41 players 40 won 18/41 years 2009-2017
weight -0.7159 gain -2.1535

pattern L172779278524629
C 3 .
C * .
. . .
? ? ?
a ? ?
a ? last yes
seen 13250 played 357 games 356 players 319 won 180/355 years 2001-2019
weight -0.3292 gain -2.1558

pattern L488701229066135
# # #
. * .
. . 3
? ? ?
a ? ?
a ? last yes
seen 81454 played 108 games 108 players 104 won 61/108 years 2000-2018
weight -0.7393 gain -2.1565

pattern L964840352051178
. . . . . . . ?
. O . . . . . .
. . . . . . . .
. C . * . . X .
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 2446 played 91 games 91 players 86 won 45/91 years 2001-2017
weight 0.4671 gain -2.1574

pattern L719089447361804
3 . 3
. * .
2 B .
seen 12089 played 275 games 274 players 256 won 152/275 years 2001-2018
weight -0.6582 gain -2.1589

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
weight 0.6575 gain -2.1592

pattern L116761534422721
? ? . ? ?
? C . . ?
C 1 * . C
? B . . ?
? ? . ? ?
seen 6344 played 671 games 670 players 568 won 322/671 years 2000-2019
weight -0.4067 gain -2.1605

pattern L177951770880536
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . . #
? . a 3 . . ?
? . C 3 . . ?
? ? ? . ? ? ?
a C last yes
seen 707 played 397 games 396 players 358 won 183/397 years 2001-2019
weight 0.6578 gain -2.1605

pattern L645055026156577
? ? # ? ?
? . . . ?
C . * 2 C
? . 3 C ?
? ? . ? ?
seen 4349 played 94 games 93 players 90 won 50/94 years 2001-2017
weight -0.6497 gain -2.1613

pattern L469272024121950
? ? . ? ?
? . . C ?
. . * 3 3
? . . C ?
? ? 3 ? ?
seen 1488 played 201 games 201 players 189 won 93/201 years 2001-2018
weight 0.6456 gain -2.1614

pattern L108434290293632
? . . . ?
. . . . .
. . * . .
. C 2 . .
? . C 2 ?
seen 1892 played 327 games 324 players 293 won 149/326 years 2001-2018
weight 0.5103 gain -2.1618

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
weight 0.6643 gain -2.1632

pattern L650454382834258
? # # # ?
# # # # #
# . * . .
# . C 3 3
? . C 3 ?
seen 32212 played 488 games 484 players 419 won 261/488 years 2001-2019
weight -0.5247 gain -2.1634

pattern L887186305001800
? . . . ?
. . C 2 .
. . * C C
. . . . .
? . . . ?
seen 31659 played 526 games 525 players 459 won 238/525 years 2000-2019
weight -1.019 gain -2.1689

pattern L479201240691624
C C C
3 * 1
3 . a
a C last yes
seen 468 played 184 games 184 players 175 won 97/184 years 2009-2019
weight -0.4619 gain -2.169

pattern L862947509663621
? a ?
2 . .
C * .
. . .
a ? last yes
seen 9966 played 54 games 54 players 53 won 27/53 years 2001-2018
weight -1.2779 gain -2.1708

pattern L360780006021430
? a ? ? ?
? ? . ? ?
? . . . ?
. . * C .
? . . . ?
? ? . ? ?
a ? last yes
seen 82550 played 485 games 483 players 424 won 239/485 years 1992-2019
weight -0.5897 gain -2.1711

pattern L278971090373271
? ? C ? ?
? C C . ?
C 3 * . #
? 3 . . ?
? ? 3 ? ?
seen 5684 played 563 games 563 players 454 won 327/563 years 2001-2019
weight 0.7575 gain -2.1719

pattern L770203228927159
2 C C
B * C
1 A 3
seen 456 played 359 games 218 players 213 won 134/359 years 2001-2019
weight 1.1593 gain -2.1723

pattern L264859639325328
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . C . O ?
? ? ? . ? ? ?
seen 834782 played 884 games 873 players 708 won 439/884 years 2000-2019
weight -0.7182 gain -2.1728

pattern L003011678794070
? . . . ?
C . . . .
C . * . .
C . . . C
? . . 3 ?
seen 5520 played 57 games 57 players 56 won 24/57 years 2001-2019
weight -0.6309 gain -2.1732

pattern L489458832677040
? . . # ?
. . . # #
. . * # #
. . . # #
? . . # ?
seen 127282743 played 138 games 112 players 107 won 67/138 years 2001-2017
weight 0.1479 gain -2.1743

pattern L304899697134292
? . . . ?
. . . . .
. . * C C
. . 3 C 1
? . . 2 ?
seen 7740 played 71 games 71 players 67 won 34/71 years 2009-2016
weight -0.4507 gain -2.1747

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
weight 0.67 gain -2.1751

pattern L815377978373646
3 C .
a * .
3 . .
a C last yes
seen 2359 played 1881 games 1843 players 1295 won 974/1880 years 2000-2019
weight 0.7342 gain -2.1756

pattern L117342779048026
3 3 .
. * B
. 3 B
seen 6260 played 58 games 58 players 58 won 27/58 years 2001-2018
weight -0.902 gain -2.1774

pattern L412239827040204
? # # # ?
. B . . .
C 1 * 3 .
. C 3 . .
? C 3 . ?
seen 2196 played 146 games 146 players 136 won 73/146 years 2001-2018
weight -0.7339 gain -2.1777

pattern L654840656762308
? ? ? O ? ? ?
? . . . . . ?
? . . . C . ?
# . . * . 3 X
? . . . 3 . ?
? . . . . . ?
? ? ? # ? ? ?
seen 1649 played 346 games 346 players 295 won 169/346 years 2000-2017
weight 0.9303 gain -2.1795

pattern L924624020228567
? ? ? . ? ? ?
? . . . . . ?
? . a . . . ?
. . 3 * . . .
? . . . 3 . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 3371 played 396 games 394 players 327 won 195/396 years 2001-2019
weight -0.254 gain -2.1795

pattern L431820302152189
. . .
3 * B
. 2 2
seen 48789 played 791 games 781 players 638 won 363/791 years 2001-2019
weight -0.6445 gain -2.1803

pattern L339315203865240
3 A #
C * #
C . #
seen 46224 played 2062 games 1957 players 1321 won 1125/2062 years 2000-2019
weight -0.5699 gain -2.1824

pattern L794054752657220
? . ?
. * 2
? C ?
a ? ?
a ? last yes
seen 14125 played 435 games 433 players 392 won 220/434 years 2001-2019
weight -0.7207 gain -2.1824

pattern L565729611027945
a . . .
? . * .
? . C C
a ? last yes
seen 47762 played 48 games 48 players 47 won 24/48 years 2001-2017
weight -1.7103 gain -2.1831

pattern L628025660738092
3 . .
. * C
a . .
? ? b
a .3
b ? last yes
seen 52307 played 158 games 158 players 153 won 74/158 years 2001-2019
weight -1.801 gain -2.1832

pattern L451532714633608
? ? . ? ?
? 3 C C ?
. . * . .
? 3 . . ?
? ? C ? ?
seen 11019 played 85 games 85 players 84 won 38/85 years 2001-2018
weight -0.5225 gain -2.1833

pattern L635897736944595
? ? . ? ?
? 3 B 2 ?
3 A * C .
? 3 C . ?
? ? C ? ?
seen 316 played 229 games 136 players 133 won 119/229 years 2001-2019
weight 0.9206 gain -2.1845

pattern L201624924999820
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . . * B 3 X
? . . . 2 C ?
? . . . . . ?
? ? ? . ? ? ?
seen 840 played 617 games 616 players 491 won 361/616 years 2001-2017
weight 0.8306 gain -2.1851

pattern L160136783606164
? ? ? ? a
? . . . ?
. . . . .
. . * . C
. . . . .
? . . . ?
a ? last yes
seen 99059 played 282 games 278 players 252 won 145/282 years 2001-2018
weight -0.3496 gain -2.187

pattern L198528568232367
a ? ? ? ?
? ? . ? ?
? . . . ?
. . * . C
? . C . ?
? ? . ? ?
a ? last yes
seen 9300 played 39 games 39 players 39 won 19/39 years 2001-2019
weight -2.5265 gain -2.1872

pattern L795814092245645
C . a
. * .
. C .
? ? ?
? ? b
a .C
b ? last yes
seen 40442 played 437 games 437 players 386 won 206/436 years 2001-2018
weight -0.6643 gain -2.1889

pattern L821607385876961
? ? . ? ?
? C 3 . ?
. . * 3 .
? C C C ?
? ? 3 ? ?
seen 10857 played 37 games 37 players 37 won 22/37 years 2009-2016
weight -1.0721 gain -2.1891

pattern L451402808884500
? ? ? a
? C ? ?
b * B ?
? 3 ? ?
a ? last yes
b .C
seen 8410 played 485 games 480 players 428 won 247/485 years 2001-2019
weight -0.3572 gain -2.19

pattern L632534846381342
? ? . . . ? ?
? . 3 . . # ?
. . . . . # #
. . . * . # #
O . C . . # #
? . . . . # ?
? ? . . . ? ?
seen 44618 played 103 games 103 players 102 won 54/103 years 2009-2016
weight -0.8435 gain -2.1947

pattern L502463738708830
? C . . ?
. a . . .
3 . * . .
. . . . .
? . . . ?
a C last yes
seen 15320 played 47 games 47 players 46 won 19/47 years 2000-2017
weight -1.4241 gain -2.1952

pattern L183477849739376
? . 1 B ?
. . a 3 3
. . * . .
. . . . .
? . . . ?
a B last yes
seen 1467 played 129 games 129 players 126 won 63/129 years 2001-2017
weight -0.4631 gain -2.196

pattern L983767500363700
? ? C ? ?
? B . . ?
C 2 * . .
a . . . ?
? ? . ? ?
a ? last yes
seen 1794 played 503 games 499 players 429 won 240/503 years 2001-2019
weight 0.5864 gain -2.196

pattern L739719439258392
# # #
. * .
a 3 A
a BC
seen 58907 played 89 games 89 players 85 won 39/89 years 2001-2019
weight -1.1644 gain -2.1967

pattern L391947557086877
? ? . ? ?
? C C # ?
3 C * # #
? 3 A # ?
? ? # ? ?
seen 1910 played 551 games 182 players 173 won 290/551 years 2009-2017
weight 0.8891 gain -2.1975

pattern L166318182343654
? . ?
a * 3
? 2 ?
a C last yes
seen 34300 played 6101 games 5583 players 2702 won 3104/6098 years 1992-2019
weight -0.1794 gain -2.2005

pattern L620263139054824
? ? ? . ? ? ?
? O . 3 . . ?
? . C 3 . 3 ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 32223 played 63 games 63 players 63 won 29/63 years 2009-2017
weight -0.8012 gain -2.2015

pattern L543180762526634
? ? ? a
? . ? ?
b * B ?
? 3 ? ?
a ? last yes
b .3
seen 26444 played 586 games 580 players 511 won 277/586 years 2001-2019
weight -0.3918 gain -2.2029

pattern L303101833390758
? ? . ? ?
? . . . ?
C C * C C
? 3 A 3 ?
? ? 3 ? ?
seen 1913 played 231 games 231 players 212 won 114/231 years 2001-2019
weight 0.6688 gain -2.2032

pattern L844122233249907
? ? . ? ?
? 3 . . ?
3 . * 3 3
? C C C ?
? ? . ? ?
seen 17080 played 55 games 55 players 55 won 26/55 years 2009-2017
weight -0.5865 gain -2.2037

pattern L824680328533976
? ? . . . ? ?
? . . . a O ?
. . . . . 3 O
. . . * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 1074 played 45 games 45 players 45 won 24/45 years 2001-2017
weight -0.4846 gain -2.2041

pattern L141191310666483
? # # # ?
. . . . #
. . * . #
. . C . #
? C 3 . ?
seen 26765 played 1364 games 1355 players 984 won 622/1364 years 2001-2019
weight 0.465 gain -2.2054

pattern L804398788020373
? . 3 . ?
. 3 . . .
. . * . .
. . . . .
? . . . ?
seen 1295355 played 53 games 51 players 48 won 24/53 years 2000-2019
weight -3.9378 gain -2.2055

pattern L396108881246791
1 1 B
1 * 3
B . .
seen 1475 played 1208 games 1191 players 920 won 533/1208 years 2000-2019
weight 0.9566 gain -2.2063

pattern L346697576185903
? ? . ? ?
? . . 2 ?
# . * B 1
? . . . ?
? ? # ? ?
seen 4889 played 237 games 237 players 211 won 115/237 years 2001-2018
weight -0.9148 gain -2.2068

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
weight 0.52 gain -2.2092

pattern L588080222350285
? . . . ?
. . . 3 .
3 . * . .
. . . . .
? C . . ?
seen 23277 played 57 games 57 players 55 won 27/57 years 2001-2017
weight -0.8876 gain -2.21

pattern L215161151610533
? ? . ? ?
? . . . ?
. C * 3 C
? C 3 . ?
? ? . ? ?
seen 17766 played 92 games 92 players 91 won 39/92 years 1992-2019
weight -0.3741 gain -2.211

pattern L606552024527077
. . .
. * 2
2 C 2
seen 3471 played 661 games 653 players 564 won 300/661 years 1992-2019
weight 0.5381 gain -2.2111

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
weight -0.8702 gain -2.2151

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
weight 0.8215 gain -2.2154

pattern L937818709270767
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. C . . . . .
? . . . . . ?
a ? X . . ? ?
a ? last yes
seen 12391 played 49 games 49 players 49 won 23/49 years 2009-2017
weight -1.0273 gain -2.2168

pattern L334479992300681
? . . C ?
C . . . .
. . * . .
. . . . .
? . . . ?
seen 1255153 played 1286 games 1248 players 906 won 633/1284 years 2000-2019
weight -0.6292 gain -2.2201

pattern L813124835791677
? ? 2 ?
a 2 * 3
? ? C ?
a ? last yes
seen 1263 played 95 games 95 players 94 won 55/95 years 2000-2017
weight -1.188 gain -2.2204

pattern L575065378335122
. C 3
. * B
. C 3
seen 24479 played 48 games 48 players 48 won 20/48 years 2009-2017
weight -1.38 gain -2.2208

pattern L494500884589325
? . ?
B * .
? B ?
? ? ?
? ? a
a ? last yes
seen 3256 played 367 games 366 players 327 won 199/367 years 2001-2018
weight 0.5142 gain -2.2237

pattern L689693100445138
. . . . . . x ?
. . . . . . . ?
. . . . . . . O
X . . * . C . .
. . . . . . . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 36571 played 1174 games 1150 players 872 won 612/1174 years 2000-2019
weight 0.2679 gain -2.2237

pattern L399852785654551
a 3 .
1 * 3
C 3 .
a B last yes
seen 2559 played 1170 games 1152 players 852 won 654/1168 years 2000-2019
weight 0.4022 gain -2.2242

pattern L616961264903656
? ? 3 ? ?
? 3 C C ?
3 A * C .
? 3 C C ?
? ? 3 ? ?
seen 10888 played 485 games 203 players 193 won 255/484 years 2001-2019
weight -0.4434 gain -2.2272

pattern L659269915471675
? a . ? ?
? C . # ?
3 C * # #
? 3 . # ?
? ? . ? ?
a ? last yes
seen 7580 played 234 games 234 players 213 won 132/234 years 2001-2018
weight -0.6291 gain -2.2295

pattern L704754213740086
? ? ? # ? ?
? ? . . . ?
? . . * . .
a ? . . . ?
? ? ? . ? ?
a ? last yes
seen 898005 played 233 games 232 players 217 won 126/233 years 2001-2019
weight -1.64 gain -2.2317

pattern L228729686059447
? ? . ? ?
? # . 3 ?
# # * C 3
? # . C ?
? ? . ? ?
? ? a ? ?
a ? last yes
seen 3132 played 149 games 149 players 141 won 87/149 years 2000-2019
weight -0.5322 gain -2.2327

pattern L287226897782494
a ? ? ?
? . . 3
? . * C
? . . .
a ? last yes
seen 6519 played 548 games 541 players 465 won 263/545 years 2001-2019
weight -0.4863 gain -2.2333

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
weight -1.3814 gain -2.2338

pattern L697717994069463
? ? B ? ?
? C 3 3 ?
a C * . .
? . . . ?
? ? # ? ?
a .3
seen 51013 played 964 games 952 players 713 won 488/964 years 2000-2019
weight 0.5419 gain -2.2352

pattern L225322333791337
? . . . . . ? ?
. . . . . O . ?
. . . . . . . ?
. . . * 3 3 . .
. . . . C C . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 2961 played 2891 games 2842 players 1574 won 1351/2890 years 1992-2019
weight 0.6584 gain -2.2354

pattern L478351890743465
? # # # ?
. . . . .
C . * . .
C . . . C
? C C . ?
seen 15833 played 41 games 41 players 41 won 18/41 years 2000-2019
weight -0.8599 gain -2.2355

pattern L792575522867732
? ? a ? ?
? . . . ?
. . * . .
? . . C ?
? ? . ? b
a 3C
b ? last yes
seen 15468 played 112 games 112 players 105 won 55/112 years 2001-2017
weight -1.3078 gain -2.236

pattern L001173013026966
? a ? ? ?
? . . . ?
. C . . .
. . * . .
. . . . .
? C . . ?
a ? last yes
seen 5532 played 35 games 35 players 35 won 15/35 years 2009-2018
weight -1.4166 gain -2.2362

pattern L671247186500559
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. 3 . * . . .
. . . . . . .
? X . . . . ?
? ? . . . ? ?
seen 308705 played 59 games 59 players 58 won 35/59 years 2009-2017
weight -0.9027 gain -2.239

pattern L003403438109039
? . . . . . ? ?
. . C . . . # ?
. . . . . . # ?
. . C * . . # #
. . . . . . # ?
. . . . . . # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 88726 played 773 games 766 players 595 won 385/773 years 2001-2019
weight 0.6419 gain -2.2399

pattern L302389633560277
? ? 3 ? ?
? . . . ?
C 3 * . .
? . . . ?
? ? C ? ?
seen 31136 played 90 games 90 players 87 won 43/90 years 2009-2017
weight -0.8585 gain -2.2404

pattern L124925902767479
a ? ? ? ?
? ? C . C
? ? . * .
? ? . . b
a ? last yes
b 3C
seen 10991 played 151 games 150 players 148 won 71/151 years 2001-2019
weight -1.0421 gain -2.2417

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
weight 0.2731 gain -2.2427

pattern L370454964804937
? ? . ? ?
? 2 a . ?
C C * . .
? C . . ?
? ? . ? ?
a C last yes
seen 2391 played 64 games 64 players 64 won 33/64 years 2001-2018
weight -0.9275 gain -2.2433

pattern L879767423567015
a ? ? ?
? C . #
? 3 * #
? 3 . #
a ? last yes
seen 12673 played 61 games 61 players 60 won 34/61 years 1992-2018
weight -1.3787 gain -2.2459

pattern L600255428266039
3 . 3 ? ?
. * C ? ?
. . . ? ?
? ? ? ? a
a ? last yes
seen 1723 played 42 games 42 players 40 won 17/42 years 2009-2016
weight -1.4004 gain -2.246

pattern L818680892275377
a 2 ?
1 * 3
? 3 ?
a ? last yes
seen 17440 played 5927 games 5284 players 2551 won 3248/5927 years 1988-2019
weight -0.3217 gain -2.2481

pattern L351523380233598
? ? ? # ?
a ? A * C
? ? ? C ?
a ? last yes
seen 514 played 214 games 205 players 196 won 104/214 years 2001-2018
weight -1.079 gain -2.2491

pattern L350077599076170
? . 3 a ?
. . . . .
. . * . .
. . . . .
? 3 . . ?
a C last yes
seen 4731 played 63 games 63 players 61 won 39/62 years 2001-2016
weight -0.7789 gain -2.2504

pattern L199691524519587
3 . . ?
. * . a
. 3 . ?
a ? last yes
seen 26607 played 45 games 45 players 44 won 18/45 years 2001-2018
weight -1.4985 gain -2.2507

pattern L247100574732381
? ? 3 ? ?
? . C . ?
. 3 * . .
? # # # ?
? ? # ? ?
seen 6271 played 35 games 35 players 35 won 15/35 years 2001-2017
weight -1.0595 gain -2.2519

pattern L919833712708515
? ? 2 ? ?
? . C . ?
. . * . .
? . C . ?
? ? . ? ?
seen 45923 played 50 games 50 players 50 won 17/50 years 2009-2017
weight -1.2598 gain -2.252

pattern L183922483932635
? . . . ?
. . . . .
. . * . .
C . 3 . a
? . . . ?
a C last yes
seen 16794 played 45 games 45 players 45 won 20/45 years 2001-2016
weight -1.3549 gain -2.2557

pattern L232459815840606
? . . .
a . * .
? C 3 3
a ? last yes
seen 8857 played 336 games 336 players 302 won 175/336 years 2001-2018
weight -0.248 gain -2.2564

pattern L196681476581223
B . 3
B * 3
3 3 a
a .3
seen 47103 played 198 games 197 players 179 won 95/198 years 2001-2017
weight -0.5651 gain -2.2565

pattern L498202876433562
. 3 C ?
3 * 1 a
# # # ?
a ? last yes
seen 2237 played 447 games 438 players 389 won 262/447 years 1992-2018
weight -0.5793 gain -2.2611

pattern L566646189993376
. . . . . . . ?
. . . . . O . ?
. . . . . . . .
. . . * 3 3 . .
. . . . C C . .
. . . . . . . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 2955 played 2889 games 2840 players 1573 won 1350/2888 years 1992-2019
weight 0.6667 gain -2.2623

pattern L298137533559967
? ? . ? ?
? C 3 . ?
3 . * . .
? . . . ?
? ? # ? ?
seen 20922 played 275 games 273 players 239 won 135/274 years 2001-2019
weight -0.4069 gain -2.2624

pattern L270104705142084
? . 3 . ?
C C . . .
. . * C .
. . . . .
? . . . ?
seen 58265 played 45 games 45 players 45 won 17/45 years 2009-2017
weight -1.9919 gain -2.2628

pattern L151074928758413
? ? . ? ?
? . . . ?
# . * C .
? . . 2 ?
? ? C ? ?
seen 18628 played 94 games 94 players 93 won 47/94 years 2001-2019
weight -1.7583 gain -2.2633

pattern L036445639695105
. . . . . . . ?
. . . . . O . .
. . . . . . . .
. . . * 3 3 . .
. . . . C C . .
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 2954 played 2889 games 2840 players 1573 won 1350/2888 years 1992-2019
weight 0.6676 gain -2.265

pattern L172420985532244
. . . . . . . .
. . . . . O . .
. . . . . . . .
. . . * 3 3 . .
. . . . C C . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 2954 played 2889 games 2840 players 1573 won 1350/2888 years 1992-2019
weight 0.6676 gain -2.265

pattern L930243068945949
? ? C ? ?
? 3 . . ?
C . * . #
? . . . ?
? ? . ? ?
seen 52576 played 35 games 35 players 35 won 15/35 years 2009-2017
weight -2.3869 gain -2.2652

pattern L134297402792093
? . ? ? ?
. * 3 ? ?
? 3 ? ? ?
? ? ? ? ?
? ? ? ? a
a ? last yes
seen 106147 played 120 games 119 players 116 won 67/120 years 2001-2019
weight -0.5316 gain -2.2678

pattern L617026537543798
? . ?
B * 2
? A ?
seen 7034 played 315 games 314 players 291 won 173/315 years 2000-2019
weight 0.2466 gain -2.2679

pattern L836629669858721
? ? . ? ?
? C . . ?
3 . * . .
? . C . ?
? ? . ? ?
seen 1079418 played 6524 games 6029 players 2791 won 3122/6522 years 2000-2019
weight -0.1571 gain -2.2679

pattern L416815195162782
1 . C
B * .
B . .
seen 11967 played 129 games 129 players 126 won 61/129 years 2009-2019
weight -0.8322 gain -2.2683

pattern L080553014027767
? ? . . . ? ?
? . C . . . ?
. . . . . . X
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 116477 played 165 games 165 players 152 won 101/165 years 2009-2019
weight 0.9258 gain -2.2692

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
weight -0.4412 gain -2.2705

pattern L303893351723169
? ? a ? ?
? 3 . . ?
3 . * . #
? . . . ?
? ? . ? ?
a C last yes
seen 18378 played 163 games 163 players 145 won 73/163 years 2009-2019
weight -0.5393 gain -2.2733

pattern L400732276550474
? ? ? O ? ? ?
? X 3 C . # ?
? . . 3 . # ?
. . C * . # #
? . . . . # ?
? . 3 . . # ?
? ? ? . ? ? ?
seen 2272 played 109 games 109 players 102 won 56/109 years 1992-2019
weight 0.4931 gain -2.2734

pattern L632442042390667
? 2 ?
2 * 3
? 2 ?
seen 269991 played 725 games 709 players 578 won 390/725 years 2000-2018
weight -1.7599 gain -2.2734

pattern L947784034082368
? . ?
1 * C
? A ?
seen 3937 played 497 games 491 players 426 won 257/495 years 2001-2019
weight -0.7472 gain -2.2747

pattern L242389657034629
? 3 ?
2 * 3
? 2 ?
? ? a
a ? last yes
seen 8492 played 41 games 41 players 41 won 23/41 years 2009-2018
weight -1.535 gain -2.2774

pattern L623833140458397
? . ?
3 * 3
? A ?
seen 564904 played 3352 games 3163 players 1877 won 1697/3352 years 2000-2019
weight 0.2344 gain -2.2783

pattern L697867568835637
a ? ? ?
? ? ? ?
? C C .
? . * .
? . . .
a ? last yes
seen 102757 played 184 games 183 players 176 won 81/184 years 2001-2017
weight -0.5843 gain -2.2806

pattern L263110693691395
? ? B ?
a 2 * #
? ? . ?
a ? last yes
seen 1601 played 76 games 73 players 73 won 35/76 years 2001-2017
weight -0.9802 gain -2.2815

pattern L691768402881993
a ? ? . ? ?
? ? . . . ?
? 2 . * . .
? ? . . . ?
? ? ? . ? ?
a ? last yes
seen 22323 played 241 games 239 players 228 won 107/240 years 2001-2019
weight -0.5653 gain -2.2817

pattern L741466541294759
C C .
. * C
3 . 2
seen 34277 played 220 games 219 players 204 won 102/220 years 2001-2018
weight -0.7166 gain -2.2821

pattern L882006582293481
? C . # ?
C 1 a # #
3 . * # #
. 3 . # #
? b . # ?
a B last yes
b .3
seen 4539 played 1419 games 1385 players 1010 won 611/1419 years 1992-2019
weight -0.5045 gain -2.2853

pattern L122527055816099
? . . 2 ?
. . C C 2
. . * 2 C
. . . . C
? . . . ?
seen 3503 played 60 games 60 players 59 won 24/59 years 2000-2017
weight -0.8294 gain -2.2854

pattern L523674222202814
? . . . ?
# . . . .
# . * . a
# . . . 3
? . . . ?
a C last yes
seen 21281 played 63 games 63 players 61 won 25/63 years 2009-2017
weight -0.9625 gain -2.2854

pattern L255285986796686
? 3 C . ?
. . C . 3
. . * . .
. . . . .
? # # # ?
seen 57021 played 42 games 42 players 42 won 12/42 years 2009-2018
weight -0.946 gain -2.287

pattern L196098685884649
? . . . . . ? ?
. . . . . . # ?
. . . . . . # ?
. . . * . . # #
. . . . . . # ?
. . . . . . # ?
? . . X . . ? ?
? ? ? . ? ? ? ?
distance 21-98
seen 98858 played 33 games 32 players 22 won 15/33 years 2013-2019
weight 0.2485 gain -2.289

pattern L999681365585664
? ? . ? ?
? . . . ?
3 . * C .
? 3 3 C ?
? ? C ? ?
seen 36646 played 87 games 87 players 86 won 44/87 years 2009-2017
weight -1.1319 gain -2.2905

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
weight -0.9919 gain -2.2906

pattern L913579036771632
? ? . ? ?
? . . C ?
3 . * . 3
? . a . ?
? ? . ? ?
a C last yes
seen 2374 played 350 games 349 players 306 won 183/350 years 2000-2019
weight 0.9804 gain -2.295

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
weight -0.556 gain -2.2969

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
weight -0.4034 gain -2.2974

pattern L613897278941076
? ? ? C ?
a ? C * B
? ? ? . ?
a ? last yes
seen 9071 played 44 games 44 players 44 won 23/44 years 2009-2017
weight -0.7227 gain -2.2985

pattern L054737542541909
? ? . 3 .
? ? C * .
a ? . . b
a ? last yes
b .C
seen 21439 played 671 games 666 players 566 won 336/671 years 1993-2019
weight -0.533 gain -2.3005

pattern L863421116316555
? ? . ? ?
? . . . ?
. 3 * C .
? C 3 C ?
? ? 3 ? ?
seen 1035 played 284 games 282 players 260 won 159/283 years 2000-2018
weight 0.7614 gain -2.3008

pattern L070048406107879
? ? ? . ? ? ?
? . . 3 3 O ?
? . . 3 C . ?
. . . * C . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 17610 played 1199 games 1185 players 891 won 605/1199 years 2001-2019
weight 0.3872 gain -2.3038

pattern L735333770461319
? ? C ?
a 1 * 3
? ? . ?
a ? last yes
seen 1432 played 272 games 271 players 252 won 140/271 years 2001-2018
weight -0.3866 gain -2.3046

pattern L470573109462316
? ? . ? ?
? . . . ?
. . * . .
? . . 3 ?
? ? 3 ? ?
? ? ? ? a
a ? last yes
seen 28157 played 398 games 397 players 357 won 199/398 years 2001-2019
weight -0.5737 gain -2.3056

pattern L325193251528905
? ? 1 ? ?
? # A 3 ?
# # * C 3
? # C C ?
? ? . ? ?
seen 1614 played 617 games 249 players 227 won 297/617 years 2001-2019
weight 0.4815 gain -2.3071

pattern L614125129028012
? 3 C . ?
. 3 . . .
. . * a .
. . . . .
? . . . ?
a C last yes
seen 10103 played 498 games 495 players 419 won 250/498 years 2001-2019
weight -0.9027 gain -2.3073

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
weight 0.4158 gain -2.3093

pattern L329049610240039
? ? 3 ? ?
? . . . ?
. . * . 3
? . . 3 ?
? ? C ? ?
seen 43180 played 50 games 50 players 49 won 26/50 years 2001-2017
weight -1.6082 gain -2.3097

pattern L822312889222819
? ? ? . ? ? ?
? . . . C . ?
? . . . . . ?
. . . * . . .
? . . . 3 . ?
? . . . . . ?
? ? ? . ? ? ?
seen 268403 played 77 games 77 players 75 won 32/77 years 2001-2019
weight -1.629 gain -2.3105

pattern L863260090916743
a ? ? ?
? ? 1 ?
? C * .
? ? . ?
a ? last yes
seen 2125 played 38 games 38 players 38 won 20/38 years 2000-2019
weight -0.7892 gain -2.3114

pattern L025132877378273
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . X
. . . . . C . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 324476 played 1587 games 1545 players 954 won 768/1586 years 2000-2019
weight 0.6373 gain -2.3117

pattern L671506472905945
? 2 B 3 ?
. 2 B . .
. a * . .
. . . . .
? . . . ?
a C last yes
seen 1127 played 535 games 526 players 431 won 247/535 years 2001-2018
weight -0.3387 gain -2.3119

pattern L657755898257925
? ? . . . ? ?
? X 3 . . # ?
O . . . . # #
. . C * . # #
. . . . . # #
? # # # # # ?
? ? # # # ? ?
seen 3511 played 183 games 183 players 166 won 90/183 years 2009-2018
weight 0.664 gain -2.3129

pattern L314349795053475
? ? a ?
b 1 * #
? ? 3 ?
a #2
b ? last yes
seen 524 played 237 games 234 players 225 won 126/237 years 2001-2019
weight -1.0256 gain -2.3163

pattern L361387955236942
? ? . ? ?
? . C 3 ?
C 3 * 3 .
? . . . ?
? ? . ? ?
seen 14828 played 102 games 102 players 100 won 49/102 years 2001-2018
weight -0.8511 gain -2.3184

pattern L209649195677357
C C .
2 * .
. . .
? ? ?
? ? a
a ? last yes
seen 4519 played 53 games 53 players 53 won 20/53 years 2001-2018
weight -0.975 gain -2.3262

pattern L163190896932449
. . . . . . # #
. . C . . . # #
. . . . . . # #
. . C * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # #
# # # # # # # #
seen 87329 played 765 games 758 players 592 won 381/765 years 2001-2019
weight 0.5778 gain -2.3265

pattern L851363071814786
. . . . . . # ?
. . C . . . # #
. . . . . . # #
. . C * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # ?
? # # # # # ? ?
seen 87329 played 765 games 758 players 592 won 381/765 years 2001-2019
weight 0.5778 gain -2.3265

pattern L872903599342586
. . . . . . # ?
. . . . . . # ?
. C . C . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 87329 played 765 games 758 players 592 won 381/765 years 2001-2019
weight 0.5778 gain -2.3265

pattern L598415319497379
a B . ? ?
. * . ? ?
. . . ? b
a 23
b ? last yes
seen 4156 played 145 games 145 players 139 won 65/144 years 2001-2017
weight -0.9375 gain -2.3289

pattern L611625651072538
? ? C ? ?
? B 2 . ?
. . * . a
? . . . ?
? ? . ? ?
a 2C
seen 13775 played 900 games 889 players 708 won 460/900 years 2000-2019
weight 0.4036 gain -2.3291

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
weight -0.7993 gain -2.3305

pattern L450265162138249
? ? C ? ?
? B 2 . ?
2 2 * . .
? . . . ?
? ? . ? ?
seen 903 played 256 games 256 players 233 won 137/256 years 2001-2019
weight 0.7802 gain -2.3318

pattern L036126949550352
3 C 2
. * C
. 3 .
seen 1459 played 485 games 481 players 412 won 251/485 years 2001-2019
weight 0.9831 gain -2.332

pattern L652263791621655
. C C
C * .
C . C
seen 233473 played 149 games 148 players 138 won 81/149 years 2001-2018
weight -1.4691 gain -2.3353

pattern L764030032899981
C C 3
. * B
C C 3
seen 32304 played 780 games 761 players 645 won 402/780 years 2001-2019
weight 0.7999 gain -2.3389

pattern L524780296469583
? . . . ?
. . . . .
. . * . .
. C . 3 .
? . . . ?
? ? ? ? a
a ? last yes
seen 4785 played 203 games 203 players 184 won 87/203 years 2001-2017
weight -0.4301 gain -2.34

pattern L061879109811932
? . . . ?
. . . . .
3 . * . .
. . C . .
? . . . ?
? a ? ? ?
a ? last yes
seen 5780 played 236 games 235 players 216 won 110/236 years 2001-2018
weight -1.3532 gain -2.3427

pattern L089851977816413
? ? ? ? a
? ? ? ? ?
3 . C ? ?
. * C ? ?
. . . ? ?
a ? last yes
seen 7724 played 40 games 40 players 39 won 23/40 years 2009-2017
weight -0.7599 gain -2.343

pattern L763997101376443
? # # # ?
. . . . .
. . * . .
. . C 3 3
? . a . ?
a C last yes
seen 2958 played 127 games 127 players 125 won 62/127 years 2001-2018
weight -1.011 gain -2.3446

pattern L762742830749089
? ? a ? ?
? . . . ?
C 2 * . .
? B . . ?
? ? . ? ?
a C last yes
seen 399 played 113 games 113 players 110 won 59/113 years 2000-2019
weight 0.6839 gain -2.3465

pattern L044406219808463
3 . .
. * .
. . C
? ? ?
a ? ?
a ? last yes
seen 8795 played 75 games 75 players 72 won 32/75 years 2001-2019
weight -1.1746 gain -2.3472

pattern L538340839971922
? ? . ? ?
? C C . ?
. . * . .
? C 3 . ?
? ? 3 ? ?
seen 28233 played 67 games 67 players 65 won 33/67 years 2001-2018
weight -1.3696 gain -2.3475

pattern L878975491098863
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
X C . * . . X
? . C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 5043 played 146 games 145 players 129 won 76/146 years 2000-2018
weight 1.2951 gain -2.3503

pattern L633517985968574
? ? a ? ?
? . . C ?
C C * . .
? 3 C C ?
? ? 3 ? ?
a 3C
seen 34867 played 104 games 104 players 102 won 52/104 years 2009-2018
weight -0.8053 gain -2.3544

pattern L831665294370426
? ? 3 ? ?
? 3 . . ?
. 3 * . .
? 3 C . ?
? ? C ? ?
seen 13320 played 49 games 49 players 49 won 24/49 years 2009-2017
weight -0.6663 gain -2.3544

pattern L569411157433164
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
. . a * . # #
? . C 3 . # ?
? . C 3 . # ?
? ? ? . ? ? ?
a C last yes
seen 1649 played 325 games 324 players 275 won 183/325 years 2000-2019
weight -1.0942 gain -2.358

pattern L049356304572467
C C a
. * .
. 2 C
a .2
seen 87836 played 887 games 877 players 730 won 454/887 years 2000-2019
weight -0.4274 gain -2.3586

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
weight -0.3208 gain -2.3592

pattern L921249264344639
? ? . ? ?
? 3 . . ?
. . * C C
? . . 2 ?
? ? 3 ? ?
seen 1689 played 121 games 121 players 117 won 62/121 years 2001-2019
weight 0.806 gain -2.3611

pattern L482341784132640
? 3 ?
2 * a
b 1 ?
a 1C
b ? last yes
seen 2765 played 1114 games 1093 players 860 won 572/1114 years 2001-2019
weight -0.5229 gain -2.3622

pattern L580117266865060
. . . . . . . ?
. . . . . . . ?
. . . . . . . .
. . . * . . . .
. . . . . C . .
. . . 3 . . . ?
o . . . . O . ?
? ? . . . ? ? ?
seen 11082 played 1912 games 1873 players 1201 won 960/1907 years 1992-2019
weight 0.2947 gain -2.3623

pattern L998050368413295
. 3 A
C * 3
a 3 3
a .3
seen 15342 played 75 games 75 players 71 won 46/75 years 2000-2017
weight -1.2561 gain -2.3626

pattern L533095188626967
? . . . ?
. . . . .
3 . * . .
3 . 2 a .
? . C . ?
a C last yes
seen 1038 played 245 games 242 players 227 won 120/245 years 2000-2018
weight -0.5465 gain -2.3628

pattern L143438565196590
? ? ? . ? ? ?
? . . . . . ?
? 3 . . . . ?
. C 2 * . . .
? C a . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 1540 played 848 games 838 players 684 won 436/848 years 1993-2019
weight 0.2908 gain -2.3635

pattern L299309548922896
? . . . ? ?
. . . . . ?
3 . * . . ?
. . . . . a
? . . . ? ?
a ? last yes
seen 63883 played 58 games 58 players 58 won 28/58 years 2001-2018
weight -1.1373 gain -2.3635

pattern L717628964551111
? . . . ?
. 3 . a .
. . * . .
. . C . .
? . . . ?
a C last yes
seen 21045 played 89 games 89 players 86 won 46/89 years 2001-2018
weight -1.1911 gain -2.364

pattern L239324302267742
? 3 . . ?
. . . . #
C C * . #
. . . . #
? . . . ?
seen 134283 played 88 games 87 players 83 won 34/88 years 2009-2018
weight -0.6895 gain -2.3655

pattern L151536845992622
? ? . . . ? ?
? . . . . . ?
O . . . . . .
O . . * . . .
X . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 183613 played 39 games 39 players 39 won 25/39 years 1992-2019
weight -1.4526 gain -2.3665

pattern L209295529180921
? ? . ? ?
? C . . ?
3 C * . .
? 3 C . ?
? ? . a ?
a ? last yes
seen 1392 played 36 games 36 players 36 won 18/36 years 2001-2017
weight -0.9159 gain -2.3671

pattern L627111978350494
? ? . . . ?
? . . . . .
? . . * . .
? . 3 . . .
a ? . . C ?
a ? last yes
seen 3167 played 97 games 97 players 96 won 41/97 years 2001-2017
weight -0.642 gain -2.3687

pattern L382364637883873
? ? a
. . 2
. * .
b . .
a ? last yes
b 3C
seen 16677 played 267 games 267 players 249 won 143/267 years 2001-2018
weight -0.4789 gain -2.3718

pattern L979542426391670
? ? . . .
a ? C * .
? ? 3 3 .
a ? last yes
seen 43636 played 2581 games 2502 players 1596 won 1311/2580 years 1992-2019
weight 0.2409 gain -2.3768

pattern L249903125248660
? . . . . . ? ?
. . . . . . . ?
. . . . . C . ?
. . . * . . . .
O . . . 3 . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 902 played 162 games 162 players 152 won 79/162 years 2001-2017
weight 0.4233 gain -2.3805

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
weight -0.9553 gain -2.3814

pattern L304828697417870
? ? . ? ?
? C 3 3 ?
C C * C .
? . . . ?
? ? . ? ?
seen 8825 played 329 games 328 players 295 won 148/327 years 2001-2018
weight -0.5376 gain -2.3833

pattern L381784060271256
? ? 3 ? ?
? C C C ?
. . * . C
? # # # ?
? ? # ? ?
seen 164923 played 120 games 120 players 120 won 60/120 years 2009-2018
weight -0.6551 gain -2.3836

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
weight 0.3682 gain -2.3846

pattern L323606381120909
? ? . ? ?
? C . 3 ?
. . * . 3
? # # # ?
? ? # ? ?
seen 36965 played 127 games 127 players 126 won 59/127 years 2001-2018
weight -0.625 gain -2.3851

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
weight 0.2177 gain -2.3864

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
weight -0.2629 gain -2.387

pattern L439836415955232
? ? . ? ?
? 3 3 . ?
3 C * . #
? C C . ?
? ? . ? ?
seen 22303 played 39 games 39 players 39 won 18/39 years 2001-2017
weight -0.9923 gain -2.3885

pattern L773878789684583
. 2 a
3 * C
. . .
a C last yes
seen 8643 played 166 games 166 players 161 won 75/166 years 2000-2018
weight -0.7239 gain -2.3885

pattern L701514464110113
? . . . ?
# . . C .
# . * . 3
# . . C 3
? . . C ?
seen 144438 played 46 games 46 players 45 won 21/46 years 2009-2016
weight -1.6546 gain -2.3901

pattern L518925531114186
? ? # ? ?
? . . . ?
. . * . C
? 3 . C ?
? ? a ? ?
a C last yes
seen 1342 played 44 games 44 players 43 won 27/44 years 2001-2016
weight -0.8951 gain -2.3906

pattern L030309718790102
B B 2
. * C
. . C
seen 23224 played 315 games 314 players 295 won 150/315 years 2001-2018
weight -0.7619 gain -2.3927

pattern L360435546716396
? ? a
? ? ?
b B .
2 * .
. . .
a ? last yes
b 2B
seen 2412 played 109 games 108 players 104 won 53/109 years 2009-2018
weight -0.473 gain -2.3992

pattern L984417329031160
? ? . . . ?
? . . . . .
? . . * . .
? . . . . .
? ? . C . ?
a ? ? ? ? ?
a ? last yes
seen 100377 played 225 games 224 players 214 won 121/225 years 2001-2019
weight -0.5021 gain -2.3998

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
weight -0.2836 gain -2.4019

pattern L862559619366418
? ? ? . ? ?
? ? 3 . . ?
? . . * . .
? ? . . . ?
a ? ? . ? ?
a ? last yes
seen 136159 played 207 games 206 players 190 won 107/207 years 2001-2018
weight -0.678 gain -2.4028

pattern L832052271353721
a 1 C
. * 3
. . .
a C last yes
seen 11319 played 8144 games 7430 players 3092 won 4056/8137 years 1988-2019
weight -0.2191 gain -2.4038

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
weight -0.7078 gain -2.4053

pattern L910828339376561
? ? ? . ? ? ?
? . . . . X ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . C . . ?
? ? ? . ? ? ?
seen 90779 played 218 games 218 players 201 won 107/218 years 2001-2019
weight -0.5541 gain -2.4054

pattern L389447865233744
? ? # ? ?
? # # # ?
. . * . .
? C 3 . ?
? ? 3 ? ?
? ? ? ? a
a ? last yes
seen 9239 played 39 games 39 players 38 won 24/39 years 2001-2018
weight -0.8623 gain -2.4061

pattern L489101538442840
? . C .
? C * .
a . . .
a ? last yes
seen 67399 played 85 games 85 players 84 won 34/85 years 2001-2017
weight -0.8464 gain -2.4069

pattern L037560521474890
? ? a
? ? ?
? 3 ?
3 * 1
? 3 ?
a ? last yes
seen 4073 played 147 games 146 players 138 won 75/147 years 2001-2018
weight -0.6211 gain -2.4095

pattern L129810408754825
a ? ? ?
? ? C ?
? 3 * B
? ? . ?
a ? last yes
seen 2150 played 159 games 158 players 153 won 92/159 years 2001-2018
weight -0.748 gain -2.4103

pattern L485417876075324
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . 3 X
. . . C . . O
? . . . . O ?
? ? . . . ? ?
seen 5171 played 135 games 135 players 125 won 60/135 years 2009-2018
weight -0.5277 gain -2.4124

pattern L369071466743920
? ? X X X ? ?
? O C C 3 . ?
. . . . . . #
. . . * . . #
. . . . . . #
? . . . . . ?
? ? . . . ? ?
seen 382 played 44 games 44 players 39 won 18/44 years 2009-2019
weight 1.4513 gain -2.414

pattern L538200435822647
? ? . ? ? ?
? . . . ? a
. . * . 2 ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 50880 played 241 games 239 players 217 won 125/241 years 2001-2017
weight -0.9969 gain -2.4164

pattern L626275959604030
. . . . . . . ?
. . . . . . . ?
. . . . . C . .
. . . * . . . .
O . . . 3 . . .
. . . . . . . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 832 played 162 games 162 players 152 won 79/162 years 2001-2017
weight 0.4555 gain -2.4173

pattern L071332686219042
? ? C ? ?
? . . . ?
. C * . .
? . 3 . ?
? ? . ? ?
seen 256159 played 6207 games 5755 players 2644 won 3063/6205 years 2000-2019
weight -0.2816 gain -2.4181

pattern L015343323714164
? . ?
a * B
? C ?
? ? ?
? b ?
a .3
b ? last yes
seen 24930 played 1841 games 1789 players 1244 won 957/1840 years 2000-2019
weight -0.4249 gain -2.4199

pattern L119291797410746
? # ?
3 * .
? . ?
seen 2562650 played 1129 games 992 players 800 won 566/1128 years 1992-2019
weight -0.6611 gain -2.4209

pattern L788595623354325
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. C . * . . .
? . . . . . ?
? . . . . O ?
? ? ? . ? ? ?
seen 18187 played 42 games 42 players 42 won 16/42 years 2009-2017
weight -0.759 gain -2.4231

pattern L921409759623872
? ? . ? ?
? C . a ?
. . * 2 .
? . C C ?
? ? . ? ?
a C last yes
seen 838 played 166 games 165 players 150 won 88/166 years 2000-2018
weight -0.3254 gain -2.4234

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
weight 0.7435 gain -2.4256

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
weight 0.7435 gain -2.4256

pattern L877916608849476
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . 3 * . . .
? . a C . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 5407 played 212 games 209 players 190 won 101/212 years 2001-2019
weight -0.8943 gain -2.4268

pattern L200115064582464
? ? a ? ?
? 3 C . ?
3 C * 3 .
? C . . ?
? ? 3 ? ?
a .C
seen 3395 played 217 games 216 players 200 won 102/217 years 2001-2019
weight 0.5178 gain -2.4277

pattern L438975975898351
? ? . ? ?
? . C . ?
C C * C .
? 3 3 . ?
? ? . ? ?
seen 31611 played 132 games 132 players 126 won 68/132 years 2000-2019
weight -0.5278 gain -2.4285

pattern L669757484897591
? ? # # # ? ?
? # # # # # ?
# . . . . . .
# . . * . . .
# . . C 3 3 .
? . . . C . ?
? ? . O . ? ?
seen 428 played 227 games 227 players 210 won 115/227 years 2000-2019
weight 0.7052 gain -2.429

pattern L713606648577335
? ? . . . ? ?
? . . . . . ?
X . . C . 3 .
. . . * . . .
. . . . . . .
? . . . C . ?
? ? . . . ? ?
seen 1034 played 799 games 794 players 556 won 361/798 years 1993-2019
weight 0.6301 gain -2.4304

pattern L127279962207959
? . . . X . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * C . . .
. C . . . . . ?
. . . . 3 . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 947 played 796 games 791 players 553 won 360/795 years 1993-2019
weight 0.6469 gain -2.4318

pattern L519161303605598
? a ?
. 2 C
. * .
3 . 3
a ? last yes
seen 4376 played 114 games 114 players 106 won 55/114 years 2001-2019
weight -1.0165 gain -2.433

pattern L585624840621588
? ? . . . ? ?
? O . . . . ?
. . . . . . .
. 3 3 * . . .
. C C . . . .
? . . . . . ?
? ? . . . ? ?
seen 3181 played 2955 games 2899 players 1605 won 1383/2954 years 1992-2019
weight 0.4021 gain -2.4332

pattern L710798417368691
. . . . . . . ?
. . . . . . . .
. . . . . C . .
. . . * . . . .
O . . . 3 . . .
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 817 played 162 games 162 players 152 won 79/162 years 2001-2017
weight 0.4597 gain -2.434

pattern L739610046781785
B . .
B * C
3 3 C
seen 62567 played 1452 games 1413 players 1030 won 758/1452 years 2001-2019
weight -0.3708 gain -2.4344

pattern L544107369216413
? ? ? . ? ? ?
? . . . C . ?
? . . . . . ?
# . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 4333402 played 38 games 38 players 34 won 12/37 years 2009-2017
weight -1.4102 gain -2.435

pattern L703046806031647
? ? 3 ? ?
? 3 . . ?
. . * . .
? C . 3 ?
? ? C ? ?
seen 9097 played 57 games 57 players 56 won 28/57 years 2001-2017
weight -0.8453 gain -2.4363

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
weight -0.541 gain -2.4371

pattern L609856897576422
? a ?
3 C .
3 * 3
. 3 C
a ? last yes
seen 633 played 310 games 310 players 285 won 154/310 years 1992-2018
weight 0.9062 gain -2.4379

pattern L094410972790384
a C 1
. * A
. B 3
a .C
seen 1399 played 291 games 291 players 266 won 163/291 years 2000-2018
weight -0.4615 gain -2.438

pattern L877643187560400
B B .
3 * C
3 C .
seen 17733 played 495 games 494 players 422 won 293/495 years 2001-2018
weight -1.1465 gain -2.4389

pattern L616796239745593
? ? # ? ?
? # # # ?
C . * . .
? C . C ?
? ? B ? ?
seen 13915 played 41 games 41 players 39 won 22/41 years 2009-2017
weight -1.3925 gain -2.4423

pattern L890792230489454
. . .
3 * 3
B . .
seen 260224 played 94 games 93 players 91 won 40/94 years 2000-2018
weight -1.4778 gain -2.4425

pattern L791091726443818
? ? ? X ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? X . . . . ?
? ? ? . ? ? ?
seen 290517 played 36 games 36 players 35 won 18/36 years 2009-2016
weight -1.954 gain -2.4476

pattern L199372789548234
? . . . ?
3 . . . .
. 3 * . .
. 3 C . .
? C . . ?
seen 12824 played 120 games 120 players 115 won 50/120 years 2001-2017
weight -0.5946 gain -2.4493

pattern L356742050858140
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
O 3 . * . . .
? . . . . . ?
? . 3 . . . ?
? ? ? . ? ? ?
seen 65690 played 58 games 58 players 56 won 31/58 years 2009-2017
weight -1.5113 gain -2.4514

pattern L570550129977237
? . . . ?
. . . . .
. . * . .
C . . . .
a . . . ?
a ? last yes
seen 130749 played 162 games 160 players 148 won 82/162 years 2000-2019
weight -1.5494 gain -2.4515

pattern L549743378318700
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . . * 3 . O
? . . . C . ?
? . . . . . ?
? ? ? . ? ? ?
seen 3880 played 943 games 933 players 762 won 439/942 years 2000-2019
weight 0.2157 gain -2.4527

pattern L318159189681798
? B . # ?
. 3 B # #
. 3 * # #
# # # # #
? # # # ?
seen 35296 played 52 games 52 players 52 won 23/52 years 2009-2017
weight -1.2509 gain -2.455

pattern L724920258890315
? ? C ? ?
? 2 . . ?
C 2 * . #
? B 3 . ?
? ? . ? ?
seen 1040 played 136 games 133 players 132 won 66/136 years 2001-2019
weight 0.8103 gain -2.455

pattern L598930838822226
A 1 C
3 * C
3 . .
seen 3857 played 80 games 80 players 77 won 43/80 years 2009-2018
weight -1.0195 gain -2.4553

pattern L883788548403622
. . . . O . . #
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . 3 . . #
. . C . . . . #
. . . . . . . #
. . . . . . . #
seen 814 played 162 games 162 players 152 won 79/162 years 2001-2017
weight 0.4652 gain -2.4558

pattern L340607091254202
? a ?
3 * C
? C ?
a C last yes
seen 95466 played 7075 games 6513 players 2889 won 3545/7070 years 1992-2019
weight -0.1244 gain -2.4559

pattern L409221722092165
? ? C ? ?
? 2 C . ?
C C * . .
? . . . ?
? ? . ? ?
seen 49445 played 1152 games 1129 players 867 won 558/1151 years 1992-2019
weight -0.4381 gain -2.4569

pattern L855112040021367
? # # # ?
. . . . .
. . * . .
C . . . .
? 3 . . ?
seen 283462 played 177 games 176 players 159 won 89/177 years 2001-2018
weight -0.7765 gain -2.4582

pattern L470156291091689
C C C
2 * 3
. 3 .
seen 105566 played 1012 games 996 players 789 won 471/1012 years 1992-2019
weight -0.5898 gain -2.4583

pattern L513690023903336
? C 3 3 ?
. 2 B . .
. . * . .
. . . . .
? . . . ?
seen 33917 played 3693 games 3546 players 1997 won 1830/3691 years 2000-2019
weight 0.3951 gain -2.4595

pattern L532064621165553
? ? B ?
? . * .
? ? 3 ?
a ? ? ?
a ? last yes
seen 4725 played 96 games 96 players 94 won 42/96 years 2001-2017
weight -0.9573 gain -2.4604

pattern L811775666342994
? ? . ? ?
? B . 3 ?
. 3 * . .
? . . . ?
? ? . ? ?
seen 67951 played 104 games 104 players 99 won 58/104 years 2009-2019
weight -0.6065 gain -2.4605

pattern L947854417236006
? ? C ? ?
? . . 2 ?
. . * B 1
? . . . ?
? ? . ? ?
seen 3604 played 164 games 163 players 151 won 79/164 years 2001-2017
weight -0.6844 gain -2.4617

pattern L358826613835509
? ? . ? ?
? . . 3 ?
# . * 3 3
? . . B ?
? ? . ? ?
seen 63664 played 64 games 64 players 63 won 34/64 years 2009-2017
weight -0.825 gain -2.464

pattern L081243874435204
. . . . X . . .
. . . . . . . .
. . . . . . . .
. . . * C . . .
. C . . . . . .
. . . . 3 . . .
. . . . . . . .
. . . . . . . .
seen 946 played 796 games 791 players 553 won 360/795 years 1993-2019
weight 0.6564 gain -2.4646

pattern L809314122917746
. . . . X . . ?
. . . . . . . .
. . . . . . . .
. . . * C . . .
. C . . . . . .
. . . . 3 . . .
. . . . . . . ?
? . . . . . ? ?
seen 946 played 796 games 791 players 553 won 360/795 years 1993-2019
weight 0.6564 gain -2.4646

pattern L814796910573274
. . . . . . . ?
. . . . C . . ?
. . . . . . . .
. . . * . . . .
X . . C . 3 . .
. . . . . . . ?
. . . . . . . ?
? ? . . . ? ? ?
seen 946 played 796 games 791 players 553 won 360/795 years 1993-2019
weight 0.6564 gain -2.4646

pattern L150458805399702
? ? # ? ?
? . . . ?
. . * . .
? . C . ?
? ? 2 a ?
a ? last yes
seen 27306 played 355 games 354 players 316 won 186/355 years 2000-2018
weight -0.2839 gain -2.465

pattern L871780309843893
? C ?
C * B
? 3 ?
? ? a
a ? last yes
seen 1195 played 52 games 52 players 51 won 22/52 years 2001-2017
weight -0.8623 gain -2.4658

pattern L609912801671696
3 C .
. * C
a 3 C
a .C
seen 122505 played 3110 games 2968 players 1792 won 1581/3110 years 1988-2019
weight 0.3141 gain -2.4671

pattern L238806890507890
? . . . ?
a . 3 b C
. . * . 3
. . . . 3
? . . . ?
a .C
b C last yes
seen 1579 played 1120 games 1105 players 874 won 544/1119 years 2001-2019
weight 0.8765 gain -2.468

pattern L620639057759191
? C a . ?
3 C 2 . .
. 3 * . .
. . . . .
? . . . ?
a C last yes
seen 1452 played 89 games 89 players 84 won 47/89 years 2001-2019
weight -0.7297 gain -2.4683

pattern L993166824392897
? ? C ? ?
? 3 C . ?
B 3 * . .
? . . . ?
? ? # ? ?
seen 11443 played 208 games 207 players 194 won 110/208 years 2001-2019
weight -0.6068 gain -2.4694

pattern L180990843335221
2 B 3
B * A
. C 1
seen 37 played 36 games 22 players 22 won 23/36 years 2009-2019
weight 0.6286 gain -2.471

pattern L143517573732099
? . . . ?
3 . . . .
3 . * . .
C C . . .
? 3 . . ?
seen 6150 played 57 games 57 players 57 won 32/57 years 2001-2016
weight -0.5155 gain -2.4719

pattern L486682698627663
? ? # ? ?
? . . . ?
# . * 3 .
? . . C ?
? ? . ? ?
seen 112061 played 1837 games 1813 players 1213 won 925/1837 years 2000-2018
weight -0.6307 gain -2.4721

pattern L455392362011108
? ? . . X ? ?
? # . . C O ?
# # . . . . .
# # . * . . .
# # . . . . .
? # . . . . ?
? ? . . . ? ?
seen 126114 played 34 games 34 players 33 won 14/34 years 2009-2019
weight -0.9311 gain -2.4743

pattern L101131895121496
? . C C ?
C . . . .
. . * . .
# # # # #
? # # # ?
seen 966628 played 59 games 59 players 56 won 26/59 years 2009-2017
weight -1.1994 gain -2.4815

pattern L075736586767792
? . . . ?
. . . . C
. . * . .
. . . C .
? . C . ?
seen 92353 played 65 games 65 players 64 won 27/65 years 2009-2018
weight -1.6557 gain -2.4818

pattern L261438344299190
? ? 2 ? ?
? . C . ?
. . * . #
? C . . ?
? ? . ? ?
seen 50313 played 376 games 373 players 343 won 164/376 years 2000-2019
weight -0.5506 gain -2.4821

pattern L354299484214385
? ? a ? ?
? C C 3 ?
. . * . 3
? . . . ?
? ? . ? ?
a 3C
seen 46567 played 578 games 575 players 503 won 312/577 years 2000-2019
weight -0.3207 gain -2.4838

pattern L319725394234818
? ? # ? ?
? . . . ?
. 3 * 3 .
? . C . ?
? ? . ? ?
seen 8216 played 139 games 139 players 128 won 72/139 years 2001-2019
weight -0.747 gain -2.4864

pattern L876071343608794
# . 3 ? ?
# * . ? ?
# . 3 ? ?
? ? ? ? ?
? ? ? ? a
a ? last yes
seen 14138 played 60 games 60 players 60 won 23/60 years 2000-2017
weight -0.6823 gain -2.4865

pattern L787715862534215
C C . ? ?
3 * C ? ?
. . . ? a
a ? last yes
seen 4720 played 46 games 46 players 44 won 16/46 years 2001-2018
weight -0.8571 gain -2.4879

pattern L152110699534218
C . 2
. * B
. . B
seen 7745 played 153 games 153 players 148 won 79/153 years 2001-2018
weight -1.019 gain -2.4898

pattern L637559274142891
? ? X . . ? ?
? . . . . . ?
. . 2 C . . .
. . C * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 1006 played 455 games 454 players 380 won 222/454 years 2001-2019
weight 0.8483 gain -2.4945

pattern L365931314768453
? ? . ? ?
? . . a ?
. 3 * . .
? . C . ?
? ? . ? ?
a C last yes
seen 12368 played 517 games 514 players 455 won 267/517 years 1992-2019
weight -0.3978 gain -2.495

pattern L545657496717274
? . ? ?
C * C ?
? 3 ? ?
? ? ? a
a ? last yes
seen 54508 played 2926 games 2824 players 1733 won 1507/2926 years 1992-2019
weight -0.5066 gain -2.496

pattern L599332188259285
? A ?
. * 2
? 2 ?
seen 27825 played 523 games 517 players 438 won 248/523 years 1993-2019
weight 0.4221 gain -2.4985

pattern L629236671640655
? ? 2 ? ?
? . C C ?
. . * 3 .
? . . . ?
? ? . ? ?
seen 34233 played 967 games 957 players 734 won 495/967 years 2001-2019
weight -0.6678 gain -2.4988

pattern L576674380141701
a . . ?
. * C ?
. 3 C ?
? ? ? ?
? ? ? b
a .C
b ? last yes
seen 25863 played 1323 games 1304 players 985 won 668/1323 years 2001-2019
weight -0.2261 gain -2.4994

pattern L825228818848123
. . .
2 * 3
C C 3
seen 61819 played 1845 games 1802 players 1236 won 925/1844 years 2000-2019
weight 0.2939 gain -2.502

pattern L754844180277863
? ? . ? ?
? C . . ?
a C * C .
? . 3 C ?
? ? 3 ? ?
a 23
seen 34434 played 486 games 484 players 429 won 231/486 years 2001-2019
weight -0.2802 gain -2.5024

pattern L451707068443358
? ? . ? ?
? 2 C . ?
. . * . .
? 3 . . ?
? ? C ? ?
seen 7690 played 1462 games 1442 players 1037 won 695/1461 years 2000-2019
weight 0.4486 gain -2.5041

pattern L695410422181575
? . ? ? ?
# * C ? ?
? 3 ? ? ?
? ? ? ? ?
? ? ? ? a
a ? last yes
seen 3160 played 73 games 73 players 73 won 42/73 years 2001-2017
weight -0.704 gain -2.5066

pattern L509800170768033
? ? . ? ?
? . a . ?
b 3 * 3 C
? . . . ?
? ? . ? ?
a C last yes
b .3
seen 2470 played 526 games 522 players 446 won 286/526 years 2000-2017
weight -0.7089 gain -2.5078

pattern L782932891449035
? ? C ? ?
? C . # ?
3 . * # #
? . . # ?
? ? . ? ?
seen 144813 played 107 games 107 players 106 won 58/107 years 2000-2018
weight -0.454 gain -2.5124

pattern L971356019322794
? ? ? ? a
? . ? ? ?
B * C ? ?
? C ? ? ?
a ? last yes
seen 6087 played 34 games 34 players 33 won 22/34 years 2009-2016
weight -1.4973 gain -2.513

pattern L174188212948956
? ? ? # ? ? ?
? # # # # # ?
? . . . . # ?
. . . * . # #
? 3 . . . # ?
? . 3 3 . # ?
? ? ? O ? ? ?
seen 47770 played 35 games 35 players 35 won 11/35 years 2009-2017
weight -1.1631 gain -2.5148

pattern L270168045125737
? ? ? a
. . . ?
C * . ?
3 C C ?
a ? last yes
seen 6071 played 34 games 34 players 33 won 20/34 years 2009-2017
weight -1.2381 gain -2.5155

pattern L169882057267207
a ? ?
? ? ?
. 3 .
. * .
. . C
a ? last yes
seen 23258 played 99 games 99 players 97 won 60/99 years 2001-2019
weight -1.0576 gain -2.522

pattern L395183210085691
? ? . ? ?
? . a . ?
. . * . 3
? . . C ?
? ? C ? ?
a C last yes
seen 7818 played 236 games 236 players 212 won 126/236 years 2001-2019
weight -0.36 gain -2.5221

pattern L619395195766920
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . . . .
X . C . . C . X
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 17831 played 283 games 283 players 250 won 151/283 years 2001-2018
weight 0.8447 gain -2.5229

pattern L216598055185243
? a ?
3 C .
B * .
B . .
a ? last yes
seen 2609 played 178 games 178 players 167 won 87/177 years 2001-2019
weight -0.6771 gain -2.523

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
weight 0.7461 gain -2.5285

pattern L450506891341405
? ? . ? ?
? 3 C . ?
. . * . .
? . . 3 ?
? ? 3 ? ?
seen 5498 played 205 games 203 players 186 won 100/205 years 2001-2019
weight -0.6702 gain -2.5306

pattern L535737971205255
3 . #
. * #
# # #
seen 1962431 played 142 games 141 players 132 won 67/142 years 2001-2018
weight -1.2277 gain -2.5319

pattern L236840017065384
? ? . ? ?
? . . a ?
. 3 * . .
? 3 C . ?
? ? . ? ?
a C last yes
seen 8111 played 329 games 326 players 294 won 169/329 years 2001-2019
weight -0.356 gain -2.5339

pattern L806784151547395
a ? ?
. . B
. * 2
. . .
a ? last yes
seen 3362 played 289 games 289 players 270 won 146/289 years 2001-2018
weight -0.4427 gain -2.5391

pattern L696244517413074
? ? . . . ? ?
? . . C . . ?
# . . . . . .
# . . * . . .
# . . . . . .
? . . . 3 . ?
? ? . X . ? ?
seen 7336 played 631 games 630 players 506 won 294/631 years 2001-2018
weight 0.7554 gain -2.5422

pattern L807547770564278
3 3 C
. * .
C C 3
seen 11031 played 84 games 83 players 82 won 42/84 years 2001-2018
weight -0.9703 gain -2.5442

pattern L229142162686610
? ? O . O ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? O . . ? ?
seen 29838 played 54 games 54 players 53 won 28/54 years 2001-2016
weight -0.9125 gain -2.5454

pattern L318745522315701
? a ?
C * .
? A ?
a C last yes
seen 1072 played 89 games 89 players 88 won 47/89 years 2009-2019
weight -1.6643 gain -2.547

pattern L519866127095959
. C C
C * 3
. C 3
? a ?
a ? last yes
seen 1459 played 57 games 57 players 57 won 32/57 years 2001-2017
weight -0.8243 gain -2.5482

pattern L474919499682057
? B ?
# * C
? A ?
seen 22574 played 6878 games 2749 players 1675 won 3565/6878 years 1992-2019
weight -0.1019 gain -2.5483

pattern L219471788857310
? . . . ?
. . . . #
. . * . #
a 2 C . #
? B . . ?
a .2
seen 6117 played 492 games 490 players 429 won 240/491 years 2000-2019
weight -0.3511 gain -2.5493

pattern L753059210414941
? . . . ?
. . . . .
a . * . .
. . . . .
? C . . ?
a C last yes
seen 124269 played 306 games 306 players 282 won 148/306 years 2001-2018
weight -0.7234 gain -2.5499

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
weight -1.1964 gain -2.5504

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
weight 1.2198 gain -2.5515

pattern L186674282315420
? ? # ? ?
? # # # ?
. . * . C
? . . C ?
? ? . ? ?
seen 619918 played 57 games 57 players 55 won 31/57 years 2001-2017
weight -2.6673 gain -2.5537

pattern L920631887513161
? . 3 C
a . * C
? . . C
a ? last yes
seen 3838 played 64 games 64 players 62 won 32/64 years 2009-2017
weight -0.8017 gain -2.5543

pattern L518362400451923
? 3 . . ?
. . . . #
. C * . #
. . 3 . #
? 3 C . ?
? ? a ? ?
a ? last yes
seen 2414 played 189 games 189 players 175 won 99/189 years 1992-2019
weight 0.4694 gain -2.5544

pattern L777938233769248
? ? . ? ?
? C . . ?
C . * . 3
? . 3 . ?
? ? . ? ?
seen 38076 played 72 games 72 players 71 won 38/72 years 2001-2019
weight -0.7515 gain -2.5547

pattern L163577318094593
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . 3 . ?
. . . C . . . ?
? . . . . X ? ?
? ? ? o ? ? ? ?
seen 37005 played 1234 games 1217 players 887 won 648/1234 years 2000-2019
weight 0.4684 gain -2.5548

pattern L269009572154525
3 3 .
. * .
3 C .
? a ?
a ? last yes
seen 4649 played 195 games 195 players 189 won 101/195 years 2001-2019
weight -0.6175 gain -2.5549

pattern L418151571979764
? ? ? . ? ? ?
? O C . . . ?
? . . . . . ?
X . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 127833 played 258 games 257 players 239 won 130/258 years 2001-2019
weight -0.7014 gain -2.5553

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
weight 0.4033 gain -2.5574

pattern L487899110058823
a 3 C b
C * 3 ?
. . . ?
a .C
b ? last yes
seen 2708 played 1545 games 1513 players 1096 won 856/1544 years 2000-2019
weight 0.3496 gain -2.5596

pattern L508721856547840
? C . C ?
. . C 3 3
. . * C .
. . . . .
? # # # ?
seen 50021 played 35 games 35 players 34 won 15/35 years 2009-2016
weight -2.0053 gain -2.5611

pattern L708268697052497
? ? ? . ? ? ?
? . . . . X ?
? . . . . C ?
. . . * . C O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 45820 played 36 games 36 players 36 won 18/36 years 2009-2017
weight -0.7674 gain -2.5623

pattern L519270887171147
? . C . ?
. 2 C . 3
3 A * C .
. 1 B . .
? # # # ?
seen 233 played 159 games 83 players 80 won 92/159 years 2001-2017
weight 0.3888 gain -2.5647

pattern L388871327028700
? . ?
. * A
? C ?
seen 264370 played 13832 games 11532 players 3840 won 7605/13826 years 1992-2019
weight -0.0842 gain -2.5675

pattern L364825275024005
. . C
C * .
. . 3
? ? ?
? a ?
a ? last yes
seen 5550 played 97 games 97 players 93 won 50/97 years 2000-2017
weight -0.5354 gain -2.5677

pattern L222130367077136
? . . . ?
. . . C .
. . * 1 C
. . 3 A .
? . 3 3 ?
seen 933 played 199 games 199 players 186 won 110/199 years 1988-2019
weight 0.3529 gain -2.5707

pattern L698937635801831
? ? # ? ?
? # # # ?
. . * C 3
? . 3 C ?
? ? . ? ?
seen 10795 played 48 games 48 players 48 won 25/48 years 2001-2017
weight -1.0085 gain -2.5745

pattern L570708065592353
? ? . ? ?
? . . 3 ?
. 3 * 3 C
? 3 C C ?
? ? C ? ?
seen 31847 played 222 games 221 players 207 won 113/222 years 2001-2019
weight -0.773 gain -2.5766

pattern L472892256375431
a B .
b * .
. . 3
a 23
b C last yes
seen 1312 played 655 games 653 players 550 won 341/654 years 2001-2019
weight 1.0825 gain -2.5783

pattern L203450098175826
? ? . ? ?
? 3 . . ?
3 . * a .
? . . . ?
? ? . ? ?
a C last yes
seen 7431 played 317 games 314 players 284 won 162/316 years 2001-2019
weight -0.7066 gain -2.5788

pattern L881294779440361
# # # ?
. * . ?
. . C a
a ? last yes
seen 116584 played 72 games 72 players 71 won 34/72 years 2000-2017
weight -1.8921 gain -2.5788

pattern L352010046556360
? ? C ? ?
? . . 3 ?
# . * 3 .
? . . C ?
? ? . ? ?
seen 27260 played 81 games 81 players 80 won 46/81 years 2001-2017
weight -0.8398 gain -2.5794

pattern L179852239294545
? ? . . . ? ?
? . C . C . ?
. . . . . 3 .
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 17085 played 1341 games 1334 players 949 won 718/1341 years 1992-2019
weight 0.7882 gain -2.58

pattern L848565101981970
? . . . ?
. . C . a
. . * . 3
. C 3 . .
? . . . ?
a .3
seen 6498 played 687 games 680 players 567 won 359/685 years 2000-2019
weight 0.645 gain -2.5849

pattern L315927688477736
? C C C ?
. . . C 3
. . * . .
# # # # #
? # # # ?
seen 198491 played 73 games 73 players 71 won 38/73 years 2009-2017
weight -0.7076 gain -2.5852

pattern L433695889762120
a ? ? ?
? ? ? ?
? ? . ?
? 3 * #
? ? 2 ?
a ? last yes
seen 6029 played 44 games 43 players 43 won 19/44 years 2001-2016
weight -1.1048 gain -2.5869

pattern L514296036276178
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * C . . #
. . . . . . . ?
. . . 3 . . . ?
? . . . X . ? ?
? ? ? O ? ? ? ?
seen 1735 played 481 games 479 players 394 won 253/481 years 2001-2017
weight 0.496 gain -2.5941

pattern L704715679611450
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . O ?
? ? X . O ? ?
seen 72617 played 41 games 41 players 40 won 23/41 years 2000-2017
weight -1.5093 gain -2.5947

pattern L164541704444913
C 3 .
3 * C
. 3 3
seen 27654 played 1372 games 1332 players 1000 won 667/1372 years 1992-2019
weight 0.3806 gain -2.5956

pattern L172937415675564
? ? X . . ? ?
? X C 3 . . ?
. . C 3 . . .
. . a * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 787 played 422 games 418 players 366 won 200/422 years 2009-2018
weight -0.4702 gain -2.5957

pattern L278301366541480
? ? # ? ?
? . . . ?
. . * a 3
? . . . ?
? ? C ? ?
a C last yes
seen 2577 played 346 games 342 players 303 won 162/346 years 2001-2019
weight -0.5607 gain -2.5963

pattern L109203138551178
. 3 C
3 * a
C 3 .
a C last yes
seen 2008 played 1498 games 1470 players 1060 won 735/1497 years 2000-2019
weight 0.6602 gain -2.5966

pattern L408422126739937
? ? ? . ? ? ?
? O . . . . ?
? C . . . . ?
. . . * . C .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 17465 played 38 games 38 players 38 won 21/38 years 2009-2017
weight -1.1433 gain -2.5971

pattern L266014878628095
? ? ? . ? ? ?
? . 3 . . . ?
? . . . . . ?
. . C * . . .
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 11573 played 169 games 169 players 165 won 87/169 years 2001-2019
weight -0.4526 gain -2.6018

pattern L811408096640252
? ? ? . ? ? ?
? X . 3 . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 768585 played 361 games 357 players 323 won 183/361 years 2000-2019
weight -0.8836 gain -2.6025

pattern L278752318890950
? C ?
C * C
? 2 ?
seen 701383 played 117 games 103 players 99 won 51/117 years 2001-2017
weight -1.9226 gain -2.6036

pattern L660265030090792
? ? . ? ?
? . . C ?
. . * . .
? a . 3 ?
? ? 3 ? ?
a C last yes
seen 2016 played 566 games 564 players 459 won 287/566 years 2001-2019
weight 0.4573 gain -2.6052

pattern L112090084646237
C . .
. * 2
B B B
seen 7245 played 36 games 36 players 36 won 17/36 years 2009-2017
weight -1.851 gain -2.6069

pattern L235480875675781
? ? . ? ?
? . . C a
. . * . 3
? . C . ?
? ? . ? ?
a ? last yes
seen 6036 played 55 games 55 players 55 won 27/55 years 2000-2017
weight -1.2261 gain -2.6082

pattern L242536521345051
. 3 3
. * B
. . 2
seen 20995 played 3008 games 2860 players 1815 won 1457/3005 years 1993-2019
weight 0.3694 gain -2.6105

pattern L002306682761135
? # . . ?
# # . . 3
# # * . 3
# # . 2 B
? # . a ?
a BC last yes
seen 9094 played 446 games 442 players 381 won 198/445 years 2001-2019
weight 0.6241 gain -2.6108

pattern L972972741415475
? A ?
A * a
? C ?
a BC
seen 42842 played 2856 games 2701 players 1677 won 1659/2856 years 1992-2019
weight -0.2931 gain -2.6117

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
weight 0.3763 gain -2.6129

pattern L760035809815596
? ? 3 ? ?
? . . . ?
. . * . .
? . . . ?
? ? . ? ?
ko yes
seen 38184 played 33 games 32 players 25 won 19/33 years 2013-2019
weight -0.6805 gain -2.613

pattern L313315815085227
? # # #
? . * .
? . 3 C
? ? ? ?
a ? ? ?
a ? last yes
seen 14997 played 62 games 62 players 61 won 34/62 years 2001-2018
weight -1.1499 gain -2.6137

pattern L806473153214140
. C .
3 * .
3 C C
? ? a
a ? last yes
seen 2057 played 85 games 85 players 81 won 45/85 years 2009-2017
weight -0.6346 gain -2.6147

pattern L229521892857038
? ? . ? ?
? # . . ?
# # * C C
? # A 3 ?
? ? 3 ? ?
seen 9858 played 436 games 433 players 403 won 225/436 years 2001-2018
weight 0.352 gain -2.6157

pattern L614411960073565
? ? 2 a ?
? . B 2 ?
. . * . .
? # # # ?
? ? # ? ?
a ? last yes
seen 7041 played 142 games 142 players 136 won 69/142 years 1992-2018
weight -0.9977 gain -2.6197

pattern L568375665124470
? . . 3
? . * .
? C . .
? ? ? ?
a ? ? ?
a ? last yes
seen 9860 played 54 games 54 players 54 won 21/54 years 2009-2017
weight -1.7453 gain -2.6206

pattern L749537204815790
? ? ? a
? ? ? ?
? B ? ?
. * 2 ?
? . ? ?
a ? last yes
seen 2998 played 290 games 289 players 264 won 151/290 years 2001-2018
weight 0.7791 gain -2.621

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
weight 0.7288 gain -2.6213

pattern L213643993857684
? . . . ?
. . . . .
. . * . C
. . C . 3
? . . . ?
seen 124015 played 87 games 87 players 86 won 39/87 years 2009-2018
weight -0.8189 gain -2.6228

pattern L393773443350541
? ? a ? ?
? . . . ?
. C * . 3
? 2 C . ?
? ? . ? ?
a .C
seen 16169 played 2022 games 1970 players 1361 won 942/2020 years 2000-2019
weight 0.5404 gain -2.6243

pattern L402891286791287
3 C .
3 * .
. . a
a C last yes
seen 36173 played 1225 games 1196 players 908 won 646/1224 years 2000-2019
weight -0.2082 gain -2.6288

pattern L924643386079197
. . 3
. * B
. 3 .
seen 122443 played 1367 games 1347 players 1024 won 737/1366 years 1992-2019
weight -0.3058 gain -2.6294

pattern L432684473757161
. C 3
B * A
3 C 3
seen 722 played 277 games 127 players 120 won 161/277 years 2000-2019
weight 0.441 gain -2.6309

pattern L873607272016564
? ? # ? ?
? # # # ?
. . * . 2
? . a 1 ?
? ? 3 ? ?
a B last yes
seen 2001 played 465 games 462 players 407 won 141/465 years 2000-2019
weight 1.1008 gain -2.6313

pattern L450649587917708
? ? . . . ? ?
? . . . . . ?
. . . . . . .
X . . * C . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 18959 played 42 games 42 players 39 won 14/42 years 2009-2017
weight -1.9077 gain -2.6319

pattern L078533163986775
? ? a
? ? ?
? C ?
. * 2
? C ?
a ? last yes
seen 6854 played 66 games 66 players 66 won 35/66 years 2009-2019
weight -1.1561 gain -2.6328

pattern L458767736147930
2 2 2
C * 2
. . .
seen 13992 played 50 games 50 players 47 won 23/50 years 2009-2017
weight -0.7621 gain -2.6332

pattern L475184361835918
? ? . ? ?
? B 3 . ?
C 1 * . .
? C . . ?
? ? . ? ?
seen 4971 played 3268 games 3164 players 1874 won 1634/3268 years 2000-2019
weight 0.5338 gain -2.6345

pattern L902346038375481
? ? ? . ? ? ?
? . . . . X ?
? . . . . . ?
. a . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 9154 played 77 games 77 players 76 won 36/77 years 2001-2017
weight -0.6977 gain -2.6352

pattern L893473638031622
? ? a
? ? ?
3 . C
. * .
3 . C
a ? last yes
seen 11524 played 44 games 44 players 43 won 16/44 years 2009-2016
weight -1.8749 gain -2.6386

pattern L847479592855431
? ? # ? ?
? . C . ?
# B * C C
? 1 A 3 ?
? ? 3 ? ?
seen 414 played 201 games 75 players 73 won 119/201 years 2001-2019
weight 0.5778 gain -2.6418

pattern L659420676593855
? ? a ?
b B * .
? ? 3 ?
a #2
b ? last yes
seen 1403 played 304 games 302 players 283 won 176/304 years 2001-2018
weight -0.6393 gain -2.6435

pattern L103082849026987
3 . #
. * #
. B #
seen 10921 played 196 games 195 players 181 won 97/195 years 2001-2018
weight -0.3466 gain -2.6444

pattern L508695831566606
? ? ? . ? ? ?
? # # . C X ?
? # # . C . ?
# # # * C C O
? # # B 3 3 ?
? # # . 3 O ?
? ? ? . ? ? ?
seen 1227 played 79 games 79 players 68 won 40/79 years 2009-2016
weight 0.5314 gain -2.6471

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
weight -1.3621 gain -2.6511

pattern L781554454263651
C . . ?
. * C a
3 . 3 ?
a ? last yes
seen 4661 played 233 games 232 players 219 won 117/233 years 2001-2019
weight -0.7323 gain -2.6522

pattern L817201938840897
? ? . . . ? ?
? . . . . . ?
. . . . C . X
. C . * . . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 6478 played 34 games 34 players 34 won 21/34 years 2001-2017
weight -0.9688 gain -2.6596

pattern L784945847770571
? ? a ? ?
? . . . ?
. . * C .
? . . . ?
? ? . ? ?
a C last yes
seen 215143 played 146 games 145 players 138 won 56/146 years 2001-2019
weight -0.637 gain -2.6597

pattern L819063521295467
? ? ? . ? ? ?
? O . . . # ?
? . . . . # ?
. . 3 * . # #
? . C C . # ?
? O C 3 . # ?
? ? ? X ? ? ?
seen 3784 played 41 games 41 players 41 won 20/41 years 2009-2017
weight -0.8308 gain -2.6602

pattern L781196045733086
? ? C ? ?
? . . . ?
. 3 * . .
? C a . ?
? ? C ? ?
a C last yes
seen 1258 played 99 games 99 players 99 won 51/99 years 2001-2018
weight -0.7618 gain -2.6604

pattern L184065257684879
? ? . ? ?
? . . 3 ?
. . * a .
? # # # ?
? ? # ? ?
a B last yes
seen 18584 played 12762 games 10026 players 3624 won 6191/12757 years 1992-2019
weight -0.3164 gain -2.6614

pattern L734006685463112
? ? O . . ? ?
? . C . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 338742 played 44 games 44 players 44 won 25/44 years 2009-2019
weight -1.9964 gain -2.6671

pattern L029783199898181
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . C 3 . . .
? . C . . . ?
? ? . . . ? ?
seen 5970 played 49 games 49 players 46 won 24/49 years 2001-2019
weight -0.9893 gain -2.6701

pattern L577901987788595
. . .
. * .
3 . 3
? a ?
a ? last yes
seen 62686 played 38 games 38 players 37 won 23/38 years 2009-2017
weight -3.0167 gain -2.6716

pattern L338338597870801
2 B 2
C * A
C C 3
seen 1436 played 641 games 336 players 309 won 321/641 years 2001-2019
weight 1.2497 gain -2.6725

pattern L995681428406286
? ? . ? ?
? . 3 . ?
. C * 3 .
? . . . ?
? ? C ? ?
seen 313800 played 48 games 48 players 48 won 25/48 years 2000-2016
weight -3.3924 gain -2.673

pattern L125420018593807
? ? ? . ? ?
? ? 3 . . ?
? . . * . #
a ? C . . ?
? ? ? . ? ?
a ? last yes
seen 40481 played 151 games 151 players 147 won 74/151 years 2000-2018
weight -0.9627 gain -2.679

pattern L810994780191180
. 2 a
. * 1
. 3 C
a C last yes
seen 1515 played 1273 games 1246 players 922 won 615/1272 years 2001-2019
weight 0.5593 gain -2.6801

pattern L112966959990519
? ? ? . ? ? ?
? . . . . . ?
? . 3 . . . ?
. . C * . . X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 1503 played 390 games 390 players 341 won 193/390 years 2001-2019
weight -0.2832 gain -2.6831

pattern L314820533476054
? ? . . . ? ?
? . . . . . ?
. . . C . 3 .
. . . * . . .
. . . . . 3 .
? . . . . . ?
? ? . . . ? ?
seen 27965 played 193 games 193 players 183 won 94/192 years 2000-2018
weight -0.5814 gain -2.6835

pattern L673892437650065
? 2 ?
C * 2
? 2 ?
seen 69080 played 689 games 677 players 567 won 302/689 years 2000-2019
weight -0.6289 gain -2.6848

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
weight -0.8828 gain -2.6874

pattern L108316808566249
# # #
. * .
a C .
a C last yes
seen 151430 played 148 games 148 players 138 won 75/148 years 2001-2019
weight -1.6878 gain -2.6919

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
weight -0.531 gain -2.6939

pattern L342981887742267
? ? . . X ? ?
? . . . . . ?
. . . C 2 . .
. . . * a . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 819 played 392 games 391 players 345 won 193/391 years 2001-2019
weight 0.8421 gain -2.6985

pattern L222103616053280
? ? . ? ? ?
? C . 3 ? ?
. . * . . ?
? C . . ? a
? ? . ? ? ?
a ? last yes
seen 1643 played 38 games 38 players 38 won 15/38 years 2009-2017
weight -0.6528 gain -2.6997

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
weight -0.4847 gain -2.7007

pattern L414120433788315
? ? . . . ? ?
? . . . . X ?
. . . . . . .
. . . * . 3 .
. . . C . . .
? . . . . . ?
? ? . . . ? ?
seen 42044 played 90 games 89 players 83 won 45/90 years 2001-2018
weight -0.7274 gain -2.702

pattern L663667878157265
? ? ? . ? ? ?
? . . . 3 X ?
? . . . . . ?
. . . * C . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 25296 played 269 games 269 players 253 won 134/269 years 2001-2019
weight -0.6987 gain -2.7063

pattern L129911505586100
? ? ? . ? ? ?
? . . . . . ?
? 3 3 . . . ?
. C . * . . .
? C . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 14104 played 49 games 49 players 49 won 30/49 years 2001-2017
weight -1.0328 gain -2.7069

pattern L866884608975642
? ? . ? ?
? . . 3 ?
. . * 3 C
? C . . ?
? ? 3 ? ?
seen 34853 played 35 games 35 players 35 won 25/35 years 2001-2016
weight -1.096 gain -2.7117

pattern L538725271013186
? ? . ? ?
? 2 B 3 ?
. . * 3 .
? . . . ?
? ? . ? ?
seen 4334 played 969 games 957 players 777 won 473/967 years 1993-2019
weight 0.5229 gain -2.7198

pattern L782702562751464
? 3 . . ?
. . . . C
. . * . C
. . . . .
? . . . ?
seen 85893 played 195 games 192 players 181 won 95/195 years 2001-2019
weight -0.8525 gain -2.72

pattern L442528405843330
3 3 3
a * 3
3 3 C
a C last yes
seen 815 played 630 games 616 players 514 won 294/630 years 2001-2019
weight 0.6675 gain -2.7212

pattern L573097777706865
? ? O O . ? ?
? . 3 . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 194343 played 65 games 65 players 65 won 38/65 years 2009-2017
weight -1.5434 gain -2.7214

pattern L464918079399032
? 3 . # ?
. C . # #
C C * # #
3 3 . # #
? . . # ?
seen 12361 played 39 games 39 players 39 won 16/39 years 2009-2018
weight -1.13 gain -2.7215

pattern L313871595920798
? . . . ?
# . . . .
# . * . .
# . a 2 .
? . . B ?
a C last yes
seen 3103 played 305 games 305 players 278 won 152/304 years 2000-2018
weight -0.5161 gain -2.7228

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
weight -1.1949 gain -2.7231

pattern L775832336513766
? . ?
3 * A
? 1 ?
seen 5238 played 1657 games 1602 players 1143 won 878/1656 years 2001-2019
weight -1.0177 gain -2.7238

pattern L844463712538663
# A 2
# * 2
# 2 2
seen 13145 played 287 games 278 players 260 won 121/287 years 1992-2019
weight -0.7 gain -2.7238

pattern L922183382080724
? ? . . .
a ? C * .
? ? 3 C C
a ? last yes
seen 12724 played 115 games 115 players 110 won 58/115 years 2001-2018
weight -1.0492 gain -2.7258

pattern L749043805720891
. . . . . . # ?
. . . . . . # ?
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # ?
. . . X . . # ?
? ? . . . ? ? ?
distance 21-98
seen 89507 played 33 games 32 players 22 won 15/33 years 2013-2019
weight 0.4122 gain -2.7259

pattern L409878869615841
C C 3
1 * 3
C . 3
seen 12455 played 392 games 392 players 355 won 187/392 years 2001-2018
weight -0.3579 gain -2.7287

pattern L253363026967307
. C .
3 * C
. C 1
seen 7613 played 81 games 81 players 77 won 29/80 years 1992-2019
weight -1.0345 gain -2.7338

pattern L005663095563704
? ? . ? ?
? . C C ?
. C * 3 .
? C 3 . ?
? ? . ? ?
seen 68222 played 65 games 65 players 61 won 35/65 years 2001-2018
weight -1.1815 gain -2.7341

pattern L135688050577520
? . . . ?
. C . 3 C
. . * . 2
. . . . .
? # # # ?
seen 5807 played 78 games 78 players 77 won 40/78 years 2001-2017
weight -0.8509 gain -2.7341

pattern L134528862633985
? ? # # # ? ?
? . . . . . ?
# . . . . . X
# . . * . . X
# . . . C . .
? . . . . . ?
? ? . O . ? ?
seen 627 played 91 games 91 players 88 won 41/91 years 2009-2017
weight 0.8364 gain -2.736

pattern L218643378184526
. . . . . . O .
. . . . C . . .
. . . . . . X .
. . . * . . . .
. . . . . . . .
. . . . . X X .
. . . . . . O .
. . . O . O . .
seen 320 played 98 games 98 players 90 won 45/98 years 2009-2017
weight 1.0242 gain -2.736

pattern L806689364431876
? ? ? . ? ?
? ? . C . ?
a C 3 * . .
? ? . . . ?
? ? ? # ? ?
a ? last yes
seen 7483 played 557 games 555 players 462 won 300/557 years 1992-2019
weight 0.7665 gain -2.7363

pattern L722378478886725
. 2 A
2 * A
# # #
seen 1079 played 41 games 41 players 41 won 24/41 years 2009-2017
weight 0.4538 gain -2.7375

pattern L692799403037400
? ? ? . ? ?
? ? . . . ?
? C C * . #
? ? . . . ?
a ? ? . ? ?
a ? last yes
seen 10342 played 58 games 57 players 57 won 23/58 years 2009-2017
weight -0.6085 gain -2.7385

pattern L709804585342497
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . . .
? . 3 C . . ?
? . 3 C . . ?
? ? ? O ? ? ?
seen 7379 played 609 games 605 players 511 won 284/607 years 2001-2019
weight -0.2603 gain -2.7405

pattern L661821140472615
? . . . ?
a . 3 . .
. . * b .
. . C 2 .
? . . . ?
a .C
b C last yes
seen 5353 played 4418 games 4227 players 2281 won 2155/4414 years 2000-2019
weight 0.3955 gain -2.7407

pattern L886617068028813
? ? a
? B ?
. * C
? b ?
a ? last yes
b .2
seen 52338 played 5398 games 5060 players 2536 won 2681/5394 years 2000-2019
weight 0.2563 gain -2.7474

pattern L499782258015544
. a .
C * .
C 3 3
a C last yes
seen 10413 played 89 games 88 players 86 won 53/89 years 2001-2018
weight -0.9041 gain -2.7483

pattern L185100823797983
? . . . ?
. 3 . . .
. . * . C
. . . . .
? . . . ?
seen 404686 played 5026 games 4757 players 2299 won 2460/5025 years 1992-2019
weight 0.1664 gain -2.7491

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
weight -0.5429 gain -2.7505

pattern L440779511545148
? . . . ?
C . . . .
. . * . .
. . . . .
? . . . ?
? ? ? ? a
a ? last yes
seen 51525 played 82 games 82 players 81 won 34/82 years 2001-2017
weight -1.755 gain -2.7508

pattern L874973762537789
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . O
. C . . . . . ?
. . . . . X . ?
? . X . . X ? ?
? ? ? . ? ? ? ?
seen 387 played 101 games 101 players 93 won 47/101 years 2009-2017
weight 1.0339 gain -2.7532

pattern L583096370090332
? ? 3 ? ?
? B B . ?
. 3 * C .
? . . . ?
? ? . ? ?
seen 9554 played 187 games 186 players 177 won 108/187 years 2001-2019
weight -0.8409 gain -2.7545

pattern L009882882634926
. . . . . . O ?
. . . . C . . ?
. . . . . . X .
. . . * . . . .
. . . . . . . .
. . . . . X X ?
. . . . . . O ?
? ? . O . ? ? ?
seen 355 played 99 games 99 players 91 won 46/99 years 2009-2017
weight 1.0358 gain -2.7566

pattern L845737519487098
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . . . O
. C . . . . . .
. . . . . X . O
O . X . . X O ?
? . . . . . ? ?
seen 333 played 99 games 99 players 91 won 46/99 years 2009-2017
weight 1.0369 gain -2.7584

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
weight 1.0084 gain -2.7598

pattern L357533618912239
? # # #
? . * .
? 3 . .
? ? ? ?
a ? ? ?
a ? last yes
seen 98335 played 39 games 39 players 39 won 20/39 years 2009-2019
weight -1.3998 gain -2.7617

pattern L388363922745825
? ? . . . ? ?
? . . . . . ?
O . . . 3 . .
. . . * . . .
. . . . . C .
? . . . . . ?
? ? . . . ? ?
seen 1788 played 181 games 181 players 171 won 88/181 years 2000-2019
weight 0.5952 gain -2.762

pattern L651530286721401
? ? ? ? a
3 . 3 ? ?
. * . ? ?
. . . ? ?
a ? last yes
seen 77248 played 110 games 110 players 108 won 43/110 years 2001-2017
weight -1.4266 gain -2.7636

pattern L863391530241009
? ? . ? ?
? . C C ?
# . * 3 .
? . C . ?
? ? C ? ?
seen 3857 played 99 games 99 players 98 won 53/99 years 2001-2018
weight -0.8399 gain -2.773

pattern L740738860998793
. . . X . . # ?
. . . . . . # ?
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # ?
. . . . . . # ?
? ? . O . ? ? ?
seen 102815 played 1275 games 1259 players 891 won 616/1272 years 2000-2019
weight 0.3529 gain -2.7733

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
weight 0.382 gain -2.7753

pattern L542369549333021
? ? 3 ? ?
? C . . ?
. . * . .
? . B 3 ?
? ? 3 ? ?
seen 4205 played 99 games 99 players 97 won 52/99 years 2001-2018
weight -0.6877 gain -2.7768

pattern L960251357005416
? . . . ?
. . . . #
3 3 * . #
. C . . #
? C . . ?
seen 126538 played 500 games 492 players 431 won 242/500 years 2001-2018
weight -0.5899 gain -2.7779

pattern L624217854937433
? ? . ? ?
? . . C ?
. . * C 3
? . 3 C ?
? ? . ? ?
seen 178156 played 182 games 181 players 172 won 96/182 years 2001-2018
weight -1.9003 gain -2.7783

pattern L870769817451840
? # ?
. * .
? a ?
a A last yes
seen 1532 played 1319 games 1260 players 938 won 715/1319 years 1992-2019
weight 0.8587 gain -2.7809

pattern L689012569063089
. . C
. * .
. . C
distance 12-20
seen 184084 played 1003 games 808 players 327 won 498/1003 years 1988-2019
weight 0.1203 gain -2.7865

pattern L873553079383107
. . .
C * .
. C .
? ? ?
? ? a
a ? last yes
seen 49636 played 36 games 36 players 36 won 19/36 years 2009-2019
weight -1.783 gain -2.7879

pattern L495465370300014
. 3 C
. * .
. . .
? ? ?
a ? ?
a ? last yes
seen 4783 played 38 games 38 players 38 won 12/38 years 2009-2018
weight -1.5602 gain -2.7886

pattern L808816196200695
? . ?
C * C
? 2 ?
seen 1222969 played 8104 games 7251 players 3080 won 4029/8103 years 1992-2019
weight -0.1968 gain -2.7889

pattern L664069168649834
? ? . ? ?
? . . . ?
. . * a 3
? . . 3 ?
? ? . ? ?
a B last yes
seen 4821 played 979 games 964 players 775 won 524/979 years 1992-2019
weight -0.6682 gain -2.7927

pattern L974149437577335
? ? ? ? a
? 3 . . ?
. . . . .
C . * . .
. . . . .
? . . . ?
a ? last yes
seen 4695 played 51 games 51 players 50 won 17/51 years 2001-2019
weight -0.9547 gain -2.7948

pattern L362211759980751
? ? . ? ?
? . . . ?
. . * B 2
? . C 2 ?
? ? . ? a
a ? last yes
seen 2097 played 955 games 945 players 746 won 471/953 years 2000-2019
weight 0.7528 gain -2.7951

pattern L777620132081096
? ? . ? ?
? . 3 . ?
3 . * . .
? . . . ?
? ? C ? ?
seen 218621 played 143 games 143 players 138 won 68/143 years 2000-2019
weight -0.5724 gain -2.7971

pattern L964483720674717
? . B # ?
C C 1 # #
C 3 * # #
3 3 . # #
? . . # ?
seen 7017 played 2870 games 2653 players 1644 won 1491/2869 years 1988-2019
weight 0.5639 gain -2.8023

pattern L538327526525387
. C .
3 * 3
. . .
seen 304984 played 38312 games 23282 players 5250 won 19593/38294 years 1988-2019
weight -0.0835 gain -2.8055

pattern L775428893177637
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . 3 ?
? . . . . . ?
? ? ? X ? ? ?
seen 229827 played 68 games 68 players 67 won 35/68 years 2009-2019
weight -1.513 gain -2.8087

pattern L322204346467813
B B 3
2 * 3
. 3 a
a .3
seen 36929 played 828 games 819 players 641 won 391/828 years 2001-2019
weight -0.2971 gain -2.8098

pattern L191832464402774
? ? . . . ? ?
? . . . C . ?
. . . . . . X
. . . * . . .
. . . . . . .
? . . . . X ?
? ? . . . ? ?
seen 9311 played 120 games 120 players 110 won 57/120 years 2009-2017
weight 0.9828 gain -2.8136

pattern L874912742914551
C 3 3
. * 3
C C .
seen 34906 played 213 games 211 players 204 won 110/213 years 2001-2019
weight -0.8896 gain -2.8165

pattern L009187590203777
. . . . . . . ?
. . . . . . . ?
. . . . . . . #
. . . * . . . #
. C . . . . . #
. . . 3 . . . ?
. O . . . . . ?
? ? . . . ? ? ?
seen 4113 played 1658 games 1625 players 1060 won 841/1654 years 2000-2019
weight 0.4202 gain -2.8169

pattern L719048660757817
C . .
1 * 3
# # #
seen 5150 played 346 games 341 players 313 won 184/346 years 1992-2017
weight 0.4084 gain -2.8178

pattern L415002693793224
? . C . ?
. 3 . . .
. . * . .
. . . . .
? # # # ?
seen 131211 played 48 games 48 players 48 won 25/48 years 2001-2017
weight -1.5408 gain -2.8224

pattern L922212872828810
. . . ? ?
C * C ? ?
3 . . ? ?
? ? ? ? a
a ? last yes
seen 3504 played 48 games 48 players 47 won 14/48 years 2009-2017
weight -0.9957 gain -2.8224

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
weight -1.0612 gain -2.8244

pattern L243545145203859
? ? . ? ? ?
? . . . ? a
. . * . C ?
? C . . ? ?
? ? . ? ? ?
a ? last yes
seen 11803 played 48 games 48 players 45 won 24/48 years 2001-2018
weight -1.3962 gain -2.827

pattern L878846626665172
? ? ? O ? ? ?
? . C . . . ?
? 3 3 C . . ?
. . . * . . #
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 536 played 260 games 260 players 239 won 132/260 years 2000-2019
weight 0.9008 gain -2.8301

pattern L059235842406195
? ? 3 ? ?
? 3 . 3 ?
3 . * . .
? # # # ?
? ? # ? ?
seen 125907 played 109 games 109 players 105 won 45/109 years 2009-2019
weight -0.9018 gain -2.8327

pattern L532637865391834
? . C 2 ?
. a 2 . .
. . * . .
. . . . .
? . . . ?
a C last yes
seen 993 played 303 games 300 players 275 won 135/302 years 2001-2018
weight 0.4712 gain -2.834

pattern L191306140362815
C . .
. * B
. . 1
seen 12918 played 145 games 145 players 141 won 64/145 years 2001-2019
weight -0.8933 gain -2.8351

pattern L941359688622096
? ? . . . ? ?
? . . . . # ?
. 3 . . . # #
. . 3 * . # #
. C C 2 . # #
? . . C . # ?
? ? X . . ? ?
seen 758 played 398 games 396 players 333 won 218/398 years 2001-2018
weight 0.9129 gain -2.8378

pattern L107129841461893
# # #
. * B
C C .
seen 168957 played 1008 games 930 players 754 won 460/1008 years 1992-2019
weight -0.7702 gain -2.8381

pattern L438649754532117
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
# . . * . C .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 23854 played 132 games 129 players 124 won 73/130 years 2000-2017
weight 0.4695 gain -2.8389

pattern L553917762148842
? ? # # # ? ?
? . . . . . ?
. . . . . . .
O . 3 * . . .
. . C . . . X
? . . . . . ?
? ? . . . ? ?
seen 530 played 225 games 224 players 210 won 112/225 years 2009-2019
weight 0.5042 gain -2.8418

pattern L932160434639327
? . . . ?
. . . C C
3 . * 2 C
. . . . 3
? . . . ?
seen 1960 played 497 games 494 players 423 won 238/496 years 2001-2019
weight 0.9465 gain -2.8481

pattern L469724294735069
? ? C ? ?
? a 2 . ?
. . * . .
? . . 3 ?
? ? . ? ?
a C last yes
seen 5316 played 1952 games 1910 players 1307 won 980/1949 years 2001-2019
weight -0.4313 gain -2.8498

pattern L493000239637855
? . C 3 ?
# . 3 . .
# . * C .
# . . . .
? . . 3 ?
seen 2705 played 230 games 230 players 213 won 122/230 years 1992-2019
weight 0.7602 gain -2.8508

pattern L873077286188171
? . . . ?
. . . . .
B . * . .
3 . C . .
? . . . ?
seen 12256 played 104 games 104 players 101 won 55/104 years 2009-2018
weight -0.4656 gain -2.8509

pattern L638412760466465
? # # # ?
. . . . .
. . * 3 3
. . a C C
? . . . ?
a C last yes
seen 5817 played 2065 games 1654 players 1114 won 1036/2063 years 2000-2019
weight -0.4525 gain -2.8538

pattern L648159601073283
? ? . . . ?
a . . . . .
? . . * C .
? . . . . .
? ? . . . ?
a ? last yes
seen 64252 played 262 games 261 players 242 won 119/262 years 2001-2019
weight -0.8891 gain -2.8544

pattern L821963101383475
a ? ?
? ? ?
. . .
C * .
2 C .
a ? last yes
seen 2375 played 56 games 56 players 56 won 36/56 years 2009-2018
weight -0.6642 gain -2.8595

pattern L483860182531429
? ? C ? ?
? . C 3 ?
. . * . .
? . . a ?
? ? . ? ?
a C last yes
seen 3727 played 154 games 154 players 146 won 84/153 years 2000-2019
weight -0.905 gain -2.8596

pattern L148980263337186
? . . . ?
. . . . .
. C * 3 .
. . . a .
? b . . ?
a C last yes
b .3
seen 42460 played 5145 games 4934 players 2316 won 2499/5143 years 2000-2019
weight -0.213 gain -2.8599

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
weight -1.6341 gain -2.861

pattern L663545717358930
x . X X . . # ?
. . . C . . # ?
O . C . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 49045 played 1035 games 1032 players 798 won 514/1033 years 2000-2019
weight 0.2155 gain -2.8613

pattern L565795331452252
? . . . ?
C C 3 . #
C 2 * . #
. . . . #
? . . . ?
seen 4647 played 518 games 515 players 423 won 232/518 years 2001-2018
weight 0.7805 gain -2.8658

pattern L157124631889959
? ? . ? ?
? C . . ?
C 2 * . #
? . . . ?
? ? C ? ?
seen 36249 played 207 games 207 players 192 won 92/207 years 2000-2018
weight -1.5209 gain -2.8698

pattern L013267002071082
3 . . ? ?
C * . ? ?
. . . ? a
a ? last yes
seen 4759 played 218 games 217 players 209 won 96/218 years 2001-2018
weight -0.8349 gain -2.8713

pattern L488932239008234
. 3 .
. * 3
C 1 A
seen 3296 played 320 games 319 players 273 won 168/320 years 2001-2019
weight -0.4304 gain -2.8723

pattern L792835130988630
? C . .
? . * 3
a C . .
a ? last yes
seen 8194 played 124 games 124 players 121 won 62/124 years 2001-2017
weight -1.2897 gain -2.8738

pattern L146930084110059
C . .
C * C
C 2 2
seen 37482 played 171 games 169 players 160 won 77/171 years 1992-2017
weight -1.2453 gain -2.8745

pattern L669473761955490
# . C
# * 3
# . 3
? a ?
a ? last yes
seen 4983 played 76 games 76 players 75 won 43/76 years 2001-2017
weight -1.1826 gain -2.881

pattern L137738789220888
. . . . X . . ?
. . . . . . . #
. . . . C . . #
. . . * . . . #
. . . . 3 . . #
. . . . . . . #
. . O . O . . ?
? . . . . . ? ?
seen 1388 played 441 games 440 players 310 won 187/441 years 2009-2018
weight 0.7965 gain -2.8825

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
weight -0.6128 gain -2.8863

pattern L178314498657592
. . . . X . . #
. . . . . . . #
. . . . C . . #
. . . * . . . #
. . . . 3 . . #
. . . . . . . #
. . O . O . . #
. . . . . . . #
seen 1381 played 441 games 440 players 310 won 187/441 years 2009-2018
weight 0.7991 gain -2.8886

pattern L277175631675196
? ? . ? ?
? . C . ?
3 . * . .
? . . 3 ?
? ? . ? ?
seen 97268 played 2266 games 2177 players 1440 won 1165/2265 years 1992-2019
weight 0.1186 gain -2.8907

pattern L701018362735891
1 C 2
B * A
# # #
seen 547 played 46 games 31 players 31 won 16/46 years 2009-2018
weight -0.8666 gain -2.8955

pattern L393729368131114
. . . . . . . .
. . . . . . . .
. . . C . . X .
. . . * 3 . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 3446 played 659 games 655 players 503 won 330/659 years 2001-2019
weight -0.477 gain -2.8964

pattern L204891438698273
? 3 ?
B * 3
? 2 ?
seen 253674 played 3696 games 3432 players 1895 won 1820/3696 years 2000-2019
weight -0.5049 gain -2.8973

pattern L187842290508091
? ? . ? ?
? . . . ?
C . * . a
? . . 3 ?
? ? . ? ?
a C last yes
seen 14862 played 119 games 119 players 113 won 67/119 years 2001-2018
weight -1.0716 gain -2.9139

pattern L625526161412023
? ? ? ? a
? ? ? ? ?
. . C ? ?
. * . ? ?
C . . ? ?
a ? last yes
seen 4787 played 37 games 37 players 35 won 18/37 years 2009-2017
weight -1.6079 gain -2.914

pattern L261152407164843
? . . C ?
. . . . C
. . * . .
. . . . .
? . . . ?
seen 1029101 played 421 games 420 players 376 won 194/421 years 2001-2018
weight -1.5075 gain -2.9142

pattern L904652755454604
? a ?
# * 3
? 2 ?
a C last yes
seen 5249 played 2715 games 2592 players 1613 won 1380/2715 years 2000-2019
weight 0.7449 gain -2.916

pattern L632926938918217
. . a
3 * .
C C .
a 2B
seen 34033 played 469 games 466 players 405 won 237/469 years 2001-2019
weight -0.7886 gain -2.9214

pattern L524746758207153
? ? C ? ?
? . C 3 ?
. . * 3 .
? C C . ?
? ? C ? ?
seen 20104 played 249 games 248 players 229 won 112/249 years 2001-2018
weight -0.7565 gain -2.9235

pattern L988382379805864
? ? ? . ? ? ?
? . C . . X ?
? . . . . . ?
. C . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 48278 played 58 games 58 players 55 won 22/58 years 2009-2017
weight -1.1253 gain -2.924

pattern L579075924626901
1 B .
B * .
3 . a
a .3C
seen 14472 played 2369 games 2284 players 1493 won 1165/2368 years 2000-2019
weight 0.4475 gain -2.9249

pattern L605418606338167
? ? . ? ?
? . . . ?
3 . * . .
? 3 . . ?
? ? 3 ? ?
? a ? ? ?
a ? last yes
seen 5517 played 52 games 52 players 50 won 30/52 years 2001-2019
weight -0.9617 gain -2.9279

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
weight -0.3597 gain -2.9305

pattern L299964879251744
? . . . ?
. . . . .
3 . * . .
3 . . . C
? . . . ?
seen 96102 played 120 games 120 players 117 won 61/120 years 2001-2019
weight -1.4693 gain -2.933

pattern L811403970877292
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . C 3 . . .
? . C 3 . . ?
? ? O X . ? ?
seen 20383 played 85 games 85 players 84 won 35/85 years 2009-2017
weight -0.879 gain -2.9334

pattern L590224708618161
? ? . . . ? ?
? . . . . . ?
. . . C . . .
. 3 . * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 1830 played 480 games 477 players 402 won 234/480 years 2001-2018
weight 0.4176 gain -2.9373

pattern L346187520919703
? a ? ? ?
? . . . ?
. . . . 3
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 82413 played 65 games 65 players 65 won 33/65 years 2001-2018
weight -1.5958 gain -2.9383

pattern L449407622581460
? ? . ? ?
? . . . ?
. . * . .
? C . . a
? ? C ? ?
a ? last yes
seen 15635 played 188 games 187 players 177 won 93/188 years 2000-2019
weight -0.5912 gain -2.9402

pattern L347996579477928
a . . . ?
. . . . .
. . * C .
. . . . .
? . . . ?
a ? last yes
seen 20393 played 58 games 58 players 54 won 26/58 years 2001-2018
weight -1.7367 gain -2.9445

pattern L080880749859071
. 2 C
3 * C
. C .
seen 156708 played 516 games 507 players 442 won 256/516 years 2001-2019
weight -1.0856 gain -2.9464

pattern L155382393483052
? . . . ?
3 . . a C
. . * 3 .
. . . . .
? . . . ?
a C last yes
seen 1556 played 1039 games 1027 players 805 won 520/1039 years 1992-2019
weight 0.6589 gain -2.9473

pattern L629848217705570
? ? . ? ?
? 3 . . ?
. . * 3 .
? C 2 B ?
? ? . ? ?
seen 576 played 225 games 224 players 201 won 135/225 years 2001-2019
weight 0.5802 gain -2.9547

pattern L185296245408763
? . . . ?
. . . . a
. . * . C
. . . . C
? . . 3 ?
a C last yes
seen 5314 played 97 games 97 players 91 won 47/97 years 2001-2018
weight -0.4786 gain -2.9642

pattern L779659311497236
? . . . ?
. . . . 3
. . * . 3
. . 3 C C
? . . . ?
seen 2257 played 1097 games 1082 players 856 won 538/1096 years 2001-2019
weight 0.7906 gain -2.9648

pattern L083902165386216
? C . . ?
3 . . . #
C C * . #
. . . . #
? 3 . . ?
seen 17339 played 46 games 46 players 44 won 22/46 years 2009-2016
weight -0.7964 gain -2.9662

pattern L742806389742589
? ? ? ? a
? ? ? ? ?
# . . ? ?
# * 3 ? ?
# . C ? ?
a ? last yes
seen 15559 played 40 games 40 players 39 won 15/40 years 2009-2018
weight -0.9064 gain -2.9669

pattern L758226615479759
? . . . ?
. . . . 3
. . * . .
. . . . .
? . . . ?
? a ? ? ?
a ? last yes
seen 49084 played 37 games 37 players 36 won 21/37 years 2001-2018
weight -2.075 gain -2.9682

pattern L119911110553763
? ? 3 ? ?
? C 3 . ?
a C * C .
? . . 3 ?
? ? . ? ?
a .3
seen 2121 played 690 games 683 players 565 won 377/689 years 2000-2019
weight 0.4807 gain -2.9694

pattern L583472242708762
? ? ? . ? ? ?
? . . C . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
a . . . . . ?
? ? ? . ? ? ?
a ? last yes
seen 13975 played 63 games 63 players 60 won 26/63 years 2001-2016
weight -0.9059 gain -2.9722

pattern L006455238524152
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . C O
? . . . . . ?
? . . . C . ?
? ? ? . ? ? ?
seen 66710 played 63 games 63 players 62 won 30/63 years 2001-2017
weight -1.1805 gain -2.9746

pattern L795996698777137
. . . . . . . #
. . . . . . . #
. . . . . . . #
. . . * C . . #
. . . . . . . #
. . . 3 . . . #
. . . . X . . #
O . . O X . . #
seen 1270 played 473 games 472 players 388 won 249/473 years 2009-2017
weight 1.1262 gain -2.98

pattern L852849278177935
? ? ? . ? ? ?
? # . . 3 . ?
? # . . . . ?
# # . * C . .
? # . . . . ?
? # . . . X ?
? ? ? . ? ? ?
seen 54286 played 56 games 56 players 54 won 22/56 years 2001-2018
weight -2.7189 gain -2.9836

pattern L895040251838361
? C 3 a ?
3 3 3 . #
3 . * . #
. . . . #
? # # # ?
a B last yes
seen 301 played 145 games 144 players 138 won 71/145 years 2001-2017
weight 1.1492 gain -2.9857

pattern L046636734420620
? . . . . o ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . 3 . .
. . . . . . . ?
. . . . C . O ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 24220 played 2546 games 2487 players 1483 won 1286/2541 years 1992-2019
weight 0.3359 gain -2.9882

pattern L504279992540895
? ? . ? ?
? 3 . . ?
. . * . C
? . . C ?
? ? 3 ? ?
seen 25466 played 157 games 157 players 150 won 71/157 years 2001-2019
weight -0.5615 gain -2.9913

pattern L207208668386554
a . ?
C * 2
? 3 ?
a ? last yes
seen 1274 played 46 games 46 players 45 won 20/46 years 2009-2017
weight -1.211 gain -2.9937

pattern L952092258535420
? ? ? 3 ?
? ? 3 * B
a ? ? C ?
a ? last yes
seen 2698 played 62 games 62 players 59 won 29/62 years 2001-2016
weight -0.8732 gain -2.9962

pattern L091045788022353
. . . . . . . ?
. . . . . . . #
. . . . . . . #
. . . * . . . #
. C . . . . . #
. . . 3 . . . #
. O . . . . . ?
? . . . . . ? ?
seen 4111 played 1657 games 1624 players 1060 won 840/1653 years 2000-2019
weight 0.4073 gain -2.9964

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
weight 0.5308 gain -3.0021

pattern L686441375263990
? . . . . . ? ?
. . . 3 . . . ?
. . . . . . . ?
. . . * . . . #
. . . . . . . ?
. . . C C . . ?
? . . . X . ? ?
? ? ? X ? ? ? ?
seen 1511 played 428 games 427 players 349 won 195/428 years 2009-2019
weight 0.6456 gain -3.006

pattern L394124105000436
. 3 .
. * .
a B 3
a .3
seen 319267 played 1873 games 1822 players 1285 won 948/1871 years 2001-2019
weight -0.1915 gain -3.0117

pattern L483491835277104
? ? # ? ?
? . C . ?
3 B * C C
? 3 A 3 ?
? ? 3 ? ?
seen 5032 played 805 games 298 players 271 won 406/804 years 2009-2019
weight 0.5521 gain -3.0118

pattern L047050606745757
? ? # ? ?
? . . . ?
. . * . B
? . C . ?
? ? . ? ?
seen 44191 played 75 games 75 players 71 won 29/75 years 2009-2017
weight -1.1631 gain -3.0137

pattern L364674170148730
. . . . . . . .
. . . . C . O .
. . . . . . . .
. . . * . 3 . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 4079 played 1654 games 1621 players 1059 won 839/1650 years 2000-2019
weight 0.4124 gain -3.0138

pattern L060985776510154
? a ?
C 1 C
3 * 3
. 3 .
a ? last yes
seen 1117 played 265 games 265 players 251 won 140/265 years 1992-2017
weight -0.5971 gain -3.0185

pattern L327948757056692
? ? . ? ?
? 3 . . ?
3 3 * . .
? . a 3 ?
? ? . ? ?
a C last yes
seen 378 played 110 games 110 players 105 won 51/110 years 2009-2017
weight -0.4625 gain -3.0213

pattern L590005559809344
? B ?
. * B
? . ?
seen 389971 played 14724 games 11862 players 3983 won 7581/14714 years 1988-2019
weight 0.3347 gain -3.0269

pattern L302018949026407
. . C
C * 3
. 3 3
seen 48404 played 311 games 307 players 268 won 156/311 years 2001-2018
weight -0.5636 gain -3.0476

pattern L688658742479608
? B 1 . ?
. 2 B . .
. . * . .
. . . . .
? . . . ?
seen 15915 played 517 games 508 players 435 won 218/517 years 2000-2019
weight -0.3836 gain -3.0527

pattern L085857088140672
? . . 3 ?
. 3 . . .
. C * . .
C . . . .
? . . . ?
seen 2356 played 81 games 81 players 77 won 41/81 years 1992-2017
weight -0.8515 gain -3.0553

pattern L383046217115769
? ? ? . ? ? ?
? . . C 3 . ?
? . . . . . ?
# . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 22930 played 89 games 89 players 87 won 52/89 years 2001-2018
weight -0.6606 gain -3.0566

pattern L022894977437147
? a ?
C * A
? C ?
a C last yes
seen 7349 played 4668 games 4401 players 2257 won 2662/4666 years 1988-2019
weight -0.6423 gain -3.0598

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
weight 0.2651 gain -3.0624

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
weight 0.2651 gain -3.0624

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
weight 0.2651 gain -3.0624

pattern L952992164796502
? . . . ?
. . . . C
. . * . .
3 . . C .
? . . . ?
seen 59855 played 51 games 51 players 51 won 27/51 years 2009-2017
weight -1.3276 gain -3.0632

pattern L320164891313792
? 3 3 C ?
. 3 C a .
. . * . .
# # # # #
? # # # ?
a C last yes
seen 12079 played 137 games 137 players 134 won 68/136 years 2001-2019
weight -1.3001 gain -3.0691

pattern L739942905995726
? ? # ? ?
? . . . ?
3 . * . .
? . . 3 ?
? ? 3 ? ?
seen 204863 played 316 games 314 players 290 won 181/316 years 2001-2019
weight -0.9019 gain -3.0715

pattern L867796611262116
? . . . ? ?
. . . . . ?
. . * . 3 ?
. . . . . a
? . C . ? ?
a ? last yes
seen 8068 played 46 games 46 players 45 won 25/46 years 2001-2019
weight -2.2004 gain -3.075

pattern L799794220420833
? a ?
? ? ?
3 . 3
. * .
# # #
a ? last yes
seen 8357 played 58 games 58 players 57 won 15/58 years 2001-2017
weight -1.0971 gain -3.0759

pattern L692708075109653
? ? ? . ? ?
? ? . . . ?
? . . * . .
? ? C 2 . ?
a ? ? C ? ?
a ? last yes
seen 1850 played 37 games 37 players 37 won 11/37 years 2001-2018
weight -0.9139 gain -3.0762

pattern L665078290903953
a ? ? ? ? ?
? ? . . C ?
? . . . . .
? . . * . 3
? . . . . .
? ? . . . ?
a ? last yes
seen 4550 played 48 games 48 players 48 won 25/48 years 2009-2017
weight -1.3495 gain -3.0784

pattern L222625203139285
? C ?
C * .
a 2 ?
a ? last yes
seen 16778 played 566 games 563 players 487 won 296/566 years 2001-2019
weight -0.3227 gain -3.0786

pattern L335953438355037
? . . C ?
# . . C 3
# . * C 3
# . C 3 3
? . . B ?
seen 11708 played 41 games 41 players 40 won 18/41 years 2001-2017
weight -0.9745 gain -3.0815

pattern L390001714793173
? ? ? . ? ? ?
? . 3 . . . ?
? . . . . C ?
. . C * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 16715 played 1208 games 1190 players 862 won 561/1206 years 1993-2019
weight 0.2689 gain -3.0891

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
weight -1.4275 gain -3.093

pattern L744495382069612
? ? . ? ?
? C 3 . ?
C C * . .
? . . C ?
? ? . ? ?
seen 32403 played 272 games 270 players 247 won 137/272 years 2001-2019
weight -0.947 gain -3.0951

pattern L290430307383348
? ? ? ? a
? ? ? ? ?
? . ? ? ?
3 * C ? ?
? C ? ? ?
a ? last yes
seen 34637 played 214 games 214 players 196 won 107/214 years 2001-2017
weight -0.5847 gain -3.1025

pattern L003161376101771
? ? a ? ?
? ? . ? ?
? . . 3 ?
# . * . 3
? . . . ?
? ? . ? ?
a ? last yes
seen 10279 played 64 games 64 players 62 won 36/64 years 2001-2017
weight -1.2539 gain -3.1029

pattern L375322041813692
? ? ? . ? ? ?
? # # . . . ?
? # # . 2 B ?
# # # * A 1 O
? # # . 3 . ?
? # # . . X ?
? ? ? . ? ? ?
seen 1704 played 321 games 320 players 283 won 152/321 years 1992-2019
weight -0.3908 gain -3.1042

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
weight -0.3855 gain -3.1046

pattern L091762042581542
. 2 a
3 * 1
. B 1
a BC
seen 1693 played 830 games 825 players 658 won 414/829 years 1988-2019
weight 0.5094 gain -3.1084

pattern L560172908891403
3 . 2
B * C
B . C
seen 12160 played 108 games 108 players 103 won 50/108 years 2001-2017
weight -1.475 gain -3.1091

pattern L974097111588030
? ? . ? ?
? . . C ?
. . * C 3
? . 3 . ?
? ? . ? ?
seen 53410 played 40 games 40 players 40 won 15/40 years 2009-2017
weight -1.5547 gain -3.11

pattern L224537348621516
# 2 .
# * C
# . 3
seen 6019 played 625 games 621 players 511 won 318/625 years 1992-2018
weight 1.0546 gain -3.113

pattern L925565279908508
. . . . . . . ?
. . . . . . . ?
. . . . . . . .
. . . * . 3 . O
. . . C . . X X
. . . . . . . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 1452 played 479 games 477 players 392 won 253/479 years 2009-2017
weight 0.6929 gain -3.1162

pattern L542382057725554
a ? ?
. . C
. * .
. C C
a ? last yes
seen 13674 played 35 games 35 players 35 won 21/35 years 2009-2019
weight -1.2418 gain -3.1202

pattern L164634792529211
? a ?
? ? ?
? C ?
C * A
? b ?
a ? last yes
b AB
seen 1186 played 330 games 324 players 296 won 163/330 years 2001-2019
weight -1.0108 gain -3.1213

pattern L848680516737720
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . 3 .
? . . C . . ?
? . . . 3 . ?
? ? ? . ? ? ?
seen 16197 played 50 games 50 players 50 won 21/50 years 2001-2017
weight -1.1435 gain -3.1215

pattern L200039546012681
? ? . ? ?
? C . . ?
2 2 * . #
? . . . ?
? ? . ? ?
seen 18417 played 1159 games 1142 players 882 won 563/1159 years 2000-2019
weight 0.4207 gain -3.1226

pattern L300651609032374
? ? . ? ?
? . . . ?
. . * C .
? . C . ?
? ? C ? ?
seen 1266991 played 85 games 84 players 83 won 36/85 years 2001-2018
weight -0.9051 gain -3.1254

pattern L112391786595431
? ? . . . ? ?
? . . . . O ?
. . . . . C X
. . . * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 11093 played 57 games 57 players 56 won 26/57 years 2009-2019
weight -0.8574 gain -3.1344

pattern L543728549816522
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . . .
? 3 3 C . . ?
? . . . C . ?
? ? ? . ? ? ?
seen 820 played 124 games 124 players 118 won 60/124 years 2001-2019
weight 0.8227 gain -3.1355

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
weight 0.511 gain -3.1424

pattern L039362289917169
? ? . ? ?
? . . 3 ?
. . * 3 B
? . C 3 ?
? ? C ? ?
seen 19459 played 46 games 46 players 46 won 29/46 years 2009-2016
weight -1.0716 gain -3.1443

pattern L926953296414897
? ? . ? ?
? . . 3 ?
. . * . .
? . . . ?
a ? . ? ?
a ? last yes
seen 42152 played 50 games 50 players 50 won 26/50 years 2001-2018
weight -1.0817 gain -3.145

pattern L553302099567309
? ? . ? ?
? 3 . . ?
. C * . .
? . 3 3 ?
? ? 3 ? ?
seen 2358 played 125 games 125 players 120 won 60/125 years 2009-2017
weight -0.5277 gain -3.1463

pattern L831802986359696
. . .
C * .
. . 3
? ? ?
? ? a
a ? last yes
seen 24686 played 1697 games 1666 players 1159 won 905/1697 years 1992-2019
weight 0.3018 gain -3.1488

pattern L161034128090345
. . . . . . . ?
. . . 3 . . . ?
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . C C . . ?
. . . . X . . ?
? ? . X . ? ? ?
seen 1401 played 428 games 427 players 349 won 195/428 years 2009-2019
weight 0.6889 gain -3.1526

pattern L393185935844432
? # . C ?
# # . C 3
# # * 3 3
# # . . 3
? # . . ?
seen 207863 played 205 games 204 players 192 won 113/205 years 2001-2019
weight -1.305 gain -3.1528

pattern L987610786093793
? ? ? . ? ? ?
? . . . . . ?
? . . C . . ?
. 3 . * . 3 x
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 2485 played 576 games 572 players 474 won 280/576 years 2001-2018
weight 0.8643 gain -3.1588

pattern L190920959116725
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
O 3 . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 131525 played 65 games 65 players 60 won 25/64 years 2001-2019
weight -2.3221 gain -3.1614

pattern L731312016354072
? ? . ? ?
? . . . ?
. 3 * . 3
? . . . ?
? ? a ? ?
a C last yes
seen 12318 played 44 games 44 players 44 won 19/44 years 2009-2017
weight -1.1961 gain -3.1663

pattern L285657795376469
? ? a ? ?
? . . . ?
# . * 3 3
? . . . ?
? ? . ? ?
a C last yes
seen 4988 played 37 games 37 players 37 won 20/37 years 2001-2017
weight -1.9825 gain -3.1685

pattern L172220362693254
? ? . ? ?
? . C . ?
. . * . .
a 3 . 3 ?
? ? . ? ?
a ? last yes
seen 4251 played 49 games 49 players 43 won 23/49 years 2009-2017
weight -0.838 gain -3.1692

pattern L454375952376842
? ? ? O ? ? ?
? . . . . # ?
? . C . . # ?
. . . * . # #
? 3 . . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 16967 played 46 games 46 players 46 won 22/46 years 2001-2016
weight -1.2765 gain -3.1801

pattern L586426998969396
. . . . . . . ?
. . . . . . . #
. . . . . . . #
. . . * C . . #
. . . . . . . #
. . . 3 . . . #
. . . . X . . ?
? . . O X . ? ?
seen 1442 played 479 games 477 players 392 won 253/479 years 2009-2017
weight 0.7277 gain -3.183

pattern L726502142072593
. . . ? a
3 * . ? ?
. . . ? ?
a ? last yes
seen 245678 played 38 games 38 players 37 won 16/38 years 2001-2016
weight -2.3739 gain -3.1906

pattern L405369223269026
? ? . ? ?
? . . # ?
3 . * # #
? 3 . # ?
? ? . ? ?
? ? a ? ?
a ? last yes
seen 13431 played 50 games 50 players 50 won 24/50 years 2001-2017
weight -1.1523 gain -3.1926

pattern L877891163940776
? ? ? . ? ? ?
? . . . . . ?
? . . . . C ?
. . . * . C O
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 28806 played 45 games 45 players 45 won 23/45 years 2001-2019
weight -0.7271 gain -3.1956

pattern L033559008749424
? ? . ? ?
? . . . ?
# . * C C
? . . . ?
? ? . ? ?
seen 1129824 played 750 games 743 players 619 won 328/750 years 2000-2019
weight -0.7192 gain -3.196

pattern L296625230101498
? # # # ?
. . . . .
. . * . .
. . 3 C .
? 3 . a ?
a C last yes
seen 14019 played 224 games 223 players 200 won 100/224 years 2001-2018
weight -0.7618 gain -3.1972

pattern L177991536509492
? ? C ? ?
? C . . ?
3 C * . #
? 3 . . ?
? ? . ? ?
seen 46474 played 961 games 945 players 744 won 494/960 years 2001-2019
weight 0.3567 gain -3.2021

pattern L725894419618303
? ? . ? ?
? . . . ?
. 3 * C .
? C 3 . ?
? ? 3 ? ?
seen 3357 played 626 games 620 players 537 won 319/626 years 2000-2019
weight 0.7228 gain -3.203

pattern L535995347208573
? # # # ?
. . . . .
. . * 2 B
. 3 3 C 3
? C C C ?
seen 543 played 384 games 383 players 343 won 193/384 years 2000-2019
weight 0.9926 gain -3.2126

pattern L158985038781728
? ? . ? ?
? . . . ?
. . * . #
? . 3 . ?
? ? . ? ?
seen 778821 played 49 games 45 players 43 won 24/49 years 2009-2019
weight -2.7433 gain -3.2231

pattern L591394908158106
? . . . ?
2 2 C . .
B B * . .
3 . . . .
? . . . ?
seen 1841 played 591 games 582 players 478 won 276/591 years 2001-2018
weight -0.4578 gain -3.2251

pattern L440358927353017
? ? . . #
? ? 3 * #
? ? C . #
? ? ? ? ?
a ? ? ? ?
a ? last yes
seen 17485 played 63 games 63 players 63 won 27/63 years 2009-2017
weight -1.5927 gain -3.2273

pattern L252190861318061
a ? ? ?
? ? 2 ?
? C * b
? ? . ?
a ? last yes
b .3
seen 36193 played 895 games 887 players 691 won 453/894 years 2001-2019
weight -0.7512 gain -3.2285

pattern L580821533012927
? ? a
. C C
. * 3
b . .
a ? last yes
b .C
seen 14604 played 1117 games 1103 players 880 won 578/1117 years 2000-2019
weight -0.5322 gain -3.2342

pattern L307060469941386
? ? ? . ? ? ?
? . . 3 . . ?
? C . . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 24936 played 137 games 136 players 132 won 74/137 years 2000-2017
weight -0.9765 gain -3.2406

pattern L841413258170646
3 C a
. * .
. C .
b ? ?
a .C
b ? last yes
seen 7051 played 132 games 131 players 126 won 70/132 years 2001-2019
weight -0.4169 gain -3.241

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
weight -1.96 gain -3.2438

pattern L904202967721671
? ? ? . ? ? ?
? O C . 3 . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 47827 played 146 games 146 players 138 won 77/146 years 2001-2019
weight -0.6972 gain -3.2451

pattern L966658901921872
. . . . X . . #
. . . . . . . #
. . . . C . . #
. . . * . . . #
. . . . . . . #
. . . . C . . #
. . . . . . . #
. . . . X . . #
seen 17550 played 279 games 279 players 246 won 149/279 years 2001-2018
weight 0.8114 gain -3.2503

pattern L317013053835772
? ? # ? ?
? . . . ?
C . * . .
? C C 3 ?
? ? . ? ?
seen 39654 played 510 games 505 players 432 won 249/510 years 2001-2018
weight -0.4554 gain -3.2518

pattern L434212865691799
? # . . ?
# # . . C
# # * C .
# # . 2 C
? # 3 . ?
seen 49955 played 124 games 123 players 119 won 57/124 years 2009-2019
weight -1.1151 gain -3.2583

pattern L571895181264364
? ? 3 ? ?
? # . . ?
# # * . 3
? # . 3 ?
? ? . ? ?
seen 73316 played 87 games 87 players 87 won 33/87 years 2009-2017
weight -0.9613 gain -3.2623

pattern L162714338595292
C . . ? ?
. * 3 ? a
. . . ? ?
a ? last yes
seen 42860 played 201 games 201 players 178 won 87/200 years 2001-2019
weight -0.449 gain -3.2641

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
weight -0.4604 gain -3.2649

pattern L116220222239539
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. 3 . * . . .
? . 2 C . . ?
? X C . C . ?
? ? ? . ? ? ?
seen 19856 played 35 games 35 players 35 won 17/35 years 2009-2016
weight -1.0274 gain -3.2656

pattern L269302719655077
? ? . ? ?
? C . C ?
. C * C 3
? . 3 3 ?
? ? . ? ?
seen 61038 played 149 games 149 players 144 won 77/149 years 2000-2017
weight -0.6369 gain -3.2679

pattern L977689249653510
? ? # ? ?
? # B . ?
# # * B 2
? # A 2 ?
? ? 2 ? ?
seen 641 played 207 games 90 players 85 won 103/207 years 2009-2018
weight 0.593 gain -3.2687

pattern L481565837414524
C . C
. * .
C . C
seen 86028 played 389 games 387 players 356 won 191/389 years 2001-2019
weight -0.4015 gain -3.2713

pattern L384783998733158
? . . . . . ? ?
. . . . . . . ?
. . . . . . O ?
. . . * . . . .
X . C . 3 . O ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 1508 played 452 games 451 players 318 won 194/452 years 2009-2019
weight 0.8891 gain -3.2764

pattern L504511628409716
a . ?
2 * 2
? 3 ?
a ? last yes
seen 2219 played 607 games 602 players 520 won 293/607 years 2000-2019
weight 0.6604 gain -3.2768

pattern L602088496115421
C C 3
C * C
3 A 1
seen 1495 played 705 games 302 players 279 won 318/705 years 1992-2019
weight 1.0433 gain -3.2771

pattern L982969242477135
? ? C ? ?
? 3 a . ?
. 3 * . #
? . . . ?
? ? # ? ?
a C last yes
seen 811 played 246 games 246 players 217 won 132/246 years 2009-2019
weight -1.4071 gain -3.2826

pattern L939403195090392
? ? 3 ? ?
? 3 . 3 ?
. 3 * . .
? # # # ?
? ? # ? ?
seen 68287 played 39 games 38 players 37 won 19/39 years 2000-2016
weight -0.6904 gain -3.2846

pattern L373044152327347
? ? B ? ?
? . . C ?
# . * . .
? . . C ?
? ? . ? ?
seen 59956 played 174 games 174 players 165 won 92/174 years 2001-2019
weight -0.7118 gain -3.2891

pattern L053869594203944
2 2 C
. * .
3 3 C
seen 57171 played 234 games 234 players 214 won 127/234 years 2001-2019
weight -1.151 gain -3.2914

pattern L524378327251189
. . . ?
3 * C ?
a C . b
a .3
b ? last yes
seen 9597 played 150 games 150 players 146 won 88/150 years 2001-2017
weight -0.5284 gain -3.2984

pattern L003896930097028
? . . . ?
. . . . .
. 3 * . .
C C . . 3
? . . . ?
seen 3209 played 1139 games 1123 players 874 won 561/1139 years 1992-2019
weight 1.0389 gain -3.3004

pattern L219654122950486
3 3 3
C * B
C . .
seen 58924 played 1480 games 1448 players 1068 won 789/1480 years 2000-2019
weight -0.2828 gain -3.3098

pattern L412555797671133
? ? ? . ? ? ?
? . . . . X ?
? . . . . . ?
. . . * . 3 .
? . . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 51795 played 233 games 232 players 213 won 109/233 years 2000-2019
weight -0.6824 gain -3.3189

pattern L219819262276410
? ? . ? ? ?
? . . . ? ?
. . * . . ?
? 3 C . ? a
? ? C ? ? ?
a ? last yes
seen 2529 played 97 games 97 players 95 won 46/97 years 2001-2018
weight -1.085 gain -3.3217

pattern L694855858803032
? . . 3 ?
# . . C C
# . * . .
# . . . .
? . . C ?
seen 145072 played 115 games 115 players 111 won 46/115 years 2001-2019
weight -1.0001 gain -3.3301

pattern L144870876825284
. 2 A
. * 3
. C .
seen 13473 played 265 games 263 players 227 won 132/265 years 2001-2018
weight -0.9106 gain -3.3309

pattern L966441184837031
? ? . ? ?
? . . . ?
. . * . C
? . . 2 ?
? ? B ? ?
seen 49656 played 196 games 196 players 185 won 99/196 years 2001-2018
weight -1.0514 gain -3.3324

pattern L274911598384080
? . . X . . ? ?
. O . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 274601 played 406 games 402 players 338 won 182/406 years 2000-2019
weight -0.5387 gain -3.3354

pattern L003441582822350
? ? . ? ?
? . . . ?
. . * . 3
? C . a ?
? ? . ? ?
a C last yes
seen 24318 played 572 games 569 players 497 won 275/572 years 2001-2019
weight -0.4556 gain -3.3363

pattern L763916011058299
? ? ? X ? ? ?
? . . 3 C . ?
? . . . a . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
a C last yes
seen 33755 played 107 games 107 players 100 won 41/107 years 2000-2017
weight -0.9793 gain -3.3374

pattern L725239890430220
? 3 ?
a * 3
? . ?
? ? ?
? ? b
a 2C
b ? last yes
seen 48137 played 275 games 272 players 253 won 127/275 years 2001-2019
weight -0.6542 gain -3.3424

pattern L322118734455889
? ? . ? ?
? . C . ?
3 . * . .
? . C . ?
? ? . ? ?
seen 889652 played 824 games 814 players 680 won 366/823 years 2000-2019
weight -0.6522 gain -3.344

pattern L877731174868584
? ? . ? ? ?
? . . 3 ? ?
# . * . . a
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 71673 played 58 games 58 players 55 won 28/58 years 2001-2018
weight -1.3047 gain -3.3482

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
weight -2.1216 gain -3.3512

pattern L437484577189548
. . . . . . . ?
. . . . . . . ?
. . . . . . O .
. . . * . . . .
X . C . 3 . O .
. . . . . . . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 1430 played 448 games 447 players 315 won 191/448 years 2009-2019
weight 0.9331 gain -3.3655

pattern L076560711948907
C . C
. * 2
. 3 .
seen 114621 played 347 games 347 players 332 won 179/347 years 2001-2019
weight -0.9704 gain -3.3672

pattern L191527489716628
? ? ? # ? ? ?
? . . . . . ?
? . . . . 3 ?
. . . * . . O
? . . . . C ?
? . . . . . ?
? ? ? . ? ? ?
seen 2599 played 128 games 127 players 123 won 70/127 years 2001-2018
weight 0.8052 gain -3.3696

pattern L219740746545916
? ? . ? ?
? . . . ?
C . * C C
? . B 3 ?
? ? 3 ? ?
seen 27480 played 683 games 672 players 579 won 348/683 years 1992-2019
weight -0.468 gain -3.3763

pattern L253267395873693
? ? a ? ?
? C 3 3 ?
. C * . C
? 3 . 3 ?
? ? . ? ?
a .C
seen 12647 played 87 games 87 players 85 won 44/87 years 2001-2017
weight -1.3385 gain -3.3772

pattern L487816531799540
? ? . ? ?
? . . . ?
. . * . C
? . . . ?
? ? . ? ?
distance 7-11
seen 364793 played 1915 games 1350 players 436 won 930/1912 years 1988-2019
weight -0.1978 gain -3.3842

pattern L656674621314249
? ? C ? ?
? 2 C . ?
. . * . C
? . . . ?
? ? # ? ?
seen 12078 played 143 games 142 players 136 won 71/143 years 2001-2019
weight -0.634 gain -3.3875

pattern L463974215811388
# . .
# * a
# . 1
a C last yes
seen 51456 played 79 games 79 players 77 won 42/79 years 2001-2016
weight -2.5504 gain -3.39

pattern L207106385324152
? C 3 C ?
C . B 2 .
. . * . .
# # # # #
? # # # ?
seen 3703 played 337 games 335 players 305 won 161/337 years 2001-2018
weight 1.2297 gain -3.3934

pattern L842831980613716
? ? . ? ?
? 3 . . ?
. C * . C
? . . . ?
? ? # ? ?
seen 1880 played 331 games 330 players 307 won 170/331 years 2001-2019
weight -0.3513 gain -3.3937

pattern L903606893226338
. 3 a
. * A
. 3 A
a 3A
seen 55868 played 703 games 698 players 590 won 366/703 years 2001-2018
weight 0.3489 gain -3.3937

pattern L336787688031010
? B ? ?
. * . ?
? 3 ? ?
? ? ? ?
? ? ? a
a ? last yes
seen 5218 played 55 games 55 players 54 won 26/55 years 2009-2016
weight -1.0314 gain -3.3981

pattern L739894856154343
? ? . ? ?
? . . C ?
. . * 2 .
? . . C ?
? ? . ? ?
seen 6927 played 1139 games 1124 players 871 won 556/1138 years 2000-2019
weight 0.5897 gain -3.3997

pattern L744806873755758
? # # # ?
. . . . .
. . * . .
. . . 3 .
? C . . ?
seen 987054 played 151 games 151 players 137 won 90/150 years 2001-2019
weight -0.8812 gain -3.4009

pattern L973424475029342
a 3 B
. * 1
. . B
a 3B
seen 6501 played 2241 games 2184 players 1445 won 1065/2241 years 2000-2019
weight 0.553 gain -3.4387

pattern L045494858996554
? . . . ?
. . . . a
. . * 2 C
. . . B 3
? . C . ?
a 3C
seen 5470 played 699 games 694 players 594 won 345/699 years 2001-2019
weight 1.0107 gain -3.4395

pattern L911340020899697
? ? . X . ? ?
? . . C . . ?
. . 3 C . . #
. . 3 * . . #
. . . C . . #
? . . . . . ?
? ? . . . ? ?
seen 745 played 64 games 64 players 59 won 35/64 years 2009-2017
weight 0.4556 gain -3.4397

pattern L548402284464319
? ? ? . ? ?
? ? . . . ?
? . . * C .
a ? C . . ?
? ? ? . ? ?
a ? last yes
seen 14119 played 40 games 40 players 39 won 21/40 years 2009-2016
weight -2.2445 gain -3.4398

pattern L577971784262562
? ? ? . ? ? ?
? . . . . . ?
? C a . . . ?
. 3 3 * . . .
? . . . . . ?
? O . . . . ?
? ? ? . ? ? ?
a C last yes
seen 3347 played 3097 games 3030 players 1661 won 1458/3096 years 1992-2019
weight 0.5377 gain -3.4402

pattern L568817596251889
? 3 . .
? 3 * .
? C . .
a ? ? ?
a ? last yes
seen 17459 played 41 games 41 players 41 won 23/41 years 2001-2017
weight -2.2617 gain -3.4406

pattern L650389854481774
? ? ? . ? ?
? ? . . . ?
? 3 . * . #
? ? . . . ?
? ? ? . ? ?
a ? ? ? ? ?
a ? last yes
seen 57237 played 68 games 68 players 67 won 35/68 years 1992-2017
weight -1.4258 gain -3.4445

pattern L708087456110230
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . X
. . . . . C X
? . . . . . ?
? ? . . . ? ?
seen 164081 played 66 games 66 players 66 won 31/66 years 2001-2016
weight -1.6242 gain -3.4451

pattern L648579450458181
? ? 2 ? ?
? . . . ?
. . * . #
? . . . ?
? ? . ? ?
seen 61290 played 74 games 74 players 73 won 40/74 years 2000-2018
weight -1.8046 gain -3.4474

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
weight -0.6173 gain -3.4532

pattern L368213758858228
? ? . ? ?
? 3 C . ?
. 3 * . .
? . . C ?
? ? C ? ?
seen 30181 played 470 games 466 players 409 won 239/470 years 2001-2019
weight -0.4389 gain -3.454

pattern L875894763885962
? ? . . . ?
? . . . . .
a . . * . .
? 3 . . . .
? ? . . . ?
a ? last yes
seen 254212 played 157 games 157 players 148 won 80/157 years 2001-2018
weight -1.4745 gain -3.4606

pattern L564996393183076
? ? ? a ?
? ? . ? ?
? . C . ?
. . * . 3
? . . . ?
? ? . ? ?
a ? last yes
seen 12691 played 405 games 403 players 358 won 201/405 years 2000-2019
weight -0.4714 gain -3.4741

pattern L830162573609850
? . . . ?
3 . . . #
3 B * . #
C 2 . . #
? . . . ?
seen 3400 played 479 games 476 players 415 won 265/478 years 2001-2019
weight 0.5016 gain -3.4775

pattern L928773267232188
? ? . . . ? ?
? . . 3 . . ?
. C . . . . X
. . . * . . .
O . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 50597 played 114 games 114 players 113 won 57/114 years 2001-2017
weight -0.665 gain -3.478

pattern L670149931042085
? C ? ?
B * . ?
? . ? ?
? ? ? ?
? ? ? a
a ? last yes
seen 10131 played 254 games 253 players 234 won 113/253 years 2001-2019
weight -0.7076 gain -3.4876

pattern L083923493870343
? ? . . . ? ?
? . . . . . ?
X . . . . . .
O . . * . . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 82587 played 92 games 92 players 89 won 50/92 years 2001-2019
weight -0.9575 gain -3.4947

pattern L279915732081511
? ? C ? ?
? . C 3 ?
C . * 3 .
? 3 . . ?
? ? . ? ?
seen 29111 played 106 games 106 players 104 won 52/106 years 2001-2019
weight -1.2768 gain -3.4983

pattern L189840244068636
? # # # ?
# # # # #
2 A * B #
2 2 B . #
? 2 2 B ?
seen 111 played 62 games 25 players 25 won 35/62 years 2009-2017
weight 0.5508 gain -3.4996

pattern L565021614572349
? ? X . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . X
? . . . . . ?
? ? . . . ? ?
seen 59871 played 36 games 36 players 36 won 17/36 years 2000-2017
weight -2.0038 gain -3.5004

pattern L943535328176195
C . 3
1 * 3
B 3 3
seen 9246 played 405 games 402 players 370 won 209/405 years 1992-2018
weight -0.7013 gain -3.5063

pattern L302676432147786
? ? ? . ? ? ?
? . . . . . ?
? 3 . . . . ?
. . . * . . .
? . C . . . ?
? . . . C . ?
? ? ? . ? ? ?
seen 399925 played 39 games 39 players 39 won 16/39 years 2009-2018
weight -1.8389 gain -3.5135

pattern L663227382926739
? . . . ?
. . . . .
C . * . .
. . . . .
? C . C ?
seen 128908 played 159 games 159 players 147 won 66/159 years 2001-2019
weight -0.9536 gain -3.5188

pattern L542740889817803
? ? ? a
? b ? ?
3 * C ?
? 3 ? ?
a ? last yes
b .C
seen 56895 played 459 games 453 players 392 won 244/459 years 2000-2018
weight -0.8364 gain -3.5241

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
weight 0.4711 gain -3.5306

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
weight 0.4716 gain -3.5337

pattern L095476842650187
3 C C
C * .
3 B .
seen 8004 played 39 games 39 players 39 won 20/39 years 2009-2016
weight -0.7951 gain -3.535

pattern L211291295336133
. C C
3 * 3
C 3 .
seen 9046 played 2222 games 2147 players 1403 won 1073/2221 years 2000-2019
weight 0.9856 gain -3.5462

pattern L489775345340953
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . C X ?
? ? ? . ? ? ?
seen 551545 played 99 games 99 players 93 won 64/99 years 2009-2019
weight -1.6542 gain -3.5502

pattern L328588800521382
? ? # ? ? ?
? . . . ? ?
. . * . . ?
? . . . ? ?
? ? . ? ? a
a ? last yes
seen 841031 played 129 games 128 players 125 won 56/129 years 2001-2019
weight -1.4953 gain -3.5511

pattern L736394291972908
? ? . ? ?
a 2 . 3 ?
. C * . C
? . . . ?
? ? . ? ?
a ? last yes
seen 1978 played 846 games 840 players 668 won 403/846 years 2001-2019
weight 0.7887 gain -3.5532

pattern L256039390146589
? . . 3 ?
. . . . .
. . * . .
. . . . .
a . . . ?
a ? last yes
seen 38008 played 35 games 35 players 35 won 16/35 years 2001-2019
weight -2.3859 gain -3.5548

pattern L354280481064991
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . C . ?
. . . . . . . ?
? . . X . O ? ?
? ? ? . ? ? ? ?
seen 73945 played 137 games 137 players 128 won 65/137 years 2001-2018
weight -0.8822 gain -3.5632

pattern L972162925785013
? ? ? . ? ? ?
? O . . # # ?
? C 2 . # # ?
X 3 B * # # #
? C . . # # ?
? o C . # # ?
? ? ? . ? ? ?
seen 3058 played 271 games 270 players 252 won 134/271 years 2001-2018
weight 1.0484 gain -3.5739

pattern L506751001831063
? . . . ?
. . . . .
. . * . .
. . . . .
? . . C ?
a ? ? ? ?
a ? last yes
seen 102014 played 51 games 51 players 49 won 22/51 years 2001-2016
weight -3.162 gain -3.5758

pattern L173766269074778
? ? . . X ? ?
? . . . . . ?
. . . . C . .
. . . * . . .
. . . . 3 . .
? . . . . . ?
? ? O . O ? ?
seen 1739 played 466 games 465 players 331 won 201/466 years 2009-2019
weight 1.0251 gain -3.5812

pattern L200909708800519
? ? # ? ?
? . . . ?
a . * . .
? 3 . . ?
? ? . ? ?
a C last yes
seen 54996 played 62 games 62 players 60 won 29/62 years 2009-2019
weight -1.8572 gain -3.5822

pattern L199503808460488
? ? # ? ?
? # # # ?
C 2 * . .
? . C 3 ?
? ? C ? ?
seen 2577 played 371 games 369 players 312 won 181/371 years 2000-2018
weight 0.5932 gain -3.587

pattern L289293063333324
? ? . ? a
? . . C ?
. . * . .
? . . 3 ?
? ? . ? ?
a ? last yes
seen 30802 played 162 games 162 players 146 won 89/162 years 2001-2018
weight -0.7417 gain -3.5914

pattern L959757940569484
? ? C ? ?
? . . . ?
. . * C 2
? . . . ?
? ? # ? ?
seen 66686 played 434 games 426 players 382 won 180/434 years 2001-2019
weight -0.7549 gain -3.5947

pattern L673955433630490
? B ?
. * .
? . ?
? ? ?
a ? ?
a ? last yes
seen 17602 played 533 games 523 players 455 won 274/533 years 2001-2019
weight -1.1016 gain -3.6025

pattern L128294360064970
? ? . ? ?
? . C . ?
. . * C .
? . . . ?
? ? 3 ? ?
seen 229585 played 58 games 58 players 56 won 25/58 years 2001-2017
weight -1.1855 gain -3.6171

pattern L865820363827188
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. C 2 * . . .
? . C 3 . . ?
? . C . 3 . ?
? ? ? . ? ? ?
seen 13231 played 1714 games 1686 players 1114 won 929/1713 years 2001-2019
weight 0.3638 gain -3.6253

pattern L599908445920697
? # ?
. * B
a . ?
a ? last yes
seen 2390 played 89 games 89 players 86 won 50/89 years 2001-2018
weight -0.842 gain -3.6356

pattern L519827348235659
? ? O X . ? ?
? . C 3 . . ?
. . C . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 118522 played 67 games 67 players 63 won 28/67 years 2001-2017
weight -1.0847 gain -3.6405

pattern L222078447135734
? ? . ? ?
? . . . ?
C . * . .
? . . C ?
? a . ? ?
a ? last yes
seen 6470 played 47 games 47 players 47 won 23/47 years 2001-2019
weight -1.0718 gain -3.6448

pattern L140090330828263
? ? ? ? a
? . . . ?
. . . . C
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 111647 played 191 games 190 players 184 won 99/191 years 2001-2019
weight -1.1233 gain -3.647

pattern L000047601009751
? ? . ? ?
? . C . ?
. C * B 3
? 3 A 3 ?
? ? 3 ? ?
seen 11353 played 669 games 408 players 361 won 356/669 years 2000-2018
weight -0.6378 gain -3.6477

pattern L682966660226561
? . . . ?
. . . . .
C . * . .
1 C . . .
? . . . ?
seen 93660 played 85 games 85 players 81 won 40/85 years 2009-2017
weight -1.8074 gain -3.6577

pattern L082692406216127
? ? ? . ? ? ?
? . . . . . ?
? . . . C . ?
# . . * . C X
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 101693 played 1726 games 1715 players 1175 won 858/1724 years 1988-2019
weight 0.5441 gain -3.6677

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
weight 0.6493 gain -3.6766

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
weight 0.6493 gain -3.6766

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
weight 0.6493 gain -3.6766

pattern L766570201038894
? ? . ? ?
? . 3 . ?
. a * . C
? . C . ?
? ? . ? ?
a C last yes
seen 10057 played 48 games 48 players 47 won 21/48 years 2009-2018
weight -1.1493 gain -3.6769

pattern L977674023204608
? ? . ? ?
? 3 . . ?
. . * . .
? . . 3 ?
? ? . ? ?
seen 163804 played 58 games 58 players 56 won 30/57 years 2001-2018
weight -1.3523 gain -3.6799

pattern L371208387950962
? ? ? ? ? a
? ? C ? ? ?
? . . . ? ?
. . * . . ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 250393 played 846 games 835 players 689 won 433/846 years 2000-2019
weight -0.8469 gain -3.6806

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
weight -1.4986 gain -3.6841

pattern L358705953288434
a ? ?
? ? ?
? C ?
B * C
? A ?
a ? last yes
seen 954 played 191 games 190 players 183 won 111/191 years 2009-2017
weight -1.3824 gain -3.6855

pattern L834595956620792
? ? C ? ?
? 3 a 3 ?
. C * . .
? . . . ?
? ? . ? ?
a C last yes
seen 1414 played 1218 games 1202 players 934 won 646/1217 years 2000-2019
weight 0.6916 gain -3.7099

pattern L412759595390592
? ? . ? ?
? . 3 . ?
. C * . .
? . C . ?
? ? C ? ?
seen 42218 played 159 games 158 players 145 won 78/159 years 2001-2019
weight -0.8778 gain -3.7138

pattern L993966200821818
? . ?
. * 1
? . ?
? ? a
a ? last yes
seen 2694 played 191 games 190 players 180 won 100/191 years 2001-2018
weight -0.7469 gain -3.7146

pattern L705240504931741
a . 3
3 * .
. C b
a C last yes
b .3C
seen 2881 played 1155 games 1134 players 850 won 603/1154 years 1992-2019
weight 0.4604 gain -3.7226

pattern L535965512446145
? ? . ? ?
? a . C ?
C . * . .
? . . . ?
? ? . ? ?
a C last yes
seen 10825 played 46 games 46 players 45 won 23/46 years 2009-2019
weight -2.1217 gain -3.7488

pattern L910581255394094
3 . 3
B * 3
. 3 C
seen 14677 played 72 games 71 players 71 won 41/72 years 2000-2017
weight -0.8791 gain -3.7511

pattern L331271876397103
? . C . ?
. 3 C . .
. 3 * . .
. . . C .
? 3 . . ?
seen 13818 played 61 games 61 players 60 won 37/61 years 2001-2018
weight -1.0715 gain -3.7544

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
weight 0.5117 gain -3.7605

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
weight 0.5117 gain -3.7605

pattern L785733319609059
? . . . ?
. . . . .
. . * . C
. 3 C . .
? 3 C . ?
seen 4220 played 419 games 418 players 367 won 234/419 years 2001-2019
weight 0.6953 gain -3.7766

pattern L301871122021335
? ? ? a
? ? ? ?
? . ? ?
3 * . ?
? 3 ? ?
a ? last yes
seen 123876 played 107 games 106 players 100 won 51/107 years 2000-2018
weight -1.4086 gain -3.7856

pattern L125970375244517
? a . ? ?
? . . C ?
. . * . .
? . . C ?
? ? . ? ?
a ? last yes
seen 11574 played 139 games 139 players 132 won 66/138 years 2000-2017
weight -0.8463 gain -3.7884

pattern L427393259990020
? ? # # # ? ?
? . . . . . ?
# . . . . . .
# . . * . . .
# . . . . . .
? . . C . . ?
? ? . . . ? ?
seen 21420 played 104 games 101 players 97 won 60/102 years 2000-2017
weight 0.4959 gain -3.8017

pattern L012046687098403
? C . . ?
3 . . a .
. . * . .
. . . . .
? . . . ?
a C last yes
seen 3303 played 35 games 35 players 34 won 19/35 years 2001-2017
weight -1.6113 gain -3.804

pattern L963500285485396
? ? 3 ? ?
? . . . ?
. C * C 3
? . . . ?
? ? . ? ?
seen 73703 played 116 games 116 players 110 won 47/116 years 2001-2019
weight -0.8484 gain -3.8295

pattern L332374687320061
? ? # ? ?
? . . . ?
3 . * . .
? 3 . 3 ?
? ? C ? ?
seen 149070 played 98 games 98 players 96 won 51/98 years 2000-2017
weight -0.9258 gain -3.8404

pattern L250463031224148
? 3 . C ?
C 3 . . a
. C * . .
. . . . .
? . . . ?
a .3
seen 7444 played 2233 games 2180 players 1438 won 1223/2233 years 1992-2019
weight 0.4455 gain -3.8469

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
weight -1.4152 gain -3.8552

pattern L024034273942678
. . .
a * .
. . 2
a C last yes
seen 7755 played 344 games 342 players 310 won 166/344 years 1993-2018
weight -0.6149 gain -3.8668

pattern L337838036787993
? ? 3 ? ?
? . . . ?
. C * . C
? . 3 . ?
? ? . ? ?
seen 5231 played 834 games 820 players 682 won 422/833 years 2001-2019
weight 1.118 gain -3.8707

pattern L667939717785190
. . a
. * 1
. C 1
a C last yes
seen 4588 played 2401 games 1806 players 1293 won 1085/2400 years 2001-2019
weight -0.2735 gain -3.8766

pattern L808373913757519
? ? C ? ?
? . C 3 ?
a 3 * 3 3
? C 3 . ?
? ? . ? ?
a .3
seen 734 played 98 games 97 players 93 won 47/98 years 1993-2018
weight 0.6873 gain -3.8771

pattern L855080199980876
C . .
C * .
C C C
seen 479720 played 70 games 64 players 57 won 25/70 years 2001-2019
weight -2.0333 gain -3.885

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
weight -1.2062 gain -3.8914

pattern L294621236395348
? ? B ? ?
? B B 1 ?
. B * A 1
? # # # ?
? ? # ? ?
seen 292 played 243 games 125 players 129 won 131/243 years 2000-2018
weight 0.5781 gain -3.9022

pattern L310618643614155
? C ?
3 * 1
? 2 ?
seen 17341 played 1733 games 1682 players 1173 won 885/1732 years 2001-2019
weight -0.3253 gain -3.9151

pattern L438210508816746
? . . . . . ? ?
. . . . . . # ?
. . . . . . # ?
. C . * . . # #
. . . . . . # ?
. . . . . . # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 21192 played 101 games 98 players 94 won 58/99 years 2000-2017
weight 0.521 gain -3.9216

pattern L014016042680870
? ? . ? ?
? . a . ?
3 . * . .
? . . 3 ?
? ? . ? ?
a C last yes
seen 7030 played 1552 games 1510 players 1085 won 805/1551 years 2000-2019
weight 0.9408 gain -3.9255

pattern L017036096242540
. . . . . . # ?
. . . C . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # ?
? # # # # # ? ?
seen 21105 played 101 games 98 players 94 won 58/99 years 2000-2017
weight 0.5243 gain -3.9364

pattern L181608065658056
. . . . . . # #
. . . . . . # #
. . . . . . # #
. C . * . . # #
. . . . . . # #
. . . . . . # #
# # # # # # # #
# # # # # # # #
seen 21105 played 101 games 98 players 94 won 58/99 years 2000-2017
weight 0.5243 gain -3.9364

pattern L464228645670101
. . . . . . # ?
. . . C . . # ?
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # ?
# # # # # # # ?
? ? # # # ? ? ?
seen 21105 played 101 games 98 players 94 won 58/99 years 2000-2017
weight 0.5243 gain -3.9364

pattern L107539586480019
? ? a ? ?
? . . . ?
. . * . .
? . C . ?
? ? 3 ? ?
a C last yes
seen 8111 played 62 games 62 players 58 won 28/61 years 2001-2018
weight -1.2736 gain -3.942

pattern L666245439724844
? ? . ? ?
? 3 . . ?
. . * . #
? . . . ?
? ? C ? ?
seen 180848 played 784 games 778 players 635 won 419/783 years 1993-2019
weight 0.3169 gain -3.9474

pattern L607077770633443
? ? . . . ? ?
? . . . . . ?
. . . . . . X
. . . * . . X
. . . . . . .
? . . . . . ?
? ? . O . ? ?
seen 16197 played 49 games 49 players 47 won 23/49 years 2001-2016
weight -1.5485 gain -3.9512

pattern L760971185672833
? ? . ? ?
? B . . ?
. . * . .
? . . . ?
? ? # ? ?
seen 179568 played 36 games 36 players 34 won 16/36 years 2009-2017
weight -3.687 gain -3.9644

pattern L311773565022048
? C ?
3 * .
? . a
a ? last yes
seen 199167 played 5977 games 5506 players 2613 won 3169/5971 years 1992-2019
weight -0.1651 gain -3.9652

pattern L272370220221638
? 1 a
. * 2
? 3 ?
a ? last yes
seen 3079 played 1768 games 1720 players 1221 won 918/1767 years 1988-2019
weight 0.5425 gain -3.9743

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
weight -1.1256 gain -3.9901

pattern L531963860327606
? ? . . . ? ?
? . . . . . ?
X . . . . . .
X . . * . . .
X . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 304273 played 181 games 181 players 171 won 91/181 years 2001-2019
weight -1.2318 gain -3.9936

pattern L834772815832032
? . . . ?
C . . . .
3 C * . .
3 . . . .
? . . . ?
seen 185733 played 555 games 552 players 468 won 260/555 years 2001-2019
weight -0.6271 gain -3.9967

pattern L307387087025668
C 3 .
C * C
. 3 3
seen 2745 played 880 games 871 players 690 won 463/879 years 2001-2019
weight 0.6576 gain -4.0048

pattern L903701324360990
? ? C ? ?
? 2 . . ?
C . * . C
? . . . ?
? ? . ? ?
seen 36417 played 62 games 61 players 58 won 26/62 years 2001-2017
weight -1.2292 gain -4.006

pattern L474104333727198
? ? . ? ?
? . . . ?
. . * . C
? . C 3 ?
? ? . ? ?
seen 30243 played 1528 games 1502 players 1077 won 768/1528 years 2000-2019
weight -0.4581 gain -4.0142

pattern L143639744747335
? a ? ? ?
? C . . ?
. . . . .
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 130781 played 285 games 284 players 258 won 134/284 years 2001-2018
weight -1.369 gain -4.0217

pattern L942463970833028
? . . C ?
. C . . .
. . * . .
. C . . .
? . . . ?
seen 64642 played 257 games 257 players 231 won 108/257 years 2001-2019
weight -0.6492 gain -4.032

pattern L956703421002635
. C C
3 * 3
. 3 C
seen 2096 played 380 games 379 players 345 won 197/380 years 2000-2019
weight 1.1756 gain -4.0379

pattern L220938762158942
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? C C . . . ?
? X 2 C C . ?
? ? ? X ? ? ?
seen 11399 played 36 games 36 players 36 won 15/36 years 2009-2019
weight -0.9407 gain -4.0456

pattern L162363607238153
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . C . . . .
? . . . . . ?
? ? O . . ? ?
seen 424101 played 159 games 159 players 148 won 83/159 years 2009-2018
weight -1.3757 gain -4.0467

pattern L081803104734096
? ? C ? ?
? . C C ?
3 B * C a
? 3 A 3 ?
? ? 3 ? ?
a 13
seen 4792 played 511 games 237 players 214 won 274/511 years 2009-2018
weight 0.8124 gain -4.0612

pattern L120894993262221
3 . #
. * #
3 B #
seen 24427 played 2623 games 2434 players 1538 won 1359/2621 years 1992-2019
weight 0.5471 gain -4.0699

pattern L503599723201098
? ? a
? ? ?
3 . C
. * .
. C .
a ? last yes
seen 6445 played 64 games 64 players 63 won 27/64 years 2009-2018
weight -0.9298 gain -4.0759

pattern L859125541117462
. 3 .
. * .
C . .
? ? ?
a ? ?
a ? last yes
seen 24352 played 68 games 68 players 65 won 42/68 years 2001-2016
weight -1.7426 gain -4.0788

pattern L111555103068127
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . C .
. . . . . . X
? . . . . . ?
? ? . . . ? ?
seen 121302 played 501 games 497 players 434 won 236/501 years 2000-2019
weight -0.6277 gain -4.086

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
weight -1.1457 gain -4.0983

pattern L540030146041804
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . C * C C X
? . . 3 3 . ?
? . . . . . ?
? ? ? . ? ? ?
seen 890 played 75 games 75 players 69 won 41/75 years 2009-2017
weight 0.5769 gain -4.1052

pattern L510162792674837
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X . . * . . .
? 3 . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 56760 played 575 games 567 players 470 won 272/574 years 2001-2019
weight -0.295 gain -4.1056

pattern L366590785944256
? ? . ? ?
? . . . ?
. C * . .
? . . C ?
? ? . ? a
a ? last yes
seen 20769 played 46 games 46 players 45 won 19/46 years 2001-2018
weight -2.6563 gain -4.1088

pattern L307502027287479
? ? # ? ?
? . . . ?
. . * . 3
? C 3 . ?
? ? . ? ?
seen 35394 played 1108 games 1087 players 809 won 601/1108 years 2001-2019
weight -0.4886 gain -4.119

pattern L993037327493438
a ? ? C ? ?
? ? . . . ?
? . . * . .
? ? . . . ?
? ? ? . ? ?
a ? last yes
seen 283582 played 780 games 770 players 639 won 409/780 years 2000-2019
weight -1.3577 gain -4.1287

pattern L685187060880494
? # # # ?
. . . . .
. . * . .
. . . . .
? . C . ?
a ? ? ? ?
a ? last yes
seen 18709 played 79 games 79 players 76 won 33/79 years 2001-2019
weight -1.3893 gain -4.1334

pattern L497640447424671
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . C . ?
? . . 3 C . ?
? ? ? X ? ? ?
seen 224208 played 467 games 467 players 364 won 202/467 years 1992-2019
weight -0.9117 gain -4.1341

pattern L964348993077607
? . . . ?
. . . . .
. . * . .
. . . . .
? 3 3 . ?
? ? ? a ?
a ? last yes
seen 52269 played 96 games 96 players 91 won 43/95 years 2001-2018
weight -1.0061 gain -4.1359

pattern L240674484455029
3 . . ? ?
. * . ? ?
. . . ? ?
? ? ? ? ?
? ? ? ? a
a ? last yes
seen 107831 played 92 games 92 players 89 won 47/92 years 2009-2019
weight -1.6011 gain -4.1364

pattern L625938401553166
? ? ? a
. 2 C ?
. * C ?
. . . ?
a ? last yes
seen 14907 played 132 games 131 players 128 won 69/132 years 2001-2017
weight -1.0479 gain -4.1505

pattern L793475438532280
? ? . ? ?
? . . . ?
a . * . 3
? . . C ?
? ? . ? ?
a C last yes
seen 12303 played 232 games 231 players 209 won 120/232 years 2001-2018
weight -0.8678 gain -4.164

pattern L768408136556577
? # # # ?
. . . . .
. . * . .
. C C 3 3
? . 2 C ?
seen 26005 played 114 games 113 players 106 won 53/114 years 2009-2018
weight -0.7523 gain -4.1779

pattern L594323601367396
? ? . . X ? ?
? . . . . O ?
. . . . . . O
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 175814 played 36 games 36 players 34 won 15/36 years 2009-2018
weight -2.5225 gain -4.1804

pattern L766580086416159
. C a
. * 3
1 B 3
a 3C
seen 7362 played 291 games 290 players 267 won 141/291 years 2001-2017
weight -0.8061 gain -4.1884

pattern L606142520972799
? . ? ? ?
3 * . ? ?
? 2 ? ? ?
? ? ? ? ?
? ? ? ? a
a ? last yes
seen 11956 played 75 games 75 players 74 won 31/74 years 2001-2019
weight -0.9004 gain -4.1962

pattern L179692624148608
? # . C ?
# # . . .
# # * C .
# # . 3 3
? # . . ?
seen 31452 played 63 games 63 players 61 won 23/63 years 2009-2017
weight -1.1842 gain -4.2089

pattern L849937315472213
? . . . ?
# . . C .
# . * . C
# . . . a
? . . C ?
a .C
seen 406576 played 143 games 143 players 141 won 71/143 years 2009-2019
weight -1.0629 gain -4.21

pattern L812335850681148
3 3 #
. * #
3 . #
seen 421372 played 177 games 174 players 164 won 72/177 years 2000-2017
weight -1.6631 gain -4.2119

pattern L142343986920300
? ? . ? ?
? . C . ?
. . * . 3
? . . C ?
? ? C ? ?
seen 175617 played 1049 games 1031 players 808 won 504/1049 years 2001-2019
weight -0.5547 gain -4.2159

pattern L848821204325714
B B 2
. * B
. . .
seen 19300 played 471 games 465 players 397 won 234/471 years 2000-2019
weight -0.6317 gain -4.2171

pattern L280786641031938
? ? ? a
. . C ?
. * . ?
3 . . ?
a ? last yes
seen 5642 played 58 games 58 players 55 won 20/58 years 2001-2018
weight -1.4201 gain -4.218

pattern L158501985773270
? . . . ?
. . . . .
. . * . .
C . C . 3
? . . . ?
seen 149867 played 184 games 184 players 175 won 78/184 years 2001-2018
weight -1.2946 gain -4.2213

pattern L408998445223955
? ? . ? ?
? . . . ?
C . * . .
? 3 . . ?
? ? 2 ? ?
seen 27407 played 132 games 131 players 127 won 56/132 years 2001-2018
weight -0.9254 gain -4.2216

pattern L310523596841290
. . 3 ? ?
. * . ? ?
. . 3 ? a
a ? last yes
seen 77265 played 210 games 210 players 194 won 111/210 years 2000-2019
weight -0.6979 gain -4.2234

pattern L645054242436677
C . C
C * .
C . C
seen 302280 played 394 games 389 players 343 won 220/394 years 2000-2018
weight -1.7771 gain -4.2249

pattern L423491503558315
? . . . ?
. . . . .
C . * . .
C . . . C
? C . . ?
seen 37985 played 35 games 35 players 34 won 13/35 years 2009-2018
weight -1.9471 gain -4.2423

pattern L918839017826476
? 3 . # ?
C C 2 # #
. C * # #
C . . # #
? . . # ?
seen 29120 played 182 games 181 players 170 won 85/181 years 2001-2018
weight -1.2591 gain -4.2501

pattern L550206056780937
a . 3
. * b
# # #
a 3B
b B last yes
seen 2764 played 2262 games 2101 players 1384 won 1187/2261 years 1992-2019
weight 0.9918 gain -4.2536

pattern L237116834295540
? ? # ? ?
? # # # ?
. . * . .
? . . 2 ?
? ? C ? ?
seen 513171 played 110 games 110 players 108 won 29/110 years 2001-2018
weight -2.7323 gain -4.2612

pattern L139634226760945
C . .
C * B
3 . 2
seen 3363 played 372 games 368 players 334 won 196/372 years 2001-2019
weight 0.9103 gain -4.2644

pattern L455146843837631
. . .
. * .
. . C
phase late
seen 1101561 played 4391 games 1878 players 554 won 2074/4390 years 1992-2019
weight 0.0553 gain -4.2939

pattern L182843615932979
? ? C ? ?
? . . . ?
3 . * 3 .
? . . . ?
? ? . ? ?
seen 285297 played 139 games 139 players 130 won 75/139 years 1992-2018
weight -1.1884 gain -4.2954

pattern L821224408919130
2 B .
. * C
3 . C
seen 10672 played 241 games 240 players 226 won 124/241 years 2001-2017
weight -0.8612 gain -4.2966

pattern L856577626064429
C C C
. * C
3 A 3
seen 28206 played 410 games 405 players 353 won 199/410 years 2000-2019
weight -1.1527 gain -4.2981

pattern L236509865978896
? . . . ?
. . . . .
. . * . .
. . . . .
? 3 . C ?
? ? ? ? a
a ? last yes
seen 21078 played 45 games 45 players 45 won 25/45 years 2009-2017
weight -1.2994 gain -4.3074

pattern L603750641964852
? ? . ? ?
? . . . ?
. . * . .
? . C . ?
? ? 3 ? ?
? ? ? ? a
a ? last yes
seen 15522 played 55 games 55 players 53 won 29/55 years 2001-2018
weight -1.4827 gain -4.3165

pattern L105156595007878
1 1 1
B * 1
. 3 C
seen 865 played 518 games 513 players 459 won 248/518 years 2001-2018
weight 0.5798 gain -4.3225

pattern L575638550929926
. 2 C
C * C
C . .
seen 66875 played 116 games 116 players 111 won 49/116 years 2001-2018
weight -1.1586 gain -4.3392

pattern L637233417736193
? . . . ?
. . . . .
C . * . .
. . . . .
? . . . ?
distance 7-11
seen 139132 played 776 games 671 players 286 won 379/774 years 2013-2019
weight -0.1422 gain -4.347

pattern L411730245627138
? ? . ? ?
? 3 . . ?
3 B * . #
? . . . ?
? ? 3 ? ?
seen 34892 played 114 games 114 players 113 won 55/114 years 2009-2017
weight -1.8002 gain -4.3471

pattern L533936863850239
? ? 2 ? ?
? . 2 C ?
. . * . .
? . . . ?
? ? 3 ? ?
seen 2273 played 469 games 468 players 399 won 227/469 years 2001-2019
weight 0.645 gain -4.3596

pattern L870830852953820
a . b
. * 2
. C C
a .C
b C last yes
seen 12903 played 2437 games 2364 players 1561 won 1237/2437 years 2000-2019
weight -0.1836 gain -4.3647

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
weight -1.9491 gain -4.379

pattern L413874545979872
? # # # ?
. . . . #
. . * . #
C C 3 . #
? 2 . . ?
seen 18770 played 71 games 71 players 70 won 37/71 years 2001-2017
weight -0.8087 gain -4.3858

pattern L840157666088268
. . 3 ?
3 * . ?
. . C a
a ? last yes
seen 6919 played 44 games 44 players 42 won 18/44 years 2000-2017
weight -1.2853 gain -4.3875

pattern L539775007603398
? ? # ? ?
? . . . ?
. . * C C
? . . C ?
? ? . ? ?
seen 360161 played 42 games 42 players 42 won 14/40 years 2001-2018
weight -1.0672 gain -4.3876

pattern L431830720227331
? # # # ?
. . . . .
C C * . .
3 3 3 . .
? . . . ?
seen 74071 played 927 games 912 players 723 won 475/926 years 2001-2019
weight -0.3336 gain -4.3888

pattern L552638967020647
a ? ? C ?
? ? 3 * B
? ? ? . ?
a ? last yes
seen 1782 played 84 games 84 players 83 won 44/84 years 2001-2019
weight -0.8312 gain -4.3909

pattern L914642245464876
? ? ? O ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . C . . ?
? . . . . . ?
? ? ? o ? ? ?
seen 202308 played 141 games 141 players 138 won 57/141 years 1992-2017
weight -1.0826 gain -4.3966

pattern L708865290352646
. . . . . . . #
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . . C . . #
. . . . . . . #
. . . X . . . #
seen 198677 played 1471 games 1433 players 919 won 708/1470 years 2000-2019
weight 0.562 gain -4.4176

pattern L660882154565622
? ? . ? ?
? . . . ?
. C * . .
? 3 . . ?
? ? . ? ?
phase opening
seen 7602 played 2853 games 1854 players 528 won 1399/2844 years 1988-2019
weight 0.2565 gain -4.4265

pattern L579386851187341
? ? a
? . ?
3 * 2
? B ?
a ? last yes
seen 1304 played 107 games 107 players 102 won 56/107 years 2001-2019
weight -0.9991 gain -4.4548

pattern L623454371284735
? . . . ?
# . . . .
# . * . C
# . . C .
? . . C ?
seen 836643 played 238 games 238 players 212 won 98/238 years 2001-2019
weight -0.7337 gain -4.4581

pattern L964473768910880
? ? 3 ? ?
? 1 A 2 ?
# B * C 3
? . C C ?
? ? . ? ?
seen 234 played 163 games 92 players 89 won 65/163 years 2009-2017
weight 0.4325 gain -4.4769

pattern L179038722697183
? ? . ? ?
? . . . ?
# . * 3 .
? . . C a
? ? . ? ?
a ? last yes
seen 23335 played 327 games 325 players 289 won 148/327 years 2001-2019
weight -1.1954 gain -4.4791

pattern L868672098811815
? ? . ? ?
? . 3 . ?
. . * . .
? . C . ?
? ? 3 ? ?
seen 175157 played 223 games 223 players 207 won 96/223 years 2001-2018
weight -1.682 gain -4.5018

pattern L108421293882835
? ? . ? ?
? 3 . . ?
C 3 * . .
? 3 B . ?
? ? 2 ? ?
seen 22832 played 47 games 47 players 47 won 21/47 years 2009-2017
weight -1.6143 gain -4.5079

pattern L508880542847898
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. C . * . . .
. . . . . . .
? O . . . . ?
? ? . X . ? ?
seen 137352 played 114 games 113 players 112 won 53/114 years 2001-2018
weight -1.1207 gain -4.5217

pattern L184077820271556
# # # ?
. * . ?
3 C C a
a ? last yes
seen 16001 played 543 games 538 players 460 won 298/543 years 2001-2019
weight -0.4998 gain -4.5533

pattern L055233137383962
? 3 ?
C * .
? 2 ?
seen 1373791 played 28903 games 19797 players 4950 won 14418/28887 years 1992-2019
weight 0.1775 gain -4.5791

pattern L405171956553955
. . 3
C * 3
. . a
a C last yes
seen 25796 played 431 games 429 players 367 won 233/430 years 2001-2018
weight -1.1065 gain -4.5814

pattern L638340546942467
C . C
C * C
1 A 3
seen 4735 played 874 games 853 players 691 won 437/874 years 2001-2019
weight -0.3642 gain -4.5854

pattern L888357578669650
? . . . ?
. . . . .
. . * . .
. . C . .
? . 2 . ?
seen 17569 played 50 games 50 players 47 won 25/50 years 2009-2018
weight -1.1226 gain -4.5955

pattern L340769920733293
. C 3
. * B
a . B
a C last yes
seen 4269 played 95 games 95 players 91 won 46/95 years 2001-2017
weight -1.2851 gain -4.6071

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
weight -0.4768 gain -4.6297

pattern L097780788543509
? ? . ? ? ?
? . . . ? a
# . * C C ?
? . . 3 ? ?
? ? . ? ? ?
a ? last yes
seen 8854 played 468 games 464 players 409 won 239/468 years 2001-2019
weight -0.5959 gain -4.6358

pattern L625143610684115
? ? 3 ? ? ?
? . . . ? ?
. . * . . ?
? . . . ? ?
? ? C ? ? ?
? ? ? ? ? a
a ? last yes
seen 9422 played 45 games 45 players 45 won 19/45 years 2001-2017
weight -1.8956 gain -4.6405

pattern L234570998530996
? ? . ? ?
? C . . ?
C . * . .
? . 3 . ?
? ? 3 ? ?
seen 54209 played 86 games 86 players 82 won 43/86 years 2001-2017
weight -1.5889 gain -4.6546

pattern L463390719265978
? ? a ? ?
? ? . ? ?
? 3 . . ?
. . * . #
? . . . ?
? ? . ? ?
a ? last yes
seen 41197 played 34 games 34 players 34 won 20/34 years 2009-2017
weight -2.9568 gain -4.6629

pattern L366323712223458
? # # # ?
. . . . .
. . * . C
. . . C .
? . . C ?
seen 59414 played 70 games 70 players 67 won 36/70 years 2009-2017
weight -1.2348 gain -4.6706

pattern L512646623405647
? ? 3 ? ?
? 3 A # ?
3 B * # #
? B B # ?
? ? B ? ?
seen 607 played 130 games 63 players 61 won 70/130 years 2001-2019
weight 0.479 gain -4.6787

pattern L548701556348906
? ? 2 ? ?
? . . 3 ?
# . * . .
? . . C ?
? ? . ? ?
seen 32741 played 808 games 800 players 647 won 372/806 years 2000-2019
weight -0.4955 gain -4.6813

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
weight 0.241 gain -4.6922

pattern L974044836878907
? . . . ?
. . . . .
. . * . .
. C C 3 .
? C 3 . ?
seen 13271 played 54 games 54 players 51 won 28/54 years 2009-2017
weight -1.343 gain -4.6956

pattern L031709744190792
? ? C ? ?
? . . . ?
. . * a 2
? . . . ?
? ? # ? ?
a C last yes
seen 5075 played 64 games 64 players 62 won 26/64 years 2009-2018
weight -1.087 gain -4.7187

pattern L360648255372172
C C C
. * .
. C 3
seen 307281 played 1022 games 1011 players 753 won 507/1021 years 1988-2019
weight -0.6872 gain -4.7255

pattern L290012298673447
? ? C ? ?
? 3 . . ?
3 . * C .
? . . . ?
? ? . ? ?
seen 93025 played 669 games 663 players 546 won 306/669 years 2001-2019
weight -0.4594 gain -4.7287

pattern L119268654234709
? . ? ?
. * 2 a
? 2 ? ?
a ? last yes
seen 34352 played 5790 games 5405 players 2620 won 2858/5781 years 2000-2019
weight 0.2067 gain -4.7466

pattern L034320099305819
? ? . ? ?
? . . 3 ?
. . * . .
? . . . ?
? ? C ? ?
seen 1558552 played 9010 games 8114 players 3138 won 4462/9008 years 1992-2019
weight 0.1131 gain -4.7663

pattern L074694021500631
a ? ? ? ?
? ? C . .
? ? . * .
? ? . 3 .
a ? last yes
seen 47972 played 56 games 56 players 54 won 27/56 years 1992-2018
weight -1.9712 gain -4.7722

pattern L671197163480343
. . . . . . . ?
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . . C . . #
. . . . . . . ?
? . . X . . ? ?
seen 204615 played 1473 games 1435 players 920 won 709/1472 years 2000-2019
weight 0.4664 gain -4.7926

pattern L248190000052295
? . . . ?
. C 3 . .
. C * . .
. . . C .
? . . . ?
seen 10067 played 36 games 35 players 36 won 16/36 years 2001-2018
weight -1.0928 gain -4.8072

pattern L082155380867541
? ? . ? ?
? . C . ?
. . * . .
a . . . ?
? ? . ? ?
a ? last yes
seen 61637 played 102 games 101 players 94 won 45/102 years 2001-2019
weight -1.9183 gain -4.8254

pattern L767438601863969
? ? . ? ?
? . C . ?
3 3 * . .
? . 3 . ?
? ? . ? ?
seen 73746 played 163 games 163 players 157 won 81/163 years 2001-2018
weight -1.0052 gain -4.8299

pattern L365297939587412
? . . . ?
. . . . .
. . * . .
C C 3 . .
? 3 3 3 ?
seen 7801 played 61 games 61 players 61 won 30/61 years 2001-2016
weight -1.2853 gain -4.8303

pattern L133901248324682
? . . . ?
C . . . #
C . * . #
3 C . . #
? C . . ?
seen 240974 played 100 games 100 players 97 won 40/99 years 2001-2018
weight -1.5182 gain -4.8316

pattern L060435977928208
# # # ?
. * . ?
. . 3 a
a ? last yes
seen 104618 played 111 games 111 players 103 won 57/111 years 2001-2018
weight -1.6199 gain -4.844

pattern L857412075707860
? 3 ?
C * 3
? C ?
? a ?
a ? last yes
seen 32238 played 1059 games 1037 players 806 won 523/1059 years 1992-2019
weight -0.6893 gain -4.8475

pattern L217222345348031
1 A 1
B * C
a C C
a .3
seen 3843 played 2157 games 1141 players 858 won 963/2157 years 2000-2019
weight 0.5327 gain -4.8762

pattern L066571577390196
. . C ? ?
. * C ? ?
. . . ? a
a ? last yes
seen 114962 played 99 games 99 players 96 won 52/99 years 2009-2018
weight -1.7586 gain -4.8765

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
weight -1.4542 gain -4.939

pattern L614935340724068
? ? 2 ? ?
? . . . ?
3 3 * . .
? . . . ?
? ? . ? ?
seen 26049 played 43 games 43 players 42 won 20/43 years 2009-2018
weight -1.7385 gain -4.9438

pattern L627316057405830
? ? ? a
C 3 3 ?
. * . ?
. . . ?
a ? last yes
seen 13989 played 76 games 76 players 75 won 36/76 years 2001-2017
weight -1.2228 gain -4.9529

pattern L771779986548089
? ? 3 ? ?
? C C . ?
. 3 * . .
? . . 3 ?
? ? . ? ?
seen 8685 played 68 games 68 players 67 won 40/68 years 2001-2017
weight -0.8832 gain -4.9867

pattern L285893049027145
? 3 . . ?
C 3 . . .
2 a * . .
. . . . .
? . . . ?
a B last yes
seen 7481 played 1870 games 1835 players 1264 won 928/1867 years 2000-2019
weight -0.3012 gain -5.0002

pattern L214349462433346
? ? O a . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a O last yes
seen 113178 played 247 games 247 players 230 won 124/247 years 2001-2019
weight -1.1877 gain -5.0047

pattern L971632580014316
? ? . ? ?
a . . . ?
. . * . C
? . . C ?
? ? . ? ?
a ? last yes
seen 10450 played 170 games 169 players 163 won 79/170 years 2000-2019
weight -0.9635 gain -5.0087

pattern L563705800898541
? . . . ?
. . . . .
C . * . .
3 . . . .
? . C . ?
seen 21271 played 48 games 48 players 46 won 18/48 years 2001-2016
weight -1.44 gain -5.0204

pattern L401563594929110
. 3 .
3 * C
C C C
seen 103937 played 203 games 200 players 190 won 98/203 years 2009-2018
weight -1.7584 gain -5.0354

pattern L824088955179809
3 . .
3 * .
A 1 C
seen 5337 played 489 games 487 players 425 won 266/489 years 2000-2019
weight -0.6968 gain -5.0963

pattern L633249062288620
. . . . . . . ?
. . . . . . . ?
. . . . . . . .
. . . * . 3 . .
. . . . . . . .
. . . . C . X ?
X . O . . O O ?
? ? . . . ? ? ?
seen 815 played 224 games 224 players 184 won 124/224 years 2001-2018
weight 0.8722 gain -5.1067

pattern L913300066750075
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . 3 . .
. . . . . . . .
. . . . C . X .
X . O . . O O ?
? . . . . . ? ?
seen 815 played 224 games 224 players 184 won 124/224 years 2001-2018
weight 0.8722 gain -5.1067

pattern L871617138436614
? . O . . . ? ?
x . . . . . # ?
X . C . . . # ?
X C . * . . # #
. . . . . . # ?
. . . . . . # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 53016 played 1159 games 1156 players 876 won 580/1157 years 2000-2019
weight 0.5095 gain -5.1216

pattern L424723317534629
? ? ? X ? ? ?
? . . . C . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 1457406 played 1716 games 1688 players 1104 won 852/1715 years 2001-2019
weight -0.5527 gain -5.1489

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
weight 0.7489 gain -5.1528

pattern L882484779978310
. . . ?
C * C a
3 . . ?
a ? last yes
seen 5677 played 52 games 52 players 50 won 31/52 years 2001-2017
weight -1.4186 gain -5.1811

pattern L237182255236924
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
O . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 47933 played 36 games 36 players 35 won 15/36 years 2009-2019
weight -1.2713 gain -5.1814

pattern L127197328055917
? ? . ? ?
? . . 3 ?
# . * 3 .
? . . C ?
? ? . ? ?
seen 314472 played 369 games 366 players 326 won 195/369 years 2001-2019
weight -0.9007 gain -5.1866

pattern L084374224090522
. . C
C * .
3 B B
seen 169361 played 1587 games 1562 players 1142 won 802/1587 years 2001-2019
weight -0.5032 gain -5.1925

pattern L202328562354128
? ? . . . ? ?
? . . . a . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 1287197 played 2161 games 2126 players 1314 won 1053/2159 years 1992-2019
weight 0.4017 gain -5.1938

pattern L363900146639202
? ? C ? ?
? . . . ?
. 3 * . 3
? . a . ?
? ? . ? ?
a C last yes
seen 1165 played 616 games 607 players 528 won 321/615 years 2001-2019
weight 0.9784 gain -5.1951

pattern L305598910961887
? ? ? . ? ? ?
? . . . . . ?
? . C . . . ?
O . . * . C .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 22414 played 42 games 42 players 40 won 20/42 years 2009-2019
weight -1.1826 gain -5.2237

pattern L875384095569867
? a ?
? ? ?
. . 3
. * .
C . .
a ? last yes
seen 11497 played 148 games 148 players 142 won 81/148 years 2001-2017
weight -0.8539 gain -5.2281

pattern L990651131340422
? ? ? . ? ?
? ? . . . ?
? . . * . 3
? ? . . . ?
a ? ? . ? ?
a ? last yes
seen 166147 played 304 games 302 players 282 won 177/304 years 1992-2019
weight -1.82 gain -5.352

pattern L142905301620220
. 2 a
b * 3
. . .
a BC
b C last yes
seen 1878 played 308 games 305 players 276 won 159/308 years 2000-2018
weight -0.8541 gain -5.3673

pattern L882145475596909
? 3 ?
# * .
? # ?
seen 477277 played 40 games 39 players 33 won 28/40 years 2009-2018
weight -3.0345 gain -5.3745

pattern L028546474920367
? . C . ?
# . 2 C C
# . * 3 .
# . . . 3
? . . . ?
seen 21748 played 2541 games 2472 players 1511 won 1345/2540 years 2001-2019
weight 0.425 gain -5.3753

pattern L183554672046851
C C .
3 * .
C C C
seen 94043 played 3250 games 2949 players 1801 won 1649/3248 years 2000-2019
weight -0.3935 gain -5.3848

pattern L449420454468867
? ? . ? ?
? . . . ?
. . * 2 a
? . C 2 ?
? ? C ? ?
a BC
seen 34644 played 1593 games 1543 players 1109 won 817/1592 years 2000-2019
weight -0.3956 gain -5.3927

pattern L258253273442675
? . C . ?
. . . . .
. . * . .
. . . . .
? . . . ?
? ? ? ? a
a ? last yes
seen 50146 played 318 games 314 players 287 won 148/318 years 2000-2019
weight -0.6634 gain -5.4621

pattern L150632415840858
? ? ? . ? ? ?
? . . . . . ?
? . . . C . ?
. . . * . C O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 53025 played 65 games 65 players 62 won 27/65 years 2001-2018
weight -1.2293 gain -5.4718

pattern L214916158124125
? ? # # # ? ?
? . . . . . ?
# . . . . . .
# . . * . C X
# . . . C . X
? . . . . . ?
? ? . . O ? ?
seen 54836 played 1189 games 1186 players 889 won 592/1187 years 2000-2019
weight 0.4304 gain -5.477

pattern L405462194767991
? ? ? . ? ? ?
? . . . . . ?
? C . . . . ?
. . . * . C O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 32426 played 72 games 72 players 71 won 45/72 years 2001-2017
weight -1.023 gain -5.4945

pattern L340885543295225
? . C . ?
. . . . .
C . * . .
C . . . .
? . . . ?
seen 83176 played 163 games 163 players 157 won 77/163 years 2009-2018
weight -1.0814 gain -5.5312

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
weight -0.6364 gain -5.5327

pattern L698134147925252
? ? . . . ?
? . 3 . . #
? . . * . #
? . C . . #
a ? . . . ?
a ? last yes
seen 6955 played 44 games 44 players 43 won 19/44 years 2009-2017
weight -1.9976 gain -5.5918

pattern L089666029118133
? ? a
? 3 ?
b * 3
? C ?
a ? last yes
b 3B
seen 17580 played 1320 games 1300 players 957 won 621/1319 years 2000-2019
weight 0.5017 gain -5.6992

pattern L981929222718301
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . 3 . .
. . . . . . . .
. . . . C . X .
X . O . . O O X
. . . . . . . X
seen 564 played 210 games 210 players 170 won 113/210 years 2009-2018
weight 1.0526 gain -5.7972

pattern L395236448366718
? 3 . . ?
. . C . .
. . * . .
. . . . .
? # # # ?
seen 128298 played 65 games 65 players 64 won 29/65 years 2009-2018
weight -1.4188 gain -5.8017

pattern L852910877375185
? ? ? . ? ? ?
? O . . . . ?
? C . . . . ?
X . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 488545 played 329 games 325 players 300 won 150/329 years 2000-2018
weight -1.29 gain -5.8391

pattern L050363213843600
? . ?
2 * C
? 3 ?
seen 652343 played 24116 games 17844 players 4672 won 12309/24107 years 1992-2019
weight -0.1474 gain -5.9032

pattern L645619652866849
2 B .
a * .
C . b
a C last yes
b .C
seen 6769 played 561 games 555 players 482 won 287/561 years 2001-2017
weight -0.9076 gain -5.9689

pattern L112200550085783
. . .
C * .
. . .
? ? ?
? ? a
a ? last yes
seen 255867 played 3115 games 2998 players 1826 won 1473/3114 years 1992-2019
weight -0.4742 gain -5.9861

pattern L875149260503706
? . . . ?
. C . . #
. . * . #
C . . . #
? C . . ?
seen 421391 played 40 games 40 players 40 won 18/40 years 2001-2018
weight -2.3359 gain -6.0205

pattern L697683832818014
? . . . ?
. . C . .
. . * . 3
. 3 . . .
? . . . ?
seen 12148 played 851 games 837 players 658 won 454/850 years 2001-2019
weight 0.6163 gain -6.0848

pattern L232909601005355
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. C . * . . .
? 3 . . . . ?
? X . . . . ?
? ? ? . ? ? ?
seen 57526 played 58 games 58 players 58 won 24/58 years 2009-2018
weight -2.1488 gain -6.0874

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
weight -1.1268 gain -6.1055

pattern L838048682635458
? C ?
C * 3
? C a
a ? last yes
seen 24973 played 803 games 792 players 655 won 415/803 years 2000-2019
weight -0.8794 gain -6.2066

pattern L896444404138628
1 1 B
A * .
3 3 .
seen 1085 played 794 games 786 players 642 won 383/794 years 2001-2019
weight 0.688 gain -6.2254

pattern L966756302949815
? . a
. * 1
? . ?
a ? last yes
phase late
seen 2381 played 1201 games 904 players 344 won 629/1200 years 1988-2019
weight -0.2386 gain -6.2267

pattern L171080447634139
? ? O . . ? ?
? . . . . . ?
. . . . . . .
. . C * . . .
. . . . . . .
? . . . . . ?
? ? . X . ? ?
seen 25745 played 39 games 39 players 38 won 21/39 years 2009-2017
weight -1.7823 gain -6.2394

pattern L952356706863681
? . . . ?
. . 3 . .
. . * . .
. . . C .
? . . . ?
seen 1337527 played 662 games 657 players 542 won 333/662 years 2001-2019
weight -1.1196 gain -6.258

pattern L750008258039634
. C 2
C * B
3 A 3
seen 1202 played 606 games 313 players 286 won 293/606 years 2001-2019
weight 0.9536 gain -6.3635

pattern L496421528852844
? 3 . .
? . * .
? . 3 .
a ? ? ?
a ? last yes
seen 37612 played 56 games 56 players 54 won 30/56 years 2009-2016
weight -1.8747 gain -6.4235

pattern L856457632822378
? ? 2 ? ?
? 2 . # ?
C . * # #
? . . # ?
? ? . ? ?
seen 37025 played 87 games 87 players 86 won 48/87 years 2001-2018
weight -1.4579 gain -6.441

pattern L547643356777924
? . . . ?
. . a . .
. . * . 3
. 3 . . .
? . . . ?
a C last yes
seen 1901 played 712 games 701 players 564 won 382/711 years 2001-2019
weight 0.6121 gain -6.4469

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
weight 0.8472 gain -6.4606

pattern L198155450205188
C 3 3
C * .
3 . 3
seen 94643 played 2474 games 2353 players 1499 won 1186/2473 years 1992-2019
weight -0.7016 gain -6.5284

pattern L021266328610666
? . . . ?
. . . . .
. . * . .
. . . . .
? . . C ?
? a ? ? ?
a ? last yes
seen 116919 played 59 games 59 players 58 won 26/58 years 2001-2017
weight -3.2254 gain -6.659

pattern L726001904539251
? ? . ? ?
? . . . ?
# . * . C
? . . a ?
? ? . ? ?
a C last yes
seen 120073 played 85 games 85 players 81 won 42/85 years 2001-2019
weight -2.1423 gain -6.729

pattern L878855787648394
? ? # ? ?
? . . . ?
. . * . .
? C . . ?
a ? . ? ?
a ? last yes
seen 89618 played 162 games 162 players 152 won 87/162 years 2009-2018
weight -1.504 gain -6.7384

pattern L641093820181317
? . . . ?
. . C . .
a . * . .
. . . . .
? . . . ?
a C last yes
seen 89333 played 48 games 48 players 44 won 20/48 years 2009-2019
weight -1.8716 gain -6.7413

pattern L451337754371973
a ? ? . ? ?
? ? . . . ?
? C . * . 3
? ? . . . ?
? ? ? . ? ?
a ? last yes
seen 10782 played 53 games 53 players 53 won 31/53 years 2009-2017
weight -1.7042 gain -7.0303

pattern L398631004761316
? ? . ? ?
? C . . ?
3 C * . #
? 3 C . ?
? ? . ? ?
seen 340701 played 2531 games 2453 players 1537 won 1202/2531 years 2000-2019
weight -0.5006 gain -7.0702

pattern L263702197612347
. B 1
C * A
C C 2
seen 4331 played 2407 games 1417 players 1066 won 1153/2407 years 2001-2019
weight 0.4881 gain -7.179

pattern L123572521511639
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . 3 . C X ?
? ? ? . ? ? ?
seen 28616 played 36 games 36 players 36 won 17/36 years 2009-2018
weight -1.5981 gain -7.2431

pattern L041539819274939
a ? ? ?
? . . .
? . * .
? . . 3
a ? last yes
seen 103151 played 452 games 449 players 396 won 217/452 years 2001-2019
weight -0.8824 gain -7.25

pattern L352309839579211
? ? 3 ? ?
? 1 A 3 ?
. . * . .
? # # # ?
? ? # ? ?
seen 66546 played 13906 games 11689 players 3814 won 7122/13900 years 1988-2019
weight 0.1985 gain -7.3256

pattern L861402077123808
C a .
3 * .
. 3 .
a C last yes
seen 28599 played 581 games 572 players 497 won 301/581 years 1992-2019
weight -1.0359 gain -7.3311

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
weight -2.5415 gain -7.627

pattern L093129472356171
. . .
C * .
. . .
? ? a
a ? last yes
seen 199438 played 2489 games 2413 players 1588 won 1165/2489 years 2000-2019
weight -0.4495 gain -7.7091

pattern L920843044742262
? . . . a
3 . . . .
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 51540 played 53 games 53 players 52 won 27/53 years 2001-2017
weight -2.4308 gain -7.9386

pattern L698783516631669
. . 2
. * .
. C C
seen 149007 played 250 games 250 players 224 won 121/250 years 2000-2019
weight -2.024 gain -8.0254

pattern L159851307301526
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * 3 . .
? . . C C 3 ?
? . . . . O ?
? ? ? . ? ? ?
seen 3453 played 1440 games 1409 players 989 won 758/1439 years 2000-2019
weight 0.551 gain -8.2509

pattern L502443672155632
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . O
? . . 3 . a ?
? ? . . . ? ?
a O last yes
seen 4943 played 64 games 64 players 64 won 23/64 years 2001-2017
weight -3.1029 gain -8.4145

pattern L893738510461395
? . . . ?
C . . . .
C . * . .
. . . . C
? . . . ?
seen 126226 played 176 games 175 players 165 won 83/176 years 2001-2018
weight -0.9656 gain -8.6634

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
weight -2.4684 gain -8.703

pattern L498726125773299
? . . . ?
. . . . .
. C * . .
3 . . C .
? . . . ?
seen 65890 played 70 games 70 players 69 won 27/70 years 2009-2016
weight -2.1871 gain -8.91

pattern L911790764776768
? . 3 3 ?
. 3 B . .
. . * . .
. . . . .
? . . . ?
seen 33343 played 91 games 91 players 88 won 42/91 years 2000-2019
weight -1.7473 gain -8.9399

pattern L945285359558184
? ? . . . ? ?
? . . . . # ?
. . . . . # #
. . C * . # #
. . C 3 . # #
? O 3 . . # ?
? ? X . . ? ?
seen 2288 played 1247 games 1221 players 876 won 658/1246 years 2001-2019
weight 0.5768 gain -9.4286

pattern L647672458350985
? ? . ? ? ?
? . . . ? ?
. . * . 2 a
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 54760 played 54 games 54 players 52 won 31/54 years 2001-2019
weight -2.5086 gain -9.6756

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
weight 0.5436 gain -9.6963

pattern L580397973325360
? ? . ? ?
? C C . ?
. . * . #
? . . . ?
? ? . ? ?
seen 529644 played 50 games 50 players 49 won 19/50 years 2001-2017
weight -1.5925 gain -9.7499

pattern L658882561659104
? ? ? X ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 187509 played 87 games 87 players 85 won 49/87 years 2001-2017
weight -1.7458 gain -10.225

pattern L064162373302539
C C C
. * .
. C C
seen 773989 played 178 games 174 players 164 won 97/177 years 2001-2017
weight -2.843 gain -11.6468

pattern L252715241916552
2 A 3
C * C
. . .
seen 6102 played 859 games 853 players 695 won 488/859 years 1992-2019
weight 0.5508 gain -11.7145

pattern L388651879162462
? ? . ? ?
? # . . ?
# # * . C
? # . C ?
? ? a ? ?
a B last yes
seen 18291 played 37 games 37 players 37 won 18/37 years 2000-2017
weight -2.7303 gain -14.4028
