-- What was signed and by whom: rows are added and never changed, each one linked to the one before it (decision 12).

CREATE TABLE purchase_request_revisions (
  request_id uuid NOT NULL REFERENCES purchase_requests,
  number integer NOT NULL,
  content jsonb NOT NULL,
  content_hash text NOT NULL,
  by_user uuid NOT NULL REFERENCES users,
  at timestamptz NOT NULL,
  PRIMARY KEY (request_id, number)
);

CREATE TABLE signatures (
  id uuid PRIMARY KEY,
  sequence bigint NOT NULL UNIQUE,
  request_id uuid NOT NULL,
  revision integer NOT NULL,
  role text NOT NULL,
  decision text NOT NULL CHECK (decision IN ('sign', 'reject')),
  by_user uuid NOT NULL REFERENCES users,
  for_user uuid REFERENCES users,
  reason text,
  content_hash text NOT NULL,
  usd_rate numeric(16, 8),
  total_usd_minor bigint,
  at timestamptz NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL,
  FOREIGN KEY (request_id, revision) REFERENCES purchase_request_revisions,
  CHECK (decision = 'sign' OR reason IS NOT NULL),
  CHECK (for_user <> by_user)
);
-- Whatever races with whatever: one signature for each role, and one of each person, in a revision (decision 8).
CREATE UNIQUE INDEX signatures_role ON signatures (request_id, revision, role);
CREATE UNIQUE INDEX signatures_person ON signatures (request_id, revision, by_user);
CREATE INDEX signatures_by ON signatures (by_user, request_id);
CREATE INDEX signatures_for ON signatures (for_user, request_id) WHERE for_user IS NOT NULL;

-- Locked by whoever adds a signature, so that sequences have no gaps.
CREATE TABLE signature_head (
  id integer PRIMARY KEY CHECK (id = 1),
  sequence bigint NOT NULL,
  hash text NOT NULL
);
INSERT INTO signature_head VALUES (1, 0, '');

CREATE TRIGGER purchase_request_revisions_stay BEFORE UPDATE OR DELETE ON purchase_request_revisions
FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER signatures_stay BEFORE UPDATE OR DELETE ON signatures
FOR EACH ROW EXECUTE FUNCTION refuse_change();
