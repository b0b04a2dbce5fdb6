/** Event on a frame element when its story has rendered and its play function has ended, even if it failed. */
export const FINISHED = 'story-finished'

const MOST_MS = 10_000

let last: Promise<void> = Promise.resolve()

/**
 * Loads frames one after another, because concurrent play functions would steal each other's focus. Returns a function
 * that leaves the queue. A frame that is already loading stays.
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
