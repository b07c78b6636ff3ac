"""What several questions share: moving, the market, caves, drawing cards, ending a turn and a race."""
