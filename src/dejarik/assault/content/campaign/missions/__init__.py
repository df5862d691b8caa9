"""The campaign missions: a module each. Where everything stands is in its data file (`facts/campaign_missions`)."""
