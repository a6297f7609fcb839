"""What a running server has besides its tables: clocks, numbers, log lines, and processes that think for bots."""
