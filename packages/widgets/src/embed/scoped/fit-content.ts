import type { FrameMessage } from '../../elements/messages.ts'

/**
 * Requests the height of the content, now and after each change. The host page chose the record, so the height reveals
 * nothing new. Complaints differ.
 */
export const fitContent = (content: HTMLElement, post: (message: FrameMessage) => void): (() => void) => {
  let posted = 0
  const watch = new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height)
    if (height === posted || height === 0) return
    posted = height
    post({ portal: 'size', height })
  })
  watch.observe(content)
  return () => watch.disconnect()
}

// Fits the tools of a table and about a dozen lines. The element starts with the same height.
const TABLE_HEIGHT = 720

/**
 * Requests a fixed height for a table. A long table renders only rows in the viewport. A frame as tall as its content
 * would render all of them.
 */
export const fitTable = (post: (message: FrameMessage) => void): void => post({ portal: 'size', height: TABLE_HEIGHT })
