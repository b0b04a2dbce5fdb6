import { type RefObject, useEffect, useRef, useState } from 'react'
import { focusField } from './focus-field.ts'

/** For what was refused as a whole: it is said at the end of the fields, which may be out of sight while the buttons stick. */
export const intoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' })

/**
 * Moves focus to the first problem that a sending brought to light; live validation must not take it from who is
 * typing.
 */
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
