import { ToastRegion } from '@portal/ui/Toast'
import { cleanup, render } from '@testing-library/react'
import { InPortal } from './in-portal.tsx'

/** Takes all toasts away; they outlive the page that they were shown on. */
export const dismissToasts = (): void => {
  const { container } = render(
    <InPortal>
      <ToastRegion />
    </InPortal>,
  )
  for (const button of container.querySelectorAll<HTMLElement>('button[aria-label]')) button.click()
  cleanup()
}
