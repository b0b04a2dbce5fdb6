import * as z from 'zod/mini'
import { limits } from '../fields/limits.ts'
import { isStorable } from '../fields/text-rules.ts'

const bounded = (max: number) => z.string().check(z.maxLength(max, { error: 'too_long' }))

export const searchText = () => bounded(200).check(z.refine(isStorable, { error: 'bad_characters' }))

/** Input of every list. `sort` names a column; a leading minus sorts in descending order. */
export const listQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.object({
    search: z.optional(searchText()),
    sort: z.optional(z.enum(sorts, { error: 'unknown_value' })),
    cursor: z.optional(bounded(400).check(z.regex(/^[A-Za-z0-9_-]*$/, { error: 'unknown_value' }))),
    limit: z.optional(
      z.pipe(
        z.union([z.int(), z.string().check(z.regex(/^\d{1,4}$/))], { error: 'wrong_type' }),
        z.transform(value => Math.min(Math.max(Number(value), 1), limits.page_size_max)),
      ),
    ),
  })

/** Matches records with at least one day in this calendar year. */
export const calendarYear = () => z.optional(z.string().check(z.regex(/^(19|20)\d\d$/, { error: 'unknown_value' })))

export const one = <S extends z.ZodMiniType>(data: S) => z.object({ data })

/**
 * A page of a list. `total` is exact up to `limits.counted_exactly`. Above, it stops there and `total_exact` is false,
 * so that counting costs the same for lists of any length.
 */
export const page = <S extends z.ZodMiniType>(data: S) =>
  z.object({ data: z.array(data), next_cursor: z.nullable(z.string()), total: z.int(), total_exact: z.boolean() })

export const done = z.object({ data: z.object({ done: z.literal(true) }) })
