import { type Route, routes } from '../routes.ts'

/** A route with what stands in place of its `:names`. */
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

const paramsOf = (pattern: string, path: string): Record<string, string> | null => {
  const wanted = pattern.split('/')
  const given = path.split('/')
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

// A fixed word is closer than a `:name`, so `trainings/instructor` is never read as the training "instructor".
const closestFirst = [...routes].sort((a, b) => namesIn(a.path) - namesIn(b.path))

/** The route of a path, or null where there is none. */
export const findRoute = (path: string): Match | null => {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path
  for (const route of closestFirst) {
    const params = paramsOf(route.path, clean)
    if (params) return { route, params }
  }
  return null
}
