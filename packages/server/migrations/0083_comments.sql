-- Comments on records where people work together. A deleted one keeps its place without its text.

CREATE TABLE comments (
  id uuid PRIMARY KEY,
  project_id uuid REFERENCES projects ON DELETE CASCADE,
  activity_id uuid REFERENCES activities ON DELETE CASCADE,
  sub_activity_id uuid REFERENCES sub_activities ON DELETE CASCADE,
  request_id uuid REFERENCES requests ON DELETE CASCADE,
  by_user uuid NOT NULL REFERENCES users,
  text text NOT NULL,
  words text NOT NULL GENERATED ALWAYS AS (search_words(text)) STORED,
  at timestamptz NOT NULL,
  edited_at timestamptz,
  deleted_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CHECK (num_nonnulls(project_id, activity_id, sub_activity_id, request_id) = 1),
  CHECK (deleted_at IS NULL OR text = '')
);
CREATE INDEX comments_project ON comments (project_id, at, id) WHERE project_id IS NOT NULL;
CREATE INDEX comments_activity ON comments (activity_id, at, id) WHERE activity_id IS NOT NULL;
CREATE INDEX comments_sub_activity ON comments (sub_activity_id, at, id) WHERE sub_activity_id IS NOT NULL;
CREATE INDEX comments_request ON comments (request_id, at, id) WHERE request_id IS NOT NULL;
CREATE INDEX comments_author ON comments (by_user);

-- Comments on requests stood among their steps until now.
INSERT INTO comments (id, request_id, by_user, text, at)
SELECT id, request_id, by_user, text, at FROM request_events WHERE kind = 'comment';
DELETE FROM request_events WHERE kind = 'comment';
ALTER TABLE request_events
  DROP CONSTRAINT request_events_kind_check,
  ADD CONSTRAINT request_events_kind_check CHECK (
    kind IN ('hold', 'resume', 'ask_cancel', 'cancel', 'buy', 'receive', 'deliver', 'post_expense'));
