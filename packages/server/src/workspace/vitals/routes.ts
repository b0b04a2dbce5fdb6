import { readVitals, reportVital } from '@portal/contract/workspace/vitals'
import { countAttempt } from '../../people/passwords/attempts.ts'
import { networkOf } from '../../platform/http/connection/network.ts'
import { DONE } from '../../platform/http/done.ts'
import { handle, handleAfter } from '../../platform/http/handle.ts'
import { addVital, percentiles } from './store.ts'

// Five measures a page view: a large office behind one address stays below it, a flood does not.
const most = 5000

/** Web vitals as browsers report them, and their summary. */
export const vitalRoutes = [
  handleAfter(
    reportVital,
    async (_vital, { services, address }) =>
      countAttempt(services, [{ parts: ['vitals', networkOf(address)], most, forgives: 'one' }]),
    async (vital, { db }) => {
      await addVital(db, vital)
      return DONE
    },
  ),

  handle(readVitals, async (_input, { db }) => ({ data: await percentiles(db) })),
]
