"""What the server's owner can do: close a table, silence or ban a person."""
