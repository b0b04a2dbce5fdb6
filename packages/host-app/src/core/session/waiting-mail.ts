import { MAIL_HEADER } from '@portal/contract/core/api/call'

/** Whether a call caused mail that goes out only once a mail server is set: its answer says so, the staff layout shows it. */
let listener: (() => void) | undefined

/** Learns it from each answer. */
export const noteMail = (response: Response | null): void => {
  if (response?.headers.has(MAIL_HEADER)) listener?.()
}

/** Called whenever mail waits; gives the function that stops it. */
export const onMailWaits = (run: () => void): (() => void) => {
  listener = run
  return () => {
    if (listener === run) listener = undefined
  }
}
