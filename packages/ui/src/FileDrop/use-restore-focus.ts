import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** The button that was pressed may go as the state changes; the focus then stays in its row. */
export const useRestoreFocus = (state: string) => {
  const ref = useRef<HTMLLIElement>(null)
  const isHere = useRef(false)
  useLayoutEffect(() => {
    if (state && isHere.current && !ref.current?.contains(document.activeElement))
      ref.current?.querySelector('button')?.focus()
  }, [state])
  return {
    ref,
    onFocus: () => {
      isHere.current = true
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      isHere.current = event.currentTarget.contains(event.relatedTarget)
    },
  }
}
