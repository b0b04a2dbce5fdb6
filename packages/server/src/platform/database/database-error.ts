import { PgPreparedQuery } from 'drizzle-orm/pg-core'
import { codeOf } from './connection/start-error.ts'

/** A failed statement without anything a person typed: only SQLSTATE and the names of what refused. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly code: string
  readonly table: string | undefined
  readonly column: string | undefined
  readonly constraint: string | undefined

  constructor(code: string, names: { table?: string; column?: string; constraint?: string } = {}) {
    const where = [names.table, names.column, names.constraint].filter(Boolean).join(' ')
    super(`database error ${code || 'unknown'}${where && ` at ${where}`}`)
    this.code = code
    this.table = names.table
    this.column = names.column
    this.constraint = names.constraint
  }
}

const property = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

const isFromDriver = (error: object): boolean =>
  Reflect.get(error, 'severity') !== undefined || /^[0-9A-Z]{5}$/.test(codeOf(error))

/**
 * Replaces errors of drizzle and pg, whose message, params and detail carry row values, by a DatabaseError;
 * anything else comes back as it is.
 */
export const scrubbed = (error: unknown): unknown => {
  if (error instanceof DatabaseError || typeof error !== 'object' || error === null) return error
  const isDrizzle = Reflect.get(error, 'query') !== undefined && Reflect.get(error, 'params') !== undefined
  if (isDrizzle) {
    const cause = scrubbed(Reflect.get(error, 'cause'))
    return cause instanceof DatabaseError ? cause : new DatabaseError(codeOf(cause))
  }
  if (!isFromDriver(error)) return error
  return new DatabaseError(codeOf(error), {
    table: property(error, 'table'),
    column: property(error, 'column'),
    constraint: property(error, 'constraint'),
  })
}

/** Whether a write was refused because such a row exists already, for one constraint or any. */
export const isDuplicate = (error: unknown, constraint?: string): boolean =>
  error instanceof DatabaseError && error.code === '23505' && (!constraint || error.constraint === constraint)

/** Whether a removal was refused because other rows refer to the row. */
export const isReferredTo = (error: unknown): boolean => error instanceof DatabaseError && error.code === '23503'

// Drizzle offers no hook between a failing statement and the error that quotes its parameters, so its one
// place where that error is made is wrapped; a test fails if an update of drizzle moves it.
const run: unknown = Reflect.get(PgPreparedQuery.prototype, 'queryWithCache')
if (typeof run === 'function')
  Reflect.set(PgPreparedQuery.prototype, 'queryWithCache', async function (this: unknown, ...args: unknown[]) {
    try {
      return await Reflect.apply(run, this, args)
    } catch (error) {
      throw scrubbed(error)
    }
  })
