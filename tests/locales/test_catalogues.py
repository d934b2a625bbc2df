"""The catalogues of all languages say the same things, and everything that the code says."""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import tablee
from tablee.core import game
from tablee.games import GAMES
from tablee.locales import CATALOGUES, LANGUAGES, source, speaker
from tablee.server import wire

ROOT = Path(__file__).parents[2]

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000]

in_every_catalogue = pytest.mark.parametrize(
    ("lang", "catalogue"), [(lang, catalogue) for lang in LANGUAGES for catalogue in CATALOGUES]
)


@cache
def entries(lang: str, catalogue: str) -> list[Any]:
    body: list[Any] = FluentParser(with_spans=False).parse(source(lang, catalogue)).body
    return body


def messages(lang: str, catalogue: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in entries(lang, catalogue) if isinstance(entry, ftl.Message)}


def nodes(tree: Any) -> Iterator[Any]:
    """A part of a catalogue and all of its parts."""
    if isinstance(tree, list):
        for part in tree:
            yield from nodes(part)
    elif isinstance(tree, ftl.BaseNode):
        yield tree
        for part in vars(tree).values():
            yield from nodes(part)


def variables(message: Any) -> dict[str, set[str]]:
    """The variables of a message, and the variants that are chosen by each; a number has a plural."""
    found: dict[str, set[str]] = {}
    for node in nodes(message):
        match node:
            case ftl.VariableReference():
                found.setdefault(node.id.name, set())
            case ftl.SelectExpression(selector=ftl.VariableReference(id=variable)):
                keys = [variant.key for variant in node.variants]
                names = {key.name if isinstance(key, ftl.Identifier) else key.value for key in keys}
                found.setdefault(variable.name, set()).update(names)
            case ftl.CallArguments(positional=[ftl.VariableReference(id=variable)]):
                found.setdefault(variable.name, set()).add("other")
    return found


def samples(variants: set[str]) -> Sequence[object]:
    """Values that reach every variant, and the default."""
    if not variants:
        return ["Ana"]
    numbers = {int(key) for key in variants if key.isdecimal()}
    if numbers or variants <= PLURALS:
        return sorted(numbers.union(NUMBERS))
    return sorted(variants)


# ---- the languages say the same -------------------------------------------------------------------------------------


@in_every_catalogue
def test_everything_in_a_catalogue_can_be_read(lang: str, catalogue: str) -> None:
    junk = [entry.content for entry in entries(lang, catalogue) if isinstance(entry, ftl.Junk)]
    assert junk == []


@in_every_catalogue
def test_a_catalogue_has_the_messages_of_english(lang: str, catalogue: str) -> None:
    assert list(messages(lang, catalogue)) == list(messages("en", catalogue))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_twice(lang: str) -> None:
    names = [
        entry.id.name
        for catalogue in CATALOGUES
        for entry in entries(lang, catalogue)
        if isinstance(entry, ftl.Message | ftl.Term)
    ]
    assert sorted(names) == sorted(set(names))


@in_every_catalogue
def test_a_message_takes_the_values_that_english_takes(lang: str, catalogue: str) -> None:
    english = {name: set(variables(message)) for name, message in messages("en", catalogue).items()}
    assert {name: set(variables(message)) for name, message in messages(lang, catalogue).items()} == english


@in_every_catalogue
def test_a_choice_between_words_has_the_words_of_english(lang: str, catalogue: str) -> None:
    """A translator may tell numbers apart as the language asks for; words (yes, no) come from the code."""
    for name, message in messages(lang, catalogue).items():
        english = variables(messages("en", catalogue)[name])
        for variable, variants in variables(message).items():
            words = {key for key in variants - PLURALS if not key.isdecimal()}
            assert not words or variants == english[variable], name


@in_every_catalogue
def test_every_variant_of_every_message_can_be_said(lang: str, catalogue: str) -> None:
    say = speaker(lang)
    for name, message in messages(lang, catalogue).items():
        taken = variables(message)
        for values in product(*(samples(variants) for variants in taken.values())):
            said = say(name, **dict(zip(taken, values, strict=True)))
            assert said.strip(), name
            assert "{" not in said, name


@in_every_catalogue
def test_markup_is_not_a_translators_business(lang: str, catalogue: str) -> None:
    """Square brackets in a message would be read as markup by the terminal."""
    say = speaker(lang)
    for name, message in messages(lang, catalogue).items():
        taken = variables(message)
        for values in product(*(samples(variants) for variants in taken.values())):
            assert not re.search(r"\[|\\", say(name, **dict(zip(taken, values, strict=True)))), name


def test_every_folder_is_a_language_and_every_file_a_catalogue() -> None:
    folder = Path(tablee.__file__).parent / "locales"
    found = {(file.parent.name, file.stem) for file in folder.glob("*/*.ftl")}
    assert found == set(product(LANGUAGES, CATALOGUES))


# ---- the code says what is there ------------------------------------------------------------------------------------


def template(node: ast.AST) -> str | None:
    """A string of the code as a pattern; what an f-string leaves open becomes `.+`."""
    match node:
        case ast.Constant(value=str(text)):
            return re.escape(text)
        case ast.JoinedStr(values=parts):
            return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts)
        case _:
            return None


@cache
def code() -> list[ast.AST]:
    package = Path(tablee.__file__).parent
    return [node for file in sorted(package.rglob("*.py")) for node in ast.walk(ast.parse(file.read_text("utf-8")))]


def strings() -> set[str]:
    """All strings of the code as patterns; one that says next to nothing (`.+-.+`) could stand for anything."""
    found = {pattern for node in code() if (pattern := template(node))} | set(on_pages())
    return {pattern for pattern in found if re.search(r"[a-z]", pattern)}


def on_pages() -> Iterator[str]:
    """The same for the web client: what stands between quotes there, `${…}` and `{…}` being anything."""
    sources = ROOT / "web" / "src"
    for file in sorted([*sources.rglob("*.svelte"), *sources.rglob("*.ts")]):
        text = file.read_text("utf-8")
        for quoted in re.findall(r"\"([\w-]+)\"|'([\w-]+)'|`([^`\n]+)`", text):
            parts = re.split(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", next(filter(None, quoted)))
            yield ".+".join(map(re.escape, parts))


def asked_on_pages() -> Iterator[str]:
    """What the pages say: the first arguments of all calls of `say`."""
    sources = ROOT / "web" / "src"
    for file in sorted([*sources.rglob("*.svelte"), *sources.rglob("*.ts")]):
        for plain, built in re.findall(r"say\(\s*(?:[\"']([\w-]+)[\"']|`([^`\n]+)`)", file.read_text("utf-8")):
            yield plain or ".+".join(map(re.escape, re.split(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", built)))


def said() -> Iterator[str]:
    """What is asked of a speaker: the first arguments of all calls of `say`."""
    for node in code():
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", None)
            pattern = template(node.args[0])
            if name == "say" and pattern is not None:
                yield pattern


def english() -> Mapping[str, Any]:
    return {name: message for catalogue in CATALOGUES for name, message in messages("en", catalogue).items()}


def refusals() -> set[str]:
    """Codes of refusals are messages by contract, whoever shows them."""
    modules = [game, wire, *(import_module(f"tablee.games.{name}.model") for name in GAMES)]
    return {f"refusal-{code.value}" for module in modules for code in module.Refusal}


def test_every_message_is_used() -> None:
    patterns = [re.compile(pattern) for pattern in strings()]
    used = {name for name in english() if any(pattern.fullmatch(name) for pattern in patterns)}
    assert english().keys() - used - refusals() == set()


def test_everything_that_is_said_exists() -> None:
    asked = {*said(), *asked_on_pages()}
    assert len(asked) > 100  # or the code speaks in a way that this test does not see
    missing = [pattern for pattern in asked if not any(re.fullmatch(pattern, name) for name in english())]
    assert missing == []


def test_every_refusal_has_its_words() -> None:
    assert {name for name in english() if name.startswith("refusal-")} == refusals()
