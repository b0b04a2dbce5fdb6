import { limits } from '@portal/contract/core/fields/limits'
import * as z from 'zod/mini'
import { refuseField } from '../refusal.ts'

/** End of a page: the sort value and ID of its last row. */
export interface ListCursor {
  readonly sort: string
  readonly value: string
  readonly id: string
}

const written = z.tuple([z.string(), z.string().check(z.refine(value => !value.includes('\0'))), z.guid()])

const writeCursor = ({ sort, value, id }: ListCursor): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')

// Rejects dates such as 30 February. JavaScript reads them as a day in March, and PostgreSQL raises an error.
const isAsWritten = (value: string, moment: string): boolean => {
  const date = new Date(moment)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** Whether a cursor value is a valid date. */
export const isExactDay = (value: string): boolean => /^[12]\d{3}-\d\d-\d\d$/.test(value) && isAsWritten(value, value)

/**
 * Whether a cursor value is a timestamp with microseconds, as written by `to_char(at AT TIME ZONE 'UTC',
 * 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.
 */
export const isExactMoment = (value: string): boolean =>
  /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(value) &&
  isAsWritten(value.slice(0, 23), `${value.slice(0, 23)}Z`)

const parse = (given: string): unknown => {
  try {
    return JSON.parse(Buffer.from(given, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/**
 * Reads a cursor. Rejects cursors of another sort order and invalid ones. `fits` validates the value before the
 * database casts it to a timestamp or number.
 */
export const readCursor = (
  given: string | undefined,
  sort: string,
  fits: (value: string) => boolean = () => true,
): ListCursor | undefined => {
  if (!given) return undefined
  const { data } = written.safeParse(parse(given))
  if (!data || data[0] !== sort || !fits(data[1])) throw refuseField('cursor', 'unknown_value')
  return { sort, value: data[1], id: data[2] }
}

/** Converts query results to a page. `rows` must contain one row more than `limit` if there is another page. */
export const cutPage = <Row>(
  rows: readonly Row[],
  limit: number,
  counted: number,
  cursorOf: (row: Row) => ListCursor,
) => {
  const data = rows.slice(0, limit)
  const last = data.at(-1)
  return {
    data,
    next_cursor: rows.length > limit && last !== undefined ? writeCursor(cursorOf(last)) : null,
    total: Math.min(counted, limits.counted_exactly),
    total_exact: counted <= limits.counted_exactly,
  }
}
