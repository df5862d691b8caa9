"""The campaign: missions of one Imperial player against two to four heroes."""
