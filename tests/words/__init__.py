"""What people read, held to the grammar, the terms and the facts of each language."""
