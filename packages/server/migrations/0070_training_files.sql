-- Files of trainings, which their instructors add as well.

ALTER TABLE files
  ADD COLUMN sub_activity_id uuid REFERENCES sub_activities ON DELETE CASCADE,
  DROP CONSTRAINT files_check,
  ADD CONSTRAINT files_check
    CHECK (num_nonnulls(project_id, activity_id, sub_activity_id, expense_id, deleted_expense_id) <= 1);
CREATE INDEX files_sub_activity ON files (sub_activity_id) WHERE sub_activity_id IS NOT NULL;

ALTER TABLE uploads
  DROP CONSTRAINT uploads_of_kind_check,
  ADD CONSTRAINT uploads_of_kind_check CHECK (of_kind IN ('project', 'activity', 'sub_activity', 'expense'));

-- What coordinators and officers of trainings start with: those whom they train, tests, results, and taking delegations
-- back. Profiles that sysadmin has changed stay as they are.

INSERT INTO profile_privileges (profile_id, "group", command)
SELECT profiles.id, given."group", unnest(given.commands)
FROM (VALUES
  ('project_coordinator', 'instructors', '{view}'::text[]),
  ('project_coordinator', 'trainees', '{view}'),
  ('project_coordinator', 'sub_activities', '{fill_questions, view_results, view_answers, show_evaluation, download_reports}'),
  ('project_coordinator', 'delegations', '{delete}'),
  ('activity_coordinator', 'instructors', '{view}'),
  ('activity_coordinator', 'trainees', '{view}'),
  ('activity_coordinator', 'sub_activities', '{fill_questions, view_results, view_answers, download_reports}'),
  ('project_officer', 'instructors', '{view}'),
  ('project_officer', 'trainees', '{view}')
) AS given (type, "group", commands)
JOIN profiles ON profiles.account_type = given.type AND profiles.version = 1
ON CONFLICT DO NOTHING;
