"""Number words and figures made equal: “sept”, “seven”, “VII” and “7”."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from tablee.games.konito.vocabulary import AND, SHORT_FOR, word_set

ONES = {
    "fr": "zero un deux trois quatre cinq six sept huit neuf dix onze douze "
    "treize quatorze quinze seize dix-sept dix-huit dix-neuf",
    "en": "zero one two three four five six seven eight nine ten eleven twelve "
    "thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    "de": "null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf "
    "dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn",
    "es": "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce "
    "trece catorce quince dieciseis diecisiete dieciocho diecinueve",
    "it": "zero un due tre quattro cinque sei sette otto nove dieci undici dodici "
    "tredici quattordici quindici sedici diciassette diciotto diciannove",
    "nl": "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf "
    "dertien veertien vijftien zestien zeventien achttien negentien",
    "cs": "nula jeden dva tri ctyri pet sest sedm osm devet deset jedenact dvanact "
    "trinact ctrnact patnact sestnact sedmnact osmnact devatenact",
}
"""0 to 19; dashes stand for spaces."""

_TENS = {
    "fr": "vingt trente quarante cinquante soixante septante huitante nonante",
    "en": "twenty thirty forty fifty sixty seventy eighty ninety",
    "de": "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig",
    "es": "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    "it": "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
    "nl": "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
    "cs": "dvacet tricet ctyricet padesat sedesat sedmdesat osmdesat devadesat",
}

_MORE_NUMBERS = {
    "fr": "une 1,octante 80",
    "en": "",
    "de": "eins 1,eine 1,einen 1,einem 1,einer 1,eines 1,zwo 2,hundert 100,tausend 1000",
    "es": "uno 1,una 1,cien 100,ciento 100,mil 1000",
    "it": "uno 1,una 1,cento 100,mille 1000",
    "nl": "honderd 100,duizend 1000",
    "cs": "jedna 1,jedno 1,dve 2,sto 100,tisic 1000",
}

_HUNDRED = {"fr": word_set("cent cents"), "en": word_set("hundred")}
_THOUSAND = {"fr": word_set("mille"), "en": word_set("thousand")}

_ORDINALS = {
    "fr": "ier 1,premier 1,premiere 1,deuxieme 2,troisieme 3,quatrieme 4,cinquieme 5,sixieme 6,septieme 7,huitieme 8,"
    "neuvieme 9,dixieme 10,onzieme 11,douzieme 12,treizieme 13,quatorzieme 14,quinzieme 15,seizieme 16,vingtieme 20,"
    "centieme 100",
    "en": "first 1,third 3,fourth 4,fifth 5,sixth 6,seventh 7,eighth 8,ninth 9,tenth 10,eleventh 11,twelfth 12,"
    "thirteenth 13,fourteenth 14,fifteenth 15,sixteenth 16,twentieth 20,hundredth 100",
}
"""Without second, which is also a time."""

_ORDINAL_ENDINGS = {"fr": "er|ere|re|e|eme|ieme|nd|nde", "en": "st|nd|rd|th|e"}
_ROMAN = {
    f"{ten}{one}": str(10 * tens + ones)
    for tens, ten in enumerate(("", "x", "xx"))
    for ones, one in enumerate(("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"))
    if len(ten + one) > 1
}
_NOT_ROMAN = {"es": word_set("vi"), "it": word_set("vi")}  # “saw”, “you”


def _pairs(text: str) -> dict[str, int]:
    return {word: int(value) for word, value in (pair.split() for pair in text.split(",") if pair)}


def _spellings(lang: str) -> Iterator[tuple[str, int]]:
    """Every spelling of 0 to 99 that a language builds by rule, its words apart."""
    ones = [one.replace("-", " ") for one in ONES[lang].split()]
    yield from zip(ones, range(20), strict=True)
    for value, ten in zip(range(20, 100, 10), _TENS[lang].split(), strict=True):
        yield ten, value
        for one in range(1, 10):
            number = value + one
            match lang:
                case "fr":
                    yield from ((f"{ten} {ones[one]}", number), (f"{ten} et {ones[one]}", number))
                case "en":
                    yield f"{ten} {ones[one]}", number
                case "cs":
                    for form in {1: ("jeden", "jedna", "jedno"), 2: ("dva", "dve")}.get(one, (ones[one],)):
                        yield f"{ten} {form}", number
                case "de":
                    yield f"{ones[one]}und{ten}", number
                case "nl":
                    yield f"{ones[one]}en{ten}", number
                case "it":
                    yield (ten[:-1] if ones[one][0] in "uo" else ten) + ("uno" if one == 1 else ones[one]), number
                case _:
                    yield from (
                        (f"{ten} y {'uno' if one == 1 else ones[one]}", number),
                        (f"veinti{ones[one]}", 20 + one),
                    )
    if lang == "es":
        yield "veintiuno", 21
    if lang == "fr":
        for one in range(20):
            yield from ((f"quatre vingt {ones[one]}", 80 + one), (f"quatre vingts {ones[one]}", 80 + one))
            if one > 9:
                yield from ((f"soixante {ones[one]}", 60 + one), (f"soixante et {ones[one]}", 60 + one))
        yield from (("quatre vingt", 80), ("quatre vingts", 80), ("vingt et une", 21), ("quatre vingt une", 81))


_NUMBERS = {
    lang: {tuple(text.split()): value for text, value in [*_spellings(lang), *_pairs(_MORE_NUMBERS[lang]).items()]}
    for lang in ONES
}
ONE = {lang: ones.split()[1] for lang, ones in ONES.items()}
"""1 is written as a word: in most languages it is the article too."""
_ORDINAL_WORDS = {lang: _pairs(text) for lang, text in _ORDINALS.items()}


_Reading: TypeAlias = tuple[int, int] | None
"""A number, and how many words it takes."""


def _below_100(parts: Sequence[str], at: int, lang: str) -> _Reading:
    """The number that stands here in words, or in digits."""
    for used in range(min(4, len(parts) - at), 0, -1):
        value = _NUMBERS.get(lang, {}).get(tuple(parts[at : at + used]))
        if value is not None:
            return value, used
    if at < len(parts) and len(parts[at]) < 4 and parts[at].isdecimal():
        return int(parts[at]), 1
    return None


def _below_1000(parts: Sequence[str], at: int, lang: str) -> _Reading:
    return _scaled(_below_100, parts, at, lang, _HUNDRED.get(lang, frozenset()), 100)


def number(parts: Sequence[str], at: int, lang: str) -> _Reading:
    """The number that begins at this word, and how many words it takes."""
    return _scaled(_below_1000, parts, at, lang, _THOUSAND.get(lang, frozenset()), 1000)


def _scaled(
    smaller: Callable[[Sequence[str], int, str], _Reading],
    parts: Sequence[str],
    at: int,
    lang: str,
    names: frozenset[str],
    scale: int,
) -> _Reading:
    """A number with hundreds or thousands in it: [how many] hundred [and] [rest]."""
    head = smaller(parts, at, lang)
    value, used = head or (1, 0)
    if at + used >= len(parts) or parts[at + used] not in names or not 0 < value < (10 if scale == 100 else 1000):
        return head
    value, used = value * scale, used + 1
    joined = at + used < len(parts) and parts[at + used] == AND[lang]
    rest = smaller(parts, at + used + joined, lang)
    if rest is not None and 0 < rest[0] < scale:
        return value + rest[0], used + joined + rest[1]
    return value, used


def figure(part: str, lang: str) -> str:
    """Ordinals and Roman numbers in figures, what is short for a word as that word, all else as it is."""
    if part in _ROMAN and part not in _NOT_ROMAN.get(lang, ()):
        return _ROMAN[part]
    if lang in _ORDINALS:
        if part in _ORDINAL_WORDS[lang]:
            return f"{_ORDINAL_WORDS[lang][part]}e"
        if fits := re.fullmatch(rf"([0-9]+)(?:{_ORDINAL_ENDINGS[lang]})", part):
            return f"{fits[1]}e"
    return SHORT_FOR.get(lang, {}).get(part, part)


def is_number(key: str) -> bool:
    """Whether a folded word is a number, in figures; one is a word."""
    return key[0].isdecimal()
