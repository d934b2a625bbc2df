"""Konito in words and in a terminal: the track as a picture, menus, what happened, who won."""

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from msgspec.structs import asdict

from tablee.core.game import Outcome, Seat
from tablee.core.text import Choice, Menu, Say, plain, who
from tablee.games.konito import model, track
from tablee.games.konito.bots import reasons
from tablee.games.konito.bots.reasons import Reason
from tablee.games.konito.deck import Level
from tablee.games.konito.model import (
    Action,
    Concede,
    Contest,
    Got,
    Guess,
    Line,
    Next,
    Number,
    Partner,
    PassFace,
    ReadOut,
    Start,
    State,
    View,
    Vote,
)
from tablee.games.konito.roles import form_of, reader_of

_INKS: dict[Level | None, str] = {
    "green": "#ffffff on #2c8460",
    "orange": "#1f1400 on #e5792b",
    "red": "#ffffff on #ae2922",
    None: "black on white",
}
_DIGITS: dict[Level | None, str] = {"green": "1", "orange": "2", "red": "3", None: "#"}
_TEAMS = "ABC"
_ROW = 18  # squares to a line

RULES: dict[str, tuple[str, ...]] = {
    "material": tuple(f"N{number}" for number in range(1, 6)),
    "set-up": tuple(f"N{number}" for number in range(6, 9)),
    "turn": tuple(f"N{number}" for number in range(9, 20)),
    "challenges": ("N20", "N21"),
    "winning": ("N22", "N23", "N24"),
    "digital": ("N25", "N26", "N27", "N28", "N29"),
}


def rules() -> Mapping[str, Sequence[str]]:
    """The sections of the rules, and the numbered rules in each."""
    return RULES


# ---- the table as a picture -----------------------------------------------------------------------------------------


def picture(view: View, names: Sequence[str], say: Say) -> str:
    """The table as this seat sees it."""
    turn = (
        say("konito-turn", turn=view.turn + 1)
        if view.turns is None
        else say("konito-turn-of", turn=view.turn + 1, most=view.turns)
    )
    lines = [f"[bold]{turn}[/] · {say('konito-reads', **who(reader_of(view), view.seat, names))}", "", *_track(view)]
    lines.append(f"[dim]{say('konito-legend')}[/]")
    pawns = (f"{_TEAMS[team]} {_team(view, team, names, say)}" for team in range(len(view.pawns)))
    lines.append(f"[dim]{' · '.join(pawns)}[/]")
    if view.challenge:
        lines += ["", say("konito-challenge", text=plain(view.challenge.text))]
    if view.faces:
        lines += ["", *(_line(line, say) for line in view.faces[-1].lines)]
    if view.said:
        lines += ["", say("konito-hint", text=plain(view.said[-1]))]
    return "\n".join(lines)


def _track(view: View) -> list[str]:
    squares = track.squares(view.track)
    lines: list[str] = []
    for start in range(0, len(squares), _ROW):
        row = squares[start : start + _ROW]
        pawns = [_pawns_on(view, start + at) for at in range(len(row))]
        lines.append(" ".join(f"{pawn:<3}" for pawn in pawns).rstrip())
        lines.append(" ".join(_square(square) for square in row))
    return lines


def _pawns_on(view: View, at: int) -> str:
    return "".join(_TEAMS[team] for team, pawn in enumerate(view.pawns) if pawn == at)


def _team(view: View, team: int, names: Sequence[str], say: Say) -> str:
    """What a pawn is called: the team, the player it belongs to, or everyone."""
    if view.form == "teams":
        return say(f"konito-team-{team}")
    return plain(names[view.teams.index(team)]) if view.form == "three" else say("konito-everyone")


def _square(square: track.Square) -> str:
    challenge = "!" if square.challenge else " "
    return f"[{_INKS[square.level]}]{_DIGITS[square.level]}{challenge} [/]"


def _line(line: Line, say: Say) -> str:
    if line.start is None or line.theme is None:
        return f"  [dim]… {say('konito-hidden')}[/]"
    end = "…" if line.end is None else f" → [bold]{plain(line.end)}[/]"
    mark = "✓" if line.mark == "got" else "·"
    return f"  {mark} [dim]{plain(line.theme)}:[/] {plain(line.start)}{end}"


# ---- menus ----------------------------------------------------------------------------------------------------------


def menu(view: View, legal: Sequence[Action], names: Sequence[str], say: Say) -> Menu[Action]:
    """What the seat may do, as questions."""
    questions = {"partner": "partner", "number": "number", "ready": "start", "review": "review"}
    question = say(f"konito-ask-{questions.get(view.phase, 'reading')}")
    return Menu(question, tuple(Choice(_offer(view, action, names, say), action) for action in legal))


def _offer(view: View, action: Action, names: Sequence[str], say: Say) -> str:
    match action:
        case Partner(seat=seat):
            return say("konito-offer-partner", name=plain(names[seat]))
        case Number(number=number):
            return say("konito-offer-number", number=number)
        case ReadOut(line=line):
            return say("konito-offer-read_out", **_parts(view.faces[-1].lines[line]))
        case Got(line=line):
            return say("konito-offer-got", **_parts(view.faces[-1].lines[line]))
        case Contest(face=face, line=line, reason=reason):
            end = _parts(view.faces[face].lines[line])["end"]
            return say("konito-offer-contest", end=end, reason=say(f"konito-reason-{reason}"))
        case Vote(right=right):
            return say("konito-offer-vote-right" if right else "konito-offer-vote-wrong")
        case Start():
            return say("konito-offer-start")
        case model.Say():
            return say("konito-offer-say")
        case Guess():
            return say("konito-offer-guess")
        case PassFace():
            return say("konito-offer-pass_face")
        case Concede():
            return say("konito-offer-concede")
        case Next():
            return say("konito-offer-next")
        case _:
            assert_never(action)


def _parts(line: Line) -> dict[str, str]:
    return {name: plain(getattr(line, name) or "…") for name in ("theme", "start", "end")}


# ---- what happened --------------------------------------------------------------------------------------------------


def news(before: View, after: View, names: Sequence[str], say: Say) -> list[str]:
    """What happened between two views of one seat, in sentences."""
    told: list[str] = []
    if before.phase == "first" != after.phase and form_of(after) != "solo":
        told.append(say("konito-told-first", **who(after.first, after.seat, names)))
    if after.track != before.track:
        told.append(say("konito-told-track", squares=len(track.squares(after.track))))
    if after.turn != before.turn:
        return told + _moved(before, after, names, say)
    if after.partner is not None and before.partner is None:
        told.append(say("konito-told-partner", **who(after.partner, after.seat, names)))
    if after.number is not None and before.number is None:
        told.append(say("konito-told-number", number=after.number))
    if after.challenge and not before.challenge:
        told.append(say("konito-challenge", text=plain(after.challenge.text)))
    if after.started is not None and before.started is None:
        told.append(say("konito-told-start", seconds=after.options.seconds))
    told += [say("konito-told-said", text=plain(text)) for text in after.said[len(before.said) :]]
    for guess in after.guesses[len(before.guesses) :]:
        told.append(say("konito-told-guess", name=plain(names[guess.seat]), text=plain(guess.text)))
        if guess.almost:
            told.append(say("konito-told-almost"))
    told += _faces(before, after, say)
    told += _objections(before, after, names, say)
    if after.phase == "review" != before.phase:
        told.append(say("konito-told-time", faces=sum(face.complete for face in after.faces)))
        both, one, none = after.heaps
        told.append(say("konito-told-heaps", both=both, one=one, none=none))
    return told


def _moved(before: View, after: View, names: Sequence[str], say: Say) -> list[str]:
    return [
        say("konito-told-moved", team=_team(after, team, names, say), square=there + 1)
        for team, (here, there) in enumerate(zip(before.pawns, after.pawns, strict=True))
        if here != there
    ]


def _faces(before: View, after: View, say: Say) -> list[str]:
    told: list[str] = []
    for number, face in enumerate(after.faces):
        old = before.faces[number] if number < len(before.faces) else None
        for at, line in enumerate(face.lines):
            was = old.lines[at].mark if old else "hidden"
            if line.mark == "read" and was == "hidden":
                told.append(say("konito-told-read", **_without_end(line)))
            elif line.mark == "got" != was:
                told.append(say("konito-told-got", **_parts(line)))
        if face.passed and not (old and old.passed):
            told.append(say("konito-told-passed"))
        elif face.complete and not (old and old.complete):
            told.append(say("konito-told-complete"))
    return told


def _without_end(line: Line) -> dict[str, str]:
    return {name: text for name, text in _parts(line).items() if name != "end"}


def _objections(before: View, after: View, names: Sequence[str], say: Say) -> list[str]:
    told: list[str] = []
    for number, objection in enumerate(after.objections):
        end = _parts(after.faces[objection.face].lines[objection.line])["end"]
        if number >= len(before.objections):
            reason = say(f"konito-reason-{objection.reason}")
            told.append(say("konito-told-contest", name=plain(names[objection.seat]), end=end, reason=reason))
        elif objection.upheld is not None and before.objections[number].upheld is None:
            told.append(say("konito-told-upheld" if objection.upheld else "konito-told-rejected", end=end))
    return told


def verdict(outcome: Outcome, view: View, names: Sequence[str], say: Say) -> str:
    """Who won, and why."""
    if outcome.reason == "out-of-turns":
        left = len(track.squares(view.track)) - 1 - max(view.pawns)
        return say("konito-won-out-of-turns", squares=left)
    winners = ", ".join(plain(names[seat]) for seat in outcome.winners)
    return say(f"konito-won-{outcome.reason}", names=winners)


# ---- why a bot did it -----------------------------------------------------------------------------------------------


def why(reason: Reason, seat: Seat, names: Sequence[str], reader: Seat | None, say: Say) -> str:
    """Why a bot on this seat did what it did; to the reader on that seat, what speaks for doing it."""
    me = "yes" if reader == seat else "no"
    match reason:
        case reasons.Judged(evidence=evidence):
            return say(f"konito-why-judged-{evidence}", me=me)
        case reasons.TriedLuck(letters=letters):
            return say("konito-why-tried_luck", told="yes" if letters else "no", **_told(reason))
        case reasons.ReadOn(found=found, seconds=seconds):
            return say("konito-why-read_on", me=me, found="yes" if found else "no", seconds=seconds)
        case _:
            return say(f"konito-why-{reason.__struct_config__.tag}", me=me, **_told(reason))


def _told(reason: Reason) -> dict[str, object]:
    """The numbers and texts of a reason, texts safe inside markup."""
    return {name: plain(value) if isinstance(value, str) else value for name, value in asdict(reason).items()}


# ---- facts ----------------------------------------------------------------------------------------------------------


def facts(states: Iterable[State]) -> Mapping[str, list[float]]:
    """What simulations count in one game."""
    faces: list[float] = []
    before: State | None = None
    for state in states:
        if before is not None and before.phase == "review" and state.turn != before.turn:
            faces.append(float(sum(face.complete for face in before.faces)))
        before = state
    assert before is not None
    finish = len(track.squares(before.track)) - 1
    return {"turns": [float(before.turn)], "faces": faces, "finished": [float(finish in before.pawns)]}
