/** Why a message was not taken. */
export interface Failure {
  /** In a form that may be logged: no address and no text. */
  readonly reason: string
  /** What the peer answered, which may name the recipient: for the delivery log only. */
  readonly answer: string
  /** True when another try cannot help: the server refused this very message. */
  readonly forGood: boolean
}

const property = (error: object, name: string): unknown => Reflect.get(error, name)

const ANSWER_LENGTH = 300

/** An answer of a mail server as it is stored: one line, and not endless. */
export const answerOf = (given: unknown): string =>
  typeof given === 'string'
    ? given
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, ANSWER_LENGTH)
    : ''

/**
 * Reads what the SMTP client threw. A 5xx answer to the sender, the recipient or the text is permanent; one to the
 * greeting or the login concerns the settings, which somebody may correct.
 */
export const failureOf = (error: unknown): Failure => {
  if (typeof error !== 'object' || error === null) return { reason: 'unknown', answer: '', forGood: false }
  const code = property(error, 'code')
  const status = property(error, 'responseCode')
  const command = property(error, 'command')
  const aboutMessage = typeof command === 'string' && /^(MAIL FROM|RCPT TO|DATA)/.test(command)
  const words = [code, status].filter(word => /^[A-Z0-9]{1,20}$/.test(String(word)))
  const reason = words.join(' ') || 'unknown'
  return {
    reason,
    answer: answerOf(property(error, 'response')) || reason,
    forGood: aboutMessage && typeof status === 'number' && status >= 500,
  }
}
