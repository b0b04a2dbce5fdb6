import { type ReactNode, use } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'

/**
 * Around the list of a ComboBox: scrolling takes away nothing that is typed. React Aria ends the choice when anything
 * around the field scrolls, as a phone does right when its keyboard comes up. The list moves along with the page; where
 * only a part of it scrolls, the list closes and the words stay.
 */
export const SteadyOnScroll = ({ children }: { children: ReactNode }) => {
  const state = use(OverlayTriggerStateContext)
  const close = () => {
    // React Aria does not say why it closes.
    const cause = window.event
    if (cause?.type !== 'scroll') state?.close()
    else if (cause.target !== document) state?.setOpen(false)
  }
  return <OverlayTriggerStateContext value={state && { ...state, close }}>{children}</OverlayTriggerStateContext>
}
