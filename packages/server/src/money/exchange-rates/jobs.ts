import { writeAudit } from '../../platform/audit.ts'
import { transaction } from '../../platform/database/index.ts'
import type { Services } from '../../platform/http/context.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { todayOf } from '../../platform/time/day.ts'
import { currenciesWithoutRate } from '../../programmes/projects/store.ts'
import { firstRateOn } from './store.ts'

const LOOK_AFTER_MS = 10 * 60 * 1000

/** Assigns rates that were entered for a future day to pending projects, once that day has come. */
const beginRates = ({ database, ...services }: Services): Promise<void> =>
  transaction(database, async db => {
    for (const currency of await currenciesWithoutRate(db)) {
      const { id = null, projects = 0 } = (await firstRateOn(db, currency, todayOf(services))) ?? {}
      const entry = { userId: null, action: 'begin', entity: 'exchange_rates', entityId: id, details: { projects } }
      if (projects > 0) await writeAudit(db, entry)
    }
  })

/** Runs often, because days change by the organisation's clock. Without pending projects, it runs one small query. */
export const exchangeRateJobs: readonly Job[] = [
  { name: 'exchange_rates_begin', next: now => new Date(now.getTime() + LOOK_AFTER_MS), run: beginRates },
]
