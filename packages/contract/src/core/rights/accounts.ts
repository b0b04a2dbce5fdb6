import type { Privilege } from './privileges.ts'

/** Specification section 6. */
export const accountTypes = [
  'project_director',
  'project_coordinator',
  'project_officer',
  'activity_coordinator',
  'instructor',
  'trainee',
  'user',
  'staff',
  'sysadmin',
] as const

export type AccountType = (typeof accountTypes)[number]

const all = (group: string, ...commands: string[]): Privilege[] => commands.map(command => ({ group, command }))

const everyone = all('complaints', 'view_own')

const people = [...all('instructors', 'view'), ...all('trainees', 'view')]

const training = [
  ...people,
  ...all('sub_activities', 'fill_questions', 'view_results', 'view_answers', 'download_reports'),
  ...all('sub_activities', 'delete_trainees', 'send_emails', 'fill_evaluation'),
]

/** Privileges of new accounts by type. System administrators can change them. */
export const startingPrivileges: Record<AccountType, readonly Privilege[]> = {
  project_director: [],
  sysadmin: [],
  project_coordinator: [
    ...everyone,
    ...all('dashboard', 'view', 'filters', 'project_statistics', 'activity_statistics', 'budget_statistics'),
    ...all('donors', 'view'),
    ...all('projects', 'view', 'edit', 'assign_users', 'download_report'),
    ...all('activities', 'view', 'add', 'edit', 'updates', 'assign_users'),
    ...all('sub_activities', 'view', 'add', 'edit', 'assign_users', 'assign_trainees', 'sessions', 'enrollments'),
    ...training,
    ...all('sub_activities', 'show_evaluation'),
    ...all('budget', 'view', 'add', 'add_item', 'edit_item', 'edit_expense', 'download_report'),
    ...all('purchase_requests', 'view_own', 'view_project', 'add'),
    ...all('employment_requests', 'view_own', 'view_project', 'add'),
    ...all('files', 'view_own', 'add', 'edit'),
    ...all('delegations', 'view_own', 'add', 'edit', 'delete'),
    ...all('signatures', 'view', 'sign'),
  ],
  project_officer: [
    ...everyone,
    ...all('projects', 'view', 'download_report'),
    ...all('activities', 'view', 'updates'),
    ...all('sub_activities', 'view', 'sessions'),
    ...people,
    ...all('budget', 'view', 'edit_expense'),
    ...all('purchase_requests', 'view_own', 'add'),
    ...all('employment_requests', 'view_own', 'add'),
    ...all('files', 'view_own', 'add'),
  ],
  activity_coordinator: [
    ...everyone,
    ...all('activities', 'view', 'updates'),
    ...all('sub_activities', 'view', 'add', 'edit', 'assign_trainees', 'sessions', 'enrollments', 'show_evaluation'),
    ...training,
    ...all('files', 'view_own', 'add'),
  ],
  instructor: [...everyone, ...all('instructors', 'instructor_pages', 'upload_files')],
  trainee: [...everyone, ...all('trainees', 'trainee_pages')],
  user: [...everyone, ...all('trainees', 'trainee_pages')],
  staff: [...everyone, ...all('dashboard', 'view'), ...all('files', 'view_own', 'add')],
}
