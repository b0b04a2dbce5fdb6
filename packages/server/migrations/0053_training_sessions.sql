-- When a training meets. Times are those of the organisation's time zone; a duration leaves breaks out.

CREATE TABLE training_sessions (
  id uuid PRIMARY KEY,
  sub_activity_id uuid NOT NULL REFERENCES sub_activities ON DELETE CASCADE,
  date date NOT NULL,
  start_time time NOT NULL,
  end_time time NOT NULL CHECK (end_time > start_time),
  duration_minutes integer NOT NULL CHECK (duration_minutes BETWEEN 1 AND 1440),
  is_cancelled boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX training_sessions_sub_activity ON training_sessions (sub_activity_id, date, start_time);
