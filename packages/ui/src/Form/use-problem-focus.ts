import { type RefObject, useEffect, useRef, useState } from 'react'
import { focusField } from './focus-field.ts'

/** Scrolls to a form-level error. It follows the fields, and may be off screen while the buttons stick. */
export const intoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' })

/** Moves focus to the first error after a submission. Live validation never moves focus, because the user is typing. */
export const useProblemFocus = (form: RefObject<HTMLFormElement | null>, names: readonly string[]) => {
  const isWaiting = useRef(false)
  const [sendings, setSendings] = useState(0)
  const wrong = names.join()

  useEffect(() => {
    if (!wrong || !isWaiting.current || sendings === 0) return
    isWaiting.current = false
    focusField(form.current, wrong.split(','))
  }, [form, wrong, sendings])

  return {
    typed: () => {
      isWaiting.current = false
    },
    sent: () => {
      isWaiting.current = true
      setSendings(count => count + 1)
    },
  }
}
