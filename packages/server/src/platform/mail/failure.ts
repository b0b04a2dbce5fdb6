export interface MailFailure {
  /** Safe to log: contains no address and no text. */
  readonly reason: string
  /** Response of the mail server, which may name the recipient. For the delivery log only. */
  readonly answer: string
  /** True if a retry can't help, because the server rejected this message. */
  readonly forGood: boolean
}

const property = (error: object, name: string): unknown => Reflect.get(error, name)

const ANSWER_LENGTH = 300

/** A mail server's response on one line, truncated for storage. */
export const mailAnswerOf = (given: unknown): string =>
  typeof given === 'string'
    ? given
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, ANSWER_LENGTH)
    : ''

/**
 * Classifies an error of the SMTP client. A 5xx reply to MAIL FROM, RCPT TO, or DATA is permanent. One to the greeting
 * or login concerns the settings, which someone may correct.
 */
export const mailFailureOf = (error: unknown): MailFailure => {
  if (typeof error !== 'object' || error === null) return { reason: 'unknown', answer: '', forGood: false }
  const code = property(error, 'code')
  const status = property(error, 'responseCode')
  const command = property(error, 'command')
  const aboutMessage = typeof command === 'string' && /^(MAIL FROM|RCPT TO|DATA)/.test(command)
  const words = [code, status].filter(word => /^[A-Z0-9]{1,20}$/.test(String(word)))
  const reason = words.join(' ') || 'unknown'
  return {
    reason,
    answer: mailAnswerOf(property(error, 'response')) || reason,
    forGood: aboutMessage && typeof status === 'number' && status >= 500,
  }
}
