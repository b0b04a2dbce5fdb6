import { useLocation, useSearchParams } from 'wouter'
import { useIsScreenMounted } from './ScreenLifetime.tsx'

type Change = Readonly<Record<string, string | undefined>>

const changed = (old: URLSearchParams, change: Change) => {
  const next = new URLSearchParams(old)
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

/**
 * Filters, tabs, sort and the open record live in the address, so that back works and a link shows the same to the
 * next person. Setting `undefined` takes a name out; a step is one that the browser's back button undoes; what is set
 * alone leaves nothing else in the address. Once the screen is left nothing is set any more: the address is that of
 * another.
 */
export const useQuery = () => {
  const [search, setSearch] = useSearchParams()
  const [path] = useLocation()
  const isHere = useIsScreenMounted()
  return {
    get: (name: string) => search.get(name) ?? undefined,
    set: (change: Change, { isStep = false, isAlone = false } = {}) => {
      // What a row that has gone in between last knew of the address may be old.
      const old = new URLSearchParams(isAlone ? '' : location.search)
      if (isHere()) setSearch(changed(old, change), { replace: !isStep })
    },
    /** The address of this page with some of it changed. */
    href: (change: Change) => {
      const query = changed(search, change).toString()
      return query ? `${path}?${query}` : path
    },
  }
}

/** A value of the address if it is one of those that are possible. */
export const oneOf = <const Values extends readonly string[]>(
  values: Values,
  given: string | undefined,
): Values[number] | undefined => values.find(value => value === given)
