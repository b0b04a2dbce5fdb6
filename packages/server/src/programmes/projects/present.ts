import type { Holder } from '@portal/contract/core/rights/needs'
import type { Project, ProjectRecord } from '@portal/contract/programmes/projects'
import { presentMember } from '../../people/accounts/names.ts'
import { projectPhaseOn, rightsOnProject } from './rules.ts'
import type { MemberRow, ProjectRow } from './store.ts'

/** A project, with its phase today and the person's rights. */
export const presentProject = (user: Holder, today: string, { donor, project }: ProjectRow): Project => {
  const { donor_id: _, ...fields } = project
  return {
    ...fields,
    donor,
    phase: projectPhaseOn(project, today),
    created_at: project.created_at.toISOString(),
    can: rightsOnProject(user),
  }
}

/** Like `presentProject`, with the team, and the minimum for its period and budget. */
export const presentProjectRecord = (
  user: Holder,
  today: string,
  row: ProjectRow,
  team: readonly MemberRow[],
  { used_period, lines_minor }: Pick<ProjectRecord, 'used_period' | 'lines_minor'>,
): ProjectRecord => {
  const project = presentProject(user, today, row)
  const { edit, view_budget } = project.can
  return {
    ...project,
    used_period,
    lines_minor: edit || view_budget ? lines_minor : null,
    team: team.map(presentMember),
  }
}
