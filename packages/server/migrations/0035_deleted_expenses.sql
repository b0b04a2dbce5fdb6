-- A deleted expense is kept for a day, so that undoing its deletion brings back the same one, with its rate.
CREATE TABLE deleted_expenses (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
  item_id uuid NOT NULL REFERENCES budget_items ON DELETE CASCADE,
  expense jsonb NOT NULL,
  deleted_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX deleted_expenses_project ON deleted_expenses (project_id);
CREATE INDEX deleted_expenses_item ON deleted_expenses (item_id);
CREATE INDEX deleted_expenses_at ON deleted_expenses (deleted_at);
