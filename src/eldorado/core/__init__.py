"""The base of every game: the protocol, chance, records, words, scenarios and conformance. It knows no game."""

# The languages render errors as sentences and use errors themselves, so neither module imports the other for that.
from eldorado.core.errors import VOICES
from eldorado.core.language.languages import voice

VOICES.insert(0, voice)
