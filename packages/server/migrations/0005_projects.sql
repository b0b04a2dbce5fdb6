-- Donors, their projects and who works on them. Deleting a donor takes its projects along, and those all that is theirs.

CREATE TABLE donors (
  id uuid PRIMARY KEY,
  code text NOT NULL,
  full_name text NOT NULL,
  abbreviation text,
  country text NOT NULL,
  words text NOT NULL GENERATED ALWAYS AS (search_words(code || ' ' || full_name || ' ' || coalesce(abbreviation, ''))) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX donors_code_taken ON donors (lower(code));
CREATE INDEX donors_code ON donors (code, id);
CREATE INDEX donors_full_name ON donors (full_name, id);
CREATE INDEX donors_created ON donors (created_at, id);
CREATE INDEX donors_words ON donors USING gin (words gin_trgm_ops);

CREATE TABLE projects (
  id uuid PRIMARY KEY,
  donor_id uuid NOT NULL REFERENCES donors ON DELETE CASCADE,
  code text NOT NULL,
  name text NOT NULL,
  contract_code text,
  type text NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL CHECK (end_date >= start_date),
  financial_code text,
  budget_minor bigint NOT NULL CHECK (budget_minor >= 0),
  currency text NOT NULL,
  -- What one unit was worth when the project was made; no later rate rewrites it.
  usd_rate numeric(16, 8),
  usd_rate_date date,
  drive_link text,
  program_size text NOT NULL,
  words text NOT NULL GENERATED ALWAYS AS (
    search_words(code || ' ' || name || ' ' || coalesce(contract_code, '') || ' ' || coalesce(financial_code, ''))
  ) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX projects_code_taken ON projects (lower(code));
CREATE INDEX projects_donor ON projects (donor_id);
CREATE INDEX projects_code ON projects (code, id);
CREATE INDEX projects_name ON projects (name, id);
CREATE INDEX projects_start ON projects (start_date, id);
CREATE INDEX projects_end ON projects (end_date, id);
CREATE INDEX projects_words ON projects USING gin (words gin_trgm_ops);

CREATE TABLE project_users (
  project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (project_id, user_id)
);
CREATE INDEX project_users_user ON project_users (user_id, project_id);
