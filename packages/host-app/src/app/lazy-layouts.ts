import { type ComponentType, lazy, type ReactNode } from 'react'
import { findRoute } from '../core/routing/find-route.ts'
import { screens } from './screens.ts'

type Layout = ComponentType<{ children: ReactNode }>

const later = (load: () => Promise<{ default: Layout }>) => ({ load, Layout: lazy(load) })

/** Layouts for signed-in people. They aren't in the login page's bundle. */
export const lazyLayouts = {
  staff: later(async () => ({ default: (await import('./layouts/StaffLayout.tsx')).StaffLayout })),
  user: later(async () => ({ default: (await import('./layouts/UserLayout.tsx')).UserLayout })),
}

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
