import { partnerEndpoints } from '@portal/contract/partners'
import { crudRoutes } from '../platform/http/crud-routes.ts'
import { partnerStore } from './store.ts'

/** Partner sites. */
export const partnerRoutes = crudRoutes(partnerEndpoints, {
  entity: 'partners',
  store: partnerStore,
  present: (row, can) => ({
    ...row,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    can,
  }),
  fields: draft => draft,
  afterEdit: async ({ origins }) => ({ origins: origins.length }),
})
