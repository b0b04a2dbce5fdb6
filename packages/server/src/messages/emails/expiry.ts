import type { Services } from '../../platform/http/context.ts'
import type { PlainMessage } from './message-names.ts'

/** As long as messages are stored: what waits for a mail server that long is not sent any more. */
const USUAL_DAYS = 90

// The summary or reminder of the next day replaces that of the day before. Nobody confirms a new address by a mail that
// arrives only when the time to stop it is over.
const shorter: Partial<Record<PlainMessage, number>> = { digest: 1, request_reminder: 1, email_change_confirm: 3 }

const DAY_MS = 86_400_000

/** The moment some days from now. */
export const daysFromNow = ({ now }: Pick<Services, 'now'>, days: number): Date =>
  new Date(now().getTime() + days * DAY_MS)

/** From when on a message that is written now is not worth sending. What a person wrote has no name. */
export const expiryOf = (services: Pick<Services, 'now'>, name?: PlainMessage): Date =>
  daysFromNow(services, (name && shorter[name]) ?? USUAL_DAYS)

/** The end of the last of these days wherever the portal is: what announces something of then is not sent after it. */
export const endOfDay = (...days: readonly string[]): Date =>
  new Date(Math.max(...days.map(day => Date.parse(day))) + 1.5 * DAY_MS)
