-- What is planned of budget lines by month, and why a month's spending was far from its plan.

-- Counts the changes of a project's forecast; without a row it is of version 1.
CREATE TABLE forecasts (
  project_id uuid PRIMARY KEY REFERENCES projects ON DELETE CASCADE,
  version integer NOT NULL
);

-- The plan of a month stays as it was when the month has passed: it is what spending is compared with.
CREATE TABLE forecast_months (
  item_id uuid NOT NULL REFERENCES budget_items ON DELETE CASCADE,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  PRIMARY KEY (item_id, month)
);
CREATE INDEX forecast_months_project ON forecast_months (project_id, month);

CREATE TABLE month_explanations (
  project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  explanation text NOT NULL,
  by_user uuid NOT NULL REFERENCES users,
  at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL,
  PRIMARY KEY (project_id, month)
);
