"""Stay Away! as the seasoned play it: what they believe, what they choose, what they say."""
