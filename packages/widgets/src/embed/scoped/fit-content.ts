import type { FrameMessage } from '../../elements/messages.ts'

/**
 * Asks for the height of the frame's content, now and whenever that changes. What is shown here is no secret to the
 * page around, unlike a complaint: it named the thing itself.
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

// Space for the tools of a table and a good dozen of its lines; the element starts with it too.
const TABLE_HEIGHT = 720

/**
 * Asks for one height for a table: a long one draws the rows in the frame's window alone, and would draw all of them
 * in a frame as high as its content.
 */
export const fitTable = (post: (message: FrameMessage) => void): void => post({ portal: 'size', height: TABLE_HEIGHT })
