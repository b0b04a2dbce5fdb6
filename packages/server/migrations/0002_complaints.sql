-- Complaints. A private one has nobody, no time of day and no reply (decision 37); its id says nothing of its order.

CREATE TABLE complaints (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  identity_type text NOT NULL CHECK (identity_type IN ('anonymous', 'self')),
  body text NOT NULL,
  null_username text,
  status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'closed')),
  reply text,
  inner_comment text,
  filed_by uuid REFERENCES users,
  filed_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CHECK ((identity_type = 'self') = (filed_by IS NOT NULL)),
  CHECK (identity_type = 'self' OR reply IS NULL),
  CHECK (identity_type = 'anonymous' OR null_username IS NULL)
);
CREATE INDEX complaints_filed ON complaints (filed_at DESC, id DESC);
CREATE INDEX complaints_updated ON complaints (updated_at DESC, id DESC);
CREATE INDEX complaints_status ON complaints (status, filed_at DESC, id DESC);
CREATE INDEX complaints_identity ON complaints (identity_type, filed_at DESC, id DESC);
CREATE INDEX complaints_filed_by ON complaints (filed_by, filed_at DESC, id DESC) WHERE filed_by IS NOT NULL;
CREATE INDEX complaints_text ON complaints USING gin (body gin_trgm_ops);

CREATE TABLE complaint_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  complaint_id uuid NOT NULL REFERENCES complaints ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('replied', 'commented', 'closed', 'reopened')),
  text text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  by_user uuid REFERENCES users
);
CREATE INDEX complaint_events_complaint ON complaint_events (complaint_id, at);
