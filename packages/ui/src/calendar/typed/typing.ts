import { monthsStartingWith } from './month-names.ts'
import { western } from './read-date.ts'

const isMonth = (target: EventTarget | null) => target instanceof HTMLElement && target.dataset.type === 'month'

/** Collects typed letters until they identify one month. Returns its two-digit number. */
const monthReader = () => {
  let letters = ''
  const forget = () => {
    letters = ''
  }
  const read = (typed: string) => {
    letters = monthsStartingWith(letters + typed).length > 0 ? letters + typed : typed
    const [month, ...others] = monthsStartingWith(letters)
    if (month === undefined || others.length > 0) return ''
    forget()
    return String(month).padStart(2, '0')
  }
  return { forget, read }
}

/**
 * Translates typed characters for React Aria until the signal aborts. React Aria accepts only Western digits in this
 * locale, and only numbers for months, although the portal shows names.
 */
export const readTyping = (box: HTMLElement, signal: AbortSignal) => {
  const month = monthReader()
  const onBeforeInput = (event: InputEvent) => {
    const { target, inputType } = event
    const data = event.data ?? ''
    // Composition events can't be cancelled.
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
