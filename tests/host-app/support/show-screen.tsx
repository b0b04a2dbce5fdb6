import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import { ToastRegion } from '@portal/ui/Toast'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { InPortal } from './in-portal.tsx'

interface Shown {
  /** The query of the address. Default none. */
  readonly query?: string
  /** Default English. */
  readonly language?: 'en' | 'ar'
}

/** Shows a screen as it is in the portal, with the questions and messages that any screen may cause. */
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

/** The query of the address, by name. */
export const query = (): Record<string, string> => Object.fromEntries(new URLSearchParams(location.search))
