-- Who teaches a training and who takes it. Whoever asked for a place and was let in is a trainee; asking comes apart.

CREATE TABLE sub_activity_instructors (
  sub_activity_id uuid NOT NULL REFERENCES sub_activities ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users,
  PRIMARY KEY (sub_activity_id, user_id)
);
CREATE INDEX sub_activity_instructors_user ON sub_activity_instructors (user_id, sub_activity_id);

CREATE TABLE sub_activity_trainees (
  sub_activity_id uuid NOT NULL REFERENCES sub_activities ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (sub_activity_id, user_id)
);
CREATE INDEX sub_activity_trainees_user ON sub_activity_trainees (user_id, sub_activity_id);
