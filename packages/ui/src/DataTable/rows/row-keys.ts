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

/** Up and down from row to row, Home and End to the first and the last, Space ticks. */
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

/** A button would still be pressed when Space is let go. */
export const onRowKeyUp = (event: KeyboardEvent, tick: Rows['tick']) => {
  if (event.key === ' ' && tick && controlOf(event)?.isBox === false) event.preventDefault()
}
