-- Files with their versions. A file belongs to one record or to none, and goes with the record that it belongs to.

CREATE TABLE files (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  project_id uuid REFERENCES projects ON DELETE CASCADE,
  activity_id uuid REFERENCES activities ON DELETE CASCADE,
  expense_id uuid REFERENCES expenses ON DELETE CASCADE,
  -- Receipts of a deleted expense, which come back with it.
  deleted_expense_id uuid REFERENCES deleted_expenses ON DELETE CASCADE,
  uploaded_by uuid NOT NULL REFERENCES users,
  -- Of the newest version, and its number.
  size bigint NOT NULL CHECK (size > 0),
  versions integer NOT NULL DEFAULT 1,
  words text NOT NULL GENERATED ALWAYS AS (search_words(name || ' ' || description)) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Can be brought back for a day.
  deleted_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CHECK (num_nonnulls(project_id, activity_id, expense_id, deleted_expense_id) <= 1)
);
CREATE INDEX files_created ON files (created_at, id);
CREATE INDEX files_name ON files (name, id);
CREATE INDEX files_size ON files (size, id);
CREATE INDEX files_uploader ON files (uploaded_by, created_at, id);
CREATE INDEX files_project ON files (project_id) WHERE project_id IS NOT NULL;
CREATE INDEX files_activity ON files (activity_id) WHERE activity_id IS NOT NULL;
CREATE INDEX files_expense ON files (expense_id) WHERE expense_id IS NOT NULL;
CREATE INDEX files_deleted_expense ON files (deleted_expense_id) WHERE deleted_expense_id IS NOT NULL;
CREATE INDEX files_deleted ON files (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX files_words ON files USING gin (words gin_trgm_ops);

CREATE TABLE file_versions (
  file_id uuid NOT NULL REFERENCES files ON DELETE CASCADE,
  number integer NOT NULL,
  -- Where the storage has its bytes.
  content_id uuid NOT NULL UNIQUE,
  original_name text NOT NULL,
  size bigint NOT NULL CHECK (size > 0),
  sha256 text NOT NULL,
  media_type text NOT NULL,
  scan text NOT NULL CHECK (scan IN ('off', 'pending', 'clean', 'infected')),
  uploaded_by uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (file_id, number)
);
CREATE INDEX file_versions_unscanned ON file_versions (created_at) WHERE scan IN ('off', 'pending');

-- Files on their way. The id is also where the storage has the bytes, so that nothing is copied at the end.
CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  size bigint NOT NULL CHECK (size > 0),
  sha256 text NOT NULL,
  of_kind text CHECK (of_kind IN ('project', 'activity', 'expense')),
  of_id uuid,
  -- The file that it becomes a version of, and the one that it has become.
  replaces uuid,
  file_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  touched_at timestamptz NOT NULL DEFAULT now(),
  -- Who writes to it now, until when at most, and whether somebody else waits for that.
  lock_owner uuid,
  locked_until timestamptz,
  lock_wanted boolean NOT NULL DEFAULT false,
  CHECK ((of_kind IS NULL) = (of_id IS NULL))
);
CREATE UNIQUE INDEX uploads_same ON uploads (user_id, sha256, coalesce(of_id, replaces, user_id)) WHERE file_id IS NULL;
CREATE INDEX uploads_user ON uploads (user_id, created_at);
CREATE INDEX uploads_touched ON uploads (touched_at);

-- Bytes that nothing refers to any more. However a row goes, by a call, a job or with its record, this is written in
-- the same transaction.
CREATE TABLE removed_contents (
  id uuid PRIMARY KEY,
  removed_at timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION queue_version_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_contents (id) VALUES (OLD.content_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER file_versions_removed AFTER DELETE ON file_versions
FOR EACH ROW EXECUTE FUNCTION queue_version_content();

CREATE FUNCTION queue_upload_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_contents (id)
  SELECT OLD.id WHERE NOT EXISTS (SELECT FROM file_versions WHERE content_id = OLD.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER uploads_removed AFTER DELETE ON uploads
FOR EACH ROW EXECUTE FUNCTION queue_upload_content();
