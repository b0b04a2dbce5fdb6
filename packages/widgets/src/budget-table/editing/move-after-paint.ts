import { flushSync } from 'react-dom'
import { afterPaint } from '../store/events/after-paint.ts'

/** Input that can come before the next frame. */
const inputEvents = ['keydown', 'pointerdown'] as const

/**
 * Draws what was written in a box, and moves on in the frame after: to move the focus takes as long as to draw the new
 * sums, which the person waits for. Input that comes before that moves on first, and a key is for the next cell then.
 */
export const moveAfterPaint = (box: HTMLElement, move: () => void): void => {
  flushSync(() => undefined)
  // A page may have put the table into a tree of its own.
  const tree = box.getRootNode()
  const focused = () => (tree instanceof Document || tree instanceof ShadowRoot ? tree.activeElement : null)
  const once = () => {
    for (const name of inputEvents) removeEventListener(name, early, true)
    // The focus stays where it was put in between.
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
