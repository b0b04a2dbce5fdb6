import { createContext, use } from 'react'
import type { PageRoute } from './routes.ts'

interface Current {
  readonly page: PageRoute
  readonly params: Readonly<Record<string, string>>
}

export const RouteContext = createContext<Current | null>(null)

/** The current page and the values of its `:name` segments. */
export const useCurrentRoute = (): Current => {
  const current = use(RouteContext)
  if (!current) throw new Error('no route around')
  return current
}
