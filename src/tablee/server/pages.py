"""The web client, as it was built into the package: one page for all its addresses, and files that never change."""

from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER = Path(str(files("tablee").joinpath("web")))
_KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
}
_FOR_EVER = "public, max-age=31536000, immutable"  # their names change with what is in them
_ASK_AGAIN = "no-cache"


def _file(name: str, keep: str) -> Response[bytes]:
    try:
        path = (FOLDER / name).resolve()
        if not path.is_relative_to(FOLDER.resolve()) or path.suffix not in _KINDS or not path.is_file():
            raise NotFoundException
        return Response(path.read_bytes(), media_type=_KINDS[path.suffix], headers={"cache-control": keep})
    except (OSError, ValueError):  # a name that no file can have
        raise NotFoundException from None


@get(["/", "/t/{code:str}", "/move/{code:str}", "/tv/{code:str}", "/replay/{code:str}"], include_in_schema=False)
async def page() -> Response[bytes]:
    """The page, whatever its address: the client looks there itself."""
    return _file("index.html", _ASK_AGAIN)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: FromPath[str]) -> Response[bytes]:
    """A file that the page needs."""
    return _file(f"assets/{name}", _FOR_EVER)


@get("/{name:str}", include_in_schema=False)
async def shell(name: FromPath[str]) -> Response[bytes]:
    """The icon, the manifest and the worker: files whose names stay."""
    return _file(name, _ASK_AGAIN)


PAGES: list[Any] = [page, asset, shell]
