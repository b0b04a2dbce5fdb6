import { readPartnerCounts } from '@portal/contract/partners/partner-counts'
import { readLiveCheck, startLiveCheck } from '@portal/contract/partners/partner-live-checks'
import { partnerEndpoints, replacePartnerKey } from '@portal/contract/partners/partners'
import { auditOf } from '../platform/audit.ts'
import { crudRoutes } from '../platform/http/crud-routes.ts'
import { DONE, handle } from '../platform/http/handle.ts'
import { orNotFound, refuse } from '../platform/http/refusal.ts'
import { partnerCheckRoutes } from './checks/routes.ts'
import { usesOfSite } from './counts/store.ts'
import { beginLiveCheck, findingsOfSite } from './live-checks/store.ts'
import { newKey, type PartnerRow } from './schema.ts'
import { partnerStore } from './store.ts'

/** Live checks of a site's page. */
const liveCheckRoutes = [
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

/** Usage counts of a site's widgets. */
const partnerCountRoutes = [
  handle(readPartnerCounts, async ({ id }, { db, services }) => {
    orNotFound(await partnerStore.find(db, id))
    return { data: await usesOfSite(db, id, services.now()) }
  }),
]

const FORMER_MS = 7 * 24 * 60 * 60 * 1000

const can = { edit: true, delete: true }

const present = ({ last_seen_at, created_at, former_key_until, ...row }: PartnerRow, rights: typeof can) => {
  const isFormer = former_key_until !== null && former_key_until.getTime() > Date.now()
  return {
    ...row,
    former_key: isFormer ? row.former_key : null,
    former_key_until: isFormer ? former_key_until.toISOString() : null,
    last_seen_at: last_seen_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    can: rights,
  }
}

/** Partner sites, checks of their pages, and usage counts of their widgets. */
export const partnerRoutes = [
  ...crudRoutes(partnerEndpoints, {
    entity: 'partners',
    shown: ['name'],
    store: partnerStore,
    present,
    fields: draft => draft,
    afterEdit: async ({ origins }) => ({ origins: origins.length }),
  }),

  ...partnerCheckRoutes,
  ...partnerCountRoutes,
  ...liveCheckRoutes,

  handle(replacePartnerKey, async ({ id, version }, context) => {
    const { db } = context
    const row = orNotFound(await partnerStore.lock(db, id))
    if (row.version !== version) throw refuse('changed_meanwhile', { data: present(row, can) })
    const former_key_until = new Date(Date.now() + FORMER_MS)
    await partnerStore.change(db, id, { key: newKey(), former_key: row.key, former_key_until })
    await auditOf('partners')(context, 'replace_key', id)
    return { data: present(orNotFound(await partnerStore.find(db, id)), can) }
  }),
]
