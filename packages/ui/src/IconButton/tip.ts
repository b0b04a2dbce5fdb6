import { tip } from './tip.css.ts'

let box: HTMLElement | undefined
let owner: HTMLElement | undefined

const isPopover = typeof HTMLElement !== 'undefined' && 'showPopover' in HTMLElement.prototype

const make = () => {
  const made = document.createElement('div')
  made.className = tip
  // It repeats the button's accessible name.
  made.setAttribute('aria-hidden', 'true')
  // The top layer puts it above dialogs. Without popover support, it may be below them.
  if (isPopover) made.popover = 'manual'
  return made
}

const GAP = 6

const place = (tipBox: HTMLElement, around: DOMRect) => {
  const { width, height } = tipBox.getBoundingClientRect()
  const above = around.top - height - GAP
  const start = around.left + around.width / 2 - width / 2
  tipBox.style.top = `${above >= 0 ? above : around.bottom + GAP}px`
  tipBox.style.left = `${Math.max(GAP, Math.min(start, document.documentElement.clientWidth - width - GAP))}px`
}

const dismiss = (event: KeyboardEvent) => {
  if (owner && /^(?:Escape|Enter| )$/.test(event.key)) hide(owner)
}

const away = ['scroll', 'pointerdown', 'focusin'] as const

const leave = () => owner && hide(owner)

// A removed button fires no blur event.
const watch =
  typeof MutationObserver !== 'undefined' &&
  new MutationObserver(() => {
    if (!owner?.isConnected) leave()
  })

/** Removes a button's tooltip. */
export const hide = (button: HTMLElement): void => {
  if (owner !== button) return
  delete button.dataset.tip
  owner = undefined
  box?.remove()
  removeEventListener('keydown', dismiss, true)
  for (const happening of away) removeEventListener(happening, leave, true)
  if (watch) watch.disconnect()
}

/** Shows a focused button's name as a tooltip. Escape closes it, together with a surrounding dialog. */
export const show = (button: HTMLElement): void => {
  // A Tooltip component has replaced it.
  if (document.activeElement !== button || button.hasAttribute('aria-describedby')) return
  leave()
  owner = button
  button.dataset.tip = 'shown'
  box ??= make()
  box.textContent = button.getAttribute('aria-label')
  button.ownerDocument.body.append(box)
  if (isPopover) box.showPopover()
  place(box, button.getBoundingClientRect())
  addEventListener('keydown', dismiss, true)
  for (const happening of away) addEventListener(happening, leave, true)
  if (watch) watch.observe(button.ownerDocument, { childList: true, subtree: true })
}
