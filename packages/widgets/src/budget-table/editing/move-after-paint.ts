import { flushSync } from 'react-dom'
import { afterPaint } from '../store/events/after-paint.ts'

/** Input that may arrive before the next frame. */
const inputEvents = ['keydown', 'pointerdown'] as const

/**
 * Renders the edit first and moves focus in the next frame, because moving delays painting the new sums. Earlier input
 * moves at once, and a key then applies to the next cell.
 */
export const moveAfterPaint = (box: HTMLElement, move: () => void): void => {
  flushSync(() => undefined)
  // The host page may render the table inside a shadow root.
  const tree = box.getRootNode()
  const focused = () => (tree instanceof Document || tree instanceof ShadowRoot ? tree.activeElement : null)
  const once = () => {
    for (const name of inputEvents) removeEventListener(name, early, true)
    // Leaves focus alone if it moved meanwhile.
    if (focused() === box) move()
  }
  const early = (event: Event) => {
    const isHere = event.composedPath()[0] === box
    once()
    if (!isHere || !(event instanceof KeyboardEvent)) return
    event.stopImmediatePropagation()
    const isFree = focused()?.dispatchEvent(new KeyboardEvent(event.type, event)) ?? true
    if (!isFree) event.preventDefault()
  }
  for (const name of inputEvents) addEventListener(name, early, true)
  afterPaint(once)
}
