import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import { ToastRegion } from '@portal/ui/Toast'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RouteContext } from '../../../packages/host-app/src/core/routing/route-context.ts'
import { pages } from '../../../packages/host-app/src/core/routing/routes.ts'
import { InPortal } from './in-portal.tsx'

// Some links depend on whether the page is one for staff.
const staffPage = pages.find(({ layout }) => layout === 'staff')

interface Shown {
  /** Without the question mark. */
  readonly query?: string
  readonly language?: 'en' | 'ar'
}

/** Shows a screen as on a staff page, with the regions for toasts and confirmations. */
export const showScreen = (screen: ReactNode, { query = '', language = 'en' }: Shown = {}): void => {
  history.replaceState(null, '', `${location.pathname}?${query}`)
  if (!staffPage) throw new Error('there is no page for staff')
  render(
    <InPortal language={language}>
      <RouteContext value={{ page: staffPage, params: {} }}>{screen}</RouteContext>
      <ToastRegion />
      <ConfirmDialog />
    </InPortal>,
  )
}

export const query = (): Record<string, string> => Object.fromEntries(new URLSearchParams(location.search))
