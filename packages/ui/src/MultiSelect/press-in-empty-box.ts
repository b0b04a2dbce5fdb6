import type { KeyboardEvent } from 'react'
import { stepOf } from '../keys/step-of.ts'

/** In the empty box Backspace gives back the last choice, and the arrow towards the choices goes to it. */
export const pressInEmptyBox = (
  event: KeyboardEvent,
  direction: 'ltr' | 'rtl',
  tags: HTMLElement | null,
  giveBack: () => void,
): void => {
  // Held down, it empties the input and no more.
  if (event.key === 'Backspace' && !event.repeat) giveBack()
  if (stepOf(event.key, direction) < 0) [...(tags?.querySelectorAll('button') ?? [])].at(-1)?.focus()
}
