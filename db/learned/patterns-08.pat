# katachi patterns 1
#   X friend  O enemy  . empty  # off the board  * the move (empty)  ? anything  , anything on the board
#   x friend or empty  o enemy or empty  @ friend or enemy  - empty or off the board
#   1 2 3 friend with 1, 2, 3 or more liberties   A B C enemy with 1, 2, 3 or more liberties
#   a-w (not o, x): described in the lines below the diagram

pattern L222467798093887
? ? . ? ?
? 3 . # ?
3 3 * # #
? a . # ?
? ? . ? ?
a C last yes
seen 7484 played 108 games 108 players 104 won 47/108 years 2009-2017
weight -0.7652 gain -0.9222

pattern L933232397648272
? ? . ? ?
? . 3 . ?
. . * . C
? . . a ?
? ? . ? ?
a C last yes
seen 23537 played 77 games 77 players 76 won 38/77 years 2001-2017
weight -1.1188 gain -0.9226

pattern L118972206575518
? C C 2 ?
3 C 1 B .
. 2 * . .
# # # # #
? # # # ?
seen 342 played 143 games 143 players 139 won 63/143 years 2001-2018
weight 0.5536 gain -0.9229

pattern L090612364000408
. . 3
3 * .
a C .
a C last yes
seen 27226 played 1160 games 1141 players 844 won 565/1160 years 2000-2019
weight -0.4054 gain -0.9232

pattern L114233633680638
? . C . ?
. . 2 a .
. . * . .
. . . C .
? . . . ?
a C last yes
seen 1354 played 212 games 211 players 194 won 97/212 years 2000-2019
weight -0.2925 gain -0.9232

pattern L180737722337303
? . C C ?
. . . 2 C
. . * . 2
. . . . .
? . . . ?
seen 14874 played 34 games 34 players 34 won 10/34 years 2009-2018
weight -0.6014 gain -0.9233

pattern L492294159210571
? ? . ? ?
? . . . ?
C 2 * 3 .
? a . . ?
? ? . ? ?
a C last yes
seen 7648 played 846 games 831 players 673 won 402/844 years 2000-2019
weight -0.3142 gain -0.9236

pattern L105413389631713
. . C
. * C
. 3 a
b ? ?
a .3
b ? last yes
seen 13133 played 278 games 275 players 258 won 132/278 years 2001-2019
weight -0.5192 gain -0.9237

pattern L102283914451962
? ? . ? ?
? . . C ?
. C * 3 3
? C . . ?
? ? C ? ?
seen 2461 played 46 games 46 players 46 won 22/46 years 2009-2019
weight -0.561 gain -0.9242

pattern L308795787600447
? . ? ?
B * 3 ?
? . ? ?
? ? ? ?
? ? ? a
a ? last yes
seen 4743 played 45 games 45 players 45 won 23/45 years 2001-2017
weight -0.6976 gain -0.9242

pattern L571418736363793
? ? ? . ? ? ?
? # . . . O ?
? # . . 3 . ?
# # . * . . O
? # . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 12410 played 60 games 60 players 59 won 22/59 years 1988-2019
weight -0.5109 gain -0.9243

pattern L489509086129337
? # # # ?
# # # # #
# . * B .
# . B 3 B
? . 3 3 ?
seen 5583 played 67 games 67 players 65 won 25/67 years 2001-2017
weight -0.4735 gain -0.9244

pattern L215161151610533
? ? . ? ?
? . . . ?
. C * 3 C
? C 3 . ?
? ? . ? ?
seen 17766 played 92 games 92 players 91 won 39/92 years 1992-2019
weight -0.2934 gain -0.9248

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
weight -1.0907 gain -0.9248

pattern L155746133705125
# # #
. * .
A 1 a
a B last yes
seen 7449 played 408 games 400 players 352 won 225/408 years 2001-2019
weight -0.4789 gain -0.9251

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
weight 0.6567 gain -0.9252

pattern L012045673962239
? ? ? ? a
? ? ? ? ?
. C . ? ?
. * . ? ?
. 3 . ? ?
a ? last yes
seen 34017 played 64 games 64 players 62 won 34/64 years 2009-2017
weight -0.3924 gain -0.9254

pattern L122755184407733
? ? . ? ?
? . a . ?
. . * 3 .
? . 3 B ?
? ? 3 ? ?
a C last yes
seen 919 played 233 games 233 players 212 won 125/233 years 2001-2018
weight -0.3512 gain -0.9261

pattern L657489857531745
? ? # ? ? ?
? # # # ? ?
. . * . . a
? . B 3 ? ?
? ? 3 ? ? ?
a ? last yes
seen 667 played 34 games 34 players 32 won 18/34 years 2000-2017
weight -0.5043 gain -0.9261

pattern L562826852027060
3 . .
. * C
. 3 .
? ? ?
? a ?
a ? last yes
seen 3663 played 44 games 43 players 43 won 24/44 years 2009-2017
weight -0.5719 gain -0.9262

pattern L229229673947731
? . . . ?
# . . . .
# . * . .
# . 3 C .
? . . . ?
seen 5897 played 164 games 163 players 149 won 89/164 years 2000-2019
weight -0.3748 gain -0.9265

pattern L530232339365232
? ? . . . ? ?
? . . . C . ?
. . 3 . . . X
. . . * C . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 2757 played 58 games 58 players 55 won 25/58 years 2009-2016
weight -0.706 gain -0.9267

pattern L301452480131268
? . . . ?
. . . C .
. a * . .
. . . 3 .
? . . . ?
a C last yes
seen 15029 played 164 games 163 players 155 won 85/164 years 2000-2017
weight -0.4046 gain -0.9268

pattern L489498533473787
? ? . ? ?
? . . . a
# . * B 1
? . 3 3 ?
? ? . ? ?
a ? last yes
seen 957 played 100 games 100 players 99 won 45/100 years 2001-2017
weight -0.4256 gain -0.9271

pattern L136277733040168
? ? ? ? a
? 3 ? ? ?
3 * . ? ?
? . ? ? ?
a ? last yes
seen 163980 played 127 games 127 players 124 won 61/127 years 2001-2019
weight -1.783 gain -0.9273

pattern L706468371677670
? . . . ?
. C . . .
. . * C .
. . 3 . .
? . . . ?
seen 56708 played 1546 games 1512 players 1041 won 764/1545 years 1992-2019
weight -0.2509 gain -0.9273

pattern L972867220879931
3 . . a
. * 3 ?
. . . ?
a ? last yes
seen 66672 played 54 games 54 players 51 won 28/54 years 2001-2016
weight -1.6747 gain -0.9273

pattern L968583153142329
? ? . . . ? ?
? . . . . . ?
# . . . . . .
# . . * . . .
# . . . . . O
? . . . . . ?
? ? . . . ? ?
seen 56304 played 111 games 108 players 103 won 54/111 years 2000-2018
weight -0.3775 gain -0.9276

pattern L026899243320742
? a C . ?
. 3 . . .
. . * . .
. . . . .
? C . . ?
a C last yes
seen 2414 played 36 games 36 players 35 won 20/36 years 2009-2016
weight -1.0089 gain -0.9279

pattern L540458402079097
? ? C ? ?
? 3 C . a
. . * . .
? # # # ?
? ? # ? ?
a ? last yes
seen 13727 played 152 games 152 players 143 won 82/152 years 2000-2018
weight -0.7699 gain -0.928

pattern L709825621367266
? ? ? a ?
? ? 3 ? ?
? 3 B . ?
. . * . .
? # # # ?
? ? # ? ?
a ? last yes
seen 4496 played 134 games 134 players 128 won 57/134 years 2001-2018
weight -0.5161 gain -0.928

pattern L787805589082010
? ? . . . ? ?
? O 3 . . . ?
O . . . . . .
. . C * . . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 2822 played 89 games 89 players 77 won 38/89 years 2009-2017
weight 0.5605 gain -0.928

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
weight -0.6137 gain -0.9281

pattern L495959801427326
. . . . X . . ?
. . . . . . . ?
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . . . . . ?
. . . . O . . ?
? ? . . . ? ? ?
seen 112173 played 255 games 255 players 203 won 131/255 years 2001-2017
weight 0.3862 gain -0.9282

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
weight 1.0923 gain -0.9282

pattern L421042114414194
? ? a
? ? ?
C 3 C
C * 3
. . .
a ? last yes
seen 99 played 54 games 54 players 54 won 28/54 years 2001-2019
weight 0.451 gain -0.9289

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
weight 0.6631 gain -0.9291

pattern L725748383468665
? ? 3 ? ?
? 3 B . ?
a 3 * C .
? . 3 3 ?
? ? . ? ?
a .3
seen 27185 played 322 games 318 players 291 won 170/322 years 2000-2018
weight -0.4176 gain -0.9291

pattern L717399449812479
? ? ? . ? ?
? ? . . . ?
a . . * . .
? ? C . C ?
? ? ? . ? ?
a ? last yes
seen 16822 played 160 games 160 players 151 won 76/160 years 2000-2018
weight -0.6417 gain -0.9292

pattern L281813657372581
? C C C ?
. . . . C
. . * . .
. . . . .
? # # # ?
seen 189087 played 64 games 64 players 61 won 38/64 years 2001-2019
weight -2.9304 gain -0.9299

pattern L360836295775332
? . . # ?
3 3 . # #
. C * # #
C . . # #
? . . # ?
seen 219231 played 493 games 488 players 437 won 237/493 years 2001-2019
weight -0.7949 gain -0.9299

pattern L829455366848483
a . . . ?
. C . 3 .
. . * . .
. . . . .
? # # # ?
a ? last yes
seen 6879 played 59 games 59 players 55 won 25/59 years 2001-2017
weight -0.5198 gain -0.9299

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
weight -0.5809 gain -0.9299

pattern L342763791861779
. B 2
. * .
. . 3
? ? a
a ? last yes
seen 828 played 391 games 388 players 333 won 194/391 years 2001-2019
weight 0.827 gain -0.93

pattern L204656464997361
? . . X . . ? ?
. . . . . . # ?
. . . . . . # ?
. . . * . . # #
. . . . . . # ?
. . . . . . # ?
? . O . . . ? ?
? ? ? . ? ? ? ?
seen 86957 played 1242 games 1217 players 886 won 616/1241 years 1992-2019
weight 0.3492 gain -0.9306

pattern L782932891449035
? ? C ? ?
? C . # ?
3 . * # #
? . . # ?
? ? . ? ?
seen 144813 played 107 games 107 players 106 won 58/107 years 2000-2018
weight -0.5983 gain -0.9308

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
weight 0.9703 gain -0.9312

pattern L557655158463890
? ? . ?
a b * 2
? ? B ?
a ? last yes
b .C
seen 2012 played 102 games 102 players 99 won 48/102 years 2001-2019
weight -0.542 gain -0.9313

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
weight 0.5366 gain -0.9314

pattern L716675620149728
? ? . ? ?
? C C C ?
3 . * 3 3
? C C 3 ?
? ? 3 ? ?
seen 19606 played 43 games 43 players 43 won 13/43 years 2001-2018
weight -1.052 gain -0.9317

pattern L158434166440299
? ? X . . ? ?
? . . . . . ?
. 3 . . . . .
. . . * . . .
O . C . . . .
? . . . . . ?
? ? . . . ? ?
seen 3369 played 39 games 39 players 38 won 20/39 years 2009-2018
weight -0.6695 gain -0.9325

pattern L753792015170267
? C . C ?
. . 3 . .
. . * C .
. . . . .
? . . . ?
seen 1801 played 34 games 34 players 34 won 17/34 years 2009-2017
weight -0.6652 gain -0.9325

pattern L011700699909348
? ? . ? ?
? . . . ?
C . * C 3
? . . . ?
? ? C ? ?
seen 36725 played 221 games 221 players 206 won 101/221 years 2001-2018
weight -0.8393 gain -0.9333

pattern L279215825526966
? ? a ? ?
? . C C ?
. . * 3 3
? 3 b . ?
? ? . ? ?
a .C
b C last yes
seen 884 played 618 games 612 players 511 won 340/617 years 2000-2019
weight 0.3773 gain -0.9333

pattern L446665173062233
? . . . ?
. C . C C
. . * . 3
. . . . .
? # # # ?
seen 35599 played 101 games 100 players 96 won 43/101 years 2001-2017
weight -0.8524 gain -0.9333

pattern L003679473813779
? 3 ? ?
a * 3 ?
? 1 ? ?
? ? ? b
a .3
b ? last yes
seen 5276 played 573 games 566 players 490 won 278/573 years 2000-2019
weight -0.3791 gain -0.9335

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
weight 0.9772 gain -0.934

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
weight -0.5019 gain -0.9341

pattern L233462039379417
? ? . . . ? ?
? . . . . # ?
. C . . . # #
. . C * . # #
. . 3 . . # #
? . . . . # ?
? ? O . . ? ?
seen 4417 played 60 games 60 players 59 won 31/60 years 2009-2019
weight -0.831 gain -0.9342

pattern L614259281516301
? ? . X . ? ?
? . . . . . ?
# . . . C . .
# . . * . . .
# . . C 3 . .
? . . . . . ?
? ? . . . ? ?
seen 3898 played 368 games 366 players 302 won 172/368 years 2001-2018
weight -0.1636 gain -0.9343

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
weight 0.5428 gain -0.9346

pattern L083902165386216
? C . . ?
3 . . . #
C C * . #
. . . . #
? 3 . . ?
seen 17339 played 46 games 46 players 44 won 22/46 years 2009-2016
weight -1.004 gain -0.9348

pattern L350471429961901
a . 3
C * .
3 3 3
a 23
seen 35133 played 1454 games 1399 players 1053 won 671/1454 years 1992-2019
weight -0.67 gain -0.9349

pattern L747264723069134
. . . . . . . ?
. . . . . . . .
. . . . . C O .
. . . * . 3 O .
. . . . . 3 . .
. . . . . . . .
. . . . . . . ?
? . . . . . ? ?
seen 241 played 166 games 163 players 149 won 80/166 years 1992-2017
weight 0.3532 gain -0.9351

pattern L921249264344639
? ? . ? ?
? 3 . . ?
. . * C C
? . . 2 ?
? ? 3 ? ?
seen 1689 played 121 games 121 players 117 won 62/121 years 2001-2019
weight 0.5682 gain -0.9354

pattern L685899084683763
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. 3 . * . 3 .
? . . C . C ?
? O . . . . ?
? ? ? . ? ? ?
seen 1245 played 253 games 252 players 231 won 137/253 years 2001-2017
weight 0.4101 gain -0.9357

pattern L813548700424292
? . . . ?
. . a . .
. . * . .
. . 3 C .
? . 3 C ?
a C last yes
seen 1111 played 368 games 349 players 220 won 178/368 years 2001-2019
weight 0.2709 gain -0.9358

pattern L713036496156594
? . . 3 ?
. . . . .
. . * . 3
. . . . .
? . . . a
a ? last yes
seen 9604 played 104 games 103 players 100 won 52/104 years 2000-2018
weight -0.6254 gain -0.9362

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
weight 0.3149 gain -0.9365

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
weight 0.4528 gain -0.9368

pattern L370454964804937
? ? . ? ?
? 2 a . ?
C C * . .
? C . . ?
? ? . ? ?
a C last yes
seen 2391 played 64 games 64 players 64 won 33/64 years 2001-2018
weight -0.9971 gain -0.9368

pattern L821718740908582
3 . 3
C * .
. C 3
seen 8744 played 322 games 321 players 299 won 172/322 years 2001-2019
weight 0.7257 gain -0.9373

pattern L706041243779457
? ? . ? ?
? 3 C . ?
. 3 * C C
? . 3 . ?
? ? . ? ?
seen 18790 played 110 games 109 players 103 won 51/110 years 2001-2017
weight -0.5731 gain -0.9374

pattern L040407330964861
a ? ? ?
? 3 . C
? . * .
? # # #
a ? last yes
seen 7200 played 35 games 35 players 35 won 16/35 years 2001-2017
weight -1.2565 gain -0.9377

pattern L479894857247187
? ? . ? ?
? . . . ?
# . * 2 a
? . . C ?
? ? . ? ?
a C last yes
seen 26341 played 1390 games 1373 players 869 won 661/1389 years 2001-2019
weight -0.1563 gain -0.9382

pattern L085270662712993
? . . . ?
. . . . .
. . * . .
. . . . .
? 3 3 B ?
seen 104309 played 576 games 566 players 484 won 273/575 years 2001-2018
weight -0.2089 gain -0.9384

pattern L007162217937790
? ? . ? ?
? . . . ?
. C * . a
? 2 . . ?
? ? 2 ? ?
a .C
seen 6986 played 751 games 741 players 628 won 360/751 years 2001-2019
weight 0.282 gain -0.9385

pattern L103082849026987
3 . #
. * #
. B #
seen 10921 played 196 games 195 players 181 won 97/195 years 2001-2018
weight -0.5566 gain -0.9395

pattern L919636060295911
? ? . ? ?
? C C . ?
3 3 * . #
? 3 . . ?
? ? . ? ?
seen 70247 played 1153 games 1131 players 860 won 593/1153 years 1992-2019
weight 0.7794 gain -0.9404

pattern L900882718124014
? ? # ?
? . * .
a ? C ?
a ? last yes
seen 275254 played 2201 games 2131 players 1418 won 1134/2200 years 2000-2019
weight -0.4463 gain -0.9406

pattern L309868204486610
? . . . ?
# . . . .
# . * 3 3
# . 2 C C
? . C . ?
seen 17051 played 7493 games 6977 players 2982 won 3861/7488 years 1988-2019
weight 0.2692 gain -0.9409

pattern L013190692889925
. 3 B
3 * 1
3 C C
seen 2267 played 393 games 390 players 343 won 203/393 years 2001-2019
weight 0.4669 gain -0.9412

pattern L314820533476054
? ? . . . ? ?
? . . . . . ?
. . . C . 3 .
. . . * . . .
. . . . . 3 .
? . . . . . ?
? ? . . . ? ?
seen 27965 played 193 games 193 players 183 won 94/192 years 2000-2018
weight -0.58 gain -0.9414

pattern L407373014473681
a ? . ? ?
? . . . ?
. 3 * . #
? C . . ?
? ? . ? ?
a ? last yes
seen 2529 played 52 games 52 players 47 won 23/52 years 2009-2017
weight -0.3803 gain -0.9415

pattern L122364203966457
? 3 3 C ?
B 3 B . C
1 A * C .
# # # # #
? # # # ?
seen 377 played 302 games 118 players 113 won 146/302 years 2001-2017
weight 0.6288 gain -0.9418

pattern L784255753636543
? ? B ? ?
? 1 a 3 ?
. . * . .
? . . . ?
? ? . ? ?
a B last yes
seen 762 played 329 games 326 players 306 won 167/329 years 2000-2019
weight 0.765 gain -0.942

pattern L030836373686916
? . C . ?
. . C 3 .
. . * 3 .
. C . . .
? . . . ?
seen 35331 played 84 games 84 players 82 won 43/83 years 2001-2017
weight -1.6021 gain -0.9421

pattern L319208569269837
? ? # ? ?
? . . . ?
. . * B 3
? . C 2 ?
? ? . ? ?
seen 20299 played 571 games 568 players 488 won 281/570 years 2001-2019
weight -0.4436 gain -0.9423

pattern L798678143711406
? . . . . . ? ?
. . . . C . . ?
. . . . . . . ?
. . . * . . . .
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 5249029 played 1517 games 1472 players 1057 won 810/1514 years 1992-2019
weight -0.1495 gain -0.9425

pattern L450305075539261
? ? a ? ?
? . . C ?
# . * C 3
? . . 2 ?
? ? . ? ?
a .C
seen 60486 played 329 games 327 players 304 won 161/329 years 2001-2019
weight -0.6851 gain -0.9426

pattern L557254155711632
? ? . ? ?
? . . 3 ?
. 3 * . 3
? 3 C . ?
? ? . ? ?
seen 36093 played 235 games 234 players 218 won 121/235 years 2000-2017
weight -0.5926 gain -0.9434

pattern L515829835585720
? ? . ? ?
? . . . ?
a C * . 3
? 3 . . ?
? ? . ? ?
a C last yes
seen 1684 played 238 games 234 players 223 won 121/238 years 2000-2019
weight -0.3785 gain -0.9436

pattern L388004954292120
? # # # ?
# # # # #
. . * . a
. . 3 B .
? . 3 3 ?
a C last yes
seen 4221 played 210 games 208 players 194 won 120/210 years 2000-2018
weight -0.5502 gain -0.9437

pattern L257759357498409
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. . . * . . .
? . 2 A 3 . ?
? X C 2 . . ?
? ? ? . ? ? ?
seen 5649 played 138 games 137 players 127 won 68/138 years 2001-2019
weight 0.8581 gain -0.944

pattern L774110782364202
. B 2
C * .
C 3 3
seen 12316 played 428 games 425 players 366 won 225/428 years 2001-2018
weight -0.4003 gain -0.9442

pattern L041493687954943
? ? ? . ? ? ?
? X . . . # ?
? . 3 . . # ?
O C C * . # #
? . . . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 7153 played 77 games 77 players 76 won 41/77 years 2000-2017
weight -0.6742 gain -0.9446

pattern L578724598744254
? ? . ? ?
? a 3 . ?
C . * . 3
? C C . ?
? ? . ? ?
a C last yes
seen 473 played 260 games 259 players 231 won 130/260 years 2001-2018
weight 0.7249 gain -0.9447

pattern L912355512855722
? # # # ?
. . . . .
. . * . .
. . C 2 .
? . C C ?
seen 33373 played 179 games 177 players 166 won 79/179 years 2001-2019
weight -0.6531 gain -0.9447

pattern L296376925003539
? 3 ?
A * 1
? 1 ?
seen 1419 played 908 games 888 players 735 won 449/907 years 2000-2019
weight -0.6247 gain -0.9449

pattern L329977057615826
? ? ? . ? ? ?
? . C . . . ?
? . . . . . ?
. . . * . . #
? . C . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 9975 played 63 games 63 players 60 won 24/63 years 2001-2018
weight -0.4541 gain -0.9449

pattern L411004587742440
? ? ? X ? ? ?
? X 3 . . . ?
? . . . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 23240 played 40 games 40 players 40 won 25/40 years 2001-2019
weight -1.0649 gain -0.9449

pattern L625780371367269
? ? . ? ?
? . . C ?
. . * . .
? . . 2 ?
? ? C ? ?
seen 28498 played 106 games 106 players 102 won 56/106 years 2001-2019
weight -0.7107 gain -0.9462

pattern L143012140752236
? ? ? a
? ? ? ?
C C 3 ?
. * 3 ?
. . . ?
a ? last yes
seen 11299 played 91 games 91 players 89 won 51/91 years 2001-2017
weight -0.4349 gain -0.9464

pattern L807881684672292
. . . . . . . ?
. . . . . . . ?
. . . . C . . #
. . . * . . . #
. . . . . . . #
. . . . 3 . . ?
. . . . . . . ?
? ? . . . ? ? ?
seen 39811 played 1141 games 1140 players 723 won 595/1141 years 2001-2019
weight 0.4045 gain -0.9465

pattern L156827101860859
? ? ? . ? ? ?
? X . . . . ?
? . . C . 3 ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 11459 played 43 games 43 players 43 won 22/43 years 2001-2017
weight -1.0979 gain -0.9475

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
weight -0.3747 gain -0.9477

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
weight 0.347 gain -0.9479

pattern L956005141867522
? ? ? . ? ? ?
? . . . . . ?
? . . 3 . . ?
. . C * . C .
? . . . C . ?
? . . . . . ?
? ? ? . ? ? ?
seen 5990 played 57 games 57 players 56 won 24/57 years 2009-2017
weight -0.5649 gain -0.9479

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
weight 0.347 gain -0.948

pattern L020646759187344
? ? a ? ?
? ? . ? ?
? C . . ?
. . * C .
? . . . ?
? ? . ? ?
a ? last yes
seen 8571 played 61 games 61 players 58 won 22/61 years 2009-2018
weight -0.6048 gain -0.9483

pattern L772822746698912
? ? B ? ?
? 1 B 3 ?
. . * . .
? . . . ?
? ? . ? ?
seen 2410 played 398 games 394 players 367 won 195/398 years 2000-2019
weight 0.7756 gain -0.9489

pattern L666488150209983
3 A 2
B * C
1 C a
a .C
seen 671 played 82 games 62 players 61 won 36/82 years 2009-2017
weight -0.5553 gain -0.949

pattern L881804183089964
? ? # # # ? ?
? . . . . . ?
. . . . . . .
O . . * 2 a .
. . 3 . C . .
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 1143 played 1078 games 1071 players 777 won 568/1078 years 2001-2018
weight 0.462 gain -0.9499

pattern L916583882545369
? . . . ?
B 2 C . .
. . * . .
. . . . .
? . . . ?
seen 1549 played 91 games 91 players 77 won 50/91 years 2009-2018
weight -0.2501 gain -0.9499

pattern L289631882913146
? . . . ?
. . . . .
. . * . .
C C . C .
? . B 3 ?
seen 7273 played 84 games 84 players 84 won 40/83 years 2009-2019
weight -0.5751 gain -0.9518

pattern L536593643675039
? . . . . . ? ?
. . . . . . . ?
X . . . . . . ?
. . . * . C . .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 45842 played 2927 games 2857 players 1716 won 1418/2926 years 1992-2019
weight 0.2885 gain -0.9522

pattern L603558922364602
a . 3
B * 3
3 . 3
a 3B
seen 24811 played 165 games 164 players 154 won 86/165 years 2001-2018
weight -0.408 gain -0.9522

pattern L901701294690250
? ? 3 ? ?
? . . . ?
. 3 * . .
? 3 B . ?
? ? 2 ? ?
seen 14927 played 121 games 120 players 115 won 73/121 years 2001-2018
weight -0.6889 gain -0.9526

pattern L056670602557848
? ? O X . ? ?
? . a 3 . . ?
. . . . . . #
. . . * . . #
. . . . . . #
? . . . . . ?
? ? . . . ? ?
a C last yes
seen 3931 played 478 games 477 players 368 won 258/478 years 2009-2017
weight -0.6154 gain -0.9529

pattern L816631859085052
a ? . ? ?
? C . 3 ?
. . * . .
? . . . ?
? ? # ? ?
a ? last yes
seen 21550 played 99 games 99 players 94 won 47/99 years 2001-2017
weight -1.327 gain -0.953

pattern L506474835937949
? ? a ? ?
? C C 3 ?
. C * A 3
? 3 C 3 ?
? ? C ? ?
a 3C
seen 1310 played 416 games 164 players 155 won 190/416 years 2000-2018
weight 0.4854 gain -0.9531

pattern L934423362289975
? ? . . . ? ?
? . . . . . ?
. . . . . . .
O . . * . . .
. . . C . . O
? . . . . . ?
? ? . . . ? ?
seen 17456 played 64 games 64 players 61 won 31/64 years 2009-2017
weight -0.5547 gain -0.9531

pattern L801008550625656
? . . . ?
. . . . .
. . * 2 a
. . 3 C C
? . . . ?
a C last yes
seen 1795 played 150 games 149 players 141 won 65/150 years 2001-2018
weight -0.4086 gain -0.9535

pattern L043546873069452
3 3 #
A * #
2 2 #
seen 6747 played 339 games 338 players 298 won 168/339 years 2001-2019
weight -0.437 gain -0.9536

pattern L770408061978364
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? C . . . . ?
? . . . . . a
? ? ? . ? ? ?
a ? last yes
seen 28855 played 41 games 41 players 39 won 20/41 years 2009-2017
weight -1.4592 gain -0.9536

pattern L179623703634886
? ? # ? ?
? . . # ?
3 . * # #
? 3 . # ?
? ? 3 ? ?
seen 52887 played 80 games 80 players 79 won 36/80 years 2001-2016
weight -0.5065 gain -0.9537

pattern L551834018292454
? . . . ?
. . . . .
. . * C .
. 3 . . 3
? . 3 . ?
seen 15492 played 101 games 100 players 91 won 51/101 years 2009-2017
weight -0.3665 gain -0.9537

pattern L050728335258943
? ? . ? ?
? C . . ?
C . * C C
? 3 . . ?
? ? . ? ?
seen 17067 played 84 games 84 players 80 won 37/84 years 2001-2017
weight -0.5651 gain -0.9541

pattern L007883415257290
? 3 3 . ?
. a 3 . .
C 1 * . .
. C . . .
? . . . ?
a A last yes
seen 184 played 94 games 94 players 91 won 60/94 years 2009-2018
weight 0.5191 gain -0.9544

pattern L049828262686973
3 A 3
C * C
C . C
seen 33894 played 1024 games 1003 players 787 won 555/1024 years 2000-2019
weight -0.7426 gain -0.9544

pattern L244681838543037
? C . . ?
. . . C .
. . * . .
. a . 3 .
? . . . ?
a C last yes
seen 830 played 116 games 116 players 112 won 67/116 years 2001-2019
weight -0.3832 gain -0.9553

pattern L833135387449271
. . . . . . . ?
. . . . . . . O
. . . . . . . .
. . . * . . X .
. . . . . . . .
. . . . . . . .
# # # # # # # ?
? # # # # # ? ?
seen 85173 played 804 games 801 players 612 won 403/803 years 2000-2019
weight 0.3527 gain -0.9558

pattern L219346199145534
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? O . a . . ?
? ? ? . ? ? ?
a C last yes
seen 67762 played 259 games 258 players 239 won 117/259 years 2001-2019
weight -0.4579 gain -0.9559

pattern L616689072258061
? . . . ?
. C . . #
C . * . #
3 . . . #
? . . . ?
seen 8954 played 68 games 68 players 66 won 36/68 years 2001-2017
weight -0.5064 gain -0.9559

pattern L704975750972303
3 A 3
C * C
1 B .
seen 515 played 69 games 53 players 53 won 29/69 years 2001-2017
weight -0.409 gain -0.9559

pattern L687914564536698
a 1 A 2
? . * .
? # # #
a ? last yes
seen 3641 played 3091 games 2935 players 1779 won 1591/3090 years 2000-2019
weight 0.4898 gain -0.9561

pattern L187842290508091
? ? . ? ?
? . . . ?
C . * . a
? . . 3 ?
? ? . ? ?
a C last yes
seen 14862 played 119 games 119 players 113 won 67/119 years 2001-2018
weight -1.1978 gain -0.9562

pattern L730605847858776
? ? . ? ?
? . . . ?
# . * . .
? . C C ?
? ? 3 ? ?
seen 644781 played 323 games 323 players 293 won 146/323 years 2001-2019
weight -0.6162 gain -0.9566

pattern L698688394332082
? 3 ?
3 * 3
? a ?
a B last yes
seen 5233 played 223 games 221 players 205 won 102/223 years 2000-2018
weight -2.0649 gain -0.9572

pattern L762851636411232
? ? . ? ?
? . . . ?
. C * . 3
? . C 3 ?
? ? C ? ?
seen 12381 played 44 games 44 players 43 won 22/44 years 2000-2017
weight -0.7875 gain -0.9572

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
weight 0.47 gain -0.9573

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
weight 0.47 gain -0.9573

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
weight 0.47 gain -0.9573

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
weight -0.5023 gain -0.9574

pattern L359362596178819
C . #
C * #
2 B #
seen 235600 played 2214 games 2084 players 1401 won 1076/2212 years 2000-2019
weight 0.1742 gain -0.9576

pattern L692756917410799
. . . . . . . ?
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . C . . . #
. . X X O . . ?
? . . . O . ? ?
seen 5083 played 197 games 196 players 183 won 99/197 years 2001-2019
weight 0.5219 gain -0.9576

pattern L179210381912883
a ? ?
? C ?
. * A
? . ?
a ? last yes
seen 531 played 54 games 54 players 53 won 30/54 years 2001-2017
weight -0.5178 gain -0.9585

pattern L918679092236118
? . . . ?
3 3 C . #
3 C * . #
. C . . #
? . . . ?
seen 18557 played 42 games 42 players 42 won 22/42 years 2009-2017
weight -0.7806 gain -0.9586

pattern L961571560075260
a ? ?
? ? ?
. 3 .
. * .
. . 3
a ? last yes
seen 38587 played 45 games 45 players 43 won 15/45 years 2001-2017
weight -1.2523 gain -0.9589

pattern L226726998739040
C . a ?
C * . ?
3 3 . ?
? ? ? b
a .C
b ? last yes
seen 6471 played 118 games 118 players 117 won 58/118 years 2009-2019
weight -0.3335 gain -0.959

pattern L992515380988611
? . . . ?
. C . C .
. . * . .
. . . C .
? . 3 C ?
seen 5407 played 48 games 48 players 47 won 20/48 years 2001-2018
weight -0.4058 gain -0.959

pattern L737472579533992
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
. . . * . # #
? . . . . # ?
? O . . . # ?
? ? ? . ? ? ?
seen 5006896 played 71 games 70 players 63 won 33/71 years 2009-2018
weight -0.878 gain -0.9598

pattern L365414297308856
? ? C ? ?
? . 2 C ?
# . * 3 3
? . . . ?
? ? # ? ?
seen 9131 played 796 games 791 players 628 won 394/795 years 2001-2019
weight 0.5119 gain -0.9599

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
weight -0.3948 gain -0.9601

pattern L586681836242455
? ? . ? ?
? B . # ?
C 1 * # #
? C 3 # ?
? ? 3 ? ?
seen 157 played 92 games 92 players 88 won 41/92 years 2001-2017
weight 0.5909 gain -0.9606

pattern L455392362011108
? ? . . X ? ?
? # . . C O ?
# # . . . . .
# # . * . . .
# # . . . . .
? # . . . . ?
? ? . . . ? ?
seen 126114 played 34 games 34 players 33 won 14/34 years 2009-2019
weight -1.152 gain -0.9617

pattern L048469122162145
? ? . ? ?
? . . 1 ?
. 3 * A 3
? . . 3 ?
? ? . ? ?
seen 962 played 70 games 70 players 66 won 28/70 years 2009-2019
weight -0.574 gain -0.962

pattern L333645743138542
? ? . ? ?
? . . . ?
C . * C .
? 3 . 1 ?
? ? 3 ? ?
seen 1516 played 147 games 146 players 141 won 60/147 years 2001-2016
weight 0.6462 gain -0.9626

pattern L255951404206260
2 . .
B * .
2 . 3
seen 1383 played 420 games 417 players 379 won 203/420 years 1992-2019
weight 0.8361 gain -0.9628

pattern L400215984706898
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . 3 . ?
. . . C . . . ?
? . . . . O ? ?
? ? ? . ? ? ? ?
seen 15162 played 525 games 503 players 437 won 235/525 years 2000-2018
weight -0.3595 gain -0.9643

pattern L053016746404449
? C . # ?
3 3 . # #
3 . * # #
. 3 . # #
? . . # ?
seen 23431 played 61 games 61 players 58 won 16/61 years 2001-2018
weight -1.1024 gain -0.9645

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
weight -0.5785 gain -0.9646

pattern L232346979185208
? ? X . . ? ?
? . . . . . ?
. . 3 . C . .
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 64402 played 85 games 84 players 84 won 45/85 years 2000-2017
weight -0.6821 gain -0.9648

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
weight -0.336 gain -0.9653

pattern L732045729432565
? ? . ? ?
? . C 3 ?
. . * 3 a
? C C 3 ?
? ? 3 ? ?
a .B
seen 52843 played 1018 games 999 players 778 won 563/1017 years 1992-2019
weight -0.2018 gain -0.9654

pattern L145846601702524
a . . C ?
. . . . 3
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 9703 played 61 games 61 players 60 won 24/61 years 2001-2017
weight -2.2143 gain -0.9655

pattern L579690515000552
? . ? ? ?
3 * C ? a
? 2 ? ? ?
a ? last yes
seen 5703 played 72 games 71 players 68 won 32/72 years 2001-2017
weight -1.1699 gain -0.9659

pattern L897532848372121
? . . . ?
C . . . .
3 a * . .
. . . . .
? . . . ?
a C last yes
seen 29125 played 80 games 79 players 77 won 45/80 years 2009-2019
weight -0.7529 gain -0.9666

pattern L416672867173206
? C . . ?
3 a . . #
. . * . #
. . . . #
? . . . ?
a C last yes
seen 24417 played 51 games 51 players 50 won 12/51 years 2001-2017
weight -1.0944 gain -0.9667

pattern L325142716748553
. C 1 ?
. * B ?
. . . a
a ? last yes
seen 3309 played 49 games 49 players 48 won 25/49 years 2009-2017
weight -0.9742 gain -0.967

pattern L604745876653379
? ? # # # ? ?
? . . . . # ?
. . . . . # #
. . C * . # #
O . 3 . . # #
? . . . . # ?
? ? . . . ? ?
seen 14619 played 4291 games 4141 players 2078 won 2065/4291 years 1993-2018
weight 0.5575 gain -0.9672

pattern L232776586022134
C C C
. * 2
. B B
seen 2934 played 261 games 234 players 219 won 143/261 years 2001-2019
weight 0.3963 gain -0.9673

pattern L683016640982912
? ? # ? ?
? . . . ?
C . * 2 C
? . 3 B ?
? ? 3 ? ?
seen 1444 played 35 games 35 players 35 won 20/35 years 2009-2017
weight -0.6125 gain -0.9673

pattern L115255805802254
? ? . . . ? ?
? . . . . . ?
. . . 3 . . #
. . . * . . #
. . C . C . #
? . . . . . ?
? ? . . . ? ?
seen 38481 played 34 games 34 players 31 won 16/34 years 2009-2017
weight -1.017 gain -0.9676

pattern L055219513058351
? . . . ? ?
. . . . 3 ?
. . * . . ?
. . . C . a
? . . . ? ?
a ? last yes
seen 4727 played 198 games 196 players 180 won 90/197 years 1992-2017
weight -0.2691 gain -0.968

pattern L040694157424121
? A ?
A * C
? . ?
seen 10431 played 465 games 459 players 401 won 291/465 years 2001-2019
weight -0.8035 gain -0.9682

pattern L070786007351910
? a ?
B . #
3 * #
. . #
a ? last yes
seen 25495 played 1555 games 1518 players 1088 won 854/1555 years 1992-2019
weight -0.6101 gain -0.9684

pattern L753005890917001
? ? . ? ?
? 3 3 A ?
. . * 1 C
? . . C ?
? ? . ? ?
seen 1385 played 61 games 61 players 61 won 31/61 years 2001-2016
weight -0.6156 gain -0.9685

pattern L278301366541480
? ? # ? ?
? . . . ?
. . * a 3
? . . . ?
? ? C ? ?
a C last yes
seen 2577 played 346 games 342 players 303 won 162/346 years 2001-2019
weight -0.4575 gain -0.9686

pattern L766485585548266
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . . . .
. . C . . 3 . .
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 38810 played 1139 games 1138 players 721 won 593/1139 years 2001-2019
weight 0.4272 gain -0.9688

pattern L266175844088511
1 . #
a * #
3 . #
a A last yes
seen 565 played 496 games 483 players 431 won 279/496 years 2001-2018
weight 0.5277 gain -0.9689

pattern L614445581763310
? ? . ? ?
? # . 3 ?
# # * C a
? # . C ?
? ? 3 ? ?
a 2C
seen 22774 played 210 games 210 players 200 won 99/210 years 2001-2018
weight -0.8365 gain -0.9689

pattern L776996786537575
? . . 3 ?
# . . 3 3
# . * C C
# . . 3 .
? . . . ?
seen 508 played 349 games 347 players 299 won 184/349 years 2001-2018
weight 0.3847 gain -0.9689

pattern L892979629316919
B B 3
. * .
C . C
seen 56217 played 804 games 793 players 659 won 405/803 years 2000-2019
weight -0.473 gain -0.9692

pattern L064978472003934
. . X . . . # ?
. . . . . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
. . . . . . # ?
? . . . . . ? ?
seen 2736199 played 7389 games 6907 players 2742 won 3826/7385 years 2000-2019
weight 0.2819 gain -0.9694

pattern L213643993857684
? . . . ?
. . . . .
. . * . C
. . C . 3
? . . . ?
seen 124015 played 87 games 87 players 86 won 39/87 years 2009-2018
weight -0.834 gain -0.9694

pattern L547323350012115
? ? ? . ? ? ?
? . . . . . ?
? . . 3 C a ?
. . . * 3 . O
? . . . . . ?
? . . . . . ?
? ? ? - ? ? ?
a C last yes
seen 10583 played 2359 games 2324 players 1373 won 1151/2358 years 1992-2019
weight -0.3552 gain -0.9695

pattern L580725352891720
? ? 3 ? ?
? . . # ?
. . * # #
? . . # ?
? ? . ? ?
seen 459681 played 94 games 80 players 76 won 34/94 years 2001-2017
weight -1.6066 gain -0.9698

pattern L052683211157191
? ? C . . ?
? 3 . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? ? ? ? ?
a ? last yes
seen 9765 played 165 games 165 players 157 won 81/165 years 2001-2019
weight -0.5919 gain -0.9701

pattern L100783327313160
. 3 .
3 * 2
A 1 C
seen 6233 played 123 games 122 players 116 won 62/123 years 2009-2018
weight -0.6701 gain -0.9702

pattern L767306423479409
? B B 3 ?
3 B 1 B .
. . * . .
. . . . .
? . . . ?
seen 331 played 34 games 34 players 34 won 16/34 years 2000-2019
weight -0.6589 gain -0.9709

pattern L601637628823243
? ? . ? ?
? C . . ?
C C * C .
? 3 . . ?
? ? . ? ?
seen 28846 played 49 games 49 players 49 won 30/49 years 2001-2018
weight -0.8075 gain -0.9715

pattern L833153921600695
? ? 3 ? ?
? . . . ?
. . * 3 B
? . C . ?
? ? . ? ?
seen 3282 played 45 games 45 players 44 won 22/45 years 2001-2017
weight -0.7092 gain -0.9715

pattern L812315795140414
C 1 a
C * 3
. . .
a A last yes
seen 1698 played 162 games 161 players 157 won 96/162 years 2001-2019
weight -0.4527 gain -0.9716

pattern L075711446792398
? . . . ?
. . . . .
. . * . .
. . . . C
? . . 3 ?
? ? ? ? a
a ? last yes
seen 11099 played 159 games 158 players 154 won 74/159 years 2001-2019
weight -0.7618 gain -0.9718

pattern L660863842115860
? . . 3 ?
. C . . 3
. . * . 3
. . . . .
? . . . ?
seen 10182 played 68 games 68 players 67 won 36/68 years 2001-2019
weight -0.506 gain -0.9721

pattern L586291758541181
a 3 ?
1 * 3
? . ?
a ? last yes
seen 6774 played 2672 games 2573 players 1627 won 1398/2672 years 2000-2019
weight 0.4258 gain -0.9726

pattern L668671079607856
? C 3 .
? C * .
? . . .
? ? ? ?
a ? ? ?
a ? last yes
seen 13511 played 218 games 217 players 202 won 117/218 years 2001-2019
weight -0.5156 gain -0.9726

pattern L630881744746153
? ? C ? ?
? B 3 3 ?
. . * C .
? . . . ?
? ? . ? ?
seen 1727 played 242 games 241 players 230 won 134/242 years 2000-2018
weight 0.3453 gain -0.9729

pattern L806611841796385
? . . . ?
. . . . C
. . * . 3
. 3 . . .
? . . . ?
seen 15106 played 62 games 62 players 62 won 34/62 years 2001-2018
weight -0.6169 gain -0.973

pattern L346060898546811
A A 3
3 * .
. . 3
seen 10840 played 49 games 49 players 48 won 28/49 years 2001-2017
weight -0.57 gain -0.9734

pattern L376685606185210
2 . C
2 * .
a . 3
a C last yes
seen 248 played 117 games 117 players 114 won 53/117 years 2001-2019
weight 0.4958 gain -0.9749

pattern L356301970547339
? # # # ?
. . . . .
. . * . C
. C . . .
? . . . ?
seen 89848 played 352 games 350 players 310 won 165/352 years 2001-2018
weight 0.7492 gain -0.9753

pattern L276994303533659
? ? . ? ? ?
? . 3 3 ? ?
. . * C . ?
? . . . ? ?
? ? . ? ? ?
? ? ? ? ? a
a ? last yes
seen 4480 played 37 games 37 players 37 won 18/37 years 2001-2016
weight -0.5913 gain -0.9755

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
weight 0.3846 gain -0.9756

pattern L148821584634535
. . . . . . . ?
. . . . . . . ?
. . . . . . . .
. . . * . 3 . .
. . . . . . . .
. . . . . O . ?
. . . . O . . ?
? ? . . . ? ? ?
seen 10666 played 824 games 823 players 613 won 405/824 years 2001-2017
weight 0.5251 gain -0.9761

pattern L455569303514222
? B ?
. * .
? 1 a
a ? last yes
seen 435 played 200 games 199 players 184 won 106/200 years 2001-2019
weight 0.4843 gain -0.9761

pattern L688658742479608
? B 1 . ?
. 2 B . .
. . * . .
. . . . .
? . . . ?
seen 15915 played 517 games 508 players 435 won 218/517 years 2000-2019
weight -0.3939 gain -0.9762

pattern L914892737059499
? ? 3 ? ?
? a C . ?
. 3 * . .
? . . . ?
? ? 3 ? ?
a C last yes
seen 1008 played 45 games 45 players 44 won 25/45 years 2009-2016
weight -0.6013 gain -0.9762

pattern L361232397623870
C C .
C * .
3 B B
seen 82229 played 185 games 183 players 173 won 101/185 years 2001-2017
weight -1.1221 gain -0.9765

pattern L425001392107794
? # # # ?
. . B 1 .
. C * A 3
. . C 2 .
? . C 2 ?
seen 1033 played 751 games 273 players 306 won 377/751 years 2001-2019
weight 0.4696 gain -0.9765

pattern L426244074423830
? # # # ?
# # # # #
. . * . .
. . 3 C C
? . 3 3 ?
seen 310720 played 272 games 269 players 245 won 121/272 years 2001-2019
weight -0.5942 gain -0.9767

pattern L080213375534130
? 2 2 B ?
C . . . .
. 3 * . .
. . . . .
? . . . ?
seen 1872 played 102 games 102 players 101 won 53/102 years 2001-2019
weight 0.8113 gain -0.9769

pattern L264620595259726
? . . . ?
. . . . C
. C * . .
. . . . 3
? . . . ?
seen 49194 played 64 games 64 players 58 won 26/64 years 2009-2019
weight -1.0027 gain -0.9769

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
weight -0.2813 gain -0.977

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
weight -0.2813 gain -0.977

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
weight -0.2813 gain -0.977

pattern L476412264573744
? ? . ? ?
? . . . ?
. . * . C
? . . 3 ?
? ? . ? a
a ? last yes
seen 19148 played 97 games 96 players 87 won 52/97 years 2001-2017
weight -1.3143 gain -0.9773

pattern L682993085890128
3 B .
B * C
. . .
seen 243914 played 368 games 365 players 330 won 178/368 years 1992-2019
weight -0.8329 gain -0.9778

pattern L286425289934774
? . . C ?
. . . . .
. . * a C
. . . 3 3
? . . . ?
a C last yes
seen 1348 played 144 games 144 players 139 won 70/144 years 2000-2018
weight -0.5756 gain -0.9779

pattern L517367855396399
? ? . ? ?
? . 3 . ?
3 . * . 3
? C C . ?
? ? . ? ?
seen 17672 played 64 games 64 players 63 won 33/64 years 2001-2017
weight -1.0861 gain -0.9782

pattern L939692761324317
. . .
. * .
. 3 3
? ? ?
? a ?
a ? last yes
seen 132211 played 63 games 63 players 63 won 24/63 years 2009-2017
weight -1.4582 gain -0.9785

pattern L683135341101059
? ? 3 ? ?
? C 3 . ?
a C * . #
? C . . ?
? ? C ? ?
a .23
seen 13866 played 370 games 366 players 336 won 176/369 years 2000-2019
weight 0.878 gain -0.9789

pattern L218578433189964
? ? ? O ? ? ?
? X . . . # ?
? C C . . # ?
. . . * . # #
? . 3 . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 4615 played 39 games 39 players 39 won 18/39 years 2000-2016
weight -0.5724 gain -0.9794

pattern L286411294908560
. . . . . . . .
. . . . . . . .
. . . . C . . .
O . . * . . . X
. . . . C . X .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 1190 played 451 games 451 players 320 won 235/451 years 2009-2017
weight 0.7169 gain -0.98

pattern L386053559736135
? # # # ?
. . . . .
. . * . .
. 3 C . C
? . . . ?
seen 16062 played 1478 games 1457 players 1054 won 765/1477 years 2001-2019
weight 0.2685 gain -0.9802

pattern L555763408112410
C C C
C * 2
C . .
seen 136466 played 48 games 48 players 48 won 24/48 years 2009-2017
weight -2.3401 gain -0.9811

pattern L494010858027559
? # ?
B * B
? A ?
seen 16656 played 5735 games 2228 players 1462 won 3310/5735 years 2000-2019
weight 0.4471 gain -0.9812

pattern L925625880754000
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . . . .
. . C . . 3 . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 38225 played 1136 games 1135 players 720 won 592/1136 years 2001-2019
weight 0.4416 gain -0.9812

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
weight 0.1186 gain -0.9815

pattern L425461041086888
? ? C ? ?
? . . . ?
1 . * . .
? C . . ?
? ? . ? ?
seen 17940 played 36 games 36 players 36 won 13/36 years 2001-2017
weight -1.8045 gain -0.9816

pattern L536033076726090
C . .
. * 3
. B 3
a ? ?
a ? last yes
seen 1552 played 316 games 313 players 284 won 175/316 years 2001-2019
weight 0.5114 gain -0.9818

pattern L460510826843811
? ? . ? ?
? . C . ?
3 . * . .
? C C . ?
? ? . ? ?
seen 187801 played 147 games 147 players 136 won 58/147 years 2000-2018
weight -0.7424 gain -0.982

pattern L373966400480552
? ? . ? ?
? 3 . . ?
3 . * . .
? a . . ?
? ? . ? ?
a C last yes
seen 25076 played 800 games 789 players 636 won 370/800 years 1992-2018
weight -0.3509 gain -0.9823

pattern L166866022689395
? . . . ?
a C . . #
. 3 * . #
. . . . #
? . . . ?
a C last yes
seen 5526 played 62 games 62 players 60 won 28/62 years 2009-2019
weight -0.8388 gain -0.9824

pattern L222130367077136
? . . . ?
. . . C .
. . * 1 C
. . 3 A .
? . 3 3 ?
seen 933 played 199 games 199 players 186 won 110/199 years 1988-2019
weight 0.3267 gain -0.983

pattern L066643674454376
? ? ? . ? ?
? ? C . . ?
a . . * . #
? ? 3 . . ?
? ? ? . ? ?
a ? last yes
seen 15191 played 76 games 76 players 74 won 38/76 years 2001-2018
weight -0.8328 gain -0.9833

pattern L229518433976604
? ? # ? ?
? # # # ?
2 2 * . .
? C 3 . ?
? ? . ? ?
seen 20084 played 80 games 80 players 79 won 36/80 years 2001-2017
weight -0.4035 gain -0.984

pattern L005794629093397
? ? 3 ? ?
? 3 3 . ?
. C * . .
? . C . ?
? ? . ? ?
seen 35376 played 163 games 163 players 151 won 85/163 years 1993-2019
weight -0.7695 gain -0.9845

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
weight 0.3627 gain -0.9845

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
weight 0.3627 gain -0.9845

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
weight -0.4551 gain -0.9859

pattern L583402887873412
? ? . ? ? ?
? . . C ? ?
. . * . C a
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 29379 played 87 games 87 players 83 won 46/87 years 2001-2017
weight -1.1306 gain -0.9864

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
weight -1.2975 gain -0.9866

pattern L471862173068632
? ? ? a
? ? ? ?
? C ? ?
. * 3 ?
? 3 ? ?
a ? last yes
seen 47606 played 280 games 280 players 268 won 140/280 years 2001-2019
weight -0.7049 gain -0.9868

pattern L112966959990519
? ? ? . ? ? ?
? . . . . . ?
? . 3 . . . ?
. . C * . . X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 1503 played 390 games 390 players 341 won 193/390 years 2001-2019
weight -0.2371 gain -0.9871

pattern L954637638016123
? ? # ? ?
? . . . ?
3 3 * . .
? C 3 3 ?
? ? C ? ?
seen 481419 played 243 games 243 players 224 won 119/243 years 2001-2019
weight -0.9649 gain -0.9877

pattern L287788404767905
? 3 3 . ?
. . . . #
3 . * . #
. 2 C . #
? C . . ?
seen 133 played 96 games 96 players 89 won 44/96 years 2001-2017
weight 0.5251 gain -0.9879

pattern L952921145617681
? . 3 3 ?
. . . . B
. . * . .
. . . . .
? . . . ?
seen 79488 played 46 games 46 players 44 won 21/46 years 2001-2018
weight -2.3516 gain -0.988

pattern L543251348362055
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . . . .
. . . . . . O .
. . . 3 . O . .
. . . . . . . .
. . . . . . . .
seen 8253 played 778 games 777 players 583 won 383/778 years 2001-2017
weight 0.5574 gain -0.9882

pattern L592716274644825
? . C . ?
. . . . .
. . * . .
C . . . .
? . C C ?
seen 17766 played 45 games 45 players 44 won 23/45 years 2001-2016
weight -1.2277 gain -0.9886

pattern L822029061434757
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 5297354 played 14168 games 11573 players 3748 won 7116/14157 years 1988-2019
weight -0.1271 gain -0.9888

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
weight -0.5528 gain -0.9893

pattern L455456654748226
? ? . ? ?
a . . . ?
3 . * . C
? . . . ?
? ? . ? ?
a ? last yes
seen 13635 played 910 games 898 players 716 won 462/910 years 2000-2019
weight 0.2342 gain -0.9894

pattern L671176629977130
? . . . ?
. . . . .
. . * . 3
. . . . .
? # # # ?
seen 241595 played 55 games 52 players 49 won 30/55 years 2001-2018
weight -1.9898 gain -0.9894

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
weight 0.1198 gain -0.9896

pattern L923014125774445
? ? ? . ? ? ?
? X C . . . ?
? . . . . . ?
X 3 . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 9887 played 138 games 138 players 134 won 63/138 years 2001-2019
weight -0.4328 gain -0.9898

pattern L326095927732837
a 1 ?
1 * 3
? b ?
a ? last yes
b .13C
seen 5238 played 3582 games 3363 players 1905 won 1834/3581 years 1988-2019
weight 0.5168 gain -0.9901

pattern L729539094215426
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
X . . * C . .
? . 3 . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 11353 played 911 games 899 players 699 won 445/911 years 2001-2019
weight 0.7786 gain -0.9912

pattern L065181213703492
? . . . ?
. . . . .
. . * . .
. . 2 B .
? B 2 B ?
seen 1077 played 51 games 51 players 51 won 21/51 years 2001-2018
weight -0.5163 gain -0.9915

pattern L025147575117136
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . . .
? . . . . . ?
? O . 3 . . ?
? ? ? . ? ? ?
seen 180341 played 3622 games 3490 players 1897 won 1911/3622 years 1992-2019
weight 0.3708 gain -0.9916

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
weight -1.1826 gain -0.9916

pattern L912201521177371
? ? . X X ? ?
? # . 3 C O ?
# # . C C . .
# # . * 3 . .
# # . . . . .
? # . . . . ?
? ? . . O ? ?
seen 9644 played 78 games 78 players 75 won 32/78 years 2009-2018
weight -0.6901 gain -0.9917

pattern L522521445779302
? . . a ?
. . . . 3
. . * . .
. . C . .
? . . . ?
a C last yes
seen 1993 played 209 games 209 players 196 won 112/209 years 2001-2019
weight 0.6355 gain -0.9925

pattern L023144990072614
? ? . ? ?
? . . . ?
3 . * 3 .
? 3 . . ?
? ? . ? ?
seen 713974 played 53 games 53 players 53 won 25/53 years 2001-2017
weight -1.8473 gain -0.9926

pattern L601108232987151
? ? a ? ?
? . C . ?
. . * . .
? . . . ?
? ? # ? ?
a C last yes
seen 40998 played 46 games 46 players 45 won 23/46 years 2009-2017
weight -1.7047 gain -0.9931

pattern L284932162624672
a ? ?
1 C C
A * C
3 C b
a ? last yes
b .C
seen 927 played 366 games 356 players 329 won 183/366 years 2000-2019
weight -0.5307 gain -0.9939

pattern L274504222195379
? . . B ?
. . . . a
. . * . C
. . . . .
? . . . ?
a .C
seen 76605 played 90 games 90 players 84 won 41/90 years 2000-2018
weight -1.2319 gain -0.994

pattern L340317450807876
? . 3 . ?
. C 3 . .
. . * . .
. . . . .
? . . . ?
seen 70718 played 90 games 90 players 87 won 41/90 years 2001-2018
weight -1.9408 gain -0.9941

pattern L373880204701921
? ? . ? ?
? 3 3 . ?
. C * . .
? . . . ?
? ? . ? ?
? ? a ? ?
a ? last yes
seen 3949 played 45 games 45 players 44 won 21/45 years 2001-2018
weight -0.7843 gain -0.9942

pattern L081183184884283
? ? C ? ?
? C 3 3 ?
3 3 * . .
? C . C ?
? ? . ? ?
seen 1831 played 201 games 200 players 192 won 108/201 years 2001-2019
weight 0.9539 gain -0.9943

pattern L483198998084338
? ? ? . ? ? ?
? X 3 . . # ?
? C . . . # ?
. . . * . # #
? . C . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 13093 played 207 games 207 players 195 won 107/207 years 2001-2017
weight 0.5998 gain -0.9947

pattern L185476201274857
? ? ? . ? ? ?
? . . C . . ?
? . . . . . ?
# . . * 3 . .
? . . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 6969 played 4710 games 4530 players 2237 won 2343/4709 years 1992-2019
weight 0.4556 gain -0.9949

pattern L102931485185652
C C a
C * 3
3 C .
a .C
seen 57751 played 894 games 883 players 724 won 450/894 years 1992-2019
weight 0.4318 gain -0.9952

pattern L716863090928161
? . . . ?
. . . . C
C . * . C
C . . . .
? . . . ?
seen 17520 played 41 games 41 players 41 won 16/41 years 2001-2019
weight -1.447 gain -0.9953

pattern L231036591811854
? ? X . . ? ?
? . . . . . ?
. . . C . . .
. . 3 * . . .
. . . . . . .
? . . . . . ?
? ? O . . ? ?
seen 888 played 46 games 46 players 43 won 20/46 years 2009-2018
weight -0.3689 gain -0.9964

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
weight -0.3536 gain -0.9972

pattern L823374996858671
? a ?
? ? ?
. . .
. * C
b . 3
a ? last yes
b 3C
seen 3174 played 97 games 97 players 92 won 46/97 years 2001-2019
weight -0.7842 gain -0.9983

pattern L916749781619230
? ? ? . ? ? ?
? . . . . . ?
? . C . . . ?
X . . * C . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 41283 played 48 games 48 players 48 won 20/48 years 2009-2018
weight -1.4201 gain -0.9983

pattern L258045119820455
? ? . ? ?
? . . 3 a
. . * . b
? . . . ?
? ? . ? ?
a ? last yes
b 2C
seen 84156 played 672 games 662 players 571 won 325/672 years 2000-2019
weight -0.6066 gain -0.999

pattern L201718009807652
? ? ? . ? ? ?
? . . . . X ?
? . . . . . ?
# . . * . . .
? . . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 9127 played 43 games 43 players 43 won 18/43 years 2001-2018
weight -1.063 gain -0.9997

pattern L152860115381691
B 3 3
B * .
2 2 C
seen 147 played 62 games 62 players 60 won 28/62 years 2001-2018
weight 0.3336 gain -0.9999

pattern L799031785765993
? ? . ? ?
a C . . ?
. . * . .
? C . . ?
? ? . ? ?
a ? last yes
seen 12913 played 61 games 61 players 60 won 34/61 years 2001-2017
weight -0.9218 gain -1.0002

pattern L929819531604620
? ? . . . ? ?
? . . . . . ?
. . . . . C .
. . . * . . X
. . . . . . X
? . . . . . ?
? ? . . . ? ?
seen 19495 played 65 games 65 players 62 won 29/65 years 2001-2017
weight -0.5358 gain -1.0002

pattern L634819407311194
? . . . ?
. . . . .
. . * . 3
. . . . .
? C . C ?
seen 243005 played 1481 games 1443 players 1026 won 743/1481 years 2000-2019
weight 0.2913 gain -1.0004

pattern L272370220221638
? 1 a
. * 2
? 3 ?
a ? last yes
seen 3079 played 1768 games 1720 players 1221 won 918/1767 years 1988-2019
weight 0.4995 gain -1.0008

pattern L393457480931875
C a 3
. * B
C . .
a C last yes
seen 533 played 34 games 34 players 34 won 23/34 years 2009-2017
weight -0.6224 gain -1.0016

pattern L875262925310828
. . .
. * .
. C .
seen 77685649 played 278874 games 42216 players 7056 won 134745/278736 years 1988-2019
weight -0.0239 gain -1.002

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
weight 0.1732 gain -1.0031

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
weight 0.1218 gain -1.0031

pattern L418082203024889
? . . . ?
3 . . . .
C 2 * . .
C a . . .
? . . . ?
a C last yes
seen 9910 played 4339 games 4120 players 2234 won 2128/4335 years 1993-2019
weight -0.3406 gain -1.0035

pattern L390403155337450
? ? . ? ?
? . . . ?
. C * C C
? C 3 3 ?
? ? 3 ? ?
seen 22984 played 744 games 736 players 604 won 388/743 years 1992-2019
weight -0.2092 gain -1.0037

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
weight 0.6196 gain -1.004

pattern L947606189114412
? ? a
? 2 ?
C * 2
? . ?
a ? last yes
seen 2324 played 432 games 430 players 376 won 202/431 years 2001-2019
weight 0.8311 gain -1.0046

pattern L280397215965379
? ? . ? ?
? 3 3 3 ?
. C * C C
? . . . ?
? ? . ? ?
seen 43074 played 1336 games 1308 players 998 won 661/1336 years 1993-2019
weight -0.1612 gain -1.0047

pattern L636109225484023
? B ?
3 * #
? 2 ?
seen 39551 played 742 games 729 players 598 won 396/742 years 1992-2019
weight -0.3939 gain -1.006

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
weight 0.3723 gain -1.0068

pattern L015028316766549
? ? . ? ?
? . C # ?
3 B * # #
? 3 A # ?
? ? a ? ?
a #3
seen 7997 played 1689 games 693 players 578 won 954/1689 years 2001-2019
weight 0.1284 gain -1.0069

pattern L341051147265125
? 3 3 3 ? ?
. 3 B B 1 a
. . * . . ?
# # # # # ?
? # # # ? ?
a ? last yes
seen 653 played 108 games 108 players 102 won 67/108 years 2001-2018
weight -0.468 gain -1.0069

pattern L427816613389571
? ? a ? ?
? B 3 3 ?
2 B * . .
? . . . ?
? ? # ? ?
a .A
seen 2108 played 167 games 167 players 148 won 76/167 years 2001-2018
weight 0.7473 gain -1.0069

pattern L285893049027145
? 3 . . ?
C 3 . . .
2 a * . .
. . . . .
? . . . ?
a B last yes
seen 7481 played 1870 games 1835 players 1264 won 928/1867 years 2000-2019
weight -0.2625 gain -1.007

pattern L999075513849614
? . . . . . ? ?
X . . . . . . ?
. . . . . . . ?
. C . * . . . .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 84065 played 685 games 673 players 512 won 322/685 years 2000-2018
weight -0.1419 gain -1.007

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
weight -0.3103 gain -1.0072

pattern L172220362693254
? ? . ? ?
? . C . ?
. . * . .
a 3 . 3 ?
? ? . ? ?
a ? last yes
seen 4251 played 49 games 49 players 43 won 23/49 years 2009-2017
weight -1.0893 gain -1.0077

pattern L154358072016110
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . C * C . .
O . 3 . . . .
? . . . . . ?
? ? . . . ? ?
seen 3975 played 1349 games 1324 players 978 won 691/1347 years 2001-2019
weight 0.234 gain -1.0085

pattern L043358304272948
? ? . ? ?
? . . . ?
C . * . .
? 2 a 3 ?
? ? C ? ?
a C last yes
seen 817 played 149 games 149 players 146 won 73/149 years 2001-2018
weight -0.5662 gain -1.0086

pattern L608453287823614
? ? C ? ?
? C . # ?
. . * # #
? C . # ?
? ? . ? ?
seen 96423 played 72 games 72 players 70 won 32/72 years 2009-2018
weight -1.6445 gain -1.0089

pattern L853580139296557
? ? ? . ? ? ?
? O . . # # ?
? C C . # # ?
X 3 C * # # #
? 3 3 . # # ?
? O . . # # ?
? ? ? . ? ? ?
seen 11622 played 53 games 53 players 52 won 26/52 years 2001-2019
weight -1.2038 gain -1.0089

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
weight 0.5177 gain -1.009

pattern L186711301478571
? ? . ? ?
? . . . ?
a 3 * . C
? . C 3 ?
? ? . ? ?
a .3
seen 3393 played 355 games 355 players 320 won 200/355 years 2001-2019
weight -0.3906 gain -1.0092

pattern L779712771272338
. 2 B
. * .
# # #
seen 482765 played 4452 games 4198 players 2247 won 2256/4450 years 1992-2019
weight -0.3236 gain -1.0092

pattern L807536022590436
? ? ? . ? ? ?
? . . . . . ?
? . . . C . ?
# . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 112540 played 217 games 217 players 197 won 109/217 years 2001-2019
weight -0.6263 gain -1.0095

pattern L843113895798367
? ? . ? ?
? . C . ?
C . * . .
? . C 3 ?
? ? C ? ?
seen 17318 played 34 games 34 players 34 won 20/34 years 2009-2019
weight -0.7787 gain -1.0096

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
weight -0.5095 gain -1.0097

pattern L518925531114186
? ? # ? ?
? . . . ?
. . * . C
? 3 . C ?
? ? a ? ?
a C last yes
seen 1342 played 44 games 44 players 43 won 27/44 years 2001-2016
weight -0.75 gain -1.0098

pattern L831564877121134
? ? . ? ?
? . C . ?
. . * . 3
? . . 2 ?
? ? . a ?
a ? last yes
seen 882 played 145 games 144 players 138 won 75/145 years 2001-2018
weight 0.7059 gain -1.0098

pattern L863010175539539
? ? . . O ? ?
? . . 3 C . ?
. . . 3 C . .
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 2332 played 34 games 34 players 34 won 14/34 years 2001-2017
weight -0.6399 gain -1.0098

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
weight 0.4575 gain -1.01

pattern L415328885786959
? ? . ? ?
? C . C ?
3 C * . C
? 3 . 3 ?
? ? . ? ?
seen 20408 played 168 games 166 players 154 won 82/168 years 2009-2017
weight -0.406 gain -1.0105

pattern L520793564097859
? ? ? a
? ? ? ?
# . . ?
# * B ?
# . 3 ?
a ? last yes
seen 6067 played 147 games 147 players 140 won 77/147 years 2000-2018
weight -0.4255 gain -1.0107

pattern L179331013064334
? ? . ? ?
? C . C ?
. . * . .
? 3 . C ?
? ? . ? ?
seen 101880 played 1524 games 1497 players 1049 won 728/1523 years 2000-2019
weight 0.2047 gain -1.0109

pattern L399006578700867
? . . . ?
. . . . .
3 . * . C
. . C . .
? 3 3 C ?
seen 2505 played 141 games 141 players 133 won 70/141 years 2001-2018
weight 0.8897 gain -1.0111

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
weight -0.4681 gain -1.0113

pattern L612264562113929
? ? . O X ? ?
? . . C 3 . ?
. . . C . . .
. . . * 3 . .
. . . . . . .
? . . . C . ?
? ? . . . ? ?
seen 1411 played 305 games 304 players 250 won 189/305 years 2001-2019
weight 0.326 gain -1.0118

pattern L487407914646157
? . . C ?
3 . . . .
. . * . .
. . . . .
? . C . ?
seen 12065 played 56 games 56 players 51 won 29/56 years 2009-2017
weight -0.6519 gain -1.0119

pattern L831665294370426
? ? 3 ? ?
? 3 . . ?
. 3 * . .
? 3 C . ?
? ? C ? ?
seen 13320 played 49 games 49 players 49 won 24/49 years 2009-2017
weight -0.6772 gain -1.012

pattern L009153902513701
3 3 .
. * C
3 . 1
seen 3758 played 53 games 53 players 53 won 23/53 years 2009-2017
weight -0.9904 gain -1.0124

pattern L050419770964344
? . . . . O ? ?
. . . . 3 . X ?
. . . . . . X ?
. . . * . . . .
. . . . . . . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 4477 played 172 games 170 players 150 won 85/172 years 2001-2017
weight 1.1416 gain -1.013

pattern L051774418978200
. . . . . . . ?
. . . . . . . ?
. . . . . . . .
. . . * . . . .
. . . . . . . .
. . C 3 3 . . ?
. . O O . . . ?
? ? . . . ? ? ?
seen 306 played 205 games 202 players 177 won 100/205 years 1992-2017
weight 0.306 gain -1.0134

pattern L473498380325629
? ? . ? ?
? 3 . . ?
3 . * 3 3
? C . C ?
? ? . ? ?
seen 20398 played 91 games 91 players 86 won 42/91 years 2009-2018
weight -0.8457 gain -1.0136

pattern L089902959208420
? ? C ? ?
? 1 . . ?
2 B * . .
? . . . ?
? ? . ? ?
seen 12262 played 68 games 68 players 68 won 26/68 years 2009-2018
weight -0.4935 gain -1.0138

pattern L512214848361097
? ? . . . ? ?
? O . . . . ?
O 2 2 . . . .
X C C * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 1790 played 276 games 275 players 247 won 152/276 years 2001-2019
weight 0.3871 gain -1.014

pattern L431686031569323
C a 3
. * C
. . C
a C last yes
seen 4028 played 79 games 79 players 79 won 47/78 years 2000-2018
weight -0.5961 gain -1.0141

pattern L678390567604312
? ? . . . ? ?
? . 3 . . # ?
. . . . . # #
O . C * . # #
. . . . . # #
a . 3 . . # ?
? ? . . . ? ?
a ? last yes
seen 675 played 44 games 44 players 44 won 15/44 years 2009-2018
weight -0.6158 gain -1.0143

pattern L111484876840613
? ? ? . ? ? ?
? . . . . . ?
? . . . C C ?
. . . * . 3 O
? . . 3 . 3 ?
? . . . . . ?
? ? ? . ? ? ?
seen 7296 played 36 games 36 players 35 won 18/36 years 2009-2017
weight -0.6099 gain -1.0151

pattern L495559690824826
? ? . ? ?
? . . a ?
. . * . .
? 3 . 3 ?
? ? . ? ?
a C last yes
seen 15761 played 371 games 371 players 337 won 192/371 years 2001-2019
weight 0.493 gain -1.0151

pattern L685187060880494
? # # # ?
. . . . .
. . * . .
. . . . .
? . C . ?
a ? ? ? ?
a ? last yes
seen 18709 played 79 games 79 players 76 won 33/79 years 2001-2019
weight -1.4386 gain -1.0153

pattern L958588813823392
? . 3 3 ?
# . C C C
# . * 3 .
# . . . .
? . . . ?
seen 4964 played 59 games 59 players 58 won 25/59 years 2001-2019
weight -0.7072 gain -1.0153

pattern L244561395885649
? . . . ?
2 . . . .
C . * . .
C . . . .
? . . . ?
seen 108711 played 140 games 140 players 125 won 65/138 years 2001-2017
weight -1.4869 gain -1.0157

pattern L967702456404447
? ? a ? ?
? 3 3 3 ?
. C * C .
? C . . ?
? ? . ? ?
a .3
seen 23975 played 302 games 301 players 276 won 145/302 years 2001-2018
weight -0.5771 gain -1.0159

pattern L436871327332596
? . . . ?
. . . . .
. . * . .
. 2 a . .
? C C 3 ?
a C last yes
seen 2162 played 51 games 51 players 51 won 24/51 years 2001-2016
weight -0.6998 gain -1.016

pattern L078524176879578
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . . . .
. . . . . . X ?
. . . . 3 . X ?
? . . . . O ? ?
? ? ? . ? ? ? ?
seen 3434 played 175 games 173 players 152 won 87/175 years 1993-2017
weight 1.2066 gain -1.0164

pattern L265438069605633
? 3 3 3
a C * C
? . C .
a ? last yes
seen 2044 played 98 games 97 players 96 won 61/98 years 2001-2018
weight -0.4492 gain -1.0165

pattern L331685128379877
? . 3 . ?
. . . . .
. . * . .
. . . . .
a . . . ?
a ? last yes
seen 36988 played 198 games 198 players 184 won 113/198 years 2001-2017
weight -0.6258 gain -1.0166

pattern L660626385609549
? ? C ? ?
? 3 . . ?
. . * . C
? C . . ?
? ? C ? ?
seen 4590 played 55 games 55 players 54 won 34/55 years 2001-2017
weight -0.5395 gain -1.0176

pattern L090357481484489
2 C .
a * .
. . .
a C last yes
seen 180290 played 18432 games 14989 players 4355 won 8737/18419 years 1992-2019
weight -0.2922 gain -1.0177

pattern L663263133326704
? ? 2 ? ?
? . C C ?
# . * . 3
? . . 3 ?
? ? . ? ?
seen 14325 played 248 games 247 players 226 won 114/248 years 2001-2018
weight 1.149 gain -1.019

pattern L359669731811459
? ? ? . ? ? ?
? X C . # # ?
? 3 3 . # # ?
. C C * # # #
? . . . # # ?
? . . . # # ?
? ? ? . ? ? ?
seen 4729 played 1059 games 1050 players 765 won 576/1059 years 2000-2019
weight 0.2544 gain -1.0192

pattern L202631129497008
? . . . ?
. . . . .
. . * . 3
. a 2 . .
? C C 3 ?
a C last yes
seen 1413 played 893 games 888 players 609 won 450/892 years 2001-2017
weight 0.4283 gain -1.0193

pattern L698160911438942
? ? 3 ? ?
? . C C ?
. . * 2 a
? . . . ?
? ? . ? ?
a 2A
seen 8438 played 153 games 153 players 143 won 64/153 years 2001-2017
weight -0.6295 gain -1.0198

pattern L391964058120611
? . . . ?
. . . . .
B 2 * . .
2 C C . .
? . . . ?
seen 11633 played 709 games 703 players 591 won 329/706 years 2001-2019
weight 0.4215 gain -1.0201

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
weight 0.2888 gain -1.0204

pattern L588410000075613
? ? a ? ?
? C . 3 ?
. . * . 3
? . . . ?
? ? . ? ?
a 23
seen 77891 played 672 games 668 players 579 won 326/672 years 2000-2019
weight -0.3295 gain -1.0216

pattern L950561287494294
3 3 .
3 * 3
B 1 a
a B last yes
seen 533 played 110 games 109 players 104 won 59/110 years 2001-2018
weight -0.3393 gain -1.0217

pattern L156547840170627
? 3 . C ?
. 3 C . .
. C * . .
. . . . .
? # # # ?
seen 27642 played 143 games 143 players 135 won 64/143 years 2001-2018
weight -0.3868 gain -1.0226

pattern L647663878622016
? ? ? . ? ? ?
? . 3 . . . ?
? . . . 3 . ?
. . . * C . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 3435 played 2051 games 2028 players 1056 won 1020/2050 years 2001-2019
weight 0.3058 gain -1.0228

pattern L566882539486938
? ? ? A ?
a ? 3 * .
? ? ? . ?
a ? last yes
seen 3053 played 70 games 70 players 70 won 33/70 years 2009-2019
weight -0.8108 gain -1.0229

pattern L806601606353277
a ? ? 2 ?
? ? C * 3
? ? ? . ?
a ? last yes
seen 5952 played 110 games 110 players 107 won 48/110 years 2001-2018
weight -0.878 gain -1.023

pattern L250393397531826
? ? C ?
? B * .
? ? . ?
? ? ? ?
a ? ? ?
a ? last yes
seen 14458 played 1096 games 1074 players 860 won 581/1096 years 1992-2019
weight 0.608 gain -1.0231

pattern L037560521474890
? ? a
? ? ?
? 3 ?
3 * 1
? 3 ?
a ? last yes
seen 4073 played 147 games 146 players 138 won 75/147 years 2001-2018
weight -0.5986 gain -1.0232

pattern L886705100535020
? 3 . . ?
. . . . .
. C * . .
3 3 . . .
? 3 3 3 ?
seen 43747 played 53 games 53 players 50 won 21/53 years 2009-2016
weight -1.7297 gain -1.0234

pattern L290367345093642
? ? . O . ? ?
? . . . . X ?
. . 3 C . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? O . . ? ?
seen 145 played 107 games 107 players 98 won 53/107 years 2009-2018
weight 0.4943 gain -1.024

pattern L918483358070334
? ? # ? ?
? . . . ?
. . * . .
? 1 A 3 ?
? ? 3 ? ?
seen 1870 played 1091 games 1069 players 828 won 570/1091 years 2000-2019
weight 0.3298 gain -1.0245

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
weight 0.4946 gain -1.0246

pattern L531963860327606
? ? . . . ? ?
? . . . . . ?
X . . . . . .
X . . * . . .
X . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 304273 played 181 games 181 players 171 won 91/181 years 2001-2019
weight -1.5168 gain -1.0252

pattern L818999045930938
? ? C ? ?
? 2 C . ?
. . * . .
? 3 . . ?
? ? a ? ?
a 3C
seen 8592 played 324 games 322 players 296 won 155/324 years 2001-2017
weight -0.2545 gain -1.0262

pattern L010034004215723
? ? ? . ? ? ?
? . 3 . . . ?
? . . . . . ?
. . C * . . .
? 3 3 . . . ?
? O 3 3 3 . ?
? ? ? O ? ? ?
seen 35597 played 35 games 35 players 34 won 13/35 years 2009-2016
weight -1.3582 gain -1.0266

pattern L297648967001744
? ? 3 ? ?
? 2 C C ?
. a * . .
? . . . ?
? ? . ? ?
a C last yes
seen 30932 played 1107 games 1095 players 866 won 521/1105 years 1992-2019
weight -0.4051 gain -1.0269

pattern L357383288230548
? ? . ? ?
? . C 2 ?
C . * . .
? . . . ?
? ? C ? ?
seen 1968 played 45 games 45 players 44 won 23/45 years 2009-2018
weight -0.6761 gain -1.0271

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
weight -1.1188 gain -1.0278

pattern L845523463374617
? ? . ? ?
? . C C ?
C C * C C
? 3 A 3 ?
? ? 3 ? ?
seen 9450 played 444 games 205 players 191 won 246/444 years 2001-2018
weight -0.2409 gain -1.0279

pattern L003517050556655
? ? a ? ?
? C . 3 ?
. . * . C
? . . . ?
? ? C ? ?
a .3
seen 39183 played 391 games 388 players 351 won 206/391 years 2001-2019
weight -0.2255 gain -1.0287

pattern L716249691108420
? 2 B . ?
a C 2 . #
. 3 * . #
. . . . #
? . . . ?
a C last yes
seen 809 played 135 games 134 players 123 won 70/135 years 2001-2017
weight 0.36 gain -1.029

pattern L780112164389271
a ? ?
? B ?
C * C
? . ?
a ? last yes
seen 28510 played 95 games 94 players 92 won 49/95 years 2009-2019
weight -1.4605 gain -1.029

pattern L241424338097944
? ? . ? ?
? 3 . 2 ?
. . * C .
? . . C ?
? ? . ? ?
seen 10138 played 78 games 78 players 77 won 40/78 years 2001-2017
weight -0.6917 gain -1.0301

pattern L015517723331379
? . . . ?
. . . . .
. . * a .
C C C 2 .
? 3 3 . ?
a C last yes
seen 4885 played 102 games 102 players 100 won 39/102 years 2001-2019
weight -0.3787 gain -1.0306

pattern L368201461577437
? . . . . . ? ?
. . . . . . . ?
. . . . . . . ?
. C . * . . . .
. . . . . . . ?
. . . . . . . ?
? x . . . . ? ?
? ? ? . ? ? ? ?
seen 4150568 played 30538 games 22835 players 5071 won 15221/30520 years 1992-2019
weight 0.1278 gain -1.0308

pattern L912631193518197
? ? ? . ? ? ?
? . . . . . ?
? 3 . . C . ?
X . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 16570 played 66 games 66 players 63 won 28/66 years 2001-2017
weight -0.7926 gain -1.0308

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
weight -0.349 gain -1.031

pattern L626786705726953
? ? . . . ? ?
? # . . . . ?
# # . . 3 . .
# # . * . . .
# # . 2 C . .
? # . a . . ?
? ? . . . ? ?
a C last yes
seen 989 played 164 games 164 players 160 won 86/164 years 2001-2017
weight -0.4726 gain -1.0311

pattern L631949600530981
C . C
C * .
3 . C
seen 237489 played 1251 games 1223 players 929 won 618/1250 years 2000-2019
weight -0.3417 gain -1.0311

pattern L604739879504791
? ? . ? ?
? C 3 . ?
. a * . .
? . 3 . ?
? ? . ? ?
a C last yes
seen 14949 played 7357 games 6704 players 2896 won 3699/7355 years 2000-2019
weight 0.2296 gain -1.0312

pattern L072450922947094
? ? . ? ?
? . . . ?
. C * . .
? 3 B . ?
? ? 2 ? ?
seen 15834 played 2054 games 2010 players 1347 won 1072/2053 years 2000-2019
weight 0.1803 gain -1.0313

pattern L304863576512145
? . . . ?
3 C a . .
3 3 * . .
. . . . .
? C . . ?
a C last yes
seen 361 played 233 games 231 players 215 won 121/233 years 2000-2018
weight 0.4121 gain -1.0314

pattern L809273974884284
a ? ?
C . .
3 * .
3 . .
a ? last yes
seen 18496 played 83 games 83 players 80 won 46/83 years 2001-2019
weight -1.7404 gain -1.0316

pattern L163167330031751
? . . 3 ?
# . . 3 3
# . * C .
# . . . C
? . . . ?
seen 11917 played 201 games 198 players 190 won 94/201 years 2001-2018
weight -0.5285 gain -1.0317

pattern L795693671519178
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. . . * . . .
? C C . C C ?
? O 3 C C X ?
? ? ? X ? ? ?
seen 8545 played 46 games 46 players 45 won 29/46 years 2009-2019
weight -1.3967 gain -1.0324

pattern L908769777034094
? . 3 . ?
. . . . a
. . * C C
. . . . .
? . . . ?
a .2
seen 15706 played 113 games 113 players 106 won 54/113 years 2001-2019
weight -0.2751 gain -1.0328

pattern L173522340540709
? ? 3 ? ?
? . 3 3 ?
. . * C .
? . 3 C ?
? ? 3 ? ?
seen 24056 played 375 games 371 players 328 won 193/375 years 2000-2018
weight -0.7257 gain -1.0332

pattern L352879002161650
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . . . .
. C . . . . . .
. . . 3 . O . .
. . . . . . . .
. . . . . . . .
seen 14631 played 1810 games 1776 players 1233 won 920/1809 years 2000-2019
weight -0.1648 gain -1.0332

pattern L825220069006570
. . 3
3 * .
3 A 3
seen 46251 played 176 games 176 players 168 won 97/176 years 2001-2019
weight -0.7042 gain -1.0333

pattern L362392381002268
? ? . ? ?
? 3 C . ?
3 B * . C
? . . . ?
? ? 3 ? ?
seen 2351 played 49 games 49 players 48 won 24/49 years 2009-2018
weight -0.6149 gain -1.0336

pattern L788764213505932
? ? ? X ? ? ?
? . C . . . ?
? . . . 3 . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 95083 played 709 games 703 players 572 won 360/708 years 2001-2019
weight 0.4137 gain -1.0342

pattern L112391786595431
? ? . . . ? ?
? . . . . O ?
. . . . . C X
. . . * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 11093 played 57 games 57 players 56 won 26/57 years 2009-2019
weight -1.0412 gain -1.0343

pattern L276511312549644
? ? C ? ?
? . C . ?
. . * 3 3
? . . . ?
? ? 3 ? ?
seen 12312 played 156 games 155 players 149 won 74/156 years 2001-2017
weight -0.4908 gain -1.0346

pattern L261750260774731
C 3 C
C * a
. C .
a C last yes
seen 1142 played 80 games 80 players 76 won 36/80 years 2000-2018
weight -0.5254 gain -1.0348

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
weight 0.8892 gain -1.0348

pattern L759537273500943
? . . . ?
C . . . .
C . * . .
. . . . .
? . . C ?
seen 77093 played 41 games 41 players 40 won 18/41 years 2009-2017
weight -2.4462 gain -1.0348

pattern L641786870473695
? ? . . . ? ?
? . . . . . ?
o . . . . . .
. . . * . 3 .
. . . . . . .
? . . . . O ?
? ? . . . ? ?
seen 579978 played 8897 games 7542 players 3028 won 4421/8891 years 1988-2019
weight 0.0949 gain -1.0349

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
weight 0.3561 gain -1.0351

pattern L174791981772964
? # # # ?
. . . . .
. . * C .
. . B 2 .
? C 2 . ?
seen 961 played 107 games 107 players 100 won 54/107 years 2001-2017
weight -0.4954 gain -1.0352

pattern L499597826553968
a ? ? ?
? C C 3
? . * C
? 3 . .
a ? last yes
seen 401 played 39 games 39 players 39 won 18/39 years 2009-2017
weight -0.4368 gain -1.0356

pattern L179338511180108
? ? C ? ?
? . . B ?
# . * B B
? . . 3 ?
? ? . ? ?
seen 3653 played 36 games 36 players 30 won 18/36 years 2009-2017
weight -0.7066 gain -1.0358

pattern L390001714793173
? ? ? . ? ? ?
? . 3 . . . ?
? . . . . C ?
. . C * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 16715 played 1208 games 1190 players 862 won 561/1206 years 1993-2019
weight 0.3631 gain -1.0363

pattern L683121638008223
. 2 a
. * C
. . .
a C last yes
seen 46074 played 4366 games 4175 players 2240 won 2126/4363 years 1992-2019
weight -0.1867 gain -1.0372

pattern L123343509041504
# # #
. * 3
B B 3
seen 26020 played 116 games 115 players 110 won 55/116 years 2001-2018
weight -0.65 gain -1.0373

pattern L782562937512172
a C C
B * C
. . .
a 23
seen 279485 played 415 games 398 players 344 won 196/415 years 2001-2019
weight -0.8772 gain -1.0374

pattern L332130247182456
? ? . ? ?
? 3 3 . ?
3 B * . .
? . . 3 ?
? ? . ? ?
seen 40313 played 68 games 68 players 65 won 45/68 years 2009-2019
weight -0.7278 gain -1.0376

pattern L210755045871179
? ? ? . ? ? ?
? . . . . O ?
? . . 3 3 3 ?
. . . * C C .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 3639 played 85 games 85 players 83 won 49/84 years 2001-2017
weight -0.4379 gain -1.0381

pattern L967569353378167
? B B 3
a . * .
? . . .
a ? last yes
seen 7594 played 105 games 105 players 100 won 48/105 years 2000-2018
weight -1.0311 gain -1.0394

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
weight -0.8287 gain -1.0396

pattern L054761343193101
? 3 . . ?
. . . . .
. . * . .
. 3 C . .
? . . C ?
seen 1186 played 58 games 58 players 56 won 35/58 years 2009-2018
weight -0.5883 gain -1.0403

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
weight 0.4335 gain -1.0403

pattern L697694068310328
? ? ? . ? ? ?
? . . . . . ?
? . C . . C ?
. . . * . . .
? . . . . . ?
? . . . . X ?
? ? ? . ? ? ?
seen 16142 played 56 games 56 players 55 won 36/56 years 2001-2019
weight -0.3797 gain -1.0403

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
weight 0.3529 gain -1.0406

pattern L315909562995465
? ? ? . ? ? ?
? . . C . O ?
? . 3 C . . ?
. . . * . . .
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 7459 played 46 games 46 players 46 won 20/46 years 2001-2018
weight -0.6546 gain -1.0406

pattern L909028564937509
? ? ? a ?
? . . C ?
. . . . .
. . * . 3
. . . . .
? . . . ?
a ? last yes
seen 8751 played 191 games 190 players 176 won 96/191 years 2001-2019
weight -0.368 gain -1.041

pattern L421129063238153
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . * . . . .
X . . . . . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
seen 1928436 played 3930 games 3808 players 2019 won 1901/3924 years 1992-2019
weight 0.1591 gain -1.0411

pattern L992867300699303
C . .
3 * .
C . 3
seen 8592 played 319 games 319 players 286 won 175/319 years 2001-2018
weight 0.8572 gain -1.0411

pattern L389720558642259
? B ?
1 * #
? A ?
seen 7098 played 168 games 168 players 162 won 100/168 years 2001-2018
weight -0.8856 gain -1.0414

pattern L071945949189151
. . . ?
3 * . a
B 2 2 ?
a ? last yes
seen 2354 played 372 games 369 players 330 won 186/372 years 2001-2019
weight 0.5192 gain -1.0415

pattern L145598116104669
? . . . ?
3 3 3 . .
. C * . C
. . . . .
? . . . ?
seen 2909 played 40 games 40 players 39 won 23/40 years 2009-2018
weight -0.7372 gain -1.0419

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
weight 0.2337 gain -1.0425

pattern L017923985259489
? ? C ? ?
? . . 3 ?
# . * . C
? . . C ?
? ? . ? ?
seen 25548 played 40 games 40 players 38 won 20/40 years 2009-2018
weight -1.9086 gain -1.0426

pattern L297846857851362
C . .
3 * .
. . 3
seen 223522 played 4376 games 4129 players 2216 won 2189/4375 years 1992-2019
weight 0.2238 gain -1.0428

pattern L385684998792795
? ? . . . ? ?
? . . . . . ?
. . C . . . .
. . . * . . X
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 69544 played 79 games 79 players 73 won 44/79 years 2001-2019
weight -0.5539 gain -1.0444

pattern L538327526525387
. C .
3 * 3
. . .
seen 304984 played 38312 games 23282 players 5250 won 19593/38294 years 1988-2019
weight -0.0359 gain -1.0444

pattern L934370888699286
. C .
3 * .
C C .
? ? ?
? a ?
a ? last yes
seen 1176 played 56 games 56 players 53 won 32/56 years 2009-2017
weight -0.7916 gain -1.0445

pattern L805237576730185
? . . . ?
. . . . #
. C * . #
. C 3 . #
? 3 . . ?
seen 14822 played 3038 games 2938 players 1729 won 1607/3037 years 2000-2019
weight 0.6212 gain -1.0446

pattern L300521139800195
? ? ? a
? ? ? ?
. . 3 ?
. * . ?
C . . ?
a ? last yes
seen 12326 played 211 games 211 players 201 won 105/211 years 2001-2017
weight -0.4754 gain -1.045

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
weight -0.4446 gain -1.0452

pattern L290207251595898
3 3 a
A * .
1 C C
a .C
seen 3617 played 459 games 457 players 403 won 240/459 years 2001-2019
weight -0.3213 gain -1.0454

pattern L912071148138655
? ? . . . ? ?
? # . . . . ?
# # . . 3 . .
# # . * C . X
# # . . . C O
? # . . . . ?
? ? . . . ? ?
seen 1491 played 387 games 385 players 331 won 202/387 years 2001-2018
weight 0.3288 gain -1.0457

pattern L529771040986641
. . . ? ?
C * C ? ?
a 3 3 ? ?
? ? ? ? ?
? ? ? ? b
a .3C
b ? last yes
seen 4968 played 218 games 218 players 205 won 122/218 years 2000-2018
weight -0.2892 gain -1.0469

pattern L161863498086530
? . . . ?
# . . B 3
# . * 1 C
# . . a .
? . . . ?
a C last yes
seen 915 played 807 games 801 players 662 won 417/807 years 2001-2019
weight 0.4648 gain -1.047

pattern L485956737866584
? . . C ?
. . . . .
. . * . 3
. . C . 3
? . . . ?
seen 3240 played 290 games 290 players 265 won 159/289 years 2000-2019
weight 0.8704 gain -1.0472

pattern L611483911076440
? . a
. * 1
? . ?
a ? last yes
seen 137553 played 80912 games 34346 players 6171 won 40301/80869 years 1988-2019
weight -0.1273 gain -1.0479

pattern L930984915980414
a ? ? ? ?
? ? ? ? ?
? ? C 3 .
? ? 3 * .
? ? . . .
a ? last yes
seen 5808 played 58 games 58 players 56 won 34/58 years 2009-2019
weight -0.3679 gain -1.0481

pattern L535846212357850
3 . 3
. * A
3 . 2
seen 7587 played 73 games 72 players 72 won 41/73 years 2009-2018
weight -0.6052 gain -1.0485

pattern L389503417330810
? ? . ? ?
? . . C ?
C . * . .
? . a 3 ?
? ? . ? ?
a C last yes
seen 1356 played 165 games 165 players 156 won 83/165 years 2000-2019
weight -0.6689 gain -1.0501

pattern L301871122021335
? ? ? a
? ? ? ?
? . ? ?
3 * . ?
? 3 ? ?
a ? last yes
seen 123876 played 107 games 106 players 100 won 51/107 years 2000-2018
weight -1.6423 gain -1.0507

pattern L932264722486297
? ? ? . ? ? ?
? # . . . . ?
? # . . 3 . ?
# # . * C . .
? # . . . . ?
? # . . C . ?
? ? ? . ? ? ?
seen 1936 played 421 games 417 players 367 won 225/421 years 2001-2019
weight 0.2762 gain -1.0518

pattern L577862502606193
? . . . ?
C C . . .
. . * . .
3 . . . .
? a . . ?
a .3
seen 111034 played 1032 games 1023 players 796 won 561/1032 years 2000-2019
weight 0.5793 gain -1.052

pattern L363454208643336
a C C
. * C
3 . .
a 23
seen 92725 played 173 games 173 players 168 won 67/173 years 2001-2019
weight -0.7331 gain -1.0529

pattern L769738274019346
? ? ? . ? ? ?
? # . . . O ?
? # . . 2 C ?
# # . * B 2 .
? # . . . . ?
? # . . . . ?
? ? ? # ? ? ?
seen 1575 played 371 games 366 players 315 won 178/370 years 2001-2019
weight 0.564 gain -1.053

pattern L965681164074028
. 3 B
. * 2
. . 2
? ? a
a ? last yes
seen 4992 played 46 games 46 players 45 won 24/46 years 2009-2017
weight -0.7322 gain -1.0531

pattern L579386851187341
? ? a
? . ?
3 * 2
? B ?
a ? last yes
seen 1304 played 107 games 107 players 102 won 56/107 years 2001-2019
weight -0.7385 gain -1.0533

pattern L513379579761635
? ? a ? ?
? 3 3 3 ?
. . * C .
? . C . ?
? ? . ? ?
a .C
seen 92232 played 106 games 105 players 102 won 53/106 years 2001-2019
weight -1.4076 gain -1.0536

pattern L868762658388775
? ? 3 ? ?
? . 3 . ?
. . * a .
? . 3 . ?
? ? . ? ?
a C last yes
seen 6513 played 3017 games 2810 players 1693 won 1554/3016 years 1992-2019
weight 0.3903 gain -1.0544

pattern L109570847982077
? ? 3 ? ?
? . B 3 ?
C . * . .
? . . . ?
? ? . ? ?
seen 35591 played 1600 games 1569 players 1126 won 798/1600 years 2000-2019
weight 0.1448 gain -1.0547

pattern L650706197490893
? . . O . . ? ?
. . . . . . # ?
. . C . . . # ?
X . . * . . # #
. . 3 . . . # ?
. . . . . . # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 52082 played 2677 games 2620 players 1582 won 1263/2675 years 2001-2019
weight 0.2165 gain -1.0555

pattern L631858799290847
? ? . . . ? ?
? . C 3 . . ?
. . C 3 . . #
. . . * . . #
. . . C . . #
? . . . . . ?
? ? . . . ? ?
seen 1180 played 296 games 280 players 163 won 146/296 years 2009-2019
weight 0.2497 gain -1.0556

pattern L768076900937920
? ? . ? ?
? 3 a 1 ?
. . * C .
? . . . ?
? ? . ? ?
a B last yes
seen 3214 played 59 games 59 players 59 won 24/59 years 2001-2017
weight -0.617 gain -1.0556

pattern L442912204535966
. . . . . . X ?
. . . . . . . ?
. . . . . C . .
. . . * . . . .
. . . . . . . .
. . . . . . . ?
# # # # # # # ?
? ? # # # ? ? ?
seen 53554 played 5117 games 4858 players 2349 won 2732/5114 years 1992-2019
weight 0.4532 gain -1.0565

pattern L265499451812437
? ? . ? ?
? a . . ?
B 2 * . #
? . . . ?
? ? . ? ?
a B last yes
seen 7165 played 186 games 186 players 171 won 100/186 years 2001-2017
weight -0.7703 gain -1.0578

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
weight 0.2978 gain -1.0579

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
weight -0.5946 gain -1.0581

pattern L467031677667901
? ? . ? ?
? # B 3 ?
# # * 3 3
? # 3 3 ?
? ? C ? ?
seen 6108 played 49 games 49 players 47 won 23/49 years 2009-2017
weight -1.1219 gain -1.059

pattern L696379914378598
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. 3 . . . . .
a . . . . . ?
? ? X . . ? ?
a ? last yes
seen 1842 played 207 games 205 players 181 won 104/207 years 1993-2017
weight 1.2396 gain -1.0597

pattern L784119777768656
? ? . ? ?
? . . . ?
. C * 3 3
? C . . ?
? ? . ? ?
seen 30824 played 60 games 35 players 8 won 28/60 years 2009-2016
weight -1.2319 gain -1.0597

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
weight 0.2453 gain -1.0604

pattern L698783516631669
. . 2
. * .
. C C
seen 149007 played 250 games 250 players 224 won 121/250 years 2000-2019
weight -2.1958 gain -1.0604

pattern L442431321995474
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. C . * . . .
. . . . . . .
? . 3 . . . ?
? ? . . O ? ?
seen 14653 played 62 games 60 players 56 won 28/62 years 2001-2018
weight -0.9584 gain -1.0605

pattern L378826384630716
? ? a ? ?
? B B . ?
3 3 * C .
? . . . ?
? ? . ? ?
a 23
seen 7970 played 130 games 129 players 116 won 64/128 years 2001-2017
weight -0.7583 gain -1.0606

pattern L781369422266196
? . 3 . ?
. . . . .
. . * . .
. . . . .
? 3 3 C ?
seen 9350 played 238 games 238 players 221 won 112/238 years 2001-2018
weight 0.9413 gain -1.0606

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
weight -1.2074 gain -1.0614

pattern L840300929872123
? a C ? ?
? . 2 2 ?
. . * C C
? . . . ?
? ? . ? ?
a ? last yes
seen 790 played 134 games 134 players 126 won 66/134 years 2001-2019
weight -0.4024 gain -1.0617

pattern L078369711290828
? B ?
C * A
? 1 ?
seen 7102 played 93 games 93 players 89 won 48/93 years 2001-2017
weight -0.6897 gain -1.0623

pattern L302430327666185
? 3 . C ?
C . . . .
. 3 * C .
. . . . .
? . . . ?
seen 7204 played 42 games 42 players 41 won 14/42 years 2000-2018
weight -1.2173 gain -1.0623

pattern L694284616797140
? ? 3 ? ?
? C . 3 ?
. . * C C
? . . . ?
? ? . ? ?
seen 43497 played 1166 games 1153 players 877 won 605/1166 years 2000-2019
weight 0.2115 gain -1.0628

pattern L842082566888238
? ? . ? ?
? # 2 C ?
# # * 2 C
? # C . ?
? ? . ? ?
seen 2657 played 397 games 394 players 347 won 201/397 years 1992-2019
weight 0.2962 gain -1.063

pattern L470573109462316
? ? . ? ?
? . . . ?
. . * . .
? . . 3 ?
? ? 3 ? ?
? ? ? ? a
a ? last yes
seen 28157 played 398 games 397 players 357 won 199/398 years 2001-2019
weight -0.359 gain -1.0635

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
weight 0.3165 gain -1.0639

pattern L831702970182208
. . . . . . # ?
. . C . . . # ?
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # ?
. . . . . . # ?
? ? . . . ? ? ?
seen 2928117 played 76818 games 38865 players 6465 won 38574/76772 years 1988-2019
weight 0.0814 gain -1.0648

pattern L928220550155022
? ? ? . ? ?
a ? . . . ?
? B 2 * . .
? ? B . . ?
? ? ? . ? ?
a ? last yes
seen 1291 played 62 games 62 players 60 won 35/62 years 2001-2019
weight -0.6051 gain -1.0648

pattern L749214550986629
3 . .
. * C
. B 1
seen 8665 played 170 games 170 players 158 won 73/170 years 2001-2018
weight -1.1414 gain -1.0652

pattern L777938233769248
? ? . ? ?
? C . . ?
C . * . 3
? . 3 . ?
? ? . ? ?
seen 38076 played 72 games 72 players 71 won 38/72 years 2001-2019
weight -0.7655 gain -1.0656

pattern L023423450874889
? ? a ? ?
? b . C ?
. 3 * . .
? . . C ?
? ? 3 ? ?
a .C
b C last yes
seen 3411 played 1899 games 1847 players 1257 won 975/1897 years 1992-2019
weight 0.2855 gain -1.066

pattern L752755767072533
3 . C ? a
. * . ? ?
# # # ? ?
a ? last yes
seen 10605 played 35 games 35 players 35 won 18/35 years 2009-2017
weight -1.7035 gain -1.0666

pattern L959524589573684
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * . . .
? . . . C . ?
? . . . C X ?
? ? ? . ? ? ?
seen 78150 played 36 games 36 players 35 won 13/36 years 2009-2018
weight -1.2994 gain -1.0668

pattern L252107288799150
? ? . ? ? ?
? . C 3 ? ?
. . * B 1 a
? . . . ? ?
? ? # ? ? ?
a ? last yes
seen 1391 played 702 games 694 players 570 won 321/702 years 2000-2019
weight -0.3442 gain -1.0682

pattern L274049816418143
? ? . ? ?
? 2 2 C ?
. C * . .
? . . . ?
? ? . ? ?
seen 1507 played 701 games 694 players 586 won 350/701 years 2001-2019
weight 0.3863 gain -1.0683

pattern L617075600077946
? ? . ? ?
? . 3 . ?
. a * . b
? . . . ?
? ? . ? ?
a C last yes
b #2B
seen 18431 played 2569 games 2489 players 1608 won 1239/2569 years 2000-2019
weight -0.1015 gain -1.0683

pattern L462178642251603
a ? ?
. B 3
. * B
. . .
a ? last yes
seen 1742 played 478 games 475 players 420 won 246/477 years 1988-2019
weight 0.3017 gain -1.0689

pattern L499455446646439
? . . 3 ?
C C . . .
. . * C .
. . . . .
? . . . ?
seen 15360 played 55 games 55 players 53 won 28/55 years 2009-2017
weight -0.7181 gain -1.0703

pattern L993966200821818
? . ?
. * 1
? . ?
? ? a
a ? last yes
seen 2694 played 191 games 190 players 180 won 100/191 years 2001-2018
weight -0.7025 gain -1.0708

pattern L209295529180921
? ? . ? ?
? C . . ?
3 C * . .
? 3 C . ?
? ? . a ?
a ? last yes
seen 1392 played 36 games 36 players 36 won 18/36 years 2001-2017
weight -0.9136 gain -1.071

pattern L918396154224985
? . . C
? 3 * .
a C 3 .
a ? last yes
seen 2000 played 438 games 436 players 396 won 231/438 years 2001-2019
weight 0.8436 gain -1.0711

pattern L065806452908165
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
X 3 3 * . # #
? C C . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 82309 played 368 games 366 players 333 won 166/368 years 2000-2019
weight -0.4195 gain -1.0715

pattern L673307079198607
? C . . ?
2 C . . #
. 3 * . #
. . . . #
? . . . ?
seen 4292 played 77 games 77 players 77 won 38/77 years 2000-2017
weight -0.5465 gain -1.0715

pattern L963941828327285
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. 2 B * . . .
? C 2 . . . ?
? o . . . . ?
? ? ? . ? ? ?
seen 21881 played 859 games 854 players 692 won 414/859 years 2000-2019
weight -0.3192 gain -1.0717

pattern L768764686180391
? . C . ?
. 3 C . .
. . * . .
. . . . .
? . . C ?
seen 4000 played 102 games 102 players 100 won 52/102 years 2009-2017
weight -0.5397 gain -1.0718

pattern L303101833390758
? ? . ? ?
? . . . ?
C C * C C
? 3 A 3 ?
? ? 3 ? ?
seen 1913 played 231 games 231 players 212 won 114/231 years 2001-2019
weight 0.4582 gain -1.0725

pattern L354657037109455
3 B B
A * B
# # #
seen 11651 played 1841 games 891 players 709 won 1177/1841 years 2001-2019
weight 0.1229 gain -1.0727

pattern L169084515030300
? 2 ?
3 * C
a C ?
a ? last yes
seen 3281 played 47 games 47 players 46 won 27/47 years 2001-2017
weight -0.9797 gain -1.0731

pattern L018164850872630
? ? . . . ? ?
? . . . . O ?
. . . . . . .
X . . * C . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 6461 played 148 games 145 players 137 won 83/148 years 2009-2017
weight 0.5478 gain -1.0738

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
weight 0.2874 gain -1.0739

pattern L577015038605554
? 2 ? a
. * C ?
? . ? ?
a ? last yes
seen 18250 played 3069 games 2952 players 1826 won 1512/3066 years 2000-2019
weight -0.417 gain -1.0751

pattern L089666029118133
? ? a
? 3 ?
b * 3
? C ?
a ? last yes
b 3B
seen 17580 played 1320 games 1300 players 957 won 621/1319 years 2000-2019
weight 0.3268 gain -1.0753

pattern L001471250014638
? . 3 . ?
. . B 3 a
. . * . .
. . . . .
? . . . ?
a .3
seen 35703 played 411 games 405 players 357 won 223/411 years 2001-2019
weight -0.4577 gain -1.0758

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
weight 0.4168 gain -1.0758

pattern L447053328670291
C 2 2 a
. * . ?
. . . ?
a ? last yes
seen 8865 played 43 games 43 players 43 won 22/43 years 2001-2019
weight -1.371 gain -1.0761

pattern L894392427016345
? . 3 B ?
. 3 . 1 C
. . * C .
. . . . .
? # # # ?
seen 1684 played 458 games 455 players 398 won 191/458 years 1988-2019
weight 0.4587 gain -1.0768

pattern L196625086017789
? ? ? . ? ? ?
? . . . . . ?
? 3 . . . . ?
O . . * . . .
? C . . . . ?
? . . C . . ?
? ? ? . ? ? ?
seen 32303 played 623 games 622 players 499 won 304/623 years 2001-2019
weight 0.6265 gain -1.0771

pattern L310375502784333
? a C . ?
. 3 . . .
. . * . .
. . . . .
? . . . ?
a C last yes
seen 39972 played 232 games 231 players 216 won 104/232 years 2001-2018
weight -0.2988 gain -1.0775

pattern L344381461570472
? ? 3 ? ?
? C . 3 ?
3 C * C .
? C 3 . ?
? ? . ? ?
seen 924 played 35 games 35 players 34 won 18/35 years 2009-2017
weight -0.6432 gain -1.0783

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
weight 0.5259 gain -1.0786

pattern L164205128287750
? ? C ? ?
? . C 3 ?
. . * 3 3
? . C . ?
? ? . ? ?
seen 15294 played 580 games 574 players 495 won 312/580 years 2000-2019
weight -0.3216 gain -1.0793

pattern L681628932283724
? ? 3 ? ?
? . . . ?
2 B * . .
? 3 3 . ?
? ? . ? ?
seen 9132 played 105 games 105 players 102 won 46/105 years 2001-2017
weight -0.4058 gain -1.0793

pattern L550205869444775
a . .
. * B
C C 3
a C last yes
seen 1853 played 100 games 100 players 98 won 58/100 years 2000-2018
weight -0.4297 gain -1.0794

pattern L429578143737745
3 . C
. * 2
C C 2
seen 1650 played 236 games 236 players 219 won 124/235 years 2001-2019
weight 0.415 gain -1.0795

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
weight 0.5272 gain -1.0808

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
weight 0.5272 gain -1.0808

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
weight 0.5272 gain -1.0808

pattern L008587411811441
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * 2 C O
. . . 2 C 3 X
? . . C C X ?
? ? . . . ? ?
seen 882 played 195 games 195 players 169 won 110/195 years 2009-2017
weight 0.444 gain -1.082

pattern L841659040099314
? a ?
. 2 C
3 * .
. C .
a ? last yes
seen 1748 played 53 games 53 players 52 won 23/53 years 2009-2019
weight -0.498 gain -1.0822

pattern L380424283154717
? . ?
2 * .
? 3 ?
? ? ?
a ? ?
a ? last yes
seen 28475 played 2125 games 2057 players 1371 won 1107/2124 years 2000-2019
weight 0.3728 gain -1.0836

pattern L787568473716151
? ? # ? ?
? . . . ?
. . * . .
? 3 a 3 ?
? ? C ? ?
a C last yes
seen 8327 played 7663 games 7013 players 2922 won 3919/7661 years 1992-2019
weight 0.3384 gain -1.0836

pattern L925977862312011
? . . . . . ? ?
. . . . . . . ?
. . . . C . . ?
O . . * . . . X
. . . . C . X ?
. . . . . . . ?
? . . . . . ? ?
? ? ? # ? ? ? ?
seen 3884 played 487 games 487 players 347 won 255/487 years 2009-2017
weight 0.5528 gain -1.085

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
weight 0.5948 gain -1.0855

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
weight -0.4757 gain -1.0866

pattern L454375952376842
? ? ? O ? ? ?
? . . . . # ?
? . C . . # ?
. . . * . # #
? 3 . . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 16967 played 46 games 46 players 46 won 22/46 years 2001-2016
weight -1.3112 gain -1.0873

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
weight 0.2956 gain -1.0876

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
weight 0.2956 gain -1.0876

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
weight 0.2956 gain -1.0876

pattern L807524248723323
B B 3
3 * .
. . C
seen 919 played 163 games 163 players 156 won 83/162 years 2001-2019
weight 0.8835 gain -1.0885

pattern L791660029163810
? ? . . . ? ?
? . . . . O ?
. . . . . . .
. . . * . 3 .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 79610 played 1010 games 972 players 733 won 526/1010 years 2000-2019
weight 0.349 gain -1.0891

pattern L611625651072538
? ? C ? ?
? B 2 . ?
. . * . a
? . . . ?
? ? . ? ?
a 2C
seen 13775 played 900 games 889 players 708 won 460/900 years 2000-2019
weight 0.3938 gain -1.0901

pattern L848744020477864
? ? a
? . ?
C * B
? 3 ?
a ? last yes
seen 3602 played 257 games 257 players 238 won 135/257 years 2001-2019
weight -0.6277 gain -1.0905

pattern L925399246977819
? ? . ? ?
? C . . a
. . * . .
? . . . ?
? ? # ? ?
a ? last yes
seen 105462 played 182 games 180 players 165 won 92/182 years 2001-2019
weight -1.1748 gain -1.0911

pattern L508067801835917
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
# # . * . . .
? # B 2 . . ?
? # . C 3 X ?
? ? ? O ? ? ?
seen 9138 played 1701 games 1670 players 1200 won 835/1701 years 2000-2019
weight 0.4048 gain -1.0919

pattern L393569692153371
? ? # ? ?
? . . . ?
. C * . 3
? 3 B . ?
? ? 3 ? ?
seen 1407 played 56 games 56 players 52 won 23/56 years 2001-2018
weight -0.5375 gain -1.0921

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
weight 0.2924 gain -1.0922

pattern L365528157949755
? ? 3 ? ?
? C 3 . ?
. 3 * . .
? . . . ?
? ? 3 ? ?
seen 72800 played 53 games 53 players 52 won 26/53 years 2009-2017
weight -2.0157 gain -1.0923

pattern L195209265440641
? ? ? . ? ?
? ? . 3 . ?
? . C * . .
? ? . . . ?
a ? ? . ? ?
a ? last yes
seen 3135 played 61 games 61 players 61 won 29/61 years 2009-2017
weight -0.7302 gain -1.0926

pattern L421396328846123
? ? # ? ?
? . . a ?
. . * 2 C
? 3 . 2 ?
? ? . ? ?
a B last yes
seen 453 played 234 games 231 players 220 won 124/234 years 2000-2018
weight 0.7488 gain -1.0926

pattern L263110693691395
? ? B ?
a 2 * #
? ? . ?
a ? last yes
seen 1601 played 76 games 73 players 73 won 35/76 years 2001-2017
weight -0.8656 gain -1.093

pattern L094027168246786
? ? ? # ? ? ?
? # . . . . ?
? # . . . . ?
# # . * a . O
? # . 3 C . ?
? # . . 3 . ?
? ? ? . ? ? ?
a C last yes
seen 211 played 47 games 47 players 38 won 18/47 years 2009-2016
weight -0.7805 gain -1.0943

pattern L429718949761469
? ? . . . ? ?
? . . . . . ?
. . C . . 3 .
. . . * . . .
. . . . . . X
? . . . . . ?
? ? . . . ? ?
seen 30328 played 41 games 41 players 38 won 29/41 years 2001-2017
weight -1.4171 gain -1.0943

pattern L632534846381342
? ? . . . ? ?
? . 3 . . # ?
. . . . . # #
. . . * . # #
O . C . . # #
? . . . . # ?
? ? . . . ? ?
seen 44618 played 103 games 103 players 102 won 54/103 years 2009-2016
weight -0.8312 gain -1.0945

pattern L922824497208159
? ? ? O ? ? ?
? . . . . X ?
? . . C . . ?
. . . * . . X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 60887 played 176 games 176 players 149 won 105/176 years 2009-2017
weight -0.4615 gain -1.0947

pattern L620371532304836
? ? . ? ?
? . . . ?
C . * . .
? . 3 . ?
? a . ? ?
a ? last yes
seen 30586 played 59 games 59 players 58 won 33/59 years 2009-2018
weight -1.7225 gain -1.0949

pattern L015114832854179
? ? ? . ? ? ?
? . . . . . ?
? . . . C C ?
. . C * 3 3 .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 2943 played 467 games 450 players 324 won 230/467 years 2001-2019
weight 0.2335 gain -1.0951

pattern L727528982825058
? ? . ? ?
? C 3 . ?
C 2 * . .
? . . . ?
? ? . ? ?
seen 194504 played 9463 games 8456 players 3336 won 4778/9457 years 1992-2019
weight 0.1884 gain -1.0952

pattern L061909328122689
? C ? ? a
3 * C ? ?
? 3 ? ? ?
a ? last yes
seen 23703 played 185 games 184 players 175 won 87/185 years 2001-2018
weight -1.152 gain -1.0962

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
weight -0.4579 gain -1.0964

pattern L712455850019633
? ? 3 ? ?
? . . . ?
. . * . .
? . . . ?
? ? . a ?
a ? last yes
seen 128019 played 1390 games 1363 players 984 won 707/1389 years 2001-2019
weight -1.784 gain -1.0969

pattern L535965512446145
? ? . ? ?
? a . C ?
C . * . .
? . . . ?
? ? . ? ?
a C last yes
seen 10825 played 46 games 46 players 45 won 23/46 years 2009-2019
weight -2.2802 gain -1.0974

pattern L374950339034323
? . ?
1 * 2
? # ?
seen 1240 played 295 games 292 players 266 won 143/295 years 2000-2019
weight 0.8291 gain -1.0977

pattern L603750641964852
? ? . ? ?
? . . . ?
. . * . .
? . C . ?
? ? 3 ? ?
? ? ? ? a
a ? last yes
seen 15522 played 55 games 55 players 53 won 29/55 years 2001-2018
weight -1.6514 gain -1.0978

pattern L411126063030098
? 3 . .
? . * .
? C . .
a ? ? ?
a ? last yes
seen 87155 played 771 games 764 players 617 won 382/771 years 2001-2018
weight -1.1614 gain -1.098

pattern L724920384118675
a ? ?
? ? ?
C 3 .
C * .
. . .
a ? last yes
seen 24418 played 771 games 763 players 621 won 371/770 years 2001-2019
weight -0.4331 gain -1.0984

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
weight -0.5578 gain -1.0985

pattern L619821123591745
# . 3 ? ?
# * C ? a
# . 3 ? ?
a ? last yes
seen 626 played 372 games 370 players 326 won 184/372 years 1992-2019
weight 0.5543 gain -1.0989

pattern L933970398677065
? ? ? 3 ?
a ? C * 3
? ? ? C ?
a ? last yes
seen 24317 played 246 games 244 players 229 won 126/246 years 2001-2019
weight -1.009 gain -1.099

pattern L205734347795653
? . C .
? C * .
a C 3 .
a ? last yes
seen 4179 played 108 games 108 players 106 won 61/108 years 2001-2017
weight -0.4733 gain -1.0994

pattern L234280206671964
? ? . ? ?
? . . . ?
. . * . .
? 3 . . ?
? ? . ? ?
? ? a ? ?
a ? last yes
seen 264127 played 1006 games 986 players 795 won 500/1006 years 1992-2019
weight -0.7472 gain -1.0995

pattern L898716752747923
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. 2 C * . . .
X C . . . . .
? O . . . . ?
? ? . . . ? ?
seen 9611 played 53 games 51 players 50 won 19/53 years 2009-2019
weight -0.5665 gain -1.1005

pattern L947854417236006
? ? C ? ?
? . . 2 ?
. . * B 1
? . . . ?
? ? . ? ?
seen 3604 played 164 games 163 players 151 won 79/164 years 2001-2017
weight -0.6634 gain -1.1007

pattern L854919316859039
? ? C ? ?
? . . 2 ?
. . * 2 C
? . . a ?
? ? . ? ?
a B last yes
seen 1220 played 331 games 329 players 307 won 163/331 years 2001-2019
weight 0.7754 gain -1.101

pattern L189905995802754
? C 3 . ?
3 3 . . #
. . * . #
. C . . #
? . . . ?
seen 6253 played 368 games 366 players 328 won 182/368 years 2001-2019
weight 0.7252 gain -1.1012

pattern L871046556570104
? . . . a
. . . 3 .
. . * . .
. . . . C
? . . . ?
a ? last yes
seen 12122 played 69 games 69 players 68 won 34/69 years 2001-2017
weight -1.0296 gain -1.1022

pattern L118297036870033
a ? . ? ?
? . . . ?
. . * . C
? . . C ?
? ? . ? ?
a ? last yes
seen 11716 played 88 games 88 players 85 won 38/88 years 2009-2017
weight -1.2674 gain -1.103

pattern L631951722219004
? ? ? a
. . . ?
C * . ?
. . C ?
a ? last yes
seen 22860 played 215 games 215 players 202 won 108/215 years 2000-2019
weight -0.9094 gain -1.1035

pattern L661821140472615
? . . . ?
a . 3 . .
. . * b .
. . C 2 .
? . . . ?
a .C
b C last yes
seen 5353 played 4418 games 4227 players 2281 won 2155/4414 years 2000-2019
weight 0.3635 gain -1.1037

pattern L339778731177003
? . . # ?
. C . # #
C C * # #
3 3 . # #
? 3 . # ?
seen 17393 played 100 games 100 players 96 won 46/100 years 2001-2018
weight -0.3869 gain -1.1039

pattern L127576799071991
? ? . ? ?
? 2 . . ?
3 A * . #
? 3 . . ?
? ? . ? ?
seen 50844 played 436 games 430 players 372 won 208/436 years 2000-2019
weight -0.4609 gain -1.1046

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
weight 0.7218 gain -1.1046

pattern L866946071719127
? # . . ?
# # . a C
# # * 3 C
# # . 3 3
? # . 3 ?
a C last yes
seen 1693 played 79 games 79 players 78 won 44/79 years 2001-2017
weight -0.6168 gain -1.1074

pattern L109284313542727
? ? ? . ? ? ?
? O C . # # ?
? 3 C . # # ?
X C C * # # #
? 3 3 . # # ?
? . . . # # ?
? ? ? . ? ? ?
seen 6223 played 40 games 40 players 39 won 21/40 years 2009-2018
weight -1.1624 gain -1.1077

pattern L988187244734610
? C ? ?
3 * 3 a
? 3 ? ?
a ? last yes
seen 9801 played 153 games 151 players 144 won 73/153 years 2001-2017
weight -0.8539 gain -1.1079

pattern L463264275863832
? ? ? 2 ?
a ? . * 3
? ? ? C ?
a ? last yes
seen 1392 played 45 games 45 players 44 won 25/45 years 2009-2017
weight -0.8065 gain -1.1083

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
weight 0.7448 gain -1.1085

pattern L086277744288300
? 2 ?
. * C
? 3 a
a ? last yes
seen 8544 played 531 games 529 players 457 won 244/531 years 1993-2019
weight -0.6663 gain -1.1087

pattern L241659066700505
? ? C ? ?
? . 2 C ?
# . * 3 3
? . . . ?
? ? C ? ?
seen 6393 played 154 games 154 players 145 won 86/154 years 2001-2019
weight -0.4328 gain -1.1087

pattern L569844819965921
? . . . . O ? ?
. . . . . . . ?
. . . . . . . ?
. . . * . C . .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 18892 played 87 games 87 players 82 won 45/86 years 2001-2018
weight -0.3565 gain -1.1092

pattern L792575522867732
? ? a ? ?
? . . . ?
. . * . .
? . . C ?
? ? . ? b
a 3C
b ? last yes
seen 15468 played 112 games 112 players 105 won 55/112 years 2001-2017
weight -1.1401 gain -1.1092

pattern L044108735362234
. . . ?
B * C ?
3 . . a
a ? last yes
seen 747 played 43 games 43 players 41 won 21/43 years 2009-2017
weight -0.6978 gain -1.1094

pattern L888653249007608
? ? . ? ?
? . . . ?
3 . * . C
? C 3 . ?
? ? . ? ?
seen 4490 played 449 games 448 players 396 won 210/449 years 1993-2019
weight 0.6076 gain -1.1095

pattern L668660557829798
? . . . ?
. . . . .
. 3 * . .
. 3 C . .
? 3 C . a
a ? last yes
seen 2459 played 49 games 49 players 48 won 29/49 years 2001-2017
weight -0.6108 gain -1.1096

pattern L621341680709737
C 3 3
1 * 3
A 3 C
seen 1706 played 44 games 44 players 44 won 19/44 years 2009-2017
weight -0.4069 gain -1.11

pattern L816738457709381
? ? # ? ?
? . . . ?
. . * . 3
? . 3 . ?
? ? . ? ?
seen 1412720 played 129 games 127 players 116 won 60/129 years 2009-2017
weight -1.409 gain -1.11

pattern L783414405670957
? ? . a ?
? C . . ?
. . * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 164290 played 280 games 279 players 261 won 138/280 years 2000-2019
weight -1.0482 gain -1.1105

pattern L164533810844028
. . C
a * C
3 3 b
a C last yes
b .3C
seen 4752 played 1008 games 993 players 766 won 526/1008 years 2000-2019
weight -0.5871 gain -1.1108

pattern L806223731001816
? 3 . . ? ?
. . . . . a
. . * . . ?
. . . . . ?
? . . . ? ?
a ? last yes
seen 72654 played 82 games 82 players 79 won 43/82 years 2001-2017
weight -1.6947 gain -1.1111

pattern L407136998822572
? ? 3 ? ?
? . . 3 ?
. . * C 3
? . . C ?
? ? a ? ?
a 3C
seen 8272 played 103 games 103 players 99 won 50/103 years 2001-2019
weight -0.4496 gain -1.1113

pattern L904591573858833
? ? a ? ?
? . C . ?
. 3 * . .
? 3 C C ?
? ? . ? ?
a .C
seen 43006 played 630 games 622 players 520 won 292/630 years 2001-2019
weight -0.6174 gain -1.1121

pattern L891067305805109
? ? ? a
? ? ? ?
? C ? ?
. * 2 ?
? b ? ?
a ? last yes
b 3C
seen 11736 played 157 games 157 players 151 won 84/157 years 2001-2018
weight -0.2724 gain -1.1124

pattern L008676287385641
? ? . ? ?
? . 3 a ?
. . * C 3
? . . . ?
? ? C ? ?
a C last yes
seen 964 played 35 games 35 players 35 won 14/35 years 2009-2016
weight -0.6325 gain -1.1134

pattern L412460888612434
? ? . ? ?
? . . . ?
. . * C .
? . B 3 ?
? ? 1 ? ?
seen 7770 played 1514 games 1481 players 1094 won 714/1512 years 2000-2019
weight 0.3574 gain -1.1134

pattern L522164064171248
? ? . ? ?
? . . . ?
3 . * . .
? 2 a . ?
? ? b ? ?
a B last yes
b 2B
seen 3859 played 1574 games 1542 players 1089 won 838/1572 years 2001-2019
weight 0.5575 gain -1.1135

pattern L896301160861076
a ? ?
? ? ?
C . .
. * .
# # #
a ? last yes
seen 77535 played 42 games 42 players 41 won 16/42 years 2001-2016
weight -1.8365 gain -1.1136

pattern L167104044505489
B 1 a
3 * .
3 3 3
a C last yes
seen 446 played 128 games 128 players 124 won 58/128 years 2001-2018
weight -0.4821 gain -1.1137

pattern L831977569005557
? . 3 .
? . * .
? . C .
? ? ? ?
a ? ? ?
a ? last yes
seen 37504 played 78 games 78 players 76 won 38/78 years 2001-2017
weight -1.0032 gain -1.1138

pattern L718013240334919
? ? . ? ?
? 3 . C ?
C 3 * . .
? 3 B . ?
? ? 3 ? ?
seen 8596 played 49 games 49 players 49 won 33/49 years 2009-2018
weight -0.7396 gain -1.114

pattern L600827023758256
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . 3 * C . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 457448 played 555 games 548 players 443 won 281/555 years 2001-2018
weight -0.5171 gain -1.1142

pattern L070198403790728
? 2 C C ?
. B 2 . .
. . * . .
. . . . .
? a . . ?
a .3
seen 28091 played 1193 games 1161 players 856 won 599/1192 years 2000-2019
weight -0.2656 gain -1.1144

pattern L221824979356161
? ? . ? ?
? 3 B 2 ?
. . * . 3
? . . . ?
? ? . ? ?
seen 1634 played 604 games 600 players 518 won 338/604 years 1992-2019
weight 0.3362 gain -1.1149

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
weight -0.4494 gain -1.1151

pattern L664849312170896
? ? O . . ? ?
? . . . . . ?
. . . . . . .
. . 3 * . . .
. . . a . . .
? . . . . . ?
? ? X . . ? ?
a C last yes
seen 612 played 36 games 36 players 33 won 15/36 years 2009-2018
weight -0.4139 gain -1.1158

pattern L434585990411257
? ? C ? ?
? . . a ?
. . * . .
? . 3 . ?
? ? . ? ?
a C last yes
seen 13878 played 82 games 82 players 80 won 46/82 years 2000-2019
weight -1.0127 gain -1.1161

pattern L846661084948480
? . . . ?
. . . . .
C . * . .
. . . . .
? . . . ?
? ? ? a ?
a ? last yes
seen 45578 played 118 games 118 players 113 won 60/118 years 2009-2019
weight -1.4187 gain -1.1161

pattern L182447230885481
? ? a ? ?
? . . . ?
. . * 3 .
? . 2 B ?
? ? C ? ?
a .C
seen 51667 played 2777 games 2677 players 1685 won 1506/2776 years 1993-2019
weight 0.2345 gain -1.1165

pattern L182725931016094
? a ? ? ?
? ? 3 ? ?
? 2 . . ?
. . * . #
? 3 . . ?
? ? . ? ?
a ? last yes
seen 282 played 121 games 120 players 115 won 39/120 years 1992-2019
weight 0.6672 gain -1.1165

pattern L593476542555221
a ? ? ?
? ? 3 ?
? b * C
? ? B ?
a ? last yes
b .3
seen 3597 played 193 games 192 players 180 won 97/193 years 2001-2018
weight -0.6282 gain -1.1165

pattern L704568895797233
C 3 . ?
2 * . a
. . . ?
a ? last yes
seen 1966 played 35 games 35 players 35 won 20/35 years 2009-2018
weight -0.4426 gain -1.1182

pattern L288496314692983
? . . . ?
3 . C . .
. . * . .
. 3 . C .
? . . . ?
seen 43734 played 82 games 82 players 80 won 37/82 years 2001-2019
weight -1.2685 gain -1.1185

pattern L729527370275196
? 3 . 3 ?
. C . 3 C
. . * C .
. . . . .
? # # # ?
seen 724 played 413 games 411 players 362 won 183/413 years 2001-2018
weight 0.6861 gain -1.1187

pattern L050415878196641
? . . . ?
3 3 . . #
. . * . #
C . . . #
? . . . ?
seen 31384 played 41 games 41 players 41 won 22/41 years 2009-2018
weight -1.3589 gain -1.1189

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
weight -0.4984 gain -1.1198

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
weight 0.6842 gain -1.1202

pattern L728594002315435
? a ?
B * 2
? . b
a .C
b ? last yes
seen 2456 played 636 games 629 players 538 won 327/636 years 2000-2019
weight 0.4509 gain -1.1203

pattern L153954955078082
? ? ? # ? ? ?
? . . . . . ?
? 2 C . . . ?
X B . * . . #
? . C . . . ?
? . . . . . ?
? ? ? O ? ? ?
seen 6078 played 66 games 66 players 65 won 34/66 years 2009-2017
weight -1.167 gain -1.1206

pattern L316813480485054
? ? # ? ?
? # # # ?
. . * . 2
? 3 . 2 ?
? ? 2 ? ?
seen 53887 played 43 games 43 players 42 won 12/43 years 2001-2016
weight -1.4401 gain -1.1211

pattern L535422989949315
? ? . ? ?
? . 3 . ?
. . * 2 C
? C C C ?
? ? 3 ? ?
seen 30429 played 45 games 45 players 45 won 25/45 years 2001-2019
weight -0.6737 gain -1.1219

pattern L985297892329377
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. . . * B 3 .
. 3 . . 3 . X
? . . . . . ?
? ? . . . ? ?
seen 8805 played 49 games 49 players 44 won 27/49 years 2001-2017
weight -0.7284 gain -1.1226

pattern L492968648463155
a ? ? ? ?
? ? . ? ?
? . 3 C ?
. . * . .
? . . . ?
? ? # ? ?
a ? last yes
seen 3400 played 39 games 39 players 39 won 15/39 years 2001-2016
weight -0.7047 gain -1.1232

pattern L645744909557577
a . 3
3 * .
3 C C
a C last yes
seen 1307 played 546 games 544 players 479 won 247/546 years 2001-2019
weight 0.6997 gain -1.1232

pattern L915731302396957
? ? . . . ? ?
? . . . . . ?
# . . C . . O
# . . * . . .
# . . . 3 . .
? . . . . . ?
? ? . . . ? ?
seen 3569 played 122 games 122 players 107 won 59/122 years 2001-2019
weight 0.5218 gain -1.1233

pattern L482065260760998
? # # # ?
. . . . .
. . * . .
a 3 . C .
? 3 . . ?
a BC
seen 71992 played 328 games 326 players 304 won 157/328 years 1992-2019
weight -0.3191 gain -1.1243

pattern L462823899849711
3 . .
B * 3
1 C .
seen 4542 played 317 games 314 players 284 won 149/316 years 2001-2019
weight -0.5266 gain -1.1245

pattern L693554965616576
C 2 2
3 * C
3 3 C
seen 2809 played 510 games 500 players 442 won 250/510 years 1992-2018
weight 0.6241 gain -1.1245

pattern L048155509869126
? C C C ?
. C 3 3 3
B 2 * . .
. . . . .
? # # # ?
seen 1570 played 55 games 55 players 55 won 33/55 years 2001-2018
weight -0.6514 gain -1.1256

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
weight -0.4402 gain -1.126

pattern L154242967115201
C . 3
. * 3
a 3 b
a .3C
b C last yes
seen 1468 played 550 games 544 players 481 won 302/550 years 2000-2019
weight 0.3208 gain -1.126

pattern L628442300950181
? . . . ?
3 3 . . .
. C * . .
3 . . . .
? a . . ?
a .3
seen 12895 played 248 games 248 players 225 won 123/247 years 2009-2018
weight -0.4784 gain -1.1264

pattern L310697609061065
? . 3 . ? ?
. . B 2 2 a
. . * C C ?
. . . . . ?
? . . . ? ?
a ? last yes
seen 988 played 490 games 487 players 397 won 256/490 years 2001-2019
weight -0.5754 gain -1.1271

pattern L682529285831537
? ? C ? ?
? . . C ?
. . * . .
? . . a ?
? ? 3 ? ?
a C last yes
seen 2645 played 92 games 92 players 89 won 45/92 years 2009-2019
weight -0.5288 gain -1.1288

pattern L296918140218859
? ? . ? ?
? . . 3 ?
. 3 * . C
? a C . ?
? ? . ? ?
a C last yes
seen 4269 played 82 games 82 players 76 won 45/82 years 2001-2019
weight -0.5678 gain -1.1289

pattern L151074928758413
? ? . ? ?
? . . . ?
# . * C .
? . . 2 ?
? ? C ? ?
seen 18628 played 94 games 94 players 93 won 47/94 years 2001-2019
weight -1.6892 gain -1.129

pattern L163758874445697
? ? B ? ?
? C 1 C ?
3 3 * 2 C
? . . . ?
? ? . ? ?
seen 62 played 44 games 44 players 43 won 24/44 years 2001-2018
weight 0.527 gain -1.1292

pattern L499210711419332
? ? ? . ? ? ?
? . . . . . ?
? . . C . . ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 2601440 played 2074 games 2036 players 1253 won 978/2073 years 2000-2019
weight 0.7893 gain -1.1292

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
weight -0.6216 gain -1.1293

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
weight 0.256 gain -1.1295

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
weight 0.256 gain -1.1295

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
weight 0.256 gain -1.1295

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
weight 0.1781 gain -1.13

pattern L305598910961887
? ? ? . ? ? ?
? . . . . . ?
? . C . . . ?
O . . * . C .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 22414 played 42 games 42 players 40 won 20/42 years 2009-2019
weight -1.2914 gain -1.1302

pattern L615756885554214
? . . . ?
. . . . .
. 3 * a .
. . . . .
? . . . ?
a C last yes
seen 129209 played 1885 games 1828 players 1190 won 968/1885 years 1992-2019
weight -0.3518 gain -1.1305

pattern L271122260234772
. . . . . . . ?
. . . . . . . ?
. . . . . . X .
. . . * . C X .
. . . . . . O O
. . . . . . . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 5616 played 216 games 215 players 199 won 109/216 years 2001-2019
weight 0.6374 gain -1.1306

pattern L076953735562086
? ? . ? ?
? . . . ?
. 3 * . 3
? a . . ?
? ? . ? ?
a C last yes
seen 22388 played 4688 games 4393 players 2212 won 2387/4684 years 2000-2019
weight -0.1797 gain -1.1311

pattern L913066127083722
? . . . ?
. a . C .
3 . * . .
. . . . .
? . . . ?
a C last yes
seen 7752 played 115 games 115 players 112 won 56/115 years 2009-2017
weight -0.4165 gain -1.1313

pattern L634349703028322
? ? ? . ? ? ?
? . . . . O ?
? . . . . C ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 24878 played 34 games 34 players 32 won 13/34 years 2009-2016
weight -1.4536 gain -1.1319

pattern L665174158909222
? ? . ? ?
? C . C ?
. . * . 3
? . 3 . ?
? ? C ? ?
seen 8585 played 285 games 284 players 263 won 139/285 years 2000-2019
weight 0.6187 gain -1.1321

pattern L059235842406195
? ? 3 ? ?
? 3 . 3 ?
3 . * . .
? # # # ?
? ? # ? ?
seen 125907 played 109 games 109 players 105 won 45/109 years 2009-2019
weight -1.2852 gain -1.1322

pattern L320316129088692
? ? . ? ?
? . C . ?
. . * . .
? C 3 . ?
? ? . ? ?
seen 262196 played 12609 games 10991 players 3712 won 6330/12600 years 1993-2019
weight -0.1037 gain -1.1322

pattern L815276548570432
? C . 3 ?
3 C . . .
. . * . .
. . . . .
? # # # ?
seen 43806 played 41 games 41 players 41 won 15/41 years 2001-2018
weight -1.6778 gain -1.1325

pattern L700996680762617
? . . . ?
. . . . .
. . * . 3
. . C . 3
? . C 2 ?
seen 4680 played 35 games 35 players 35 won 13/35 years 2001-2019
weight -1.3895 gain -1.1329

pattern L317013053835772
? ? # ? ?
? . . . ?
C . * . .
? C C 3 ?
? ? . ? ?
seen 39654 played 510 games 505 players 432 won 249/510 years 2001-2018
weight -0.4459 gain -1.1333

pattern L063154552976939
? ? . ? ?
? . . a ?
# . * 3 3
? . . . ?
? ? . ? ?
a C last yes
seen 13644 played 1084 games 1066 players 851 won 570/1082 years 1992-2019
weight -0.8344 gain -1.1334

pattern L779287559798459
? 3 . . ?
C 3 . . #
C C * . #
3 . . . #
? 3 . . ?
seen 2142 played 74 games 74 players 74 won 34/74 years 2009-2017
weight -0.4429 gain -1.1334

pattern L262484852783729
? ? . ? ?
? . . . ?
. . * . .
? C . 3 ?
? ? . ? a
a ? last yes
seen 21517 played 51 games 51 players 48 won 31/51 years 2009-2019
weight -2.0502 gain -1.1338

pattern L332157850711037
? 3 . . ?
. . . . .
2 . * . .
C . . . .
? . . . ?
seen 19844 played 66 games 66 players 62 won 30/66 years 2001-2018
weight -0.8594 gain -1.1344

pattern L539314030014893
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. . . * . . . .
. C . . . . . .
. . . 3 . O . .
. . . . . . . ?
? . . . . . ? ?
seen 14774 played 1833 games 1798 players 1243 won 931/1832 years 2000-2019
weight -0.2103 gain -1.1359

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
weight 0.4715 gain -1.1372

pattern L678328640727586
. C 1
3 * .
a C C
a .3C
seen 26416 played 301 games 300 players 270 won 125/300 years 2001-2019
weight -1.3978 gain -1.1373

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
weight 0.5068 gain -1.1376

pattern L999019910167078
? ? # ? ?
? # # # ?
# . * . .
? . C 3 ?
? ? C ? ?
seen 186644 played 4172 games 3981 players 2128 won 2123/4172 years 2000-2019
weight 0.1733 gain -1.1377

pattern L165272760267580
. . . ? ?
. * . ? ?
. 2 B ? ?
? ? ? ? a
a ? last yes
seen 3835 played 72 games 72 players 67 won 39/72 years 2000-2018
weight -0.5794 gain -1.1388

pattern L054737542541909
? ? . 3 .
? ? C * .
a ? . . b
a ? last yes
b .C
seen 21439 played 671 games 666 players 566 won 336/671 years 1993-2019
weight -0.5305 gain -1.1389

pattern L485417876075324
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . 3 X
. . . C . . O
? . . . . O ?
? ? . . . ? ?
seen 5171 played 135 games 135 players 125 won 60/135 years 2009-2018
weight -0.3974 gain -1.1393

pattern L677289286198602
. . 2
3 * .
3 . C
seen 18889 played 107 games 107 players 101 won 43/107 years 2001-2019
weight -0.8137 gain -1.1396

pattern L294090968104126
? ? . ? ?
? . . . ?
. . * 3 .
? . 2 B ?
? ? A ? ?
seen 5273 played 43 games 43 players 41 won 29/43 years 2001-2017
weight -0.846 gain -1.1404

pattern L238856837688013
? C . . ?
. 2 C . 3
. . * . .
. . . . .
? . . . ?
seen 5178 played 508 games 506 players 450 won 226/508 years 2001-2019
weight 0.4983 gain -1.1406

pattern L576810901223287
? . . 3 ?
# . . 3 .
# . * . 3
# . . C .
? . . . ?
seen 17141 played 104 games 104 players 102 won 52/104 years 2001-2019
weight -0.7131 gain -1.1407

pattern L051767333121107
? ? a
? ? ?
? 2 ?
C * C
? . ?
a ? last yes
seen 7245 played 87 games 86 players 84 won 45/87 years 2009-2018
weight -0.9568 gain -1.1408

pattern L187380329626249
? ? ? a
. C . ?
. * . ?
3 C . ?
a ? last yes
seen 3674 played 37 games 37 players 36 won 23/37 years 2009-2016
weight -1.457 gain -1.1409

pattern L610138322533543
? . . 3 ?
. . . 3 .
. . * . .
. . . C .
? . . . ?
seen 49234 played 121 games 120 players 119 won 65/121 years 2001-2019
weight -0.7459 gain -1.141

pattern L206428671823171
? ? . ? ?
? 3 C . ?
. . * . .
? . . . ?
? ? C ? ?
seen 62583 played 7179 games 6593 players 2889 won 3678/7174 years 1993-2019
weight 0.2631 gain -1.1414

pattern L360780006021430
? a ? ? ?
? ? . ? ?
? . . . ?
. . * C .
? . . . ?
? ? . ? ?
a ? last yes
seen 82550 played 485 games 483 players 424 won 239/485 years 1992-2019
weight -0.5731 gain -1.1421

pattern L465372650768644
? ? . ? ?
? . C . ?
. 3 * . .
? . 3 C ?
? ? . ? ?
seen 17432 played 707 games 702 players 599 won 336/707 years 2000-2019
weight -0.2848 gain -1.1423

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
weight 0.4088 gain -1.1433

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
weight 0.4747 gain -1.1435

pattern L377465498891541
? . . . ?
. . . . .
3 . * a .
. . . . .
? . . . ?
a C last yes
seen 33458 played 117 games 116 players 114 won 54/117 years 2001-2017
weight -1.3077 gain -1.1437

pattern L252665064244101
? ? . ? ?
? 3 3 . ?
C C * 3 .
? . B B ?
? ? # ? ?
seen 235 played 192 games 190 players 180 won 89/192 years 2001-2017
weight 0.8205 gain -1.144

pattern L366127589871400
? a ?
B 2 .
B * .
# # #
a ? last yes
seen 983 played 54 games 51 players 52 won 25/54 years 2001-2017
weight -0.8472 gain -1.1447

pattern L254237934542783
? ? a
? ? ?
3 C C
C * .
C . .
a ? last yes
seen 5178 played 38 games 38 players 37 won 27/38 years 2009-2017
weight -1.4142 gain -1.1449

pattern L403815299158367
? ? ? . ? ? ?
? X . . . . ?
? C . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 10369 played 38 games 38 players 37 won 18/38 years 2001-2017
weight -0.6506 gain -1.1449

pattern L287802395768921
? ? . ? ?
? 3 . B ?
. . * 3 3
? . . . ?
? ? . ? ?
seen 45174 played 62 games 62 players 62 won 32/61 years 2001-2019
weight -0.7126 gain -1.1469

pattern L588737818346900
? ? ? . ? ? ?
? . . . . . ?
? . . . . C ?
. . . * . . .
? . . . . 3 ?
? . . . . . ?
? ? ? O ? ? ?
seen 44555 played 109 games 109 players 99 won 59/109 years 2001-2019
weight -0.7563 gain -1.1477

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
weight -0.2024 gain -1.1482

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
weight -0.2024 gain -1.1482

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
weight -0.2024 gain -1.1482

pattern L405023421013242
? ? . ? ?
? 3 . a ?
C . * . .
? . 3 . ?
? ? . ? ?
a C last yes
seen 4690 played 84 games 84 players 81 won 38/84 years 2001-2018
weight -0.9566 gain -1.1485

pattern L310065305600076
? ? . ? ?
? . . . ?
a 2 * . .
? B . . ?
? ? . ? ?
a B last yes
seen 16481 played 561 games 556 players 475 won 321/560 years 2001-2019
weight -0.8061 gain -1.1487

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
weight -0.2025 gain -1.1487

pattern L394124105000436
. 3 .
. * .
a B 3
a .3
seen 319267 played 1873 games 1822 players 1285 won 948/1871 years 2001-2019
weight -0.4434 gain -1.1488

pattern L867796611262116
? . . . ? ?
. . . . . ?
. . * . 3 ?
. . . . . a
? . C . ? ?
a ? last yes
seen 8068 played 46 games 46 players 45 won 25/46 years 2001-2019
weight -2.2558 gain -1.1495

pattern L830162573609850
? . . . ?
3 . . . #
3 B * . #
C 2 . . #
? . . . ?
seen 3400 played 479 games 476 players 415 won 265/478 years 2001-2019
weight 0.3731 gain -1.1496

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
weight 0.2154 gain -1.1498

pattern L588641662483722
? a ?
B * C
? . ?
a B last yes
seen 13062 played 102 games 100 players 98 won 50/102 years 2001-2018
weight -0.7975 gain -1.1513

pattern L689991753357031
? C ? ? a
B * C ? ?
? . ? ? ?
a ? last yes
seen 7559 played 34 games 34 players 34 won 17/34 years 2009-2019
weight -1.6476 gain -1.1516

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
weight 0.309 gain -1.1524

pattern L041192670044140
? ? . . . ? ?
? . . . . . ?
. 3 . . . . .
. . . * . . .
. C . . C . .
? . . . . . ?
? ? . . . ? ?
seen 12604 played 60 games 60 players 59 won 30/60 years 2001-2017
weight -0.542 gain -1.153

pattern L478277279107316
? ? a ? ?
? . . . ?
. . * . .
? . C . ?
? ? . ? ?
a B last yes
seen 2999 played 35 games 35 players 35 won 19/35 years 2009-2019
weight -1.2723 gain -1.1533

pattern L220991052776342
? . . . ?
. . . . .
. . * . .
. . . C .
? . 2 C ?
seen 324982 played 286 games 283 players 255 won 134/286 years 2001-2019
weight -1.245 gain -1.1534

pattern L084374224090522
. . C
C * .
3 B B
seen 169361 played 1587 games 1562 players 1142 won 802/1587 years 2001-2019
weight -0.5015 gain -1.1535

pattern L295050403113226
? . . . ?
a . . . .
. . * C .
. . . 2 C
? . 3 . ?
a .C
seen 9632 played 2895 games 2794 players 1711 won 1455/2894 years 2000-2019
weight 0.5962 gain -1.154

pattern L999743626382316
? ? 3 ? ?
? 2 . . ?
C 2 * . #
? C 3 . ?
? ? . ? ?
seen 31677 played 58 games 58 players 56 won 31/58 years 2009-2018
weight -1.3147 gain -1.154

pattern L499079668097417
? . ?
3 * 2
? a ?
a C last yes
seen 26368 played 8902 games 7795 players 3222 won 4443/8896 years 1992-2019
weight -0.1415 gain -1.1543

pattern L625526161412023
? ? ? ? a
? ? ? ? ?
. . C ? ?
. * . ? ?
C . . ? ?
a ? last yes
seen 4787 played 37 games 37 players 35 won 18/37 years 2009-2017
weight -1.7074 gain -1.1544

pattern L348989175106222
? ? # . . ? ?
? # # . . . ?
# # # . . . .
# # # * C C .
# # # . 3 3 O
? # # . . . ?
? ? # . . ? ?
seen 12215 played 113 games 113 players 106 won 70/113 years 2001-2018
weight -0.7734 gain -1.1551

pattern L540030146041804
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . C * C C X
? . . 3 3 . ?
? . . . . . ?
? ? ? . ? ? ?
seen 890 played 75 games 75 players 69 won 41/75 years 2009-2017
weight 0.4398 gain -1.1551

pattern L554374276587639
? ? # ? ?
? . . . ?
. 3 * C .
? . . . ?
? ? . ? ?
seen 50115 played 230 games 229 players 218 won 118/230 years 2000-2019
weight -0.6339 gain -1.1551

pattern L656153978169422
1 B .
A * C
2 B .
seen 823 played 542 games 351 players 315 won 303/542 years 2000-2019
weight 0.41 gain -1.1551

pattern L278873482162930
? . . . ? a
. . . . . ?
. . * . 3 ?
. . C . . ?
? . . . ? ?
a ? last yes
seen 7136 played 2087 games 2045 players 1321 won 981/2087 years 1993-2019
weight 0.2473 gain -1.1573

pattern L679646284473915
C C C
2 * 3
C C 3
seen 2888 played 152 games 152 players 142 won 86/152 years 2000-2018
weight -0.425 gain -1.1578

pattern L539232295044469
. . . . . . . #
. . . . . . . #
. . . . . . . #
. . . * . . . #
. . . . . . . #
. . . . 3 . . #
. . O . . . . #
. . . . . . . #
seen 50716 played 569 games 554 players 407 won 296/569 years 1992-2019
weight 0.5717 gain -1.1581

pattern L767438601863969
? ? . ? ?
? . C . ?
3 3 * . .
? . 3 . ?
? ? . ? ?
seen 73746 played 163 games 163 players 157 won 81/163 years 2001-2018
weight -0.9692 gain -1.1582

pattern L641208793312839
? ? O . . ? ?
? . 3 C . . ?
. . 3 C . . #
. . . * . . #
. . . . . . #
? . . . . . ?
? ? . . . ? ?
seen 4560 played 58 games 58 players 53 won 29/57 years 2000-2018
weight -0.9307 gain -1.1591

pattern L013774519863298
? ? . . . ? ?
? # . . a . ?
# # . . . . .
# # . * . 3 .
# # . . . . .
? # . . . . ?
? ? . . . ? ?
a C last yes
seen 83894 played 671 games 663 players 527 won 302/670 years 2000-2018
weight -0.6303 gain -1.1596

pattern L471103228176950
# . a
# * 1
# . B
a B last yes
seen 8038 played 1133 games 1113 players 862 won 564/1133 years 2001-2019
weight 0.4842 gain -1.1598

pattern L843823087172384
? ? 3 ? ?
? . . . a
. . * C .
? . . . ?
? ? . ? ?
a ? last yes
seen 20205 played 497 games 494 players 431 won 250/496 years 2001-2019
weight -1.0283 gain -1.16

pattern L963541550191090
a . . ?
. * C b
3 . . ?
a .C
b ? last yes
seen 28579 played 324 games 322 players 284 won 159/324 years 2001-2019
weight -0.8453 gain -1.16

pattern L287876428245128
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. C C * C C .
? 3 3 3 3 . ?
? . . . . . ?
? ? ? . ? ? ?
seen 1217 played 188 games 187 players 161 won 95/188 years 2009-2019
weight 0.5384 gain -1.1602

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
weight 0.217 gain -1.161

pattern L933730602896173
? . . . ?
. 3 . a .
. . * . .
. 3 . . .
? . . . ?
a C last yes
seen 5230 played 243 games 243 players 221 won 128/243 years 2001-2019
weight 0.8205 gain -1.1617

pattern L247167659007943
a ? ? 2 ?
? ? 2 * 3
? ? ? 3 ?
a ? last yes
seen 7655 played 66 games 66 players 65 won 35/66 years 2001-2017
weight -0.6912 gain -1.1618

pattern L084724481742358
a 2 .
. * 3
. . .
a C last yes
seen 36409 played 311 games 310 players 283 won 160/311 years 2000-2018
weight -0.398 gain -1.1623

pattern L671661129280363
. B a
3 * 2
3 . .
a 2B
seen 6563 played 133 games 132 players 130 won 67/133 years 2001-2017
weight -0.6913 gain -1.1623

pattern L017612592981213
C C 3 ? ?
. * B ? a
. . . ? ?
a ? last yes
seen 5618 played 1432 games 1409 players 996 won 706/1432 years 1992-2019
weight -0.2682 gain -1.1631

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
weight 0.2691 gain -1.1637

pattern L435043930429520
? . C . ?
. 2 C . .
. C * . .
. . . . .
? C . . ?
seen 5110 played 44 games 44 players 44 won 17/44 years 2009-2019
weight -1.1075 gain -1.1638

pattern L711685016005004
2 . 3
. * .
3 . 3
seen 29465 played 44 games 44 players 42 won 23/44 years 2009-2018
weight -1.856 gain -1.164

pattern L265583537594285
# # #
a * .
3 . C
a C last yes
seen 1143 played 462 games 458 players 380 won 243/462 years 2000-2019
weight 0.4318 gain -1.1641

pattern L521418006707969
. . . . . . . ?
. . . . . . . .
. . . . . . . .
. C . * . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . ?
? . . . . . ? ?
seen 3391623 played 25987 games 20515 players 4828 won 12972/25971 years 1992-2019
weight 0.1105 gain -1.1648

pattern L348600897964293
3 a C
. * C
3 3 C
a C last yes
seen 1443 played 52 games 52 players 48 won 24/52 years 2001-2017
weight -0.6515 gain -1.1653

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
weight 0.2802 gain -1.1653

pattern L988382379805864
? ? ? . ? ? ?
? . C . . X ?
? . . . . . ?
. C . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 48278 played 58 games 58 players 55 won 22/58 years 2009-2017
weight -1.3116 gain -1.1661

pattern L801047485812281
? ? . ? ?
? 3 C . ?
a . * . .
? 3 . . ?
? ? 3 ? ?
a .3
seen 22577 played 468 games 465 players 412 won 231/468 years 2001-2019
weight -0.7342 gain -1.1669

pattern L490527507746347
? . . . ?
. 3 . . .
. . * . .
. . . . C
? . . . ?
seen 148241 played 126 games 126 players 116 won 73/126 years 2001-2017
weight -0.9179 gain -1.1672

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
weight 0.2191 gain -1.1674

pattern L576314902098228
3 . 1
. * a
. . 3
a B last yes
seen 759 played 390 games 389 players 349 won 208/390 years 2000-2019
weight 0.6339 gain -1.168

pattern L821224408919130
2 B .
. * C
3 . C
seen 10672 played 241 games 240 players 226 won 124/241 years 2001-2017
weight -0.6361 gain -1.1685

pattern L295911895646553
? . . C ?
. . a 2 .
. . * . .
. . . . .
? # # # ?
a C last yes
seen 28064 played 3368 games 3232 players 1851 won 1605/3364 years 2000-2019
weight -0.2502 gain -1.1691

pattern L844981821397014
? . . . ?
. . . . .
. a * . .
. 3 C . .
? 3 . . ?
a C last yes
seen 6530 played 1750 games 1722 players 1190 won 924/1749 years 2000-2019
weight -0.2115 gain -1.1692

pattern L037551027437418
# # # ?
3 * . ?
3 C . a
a ? last yes
seen 2067 played 43 games 43 players 43 won 25/43 years 2001-2016
weight -0.9996 gain -1.1694

pattern L156462509459628
? ? 3 . C
? ? . * .
a ? . . .
a ? last yes
seen 34327 played 685 games 679 players 553 won 319/685 years 2001-2019
weight -0.957 gain -1.1694

pattern L207627458578658
. . . . . . . ?
. . . . . . . .
. . . . . C O .
. . . * . 3 . .
. . . . . . . .
. . . . . . . .
. . . . . . . ?
? . . . . . ? ?
seen 3993 played 667 games 651 players 513 won 303/667 years 2001-2019
weight 0.272 gain -1.1705

pattern L394954648233128
? a ?
? ? ?
? . ?
2 * .
? C ?
a ? last yes
seen 12414 played 162 games 162 players 153 won 81/162 years 2001-2017
weight -0.7281 gain -1.1709

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
weight 0.1888 gain -1.1714

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
weight 0.3167 gain -1.1722

pattern L028156867741290
? ? . ? ?
? . . . ?
3 . * . .
? 2 . . ?
? ? 2 ? ?
seen 19299 played 394 games 391 players 357 won 185/394 years 2001-2019
weight 0.6666 gain -1.1735

pattern L569743825235867
. C .
. * a
. 2 B
a B last yes
seen 674 played 48 games 48 players 47 won 26/48 years 2001-2017
weight -0.548 gain -1.1735

pattern L613071196123334
? ? . 2 C
a ? . * C
? ? . . .
a ? last yes
seen 5046 played 62 games 62 players 62 won 29/62 years 2001-2017
weight -0.3101 gain -1.1737

pattern L938031534543150
? . C 2 ?
. . C 2 .
. . * C 3
. . . C C
? . . . ?
seen 6101 played 39 games 39 players 39 won 22/39 years 2009-2017
weight -0.3996 gain -1.1738

pattern L122527055816099
? . . 2 ?
. . C C 2
. . * 2 C
. . . . C
? . . . ?
seen 3503 played 60 games 60 players 59 won 24/59 years 2000-2017
weight -0.8118 gain -1.1742

pattern L221123454663818
? ? C ? ?
? a . C ?
. . * . C
? . . . ?
? ? # ? ?
a C last yes
seen 1144 played 40 games 40 players 40 won 21/40 years 2001-2019
weight -0.6952 gain -1.1748

pattern L989643162215101
? ? . . . ? ?
? . . . . . ?
# . . . . . .
# . . * . . .
# . . C . . .
? . 3 3 C O ?
? ? . . X ? ?
seen 4864 played 152 games 151 players 132 won 61/152 years 2009-2018
weight 0.54 gain -1.1749

pattern L972027758752717
C . a
. * .
C . .
? ? b
a .C
b ? last yes
seen 47458 played 679 games 672 players 571 won 332/678 years 2000-2019
weight -1.5442 gain -1.1753

pattern L097578187833696
. . .
. * C
. . 3
? ? ?
a ? ?
a ? last yes
seen 10787 played 1266 games 1251 players 927 won 659/1266 years 2000-2019
weight -0.5054 gain -1.1756

pattern L705250580260361
. . . ? ?
3 * . ? a
. . C ? ?
a ? last yes
seen 29483 played 44 games 44 players 44 won 23/44 years 2001-2017
weight -0.7847 gain -1.1756

pattern L698374902844991
? . . . . . ? ?
. . . . . . . ?
. . . . 3 . . ?
. . . * . . . .
. . . . . C . ?
. . . . . . . ?
? . . . . . ? ?
? ? ? . ? ? ? ?
seen 167166 played 2853 games 2732 players 1666 won 1329/2851 years 2000-2019
weight 0.2236 gain -1.1764

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
weight -0.8728 gain -1.1767

pattern L850412821762915
? ? . ? ?
? . . C ?
. . * . B
? C . C ?
? ? . ? ?
seen 27264 played 384 games 384 players 349 won 197/384 years 2001-2019
weight 0.7364 gain -1.1771

pattern L084973308805130
? ? C ? ?
? B 1 C ?
. 2 * . .
? # # # ?
? ? # ? ?
seen 4153 played 97 games 97 players 95 won 43/97 years 2001-2019
weight 0.4818 gain -1.1773

pattern L748747939453937
? ? ? O ? ? ?
? . C 3 3 X ?
? . . . . . ?
. . C * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 14527 played 37 games 37 players 35 won 18/37 years 2001-2016
weight -0.9397 gain -1.1775

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
weight 0.584 gain -1.1782

pattern L095356395981439
? . . . ?
. . 3 3 .
. . * B 2
. . . . C
? . . . ?
seen 5043 played 56 games 56 players 55 won 35/56 years 2009-2017
weight -0.7961 gain -1.1783

pattern L788673581715803
? ? . . . ? ?
? . . . . . ?
. . . C . 3 .
. . . * . . .
. . . . . 3 O
? . . . . . ?
? ? . . . ? ?
seen 1623 played 48 games 48 players 48 won 16/48 years 2001-2017
weight -0.6628 gain -1.1788

pattern L716390073830096
? ? ? O ? ? ?
? . C 2 . . ?
? . C . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 119905 played 93 games 92 players 89 won 39/93 years 2001-2018
weight -0.5721 gain -1.1789

pattern L979532532233850
C 2 2
. * B
. 3 .
seen 1226 played 268 games 268 players 248 won 141/266 years 2000-2019
weight 0.3806 gain -1.1789

pattern L942574267243601
. B 3
C * 3
2 . 3
seen 14536 played 428 games 425 players 377 won 220/427 years 2001-2019
weight -0.4777 gain -1.1793

pattern L184327502243828
? ? ? . ? ? ?
? X . . . . ?
? C C . C . ?
. . . * . . .
? . 3 . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 2838 played 52 games 52 players 51 won 29/52 years 2009-2019
weight -0.6628 gain -1.1797

pattern L996073449765234
? ? C ? ?
? 3 C . ?
. 3 * 3 .
? . . . ?
? ? # ? ?
seen 21916 played 171 games 171 players 160 won 84/171 years 2009-2019
weight -0.8055 gain -1.18

pattern L901122252144668
? ? . ? ?
? . C C ?
. . * . .
? C 3 . ?
? ? . ? ?
seen 16591 played 71 games 71 players 69 won 33/71 years 2009-2017
weight -1.0486 gain -1.1802

pattern L340412210316016
? ? ? O ? ? ?
? . . . . # ?
? . . . . # ?
. C . * . # #
? . . . . # ?
? . . . . # ?
? ? ? . ? ? ?
seen 34317 played 34 games 34 players 32 won 13/34 years 2009-2017
weight -1.4329 gain -1.1803

pattern L715320403459389
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . 2 C . . ?
? O 2 C . . ?
? ? ? X ? ? ?
seen 4414 played 557 games 549 players 471 won 300/557 years 2000-2019
weight 0.3836 gain -1.1806

pattern L899938600497017
? ? ? x ? ? ?
? # . . . . ?
? # . . 3 . ?
# # . * C . .
? # . . . . ?
? # . . . . ?
? ? ? # ? ? ?
seen 20785 played 5578 games 5330 players 2443 won 2716/5578 years 1992-2019
weight 0.2124 gain -1.1812

pattern L111555103068127
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . C .
. . . . . . X
? . . . . . ?
? ? . . . ? ?
seen 121302 played 501 games 497 players 434 won 236/501 years 2000-2019
weight -0.5502 gain -1.1818

pattern L264042367206251
B 1 B
. * 3
a C .
a .C
seen 1992 played 730 games 722 players 615 won 372/729 years 2000-2019
weight 0.6245 gain -1.1827

pattern L295716682663136
? ? . ? ?
? . . 3 ?
. C * 3 C
? . B B ?
? ? 3 ? ?
seen 7933 played 47 games 47 players 47 won 23/47 years 2009-2018
weight -0.7612 gain -1.1827

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
weight -0.4267 gain -1.1852

pattern L193655133386004
? a ?
C . C
. * C
3 . .
a ? last yes
seen 1921 played 53 games 53 players 52 won 22/53 years 2001-2017
weight -0.6438 gain -1.1856

pattern L933447303080267
? 3 B 3 ?
. 3 B . .
. . * . .
# # # # #
? # # # ?
seen 97533 played 140 games 140 players 136 won 68/140 years 2001-2019
weight -1.6953 gain -1.1862

pattern L589973432894401
? ? ? . ? ? ?
? . . 3 . . ?
? . . . . C ?
O . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 9380 played 617 games 597 players 501 won 330/617 years 2000-2019
weight 0.7629 gain -1.1872

pattern L132685361603599
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. 3 . * . . .
? C . C . . ?
? a . . . . ?
? ? ? . ? ? ?
a O last yes
seen 2941 played 1056 games 1039 players 758 won 547/1056 years 2001-2019
weight 0.6989 gain -1.1873

pattern L678393476220758
? ? ? x ? ? ?
? . . . . . ?
? . . C . . ?
. . 3 * . . #
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 481 played 277 games 277 players 248 won 129/277 years 2001-2019
weight 0.4642 gain -1.188

pattern L212249608347439
. . C ?
. * C ?
. . 3 ?
? ? ? ?
? ? ? a
a ? last yes
seen 13110 played 376 games 372 players 337 won 183/376 years 2000-2019
weight -0.3967 gain -1.1882

pattern L235573795513471
? ? . ? ?
? C . . ?
3 C * . C
? 3 C C ?
? ? . ? ?
seen 30079 played 51 games 51 players 51 won 24/51 years 2009-2017
weight -0.3814 gain -1.1882

pattern L523575394903240
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
O . . * . . x
? . 3 . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 861361 played 150 games 150 players 143 won 79/150 years 2000-2019
weight -1.5855 gain -1.1882

pattern L881707426695175
? ? # ? ?
? . . . ?
C . * . .
? C 3 . ?
? ? . ? ?
seen 62120 played 1471 games 1442 players 1064 won 761/1471 years 1992-2019
weight -0.3139 gain -1.1884

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
weight 0.6659 gain -1.189

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
weight -0.4052 gain -1.1891

pattern L125743737884664
? . . . a
# . . . .
# . * . C
# . . . .
? . . . ?
a ? last yes
seen 37705 played 51 games 51 players 49 won 22/51 years 2009-2017
weight -1.4039 gain -1.1902

pattern L753059210414941
? . . . ?
. . . . .
a . * . .
. . . . .
? C . . ?
a C last yes
seen 124269 played 306 games 306 players 282 won 148/306 years 2001-2018
weight -1.178 gain -1.1902

pattern L968639778931512
a C . #
? . * #
? C . #
a ? last yes
seen 11980 played 120 games 120 players 113 won 65/120 years 2001-2018
weight -0.7534 gain -1.1903

pattern L845986694446755
? 3 3 3 ?
3 B B . .
B 2 * . .
. . . . .
? # # # ?
seen 234 played 99 games 99 players 92 won 56/99 years 2009-2018
weight 0.5904 gain -1.1908

pattern L720408363773349
? ? . . 3
a ? C * C
? ? . . .
a ? last yes
seen 5428 played 62 games 62 players 57 won 35/62 years 2009-2017
weight -0.535 gain -1.1911

pattern L934445820396298
? ? . ? ?
? . 3 . ?
. . * 2 C
? . C C ?
? ? C ? ?
seen 24675 played 82 games 82 players 78 won 33/82 years 2001-2019
weight -0.5053 gain -1.1911

pattern L309919781426331
? . a
C * 2
? A ?
a ? last yes
seen 273 played 64 games 64 players 62 won 34/64 years 2009-2018
weight -0.4927 gain -1.1917

pattern L192022014834972
? . . . ?
. . . . .
. . * . .
. . a . .
? 3 . . ?
a C last yes
seen 82520 played 196 games 195 players 187 won 96/196 years 2001-2019
weight -0.1559 gain -1.1922

pattern L219859607235659
? ? . . . ? ?
? . . . . . ?
. . . . . . #
. 3 . * . . #
. . . C . . #
? . 3 . . . ?
? ? X O . ? ?
seen 6866 played 394 games 392 players 339 won 191/394 years 2001-2019
weight 0.5923 gain -1.1923

pattern L837520085228677
? 2 2 C ?
3 . 2 C .
. . * . .
. . . . .
? # # # ?
seen 262 played 96 games 95 players 88 won 54/96 years 2001-2018
weight 0.9095 gain -1.1923

pattern L878334925667426
? . . . ?
. . . C .
. . * . .
. C . . .
? . . . ?
seen 11302 played 190 games 190 players 176 won 112/190 years 2001-2019
weight 0.8522 gain -1.1926

pattern L826657516083007
? ? . ? ?
? . . . ?
B . * . .
? 2 . . ?
? ? 3 ? ?
seen 17385 played 157 games 155 players 148 won 87/157 years 2001-2019
weight -0.3602 gain -1.1927

pattern L542946736753699
? ? . ? ?
? . . . ?
# . * . 3
? . . . ?
? ? . ? ?
? ? ? a ?
a ? last yes
seen 70362 played 74 games 74 players 73 won 38/74 years 2001-2017
weight -2.1126 gain -1.193

pattern L721823726306426
? . ?
# * C
? B ?
? ? ?
? a ?
a ? last yes
seen 8878 played 283 games 283 players 265 won 142/283 years 2001-2018
weight -0.3809 gain -1.1936

pattern L019748895714501
? ? 3 ?
a . * 2
? ? . ?
a ? last yes
seen 11148 played 178 games 178 players 167 won 92/178 years 2009-2018
weight -0.5442 gain -1.194

pattern L474247478674211
? ? ? a
3 . 3 ?
. * . ?
. C . ?
a ? last yes
seen 11123 played 87 games 86 players 86 won 46/87 years 2001-2018
weight -0.5045 gain -1.1942

pattern L664338185204096
a . b
. * .
C 3 3
a .C
b C last yes
seen 9193 played 421 games 419 players 377 won 205/421 years 2001-2019
weight -0.4191 gain -1.1944

pattern L183922483932635
? . . . ?
. . . . .
. . * . .
C . 3 . a
? . . . ?
a C last yes
seen 16794 played 45 games 45 players 45 won 20/45 years 2001-2016
weight -1.3447 gain -1.1957

pattern L391086676427121
? . . . ?
. . . . .
. . * . .
. 3 C 3 .
? . C a ?
a .3
seen 3747 played 2594 games 2509 players 1601 won 1264/2594 years 2000-2019
weight 0.3353 gain -1.1957

pattern L890858345066359
? ? . ? ?
? . . . ?
C . * 3 3
? . C 3 ?
? ? . ? ?
seen 26175 played 411 games 408 players 374 won 208/411 years 2000-2019
weight -0.3508 gain -1.196

pattern L620788482125955
? ? . . . ? ?
? . . . . . ?
. . . . 3 . O
. . . * a . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
a C last yes
seen 13320 played 9393 games 8859 players 3107 won 4556/9389 years 1992-2019
weight 0.1147 gain -1.1964

pattern L315151149221111
? ? C ? ?
? 3 . . ?
. . * . 3
? # # # ?
? ? # ? ?
seen 23291 played 35 games 35 players 35 won 15/35 years 2009-2017
weight -1.2986 gain -1.1965

pattern L747913083250718
? . . . ?
. . C . 3
. . * . .
. . . . .
? . a . ?
a C last yes
seen 3704 played 59 games 59 players 59 won 25/58 years 2001-2019
weight -0.7346 gain -1.1965

pattern L393185935844432
? # . C ?
# # . C 3
# # * 3 3
# # . . 3
? # . . ?
seen 207863 played 205 games 204 players 192 won 113/205 years 2001-2019
weight -1.4139 gain -1.1971

pattern L004020849974474
C 3 3
C * A
C 3 A
seen 458 played 76 games 76 players 76 won 44/76 years 2001-2016
weight 0.3362 gain -1.1975

pattern L838230371919587
? ? # ? ?
? . . . ?
. . * C C
? C . . ?
? ? . ? ?
seen 120983 played 177 games 177 players 165 won 70/177 years 2001-2019
weight -0.9518 gain -1.1983

pattern L394736486659816
? ? . . . ? ?
? . . . . O ?
. C . . . . .
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 487456 played 45 games 45 players 45 won 20/45 years 2009-2017
weight -0.7583 gain -1.1993

pattern L223762777079168
? 2 ?
2 * 2
? . ?
seen 67967 played 513 games 507 players 436 won 266/513 years 2001-2019
weight -0.9339 gain -1.2004

pattern L183678283268678
? ? 3 ? ?
? . . C ?
# . * . a
? . . . ?
? ? . ? ?
a C last yes
seen 1765 played 55 games 55 players 53 won 31/55 years 2001-2017
weight -1.1054 gain -1.2015

pattern L431830720227331
? # # # ?
. . . . .
C C * . .
3 3 3 . .
? . . . ?
seen 74071 played 927 games 912 players 723 won 475/926 years 2001-2019
weight -0.32 gain -1.2016

pattern L821267347999265
C . C
. * C
. a 1
a B last yes
seen 3287 played 154 games 154 players 142 won 76/154 years 2000-2018
weight -0.4304 gain -1.2031

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
weight 0.2267 gain -1.2032

pattern L645852482018897
? ? . ? ?
? 2 C . ?
. . * . C
? . . . ?
? ? # ? ?
seen 12152 played 303 games 303 players 278 won 154/302 years 2001-2018
weight -0.5222 gain -1.2032

pattern L024846892862989
a . .
b * .
. 3 .
a 23
b B last yes
seen 7608 played 1613 games 1585 players 1137 won 817/1613 years 1992-2019
weight 0.537 gain -1.2036

pattern L213165536306467
? ? C ? ?
? # . C ?
# # * . .
? # . . ?
? ? # ? ?
seen 184583 played 38 games 38 players 37 won 18/38 years 2009-2017
weight -1.8357 gain -1.2043

pattern L289318842844923
. a C
3 * 3
C 3 3
a C last yes
seen 1393 played 947 games 936 players 750 won 429/946 years 2001-2018
weight 0.38 gain -1.2046

pattern L978759616003835
? ? ? . ? ? ?
? . . . . . ?
? . . C C C ?
. . 3 * 3 3 X
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 31547 played 65 games 65 players 63 won 25/65 years 2009-2017
weight -1.019 gain -1.2057

pattern L993474705183341
. C C
. * 3
. . 3
? ? a
a ? last yes
seen 7561 played 115 games 114 players 112 won 59/115 years 1992-2018
weight -1.2698 gain -1.206

pattern L705219895006058
? ? C ? ?
? . . 2 ?
C . * C .
? . . . ?
? ? . ? ?
seen 4522 played 57 games 57 players 57 won 30/57 years 2009-2018
weight -0.9921 gain -1.207

pattern L993473704419598
? ? . . . ? ?
? . . 3 . . ?
. C . . . . .
. . C * . . .
. . . . . . .
? X . . . . ?
? ? . . . ? ?
seen 4162 played 47 games 47 players 45 won 20/47 years 2009-2016
weight -0.5316 gain -1.2084

pattern L894229114196547
? ? ? X ? ? ?
? O . C 3 . ?
? . . C 3 . ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 10553 played 500 games 495 players 434 won 259/499 years 2001-2019
weight -0.3031 gain -1.2092

pattern L609363678978716
? ? . C .
? ? . * .
? ? . . .
? ? ? ? ?
a ? ? ? ?
a ? last yes
seen 217173 played 1739 games 1713 players 1174 won 836/1738 years 1992-2019
weight 0.2347 gain -1.2095

pattern L954788634272898
? . . . ?
. 3 a . .
. . * . .
. . C . .
? . . . ?
a C last yes
seen 21321 played 2714 games 2634 players 1657 won 1339/2712 years 2000-2019
weight 0.3251 gain -1.2102

pattern L453672032130548
a ? . ? ?
? C C . ?
. 3 * . #
? . . . ?
? ? . ? ?
a ? last yes
seen 1067 played 70 games 70 players 69 won 30/70 years 2001-2018
weight -0.6403 gain -1.2105

pattern L585690332222968
? ? . 3 . ?
a 3 . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 17317 played 76 games 76 players 75 won 37/76 years 2001-2019
weight -0.4655 gain -1.2106

pattern L235175524075682
? . . . ?
# . . . 3
# . * 3 .
# . C C 2
? . . . ?
seen 7848 played 123 games 123 players 119 won 65/123 years 2001-2018
weight -0.6314 gain -1.2127

pattern L176735652838274
? ? 3 ? ?
? . 3 . ?
C C * . .
? . . C ?
? ? . ? ?
seen 61239 played 371 games 365 players 335 won 194/371 years 2001-2018
weight -0.7833 gain -1.213

pattern L050417685558868
. C 2
. * A
. B 3
seen 4241 played 127 games 127 players 120 won 72/127 years 2001-2017
weight -0.5306 gain -1.2135

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
weight 0.4315 gain -1.2155

pattern L933744614506733
? a ?
. * C
? . ?
a B last yes
seen 116806 played 14143 games 11888 players 3866 won 7106/14137 years 1988-2019
weight -0.1509 gain -1.2162

pattern L502770208453173
? ? . ? ?
? . . . ?
2 a * . .
? . . . ?
? ? C ? ?
a C last yes
seen 12756 played 54 games 54 players 53 won 28/54 years 2009-2018
weight -1.4019 gain -1.2163

pattern L969939462823163
? . . . ?
. . . . .
. . * . .
3 . . . .
? . . a ?
a C last yes
seen 59138 played 255 games 254 players 226 won 136/255 years 2001-2019
weight -0.6079 gain -1.2163

pattern L070956003804377
? ? . ? ?
? . . . ?
. . * a .
? C . 3 ?
? ? 3 ? ?
a C last yes
seen 4767 played 493 games 491 players 433 won 253/493 years 2000-2019
weight -0.3891 gain -1.2164

pattern L454929518610356
? . ?
# * C
? A ?
? ? a
a ? last yes
seen 593 played 398 games 392 players 365 won 205/398 years 2000-2019
weight 0.688 gain -1.2168

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
weight 0.377 gain -1.2168

pattern L361387955236942
? ? . ? ?
? . C 3 ?
C 3 * 3 .
? . . . ?
? ? . ? ?
seen 14828 played 102 games 102 players 100 won 49/102 years 2001-2018
weight -0.6878 gain -1.2171

pattern L920279560351092
? . . . ?
. C . . #
B 1 * . #
. C . . #
? . . . ?
seen 2962 played 48 games 48 players 46 won 20/48 years 2009-2017
weight -0.6629 gain -1.2181

pattern L370277023496654
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . B 2 . . ?
? . 3 C C . ?
? ? ? . ? ? ?
seen 3099 played 573 games 566 players 484 won 275/573 years 2001-2019
weight 0.4371 gain -1.2184

pattern L554992424471744
? a . .
? B * .
? . . .
b ? ? ?
a 23
b ? last yes
seen 10620 played 602 games 599 players 496 won 317/602 years 2001-2019
weight -0.6271 gain -1.2185

pattern L826526795495483
? B ?
a * 2
? . ?
a B last yes
seen 877 played 54 games 54 players 52 won 27/54 years 2009-2018
weight -0.7799 gain -1.219

pattern L341269062443973
3 . . ?
. * . a
C 3 . ?
a ? last yes
seen 1280 played 44 games 44 players 43 won 24/44 years 1993-2019
weight -0.8033 gain -1.2198

pattern L398046000817269
? ? . O . ? ?
? . . . . . ?
. . . . . . .
X 3 . * . . .
O . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 10562 played 43 games 43 players 43 won 25/43 years 2009-2016
weight -0.6714 gain -1.2199

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
weight 0.205 gain -1.2203

pattern L756384557665809
? C C C ?
3 3 3 C .
. . * 2 a
. . . . .
? # # # ?
a B last yes
seen 553 played 44 games 44 players 44 won 26/44 years 2001-2018
weight -0.6998 gain -1.2211

pattern L550302954580717
? ? . ? a
? . . 3 ?
. . * . 3
? . C . ?
? ? . ? ?
a ? last yes
seen 3342 played 883 games 871 players 706 won 495/883 years 2000-2019
weight 0.4169 gain -1.2217

pattern L274716770080378
? ? # # # ? ?
? # # # # # ?
# # # # # # #
# # . * . . .
# # . C 3 3 .
? # . C C X ?
? ? . X X ? ?
seen 1302 played 321 games 321 players 279 won 167/321 years 2001-2019
weight 0.7483 gain -1.2221

pattern L625539685178175
a ? ? ?
? ? ? ?
? ? . ?
? B * C
? ? . ?
a ? last yes
seen 9017 played 543 games 541 players 479 won 273/543 years 2001-2019
weight 0.3662 gain -1.2221

pattern L824188781111617
? ? ? . ? ? ?
? . C . C . ?
? . . . . 3 ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 27523 played 381 games 378 players 337 won 206/381 years 2000-2018
weight 0.4845 gain -1.2221

pattern L798246650701102
? ? # # # ? ?
? . . . . . ?
. . . . . . .
. 2 B * . . .
O C 2 . . . .
? X . . . . ?
? ? . . . ? ?
seen 191 played 101 games 101 players 100 won 49/101 years 2001-2017
weight 0.4635 gain -1.2227

pattern L069275003701518
? . 3 3 ?
. . . . .
. . * . .
. . . a .
? . . . ?
a C last yes
seen 5392 played 105 games 105 players 102 won 57/105 years 2000-2019
weight -0.5995 gain -1.2228

pattern L251804108236322
? ? . ? ?
? # . C ?
# # * 1 a
? # . B ?
? ? . ? ?
a A last yes
seen 3590 played 180 games 179 players 169 won 96/180 years 2001-2018
weight -0.2637 gain -1.2236

pattern L870769817451840
? # ?
. * .
? a ?
a A last yes
seen 1532 played 1319 games 1260 players 938 won 715/1319 years 1992-2019
weight 0.8614 gain -1.2243

pattern L790186660064808
? ? . ? ?
? . . C ?
. . * . 2
? C . . ?
? ? . ? ?
seen 20127 played 148 games 148 players 140 won 64/148 years 2001-2019
weight -0.6369 gain -1.2253

pattern L356184653311475
? ? 3 ? ?
? . 3 C ?
. . * C .
? . 3 3 ?
? ? . ? ?
seen 94608 played 961 games 948 players 732 won 513/960 years 2001-2019
weight -0.7057 gain -1.2257

pattern L566677518402920
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . C . .
? . . . . . ?
? ? . X X ? ?
seen 29395 played 55 games 55 players 53 won 24/55 years 2001-2017
weight -0.9623 gain -1.2264

pattern L456918433170503
? ? . . . ? ?
? . . 3 . . ?
. . . . . 3 .
. . . * C 3 .
. . . . . C O
? . . C . . ?
? ? . . . ? ?
seen 591 played 70 games 70 players 66 won 33/70 years 2009-2017
weight 0.7967 gain -1.2267

pattern L046734422233879
? . . . ?
. . . . .
. . * C .
. . a 2 .
? . . . ?
a C last yes
seen 43171 played 5177 games 4878 players 2455 won 2455/5172 years 1992-2019
weight -0.1479 gain -1.2269

pattern L135467324383538
? ? a
3 . b
. * .
# # #
a ? last yes
b 2C
seen 13981 played 140 games 140 players 138 won 67/140 years 2001-2019
weight -0.8099 gain -1.2272

pattern L846680452984202
. 3 .
3 * B
. . 3
seen 26146 played 64 games 64 players 62 won 32/64 years 2000-2017
weight -0.9735 gain -1.2273

pattern L298025508971620
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * C C O
? C . 3 . 3 ?
? . . . . . ?
? ? ? . ? ? ?
seen 2596 played 527 games 526 players 429 won 313/527 years 2001-2019
weight 0.3585 gain -1.2281

pattern L487515595664979
? ? . ? ?
? C . . ?
. . * 3 C
? C . . ?
? ? . ? ?
seen 24381 played 130 games 130 players 126 won 70/130 years 2001-2017
weight -0.859 gain -1.2282

pattern L022779199810031
? ? ? # ? ? ?
? . . . . . ?
? 3 . . . . ?
. 3 C * . . .
? C . . . . ?
? O . . . . ?
? ? ? . ? ? ?
seen 6106 played 157 games 156 players 135 won 62/157 years 2009-2018
weight 0.5484 gain -1.2293

pattern L078058854348749
? ? C ? ?
? a . 3 ?
. . * . .
? # # # ?
? ? # ? ?
a C last yes
seen 10122 played 47 games 47 players 47 won 19/47 years 2009-2017
weight -1.5965 gain -1.2296

pattern L256709585542630
a . C
. * C
3 . C
a C last yes
seen 12068 played 63 games 63 players 62 won 33/63 years 2009-2018
weight -0.8805 gain -1.2303

pattern L233111713741630
? ? # # # ? ?
? . . . . . ?
. . . . . . .
X . . * . . .
. . . . . . O
? . . . . . ?
? ? . . . ? ?
seen 112467 played 1445 games 1416 players 1007 won 732/1444 years 1992-2019
weight 0.5179 gain -1.2305

pattern L136517796999153
? ? a ? ?
? . 3 . ?
. . . . .
. C * . .
. . . . .
? . . . ?
a ? last yes
seen 4535 played 201 games 200 players 189 won 92/201 years 2009-2017
weight -0.4192 gain -1.2307

pattern L183160064035108
3 3 a
b * C
C . C
a .C
b C last yes
seen 4384 played 192 games 189 players 180 won 94/192 years 2001-2019
weight -0.9283 gain -1.2307

pattern L305066738970894
? ? . . .
a ? C * .
? ? C . 3
a ? last yes
seen 9203 played 55 games 55 players 51 won 32/55 years 2009-2017
weight -0.8853 gain -1.2316

pattern L565729611027945
a . . .
? . * .
? . C C
a ? last yes
seen 47762 played 48 games 48 players 47 won 24/48 years 2001-2017
weight -1.7336 gain -1.2318

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
weight 0.4851 gain -1.2322

pattern L040405776747143
? ? # ? ?
? . . . ?
. . * . .
? 3 . 3 ?
? ? 3 ? ?
seen 323582 played 224 games 223 players 211 won 98/224 years 2000-2018
weight -0.6909 gain -1.2324

pattern L496080305831553
a ? ? ?
? C . .
? . * 3
? . C C
a ? last yes
seen 2756 played 68 games 68 players 66 won 35/68 years 2001-2017
weight -1.0628 gain -1.2341

pattern L697992537015075
a ? . C . ?
? 3 . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 17232 played 49 games 49 players 47 won 28/49 years 2009-2017
weight -1.6713 gain -1.2341

pattern L093226815267556
? ? . ? ?
? . . . ?
B . * . .
? . . C ?
? ? . ? ?
seen 52481 played 210 games 208 players 196 won 106/210 years 2000-2018
weight -0.6055 gain -1.2366

pattern L735510393742136
? . . . ?
a . C . .
3 . * . .
3 . C . .
? . . . ?
a .3
seen 91043 played 124 games 124 players 120 won 53/124 years 2000-2019
weight -0.5566 gain -1.2371

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
weight -0.466 gain -1.2377

pattern L833358270462480
C C C
3 * 3
3 3 3
seen 144304 played 423 games 394 players 361 won 198/423 years 2001-2019
weight -1.6912 gain -1.2381

pattern L871780309843893
? C ?
C * B
? 3 ?
? ? a
a ? last yes
seen 1195 played 52 games 52 players 51 won 22/52 years 2001-2017
weight -0.8608 gain -1.2381

pattern L133853182464940
? ? 3 ? ?
? B B . ?
B 2 * . .
? . . . ?
? ? # ? ?
seen 3015 played 1076 games 1070 players 808 won 527/1075 years 2001-2019
weight 0.4765 gain -1.2383

pattern L241813743188328
? ? . ? ?
? 3 C C ?
. 3 * . C
? . . . ?
? ? # ? ?
seen 15839 played 218 games 216 players 199 won 124/218 years 2009-2018
weight 0.5357 gain -1.2383

pattern L675052088582099
? # # # ?
# # # # #
. . * . .
. . C 3 C
? . C 3 ?
seen 23634 played 2401 games 2354 players 1479 won 1245/2400 years 2000-2019
weight 0.7418 gain -1.2385

pattern L663667878157265
? ? ? . ? ? ?
? . . . 3 X ?
? . . . . . ?
. . . * C . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 25296 played 269 games 269 players 253 won 134/269 years 2001-2019
weight -0.6005 gain -1.2386

pattern L803847332928430
? ? a
. . 2
. * .
. C .
a ? last yes
seen 7338 played 333 games 331 players 290 won 153/333 years 2001-2019
weight 0.5353 gain -1.2394

pattern L533431789349245
? ? 3 ? ? ?
? . . . ? a
. . * . . ?
? . C . ? ?
? ? . ? ? ?
a ? last yes
seen 5677 played 47 games 47 players 43 won 22/47 years 2009-2019
weight -0.8199 gain -1.2395

pattern L627111978350494
? ? . . . ?
? . . . . .
? . . * . .
? . 3 . . .
a ? . . C ?
a ? last yes
seen 3167 played 97 games 97 players 96 won 41/97 years 2001-2017
weight -0.7516 gain -1.24

pattern L855080199980876
C . .
C * .
C C C
seen 479720 played 70 games 64 players 57 won 25/70 years 2001-2019
weight -2.267 gain -1.2407

pattern L088841827098313
? . . . ?
. . . C C
. . * . .
. . . C 3
? . . . ?
seen 9948 played 56 games 56 players 56 won 35/56 years 2001-2019
weight -0.4943 gain -1.2413

pattern L698338061152045
? ? 2 ? ?
? 3 A 2 ?
. . * . .
? . . . ?
? ? . ? ?
seen 10317 played 528 games 524 players 448 won 298/528 years 2000-2019
weight 0.6476 gain -1.2416

pattern L936840854868171
? ? . ? ?
? . . . ?
3 3 * . .
? B B . ?
? ? 2 ? ?
seen 6124 played 213 games 212 players 201 won 110/213 years 2001-2018
weight -0.4651 gain -1.2431

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
weight 0.2498 gain -1.2435

pattern L227626680965996
? ? . ? ? ?
? . . . ? ?
C . * C . a
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 9844 played 107 games 106 players 101 won 45/107 years 2009-2016
weight -0.8436 gain -1.2438

pattern L310869164730871
? C . . ?
. . . . .
. . * . .
C C . . .
? 3 3 . ?
seen 25791 played 62 games 62 players 62 won 26/62 years 2001-2017
weight -1.2578 gain -1.244

pattern L832603171997688
? ? . ? ?
? . C . ?
. . * 3 .
? . a C ?
? ? C ? ?
a C last yes
seen 1724 played 120 games 120 players 116 won 59/119 years 2001-2019
weight -1.2018 gain -1.244

pattern L654840656762308
? ? ? O ? ? ?
? . . . . . ?
? . . . C . ?
# . . * . 3 X
? . . . 3 . ?
? . . . . . ?
? ? ? # ? ? ?
seen 1649 played 346 games 346 players 295 won 169/346 years 2000-2017
weight 0.8707 gain -1.2447

pattern L820392041708659
. . . . . . . x
. . . . . . . .
. . . . . . X .
. C . * . . . .
. . . . . . . .
. . . . . . . .
# # # # # # # #
# # # # # # # #
seen 32672 played 2279 games 2234 players 1443 won 1119/2278 years 1992-2019
weight 0.1957 gain -1.2455

pattern L418105806124821
? ? . ? ?
? C . . ?
a C * . .
? 3 B . ?
? ? 3 ? ?
a 23
seen 88281 played 1315 games 1297 players 987 won 655/1315 years 2000-2019
weight -0.7701 gain -1.2468

pattern L197790905405360
? a 2 ? ?
? . C . ?
. . * . .
? . C . ?
? ? . ? ?
a ? last yes
seen 7918 played 37 games 37 players 37 won 12/37 years 2009-2017
weight -0.4402 gain -1.2477

pattern L857645197989110
? a ?
? ? ?
b A 3
. * 3
. . .
a ? last yes
b 23
seen 3820 played 1611 games 1580 players 1137 won 804/1610 years 2001-2019
weight 0.324 gain -1.2478

pattern L562025510652859
? ? 3 ? ?
? C . . a
. . * C .
? . . . ?
? ? . ? ?
a ? last yes
seen 4687 played 65 games 65 players 64 won 36/65 years 2001-2017
weight -1.0083 gain -1.2479

pattern L542724805802939
? ? # ? ?
? . . . ?
. . * . C
? . 2 C ?
? ? a ? ?
a 2B
seen 4242 played 121 games 121 players 116 won 57/121 years 2001-2018
weight -0.3753 gain -1.248

pattern L642903265239049
? ? # ? ?
? . . . ?
. . * . .
? . . 3 ?
a ? . ? ?
a ? last yes
seen 72104 played 56 games 56 players 56 won 24/56 years 2009-2019
weight -0.5613 gain -1.248

pattern L101571632823461
? ? . . . ? ?
? . . . C . ?
. . . . . . .
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 4301623 played 1964 games 1932 players 1267 won 967/1964 years 1993-2019
weight 0.1606 gain -1.2522

pattern L341630565042425
? ? . ? ?
? . . 3 ?
# . * 3 .
? . C . ?
? ? . ? ?
seen 34412 played 1006 games 993 players 798 won 575/1006 years 2000-2019
weight 0.6132 gain -1.2523

pattern L607077770633443
? ? . . . ? ?
? . . . . . ?
. . . . . . X
. . . * . . X
. . . . . . .
? . . . . . ?
? ? . O . ? ?
seen 16197 played 49 games 49 players 47 won 23/49 years 2001-2016
weight -1.5359 gain -1.2523

pattern L370117556594045
? a ?
? ? ?
? 3 ?
b * C
? . ?
a ? last yes
b 2C
seen 25846 played 1102 games 1085 players 863 won 570/1102 years 2000-2019
weight -0.8054 gain -1.2537

pattern L010266928405975
? . ?
C * B
? 2 ?
seen 233699 played 9499 games 8177 players 3254 won 4824/9499 years 1993-2019
weight 0.1083 gain -1.2549

pattern L747023602056063
? # # # ?
. . . . .
. C * . .
3 C 3 . .
? 2 . a ?
a .C
seen 2010 played 541 games 537 players 477 won 292/541 years 2000-2019
weight 0.8967 gain -1.255

pattern L099994509248060
? ? . ? ?
? 3 . . ?
. . * 3 .
? . C . ?
? ? C ? ?
seen 43820 played 210 games 209 players 198 won 112/210 years 2001-2019
weight -0.6811 gain -1.2567

pattern L610672893131358
? ? . ? ?
? . . C ?
a . * . .
? 3 . C ?
? ? . ? ?
a 2B
seen 8476 played 142 games 142 players 136 won 58/142 years 2001-2019
weight -0.5258 gain -1.257

pattern L071065670262081
? ? . . . ? ?
? . . C 3 X ?
. . . C 3 C O
. . . * . . .
# # # # # # #
? # # # # # ?
? ? # # # ? ?
seen 3585 played 964 games 955 players 699 won 528/964 years 2001-2018
weight 0.3876 gain -1.2577

pattern L308037093547397
? ? . ? ?
? . C C ?
. . * . .
? . C 3 ?
? ? . ? ?
seen 28225 played 120 games 119 players 112 won 56/120 years 2001-2018
weight -1.3993 gain -1.258

pattern L859570051874854
? ? . ? ?
? . . . ?
. . * 3 .
? . C 3 ?
a ? C ? ?
a ? last yes
seen 5965 played 140 games 140 players 135 won 75/140 years 2001-2017
weight -0.3691 gain -1.258

pattern L291956983991682
? ? . ? ?
? 2 . . ?
C a * . .
? . . . ?
? ? C ? ?
a C last yes
seen 1115 played 76 games 76 players 74 won 33/76 years 2009-2017
weight -0.3359 gain -1.2597

pattern L682469182639124
? C . a ?
3 C . b .
. 3 * . .
. . . . .
? . . . ?
a .3
b C last yes
seen 2045 played 838 games 826 players 688 won 442/838 years 2000-2019
weight 0.4901 gain -1.2605

pattern L774232994473664
? . . # ?
3 3 . # #
B B * # #
2 B . # #
? 3 . # ?
seen 3674 played 37 games 37 players 37 won 18/37 years 2009-2018
weight -0.4735 gain -1.2613

pattern L940652012839697
C . 2
C * .
C . .
seen 85581 played 43 games 43 players 42 won 18/43 years 2009-2017
weight -3.1861 gain -1.2623

pattern L282735356910882
. . a
. * 1
. 3 B
a B last yes
seen 9352 played 7576 games 6888 players 3068 won 3753/7574 years 1988-2019
weight 0.3409 gain -1.2628

pattern L327397498356832
3 a 3
. * .
. . .
a C last yes
seen 24975 played 20074 games 15904 players 4418 won 10153/20064 years 1992-2019
weight 0.4221 gain -1.263

pattern L580748998911637
C . a
. * 3
3 C .
a BC
seen 4019 played 788 games 778 players 635 won 404/788 years 2001-2019
weight 0.8879 gain -1.2637

pattern L743279496190266
? ? 3 ? ?
? . . . ?
C . * . 3
? 3 . . ?
? ? . ? ?
seen 29391 played 58 games 58 players 58 won 29/58 years 2001-2017
weight -0.9353 gain -1.2648

pattern L462086276112600
? ? ? . ? ?
? ? . . . ?
? 3 . * . .
? ? C . C ?
? ? ? . ? ?
a ? ? ? ? ?
a ? last yes
seen 2438 played 55 games 55 players 55 won 25/55 years 2009-2019
weight -0.7595 gain -1.265

pattern L319519778169654
? . . . ?
. 3 . . .
. C * . C
C . . . .
? . . . ?
seen 2787 played 79 games 79 players 78 won 38/79 years 2001-2018
weight -0.8093 gain -1.2652

pattern L794269769290026
? ? . ? ?
? 3 3 . ?
. C * C .
? C . . ?
? ? C ? ?
seen 6264 played 118 games 118 players 114 won 58/118 years 2001-2017
weight -0.6205 gain -1.2652

pattern L155177233692337
? # # # ?
. . . . .
. . * . .
. . 3 a .
? . 3 C ?
a C last yes
seen 5602 played 519 games 515 players 439 won 280/519 years 2001-2019
weight -0.4383 gain -1.2654

pattern L633094942188007
? ? # ? ?
? # # # ?
. . * . a
? C . . ?
? ? 3 ? ?
a C last yes
seen 3282 played 259 games 257 players 233 won 132/259 years 2001-2019
weight 0.8837 gain -1.2673

pattern L241020889383096
? . . . ?
. . . . .
. . * . C
. . . . .
? a . . ?
a C last yes
seen 27217 played 75 games 75 players 75 won 39/75 years 2001-2018
weight -0.8987 gain -1.2676

pattern L399220135892707
? a . b ?
3 . . . .
3 . * . .
. . . . .
? . . . ?
a C last yes
b .3
seen 23413 played 1652 games 1623 players 1156 won 808/1651 years 2000-2019
weight -0.3794 gain -1.2676

pattern L911867284408823
? ? . ? ?
? 3 . . ?
C C * . .
? . . . ?
? ? . ? a
a ? last yes
seen 1144 played 36 games 36 players 35 won 24/36 years 2009-2018
weight -0.8545 gain -1.2676

pattern L849937315472213
? . . . ?
# . . C .
# . * . C
# . . . a
? . . C ?
a .C
seen 406576 played 143 games 143 players 141 won 71/143 years 2009-2019
weight -1.3727 gain -1.2684

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
weight 0.321 gain -1.2702

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
weight -0.448 gain -1.2702

pattern L530227033037981
2 C C
. * .
. . 2
seen 3286 played 34 games 34 players 33 won 15/34 years 2009-2017
weight -0.7346 gain -1.2709

pattern L967719957730710
? ? ? a
C . . ?
C * 3 ?
3 . . ?
a ? last yes
seen 1321 played 35 games 35 players 34 won 19/35 years 2009-2019
weight -0.7674 gain -1.271

pattern L939947392171929
? # # # ?
# # # # #
. . * . .
3 . C 3 3
? C C 3 ?
seen 9356 played 108 games 107 players 104 won 48/108 years 2000-2018
weight -0.6419 gain -1.2712

pattern L210499575685321
? a ?
3 C 2
3 * .
. . .
a ? last yes
seen 856 played 339 games 335 players 312 won 142/338 years 2000-2019
weight 0.6706 gain -1.2713

pattern L167745230710929
? ? ? . ? ? ?
? O C . . # ?
? 3 3 C . # ?
. . . * . # #
? # # # # # ?
? # # # # # ?
? ? ? # ? ? ?
seen 11131 played 684 games 678 players 551 won 318/683 years 2000-2018
weight -0.2393 gain -1.2714

pattern L185296245408763
? . . . ?
. . . . a
. . * . C
. . . . C
? . . 3 ?
a C last yes
seen 5314 played 97 games 97 players 91 won 47/97 years 2001-2018
weight -0.5703 gain -1.2715

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
weight 0.4758 gain -1.2715

pattern L318781546353072
# # #
A * B
3 C 1
seen 633 played 62 games 41 players 40 won 25/62 years 2001-2017
weight -0.7284 gain -1.2756

pattern L144727551252877
? . . C ?
. 3 . 2 C
. . * . 3
. . . . .
? # # # ?
seen 1185 played 452 games 449 players 396 won 185/452 years 1992-2019
weight 0.6616 gain -1.2757

pattern L825816316595912
. . 3
C * .
. . 2
seen 41837 played 222 games 221 players 208 won 113/222 years 1992-2019
weight -1.0944 gain -1.2757

pattern L939174362729734
? # # # ?
# # # # #
. . * . #
. . 2 B #
? 3 C . ?
seen 10578 played 1866 games 1827 players 1287 won 904/1865 years 2000-2019
weight 0.4669 gain -1.2763

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
weight -0.6871 gain -1.2775

pattern L670590718416623
? ? 3 ? ?
? C 3 C ?
3 C * C .
? . C . ?
? ? . ? ?
seen 4627 played 50 games 50 players 50 won 25/50 years 2009-2016
weight -0.619 gain -1.2777

pattern L903606893226338
. 3 a
. * A
. 3 A
a 3A
seen 55868 played 703 games 698 players 590 won 366/703 years 2001-2018
weight 0.3487 gain -1.2779

pattern L438988039093139
? B ?
C * #
? 2 ?
seen 39886 played 385 games 382 players 339 won 181/385 years 2000-2019
weight 0.5365 gain -1.2782

pattern L449989461224618
a ? . . . ?
? . . . . .
? C . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 128379 played 310 games 310 players 280 won 154/310 years 2000-2019
weight -0.8679 gain -1.2793

pattern L314850512168163
# B 3
# * C
# . .
seen 853958 played 1690 games 1620 players 1135 won 803/1690 years 1992-2019
weight -0.3382 gain -1.2799

pattern L578583189355705
? ? . ? ?
? . . . ?
. . * . .
? . . . ?
? ? 3 ? ?
? ? ? ? a
a ? last yes
seen 417067 played 12556 games 10947 players 3642 won 6317/12550 years 1988-2019
weight -0.2779 gain -1.2811

pattern L414608055601799
? ? . . . ?
? . . . . .
? . C * . .
a . . . . .
? ? . . . ?
a ? last yes
seen 87290 played 2212 games 2166 players 1273 won 1058/2212 years 2000-2019
weight -0.4762 gain -1.2829

pattern L223604133066821
C . a
. * 2
. . b
a C last yes
b .C
seen 14780 played 2848 games 2747 players 1726 won 1407/2847 years 2000-2019
weight -0.1507 gain -1.2837

pattern L057128645876799
? # # # ?
. . . . #
. . * . #
C C . . #
? 3 C . ?
seen 32794 played 65 games 65 players 64 won 38/65 years 2009-2018
weight -0.984 gain -1.284

pattern L137689902557393
? 1 ?
C * .
? C ?
seen 481300 played 141 games 137 players 125 won 75/141 years 2001-2018
weight -1.0008 gain -1.2844

pattern L182843615932979
? ? C ? ?
? . . . ?
3 . * 3 .
? . . . ?
? ? . ? ?
seen 285297 played 139 games 139 players 130 won 75/139 years 1992-2018
weight -1.4354 gain -1.285

pattern L343270418782964
? C ?
. * 3
? # ?
seen 1250207 played 15672 games 10396 players 3675 won 7832/15669 years 1988-2019
weight 0.0785 gain -1.2857

pattern L029783199898181
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . C 3 . . .
? . C . . . ?
? ? . . . ? ?
seen 5970 played 49 games 49 players 46 won 24/49 years 2001-2019
weight -0.9651 gain -1.2864

pattern L322147938133488
? ? # ? ?
? # # # ?
. . * . .
? . 3 C a
? ? 3 ? ?
a ? last yes
seen 24509 played 140 games 140 players 135 won 60/140 years 2001-2019
weight -0.93 gain -1.2869

pattern L664951810319450
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
# . . * C . .
? . . 3 C . ?
? . . 3 C . ?
? ? ? o ? ? ?
seen 7715 played 469 games 467 players 392 won 274/469 years 1992-2019
weight 0.5856 gain -1.2877

pattern L759774715712681
? ? 3 ? ? ?
? . . 3 ? ?
. . * . . ?
? . . . ? a
? ? . ? ? ?
a ? last yes
seen 17709 played 38 games 38 players 38 won 18/38 years 2009-2017
weight -2.1642 gain -1.288

pattern L217086752933228
? . . . ?
. . . . 3
. . * . 3
. C . . C
? . . . a
a ? last yes
seen 915 played 231 games 229 players 169 won 135/230 years 2009-2018
weight 0.4834 gain -1.2882

pattern L406509716811492
. . .
2 * .
C . .
? ? ?
? a ?
a ? last yes
seen 4501 played 133 games 133 players 128 won 62/133 years 2001-2019
weight -0.593 gain -1.2884

pattern L752280395910024
? ? . ? ?
? C . . ?
. . * . #
? 2 C . ?
? ? C ? ?
seen 63003 played 170 games 170 players 162 won 78/170 years 2001-2018
weight -1.4182 gain -1.2898

pattern L860420375994435
? ? C ? ?
? 3 3 C ?
. . * . .
? . . 3 ?
? ? . ? ?
seen 47942 played 67 games 67 players 67 won 38/67 years 2001-2018
weight -1.0611 gain -1.29

pattern L614026825407931
? . . . ?
3 C . . .
3 C * . .
. 2 a . .
? . . . ?
a C last yes
seen 8974 played 427 games 427 players 369 won 201/426 years 2001-2019
weight -0.6091 gain -1.2906

pattern L943669089141882
? ? . ? ?
? 3 . . ?
. . * . a
? C . C ?
? ? . ? ?
a C last yes
seen 1968 played 73 games 73 players 73 won 42/73 years 2000-2017
weight -0.9043 gain -1.292

pattern L428025112351955
. . . . . . # ?
. . . C . . # #
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # #
. . X . . . # ?
? . . . . . ? ?
seen 33438 played 2329 games 2282 players 1469 won 1138/2328 years 1992-2019
weight 0.2387 gain -1.2925

pattern L981623057826930
. . . ?
. * C ?
3 . C ?
? ? ? ?
? ? ? a
a ? last yes
seen 8271 played 34 games 34 players 34 won 14/34 years 2001-2016
weight -1.9651 gain -1.2926

pattern L875894763885962
? ? . . . ?
? . . . . .
a . . * . .
? 3 . . . .
? ? . . . ?
a ? last yes
seen 254212 played 157 games 157 players 148 won 80/157 years 2001-2018
weight -1.7767 gain -1.2929

pattern L165194207184388
? B ? ? a
# * . ? ?
? . ? ? ?
a ? last yes
seen 2160 played 47 games 47 players 47 won 28/47 years 2009-2019
weight -0.9014 gain -1.2932

pattern L145982255448561
? ? ? ? a
? ? ? ? ?
. . . ? ?
. * 3 ? ?
. . . ? ?
a ? last yes
seen 383967 played 115 games 114 players 110 won 60/115 years 2001-2018
weight -1.1587 gain -1.2937

pattern L908148280839726
3 . .
3 * .
B . a
a C last yes
seen 2430 played 51 games 51 players 51 won 35/51 years 2000-2019
weight -0.822 gain -1.294

pattern L428491981290864
? ? 2 ? ?
? 3 . 2 ?
. . * . 3
? . . . ?
? ? . ? ?
seen 29535 played 45 games 45 players 44 won 19/45 years 2009-2016
weight -0.8395 gain -1.2945

pattern L500403083780711
? ? 3 ? ?
? 3 . . ?
3 3 * . 3
? . C . ?
? ? . ? ?
seen 3527 played 46 games 46 players 46 won 14/46 years 2009-2017
weight -0.6751 gain -1.2947

pattern L690507276455102
? ? ? . ? ? ?
? O C . # # ?
? 3 C . # # ?
. 3 3 * # # #
? . . . # # ?
? . . . # # ?
? ? ? . ? ? ?
seen 45416 played 41 games 41 players 41 won 18/41 years 2001-2019
weight -1.5056 gain -1.2953

pattern L470926992397263
? . ?
C * .
? B ?
seen 5385422 played 186149 games 40751 players 6841 won 93901/186076 years 1988-2019
weight -0.0518 gain -1.2957

pattern L777061981709700
. . .
C * B
C 2 B
seen 3672 played 578 games 574 players 494 won 287/578 years 2000-2019
weight 0.7337 gain -1.2961

pattern L265003547155476
? ? ? . ? ? ?
? . . . 3 . ?
? . C . . . ?
O . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 9719 played 61 games 61 players 58 won 31/61 years 2001-2018
weight -0.7949 gain -1.2966

pattern L766764509094827
. . . . . . . ?
. . . . . . . .
. . . . . . O .
. . . * . . . .
. . . . . 3 . .
. . . . . . . .
. . . . . . . ?
? # # # # # ? ?
seen 51013 played 569 games 554 players 407 won 296/569 years 1992-2019
weight 0.5564 gain -1.2972

pattern L835139921325428
? 3 B 3 ?
. a 1 B .
. . * . .
# # # # #
? # # # ?
a B last yes
seen 203 played 122 games 121 players 111 won 65/122 years 2001-2017
weight 0.844 gain -1.2975

pattern L073368096382651
? ? # # #
a ? . * .
? ? 2 . .
a ? last yes
seen 8698 played 116 games 116 players 112 won 34/116 years 2000-2018
weight -0.9776 gain -1.2976

pattern L432725710356735
? ? B ? ?
? . . . ?
. . * . .
? . . C ?
? ? C ? ?
seen 10169 played 55 games 55 players 53 won 24/55 years 2000-2018
weight -0.8903 gain -1.2979

pattern L606313476663660
3 3 3
3 * A
a 3 3
a .3C
seen 117159 played 897 games 869 players 698 won 451/897 years 2001-2019
weight -1.0922 gain -1.2982

pattern L450649587917708
? ? . . . ? ?
? . . . . . ?
. . . . . . .
X . . * C . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 18959 played 42 games 42 players 39 won 14/42 years 2009-2017
weight -2.017 gain -1.2983

pattern L160369432185429
? ? # ? ?
? # # # ?
. . * . .
? 3 a C ?
? ? C ? ?
a C last yes
seen 14365 played 241 games 240 players 227 won 118/241 years 2000-2019
weight -1.1411 gain -1.2989

pattern L247083723172433
? ? ? . ? ? ?
? . . 3 . . ?
? C . . . . ?
. . C * . . .
? . . . . . ?
? X . . . . ?
? ? ? . ? ? ?
seen 5174 played 60 games 60 players 58 won 27/60 years 2009-2016
weight -0.5878 gain -1.2989

pattern L476111694777730
a ? . . . ?
? 3 . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 206831 played 769 games 763 players 590 won 390/769 years 1992-2019
weight 0.5425 gain -1.3007

pattern L580571551951973
. . . ? ?
. * C ? ?
. 3 3 ? a
a ? last yes
seen 25010 played 2506 games 2437 players 1538 won 1312/2505 years 2000-2019
weight 0.2655 gain -1.3007

pattern L448688479044684
? ? . ? ?
? . . C ?
. . * . 2
? . . C ?
? ? . ? ?
seen 78238 played 603 games 596 players 499 won 279/603 years 2001-2019
weight -0.3704 gain -1.3014

pattern L120948254762346
. 3 .
. * .
B 1 a
a AB
seen 1221 played 460 games 450 players 378 won 241/460 years 2001-2019
weight 0.616 gain -1.3015

pattern L131408213042813
? ? . ? ?
? . 3 . ?
a . * C C
? . . C ?
? ? . ? ?
a .3
seen 77936 played 166 games 166 players 156 won 76/166 years 2000-2019
weight -0.8935 gain -1.3026

pattern L219442834814109
C C #
3 * #
# # #
seen 11950 played 169 games 166 players 163 won 87/169 years 2001-2019
weight -0.4597 gain -1.3035

pattern L087521740978645
? ? ? . ? ? ?
? X . 3 . . ?
? C . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 54634 played 152 games 152 players 149 won 80/151 years 2001-2018
weight -1.2825 gain -1.3042

pattern L082155649408689
? . . . ?
. . . . .
. . * . 3
. . C . .
? C . . ?
seen 17083 played 76 games 76 players 75 won 40/76 years 2000-2018
weight -1.3961 gain -1.3043

pattern L044623047867077
? . . 3 ?
# . . . .
# . * C .
# . 3 C .
? . 3 C ?
seen 5396 played 543 games 538 players 473 won 248/543 years 2001-2019
weight 0.5575 gain -1.3053

pattern L939403195090392
? ? 3 ? ?
? 3 . 3 ?
. 3 * . .
? # # # ?
? ? # ? ?
seen 68287 played 39 games 38 players 37 won 19/39 years 2000-2016
weight -0.6949 gain -1.3061

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
weight -1.4091 gain -1.3062

pattern L387558522493481
? . C . ?
3 . . . .
. . * . C
. . . . .
? . . . ?
seen 22846 played 236 games 234 players 218 won 126/236 years 2001-2019
weight 0.6049 gain -1.3097

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
weight -0.9126 gain -1.3097

pattern L585780118333358
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . 3 X ?
? ? ? X ? ? ?
seen 407478 played 68 games 67 players 66 won 34/68 years 2001-2017
weight -2.4764 gain -1.3107

pattern L681739893486173
? ? C ? ?
? . . . ?
C . * . #
? C C . ?
? ? 3 ? ?
seen 29119 played 61 games 61 players 61 won 28/61 years 2001-2018
weight -0.6999 gain -1.311

pattern L953249271596727
? 3 . . ?
. C 3 . .
. a * . .
. . . . C
? . . . ?
a C last yes
seen 319 played 58 games 58 players 54 won 28/58 years 2009-2017
weight -0.3701 gain -1.3127

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
weight -0.3736 gain -1.3132

pattern L239969594030041
? ? . ? ?
? 3 . . ?
C . * . .
? . . C ?
? ? . ? ?
seen 147078 played 515 games 508 players 447 won 260/515 years 2000-2019
weight -0.7901 gain -1.3136

pattern L328588800521382
? ? # ? ? ?
? . . . ? ?
. . * . . ?
? . . . ? ?
? ? . ? ? a
a ? last yes
seen 841031 played 129 games 128 players 125 won 56/129 years 2001-2019
weight -1.5664 gain -1.3143

pattern L057161526723243
? . . . ?
C . 3 . .
2 C * . .
. . . . .
? # # # ?
seen 7944 played 40 games 40 players 39 won 24/40 years 2009-2017
weight -1.1533 gain -1.315

pattern L350077599076170
? . 3 a ?
. . . . .
. . * . .
. . . . .
? 3 . . ?
a C last yes
seen 4731 played 63 games 63 players 61 won 39/62 years 2001-2016
weight -0.8339 gain -1.3151

pattern L859720654915037
? ? 3 ? ?
? 2 . . ?
C C * . #
? C . . ?
? ? . ? ?
seen 4884 played 174 games 174 players 170 won 73/174 years 2001-2019
weight 0.9525 gain -1.3159

pattern L657337876934746
? ? a ? ?
? ? . ? ?
? . . . ?
. . * C C
? . . 3 ?
? ? . ? ?
a ? last yes
seen 2083 played 64 games 64 players 63 won 42/64 years 2009-2017
weight -0.9605 gain -1.3181

pattern L104265972282812
? . . . ?
. . . . .
C C * . .
C 3 3 . C
? . . . ?
seen 2943 played 314 games 313 players 292 won 156/314 years 2001-2019
weight 0.6519 gain -1.3192

pattern L820747021365926
? ? ? . ? ? ?
? . . . . . ?
? . 3 . . . ?
O . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 207141 played 160 games 159 players 146 won 75/160 years 2001-2019
weight -0.4856 gain -1.3201

pattern L855112040021367
? # # # ?
. . . . .
. . * . .
C . . . .
? 3 . . ?
seen 283462 played 177 games 176 players 159 won 89/177 years 2001-2018
weight -0.9321 gain -1.3203

pattern L308855850686161
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . . * B 2 .
? . . . 2 C ?
? . . . . X ?
? ? ? . ? ? ?
seen 249 played 130 games 130 players 129 won 65/130 years 2001-2018
weight 0.6146 gain -1.3212

pattern L890349769003127
? ? . ? ?
? 3 . . ?
2 . * . .
? a . . ?
? ? . ? ?
a C last yes
seen 5452 played 95 games 95 players 93 won 41/95 years 2001-2018
weight -0.6492 gain -1.3215

pattern L226088519935981
? ? . ? ?
? . . a ?
. 3 * . .
? . . . ?
? ? . ? ?
a C last yes
seen 214203 played 1250 games 1227 players 923 won 627/1250 years 2001-2019
weight -0.1733 gain -1.3217

pattern L352877338263060
3 C C
3 * C
. 3 C
seen 325321 played 1101 games 1054 players 858 won 552/1101 years 1992-2019
weight -1.2178 gain -1.3219

pattern L985230614487349
? ? . ? ?
? . C C ?
. . * . .
? . 3 . ?
? ? . ? ?
seen 343475 played 87 games 87 players 83 won 39/87 years 2009-2018
weight -2.26 gain -1.3223

pattern L821424566344324
. . B
C * 2
3 3 .
seen 8761 played 93 games 93 players 88 won 54/93 years 2001-2017
weight -0.8013 gain -1.3229

pattern L589367522755713
? ? . ? ?
? a . # ?
1 1 * # #
? B . # ?
? ? . ? ?
a C last yes
seen 2147 played 40 games 40 players 40 won 15/40 years 2001-2019
weight -0.9769 gain -1.323

pattern L977764664966038
? ? 3 ? ?
? C 3 . ?
. C * 3 .
? C C 3 ?
? ? 3 ? ?
seen 14319 played 46 games 46 players 42 won 18/46 years 2009-2018
weight -0.7304 gain -1.3235

pattern L464608527483975
? ? . . . ? ?
? . . . C . ?
. . . . . 3 .
. . . * . . .
. . . . . . .
? # # # # # ?
? ? # # # ? ?
seen 33349 played 243 games 242 players 232 won 116/243 years 2000-2019
weight 0.5082 gain -1.3236

pattern L119976651665429
? ? ? . ? ? ?
? O . . . . ?
? C . C . . ?
. 3 . * . . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 3766 played 1069 games 1052 players 765 won 555/1069 years 2001-2019
weight 0.6487 gain -1.3248

pattern L148455413550386
. . #
C * #
3 . #
seen 5967510 played 52346 games 26246 players 5623 won 26150/52325 years 1988-2019
weight 0.2104 gain -1.3253

pattern L136416457382999
? ? . ? ?
? . 3 . ?
# . * C 3
? . . . ?
? ? . ? ?
seen 25086 played 103 games 102 players 96 won 43/103 years 2001-2017
weight -1.6115 gain -1.3254

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
weight -0.4587 gain -1.3258

pattern L754159221846462
3 3 .
B * 3
3 3 C
seen 22494 played 102 games 102 players 99 won 63/102 years 2001-2017
weight -0.8756 gain -1.3266

pattern L222529126897241
? ? a ? ?
? ? . ? ?
? . . . ?
. . * . .
? . . . ?
? ? 3 ? ?
a ? last yes
seen 98205 played 157 games 157 players 154 won 76/157 years 2001-2018
weight -2.8116 gain -1.3268

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
weight 0.6721 gain -1.3275

pattern L990651131340422
? ? ? . ? ?
? ? . . . ?
? . . * . 3
? ? . . . ?
a ? ? . ? ?
a ? last yes
seen 166147 played 304 games 302 players 282 won 177/304 years 1992-2019
weight -1.9972 gain -1.3278

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
weight 0.6725 gain -1.3281

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
weight 0.6725 gain -1.3281

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
weight 0.6725 gain -1.3281

pattern L836743243477614
? . . . ?
# . . . .
# . * C .
# . 3 3 .
? . C 3 ?
seen 39311 played 77 games 77 players 75 won 40/77 years 2009-2016
weight -0.9637 gain -1.3301

pattern L247201880949662
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
. C . * . # #
? . C . . # ?
? O 3 C . # ?
? ? ? . ? ? ?
seen 35307 played 43 games 43 players 43 won 23/43 years 2009-2017
weight -0.7015 gain -1.3304

pattern L811403970877292
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . C 3 . . .
? . C 3 . . ?
? ? O X . ? ?
seen 20383 played 85 games 85 players 84 won 35/85 years 2009-2017
weight -0.6633 gain -1.3305

pattern L222103616053280
? ? . ? ? ?
? C . 3 ? ?
. . * . . ?
? C . . ? a
? ? . ? ? ?
a ? last yes
seen 1643 played 38 games 38 players 38 won 15/38 years 2009-2017
weight -0.777 gain -1.3306

pattern L396564307826201
? # # # ?
# # # # #
. . * . .
. 3 C . .
? . C C ?
seen 53195 played 347 games 342 players 316 won 154/346 years 2001-2018
weight -0.5607 gain -1.3318

pattern L790905525739494
? . . . ?
. . . . .
. . * C .
3 . . . .
? . C . ?
seen 106073 played 80 games 80 players 80 won 39/80 years 2001-2018
weight -1.3652 gain -1.332

pattern L382424612518313
? ? 3 ? ?
? . a C ?
. 3 * 3 .
? . . . ?
? ? . ? ?
a C last yes
seen 1746 played 104 games 104 players 102 won 52/103 years 2001-2019
weight -0.9058 gain -1.3321

pattern L070034399094353
? ? . . . ? ?
? . . 3 . . ?
. C . . . . .
. . . * . . O
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 2512 played 340 games 330 players 291 won 185/340 years 2000-2019
weight 0.6612 gain -1.3324

pattern L723906162673292
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. C 2 * . . .
? C C 2 . . ?
? X 3 C . . ?
? ? ? O ? ? ?
seen 1051 played 221 games 221 players 195 won 118/221 years 2001-2017
weight 0.5046 gain -1.3326

pattern L628154910544304
C . .
. * C
. C 2
seen 65536 played 629 games 625 players 518 won 276/629 years 2001-2019
weight 0.5897 gain -1.3328

pattern L057879549562164
? . . C ?
. 3 . . .
. . * . .
. . . . 3
? . . . ?
seen 9358 played 36 games 36 players 36 won 19/36 years 2001-2018
weight -0.7305 gain -1.3331

pattern L676833923739796
? ? # ? ?
? . . . ?
. C * . .
? . . 3 ?
? ? 3 ? ?
seen 29744 played 1645 games 1602 players 1120 won 854/1645 years 1992-2019
weight 0.5333 gain -1.3341

pattern L175175402379949
? ? C ? ?
? B 1 C ?
3 3 * . .
? . . . ?
? ? . ? ?
seen 4603 played 3165 games 3054 players 1825 won 1621/3161 years 2000-2019
weight 0.6207 gain -1.335

pattern L216863737263359
? ? ? X ? ? ?
? . . . C . ?
? . . . . . ?
. . . * . . .
? . . . . C ?
? . . . . . ?
? ? ? . ? ? ?
seen 44311 played 44 games 44 players 43 won 23/44 years 2009-2017
weight -0.8578 gain -1.3352

pattern L300509578243688
# . 3 ? ?
# * C ? a
# . . ? ?
a ? last yes
seen 16624 played 380 games 376 players 334 won 189/380 years 2001-2018
weight -0.5434 gain -1.3353

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
weight 0.6732 gain -1.3354

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
weight 0.2312 gain -1.337

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
weight 0.1713 gain -1.3397

pattern L743673779833183
? . . . ?
. . 3 . .
. C * . C
. . 3 . .
? a . . ?
a .3
seen 3999 played 2451 games 2390 players 1532 won 1240/2447 years 2000-2019
weight 0.282 gain -1.3425

pattern L657026930354300
? 3 . a
? . * .
? 3 . .
b ? ? ?
a .C
b ? last yes
seen 105016 played 590 games 585 players 504 won 262/590 years 2001-2018
weight -0.4081 gain -1.3439

pattern L261217665881005
? ? C ? ?
? C C C ?
. C * C 3
? 3 A 3 ?
? ? 3 ? ?
seen 4392 played 210 games 89 players 89 won 108/210 years 2001-2017
weight -0.53 gain -1.3452

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
weight -0.3043 gain -1.3462

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
weight -0.3043 gain -1.3462

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
weight -0.3043 gain -1.3462

pattern L016990195741554
? ? ? ? a
3 3 3 ? ?
. * C ? ?
. . . ? ?
a ? last yes
seen 5320 played 41 games 41 players 40 won 22/41 years 2001-2016
weight -1.6843 gain -1.3466

pattern L291375011575953
. a #
. * #
3 . #
a C last yes
seen 3453 played 569 games 568 players 479 won 286/569 years 2000-2019
weight -0.3177 gain -1.3466

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
weight 0.5108 gain -1.3469

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
weight 0.5111 gain -1.3474

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
weight 0.5111 gain -1.3474

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
weight 0.5111 gain -1.3474

pattern L265902614569772
? ? a ? ?
? C 2 . ?
. C * . .
? . . . ?
? ? # ? ?
a B last yes
seen 1328 played 43 games 43 players 43 won 15/43 years 2009-2017
weight -0.9028 gain -1.3482

pattern L044420797875991
3 . .
3 * 3
a C .
a C last yes
seen 5800 played 87 games 87 players 83 won 55/87 years 2001-2018
weight -0.7146 gain -1.3486

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
weight -1.5124 gain -1.3486

pattern L643719135270995
? ? . ? ?
? . . . ?
. C * 3 .
? 2 a . ?
? ? . ? ?
a C last yes
seen 10647 played 7766 games 7168 players 3068 won 3789/7762 years 1992-2019
weight 0.3681 gain -1.3494

pattern L914140577550037
? # ?
3 * .
? 1 ?
seen 3155 played 575 games 560 players 492 won 284/575 years 2000-2019
weight 0.5491 gain -1.3497

pattern L540932750283935
a ? . . .
? ? . * .
? ? C C .
a ? last yes
seen 83334 played 177 games 176 players 170 won 90/177 years 2001-2018
weight -0.6022 gain -1.3502

pattern L806085107747425
? ? . ? ?
? C . 3 ?
. . * C .
? C . C ?
? ? . ? ?
seen 19535 played 39 games 39 players 37 won 19/39 years 2009-2019
weight -0.8616 gain -1.3504

pattern L857343506841964
? ? ? . ? ? ?
? X . C . . ?
? . . . C . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 32947 played 216 games 215 players 185 won 118/216 years 2001-2019
weight -0.1969 gain -1.3504

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
weight -0.5767 gain -1.3506

pattern L419866457385307
? a ? ? ?
? ? . ? ?
? C 3 . ?
. C * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 6100 played 76 games 76 players 76 won 32/76 years 2001-2017
weight -0.9229 gain -1.3509

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
weight -1.6879 gain -1.3513

pattern L119663982646211
? ? ? . ? ? ?
? . . . . . ?
? C . . . . ?
. . . * . . .
? . . . . . ?
? X 3 . . . ?
? ? ? . ? ? ?
seen 28304 played 40 games 40 players 40 won 20/40 years 2001-2017
weight -1.0035 gain -1.3518

pattern L773943345555392
? ? 3 ? ?
? C C C ?
a C * C C
? 2 A 3 ?
? ? 3 ? ?
a 23
seen 1006 played 97 games 46 players 45 won 29/97 years 2001-2017
weight -0.3753 gain -1.3523

pattern L575638550929926
. 2 C
C * C
C . .
seen 66875 played 116 games 116 players 111 won 49/116 years 2001-2018
weight -1.3329 gain -1.353

pattern L106540544831520
? ? . . . ? ?
? . . . . . ?
. . . . . C .
. . . * . . O
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 220152 played 43 games 43 players 41 won 23/43 years 2009-2017
weight -0.804 gain -1.3535

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
weight 0.2358 gain -1.354

pattern L485008506762733
? ? 3 ? ?
? . 3 C ?
. . * 2 C
? . . 2 ?
? ? . ? ?
seen 14112 played 36 games 36 players 35 won 20/36 years 2009-2019
weight -1.0891 gain -1.3543

pattern L382156698651303
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? O . 3 . . ?
? ? . X O ? ?
seen 21743 played 465 games 455 players 407 won 249/465 years 2000-2019
weight 0.6542 gain -1.3544

pattern L264859639325328
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . C . O ?
? ? ? . ? ? ?
seen 834782 played 884 games 873 players 708 won 439/884 years 2000-2019
weight -0.9149 gain -1.3556

pattern L163700137776407
? ? 3 ? ?
? 3 . C ?
a . * . .
? . . . ?
? ? . ? ?
a C last yes
seen 3045 played 41 games 41 players 40 won 19/41 years 2009-2018
weight -0.9833 gain -1.3579

pattern L358705953288434
a ? ?
? ? ?
? C ?
B * C
? A ?
a ? last yes
seen 954 played 191 games 190 players 183 won 111/191 years 2009-2017
weight -1.2062 gain -1.3586

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
weight 0.1607 gain -1.359

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
weight 0.1608 gain -1.3596

pattern L781789305146913
? 2 ?
a * #
? . ?
a B last yes
seen 2301 played 299 games 293 players 268 won 136/299 years 2009-2019
weight -0.4999 gain -1.3609

pattern L630811235176554
? . ?
# * 2
? . ?
? ? ?
? ? a
a ? last yes
seen 20350 played 50 games 50 players 49 won 35/50 years 2009-2019
weight -1.1052 gain -1.3644

pattern L943904434561821
? ? 2 ? ?
? # . 3 ?
# # * . 3
? # . . ?
? ? . ? ?
seen 303366 played 81 games 81 players 77 won 41/81 years 2001-2018
weight -1.7928 gain -1.3648

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
weight -0.376 gain -1.367

pattern L606185177960993
. B 2
. * 2
3 . .
seen 9824 played 380 games 379 players 335 won 190/380 years 2001-2018
weight -0.3246 gain -1.3671

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
weight 0.6898 gain -1.3675

pattern L315579622517998
? C . . ?
a . . . .
3 B * . .
3 3 C . .
? C . . ?
a .C
seen 1089 played 166 games 165 players 155 won 84/166 years 2001-2019
weight 0.4654 gain -1.369

pattern L655629360968039
? . . . ?
3 . . . #
. 3 * . #
C C 2 . #
? . a . ?
a C last yes
seen 3500 played 2217 games 2165 players 1381 won 1171/2216 years 2001-2019
weight 0.1916 gain -1.3692

pattern L231200503685388
. . . . . . # ?
. . . C . . # ?
. . . . . . # #
. . . * . . # #
. . . . . . # #
. . . . . . # ?
. . X . . . # ?
? ? . . . ? ? ?
seen 34760 played 2380 games 2330 players 1497 won 1162/2379 years 1992-2019
weight 0.1781 gain -1.3693

pattern L514252107387331
? . . . ?
C . . . #
2 B * . #
. 2 a . #
? . . . ?
a C last yes
seen 500 played 76 games 76 players 75 won 39/76 years 2001-2017
weight -0.6024 gain -1.3709

pattern L830599861820267
? . C 3 ?
. . C 3 .
. . * 3 .
. . C . .
? C . . ?
seen 9124 played 77 games 77 players 76 won 40/77 years 2001-2019
weight -1.1436 gain -1.3709

pattern L528262334768806
a 3 . . ?
C . . . .
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 38387 played 1051 games 1035 players 782 won 550/1051 years 2000-2019
weight -0.2786 gain -1.3711

pattern L780269745162423
? # # # ?
. . . . .
2 B * . .
C 3 3 . .
? C . 3 ?
seen 840 played 218 games 218 players 204 won 112/218 years 2001-2017
weight 0.4484 gain -1.3721

pattern L066509942160258
? ? . ? ?
? C . # ?
a 2 * # #
? . . # ?
? ? . ? ?
a B last yes
seen 7886 played 58 games 58 players 58 won 37/58 years 2009-2018
weight -0.6315 gain -1.3723

pattern L342705514812725
. . a
3 * 1
. . B
a B last yes
seen 528 played 316 games 309 players 261 won 165/316 years 2001-2019
weight 0.5479 gain -1.3723

pattern L895040251838361
? C 3 a ?
3 3 3 . #
3 . * . #
. . . . #
? # # # ?
a B last yes
seen 301 played 145 games 144 players 138 won 71/145 years 2001-2017
weight 1.2037 gain -1.3725

pattern L713665200885612
? ? C . .
a ? . * .
? ? C . 3
a ? last yes
seen 5527 played 124 games 124 players 118 won 70/124 years 2001-2019
weight -1.1241 gain -1.3727

pattern L618413288179052
# # #
A * C
2 C C
seen 22108 played 4007 games 1526 players 1164 won 1838/4007 years 1993-2019
weight -0.1709 gain -1.3736

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
weight -0.815 gain -1.3737

pattern L362857982145961
? . . . ?
2 . . . .
B B * . .
3 3 C . .
? . . . ?
seen 1218 played 627 games 607 players 504 won 343/627 years 2001-2019
weight 0.3616 gain -1.3741

pattern L157033537956288
? ? ? . ? ? ?
? O . . . . ?
? . . . . . ?
. . . * . . .
? C . . . . ?
? . 3 . . . ?
? ? ? . ? ? ?
seen 20497 played 120 games 120 players 115 won 60/120 years 2009-2017
weight -0.5833 gain -1.3744

pattern L044491698667748
? . . . ?
. . . . .
. . * . 3
. 3 . C a
? . . . ?
a .C
seen 57058 played 224 games 224 players 208 won 104/224 years 2001-2019
weight -0.51 gain -1.3747

pattern L978674718116955
? ? ? . ? ?
? ? . . . ?
? . . * . .
? ? C . 3 ?
? ? ? . ? ?
a ? ? ? ? ?
a ? last yes
seen 9438 played 45 games 45 players 45 won 26/45 years 2009-2019
weight -0.8817 gain -1.3749

pattern L535506558149848
? # # # ?
. . . . .
C . * . .
3 C . . .
? C . C ?
seen 24760 played 49 games 49 players 49 won 24/49 years 2009-2019
weight -1.3934 gain -1.3757

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
weight -0.7309 gain -1.3759

pattern L121913759198788
? ? . ? ?
? . . . ?
C . * . C
? 2 . . ?
? ? . ? ?
seen 21207 played 37 games 37 players 37 won 22/37 years 2009-2017
weight -2.0895 gain -1.3768

pattern L425675957084178
a ? ?
? ? ?
C . C
. * .
# # #
a ? last yes
seen 13809 played 48 games 48 players 48 won 30/48 years 2009-2018
weight -2.0014 gain -1.3772

pattern L587641097893517
? ? ? . ? ? ?
? . . . # # ?
? . . . # # ?
. 3 3 * # # #
? 3 B . # # ?
? O . C # # ?
? ? ? . ? ? ?
seen 33510 played 273 games 272 players 257 won 164/273 years 2001-2019
weight -0.3324 gain -1.3775

pattern L687321280051038
? 2 ?
. * #
? # ?
seen 423665 played 173 games 170 players 165 won 93/173 years 2001-2019
weight -1.3557 gain -1.3786

pattern L764512805239869
? . . # ?
C 2 . # #
1 A * # #
. 3 . # #
? . . # ?
seen 6324 played 1784 games 1747 players 1209 won 852/1782 years 2000-2019
weight 0.2624 gain -1.3791

pattern L125970375244517
? a . ? ?
? . . C ?
. . * . .
? . . C ?
? ? . ? ?
a ? last yes
seen 11574 played 139 games 139 players 132 won 66/138 years 2000-2017
weight -0.7781 gain -1.3795

pattern L821963101383475
a ? ?
? ? ?
. . .
C * .
2 C .
a ? last yes
seen 2375 played 56 games 56 players 56 won 36/56 years 2009-2018
weight -0.8091 gain -1.3798

pattern L617708214641654
a ? ? ? ?
? ? ? ? ?
? ? 3 . .
? ? . * .
? ? 3 . .
a ? last yes
seen 80416 played 71 games 71 players 71 won 25/71 years 2001-2018
weight -1.0368 gain -1.3801

pattern L432725359722454
a ? ? . ? ?
? ? C . . ?
? . . * . #
? ? 3 . . ?
? ? ? . ? ?
a ? last yes
seen 16393 played 111 games 111 players 103 won 55/111 years 2001-2018
weight -0.6214 gain -1.3817

pattern L573959411626051
? C ?
. * .
? C ?
? ? ?
a ? ?
a ? last yes
seen 211812 played 1232 games 1212 players 928 won 600/1232 years 2001-2019
weight -0.4316 gain -1.3827

pattern L676609315811855
? ? 3 ? ?
? . 3 . ?
. C * . .
? . . 3 ?
? ? C ? ?
seen 17101 played 108 games 108 players 103 won 55/108 years 2009-2019
weight -0.8573 gain -1.384

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
weight 0.9179 gain -1.3843

pattern L804633133200786
? ? . ? ?
? C . . ?
3 C * . .
? 3 . . ?
? ? . ? ?
? ? a ? ?
a ? last yes
seen 1530 played 37 games 37 players 35 won 14/37 years 2001-2016
weight -0.7983 gain -1.3846

pattern L715558939831869
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. 3 . * . . .
. . . C . . .
? X . . . . ?
? ? . O . ? ?
seen 24052 played 121 games 121 players 115 won 68/121 years 2001-2017
weight -1.1227 gain -1.3855

pattern L291477366426371
? ? ? X ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? X ? ? ?
seen 194239 played 266 games 265 players 231 won 140/266 years 2000-2017
weight -0.9324 gain -1.3863

pattern L023825833387585
. C .
C * .
3 C .
seen 1008751 played 57 games 57 players 56 won 22/57 years 2009-2019
weight -1.3947 gain -1.3866

pattern L570169052642028
? ? . ? ?
? 3 C . ?
2 A * C C
? 3 C C ?
? ? 3 ? ?
seen 160 played 38 games 18 players 18 won 19/38 years 2001-2019
weight 0.6311 gain -1.3868

pattern L096973385681408
a ? C 3 .
? ? . * .
? ? # # #
a ? last yes
seen 23090 played 84 games 84 players 82 won 41/84 years 2001-2019
weight -1.2909 gain -1.3877

pattern L996922477805147
. . . ?
. * C ?
C C 3 a
a ? last yes
seen 4930 played 104 games 104 players 101 won 48/104 years 2001-2018
weight -0.6383 gain -1.388

pattern L514314689289362
3 3 B
3 * 2
. C a
a .C
seen 5501 played 221 games 219 players 205 won 114/221 years 2001-2018
weight -0.4285 gain -1.3892

pattern L798007576657668
a ? ? ? ? ?
? ? . 3 . ?
? C . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 8815 played 211 games 210 players 197 won 109/211 years 2000-2018
weight -0.5665 gain -1.3902

pattern L880044579661619
? . . . ?
. . a . .
. 3 * 3 .
. . . . .
? . C . ?
a C last yes
seen 3525 played 2336 games 2280 players 1481 won 1179/2332 years 2000-2019
weight 0.2389 gain -1.3916

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
weight 0.765 gain -1.392

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
weight 0.765 gain -1.392

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
weight 0.7652 gain -1.3922

pattern L216689914020820
? . . a
b 2 * 3
? C . 3
a .C
b ? last yes
seen 15335 played 665 games 661 players 549 won 322/665 years 2001-2018
weight -0.6162 gain -1.3925

pattern L538340839971922
? ? . ? ?
? C C . ?
. . * . .
? C 3 . ?
? ? 3 ? ?
seen 28233 played 67 games 67 players 65 won 33/67 years 2001-2018
weight -1.4247 gain -1.3925

pattern L116761534422721
? ? . ? ?
? C . . ?
C 1 * . C
? B . . ?
? ? . ? ?
seen 6344 played 671 games 670 players 568 won 322/671 years 2000-2019
weight -0.4269 gain -1.3926

pattern L642169288106135
? . . . ?
. . 3 C .
. . * . .
. . . 3 .
? . . . ?
seen 39190 played 455 games 451 players 381 won 253/454 years 2001-2019
weight -0.6416 gain -1.3926

pattern L158343773204767
? ? # ? ?
? # # # ?
. . * C .
? 3 . . ?
? ? C ? ?
seen 13844 played 34 games 34 players 34 won 16/34 years 2009-2018
weight -1.4848 gain -1.3928

pattern L244108292856628
? ? # ? ?
? . . . ?
# . * C .
? . . . ?
? ? 3 ? ?
seen 7218 played 400 games 399 players 353 won 235/400 years 2001-2019
weight 0.4528 gain -1.393

pattern L455829235304118
? ? ? . ? ? ?
? . . . . . ?
? . . . C . ?
# . . * . . .
? . . . . . ?
? . . . C . ?
? ? ? . ? ? ?
seen 174389 played 147 games 146 players 134 won 68/147 years 2001-2019
weight -0.263 gain -1.3938

pattern L422436466319193
? . . . ?
3 . . . .
3 . * . .
C . C . .
? . . . ?
seen 71851 played 636 games 629 players 545 won 321/635 years 2001-2019
weight -0.3436 gain -1.3944

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
weight -0.3643 gain -1.3944

pattern L448546588871469
? a ?
? ? ?
C . 3
C * .
. . .
a ? last yes
seen 9428 played 57 games 57 players 57 won 31/57 years 2001-2017
weight -0.9968 gain -1.3949

pattern L729396268637908
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . 3 .
? . . . C . ?
? ? . . O ? ?
seen 102038 played 186 games 186 players 174 won 101/185 years 2001-2017
weight -1.5336 gain -1.3951

pattern L162525123084601
? ? B ? ?
? . . . ?
. C * . .
? . . . ?
? ? C ? ?
seen 12253 played 58 games 58 players 58 won 33/58 years 2001-2017
weight -0.3673 gain -1.3959

pattern L796363495079787
C . .
. * .
2 a 3
a C last yes
seen 751 played 249 games 248 players 231 won 106/249 years 2001-2019
weight -0.4089 gain -1.3959

pattern L943770983874462
? . . . ?
3 . . . #
B 2 * . #
. a . . #
? . . . ?
a C last yes
seen 7582 played 632 games 624 players 529 won 308/631 years 2001-2019
weight -0.3435 gain -1.3959

pattern L490184702451963
? ? . ? ?
? C . . ?
2 . * . #
? C . . ?
? ? . ? ?
seen 46362 played 53 games 53 players 51 won 16/52 years 2001-2016
weight -2.0795 gain -1.3964

pattern L735727756398120
? ? . ? ?
? . . . ?
3 . * a .
? . . . ?
? ? C ? ?
a C last yes
seen 7763 played 122 games 122 players 115 won 55/122 years 2001-2019
weight -0.8898 gain -1.3968

pattern L971356019322794
? ? ? ? a
? . ? ? ?
B * C ? ?
? C ? ? ?
a ? last yes
seen 6087 played 34 games 34 players 33 won 22/34 years 2009-2016
weight -1.5363 gain -1.3974

pattern L075843513175136
? ? ? . ? ?
a ? . . . ?
? . C * . .
? ? . . . ?
? ? ? . ? ?
a ? last yes
seen 167633 played 4660 games 4483 players 2194 won 2257/4658 years 2000-2019
weight -0.6027 gain -1.3984

pattern L952698051597255
? ? . ? ?
? . C . ?
. . * . .
? 3 . C ?
? ? . ? ?
seen 501582 played 2194 games 2121 players 1434 won 1087/2193 years 1992-2019
weight -0.4103 gain -1.3986

pattern L261793056086673
A . #
2 * #
C . #
seen 81118 played 75 games 75 players 68 won 38/75 years 2001-2018
weight -1.2023 gain -1.3987

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
weight 0.2315 gain -1.3991

pattern L340382296351573
. . . ?
. * 3 ?
. 3 C ?
? ? ? a
a ? last yes
seen 8019 played 169 games 169 players 161 won 92/169 years 2001-2018
weight -0.4133 gain -1.4004

pattern L394567933710821
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. 3 . . C . .
? . . . . . ?
? ? . . O ? ?
seen 14063 played 38 games 38 players 37 won 18/37 years 2001-2017
weight -1.1219 gain -1.4007

pattern L186334353230173
? . . . ?
. . . . .
. . * . .
. a . . .
? . . C ?
a C last yes
seen 59521 played 43 games 43 players 42 won 21/43 years 2001-2017
weight -1.9358 gain -1.4008

pattern L228797309799664
? a ?
? . ?
. * .
? 2 ?
a ? last yes
seen 8430 played 268 games 268 players 254 won 136/268 years 2001-2019
weight -0.4243 gain -1.401

pattern L406089906876762
? . . . ?
. . . . 3
. . * C .
. . . . C
? . . 3 ?
seen 6609 played 58 games 58 players 57 won 27/58 years 2001-2017
weight -0.8281 gain -1.4011

pattern L781791690374451
? ? . ? ?
? . . # ?
2 2 * # #
? C 2 # ?
? ? . ? ?
seen 21688 played 41 games 41 players 41 won 21/41 years 2009-2018
weight -1.0257 gain -1.4012

pattern L186886307579578
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. 3 . . C . .
? . . 3 . O ?
? ? . . . ? ?
seen 66035 played 58 games 58 players 53 won 26/58 years 2009-2017
weight -1.0007 gain -1.4026

pattern L451402808884500
? ? ? a
? C ? ?
b * B ?
? 3 ? ?
a ? last yes
b .C
seen 8410 played 485 games 480 players 428 won 247/485 years 2001-2019
weight -0.4674 gain -1.4036

pattern L216636784062941
. . .
. * .
. a 3
a B last yes
seen 62330 played 15577 games 12952 players 4035 won 8041/15571 years 1988-2019
weight 0.1951 gain -1.4039

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
weight 0.4724 gain -1.4043

pattern L718476809005519
. . . a
3 * C ?
b . . ?
a ? last yes
b .3
seen 53562 played 356 games 353 players 324 won 180/356 years 2000-2019
weight -0.5612 gain -1.4046

pattern L984975651849655
? ? . ? ?
? . . . ?
a . * . C
? . 2 B ?
? ? C ? ?
a .3
seen 23591 played 1523 games 1489 players 1072 won 746/1523 years 1992-2019
weight 0.2349 gain -1.4047

pattern L338983935076342
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
O C . * . . .
? 3 3 . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 201969 played 85 games 85 players 81 won 38/85 years 2009-2018
weight -1.7887 gain -1.4052

pattern L903544998092925
? ? C . C
a ? . * .
? ? b . 3
a ? last yes
b .C
seen 7860 played 216 games 216 players 197 won 104/215 years 2001-2018
weight -0.7185 gain -1.4052

pattern L003417020325606
? . a . ?
C C 2 . #
3 3 * . #
. . . . #
? . . . ?
a C last yes
seen 9252 played 7317 games 6828 players 2946 won 3768/7312 years 1988-2019
weight 0.4035 gain -1.4053

pattern L593587512770147
? ? . ? ?
? C . . ?
3 C * . .
? 2 C C ?
? ? 2 ? ?
seen 24263 played 48 games 48 players 48 won 24/48 years 2009-2017
weight -0.5398 gain -1.4055

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
weight -0.4963 gain -1.4056

pattern L049202154769225
. . .
3 * 3
a C .
? ? b
a .C
b ? last yes
seen 2282 played 97 games 97 players 95 won 45/97 years 2001-2017
weight -0.7143 gain -1.4068

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
weight -0.3189 gain -1.4074

pattern L283213190638745
? ? . ? ?
? . . . ?
3 3 * . .
? 3 A 2 ?
? ? 1 ? ?
seen 460 played 260 games 259 players 236 won 137/260 years 2001-2018
weight 0.6853 gain -1.4084

pattern L682947246916344
? . . . ?
. . . . .
. . * . .
. a . C .
? . . C ?
a C last yes
seen 3287 played 36 games 36 players 36 won 16/36 years 2009-2019
weight -1.5709 gain -1.4085

pattern L872746657821690
C 3 .
. * .
2 2 C
seen 4002 played 479 games 476 players 416 won 221/479 years 2001-2019
weight 0.9369 gain -1.4086

pattern L923938442238217
? C C .
? . * .
a C . .
a ? last yes
seen 18779 played 42 games 42 players 42 won 20/42 years 2009-2018
weight -1.8572 gain -1.4088

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
weight 0.9542 gain -1.4093

pattern L354471599697838
. . B
. * 2
. B B
seen 1783 played 266 games 264 players 241 won 137/266 years 2001-2019
weight 0.5727 gain -1.4096

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
weight 0.4204 gain -1.4115

pattern L048844426533446
# # #
. * C
. 3 .
seen 77487 played 2594 games 2456 players 1556 won 1340/2594 years 2000-2019
weight -0.2582 gain -1.412

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
weight 0.3174 gain -1.4132

pattern L224595712810541
? a 3 C ?
. . B 2 .
. . * . .
. . . . .
? . . . ?
a .C
seen 21123 played 1767 games 1729 players 1215 won 954/1765 years 2000-2019
weight -0.4288 gain -1.4137

pattern L193293122155984
C C 2
. * 2
C . .
seen 16327 played 130 games 130 players 129 won 66/130 years 2001-2019
weight -1.1069 gain -1.4144

pattern L026740405664622
? ? . ? ?
? . . . ?
. . * C C
? . 3 . ?
? ? B ? ?
seen 6348 played 81 games 81 players 78 won 46/81 years 2001-2019
weight -0.621 gain -1.4155

pattern L155777804461546
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . C * . . .
? C 3 . . . ?
? . 3 . . X ?
? ? ? . ? ? ?
seen 462 played 387 games 385 players 352 won 190/387 years 2000-2019
weight 0.4834 gain -1.4157

pattern L120894993262221
3 . #
. * #
3 B #
seen 24427 played 2623 games 2434 players 1538 won 1359/2621 years 1992-2019
weight 0.6465 gain -1.4166

pattern L685456441383992
? # . . ?
# # . . C
# # * C .
# # . 3 .
? # . . ?
seen 73835 played 74 games 73 players 71 won 36/74 years 2009-2018
weight -1.8349 gain -1.4166

pattern L238806890507890
? . . . ?
a . 3 b C
. . * . 3
. . . . 3
? . . . ?
a .C
b C last yes
seen 1579 played 1120 games 1105 players 874 won 544/1119 years 2001-2019
weight 0.7936 gain -1.4167

pattern L449420454468867
? ? . ? ?
? . . . ?
. . * 2 a
? . C 2 ?
? ? C ? ?
a BC
seen 34644 played 1593 games 1543 players 1109 won 817/1592 years 2000-2019
weight -0.3309 gain -1.4171

pattern L696449854585596
? ? ? . ? ? ?
? . . . . . ?
? . . . . 3 ?
. . . * . . O
? . . . . C ?
? . . . . . ?
? ? ? . ? ? ?
seen 93123 played 823 games 816 players 640 won 438/823 years 2001-2019
weight 0.2389 gain -1.4172

pattern L306244747703019
? . . . ?
. . . 3 .
. C * . .
. . . C .
? . . . ?
seen 178978 played 537 games 531 players 461 won 279/537 years 2000-2019
weight -0.3764 gain -1.4178

pattern L549743378318700
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . . * 3 . O
? . . . C . ?
? . . . . . ?
? ? ? . ? ? ?
seen 3880 played 943 games 933 players 762 won 439/942 years 2000-2019
weight 0.2215 gain -1.419

pattern L694262052022006
? ? C ? ?
? 2 C . ?
C . * . .
? . . . ?
? ? . ? ?
seen 23588 played 322 games 317 players 285 won 165/322 years 2001-2019
weight -0.6735 gain -1.4193

pattern L310523596841290
. . 3 ? ?
. * . ? ?
. . 3 ? a
a ? last yes
seen 77265 played 210 games 210 players 194 won 111/210 years 2000-2019
weight -0.7448 gain -1.4213

pattern L598552619004224
? ? a ? ?
? ? . ? ?
? . . . ?
. . * . 3
? . . C ?
? ? . ? ?
a ? last yes
seen 11224 played 69 games 69 players 69 won 28/69 years 2000-2018
weight -1.0894 gain -1.4214

pattern L039952735193200
? ? . X . ? ?
? . . C . . ?
. . C . . . #
. . . * . . #
. . . . . . #
? . . . . . ?
? ? # # # ? ?
seen 6695 played 34 games 34 players 34 won 13/34 years 2001-2017
weight -1.5945 gain -1.4217

pattern L404033887349812
? . . # ?
. C . # #
3 C * # #
. 3 . # #
? 3 . # ?
seen 22102 played 53 games 53 players 53 won 21/53 years 2009-2018
weight -1.5653 gain -1.422

pattern L565763698090507
? ? ? ? a
? ? . ? ?
? . 3 . ?
. . * . .
? . C . ?
? ? . ? ?
a ? last yes
seen 22772 played 56 games 56 players 55 won 29/56 years 2001-2019
weight -1.699 gain -1.4222

pattern L524746758207153
? ? C ? ?
? . C 3 ?
. . * 3 .
? C C . ?
? ? C ? ?
seen 20104 played 249 games 248 players 229 won 112/249 years 2001-2018
weight -0.5098 gain -1.4224

pattern L950940200211665
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. C . * . . .
? . . . . . ?
? O . . 3 . ?
? ? ? . ? ? ?
seen 50330 played 111 games 111 players 107 won 55/110 years 2001-2019
weight -0.6225 gain -1.4227

pattern L329842723097123
? ? . ? ?
? C 3 3 ?
C 3 * C C
? 3 . . ?
? ? . ? ?
seen 3124 played 311 games 309 players 278 won 151/311 years 2001-2019
weight 0.424 gain -1.4229

pattern L146742070024596
2 C C a
. * . ?
. . . ?
a ? last yes
seen 5153 played 52 games 52 players 50 won 22/52 years 2001-2019
weight -1.0166 gain -1.4233

pattern L692448884773204
? 3 ?
B * .
? C ?
? ? a
a ? last yes
seen 8331 played 711 games 707 players 591 won 363/710 years 2000-2018
weight -0.3845 gain -1.4234

pattern L122707882753864
a ? ? ?
? ? . ?
? . * C
? ? C ?
a ? last yes
seen 66652 played 379 games 376 players 330 won 183/379 years 2001-2019
weight -1.029 gain -1.4238

pattern L365822126410146
a ? ? ?
? . C .
? 3 * 3
? . . .
a ? last yes
seen 2471 played 86 games 86 players 82 won 45/86 years 2009-2017
weight -0.3817 gain -1.4242

pattern L318091496537661
3 3 a
. * .
C . 3
a C last yes
seen 2570 played 494 games 489 players 440 won 214/494 years 2001-2018
weight 0.6278 gain -1.4252

pattern L519161303605598
? a ?
. 2 C
. * .
3 . 3
a ? last yes
seen 4376 played 114 games 114 players 106 won 55/114 years 2001-2019
weight -0.8407 gain -1.4258

pattern L734006685463112
? ? O . . ? ?
? . C . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 338742 played 44 games 44 players 44 won 25/44 years 2009-2019
weight -2.1205 gain -1.4267

pattern L045494858996554
? . . . ?
. . . . a
. . * 2 C
. . . B 3
? . C . ?
a 3C
seen 5470 played 699 games 694 players 594 won 345/699 years 2001-2019
weight 0.7488 gain -1.4288

pattern L446211240999218
# # #
. * .
C . 3
? ? ?
a ? ?
a ? last yes
seen 7413 played 38 games 38 players 36 won 19/38 years 2001-2019
weight -1.8465 gain -1.4293

pattern L755054821830335
? ? . . #
a ? . * #
? ? 3 . #
a ? last yes
seen 100047 played 126 games 126 players 118 won 55/126 years 2001-2017
weight -0.5511 gain -1.4294

pattern L209611656689416
a ? ? ? ?
? ? . ? ?
? . . C ?
. . * . C
? . . . ?
? ? . ? ?
a ? last yes
seen 13914 played 79 games 79 players 75 won 41/79 years 2009-2019
weight -0.8708 gain -1.4295

pattern L370583667372694
? ? . ? ?
? . . . ?
. . * . 3
? . a . ?
? ? 1 ? ?
a C last yes
seen 6224 played 53 games 53 players 52 won 23/53 years 2009-2019
weight -1.2736 gain -1.4305

pattern L122294935691768
? . ?
2 * C
? a ?
a B last yes
seen 4893 played 893 games 881 players 731 won 465/893 years 1992-2018
weight -0.2173 gain -1.4319

pattern L315937386694026
? ? C ? ?
? . . . ?
C C * . .
? 2 . . ?
? ? . ? ?
seen 19562 played 231 games 228 players 208 won 104/231 years 2001-2017
weight -0.7146 gain -1.4343

pattern L802807949635554
? ? # ? ?
? # # # ?
. . * . .
? 2 B B ?
? ? 3 ? ?
seen 14012 played 308 games 306 players 286 won 144/308 years 2001-2019
weight -0.4318 gain -1.4347

pattern L206661280588249
? ? . ? ? ?
? C . . ? ?
. . * . . a
? . C . ? ?
? ? . ? ? ?
a ? last yes
seen 7821 played 74 games 74 players 70 won 26/74 years 2009-2019
weight -0.844 gain -1.4353

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
weight 0.3242 gain -1.4356

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
weight 0.3242 gain -1.4356

pattern L359507360586049
. C .
a * C
. 3 .
a C last yes
seen 11025 played 171 games 171 players 160 won 79/169 years 1992-2018
weight -0.7016 gain -1.4361

pattern L586425927898276
? ? . ? ?
? . . . ?
3 . * . #
a . . . ?
? ? . ? ?
a ? last yes
seen 65726 played 131 games 131 players 126 won 57/131 years 2001-2019
weight -1.2971 gain -1.4376

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
weight -0.4037 gain -1.438

pattern L811408096640252
? ? ? . ? ? ?
? X . 3 . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 768585 played 361 games 357 players 323 won 183/361 years 2000-2019
weight -1.1486 gain -1.4382

pattern L436606787240761
? . ? ? ?
# * C ? ?
? . ? ? ?
? ? ? ? a
a ? last yes
seen 208022 played 1572 games 1541 players 1130 won 790/1571 years 1992-2019
weight 0.3396 gain -1.4384

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
weight 0.2473 gain -1.4397

pattern L977919512075294
? . a . ?
. . . . .
3 . * . .
. . . . .
? C . . ?
a C last yes
seen 2360 played 429 games 426 players 379 won 227/428 years 2000-2019
weight 0.331 gain -1.4408

pattern L212754818248165
a ? ?
C . C
. * .
3 . C
a ? last yes
seen 2199 played 70 games 70 players 67 won 38/70 years 2001-2019
weight -0.9573 gain -1.4442

pattern L665002686033634
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . C . O ?
? ? . . . ? ?
seen 342449 played 273 games 272 players 248 won 134/273 years 2000-2019
weight -0.4769 gain -1.4442

pattern L038391506096669
? . . . ?
3 3 C . 3
C 3 * . .
. . . . .
? # # # ?
seen 73296 played 151 games 151 players 134 won 54/151 years 2001-2019
weight -1.0137 gain -1.4448

pattern L970795861704664
3 3 C
. * C
a 3 b
a C last yes
b .C
seen 1759 played 800 games 785 players 624 won 385/800 years 1993-2019
weight 0.4608 gain -1.4456

pattern L593596502818365
? ? ? . ? ? ?
? . . . . . ?
? . C . C . ?
. . . * . . #
? . . 3 . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 53717 played 53 games 53 players 47 won 27/53 years 2009-2017
weight -1.6092 gain -1.4469

pattern L773878789684583
. 2 a
3 * C
. . .
a C last yes
seen 8643 played 166 games 166 players 161 won 75/166 years 2000-2018
weight -0.5007 gain -1.4473

pattern L366414839889740
? . . . ?
. C 3 . .
. . * . .
. . C . C
? . . . ?
seen 2441 played 62 games 62 players 62 won 34/62 years 2000-2017
weight -0.6274 gain -1.4474

pattern L162294771587405
? ? . ? ?
? C . . ?
C . * . #
? C . . ?
? ? C ? ?
seen 104671 played 541 games 538 players 449 won 255/540 years 2000-2019
weight -0.9047 gain -1.4475

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
weight -1.8512 gain -1.4475

pattern L965996951238768
. C .
. * 3
C C 3
? ? a
a ? last yes
seen 2152 played 107 games 107 players 103 won 55/107 years 2001-2018
weight -0.5211 gain -1.448

pattern L077423922301180
? ? 3 ? ?
? C . . ?
C C * . #
? . . . ?
? ? # ? ?
seen 11638 played 34 games 34 players 33 won 16/34 years 2009-2018
weight -0.7415 gain -1.4489

pattern L509800170768033
? ? . ? ?
? . a . ?
b 3 * 3 C
? . . . ?
? ? . ? ?
a C last yes
b .3
seen 2470 played 526 games 522 players 446 won 286/526 years 2000-2017
weight -0.6242 gain -1.4531

pattern L826040382313023
? . . . ?
C . C C C
. . * 3 3
. . . . .
? . . . ?
seen 19286 played 53 games 53 players 53 won 31/53 years 2001-2017
weight -1.8696 gain -1.4533

pattern L178504394816857
? 3 C . ?
C C 2 . .
C 2 * . .
. . . . .
? . . . ?
seen 1552 played 260 games 260 players 226 won 138/260 years 2001-2017
weight 0.4081 gain -1.4537

pattern L954342223069485
? # # # ?
. . . . #
. C * . #
. . . . #
? 3 3 . ?
seen 1954 played 144 games 143 players 136 won 86/144 years 2001-2019
weight 0.5706 gain -1.454

pattern L644569544936786
? 3 3 a ?
. . . . C
. . * . .
. . . . .
? # # # ?
a .3
seen 67307 played 134 games 133 players 129 won 63/134 years 2001-2019
weight -0.5903 gain -1.4558

pattern L099776132346910
? . . . ?
. . C C C
. 3 * 3 3
. . . . .
? . . . ?
seen 112976 played 1190 games 1167 players 884 won 564/1190 years 2001-2019
weight -0.3888 gain -1.456

pattern L899713971160405
? ? a ? ?
? . . . ?
. 3 * . .
? C C . ?
? ? . ? ?
a 23
seen 136910 played 3065 games 2937 players 1819 won 1523/3064 years 1992-2019
weight -0.4016 gain -1.456

pattern L038820079756323
? ? . ? ?
? C a . ?
3 3 * 3 .
? . . . ?
? ? . ? ?
a C last yes
seen 9578 played 2847 games 2747 players 1688 won 1412/2845 years 1992-2019
weight 0.3325 gain -1.4573

pattern L698937635801831
? ? # ? ?
? # # # ?
. . * C 3
? . 3 C ?
? ? . ? ?
seen 10795 played 48 games 48 players 48 won 25/48 years 2001-2017
weight -0.9954 gain -1.4578

pattern L958916828020503
. . . . . . . ?
. . . . . . . ?
. . . . . . O .
. . . * . . . .
. . . . . 3 . .
. . . . . . . ?
. . . . . . . ?
? ? # # # ? ? ?
seen 51592 played 571 games 556 players 409 won 298/571 years 1992-2019
weight 0.5348 gain -1.4628

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
weight 0.4768 gain -1.464

pattern L555225071804496
? ? ? O ? ? ?
? . . . . . ?
? C . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 260921 played 36 games 36 players 36 won 16/36 years 2009-2017
weight -2.7877 gain -1.4672

pattern L899314931389323
? ? ? . ? ? ?
? . . 3 . . ?
? . . . . 3 ?
. . . * C 3 .
? . . . . C ?
? . . C . . ?
? ? ? . ? ? ?
seen 733 played 79 games 79 players 74 won 38/79 years 2009-2017
weight 0.8103 gain -1.4672

pattern L313099802774348
? ? # ? ?
? . . . ?
C C * . .
? 2 . C ?
? ? C ? ?
seen 11540 played 53 games 53 players 53 won 31/53 years 2009-2018
weight -1.1955 gain -1.4673

pattern L837968763418656
? ? C ? ?
? . . . ?
C C * . .
? 2 C . ?
? ? . ? ?
seen 23602 played 105 games 105 players 100 won 42/105 years 2001-2018
weight -0.7144 gain -1.4686

pattern L237116834295540
? ? # ? ?
? # # # ?
. . * . .
? . . 2 ?
? ? C ? ?
seen 513171 played 110 games 110 players 108 won 29/110 years 2001-2018
weight -3.0974 gain -1.4692

pattern L155237241392063
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . a 3 3 . ?
? ? O O . ? ?
a C last yes
seen 1283 played 436 games 431 players 365 won 219/436 years 1992-2018
weight 0.3004 gain -1.4701

pattern L947145462547478
? ? 2 ? ?
? 3 C C ?
. 3 * . .
? . C . ?
? ? . ? ?
seen 27714 played 470 games 462 players 407 won 251/470 years 1992-2018
weight -0.2907 gain -1.4709

pattern L694002155199197
? ? ? ? a
? 3 ? ? ?
. * . ? ?
? 3 ? ? ?
a ? last yes
seen 207902 played 144 games 144 players 138 won 73/144 years 2001-2019
weight -1.2856 gain -1.4713

pattern L033236158582618
? # # # ?
# # # # #
. . * . .
. C 2 C .
? C 2 . ?
seen 10649 played 89 games 89 players 86 won 48/89 years 2009-2018
weight -0.4283 gain -1.4716

pattern L754174959493000
? ? . ? ?
? . 3 C ?
C . * . .
? . . . ?
? ? . ? ?
seen 43057 played 3607 games 3453 players 1940 won 1841/3607 years 1988-2019
weight 0.418 gain -1.4719

pattern L320164891313792
? 3 3 C ?
. 3 C a .
. . * . .
# # # # #
? # # # ?
a C last yes
seen 12079 played 137 games 137 players 134 won 68/136 years 2001-2019
weight -1.3868 gain -1.4727

pattern L052717385068961
? ? ? . ? ?
a ? 3 . . ?
? . . * . .
? ? . . . ?
? ? ? # ? ?
a ? last yes
seen 124823 played 45 games 45 players 45 won 20/44 years 2001-2018
weight -2.8237 gain -1.4728

pattern L169055613326991
? ? ? a
# . . ?
# * . ?
# . 3 ?
a ? last yes
seen 65132 played 79 games 79 players 78 won 39/79 years 2000-2018
weight -1.8802 gain -1.473

pattern L259954598787020
? ? ? . ? ? ?
? # . . . . ?
? # . . . . ?
# # . * . . .
? # . . . C ?
? # . . 3 . ?
? ? ? . ? ? ?
seen 65971 played 452 games 448 players 403 won 214/452 years 2000-2019
weight 0.3949 gain -1.4731

pattern L672371832661513
a ? ? ?
? . . C
? . * .
? . 3 .
a ? last yes
seen 14017 played 66 games 66 players 66 won 31/66 years 2001-2017
weight -1.9342 gain -1.4747

pattern L629539247563529
? a . ? ?
? . . # ?
3 . * # #
? C . # ?
? ? . ? ?
a ? last yes
seen 7834 played 56 games 56 players 55 won 24/56 years 2009-2017
weight -1.5536 gain -1.4748

pattern L726307691936013
? . . . ?
. . . C .
a . * . C
. . . . .
? . . . ?
a C last yes
seen 3201 played 50 games 50 players 47 won 24/50 years 2001-2019
weight -0.7235 gain -1.4766

pattern L949542248812820
. . C a
. * C ?
. C 3 ?
a ? last yes
seen 10522 played 112 games 112 players 107 won 56/112 years 2001-2017
weight -1.2974 gain -1.4769

pattern L651530286721401
? ? ? ? a
3 . 3 ? ?
. * . ? ?
. . . ? ?
a ? last yes
seen 77248 played 110 games 110 players 108 won 43/110 years 2001-2017
weight -1.3099 gain -1.4791

pattern L294375203612594
? # # # ?
. . . # #
3 . * # #
3 3 . # #
? C . # ?
seen 45440 played 47 games 47 players 45 won 20/47 years 2009-2018
weight -0.8059 gain -1.4795

pattern L400358631651656
? ? C ? ?
? C . . ?
3 3 * . .
? . C . ?
? ? . ? ?
seen 2211 played 368 games 366 players 340 won 181/368 years 2001-2019
weight 0.3263 gain -1.4806

pattern L146930084110059
C . .
C * C
C 2 2
seen 37482 played 171 games 169 players 160 won 77/171 years 1992-2017
weight -1.1769 gain -1.4812

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
weight -0.7623 gain -1.4814

pattern L812773256988984
. . C a
. * C ?
. . 3 ?
a ? last yes
seen 11800 played 299 games 299 players 268 won 155/299 years 1992-2019
weight -0.9919 gain -1.4814

pattern L358981153267965
? ? 2 ?
a 2 * 3
? ? 3 ?
a ? last yes
seen 12613 played 66 games 65 players 64 won 34/66 years 2000-2018
weight -0.9676 gain -1.4824

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
weight 0.8591 gain -1.4831

pattern L752030153316976
? a ?
? 3 ?
. * C
? b ?
a ? last yes
b 23C
seen 61122 played 1766 games 1720 players 1180 won 946/1766 years 1992-2019
weight -0.544 gain -1.4836

pattern L728717051653402
? . . .
? 3 * C
? B . .
a ? ? ?
a ? last yes
seen 3654 played 36 games 36 players 35 won 17/36 years 2009-2019
weight -0.822 gain -1.4848

pattern L666105233615595
? . . . ?
. . . . .
. . * . a
. . . . .
? C . 3 ?
a C last yes
seen 4303 played 47 games 47 players 46 won 23/46 years 2001-2017
weight -0.9277 gain -1.4887

pattern L508023061482153
? . . C ?
. . . . B
. . * B 3
. . . 3 3
? . . . ?
seen 2466 played 243 games 243 players 226 won 131/243 years 2001-2019
weight 0.9379 gain -1.4894

pattern L966623492499866
? ? C ? ?
? 2 C . ?
. . * . 3
? . . . ?
? ? . ? ?
seen 13506 played 913 games 899 players 738 won 434/913 years 1993-2019
weight 0.2639 gain -1.4898

pattern L807897417722947
. C .
. * .
. C .
? ? ?
? ? a
a ? last yes
seen 58068 played 116 games 116 players 111 won 51/116 years 2001-2018
weight -0.7844 gain -1.4918

pattern L846511710746408
? . ? ?
1 * . ?
? . ? ?
? ? ? a
a ? last yes
seen 1561 played 57 games 57 players 57 won 29/57 years 2009-2016
weight -1.1497 gain -1.4967

pattern L525941912002873
? 3 ?
. * .
? C ?
seen 23365949 played 156203 games 39811 players 6689 won 77552/156139 years 1988-2019
weight -0.0592 gain -1.4969

pattern L705240504931741
a . 3
3 * .
. C b
a C last yes
b .3C
seen 2881 played 1155 games 1134 players 850 won 603/1154 years 1992-2019
weight 0.3114 gain -1.4978

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
weight 0.5256 gain -1.4988

pattern L571599843499770
? ? . ? ?
? . . . ?
. C * . .
? 1 B 3 ?
? ? . ? ?
seen 8169 played 178 games 176 players 171 won 72/178 years 2001-2019
weight -0.2679 gain -1.4998

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
weight -0.4983 gain -1.4999

pattern L754231695647946
2 2 C
C * 3
C 3 .
seen 1988 played 644 games 634 players 541 won 336/644 years 2001-2019
weight 0.5544 gain -1.5001

pattern L185100823797983
? . . . ?
. 3 . . .
. . * . C
. . . . .
? . . . ?
seen 404686 played 5026 games 4757 players 2299 won 2460/5025 years 1992-2019
weight 0.13 gain -1.5017

pattern L164167755341717
? C 3 . ?
. . B 3 .
. . * . .
# # # # #
? # # # ?
seen 103415 played 39 games 39 players 38 won 15/39 years 2009-2019
weight -2.2687 gain -1.5038

pattern L789962686206420
? ? ? . ? ? ?
? . . 3 3 O ?
? . . 3 C C ?
. . . * . . .
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 25717 played 88 games 88 players 83 won 39/88 years 2001-2018
weight -0.5034 gain -1.5038

pattern L362513066946248
? ? . ? ?
? . . . ?
. 3 * 3 .
? 3 C . ?
? ? . ? ?
seen 91800 played 945 games 938 players 767 won 491/945 years 1992-2019
weight -0.7031 gain -1.504

pattern L590194308617000
? . . . ? ?
. C . . . ?
. . * . . ?
. . . . . ?
? . . . ? ?
? ? ? ? ? a
a ? last yes
seen 18843 played 120 games 120 players 118 won 56/120 years 2001-2017
weight -0.9599 gain -1.5045

pattern L338041591065623
3 . . ?
. * 3 ?
. 3 C a
a ? last yes
seen 5213 played 612 games 609 players 392 won 306/612 years 2001-2018
weight 0.25 gain -1.505

pattern L983767500363700
? ? C ? ?
? B . . ?
C 2 * . .
a . . . ?
? ? . ? ?
a ? last yes
seen 1794 played 503 games 499 players 429 won 240/503 years 2001-2019
weight 0.5325 gain -1.5051

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
weight 0.1856 gain -1.5061

pattern L523180338362619
? ? ? . ? ? ?
? . . . . O ?
? . . . . C ?
. . . * . C X
? . . . . . ?
? . . . C . ?
? ? ? . ? ? ?
seen 57849 played 78 games 78 players 76 won 35/78 years 2001-2018
weight -0.7384 gain -1.5078

pattern L405258292243470
. . C
. * C
. B 3
seen 674347 played 16044 games 13046 players 4063 won 8272/16038 years 1988-2019
weight -0.0789 gain -1.5079

pattern L151462092771253
? ? . ? ?
? a 3 . ?
C . * . .
? . . . ?
? ? # ? ?
a C last yes
seen 2132 played 351 games 350 players 322 won 178/351 years 1992-2019
weight -0.6905 gain -1.509

pattern L809227830718816
? ? . ? ?
? . . C ?
C C * . .
? C 3 3 ?
? ? C ? ?
seen 22062 played 57 games 57 players 56 won 31/57 years 2009-2019
weight -1.3742 gain -1.5101

pattern L921440555100424
? 3 3 . ?
C . . . .
. . * . .
a . . . .
? . . . ?
a C last yes
seen 2703 played 47 games 47 players 47 won 19/47 years 2009-2017
weight -0.9142 gain -1.5109

pattern L086086833497475
? C . . ?
. . . . .
C . * . .
. . . . .
? . . 3 ?
seen 25929 played 59 games 59 players 58 won 27/59 years 2009-2017
weight -0.6989 gain -1.5126

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
weight 0.6741 gain -1.5134

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
weight 0.6741 gain -1.5134

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
weight 0.6741 gain -1.5134

pattern L801010852784023
? . . # ?
3 . . # #
3 . * # #
B 2 . # #
? C . # ?
seen 33503 played 479 games 475 players 416 won 213/478 years 2001-2019
weight 0.7905 gain -1.5169

pattern L053869594203944
2 2 C
. * .
3 3 C
seen 57171 played 234 games 234 players 214 won 127/234 years 2001-2019
weight -1.1264 gain -1.5171

pattern L187976995591484
? ? C ?
? . * B
a ? 3 ?
a ? last yes
seen 5666 played 228 games 228 players 211 won 115/228 years 2009-2019
weight -0.6706 gain -1.5171

pattern L525160087344267
? ? a ? ?
? ? 1 ? ?
? B 1 # ?
3 3 * # #
? . . # ?
? ? . ? ?
a ? last yes
seen 492 played 428 games 424 players 383 won 241/426 years 2000-2019
weight 0.2367 gain -1.5187

pattern L907214538212132
? . . . ?
. . . . .
. . * C .
3 . 3 C .
? . 3 C ?
seen 25942 played 390 games 386 players 353 won 185/390 years 2001-2018
weight -0.8676 gain -1.5199

pattern L125260451633680
? ? 3 ? ?
? C . . ?
. . * 3 .
? . C . ?
? ? . ? ?
seen 96646 played 3412 games 3265 players 1847 won 1746/3411 years 2001-2019
weight 0.2238 gain -1.5203

pattern L346583507351580
? ? . ? ?
? . C 3 ?
. . * C a
? . . . ?
? ? # ? ?
a C last yes
seen 5173 played 38 games 38 players 38 won 20/38 years 2009-2017
weight -1.3247 gain -1.5214

pattern L834302591637654
? ? 3 ? ?
? C C 3 ?
. . * B 1
? . . . ?
? ? a ? ?
a #C
seen 36768 played 1841 games 1803 players 1203 won 874/1841 years 1993-2019
weight -0.3359 gain -1.5217

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
weight 0.4367 gain -1.523

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
weight 0.4367 gain -1.523

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
weight 0.4367 gain -1.523

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
weight -0.5998 gain -1.5236

pattern L863260090916743
a ? ? ?
? ? 1 ?
? C * .
? ? . ?
a ? last yes
seen 2125 played 38 games 38 players 38 won 20/38 years 2000-2019
weight -0.6554 gain -1.5275

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
weight -0.8687 gain -1.5289

pattern L672428369319736
? ? . ? ?
? 3 3 B ?
. . * 2 .
? # # # ?
? ? # ? ?
seen 15305 played 95 games 95 players 91 won 47/95 years 2009-2017
weight -0.5932 gain -1.5294

pattern L512234465442669
a ? ? ? ?
? ? ? ? ?
? ? ? B ?
? ? b * .
? ? ? . ?
a ? last yes
b 2C
seen 16834 played 1232 games 1214 players 931 won 645/1232 years 1992-2019
weight 0.542 gain -1.5334

pattern L364580587843981
a 2 .
. * .
. C C
a C last yes
seen 5080 played 389 games 387 players 356 won 204/389 years 2000-2019
weight -0.3956 gain -1.5335

pattern L395393829696638
? ? a ? ?
? ? . ? ?
? . . 3 ?
. C * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 7157 played 68 games 68 players 60 won 29/68 years 2000-2018
weight -0.6301 gain -1.5341

pattern L030309718790102
B B 2
. * C
. . C
seen 23224 played 315 games 314 players 295 won 150/315 years 2001-2018
weight -0.5517 gain -1.5349

pattern L635760172416454
? ? . ? ? ?
? . . 3 ? ?
. C * . . ?
? . . . ? a
? ? . ? ? ?
a ? last yes
seen 6173 played 35 games 35 players 35 won 14/35 years 2001-2017
weight -1.0722 gain -1.5355

pattern L140090330828263
? ? ? ? a
? . . . ?
. . . . C
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 111647 played 191 games 190 players 184 won 99/191 years 2001-2019
weight -1.297 gain -1.5359

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
weight 0.442 gain -1.5361

pattern L585300815667149
? ? ? . ? ? ?
? O . . 3 . ?
? . C . . . ?
. . . * . . .
? . C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 45993 played 65 games 64 players 65 won 25/65 years 2001-2018
weight -1.7108 gain -1.5363

pattern L801439245210316
. C 2
. * .
C . .
seen 83519 played 2635 games 2548 players 1595 won 1202/2635 years 1992-2019
weight 0.3142 gain -1.5365

pattern L595590704930170
? ? . ? ?
? . C 1 ?
# . * B 2
? . . . ?
? ? . ? ?
seen 8244 played 89 games 89 players 87 won 40/89 years 2001-2018
weight -0.7483 gain -1.5368

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
weight -0.8187 gain -1.5374

pattern L531021905717198
. . 3
. * .
. C C
? ? ?
a ? ?
a ? last yes
seen 8457 played 57 games 57 players 57 won 28/57 years 2001-2017
weight -1.1763 gain -1.5374

pattern L724701503219301
? . 2 C ?
. . a 2 .
. . * . .
. . . . .
? . . b ?
a B last yes
b .C
seen 14271 played 1583 games 1565 players 1109 won 778/1583 years 1993-2019
weight -0.3364 gain -1.5381

pattern L194656999392976
# # #
. * C
C . 3
seen 12500 played 573 games 567 players 462 won 287/573 years 2000-2019
weight 0.6743 gain -1.5389

pattern L354638767725315
? ? ? a
. . 3 ?
. * . ?
# # # ?
a ? last yes
seen 97313 played 47 games 47 players 46 won 21/47 years 2009-2017
weight -2.4284 gain -1.5396

pattern L001726283452916
? ? . ? ?
? C 2 # ?
C C * # #
? C . # ?
? ? . ? ?
seen 357403 played 864 games 848 players 696 won 410/864 years 1992-2019
weight -0.7616 gain -1.541

pattern L697867568835637
a ? ? ?
? ? ? ?
? C C .
? . * .
? . . .
a ? last yes
seen 102757 played 184 games 183 players 176 won 81/184 years 2001-2017
weight -0.677 gain -1.5429

pattern L222324694436164
? 3 ? ? ?
. * 2 ? a
? . ? ? ?
a ? last yes
seen 30559 played 1229 games 1215 players 911 won 621/1229 years 2000-2019
weight -0.3358 gain -1.5436

pattern L437631540485272
? . ?
. * #
? A ?
seen 44713 played 3658 games 3152 players 1901 won 1991/3658 years 1992-2019
weight 0.3012 gain -1.5457

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
weight 0.7941 gain -1.5463

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
weight 0.5198 gain -1.5472

pattern L927329178686469
. . B ? a
. * . ? ?
. . . ? ?
a ? last yes
seen 63685 played 81 games 81 players 80 won 44/81 years 2001-2017
weight -1.6304 gain -1.5473

pattern L464685298006614
? ? 3 ? ?
? . 3 . ?
C C * . .
? . C . ?
? ? . ? ?
seen 25345 played 73 games 73 players 73 won 43/73 years 2001-2019
weight -1.1397 gain -1.5475

pattern L530809390790322
? ? ? . ? ? ?
? . . . . # ?
? . . . . # ?
. . 3 * . # #
? . C . . # ?
? O . . . # ?
? ? ? . ? ? ?
seen 38277 played 575 games 572 players 473 won 299/575 years 2001-2019
weight -0.3556 gain -1.5481

pattern L678196944928575
? ? . ? ? ?
? . . . ? ?
. C * . a b
? . . . ? ?
? ? . ? ? ?
a .C
b ? last yes
seen 77762 played 354 games 352 players 322 won 164/354 years 2001-2019
weight -0.5538 gain -1.5521

pattern L660655325842640
? ? # ? ?
? . . . ?
. . * . .
? C . 3 ?
? ? 3 ? ?
seen 584765 played 5188 games 4880 players 2381 won 2558/5186 years 1992-2019
weight -0.3106 gain -1.5522

pattern L611114375370988
? ? . ? ?
? . C . ?
# . * 3 .
? . 2 C ?
? ? C ? ?
seen 6603 played 371 games 368 players 332 won 168/370 years 2001-2018
weight -0.6082 gain -1.5549

pattern L133828683469169
? ? . ? ?
? C . C ?
. . * C 3
? C . 3 ?
? ? . ? ?
seen 28602 played 156 games 155 players 143 won 82/156 years 2001-2018
weight -0.5183 gain -1.5564

pattern L609912801671696
3 C .
. * C
a 3 C
a .C
seen 122505 played 3110 games 2968 players 1792 won 1581/3110 years 1988-2019
weight 0.2856 gain -1.5575

pattern L077306176036412
? ? 3 ? ?
? a . . ?
. 3 * . .
? . . . ?
? ? # ? ?
a C last yes
seen 2205 played 673 games 668 players 565 won 303/673 years 2000-2019
weight 0.63 gain -1.5599

pattern L982446590786209
? ? . ? ?
? 3 . 3 ?
3 C * . C
? C . . ?
? ? . ? ?
seen 28384 played 201 games 201 players 182 won 98/201 years 2001-2019
weight -0.5676 gain -1.5601

pattern L078533163986775
? ? a
? ? ?
? C ?
. * 2
? C ?
a ? last yes
seen 6854 played 66 games 66 players 66 won 35/66 years 2009-2019
weight -1.169 gain -1.5602

pattern L424746706682218
? ? ? . ? ? ?
? . . . . O ?
? . . . 2 C ?
. . . * B 3 X
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 513 played 207 games 205 players 191 won 112/207 years 2000-2019
weight 1.1941 gain -1.5609

pattern L566897640827692
? ? ? . ? ? ?
? O . . . . ?
? 3 3 . . . ?
. . . * . . .
? C . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 16806 played 77 games 77 players 76 won 34/77 years 2009-2018
weight -0.9275 gain -1.5617

pattern L537555977828625
? a ?
? ? ?
3 C C
3 * .
b C .
a ? last yes
b .3
seen 3715 played 112 games 112 players 111 won 58/112 years 2001-2019
weight -0.5395 gain -1.562

pattern L283985601467453
3 C . a
3 * . ?
3 C b ?
a ? last yes
b .C
seen 3227 played 177 games 176 players 164 won 85/177 years 2001-2019
weight -0.4499 gain -1.5628

pattern L496421528852844
? 3 . .
? . * .
? . 3 .
a ? ? ?
a ? last yes
seen 37612 played 56 games 56 players 54 won 30/56 years 2009-2016
weight -1.8963 gain -1.5641

pattern L909540827590219
? ? . ? ?
? . a . ?
. C * 3 .
? . . . ?
? ? . ? ?
a C last yes
seen 33766 played 88 games 88 players 87 won 44/88 years 2000-2017
weight -0.9824 gain -1.5652

pattern L184016010985156
? ? a ? ?
? ? . ? ?
? . . . ?
. . * . .
? . . . ?
? ? # ? ?
a ? last yes
seen 144691 played 75 games 75 players 73 won 38/75 years 2001-2019
weight -1.519 gain -1.5656

pattern L054052705288497
? . . . ?
. . . . .
C 2 * . .
3 a . . .
? . . . ?
a B last yes
seen 2379 played 259 games 259 players 246 won 138/258 years 2001-2019
weight -0.3673 gain -1.5661

pattern L838283607081170
? ? a ? ?
? ? . ? ?
? . . . ?
3 . * . .
? . . . ?
? ? 3 ? ?
a ? last yes
seen 8299 played 35 games 35 players 34 won 13/35 years 2009-2016
weight -1.0388 gain -1.5663

pattern L428914792176788
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . C . ?
? . . 3 . O ?
? ? ? . ? ? ?
seen 19765 played 52 games 52 players 50 won 26/52 years 2009-2019
weight -1.0153 gain -1.5671

pattern L136900816657926
? a ?
C * 3
? B ?
a C last yes
seen 11803 played 1685 games 1652 players 1178 won 872/1685 years 1993-2019
weight -0.4467 gain -1.5673

pattern L746896847500357
? ? . ? ?
? C 3 . ?
3 C * . C
? . . . ?
? ? # ? ?
seen 10559 played 101 games 101 players 100 won 42/101 years 2001-2018
weight -0.9517 gain -1.5685

pattern L385157031033743
a 3 ?
3 * C
? 3 ?
a ? last yes
seen 5295 played 2822 games 2644 players 1672 won 1439/2821 years 1992-2019
weight 1.1621 gain -1.5691

pattern L116485644314978
A 3 .
2 * .
2 . .
seen 112494 played 125 games 125 players 117 won 62/125 years 1992-2019
weight -1.8948 gain -1.5716

pattern L612461884211469
a . 3 b
? . * C
? . . C
a ? last yes
b .C
seen 7063 played 121 games 120 players 119 won 54/121 years 2009-2019
weight -0.738 gain -1.572

pattern L395899728815851
3 C a
A * C
A 2 a
a .C
seen 4151 played 255 games 253 players 236 won 144/255 years 2001-2019
weight 0.1432 gain -1.5742

pattern L379236919767705
C C . ?
. * . ?
. . . ?
? ? ? a
a ? last yes
seen 46730 played 45 games 45 players 44 won 17/45 years 2001-2017
weight -1.9983 gain -1.5743

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
weight 0.7194 gain -1.5746

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
weight 0.6262 gain -1.5772

pattern L169663328654126
? ? C ? ?
? . C . ?
. . * . 3
? . . C ?
? ? C ? ?
seen 34424 played 108 games 108 players 105 won 49/108 years 2001-2019
weight -0.9904 gain -1.5786

pattern L111151631229457
? C . # ?
3 C . # #
3 . * # #
3 3 . # #
? C . # ?
seen 10334 played 38 games 38 players 38 won 20/38 years 2000-2019
weight -0.8137 gain -1.5802

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
weight 0.6194 gain -1.5816

pattern L014187034127079
? . a
B * C
? . ?
a ? last yes
seen 9883 played 300 games 300 players 275 won 163/300 years 2001-2019
weight -1.0558 gain -1.5826

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
weight 0.6319 gain -1.5866

pattern L939587085647036
? C C 3 ?
a . 2 B .
. . * . .
. . . . .
? . . . ?
a .C
seen 38094 played 3300 games 3184 players 1863 won 1586/3300 years 1992-2019
weight 0.3365 gain -1.587

pattern L779659311497236
? . . . ?
. . . . 3
. . * . 3
. . 3 C C
? . . . ?
seen 2257 played 1097 games 1082 players 856 won 538/1096 years 2001-2019
weight 0.7298 gain -1.5879

pattern L355335386846163
? . . . ?
. . . . .
. 3 * C .
. . . . .
? . . C ?
seen 210828 played 113 games 112 players 110 won 48/113 years 2001-2017
weight -1.7814 gain -1.5884

pattern L527085785616092
? . B 3 ?
. . . . .
. . * . .
. . . . .
? . . C ?
seen 8610 played 40 games 40 players 40 won 22/40 years 2009-2017
weight -0.8765 gain -1.5893

pattern L692362267930164
2 . 3
C * 3
. 3 C
seen 4894 played 817 games 813 players 645 won 421/817 years 1992-2019
weight 0.7853 gain -1.5894

pattern L935993851080186
? ? a ? ?
? ? . ? ?
? . . . ?
C . * . .
? C . . ?
? ? . ? ?
a ? last yes
seen 13783 played 56 games 56 players 56 won 25/56 years 2009-2019
weight -1.305 gain -1.5901

pattern L260035016752912
B B .
3 * C
. . .
seen 64255 played 1721 games 1683 players 1189 won 895/1719 years 2000-2019
weight -0.3155 gain -1.5908

pattern L004991344689780
# C C
# * .
# . C
seen 435511 played 362 games 353 players 322 won 189/361 years 2001-2019
weight -1.6644 gain -1.5909

pattern L693639982199997
? . . . ?
. . . . .
. . * . .
a . . . 3
? . . . ?
a C last yes
seen 62779 played 133 games 133 players 128 won 59/133 years 2001-2019
weight -1.1808 gain -1.591

pattern L666699425394926
? # . C ?
# # . C C
# # * . C
# # . C 2
? # . C ?
seen 15615 played 59 games 59 players 59 won 27/59 years 2009-2019
weight -0.8742 gain -1.5915

pattern L438720007539911
? ? . ? ?
? . . . ?
2 C * 3 .
? . . . ?
? ? . ? ?
seen 32259 played 37 games 37 players 37 won 23/37 years 2009-2017
weight -2.7701 gain -1.5936

pattern L173041311340570
? # # # ?
# # # # #
. . * . .
3 3 B 2 .
? C . a ?
a C last yes
seen 1202 played 1028 games 1015 players 831 won 519/1027 years 1993-2019
weight 0.8177 gain -1.5963

pattern L407623203677751
? ? . ? ?
? . 3 . ?
. . * . .
? 3 B 3 ?
? ? . ? ?
seen 16020 played 53 games 53 players 53 won 29/53 years 2009-2018
weight -1.14 gain -1.5968

pattern L935562415740461
. 3 .
3 * a
b . C
a C last yes
b .C
seen 11055 played 166 games 166 players 153 won 75/166 years 2009-2019
weight -0.7229 gain -1.5979

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
weight 0.792 gain -1.599

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
weight 0.792 gain -1.599

pattern L589913237928920
? . . 3 ?
# . . 3 C
# . * C 3
# . . C 3
? . . . ?
seen 6441 played 46 games 46 players 46 won 22/46 years 2001-2019
weight -1.2809 gain -1.5993

pattern L407936477329882
? ? ? ? a
? . ? ? ?
2 * C ? ?
? . ? ? ?
a ? last yes
seen 4609 played 52 games 52 players 52 won 22/52 years 2001-2019
weight -0.6358 gain -1.5996

pattern L328807676596382
3 3 3
3 * .
B B 3
seen 14386 played 308 games 304 players 282 won 142/308 years 2000-2019
weight 0.6434 gain -1.6026

pattern L667363086834584
? ? # ? ?
? . . . ?
# . * B 3
? . . 3 ?
? ? . ? ?
seen 15417 played 141 games 141 players 138 won 80/141 years 2001-2017
weight -0.8849 gain -1.6039

pattern L466497085614814
? ? . ? ?
? . . . ?
2 C * . .
? . . C ?
? ? . ? ?
seen 57196 played 855 games 847 players 708 won 425/855 years 2001-2019
weight 0.2807 gain -1.605

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
weight -0.1866 gain -1.6085

pattern L669757484897591
? ? # # # ? ?
? # # # # # ?
# . . . . . .
# . . * . . .
# . . C 3 3 .
? . . . C . ?
? ? . O . ? ?
seen 428 played 227 games 227 players 210 won 115/227 years 2000-2019
weight 0.6322 gain -1.6085

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
weight -1.858 gain -1.61

pattern L793823403119886
? B ?
# * C
? . a
a ? last yes
seen 11414 played 591 games 587 players 496 won 330/591 years 2000-2019
weight -0.4673 gain -1.6102

pattern L431226330138971
? ? . ? ?
? . . . ?
# . * . 3
? . . 2 ?
? ? 2 ? ?
seen 3932 played 359 games 359 players 330 won 192/359 years 2001-2018
weight 1.0786 gain -1.6103

pattern L276905596482341
? ? . ? ?
? . . . ?
3 B * . C
? 3 . . ?
? ? . ? ?
seen 29544 played 1226 games 1208 players 903 won 668/1226 years 2000-2019
weight 0.429 gain -1.6125

pattern L753574102984206
? . . . ?
. . . . .
. . * . .
2 . . . .
? 3 3 . ?
seen 51544 played 40 games 40 players 40 won 19/40 years 2009-2017
weight -2.4444 gain -1.6125

pattern L509627725814892
? ? 3 ? ?
? C 3 3 ?
. C * . .
? . . . ?
? ? . ? ?
seen 87924 played 104 games 104 players 102 won 49/104 years 2000-2018
weight -1.8103 gain -1.6144

pattern L941428718200855
a 3 .
C * 3
. . b
a C last yes
b .3
seen 46258 played 208 games 207 players 193 won 113/208 years 2001-2019
weight -1.1141 gain -1.6171

pattern L253363026967307
. C .
3 * C
. C 1
seen 7613 played 81 games 81 players 77 won 29/80 years 1992-2019
weight -1.0969 gain -1.6176

pattern L298851153076382
? ? C ? ?
? 3 a 2 ?
. . * . 3
? . . . ?
? ? . ? ?
a C last yes
seen 2379 played 2045 games 1988 players 1360 won 1005/2045 years 1988-2019
weight 0.7299 gain -1.6176

pattern L986539697773109
C . 3
. * a
C . .
a C last yes
seen 12854 played 1970 games 1925 players 1319 won 995/1970 years 1988-2019
weight -0.1804 gain -1.6177

pattern L745364295059746
? . ? ?
3 * 3 ?
? C ? a
a ? last yes
seen 55499 played 1503 games 1472 players 1073 won 791/1503 years 1992-2019
weight -0.5964 gain -1.6178

pattern L359105306713880
. B 1
3 * .
. . a
a 3C
seen 4825 played 141 games 140 players 134 won 67/141 years 2001-2019
weight -0.5693 gain -1.6186

pattern L186674282315420
? ? # ? ?
? # # # ?
. . * . C
? . . C ?
? ? . ? ?
seen 619918 played 57 games 57 players 55 won 31/57 years 2001-2017
weight -2.7747 gain -1.6219

pattern L686476873313730
. 3 . ?
. * . ?
. . C ?
? ? ? ?
? ? ? a
a ? last yes
seen 21925 played 54 games 54 players 53 won 23/54 years 2000-2017
weight -0.9739 gain -1.626

pattern L229521892857038
? ? . ? ?
? # . . ?
# # * C C
? # A 3 ?
? ? 3 ? ?
seen 9858 played 436 games 433 players 403 won 225/436 years 2001-2018
weight 0.3864 gain -1.6269

pattern L226973971511371
? ? B ? ?
? . 2 C ?
. . * C 3
? . . C ?
? ? . ? ?
seen 23149 played 66 games 66 players 63 won 31/66 years 2009-2019
weight -0.4798 gain -1.6277

pattern L250463031224148
? 3 . C ?
C 3 . . a
. C * . .
. . . . .
? . . . ?
a .3
seen 7444 played 2233 games 2180 players 1438 won 1223/2233 years 1992-2019
weight 0.3963 gain -1.628

pattern L789345346853898
? ? 2 ? ?
? # A 2 ?
# # * C C
? # # # ?
? ? # ? ?
seen 2197 played 556 games 192 players 182 won 246/556 years 2001-2018
weight 0.2072 gain -1.6301

pattern L860781354142843
? ? . ? ?
a . . . ?
. C * . .
? C 3 . ?
? ? . ? ?
a ? last yes
seen 2392 played 35 games 35 players 35 won 21/34 years 2001-2019
weight -0.6264 gain -1.6331

pattern L766570201038894
? ? . ? ?
? . 3 . ?
. a * . C
? . C . ?
? ? . ? ?
a C last yes
seen 10057 played 48 games 48 players 47 won 21/48 years 2009-2018
weight -1.1474 gain -1.6341

pattern L979969868630422
? C . 3 ?
C C 3 . .
. . * . .
# # # # #
? # # # ?
seen 79532 played 37 games 37 players 36 won 22/37 years 2009-2018
weight -2.0154 gain -1.6349

pattern L890369813519936
? ? 3 ? ?
? 2 . . ?
C C * . .
? . . C ?
? ? . ? ?
seen 3991 played 191 games 190 players 181 won 80/191 years 1992-2018
weight 0.8665 gain -1.6356

pattern L748372068647630
C . 3
. * C
. . .
? a ?
a ? last yes
seen 1161 played 40 games 40 players 39 won 19/40 years 2009-2019
weight -0.9315 gain -1.6393

pattern L861402077123808
C a .
3 * .
. 3 .
a C last yes
seen 28599 played 581 games 572 players 497 won 301/581 years 1992-2019
weight -0.9885 gain -1.6394

pattern L159086489741530
a . 3
. * .
. C .
a C last yes
seen 59663 played 742 games 738 players 619 won 369/742 years 2000-2019
weight -0.4359 gain -1.6403

pattern L047050606745757
? ? # ? ?
? . . . ?
. . * . B
? . C . ?
? ? . ? ?
seen 44191 played 75 games 75 players 71 won 29/75 years 2009-2017
weight -1.2095 gain -1.6412

pattern L473629256501447
. 2 C ?
. * . a
. . . ?
a ? last yes
seen 4291 played 130 games 130 players 124 won 70/129 years 2000-2017
weight -0.7788 gain -1.6413

pattern L633258065161583
? ? 3 ? ?
? . B 3 ?
C C * 3 .
? . . . ?
? ? . ? ?
seen 29240 played 245 games 244 players 227 won 115/245 years 2001-2019
weight -0.5468 gain -1.6415

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
weight 0.5604 gain -1.6422

pattern L172779278524629
C 3 .
C * .
. . .
? ? ?
a ? ?
a ? last yes
seen 13250 played 357 games 356 players 319 won 180/355 years 2001-2019
weight -0.3634 gain -1.6423

pattern L038977284992533
? 3 ? ?
B * 3 ?
? 3 ? ?
? ? ? a
a ? last yes
seen 3518 played 50 games 50 players 50 won 24/50 years 2001-2017
weight -1.1873 gain -1.6428

pattern L147972706613641
. . .
C * .
a 3 3
? ? ?
? b ?
a .C
b ? last yes
seen 15495 played 242 games 242 players 223 won 122/242 years 2001-2019
weight -0.8174 gain -1.6442

pattern L449407622581460
? ? . ? ?
? . . . ?
. . * . .
? C . . a
? ? C ? ?
a ? last yes
seen 15635 played 188 games 187 players 177 won 93/188 years 2000-2019
weight -0.7052 gain -1.6448

pattern L424946204287543
? ? . ? ?
? . . . ?
2 C * . .
? . . 3 ?
? ? . ? ?
seen 25459 played 225 games 224 players 209 won 110/225 years 2001-2018
weight -0.7639 gain -1.6451

pattern L345853071585392
a ? ? ? ?
? ? ? . ?
? ? A * .
? ? ? . ?
a ? last yes
seen 3697 played 430 games 427 players 377 won 212/429 years 1993-2019
weight 1.0019 gain -1.6462

pattern L612649277020623
? ? . ? ?
? . . 3 ?
C C * . C
? . . . ?
? ? . ? ?
seen 31401 played 104 games 104 players 99 won 44/104 years 2001-2018
weight -0.9942 gain -1.6462

pattern L022774424804231
C . #
3 * #
. 2 #
seen 39718 played 77 games 77 players 76 won 38/77 years 2001-2018
weight -1.0798 gain -1.6477

pattern L965918876802304
? 3 . . ?
C C 3 . .
C 2 * . .
C . . . .
? . . . ?
seen 9709 played 61 games 61 players 61 won 30/61 years 2001-2017
weight -1.4327 gain -1.6491

pattern L686616544050946
? ? # ? ?
? . . . ?
. . * . C
? . . . ?
? ? a ? ?
a C last yes
seen 6628 played 39 games 39 players 38 won 26/39 years 2009-2017
weight -1.1204 gain -1.6508

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
weight -0.9042 gain -1.6522

pattern L681819610170934
C C 2
C * C
a A 1
a 12
seen 1215 played 384 games 193 players 181 won 171/384 years 2000-2018
weight 0.3669 gain -1.6525

pattern L742432765590229
? . . C ?
. . . . .
. . * . .
. . . . .
? . . . ?
seen 36801734 played 130365 games 41497 players 6841 won 65477/130275 years 1988-2019
weight 0.0883 gain -1.6532

pattern L105700161710239
? ? . ? ?
? . . . ?
. C * . .
? 2 . . ?
? ? 3 ? ?
seen 73565 played 9194 games 7802 players 3299 won 4668/9190 years 1992-2019
weight 0.4864 gain -1.6544

pattern L363900146639202
? ? C ? ?
? . . . ?
. 3 * . 3
? . a . ?
? ? . ? ?
a C last yes
seen 1165 played 616 games 607 players 528 won 321/615 years 2001-2019
weight 0.8804 gain -1.6553

pattern L233971219554138
? . . . ? ?
. . . . . ?
. . * . . ?
. . . . . ?
? . . 3 ? a
a ? last yes
seen 163341 played 1100 games 1088 players 825 won 576/1100 years 2000-2019
weight -0.3562 gain -1.6554

pattern L944055220179182
? . . . ?
. . . C 3
. . * C 3
. . C 2 .
? . . . ?
seen 17210 played 558 games 554 players 460 won 268/557 years 2001-2019
weight -0.5104 gain -1.6556

pattern L848680516737720
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . 3 .
? . . C . . ?
? . . . 3 . ?
? ? ? . ? ? ?
seen 16197 played 50 games 50 players 50 won 21/50 years 2001-2017
weight -1.1206 gain -1.656

pattern L039765573525125
? ? . ? ?
? C . . ?
. . * . .
? C . . ?
? ? . ? ?
seen 3031364 played 21248 games 16435 players 4497 won 10340/21241 years 1992-2019
weight 0.0762 gain -1.6603

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
weight -1.4056 gain -1.6622

pattern L817420966150318
. C 3
. * .
. C 2
? ? a
a ? last yes
seen 3304 played 642 games 638 players 545 won 329/642 years 2001-2018
weight 0.6384 gain -1.6636

pattern L972972741415475
? A ?
A * a
? C ?
a BC
seen 42842 played 2856 games 2701 players 1677 won 1659/2856 years 1992-2019
weight -0.3216 gain -1.6642

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
weight -0.6027 gain -1.6659

pattern L017221091245432
? . . . ?
. . . . .
. . * 3 .
3 . . . .
? . . C ?
seen 65114 played 36 games 36 players 35 won 13/36 years 2009-2017
weight -1.7542 gain -1.666

pattern L277501987579245
? . . 3 ?
3 . 3 . .
C C * . .
. . . . .
? . . . ?
seen 10196 played 79 games 79 players 74 won 42/79 years 2001-2017
weight -0.7872 gain -1.666

pattern L761467887871607
? ? ? . ? ? ?
? . . . . . ?
? . 3 C . . ?
. . 3 * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 15954 played 34 games 34 players 32 won 20/34 years 2009-2016
weight -1.0152 gain -1.6662

pattern L833297270280955
? . . . ?
# . . . .
# . * C .
# . . . 3
? . . 3 ?
seen 53548 played 90 games 90 players 88 won 38/90 years 2001-2017
weight -0.4708 gain -1.6668

pattern L989372605936566
? ? # ? ?
? # # # ?
. . * B .
? C C 3 ?
? ? 3 ? ?
seen 476451 played 3234 games 2977 players 1746 won 1611/3232 years 1992-2019
weight 0.3419 gain -1.668

pattern L070048406107879
? ? ? . ? ? ?
? . . 3 3 O ?
? . . 3 C . ?
. . . * C . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 17610 played 1199 games 1185 players 891 won 605/1199 years 2001-2019
weight 0.273 gain -1.6687

pattern L235695233129283
? ? . ? ?
? # . 3 ?
# # * . C
? # . C ?
? ? . ? ?
seen 644848 played 949 games 929 players 738 won 456/948 years 2000-2019
weight -0.7133 gain -1.6697

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
weight 0.4478 gain -1.6699

pattern L781778938303515
? ? # ? ?
? . . . ?
3 . * . #
? 3 3 . ?
? ? 3 a ?
a ? last yes
seen 680 played 241 games 240 players 224 won 117/241 years 2001-2019
weight 1.7833 gain -1.6707

pattern L926953296414897
? ? . ? ?
? . . 3 ?
. . * . .
? . . . ?
a ? . ? ?
a ? last yes
seen 42152 played 50 games 50 players 50 won 26/50 years 2001-2018
weight -1.1034 gain -1.6708

pattern L454498554517065
? ? ? a
? 3 ? ?
3 * . ?
? C ? ?
a ? last yes
seen 42872 played 421 games 420 players 383 won 208/421 years 2000-2019
weight -0.5245 gain -1.6713

pattern L003441582822350
? ? . ? ?
? . . . ?
. . * . 3
? C . a ?
? ? . ? ?
a C last yes
seen 24318 played 572 games 569 players 497 won 275/572 years 2001-2019
weight -0.4791 gain -1.6731

pattern L928773267232188
? ? . . . ? ?
? . . 3 . . ?
. C . . . . X
. . . * . . .
O . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 50597 played 114 games 114 players 113 won 57/114 years 2001-2017
weight -0.7895 gain -1.6734

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
weight -1.2945 gain -1.6768

pattern L788129627804684
. . a
3 * .
. . C
a 2B
seen 72297 played 250 games 249 players 238 won 130/250 years 2001-2017
weight -0.7718 gain -1.6788

pattern L716483744282984
. 3 3
a * C
3 3 b
a C last yes
b .3C
seen 723 played 569 games 563 players 484 won 289/569 years 2000-2019
weight 0.6475 gain -1.679

pattern L725239890430220
? 3 ?
a * 3
? . ?
? ? ?
? ? b
a 2C
b ? last yes
seen 48137 played 275 games 272 players 253 won 127/275 years 2001-2019
weight -0.7187 gain -1.6802

pattern L637675244159579
? . . . ?
. . . . a
. . * . .
. . . . C
? . . . ?
a C last yes
seen 128093 played 73 games 73 players 72 won 40/73 years 2001-2019
weight -1.4255 gain -1.681

pattern L646896754976139
? # # #
? . * .
a . C 2
a ? last yes
seen 5929 played 63 games 63 players 61 won 31/62 years 2001-2019
weight -1.0892 gain -1.6817

pattern L980021371122319
? ? . ? ? ?
? . . 3 ? a
# . * . 2 ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 2601 played 36 games 36 players 36 won 11/36 years 2001-2019
weight -1.113 gain -1.683

pattern L998050368413295
. 3 A
C * 3
a 3 3
a .3
seen 15342 played 75 games 75 players 71 won 46/75 years 2000-2017
weight -1.288 gain -1.683

pattern L654562367518035
? # . . ?
# # . C .
# # * 3 3
# # . . .
? # . 3 ?
seen 40241 played 52 games 52 players 52 won 28/52 years 2000-2017
weight -1.9163 gain -1.6851

pattern L594185131159486
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X . 3 * C . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 41696 played 85 games 85 players 81 won 42/85 years 2001-2018
weight -0.9814 gain -1.6857

pattern L899070238891640
? a ?
? ? ?
3 C C
B * .
. . .
a ? last yes
seen 2331 played 90 games 90 players 86 won 43/90 years 2001-2017
weight -0.8032 gain -1.687

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
weight -1.0725 gain -1.6873

pattern L461872586581071
. C .
. * .
3 . C
? ? a
a ? last yes
seen 7645 played 121 games 121 players 116 won 61/121 years 2001-2019
weight -0.8835 gain -1.6879

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
weight -0.3089 gain -1.6887

pattern L260104628493321
? ? ? O ? ? ?
? O C 3 3 . ?
? 2 2 B . . ?
. . C * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 264 played 37 games 37 players 37 won 20/37 years 2009-2019
weight -0.5547 gain -1.6889

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
weight -0.9272 gain -1.6913

pattern L775799137292816
? # # # ?
# # # # #
. . * . .
. C . . .
? . C C ?
seen 307432 played 60 games 60 players 57 won 34/60 years 2001-2019
weight -2.0365 gain -1.6923

pattern L015343323714164
? . ?
a * B
? C ?
? ? ?
? b ?
a .3
b ? last yes
seen 24930 played 1841 games 1789 players 1244 won 957/1840 years 2000-2019
weight -0.5736 gain -1.6933

pattern L338901502433087
? . . . ?
3 3 . . #
C C * . #
3 C . . #
? C . . ?
seen 36325 played 392 games 391 players 347 won 199/392 years 2000-2019
weight 0.6219 gain -1.6941

pattern L289714279053566
? ? ? . ? ? ?
? . . 3 3 O ?
? . . . C . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 81785 played 35 games 35 players 34 won 20/35 years 2009-2018
weight -2.3056 gain -1.695

pattern L253927176646041
? ? C ? ? ?
? C . . ? a
. . * . . ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 15566 played 65 games 65 players 63 won 31/65 years 2001-2017
weight -1.6392 gain -1.6985

pattern L216918812107340
? ? ? C ?
? ? C * C
a ? ? A ?
a ? last yes
seen 3992 played 685 games 660 players 576 won 328/684 years 2001-2019
weight -1.4283 gain -1.7012

pattern L420588330713276
? ? C ? ?
? . C 3 ?
. . * B B
? # # # ?
? ? # ? ?
seen 53770 played 189 games 188 players 178 won 86/189 years 2009-2018
weight -0.9928 gain -1.7017

pattern L048527516274824
3 C a
C * 3
. B 3
a .C
seen 6216 played 544 games 540 players 456 won 292/544 years 2001-2019
weight 0.5343 gain -1.7039

pattern L044432587972209
? ? . . . ? ?
? . . . . . ?
. . . . . . #
. . . * . . #
. . 3 C . . #
? . . . . . ?
? ? O . . ? ?
seen 13652 played 9440 games 8896 players 3121 won 4576/9436 years 1992-2019
weight 0.1859 gain -1.7052

pattern L690695613763102
? . ?
C * a
? 2 ?
a B last yes
seen 6574 played 2712 games 2554 players 1661 won 1380/2712 years 2000-2019
weight 0.388 gain -1.7057

pattern L740663854557812
? ? . ? ?
? 3 . . ?
C 3 * C .
? . 3 C ?
? ? 3 ? ?
seen 34526 played 34 games 34 players 34 won 14/34 years 2009-2017
weight -0.9849 gain -1.7073

pattern L077932279559841
? ? a ? ?
? . . . ?
3 . * . C
? C . . ?
? ? . ? ?
a .C
seen 389088 played 2766 games 2680 players 1669 won 1365/2764 years 2000-2019
weight -0.251 gain -1.7087

pattern L246057277078561
? ? . . .
? ? . * .
? ? C C 3
? ? ? ? ?
a ? ? ? ?
a ? last yes
seen 13660 played 185 games 185 players 173 won 87/185 years 1992-2019
weight -0.6017 gain -1.7127

pattern L842218165379490
? ? a ? ?
? 2 C C ?
. C * . .
? . . . ?
? ? C ? ?
a 23
seen 39115 played 138 games 138 players 135 won 62/138 years 2009-2018
weight -0.8759 gain -1.7127

pattern L768408136556577
? # # # ?
. . . . .
. . * . .
. C C 3 3
? . 2 C ?
seen 26005 played 114 games 113 players 106 won 53/114 years 2009-2018
weight -0.7093 gain -1.7128

pattern L510162792674837
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
X . . * . . .
? 3 . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 56760 played 575 games 567 players 470 won 272/574 years 2001-2019
weight -0.2957 gain -1.7154

pattern L776777570028853
? 2 ?
. * .
? 3 ?
? ? ?
? a ?
a ? last yes
seen 4528 played 36 games 36 players 36 won 15/36 years 2009-2018
weight -1.1113 gain -1.7169

pattern L934601982899108
. . . ?
C * 3 ?
. . . ?
? ? ? a
a ? last yes
seen 34435 played 611 games 599 players 508 won 323/610 years 2001-2019
weight 0.9243 gain -1.7195

pattern L083923493870343
? ? . . . ? ?
? . . . . . ?
X . . . . . .
O . . * . . .
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 82587 played 92 games 92 players 89 won 50/92 years 2001-2019
weight -1.1733 gain -1.7216

pattern L967057216031254
C C 3
C * A
2 C 1
seen 816 played 269 games 141 players 137 won 109/269 years 2001-2018
weight 0.4305 gain -1.7216

pattern L077020673400491
3 . 3
. * 3
3 3 3
seen 190802 played 160 games 155 players 145 won 74/160 years 2001-2017
weight -1.1562 gain -1.7225

pattern L184077820271556
# # # ?
. * . ?
3 C C a
a ? last yes
seen 16001 played 543 games 538 players 460 won 298/543 years 2001-2019
weight -0.5115 gain -1.7229

pattern L205440630321313
? ? a
? ? ?
. . .
C * C
. . .
a ? last yes
seen 54775 played 107 games 107 players 106 won 36/107 years 2001-2017
weight -0.5366 gain -1.7253

pattern L792288623806328
? ? . ? ?
? . 3 C a
. . * 3 .
? 3 . . ?
? ? . ? ?
a ? last yes
seen 3112 played 549 games 546 players 337 won 271/549 years 2001-2017
weight 0.3184 gain -1.7254

pattern L148980263337186
? . . . ?
. . . . .
. C * 3 .
. . . a .
? b . . ?
a C last yes
b .3
seen 42460 played 5145 games 4934 players 2316 won 2499/5143 years 2000-2019
weight -0.1753 gain -1.726

pattern L873553079383107
. . .
C * .
. C .
? ? ?
? ? a
a ? last yes
seen 49636 played 36 games 36 players 36 won 19/36 years 2009-2019
weight -2.0353 gain -1.7263

pattern L806473153214140
. C .
3 * .
3 C C
? ? a
a ? last yes
seen 2057 played 85 games 85 players 81 won 45/85 years 2009-2017
weight -0.7134 gain -1.7271

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
weight -0.3002 gain -1.7277

pattern L481818423129023
? ? . ? ?
? # . . ?
# # * C 3
? # . C ?
? ? C ? ?
seen 101646 played 48 games 48 players 48 won 31/48 years 2001-2018
weight -0.9584 gain -1.7278

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
weight 0.229 gain -1.7282

pattern L821607385876961
? ? . ? ?
? C 3 . ?
. . * 3 .
? C C C ?
? ? 3 ? ?
seen 10857 played 37 games 37 players 37 won 22/37 years 2009-2016
weight -1.046 gain -1.7284

pattern L784945847770571
? ? a ? ?
? . . . ?
. . * C .
? . . . ?
? ? . ? ?
a C last yes
seen 215143 played 146 games 145 players 138 won 56/146 years 2001-2019
weight -0.7547 gain -1.729

pattern L534026134048483
? ? . ? ?
? . . . ?
3 C * . C
? . . . ?
? ? . ? ?
seen 153413 played 849 games 845 players 678 won 405/848 years 2000-2019
weight -0.8053 gain -1.7292

pattern L372327973844521
3 3 3
C * a
C C C
a C last yes
seen 1878 played 39 games 38 players 37 won 21/39 years 1992-2018
weight -0.765 gain -1.7303

pattern L821141295751854
1 B .
A * C
3 . .
seen 495 played 181 games 181 players 174 won 80/181 years 2001-2019
weight 0.6181 gain -1.7331

pattern L339648866089281
? . . . ?
. 3 C . C
. . * . .
. . . . a
? . . . ?
a .C
seen 11085 played 1570 games 1551 players 1122 won 814/1569 years 2000-2019
weight 0.5299 gain -1.7345

pattern L167183851797719
? . . . . . ? ?
. . . . . . . ?
. . . . . . X ?
. . . * . . . .
. . . . . . . ?
. . . . . . . ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 2990518 played 7651 games 7143 players 2811 won 3955/7646 years 2000-2019
weight 0.1173 gain -1.7356

pattern L705766150365218
1 C C
B * .
3 . 3
seen 6750 played 92 games 91 players 89 won 31/92 years 2000-2019
weight -1.3545 gain -1.7358

pattern L908710334466325
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . 3 * C . .
? . C . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 28123 played 3830 games 3741 players 1833 won 1839/3830 years 2001-2019
weight -0.4365 gain -1.7374

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
weight 0.632 gain -1.7381

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
weight -1.3759 gain -1.7388

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
weight 0.3366 gain -1.739

pattern L001664273051071
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
# . . * . . .
? . . . . . ?
? . . C . X ?
? ? ? . ? ? ?
seen 138946 played 308 games 307 players 277 won 139/308 years 2001-2019
weight -0.5897 gain -1.7397

pattern L719397181374805
? ? ? a
. C . ?
. * . ?
C . b ?
a ? last yes
b .C
seen 27580 played 263 games 262 players 236 won 126/263 years 2001-2019
weight -0.6199 gain -1.7406

pattern L204141736007685
? . . . ?
. . . . .
C . * . .
. . B 3 .
? C 3 a ?
a .3
seen 3782 played 560 games 554 players 450 won 280/560 years 2001-2017
weight 0.7431 gain -1.7419

pattern L351982886235791
? . . . ?
C . 3 C .
. . * . .
. . . . .
? . . . ?
seen 6256 played 652 games 645 players 556 won 332/651 years 2001-2019
weight 0.447 gain -1.7426

pattern L577901987788595
. . .
. * .
3 . 3
? a ?
a ? last yes
seen 62686 played 38 games 38 players 37 won 23/38 years 2009-2017
weight -3.1089 gain -1.7433

pattern L920631887513161
? . 3 C
a . * C
? . . C
a ? last yes
seen 3838 played 64 games 64 players 62 won 32/64 years 2009-2017
weight -0.7942 gain -1.7449

pattern L733838226692508
a . C
. * C
. . 3
a C last yes
seen 9863 played 269 games 269 players 247 won 143/269 years 2001-2019
weight -0.5474 gain -1.7462

pattern L616031666605668
. C .
. * .
C . .
? ? ?
? a ?
a ? last yes
seen 35959 played 293 games 291 players 263 won 144/293 years 2001-2019
weight -0.5693 gain -1.7511

pattern L979157923237070
a ? C C 3
? ? . * C
? ? . . .
a ? last yes
seen 12612 played 105 games 105 players 104 won 49/105 years 2000-2018
weight -1.107 gain -1.7532

pattern L074882876308248
? ? . ? ?
? C C # ?
C C * # #
? 3 A # ?
? ? 1 ? ?
seen 369 played 206 games 103 players 97 won 81/206 years 1992-2016
weight 0.4944 gain -1.7552

pattern L826436705081045
. . 3
. * .
3 A 3
seen 32233 played 113 games 112 players 107 won 60/113 years 2001-2017
weight -1.2181 gain -1.7555

pattern L764395011270323
C . a
3 * .
3 . b
a C last yes
b .3
seen 19852 played 266 games 266 players 244 won 142/266 years 2001-2019
weight -0.7628 gain -1.7583

pattern L524378327251189
. . . ?
3 * C ?
a C . b
a .3
b ? last yes
seen 9597 played 150 games 150 players 146 won 88/150 years 2001-2017
weight -0.4978 gain -1.7588

pattern L480694173571973
. 3 .
. * .
. a .
a C last yes
seen 343831 played 8067 games 7278 players 3042 won 4046/8066 years 1992-2019
weight -0.2607 gain -1.759

pattern L974149437577335
? ? ? ? a
? 3 . . ?
. . . . .
C . * . .
. . . . .
? . . . ?
a ? last yes
seen 4695 played 51 games 51 players 50 won 17/51 years 2001-2019
weight -1.0748 gain -1.7596

pattern L553917762148842
? ? # # # ? ?
? . . . . . ?
. . . . . . .
O . 3 * . . .
. . C . . . X
? . . . . . ?
? ? . . . ? ?
seen 530 played 225 games 224 players 210 won 112/225 years 2009-2019
weight 0.4691 gain -1.7603

pattern L940250068036754
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . C . ?
? . . C . . ?
? ? ? X ? ? ?
seen 64321 played 131 games 130 players 121 won 59/131 years 2001-2019
weight -0.8839 gain -1.7604

pattern L395392869025463
C 2 B
. * 1
3 3 C
seen 734 played 291 games 291 players 271 won 147/291 years 2001-2019
weight 0.6361 gain -1.7607

pattern L466361089550937
? ? . . . ? ?
? . . . . . ?
O . . . . . .
. . . * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 94641 played 48 games 48 players 45 won 20/48 years 2001-2017
weight -1.4741 gain -1.7621

pattern L775832336513766
? . ?
3 * A
? 1 ?
seen 5238 played 1657 games 1602 players 1143 won 878/1656 years 2001-2019
weight -0.884 gain -1.7638

pattern L013267002071082
3 . . ? ?
C * . ? ?
. . . ? a
a ? last yes
seen 4759 played 218 games 217 players 209 won 96/218 years 2001-2018
weight -0.77 gain -1.7652

pattern L460003326754281
? ? . ? ?
? . . . ?
# . * . 3
? . . 3 ?
? ? . ? a
a ? last yes
seen 33814 played 115 games 115 players 109 won 62/115 years 2000-2019
weight -1.2253 gain -1.7673

pattern L709804585342497
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . . .
? . 3 C . . ?
? . 3 C . . ?
? ? ? O ? ? ?
seen 7379 played 609 games 605 players 511 won 284/607 years 2001-2019
weight -0.205 gain -1.7693

pattern L427032941900881
? ? ? . ? ? ?
? . . . . . ?
? . 3 . . . ?
. . . * . . .
? C . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 424715 played 4986 games 4686 players 2414 won 2375/4984 years 1993-2019
weight 0.3662 gain -1.7708

pattern L113483218851802
? ? a
C C .
. * .
. . .
a ? last yes
seen 165112 played 224 games 223 players 206 won 125/224 years 2001-2019
weight -1.5201 gain -1.7746

pattern L378419281823673
a ? ? . ? ?
? ? . . C ?
? . . * . .
? ? . . 3 ?
? ? ? . ? ?
a ? last yes
seen 7760 played 36 games 36 players 36 won 20/36 years 2009-2016
weight -1.0724 gain -1.7753

pattern L907875080024285
? . . . ?
. . . . .
. C * . .
3 3 3 . .
? . . . ?
seen 87667 played 123 games 123 players 116 won 67/123 years 2000-2017
weight -2.1593 gain -1.776

pattern L109666141475645
1 C C
B * 3
3 3 .
seen 4132 played 63 games 63 players 62 won 28/63 years 2001-2019
weight -0.7933 gain -1.7776

pattern L659420676593855
? ? a ?
b B * .
? ? 3 ?
a #2
b ? last yes
seen 1403 played 304 games 302 players 283 won 176/304 years 2001-2018
weight -0.4942 gain -1.7789

pattern L416607445041725
? ? . ? ?
? . . . ?
. . * . #
? 3 B . ?
? ? 2 ? ?
seen 8934 played 864 games 854 players 685 won 455/864 years 2000-2019
weight 0.282 gain -1.7791

pattern L134297402792093
? . ? ? ?
. * 3 ? ?
? 3 ? ? ?
? ? ? ? ?
? ? ? ? a
a ? last yes
seen 106147 played 120 games 119 players 116 won 67/120 years 2001-2019
weight -0.5277 gain -1.7801

pattern L270168045125737
? ? ? a
. . . ?
C * . ?
3 C C ?
a ? last yes
seen 6071 played 34 games 34 players 33 won 20/34 years 2009-2017
weight -1.2099 gain -1.7826

pattern L943535328176195
C . 3
1 * 3
B 3 3
seen 9246 played 405 games 402 players 370 won 209/405 years 1992-2018
weight -0.507 gain -1.7828

pattern L483270251776187
? ? 3 ? ?
? 3 A 3 ?
3 C * C .
? C C . ?
? ? . ? ?
seen 19141 played 466 games 256 players 239 won 227/466 years 2001-2019
weight -0.7982 gain -1.788

pattern L864338468469303
a C C
. * C
. . .
a 23
seen 384945 played 282 games 280 players 257 won 131/282 years 2001-2019
weight -1.1885 gain -1.7882

pattern L730734731735792
? ? . ? ? a
? . . C ? ?
. . * . . ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 171887 played 1922 games 1887 players 1256 won 1002/1922 years 1992-2019
weight -0.3084 gain -1.7884

pattern L216562389313918
? ? a
. . b
. * .
. 3 C
a ? last yes
b .C
seen 9198 played 176 games 175 players 166 won 82/176 years 2001-2019
weight -0.8866 gain -1.7904

pattern L580118383440577
? ? C ? ?
? C 2 . ?
. . * . .
? C 3 3 ?
? ? C ? ?
seen 7209 played 66 games 66 players 65 won 29/66 years 1988-2017
weight -0.6358 gain -1.7914

pattern L705851056155100
? a ? ? ?
. * C ? ?
? . ? ? b
a 12
b ? last yes
seen 17073 played 303 games 299 players 274 won 159/303 years 2001-2019
weight -0.7904 gain -1.7937

pattern L974212734793275
. . 3
. * a
C . .
a C last yes
seen 14426 played 3177 games 3070 players 1820 won 1631/3175 years 1988-2019
weight 0.209 gain -1.7944

pattern L977834928235944
? . . C ?
C . . C .
. . * . .
. . . . .
? . . . ?
seen 74703 played 63 games 63 players 61 won 37/63 years 2001-2019
weight -1.6679 gain -1.7968

pattern L964798633665712
? B ?
2 * 3
a . ?
a ? last yes
seen 2677 played 861 games 848 players 671 won 432/859 years 2000-2019
weight 0.3822 gain -1.7981

pattern L653060404859417
? . . . ?
. . . . .
. . * . C
. . . C .
? 3 3 C ?
seen 16159 played 310 games 310 players 277 won 162/310 years 2001-2019
weight 0.9752 gain -1.8001

pattern L268739566244241
? . . . ?
. . . . .
. . * . 2
. . . 3 B
? . . . ?
seen 32719 played 77 games 77 players 77 won 34/77 years 2001-2017
weight -1.0276 gain -1.8006

pattern L638340546942467
C . C
C * C
1 A 3
seen 4735 played 874 games 853 players 691 won 437/874 years 2001-2019
weight -0.4144 gain -1.8006

pattern L946526304999214
. . . ?
. * . a
2 C C ?
a ? last yes
seen 2754 played 35 games 35 players 35 won 19/35 years 2001-2016
weight -1.1586 gain -1.802

pattern L501753046214642
? C C 3 ?
. . a 3 .
. . * . .
# # # # #
? # # # ?
a C last yes
seen 5726 played 322 games 320 players 288 won 162/322 years 2001-2019
weight -0.7148 gain -1.8038

pattern L114615222177222
. a .
3 * 3
. . 3
a C last yes
seen 15837 played 1928 games 1862 players 1298 won 982/1924 years 1992-2019
weight 0.282 gain -1.806

pattern L234060061168594
a C ?
2 * .
? 2 ?
a ? last yes
seen 2964 played 102 games 102 players 100 won 49/102 years 2009-2018
weight -0.9534 gain -1.8068

pattern L218966587851346
1 C C
1 * .
a . .
a B last yes
seen 1954 played 876 games 860 players 712 won 408/876 years 2001-2019
weight -0.6202 gain -1.8072

pattern L545301245080488
C C 3
2 * .
# # #
seen 8476 played 762 games 751 players 628 won 347/761 years 2000-2019
weight 0.9247 gain -1.8131

pattern L695341600228004
? . C C ?
. 3 C 3 3
. . * . .
. . . . .
? . . . ?
seen 1237 played 890 games 881 players 720 won 427/890 years 1992-2019
weight 0.5924 gain -1.8132

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
weight 0.2513 gain -1.8133

pattern L884841232399839
? ? . . . ? ?
? . . 3 . . ?
# . . . . . .
# . . * . . .
# . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 2924232 played 144 games 143 players 125 won 84/144 years 2000-2019
weight -0.5347 gain -1.8168

pattern L111735842317402
? C . C ?
. . . C .
. . * . .
. . . . .
? . . . ?
seen 174499 played 35 games 35 players 34 won 20/35 years 2001-2017
weight -2.5251 gain -1.8169

pattern L877731174868584
? ? . ? ? ?
? . . 3 ? ?
# . * . . a
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 71673 played 58 games 58 players 55 won 28/58 years 2001-2018
weight -1.3967 gain -1.8173

pattern L532312237352461
? . 3 . ?
3 3 . . #
. . * . #
. . . . #
? # # # ?
seen 49540 played 69 games 69 players 65 won 26/69 years 2009-2017
weight -1.0247 gain -1.818

pattern L929916944123915
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. 3 . * . . .
. . . C . . .
? X . . . . ?
? ? . . . ? ?
seen 32853 played 37 games 37 players 37 won 23/37 years 2001-2018
weight -1.3082 gain -1.819

pattern L162363607238153
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . C . . . .
? . . . . . ?
? ? O . . ? ?
seen 424101 played 159 games 159 players 148 won 83/159 years 2009-2018
weight -1.4913 gain -1.8196

pattern L294621236395348
? ? B ? ?
? B B 1 ?
. B * A 1
? # # # ?
? ? # ? ?
seen 292 played 243 games 125 players 129 won 131/243 years 2000-2018
weight 0.5638 gain -1.8218

pattern L571376646470855
? ? B ? ?
? a 2 . ?
. . * . .
? . . . ?
? ? # ? ?
a C last yes
seen 12565 played 1184 games 1169 players 900 won 594/1183 years 1992-2019
weight -0.642 gain -1.8228

pattern L502153687276792
? ? 3 ? ?
? . . . ?
3 3 * . .
? C . . ?
? ? . ? ?
seen 56108 played 562 games 559 players 486 won 303/562 years 2000-2019
weight -0.9281 gain -1.8259

pattern L575115054934640
. . .
. * .
a . b
a C last yes
b 2B
seen 25288 played 450 games 446 players 413 won 227/450 years 2001-2019
weight -0.4586 gain -1.8268

pattern L158985038781728
? ? . ? ?
? . . . ?
. . * . #
? . 3 . ?
? ? . ? ?
seen 778821 played 49 games 45 players 43 won 24/49 years 2009-2019
weight -2.8523 gain -1.8282

pattern L565021614572349
? ? X . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . X
? . . . . . ?
? ? . . . ? ?
seen 59871 played 36 games 36 players 36 won 17/36 years 2000-2017
weight -2.0487 gain -1.8283

pattern L259045217985737
? ? . ? ?
? . . C ?
C . * . a
? . . . ?
? ? . ? ?
a C last yes
seen 13402 played 89 games 89 players 87 won 48/89 years 2001-2018
weight -1.608 gain -1.8284

pattern L285657795376469
? ? a ? ?
? . . . ?
# . * 3 3
? . . . ?
? ? . ? ?
a C last yes
seen 4988 played 37 games 37 players 37 won 20/37 years 2001-2017
weight -2.0968 gain -1.8295

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
weight -0.6514 gain -1.8307

pattern L524780296469583
? . . . ?
. . . . .
. . * . .
. C . 3 .
? . . . ?
? ? ? ? a
a ? last yes
seen 4785 played 203 games 203 players 184 won 87/203 years 2001-2017
weight -0.4145 gain -1.8333

pattern L558920375204702
B 2 .
B * .
. . .
seen 152693 played 8116 games 7258 players 3108 won 4089/8114 years 2000-2019
weight 0.2227 gain -1.8386

pattern L153159491119951
? . ? ? ?
# * . ? a
? . ? ? ?
a ? last yes
seen 1608383 played 453 games 450 players 398 won 207/453 years 2001-2019
weight -0.3941 gain -1.8401

pattern L968417185559135
. . C a
3 * C ?
. . 3 ?
a ? last yes
seen 2998 played 37 games 37 players 37 won 22/37 years 2009-2017
weight -1.2718 gain -1.8428

pattern L156473937887363
? ? . ? ?
? . . . ?
C . * C .
? . . . ?
? ? . ? ?
? ? ? a ?
a ? last yes
seen 10850 played 46 games 46 players 45 won 20/46 years 2009-2019
weight -1.1892 gain -1.8463

pattern L565795331452252
? . . . ?
C C 3 . #
C 2 * . #
. . . . #
? . . . ?
seen 4647 played 518 games 515 players 423 won 232/518 years 2001-2018
weight 0.6163 gain -1.8465

pattern L922361106130084
? ? ? - ? ? ?
? # . . . . ?
? # . . 3 3 ?
# # . * C C X
? # . . C 3 ?
? # . . C X ?
? ? ? . ? ? ?
seen 9560 played 175 games 175 players 165 won 87/175 years 2009-2017
weight 0.3844 gain -1.8473

pattern L652356102579863
? C 2 . ?
. 3 A 3 .
. 3 * . .
. . . . .
? . . . ?
seen 8890 played 214 games 214 players 199 won 110/214 years 2009-2019
weight 0.717 gain -1.8475

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
weight -0.5726 gain -1.8478

pattern L307060469941386
? ? ? . ? ? ?
? . . 3 . . ?
? C . . . . ?
. . . * . . #
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 24936 played 137 games 136 players 132 won 74/137 years 2000-2017
weight -1.0073 gain -1.8495

pattern L005663095563704
? ? . ? ?
? . C C ?
. C * 3 .
? C 3 . ?
? ? . ? ?
seen 68222 played 65 games 65 players 61 won 35/65 years 2001-2018
weight -1.2351 gain -1.8502

pattern L920843044742262
? . . . a
3 . . . .
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 51540 played 53 games 53 players 52 won 27/53 years 2001-2017
weight -2.4792 gain -1.8502

pattern L340769920733293
. C 3
. * B
a . B
a C last yes
seen 4269 played 95 games 95 players 91 won 46/95 years 2001-2017
weight -1.1507 gain -1.8506

pattern L270609700706653
C . .
. * 3
3 C a
a 3C
seen 20159 played 2380 games 2308 players 1534 won 1205/2380 years 1988-2019
weight 0.6791 gain -1.8511

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
weight 0.2487 gain -1.8557

pattern L330843646198841
a ? 3 ?
? C * 3
? ? 3 ?
a ? last yes
seen 20929 played 805 games 794 players 663 won 402/805 years 2000-2019
weight -0.6207 gain -1.8564

pattern L215636920868653
a ? b ? ?
? . C . ?
3 . * . .
? . . . ?
? ? . ? ?
a ? last yes
b .C
seen 43911 played 2660 games 2582 players 1543 won 1357/2659 years 1992-2019
weight 0.5605 gain -1.8589

pattern L614935340724068
? ? 2 ? ?
? . . . ?
3 3 * . .
? . . . ?
? ? . ? ?
seen 26049 played 43 games 43 players 42 won 20/43 years 2009-2018
weight -1.9572 gain -1.8622

pattern L729631133699253
3 C .
. * .
3 . C
a ? ?
a ? last yes
seen 1395 played 57 games 57 players 57 won 33/57 years 2001-2019
weight -0.7986 gain -1.8641

pattern L627316057405830
? ? ? a
C 3 3 ?
. * . ?
. . . ?
a ? last yes
seen 13989 played 76 games 76 players 75 won 36/76 years 2001-2017
weight -1.1428 gain -1.8656

pattern L486921984578320
a 3 3
C * .
1 B .
a .C
seen 6729 played 113 games 113 players 108 won 48/113 years 2009-2018
weight -1.2733 gain -1.8667

pattern L886485778238569
? . . . ?
C . . . .
. . * . .
. . . . .
? . 3 3 ?
seen 49211 played 40 games 40 players 40 won 19/40 years 2009-2017
weight -1.7072 gain -1.867

pattern L127262281571433
? ? C ? ?
? . . . ?
. . * . .
? . . . ?
? ? 3 ? ?
a ? ? ? ?
a ? last yes
seen 12735 played 310 games 309 players 288 won 160/310 years 2001-2019
weight -0.7234 gain -1.8695

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
weight -0.3451 gain -1.8699

pattern L838584193701492
? ? . ? ?
? . . . ?
3 . * a .
? 3 . . ?
? ? C ? ?
a C last yes
seen 5574 played 212 games 211 players 199 won 101/212 years 2001-2019
weight -0.5772 gain -1.8741

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
weight -1.0609 gain -1.8742

pattern L002306682761135
? # . . ?
# # . . 3
# # * . 3
# # . 2 B
? # . a ?
a BC last yes
seen 9094 played 446 games 442 players 381 won 198/445 years 2001-2019
weight 0.5915 gain -1.8747

pattern L600255428266039
3 . 3 ? ?
. * C ? ?
. . . ? ?
? ? ? ? a
a ? last yes
seen 1723 played 42 games 42 players 40 won 17/42 years 2009-2016
weight -1.3176 gain -1.8753

pattern L195540311218304
. 3 C ?
. * 1 a
. 3 B ?
a ? last yes
seen 3465 played 2968 games 2858 players 1780 won 1468/2966 years 2000-2019
weight 0.4499 gain -1.8762

pattern L893915778355534
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . X
? . . . . . ?
? . . . . X ?
? ? ? O ? ? ?
seen 540275 played 324 games 321 players 294 won 185/324 years 2001-2019
weight -1.0754 gain -1.8763

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
weight 0.5992 gain -1.8788

pattern L241893691862613
? ? . ? ?
? . . . ?
. . * 3 3
? C C C ?
? ? C ? ?
seen 40760 played 79 games 78 players 77 won 33/79 years 2001-2017
weight -1.5551 gain -1.8804

pattern L206602034644449
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. . . * . . .
? . . C 3 . ?
? X . C 3 . ?
? ? ? O ? ? ?
seen 37703 played 197 games 197 players 184 won 91/197 years 2001-2018
weight -0.844 gain -1.882

pattern L779960633378572
? ? . ? ?
? C C . ?
B 1 * . .
? a . . ?
? ? . ? ?
a B last yes
seen 4346 played 1362 games 1341 players 980 won 669/1361 years 2001-2019
weight -0.3078 gain -1.8823

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
weight -0.4406 gain -1.8857

pattern L480705998830544
? . . . ?
. . . . .
. C * . 3
. . . C .
? . . . ?
seen 124096 played 47 games 47 players 46 won 20/47 years 2001-2018
weight -2.0345 gain -1.8858

pattern L820740525121414
? . ? ? ?
a * . ? b
? B ? ? ?
a 2C
b ? last yes
seen 14395 played 721 games 715 players 576 won 376/720 years 2000-2019
weight -0.8183 gain -1.8875

pattern L372993758179486
? ? C ? a
? . . . ?
. . * . .
? C . . ?
? ? . ? ?
a ? last yes
seen 8739 played 56 games 56 players 52 won 28/56 years 2001-2017
weight -0.9584 gain -1.8876

pattern L004855116599875
a ? ? ? ? ?
? ? . . . ?
? . . . . .
? . C * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 43230 played 122 games 122 players 117 won 52/122 years 2001-2019
weight -1.4554 gain -1.8884

pattern L987794222544041
? . . . . # ? ?
X O C . . # # ?
X 3 3 C . # # ?
. . . * . # # #
. . . . . # # ?
# # # # # # # ?
? # # # # # ? ?
? ? ? # ? ? ? ?
seen 361 played 270 games 270 players 240 won 141/270 years 2001-2019
weight 0.5342 gain -1.889

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
weight -1.1518 gain -1.8892

pattern L398631004761316
? ? . ? ?
? C . . ?
3 C * . #
? 3 C . ?
? ? . ? ?
seen 340701 played 2531 games 2453 players 1537 won 1202/2531 years 2000-2019
weight -0.2607 gain -1.8897

pattern L878846626665172
? ? ? O ? ? ?
? . C . . . ?
? 3 3 C . . ?
. . . * . . #
? . . . . . ?
? # # # # # ?
? ? ? # ? ? ?
seen 536 played 260 games 260 players 239 won 132/260 years 2000-2019
weight 0.8159 gain -1.8903

pattern L822535251710708
? . . .
? . * .
? 2 C C
a ? ? ?
a ? last yes
seen 19931 played 290 games 288 players 266 won 142/290 years 2001-2019
weight -0.3749 gain -1.8905

pattern L015936713438797
? ? C ? ?
? a . . ?
. . * . .
? . . . ?
? ? C ? ?
a C last yes
seen 13289 played 44 games 44 players 43 won 17/44 years 2001-2017
weight -1.5836 gain -1.8923

pattern L126614601080801
? . . . ?
. . . . .
. . * . C
. . . . .
? . C C ?
seen 175045 played 295 games 294 players 269 won 145/295 years 2001-2019
weight -0.6375 gain -1.8927

pattern L269319775918445
? ? O . . ? ?
? . . . . . ?
. C . . . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 1101408 played 116 games 116 players 103 won 66/116 years 2009-2019
weight -1.5941 gain -1.8941

pattern L529265111978254
? ? 3 ? ?
? . 3 C ?
. . * a .
? . . 3 ?
? ? . ? ?
a C last yes
seen 6305 played 5049 games 4722 players 2418 won 2586/5043 years 1988-2019
weight 0.443 gain -1.8944

pattern L401131022214516
? ? 3 ? ?
? . . . ?
. 3 * . .
? C . . ?
? ? . ? ?
seen 64421 played 3139 games 3000 players 1782 won 1680/3138 years 1992-2019
weight -0.3415 gain -1.8947

pattern L366323712223458
? # # # ?
. . . . .
. . * . C
. . . C .
? . . C ?
seen 59414 played 70 games 70 players 67 won 36/70 years 2009-2017
weight -1.4877 gain -1.8976

pattern L357863645997756
1 B .
C * .
. 3 .
seen 21533 played 710 games 706 players 575 won 311/709 years 2000-2019
weight -0.7703 gain -1.8997

pattern L115053600996454
? # ?
. * C
? 3 a
a ? last yes
seen 2509 played 123 games 123 players 119 won 65/123 years 2001-2019
weight -1.0375 gain -1.903

pattern L091327042974288
? ? . ? ?
? 3 . C ?
C C * . .
? . . . ?
? ? . ? ?
seen 173031 played 3699 games 3511 players 1998 won 1879/3697 years 2000-2019
weight 0.2423 gain -1.9049

pattern L461038006837702
? . . . ?
C . . . .
3 . * . .
. . . . 3
? . . . ?
seen 14933 played 102 games 102 players 97 won 55/101 years 2001-2018
weight -0.5833 gain -1.9057

pattern L073436516808223
? ? . ? ? ?
? . . . ? ?
. . * . . ?
? C . C ? a
? ? C ? ? ?
a ? last yes
seen 2069 played 37 games 37 players 37 won 19/37 years 2001-2017
weight -1.1056 gain -1.91

pattern L451532714633608
? ? . ? ?
? 3 C C ?
. . * . .
? 3 . . ?
? ? C ? ?
seen 11019 played 85 games 85 players 84 won 38/85 years 2001-2018
weight -0.5582 gain -1.9103

pattern L803489020567827
? ? C ? ?
? 3 C 2 ?
. . * . 3
? . . . ?
? ? . ? ?
seen 3403 played 2193 games 2125 players 1429 won 1086/2193 years 1988-2019
weight 0.9696 gain -1.9121

pattern L103766600063433
? B ?
. * a
? . ?
a B last yes
seen 26198 played 5448 games 4980 players 2541 won 2768/5445 years 2000-2019
weight 0.3058 gain -1.9126

pattern L464918079399032
? 3 . # ?
. C . # #
C C * # #
3 3 . # #
? . . # ?
seen 12361 played 39 games 39 players 39 won 16/39 years 2009-2018
weight -1.2241 gain -1.9127

pattern L054102348716205
? . . 3 ?
# . C . 3
# . * 3 .
# . . . .
? . . . ?
seen 11797 played 66 games 66 players 66 won 32/66 years 2001-2018
weight -1.2737 gain -1.9158

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
weight 0.3873 gain -1.9185

pattern L686527052285866
? . . . ?
. . . . .
. . * . .
. 2 B . .
? A 3 3 ?
seen 16853 played 35 games 35 players 34 won 23/35 years 2001-2017
weight -1.8537 gain -1.9199

pattern L737447783631696
. 3 .
3 * C
. . C
seen 280153 played 401 games 398 players 354 won 182/401 years 2001-2019
weight -1.6061 gain -1.9226

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
weight -2.3201 gain -1.9243

pattern L068257676321400
? 1 ?
3 * 1
? 3 ?
seen 48616 played 14095 games 11491 players 3912 won 6717/14083 years 1988-2019
weight 0.3904 gain -1.9267

pattern L070397836256698
? ? 3 ? ?
? . C . ?
. . * . C
? 3 . 3 ?
? ? . ? ?
seen 8169 played 47 games 47 players 46 won 27/47 years 2001-2017
weight -0.7575 gain -1.9304

pattern L082155380867541
? ? . ? ?
? . C . ?
. . * . .
a . . . ?
? ? . ? ?
a ? last yes
seen 61637 played 102 games 101 players 94 won 45/102 years 2001-2019
weight -1.93 gain -1.932

pattern L714062866960471
? C . . ?
C . . . .
C . * . .
C . . . .
? . . . ?
seen 295026 played 179 games 179 players 174 won 87/179 years 2001-2017
weight -1.9284 gain -1.932

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
weight -1.0896 gain -1.9341

pattern L221197632349767
? ? ? . ? ? ?
? . . . . . ?
? . 3 . . . ?
. . C * . . .
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 19088 played 11551 games 10628 players 3485 won 5683/11544 years 1992-2019
weight 0.2939 gain -1.9376

pattern L863723687374667
? ? 3 ? ?
? . . . ?
3 3 * . .
? C 3 . ?
? ? . ? ?
seen 41484 played 43 games 43 players 41 won 22/43 years 2001-2018
weight -1.246 gain -1.9388

pattern L600069882891410
a ? ? C ? ?
? ? . . . ?
? . . * . .
? ? . C . ?
? ? ? . ? ?
a ? last yes
seen 12442 played 37 games 37 players 37 won 19/37 years 2001-2016
weight -2.4648 gain -1.9429

pattern L224914243241881
? ? ? O ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . 3 . . . ?
? ? ? . ? ? ?
seen 222132 played 106 games 105 players 97 won 63/106 years 2001-2019
weight -0.8571 gain -1.9441

pattern L565023411320187
. C .
. * 3
3 . C
seen 25990 played 1980 games 1918 players 1295 won 1027/1979 years 1992-2019
weight 0.5349 gain -1.9449

pattern L555757911959038
? . . .
a . * .
? 3 . 3
a ? last yes
seen 65591 played 130 games 130 players 122 won 60/130 years 2001-2019
weight -1.1464 gain -1.9478

pattern L953721623242872
? ? C ? ?
? 3 a 3 ?
. . * . 3
? . . . ?
? ? # ? ?
a C last yes
seen 1162 played 1113 games 1088 players 845 won 608/1113 years 2000-2019
weight 0.9557 gain -1.9487

pattern L187491335444398
? ? a ? ?
? . C . ?
C 3 * . .
? . . . ?
? ? C ? ?
a .C
seen 20076 played 260 games 259 players 243 won 118/260 years 2001-2018
weight -0.7634 gain -1.9493

pattern L159595537982846
C 3 .
C * a
. . 3
a C last yes
seen 4336 played 2443 games 2377 players 1516 won 1265/2442 years 2000-2019
weight 0.541 gain -1.951

pattern L579075924626901
1 B .
B * .
3 . a
a .3C
seen 14472 played 2369 games 2284 players 1493 won 1165/2368 years 2000-2019
weight 0.3394 gain -1.9542

pattern L868294265478036
? # . C ?
# # . C 3
# # * C 3
# # . 3 C
? # . 3 ?
seen 49048 played 251 games 247 players 230 won 123/251 years 2001-2019
weight -0.7133 gain -1.9546

pattern L797726655491381
? ? ? O ? ? ?
? . . . 3 . ?
? . . . . C ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 44274 played 102 games 102 players 99 won 51/102 years 2000-2019
weight -1.3371 gain -1.9584

pattern L833404289255075
? a C . ?
C C 2 . .
. 3 * . .
. . . . .
? . . . ?
a .2
seen 9986 played 1048 games 1034 players 799 won 535/1047 years 1992-2019
weight 0.5386 gain -1.9599

pattern L289293063333324
? ? . ? a
? . . C ?
. . * . .
? . . 3 ?
? ? . ? ?
a ? last yes
seen 30802 played 162 games 162 players 146 won 89/162 years 2001-2018
weight -1.0159 gain -1.9656

pattern L750167779011243
. . C
. * C
. . 2
seen 902782 played 5432 games 5053 players 2537 won 2583/5428 years 1992-2019
weight -0.2922 gain -1.9664

pattern L220938762158942
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? C C . . . ?
? X 2 C C . ?
? ? ? X ? ? ?
seen 11399 played 36 games 36 players 36 won 15/36 years 2009-2019
weight -1.1217 gain -1.9689

pattern L408998445223955
? ? . ? ?
? . . . ?
C . * . .
? 3 . . ?
? ? 2 ? ?
seen 27407 played 132 games 131 players 127 won 56/132 years 2001-2018
weight -1.0793 gain -1.9704

pattern L797532380120845
? ? . ? ?
? . . . ?
. . * . 2
? C . . ?
? ? . ? ?
seen 76487 played 312 games 310 players 277 won 156/311 years 2001-2019
weight -0.7256 gain -1.9713

pattern L438975975898351
? ? . ? ?
? . C . ?
C C * C .
? 3 3 . ?
? ? . ? ?
seen 31611 played 132 games 132 players 126 won 68/132 years 2000-2019
weight -0.6935 gain -1.9752

pattern L840155679559475
? ? . ? ?
? . . . ?
. . * C C
? . . . ?
? ? # ? ?
seen 142397 played 180 games 179 players 165 won 67/180 years 2001-2017
weight -1.0071 gain -1.9783

pattern L725182833874438
? . ?
2 * B
? 2 ?
seen 46295 played 773 games 759 players 615 won 396/772 years 2001-2019
weight -0.9555 gain -1.9812

pattern L159851307301526
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. . . * 3 . .
? . . C C 3 ?
? . . . . O ?
? ? ? . ? ? ?
seen 3453 played 1440 games 1409 players 989 won 758/1439 years 2000-2019
weight 0.3554 gain -1.9831

pattern L198274958302867
3 3 B
B * 3
. . .
seen 15660 played 125 games 124 players 118 won 64/125 years 2001-2017
weight -0.8457 gain -1.9848

pattern L228524132879713
? . . . ?
. 3 . . .
. . * 3 .
. . 3 C .
? . . C ?
seen 4118 played 515 games 513 players 309 won 255/515 years 2009-2017
weight 0.3278 gain -1.9862

pattern L795226856397718
? . . . ?
. . . . .
. . * C .
C C C 2 .
? 3 3 . ?
seen 25201 played 175 games 175 players 164 won 79/175 years 2001-2019
weight -0.4222 gain -1.9868

pattern L213342040539509
? # . . ?
# # . . C
# # * a C
# # . 3 .
? # . . ?
a C last yes
seen 3026 played 44 games 44 players 43 won 17/44 years 2001-2017
weight -1.3362 gain -1.992

pattern L538209615560111
? ? . ? ?
? . . 3 ?
. . * . 3
? . C 3 ?
? ? . ? ?
seen 27853 played 301 games 299 players 268 won 140/301 years 2001-2019
weight -0.8349 gain -1.9956

pattern L686450916960459
? . . . ?
. . 3 . .
3 . * . .
. C . C .
? . . . ?
seen 16384 played 54 games 54 players 53 won 25/54 years 2001-2017
weight -1.3981 gain -1.999

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
weight 0.271 gain -1.9996

pattern L518244038255477
a ? . ? ?
? . . . ?
3 . * . C
? . . . ?
? ? . ? ?
a ? last yes
seen 13004 played 748 games 736 players 599 won 367/748 years 2000-2019
weight -0.3518 gain -2.0006

pattern L251301423652422
? ? 3 ? ?
? C 3 . ?
. . * . .
? . C . ?
? ? C ? ?
seen 17340 played 262 games 261 players 239 won 123/262 years 2001-2019
weight -0.4672 gain -2.001

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
weight -0.9398 gain -2.001

pattern L089824037170796
? ? ? . ? ? ?
? # # . C O ?
? # # . C 3 ?
# # # * 3 3 X
? # # . . . ?
? # # . . . ?
? ? ? . ? ? ?
seen 31648 played 36 games 36 players 36 won 14/36 years 2009-2018
weight -1.0893 gain -2.0011

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
weight 0.8908 gain -2.0019

pattern L149561032792845
? . . . ?
. . . . .
3 C * . .
3 . . . .
? . . . ?
seen 99133 played 71 games 71 players 69 won 30/71 years 2009-2017
weight -2.0431 gain -2.0023

pattern L183380097856084
C . C
2 * .
. C .
seen 25249 played 414 games 411 players 369 won 199/414 years 2000-2018
weight -0.2789 gain -2.0035

pattern L946353194642177
? ? 3 ? ?
? . B 3 ?
. . * . 3
? . . . ?
? ? . ? ?
seen 64039 played 435 games 431 players 391 won 204/434 years 2001-2019
weight -1.211 gain -2.0036

pattern L570550129977237
? . . . ?
. . . . .
. . * . .
C . . . .
a . . . ?
a ? last yes
seen 130749 played 162 games 160 players 148 won 82/162 years 2000-2019
weight -1.587 gain -2.0039

pattern L447832162800188
? ? ? a
. . C ?
. * 3 ?
. . . ?
a ? last yes
seen 16189 played 658 games 653 players 559 won 334/658 years 2000-2019
weight -0.4737 gain -2.0042

pattern L868502498361173
? # # # ?
# # # # #
. B * # #
C 2 A # #
? 2 2 # ?
seen 2088 played 222 games 137 players 134 won 130/222 years 2001-2018
weight -0.4832 gain -2.0063

pattern L451732219842258
a ? ? ?
? . . .
? . * .
? 3 C C
a ? last yes
seen 3239 played 89 games 89 players 88 won 42/89 years 2001-2019
weight -0.8999 gain -2.0076

pattern L758226615479759
? . . . ?
. . . . 3
. . * . .
. . . . .
? . . . ?
? a ? ? ?
a ? last yes
seen 49084 played 37 games 37 players 36 won 21/37 years 2001-2018
weight -2.4098 gain -2.0105

pattern L329049610240039
? ? 3 ? ?
? . . . ?
. . * . 3
? . . 3 ?
? ? C ? ?
seen 43180 played 50 games 50 players 49 won 26/50 years 2001-2017
weight -1.5676 gain -2.0113

pattern L501037496504403
? ? # # # ? ?
? # # # # # ?
# # . . . . .
# # . * . . .
# # . C 3 3 X
? # . . C O ?
? ? . . . ? ?
seen 1392 played 900 games 886 players 690 won 457/900 years 2001-2019
weight 0.5824 gain -2.0133

pattern L036883378391980
? ? C ? ?
? # 3 3 ?
# # * C .
? # . . ?
? ? . ? ?
seen 10698 played 43 games 43 players 43 won 27/43 years 2001-2018
weight -1.3278 gain -2.0141

pattern L804607301746241
C C 3
. * 3
3 3 A
seen 8470 played 87 games 87 players 82 won 48/87 years 2001-2016
weight -1.1921 gain -2.0164

pattern L031325330210393
. . .
. * 3
3 . .
? a ?
a ? last yes
seen 28228 played 36 games 36 players 36 won 20/36 years 2001-2018
weight -2.3792 gain -2.018

pattern L416128314149996
3 . 3
3 * .
3 B B
seen 21388 played 76 games 76 players 75 won 40/76 years 2001-2018
weight -0.8049 gain -2.0192

pattern L375051491834167
C C 1
. * B
. . B
seen 8805 played 80 games 80 players 79 won 46/80 years 2001-2018
weight -1.4062 gain -2.0201

pattern L247259447048711
? ? . ? ?
? C 3 . ?
3 C * . .
? C . . ?
? ? C ? ?
seen 30436 played 42 games 42 players 42 won 23/42 years 2009-2017
weight -1.7381 gain -2.0206

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
weight 0.1837 gain -2.0207

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
weight -1.6164 gain -2.0217

pattern L828254515264913
? . . # ?
. 3 . # #
C 3 * # #
. C . # #
? . . # ?
seen 122702 played 41 games 41 players 41 won 17/41 years 2009-2016
weight -2.925 gain -2.0222

pattern L332053756838719
. . 3
C * A
. . 3
seen 9928 played 163 games 161 players 151 won 80/163 years 1992-2017
weight -0.8243 gain -2.0233

pattern L855773962718602
? ? a ? ?
? . . . ?
. . * . 3
? b . . ?
? ? . ? ?
a 3C
b C last yes
seen 11143 played 430 games 427 players 378 won 216/430 years 2001-2019
weight -0.723 gain -2.025

pattern L808816196200695
? . ?
C * C
? 2 ?
seen 1222969 played 8104 games 7251 players 3080 won 4029/8103 years 1992-2019
weight -0.2915 gain -2.0264

pattern L617182382069060
C . C
. * .
. . 3
? a ?
a ? last yes
seen 9766 played 219 games 219 players 206 won 104/219 years 2001-2018
weight -0.8528 gain -2.0292

pattern L589864321454027
? ? a ?
b C * 3
? ? C ?
a 2C
b ? last yes
seen 9875 played 449 games 445 players 396 won 220/449 years 1993-2019
weight -0.6681 gain -2.0313

pattern L486170677639093
? ? . ? ?
? C C . ?
C 2 * . .
? . 3 . ?
? ? C ? ?
seen 11589 played 60 games 60 players 58 won 30/60 years 2009-2017
weight -0.384 gain -2.0327

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
weight -1.4416 gain -2.0333

pattern L365958403335272
? ? . ? ?
? . . 3 ?
. 3 * . .
? C C C ?
? ? 3 ? ?
seen 32003 played 78 games 77 players 75 won 41/78 years 2001-2019
weight -0.6502 gain -2.0335

pattern L633193069116044
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . . #
? . . . 3 . ?
? . C . . . ?
? ? ? X ? ? ?
seen 4180 played 35 games 35 players 33 won 21/35 years 2009-2017
weight -0.5422 gain -2.0339

pattern L887186305001800
? . . . ?
. . C 2 .
. . * C C
. . . . .
? . . . ?
seen 31659 played 526 games 525 players 459 won 238/525 years 2000-2019
weight -0.8913 gain -2.0339

pattern L168365164181392
? 2 ?
2 * C
? B ?
seen 52404 played 268 games 266 players 244 won 130/268 years 1992-2017
weight -0.6329 gain -2.0343

pattern L933124617815285
? . C .
a C * .
? C 3 .
a ? last yes
seen 3660 played 74 games 73 players 72 won 31/74 years 2009-2019
weight -1.1254 gain -2.0365

pattern L875299954423108
? ? a ? ?
? . . . ?
. . * . .
? C C 2 ?
? ? 3 ? ?
a .C
seen 113447 played 532 games 528 players 455 won 253/531 years 2001-2019
weight -0.8893 gain -2.0395

pattern L640956970975072
? . . 3 ?
. . . . .
. . * . .
. . 2 C .
? 3 C a ?
a .C
seen 1435 played 514 games 508 players 432 won 243/514 years 2000-2019
weight 0.8119 gain -2.0417

pattern L583096370090332
? ? 3 ? ?
? B B . ?
. 3 * C .
? . . . ?
? ? . ? ?
seen 9554 played 187 games 186 players 177 won 108/187 years 2001-2019
weight -0.6357 gain -2.0499

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
weight 0.2794 gain -2.0534

pattern L364825275024005
. . C
C * .
. . 3
? ? ?
? a ?
a ? last yes
seen 5550 played 97 games 97 players 93 won 50/97 years 2000-2017
weight -0.6552 gain -2.0548

pattern L895529443802290
1 C .
A * C
3 C C
seen 14001 played 4943 games 2296 players 1462 won 2472/4943 years 1992-2019
weight 0.2485 gain -2.0549

pattern L417098872468836
C . C
. * .
B 3 .
seen 38977 played 665 games 658 players 555 won 331/665 years 2001-2019
weight 1.0791 gain -2.0557

pattern L021266328610666
? . . . ?
. . . . .
. . * . .
. . . . .
? . . C ?
? a ? ? ?
a ? last yes
seen 116919 played 59 games 59 players 58 won 26/58 years 2001-2017
weight -3.3884 gain -2.0566

pattern L152222028190330
? . . . ? ?
. . . . . a
. . * . . ?
. C . . 3 ?
? . . . ? ?
a ? last yes
seen 2876 played 71 games 71 players 71 won 25/71 years 2009-2017
weight -1.1668 gain -2.0584

pattern L862559619366418
? ? ? . ? ?
? ? 3 . . ?
? . . * . .
? ? . . . ?
a ? ? . ? ?
a ? last yes
seen 136159 played 207 games 206 players 190 won 107/207 years 2001-2018
weight -0.7758 gain -2.06

pattern L617904901514807
? . . . ?
. . . . #
. C * . #
. . . . #
? . . . ?
seen 5929272 played 2905 games 2804 players 1619 won 1341/2904 years 1992-2019
weight 0.4613 gain -2.0603

pattern L056199147122373
? ? . ? ?
? C 3 . ?
. 3 * . .
? . . 3 ?
? ? . ? ?
seen 21486 played 577 games 574 players 359 won 285/577 years 2001-2019
weight 0.4173 gain -2.0605

pattern L057992825634068
? ? . ? ? ?
? . . . ? ?
. . * . . ?
? C . . ? ?
? ? C ? ? ?
? ? ? ? ? a
a ? last yes
seen 16752 played 66 games 66 players 64 won 31/66 years 2000-2018
weight -1.2218 gain -2.0614

pattern L251866882426895
? ? . ? ?
? C . . ?
. . * . #
? 3 . . ?
? ? . ? ?
? ? a ? ?
a ? last yes
seen 9826 played 103 games 103 players 101 won 47/103 years 2001-2018
weight -1.0884 gain -2.0614

pattern L469821413540085
? ? # ? ?
? # B . ?
# # * B 3
? # A 3 ?
? ? 2 ? ?
seen 510 played 123 games 54 players 54 won 66/123 years 2001-2017
weight 0.2641 gain -2.0664

pattern L041835876792150
C . a
. * .
C . C
a C last yes
seen 4682 played 87 games 87 players 87 won 47/87 years 2001-2017
weight -0.8132 gain -2.0687

pattern L226267299978413
a . b
. * C
3 3 C
a C last yes
b .C
seen 25045 played 330 games 329 players 297 won 175/330 years 2000-2019
weight -0.9151 gain -2.0692

pattern L827475385454111
3 B 2
C * C
C . C
seen 19910 played 726 games 722 players 613 won 328/726 years 2000-2019
weight 0.8443 gain -2.0698

pattern L124883439234912
? ? a ? ?
? . 2 B ?
. . * . .
? . . 3 ?
? ? . ? ?
a C last yes
seen 965 played 35 games 35 players 35 won 25/35 years 2001-2018
weight -0.8665 gain -2.0718

pattern L256039390146589
? . . 3 ?
. . . . .
. . * . .
. . . . .
a . . . ?
a ? last yes
seen 38008 played 35 games 35 players 35 won 16/35 years 2001-2019
weight -2.4904 gain -2.0752

pattern L866884608975642
? ? . ? ?
? . . 3 ?
. . * 3 C
? C . . ?
? ? 3 ? ?
seen 34853 played 35 games 35 players 35 won 25/35 years 2001-2016
weight -1.1312 gain -2.0777

pattern L329479633568028
C 3 3
1 * 3
A 2 .
seen 16013 played 474 games 469 players 409 won 281/474 years 2000-2019
weight -0.7825 gain -2.0828

pattern L170374923753169
? ? . ? ?
? C . # ?
1 C * # #
? 2 . # ?
? ? 3 ? ?
seen 45439 played 36 games 36 players 36 won 12/36 years 2009-2017
weight -2.6102 gain -2.0853

pattern L503082619284738
. . .
3 * a
3 B .
a C last yes
seen 7324 played 784 games 772 players 653 won 405/784 years 1988-2018
weight -0.6107 gain -2.0859

pattern L742199802861340
? C ?
3 * 3
? a ?
a C last yes
seen 12962 played 8922 games 7695 players 3094 won 4719/8921 years 1992-2019
weight 0.9521 gain -2.0859

pattern L714857082623889
. . .
C * .
. . C
? ? ?
? a ?
a ? last yes
seen 31911 played 218 games 217 players 204 won 109/218 years 2001-2018
weight -0.9328 gain -2.0865

pattern L656674621314249
? ? C ? ?
? 2 C . ?
. . * . C
? . . . ?
? ? # ? ?
seen 12078 played 143 games 142 players 136 won 71/143 years 2001-2019
weight -0.6783 gain -2.0878

pattern L187379418754983
? ? # ? ?
? # # # ?
. . * 1 1
? . 3 B ?
? ? 3 ? ?
seen 865 played 550 games 544 players 484 won 305/547 years 2000-2019
weight 0.341 gain -2.0917

pattern L092378427221958
3 3 .
3 * 3
B B B
seen 10128 played 298 games 292 players 273 won 171/298 years 2001-2017
weight 0.5338 gain -2.092

pattern L467218919391521
? ? ? ? a
? ? ? ? ?
. C . ? ?
. * . ? ?
b . . ? ?
a ? last yes
b .C
seen 371808 played 2283 games 2224 players 1462 won 1053/2281 years 1992-2019
weight -0.1769 gain -2.0931

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
weight -0.2553 gain -2.0931

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
weight 0.6324 gain -2.0932

pattern L993166824392897
? ? C ? ?
? 3 C . ?
B 3 * . .
? . . . ?
? ? # ? ?
seen 11443 played 208 games 207 players 194 won 110/208 years 2001-2019
weight -0.4425 gain -2.0946

pattern L513600084545007
. . . ?
C * . ?
. . 3 ?
? ? ? a
a ? last yes
seen 30827 played 2036 games 1984 players 1363 won 1071/2036 years 1993-2019
weight 0.3838 gain -2.0956

pattern L701018362735891
1 C 2
B * A
# # #
seen 547 played 46 games 31 players 31 won 16/46 years 2009-2018
weight -0.7728 gain -2.0961

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
weight 0.201 gain -2.1045

pattern L379683134938011
? ? ? # ? ? ?
? . . . . . ?
? . . . . . ?
. . C * . . O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 258956 played 141 games 141 players 137 won 60/140 years 2001-2019
weight -1.6108 gain -2.1057

pattern L368082065877389
? # # # ?
# # # # #
. . * 1 1
. . 3 B B
? . 3 B ?
seen 267 played 162 games 162 players 157 won 95/161 years 2000-2019
weight 0.3311 gain -2.107

pattern L052554421446196
? . . .
? . * .
a C C .
a ? last yes
seen 135319 played 74 games 74 players 72 won 29/74 years 2000-2017
weight -1.1185 gain -2.1071

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
weight -1.225 gain -2.1169

pattern L144870876825284
. 2 A
. * 3
. C .
seen 13473 played 265 games 263 players 227 won 132/265 years 2001-2018
weight -0.9059 gain -2.1193

pattern L956029641546398
. . #
3 * #
C . #
? ? ?
? a ?
a ? last yes
seen 8076 played 76 games 76 players 74 won 49/76 years 2001-2019
weight -1.7895 gain -2.1228

pattern L466467907779551
C C 2 ? ?
. * . ? a
. . . ? ?
a ? last yes
seen 2555 played 48 games 48 players 48 won 20/48 years 2001-2018
weight -0.8149 gain -2.1258

pattern L943885878204193
C . . ? a
C * . ? ?
3 . . ? ?
a ? last yes
seen 3338 played 36 games 36 players 36 won 19/36 years 2009-2017
weight -0.9076 gain -2.1262

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
weight 0.2911 gain -2.1267

pattern L575065378335122
. C 3
. * B
. C 3
seen 24479 played 48 games 48 players 48 won 20/48 years 2009-2017
weight -1.3304 gain -2.1271

pattern L962196753033555
? ? . . . ? ?
? . . . . . ?
. . . . . . O
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . X ? ?
seen 241257 played 74 games 74 players 74 won 42/74 years 2001-2017
weight -1.5081 gain -2.1289

pattern L311702718311096
? ? . . . ? ?
? . . 3 . . ?
# . . . . . .
# . . * C . O
# . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 72148 played 183 games 183 players 171 won 85/182 years 2000-2018
weight -0.5816 gain -2.1314

pattern L186431205946379
? ? . ? ?
? 3 . # ?
3 . * # #
? 3 . # ?
? ? # ? ?
seen 11035 played 40 games 40 players 40 won 15/40 years 2009-2017
weight -1.078 gain -2.1366

pattern L434270552552282
. . .
. * C
3 . C
a ? ?
a ? last yes
seen 11494 played 70 games 70 players 69 won 28/70 years 2000-2017
weight -0.9716 gain -2.1435

pattern L604109724375520
? ? . ? ?
? . . . ?
. C * . .
? 3 B . ?
? ? B ? ?
seen 6495 played 1639 games 1559 players 1105 won 894/1637 years 2000-2019
weight 0.5622 gain -2.1469

pattern L286761860031597
a ? ? ? ?
? ? 3 ? ?
? C C 3 ?
. . * . .
? . . . ?
? ? # ? ?
a ? last yes
seen 4997 played 44 games 44 players 42 won 20/44 years 2009-2017
weight -1.3457 gain -2.147

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
weight -1.2626 gain -2.1509

pattern L402736354960009
? 3 . . ?
. . . . .
. . * . .
C . . C .
? . . . ?
seen 33987 played 69 games 69 players 68 won 31/69 years 2001-2017
weight -1.0491 gain -2.1514

pattern L555064716205255
? ? B 3 .
a ? 1 * .
? ? # # #
a ? last yes
seen 794 played 661 games 651 players 563 won 352/659 years 2000-2019
weight 0.346 gain -2.1517

pattern L286634579351291
? ? . ? ?
? . 3 B ?
3 3 * 1 B
? C 1 1 ?
? ? C ? ?
seen 167 played 115 games 115 players 113 won 61/115 years 2000-2017
weight 0.4974 gain -2.1542

pattern L249488906764937
? ? C ? ?
? C C . ?
C 2 * . .
? . . . ?
? ? C ? ?
seen 32111 played 88 games 87 players 81 won 38/88 years 2009-2018
weight -1.4392 gain -2.1548

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
weight -0.8554 gain -2.1574

pattern L744601335417644
. 3 .
. * 2
2 2 C
seen 89930 played 118 games 118 players 114 won 61/118 years 2001-2019
weight -1.2715 gain -2.1607

pattern L979537813241606
? a ?
A * #
? C ?
a #2
seen 7451 played 2341 games 863 players 719 won 1134/2341 years 2001-2019
weight 0.4565 gain -2.1652

pattern L911790764776768
? . 3 3 ?
. 3 B . .
. . * . .
. . . . .
? . . . ?
seen 33343 played 91 games 91 players 88 won 42/91 years 2000-2019
weight -1.7631 gain -2.1743

pattern L761441654185807
? . . . ?
. . . . .
. . * 3 3
. . a C C
? . . 1 ?
a C last yes
seen 1190 played 358 games 352 players 327 won 178/358 years 2000-2019
weight -0.6178 gain -2.1788

pattern L040718001146050
? ? . ? ?
? C . 3 ?
. . * a .
? C . . ?
? ? . ? ?
a C last yes
seen 4538 played 532 games 529 players 453 won 266/532 years 1988-2018
weight -0.2704 gain -2.1804

pattern L927226792543568
. C C
. * 2
. 3 .
seen 523788 played 2410 games 2347 players 1527 won 1133/2410 years 1992-2019
weight -0.6368 gain -2.1837

pattern L105156595007878
1 1 1
B * 1
. 3 C
seen 865 played 518 games 513 players 459 won 248/518 years 2001-2018
weight 0.6606 gain -2.1845

pattern L893820883735122
a . .
2 * .
2 . .
a C last yes
seen 32351 played 2896 games 2788 players 1758 won 1347/2895 years 2000-2019
weight -0.2723 gain -2.1878

pattern L841698404873547
? # # #
? . * .
? . . 3
? ? ? ?
a ? ? ?
a ? last yes
seen 77488 played 60 games 60 players 58 won 24/60 years 2009-2018
weight -0.8008 gain -2.1935

pattern L952992164796502
? . . . ?
. . . . C
. . * . .
3 . . C .
? . . . ?
seen 59855 played 51 games 51 players 51 won 27/51 years 2009-2017
weight -1.4532 gain -2.2009

pattern L193679302336719
? ? ? ? a
? ? ? ? ?
? . ? ? ?
B * C ? ?
? . ? ? ?
a ? last yes
seen 7680 played 114 games 114 players 111 won 57/114 years 2001-2019
weight -0.5552 gain -2.2055

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
weight -0.4614 gain -2.2056

pattern L990466408427024
? . . . ?
. . . . .
. . * . 3
. . . B 3
? . . a ?
a 23
seen 128746 played 345 games 341 players 310 won 186/345 years 2001-2018
weight -0.587 gain -2.2058

pattern L408422126739937
? ? ? . ? ? ?
? O . . . . ?
? C . . . . ?
. . . * . C .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 17465 played 38 games 38 players 38 won 21/38 years 2009-2017
weight -1.2609 gain -2.2075

pattern L290755480368548
? ? ? . ? ? ?
? . . . . . ?
? . . 3 C C ?
. . . * 3 . .
? . 3 . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 2031 played 497 games 495 players 295 won 249/497 years 2009-2017
weight 0.4292 gain -2.2105

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
weight -1.2978 gain -2.2173

pattern L265290404905517
? ? . . . ?
? . . . . .
? . . * . .
? . . C . .
a ? . . . ?
a ? last yes
seen 56060 played 179 games 179 players 169 won 94/179 years 2001-2017
weight -1.4084 gain -2.2181

pattern L358316823022945
C a .
3 * .
3 . C
a C last yes
seen 4475 played 132 games 132 players 128 won 68/132 years 2001-2019
weight -1.3245 gain -2.2206

pattern L969833039486643
? ? C ? ?
? . C C ?
. . * 2 C
? . . . ?
? ? . ? ?
seen 244184 played 1781 games 1739 players 1229 won 834/1781 years 1988-2019
weight -0.6287 gain -2.223

pattern L793475438532280
? ? . ? ?
? . . . ?
a . * . 3
? . . C ?
? ? . ? ?
a C last yes
seen 12303 played 232 games 231 players 209 won 120/232 years 2001-2018
weight -0.8825 gain -2.2251

pattern L884611402861740
? # . . ?
# # . . .
# # * 3 3
# # 1 B B
? # 1 B ?
? ? a ? ?
a ? last yes
seen 153 played 135 games 135 players 131 won 82/134 years 2000-2019
weight 0.3608 gain -2.2265

pattern L723773754170835
# # #
. * .
B 1 A
seen 14624 played 468 games 460 players 398 won 258/468 years 2001-2019
weight -0.6564 gain -2.2267

pattern L247242053642269
? ? ? X ? ? ?
? O . 3 . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 82890 played 867 games 848 players 701 won 448/867 years 2000-2019
weight 0.7628 gain -2.2359

pattern L531180255365598
? ? 3 ? ?
? 3 A 2 ?
. C * C C
? . C . ?
? ? C ? ?
seen 876 played 67 games 28 players 27 won 22/67 years 2009-2018
weight -0.5349 gain -2.2399

pattern L252190861318061
a ? ? ?
? ? 2 ?
? C * b
? ? . ?
a ? last yes
b .3
seen 36193 played 895 games 887 players 691 won 453/894 years 2001-2019
weight -0.6353 gain -2.2404

pattern L809099397244203
a C 3
. * C
C C C
a .C
seen 1257100 played 197 games 195 players 182 won 93/197 years 2001-2019
weight -0.9117 gain -2.2474

pattern L609688013868713
? ? ? . ? ? ?
? . . . # # ?
? C C . # # ?
X C 2 * # # #
? 3 . . # # ?
? . . . # # ?
? ? ? . ? ? ?
seen 86985 played 40 games 40 players 37 won 21/40 years 1993-2018
weight -1.5851 gain -2.2493

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
weight 0.4447 gain -2.2495

pattern L459376604644497
? ? . . . ? ?
? . . . . . ?
. . . 3 C C .
. . . * 3 . .
. . 3 . . . .
? . . . . . ?
? ? . . . ? ?
seen 1861 played 489 games 487 players 288 won 247/489 years 2009-2017
weight 0.4453 gain -2.2511

pattern L809500937493263
? . ?
3 * C
? 2 ?
? ? a
a ? last yes
seen 10642 played 559 games 556 players 470 won 272/559 years 2000-2019
weight -0.6291 gain -2.2591

pattern L985837403355818
a 1 C
2 * .
. 3 .
a A last yes
seen 252 played 83 games 83 players 80 won 52/83 years 2001-2018
weight 0.4099 gain -2.2614

pattern L229320448808630
? . . . ?
. . 3 C .
. . * . .
. . C . .
? . . . ?
seen 83144 played 5483 games 5241 players 2418 won 2661/5481 years 2000-2019
weight -0.2477 gain -2.2669

pattern L729653299900160
? ? . ? ?
? 3 C C ?
. 3 * . .
? 3 C . ?
? ? C ? ?
seen 42676 played 395 games 390 players 341 won 188/395 years 2000-2019
weight -0.7897 gain -2.2674

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
weight 0.4517 gain -2.2679

pattern L039362289917169
? ? . ? ?
? . . 3 ?
. . * 3 B
? . C 3 ?
? ? C ? ?
seen 19459 played 46 games 46 players 46 won 29/46 years 2009-2016
weight -1.0028 gain -2.2685

pattern L977689249653510
? ? # ? ?
? # B . ?
# # * B 2
? # A 2 ?
? ? 2 ? ?
seen 641 played 207 games 90 players 85 won 103/207 years 2009-2018
weight 0.5225 gain -2.2716

pattern L007190391378938
? ? C ? ?
? . . C ?
a C * . .
? . . . ?
? ? . ? ?
a 23
seen 45875 played 224 games 222 players 205 won 101/224 years 2001-2019
weight -0.9609 gain -2.2743

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
weight 0.4545 gain -2.2752

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
weight 0.4545 gain -2.2752

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
weight 0.4545 gain -2.2752

pattern L127833935783835
? . . . ?
. . . . .
. C * . .
. 3 . . .
? . 3 . ?
seen 12676 played 1217 games 1121 players 853 won 659/1217 years 2001-2019
weight 0.8065 gain -2.2888

pattern L018225802544013
. . .
. * 3
C C a
? ? ?
? ? b
a 3C
b ? last yes
seen 16743 played 162 games 160 players 154 won 84/162 years 2001-2019
weight -0.842 gain -2.2893

pattern L189840244068636
? # # # ?
# # # # #
2 A * B #
2 2 B . #
? 2 2 B ?
seen 111 played 62 games 25 players 25 won 35/62 years 2009-2017
weight 0.528 gain -2.2899

pattern L192179808145184
? ? . ? ?
? . C . ?
. C * . C
? . 3 . ?
? ? . ? ?
seen 167519 played 276 games 276 players 242 won 114/276 years 2001-2018
weight -1.1357 gain -2.2901

pattern L097780788543509
? ? . ? ? ?
? . . . ? a
# . * C C ?
? . . 3 ? ?
? ? . ? ? ?
a ? last yes
seen 8854 played 468 games 464 players 409 won 239/468 years 2001-2019
weight -0.5784 gain -2.2918

pattern L217456299654040
? ? 3 ? ?
? . . 3 ?
. C * . 3
? C 3 . ?
? ? . ? ?
seen 3431 played 37 games 37 players 37 won 12/37 years 2009-2017
weight -0.7142 gain -2.2955

pattern L222078447135734
? ? . ? ?
? . . . ?
C . * . .
? . . C ?
? a . ? ?
a ? last yes
seen 6470 played 47 games 47 players 47 won 23/47 years 2001-2019
weight -1.2509 gain -2.2971

pattern L527882828927057
? a ?
? C ?
C * 3
? b ?
a ? last yes
b 2C
seen 26921 played 1101 games 1086 players 847 won 603/1101 years 1992-2019
weight -0.547 gain -2.2974

pattern L674760811762905
? ? 3 ? ?
? 1 B . ?
. B * . .
? 3 . . ?
? ? . ? ?
seen 3902 played 1010 games 995 players 783 won 495/1010 years 2000-2019
weight 0.2979 gain -2.2992

pattern L851434746954263
? . . . ?
. . . . .
C . * . 3
C . . . .
? . C . ?
seen 6453 played 48 games 48 players 48 won 24/48 years 2001-2019
weight -0.8983 gain -2.3019

pattern L798163079510120
? ? ? . ? ? ?
? X . . . . ?
? . . . . . ?
O C . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 93330 played 216 games 214 players 195 won 116/216 years 2001-2019
weight -0.8597 gain -2.306

pattern L360648255372172
C C C
. * .
. C 3
seen 307281 played 1022 games 1011 players 753 won 507/1021 years 1988-2019
weight -0.66 gain -2.3071

pattern L590677299994481
a . C
C * C
C 2 2
a .C
seen 118444 played 298 games 297 players 273 won 136/298 years 2001-2018
weight -1.7468 gain -2.3096

pattern L866059399501334
? ? ? # ? ? ?
? # # # # # ?
? # # # # # ?
. 2 A * # # #
? 2 2 B # # ?
? O C . # # ?
? ? ? . ? ? ?
seen 928 played 51 games 38 players 38 won 23/51 years 2009-2016
weight -0.5595 gain -2.3112

pattern L709014043872327
C . C
. * .
B . C
seen 29901 played 209 games 209 players 192 won 108/209 years 2009-2018
weight -0.6305 gain -2.3119

pattern L775957260494090
? ? C ? ?
? . . . ?
. . * . B
? . . C ?
? ? . ? ?
seen 60654 played 120 games 120 players 112 won 56/120 years 2001-2019
weight -1.5832 gain -2.3129

pattern L692708075109653
? ? ? . ? ?
? ? . . . ?
? . . * . .
? ? C 2 . ?
a ? ? C ? ?
a ? last yes
seen 1850 played 37 games 37 players 37 won 11/37 years 2001-2018
weight -0.9978 gain -2.3184

pattern L488701229066135
# # #
. * .
. . 3
? ? ?
a ? ?
a ? last yes
seen 81454 played 108 games 108 players 104 won 61/108 years 2000-2018
weight -0.8967 gain -2.3213

pattern L489775345340953
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . . C X ?
? ? ? . ? ? ?
seen 551545 played 99 games 99 players 93 won 64/99 years 2009-2019
weight -1.8147 gain -2.3213

pattern L893825266434552
? ? . ? ?
? . . . ?
. 3 * C .
? . 3 C ?
? ? 3 ? ?
seen 161426 played 92 games 92 players 86 won 49/91 years 1988-2018
weight -1.6542 gain -2.3217

pattern L070665912474005
? ? . ? ?
? # . C ?
# # * . .
? # . 3 ?
? ? 2 ? ?
seen 40326 played 40 games 40 players 40 won 20/40 years 2009-2019
weight -1.5216 gain -2.3281

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
weight -0.7555 gain -2.3299

pattern L068577950450735
a ? ?
? . ?
3 * C
? . ?
a ? last yes
seen 161823 played 5026 games 4743 players 2354 won 2558/5023 years 1992-2019
weight -0.3334 gain -2.3338

pattern L486314764344534
? C ?
. * 2
? # ?
seen 1115478 played 9827 games 8092 players 3252 won 4728/9820 years 1992-2019
weight 0.3829 gain -2.335

pattern L461748033045543
? ? . ? ?
? . . # ?
C . * # #
? C . # ?
? ? 2 ? ?
seen 86440 played 87 games 87 players 87 won 44/87 years 1992-2018
weight -0.9505 gain -2.3366

pattern L810272006819817
? ? a ? ?
? . C 3 ?
. . * B 3
? C . B ?
? ? . ? ?
a .C
seen 32112 played 198 games 197 players 182 won 97/198 years 2009-2019
weight -0.7415 gain -2.3397

pattern L167279314102308
? a . . ?
. C 3 . .
. 3 * . .
. . . 3 .
? . . . ?
a C last yes
seen 2203 played 510 games 508 players 305 won 252/510 years 2009-2017
weight 0.4237 gain -2.3429

pattern L797822571258277
? ? # ? ?
? . C . ?
. C * B 3
? 2 A 3 ?
? ? 3 ? ?
seen 340 played 48 games 26 players 26 won 23/48 years 2009-2016
weight -0.506 gain -2.345

pattern L360651053071298
? # # #
a 1 * 3
? C 3 3
a ? last yes
seen 3882 played 687 games 668 players 559 won 374/686 years 1992-2019
weight -0.7374 gain -2.352

pattern L668124105956423
? . ?
3 * .
? A ?
? ? ?
? a ?
a ? last yes
seen 6548 played 2509 games 2443 players 1576 won 1272/2508 years 2000-2019
weight 0.786 gain -2.3536

pattern L356742050858140
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
O 3 . * . . .
? . . . . . ?
? . 3 . . . ?
? ? ? . ? ? ?
seen 65690 played 58 games 58 players 56 won 31/58 years 2009-2017
weight -1.5659 gain -2.3586

pattern L891912262345427
C C C
2 * 3
. 3 3
seen 100754 played 712 games 692 players 588 won 345/711 years 2001-2019
weight -1.1198 gain -2.3604

pattern L317753899027880
? ? . ? ?
? 3 . . ?
. C * . .
? C 3 . ?
? ? 3 ? ?
seen 10090 played 5304 games 4934 players 2486 won 2722/5298 years 1988-2019
weight 0.4935 gain -2.3714

pattern L352968926953542
? ? 3 ? ?
? . . . ?
. . * C .
? . . . ?
? ? . ? ?
? ? ? ? a
a ? last yes
seen 10111 played 78 games 78 players 77 won 37/78 years 2001-2019
weight -1.8779 gain -2.3767

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
weight 0.4265 gain -2.3797

pattern L951078437798063
? ? . ? ?
? . 3 . ?
C . * . .
? 3 . . ?
? ? . ? ?
seen 1034011 played 191 games 191 players 173 won 105/191 years 2001-2019
weight -0.9407 gain -2.389

pattern L785733319609059
? . . . ?
. . . . .
. . * . C
. 3 C . .
? 3 C . ?
seen 4220 played 419 games 418 players 367 won 234/419 years 2001-2019
weight 0.6292 gain -2.391

pattern L568375665124470
? . . 3
? . * .
? C . .
? ? ? ?
a ? ? ?
a ? last yes
seen 9860 played 54 games 54 players 54 won 21/54 years 2009-2017
weight -1.8328 gain -2.3961

pattern L307502027287479
? ? # ? ?
? . . . ?
. . * . 3
? C 3 . ?
? ? . ? ?
seen 35394 played 1108 games 1087 players 809 won 601/1108 years 2001-2019
weight -0.3455 gain -2.3985

pattern L722678418953299
. . 3
C * 3
1 C a
a .3
seen 17616 played 77 games 77 players 74 won 43/77 years 2001-2018
weight -1.7086 gain -2.3986

pattern L346697576185903
? ? . ? ?
? . . 2 ?
# . * B 1
? . . . ?
? ? # ? ?
seen 4889 played 237 games 237 players 211 won 115/237 years 2001-2018
weight -1.0027 gain -2.4049

pattern L486724537310767
C . .
. * 3
. C C
seen 712875 played 11764 games 10179 players 3678 won 5825/11761 years 1988-2019
weight 0.1576 gain -2.4115

pattern L701133585143471
? # # # ?
. . . . .
. . * . .
. . . a .
? . 3 C ?
a C last yes
seen 4867 played 35 games 35 players 34 won 12/35 years 2001-2016
weight -1.439 gain -2.414

pattern L353465004862700
2 2 2
C * B
C . B
seen 10868 played 42 games 42 players 38 won 15/42 years 2001-2017
weight -1.804 gain -2.4144

pattern L020923185776444
C 3 3
3 * 3
. C C
seen 14083 played 1715 games 1669 players 1169 won 796/1714 years 1992-2019
weight 0.7519 gain -2.4167

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
weight -1.2277 gain -2.4267

pattern L857496041518737
C C .
. * .
C 3 3
seen 225804 played 1458 games 1413 players 1010 won 717/1457 years 1992-2019
weight -0.6235 gain -2.4307

pattern L037078410895340
? 3 ? ? ?
. * 1 ? a
? # ? ? ?
a ? last yes
seen 4477 played 3583 games 3317 players 1959 won 1762/3581 years 1992-2019
weight 0.3892 gain -2.4378

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
weight 0.5289 gain -2.4419

pattern L168352724823047
. a C
. * 2
. 3 .
a C last yes
seen 12093 played 317 games 315 players 289 won 146/317 years 2001-2019
weight -0.7887 gain -2.4427

pattern L580821533012927
? ? a
. C C
. * 3
b . .
a ? last yes
b .C
seen 14604 played 1117 games 1103 players 880 won 578/1117 years 2000-2019
weight -0.5154 gain -2.4445

pattern L961609481408627
? . . . ?
. . . C .
. . * . 3
. . a . 3
? . . . ?
a C last yes
seen 733 played 56 games 56 players 53 won 22/56 years 2009-2017
weight -0.7956 gain -2.4451

pattern L861782453838681
? ? 3 ? ?
? 3 A 3 ?
C C * C .
? C C C ?
? ? 3 ? ?
seen 4075 played 193 games 80 players 79 won 92/193 years 2001-2018
weight -0.3811 gain -2.4454

pattern L689861144587571
? . . . ?
. C . . .
. . * . 3
C . . . .
? . . . ?
seen 24080 played 99 games 99 players 92 won 50/99 years 2000-2017
weight -0.8789 gain -2.4482

pattern L755676682546475
? ? C ? ?
? C . C ?
. . * . .
? . C . ?
? ? . ? ?
seen 28624 played 47 games 47 players 47 won 26/47 years 2001-2017
weight -1.3526 gain -2.4528

pattern L551418398291453
? ? . ? ?
? # . C ?
# # * . .
? # . C ?
? ? B ? ?
seen 89671 played 46 games 46 players 45 won 20/46 years 2009-2019
weight -3.1279 gain -2.4572

pattern L859234053868749
. C .
. * B
C C 2
seen 164199 played 340 games 334 players 296 won 173/340 years 2001-2018
weight -1.2681 gain -2.4628

pattern L473926713724265
? . . . ?
C . . . .
. . * . .
3 . C . .
? C . . ?
seen 4706 played 37 games 37 players 36 won 17/37 years 2001-2017
weight -0.8712 gain -2.4638

pattern L321906481578688
? . . . ?
. . . . .
. . * . 3
. . . . C
? . . . a
a ? last yes
seen 11079 played 671 games 664 players 555 won 330/671 years 2001-2019
weight -0.6029 gain -2.4665

pattern L439406994701974
C C . ? a
. * . ? ?
. . . ? ?
a ? last yes
seen 89245 played 56 games 56 players 56 won 28/56 years 2009-2018
weight -1.6668 gain -2.4707

pattern L078006042867417
a ? 3 ?
? C * .
? ? 3 ?
a ? last yes
seen 59774 played 2950 games 2840 players 1775 won 1480/2949 years 1992-2019
weight -0.4324 gain -2.471

pattern L463390719265978
? ? a ? ?
? ? . ? ?
? 3 . . ?
. . * . #
? . . . ?
? ? . ? ?
a ? last yes
seen 41197 played 34 games 34 players 34 won 20/34 years 2009-2017
weight -3.1426 gain -2.4755

pattern L877840110113860
? a . # ?
1 C . # #
C C * # #
3 3 . # #
? . . # ?
a .C
seen 91388 played 276 games 276 players 247 won 134/276 years 2000-2018
weight -0.8929 gain -2.4767

pattern L515086848798851
a . .
. * C
. . 3
a C last yes
seen 6094 played 289 games 288 players 268 won 146/289 years 1992-2019
weight -0.901 gain -2.4784

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
weight -0.3083 gain -2.479

pattern L631490111819151
? ? C ? ?
? . . . ?
. . * . .
? . . 3 ?
? ? . a ?
a ? last yes
seen 9892 played 65 games 65 players 56 won 29/65 years 2000-2019
weight -1.0462 gain -2.4796

pattern L066571577390196
. . C ? ?
. * C ? ?
. . . ? a
a ? last yes
seen 114962 played 99 games 99 players 96 won 52/99 years 2009-2018
weight -1.9578 gain -2.4815

pattern L241481882164380
a ? . . .
? ? C * .
? ? 3 . .
a ? last yes
seen 33760 played 3344 games 3220 players 1871 won 1724/3343 years 1992-2019
weight -0.3178 gain -2.4831

pattern L405171956553955
. . 3
C * 3
. . a
a C last yes
seen 25796 played 431 games 429 players 367 won 233/430 years 2001-2018
weight -0.9123 gain -2.4837

pattern L086160523493175
? ? a ? ?
? . b . ?
. . * . .
? . . 3 ?
? ? . ? ?
a 2C
b C last yes
seen 17774 played 187 games 187 players 174 won 93/187 years 2001-2017
weight -0.84 gain -2.4875

pattern L142051584758343
? ? B ? ?
? C 2 . ?
. C * 3 .
? . . . ?
? ? . ? ?
seen 26941 played 34 games 34 players 33 won 9/34 years 2001-2017
weight -1.8438 gain -2.4884

pattern L770313463543141
2 A 2
C * C
. B 3
seen 186 played 121 games 80 players 76 won 70/121 years 2001-2018
weight 0.9831 gain -2.4955

pattern L302676432147786
? ? ? . ? ? ?
? . . . . . ?
? 3 . . . . ?
. . . * . . .
? . C . . . ?
? . . . C . ?
? ? ? . ? ? ?
seen 399925 played 39 games 39 players 39 won 16/39 years 2009-2018
weight -1.869 gain -2.4994

pattern L198528568232367
a ? ? ? ?
? ? . ? ?
? . . . ?
. . * . C
? . C . ?
? ? . ? ?
a ? last yes
seen 9300 played 39 games 39 players 39 won 19/39 years 2001-2019
weight -2.6717 gain -2.4997

pattern L258253273442675
? . C . ?
. . . . .
. . * . .
. . . . .
? . . . ?
? ? ? ? a
a ? last yes
seen 50146 played 318 games 314 players 287 won 148/318 years 2000-2019
weight -0.8 gain -2.5001

pattern L357533618912239
? # # #
? . * .
? 3 . .
? ? ? ?
a ? ? ?
a ? last yes
seen 98335 played 39 games 39 players 39 won 20/39 years 2009-2019
weight -1.4243 gain -2.5129

pattern L625143610684115
? ? 3 ? ? ?
? . . . ? ?
. . * . . ?
? . . . ? ?
? ? C ? ? ?
? ? ? ? ? a
a ? last yes
seen 9422 played 45 games 45 players 45 won 19/45 years 2001-2017
weight -1.9542 gain -2.5189

pattern L804088316752150
. C 2
. * a
# # #
a B last yes
seen 18822 played 101 games 101 players 99 won 57/101 years 2001-2019
weight -0.7942 gain -2.5277

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
weight -0.7739 gain -2.5341

pattern L066715220108037
? . 3 . ?
3 . . a .
. . * . .
. . . . .
? # # # ?
a C last yes
seen 11480 played 64 games 64 players 63 won 34/64 years 2009-2018
weight -1.5841 gain -2.5388

pattern L382734736515684
? ? 3 ? ?
? 3 A 3 ?
3 C * C .
? C C C ?
? ? . ? ?
seen 9313 played 303 games 129 players 127 won 178/303 years 2009-2019
weight -0.4218 gain -2.5416

pattern L558867011281726
a ? ? ? ?
? ? 3 . C
? ? . * C
? ? . . .
a ? last yes
seen 8535 played 49 games 49 players 49 won 26/49 years 2001-2016
weight -1.5663 gain -2.5424

pattern L415002693793224
? . C . ?
. 3 . . .
. . * . .
. . . . .
? # # # ?
seen 131211 played 48 games 48 players 48 won 25/48 years 2001-2017
weight -1.7195 gain -2.5433

pattern L601220421993284
3 B .
3 * C
. 3 a
a 3C
seen 255191 played 4138 games 3824 players 2114 won 2087/4138 years 2000-2019
weight -0.5248 gain -2.5453

pattern L109345700482143
? . . . ?
. . . . .
. . * . .
B . . . .
? . 3 . ?
seen 42159 played 63 games 63 players 61 won 35/63 years 2001-2017
weight -1.2207 gain -2.548

pattern L318159189681798
? B . # ?
. 3 B # #
. 3 * # #
# # # # #
? # # # ?
seen 35296 played 52 games 52 players 52 won 23/52 years 2009-2017
weight -1.1766 gain -2.5513

pattern L644097698233306
? ? . ? ?
? 3 . . ?
. . * C .
? . 3 C ?
? ? . ? ?
seen 138692 played 1490 games 1452 players 1035 won 739/1490 years 2000-2019
weight -0.5698 gain -2.5526

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
weight -0.542 gain -2.5543

pattern L189983652230771
? ? 2 ? ?
? . B 3 ?
. C * . .
? 3 3 . ?
? ? C ? ?
seen 764 played 268 games 266 players 237 won 136/268 years 2001-2018
weight 0.7041 gain -2.5562

pattern L890079940569260
. . a
C * .
. . .
? b ?
a .C
b ? last yes
seen 479147 played 1191 games 1169 players 879 won 581/1189 years 2000-2019
weight -0.4963 gain -2.5603

pattern L296465613132209
? ? # ? ?
? . . . ?
. . * . 3
? . C 3 ?
? ? . ? ?
seen 58239 played 1310 games 1288 players 971 won 687/1309 years 1992-2019
weight -0.7779 gain -2.5662

pattern L539157081023099
a C 2
C * A
C C 2
a 1C
seen 16961 played 1707 games 798 players 672 won 802/1707 years 1993-2019
weight -0.4775 gain -2.5692

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
weight -0.8048 gain -2.5693

pattern L945285359558184
? ? . . . ? ?
? . . . . # ?
. . . . . # #
. . C * . # #
. . C 3 . # #
? O 3 . . # ?
? ? X . . ? ?
seen 2288 played 1247 games 1221 players 876 won 658/1246 years 2001-2019
weight 0.4873 gain -2.5748

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
weight 0.5027 gain -2.5754

pattern L802760903787663
? ? ? x ? ? ?
? . . 3 . . ?
? . . . . . ?
. . . * . . O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 264117 played 1425 games 1329 players 990 won 710/1423 years 1992-2019
weight -0.2956 gain -2.5807

pattern L199503808460488
? ? # ? ?
? # # # ?
C 2 * . .
? . C 3 ?
? ? C ? ?
seen 2577 played 371 games 369 players 312 won 181/371 years 2000-2018
weight 0.5164 gain -2.5871

pattern L650389854481774
? ? ? . ? ?
? ? . . . ?
? 3 . * . #
? ? . . . ?
? ? ? . ? ?
a ? ? ? ? ?
a ? last yes
seen 57237 played 68 games 68 players 67 won 35/68 years 1992-2017
weight -1.7612 gain -2.593

pattern L760971185672833
? ? . ? ?
? B . . ?
. . * . .
? . . . ?
? ? # ? ?
seen 179568 played 36 games 36 players 34 won 16/36 years 2009-2017
weight -3.82 gain -2.5986

pattern L182783282440861
? ? . ? ?
? 3 3 . ?
3 C * C .
? C . C ?
? ? 3 ? ?
seen 33137 played 40 games 40 players 40 won 19/40 years 2009-2017
weight -1.63 gain -2.6004

pattern L499782258015544
. a .
C * .
C 3 3
a C last yes
seen 10413 played 89 games 88 players 86 won 53/89 years 2001-2018
weight -0.866 gain -2.6127

pattern L429642473533946
. . .
B * .
1 1 a
a C last yes
seen 5305 played 4463 games 4082 players 2187 won 2256/4460 years 2000-2019
weight 0.3019 gain -2.615

pattern L149764381671112
? a ?
. * 1
? . ?
a C last yes
seen 8578 played 1797 games 1750 players 1248 won 911/1796 years 2000-2019
weight -0.9234 gain -2.6168

pattern L153287050504155
? ? . ? ?
? 1 C . ?
a A * C .
? 2 C . ?
? ? C ? ?
a 23
seen 723 played 400 games 213 players 195 won 227/399 years 2001-2019
weight 0.6506 gain -2.6221

pattern L361616600669462
. . C
. * C
. 2 C
a ? ?
a ? last yes
seen 7212 played 94 games 94 players 86 won 50/94 years 2009-2018
weight -0.6285 gain -2.6285

pattern L737192838085742
? ? . ? ?
? . . B ?
. . * . C
? . . . ?
? ? . ? ?
seen 203722 played 103 games 102 players 99 won 48/103 years 2001-2019
weight -1.7716 gain -2.6357

pattern L819063521295467
? ? ? . ? ? ?
? O . . . # ?
? . . . . # ?
. . 3 * . # #
? . C C . # ?
? O C 3 . # ?
? ? ? X ? ? ?
seen 3784 played 41 games 41 players 41 won 20/41 years 2009-2017
weight -0.9257 gain -2.6357

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
weight -0.842 gain -2.641

pattern L346187520919703
? a ? ? ?
? . . . ?
. . . . 3
. . * . .
. . . . .
? . . . ?
a ? last yes
seen 82413 played 65 games 65 players 65 won 33/65 years 2001-2018
weight -1.6742 gain -2.6418

pattern L663227382926739
? . . . ?
. . . . .
C . * . .
. . . . .
? C . C ?
seen 128908 played 159 games 159 players 147 won 66/159 years 2001-2019
weight -1.0293 gain -2.6447

pattern L952356706863681
? . . . ?
. . 3 . .
. . * . .
. . . C .
? . . . ?
seen 1337527 played 662 games 657 players 542 won 333/662 years 2001-2019
weight -1.1453 gain -2.6479

pattern L011527557428638
? ? . ? ?
? . . . ?
. . * . 3
? . C . ?
? ? . ? ?
a ? ? ? ?
a ? last yes
seen 6604 played 74 games 74 players 74 won 30/74 years 2001-2018
weight -1.2839 gain -2.65

pattern L912314200209234
a ? ? ? ? ?
? ? C . 3 ?
? . . . . .
? . . * . .
? . . . . .
? ? . . . ?
a ? last yes
seen 11017 played 36 games 36 players 35 won 16/36 years 2001-2017
weight -1.7377 gain -2.6536

pattern L683362619415812
. . . ? a
. * C ? ?
. C 2 ? ?
a ? last yes
seen 3531 played 104 games 104 players 100 won 51/104 years 2001-2019
weight -0.8832 gain -2.6638

pattern L878912751656438
? ? . ? ?
? . . . ?
C . * . .
? 3 . . ?
? ? B ? ?
seen 55973 played 79 games 79 players 78 won 38/79 years 2001-2018
weight -1.3231 gain -2.6653

pattern L280786641031938
? ? ? a
. . C ?
. * . ?
3 . . ?
a ? last yes
seen 5642 played 58 games 58 players 55 won 20/58 years 2001-2018
weight -1.3421 gain -2.666

pattern L119268654234709
? . ? ?
. * 2 a
? 2 ? ?
a ? last yes
seen 34352 played 5790 games 5405 players 2620 won 2858/5781 years 2000-2019
weight 0.2414 gain -2.6678

pattern L378021765490205
3 B 2
C * A
a C 3
a .C
seen 1202 played 374 games 176 players 166 won 174/374 years 2001-2017
weight 0.4266 gain -2.67

pattern L351902082953177
# C .
# * .
# . 3
seen 41845 played 883 games 881 players 699 won 444/883 years 2000-2019
weight -0.4956 gain -2.6788

pattern L169681619465028
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . . ?
? . . 2 C . ?
? ? ? O ? ? ?
seen 104820 played 58 games 58 players 55 won 36/58 years 2009-2018
weight -1.1579 gain -2.6798

pattern L979554448742620
1 B #
C * #
C . #
seen 140698 played 236 games 231 players 215 won 97/236 years 2001-2019
weight -1.4047 gain -2.6838

pattern L999681365585664
? ? . ? ?
? . . . ?
3 . * C .
? 3 3 C ?
? ? C ? ?
seen 36646 played 87 games 87 players 86 won 44/87 years 2009-2017
weight -1.2765 gain -2.7002

pattern L388651879162462
? ? . ? ?
? # . . ?
# # * . C
? # . C ?
? ? a ? ?
a B last yes
seen 18291 played 37 games 37 players 37 won 18/37 years 2000-2017
weight -2.9967 gain -2.7105

pattern L093129472356171
. . .
C * .
. . .
? ? a
a ? last yes
seen 199438 played 2489 games 2413 players 1588 won 1165/2489 years 2000-2019
weight -0.4878 gain -2.7122

pattern L137563097250202
. 3 3
. * .
3 3 .
seen 329482 played 35 games 35 players 35 won 22/35 years 2009-2016
weight -3.5249 gain -2.7276

pattern L352792639484204
? ? ? - ? ? ?
? . . . . . ?
? . . . . . ?
X . . * C . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 325466 played 805 games 799 players 648 won 404/804 years 2000-2019
weight -0.3855 gain -2.7339

pattern L116982938452216
? ? ? 3 ? ?
? ? . . . ?
? C . * . .
a ? . . . ?
? ? ? . ? ?
a ? last yes
seen 14318 played 212 games 211 players 203 won 116/212 years 2001-2019
weight -1.3226 gain -2.7398

pattern L219361863041919
. C .
C * .
. . 3
seen 621871 played 1444 games 1411 players 1030 won 671/1442 years 1992-2019
weight -1.1044 gain -2.759

pattern L395236448366718
? 3 . . ?
. . C . .
. . * . .
. . . . .
? # # # ?
seen 128298 played 65 games 65 players 64 won 29/65 years 2009-2018
weight -1.6872 gain -2.7601

pattern L277777005104234
? . . .
a 2 * .
? B 2 b
a ? last yes
b .C
seen 7921 played 1341 games 1321 players 986 won 680/1340 years 2001-2019
weight 0.5172 gain -2.7603

pattern L204891438698273
? 3 ?
B * 3
? 2 ?
seen 253674 played 3696 games 3432 players 1895 won 1820/3696 years 2000-2019
weight -0.6638 gain -2.7619

pattern L874389034253581
? 3 ?
# * C
? . ?
? ? a
a ? last yes
seen 4134 played 219 games 219 players 204 won 105/219 years 2000-2018
weight -0.9344 gain -2.7665

pattern L872274680991503
1 1 C
1 * 3
B 3 .
seen 4022 played 2538 games 2443 players 1576 won 1239/2536 years 2000-2019
weight 0.7762 gain -2.7797

pattern L963500285485396
? ? 3 ? ?
? . . . ?
. C * C 3
? . . . ?
? ? . ? ?
seen 73703 played 116 games 116 players 110 won 47/116 years 2001-2019
weight -0.8379 gain -2.7805

pattern L635451062805633
. C 1
. * .
. 3 .
seen 51968 played 321 games 319 players 285 won 164/321 years 2000-2019
weight -0.9263 gain -2.785

pattern L002598855870703
2 C #
A * #
# # #
seen 2260 played 602 games 208 players 197 won 265/602 years 2001-2018
weight 0.3778 gain -2.7981

pattern L402494728757247
? ? # ? ?
? # # # ?
3 . * . .
? 3 . . ?
? ? . ? ?
seen 605358 played 40 games 33 players 32 won 14/40 years 2001-2019
weight -3.1513 gain -2.8079

pattern L571895181264364
? ? 3 ? ?
? # . . ?
# # * . 3
? # . 3 ?
? ? . ? ?
seen 73316 played 87 games 87 players 87 won 33/87 years 2009-2017
weight -1.0057 gain -2.8116

pattern L902951158320314
? ? 3 ? ?
? C . . ?
. . * . C
? . C . ?
? ? . ? ?
seen 47578 played 128 games 128 players 120 won 59/128 years 2000-2018
weight -1.5024 gain -2.8242

pattern L971632580014316
? ? . ? ?
a . . . ?
. . * . C
? . . C ?
? ? . ? ?
a ? last yes
seen 10450 played 170 games 169 players 163 won 79/170 years 2000-2019
weight -1.2664 gain -2.8306

pattern L824088955179809
3 . .
3 * .
A 1 C
seen 5337 played 489 games 487 players 425 won 266/489 years 2000-2019
weight -0.4955 gain -2.8409

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
weight -1.3833 gain -2.8506

pattern L298137533559967
? ? . ? ?
? C 3 . ?
3 . * . .
? . . . ?
? ? # ? ?
seen 20922 played 275 games 273 players 239 won 135/274 years 2001-2019
weight -0.7042 gain -2.8535

pattern L970762467931975
? ? a ? ?
? ? 2 ? ?
? . . 3 ?
. . * . .
? . . . ?
? ? . ? ?
a ? last yes
seen 45767 played 114 games 114 players 106 won 59/114 years 2000-2019
weight -1.5389 gain -2.8578

pattern L425804156621537
? ? B ? ?
? B 3 3 ?
. . * . .
? # # # ?
? ? # ? ?
seen 106483 played 37 games 37 players 37 won 21/37 years 2009-2017
weight -2.2529 gain -2.8712

pattern L616961264903656
? ? 3 ? ?
? 3 C C ?
3 A * C .
? 3 C C ?
? ? 3 ? ?
seen 10888 played 485 games 203 players 193 won 255/484 years 2001-2019
weight -0.4567 gain -2.8714

pattern L818680892275377
a 2 ?
1 * 3
? 3 ?
a ? last yes
seen 17440 played 5927 games 5284 players 2551 won 3248/5927 years 1988-2019
weight -0.3689 gain -2.8757

pattern L003161376101771
? ? a ? ?
? ? . ? ?
? . . 3 ?
# . * . 3
? . . . ?
? ? . ? ?
a ? last yes
seen 10279 played 64 games 64 players 62 won 36/64 years 2001-2017
weight -1.5603 gain -2.876

pattern L318383788072170
? ? ? - ? ? ?
? . . . . . ?
? . 3 C . . ?
. . . * . . .
? . . C . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 9871 played 2182 games 2129 players 1428 won 1093/2180 years 2000-2019
weight 0.7992 gain -2.8781

pattern L358957859239263
B B 3
. * .
C . .
seen 73331 played 667 games 662 players 545 won 322/667 years 2001-2019
weight -1.082 gain -2.8854

pattern L590005559809344
? B ?
. * B
? . ?
seen 389971 played 14724 games 11862 players 3983 won 7581/14714 years 1988-2019
weight 0.1241 gain -2.8861

pattern L012046687098403
? C . . ?
3 . . a .
. . * . .
. . . . .
? . . . ?
a C last yes
seen 3303 played 35 games 35 players 34 won 19/35 years 2001-2017
weight -1.6368 gain -2.8923

pattern L031709744190792
? ? C ? ?
? . . . ?
. . * a 2
? . . . ?
? ? # ? ?
a C last yes
seen 5075 played 64 games 64 players 62 won 26/64 years 2009-2018
weight -1.1564 gain -2.9008

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
weight 0.2631 gain -2.9139

pattern L910581255394094
3 . 3
B * 3
. 3 C
seen 14677 played 72 games 71 players 71 won 41/72 years 2000-2017
weight -0.8995 gain -2.9167

pattern L279915732081511
? ? C ? ?
? . C 3 ?
C . * 3 .
? 3 . . ?
? ? . ? ?
seen 29111 played 106 games 106 players 104 won 52/106 years 2001-2019
weight -1.3178 gain -2.9171

pattern L755246121424026
? ? . . . ? ?
? . . . . . ?
. C . . . . .
. . . * C . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 258685 played 86 games 86 players 71 won 45/86 years 2001-2019
weight -0.3481 gain -2.9229

pattern L616796239745593
? ? # ? ?
? # # # ?
C . * . .
? C . C ?
? ? B ? ?
seen 13915 played 41 games 41 players 39 won 22/41 years 2009-2017
weight -1.5264 gain -2.9238

pattern L119291797410746
? # ?
3 * .
? . ?
seen 2562650 played 1129 games 992 players 800 won 566/1128 years 1992-2019
weight -0.9069 gain -2.9243

pattern L163784289023853
? ? C . .
a ? . * .
? ? . 3 .
a ? last yes
seen 21943 played 78 games 78 players 77 won 40/78 years 2001-2018
weight -1.2394 gain -2.9278

pattern L421011274800224
. . C
B * .
3 . C
seen 24793 played 1281 games 1263 players 948 won 733/1279 years 1992-2019
weight 0.7759 gain -2.9366

pattern L865820363827188
? ? ? # ? ? ?
? # # # # # ?
? . . . . . ?
. C 2 * . . .
? . C 3 . . ?
? . C . 3 . ?
? ? ? . ? ? ?
seen 13231 played 1714 games 1686 players 1114 won 929/1713 years 2001-2019
weight 0.3221 gain -2.9406

pattern L049356304572467
C C a
. * .
. 2 C
a .2
seen 87836 played 887 games 877 players 730 won 454/887 years 2000-2019
weight -0.4244 gain -2.9499

pattern L954824137004467
? ? ? # ? ? ?
? # # # # # ?
? . . . . # ?
. . C * . # #
? C 3 . . # ?
? O 3 . . # ?
? ? ? . ? ? ?
seen 4158 played 2042 games 1970 players 1308 won 1048/2041 years 2000-2019
weight 0.4823 gain -2.9607

pattern L005412750470666
? ? . ? ?
? 3 . . ?
B B * . .
? . . . ?
? ? C ? ?
seen 2603 played 314 games 312 players 295 won 166/314 years 2000-2019
weight 0.7872 gain -2.9619

pattern L704715679611450
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
. . . . . . .
? . . . . O ?
? ? X . O ? ?
seen 72617 played 41 games 41 players 40 won 23/41 years 2000-2017
weight -1.5846 gain -2.9738

pattern L228132995967658
. . B
C * 3
. . 3
seen 64650 played 170 games 168 players 157 won 96/170 years 2001-2019
weight -1.6461 gain -2.9757

pattern L365201065983333
? . . . ?
. . C C a
. . * 3 3
. . . . .
? . . 3 ?
a .3
seen 17437 played 246 games 245 players 226 won 142/246 years 2001-2019
weight -0.7248 gain -2.9873

pattern L300651609032374
? ? . ? ?
? . . . ?
. . * C .
? . C . ?
? ? C ? ?
seen 1266991 played 85 games 84 players 83 won 36/85 years 2001-2018
weight -1.2643 gain -2.9966

pattern L569396813482768
C . .
. * B
B B 3
seen 12006 played 229 games 229 players 212 won 111/229 years 2000-2019
weight -0.7468 gain -2.9994

pattern L203450098175826
? ? . ? ?
? 3 . . ?
3 . * a .
? . . . ?
? ? . ? ?
a C last yes
seen 7431 played 317 games 314 players 284 won 162/316 years 2001-2019
weight -0.7637 gain -3.0019

pattern L256343451366162
C . C
3 * 3
3 . .
seen 262036 played 766 games 752 players 621 won 383/766 years 2001-2019
weight 0.6492 gain -3.0157

pattern L775428893177637
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . . . 3 ?
? . . . . . ?
? ? ? X ? ? ?
seen 229827 played 68 games 68 players 67 won 35/68 years 2009-2019
weight -1.8607 gain -3.0184

pattern L513690023903336
? C 3 3 ?
. 2 B . .
. . * . .
. . . . .
? . . . ?
seen 33917 played 3693 games 3546 players 1997 won 1830/3691 years 2000-2019
weight 0.3991 gain -3.0211

pattern L158501985773270
? . . . ?
. . . . .
. . * . .
C . C . 3
? . . . ?
seen 149867 played 184 games 184 players 175 won 78/184 years 2001-2018
weight -1.3605 gain -3.0272

pattern L628820722829828
? . . . ?
C . C . .
C . * . .
. . . . .
? . . . ?
seen 292514 played 313 games 312 players 280 won 148/313 years 2001-2019
weight -0.374 gain -3.0284

pattern L401563594929110
. 3 .
3 * C
C C C
seen 103937 played 203 games 200 players 190 won 98/203 years 2009-2018
weight -1.5784 gain -3.0291

pattern L609284671467003
? ? ? ? ? a
? ? . ? ? ?
? . . . ? ?
3 . * . . ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 163517 played 316 games 316 players 291 won 175/316 years 2001-2019
weight -1.2058 gain -3.0296

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
weight -1.5702 gain -3.0361

pattern L451337754371973
a ? ? . ? ?
? ? . . . ?
? C . * . 3
? ? . . . ?
? ? ? . ? ?
a ? last yes
seen 10782 played 53 games 53 players 53 won 31/53 years 2009-2017
weight -1.8914 gain -3.0366

pattern L763997101376443
? # # # ?
. . . . .
. . * . .
. . C 3 3
? . a . ?
a C last yes
seen 2958 played 127 games 127 players 125 won 62/127 years 2001-2018
weight -0.981 gain -3.0388

pattern L175553455247400
? ? ? . ? ? ?
? . . . . o ?
? . . . C . ?
. . . * . . X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 845624 played 1957 games 1906 players 1291 won 990/1957 years 2000-2019
weight -0.4364 gain -3.0691

pattern L121265917850224
. . .
C * .
. 2 a
a B last yes
seen 4544 played 717 games 709 players 580 won 371/717 years 2000-2019
weight -0.445 gain -3.0707

pattern L235350064645915
? ? C ? ?
? . . . ?
. C * . .
? . . C ?
? ? . ? ?
seen 201992 played 228 games 226 players 211 won 97/228 years 1993-2019
weight -0.8805 gain -3.0791

pattern L682966660226561
? . . . ?
. . . . .
C . * . .
1 C . . .
? . . . ?
seen 93660 played 85 games 85 players 81 won 40/85 years 2009-2017
weight -1.841 gain -3.1056

pattern L974044836878907
? . . . ?
. . . . .
. . * . .
. C C 3 .
? C 3 . ?
seen 13271 played 54 games 54 players 51 won 28/54 years 2009-2017
weight -1.4166 gain -3.106

pattern L802152175157719
? ? . ? ?
? # . . ?
# # * C .
? # B 2 ?
? ? . ? ?
seen 78244 played 36 games 36 players 35 won 16/36 years 2009-2019
weight -2.0474 gain -3.1128

pattern L445782212229537
? # ?
. * .
? . ?
seen 413196911 played 47380 games 25456 players 5520 won 22568/47362 years 1988-2019
weight 0.1154 gain -3.1154

pattern L590224708618161
? ? . . . ? ?
? . . . . . ?
. . . C . . .
. 3 . * . 3 .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 1830 played 480 games 477 players 402 won 234/480 years 2001-2018
weight 0.4428 gain -3.1162

pattern L940424400007536
? ? ? . ? ? ?
? . . . . . ?
? C . . . . ?
O . . * . . .
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 989735 played 164 games 164 players 157 won 83/164 years 2001-2018
weight -1.7297 gain -3.1247

pattern L928652513676552
? C ? ? ?
. * . ? ?
? C ? ? a
a ? last yes
seen 196470 played 909 games 902 players 741 won 424/909 years 2000-2019
weight -0.6122 gain -3.1469

pattern L770203228927159
2 C C
B * C
1 A 3
seen 456 played 359 games 218 players 213 won 134/359 years 2001-2019
weight 1.1134 gain -3.1495

pattern L470156291091689
C C C
2 * 3
. 3 .
seen 105566 played 1012 games 996 players 789 won 471/1012 years 1992-2019
weight -0.7664 gain -3.1547

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
weight 0.2401 gain -3.1618

pattern L350102353585359
? . . . ?
. . . . .
. . * C .
. C . 3 C
? . . 3 ?
seen 8008 played 1640 games 1608 players 1145 won 837/1639 years 2000-2019
weight 0.5758 gain -3.1893

pattern L959757940569484
? ? C ? ?
? . . . ?
. . * C 2
? . . . ?
? ? # ? ?
seen 66686 played 434 games 426 players 382 won 180/434 years 2001-2019
weight -0.8018 gain -3.1953

pattern L432521252555922
? ? . ? ?
? # . 3 ?
# # * A 3
? # . 3 ?
? ? . ? ?
seen 198581 played 98 games 98 players 93 won 61/98 years 2001-2019
weight -1.3584 gain -3.2118

pattern L996678063775300
? ? 3 ? ?
? . . . ?
# . * . .
? . . . ?
? ? # ? ?
seen 1192770 played 579 games 571 players 484 won 286/579 years 2001-2019
weight -1.3297 gain -3.2119

pattern L091762042581542
. 2 a
3 * 1
. B 1
a BC
seen 1693 played 830 games 825 players 658 won 414/829 years 1988-2019
weight 0.5036 gain -3.2186

pattern L200231957629016
a ? ? 3 ?
? ? b * 3
? ? ? . ?
a ? last yes
b .3
seen 224520 played 173 games 172 players 163 won 89/173 years 2001-2019
weight -0.9849 gain -3.2325

pattern L632177169854002
? . ?
. * 2
? . ?
a ? ?
a ? last yes
seen 22848 played 1095 games 1079 players 843 won 556/1093 years 2000-2019
weight -0.3759 gain -3.2444

pattern L416815195162782
1 . C
B * .
B . .
seen 11967 played 129 games 129 players 126 won 61/129 years 2009-2019
weight -1.2063 gain -3.2457

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
weight 0.8789 gain -3.2546

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
weight 0.8789 gain -3.2546

pattern L645054242436677
C . C
C * .
C . C
seen 302280 played 394 games 389 players 343 won 220/394 years 2000-2018
weight -2.1325 gain -3.26

pattern L925309749481464
3 C .
A * C
2 C C
seen 23305 played 1763 games 878 players 734 won 897/1763 years 2001-2019
weight -0.6423 gain -3.262

pattern L060435977928208
# # # ?
. * . ?
. . 3 a
a ? last yes
seen 104618 played 111 games 111 players 103 won 57/111 years 2001-2018
weight -1.595 gain -3.2852

pattern L290012298673447
? ? C ? ?
? 3 . . ?
3 . * C .
? . . . ?
? ? . ? ?
seen 93025 played 669 games 663 players 546 won 306/669 years 2001-2019
weight -0.4467 gain -3.32

pattern L908528581438872
? ? . ? ?
? C . C ?
. . * . .
? . . 3 ?
? ? . ? ?
seen 572760 played 5275 games 4921 players 2398 won 2588/5272 years 1988-2019
weight -0.3071 gain -3.3211

pattern L130849372525629
? . . . ?
. . . . .
. . * . .
. . . . .
? . B 2 ?
seen 265110 played 49 games 49 players 47 won 22/49 years 2001-2019
weight -2.212 gain -3.3295

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
weight 0.928 gain -3.3356

pattern L894869074514837
a ? ? ?
? ? ? ?
? . . .
? . * .
? C 3 .
a ? last yes
seen 5905 played 73 games 72 players 70 won 42/73 years 2001-2017
weight -1.0882 gain -3.355

pattern L171080447634139
? ? O . . ? ?
? . . . . . ?
. . . . . . .
. . C * . . .
. . . . . . .
? . . . . . ?
? ? . X . ? ?
seen 25745 played 39 games 39 players 38 won 21/39 years 2009-2017
weight -1.8728 gain -3.3555

pattern L477463579837961
? . . . ?
. . C . .
. . * C .
. . 3 C .
? . . 3 ?
seen 76391 played 90 games 90 players 82 won 40/90 years 2009-2017
weight -0.9267 gain -3.357

pattern L941359688622096
? ? . . . ? ?
? . . . . # ?
. 3 . . . # #
. . 3 * . # #
. C C 2 . # #
? . . C . # ?
? ? X . . ? ?
seen 758 played 398 games 396 players 333 won 218/398 years 2001-2018
weight 0.8651 gain -3.3574

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
weight 0.8815 gain -3.3672

pattern L795942872110235
? ? . O . ? ?
? . . . . . ?
. . . C . . .
. . . * . . .
. . . . . . .
? . . . . . ?
? ? . . . ? ?
seen 249436 played 139 games 139 players 124 won 51/139 years 2009-2019
weight -1.2682 gain -3.3704

pattern L799794220420833
? a ?
? ? ?
3 . 3
. * .
# # #
a ? last yes
seen 8357 played 58 games 58 players 57 won 15/58 years 2001-2017
weight -1.1523 gain -3.3721

pattern L897101050873720
? ? # ? ?
? . . . ?
. . * . .
? B 2 . ?
? ? a ? ?
a 2B
seen 41708 played 968 games 950 players 760 won 511/967 years 2000-2019
weight -0.7984 gain -3.3812

pattern L783060777323534
? ? 3 ? ?
? . . C ?
. . * . .
? C . . ?
? ? . ? ?
seen 136546 played 2116 games 2068 players 1411 won 1093/2113 years 1992-2019
weight 0.4196 gain -3.3868

pattern L224537348621516
# 2 .
# * C
# . 3
seen 6019 played 625 games 621 players 511 won 318/625 years 1992-2018
weight 0.6994 gain -3.3977

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
weight 0.3253 gain -3.3991

pattern L563705800898541
? . . . ?
. . . . .
C . * . .
3 . . . .
? . C . ?
seen 21271 played 48 games 48 players 46 won 18/48 years 2001-2016
weight -1.4152 gain -3.4112

pattern L412759595390592
? ? . ? ?
? . 3 . ?
. C * . .
? . C . ?
? ? C ? ?
seen 42218 played 159 games 158 players 145 won 78/159 years 2001-2019
weight -0.7885 gain -3.4185

pattern L232054345254102
? ? 3 ? ?
? . . . ?
C a * . #
? 3 . . ?
? ? . ? ?
a C last yes
seen 1670 played 1340 games 1316 players 1002 won 668/1339 years 2001-2019
weight 1.0292 gain -3.42

pattern L625938401553166
? ? ? a
. 2 C ?
. * C ?
. . . ?
a ? last yes
seen 14907 played 132 games 131 players 128 won 69/132 years 2001-2017
weight -1.1566 gain -3.4327

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
weight -1.9775 gain -3.4544

pattern L895352672500215
a ? C C .
? ? . * .
? ? . . .
a ? last yes
seen 122900 played 67 games 67 players 67 won 30/67 years 2001-2017
weight -1.5877 gain -3.457

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
weight -0.8942 gain -3.4758

pattern L365297939587412
? . . . ?
. . . . .
. . * . .
C C 3 . .
? 3 3 3 ?
seen 7801 played 61 games 61 players 61 won 30/61 years 2001-2016
weight -1.3093 gain -3.4898

pattern L176463788073854
? ? ? . ? ? ?
? . . . 3 X ?
? . . . . B ?
. . . * . . X
? . . . . . ?
? . . . . . ?
? ? ? # ? ? ?
seen 3844 played 225 games 224 players 173 won 107/225 years 2009-2017
weight 0.901 gain -3.4905

pattern L451501303472758
3 3 C
. * 3
3 . 3
seen 343078 played 120 games 120 players 117 won 50/120 years 1992-2017
weight -2.3098 gain -3.5044

pattern L446609555703736
? ? . . . ? ?
? . . . 3 X ?
. . . . . B X
. . . * . . X
. . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 2452 played 223 games 222 players 171 won 105/223 years 2009-2017
weight 0.9424 gain -3.5062

pattern L939533948099209
? ? . ? ?
? C . . ?
B . * . .
? # # # ?
? ? # ? ?
seen 517683 played 127 games 127 players 120 won 71/127 years 2009-2018
weight -1.6343 gain -3.5134

pattern L875384095569867
? a ?
? ? ?
. . 3
. * .
C . .
a ? last yes
seen 11497 played 148 games 148 players 142 won 81/148 years 2001-2017
weight -0.8441 gain -3.5145

pattern L568684880621212
? ? . ? ?
? . . . ?
# . * C .
? . . . ?
? ? . ? ?
? ? ? a ?
a ? last yes
seen 108918 played 183 games 183 players 151 won 87/183 years 2001-2017
weight -1.6664 gain -3.5189

pattern L744806873755758
? # # # ?
. . . . .
. . * . .
. . . 3 .
? C . . ?
seen 987054 played 151 games 151 players 137 won 90/150 years 2001-2019
weight -1.2057 gain -3.5221

pattern L366437347812524
? ? . ? ?
? . . a ?
. . * . .
? 3 . C ?
? ? . ? ?
a C last yes
seen 55458 played 1673 games 1638 players 1139 won 806/1673 years 2000-2019
weight -0.4513 gain -3.5328

pattern L222340633043443
? ? . ? ?
? . . 3 ?
. C * . .
? . . a ?
? ? . ? ?
a C last yes
seen 36336 played 247 games 246 players 229 won 110/247 years 2001-2018
weight -0.6615 gain -3.5369

pattern L200909708800519
? ? # ? ?
? . . . ?
a . * . .
? 3 . . ?
? ? . ? ?
a C last yes
seen 54996 played 62 games 62 players 60 won 29/62 years 2009-2019
weight -2.1964 gain -3.5495

pattern L453194318191773
? . . . ?
. . C . .
3 . * . 3
. . . . .
? . . . ?
seen 8133 played 964 games 952 players 738 won 485/964 years 2000-2018
weight 0.6381 gain -3.5515

pattern L714035029933663
? . . . ?
. . C . .
. . * . .
. . C 3 .
? . C . ?
seen 59937 played 77 games 77 players 74 won 35/77 years 2009-2018
weight -1.5716 gain -3.552

pattern L384555252363382
? . . . ?
. . . . .
. . * . .
. . . . .
? 3 . . ?
? a ? ? ?
a ? last yes
seen 197713 played 88 games 88 players 86 won 49/88 years 2009-2018
weight -1.7224 gain -3.5739

pattern L542382057725554
a ? ?
. . C
. * .
. C C
a ? last yes
seen 13674 played 35 games 35 players 35 won 21/35 years 2009-2019
weight -1.2678 gain -3.5759

pattern L786598219482537
? ? ? a
? ? ? ?
C . 3 ?
. * . ?
b . . ?
a ? last yes
b .C
seen 62819 played 1063 games 1045 players 812 won 506/1063 years 2001-2019
weight -0.6726 gain -3.6124

pattern L414514966581658
a ? ?
? ? ?
? C ?
. * .
? . ?
a ? last yes
seen 1214092 played 24174 games 18454 players 4736 won 11885/24159 years 1988-2019
weight -0.1776 gain -3.6196

pattern L998288182062656
. . .
3 * C
. a .
a C last yes
seen 91767 played 661 games 652 players 544 won 342/660 years 2000-2019
weight -0.8254 gain -3.6227

pattern L717628964551111
? . . . ?
. 3 . a .
. . * . .
. . C . .
? . . . ?
a C last yes
seen 21045 played 89 games 89 players 86 won 46/89 years 2001-2018
weight -1.3722 gain -3.6254

pattern L190257899906513
? . ?
2 * 3
? # ?
seen 126785 played 229 games 228 players 213 won 122/228 years 2001-2019
weight -2.1782 gain -3.6467

pattern L602116562061815
3 3 .
C * .
. 3 .
seen 495455 played 8663 games 7596 players 3159 won 4387/8658 years 1992-2019
weight -0.3311 gain -3.6565

pattern L084939182903836
? . . . ?
C . C . .
. . * . .
3 . . . .
? . . . ?
seen 504289 played 191 games 191 players 182 won 97/191 years 2001-2019
weight -2.2151 gain -3.6878

pattern L966441184837031
? ? . ? ?
? . . . ?
. . * . C
? . . 2 ?
? ? B ? ?
seen 49656 played 196 games 196 players 185 won 99/196 years 2001-2018
weight -0.8522 gain -3.6943

pattern L429354798406207
? ? # # # ? ?
? # # # # # ?
. . . . . . .
. . . * . . .
. . . C . . .
? . . . . . ?
? ? . . O ? ?
seen 316549 played 1536 games 1514 players 977 won 745/1535 years 2001-2019
weight 0.5387 gain -3.7156

pattern L940285601836504
3 . C
. * .
. . .
? ? ?
a ? ?
a ? last yes
seen 18618 played 143 games 142 players 138 won 73/143 years 2000-2017
weight -1.3971 gain -3.7201

pattern L602088496115421
C C 3
C * C
3 A 1
seen 1495 played 705 games 302 players 279 won 318/705 years 1992-2019
weight 1.0325 gain -3.7286

pattern L856899053630474
? ? ? . ? ? ?
? . . . . . ?
? . . . . . ?
. . . * C . X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 201796 played 88 games 88 players 86 won 28/88 years 2001-2017
weight -2.6031 gain -3.735

pattern L153563250981689
? ? . ? ?
? . C 3 ?
C . * 3 .
? . 3 . ?
? ? . ? ?
seen 129187 played 83 games 83 players 81 won 32/83 years 2001-2018
weight -1.7536 gain -3.7422

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
weight -1.3748 gain -3.774

pattern L669473761955490
# . C
# * 3
# . 3
? a ?
a ? last yes
seen 4983 played 76 games 76 players 75 won 43/76 years 2001-2017
weight -1.2898 gain -3.7776

pattern L237182255236924
? ? . . . ? ?
? . . . . . ?
. . . . . . .
. . . * . . .
O . . . . . .
? . . . . . ?
? ? # # # ? ?
seen 47933 played 36 games 36 players 35 won 15/36 years 2009-2019
weight -1.5304 gain -3.7779

pattern L878855787648394
? ? # ? ?
? . . . ?
. . * . .
? C . . ?
a ? . ? ?
a ? last yes
seen 89618 played 162 games 162 players 152 won 87/162 years 2009-2018
weight -1.6764 gain -3.8044

pattern L071332686219042
? ? C ? ?
? . . . ?
. C * . .
? . 3 . ?
? ? . ? ?
seen 256159 played 6207 games 5755 players 2644 won 3063/6205 years 2000-2019
weight -0.3587 gain -3.8071

pattern L242389657034629
? 3 ?
2 * 3
? 2 ?
? ? a
a ? last yes
seen 8492 played 41 games 41 players 41 won 23/41 years 2009-2018
weight -1.5729 gain -3.8106

pattern L698134147925252
? ? . . . ?
? . 3 . . #
? . . * . #
? . C . . #
a ? . . . ?
a ? last yes
seen 6955 played 44 games 44 players 43 won 19/44 years 2009-2017
weight -2.0166 gain -3.8623

pattern L074694021500631
a ? ? ? ?
? ? C . .
? ? . * .
? ? . 3 .
a ? last yes
seen 47972 played 56 games 56 players 54 won 27/56 years 1992-2018
weight -2.2125 gain -3.8976

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
weight 0.5036 gain -3.9143

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
weight 0.5157 gain -3.9174

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
weight 0.5157 gain -3.9174

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
weight 0.5157 gain -3.9174

pattern L243545145203859
? ? . ? ? ?
? . . . ? a
. . * . C ?
? C . . ? ?
? ? . ? ? ?
a ? last yes
seen 11803 played 48 games 48 players 45 won 24/48 years 2001-2018
weight -1.6215 gain -3.9306

pattern L531696736228996
a ? ? ? ? ?
? ? ? . ? ?
? ? . . . ?
? . . * . .
? ? C . . ?
? ? ? C ? ?
a ? last yes
seen 13379 played 83 games 83 players 78 won 40/83 years 2009-2017
weight -1.3637 gain -3.9313

pattern L079907088122391
2 . .
C * C
C . .
seen 145233 played 283 games 282 players 253 won 139/283 years 2000-2019
weight -1.8369 gain -3.9596

pattern L133901248324682
? . . . ?
C . . . #
C . * . #
3 C . . #
? C . . ?
seen 240974 played 100 games 100 players 97 won 40/99 years 2001-2018
weight -1.9002 gain -4.0358

pattern L059796314610297
3 3 3
A * .
3 3 .
seen 149411 played 460 games 456 players 413 won 212/460 years 2000-2019
weight -1.361 gain -4.0416

pattern L411730245627138
? ? . ? ?
? 3 . . ?
3 B * . #
? . . . ?
? ? 3 ? ?
seen 34892 played 114 games 114 players 113 won 55/114 years 2009-2017
weight -1.8744 gain -4.0755

pattern L416406520361777
. . a
B * .
3 C C
a 2BC
seen 94536 played 1684 games 1635 players 1154 won 911/1684 years 1992-2019
weight -0.644 gain -4.0966

pattern L919833712708515
? ? 2 ? ?
? . C . ?
. . * . .
? . C . ?
? ? . ? ?
seen 45923 played 50 games 50 players 50 won 17/50 years 2009-2017
weight -1.2938 gain -4.1139

pattern L150632415840858
? ? ? . ? ? ?
? . . . . . ?
? . . . C . ?
. . . * . C O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 53025 played 65 games 65 players 62 won 27/65 years 2001-2018
weight -1.2309 gain -4.1309

pattern L166591362865205
? ? . ? ?
? . . . ?
. . * C 3
a . . . ?
? ? . ? ?
a ? last yes
seen 7486 played 73 games 73 players 73 won 29/73 years 2001-2018
weight -1.0909 gain -4.1399

pattern L839416838559081
? ? 3 ? ?
? 2 A 3 ?
3 C * C .
? C C . ?
? ? . ? ?
seen 1593 played 44 games 34 players 35 won 16/44 years 2009-2016
weight -0.7892 gain -4.1817

pattern L812335850681148
3 3 #
. * #
3 . #
seen 421372 played 177 games 174 players 164 won 72/177 years 2000-2017
weight -1.5629 gain -4.2417

pattern L483491835277104
? ? # ? ?
? . C . ?
3 B * C C
? 3 A 3 ?
? ? 3 ? ?
seen 5032 played 805 games 298 players 271 won 406/804 years 2009-2019
weight 0.5165 gain -4.3117

pattern L882687277128457
? # ?
3 * 3
? . ?
seen 201007 played 34 games 32 players 31 won 21/34 years 2009-2019
weight -3.5203 gain -4.3186

pattern L028546474920367
? . C . ?
# . 2 C C
# . * 3 .
# . . . 3
? . . . ?
seen 21748 played 2541 games 2472 players 1511 won 1345/2540 years 2001-2019
weight 0.5233 gain -4.3188

pattern L914642245464876
? ? ? O ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . .
? . . C . . ?
? . . . . . ?
? ? ? o ? ? ?
seen 202308 played 141 games 141 players 138 won 57/141 years 1992-2017
weight -1.2389 gain -4.3205

pattern L405462194767991
? ? ? . ? ? ?
? . . . . . ?
? C . . . . ?
. . . * . C O
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 32426 played 72 games 72 players 71 won 45/72 years 2001-2017
weight -1.2511 gain -4.3278

pattern L665078290903953
a ? ? ? ? ?
? ? . . C ?
? . . . . .
? . . * . 3
? . . . . .
? ? . . . ?
a ? last yes
seen 4550 played 48 games 48 players 48 won 25/48 years 2009-2017
weight -1.5626 gain -4.3682

pattern L882145475596909
? 3 ?
# * .
? # ?
seen 477277 played 40 games 39 players 33 won 28/40 years 2009-2018
weight -3.0974 gain -4.3707

pattern L347996579477928
a . . . ?
. . . . .
. . * C .
. . . . .
? . . . ?
a ? last yes
seen 20393 played 58 games 58 players 54 won 26/58 years 2001-2018
weight -1.9229 gain -4.3752

pattern L893738510461395
? . . . ?
C . . . .
C . * . .
. . . . C
? . . . ?
seen 126226 played 176 games 175 players 165 won 83/176 years 2001-2018
weight -1.1428 gain -4.3967

pattern L856457632822378
? ? 2 ? ?
? 2 . # ?
C . * # #
? . . # ?
? ? . ? ?
seen 37025 played 87 games 87 players 86 won 48/87 years 2001-2018
weight -1.6167 gain -4.4242

pattern L234570998530996
? ? . ? ?
? C . . ?
C . * . .
? . 3 . ?
? ? 3 ? ?
seen 54209 played 86 games 86 players 82 won 43/86 years 2001-2017
weight -1.6547 gain -4.5059

pattern L822798105977876
? a ?
. 2 B
. * .
. . .
a ? last yes
seen 68339 played 4398 games 4193 players 2237 won 2287/4394 years 2000-2019
weight -0.4241 gain -4.6492

pattern L058167636056598
. C .
3 * .
3 B B
seen 74617 played 1568 games 1534 players 1114 won 818/1567 years 2000-2019
weight -0.6649 gain -4.7617

pattern L987610786093793
? ? ? . ? ? ?
? . . . . . ?
? . . C . . ?
. 3 . * . 3 x
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 2485 played 576 games 572 players 474 won 280/576 years 2001-2018
weight 0.7042 gain -4.7899

pattern L481565837414524
C . C
. * .
C . C
seen 86028 played 389 games 387 players 356 won 191/389 years 2001-2019
weight -0.9063 gain -4.8504

pattern L000047601009751
? ? . ? ?
? . C . ?
. C * B 3
? 3 A 3 ?
? ? 3 ? ?
seen 11353 played 669 games 408 players 361 won 356/669 years 2000-2018
weight -0.6952 gain -5.0124

pattern L623454371284735
? . . . ?
# . . . .
# . * . C
# . . C .
? . . C ?
seen 836643 played 238 games 238 players 212 won 98/238 years 2001-2019
weight -0.8968 gain -5.2833

pattern L840157666088268
. . 3 ?
3 * . ?
. . C a
a ? last yes
seen 6919 played 44 games 44 players 42 won 18/44 years 2000-2017
weight -1.4463 gain -5.4551

pattern L939338050666114
? . . . ?
. . . . 3
. . * C .
. . . . .
? . . . ?
seen 462578 played 494 games 491 players 447 won 220/494 years 2001-2019
weight -0.9586 gain -5.5033

pattern L888357578669650
? . . . ?
. . . . .
. . * . .
. . C . .
? . 2 . ?
seen 17569 played 50 games 50 players 47 won 25/50 years 2009-2018
weight -1.5276 gain -5.5678

pattern L641093820181317
? . . . ?
. . C . .
a . * . .
. . . . .
? . . . ?
a C last yes
seen 89333 played 48 games 48 players 44 won 20/48 years 2009-2019
weight -2.1178 gain -5.5986

pattern L108316808566249
# # #
. * .
a C .
a C last yes
seen 151430 played 148 games 148 players 138 won 75/148 years 2001-2019
weight -1.8607 gain -5.675

pattern L371208387950962
? ? ? ? ? a
? ? C ? ? ?
? . . . ? ?
. . * . . ?
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 250393 played 846 games 835 players 689 won 433/846 years 2000-2019
weight -1.112 gain -5.7793

pattern L430163659257523
C C C
C * 3
C 3 3
seen 138988 played 380 games 357 players 338 won 206/380 years 2001-2019
weight -1.2289 gain -5.9823

pattern L726001904539251
? ? . ? ?
? . . . ?
# . * . C
? . . a ?
? ? . ? ?
a C last yes
seen 120073 played 85 games 85 players 81 won 42/85 years 2001-2019
weight -2.3108 gain -5.9979

pattern L273962845977649
. . .
. * 3
2 a .
a C last yes
seen 20796 played 9528 games 8487 players 3347 won 4775/9527 years 1988-2019
weight 0.5559 gain -6.104

pattern L512646623405647
? ? 3 ? ?
? 3 A # ?
3 B * # #
? B B # ?
? ? B ? ?
seen 607 played 130 games 63 players 61 won 70/130 years 2001-2019
weight 0.4681 gain -6.462

pattern L580397973325360
? ? . ? ?
? C C . ?
. . * . #
? . . . ?
? ? . ? ?
seen 529644 played 50 games 50 players 49 won 19/50 years 2001-2017
weight -1.8157 gain -6.5537

pattern L256951224032166
? . . 3 ?
. . . . .
. . * . .
. . . . 3
? . . . ?
seen 1170548 played 170 games 169 players 160 won 101/169 years 2001-2018
weight -2.4132 gain -6.6387

pattern L896444404138628
1 1 B
A * .
3 3 .
seen 1085 played 794 games 786 players 642 won 383/794 years 2001-2019
weight 0.5007 gain -6.8712

pattern L750008258039634
. C 2
C * B
3 A 3
seen 1202 played 606 games 313 players 286 won 293/606 years 2001-2019
weight 0.9244 gain -7.4791

pattern L498726125773299
? . . . ?
. . . . .
. C * . .
3 . . C .
? . . . ?
seen 65890 played 70 games 70 players 69 won 27/70 years 2009-2016
weight -2.1459 gain -7.6559

pattern L647672458350985
? ? . ? ? ?
? . . . ? ?
. . * . 2 a
? . . . ? ?
? ? . ? ? ?
a ? last yes
seen 54760 played 54 games 54 players 52 won 31/54 years 2001-2019
weight -3.0664 gain -8.0998

pattern L658882561659104
? ? ? X ? ? ?
? . . . . . ?
? . . . . . ?
. . . * . . X
? . . . . . ?
? . . . . . ?
? ? ? . ? ? ?
seen 187509 played 87 games 87 players 85 won 49/87 years 2001-2017
weight -1.9564 gain -8.1559

pattern L064162373302539
C C C
. * .
. C C
seen 773989 played 178 games 174 players 164 won 97/177 years 2001-2017
weight -2.8794 gain -8.9848

pattern L964473768910880
? ? 3 ? ?
? 1 A 2 ?
# B * C 3
? . C C ?
? ? . ? ?
seen 234 played 163 games 92 players 89 won 65/163 years 2009-2017
weight 0.3887 gain -12.8304

pattern L263702197612347
. B 1
C * A
C C 2
seen 4331 played 2407 games 1417 players 1066 won 1153/2407 years 2001-2019
weight 0.481 gain -18.2711

pattern L347432456663221
3 A 3
C * C
C C C
seen 135066 played 7428 games 2545 players 1748 won 3683/7427 years 2000-2019
weight -1.1894 gain -43.9018
