"""What pages are made of: templates, languages, the style of the drawings, rules, charts."""
