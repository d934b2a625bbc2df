"""Every command explains itself, in every language."""

import pytest

from tablee import __version__
from tablee.cli import COMMANDS
from tablee.games import GAMES
from tablee.locales import LANGUAGES, speaker
from tests.cli.conftest import Run, squeezed

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


@in_every_language
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_says_what_it_does(run: Run, command: str, lang: str) -> None:
    said = run(command, "--help", "--lang", lang)
    assert (said.status, said.err) == (0, "")
    say = speaker(lang)
    assert squeezed(say(f"cli-about-{command}")) in said.words
    assert squeezed(say("cli-usage")) in said.words
    assert squeezed(say("cli-examples")) in said.words


@in_every_language
def test_the_help_names_every_command(run: Run, lang: str) -> None:
    said = run("--help", "--lang", lang)
    say = speaker(lang)
    assert squeezed(say("cli-about")) in said.words
    for command in COMMANDS:
        assert squeezed(command + say(f"cli-help-{command}")) in said.words


@in_every_language
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_names_every_bot_and_every_option(run: Run, command: str, lang: str) -> None:
    said = run(command, "-h", "--lang", lang)
    say = speaker(lang)
    for name, entry in GAMES.items():
        for bot in entry.bots:
            assert squeezed(bot + say(f"{name}-bot-{bot}")) in said.words
        for option in entry.game.options.__struct_fields__:
            assert squeezed(option + say(f"{name}-option-{option}")) in said.words


@in_every_language
@pytest.mark.parametrize("command", COMMANDS)
def test_a_help_fits_into_eighty_columns(run: Run, command: str, lang: str) -> None:
    assert max(map(len, run(command, "--help", "--lang", lang).out.splitlines())) <= 80


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    assert run() == run("--help")


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out == f"tablee {__version__}\n"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LC_MESSAGES": "it_IT"}, "it"),
        ({"LC_ALL": "cs_CZ.UTF-8", "LANG": "fr_FR"}, "cs"),
        ({"LC_ALL": "nl_BE", "LC_MESSAGES": "fr_FR"}, "nl"),
        ({"LC_MESSAGES": "es_MX", "LANG": "fr_FR"}, "es"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "nonsense"}, "en"),
    ],
    ids=str,
)
def test_the_system_chooses_the_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], lang: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert squeezed(speaker(lang)("cli-about")) in run("--help").words


@pytest.mark.parametrize("arguments", [("--lang", "fr", "rules", "kinoko"), ("rules", "kinoko", "--lang=fr")])
def test_asking_for_a_language_beats_the_system(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert squeezed(speaker("fr")("kinoko-rules-goal")) in run(*arguments).words


@in_every_language
def test_complaints_are_in_the_readers_language(run: Run, lang: str) -> None:
    said = run("rules", "chess", "--lang", lang)
    say = speaker(lang)
    reason = say("cli-error-game", game="chess", games=", ".join(GAMES))
    assert squeezed(said.err) == squeezed(say("cli-error", reason=reason))
