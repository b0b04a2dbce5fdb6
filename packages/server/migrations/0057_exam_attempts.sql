-- Attempts at exams. Each save is kept as it came; the answers that count are taken from the saves.

CREATE TABLE exam_attempts (
  id uuid PRIMARY KEY,
  exam_id uuid NOT NULL REFERENCES exams ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users,
  started_at timestamptz NOT NULL,
  limit_minutes integer,
  -- Without the grace for saves on their way; null without a limit.
  deadline_at timestamptz,
  submitted_at timestamptz,
  seed integer NOT NULL,
  -- Grows with each page that opens the attempt.
  lease integer NOT NULL DEFAULT 1,
  late_decision text CHECK (late_decision IN ('accept', 'reject')),
  CONSTRAINT exam_attempts_once UNIQUE (exam_id, user_id)
);
CREATE INDEX exam_attempts_user ON exam_attempts (user_id);

-- The questions of an attempt in its order, each in the version that there was at the start.
CREATE TABLE exam_attempt_questions (
  attempt_id uuid NOT NULL REFERENCES exam_attempts ON DELETE CASCADE,
  position integer NOT NULL,
  question_id uuid NOT NULL,
  version integer NOT NULL,
  PRIMARY KEY (attempt_id, question_id),
  FOREIGN KEY (question_id, version) REFERENCES exam_question_versions
);
CREATE INDEX exam_attempt_questions_question ON exam_attempt_questions (question_id, version);

CREATE TABLE exam_saves (
  attempt_id uuid NOT NULL REFERENCES exam_attempts ON DELETE CASCADE,
  lease integer NOT NULL,
  seq integer NOT NULL,
  question_id uuid NOT NULL,
  value text NOT NULL,
  saved_at timestamptz NOT NULL,
  late boolean NOT NULL,
  PRIMARY KEY (attempt_id, lease, seq)
);
CREATE INDEX exam_saves_late ON exam_saves (attempt_id) WHERE late;

CREATE TABLE exam_answers (
  id uuid PRIMARY KEY,
  attempt_id uuid NOT NULL REFERENCES exam_attempts ON DELETE CASCADE,
  question_id uuid NOT NULL,
  value text NOT NULL,
  lease integer NOT NULL,
  seq integer NOT NULL,
  -- Null while a text waits for somebody to mark it.
  points integer,
  marked_by uuid REFERENCES users,
  marked_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (attempt_id, question_id)
);
