import { widgets } from '@portal/contract/partners/widget-scopes'
import { partnerStore } from '../partners/store.ts'
import type { Orm } from '../platform/database/index.ts'

/** Key of the demo site, which `npm run demo:partner` writes into its pages. */
const demoSiteKey = 'site_demo_partner'

/** A partner site for the page that `npm run demo:partner` serves. */
export const seedPartners = async (db: Orm): Promise<void> => {
  const origins = ['http://127.0.0.1:8100', 'http://localhost:8100']
  const theme = { accent: '#0b6b4f', radius: 6 }
  await partnerStore.insert(db, { key: demoSiteKey, name: 'Nahr Relief', origins, theme, widgets: [...widgets] })
}
