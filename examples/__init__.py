"""Programs that use the library: read them, change them, run them."""
