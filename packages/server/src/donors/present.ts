import type { Donor } from '@portal/contract/donors'
import type { Holder } from '@portal/contract/needs'
import { rightsOn } from './rules.ts'
import type { DonorRow } from './store.ts'

/** A donor with what the person may do to it. */
export const presentDonor = (user: Holder, row: DonorRow): Donor => ({
  ...row,
  created_at: row.created_at.toISOString(),
  can: rightsOn(user),
})
