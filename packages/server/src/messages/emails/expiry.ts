import type { Services } from '../../platform/http/context.ts'
import type { PlainMessage } from './message-names.ts'

/** Default lifetime in days, equal to how long messages are stored. */
const USUAL_DAYS = 90

// The next day's summary or reminder replaces the last. An email change can only be stopped for three days.
const shorter: Partial<Record<PlainMessage, number>> = { digest: 1, request_reminder: 1, email_change_confirm: 3 }

const DAY_MS = 86_400_000

export const daysFromNow = ({ now }: Pick<Services, 'now'>, days: number): Date =>
  new Date(now().getTime() + days * DAY_MS)

/** When sending a new message becomes pointless. Messages that people write have no name. */
export const expiryOf = (services: Pick<Services, 'now'>, name?: PlainMessage): Date =>
  daysFromNow(services, (name && shorter[name]) ?? USUAL_DAYS)

/** End of the last of these days in every time zone. Announcements of events on those days aren't sent later. */
export const endOfDay = (...days: readonly string[]): Date =>
  new Date(Math.max(...days.map(day => Date.parse(day))) + 1.5 * DAY_MS)
