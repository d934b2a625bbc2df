"""Golden playthroughs say what they said before; the records beside them are fair and true."""

import pytest

from tablee.core.chance import verify
from tablee.core.record import write
from tablee.games import GAMES
from tests.golden import FOLDER, WORDS, kept, played, told

games = pytest.mark.parametrize(("name", "players"), WORDS)


def test_there_is_one_for_each_game_and_player_count() -> None:
    sizes = {(name, players) for name, entry in GAMES.items() for players in entry.game.info.seats if players <= 4}
    assert set(WORDS) == sizes
    assert len(list(FOLDER.iterdir())) == 2 * len(WORDS)


@games
def test_the_story_of_a_record_is_unchanged(name: str, players: int) -> None:
    _, record, story = kept(name, players)
    assert told(record) == story


@games
def test_the_same_seed_gives_the_same_game(name: str, players: int) -> None:
    text, record, _ = kept(name, players)
    assert write(record) == text
    assert played(name, players) == record


@games
def test_the_kept_records_are_proved_by_their_seeds(name: str, players: int) -> None:
    assert verify(GAMES[name].game, kept(name, players)[1]).proved
