"""What several questions share: movement, strength, buildings, the bank, shrines, set-up."""
