import { can, type Holder, type Need } from '@portal/contract/core/rights/needs'
import type { FileOwner } from '@portal/contract/core/tables/file-fields'
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../people/accounts/rules.ts'
import { isActivityVisible, isProjectVisible, isTrainingVisible } from '../../people/visibility/visible-rows.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { Context } from '../../platform/http/context.ts'
import { type Principal, principalsOf } from '../../requests/requests/signing/principals.ts'
import { isRequestVisible } from '../../requests/requests/visible.ts'

/** Kinds of records that can own files or comments. */
type RecordKind = FileOwner

/** A person who reads records, with the people whom they sign for. Delegates see requests that wait for those. */
export interface Reader extends Actor {
  readonly principals: readonly Principal[]
}

export const readerOf = async (context: Pick<Context, 'db' | 'user' | 'services'>) => ({
  ...context.user,
  principals: await principalsOf(context),
})

const needs: Readonly<Record<RecordKind, Need>> = {
  project: ['projects', 'view'],
  activity: ['activities', 'view'],
  sub_activity: {
    anyOf: [
      ['sub_activities', 'view'],
      ['instructors', 'upload_files'],
    ],
  },
  expense: ['budget', 'view'],
  request: 'staff_area',
}

/** Whether the person may see records of a kind at all. Each record needs its own check. */
const seesKind = (user: Holder, kind: RecordKind): boolean => can(user, needs[kind])

/** Subqueries for the IDs of records that a person sees. */
const recordsSeen: Readonly<Record<RecordKind, (user: Reader) => SQL>> = {
  project: user => sql`SELECT projects.id FROM projects WHERE ${isProjectVisible(user, sql`projects.id`) ?? sql`true`}`,
  activity: user => sql`SELECT activities.id FROM activities WHERE ${isActivityVisible(user) ?? sql`true`}`,
  sub_activity: user => sql`SELECT sub_activities.id FROM sub_activities WHERE ${isTrainingVisible(user) ?? sql`true`}`,
  expense: user =>
    sql`SELECT expenses.id FROM expenses WHERE ${isProjectVisible(user, sql`expenses.project_id`) ?? sql`true`}`,
  request: user => sql`SELECT requests.id FROM requests WHERE ${isRequestVisible(user, user.principals) ?? sql`true`}`,
}

/** Condition: a row belongs to a record that the person sees. `columns` has the foreign key of each kind. */
export const isOfSeenRecord = <Kind extends RecordKind>(
  user: Reader,
  kinds: readonly Kind[],
  columns: Readonly<Record<Kind, SQL>>,
): SQL => {
  const parts = kinds
    .filter(kind => seesKind(user, kind))
    .map(kind => sql`${columns[kind]} IN (${recordsSeen[kind](user)})`)
  return parts.length > 0 ? sql`coalesce(${sql.join(parts, sql` OR `)}, false)` : sql`false`
}

export interface RecordOf {
  readonly kind: RecordKind
  readonly id: string
}

/** Those of the given people who see a record, in a single query. */
export const thoseWhoSee = async <Person extends Reader>(
  db: Orm,
  people: readonly Person[],
  { kind, id }: RecordOf,
): Promise<readonly Person[]> => {
  const asked = people.filter(person => seesKind(person, kind))
  if (asked.length === 0) return []
  const parts = asked.map(person => sql`SELECT ${person.id} AS id WHERE ${id}::uuid IN (${recordsSeen[kind](person)})`)
  const { rows } = await db.execute<{ id: string }>(sql.join(parts, sql` UNION ALL `))
  return asked.filter(person => rows.some(row => row.id === person.id))
}

export const seesRecord = async (db: Orm, user: Reader, record: RecordOf): Promise<boolean> =>
  (await thoseWhoSee(db, [user], record)).length === 1

/** Subqueries for a record's name by ID. Null if it doesn't exist. */
export const recordNames: Readonly<Record<RecordKind, (id: SQL) => SQL>> = {
  project: id => sql`(SELECT code || ' ' || name FROM projects WHERE projects.id = ${id})`,
  activity: id => sql`(SELECT code || ' ' || name FROM activities WHERE activities.id = ${id})`,
  sub_activity: id => sql`(SELECT code || ' ' || name FROM sub_activities WHERE sub_activities.id = ${id})`,
  expense: id => sql`(SELECT description FROM expenses WHERE expenses.id = ${id})`,
  request: id => sql`(SELECT reference || ' ' || description FROM requests WHERE requests.id = ${id})`,
}
