import { addressOf, ProblemError } from '@portal/contract/core/api/call'
import type { CallApi, Endpoint, OutputOf, SentInput } from '@portal/contract/core/api/endpoint'
import { readWaiting } from '@portal/contract/workspace/waiting'
import { useEffect } from 'react'
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr'
import useSWRInfinite from 'swr/infinite'
import type * as z from 'zod/mini'
import { api } from '../../core/api.ts'
import { useNextRow } from '../navigation/use-next-row.ts'
import { isTouched, refreshLists, showList } from './touched.ts'

/** SWR options. Cache keys are request URLs, so that `touches` can match them. */
const asIs: SWRConfiguration = { revalidateOnFocus: true, shouldRetryOnError: false }

/** State of one read. `error` with `data` means that a revalidation failed. */
export interface ReadState<Data> {
  readonly data?: Data | undefined
  readonly error?: unknown
  readonly isValidating: boolean
  /** Revalidates. */
  readonly mutate: () => unknown
}

const useAddress = <E extends Endpoint>(endpoint: E, input: SentInput<E> | null, options: SWRConfiguration) => {
  const read = input === null ? null : () => api(endpoint, input)
  return useSWR<OutputOf<E>>(input === null ? null : addressOf(endpoint, input), read, options)
}

/**
 * Reads a record and revalidates it. `null` as input reads nothing. Never returns the data of another input: `data` is
 * undefined during the first read and after it fails.
 */
export const useRead = <E extends Endpoint>(endpoint: E, input: SentInput<E> | null) =>
  useAddress(endpoint, input, asIs)

/**
 * Like `useRead`, for data with changing filters or order. Shows the previous data until the response arrives, so that
 * the layout stays still. Returns no data if the request fails.
 */
export const useNarrowedRead = <E extends Endpoint>(endpoint: E, input: SentInput<E> | null) => {
  const { cache } = useSWRConfig()
  const read = useAddress(endpoint, input, { ...asIs, keepPreviousData: true })
  const isLost =
    input === null || (read.error !== undefined && cache.get(addressOf(endpoint, input))?.data === undefined)
  return { ...read, data: isLost ? undefined : read.data }
}

/** Like `useRead`, but revalidates only when a request touches the key. For incidental data. */
export const useReadOnce = <E extends Endpoint>(endpoint: E, input: SentInput<E>) =>
  useSWR<OutputOf<E>>(addressOf(endpoint, input), () => api(endpoint, input), {
    ...asIs,
    revalidateIfStale: false,
    revalidateOnFocus: false,
  })

export interface Batch<Row> {
  readonly data: Row[]
  readonly next_cursor: string | null
  readonly total: number
  readonly total_exact: boolean
}

/** A page with the cache key of its list. */
interface Read<Row> extends Batch<Row> {
  readonly address: string
}

/**
 * Reads a list page by page. `more` is undefined at the end. `isStale` is true while the rows belong to the previous
 * query. If the new one fails, they go.
 */
export const usePages = <Input extends z.ZodMiniType, Row>(
  endpoint: Endpoint<Input, z.ZodMiniType<Batch<Row>>>,
  input: z.input<Input>,
) => {
  const address = addressOf(endpoint, input)
  const read = useSWRInfinite<Read<Row>>(
    (index: number, previous: Read<Row> | null) => {
      if (index > 0 && !previous?.next_cursor) return null
      return addressOf(endpoint, { ...Object(input), ...(index > 0 && { cursor: previous?.next_cursor }) })
    },
    async (page: string) => {
      const cursor = new URLSearchParams(page.split('?')[1]).get('cursor')
      return { ...(await api(endpoint, { ...Object(input), ...(cursor && { cursor }) })), address }
    },
    { ...asIs, keepPreviousData: true, revalidateOnMount: true },
  )
  const { error, isLoading, isValidating, size, setSize, mutate } = read
  const isStale = read.data !== undefined && read.data[0]?.address !== address
  const data = isStale && error !== undefined ? undefined : read.data
  useEffect(() => showList({ address, refresh: () => mutate() }), [address, mutate])
  const rows = data?.flatMap(page => page.data)
  const goOn = useNextRow(rows?.length ?? 0)
  const last = data?.at(-1)
  const isLacking = data !== undefined && data.length < size
  const isMoreFailed = isLacking && error !== undefined
  const ask = () => {
    goOn()
    void setSize(isMoreFailed ? size : size + 1)
  }
  return {
    address,
    rows,
    total: last && { count: last.total, isExact: last.total_exact },
    error,
    isLoading,
    isValidating,
    isStale,
    isLoadingMore: isLacking && isValidating,
    isMoreFailed,
    more: last?.next_cursor ? ask : undefined,
    /** Reads more pages until there are `count` rows or the list ends. */
    readTo: (count: number) => void setSize(Math.ceil(count / Math.max(1, data?.[0]?.data.length ?? 1))),
    refresh: () => void mutate(),
    /** The rows in the shape that `useRead` returns, for `Loaded`. */
    read: { data: rows, error, isValidating, mutate: () => mutate() },
  }
}

/** Errors that prove the shown data stale. */
const isOutdated = (error: unknown) => error instanceof ProblemError && [404, 409].includes(error.problem.status)

/** Revalidates whatever an endpoint touches. */
export const useReadAgain = () => {
  const { mutate } = useSWRConfig()
  return ({ touches: named = [] }: Pick<Endpoint, 'touches'>) => {
    // Any action may have completed a pending task, so the counts are always revalidated.
    const touches = [...named, readWaiting.path]
    return Promise.all([refreshLists(touches), mutate(one => typeof one === 'string' && isTouched(one, touches))])
  }
}

/**
 * Calls an endpoint and revalidates what it touches, even after an error that proves the data stale. Skips this for
 * anonymous requests. A request under the person's name right after one would link the two in the server's log.
 */
export const useAct = (): CallApi => {
  const readTouched = useReadAgain()
  return async (endpoint, input, key, files) => {
    const readAgain = async () => {
      if (!endpoint.anonymous?.(input)) await readTouched(endpoint)
    }
    try {
      const answer = await api(endpoint, input, key, files)
      await readAgain()
      return answer
    } catch (error) {
      if (isOutdated(error)) await readAgain()
      throw error
    }
  }
}
