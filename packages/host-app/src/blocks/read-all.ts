import type { Endpoint } from '@portal/contract/endpoint'
import { limits } from '@portal/contract/limits'
import type * as z from 'zod/mini'
import { api } from '../api.ts'
import type { PageOf } from './use-read.ts'

/** Reads a list to its end, page by page. Throws ProblemErrors of the api. */
export const readAll = async <Input extends z.ZodMiniType, Row>(
  endpoint: Endpoint<Input, z.ZodMiniType<PageOf<Row>>>,
  input: z.input<Input>,
): Promise<Row[]> => {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const given = { ...Object(input), limit: limits.page_size_max, ...(cursor && { cursor }) }
    const page: PageOf<Row> = await api(endpoint, given)
    rows.push(...page.data)
    cursor = page.next_cursor
  } while (cursor)
  return rows
}
