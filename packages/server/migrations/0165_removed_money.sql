-- What deletions removed that took money along (decision 50). Who did it, when and why is in the audit, which names this
-- row as `removal_id`.

CREATE TABLE removals (
  id uuid PRIMARY KEY,
  entity text NOT NULL CHECK (entity IN ('donors', 'projects', 'budget_categories')),
  entity_id uuid NOT NULL,
  -- Expenses and budget lines by currency, as `money` of the contract's deletion impact.
  money jsonb NOT NULL,
  removed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  restored_at timestamptz
);
CREATE INDEX removals_entity ON removals (entity_id);
CREATE INDEX removals_open ON removals (removed_at) WHERE restored_at IS NULL;

-- The rows themselves, kept for as long as they can be restored. A row with a link was not deleted: the column of that
-- name referred to one that was.
CREATE TABLE removed_rows (
  removal_id uuid NOT NULL REFERENCES removals ON DELETE CASCADE,
  table_name text NOT NULL,
  -- Where the row was, so that each is kept once, however many ways lead to it.
  place text NOT NULL,
  link text NOT NULL DEFAULT '',
  content jsonb NOT NULL,
  PRIMARY KEY (removal_id, table_name, place, link)
);
-- The storage keeps the bytes of files that can come back.
CREATE INDEX removed_rows_contents ON removed_rows ((content->>'content_id')) WHERE table_name = 'file_versions';

CREATE INDEX audit_removals ON audit (entity, id) WHERE details ? 'removal_id';
CREATE INDEX audit_donor ON audit ((details->>'donor_id')) WHERE entity = 'projects';
