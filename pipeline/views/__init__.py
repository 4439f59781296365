"""What people look at, one module for each view. A view only reads, and returns a report."""
