-- What was planned of a budget line that was deleted: added back under its id, it has its months again.

CREATE TABLE removed_forecast_months (
  item_id uuid NOT NULL,
  month date NOT NULL,
  project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
  amount_minor bigint NOT NULL,
  removed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (item_id, month)
);
CREATE INDEX removed_forecast_months_project ON removed_forecast_months (project_id);
CREATE INDEX removed_forecast_months_removed_at ON removed_forecast_months (removed_at);
