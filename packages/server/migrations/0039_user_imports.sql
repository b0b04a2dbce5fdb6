-- Files of people on their way in: their bytes until they have been read, then their rows, for a day at most.

CREATE TABLE user_imports (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  size integer NOT NULL CHECK (size > 0),
  received integer NOT NULL DEFAULT 0 CHECK (received <= size),
  bytes bytea NOT NULL DEFAULT '',
  rows jsonb,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX user_imports_user ON user_imports (user_id, created_at);
CREATE INDEX user_imports_created ON user_imports (created_at);
