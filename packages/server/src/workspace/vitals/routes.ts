import { readVitals, reportVital } from '@portal/contract/workspace/vitals'
import { countAttempt } from '../../people/access/passwords/attempts.ts'
import { networkOf } from '../../platform/http/connection/network.ts'
import { DONE, handle, handleAfter } from '../../platform/http/handle.ts'
import { addVital, percentiles } from './store.ts'

// Limit per network and quarter of an hour. A page view sends five measurements. A large office behind one address
// stays below the limit, but a flood doesn't.
const most = 5000

/** Routes to report web vitals and to read their summary. */
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
