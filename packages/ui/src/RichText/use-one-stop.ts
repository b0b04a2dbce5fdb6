import { type KeyboardEvent, useState } from 'react'

const stepOf = (event: KeyboardEvent<HTMLElement>) => {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  if (event.key === 'ArrowRight') return isRtl ? -1 : 1
  if (event.key === 'ArrowLeft') return isRtl ? 1 : -1
  return 0
}

/** One stop of the Tab key for a row of buttons: arrows follow what is seen, Home and End lead to the ends. */
export const useOneStop = <Id extends string>(first: Id) => {
  const [at, setAt] = useState(first)
  return {
    moveTo: setAt,
    tabIndexOf: (id: Id) => (id === at ? 0 : -1),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const buttons: Element[] = [...event.currentTarget.querySelectorAll('button')]
      const index = document.activeElement ? buttons.indexOf(document.activeElement) : -1
      const step = stepOf(event)
      const ends: Readonly<Record<string, number>> = { Home: 0, End: buttons.length - 1 }
      const next = ends[event.key] ?? (step && (index + step + buttons.length) % buttons.length)
      if (index < 0 || (step === 0 && ends[event.key] === undefined)) return
      event.preventDefault()
      const button = buttons[next]
      if (button instanceof HTMLElement) button.focus()
    },
  }
}
