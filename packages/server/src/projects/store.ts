import { randomUUID } from 'node:crypto'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { donors } from '../donors/schema.ts'
import type { Orm } from '../platform/database/index.ts'
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

/** One project, if it meets the condition. */
export const findProject = async (db: Orm, id: string, visible?: SQL): Promise<ProjectRow | undefined> => {
  const [row] = await selectProjects(db).where(and(eq(projects.id, id), visible))
  return row
}

/** One project that nobody else changes, and to which nothing is added, until the transaction ends. */
export const lockProject = async (db: Orm, id: string, visible?: SQL): Promise<ProjectRow | undefined> => {
  const [row] = await selectProjects(db)
    .where(and(eq(projects.id, id), visible))
    .for('update', { of: projects })
  return row
}

/** The fields of a project as they are stored. */
export type ProjectFields = Omit<typeof projects.$inferInsert, 'id' | 'created_at' | 'version'>

/** Adds a project and gives its id. */
export const insertProject = async (db: Orm, fields: ProjectFields): Promise<string> => {
  const id = randomUUID()
  await db.insert(projects).values({ ...fields, id })
  return id
}

/** Changes a project that this transaction has locked. */
export const changeProject = async (db: Orm, id: string, fields: Partial<ProjectFields>): Promise<void> => {
  await db
    .update(projects)
    .set({ ...fields, version: sql`${projects.version} + 1` })
    .where(eq(projects.id, id))
}

/** Removes a project that this transaction has locked, with all that belongs to it. */
export const removeProject = async (db: Orm, id: string): Promise<void> => {
  await db.delete(projects).where(eq(projects.id, id))
}

/** Whether the project has budget lines, in whose currency they are. */
export const hasBudgetLines = async (db: Orm, id: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`SELECT FROM budget_items WHERE project_id = ${id} LIMIT 1`)
  return rows.length > 0
}
