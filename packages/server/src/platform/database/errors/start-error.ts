/** A reason why the portal cannot start, in one line: a stable code and a sentence that contains no secret. */
export class StartError extends Error {
  override readonly name = 'StartError'
  readonly code: string

  constructor(code: string, sentence: string) {
    super(sentence)
    this.code = code
  }
}

/** Whether something thrown carries this SQLSTATE or system error code. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean => codes.includes(codeOf(error))

/** The SQLSTATE or system error code of something thrown, or an empty text. */
export const codeOf = (error: unknown): string => {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : ''
}
