/** IDs of the rows that screens open, all from one project. */
export interface ScreenRows {
  readonly project: string
  readonly activity: string
  readonly donor: string
  readonly item: string
  readonly user: string
}

/** Selects these IDs in any database. */
export const screenRowsSql = `
  SELECT project.id AS project, project.donor_id AS donor,
    (SELECT id FROM activities WHERE project_id = project.id ORDER BY code LIMIT 1) AS activity,
    (SELECT item_id FROM expenses WHERE project_id = project.id LIMIT 1) AS item,
    (SELECT user_id FROM project_users WHERE project_id = project.id LIMIT 1) AS user
  FROM projects project WHERE EXISTS (SELECT FROM expenses WHERE project_id = project.id)
    AND EXISTS (SELECT FROM activities WHERE project_id = project.id) ORDER BY project.code LIMIT 1`

/**
 * Requests of the screens for projects, activities and budgets, by subject. Each search matches equally many rows in a
 * portal with 25 activities as in one with thousands.
 */
export const screenCalls: Readonly<Record<string, (rows: ScreenRows) => string>> = {
  donors: () => '/donors',
  'searched donors': () => '/donors?search=donor',
  'deletion impact of a donor': ({ donor }) => `/donors/${donor}/deletion_impact`,
  projects: () => '/projects',
  'projects by name': () => '/projects?sort=name&phase=running',
  'searched projects': () => '/projects?search=project%20001',
  project: ({ project }) => `/projects/${project}`,
  'activities of a project': ({ project }) => `/activities?project_id=${project}`,
  'assigned activities': () => '/activities?assigned=yes&sort=due',
  'late activities': () => '/activities?delayed=yes&sort=end_date',
  'searched activities': () => '/activities?search=activity%200000',
  activity: ({ activity }) => `/activities/${activity}`,
  'updates of an activity': ({ activity }) => `/activities/${activity}/updates`,
  'assigned sub-activities': () => '/sub_activities?assigned=yes&sort=due',
  'sub-activities of an activity': ({ activity }) => `/sub_activities?activity_id=${activity}`,
  budget: ({ project }) => `/projects/${project}/budget`,
  'expenses of a project': ({ project }) => `/expenses?project_id=${project}`,
  'expenses of a line': ({ project, item }) => `/expenses?project_id=${project}&item_id=${item}`,
  'expenses of a month': ({ project }) => `/expenses?project_id=${project}&month=2026-03`,
  'commitments of a project': ({ project }) => `/commitments?project_id=${project}`,
  'commitments of a line': ({ project, item }) => `/commitments?project_id=${project}&item_id=${item}`,
  forecast: ({ project }) => `/projects/${project}/forecast`,
  'monthly monitoring': ({ project }) => `/projects/${project}/monthly`,
  courses: () => '/courses',
  'people to assign': () => '/assignable_users?search=no',
  dashboard: () => '/dashboard',
  'dashboard of a year': ({ donor }) => `/dashboard?donor_id=${donor}&year=2026`,
  'waiting items': () => '/waiting',
}
