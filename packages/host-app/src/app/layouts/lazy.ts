import { type ComponentType, lazy, type ReactNode } from 'react'

type Layout = ComponentType<{ children: ReactNode }>

const later = (load: () => Promise<{ default: Layout }>) => ({ load, Layout: lazy(load) })

/** Layouts for signed-in people. They aren't in the login page's bundle. */
export const lazyLayouts = {
  staff: later(async () => ({ default: (await import('./StaffLayout.tsx')).StaffLayout })),
  user: later(async () => ({ default: (await import('./UserLayout.tsx')).UserLayout })),
}
