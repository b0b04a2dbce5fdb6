/** A reason why the portal can't start: a stable code and a one-line message without secrets. */
export class StartError extends Error {
  override readonly name = 'StartError'
  readonly code: string

  constructor(code: string, sentence: string) {
    super(sentence)
    this.code = code
  }
}

/** Whether an error has one of these SQLSTATEs or system error codes. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean => codes.includes(codeOf(error))

/** SQLSTATE or system error code of an error, or an empty string. */
export const codeOf = (error: unknown): string => {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : ''
}
