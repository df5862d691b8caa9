"""Cards of this box: facts in the data files, effects in the modules."""
