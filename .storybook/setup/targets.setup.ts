import { afterEach, expect } from 'vitest'
import { smallTargets } from './small-targets.ts'

// Stricter than axe, which accepts space around a target instead of its size.
afterEach(() => {
  expect(smallTargets()).toEqual([])
})
