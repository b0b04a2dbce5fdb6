-- Certificates hold what they said when they were issued, and outlive the training. They are revoked, never changed.

CREATE TABLE certificates (
  id uuid PRIMARY KEY,
  -- Letters and digits without groups; random, so that nobody guesses one.
  code text NOT NULL UNIQUE,
  sub_activity_id uuid REFERENCES sub_activities ON DELETE SET NULL,
  user_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('participation', 'achievement')),
  full_name_en text NOT NULL,
  full_name_ar text NOT NULL,
  training text NOT NULL,
  course_en text,
  -- Null where the training was of no course.
  course_ar text,
  start_date date NOT NULL,
  end_date date NOT NULL,
  issued_at timestamptz NOT NULL,
  issued_by uuid REFERENCES users,
  -- Why it was issued to somebody who had not earned it.
  reason text,
  revoked_at timestamptz,
  revoked_by uuid REFERENCES users,
  revoke_reason text,
  CHECK ((revoked_at IS NULL) = (revoke_reason IS NULL))
);
-- At most one valid certificate of a training.
CREATE UNIQUE INDEX certificates_valid ON certificates (sub_activity_id, user_id) WHERE revoked_at IS NULL;
CREATE INDEX certificates_training ON certificates (sub_activity_id);
CREATE INDEX certificates_person ON certificates (user_id, issued_at, id);
