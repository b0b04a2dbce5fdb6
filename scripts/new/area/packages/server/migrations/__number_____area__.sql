-- __Records__, found by name and read page by page.

CREATE TABLE __area__ (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX __area___name ON __area__ (name, id);
CREATE INDEX __area___text ON __area__ USING gin (name gin_trgm_ops);
