"""The application: routes, templates, static files, and errors as pages or JSON.

``Pages`` renders templates. ``guard`` sees every request first.
"""

import json
from collections.abc import Callable
from functools import wraps
from hashlib import blake2b
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from engine.points import EngineError
from pipeline.errors import DatabaseFault, KatachiError
from pipeline.review.desk import Desk, clean_name
from pipeline.review.guard import Guard, ServerDoor

FOLDER = Path(__file__).parent
STATIC = FOLDER / "static"
TYPES = {".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml"}
#: the cookie in which the browser keeps who judges
WHO = "katachi_who"


class Pages:
    """Renders templates, and has the desk that handlers share."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.environment = Environment(
            loader=FileSystemLoader(FOLDER / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        digest = blake2b(digest_size=6)
        for path in sorted(STATIC.iterdir()):
            digest.update(path.read_bytes())
        self.environment.globals["version"] = digest.hexdigest()

    def show(self, request: Request, template: str, status: int = 200, **values: Any) -> Response:
        """The page that a template makes of some values, as an answer to a request."""
        text = self.environment.get_template(template).render(
            csrf=request.state.csrf, who=self.who(request), path=request.url.path, **values
        )
        return HTMLResponse(text, status)

    def who(self, request: Request) -> str:
        """Who judges in this browser: the name that it keeps, else the desk's."""
        return clean_name(unquote(request.cookies.get(WHO, ""))) or self.desk.who


def application(desk: Desk, door: ServerDoor) -> Starlette:
    """The application, for requests that come through ``door``."""
    from pipeline.review import api, pages

    shown = Pages(desk)

    def page_error(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 404
        if isinstance(error, DatabaseFault):
            status = 503
        words = error.detail if isinstance(error, HTTPException) else str(error)
        if request.url.path.startswith("/api/"):
            return JSONResponse({"error": words}, status)
        return shown.show(request, "error.html", status, words=words)

    return Starlette(
        routes=[
            Route("/static/{name}", static),
            *(Route(path, call, methods=["GET"]) for path, call in pages.routes(shown)),
            *(Route(path, call, methods=[method]) for method, path, call in api.routes(shown)),
        ],
        middleware=[Middleware(Guard, door=door)],
        exception_handlers={KatachiError: page_error, EngineError: page_error, HTTPException: page_error},
    )


def static(request: Request) -> Response:
    """A style sheet, script or icon. Its address has the version in it, so browsers may cache it."""
    path = STATIC / request.path_params["name"]
    if path.parent != STATIC or path.suffix not in TYPES or not path.is_file():
        raise HTTPException(404, "there is no such file")
    return Response(
        path.read_bytes(), media_type=TYPES[path.suffix], headers={"cache-control": "public, max-age=604800"}
    )


def as_json(call: Callable[[Request, dict[str, Any]], Any]) -> Callable[[Request], Any]:
    """Makes a handler of a function that takes a JSON object, or the query, and returns one.

    It runs in a thread; an input that is not such an object is answered with status 400.
    """

    @wraps(call)
    async def handler(request: Request) -> Response:
        from starlette.concurrency import run_in_threadpool

        try:
            is_reading = request.method in ("GET", "HEAD")
            given = dict(request.query_params) if is_reading else await request.json()
            json.dumps(given, ensure_ascii=False).encode()
        except UnicodeEncodeError:  # JSON can write lone surrogates, which no text may have
            raise HTTPException(400, "this has half a character: a surrogate without the other") from None
        except (ValueError, RecursionError):
            raise HTTPException(400, "this is no JSON") from None
        if not isinstance(given, dict):
            raise HTTPException(400, "this is no JSON object")
        found = await run_in_threadpool(call, request, given)
        return found if isinstance(found, Response) else JSONResponse(found)

    return handler
