import { readPartnerCounts } from '@portal/contract/partners/partner-counts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { partnerStore } from '../store.ts'
import { usesOfSite } from './store.ts'

/** Usage counts of a site's widgets. */
export const partnerCountRoutes = [
  handle(readPartnerCounts, async ({ id }, { db, services }) => {
    orNotFound(await partnerStore.find(db, id))
    return { data: await usesOfSite(db, id, services.now()) }
  }),
]
