-- Money that comes back is an expense below 0, which says why.

ALTER TABLE expenses
  ADD COLUMN reason text,
  DROP CONSTRAINT expenses_amount_minor_check,
  ADD CONSTRAINT expenses_refund CHECK (amount_minor > 0 OR (amount_minor < 0 AND reason IS NOT NULL));

-- An expense may be of an activity of its project; without it, it is the project's alone.
ALTER TABLE expenses ADD COLUMN activity_id uuid REFERENCES activities ON DELETE SET NULL;
CREATE INDEX expenses_activity ON expenses (activity_id, date, id) WHERE activity_id IS NOT NULL;
