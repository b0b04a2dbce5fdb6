import { frameIn } from './frame.ts'
import type { Launcher } from './launcher.ts'
import { inlineStyle } from './launcher-style.ts'

/** What the frame is called where the page gives it no name. */
const titles: Readonly<Record<string, readonly [english: string, arabic: string]>> = {
  evaluation: ['Evaluation', 'تقييم'],
  exam: ['Test', 'اختبار'],
  signature: ['Signatures', 'التواقيع'],
  budget: ['Budget', 'الميزانية'],
}

// On a slow phone a frame's scripts take seconds, and one that is hidden meanwhile may be given no time to draw.
const PATIENCE_MS = 5000

/**
 * Puts a frame into the element's place in the page, as high as its content. Answers what has to run whenever the
 * element comes, goes or changes: nothing outside of the element knows one that is gone.
 */
export const panelOf = (launcher: Launcher): (() => void) => {
  const { element, root, addStyle } = launcher
  const { frame, help, load, update, leave } = frameIn(launcher, root, PATIENCE_MS)
  root.appendChild(help)
  addStyle(root, inlineStyle)
  return () => {
    if (!element.isConnected) return leave()
    const isArabic = element.getAttribute('locale') === 'ar'
    const title = titles[element.localName.slice('portal-'.length)]?.[isArabic ? 1 : 0]
    frame.title = element.getAttribute('label') ?? title ?? ''
    const [isElsewhere] = update(isArabic, isArabic ? 'لم يُحمَّل المحتوى.' : 'This did not load.')
    if (isElsewhere || !frame.isConnected) load()
  }
}
