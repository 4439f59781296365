"""A stage that is interrupted after each checkpoint, again and again until it is done."""


def interrupted(store, monkeypatch, work, files):
    """How often ``work()`` was interrupted; each time ``files``, a pattern beside the database, are there."""
    put = store.checkpoints.put

    def put_and_stop(*args):
        put(*args)
        store.db.conn.commit()
        raise KeyboardInterrupt

    stops = 0
    monkeypatch.setattr(store.checkpoints, "put", put_and_stop)
    while True:
        try:
            work()
        except KeyboardInterrupt:
            stops += 1
            assert list(store.path.parent.glob(files))
        else:
            return stops
