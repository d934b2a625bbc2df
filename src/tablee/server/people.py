"""Who is who, without accounts: a device holds a signed token that says which person it belongs to."""

import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from unicodedata import category, normalize

_ID_BYTES = 9
_ALPHABET = "BCDFGHJKMNPQRSTVWXYZ23456789"
"""No vowels, so that no code is a word, and nothing that is mistaken for something else when said or read."""
_MOVE_SECONDS = 600
_MOST_MOVES = 10_000


class People:
    """Gives tokens out and knows them again. Nothing is stored: the signature is all there is."""

    def __init__(self, secret: bytes, clock: Callable[[], float] = time.monotonic) -> None:
        self._secret = secret
        self._clock = clock
        self._moves: dict[str, tuple[str, float]] = {}

    def new(self) -> str:
        """Somebody new: their token."""
        return self.token(_base64(secrets.token_bytes(_ID_BYTES)))

    def token(self, person: str) -> str:
        """The token of this person."""
        signature = hmac.digest(self._secret, person.encode(), "sha256")
        return f"{person}.{_base64(signature)}"

    def person(self, token: str) -> str | None:
        """Whose token this is; `None` if it is not one of ours."""
        person = token.partition(".")[0]
        genuine = token.isascii() and hmac.compare_digest(token, self.token(person))
        return person if genuine and person else None

    def moving(self, person: str) -> str:
        """A code with which another device becomes this person's, once, within ten minutes."""
        now = self._clock()
        self._moves = {code: move for code, move in self._moves.items() if move[1] > now}
        while len(self._moves) >= _MOST_MOVES:
            del self._moves[next(iter(self._moves))]
        made = new_code(10)
        self._moves[made] = (person, now + _MOVE_SECONDS)
        return made

    def moved(self, code: str) -> str | None:
        """The token for the device that brings this code; the code is spent."""
        person, until = self._moves.pop(spoken(code), ("", 0.0))
        return self.token(person) if person and until > self._clock() else None


def new_code(length: int = 6) -> str:
    """Letters and digits to say aloud: six are one of 480 million."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def spoken(code: str) -> str:
    """A code as somebody typed it, as we write it."""
    return "".join(character for character in code.upper() if character.isalnum())


_TURNS_TEXT_AROUND = {*map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A)), "\u200e", "\u200f"}


def tidy(text: str) -> str:
    """Somebody's words on one line: nothing that steers a screen, no half characters, no run of spaces."""
    shown = "".join(" " if _steers(character) else character for character in text)
    return " ".join(normalize("NFC", shown).split())


def _steers(character: str) -> bool:
    return category(character) in {"Cc", "Cs", "Zl", "Zp", "Cn"} or character in _TURNS_TEXT_AROUND


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
