import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { Project } from '@portal/contract/programmes/projects'

/** Rights on a project that the person sees. */
export const rightsOnProject = (user: Holder): Project['can'] => ({
  edit: can(user, ['projects', 'edit']),
  delete: can(user, ['projects', 'delete']),
  assign_users: can(user, ['projects', 'assign_users']),
  download_report: can(user, ['projects', 'download_report']),
  add_activity: can(user, ['activities', 'add']),
  view_activities: can(user, ['activities', 'view']),
  view_budget: can(user, ['budget', 'view']),
  download_budget_report: can(user, ['budget', 'download_report']),
})

/** The phase of a project on a day. All dates are YYYY-MM-DD. */
export const projectPhaseOn = (
  { start_date, end_date }: Pick<Project, 'start_date' | 'end_date'>,
  today: string,
): Project['phase'] => {
  if (today < start_date) return 'upcoming'
  return today > end_date ? 'ended' : 'running'
}
