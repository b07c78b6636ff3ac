"""The Island of El Dorado, first and second edition."""
