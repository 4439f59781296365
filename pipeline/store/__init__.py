"""The database: schema, migrations, one module a family of tables. The only place with SQL."""

from pipeline.store.database import SQLITE_VERSION, Store

__all__ = ["SQLITE_VERSION", "Store"]
