"""What it takes to hand the project to others: a bill of materials, and the gate that every release goes through."""
