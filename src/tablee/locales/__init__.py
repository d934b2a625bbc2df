"""The catalogues, one folder a language, and how to speak from them."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de", "es", "it", "nl", "cs")
CATALOGUES = ("table", "kinoko", "kinoko-rules", "cli")


class Speaker:
    """Says messages in one language. A message that is missing or broken raises: nothing falls back in silence."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise LookupError(f"no catalogue in {lang!r}")
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for name in CATALOGUES:
            self._bundle.add_resource(FluentResource(source(lang, name)))

    def __call__(self, message: str, /, **values: object) -> str:
        """The message with these values in it."""
        found = self._bundle.get_message(message)
        if found.value is None:
            raise LookupError(f"{message} has no text in {self.lang}")
        text, errors = self._bundle.format_pattern(found.value, values)
        if errors:
            raise LookupError(f"{message} in {self.lang}: {errors[0]}")
        return str(text)


@cache
def speaker(lang: str) -> Speaker:
    """The speaker of a language."""
    return Speaker(lang)


def source(lang: str, catalogue: str) -> str:
    """A catalogue as it is written."""
    return files(__package__).joinpath(lang, f"{catalogue}.ftl").read_text("utf-8")


def best(wishes: list[str]) -> str:
    """The first language that we speak among those wished for (`fr_CH.UTF-8` wishes for French), else English."""
    spoken = (wish.replace("-", "_").split("_")[0].split(".")[0].lower() for wish in wishes)
    return next((lang for lang in spoken if lang in LANGUAGES), "en")
