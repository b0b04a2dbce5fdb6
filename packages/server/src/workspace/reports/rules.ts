import { can, type Holder } from '@portal/contract/core/rights/needs'

/** Which parts of a project's report a person may see beside its facts. */
export const partsFor = (user: Holder) => ({
  activities: can(user, ['activities', 'view']),
  totals: can(user, ['budget', 'view']),
})

/** Whether more rows were found than a report contains. */
export const isTooLarge = (rows: readonly unknown[], most: number): boolean => rows.length > most
