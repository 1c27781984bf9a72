"""What Steel Driver says: labels, the log, reasons, the table as text and in sentences."""
