import type { Holder } from '@portal/contract/needs'
import type { Project, ProjectRecord } from '@portal/contract/projects'
import { presentMember } from '../access/names.ts'
import { phaseOn, rightsOn } from './rules.ts'
import type { MemberRow, ProjectRow } from './store.ts'

/** A project with its phase today and what the person may do to it. */
export const presentProject = (user: Holder, today: string, { donor, project }: ProjectRow): Project => {
  const { donor_id: _, ...fields } = project
  return {
    ...fields,
    donor,
    phase: phaseOn(project, today),
    created_at: project.created_at.toISOString(),
    can: rightsOn(user),
  }
}

/** The same with its team. */
export const presentProjectRecord = (
  user: Holder,
  today: string,
  row: ProjectRow,
  team: readonly MemberRow[],
  used_period: ProjectRecord['used_period'],
): ProjectRecord => ({ ...presentProject(user, today, row), used_period, team: team.map(presentMember) })
