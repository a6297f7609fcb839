"""For those who translate: a message in its place, and what changed since they last looked. (docs/translate.md)"""
