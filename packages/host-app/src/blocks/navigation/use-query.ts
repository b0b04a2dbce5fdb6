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
 * Filters, tabs, sort, and the open record are in the URL, so that links and the back button work. `undefined` removes
 * a name. `isStep` pushes a history entry. `isAlone` removes all other names. Does nothing after the screen unmounts,
 * because the URL then belongs to another screen.
 */
export const useQuery = () => {
  const [search, setSearch] = useSearchParams()
  const [path] = useLocation()
  const isHere = useIsScreenMounted()
  return {
    get: (name: string) => search.get(name) ?? undefined,
    set: (change: Change, { isStep = false, isAlone = false } = {}) => {
      // The closure of an unmounted row may have a stale query.
      const old = new URLSearchParams(isAlone ? '' : location.search)
      if (isHere()) setSearch(changed(old, change), { replace: !isStep })
    },
    /** The URL of this page with some parameters changed. */
    href: (change: Change) => {
      const query = changed(search, change).toString()
      return query ? `${path}?${query}` : path
    },
  }
}

/** The value if it is one of those allowed, else undefined. */
export const oneOf = <const Values extends readonly string[]>(
  values: Values,
  given: string | undefined,
): Values[number] | undefined => values.find(value => value === given)
