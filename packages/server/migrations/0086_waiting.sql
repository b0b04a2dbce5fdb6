-- What waits for people is found without reading what is done: requests for places that nobody has decided, texts that
-- nobody has marked, activities that run, and sessions and months of late.
CREATE INDEX enrollments_pending ON enrollments (sub_activity_id, requested_at) WHERE state = 'pending';
CREATE INDEX exam_answers_unmarked ON exam_answers (attempt_id) WHERE points IS NULL;
CREATE INDEX activities_running ON activities (id) INCLUDE (actual_start) WHERE state = 'in_progress';
CREATE INDEX training_sessions_date ON training_sessions (date, end_time) WHERE NOT is_cancelled;
CREATE INDEX forecast_months_month ON forecast_months (month) INCLUDE (project_id, amount_minor);
CREATE INDEX expenses_date ON expenses (date) INCLUDE (project_id, amount_minor);
