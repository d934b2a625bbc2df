"""The catalogues, one folder a language, and how to speak from them."""

from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de", "es", "it", "nl", "cs")
_OF_A_GAME = ("", "-rules", "-web")
CATALOGUES = ("table", "cli", "web", *(game + part for game in ("kinoko", "tomkuni", "konito") for part in _OF_A_GAME))
_REMEMBERED = 4096  # sentences of each language
_LONGEST = 1000  # characters of a value; Fluent refuses more than 2500


class Speaker:
    """Says messages in one language. A message that is missing or broken raises: nothing falls back in silence."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise LookupError(f"no catalogue in {lang!r}")
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for name in CATALOGUES:
            self._bundle.add_resource(FluentResource(source(lang, name)))
        self._remembered = lru_cache(_REMEMBERED)(self._say)

    def __call__(self, message: str, /, **values: object) -> str:
        """The message with these values in it; what was said lately is remembered, for much is said again."""
        return self._remembered(message, tuple(values.items()))

    def _say(self, message: str, items: tuple[tuple[str, object], ...]) -> str:
        found = self._bundle.get_message(message)
        if found.value is None:
            raise LookupError(f"{message} has no text in {self.lang}")
        text, errors = self._bundle.format_pattern(found.value, {name: _cut(value) for name, value in items})
        if errors:
            raise LookupError(f"{message} in {self.lang}: {errors[0]}")
        return str(text)


def _cut(value: object) -> object:
    """A value that is too long to be said keeps its head and its tail."""
    if not isinstance(value, str) or len(value) <= _LONGEST:
        return value
    return f"{value[: _LONGEST // 2]}…{value[-_LONGEST // 2 :]}"


@cache
def speaker(lang: str) -> Speaker:
    """The speaker of a language."""
    return Speaker(lang)


def source(lang: str, catalogue: str) -> str:
    """A catalogue as it is written."""
    return files(__package__).joinpath(lang, f"{catalogue}.ftl").read_text("utf-8")


def best(wish: str) -> str:
    """The language wished for (`fr_CH.UTF-8` wishes for French) if we speak it, else English."""
    lang = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
    return lang if lang in LANGUAGES else "en"
