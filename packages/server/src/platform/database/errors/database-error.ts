import { PgPreparedQuery } from 'drizzle-orm/pg-core'
import { type DatabaseFailure, databaseFailureOf } from './failure.ts'
import { errorCodeOf } from './start-error.ts'

interface Names {
  readonly table?: string | undefined
  readonly column?: string | undefined
  readonly constraint?: string | undefined
  readonly months?: readonly string[] | undefined
}

/** A failed query or connection. Contains only the SQLSTATE and names of database objects, never user input. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly code: string
  readonly failure: DatabaseFailure
  readonly table: string | undefined
  readonly column: string | undefined
  readonly constraint: string | undefined
  /** Closed months (YYYY-MM) that caused the error. */
  readonly months: readonly string[] | undefined

  constructor(code: string, names: Names = {}, failure = databaseFailureOf(code)) {
    const where = [names.table, names.column, names.constraint].filter(Boolean).join(' ')
    super(`database error ${code || 'unknown'}${where && ` at ${where}`}`)
    this.code = code
    this.failure = failure
    this.table = names.table
    this.column = names.column
    this.constraint = names.constraint
    this.months = names.months
  }
}

const property = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

const MONTHS = /^\d{4}-\d{2}(, \d{4}-\d{2})*$/

/** Months listed by the closed months trigger. Other details contain row values, so never read them. */
const monthsOf = (error: object): readonly string[] | undefined => {
  if (property(error, 'constraint') !== 'closed_months') return undefined
  const detail = property(error, 'detail') ?? ''
  return MONTHS.test(detail) ? detail.split(', ') : []
}

const namesIn = (error: object): Names => ({
  table: property(error, 'table'),
  column: property(error, 'column'),
  constraint: property(error, 'constraint'),
  months: monthsOf(error),
})

// The driver throws these for parameters that it can't encode and results that it can't parse. They are bugs.
const isMistake = (error: unknown) => error instanceof TypeError || error instanceof RangeError

// The pool sets no code for this error. Every connection is in use, but the database itself may be fine.
const ALL_IN_USE = 'timeout exceeded when trying to connect'

/** Converts errors from a pool or connection to a DatabaseError. Returns bugs in the code unchanged. */
export const fromDriver = (error: unknown): unknown => {
  if (error instanceof DatabaseError || isMistake(error)) return error
  if (!(error instanceof Error)) return new DatabaseError('')
  return new DatabaseError(errorCodeOf(error), namesIn(error), error.message === ALL_IN_USE ? 'busy' : undefined)
}

const isFromDriver = (error: object): boolean =>
  Reflect.get(error, 'severity') !== undefined || /^[0-9A-Z]{5}$/.test(errorCodeOf(error))

/**
 * Converts errors from drizzle and pg to a DatabaseError, because their message, params, and detail contain row values.
 * Returns other errors unchanged.
 */
export const scrubbed = (error: unknown): unknown => {
  if (error instanceof DatabaseError || typeof error !== 'object' || error === null) return error
  const isDrizzle = Reflect.get(error, 'query') !== undefined && Reflect.get(error, 'params') !== undefined
  if (isDrizzle) {
    const cause = fromDriver(Reflect.get(error, 'cause'))
    return cause instanceof DatabaseError ? cause : new DatabaseError(errorCodeOf(cause), {}, 'mistake')
  }
  return isFromDriver(error) ? fromDriver(error) : error
}

/** Whether the database was unavailable. A retry on another connection may succeed. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseError && error.failure === 'unavailable'

/** Whether a write violated a unique constraint. Checks any constraint if none is given. */
export const isDuplicate = (error: unknown, constraint?: string): boolean =>
  error instanceof DatabaseError && error.code === '23505' && (!constraint || error.constraint === constraint)

/** Whether a foreign key prevented the write: other rows refer to the row, or the row that it refers to is gone. */
export const isReferredTo = (error: unknown): boolean => error instanceof DatabaseError && error.code === '23503'

// Drizzle has no hook for errors, and its errors quote query parameters. This wraps the only method that creates them.
// A test fails if a drizzle update moves it.
const run: unknown = Reflect.get(PgPreparedQuery.prototype, 'queryWithCache')
if (typeof run === 'function')
  Reflect.set(PgPreparedQuery.prototype, 'queryWithCache', async function (this: unknown, ...args: unknown[]) {
    try {
      return await Reflect.apply(run, this, args)
    } catch (error) {
      throw scrubbed(error)
    }
  })
