"""The house keeps its own rules: who may import whom, and a test for every numbered rule."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tablee"

IMPURE = {"random", "time", "asyncio", "os", "pathlib", "logging"}
STDLIB = frozenset(sys.stdlib_module_names)
PURE = STDLIB - IMPURE

# docs/architecture.md: who may import whom. The first pattern that fits a module counts; “@” stands for the same game.
MAY_IMPORT: list[tuple[str, frozenset[str] | set[str], list[str]]] = [
    (r"core\..*", PURE | {"msgspec"}, [r"core\..*"]),
    (r"games\.(?P<game>\w+)\.bots.*", PURE | {"msgspec", "numpy"}, [r"core\..*", r"games\.@.*", r"bots\..*"]),
    (r"games\.(?P<game>konito).*", PURE | {"msgspec", "rapidfuzz", "snowballstemmer"}, [r"core\..*", r"games\.@.*"]),
    (r"games\.(?P<game>\w+).*", PURE | {"msgspec"}, [r"core\..*", r"games\.@.*"]),
    (r"games", PURE | {"msgspec"}, [r"bots", r"core\..*", r"games\..*"]),
    (r"bots.*", PURE | {"msgspec", "numpy"}, [r"core\..*", r"bots\..*"]),
    (r"locales", STDLIB | {"fluent"}, []),
    (r"lab.*", STDLIB | {"msgspec", "numpy"}, [r"core\..*", r"games", r"bots\..*", r"lab", r"lab\..*"]),
    (r"store.*", STDLIB, [r"core\..*", r"store", r"store\..*"]),
    (r"server\.line", STDLIB | {"uvicorn", "websockets"}, []),
    (
        r"server.*",
        STDLIB | {"litestar", "msgspec", "prometheus_client", "segno", "structlog"},
        [r"core\..*", r"games", r"locales", r"server", r"server\..*", r"store"],
    ),
    (r"cli.*", STDLIB | {"msgspec", "rich", "segno", "structlog", "uvicorn"}, [r".*"]),
    (r"", STDLIB, []),
]


def modules() -> Iterator[tuple[str, Path]]:
    """Every module of ours, by its name below `tablee`."""
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports; a name imported from one of our packages counts as a module if it is one."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            assert node.module is not None
            below = ROOT / "src" / Path(*node.module.split("."))
            for alias in node.names:
                is_module = (below / f"{alias.name}.py").exists() or (below / alias.name).is_dir()
                yield f"{node.module}.{alias.name}" if is_module else node.module


def forbidden(module: str, name: str) -> bool:
    for pattern, outside, ours in MAY_IMPORT:
        if fits := re.fullmatch(pattern, module):
            game = fits.groupdict().get("game", "@")
            if name == "tablee" or not name.startswith("tablee."):
                return name != "tablee" and name.split(".")[0] not in outside
            target = name.removeprefix("tablee.")
            return not any(re.fullmatch(allowed.replace("@", game), target) for allowed in ours)
    raise AssertionError(f"{module} is in no room of the house")


MODULES = dict(modules())


@pytest.mark.parametrize("module", MODULES)
def test_modules_import_only_what_their_room_may(module: str) -> None:
    path = MODULES[module]
    assert [name for name in imported(path) if forbidden(module, name)] == []


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("core.game", "random"),
        ("core.game", "tablee.games.kinoko"),
        ("core.game", "rich.console"),
        ("games.kinoko.rules", "time"),
        ("games.kinoko.rules", "tablee.games.tomkuni.rules"),
        ("games.kinoko.rules", "tablee.bots.match"),
        ("games.kinoko.bots.simple", "tablee.games.konito.model"),
        ("games.kinoko.view", "numpy"),
        ("bots.match", "tablee.games.kinoko"),
        ("bots.match", "tablee.games"),
        ("locales", "tablee.games"),
        ("store.sqlite", "tablee.server.course"),
        ("server.table", "tablee.games.kinoko"),
        ("server.table", "tablee.store.sqlite"),
        ("server.table", "uvicorn"),
        ("server.house", "tablee.lab.arena"),
        ("lab.arena", "tablee.games.kinoko.rules"),
        ("lab.arena", "tablee.server.table"),
    ],
)
def test_the_table_of_imports_forbids(module: str, name: str) -> None:
    assert forbidden(module, name)


# ---- numbered rules -------------------------------------------------------------------------------------------------


def numbered_rules() -> set[str]:
    texts = [path.read_text("utf-8") for path in (ROOT / "docs" / "rules").glob("*.md")]
    return {rule for text in texts for rule in re.findall(r"^\| *([A-Z]\d+) *\|", text, re.MULTILINE)}


def marked_rules() -> set[str]:
    """Every id that a test function carries as `@pytest.mark.rule("…")`."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    match mark:
                        case ast.Call(func=ast.Attribute(attr="rule"), args=[ast.Constant(value=str(rule))]):
                            found.add(rule)
    return found


def test_every_numbered_rule_has_a_test() -> None:
    assert sorted(numbered_rules() - marked_rules()) == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert sorted(marked_rules() - numbered_rules()) == []


def test_rules_are_found_at_all() -> None:
    assert {"K1", "K29"} <= numbered_rules()
