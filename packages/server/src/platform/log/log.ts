import { pino } from 'pino'

/** Structured log. Pass names, codes, and numbers only: never a body, password, code, token, or address. */
export interface Log {
  readonly info: (fields: LogFields, event: string) => void
  readonly warn: (fields: LogFields, event: string) => void
  readonly error: (fields: LogFields, event: string) => void
}

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

// Bytes of unwritten lines to buffer until there is space.
const MOST_WAITING = 1024 * 1024

/** Opens the log on standard output. */
export const openLog = (level: string): Log => {
  const out = pino.destination({ dest: 1, sync: true, maxLength: MOST_WAITING })
  // A full disk or a closed pipe must not end the portal.
  out.on('error', () => undefined)
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, out)
}

const codeOf = (error: object) => ('code' in error && typeof error.code === 'string' ? error.code : undefined)

/**
 * The parts of an error that may be logged: its name, code, and stack frames. Omits the message, because database
 * messages contain row values.
 */
export const describeError = (error: unknown): LogFields => {
  if (!(error instanceof Error)) return { error: typeof error }
  const inner = error.cause instanceof Error ? error.cause : undefined
  const at = (error.stack ?? '')
    .split('\n')
    .filter(row => /^\s+at /.test(row))
    .slice(0, 6)
    .map(row => row.trim())
    .join(' | ')
  return { error: error.name, code: codeOf(error) ?? (inner && codeOf(inner)), cause: inner?.name, at }
}
