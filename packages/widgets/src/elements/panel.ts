import type { Launcher } from './launcher.ts'
import { dialogStyle } from './launcher-style.ts'
import { checkIn } from './live-check.ts'
import type { FrameMessage } from './messages.ts'
import { tokensOf } from './tokens.ts'

const english = ['ltr', 'Close', 'The form did not load.', 'Try again', 'Open it in a new tab'] as const
const arabic = ['rtl', 'إغلاق', 'لم يُحمَّل النموذج.', 'إعادة المحاولة', 'فتحه في علامة تبويب جديدة'] as const

// What a frame says may come a little later than the event that it has loaded.
const PATIENCE_MS = 1000

const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, given: Partial<HTMLElementTagNameMap[Name]> = {}) =>
  Object.assign(document.createElement(name), given)

/** Whether the line is slow or paid by the byte; then nothing is loaded ahead of a sign of interest. */
const isFrugal = () => {
  const { saveData = false, effectiveType = '' } = Object(Reflect.get(navigator, 'connection'))
  return saveData === true || /[23]g/.test(effectiveType)
}

/**
 * Puts the dialog behind a launcher; its frame comes from the portal's origin. Answers what has to run whenever the
 * element comes, goes or changes: nothing outside of the element knows one that is gone.
 */
export const panelOf = ({ element, button, root, portal, addStyle, address }: Launcher): (() => void) => {
  let isLoaded = false
  const dispatch = (name: string, code?: string) =>
    element.dispatchEvent(
      new CustomEvent(`portal-${name}`, { bubbles: true, detail: { site: element.getAttribute('site'), code } }),
    )
  const close = () => element.removeAttribute('open')
  const load = () => {
    isLoaded = false
    help.hidden = true
    // Created again each time: Chromium may leave a form blank that follows on one that failed while it was not shown.
    frame.remove()
    frame.src = `${tab.href}&origin=${origin}&${checkIn(location.hash)}`
    dialog.append(frame)
  }
  // Where it has failed, each further sign of interest is another try.
  const loadAhead = () => {
    if (!help.hidden) load()
  }
  const closeButton = make('button', { textContent: '✕', onclick: close })
  const retryButton = make('button', { onclick: load })
  const tab = make('a', { target: '_blank' })
  const help = make('p', { ariaLive: 'polite' })
  // A frame that failed has its event too, but says nothing.
  const showHelp = () => {
    help.hidden = isLoaded
  }
  const frame = make('iframe', { onload: () => setTimeout(showHelp, PATIENCE_MS) })
  const dialog = make('dialog', {
    onclose: () => {
      close()
      dispatch('close')
    },
  })
  const sendTheme = () => frame.contentWindow?.postMessage({ portal: 'theme', tokens: tokensOf(element) }, portal)
  const onMessage = ({ origin: from, source, data }: MessageEvent<FrameMessage>) => {
    if (from !== portal || source !== frame.contentWindow) return
    const { portal: name } = data
    isLoaded = true
    showHelp()
    if (name === 'size') frame.style.height = `${data.height}px`
    else if (name === 'close') close()
    else {
      if (name === 'ready') sendTheme()
      dispatch(name, data.code)
    }
  }
  const write = () => {
    const [dir, ...words] = element.getAttribute('locale') === 'ar' ? arabic : english
    dialog.dir = dir
    dialog.ariaLabel = frame.title = button.textContent ?? ''
    const [closing, failed, retry, newTab] = words
    closeButton.ariaLabel = closing
    retryButton.textContent = retry
    tab.textContent = newTab
    help.replaceChildren(failed, retryButton, tab)
  }
  const follow = () => {
    const isOpen = element.hasAttribute('open')
    if (isOpen === dialog.open) return
    if (!isOpen) return dialog.close()
    loadAhead()
    dialog.showModal()
    // One that still arrives takes theme and focus on its own; the focus given too early would come back.
    if (isLoaded) {
      // The page may have another theme than when the frame was loaded ahead.
      sendTheme()
      frame.focus()
    }
    dispatch('open')
  }
  const leave = () => {
    removeEventListener('message', onMessage)
    isLoaded = dialog.open = false
  }

  const isModal = 'showModal' in dialog
  if (isModal) root.append(dialog)
  // Browsers without dialogs show the form in a tab of its own.
  else button.onclick = () => tab.click()
  button.onpointerenter = button.onfocus = loadAhead
  dialog.append(closeButton, help)
  addStyle(root, dialogStyle)
  return () => {
    if (!element.isConnected) return leave()
    addEventListener('message', onMessage)
    write()
    const { href } = tab
    tab.href = address()
    if (frame.src && tab.href !== href) load()
    if (!isModal) return
    follow()
    if (!isFrugal() && element.hasAttribute('site')) loadAhead()
  }
}
