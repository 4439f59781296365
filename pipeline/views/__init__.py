"""What people look at: one module a view. A view reads and gives a report; nothing is changed."""
