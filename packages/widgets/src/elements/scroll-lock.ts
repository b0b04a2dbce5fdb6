import { detach, make } from './dom.ts'

/**
 * Keeps the page behind a dialog from scrolling, and answers how to end it. The page's styles and attributes stay as they
 * are: a copy that is made of it meanwhile, as Turbo does, must not have the lock.
 */
export const lockScroll = (): (() => void) => {
  const root = document.documentElement
  // The window scrolls by the root's overflow, and where that has none by the body's. The other one's is left alone: it
  // would begin to scroll on its own, from its top.
  const scroller = window.getComputedStyle(root).overflowY === 'visible' ? 'body' : 'html'
  const css =
    // More than any selector of the page.
    `${scroller}:not(#a#b#c){overflow:hidden!important}` +
    // The place of the scrollbar stays, so that no line of the page breaks elsewhere.
    (window.innerWidth > root.clientWidth ? 'html{scrollbar-gutter:stable}' : '')
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
    }
  } catch {
    // Outside of head and body, which libraries copy.
    const style = root.appendChild(make('style', { textContent: css }))
    return () => detach(style)
  }
}
