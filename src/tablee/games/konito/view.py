"""What a seat may know of Konito, built up from nothing. The one way out of a state (N12, N18)."""

from msgspec.structs import replace

from tablee.core.game import Rng, Seat
from tablee.games.konito.deck import EXPRESSIONS, LEVELS, Card, Challenge, Deck, Expression, Level, challenges, deck_of
from tablee.games.konito.model import (
    GRACE,
    Face,
    FaceView,
    Guessed,
    GuessView,
    Line,
    Options,
    State,
    View,
)
from tablee.games.konito.roles import (
    form_of,
    guessers_of,
    most_turns,
    next_reader_of,
    others_of,
    picker_of,
    reader_of,
    team_of,
)
from tablee.games.konito.rules import closed, expressions, level_of
from tablee.games.konito.track import squares

UNKNOWN = "?"


def view(state: State, seat: Seat | None) -> View:
    """What that seat is shown at this table."""
    deck = deck_of(state.options.deck)
    phase = state.phase
    begun, over = phase != "first", phase == "over"
    after = closed(state) if phase == "review" else None
    return View(
        seat=seat,
        options=shown(state.options),
        lang=deck.lang,
        players=state.players,
        form=form_of(state),
        teams=tuple(team_of(state, seat) for seat in range(state.players)),
        phase=phase,
        track=state.track,
        squares=squares(state.track),
        pawns=state.pawns,
        landing=after.pawns if after else None,
        first=state.first,
        turn=state.turn,
        turns=most_turns(state),
        reader=reader_of(state) if begun and not over else None,
        guessers=tuple(guessers_of(state)) if begun and not over else (),
        next_reader=next_reader_of(state) if after and after.phase != "over" else None,
        picker=picker_of(state) if phase == "number" else None,
        level=level_of(state) if state.track and not over else None,
        partner=state.partner,
        number=state.number,
        challenge=state.challenge,
        challenge_card=deck.challenges[int(state.challenges_used[-1])] if state.challenge else (),
        cards_used=tuple(sum(deck.by_id[card].level == level for card in state.used) for level in LEVELS),
        challenges_used=len(state.challenges_used),
        faces=tuple(_face(state, face, _sees_whole(state, face, seat)) for face in state.faces),
        heaps=_heaps(state.faces),
        started=state.started,
        grace=GRACE,
        now=state.now,
        said=state.said,
        guesses=tuple(_guessed(guess, seat) for guess in state.guesses),
        objections=state.objections,
        waited=state.waited,
        hinted=state.hinted,
    )


def shown(options: Options) -> Options:
    """The options as everyone may see them: the deck by its name, for its texts are the secret."""
    return replace(options, deck=deck_of(options.deck).name, seen=())


def recall(state: State, seat: Seat | None) -> View:
    """What a seat that forgets nothing knows: what a bot is given."""
    return view(state, seat)


def unveiled(state: State) -> View:
    """Everything that any seat knew, in one view: every face that was turned up, with its ends."""
    return replace(
        view(state, None),
        faces=tuple(_face(state, face, whole=True) for face in state.faces),
        guesses=tuple(_told(guess, guess.almost) for guess in state.guesses),
    )


def _guessed(guess: Guessed, seat: Seat | None) -> GuessView:
    """That it was almost right is told to the guesser alone (N25)."""
    return _told(guess, guess.almost if guess.seat == seat else None)


def _told(guess: Guessed, almost: bool | None) -> GuessView:
    return GuessView(guess.seat, guess.text, guess.line, almost, guess.face, guess.at)


def _face(state: State, face: Face, whole: bool) -> FaceView:
    lines = []
    for number, (mark, expression) in enumerate(zip(face.marks, expressions(state, face), strict=True)):
        line = Line(mark, read_at=face.read_at[number], got_at=face.got_at[number])
        if whole or mark != "hidden":
            line = replace(line, theme=expression.theme, start=expression.start)
        if whole or mark == "got":
            line = replace(line, end=expression.end, alternatives=expression.alternatives)
        lines.append(line)
    return FaceView(tuple(lines), face.passed, face.complete, face.up_at)


def _heaps(faces: tuple[Face, ...]) -> tuple[int, int, int]:
    """N18: a card's two faces come one by one."""
    found = [sum(face.complete for face in faces[at : at + 2]) for at in range(0, len(faces), 2)]
    return found.count(2), found.count(1), found.count(0)


def _sees_whole(state: State, face: Face, seat: Seat | None) -> bool:
    """The Reader sees the face, the others too if the table lets them (N12); all see what is passed or over (N18)."""
    if face.passed or state.phase == "review":
        return True
    if seat is None or seat in guessers_of(state):
        return False
    return seat == reader_of(state) or (state.options.others_see_ends and seat in others_of(state))


# ---- a state that fits ----------------------------------------------------------------------------------------------


def guess(view: View, rng: Rng) -> State:
    """A full state that fits a view: what is not known stands as a question mark on cards made for it."""
    faces = tuple(
        Face(
            f"turn{number // 2}",
            number % 2,
            tuple(line.mark for line in face.lines),
            face.passed,
            face.up_at,
            tuple(line.read_at for line in face.lines),
            tuple(line.got_at for line in face.lines),
        )
        for number, face in enumerate(view.faces)
    )
    state = State(
        options=view.options,
        players=view.players,
        phase=view.phase,
        track=view.track,
        pawns=view.pawns,
        first=view.first,
        turn=view.turn,
        partner=view.partner,
        number=view.number,
        challenge=view.challenge,
        challenges_used=tuple(map(str, range(view.challenges_used))),
        faces=faces,
        started=view.started,
        now=view.now,
        said=view.said,
        guesses=tuple(
            Guessed(guess.seat, guess.text, guess.line, bool(guess.almost), guess.face, guess.at)
            for guess in view.guesses
        ),
        objections=view.objections,
        waited=view.waited,
        hinted=view.hinted,
    )
    cards = _cards_of_this_turn(view, level_of(state)) if faces else []
    used = [card.id for card in cards]
    for level, count in zip(LEVELS, view.cards_used, strict=True):
        missing = count - sum(card.level == level for card in cards)
        filler = [_unknown_card(f"{level}{number}", level) for number in range(missing + 1)]
        cards += filler
        used += [card.id for card in filler[:missing]]
    deck = Deck(str(view.options.deck), view.lang, tuple(cards), _challenge_cards(view))
    return replace(state, options=replace(view.options, deck=deck), used=tuple(used))


def _challenge_cards(view: View) -> tuple[tuple[Challenge, Challenge, Challenge], ...]:
    """The cards of the language, the one that lies open in the place of the last that was used."""
    cards = challenges(view.lang)
    if view.challenge is None:
        return cards
    one, two, three = view.challenge_card
    return (*cards[: view.challenges_used - 1], (one, two, three), *cards[view.challenges_used :])


def _cards_of_this_turn(view: View, level: Level) -> list[Card]:
    cards = []
    for number in range(0, len(view.faces), 2):
        first = _expressions(view.faces[number])
        second = _expressions(view.faces[number + 1]) if number + 1 < len(view.faces) else _unknown_face(level)
        cards.append(Card(f"turn{number // 2}", level, (first, second)))
    return cards


def _expressions(face: FaceView) -> tuple[Expression, ...]:
    return tuple(
        Expression(line.theme or UNKNOWN, line.start or UNKNOWN, line.end or UNKNOWN, line.alternatives)
        for line in face.lines
    )


def _unknown_face(level: Level) -> tuple[Expression, ...]:
    return (Expression(UNKNOWN, UNKNOWN, UNKNOWN),) * EXPRESSIONS[level]


def _unknown_card(name: str, level: Level) -> Card:
    return Card(name, level, (_unknown_face(level), _unknown_face(level)))
