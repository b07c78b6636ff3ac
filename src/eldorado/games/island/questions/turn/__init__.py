"""The course of a turn: choosing, rolling, gathering, exploring, buying, trading, windows."""
