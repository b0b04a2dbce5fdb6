import useSWR from 'swr'
import * as z from 'zod/mini'

const shape = z.object({ data: z.object({ path: z.string(), integrity: z.string() }) })

const ADDRESS = '/embed/loader.json'

/** The current loader's immutable URL and its integrity hash. Undefined if the server doesn't provide them. */
export const useFixedLoader = () => {
  const { data } = useSWR(ADDRESS, async address => {
    const answer = await fetch(address)
    return shape.safeParse(await answer.json()).data?.data
  })
  return data
}
