"""`tablee serve`: open the house to everyone on the network."""

import argparse
import gc
import logging
import os
import resource
import signal
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import segno
import structlog
import uvicorn
from rich.console import Console

from tablee.cli.arguments import Complaint, Parser
from tablee.cli.keeping import data_folder
from tablee.core.text import plain
from tablee.locales import Speaker
from tablee.server.app import make_app
from tablee.server.house import House, Settings
from tablee.server.line import Line
from tablee.server.pages import PAGES
from tablee.server.sockets import LARGEST_MESSAGE
from tablee.store.sqlite import SqliteLog

LOG_FILE = "tablee.sqlite"
_BACKLOG = 2048


def arguments(parser: Parser, say: Speaker) -> None:
    """What the command takes."""
    parser.add_argument("--host", metavar="ADDRESS", default="0.0.0.0", help=say("cli-help-host"))
    parser.add_argument("--port", metavar="PORT", default="8000", help=say("cli-help-port"))
    add_data(parser)
    parser.add_argument("--public-url", metavar="URL", help=say("cli-help-public-url"))
    parser.add_argument("--trust-proxy", action="store_true", help=say("cli-help-trust-proxy"))
    parser.add_argument("--open", action="store_true", help=say("cli-help-open"))
    examples = parser.examples(
        "tablee serve",
        "tablee serve --port 9000 --data /srv/tablee",
        "tablee serve --public-url https://play.example.org",
    )
    parser.close_with(examples)


def add_data(parser: Parser) -> None:
    """Where everything is kept."""
    parser.add_argument("--data", metavar="DIR", help=parser.say("cli-help-data"))


def log_file(asked: argparse.Namespace) -> Path:
    """The one file in which the house keeps its tables."""
    return (Path(asked.data) if asked.data else data_folder("house")) / LOG_FILE


def run(asked: argparse.Namespace, say: Speaker, console: Console) -> int:
    """Serve until somebody says stop. Running tables are in the log, and go on after the next start."""
    port = _port(asked.port, say)
    public_url = _public_url(asked.public_url, say)
    listening = _listen(asked.host, port, say)
    file = log_file(asked)
    try:
        log = SqliteLog(file)
    except OSError as error:
        raise Complaint(say("cli-error-unwritable", file=str(file), reason=error.strerror or str(error))) from None
    _log_lines()
    _many_sockets()
    house = House(log, Settings(public_url=public_url, bot_processes=max(1, (os.cpu_count() or 2) // 2)))
    local = f"http://localhost:{port}"
    _welcome(local, public_url or _on_the_network(asked.host, port), file, say, console)
    if asked.open:
        _open(local)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # asked to close, it closes as with Ctrl+C
    with suppress(KeyboardInterrupt):  # uvicorn has closed everything, and passes the signal on
        server(house, asked.trust_proxy).run(sockets=[listening])
    console.print(say("cli-serve-stopped"))
    return 0


def server(house: House, trust_proxy: bool = False) -> uvicorn.Server:
    """What serves the house to the network."""
    config = uvicorn.Config(
        make_app(house, PAGES),
        http="httptools",
        ws=Line,
        ws_per_message_deflate=False,
        ws_max_size=2 * LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=trust_proxy,
        forwarded_allow_ips="*" if trust_proxy else None,
        timeout_graceful_shutdown=5,
    )
    _tidy_by_little()
    return uvicorn.Server(config)


def _tidy_by_little() -> None:
    """What is loaded by now stays, and what the tables keep is seldom garbage. It is looked for less often than every
    few moves, but in portions that take 3 ms: everyone waits meanwhile, and with four times as much at once the p99 at
    100 tables was half as long again. All that is kept is looked through very seldom: 2,000 tables take 0.3 s.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 4, 200)


def _port(text: str, say: Speaker) -> int:
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise Complaint(say("cli-error-port", port=text))
    return int(text)


def _public_url(text: str | None, say: Speaker) -> str | None:
    if text is None:
        return None
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise Complaint(say("cli-error-url", url=text))
    return text.rstrip("/")


def _listen(host: str, port: int, say: Speaker) -> socket.socket:
    """Take the port before anything else is done, so that a port in use is a sentence and not a trace."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(_BACKLOG)
    except OSError as error:
        listening.close()
        raise Complaint(say("cli-error-listen", port=str(port), reason=error.strerror or str(error))) from None
    return listening


def _on_the_network(host: str, port: int) -> str | None:
    """Our address as others on the network see it: the one from which we would reach them. Nothing is sent."""
    if host not in ("0.0.0.0", "::"):
        return None if host in ("127.0.0.1", "::1", "localhost") else f"http://{host}:{port}"
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = probe.getsockname()[0]
    return None if address.startswith("127.") else f"http://{address}:{port}"


def _welcome(local: str, shared: str | None, file: Path, say: Speaker, console: Console) -> None:
    console.print(f"[bold]{say('cli-serve-welcome')}[/]\n")
    console.print(say("cli-serve-here", url=plain(local)), soft_wrap=True)
    if shared is not None:
        console.print(say("cli-serve-network", url=plain(shared)), soft_wrap=True)
        if console.is_terminal:
            segno.make(shared, error="l").terminal(compact=True)
    console.print(say("cli-serve-data", file=plain(str(file))), soft_wrap=True)
    console.print(f"[dim]{say('cli-serve-stop')}[/]\n")


def _open(url: str) -> None:
    """Show the page, where there is a screen to show it on."""
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(url)


def _log_lines() -> None:
    logging.basicConfig(level=logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_not_about_bad_text)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.LogfmtRenderer(key_order=["timestamp", "level", "event"]),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def _not_about_bad_text(record: logging.LogRecord) -> bool:
    """Whoever sends half characters is cut off; that is nothing to write home about."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def _many_sockets() -> None:
    """As many open files as the system lets us have: a device is one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
