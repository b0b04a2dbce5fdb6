import { flushSync } from 'react-dom'
import { afterPaint } from '../sheet/after-paint.ts'

/** What a hand can do before the next frame. */
const deeds = ['keydown', 'pointerdown'] as const

/**
 * Draws what was written in a box, and goes on from there in the frame after: to move the focus takes as long as to draw
 * the new sums, which are waited for. Whatever a hand does before that goes on first, and a key that was pressed is for
 * the cell gone on to.
 */
export const goOnAfter = (box: HTMLElement, go: () => void): void => {
  flushSync(() => undefined)
  // A page may have put the table into a tree of its own.
  const tree = box.getRootNode()
  const focused = () => (tree instanceof Document || tree instanceof ShadowRoot ? tree.activeElement : null)
  const once = () => {
    for (const deed of deeds) removeEventListener(deed, early, true)
    // Whoever has gone elsewhere meanwhile stays there.
    if (focused() === box) go()
  }
  const early = (event: Event) => {
    const isHere = event.composedPath()[0] === box
    once()
    if (!isHere || !(event instanceof KeyboardEvent)) return
    event.stopImmediatePropagation()
    const isFree = focused()?.dispatchEvent(new KeyboardEvent(event.type, event)) ?? true
    if (!isFree) event.preventDefault()
  }
  for (const deed of deeds) addEventListener(deed, early, true)
  afterPaint(once)
}
