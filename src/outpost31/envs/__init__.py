"""The games as environments for those who study them: encoded, for several learners, for one, for search, in text."""
