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

-- What has been received of a purchase, in parts: who received what and when.
CREATE TABLE request_receipts (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES requests ON DELETE CASCADE,
  number integer NOT NULL,
  note text,
  by_user uuid NOT NULL REFERENCES users,
  at timestamptz NOT NULL,
  UNIQUE (request_id, number)
);
CREATE TABLE request_receipt_items (
  receipt_id uuid NOT NULL REFERENCES request_receipts ON DELETE CASCADE,
  position integer NOT NULL,
  quantity numeric(12, 2) NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (receipt_id, position)
);
ALTER TABLE request_events
  DROP CONSTRAINT purchase_request_events_kind_check,
  ADD CONSTRAINT request_events_kind_check CHECK (
    kind IN ('hold', 'resume', 'ask_cancel', 'cancel', 'buy', 'comment', 'receive', 'deliver', 'post_expense'));
