import type { KeyboardEvent, MouseEvent } from 'react'
import { raised } from './cell.css.ts'

const controlOf = (event: KeyboardEvent) => {
  const { target } = event
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return undefined
  const isBox = target.matches('[data-tick]')
  const index = Number(target.closest('tr')?.dataset.index)
  return isBox || target.matches('[data-opener]') ? { isBox, index } : undefined
}

interface Rows {
  count: number
  go: (index: number, isBox: boolean) => void
  tick: ((index: number, isRange: boolean) => void) | undefined
}

/** Arrow Up and Down move between rows, Home and End go to the first and last row, and Space selects. */
export const onRowKey = (event: KeyboardEvent, { count, go, tick }: Rows) => {
  const found = controlOf(event)
  if (!found) return
  const { isBox, index } = found
  const nextIndexes: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    Home: 0,
    End: count - 1,
  }
  const nextIndex = nextIndexes[event.key]
  if (nextIndex !== undefined) {
    event.preventDefault()
    if (nextIndex >= 0 && nextIndex < count) go(nextIndex, isBox)
  } else if (event.key === ' ' && tick && !isBox) {
    event.preventDefault()
    tick(index, event.shiftKey)
  }
}

/** Prevents the press that a button fires when Space is released. */
export const onRowKeyUp = (event: KeyboardEvent, tick: Rows['tick']) => {
  if (event.key === ' ' && tick && controlOf(event)?.isBox === false) event.preventDefault()
}

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
