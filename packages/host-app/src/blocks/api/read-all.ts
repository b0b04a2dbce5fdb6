import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { limits } from '@portal/contract/core/fields/limits'
import type * as z from 'zod/mini'
import { api } from '../../core/api.ts'
import type { PageOf } from './use-read.ts'

/** Who follows the reading of a list. */
export interface Watch<Row> {
  /** Called after each page with all that was read so far; what it throws ends the reading. Default nothing. */
  readonly onPage?: (rows: readonly Row[], page: PageOf<Row>) => void
  /** Ends the reading before the next page. Default never. */
  readonly signal?: AbortSignal
}

/** Reads a list to its end, page by page. Throws ProblemErrors of the api, and the reason of the signal. */
export const readAll = async <Input extends z.ZodMiniType, Row>(
  endpoint: Endpoint<Input, z.ZodMiniType<PageOf<Row>>>,
  input: z.input<Input>,
  { onPage, signal }: Watch<Row> = {},
): Promise<Row[]> => {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    signal?.throwIfAborted()
    const given = { ...Object(input), limit: limits.page_size_max, ...(cursor && { cursor }) }
    const page: PageOf<Row> = await api(endpoint, given)
    rows.push(...page.data)
    onPage?.(rows, page)
    cursor = page.next_cursor
  } while (cursor)
  return rows
}
