import { type Partner, partnerEndpoints } from '@portal/contract/partners/partners'
import { idOf } from '../support/fake-rows.ts'
import type { Resource } from '../support/resource.ts'

/** Partner sites, for the fake server and the shared resource tests. */
export const partnerResource: Resource<Partner> = {
  area: 'partners',
  endpoints: partnerEndpoints,
  rows: [
    {
      ...{
        id: idOf(801),
        key: 'site_harbour',
        name: 'Harbour Relief',
        origins: ['https://harbour.example.org'],
        theme: {},
      },
      ...{
        widgets: ['complaint'],
        former_key: null,
        former_key_until: null,
        last_seen_at: null,
        created_at: '2026-11-20T10:00:00.000Z',
        version: 1,
        can: { edit: true, delete: true },
      },
    },
  ],
  draft: () => ({ name: 'Nahr', origins: ['https://nahr.example.org'], theme: { accent: '#0b6b4f' } }),
  text: 'name',
}
