"""The frame around all pages and the API: requests, limits, errors, and shared services."""
