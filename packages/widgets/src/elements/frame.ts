import { detach, eventOf, listen, make, unlisten } from './dom.ts'
import type { FrameMessage } from './messages.ts'
import type { Launcher } from './place.ts'
import { followerOf } from './script-tag.ts'

const english = ['Try again', 'Open it in a new tab'] as const
const arabic = ['إعادة المحاولة', 'فتحه في علامة تبويب جديدة'] as const

// Pages may declare a global `origin`. A page without a URL, such as a `srcdoc`, has no other source.
const originOf = () => (location.origin === 'null' ? window.origin : location.origin)

// A portal that never answers has no event.
const SLOW_MS = 15_000

/** The part of the page's address that asks for a live check, or an empty text. The contract has the same name for it. */
const checkIn = (hash: string): string => String(/portal-check=[\w-]+|$/.exec(hash))

// Characters of colours, lengths, and font names. Only such values may enter the frame, which parses each strictly.
const allowed = /^[#\w ,'-]{1,120}$/

/** Theme tokens that the host page sets on an element. */
const tokensOf = (element: HTMLElement) => {
  const tokens: Record<string, string> = {}
  for (const name of ['accent', 'surface', 'text', 'radius', 'font']) {
    const value = window.getComputedStyle(element).getPropertyValue(`--portal-${name}`)
    if (allowed.test(value)) tokens[name] = value
  }
  return tokens
}

/**
 * Creates an element's frame and its error message. `patience` is how long a loaded frame may take to send its first
 * message. A failed frame also fires `load`, but sends nothing.
 */
export const frameIn = ({ element, portal, address }: Launcher, place: Node, patience: number) => {
  let isLoaded = false
  let inside: Window | null = null
  let slow: ReturnType<typeof setTimeout> | undefined
  const follow = followerOf(element)
  const dispatch = (name: string, code?: string) =>
    element.dispatchEvent(eventOf(name, element.getAttribute('site'), code))
  const load = () => {
    isLoaded = false
    help.hidden = true
    frame.hidden = false
    // Reinserts the frame for each load. Otherwise Chromium may leave a form blank after a load failed in a hidden
    // frame.
    detach(frame)
    frame.src = `${tab.href}&origin=${originOf()}&${checkIn(location.hash)}`
    place.appendChild(frame)
    inside = frame.contentWindow
    clearTimeout(slow)
    slow = setTimeout(() => {
      help.hidden = isLoaded
    }, SLOW_MS)
  }
  const words = document.createTextNode('')
  const retry = make('button', { onclick: load })
  const tab = make('a', { target: '_blank' })
  const help = make('p')
  help.setAttribute('aria-live', 'polite')
  for (const node of [words, retry, tab]) help.appendChild(node)
  const showHelp = () => {
    help.hidden = isLoaded
    frame.hidden = !isLoaded
  }
  const frame = make('iframe', { hidden: true, onload: () => setTimeout(showHelp, patience) })
  const sendTheme = () => frame.contentWindow?.postMessage({ portal: 'theme', tokens: tokensOf(element) }, portal)
  const receiver = {
    handleEvent: ({ origin: from, source, data }: MessageEvent<unknown>) => {
      // Browser extensions also post from inside the frame.
      const { portal: name, height, code }: Partial<FrameMessage> = Object(data)
      if (from !== portal || source !== frame.contentWindow || !name) return
      isLoaded = true
      showHelp()
      if (name === 'size') frame.style.height = `${height}px`
      else if (name === 'close') element.removeAttribute('open')
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
    /** Called when the frame becomes visible. A frame that is still loading requests theme and focus itself. */
    show: () => {
      if (!isLoaded) return
      // The host page's theme may have changed since the frame was preloaded.
      sendTheme()
      frame.focus()
    },
    /** Called when the element is added or changed. */
    update: (isArabic: boolean, failed: string): readonly [isElsewhere: boolean, isMoved: boolean] => {
      listen(receiver)
      follow()
      const [again, newTab] = isArabic ? arabic : english
      help.dir = isArabic ? 'rtl' : 'ltr'
      words.data = failed
      retry.textContent = again
      tab.textContent = newTab
      const { href } = tab
      tab.href = address()
      // Browsers reload a moved frame in another window.
      const isMoved = frame.contentWindow !== inside
      if (isMoved) isLoaded = false
      inside = frame.contentWindow
      return [tab.href !== href, isMoved]
    },
    /** Called when the element is removed. */
    leave: () => {
      unlisten(receiver)
      clearTimeout(slow)
      isLoaded = false
    },
  }
}
