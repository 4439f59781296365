"""The tables and the migrations that make them; docs/formats/database.md says what each column means."""

from sqlite_utils import Database, Migrations

#: "KTCH": marks a SQLite file as a Katachi database
APPLICATION_ID = 0x4B544348

migrations = Migrations("katachi")


def _run(db: Database, statements: str) -> None:
    for statement in statements.split(";\n"):
        if statement.strip():
            db.execute(statement)


@migrations()
def m001_games(db: Database) -> None:
    """Runs, inputs and their games."""
    _run(
        db,
        """
        CREATE TABLE runs (
            id INTEGER PRIMARY KEY,
            command TEXT NOT NULL,
            version TEXT NOT NULL,
            settings TEXT NOT NULL,
            started TEXT NOT NULL,
            finished TEXT,
            status TEXT NOT NULL
        ) STRICT;
        CREATE TABLE inputs (
            id INTEGER PRIMARY KEY,
            label TEXT NOT NULL,
            fingerprint TEXT NOT NULL,
            read INTEGER NOT NULL DEFAULT 0,
            done INTEGER NOT NULL DEFAULT 0,
            stage_version INTEGER NOT NULL,
            run_id INTEGER NOT NULL REFERENCES runs(id),
            UNIQUE (label, fingerprint)
        ) STRICT;
        CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            key BLOB NOT NULL UNIQUE,
            prefix_key BLOB NOT NULL,
            size INTEGER NOT NULL,
            setup TEXT NOT NULL,
            moves TEXT NOT NULL,
            num_moves INTEGER NOT NULL,
            black TEXT NOT NULL,
            white TEXT NOT NULL,
            black_rank TEXT NOT NULL,
            white_rank TEXT NOT NULL,
            komi REAL,
            handicap INTEGER NOT NULL,
            result TEXT NOT NULL,
            date TEXT NOT NULL,
            year INTEGER,
            event TEXT NOT NULL,
            round TEXT NOT NULL,
            place TEXT NOT NULL,
            rules TEXT NOT NULL,
            even INTEGER NOT NULL,
            split TEXT NOT NULL,
            stage_version INTEGER NOT NULL,
            run_id INTEGER NOT NULL REFERENCES runs(id)
        ) STRICT;
        CREATE INDEX games_by_prefix ON games (prefix_key);
        CREATE TABLE sources (
            id INTEGER PRIMARY KEY,
            input_id INTEGER NOT NULL REFERENCES inputs(id),
            idx INTEGER NOT NULL,
            status TEXT NOT NULL CHECK (status IN ('new', 'duplicate', 'rejected')),
            game_id INTEGER REFERENCES games(id),
            symmetry INTEGER,
            num_moves INTEGER,
            encoding TEXT,
            reason TEXT,
            detail TEXT,
            stage_version INTEGER NOT NULL,
            run_id INTEGER NOT NULL REFERENCES runs(id),
            UNIQUE (input_id, idx),
            CHECK ((status = 'rejected') = (game_id IS NULL)),
            CHECK ((status = 'rejected') = (reason IS NOT NULL))
        ) STRICT;
        CREATE INDEX sources_by_game ON sources (game_id);
        CREATE TABLE problems (
            source_id INTEGER NOT NULL REFERENCES sources(id) ON DELETE CASCADE,
            code TEXT NOT NULL,
            move_no INTEGER,
            detail TEXT NOT NULL
        ) STRICT;
        CREATE INDEX problems_by_source ON problems (source_id);
        """,
    )


@migrations()
def m002_mining(db: Database) -> None:
    """Replays, cuts and patterns."""
    _run(
        db,
        """
        CREATE TABLE replays (
            game_id INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
            engine TEXT NOT NULL,
            knowledge TEXT NOT NULL,
            signature TEXT NOT NULL,
            game_key BLOB NOT NULL,
            ranks BLOB NOT NULL,
            num_judged INTEGER NOT NULL,
            num_hits INTEGER NOT NULL,
            num_first INTEGER NOT NULL,
            stage_version INTEGER NOT NULL,
            run_id INTEGER NOT NULL REFERENCES runs(id),
            PRIMARY KEY (game_id, engine, knowledge)
        ) STRICT;
        CREATE TABLE patterns (
            id INTEGER PRIMARY KEY,
            key BLOB NOT NULL UNIQUE,
            num_moves INTEGER NOT NULL,
            num_games INTEGER NOT NULL,
            state TEXT NOT NULL,
            stage_version INTEGER NOT NULL,
            run_id INTEGER NOT NULL REFERENCES runs(id)
        ) STRICT;
        CREATE TABLE cuts (
            id INTEGER PRIMARY KEY,
            game_id INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
            move_no INTEGER NOT NULL,
            engine TEXT NOT NULL,
            knowledge TEXT NOT NULL,
            key BLOB NOT NULL,
            symmetry INTEGER NOT NULL,
            pattern_id INTEGER REFERENCES patterns(id),
            stage_version INTEGER NOT NULL,
            signature TEXT NOT NULL,
            run_id INTEGER NOT NULL REFERENCES runs(id),
            UNIQUE (game_id, move_no, engine, knowledge)
        ) STRICT;
        CREATE INDEX cuts_by_pattern ON cuts (pattern_id);
        """,
    )


@migrations()
def m003_learned(db: Database) -> None:
    """Learned patterns, weights, and what runs measured."""
    _run(
        db,
        """
        CREATE TABLE learned (
            name TEXT PRIMARY KEY,
            cells BLOB NOT NULL,
            move INTEGER NOT NULL,
            attributes TEXT NOT NULL,
            played INTEGER NOT NULL,
            seen INTEGER NOT NULL,
            games INTEGER NOT NULL,
            players INTEGER NOT NULL,
            won INTEGER NOT NULL,
            decided INTEGER NOT NULL,
            first_year INTEGER NOT NULL,
            last_year INTEGER NOT NULL,
            weight REAL NOT NULL,
            gain REAL NOT NULL,
            stage_version INTEGER NOT NULL,
            run_id INTEGER NOT NULL REFERENCES runs(id),
            train_run_id INTEGER REFERENCES runs(id)
        ) STRICT;
        CREATE INDEX learned_by_gain ON learned (gain DESC, name);
        CREATE TABLE weights (
            name TEXT PRIMARY KEY,
            weight REAL NOT NULL,
            stage_version INTEGER NOT NULL,
            run_id INTEGER NOT NULL REFERENCES runs(id)
        ) STRICT;
        CREATE TABLE figures (
            run_id INTEGER NOT NULL REFERENCES runs(id),
            step INTEGER NOT NULL,
            name TEXT NOT NULL,
            value REAL NOT NULL,
            PRIMARY KEY (run_id, step, name)
        ) STRICT;
        """,
    )


@migrations()
def m004_misses(db: Database) -> None:
    """Misses with their kinds."""
    _run(
        db,
        """
        CREATE TABLE misses (
            game_id INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
            move_no INTEGER NOT NULL,
            engine TEXT NOT NULL,
            knowledge TEXT NOT NULL,
            kind TEXT NOT NULL,
            evidence TEXT NOT NULL,
            patterns TEXT NOT NULL,
            signature TEXT NOT NULL,
            stage_version INTEGER NOT NULL,
            run_id INTEGER NOT NULL REFERENCES runs(id),
            UNIQUE (game_id, move_no, engine, knowledge)
        ) STRICT;
        """,
    )


@migrations()
def m005_checkpoints(db: Database) -> None:
    """How far long stages have come."""
    _run(
        db,
        """
        CREATE TABLE checkpoints (
            stage TEXT PRIMARY KEY,
            key BLOB NOT NULL,
            facts TEXT NOT NULL,
            state BLOB NOT NULL,
            run_id INTEGER NOT NULL REFERENCES runs(id)
        ) STRICT;
        """,
    )


@migrations()
def m006_decisions(db: Database) -> None:
    """What people decided on patterns: rows that are only ever added, and what follows from them."""
    _run(
        db,
        """
        CREATE TABLE decisions (
            id INTEGER PRIMARY KEY,
            pattern TEXT NOT NULL,
            version TEXT NOT NULL,
            action TEXT NOT NULL CHECK (action IN ('accept', 'reject', 'defer', 'edit', 'undo')),
            content TEXT NOT NULL,
            undoes INTEGER UNIQUE REFERENCES decisions(id),
            batch INTEGER NOT NULL,
            who TEXT NOT NULL,
            decided TEXT NOT NULL,
            milliseconds INTEGER NOT NULL,
            run_id INTEGER NOT NULL REFERENCES runs(id),
            UNIQUE (pattern, decided),
            CHECK ((action = 'undo') = (undoes IS NOT NULL)),
            CHECK ((action = 'edit') = (content <> ''))
        ) STRICT;
        CREATE INDEX decisions_by_time ON decisions (decided);
        CREATE INDEX decisions_by_batch ON decisions (batch);
        CREATE INDEX decisions_by_who ON decisions (who, id);
        CREATE TRIGGER decisions_stay BEFORE UPDATE ON decisions
            BEGIN SELECT raise(ABORT, 'decisions are only added'); END;
        CREATE TRIGGER decisions_remain BEFORE DELETE ON decisions
            BEGIN SELECT raise(ABORT, 'decisions are only added'); END;
        CREATE TABLE standings (
            pattern TEXT PRIMARY KEY,
            state TEXT NOT NULL,
            version TEXT NOT NULL,
            content TEXT NOT NULL,
            decision_id INTEGER NOT NULL REFERENCES decisions(id)
        ) STRICT;
        """,
    )


@migrations()
def m007_given_up(db: Database) -> None:
    """Games that a stage could not do."""
    _run(
        db,
        """
        CREATE TABLE given_up (
            stage TEXT NOT NULL,
            game_id INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
            engine TEXT NOT NULL,
            knowledge TEXT NOT NULL,
            signature TEXT NOT NULL,
            game_key BLOB NOT NULL,
            patterns TEXT NOT NULL,
            move_no INTEGER,
            reason TEXT NOT NULL,
            stage_version INTEGER NOT NULL,
            run_id INTEGER NOT NULL REFERENCES runs(id),
            PRIMARY KEY (stage, game_id, engine, knowledge)
        ) STRICT;
        """,
    )


@migrations()
def m008_network(db: Database) -> None:
    """The network that refine learned, and the run that made the weights that it is for."""
    _run(
        db,
        """
        CREATE TABLE network (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            parameters BLOB NOT NULL,
            weights_run_id INTEGER NOT NULL REFERENCES runs(id),
            stage_version INTEGER NOT NULL,
            run_id INTEGER NOT NULL REFERENCES runs(id)
        ) STRICT;
        """,
    )


@migrations()
def m009_audits(db: Database) -> None:
    """Where evaluations contradict themselves, and the games that were looked at."""
    _run(
        db,
        """
        CREATE TABLE audits (
            game_id INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
            engine TEXT NOT NULL,
            knowledge TEXT NOT NULL,
            signature TEXT NOT NULL,
            game_key BLOB NOT NULL,
            every INTEGER NOT NULL,
            stage_version INTEGER NOT NULL,
            run_id INTEGER NOT NULL REFERENCES runs(id),
            PRIMARY KEY (game_id, engine, knowledge)
        ) STRICT;
        CREATE TABLE inconsistencies (
            game_id INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
            move_no INTEGER NOT NULL,
            point TEXT NOT NULL,
            value REAL NOT NULL,
            mean REAL NOT NULL,
            kind TEXT NOT NULL,
            num_points INTEGER NOT NULL,
            engine TEXT NOT NULL,
            knowledge TEXT NOT NULL,
            signature TEXT NOT NULL,
            stage_version INTEGER NOT NULL,
            run_id INTEGER NOT NULL REFERENCES runs(id),
            PRIMARY KEY (game_id, engine, knowledge, move_no, point)
        ) STRICT;
        """,
    )


@migrations()
def m010_kept_moves(db: Database) -> None:
    """All points of an inconsistency, and the moves that its mean is over: audits are made anew."""
    _run(
        db,
        """
        DELETE FROM audits;
        DROP TABLE inconsistencies;
        CREATE TABLE inconsistencies (
            game_id INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
            move_no INTEGER NOT NULL,
            points TEXT NOT NULL,
            value REAL NOT NULL,
            mean REAL NOT NULL,
            kind TEXT NOT NULL,
            kept TEXT NOT NULL,
            engine TEXT NOT NULL,
            knowledge TEXT NOT NULL,
            signature TEXT NOT NULL,
            stage_version INTEGER NOT NULL,
            run_id INTEGER NOT NULL REFERENCES runs(id),
            PRIMARY KEY (game_id, engine, knowledge, move_no, points)
        ) STRICT;
        CREATE INDEX inconsistencies_by_size ON inconsistencies (engine, knowledge, abs(value - mean) DESC);
        """,
    )


@migrations()
def m011_board_network(db: Database) -> None:
    """The board network that survey learned, and the runs that made what it is for."""
    _run(
        db,
        """
        CREATE TABLE board_network (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            parameters BLOB NOT NULL,
            weights_run_id INTEGER NOT NULL REFERENCES runs(id),
            network_run_id INTEGER NOT NULL REFERENCES runs(id),
            stage_version INTEGER NOT NULL,
            run_id INTEGER NOT NULL REFERENCES runs(id)
        ) STRICT;
        """,
    )


@migrations()
def m012_misses_by_kind(db: Database) -> None:
    """Misses of a kind, and how many there are of each, without reading all rows."""
    # the kind first: of the others SQLite would take it for every question that names an engine
    _run(db, "CREATE INDEX misses_by_kind ON misses (kind, engine, knowledge, game_id, move_no)")
