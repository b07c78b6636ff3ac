"""The server's edge, independent of tables: limits, timeouts, host names, identity of browsers, errors."""
