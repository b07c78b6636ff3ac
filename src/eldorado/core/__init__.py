"""What every game builds on: the protocol, chance, records, words, scenarios and conformance. Knows no game."""

# Errors are put into words by the languages, which use errors themselves: so neither imports the other for it.
from eldorado.core.errors import VOICES
from eldorado.core.language.languages import voice

VOICES.insert(0, voice)
