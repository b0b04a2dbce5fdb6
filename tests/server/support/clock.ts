import { dayIn } from '@portal/contract/core/fields/zoned-time'
import type { Portal } from './portal.ts'

const DAY_MS = 86_400_000

/** Sets the portal's clock, but not the database's. */
export const setClock = ({ pass, services }: Portal, moment: string): void =>
  pass((Date.parse(moment) - services.now().getTime()) / 1000)

/** Returns a date relative to the portal's today, which a test may have moved. */
export const dayFromNow = ({ services }: Portal, days: number): string =>
  dayIn(new Date(services.now().getTime() + days * DAY_MS), services.settings.TIME_ZONE)
