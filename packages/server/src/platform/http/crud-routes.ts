import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { can } from '@portal/contract/core/rights/needs'
import type * as z from 'zod/mini'
import { auditOf } from '../audit.ts'
import { changedValues } from '../changed-fields.ts'
import type { Orm } from '../database/index.ts'
import type { OfVersion } from '../database/rows.ts'
import type { Context, SessionUser } from './context.ts'
import { type Bound, DONE, handle } from './handle.ts'
import type { ListQuery } from './lists/page.ts'
import { orNotFound, refuse } from './refusal.ts'
import { type Unique, withUniqueField } from './unique-violation.ts'

interface PageOf<One> {
  readonly data: One[]
  readonly next_cursor: string | null
  readonly total: number
  readonly total_exact: boolean
}

type Call<Input, Output> = Endpoint<z.ZodMiniType<Input>, z.ZodMiniType<Output>>

/** From `crud()`. An area may replace single endpoints with its own. */
interface Endpoints<Presented, Query, Added, Edited, Deleted> {
  readonly list: Call<Query, PageOf<Presented>>
  readonly read: Call<{ id: string }, { data: Presented }>
  readonly add?: Call<Added, { data: Presented }>
  readonly edit?: Call<Edited, { data: Presented }>
  readonly delete?: Call<Deleted, { data: { done: true } }>
}

interface Store<Row, Query, Fields> {
  readonly page: (db: Orm, query: Query) => Promise<PageOf<Row>>
  readonly find: (db: Orm, id: string) => Promise<Row | undefined>
  readonly insert: (db: Orm, fields: Fields) => Promise<string>
  readonly changeIf: (db: Orm, it: OfVersion, fields: Fields) => Promise<boolean>
  readonly removeIf: (db: Orm, it: OfVersion) => Promise<boolean>
}

interface Rights {
  readonly edit: boolean
  readonly delete: boolean
}

type Details = Readonly<Record<string, unknown>>

interface Options<Row, Presented, Query, Added, Edited extends OfVersion, Deleted, Fields> {
  /** Entity in the audit: the name of the table. */
  readonly entity: string
  readonly store: Store<Row, Query, Fields>
  /** Converts a row to the record that a person with these rights sees. */
  readonly present: (row: Row, can: Rights) => Presented
  /** Converts input to stored fields. */
  readonly fields: (draft: Added | Omit<Edited, keyof OfVersion>, context: Context) => Fields
  /** Unique field of the table. Default: none. */
  readonly unique?: Unique
  /** Required if rights depend on the row. Default: the rights that the endpoints need. */
  readonly rights?: (user: SessionUser, row: Row) => Rights
  /** Runs before a deletion and may reject it. Returns details for the audit. */
  readonly beforeDelete?: (given: Deleted, context: Context) => Promise<Details>
  /** Stored fields whose old and new values the audit records. Default: none. */
  readonly shown?: readonly string[]
  /** Runs after the row is inserted. Returns details for the audit. */
  readonly afterAdd?: (draft: Added, context: Context, id: string) => Promise<Details>
  /** Runs after the row is updated. Returns details for the audit. */
  readonly afterEdit?: (draft: Edited, context: Context) => Promise<Details>
}

/**
 * Binds the usual endpoints of an area. A stale version throws `changed_meanwhile` with the current row. Each change
 * writes an audit row in its transaction. Rows that others refer to can't be deleted.
 */
export const crudRoutes = <
  Row extends object,
  Presented,
  Query extends ListQuery,
  Fields extends object,
  Added,
  Edited extends OfVersion = Added & OfVersion,
  Deleted extends OfVersion = OfVersion,
>(
  endpoints: Endpoints<Presented, Query, Added, Edited, Deleted>,
  options: Options<Row, Presented, NoInfer<Query>, NoInfer<Added>, NoInfer<Edited>, NoInfer<Deleted>, Fields>,
): readonly Bound[] => {
  const { entity, store, fields, unique, beforeDelete, shown, afterAdd, afterEdit } = options
  const { list, read, add, edit, delete: remove } = endpoints
  const audit = auditOf(entity)
  const may = (user: SessionUser, endpoint: Endpoint | undefined) => endpoint !== undefined && can(user, endpoint.needs)
  const rights = options.rights ?? (user => ({ edit: may(user, edit), delete: may(user, remove) }))
  const present = (user: SessionUser, row: Row) => options.present(row, rights(user, row))
  const found = async ({ db, user }: Context, id: string) => present(user, orNotFound(await store.find(db, id)))
  // Removes undeclared fields, as `handle` does for successful responses.
  const stale = async (context: Context, id: string) =>
    refuse('changed_meanwhile', read.output.parse({ data: await found(context, id) }))
  const write = <Result>(run: () => Promise<Result>) => (unique ? withUniqueField(unique, run) : run())
  return [
    handle(list, async (query, { db, user }) => {
      const page = await store.page(db, query)
      return { ...page, data: page.data.map(row => present(user, row)) }
    }),

    handle(read, async ({ id }, context) => ({ data: await found(context, id) })),

    ...(add
      ? [
          handle(add, async (draft, context) => {
            const id = await write(() => store.insert(context.db, fields(draft, context)))
            await audit(context, 'add', id, await afterAdd?.(draft, context, id))
            return { data: await found(context, id) }
          }),
        ]
      : []),

    ...(edit
      ? [
          handle(edit, async (given, context) => {
            const { id, version, ...draft } = given
            const next = fields(draft, context)
            // Read without a lock. If the version is stale, nothing changes anyway.
            const former = shown && (await store.find(context.db, id))
            const isChanged = await write(() => store.changeIf(context.db, { id, version }, next))
            if (!isChanged) throw await stale(context, id)
            // Includes the draft, because some fields are stored elsewhere.
            const changed = former && shown && changedValues(former, { ...draft, ...next }, shown)
            await audit(context, 'edit', id, { ...changed, ...(await afterEdit?.(given, context)) })
            return { data: await found(context, id) }
          }),
        ]
      : []),

    ...(remove
      ? [
          handle(remove, async (given, context) => {
            const { id, version } = given
            const details = await beforeDelete?.(given, context)
            const isGone = await store.removeIf(context.db, { id, version })
            if (!isGone) throw await stale(context, id)
            await audit(context, 'delete', id, details)
            return DONE
          }),
        ]
      : []),
  ]
}
