"""Who speaks, and that nothing is passed over in silence."""

import pytest

from tablee.locales import LANGUAGES, Speaker, best, speaker


@pytest.mark.parametrize(
    ("wish", "lang"),
    [
        ("fr", "fr"),
        ("FR", "fr"),
        ("fr_CH.UTF-8", "fr"),
        ("fr-CH", "fr"),
        ("de_AT@euro", "de"),
        ("cs.UTF-8", "cs"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("tlh", "en"),
        ("french", "en"),
        ("", "en"),
    ],
    ids=str,
)
def test_the_language_wished_for_if_we_speak_it(wish: str, lang: str) -> None:
    assert best(wish) == lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_speaks(lang: str) -> None:
    assert speaker(lang)("kinoko") == "Kinoko"
    assert speaker(lang).lang == lang


@pytest.mark.parametrize("lang", ["tlh", "", "EN", "en_GB", "../en"])
def test_a_language_without_a_catalogue_is_refused(lang: str) -> None:
    with pytest.raises(LookupError):
        Speaker(lang)


def test_an_unknown_message_is_a_mistake() -> None:
    with pytest.raises(LookupError, match="no-such-message"):
        speaker("en")("no-such-message")


def test_a_missing_value_is_a_mistake() -> None:
    with pytest.raises(LookupError, match="kinoko-place-hand in en"):
        speaker("en")("kinoko-place-hand")


def test_values_stand_in_the_message_as_they_are() -> None:
    assert speaker("en")("kinoko-place-hand", name="{ $x } <b> \u2068") == "{ $x } <b> \u2068’s hand"


def test_a_long_value_is_no_mistake() -> None:
    name = "x" * 5000
    assert speaker("en")("kinoko-place-hand", name=name).startswith(name[:100])


def test_what_a_message_says_about_one_it_says_about_another_without_being_made_again() -> None:
    say = Speaker("en")
    assert say("kinoko-told-pass", me="no", name="Ana") != say("kinoko-told-pass", me="yes", name="Ana")
    made = say._with_blanks.cache_info().misses
    for name in ("Bo", "{name}", "", "\ue000me\ue001", "yes", "\\", "%s", "0"):
        assert say("kinoko-told-pass", me="no", name=name).startswith(f"{name} ")
    assert say._with_blanks.cache_info().misses == made


@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_blanks_or_without_a_message_says_the_same(lang: str) -> None:
    """Of every message: with words in all its values, and with numbers."""
    say = Speaker(lang)
    values = {
        "value": 3,
        "points": 2,
        "percent": 40,
        "count": 7,
        "number": 1234,
        "me": "yes",
        "name": "N {x}",
        "a": "A",
    }
    said = 0
    for message in say._weighed:
        pattern = say._bundle.get_message(message).value
        plainly, errors = say._bundle.format_pattern(pattern, values) if pattern else ("", ["nothing to say"])
        if not errors:
            assert say(message, **values) == plainly
            said += 1
    assert said > 500
