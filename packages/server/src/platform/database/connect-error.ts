import { codeOf, StartError } from './start-error.ts'

const place = (databaseUrl: string): string => {
  try {
    const { hostname, port, pathname } = new URL(databaseUrl)
    return `${hostname || 'the socket'}${port && `:${port}`}${pathname}`
  } catch {
    return 'the given address'
  }
}

const sentences: Readonly<Record<string, (where: string) => [string, string]>> = {
  '28P01': where => ['database_login_refused', `DATABASE_URL: ${where} refused the user name or password.`],
  '28000': where => ['database_login_refused', `DATABASE_URL: ${where} does not let this user in.`],
  '3D000': where => ['database_not_found', `DATABASE_URL: there is no such database at ${where}.`],
  '53300': where => ['database_full', `DATABASE_URL: ${where} takes no more connections.`],
  '57P03': where => ['database_not_ready', `DATABASE_URL: ${where} is starting or stopping.`],
  ENOTFOUND: where => ['database_unreachable', `DATABASE_URL: the host of ${where} is not known.`],
  ECONNREFUSED: where => ['database_unreachable', `DATABASE_URL: nothing answers at ${where}.`],
}

/** Says why a database given by DATABASE_URL cannot be used, without its user or password. */
export const explainConnectError = (error: unknown, databaseUrl: string): StartError => {
  const where = place(databaseUrl)
  const code = codeOf(error)
  const [name, sentence] = sentences[code]?.(where) ?? [
    'database_unreachable',
    `DATABASE_URL: ${where} could not be reached${code && ` (${code})`}.`,
  ]
  return new StartError(name, sentence)
}
