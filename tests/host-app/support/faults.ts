import axe from 'axe-core'
import { expect } from 'vitest'

/** What axe finds in a part of the page, once nothing in it moves any more: half-faded words have no contrast. */
export const faults = async (part: Element) => {
  await expect.poll(() => document.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([])
  return (await axe.run(part)).violations
}
