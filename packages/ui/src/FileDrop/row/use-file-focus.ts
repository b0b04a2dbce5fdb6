import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** Keeps focus in the row when the pressed button disappears with the state. */
export const useFileFocus = (state: string) => {
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
