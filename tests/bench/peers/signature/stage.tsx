import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** The interface of a benchmark page for the measuring script. */
export interface SignatureStage {
  /** The drawing as the library would store it, in its shortest vector form. */
  stored: () => string
  /** Milliseconds from a move until it was painted, in frame order. */
  readonly painted: number[]
}

declare global {
  interface Window {
    signature: SignatureStage
  }
}

/** Measures the first move of each frame, which waits longest. */
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

/** Renders a signature pad, at 600 × 200 pixels for every library. */
export const signatureStage = (pad: ReactNode, stored: () => string): void => {
  const host = document.createElement('main')
  host.style.inlineSize = '600px'
  document.body.append(host)
  const stage: SignatureStage = { stored, painted: [] }
  watchMoves(stage.painted)
  window.signature = stage
  createRoot(host).render(pad)
}
