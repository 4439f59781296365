"""Decides which requests are answered, before any page sees them.

- The Host must name this server, so that no other site's name can point at it.
- Away from loopback every request must show the token, as a cookie or as ``Authorization: Bearer``.
- Changes must come from our own pages: by their Origin, and a token that only they know (or the Bearer).
- Answers may load nothing from elsewhere and run no inline script.
"""

import hmac
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from ipaddress import ip_address
from urllib.parse import parse_qsl, urlencode, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

#: the most bytes in the body of a request
MOST_BYTES = 1_000_000
CSRF_HEADER = "x-katachi-csrf"
_READING = ("GET", "HEAD")
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def is_loopback(host: str) -> bool:
    """Whether a host name or address can be reached from this machine only."""
    if host == "localhost":
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


@dataclass(frozen=True, slots=True)
class ServerDoor:
    """Where the server listens, and the secrets that requests need."""

    host: str
    port: int
    #: what requests must show; None on loopback, where they need none
    token: str | None = None
    #: of the tokens for changes
    secret: bytes = field(default_factory=lambda: secrets.token_bytes(32))

    def knows(self, host: str) -> bool:
        """Whether a Host header names this server."""
        try:
            name, port = urlsplit(f"//{host}").hostname or "", urlsplit(f"//{host}").port or 80
        except ValueError:
            return False
        if port != self.port:
            return False
        if is_loopback(self.host):
            return is_loopback(name)
        return self.host in ("0.0.0.0", "::") or name in (self.host, self.host.strip("[]"))

    @property
    def cookie(self) -> str:
        """The name of the cookie with the token.

        It contains the port, because browsers keep cookies by host.
        """
        return f"katachi_token_{self.port}"

    def opens(self, token: str) -> bool:
        """Whether a token is the right one, or none is needed."""
        return self.token is None or hmac.compare_digest(token.encode(), self.token.encode())

    def csrf(self, session: str) -> str:
        """The token that the pages of a session must send with each change."""
        return hmac.new(self.secret, session.encode(), sha256).hexdigest()


@dataclass(slots=True)
class _RequestHead:
    """The head of a request."""

    method: str
    path: str
    query: list[tuple[str, str]]
    headers: Headers
    cookies: dict[str, str]

    @property
    def bearer(self) -> str:
        kind, _, token = self.headers.get("authorization", "").partition(" ")
        return token.strip() if kind.lower() == "bearer" else ""


class Guard:
    """The outermost layer of the application: passes requests on, or refuses them."""

    def __init__(self, app: ASGIApp, door: ServerDoor) -> None:
        self.app = app
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request or pass it on, and add the security headers to the answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        asked = _read_head(scope)
        session = asked.cookies.get("katachi_session", "")
        is_new = len(session) != 43
        if is_new:
            session = secrets.token_urlsafe(32)
        scope.setdefault("state", {})["csrf"] = self.door.csrf(session)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
                if is_new:
                    headers.append("set-cookie", f"katachi_session={session}; {_COOKIE}")
            await send(message)

        refused = self._refusal(asked, session)
        await (refused or self.app)(scope, receive, guarded)

    def _refusal(self, asked: _RequestHead, session: str) -> Response | None:
        """The answer to a request that is refused, or that brings the token; None if it may pass."""
        if not self.door.knows(asked.headers.get("host", "")):
            return _refuse(400, f"this is katachi review, at http://{self.door.host}:{self.door.port}/")
        if self.door.token is not None:
            given = dict(asked.query).get("token")
            if given is not None and asked.method in _READING and self.door.opens(given):
                return self._sign_in(asked, given)
            if not self.door.opens(asked.bearer or asked.cookies.get(self.door.cookie, "")):
                return _refuse(
                    401, "this needs the token that katachi review printed: open the address it gave"
                )
        if asked.method in _READING:
            return None
        return self._change_refusal(asked, session)

    def _sign_in(self, asked: _RequestHead, token: str) -> Response:
        """Keep the token of the address in a cookie, and redirect to the address without it."""
        rest = urlencode([pair for pair in asked.query if pair[0] != "token"])
        path = "/" + asked.path.lstrip("/\\")  # "//name" would lead to another host
        answer = RedirectResponse(path + ("?" + rest if rest else ""), 303)
        answer.headers.append("set-cookie", f"{self.door.cookie}={token}; {_COOKIE}")
        return answer

    def _change_refusal(self, asked: _RequestHead, session: str) -> Response | None:
        """The answer to a change that is refused; None if it may pass."""
        length = asked.headers.get("content-length", "")
        if not length.isdecimal() or int(length) > MOST_BYTES:
            return _refuse(413, f"a request has a length, of at most {MOST_BYTES} bytes")
        origin = asked.headers.get("origin")
        if origin is not None and origin not in _origins(asked.headers["host"]):
            return _refuse(403, "this came from another site")
        if asked.headers.get("sec-fetch-site", "same-origin") != "same-origin":
            return _refuse(403, "this came from another site")
        if self.door.token is not None and asked.bearer:
            return None
        if not hmac.compare_digest(
            asked.headers.get(CSRF_HEADER, "").encode(), self.door.csrf(session).encode()
        ):
            return _refuse(403, "this page is of an earlier run: load it again")
        return None


_COOKIE = "Path=/; HttpOnly; SameSite=Strict"


def _origins(host: str) -> Iterable[str]:
    return f"http://{host}", f"https://{host}"


def _refuse(status: int, words: str) -> Response:
    return PlainTextResponse(words + "\n", status)


def _read_head(scope: Scope) -> _RequestHead:
    headers = Headers(scope=scope)
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(headers.get("cookie", ""))
    except CookieError:
        jar.clear()
    query = parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)
    cookies = {name: morsel.value for name, morsel in jar.items()}
    return _RequestHead(scope["method"], scope["path"], query, headers, cookies)
