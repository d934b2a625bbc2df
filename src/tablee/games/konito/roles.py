"""Who is who in a turn of Konito: teams, the Reader, the guessers, the others (N8, N9, N20, N23, N24)."""

from tablee.core.game import Seat
from tablee.games.konito.model import TURNS_TOGETHER, Form, State, View


def form_of(table: State | View) -> Form:
    """The form of play: the one named, or by the number of players."""
    by_number: dict[int, Form] = {2: "together", 3: "three"}
    return table.options.form or by_number.get(table.players, "teams")


def team_count(table: State | View) -> int:
    """How many pawns are on the track."""
    return {"teams": table.options.teams, "three": 3, "together": 1, "solo": 1}[form_of(table)]


def team_of(table: State | View, seat: Seat) -> int:
    """Seats are dealt to the teams in turn, so that teams are as even as can be (N8)."""
    return seat % team_count(table)


def most_turns(table: State | View) -> int | None:
    """How many turns the game has at most: as many for each team (N29), six for players together (N24)."""
    together = form_of(table) in ("together", "solo")
    limit = table.options.turn_limit or (TURNS_TOGETHER if together else None)
    return None if limit is None else limit * team_count(table)


def sides(table: State | View) -> tuple[tuple[Seat, ...], ...]:
    """Who win or lose together: the teams."""
    return tuple(
        tuple(seat for seat in range(table.players) if team_of(table, seat) == team)
        for team in range(team_count(table))
    )


def reader_of(table: State | View) -> Seat:
    """Whose turn it is to read."""
    return _reader(table, table.turn)


def next_reader_of(table: State | View) -> Seat:
    """Who reads in the turn after this one, and closes this one; a player alone closes the table's."""
    return 1 if form_of(table) == "solo" else _reader(table, table.turn + 1)


def _reader(table: State | View, turn: int) -> Seat:
    """Teams alternate strictly, and each rotates among its own players (N9)."""
    if form_of(table) == "solo":
        return 0
    teams = team_count(table)
    team = (team_of(table, table.first) + turn) % teams
    members = [seat for seat in range(table.players) if team_of(table, seat) == team]
    members.sort(key=lambda seat: (seat - table.first) % table.players)  # round the table from the first Reader
    return members[turn // teams % len(members)]


def guessers_of(table: State | View) -> list[Seat]:
    """Who guesses in this turn."""
    reader = reader_of(table)
    if form_of(table) == "three":
        return [] if table.partner is None else [table.partner]
    return [seat for seat in range(table.players) if seat != reader and team_of(table, seat) == team_of(table, reader)]


def others_of(table: State | View) -> list[Seat]:
    """Who neither reads nor guesses in this turn."""
    busy = {reader_of(table), *guessers_of(table)}
    return [seat for seat in range(table.players) if seat not in busy]


def picker_of(table: State | View) -> Seat:
    """Who picks the challenge's number: the next in the seating who is not on the Reader's team, if any (N20)."""
    reader = reader_of(table)
    around = [(reader + step) % table.players for step in range(1, table.players)]
    return next((seat for seat in around if team_of(table, seat) != team_of(table, reader)), around[0])
