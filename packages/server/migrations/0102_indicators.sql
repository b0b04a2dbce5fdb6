-- Indicators of projects and activities, with the values that were measured.

CREATE TABLE indicators (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
  activity_id uuid REFERENCES activities ON DELETE CASCADE,
  name text NOT NULL,
  unit text NOT NULL,
  baseline numeric(16, 2) NOT NULL,
  target numeric(16, 2) NOT NULL,
  words text NOT NULL GENERATED ALWAYS AS (search_words(name || ' ' || unit)) STORED,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX indicators_project ON indicators (project_id, name, id);
CREATE INDEX indicators_activity ON indicators (activity_id) WHERE activity_id IS NOT NULL;

CREATE TABLE indicator_values (
  indicator_id uuid NOT NULL REFERENCES indicators ON DELETE CASCADE,
  date date NOT NULL,
  value numeric(16, 2) NOT NULL,
  note text,
  PRIMARY KEY (indicator_id, date)
);
