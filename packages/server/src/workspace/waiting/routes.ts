import { limits } from '@portal/contract/core/fields/limits'
import { daysBetween } from '@portal/contract/money/budgets/pace'
import { readWaiting } from '@portal/contract/workspace/waiting'
import { handle } from '../../platform/http/handle.ts'
import { todayOf } from '../../platform/time/day.ts'
import { principalsOf } from '../../requests/requests/signing/principals.ts'
import { kindsFor } from './rules.ts'
import { countWaiting } from './store.ts'

/** Routes for a person's own pending work. Nobody reads another's. */
export const waitingRoutes = [
  handle(readWaiting, async (_input, context) => {
    const { db, user, services } = context
    const kinds = kindsFor(user)
    const counts = await countWaiting({ db, user, services, principals: await principalsOf(context) }, kinds)
    const today = todayOf(services)
    const data = counts.map(({ kind, count, since }) => ({
      kind,
      count: Math.min(count, limits.counted_exactly),
      is_exact: count <= limits.counted_exactly,
      oldest_days: Math.max(daysBetween(since, today), 0),
    }))
    return { data: data.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind)) }
  }),
]
