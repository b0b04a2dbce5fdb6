-- Files on their way into a budget: their bytes until they have been read, then their rows, for a day at most.

CREATE TABLE imports (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('items', 'expenses')),
  name text NOT NULL,
  size integer NOT NULL CHECK (size > 0),
  received integer NOT NULL DEFAULT 0 CHECK (received <= size),
  sha256 text NOT NULL,
  rows jsonb,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX imports_same ON imports (project_id, user_id, kind, sha256);
CREATE INDEX imports_created ON imports (created_at);

CREATE TABLE import_parts (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  at integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (import_id, at)
);
