/** Why a message was not taken, in a form that may be stored and logged: no address and no text. */
export interface Failure {
  readonly reason: string
  /** True when another try cannot help: the server refused this very message. */
  readonly forGood: boolean
}

const property = (error: object, name: string): unknown => Reflect.get(error, name)

/**
 * Reads what the SMTP client threw. A 5xx answer to the sender, the recipient or the text is for good; one to the
 * greeting or the login concerns the settings, which somebody may mend.
 */
export const failureOf = (error: unknown): Failure => {
  if (typeof error !== 'object' || error === null) return { reason: 'unknown', forGood: false }
  const code = property(error, 'code')
  const status = property(error, 'responseCode')
  const command = property(error, 'command')
  const aboutMessage = typeof command === 'string' && /^(MAIL FROM|RCPT TO|DATA)/.test(command)
  const words = [code, status].filter(word => /^[A-Z0-9]{1,20}$/.test(String(word)))
  return {
    reason: words.join(' ') || 'unknown',
    forGood: aboutMessage && typeof status === 'number' && status >= 500,
  }
}
