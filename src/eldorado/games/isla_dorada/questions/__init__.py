"""What is asked, one file for each thing: who decides, what is legal, what an answer does, the prompt, the refusal."""
