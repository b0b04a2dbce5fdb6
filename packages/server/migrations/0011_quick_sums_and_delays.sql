-- What is spent of a project by month is added up from the index alone: its expenses lie far apart among all others.
CREATE INDEX expenses_project_money ON expenses (project_id, date, id) INCLUDE (item_id, amount_minor);
DROP INDEX expenses_project_date;

-- Late activities are found by three indexes, one for each way of being late; the figures of what has happened are
-- compared once, when they are written.
ALTER TABLE activities ADD COLUMN was_late boolean NOT NULL GENERATED ALWAYS AS (
  coalesce(actual_start > start_date, false) OR coalesce(actual_end > end_date, false)
) STORED;
CREATE INDEX activities_was_late ON activities (id) WHERE was_late;
CREATE INDEX activities_to_start ON activities (start_date) WHERE actual_start IS NULL;
CREATE INDEX activities_to_end ON activities (end_date) WHERE actual_end IS NULL;
