import { type ComponentType, lazy, type ReactNode } from 'react'

type Layout = ComponentType<{ children: ReactNode }>

const later = (load: () => Promise<{ default: Layout }>) => ({ load, Layout: lazy(load) })

/** Layouts of signed-in people; the login page does not carry them. */
export const lazyLayouts = {
  staff: later(async () => ({ default: (await import('./StaffLayout.tsx')).StaffLayout })),
  user: later(async () => ({ default: (await import('./UserLayout.tsx')).UserLayout })),
}
