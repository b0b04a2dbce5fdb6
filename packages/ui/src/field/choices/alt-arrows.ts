import type { KeyboardEvent } from 'react'

/** The part of a combo box's state that the keys change. */
interface Openable {
  open: (strategy: null, trigger: 'manual') => void
  close: () => void
}

/** Alt+Arrow Down opens the list without virtual focus, and Alt+Arrow Up closes it, as in native combo boxes. */
export const pressAltArrow = (state: Openable | null, event: KeyboardEvent): void => {
  if (!event.altKey || !/^Arrow(?:Down|Up)$/.test(event.key)) return
  event.preventDefault()
  event.stopPropagation()
  if (event.key === 'ArrowDown') state?.open(null, 'manual')
  else state?.close()
}
