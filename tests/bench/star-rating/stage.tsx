import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

/** What a page of the bench offers to the one who measures. */
export interface Stage {
  /** Renders so many ratings and answers how long it took, layout included (milliseconds). */
  mount: (count: number) => number
  unmount: () => void
  /** What was rated last. */
  rated: number | undefined
}

declare global {
  interface Window {
    stage: Stage
  }
}

/** Puts a component of one library on the stage; all libraries are asked for the same. */
export const stageOf = (
  draw: (at: number, rated: (value: number) => void) => ReactNode,
  around = (all: ReactNode) => all,
) => {
  let root: Root | undefined
  const stage: Stage = {
    rated: undefined,
    mount: count => {
      const host = document.createElement('main')
      document.body.append(host)
      const started = performance.now()
      root = createRoot(host)
      const rated = (value: number) => {
        stage.rated = value
      }
      const all = Array.from({ length: count }, (_, at) => <div key={String(at)}>{draw(at, rated)}</div>)
      flushSync(() => root?.render(around(all)))
      // Asking for a length makes the browser lay out what was drawn.
      host.getBoundingClientRect()
      return performance.now() - started
    },
    unmount: () => {
      root?.unmount()
      document.body.replaceChildren()
      stage.rated = undefined
    },
  }
  window.stage = stage
}
