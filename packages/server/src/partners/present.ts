import type { Holder } from '@portal/contract/needs'
import type { Partner } from '@portal/contract/partners'
import { rightsOn } from './rules.ts'
import type { PartnerRow } from './schema.ts'

/** A partner site with what the person may do to it. */
export const presentPartner = (user: Holder, row: PartnerRow): Partner => ({
  ...row,
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  can: rightsOn(user),
})
