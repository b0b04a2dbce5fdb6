import axe from 'axe-core'
import { expect } from 'vitest'

/**
 * Accessibility violations that axe finds. Running animations are awaited first, because half-faded text lacks
 * contrast.
 */
export const faults = async (part: Element) => {
  await expect.poll(() => document.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([])
  return (await axe.run(part)).violations
}
