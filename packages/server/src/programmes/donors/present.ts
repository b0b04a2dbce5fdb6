import type { Donor } from '@portal/contract/programmes/donors'
import type { lockDonor } from './store.ts'

export const presentDonor = (row: NonNullable<Awaited<ReturnType<typeof lockDonor>>>, can: Donor['can']): Donor => ({
  ...row,
  created_at: row.created_at.toISOString(),
  can,
})
