-- Coordinators remove trainees, write to people of a training and fill in its evaluations from the start. Profiles that
-- sysadmin has changed stay as they are.

INSERT INTO profile_privileges (profile_id, "group", command)
SELECT profiles.id, 'sub_activities', given.command
FROM profiles
CROSS JOIN unnest('{delete_trainees, send_emails, fill_evaluation}'::text[]) AS given (command)
WHERE profiles.account_type IN ('project_coordinator', 'activity_coordinator') AND profiles.version = 1
ON CONFLICT DO NOTHING;
