-- An invoice beyond the tolerance waits for the budget holder, with the revision that gives its request a new total.

-- By how much a line was raised to what is invoiced; a part of its total.
ALTER TABLE request_items ADD COLUMN raised_minor bigint;

CREATE TABLE request_new_totals (
  id uuid PRIMARY KEY,
  -- One at a time.
  request_id uuid NOT NULL UNIQUE REFERENCES requests ON DELETE CASCADE,
  revision integer NOT NULL,
  request_item_id uuid NOT NULL REFERENCES request_items ON DELETE CASCADE,
  -- In the request's currency.
  total_minor bigint NOT NULL CHECK (total_minor > 0),
  -- People who can't sign it: they asked for it, or signed in another role.
  barred uuid[] NOT NULL,
  -- The invoice as it was typed.
  date date NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  description text NOT NULL,
  reference text,
  reason text,
  activity_id uuid REFERENCES activities ON DELETE SET NULL,
  by_user uuid NOT NULL REFERENCES users,
  at timestamptz NOT NULL,
  decision text CHECK (decision IN ('sign', 'reject')),
  decided_by uuid REFERENCES users,
  decided_at timestamptz,
  decision_reason text,
  FOREIGN KEY (request_id, revision) REFERENCES request_revisions,
  CHECK ((decision IS NULL) = (decided_at IS NULL) AND (decision IS NULL) = (decided_by IS NULL)),
  CHECK (decision <> 'reject' OR decision_reason IS NOT NULL)
);
CREATE INDEX request_new_totals_line ON request_new_totals (request_item_id);
CREATE INDEX request_new_totals_activity ON request_new_totals (activity_id) WHERE activity_id IS NOT NULL;
CREATE INDEX request_new_totals_open ON request_new_totals (request_id) WHERE decision IS NULL;
