import { afterEach, expect } from 'vitest'
import { smallTargets } from './small-targets.ts'

// axe takes room around a target in place of its size; here nothing does.
afterEach(() => {
  expect(smallTargets()).toEqual([])
})
