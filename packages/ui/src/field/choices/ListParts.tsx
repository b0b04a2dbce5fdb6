import { type ReactNode, use } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { useUiTexts } from '../../locales/index.ts'
import { spinner, waiting } from './choice-list.css.ts'

/**
 * Keeps the typed text when the page scrolls. React Aria ends the selection when anything around the field scrolls, as
 * phones do when their keyboard opens. If the whole page scrolls, the list moves along. If only a part scrolls, the
 * list closes and the text stays.
 */
export const SteadyOnScroll = ({ children }: { children: ReactNode }) => {
  const state = use(OverlayTriggerStateContext)
  const close = () => {
    // React Aria doesn't pass the reason for closing.
    const cause = window.event
    if (cause?.type !== 'scroll') state?.close()
    else if (cause.target !== document) state?.setOpen(false)
  }
  return <OverlayTriggerStateContext value={state && { ...state, close }}>{children}</OverlayTriggerStateContext>
}

/** Shows and announces that more options are loading. */
export const Waiting = () => {
  const t = useUiTexts()
  return (
    <div className={waiting} role="status">
      <span className={spinner} />
      {t('loading')}
    </div>
  )
}
