"""The rules of Konito, `docs/rules/konito.md` as code: setup → pending → legal → apply → scoring."""

from typing import TypeVar, assert_never

from msgspec.structs import replace

from tablee.core.game import (
    Blank,
    Chance,
    Chanced,
    Draw,
    IllegalMove,
    InvalidSetup,
    Lot,
    Move,
    Outcome,
    Over,
    Pending,
    Played,
    Players,
    Seat,
    Timed,
    expect,
)
from tablee.core.game import Refusal as CoreRefusal
from tablee.games.konito import track as tracks
from tablee.games.konito.ban import banned
from tablee.games.konito.deck import FACES, Card, Challenge, Expression, Level, Need, deck_of
from tablee.games.konito.matching import Verdict, judge
from tablee.games.konito.model import (
    GRACE,
    LONGEST,
    LONGEST_TEXT,
    MOST_TURNS,
    REASONS,
    SHORTEST,
    Action,
    Concede,
    Contest,
    Face,
    Got,
    Guess,
    Guessed,
    Hinted,
    Mark,
    Next,
    Number,
    Objection,
    Options,
    Partner,
    PassFace,
    ReadOut,
    Refusal,
    Say,
    Start,
    State,
    Vote,
)
from tablee.games.konito.roles import (
    form_of,
    guessers_of,
    most_turns,
    next_reader_of,
    others_of,
    picker_of,
    reader_of,
    team_count,
    team_of,
)

_BLANK = Blank(LONGEST_TEXT)

T = TypeVar("T")


# ---- setup ----------------------------------------------------------------------------------------------------------


def setup(players: int, options: Options) -> State:
    """The state before the first move."""
    if not 2 <= players <= 12:
        raise InvalidSetup("players", "Konito is for 2 to 12")
    state = State(options, players, "first")
    form = form_of(state)
    if form == "teams" and players < 2 * options.teams:
        raise InvalidSetup("teams", f"{options.teams} teams need {2 * options.teams} players")  # N8
    if form == "three" and players != 3:
        raise InvalidSetup("form", "this form is for three players")  # N23
    if form == "solo" and players != 2:
        raise InvalidSetup("form", "this form is for one player and the table")
    if form == "together" and players > 3:
        raise InvalidSetup("form", "this form is for two or three players")  # N24
    if options.tiles is not None and not 2 <= options.tiles <= tracks.FINISH:
        raise InvalidSetup("tiles", f"a track has 2 to {tracks.FINISH} tiles")  # N6
    if options.track:
        tracks.check(options.track)
    if not SHORTEST <= options.seconds <= LONGEST:
        raise InvalidSetup("seconds", f"an hourglass runs for {SHORTEST} to {LONGEST} seconds")
    if options.turn_limit is not None and not 1 <= options.turn_limit <= MOST_TURNS:
        raise InvalidSetup("turn_limit", f"a team has 1 to {MOST_TURNS} turns")  # N29
    deck = deck_of(options.deck)
    for level, pile in deck.piles.items():
        if not pile:
            raise InvalidSetup("deck", f"there is no {level} card in this deck")
    return state


# ---- the face that is up --------------------------------------------------------------------------------------------


def up(state: State) -> Face:
    """The face that is up while reading."""
    return state.faces[-1]


def card_of(state: State, card: str) -> Card:
    """A card of the table's deck."""
    return deck_of(state.options.deck).by_id[card]


def expressions(state: State, face: Face) -> tuple[Expression, ...]:
    """What stands on a face."""
    return card_of(state, face.card).faces[face.side]


# ---- pending --------------------------------------------------------------------------------------------------------


def pending(state: State) -> Pending:
    """Whose move it is."""
    match state.phase:
        case "over":
            return Over(outcome(state))
        case "first":
            return Chance(Draw("first", (Lot(tuple(map(str, range(state.players)))),)))  # N8
        case "track":
            return Chance(Draw("track", (Lot(tracks.MIDDLE, _tiles(state) - 2),)))  # N6
        case "challenge":
            return Chance(Draw("challenge", (Lot(_challenges_left(state)),)))
        case "card":
            return Chance(Draw("card", (Lot(_pile(state)), Lot(FACES))))  # N7
        case "partner" | "number" | "ready" | "reading" | "review":
            offers = {seat: offer for seat in range(state.players) if (offer := legal(state, seat))}
            idle = tuple(seat for seat, offer in offers.items() if all(isinstance(one, Contest) for one in offer))
            return Players(tuple(offers), _until(state) if state.phase == "reading" else None, idle)
        case _:
            assert_never(state.phase)


def _tiles(state: State) -> int:
    together = form_of(state) in ("together", "solo")
    return state.options.tiles or (4 if together else 8)


def _until(state: State) -> int:
    """When the hourglass has run out for good (N11)."""
    return (state.started or 0) + 1000 * state.options.seconds + GRACE


def level_of(state: State) -> Level:
    """The colour of the square under the Reader's pawn (N10)."""
    level = tracks.squares(state.track)[state.pawns[team_of(state, reader_of(state))]].level
    assert level is not None  # nobody reads from the finish
    return level


def _pile(state: State) -> tuple[str, ...]:
    cards = deck_of(state.options.deck).piles[level_of(state)]
    now = {face.card for face in state.faces}
    # N19: first what nobody has seen, then what was seen in earlier games, then used cards, those of this turn last
    unused = [card for card in cards if card not in state.used]
    fresh = [card for card in unused if card not in state.options.seen]
    return tuple(fresh or unused or [card for card in cards if card not in now] or cards)


def _challenges_left(state: State) -> tuple[str, ...]:
    numbers = [str(number) for number in range(len(deck_of(state.options.deck).challenges))]
    left = [number for number in numbers if number not in state.challenges_used]
    return tuple(left or numbers)


# ---- legal ----------------------------------------------------------------------------------------------------------


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """What that seat may do now, in a fixed order; free text is a blank to fill."""
    if not 0 <= seat < state.players:
        return ()
    reader = reader_of(state)
    match state.phase:
        case "partner":
            return tuple(Partner(other) for other in range(state.players) if other != seat) if seat == reader else ()
        case "number":
            return (Number(1), Number(2), Number(3)) if seat == picker_of(state) else ()
        case "ready":
            return (Start(),) if seat == reader else ()
        case "reading":
            return _while_reading(state, seat)
        case "review":
            return _in_review(state, seat)
        case _:
            return ()


def _while_reading(state: State, seat: Seat) -> tuple[Action, ...]:
    typed = state.options.judging == "typed"
    if seat == reader_of(state):
        open_lines = [line for line, mark in enumerate(up(state).marks) if mark != "got"]
        unread = [line for line in open_lines if up(state).marks[line] == "hidden"]
        hints: tuple[Action, ...] = (Say(_BLANK),) if typed else ()
        return (*map(ReadOut, unread), *map(Got, open_lines), *hints, PassFace())
    if seat in guessers_of(state):
        return (Guess(_BLANK),) if typed else ()
    return _contests(state)


def _contests(state: State) -> tuple[Action, ...]:
    taken = {(objection.face, objection.line) for objection in state.objections}
    return tuple(
        Contest(number, line, reason)
        for number, face in enumerate(state.faces)
        for line, mark in enumerate(face.marks)
        if mark == "got" and (number, line) not in taken and not face.passed
        for reason in REASONS
    )


def _in_review(state: State, seat: Seat) -> tuple[Action, ...]:
    objection = _open_objection(state)
    if objection is None:
        close: tuple[Action, ...] = (Next(),) if seat == next_reader_of(state) else ()
        return (*close, *(_contests(state) if seat in others_of(state) else ()))
    votes: tuple[Action, ...] = (Vote(True), Vote(False)) if objection.votes[seat] is None else ()
    concede: tuple[Action, ...] = () if seat in others_of(state) else (Concede(),)
    return (*concede, *votes)


def _open_objection(state: State) -> Objection | None:
    return next((objection for objection in state.objections if objection.upheld is None), None)


# ---- apply ----------------------------------------------------------------------------------------------------------


def apply(state: State, move: Move[Action]) -> State:
    """The next state; `IllegalMove` if the rules forbid it."""
    expect(pending(state), state.players, move)
    match move:
        case Played(action=action, at=at):
            now = _checked_time(state, at)
            return _play(replace(state, now=now, waited=0), move.seat, _checked(state, move.seat, action))
        case Chanced():
            return _chance(state, move)
        case Timed(at=at):
            return _time_up(state, at)
        case _:
            assert_never(move)


def _checked_time(state: State, at: object) -> int:
    if type(at) is not int:
        raise IllegalMove(Refusal.NO_TIME_GIVEN)
    if at < state.now:
        raise IllegalMove(Refusal.TIME_RUNS_BACKWARDS)
    if state.phase == "reading" and at > _until(state):  # N11
        raise IllegalMove(Refusal.TIME_IS_UP)
    return at


def _checked(state: State, seat: Seat, action: Action) -> Action:
    """The same action from the list of legal ones, or with its blank filled, so that nothing else gets into a state."""
    offers = legal(state, seat)
    if isinstance(action, Say | Guess):
        template = Say(_BLANK) if isinstance(action, Say) else Guess(_BLANK)
        if template not in offers:
            raise IllegalMove(_misplaced(state, action))
        _check_text(state, action)
        return action
    for offer in offers:
        if offer == action:
            return offer
    raise IllegalMove(_misplaced(state, action))


def _check_text(state: State, action: Say | Guess) -> None:
    text = action.text
    if not isinstance(text, str) or not text.strip():
        raise IllegalMove(Refusal.EMPTY_TEXT)
    if len(text) > LONGEST_TEXT:
        raise IllegalMove(Refusal.TEXT_TOO_LONG)
    if isinstance(action, Say) and (words := banned_words(state, text)):
        raise IllegalMove(Refusal.BANNED_WORD, about=", ".join(words))  # N13, N27


def banned_words(state: State, text: str) -> tuple[str, ...]:
    """Words of a hint that are of the same family as a word of an end still to be guessed (N27)."""
    found: list[str] = []
    lang = deck_of(state.options.deck).lang
    face = up(state)
    lines = expressions(state, face)
    allowed = [part for line in lines for part in (line.theme, line.start)]
    for mark, line in zip(face.marks, lines, strict=True):
        if mark != "got":
            found += banned(text, line.end, line.alternatives, allowed, lang)
    return tuple(dict.fromkeys(found))


def _misplaced(state: State, action: object) -> Refusal:
    """Why something that is not on the list is not."""
    in_phase: dict[type, str] = {Partner: "partner", Number: "number", Start: "ready", Next: "review"}
    match action:
        case Partner() | Number() | Start() | Next() if state.phase != in_phase[type(action)]:
            return Refusal.NOT_NOW
        case Partner(seat=seat) if seat == reader_of(state) or seat not in range(state.players):
            return Refusal.NOT_A_PARTNER
        case Next() if _open_objection(state):
            return Refusal.OBJECTION_IS_OPEN
        case ReadOut() | Got() | PassFace() | Say() | Guess() if state.phase != "reading":
            return Refusal.NOT_NOW
        case ReadOut(line=line) | Got(line=line) if line not in range(len(up(state).marks)):
            return Refusal.NO_SUCH_LINE
        case ReadOut(line=line) | Got(line=line) if up(state).marks[line] == "got":
            return Refusal.ALREADY_GUESSED
        case ReadOut(line=line) if up(state).marks[line] == "read":
            return Refusal.ALREADY_READ
        case Contest(face=face, line=line) if _contested(state, face, line):
            return Refusal.CONTESTED_ALREADY
        case Contest():
            return Refusal.NOT_GUESSED
        case Vote() | Concede() if not _open_objection(state) or state.phase != "review":
            return Refusal.NOT_NOW
        case Vote():
            return Refusal.VOTED_ALREADY
        case Partner() | Number() | Start() | Next() | ReadOut() | Got() | PassFace() | Say() | Guess() | Concede():
            return Refusal.NOT_YOUR_ROLE
        case _:
            return Refusal.UNKNOWN_ACTION


def _contested(state: State, face: int, line: int) -> bool:
    return any((objection.face, objection.line) == (face, line) for objection in state.objections)


def _chance(state: State, move: Chanced) -> State:
    drawn = move.outcome[0]
    match state.phase:
        case "first":
            return _lay_track(replace(state, first=int(drawn[0]), pawns=(0,) * team_count(state)))
        case "track":
            return _begin_turn(_laid(state, drawn))
        case "challenge":
            return _draw_challenge(state, drawn[0])
        case _:
            return _turn_up(state, drawn[0], FACES.index(move.outcome[1][0]))


def _lay_track(state: State) -> State:
    if state.options.track:
        return _begin_turn(replace(state, track=state.options.track))
    return replace(state, phase="track") if _tiles(state) > 2 else _begin_turn(_laid(state, ()))


def _laid(state: State, middle: tuple[str, ...]) -> State:
    """Which tiles lie in the middle is drawn; they lie in the order of their numbers, so that it gets harder (N4)."""
    side = "" if state.options.challenges else "b"
    tiles = (str(tracks.START), *sorted(middle, key=int), str(tracks.FINISH))
    return replace(state, track=tuple(tile + side for tile in tiles))


def _begin_turn(state: State) -> State:
    if form_of(state) == "three":
        return replace(state, phase="partner")  # N23
    return _meet_challenge(state)


def _meet_challenge(state: State) -> State:
    """N20: a Défi square under the pawn, before the time starts."""
    square = tracks.squares(state.track)[state.pawns[team_of(state, reader_of(state))]]
    if square.challenge and _playable(state):
        return replace(state, phase="number")
    return replace(state, phase="ready")


def _playable(state: State) -> bool:
    """Whether any challenge can be played in this form of play at all."""
    return any(fits_form(state, challenge) for three in deck_of(state.options.deck).challenges for challenge in three)


def fits_form(state: State, challenge: Challenge) -> bool:
    """Whether this table has what a challenge needs (N21)."""
    typed = state.options.judging == "typed"
    has: dict[Need, bool] = {
        "opponent": bool(others_of(state)),
        "two_teammates": len(guessers_of(state)) >= 2,
        "one_room": not typed,
        "voice": not typed,
    }
    return all(has[need] for need in challenge.needs)


def _draw_challenge(state: State, card: str) -> State:
    """N21: one that cannot be played is skipped, the next card is drawn."""
    used = state.challenges_used if len(_challenges_left(state)) > 1 else ()
    state = replace(state, challenges_used=(*(number for number in used if number != card), card))
    challenge = deck_of(state.options.deck).challenges[int(card)][(state.number or 1) - 1]
    if fits_form(state, challenge):
        return replace(state, phase="ready", challenge=challenge)
    if not any(fits_form(state, three[(state.number or 1) - 1]) for three in deck_of(state.options.deck).challenges):
        return replace(state, phase="ready")
    return state


def _turn_up(state: State, card: str, side: int) -> State:
    used = state.used
    if card in used:  # N19: the pile begins anew, but for the cards of this turn
        level, now = card_of(state, card).level, {face.card for face in state.faces}
        used = tuple(old for old in used if old in now or card_of(state, old).level != level)
    if card not in used:
        used = (*used, card)
    return replace(state, phase="reading", used=used, faces=(*state.faces, _untouched(state, card, side)))


def _play(state: State, seat: Seat, action: Action) -> State:
    match action:
        case Partner(seat=partner):
            return _meet_challenge(replace(state, partner=partner))
        case Number(number=number):
            return replace(state, phase="challenge", number=number)
        case Start():
            return replace(state, phase="card", started=state.now)
        case ReadOut(line=line):
            return _marked(state, line, "read")
        case Got(line=line):
            return _go_on(_marked(state, line, "got"))
        case Say(text=text):
            hinted = (*state.hinted, Hinted(len(state.faces) - 1, state.now))
            return replace(state, said=(*state.said, str(text)), hinted=hinted)
        case Guess(text=text):
            return _guess(state, seat, str(text))
        case PassFace():
            return _go_on(_with_face(state, replace(up(state), passed=True)))
        case Contest(face=face, line=line, reason=reason):
            objection = Objection(seat, face, line, reason, (None,) * state.players)
            return replace(state, objections=(*state.objections, objection))
        case Concede():
            return _decided(state, upheld=True)
        case Vote(right=right):
            return _vote(state, seat, right)
        case Next():
            return closed(state)
        case _:
            assert_never(action)


def _with_face(state: State, face: Face) -> State:
    return replace(state, faces=(*state.faces[:-1], face))


def _marked(state: State, line: int, mark: Mark) -> State:
    face = up(state)
    face = replace(face, marks=_put(face.marks, line, mark))
    if mark == "got":
        return _with_face(state, replace(face, got_at=_put(face.got_at, line, state.now)))
    return _with_face(state, replace(face, read_at=_put(face.read_at, line, state.now)))


def _put(things: tuple[T, ...], at: int, thing: T) -> tuple[T, ...]:
    return (*things[:at], thing, *things[at + 1 :])


def _guess(state: State, seat: Seat, text: str) -> State:
    """N25: the table matches what was typed with every end that is still to be guessed."""
    lang = deck_of(state.options.deck).lang
    face = up(state)
    almost = False
    for line, (mark, expression) in enumerate(zip(face.marks, expressions(state, face), strict=True)):
        if mark == "got":
            continue
        verdict = judge(text, expression.end, expression.alternatives, lang, start=expression.start)
        if verdict is Verdict.RIGHT:
            told = _heard(state, Guessed(seat, text, line, False, len(state.faces) - 1, state.now))
            return _go_on(_marked(told, line, "got"))
        almost = almost or verdict is Verdict.ALMOST
    return _heard(state, Guessed(seat, text, None, almost, len(state.faces) - 1, state.now))


def _heard(state: State, guess: Guessed) -> State:
    return replace(state, guesses=(*state.guesses, guess))


def _go_on(state: State) -> State:
    """N15, N16: when a face is done or given up, the card is turned, then the next one is drawn."""
    face = up(state)
    if not (face.passed or face.complete):
        return state
    both = [other for other in state.faces if other.card == face.card]
    if len(both) % 2 == 1:
        return replace(state, faces=(*state.faces, _untouched(state, face.card, 1 - face.side)))
    return replace(state, phase="card")


def _untouched(state: State, card: str, side: int) -> Face:
    """A face as it is turned up."""
    hidden: Mark = "hidden"
    lines = len(card_of(state, card).faces[side])
    never = (None,) * lines
    return Face(card, side, (hidden,) * lines, up_at=state.now, read_at=never, got_at=never)


def _time_up(state: State, at: int) -> State:
    if state.phase != "reading":
        raise IllegalMove(CoreRefusal.NO_CLOCK)
    if type(at) is not int or at < _until(state):
        raise IllegalMove(Refusal.STILL_TIME)
    return replace(state, phase="review", now=max(state.now, at), waited=0)  # N17


def later(state: State, now: int) -> State:
    """The same state at that time, nothing having happened since."""
    return replace(state, waited=max(0, now - state.now))


def _vote(state: State, seat: Seat, right: bool) -> State:
    """N26: most votes decide; a tie leaves things as they are."""
    objection = _open_objection(state)
    assert objection is not None
    votes = _put(objection.votes, seat, right)
    state = _with_objection(state, replace(objection, votes=votes))
    if 2 * votes.count(True) > state.players:
        return _decided(state, upheld=True)
    if 2 * votes.count(False) >= state.players:
        return _decided(state, upheld=False)
    return state


def _with_objection(state: State, objection: Objection) -> State:
    index = next(i for i, old in enumerate(state.objections) if old.upheld is None)
    return replace(state, objections=(*state.objections[:index], objection, *state.objections[index + 1 :]))


def _decided(state: State, upheld: bool) -> State:
    """An expression that is given up is taken back, and its face counts no more (N26)."""
    objection = _open_objection(state)
    assert objection is not None
    state = _with_objection(state, replace(objection, upheld=upheld))
    if not upheld:
        return state
    face = state.faces[objection.face]
    back = replace(face, marks=_put(face.marks, objection.line, "read"), got_at=_put(face.got_at, objection.line, None))
    return replace(state, faces=_put(state.faces, objection.face, back))


def closed(state: State) -> State:
    """N17, N22–N24, N29: pawns move one square for each complete face; then the next turn, or the end."""
    finish = len(tracks.squares(state.track)) - 1
    steps = sum(face.complete for face in state.faces)
    reader = reader_of(state)
    movers = {team_of(state, reader)} | ({team_of(state, state.partner)} if state.partner is not None else set())
    pawns = tuple(min(finish, pawn + steps) if team in movers else pawn for team, pawn in enumerate(state.pawns))
    after = replace(
        state,
        phase="ready",
        pawns=pawns,
        turn=state.turn + 1,
        partner=None,
        number=None,
        challenge=None,
        faces=(),
        started=None,
        said=(),
        hinted=(),
        guesses=(),
        objections=(),
    )
    if finish in pawns or after.turn == most_turns(state):
        return replace(after, phase="over")
    return _begin_turn(after)


# ---- scoring --------------------------------------------------------------------------------------------------------


def outcome(state: State) -> Outcome:
    """Who won: whoever is furthest, at the finish (N22, N23) or after the last turn (N29); or all or nobody (N24)."""
    scores = tuple(state.pawns[team_of(state, seat)] for seat in range(state.players))
    ranks = sorted(set(scores), reverse=True)
    ranking = tuple(tuple(seat for seat in range(state.players) if scores[seat] == rank) for rank in ranks)
    finish = len(tracks.squares(state.track)) - 1
    last_turn = "out-of-turns" if team_count(state) == 1 else "turn-limit"
    return Outcome(scores, ranking, "finish" if finish in state.pawns else last_turn)


# ---- what is open ---------------------------------------------------------------------------------------------------


def bygone(state: State) -> bool:
    """Whether no sand runs: before a turn no card is up, after it everyone sees every face of it (N12, N18)."""
    return state.phase not in ("card", "reading")


# ---- the next game --------------------------------------------------------------------------------------------------


def again(state: State) -> Options:
    """The options for another game of the same company: what it has seen comes last, until it has seen all (N19)."""
    options = state.options
    if not options.fresh:
        return replace(options, seen=())
    seen = dict.fromkeys((*(card for card in options.seen if card not in state.used), *state.used))
    for pile in deck_of(options.deck).piles.values():
        if all(card in seen for card in pile):
            seen = {card: None for card in seen if card in state.used or card not in pile}
    return replace(options, seen=tuple(seen))
