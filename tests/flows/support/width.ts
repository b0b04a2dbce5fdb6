import type { Page } from 'playwright-core'

/** Elements that overflow the viewport sideways, by tag and text. Empty if the page fits. */
export const overflowing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const out = [...document.querySelectorAll('body *')].filter(element => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < 0 || right > clientWidth)
    })
    const names = out.map(({ tagName, textContent }) => `${tagName.toLowerCase()} ${(textContent ?? '').slice(0, 60)}`)
    return [`${scrollWidth - clientWidth} px too wide`, ...names]
  })
