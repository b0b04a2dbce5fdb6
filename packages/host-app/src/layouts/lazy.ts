import { lazy } from 'react'

/** Layouts of signed-in people; the login page does not carry them. */
export const lazyLayouts = {
  staff: lazy(async () => ({ default: (await import('./StaffLayout.tsx')).StaffLayout })),
  user: lazy(async () => ({ default: (await import('./UserLayout.tsx')).UserLayout })),
}
