import { perDatabase } from '../../../platform/database/per-database.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { PartnerRow } from '../../schema.ts'
import { findByKey } from '../../store.ts'
import { saysAway } from './failure.ts'

const sitesOf = perDatabase(() => new Map<string, PartnerRow>())

/**
 * Finds a site by its key. While the database is unavailable, returns the last known row. Without its origins, the
 * frame could show no response (ADR 0016).
 */
export const findSite = async ({ database }: Services, key: string): Promise<PartnerRow | undefined> => {
  const known = sitesOf(database)
  try {
    const site = await findByKey(database.orm, key)
    if (site) known.set(key, site)
    else known.delete(key)
    return site
  } catch (error) {
    const last = known.get(key)
    if (last && saysAway(error)) return last
    throw error
  }
}
