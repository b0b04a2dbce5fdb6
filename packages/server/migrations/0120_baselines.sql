-- The first plan of a project, set once, which later plans and spending are compared with; and when the plan of the
-- months before it was entered, which a project that was running already may do once.

ALTER TABLE forecasts
  ADD COLUMN baseline_at timestamptz,
  ADD COLUMN baseline_by uuid REFERENCES users,
  ADD COLUMN past_planned_at timestamptz;

-- It stays whole when lines are deleted: of those, the sum of a month still counts.
CREATE TABLE baseline_months (
  item_id uuid NOT NULL,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  PRIMARY KEY (project_id, item_id, month)
);
