import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

/** The interface of a benchmark page for the measuring script. */
export interface Stage {
  /** Renders this many ratings. Returns the milliseconds it took, including layout. */
  mount: (count: number) => number
  unmount: () => void
  /** The most recent rating. */
  rated: number | undefined
}

declare global {
  interface Window {
    stage: Stage
  }
}

/** Renders a component of one library. Every library gets the same requests. */
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
      // Reading a size forces a layout.
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
