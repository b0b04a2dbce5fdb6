import { type Route, routeTable } from './routes.ts'

/** A matching route with the values of its `:name` segments. */
export interface Match {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

const paramsOf = (wanted: readonly string[], given: readonly string[]): Record<string, string> | null => {
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = decoded(given[index] ?? '')
    if (value === null) return null
    if (part.startsWith(':') && value) params[part.slice(1)] = value
    else if (part !== value) return null
  }
  return params
}

const namesIn = (pattern: string) => pattern.split(':').length

// Literal segments win over `:name`, so `trainings/instructor` never matches `trainings/:id`. Patterns are split once,
// because every link on a page looks up its route.
const closestFirst = [...routeTable]
  .sort((a, b) => namesIn(a.path) - namesIn(b.path))
  .map(route => ({ route, wanted: route.path.split('/') }))

/** Finds the route for a path, or null. */
export const findRoute = (path: string): Match | null => {
  const given = (path.length > 1 ? path.replace(/\/+$/, '') : path).split('/')
  for (const { route, wanted } of closestFirst) {
    const params = paramsOf(wanted, given)
    if (params) return { route, params }
  }
  return null
}
