/** Purchase and employment requests share one engine and its commands. */
const requestCommands = [
  'view_own',
  'view_all',
  'view_project',
  'view_multi_project',
  'view_core',
  'add',
  'add_multi_project',
  'add_core',
] as const

/** Every privilege group with its commands. */
export const privileges = {
  donors: ['view', 'add', 'edit', 'delete'],
  courses: ['view', 'add', 'edit', 'delete'],
  trainers: ['view', 'add', 'edit', 'delete'],
  projects: ['view', 'add', 'edit', 'delete', 'assign_users', 'download_report', 'view_all'],
  activities: ['view', 'add', 'edit', 'delete', 'updates', 'assign_users'],
  sub_activities: [
    'view',
    'add',
    'edit',
    'delete',
    'assign_users',
    'assign_trainees',
    'send_emails',
    'view_results',
    'view_answers',
    'enrollments',
    'delete_trainees',
    'sessions',
    'show_evaluation',
    'fill_evaluation',
    'download_reports',
    'fill_questions',
  ],
  budget: [
    'view',
    'add',
    'delete',
    'add_item',
    'edit_item',
    'delete_item',
    'edit_expense',
    'import_items',
    'import_expenses',
    'download_report',
  ],
  users: [
    'view',
    'add',
    'edit',
    'delete',
    'send_emails',
    'resend_verification',
    'verify_manually',
    'control_profiles',
    'profiles',
  ],
  evaluation_forms: ['view', 'edit'],
  trainees: ['view', 'trainee_pages'],
  instructors: ['view', 'instructor_pages', 'upload_files'],
  dashboard: ['view', 'filters', 'project_statistics', 'activity_statistics', 'budget_statistics'],
  files: ['view_own', 'view_all', 'add', 'edit', 'delete'],
  purchase_requests: requestCommands,
  employment_requests: requestCommands,
  signatures: ['view', 'sign'],
  delegations: ['view_own', 'add', 'edit', 'delete'],
  complaints: ['view_own', 'view_all', 'reply'],
  specials: [
    'accounting_officer_syria',
    'accounting_officer_turkey',
    'procurement_officer_syria',
    'procurement_officer_turkey',
    'operations_officer_syria',
    'operations_officer_turkey',
    'ceo',
    'budget_hold_100',
    'budget_hold_250',
    'budget_hold_500',
    'budget_hold_3000',
    'budget_hold_10000',
    'budget_hold_unlimited',
  ],
} as const

export type PrivilegeGroup = keyof typeof privileges

export type PrivilegeCommand<G extends PrivilegeGroup = PrivilegeGroup> = G extends PrivilegeGroup
  ? (typeof privileges)[G][number]
  : never

export interface Privilege {
  readonly group: string
  readonly command: string
}

export const groups = Object.keys(privileges).filter((name): name is PrivilegeGroup => name in privileges)

/** Grants of pairs that aren't in the table are rejected. */
export const isPrivilege = ({ group, command }: Privilege): boolean =>
  groups.some(name => name === group && privileges[name].some(known => known === command))

export const nameOfPrivilege = ({ group, command }: Privilege): string => `${group}.${command}`

// Other commands of these groups open only a person's own trainings, so they imply no view of others' data.
const ownWork: readonly string[] = ['trainees', 'instructors'] satisfies PrivilegeGroup[]

const views: ReadonlyMap<string, string> = new Map(
  groups
    .filter(group => !ownWork.includes(group))
    .flatMap(group => {
      const commands: readonly string[] = privileges[group]
      const view = ['view', 'view_own'].find(name => commands.includes(name))
      return view ? [[group, view] as const] : []
    }),
)

/** The command that all others of its group imply: people who may change rows may read them. */
export const impliedBy = (group: string): string | undefined => views.get(group)
