"""What a Reader may not type: words of the same family as a word of the end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games.konito.ban import banned
from tablee.games.konito.matching import content, words

# said, end, what stands in the theme and the beginning, what is banned
FRENCH = [
    # the word itself, and its forms
    ("La lune brille", "la lune", "", ["lune"]),
    ("des lunes", "lune", "", ["lunes"]),
    ("LUNE !", "la lune", "", ["LUNE"]),
    ("l’étoile du soir", "étoile", "", ["étoile"]),
    ("une etoile", "étoile", "", ["etoile"]),
    ("le mot œuf", "oeuf", "", ["œuf"]),
    ("il chantait", "chanter", "", ["chantait"]),
    ("nous mangeons", "manger", "", ["mangeons"]),
    ("Il a mangé, mangera, mange", "manger", "", ["mangé", "mangera", "mange"]),
    ("grande", "grand", "", ["grande"]),
    ("les 7 amis", "sept nains", "", ["7"]),
    ("ils sont sept", "7 nains", "", ["sept"]),
    ("quatre-vingts", "80 jours", "", ["quatre vingts"]),
    ("un nain, deux nains", "sept nains", "", ["nain", "nains"]),
    ("arc, puis ciel", "arc-en-ciel", "", ["arc", "ciel"]),
    # irregular families
    ("des yeux bleus", "œil", "", ["yeux"]),
    ("un œil", "yeux", "", ["œil"]),
    ("Les cieux", "ciel", "", ["cieux"]),
    ("je vais, il ira", "aller", "", ["vais", "ira"]),
    ("deux chevaux", "cheval", "", ["chevaux"]),
    ("une statue équestre", "cheval", "", ["équestre"]),
    ("un marin au climat maritime", "la mer", "", ["marin", "maritime"]),
    ("le château royal du royaume", "le roi", "", ["royal", "royaume"]),
    ("une belle", "beau", "", ["belle"]),
    ("vieille", "vieux", "", ["vieille"]),
    ("l'amour", "aimer", "", ["amour"]),
    ("il pleut", "pluie", "", ["pleut"]),
    ("un oiseau nocturne", "nuit", "", ["nocturne"]),
    ("on meurt", "la mort", "", ["meurt"]),
    ("il sait", "savoir", "", ["sait"]),
    # words made of words
    ("une chanson", "chanter", "", ["chanson"]),
    ("un chanteur", "chanter", "", ["chanteur"]),
    ("enchanter", "chanter", "", ["enchanter"]),
    ("une poissonnerie", "poisson", "", ["poissonnerie"]),
    ("un jardinier", "jardin", "", ["jardinier"]),
    ("le jardinage", "jardinier", "", ["jardinage"]),
    ("le dentiste", "dents", "", ["dentiste"]),
    ("un fleuriste", "fleur", "", ["fleuriste"]),
    ("le pommier", "pommes", "", ["pommier"]),
    ("un voleur", "voler", "", ["voleur"]),
    ("un tableau", "table", "", ["tableau"]),
    # several ends
    ("une voiture", "bagnole", "", []),
    ("je la connais", "aller", "", []),
    # strangers that share a beginning
    ("porter un sac", "porte", "", []),
    ("Ferme la porte", "porter", "", []),
    ("le portail", "porte", "", ["portail"]),
    ("une carte", "car", "", []),
    ("ma mère", "mer", "", []),
    ("le maire", "mer", "", []),
    ("le château", "chat", "", []),
    ("une loupe", "loup", "", []),
    ("un boucher", "bouche", "", []),
    ("du courage", "cour", "", []),
    ("une montre", "mont Blanc", "", []),
    ("un poison", "poisson", "", []),
    ("la moisson", "mois", "", []),
    ("Ventre affamé", "vent", "", []),
    ("un couteau", "cou", "", []),
    ("la couronne", "cour", "", []),
    ("une reine", "rein", "", []),
    ("le visage", "vis", "", []),
    ("la fourmi", "four", "", []),
    ("une coquille", "coq", "", []),
    ("la reine", "roi", "", []),
    ("huit, neuf", "sept nains", "", []),
    # words that mean nothing alone
    ("c'est dans le, sur la, avec les", "la cerise sur le gâteau", "", []),
    ("il est, elle a, nous avons été là", "être ou ne pas être", "", []),
    ("pas toi, moi", "toi", "", []),
    # what stands in the theme and the beginning
    ("Petit à", "petit", "Petit à", []),
    ("Chansons : au clair de la", "chanson", "Chansons Au clair de la", []),
    ("une chanson", "chanson", "Chansons", ["chanson"]),
    ("Tel père", "fils de son père", "Tel père", []),
    ("loin des yeux", "œil", "Loin des yeux, loin du cœur", []),
    ("sept ans", "7 ans", "L'âge de raison : sept", ["ans"]),
    ("UN POUR TOUS", "un", "Un pour tous", []),
    ("", "lune", "", []),
    ("…!?", "lune", "", []),
]

ENGLISH = [
    ("the moon", "moon", "", ["moon"]),
    ("Moons!", "the moon", "", ["Moons"]),
    ("he was running", "run", "", ["running"]),
    ("a runner ran", "run", "", ["runner", "ran"]),
    ("three mice", "mouse", "", ["mice"]),
    ("a mouse", "three blind mice", "", ["mouse"]),
    ("she went", "go", "", ["went"]),
    ("two feet", "foot", "", ["feet"]),
    ("football", "foot", "", ["football"]),
    ("the children", "child", "", ["children"]),
    ("childish", "child", "", ["childish"]),
    ("a kingdom", "king", "", ["kingdom"]),
    ("happiness", "happy", "", ["happiness"]),
    ("unhappy", "happy", "", ["unhappy"]),
    ("a wooden box", "wood", "", ["wooden"]),
    ("golden", "gold", "", ["golden"]),
    ("the wolves", "wolf", "", ["wolves"]),
    ("a song to sing", "singer", "", ["song", "sing"]),
    ("friendship", "friend", "", ["friendship"]),
    ("a snowman", "snow", "", ["snowman"]),
    ("snow", "snowman", "", ["snow"]),
    ("the king's crown", "king", "", ["king's"]),
    ("7 of them", "seven dwarfs", "", ["7"]),
    ("seventy", "seven dwarfs", "", []),
    ("a dwarf", "seven dwarfs", "", ["dwarf"]),
    ("broken", "break a leg", "", ["broken"]),
    ("legs and bones", "break a leg", "", ["legs"]),
    ("the teacher", "teach", "", ["teacher"]),
    ("daily bread", "day", "", ["daily"]),
    # strangers
    ("mother", "moth", "", []),
    ("in the corner", "corn", "", []),
    ("the university", "universe", "", []),
    ("a party", "part", "", []),
    ("a carpet", "car", "", []),
    ("card", "car", "", []),
    ("the start", "star", "", []),
    ("a mushroom", "room", "", []),
    ("my brother", "broth", "", []),
    ("a flower", "flow", "", []),
    ("queen", "king", "", []),
    ("a cathedral", "cat", "", []),
    ("season", "sea", "", []),
    ("the message", "mess", "", []),
    # words that mean nothing alone, and what stands there already
    ("it is in the, on a, with them", "the cat in the hat", "", []),
    ("he has been there and would not", "to be or not to be", "", []),
    ("you and me", "you", "", []),
    ("Kill two birds", "bird", "Kill two birds with one", []),
    ("one bird", "bird", "Kill two birds with one", ["bird"]),
    ("Songs we sing", "song", "Songs we sing", []),
    ("Snow White and the", "snow", "Snow White and the", []),
]


@pytest.mark.rule("N13")
@pytest.mark.rule("N27")
@pytest.mark.parametrize(("said", "end", "allowed", "expected"), FRENCH)
def test_in_french(said: str, end: str, allowed: str, expected: list[str]) -> None:
    assert banned(said, end, (), (allowed,), "fr") == tuple(expected)


@pytest.mark.rule("N27")
@pytest.mark.parametrize(("said", "end", "allowed", "expected"), ENGLISH)
def test_in_english(said: str, end: str, allowed: str, expected: list[str]) -> None:
    assert banned(said, end, (), (allowed,), "en") == tuple(expected)


@pytest.mark.parametrize(
    ("lang", "said", "end", "expected"),
    [
        ("de", "die Häuser", "Haus", ["Häuser"]),
        ("de", "eine Haustür", "das Haus", ["Haustür"]),
        ("de", "er ging", "gehen", ["ging"]),
        ("de", "eine Maus", "das Haus", []),
        ("es", "los gatos", "gato", ["gatos"]),
        ("es", "voy a casa", "ir", ["voy"]),
        ("es", "un pato", "gato", []),
        ("it", "due gatti", "il gatto", ["gatti"]),
        ("it", "gli uomini", "uomo", ["uomini"]),
        ("nl", "de boeken", "boek", ["boeken"]),
        ("nl", "een boekwinkel", "boek", ["boekwinkel"]),
        ("cs", "psi a kočky", "pes", ["psi"]),
        ("cs", "kočky", "kočka", ["kočky"]),
    ],
)
def test_in_other_languages(lang: str, said: str, end: str, expected: list[str]) -> None:
    assert banned(said, end, (), (), lang) == tuple(expected)


def test_an_alternative_is_as_secret_as_the_end() -> None:
    assert banned("des hallebardes et des cordes", "cordes", ("hallebardes",), (), "fr") == ("hallebardes", "cordes")


def test_a_word_is_named_once_and_as_it_was_typed() -> None:
    assert banned("Lune, lune, LUNES", "lune", (), (), "fr") == ("Lune", "lune", "LUNES")
    assert banned("lune lune", "lune", (), (), "fr") == ("lune",)


def test_a_language_without_tables_bans_the_word_itself() -> None:
    assert banned("la lua nova", "lua", (), (), "pt") == ("lua",)


LANGUAGES = ["fr", "en", "de", "es", "it", "nl", "cs"]
texts = st.text(
    alphabet=st.sampled_from(" abcdefghijklmnopqrstuvwxyzàâçéèêëîïôœùûüßñÀÉŒ0123456789'’-.,!?"), max_size=60
)


@settings(deadline=None)
@given(start=texts, end=texts, lang=st.sampled_from(LANGUAGES))
def test_the_start_itself_is_never_banned(start: str, end: str, lang: str) -> None:
    assert banned(start, end, (), (start,), lang) == ()


@settings(deadline=None)
@given(end=texts, lang=st.sampled_from(LANGUAGES))
def test_the_end_itself_always_is(end: str, lang: str) -> None:
    told = banned(end, end, (), (), lang)
    assert told == tuple(dict.fromkeys(word.raw for word in content(words(end, lang), lang)))


@settings(deadline=None)
@given(said=st.text(max_size=80), end=st.text(max_size=40), lang=st.sampled_from([*LANGUAGES, "xx"]))
def test_anything_can_be_typed(said: str, end: str, lang: str) -> None:
    assert isinstance(banned(said, end, (), (), lang), tuple)
