1 name
#? [Katachi]
#? [twice]
%%
2 version
#? [(]
loadsgf missing.sgf
3 attack A1
#? [0]
loadsgf moves.sgf 2
stir
4 attack C5
#? [0]
play W C5
5 attack C5
#? [0]
