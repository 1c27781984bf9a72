"""The doors for learners and scripts."""
