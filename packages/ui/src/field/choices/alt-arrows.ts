import type { KeyboardEvent } from 'react'

/** What of a combo box the keys change. */
interface Openable {
  open: (strategy: null, trigger: 'manual') => void
  close: () => void
}

/** Alt with the down arrow opens the list and marks nothing, with the up arrow closes it: keys of every platform's own. */
export const pressAltArrow = (state: Openable | null, event: KeyboardEvent): void => {
  if (!event.altKey || !/^Arrow(?:Down|Up)$/.test(event.key)) return
  event.preventDefault()
  event.stopPropagation()
  if (event.key === 'ArrowDown') state?.open(null, 'manual')
  else state?.close()
}
