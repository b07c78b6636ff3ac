"""The WebSocket side of a table: messages, their handlers, and what each viewer gets to see."""
