import { addressOf } from '@portal/contract/core/api/call'
import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { limits } from '@portal/contract/core/fields/limits'
import useSWR from 'swr'
import type * as z from 'zod/mini'
import { readAll } from './read-all.ts'
import type { PageOf } from './use-read.ts'

/**
 * All rows of a list, for choices that are searched on the page; `null` as input reads nothing. `isReading` until the
 * last page is here; of a list that could not be read there are no rows.
 */
export const useAllRows = <Input extends z.ZodMiniType, Row>(
  endpoint: Endpoint<Input, z.ZodMiniType<PageOf<Row>>>,
  input: z.input<Input> | null,
): { rows: readonly Row[]; isReading: boolean } => {
  // Another key than that of the first page, and still an address of the list, so that `touches` can name it.
  const key = input && `${addressOf(endpoint, { ...Object(input), limit: limits.page_size_max })}&all`
  const { data, isLoading } = useSWR(key, () => readAll(endpoint, Object(input)), { shouldRetryOnError: false })
  return { rows: data ?? [], isReading: isLoading }
}
