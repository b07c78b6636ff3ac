"""Several processes that serve the tables of one database: which has which table, and how the others reach it."""
