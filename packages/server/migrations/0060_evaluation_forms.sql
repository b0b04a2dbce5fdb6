-- Forms that trainings are evaluated with. Each change of the questions of a version that was answered makes a new one.

CREATE TABLE evaluation_forms (
  id uuid PRIMARY KEY,
  slug text NOT NULL,
  type text NOT NULL CHECK (type IN ('trainee', 'instructor', 'cordinator', 'sub_activity')),
  title_en text NOT NULL,
  title_ar text NOT NULL,
  -- The newest version of the questions.
  number integer NOT NULL DEFAULT 1,
  -- Of the forms of a type, the one that was put into use last is in use.
  used_since timestamptz,
  words text NOT NULL GENERATED ALWAYS AS (search_words(title_en || ' ' || title_ar || ' ' || slug)) STORED,
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX evaluation_forms_slug_taken ON evaluation_forms (slug);
CREATE INDEX evaluation_forms_use ON evaluation_forms (type, used_since);

CREATE TABLE evaluation_form_versions (
  form_id uuid NOT NULL REFERENCES evaluation_forms ON DELETE CASCADE,
  number integer NOT NULL,
  questions jsonb NOT NULL,
  PRIMARY KEY (form_id, number)
);
