import { createContext, use } from 'react'
import type { Page } from './routes.ts'

interface Current {
  readonly page: Page
  readonly params: Readonly<Record<string, string>>
}

/** The page that is shown. */
export const RouteContext = createContext<Current | null>(null)

/** The page that is shown and the values of its `:names`. */
export const useCurrentRoute = (): Current => {
  const current = use(RouteContext)
  if (!current) throw new Error('no route around')
  return current
}
