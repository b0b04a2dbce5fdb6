import { type KeyboardEvent, useState } from 'react'
import { stepOf } from '../../keys/index.ts'
import { useTextSource } from '../../texts/index.ts'

/** A roving tab index for a row of buttons. Arrow keys follow the visual order, and Home and End go to the ends. */
export const useRovingTabIndex = <Id extends string>(first: Id) => {
  const [at, setAt] = useState(first)
  const { direction } = useTextSource()
  return {
    moveTo: setAt,
    tabIndexOf: (id: Id) => (id === at ? 0 : -1),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const buttons: Element[] = [...event.currentTarget.querySelectorAll('button')]
      const index = document.activeElement ? buttons.indexOf(document.activeElement) : -1
      const step = stepOf(event.key, direction)
      const ends: Readonly<Record<string, number>> = { Home: 0, End: buttons.length - 1 }
      const next = ends[event.key] ?? (step && (index + step + buttons.length) % buttons.length)
      if (index < 0 || (step === 0 && ends[event.key] === undefined)) return
      event.preventDefault()
      const button = buttons[next]
      if (button instanceof HTMLElement) button.focus()
    },
  }
}
