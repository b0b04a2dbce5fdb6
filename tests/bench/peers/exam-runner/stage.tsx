import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** The interface of a benchmark page for the measuring script. */
export interface ExamStage {
  /** Milliseconds from the page's start until the first question can be answered. */
  readonly ready: Promise<number>
  unmount: () => void
}

declare global {
  interface Window {
    exam: ExamStage
  }
}

/** Resolves after the next paint. */
const painted = () =>
  new Promise<void>(resolve =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(undefined)
    }),
  )

const FIRST = 'textarea'

const untilThere = async () => {
  while (!document.querySelector(FIRST)) await painted()
  await painted()
  return performance.now()
}

/** Renders a test with `draw`, which returns a function that removes it. */
export const examPage = (draw: (host: HTMLElement) => () => void): void => {
  const host = document.createElement('main')
  document.body.append(host)
  const remove = draw(host)
  window.exam = { ready: untilThere(), unmount: remove }
}

/** Like `examPage`, for React nodes. */
export const examStage = (node: ReactNode): void =>
  examPage(host => {
    const root: Root = createRoot(host)
    root.render(node)
    return () => root.unmount()
  })
