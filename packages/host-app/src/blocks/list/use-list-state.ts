import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { id } from '@portal/contract/core/fields/fields'
import type { Sort } from '@portal/ui/DataTable'
import { useQuery } from '../navigation/use-query.ts'

const withoutUnfit = (endpoint: Endpoint, given: Readonly<Record<string, string>>) => {
  const parsed = endpoint.input.safeParse(given)
  const unfit = parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]))
  return Object.fromEntries(Object.entries(given).filter(([name]) => !unfit.includes(name)))
}

const sortOf = (value: string): Sort =>
  value.startsWith('-')
    ? { column: value.slice(1), direction: 'descending' }
    : { column: value, direction: 'ascending' }

const anId = id()

const idOf = (given: string | undefined) => anId.safeParse(given).data

/**
 * What the address asks of a list: `search`, `sort` and the filters under the endpoint's own names. Whatever the
 * endpoint would refuse, such as a value of an old link, is left out. A list that is itself in a tab of its page keeps it
 * when a record closes.
 */
export const useListState = (
  endpoint: Endpoint,
  filters: readonly string[],
  usualSort: string,
  { isInTab = false } = {},
) => {
  const { get, set, href } = useQuery()
  const ofRecord = isInTab ? {} : { tab: undefined }
  const names = ['search', 'sort', ...filters]
  const given = Object.fromEntries(names.flatMap(name => [[name, get(name) ?? '']]).filter(([, value]) => value))
  const input = withoutUnfit(endpoint, given)
  const nothing = Object.fromEntries(['search', ...filters].map(name => [name, undefined]))
  return {
    input,
    /** The same as it is in a URL. */
    query: new URLSearchParams(input).toString(),
    /** Shows what such a query asks for, and nothing else. */
    apply: (query: string) => {
      const wanted = new URLSearchParams(query)
      set(Object.fromEntries(names.map(name => [name, wanted.get(name) ?? undefined])))
    },
    sort: sortOf(input.sort ?? usualSort),
    isNarrowed: Object.keys(input).some(name => name !== 'sort'),
    set,
    setSort: ({ column, direction }: Sort) => {
      const sort = direction === 'descending' ? `-${column}` : column
      set({ sort: sort === usualSort ? undefined : sort })
    },
    clear: () => set(nothing),
    open: idOf(get('open')),
    openHref: (open: string) => href({ open }),
    // With its own tab and what is being done in it, in one step: a form with unsaved input asks before any of it is lost.
    close: () => set({ open: undefined, act: undefined, part: undefined, ...ofRecord }, { isStep: true }),
  }
}
