import { readLiveCheck, startLiveCheck } from '@portal/contract/partners/partner-live-checks'
import { DONE, handle } from '../../platform/http/handle.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { partnerStore } from '../store.ts'
import { beginLiveCheck, findingsOfSite } from './store.ts'

/** Live checks of a site's page. */
export const liveCheckRoutes = [
  handle(startLiveCheck, async ({ id, token }, { db, services }) => {
    orNotFound(await partnerStore.find(db, id))
    await beginLiveCheck(db, id, token, services.now())
    return DONE
  }),

  handle(readLiveCheck, async ({ id }, { db, services }) => {
    orNotFound(await partnerStore.find(db, id))
    return { data: { findings: await findingsOfSite(db, id, services.now()) } }
  }),
]
