-- What coordinators and officers of projects start with for employment requests: as much as for purchase requests.
-- Profiles that sysadmin has changed stay as they are.

INSERT INTO profile_privileges (profile_id, "group", command)
SELECT profiles.id, 'employment_requests', unnest(given.commands)
FROM (VALUES
  ('project_coordinator', '{view_own, view_project, add}'::text[]),
  ('project_officer', '{view_own, add}')
) AS given (type, commands)
JOIN profiles ON profiles.account_type = given.type AND profiles.version = 1
ON CONFLICT DO NOTHING;
