"""Who is sent what: who is here, what each may see, what of it has changed."""
