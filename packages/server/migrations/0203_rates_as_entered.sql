-- How many units one dollar was worth, where the rate was entered so: usd_rate is its inverse, rounded to eight decimals.
-- Limits are compared with what was entered. Requests that were signed before keep the rounded rate, which is sealed.
ALTER TABLE requests ADD COLUMN per_usd numeric(16, 8) CHECK (per_usd > 0);
ALTER TABLE signatures ADD COLUMN per_usd numeric(16, 8);
