"""N1–N8: material and set-up."""

from collections import Counter
from typing import Any

import pytest

from tablee.core.game import Chance, Chanced, InvalidSetup
from tablee.games.konito import KONITO, track
from tablee.games.konito.deck import DECK_LANGUAGES, EXPRESSIONS, challenges, shipped
from tablee.games.konito.model import Options, Start, State
from tablee.games.konito.roles import team_of
from tests.games.konito.scene import DECK, do, table


def chance(state: State) -> Chance:
    pending = KONITO.pending(state)
    assert isinstance(pending, Chance)
    return pending


@pytest.mark.rule("N1")
@pytest.mark.parametrize("lang", DECK_LANGUAGES)
def test_cards_have_two_faces_and_three_four_or_five_expressions_a_face(lang: str) -> None:
    deck = shipped(f"{lang}/full")
    for card in deck.cards:
        assert [len(face) for face in card.faces] == [EXPRESSIONS[card.level]] * 2
    assert EXPRESSIONS == {"green": 3, "orange": 4, "red": 5}


@pytest.mark.rule("N2")
@pytest.mark.parametrize("lang", DECK_LANGUAGES)
def test_an_expression_is_a_theme_a_beginning_and_an_end(lang: str) -> None:
    for card in shipped(f"{lang}/full").cards:
        for face in card.faces:
            for expression in face:
                assert expression.theme
                assert expression.start
                assert expression.end


@pytest.mark.rule("N3")
@pytest.mark.parametrize("lang", DECK_LANGUAGES)
def test_challenge_cards_have_three_challenges(lang: str) -> None:
    assert len(challenges(lang)) == 18
    assert all(len(three) == 3 and all(one.text for one in three) for three in challenges(lang))


@pytest.mark.rule("N4")
def test_fifteen_tiles_of_three_squares_with_one_challenge_on_the_front() -> None:
    for number in range(1, 16):
        front, back = track.squares((str(number),)), track.squares((f"{number}b",))
        assert len(front) == len(back) == 3
        assert [square.level for square in front] == [square.level for square in back]
        assert sum(square.challenge for square in front) == 1
        assert not any(square.challenge for square in back)


@pytest.mark.rule("N4")
def test_the_start_is_green_and_only_the_finish_is_white() -> None:
    whole = track.squares(tuple(map(str, range(1, 16))))
    assert whole[0].level == "green"
    assert not whole[0].challenge
    assert [square.level for square in whole].index(None) == len(whole) - 1 == 44


@pytest.mark.rule("N4")
def test_harder_squares_grow_more_frequent() -> None:
    whole = track.squares(tuple(map(str, range(1, 16))))
    weight = {"green": 1, "orange": 2, "red": 3}
    thirds = [sum(weight[square.level] for square in whole[at : at + 15] if square.level) for at in (0, 15, 30)]
    assert thirds[0] < thirds[1] < thirds[2]


@pytest.mark.rule("N5")
@pytest.mark.parametrize(("players", "options", "pawns"), [(4, {}, 2), (6, {"teams": 3}, 3), (3, {}, 3), (2, {}, 1)])
def test_a_pawn_for_each_team(players: int, options: dict[str, Any], pawns: int) -> None:
    assert table(players, **options).pawns == (0,) * pawns


@pytest.mark.rule("N5")
def test_the_hourglass_runs_for_sixty_seconds() -> None:
    assert Options().seconds == 60
    assert do(table(), Start(), at=5000).started == 5000


@pytest.mark.rule("N6")
@pytest.mark.parametrize(("players", "tiles"), [(4, 8), (3, 8), (2, 4)])
def test_tiles_are_drawn_between_start_and_finish(players: int, tiles: int) -> None:
    state = KONITO.apply(KONITO.setup(players, Options(deck=DECK)), Chanced("first", (("0",),)))
    (lot,) = chance(state).draw.lots
    assert lot.take == tiles - 2
    drawn = tuple(reversed(lot.items[: lot.take]))
    state = KONITO.apply(state, Chanced("track", (drawn,)))
    assert state.track == ("1", *sorted(drawn, key=int), "15")


@pytest.mark.rule("N6")
def test_a_track_may_be_built_by_hand() -> None:
    assert table(track=("1", "9b", "3", "15b")).track == ("1", "9b", "3", "15b")
    assert table(track=(), tiles=2).track == ("1", "15")
    assert table(track=(), tiles=2, challenges=False).track == ("1b", "15b")


@pytest.mark.rule("N6")
@pytest.mark.parametrize(
    "built",
    [
        ("1",),
        ("15", "1"),
        ("1", "2"),
        ("1", "3", "3", "15"),
        ("1", "16", "15"),
        ("1", "x", "15"),
        ("1", "3", "3b", "15"),
    ],
)
def test_a_track_that_cannot_be_laid_is_refused(built: tuple[str, ...]) -> None:
    with pytest.raises(InvalidSetup) as refused:
        table(track=built)
    assert refused.value.field == "track"


@pytest.mark.rule("N6")
@pytest.mark.parametrize("tiles", [1, 16])
def test_a_track_has_two_to_fifteen_tiles(tiles: int) -> None:
    with pytest.raises(InvalidSetup) as refused:
        table(track=(), tiles=tiles)
    assert refused.value.field == "tiles"


@pytest.mark.rule("N7")
def test_card_and_face_are_drawn_and_so_is_the_challenge() -> None:
    pile, side = chance(do(table(), Start())).draw.lots
    assert pile.items == ("green1", "green2", "green3")
    assert side.items == ("a", "b")


@pytest.mark.rule("N8")
@pytest.mark.parametrize(("players", "teams"), [(4, 2), (5, 2), (12, 2), (6, 3), (7, 3), (11, 3)])
def test_teams_are_as_even_as_can_be(players: int, teams: int) -> None:
    state = table(players, teams=teams)
    sizes = Counter(team_of(state, seat) for seat in range(players))
    assert len(sizes) == teams
    assert max(sizes.values()) - min(sizes.values()) <= 1
    assert min(sizes.values()) >= 2


@pytest.mark.rule("N8")
@pytest.mark.parametrize(
    ("players", "options", "field"),
    [(1, {}, "players"), (13, {}, "players"), (5, {"teams": 3}, "teams"), (3, {"form": "teams"}, "teams")],
)
def test_tables_that_do_not_fit_are_refused(players: int, options: dict[str, Any], field: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        KONITO.setup(players, Options(deck=DECK, **options))
    assert refused.value.field == field


@pytest.mark.rule("N8")
def test_the_first_reader_is_drawn() -> None:
    lots = chance(KONITO.setup(5, Options(deck=DECK))).draw.lots
    assert lots[0].items == ("0", "1", "2", "3", "4")
