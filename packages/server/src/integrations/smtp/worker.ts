import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../../platform/http/context.ts'
import { describeError } from '../../platform/log/log.ts'
import { mailFailureOf } from '../../platform/mail/failure.ts'
import { type ClaimedEmail, noteFailed, noteSent, onMail, takeDue } from '../../platform/mail/outbox.ts'
import { expireDue, firstStateOf, setFirstState } from '../../platform/mail/unsent.ts'
import { withTimeout } from '../../platform/time/timing.ts'
import { openTransport, type Transport } from './transport.ts'

const LOOK_EVERY_MS = 5000
const AT_ONCE = 3
const SEND_MS = 60_000
const FAREWELL_MS = 3000

export interface MailWorker {
  /** Takes no more messages, and waits briefly for those being sent. */
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
    const failure = mailFailureOf(error)
    log.warn({ reason: failure.reason, try: message.tries }, 'message not sent')
    return noteFailed(database, message, failure)
  }
  await noteSent(database, message, answer)
}

/** Renews messages whose code has only expired by age and whose recipient still needs it. */
type Renewal = (services: Services) => Promise<void>

// Renews or withdraws messages with expired codes before it claims any, so that none is sent.
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
 * Starts sending the outbox: at once when a message is stored, and every few seconds. Without a mail server, it only
 * withdraws expired messages.
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
    // A mail server that doesn't respond must not delay the shutdown. Its messages are retried later.
    await withTimeout(FAREWELL_MS, running)
  }
  return { stop }
}
