"""Make the weights of the bots again: tune policies against each other, fit values to games."""
