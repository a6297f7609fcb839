"""The tables that are alive, and what is done at them: messages, answers, acts, timers, talk."""
