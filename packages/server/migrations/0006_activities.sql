-- Courses, the activities of projects with their reports and steps, and the trainings that they consist of.

CREATE TABLE courses (
  id uuid PRIMARY KEY,
  name_en text,
  name_ar text NOT NULL,
  abbreviation text,
  type text,
  duration_hours numeric(8, 2) NOT NULL CHECK (duration_hours >= 0),
  words text NOT NULL GENERATED ALWAYS AS (
    search_words(coalesce(name_en, '') || ' ' || name_ar || ' ' || coalesce(abbreviation, '') || ' ' || coalesce(type, ''))
  ) STORED,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX courses_name_ar ON courses (name_ar, id);
CREATE INDEX courses_name_en ON courses (coalesce(name_en, name_ar), id);
CREATE INDEX courses_duration ON courses (duration_hours, id);
CREATE INDEX courses_words ON courses USING gin (words gin_trgm_ops);

CREATE TABLE activities (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
  code text NOT NULL,
  name text NOT NULL,
  type text,
  general_type text NOT NULL,
  state text NOT NULL DEFAULT 'not_started' CHECK (state IN ('not_started', 'in_progress', 'holding', 'completed')),
  start_date date NOT NULL,
  end_date date NOT NULL CHECK (end_date >= start_date),
  actual_start date,
  actual_end date,
  completion integer NOT NULL DEFAULT 0 CHECK (completion BETWEEN 0 AND 100),
  planned_beneficiaries integer NOT NULL CHECK (planned_beneficiaries >= 0),
  actual_beneficiaries integer NOT NULL DEFAULT 0 CHECK (actual_beneficiaries >= 0),
  planned_value_minor bigint NOT NULL CHECK (planned_value_minor >= 0),
  actual_cost_minor bigint NOT NULL DEFAULT 0 CHECK (actual_cost_minor >= 0),
  attendance_method text NOT NULL,
  description text NOT NULL DEFAULT '',
  agendas text NOT NULL DEFAULT '',
  objectives text NOT NULL DEFAULT '',
  materials text NOT NULL DEFAULT '',
  words text NOT NULL GENERATED ALWAYS AS (search_words(code || ' ' || name || ' ' || coalesce(type, ''))) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CHECK (state = 'not_started' OR actual_start IS NOT NULL),
  CHECK (state <> 'completed' OR (actual_end IS NOT NULL AND completion = 100))
);
CREATE UNIQUE INDEX activities_code_taken ON activities (project_id, lower(code));
CREATE INDEX activities_code ON activities (code, id);
CREATE INDEX activities_name ON activities (name, id);
CREATE INDEX activities_start ON activities (start_date, id);
CREATE INDEX activities_end ON activities (end_date, id);
CREATE INDEX activities_completion ON activities (completion, id);
CREATE INDEX activities_project ON activities (project_id, start_date, id);
CREATE INDEX activities_state ON activities (state, start_date, id);
CREATE INDEX activities_words ON activities USING gin (words gin_trgm_ops);

CREATE TABLE activity_users (
  activity_id uuid NOT NULL REFERENCES activities ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (activity_id, user_id)
);
CREATE INDEX activity_users_user ON activity_users (user_id, activity_id);

-- Reports of how an activity stood on a day: appended, and never changed afterwards (decision 2).
CREATE TABLE activity_updates (
  id uuid PRIMARY KEY,
  activity_id uuid NOT NULL REFERENCES activities ON DELETE CASCADE,
  report_date date NOT NULL,
  actual_start date,
  actual_end date,
  actual_cost_minor bigint NOT NULL CHECK (actual_cost_minor >= 0),
  actual_beneficiaries integer NOT NULL CHECK (actual_beneficiaries >= 0),
  completion integer NOT NULL CHECK (completion BETWEEN 0 AND 100),
  reason text,
  delay_justification text,
  by_user uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX activity_updates_activity ON activity_updates (activity_id, report_date, id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$;
CREATE TRIGGER activity_updates_stay BEFORE UPDATE ON activity_updates FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE activity_events (
  id uuid PRIMARY KEY,
  activity_id uuid NOT NULL REFERENCES activities ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('start', 'hold', 'resume', 'complete', 'reopen')),
  reason text,
  by_user uuid NOT NULL REFERENCES users,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX activity_events_activity ON activity_events (activity_id, at);

CREATE TABLE sub_activities (
  id uuid PRIMARY KEY,
  activity_id uuid NOT NULL REFERENCES activities ON DELETE CASCADE,
  code text NOT NULL,
  name text NOT NULL,
  course_id uuid REFERENCES courses,
  start_date date NOT NULL,
  end_date date NOT NULL CHECK (end_date >= start_date),
  attendance_method text NOT NULL,
  words text NOT NULL GENERATED ALWAYS AS (search_words(code || ' ' || name)) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX sub_activities_code_taken ON sub_activities (activity_id, lower(code));
CREATE INDEX sub_activities_code ON sub_activities (code, id);
CREATE INDEX sub_activities_name ON sub_activities (name, id);
CREATE INDEX sub_activities_start ON sub_activities (start_date, id);
CREATE INDEX sub_activities_end ON sub_activities (end_date, id);
CREATE INDEX sub_activities_activity ON sub_activities (activity_id, start_date, id);
CREATE INDEX sub_activities_course ON sub_activities (course_id);
CREATE INDEX sub_activities_words ON sub_activities USING gin (words gin_trgm_ops);

CREATE TABLE sub_activity_users (
  sub_activity_id uuid NOT NULL REFERENCES sub_activities ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (sub_activity_id, user_id)
);
CREATE INDEX sub_activity_users_user ON sub_activity_users (user_id, sub_activity_id);
