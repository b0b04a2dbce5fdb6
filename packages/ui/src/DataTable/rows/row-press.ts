import type { MouseEvent } from 'react'
import { raised } from './cell.css.ts'

const own = `a, button, input, label, select, textarea, .${raised}`

/**
 * A press on what opens nothing on its own opens the row. The opener reaches over the row and takes it; not in a frame
 * that scrolls aside, where it would have to cover the links of other cells or be under the column that stays.
 */
export const onRowPress = ({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): void => {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(own)) return
  // Words are marked to be copied.
  if (getSelection()?.type === 'Range') return
  const opener = target.closest('tr')?.querySelector('[data-opener]')
  opener?.dispatchEvent(
    new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}
