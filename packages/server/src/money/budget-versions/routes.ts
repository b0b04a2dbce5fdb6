import { compareBudget } from '@portal/contract/money/budgets/budget-versions'
import { transaction } from '../../platform/database/index.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuseField } from '../../platform/http/refusal.ts'
import { requireProject } from '../../programmes/projects/visible-project.ts'
import { comparedVersions } from './rules.ts'
import { comparableBaseline, linesAt, momentsOf } from './store.ts'

/** Reads both sides of a comparison in one repeatable read transaction, so that its sums agree. */
export const budgetVersionRoutes = [
  handle(compareBudget, async ({ id, ...asked }, context) => ({
    data: await transaction(
      context.services.database,
      async db => {
        const { code, name, currency } = await requireProject({ ...context, db }, id)
        const [baseline_at, versions] = [await comparableBaseline(db, id), await momentsOf(db, id)]
        const from = asked.from ?? (baseline_at ? 'baseline' : (versions.at(-1) ?? 'now'))
        const to = asked.to ?? 'now'
        if (!baseline_at && from === 'baseline') throw refuseField('from', 'unknown_value')
        if (!baseline_at && to === 'baseline') throw refuseField('to', 'unknown_value')
        const [before, after] = [await linesAt(db, id, from), await linesAt(db, id, to)]
        return {
          project: { id, code, name, currency },
          versions,
          baseline_at,
          from,
          to,
          ...comparedVersions(before, after),
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  })),
]
