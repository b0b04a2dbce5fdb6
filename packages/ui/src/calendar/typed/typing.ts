import { monthsFrom } from './month-names.ts'
import { western } from './western-digits.ts'

const isMonth = (target: EventTarget | null) => target instanceof HTMLElement && target.dataset.type === 'month'

/** Collects letters until they are the beginning of one month's name, and gives its two figures. */
const monthReader = () => {
  let letters = ''
  const forget = () => {
    letters = ''
  }
  const read = (typed: string) => {
    letters = monthsFrom(letters + typed).length > 0 ? letters + typed : typed
    const [month, ...others] = monthsFrom(letters)
    if (month === undefined || others.length > 0) return ''
    forget()
    return String(month).padStart(2, '0')
  }
  return { forget, read }
}

/**
 * Passes keys to a box of segments as React Aria reads them, until the signal: in a locale that asks for Western digits
 * it reads no others, and a month by its number only, while the portal shows its name.
 */
export const readTyping = (box: HTMLElement, signal: AbortSignal) => {
  const month = monthReader()
  const onBeforeInput = (event: InputEvent) => {
    const { target, inputType } = event
    const data = event.data ?? ''
    // A composition cannot be stopped.
    if (inputType === 'insertCompositionText' || /^\d*$/.test(data)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const digits = /^\d+$/.test(western(data)) ? western(data) : isMonth(target) && month.read(data)
    if (!digits) return
    target?.dispatchEvent(new InputEvent('beforeinput', { data: digits, inputType, bubbles: true, cancelable: true }))
  }
  box.addEventListener('beforeinput', onBeforeInput, { capture: true, signal })
  box.addEventListener('focusin', month.forget, { signal })
}
