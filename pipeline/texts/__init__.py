"""Text forms of what Katachi knows, each with its reader and writer."""
