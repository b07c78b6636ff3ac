"""Words: from keys to sentences, in any language."""
