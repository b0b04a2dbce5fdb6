import { findRoute } from '../../core/routing/find-route.ts'
import { lazyLayouts } from '../layouts/lazy.ts'
import { screens } from '../screens.ts'

/**
 * Fetches code and texts of the page that the address names while it is still being asked who is signed in: on a slow
 * line one round trip after the other is what makes a page late. What fails here is asked for again when it is shown.
 */
export const fetchAhead = (path: string): void => {
  const route = findRoute(path)?.route
  if (!route || !('name' in route)) return
  const layout = route.layout === 'staff' || route.layout === 'user' ? lazyLayouts[route.layout].load() : undefined
  Promise.all([screens[route.name](), layout]).catch(() => undefined)
}
