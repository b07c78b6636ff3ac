"""Pictures of tables and courses to share, and the link previews of their pages."""
