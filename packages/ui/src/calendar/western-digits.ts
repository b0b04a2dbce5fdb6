/** Arabic-Indic and Persian digits as Western ones. */
export const western = (text: string) => text.replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 0xf))

const translate = (event: InputEvent) => {
  const data = western(event.data ?? '')
  if (data === (event.data ?? '')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const { inputType } = event
  event.target?.dispatchEvent(new InputEvent('beforeinput', { data, inputType, bubbles: true, cancelable: true }))
}

/**
 * For the `ref` of a box of segments: Arabic keyboards type Arabic-Indic digits, which React Aria does not read in a
 * locale that asks for Western ones.
 */
export const readsArabicDigits = (box: HTMLElement | null) => {
  box?.addEventListener('beforeinput', translate, { capture: true })
  return () => box?.removeEventListener('beforeinput', translate, { capture: true })
}
