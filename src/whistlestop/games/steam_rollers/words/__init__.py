"""What Steam Rollers says: labels, the log, reasons, the table as text and in sentences."""
