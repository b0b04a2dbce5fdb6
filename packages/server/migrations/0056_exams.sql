-- The pre and the post test of a training, and their questions. What a question asks stands in its versions, which
-- never change: attempts refer to them.

CREATE TABLE exams (
  id uuid PRIMARY KEY,
  sub_activity_id uuid NOT NULL REFERENCES sub_activities ON DELETE CASCADE,
  slug text NOT NULL CHECK (slug IN ('pre', 'post')),
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  limit_minutes integer CHECK (limit_minutes >= 0),
  randomise boolean NOT NULL DEFAULT false,
  blind_marking boolean NOT NULL DEFAULT false,
  opens_at timestamptz,
  closes_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT exams_slug_taken UNIQUE (sub_activity_id, slug)
);

CREATE TABLE exam_questions (
  id uuid PRIMARY KEY,
  exam_id uuid NOT NULL REFERENCES exams ON DELETE CASCADE,
  position integer NOT NULL,
  -- The newest version.
  version integer NOT NULL DEFAULT 1,
  removed_at timestamptz
);
CREATE INDEX exam_questions_exam ON exam_questions (exam_id, position);

CREATE TABLE exam_question_versions (
  question_id uuid NOT NULL REFERENCES exam_questions ON DELETE CASCADE,
  version integer NOT NULL,
  -- Kind, prompt, points, and by kind options, range and what is right.
  question jsonb NOT NULL,
  points integer NOT NULL,
  PRIMARY KEY (question_id, version)
);

CREATE TABLE exam_extra_time (
  exam_id uuid NOT NULL REFERENCES exams ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users,
  minutes integer NOT NULL CHECK (minutes > 0),
  PRIMARY KEY (exam_id, user_id)
);
