-- Places in trainings: how many there are, where and when, and who asked for one.

ALTER TABLE sub_activities
  -- Null where there is no bound.
  ADD COLUMN capacity integer CHECK (capacity > 0),
  ADD COLUMN place text NOT NULL DEFAULT '',
  -- Both null while nobody can ask for a place by themselves.
  ADD COLUMN enroll_from date,
  ADD COLUMN enroll_until date,
  ADD CHECK ((enroll_from IS NULL) = (enroll_until IS NULL)),
  ADD CHECK (enroll_from <= enroll_until);
CREATE INDEX sub_activities_open ON sub_activities (enroll_until, enroll_from) WHERE enroll_until IS NOT NULL;

CREATE TABLE enrollments (
  id uuid PRIMARY KEY,
  sub_activity_id uuid NOT NULL REFERENCES sub_activities ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users,
  state text NOT NULL CHECK (state IN ('pending', 'waitlisted', 'approved', 'rejected', 'withdrawn')),
  reason text,
  -- The waiting list keeps to the order of the requests.
  requested_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  version integer NOT NULL DEFAULT 1
);
-- One request at a time; who gave it up may ask again, who was rejected may not.
CREATE UNIQUE INDEX enrollments_one ON enrollments (sub_activity_id, user_id) WHERE state <> 'withdrawn';
CREATE INDEX enrollments_training ON enrollments (sub_activity_id, requested_at, id);
CREATE INDEX enrollments_person ON enrollments (user_id, requested_at, id);

CREATE TABLE enrollment_events (
  id uuid PRIMARY KEY,
  enrollment_id uuid NOT NULL REFERENCES enrollments ON DELETE CASCADE,
  state text NOT NULL,
  reason text,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  by_user uuid
);
CREATE INDEX enrollment_events_of ON enrollment_events (enrollment_id, at);

-- Whoever has a place has an approved request.
INSERT INTO enrollments (id, sub_activity_id, user_id, state, requested_at, decided_at)
SELECT gen_random_uuid(), sub_activity_id, user_id, 'approved', added_at, added_at FROM sub_activity_trainees;
INSERT INTO enrollment_events (id, enrollment_id, state, at)
SELECT gen_random_uuid(), id, 'approved', requested_at FROM enrollments;
