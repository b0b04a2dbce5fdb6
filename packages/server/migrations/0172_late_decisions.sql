-- Late answers are decided with a reason, and a decision can be undone.

-- When an answer was typed, as the page says; null where it did not say.
ALTER TABLE exam_saves ADD COLUMN typed_at timestamptz;

ALTER TABLE exam_attempts
  ADD COLUMN late_reason text,
  ADD COLUMN late_decided_by uuid REFERENCES users,
  ADD COLUMN late_decided_at timestamptz,
  -- The answers that accepted late ones replaced, with their marks.
  ADD COLUMN late_before jsonb;
