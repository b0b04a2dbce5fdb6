import { frameIn } from './frame.ts'
import { inlineStyle } from './launcher-style.ts'
import type { Launcher } from './place.ts'

/** Names of frames without a label. */
const titles: Readonly<Record<string, readonly [english: string, arabic: string]>> = {
  evaluation: ['Evaluation', 'تقييم'],
  exam: ['Test', 'اختبار'],
  signature: ['Signatures', 'التواقيع'],
  budget: ['Budget', 'الميزانية'],
}

// On a slow phone, a frame's scripts take seconds, and browsers may not render a hidden frame meanwhile.
const PATIENCE_MS = 5000

/**
 * Inserts a frame into the element, as tall as its content. Returns a function to call when the element is added,
 * removed, or changed. Nothing outside refers to a removed element.
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
