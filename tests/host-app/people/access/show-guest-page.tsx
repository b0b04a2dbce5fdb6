import { act, render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { InPortal } from '../../support/in-portal.tsx'

/** Shows a page for guests. Waits for the facts about the installation, on which such pages suspend. */
export const showGuestPage = (page: ReactNode, language: 'en' | 'ar' = 'en'): Promise<void> =>
  act(async () => {
    render(
      <InPortal language={language}>
        <Suspense>{page}</Suspense>
      </InPortal>,
    )
  })
