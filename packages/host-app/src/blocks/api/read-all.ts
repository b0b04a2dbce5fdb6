import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { limits } from '@portal/contract/core/fields/limits'
import type * as z from 'zod/mini'
import { api } from '../../core/api.ts'
import type { Batch } from './use-read.ts'

export interface Watch<Row> {
  /** Called after each page with all rows so far. Throwing stops the reading. Default nothing. */
  readonly onPage?: (rows: readonly Row[], page: Batch<Row>) => void
  /** Aborts before the next page. Default never. */
  readonly signal?: AbortSignal
}

/** Reads all pages of a list. Throws a `ProblemError`, or the abort reason of the signal. */
export const readAll = async <Input extends z.ZodMiniType, Row>(
  endpoint: Endpoint<Input, z.ZodMiniType<Batch<Row>>>,
  input: z.input<Input>,
  { onPage, signal }: Watch<Row> = {},
): Promise<Row[]> => {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    signal?.throwIfAborted()
    const given = { ...Object(input), limit: limits.page_size_max, ...(cursor && { cursor }) }
    const page: Batch<Row> = await api(endpoint, given)
    rows.push(...page.data)
    onPage?.(rows, page)
    cursor = page.next_cursor
  } while (cursor)
  return rows
}
