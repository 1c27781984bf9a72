"""The frame of all pages and of the API: requests, limits, faults, and what they stand on."""
