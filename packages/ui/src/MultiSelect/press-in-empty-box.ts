import type { KeyboardEvent } from 'react'
import { stepOf } from '../keys/index.ts'

/** In the empty box, Backspace removes the last choice, and the arrow key towards the tags focuses them. */
export const pressInEmptyBox = (
  event: KeyboardEvent,
  direction: 'ltr' | 'rtl',
  tags: HTMLElement | null,
  giveBack: () => void,
): void => {
  // A held Backspace empties the input, and must not continue with the choices.
  if (event.key === 'Backspace' && !event.repeat) giveBack()
  if (stepOf(event.key, direction) < 0) [...(tags?.querySelectorAll('button') ?? [])].at(-1)?.focus()
}
