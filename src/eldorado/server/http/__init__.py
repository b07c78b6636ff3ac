"""What a request passes before it reaches a table: middleware, limits, routes."""
