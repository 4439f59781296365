"""Other programs: started, asked with a time limit, and studied like our own players."""
