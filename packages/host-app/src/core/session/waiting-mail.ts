import { MAIL_HEADER } from '@portal/contract/core/api/call'

/** A response header says that the request queued mail although no mail server is set. The staff layout shows it. */
let listener: (() => void) | undefined

/** Checks each response for that header. */
export const noteMail = (response: Response | null): void => {
  if (response?.headers.has(MAIL_HEADER)) listener?.()
}

/** Calls `run` whenever a request queues such mail. Returns a function that unsubscribes. */
export const onMailWaits = (run: () => void): (() => void) => {
  listener = run
  return () => {
    if (listener === run) listener = undefined
  }
}
