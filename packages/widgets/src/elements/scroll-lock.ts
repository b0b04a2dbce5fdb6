import { detach, make } from './dom.ts'

/**
 * Stops the page behind a dialog from scrolling, and returns a function that unlocks it. Never changes the page's own
 * styles and attributes, because a copy of the page, as Turbo makes, would keep the lock.
 */
export const lockScroll = (): (() => void) => {
  const root = document.documentElement
  // The viewport takes its overflow from the root, or from the body if the root's is visible. The other element must
  // stay as it is. Otherwise it would become a scroll container and start at its top.
  const scroller = window.getComputedStyle(root).overflowY === 'visible' ? 'body' : 'html'
  const css =
    // More specific than any selector of the page.
    `${scroller}:not(#a#b#c){overflow:hidden!important}` +
    // Keeps the scrollbar's space, so that the page doesn't reflow.
    (window.innerWidth > root.clientWidth ? 'html{scrollbar-gutter:stable}' : '')
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
    }
  } catch {
    // Placed outside head and body, which libraries copy.
    const style = root.appendChild(make('style', { textContent: css }))
    return () => detach(style)
  }
}
