"""What people look at: one module a view. A view reads, returns a report, and changes nothing."""
