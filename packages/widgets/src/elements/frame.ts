import { detach, eventOf, listen, make, unlisten } from './dom.ts'
import type { Launcher } from './launcher.ts'
import { checkIn } from './live-check.ts'
import type { FrameMessage } from './messages.ts'
import { followerOf } from './script-tag.ts'
import { tokensOf } from './tokens.ts'

const english = ['Try again', 'Open it in a new tab'] as const
const arabic = ['إعادة المحاولة', 'فتحه في علامة تبويب جديدة'] as const

// Pages declare an `origin` of their own. A page without an address, such as that of a `srcdoc`, has no other source.
const originOf = () => (location.origin === 'null' ? window.origin : location.origin)

/**
 * Makes an element's frame, and what is said where it does not load. `patience` is how long a frame may take to say
 * something once it has loaded; one that failed has its event too, but says nothing.
 */
export const frameIn = (
  { element, portal, address }: Launcher,
  place: Node,
  patience: number,
  onClose = (): void => undefined,
) => {
  let isLoaded = false
  const follow = followerOf(element)
  const dispatch = (name: string, code?: string) =>
    element.dispatchEvent(eventOf(name, element.getAttribute('site'), code))
  const load = () => {
    isLoaded = false
    help.hidden = true
    frame.hidden = false
    // Created again each time: Chromium may leave a form blank that follows on one that failed while it was not shown.
    detach(frame)
    frame.src = `${tab.href}&origin=${originOf()}&${checkIn(location.hash)}`
    place.appendChild(frame)
  }
  const words = document.createTextNode('')
  const retry = make('button', { onclick: load })
  const tab = make('a', { target: '_blank' })
  const help = make('p', { ariaLive: 'polite' })
  for (const node of [words, retry, tab]) help.appendChild(node)
  const showHelp = () => {
    help.hidden = isLoaded
    frame.hidden = !isLoaded
  }
  const frame = make('iframe', { onload: () => setTimeout(showHelp, patience) })
  const sendTheme = () => frame.contentWindow?.postMessage({ portal: 'theme', tokens: tokensOf(element) }, portal)
  const receiver = {
    handleEvent: ({ origin: from, source, data }: MessageEvent<FrameMessage>) => {
      if (from !== portal || source !== frame.contentWindow) return
      const { portal: name, height, code } = data
      isLoaded = true
      showHelp()
      if (name === 'size') frame.style.height = `${height}px`
      else if (name === 'close') onClose()
      else {
        if (name === 'ready') sendTheme()
        dispatch(name, code)
      }
    },
  }
  return {
    dispatch,
    frame,
    help,
    load,
    /** Runs when the frame is shown. One that still arrives takes theme and focus on its own. */
    show: () => {
      if (!isLoaded) return
      // The page may have another theme than when the frame was loaded ahead.
      sendTheme()
      frame.focus()
    },
    /** Runs when the element comes or changes; answers whether its frame has another address than before. */
    update: (isArabic: boolean, failed: string): boolean => {
      listen(receiver)
      follow()
      const [again, newTab] = isArabic ? arabic : english
      help.dir = isArabic ? 'rtl' : 'ltr'
      words.data = failed
      retry.textContent = again
      tab.textContent = newTab
      const { href } = tab
      tab.href = address()
      return tab.href !== href
    },
    /** Runs when the element goes. */
    leave: () => {
      unlisten(receiver)
      isLoaded = false
    },
  }
}
