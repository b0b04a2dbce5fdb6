-- Trainees who leave after their first session or test are dropouts: their place is free, their results stay.

ALTER TABLE enrollments
  DROP CONSTRAINT enrollments_state_check,
  ADD CONSTRAINT enrollments_state_check
    CHECK (state IN ('pending', 'waitlisted', 'approved', 'rejected', 'withdrawn', 'dropped_out')),
  -- Since when a trainee asks staff to let them go, and why.
  ADD COLUMN leave_asked_at timestamptz,
  ADD COLUMN leave_reason text,
  ADD CONSTRAINT enrollments_leaving CHECK (leave_asked_at IS NULL OR state = 'approved'),
  ADD CONSTRAINT enrollments_leave_reason CHECK (leave_reason IS NULL OR leave_asked_at IS NOT NULL);

CREATE INDEX enrollments_dropouts ON enrollments (sub_activity_id, user_id) WHERE state = 'dropped_out';
