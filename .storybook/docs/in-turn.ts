/** Sent to the element of a frame when its story is there and its play has ended, well or not. */
export const FINISHED = 'story-finished'

/** The longest that one frame is waited for. */
const MOST_MS = 10_000

let last: Promise<void> = Promise.resolve()

/**
 * Fills frames one after the other, each once the one before has finished: two plays at once would take the focus from
 * each other. Answers how to leave the queue; a frame that is being filled stays.
 */
export const fillInTurn = (frame: HTMLIFrameElement, fill: () => void): (() => void) => {
  let isWanted = true
  last = last.then(() => {
    if (!isWanted) return undefined
    fill()
    return new Promise(resolve => {
      frame.addEventListener(FINISHED, () => resolve(), { once: true })
      setTimeout(resolve, MOST_MS)
    })
  })
  return () => {
    isWanted = false
  }
}
