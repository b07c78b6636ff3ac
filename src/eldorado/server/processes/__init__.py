"""Several processes that serve the tables of one database: who has which table, and how the others reach it."""
