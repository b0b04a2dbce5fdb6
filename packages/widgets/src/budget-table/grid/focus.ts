import { flushSync } from 'react-dom'

/** Puts the focus on the cell where one is, in sight. */
export const focusHere = (grid: HTMLElement | null): void => {
  const here = grid?.querySelector<HTMLElement>('[data-here]')
  if (!here) return
  if (!here.querySelector('input, textarea')) here.focus({ preventScroll: true })
  here.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Does something, has it drawn, and goes on from the cell where one is then. */
export const thenFocus = (grid: HTMLElement | null, run: () => void): void => {
  flushSync(run)
  focusHere(grid)
}

/** The table around something. */
export const gridOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role="treegrid"]') : null

/** The cell around something. */
export const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
