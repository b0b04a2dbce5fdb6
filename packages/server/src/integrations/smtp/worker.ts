import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../../platform/http/context.ts'
import { describeError } from '../../platform/log/log.ts'
import { failureOf } from '../../platform/mail/failure.ts'
import { type ClaimedEmail, noteFailed, noteSent, takeDue } from '../../platform/mail/outbox.ts'
import { expireDue, firstStateOf, setFirstState } from '../../platform/mail/unsent.ts'
import { onMail } from '../../platform/mail/wake.ts'
import { withTimeout } from '../../platform/time/timeout.ts'
import { openTransport, type Transport } from './transport.ts'

const LOOK_EVERY_MS = 5000
const AT_ONCE = 3
const SEND_MS = 60_000
const FAREWELL_MS = 3000

/** The mail worker of this process. */
export interface MailWorker {
  /** Lets the messages being sent leave, for a short while, and takes no further ones. */
  readonly stop: () => Promise<void>
}

const inTime = async (work: Promise<string>): Promise<string> => {
  const timer = new AbortController()
  const late = sleep(SEND_MS, undefined, { signal: timer.signal }).then(
    () => Promise.reject(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })),
    () => '',
  )
  return Promise.race([work, late]).finally(() => timer.abort())
}

const sendOne = async ({ database, log }: Services, transport: Transport, message: ClaimedEmail): Promise<void> => {
  let answer: string
  try {
    answer = await inTime(transport(message))
  } catch (error) {
    const failure = failureOf(error)
    log.warn({ reason: failure.reason, try: message.tries }, 'message not sent')
    return noteFailed(database, message, failure)
  }
  await noteSent(database, message, answer)
}

/** Gives messages new content whose code is void by its age alone, where the person still needs it. */
type Renewal = (services: Services) => Promise<void>

// A message with a void code is renewed or withdrawn before any is taken: none is ever sent.
const round = async (services: Services, renew: Renewal, transport: Transport | undefined): Promise<boolean> => {
  const now = services.now()
  await setFirstState(services.database, firstStateOf(services.settings))
  await renew(services)
  await expireDue(services.database, now)
  if (!transport) return false
  const taken = await takeDue(services.database, AT_ONCE)
  await Promise.all(taken.map(message => sendOne(services, transport, message)))
  return taken.length === AT_ONCE
}

/**
 * Starts sending what is in the outbox, at once when something comes and every few seconds besides. Without a mail
 * server it only withdraws what has become worthless.
 */
export const startMail = (services: Services, renew: Renewal, lookEvery = LOOK_EVERY_MS): MailWorker => {
  const { database, settings, log } = services
  const transport = settings.SMTP_URL ? openTransport(settings.SMTP_URL, settings) : undefined
  let ended = false
  let alarm = new AbortController()
  const wake = () => alarm.abort()
  const leave = onMail(database, wake)
  const loop = async () => {
    while (!ended) {
      alarm = new AbortController()
      const more = await round(services, renew, transport).catch(error => {
        log.error(describeError(error), 'outbox unreachable')
        return false
      })
      if (!more && !ended) await sleep(lookEvery, undefined, { signal: alarm.signal }).catch(() => undefined)
    }
  }
  const running = loop()
  const stop = async () => {
    ended = true
    leave()
    wake()
    // A server that does not answer may not delay ours: what is being sent then is tried again later.
    await withTimeout(FAREWELL_MS, running)
  }
  return { stop }
}
