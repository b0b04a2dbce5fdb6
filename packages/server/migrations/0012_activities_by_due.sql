-- The order of those who have to act, as one figure of days: what is due next comes first, and after all that is still
-- to be done what is completed, the latest first.
ALTER TABLE activities ADD COLUMN due integer NOT NULL GENERATED ALWAYS AS (
  CASE WHEN state = 'completed' THEN 1000000 - (actual_end - DATE '2000-01-01') ELSE end_date - DATE '2000-01-01' END
) STORED;
CREATE INDEX activities_due ON activities (due, id);
