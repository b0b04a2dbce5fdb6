import { ToastRegion } from '@portal/ui/Toast'
import { cleanup, render } from '@testing-library/react'
import { InPortal } from './in-portal.tsx'

/** Dismisses all toasts. They outlive the test that caused them. */
export const dismissToasts = (): void => {
  const { container } = render(
    <InPortal>
      <ToastRegion />
    </InPortal>,
  )
  for (const button of container.querySelectorAll<HTMLElement>('button[aria-label]')) button.click()
  cleanup()
}
