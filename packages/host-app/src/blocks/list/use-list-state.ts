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
 * The state of a list in the URL: `search`, `sort`, and filters, under the endpoint's names. Ignores values that the
 * endpoint would reject, such as those in old links. With `isInTab`, closing a record leaves the page's tab selected.
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
    /** The state as a query string. */
    query: new URLSearchParams(input).toString(),
    /** Replaces the state with that of a query string. */
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
    // Also clears the record's tab and action, in one navigation. A form with unsaved input asks before any of it is
    // lost.
    close: () => set({ open: undefined, act: undefined, part: undefined, ...ofRecord }, { isStep: true }),
  }
}
