-- Profiles: named sets of privileges that are given to people. Each account type but those that pass every check has
-- one that its accounts start with, and that sysadmin may change.

CREATE TABLE profiles (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  description text,
  account_type text UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX profiles_name_taken ON profiles (lower(name));

CREATE TABLE profile_privileges (
  profile_id uuid NOT NULL REFERENCES profiles ON DELETE CASCADE,
  "group" text NOT NULL,
  command text NOT NULL,
  PRIMARY KEY (profile_id, "group", command)
);

-- Without a cascade on the profile: one that somebody has is not deleted.
CREATE TABLE user_profiles (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  profile_id uuid NOT NULL REFERENCES profiles,
  PRIMARY KEY (user_id, profile_id)
);
CREATE INDEX user_profiles_profile ON user_profiles (profile_id);

INSERT INTO profiles (id, name, account_type) VALUES
  (gen_random_uuid(), 'Project coordinator', 'project_coordinator'),
  (gen_random_uuid(), 'Project officer', 'project_officer'),
  (gen_random_uuid(), 'Activity coordinator', 'activity_coordinator'),
  (gen_random_uuid(), 'Instructor', 'instructor'),
  (gen_random_uuid(), 'Trainee', 'trainee'),
  (gen_random_uuid(), 'User', 'user'),
  (gen_random_uuid(), 'Staff', 'staff');

INSERT INTO profile_privileges (profile_id, "group", command)
SELECT profiles.id, given."group", unnest(given.commands)
FROM (VALUES
  ('project_coordinator', 'complaints', '{view_own}'::text[]),
  ('project_coordinator', 'dashboard', '{view, filters, project_statistics, activity_statistics, budget_statistics}'),
  ('project_coordinator', 'donors', '{view}'),
  ('project_coordinator', 'projects', '{view, edit, assign_users, download_report}'),
  ('project_coordinator', 'activities', '{view, add, edit, updates, assign_users}'),
  ('project_coordinator', 'sub_activities', '{view, add, edit, assign_users, assign_trainees, sessions, enrollments}'),
  ('project_coordinator', 'budget', '{view, add, add_item, edit_item, edit_expense, download_report}'),
  ('project_coordinator', 'purchase_requests', '{view_own, view_project, add}'),
  ('project_coordinator', 'files', '{view_own, add, edit}'),
  ('project_coordinator', 'delegations', '{view_own, add, edit}'),
  ('project_coordinator', 'signatures', '{view, sign}'),
  ('project_officer', 'complaints', '{view_own}'),
  ('project_officer', 'projects', '{view, download_report}'),
  ('project_officer', 'activities', '{view, updates}'),
  ('project_officer', 'sub_activities', '{view, sessions}'),
  ('project_officer', 'budget', '{view, edit_expense}'),
  ('project_officer', 'purchase_requests', '{view_own, add}'),
  ('project_officer', 'files', '{view_own, add}'),
  ('activity_coordinator', 'complaints', '{view_own}'),
  ('activity_coordinator', 'activities', '{view, updates}'),
  ('activity_coordinator', 'sub_activities', '{view, add, edit, assign_trainees, sessions, enrollments, show_evaluation}'),
  ('activity_coordinator', 'files', '{view_own, add}'),
  ('instructor', 'complaints', '{view_own}'),
  ('instructor', 'instructors', '{instructor_pages, upload_files}'),
  ('trainee', 'complaints', '{view_own}'),
  ('trainee', 'trainees', '{trainee_pages}'),
  ('user', 'complaints', '{view_own}'),
  ('user', 'trainees', '{trainee_pages}'),
  ('staff', 'complaints', '{view_own}'),
  ('staff', 'dashboard', '{view}'),
  ('staff', 'files', '{view_own, add}')
) AS given (type, "group", commands)
JOIN profiles ON profiles.account_type = given.type;

-- Whoever still has all that their type started with has it by the profile from now on.
INSERT INTO user_profiles (user_id, profile_id)
SELECT users.id, profiles.id FROM users JOIN profiles ON profiles.account_type = users.type
WHERE NOT EXISTS (
  SELECT FROM profile_privileges given
  WHERE given.profile_id = profiles.id AND NOT EXISTS (
    SELECT FROM user_privileges own
    WHERE own.user_id = users.id AND own."group" = given."group" AND own.command = given.command));

DELETE FROM user_privileges own USING user_profiles, profile_privileges given
WHERE user_profiles.user_id = own.user_id AND given.profile_id = user_profiles.profile_id
  AND given."group" = own."group" AND given.command = own.command;
