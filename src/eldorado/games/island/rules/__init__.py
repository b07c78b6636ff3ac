"""Rules shared by several questions: movement, strength, buildings, the bank, shrines, set-up."""
