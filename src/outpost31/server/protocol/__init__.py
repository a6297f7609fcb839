"""What goes over the wire and over HTTP: messages, their parts and words, refusals, and the files written from them."""
