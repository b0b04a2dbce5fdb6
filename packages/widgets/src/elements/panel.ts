import { make } from './dom.ts'
import { frameIn } from './frame.ts'
import { dialogStyle } from './launcher-style.ts'
import type { Launcher } from './place.ts'
import { lockScroll } from './scroll-lock.ts'

// The frame's first message may arrive shortly after its load event.
const PATIENCE_MS = 1000

/** The value of `open` while the dialog is shown. */
const SHOWN = 'shown'

/** Whether the connection is slow or metered. The frame then loads only when the person shows interest. */
const isFrugal = () => {
  const { saveData, effectiveType } = Object(Object(window.navigator).connection)
  return saveData === true || /[23]g/.test(effectiveType)
}

/**
 * Puts a dialog behind a launcher, with a frame from the portal's origin. Returns a function to call when the element
 * is added, removed, or changed. Nothing outside refers to a removed element.
 */
export const panelOf = (launcher: Launcher): (() => void) => {
  const { element, button, root, addStyle, address } = launcher
  let hasShown = false
  /** Set from `portal-open` to `portal-close`. */
  let unlock: (() => void) | undefined
  const close = () => element.removeAttribute('open')
  const openTab = () => document.open(address(), '', '')
  const release = () => {
    if (unlock) unlock()
    unlock = undefined
  }
  const dialog = make('dialog', {
    onclose: () => {
      // The page may have opened it again before this event.
      if (dialog.open || !unlock) return
      release()
      close()
      dispatch('close')
    },
    // Before version 16, Safari scrolls a locked page by touch. Two fingers must still zoom.
    ontouchmove: event => {
      if (event.cancelable && event.touches.length < 2) event.preventDefault()
    },
  })
  const { dispatch, frame, load, show, update, leave, help } = frameIn(launcher, dialog, PATIENCE_MS)
  // After a failure, each sign of interest retries.
  const loadAhead = () => {
    if (frame.hidden) load()
  }
  const closeButton = make('button', { textContent: '✕', onclick: close })
  const follow = () => {
    const isOpen = element.hasAttribute('open')
    if (isOpen === dialog.open) return
    if (!isOpen) return dialog.close()
    // This element was copied while its form was open, as when a page is restored. The copy starts closed.
    if (element.getAttribute('open') === SHOWN && !hasShown) return close()
    loadAhead()
    dialog.showModal()
    // In a hidden part of the page, the dialog would be invisible and the page inert.
    if (!dialog.offsetWidth) {
      close()
      openTab()
      return
    }
    hasShown = true
    element.setAttribute('open', SHOWN)
    // Focuses last, because focus set earlier would move back.
    show()
    if (unlock) return
    unlock = lockScroll()
    dispatch('open')
  }

  const isModal = 'showModal' in dialog
  if (isModal) root.appendChild(dialog)
  // Browsers without dialogs open the form in a tab.
  else button.onclick = openTab
  button.onpointerenter = button.onfocus = loadAhead
  dialog.appendChild(closeButton)
  dialog.appendChild(help)
  addStyle(root, dialogStyle)
  // The page may hide an ancestor while the dialog is open.
  new ResizeObserver(() => {
    if (!dialog.offsetWidth) close()
  }).observe(dialog)
  return () => {
    if (!element.isConnected) {
      leave()
      release()
      dialog.open = false
      return
    }
    const isArabic = element.getAttribute('locale') === 'ar'
    dialog.dir = isArabic ? 'rtl' : 'ltr'
    frame.title = button.textContent ?? ''
    dialog.setAttribute('aria-label', frame.title)
    closeButton.setAttribute('aria-label', isArabic ? 'إغلاق' : 'Close')
    const [isElsewhere, isMoved] = update(isArabic, isArabic ? 'لم يُحمَّل النموذج.' : 'The form did not load.')
    if (isElsewhere && frame.src) load()
    if (!isModal) return
    // A move removes the dialog from the top layer.
    if (isMoved) dialog.open = false
    follow()
    // Without a key, the frame loads at once, because it says what is wrong.
    if (!isFrugal() || !element.hasAttribute('site')) loadAhead()
  }
}
