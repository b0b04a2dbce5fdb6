import { addressOf } from '@portal/contract/core/api/call'
import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { limits } from '@portal/contract/core/fields/limits'
import useSWR from 'swr'
import type * as z from 'zod/mini'
import { readAll } from './read-all.ts'
import type { Batch } from './use-read.ts'

/**
 * All rows of a list, for choices that are searched in the browser. `null` as input reads nothing. `isReading` is true
 * until the last page arrives. After a failure there are no rows.
 */
export const useAllRows = <Input extends z.ZodMiniType, Row>(
  endpoint: Endpoint<Input, z.ZodMiniType<Batch<Row>>>,
  input: z.input<Input> | null,
): { rows: readonly Row[]; isReading: boolean } => {
  // The key differs from that of the first page, but remains a path of the list that `touches` can match.
  const key = input && `${addressOf(endpoint, { ...Object(input), limit: limits.page_size_max })}&all`
  const { data, isLoading } = useSWR(key, () => readAll(endpoint, Object(input)), { shouldRetryOnError: false })
  return { rows: data ?? [], isReading: isLoading }
}
