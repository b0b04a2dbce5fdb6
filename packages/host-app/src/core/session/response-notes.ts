import { MAIL_HEADER } from '@portal/contract/core/api/call'

/** A response header says that the request queued mail although no mail server is set. The staff layout shows it. */
let mailListener: (() => void) | undefined

/** Checks each response for that header. */
export const noteMail = (response: Response | null): void => {
  if (response?.headers.has(MAIL_HEADER)) mailListener?.()
}

/** Calls `run` whenever a request queues such mail. Returns a function that unsubscribes. */
export const onMailWaits = (run: () => void): (() => void) => {
  mailListener = run
  return () => {
    if (mailListener === run) mailListener = undefined
  }
}

/** The privileges-denied flag. Any 403 raises it, and the staff layout shows it. */
let deniedListener: (() => void) | undefined

export const noteDenied = (): void => deniedListener?.()

/** Calls `run` on every 403. Returns a function that unsubscribes. */
export const onDenied = (run: () => void): (() => void) => {
  deniedListener = run
  return () => {
    if (deniedListener === run) deniedListener = undefined
  }
}
