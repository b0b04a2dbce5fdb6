-- What is known of people who train, beside their account. Accounts of type instructor are on the roster without a row.

CREATE TABLE trainers (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  qualification text,
  notes text,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 2
);

CREATE TABLE trainer_courses (
  user_id uuid NOT NULL REFERENCES trainers ON DELETE CASCADE,
  course_id uuid NOT NULL REFERENCES courses,
  PRIMARY KEY (user_id, course_id)
);
CREATE INDEX trainer_courses_course ON trainer_courses (course_id);
