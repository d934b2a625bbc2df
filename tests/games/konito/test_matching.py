"""Whether what was typed is the end: folding, tricky pairs, and a corpus of what people type.

The corpora in `corpus/` were written and labelled by hand, to this measure. *Right*: the end, an alternative or the
whole expression, whatever the case, the accents, the spaces, an article, fillers around it; a slip or two of the
finger in proportion to the length; a plural that is not heard (French) or stands in a longer end. *Almost*: the key
word with a word missing or too many, another form of it, one slip too many, another number beside all the rest.
*Wrong*: another word, however alike (boule for poule), another number, a negation, a synonym that is not listed, a
list of guesses.

Every seventh expression is held out: these were written last, blind, and measured once before anything was changed
for them. That first measure was, in false rights and false wrongs: French 0 of 118 and 7 of 108, English 2 of 59 and
2 of 48, where three English labels broke the measure above and were set right. It showed that homophones were
missing; they are in now, so this part is no longer unseen. Two earlier sets were measured in the same way (French 1.3
% and 2.4 %, then 0.4 % and 4.4 %; English 0 % and 7.9 %, then 0 % and 2.2 %) and have joined the part that was tuned
on. So for expressions never seen expect about 1 % of false rights and 3 to 6 % of false wrongs, nearly all of which
are told “almost”. The bounds below hold what is reached now.
"""

import csv
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tablee.games.konito.matching import LONGEST_TYPED, Verdict, fold, judge

CORPUS = Path(__file__).parent / "corpus"
LANGUAGES = ["fr", "en", "de", "es", "it", "nl", "cs"]
RIGHT, ALMOST, WRONG = Verdict


# ---- fold -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N25")
@pytest.mark.parametrize(
    ("lang", "text", "folded"),
    [
        ("fr", "La Lune", "lune"),
        ("fr", "L’ÉTOILE !", "etoile"),
        ("fr", "lʼœil-de-bœuf", "oeil de boeuf"),
        ("fr", "Ça, c’est ﬁni…", "ca c est fini"),
        ("fr", "  des   pommes – de terre ", "pommes de terre"),
        ("fr", "la", "la"),
        ("fr", "la la la", "la la la"),
        ("fr", "de la mer", "mer"),
        ("fr", "quatre-vingt-dix-neuf", "99"),
        ("fr", "soixante et onze", "71"),
        ("fr", "septante-trois", "73"),
        ("fr", "huitante", "80"),
        ("fr", "nonante neuf", "99"),
        ("fr", "vingt et un", "21"),
        ("fr", "cent", "100"),
        ("fr", "Les Mille et Une Nuits", "1001 nuits"),
        ("fr", "20 000 lieues", "20000 lieues"),
        ("fr", "vingt mille lieues", "20000 lieues"),
        ("fr", "Louis XIV", "louis 14"),
        ("fr", "1er", "1e"),
        ("fr", "le septième art", "7e art"),
        ("fr", "un, deux, trois", "un 2 3"),
        ("fr", "une chance sur deux", "chance sur 2"),
        ("fr", "1", "un"),
        ("fr", "007", "007"),
        ("en", "The Cat & the Hat", "cat and the hat"),
        ("en", "Rock ’n’ Roll", "rock and roll"),
        ("en", "Don't", "dont"),
        ("en", "twenty-one", "21"),
        ("en", "a hundred", "100"),
        ("en", "one hundred and one", "101"),
        ("en", "the", "the"),
        ("de", "Das Mädchen", "madchen"),
        ("de", "Maedchen", "madchen"),
        ("de", "Straße", "strasse"),
        ("de", "einundzwanzig", "21"),
        ("es", "El Niño", "nino"),
        ("es", "treinta y uno", "31"),
        ("it", "L'amico", "amico"),
        ("it", "ventotto", "28"),
        ("nl", "Het huis", "huis"),
        ("nl", "tweeëntwintig", "22"),
        ("cs", "Kůň", "kun"),
        ("cs", "dvacet jedna", "21"),
        ("fr", "?!", "?!"),
        ("fr", "", ""),
    ],
)
def test_folding(lang: str, text: str, folded: str) -> None:
    assert fold(text, lang) == folded


@pytest.mark.parametrize("value", range(101))
def test_every_number_to_a_hundred_is_read_in_french(value: int) -> None:
    ones = ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"]
    ones += ["onze", "douze", "treize", "quatorze", "quinze", "seize"]
    tens = ["", "", "vingt", "trente", "quarante", "cinquante", "soixante", "soixante", "quatre-vingt", "quatre-vingt"]
    ten, one = divmod(value, 10)
    if value < 17:
        word = ones[value]
    elif value < 20:
        word = f"dix-{ones[one]}"
    elif value == 100:
        word = "cent"
    elif ten in (7, 9):
        rest = ones[10 + one] if one < 7 else f"dix-{ones[one]}"
        word = f"{tens[ten]}{' et ' if value == 71 else '-'}{rest}"
    elif value == 80:
        word = "quatre-vingts"
    else:
        word = tens[ten] + ("" if one == 0 else " et un" if one == 1 and ten < 8 else f"-{ones[one]}")
    assert fold(word, "fr") == fold(str(value), "fr")


# ---- judge ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N25")
@pytest.mark.parametrize(
    ("end", "typed", "verdict"),
    [
        ("poule", "boule", WRONG),
        ("mer", "mère", WRONG),
        ("mère", "mer", WRONG),
        ("mère", "mere", RIGHT),
        ("cou", "coup", WRONG),
        ("coup", "cou", WRONG),
        ("nuit", "nuits", RIGHT),
        ("loups", "loup", RIGHT),
        ("fil", "fils", WRONG),
        ("sept nains", "7 nains", RIGHT),
        ("sept nains", "les huit nains", WRONG),
        ("soixante-dix", "70", RIGHT),
        ("soixante-dix", "soixante-six", WRONG),
        ("treize", "seize", WRONG),
        ("la lune", "lune", RIGHT),
        ("lune", "la lune", RIGHT),
        ("pas un cadeau", "un cadeau", ALMOST),
        ("un cadeau", "pas un cadeau", WRONG),
        ("monter", "montre", WRONG),
        ("poisson", "poison", WRONG),
        ("cerise sur le gâteau", "cerise sur gateau", RIGHT),
        ("cerise sur le gâteau", "gateau", ALMOST),
        ("cheval", "chevaux", ALMOST),
        ("arc-en-ciel", "arcenciel", RIGHT),
        ("l'ami", "lami", RIGHT),
        ("éléphant", "elefant", RIGHT),
        ("lune", "lune soleil étoile mer ciel nuage", WRONG),
    ],
)
def test_tricky_pairs(end: str, typed: str, verdict: Verdict) -> None:
    assert judge(typed, end, (), "fr") is verdict


@pytest.mark.rule("N25")
def test_the_whole_expression_is_right_too() -> None:
    start = "Au clair de la"
    for typed in (
        "au clair de la lune",
        "clair de la lune",
        "c'est au clair de la lune",
        "o clair de la lune",
        "la lune",
    ):
        assert judge(typed, "lune", (), "fr", start=start) is RIGHT
    assert judge("au clair de la dune", "lune", (), "fr", start=start) is WRONG
    assert judge("au clair de la", "lune", (), "fr", start=start) is WRONG


@pytest.mark.rule("N25")
def test_listed_alternatives_are_right() -> None:
    assert judge("halebardes", "cordes", ("hallebardes",), "fr") is RIGHT
    assert judge("halebardes", "cordes", (), "fr") is WRONG


@pytest.mark.parametrize(
    ("lang", "end", "typed", "verdict"),
    [
        ("de", "das Mädchen", "Maedchen", RIGHT),
        ("de", "Schmetterling", "schmeterling", RIGHT),
        ("de", "Hand", "Hund", WRONG),
        ("es", "corazón", "corazon", RIGHT),
        ("es", "gato", "pato", WRONG),
        ("it", "gatto", "gatti", ALMOST),
        ("it", "la farfalla", "farfala", RIGHT),
        ("nl", "het schip", "shcip", RIGHT),
        ("nl", "maan", "zaan", WRONG),
        ("cs", "žížala", "zizala", RIGHT),
        ("cs", "tři prasátka", "3 prasatka", RIGHT),
        ("pt", "coração", "coracao", RIGHT),
    ],
)
def test_other_languages(lang: str, end: str, typed: str, verdict: Verdict) -> None:
    assert judge(typed, end, (), lang) is verdict


def test_nothing_and_too_much_are_wrong() -> None:
    assert judge("", "lune", (), "fr") is WRONG
    assert judge(" \t\n", "lune", (), "fr") is WRONG
    assert judge("", "", (), "fr") is WRONG
    assert judge("lune".ljust(LONGEST_TYPED), "lune", (), "fr") is RIGHT
    assert judge("lune".ljust(LONGEST_TYPED + 1), "lune", (), "fr") is WRONG


# ---- the corpus -----------------------------------------------------------------------------------------------------


def rows(lang: str, *, held_out: bool) -> Iterator[tuple[str, Verdict, Verdict]]:
    """What was typed for what, what it is, and what it is judged to be."""
    with (CORPUS / f"{lang}.csv").open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    ends = list(dict.fromkeys(row["end"] for row in found))
    for row in found:
        if (ends.index(row["end"]) % 7 == 6) is held_out:
            alternatives = [text for text in row["alternatives"].split("|") if text]
            verdict = judge(row["typed"], row["end"], alternatives, lang, start=row["start"])
            yield f"{row['typed']} | {row['end']}", Verdict(row["verdict"]), verdict


# The most of each that is let through, in per cent: false rights of all that is not right, false wrongs of all that is
# right, those of them that are not even almost, and almost and wrong confused of all that is not right.
BOUNDS = {
    ("fr", False): (1, 1, 0.5, 8),
    ("fr", True): (0, 3, 1, 6),
    ("en", False): (0.5, 1.5, 0.5, 7),
    ("en", True): (0, 2.1, 0, 8),
}


@pytest.mark.rule("N25")
@pytest.mark.parametrize(("lang", "held_out"), BOUNDS)
def test_the_corpus_is_judged_as_people_would(
    lang: str, held_out: bool, capsys: pytest.CaptureFixture[str], record_property: Callable[[str, object], None]
) -> None:
    judged = list(rows(lang, held_out=held_out))
    right = [row for row in judged if row[1] is RIGHT]
    other = [row for row in judged if row[1] is not RIGHT]
    kinds = {
        "false right": ([row for row in other if row[2] is RIGHT], other),
        "false wrong": ([row for row in right if row[2] is not RIGHT], right),
        "not even almost": ([row for row in right if row[2] is WRONG], right),
        "almost confused": ([row for row in other if row[2] is not RIGHT and row[2] is not row[1]], other),
    }
    told = f"{lang}, {'held out' if held_out else 'tuned on'}, {len(judged)} rows: " + ", ".join(
        f"{kind} {len(some)}/{len(all_)} = {len(some) / len(all_):.1%}" for kind, (some, all_) in kinds.items()
    )
    record_property("corpus", told)
    with capsys.disabled():
        print(f"\n{told}", end=" ")
    for (kind, (some, all_)), most in zip(kinds.items(), BOUNDS[lang, held_out], strict=True):
        assert 100 * len(some) <= most * len(all_), (kind, some)


@pytest.mark.parametrize(("lang", "least"), [("fr", 300), ("en", 150)])
def test_the_corpus_is_large_and_mixed(lang: str, least: int) -> None:
    labels = [row[1] for held_out in (False, True) for row in rows(lang, held_out=held_out)]
    assert len(labels) >= least
    assert labels.count(WRONG) >= 0.35 * len(labels)
    assert labels.count(ALMOST) >= 0.1 * len(labels)


# ---- whatever is typed ----------------------------------------------------------------------------------------------

ARTICLE = {"fr": "le", "en": "the", "de": "das", "es": "el", "it": "il", "nl": "het", "cs": ""}
LETTERS = "abcdefghijklmnopqrstuvwxyzàâäçéèêëîïñôöœùûüßěščřžůÀÉŒÇ0123456789"
texts = st.text(alphabet=st.sampled_from(LETTERS + "   '’-.,!?"), max_size=40)
NUMBERS = [
    "un",
    "une",
    "deux",
    "vingt",
    "et",
    "cent",
    "cents",
    "mille",
    "1",
    "20",
    "000",
    "quatre-vingt",
    "dix",
    "neuf",
]
numbers = st.lists(st.sampled_from([*NUMBERS, "le", "la", "3e", "XIV", "n", "and", "one", "hundred"])).map(" ".join)
languages = st.sampled_from(LANGUAGES)


@settings(deadline=None)
@given(typed=st.text(), end=st.text(max_size=60), start=st.text(max_size=60), lang=st.sampled_from([*LANGUAGES, "xx"]))
def test_anything_can_be_judged(typed: str, end: str, start: str, lang: str) -> None:
    assert judge(typed, end, (start,), lang, start=start) in Verdict


@settings(deadline=None)
@given(text=st.one_of(st.text(), texts, numbers), lang=st.sampled_from([*LANGUAGES, "xx"]))
def test_folding_twice_changes_nothing(text: str, lang: str) -> None:
    assert fold(fold(text, lang), lang) == fold(text, lang)


@settings(deadline=None)
@given(end=st.one_of(texts, numbers), start=texts, lang=languages, data=st.data())
def test_the_end_itself_is_right(end: str, start: str, lang: str, data: st.DataObject) -> None:
    assume(any(letter.isalnum() for letter in end))
    plain = "".join(letter for letter in unicodedata.normalize("NFD", end) if not unicodedata.combining(letter))
    ways = [end, end.upper(), end.lower(), end.swapcase(), plain, f"{ARTICLE[lang]} {end}"]
    assert judge(data.draw(st.sampled_from(ways)), end, (), lang, start=start) is RIGHT


@settings(deadline=None)
@given(end=texts, lang=languages)
def test_a_number_is_never_a_slip(end: str, lang: str) -> None:
    assume(any(letter.isalpha() for letter in end))
    assert judge(f"3 {end}", f"4 {end}", (), lang) is not RIGHT
    assert judge(f"{end} 12", f"{end} 13", (), lang) is not RIGHT
