-- How trainees attended sessions; who is not marked yet has no row.

CREATE TABLE attendance (
  session_id uuid NOT NULL REFERENCES training_sessions ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users,
  mark text NOT NULL CHECK (mark IN ('present', 'late', 'absent', 'excused')),
  is_scanned boolean NOT NULL DEFAULT false,
  marked_at timestamptz NOT NULL,
  -- Of the browser that scanned a code, made anew for each session, so that it follows nobody from one to the next.
  device_hash bytea,
  PRIMARY KEY (session_id, user_id),
  -- One person a device.
  UNIQUE (session_id, device_hash)
);
CREATE INDEX attendance_user ON attendance (user_id);
