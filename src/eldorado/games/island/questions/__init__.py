"""Questions, one file for each: who decides, what is legal, what an answer does, prompt and refusal."""
