"""Rules shared by several questions: moving, the market, caves, drawing cards, ending a turn and a race."""
