-- __Records__ are sorted by name in both directions, and searched by the words of their names.

CREATE TABLE __area__ (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  words text NOT NULL GENERATED ALWAYS AS (search_words(name)) STORED
);
CREATE INDEX __area___name ON __area__ (name, id);
CREATE INDEX __area___created_at ON __area__ (created_at, id);
CREATE INDEX __area___words ON __area__ USING gin (words gin_trgm_ops);
