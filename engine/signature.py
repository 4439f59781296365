"""A player's signature: one number that changes when its behaviour does.

It is a hash of the candidate lists, values and reasons that the player gives for a fixed set of positions:
from three classic games on 19x19, and two openings of our own on small boards. The texts of reasons do not
count. Equal signatures do not prove equal behaviour elsewhere.
"""

import hashlib

from engine.board import Board
from engine.players.base import Player, unexplained
from engine.points import decode_moves, opponent, to_gtp

#: every so many moves, and at the end of a game, the player is asked
STEP = 20

#: board sizes and moves: Shusaku - Gennan Inseki 1846, Intetsu - Jowa 1835, Iwamoto - Hashimoto
#: 1945 (their first 250 moves at most), and openings of our own on 9x9 and 5x5
GAMES = (
    (
        19,
        b"qdDCpqOCcpCFepQOpeNPpoPPopQPoqOOpnQQnqONpmOMplMPmqOLpkLQlrKRlpKQqrRRrsMRnrPRpsQSnoMOqrRMrl"
        b"QSloMNqrQMorQLqjRJriRKlnMMqiRQjnLSnsGQgoCKkcICpcNJkeOGohPBqbNGmiMJndPHqgPGhqHRirIQhpJRfcLC"
        b"ldMClbMBmdQFpfQHrgRHshRFsgPJpiOIojNIqkOKqeKBjbKAjcOBjaLAdbCCfeCNgrISfqIOjiEBfbEGdjDKejCJdh"
        b"IJhmGJehFLfgERdmFNdnGNjjJKkkIIikJLklILjhCOdoIHhnHLblDGghCHigECcrFDgdEDgcBKcmGSgpLIkgINljLG"
        b"gmJFjgIMfmKFlfMFleGFhfFFggLKkjKMlmLLjmGEheEFeaCBfrFSdrQAraPArbDAgiFJfiFAgaGLekEMhoELenJOkn"
        b"CIlhMHmgDIeiLGqnRNreSLmgBMamLGeqESmgHAgbLGdsHSmgSJsiLGsrSQmgHDhbLGroSOmgSSqsLGsnRPmgCLbnLG",
    ),
    (
        19,
        b"cpPQqdEDocEQqoQKqiOPiqDNepDPdoDQcoEOfpCQbqBRcmGRhpENbpCKdlDKelGNcrDRbsFQgoARhnGMhmGLekHLdi"
        b"IOhoFOchCDlqPNgcQNdcCCecCFilGPnqICfdLCbgBFafBIdjEHfjQGoiQEpdNFokPKolPJrnRMqqQRrrQPrqPRrpPO"
        b"ppMPqmPMnpMQmoLPloKPnoNRorQPmrROpiLRnsIPjrHQjnKOkqKNjmKMikMKmmIRjqKKmiNMmlKIljLKkjJJklLLlm"
        b"OJmgJLjkNJniIMinJOklJSksJLimISklEIejJLhrHSklCNbnJLgsFSklHIijJLlsJIhjOEkgJGgiNCjfNBreIFjeHD"
        b"feGFffFGggGHhgFIgjIGhhHFiiRFpePFleKDadKHqfEFdeQEldLGkcJDqfDBebQEjbODibMFqfJPkrQElfKFqfHCqe"
        b"HBpgOGofCGbhPFphBBdaCBfhACegBDobOAofMHrjKL",
    ),
    (
        19,
        b"qdOQodDEdpCNfpQPdcMCeeEFedDGceCFbeQJqhGFbfCHjqOJemLQrpPPolQLmlKOmnPNcoGPgoHPfqHOhrKMnjOIni"
        b"NHliMHjnKNkkGNfoILikHKijHJjlHLihHIjgPFogOFqfPGqgBObpDOcpCLonPCpdOCndNCqcJCkdKCpkQKpjNKmkLF"
        b"leKGjfLHpmQMroRQnpOOqnPOqiRJjmKInqIQirJPkqLRnoNRmrORmqKPkrGCekDKgmKSjrLPmsHMfnHNejIIkfMFne"
        b"PIokMJnlLJlkKJlsEBdbLDmeJDkeBNbhBIbgECddAPaqAObqRNnfNGriQBrbPBgdHDciCJdiBJgeGBggEHffFIraDA"
        b"caEAcbDMdfEGcgJHheLMidHCnsMMnmOSopPQeiFHhhIEjeICplFJfkGLfmGHhfJJjkGQgrSIshSJgkGJeoDNqaPAmd"
        b"LCaiAJahPHpeDHfcFBfdMOifMPnnLN",
    ),
    (9, b"eeCCgcFGcgGFdfDCecHDhcEBdbDDedHGgdFCfdFB"),
    (5, b"ccCBdbBCbdDDdc"),
)


def signature(player: Player) -> str:
    """Eight hexadecimal digits that depend on all candidates, values (six digits) and reasons."""
    digest = hashlib.sha256()
    for size, moves in GAMES:
        board = Board(size)
        for move_no, (color, point) in enumerate(decode_moves(moves)):
            if move_no % STEP == 0:
                digest.update(_answer(player, board, color).encode())
            board.play(color, point)
        digest.update(_answer(player, board, opponent(color)).encode())
    return digest.hexdigest()[:8]


def _answer(player: Player, board: Board, color: int) -> str:
    """The candidate list as text, in its order."""
    lines = []
    for c in unexplained(player, board, color):
        reasons = " ".join(f"{r.side}.{r.name}={r.value:.6g}" for r in c.reasons)
        lines.append(f"{to_gtp(c.point, board.size)} {c.value:.6g} {reasons}")
    return "\n".join(lines) + "\n\n"
