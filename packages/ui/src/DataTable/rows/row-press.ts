import type { MouseEvent } from 'react'
import { raised } from './cell.css.ts'

const own = `a, button, input, label, select, textarea, .${raised}`

/**
 * Opens the row when the press hits no control of its own. Elsewhere the opener covers the row and takes the press. In
 * a frame that scrolls sideways, it would cover other links or lie under the sticky column.
 */
export const onRowPress = ({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): void => {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(own)) return
  // The user is selecting text to copy.
  if (getSelection()?.type === 'Range') return
  const opener = target.closest('tr')?.querySelector('[data-opener]')
  opener?.dispatchEvent(
    new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}
