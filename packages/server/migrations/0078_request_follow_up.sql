-- When those for whom a request waits were last reminded of it.
ALTER TABLE requests ADD COLUMN reminded_at timestamptz;
CREATE INDEX requests_pending ON requests (waiting_since) WHERE state = 'pending';

-- Files of requests, such as quotes.
ALTER TABLE files
  ADD COLUMN request_id uuid REFERENCES requests ON DELETE CASCADE,
  DROP CONSTRAINT files_check,
  ADD CONSTRAINT files_check CHECK (
    num_nonnulls(project_id, activity_id, sub_activity_id, expense_id, deleted_expense_id, request_id) <= 1
  );
CREATE INDEX files_request ON files (request_id) WHERE request_id IS NOT NULL;
ALTER TABLE uploads
  DROP CONSTRAINT uploads_of_kind_check,
  ADD CONSTRAINT uploads_of_kind_check CHECK (of_kind IN ('project', 'activity', 'sub_activity', 'expense', 'request'));
