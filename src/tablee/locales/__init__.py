"""The catalogues, one folder a language, and how to speak from them."""

from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "fr", "de", "es", "it", "nl", "cs")
_OF_A_GAME = ("", "-rules", "-web")
CATALOGUES = ("table", "cli", "web", *(game + part for game in ("kinoko", "tomkuni", "konito") for part in _OF_A_GAME))
_REMEMBERED = 4096  # sentences of each language
_BLANK = object()
_OPEN, _CLOSE = "\ue000", "\ue001"  # around the name of a blank; no text of ours has these characters


class Speaker:
    """Says messages in one language. A message that is missing or broken raises: nothing falls back in silence.

    Most values, names of people above all, are put into a message as they are. Fluent makes a sentence with blanks for
    them, once, and the blanks are filled each time: much is said again, but about other people.
    """

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise LookupError(f"no catalogue in {lang!r}")
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._weighed: dict[str, set[str]] = {}
        """By message, the values on which it depends how it reads."""
        for name in CATALOGUES:
            resource = FluentResource(source(lang, name))
            self._bundle.add_resource(resource)
            self._weighed |= {
                entry.id.name: _weighed(entry) for entry in resource.body if isinstance(entry, ast.Message)
            }
        self._with_blanks = lru_cache(_REMEMBERED)(self._make)
        self._alone = cache(lambda message: self._make(message, (), ()).format())

    def __call__(self, message: str, /, **values: object) -> str:
        """The message with these values in it."""
        if not values:
            return self._alone(message)
        weighed = self._weighed.get(message, ())
        known = [_BLANK if type(value) is str and name not in weighed else value for name, value in values.items()]
        return self._with_blanks(message, tuple(values), tuple(known)).format_map(values)

    def _make(self, message: str, names: tuple[str, ...], known: tuple[object, ...]) -> str:
        """The message, ready for `format_map`: with blanks for what is not known."""
        blanks = {name: f"{_OPEN}{name}{_CLOSE}" for name in names}
        values = {name: blanks[name] if value is _BLANK else value for name, value in zip(names, known, strict=True)}
        found = self._bundle.get_message(message)
        if found.value is None:
            raise LookupError(f"{message} has no text in {self.lang}")
        text, errors = self._bundle.format_pattern(found.value, values)
        if errors:
            raise LookupError(f"{message} in {self.lang}: {errors[0]}")
        return str(text).replace("{", "{{").replace("}", "}}").replace(_OPEN, "{").replace(_CLOSE, "}")


def _weighed(message: ast.Message) -> set[str]:
    """The values by which a message chooses its words, or which it writes in a way of its own."""
    weighs = _Weighs()
    weighs.visit(message)
    return weighs.names


class _Weighs(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self._inside = False

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self._weigh(node.selector)
        self.visit(node.variants)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self._weigh(node.arguments)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        if self._inside:
            self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        raise NotImplementedError(f"{node.id.name}: what another message weighs is not known here")

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        raise NotImplementedError(f"{node.id.name}: what a term weighs is not known here")

    def _weigh(self, node: ast.BaseNode) -> None:
        self._inside = True
        self.visit(node)
        self._inside = False


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
