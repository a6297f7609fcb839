"""What was learned from play, apart from what was written by hand: see README.md beside this file."""
