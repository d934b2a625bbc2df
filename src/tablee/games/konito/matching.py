"""Whether what a team-mate typed is the end of an expression (N25): both folded, then compared word by word.

A typing error is forgiven in proportion to the length of a word, unless what was typed is a word itself: “boule” is no
slip for “poule”. The lists of `KNOWN_WORDS` are there for that; a language without one is judged by the keys only.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

import snowballstemmer
from rapidfuzz.distance import OSA

from tablee.games.konito.numbers import ONE, ONES, figure, is_number, number
from tablee.games.konito.vocabulary import AND, ARTICLES, FILLERS, FUNCTION_WORDS, KNOWN_WORDS, NEGATIONS, word_set

LONGEST_TYPED = 200
"""Characters; more than that is nobody's answer, and the cost of judging stays bounded."""


class Verdict(Enum):
    """What the table says to an answer; ALMOST is told to the guesser alone."""

    RIGHT = "right"
    ALMOST = "almost"
    WRONG = "wrong"


class Word(NamedTuple):
    """A word of a text: as it was typed, folded with numbers as digits, and folded with numbers as they were typed."""

    raw: str
    key: str
    spelled: str


# ---- fold -----------------------------------------------------------------------------------------------------------

_APOSTROPHES = str.maketrans(dict.fromkeys("’ʼ‘`´′＇", "'"))
_LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"})
_SPLIT = re.compile(r"(?:[^\W_]|[\u0300-\u036f])+")
_JOINED = re.compile(r"(?:[^\W_]|[\u0300-\u036f]|'(?=\w))+")
_UMLAUT = re.compile(r"(?<![aeiouq])([aou])e+")


def _plain(raw: str, lang: str) -> str:
    """Letters and digits alone, without case and accents."""
    text = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", raw).casefold()).translate(_LETTERS)
    text = "".join(letter for letter in text if letter.isalnum())
    return _UMLAUT.sub(r"\1", text) if lang == "de" else text


def words(text: str, lang: str) -> list[Word]:
    """The words of a text, with their articles; a number of several words counts as one."""
    return list(_words(text, lang))


@lru_cache(maxsize=8192)  # the same expressions are compared again and again
def _words(text: str, lang: str) -> Sequence[Word]:
    text = unicodedata.normalize("NFC", text).translate(_APOSTROPHES).replace("&", f" {AND.get(lang, '')} ")
    pattern = _SPLIT if lang in ("fr", "it") else _JOINED  # l'ami is two words, don't is one
    found = [(raw, _plain(raw, lang)) for raw in pattern.findall(text)]
    raws, parts = [raw for raw, part in found if part], [part for _, part in found if part]
    told: list[Word] = []
    at = 0
    while at < len(parts):
        value, used = number(parts, at, lang) or (None, 1)
        as_it_is = value is None or (used == 1 and parts[at].isdecimal())  # 007
        key = figure(parts[at], lang) if as_it_is else str(value)
        raw, spelled = " ".join(raws[at : at + used]), "".join(parts[at : at + used])
        if key == "000" and told and told[-1].key.isdecimal():  # 20 000
            raw, key, spelled = f"{told[-1].raw} {raw}", told[-1].key + key, told[-1].spelled + spelled
            told.pop()
        told.append(Word(raw, key, spelled))
        at += used
    return [word._replace(key=ONE.get(lang, "1")) if word.key == "1" else word for word in told]


def _core(found: Sequence[Word], lang: str) -> Sequence[Word]:
    """The words after the leading articles; all of them if there is nothing else."""
    articles = ARTICLES.get(lang, frozenset())
    for at, word in enumerate(found):
        counts = word.key == ONE.get(lang) and at + 1 < len(found) and is_number(found[at + 1].key)  # un, deux, trois
        if word.key not in articles or counts:
            return found[at:]
    return found


def fold(text: str, lang: str) -> str:
    """A text without what does not matter: case, accents, punctuation, leading articles; numbers as digits."""
    found = _core(words(text, lang), lang)
    if not found:
        return " ".join(unicodedata.normalize("NFKD", text).casefold().split())
    return " ".join(word.key for word in found)


@lru_cache(maxsize=8192)
def stem(word: str, lang: str) -> str:
    """The stem of a word, folded; a stemmer has a state of its own, so each call takes a fresh one."""
    name = _STEMMERS.get(lang)
    return _plain(snowballstemmer.stemmer(name).stemWord(word), lang) if name else _plain(word, lang)


_STEMMERS = {
    lang: name
    for lang, name in zip(
        ("fr", "en", "de", "es", "it", "nl", "cs"),
        ("french", "english", "german", "spanish", "italian", "dutch", "czech"),
        strict=True,
    )
    if name in snowballstemmer.algorithms()
}


# ---- words that differ ----------------------------------------------------------------------------------------------

_WORDS = {lang: KNOWN_WORDS.get(lang, frozenset()) | known for lang, known in FUNCTION_WORDS.items()}
_QWERTZ = ("qwertzuiop", "asdfghjkl", "yxcvbnm")
_ROWS = {"fr": ("azertyuiop", "qsdfghjklm", "wxcvbn"), "de": _QWERTZ, "cs": _QWERTZ}
_QWERTY = ("qwertyuiop", "asdfghjkl", "zxcvbnm")


def _neighbours(rows: Sequence[str]) -> frozenset[str]:
    """Pairs of letters that lie side by side, so that a finger confuses them."""
    keys = [(letter, row, column) for row, letters in enumerate(rows) for column, letter in enumerate(letters)]
    return frozenset(a + b for a, i, x in keys for b, j, y in keys if abs(i - j) <= 1 and abs(x - y) <= 1)


_SOUNDS = frozenset(pair for two in word_set("ck cq kq cs sz iy mn gj vw ae dt") for pair in (two, two[::-1]))
_SOUNDS_AS = {
    "en": {"ph": "f", "x": "cs", "qu": "k"},
    "fr": {"ph": "f", "x": "cs", "qu": "k", "eau": "o", "au": "o", "ai": "e", "ei": "e", "ay": "e", "ill": "iy"}
    | {"em": "an", "en": "an", "ge": "j", "y": "i"},
}
_SILENT = re.compile(r"(?<=[iu])e?[std]?$|[std]$")  # Marie, repart
_SAME_SOUND = frozenset(pair for two in word_set("ck cq kq cs gj") for pair in (two, two[::-1]))
_SILENT_H = frozenset({"fr", "es", "it"})
_ALIKE = {lang: _SOUNDS | _neighbours(_ROWS.get(lang, _QWERTY)) for lang in ONES}
_VOWELS = frozenset("aeiouy")


def allowance(letters: int) -> int:
    """How many typing errors so many letters may have."""
    return 0 if letters <= 3 else 1 if letters <= 7 else 2 if letters <= 12 else letters // 5


def _is_word(text: str, lang: str) -> bool:
    """Whether this is a word of the language, so that it was typed on purpose."""
    known = _WORDS.get(lang, frozenset())
    return text in known or (text[-1:] in ("s", "x") and text[:-1] in known)


def _is_plural(a: str, b: str, lang: str) -> bool:
    """Whether one of two words is the other with a sign of the plural; fil and fils are two words."""
    short, long = sorted((a, b), key=len)
    known = _WORDS.get(lang, frozenset())
    signs = ("s", "x") if lang == "fr" else ("s", "es")
    return len(short) > 1 and long in {short + sign for sign in signs} and not {short, long} <= known


def _slips(typed: str, meant: str, lang: str) -> int:
    """How many typing errors lie between two words, where one that makes another word of a short one counts for more.

    An optimal string alignment with weights: the wrong key costs more unless it is a neighbour or sounds alike, and so
    do the first letter, the last one of a short word, and one s for two.
    """
    alike = _ALIKE.get(lang, _SOUNDS)
    short = len(meant) <= 5
    edge = 2 if short else 1 if len(meant) <= 12 else 0
    tight = 2 if len(meant) <= 4 else 1  # of four letters, only two in the wrong order or one doubled is a slip
    weak_end = len(meant) <= {"fr": 4, "en": 7}.get(lang, 5)  # cou, coup; close, closed

    def swap(i: int, j: int) -> int:
        if typed[i] == meant[j]:
            return 0
        last = i + 1 == len(typed) and j + 1 == len(meant) and {typed[i], meant[j]} <= _VOWELS  # gatto, gatti
        if typed[i] + meant[j] in _SAME_SOUND:
            return 1
        cost = tight if typed[i] + meant[j] in alike and not last else 3 if short else 2
        return cost + edge if i == j == 0 else cost

    def gap(word: str, at: int) -> int:
        if word[at] in (word[at - 1 : at], word[at + 1 : at + 2]):
            single_s = word[at] == "s" and len(meant) <= 7 and "sss" not in word  # poison, poisson
            return 2 if single_s else tight if word is meant else 1
        if at == 0:
            return 1 if word[0] == "h" and lang in _SILENT_H else tight + edge
        last = at + 1 == len(word)
        feminine = lang == "fr" and last and word is typed and word[at] == "e"  # renard, renarde
        return tight + edge if feminine or (last and weak_end) else tight

    def turn(i: int, j: int) -> int:
        last = i + 1 == len(typed) and j + 1 == len(meant)
        return 2 if lang == "fr" and last and {typed[i - 1 :], meant[j - 1 :]} == {"er", "re"} else 1  # monter, montre

    above: list[int] = []
    before = [0]
    for j in range(len(meant)):
        before.append(before[j] + gap(meant, j))
    for i in range(len(typed)):
        now = [before[0] + gap(typed, i)]
        for j in range(len(meant)):
            best = min(before[j] + swap(i, j), before[j + 1] + gap(typed, i), now[j] + gap(meant, j))
            if i and j and typed[i] == meant[j - 1] != typed[i - 1] == meant[j]:
                best = min(best, above[j - 1] + turn(i, j))
            now.append(best)
        above, before = before, now
    return before[-1]


_FAR = 99


class _Rule(NamedTuple):
    """How two texts are compared."""

    lang: str
    slack: int = 0
    """How many errors more than allowed."""
    alone: bool = False
    """Whether the end has one word that means something: its plural, if it can be heard, is another answer."""
    bare: bool = False
    """Whether the end has none, so that its articles and prepositions are what counts."""


def _errors(typed: Word, meant: Word, rule: _Rule) -> int | None:
    """How many typing errors make one word of the other; `None` if it is another word."""
    if typed.key == meant.key:
        return 0
    if is_number(typed.key):
        return None  # a number is never a slip for anything
    a, b = typed.spelled, meant.spelled
    small = len(b) == 3 and not rule.bare and (not rule.alone or _is_function(meant, rule.lang))
    limit = 1 if small else allowance(len(b))
    if _is_plural(a, b, rule.lang):
        heard = rule.lang != "fr" and rule.alone
        return 1 if limit and (rule.slack or not heard) else None
    if rule.lang == "fr" and limit and b.endswith("er") and _sounds_like_er(typed, b, rule):
        return 1
    most = limit + (rule.slack if len(b) > 3 else 0)
    known = _is_word(a, rule.lang)
    if limit and (len(b) > 4 or small) and not (known and rule.alone) and _sound(a, rule.lang) == _sound(b, rule.lang):
        return 1  # said aloud, it would be right
    if known or not most:
        return None
    if OSA.distance(a, b, score_cutoff=most) > min(most, 0.4 * len(b)):
        return None
    errors = _slips(a, b, rule.lang)
    return errors if errors <= most else None


def _sounds_like_er(typed: Word, meant: str, rule: _Rule) -> bool:
    """Whether this is posé, posez or, in a longer end, pose for poser."""
    root = meant.removesuffix("er")
    accented = typed.raw.lower().endswith(("é", "ée", "és", "ées"))
    return typed.spelled in (root + "ez", root + "e", root + "ee", root + "es") and (accented or not rule.alone)


def _sound(text: str, lang: str) -> str:
    """A word as it sounds, roughly: what is written in two ways, in one."""
    if lang == "fr" and text.endswith("ux"):
        text = text[:-1]
    for written, heard in _SOUNDS_AS.get(lang, _SOUNDS_AS["en"]).items():
        text = text.replace(written, heard)
    return _SILENT.sub("", text) if lang == "fr" else text


# ---- texts that differ ----------------------------------------------------------------------------------------------


def _is_function(word: Word, lang: str) -> bool:
    return word.key in FUNCTION_WORDS.get(lang, frozenset())


def content(found: Sequence[Word], lang: str) -> list[Word]:
    """The words that mean something."""
    return [word for word in found if not _is_function(word, lang)]


def _weight(word: Word, rule: _Rule) -> int:
    """What it costs to leave a word out, or to add it."""
    if rule.bare:
        return _FAR
    if _is_function(word, rule.lang) and (len(word.key) < 3 or word.key in ARTICLES.get(rule.lang, frozenset())):
        return 1
    return 2 if _is_function(word, rule.lang) else _FAR


def _glued(found: Sequence[Word]) -> Word:
    return Word("", "".join(word.key for word in found), "".join(word.spelled for word in found))


def _pair(typed: Sequence[Word], end: Sequence[Word], rule: _Rule) -> int:
    """What it costs to take some typed words for some words of the end, one or two each."""
    if len(typed) == len(end) == 1:
        errors = _errors(typed[0], end[0], rule)
        other = max(_weight(typed[0], rule), _weight(end[0], rule))
        if not {typed[0].key, end[0].key} <= ARTICLES.get(rule.lang, frozenset()):
            other = max(other, 2)  # in for on is more than a slip
        return min(other, _FAR if errors is None else errors)
    if len(typed) == len(end) and any(  # aujourd'ui, but not la mère for la mer
        a.key != b.key and (is_number(a.key) or _is_word(a.spelled, rule.lang)) for a, b in zip(typed, end, strict=True)
    ):
        return _FAR
    errors = _errors(_glued(typed), _glued(end), rule)
    return _FAR if errors is None or errors > 1 else errors


def _distance(typed: Sequence[Word], end: Sequence[Word], rule: _Rule) -> int:
    """How many errors lie between two texts: words one by one, articles and prepositions missing, spaces astray."""
    table = [[0] * (len(end) + 1) for _ in range(len(typed) + 1)]
    for i in range(len(typed) + 1):
        for j in range(len(end) + 1):
            ways = [0] if i == j == 0 else []
            if i:
                ways.append(table[i - 1][j] + _weight(typed[i - 1], rule))
            if j:
                ways.append(table[i][j - 1] + _weight(end[j - 1], rule))
            for a, b in _STEPS:
                if i >= a and j >= b:
                    ways.append(table[i - a][j - b] + _pair(typed[i - a : i], end[j - b : j], rule))
            table[i][j] = min(ways)
    return table[-1][-1]


_STEPS = ((1, 1), (2, 1), (1, 2), (2, 2))


def _is_on_the_way(typed: Sequence[Word], end: Sequence[Word], rule: _Rule) -> bool:
    """Whether the words that mean most are there, though some are missing or too many."""
    meaning = list(end) if rule.bare else content(end, rule.lang)
    left = list(typed) if rule.bare else content(typed, rule.lang)
    there: list[Word] = []
    for word in meaning:
        for other in left:
            if _errors(other, word, rule) is not None or _same_stem(other, word, rule.lang):
                there.append(word)
                left.remove(other)
                break
    if all(is_number(word.key) for word in there):
        return False
    share = sum(map(_bulk, there)) / sum(map(_bulk, meaning))
    if any(is_number(word.key) for word in left):
        return share >= 0.7  # another number
    if not left or len(there) == len(meaning):
        return share >= 0.4 and len(left) <= 2
    if len(left) > 1:
        return False
    missing = [word for word in meaning if word not in there]
    if len(missing) == 1 and len(missing[0].spelled) > 4 and OSA.distance(left[0].spelled, missing[0].spelled) == 1:
        return True  # Sherlock Homes
    key = max(map(_bulk, meaning))
    return share >= 0.6 and any(_bulk(word) == key for word in there)


def _bulk(word: Word) -> int:
    """How much a word counts: its letters, and little more for a number than for a figure."""
    return min(len(word.spelled), 4) if is_number(word.key) else len(word.spelled)


def _same_stem(a: Word, b: Word, lang: str) -> bool:
    """Whether two words are forms of one, as chevaux and cheval; loup and loupe are not."""
    if is_number(a.key) or is_number(b.key):
        return False
    short, long = sorted((a.spelled, b.spelled), key=len)
    if _is_plural(short, long, lang):
        return True
    one, other = stem(a.raw.lower(), lang), stem(b.raw.lower(), lang)
    apart = long == short + "e" and {short, long} <= _WORDS.get(lang, frozenset())
    return one == other and len(one) > 3 and not apart


def _negations(found: Sequence[Word], lang: str) -> list[Word]:
    return [word for word in found if word.key in NEGATIONS.get(lang, frozenset())]


def _compare(typed: Sequence[Word], end: Sequence[Word], lang: str) -> Verdict:
    """What one way to read the typed words is worth, against one answer."""
    if not typed or not end or len(typed) > 2 * len(end) + 4:
        return Verdict.WRONG
    one, other = _glued(typed), _glued(end)
    if one.key == other.key or one.spelled == other.spelled:
        return Verdict.RIGHT
    if len(_negations(typed, lang)) > len(_negations(end, lang)):
        return Verdict.WRONG
    meaning = content(end, lang)
    allowed = max(allowance(sum(len(word.spelled) for word in meaning)), min(1, allowance(len(other.spelled))))
    rule = _Rule(lang, alone=len(meaning) < 2, bare=not meaning)
    negated = all(any(_errors(a, b, rule) is not None for a in typed) for b in _negations(end, lang))
    in_one = len(typed) == 1 and len(end) > 2 and _errors(one, other, rule) == 1  # spaces left out, and a slip
    if negated and (in_one or _distance(typed, end, rule) <= allowed):
        return Verdict.RIGHT
    if _distance(typed, end, rule._replace(slack=1)) <= allowed + 1 or _is_on_the_way(typed, end, rule):
        return Verdict.ALMOST
    return Verdict.WRONG


# ---- judge ----------------------------------------------------------------------------------------------------------


def judge(typed: str, end: str, alternatives: Sequence[str], lang: str, start: str = "") -> Verdict:
    """Whether what was typed is the end, or one of its alternatives, alone or after the start (N25)."""
    if not typed.strip() or len(typed) > LONGEST_TYPED:
        return Verdict.WRONG
    answers = [end, *alternatives]
    if fold(typed, lang) in {fold(answer, lang) for answer in answers}:
        return Verdict.RIGHT
    attempts = list(_attempts(words(typed, lang), words(start, lang), lang))
    whole = [words(answer, lang) for answer in answers]
    ends = [*(_core(answer, lang) for answer in whole), *whole]
    verdicts = {_compare(attempt, answer, lang) for attempt in attempts for answer in ends}
    return next((verdict for verdict in Verdict if verdict in verdicts), Verdict.WRONG)


def _attempts(typed: Sequence[Word], start: Sequence[Word], lang: str) -> Iterator[Sequence[Word]]:
    """What was typed, also without fillers around it and without the start before it; each reading once."""
    bare = _without_fillers(typed, lang)
    wholes = (typed, typed[1:], bare) if typed and typed[0].key in ARTICLES.get(lang, ()) else (typed, bare)
    rests = [_without_fillers(rest, lang) for whole in wholes for rest in _after_start(_core(whole, lang), start, lang)]
    rests += [_without_fillers(rest, lang) for whole in wholes for rest in _after_start(whole, start, lang)]
    seen: set[tuple[str, ...]] = set()
    told = {word.key for word in start} - NEGATIONS.get(lang, frozenset())
    for found in (*wholes, *rests, [word for word in bare if word.key not in told]):
        keys = tuple(word.key for word in _core(found, lang))
        if keys and keys not in seen:
            seen.add(keys)
            yield _core(found, lang)


def _without_fillers(found: Sequence[Word], lang: str) -> Sequence[Word]:
    """The words without what people type around an answer, as long as something is left."""
    while True:
        keys = tuple(word.key for word in found)
        for filler in FILLERS.get(lang, ()):
            size = len(filler)
            if size < len(keys) and keys[:size] == filler:
                found = found[size:]
                break
            if size < len(keys) and keys[-size:] == filler:
                found = found[:-size]
                break
        else:
            return found


def _after_start(found: Sequence[Word], start: Sequence[Word], lang: str) -> Iterator[Sequence[Word]]:
    """What follows the start, or the last words of it; the whole start may have typing errors."""
    for at in range(len(start)):
        size = len(start) - at
        if size < len(found) and all(a.key == b.key for a, b in zip(found, start[at:], strict=False)):
            yield found[size:]
        glued = _glued(start[at:]).key
        if len(found) == 1 and found[0].key.startswith(glued) and not _is_word(found[0].key, lang):  # goodnight
            rest = found[0].key[len(glued) :]
            yield [Word(rest, rest, rest)] if rest else []
    whole = _glued(start).key
    most = len(whole) // 4
    for size in range(max(1, len(start) - 1), min(len(found), len(start) + 2)):
        if start and OSA.distance(_glued(found[:size]).key, whole, score_cutoff=most) <= most:
            yield found[size:]
