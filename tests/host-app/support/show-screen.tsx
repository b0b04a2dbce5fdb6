import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import { ToastRegion } from '@portal/ui/Toast'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { InPortal } from './in-portal.tsx'

interface Shown {
  /** Without the question mark. */
  readonly query?: string
  readonly language?: 'en' | 'ar'
}

/** Shows a screen with the regions for toasts and confirmations. */
export const showScreen = (screen: ReactNode, { query = '', language = 'en' }: Shown = {}): void => {
  history.replaceState(null, '', `${location.pathname}?${query}`)
  render(
    <InPortal language={language}>
      {screen}
      <ToastRegion />
      <ConfirmDialog />
    </InPortal>,
  )
}

export const query = (): Record<string, string> => Object.fromEntries(new URLSearchParams(location.search))
