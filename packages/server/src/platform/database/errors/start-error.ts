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
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean => codes.includes(errorCodeOf(error))

/** SQLSTATE or system error code of an error, or an empty string. */
export const errorCodeOf = (error: unknown): string => {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : ''
}

const addressOf = (databaseUrl: string): string => {
  try {
    const { hostname, port, pathname } = new URL(databaseUrl)
    return `${hostname || 'the socket'}${port && `:${port}`}${pathname}`
  } catch {
    return 'the given address'
  }
}

const sentences: Readonly<Record<string, (where: string) => [string, string]>> = {
  '28P01': where => ['database_login_refused', `${where} refused the user name or password.`],
  '28000': where => ['database_login_refused', `${where} does not let this user in.`],
  '3D000': where => ['database_not_found', `there is no such database at ${where}.`],
  '53300': where => ['database_full', `${where} takes no more connections.`],
  '57P03': where => ['database_not_ready', `${where} is starting or stopping.`],
  ENOTFOUND: where => ['database_unreachable', `the host of ${where} is not known.`],
  ECONNREFUSED: where => ['database_unreachable', `nothing answers at ${where}.`],
}

/** Explains why the portal can't use the database in `setting`. The message omits the user name and password. */
export const explainConnectError = (error: unknown, databaseUrl: string, setting: string): StartError => {
  const where = addressOf(databaseUrl)
  const code = errorCodeOf(error)
  const [name, sentence] = sentences[code]?.(where) ?? [
    'database_unreachable',
    `${where} could not be reached${code && ` (${code})`}.`,
  ]
  return new StartError(name, `${setting}: ${sentence}`)
}
