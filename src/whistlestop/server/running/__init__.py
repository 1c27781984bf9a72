"""Running a server: one process, or several at one port."""
