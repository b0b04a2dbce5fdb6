import type { Launcher } from './launcher.ts'
import { inlineStyle } from './launcher-style.ts'
import { checkIn } from './live-check.ts'
import type { FrameMessage } from './messages.ts'
import { tokensOf } from './tokens.ts'

const english = ['ltr', 'This did not load.', 'Try again', 'Open it in a new tab'] as const
const arabic = ['rtl', 'لم يُحمَّل المحتوى.', 'إعادة المحاولة', 'فتحه في علامة تبويب جديدة'] as const

/** What the frame is called where the page gives it no name. */
const titles: Readonly<Record<string, readonly [english: string, arabic: string]>> = {
  evaluation: ['Evaluation', 'تقييم'],
  exam: ['Test', 'اختبار'],
  signature: ['Signatures', 'التواقيع'],
  budget: ['Budget', 'الميزانية'],
}

// What a frame says may come later than the event that it has loaded: on a slow phone its scripts take seconds, and a
// frame that is hidden meanwhile may be given no time to draw.
const PATIENCE_MS = 5000

const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, given: Partial<HTMLElementTagNameMap[Name]> = {}) =>
  Object.assign(document.createElement(name), given)

/**
 * Puts a frame into the element's place in the page, as high as its content. Answers what has to run whenever the
 * element comes, goes or changes: nothing outside of the element knows one that is gone.
 */
export const panelOf = ({ element, root, portal, addStyle, address }: Launcher): (() => void) => {
  let isLoaded = false
  const dispatch = (name: string, code?: string) =>
    element.dispatchEvent(
      new CustomEvent(`portal-${name}`, { bubbles: true, detail: { site: element.getAttribute('site'), code } }),
    )
  const help = make('p', { ariaLive: 'polite', hidden: true })
  const tab = make('a', { target: '_blank' })
  const load = () => {
    isLoaded = false
    help.hidden = true
    frame.hidden = false
    frame.remove()
    frame.src = `${tab.href}&origin=${origin}&${checkIn(location.hash)}`
    root.append(frame)
  }
  const retryButton = make('button', { onclick: load })
  // A frame that failed has its event too, but says nothing.
  const showHelp = () => {
    help.hidden = isLoaded
    frame.hidden = !isLoaded
  }
  const frame = make('iframe', { onload: () => setTimeout(showHelp, PATIENCE_MS) })
  const sendTheme = () => frame.contentWindow?.postMessage({ portal: 'theme', tokens: tokensOf(element) }, portal)
  const onMessage = ({ origin: from, source, data }: MessageEvent<FrameMessage>) => {
    if (from !== portal || source !== frame.contentWindow) return
    const { portal: name, height, code } = data
    isLoaded = true
    showHelp()
    if (name === 'size') frame.style.height = `${height}px`
    else if (name !== 'close') {
      if (name === 'ready') sendTheme()
      dispatch(name, code)
    }
  }
  root.append(help)
  addStyle(root, inlineStyle)
  return () => {
    if (!element.isConnected) return removeEventListener('message', onMessage)
    addEventListener('message', onMessage)
    const [dir, failed, retry, newTab] = element.getAttribute('locale') === 'ar' ? arabic : english
    help.dir = dir
    retryButton.textContent = retry
    tab.textContent = newTab
    help.replaceChildren(failed, retryButton, tab)
    const title = titles[element.localName.slice('portal-'.length)]?.[dir === 'rtl' ? 1 : 0]
    frame.title = element.getAttribute('label') ?? title ?? ''
    const { href } = tab
    tab.href = address()
    if (tab.href !== href || !frame.isConnected) load()
  }
}
