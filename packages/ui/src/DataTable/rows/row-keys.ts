import type { KeyboardEvent } from 'react'

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
