import { can, type Holder } from '@portal/contract/core/rights/needs'

/** Parts of a project report that the person may see, besides the project itself. */
export const partsFor = (user: Holder) => ({
  activities: can(user, ['activities', 'view']),
  totals: can(user, ['budget', 'view']),
})

export const isTooLarge = (rows: readonly unknown[], most: number): boolean => rows.length > most
