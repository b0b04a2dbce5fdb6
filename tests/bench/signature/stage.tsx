import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** What a page of the bench offers to the one who measures. */
export interface SignatureStage {
  /** What would be stored of what was drawn, as the library gives it; the shortest of its vector forms. */
  stored: () => string
  /** Milliseconds from each move until it was painted, in the order of their frames. */
  readonly painted: number[]
}

declare global {
  interface Window {
    signature: SignatureStage
  }
}

/** Of each frame the first move counts: it waits longest. */
const watchMoves = (painted: number[]) => {
  let isWaiting = false
  addEventListener(
    'pointermove',
    () => {
      if (isWaiting) return
      isWaiting = true
      const started = performance.now()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          isWaiting = false
          painted.push(performance.now() - started)
        }
        port2.postMessage(undefined)
      })
    },
    { capture: true },
  )
}

/** Puts a pad on the stage, 600 by 200 pixels for every library. */
export const signatureStage = (pad: ReactNode, stored: () => string): void => {
  const host = document.createElement('main')
  host.style.inlineSize = '600px'
  document.body.append(host)
  const stage: SignatureStage = { stored, painted: [] }
  watchMoves(stage.painted)
  window.signature = stage
  createRoot(host).render(pad)
}
