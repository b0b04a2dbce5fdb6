import { type RefObject, useEffect, useRef, useState } from 'react'
import { focusField } from './focus-field.ts'

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
