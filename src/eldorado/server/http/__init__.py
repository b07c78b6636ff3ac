"""The server's edge, which knows no table: limits, timeouts, names of hosts, who a browser is, errors."""
