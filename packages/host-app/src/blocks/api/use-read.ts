import { addressOf, ProblemError } from '@portal/contract/core/api/call'
import type { Endpoint, OutputOf, SentInput } from '@portal/contract/core/api/endpoint'
import { readWaiting } from '@portal/contract/workspace/waiting'
import { useEffect } from 'react'
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr'
import useSWRInfinite from 'swr/infinite'
import type * as z from 'zod/mini'
import { api } from '../../core/api.ts'
import { useNextRow } from '../navigation/use-next-row.ts'
import { isTouched, refreshLists, showList } from './touched.ts'

/** A cache key is the address that is read, so that `touches` can name it. */
const asIs: SWRConfiguration = { revalidateOnFocus: true, shouldRetryOnError: false }

/** What is known of one address: its data, and why that could not be read, or not read again. */
export interface ReadState<Data> {
  readonly data?: Data | undefined
  readonly error?: unknown
  readonly isValidating: boolean
  /** Reads it again. */
  readonly mutate: () => unknown
}

const useAddress = <E extends Endpoint>(endpoint: E, input: SentInput<E> | null, options: SWRConfiguration) => {
  const read = input === null ? null : () => api(endpoint, input)
  return useSWR<OutputOf<E>>(input === null ? null : addressOf(endpoint, input), read, options)
}

/**
 * Reads a record and revalidates it; `null` as input reads nothing yet. The data is always that of the given input:
 * there is none while another one is read for the first time, or after that failed.
 */
export const useRead = <E extends Endpoint>(endpoint: E, input: SentInput<E> | null) =>
  useAddress(endpoint, input, asIs)

/**
 * The same for what is narrowed or ordered while it is looked at: what was found for the former input stays until the
 * answer is here, so that nothing jumps. After a failure there is no data.
 */
export const useNarrowedRead = <E extends Endpoint>(endpoint: E, input: SentInput<E> | null) => {
  const { cache } = useSWRConfig()
  const read = useAddress(endpoint, input, { ...asIs, keepPreviousData: true })
  const isLost =
    input === null || (read.error !== undefined && cache.get(addressOf(endpoint, input))?.data === undefined)
  return { ...read, data: isLost ? undefined : read.data }
}

/** The same for what is shown in passing: read once, and again only when something touches it. */
export const useReadOnce = <E extends Endpoint>(endpoint: E, input: SentInput<E>) =>
  useSWR<OutputOf<E>>(addressOf(endpoint, input), () => api(endpoint, input), {
    ...asIs,
    revalidateIfStale: false,
    revalidateOnFocus: false,
  })

/** What a list endpoint answers. */
export interface PageOf<Row> {
  readonly data: Row[]
  readonly next_cursor: string | null
  readonly total: number
  readonly total_exact: boolean
}

/** A page with the address of the list that it belongs to. */
interface Read<Row> extends PageOf<Row> {
  readonly address: string
}

/**
 * Reads a list page by page; `more` is undefined at its end. `isStale` while the rows are those of the query before;
 * they are gone when this one fails.
 */
export const usePages = <Input extends z.ZodMiniType, Row>(
  endpoint: Endpoint<Input, z.ZodMiniType<PageOf<Row>>>,
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
    /** Reads on until so many rows are here or the list ends. */
    readTo: (count: number) => void setSize(Math.ceil(count / Math.max(1, data?.[0]?.data.length ?? 1))),
    refresh: () => void mutate(),
    /** The rows as what is read in one go has its data. */
    read: { data: rows, error, isValidating, mutate: () => mutate() },
  }
}

/** Refusals after which what is shown here is known to be old. */
const isOutdated = (error: unknown) => error instanceof ProblemError && [404, 409].includes(error.problem.status)

/** Reads again whatever an endpoint touches. */
export const useReadAgain = () => {
  const { mutate } = useSWRConfig()
  return ({ touches: named = [] }: Pick<Endpoint, 'touches'>) => {
    // Whatever is done may have been what waited.
    const touches = [...named, readWaiting.path]
    return Promise.all([refreshLists(touches), mutate(one => typeof one === 'string' && isTouched(one, touches))])
  }
}

/**
 * Calls an endpoint and reads again whatever it touches, also when it was refused because that has changed. An
 * anonymous call is followed by none in the person's name: the server's notes of the two would be next to each other.
 */
export const useAct = () => {
  const readTouched = useReadAgain()
  return async <E extends Endpoint>(
    endpoint: E,
    input: SentInput<E>,
    key?: string,
    files?: readonly Blob[],
  ): Promise<OutputOf<E>> => {
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
