import { PgPreparedQuery } from 'drizzle-orm/pg-core'
import { type Failure, failureOf } from './failure.ts'
import { codeOf } from './start-error.ts'

interface Names {
  readonly table?: string | undefined
  readonly column?: string | undefined
  readonly constraint?: string | undefined
  readonly months?: readonly string[] | undefined
}

/** A failed statement or connection without anything a person typed: only SQLSTATE and the names of what refused. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly code: string
  readonly failure: Failure
  readonly table: string | undefined
  readonly column: string | undefined
  readonly constraint: string | undefined
  /** Months that are closed, as YYYY-MM, where that was the reason. */
  readonly months: readonly string[] | undefined

  constructor(code: string, names: Names = {}, failure = failureOf(code)) {
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

/** The months that a trigger of closed months lists; any other detail has row values in it, and is never read. */
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

// Statements that the driver cannot write, and answers that it cannot read, are mistakes in the code.
const isMistake = (error: unknown) => error instanceof TypeError || error instanceof RangeError

// The pool gives it no code. All connections are in use: the database answers, but not us.
const ALL_IN_USE = 'timeout exceeded when trying to connect'

/** What a pool or a connection throws, as a DatabaseError; only mistakes in the code come back as they are. */
export const fromDriver = (error: unknown): unknown => {
  if (error instanceof DatabaseError || isMistake(error)) return error
  if (!(error instanceof Error)) return new DatabaseError('')
  return new DatabaseError(codeOf(error), namesIn(error), error.message === ALL_IN_USE ? 'busy' : undefined)
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
    const cause = fromDriver(Reflect.get(error, 'cause'))
    return cause instanceof DatabaseError ? cause : new DatabaseError(codeOf(cause), {}, 'mistake')
  }
  return isFromDriver(error) ? fromDriver(error) : error
}

/** Whether the database could not serve, so that the same may succeed on another connection. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseError && error.failure === 'unavailable'

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
