"""HTML files that need nothing else: reports of the lab, and the papers of a hall."""
