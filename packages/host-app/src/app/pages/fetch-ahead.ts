import { findRoute } from '../../core/routing/find-route.ts'
import { lazyLayouts } from '../layouts/lazy.ts'
import { screens } from '../screens.ts'

/**
 * Prefetches the code and texts of the current route while the request for the current user is pending. This saves a
 * round trip. Rendering retries whatever fails here.
 */
export const fetchAhead = (path: string): void => {
  const route = findRoute(path)?.route
  if (!route || !('name' in route)) return
  const layout = route.layout === 'staff' || route.layout === 'user' ? lazyLayouts[route.layout].load() : undefined
  Promise.all([screens[route.name](), layout]).catch(() => undefined)
}
