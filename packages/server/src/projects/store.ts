import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { donors } from '../donors/schema.ts'
import type { Orm } from '../platform/database/index.ts'
import { rowsOf } from '../platform/database/rows.ts'
import { type ListQuery, pageOfIds, withRows } from '../platform/http/page.ts'
import type { TeamTable, teamOf } from '../users/teams.ts'
import { projects, projectUsers } from './schema.ts'

/** Who works on projects. */
export const projectTeam: TeamTable = { table: projectUsers, of: projectUsers.project_id }

const selectProjects = (db: Orm) =>
  db
    .select({ project: projects, donor: { id: donors.id, code: donors.code, full_name: donors.full_name } })
    .from(projects)
    .innerJoin(donors, eq(donors.id, projects.donor_id))

/** A project with its donor. */
export type ProjectRow = Awaited<ReturnType<typeof selectProjects>>[number]

/** Somebody in a team. */
export type MemberRow = Awaited<ReturnType<typeof teamOf>>[number]

const sorts = {
  code: { by: sql`code`, kind: 'text' },
  name: { by: sql`name`, kind: 'text' },
  start_date: { by: sql`start_date`, kind: 'day' },
  end_date: { by: sql`end_date`, kind: 'day' },
} as const

/** One page of the projects that meet the conditions. */
export const pageOfProjects = async (db: Orm, where: readonly (SQL | undefined)[], query: ListQuery) => {
  const page = await pageOfIds(db, { from: sql`projects`, where, sorts, usual: '-start_date' }, query)
  const ids = page.data.map(({ id }) => id)
  return withRows(page, await selectProjects(db).where(inArray(projects.id, ids)), ({ project }) => project.id)
}

const rows = rowsOf(projects, selectProjects)

/** One project, if it meets the condition. */
export const findProject = rows.find

/** One project that nobody else changes, and to which nothing is added, until the transaction ends. */
export const lockProject = rows.lock

/** Adds a project and gives its id. */
export const insertProject = rows.insert

/** Changes a project that this transaction has locked. */
export const changeProject = rows.change

/** Removes a project that this transaction has locked, with all that belongs to it. */
export const removeProject = rows.remove

/** Whether the project has budget lines, in whose currency they are. */
export const hasBudgetLines = async (db: Orm, id: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`SELECT FROM budget_items WHERE project_id = ${id} LIMIT 1`)
  return rows.length > 0
}
