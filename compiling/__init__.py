"""The engine compiled with mypyc from the same source: written out for the compiler, built, stamped.

`python3 play.py compile` builds it for a checkout; why it is made so is told in docs/decisions/0038.
"""
