import { currencies } from '@portal/contract/core/fields/money'
import { listReratings, reratedRowsMost, rerateExpenses } from '@portal/contract/money/exchange-rates/reratings'
import { writeAudit } from '../../platform/audit.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { requireProject } from '../../programmes/projects/visible-project.ts'
import { lockLines } from '../budget-ledger/store.ts'
import { replaceRates } from '../expenses/store.ts'
import { findRerating, sumsOf } from './rerating.ts'

/** Re-rating the expenses of open months that use a withdrawn rate (decision 51). */
export const reratingRoutes = [
  handle(listReratings, async (_, { db, user }) => {
    const data = []
    for (const currency of currencies) {
      const { rows, kept } = await findRerating(db, user, currency)
      if (rows.length === 0) continue
      const projects = Map.groupBy(rows, ({ project_id }) => project_id)
      data.push({
        ...{ currency, kept, ...sumsOf(rows) },
        projects: [...projects.values()].flatMap(own => (own[0] ? [{ ...own[0].project, ...sumsOf(own) }] : [])),
        rows: rows.slice(0, reratedRowsMost),
      })
    }
    return { data }
  }),

  handle(rerateExpenses, async ({ currency, ...shown }, context) => {
    const { db, user } = context
    const found = await findRerating(db, user, currency)
    const ofProjects = [...Map.groupBy(found.rows, ({ project_id }) => project_id)]
    // Posting and closing a month lock the project; changing an expense locks its line.
    for (const [id, rows] of ofProjects.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      await requireProject(context, id, 'key share')
      await lockLines(db, id, [...new Set(rows.map(({ item_id }) => item_id))])
    }
    const { rows } = await findRerating(db, user, currency)
    const locked = new Set(found.rows.map(({ item_id }) => item_id))
    const sums = sumsOf(rows)
    const isAsShown =
      sums.expenses === shown.expenses &&
      sums.before_usd_minor === shown.before_usd_minor &&
      sums.after_usd_minor === shown.after_usd_minor
    if (!isAsShown || rows.some(({ item_id }) => !locked.has(item_id))) throw refuse('changed_meanwhile')
    await replaceRates(
      db,
      rows.map(({ id, after_rate: rate }) => ({ id, rate })),
    )
    const entries = rows.map(({ id: entityId, item_id, before_rate: before, after_rate: usd_rate }) => ({
      ...{ userId: user.id, action: 'rerate', entity: 'expenses', entityId },
      details: { item_id, usd_rate, fields: ['usd_rate'], values: [{ field: 'usd_rate', before, after: usd_rate }] },
    }))
    const whole = { userId: user.id, action: 'rerate', entity: 'exchange_rates', entityId: null }
    await writeAudit(db, ...entries, { ...whole, details: { currency, ...sums } })
    return { data: { expenses: rows.length } }
  }),
]
