import {
  listReratings,
  ratedPairs,
  reratedRowsMost,
  rerateExpenses,
} from '@portal/contract/money/exchange-rates/reratings'
import { writeAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { refuseUnlessShown, shownOf } from '../../platform/http/shown.ts'
import { requireProject } from '../../programmes/projects/visible-project.ts'
import { lockLines } from '../budget-ledger/store.ts'
import { lockRequestsOf } from '../commitments/drawn-lines.ts'
import { storeChanges } from '../expenses/changed-amounts.ts'
import { findRerating, reratedSumsOf } from './rerating.ts'
import { changesByKind } from './rerating-kinds.ts'

type Rows = Awaited<ReturnType<typeof findRerating>>['rows']

/** Sums of the expenses, grouped by project or by line. */
const sumsBy = <Of extends { readonly id: string }>(rows: Rows, ofRow: (row: Rows[number]) => Of) =>
  [...Map.groupBy(rows, row => ofRow(row).id).values()].flatMap(own =>
    own[0] ? [{ ...ofRow(own[0]), ...reratedSumsOf(own) }] : [],
  )

/** Fingerprint of all expenses of an offer, with their rates and amounts. */
const shownIn = (rows: Rows) =>
  shownOf(
    rows.map(({ id, item_id, request_item_id, before_rate, after_rate, before_minor, after_minor }) => [
      ...[id, item_id, request_item_id, before_rate, after_rate, before_minor, after_minor],
    ]),
  )

/** IDs of the lines to lock for an expense: its budget line, and the request line of an invoice. */
const placesOf = ({ item_id, request_item_id }: Rows[number]) =>
  request_item_id === null ? [item_id] : [item_id, request_item_id]

/**
 * Locks what these expenses depend on, in the usual order: projects, requests, then budget lines. Posting and closing a
 * month lock the project. Changing an expense locks the request that it is an invoice of, then its line.
 */
const lockPlaces = async (context: Context, rows: Rows): Promise<ReadonlySet<string>> => {
  const ofProjects = [...Map.groupBy(rows, ({ project }) => project.id)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  for (const [id] of ofProjects) await requireProject(context, id, 'key share')
  await lockRequestsOf(
    context.db,
    rows.flatMap(({ request_item_id }) => request_item_id ?? []),
  )
  for (const [id, own] of ofProjects) await lockLines(context.db, id, [...new Set(own.map(({ item_id }) => item_id))])
  return new Set(rows.flatMap(placesOf))
}

/** Re-rates the expenses of open months that use a withdrawn rate. */
export const reratingRoutes = [
  handle(listReratings, async (_, context) => {
    const data = []
    for (const pair of ratedPairs) {
      const { rows, kept } = await findRerating(context, pair)
      if (rows.length === 0 && kept.over_limit === 0) continue
      data.push({
        ...{ ...pair, kept, ...reratedSumsOf(rows), shown: shownIn(rows) },
        projects: sumsBy(rows, ({ project }) => project),
        lines: sumsBy(rows, ({ line }) => line),
        rows: rows.slice(0, reratedRowsMost),
      })
    }
    return { data }
  }),

  handle(rerateExpenses, async ({ kind, from, to, reason, shown }, context) => {
    const { db, user } = context
    const pair = { kind, from, to }
    const locked = await lockPlaces(context, (await findRerating(context, pair)).rows)
    const changes = await findRerating(context, pair)
    const { rows } = changes
    refuseUnlessShown(shown, shownIn(rows))
    // Nothing is left to re-rate, or an expense was added before its line was locked.
    if (rows.length === 0 || rows.flatMap(placesOf).some(id => !locked.has(id))) throw refuse('changed_meanwhile')
    await storeChanges(db, changes)
    const { rate, store, values } = changesByKind[kind]
    await store(db, rows)
    const entries = rows.map(row => {
      const changed = values(row)
      const fields = changed.map(({ field }) => field)
      const details = { item_id: row.item_id, [rate]: row.after_rate, fields, values: changed }
      return { ...{ userId: user.id, action: 'rerate', entity: 'expenses', entityId: row.id, reason }, details }
    })
    const whole = { userId: user.id, action: 'rerate', entity: 'exchange_rates', entityId: null, reason }
    await writeAudit(db, ...entries, { ...whole, details: { ...pair, ...reratedSumsOf(rows) } })
    return { data: { expenses: rows.length } }
  }),
]
