import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** What a page of the bench offers to the one who measures. */
export interface ExamStage {
  /** Milliseconds from the start of the page until the first question could be answered. */
  readonly ready: Promise<number>
  unmount: () => void
}

declare global {
  interface Window {
    exam: ExamStage
  }
}

/** After the next painting. */
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

/** Puts a test on the page by whatever draws it; gives how it is removed. */
export const examPage = (draw: (host: HTMLElement) => () => void): void => {
  const host = document.createElement('main')
  document.body.append(host)
  const remove = draw(host)
  window.exam = { ready: untilThere(), unmount: remove }
}

/** The same for what is drawn by React. */
export const examStage = (node: ReactNode): void =>
  examPage(host => {
    const root: Root = createRoot(host)
    root.render(node)
    return () => root.unmount()
  })
